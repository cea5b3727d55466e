<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hi" sourcelanguage="en">
<context>
    <name>AboutView</name>
    <message>
        <source>About this kiosk</source>
        <translation>इस कियोस्क के बारे में</translation>
    </message>
    <message>
        <source>The kiosk in words: {words}</source>
        <translation>शब्दों में कियोस्क: {words}</translation>
    </message>
    <message>
        <source>Kiosk: {name}</source>
        <translation>कियोस्क: {name}</translation>
    </message>
    <message>
        <source>Survey: {title} ({id}, version {version})</source>
        <translation>सर्वेक्षण: {title} ({id}, संस्करण {version})</translation>
    </message>
    <message>
        <source>Enrolment file…</source>
        <translation>नामांकन फ़ाइल…</translation>
    </message>
    <message>
        <source>Measure the screen…</source>
        <translation>स्क्रीन नापें…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>वापस</translation>
    </message>
</context>
<context>
    <name>AdviceView</name>
    <message>
        <source>Supervisor</source>
        <translation>पर्यवेक्षक</translation>
    </message>
</context>
<context>
    <name>AfterView</name>
    <message>
        <source>That is done.</source>
        <translation>यह पूरा हुआ।</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>आगे</translation>
    </message>
    <message>
        <source>For this question the wheel can change what is recorded.</source>
        <translation>इस सवाल में पहिया बदल सकता है कि क्या दर्ज हो।</translation>
    </message>
    <message>
        <source>{count} of every {of} recorded answers to this question come from the wheel.</source>
        <translation>इस सवाल के हर {of} दर्ज जवाबों में से {count} पहिये से आते हैं।</translation>
    </message>
    <message>
        <source>About {count} of every {of} recorded answers to this question come from the wheel.</source>
        <translation>इस सवाल के हर {of} दर्ज जवाबों में से लगभग {count} पहिये से आते हैं।</translation>
    </message>
</context>
<context>
    <name>AskNewFileView</name>
    <message>
        <source>Begin a new file?</source>
        <translation>नई फ़ाइल शुरू करें?</translation>
    </message>
    <message>
        <source>The current collection file is closed and kept; every later export still contains it.</source>
        <translation>मौजूदा संग्रह फ़ाइल बंद करके सुरक्षित रखी जाती है; बाद के हर निर्यात में भी वह शामिल रहेगी।</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>अभी नहीं</translation>
    </message>
    <message>
        <source>Begin a new file</source>
        <translation>नई फ़ाइल शुरू करें</translation>
    </message>
</context>
<context>
    <name>AskingView</name>
    <message>
        <source>Go on</source>
        <translation>आगे</translation>
    </message>
    <message>
        <source>Spin</source>
        <translation>घुमाएँ</translation>
    </message>
    <message>
        <source>This answer does not fit here. Please look at it once more.</source>
        <translation>यह जवाब यहाँ ठीक नहीं बैठता। कृपया इसे एक बार फिर देख लें।</translation>
    </message>
    <message>
        <source>Spin first. Only you see it.</source>
        <translation>पहले घुमाएँ। इसे सिर्फ़ आप देखते हैं।</translation>
    </message>
    <message>
        <source>Answer the first question.</source>
        <translation>पहले सवाल का जवाब दें।</translation>
    </message>
    <message>
        <source>Answer the second question.</source>
        <translation>दूसरे सवाल का जवाब दें।</translation>
    </message>
    <message>
        <source>The wheel asks you. Touch your own answer.</source>
        <translation>पहिया आपसे पूछता है। अपना जवाब छुएँ।</translation>
    </message>
    <message>
        <source>The wheel answers “{label}” for you. Just go on.</source>
        <translation>पहिया आपकी जगह “{label}” जवाब देता है। बस आगे बढ़ें।</translation>
    </message>
</context>
<context>
    <name>BlockFrame</name>
    <message>
        <source>Result</source>
        <translation>परिणाम</translation>
    </message>
    <message>
        <source>Your note on this result</source>
        <translation>इस परिणाम पर आपकी टिप्पणी</translation>
    </message>
    <message>
        <source>Run again</source>
        <translation>फिर चलाएँ</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>ऊपर ले जाएँ</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>नीचे ले जाएँ</translation>
    </message>
    <message>
        <source>&amp;Run again</source>
        <translation>फिर चलाएँ (&amp;R)</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>ऊपर ले जाएँ (&amp;U)</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>नीचे ले जाएँ (&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Half the width</source>
        <translation>आधी चौड़ाई (&amp;H)</translation>
    </message>
    <message>
        <source>Write a &amp;note</source>
        <translation>टिप्पणी लिखें (&amp;N)</translation>
    </message>
    <message>
        <source>Du&amp;plicate</source>
        <translation>प्रतिलिपि बनाएँ (&amp;P)</translation>
    </message>
    <message>
        <source>H&amp;ide, and leave out of the report</source>
        <translation>छिपाएँ और रिपोर्ट से बाहर रखें (&amp;I)</translation>
    </message>
    <message>
        <source>Remo&amp;ve</source>
        <translation>हटाएँ (&amp;V)</translation>
    </message>
    <message>
        <source>More for this analysis</source>
        <translation>इस विश्लेषण के लिए और</translation>
    </message>
    <message>
        <source>{title}
Drag it to another place.</source>
        <translation>{title}
इसे खींचकर दूसरी जगह ले जाएँ।</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>छिपा हुआ</translation>
    </message>
    <message>
        <source>Out of date</source>
        <translation>पुराना</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>रोका गया</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>गणना हो रही है…</translation>
    </message>
    <message>
        <source>Choose the options of this analysis at the side.</source>
        <translation>बगल में इस विश्लेषण के विकल्प चुनें।</translation>
    </message>
    <message>
        <source>The options at the side are not complete, so this result is out of date.</source>
        <translation>बगल के विकल्प पूरे नहीं हैं, इसलिए यह परिणाम पुराना है।</translation>
    </message>
</context>
<context>
    <name>BudgetPanel</name>
    <message>
        <source>Divide</source>
        <translation>बाँटें</translation>
    </message>
    <message>
        <source>Dividing ε…</source>
        <translation>ε बाँटा जा रहा है…</translation>
    </message>
    <message>
        <source>What each question receives</source>
        <translation>हर प्रश्न को क्या मिलता है</translation>
    </message>
    <message>
        <source>Largest ε of one respondent</source>
        <translation>एक उत्तरदाता का सबसे बड़ा ε</translation>
    </message>
    <message>
        <source>Total over all randomized questions.</source>
        <translation>सभी यादृच्छिक प्रश्नों को मिलाकर।</translation>
    </message>
    <message>
        <source>Number of interviews</source>
        <translation>साक्षात्कारों की संख्या</translation>
    </message>
    <message>
        <source>Divide ε</source>
        <translation>ε बाँटें</translation>
    </message>
    <message>
        <source>smallest worst error</source>
        <translation>सबसे बड़ी त्रुटि को सबसे छोटा करते हुए</translation>
    </message>
    <message>
        <source>equally</source>
        <translation>बराबर-बराबर</translation>
    </message>
    <message>
        <source>by importance</source>
        <translation>महत्व के अनुसार</translation>
    </message>
    <message>
        <source>Importance</source>
        <translation>महत्व</translation>
    </message>
    <message>
        <source>For example drugs=2 trust=1; all others count 1.</source>
        <translation>जैसे drugs=2 trust=1; बाक़ी का 1 है।</translation>
    </message>
    <message>
        <source>Each respondent is asked</source>
        <translation>हर उत्तरदाता से पूछे जाते हैं</translation>
    </message>
    <message>
        <source>Save as a survey…</source>
        <translation>सर्वेक्षण के रूप में सहेजें…</translation>
    </message>
    <message>
        <source>all {count} questions</source>
        <translation>सभी {count} प्रश्न</translation>
    </message>
    <message>
        <source>{some} of {count}, chosen at random</source>
        <translation>{count} में से {some}, संयोग से चुने हुए</translation>
    </message>
    <message>
        <source>as in the survey now</source>
        <translation>जैसा सर्वेक्षण अभी है</translation>
    </message>
    <message>
        <source>Largest standard error, in points</source>
        <translation>मानक त्रुटि सबसे बुरी स्थिति में, अंकों में</translation>
    </message>
    <message>
        <source>Chart of standard errors by question</source>
        <translation>प्रश्न के अनुसार मानक त्रुटियों का चार्ट</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>प्रश्न</translation>
    </message>
    <message>
        <source>One respondent gives away ε = {epsilon} in total; the largest standard error is {se} percentage points.</source>
        <translation>एक उत्तरदाता कुल ε = {epsilon} उजागर करता है; सबसे बड़ी मानक त्रुटि {se} प्रतिशत अंक है।</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>प्रश्न</translation>
    </message>
    <message>
        <source>ε</source>
        <translation>ε</translation>
    </message>
    <message>
        <source>Its part of the budget</source>
        <translation>बजट में से इसे कितना मिलता है</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>त्रुटि</translation>
    </message>
    <message>
        <source>Largest standard error, in percentage points; for a number, in percent of its scale</source>
        <translation>सबसे बुरी स्थिति में मानक त्रुटि, प्रतिशत अंकों में; संख्या के लिए, उसके पैमाने के</translation>
    </message>
    <message>
        <source>ε now</source>
        <translation>अभी का ε</translation>
    </message>
    <message>
        <source>In the survey now</source>
        <translation>जैसा सर्वेक्षण अभी है</translation>
    </message>
    <message>
        <source>Design</source>
        <translation>डिज़ाइन</translation>
    </message>
    <message>
        <source>{question} gets ε = {epsilon} ({design}: {parameters}). With {n} reports its standard error is at most {se} percentage points.</source>
        <translation>{question} को ε = {epsilon} मिलता है ({design}: {parameters})। {n} रिपोर्टों पर इसकी मानक त्रुटि अधिक से अधिक {se} प्रतिशत अंक है।</translation>
    </message>
    <message>
        <source>{some} of {count}</source>
        <translation>{count} में से {some}</translation>
    </message>
    <message>
        <source>Each is asked</source>
        <translation>हर एक से पूछे जाते हैं</translation>
    </message>
    <message>
        <source>Reports to each</source>
        <translation>हर प्रश्न की रिपोर्टें</translation>
    </message>
    <message>
        <source>Largest ε</source>
        <translation>सबसे बड़ा ε</translation>
    </message>
    <message>
        <source>Largest error</source>
        <translation>सबसे बड़ी त्रुटि</translation>
    </message>
    <message>
        <source>Largest standard error</source>
        <translation>सबसे बड़ी मानक त्रुटि</translation>
    </message>
    <message>
        <source>Chart of the largest standard error by the number of questions asked</source>
        <translation>पूछे गए प्रश्नों की संख्या के अनुसार सबसे बड़ी मानक त्रुटि का चार्ट</translation>
    </message>
    <message>
        <source>Asking fewer</source>
        <translation>कम प्रश्न पूछना</translation>
    </message>
    <message>
        <source>The largest standard error is smallest if each respondent is asked {some} of the {count} questions. Nothing can then be said about the relationship of two questions that nobody is asked together.</source>
        <translation>सबसे बड़ी मानक त्रुटि तब सबसे छोटी होती है जब हर उत्तरदाता से {count} में से {some} प्रश्न पूछे जाएँ। तब ऐसे दो प्रश्नों के बारे में कुछ नहीं कहा जा सकता जो किसी से एक साथ नहीं पूछे जाते।</translation>
    </message>
    <message>
        <source>Save as a survey</source>
        <translation>सर्वेक्षण के रूप में सहेजें</translation>
    </message>
    <message>
        <source>Surveys (*.survey.json)</source>
        <translation>सर्वेक्षण (*.survey.json)</translation>
    </message>
    <message>
        <source>Saved {file} in {folder}.</source>
        <translation>{folder} में {file} सहेजी गई।</translation>
    </message>
</context>
<context>
    <name>BusyBar</name>
    <message>
        <source>Progress</source>
        <translation>प्रगति</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>रद्द करें</translation>
    </message>
    <message>
        <source>{done} of {total}</source>
        <translation>{total} में से {done}</translation>
    </message>
    <message>
        <source>{rate} per second, {seconds} s left</source>
        <translation>{rate} प्रति सेकंड, {seconds} से॰ बाकी</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>रोका जा रहा है…</translation>
    </message>
</context>
<context>
    <name>CardsView</name>
    <message>
        <source>Pick a card</source>
        <translation>एक पत्ता चुनें</translation>
    </message>
    <message>
        <source>The square that locks the hidden number</source>
        <translation>छिपी हुई संख्या को पक्का करने वाला चौकोर निशान</translation>
    </message>
    <message>
        <source>This device has hidden a number. The square locks it: it cannot change.</source>
        <translation>इस मशीन ने एक संख्या छिपाई है। चौकोर निशान उसे पक्का कर देता है: वह बदल नहीं सकती।</translation>
    </message>
    <message>
        <source>To check later, take a photo of this square.</source>
        <translation>बाद में जाँचने के लिए इस चौकोर निशान की फ़ोटो लें।</translation>
    </message>
    <message>
        <source>Your card is added to the hidden number. That is where the wheel stops, so this device cannot choose it. Any card will do. You may throw a die to choose one. If the device chooses, you must trust it.</source>
        <translation>आपका पत्ता छिपी हुई संख्या में जोड़ा जाता है। पहिया वहीं रुकता है, इसलिए यह मशीन उसे नहीं चुन सकती। कोई भी पत्ता चलेगा। आप पासा फेंककर चुन सकते हैं। अगर मशीन चुने, तो आपको उस पर भरोसा करना होगा।</translation>
    </message>
    <message>
        <source>Let the device choose</source>
        <translation>मशीन को चुनने दें</translation>
    </message>
    <message>
        <source>Test it</source>
        <translation>जाँच करें</translation>
    </message>
    <message>
        <source>Name of the square: {words}. The name proves nothing; the square does.</source>
        <translation>चौकोर निशान का नाम: {words}। नाम कुछ साबित नहीं करता; चौकोर निशान करता है।</translation>
    </message>
</context>
<context>
    <name>ChartView</name>
    <message>
        <source>Chart</source>
        <translation>चार्ट</translation>
    </message>
    <message>
        <source>&amp;Copy the picture</source>
        <translation>चित्र की नक़ल करें (&amp;C)</translation>
    </message>
</context>
<context>
    <name>CheckView</name>
    <message>
        <source>A short check. Nothing happens if you mix things up.</source>
        <translation>एक छोटी-सी जाँच। गलती हो जाए तो कोई बात नहीं।</translation>
    </message>
    <message>
        <source>It is easy to mix up. Here it is once more.</source>
        <translation>इसमें भूल होना आसान है। लीजिए, एक बार फिर।</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>आगे</translation>
    </message>
</context>
<context>
    <name>ChoiceList</name>
    <message>
        <source>Columns that are its choices</source>
        <translation>स्तंभ जो इसके विकल्प हैं</translation>
    </message>
    <message>
        <source>A question for each column</source>
        <translation>हर स्तंभ के लिए एक प्रश्न</translation>
    </message>
</context>
<context>
    <name>ChoicesBox</name>
    <message>
        <source>Choices: id in the data, and text</source>
        <translation>विकल्प: रिकॉर्ड में आईडी, और पाठ</translation>
    </message>
    <message>
        <source>Add a choice</source>
        <translation>विकल्प जोड़ें</translation>
    </message>
    <message>
        <source>Id of choice {number}</source>
        <translation>विकल्प {number} की आईडी</translation>
    </message>
    <message>
        <source>Text of choice {number}</source>
        <translation>विकल्प {number} का पाठ</translation>
    </message>
    <message>
        <source>Move choice {number} up</source>
        <translation>विकल्प {number} ऊपर ले जाएँ</translation>
    </message>
    <message>
        <source>Move choice {number} down</source>
        <translation>विकल्प {number} नीचे ले जाएँ</translation>
    </message>
    <message>
        <source>Remove choice {number}</source>
        <translation>विकल्प {number} हटाएँ</translation>
    </message>
</context>
<context>
    <name>ChoosePinView</name>
    <message>
        <source>Once more, the same PIN.</source>
        <translation>वही PIN एक बार फिर डालें।</translation>
    </message>
    <message>
        <source>The two were not the same. Choose a PIN again.</source>
        <translation>दोनों एक जैसे नहीं थे। फिर से PIN चुनें।</translation>
    </message>
</context>
<context>
    <name>Choosing</name>
    <message>
        <source>Please touch at least one answer.</source>
        <translation>कृपया कम से कम एक जवाब छुएँ।</translation>
    </message>
    <message>
        <source>You can choose up to {most}. To choose another, clear one first.</source>
        <translation>आप अधिक से अधिक {most} चुन सकते हैं। कोई और चुनने के लिए पहले एक हटाएँ।</translation>
    </message>
    <message>
        <source>Touch up to {most} answers that apply, then confirm.</source>
        <translation>जो जवाब आप पर लागू हों उन्हें छुएँ, अधिक से अधिक {most}, फिर पुष्टि करें।</translation>
    </message>
    <message>
        <source>Touch all answers that apply, then confirm.</source>
        <translation>जो भी जवाब आप पर लागू हों उन सबको छुएँ, फिर पुष्टि करें।</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>पुष्टि करें</translation>
    </message>
    <message>
        <source>None of these</source>
        <translation>इनमें से कोई नहीं</translation>
    </message>
</context>
<context>
    <name>ColumnPane</name>
    <message>
        <source>Used for</source>
        <translation>किस काम में</translation>
    </message>
</context>
<context>
    <name>ColumnWords</name>
    <message>
        <source>Not used</source>
        <translation>काम में नहीं</translation>
    </message>
    <message>
        <source>A question</source>
        <translation>एक प्रश्न</translation>
    </message>
    <message>
        <source>A choice of a new question</source>
        <translation>एक नए प्रश्न का विकल्प</translation>
    </message>
    <message>
        <source>Weight: how many people a row represents</source>
        <translation>भार: एक पंक्ति कितने लोगों की ओर से है</translation>
    </message>
    <message>
        <source>Stratum</source>
        <translation>स्तर समूह</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>गुच्छ</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>प्रश्न</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>भार</translation>
    </message>
    <message>
        <source>A choice of {name}</source>
        <translation>{name} का एक विकल्प</translation>
    </message>
    <message>
        <source>Question {name}: {text}</source>
        <translation>प्रश्न {name}: {text}</translation>
    </message>
    <message>
        <source>{type} · {level}</source>
        <translation>{type} · {level}</translation>
    </message>
    <message>
        <source>Not assigned</source>
        <translation>निर्धारित नहीं</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>चुना गया</translation>
    </message>
    <message>
        <source>not chosen</source>
        <translation>नहीं चुना गया</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>कोई उत्तर नहीं</translation>
    </message>
    <message>
        <source>Values not assigned: {values}; rows left out: {rows}</source>
        <translation>अनिर्धारित मान: {values}; छोड़ी गई पंक्तियाँ: {rows}</translation>
    </message>
    <message>
        <source>Rows left out: {rows}</source>
        <translation>छोड़ी गई पंक्तियाँ: {rows}</translation>
    </message>
</context>
<context>
    <name>ColumnsModel</name>
    <message>
        <source>Column</source>
        <translation>स्तंभ</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>उपयोग</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>नाम</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>प्रकार</translation>
    </message>
    <message>
        <source>Design</source>
        <translation>डिज़ाइन</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>मान</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>समस्याएँ</translation>
    </message>
    <message>
        <source>{text}, guessed</source>
        <translation>{text}, अनुमानित</translation>
    </message>
</context>
<context>
    <name>ColumnsView</name>
    <message>
        <source>Columns of the table</source>
        <translation>तालिका के स्तंभ</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>Something went wrong in Surveyapp</source>
        <translation>Surveyapp में कुछ गड़बड़ हुई</translation>
    </message>
    <message>
        <source>Something went wrong in Surveyapp. Your last action may not have been carried out. Everything already stored in the project is safe. You can continue; if it happens again, restart the program.</source>
        <translation>Surveyapp में कुछ गड़बड़ हुई। हो सकता है कि आपका पिछला काम पूरा न हुआ हो। प्रोजेक्ट में जो पहले से सहेजा गया है, वह सुरक्षित है। आप जारी रख सकते हैं; फिर ऐसा हो तो प्रोग्राम दोबारा शुरू करें।</translation>
    </message>
    <message>
        <source>The report below describes where the program failed. It contains nothing from your survey. Please send it to whoever supports Surveyapp for you.</source>
        <translation>नीचे की रिपोर्ट बताती है कि प्रोग्राम कहाँ रुका। इसमें आपके सर्वेक्षण का कुछ भी नहीं है। कृपया इसे उसे भेजें जो Surveyapp में आपकी मदद करता है।</translation>
    </message>
    <message>
        <source>The report</source>
        <translation>रिपोर्ट</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>आगे</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>रिपोर्ट की नक़ल करें</translation>
    </message>
    <message>
        <source>Open its folder</source>
        <translation>उसका फ़ोल्डर खोलें</translation>
    </message>
</context>
<context>
    <name>DatabaseDialog</name>
    <message>
        <source>Connect to a database</source>
        <translation>डेटाबेस से जोड़ें</translation>
    </message>
    <message>
        <source>Kind of database</source>
        <translation>डेटाबेस का प्रकार</translation>
    </message>
    <message>
        <source>DuckDB file</source>
        <translation>DuckDB फ़ाइल</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>सर्वर</translation>
    </message>
    <message>
        <source>Database</source>
        <translation>डेटाबेस</translation>
    </message>
    <message>
        <source>User</source>
        <translation>उपयोगकर्ता</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>पासवर्ड</translation>
    </message>
    <message>
        <source>File</source>
        <translation>फ़ाइल</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>तालिका</translation>
    </message>
    <message>
        <source>Survey file</source>
        <translation>सर्वेक्षण की फ़ाइल</translation>
    </message>
    <message>
        <source>such as server.example:5432</source>
        <translation>जैसे server.example:5432</translation>
    </message>
    <message>
        <source>The rows of a table become the interviews of this project. They stay where they are: the database counts them, and only the counts come to this computer. The table has one row for each respondent and one column for each question.</source>
        <translation>तालिका की पंक्तियाँ इस परियोजना के साक्षात्कार बन जाती हैं। वे जहाँ हैं वहीं रहती हैं: डेटाबेस उन्हें गिनता है, और इस कंप्यूटर पर केवल गिनतियाँ आती हैं। तालिका में हर उत्तरदाता की एक पंक्ति और हर प्रश्न का एक स्तंभ होता है।</translation>
    </message>
    <message>
        <source>&amp;Kind of database</source>
        <translation>डेटाबेस का प्र&amp;कार</translation>
    </message>
    <message>
        <source>&amp;Server</source>
        <translation>&amp;सर्वर</translation>
    </message>
    <message>
        <source>&amp;Database</source>
        <translation>&amp;डेटाबेस</translation>
    </message>
    <message>
        <source>&amp;User</source>
        <translation>&amp;उपयोगकर्ता</translation>
    </message>
    <message>
        <source>&amp;Password</source>
        <translation>&amp;पासवर्ड</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;फ़ाइल</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;तालिका</translation>
    </message>
    <message>
        <source>Su&amp;rvey file</source>
        <translation>सर्&amp;वेक्षण की फ़ाइल</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>रद्द करें</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>जोड़ें</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>चुनें…</translation>
    </message>
    <message>
        <source>the survey of this project</source>
        <translation>इस परियोजना का सर्वेक्षण</translation>
    </message>
    <message>
        <source>leave empty to use Spark on this computer</source>
        <translation>इस कंप्यूटर पर Spark के लिए खाली छोड़ें</translation>
    </message>
    <message>
        <source>a name, or a .parquet or .csv file</source>
        <translation>कोई नाम, या .parquet या .csv फ़ाइल</translation>
    </message>
    <message>
        <source>The password stays in memory until you close the desk. It is not saved anywhere.</source>
        <translation>पासवर्ड प्रोग्राम बंद करने तक मेमोरी में रहता है। वह कहीं सहेजा नहीं जाता।</translation>
    </message>
    <message>
        <source>The DuckDB file</source>
        <translation>DuckDB फ़ाइल</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>सभी फ़ाइलें (*)</translation>
    </message>
    <message>
        <source>Surveys (*.survey.json)</source>
        <translation>सर्वेक्षण (*.survey.json)</translation>
    </message>
    <message>
        <source>Survey</source>
        <translation>सर्वेक्षण</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>जोड़ा जा रहा है…</translation>
    </message>
</context>
<context>
    <name>DatePad</name>
    <message>
        <source>Next part</source>
        <translation>अगला भाग</translation>
    </message>
    <message>
        <source>Year, month and day: {day}</source>
        <translation>साल, महीना और दिन: {day}</translation>
    </message>
    <message>
        <source>Day, month and year: {day}</source>
        <translation>दिन, महीना और साल: {day}</translation>
    </message>
    <message>
        <source>From {first} to {last}</source>
        <translation>{first} से {last} तक</translation>
    </message>
    <message>
        <source>Not before {first}</source>
        <translation>{first} से पहले नहीं</translation>
    </message>
    <message>
        <source>Not after {last}</source>
        <translation>{last} के बाद नहीं</translation>
    </message>
    <message>
        <source>Please enter a date.</source>
        <translation>कृपया एक तारीख लिखें।</translation>
    </message>
    <message>
        <source>This is not a date yet. Please change it.</source>
        <translation>यह अभी सही तारीख नहीं है। कृपया इसे बदलें।</translation>
    </message>
    <message>
        <source>Your date: {date}</source>
        <translation>आपकी तारीख: {date}</translation>
    </message>
</context>
<context>
    <name>DesignForm</name>
    <message>
        <source>Design</source>
        <translation>डिज़ाइन</translation>
    </message>
    <message>
        <source>&amp;Design</source>
        <translation>डिज़ाइन (&amp;D)</translation>
    </message>
    <message>
        <source>{name}: {meaning}</source>
        <translation>{name}: {meaning}</translation>
    </message>
    <message>
        <source>Number of choices</source>
        <translation>विकल्पों की संख्या</translation>
    </message>
</context>
<context>
    <name>DesignsPanel</name>
    <message>
        <source>Compare</source>
        <translation>तुलना करें</translation>
    </message>
    <message>
        <source>Comparing designs…</source>
        <translation>डिज़ाइनों की तुलना हो रही है…</translation>
    </message>
    <message>
        <source>Designs by the number of interviews needed</source>
        <translation>आवश्यक साक्षात्कारों के अनुसार डिज़ाइन</translation>
    </message>
    <message>
        <source>Number of choices</source>
        <translation>विकल्पों की संख्या</translation>
    </message>
    <message>
        <source>2 for yes and no.</source>
        <translation>हाँ और नहीं के लिए 2।</translation>
    </message>
    <message>
        <source>Largest ε</source>
        <translation>सबसे बड़ा ε</translation>
    </message>
    <message>
        <source>The most that one report may give away; 1.1 is strong, 2 is weak.</source>
        <translation>एक रिपोर्ट कितना उजागर कर सकती है; 1.1 मज़बूत सुरक्षा है, 2 कमज़ोर।</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>त्रुटि</translation>
    </message>
    <message>
        <source>1 % is one percentage point.</source>
        <translation>1 % एक प्रतिशत अंक है।</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>विश्वास-स्तर</translation>
    </message>
    <message>
        <source>Interviews needed</source>
        <translation>आवश्यक साक्षात्कार</translation>
    </message>
    <message>
        <source>Chart of interviews needed by design</source>
        <translation>डिज़ाइन के अनुसार आवश्यक साक्षात्कारों का चार्ट</translation>
    </message>
    <message>
        <source>Use {design}: {reason}</source>
        <translation>{design} लें: {reason}</translation>
    </message>
    <message>
        <source>{n} interviews are needed for ± {error} in each share: {times} times as many as with the best design.</source>
        <translation>हर अनुपात में ± {error} के लिए {n} साक्षात्कार चाहिए: सबसे अच्छी डिज़ाइन से {times} गुना।</translation>
    </message>
</context>
<context>
    <name>DeskWindow</name>
    <message>
        <source>Pages of the desk</source>
        <translation>डेस्क के पृष्ठ</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>फ़ाइलें</translation>
    </message>
    <message>
        <source>Variables</source>
        <translation>चर</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>पंक्तियाँ</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>गुणवत्ता</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>परिणाम</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>निजता</translation>
    </message>
    <message>
        <source>Survey</source>
        <translation>सर्वेक्षण</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>सीखना</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>सहायता</translation>
    </message>
    <message>
        <source>Drop to import</source>
        <translation>आयात के लिए छोड़ें</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>फ़ाइल (&amp;F)</translation>
    </message>
    <message>
        <source>&amp;New project…</source>
        <translation>नई परियोजना (&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Open project…</source>
        <translation>परियोजना खोलें (&amp;O)…</translation>
    </message>
    <message>
        <source>Save project &amp;as…</source>
        <translation>परियोजना इस नाम से सहेजें (&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Import files…</source>
        <translation>फ़ाइलें आयात करें (&amp;I)…</translation>
    </message>
    <message>
        <source>Import a &amp;folder…</source>
        <translation>पूरा फ़ोल्डर आयात करें (&amp;F)…</translation>
    </message>
    <message>
        <source>Import a &amp;table…</source>
        <translation>तालिका आयात करें (&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;Connect to a database…</source>
        <translation>&amp;डेटाबेस से जोड़ें…</translation>
    </message>
    <message>
        <source>&amp;Kiosks…</source>
        <translation>कियोस्क (&amp;K)…</translation>
    </message>
    <message>
        <source>&amp;Report and data…</source>
        <translation>रिपोर्ट और आँकड़े (&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>संपादन (&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>वरीयताएँ (&amp;P)…</translation>
    </message>
    <message>
        <source>{project} (read-only) – Surveyapp desk</source>
        <translation>{project} (केवल पढ़ने के लिए) – Surveyapp डेस्क</translation>
    </message>
    <message>
        <source>Opening {file}…</source>
        <translation>{file} खोली जा रही है…</translation>
    </message>
    <message>
        <source>This project was changed in another window. What you see is how it is now.</source>
        <translation>यह परियोजना किसी दूसरी विंडो में बदली गई। आप इसकी अभी की स्थिति देख रहे हैं।</translation>
    </message>
    <message>
        <source>Build: {build}</source>
        <translation>बिल्ड: {build}</translation>
    </message>
    <message>
        <source>&amp;Licences…</source>
        <translation>लाइसेंस (&amp;L)…</translation>
    </message>
    <message>
        <source>This project is read-only: nothing can be imported</source>
        <translation>यह परियोजना केवल पढ़ने के लिए है: कुछ भी आयात नहीं किया जा सकता</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>बंद करें (&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Survey</source>
        <translation>सर्वेक्षण (&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Go to</source>
        <translation>जाएँ (&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>सहायता (&amp;H)</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>योजना</translation>
    </message>
    <message>
        <source>&amp;Help on this page</source>
        <translation>इस पृष्ठ पर सहायता (&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Tutorial</source>
        <translation>ट्यूटोरियल (&amp;T)</translation>
    </message>
    <message>
        <source>T&amp;our of the desk</source>
        <translation>डेस्क का परिचय-भ्रमण (&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>कुंजीपटल शॉर्टकट (&amp;K)</translation>
    </message>
    <message>
        <source>&amp;About Surveyapp</source>
        <translation>&amp;Surveyapp के बारे में</translation>
    </message>
    <message>
        <source>{project} – Surveyapp desk</source>
        <translation>{project} – Surveyapp डेस्क</translation>
    </message>
    <message>
        <source>Project: {name}</source>
        <translation>परियोजना: {name}</translation>
    </message>
    <message>
        <source>No survey yet. The first import sets it.</source>
        <translation>अभी कोई सर्वेक्षण नहीं: पहला आयात उसे तय करेगा</translation>
    </message>
    <message>
        <source>Survey: {title} ({id}, version {version})</source>
        <translation>सर्वेक्षण: {title} ({id}, संस्करण {version})</translation>
    </message>
    <message>
        <source>Interviews: {count}</source>
        <translation>साक्षात्कार: {count}</translation>
    </message>
    <message>
        <source>New project</source>
        <translation>नई परियोजना</translation>
    </message>
    <message>
        <source>Projects (*{ending})</source>
        <translation>परियोजनाएँ (*{ending})</translation>
    </message>
    <message>
        <source>survey</source>
        <translation>सर्वेक्षण</translation>
    </message>
    <message>
        <source>Open a project</source>
        <translation>परियोजना खोलें</translation>
    </message>
    <message>
        <source>Save the project as</source>
        <translation>परियोजना इस नाम से सहेजें</translation>
    </message>
    <message>
        <source>Saving a copy…</source>
        <translation>प्रतिलिपि सहेजी जा रही है…</translation>
    </message>
    <message>
        <source>About Surveyapp</source>
        <translation>Surveyapp के बारे में</translation>
    </message>
    <message>
        <source>Surveyapp {version}</source>
        <translation>Surveyapp {version}</translation>
    </message>
    <message>
        <source>For surveys with sensitive questions: chance protects each answer, and the desk estimates the true shares for the group as a whole.</source>
        <translation>संवेदनशील प्रश्नों वाले सर्वेक्षणों के लिए: संयोग हर उत्तर की रक्षा करता है, और डेस्क पूरे समूह के सच्चे अनुपातों का अनुमान लगाता है।</translation>
    </message>
</context>
<context>
    <name>DetailsView</name>
    <message>
        <source>Test the wheel</source>
        <translation>पहिये की जाँच करें</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>वापस</translation>
    </message>
</context>
<context>
    <name>DoWithoutView</name>
    <message>
        <source>Use no surveyor&apos;s PIN?</source>
        <translation>सर्वेक्षक का PIN न रखें?</translation>
    </message>
    <message>
        <source>Then anybody who holds this device can answer again and again, and each answer counts. Do this only where somebody watches the device all the time.</source>
        <translation>तब जिनके हाथ में यह मशीन है, वे बार-बार जवाब दे सकते हैं, और हर जवाब गिना जाता है। ऐसा केवल वहीं करें जहाँ कोई हर समय मशीन पर नज़र रखता हो।</translation>
    </message>
    <message>
        <source>Use no PIN</source>
        <translation>PIN न रखें</translation>
    </message>
    <message>
        <source>Choose PIN</source>
        <translation>PIN चुनें</translation>
    </message>
</context>
<context>
    <name>DraftHolder</name>
    <message>
        <source>Checking the rows…</source>
        <translation>पंक्तियाँ जाँची जा रही हैं…</translation>
    </message>
</context>
<context>
    <name>Drop</name>
    <message>
        <source>Drop to open this project</source>
        <translation>यह परियोजना खोलने के लिए छोड़ें</translation>
    </message>
    <message>
        <source>Drop to open this survey in the editor</source>
        <translation>यह सर्वेक्षण संपादक में खोलने के लिए छोड़ें</translation>
    </message>
    <message>
        <source>Drop to open this model</source>
        <translation>यह मॉडल खोलने के लिए छोड़ें</translation>
    </message>
    <message>
        <source>Drop to train a model on this table</source>
        <translation>इस तालिका से सीखने के लिए छोड़ें</translation>
    </message>
    <message>
        <source>This is a private key. You will be asked for it when you import sealed files.</source>
        <translation>यह निजी कुंजी है: सीलबंद फ़ाइलें आयात करते समय यह माँगी जाती है</translation>
    </message>
    <message>
        <source>Drop to import as a table</source>
        <translation>तालिका के रूप में आयात के लिए छोड़ें</translation>
    </message>
    <message>
        <source>Drop to import</source>
        <translation>आयात के लिए छोड़ें</translation>
    </message>
</context>
<context>
    <name>ExportButton</name>
    <message>
        <source>Export</source>
        <translation>निर्यात</translation>
    </message>
    <message>
        <source>Table as CSV…</source>
        <translation>तालिका CSV के रूप में…</translation>
    </message>
    <message>
        <source>Chart as PNG…</source>
        <translation>चार्ट PNG के रूप में…</translation>
    </message>
    <message>
        <source>Chart as SVG…</source>
        <translation>चार्ट SVG के रूप में…</translation>
    </message>
    <message>
        <source>Chart as PDF…</source>
        <translation>चार्ट PDF के रूप में…</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>तालिकाएँ (*.csv)</translation>
    </message>
    <message>
        <source>PNG pictures (*.png)</source>
        <translation>PNG चित्र (*.png)</translation>
    </message>
    <message>
        <source>SVG drawings (*.svg)</source>
        <translation>SVG चित्र (*.svg)</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>PDF दस्तावेज़ (*.pdf)</translation>
    </message>
    <message>
        <source>Export {name}</source>
        <translation>{name} निर्यात करें</translation>
    </message>
    <message>
        <source>Saved {file} in {folder}.</source>
        <translation>{folder} में {file} सहेजी गई।</translation>
    </message>
</context>
<context>
    <name>ExportedView</name>
    <message>
        <source>Exported and checked</source>
        <translation>निर्यात हो गया और जाँच लिया गया</translation>
    </message>
    <message>
        <source>Written to {folder}: {count}.</source>
        <translation>{folder} में लिखा गया: {count}।</translation>
    </message>
    <message>
        <source>The files on this kiosk stay where they are.</source>
        <translation>इस कियोस्क की फ़ाइलें अपनी जगह पर ही रहती हैं।</translation>
    </message>
    <message>
        <source>Nothing was exported</source>
        <translation>कुछ भी निर्यात नहीं हुआ</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>हो गया</translation>
    </message>
    <message>
        <source>End of fieldwork: release the rest…</source>
        <translation>क्षेत्र कार्य का अंत: बाकी भी दें…</translation>
    </message>
</context>
<context>
    <name>FileBar</name>
    <message>
        <source>First rows of the table</source>
        <translation>तालिका की पहली पंक्तियाँ</translation>
    </message>
    <message>
        <source>No table chosen yet</source>
        <translation>अभी कोई तालिका नहीं चुनी गई</translation>
    </message>
    <message>
        <source>Choose a table…</source>
        <translation>तालिका चुनें…</translation>
    </message>
    <message>
        <source>Use a saved mapping…</source>
        <translation>सहेजी हुई मैपिंग काम में लाएँ…</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>बदलें…</translation>
    </message>
    <message>
        <source>Survey of the table</source>
        <translation>तालिका का सर्वेक्षण</translation>
    </message>
    <message>
        <source>A new survey, made from this table</source>
        <translation>इस तालिका से बना नया सर्वेक्षण</translation>
    </message>
    <message>
        <source>Name of the new survey</source>
        <translation>नए सर्वेक्षण का नाम</translation>
    </message>
    <message>
        <source>A survey file…</source>
        <translation>सर्वेक्षण फ़ाइल…</translation>
    </message>
    <message>
        <source>Recorded under</source>
        <translation>इसके अंतर्गत दर्ज</translation>
    </message>
    <message>
        <source>{title} ({id}, version {version})</source>
        <translation>{title} ({id}, संस्करण {version})</translation>
    </message>
    <message>
        <source>Tables ({endings});;All files (*)</source>
        <translation>तालिकाएँ ({endings});;सभी फ़ाइलें (*)</translation>
    </message>
    <message>
        <source>Choose a table</source>
        <translation>तालिका चुनें</translation>
    </message>
    <message>
        <source>Reading the table…</source>
        <translation>तालिका पढ़ी जा रही है…</translation>
    </message>
    <message>
        <source>Line {line} looks like data, not like column names. If the table has no header line, enter 0 as the header line.</source>
        <translation>पंक्ति {line} कॉलमों के नाम नहीं, आँकड़े लगती है। तालिका में शीर्षक पंक्ति न हो तो शीर्षक पंक्ति में 0 लिखें।</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>फ़ाइल की पंक्ति</translation>
    </message>
    <message>
        <source>{rows} rows, {columns} columns</source>
        <translation>{rows} पंक्तियाँ, {columns} स्तंभ</translation>
    </message>
    <message>
        <source>Surveys (*.json);;All files (*)</source>
        <translation>सर्वेक्षण (*.json);;सभी फ़ाइलें (*)</translation>
    </message>
    <message>
        <source>The survey of the table</source>
        <translation>तालिका का सर्वेक्षण</translation>
    </message>
    <message>
        <source>Mappings (*{ending});;All files (*)</source>
        <translation>मैपिंग (*{ending});;सभी फ़ाइलें (*)</translation>
    </message>
    <message>
        <source>A saved mapping</source>
        <translation>सहेजी हुई मैपिंग</translation>
    </message>
</context>
<context>
    <name>FileStep</name>
    <message>
        <source>Comma</source>
        <translation>अल्पविराम</translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation>अर्धविराम</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>टैब</translation>
    </message>
    <message>
        <source>Bar</source>
        <translation>खड़ी रेखा</translation>
    </message>
    <message>
        <source>Point (1.5)</source>
        <translation>बिंदु (1.5)</translation>
    </message>
    <message>
        <source>Comma (1,5)</source>
        <translation>अल्पविराम (1,5)</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>एन्कोडिंग</translation>
    </message>
    <message>
        <source>Delimiter</source>
        <translation>विभाजक</translation>
    </message>
    <message>
        <source>Decimal sign</source>
        <translation>दशमलव चिह्न</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>शीट</translation>
    </message>
    <message>
        <source>Header line</source>
        <translation>शीर्षक पंक्ति</translation>
    </message>
    <message>
        <source>0: no header line</source>
        <translation>0: कोई शीर्षक पंक्ति नहीं</translation>
    </message>
    <message>
        <source>First line of data</source>
        <translation>आँकड़ों की पहली पंक्ति</translation>
    </message>
    <message>
        <source>Codes for missing values</source>
        <translation>लुप्त मानों के कोड</translation>
    </message>
    <message>
        <source>e.g. -99, 999</source>
        <translation>जैसे -99, 999</translation>
    </message>
    <message>
        <source>sheet “{name}”</source>
        <translation>शीट “{name}”</translation>
    </message>
    <message>
        <source>between cells: {sign}</source>
        <translation>खानों के बीच: {sign}</translation>
    </message>
    <message>
        <source>decimal sign: {sign}</source>
        <translation>दशमलव चिह्न: {sign}</translation>
    </message>
    <message>
        <source>no header line</source>
        <translation>कोई शीर्षक पंक्ति नहीं</translation>
    </message>
    <message>
        <source>names in line {line}</source>
        <translation>नाम पंक्ति {line} में</translation>
    </message>
    <message>
        <source>no answer: {codes}</source>
        <translation>कोई उत्तर नहीं: {codes}</translation>
    </message>
</context>
<context>
    <name>FilesPage</name>
    <message>
        <source>Files</source>
        <translation>फ़ाइलें</translation>
    </message>
    <message>
        <source>Import the kiosks&apos; collection files into this project.</source>
        <translation>कियोस्क की संग्रह फ़ाइलें इस प्रोजेक्ट में आयात करें।</translation>
    </message>
    <message>
        <source>Kiosks…</source>
        <translation>कियोस्क…</translation>
    </message>
    <message>
        <source>Import files…</source>
        <translation>फ़ाइलें आयात करें…</translation>
    </message>
    <message>
        <source>Import a folder…</source>
        <translation>फ़ोल्डर आयात करें…</translation>
    </message>
    <message>
        <source>Import a table…</source>
        <translation>तालिका आयात करें…</translation>
    </message>
    <message>
        <source>Drop collection files here</source>
        <translation>संग्रह फ़ाइलें यहाँ छोड़ें</translation>
    </message>
    <message>
        <source>Import the files that the kiosks exported (their names end in .collection), or a whole folder. Each file is checked first, and importing a file twice changes nothing. You can also import tables from other programs (text, {kinds}); you see what each column becomes before anything is stored.</source>
        <translation>कियोस्क ने जो फ़ाइलें निर्यात कीं (उनके नाम .collection पर समाप्त होते हैं), उन्हें या पूरा फ़ोल्डर आयात करें। हर फ़ाइल पहले जाँची जाती है, और एक फ़ाइल दो बार आयात करने से कुछ नहीं बदलता। दूसरे प्रोग्रामों की तालिकाएँ (टेक्स्ट, {kinds}); कुछ भी सहेजे जाने से पहले आप देखते हैं कि हर कॉलम क्या बनेगा।</translation>
    </message>
    <message>
        <source>Totals that trustees opened are imported in the same way: a table whose name ends in {ending}.</source>
        <translation>न्यासियों के खोले योग भी इसी तरह आयात होते हैं: एक तालिका जिसका नाम {ending} पर समाप्त होता है।</translation>
    </message>
    <message>
        <source>Result of the last import, file by file</source>
        <translation>पिछले आयात की हर फ़ाइल का क्या हुआ</translation>
    </message>
    <message>
        <source>The last import</source>
        <translation>पिछला आयात</translation>
    </message>
    <message>
        <source>Add this survey to the project</source>
        <translation>यह सर्वेक्षण परियोजना में जोड़ें</translation>
    </message>
    <message>
        <source>Files in the project</source>
        <translation>परियोजना की फ़ाइलें</translation>
    </message>
    <message>
        <source>Remove this file&apos;s interviews</source>
        <translation>इस फ़ाइल के साक्षात्कार हटाएँ</translation>
    </message>
    <message>
        <source>Removes the interviews of the selected files, as if they had never been imported. Interviews that are also in another file stay. Edit &gt; Undo brings them back. They remain in the project&apos;s file until you choose Edit &gt; Erase what was removed.</source>
        <translation>चुनी हुई फ़ाइलें ऐसे निकाल दी जाती हैं मानो कभी आयात ही न हुई हों। जो कोई दूसरी फ़ाइल भी लाई थी, वह बना रहता है; संपादन &gt; पूर्ववत करें उन्हें वापस लाता है। संपादन &gt; हटाया हुआ मिटाएँ तक वे परियोजना की फ़ाइल में बनी रहती हैं।</translation>
    </message>
    <message>
        <source>Remove these files&apos; interviews</source>
        <translation>इन फ़ाइलों के साक्षात्कार हटाएँ</translation>
    </message>
    <message>
        <source>Collection files (*{ending});;All files (*)</source>
        <translation>संग्रह फ़ाइलें (*{ending});;सभी फ़ाइलें (*)</translation>
    </message>
    <message>
        <source>Import collection files</source>
        <translation>संग्रह फ़ाइलें आयात करें</translation>
    </message>
    <message>
        <source>Import all collection files of a folder</source>
        <translation>किसी फ़ोल्डर की सभी संग्रह फ़ाइलें आयात करें</translation>
    </message>
    <message>
        <source>Imported: totals of {count} interviews.</source>
        <translation>आयात हुआ: {count} साक्षात्कारों के योग।</translation>
    </message>
    <message>
        <source>Choose the survey of these totals</source>
        <translation>इन योगों का सर्वेक्षण चुनें</translation>
    </message>
    <message>
        <source>Surveys (*.survey.json);;All files (*)</source>
        <translation>सर्वेक्षण (*.survey.json);;सभी फ़ाइलें (*)</translation>
    </message>
    <message>
        <source>Importing…</source>
        <translation>आयात हो रहा है…</translation>
    </message>
    <message>
        <source>interviews</source>
        <translation>साक्षात्कार</translation>
    </message>
    <message>
        <source>This project is read-only. “File”, “Save project as” makes a copy to work on.</source>
        <translation>यह परियोजना केवल पढ़ने के लिए है। “फ़ाइल”, “परियोजना इस नाम से सहेजें” से काम करने के लिए एक प्रति बनती है।</translation>
    </message>
    <message>
        <source>The import was stopped. The project is unchanged. You can import the files again at any time.</source>
        <translation>आयात रोक दिया गया, और परियोजना वैसी ही है जैसी पहले थी। जब चाहें फ़ाइलें फिर से आयात करें।</translation>
    </message>
    <message>
        <source>Files of this survey: {count}</source>
        <translation>इस सर्वेक्षण की फ़ाइलें: {count}</translation>
    </message>
    <message>
        <source>{file}: totals of {count} interviews, opened by trustees. Nobody has single reports, and only what the survey declared together can be analysed together: {tallies}.</source>
        <translation>{file}: {count} साक्षात्कारों के योग, न्यासियों द्वारा खोले गए। अलग-अलग रिपोर्टें किसी के पास नहीं हैं, और केवल वही साथ विश्लेषित हो सकता है जो सर्वेक्षण ने साथ घोषित किया: {tallies}।</translation>
    </message>
    <message>
        <source>The interviews of this project are the {count} rows of the table {table} at {place}. They are counted there: only counts come to this computer.</source>
        <translation>इस परियोजना के साक्षात्कार {place} पर तालिका {table} की {count} पंक्तियाँ हैं। वे वहीं गिनी जाती हैं: इस कंप्यूटर पर केवल गिनतियाँ आती हैं।</translation>
    </message>
    <message>
        <source>Connected. The table {table} has {count} interviews.</source>
        <translation>जुड़ गया। तालिका {table} में {count} साक्षात्कार हैं।</translation>
    </message>
    <message>
        <source>This project&apos;s file is not encrypted. It contains {count} interviews that the kiosks had sealed and that anybody who has the file can now read. Choose Edit &gt; Encrypt this project.</source>
        <translation>इस प्रोजेक्ट की फ़ाइल एन्क्रिप्ट नहीं है। इसमें {count} साक्षात्कार हैं जिन्हें कियोस्क ने सील किया था और जिन्हें अब फ़ाइल रखने वाला कोई भी पढ़ सकता है। संपादन &gt; इस प्रोजेक्ट को एन्क्रिप्ट करें चुनें।</translation>
    </message>
    <message>
        <source>Permanently erased. Files: {files}, interviews: {interviews}.</source>
        <translation>हमेशा के लिए मिटाया गया। फ़ाइलें: {files}, साक्षात्कार: {interviews}।</translation>
    </message>
    <message>
        <source>Undone: {action}.</source>
        <translation>पूर्ववत किया गया: {action}।</translation>
    </message>
    <message>
        <source>Redone: {action}.</source>
        <translation>दोहराया गया: {action}।</translation>
    </message>
    <message>
        <source>Files in the project: {count}</source>
        <translation>परियोजना में फ़ाइलें: {count}</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>Interviews included</source>
        <translation>शामिल साक्षात्कार</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>फ़िल्टर</translation>
    </message>
    <message>
        <source>Include only interviews with certain answers to direct questions</source>
        <translation>केवल वे साक्षात्कार शामिल करें जिनमें सीधे प्रश्नों के कुछ ख़ास उत्तर हों</translation>
    </message>
    <message>
        <source>{question}: {answers}</source>
        <translation>{question}: {answers}</translation>
    </message>
    <message>
        <source> or </source>
        <translation> या </translation>
    </message>
    <message>
        <source>{question}. Click to remove this filter.</source>
        <translation>{question}। यह फ़िल्टर हटाने के लिए क्लिक करें।</translation>
    </message>
    <message>
        <source>Remove the filter: {filter}</source>
        <translation>फ़िल्टर हटाएँ: {filter}</translation>
    </message>
    <message>
        <source>All {all} interviews</source>
        <translation>सभी {all} साक्षात्कार</translation>
    </message>
    <message>
        <source>{kept} of {all} interviews</source>
        <translation>{all} में से {kept} साक्षात्कार</translation>
    </message>
    <message>
        <source>This survey has no direct question to filter by</source>
        <translation>इस सर्वेक्षण में छाँटने के लिए कोई सीधा प्रश्न नहीं है</translation>
    </message>
    <message>
        <source>Clear filter</source>
        <translation>छँटनी हटाएँ</translation>
    </message>
</context>
<context>
    <name>FindingsBox</name>
    <message>
        <source>Target error</source>
        <translation>वांछित त्रुटि</translation>
    </message>
    <message>
        <source>Problems of the survey</source>
        <translation>सर्वेक्षण की ग़लतियाँ</translation>
    </message>
    <message>
        <source>Target error of the estimates</source>
        <translation>आकलनों की वांछित त्रुटि</translation>
    </message>
    <message>
        <source>± {number} points</source>
        <translation>± {number} अंक</translation>
    </message>
    <message>
        <source>Not ready for the kiosk yet. Write the title and the questions; what is still missing is shown as you go.</source>
        <translation>अभी कियोस्क के लिए तैयार नहीं। शीर्षक और प्रश्न लिखें; जो बाकी है वह साथ-साथ दिखता है।</translation>
    </message>
    <message numerus="yes">
        <source>Problems to fix: %n.</source>
        <translation>
            <numerusform>पूछे जाने से पहले %n ग़लती ठीक करनी है।</numerusform>
            <numerusform>पूछे जाने से पहले %n ग़लतियाँ ठीक करनी हैं।</numerusform>
        </translation>
    </message>
    <message>
        <source>Click one to jump to it.</source>
        <translation>किसी के खाने पर जाने के लिए उसे चुनें।</translation>
    </message>
    <message>
        <source>This survey is not ready for a kiosk. The list shows what to add.</source>
        <translation>यह सर्वेक्षण अभी कियोस्क के लिए तैयार नहीं है। सूची दिखाती है कि क्या जोड़ना है।</translation>
    </message>
    <message>
        <source>Ready for the kiosk. No question is protected.</source>
        <translation>कियोस्क के लिए तैयार। कोई प्रश्न सुरक्षित नहीं है।</translation>
    </message>
    <message>
        <source>Ready for the kiosk. At most ε = {epsilon} per respondent.</source>
        <translation>कियोस्क के लिए तैयार। प्रति उत्तरदाता अधिक से अधिक ε = {epsilon}।</translation>
    </message>
    <message>
        <source>Ready for the kiosk. At most ε = {epsilon} per respondent; {n} interviews give ± {error} points or better at every question.</source>
        <translation>कियोस्क के लिए तैयार। प्रति उत्तरदाता अधिक से अधिक ε = {epsilon}; {n} साक्षात्कारों से हर प्रश्न पर ± {error} अंक या बेहतर।</translation>
    </message>
</context>
<context>
    <name>FlipsView</name>
    <message>
        <source>Back</source>
        <translation>वापस</translation>
    </message>
    <message>
        <source>Test the wheel</source>
        <translation>पहिये की जाँच करें</translation>
    </message>
    <message>
        <source>The wheel of this survey turns {count} times for each answer in the table. Your answers are not used. Nothing is recorded. You see whether the wheel is fair. At a private question you can also test that this device cannot choose where the wheel stops. No test can show what a device remembers.</source>
        <translation>इस सर्वेक्षण का पहिया तालिका के हर जवाब के लिए {count} बार घूमता है। आपके जवाब काम में नहीं लिए जाते। कुछ दर्ज नहीं होता। आप देखते हैं कि पहिया निष्पक्ष है या नहीं। निजी सवाल पर आप यह भी जाँच सकते हैं कि यह मशीन नहीं चुन सकती कि पहिया कहाँ रुके। मशीन क्या याद रखती है, यह कोई जाँच नहीं दिखा सकती।</translation>
    </message>
    <message>
        <source>Spin</source>
        <translation>घुमाएँ</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>जवाब</translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation>दर्ज हुआ</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>अपेक्षित</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>गिना गया</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>रोकें</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>आगे</translation>
    </message>
    <message>
        <source>The wheel on this device does not turn. Please call the surveyor.</source>
        <translation>इस मशीन का पहिया नहीं घूमता। कृपया सर्वेक्षक को बुलाएँ।</translation>
    </message>
    <message>
        <source>The counts are what a fair wheel gives.</source>
        <translation>गिनती वही है जो निष्पक्ष पहिया देता है।</translation>
    </message>
    <message>
        <source>A fair wheel seldom gives such counts. Spin again. If this comes twice in a row, tell the surveyor.</source>
        <translation>निष्पक्ष पहिया ऐसी गिनती कम ही देता है। फिर से घुमाएँ। लगातार दो बार ऐसा हो तो सर्वेक्षक को बताएँ।</translation>
    </message>
    <message>
        <source>A fair wheel hardly ever gives such counts. Do not trust this device, and tell the surveyor.</source>
        <translation>निष्पक्ष पहिया लगभग कभी ऐसी गिनती नहीं देता। इस मशीन पर भरोसा न करें और सर्वेक्षक को बताएँ।</translation>
    </message>
</context>
<context>
    <name>FolderView</name>
    <message>
        <source>Export to this folder?</source>
        <translation>इस फ़ोल्डर में निर्यात करें?</translation>
    </message>
    <message>
        <source>Export here</source>
        <translation>यहाँ निर्यात करें</translation>
    </message>
    <message>
        <source>Save the page that checks coins here</source>
        <translation>सिक्के जाँचने वाला पन्ना यहाँ सहेजें</translation>
    </message>
    <message>
        <source>↑  One folder up</source>
        <translation>↑  एक फ़ोल्डर ऊपर</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>वापस</translation>
    </message>
</context>
<context>
    <name>FormReportDialog</name>
    <message>
        <source>Result of the conversion</source>
        <translation>रूपांतरण का परिणाम</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>CSV के रूप में सहेजें…</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>परिणाम</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>कोष्ठ</translation>
    </message>
    <message>
        <source>Part of the form</source>
        <translation>फ़ॉर्म का हिस्सा</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>रिपोर्ट सहेजें</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>तालिकाएँ (*.csv)</translation>
    </message>
</context>
<context>
    <name>Gallery</name>
    <message>
        <source>Analyses</source>
        <translation>विश्लेषण</translation>
    </message>
</context>
<context>
    <name>GatedPinPad</name>
    <message>
        <source>This PIN is not right.</source>
        <translation>यह PIN सही नहीं है।</translation>
    </message>
    <message>
        <source>Too many wrong PINs. Try again in {seconds} s.</source>
        <translation>बहुत बार ग़लत PIN डाला गया। {seconds} सेकंड बाद फिर कोशिश करें।</translation>
    </message>
</context>
<context>
    <name>GroupsBox</name>
    <message>
        <source>Ask each respondent only some of the questions</source>
        <translation>हर उत्तरदाता से केवल कुछ प्रश्न पूछना</translation>
    </message>
    <message>
        <source>Chance picks which questions of a group each respondent is asked. Each respondent gives away less, so each question can have weaker coins.</source>
        <translation>किसी समूह में से संयोग वे प्रश्न चुनता है जो एक उत्तरदाता से पूछे जाते हैं। हर उत्तरदाता कम उजागर करता है, इसलिए हर प्रश्न के सिक्के कमज़ोर हो सकते हैं।</translation>
    </message>
    <message>
        <source>Add a group</source>
        <translation>समूह जोड़ें</translation>
    </message>
    <message>
        <source>Questions asked of each respondent</source>
        <translation>हर उत्तरदाता से पूछे जाने वाले प्रश्न</translation>
    </message>
    <message>
        <source>Remove the group</source>
        <translation>समूह हटाएँ</translation>
    </message>
</context>
<context>
    <name>GuideWindow</name>
    <message>
        <source>Help</source>
        <translation>सहायता</translation>
    </message>
</context>
<context>
    <name>HandOverView</name>
    <message>
        <source>Please give this device to the surveyor</source>
        <translation>कृपया यह मशीन सर्वेक्षक को दें</translation>
    </message>
    <message>
        <source>Surveyor, enter your PIN for the next person.</source>
        <translation>सर्वेक्षक, अगले व्यक्ति के लिए अपना PIN डालें।</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>सहायता</translation>
    </message>
    <message>
        <source>Supervisor</source>
        <translation>पर्यवेक्षक</translation>
    </message>
</context>
<context>
    <name>HandingOver</name>
    <message>
        <source>Back</source>
        <translation>वापस</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>फिर देखें</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>आगे</translation>
    </message>
</context>
<context>
    <name>HeldPanel</name>
    <message>
        <source>Compare</source>
        <translation>तुलना करें</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>तुलना हो रही है…</translation>
    </message>
    <message>
        <source>Interviews needed with sealed reports and with tallies</source>
        <translation>सीलबंद रिपोर्टों और गणनाओं के साथ ज़रूरी साक्षात्कार</translation>
    </message>
    <message>
        <source>Sealed to the analyst&apos;s key</source>
        <translation>विश्लेषक की कुंजी से सीलबंद</translation>
    </message>
    <message>
        <source>Tallies of trustees</source>
        <translation>न्यासियों की गणनाएँ</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>त्रुटि</translation>
    </message>
    <message>
        <source>1 % is one percentage point.</source>
        <translation>1 % एक प्रतिशत अंक है।</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>विश्वास-स्तर</translation>
    </message>
    <message>
        <source>Correct the marked fields to see a result.</source>
        <translation>उत्तर देखने के लिए चिह्नित खाने ठीक करें।</translation>
    </message>
    <message>
        <source>Interviews needed</source>
        <translation>आवश्यक साक्षात्कार</translation>
    </message>
    <message>
        <source>Chart of interviews needed with sealed reports and with tallies</source>
        <translation>सीलबंद रिपोर्टों और गणनाओं के साथ ज़रूरी साक्षात्कारों का चार्ट</translation>
    </message>
    <message>
        <source>± {error} needs {tallies} interviews with tallies, and {sealed} with sealed reports.</source>
        <translation>± {error} के लिए गणनाओं के साथ {tallies} साक्षात्कार चाहिए, और सीलबंद रिपोर्टों के साथ {sealed}।</translation>
    </message>
    <message>
        <source>The analyst, or a court with the key: {by_key}. Trustees who collude: {by_trustees}. A changed kiosk, or who watches the touch: {by_kiosk}.</source>
        <translation>विश्लेषक, या कुंजी वाली अदालत: {by_key}। मिलीभगत करने वाले न्यासी: {by_trustees}। बदला हुआ कियोस्क, या स्पर्श देखने वाला: {by_kiosk}।</translation>
    </message>
</context>
<context>
    <name>HelpPage</name>
    <message>
        <source>Save as PDF…</source>
        <translation>PDF के रूप में सहेजें…</translation>
    </message>
    <message>
        <source>The guide on A4 pages, to print</source>
        <translation>छापने के लिए, A4 पृष्ठों पर मार्गदर्शिका</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>सहायता</translation>
    </message>
    <message>
        <source>Guides for everybody who works with Surveyapp, and a page on each design: what respondents do, how they are protected, and what you can estimate.</source>
        <translation>Surveyapp के साथ काम करने वाले सबके लिए मार्गदर्शिकाएँ, और यह कि हर डिज़ाइन लोगों से क्या करने को कहता है, उनसे क्या वादा करता है, और आपको क्या आँकने देता है।</translation>
    </message>
    <message>
        <source>Search guides and designs</source>
        <translation>मार्गदर्शिकाओं और डिज़ाइनों में खोजें</translation>
    </message>
    <message>
        <source>Guides and designs</source>
        <translation>मार्गदर्शिकाएँ और डिज़ाइन</translation>
    </message>
    <message>
        <source>No guide or design contains these words.</source>
        <translation>ये शब्द किसी मार्गदर्शिका या डिज़ाइन में नहीं हैं।</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>व्याख्या</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>PDF दस्तावेज़ (*.pdf)</translation>
    </message>
    <message>
        <source>Save the guide</source>
        <translation>मार्गदर्शिका सहेजें</translation>
    </message>
    <message>
        <source>Laying out the pages…</source>
        <translation>पृष्ठ सजाए जा रहे हैं…</translation>
    </message>
    <message>
        <source>Saved {file} in {folder}.</source>
        <translation>{folder} में {file} सहेजी गई।</translation>
    </message>
</context>
<context>
    <name>HistoryMenu</name>
    <message>
        <source>&amp;Undo: {action}</source>
        <translation>पूर्ववत करें: {action} (&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>पूर्ववत करें (&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo: {action}</source>
        <translation>दोहराएँ: {action} (&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>दोहराएँ (&amp;R)</translation>
    </message>
</context>
<context>
    <name>KeepOrShowView</name>
    <message>
        <source>Keep or show?</source>
        <translation>रखें या दिखाएँ?</translation>
    </message>
    <message>
        <source>Show: it is opened and thrown away. Then you answer again.</source>
        <translation>दिखाएँ: इसे खोलकर हटा दिया जाता है। फिर आप दोबारा जवाब देते हैं।</translation>
    </message>
    <message>
        <source>The square that locks what would be recorded</source>
        <translation>जो दर्ज होता उसे पक्का करने वाला चौकोर निशान</translation>
    </message>
    <message>
        <source>You have touched your answer. The square locks what would be recorded.</source>
        <translation>आपने अपना जवाब छुआ है। जो दर्ज होता, उसे चौकोर निशान पक्का कर देता है।</translation>
    </message>
    <message>
        <source>A photograph of this shows what you touched.</source>
        <translation>इस स्क्रीन की फ़ोटो दिखाती है कि आपने क्या छुआ।</translation>
    </message>
    <message>
        <source>To check later, take a photo of this square.</source>
        <translation>बाद में जाँचने के लिए इस चौकोर निशान की फ़ोटो लें।</translation>
    </message>
    <message>
        <source>Keep: in the survey it would count. It would never be opened.</source>
        <translation>रखें: सर्वेक्षण में यह गिना जाता। यह कभी नहीं खोला जाता।</translation>
    </message>
    <message>
        <source>Keep: it counts. It is never opened.</source>
        <translation>रखें: यह गिना जाता है। यह कभी नहीं खोला जाता।</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>दिखाएँ</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>रखें</translation>
    </message>
</context>
<context>
    <name>KeyDialog</name>
    <message>
        <source>The interviews are sealed</source>
        <translation>साक्षात्कार सीलबंद हैं</translation>
    </message>
    <message>
        <source>File of the analyst&apos;s private key</source>
        <translation>विश्लेषक की निजी कुंजी की फ़ाइल</translation>
    </message>
    <message>
        <source>Passphrase of the key file</source>
        <translation>कुंजी फ़ाइल का पासफ़्रेज़</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>चुनें…</translation>
    </message>
    <message>
        <source>Private key file</source>
        <translation>निजी कुंजी फ़ाइल</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>पासफ़्रेज़</translation>
    </message>
    <message>
        <source>The key stays in memory until you close the desk. It is not saved anywhere.</source>
        <translation>डेस्क बंद होने तक कुंजी स्मृति में रहती है, और कहीं लिखी नहीं जाती।</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>खोलें</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>अभी नहीं</translation>
    </message>
    <message>
        <source>Private keys (*{ending});;All files (*)</source>
        <translation>निजी कुंजियाँ (*{ending});;सभी फ़ाइलें (*)</translation>
    </message>
    <message>
        <source>The analyst&apos;s private key</source>
        <translation>विश्लेषक की निजी कुंजी</translation>
    </message>
    <message>
        <source>{first} (The same applies to {more} more files.)</source>
        <translation>{first} (और {more} अन्य फ़ाइलें भी।)</translation>
    </message>
</context>
<context>
    <name>KioskTextsModel</name>
    <message>
        <source>English</source>
        <translation>अंग्रेज़ी</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>नहीं है</translation>
    </message>
</context>
<context>
    <name>KioskTextsPane</name>
    <message>
        <source>Language of the kiosk&apos;s texts</source>
        <translation>कियोस्क के पाठों की भाषा</translation>
    </message>
    <message>
        <source>Missing only</source>
        <translation>केवल जो नहीं हैं</translation>
    </message>
    <message>
        <source>Texts of the kiosk</source>
        <translation>कियोस्क के पाठ</translation>
    </message>
    <message>
        <source>Choose all</source>
        <translation>सभी चुनें</translation>
    </message>
    <message>
        <source>Save table…</source>
        <translation>तालिका सहेजें…</translation>
    </message>
    <message>
        <source>Read table…</source>
        <translation>तालिका पढ़ें…</translation>
    </message>
    <message>
        <source>Fix the survey&apos;s problems to see the texts that it needs.</source>
        <translation>ज़रूरी पाठ देखने के लिए सर्वेक्षण की समस्याएँ ठीक करें।</translation>
    </message>
    <message>
        <source>The kiosk speaks English by itself. Add another language to translate it.</source>
        <translation>कियोस्क अंग्रेज़ी में पहले से है। अनुवाद के लिए कोई और भाषा जोड़ें।</translation>
    </message>
    <message>
        <source>The kiosk speaks {language} by itself. What is written here replaces its own words.</source>
        <translation>कियोस्क {language} में पहले से है। यहाँ लिखा पाठ उसके अपने शब्दों की जगह लेता है।</translation>
    </message>
    <message>
        <source>All {needed} texts are there in {language}.</source>
        <translation>{language} में सभी {needed} पाठ हैं।</translation>
    </message>
    <message>
        <source>{missing} of {needed} texts are missing in {language}: respondents would read these in English. The promise to respondents stands first. Keep what is in braces, as {example}.</source>
        <translation>{language} में {needed} में से {missing} पाठ नहीं हैं: उत्तरदाता इन्हें अंग्रेज़ी में पढ़ेंगे। उत्तरदाताओं से किया वादा सबसे पहले है। कोष्ठक वाली चीज़ें वैसी ही रखें, जैसे {example}।</translation>
    </message>
    <message>
        <source>Saved {file}.</source>
        <translation>{file} सहेजी गई।</translation>
    </message>
    <message>
        <source>The texts of {file} are in the survey.</source>
        <translation>{file} के पाठ सर्वेक्षण में हैं।</translation>
    </message>
    <message>
        <source>Tables ({endings})</source>
        <translation>तालिकाएँ ({endings})</translation>
    </message>
</context>
<context>
    <name>KiosksDialog</name>
    <message>
        <source>Kiosks</source>
        <translation>कियोस्क</translation>
    </message>
    <message>
        <source>Kiosks of the project</source>
        <translation>परियोजना के कियोस्क</translation>
    </message>
    <message>
        <source>Accept this kiosk</source>
        <translation>यह कियोस्क स्वीकार करें</translation>
    </message>
    <message>
        <source>Enrolment files…</source>
        <translation>नामांकन फ़ाइलें…</translation>
    </message>
    <message>
        <source>Accepts the kiosks whose enrolment files their supervisors gave you.</source>
        <translation>उन कियोस्क को स्वीकार करता है जिनके पर्यवेक्षकों ने आपको उनकी नामांकन फ़ाइलें दी हैं।</translation>
    </message>
    <message>
        <source>Revoke this kiosk</source>
        <translation>यह कियोस्क रद्द करें</translation>
    </message>
    <message>
        <source>Use this if somebody else may have its key. Its files are then held, even with an enrolment file. Interviews already imported stay and count. Edit &gt; Undo reverses this.</source>
        <translation>इसका प्रयोग तब करें जब इसकी कुंजी किसी और के पास हो सकती हो। तब इसकी फ़ाइलें नामांकन फ़ाइल होने पर भी रोकी जाती हैं। जो साक्षात्कार आयात हो चुके हैं वे रहते हैं और गिने जाते हैं। संपादन &gt; पूर्ववत से यह पलट जाता है।</translation>
    </message>
    <message>
        <source>Revoke it and remove its interviews</source>
        <translation>इसे रद्द करें और इसके साक्षात्कार हटाएँ</translation>
    </message>
    <message>
        <source>Also removes its interviews. Edit &gt; Undo reverses all of this.</source>
        <translation>यह जो लाया था वह भी हटाया जाता है। संपादन &gt; पूर्ववत करें सब लौटा देता है।</translation>
    </message>
    <message>
        <source>Hold files from unknown kiosks</source>
        <translation>अनजान कियोस्क की फ़ाइलें रोकें</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>बंद करें</translation>
    </message>
    <message>
        <source>Each kiosk signs its files with its own key. Before you accept a kiosk, compare its words with those on its supervisor&apos;s screen: anybody who makes a key could sign invented interviews. Or add the enrolment files that supervisors gave you before fieldwork.</source>
        <translation>हर कियोस्क अपनी फ़ाइलों पर अपनी ही कुंजी से हस्ताक्षर करता है। स्वीकार करने से पहले इसके शब्दों का मिलान इसके पर्यवेक्षक की स्क्रीन के शब्दों से करें: जो कोई कुंजी बनाता है वह मनगढ़ंत साक्षात्कारों पर हस्ताक्षर कर सकता है। या वे नामांकन फ़ाइलें लें जो पर्यवेक्षकों ने मैदानी काम से पहले आपको दी थीं।</translation>
    </message>
    <message>
        <source>Enrolment files (*{ending})</source>
        <translation>नामांकन फ़ाइलें (*{ending})</translation>
    </message>
    <message>
        <source>Enrolment files of kiosks</source>
        <translation>कियोस्क की नामांकन फ़ाइलें</translation>
    </message>
</context>
<context>
    <name>LabelledChooser</name>
    <message>
        <source>{name} (guessed)</source>
        <translation>{name} (अनुमानित)</translation>
    </message>
    <message>
        <source>guessed</source>
        <translation>अनुमानित</translation>
    </message>
</context>
<context>
    <name>LearnEffects</name>
    <message>
        <source>Class whose effects are shown</source>
        <translation>वह वर्ग जिसके प्रभाव दिखाए जाते हैं</translation>
    </message>
    <message>
        <source>Effects and odds ratios</source>
        <translation>प्रभाव और विषम अनुपात</translation>
    </message>
    <message>
        <source>View of the effects</source>
        <translation>प्रभावों का दृश्य</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>चार्ट</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>तालिका</translation>
    </message>
    <message>
        <source>The effects of the features appear here after training.</source>
        <translation>विशेषताओं के प्रभाव प्रशिक्षण के बाद यहाँ दिखते हैं।</translation>
    </message>
    <message>
        <source>How much more probable the model makes the class {name} if everybody has this level of the feature, compared with its reference level (0), other features unchanged. The 95 % intervals include sampling and noise.</source>
        <translation>यदि सभी का यह स्तर हो तो मॉडल वर्ग {name} को संदर्भ स्तर (0) की तुलना में कितना अधिक संभावित बनाता है, अन्य विशेषताएँ अपरिवर्तित। 95 % अंतरालों में प्रतिचयन और शोर शामिल हैं।</translation>
    </message>
    <message>
        <source>Difference in the probability of {name}, in percentage points</source>
        <translation>{name} की प्रायिकता में अंतर, प्रतिशत अंकों में</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95 % अंतराल</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>स्तर</translation>
    </message>
    <message>
        <source>Effect, pp</source>
        <translation>प्रभाव, प्रतिशत अंक</translation>
    </message>
    <message>
        <source>Odds ratio</source>
        <translation>विषम अनुपात</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} से {high}</translation>
    </message>
</context>
<context>
    <name>LearnEvaluation</name>
    <message>
        <source>Evaluate</source>
        <translation>मूल्यांकन करें</translation>
    </message>
    <message>
        <source>View of the evaluation</source>
        <translation>मूल्यांकन का कौन-सा भाग दिखाया जाता है</translation>
    </message>
    <message>
        <source>Measures the model on the data chosen on the left. For a table of true values, this spends the ε on the left on one noisy confusion matrix, unless the table is public. For reports it costs nothing.</source>
        <translation>बाईं ओर चुने गए डेटा पर मॉडल को मापता है। सच्चे मानों की तालिका के लिए यह बाईं ओर का ε एक शोरयुक्त भ्रम मैट्रिक्स पर खर्च करता है, जब तक तालिका सार्वजनिक न हो। रिपोर्टों के लिए इसकी कोई लागत नहीं है।</translation>
    </message>
    <message>
        <source>Measures of the model</source>
        <translation>मॉडल की संख्याएँ</translation>
    </message>
    <message>
        <source>Confusion matrix: rows by class and prediction</source>
        <translation>भ्रम आव्यूह: वर्ग और पूर्वानुमान के अनुसार पंक्तियाँ</translation>
    </message>
    <message>
        <source>Learning curve</source>
        <translation>सीखने का वक्र</translation>
    </message>
    <message>
        <source>Accuracy and other measures</source>
        <translation>सटीकता और अन्य संख्याएँ</translation>
    </message>
    <message>
        <source>Confusion matrix</source>
        <translation>भ्रम आव्यूह</translation>
    </message>
    <message>
        <source>ROC and calibration</source>
        <translation>ROC और अंशशोधन (calibration)</translation>
    </message>
    <message>
        <source>Learning curve as a table</source>
        <translation>सीखने का वक्र, तालिका में</translation>
    </message>
    <message>
        <source>About {rows} rows. This cost ε = {epsilon}.</source>
        <translation>लगभग {rows} पंक्तियाँ, ε {epsilon} में।</translation>
    </message>
    <message>
        <source>{rows} rows. This cost ε = {epsilon}.</source>
        <translation>{rows} पंक्तियाँ, ε {epsilon} में।</translation>
    </message>
    <message>
        <source>{rows} rows. This cost nothing.</source>
        <translation>{rows} पंक्तियाँ; कुछ भी ख़र्च नहीं हुआ।</translation>
    </message>
</context>
<context>
    <name>LearnForm</name>
    <message>
        <source>Choose a table…</source>
        <translation>तालिका चुनें…</translation>
    </message>
    <message>
        <source>Use this project&apos;s reports</source>
        <translation>इस परियोजना की रिपोर्टें काम में लाएँ</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>लेबल</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>विधि</translation>
    </message>
    <message>
        <source>Features</source>
        <translation>लक्षण</translation>
    </message>
    <message>
        <source>Label: what to predict</source>
        <translation>लेबल: किसका पूर्वानुमान करना है</translation>
    </message>
    <message>
        <source>Features: what to predict it from</source>
        <translation>लक्षण: किनसे पूर्वानुमान करना है</translation>
    </message>
    <message>
        <source>Privacy to spend, ε</source>
        <translation>ख़र्च की जाने वाली निजता, ε</translation>
    </message>
    <message>
        <source>Small is private: 0.3 to 3 is usual.</source>
        <translation>छोटा हो तो निजता अधिक: प्रायः 0.3 से 3।</translation>
    </message>
    <message>
        <source>Budget of the table, ε</source>
        <translation>तालिका का बजट, ε</translation>
    </message>
    <message>
        <source>{budget} if left empty</source>
        <translation>{budget}, यदि कोई नहीं बताया गया</translation>
    </message>
    <message>
        <source>none; e.g. 20 %</source>
        <translation>कोई नहीं; जैसे 20 %</translation>
    </message>
    <message>
        <source>The most that may ever be spent on this table and its copies. If you leave this empty it is {budget}; beyond that, hardly anybody is protected.</source>
        <translation>इस तालिका और उसकी प्रतियों पर कभी भी अधिकतम कितना ख़र्च हो सकता है। न बताने पर यह {budget} है; उससे आगे शायद ही कोई सुरक्षित रहता है।</translation>
    </message>
    <message>
        <source>Share of rows held out to measure accuracy</source>
        <translation>सटीकता मापने के लिए अलग रखी गई पंक्तियों का अनुपात</translation>
    </message>
    <message>
        <source>Bounds of numbers</source>
        <translation>संख्याओं की सीमाएँ</translation>
    </message>
    <message>
        <source>Largest survey weight</source>
        <translation>सबसे बड़ा सर्वेक्षण भार</translation>
    </message>
    <message>
        <source>Larger ones count as this; the noise grows with it.</source>
        <translation>बड़े भार इतने ही गिने जाते हैं; इसके साथ शोर बढ़ता है।</translation>
    </message>
    <message>
        <source>column=low:high or column=low:high:bins, separated by commas</source>
        <translation>कॉलम=न्यूनतम:अधिकतम या कॉलम=न्यूनतम:अधिकतम:खाने, अल्पविराम से अलग</translation>
    </message>
    <message>
        <source>Survey weights</source>
        <translation>सर्वेक्षण भार</translation>
    </message>
    <message>
        <source>A column: how many people each row represents</source>
        <translation>एक स्तंभ: हर पंक्ति कितने लोगों का प्रतिनिधित्व करती है</translation>
    </message>
    <message>
        <source>Public levels from a file…</source>
        <translation>फ़ाइल से सार्वजनिक स्तर…</translation>
    </message>
    <message>
        <source>The values that each column can have, known without looking at the table</source>
        <translation>स्तंभों के संभव मान, जो तालिका देखे बिना ज्ञात हैं</translation>
    </message>
    <message>
        <source>Missing values</source>
        <translation>अनुपस्थित मान</translation>
    </message>
    <message>
        <source>as the file of levels says</source>
        <translation>जैसा स्तरों की फ़ाइल कहती है</translation>
    </message>
    <message>
        <source>in no column</source>
        <translation>किसी कॉलम में नहीं</translation>
    </message>
    <message>
        <source>possible in every column</source>
        <translation>हर कॉलम में संभव</translation>
    </message>
    <message>
        <source>For columns with given levels or bounds. Where nothing is ever missing, no model or synthetic table has to allow for it; a blank is then refused</source>
        <translation>उन कॉलमों के लिए जिनके स्तर या सीमाएँ दी गई हैं। जहाँ कभी कुछ अनुपस्थित नहीं होता, वहाँ किसी मॉडल या कृत्रिम तालिका को उसका ध्यान नहीं रखना पड़ता; तब ख़ाली मान अस्वीकार होता है</translation>
    </message>
    <message>
        <source>Find frequent levels under ε</source>
        <translation>ε के भीतर आम स्तर खोजें</translation>
    </message>
    <message>
        <source>For columns whose levels are not given. A level that only one person has is shown with a probability of one in a thousand million</source>
        <translation>उन स्तंभों के लिए जिनके स्तर बताए नहीं गए। जो स्तर केवल एक व्यक्ति का है, वह एक अरब में एक बार की संभावना से दिखता है</translation>
    </message>
    <message>
        <source>The number of rows is public</source>
        <translation>पंक्तियों की संख्या सार्वजनिक है</translation>
    </message>
    <message>
        <source>ε then protects against changing one row, not against adding or removing one</source>
        <translation>तब ε एक पंक्ति बदलने से बचाता है, एक पंक्ति जोड़ने या हटाने से नहीं</translation>
    </message>
    <message>
        <source>The table is public: nothing is spent</source>
        <translation>तालिका सार्वजनिक है: कुछ ख़र्च नहीं होता</translation>
    </message>
    <message>
        <source>None</source>
        <translation>कोई नहीं</translation>
    </message>
    <message>
        <source>No data chosen yet.</source>
        <translation>अभी कोई आँकड़े नहीं चुने गए।</translation>
    </message>
    <message>
        <source>Reports of {name}: training costs no additional privacy.</source>
        <translation>{name} की रिपोर्टें: सीखने से और कुछ ख़र्च नहीं होता।</translation>
    </message>
    <message>
        <source>Table {name}: true values. Each training is charged to its privacy ledger.</source>
        <translation>तालिका {name}: सच्चे मान, जिनका मूल्य उसकी ख़र्च-बही से चुकाया जाता है।</translation>
    </message>
</context>
<context>
    <name>LearnPage</name>
    <message>
        <source>Learn</source>
        <translation>सीखना</translation>
    </message>
    <message>
        <source>Train a classifier or make a synthetic table, within a privacy limit that you set.</source>
        <translation>अपनी तय की हुई निजता सीमा के भीतर वर्गीकारक प्रशिक्षित करें या कृत्रिम तालिका बनाएँ।</translation>
    </message>
    <message>
        <source>Invented rows with nearly the same shares as the table; costs the ε of the form</source>
        <translation>फ़ॉर्म के ε के लिए, तालिका जैसे ही हिस्सों वाली गढ़ी हुई पंक्तियाँ</translation>
    </message>
    <message>
        <source>Trains on invented tables; costs no privacy</source>
        <translation>गढ़ी हुई तालिकाओं पर सीखता है: कुछ ख़र्च नहीं होता</translation>
    </message>
    <message>
        <source>Open a model…</source>
        <translation>मॉडल खोलें…</translation>
    </message>
    <message>
        <source>Synthetic table…</source>
        <translation>कृत्रिम तालिका…</translation>
    </message>
    <message>
        <source>Preview accuracy</source>
        <translation>सटीकता की झलक</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>प्रशिक्षित करें</translation>
    </message>
    <message>
        <source>Choose a table</source>
        <translation>तालिका चुनें</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>पढ़ा जा रहा है…</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>तालिकाएँ (*.csv)</translation>
    </message>
    <message>
        <source>Levels or surveys (*.json)</source>
        <translation>स्तर या सर्वेक्षण (*.json)</translation>
    </message>
    <message>
        <source>Public levels</source>
        <translation>सार्वजनिक स्तर</translation>
    </message>
    <message>
        <source>The levels of {count} columns are known: {names}.</source>
        <translation>{count} स्तंभों के स्तर ज्ञात हैं: {names}।</translation>
    </message>
    <message>
        <source>The survey&apos;s coins already fix its ε, so there is nothing to preview. Train the model: it costs no additional privacy.</source>
        <translation>सर्वेक्षण के सिक्के उसका ε पहले ही तय कर चुके हैं; प्रशिक्षित करें, इससे और कुछ ख़र्च नहीं होता।</translation>
    </message>
    <message>
        <source>Simulating…</source>
        <translation>अनुकरण हो रहा है…</translation>
    </message>
    <message>
        <source>Training…</source>
        <translation>प्रशिक्षण हो रहा है…</translation>
    </message>
    <message>
        <source>A synthetic table needs a table of true values.</source>
        <translation>कृत्रिम तालिका के लिए सच्चे मानों की तालिका चाहिए।</translation>
    </message>
    <message>
        <source>Save the synthetic table</source>
        <translation>कृत्रिम तालिका सहेजें</translation>
    </message>
    <message>
        <source>Synthesizing…</source>
        <translation>कृत्रिम तालिका बनाई जा रही है…</translation>
    </message>
    <message>
        <source>Saved {rows} synthetic rows in {file} (ε = {epsilon}). The report next to it shows shares of the real table. Keep it to yourself; do not publish it.</source>
        <translation>{file} में {rows} कृत्रिम पंक्तियाँ सहेजी गईं (ε = {epsilon})। साथ की रिपोर्ट असली तालिका के अनुपात दिखाती है। उसे अपने पास रखें; प्रकाशित न करें।</translation>
    </message>
    <message>
        <source>Files (*{ending})</source>
        <translation>फ़ाइलें (*{ending})</translation>
    </message>
    <message>
        <source>Save the model</source>
        <translation>मॉडल सहेजें</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>सहेजा जा रहा है…</translation>
    </message>
    <message>
        <source>Saved {file} in {folder}.</source>
        <translation>{folder} में {file} सहेजी गई।</translation>
    </message>
    <message>
        <source>Models (*{ending})</source>
        <translation>मॉडल (*{ending})</translation>
    </message>
    <message>
        <source>Open a model</source>
        <translation>मॉडल खोलें</translation>
    </message>
    <message>
        <source>Evaluating…</source>
        <translation>मूल्यांकन हो रहा है…</translation>
    </message>
    <message>
        <source>Predict on which table?</source>
        <translation>किस तालिका पर पूर्वानुमान करना है?</translation>
    </message>
    <message>
        <source>Save the predictions</source>
        <translation>पूर्वानुमान सहेजें</translation>
    </message>
    <message>
        <source>Predicting…</source>
        <translation>पूर्वानुमान हो रहा है…</translation>
    </message>
    <message>
        <source>Saved {rows} predictions in {file}: {counts}.</source>
        <translation>{rows} पूर्वानुमान {file} में हैं: {counts}।</translation>
    </message>
</context>
<context>
    <name>LearnResult</name>
    <message>
        <source>Model</source>
        <translation>मॉडल</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>चित्र</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>नियम</translation>
    </message>
    <message>
        <source>Effects</source>
        <translation>प्रभाव</translation>
    </message>
    <message>
        <source>Evaluation</source>
        <translation>मूल्यांकन</translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation>ख़र्च-बही</translation>
    </message>
    <message>
        <source>What accuracy can you expect at which ε? “Preview accuracy” trains on invented tables with the same columns and number of rows. It does not look at your data and costs no privacy.</source>
        <translation>किस ε पर कितनी सटीकता मिलेगी? “सटीकता की झलक” उन्हीं कॉलमों और उतनी ही पंक्तियों वाली गढ़ी हुई तालिकाओं पर प्रशिक्षण देती है। यह आपके आँकड़े नहीं देखती और निजता ख़र्च नहीं करती।</translation>
    </message>
    <message>
        <source>Privacy to spend, ε</source>
        <translation>ख़र्च की जाने वाली निजता, ε</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>सटीकता</translation>
    </message>
    <message>
        <source>Private: mean and range</source>
        <translation>निजी: माध्य और परास</translation>
    </message>
    <message>
        <source>Without privacy</source>
        <translation>निजता के बिना</translation>
    </message>
    <message>
        <source>Always the most frequent class</source>
        <translation>सदा सबसे अधिक आने वाला वर्ग</translation>
    </message>
    <message>
        <source>Chart of the accuracy over ε, simulated</source>
        <translation>ε के सामने सटीकता का चार्ट, अनुकरण से</translation>
    </message>
    <message>
        <source>Card of the model</source>
        <translation>मॉडल का परिचय-पत्र</translation>
    </message>
    <message>
        <source>Save the model…</source>
        <translation>मॉडल सहेजें…</translation>
    </message>
    <message>
        <source>Predict on a table…</source>
        <translation>तालिका पर पूर्वानुमान करें…</translation>
    </message>
    <message>
        <source>No model yet: train one, or open one.</source>
        <translation>अभी कोई मॉडल नहीं: एक प्रशिक्षित करें, या खोलें।</translation>
    </message>
    <message>
        <source>Class whose features are shown</source>
        <translation>वर्ग जिसके लक्षण दिखाए जाते हैं</translation>
    </message>
    <message>
        <source>Picture of the forest</source>
        <translation>वन का चित्र</translation>
    </message>
    <message>
        <source>First tree</source>
        <translation>पहला पेड़</translation>
    </message>
    <message>
        <source>All leaves</source>
        <translation>सभी पत्तियाँ</translation>
    </message>
    <message>
        <source>Intervals</source>
        <translation>अंतराल</translation>
    </message>
    <message>
        <source>A picture of the model appears here after training.</source>
        <translation>प्रशिक्षण के बाद मॉडल का चित्र यहाँ दिखेगा।</translation>
    </message>
    <message>
        <source>The rules of a decision tree appear here after training.</source>
        <translation>प्रशिक्षण के बाद निर्णय वृक्ष के नियम यहाँ दिखते हैं।</translation>
    </message>
    <message>
        <source>Rules of the tree</source>
        <translation>वृक्ष के नियम</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>परिचय-पत्र</translation>
    </message>
    <message>
        <source>Of this model</source>
        <translation>इस मॉडल का</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>विधि</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>लेबल</translation>
    </message>
    <message>
        <source>Features</source>
        <translation>लक्षण</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>आँकड़े</translation>
    </message>
    <message>
        <source>Respondents</source>
        <translation>उत्तरदाता</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>पंक्तियाँ</translation>
    </message>
    <message>
        <source>Privacy loss</source>
        <translation>निजता की हानि</translation>
    </message>
    <message>
        <source>ε = {epsilon} per respondent, in total</source>
        <translation>प्रति उत्तरदाता कुल ε = {epsilon}</translation>
    </message>
    <message>
        <source>ε = {epsilon} for the table</source>
        <translation>तालिका का ε = {epsilon}</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>स्तर</translation>
    </message>
    <message>
        <source>all features</source>
        <translation>सभी विशेषताएँ</translation>
    </message>
    <message>
        <source>Never missing</source>
        <translation>कभी अनुपस्थित नहीं</translation>
    </message>
    <message>
        <source>not released</source>
        <translation>जारी नहीं किया गया</translation>
    </message>
    <message>
        <source>about {rows} (noisy)</source>
        <translation>लगभग {rows} (शोर सहित)</translation>
    </message>
    <message>
        <source>{rows} (public)</source>
        <translation>{rows} (सार्वजनिक)</translation>
    </message>
    <message>
        <source>Nothing: the table was declared public, so it is not protected</source>
        <translation>कुछ नहीं: तालिका सार्वजनिक बताई गई, इसलिए उसका कुछ भी सुरक्षित नहीं है</translation>
    </message>
    <message>
        <source>Not proven: an earlier version made this model. It contains the exact number of rows, and levels may have been read from the data. Train it again.</source>
        <translation>सिद्ध नहीं: यह मॉडल पुराने संस्करण ने बनाया; इसमें पंक्तियों की सटीक संख्या है, और स्तर आँकड़ों से पढ़े गए हो सकते हैं। इसे फिर से प्रशिक्षित करें।</translation>
    </message>
    <message>
        <source>Tables with the same number of rows that differ in one row (whose label may be missing)</source>
        <translation>समान संख्या की पंक्तियों वाली तालिकाएँ जिनकी एक पंक्ति बदली हो, खाली लेबल भी</translation>
    </message>
    <message>
        <source>Tables that differ by adding or removing one row; if one row is changed instead, ε = {changed}</source>
        <translation>ऐसी तालिकाएँ जिनमें एक पंक्ति कम या अधिक का अंतर हो; एक पंक्ति बदली हो तो ε = {changed}</translation>
    </message>
    <message>
        <source>Neighbouring tables</source>
        <translation>पड़ोसी तालिकाएँ</translation>
    </message>
    <message>
        <source>The same respondent with other answers: ε = {changed}</source>
        <translation>दूसरे उत्तरों वाला उत्तरदाता, ε = {changed} तक</translation>
    </message>
    <message>
        <source>{questions}: asked directly, so ε does not cover these answers</source>
        <translation>{questions}: सीधे पूछा गया, इसलिए ε इन उत्तरों को नहीं गिनता</translation>
    </message>
    <message>
        <source>Not protected</source>
        <translation>सुरक्षित नहीं</translation>
    </message>
    <message>
        <source>Accuracy on held-out rows</source>
        <translation>अलग रखी गई पंक्तियों पर सटीकता</translation>
    </message>
    <message>
        <source>How often each level occurs in each class. The 95 % intervals include sampling and the noise or coins.</source>
        <translation>किसी वर्ग में हर स्तर कितनी बार आता है, नमूने और शोर या सिक्कों के लिए 95 % सीमाओं के साथ।</translation>
    </message>
    <message>
        <source>{right} of {rows}</source>
        <translation>{rows} में से {right}</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>सही</translation>
    </message>
    <message>
        <source>Spent: ε {spent}. No budget was set; the limit is {budget}.</source>
        <translation>ख़र्च हुआ: ε {spent}। बिना बजट के अधिकतम {budget} है।</translation>
    </message>
    <message>
        <source>Design</source>
        <translation>डिज़ाइन</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>झलक</translation>
    </message>
    <message>
        <source>Found with privacy protection ε (δ = {delta}); other values count as missing</source>
        <translation>ε के भीतर खोजे गए, δ = {delta} के साथ; बाकी मान अनुपस्थित गिने जाते हैं</translation>
    </message>
    <message>
        <source>Given in advance</source>
        <translation>पहले से बताए गए</translation>
    </message>
    <message>
        <source>Taken from the data, not protected</source>
        <translation>आँकड़ों से पढ़े गए, और सुरक्षित नहीं</translation>
    </message>
    <message>
        <source>The first three levels of the tree; each leaf with its class and its share.</source>
        <translation>तीन प्रश्नों की गहराई तक वृक्ष; हर पत्ती अपने वर्ग और उसके अनुपात के साथ।</translation>
    </message>
    <message>
        <source>Drawing of the decision tree; it splits on {feature} first</source>
        <translation>निर्णय वृक्ष का चित्र; वह पहले {feature} पूछता है</translation>
    </message>
    <message>
        <source>There is no picture for this kind of model.</source>
        <translation>इस मॉडल का अपना कोई चित्र नहीं है।</translation>
    </message>
    <message>
        <source>How many leaves have which depth and how many rows, of single trees and of all. A line marks the median.</source>
        <translation>कितनी पत्तियों की कौन-सी गहराई और कितनी पंक्तियाँ हैं, कुछ पेड़ों की और सबकी। एक रेखा माध्यिका दिखाती है।</translation>
    </message>
    <message>
        <source>Where a share that is drawn from a leaf falls in 90 of 100 cases, by the leaf’s rows and the ε of its counts.</source>
        <translation>किसी पत्ती से निकाला गया हिस्सा 100 में से 90 बार कहाँ पड़ता है, पत्ती की पंक्तियों और उसकी गिनतियों के ε के अनुसार।</translation>
    </message>
    <message>
        <source>Tree {number}</source>
        <translation>पेड़ {number}</translation>
    </message>
    <message>
        <source>All trees</source>
        <translation>सभी पेड़</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>पत्तियाँ</translation>
    </message>
    <message>
        <source>Branch depth</source>
        <translation>शाखा की गहराई</translation>
    </message>
    <message>
        <source>Rows of a leaf</source>
        <translation>पत्ती की पंक्तियाँ</translation>
    </message>
    <message>
        <source>Share of {share}</source>
        <translation>{share} का हिस्सा</translation>
    </message>
    <message>
        <source>Share that is drawn</source>
        <translation>निकाला गया हिस्सा</translation>
    </message>
    <message>
        <source>without noise</source>
        <translation>बिना शोर</translation>
    </message>
    <message>
        <source>Branch depth and leaf frequency, of each tree and of all</source>
        <translation>शाखाओं की गहराई और पत्तियों की आवृत्ति, हर पेड़ की और सबकी</translation>
    </message>
    <message>
        <source>Intervals of a drawn share over the rows of a leaf</source>
        <translation>पत्ती की पंक्तियों पर निकाले गए हिस्से के अंतराल</translation>
    </message>
    <message>
        <source>Share of the level in the class {name}</source>
        <translation>वर्ग {name} में स्तर का अनुपात</translation>
    </message>
    <message>
        <source>Only a decision tree has rules.</source>
        <translation>नियम केवल निर्णय वृक्ष के होते हैं।</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>वर्ग</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>नियम</translation>
    </message>
    <message>
        <source>(missing)</source>
        <translation>(अनुपस्थित)</translation>
    </message>
    <message>
        <source>always</source>
        <translation>हमेशा</translation>
    </message>
    <message>
        <source>Privacy spent on the table</source>
        <translation>तालिका का क्या ख़र्च हुआ</translation>
    </message>
    <message>
        <source>Spent: ε {spent} of {budget}; {left} is left.</source>
        <translation>ख़र्च हुआ: {budget} में से ε {spent}; {left} बचा है।</translation>
    </message>
    <message>
        <source>Its rows are nearly the same as those of {others}, so they share one ledger.</source>
        <translation>उसकी पंक्तियाँ लगभग वही हैं जो {others} की: सबका एक ही बहीखाता।</translation>
    </message>
    <message>
        <source>ε</source>
        <translation>ε</translation>
    </message>
    <message>
        <source>Purpose</source>
        <translation>किसके लिए</translation>
    </message>
</context>
<context>
    <name>LeftOutDialog</name>
    <message>
        <source>Rows that would be left out</source>
        <translation>जो पंक्तियाँ छोड़ी जाएँगी</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>बंद करें</translation>
    </message>
    <message>
        <source>Checking the rows…</source>
        <translation>पंक्तियाँ जाँची जा रही हैं…</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Licences</source>
        <translation>लाइसेंस</translation>
    </message>
    <message>
        <source>Search the licences</source>
        <translation>लाइसेंसों में खोजें</translation>
    </message>
    <message>
        <source>The licences do not contain these words.</source>
        <translation>ये शब्द लाइसेंसों में नहीं हैं।</translation>
    </message>
    <message>
        <source>Collecting the licences…</source>
        <translation>लाइसेंस जुटाए जा रहे हैं…</translation>
    </message>
    <message>
        <source>Surveyapp is free software under the MIT licence. It uses Qt under the LGPL, whose libraries you may replace, and the other parts that are listed here.</source>
        <translation>Surveyapp MIT लाइसेंस के अधीन मुक्त सॉफ़्टवेयर है। यह LGPL के अधीन Qt का उपयोग करता है, जिसकी लाइब्रेरियाँ आप बदल सकते हैं, और यहाँ सूचीबद्ध अन्य भागों का भी।</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>बंद करें</translation>
    </message>
    <message>
        <source>The licences cannot be read. Part of the installation may be missing; install Surveyapp again.</source>
        <translation>लाइसेंस पढ़े नहीं जा सकते। हो सकता है कि इंस्टॉलेशन का कोई हिस्सा न हो; Surveyapp फिर से इंस्टॉल करें।</translation>
    </message>
</context>
<context>
    <name>MadeTogether</name>
    <message>
        <source>The hidden number and your card together say where the wheel stops.</source>
        <translation>छिपी हुई संख्या और आपका पत्ता मिलकर बताते हैं कि पहिया कहाँ रुकेगा।</translation>
    </message>
    <message>
        <source>This device hides a number. You pick a card. The two together say where the wheel stops, so the device cannot choose it. You can test that. A device could still remember what you touch. No test rules that out. Only dice of your own do.</source>
        <translation>यह मशीन एक संख्या छिपाती है। आप एक पत्ता चुनते हैं। दोनों मिलकर बताते हैं कि पहिया कहाँ रुकेगा, इसलिए मशीन उसे नहीं चुन सकती। आप यह जाँच सकते हैं। फिर भी मशीन याद रख सकती है कि आप क्या छूते हैं। कोई जाँच इसे नहीं रोकती। केवल आपके अपने पासे रोकते हैं।</translation>
    </message>
</context>
<context>
    <name>MakingForm</name>
    <message>
        <source>Name of the new variable</source>
        <translation>नए चर का नाम</translation>
    </message>
    <message>
        <source>Label of the new variable</source>
        <translation>नए चर का लेबल</translation>
    </message>
    <message>
        <source>optional</source>
        <translation>वैकल्पिक</translation>
    </message>
    <message>
        <source>Where the bands begin</source>
        <translation>वर्ग कहाँ से शुरू होते हैं</translation>
    </message>
    <message>
        <source>Labels of the bands</source>
        <translation>वर्गों के लेबल</translation>
    </message>
    <message>
        <source>optional, such as: young; middle; old</source>
        <translation>वैकल्पिक, जैसे: युवा; मध्यम; वृद्ध</translation>
    </message>
    <message>
        <source>Expression</source>
        <translation>व्यंजक</translation>
    </message>
    <message>
        <source>Insert a variable</source>
        <translation>चर डालें</translation>
    </message>
    <message>
        <source>New values; empty means missing</source>
        <translation>नए मान; खाली का अर्थ अनुपस्थित</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>पूर्वावलोकन</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>नाम</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>लेबल</translation>
    </message>
    <message>
        <source>Bands begin at</source>
        <translation>वर्गों की शुरुआत</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>लेबल</translation>
    </message>
    <message>
        <source>Create the variable</source>
        <translation>चर बनाएँ</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>रद्द करें</translation>
    </message>
    <message>
        <source>Insert a variable…</source>
        <translation>चर डालें…</translation>
    </message>
    <message>
        <source>Recode {name}</source>
        <translation>{name} को पुनः कोड करें</translation>
    </message>
    <message>
        <source>Put {name} into bands</source>
        <translation>{name} को वर्गों में बाँटें</translation>
    </message>
    <message>
        <source>Compute a variable</source>
        <translation>चर की गणना करें</translation>
    </message>
    <message>
        <source>Merge reports of {name}</source>
        <translation>{name} की रिपोर्टें मिलाएँ</translation>
    </message>
    <message>
        <source>Give values that belong together the same new value. An empty one means missing. {name} itself stays as it is.</source>
        <translation>जो मान साथ आते हैं उन्हें एक ही नया मान दें। खाली का अर्थ अनुपस्थित है। {name} स्वयं वैसा ही रहता है।</translation>
    </message>
    <message>
        <source>Each band begins at one of these numbers and ends before the next. The first band has all numbers below, the last one all that follow.</source>
        <translation>हर वर्ग इनमें से एक संख्या से शुरू होकर अगली से पहले समाप्त होता है। पहले वर्ग में सभी छोटी संख्याएँ हैं, अंतिम में बाद की सभी।</translation>
    </message>
    <message>
        <source>Use + - * / and comparisons, and, or, not(), if(), min(), max(), round(), abs(), sqrt(), log() and exp(). Only variables without coins can be used: a report is not an answer.</source>
        <translation>+ - * / और तुलनाएँ, and, or, not(), if(), min(), max(), round(), abs(), sqrt(), log() और exp() का उपयोग करें। केवल बिना सिक्कों वाले चर चल सकते हैं: रिपोर्ट उत्तर नहीं है।</translation>
    </message>
    <message>
        <source>Give reports that belong together the same new value. They stay reports: estimates use the design that follows from merging, so they stay right.</source>
        <translation>जो रिपोर्टें साथ आती हैं उन्हें एक ही नया मान दें। वे रिपोर्टें ही रहती हैं: अनुमान मिलाने से बने डिज़ाइन का उपयोग करते हैं, इसलिए सही रहते हैं।</translation>
    </message>
    <message>
        <source>With a value: {count}. Missing: {missing}.</source>
        <translation>मान वाले: {count}। अनुपस्थित: {missing}।</translation>
    </message>
    <message>
        <source>ε of its reports: {epsilon}</source>
        <translation>इसकी रिपोर्टों का ε: {epsilon}</translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message>
        <source>Something went wrong in Surveyapp. Everything already stored is safe. Please report what you did.</source>
        <translation>Surveyapp में कुछ गड़बड़ हुई। जो पहले से सहेजा गया है, वह सुरक्षित है। कृपया बताएँ कि आपने क्या किया।</translation>
    </message>
    <message>
        <source>Dismiss the message</source>
        <translation>संदेश हटाएँ</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>हटाएँ</translation>
    </message>
</context>
<context>
    <name>MissingWordsView</name>
    <message>
        <source>Some words are missing</source>
        <translation>कुछ शब्द नहीं हैं</translation>
    </message>
    <message>
        <source>Respondents would read those in English. The survey&apos;s author can add them to the survey.</source>
        <translation>उत्तरदाता उन्हें अंग्रेज़ी में पढ़ेंगे। सर्वेक्षण बनाने वाले उन्हें जोड़ सकते हैं।</translation>
    </message>
    <message>
        <source>Start all the same</source>
        <translation>फिर भी शुरू करें</translation>
    </message>
    <message>
        <source>Close the kiosk</source>
        <translation>कियोस्क बंद करें</translation>
    </message>
</context>
<context>
    <name>MomentView</name>
    <message>
        <source>One moment</source>
        <translation>ज़रा रुकें</translation>
    </message>
</context>
<context>
    <name>NoInterviewsYet</name>
    <message>
        <source>No interviews yet</source>
        <translation>अभी कोई साक्षात्कार नहीं</translation>
    </message>
    <message>
        <source>Go to Files</source>
        <translation>फ़ाइलों पर जाएँ</translation>
    </message>
</context>
<context>
    <name>NumberPad</name>
    <message>
        <source>Minus</source>
        <translation>माइनस</translation>
    </message>
    <message>
        <source>Decimal point</source>
        <translation>दशमलव बिंदु</translation>
    </message>
    <message>
        <source>Your number: {number}</source>
        <translation>आपकी संख्या: {number}</translation>
    </message>
    <message>
        <source>A number from {low} to {high}</source>
        <translation>{low} से {high} तक की कोई संख्या</translation>
    </message>
    <message>
        <source>A number from {low} to {high}, in steps of {step}</source>
        <translation>{low} से {high} तक की कोई संख्या, {step} के अंतर से</translation>
    </message>
    <message>
        <source>Please enter a number from {low} to {high}.</source>
        <translation>कृपया {low} से {high} तक की कोई संख्या डालें।</translation>
    </message>
    <message>
        <source>The number must be from {low} to {high}. Please change it.</source>
        <translation>संख्या {low} से {high} तक होनी चाहिए। कृपया इसे बदलें।</translation>
    </message>
    <message>
        <source>From {low}, numbers go in steps of {step}. Please change yours.</source>
        <translation>संख्याएँ {low} से शुरू होकर {step} के अंतर से बढ़ती हैं। कृपया अपनी संख्या बदलें।</translation>
    </message>
</context>
<context>
    <name>OpenedView</name>
    <message>
        <source>This round as text, to photograph</source>
        <translation>इस बारी का पाठ, फ़ोटो लेने के लिए</translation>
    </message>
    <message>
        <source>This round is shown and will not count.</source>
        <translation>यह बारी दिखाई जा रही है और गिनी नहीं जाएगी।</translation>
    </message>
    <message>
        <source>To check later, take a photo of this square too. The supervisor can give you the page that compares the squares.</source>
        <translation>बाद में जाँचने के लिए इस चौकोर निशान की भी फ़ोटो लें। निशानों को मिलाने वाला पन्ना पर्यवेक्षक आपको दे सकते हैं।</translation>
    </message>
    <message>
        <source>What counts is never opened, so nobody can make you prove your answer.</source>
        <translation>जो गिना जाता है वह कभी नहीं खोला जाता, इसलिए कोई आपसे आपका जवाब साबित नहीं करवा सकता।</translation>
    </message>
    <message>
        <source>A new round</source>
        <translation>नई बारी</translation>
    </message>
    <message>
        <source>The name of the first square was: {words}</source>
        <translation>पहले चौकोर निशान का नाम था: {words}</translation>
    </message>
    <message>
        <source>The hidden number was {hidden}. No card was picked.</source>
        <translation>छिपी हुई संख्या {hidden} थी। कोई पत्ता नहीं चुना गया।</translation>
    </message>
    <message>
        <source>Hidden number {hidden}, your card {card}: the wheel stopped at {stop}.</source>
        <translation>छिपी हुई संख्या {hidden}, आपका पत्ता {card}: पहिया {stop} पर रुका।</translation>
    </message>
    <message>
        <source>Hidden number {hidden}, your card {card}: together {sum}. Take away {sides}, one full turn: the wheel stopped at {stop}.</source>
        <translation>छिपी हुई संख्या {hidden}, आपका पत्ता {card}: दोनों मिलकर {sum}। {sides} घटाएँ, यानी एक पूरा चक्कर: पहिया {stop} पर रुका।</translation>
    </message>
    <message>
        <source>Here the wheel answers: “{label}” is recorded, whatever you touch.</source>
        <translation>यहाँ पहिया जवाब देता है: “{label}” दर्ज होगा, आप कुछ भी छुएँ।</translation>
    </message>
    <message>
        <source>Here your own answer is recorded.</source>
        <translation>यहाँ आपका अपना जवाब दर्ज होता है।</translation>
    </message>
    <message>
        <source>Here “{label}” is recorded as “{report}”.</source>
        <translation>यहाँ “{label}” “{report}” के रूप में दर्ज होता है।</translation>
    </message>
    <message>
        <source>After your touch the square locked: “{report}”.</source>
        <translation>आपके छूने के बाद चौकोर निशान ने पक्का किया: “{report}”।</translation>
    </message>
    <message>
        <source>If it is anything else, this device cheats. Do not answer on it.</source>
        <translation>अगर कुछ और हो, तो यह मशीन धोखा देती है। इस पर जवाब न दें।</translation>
    </message>
    <message>
        <source>It must be “{label}”.</source>
        <translation>यह “{label}” होना चाहिए।</translation>
    </message>
    <message>
        <source>It must be what you touched.</source>
        <translation>यह वही होना चाहिए जो आपने छुआ।</translation>
    </message>
    <message>
        <source>It must be what is written above for the answer that you touched.</source>
        <translation>यह वही होना चाहिए जो ऊपर उस जवाब के लिए लिखा है जिसे आपने छुआ।</translation>
    </message>
</context>
<context>
    <name>OptionsForm</name>
    <message>
        <source>More options</source>
        <translation>और विकल्प</translation>
    </message>
    <message>
        <source>Fewer options</source>
        <translation>कम विकल्प</translation>
    </message>
</context>
<context>
    <name>Ordering</name>
    <message>
        <source>Touch the answers in your order, the first one first.</source>
        <translation>जवाबों को अपने क्रम में छुएँ, पहला सबसे पहले।</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>पुष्टि करें</translation>
    </message>
    <message>
        <source>Please touch every answer.</source>
        <translation>कृपया हर जवाब को छुएँ।</translation>
    </message>
    <message>
        <source>{answer}, place {place}</source>
        <translation>{answer}, स्थान {place}</translation>
    </message>
    <message>
        <source>{answer}, no place yet</source>
        <translation>{answer}, अभी कोई स्थान नहीं</translation>
    </message>
</context>
<context>
    <name>OutdatedNote</name>
    <message>
        <source>The settings have changed: this result is out of date.</source>
        <translation>सेटिंग बदल गई हैं: यह परिणाम अब पुराना है।</translation>
    </message>
    <message>
        <source>Choose “{button}” to update it.</source>
        <translation>इसे अद्यतन करने के लिए “{button}” चुनें।</translation>
    </message>
</context>
<context>
    <name>Outline</name>
    <message>
        <source>Add</source>
        <translation>जोड़ें</translation>
    </message>
    <message>
        <source>Add a question</source>
        <translation>प्रश्न जोड़ें</translation>
    </message>
    <message>
        <source>Duplicate the question</source>
        <translation>प्रश्न की प्रति बनाएँ</translation>
    </message>
    <message>
        <source>Move up (Alt+Up)</source>
        <translation>ऊपर ले जाएँ (Alt+Up)</translation>
    </message>
    <message>
        <source>Move down (Alt+Down)</source>
        <translation>नीचे ले जाएँ (Alt+Down)</translation>
    </message>
    <message>
        <source>Remove the question (Del)</source>
        <translation>प्रश्न हटाएँ (Del)</translation>
    </message>
    <message>
        <source>The survey</source>
        <translation>सर्वेक्षण</translation>
    </message>
</context>
<context>
    <name>OutputForm</name>
    <message>
        <source>Choose a question</source>
        <translation>एक प्रश्न चुनें</translation>
    </message>
    <message>
        <source>None</source>
        <translation>कोई नहीं</translation>
    </message>
    <message>
        <source>Kiosks</source>
        <translation>कियोस्क</translation>
    </message>
    <message>
        <source>Interactions</source>
        <translation>परस्पर प्रभाव</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>स्वचालित</translation>
    </message>
    <message>
        <source>{title}: {question}</source>
        <translation>{title}: {question}</translation>
    </message>
    <message>
        <source>{question}: automatic</source>
        <translation>{question}: स्वचालित</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>हाँ</translation>
    </message>
    <message>
        <source>No</source>
        <translation>नहीं</translation>
    </message>
</context>
<context>
    <name>OutputPage</name>
    <message>
        <source>Output</source>
        <translation>परिणाम</translation>
    </message>
    <message>
        <source>Add analysis</source>
        <translation>विश्लेषण जोड़ें</translation>
    </message>
    <message>
        <source>Add analyses and change their options; each result updates by itself. The analyses are kept in the project, and the report contains them.</source>
        <translation>विश्लेषण जोड़ें और उनके विकल्प बदलें; हर परिणाम अपने आप बदलता है। विश्लेषण प्रोजेक्ट में रहते हैं और रिपोर्ट में आते हैं।</translation>
    </message>
    <message>
        <source>Import collection files first. This page then shows estimates, cross-tables, comparisons, rankings and regressions, also of randomized answers.</source>
        <translation>पहले संग्रह फ़ाइलें आयात करें। तब यह पृष्ठ आकलन, क्रॉस-तालिकाएँ, तुलनाएँ, क्रम और प्रतिगमन दिखाता है, यादृच्छिक उत्तरों के भी।</translation>
    </message>
    <message>
        <source>Choose the first analysis</source>
        <translation>पहला विश्लेषण चुनें</translation>
    </message>
    <message>
        <source>Use for all analyses</source>
        <translation>सभी विश्लेषणों में लें</translation>
    </message>
</context>
<context>
    <name>OwnDesignBox</name>
    <message>
        <source>Design</source>
        <translation>डिज़ाइन</translation>
    </message>
    <message>
        <source>{name}: {meaning}</source>
        <translation>{name}: {meaning}</translation>
    </message>
</context>
<context>
    <name>Pad</name>
    <message>
        <source>Confirm</source>
        <translation>पुष्टि करें</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>मिटाएँ</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>Help on this page (F1)</source>
        <translation>इस पृष्ठ की सहायता (F1)</translation>
    </message>
</context>
<context>
    <name>PickedCard</name>
    <message>
        <source>Your card is {card}. Name of the square: {words}</source>
        <translation>आपका पत्ता {card} है। चौकोर निशान का नाम: {words}</translation>
    </message>
    <message>
        <source>Test it</source>
        <translation>जाँच करें</translation>
    </message>
</context>
<context>
    <name>PinPad</name>
    <message>
        <source>Delete</source>
        <translation>मिटाएँ</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>ठीक है</translation>
    </message>
    <message>
        <source>Digits entered: {count}</source>
        <translation>डाले गए अंक: {count}</translation>
    </message>
</context>
<context>
    <name>PinView</name>
    <message>
        <source>Supervisor</source>
        <translation>पर्यवेक्षक</translation>
    </message>
    <message>
        <source>Enter the PIN.</source>
        <translation>PIN डालें।</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>वापस</translation>
    </message>
</context>
<context>
    <name>PlacesView</name>
    <message>
        <source>Where shall the files go?</source>
        <translation>फ़ाइलें कहाँ रखी जाएँ?</translation>
    </message>
    <message>
        <source>No stick or card is plugged in.</source>
        <translation>कोई पेन ड्राइव या कार्ड लगा नहीं है।</translation>
    </message>
    <message>
        <source>Other folder…</source>
        <translation>दूसरा फ़ोल्डर…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>वापस</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>फिर से देखें</translation>
    </message>
</context>
<context>
    <name>PlanForm</name>
    <message>
        <source>Name of the question</source>
        <translation>प्रश्न का नाम</translation>
    </message>
    <message>
        <source>What was asked</source>
        <translation>क्या पूछा गया</translation>
    </message>
    <message>
        <source>Number of levels</source>
        <translation>स्तर, 1 से</translation>
    </message>
    <message>
        <source>Least possible answer</source>
        <translation>सबसे छोटा संभव उत्तर</translation>
    </message>
    <message>
        <source>Greatest possible answer</source>
        <translation>सबसे बड़ा संभव उत्तर</translation>
    </message>
    <message>
        <source>Step between answers</source>
        <translation>उत्तरों के बीच का अंतर</translation>
    </message>
    <message>
        <source>Harmless question answered with it (optional)</source>
        <translation>वह सामान्य प्रश्न जिसका उत्तर इसके साथ दिया गया (खाली छोड़ सकते हैं)</translation>
    </message>
    <message>
        <source>Type of the question</source>
        <translation>प्रश्न का प्रकार</translation>
    </message>
    <message>
        <source>Nominal: categories without an order.</source>
        <translation>नामिक: बिना क्रम की श्रेणियाँ।</translation>
    </message>
    <message>
        <source>Ordinal: ordered levels, taken as 1, 2, 3 … in means and regressions.</source>
        <translation>क्रमिक: क्रमबद्ध स्तर, जो औसत और प्रतिगमन में 1, 2, 3 … माने जाते हैं।</translation>
    </message>
    <message>
        <source>Numeric.</source>
        <translation>संख्यात्मक।</translation>
    </message>
    <message>
        <source>Design it was asked with</source>
        <translation>जिस डिज़ाइन से पूछा गया</translation>
    </message>
    <message>
        <source>{name}: {meaning}</source>
        <translation>{name}: {meaning}</translation>
    </message>
    <message>
        <source>as in the original survey</source>
        <translation>जैसा मूल सर्वेक्षण में था</translation>
    </message>
    <message>
        <source>Not randomized: the column contains the answers.</source>
        <translation>यादृच्छिक नहीं: स्तंभ में उत्तर ही हैं।</translation>
    </message>
    <message>
        <source>The column contains the reports ({reports}). ε = {epsilon}</source>
        <translation>स्तंभ में वह है जो रिपोर्ट हुआ ({reports})। ε = {epsilon}</translation>
    </message>
    <message>
        <source>The column contains the reports. ε = {epsilon}</source>
        <translation>स्तंभ में वह है जो रिपोर्ट हुआ। ε = {epsilon}</translation>
    </message>
</context>
<context>
    <name>PlanPage</name>
    <message>
        <source>Plan</source>
        <translation>योजना</translation>
    </message>
    <message>
        <source>How many interviews you need, which design to use, and what the results will look like.</source>
        <translation>कितने साक्षात्कार चाहिए, किन डिज़ाइनों के साथ, और वे क्या दिखाएँगे।</translation>
    </message>
    <message>
        <source>One question</source>
        <translation>एक प्रश्न</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>शक्ति (power)</translation>
    </message>
    <message>
        <source>Designs</source>
        <translation>डिज़ाइन</translation>
    </message>
    <message>
        <source>Tallies</source>
        <translation>गणनाएँ</translation>
    </message>
    <message>
        <source>Questionnaire</source>
        <translation>प्रश्नावली</translation>
    </message>
    <message>
        <source>Rehearsal</source>
        <translation>पूर्वाभ्यास</translation>
    </message>
    <message>
        <source>Choose a survey file or import interviews. This view then divides the privacy budget of one respondent among the questions and shows the errors that result.</source>
        <translation>कोई सर्वेक्षण फ़ाइल चुनें, या साक्षात्कार आयात करें। फिर यह दृश्य, एक उत्तरदाता जितना उजागर कर सकता है, उसे प्रश्नों में बाँटता है और बताता है कि उससे कितनी त्रुटियाँ रहती हैं।</translation>
    </message>
    <message>
        <source>Choose a survey file or import interviews. This view then simulates the survey a thousand times and shows the results that you can expect.</source>
        <translation>कोई सर्वेक्षण फ़ाइल चुनें, या साक्षात्कार आयात करें। फिर यह दृश्य सर्वेक्षण का एक हज़ार बार अनुकरण करता है और दिखाता है कि उसके विश्लेषक को क्या दिखेगा।</translation>
    </message>
    <message>
        <source>Find n</source>
        <translation>n निकालें</translation>
    </message>
    <message>
        <source>Find the error</source>
        <translation>त्रुटि निकालें</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>त्रुटि</translation>
    </message>
    <message>
        <source>1 % is one percentage point.</source>
        <translation>1 % एक प्रतिशत अंक है।</translation>
    </message>
    <message>
        <source>Number of interviews</source>
        <translation>साक्षात्कारों की संख्या</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>विश्वास-स्तर</translation>
    </message>
    <message>
        <source>Expected share</source>
        <translation>अपेक्षित अनुपात</translation>
    </message>
    <message>
        <source>Of the answer that you plan for.</source>
        <translation>उस उत्तर का, जिसके लिए योजना बनाई जाती है।</translation>
    </message>
    <message>
        <source>any (worst case)</source>
        <translation>कोई भी: सबसे बुरी स्थिति</translation>
    </message>
    <message>
        <source>Design effect</source>
        <translation>अभिकल्प प्रभाव (design effect)</translation>
    </message>
    <message>
        <source>1 for a simple random sample; often 1.5 to 2 for clusters.</source>
        <translation>सरल यादृच्छिक नमूने के लिए 1; गुच्छों के लिए प्रायः 1.5 से 2।</translation>
    </message>
    <message>
        <source>Non-response rate</source>
        <translation>उत्तर न देने की दर</translation>
    </message>
    <message>
        <source>Sample sizes by method</source>
        <translation>विधि के अनुसार नमूने के आकार</translation>
    </message>
    <message>
        <source>Computing exact sample sizes…</source>
        <translation>नमूने के यथार्थ आकारों की गणना हो रही है…</translation>
    </message>
    <message>
        <source>Correct the marked fields to see a result.</source>
        <translation>उत्तर देखने के लिए चिह्नित खाने ठीक करें।</translation>
    </message>
    <message>
        <source>Error (percentage points)</source>
        <translation>त्रुटि (प्रतिशत अंक)</translation>
    </message>
    <message>
        <source>Interviews</source>
        <translation>साक्षात्कार</translation>
    </message>
    <message>
        <source>People to approach</source>
        <translation>जिन लोगों से संपर्क करना है</translation>
    </message>
    <message>
        <source>Chart of interviews needed against the error, by method</source>
        <translation>विधि के अनुसार, त्रुटि के सामने आवश्यक साक्षात्कारों का चार्ट</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>विधि</translation>
    </message>
    <message>
        <source>Interviews in total</source>
        <translation>कुल साक्षात्कार</translation>
    </message>
    <message>
        <source>Total error, in points</source>
        <translation>कुल त्रुटि, अंकों में</translation>
    </message>
    <message>
        <source>For a random sample: sampling and coins together</source>
        <translation>यादृच्छिक नमूने के लिए: प्रतिचयन और सिक्के एक साथ</translation>
    </message>
    <message>
        <source>For the coins only</source>
        <translation>केवल सिक्कों के लिए</translation>
    </message>
    <message>
        <source>For the coins only: the error compared with the true share among the people interviewed</source>
        <translation>केवल सिक्कों के लिए: जिन लोगों से पूछा गया, उनके सच्चे अनुपात के मुक़ाबले त्रुटि</translation>
    </message>
    <message>
        <source>Guarantee</source>
        <translation>गारंटी</translation>
    </message>
    <message>
        <source>This method gives no separate figure for the coins.</source>
        <translation>इस विधि की सीमा में सिक्कों का हिस्सा अलग नहीं होता।</translation>
    </message>
</context>
<context>
    <name>PlanPanel</name>
    <message>
        <source>Correct the problem in the message above to see a result.</source>
        <translation>परिणाम देखने के लिए वह ठीक करें जो ऊपर का संदेश बताता है।</translation>
    </message>
</context>
<context>
    <name>PowerPanel</name>
    <message>
        <source>Run</source>
        <translation>निकालें</translation>
    </message>
    <message>
        <source>Computing the power…</source>
        <translation>शक्ति (power) की गणना हो रही है…</translation>
    </message>
    <message>
        <source>Power by number of interviews</source>
        <translation>साक्षात्कारों की संख्या के अनुसार शक्ति (power)</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>किससे तुलना</translation>
    </message>
    <message>
        <source>another group&apos;s share</source>
        <translation>दूसरे समूह का अनुपात</translation>
    </message>
    <message>
        <source>a fixed share</source>
        <translation>एक निश्चित अनुपात</translation>
    </message>
    <message>
        <source>Expected share</source>
        <translation>अपेक्षित अनुपात</translation>
    </message>
    <message>
        <source>The other share</source>
        <translation>दूसरा अनुपात</translation>
    </message>
    <message>
        <source>Target power</source>
        <translation>वांछित शक्ति (power)</translation>
    </message>
    <message>
        <source>Usually 80 % or 90 %.</source>
        <translation>आम तौर पर 80 % या 90 %।</translation>
    </message>
    <message>
        <source>Significance level</source>
        <translation>सार्थकता स्तर</translation>
    </message>
    <message>
        <source>Two-sided test.</source>
        <translation>द्विपक्षीय परीक्षण।</translation>
    </message>
    <message>
        <source>Correct the marked fields to see a result.</source>
        <translation>उत्तर देखने के लिए चिह्नित खाने ठीक करें।</translation>
    </message>
    <message>
        <source>With {n} interviews in each of the two groups, {times} of 100 such surveys would find the difference of {points}.</source>
        <translation>दोनों समूहों में से हर एक में {n} साक्षात्कार हों तो ऐसे 100 सर्वेक्षणों में से {times} में {points} का अंतर पकड़ में आएगा।</translation>
    </message>
    <message>
        <source>With {n} interviews, {times} of 100 such surveys would find that the share is not {null} ({points} away).</source>
        <translation>{n} साक्षात्कार हों तो ऐसे 100 सर्वेक्षणों में से {times} में पता चलेगा कि अनुपात {null} नहीं है ({points} का अंतर)।</translation>
    </message>
    <message>
        <source>{n} interviews are enough for a power of {power}.</source>
        <translation>{power} की शक्ति (power) के लिए {n} साक्षात्कार काफ़ी हैं।</translation>
    </message>
</context>
<context>
    <name>PracticeResultView</name>
    <message>
        <source>Again</source>
        <translation>दोबारा</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>आगे</translation>
    </message>
    <message>
        <source>You touched “{label}”. That is recorded.</source>
        <translation>आपने “{label}” छुआ। यही दर्ज होता है।</translation>
    </message>
    <message>
        <source>The wheel turns.</source>
        <translation>पहिया घूमता है।</translation>
    </message>
    <message>
        <source>Recorded: {said}</source>
        <translation>दर्ज हुआ: {said}</translation>
    </message>
    <message>
        <source>“{label}” is always recorded as “{report}”.</source>
        <translation>“{label}” हमेशा “{report}” के रूप में दर्ज होता है।</translation>
    </message>
    <message>
        <source>{label} × {count}</source>
        <translation>{label} × {count}</translation>
    </message>
    <message>
        <source>With “{label}” recorded: {said}</source>
        <translation>“{label}” पर दर्ज हुआ: {said}</translation>
    </message>
    <message>
        <source>The wheel stopped at: {said}</source>
        <translation>पहिया यहाँ रुका: {said}</translation>
    </message>
    <message>
        <source>At “{label}” the wheel answers. You just go on.</source>
        <translation>“{label}” पर पहिया जवाब देता है। आप बस आगे बढ़ें।</translation>
    </message>
    <message>
        <source>You touched “{label}”.</source>
        <translation>आपने “{label}” छुआ।</translation>
    </message>
</context>
<context>
    <name>PracticeView</name>
    <message>
        <source>Practice is not kept.</source>
        <translation>अभ्यास रखा नहीं जाता।</translation>
    </message>
    <message>
        <source>Do you like tea?</source>
        <translation>आपको चाय पसंद है?</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>आगे</translation>
    </message>
    <message>
        <source>Spin</source>
        <translation>घुमाएँ</translation>
    </message>
    <message>
        <source>Touch any number.</source>
        <translation>कोई भी संख्या छुएँ।</translation>
    </message>
    <message>
        <source>Blue: your answer is recorded. Yellow: the opposite is recorded.</source>
        <translation>नीला: आपका जवाब दर्ज होता है। पीला: उल्टा दर्ज होता है।</translation>
    </message>
    <message>
        <source>Blue: you answer. Yellow: the wheel answers.</source>
        <translation>नीला: आपका जवाब। पीला: पहिये का।</translation>
    </message>
    <message>
        <source>There are {count} parts. Together they make one of {answers} answers, and the wheel turns once for all.</source>
        <translation>{count} भाग हैं। मिलकर वे {answers} जवाबों में से एक बनते हैं, और पहिया सबके लिए एक बार घूमता है।</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>वरीयताएँ</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>रंग</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>सिस्टम के अनुसार</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>हल्का</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>गहरा</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>भाषा</translation>
    </message>
    <message>
        <source>Decimals</source>
        <translation>दशमलव</translation>
    </message>
    <message>
        <source>Size of type</source>
        <translation>अक्षरों का आकार</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>रंग (&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>भाषा (&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Decimals of percentages and means</source>
        <translation>प्रतिशत और औसत के दशमलव (&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Size of type</source>
        <translation>अक्षरों का आकार (&amp;S)</translation>
    </message>
    <message>
        <source>Files and reports do not change: they have all digits, and their charts are light.</source>
        <translation>फ़ाइलें और रिपोर्ट नहीं बदलतीं: उनमें सभी अंक होते हैं और उनके चार्ट हल्के होते हैं।</translation>
    </message>
    <message>
        <source>As it was installed</source>
        <translation>जैसा शुरू में था</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>रद्द करें</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>लागू करें</translation>
    </message>
</context>
<context>
    <name>PreviewPane</name>
    <message>
        <source>Previous screen</source>
        <translation>पिछली स्क्रीन</translation>
    </message>
    <message>
        <source>Next screen</source>
        <translation>अगली स्क्रीन</translation>
    </message>
    <message>
        <source>Language of the preview</source>
        <translation>पूर्वावलोकन की भाषा</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>स्क्रीन की दिशा</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>आड़ा</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>खड़ा</translation>
    </message>
    <message>
        <source>Preview only: the buttons do not work, and nothing is recorded.</source>
        <translation>यह एक चित्र है: कुछ छुआ नहीं जा सकता, और कुछ भी दर्ज नहीं होता।</translation>
    </message>
    <message>
        <source>The survey has problems. This preview shows the last version without problems.</source>
        <translation>सर्वेक्षण में समस्याएँ हैं। यह झलक समस्या के बिना वाला पिछला रूप दिखाती है।</translation>
    </message>
    <message>
        <source>The survey has problems. Fix them to see the preview.</source>
        <translation>सर्वेक्षण में ग़लतियाँ हैं; देखने के लिए उन्हें ठीक करें।</translation>
    </message>
    <message>
        <source>Screen {number} of {count}</source>
        <translation>{count} में से स्क्रीन {number}</translation>
    </message>
</context>
<context>
    <name>PrivacyPage</name>
    <message>
        <source>Privacy</source>
        <translation>निजता</translation>
    </message>
    <message>
        <source>How much one respondent gives away, and what each exported file reveals to whom.</source>
        <translation>एक उत्तरदाता कितना उजागर करता है, और बाहर जाने वाली हर फ़ाइल किसे क्या बताती है।</translation>
    </message>
    <message>
        <source>Add surveys…</source>
        <translation>सर्वेक्षण जोड़ें…</translation>
    </message>
    <message>
        <source>Other surveys that the same people answered</source>
        <translation>दूसरे सर्वेक्षण जिनके उत्तर उन्हीं लोगों ने दिए</translation>
    </message>
    <message>
        <source>No survey yet</source>
        <translation>अभी कोई सर्वेक्षण नहीं</translation>
    </message>
    <message>
        <source>Import collection files or choose a survey file. This page then shows how much one respondent gives away: by question, over all waves, and in small groups.</source>
        <translation>संग्रह फ़ाइलें आयात करें, या कोई सर्वेक्षण फ़ाइल चुनें। फिर यह पृष्ठ बताता है कि एक उत्तरदाता कितना उजागर करता है: प्रश्न दर प्रश्न, सभी दौरों में मिलाकर, और छोटे समूहों में।</translation>
    </message>
    <message>
        <source>Choose a survey…</source>
        <translation>सर्वेक्षण चुनें…</translation>
    </message>
    <message>
        <source>Total ε of one respondent</source>
        <translation>एक उत्तरदाता का कुल ε</translation>
    </message>
    <message>
        <source>What it means</source>
        <translation>इसका अर्थ</translation>
    </message>
    <message>
        <source>Prior probability</source>
        <translation>पूर्व प्रायिकता</translation>
    </message>
    <message>
        <source>Waves</source>
        <translation>दौर</translation>
    </message>
    <message>
        <source>Smallest group</source>
        <translation>सबसे छोटा समूह</translation>
    </message>
    <message>
        <source>How likely somebody thought the answer was before seeing the report</source>
        <translation>रिपोर्ट से पहले कोई उत्तर को कितना संभावित मानता था</translation>
    </message>
    <message>
        <source>How many times the same people are asked</source>
        <translation>उन्हीं लोगों से कितनी बार पूछा जाता है</translation>
    </message>
    <message>
        <source>Smaller groups are marked</source>
        <translation>इससे कम लोगों वाले समूह चिह्नित होते हैं</translation>
    </message>
    <message>
        <source>&amp;Prior</source>
        <translation>पूर्व (&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Waves</source>
        <translation>दौर (&amp;W)</translation>
    </message>
    <message>
        <source>Smallest &amp;group</source>
        <translation>सबसे छोटा समूह (&amp;G)</translation>
    </message>
    <message>
        <source>Meaning of the selected row</source>
        <translation>चुनी हुई पंक्ति का अर्थ</translation>
    </message>
    <message>
        <source>Surveys (*.survey.json)</source>
        <translation>सर्वेक्षण (*.survey.json)</translation>
    </message>
    <message>
        <source>Add surveys</source>
        <translation>सर्वेक्षण जोड़ें</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>गणना हो रही है…</translation>
    </message>
    <message>
        <source>ε = {epsilon}</source>
        <translation>ε = {epsilon}</translation>
    </message>
    <message>
        <source>Randomized questions: {questions}. Waves: {waves}. Surveys: {surveys}</source>
        <translation>यादृच्छिक प्रश्न: {questions}। दौर: {waves}। सर्वेक्षण: {surveys}</translation>
    </message>
</context>
<context>
    <name>ProtectionBox</name>
    <message>
        <source>Protection of the answers</source>
        <translation>उत्तरों की सुरक्षा</translation>
    </message>
    <message>
        <source>Who tosses the coins</source>
        <translation>सिक्के कौन उछालता है</translation>
    </message>
    <message>
        <source>Correct the marked fields to see how this design protects.</source>
        <translation>यह डिज़ाइन क्या वादा करता है, यह देखने के लिए चिह्नित खाने ठीक करें।</translation>
    </message>
    <message>
        <source>{goal}: {n} interviews</source>
        <translation>{goal}: {n} साक्षात्कार</translation>
    </message>
    <message>
        <source>ε = ∞: anybody who reads the record knows the answer.</source>
        <translation>ε = ∞: जो रिकॉर्ड पढ़ता है वह उत्तर जान जाता है।</translation>
    </message>
    <message>
        <source>ε = ∞: some reports rule an answer out.</source>
        <translation>ε = ∞: कोई रिपोर्ट किसी उत्तर को असंभव ठहराती है, और इस तरह कुछ उजागर कर देती है।</translation>
    </message>
    <message>
        <source>ε = {epsilon}: one report can multiply the odds of one answer over another by at most {ratio}.</source>
        <translation>ε = {epsilon}: एक रिपोर्ट एक उत्तर की दूसरे के मुक़ाबले संभाव्यता-अनुपात को अधिक से अधिक {ratio} गुना कर सकती है।</translation>
    </message>
    <message>
        <source>The number of interviews it needs can only be found by simulation.</source>
        <translation>कितने साक्षात्कार चाहिए, यह केवल अनुकरण (simulation) से निकलता है।</translation>
    </message>
    <message>
        <source>{n} interviews give an estimate within ± {error} points (95 %, worst case).</source>
        <translation>{n} साक्षात्कार आकलन को ± {error} अंक के भीतर लाते हैं (95 %, सबसे बुरी स्थिति)।</translation>
    </message>
</context>
<context>
    <name>ProtectionMenu</name>
    <message>
        <source>This cannot be undone</source>
        <translation>इसे पूर्ववत नहीं किया जा सकता</translation>
    </message>
    <message>
        <source>&amp;Erase what was removed…</source>
        <translation>हटाया हुआ मिटाएँ… (&amp;E)</translation>
    </message>
    <message>
        <source>E&amp;ncrypt this project…</source>
        <translation>इस परियोजना को एन्क्रिप्ट करें… (&amp;N)</translation>
    </message>
    <message>
        <source>Everything that was removed from this project or undone will be permanently erased. Afterwards nothing can be undone or redone.

This does not erase collection files, copies, backups, or old blocks on a solid-state disk.</source>
        <translation>इस परियोजना से जो कुछ हटाया या पूर्ववत किया गया, वह हमेशा के लिए मिटा दिया जाता है: इसकी फ़ाइल उसके बिना फिर से लिखी जाती है, और पूर्ववत करने या दोहराने को कुछ नहीं बचता।

संग्रह फ़ाइलें, प्रतियाँ और बैकअप, और SSD डिस्क के पुराने ब्लॉक नहीं छुए जाते।</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>मिटाएँ</translation>
    </message>
    <message>
        <source>The project&apos;s file will be encrypted. From then on it opens only with the analyst&apos;s key and its passphrase: if they are lost, the project is lost. Older versions of the program cannot open it.

Copies and backups of the file, and old blocks on a solid-state disk, stay as they are.</source>
        <translation>परियोजना की फ़ाइल अपनी जगह पर एन्क्रिप्ट की जाती है। तब से वह केवल विश्लेषक की कुंजी और उसके पासफ़्रेज़ से खुलती है: उनके बिना वह खो गई, और पुराने प्रोग्राम उसे अस्वीकार करते हैं।

फ़ाइल की प्रतियाँ और बैकअप, और SSD डिस्क के पुराने ब्लॉक जैसे हैं वैसे रहते हैं।</translation>
    </message>
    <message>
        <source>Encrypt</source>
        <translation>एन्क्रिप्ट करें</translation>
    </message>
</context>
<context>
    <name>QualityPage</name>
    <message>
        <source>Quality</source>
        <translation>गुणवत्ता</translation>
    </message>
    <message>
        <source>Whether anything is wrong with the interviews, and what to do about it.</source>
        <translation>क्या साक्षात्कारों में कुछ गड़बड़ है, और उसके लिए क्या करें।</translation>
    </message>
    <message>
        <source>Import collection files first. This page then counts interviews and break-offs, compares the kiosks, looks for impossible reports, and says what to do.</source>
        <translation>पहले संग्रह फ़ाइलें आयात करें। फिर यह पृष्ठ साक्षात्कार और बीच में छोड़े गए साक्षात्कार गिनता है, कियोस्कों की तुलना करता है, ऐसी रिपोर्टें खोजता है जो किन्हीं भी उत्तरों से नहीं बन सकतीं, और बताता है कि क्या करें।</translation>
    </message>
    <message>
        <source>Question in the chart</source>
        <translation>चित्र का प्रश्न</translation>
    </message>
    <message>
        <source>Compare kiosks within</source>
        <translation>कियोस्कों की तुलना किसके भीतर</translation>
    </message>
    <message>
        <source>How many interviews may be forged</source>
        <translation>कितने साक्षात्कार जाली हो सकते हैं</translation>
    </message>
    <message>
        <source>&amp;Compare within</source>
        <translation>तुलना किसके भीतर (&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Forged</source>
        <translation>जाली (&amp;F)</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>क्या करें</translation>
    </message>
    <message>
        <source>&amp;Chart of</source>
        <translation>चित्र किसका (&amp;P)</translation>
    </message>
    <message>
        <source>All interviews</source>
        <translation>सभी साक्षात्कार</translation>
    </message>
    <message>
        <source>Looking at the data…</source>
        <translation>आँकड़े देखे जा रहे हैं…</translation>
    </message>
</context>
<context>
    <name>QuestionForm</name>
    <message>
        <source>Id: the name of its column in the data</source>
        <translation>आईडी: रिकॉर्ड में स्तंभ</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>प्रकार</translation>
    </message>
    <message>
        <source>What is asked</source>
        <translation>क्या पूछा जाता है</translation>
    </message>
    <message>
        <source>Levels: 1 to …</source>
        <translation>स्तर: 1 से …</translation>
    </message>
    <message>
        <source>Smallest answer</source>
        <translation>सबसे छोटा उत्तर</translation>
    </message>
    <message>
        <source>Largest answer</source>
        <translation>सबसे बड़ा उत्तर</translation>
    </message>
    <message>
        <source>Step (1 if empty)</source>
        <translation>अंतर (खाली हो तो 1)</translation>
    </message>
    <message>
        <source>Parts that are randomized together</source>
        <translation>हिस्से जो एक साथ यादृच्छिक किए जाते हैं</translation>
    </message>
    <message>
        <source>Each part is a question of its own in the list on the left. All of their answers together make one record.</source>
        <translation>हर हिस्सा बाईं ओर की सूची में अपना अलग प्रश्न है। उन सबके उत्तरों से एक ही रिकॉर्ड बनता है।</translation>
    </message>
    <message>
        <source>Add a part</source>
        <translation>हिस्सा जोड़ें</translation>
    </message>
    <message>
        <source>Edit {part}</source>
        <translation>{part} संपादित करें</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>हटाएँ</translation>
    </message>
    <message>
        <source>Remove part {part}</source>
        <translation>हिस्सा {part} हटाएँ</translation>
    </message>
    <message>
        <source>Help and conditions</source>
        <translation>सहायता और शर्तें</translation>
    </message>
    <message>
        <source>Hint below the question</source>
        <translation>संकेत, प्रश्न के नीचे</translation>
    </message>
    <message>
        <source>Sound file in the survey&apos;s folder</source>
        <translation>सर्वेक्षण के साथ रखी ध्वनि फ़ाइल</translation>
    </message>
    <message>
        <source>Asked only if (${id} is an earlier direct answer)</source>
        <translation>केवल तब पूछा जाए जब (${id} पहले का कोई सीधा उत्तर है)</translation>
    </message>
    <message>
        <source>Accepted only if (. is the answer)</source>
        <translation>केवल तब स्वीकार हो जब (. उत्तर है)</translation>
    </message>
    <message>
        <source>Message if it is not accepted</source>
        <translation>स्वीकार न होने पर क्या कहा जाए</translation>
    </message>
    <message>
        <source>Must be answered</source>
        <translation>उत्तर देना ज़रूरी है</translation>
    </message>
    <message>
        <source>The round may be shown after the touch</source>
        <translation>छूने के बाद बारी दिखाई जा सकती है</translation>
    </message>
    <message>
        <source>A photo of what is shown proves what was touched. Use this for a harmless question only.</source>
        <translation>जो दिखाया जाता है उसकी फ़ोटो साबित करती है कि क्या छुआ गया। इसे केवल हानिरहित प्रश्न पर लगाएँ।</translation>
    </message>
    <message>
        <source>Earliest day, such as 2026-11-22</source>
        <translation>सबसे पहला दिन, जैसे 2026-11-22</translation>
    </message>
    <message>
        <source>Latest day</source>
        <translation>सबसे आख़िरी दिन</translation>
    </message>
    <message>
        <source>Most characters</source>
        <translation>अधिकतम अक्षर</translation>
    </message>
</context>
<context>
    <name>QuestionList</name>
    <message>
        <source>Questions of the survey</source>
        <translation>सर्वेक्षण के प्रश्न</translation>
    </message>
</context>
<context>
    <name>QuestionView</name>
    <message>
        <source>Go on</source>
        <translation>आगे</translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <translation>{number} / {total}</translation>
    </message>
    <message>
        <source>{count} questions, recorded together as one of {answers} answers.</source>
        <translation>{count} सवाल, जो मिलकर {answers} जवाबों में से एक के रूप में दर्ज होते हैं।</translation>
    </message>
    <message>
        <source>Part {place} of {count}. All parts together make one of {answers} answers, and the wheel turns once for it.</source>
        <translation>{count} में से हिस्सा {place}। सब हिस्से मिलकर {answers} जवाबों में से एक बनाते हैं, और उसके लिए पहिया एक ही बार घूमता है।</translation>
    </message>
</context>
<context>
    <name>RecentMenu</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>हाल की परियोजनाएँ खोलें (&amp;R)</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>अभी कोई नहीं</translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation>सूची साफ़ करें (&amp;C)</translation>
    </message>
    <message>
        <source>{name} (not found)</source>
        <translation>{name} (अपनी जगह पर नहीं)</translation>
    </message>
</context>
<context>
    <name>RecordsModel</name>
    <message>
        <source>{name} (report)</source>
        <translation>{name} (रिपोर्ट)</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>अनुपस्थित</translation>
    </message>
    <message>
        <source>Recorded: {value}</source>
        <translation>दर्ज: {value}</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>अनुपस्थित</translation>
    </message>
    <message>
        <source>The random id of the interview, by which the rows are sorted.</source>
        <translation>साक्षात्कार की यादृच्छिक पहचान, जिसके क्रम में पंक्तियाँ हैं।</translation>
    </message>
    <message>
        <source>From the imported table: how the respondents were drawn.</source>
        <translation>आयात की गई तालिका से: उत्तरदाता कैसे चुने गए।</translation>
    </message>
    <message>
        <source>Which sample the respondent was assigned to by chance.</source>
        <translation>वह नमूना जिसमें संयोग ने उत्तरदाता को रखा।</translation>
    </message>
    <message>
        <source>A report, not an answer: chance may have changed it.</source>
        <translation>रिपोर्ट, उत्तर नहीं: संयोग ने इसे बदला हो सकता है।</translation>
    </message>
    <message>
        <source>Interview</source>
        <translation>साक्षात्कार</translation>
    </message>
    <message>
        <source>none of them</source>
        <translation>इनमें से कोई नहीं</translation>
    </message>
</context>
<context>
    <name>RecordsView</name>
    <message>
        <source>Rows</source>
        <translation>पंक्तियाँ</translation>
    </message>
</context>
<context>
    <name>RefusalView</name>
    <message>
        <source>Close</source>
        <translation>बंद करें</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>फिर देखें</translation>
    </message>
</context>
<context>
    <name>RefusedCells</name>
    <message>
        <source>Problem cells</source>
        <translation>अस्वीकृत कोष्ठ</translation>
    </message>
    <message>
        <source>Problem cells: {count}</source>
        <translation>अस्वीकृत कोष्ठ: {count}</translation>
    </message>
    <message>
        <source>Problem cells: {count}; the first {shown} are shown</source>
        <translation>अस्वीकृत कोष्ठ: {count}; पहले {shown} दिखाए गए हैं</translation>
    </message>
    <message>
        <source>File</source>
        <translation>फ़ाइल</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>फ़ाइल की पंक्ति</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>स्तंभ</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>मान</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>कारण</translation>
    </message>
</context>
<context>
    <name>RehearsalPanel</name>
    <message>
        <source>Rehearse</source>
        <translation>पूर्वाभ्यास करें</translation>
    </message>
    <message>
        <source>Rehearsing the survey…</source>
        <translation>सर्वेक्षण का पूर्वाभ्यास हो रहा है…</translation>
    </message>
    <message>
        <source>What the analyst would see</source>
        <translation>विश्लेषक को क्या दिखेगा</translation>
    </message>
    <message>
        <source>Number of interviews</source>
        <translation>साक्षात्कारों की संख्या</translation>
    </message>
    <message>
        <source>Compare the groups of</source>
        <translation>किसके समूहों की तुलना करें</translation>
    </message>
    <message>
        <source>Question that differs</source>
        <translation>वह प्रश्न जिसमें अंतर है</translation>
    </message>
    <message>
        <source>Difference between the first two groups</source>
        <translation>पहले दो समूहों का अंतर</translation>
    </message>
    <message>
        <source>10 % is ten percentage points.</source>
        <translation>10 % दस प्रतिशत अंक हैं।</translation>
    </message>
    <message>
        <source>Rehearsals</source>
        <translation>पूर्वाभ्यास</translation>
    </message>
    <message>
        <source>More rehearsals give more stable figures.</source>
        <translation>अधिक होने पर आँकड़े अधिक स्थिर होते हैं।</translation>
    </message>
    <message>
        <source>Confidence level</source>
        <translation>विश्वास-स्तर</translation>
    </message>
    <message>
        <source>Assumed shares (worst case; type others)</source>
        <translation>माने गए अनुपात (सबसे बुरी स्थिति; चाहें तो दूसरे लिखें)</translation>
    </message>
    <message>
        <source>Assumed shares of the answers</source>
        <translation>उत्तरों के माने गए अनुपात</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>प्रश्न</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>उत्तर</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>अनुपात</translation>
    </message>
    <message>
        <source>(no groups)</source>
        <translation>(कोई समूह नहीं)</translation>
    </message>
    <message>
        <source>Width of intervals in points; lines: 90 of 100 rehearsals</source>
        <translation>अंतरालों की चौड़ाई अंकों में; रेखाएँ: 100 में से 90 पूर्वाभ्यास</translation>
    </message>
    <message>
        <source>Chart of the widths of intervals by question and answer</source>
        <translation>प्रश्न और उत्तर के अनुसार अंतरालों की चौड़ाई का चार्ट</translation>
    </message>
    <message>
        <source>Shares</source>
        <translation>अनुपात</translation>
    </message>
    <message>
        <source>Means</source>
        <translation>माध्य</translation>
    </message>
    <message>
        <source>Power to detect the difference</source>
        <translation>अंतर पकड़ने की संभावना</translation>
    </message>
    <message>
        <source>Chart of the power to detect differences</source>
        <translation>अंतर पकड़ने की संभावना का चार्ट</translation>
    </message>
    <message>
        <source>Detected</source>
        <translation>पकड़ में आए</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>अंतर</translation>
    </message>
    <message>
        <source>± {points} percentage points of simulation error</source>
        <translation>± {points} प्रतिशत अंक, अनुकरण के संयोग से</translation>
    </message>
    <message>
        <source>± {error} of simulation error</source>
        <translation>± {error}, अनुकरण के संयोग से</translation>
    </message>
    <message>
        <source>Question and answer</source>
        <translation>प्रश्न और उत्तर</translation>
    </message>
    <message>
        <source>Assumed</source>
        <translation>माना गया</translation>
    </message>
    <message>
        <source>The simulated value, in percent</source>
        <translation>जिसका अनुकरण किया गया, प्रतिशत में</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>चौड़ाई</translation>
    </message>
    <message>
        <source>Mean width of the intervals</source>
        <translation>अंतरालों की माध्य चौड़ाई</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>त्रुटि</translation>
    </message>
    <message>
        <source>How far the estimates vary</source>
        <translation>आकलन कितने बिखरते हैं</translation>
    </message>
    <message>
        <source>Bias</source>
        <translation>अभिनति (bias)</translation>
    </message>
    <message>
        <source>Mean estimate minus the true value</source>
        <translation>आकलनों का माध्य घटा सच</translation>
    </message>
    <message>
        <source>Covered</source>
        <translation>सच समेटते हैं</translation>
    </message>
    <message>
        <source>Percentage of intervals that contain the true value</source>
        <translation>प्रतिशत में, वे अंतराल जिनके भीतर सच है</translation>
    </message>
    <message>
        <source>Outside</source>
        <translation>सीमा से बाहर</translation>
    </message>
    <message>
        <source>Percentage of estimates below 0 or above 100 %</source>
        <translation>प्रतिशत में, 0 से नीचे या 100 % से ऊपर के आकलन</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>&amp;Web page (HTML)…</source>
        <translation>वेब पृष्ठ (HTML) (&amp;W)…</translation>
    </message>
    <message>
        <source>&amp;Script and tables…</source>
        <translation>स्क्रिप्ट और तालिकाएँ (&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Everything…</source>
        <translation>सब कुछ (&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;PDF…</source>
        <translation>&amp;PDF…</translation>
    </message>
    <message>
        <source>Interviews, files and kiosks: {interviews}, {files}, {kiosks}</source>
        <translation>साक्षात्कार, फ़ाइलें और कियोस्क: {interviews}, {files}, {kiosks}</translation>
    </message>
    <message>
        <source>Reports (*{ending})</source>
        <translation>रिपोर्टें (*{ending})</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>रिपोर्ट सहेजें</translation>
    </message>
    <message>
        <source>Making the report…</source>
        <translation>रिपोर्ट बनाई जा रही है…</translation>
    </message>
    <message>
        <source>Save the recorded data</source>
        <translation>दर्ज आँकड़े सहेजें</translation>
    </message>
    <message>
        <source>Data (*{ending})</source>
        <translation>आँकड़े (*{ending})</translation>
    </message>
    <message>
        <source>Writing the data…</source>
        <translation>आँकड़े लिखे जा रहे हैं…</translation>
    </message>
    <message>
        <source>Save the codebook</source>
        <translation>कूट-पुस्तिका सहेजें</translation>
    </message>
    <message>
        <source>Codebooks (*{ending})</source>
        <translation>कूट-पुस्तिकाएँ (*{ending})</translation>
    </message>
    <message>
        <source>Writing the codebook…</source>
        <translation>कूट-पुस्तिका लिखी जा रही है…</translation>
    </message>
    <message>
        <source>Saved {files} in {folder}.</source>
        <translation>{folder} में {files} सहेजी गईं।</translation>
    </message>
</context>
<context>
    <name>ReportMenu</name>
    <message>
        <source>Report and data</source>
        <translation>रिपोर्ट और डेटा</translation>
    </message>
    <message>
        <source>The report has all analyses that are not hidden, with methods, cautions and sources</source>
        <translation>रिपोर्ट में वे सब विश्लेषण हैं जो छिपे नहीं हैं, विधियों, सावधानियों और स्रोतों के साथ</translation>
    </message>
    <message>
        <source>&amp;Language of questions and answers</source>
        <translation>सवालों और जवाबों की &amp;भाषा</translation>
    </message>
    <message>
        <source>&amp;Open the folder of what was saved</source>
        <translation>सहेजी गई फ़ाइलों का फ़ोल्डर &amp;खोलें</translation>
    </message>
    <message>
        <source>Recorded &amp;data and codebook</source>
        <translation>दर्ज &amp;डेटा और कोडबुक</translation>
    </message>
</context>
<context>
    <name>RespondentView</name>
    <message>
        <source>Back</source>
        <translation>वापस</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>रोकें</translation>
    </message>
    <message>
        <source>Listen</source>
        <translation>सुनें</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>छोड़ें</translation>
    </message>
    <message>
        <source>This device is told only what you touch, and nothing else.</source>
        <translation>इस मशीन को केवल वही पता चलता है जो आप छूते हैं, और कुछ नहीं।</translation>
    </message>
    <message>
        <source>This device never learns your answer, only what you touch.</source>
        <translation>इस मशीन को आपका जवाब कभी पता नहीं चलता, केवल वही जो आप छूते हैं।</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>बड़े अक्षर</translation>
    </message>
    <message>
        <source>A A</source>
        <translation>अ अ</translation>
    </message>
    <message>
        <source>No movement</source>
        <translation>बिना हलचल के</translation>
    </message>
    <message>
        <source>With movement</source>
        <translation>हलचल के साथ</translation>
    </message>
    <message>
        <source>Supervisor</source>
        <translation>पर्यवेक्षक</translation>
    </message>
</context>
<context>
    <name>ResultPane</name>
    <message>
        <source>What does this mean?</source>
        <translation>इसका क्या अर्थ है?</translation>
    </message>
    <message>
        <source>The same on the command line</source>
        <translation>यही कमांड लाइन पर</translation>
    </message>
    <message>
        <source>The same on the command &amp;line</source>
        <translation>यही कमांड लाइन पर (&amp;L)</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>नक़ल करें</translation>
    </message>
    <message>
        <source>Copy the command</source>
        <translation>कमांड की नक़ल करें</translation>
    </message>
    <message>
        <source>This was stopped, so there is nothing to show.</source>
        <translation>इसे रोक दिया गया, इसलिए दिखाने के लिए कुछ नहीं है।</translation>
    </message>
</context>
<context>
    <name>RoundView</name>
    <message>
        <source>Practice: nothing is recorded</source>
        <translation>अभ्यास: कुछ भी दर्ज नहीं होता</translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <translation>{number} / {total}</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>अभ्यास</translation>
    </message>
</context>
<context>
    <name>RowsPage</name>
    <message>
        <source>Rows</source>
        <translation>पंक्तियाँ</translation>
    </message>
    <message>
        <source>The interviews as they are recorded, one per row. They are sorted by their random ids, so the order says nothing about who answered when.</source>
        <translation>साक्षात्कार जैसे दर्ज हुए, हर पंक्ति में एक। वे यादृच्छिक पहचान के क्रम में हैं, इसलिए क्रम यह नहीं बताता कि किसने कब उत्तर दिया।</translation>
    </message>
    <message>
        <source>Import collection files or a table first. This page then shows each interview.</source>
        <translation>पहले संग्रह फ़ाइलें या कोई तालिका आयात करें। फिर यह पृष्ठ हर साक्षात्कार दिखाता है।</translation>
    </message>
    <message>
        <source>&amp;Labels instead of codes</source>
        <translation>कोड की जगह &amp;लेबल</translation>
    </message>
    <message>
        <source>Labels instead of codes</source>
        <translation>कोड की जगह लेबल</translation>
    </message>
    <message>
        <source>Columns with this mark contain reports, not answers: chance may have changed each of them, so no single value says what the respondent answered.</source>
        <translation>इस चिह्न वाले स्तंभों में रिपोर्टें हैं, उत्तर नहीं: संयोग ने इनमें से किसी को भी बदला हो सकता है, इसलिए कोई अकेला मान यह नहीं बताता कि उत्तरदाता ने क्या कहा।</translation>
    </message>
    <message>
        <source>Sorting the interviews…</source>
        <translation>साक्षात्कार क्रम में लगाए जा रहे हैं…</translation>
    </message>
    <message>
        <source>Copied rows: {count}</source>
        <translation>कॉपी की गई पंक्तियाँ: {count}</translation>
    </message>
    <message>
        <source>Copied {count} of {selected} selected rows. To save all of them, choose “File”, “Report and data…”.</source>
        <translation>चुनी गई {selected} पंक्तियों में से {count} कॉपी हुईं। सभी को सहेजने के लिए “फ़ाइल”, “रिपोर्ट और डेटा…” चुनें।</translation>
    </message>
</context>
<context>
    <name>RulerView</name>
    <message>
        <source>How large is this screen?</source>
        <translation>यह स्क्रीन कितनी बड़ी है?</translation>
    </message>
    <message>
        <source>Hold a ruler against the screen. Make this line {length} mm long. Then touch “Go on”.</source>
        <translation>स्क्रीन पर एक पैमाना रखें। इस रेखा को {length} मिमी लंबा करें। फिर “आगे” को छुएँ।</translation>
    </message>
    <message>
        <source>Shorter</source>
        <translation>छोटी</translation>
    </message>
    <message>
        <source>Longer</source>
        <translation>लंबी</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>आगे</translation>
    </message>
    <message>
        <source>A line of {pixels} pixels</source>
        <translation>{pixels} पिक्सेल की रेखा</translation>
    </message>
</context>
<context>
    <name>SampleForm</name>
    <message>
        <source>Strata and clusters</source>
        <translation>स्तर-समूह और क्लस्टर</translation>
    </message>
    <message>
        <source>Strata</source>
        <translation>स्तर-समूह</translation>
    </message>
    <message>
        <source>Clusters</source>
        <translation>गुच्छ</translation>
    </message>
    <message>
        <source>People in one cluster, such as a village, may give similar answers</source>
        <translation>एक क्लस्टर, जैसे गाँव, के लोग मिलते-जुलते उत्तर दे सकते हैं</translation>
    </message>
    <message>
        <source>None</source>
        <translation>कोई नहीं</translation>
    </message>
</context>
<context>
    <name>SavedNote</name>
    <message>
        <source>This project cannot be read</source>
        <translation>यह परियोजना पढ़ी नहीं जा सकती</translation>
    </message>
    <message>
        <source>Nothing is shown of it, and nothing can be changed. “File”, “Open project” opens another.</source>
        <translation>इसका कुछ भी नहीं दिखाया जा रहा और कुछ भी बदला नहीं जा सकता। “फ़ाइल”, “परियोजना खोलें” से दूसरी खुलती है।</translation>
    </message>
    <message>
        <source>Opening the project…</source>
        <translation>परियोजना खुल रही है…</translation>
    </message>
    <message>
        <source>Importing: not saved yet</source>
        <translation>आयात हो रहा है: अभी सहेजा नहीं गया</translation>
    </message>
    <message>
        <source>All that is imported is saved in one go at the end. If this is stopped, the project stays as it was.</source>
        <translation>जो कुछ आयात होता है, वह अंत में एक साथ सहेजा जाता है। इसे रोकने पर परियोजना पहले जैसी रहती है।</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>सहेजा जा रहा है…</translation>
    </message>
    <message>
        <source>The survey is not saved</source>
        <translation>सर्वेक्षण सहेजा नहीं गया है</translation>
    </message>
    <message>
        <source>The survey on its page has changes that are in no file. “Survey”, “Save the survey” saves them.</source>
        <translation>सर्वेक्षण के पेज पर ऐसे बदलाव हैं जो किसी फ़ाइल में नहीं हैं। “सर्वेक्षण”, “सर्वेक्षण सहेजें” से वे सहेजे जाते हैं।</translation>
    </message>
    <message>
        <source>Read-only</source>
        <translation>केवल पढ़ने के लिए</translation>
    </message>
    <message>
        <source>Read-only: the output is not saved</source>
        <translation>केवल पढ़ने के लिए: परिणाम सहेजे नहीं गए</translation>
    </message>
    <message>
        <source>The file or its folder takes no changes. “File”, “Save project as” makes a copy that does.</source>
        <translation>फ़ाइल या उसके फ़ोल्डर में बदलाव नहीं हो सकता। “फ़ाइल”, “परियोजना इस नाम से सहेजें” से ऐसी प्रति बनती है जिसमें हो सकता है।</translation>
    </message>
    <message>
        <source>All changes are saved</source>
        <translation>सभी बदलाव सहेजे जा चुके हैं</translation>
    </message>
    <message>
        <source>A project is one file. Every change is saved in it immediately.</source>
        <translation>प्रोजेक्ट एक ही फ़ाइल है। हर बदलाव उसमें तुरंत सहेजा जाता है।</translation>
    </message>
</context>
<context>
    <name>SealView</name>
    <message>
        <source>Held by trustees: no interview is kept</source>
        <translation>न्यासियों के पास: कोई साक्षात्कार नहीं रखा जाता</translation>
    </message>
    <message>
        <source>Each answer is added to totals, which {threshold} of {trustees} trustees open together. Nobody can read them on this device, not even you. Call each trustee and compare these words with those of the trustee&apos;s key. If one differs, do not use this survey.</source>
        <translation>हर उत्तर योगों में जोड़ा जाता है, जिन्हें {trustees} में से {threshold} न्यासी मिलकर खोलते हैं। इस मशीन पर उन्हें कोई नहीं पढ़ सकता, आप भी नहीं। हर न्यासी को फ़ोन करें और इन शब्दों को उनकी कुंजी के शब्दों से मिलाएँ। यदि एक भी भिन्न हो, तो इस सर्वेक्षण का उपयोग न करें।</translation>
    </message>
    <message>
        <source>Interviews are sealed to the analyst</source>
        <translation>साक्षात्कार विश्लेषक के लिए सीलबंद हैं</translation>
    </message>
    <message>
        <source>Nobody can read them on this device, not even you. Call the analyst and compare these words with those of the analyst&apos;s key. If one differs, do not use this survey.</source>
        <translation>इस मशीन पर उन्हें कोई नहीं पढ़ सकता, आप भी नहीं। विश्लेषक को फ़ोन करें और इन शब्दों का मिलान विश्लेषक की कुंजी के शब्दों से करें। एक भी शब्द अलग हो, तो इस सर्वेक्षण का उपयोग न करें।</translation>
    </message>
    <message>
        <source>A word differs: leave</source>
        <translation>कोई शब्द अलग है: बाहर जाएँ</translation>
    </message>
    <message>
        <source>All words are the same</source>
        <translation>सभी शब्द एक जैसे हैं</translation>
    </message>
</context>
<context>
    <name>SecondQuestionBox</name>
    <message>
        <source>Second question</source>
        <translation>दूसरा प्रश्न</translation>
    </message>
    <message>
        <source>People answer a harmless question together with this one and touch only the combined result. Choose one whose share of yes is published, such as the month of the mother&apos;s birthday, and that has nothing to do with this question.</source>
        <translation>लोग इसके साथ एक सामान्य प्रश्न का उत्तर भी देते हैं, और केवल वही छूते हैं जो दोनों उत्तरों से बनता है। ऐसा प्रश्न चुनें जिस पर हाँ का अनुपात प्रकाशित हो, जैसे माँ के जन्मदिन का महीना, और जिसका इस प्रश्न से कोई संबंध न हो।</translation>
    </message>
    <message>
        <source>Published share of people who answer yes to it, such as 1/4</source>
        <translation>इस पर हाँ कहने वालों का प्रकाशित अनुपात, जैसे 1/4</translation>
    </message>
</context>
<context>
    <name>SetUpPinView</name>
    <message>
        <source>Supervisor, enter your PIN.</source>
        <translation>पर्यवेक्षक, अपना PIN डालें।</translation>
    </message>
    <message>
        <source>This kiosk has no surveyor&apos;s PIN yet. Please choose one.</source>
        <translation>इस कियोस्क पर अभी सर्वेक्षक का PIN नहीं है। कृपया एक चुनें।</translation>
    </message>
    <message>
        <source>Supervisor</source>
        <translation>पर्यवेक्षक</translation>
    </message>
</context>
<context>
    <name>ShortcutSheet</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>कुंजीपटल शॉर्टकट</translation>
    </message>
    <message>
        <source>Search keys and what they do</source>
        <translation>कुंजियाँ और उनके काम खोजें</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>खोजें</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>नक़ल करें</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>छापें…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>बंद करें</translation>
    </message>
    <message>
        <source>Keys for a page work while that page is open; keys for a table work while the table has the focus. Press Alt and an underlined letter to reach menus and fields.</source>
        <translation>किसी पृष्ठ की कुंजियाँ तब काम करती हैं जब वह दिख रहा हो; तालिका की, जब फ़ोकस उस पर हो। Alt और रेखांकित अक्षर मेनू और खानों तक पहुँचाते हैं।</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>कहाँ</translation>
    </message>
    <message>
        <source>What</source>
        <translation>क्या</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>कुंजियाँ</translation>
    </message>
</context>
<context>
    <name>SoundView</name>
    <message>
        <source>Headphones check</source>
        <translation>हेडफ़ोन की जाँच</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>वापस</translation>
    </message>
    <message>
        <source>Plug in the headphones and put them on. Touch “Play a test”. You should hear three tones, and nobody else should hear them.</source>
        <translation>हेडफ़ोन लगाएँ और पहनें। “जाँच बजाएँ” छुएँ। आपको तीन ध्वनियाँ सुनाई दें, और किसी दूसरे को न सुनाई दें।</translation>
    </message>
    <message>
        <source>The loudspeaker lets everybody near hear the questions. No sound ever tells an answer.</source>
        <translation>स्पीकर से पास के सब लोग सवाल सुनते हैं। कोई भी आवाज़ जवाब नहीं बताती।</translation>
    </message>
    <message>
        <source>Use the headphones: only I hear it</source>
        <translation>हेडफ़ोन रखें: केवल मुझे सुनाई देता है</translation>
    </message>
    <message>
        <source>Allow the loudspeaker</source>
        <translation>स्पीकर की अनुमति दें</translation>
    </message>
    <message>
        <source>Play a test</source>
        <translation>जाँच बजाएँ</translation>
    </message>
    <message>
        <source>Another output</source>
        <translation>दूसरा आउटपुट</translation>
    </message>
    <message>
        <source>No sound</source>
        <translation>कोई आवाज़ नहीं</translation>
    </message>
    <message>
        <source>Output: {name}</source>
        <translation>आउटपुट: {name}</translation>
    </message>
    <message>
        <source>This device has no sound output.</source>
        <translation>इस मशीन में आवाज़ का कोई आउटपुट नहीं है।</translation>
    </message>
</context>
<context>
    <name>StartWindow</name>
    <message>
        <source>Surveyapp</source>
        <translation>Surveyapp</translation>
    </message>
    <message>
        <source>Ask sensitive questions without ever knowing who answered what.</source>
        <translation>संवेदनशील प्रश्न पूछें, बिना कभी जाने कि किसने क्या उत्तर दिया।</translation>
    </message>
    <message>
        <source>Open the desk</source>
        <translation>डेस्क खोलें</translation>
    </message>
    <message>
        <source>Combine the kiosks&apos; files, estimate the true shares with their uncertainty, and plan sample sizes.</source>
        <translation>कियोस्कों का जुटाया हुआ एक साथ लाएँ, सच्चे अनुपात उनकी अनिश्चितता के साथ आँकें, और नमूनों के आकार की योजना बनाएँ।</translation>
    </message>
    <message>
        <source>&amp;New project…</source>
        <translation>नई परियोजना (&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Open a project…</source>
        <translation>परियोजना खोलें (&amp;O)…</translation>
    </message>
    <message>
        <source>Recent projects:</source>
        <translation>हाल की परियोजनाएँ:</translation>
    </message>
    <message>
        <source>{name} (not found)</source>
        <translation>{name} (अपनी जगह पर नहीं)</translation>
    </message>
    <message>
        <source>Open {name}</source>
        <translation>{name} खोलें</translation>
    </message>
    <message>
        <source>Run a kiosk</source>
        <translation>कियोस्क चलाएँ</translation>
    </message>
    <message>
        <source>Let people answer on this device in full screen. Chance protects private answers before they are recorded. Closing the kiosk needs the supervisor&apos;s PIN.</source>
        <translation>लोगों को इस उपकरण पर पूरी स्क्रीन में उत्तर देने दें। निजी उत्तर दर्ज होने से पहले संयोग उनकी रक्षा करता है। कियोस्क बंद करने के लिए पर्यवेक्षक का PIN चाहिए।</translation>
    </message>
    <message>
        <source>&amp;Choose a survey…</source>
        <translation>सर्वेक्षण चुनें (&amp;C)…</translation>
    </message>
    <message>
        <source>Ten minutes: from the first start to a report</source>
        <translation>दस मिनट: पहली शुरुआत से रिपोर्ट तक</translation>
    </message>
    <message>
        <source>For the office, for trustees, and for whoever opens totals with their shares</source>
        <translation>कार्यालय, न्यासियों और उनके अंशों से योग खोलने वाले के लिए</translation>
    </message>
    <message>
        <source>Drop to see what these files of tallies are, and what comes next</source>
        <translation>छोड़ें: देखें कि ये गणना फ़ाइलें क्या हैं और आगे क्या करना है</translation>
    </message>
    <message>
        <source>New project</source>
        <translation>नई परियोजना</translation>
    </message>
    <message>
        <source>survey</source>
        <translation>सर्वेक्षण</translation>
    </message>
    <message>
        <source>Open a project</source>
        <translation>परियोजना खोलें</translation>
    </message>
    <message>
        <source>Surveys and XLSForms (*{ending} *{form})</source>
        <translation>सर्वेक्षण और XLSForm (*{ending} *{form})</translation>
    </message>
    <message>
        <source>Save the form as a survey</source>
        <translation>फ़ॉर्म को सर्वेक्षण के रूप में सहेजें</translation>
    </message>
    <message>
        <source>Surveys (*{ending})</source>
        <translation>सर्वेक्षण (*{ending})</translation>
    </message>
    <message>
        <source>Choose a survey</source>
        <translation>सर्वेक्षण चुनें</translation>
    </message>
    <message>
        <source>Just looking around?</source>
        <translation>केवल देखना-समझना चाहते हैं?</translation>
    </message>
    <message>
        <source>Try the &amp;demonstration</source>
        <translation>नमूना आज़माएँ (&amp;D)</translation>
    </message>
    <message>
        <source>Creates an example survey with interviews from several kiosks and opens it on the desk.</source>
        <translation>कई कियोस्कों के साक्षात्कारों वाला एक उदाहरण सर्वेक्षण बनाता है और उस पर डेस्क खोलता है।</translation>
    </message>
    <message>
        <source>&amp;Tutorial</source>
        <translation>ट्यूटोरियल (&amp;T)</translation>
    </message>
    <message>
        <source>Totals that trustees &amp;hold…</source>
        <translation>न्यासियों के पास रखे &amp;योग…</translation>
    </message>
    <message>
        <source>Making the demonstration…</source>
        <translation>नमूना बनाया जा रहा है…</translation>
    </message>
    <message>
        <source>Drop to open this project</source>
        <translation>यह परियोजना खोलने के लिए छोड़ें</translation>
    </message>
    <message>
        <source>Drop to open this survey in the editor</source>
        <translation>यह सर्वेक्षण संपादक में खोलने के लिए छोड़ें</translation>
    </message>
    <message>
        <source>Drop to import; you then choose the project</source>
        <translation>किसी परियोजना में आयात के लिए छोड़ें; कौन सी, यह पूछा जाएगा</translation>
    </message>
    <message>
        <source>Projects (*{ending})</source>
        <translation>परियोजनाएँ (*{ending})</translation>
    </message>
</context>
<context>
    <name>StepsPanel</name>
    <message>
        <source>Office</source>
        <translation>कार्यालय</translation>
    </message>
    <message>
        <source>&amp;Add the files</source>
        <translation>फ़ाइलें &amp;जोड़ें</translation>
    </message>
    <message>
        <source>Checks the kiosks&apos; files and adds them. Opens nothing.</source>
        <translation>कियोस्कों की फ़ाइलें जाँचता और जोड़ता है। कुछ नहीं खोलता।</translation>
    </message>
    <message>
        <source>Trustee</source>
        <translation>न्यासी</translation>
    </message>
    <message>
        <source>Check and &amp;sign</source>
        <translation>जाँचें और &amp;हस्ताक्षर करें</translation>
    </message>
    <message>
        <source>Adds the files again, looks at your boxes, and signs the list.</source>
        <translation>फ़ाइलें फिर से जोड़ता है, आपके बक्से देखता है और सूची पर हस्ताक्षर करता है।</translation>
    </message>
    <message>
        <source>Give my s&amp;hare</source>
        <translation>मेरा &amp;अंश दें</translation>
    </message>
    <message>
        <source>Enough trustees have signed: your part of what opens the totals.</source>
        <translation>पर्याप्त न्यासियों ने हस्ताक्षर किए हैं: योग खोलने में आपका अंश।</translation>
    </message>
    <message>
        <source>Anybody</source>
        <translation>कोई भी</translation>
    </message>
    <message>
        <source>&amp;Open the totals</source>
        <translation>योग &amp;खोलें</translation>
    </message>
    <message>
        <source>Puts the shares together, checks them, and writes the table.</source>
        <translation>अंशों को जोड़ता है, जाँचता है और तालिका लिखता है।</translation>
    </message>
</context>
<context>
    <name>StillThereView</name>
    <message>
        <source>Are you still there?</source>
        <translation>क्या आप अभी यहीं हैं?</translation>
    </message>
    <message>
        <source>If nobody touches the button, this interview is discarded.</source>
        <translation>अगर किसी ने बटन नहीं छुआ, तो यह साक्षात्कार हटा दिया जाएगा।</translation>
    </message>
    <message>
        <source>Go on with the interview</source>
        <translation>साक्षात्कार जारी रखें</translation>
    </message>
</context>
<context>
    <name>StopView</name>
    <message>
        <source>Stop? Nothing will be recorded.</source>
        <translation>रोकना है? कुछ भी दर्ज नहीं होगा।</translation>
    </message>
    <message>
        <source>Keep going</source>
        <translation>जारी रखें</translation>
    </message>
    <message>
        <source>Stop and discard</source>
        <translation>रोकें और सब हटा दें</translation>
    </message>
</context>
<context>
    <name>Supervising</name>
    <message>
        <source>Choose the supervisor&apos;s PIN</source>
        <translation>पर्यवेक्षक का PIN चुनें</translation>
    </message>
    <message>
        <source>It opens the export and closes the kiosk. {shortest} to {longest} digits.</source>
        <translation>इससे निर्यात खुलता है और कियोस्क बंद होता है। {shortest} से {longest} अंक।</translation>
    </message>
    <message>
        <source>Leave the kiosk</source>
        <translation>कियोस्क से बाहर जाएँ</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>वापस</translation>
    </message>
    <message>
        <source>Choose the surveyor&apos;s PIN</source>
        <translation>सर्वेक्षक का PIN चुनें</translation>
    </message>
    <message>
        <source>{shortest} digits or more, and not the supervisor&apos;s PIN.</source>
        <translation>{shortest} या अधिक अंक, और पर्यवेक्षक वाला PIN नहीं।</translation>
    </message>
    <message>
        <source>No PIN…</source>
        <translation>PIN नहीं…</translation>
    </message>
    <message>
        <source>The surveyor&apos;s PIN is changed.</source>
        <translation>सर्वेक्षक का PIN बदल गया है।</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>सहेजा गया: {file}</translation>
    </message>
    <message>
        <source>The enrolment file {name} was written. Hand it to the analyst, apart from the interviews.</source>
        <translation>नामांकन फ़ाइल {name} लिखी गई। इसे साक्षात्कारों से अलग विश्लेषक को सौंपें।</translation>
    </message>
    <message>
        <source>At the end of fieldwork the last interviews can be exported too, once, though they are fewer than {smallest}. Whoever has an earlier export then sees which interviews these are, and with them the answers that are recorded as given. The file says that this was done.</source>
        <translation>क्षेत्र कार्य के अंत में आख़िरी साक्षात्कार भी, एक बार, निर्यात हो सकते हैं, चाहे वे {smallest} से कम हों। जिसके पास पहले का निर्यात है वह तब देखता है कि ये कौन-से साक्षात्कार हैं, और उनके साथ वे उत्तर जो ज्यों के त्यों दर्ज होते हैं। फ़ाइल बताती है कि ऐसा किया गया।</translation>
    </message>
    <message>
        <source>A new file was begun.</source>
        <translation>नई फ़ाइल शुरू की गई।</translation>
    </message>
</context>
<context>
    <name>SupervisorView</name>
    <message>
        <source>Supervisor</source>
        <translation>पर्यवेक्षक</translation>
    </message>
    <message>
        <source>I have taken note</source>
        <translation>मैंने ध्यान में ले लिया</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>निर्यात करें…</translation>
    </message>
    <message>
        <source>Begin a new file</source>
        <translation>नई फ़ाइल शुरू करें</translation>
    </message>
    <message>
        <source>Surveyor&apos;s PIN…</source>
        <translation>सर्वेक्षक का PIN…</translation>
    </message>
    <message>
        <source>About this kiosk…</source>
        <translation>इस कियोस्क के बारे में…</translation>
    </message>
    <message>
        <source>Sound…</source>
        <translation>आवाज़…</translation>
    </message>
    <message>
        <source>Leave the kiosk</source>
        <translation>कियोस्क से बाहर जाएँ</translation>
    </message>
    <message>
        <source>Interviews</source>
        <translation>साक्षात्कार</translation>
    </message>
    <message>
        <source>Held by trustees: no interview is kept, only totals. {threshold} of {trustees} trustees open them together, for {smallest} interviews or more.</source>
        <translation>न्यासियों के पास: कोई साक्षात्कार नहीं रखा जाता, केवल योग। {trustees} में से {threshold} न्यासी उन्हें मिलकर खोलते हैं, {smallest} या अधिक साक्षात्कारों के लिए।</translation>
    </message>
    <message>
        <source>Interviews are not sealed: this survey names no analyst&apos;s key.</source>
        <translation>साक्षात्कार सीलबंद नहीं हैं: इस सर्वेक्षण में विश्लेषक की कोई कुंजी नहीं दी गई है।</translation>
    </message>
    <message>
        <source>Interviews are sealed to the analyst&apos;s key: {words}</source>
        <translation>साक्षात्कार विश्लेषक की कुंजी से सीलबंद हैं: {words}</translation>
    </message>
    <message>
        <source>In the current file: {count}</source>
        <translation>मौजूदा फ़ाइल में: {count}</translation>
    </message>
    <message>
        <source>No surveyor&apos;s PIN: anybody can begin the next interview.</source>
        <translation>सर्वेक्षक का PIN नहीं: कोई भी अगला साक्षात्कार शुरू कर सकता है।</translation>
    </message>
    <message>
        <source>Broken off: {break_offs}; timed out: {time_outs}</source>
        <translation>बीच में छोड़े गए: {break_offs}; समय समाप्त हुआ: {time_outs}</translation>
    </message>
    <message>
        <source>Ended in the practice: {practice}; not understood: {comprehension}</source>
        <translation>अभ्यास में ही समाप्त: {practice}; समझ में नहीं आए: {comprehension}</translation>
    </message>
    <message>
        <source>Interviews of other surveys or versions are kept here too, and exported with their own survey. Who is asked again loses privacy again: the ε of both add up.</source>
        <translation>दूसरे सर्वेक्षणों या संस्करणों के साक्षात्कार भी यहाँ रखे जाते हैं, और अपने-अपने सर्वेक्षण के साथ निर्यात होते हैं। जिनसे दोबारा पूछा जाता है उनकी निजता फिर घटती है: दोनों के ε जुड़ जाते हैं।</translation>
    </message>
</context>
<context>
    <name>SurveyChooser</name>
    <message>
        <source>Survey of the project</source>
        <translation>परियोजना का सर्वेक्षण</translation>
    </message>
    <message>
        <source>The survey shown on all pages. This project contains several.</source>
        <translation>वह सर्वेक्षण जो सभी पृष्ठ दिखाते हैं। परियोजना में कई सर्वेक्षण हैं।</translation>
    </message>
    <message>
        <source>{title} ({id}, version {version})</source>
        <translation>{title} ({id}, संस्करण {version})</translation>
    </message>
</context>
<context>
    <name>SurveyFile</name>
    <message>
        <source>Surveys and XLSForms (*{ending} *{form})</source>
        <translation>सर्वेक्षण और XLSForm (*{ending} *{form})</translation>
    </message>
    <message>
        <source>Open a survey</source>
        <translation>सर्वेक्षण खोलें</translation>
    </message>
    <message>
        <source>Opening {file}…</source>
        <translation>{file} खोली जा रही है…</translation>
    </message>
    <message>
        <source>{file} is not ready for a kiosk. Correct this in the form:</source>
        <translation>{file} अभी पूछी नहीं जा सकती। फ़ॉर्म में यह ठीक करें:</translation>
    </message>
    <message>
        <source>{file} is open. The form was converted as follows:</source>
        <translation>{file} खुल गई है। फ़ॉर्म इस तरह बदला गया:</translation>
    </message>
    <message>
        <source>{file} contains {keys} more than once in the same place; the last one was kept.</source>
        <translation>{file} एक ही जगह {keys} को एक से अधिक बार लिखती है; अंतिम रखा गया।</translation>
    </message>
    <message>
        <source>Save the survey</source>
        <translation>सर्वेक्षण सहेजें</translation>
    </message>
    <message>
        <source>Surveys (*{ending});;XLSForms (*{form})</source>
        <translation>सर्वेक्षण (*{ending});;XLSForm (*{form})</translation>
    </message>
    <message>
        <source>{file} is saved. Keep saving the survey itself as a survey file.</source>
        <translation>{file} लिखी गई। सर्वेक्षण को आगे भी सर्वेक्षण फ़ाइल के रूप में सहेजते रहें।</translation>
    </message>
    <message numerus="yes">
        <source>{file} is saved with problems: %n. Kiosks do not accept it until they are fixed.</source>
        <translation>
            <numerusform>{file} %n ग़लती के साथ सहेजी गई; उसे ठीक किए बिना कोई कियोस्क इसे नहीं लेगा।</numerusform>
            <numerusform>{file} %n ग़लतियों के साथ सहेजी गई; उन्हें ठीक किए बिना कोई कियोस्क इसे नहीं लेगा।</numerusform>
        </translation>
    </message>
    <message>
        <source>{file} is saved. These sound files are not in its folder:</source>
        <translation>{file} सहेजी गई। जिन ध्वनि फ़ाइलों के नाम उसमें हैं वे उसके साथ नहीं रखी हैं:</translation>
    </message>
    <message>
        <source>{file} is saved.</source>
        <translation>{file} सहेजी गई।</translation>
    </message>
</context>
<context>
    <name>SurveyForm</name>
    <message>
        <source>Id of the survey</source>
        <translation>सर्वेक्षण की आईडी</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>संस्करण</translation>
    </message>
    <message>
        <source>Title, which respondents see</source>
        <translation>शीर्षक, जो उत्तरदाताओं को दिखता है</translation>
    </message>
    <message>
        <source>Coins that respondents can check</source>
        <translation>सिक्के जिन्हें उत्तरदाता जाँच सकते हैं</translation>
    </message>
    <message>
        <source>Respondents add a card to each coin of the kiosk</source>
        <translation>उत्तरदाता कियोस्क के हर सिक्के में एक पत्ता जोड़ते हैं</translation>
    </message>
    <message>
        <source>They can check that the kiosk cannot choose the coin. No check can show what a kiosk remembers: only the respondent&apos;s own coins, dice or cards rule that out.</source>
        <translation>वे जाँच सकते हैं कि कियोस्क सिक्का नहीं चुन सकता। कियोस्क क्या याद रखता है, यह कोई जाँच नहीं दिखाती: केवल अपने सिक्के, पासे या पत्ते इसे रोकते हैं।</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>भाषाएँ</translation>
    </message>
    <message>
        <source>A language, such as German or pt-BR</source>
        <translation>कोई भाषा, जैसे German या pt-BR</translation>
    </message>
    <message>
        <source>Code of a language to add</source>
        <translation>जोड़ी जाने वाली भाषा का कोड</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>जोड़ें</translation>
    </message>
    <message>
        <source>Add the language</source>
        <translation>भाषा जोड़ें</translation>
    </message>
    <message>
        <source>Language {number}</source>
        <translation>भाषा {number}</translation>
    </message>
    <message numerus="yes">
        <source>texts missing: %n</source>
        <translation>
            <numerusform>%n पाठ बाकी है</numerusform>
            <numerusform>%n पाठ बाकी हैं</numerusform>
        </translation>
    </message>
    <message>
        <source>kiosk texts missing: {missing} of {needed}, the promise among them</source>
        <translation>कियोस्क के पाठ नहीं हैं: {needed} में से {missing}, इनमें वादा भी</translation>
    </message>
    <message>
        <source>kiosk texts missing: {missing} of {needed}</source>
        <translation>कियोस्क के पाठ नहीं हैं: {needed} में से {missing}</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>पूरा</translation>
    </message>
    <message>
        <source>Translate…</source>
        <translation>अनुवाद करें…</translation>
    </message>
    <message>
        <source>Translate the kiosk&apos;s texts into {language}</source>
        <translation>कियोस्क के पाठों का {language} में अनुवाद करें</translation>
    </message>
    <message>
        <source>Remove {language} and its texts</source>
        <translation>{language} और उसके पाठ हटाएँ</translation>
    </message>
</context>
<context>
    <name>SurveyPage</name>
    <message>
        <source>The project&apos;s interviews were made with this survey, so it can only be looked at.</source>
        <translation>परियोजना के साक्षात्कार इसी सर्वेक्षण से हुए, इसलिए इसे केवल देखा जा सकता है।</translation>
    </message>
    <message>
        <source>Edit as a new version</source>
        <translation>नए संस्करण के रूप में बदलें</translation>
    </message>
    <message>
        <source>Write</source>
        <translation>लिखें</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>पूर्वावलोकन</translation>
    </message>
    <message>
        <source>Tallies</source>
        <translation>गणनाएँ</translation>
    </message>
    <message>
        <source>Kiosk texts</source>
        <translation>कियोस्क के पाठ</translation>
    </message>
    <message>
        <source>&amp;New survey</source>
        <translation>नया सर्वेक्षण (&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open a survey…</source>
        <translation>सर्वेक्षण खोलें (&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Save the survey</source>
        <translation>सर्वेक्षण सहेजें (&amp;S)</translation>
    </message>
    <message>
        <source>Save the survey &amp;as…</source>
        <translation>सर्वेक्षण इस नाम से सहेजें (&amp;A)…</translation>
    </message>
    <message>
        <source>Show the &amp;project&apos;s survey</source>
        <translation>&amp;परियोजना का सर्वेक्षण दिखाएँ</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>पूर्ववत करें (&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>दोहराएँ (&amp;R)</translation>
    </message>
    <message>
        <source>{id}, version {version}</source>
        <translation>{id}, संस्करण {version}</translation>
    </message>
    <message>
        <source>New survey</source>
        <translation>नया सर्वेक्षण</translation>
    </message>
    <message>
        <source> – not saved</source>
        <translation> – सहेजा नहीं गया</translation>
    </message>
    <message>
        <source>Survey</source>
        <translation>सर्वेक्षण</translation>
    </message>
</context>
<context>
    <name>SurveyPanel</name>
    <message>
        <source>Another survey…</source>
        <translation>दूसरा सर्वेक्षण…</translation>
    </message>
    <message>
        <source>Choose a survey</source>
        <translation>सर्वेक्षण चुनें</translation>
    </message>
    <message>
        <source>Surveys (*.survey.json)</source>
        <translation>सर्वेक्षण (*.survey.json)</translation>
    </message>
</context>
<context>
    <name>SurveyWindow</name>
    <message>
        <source>{survey} – Surveyapp survey</source>
        <translation>{survey} – Surveyapp सर्वेक्षण</translation>
    </message>
</context>
<context>
    <name>SurveyorPinView</name>
    <message>
        <source>What to do</source>
        <translation>क्या करें</translation>
    </message>
    <message>
        <source>Surveyor, enter your PIN.</source>
        <translation>सर्वेक्षक, अपना PIN डालें।</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>वापस</translation>
    </message>
</context>
<context>
    <name>SurveysView</name>
    <message>
        <source>Which survey shall this kiosk ask?</source>
        <translation>यह कियोस्क कौन-सा सर्वेक्षण पूछे?</translation>
    </message>
</context>
<context>
    <name>SynthesisDialog</name>
    <message>
        <source>Synthetic table</source>
        <translation>कृत्रिम तालिका</translation>
    </message>
    <message>
        <source>Invented rows with nearly the same shares as the table. They cost ε = {epsilon}, as the form says, and may then be used as often as you like.</source>
        <translation>तालिका के लगभग समान हिस्सों वाली काल्पनिक पंक्तियाँ। इनकी कीमत ε = {epsilon} है, जैसा फ़ॉर्म में है, और फिर इन्हें जितनी बार चाहें उपयोग किया जा सकता है।</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>रद्द करें</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>इस रूप में सहेजें…</translation>
    </message>
</context>
<context>
    <name>TableImport</name>
    <message>
        <source>Import a table</source>
        <translation>तालिका आयात करें</translation>
    </message>
    <message>
        <source>Next problem</source>
        <translation>अगली समस्या</translation>
    </message>
    <message>
        <source>Show the cells…</source>
        <translation>खाने दिखाएँ…</translation>
    </message>
    <message>
        <source>Replace the table of the same name in the project</source>
        <translation>इसी नाम की जो तालिका परियोजना में है, उसकी जगह लें</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>आयात करें (&amp;I)</translation>
    </message>
    <message>
        <source>Save the mapping…</source>
        <translation>मैपिंग सहेजें…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>रद्द करें</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>पूर्ववत करें</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>फिर से करें</translation>
    </message>
    <message>
        <source>&amp;Import {rows} rows</source>
        <translation>{rows} पंक्तियाँ आयात करें (&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Import {ready} of {rows} rows</source>
        <translation>{rows} में से {ready} पंक्तियाँ आयात करें (&amp;I)</translation>
    </message>
    <message>
        <source>Columns to complete first: {count} ({names}).</source>
        <translation>पहले पूरे किए जाने वाले स्तंभ: {count} ({names})।</translation>
    </message>
    <message>
        <source>{left_out} of {rows} rows would be left out: {names}.</source>
        <translation>{rows} में से {left_out} पंक्तियाँ छोड़ी जाएँगी: {names}।</translation>
    </message>
    <message>
        <source>{left_out} of {rows} rows would be left out.</source>
        <translation>{rows} में से {left_out} पंक्तियाँ छोड़ी जाएँगी।</translation>
    </message>
    <message>
        <source>Questions without a column, which will be missing for everybody: {names}</source>
        <translation>बिना स्तंभ के प्रश्न, जिनका उत्तर किसी का नहीं होगा: {names}</translation>
    </message>
    <message>
        <source>Save the mapping</source>
        <translation>मैपिंग सहेजें</translation>
    </message>
    <message>
        <source>Mappings (*{ending})</source>
        <translation>मैपिंग (*{ending})</translation>
    </message>
    <message>
        <source>Saved {file} in {folder}.</source>
        <translation>{folder} में {file} सहेजी गई।</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>With all digits, as in exported files</source>
        <translation>सभी अंकों के साथ, जैसे निर्यात की हुई फ़ाइलों में</translation>
    </message>
    <message>
        <source>As it is shown here</source>
        <translation>जैसा यहाँ दिखाया गया है</translation>
    </message>
    <message>
        <source>&amp;Copy selected rows</source>
        <translation>चुनी हुई पंक्तियों की नक़ल करें (&amp;C)</translation>
    </message>
    <message>
        <source>Copy the &amp;whole table</source>
        <translation>पूरी तालिका की नक़ल करें (&amp;W)</translation>
    </message>
    <message>
        <source>Copy the table as C&amp;SV</source>
        <translation>तालिका की नक़ल C&amp;SV के रूप में</translation>
    </message>
    <message>
        <source>Copy the table as &amp;Markdown</source>
        <translation>तालिका की नक़ल &amp;Markdown के रूप में</translation>
    </message>
    <message>
        <source>Copy the table as &amp;LaTeX</source>
        <translation>तालिका की नक़ल &amp;LaTeX के रूप में</translation>
    </message>
    <message>
        <source>Sort by this column, smallest first</source>
        <translation>इस स्तंभ से क्रम दें, सबसे छोटा पहले</translation>
    </message>
    <message>
        <source>Sort by this column, lar&amp;gest first</source>
        <translation>इस स्तंभ से क्रम दें, सबसे बड़ा पहले (&amp;G)</translation>
    </message>
    <message>
        <source>Ori&amp;ginal order of the rows</source>
        <translation>पंक्तियाँ मूल क्रम में (&amp;V)</translation>
    </message>
    <message>
        <source>Reset the column widt&amp;hs</source>
        <translation>स्तंभों की चौड़ाई फिर से सामान्य करें (&amp;H)</translation>
    </message>
</context>
<context>
    <name>TalliesForm</name>
    <message>
        <source>Held by trustees</source>
        <translation>न्यासियों के पास</translation>
    </message>
    <message>
        <source>No interview is kept. Each report is added to masked totals, which only several trustees can open together. No record of a person exists that anybody could demand. The price: only what is counted here can be analysed, and what is not counted is lost.</source>
        <translation>कोई साक्षात्कार नहीं रखा जाता। हर रिपोर्ट छिपाए गए योगों में जोड़ी जाती है, जिन्हें केवल कई न्यासी मिलकर खोल सकते हैं। किसी व्यक्ति का कोई रिकॉर्ड नहीं होता जिसकी कोई माँग कर सके। कीमत: केवल उसी का विश्लेषण हो सकता है जो यहाँ गिना जाता है; जो नहीं गिना जाता वह खो जाता है।</translation>
    </message>
    <message>
        <source>Keep no records, only count</source>
        <translation>कोई रिकॉर्ड न रखें, केवल गिनें</translation>
    </message>
    <message>
        <source>Trustees</source>
        <translation>न्यासी</translation>
    </message>
    <message>
        <source>People who do not depend on each other. Each makes a key and sends you its public part: paste it here, and compare its words by telephone.</source>
        <translation>ऐसे लोग जो एक-दूसरे पर निर्भर नहीं हैं। हर कोई एक कुंजी बनाता है और उसका सार्वजनिक भाग आपको भेजता है: उसे यहाँ चिपकाएँ और उसके शब्द टेलीफ़ोन पर मिलाएँ।</translation>
    </message>
    <message>
        <source>Add a trustee</source>
        <translation>न्यासी जोड़ें</translation>
    </message>
    <message>
        <source>Name of trustee {number}</source>
        <translation>न्यासी {number} का नाम</translation>
    </message>
    <message>
        <source>Public key</source>
        <translation>सार्वजनिक कुंजी</translation>
    </message>
    <message>
        <source>Remove trustee {number}</source>
        <translation>न्यासी {number} हटाएँ</translation>
    </message>
    <message>
        <source>Trustees who open a total</source>
        <translation>योग खोलने वाले न्यासी</translation>
    </message>
    <message>
        <source>Trustees who sign first</source>
        <translation>पहले हस्ताक्षर करने वाले</translation>
    </message>
    <message>
        <source>Fewest interviews opened</source>
        <translation>न्यूनतम साक्षात्कार</translation>
    </message>
    <message>
        <source>Most interviews of a total</source>
        <translation>एक योग में अधिकतम</translation>
    </message>
    <message>
        <source>What is counted</source>
        <translation>क्या गिना जाता है</translation>
    </message>
    <message>
        <source>A tick alone gives the shares of a question. Two questions that are counted together can be compared. What is not ticked is lost for ever.</source>
        <translation>अकेला चुना गया प्रश्न अपने अनुपात देता है। एक साथ गिने गए दो प्रश्नों की तुलना हो सकती है। जो नहीं चुना जाता वह हमेशा के लिए खो जाता है।</translation>
    </message>
    <message>
        <source>Propose from the questions</source>
        <translation>प्रश्नों से सुझाएँ</translation>
    </message>
    <message>
        <source>First question that is counted together</source>
        <translation>एक साथ गिना जाने वाला पहला प्रश्न</translation>
    </message>
    <message>
        <source>Second question that is counted together</source>
        <translation>एक साथ गिना जाने वाला दूसरा प्रश्न</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>जोड़ें</translation>
    </message>
    <message>
        <source>Count these together</source>
        <translation>इन्हें एक साथ गिनें</translation>
    </message>
    <message>
        <source>Count together:</source>
        <translation>एक साथ गिनें:</translation>
    </message>
    <message>
        <source>New bands of {question} begin at</source>
        <translation>{question} के नए अंतराल यहाँ शुरू होते हैं</translation>
    </message>
    <message>
        <source>What can be analysed</source>
        <translation>किसका विश्लेषण हो सकता है</translation>
    </message>
    <message>
        <source>Fix the problems of the questions first.</source>
        <translation>पहले प्रश्नों की समस्याएँ ठीक करें।</translation>
    </message>
</context>
<context>
    <name>TextKeys</name>
    <message>
        <source>Up to {count} characters. Do not name anybody.</source>
        <translation>{count} अक्षर तक। किसी का नाम न लिखें।</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>पुष्टि करें</translation>
    </message>
    <message>
        <source>Please enter something.</source>
        <translation>कृपया कुछ लिखें।</translation>
    </message>
    <message>
        <source>Capital letters</source>
        <translation>बड़े अक्षर</translation>
    </message>
    <message>
        <source>More letters</source>
        <translation>और अक्षर</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>खाली जगह</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>मिटाएँ</translation>
    </message>
    <message>
        <source>Your text: {text}</source>
        <translation>आपका पाठ: {text}</translation>
    </message>
</context>
<context>
    <name>TextsBox</name>
    <message>
        <source>{language}: missing</source>
        <translation>{language}: बाकी है</translation>
    </message>
</context>
<context>
    <name>ThanksView</name>
    <message>
        <source>Done. Thank you.</source>
        <translation>हो गया। धन्यवाद।</translation>
    </message>
    <message>
        <source>Please give the device back.</source>
        <translation>कृपया मशीन वापस दे दें।</translation>
    </message>
    <message>
        <source>Next respondent</source>
        <translation>अगले उत्तरदाता</translation>
    </message>
</context>
<context>
    <name>TogetherPage</name>
    <message>
        <source>{id}: {text}</source>
        <translation>{id}: {text}</translation>
    </message>
</context>
<context>
    <name>TotalsTable</name>
    <message>
        <source>Which total</source>
        <translation>कौन-सा योग</translation>
    </message>
    <message>
        <source>Counts of reports</source>
        <translation>दर्ज उत्तरों की गिनती</translation>
    </message>
    <message>
        <source>Reports of {interviews} interviews, as they were counted</source>
        <translation>{interviews} साक्षात्कारों के उत्तर, जैसे गिने गए</translation>
    </message>
    <message>
        <source>no report</source>
        <translation>कोई उत्तर नहीं</translation>
    </message>
    <message>
        <source>Interviews</source>
        <translation>साक्षात्कार</translation>
    </message>
    <message>
        <source>{report}, sample {sample}</source>
        <translation>{report}, नमूना {sample}</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>Quality: look here first</source>
        <translation>गुणवत्ता: पहले यहाँ देखें</translation>
    </message>
    <message>
        <source>Privacy: what a respondent gives away</source>
        <translation>निजता: एक उत्तरदाता क्या उजागर करता है</translation>
    </message>
    <message>
        <source>Files: import the interviews</source>
        <translation>फ़ाइलें: साक्षात्कार आयात करें</translation>
    </message>
    <message>
        <source>Kiosks export collection files. Each file is checked, and each interview counts once, however often you import it. You can also drop files anywhere on the window.</source>
        <translation>कियोस्क संग्रह फ़ाइलें निर्यात करते हैं। हर फ़ाइल जाँची जाती है, और हर साक्षात्कार एक बार गिना जाता है, चाहे कितनी बार आयात हो। फ़ाइलें खिड़की में कहीं भी छोड़ सकते हैं।</translation>
    </message>
    <message>
        <source>Does a kiosk, a day or a question differ from the others by more than chance? Each line says what was found and what to do about it.</source>
        <translation>क्या कोई कियोस्क, दिन या प्रश्न बाक़ी से संयोग से ज़्यादा अलग है? हर पंक्ति बताती है कि क्या मिला और क्या करें।</translation>
    </message>
    <message>
        <source>Output: your analyses</source>
        <translation>परिणाम: आपके विश्लेषण</translation>
    </message>
    <message>
        <source>Choose an analysis: estimates, comparisons, cross-tables, regressions. Change its options, and the result follows. All results stay in the project.</source>
        <translation>विश्लेषण चुनें: आकलन, तुलना, क्रॉस-तालिका, प्रतिगमन। विकल्प बदलें, परिणाम साथ बदलता है। सभी परिणाम प्रोजेक्ट में रहते हैं।</translation>
    </message>
    <message>
        <source>The most that anybody can learn about one person: from each question, from all questions together, and from each file that you export.</source>
        <translation>एक व्यक्ति के बारे में कोई अधिक से अधिक क्या जान सकता है: हर प्रश्न से, सब प्रश्नों से मिलकर, और हर निर्यात की गई फ़ाइल से।</translation>
    </message>
    <message>
        <source>Report and help</source>
        <translation>रिपोर्ट और सहायता</translation>
    </message>
    <message>
        <source>The menu File has the report, which contains your analyses. F1 opens the guide to the page you are on. This tour is in the menu Help.</source>
        <translation>फ़ाइल मेनू में रिपोर्ट है, जिसमें आपके विश्लेषण हैं। F1 उस पृष्ठ की मार्गदर्शिका खोलता है जिस पर आप हैं। यह भ्रमण सहायता मेनू में है।</translation>
    </message>
    <message>
        <source>Skip the tour</source>
        <translation>परिचय-भ्रमण छोड़ें</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>वापस</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>आगे</translation>
    </message>
    <message>
        <source>Tour: {number} of {count}</source>
        <translation>परिचय-भ्रमण: {count} में से {number}</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>हो गया</translation>
    </message>
</context>
<context>
    <name>TroubleView</name>
    <message>
        <source>This device has a problem.</source>
        <translation>इस मशीन में समस्या है।</translation>
    </message>
    <message>
        <source>Your interview was recorded. You need not answer again.</source>
        <translation>आपका साक्षात्कार दर्ज हो गया। आपको फिर जवाब देने की ज़रूरत नहीं।</translation>
    </message>
    <message>
        <source>Nothing of this interview was recorded.</source>
        <translation>इस साक्षात्कार का कुछ भी दर्ज नहीं हुआ।</translation>
    </message>
    <message>
        <source>Please give it to the surveyor.</source>
        <translation>कृपया इसे सर्वेक्षक को दें।</translation>
    </message>
    <message>
        <source>Surveyor</source>
        <translation>सर्वेक्षक</translation>
    </message>
</context>
<context>
    <name>TroublesView</name>
    <message>
        <source>What to do</source>
        <translation>क्या करें</translation>
    </message>
    <message>
        <source>In the current file: {count}</source>
        <translation>मौजूदा फ़ाइल में: {count}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>आगे</translation>
    </message>
</context>
<context>
    <name>TrusteesWindow</name>
    <message>
        <source>Totals that trustees hold</source>
        <translation>न्यासियों के पास रखे योग</translation>
    </message>
    <message>
        <source>Drop the files here that you were given. You see what each is, and what comes next.</source>
        <translation>जो फ़ाइलें आपको मिलीं उन्हें यहाँ छोड़ें। आप देखेंगे कि हर एक क्या है और आगे क्या करना है।</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>फ़ाइलें</translation>
    </message>
    <message>
        <source>I have compared the words of these kiosks with their supervisor screens</source>
        <translation>मैंने इन कियोस्कों के शब्द उनकी पर्यवेक्षक स्क्रीन से मिला लिए हैं</translation>
    </message>
    <message>
        <source>&amp;Bring files…</source>
        <translation>फ़ाइलें &amp;लाएँ…</translation>
    </message>
    <message>
        <source>&amp;Put all away</source>
        <translation>सब &amp;हटाएँ</translation>
    </message>
    <message>
        <source>Empties this list; no file is deleted.</source>
        <translation>यह सूची खाली होती है; कोई फ़ाइल नहीं मिटती।</translation>
    </message>
    <message>
        <source>File of your private key</source>
        <translation>आपकी निजी कुंजी की फ़ाइल</translation>
    </message>
    <message>
        <source>Passphrase of your key file</source>
        <translation>आपकी कुंजी फ़ाइल का गुप्त वाक्य</translation>
    </message>
    <message>
        <source>Trustees: your key file (.trusteekey)</source>
        <translation>न्यासी: आपकी कुंजी फ़ाइल (.trusteekey)</translation>
    </message>
    <message>
        <source>Its passphrase</source>
        <translation>उसका गुप्त वाक्य</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>चुनें…</translation>
    </message>
    <message>
        <source>Looking at the files</source>
        <translation>फ़ाइलें देखी जा रही हैं</translation>
    </message>
    <message>
        <source>File</source>
        <translation>फ़ाइल</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>यह क्या है</translation>
    </message>
    <message>
        <source>Files of tallies (*{endings});;All files (*)</source>
        <translation>गणना फ़ाइलें (*{endings});;सभी फ़ाइलें (*)</translation>
    </message>
    <message>
        <source>Bring files</source>
        <translation>फ़ाइलें लाएँ</translation>
    </message>
    <message>
        <source>Trustees&apos; keys (*{ending});;All files (*)</source>
        <translation>न्यासियों की कुंजियाँ (*{ending});;सभी फ़ाइलें (*)</translation>
    </message>
    <message>
        <source>Your private key</source>
        <translation>आपकी निजी कुंजी</translation>
    </message>
    <message>
        <source>Choose your key file and type its passphrase first.</source>
        <translation>पहले अपनी कुंजी फ़ाइल चुनें और उसका गुप्त वाक्य लिखें।</translation>
    </message>
    <message>
        <source>interviews</source>
        <translation>साक्षात्कार</translation>
    </message>
    <message>
        <source>Adding the files</source>
        <translation>फ़ाइलें जोड़ी जा रही हैं</translation>
    </message>
    <message>
        <source>Checking each interview</source>
        <translation>हर साक्षात्कार जाँचा जा रहा है</translation>
    </message>
    <message>
        <source>Opening the totals</source>
        <translation>योग खोले जा रहे हैं</translation>
    </message>
    <message>
        <source>{file} is written. Give it to the trustees, with the kiosks&apos; files.</source>
        <translation>{file} लिखी गई। इसे कियोस्कों की फ़ाइलों के साथ न्यासियों को दें।</translation>
    </message>
    <message>
        <source>{file} is written: you have signed the list. It opens nothing; give it to all.</source>
        <translation>{file} लिखी गई: आपने सूची पर हस्ताक्षर किए। यह कुछ नहीं खोलती; इसे सबको दें।</translation>
    </message>
    <message>
        <source>{file} is written: your share. Give it to whoever opens the totals.</source>
        <translation>{file} लिखी गई: आपका अंश। इसे योग खोलने वाले को दें।</translation>
    </message>
    <message>
        <source>{file} is written: the totals, opened by {trustees}. The desk&apos;s page “Files” takes it.</source>
        <translation>{file} लिखी गई: {trustees} द्वारा खोले गए योग। डेस्क का पृष्ठ “फ़ाइलें” इसे लेता है।</translation>
    </message>
    <message>
        <source>The same holds of {count} more kiosks.</source>
        <translation>यही {count} और कियोस्कों पर लागू है।</translation>
    </message>
    <message>
        <source>Compare the words with those on each kiosk&apos;s supervisor screen and tick the box above, or bring the kiosks&apos; enrolment files.</source>
        <translation>शब्दों को हर कियोस्क की पर्यवेक्षक स्क्रीन से मिलाएँ और ऊपर के बॉक्स पर निशान लगाएँ, या कियोस्कों की नामांकन फ़ाइलें लाएँ।</translation>
    </message>
</context>
<context>
    <name>ValuesForm</name>
    <message>
        <source>Values of the column</source>
        <translation>स्तंभ के मान</translation>
    </message>
    <message>
        <source>Recorded as</source>
        <translation>इस रूप में दर्ज</translation>
    </message>
    <message>
        <source>Enter the report as it is recorded; leave empty for no answer</source>
        <translation>एक रिपोर्ट, जैसी वह दर्ज होती है; खाली का अर्थ है कोई उत्तर नहीं</translation>
    </message>
    <message>
        <source>Skip these rows</source>
        <translation>ये पंक्तियाँ छोड़ें</translation>
    </message>
    <message>
        <source>(empty)</source>
        <translation>(खाली)</translation>
    </message>
    <message>
        <source>Label of “{value}”</source>
        <translation>“{value}” का लेबल</translation>
    </message>
    <message>
        <source>“{value}” is recorded as</source>
        <translation>“{value}” इस रूप में दर्ज होता है</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>मान</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>पंक्तियाँ</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>लेबल</translation>
    </message>
</context>
<context>
    <name>ValuesModel</name>
    <message>
        <source>Value</source>
        <translation>मान</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>लेबल</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>गिनती</translation>
    </message>
    <message>
        <source>New value</source>
        <translation>नया मान</translation>
    </message>
    <message>
        <source>Counts as missing</source>
        <translation>अनुपस्थित गिना जाता है</translation>
    </message>
</context>
<context>
    <name>VariablesGrid</name>
    <message>
        <source>Variables</source>
        <translation>चर</translation>
    </message>
</context>
<context>
    <name>VariablesModel</name>
    <message>
        <source>Use</source>
        <translation>उपयोग</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>नाम</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>लेबल</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>स्तर</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>मान</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>अनुपस्थित</translation>
    </message>
    <message>
        <source>Design</source>
        <translation>डिज़ाइन</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>Whether analyses are offered this variable</source>
        <translation>क्या यह चर विश्लेषणों में मिलता है</translation>
    </message>
    <message>
        <source>What tables and files call the variable</source>
        <translation>तालिकाएँ और फ़ाइलें चर को क्या कहती हैं</translation>
    </message>
    <message>
        <source>What the variable is, in words</source>
        <translation>चर क्या है, शब्दों में</translation>
    </message>
    <message>
        <source>What can be computed from it: every analysis looks at the level</source>
        <translation>इससे क्या गणना हो सकती है: हर विश्लेषण स्तर देखता है</translation>
    </message>
    <message>
        <source>Labels of the values; change them below</source>
        <translation>मानों के लेबल; नीचे बदलें</translation>
    </message>
    <message>
        <source>Values that count as missing, such as -99</source>
        <translation>मान जो अनुपस्थित गिने जाते हैं, जैसे -99</translation>
    </message>
    <message>
        <source>How it was asked, or what it is made from</source>
        <translation>यह कैसे पूछा गया, या किससे बना है</translation>
    </message>
    <message>
        <source>Number of interviews with a value</source>
        <translation>मान वाले साक्षात्कारों की संख्या</translation>
    </message>
    <message>
        <source>What is recorded are reports, not answers.</source>
        <translation>जो दर्ज है वे रिपोर्टें हैं, उत्तर नहीं।</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>उपयोग नहीं</translation>
    </message>
    <message>
        <source>used</source>
        <translation>उपयोग में</translation>
    </message>
    <message>
        <source>{name}, reports, not answers</source>
        <translation>{name}, रिपोर्टें, उत्तर नहीं</translation>
    </message>
</context>
<context>
    <name>VariablesPage</name>
    <message>
        <source>Variables</source>
        <translation>चर</translation>
    </message>
    <message>
        <source>What each column is. Changes apply to every analysis and can be undone; the recorded data stay as they are.</source>
        <translation>हर स्तंभ क्या है। बदलाव हर विश्लेषण पर लागू होते हैं और वापस लिए जा सकते हैं; दर्ज डेटा वैसा ही रहता है।</translation>
    </message>
    <message>
        <source>Import collection files or a table first. Here you then name and label the columns, recode them, and make new variables from them.</source>
        <translation>पहले संग्रह फ़ाइलें या तालिका आयात करें। फिर यहाँ आप स्तंभों को नाम और लेबल देते हैं, उन्हें पुनः कोड करते हैं और उनसे नए चर बनाते हैं।</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>हटाएँ</translation>
    </message>
    <message>
        <source>Values of the chosen variable</source>
        <translation>चुने हुए चर के मान</translation>
    </message>
    <message>
        <source>Counting the variables…</source>
        <translation>चर गिने जा रहे हैं…</translation>
    </message>
    <message>
        <source>Values of {name}</source>
        <translation>{name} के मान</translation>
    </message>
    <message>
        <source>The counts are of reports, not of answers.</source>
        <translation>गिनती रिपोर्टों की है, उत्तरों की नहीं।</translation>
    </message>
    <message>
        <source>Nominal</source>
        <translation>नामिक</translation>
    </message>
    <message>
        <source>Ordinal</source>
        <translation>क्रमिक</translation>
    </message>
    <message>
        <source>Numeric</source>
        <translation>संख्यात्मक</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>भार</translation>
    </message>
    <message>
        <source>Stratum</source>
        <translation>स्तर समूह</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>गुच्छ</translation>
    </message>
    <message>
        <source>Identifier</source>
        <translation>पहचान</translation>
    </message>
    <message>
        <source>Recode…</source>
        <translation>पुनः कोड…</translation>
    </message>
    <message>
        <source>Bands…</source>
        <translation>वर्ग…</translation>
    </message>
    <message>
        <source>Compute…</source>
        <translation>गणना…</translation>
    </message>
    <message>
        <source>Merge reports…</source>
        <translation>रिपोर्टें मिलाएँ…</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>Verdict</source>
        <translation>निर्णय</translation>
    </message>
</context>
<context>
    <name>View</name>
    <message>
        <source>More</source>
        <translation>आगे</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>पिछला</translation>
    </message>
</context>
<context>
    <name>WelcomeView</name>
    <message>
        <source>Ask the surveyor to step back.</source>
        <translation>सर्वेक्षक से पीछे हटने को कहें।</translation>
    </message>
    <message>
        <source>Learn more</source>
        <translation>और जानें</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>शुरू</translation>
    </message>
</context>
<context>
    <name>WheelWords</name>
    <message>
        <source>You</source>
        <translation>आप</translation>
    </message>
    <message>
        <source>Any answer</source>
        <translation>कोई भी</translation>
    </message>
    <message>
        <source>Opposite</source>
        <translation>उल्टा</translation>
    </message>
    <message>
        <source>{mark}: {count} of {of}</source>
        <translation>{mark}: {of} में से {count}</translation>
    </message>
</context>
<context>
    <name>WithSurvey</name>
    <message>
        <source>No survey yet</source>
        <translation>अभी कोई सर्वेक्षण नहीं</translation>
    </message>
    <message>
        <source>Choose a survey…</source>
        <translation>सर्वेक्षण चुनें…</translation>
    </message>
</context>
<context>
    <name>WritingView</name>
    <message>
        <source>Writing the files and reading them back…</source>
        <translation>फ़ाइलें लिखी और फिर से पढ़कर जाँची जा रही हैं…</translation>
    </message>
</context>
<context>
    <name>_Counted</name>
    <message>
        <source>What is counted</source>
        <translation>क्या गिना जाता है</translation>
    </message>
</context>
<context>
    <name>_Members</name>
    <message>
        <source>Questions of the group</source>
        <translation>समूह के प्रश्न</translation>
    </message>
</context>
<context>
    <name>_MoreColumns</name>
    <message>
        <source>Show more columns: {names}</source>
        <translation>और कॉलम दिखाएँ: {names}</translation>
    </message>
    <message>
        <source>Show only the columns that have room</source>
        <translation>केवल वे कॉलम दिखाएँ जिनके लिए जगह है</translation>
    </message>
</context>
<context>
    <name>_NumberEnds</name>
    <message>
        <source>From</source>
        <translation>से</translation>
    </message>
    <message>
        <source>To</source>
        <translation>तक</translation>
    </message>
    <message>
        <source>Use this filter</source>
        <translation>यह फ़िल्टर लगाएँ</translation>
    </message>
    <message>
        <source>Write a number in one of the boxes, or in both.</source>
        <translation>किसी एक खाने में या दोनों में संख्या लिखें।</translation>
    </message>
</context>
<context>
    <name>_PictureView</name>
    <message>
        <source>Preview of the kiosk&apos;s screen</source>
        <translation>कियोस्क की स्क्रीन का पूर्वावलोकन</translation>
    </message>
</context>
<context>
    <name>analyses</name>
    <message>
        <source>Confidence level</source>
        <translation>विश्वास-स्तर</translation>
    </message>
    <message>
        <source>of the intervals; 0.95 by default</source>
        <translation>अंतरालों का; डिफ़ॉल्ट 0.95</translation>
    </message>
    <message>
        <source>{level} interval</source>
        <translation>{level} अंतराल</translation>
    </message>
    <message>
        <source>Tiles of the joint distribution; the table has the same numbers</source>
        <translation>संयुक्त बंटन के खंड; तालिका में यही संख्याएँ हैं</translation>
    </message>
    <message>
        <source>Tiles of the probabilities; the table has the same numbers</source>
        <translation>प्रायिकताओं के खंड; तालिका में यही संख्याएँ हैं</translation>
    </message>
    <message>
        <source>The probability of each to be really above the one of this place</source>
        <translation>हर एक के सचमुच इस स्थान वाले से ऊपर होने की प्रायिकता</translation>
    </message>
    <message>
        <source>Share of respondents</source>
        <translation>उत्तरदाताओं का अनुपात</translation>
    </message>
    <message>
        <source>Odds ratio, first group vs second</source>
        <translation>ऑड्स अनुपात, पहला समूह बनाम दूसरा</translation>
    </message>
    <message>
        <source>First group minus second, share of respondents</source>
        <translation>पहला समूह घटा दूसरा, उत्तरदाताओं का अनुपात</translation>
    </message>
    <message>
        <source>Correlation of the two answers</source>
        <translation>दोनों उत्तरों का सहसंबंध</translation>
    </message>
    <message>
        <source>Expected utility</source>
        <translation>अपेक्षित उपयोगिता</translation>
    </message>
    <message>
        <source>Earth mover&apos;s distance, in answer steps</source>
        <translation>अर्थ मूवर दूरी (earth mover&apos;s distance), उत्तर के चरणों में</translation>
    </message>
    <message>
        <source>Total variation distance</source>
        <translation>कुल विचरण दूरी (total variation distance)</translation>
    </message>
    <message>
        <source>Earth mover&apos;s distance, in the units of the costs</source>
        <translation>अर्थ मूवर दूरी, लागतों की इकाइयों में</translation>
    </message>
    <message>
        <source>Change of the mean answer</source>
        <translation>माध्य उत्तर में बदलाव</translation>
    </message>
    <message>
        <source>Coefficient; above 0 makes the answer more likely</source>
        <translation>गुणांक; 0 से ऊपर उत्तर को अधिक संभावित बनाता है</translation>
    </message>
    <message>
        <source>Odds ratio; above 1 makes the answer more likely</source>
        <translation>ऑड्स अनुपात; 1 से ऊपर हो तो उत्तर अधिक संभावित होता है</translation>
    </message>
    <message>
        <source>Predicted mean answer</source>
        <translation>उत्तर का पूर्वानुमानित माध्य</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>आकलन</translation>
    </message>
    <message>
        <source>The coins&apos; part of it</source>
        <translation>उसमें सिक्कों का हिस्सा</translation>
    </message>
    <message>
        <source>Most likely</source>
        <translation>सबसे संभावित</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>सभी</translation>
    </message>
    <message>
        <source>Chart of the numbers with intervals; the table has the same numbers</source>
        <translation>अंतरालों के साथ संख्याओं का चार्ट; तालिका में यही संख्याएँ हैं</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>रैंक</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>रैंक</translation>
    </message>
    <message>
        <source>1 is the item with the highest expected utility</source>
        <translation>1 सबसे अधिक अपेक्षित उपयोगिता वाली वस्तु है</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>मद</translation>
    </message>
    <message>
        <source>the question, group or choice that is ranked</source>
        <translation>वह प्रश्न, समूह या विकल्प जिसका क्रम तय होता है</translation>
    </message>
    <message>
        <source>the id of a question</source>
        <translation>प्रश्न की पहचान</translation>
    </message>
    <message>
        <source>its answer</source>
        <translation>उसका उत्तर</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>respondents who answered all questions</source>
        <translation>जिन उत्तरदाताओं ने सभी प्रश्नों के उत्तर दिए</translation>
    </message>
    <message>
        <source>the share of all; unbiased, so it may lie outside 0 to 100 %</source>
        <translation>कुल का अनुपात; निष्पक्ष, इसलिए 0 से 100 % के बाहर हो सकता है</translation>
    </message>
    <message>
        <source>of the share</source>
        <translation>अनुपात का</translation>
    </message>
    <message>
        <source>Interval by</source>
        <translation>अंतराल की विधि</translation>
    </message>
    <message>
        <source>how the interval was computed</source>
        <translation>अंतराल कैसे निकाला गया</translation>
    </message>
    <message>
        <source>the best share among the possible ones (maximum likelihood)</source>
        <translation>संभव अनुपातों में सबसे अच्छा (अधिकतम संभाविता)</translation>
    </message>
    <message>
        <source>Row share</source>
        <translation>पंक्ति का अनुपात</translation>
    </message>
    <message>
        <source>Column share</source>
        <translation>कॉलम का अनुपात</translation>
    </message>
    <message>
        <source>the share among those with the other answer</source>
        <translation>दूसरा उत्तर देने वालों में अनुपात</translation>
    </message>
    <message>
        <source>the standard error of that share</source>
        <translation>उस अनुपात की मानक त्रुटि</translation>
    </message>
    <message>
        <source>the lower end of its interval</source>
        <translation>उसके अंतराल का निचला सिरा</translation>
    </message>
    <message>
        <source>the upper end of its interval</source>
        <translation>उसके अंतराल का ऊपरी सिरा</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>टाइलें</translation>
    </message>
    <message>
        <source>With intervals</source>
        <translation>अंतरालों के साथ</translation>
    </message>
    <message>
        <source>the answer within which shares are counted</source>
        <translation>वह उत्तर जिसके भीतर अनुपात गिने जाते हैं</translation>
    </message>
    <message>
        <source>the answer whose share it is</source>
        <translation>वह उत्तर जिसका यह अनुपात है</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>अनुपात</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>खाने</translation>
    </message>
    <message>
        <source>Row %</source>
        <translation>पंक्ति %</translation>
    </message>
    <message>
        <source>Column %</source>
        <translation>स्तंभ %</translation>
    </message>
    <message>
        <source>Independence</source>
        <translation>स्वतंत्रता</translation>
    </message>
    <message>
        <source>First question</source>
        <translation>पहला प्रश्न</translation>
    </message>
    <message>
        <source>one of the two questions</source>
        <translation>दो प्रश्नों में से एक</translation>
    </message>
    <message>
        <source>Second question</source>
        <translation>दूसरा प्रश्न</translation>
    </message>
    <message>
        <source>the other question</source>
        <translation>दूसरा प्रश्न</translation>
    </message>
    <message>
        <source>X²</source>
        <translation>X²</translation>
    </message>
    <message>
        <source>the test statistic, which takes the coins and the sample into account</source>
        <translation>परीक्षण आँकड़ा, जो सिक्कों और नमूने को ध्यान में रखता है</translation>
    </message>
    <message>
        <source>of the test</source>
        <translation>परीक्षण का</translation>
    </message>
    <message>
        <source>of the test that the answers do not depend on each other</source>
        <translation>इस परीक्षण का कि उत्तर एक-दूसरे पर निर्भर नहीं</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>परीक्षण</translation>
    </message>
    <message>
        <source>how it was tested</source>
        <translation>जाँच कैसे हुई</translation>
    </message>
    <message>
        <source>Cramér&apos;s V</source>
        <translation>क्रेमर का V</translation>
    </message>
    <message>
        <source>the strength of the relation, from 0 to 1</source>
        <translation>संबंध की मज़बूती, 0 से 1</translation>
    </message>
    <message>
        <source>V, bias-corrected</source>
        <translation>V, पूर्वाग्रह हटाकर</translation>
    </message>
    <message>
        <source>without what noise alone would cause</source>
        <translation>अकेले शोर के असर को घटाकर</translation>
    </message>
    <message>
        <source>V by noise alone</source>
        <translation>अकेले शोर से V</translation>
    </message>
    <message>
        <source>what independent answers would give on average</source>
        <translation>स्वतंत्र उत्तर औसतन जो देते</translation>
    </message>
    <message>
        <source>the test of independence of each pair instead</source>
        <translation>इसके बदले हर जोड़ी की स्वतंत्रता की जाँच</translation>
    </message>
    <message>
        <source>Cross-table</source>
        <translation>क्रॉस-तालिका</translation>
    </message>
    <message>
        <source>two to four questions, with commas</source>
        <translation>दो से चार प्रश्न, अल्पविराम से अलग</translation>
    </message>
    <message>
        <source>Mean answer</source>
        <translation>उत्तर का माध्य</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>समूह</translation>
    </message>
    <message>
        <source>the group that is described</source>
        <translation>वर्णित समूह</translation>
    </message>
    <message>
        <source>Descriptives</source>
        <translation>वर्णनात्मक आँकड़े</translation>
    </message>
    <message>
        <source>interviews with a report</source>
        <translation>रिपोर्ट वाले साक्षात्कार</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>अनुत्तरित</translation>
    </message>
    <message>
        <source>interviews without a report</source>
        <translation>बिना रिपोर्ट के साक्षात्कार</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>माध्य</translation>
    </message>
    <message>
        <source>the mean of the true answers</source>
        <translation>सच्चे उत्तरों का माध्य</translation>
    </message>
    <message>
        <source>the standard error of the mean</source>
        <translation>माध्य की मानक त्रुटि</translation>
    </message>
    <message>
        <source>of the mean</source>
        <translation>माध्य का</translation>
    </message>
    <message>
        <source>of the true answers, without what the coins add to the reports</source>
        <translation>सच्चे उत्तरों का, सिक्कों का असर हटाकर</translation>
    </message>
    <message>
        <source>SD</source>
        <translation>मानक विचलन</translation>
    </message>
    <message>
        <source>Interval of the SD</source>
        <translation>मानक विचलन का अंतराल</translation>
    </message>
    <message>
        <source>of the standard deviation</source>
        <translation>मानक विचलन का</translation>
    </message>
    <message>
        <source>Lower quartile</source>
        <translation>निचला चतुर्थक</translation>
    </message>
    <message>
        <source>a quarter of the answers is at most that</source>
        <translation>एक चौथाई उत्तर अधिक से अधिक इतने हैं</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>माध्यिका</translation>
    </message>
    <message>
        <source>half of the answers is at most that</source>
        <translation>आधे उत्तर अधिक से अधिक इतने हैं</translation>
    </message>
    <message>
        <source>Interval of the median</source>
        <translation>माध्यिका का अंतराल</translation>
    </message>
    <message>
        <source>of the median; an end is missing where the data have none</source>
        <translation>माध्यिका का; जहाँ आँकड़े न दें वहाँ सिरा नहीं</translation>
    </message>
    <message>
        <source>Upper quartile</source>
        <translation>ऊपरी चतुर्थक</translation>
    </message>
    <message>
        <source>three quarters of the answers are at most that</source>
        <translation>तीन चौथाई उत्तर अधिक से अधिक इतने हैं</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>आयतचित्र</translation>
    </message>
    <message>
        <source>From</source>
        <translation>से</translation>
    </message>
    <message>
        <source>the smallest answer of the bin</source>
        <translation>खाने का सबसे छोटा उत्तर</translation>
    </message>
    <message>
        <source>To</source>
        <translation>तक</translation>
    </message>
    <message>
        <source>the largest answer of the bin</source>
        <translation>खाने का सबसे बड़ा उत्तर</translation>
    </message>
    <message>
        <source>of the people; unbiased, so it may lie below 0</source>
        <translation>लोगों का; निष्पक्ष, इसलिए 0 से नीचे हो सकता है</translation>
    </message>
    <message>
        <source>the share of answers in each bin instead</source>
        <translation>इसके बदले हर खाने में उत्तरों का अनुपात</translation>
    </message>
    <message>
        <source>describe each group: a direct question, or (kiosk)</source>
        <translation>हर समूह का वर्णन: सीधा प्रश्न, या (kiosk)</translation>
    </message>
    <message>
        <source>Bins at most</source>
        <translation>अधिकतम खाने</translation>
    </message>
    <message>
        <source>of a histogram of numbers; 12 by default</source>
        <translation>संख्याओं के आयतचित्र के; डिफ़ॉल्ट 12</translation>
    </message>
    <message>
        <source>the mean worth of the answers, given the reports and the prior</source>
        <translation>रिपोर्टों और पूर्व वितरण के आधार पर उत्तरों का औसत मूल्य</translation>
    </message>
    <message>
        <source>contains the true worth with this probability</source>
        <translation>इस प्रायिकता से सच्चा मूल्य समाता है</translation>
    </message>
    <message>
        <source>Really the best</source>
        <translation>वास्तव में सबसे अच्छा</translation>
    </message>
    <message>
        <source>the probability that no other item is above it</source>
        <translation>इसकी प्रायिकता कि कोई और वस्तु इससे ऊपर न हो</translation>
    </message>
    <message>
        <source>Really above the next</source>
        <translation>वास्तव में अगले से ऊपर</translation>
    </message>
    <message>
        <source>the probability that it is above the item below it</source>
        <translation>इसकी प्रायिकता कि यह अपने नीचे वाली वस्तु से ऊपर है</translation>
    </message>
    <message>
        <source>Monte Carlo standard error</source>
        <translation>मोंटे कार्लो मानक त्रुटि</translation>
    </message>
    <message>
        <source>of what is drawn at random; 0 where it is computed</source>
        <translation>जो यादृच्छिक निकाला जाता है उसकी; जहाँ गणना हो वहाँ 0</translation>
    </message>
    <message>
        <source>All pairs</source>
        <translation>सभी जोड़ियाँ</translation>
    </message>
    <message>
        <source>the item that ranks higher</source>
        <translation>ऊपर वाली वस्तु</translation>
    </message>
    <message>
        <source>is above</source>
        <translation>से ऊपर है</translation>
    </message>
    <message>
        <source>the item that ranks lower</source>
        <translation>नीचे वाली वस्तु</translation>
    </message>
    <message>
        <source>Reports of a kiosk</source>
        <translation>एक कियोस्क की रिपोर्टें</translation>
    </message>
    <message>
        <source>Share of “{report}”</source>
        <translation>“{report}” का अनुपात</translation>
    </message>
    <message>
        <source>95 % of kiosks by chance</source>
        <translation>संयोग से 95 % कियोस्क</translation>
    </message>
    <message>
        <source>Alarm, all tests together</source>
        <translation>चेतावनी, सभी परीक्षण एक साथ</translation>
    </message>
    <message>
        <source>Kiosk</source>
        <translation>कियोस्क</translation>
    </message>
    <message>
        <source>Stands out</source>
        <translation>अलग दिखता है</translation>
    </message>
    <message>
        <source>Share of one report at each kiosk, with limits; the table of tests has the numbers</source>
        <translation>हर कियोस्क पर एक रिपोर्ट का अनुपात, सीमाओं के साथ; परीक्षणों की तालिका यही बताती है</translation>
    </message>
    <message>
        <source>Each estimate and how far forged records could move it; the table has the numbers</source>
        <translation>हर आकलन और रिकॉर्ड जाली होने पर वह क्या हो सकता है; जैसा तालिका में है</translation>
    </message>
    <message>
        <source>Share, if {count} reports were forged</source>
        <translation>अनुपात, अगर {count} रिपोर्टें जाली हों</translation>
    </message>
    <message>
        <source>the kiosk&apos;s id</source>
        <translation>कियोस्क की आईडी</translation>
    </message>
    <message>
        <source>Name in words</source>
        <translation>शब्दों में नाम</translation>
    </message>
    <message>
        <source>the kiosk&apos;s fingerprint, as the supervisor&apos;s screen shows it</source>
        <translation>कियोस्क की पहचान, जैसी पर्यवेक्षक की स्क्रीन दिखाती है</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>पहला दिन</translation>
    </message>
    <message>
        <source>of the interviews in its files</source>
        <translation>इसकी फ़ाइलों के साक्षात्कारों का</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>अंतिम दिन</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>निष्कर्ष</translation>
    </message>
    <message>
        <source>State</source>
        <translation>स्थिति</translation>
    </message>
    <message>
        <source>ok, look or act: how much the finding matters</source>
        <translation>ok, look या act: निष्कर्ष कितना महत्त्वपूर्ण है</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>विषय</translation>
    </message>
    <message>
        <source>what was looked at</source>
        <translation>जो देखा गया</translation>
    </message>
    <message>
        <source>the question; empty: all of them</source>
        <translation>प्रश्न; खाली: सभी</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>निष्कर्ष</translation>
    </message>
    <message>
        <source>what was found, in words</source>
        <translation>जो मिला, शब्दों में</translation>
    </message>
    <message>
        <source>Kiosks</source>
        <translation>कियोस्क</translation>
    </message>
    <message>
        <source>Batches</source>
        <translation>खेप</translation>
    </message>
    <message>
        <source>stores that it has closed or has open</source>
        <translation>भंडार जो इसने बंद किए या खुले हैं</translation>
    </message>
    <message>
        <source>each counted once</source>
        <translation>हर एक की गिनती एक बार</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>दोहराए गए</translation>
    </message>
    <message>
        <source>Interviews that are in several files; each counts once.</source>
        <translation>वे साक्षात्कार जो कई फ़ाइलों में हैं; हर एक एक बार गिना जाता है।</translation>
    </message>
    <message>
        <source>Broken off</source>
        <translation>बीच में छोड़े गए</translation>
    </message>
    <message>
        <source>interviews that respondents stopped</source>
        <translation>साक्षात्कार जिन्हें उत्तरदाताओं ने रोक दिया</translation>
    </message>
    <message>
        <source>Timed out</source>
        <translation>समय समाप्त</translation>
    </message>
    <message>
        <source>interviews that nobody went on with</source>
        <translation>साक्षात्कार जिन्हें किसी ने आगे नहीं बढ़ाया</translation>
    </message>
    <message>
        <source>Not understood</source>
        <translation>समझ में नहीं आए</translation>
    </message>
    <message>
        <source>Comprehension checks that were not passed.</source>
        <translation>समझ की जाँच जो पार नहीं हुई।</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>पूरे नहीं हुए</translation>
    </message>
    <message>
        <source>Of the interviews that were begun.</source>
        <translation>शुरू हुए साक्षात्कारों में से।</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>दिन</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>खेप</translation>
    </message>
    <message>
        <source>the number of the kiosk&apos;s store</source>
        <translation>कियोस्क के भंडार की संख्या</translation>
    </message>
    <message>
        <source>from the first to the last</source>
        <translation>पहले से आख़िरी तक</translation>
    </message>
    <message>
        <source>of the latest export, which holds all of its batch</source>
        <translation>नवीनतम निर्यात के, जिसमें पूरी खेप होती है</translation>
    </message>
    <message>
        <source>Per day</source>
        <translation>प्रतिदिन</translation>
    </message>
    <message>
        <source>The mean over the period; files record only the first and the last day.</source>
        <translation>पूरी अवधि का माध्य: फ़ाइलें केवल पहला और अंतिम दिन जानती हैं, और कोई नहीं।</translation>
    </message>
    <message>
        <source>the question</source>
        <translation>प्रश्न</translation>
    </message>
    <message>
        <source>Asked</source>
        <translation>पूछा गया</translation>
    </message>
    <message>
        <source>Interviews that reached the question. A dash: chance decides who is asked, and only those who answered are recorded.</source>
        <translation>वे साक्षात्कार जो इस तक पहुँचे। डैश: किससे पूछा जाए यह संयोग चुनता है, और केवल यह दर्ज होता है कि किसने उत्तर दिया।</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>उत्तर दिया</translation>
    </message>
    <message>
        <source>interviews that were asked and have no report</source>
        <translation>साक्षात्कार जिनमें पूछा गया पर कोई रिपोर्ट नहीं</translation>
    </message>
    <message>
        <source>Of those asked</source>
        <translation>जिनसे पूछा गया उनमें से</translation>
    </message>
    <message>
        <source>share of missing reports among those asked</source>
        <translation>जिनसे पूछा गया उनमें अनुपस्थित रिपोर्टों का हिस्सा</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>परीक्षण</translation>
    </message>
    <message>
        <source>what it looks for</source>
        <translation>यह क्या खोजता है</translation>
    </message>
    <message>
        <source>what it looks at; empty: all of them</source>
        <translation>यह क्या देखता है; खाली: सभी</translation>
    </message>
    <message>
        <source>reports, or records</source>
        <translation>रिपोर्टें या अभिलेख</translation>
    </message>
    <message>
        <source>the one that differs most</source>
        <translation>जो सबसे अधिक अलग है</translation>
    </message>
    <message>
        <source>of this report; of repeated records: pairs</source>
        <translation>इस रिपोर्ट का; दोहराए गए अभिलेखों में: जोड़े</translation>
    </message>
    <message>
        <source>its share elsewhere, or what was to be expected</source>
        <translation>अन्य जगहों पर इसका हिस्सा, या जो अपेक्षित था</translation>
    </message>
    <message>
        <source>deviance, G² or χ², where there is one</source>
        <translation>विचलन, G² या χ², जहाँ हो</translation>
    </message>
    <message>
        <source>Of this test alone.</source>
        <translation>केवल इस परीक्षण का।</translation>
    </message>
    <message>
        <source>p, all tests</source>
        <translation>p, सभी परीक्षण</translation>
    </message>
    <message>
        <source>Adjusted for all tests together (Holm).</source>
        <translation>सभी परीक्षणों के लिए एक साथ समायोजित (Holm)।</translation>
    </message>
    <message>
        <source>Alarm</source>
        <translation>चेतावनी</translation>
    </message>
    <message>
        <source>whether it raises an alarm</source>
        <translation>क्या यह चेतावनी देता है</translation>
    </message>
    <message>
        <source>Fault</source>
        <translation>दोष</translation>
    </message>
    <message>
        <source>forged reports, or copied interviews</source>
        <translation>जाली रिपोर्टें या नकल किए गए साक्षात्कार</translation>
    </message>
    <message>
        <source>whose reports; empty: whole interviews</source>
        <translation>जिसकी रिपोर्टें; खाली: पूरे साक्षात्कार</translation>
    </message>
    <message>
        <source>The report whose forging is hardest to detect.</source>
        <translation>वह जिसकी जालसाज़ी पकड़ना सबसे कठिन है।</translation>
    </message>
    <message>
        <source>the kiosk&apos;s reports, or its interviews</source>
        <translation>कियोस्क की रिपोर्टें, या उसके साक्षात्कार</translation>
    </message>
    <message>
        <source>Detected from</source>
        <translation>यहाँ से पकड़ा जाता है</translation>
    </message>
    <message>
        <source>This many forged or copied ones raise an alarm with a probability of 80 %. A dash: no number does.</source>
        <translation>इतने जाली या नकल किए गए 80 % प्रायिकता से चेतावनी देते हैं। डैश: कोई संख्या नहीं देती।</translation>
    </message>
    <message>
        <source>Share of n</source>
        <translation>n का हिस्सा</translation>
    </message>
    <message>
        <source>the same as a share</source>
        <translation>वही हिस्से के रूप में</translation>
    </message>
    <message>
        <source>Probability</source>
        <translation>प्रायिकता</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>रिकॉर्ड</translation>
    </message>
    <message>
        <source>the answer, or the mean of a number</source>
        <translation>उत्तर, या किसी संख्या का माध्य</translation>
    </message>
    <message>
        <source>reports</source>
        <translation>रिपोर्टें</translation>
    </message>
    <message>
        <source>unbiased; of means in the units of the answers</source>
        <translation>अनभिनत; माध्यों में उत्तरों की इकाई में</translation>
    </message>
    <message>
        <source>One record moves it by</source>
        <translation>एक रिकॉर्ड इसे इतना खिसकाता है</translation>
    </message>
    <message>
        <source>The largest change from leaving out one record.</source>
        <translation>एक रिकॉर्ड छोड़ने से होने वाला सबसे बड़ा बदलाव।</translation>
    </message>
    <message>
        <source>If forged</source>
        <translation>अगर जाली हों</translation>
    </message>
    <message>
        <source>how many records may be forged</source>
        <translation>कितने अभिलेख जाली हो सकते हैं</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>कम से कम</translation>
    </message>
    <message>
        <source>the least that the estimate could be then</source>
        <translation>तब अनुमान कम से कम इतना हो सकता है</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>अधिक से अधिक</translation>
    </message>
    <message>
        <source>the most that the estimate could be then</source>
        <translation>तब अनुमान अधिकतम इतना हो सकता है</translation>
    </message>
    <message>
        <source>Data quality</source>
        <translation>डेटा की गुणवत्ता</translation>
    </message>
    <message>
        <source>Compare within</source>
        <translation>इसके भीतर तुलना करें</translation>
    </message>
    <message>
        <source>compare kiosks within the groups of a direct question only</source>
        <translation>कियोस्क की तुलना केवल किसी सीधे प्रश्न के समूहों के भीतर करें</translation>
    </message>
    <message>
        <source>Forged interviews</source>
        <translation>जाली साक्षात्कार</translation>
    </message>
    <message>
        <source>how many interviews may be forged; without, one in 100</source>
        <translation>कितने साक्षात्कार जाली हो सकते हैं; न दें तो 100 में एक</translation>
    </message>
    <message>
        <source>that the first item is really above the second</source>
        <translation>कि पहली वस्तु सचमुच दूसरी से ऊपर है</translation>
    </message>
    <message>
        <source>the probability of each pair&apos;s order instead</source>
        <translation>इसके बदले हर जोड़ी के क्रम की प्रायिकता</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>क्रम</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>प्रश्न</translation>
    </message>
    <message>
        <source>rated questions to rank, with commas; or one question, whose groups or choices are ranked</source>
        <translation>क्रम के लिए आँके गए प्रश्न, अल्पविराम से अलग; या एक प्रश्न जिसके समूहों या विकल्पों का क्रम तय हो</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>अंतर</translation>
    </message>
    <message>
        <source>Odds ratios</source>
        <translation>ऑड्स अनुपात</translation>
    </message>
    <message>
        <source>All answers together</source>
        <translation>सभी उत्तर एक साथ</translation>
    </message>
    <message>
        <source>Correlation</source>
        <translation>सहसंबंध</translation>
    </message>
    <message>
        <source>Comparisons of groups</source>
        <translation>समूहों की तुलनाएँ</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>प्रश्न</translation>
    </message>
    <message>
        <source>the question whose answers are compared</source>
        <translation>वह प्रश्न जिसके उत्तरों की तुलना होती है</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>जवाब</translation>
    </message>
    <message>
        <source>the answer whose share is compared; empty for all together</source>
        <translation>वह उत्तर जिसके अनुपात की तुलना हो; सबके लिए ख़ाली</translation>
    </message>
    <message>
        <source>Groups by</source>
        <translation>समूह का आधार</translation>
    </message>
    <message>
        <source>the question that forms the groups</source>
        <translation>वह प्रश्न जो समूह बनाता है</translation>
    </message>
    <message>
        <source>First group</source>
        <translation>पहला समूह</translation>
    </message>
    <message>
        <source>the group that another one is compared with</source>
        <translation>जिस समूह से दूसरे की तुलना होती है</translation>
    </message>
    <message>
        <source>Second group</source>
        <translation>दूसरा समूह</translation>
    </message>
    <message>
        <source>the other group</source>
        <translation>दूसरा समूह</translation>
    </message>
    <message>
        <source>n of the first</source>
        <translation>पहले का n</translation>
    </message>
    <message>
        <source>interviews in the first group; none where coins hide the groups</source>
        <translation>पहले समूह के साक्षात्कार; जहाँ सिक्के समूह छिपाते हैं वहाँ कुछ नहीं</translation>
    </message>
    <message>
        <source>n of the second</source>
        <translation>दूसरे का n</translation>
    </message>
    <message>
        <source>interviews in the second group; none where coins hide the groups</source>
        <translation>दूसरे समूह के साक्षात्कार; जहाँ सिक्के समूह छिपाते हैं वहाँ कुछ नहीं</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>माप</translation>
    </message>
    <message>
        <source>difference (first minus second), odds ratio (first vs second), all answers (a test) or correlation</source>
        <translation>अंतर (पहला घटा दूसरा), ऑड्स अनुपात (पहला बनाम दूसरा), सभी उत्तर (एक जाँच) या सहसंबंध</translation>
    </message>
    <message>
        <source>of the measure; a test has none</source>
        <translation>माप का; जाँच का नहीं होता</translation>
    </message>
    <message>
        <source>Std. error</source>
        <translation>मानक त्रुटि</translation>
    </message>
    <message>
        <source>the standard error</source>
        <translation>मानक त्रुटि</translation>
    </message>
    <message>
        <source>of which coins</source>
        <translation>उसमें सिक्के</translation>
    </message>
    <message>
        <source>the part of the standard error that the coins cause</source>
        <translation>मानक त्रुटि का वह हिस्सा जो सिक्कों से आता है</translation>
    </message>
    <message>
        <source>of the measure</source>
        <translation>माप का</translation>
    </message>
    <message>
        <source>Test statistic</source>
        <translation>परीक्षण आँकड़ा</translation>
    </message>
    <message>
        <source>the likelihood ratio, or the estimate divided by its error</source>
        <translation>संभाविता अनुपात, या आकलन भाग उसकी त्रुटि</translation>
    </message>
    <message>
        <source>Degrees of freedom</source>
        <translation>स्वतंत्रता की कोटियाँ</translation>
    </message>
    <message>
        <source>of the test; none of a normal statistic</source>
        <translation>जाँच की; सामान्य आँकड़े की नहीं</translation>
    </message>
    <message>
        <source>p-value</source>
        <translation>p-मान</translation>
    </message>
    <message>
        <source>of the test that there is no difference</source>
        <translation>इस जाँच का कि अंतर नहीं है</translation>
    </message>
    <message>
        <source>between the most likely shares</source>
        <translation>सबसे संभावित अनुपातों के बीच</translation>
    </message>
    <message>
        <source>Adjusted p-value</source>
        <translation>समायोजित p-मान</translation>
    </message>
    <message>
        <source>the p-value adjusted for all comparisons</source>
        <translation>सभी तुलनाओं के लिए समायोजित p-मान</translation>
    </message>
    <message>
        <source>Level of each interval</source>
        <translation>हर अंतराल का स्तर</translation>
    </message>
    <message>
        <source>so that all intervals together reach the confidence level</source>
        <translation>ताकि सारे अंतराल मिलकर विश्वास स्तर पाएँ</translation>
    </message>
    <message>
        <source>Adjusted by</source>
        <translation>समायोजन की विधि</translation>
    </message>
    <message>
        <source>how the level of each interval was found</source>
        <translation>हर अंतराल का स्तर कैसे निकला</translation>
    </message>
    <message>
        <source>Comparison of groups</source>
        <translation>समूहों की तुलना</translation>
    </message>
    <message>
        <source>the question whose answers to compare</source>
        <translation>वह प्रश्न जिसके उत्तरों की तुलना करनी है</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>समूह</translation>
    </message>
    <message>
        <source>the question that forms groups, randomized or not; or (kiosk)</source>
        <translation>वह प्रश्न जो समूह बनाता है, यादृच्छिक हो या नहीं; या (kiosk)</translation>
    </message>
    <message>
        <source>Two of the groups</source>
        <translation>समूहों में से दो</translation>
    </message>
    <message>
        <source>two of the groups; all pairs if empty</source>
        <translation>समूहों में से दो; ख़ाली हो तो सारी जोड़ियाँ</translation>
    </message>
    <message>
        <source>if empty: yes, or all answers</source>
        <translation>ख़ाली हो तो: हाँ, या सभी उत्तर</translation>
    </message>
    <message>
        <source>Interval of each group</source>
        <translation>हर समूह का अंतराल</translation>
    </message>
    <message>
        <source>of the groups; guarded, wilson, exact</source>
        <translation>समूहों का; guarded, wilson, exact</translation>
    </message>
    <message>
        <source>Adjust for all comparisons</source>
        <translation>सभी तुलनाओं के लिए समायोजित करें</translation>
    </message>
    <message>
        <source>intervals of all pairs and answers that reach the level together, and adjusted p-values</source>
        <translation>सभी जोड़ियों और उत्तरों के अंतराल जो मिलकर स्तर पाएँ, और समायोजित p-मान</translation>
    </message>
    <message>
        <source>Over the number of rows</source>
        <translation>पंक्तियों की संख्या के अनुसार</translation>
    </message>
    <message>
        <source>Over ε</source>
        <translation>Ε के अनुसार</translation>
    </message>
    <message>
        <source>None</source>
        <translation>कोई नहीं</translation>
    </message>
    <message>
        <source>expected share of the answer to plan for; of a number, its mean; default: the worst case</source>
        <translation>जिस उत्तर की योजना है उसका अपेक्षित हिस्सा; संख्या के लिए उसका माध्य; सामान्यतः: सबसे बुरी स्थिति</translation>
    </message>
    <message>
        <source>for choosing a design</source>
        <translation>डिज़ाइन चुनने के लिए</translation>
    </message>
    <message>
        <source>sealed to one key, or counted in tallies that trustees open</source>
        <translation>एक कुंजी से सीलबंद, या उन गणनाओं में गिनी गईं जिन्हें न्यासी खोलते हैं</translation>
    </message>
    <message>
        <source>Seen by the analyst, or a court with the key</source>
        <translation>विश्लेषक, या कुंजी वाली अदालत क्या देखती है</translation>
    </message>
    <message>
        <source>what whoever has the analyst&apos;s key sees</source>
        <translation>जिसके पास विश्लेषक की कुंजी है वह क्या देखता है</translation>
    </message>
    <message>
        <source>Seen by trustees who collude</source>
        <translation>मिलीभगत करने वाले न्यासी क्या देखते हैं</translation>
    </message>
    <message>
        <source>what as many trustees as open a total see together</source>
        <translation>एक योग खोलने जितने न्यासी मिलकर क्या देखते हैं</translation>
    </message>
    <message>
        <source>Seen by a changed kiosk, or who watches</source>
        <translation>बदला हुआ कियोस्क, या देखने वाला क्या देखता है</translation>
    </message>
    <message>
        <source>what a kiosk sees whose program was changed, and whoever watches the touch</source>
        <translation>वह कियोस्क जिसका प्रोग्राम बदला गया, और स्पर्श देखने वाला क्या देखता है</translation>
    </message>
    <message>
        <source>Shuffling</source>
        <translation>फेंटना</translation>
    </message>
    <message>
        <source>What is released</source>
        <translation>क्या जारी होता है</translation>
    </message>
    <message>
        <source>of the whole collection, in random order and without ids</source>
        <translation>पूरे संग्रह का, यादृच्छिक क्रम में और बिना पहचान-संख्या के</translation>
    </message>
    <message>
        <source>interviews in the smallest group that nothing but randomized reports tells apart</source>
        <translation>सबसे छोटे समूह के साक्षात्कार, जिन्हें यादृच्छिक रिपोर्टों के सिवा कुछ अलग नहीं करता</translation>
    </message>
    <message>
        <source>Needed</source>
        <translation>आवश्यक</translation>
    </message>
    <message>
        <source>how many it takes for shuffling to add anything</source>
        <translation>फेंटने से कुछ जुड़े, इसके लिए कितने चाहिए</translation>
    </message>
    <message>
        <source>ε of one</source>
        <translation>एक का ε</translation>
    </message>
    <message>
        <source>δ</source>
        <translation>δ</translation>
    </message>
    <message>
        <source>with which probability more than this may show</source>
        <translation>इससे अधिक दिखने की संभावना</translation>
    </message>
    <message>
        <source>ε shuffled</source>
        <translation>फेंटने पर ε</translation>
    </message>
    <message>
        <source>central privacy loss of the whole collection, rounded up; empty where shuffling adds nothing</source>
        <translation>पूरे संग्रह की केंद्रीय गोपनीयता-हानि, ऊपर की ओर पूर्णांकित; जहाँ फेंटने से कुछ नहीं जुड़ता वहाँ खाली</translation>
    </message>
    <message>
        <source>rank groups: a direct question, or (kiosk)</source>
        <translation>समूहों का क्रम: सीधा प्रश्न, या (kiosk)</translation>
    </message>
    <message>
        <source>Worth of each answer</source>
        <translation>हर उत्तर का मूल्य</translation>
    </message>
    <message>
        <source>worth of each answer; 1,2,3 … for ratings if empty</source>
        <translation>हर उत्तर का मूल्य; ख़ाली हो तो रेटिंग के लिए 1,2,3 …</translation>
    </message>
    <message>
        <source>Prior</source>
        <translation>पूर्व वितरण</translation>
    </message>
    <message>
        <source>Dirichlet prior of the answers; 1,1,1 …</source>
        <translation>उत्तरों का डिरिश्ले पूर्व वितरण; 1,1,1 …</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>निकासियाँ</translation>
    </message>
    <message>
        <source>draws from the posterior; 4000 by default</source>
        <translation>उत्तर वितरण से निकासियाँ; डिफ़ॉल्ट 4000</translation>
    </message>
    <message>
        <source>Earth mover&apos;s distance</source>
        <translation>अर्थ मूवर दूरी</translation>
    </message>
    <message>
        <source>Total variation</source>
        <translation>कुल विचरण</translation>
    </message>
    <message>
        <source>Distances</source>
        <translation>दूरियाँ</translation>
    </message>
    <message>
        <source>one of the two groups</source>
        <translation>दो समूहों में से एक</translation>
    </message>
    <message>
        <source>interviews in the first group</source>
        <translation>पहले समूह के साक्षात्कार</translation>
    </message>
    <message>
        <source>interviews in the second group</source>
        <translation>दूसरे समूह के साक्षात्कार</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>प्रकार</translation>
    </message>
    <message>
        <source>how the distance is measured</source>
        <translation>दूरी कैसे मापी जाती है</translation>
    </message>
    <message>
        <source>Plain distance</source>
        <translation>सादी दूरी</translation>
    </message>
    <message>
        <source>between the estimated shares; noise makes it too large</source>
        <translation>आकलित अनुपातों के बीच; शोर इसे बहुत बढ़ा देता है</translation>
    </message>
    <message>
        <source>Bias-corrected distance</source>
        <translation>पूर्वाग्रह-सुधारित दूरी</translation>
    </message>
    <message>
        <source>without what the coins and the sampling alone would cause</source>
        <translation>केवल सिक्कों और नमूने के असर को घटाकर</translation>
    </message>
    <message>
        <source>of the bias-corrected distance</source>
        <translation>पूर्वाग्रह हटाई दूरी का</translation>
    </message>
    <message>
        <source>the probability of such a distance if both groups answered alike</source>
        <translation>ऐसी दूरी की प्रायिकता यदि दोनों समूह एक-सा उत्तर देते</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>दूरी</translation>
    </message>
    <message>
        <source>a direct question that forms groups, or (kiosk)</source>
        <translation>सीधा प्रश्न जो समूह बनाए, या (kiosk)</translation>
    </message>
    <message>
        <source>earth_movers (ratings) or total_variation (others)</source>
        <translation>earth_movers (रेटिंग) या total_variation (बाक़ी)</translation>
    </message>
    <message>
        <source>Positions of the answers</source>
        <translation>उत्तरों के स्थान</translation>
    </message>
    <message>
        <source>where ordered answers lie; 1,2,3 …</source>
        <translation>क्रम वाले उत्तर कहाँ हैं; 1,2,3 …</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>लागत</translation>
    </message>
    <message>
        <source>a CSV of what it costs to carry one answer to another, a row and a column for each answer</source>
        <translation>एक उत्तर से दूसरे तक जाने की लागत का CSV, हर उत्तर की एक पंक्ति और एक कॉलम</translation>
    </message>
    <message>
        <source>Resamples</source>
        <translation>पुनर्नमूने</translation>
    </message>
    <message>
        <source>bootstrap samples and permutations; 2000 by default</source>
        <translation>बूटस्ट्रैप नमूने और क्रमचय; डिफ़ॉल्ट 2000</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>बीज</translation>
    </message>
    <message>
        <source>of the draws; 1 by default</source>
        <translation>निकासियों का; डिफ़ॉल्ट 1</translation>
    </message>
    <message>
        <source>Predicted share</source>
        <translation>अनुमानित हिस्सा</translation>
    </message>
    <message>
        <source>Logistic</source>
        <translation>लॉजिस्टिक</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>रैखिक</translation>
    </message>
    <message>
        <source>Logit</source>
        <translation>लॉजिट</translation>
    </message>
    <message>
        <source>Probit</source>
        <translation>प्रोबिट</translation>
    </message>
    <message>
        <source>Complementary log-log</source>
        <translation>पूरक लॉग-लॉग</translation>
    </message>
    <message>
        <source>Maximum likelihood</source>
        <translation>अधिकतम संभाविता</translation>
    </message>
    <message>
        <source>Least squares, logistic share</source>
        <translation>न्यूनतम वर्ग, लॉजिस्टिक अनुपात</translation>
    </message>
    <message>
        <source>Least squares, linear share</source>
        <translation>न्यूनतम वर्ग, रैखिक अनुपात</translation>
    </message>
    <message>
        <source>Least squares, tied to the difference of means</source>
        <translation>न्यूनतम वर्ग, माध्यों के अंतर से बँधे</translation>
    </message>
    <message>
        <source>Maximum likelihood, tied to the difference of means</source>
        <translation>अधिकतम संभाविता, माध्यों के अंतर से बँधी</translation>
    </message>
    <message>
        <source>one more</source>
        <translation>एक और</translation>
    </message>
    <message>
        <source>Average change of the share</source>
        <translation>हिस्से में औसत बदलाव</translation>
    </message>
    <message>
        <source>Average change of the mean answer</source>
        <translation>औसत उत्तर में औसत बदलाव</translation>
    </message>
    <message>
        <source>Coefficients</source>
        <translation>गुणांक</translation>
    </message>
    <message>
        <source>Term</source>
        <translation>पद</translation>
    </message>
    <message>
        <source>a predictor, one of its answers or an interaction; in files also hosmer_lemeshow and log_likelihood</source>
        <translation>पूर्वसूचक, उसका एक उत्तर या परस्पर प्रभाव; फ़ाइलों में hosmer_lemeshow और log_likelihood भी</translation>
    </message>
    <message>
        <source>of a logistic model on the scale of log odds</source>
        <translation>लॉजिस्टिक मॉडल में, लॉग ऑड्स के पैमाने पर</translation>
    </message>
    <message>
        <source>the standard error of the coefficient</source>
        <translation>गुणांक की मानक त्रुटि</translation>
    </message>
    <message>
        <source>of the coefficient</source>
        <translation>गुणांक का</translation>
    </message>
    <message>
        <source>Wald&apos;s test that there is no relation</source>
        <translation>कोई संबंध न होने का वाल्ड परीक्षण</translation>
    </message>
    <message>
        <source>Odds ratio</source>
        <translation>ऑड्स अनुपात</translation>
    </message>
    <message>
        <source>how many times as high the odds are, all else equal</source>
        <translation>बाक़ी सब समान होने पर ऑड्स कितने गुना हैं</translation>
    </message>
    <message>
        <source>Interval of the odds ratio</source>
        <translation>ऑड्स अनुपात का अंतराल</translation>
    </message>
    <message>
        <source>of the odds ratio</source>
        <translation>ऑड्स अनुपात का</translation>
    </message>
    <message>
        <source>If all had answered</source>
        <translation>यदि सबने उत्तर दिया होता</translation>
    </message>
    <message>
        <source>the predictor whose answer is assumed</source>
        <translation>वह पूर्वसूचक जिसका उत्तर माना गया है</translation>
    </message>
    <message>
        <source>the answer that everybody is assumed to have</source>
        <translation>वह उत्तर जो सबका माना गया है</translation>
    </message>
    <message>
        <source>interviews that the model was fitted to</source>
        <translation>जिन साक्षात्कारों पर मॉडल बैठाया गया</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>वर्ग</translation>
    </message>
    <message>
        <source>Predicted as {name}</source>
        <translation>पूर्वानुमान: {name}</translation>
    </message>
    <message>
        <source>False positive rate</source>
        <translation>झूठी सकारात्मक दर</translation>
    </message>
    <message>
        <source>True positive rate</source>
        <translation>सच्ची सकारात्मक दर</translation>
    </message>
    <message>
        <source>Predicted probability</source>
        <translation>पूर्वानुमानित प्रायिकता</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>सटीकता</translation>
    </message>
    <message>
        <source>ROC curves of the classes, and calibration of the model</source>
        <translation>वर्गों के ROC वक्र, और मॉडल का अंशशोधन</translation>
    </message>
    <message>
        <source>Rows of the training</source>
        <translation>प्रशिक्षण की पंक्तियाँ</translation>
    </message>
    <message>
        <source>Privacy loss ε</source>
        <translation>निजता हानि ε</translation>
    </message>
    <message>
        <source>Models of this kind: mean and 95 % interval</source>
        <translation>इस तरह के मॉडल: औसत और 95 % अंतराल</translation>
    </message>
    <message>
        <source>Always the most frequent class</source>
        <translation>सदा सबसे अधिक आने वाला वर्ग</translation>
    </message>
    <message>
        <source>not private</source>
        <translation>निजी नहीं</translation>
    </message>
    <message>
        <source>Learning curve: accuracy with its interval</source>
        <translation>सीखने का वक्र: सटीकता, उसके अंतराल के साथ</translation>
    </message>
    <message>
        <source>Accuracy and other measures</source>
        <translation>सटीकता और अन्य संख्याएँ</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>संख्या</translation>
    </message>
    <message>
        <source>what is measured</source>
        <translation>जो मापा जाता है</translation>
    </message>
    <message>
        <source>of which class; empty for all</source>
        <translation>किस वर्ग का; खाली हो तो सभी का</translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation>पूर्वानुमान</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>मान</translation>
    </message>
    <message>
        <source>the number</source>
        <translation>संख्या</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95 % अंतराल</translation>
    </message>
    <message>
        <source>Confusion matrix</source>
        <translation>भ्रम आव्यूह</translation>
    </message>
    <message>
        <source>Evaluation of a model</source>
        <translation>मॉडल का मूल्यांकन</translation>
    </message>
    <message>
        <source>the mean prediction over all respondents</source>
        <translation>सभी उत्तरदाताओं पर औसत पूर्वानुमान</translation>
    </message>
    <message>
        <source>the standard error, with the respondents fixed</source>
        <translation>मानक त्रुटि, उत्तरदाता स्थिर मानकर</translation>
    </message>
    <message>
        <source>of the prediction</source>
        <translation>पूर्वानुमान का</translation>
    </message>
    <message>
        <source>Predicted by group</source>
        <translation>समूह के अनुसार पूर्वानुमान</translation>
    </message>
    <message>
        <source>instead: the share (or mean) if everybody gave one answer to a predictor, all else as it is</source>
        <translation>इसके बदले: अनुपात (या माध्य) यदि सब एक पूर्वसूचक का एक ही उत्तर देते, बाक़ी यथावत</translation>
    </message>
    <message>
        <source>Predictor</source>
        <translation>पूर्वसूचक</translation>
    </message>
    <message>
        <source>the predictor whose effect it is</source>
        <translation>जिस पूर्वसूचक का यह प्रभाव है</translation>
    </message>
    <message>
        <source>the answer; empty for one more of a number or rating</source>
        <translation>उत्तर; संख्या या रेटिंग में एक और के लिए ख़ाली</translation>
    </message>
    <message>
        <source>Compared with</source>
        <translation>किसकी तुलना में</translation>
    </message>
    <message>
        <source>the reference answer</source>
        <translation>संदर्भ उत्तर</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>प्रभाव</translation>
    </message>
    <message>
        <source>how much the share (or mean) changes, on average over all respondents</source>
        <translation>सभी उत्तरदाताओं पर औसतन अनुपात (या माध्य) कितना बदलता है</translation>
    </message>
    <message>
        <source>of the effect</source>
        <translation>प्रभाव का</translation>
    </message>
    <message>
        <source>of the test that there is no effect</source>
        <translation>इस जाँच का कि प्रभाव नहीं है</translation>
    </message>
    <message>
        <source>Average marginal effects</source>
        <translation>औसत सीमांत प्रभाव</translation>
    </message>
    <message>
        <source>instead: average marginal effects on the share (or mean) itself</source>
        <translation>इसके बदले: स्वयं अनुपात (या माध्य) पर औसत सीमांत प्रभाव</translation>
    </message>
    <message>
        <source>Regression</source>
        <translation>समाश्रयण (regression)</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>परिणाम</translation>
    </message>
    <message>
        <source>the question to explain; it may be randomized</source>
        <translation>समझाया जाने वाला प्रश्न; यादृच्छिक हो सकता है</translation>
    </message>
    <message>
        <source>Predictors</source>
        <translation>पूर्वसूचक</translation>
    </message>
    <message>
        <source>questions that explain it, with commas; A:B is an interaction, A*B stands for A,B,A:B, and A^2 is the square of a number</source>
        <translation>इसे समझाने वाले प्रश्न, अल्पविराम से अलग; A:B परस्पर प्रभाव है, A*B का अर्थ A,B,A:B, और A^2 संख्या का वर्ग</translation>
    </message>
    <message>
        <source>Coefficient</source>
        <translation>गुणांक</translation>
    </message>
    <message>
        <source>Model {place}</source>
        <translation>मॉडल {place}</translation>
    </message>
    <message>
        <source>a predictor, one of its answers or an interaction</source>
        <translation>पूर्वसूचक, उसका एक उत्तर या परस्पर प्रभाव</translation>
    </message>
    <message>
        <source>Coefficients by model</source>
        <translation>मॉडल के अनुसार गुणांक</translation>
    </message>
    <message>
        <source>Fit of the models</source>
        <translation>मॉडलों का मेल</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>मॉडल</translation>
    </message>
    <message>
        <source>its place, from 1</source>
        <translation>इसका स्थान, 1 से</translation>
    </message>
    <message>
        <source>as they were asked for</source>
        <translation>जैसा माँगा गया</translation>
    </message>
    <message>
        <source>Log likelihood</source>
        <translation>लॉग संभाविता</translation>
    </message>
    <message>
        <source>at the estimates; none by moments</source>
        <translation>आकलनों पर; आघूर्ण विधि में नहीं</translation>
    </message>
    <message>
        <source>AIC</source>
        <translation>AIC</translation>
    </message>
    <message>
        <source>the smaller, the better; none with weights</source>
        <translation>जितना छोटा, उतना बेहतर; भार के साथ नहीं</translation>
    </message>
    <message>
        <source>BIC</source>
        <translation>BIC</translation>
    </message>
    <message>
        <source>the smaller, the better; stricter with more terms</source>
        <translation>जितना छोटा, उतना बेहतर; अधिक पदों पर और सख़्त</translation>
    </message>
    <message>
        <source>Tested against</source>
        <translation>किसके मुक़ाबले जाँचा</translation>
    </message>
    <message>
        <source>the last model before it whose terms it has too</source>
        <translation>इससे पहले का आख़िरी मॉडल जिसके पद इसमें भी हैं</translation>
    </message>
    <message>
        <source>G²</source>
        <translation>G²</translation>
    </message>
    <message>
        <source>twice the difference of the log likelihoods</source>
        <translation>लॉग संभाविताओं के अंतर का दुगुना</translation>
    </message>
    <message>
        <source>of the likelihood ratio test</source>
        <translation>संभाविता अनुपात जाँच का</translation>
    </message>
    <message>
        <source>how each model fits instead</source>
        <translation>इसके बदले हर मॉडल का मेल</translation>
    </message>
    <message>
        <source>Models side by side</source>
        <translation>साथ-साथ मॉडल</translation>
    </message>
    <message>
        <source>Predictors of each model</source>
        <translation>हर मॉडल के पूर्वसूचक</translation>
    </message>
    <message>
        <source>the predictors of each model with commas, and a semicolon between two models, as in A;A,B;A*B</source>
        <translation>हर मॉडल के पूर्वसूचक अल्पविराम से, और दो मॉडलों के बीच अर्धविराम, जैसे A;A,B;A*B</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>लिंक</translation>
    </message>
    <message>
        <source>logit (default), probit or cloglog</source>
        <translation>logit (डिफ़ॉल्ट), probit या cloglog</translation>
    </message>
    <message>
        <source>compare the answers to a predictor with this one; otherwise with no, or the first. May be repeated</source>
        <translation>पूर्वसूचक के उत्तरों की तुलना इससे; नहीं तो “नहीं” या पहले उत्तर से। दोहराया जा सकता है</translation>
    </message>
    <message>
        <source>Estimator of a list experiment</source>
        <translation>सूची प्रयोग का आकलक</translation>
    </message>
    <message>
        <source>of a list experiment: ml (default), least squares with a logistic (nls) or linear share, or nls and ml with the mean share tied to the difference of means (robust-nls, robust-ml)</source>
        <translation>सूची प्रयोग का: ml (डिफ़ॉल्ट), लॉजिस्टिक (nls) या रैखिक अनुपात वाले न्यूनतम वर्ग, या औसत अनुपात को माध्यों के अंतर से बाँधकर nls और ml (robust-nls, robust-ml)</translation>
    </message>
    <message>
        <source>Reference answers</source>
        <translation>संदर्भ उत्तर</translation>
    </message>
    <message>
        <source>Test the fit</source>
        <translation>मेल की जाँच</translation>
    </message>
    <message>
        <source>add the Hosmer–Lemeshow test of whether the model fits</source>
        <translation>मॉडल के मेल की होस्मर–लेमेशो जाँच जोड़ें</translation>
    </message>
    <message>
        <source>Groups of the fit test</source>
        <translation>मेल की जाँच के समूह</translation>
    </message>
    <message>
        <source>the groups of that test; 10 by default</source>
        <translation>उस जाँच के समूह; डिफ़ॉल्ट 10</translation>
    </message>
    <message>
        <source>Groups with random intercepts</source>
        <translation>यादृच्छिक अंतःखंड वाले समूह</translation>
    </message>
    <message>
        <source>a table&apos;s column, or a direct question: the groups, each with an intercept of its own</source>
        <translation>तालिका का कॉलम या सीधा प्रश्न: समूह, हर एक का अपना अंतःखंड</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>हाँ</translation>
    </message>
    <message>
        <source>no</source>
        <translation>नहीं</translation>
    </message>
    <message>
        <source>Naive reading of the reports</source>
        <translation>रिपोर्टों को सीधे पढ़ना</translation>
    </message>
    <message>
        <source>Chart of the estimates with intervals; the table has the same numbers</source>
        <translation>अंतरालों के साथ आकलनों का चार्ट; तालिका में यही संख्याएँ हैं</translation>
    </message>
    <message>
        <source>Deville</source>
        <translation>देविल</translation>
    </message>
    <message>
        <source>Horvitz–Thompson</source>
        <translation>हॉर्विट्ज़–थॉम्पसन</translation>
    </message>
    <message>
        <source>Jackknife</source>
        <translation>जैकनाइफ़</translation>
    </message>
    <message>
        <source>Jackknife, with replacement</source>
        <translation>जैकनाइफ़, वापसी सहित</translation>
    </message>
    <message>
        <source>Escobar–Berger</source>
        <translation>एस्कोबार–बर्गर</translation>
    </message>
    <message>
        <source>Campbell–Berger–Skinner</source>
        <translation>कैंपबेल–बर्गर–स्किनर</translation>
    </message>
    <message>
        <source>They touch any button</source>
        <translation>वे कोई भी बटन छूते हैं</translation>
    </message>
    <message>
        <source>They protect themselves</source>
        <translation>वे अपनी रक्षा करते हैं</translation>
    </message>
    <message>
        <source>Estimates</source>
        <translation>आकलन</translation>
    </message>
    <message>
        <source>the question that is estimated</source>
        <translation>जिस प्रश्न का आकलन है</translation>
    </message>
    <message>
        <source>the answer that forms the group, if there are groups</source>
        <translation>समूह बनाने वाला उत्तर, यदि समूह हों</translation>
    </message>
    <message>
        <source>Design</source>
        <translation>डिज़ाइन</translation>
    </message>
    <message>
        <source>the design that the question was asked with</source>
        <translation>जिस डिज़ाइन से प्रश्न पूछा गया</translation>
    </message>
    <message>
        <source>number of reports</source>
        <translation>रिपोर्टों की संख्या</translation>
    </message>
    <message>
        <source>standard error, from sampling and coins together</source>
        <translation>मानक त्रुटि, नमूने और सिक्कों से मिलकर</translation>
    </message>
    <message>
        <source>of which sampling</source>
        <translation>जिसमें नमूना</translation>
    </message>
    <message>
        <source>the standard error that sampling causes</source>
        <translation>नमूने से आने वाली मानक त्रुटि</translation>
    </message>
    <message>
        <source>the standard error that the coins cause, the answers held fixed</source>
        <translation>उत्तर स्थिर रखकर सिक्कों से आने वाली मानक त्रुटि</translation>
    </message>
    <message>
        <source>the interval, cut at what is possible</source>
        <translation>अंतराल, संभव तक सीमित</translation>
    </message>
    <message>
        <source>Interval method</source>
        <translation>अंतराल की विधि</translation>
    </message>
    <message>
        <source>how the interval was found</source>
        <translation>अंतराल कैसे निकला</translation>
    </message>
    <message>
        <source>maximum likelihood: the best share among the possible ones</source>
        <translation>अधिकतम संभाविता: संभव में सबसे अच्छा अनुपात</translation>
    </message>
    <message>
        <source>ε</source>
        <translation>ε</translation>
    </message>
    <message>
        <source>privacy loss of one report: smaller protects better; empty is infinite</source>
        <translation>एक रिपोर्ट से निजता की हानि: छोटी बेहतर बचाती है; ख़ाली यानी अनंत</translation>
    </message>
    <message>
        <source>Naive reading</source>
        <translation>सीधे पढ़ना</translation>
    </message>
    <message>
        <source>Error from</source>
        <translation>त्रुटि किससे</translation>
    </message>
    <message>
        <source>Level of each</source>
        <translation>हर एक का स्तर</translation>
    </message>
    <message>
        <source>with simultaneous intervals: the confidence of each alone</source>
        <translation>एक साथ वाले अंतरालों में: हर एक का अकेला विश्वास</translation>
    </message>
    <message>
        <source>the answer; round brackets mark what is not an answer, such as (cheaters)</source>
        <translation>उत्तर; कोष्ठक में जो उत्तर नहीं है, जैसे (cheaters)</translation>
    </message>
    <message>
        <source>unbiased, with the effect of the coins removed: a share can lie outside 0 to 100 %; a mean is in the units of the answers</source>
        <translation>निष्पक्ष, सिक्कों का असर हटाकर: अनुपात 0 से 100 % के बाहर हो सकता है; माध्य उत्तरों की इकाई में है</translation>
    </message>
    <message>
        <source>the reports read as if there were no coins: biased</source>
        <translation>रिपोर्टें मानो सिक्के न हों: पक्षपाती</translation>
    </message>
    <message>
        <source>“coins” if the reports varied less than the coins alone make them, otherwise “reports”</source>
        <translation>“coins” यदि रिपोर्टें अकेले सिक्कों से भी कम बदलीं, नहीं तो “reports”</translation>
    </message>
    <message>
        <source>Joint level by</source>
        <translation>संयुक्त स्तर की विधि</translation>
    </message>
    <message>
        <source>with simultaneous intervals: how that confidence was found</source>
        <translation>एक साथ वाले अंतरालों में: वह विश्वास कैसे निकला</translation>
    </message>
    <message>
        <source>Means</source>
        <translation>माध्य</translation>
    </message>
    <message>
        <source>Tests of the designs</source>
        <translation>डिज़ाइनों के परीक्षण</translation>
    </message>
    <message>
        <source>the question whose design is tested</source>
        <translation>जिस प्रश्न की डिज़ाइन जाँची जाती है</translation>
    </message>
    <message>
        <source>the group, if there are groups</source>
        <translation>समूह, यदि समूह हों</translation>
    </message>
    <message>
        <source>Hypothesis</source>
        <translation>परिकल्पना</translation>
    </message>
    <message>
        <source>what is tested</source>
        <translation>क्या जाँचा जाता है</translation>
    </message>
    <message>
        <source>Symbol</source>
        <translation>चिह्न</translation>
    </message>
    <message>
        <source>which statistic it is</source>
        <translation>यह कौन-सा आँकड़ा है</translation>
    </message>
    <message>
        <source>Statistic</source>
        <translation>प्रतिदर्शज</translation>
    </message>
    <message>
        <source>how far the reports are from the hypothesis</source>
        <translation>रिपोर्टें परिकल्पना से कितनी दूर हैं</translation>
    </message>
    <message>
        <source>df</source>
        <translation>स्वा॰ कोटि</translation>
    </message>
    <message>
        <source>degrees of freedom</source>
        <translation>स्वतंत्रता की कोटियाँ</translation>
    </message>
    <message>
        <source>p</source>
        <translation>p</translation>
    </message>
    <message>
        <source>the probability of such a statistic if the hypothesis is true</source>
        <translation>परिकल्पना सच हो तो ऐसे आँकड़े की प्रायिकता</translation>
    </message>
    <message>
        <source>the tests of the designs instead of the estimates</source>
        <translation>आकलनों के बदले डिज़ाइनों की जाँचें</translation>
    </message>
    <message>
        <source>If some did not follow the instruction</source>
        <translation>यदि कुछ ने निर्देश नहीं माना</translation>
    </message>
    <message>
        <source>the answer</source>
        <translation>उत्तर</translation>
    </message>
    <message>
        <source>What these do</source>
        <translation>ये क्या करते हैं</translation>
    </message>
    <message>
        <source>random: touch any button; safe: protect themselves</source>
        <translation>random: कोई भी बटन छूते हैं; safe: अपनी रक्षा करते हैं</translation>
    </message>
    <message>
        <source>Share who do so</source>
        <translation>ऐसा करने वालों का अनुपात</translation>
    </message>
    <message>
        <source>the share of respondents who had not followed the instruction</source>
        <translation>निर्देश न मानने वाले उत्तरदाताओं का अनुपात</translation>
    </message>
    <message>
        <source>what the estimate would be</source>
        <translation>आकलन क्या होता</translation>
    </message>
    <message>
        <source>its standard error</source>
        <translation>उसकी मानक त्रुटि</translation>
    </message>
    <message>
        <source>its interval, cut at what is possible</source>
        <translation>उसका अंतराल, संभव तक सीमित</translation>
    </message>
    <message>
        <source>the estimates if a share of the respondents had not followed the instruction</source>
        <translation>आकलन यदि कुछ उत्तरदाताओं ने निर्देश न माना होता</translation>
    </message>
    <message>
        <source>What one report reveals</source>
        <translation>एक रिपोर्ट क्या बताती है</translation>
    </message>
    <message>
        <source>Simultaneous intervals</source>
        <translation>एक साथ वाले अंतराल</translation>
    </message>
    <message>
        <source>intervals of all answers of a question that reach the level together</source>
        <translation>एक प्रश्न के सभी उत्तरों के अंतराल जो मिलकर स्तर पाएँ</translation>
    </message>
    <message>
        <source>people in the population of a simple random sample</source>
        <translation>सरल यादृच्छिक नमूने की जनसंख्या के लोग</translation>
    </message>
    <message>
        <source>numbers of people, and totals, of the population or by weights, instead of shares and means</source>
        <translation>अनुपातों और माध्यों के बदले लोगों की संख्या और कुल योग, जनसंख्या या भार से</translation>
    </message>
    <message>
        <source>what these respondents do: random (any button) or safe (they protect themselves); both if empty</source>
        <translation>ये उत्तरदाता क्या करते हैं: random (कोई भी बटन) या safe (अपनी रक्षा); ख़ाली हो तो दोनों</translation>
    </message>
    <message>
        <source>the answer that nobody hesitates to give; no if empty</source>
        <translation>वह उत्तर जिसे देने में कोई नहीं हिचकता; ख़ाली हो तो नहीं</translation>
    </message>
    <message>
        <source>a CSV of the joint inclusion probabilities, numbers only</source>
        <translation>संयुक्त समावेश प्रायिकताओं का CSV, केवल संख्याएँ</translation>
    </message>
    <message>
        <source>with inclusion probabilities: deville (default), horvitz-thompson (default with joint ones), jackknife (default with strata or clusters), jackknife-with-replacement, escobar-berger, campbell-berger-skinner</source>
        <translation>समावेश प्रायिकताओं के साथ: deville (डिफ़ॉल्ट), horvitz-thompson (संयुक्त हों तो), jackknife (स्तर-समूह या क्लस्टर हों तो), jackknife-with-replacement, escobar-berger, campbell-berger-skinner</translation>
    </message>
    <message>
        <source>the question that was asked</source>
        <translation>पूछा गया प्रश्न</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>रिपोर्ट</translation>
    </message>
    <message>
        <source>what was recorded</source>
        <translation>जो दर्ज हुआ</translation>
    </message>
    <message>
        <source>the true answer</source>
        <translation>सच्चा उत्तर</translation>
    </message>
    <message>
        <source>Share of all</source>
        <translation>कुल का अनुपात</translation>
    </message>
    <message>
        <source>the share of all people with this answer</source>
        <translation>सभी लोगों में यह उत्तर देने वालों का अनुपात</translation>
    </message>
    <message>
        <source>Given the report</source>
        <translation>रिपोर्ट जानने पर</translation>
    </message>
    <message>
        <source>the share with this answer among those with this report</source>
        <translation>इस रिपोर्ट वालों में इस उत्तर का अनुपात</translation>
    </message>
    <message>
        <source>the same at both ends of the share&apos;s interval</source>
        <translation>अनुपात के अंतराल के दोनों सिरों पर वही</translation>
    </message>
    <message>
        <source>how likely each answer is, given each report, instead of the estimates</source>
        <translation>आकलनों के बदले, हर रिपोर्ट पर हर उत्तर की संभावना</translation>
    </message>
    <message>
        <source>only this question</source>
        <translation>केवल यह प्रश्न</translation>
    </message>
    <message>
        <source>a direct question that forms groups</source>
        <translation>सीधा प्रश्न जो समूह बनाए</translation>
    </message>
    <message>
        <source>of shares guarded (default), mid_p, wilson, exact, likelihood, wald, chebyshev, bayes, bootstrap; of means student (default), wald, chebyshev, hoeffding, bootstrap</source>
        <translation>अनुपातों का guarded (डिफ़ॉल्ट), mid_p, wilson, exact, likelihood, wald, chebyshev, bayes, bootstrap; माध्यों का student (डिफ़ॉल्ट), wald, chebyshev, hoeffding, bootstrap</translation>
    </message>
    <message>
        <source>People in the population</source>
        <translation>जनसंख्या में लोग</translation>
    </message>
    <message>
        <source>Numbers of people</source>
        <translation>लोगों की संख्या</translation>
    </message>
    <message>
        <source>Share who do not follow the instruction</source>
        <translation>निर्देश न मानने वालों का अनुपात</translation>
    </message>
    <message>
        <source>the estimates if a share of the respondents had not followed the instruction: shares such as 0:0.3, or with a step 0:0.3:0.1</source>
        <translation>आकलन यदि कुछ ने निर्देश न माना होता: अनुपात जैसे 0:0.3, या चरण सहित 0:0.3:0.1</translation>
    </message>
    <message>
        <source>Safe answer</source>
        <translation>सुरक्षित उत्तर</translation>
    </message>
    <message>
        <source>Inclusion probabilities</source>
        <translation>समावेश प्रायिकताएँ</translation>
    </message>
    <message>
        <source>a table&apos;s column: each respondent&apos;s inclusion probability, for samples without replacement</source>
        <translation>तालिका का कॉलम: हर उत्तरदाता की समावेश प्रायिकता, बिना वापसी वाले नमूनों के लिए</translation>
    </message>
    <message>
        <source>Joint inclusion probabilities</source>
        <translation>संयुक्त समावेश प्रायिकताएँ</translation>
    </message>
    <message>
        <source>Variance</source>
        <translation>प्रसरण</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>त्रुटि</translation>
    </message>
    <message>
        <source>Interviews</source>
        <translation>साक्षात्कार</translation>
    </message>
    <message>
        <source>Interviews in each group</source>
        <translation>हर समूह में साक्षात्कार</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>शक्ति (power)</translation>
    </message>
    <message>
        <source>Chart of interviews needed against the error, by method</source>
        <translation>विधि के अनुसार, त्रुटि के सामने आवश्यक साक्षात्कारों का चार्ट</translation>
    </message>
    <message>
        <source>Chart of the probability of detecting the difference, by number of interviews</source>
        <translation>साक्षात्कारों के सामने, अंतर पकड़ने की संभावना का चार्ट</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>विधि</translation>
    </message>
    <message>
        <source>interviews; people to approach where some do not answer</source>
        <translation>साक्षात्कार; जहाँ कुछ लोग उत्तर न दें, वहाँ संपर्क किए जाने वाले लोग</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>विश्वास-स्तर</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>प्राचल</translation>
    </message>
    <message>
        <source>of the design, as a survey file has them</source>
        <translation>डिज़ाइन के, जैसे सर्वेक्षण फ़ाइल में होते हैं</translation>
    </message>
    <message>
        <source>privacy loss, in natural-log units, rounded up</source>
        <translation>गोपनीयता की हानि, प्राकृतिक लघुगणक में, ऊपर की ओर पूर्णांकित</translation>
    </message>
    <message>
        <source>Expected share</source>
        <translation>अपेक्षित अनुपात</translation>
    </message>
    <message>
        <source>the chance to detect the difference</source>
        <translation>अंतर पकड़ने की संभावना</translation>
    </message>
    <message>
        <source>Designs</source>
        <translation>डिज़ाइन</translation>
    </message>
    <message>
        <source>Sample size and power</source>
        <translation>नमूने का आकार और शक्ति</translation>
    </message>
    <message>
        <source>Prior probability</source>
        <translation>पूर्व प्रायिकता</translation>
    </message>
    <message>
        <source>After the report</source>
        <translation>रिपोर्ट के बाद</translation>
    </message>
    <message>
        <source>Nothing learned</source>
        <translation>कुछ पता नहीं चला</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>सब मिलाकर</translation>
    </message>
    <message>
        <source>{question}: {answer}</source>
        <translation>{question}: {answer}</translation>
    </message>
    <message>
        <source>How likely an answer can seem after a report, compared with before; the table has the numbers</source>
        <translation>रिपोर्ट के बाद कोई उत्तर कितना संभावित लग सकता है, पहले की तुलना में; संख्याएँ तालिका में हैं</translation>
    </message>
    <message>
        <source>After, at least</source>
        <translation>बाद में, कम से कम</translation>
    </message>
    <message>
        <source>After, at most</source>
        <translation>बाद में, अधिकतम</translation>
    </message>
    <message>
        <source>how likely somebody thought the answer</source>
        <translation>किसी ने उत्तर को कितना संभव माना</translation>
    </message>
    <message>
        <source>the least probability after the report</source>
        <translation>रिपोर्ट के बाद सबसे छोटी प्रायिकता</translation>
    </message>
    <message>
        <source>the largest probability after the report</source>
        <translation>रिपोर्ट के बाद सबसे बड़ी प्रायिकता</translation>
    </message>
    <message>
        <source>the question that the report is to</source>
        <translation>जिस प्रश्न की यह रिपोर्ट है</translation>
    </message>
    <message>
        <source>how its answers are randomized</source>
        <translation>इसके उत्तर कैसे यादृच्छिक किए जाते हैं</translation>
    </message>
    <message>
        <source>which; empty where it is the same for every answer</source>
        <translation>कौन-सा; खाली जहाँ हर उत्तर के लिए समान हो</translation>
    </message>
    <message>
        <source>Totals</source>
        <translation>योग</translation>
    </message>
    <message>
        <source>What</source>
        <translation>क्या</translation>
    </message>
    <message>
        <source>the survey, or all waves of all surveys</source>
        <translation>सर्वेक्षण, या सभी सर्वेक्षणों के सभी दौर</translation>
    </message>
    <message>
        <source>Randomized questions</source>
        <translation>यादृच्छिक प्रश्न</translation>
    </message>
    <message>
        <source>of all waves together</source>
        <translation>सभी दौरों को मिलाकर</translation>
    </message>
    <message>
        <source>Waves</source>
        <translation>दौर</translation>
    </message>
    <message>
        <source>how often the same people are asked</source>
        <translation>उन्हीं लोगों से कितनी बार पूछा जाता है</translation>
    </message>
    <message>
        <source>Exports</source>
        <translation>निर्यात</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>निर्यात</translation>
    </message>
    <message>
        <source>what is given away</source>
        <translation>जो दिया जाता है</translation>
    </message>
    <message>
        <source>What its reader can conclude</source>
        <translation>जिसके पास यह है वह क्या जान सकता है</translation>
    </message>
    <message>
        <source>what is known to everybody who has it</source>
        <translation>जिसके पास यह है उसे जो पता होता है</translation>
    </message>
    <message>
        <source>Small groups</source>
        <translation>छोटे समूह</translation>
    </message>
    <message>
        <source>Direct questions</source>
        <translation>सीधे प्रश्न</translation>
    </message>
    <message>
        <source>whose answers are crossed</source>
        <translation>जिनके उत्तर आपस में मिलाए जाते हैं</translation>
    </message>
    <message>
        <source>combinations of answers that occur</source>
        <translation>उत्तरों के जो मेल मिलते हैं</translation>
    </message>
    <message>
        <source>Smallest</source>
        <translation>सबसे छोटा</translation>
    </message>
    <message>
        <source>people in the smallest group</source>
        <translation>सबसे छोटे समूह के लोग</translation>
    </message>
    <message>
        <source>groups of fewer people than were asked for</source>
        <translation>माँगी गई संख्या से छोटे समूह</translation>
    </message>
    <message>
        <source>People in them</source>
        <translation>उनमें लोग</translation>
    </message>
    <message>
        <source>people in small groups</source>
        <translation>छोटे समूहों के लोग</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>अकेले</translation>
    </message>
    <message>
        <source>people whose answers nobody else gave</source>
        <translation>लोग जिनके उत्तर किसी और ने नहीं दिए</translation>
    </message>
    <message>
        <source>Make coarser</source>
        <translation>मोटा करें</translation>
    </message>
    <message>
        <source>the question whose leaving out frees most people from small groups</source>
        <translation>वह प्रश्न जिसे छोड़ने से सबसे अधिक लोग छोटे समूहों से निकलते हैं</translation>
    </message>
    <message>
        <source>Before and after</source>
        <translation>पहले और बाद में</translation>
    </message>
    <message>
        <source>the question, or all together</source>
        <translation>प्रश्न, या सब मिलाकर</translation>
    </message>
    <message>
        <source>Privacy account</source>
        <translation>गोपनीयता का लेखा</translation>
    </message>
    <message>
        <source>independence of the answers, with the coins taken into account</source>
        <translation>उत्तरों की स्वतंत्रता, सिक्कों को ध्यान में रखते हुए</translation>
    </message>
    <message>
        <source>a number, a rating, a day, a text, or an item of a ranking</source>
        <translation>एक संख्या, रेटिंग, दिन, पाठ या क्रम की कोई वस्तु</translation>
    </message>
    <message>
        <source>numbers, ratings, days, rankings and texts, with commas</source>
        <translation>संख्याएँ, रेटिंग, दिन, क्रम और पाठ, अल्पविराम के साथ</translation>
    </message>
    <message>
        <source>No groups</source>
        <translation>कोई समूह नहीं</translation>
    </message>
    <message>
        <source>Earliest</source>
        <translation>सबसे पहला</translation>
    </message>
    <message>
        <source>the earliest day that was given</source>
        <translation>बताया गया सबसे पहला दिन</translation>
    </message>
    <message>
        <source>Latest</source>
        <translation>सबसे आख़िरी</translation>
    </message>
    <message>
        <source>the latest day that was given</source>
        <translation>बताया गया सबसे आख़िरी दिन</translation>
    </message>
    <message>
        <source>Different</source>
        <translation>अलग-अलग</translation>
    </message>
    <message>
        <source>how many different texts were given</source>
        <translation>कितने अलग-अलग पाठ दिए गए</translation>
    </message>
    <message>
        <source>Commonest</source>
        <translation>सबसे आम</translation>
    </message>
    <message>
        <source>All questions</source>
        <translation>सभी सवाल</translation>
    </message>
    <message>
        <source>rows by class and prediction:</source>
        <translation>वर्ग और पूर्वानुमान के अनुसार पंक्तियाँ:</translation>
    </message>
    <message>
        <source>Learning curve</source>
        <translation>सीखने का वक्र</translation>
    </message>
    <message>
        <source>the learning curve instead of the measures</source>
        <translation>मापों के बजाय सीखने का वक्र</translation>
    </message>
    <message>
        <source>Folds</source>
        <translation>तहें</translation>
    </message>
    <message>
        <source>a cross-validation: of a public table in addition, with and without privacy; of a real table instead, for K − 1 times the ε of the model and the ε of the counts</source>
        <translation>क्रॉस-वैलिडेशन: सार्वजनिक तालिका का अतिरिक्त रूप से, गोपनीयता सहित और रहित; वास्तविक तालिका का इसके बदले, मॉडल के ε के K − 1 गुना और गिनती के ε पर</translation>
    </message>
    <message>
        <source>Area under the ROC curve</source>
        <translation>ROC वक्र के नीचे का क्षेत्रफल</translation>
    </message>
    <message>
        <source>for a real table: also the area under the ROC curve, for half of ε</source>
        <translation>वास्तविक तालिका के लिए: ROC वक्र के नीचे का क्षेत्रफल भी, आधे ε पर</translation>
    </message>
    <message>
        <source>for a public table: the accuracy of models trained on more and more of the rows, or at several epsilon: rows or epsilon</source>
        <translation>सार्वजनिक तालिका के लिए: अधिक से अधिक पंक्तियों पर, या कई epsilon पर प्रशिक्षित मॉडलों की सटीकता: rows या epsilon</translation>
    </message>
    <message>
        <source>of folds, public random shapes and drawn rows only; never of the noise that protects people</source>
        <translation>केवल तहों, सार्वजनिक यादृच्छिक आकारों और चुनी पंक्तियों का; लोगों की रक्षा करने वाले शोर का कभी नहीं</translation>
    </message>
    <message>
        <source>by chance</source>
        <translation>यादृच्छिक</translation>
    </message>
    <message>
        <source>of rows: the class that the model gave them</source>
        <translation>पंक्तियों का: मॉडल ने उन्हें जो वर्ग दिया</translation>
    </message>
    <message>
        <source>its interval, which covers sampling and noise; empty where none is known</source>
        <translation>इसका अंतराल, जिसमें प्रतिचयन और शोर शामिल हैं; जहाँ ज्ञात नहीं वहाँ खाली</translation>
    </message>
    <message>
        <source>how many each model was trained on</source>
        <translation>हर मॉडल कितनी पंक्तियों पर प्रशिक्षित हुआ</translation>
    </message>
    <message>
        <source>of each model; empty where it is not private</source>
        <translation>हर मॉडल का; जहाँ निजी नहीं वहाँ खाली</translation>
    </message>
    <message>
        <source>mean over the splits</source>
        <translation>विभाजनों का औसत</translation>
    </message>
    <message>
        <source>of the accuracy</source>
        <translation>सटीकता का</translation>
    </message>
    <message>
        <source>accuracy of saying the most frequent class of the training rows</source>
        <translation>प्रशिक्षण पंक्तियों का सबसे आम वर्ग बताने की सटीकता</translation>
    </message>
    <message>
        <source>fit of the models</source>
        <translation>मॉडलों की उपयुक्तता</translation>
    </message>
    <message>
        <source>logistic or linear; by default linear for a number, otherwise logistic</source>
        <translation>logistic या linear; डिफ़ॉल्ट रूप से संख्या के लिए linear, अन्यथा logistic</translation>
    </message>
    <message>
        <source>the design that is planned</source>
        <translation>जिस डिज़ाइन की योजना है</translation>
    </message>
    <message>
        <source>how the number was computed</source>
        <translation>संख्या कैसे निकाली गई</translation>
    </message>
    <message>
        <source>the half width of the interval, as a share or in units</source>
        <translation>अंतराल की आधी चौड़ाई, अनुपात या इकाइयों में</translation>
    </message>
    <message>
        <source>how often the error stays within</source>
        <translation>त्रुटि कितनी बार इसके भीतर रहती है</translation>
    </message>
    <message>
        <source>the answer that is planned for</source>
        <translation>जिस उत्तर की योजना है</translation>
    </message>
    <message>
        <source>Sample size</source>
        <translation>नमूने का आकार</translation>
    </message>
    <message>
        <source>Interviews by error</source>
        <translation>त्रुटि के अनुसार साक्षात्कार</translation>
    </message>
    <message>
        <source>Best design</source>
        <translation>सबसे अच्छी डिज़ाइन</translation>
    </message>
    <message>
        <source>Sealed or tallies</source>
        <translation>सीलबंद या गणनाएँ</translation>
    </message>
    <message>
        <source>the largest error to allow, as a share: 0.05 is 5 points</source>
        <translation>अनुमत सबसे बड़ी त्रुटि, हिस्से के रूप में: 0.05 यानी 5 अंक</translation>
    </message>
    <message>
        <source>Number of interviews</source>
        <translation>साक्षात्कारों की संख्या</translation>
    </message>
    <message>
        <source>how often the error shall stay within; 0.95 by default</source>
        <translation>त्रुटि कितनी बार सीमा में रहे; सामान्यतः 0.95</translation>
    </message>
    <message>
        <source>the answer to plan for: yes, no, the number of an answer, or all (the least precise decides, the other answers dividing at their worst); default: yes, of more answers all</source>
        <translation>योजना का उत्तर: yes, no, उत्तर की संख्या, या all (सबसे कम सटीक तय करता है, बाक़ी सबसे बुरे बँटवारे में); डिफ़ॉल्ट: yes, अधिक उत्तरों में all</translation>
    </message>
    <message>
        <source>People of other kinds</source>
        <translation>दूसरे प्रकार के लोग</translation>
    </message>
    <message>
        <source>people of other kinds, such as cheaters=0.1; may be repeated</source>
        <translation>दूसरे प्रकार के लोग, जैसे cheaters=0.1; दोहराया जा सकता है</translation>
    </message>
    <message>
        <source>Errors of a curve</source>
        <translation>वक्र की त्रुटियाँ</translation>
    </message>
    <message>
        <source>the interviews that each error needs</source>
        <translation>हर त्रुटि के लिए ज़रूरी साक्षात्कार</translation>
    </message>
    <message>
        <source>chebyshev, hoeffding, normal or exact</source>
        <translation>chebyshev, hoeffding, normal या exact</translation>
    </message>
    <message>
        <source>Design effect</source>
        <translation>डिज़ाइन प्रभाव</translation>
    </message>
    <message>
        <source>by how much clusters and weights enlarge the variance; 1 by default</source>
        <translation>समूह और भार प्रसरण को कितना बढ़ाते हैं; सामान्यतः 1</translation>
    </message>
    <message>
        <source>Non-response rate</source>
        <translation>अनुत्तर दर</translation>
    </message>
    <message>
        <source>the share of people who will not answer; 0 by default</source>
        <translation>जो लोग उत्तर नहीं देंगे उनका हिस्सा; सामान्यतः 0</translation>
    </message>
    <message>
        <source>Population</source>
        <translation>जनसंख्या</translation>
    </message>
    <message>
        <source>the people that the sample is drawn from, where they are few</source>
        <translation>जिन लोगों से नमूना लिया जाता है, यदि वे थोड़े हों</translation>
    </message>
    <message>
        <source>Largest ε</source>
        <translation>सबसे बड़ा ε</translation>
    </message>
    <message>
        <source>rank the designs whose privacy loss stays under ε</source>
        <translation>वे डिज़ाइन क्रम में लगाएँ जिनकी गोपनीयता हानि ε से कम रहे</translation>
    </message>
    <message>
        <source>Choose the design</source>
        <translation>डिज़ाइन चुनें</translation>
    </message>
    <message>
        <source>Number of choices</source>
        <translation>विकल्पों की संख्या</translation>
    </message>
    <message>
        <source>the prevalence (or mean) expected</source>
        <translation>अपेक्षित व्यापकता (या माध्य)</translation>
    </message>
    <message>
        <source>Share without a difference</source>
        <translation>बिना अंतर का हिस्सा</translation>
    </message>
    <message>
        <source>without difference; 0, or between the two groups</source>
        <translation>बिना अंतर; 0, या दोनों समूहों के बीच</translation>
    </message>
    <message>
        <source>Share in the other group</source>
        <translation>दूसरे समूह में हिस्सा</translation>
    </message>
    <message>
        <source>expected in the other group</source>
        <translation>दूसरे समूह में अपेक्षित</translation>
    </message>
    <message>
        <source>how likely somebody thinks an answer before; default: 0.1</source>
        <translation>कोई पहले से उत्तर को कितना संभावित मानता है; सामान्यतः: 0.1</translation>
    </message>
    <message>
        <source>with which probability more than ε may show in a shuffled collection; default: 0.000001</source>
        <translation>किस संभावना से मिलाए हुए संग्रह में ε से अधिक दिख सकता है; सामान्यतः: 0.000001</translation>
    </message>
    <message>
        <source>Balanced classes</source>
        <translation>संतुलित वर्ग</translation>
    </message>
    <message>
        <source>weigh rare classes as much as frequent ones, for balanced accuracy: probabilities are then those of a population with equally many of each class; costs no ε</source>
        <translation>संतुलित सटीकता के लिए दुर्लभ वर्गों को बार-बार आने वालों जितना भार दें: तब प्रायिकताएँ ऐसी जनसंख्या की होती हैं जिसमें हर वर्ग समान संख्या में हो; कोई ε नहीं लगता</translation>
    </message>
    <message>
        <source>Weights of classes</source>
        <translation>वर्गों के भार</translation>
    </message>
    <message>
        <source>how much more a class counts in predictions, others counting 1; costs no ε; may be repeated</source>
        <translation>पूर्वानुमानों में एक वर्ग कितना अधिक गिना जाए, अन्य 1 गिने जाते हैं; कोई ε नहीं लगता; दोहराया जा सकता है</translation>
    </message>
    <message>
        <source>Trees</source>
        <translation>पेड़</translation>
    </message>
    <message>
        <source>how many trees</source>
        <translation>कितने पेड़</translation>
    </message>
    <message>
        <source>Rows of a branch, n_B</source>
        <translation>शाखा की पंक्तियाँ, n_B</translation>
    </message>
    <message>
        <source>rows that a branch must have to be split; by default so many that a leaf&apos;s counts stand out from its noise</source>
        <translation>शाखा को बाँटने के लिए आवश्यक पंक्तियाँ; सामान्यतः इतनी कि पत्ती की गिनतियाँ उसके शोर से ऊपर दिखें</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>स्वचालित</translation>
    </message>
    <message>
        <source>Weights of features</source>
        <translation>विशेषताओं के भार</translation>
    </message>
    <message>
        <source>how likely a tree asks for A, others being 1; may be repeated</source>
        <translation>पेड़ A को कितनी संभावना से पूछता है, बाकी का 1; दोहराया जा सकता है</translation>
    </message>
    <message>
        <source>Branches grow</source>
        <translation>शाखाएँ बढ़ती हैं</translation>
    </message>
    <message>
        <source>what ends a branch: expected, fewer rows than n_B were all levels equally frequent; synthetic, fewer than n_B in a private synthetic table of the features, for 0.15 of ε (free in synthesize, which has one); noisy, a noisy count below n_B, for half of a tree&apos;s ε; fixed, its depth</source>
        <translation>शाखा को क्या समाप्त करता है: expected, सभी स्तर समान रूप से बारंबार हों तो n_B से कम पंक्तियाँ; synthetic, विशेषताओं की निजी कृत्रिम तालिका में n_B से कम, ε के 0.15 में (synthesize में निःशुल्क, जिसके पास वह होती है); noisy, n_B से कम शोर वाली गिनती, पेड़ के आधे ε में; fixed, उसकी गहराई</translation>
    </message>
    <message>
        <source>By a bound on the errors</source>
        <translation>त्रुटियों की सीमा से</translation>
    </message>
    <message>
        <source>By held-out rows</source>
        <translation>अलग रखी पंक्तियों से</translation>
    </message>
    <message>
        <source>Down every branch, by its share</source>
        <translation>हर शाखा में, उसके हिस्से के अनुसार</translation>
    </message>
    <message>
        <source>Down the most frequent branch</source>
        <translation>सबसे अधिक आने वाली शाखा में</translation>
    </message>
    <message>
        <source>Down a branch of its own</source>
        <translation>अपनी अलग शाखा में</translation>
    </message>
    <message>
        <source>How it is made</source>
        <translation>यह कैसे बनती है</translation>
    </message>
    <message>
        <source>auto: which columns go together is chosen under ε (the default); naive-bayes: the label with each other column; forest: the label drawn from the leaves of random trees</source>
        <translation>auto: कौन-से स्तंभ साथ जाते हैं, ε के अंतर्गत चुना जाता है (डिफ़ॉल्ट); naive-bayes: हर दूसरे स्तंभ के साथ लेबल; forest: यादृच्छिक पेड़ों की पत्तियों से लेबल</translation>
    </message>
    <message>
        <source>Columns that go together, chosen under ε</source>
        <translation>साथ जाने वाले स्तंभ, ε के अंतर्गत चुने गए</translation>
    </message>
    <message>
        <source>The label with each other column</source>
        <translation>हर दूसरे स्तंभ के साथ लेबल</translation>
    </message>
    <message>
        <source>The label from the leaves of a forest</source>
        <translation>वन की पत्तियों से लेबल</translation>
    </message>
    <message>
        <source>Label of the table</source>
        <translation>तालिका का लेबल</translation>
    </message>
    <message>
        <source>what naive-bayes and forest draw by the other columns; alone it stands for naive-bayes; auto takes its pairs and triples first</source>
        <translation>जिसे naive-bayes और forest अन्य स्तंभों से निकालते हैं; अकेला हो तो naive-bayes; auto पहले इसकी जोड़ियाँ और तिकड़ियाँ लेता है</translation>
    </message>
    <message>
        <source>Predictors of a forest</source>
        <translation>वन के पूर्वसूचक</translation>
    </message>
    <message>
        <source>what a forest&apos;s trees ask for; default: all other columns</source>
        <translation>वन के पेड़ क्या पूछते हैं; डिफ़ॉल्ट: अन्य सभी स्तंभ</translation>
    </message>
    <message>
        <source>Columns of the table</source>
        <translation>तालिका के स्तंभ</translation>
    </message>
    <message>
        <source>which columns; default: all</source>
        <translation>कौन-से स्तंभ; डिफ़ॉल्ट: सभी</translation>
    </message>
    <message>
        <source>Synthetic rows</source>
        <translation>कृत्रिम पंक्तियाँ</translation>
    </message>
    <message>
        <source>default: about as many as there are</source>
        <translation>डिफ़ॉल्ट: लगभग उतनी जितनी हैं</translation>
    </message>
    <message>
        <source>about as many as there are</source>
        <translation>लगभग उतनी जितनी हैं</translation>
    </message>
    <message>
        <source>Seed of the rows</source>
        <translation>पंक्तियों का बीज</translation>
    </message>
    <message>
        <source>while n_B rows of an own synthetic table come to them</source>
        <translation>जब तक अपनी कृत्रिम तालिका की n_B पंक्तियाँ उन तक आती हैं</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>गहराई</translation>
    </message>
    <message>
        <source>the fixed depth of branches, by default half as many as there are features; else the largest</source>
        <translation>शाखाओं की निश्चित गहराई, सामान्यतः विशेषताओं की आधी संख्या; नहीं तो सबसे बड़ी</translation>
    </message>
    <message>
        <source>Least depth</source>
        <translation>न्यूनतम गहराई</translation>
    </message>
    <message>
        <source>no branch is shorter</source>
        <translation>कोई शाखा इससे छोटी नहीं</translation>
    </message>
    <message>
        <source>Rows of its own for each tree</source>
        <translation>हर पेड़ की अपनी पंक्तियाँ</translation>
    </message>
    <message>
        <source>each tree counts a part of the rows with all of ε, instead of all rows with a part of ε</source>
        <translation>हर पेड़ पूरे ε से पंक्तियों का एक भाग गिनता है, न कि ε के भाग से सभी पंक्तियाँ</translation>
    </message>
    <message>
        <source>Seed of the trees&apos; shapes</source>
        <translation>पेड़ों के आकार का बीज</translation>
    </message>
    <message>
        <source>of the trees&apos; shapes, which are public; never of the noise that protects people</source>
        <translation>पेड़ों के आकारों का, जो सार्वजनिक हैं; लोगों की रक्षा करने वाले शोर का कभी नहीं</translation>
    </message>
    <message>
        <source>Splits are chosen by</source>
        <translation>विभाजन इससे चुने जाते हैं</translation>
    </message>
    <message>
        <source>what makes one split better than another: gain, as ID3, or gain-ratio, as C4.5</source>
        <translation>किससे एक विभाजन दूसरे से बेहतर है: gain, जैसे ID3, या gain-ratio, जैसे C4.5</translation>
    </message>
    <message>
        <source>Branches of a split</source>
        <translation>विभाजन की शाखाएँ</translation>
    </message>
    <message>
        <source>what a node asks: one-level, whether a feature has a level, or every-level, which one, as ID3</source>
        <translation>नोड क्या पूछता है: one-level, क्या विशेषता का एक स्तर है, या every-level, कौन-सा, जैसे ID3</translation>
    </message>
    <message>
        <source>Pruning</source>
        <translation>छँटाई</translation>
    </message>
    <message>
        <source>pessimistic, by a bound on each leaf&apos;s errors; reduced-error, by a third of the rows, on which the tree is not grown; or none</source>
        <translation>pessimistic, हर पत्ती की त्रुटियों की सीमा से; reduced-error, एक तिहाई पंक्तियों से, जिन पर वृक्ष नहीं बनता; या none</translation>
    </message>
    <message>
        <source>none</source>
        <translation>कोई नहीं</translation>
    </message>
    <message>
        <source>While n_B rows can be expected</source>
        <translation>जब तक n_B पंक्तियाँ अपेक्षित हैं</translation>
    </message>
    <message>
        <source>While a noisy count is n_B or more</source>
        <translation>जब तक शोरयुक्त गिनती n_B या अधिक है</translation>
    </message>
    <message>
        <source>To a fixed depth</source>
        <translation>एक निश्चित गहराई तक</translation>
    </message>
    <message>
        <source>Information gain</source>
        <translation>सूचना लाभ</translation>
    </message>
    <message>
        <source>Gain ratio</source>
        <translation>लाभ अनुपात</translation>
    </message>
    <message>
        <source>One level, and all others</source>
        <translation>एक स्तर और बाकी सब</translation>
    </message>
    <message>
        <source>Every level</source>
        <translation>हर स्तर</translation>
    </message>
    <message>
        <source>A missing value goes</source>
        <translation>अनुपस्थित मान जाता है</translation>
    </message>
    <message>
        <source>where a row goes whose value is missing: shares, down every branch, in parts as large as their shares, as C4.5; most-frequent, down the most frequent branch; or own-level, down one of its own</source>
        <translation>जिस पंक्ति का मान अनुपस्थित है वह कहाँ जाती है: shares, हर शाखा में, उनके हिस्सों जितने भागों में, जैसे C4.5; most-frequent, सबसे अधिक आने वाली शाखा में; या own-level, अपनी अलग शाखा में</translation>
    </message>
    <message>
        <source>Fewest rows to split</source>
        <translation>बाँटने के लिए न्यूनतम पंक्तियाँ</translation>
    </message>
    <message>
        <source>a node with fewer rows is a leaf</source>
        <translation>कम पंक्तियों वाला नोड पत्ती है</translation>
    </message>
    <message>
        <source>Largest depth</source>
        <translation>अधिकतम गहराई</translation>
    </message>
    <message>
        <source>the longest way down</source>
        <translation>नीचे जाने का सबसे लंबा रास्ता</translation>
    </message>
    <message>
        <source>the text that was given most often; none where each was given once</source>
        <translation>सबसे अधिक बार दिया गया पाठ; जहाँ हर पाठ एक ही बार दिया गया, वहाँ कोई नहीं</translation>
    </message>
    <message>
        <source>the interviews that you can make, instead of the error; gives the error reached</source>
        <translation>त्रुटि के बदले साक्षात्कार जो आप कर सकते हैं; मिलने वाली त्रुटि बताता है</translation>
    </message>
    <message>
        <source>choose the design for a number of choices, a privacy loss and a number of interviews, and say why</source>
        <translation>विकल्पों, निजता हानि और साक्षात्कारों की संख्या के लिए डिज़ाइन चुनें, और कारण बताएँ</translation>
    </message>
    <message>
        <source>for choosing a design; 2 by default</source>
        <translation>डिज़ाइन चुनने के लिए; डिफ़ॉल्ट 2</translation>
    </message>
    <message>
        <source>With tallies</source>
        <translation>गणनाओं के साथ</translation>
    </message>
    <message>
        <source>compare with tallies that trustees open, where coins may be weaker: the design&apos;s parameters there, such as p=9/10, or design=NAME; may be repeated</source>
        <translation>न्यासियों द्वारा खोली जाने वाली गणनाओं से तुलना करें, जहाँ सिक्के कमज़ोर हो सकते हैं: वहाँ डिज़ाइन के मान, जैसे p=9/10, या design=नाम; दोहराया जा सकता है</translation>
    </message>
    <message>
        <source>Target power</source>
        <translation>वांछित शक्ति (power)</translation>
    </message>
    <message>
        <source>wanted; default 0.8</source>
        <translation>वांछित; डिफ़ॉल्ट 0.8</translation>
    </message>
    <message>
        <source>Significance level</source>
        <translation>सार्थकता स्तर</translation>
    </message>
    <message>
        <source>the level of the test; 0.05 by default</source>
        <translation>जाँच का स्तर; डिफ़ॉल्ट 0.05</translation>
    </message>
    <message>
        <source>Sizes of a curve</source>
        <translation>वक्र के आकार</translation>
    </message>
    <message>
        <source>the power of each of these numbers</source>
        <translation>इनमें से हर संख्या की शक्ति</translation>
    </message>
    <message>
        <source>One-sided test</source>
        <translation>एकतरफ़ा जाँच</translation>
    </message>
    <message>
        <source>test in one direction only</source>
        <translation>केवल एक दिशा में जाँचें</translation>
    </message>
    <message>
        <source>Error of</source>
        <translation>किसकी त्रुटि</translation>
    </message>
    <message>
        <source>total: sampling and coins together; coins only: as where everybody is asked</source>
        <translation>total: नमूना और सिक्के साथ; coins only: मानो सबसे पूछा जाए</translation>
    </message>
    <message>
        <source>of the answer that is planned for</source>
        <translation>जिस उत्तर की योजना है उसका</translation>
    </message>
    <message>
        <source>Without a difference</source>
        <translation>बिना अंतर</translation>
    </message>
    <message>
        <source>the share, or mean, where there is no difference</source>
        <translation>अंतर न होने पर अनुपात या माध्य</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>अपेक्षित</translation>
    </message>
    <message>
        <source>the share, or mean, that is expected</source>
        <translation>अपेक्षित अनुपात या माध्य</translation>
    </message>
    <message>
        <source>In the other group</source>
        <translation>दूसरे समूह में</translation>
    </message>
    <message>
        <source>the share, or mean, expected in the other group</source>
        <translation>दूसरे समूह में अपेक्षित अनुपात या माध्य</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>पक्ष</translation>
    </message>
    <message>
        <source>1 or 2: the number of directions that are tested</source>
        <translation>1 या 2: कितनी दिशाओं में जाँच</translation>
    </message>
    <message>
        <source>Largest standard error</source>
        <translation>सबसे बड़ी मानक त्रुटि</translation>
    </message>
    <message>
        <source>Standard error by the coins</source>
        <translation>सिक्कों से मानक त्रुटि</translation>
    </message>
    <message>
        <source>averaged over the choices</source>
        <translation>विकल्पों पर औसत</translation>
    </message>
    <message>
        <source>of one choice, sampling included</source>
        <translation>एक विकल्प की, नमूना सहित</translation>
    </message>
    <message>
        <source>Reports</source>
        <translation>रिपोर्टें</translation>
    </message>
    <message>
        <source>how many different reports there are</source>
        <translation>कितनी अलग रिपोर्टें हैं</translation>
    </message>
    <message>
        <source>how often they answer each; default: 1</source>
        <translation>वे हर एक का उत्तर कितनी बार देते हैं; डिफ़ॉल्ट: 1</translation>
    </message>
    <message>
        <source>Smallest group</source>
        <translation>सबसे छोटा समूह</translation>
    </message>
    <message>
        <source>groups of fewer people are small; default: 10</source>
        <translation>इससे कम लोगों के समूह छोटे हैं; डिफ़ॉल्ट: 10</translation>
    </message>
    <message>
        <source>Survey</source>
        <translation>सर्वेक्षण</translation>
    </message>
    <message>
        <source>id and version of the survey</source>
        <translation>सर्वेक्षण की पहचान और संस्करण</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>क्या करें</translation>
    </message>
    <message>
        <source>what to do about it</source>
        <translation>इसका क्या करें</translation>
    </message>
    <message>
        <source>Stopped in the practice</source>
        <translation>अभ्यास में रुके</translation>
    </message>
    <message>
        <source>respondents who got no further than the practice</source>
        <translation>अभ्यास से आगे न बढ़े उत्तरदाता</translation>
    </message>
    <message>
        <source>with which it is found</source>
        <translation>जिससे यह मिलता है</translation>
    </message>
    <message>
        <source>whether the numbers are in units of answers</source>
        <translation>क्या संख्याएँ उत्तरों की इकाई में हैं</translation>
    </message>
    <message>
        <source>{number} pp</source>
        <translation>{number} प्र. अं.</translation>
    </message>
    <message>
        <source>{low} to {high} pp</source>
        <translation>{low} से {high} प्र. अं.</translation>
    </message>
</context>
<context>
    <name>closing</name>
    <message>
        <source>Files are being imported. If you stop now, the project stays as it was before the import.</source>
        <translation>फ़ाइलें आयात हो रही हैं। अभी रोकने पर परियोजना आयात से पहले जैसी रहेगी।</translation>
    </message>
    <message>
        <source>A copy of the project is being saved. If you stop now, there is no copy.</source>
        <translation>परियोजना की एक प्रति सहेजी जा रही है। अभी रोकने पर कोई प्रति नहीं बनेगी।</translation>
    </message>
    <message>
        <source>What was removed is being erased. If you stop now, it may still be in the project’s file.</source>
        <translation>जो हटाया गया था, वह मिटाया जा रहा है। अभी रोकने पर वह परियोजना की फ़ाइल में रह सकता है।</translation>
    </message>
    <message>
        <source>The project is being encrypted. If you stop now, it may still be unencrypted.</source>
        <translation>परियोजना एन्क्रिप्ट की जा रही है। अभी रोकने पर वह बिना एन्क्रिप्शन के रह सकती है।</translation>
    </message>
    <message>
        <source>A report is being written. If you stop now, it is not written.</source>
        <translation>एक रिपोर्ट लिखी जा रही है। अभी रोकने पर वह नहीं लिखी जाएगी।</translation>
    </message>
    <message>
        <source>A model is being computed. If you stop now, its result is lost.</source>
        <translation>एक मॉडल की गणना हो रही है। अभी रोकने पर उसका परिणाम खो जाएगा।</translation>
    </message>
    <message>
        <source>The survey is being rehearsed. If you stop now, the result is lost.</source>
        <translation>सर्वेक्षण का पूर्वाभ्यास चल रहा है। अभी रोकने पर परिणाम खो जाएगा।</translation>
    </message>
    <message>
        <source>A file is being written. If you stop now, it is not written.</source>
        <translation>एक फ़ाइल लिखी जा रही है। अभी रोकने पर वह नहीं लिखी जाएगी।</translation>
    </message>
    <message>
        <source>Work is under way</source>
        <translation>काम चल रहा है</translation>
    </message>
    <message>
        <source>&amp;Stop it</source>
        <translation>रोकें (&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Let it go on</source>
        <translation>चलने दें (&amp;L)</translation>
    </message>
</context>
<context>
    <name>controls</name>
    <message>
        <source>people who do not follow the instruction but touch anything</source>
        <translation>वे लोग जो निर्देश नहीं मानते और कुछ भी छू देते हैं</translation>
    </message>
    <message>
        <source>people with the trait, corrected for careless answers by the control question</source>
        <translation>विशेषता वाले लोग, नियंत्रण प्रश्न से लापरवाह उत्तरों के लिए सुधारकर</translation>
    </message>
    <message>
        <source>people without the trait, corrected for careless answers by the control question</source>
        <translation>बिना विशेषता वाले लोग, नियंत्रण प्रश्न से लापरवाह उत्तरों के लिए सुधारकर</translation>
    </message>
    <message>
        <source>nobody answers carelessly</source>
        <translation>कोई भी लापरवाही से उत्तर नहीं देता</translation>
    </message>
</context>
<context>
    <name>editor</name>
    <message>
        <source>Not sensitive: recorded as given</source>
        <translation>संवेदनशील नहीं: जैसा दिया वैसा दर्ज</translation>
    </message>
    <message>
        <source>Strong privacy (ε ≤ {ceiling})</source>
        <translation>प्रबल निजता (ε ≤ {ceiling})</translation>
    </message>
    <message>
        <source>Balanced (ε ≤ {ceiling})</source>
        <translation>संतुलित (ε ≤ {ceiling})</translation>
    </message>
    <message>
        <source>Fewest interviews (ε ≤ {ceiling})</source>
        <translation>सबसे कम साक्षात्कार (ε ≤ {ceiling})</translation>
    </message>
    <message>
        <source>Choose a design myself</source>
        <translation>डिज़ाइन मैं स्वयं चुनूँ</translation>
    </message>
    <message>
        <source>Unsaved survey</source>
        <translation>बिना सहेजा सर्वेक्षण</translation>
    </message>
    <message>
        <source>The survey has changes that are not saved.</source>
        <translation>सर्वेक्षण में ऐसे बदलाव हैं जो सहेजे नहीं गए।</translation>
    </message>
    <message>
        <source>Is this intended?</source>
        <translation>क्या यही अभिप्राय है?</translation>
    </message>
    <message>
        <source>Save the survey only if this is what you intend:</source>
        <translation>सर्वेक्षण तभी सहेजें जब आपका यही अभिप्राय हो:</translation>
    </message>
    <message>
        <source>Yes or no</source>
        <translation>हाँ या नहीं</translation>
    </message>
    <message>
        <source>Single choice</source>
        <translation>एकल चयन</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>रेटिंग</translation>
    </message>
    <message>
        <source>Multiple choice</source>
        <translation>बहु चयन</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>संख्या</translation>
    </message>
    <message>
        <source>Joint question</source>
        <translation>संयुक्त प्रश्न</translation>
    </message>
    <message>
        <source>Note to read</source>
        <translation>पढ़ने के लिए टिप्पणी</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>तारीख</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>क्रम</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>पाठ</translation>
    </message>
</context>
<context>
    <name>file_reports</name>
    <message>
        <source>Imported</source>
        <translation>आयात हुई</translation>
    </message>
    <message>
        <source>Already imported</source>
        <translation>पहले ही आयातित</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>अस्वीकृत</translation>
    </message>
    <message>
        <source>On hold</source>
        <translation>प्रतीक्षा में</translation>
    </message>
    <message>
        <source>Not imported</source>
        <translation>नहीं ली गई</translation>
    </message>
    <message>
        <source>File</source>
        <translation>फ़ाइल</translation>
    </message>
    <message>
        <source>New interviews</source>
        <translation>नए साक्षात्कार</translation>
    </message>
    <message>
        <source>Already there</source>
        <translation>पहले से मौजूद</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>कारण</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>परिणाम</translation>
    </message>
    <message>
        <source>Kiosk</source>
        <translation>कियोस्क</translation>
    </message>
    <message>
        <source>The first two words of the kiosk&apos;s name.</source>
        <translation>कियोस्क के नाम के पहले दो शब्द।</translation>
    </message>
    <message>
        <source>Table, not signed</source>
        <translation>तालिका, बिना हस्ताक्षर</translation>
    </message>
    <message>
        <source>SHA-256 of the file: {sha256}</source>
        <translation>फ़ाइल का SHA-256: {sha256}</translation>
    </message>
    <message>
        <source>Interviews that are damaged and were left out: {count}. The first: {first}</source>
        <translation>ख़राब साक्षात्कार जो छोड़ दिए गए: {count}। पहला: {first}</translation>
    </message>
    <message>
        <source>Rows that were skipped: {count}. The first: {first}</source>
        <translation>जो पंक्तियाँ अस्वीकृत हुईं और छोड़ दी गईं: {count}। पहली: {first}</translation>
    </message>
    <message>
        <source>Its respondents may also be in another file</source>
        <translation>इसके लोग किसी और फ़ाइल में भी हो सकते हैं</translation>
    </message>
    <message>
        <source>Rows left out: {count}</source>
        <translation>छोड़ी गई पंक्तियाँ: {count}</translation>
    </message>
    <message>
        <source>Its kiosk is not known yet</source>
        <translation>इसका कियोस्क अभी ज्ञात नहीं</translation>
    </message>
    <message>
        <source>Its kiosk was revoked</source>
        <translation>इसका कियोस्क रद्द किया गया</translation>
    </message>
    <message>
        <source>Sealed: it needs the analyst&apos;s key</source>
        <translation>सीलबंद: विश्लेषक की कुंजी चाहिए</translation>
    </message>
    <message>
        <source>Sealed to another key</source>
        <translation>दूसरी कुंजी से सीलबंद</translation>
    </message>
    <message>
        <source>A table: open it with “Import a table…”</source>
        <translation>तालिका: इसे “तालिका आयात करें…” से खोलें</translation>
    </message>
    <message>
        <source>Other files in the folder, not collection files</source>
        <translation>फ़ोल्डर की दूसरी फ़ाइलें, जो संग्रह की फ़ाइलें नहीं हैं</translation>
    </message>
    <message>
        <source>{file} belongs to the survey {survey}, which is not in this project. You can add it: each survey is analysed separately, and you choose the one to show in the status bar.</source>
        <translation>{file} सर्वेक्षण {survey} की है, जो इस प्रोजेक्ट में नहीं है। आप उसे जोड़ सकते हैं: हर सर्वेक्षण का विश्लेषण अलग होता है, और स्थिति पट्टी में आप चुनते हैं कि कौन-सा दिखे।</translation>
    </message>
    <message>
        <source>{file}: imported (a table, not signed).</source>
        <translation>{file}: एक तालिका, जिस पर किसी के हस्ताक्षर नहीं; आयात हुई।</translation>
    </message>
    <message>
        <source>{file}: nothing changed; all of its interviews were already in the project.</source>
        <translation>{file}: इसके सभी साक्षात्कार पहले से परियोजना में थे, इसलिए कुछ नहीं बदला।</translation>
    </message>
    <message>
        <source>{file}: checked, signed by its kiosk, and imported.</source>
        <translation>{file}: जाँची गई, इसके कियोस्क द्वारा हस्ताक्षरित, और आयात हुई।</translation>
    </message>
    <message>
        <source>New interviews: {new} (files imported: {files}).</source>
        <translation>नए साक्षात्कार: {new} (आयातित फ़ाइलें: {files})।</translation>
    </message>
    <message>
        <source>Files already imported before: {files}.</source>
        <translation>पहले आयात हो चुकी फ़ाइलें: {files}।</translation>
    </message>
    <message>
        <source>Files refused: {files}; the table says why.</source>
        <translation>अस्वीकृत फ़ाइलें: {files}; तालिका कारण बताती है।</translation>
    </message>
    <message>
        <source>Files of unknown kiosks, on hold: {files}. “Kiosks…” shows whose they are.</source>
        <translation>अज्ञात कियोस्कों की फ़ाइलें, जो प्रतीक्षा में हैं: {files}; “कियोस्क…” दिखाता है कि वे किसकी हैं।</translation>
    </message>
    <message>
        <source>Tables in the folder, not imported: {files}. Use “Import a table…” for them.</source>
        <translation>फ़ोल्डर की तालिकाएँ, नहीं ली गईं: {files}; “तालिका आयात करें…” इनका सर्वेक्षण से मिलान करता है।</translation>
    </message>
    <message>
        <source>Damaged interviews left out: {n}.</source>
        <translation>ख़राब साक्षात्कार जो छोड़ दिए गए: {n}।</translation>
    </message>
    <message>
        <source>Rows of tables skipped: {n}.</source>
        <translation>तालिकाओं की जो पंक्तियाँ अस्वीकृत हुईं और छोड़ दी गईं: {n}।</translation>
    </message>
    <message>
        <source>Interviews</source>
        <translation>साक्षात्कार</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>खेप</translation>
    </message>
    <message>
        <source>The number of the file on its kiosk. A kiosk starts a new file from time to time.</source>
        <translation>कियोस्क पर फ़ाइल की संख्या; समय-समय पर नई शुरू होती है।</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>निर्यात</translation>
    </message>
    <message>
        <source>How many exports the kiosk had made when it wrote this file.</source>
        <translation>यह फ़ाइल लिखते समय वह कियोस्क कितनी बार निर्यात कर चुका था।</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>पहला दिन</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>अंतिम दिन</translation>
    </message>
</context>
<context>
    <name>forms</name>
    <message>
        <source>{file} is written. The form was converted as follows:</source>
        <translation>{file} लिखी गई है। फ़ॉर्म इस तरह बदला गया:</translation>
    </message>
    <message>
        <source>{file} was not converted. Change the entries marked “must change” in the form, then try again.</source>
        <translation>{file} बदला नहीं गया। फ़ॉर्म में वह बदलें जो “बदलना ज़रूरी” है, फिर दोबारा कोशिश करें।</translation>
    </message>
</context>
<context>
    <name>kiosk</name>
    <message>
        <source>fewer than {step} times</source>
        <translation>{step} से कम बार</translation>
    </message>
    <message>
        <source>about {tens} times</source>
        <translation>लगभग {tens} बार</translation>
    </message>
    <message>
        <source>fewer than {step} interviews</source>
        <translation>{step} से कम साक्षात्कार</translation>
    </message>
    <message>
        <source>about {tens} interviews</source>
        <translation>लगभग {tens} साक्षात्कार</translation>
    </message>
    <message>
        <source>Surveyapp kiosk</source>
        <translation>Surveyapp कियोस्क</translation>
    </message>
    <message>
        <source>Other folder…</source>
        <translation>दूसरा फ़ोल्डर…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>बंद करें</translation>
    </message>
    <message>
        <source>↑  One folder up</source>
        <translation>↑  एक फ़ोल्डर ऊपर</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>वापस</translation>
    </message>
    <message>
        <source>The program in words: being computed…</source>
        <translation>प्रोग्राम शब्दों में: गणना हो रही है…</translation>
    </message>
    <message>
        <source>Build {build}. The program in words: {words}</source>
        <translation>बिल्ड {build}। प्रोग्राम शब्दों में: {words}</translation>
    </message>
    <message>
        <source>The program&apos;s words cannot be computed.</source>
        <translation>प्रोग्राम के शब्दों की गणना नहीं हो सकती।</translation>
    </message>
    <message>
        <source>Sound: this device cannot play it. The program was installed without sound.</source>
        <translation>आवाज़: यह मशीन इसे नहीं बजा सकती। प्रोग्राम बिना आवाज़ के लगाया गया है।</translation>
    </message>
    <message>
        <source>Sound: off. Do the headphones check to turn it on.</source>
        <translation>आवाज़: बंद। चालू करने के लिए हेडफ़ोन की जाँच करें।</translation>
    </message>
    <message>
        <source>Sound: through headphones.</source>
        <translation>आवाज़: हेडफ़ोन से।</translation>
    </message>
    <message>
        <source>Sound: the loudspeaker is allowed.</source>
        <translation>आवाज़: स्पीकर की अनुमति है।</translation>
    </message>
</context>
<context>
    <name>kiosks</name>
    <message>
        <source>Words</source>
        <translation>शब्द</translation>
    </message>
    <message>
        <source>State</source>
        <translation>स्थिति</translation>
    </message>
    <message>
        <source>Interviews</source>
        <translation>साक्षात्कार</translation>
    </message>
    <message>
        <source>On hold</source>
        <translation>प्रतीक्षा में</translation>
    </message>
    <message>
        <source>Broken off</source>
        <translation>बीच में छोड़े गए</translation>
    </message>
    <message>
        <source>Interviews that were begun and stopped.</source>
        <translation>साक्षात्कार जो शुरू होकर रोक दिए गए।</translation>
    </message>
    <message>
        <source>Timed out</source>
        <translation>समय समाप्त</translation>
    </message>
    <message>
        <source>Interviews that were left without an answer for too long.</source>
        <translation>साक्षात्कार जिन्हें किसी ने आगे नहीं बढ़ाया।</translation>
    </message>
    <message>
        <source>Ended in practice</source>
        <translation>अभ्यास में समाप्त</translation>
    </message>
    <message>
        <source>Broken off or timed out before the practice was done.</source>
        <translation>अभ्यास पूरा होने से पहले छोड़े गए या समय समाप्त हुआ।</translation>
    </message>
    <message>
        <source>Not understood</source>
        <translation>समझ में नहीं आए</translation>
    </message>
    <message>
        <source>Comprehension checks that were not passed.</source>
        <translation>समझ की जाँच जो पार नहीं हुई।</translation>
    </message>
    <message>
        <source>Revoked</source>
        <translation>रद्द</translation>
    </message>
    <message>
        <source>Simulated</source>
        <translation>अनुकरित</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>स्वीकृत</translation>
    </message>
    <message>
        <source>Waiting to be accepted</source>
        <translation>स्वीकृति की प्रतीक्षा में</translation>
    </message>
</context>
<context>
    <name>messages</name>
    <message>
        <source>{option}: {reason}.</source>
        <translation>{option}: {reason}।</translation>
    </message>
    <message>
        <source>The operating system&apos;s random generator does not answer, so no question is asked. Restart the device; if it happens again, do not use it for interviews.</source>
        <translation>ऑपरेटिंग सिस्टम का यादृच्छिक जनित्र जवाब नहीं देता, इसलिए कोई सवाल नहीं पूछा जाता। मशीन फिर से चालू करें; फिर ऐसा हो, तो इसे साक्षात्कारों के लिए काम में न लाएँ।</translation>
    </message>
    <message>
        <source>{parameter} is {value}, which is not a number; write it as &quot;3/4&quot;, &quot;0.75&quot; or 0.75.</source>
        <translation>{parameter} का मान {value} है, जो संख्या नहीं है; उसे &quot;3/4&quot;, &quot;0.75&quot; या 0.75 की तरह लिखें।</translation>
    </message>
    <message>
        <source>{parameter} is {value}; it must be {allowed}.</source>
        <translation>{parameter} का मान {value} है; वह {allowed} होना चाहिए।</translation>
    </message>
    <message>
        <source>{parameter} is not a distribution: {reason}. List the values with their probabilities, as in &quot;1: 1/2, 2: 1/4, 3: 1/4&quot;, or, to analyse what others collected, &quot;mean 2, sd 0.5&quot;.</source>
        <translation>{parameter} बंटन नहीं है: {reason}। मान उनकी प्रायिकताओं के साथ लिखें, जैसे &quot;1: 1/2, 2: 1/4, 3: 1/4&quot;, या, दूसरों के जुटाए आँकड़ों के विश्लेषण के लिए, &quot;mean 2, sd 0.5&quot;।</translation>
    </message>
    <message>
        <source>{parameter} is missing; give {meaning}, {allowed}.</source>
        <translation>{parameter} नहीं दिया गया; {meaning} दें, {allowed}।</translation>
    </message>
    <message>
        <source>{parameter} is not a parameter of {design}; it takes {known}.</source>
        <translation>{parameter} {design} का प्राचल नहीं है; वह {known} लेता है।</translation>
    </message>
    <message>
        <source>{parameter}: {reason}.</source>
        <translation>{parameter}: {reason}।</translation>
    </message>
    <message>
        <source>{first}</source>
        <translation>{first}</translation>
    </message>
    <message>
        <source>The number must be from {minimum} to {maximum}, in steps of {step}.</source>
        <translation>संख्या {minimum} से {maximum} तक, {step} के अंतर से होनी चाहिए।</translation>
    </message>
    <message>
        <source>The inclusion probability of respondent {row} is {probability}; it must be above 0 and at most 1.</source>
        <translation>उत्तरदाता {row} की समावेशन प्रायिकता {probability} है; वह 0 से ऊपर और अधिक से अधिक 1 होनी चाहिए।</translation>
    </message>
    <message>
        <source>The joint inclusion probabilities do not fit: {reason}. They are a symmetric table with one row and one column for each respondent, and each respondent&apos;s own probability on the diagonal.</source>
        <translation>संयुक्त समावेशन प्रायिकताएँ मेल नहीं खातीं: {reason}। यह एक सममित तालिका है जिसमें हर उत्तरदाता की एक पंक्ति और एक स्तंभ है, और विकर्ण पर हर उत्तरदाता की अपनी प्रायिकता।</translation>
    </message>
    <message>
        <source>There are {reports} reports but the column “{column}” has {length} rows. Each respondent needs one row in every column.</source>
        <translation>{reports} रिपोर्टें हैं पर स्तंभ “{column}” में {length} पंक्तियाँ हैं। हर स्तंभ में हर उत्तरदाता की एक पंक्ति चाहिए।</translation>
    </message>
    <message>
        <source>The size of the population is {population}; a share of a known population needs its size, above 0. Give it, or let the weights estimate it.</source>
        <translation>समष्टि का आकार {population} है; ज्ञात समष्टि के अनुपात के लिए उसका आकार चाहिए, 0 से ऊपर। उसे दें, या भारों से उसका आकलन होने दें।</translation>
    </message>
    <message>
        <source>The positions of the {answers} answers must be as many numbers, each above the one before. Correct them; without any they are 1, 2, 3 and so on.</source>
        <translation>{answers} उत्तरों के स्थान उतनी ही संख्याएँ होने चाहिए, हर एक पिछली से बड़ी। उन्हें सुधारें; न देने पर वे 1, 2, 3 आदि हैं।</translation>
    </message>
    <message>
        <source>One group chose among {first} answers and the other among {second}, so their distributions have no distance. Compare groups that were asked the same question.</source>
        <translation>एक समूह ने {first} उत्तरों में से चुना और दूसरे ने {second} में से, इसलिए उनके बंटनों में कोई दूरी नहीं है। उन समूहों की तुलना करें जिनसे एक ही प्रश्न पूछा गया।</translation>
    </message>
    <message>
        <source>Report {number} is {report}, which {design} never gives. The data belong to another design or another number of choices; check which survey they were collected with.</source>
        <translation>रिपोर्ट संख्या {number} {report} है, जो {design} कभी नहीं देता। आँकड़े किसी दूसरे डिज़ाइन या विकल्पों की दूसरी संख्या के हैं; देखें कि वे किस सर्वेक्षण से जुटाए गए।</translation>
    </message>
    <message>
        <source>The level of an interval is {level}; it must be above 0 and below 1. Write 0.95 for 95 %.</source>
        <translation>अंतराल का स्तर {level} है; वह 0 से ऊपर और 1 से कम होना चाहिए। 95 % के लिए 0.95 लिखें।</translation>
    </message>
    <message>
        <source>{group} has {n} interviews; at least {needed} are needed. Import more, or use a larger group.</source>
        <translation>{group} में {n} साक्षात्कार हैं; कम से कम {needed} चाहिए। और आयात करें, या बड़ा समूह लें।</translation>
    </message>
    <message>
        <source>A count of {count} was reported where only 0 to {most} is possible. Check the number of statements.</source>
        <translation>{count} की गिनती बताई गई जहाँ केवल 0 से {most} संभव है। कथनों की संख्या जाँचें।</translation>
    </message>
    <message>
        <source>{questions} questions with {cells} combinations of answers cannot be estimated together. Choose at most 4 questions, with fewer choices.</source>
        <translation>उत्तरों के {cells} संयोजनों वाले {questions} प्रश्नों का आकलन एक साथ नहीं हो सकता। अधिक से अधिक 4 प्रश्न चुनें, कम विकल्पों वाले।</translation>
    </message>
    <message>
        <source>Sample {sample} of {samples} has no reports; this design needs some in each. Import more interviews, or choose a larger group.</source>
        <translation>{samples} में से नमूना {sample} में कोई रिपोर्ट नहीं है; इस डिज़ाइन को हर एक में चाहिए। और साक्षात्कार आयात करें, या बड़ा समूह चुनें।</translation>
    </message>
    <message>
        <source>In sample {sample}, report number {report} was counted {count} times, but the design never gives it there. The data belong to another design; check which survey they were collected with.</source>
        <translation>नमूना {sample} में रिपोर्ट संख्या {report} {count} बार गिनी गई, पर डिज़ाइन उसे वहाँ कभी नहीं देता। आँकड़े किसी दूसरे डिज़ाइन के हैं; देखें कि वे किस सर्वेक्षण से जुटाए गए।</translation>
    </message>
    <message>
        <source>A report is {report}, but the design never gives that number. The data belong to another design or another scale; check which survey they were collected with.</source>
        <translation>एक रिपोर्ट {report} है, पर डिज़ाइन वह संख्या कभी नहीं देता। आँकड़े किसी दूसरे डिज़ाइन या पैमाने के हैं; देखें कि वे किस सर्वेक्षण से जुटाए गए।</translation>
    </message>
    <message>
        <source>The {what} is {value}; it must be {allowed}.</source>
        <translation>{what} का मान {value} है; वह {allowed} होना चाहिए।</translation>
    </message>
    <message>
        <source>There are no reports, so nothing can be estimated. Import interviews that answer this question, or choose a larger group.</source>
        <translation>कोई रिपोर्ट नहीं है, इसलिए कुछ भी आँका नहीं जा सकता। ऐसे साक्षात्कार आयात करें जो इस प्रश्न का उत्तर देते हैं, या बड़ा समूह चुनें।</translation>
    </message>
    <message>
        <source>Report number {report} was counted {count} times, but the design never gives it. The data belong to another design; check which survey they were collected with.</source>
        <translation>रिपोर्ट संख्या {report} {count} बार गिनी गई, पर डिज़ाइन उसे कभी नहीं देता। आँकड़े किसी दूसरे डिज़ाइन के हैं; देखें कि वे किस सर्वेक्षण से जुटाए गए।</translation>
    </message>
    <message>
        <source>There are {n} reports but the population is given as {population}. Give the number of people that the sample was drawn from, at least {n}, or leave it out.</source>
        <translation>{n} रिपोर्टें हैं पर समष्टि {population} दी गई है। उन लोगों की संख्या दें जिनमें से नमूना लिया गया, कम से कम {n}, या उसे छोड़ दें।</translation>
    </message>
    <message>
        <source>The {what} needs one number for each of the {levels} levels{condition}. Correct it.</source>
        <translation>{what} को {levels} स्तरों में से हर एक के लिए एक संख्या चाहिए{condition}। उसे सुधारें।</translation>
    </message>
    <message>
        <source>Respondent number {row} gave a report that the design never gives. The data belong to another design; check which survey they were collected with.</source>
        <translation>उत्तरदाता संख्या {row} ने ऐसी रिपोर्ट दी जो डिज़ाइन कभी नहीं देता। आँकड़े किसी दूसरे डिज़ाइन के हैं; देखें कि वे किस सर्वेक्षण से जुटाए गए।</translation>
    </message>
    <message>
        <source>The weight of respondent number {row} is {weight}; weights must be numbers from 0. Correct the column or leave it out.</source>
        <translation>उत्तरदाता संख्या {row} का भार {weight} है; भार 0 से शुरू होने वाली संख्याएँ होने चाहिए। स्तंभ सुधारें या छोड़ दें।</translation>
    </message>
    <message>
        <source>All weights are 0, so nobody counts. Correct the column or leave it out.</source>
        <translation>सभी भार 0 हैं, इसलिए किसी की गिनती नहीं होती। स्तंभ सुधारें या छोड़ दें।</translation>
    </message>
    <message>
        <source>The column {column} has {length} rows and the outcome {n}; they must describe the same respondents, one row each.</source>
        <translation>स्तंभ {column} में {length} पंक्तियाँ हैं और परिणाम में {n}; दोनों में वही उत्तरदाता होने चाहिए, हर एक की एक पंक्ति।</translation>
    </message>
    <message>
        <source>The level is {level}; it must be above 0 and below 1. Write 0.95 for 95 %.</source>
        <translation>स्तर {level} है; वह 0 से ऊपर और 1 से कम होना चाहिए। 95 % के लिए 0.95 लिखें।</translation>
    </message>
    <message>
        <source>The error is {value}; it must be above 0 and below 1. Write 0.05 for five percentage points.</source>
        <translation>त्रुटि {value} है; वह 0 से ऊपर और 1 से कम होनी चाहिए। पाँच प्रतिशत अंकों के लिए 0.05 लिखें।</translation>
    </message>
    <message>
        <source>The error is {value}; it must be above 0 and below {width}, the width of the number&apos;s scale.</source>
        <translation>त्रुटि {value} है; वह 0 से ऊपर और {width} से कम होनी चाहिए, जो संख्या के पैमाने की चौड़ाई है।</translation>
    </message>
    <message>
        <source>The expected mean is {value}; it must be from {minimum} to {maximum}. Leave it out to plan for the worst case.</source>
        <translation>अपेक्षित माध्य {value} है; वह {minimum} से {maximum} तक होना चाहिए। सबसे बुरी स्थिति की योजना के लिए उसे छोड़ दें।</translation>
    </message>
    <message>
        <source>The confidence is {value}; it must be above 0 and below 1. Write 0.95 for 95 %.</source>
        <translation>विश्वास-स्तर {value} है; वह 0 से ऊपर और 1 से कम होना चाहिए। 95 % के लिए 0.95 लिखें।</translation>
    </message>
    <message>
        <source>The expected prevalence is {value}; it must be from 0 to 1. Leave it out to plan for the worst case.</source>
        <translation>अपेक्षित व्यापकता {value} है; वह 0 से 1 तक होनी चाहिए। सबसे बुरी स्थिति की योजना के लिए उसे छोड़ दें।</translation>
    </message>
    <message>
        <source>The {what} is {value}; it must be a whole number from 1 to a million million.</source>
        <translation>{what} का मान {value} है; वह 1 से दस खरब तक की पूर्ण संख्या होना चाहिए।</translation>
    </message>
    <message>
        <source>The design effect is {value}; it must be above 0. It is 1 for a simple random sample and usually above 1 for clusters.</source>
        <translation>अभिकल्प प्रभाव (design effect) {value} है; वह 0 से ऊपर होना चाहिए। सरल यादृच्छिक नमूने के लिए वह 1 है और गुच्छों के लिए प्रायः 1 से ऊपर।</translation>
    </message>
    <message>
        <source>The share of non-response is {value}; it must be from 0 and below 1. Write 0.2 if one in five will not take part.</source>
        <translation>उत्तर न देने वालों का अनुपात {value} है; वह 0 से शुरू होकर 1 से कम होना चाहिए। अगर पाँच में से एक भाग नहीं लेगा, तो 0.2 लिखें।</translation>
    </message>
    <message>
        <source>The exact method works only where every report counts either fully or not at all for the answer, which is not so with this design. Use chebyshev, hoeffding or normal.</source>
        <translation>यथार्थ विधि तभी काम करती है जब हर रिपोर्ट उत्तर के लिए पूरी गिनी जाए या बिलकुल नहीं, जो इस डिज़ाइन में नहीं है। chebyshev, hoeffding या normal लें।</translation>
    </message>
    <message>
        <source>Attribute {attribute} needs one or more levels, all different; it has {levels}.</source>
        <translation>गुण {attribute} को एक या अधिक स्तर चाहिए, सब अलग; उसके {levels} हैं।</translation>
    </message>
    <message>
        <source>There is no column {attribute}. There are: {known}.</source>
        <translation>{attribute} नाम का कोई स्तंभ नहीं है। ये हैं: {known}।</translation>
    </message>
    <message>
        <source>{label} is the label; a label cannot be a feature too. Leave it out of the features.</source>
        <translation>{label} लेबल है; लेबल लक्षण भी नहीं हो सकता। उसे लक्षणों में से हटा दें।</translation>
    </message>
    <message>
        <source>{label} has {classes} classes, but there are only {rows} rows with a class.</source>
        <translation>{label} के {classes} वर्ग हैं, पर वर्ग वाली पंक्तियाँ केवल {rows} हैं।</translation>
    </message>
    <message>
        <source>No feature is left to predict {label} from; choose one with two or more values.</source>
        <translation>{label} के पूर्वानुमान के लिए कोई लक्षण नहीं बचा; दो या अधिक मानों वाला कोई लक्षण चुनें।</translation>
    </message>
    <message>
        <source>{attribute} is numeric and has no bounds; state its lowest and highest value, from knowledge and not from the data.</source>
        <translation>{attribute} संख्यात्मक है और उसकी सीमाएँ नहीं दी गईं; उसका सबसे छोटा और सबसे बड़ा मान बताएँ, अपनी जानकारी से, आँकड़ों से नहीं।</translation>
    </message>
    <message>
        <source>Column {attribute} is numeric, but has the value {value}.</source>
        <translation>स्तंभ {attribute} संख्यात्मक है, पर उसमें मान {value} है।</translation>
    </message>
    <message>
        <source>There are no interviews in {where}. Import collection files first.</source>
        <translation>{where} में कोई साक्षात्कार नहीं है। पहले संग्रह फ़ाइलें आयात करें।</translation>
    </message>
    <message>
        <source>{question} has no answer {answer}; its answers are {known}.</source>
        <translation>{question} का कोई उत्तर {answer} नहीं है; उसके उत्तर हैं {known}।</translation>
    </message>
    <message>
        <source>{question} is randomized, so nobody&apos;s group is known. Group by a direct question; this survey has {known}.</source>
        <translation>{question} यादृच्छिक है, इसलिए किसी का समूह मालूम नहीं। किसी सीधे प्रश्न से समूह बनाएँ; इस सर्वेक्षण में {known} हैं।</translation>
    </message>
    <message>
        <source>{question} has no list of answers, so groups, strata and clusters cannot be formed by it. Name a direct question with listed answers; this survey has {known}.</source>
        <translation>{question} के उत्तरों की सूची नहीं है, इसलिए उससे समूह, स्तर और गुच्छे नहीं बन सकते। सूचीबद्ध उत्तरों वाला सीधा प्रश्न बताएँ; इस सर्वेक्षण में {known} हैं।</translation>
    </message>
    <message>
        <source>{file} is a table; give the survey that its columns belong to.</source>
        <translation>{file} एक तालिका है; वह सर्वेक्षण दें जिसके इसके कॉलम हैं।</translation>
    </message>
    <message>
        <source>The audit cannot run: {reason}.</source>
        <translation>जाँच (audit) नहीं चल सकती: {reason}।</translation>
    </message>
    <message>
        <source>There is no design {name}; known designs are {known}.</source>
        <translation>{name} नाम का कोई डिज़ाइन नहीं है; ज्ञात डिज़ाइन हैं {known}।</translation>
    </message>
    <message>
        <source>{method} is not a method; choose one of {known}.</source>
        <translation>{method} कोई विधि नहीं है; {known} में से एक चुनें।</translation>
    </message>
    <message>
        <source>{question} is the outcome and cannot be its own predictor. Leave it out there.</source>
        <translation>{question} परिणाम है और अपना ही व्याख्यात्मक चर नहीं हो सकता। उसे वहाँ छोड़ दें।</translation>
    </message>
    <message>
        <source>{question} is named twice among the predictors. Name it once.</source>
        <translation>{question} व्याख्यात्मक चरों में दो बार आया है। उसे एक बार लिखें।</translation>
    </message>
    <message>
        <source>{question} is randomized; as a predictor it works for a yes/no outcome or a number, and {outcome} has {choices} choices. Leave it out, or choose another outcome.</source>
        <translation>{question} यादृच्छिक है; व्याख्यात्मक चर के रूप में वह हाँ/नहीं परिणाम या संख्या के लिए चलता है, और {outcome} के {choices} विकल्प हैं। उसे छोड़ दें, या दूसरा परिणाम चुनें।</translation>
    </message>
    <message>
        <source>The simulation cannot run: {reason}.</source>
        <translation>अनुकरण (simulation) नहीं चल सकता: {reason}।</translation>
    </message>
    <message>
        <source>{file} was refused: {reason}.</source>
        <translation>{file} अस्वीकार की गई: {reason}।</translation>
    </message>
    <message>
        <source>{file} could not be {action}: {reason}. Nothing that was already stored is lost.</source>
        <translation>{file}: “{action}” नहीं हो सका: {reason}। पहले से सुरक्षित कुछ भी नहीं खोया।</translation>
    </message>
    <message>
        <source>There are no collection files to export in {folder}.</source>
        <translation>{folder} में निर्यात के लिए कोई संग्रह फ़ाइल नहीं है।</translation>
    </message>
    <message>
        <source>Another Surveyapp kiosk is using {folder}. Close it, or export from its supervisor&apos;s screen.</source>
        <translation>{folder} को Surveyapp का दूसरा कियोस्क काम में ले रहा है। उसे बंद करें, या उसके पर्यवेक्षक की स्क्रीन से निर्यात करें।</translation>
    </message>
    <message>
        <source>Choose a PIN of {shortest} to {longest} digits.</source>
        <translation>{shortest} से {longest} अंकों का PIN चुनें।</translation>
    </message>
    <message>
        <source>The project {file} cannot be used: {reason}.</source>
        <translation>परियोजना {file} काम में नहीं लाई जा सकती: {reason}।</translation>
    </message>
    <message>
        <source>{file}, line {line}, column {column}: “{value}” {reason}.</source>
        <translation>{file}, पंक्ति {line}, स्तंभ {column}: “{value}” {reason}।</translation>
    </message>
    <message>
        <source>{file} has the same content as {other}, so its respondents would count twice. Leave one of them out.</source>
        <translation>{file} की सामग्री {other} जैसी ही है, इसलिए उसके उत्तरदाता दो बार गिने जाते। उनमें से एक छोड़ दें।</translation>
    </message>
    <message>
        <source>{file}, line {line}, column {column}: {reason}.</source>
        <translation>{file}, पंक्ति {line}, स्तंभ {column}: {reason}।</translation>
    </message>
    <message>
        <source>{file} has {count} mistake(s). The first: {first}</source>
        <translation>{file} में {count} ग़लती है। पहली: {first}</translation>
    </message>
    <message>
        <source>{file} is not valid JSON: {reason} (line {line}, column {column}).</source>
        <translation>{file} मान्य JSON नहीं है: {reason} (पंक्ति {line}, स्तंभ {column})।</translation>
    </message>
    <message>
        <source>{file} is not UTF-8 text (byte {byte}); save it as UTF-8 without BOM.</source>
        <translation>{file} UTF-8 पाठ नहीं है (बाइट {byte}); उसे बिना BOM के UTF-8 में सहेजें।</translation>
    </message>
    <message>
        <source>The reports of {question} cannot be learned from: its design {design} has several samples or several answers at once. Leave the question out.</source>
        <translation>{question} की रिपोर्टों से नहीं सीखा जा सकता: उसके डिज़ाइन {design} में एक साथ कई नमूने या कई उत्तर हैं। प्रश्न छोड़ दें।</translation>
    </message>
    <message>
        <source>The design {design} of {question} takes {takes} answers, and {question} has {levels}. Check which survey the reports were collected with.</source>
        <translation>{question} का डिज़ाइन {design} {takes} उत्तर लेता है, और {question} के {levels} हैं। देखें कि रिपोर्टें किस सर्वेक्षण से जुटाई गईं।</translation>
    </message>
    <message>
        <source>{label} is the label and a feature too. Name it as one of the two only.</source>
        <translation>{label} लेबल भी है और लक्षण भी। उसे दोनों में से एक ही बताएँ।</translation>
    </message>
    <message>
        <source>{label} has only one class, {level}, so there is nothing to predict. Choose another label.</source>
        <translation>{label} का केवल एक वर्ग है, {level}, इसलिए पूर्वानुमान को कुछ नहीं है। दूसरा लेबल चुनें।</translation>
    </message>
    <message>
        <source>There is no feature to predict {label} from. Name one.</source>
        <translation>{label} के पूर्वानुमान के लिए कोई लक्षण नहीं है। एक बताएँ।</translation>
    </message>
    <message>
        <source>Reports on several features at once need the design k_rr; {features} were asked with {design}.</source>
        <translation>एक साथ कई लक्षणों की रिपोर्टों को डिज़ाइन k_rr चाहिए; {features} {design} से पूछे गए।</translation>
    </message>
    <message>
        <source>{question} is compared between groups of its own answers. Group by another question.</source>
        <translation>{question} की तुलना उसी के उत्तरों के समूहों में हो रही है। दूसरे प्रश्न से समूह बनाएँ।</translation>
    </message>
    <message>
        <source>{file} cannot become {out}: give a form (.xlsx) and a survey file (.survey.json), either way round.</source>
        <translation>{file} से {out} नहीं बन सकती: एक फ़ॉर्म (.xlsx) और एक सर्वेक्षण फ़ाइल (.survey.json) दें, किसी भी दिशा में।</translation>
    </message>
    <message>
        <source>{by} has no group {group}; it has {known}.</source>
        <translation>{by} में समूह {group} नहीं है; उसमें {known} हैं।</translation>
    </message>
    <message>
        <source>A comparison needs two different groups of {by}; it has {known}.</source>
        <translation>तुलना के लिए {by} के दो अलग समूह चाहिए; उसमें {known} हैं।</translation>
    </message>
    <message>
        <source>A comparison needs two groups of {by}, and interviews are only in {known}.</source>
        <translation>तुलना के लिए {by} के दो समूह चाहिए, और साक्षात्कार केवल {known} में हैं।</translation>
    </message>
    <message>
        <source>Nobody in the group {group} of {by} answered {question}, so nothing is known of it. Choose another group, or import more interviews.</source>
        <translation>{by} के समूह {group} में किसी ने {question} का उत्तर नहीं दिया, इसलिए उसके बारे में कुछ मालूम नहीं। दूसरा समूह चुनें, या और साक्षात्कार आयात करें।</translation>
    </message>
    <message>
        <source>The survey {survey} names no analyst&apos;s key, so its interviews are not sealed. Put the line that “surveyapp key new” printed into it.</source>
        <translation>सर्वेक्षण {survey} में विश्लेषक की कोई कुंजी नहीं है, इसलिए उसके साक्षात्कार सीलबंद नहीं हैं। उसमें वह पंक्ति डालें जो “surveyapp key new” ने छापी थी।</translation>
    </message>
    <message>
        <source>The survey {survey} seals to the key “{key}”, and this is the key “{given}”: it would open none of its interviews.</source>
        <translation>सर्वेक्षण {survey} कुंजी “{key}” से सील करता है, और यह कुंजी “{given}” है: इससे उसका कोई साक्षात्कार नहीं खुलेगा।</translation>
    </message>
    <message>
        <source>{first} and {second} have different answers, so they cannot be ranked together. Rank questions with the same answers.</source>
        <translation>{first} और {second} के उत्तर अलग हैं, इसलिए उन्हें एक साथ कोटि में नहीं रखा जा सकता। एक जैसे उत्तरों वाले प्रश्न लें।</translation>
    </message>
    <message>
        <source>Groups of {by} can be ranked by one question, and {given} were given. Name one of them.</source>
        <translation>{by} के समूहों को एक प्रश्न से कोटि में रखा जा सकता है, और {given} दिए गए। उनमें से एक बताएँ।</translation>
    </message>
    <message>
        <source>Choose a passphrase of at least {shortest} characters; several words are best.</source>
        <translation>कम से कम {shortest} अक्षरों का पासफ़्रेज़ चुनें; कई शब्द सबसे अच्छे हैं।</translation>
    </message>
    <message>
        <source>The passphrase does not open the key file {file}. Try again: it is the one that was chosen when the key was made, and nobody can replace it.</source>
        <translation>इस पासफ़्रेज़ से कुंजी फ़ाइल {file} नहीं खुलती। फिर कोशिश करें: वही चाहिए जो कुंजी बनाते समय चुना गया था, और कोई उसे बदल नहीं सकता।</translation>
    </message>
    <message>
        <source>{file} is sealed to the analyst&apos;s key “{key}”. Give that key&apos;s file and its passphrase.</source>
        <translation>{file} विश्लेषक की कुंजी “{key}” से सीलबंद है। उस कुंजी की फ़ाइल और उसका पासफ़्रेज़ दें।</translation>
    </message>
    <message>
        <source>{file} is sealed to the analyst&apos;s key “{key}”, and the key given is “{given}”. Give the file of the other key.</source>
        <translation>{file} विश्लेषक की कुंजी “{key}” से सीलबंद है, और दी गई कुंजी “{given}” है। दूसरी कुंजी की फ़ाइल दें।</translation>
    </message>
    <message>
        <source>Nothing can be sealed to the analyst&apos;s key of the survey {survey}. Make a new pair with “surveyapp key new” and put its public key in the survey.</source>
        <translation>सर्वेक्षण {survey} के विश्लेषक की कुंजी से कुछ सील नहीं किया जा सकता। “surveyapp key new” से नया जोड़ा बनाएँ और उसकी सार्वजनिक कुंजी सर्वेक्षण में डालें।</translation>
    </message>
    <message>
        <source>{sheet}, column {column}: a cell takes {most} characters, and the survey has {count} there; this survey cannot be written as a form.</source>
        <translation>{sheet}, स्तंभ {column}: एक कोष्ठ में {most} अक्षर आते हैं, और सर्वेक्षण में वहाँ {count} हैं; यह सर्वेक्षण फ़ॉर्म के रूप में नहीं लिखा जा सकता।</translation>
    </message>
    <message>
        <source>{reason} (at character {place}).</source>
        <translation>{reason} (अक्षर {place} पर)।</translation>
    </message>
    <message>
        <source>{file} was altered or damaged since it was saved ({what}); train or copy it again.</source>
        <translation>{file} सहेजे जाने के बाद बदली गई या ख़राब हो गई ({what}); मॉडल फिर से प्रशिक्षित करें या फ़ाइल फिर से कॉपी करें।</translation>
    </message>
    <message>
        <source>The model needs the features {needed}, in this order and with its levels; got {given}.</source>
        <translation>मॉडल को लक्षण {needed} चाहिए, इसी क्रम में और उसी के स्तरों के साथ; मिले {given}।</translation>
    </message>
    <message>
        <source>There is no row with a class to evaluate on.</source>
        <translation>मूल्यांकन के लिए वर्ग वाली कोई पंक्ति नहीं है।</translation>
    </message>
    <message>
        <source>Epsilon is {epsilon}; it must be above 0. Small is private: 0.3 to 3 is usual.</source>
        <translation>एप्सिलॉन {epsilon} है; वह 0 से ऊपर होना चाहिए। छोटा हो तो निजता अधिक: प्रायः 0.3 से 3।</translation>
    </message>
    <message>
        <source>A synthetic table needs two or more columns; this one has {columns}.</source>
        <translation>कृत्रिम तालिका के लिए दो या अधिक स्तंभ चाहिए; इसमें {columns} हैं।</translation>
    </message>
    <message>
        <source>{rows} synthetic rows were asked for; ask for 1 or more.</source>
        <translation>{rows} कृत्रिम पंक्तियाँ माँगी गईं; 1 या अधिक माँगें।</translation>
    </message>
    <message>
        <source>The bounds {text} cannot be used; write COLUMN=LOW:HIGH or COLUMN=LOW:HIGH:BINS, such as age=0:100:10.</source>
        <translation>सीमाएँ {text} काम में नहीं लाई जा सकतीं; COLUMN=LOW:HIGH या COLUMN=LOW:HIGH:BINS लिखें, जैसे age=0:100:10।</translation>
    </message>
    <message>
        <source>Column {attribute} has {levels} different values, more than the {most} that a category can have; leave it out of the features.</source>
        <translation>स्तंभ {attribute} के {levels} अलग-अलग मान हैं, जबकि श्रेणी के अधिक से अधिक {most} हो सकते हैं; उसे लक्षणों में से हटा दें।</translation>
    </message>
    <message>
        <source>{file} has two columns called {attribute}; rename one of them.</source>
        <translation>{file} में {attribute} नाम के दो स्तंभ हैं; उनमें से एक का नाम बदलें।</translation>
    </message>
    <message>
        <source>{file} has no rows below its header.</source>
        <translation>{file} में शीर्ष पंक्ति के नीचे कोई पंक्ति नहीं है।</translation>
    </message>
    <message>
        <source>A model of the method {method} cannot be trained again on a plain table; leave out the folds.</source>
        <translation>{method} विधि का मॉडल साधारण तालिका पर फिर से प्रशिक्षित नहीं किया जा सकता; folds छोड़ दें।</translation>
    </message>
    <message>
        <source>{question} has no list of answers of which one is given, so nothing can be learned from it; name a yes/no question, a single choice or a rating.</source>
        <translation>{question} में उत्तरों की ऐसी सूची नहीं है जिसमें से एक दिया जाता हो, इसलिए उससे कुछ नहीं सीखा जा सकता; कोई हाँ/नहीं प्रश्न, एकल चयन या रेटिंग बताएँ।</translation>
    </message>
    <message>
        <source>{label} was asked in joint questions, and a tree needs each question asked by itself. Train naive-bayes.</source>
        <translation>{label} संयुक्त प्रश्नों में पूछा गया, और वृक्ष के लिए हर प्रश्न अलग से पूछा जाना चाहिए। naive-bayes को प्रशिक्षित करें।</translation>
    </message>
    <message>
        <source>Epsilon is {epsilon}; for randomized reports give one above 0 and up to {most}.</source>
        <translation>एप्सिलॉन {epsilon} है; यादृच्छिक रिपोर्टों के लिए 0 से ऊपर और {most} तक का दें।</translation>
    </message>
    <message>
        <source>There is no learner {learner}; take one of {known}.</source>
        <translation>{learner} नाम की कोई सीखने की विधि नहीं है; {known} में से एक लें।</translation>
    </message>
    <message>
        <source>The share to hold out is {share}; it must be above 0 and below 1.</source>
        <translation>अलग रखा जाने वाला अनुपात {share} है; वह 0 से ऊपर और 1 से कम होना चाहिए।</translation>
    </message>
    <message>
        <source>The budget is {budget}; it must be a number above 0.</source>
        <translation>बजट {budget} है; वह 0 से ऊपर की संख्या होना चाहिए।</translation>
    </message>
    <message>
        <source>{word} is none of the 256 words.</source>
        <translation>{word} 256 शब्दों में से कोई नहीं है।</translation>
    </message>
    <message>
        <source>all choices of a question must differ</source>
        <translation>एक प्रश्न के सभी विकल्प अलग होने चाहिए</translation>
    </message>
    <message>
        <source>The project {file} is no longer in its folder. Put it back there, or open another project.</source>
        <translation>परियोजना {file} अब अपने फ़ोल्डर में नहीं है। उसे वहाँ वापस रखें या दूसरी परियोजना खोलें।</translation>
    </message>
    <message>
        <source>Choose a table, or the reports of this project, first.</source>
        <translation>पहले कोई तालिका, या इस परियोजना की रिपोर्टें चुनें।</translation>
    </message>
    <message>
        <source>The program itself made a mistake, but only after this interview was recorded: it is kept, so do not ask this person again. Go on with the next respondent; if it happens again, stop using this kiosk and send the report, which holds nothing of an interview: {report}.</source>
        <translation>ग़लती प्रोग्राम से ही हुई, पर इस साक्षात्कार के दर्ज होने के बाद: यह सुरक्षित है, इसलिए इस व्यक्ति से फिर न पूछें। अगले उत्तरदाता के साथ आगे बढ़ें; फिर ऐसा हो तो इस कियोस्क का उपयोग बंद करें और रिपोर्ट भेजें, जिसमें किसी साक्षात्कार का कुछ नहीं है: {report}।</translation>
    </message>
    <message>
        <source>The import was stopped; nothing of it was kept, the project {file} is as it was.</source>
        <translation>आयात रोक दिया गया; उसका कुछ भी नहीं रखा गया, परियोजना {file} वैसी ही है जैसी थी।</translation>
    </message>
    <message>
        <source>The ending of {file} does not say what to write; give it one of {known}.</source>
        <translation>{file} के नाम के अंत से पता नहीं चलता कि क्या लिखना है; इनमें से कोई एक दें: {known}।</translation>
    </message>
    <message>
        <source>{question} is named in two filters. Name it once; write several answers with commas between them.</source>
        <translation>{question} दो फ़िल्टरों में आया है। उसे एक बार लिखें; कई उत्तर अल्पविराम लगाकर लिखें।</translation>
    </message>
    <message>
        <source>{question} has no list of answers, so no interviews can be chosen by it. Filter by a direct question with listed answers; this survey has {known}.</source>
        <translation>{question} के उत्तरों की कोई सूची नहीं है, इसलिए उससे साक्षात्कार नहीं चुने जा सकते। सूचीबद्ध उत्तरों वाले किसी सीधे प्रश्न से फ़िल्टर करें; इस सर्वेक्षण में {known} हैं।</translation>
    </message>
    <message>
        <source>{file} has the same rows as {other}, which was imported before, so its respondents would count twice.</source>
        <translation>{file} में वही पंक्तियाँ हैं जो {other} में हैं, जो पहले आयात हो चुकी है, इसलिए उसके उत्तरदाता दो बार गिने जाते।</translation>
    </message>
    <message>
        <source>No row of {file} can be imported: {refused} were refused{first}.</source>
        <translation>{file} की कोई पंक्ति आयात नहीं की जा सकती: {refused} अस्वीकृत हुईं{first}।</translation>
    </message>
    <message>
        <source>The privacy account cannot be made: {reason}.</source>
        <translation>निजता का लेखा नहीं बनाया जा सकता: {reason}।</translation>
    </message>
    <message>
        <source>The survey has no labels in the language {language}; it has {known}.</source>
        <translation>सर्वेक्षण में भाषा {language} के लेबल नहीं हैं; उसमें {known} हैं।</translation>
    </message>
    <message>
        <source>SOURCE_DATE_EPOCH is “{value}”; give whole seconds since 1970, or leave it unset.</source>
        <translation>SOURCE_DATE_EPOCH “{value}” है; 1970 से गिने पूरे सेकंड दें, या उसे खाली रहने दें।</translation>
    </message>
    <message>
        <source>The mapping does not fit {file}: {reason}.</source>
        <translation>मैपिंग {file} से मेल नहीं खाती: {reason}।</translation>
    </message>
    <message>
        <source>No column of {file} was chosen for a question; choose at least one.</source>
        <translation>{file} का कोई स्तंभ किसी प्रश्न के लिए नहीं चुना गया; कम से कम एक चुनें।</translation>
    </message>
    <message>
        <source>Reading a table of {engine} needs libraries that are not installed ({missing}): pip install &apos;surveyapp[engines]&apos;.</source>
        <translation>{engine} की तालिका पढ़ने के लिए ऐसी लाइब्रेरियाँ चाहिए जो स्थापित नहीं हैं ({missing}): pip install &apos;surveyapp[engines]&apos;।</translation>
    </message>
    <message>
        <source>The table {table} of {source} cannot be read: {reason}.</source>
        <translation>{source} की तालिका {table} पढ़ी नहीं जा सकती: {reason}।</translation>
    </message>
    <message>
        <source>The table {table} has no column {column}, in which {question} would be recorded.</source>
        <translation>तालिका {table} में स्तंभ {column} नहीं है, जिसमें {question} दर्ज होता।</translation>
    </message>
    <message>
        <source>There is nothing to undo in this project; it keeps the last {most} actions.</source>
        <translation>इस परियोजना में पूर्ववत करने के लिए कुछ नहीं है; वह पिछली {most} क्रियाएँ रखती है।</translation>
    </message>
    <message>
        <source>There is nothing to redo in this project: nothing was undone since the last action.</source>
        <translation>इस परियोजना में दोहराने के लिए कुछ नहीं है: पिछली क्रिया के बाद कुछ पूर्ववत नहीं किया गया।</translation>
    </message>
    <message>
        <source>{file} cannot be removed: an older Surveyapp stored its interviews without noting which of its kiosk&apos;s files they came from. Import the files that shall stay into a new project.</source>
        <translation>{file} हटाई नहीं जा सकती: किसी पुराने Surveyapp ने उसके साक्षात्कार यह लिखे बिना सहेजे कि वे उसके कियोस्क की किन फ़ाइलों से आए। जो फ़ाइलें रहनी हैं उन्हें किसी नई परियोजना में आयात करें।</translation>
    </message>
    <message>
        <source>{file} could not be written: {reason}.</source>
        <translation>{file} लिखी नहीं जा सकी: {reason}।</translation>
    </message>
    <message>
        <source>The survey cannot be written as a form: XLSForm cannot express {what}.</source>
        <translation>सर्वेक्षण फ़ॉर्म के रूप में नहीं लिखा जा सकता: XLSForm में {what} के लिए शब्द नहीं हैं।</translation>
    </message>
    <message>
        <source>The program itself made a mistake, so this interview was not recorded; all before it are kept. Go on with the next respondent; if it happens again, stop using this kiosk and send the report, which holds nothing of an interview: {report}.</source>
        <translation>ग़लती प्रोग्राम से ही हुई, इसलिए यह साक्षात्कार दर्ज नहीं हुआ; इससे पहले के सब सुरक्षित हैं। अगले उत्तरदाता के साथ आगे बढ़ें; फिर ऐसा हो तो इस कियोस्क का उपयोग बंद करें और रिपोर्ट भेजें, जिसमें किसी साक्षात्कार का कुछ नहीं है: {report}।</translation>
    </message>
    <message>
        <source>not written</source>
        <translation>लिखा नहीं गया</translation>
    </message>
    <message>
        <source>The budget cannot be made: {reason}.</source>
        <translation>बजट नहीं बन सकता: {reason}।</translation>
    </message>
    <message>
        <source>The survey cannot be rehearsed: {reason}.</source>
        <translation>सर्वेक्षण का पूर्वाभ्यास नहीं हो सकता: {reason}।</translation>
    </message>
    <message>
        <source>A cross-table needs two to four different questions; these were given: {names}.</source>
        <translation>क्रॉस-तालिका को दो से चार अलग प्रश्न चाहिए; ये दिए गए: {names}।</translation>
    </message>
    <message>
        <source>{question} is a number, so it needs the linear model, not the logistic one.</source>
        <translation>{question} संख्या है, इसलिए उसे रैखिक मॉडल चाहिए, लॉजिस्टिक नहीं।</translation>
    </message>
    <message>
        <source>The report cannot contain “{analysis}”; remove it, or correct it: {problem}</source>
        <translation>रिपोर्ट में “{analysis}” नहीं रह सकता; इसे हटाएँ, या सुधारें: {problem}</translation>
    </message>
    <message>
        <source>all answers lead to the same reports, so nothing can be learned from them</source>
        <translation>सभी उत्तर एक ही रिपोर्टों तक ले जाते हैं, इसलिए उनसे कुछ नहीं सीखा जा सकता</translation>
    </message>
    <message>
        <source>it has no answers or no reports</source>
        <translation>इसमें उत्तर नहीं हैं या रिपोर्टें नहीं हैं</translation>
    </message>
    <message>
        <source>row {number} has another length than row 1</source>
        <translation>पंक्ति {number} की लंबाई पंक्ति 1 से अलग है</translation>
    </message>
    <message>
        <source>row {number} has a negative probability</source>
        <translation>पंक्ति {number} में ऋणात्मक प्रायिकता है</translation>
    </message>
    <message>
        <source>row {number} sums to {row} and not to 1</source>
        <translation>पंक्ति {number} का योग {row} है, 1 नहीं</translation>
    </message>
    <message>
        <source>p_yes + p_no of sample {sample} is {yes}; it may be at most 1</source>
        <translation>प्रतिदर्श {sample} का p_yes + p_no {yes} है; यह अधिकतम 1 हो सकता है</translation>
    </message>
    <message>
        <source>it has {count} probabilities; give 2 to {most_choices}, one a card</source>
        <translation>इसमें {count} प्रायिकताएँ हैं; 2 से {most_choices} दें, हर कार्ड की एक</translation>
    </message>
    <message>
        <source>they sum to {total}; they must sum to 1 exactly</source>
        <translation>उनका योग {total} है; योग ठीक 1 होना चाहिए</translation>
    </message>
    <message>
        <source>one card is drawn in all cases, so chance protects no answer; give two or more</source>
        <translation>हर स्थिति में एक ही कार्ड निकलता है, इसलिए संयोग किसी उत्तर को नहीं बचाता; दो या अधिक दें</translation>
    </message>
    <message>
        <source>they are the same from both ends, so both answers lead to the same numbers and nothing can be learned; make low numbers likelier than high ones</source>
        <translation>वे दोनों सिरों से समान हैं, इसलिए दोनों उत्तर एक ही संख्याओं तक ले जाते हैं और कुछ नहीं सीखा जा सकता; छोटी संख्याओं को बड़ी से अधिक संभावित बनाएँ</translation>
    </message>
    <message>
        <source>it has {count} probabilities for {k} choices; give one for each choice</source>
        <translation>इसमें {k} विकल्पों के लिए {count} प्रायिकताएँ हैं; हर विकल्प की एक दें</translation>
    </message>
    <message>
        <source>p_truth and p_forced sum to {total}; they must sum to 1 exactly, because each counts its share of all cases</source>
        <translation>p_truth और p_forced का योग {total} है; यह ठीक 1 होना चाहिए, क्योंकि हर एक सभी स्थितियों में अपना हिस्सा गिनता है</translation>
    </message>
    <message>
        <source>p_truth + p_yes is {p_truth}, which is above 1; p_yes counts forced “yes” among all cases, not among the forced ones</source>
        <translation>p_truth + p_yes {p_truth} है, जो 1 से अधिक है; p_yes बाध्य “हाँ” को सभी स्थितियों में गिनता है, केवल बाध्य में नहीं</translation>
    </message>
    <message>
        <source>give either epsilon or p_truth, exactly one of them</source>
        <translation>epsilon या p_truth दें, दोनों में से ठीक एक</translation>
    </message>
    <message>
        <source>it is {p_no}, as is p_yes, so both packs give the same reports and nothing can be learned; make them differ</source>
        <translation>यह {p_no} है, p_yes की तरह, इसलिए दोनों गड्डियाँ एक ही रिपोर्टें देती हैं और कुछ नहीं सीखा जा सकता; इन्हें अलग करें</translation>
    </message>
    <message>
        <source>it makes more than {most_steps} steps from minimum to maximum; choose a larger step, or hybrid</source>
        <translation>न्यूनतम से अधिकतम तक {most_steps} से अधिक क़दम बनते हैं; बड़ा क़दम चुनें, या hybrid</translation>
    </message>
    <message>
        <source>sample</source>
        <translation>प्रतिदर्श</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>प्रतिदर्शों</translation>
    </message>
    <message>
        <source>it has {count} probabilities; give two, one for each {of}</source>
        <translation>इसमें {count} प्रायिकताएँ हैं; दो दें, हर {of} की एक</translation>
    </message>
    <message>
        <source>list its values; numbers of which only the mean is known cannot be drawn</source>
        <translation>इसके मान गिनाएँ; जिन संख्याओं का केवल माध्य ज्ञात हो, वे निकाली नहीं जा सकतीं</translation>
    </message>
    <message>
        <source>give minimum and maximum together</source>
        <translation>न्यूनतम और अधिकतम साथ दें</translation>
    </message>
    <message>
        <source>this design needs a minimum and a maximum</source>
        <translation>इस डिज़ाइन को न्यूनतम और अधिकतम चाहिए</translation>
    </message>
    <message>
        <source>give a minimum and a maximum</source>
        <translation>न्यूनतम और अधिकतम दें</translation>
    </message>
    <message>
        <source>it has {count} rows for {k} choices; give one for each choice</source>
        <translation>इसमें {k} विकल्पों के लिए {count} पंक्तियाँ हैं; हर विकल्प की एक दें</translation>
    </message>
    <message>
        <source>it has more than {most_entries} entries; give fewer</source>
        <translation>इसमें {most_entries} से अधिक प्रविष्टियाँ हैं; कम दें</translation>
    </message>
    <message>
        <source>whole steps must lead from the minimum to the maximum</source>
        <translation>न्यूनतम से अधिकतम तक पूरे क़दम पहुँचने चाहिए</translation>
    </message>
    <message>
        <source>it is so small that there are more than a million possible answers</source>
        <translation>यह इतना छोटा है कि दस लाख से अधिक संभव उत्तर हैं</translation>
    </message>
    <message>
        <source>it must be below the maximum</source>
        <translation>यह अधिकतम से कम होना चाहिए</translation>
    </message>
    <message>
        <source>it must be above 0</source>
        <translation>यह 0 से अधिक होना चाहिए</translation>
    </message>
    <message>
        <source>on average the coins multiply the answer by 0, so nothing can be learned from it</source>
        <translation>औसतन संयोग उत्तर को 0 से गुणा करता है, इसलिए उससे कुछ नहीं सीखा जा सकता</translation>
    </message>
    <message>
        <source>the scrambling numbers have more than {most_lines} combinations of values</source>
        <translation>छिपाने वाली संख्याओं के मानों के {most_lines} से अधिक संयोजन हैं</translation>
    </message>
    <message>
        <source>box</source>
        <translation>डिब्बे</translation>
    </message>
    <message>
        <source>boxes</source>
        <translation>डिब्बों</translation>
    </message>
    <message>
        <source>it is 1, so the boxes are never used; choose less than 1</source>
        <translation>यह 1 है, इसलिए डिब्बे कभी काम नहीं आते; 1 से कम चुनें</translation>
    </message>
    <message>
        <source>with t {t} and p {p} the answer is recorded as given in half of all cases and turned round in the other half, so nothing can be learned; change one</source>
        <translation>t {t} और p {p} के साथ आधी स्थितियों में उत्तर वैसा ही दर्ज होता है और आधी में उलटा, इसलिए कुछ नहीं सीखा जा सकता; एक को बदलें</translation>
    </message>
    <message>
        <source>give both p and q</source>
        <translation>p और q दोनों दें</translation>
    </message>
    <message>
        <source>give either epsilon or p and q, exactly one of them</source>
        <translation>epsilon दें, या p और q, दोनों में से ठीक एक</translation>
    </message>
    <message>
        <source>it equals p, so nothing can be learned from the reports</source>
        <translation>यह p के बराबर है, इसलिए रिपोर्टों से कुछ नहीं सीखा जा सकता</translation>
    </message>
    <message>
        <source>it goes with epsilon, not with p and q</source>
        <translation>यह epsilon के साथ चलता है, p और q के साथ नहीं</translation>
    </message>
    <message>
        <source>optimized is for questions with one answer; leave it out for multiple choice</source>
        <translation>optimized एक उत्तर वाले प्रश्नों के लिए है; बहुविकल्प में इसे छोड़ दें</translation>
    </message>
    <message>
        <source>it is {at_most}, above the {k} choices</source>
        <translation>यह {at_most} है, {k} विकल्पों से अधिक</translation>
    </message>
    <message>
        <source>the table is not {n} by {n}</source>
        <translation>तालिका {n} गुणा {n} की नहीं है</translation>
    </message>
    <message>
        <source>an entry is not above 0 and at most 1</source>
        <translation>कोई प्रविष्टि 0 से अधिक और अधिकतम 1 नहीं है</translation>
    </message>
    <message>
        <source>the diagonal is not the respondents&apos; own probabilities</source>
        <translation>विकर्ण उत्तरदाताओं की अपनी प्रायिकताएँ नहीं है</translation>
    </message>
    <message>
        <source>the table is not symmetric</source>
        <translation>तालिका सममित नहीं है</translation>
    </message>
    <message>
        <source>{taps} taps; give at least 1</source>
        <translation>{taps} स्पर्श; कम से कम 1 दें</translation>
    </message>
    <message>
        <source>the confidence is {confidence}; it must be above 0 and below 1</source>
        <translation>विश्वास स्तर {confidence} है; यह 0 से अधिक और 1 से कम होना चाहिए</translation>
    </message>
    <message>
        <source>each respondent cannot be asked {ask} of {count} questions</source>
        <translation>हर उत्तरदाता से {count} में से {ask} प्रश्न नहीं पूछे जा सकते</translation>
    </message>
    <message>
        <source>ε {epsilon} is too little for {ask} questions of one respondent; allow more, or ask fewer questions</source>
        <translation>ε {epsilon} एक उत्तरदाता के {ask} प्रश्नों के लिए बहुत कम है; अधिक की अनुमति दें, या कम प्रश्न पूछें</translation>
    </message>
    <message>
        <source>ε is {epsilon}; give from 0.01 to {most}</source>
        <translation>ε {epsilon} है; 0.01 से {most} तक दें</translation>
    </message>
    <message>
        <source>{name} is asked in two wordings, which go with its design</source>
        <translation>{name} दो शब्दांकनों में पूछा जाता है, जो उसके डिज़ाइन के साथ चलते हैं</translation>
    </message>
    <message>
        <source>{name} has no randomized question</source>
        <translation>{name} में कोई यादृच्छिक प्रश्न नहीं है</translation>
    </message>
    <message>
        <source>give at least one interview</source>
        <translation>कम से कम एक साक्षात्कार दें</translation>
    </message>
    <message>
        <source>there is no such project; import first</source>
        <translation>ऐसी कोई परियोजना नहीं है; पहले आयात करें</translation>
    </message>
    <message>
        <source>what was sealed to its key did not open again</source>
        <translation>जो इसकी कुंजी से सीलबंद हुआ, वह फिर नहीं खुला</translation>
    </message>
    <message>
        <source>survey must be a text and version a number</source>
        <translation>survey पाठ होना चाहिए और version संख्या</translation>
    </message>
    <message>
        <source>missing must be a list of texts</source>
        <translation>missing पाठों की सूची होनी चाहिए</translation>
    </message>
    <message>
        <source>table must be an object with some of {known}</source>
        <translation>table ऐसा ऑब्जेक्ट होना चाहिए जिसमें {known} में से कुछ हों</translation>
    </message>
    <message>
        <source>columns must be a list</source>
        <translation>columns सूची होनी चाहिए</translation>
    </message>
    <message>
        <source>{key} must be the name of a column</source>
        <translation>{key} किसी स्तंभ का नाम होना चाहिए</translation>
    </message>
    <message>
        <source>table.{key} must be {value}</source>
        <translation>table.{key} {value} होना चाहिए</translation>
    </message>
    <message>
        <source>{where} must be an object with record, column and values</source>
        <translation>{where} ऐसा ऑब्जेक्ट होना चाहिए जिसमें record, column और values हों</translation>
    </message>
    <message>
        <source>{where} must name its record and its column</source>
        <translation>{where} को अपना record और अपना column बताना चाहिए</translation>
    </message>
    <message>
        <source>{where}.values must give a text for each value</source>
        <translation>{where}.values को हर मान के लिए एक पाठ देना चाहिए</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>संख्या</translation>
    </message>
    <message>
        <source>a condition</source>
        <translation>एक शर्त</translation>
    </message>
    <message>
        <source>an answer</source>
        <translation>एक उत्तर</translation>
    </message>
    <message>
        <source>several choices</source>
        <translation>कई विकल्प</translation>
    </message>
    <message>
        <source>a day</source>
        <translation>एक दिन</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>पाठ</translation>
    </message>
    <message>
        <source>give a survey, or a project with interviews</source>
        <translation>कोई सर्वेक्षण दें, या साक्षात्कारों वाली परियोजना</translation>
    </message>
    <message>
        <source>the columns must be {columns}</source>
        <translation>स्तंभ {columns} होने चाहिए</translation>
    </message>
    <message>
        <source>the share of {answer} at {name} is {share}; give one from 0 to 1</source>
        <translation>{name} में {answer} का हिस्सा {share} है; 0 से 1 तक दें</translation>
    </message>
    <message>
        <source>the shares at {name} sum to {value}; all answers together must be 1</source>
        <translation>{name} के हिस्सों का योग {value} है; सभी उत्तर मिलकर 1 होने चाहिए</translation>
    </message>
    <message>
        <source>{name} is a number; suppose its {mean}</source>
        <translation>{name} संख्या है; इसका {mean} मानें</translation>
    </message>
    <message>
        <source>the mean of {name} is {mean}; give one from {low} to {high}</source>
        <translation>{name} का माध्य {mean} है; {low} से {high} तक दें</translation>
    </message>
    <message>
        <source>{one} supposes nothing; write QUESTION:ANSWER=0.1</source>
        <translation>{one} कुछ नहीं मानता; QUESTION:ANSWER=0.1 लिखें</translation>
    </message>
    <message>
        <source>with a difference of {difference} the share of {answer} at {question} would be {share} in a group; suppose a smaller difference, or another share</source>
        <translation>{difference} के अंतर से {question} में {answer} का हिस्सा एक समूह में {share} होगा; छोटा अंतर मानें, या कोई और हिस्सा</translation>
    </message>
    <message>
        <source>{name} would be compared between groups of its own answers</source>
        <translation>{name} की तुलना अपने ही उत्तरों के समूहों में होगी</translation>
    </message>
    <message>
        <source>a comparison needs two different groups of {by}</source>
        <translation>तुलना के लिए {by} के दो अलग समूह चाहिए</translation>
    </message>
    <message>
        <source>interviews</source>
        <translation>साक्षात्कार</translation>
    </message>
    <message>
        <source>rehearsals</source>
        <translation>पूर्वाभ्यास</translation>
    </message>
    <message>
        <source>there would be {number} {what}; give from {least} to {most}</source>
        <translation>{number} {what} होंगे; {least} से {most} तक दें</translation>
    </message>
    <message>
        <source>a seed is a whole number from 0</source>
        <translation>बीज 0 से शुरू पूर्ण संख्या है</translation>
    </message>
    <message>
        <source>{name} has {rows} rows, fewer than the {size} interviews asked for</source>
        <translation>{name} में {rows} पंक्तियाँ हैं, माँगे गए {size} साक्षात्कारों से कम</translation>
    </message>
    <message>
        <source>{interviews} interviews at {kiosks} kiosks; give at least one interview a kiosk</source>
        <translation>{kiosks} कियोस्क पर {interviews} साक्षात्कार; हर कियोस्क पर कम से कम एक दें</translation>
    </message>
    <message>
        <source>{interviews} interviews are more than the {most_interviews} that fit in a run</source>
        <translation>{interviews} साक्षात्कार एक बार में समाने वाले {most_interviews} से अधिक हैं</translation>
    </message>
    <message>
        <source>{path} is there already with other content; choose another folder</source>
        <translation>{path} पहले से दूसरी सामग्री के साथ है; कोई और फ़ोल्डर चुनें</translation>
    </message>
    <message>
        <source>there is no column {name}; give one for each question, and of a joint question its own or its members&apos;</source>
        <translation>{name} स्तंभ नहीं है; हर प्रश्न का एक दें, और संयुक्त प्रश्न का उसका अपना या उसके सदस्यों के</translation>
    </message>
    <message>
        <source>{cell} is not an answer to {name}; they are {question}</source>
        <translation>{cell} {name} का उत्तर नहीं है; उत्तर हैं {question}</translation>
    </message>
    <message>
        <source>{row} is not an answer to {name}; they are {known}</source>
        <translation>{row} {name} का उत्तर नहीं है; उत्तर हैं {known}</translation>
    </message>
    <message>
        <source>does not fit the other cells: no interview records these together</source>
        <translation>दूसरे खानों से मेल नहीं खाता: कोई साक्षात्कार इन्हें साथ दर्ज नहीं करता</translation>
    </message>
    <message>
        <source>is out of order or has no proper id</source>
        <translation>क्रम में नहीं है या इसकी सही पहचान नहीं है</translation>
    </message>
    <message>
        <source>its survey is not usable: {problem}</source>
        <translation>इसका सर्वेक्षण काम का नहीं: {problem}</translation>
    </message>
    <message>
        <source>has reports to more questions than its respondent was asked</source>
        <translation>में उत्तरदाता से पूछे गए से अधिक प्रश्नों की रिपोर्टें हैं</translation>
    </message>
    <message>
        <source>it is open in another program, or was not closed; choose another name</source>
        <translation>यह किसी और प्रोग्राम में खुली है, या बंद नहीं हुई; दूसरा नाम चुनें</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>यह साधारण फ़ाइल नहीं है</translation>
    </message>
    <message>
        <source>the encoding {encoding} is not known; choose one of {encodings}</source>
        <translation>एन्कोडिंग {encoding} ज्ञात नहीं; {encodings} में से एक चुनें</translation>
    </message>
    <message>
        <source>it is not written in {encoding}; choose another encoding</source>
        <translation>यह {encoding} में नहीं लिखी है; दूसरी एन्कोडिंग चुनें</translation>
    </message>
    <message>
        <source>it is not a table of cells with “{delimiter}” between them ({problem})</source>
        <translation>यह “{delimiter}” से अलग किए खानों की तालिका नहीं है ({problem})</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>यह ख़ाली है</translation>
    </message>
    <message>
        <source>{value} is not a list of numbers; write them with commas, as in 1,2,3</source>
        <translation>{value} संख्याओं की सूची नहीं है; अल्पविराम से लिखें, जैसे 1,2,3</translation>
    </message>
    <message>
        <source>{option} is not an option of {analysis}; it takes {known}.</source>
        <translation>{option} {analysis} का विकल्प नहीं है; इसमें {known} हैं।</translation>
    </message>
    <message>
        <source>{value} is not a number</source>
        <translation>{value} संख्या नहीं है</translation>
    </message>
    <message>
        <source>A table does not say which kiosk its rows come from. Use collection files or a project, or group by a direct question.</source>
        <translation>तालिका कियोस्क नहीं बताती। संग्रह फ़ाइलें या परियोजना लें, या किसी सीधे प्रश्न से समूह बनाएँ।</translation>
    </message>
    <message>
        <source>The analysis of {questions} needs the reports one by one, and a database table is only counted: import its rows as a CSV table, or leave it out.</source>
        <translation>{questions} से जो माँगा गया है उसके लिए एक-एक रिपोर्ट चाहिए, और इंजन की तालिका केवल गिनी जाती है: उसकी पंक्तियाँ CSV तालिका के रूप में आयात करें, या उसे छोड़ दें।</translation>
    </message>
    <message>
        <source>{question} has the design {design}, which divides its respondents into two samples: leave out the population size, or choose another question.</source>
        <translation>{question} का डिज़ाइन {design} है, जो अपने उत्तरदाताओं को दो नमूनों में बाँटता है: समष्टि छोड़ दें, या दूसरा --question माँगें।</translation>
    </message>
    <message>
        <source>“{written}” is not a range of shares; give it as FROM:TO or FROM:TO:STEP with shares from 0 to below 1, such as 0:0.3 or 0:0.3:0.1.</source>
        <translation>“{written}” अनुपातों की सीमा नहीं है; इसे FROM:TO या FROM:TO:STEP के रूप में दें, अनुपात 0 से 1 से कम तक, जैसे 0:0.3 या 0:0.3:0.1।</translation>
    </message>
    <message>
        <source>How many people the respondents represent is not known: give the size of the population, or weights.</source>
        <translation>यह ज्ञात नहीं कि उत्तरदाता कितने लोगों का प्रतिनिधित्व करते हैं: जनसंख्या का आकार या भार दें।</translation>
    </message>
    <message>
        <source>The population size applies to a simple random sample of everybody; leave out {option}, or the population size. How many people there are in each group, stratum or cluster is not known.</source>
        <translation>समष्टि का आकार सबके एक सरल नमूने के साथ चलता है; {option} छोड़ें, या समष्टि। हर समूह, स्तर या गुच्छे में कितने लोग हैं, यह मालूम नहीं।</translation>
    </message>
    <message>
        <source>{question} has the design {design}. Inclusion probabilities and totals need a design whose reports follow from the answer alone, in one sample; give weights, or choose another question.</source>
        <translation>{question} का डिज़ाइन {design} है। समावेशन प्रायिकताओं और योगों के लिए ऐसा डिज़ाइन चाहिए जिसकी रिपोर्टें एक ही नमूने में केवल उत्तर से निकलें; भार दें, या कोई और --question पूछें।</translation>
    </message>
    <message>
        <source>There is only one item, {item}. Choose several questions, or the groups that rated it.</source>
        <translation>केवल एक वस्तु है, {item}। कई प्रश्न चुनें, या वे समूह जिन्होंने इसे आँका।</translation>
    </message>
    <message>
        <source>It is not known what the answers to {question} are worth. Give one number for each of them as its utility: {answers}.</source>
        <translation>{question} के उत्तरों का मूल्य पता नहीं है। हर एक के लिए उसकी उपयोगिता की एक संख्या दें: {answers}।</translation>
    </message>
    <message>
        <source>{question} is not a number that is known for each respondent, so it cannot be the outcome of a linear regression: choose a rating that is asked directly, or the logistic model.</source>
        <translation>{question} हर उत्तरदाता की ज्ञात संख्या नहीं है, इसलिए वह रैखिक समाश्रयण का परिणाम नहीं हो सकता: सीधे पूछी गई रेटिंग चुनें, या लॉजिस्टिक मॉडल।</translation>
    </message>
    <message>
        <source>A random intercept needs the logistic model of a yes/no question that is asked in one sample, and direct predictors; {question} or its predictors do not fit. Use clusters without a random intercept.</source>
        <translation>यादृच्छिक अंतःखंड के लिए एक ही नमूने में पूछे गए हाँ/नहीं प्रश्न का लॉजिस्टिक मॉडल और सीधे पूर्वसूचक चाहिए; {question} या इसके पूर्वसूचक ऐसे नहीं हैं। यादृच्छिक अंतःखंड के बिना क्लस्टर लें।</translation>
    </message>
    <message>
        <source>There are {clusters} clusters and {coefficients} coefficients; standard errors need more clusters than coefficients, preferably many more. Use fewer predictors or another cluster column.</source>
        <translation>{clusters} गुच्छे और {coefficients} गुणांक हैं; मानक त्रुटियों के लिए गुणांकों से अधिक गुच्छे चाहिए, बेहतर हो बहुत अधिक। कम व्याख्यात्मक चर लें या गुच्छों का दूसरा स्तंभ।</translation>
    </message>
    <message>
        <source>The link {link} is for the share of “yes” to a question that is not a list experiment. Leave it out for {question}.</source>
        <translation>लिंक {link} ऐसे प्रश्न के “हाँ” के हिस्से के लिए है जो सूची-प्रयोग न हो। {question} के लिए उसे छोड़ दें।</translation>
    </message>
    <message>
        <source>{question} is not a predictor with categories, so it has no reference level. Those with one are: {known}.</source>
        <translation>{question} श्रेणियों वाला व्याख्यात्मक चर नहीं है, इसलिए उसका कोई संदर्भ स्तर नहीं। जिनका है वे हैं: {known}।</translation>
    </message>
    <message>
        <source>{question} is a number with added noise. The linear model corrects for the noise only if the other predictors are asked directly or are numbers too. Leave out {question}, or the others.</source>
        <translation>{question} शोर वाली संख्या है, जिसे किसी संख्या का रैखिक मॉडल वापस लेता है, ऐसे पूर्वसूचकों के साथ जो सीधे पूछे गए हों या संख्याएँ हों। {question} को छोड़ दें, या दूसरों को।</translation>
    </message>
    <message>
        <source>{question} was asked with {design}, whose reports do not show how large their noise is, so it cannot be a predictor. Leave it out.</source>
        <translation>{question} {design} से पूछा गया, जिसकी रिपोर्टें नहीं बतातीं कि उनका शोर कितना है, इसलिए वह पूर्वसूचक नहीं हो सकता। इसे छोड़ दें।</translation>
    </message>
    <message>
        <source>“{answer}” is not a number or range for {question}. Write {question}&gt;=30, {question}&lt;65 or {question}=18..29.</source>
        <translation>“{answer}” {question} के लिए न संख्या है न सीमा। {question}&gt;=30, {question}&lt;65 या {question}=18..29 लिखें।</translation>
    </message>
    <message>
        <source>“{written}” is not a filter. Write a question and its answers, as in region=north,south, or a number, as in age&gt;=30 or age=18..29.</source>
        <translation>“{written}” कोई फ़िल्टर नहीं है। सवाल और उसके उत्तर लिखें, जैसे region=north,south, या संख्या, जैसे age&gt;=30 या age=18..29।</translation>
    </message>
    <message>
        <source>None of the {all} interviews has {where}. Remove a filter, or choose other answers.</source>
        <translation>{all} साक्षात्कारों में से किसी में {where} नहीं है। कोई फ़िल्टर हटाएँ, या दूसरे उत्तर चुनें।</translation>
    </message>
    <message>
        <source>{by} has {groups} groups, too many to compare every pair. Choose two of them; it has {known}.</source>
        <translation>{by} के {groups} समूह हैं, हर जोड़ी की तुलना के लिए बहुत ज़्यादा। उनमें से दो चुनें; ये हैं: {known}।</translation>
    </message>
    <message>
        <source>The survey {survey} has no recorded question {question}; it has {known}.</source>
        <translation>सर्वेक्षण {survey} में प्रश्न {question} दर्ज नहीं होता; उसमें {known} दर्ज होते हैं।</translation>
    </message>
    <message>
        <source>{question} was asked with {design}, which cannot be used here: that needs a design of one sample whose reports can be listed. Leave it out; it can only be estimated by itself.</source>
        <translation>{question} को {design} से पूछा गया, जिसका यहाँ उपयोग नहीं हो सकता: इसके लिए एक नमूने की ऐसी रचना चाहिए जिसकी रिपोर्टें गिनाई जा सकें। इसे छोड़ दें; estimate बताता है कि इसके बारे में क्या कहा जा सकता है।</translation>
    </message>
    <message>
        <source>{question} was asked with {design}, which cannot be used here: that needs reports that can be listed one by one. Leave it out; it can only be estimated by itself.</source>
        <translation>{question} को {design} से पूछा गया था, जो यहाँ काम नहीं आ सकता: इसके लिए ऐसी दर्ज रिपोर्टें चाहिए जिन्हें एक-एक करके गिनाया जा सके। इसे छोड़ दें; estimate बताता है कि इसके बारे में क्या जाना जा सकता है।</translation>
    </message>
    <message>
        <source>{question} is randomized, so it does not show anybody&apos;s {kind}. Name a direct question; this survey has {known}.</source>
        <translation>{question} यादृच्छिक है, इसलिए उससे किसी का {kind} मालूम नहीं होता। कोई सीधा प्रश्न बताएँ; इस सर्वेक्षण में {known} हैं।</translation>
    </message>
    <message>
        <source>{method} is for means; give the size of the population in which people are counted</source>
        <translation>{method} माध्यों के लिए है; उस जनसंख्या का आकार दें जिसमें लोग गिने जाते हैं</translation>
    </message>
    <message>
        <source>it gives shares and means, not numbers of people; leave out the numbers of people</source>
        <translation>यह अनुपात और माध्य देता है, लोगों की संख्या नहीं; लोगों की संख्या छोड़ दें</translation>
    </message>
    <message>
        <source>give the size of the population in which people are counted, or weights</source>
        <translation>उस जनसंख्या का आकार दें जिसमें लोग गिने जाते हैं, या भार</translation>
    </message>
    <message>
        <source>it applies only with {option}</source>
        <translation>यह केवल {option} के साथ लागू है</translation>
    </message>
    <message>
        <source>There is no screen to open a window on. Start this from a desktop session, or use a command that needs no window.</source>
        <translation>खिड़की खोलने के लिए कोई स्क्रीन नहीं है। इसे डेस्कटॉप सत्र से शुरू करें, या वे आदेश काम में लाएँ जिन्हें खिड़की नहीं चाहिए।</translation>
    </message>
    <message>
        <source>{option} {given} is not part of an opened coin: {reason}.</source>
        <translation>{option} {given} किसी खोले गए सिक्के का हिस्सा नहीं है: {reason}।</translation>
    </message>
    <message>
        <source>Use coin check or coin page; add --help for their options.</source>
        <translation>coin check या coin page लिखें; दोनों के बाद --help बताता है कि क्या चाहिए।</translation>
    </message>
    <message>
        <source>The two passphrases differ, so nothing was made. Start again.</source>
        <translation>दोनों पासफ़्रेज़ एक जैसे नहीं थे; कुछ नहीं बनाया गया। फिर से शुरू करें।</translation>
    </message>
    <message>
        <source>Use texts export or texts import; add --help for their options.</source>
        <translation>texts export या texts import लिखें; किसी के भी बाद --help बताता है कि वह क्या लेता है।</translation>
    </message>
    <message>
        <source>A passphrase is needed, but there is no terminal to ask for it. Give --passphrase-file FILE.</source>
        <translation>पासफ़्रेज़ चाहिए और उसे पूछने के लिए कोई टर्मिनल नहीं है। --passphrase-file FILE दें।</translation>
    </message>
    <message>
        <source>The channel cannot be used: {reason}.</source>
        <translation>चैनल काम का नहीं है: {reason}।</translation>
    </message>
    <message>
        <source>both {of} have {values}, so they give the same information twice; choose two different values, far apart</source>
        <translation>दोनों {of} में {values} है, इसलिए वे एक ही बात दो बार कहते हैं; दो अलग, दूर-दूर के मान चुनें</translation>
    </message>
    <message>
        <source>with these values no number of interviews can estimate &quot;{name}&quot;; choose values that differ more</source>
        <translation>इन मानों से साक्षात्कारों की कोई संख्या “{name}” नहीं बता सकती; अधिक अलग मान चुनें</translation>
    </message>
    <message>
        <source>in both samples p_yes/(1 − p_no) is the same, so people with the trait, people without and people who follow no card cannot be distinguished; choose values far apart</source>
        <translation>दोनों प्रतिदर्शों में p_yes/(1 − p_no) समान है, इसलिए गुण वाले, बिना गुण वाले और कोई कार्ड न मानने वाले लोग अलग नहीं किए जा सकते; दूर-दूर के मान चुनें</translation>
    </message>
    <message>
        <source>besides {design} they can only be direct</source>
        <translation>{design} के साथ वे केवल सीधे हो सकते हैं</translation>
    </message>
    <message>
        <source>with these odds no number of interviews can distinguish the answers</source>
        <translation>इन संभावनाओं से कितने भी साक्षात्कार उत्तरों में भेद नहीं कर सकते</translation>
    </message>
    <message>
        <source>it must differ from p_truth_1, or the two means cannot be separated</source>
        <translation>यह p_truth_1 से अलग होना चाहिए, नहीं तो दोनों माध्य अलग नहीं किए जा सकते</translation>
    </message>
    <message>
        <source>In the maximum-likelihood estimate nobody has the answers in the condition, so there is no share among them. Choose another condition.</source>
        <translation>सबसे संभावित आकलन के अनुसार शर्त में माँगे गए उत्तर किसी के नहीं हैं, इसलिए उनमें कोई अनुपात नहीं है। दूसरी शर्त चुनें।</translation>
    </message>
    <message>
        <source>No share can be estimated from the reports; too few people followed the instruction.</source>
        <translation>रिपोर्टें किसी भी उत्तर का अनुपात नहीं बतातीं; बहुत कम लोगों ने निर्देश माना।</translation>
    </message>
    <message>
        <source>The ranking of item {item} did not converge in {rounds} rounds: its coins reveal too little about the answers. Use a design that asks for the true answer more often, or leave the item out.</source>
        <translation>मद {item} की कोटि {rounds} दौरों में स्थिर नहीं हुई: उसके सिक्के उत्तरों के बारे में बहुत कम बताते हैं। ऐसे डिज़ाइन से पूछें जो अधिक बार सच पूछे, या मद छोड़ दें।</translation>
    </message>
    <message>
        <source>Sample {sample} has {n} reports; each of the two needs at least 2, or the two means cannot be separated.</source>
        <translation>नमूना {sample} में {n} रिपोर्टें हैं; दोनों में से हर एक में कम से कम 2 चाहिए, नहीं तो दोनों माध्यों में भेद नहीं हो सकता।</translation>
    </message>
    <message>
        <source>The exact method would have to look at more than a billion reports. Use a larger error, or the normal method, which gives nearly the same result at such sizes.</source>
        <translation>यथार्थ विधि को एक अरब से अधिक रिपोर्टें देखनी पड़ेंगी। बड़ी त्रुटि रखें, या प्रसामान्य विधि (normal) लें, जो इतने आकार पर लगभग वही देती है।</translation>
    </message>
    <message>
        <source>The method {method} guarantees its result for every number of interviews, which is impossible with this design: its reports have no bounds, or its estimate is a ratio. Use normal.</source>
        <translation>विधि {method} साक्षात्कारों की हर संख्या पर लागू होती है, और इस डिज़ाइन के साथ ऐसी कोई विधि नहीं है: इसकी रिपोर्टों की सीमाएँ नहीं हैं, या इसका आकलन एक भागफल है। normal लें।</translation>
    </message>
    <message>
        <source>Even asking all {population} people does not reach this error, because the coins alone need {coins_only} reports. Accept a larger error or less confidence, or use a design that asks for the true answer more often.</source>
        <translation>सभी {population} लोगों से पूछने पर भी यह त्रुटि नहीं मिलती, क्योंकि केवल सिक्कों के लिए ही {coins_only} रिपोर्टें चाहिए। बड़ी त्रुटि या कम विश्वास स्वीकार करें, या ऐसा डिज़ाइन लें जिसके सिक्के अधिक बार सच पूछें।</translation>
    </message>
    <message>
        <source>{design} cannot be planned for {target}; choose one of {known}.</source>
        <translation>{design} की योजना {target} के लिए नहीं बनाई जा सकती; इनमें से एक चुनें: {known}।</translation>
    </message>
    <message>
        <source>{name} cannot be planned, because the spread of its harmless numbers is not known. Rehearse it with people whose numbers you know.</source>
        <translation>{name} की योजना नहीं बन सकती: उसकी सामान्य संख्याएँ कितनी फैली हैं, यह मालूम नहीं। ऐसे लोगों के साथ आज़माएँ जिनकी दोनों संख्याएँ आप जानते हों।</translation>
    </message>
    <message>
        <source>With these shares of other people, nobody is left whose answers {design} could estimate. Assume other shares.</source>
        <translation>दूसरे लोगों के इन अनुपातों के साथ कोई नहीं बचता जिसके उत्तर {design} बता सके। दूसरे मानें।</translation>
    </message>
    <message>
        <source>The most likely shares were not found in {steps} steps, so none are shown. The design separates the answers too poorly; use one that asks for the true answer more often.</source>
        <translation>सबसे संभावित व्यापकताएँ {steps} चरणों में नहीं मिलीं, इसलिए कोई नहीं दिखाई जाती। डिज़ाइन उत्तरों में ठीक से भेद नहीं करता; ऐसा लें जिसके सिक्के अधिक बार सच पूछें।</translation>
    </message>
    <message>
        <source>There are {clusters} clusters; at least 2 are needed to measure how much they differ. Leave the cluster column out.</source>
        <translation>{clusters} गुच्छे हैं; वे कितने भिन्न हैं यह देखने के लिए कम से कम 2 चाहिए। गुच्छों का स्तंभ छोड़ दें।</translation>
    </message>
    <message>
        <source>The predictor {predictor} is fully determined by {others}, so their effects cannot be separated. Leave one of them out.</source>
        <translation>व्याख्यात्मक चर {predictor} पूरी तरह {others} से तय है, इसलिए उनके प्रभावों में भेद नहीं हो सकता। उनमें से एक छोड़ दें।</translation>
    </message>
    <message>
        <source>The item count model cannot be estimated reliably: some coefficient cannot be separated from others, or rests on one person. Leave out covariates, merge rare levels, or use the difference in means.</source>
        <translation>मद-गणना मॉडल का कोई निश्चित हल नहीं है: कोई गुणांक दूसरों के पीछे छिपता है या एक ही व्यक्ति पर टिका है। सहचर छोड़ें, विरल स्तर जोड़ें, या माध्यों का अंतर लें।</translation>
    </message>
    <message>
        <source>Only {n} respondents answered all questions of the regression, which estimates {parameters} parameters. Use fewer predictors or collect more interviews.</source>
        <translation>केवल {n} उत्तरदाताओं ने समाश्रयण में लगने वाले सब प्रश्नों के उत्तर दिए, और उसे {parameters} संख्याएँ आँकनी हैं। कम व्याख्यात्मक चर लें या और साक्षात्कार जुटाएँ।</translation>
    </message>
    <message>
        <source>All reports of the outcome are the same, so there is no difference to explain. Choose another outcome or collect more interviews.</source>
        <translation>परिणाम की सभी रिपोर्टें एक जैसी हैं, इसलिए कुछ भी उनमें अंतर नहीं समझा सकता। दूसरा परिणाम चुनें या अधिक साक्षात्कार जुटाएँ।</translation>
    </message>
    <message>
        <source>Nearly all differences in the reports to {predictor} are noise from its randomization, so its effect cannot be estimated. Leave it out, or collect more interviews.</source>
        <translation>{predictor} की रिपोर्टों के लगभग सभी अंतर उसके यादृच्छिकीकरण का शोर हैं, इसलिए उसका प्रभाव नहीं बताया जा सकता। इसे छोड़ दें, या अधिक साक्षात्कार जुटाएँ।</translation>
    </message>
    <message>
        <source>The predictor {predictor} has the same value for all respondents, so its effect cannot be estimated. Leave it out.</source>
        <translation>व्याख्यात्मक चर {predictor} का मान सभी उत्तरदाताओं के लिए एक ही है, इसलिए उसका प्रभाव नहीं जाना जा सकता। उसे छोड़ दें।</translation>
    </message>
    <message>
        <source>The best-fitting share is exactly 0 or 100 %, so the coefficients have no finite estimate. Look at the estimate of the share first; collect more interviews.</source>
        <translation>सबसे अच्छा बैठने वाला अनुपात ठीक 0 या 100 % है, इसलिए गुणांकों का कोई सीमित आकलन नहीं है। पहले अनुपात का आकलन देखें; और साक्षात्कार जुटाएँ।</translation>
    </message>
    <message>
        <source>The design of {question} gives the same reports whatever the answer, so nothing can be learned from them. Use a design whose reports depend on the answer.</source>
        <translation>{question} का डिज़ाइन उत्तर कुछ भी हो, वही रिपोर्टें देता है, इसलिए उनसे कुछ नहीं सीखा जा सकता। ऐसा डिज़ाइन लें जो उत्तरों में भेद करे।</translation>
    </message>
    <message>
        <source>The model did not converge in {steps} steps, so no coefficients are shown. Use fewer predictors, or a design that asks for the true answer more often.</source>
        <translation>सबसे संभावित गुणांक {steps} चरणों में नहीं मिले, इसलिए कोई नहीं दिखाया जाता। कम व्याख्यात्मक चर लें, या ऐसा डिज़ाइन जिसके सिक्के अधिक बार सच पूछें।</translation>
    </message>
    <message>
        <source>The reports cannot separate {what}, so there are no standard errors. Two samples need different probabilities; otherwise use fewer predictors.</source>
        <translation>रिपोर्टें {what} में भेद नहीं करतीं, इसलिए मानक त्रुटियाँ नहीं हैं। दो नमूनों को अलग-अलग प्रायिकताएँ चाहिए; नहीं तो कम व्याख्यात्मक चर लें।</translation>
    </message>
    <message>
        <source>The predictor {predictor} separates the answers perfectly, so its coefficient has no finite estimate. Leave it out, merge its levels, or collect more interviews.</source>
        <translation>पूर्वसूचक {predictor} उत्तरों को पूरी तरह अलग कर देता है, इसलिए इसके गुणांक का कोई सीमित आकलन नहीं है। इसे छोड़ दें, इसके स्तर मिला दें, या और साक्षात्कार जुटाएँ।</translation>
    </message>
    <message>
        <source>Stratum {stratum} is said to have {population} units, but {sampled} were sampled from it. Give the number of units (clusters, or people if there are no clusters) in the whole stratum.</source>
        <translation>स्तर {stratum} में {population} इकाइयाँ बताई गई हैं, पर उससे {sampled} निकाली गईं। उन इकाइयों (गुच्छों, या जहाँ गुच्छे न हों वहाँ लोगों) की संख्या दें जो निकाली जा सकती थीं।</translation>
    </message>
    <message>
        <source>The weight of respondent {row} is {weight}; in total {count} weights are not numbers above 0. A weight says how many people a respondent represents. Correct the column, or do not use weights.</source>
        <translation>उत्तरदाता {row} का भार {weight} है, और कुल {count} भार 0 से ऊपर की संख्याएँ नहीं हैं। भार बताता है कि एक उत्तरदाता कितने लोगों का प्रतिनिधि है; स्तंभ सुधारें, या भार छोड़ दें।</translation>
    </message>
    <message>
        <source>All {count} weights are 0, so nobody counts. Choose another weight column, or do not use weights.</source>
        <translation>सभी {count} भार 0 हैं, इसलिए किसी की गिनती नहीं होती। भार का दूसरा स्तंभ चुनें, या भार छोड़ दें।</translation>
    </message>
    <message>
        <source>{rows} rows cannot be divided into {parts} parts with rows in each.</source>
        <translation>{rows} पंक्तियों को ऐसे {parts} भागों में नहीं बाँटा जा सकता जिनमें हर एक में पंक्तियाँ हों।</translation>
    </message>
    <message>
        <source>{file} is not a model that this program can read: its format is {format}, not {known}.</source>
        <translation>{file} ऐसा मॉडल नहीं है जिसे यह प्रोग्राम पढ़ता है: उसका प्रारूप {format} है, {known} नहीं।</translation>
    </message>
    <message>
        <source>The cut points of {attribute} must be finite and increasing; they are {cuts}.</source>
        <translation>{attribute} के विभाजन-बिंदु परिमित और बढ़ते क्रम में होने चाहिए; वे {cuts} हैं।</translation>
    </message>
    <message>
        <source>{label} has only one class; a classifier needs at least two.</source>
        <translation>{label} का केवल एक वर्ग है; वर्गीकारक को अलग पहचानने के लिए दो या अधिक वर्ग चाहिए।</translation>
    </message>
    <message>
        <source>Column {attribute} has the value {value}, which is not one of its levels ({levels}); correct it, or leave it empty if it is missing.</source>
        <translation>स्तंभ {attribute} में मान {value} है, जो उसके स्तरों ({levels}) में से कोई नहीं है; उसे सुधारें, या अगर मान नहीं मिला है तो खाली छोड़ दें।</translation>
    </message>
    <message>
        <source>{feature} has only one value, so it does not help to predict; leave it out of the features.</source>
        <translation>{feature} का केवल एक मान है, इसलिए वह कुछ नहीं बताता; उसे लक्षणों में से हटा दें।</translation>
    </message>
    <message>
        <source>Nobody reported both {feature} and {label}, so their relationship cannot be learned. Leave {feature} out.</source>
        <translation>{feature} और {label} दोनों किसी ने नहीं बताए, इसलिए वे साथ कैसे चलते हैं यह नहीं सीखा जाता। {feature} छोड़ दें।</translation>
    </message>
    <message>
        <source>{feature} has only one level, {level}, so it does not help to predict. Leave it out.</source>
        <translation>{feature} का केवल एक स्तर है, {level}: वह कुछ नहीं बताता। उसे छोड़ दें।</translation>
    </message>
    <message>
        <source>{feature} and {label} have {cells} combinations, but one report can have at most about 256. Merge levels, or leave {feature} out.</source>
        <translation>{feature} और {label} के {cells} संयोजन हैं, और एक रिपोर्ट अधिक से अधिक लगभग 256 हो सकती है। स्तर मिला दें, या {feature} छोड़ दें।</translation>
    </message>
    <message>
        <source>weights follow from the inclusion probabilities; leave out the weights</source>
        <translation>भार समावेश प्रायिकताओं से निकलते हैं; भार छोड़ दें</translation>
    </message>
    <message>
        <source>{file}, line {line}: “{cell}” is not a number. Give the joint inclusion probabilities alone, one row and one column for each respondent, without a header.</source>
        <translation>{file}, पंक्ति {line}: “{cell}” संख्या नहीं है। केवल संयुक्त समावेशन प्रायिकताएँ दें, हर उत्तरदाता के लिए एक पंक्ति और एक स्तंभ, बिना शीर्षक के।</translation>
    </message>
    <message>
        <source>Give collection files, tables (.csv) or a project, but only one of these kinds: their respondents cannot be counted together.</source>
        <translation>संग्रह फ़ाइलें, तालिकाएँ (.csv) या परियोजना दें, इनमें से एक ही प्रकार: उनके उत्तरदाता एक साथ नहीं गिने जा सकते।</translation>
    </message>
    <message>
        <source>The column {column} needs a table (.csv) that has it; a collection file contains only reports.</source>
        <translation>स्तंभ {column} के लिए ऐसी तालिका (.csv) चाहिए जिसमें वह हो; संग्रह फ़ाइल में रिपोर्टों के सिवा कुछ नहीं होता।</translation>
    </message>
    <message>
        <source>No row of {where} can be used: {refused} were refused{first}. Each row needs recorded reports in the survey&apos;s columns; a table that codes them in another way must be mapped when it is imported into a project.</source>
        <translation>{where} की कोई पंक्ति काम की नहीं: {refused} नकारी गईं{first}। हर पंक्ति को सर्वेक्षण के स्तंभों में दर्ज रिपोर्टें चाहिए; जो तालिका उन्हें और तरह लिखती है, उसका मिलान परियोजना में आयात करते समय होता है।</translation>
    </message>
    <message>
        <source>This text is not available in {language}. Choose one of {known}.</source>
        <translation>यह पाठ भाषा {language} में नहीं है। इनमें से एक चुनें: {known}।</translation>
    </message>
    <message>
        <source>{feature} was randomized, so the model&apos;s prediction for a respondent is not known. Evaluate on respondents whose features were asked directly, or on a plain table.</source>
        <translation>{feature} यादृच्छिकीकृत था, इसलिए यह ज्ञात नहीं है कि मॉडल किसी उत्तरदाता के बारे में क्या कहता। ऐसे उत्तरदाताओं पर मूल्यांकन करें जिनके लक्षण सीधे पूछे गए, या किसी साधारण तालिका पर।</translation>
    </message>
    <message>
        <source>The model predicts {classes}, and {label} has the answers {answers}.</source>
        <translation>मॉडल {classes} को अलग पहचानता है, और {label} के उत्तर {answers} हैं।</translation>
    </message>
    <message>
        <source>{learner} does not learn from randomized reports. Use one of {known}.</source>
        <translation>{learner} यादृच्छिक रिपोर्टों से नहीं सीखता। {known} में से एक लें।</translation>
    </message>
    <message>
        <source>{question} combines {label} with others in the design {design}; for that, {label} must be its last member. Only k_rr takes any order.</source>
        <translation>{question} डिज़ाइन {design} से {label} को दूसरों के साथ जोड़ता है; उसके लिए {label} उसका अंतिम सदस्य होना चाहिए। केवल k_rr किसी भी क्रम में चलता है।</translation>
    </message>
    <message>
        <source>{table} contains true values, so say how much of its privacy may be spent: an epsilon such as 1, or inf for a model that is not private.</source>
        <translation>{table} में सच्चे मान हैं, इसलिए बताएँ कि उसकी कितनी निजता ख़र्च की जा सकती है: जैसे --epsilon 1; या ऐसे मॉडल के लिए जो निजी न हो, --epsilon inf।</translation>
    </message>
    <message>
        <source>“{text}” is not a cost; write a number from 0</source>
        <translation>“{text}” कोई लागत नहीं है; 0 या उससे बड़ी संख्या लिखें</translation>
    </message>
    <message>
        <source>Give either a survey file or a project that has a survey.</source>
        <translation>सर्वेक्षण फ़ाइल दें, या ऐसी परियोजना जिसमें सर्वेक्षण हो, दोनों में से एक।</translation>
    </message>
    <message>
        <source>{written} is not a difference; write QUESTION=0.1, from -1 to 1</source>
        <translation>{written} कोई अंतर नहीं है; QUESTION=0.1 लिखें, -1 से 1 तक</translation>
    </message>
    <message>
        <source>{written} is not a prevalence; write a number such as 0.12</source>
        <translation>{written} कोई व्यापकता नहीं है; 0.12 जैसी संख्या लिखें</translation>
    </message>
    <message>
        <source>This survey has simulated and real interviews; only the real ones count.</source>
        <translation>एक ही सर्वेक्षण के अनुकरित और वास्तविक साक्षात्कार हैं; केवल वास्तविक गिने जाते हैं।</translation>
    </message>
    <message>
        <source>it is not a collection file; import it into a project as a table</source>
        <translation>यह संग्रह फ़ाइल नहीं है; इसे तालिका के रूप में प्रोजेक्ट में आयात करें</translation>
    </message>
    <message>
        <source>the folder contains no collection files</source>
        <translation>फ़ोल्डर में संग्रह की कोई फ़ाइल नहीं है</translation>
    </message>
    <message>
        <source>The kiosk “{words}” was revoked in this project, and its enrolment file does not reverse that. Nothing was changed. Accept it by name if it is to be trusted again.</source>
        <translation>कियोस्क “{words}” इस परियोजना में रद्द किया गया था, और इसकी नामांकन फ़ाइल इसे वापस नहीं लाती। कुछ नहीं बदला गया। यदि इस पर फिर भरोसा करना हो तो इसे नाम से स्वीकार करें।</translation>
    </message>
    <message>
        <source>{file} comes from a kiosk that this project does not know: “{words}”. It is held in the project. Compare these words with those on the kiosk&apos;s supervisor screen, then accept the kiosk.</source>
        <translation>{file} ऐसे कियोस्क से आई है जिसे यह परियोजना नहीं जानती: “{words}”। वह परियोजना में प्रतीक्षा में है। इन शब्दों का मिलान कियोस्क के पर्यवेक्षक की स्क्रीन के शब्दों से करें, फिर कियोस्क स्वीकार करें।</translation>
    </message>
    <message>
        <source>{file} comes from a kiosk that was revoked in this project: “{words}”. It is held in the project until the kiosk is accepted again.</source>
        <translation>{file} ऐसे कियोस्क से आई है जिसे इस परियोजना में रद्द किया गया था: “{words}”। जब तक कियोस्क फिर स्वीकार न हो, वह परियोजना में प्रतीक्षा में है।</translation>
    </message>
    <message>
        <source>The project {file} contains a survey {survey} that is not the one in the given file; one of them was changed without a new version.</source>
        <translation>परियोजना {file} में सर्वेक्षण {survey} है जो दी गई फ़ाइल वाला नहीं है; उनमें से एक नए संस्करण के बिना बदला गया था।</translation>
    </message>
    <message>
        <source>{written} is not a survey: give a survey file, or the id of one of the project&apos;s surveys, as clinic or clinic@3 for its version 3.</source>
        <translation>{written} सर्वेक्षण नहीं है: कोई सर्वेक्षण फ़ाइल दें, या परियोजना के किसी सर्वेक्षण की आईडी, जैसे clinic, या उसके संस्करण 3 के लिए clinic@3।</translation>
    </message>
    <message>
        <source>The project {project} has no file {file} in its chosen survey. Use the names that the desk lists.</source>
        <translation>परियोजना {project} के चुने हुए सर्वेक्षण में {file} नाम की कोई फ़ाइल नहीं है; उसकी फ़ाइलों के नाम वे हैं जो डेस्क की सूची में हैं।</translation>
    </message>
    <message>
        <source>{forged} is not a number of forged interviews: give a whole number from 0 to {most}.</source>
        <translation>{forged} जाली साक्षात्कारों की संख्या नहीं है: 0 से {most} तक की कोई पूर्ण संख्या दें।</translation>
    </message>
    <message>
        <source>A script cannot reproduce these numbers: {file} is a table of another program, and the project does not keep how its columns were mapped. Write the report without the script.</source>
        <translation>कोई स्क्रिप्ट इन संख्याओं को फिर से नहीं बना सकती: {file} किसी अन्य प्रोग्राम की तालिका है, और परियोजना यह नहीं रखती कि उसके स्तंभ किस रूप में लिए गए थे। रिपोर्ट बिना स्क्रिप्ट के लिखें।</translation>
    </message>
    <message>
        <source>{written} cannot be assumed. Write {form}=SHARE with a share from 0 to 1; known here: {known}.</source>
        <translation>{written} नहीं माना जा सकता। {form}=SHARE लिखें, 0 से 1 तक के अनुपात के साथ; यहाँ ज्ञात: {known}।</translation>
    </message>
    <message>
        <source>the true answer in {own}, any other in {other} of all cases</source>
        <translation>सच्चा उत्तर {own} में, कोई और {other} मामलों में</translation>
    </message>
    <message>
        <source>otherwise one of {k}, all equally likely</source>
        <translation>नहीं तो {k} में से कोई एक, सब बराबर संभावित</translation>
    </message>
    <message>
        <source>the sensitive question with {p}, otherwise the harmless one</source>
        <translation>{p} प्रायिकता से संवेदनशील प्रश्न, नहीं तो सामान्य प्रश्न</translation>
    </message>
    <message>
        <source>{file} cannot be shown as a form: {path} must be {expected}. Correct that in a text editor first.</source>
        <translation>{file} फ़ॉर्म के रूप में नहीं दिखाई जा सकती: {path} {expected} होना चाहिए। पहले इसे किसी टेक्स्ट एडिटर में ठीक करें।</translation>
    </message>
    <message>
        <source>{file} was not written: a form needs a survey without problems, and this one has {count}. Fix them, or save it as a survey file for now.</source>
        <translation>{file} नहीं लिखी गई: फ़ॉर्म के लिए बिना ग़लती का सर्वेक्षण चाहिए, और इसमें {count} हैं। उन्हें ठीक करें, या तब तक इसे सर्वेक्षण फ़ाइल के रूप में सहेजें।</translation>
    </message>
    <message>
        <source>{strange} is not a randomized question of {name}; these are {known}</source>
        <translation>{strange} {name} का कोई यादृच्छिक प्रश्न नहीं है; वे हैं {known}</translation>
    </message>
    <message>
        <source>{text} is not a weight; write QUESTION=2, with a number above 0</source>
        <translation>{text} कोई भार नहीं है; QUESTION=2 लिखें, 0 से बड़ी संख्या के साथ</translation>
    </message>
    <message>
        <source>the sound is left out; its file is not in the form&apos;s folder.</source>
        <translation>ध्वनि छोड़ दी गई है; उसकी फ़ाइल फ़ॉर्म के पास नहीं है।</translation>
    </message>
    <message>
        <source>{file} was imported before with other content or another mapping ({count} interviews), and importing it again would count people twice. Replace the old table, or rename the file if its respondents are other people.</source>
        <translation>{file} पहले किसी और सामग्री या मिलान के साथ आयात हो चुकी है ({count} साक्षात्कार), और फिर से आयात करने पर लोग दो बार गिने जाएँगे। पुरानी तालिका को बदल दें, या उत्तरदाता दूसरे लोग हों तो फ़ाइल का नाम बदलें।</translation>
    </message>
    <message>
        <source>{file} was imported, but about {shared} of its {count} respondents seem to be in {other} too: so many equal rows do not happen by chance. If they are the same people, they now count twice: undo the import, or remove one of the two files.</source>
        <translation>{file} आयात हुई, पर उसके {count} उत्तरदाताओं में से लगभग {shared} {other} में भी लगते हैं: इतनी पंक्तियाँ संयोग से नहीं मिलतीं। यदि वे वही लोग हैं तो अब दो बार गिने जाते हैं: तब आयात को वापस लें, या दोनों में से एक फ़ाइल हटाएँ।</translation>
    </message>
    <message>
        <source>is not a report: for a randomized question each choice is recorded, or none</source>
        <translation>रिपोर्ट नहीं है: यादृच्छिक प्रश्न का हर विकल्प बताया जाता है, या कोई नहीं</translation>
    </message>
    <message>
        <source>it is not a mapping; its &quot;format&quot; must be &quot;{format}&quot;</source>
        <translation>यह कोई मिलान नहीं है; इसका “format” “{format}” होना चाहिए</translation>
    </message>
    <message>
        <source>{key} is written twice, or does not belong in a mapping</source>
        <translation>{key} दो बार लिखा है, या मिलान की कोई कुंजी नहीं है</translation>
    </message>
    <message>
        <source>line {line} contains a NUL character</source>
        <translation>पंक्ति {line} में NUL वर्ण है</translation>
    </message>
    <message>
        <source>the folder contains no enrolment files (their names end in .enrolment)</source>
        <translation>फ़ोल्डर में कोई नामांकन फ़ाइल नहीं है (उनके नाम .enrolment पर समाप्त होते हैं)</translation>
    </message>
    <message>
        <source>contains a report that its design never gives</source>
        <translation>ऐसी रिपोर्ट रखती है जो इसका डिज़ाइन कभी नहीं देता</translation>
    </message>
    <message>
        <source>is not a sealed interview</source>
        <translation>सीलबंद साक्षात्कार नहीं है</translation>
    </message>
    <message>
        <source>its interviews contain characters that are not allowed</source>
        <translation>इसके साक्षात्कारों में ऐसे वर्ण हैं जो किसी में नहीं हो सकते</translation>
    </message>
    <message>
        <source>it is not UTF-8 text</source>
        <translation>यह UTF-8 पाठ नहीं है</translation>
    </message>
    <message>
        <source>it is not a sealed interview</source>
        <translation>यह सीलबंद साक्षात्कार नहीं है</translation>
    </message>
    <message>
        <source>{file}, line {line}: this interview is damaged and was left out ({reason}). The others are not affected.</source>
        <translation>{file}, पंक्ति {line}: यह साक्षात्कार ख़राब है और छोड़ दिया गया ({reason})। बाकी पर इसका असर नहीं है।</translation>
    </message>
    <message>
        <source>An Excel sheet can have {most} rows, and there are {rows}. Write .csv, .parquet, .sav or .dta.</source>
        <translation>Excel की एक शीट में {most} पंक्तियाँ आती हैं और ये {rows} हैं। .csv, .parquet, .sav या .dta लिखें।</translation>
    </message>
    <message>
        <source>it contains a NUL character</source>
        <translation>इसमें NUL वर्ण है</translation>
    </message>
    <message>
        <source>its name is not a name</source>
        <translation>इसका नाम कोई नाम नहीं है</translation>
    </message>
    <message>
        <source>the system gives no reason</source>
        <translation>सिस्टम कोई कारण नहीं देता</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>डिस्क भरी है</translation>
    </message>
    <message>
        <source>the disk quota is used up</source>
        <translation>डिस्क का कोटा समाप्त है</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <translation>डिस्क केवल पढ़ने के लिए है</translation>
    </message>
    <message>
        <source>permission is denied</source>
        <translation>अनुमति नहीं है</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <translation>डिस्क त्रुटि बताती है</translation>
    </message>
    <message>
        <source>there is no such file or folder</source>
        <translation>ऐसी कोई फ़ाइल या फ़ोल्डर नहीं है</translation>
    </message>
    <message>
        <source>the folder is not a folder</source>
        <translation>फ़ोल्डर कोई फ़ोल्डर नहीं है</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>यह फ़ोल्डर है</translation>
    </message>
    <message>
        <source>it is a link; give the file itself</source>
        <translation>यह लिंक है; फ़ाइल ही दें</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>नाम बहुत लंबा है</translation>
    </message>
    <message>
        <source>a file of that name is there already; choose another place</source>
        <translation>इस नाम की फ़ाइल पहले से है; दूसरी जगह चुनें</translation>
    </message>
    <message>
        <source>{file} contains a secret, and other people on this machine can read it. Let only its owner read it, with “chmod 600 {file}”.</source>
        <translation>{file} में एक गुप्त कुंजी है, और इस मशीन पर दूसरे लोग इसे पढ़ सकते हैं। “chmod 600 {file}” से इसे केवल इसके स्वामी के पढ़ने योग्य बनाएँ।</translation>
    </message>
    <message>
        <source>there is no such folder; make it, or look whether the stick is in</source>
        <translation>ऐसा कोई फ़ोल्डर नहीं है; इसे बनाएँ, या देखें कि स्टिक लगी है</translation>
    </message>
    <message>
        <source>it grew while it was read</source>
        <translation>पढ़ते समय यह बढ़ गई</translation>
    </message>
    <message>
        <source>it has {st_size} bytes, more than the {largest} allowed</source>
        <translation>इसमें {st_size} बाइट हैं, अनुमत {largest} से अधिक</translation>
    </message>
    <message>
        <source>Give the largest survey weight, a whole number that is known without looking at the data.</source>
        <translation>सबसे बड़ा सर्वेक्षण भार दें, एक पूर्ण संख्या जो डेटा देखे बिना ज्ञात हो।</translation>
    </message>
    <message>
        <source>it is for a public or synthetic table, not for reports</source>
        <translation>यह सार्वजनिक या कृत्रिम तालिका के लिए है, रिपोर्टों के लिए नहीं</translation>
    </message>
    <message>
        <source>The program is not translated into {language}. Choose one of {known}.</source>
        <translation>खिड़कियों के लिए भाषा {language} में शब्द नहीं हैं। {known} में से एक चुनें।</translation>
    </message>
    <message>
        <source>it is damaged; fetch the copy that was put away when the key was made</source>
        <translation>यह ख़राब है; कुंजी बनाते समय अलग रखी प्रति लाएँ</translation>
    </message>
    <message>
        <source>it is not the file of an analyst&apos;s private key</source>
        <translation>यह विश्लेषक की निजी कुंजी की फ़ाइल नहीं है</translation>
    </message>
    <message>
        <source>it was written by a newer Surveyapp; update the program</source>
        <translation>इसे नए Surveyapp ने लिखा; प्रोग्राम को अद्यतन करें</translation>
    </message>
    <message>
        <source>its public key does not belong to its private one</source>
        <translation>इसकी सार्वजनिक कुंजी निजी कुंजी की नहीं है</translation>
    </message>
    <message>
        <source>it is the kiosk&apos;s own folder; choose another, on a stick for example</source>
        <translation>यह कियोस्क का अपना फ़ोल्डर है; दूसरा चुनें, जैसे किसी स्टिक पर</translation>
    </message>
    <message>
        <source>{differing} of its interviews are in the project with other reports, so one of the files was altered</source>
        <translation>इसके {differing} साक्षात्कार परियोजना में दूसरी रिपोर्टों के साथ हैं, इसलिए एक फ़ाइल बदली गई थी</translation>
    </message>
    <message>
        <source>it repeats another of the file</source>
        <translation>यह फ़ाइल के किसी और को दोहराता है</translation>
    </message>
    <message>
        <source>its box does not open</source>
        <translation>इसका डिब्बा नहीं खुलता</translation>
    </message>
    <message>
        <source>it is a damaged Parquet file, or of a kind that cannot be read</source>
        <translation>यह ख़राब Parquet फ़ाइल है, या ऐसे प्रकार की जो पढ़ी नहीं जा सकती</translation>
    </message>
    <message>
        <source>it is damaged; remove it from the kiosk&apos;s folder and choose a new PIN</source>
        <translation>यह ख़राब है; इसे कियोस्क के फ़ोल्डर से हटाएँ और नया PIN चुनें</translation>
    </message>
    <message>
        <source>is not expected: the row has {count} cells and the header {columns}</source>
        <translation>अपेक्षित नहीं है: पंक्ति में {count} खाने हैं और शीर्षक में {columns}</translation>
    </message>
    <message>
        <source>ends a row with a cell of {longest} characters, more than {allowed}</source>
        <translation>पंक्ति को {longest} वर्णों के खाने से समाप्त करता है, {allowed} से अधिक</translation>
    </message>
    <message>
        <source>it belongs to the survey {name} version {version}, the others to {others}</source>
        <translation>यह सर्वेक्षण {name} संस्करण {version} की है, दूसरी {others} की</translation>
    </message>
    <message>
        <source>its survey {name} version {version} was changed without a new version</source>
        <translation>इसका सर्वेक्षण {name} संस्करण {version} नए संस्करण के बिना बदला गया</translation>
    </message>
    <message>
        <source>it was written by another version of Surveyapp; use that one or a newer</source>
        <translation>इसे Surveyapp के दूसरे संस्करण ने लिखा; वही या उससे नया काम में लें</translation>
    </message>
    <message>
        <source>it is not a Surveyapp project</source>
        <translation>यह Surveyapp की परियोजना नहीं है</translation>
    </message>
    <message>
        <source>is one report too many: each respondent is asked {size} of {of}</source>
        <translation>एक रिपोर्ट अधिक है: हर उत्तरदाता से {of} में से {size} पूछे जाते हैं</translation>
    </message>
    <message>
        <source>two columns are called {name}; rename or remove one of them</source>
        <translation>दो स्तंभों का नाम {name} है; एक का नाम बदलें या हटाएँ</translation>
    </message>
    <message>
        <source>there is no column {name}; the table has {header}</source>
        <translation>{name} स्तंभ नहीं है; तालिका में {header} हैं</translation>
    </message>
    <message>
        <source>it has no sheet {wanted}; it has {names}</source>
        <translation>इसमें {wanted} शीट नहीं है; इसमें {names} हैं</translation>
    </message>
    <message>
        <source>the sheet {sheet} is empty</source>
        <translation>शीट {sheet} ख़ाली है</translation>
    </message>
    <message>
        <source>its sheet {title} has more than {most_rows} rows</source>
        <translation>इसकी शीट {title} में {most_rows} से अधिक पंक्तियाँ हैं</translation>
    </message>
    <message>
        <source>it is damaged, or of a kind that cannot be read</source>
        <translation>यह ख़राब है, या ऐसे प्रकार की जो पढ़ी नहीं जा सकती</translation>
    </message>
    <message>
        <source>it is not CSV ({problem})</source>
        <translation>यह CSV नहीं है ({problem})</translation>
    </message>
    <message>
        <source>it is not UTF-8; save it as UTF-8</source>
        <translation>यह UTF-8 नहीं है; इसे UTF-8 में सहेजें</translation>
    </message>
    <message>
        <source>is a formula; paste its value instead.</source>
        <translation>सूत्र है; इसकी जगह इसका मान चिपकाएँ।</translation>
    </message>
    <message>
        <source>is an error of the spreadsheet; write the value.</source>
        <translation>स्प्रेडशीट की त्रुटि है; मान लिखें।</translation>
    </message>
    <message>
        <source>it is a workbook of an old kind (.xls); save it as .xlsx</source>
        <translation>यह पुराने प्रकार (.xls) की कार्यपुस्तिका है; इसे .xlsx में सहेजें</translation>
    </message>
    <message>
        <source>it is protected by a password; save it without one</source>
        <translation>यह पासवर्ड से सुरक्षित है; इसे बिना पासवर्ड सहेजें</translation>
    </message>
    <message>
        <source>{file} was not read: nobody has enrolled its kiosk, “{words}”.</source>
        <translation>{file} नहीं पढ़ी गई: इसके कियोस्क “{words}” का नामांकन किसी ने नहीं किया।</translation>
    </message>
    <message>
        <source>it unpacks to more than is allowed ({most} MB, {most_members} parts)</source>
        <translation>खुलने पर यह अनुमत से अधिक हो जाती है ({most} MB, {most_members} भाग)</translation>
    </message>
    <message>
        <source>sheet {name} has more than {most_columns} columns</source>
        <translation>शीट {name} में {most_columns} से अधिक स्तंभ हैं</translation>
    </message>
    <message>
        <source>sheet {name} has more than {most_rows} rows</source>
        <translation>शीट {name} में {most_rows} से अधिक पंक्तियाँ हैं</translation>
    </message>
    <message>
        <source>it has {count} letters after the first hyphen and must have {wanted}</source>
        <translation>पहले हाइफ़न के बाद इसमें {count} अक्षर हैं और {wanted} होने चाहिए</translation>
    </message>
    <message>
        <source>{reason}; copy the whole line</source>
        <translation>{reason}; पूरी पंक्ति कॉपी करें</translation>
    </message>
    <message>
        <source>a letter of it is wrong (its checksum says so); copy it again</source>
        <translation>इसका एक अक्षर ग़लत है (इसका जाँच-योग यही कहता है); इसे फिर कॉपी करें</translation>
    </message>
    <message>
        <source>{name} has coins of several samples; ask by a design of one</source>
        <translation>{name} में कई प्रतिदर्शों का संयोग है; एक वाले डिज़ाइन से पूछें</translation>
    </message>
    <message>
        <source>{name} draws more than one coin below a small number; ask by another design</source>
        <translation>{name} छोटी संख्या से नीचे एक से अधिक संयोग निकालता है; दूसरे डिज़ाइन से पूछें</translation>
    </message>
    <message>
        <source>its coin has {denominator} sides and {most_sides} cards are the most that can be laid out; choose odds with a smaller common denominator</source>
        <translation>इसके संयोग के {denominator} पहलू हैं और अधिकतम {most_sides} कार्ड बिछाए जा सकते हैं; छोटे समान हर वाली संभावनाएँ चुनें</translation>
    </message>
    <message>
        <source>must be true or false.</source>
        <translation>true या false होना चाहिए।</translation>
    </message>
    <message>
        <source>is true, but no question has the kiosk&apos;s coins; remove it.</source>
        <translation>true है, पर किसी प्रश्न में कियोस्क का संयोग नहीं है; इसे हटाएँ।</translation>
    </message>
    <message>
        <source>is true, but {reason} (question {name}).</source>
        <translation>true है, पर {reason} (प्रश्न {name})।</translation>
    </message>
    <message>
        <source>the answer is a number; compare it with =</source>
        <translation>उत्तर संख्या है; इसकी तुलना = से करें</translation>
    </message>
    <message>
        <source>{relation} compares numbers only, without quotes</source>
        <translation>{relation} केवल संख्याओं की तुलना करता है, बिना उद्धरण चिह्नों के</translation>
    </message>
    <message>
        <source>several choices can be answered; use selected(${{id}}, &apos;choice&apos;)</source>
        <translation>कई विकल्प उत्तर हो सकते हैं; selected(${{id}}, &apos;choice&apos;) काम में लें</translation>
    </message>
    <message>
        <source>the answer is a number; write it without quotes</source>
        <translation>उत्तर संख्या है; इसे उद्धरण चिह्नों के बिना लिखें</translation>
    </message>
    <message>
        <source>the answer is a choice; write its id in quotes</source>
        <translation>उत्तर विकल्प है; उसकी id उद्धरण चिह्नों में लिखें</translation>
    </message>
    <message>
        <source>a number is never a choice</source>
        <translation>संख्या कभी विकल्प नहीं होती</translation>
    </message>
    <message>
        <source>has {leaf}, but {wrong}.</source>
        <translation>में {leaf} है, पर {wrong}।</translation>
    </message>
    <message>
        <source>looks at . before the question is asked; refer to an earlier question by ${{id}}.</source>
        <translation>प्रश्न पूछे जाने से पहले . को देखता है; ${{id}} से पहले के किसी प्रश्न को देखें।</translation>
    </message>
    <message>
        <source>never looks at the answer; write . for it.</source>
        <translation>उत्तर को कभी नहीं देखता; उसके लिए . लिखें।</translation>
    </message>
    <message>
        <source>refers to ${{{name}}}, the question itself; an answer of its own is . in a constraint.</source>
        <translation>${{{name}}} को देखता है, जो यही प्रश्न है; शर्त में अपना उत्तर . है।</translation>
    </message>
    <message>
        <source>has {leaf}, which compares no answer.</source>
        <translation>में {leaf} है, जो किसी उत्तर की तुलना नहीं करता।</translation>
    </message>
    <message>
        <source>refers to ${{{name}}}, which is asked later; refer to an earlier question.</source>
        <translation>${{{name}}} को देखता है, जो बाद में पूछा जाता है; पहले के किसी प्रश्न को देखें।</translation>
    </message>
    <message>
        <source>refers to ${{{name}}}, a note, which has no answer.</source>
        <translation>${{{name}}} को देखता है, जो टिप्पणी है और जिसका उत्तर नहीं होता।</translation>
    </message>
    <message>
        <source>refers to ${{{name}}}, which no question has as its id.</source>
        <translation>${{{name}}} को देखता है, जो किसी प्रश्न की id नहीं है।</translation>
    </message>
    <message>
        <source>has {count} characters, and {longest_expression} are the most</source>
        <translation>में {count} वर्ण हैं, और अधिकतम {longest_expression} हो सकते हैं</translation>
    </message>
    <message>
        <source>has the curly quote {character}; type a straight &apos; instead</source>
        <translation>में मुड़ा उद्धरण चिह्न {character} है; उसकी जगह सीधा &apos; लिखें</translation>
    </message>
    <message>
        <source>ends</source>
        <translation>समाप्त होता है</translation>
    </message>
    <message>
        <source>has {text}</source>
        <translation>में {text} है</translation>
    </message>
    <message>
        <source>has a text without a closing {character}</source>
        <translation>में पाठ है जिसका समापन {character} नहीं है</translation>
    </message>
    <message>
        <source>has a $ that begins no ${{id}}; write the id in braces</source>
        <translation>में ऐसा $ है जो कोई ${{id}} शुरू नहीं करता; id को धनु कोष्ठकों में लिखें</translation>
    </message>
    <message>
        <source>is nested too deeply</source>
        <translation>बहुत गहराई तक जुड़ा है</translation>
    </message>
    <message>
        <source>has {text}, where and, or or the end is expected</source>
        <translation>में {text} है, जहाँ and, or या अंत अपेक्षित है</translation>
    </message>
    <message>
        <source>has a selected() that does not begin with ${{id}} or .</source>
        <translation>में ऐसा selected() है जो ${{id}} या . से शुरू नहीं होता</translation>
    </message>
    <message>
        <source>has a selected() that does not end with a choice in quotes</source>
        <translation>में ऐसा selected() है जो उद्धरण चिह्नों में विकल्प से समाप्त नहीं होता</translation>
    </message>
    <message>
        <source>{found} where ${{id}}, ., a number or a &apos;text&apos; is expected</source>
        <translation>{found} जहाँ ${{id}}, ., कोई संख्या या &apos;पाठ&apos; अपेक्षित है</translation>
    </message>
    <message>
        <source>{found} where one of =, !=, &lt;, &lt;=, &gt; and &gt;= is expected</source>
        <translation>{found} जहाँ =, !=, &lt;, &lt;=, &gt; और &gt;= में से एक अपेक्षित है</translation>
    </message>
    <message>
        <source>{found} where {mark} is expected</source>
        <translation>{found} जहाँ {mark} अपेक्षित है</translation>
    </message>
    <message>
        <source>is never shown; add the constraint it is about.</source>
        <translation>कभी नहीं दिखता; वह शर्त जोड़ें जिसके बारे में यह है।</translation>
    </message>
    <message>
        <source>must be a condition in quotes, such as &quot;${{age}} &gt;= 18&quot;.</source>
        <translation>उद्धरण चिह्नों में शर्त होनी चाहिए, जैसे &quot;${{age}} &gt;= 18&quot;।</translation>
    </message>
    <message>
        <source>refers to ${{{name}}}, which depends on {steps}, which is randomized: its true answer would show. Refer to direct questions only.</source>
        <translation>${{{name}}} को देखता है, जो {steps} पर निर्भर है, जो यादृच्छिक है: उसका सच्चा उत्तर दिख जाएगा। केवल सीधे प्रश्नों को देखें।</translation>
    </message>
    <message>
        <source>keeps some answers to ${{{name}}} out, which is randomized: whoever reads the record would know more about the true answer than its coins let through. It may only repeat the question&apos;s own bounds.</source>
        <translation>${{{name}}} के कुछ उत्तर बाहर रखता है, जो यादृच्छिक है: अभिलेख पढ़ने वाला सच्चे उत्तर के बारे में उससे अधिक जान लेगा जितना संयोग जाने देता है। यह केवल प्रश्न की अपनी सीमाएँ दोहरा सकता है।</translation>
    </message>
    <message>
        <source>repeats the answer to ${{{name}}}, which is randomized, on the screen; leave it out.</source>
        <translation>${{{name}}} का उत्तर, जो यादृच्छिक है, परदे पर दोहराता है; इसे छोड़ दें।</translation>
    </message>
    <message>
        <source>must be true or false, without quotes.</source>
        <translation>true या false होना चाहिए, बिना उद्धरण चिह्नों के।</translation>
    </message>
    <message>
        <source>the file</source>
        <translation>फ़ाइल</translation>
    </message>
    <message>
        <source>something else</source>
        <translation>कुछ और</translation>
    </message>
    <message>
        <source>_ and -, beginning with a letter or digit</source>
        <translation>_ और -, अक्षर या अंक से शुरू</translation>
    </message>
    <message>
        <source>and _, beginning with a letter</source>
        <translation>और _, अक्षर से शुरू</translation>
    </message>
    <message>
        <source>and -, such as en, fr or pt-BR</source>
        <translation>और -, जैसे en, fr या pt-BR</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>ऑब्जेक्ट</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>सूची</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true या false</translation>
    </message>
    <message>
        <source>null</source>
        <translation>null</translation>
    </message>
    <message>
        <source>from {low} to {high}</source>
        <translation>{low} से {high} तक</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>ख़ाली</translation>
    </message>
    <message>
        <source>is {value}; it must be an object in braces.</source>
        <translation>{value} है; यह धनु कोष्ठकों में ऑब्जेक्ट होना चाहिए।</translation>
    </message>
    <message>
        <source>is written more than once; keep one.</source>
        <translation>एक से अधिक बार लिखा है; एक रखें।</translation>
    </message>
    <message>
        <source>is {value}; it must be a list in brackets.</source>
        <translation>{value} है; यह वर्ग कोष्ठकों में सूची होनी चाहिए।</translation>
    </message>
    <message>
        <source>has {count} entries; it must have {low} to {high}.</source>
        <translation>में {count} प्रविष्टियाँ हैं; {low} से {high} होनी चाहिए।</translation>
    </message>
    <message>
        <source>is {value}; it must be a whole number from {low} to {high}.</source>
        <translation>{value} है; यह {low} से {high} तक पूर्ण संख्या होनी चाहिए।</translation>
    </message>
    <message>
        <source>is {value}; it must be a decimal number {ends}.</source>
        <translation>{value} है; यह {ends} दशमलव संख्या होनी चाहिए।</translation>
    </message>
    <message>
        <source>is {value}; it must be a name of at most 64 letters a–z, digits, {extra}.</source>
        <translation>{value} है; यह अधिकतम 64 अक्षरों a–z, अंकों, {extra} का नाम होना चाहिए।</translation>
    </message>
    <message>
        <source>is {value}; write a text.</source>
        <translation>{value} है; पाठ लिखें।</translation>
    </message>
    <message>
        <source>has {count} characters; {longest_text} are the most.</source>
        <translation>में {count} वर्ण हैं; अधिकतम {longest_text} हो सकते हैं।</translation>
    </message>
    <message>
        <source>holds the invisible character U+{unseen}; remove it.</source>
        <translation>में अदृश्य वर्ण U+{unseen} है; इसे हटाएँ।</translation>
    </message>
    <message>
        <source>is {value}; write a text for each language, {{&quot;en&quot;: &quot;…&quot;}}.</source>
        <translation>{value} है; हर भाषा के लिए पाठ लिखें, {{&quot;en&quot;: &quot;…&quot;}}।</translation>
    </message>
    <message>
        <source>is missing; add it.</source>
        <translation>नहीं है; इसे जोड़ें।</translation>
    </message>
    <message>
        <source>is not one of the survey&apos;s languages; add it to them.</source>
        <translation>सर्वेक्षण की भाषाओं में नहीं है; इसे उनमें जोड़ें।</translation>
    </message>
    <message>
        <source>is missing; every text needs every language.</source>
        <translation>नहीं है; हर पाठ को हर भाषा चाहिए।</translation>
    </message>
    <message>
        <source>was written by a newer Surveyapp; update the program.</source>
        <translation>नए Surveyapp ने लिखा; प्रोग्राम को अद्यतन करें।</translation>
    </message>
    <message>
        <source>must be &quot;{format}&quot;.</source>
        <translation>“{format}” होना चाहिए।</translation>
    </message>
    <message>
        <source>is {value}; it {advice}</source>
        <translation>{value} है; यह {advice}</translation>
    </message>
    <message>
        <source>is {value}; write the analyst&apos;s public key in quotes.</source>
        <translation>{value} है; विश्लेषक की सार्वजनिक कुंजी उद्धरण चिह्नों में लिखें।</translation>
    </message>
    <message>
        <source>are all notes; add a question that is recorded.</source>
        <translation>सभी टिप्पणियाँ हैं; कोई प्रश्न जोड़ें जो दर्ज होता है।</translation>
    </message>
    <message>
        <source>is {value}; a member&apos;s type is {known}.</source>
        <translation>{value} है; सदस्य का प्रकार {known} है।</translation>
    </message>
    <message>
        <source>is {kind}; known types are {types}.</source>
        <translation>{kind} है; ज्ञात प्रकार हैं {types}।</translation>
    </message>
    <message>
        <source>is {question_id}, a name that the record keeps for itself; rename it.</source>
        <translation>{question_id} है, ऐसा नाम जो अभिलेख अपने लिए रखता है; इसे बदलें।</translation>
    </message>
    <message>
        <source>is {question_id}, as is {seen}; give each question its own name.</source>
        <translation>{question_id} है, {seen} की तरह; हर प्रश्न को अपना नाम दें।</translation>
    </message>
    <message>
        <source>is {required}; it must be true or false.</source>
        <translation>{required} है; यह true या false होना चाहिए।</translation>
    </message>
    <message>
        <source>repeats the choice {prefer_not_id}; keep one of them.</source>
        <translation>विकल्प {prefer_not_id} दोहराता है; एक रखें।</translation>
    </message>
    <message>
        <source>makes three answers, and {name} takes two; choose a design for any number of answers: {fitting}.</source>
        <translation>तीन उत्तर बनाता है, और {name} दो लेता है; कितने भी उत्तरों का डिज़ाइन चुनें: {fitting}।</translation>
    </message>
    <message>
        <source>repeats {code}; keep one.</source>
        <translation>{code} दोहराता है; एक रखें।</translation>
    </message>
    <message>
        <source>has {shown}, which no joint question lists; remove it.</source>
        <translation>में {shown} है, जिसे कोई संयुक्त प्रश्न नहीं गिनाता; इसे हटाएँ।</translation>
    </message>
    <message>
        <source>belongs to the joint question; remove it here.</source>
        <translation>संयुक्त प्रश्न का है; यहाँ से हटाएँ।</translation>
    </message>
    <message>
        <source>line {line} {wrong}</source>
        <translation>पंक्ति {line} {wrong}</translation>
    </message>
    <message>
        <source>the distribution of the number that is added</source>
        <translation>जोड़ी जाने वाली संख्या का बंटन</translation>
    </message>
    <message>
        <source>the probability that the answer itself is recorded</source>
        <translation>उत्तर के वैसे ही दर्ज होने की प्रायिकता</translation>
    </message>
    <message>
        <source>the distribution of S</source>
        <translation>S का बंटन</translation>
    </message>
    <message>
        <source>the privacy loss ε</source>
        <translation>निजता की हानि ε</translation>
    </message>
    <message>
        <source>the distribution of S₁; its mean is not 0</source>
        <translation>S₁ का बंटन; इसका माध्य 0 नहीं है</translation>
    </message>
    <message>
        <source>the distribution of S₂, added after multiplying</source>
        <translation>S₂ का बंटन, जो गुणा के बाद जोड़ा जाता है</translation>
    </message>
    <message>
        <source>the probabilities that the card answers “yes”, one for each sample</source>
        <translation>पत्ते के “हाँ” उत्तर देने की प्रायिकताएँ, हर नमूने की एक</translation>
    </message>
    <message>
        <source>the probabilities that the card answers “no”, one for each sample</source>
        <translation>पत्ते के “नहीं” उत्तर देने की प्रायिकताएँ, हर नमूने की एक</translation>
    </message>
    <message>
        <source>says no whatever the card says</source>
        <translation>पत्ता कुछ भी कहे, “नहीं” कहता है</translation>
    </message>
    <message>
        <source>the probabilities of the cards 1, 2, … in order</source>
        <translation>पत्तों 1, 2, … की प्रायिकताएँ, क्रम से</translation>
    </message>
    <message>
        <source>the share of “yes” to the harmless question</source>
        <translation>सामान्य प्रश्न पर “हाँ” का अनुपात</translation>
    </message>
    <message>
        <source>the probability of “yes” to the harmless item of the question</source>
        <translation>प्रश्न के सामान्य मद पर “हाँ” की प्रायिकता</translation>
    </message>
    <message>
        <source>the probability of “yes” to the harmless item of the anchor question</source>
        <translation>एंकर प्रश्न के सामान्य मद पर “हाँ” की प्रायिकता</translation>
    </message>
    <message>
        <source>careless, the same both times</source>
        <translation>लापरवाह, दोनों बार एक जैसा उत्तर</translation>
    </message>
    <message>
        <source>careless, once this and once that</source>
        <translation>लापरवाह, एक बार यह और एक बार वह</translation>
    </message>
    <message>
        <source>the probability that the question itself is asked</source>
        <translation>यही प्रश्न पूछे जाने की प्रायिकता</translation>
    </message>
    <message>
        <source>the distribution of W</source>
        <translation>W का बंटन</translation>
    </message>
    <message>
        <source>the distribution of U, added before multiplying</source>
        <translation>U का बंटन, जो गुणा से पहले जोड़ा जाता है</translation>
    </message>
    <message>
        <source>the weight β of the drawn number in the sum</source>
        <translation>योग में निकाली गई संख्या का भार β</translation>
    </message>
    <message>
        <source>the distribution of W; its mean is not 0</source>
        <translation>W का बंटन; इसका माध्य 0 नहीं है</translation>
    </message>
    <message>
        <source>the distribution of U, mixed with the answer</source>
        <translation>U का बंटन, जो उत्तर के साथ मिलाया जाता है</translation>
    </message>
    <message>
        <source>the number of choices</source>
        <translation>विकल्पों की संख्या</translation>
    </message>
    <message>
        <source>the distribution of the number that is recorded instead of the answer</source>
        <translation>उत्तर की जगह दर्ज होने वाली संख्या का बंटन</translation>
    </message>
    <message>
        <source>the probability of “yes” to the harmless item of sample 1 (sample 2 has 1 − p)</source>
        <translation>नमूना 1 के सामान्य मद पर “हाँ” की प्रायिकता (नमूना 2 में 1 − p)</translation>
    </message>
    <message>
        <source>the probability that the coins ask for the truth</source>
        <translation>सिक्कों के सच माँगने की प्रायिकता</translation>
    </message>
    <message>
        <source>the probabilities of each forced choice among all cases, in the order of the choices</source>
        <translation>सभी स्थितियों में हर बाध्य विकल्प की प्रायिकताएँ, विकल्पों के क्रम में</translation>
    </message>
    <message>
        <source>the probability that the coins answer “yes”</source>
        <translation>सिक्कों के “हाँ” उत्तर देने की प्रायिकता</translation>
    </message>
    <message>
        <source>the probability of the sensitive question in sample 1</source>
        <translation>नमूना 1 में संवेदनशील प्रश्न की प्रायिकता</translation>
    </message>
    <message>
        <source>the probability of the sensitive question in sample 2</source>
        <translation>नमूना 2 में संवेदनशील प्रश्न की प्रायिकता</translation>
    </message>
    <message>
        <source>the number of innocuous statements</source>
        <translation>सामान्य कथनों की संख्या</translation>
    </message>
    <message>
        <source>{y} innocuous, yes</source>
        <translation>{y} सामान्य, हाँ</translation>
    </message>
    <message>
        <source>{y} innocuous, no</source>
        <translation>{y} सामान्य, नहीं</translation>
    </message>
    <message>
        <source>the share of red cards in the pack for people whose answer is yes</source>
        <translation>जिनका उत्तर हाँ है उनकी गड्डी में लाल पत्तों का अनुपात</translation>
    </message>
    <message>
        <source>the share of red cards in the pack for people whose answer is no</source>
        <translation>जिनका उत्तर नहीं है उनकी गड्डी में लाल पत्तों का अनुपात</translation>
    </message>
    <message>
        <source>the number of cards drawn, each put back</source>
        <translation>निकाले जाने वाले पत्तों की संख्या, हर पत्ता वापस रखकर</translation>
    </message>
    <message>
        <source>the smallest possible answer</source>
        <translation>सबसे छोटा संभव उत्तर</translation>
    </message>
    <message>
        <source>the largest possible answer</source>
        <translation>सबसे बड़ा संभव उत्तर</translation>
    </message>
    <message>
        <source>the step between possible answers</source>
        <translation>संभव उत्तरों के बीच का अंतर</translation>
    </message>
    <message>
        <source>the probability that a “no” is recorded as it is</source>
        <translation>“नहीं” के वैसे ही दर्ज होने की प्रायिकता</translation>
    </message>
    <message>
        <source>the probability of the card with the question itself</source>
        <translation>इसी प्रश्न वाले पत्ते की प्रायिकता</translation>
    </message>
    <message>
        <source>the share of people with the unrelated trait</source>
        <translation>असंबद्ध विशेषता वाले लोगों का अनुपात</translation>
    </message>
    <message>
        <source>the probabilities of each report, one row an answer in the order of the choices</source>
        <translation>हर रिपोर्ट की प्रायिकताएँ, हर उत्तर के लिए एक पंक्ति, विकल्पों के क्रम में</translation>
    </message>
    <message>
        <source>the distribution of the number that the answer is multiplied by; its mean is not 0</source>
        <translation>उस संख्या का बंटन जिससे उत्तर गुणा किया जाता है; इसका माध्य 0 नहीं है</translation>
    </message>
    <message>
        <source>{range}, and not {value}</source>
        <translation>{range}, पर {value} नहीं</translation>
    </message>
    <message>
        <source>above {low} and below {high}</source>
        <translation>{low} से अधिक और {high} से कम</translation>
    </message>
    <message>
        <source>a list of values with their probabilities</source>
        <translation>मानों की सूची, उनकी प्रायिकताओं के साथ</translation>
    </message>
    <message>
        <source>a list of numbers from {low} to {high}</source>
        <translation>{low} से {high} तक की संख्याओं की सूची</translation>
    </message>
    <message>
        <source>a list of rows, each a list of numbers from {low} to {high}</source>
        <translation>पंक्तियों की सूची, हर पंक्ति {low} से {high} तक की संख्याओं की सूची</translation>
    </message>
    <message>
        <source>a whole number from {low} to {high}</source>
        <translation>{low} से {high} तक की पूर्ण संख्या</translation>
    </message>
    <message>
        <source>the probability that one draw brings the question itself</source>
        <translation>एक बार निकालने पर यही प्रश्न आने की प्रायिकता</translation>
    </message>
    <message>
        <source>the probabilities that people without the trait are asked to say “no”, one for each sample</source>
        <translation>बिना विशेषता वाले लोगों से “नहीं” कहने को कहे जाने की प्रायिकताएँ, हर नमूने की एक</translation>
    </message>
    <message>
        <source>yes, and says so</source>
        <translation>हाँ, और यह बताता है</translation>
    </message>
    <message>
        <source>yes, and says no</source>
        <translation>हाँ, पर “नहीं” कहता है</translation>
    </message>
    <message>
        <source>the probabilities that the question itself is answered, one for each box</source>
        <translation>इसी प्रश्न का उत्तर दिए जाने की प्रायिकताएँ, हर डिब्बे की एक</translation>
    </message>
    <message>
        <source>the probability of the truth card</source>
        <translation>सत्य-पत्ते की प्रायिकता</translation>
    </message>
    <message>
        <source>the probabilities of the card that asks for the trait again, one for each box</source>
        <translation>विशेषता के बारे में फिर पूछने वाले पत्ते की प्रायिकताएँ, हर डिब्बे की एक</translation>
    </message>
    <message>
        <source>no, harmless yes</source>
        <translation>नहीं, सामान्य हाँ</translation>
    </message>
    <message>
        <source>no, harmless no</source>
        <translation>नहीं, सामान्य नहीं</translation>
    </message>
    <message>
        <source>the probability that the first card asks for the truth</source>
        <translation>पहले पत्ते के सच माँगने की प्रायिकता</translation>
    </message>
    <message>
        <source>the probability that the second card asks the question itself</source>
        <translation>दूसरे पत्ते के यही प्रश्न पूछने की प्रायिकता</translation>
    </message>
    <message>
        <source>the probability that the second card bears the question itself</source>
        <translation>दूसरे पत्ते पर यही प्रश्न होने की प्रायिकता</translation>
    </message>
    <message>
        <source>the privacy loss ε of one answer; for multiple choice of each changed choice</source>
        <translation>एक उत्तर की निजता की हानि ε; बहुविकल्प में हर बदले हुए विकल्प की</translation>
    </message>
    <message>
        <source>the probability that a chosen answer is marked</source>
        <translation>चुने गए उत्तर पर निशान लगने की प्रायिकता</translation>
    </message>
    <message>
        <source>the probability that an answer that was not chosen is marked</source>
        <translation>न चुने गए उत्तर पर निशान लगने की प्रायिकता</translation>
    </message>
    <message>
        <source>{first} or {second}</source>
        <translation>{first} या {second}</translation>
    </message>
    <message>
        <source>the probabilities that the question itself is answered, one for each sample</source>
        <translation>इसी प्रश्न का उत्तर दिए जाने की प्रायिकताएँ, हर नमूने की एक</translation>
    </message>
    <message>
        <source>yes, harmless yes</source>
        <translation>हाँ, सामान्य हाँ</translation>
    </message>
    <message>
        <source>yes, harmless no</source>
        <translation>हाँ, सामान्य नहीं</translation>
    </message>
    <message>
        <source>the probability that the question itself is answered</source>
        <translation>इसी प्रश्न का उत्तर दिए जाने की प्रायिकता</translation>
    </message>
    <message>
        <source>sample {sample}: {told}</source>
        <translation>नमूना {sample}: {told}</translation>
    </message>
    <message>
        <source>infinite: some report rules an answer out for some people</source>
        <translation>अनंत: कोई रिपोर्ट कुछ लोगों के लिए किसी उत्तर को असंभव ठहराती है</translation>
    </message>
    <message>
        <source>infinite: {certain}</source>
        <translation>अनंत: {certain}</translation>
    </message>
    <message>
        <source>infinite, or not known: some report rules a number out for some people</source>
        <translation>अनंत, या अज्ञात: कोई रिपोर्ट कुछ लोगों के लिए किसी संख्या को असंभव ठहराती है</translation>
    </message>
    <message>
        <source>not known: nobody can say how likely a number is as the answer to the harmless question</source>
        <translation>अज्ञात: कोई नहीं कह सकता कि सामान्य प्रश्न के उत्तर के रूप में कोई संख्या कितनी संभावित है</translation>
    </message>
    <message>
        <source>{epsilon} (likelihood ratio at most {ratio})</source>
        <translation>{epsilon} (संभाविता अनुपात अधिक से अधिक {ratio})</translation>
    </message>
    <message>
        <source>one of {n} reports, each of which fits some of {k} answers:</source>
        <translation>{n} रिपोर्टों में से एक, जिनमें से हर एक {k} में से कुछ उत्तरों से मेल खाती है:</translation>
    </message>
    <message>
        <source>the expected report is a·x + b for the number x, a = {slope}, b = {intercept}</source>
        <translation>संख्या x के लिए अपेक्षित रिपोर्ट a·x + b है, a = {slope}, b = {intercept}</translation>
    </message>
    <message>
        <source>{report} is never recorded for {answer}</source>
        <translation>{answer} के लिए {report} कभी दर्ज नहीं होता</translation>
    </message>
    <message>
        <source>one of {n} reports, a mark or none for each of {k} choices:</source>
        <translation>{n} रिपोर्टों में से एक, {k} में से हर विकल्प पर निशान है या नहीं:</translation>
    </message>
    <message>
        <source>a chosen one has a mark in {own}, any other in {other} of all cases</source>
        <translation>सभी स्थितियों के {own} में चुने गए विकल्प पर निशान होता है, {other} में किसी भी दूसरे पर</translation>
    </message>
    <message>
        <source>reports lie from {low} to {high}</source>
        <translation>रिपोर्टें {low} से {high} तक होती हैं</translation>
    </message>
    <message>
        <source>{answer} → {odds}</source>
        <translation>{answer} → {odds}</translation>
    </message>
    <message>
        <source>{count} of {of}: the answer</source>
        <translation>{of} में से {count}: अपना उत्तर</translation>
    </message>
    <message>
        <source>about {count} of {of}: the answer</source>
        <translation>{of} में से लगभग {count}: अपना उत्तर</translation>
    </message>
    <message>
        <source>{report} always</source>
        <translation>{report}: हमेशा</translation>
    </message>
    <message>
        <source>{report} {count} of {of}</source>
        <translation>{report}: {of} में से {count}</translation>
    </message>
    <message>
        <source>{report} about {count} of {of}</source>
        <translation>{report}: {of} में से लगभग {count}</translation>
    </message>
    <message>
        <source>reports of the design {design}, as the kiosk writes them</source>
        <translation>डिज़ाइन {design} की रिपोर्टें, जैसी कियोस्क लिखता है</translation>
    </message>
    <message>
        <source>one or more of {answers}</source>
        <translation>{answers} में से एक या अधिक</translation>
    </message>
    <message>
        <source>line {line} has {count} cells and not {width}</source>
        <translation>पंक्ति {line} में {count} खाने हैं, {width} नहीं</translation>
    </message>
    <message>
        <source>it changed while it was read; try again when it has been written</source>
        <translation>पढ़ते समय यह बदल गई; लिखे जाने के बाद फिर प्रयास करें</translation>
    </message>
    <message>
        <source>written</source>
        <translation>लिखना</translation>
    </message>
    <message>
        <source>written to</source>
        <translation>में लिखना</translation>
    </message>
    <message>
        <source>made</source>
        <translation>बनाना</translation>
    </message>
    <message>
        <source>read</source>
        <translation>पढ़ना</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>हटाना</translation>
    </message>
    <message>
        <source>opened</source>
        <translation>खोलना</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>स्तंभ</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>पंक्तियाँ</translation>
    </message>
    <message>
        <source>cells</source>
        <translation>खाने</translation>
    </message>
    <message>
        <source>it has {count} {what}, more than the {most} allowed</source>
        <translation>इसमें {count} {what} हैं, अनुमत {most} से अधिक</translation>
    </message>
    <message>
        <source>numbers from {low} to {high} in steps of {step}</source>
        <translation>{low} से {high} तक की संख्याएँ, {step} के क़दमों में</translation>
    </message>
    <message>
        <source>numbers that the design {design} gives</source>
        <translation>संख्याएँ जो डिज़ाइन {design} देता है</translation>
    </message>
    <message>
        <source>no column is a question of the survey {survey}, which has {questions}; where the columns have other names, map and import them</source>
        <translation>कोई स्तंभ सर्वेक्षण {survey} का प्रश्न नहीं है, जिसमें {questions} हैं; यदि स्तंभों के नाम और हैं, तो उनका मिलान करके आयात करें</translation>
    </message>
    <message>
        <source>is a formula without a stored value; open the workbook in a spreadsheet program and save it</source>
        <translation>ऐसा सूत्र है जिसका मान सहेजा नहीं गया; कार्यपुस्तिका को स्प्रेडशीट प्रोग्राम में खोलें और सहेजें</translation>
    </message>
    <message>
        <source>the row has {count} cells and the header {columns}</source>
        <translation>पंक्ति में {count} खाने हैं और शीर्षक में {columns}</translation>
    </message>
    <message>
        <source>is {value}; {reason}.</source>
        <translation>{value} है; {reason}।</translation>
    </message>
    <message>
        <source>{reason}.</source>
        <translation>{reason}।</translation>
    </message>
    <message>
        <source>is {choice_id}, as is {first}; give each its own name.</source>
        <translation>{choice_id} है, {first} की तरह; हर एक को अपना नाम दें।</translation>
    </message>
    <message>
        <source>arms of its own</source>
        <translation>अपनी भुजाएँ</translation>
    </message>
    <message>
        <source>its reports need a name each, all different</source>
        <translation>इसकी हर रिपोर्ट को एक नाम चाहिए, सब अलग-अलग</translation>
    </message>
    <message>
        <source>it is too small for numbers so far apart</source>
        <translation>इतनी दूर-दूर की संख्याओं के लिए यह बहुत छोटा है</translation>
    </message>
    <message>
        <source>{design} goes with no other design</source>
        <translation>{design} किसी और डिज़ाइन के साथ नहीं चलता</translation>
    </message>
    <message>
        <source>they are for two answers, yes and no</source>
        <translation>वे दो उत्तरों के लिए हैं, हाँ और नहीं</translation>
    </message>
    <message>
        <source>they need two reports each</source>
        <translation>हर एक को दो रिपोर्टें चाहिए</translation>
    </message>
    <message>
        <source>The costs cannot be used: {reason}.</source>
        <translation>लागतें काम की नहीं हैं: {reason}।</translation>
    </message>
    <message>
        <source>it needs {answers} rows and as many columns, one for each answer</source>
        <translation>{answers} पंक्तियाँ और उतने ही स्तंभ चाहिए, हर उत्तर के लिए एक</translation>
    </message>
    <message>
        <source>every cost is a number from 0</source>
        <translation>हर लागत 0 या उससे बड़ी संख्या है</translation>
    </message>
    <message>
        <source>the cost from an answer to itself is 0</source>
        <translation>किसी उत्तर से उसी उत्तर तक की लागत 0 है</translation>
    </message>
    <message>
        <source>some cost must be above 0</source>
        <translation>कोई लागत 0 से ऊपर होनी चाहिए</translation>
    </message>
    <message>
        <source>Nobody is in one of the combinations of samples that these questions draw, and each is needed. Collect more interviews, or leave one of the questions out.</source>
        <translation>इन प्रश्नों से बनने वाले नमूनों के किसी एक मेल में कोई नहीं है, और हर मेल ज़रूरी है। और साक्षात्कार जुटाएँ, या इनमें से कोई प्रश्न छोड़ दें।</translation>
    </message>
    <message>
        <source>The counts or reports have the label {labels}, and the reports of this design are called {names}. Give each report under its own name.</source>
        <translation>गिनतियों या रिपोर्टों का लेबल {labels} है, और इस डिज़ाइन की रिपोर्टों के नाम {names} हैं। हर रिपोर्ट उसके अपने नाम से दें।</translation>
    </message>
    <message>
        <source>There is nothing to compare the coin with. Give --commitment, from the square that was photographed before the card was picked.</source>
        <translation>सिक्के को मिलाने के लिए कुछ नहीं है। पत्ता चुनने से पहले जिस चौकोर निशान की फ़ोटो ली गई, उससे --commitment दें।</translation>
    </message>
    <message>
        <source>--report-seal is there, but the opened round states no report: it was opened before the touch. Give --commitment alone.</source>
        <translation>--report-seal दिया गया है, पर खुली बारी में कोई दर्ज बात नहीं है: वह छूने से पहले खोली गई। केवल --commitment दें।</translation>
    </message>
    <message>
        <source>--touched needs --survey, which states what coins make of it.</source>
        <translation>--touched को --survey चाहिए, जो बताता है कि सिक्के उसका क्या बनाते हैं।</translation>
    </message>
    <message>
        <source>There is no opened round. Give --opened, what its square says, in quotes.</source>
        <translation>कोई खुली बारी नहीं है। --opened दें, यानी उसके चौकोर निशान का पाठ, उद्धरण चिह्नों में।</translation>
    </message>
    <message>
        <source>This is not the text of an opened round: {reason}.</source>
        <translation>यह खुली बारी का पाठ नहीं है: {reason}।</translation>
    </message>
    <message>
        <source>it must begin with “surveyapp coin 2;” and be whole</source>
        <translation>उसे “surveyapp coin 2;” से शुरू होना और पूरा होना चाहिए</translation>
    </message>
    <message>
        <source>its hidden number must be below its number of sides</source>
        <translation>उसकी छिपी संख्या पहलुओं की संख्या से कम होनी चाहिए</translation>
    </message>
    <message>
        <source>its numbers must be written without zeros before them</source>
        <translation>उसकी संख्याएँ आगे शून्य के बिना लिखी होनी चाहिए</translation>
    </message>
    <message>
        <source>its card must be one of those that there are</source>
        <translation>उसका पत्ता मौजूद पत्तों में से होना चाहिए</translation>
    </message>
    <message>
        <source>The counts or reports have the labels {labels}, but nothing says which report of this design each of them is. Name the channel&apos;s reports, or give a list in the channel&apos;s order.</source>
        <translation>गिनतियों या रिपोर्टों के लेबल {labels} हैं, पर कुछ नहीं बताता कि हर एक इस डिज़ाइन की कौन-सी रिपोर्ट है। चैनल की रिपोर्टों को नाम दें, या चैनल के क्रम में सूची दें।</translation>
    </message>
    <message>
        <source>A table was given where one count for each report is needed. Give one column, labelled with the reports&apos; names.</source>
        <translation>जहाँ हर रिपोर्ट की एक गिनती चाहिए वहाँ तालिका दी गई। एक ही स्तंभ दें, जिस पर रिपोर्टों के नाम के लेबल हों।</translation>
    </message>
    <message>
        <source>The counts have the label {label} twice. Add them up, so that each report has one count.</source>
        <translation>गिनतियों में लेबल {label} दो बार है। उन्हें जोड़ दें, ताकि हर रिपोर्ट की एक ही गिनती हो।</translation>
    </message>
    <message>
        <source>This error takes {n} people, and the population has only {population}. Accept a larger error or less confidence, or plan for fewer who do not answer.</source>
        <translation>इस त्रुटि के लिए {n} लोग चाहिए, और जनसंख्या में केवल {population} हैं। बड़ी त्रुटि या कम विश्वास स्वीकार करें, या उत्तर न देने वालों की कम संख्या मानकर योजना बनाएँ।</translation>
    </message>
    <message>
        <source>The counts are of the samples {given}, and this design has the samples {samples}. Give the counts of each sample under its number.</source>
        <translation>गिनतियाँ नमूनों {given} की हैं, और इस डिज़ाइन के नमूने {samples} हैं। हर नमूने की गिनतियाँ उसकी संख्या के साथ दें।</translation>
    </message>
    <message>
        <source>The fitted shares make only {groups} groups, and the fit test needs 3. Use a predictor with more values, or leave the test out.</source>
        <translation>फ़िट किए गए हिस्सों से केवल {groups} समूह बनते हैं, और फ़िट की जाँच को 3 चाहिए। अधिक मानों वाला व्याख्यात्मक चर लें, या जाँच छोड़ दें।</translation>
    </message>
    <message>
        <source>{count} rows of the table are left out, so that the joint inclusion probabilities do not belong to the others. Correct these rows, or leave out their rows and columns too.</source>
        <translation>तालिका की {count} पंक्तियाँ छोड़ दी गई हैं, इसलिए संयुक्त समावेशन प्रायिकताएँ बाकी पंक्तियों की नहीं हैं। इन पंक्तियों को ठीक करें, या उनकी पंक्तियाँ और स्तंभ भी हटाएँ।</translation>
    </message>
    <message>
        <source>“{written}” has more than {most} shares; give a larger step.</source>
        <translation>“{written}” में {most} से अधिक अनुपात हैं; बड़ा क़दम दें।</translation>
    </message>
    <message>
        <source>No question here is randomized: every report is the answer itself.</source>
        <translation>यहाँ कोई प्रश्न यादृच्छिक नहीं है: हर रिपोर्ट स्वयं उत्तर है।</translation>
    </message>
    <message>
        <source>--touched is of rounds that were opened after the touch.</source>
        <translation>--touched उन बारियों के लिए है जो छूने के बाद खोली गईं।</translation>
    </message>
    <message>
        <source>{touched} is none of the answers {known}.</source>
        <translation>{touched} उत्तरों {known} में से कोई नहीं है।</translation>
    </message>
    <message>
        <source>{question} has several designs by row, as data from elsewhere can have. A kiosk asks with one design; choose one.</source>
        <translation>{question} के पंक्ति के अनुसार कई डिज़ाइन हैं, जैसा बाहर के आँकड़ों में होता है। कियोस्क एक डिज़ाइन से पूछता है; एक चुनें।</translation>
    </message>
    <message>
        <source>The levels of {names} are not stated. Read off the data, a level that one person alone has would give that person away. State them in a file of levels or as bounds of a number, have frequent levels found under epsilon, or declare that the table is public.</source>
        <translation>{names} के स्तर बताए नहीं गए हैं। आँकड़ों से पढ़ने पर केवल एक व्यक्ति का स्तर उस व्यक्ति को उजागर कर देगा। उन्हें स्तरों की फ़ाइल में या संख्या की सीमाओं के रूप में बताएँ, epsilon के भीतर आम स्तर खोजने दें, या तालिका को सार्वजनिक घोषित करें।</translation>
    </message>
    <message>
        <source>Delta is {delta}; it must be above 0 and at most 0.001. It is the chance that a rare level shows: take much less than one over the number of rows, such as 0.000000001.</source>
        <translation>डेल्टा {delta} है; यह 0 से ऊपर और अधिक से अधिक 0.001 होना चाहिए। यह किसी दुर्लभ स्तर के दिखने की संभावना है: पंक्तियों की संख्या से एक भाग से बहुत कम लें, जैसे 0.000000001।</translation>
    </message>
    <message>
        <source>{file} is not square: it has {rows} rows and {columns} columns of costs. Give one row and one column for each answer.</source>
        <translation>{file} वर्गाकार नहीं है: इसमें लागतों की {rows} पंक्तियाँ और {columns} स्तंभ हैं। हर उत्तर के लिए एक पंक्ति और एक स्तंभ दें।</translation>
    </message>
    <message>
        <source>The rows of {file} are {rows} and its columns {columns}. Give each answer one row and one column with the same label.</source>
        <translation>{file} की पंक्तियाँ {rows} हैं और स्तंभ {columns}। हर उत्तर को एक ही लेबल की एक पंक्ति और एक स्तंभ दें।</translation>
    </message>
    <message>
        <source>All costs in {file} are 0. Give some cost above 0.</source>
        <translation>{file} में सभी लागतें 0 हैं। कोई लागत 0 से ऊपर दें।</translation>
    </message>
    <message>
        <source>{file}: the cost from {answer} to itself is {cost}. Write 0, as nothing is carried.</source>
        <translation>{file}: {answer} से उसी तक की लागत {cost} है। 0 लिखें, क्योंकि कुछ ले जाया नहीं जाता।</translation>
    </message>
    <message>
        <source>The fit test has from 3 to {most} groups, not {groups}.</source>
        <translation>फ़िट की जाँच में 3 से {most} समूह होते हैं, {groups} नहीं।</translation>
    </message>
    <message>
        <source>give rows of numbers, as in a:0,1;b:1,0</source>
        <translation>संख्याओं की पंक्तियाँ दें, जैसे a:0,1;b:1,0</translation>
    </message>
    <message>
        <source>The fit test is for a yes/no outcome whose design has two reports and known odds, without weights, strata, clusters and randomized predictors. Leave the test out.</source>
        <translation>फ़िट की जाँच ऐसे हाँ/नहीं परिणाम के लिए है जिसके डिज़ाइन में दो रिपोर्टें और ज्ञात संभावनाएँ हों, और जिसमें भार, स्तर, समूह या यादृच्छिक व्याख्यात्मक चर न हों। जाँच छोड़ दें।</translation>
    </message>
    <message>
        <source>{term} contains a randomized question, which can be a predictor only by itself. Leave the product or power out.</source>
        <translation>{term} में एक यादृच्छिक प्रश्न है, जो केवल अकेले व्याख्यात्मक चर हो सकता है। गुणनफल या घात छोड़ दें।</translation>
    </message>
    <message>
        <source>Other estimators than ml are for a list experiment as outcome, direct predictors, and a sample without weights, strata and clusters. Leave the estimator out.</source>
        <translation>ml के अलावा दूसरे आकलक सूची प्रयोग को परिणाम, सीधे पूछे गए पूर्वसूचक और बिना भार, स्तर व समूह के नमूने के लिए हैं। आकलक हटा दें।</translation>
    </message>
    <message>
        <source>The term {term} cannot be read. Write the id of a question, a:b, a*b, or a power from a^2 to a^{most}.</source>
        <translation>पद {term} पढ़ा नहीं जा सकता। किसी प्रश्न की id, a:b, a*b, या a^2 से a^{most} तक कोई घात लिखें।</translation>
    </message>
    <message>
        <source>The term {term} contains {question} twice. Write {question}^2 for its square.</source>
        <translation>पद {term} में {question} दो बार है। उसके वर्ग के लिए {question}^2 लिखें।</translation>
    </message>
    <message>
        <source>{term} is a power of {question}, whose answers are categories and no numbers. Leave the power out.</source>
        <translation>{term} ऐसे {question} की घात है जिसके उत्तर श्रेणियाँ हैं, संख्याएँ नहीं। घात छोड़ दें।</translation>
    </message>
    <message>
        <source>The interaction {term} needs {part} among the predictors too, or its coefficients would depend on the reference level. Write {all}.</source>
        <translation>अंतःक्रिया {term} को व्याख्यात्मक चरों में {part} भी चाहिए, नहीं तो उसके गुणांक संदर्भ स्तर पर निर्भर होंगे। {all} लिखें।</translation>
    </message>
    <message>
        <source>Nobody has compared the words of these kiosks: {kiosks}. Anybody can make a kiosk; compare them with the words on each kiosk&apos;s supervisor screen.</source>
        <translation>इन कियोस्क के शब्दों का मिलान किसी ने नहीं किया: {kiosks}। कोई भी कियोस्क बना सकता है; इनका मिलान हर कियोस्क के पर्यवेक्षक की स्क्रीन के शब्दों से करें।</translation>
    </message>
    <message>
        <source>Compare the words with those on each kiosk&apos;s supervisor screen. If they are the same, give --accept-kiosks; or give the kiosks&apos; enrolment files with --kiosks.</source>
        <translation>शब्दों का मिलान हर कियोस्क के पर्यवेक्षक की स्क्रीन के शब्दों से करें। यदि वे समान हों तो --accept-kiosks दें; या --kiosks के साथ कियोस्क की नामांकन फ़ाइलें दें।</translation>
    </message>
    <message>
        <source>The project {file} is sealed already.</source>
        <translation>परियोजना {file} पहले से मुहरबंद है।</translation>
    </message>
    <message>
        <source>Give the file of the private key that the project {file} is to be sealed to, and its passphrase: who cannot open that key could not open the project again.</source>
        <translation>उस निजी कुंजी की फ़ाइल दें जिससे परियोजना {file} मुहरबंद होनी है, और उसका पासफ़्रेज़ भी: जो उस कुंजी को नहीं खोल सकता वह परियोजना को दोबारा नहीं खोल पाएगा।</translation>
    </message>
    <message>
        <source>The column {arm} has the value {value}, and nothing says how these rows were asked. Name its design with --arm {column}:{value}=DESIGN.</source>
        <translation>स्तंभ {arm} में मान {value} है, और कुछ नहीं बताता कि इन पंक्तियों से कैसे पूछा गया। उसका डिज़ाइन --arm {column}:{value}=DESIGN से बताएँ।</translation>
    </message>
    <message>
        <source>{where}.also must be a list of columns</source>
        <translation>{where}.also स्तंभों की सूची होनी चाहिए</translation>
    </message>
    <message>
        <source>it was altered or cut short; export it again at the kiosk</source>
        <translation>इसे बदला या काटा गया है; कियोस्क पर इसे फिर निर्यात करें</translation>
    </message>
    <message>
        <source>it is not the enrolment file of a kiosk</source>
        <translation>यह किसी कियोस्क की नामांकन फ़ाइल नहीं है</translation>
    </message>
    <message>
        <source>Nothing can be sealed to the analyst&apos;s key here: this machine&apos;s cryptography library has no ML-KEM-768. Install the package “cryptography”, version 48 or newer, as a wheel.</source>
        <translation>यहाँ विश्लेषक की कुंजी से कुछ भी मुहरबंद नहीं हो सकता: इस मशीन की क्रिप्टोग्राफ़ी लाइब्रेरी में ML-KEM-768 नहीं है। पैकेज “cryptography”, संस्करण 48 या नया, wheel के रूप में स्थापित करें।</translation>
    </message>
    <message>
        <source>{file} is being written by another run. Wait until it has finished, and try again.</source>
        <translation>{file} को एक और प्रक्रिया लिख रही है। उसके पूरा होने तक रुकें, फिर दोबारा कोशिश करें।</translation>
    </message>
    <message>
        <source>{file} was written, but then the disk reported an error: {reason}. Copy what you need before this device is switched off.</source>
        <translation>{file} लिखी गई, पर उसके बाद डिस्क ने त्रुटि बताई: {reason}। इस उपकरण को बंद करने से पहले जो चाहिए उसकी प्रति ले लें।</translation>
    </message>
    <message>
        <source>Interviews of this survey were released before, which can be done once. Those in {file} that came later wait until they are {smallest}.</source>
        <translation>इस सर्वेक्षण के साक्षात्कार पहले ही दिए जा चुके हैं, जो एक ही बार हो सकता है। {file} में जो बाद में आए वे {smallest} होने तक रुके रहते हैं।</translation>
    </message>
    <message>
        <source>Fewer than {smallest} interviews came after the last export of {file}. They wait for a later one, or whoever compares the two could tell them apart. At the end of fieldwork they can be released, once.</source>
        <translation>{file} के पिछले निर्यात के बाद {smallest} से कम साक्षात्कार आए। वे बाद के निर्यात तक रुके रहते हैं, नहीं तो दोनों की तुलना करने वाला उन्हें पहचान सकता। क्षेत्र कार्य के अंत में वे, एक बार, दिए जा सकते हैं।</translation>
    </message>
    <message>
        <source>{file} is older than it was: interviews that this kiosk had stored are missing, as when an old copy is put in its place. Keep the folder and tell the analyst.</source>
        <translation>{file} पहले से पुरानी है: इस कियोस्क में रखे साक्षात्कार ग़ायब हैं, जैसे कोई पुरानी प्रति उसकी जगह रख दी गई हो। फ़ोल्डर सँभालकर रखें और विश्लेषक को बताएँ।</translation>
    </message>
    <message>
        <source>{file} is gone from this kiosk with all its interviews. Look for it among the deleted files and copies, and tell the analyst.</source>
        <translation>{file} अपने सब साक्षात्कारों के साथ इस कियोस्क से ग़ायब है। उसे मिटाई गई फ़ाइलों और प्रतियों में ढूँढें, और विश्लेषक को बताएँ।</translation>
    </message>
    <message>
        <source>This kiosk&apos;s folder comes from another device. If it is still used there, stop one of the two: both would have the same name and the same numbers, and the analyst could not tell them apart.</source>
        <translation>इस कियोस्क का फ़ोल्डर किसी दूसरे उपकरण से आया है। यदि वह वहाँ अब भी काम में है तो दोनों में से एक को रोकें: दोनों का नाम और संख्याएँ एक ही होंगी, और विश्लेषक उनमें अंतर नहीं कर पाएगा।</translation>
    </message>
    <message>
        <source>The kiosk&apos;s key {file} {fault}. Nothing was deleted, and the interviews are whole without it: export once more, or copy the files that end in .collection to a stick; the analyst imports them as they are. Then set the kiosk up in a new folder.</source>
        <translation>कियोस्क की कुंजी {file} {fault}। कुछ मिटाया नहीं गया, और साक्षात्कार उसके बिना भी पूरे हैं: एक बार और निर्यात करें, या .collection पर समाप्त होने वाली फ़ाइलें स्टिक पर ले लें; विश्लेषक उन्हें ज्यों का त्यों आयात करता है। फिर कियोस्क को नए फ़ोल्डर में लगाएँ।</translation>
    </message>
    <message>
        <source>is missing or is damaged</source>
        <translation>नहीं है या ख़राब है</translation>
    </message>
    <message>
        <source>is damaged</source>
        <translation>ख़राब है</translation>
    </message>
    <message>
        <source>{file} was signed with another key than this kiosk&apos;s: the file or the key was exchanged. It is left as it is and not exported; copy it to a stick by hand, and the analyst sees whether it is whole.</source>
        <translation>{file} पर इस कियोस्क की नहीं, दूसरी कुंजी से हस्ताक्षर हुए: फ़ाइल या कुंजी बदली गई। वह वैसी ही छोड़ी गई है और निर्यात नहीं होती; उसे हाथ से स्टिक पर ले लें, और विश्लेषक देखेगा कि वह पूरी है या नहीं।</translation>
    </message>
    <message>
        <source>This kiosk&apos;s disk is nearly full: less than {megabytes} MB, or less than {interviews} interviews need, is free. Export and make room before anybody is asked. A full disk stops an interview at its end, with nothing of it recorded.</source>
        <translation>इस कियोस्क की डिस्क लगभग भर गई है: {megabytes} MB से कम, या {interviews} साक्षात्कारों की ज़रूरत से कम जगह बची है। किसी से पूछने से पहले निर्यात करें और जगह बनाएँ। भरी डिस्क साक्षात्कार को अंत में रोक देती है, और उसका कुछ दर्ज नहीं होता।</translation>
    </message>
    <message>
        <source>{sentence} It has nearly the same rows as {others}, so both have one ledger.</source>
        <translation>{sentence} उसकी पंक्तियाँ लगभग वही हैं जो {others} की, इसलिए दोनों का एक ही बहीखाता है।</translation>
    </message>
    <message>
        <source>{table} is not public: it has a ledger, by which epsilon {spent} of its privacy was spent. Pay with an epsilon from what is left.</source>
        <translation>{table} सार्वजनिक नहीं है: उसका एक बहीखाता है, जिसके अनुसार उसकी निजता का एप्सिलॉन {spent} ख़र्च हुआ है। जो बचा है उसमें से एप्सिलॉन देकर चुकाएँ।</translation>
    </message>
    <message>
        <source>The budget of {table} was set to epsilon {budget} at its first use and stays so; leave out the budget of {asked}.</source>
        <translation>{table} का बजट पहले उपयोग पर एप्सिलॉन {budget} तय हुआ था और वही रहता है; {asked} का बजट छोड़ दें।</translation>
    </message>
    <message>
        <source>{path} is damaged or missing, so nobody knows what has been spent of which table. Put a copy of it back.</source>
        <translation>{path} ख़राब है या नहीं मिला, इसलिए किसी को नहीं पता कि किस तालिका का कितना ख़र्च हुआ है। उसकी प्रति वापस रखें।</translation>
    </message>
    <message>
        <source>another program has it open; close it there</source>
        <translation>इसे किसी दूसरे प्रोग्राम ने खोल रखा है; वहाँ बंद करें</translation>
    </message>
    <message>
        <source>it needs more memory than four fifths of what this computer has, and its rows are never put on a disk; use a computer with more memory</source>
        <translation>इसे इस कंप्यूटर की मेमोरी के पाँच में से चार हिस्सों से ज़्यादा चाहिए, और इसकी पंक्तियाँ कभी डिस्क पर नहीं रखी जातीं; ज़्यादा मेमोरी वाला कंप्यूटर इस्तेमाल करें</translation>
    </message>
    <message>
        <source>it is not a Surveyapp project, or it is damaged</source>
        <translation>यह Surveyapp की परियोजना नहीं है, या क्षतिग्रस्त है</translation>
    </message>
    <message>
        <source>writing it failed before, so nothing more is done with it; open it again</source>
        <translation>इसे लिखना पहले विफल हुआ, इसलिए इसके साथ और कुछ नहीं किया जाता; इसे फिर से खोलें</translation>
    </message>
    <message>
        <source>its table {name} claims to have {rows} rows, more than the {most} allowed</source>
        <translation>इसकी तालिका {name} में {rows} पंक्तियाँ होने का दावा है, जो अनुमत {most} से अधिक है</translation>
    </message>
    <message>
        <source>its {name} is not as Surveyapp makes it, so nothing in the file was used</source>
        <translation>इसका {name} वैसा नहीं है जैसा Surveyapp बनाता है, इसलिए फ़ाइल की किसी चीज़ का उपयोग नहीं हुआ</translation>
    </message>
    <message>
        <source>it is damaged; use a copy of it, or import the collection files again</source>
        <translation>यह क्षतिग्रस्त है; इसकी प्रति इस्तेमाल करें, या संग्रह फ़ाइलें फिर से आयात करें</translation>
    </message>
    <message>
        <source>nothing can be sealed to the analyst&apos;s key “{key}”</source>
        <translation>विश्लेषक की कुंजी “{key}” से कुछ भी मुहरबंद नहीं हो सकता</translation>
    </message>
    <message>
        <source>its surveys are damaged</source>
        <translation>इसके सर्वेक्षण क्षतिग्रस्त हैं</translation>
    </message>
    <message>
        <source>it must begin with &quot;{prefix}-&quot; or &quot;{newer}-&quot;; copy the whole line</source>
        <translation>इसे “{prefix}-” या “{newer}-” से शुरू होना चाहिए; पूरी पंक्ति कॉपी करें</translation>
    </message>
    <message>
        <source>needs coins that can be checked; set checkable_coins to true.</source>
        <translation>को जाँचे जा सकने वाले सिक्के चाहिए; checkable_coins को true करें।</translation>
    </message>
    <message>
        <source>is new in &quot;{newer}&quot;; change the format to that.</source>
        <translation>&quot;{newer}&quot; में नया है; प्रारूप को वही करें।</translation>
    </message>
    <message>
        <source>needs the kiosk&apos;s coins after the answer; remove it here.</source>
        <translation>को उत्तर के बाद कियोस्क के सिक्के चाहिए; इसे यहाँ से हटाएँ।</translation>
    </message>
    <message>
        <source>{what} from {low} to {high}</source>
        <translation>{what} {low} से {high} तक</translation>
    </message>
    <message>
        <source>choose one of {known}</source>
        <translation>{known} में से एक चुनें</translation>
    </message>
    <message>
        <source>{what} from {low}</source>
        <translation>{what} {low} से</translation>
    </message>
    <message>
        <source>write {value} as QUESTION=ANSWER</source>
        <translation>{value} को QUESTION=ANSWER के रूप में लिखें</translation>
    </message>
    <message>
        <source>give a name</source>
        <translation>एक नाम दें</translation>
    </message>
    <message>
        <source>give names, with commas between them</source>
        <translation>नाम दें, अल्पविराम से अलग</translation>
    </message>
    <message>
        <source>name at least {least}</source>
        <translation>कम से कम {least} के नाम दें</translation>
    </message>
    <message>
        <source>say yes or no</source>
        <translation>हाँ या नहीं बताएँ</translation>
    </message>
    <message>
        <source>give a list of QUESTION=ANSWER</source>
        <translation>QUESTION=ANSWER की सूची दें</translation>
    </message>
    <message>
        <source>give a number</source>
        <translation>एक संख्या दें</translation>
    </message>
    <message>
        <source>give a whole number</source>
        <translation>एक पूर्ण संख्या दें</translation>
    </message>
    <message>
        <source>give it</source>
        <translation>इसे दें</translation>
    </message>
    <message>
        <source>Inclusion probabilities need a table (.csv) with a column of them.</source>
        <translation>समावेश प्रायिकताओं के लिए उनके कॉलम वाली तालिका (.csv) चाहिए।</translation>
    </message>
    <message>
        <source>The costs are between {labels}, and the answers to {question} are {answers}. Give one row and one column for each answer, with its id.</source>
        <translation>लागतें {labels} के बीच हैं, और {question} के उत्तर {answers} हैं। हर उत्तर की एक पंक्ति और एक कॉलम उसकी पहचान के साथ दें।</translation>
    </message>
    <message>
        <source>A regression is of interviews one by one, and totals that trustees opened hold none. Cross-tabulate questions that a tally counts together, or compare groups.</source>
        <translation>प्रतिगमन एक-एक साक्षात्कार का होता है, और न्यासियों द्वारा खोले गए योगों में कोई साक्षात्कार नहीं है। उन प्रश्नों की क्रॉस-तालिका बनाएँ जिन्हें एक गणना साथ गिनती है, या समूहों की तुलना करें।</translation>
    </message>
    <message>
        <source>There is no design {name}. The designs are {known}.</source>
        <translation>{name} नाम का कोई डिज़ाइन नहीं है। डिज़ाइन हैं {known}।</translation>
    </message>
    <message>
        <source>{design} hides a number behind noise, and a mean needs each report by itself: no tally can count it. Ask for it in bands, as a choice.</source>
        <translation>{design} एक संख्या को शोर के पीछे छिपाता है, और माध्य के लिए हर रिपोर्ट अलग चाहिए: कोई गणना इसे नहीं गिन सकती। इसे अंतरालों में, विकल्प के रूप में पूछें।</translation>
    </message>
    <message>
        <source>The answers to {question} have no order. Name those that count, as in {question}={first}.</source>
        <translation>{question} के उत्तरों का कोई क्रम नहीं है। जो गिने जाएँ उनके नाम लिखें, जैसे {question}={first}।</translation>
    </message>
    <message>
        <source>{question} is randomized, so nobody&apos;s answer to it is known and no interviews can be chosen by it. Filter by a direct question; this survey has {known}.</source>
        <translation>{question} यादृच्छिक है, इसलिए किसी का उत्तर पता नहीं है और इससे साक्षात्कार नहीं चुने जा सकते। किसी सीधे सवाल से फ़िल्टर करें; इस सर्वेक्षण में हैं: {known}।</translation>
    </message>
    <message>
        <source>The joint inclusion probabilities have rows of different lengths.</source>
        <translation>संयुक्त समावेश प्रायिकताओं की पंक्तियाँ अलग-अलग लंबाई की हैं।</translation>
    </message>
    <message>
        <source>The analysis of {questions} needs the reports one by one, and nobody has them: these are totals that trustees opened.</source>
        <translation>{questions} के विश्लेषण के लिए एक-एक रिपोर्ट चाहिए, और वे किसी के पास नहीं हैं: ये न्यासियों द्वारा खोले गए योग हैं।</translation>
    </message>
    <message>
        <source>Totals do not say which kiosk an interview comes from: trustees opened them for all kiosks together. Group by a direct question that a tally counts with it.</source>
        <translation>योग नहीं बताते कि साक्षात्कार किस कियोस्क का है: न्यासियों ने उन्हें सभी कियोस्क के लिए साथ खोला। ऐसे सीधे प्रश्न से समूह बनाएँ जिसे कोई गणना इसके साथ गिनती है।</translation>
    </message>
    <message>
        <source>No tally counts {questions} together, and a total that was not declared can never be opened. The tallies of this survey are {tallies}.</source>
        <translation>कोई गणना {questions} को साथ नहीं गिनती, और जो योग घोषित नहीं हुआ वह कभी नहीं खुल सकता। इस सर्वेक्षण की गणनाएँ हैं {tallies}।</translation>
    </message>
    <message>
        <source>{questions} is in no tally of this survey, and a total that was not declared can never be opened. Its tallies are {tallies}.</source>
        <translation>{questions} इस सर्वेक्षण की किसी गणना में नहीं है, और जो योग घोषित नहीं हुआ वह कभी नहीं खुल सकता। इसकी गणनाएँ हैं {tallies}।</translation>
    </message>
    <message>
        <source>The totals of {question} contradict each other: one person gives a report of all its choices, and there are from {fewest} to {most} reports of them. Some kiosk counted wrongly.</source>
        <translation>{question} के योग एक-दूसरे का खंडन करते हैं: एक व्यक्ति सभी विकल्पों की एक रिपोर्ट देता है, और उनकी {fewest} से {most} रिपोर्टें हैं। किसी कियोस्क ने गलत गिना।</translation>
    </message>
    <message>
        <source>{question} is neither a number nor a rating whose reports can be listed, so it has no mean and no median. Leave it out.</source>
        <translation>{question} न संख्या है, न ऐसी रेटिंग जिसकी रिपोर्टें गिनी जा सकें, इसलिए इसका माध्य या माध्यिका नहीं। इसे छोड़ दें।</translation>
    </message>
    <message>
        <source>give a square table of costs from 0, with 0 from each answer to itself</source>
        <translation>0 से शुरू लागतों की वर्गाकार तालिका दें, हर उत्तर से उसी तक 0</translation>
    </message>
    <message>
        <source>the costs say how far answers are apart; leave it out</source>
        <translation>लागतें ही बताती हैं कि उत्तर कितने दूर हैं; इसे छोड़ दें</translation>
    </message>
    <message>
        <source>it is about the intervals of the estimates; leave out {option}</source>
        <translation>यह आकलनों के अंतरालों के बारे में है; {option} छोड़ दें</translation>
    </message>
    <message>
        <source>{method} takes no strata and clusters; choose jackknife, or leave them out</source>
        <translation>{method} स्तर-समूह और क्लस्टर नहीं लेता; jackknife चुनें, या उन्हें छोड़ दें</translation>
    </message>
    <message>
        <source>{method} takes no joint probabilities</source>
        <translation>{method} संयुक्त प्रायिकताएँ नहीं लेता</translation>
    </message>
    <message>
        <source>it has a table of its own; leave out {option}</source>
        <translation>इसकी अपनी तालिका है; {option} छोड़ दें</translation>
    </message>
    <message>
        <source>a model of the method {method} cannot be trained again on a plain table</source>
        <translation>{method} विधि का मॉडल साधारण तालिका पर फिर से प्रशिक्षित नहीं हो सकता</translation>
    </message>
    <message>
        <source>In a cross-validation of {parts} folds each row trains {models} models of ε = {each}: that costs {cost}, and the count of the predictions comes on top. Allow more than {cost}, take fewer folds, or have rows held out in training, which costs nothing more.</source>
        <translation>{parts} भागों के क्रॉस-वैलिडेशन में हर पंक्ति ε = {each} के {models} मॉडल प्रशिक्षित करती है: इसकी लागत {cost} है, और पूर्वानुमानों की गिनती अलग से जुड़ती है। {cost} से अधिक की अनुमति दें, कम भाग लें, या प्रशिक्षण में कुछ पंक्तियाँ अलग रखें, जिसकी कोई अतिरिक्त लागत नहीं है।</translation>
    </message>
    <message>
        <source>it trains many models and looks at the rows again and again, which is free for a public or synthetic table alone; make a synthetic table, or preview the accuracy</source>
        <translation>यह बहुत-से मॉडल प्रशिक्षित करता है और पंक्तियों को बार-बार देखता है, जो केवल सार्वजनिक या कृत्रिम तालिका के लिए मुफ़्त है; कृत्रिम तालिका बनाएँ, या सटीकता का पूर्वावलोकन करें</translation>
    </message>
    <message>
        <source>a cross-validation of a private table has none</source>
        <translation>निजी तालिका के क्रॉस-वैलिडेशन में यह नहीं होता</translation>
    </message>
    <message>
        <source>give at most {most} models</source>
        <translation>अधिक से अधिक {most} मॉडल दें</translation>
    </message>
    <message>
        <source>it applies only with the fit test</source>
        <translation>यह केवल मेल की जाँच के साथ लागू है</translation>
    </message>
    <message>
        <source>Use backcheck plan or report; see surveyapp backcheck --help.</source>
        <translation>backcheck plan या report लिखें; surveyapp backcheck --help देखें।</translation>
    </message>
    <message>
        <source>Use tally add, sign, open, combine or show; see surveyapp tally --help.</source>
        <translation>tally add, sign, open, combine या show का उपयोग करें; surveyapp tally --help देखें।</translation>
    </message>
    <message>
        <source>The work was stopped, and nothing was written.</source>
        <translation>काम रोक दिया गया, और कुछ नहीं लिखा गया।</translation>
    </message>
    <message>
        <source>The number must be from {minimum} to {maximum}.</source>
        <translation>संख्या {minimum} से {maximum} तक होनी चाहिए।</translation>
    </message>
    <message>
        <source>“{value}” is not a number; write it as 0.25, 25 % or 1/4</source>
        <translation>“{value}” संख्या नहीं है; इसे 0.25, 25 % या 1/4 की तरह लिखें</translation>
    </message>
    <message>
        <source>“{value}” is not a whole number</source>
        <translation>“{value}” पूर्ण संख्या नहीं है</translation>
    </message>
    <message>
        <source>“{value}” can be read in two ways; write {one} or {other}</source>
        <translation>“{value}” को दो तरह से पढ़ा जा सकता है; {one} या {other} लिखें</translation>
    </message>
    <message>
        <source>a number is missing; write it as 0.25, 25 % or 1/4</source>
        <translation>संख्या नहीं दी गई है; इसे 0.25, 25 % या 1/4 की तरह लिखें</translation>
    </message>
    <message>
        <source>“{value}” can be read in two ways; write semicolons between the numbers</source>
        <translation>“{value}” को दो तरह से पढ़ा जा सकता है; संख्याओं के बीच अर्धविराम (;) लिखें</translation>
    </message>
    <message>
        <source>{visits} visits do not fit into {days} days, with one a day at most.</source>
        <translation>{visits} दौरे {days} दिनों में नहीं समाते, जब दिन में अधिक से अधिक एक हो।</translation>
    </message>
    <message>
        <source>{visits} early visits do not fit into the first {days} days.</source>
        <translation>{visits} शुरुआती दौरे पहले {days} दिनों में नहीं समाते।</translation>
    </message>
    <message>
        <source>{name} is no class; there are {known}</source>
        <translation>{name} कोई वर्ग नहीं है; वर्ग हैं {known}</translation>
    </message>
    <message>
        <source>{option} is not an option of {learner}; it takes {known}.</source>
        <translation>{option} {learner} का विकल्प नहीं है; वह {known} लेता है।</translation>
    </message>
    <message>
        <source>this learner does not release how frequent classes are; give their weights</source>
        <translation>यह शिक्षार्थी यह नहीं बताता कि वर्ग कितने आते हैं; उनके भार दें</translation>
    </message>
    <message>
        <source>A learning curve over rows needs at least {least} rows to train on.</source>
        <translation>पंक्तियों के अनुसार सीखने के वक्र को प्रशिक्षण के लिए कम से कम {least} पंक्तियाँ चाहिए।</translation>
    </message>
    <message>
        <source>Column {attribute} is empty in row {row}, but its domain says that it is never missing; fill it in, or say that values of this column may be missing.</source>
        <translation>कॉलम {attribute} पंक्ति {row} में खाली है, पर उसका डोमेन कहता है कि उसमें मान कभी अनुपस्थित नहीं होता; उसे भरें, या बताएँ कि इस कॉलम के मान अनुपस्थित हो सकते हैं।</translation>
    </message>
    <message>
        <source>{what} above {low}</source>
        <translation>{what} {low} से ऊपर</translation>
    </message>
    <message>
        <source>write COLUMN=NUMBER, such as A=50</source>
        <translation>COLUMN=NUMBER लिखें, जैसे A=50</translation>
    </message>
    <message>
        <source>The project {file} has no survey yet.</source>
        <translation>प्रोजेक्ट {file} में अभी कोई सर्वेक्षण नहीं है।</translation>
    </message>
    <message>
        <source>The interviews of this project are the rows of the table {table} in a database. Look at them there.</source>
        <translation>इस प्रोजेक्ट के साक्षात्कार डेटाबेस की तालिका {table} की पंक्तियाँ हैं। उन्हें वहीं देखें।</translation>
    </message>
    <message>
        <source>The project shows another survey now.</source>
        <translation>प्रोजेक्ट अब दूसरा सर्वेक्षण दिखाता है।</translation>
    </message>
    <message>
        <source>{file} is a table of totals. Give it alone: nobody knows whether other files hold the same interviews.</source>
        <translation>{file} योगों की तालिका है। इसे अकेले दें: कोई नहीं जानता कि दूसरी फ़ाइलों में वही साक्षात्कार हैं या नहीं।</translation>
    </message>
    <message>
        <source>{file} holds totals that trustees opened; give the survey that they are of.</source>
        <translation>{file} में न्यासियों के खोले योग हैं; वह सर्वेक्षण दें जिसके वे हैं।</translation>
    </message>
    <message>
        <source>Totals hold no weights, strata or clusters: these belong to each respondent, and what trustees opened are counts of all of them. Leave out --{kind}.</source>
        <translation>योगों में भार, स्तर या समूह नहीं होते: ये हर उत्तरदाता के होते हैं, और न्यासियों ने सबकी गिनती खोली है। --{kind} हटाएँ।</translation>
    </message>
    <message>
        <source>Bundle for an archive (Dataverse)</source>
        <translation>अभिलेखागार के लिए बंडल (Dataverse)</translation>
    </message>
    <message>
        <source>Codebook as HTML</source>
        <translation>कूट-पुस्तिका HTML के रूप में</translation>
    </message>
    <message>
        <source>Codebook as CSV</source>
        <translation>कूट-पुस्तिका CSV के रूप में</translation>
    </message>
    <message>
        <source>Codebook as Markdown</source>
        <translation>कूट-पुस्तिका Markdown के रूप में</translation>
    </message>
    <message>
        <source>Codebook as DDI 2.5 (XML)</source>
        <translation>कूट-पुस्तिका DDI 2.5 (XML) के रूप में</translation>
    </message>
    <message>
        <source>SPSS syntax and data</source>
        <translation>SPSS सिंटैक्स और डेटा</translation>
    </message>
    <message>
        <source>Stata do-file and data</source>
        <translation>Stata do-फ़ाइल और डेटा</translation>
    </message>
    <message>
        <source>R script and data</source>
        <translation>R स्क्रिप्ट और डेटा</translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>Excel</source>
        <translation>Excel</translation>
    </message>
    <message>
        <source>SPSS</source>
        <translation>SPSS</translation>
    </message>
    <message>
        <source>Stata</source>
        <translation>Stata</translation>
    </message>
    <message>
        <source>Parquet</source>
        <translation>Parquet</translation>
    </message>
    <message>
        <source>Each invented day is visited with a chance of at least {chance}; if surveyors see the visits before it, {seen}.</source>
        <translation>हर गढ़े हुए दिन पर दौरे की संभावना कम से कम {chance} है; यदि सर्वेक्षक पहले के दौरे देखते हैं तो {seen}।</translation>
    </message>
    <message>
        <source>Each invented day is visited with a chance of at least {chance}, even if surveyors see the visits before it.</source>
        <translation>हर गढ़े हुए दिन पर दौरे की संभावना कम से कम {chance} है, चाहे सर्वेक्षक पहले के दौरे देखें।</translation>
    </message>
    <message>
        <source>Surveyors see each visit, and invent one day at most. If 1 is an invented day that is caught and −1 one that is not, a surveyor who invents when it pays most comes to {worth} on average; no other plan does better.</source>
        <translation>सर्वेक्षक हर दौरा देखते हैं और अधिक से अधिक एक दिन गढ़ते हैं। यदि पकड़ा गया गढ़ा दिन 1 और न पकड़ा गया −1 है, तो सबसे अच्छे समय पर गढ़ने वाला औसतन {worth} पाता है; कोई और योजना बेहतर नहीं।</translation>
    </message>
    <message>
        <source>Surveyors see each visit. What begins to be invented goes on for at most {share} of the period until the next visit.</source>
        <translation>सर्वेक्षक हर दौरा देखते हैं। जो गढ़ना शुरू होता है वह अगले दौरे तक अवधि के अधिक से अधिक {share} चलता है।</translation>
    </message>
    <message>
        <source>Surveyors do not learn of visits. What begins to be invented goes on for at most {share} of the period on average, whenever it begins; with visits on fixed days it would be {equal}.</source>
        <translation>सर्वेक्षकों को दौरों का पता नहीं चलता। जो गढ़ना शुरू होता है वह औसतन अवधि के अधिक से अधिक {share} चलता है, चाहे जब शुरू हो; तय दिनों के दौरों में यह {equal} होता।</translation>
    </message>
    <message>
        <source>Surveyors do not learn of visits, and may stop inventing at any time. On average at least {value}: 1 where a visit proves the invention first, −1 where all that could be gained was gained first.</source>
        <translation>सर्वेक्षकों को दौरों का पता नहीं चलता, और वे कभी भी गढ़ना रोक सकते हैं। औसतन कम से कम {value}: 1 यदि कोई दौरा पहले गढ़ना सिद्ध करे, −1 यदि पहले सारा लाभ ले लिया गया हो।</translation>
    </message>
    <message>
        <source>There is no model {model}. There are: {known}.</source>
        <translation>{model} नाम का कोई मॉडल नहीं है। ये हैं: {known}।</translation>
    </message>
    <message>
        <source>Give at least one day and one visit.</source>
        <translation>कम से कम एक दिन और एक दौरा दें।</translation>
    </message>
    <message>
        <source>The share of early visits must be between 0 and 1.</source>
        <translation>शुरुआती दौरों का हिस्सा 0 और 1 के बीच होना चाहिए।</translation>
    </message>
    <message>
        <source>Early visits go with the model subset; the others draw their own times.</source>
        <translation>शुरुआती दौरे subset मॉडल के साथ होते हैं; बाकी अपने समय स्वयं चुनते हैं।</translation>
    </message>
    <message>
        <source>The model {model} takes at most {most} visits.</source>
        <translation>{model} मॉडल अधिक से अधिक {most} दौरे लेता है।</translation>
    </message>
    <message>
        <source>Give both: the chance to find an invented record, and how many there may be.</source>
        <translation>दोनों दें: गढ़े रिकॉर्ड के मिलने की संभावना, और वे कितने हो सकते हैं।</translation>
    </message>
    <message>
        <source>The chance to find a record must be between 0 and 1.</source>
        <translation>रिकॉर्ड मिलने की संभावना 0 और 1 के बीच होनी चाहिए।</translation>
    </message>
    <message>
        <source>Records that may be invented: give 1 to {most}.</source>
        <translation>जो रिकॉर्ड गढ़े जा सकते हैं: 1 से {most} तक दें।</translation>
    </message>
    <message>
        <source>Stops: give 1 to {most}.</source>
        <translation>रुकना: 1 से {most} तक दें।</translation>
    </message>
    <message>
        <source>{file}, line {line}: {why}.</source>
        <translation>{file}, पंक्ति {line}: {why}।</translation>
    </message>
    <message>
        <source>{file} has no column {name}. It has: {known}.</source>
        <translation>{file} में {name} स्तंभ नहीं है। इसमें हैं: {known}।</translation>
    </message>
    <message>
        <source>If none of {visited} visited interviews out of {all} was invented, at most {most} of them were (95% confidence).</source>
        <translation>यदि {all} में से जिन {visited} साक्षात्कारों का दौरा हुआ उनमें कोई गढ़ा नहीं था, तो अधिक से अधिक {most} गढ़े थे (95% विश्वास)।</translation>
    </message>
    <message>
        <source>{file} has no addresses.</source>
        <translation>{file} में कोई पता नहीं है।</translation>
    </message>
    <message>
        <source>Give at least one address a visit.</source>
        <translation>हर दौरे के लिए कम से कम एक पता दें।</translation>
    </message>
    <message>
        <source>an address or a surveyor is empty</source>
        <translation>कोई पता या सर्वेक्षक खाली है</translation>
    </message>
    <message>
        <source>this address is there twice</source>
        <translation>यह पता दो बार है</translation>
    </message>
    <message>
        <source>the day must be a whole number from 1</source>
        <translation>दिन 1 से शुरू होने वाली पूर्ण संख्या होनी चाहिए</translation>
    </message>
    <message>
        <source>this address is not in the plan</source>
        <translation>यह पता योजना में नहीं है</translation>
    </message>
    <message>
        <source>took_place is “{word}”; write yes or no</source>
        <translation>took_place “{word}” है; yes या no लिखें</translation>
    </message>
    <message>
        <source>addresses must be a whole number from 1</source>
        <translation>addresses 1 से शुरू होने वाली पूर्ण संख्या होनी चाहिए</translation>
    </message>
    <message>
        <source>Back-checks</source>
        <translation>जाँच के दौरे</translation>
    </message>
    <message>
        <source>What this plan guarantees</source>
        <translation>यह योजना क्या सुनिश्चित करती है</translation>
    </message>
    <message>
        <source>No visit today.</source>
        <translation>आज कोई दौरा नहीं।</translation>
    </message>
    <message>
        <source>Never ask again what was asked with coins: a second answer would give the first one away.</source>
        <translation>जो सिक्कों से पूछा गया था उसे फिर कभी न पूछें: दूसरा उत्तर पहले को प्रकट कर देगा।</translation>
    </message>
    <message>
        <source>Ask whether the interview took place, and what was asked directly.</source>
        <translation>पूछें कि साक्षात्कार हुआ या नहीं, और जो सीधे पूछा गया था।</translation>
    </message>
    <message>
        <source>Read what you find, and destroy it then: address and answers together name a person.</source>
        <translation>जो मिले उसे पढ़ें और फिर नष्ट कर दें: पता और उत्तर मिलकर व्यक्ति की पहचान बताते हैं।</translation>
    </message>
    <message>
        <source>Surveyor</source>
        <translation>सर्वेक्षक</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>पता</translation>
    </message>
    <message>
        <source>Took place (yes or no)</source>
        <translation>हुआ (हाँ या नहीं)</translation>
    </message>
    <message>
        <source>Fold and seal. Open on the morning of day {day}.</source>
        <translation>मोड़कर सील करें। दिन {day} की सुबह खोलें।</translation>
    </message>
    <message>
        <source>Visits of day {day}</source>
        <translation>दिन {day} के दौरे</translation>
    </message>
    <message>
        <source>The supervisor and the surveyor need different PINs. Choose another one.</source>
        <translation>पर्यवेक्षक और सर्वेक्षक के PIN अलग होने चाहिए। दूसरा चुनें।</translation>
    </message>
    <message>
        <source>In {language} the kiosk lacks {count} of its own {needed} texts. The first is “{first}”.</source>
        <translation>{language} में कियोस्क के अपने {needed} पाठों में से {count} नहीं हैं। पहला है “{first}”।</translation>
    </message>
    <message>
        <source>The disk is full</source>
        <translation>डिस्क भर गई है</translation>
    </message>
    <message>
        <source>The disk is nearly full</source>
        <translation>डिस्क लगभग भर गई है</translation>
    </message>
    <message>
        <source>A file of interviews is damaged</source>
        <translation>साक्षात्कारों की एक फ़ाइल ख़राब है</translation>
    </message>
    <message>
        <source>Interviews are missing</source>
        <translation>कुछ साक्षात्कार नहीं मिल रहे</translation>
    </message>
    <message>
        <source>The disk fails</source>
        <translation>डिस्क काम नहीं कर रही</translation>
    </message>
    <message>
        <source>You forgot your PIN</source>
        <translation>आप अपना PIN भूल गए</translation>
    </message>
    <message>
        <source>The PIN is locked</source>
        <translation>PIN बंद है</translation>
    </message>
    <message>
        <source>The kiosk is already running</source>
        <translation>कियोस्क पहले से चल रहा है</translation>
    </message>
    <message>
        <source>The device cannot draw chance</source>
        <translation>मशीन संयोग नहीं निकाल सकती</translation>
    </message>
    <message>
        <source>The program made a mistake</source>
        <translation>प्रोग्राम से गलती हुई</translation>
    </message>
    <message>
        <source>The device went off</source>
        <translation>मशीन बंद हो गई</translation>
    </message>
    <message>
        <source>Something else is wrong</source>
        <translation>कोई और गड़बड़ है</translation>
    </message>
    <message>
        <source>All interviews that were finished are kept.</source>
        <translation>पूरे हुए सभी साक्षात्कार सुरक्षित हैं।</translation>
    </message>
    <message>
        <source>Call the supervisor, who exports the files and makes room.</source>
        <translation>पर्यवेक्षक को बुलाएँ; वे फ़ाइलें निर्यात करके जगह बनाएँगे।</translation>
    </message>
    <message>
        <source>Then touch “Look again”. If there is room, you can go on.</source>
        <translation>फिर “फिर देखें” छुएँ। जगह हो तो आप आगे बढ़ सकते हैं।</translation>
    </message>
    <message>
        <source>You can go on today. Nothing is lost.</source>
        <translation>आज आप आगे बढ़ सकते हैं। कुछ खोया नहीं है।</translation>
    </message>
    <message>
        <source>Tell the supervisor today: the files have to be exported and room made.</source>
        <translation>पर्यवेक्षक को आज ही बताएँ: फ़ाइलें निर्यात करनी हैं और जगह बनानी है।</translation>
    </message>
    <message>
        <source>The damaged file was put aside and is kept. New interviews go to a new file.</source>
        <translation>ख़राब फ़ाइल अलग रखी गई है और सुरक्षित है। नए साक्षात्कार नई फ़ाइल में जाते हैं।</translation>
    </message>
    <message>
        <source>You can go on.</source>
        <translation>आप आगे बढ़ सकते हैं।</translation>
    </message>
    <message>
        <source>Tell the supervisor today. Delete nothing.</source>
        <translation>पर्यवेक्षक को आज ही बताएँ। कुछ न मिटाएँ।</translation>
    </message>
    <message>
        <source>A file is gone or older than it was, or this device is a copy of another.</source>
        <translation>कोई फ़ाइल गायब है या पहले से पुरानी है, या यह मशीन किसी दूसरी की नकल है।</translation>
    </message>
    <message>
        <source>You can go on. New interviews are kept.</source>
        <translation>आप आगे बढ़ सकते हैं। नए साक्षात्कार सुरक्षित रहते हैं।</translation>
    </message>
    <message>
        <source>Call the supervisor now. Delete nothing.</source>
        <translation>पर्यवेक्षक को अभी बुलाएँ। कुछ न मिटाएँ।</translation>
    </message>
    <message>
        <source>Ask nobody on this device.</source>
        <translation>इस मशीन पर किसी से न पूछें।</translation>
    </message>
    <message>
        <source>Do not switch it off.</source>
        <translation>इसे बंद न करें।</translation>
    </message>
    <message>
        <source>Call the supervisor, who exports the interviews first.</source>
        <translation>पर्यवेक्षक को बुलाएँ; वे पहले साक्षात्कार निर्यात करेंगे।</translation>
    </message>
    <message>
        <source>Nothing is lost.</source>
        <translation>कुछ खोया नहीं है।</translation>
    </message>
    <message>
        <source>Call the supervisor, who chooses a new one on the supervisor&apos;s page.</source>
        <translation>पर्यवेक्षक को बुलाएँ; वे अपने पृष्ठ पर नया PIN चुनेंगे।</translation>
    </message>
    <message>
        <source>A supervisor who forgot the supervisor&apos;s PIN sets the kiosk up again in a new folder. The interviews stay in the old one.</source>
        <translation>जो पर्यवेक्षक अपना PIN भूल गए, वे नए फ़ोल्डर में कियोस्क फिर से तैयार करते हैं। साक्षात्कार पुराने फ़ोल्डर में रहते हैं।</translation>
    </message>
    <message>
        <source>Somebody entered wrong PINs. Nothing is lost.</source>
        <translation>किसी ने गलत PIN डाले। कुछ खोया नहीं है।</translation>
    </message>
    <message>
        <source>Wait until the seconds are over, {seconds} at most. Then enter your PIN.</source>
        <translation>सेकंड पूरे होने तक रुकें, अधिक से अधिक {seconds}। फिर अपना PIN डालें।</translation>
    </message>
    <message>
        <source>The supervisor&apos;s PIN can be locked for up to {minutes} minutes. Yours works meanwhile.</source>
        <translation>पर्यवेक्षक का PIN {minutes} मिनट तक बंद रह सकता है। इस बीच आपका चलता है।</translation>
    </message>
    <message>
        <source>It was started a second time on this device. Nothing is lost.</source>
        <translation>इसे इस मशीन पर दूसरी बार चलाया गया। कुछ खोया नहीं है।</translation>
    </message>
    <message>
        <source>Close this window and go on in the other one.</source>
        <translation>यह खिड़की बंद करें और दूसरी में आगे बढ़ें।</translation>
    </message>
    <message>
        <source>If you find no other one, switch the device off and on again.</source>
        <translation>दूसरी न मिले तो मशीन बंद करके फिर चालू करें।</translation>
    </message>
    <message>
        <source>Nobody is asked without chance. All interviews that were finished are kept.</source>
        <translation>संयोग के बिना किसी से नहीं पूछा जाता। पूरे हुए सभी साक्षात्कार सुरक्षित हैं।</translation>
    </message>
    <message>
        <source>Switch the device off and on again. Then touch “Look again”.</source>
        <translation>मशीन बंद करके फिर चालू करें। फिर “फिर देखें” छुएँ।</translation>
    </message>
    <message>
        <source>If it happens again, use another device and tell the supervisor.</source>
        <translation>फिर ऐसा हो तो दूसरी मशीन लें और पर्यवेक्षक को बताएँ।</translation>
    </message>
    <message>
        <source>The screen of the respondent said whether the interview was recorded.</source>
        <translation>उत्तरदाता की स्क्रीन ने बताया कि साक्षात्कार दर्ज हुआ या नहीं।</translation>
    </message>
    <message>
        <source>If it was, do not ask this person again. If not, you may ask once more.</source>
        <translation>दर्ज हुआ हो तो इस व्यक्ति से फिर न पूछें। नहीं हुआ तो एक बार और पूछ सकते हैं।</translation>
    </message>
    <message>
        <source>You can go on once. If it happens again, stop and call the supervisor.</source>
        <translation>आप एक बार आगे बढ़ सकते हैं। फिर ऐसा हो तो रुकें और पर्यवेक्षक को बुलाएँ।</translation>
    </message>
    <message>
        <source>Switch it on again and enter your PIN.</source>
        <translation>इसे फिर चालू करें और अपना PIN डालें।</translation>
    </message>
    <message>
        <source>The interview that was not finished is gone. All others are kept.</source>
        <translation>जो साक्षात्कार पूरा नहीं हुआ वह मिट गया। बाकी सब सुरक्षित हैं।</translation>
    </message>
    <message>
        <source>All interviews that were finished are kept. Delete nothing.</source>
        <translation>पूरे हुए सभी साक्षात्कार सुरक्षित हैं। कुछ न मिटाएँ।</translation>
    </message>
    <message>
        <source>Call the supervisor, whose page says what it is.</source>
        <translation>पर्यवेक्षक को बुलाएँ; उनका पृष्ठ बताता है कि बात क्या है।</translation>
    </message>
    <message>
        <source>it is of {learners}; choose that, or leave it out</source>
        <translation>यह {learners} का है; उसे चुनें, या इसे छोड़ दें</translation>
    </message>
    <message>
        <source>There is no option {option}; there are {known}.</source>
        <translation>{option} नाम का कोई विकल्प नहीं है; ये हैं: {known}.</translation>
    </message>
    <message>
        <source>it is for a table of true values; leave it out</source>
        <translation>यह सच्चे मानों की तालिका के लिए है; इसे छोड़ दें</translation>
    </message>
    <message>
        <source>it is for a model that is private; leave it out</source>
        <translation>यह निजी मॉडल के लिए है; इसे छोड़ दें</translation>
    </message>
    <message>
        <source>it is for a model that is not private, with ε = inf; leave it out</source>
        <translation>यह गैर-निजी मॉडल के लिए है, ε = inf के साथ; इसे छोड़ दें</translation>
    </message>
    <message>
        <source>A classifier learns from reports one by one, and totals that trustees opened hold none. Nothing can be trained on them.</source>
        <translation>वर्गीकारक एक-एक रिपोर्ट से सीखता है, और न्यासियों द्वारा खोले गए योगों में कोई रिपोर्ट नहीं है। उन पर कुछ भी प्रशिक्षित नहीं हो सकता।</translation>
    </message>
    <message>
        <source>{feature} and {label} are made of the same answers, so a model would only read one off the other. Leave {feature} out.</source>
        <translation>{feature} और {label} एक ही उत्तरों से बने हैं, इसलिए मॉडल केवल एक को दूसरे से पढ़ लेगा। {feature} को छोड़ दें।</translation>
    </message>
    <message>
        <source>Unary encoding needs p and q, as decimals or fractions such as 4/5.</source>
        <translation>यूनरी एन्कोडिंग को p और q चाहिए, दशमलव या भिन्न के रूप में, जैसे 4/5।</translation>
    </message>
    <message>
        <source>Column {attribute} is empty, but the model was trained where it never is.</source>
        <translation>कॉलम {attribute} खाली है, पर मॉडल वहाँ सिखाया गया जहाँ वह कभी खाली नहीं होता।</translation>
    </message>
    <message>
        <source>{file} has a column {column} already; rename it, or predict on the table without it.</source>
        <translation>{file} में स्तंभ {column} पहले से है; उसका नाम बदलें, या उसके बिना तालिका पर पूर्वानुमान करें।</translation>
    </message>
    <message>
        <source>A row cannot count {most} times at most; give a whole number from 1 to {largest}, from knowledge and not from the data.</source>
        <translation>एक पंक्ति अधिकतम {most} बार नहीं गिनी जा सकती; 1 से {largest} तक पूर्ण संख्या दें, जानकारी से, डेटा से नहीं।</translation>
    </message>
    <message>
        <source>{column} holds weights; it cannot be the label or a feature too.</source>
        <translation>{column} में भार हैं; वह लेबल या विशेषता भी नहीं हो सकता।</translation>
    </message>
    <message>
        <source>The number of rows may be public, but the sum of their weights is not: train with weights without declaring the number of rows public.</source>
        <translation>पंक्तियों की संख्या सार्वजनिक हो सकती है, पर उनके भारों का योग नहीं: पंक्तियों की संख्या को सार्वजनिक घोषित किए बिना भारों के साथ प्रशिक्षण दें।</translation>
    </message>
    <message>
        <source>Line {line}: the weight in the column {column} is {value}; it must be a number, 0 or more.</source>
        <translation>पंक्ति {line}: स्तंभ {column} में भार {value} है; यह 0 या अधिक की संख्या होनी चाहिए।</translation>
    </message>
    <message>
        <source>a synthetic table by {method} needs to know it: the column that the others explain</source>
        <translation>{method} से बनी कृत्रिम तालिका को यह जानना होगा: वह स्तंभ जिसे बाकी समझाते हैं</translation>
    </message>
    <message>
        <source>it is of a forest; choose forest, or leave it out</source>
        <translation>यह वन का है; forest चुनें, या इसे छोड़ दें</translation>
    </message>
    <message>
        <source>{file}: {column} needs a list of its levels, such as [&quot;low&quot;, &quot;high&quot;], or an object with its levels, or with the bounds of a number: low, high and bins. An object may also say whether a value can be missing: &quot;missing&quot;: false.</source>
        <translation>{file}: {column} को अपने स्तरों की सूची चाहिए, जैसे [&quot;low&quot;, &quot;high&quot;], या उसके स्तरों वाला ऑब्जेक्ट, या किसी संख्या की सीमाओं वाला: low, high और bins। ऑब्जेक्ट यह भी बता सकता है कि मान अनुपस्थित हो सकता है या नहीं: &quot;missing&quot;: false।</translation>
    </message>
    <message>
        <source>Whether values of {attribute} can be missing must be said once, and of a column whose levels or bounds are stated. These are: {known}.</source>
        <translation>{attribute} के मान अनुपस्थित हो सकते हैं या नहीं, यह एक ही बार बताना होगा, और ऐसे कॉलम के लिए जिसके स्तर या सीमाएँ बताई गई हैं। वे हैं: {known}।</translation>
    </message>
    <message>
        <source>This version of Surveyapp has no analysis “{analysis}”. A newer version has made this block; it stays in the project.</source>
        <translation>Surveyapp के इस संस्करण में “{analysis}” विश्लेषण नहीं है। यह खंड किसी नए संस्करण ने बनाया; वह प्रोजेक्ट में रहता है।</translation>
    </message>
    <message>
        <source>{bits} bits; give {low} to {high}.</source>
        <translation>{bits} बिट; {low} से {high} तक दें।</translation>
    </message>
    <message>
        <source>the kiosk&apos;s source: no fault is known, and nobody can predict it</source>
        <translation>कियोस्क का स्रोत: कोई दोष ज्ञात नहीं, और कोई इसका अनुमान नहीं लगा सकता</translation>
    </message>
    <message>
        <source>whoever predicts it can factor a number of {bits} bits; primes and seed must stay secret</source>
        <translation>जो इसका अनुमान लगा सके वह {bits} बिट की संख्या के गुणनखंड कर सकता है; अभाज्य संख्याएँ और बीज गुप्त रहने चाहिए</translation>
    </message>
    <message>
        <source>whoever has seen 19,968 bits in a row knows all that follow</source>
        <translation>जिसने लगातार 19,968 बिट देखे हैं वह आगे के सब जानता है</translation>
    </message>
    <message>
        <source>its state has 31 bits: a few bytes in a row tell all that follow</source>
        <translation>इसकी अवस्था 31 बिट की है: लगातार कुछ बाइट आगे का सब बता देते हैं</translation>
    </message>
    <message>
        <source>1 with a chance of {chance} instead of a half</source>
        <translation>आधे के बजाय {chance} संभावना से 1</translation>
    </message>
    <message>
        <source>one bit in {often} is the one before again</source>
        <translation>{often} में से एक बिट पिछले को दोहराता है</translation>
    </message>
    <message>
        <source>There is no source of coins {asked}. There are: system, bbs, bbs:BITS, mersenne, lcg, biased:CHANCE and sticky:CHANCE, such as biased:0.501 and sticky:1/50.</source>
        <translation>सिक्कों का कोई स्रोत {asked} नहीं है। ये हैं: system, bbs, bbs:BITS, mersenne, lcg, biased:CHANCE और sticky:CHANCE, जैसे biased:0.501 और sticky:1/50।</translation>
    </message>
    <message>
        <source>{asked} needs a chance between 0 and 1.</source>
        <translation>{asked} को 0 और 1 के बीच की संभावना चाहिए।</translation>
    </message>
    <message>
        <source>{asked}: {reason}.</source>
        <translation>{asked}: {reason}।</translation>
    </message>
    <message>
        <source>{file} cannot be opened: give collection files (.collection), files of tallies (.tally, .sum, .signed, .partial), one project (.surveydesk) or one survey (.survey.json).</source>
        <translation>{file} नहीं खोली जा सकती: संग्रह फ़ाइलें (.collection), गणना फ़ाइलें (.tally, .sum, .signed, .partial), एक परियोजना (.surveydesk) या एक सर्वेक्षण (.survey.json) दें।</translation>
    </message>
    <message>
        <source>These files do not go together: open any number of collection files, or of files of tallies, or one project, or one survey at a time.</source>
        <translation>ये फ़ाइलें साथ नहीं चलतीं: एक बार में कितनी भी संग्रह फ़ाइलें या गणना फ़ाइलें, या एक परियोजना, या एक सर्वेक्षण खोलें।</translation>
    </message>
    <message>
        <source>The interviews of {file} are the rows of {table} at {source}, which was not connected to on this computer before. If you trust it, choose File, “Connect to a database…”.</source>
        <translation>{file} के साक्षात्कार {source} पर {table} की पंक्तियाँ हैं, जिससे इस कंप्यूटर पर पहले कभी नहीं जोड़ा गया। यदि आप उस पर भरोसा करते हैं, तो फ़ाइल में “डेटाबेस से जोड़ें…” चुनें।</translation>
    </message>
    <message>
        <source>{file} holds totals of a survey that this project does not have. Choose the survey file that was asked.</source>
        <translation>{file} में उस सर्वेक्षण के योग हैं जो इस प्रोजेक्ट में नहीं है। वह सर्वेक्षण फ़ाइल चुनें जो पूछी गई थी।</translation>
    </message>
    <message>
        <source>Analysis {place} of the output cannot be in the report: {problem} Complete it, hide it or remove it.</source>
        <translation>परिणामों का विश्लेषण {place} रिपोर्ट में नहीं आ सकता: {problem} इसे पूरा करें, छिपाएँ या हटाएँ।</translation>
    </message>
    <message>
        <source>{interviews} interviews are more than the {capacity} that a total of this survey holds</source>
        <translation>{interviews} साक्षात्कार इस सर्वेक्षण के एक योग में आने वाले {capacity} से अधिक हैं</translation>
    </message>
    <message>
        <source>{file} must be a table of texts: .csv or .xlsx.</source>
        <translation>{file} पाठों की तालिका होनी चाहिए: .csv या .xlsx.</translation>
    </message>
    <message>
        <source>has the language {language}, which the survey does not have; it has {known}.</source>
        <translation>में भाषा {language} है, जो सर्वेक्षण में नहीं है; उसमें {known} हैं।</translation>
    </message>
    <message>
        <source>it has no sheet {name}</source>
        <translation>इसमें {name} नाम की शीट नहीं है</translation>
    </message>
    <message>
        <source>The program speaks all languages of this survey ({known}). Name the language whose words you want to change.</source>
        <translation>प्रोग्राम इस सर्वेक्षण की सभी भाषाएँ बोलता है ({known})। वह भाषा बताएँ जिसके शब्द आप बदलना चाहते हैं।</translation>
    </message>
    <message>
        <source>{language} is none of the survey&apos;s languages; it has {known}.</source>
        <translation>{language} सर्वेक्षण की भाषा नहीं है; उसमें {known} हैं।</translation>
    </message>
    <message>
        <source>{folder} is not a folder.</source>
        <translation>{folder} कोई फ़ोल्डर नहीं है।</translation>
    </message>
    <message>
        <source>{first} and {second} speak the same text. Keep one of them.</source>
        <translation>{first} और {second} एक ही पाठ बोलते हैं। दोनों में से एक रखिए।</translation>
    </message>
    <message>
        <source>{program} is not installed. Install it (on Debian and Ubuntu espeak-ng is a package of that name), or have the texts recorded: --script lists them.</source>
        <translation>{program} लगाया नहीं गया है। उसे लगाइए (Debian और Ubuntu में espeak-ng इसी नाम का पैकेज है), या पाठ रिकॉर्ड करवाइए: --script उनकी सूची देता है।</translation>
    </message>
    <message>
        <source>{program} could not speak “{text}”: {reason}.</source>
        <translation>{program} “{text}” नहीं बोल सका: {reason}।</translation>
    </message>
    <message>
        <source>No voice of espeak-ng is called {voice}. Choose one with --voice.</source>
        <translation>espeak-ng में {voice} आवाज़ नहीं है। --voice से कोई चुनिए।</translation>
    </message>
    <message>
        <source>To speak {language}, piper needs the file of a voice. Name it with --voice.</source>
        <translation>piper को {language} की आवाज़ की फ़ाइल चाहिए: --voice।</translation>
    </message>
    <message>
        <source>{program} does not answer: {reason}.</source>
        <translation>{program} जवाब नहीं देता: {reason}।</translation>
    </message>
    <message>
        <source>it gives no reason</source>
        <translation>वह कोई कारण नहीं बताता</translation>
    </message>
    <message>
        <source>A sum of tally files of the survey {survey}, version {version}: {interviews} interviews (files: {count}, kiosks: {kiosks}). Nobody has signed it: whoever signs adds the files again.</source>
        <translation>सर्वेक्षण {survey}, संस्करण {version} की गणना फ़ाइलों का योग: {interviews} साक्षात्कार (फ़ाइलें: {count}, कियोस्क: {kiosks})। इस पर किसी ने हस्ताक्षर नहीं किए: जो हस्ताक्षर करता है वह फ़ाइलें फिर से जोड़ता है।</translation>
    </message>
    <message>
        <source>{what}: {count} of {needed} are here.</source>
        <translation>{what}: {needed} में से {count} यहाँ हैं।</translation>
    </message>
    <message>
        <source>Bring the kiosks&apos; files that the sum lists: {count} of {needed} are here.</source>
        <translation>योग में सूचीबद्ध कियोस्क फ़ाइलें लाएँ: {needed} में से {count} यहाँ हैं।</translation>
    </message>
    <message>
        <source>A trustee&apos;s private key.</source>
        <translation>एक न्यासी की निजी कुंजी।</translation>
    </message>
    <message>
        <source>The enrolment of a kiosk.</source>
        <translation>एक कियोस्क का नामांकन।</translation>
    </message>
    <message>
        <source>Bring the kiosks&apos; files (.tally).</source>
        <translation>कियोस्कों की फ़ाइलें (.tally) लाएँ।</translation>
    </message>
    <message>
        <source>Bring one sum at a time: these are of different lists.</source>
        <translation>एक बार में एक योग लाएँ: ये अलग-अलग सूचियों के हैं।</translation>
    </message>
    <message>
        <source>Bring the sum of the files (.sum), which the office makes.</source>
        <translation>फ़ाइलों का योग (.sum) लाएँ, जिसे कार्यालय बनाता है।</translation>
    </message>
    <message>
        <source>Shares (.partial)</source>
        <translation>अंश (.partial)</translation>
    </message>
    <message>
        <source>Signed lists (.signed)</source>
        <translation>हस्ताक्षरित सूचियाँ (.signed)</translation>
    </message>
    <message>
        <source>You have signed this list, and {ledger} does not know it: it is an older copy of your memory. Put the newest copy back beside your key. If that is lost, sign all lists again that you ever signed with this key, before you sign or open any other.</source>
        <translation>आपने इस सूची पर हस्ताक्षर किए हैं और {ledger} इसे नहीं जानता: यह आपकी स्मृति की पुरानी प्रति है। सबसे नई प्रति अपनी कुंजी के पास वापस रखें। यदि वह खो गई है, तो कोई और सूची हस्ताक्षरित करने या खोलने से पहले उन सभी सूचियों पर फिर हस्ताक्षर करें जिन पर आपने इस कुंजी से कभी हस्ताक्षर किए।</translation>
    </message>
    <message>
        <source>its interviews were altered or the file is cut short</source>
        <translation>इसके साक्षात्कार बदले गए या फ़ाइल कटी हुई है</translation>
    </message>
    <message>
        <source>it does not hold the number of interviews that it states</source>
        <translation>इसमें उतने साक्षात्कार नहीं हैं जितने यह बताती है</translation>
    </message>
    <message>
        <source>its columns are not those of its survey</source>
        <translation>इसके स्तंभ इसके सर्वेक्षण के नहीं हैं</translation>
    </message>
    <message>
        <source>it is not sealed to the key that its survey names</source>
        <translation>यह उस कुंजी से मुहरबंद नहीं है जो इसका सर्वेक्षण बताता है</translation>
    </message>
    <message>
        <source>its survey was altered</source>
        <translation>इसका सर्वेक्षण बदला गया</translation>
    </message>
    <message>
        <source>a collection file</source>
        <translation>संग्रह फ़ाइल</translation>
    </message>
    <message>
        <source>a line is too long</source>
        <translation>एक पंक्ति बहुत लंबी है</translation>
    </message>
    <message>
        <source>its signature is not that of its kiosk, so it was altered</source>
        <translation>इसका हस्ताक्षर इसके कियोस्क का नहीं है, इसलिए यह बदली गई है</translation>
    </message>
    <message>
        <source>it is cut short</source>
        <translation>यह कटी हुई है</translation>
    </message>
    <message>
        <source>it is a kiosk&apos;s tally file, with no record of anybody in it; add the kiosks&apos; files (window “Totals that trustees hold”, or “tally add”), and analyse the table of totals that trustees open</source>
        <translation>यह कियोस्क की गणना फ़ाइल है, जिसमें किसी का अभिलेख नहीं है; कियोस्कों की फ़ाइलें जोड़ें (विंडो “न्यासियों के पास रखे योग”, या “tally add”), फिर न्यासी जो योग खोलें उनकी तालिका का विश्लेषण करें</translation>
    </message>
    <message>
        <source>it is a table of totals that trustees opened; analyse it together with the survey that it is of, or import it into a project</source>
        <translation>यह न्यासियों के खोले योगों की तालिका है; इसका विश्लेषण उस सर्वेक्षण के साथ करें जिसका यह है, या इसे प्रोजेक्ट में आयात करें</translation>
    </message>
    <message>
        <source>it is a sum of tally files, which nobody opens alone; trustees sign it and open it first (window “Totals that trustees hold”, or “tally sign” and “tally open”)</source>
        <translation>यह गणना फ़ाइलों का योग है, जिसे कोई अकेले नहीं खोलता; पहले न्यासी इस पर हस्ताक्षर करते और इसे खोलते हैं (विंडो “न्यासियों के पास रखे योग”, या “tally sign” और “tally open”)</translation>
    </message>
    <message>
        <source>it is a list that a trustee has signed, and opens nothing; with enough of them trustees give their shares (window “Totals that trustees hold”, or “tally open”)</source>
        <translation>यह एक न्यासी की हस्ताक्षर की हुई सूची है और कुछ नहीं खोलती; पर्याप्त होने पर न्यासी अपने अंश देते हैं (विंडो “न्यासियों के पास रखे योग”, या “tally open”)</translation>
    </message>
    <message>
        <source>it is a trustee&apos;s share; put it together with those of the others (window “Totals that trustees hold”, or “tally combine”), and analyse the table of totals that comes of it</source>
        <translation>यह एक न्यासी का अंश है; इसे अन्य के अंशों के साथ मिलाएँ (विंडो “न्यासियों के पास रखे योग”, या “tally combine”), फिर उससे बनी योगों की तालिका का विश्लेषण करें</translation>
    </message>
    <message>
        <source>it is not {wanted}</source>
        <translation>यह {wanted} नहीं है</translation>
    </message>
    <message>
        <source>another program has changed its line ends; fetch the kiosk&apos;s own file</source>
        <translation>किसी अन्य प्रोग्राम ने इसके पंक्ति-अंत बदल दिए हैं; कियोस्क की अपनी फ़ाइल लाएँ</translation>
    </message>
    <message>
        <source>it is a collection file, which holds records; import it</source>
        <translation>यह संग्रह फ़ाइल है, जिसमें अभिलेख हैं; इसे आयात करें</translation>
    </message>
    <message>
        <source>it is a web page, not {wanted}</source>
        <translation>यह वेब पृष्ठ है, {wanted} नहीं</translation>
    </message>
    <message>
        <source>another program has saved it in another encoding; fetch the kiosk&apos;s own file</source>
        <translation>किसी अन्य प्रोग्राम ने इसे दूसरी एन्कोडिंग में सहेजा है; कियोस्क की अपनी फ़ाइल लाएँ</translation>
    </message>
    <message>
        <source>The interviews of {file} are totals that trustees opened. What is counted in them was declared before anybody was asked, and its variables cannot be changed.</source>
        <translation>{file} के साक्षात्कार न्यासियों द्वारा खोले गए योग हैं। उनमें क्या गिना जाए यह किसी से पूछने से पहले घोषित हुआ, और उसके चर नहीं बदले जा सकते।</translation>
    </message>
    <message>
        <source>The project {file} has interviews of its own. Make a new project for the totals.</source>
        <translation>प्रोजेक्ट {file} के अपने साक्षात्कार हैं। योगों के लिए नया प्रोजेक्ट बनाएँ।</translation>
    </message>
    <message>
        <source>the totals in it are not those of its survey</source>
        <translation>इसमें के योग इसके सर्वेक्षण के नहीं हैं</translation>
    </message>
    <message>
        <source>Nothing can be sealed to the key of {trustee} in the survey {survey}. The trustee makes a new key, whose public part goes into the survey.</source>
        <translation>सर्वेक्षण {survey} में {trustee} की कुंजी से कुछ भी सीलबंद नहीं किया जा सकता। न्यासी नई कुंजी बनाता है, जिसका सार्वजनिक भाग सर्वेक्षण में जाता है।</translation>
    </message>
    <message>
        <source>{survey}, version {version}</source>
        <translation>{survey}, संस्करण {version}</translation>
    </message>
    <message>
        <source>{file}: {problem}</source>
        <translation>{file}: {problem}</translation>
    </message>
    <message>
        <source>A process that opened interviews was ended from outside, perhaps because memory ran out. Nothing was signed or written; close other programs and try again.</source>
        <translation>साक्षात्कार खोलने वाली एक प्रक्रिया बाहर से समाप्त कर दी गई, शायद मेमोरी कम पड़ने से। न किसी पर हस्ताक्षर हुए, न कुछ लिखा गया; दूसरे प्रोग्राम बंद करें और फिर कोशिश करें।</translation>
    </message>
    <message>
        <source>it was altered or is cut short; ask the trustee for it again</source>
        <translation>यह बदली गई या कटी हुई है; न्यासी से फिर माँगें</translation>
    </message>
    <message>
        <source>it is neither a trustee&apos;s signed list nor a share</source>
        <translation>यह न किसी न्यासी की हस्ताक्षरित सूची है, न अंश</translation>
    </message>
    <message>
        <source>it is of the other kind of file; here the trustees&apos; shares are needed</source>
        <translation>यह दूसरी तरह की फ़ाइल है; यहाँ न्यासियों के अंश चाहिए</translation>
    </message>
    <message>
        <source>it is of the other kind of file; here the lists that trustees signed are needed</source>
        <translation>यह दूसरी तरह की फ़ाइल है; यहाँ न्यासियों की हस्ताक्षर की हुई सूचियाँ चाहिए</translation>
    </message>
    <message>
        <source>These interviews were simulated by a computer: no person answered them.</source>
        <translation>ये साक्षात्कार कंप्यूटर से अनुकरित हैं: किसी व्यक्ति ने इनके उत्तर नहीं दिए।</translation>
    </message>
    <message>
        <source>it was altered or is cut short; add the tally files again</source>
        <translation>यह बदली गई या कटी हुई है; गणना फ़ाइलें फिर से जोड़ें</translation>
    </message>
    <message>
        <source>it holds more interviews than its survey&apos;s totals can hold</source>
        <translation>इसमें उससे अधिक साक्षात्कार हैं जितने इसके सर्वेक्षण के योग रख सकते हैं</translation>
    </message>
    <message>
        <source>it is not a sum of tally files</source>
        <translation>यह गणना फ़ाइलों का योग नहीं है</translation>
    </message>
    <message>
        <source>its manifest is not that of a tally file</source>
        <translation>इसका विवरण गणना फ़ाइल का नहीं है</translation>
    </message>
    <message>
        <source>its totals were altered</source>
        <translation>इसके योग बदले गए</translation>
    </message>
    <message>
        <source>its totals are not those of its survey</source>
        <translation>इसके योग इसके सर्वेक्षण के नहीं हैं</translation>
    </message>
    <message>
        <source>it holds more interviews than a kiosk puts in one file</source>
        <translation>इसमें उससे अधिक साक्षात्कार हैं जितने कियोस्क एक फ़ाइल में रखता है</translation>
    </message>
    <message>
        <source>a tally file</source>
        <translation>गणना फ़ाइल</translation>
    </message>
    <message>
        <source>Answers are only counted. No record is kept.</source>
        <translation>जवाब केवल गिने जाते हैं। कोई रिकॉर्ड नहीं रखा जाता।</translation>
    </message>
    <message>
        <source>Your answer is added to totals that are hidden behind random numbers. Nobody can take it out again.</source>
        <translation>आपका जवाब यादृच्छिक संख्याओं के पीछे छिपे योगों में जोड़ा जाता है। कोई उसे वापस नहीं निकाल सकता।</translation>
    </message>
    <message>
        <source>“Recorded” means counted.</source>
        <translation>“दर्ज” का मतलब है गिना गया।</translation>
    </message>
    <message>
        <source>Some questions say that your answer is not kept.</source>
        <translation>कुछ सवाल बताते हैं कि आपका जवाब नहीं रखा जाता।</translation>
    </message>
    <message>
        <source>Counted as you answer.</source>
        <translation>जवाब वैसा ही गिना जाएगा।</translation>
    </message>
    <message>
        <source>Your answers were counted. You need not answer again.</source>
        <translation>आपके जवाब गिन लिए गए। आपको फिर जवाब देने की ज़रूरत नहीं।</translation>
    </message>
    <message>
        <source>Your answer here is not kept.</source>
        <translation>यहाँ आपका जवाब नहीं रखा जाता।</translation>
    </message>
    <message>
        <source>Nobody can open the totals alone: {threshold} of {trustees} trustees must do it together, and only for {smallest} interviews or more.</source>
        <translation>कोई अकेला योग नहीं खोल सकता: {trustees} में से {threshold} न्यासियों को यह मिलकर करना होता है, और केवल {smallest} या अधिक साक्षात्कारों के लिए।</translation>
    </message>
    <message>
        <source>{question} has too many different reports for the tallies. Leave it out of them.</source>
        <translation>{question} की अलग-अलग रिपोर्टें गणनाओं के लिए बहुत अधिक हैं। इसे उनसे बाहर रखें।</translation>
    </message>
    <message>
        <source>No interview is kept: each is added to masked totals ({count}). Any {t} of the {n} trustees open them together, for {smallest} interviews or more, after {signatures} of them have signed.</source>
        <translation>कोई साक्षात्कार नहीं रखा जाता: हर एक छिपाए गए योगों ({count}) में जोड़ा जाता है। {n} न्यासियों में से कोई भी {t} मिलकर उन्हें खोलते हैं, {smallest} या अधिक साक्षात्कारों के लिए, जब उनमें से {signatures} ने हस्ताक्षर कर दिए हों।</translation>
    </message>
    <message>
        <source>One total holds at most {capacity} interviews.</source>
        <translation>एक योग में अधिकतम {capacity} साक्षात्कार आते हैं।</translation>
    </message>
    <message>
        <source>Never possible: regression, tests of single kiosks or interviews, and any table that is not counted here. No record is kept to make them from.</source>
        <translation>कभी संभव नहीं: प्रतिगमन, अकेले कियोस्क या साक्षात्कार की जाँच, और कोई भी तालिका जो यहाँ नहीं गिनी जाती। उन्हें बनाने के लिए कोई रिकॉर्ड नहीं रखा जाता।</translation>
    </message>
    <message>
        <source>Shares can be estimated of: {questions}.</source>
        <translation>इनके अनुपात आँके जा सकते हैं: {questions}।</translation>
    </message>
    <message>
        <source>They can be compared by {group}: {questions}.</source>
        <translation>{group} के अनुसार तुलना हो सकती है: {questions}।</translation>
    </message>
    <message>
        <source>{first} with {second}</source>
        <translation>{second} के साथ {first}</translation>
    </message>
    <message>
        <source>Cross-tables can be made of: {pairs}.</source>
        <translation>इनकी प्रति-सारणियाँ बन सकती हैं: {pairs}।</translation>
    </message>
    <message>
        <source>Nothing can be estimated of: {questions}. No tally counts that.</source>
        <translation>इनका कुछ भी नहीं आँका जा सकता: {questions}। कोई गणना इन्हें नहीं गिनती।</translation>
    </message>
    <message>
        <source>{file} has numbers of {question} beyond {low} to {high}, the ends in the tables before it. Nobody stated these ends, so all numbers count, now from {least} to {most}.</source>
        <translation>{file} में {question} की संख्याएँ {low} से {high} के बाहर हैं, जो पहले की तालिकाओं की सीमाएँ थीं। ये सीमाएँ किसी ने तय नहीं की थीं, इसलिए सभी संख्याएँ गिनी जाती हैं, अब {least} से {most} तक।</translation>
    </message>
    <message>
        <source>Give the tally files of the kiosks; their names end in .tally.</source>
        <translation>कियोस्कों की गणना फ़ाइलें दें; उनके नाम .tally पर समाप्त होते हैं।</translation>
    </message>
    <message>
        <source>Only as many trustees took part as are needed, so a trustee who lies so that the numbers still fit would not be seen. With the share of one more it would.</source>
        <translation>केवल उतने ही न्यासियों ने भाग लिया जितने चाहिए, इसलिए कोई न्यासी जो इस तरह झूठ बोले कि संख्याएँ फिर भी मेल खाएँ, दिखाई नहीं देगा। एक और के अंश से दिखाई देगा।</translation>
    </message>
    <message>
        <source>{question} is counted differently in {first} and in {second}, though both are of the same interviews: a kiosk has counted wrongly. Open fewer files together to find out which.</source>
        <translation>{question} को {first} और {second} में अलग-अलग गिना गया है, जबकि दोनों उन्हीं साक्षात्कारों के हैं: किसी कियोस्क ने गलत गिना है। कौन-सा, यह जानने के लिए कम फ़ाइलें एक साथ खोलें।</translation>
    </message>
    <message>
        <source>{needed} trustees together can open this list, and here are the shares of {count}. Ask for the share of another one: {names}.</source>
        <translation>{needed} न्यासी मिलकर यह सूची खोल सकते हैं, और यहाँ {count} के अंश हैं। किसी और का अंश माँगें: {names}।</translation>
    </message>
    <message>
        <source>{trustee} has given two shares of this list that differ: one is false. Leave both out, and ask {trustee} what happened.</source>
        <translation>{trustee} ने इस सूची के दो अलग-अलग अंश दिए हैं: एक झूठा है। दोनों को छोड़ दें, और {trustee} से पूछें कि क्या हुआ।</translation>
    </message>
    <message>
        <source>its name ends in none of {endings}</source>
        <translation>इसका नाम {endings} में से किसी पर समाप्त नहीं होता</translation>
    </message>
    <message>
        <source>Held by the trustees {names}: {signatures} of them sign a list of files, and then any {threshold} open its totals together, of at least {smallest} interviews.</source>
        <translation>न्यासियों {names} के पास: उनमें से {signatures} फ़ाइलों की सूची पर हस्ताक्षर करते हैं, और फिर कोई भी {threshold} मिलकर उसके योग खोलते हैं, कम से कम {smallest} साक्षात्कारों के।</translation>
    </message>
    <message>
        <source>A list of {interviews} interviews of the survey {survey}, signed by {name}, whose key is “{key}”. It opens nothing.</source>
        <translation>सर्वेक्षण {survey} के {interviews} साक्षात्कारों की सूची, जिस पर {name} ने हस्ताक्षर किए, जिनकी कुंजी “{key}” है। यह कुछ नहीं खोलती।</translation>
    </message>
    <message>
        <source>A kiosk&apos;s tally file of the survey {survey}, version {version}: {interviews} interviews, export {export} of batch {batch}.</source>
        <translation>सर्वेक्षण {survey}, संस्करण {version} की एक कियोस्क की गणना फ़ाइल: {interviews} साक्षात्कार, बैच {batch} का निर्यात {export}।</translation>
    </message>
    <message>
        <source>Signed by the kiosk “{words}”.</source>
        <translation>कियोस्क “{words}” द्वारा हस्ताक्षरित।</translation>
    </message>
    <message>
        <source>The signature is right, and it is about the sum that was given with it.</source>
        <translation>हस्ताक्षर सही है, और यह उसी योग का है जो साथ दिया गया।</translation>
    </message>
    <message>
        <source>The signature was not checked: give the sum that it is about, too.</source>
        <translation>हस्ताक्षर की जाँच नहीं हुई: वह योग भी दें जिसका यह है।</translation>
    </message>
    <message>
        <source>A share: with those of other trustees it opens a list of {interviews} interviews of the survey {survey}. Given by {name}, whose key is “{key}”.</source>
        <translation>एक अंश: अन्य न्यासियों के अंशों के साथ यह सर्वेक्षण {survey} के {interviews} साक्षात्कारों की सूची खोलता है। इसे {name} ने दिया, जिनकी कुंजी “{key}” है।</translation>
    </message>
    <message>
        <source>it is not a table of opened totals</source>
        <translation>यह खोले गए योगों की तालिका नहीं है</translation>
    </message>
    <message>
        <source>Opened totals of the survey {survey}: {interviews} interviews, {count} totals. Nobody has signed the table.</source>
        <translation>सर्वेक्षण {survey} के खोले गए योग: {interviews} साक्षात्कार, {count} योग। तालिका पर किसी ने हस्ताक्षर नहीं किए।</translation>
    </message>
    <message>
        <source>This survey asks for {needed} signatures of a list, and {safe} would be safe. With fewer, {count} trustees who work together with the office can open the difference of two lists.</source>
        <translation>यह सर्वेक्षण सूची पर {needed} हस्ताक्षर माँगता है, और {safe} सुरक्षित होते। कम होने पर, कार्यालय के साथ मिले हुए {count} न्यासी दो सूचियों का अंतर खोल सकते हैं।</translation>
    </message>
    <message>
        <source>it is not the sum of these files; ask the office to add them again, and sign nothing before</source>
        <translation>यह इन फ़ाइलों का योग नहीं है; कार्यालय से इन्हें फिर जोड़ने को कहें, और उससे पहले किसी पर हस्ताक्षर न करें</translation>
    </message>
    <message>
        <source>{needed} trustees must sign this list before anybody may open it, and here are the signatures of {count}: {names}. Ask others to sign first.</source>
        <translation>किसी के खोलने से पहले {needed} न्यासियों को इस सूची पर हस्ताक्षर करने होंगे, और यहाँ {count} के हस्ताक्षर हैं: {names}। पहले दूसरों से हस्ताक्षर करने को कहें।</translation>
    </message>
    <message>
        <source>The key “{given}” belongs to none of the trustees of the survey {survey}, who are {names}. Give the key file of one of them.</source>
        <translation>कुंजी “{given}” सर्वेक्षण {survey} के किसी न्यासी की नहीं है, जो {names} हैं। उनमें से किसी एक की कुंजी फ़ाइल दें।</translation>
    </message>
    <message>
        <source>{sum} lists a file of the kiosk “{words}”, which is not among the enrolled kiosks. Compare the words with those on its supervisor screen before you sign.</source>
        <translation>{sum} में कियोस्क “{words}” की फ़ाइल है, जो नामांकित कियोस्कों में नहीं है। हस्ताक्षर करने से पहले इन शब्दों का मिलान उसके पर्यवेक्षक की स्क्रीन के शब्दों से करें।</translation>
    </message>
    <message>
        <source>it is the same file as {other}; give it once</source>
        <translation>यह वही फ़ाइल है जो {other} है; इसे एक बार दें</translation>
    </message>
    <message>
        <source>it is not in the list of {sum}; leave it out</source>
        <translation>यह {sum} की सूची में नहीं है; इसे छोड़ दें</translation>
    </message>
    <message>
        <source>{sum} lists {count} files, and {missing} of them are missing here: {files}. Give all.</source>
        <translation>{sum} में {count} फ़ाइलें हैं, और यहाँ उनमें से {missing} नहीं हैं: {files}। सब दें।</translation>
    </message>
    <message>
        <source>{sum} lists another export of the same interviews; ask the office for that file</source>
        <translation>{sum} में उन्हीं साक्षात्कारों का दूसरा निर्यात है; कार्यालय से वह फ़ाइल माँगें</translation>
    </message>
    <message>
        <source>{file} holds fewer than {smallest} interviews and was not exported: people could be recognised. Collect more first. At the end of fieldwork they can be released, once.</source>
        <translation>{file} में {smallest} से कम साक्षात्कार हैं और वह निर्यात नहीं हुई: लोग पहचाने जा सकते थे। पहले और जमा करें। फ़ील्डवर्क के अंत में उन्हें एक बार दिया जा सकता है।</translation>
    </message>
    <message>
        <source>it is damaged; the supervisor can choose a new surveyor&apos;s PIN</source>
        <translation>वह ख़राब है; पर्यवेक्षक सर्वेक्षक का नया PIN चुन सकते हैं</translation>
    </message>
    <message>
        <source>did not sign any of the files in its folder, so it was altered or is damaged</source>
        <translation>ने पास की किसी फ़ाइल पर हस्ताक्षर नहीं किए, इसलिए वह बदली गई या ख़राब है</translation>
    </message>
    <message>
        <source>{file} is damaged and was left as it is ({reason}). New interviews go to a new file next to it. Take a copy of the folder to the analyst.</source>
        <translation>{file} ख़राब है और वैसी ही छोड़ दी गई ({reason})। नए साक्षात्कार उसके पास नई फ़ाइल में जाते हैं। फ़ोल्डर की एक प्रति विश्लेषक को दें।</translation>
    </message>
    <message>
        <source>Epsilon {spent} of {table} was spent without a budget, and without one {total} is the most. State as the budget how much may be spent in total, or use a model or a synthetic table that was already paid for.</source>
        <translation>{table} का एप्सिलॉन {spent} बिना बजट के ख़र्च हुआ, और बिना बजट के अधिकतम {total} है। बजट में बताएँ कि कुल कितना ख़र्च हो सकता है, या कोई ऐसा मॉडल या कृत्रिम तालिका काम में लाएँ जिसका मूल्य चुकाया जा चुका हो।</translation>
    </message>
    <message>
        <source>{file} is not a ledger of this program, or was altered, so it is not known what has been spent. Restore a copy of it, or spend nothing more of the table.</source>
        <translation>{file} इस प्रोग्राम की ख़र्च-बही नहीं है, या बदली गई है, इसलिए कोई नहीं जानता कि क्या ख़र्च हो चुका है। उसकी प्रति वापस रखें, या तालिका का और कुछ ख़र्च न करें।</translation>
    </message>
    <message>
        <source>This would spend epsilon {asked} of {table}, but only {left} of its budget of {budget} is left. Ask for less, or use a model or a synthetic table that was already paid for.</source>
        <translation>इससे {table} का एप्सिलॉन {asked} ख़र्च होता, और उसके {budget} के बजट में से {left} बचा है। कम माँगें, या कोई ऐसा मॉडल या कृत्रिम तालिका काम में लाएँ जिसका मूल्य चुकाया जा चुका हो।</translation>
    </message>
    <message>
        <source>it is read-only</source>
        <translation>यह केवल पढ़ने के लिए है</translation>
    </message>
    <message>
        <source>its database reports an error that Surveyapp does not know; open it again</source>
        <translation>उसका डेटाबेस ऐसी त्रुटि बताता है जिसे Surveyapp नहीं जानता; उसे फिर से खोलें</translation>
    </message>
    <message>
        <source>The project {file} is read-only, so nothing in it can be changed. Save a copy of it under another name, and work on the copy.</source>
        <translation>परियोजना {file} केवल पढ़ने के लिए है, इसलिए उसमें कुछ बदला नहीं जा सकता। उसकी एक प्रति दूसरे नाम से सहेजें और उसी पर काम करें।</translation>
    </message>
    <message>
        <source>{kiosk} does not name exactly one kiosk of the project. Give its name, at least its first {letters} letters, or its words; “surveyapp kiosks --project P” lists them.</source>
        <translation>परियोजना में {kiosk} नाम का कोई एक कियोस्क नहीं है। उसका नाम, कम से कम उसके पहले {letters} अक्षर, या उसके शब्द दें; “surveyapp kiosks --project P” उनकी सूची देता है।</translation>
    </message>
    <message>
        <source>The table has more than {most} different combinations of reports to {questions}. Ask for fewer questions together.</source>
        <translation>तालिका में {questions} की रिपोर्टों के {most} से अधिक अलग संयोजन हैं। एक साथ कम प्रश्न लें।</translation>
    </message>
    <message>
        <source>The column {column} of the table {table} has {word}, which its question never records. Correct it there, or leave the question out.</source>
        <translation>तालिका {table} के कॉलम {column} में {word} है, जो उसका प्रश्न कभी दर्ज नहीं करता। वहाँ ठीक करें, या प्रश्न छोड़ दें।</translation>
    </message>
    <message>
        <source>{source} is not a known source. Give duckdb://FILE, spark://local, spark://HOST:PORT or postgres://USER@HOST/DATABASE.</source>
        <translation>{source} कोई ज्ञात स्रोत नहीं है। duckdb://FILE, spark://local, spark://HOST:PORT या postgres://USER@HOST/DATABASE दें।</translation>
    </message>
    <message>
        <source>it contains {name}, which Surveyapp has not made, so nothing in the file was used; remove it with the program that made it</source>
        <translation>इसमें {name} है, जिसे Surveyapp ने नहीं बनाया, इसलिए फ़ाइल की किसी चीज़ का उपयोग नहीं हुआ; जिस प्रोग्राम ने इसे बनाया उसी से इसे हटाएँ</translation>
    </message>
    <message>
        <source>its table {name} contains rows that Surveyapp does not write</source>
        <translation>इसकी तालिका {name} में ऐसी पंक्तियाँ हैं जो Surveyapp नहीं लिखता</translation>
    </message>
    <message>
        <source>its interviews are sealed, and the project {project} is not encrypted; import it into a project of its own, or encrypt this project first</source>
        <translation>इसके साक्षात्कार मुहरबंद हैं, और परियोजना {project} में वे खुले पड़े रहते; इसे अलग परियोजना में आयात करें, या पहले इस परियोजना को “surveyapp seal” से एन्क्रिप्ट करें</translation>
    </message>
    <message>
        <source>{file} was refused: {reason}. To keep several surveys in one project, add this survey to the project.</source>
        <translation>{file} अस्वीकार हुई: {reason}। एक प्रोजेक्ट में कई सर्वेक्षण रखने के लिए इस सर्वेक्षण को प्रोजेक्ट में जोड़ें।</translation>
    </message>
    <message>
        <source>The project {file} has no survey {survey}. It has: {known}.</source>
        <translation>परियोजना {file} में सर्वेक्षण {survey} नहीं है। उसमें ये हैं: {known}।</translation>
    </message>
    <message>
        <source>The project {file} has interviews of its own. Make a new project for the database.</source>
        <translation>परियोजना {file} के अपने साक्षात्कार हैं। डेटाबेस के लिए नई परियोजना बनाएँ।</translation>
    </message>
    <message>
        <source>it contains data that Surveyapp did not write</source>
        <translation>इसमें वह है जो किसी Surveyapp ने नहीं लिखा</translation>
    </message>
    <message>
        <source>it was changed by a newer version of Surveyapp in a way that this one does not know</source>
        <translation>किसी नए Surveyapp ने इसके साथ ऐसा कुछ किया है जिसे यह नहीं जानता</translation>
    </message>
    <message>
        <source>each sound has text, file and made_by</source>
        <translation>हर आवाज़ में text, file और made_by होते हैं</translation>
    </message>
    <message>
        <source>the key is not the key of its text</source>
        <translation>कुंजी उसके पाठ की कुंजी नहीं है</translation>
    </message>
    <message>
        <source>its file is not the name of a sound file</source>
        <translation>उसकी फ़ाइल किसी आवाज़ की फ़ाइल का नाम नहीं है</translation>
    </message>
    <message>
        <source>its format is not {format}</source>
        <translation>उसका प्रारूप {format} नहीं है</translation>
    </message>
    <message>
        <source>it is not the table of the language {language}</source>
        <translation>यह {language} भाषा की तालिका नहीं है</translation>
    </message>
    <message>
        <source>is {name}, a file that is not in the survey&apos;s folder; add it.</source>
        <translation>{name} है, ऐसी फ़ाइल जो सर्वेक्षण के पास नहीं है; उसे जोड़ें।</translation>
    </message>
    <message>
        <source>it is a damaged workbook; open it in a spreadsheet program and save it again</source>
        <translation>यह ख़राब कार्यपुस्तिका है; इसे स्प्रेडशीट प्रोग्राम में खोलें और नए सिरे से सहेजें</translation>
    </message>
    <message>
        <source>is a date or time; set the cell&apos;s format to text and type it again (3/4 turns into a date).</source>
        <translation>तारीख़ या समय है; खाने का प्रारूप पाठ करें और इसे फिर लिखें (3/4 तारीख़ बन जाता है)।</translation>
    </message>
    <message>
        <source>it is not an Excel workbook (.xlsx)</source>
        <translation>यह कार्यपुस्तिका (.xlsx) नहीं है</translation>
    </message>
    <message>
        <source>its XML declares a document type, which Excel workbooks never do</source>
        <translation>इसका XML दस्तावेज़ प्रकार घोषित करता है, जो कोई कार्यपुस्तिका नहीं करती</translation>
    </message>
    <message>
        <source>it is an archive, but not an Excel workbook (.xlsx)</source>
        <translation>यह संग्रहीत फ़ाइल है, पर कार्यपुस्तिका (.xlsx) नहीं</translation>
    </message>
    <message>
        <source>it is not an Arrow file (.arrow, .feather)</source>
        <translation>यह Arrow फ़ाइल (.arrow, .feather) नहीं है</translation>
    </message>
    <message>
        <source>it contains a NUL character, so it is not text, or has another encoding</source>
        <translation>इसमें NUL वर्ण है, इसलिए यह पाठ नहीं, या दूसरी एन्कोडिंग का है</translation>
    </message>
    <message>
        <source>{file} is a table: its columns must be mapped to the survey&apos;s questions first. Open it with “Import a table…”, or give its survey on the command line.</source>
        <translation>{file} तालिका है: पहले उसके स्तंभों का सर्वेक्षण के प्रश्नों से मिलान होना चाहिए। इसे “तालिका आयात करें…” से खोलें, या कमांड लाइन पर --survey से सर्वेक्षण दें।</translation>
    </message>
    <message>
        <source>Not imported from the folder {folder}, since they are neither collection files nor tables: {names}. Folders in it are not searched.</source>
        <translation>न संग्रह की फ़ाइलें न तालिकाएँ, इसलिए फ़ोल्डर {folder} में छोड़ी गईं: {names}। उसके भीतर के फ़ोल्डर नहीं देखे जाते।</translation>
    </message>
    <message>
        <source>it is not a Parquet file, or not a complete one</source>
        <translation>यह Parquet फ़ाइल नहीं है, या पूरी नहीं है</translation>
    </message>
    <message>
        <source>it unpacks to more than is allowed</source>
        <translation>खोलने पर यह अनुमत आकार से बड़ी हो जाती है</translation>
    </message>
    <message>
        <source>it has no data frame</source>
        <translation>इसमें कोई डेटा तालिका नहीं है</translation>
    </message>
    <message>
        <source>it has no data frame called {name}</source>
        <translation>इसमें {name} नाम की कोई डेटा तालिका नहीं है</translation>
    </message>
    <message>
        <source>it is not a file of R (.rds, .RData)</source>
        <translation>यह R की फ़ाइल (.rds, .RData) नहीं है</translation>
    </message>
    <message>
        <source>its name does not end in one of {endings}, so it is not known what kind of table it is</source>
        <translation>इसका नाम {endings} में से किसी पर समाप्त नहीं होता, इसलिए तालिका का प्रकार ज्ञात नहीं</translation>
    </message>
    <message>
        <source>is not a report of {question}; it records {numbers}</source>
        <translation>{question} की रिपोर्ट नहीं है; वह {numbers} दर्ज करता है</translation>
    </message>
    <message>
        <source>is not a report of {question}, written as it is recorded</source>
        <translation>{question} की रिपोर्ट नहीं है, जैसी वह दर्ज होती है</translation>
    </message>
    <message>
        <source>is not a report of {question}; it records {reports}, or nothing</source>
        <translation>{question} की रिपोर्ट नहीं है; वह {reports} दर्ज करता है, या कुछ नहीं</translation>
    </message>
    <message>
        <source>gives no {kind}, and every respondent needs one</source>
        <translation>{kind} नहीं बताता, और हर उत्तरदाता को एक चाहिए</translation>
    </message>
    <message>
        <source>numbers from {low} to {high}</source>
        <translation>{low} से {high} तक की संख्याएँ</translation>
    </message>
    <message>
        <source>gives no weight, and every respondent needs one</source>
        <translation>भार नहीं बताता, और हर उत्तरदाता को एक चाहिए</translation>
    </message>
    <message>
        <source>is not a weight; write a number with a decimal point</source>
        <translation>भार नहीं है; दशमलव बिंदु वाली संख्या लिखें</translation>
    </message>
    <message>
        <source>is a negative weight; weights cannot be below 0</source>
        <translation>ऋणात्मक भार है; कोई शून्य से कम लोगों का प्रतिनिधि नहीं होता</translation>
    </message>
    <message>
        <source>is not a plausible weight; it must be 0, or {least} to {most}</source>
        <translation>बिल्कुल असंगत भार है; यह 0 है, या {least} से {most}</translation>
    </message>
    <message>
        <source>it is not an SPSS file (.sav)</source>
        <translation>यह SPSS फ़ाइल (.sav) नहीं है</translation>
    </message>
    <message>
        <source>it is not a Stata file (.dta)</source>
        <translation>यह Stata फ़ाइल (.dta) नहीं है</translation>
    </message>
    <message>
        <source>it is not a SAS file (.sas7bdat)</source>
        <translation>यह SAS फ़ाइल (.sas7bdat) नहीं है</translation>
    </message>
    <message>
        <source>it is not a SAS transport file (.xpt), or not a complete one</source>
        <translation>यह SAS ट्रांसपोर्ट फ़ाइल (.xpt) नहीं है, या पूरी नहीं है</translation>
    </message>
    <message>
        <source>The trustees {trustees} contradict each other: what one of them states is false. Ask them for their files again, or ask other trustees.</source>
        <translation>न्यासी {trustees} एक-दूसरे का खंडन करते हैं: उनमें से एक का कथन झूठा है। उनसे उनकी फ़ाइलें फिर माँगें, या दूसरे न्यासियों से माँगें।</translation>
    </message>
    <message>
        <source>What {trustee} states is false: {others} contradict it, and what they state fits the files. Leave it out, and ask {trustee} what happened.</source>
        <translation>{trustee} का कथन झूठा है: {others} उसका खंडन करते हैं, और उनका कथन फ़ाइलों से मेल खाता है। उसे छोड़ दें, और {trustee} से पूछें कि क्या हुआ।</translation>
    </message>
    <message>
        <source>The total of {tally} is wrong: a cell of it holds {count} interviews, and all files together {interviews}. A kiosk or a trustee has not followed the rules; open fewer files to find out which.</source>
        <translation>{tally} का योग गलत है: उसके एक खाने में {count} साक्षात्कार हैं, और सभी फ़ाइलों में मिलाकर {interviews}। किसी कियोस्क या न्यासी ने नियमों का पालन नहीं किया; कौन, यह जानने के लिए कम फ़ाइलें खोलें।</translation>
    </message>
    <message>
        <source>In {file} the total of {tally} does not count each of its {interviews} interviews once: the kiosk has counted wrongly, or what a trustee states is false. Add the files again without it.</source>
        <translation>{file} में {tally} का योग उसके {interviews} साक्षात्कारों में से हर एक को एक बार नहीं गिनता: कियोस्क ने गलत गिना है, या किसी न्यासी का कथन झूठा है। इसके बिना फ़ाइलें फिर जोड़ें।</translation>
    </message>
    <message>
        <source>The share of {trustee} contradicts itself: leave it out, and ask {trustee} what happened.</source>
        <translation>{trustee} का अंश अपना ही खंडन करता है: उसे छोड़ दें, और {trustee} से पूछें कि क्या हुआ।</translation>
    </message>
    <message>
        <source>In this survey not every trustee signs every list, so a list must hold all files of the lists before it: three lists of which each trustee knows only two could tell a few interviews apart. Add the files of the lists before, or take one of these lists.</source>
        <translation>इस सर्वेक्षण में हर न्यासी हर सूची पर हस्ताक्षर नहीं करता, इसलिए सूची में पहले की सूचियों की सभी फ़ाइलें होनी चाहिए: तीन सूचियाँ, जिनमें से हर न्यासी केवल दो जानता है, कुछ साक्षात्कारों को अलग दिखा सकती हैं। पहले की सूचियों की फ़ाइलें जोड़ें, या उन्हीं में से कोई सूची लें।</translation>
    </message>
    <message>
        <source>the box for this trustee in line {line} does not hold what the line states, so its kiosk has not followed the rules; nothing was signed, and the file must be left out by all trustees</source>
        <translation>पंक्ति {line} में इस न्यासी के डिब्बे में वह नहीं है जो पंक्ति बताती है, इसलिए उसके कियोस्क ने नियमों का पालन नहीं किया; किसी पर हस्ताक्षर नहीं हुए, और सभी न्यासियों को यह फ़ाइल छोड़नी होगी</translation>
    </message>
    <message>
        <source>it was made for another list of files, or another survey; all trustees sign and open the very same sum</source>
        <translation>यह फ़ाइलों की किसी और सूची या किसी और सर्वेक्षण के लिए बनी थी; सभी न्यासी ठीक उसी योग पर हस्ताक्षर करते और उसे खोलते हैं</translation>
    </message>
    <message>
        <source>batch {batch} of the kiosk {kiosk}</source>
        <translation>कियोस्क {kiosk} का बैच {batch}</translation>
    </message>
    <message>
        <source>simulated interviews and those of respondents are not added together; leave one kind out</source>
        <translation>नकली साक्षात्कार और उत्तरदाताओं के साक्षात्कार साथ नहीं जोड़े जाते; एक प्रकार को छोड़ दें</translation>
    </message>
    <message>
        <source>it was copied from the kiosk&apos;s folder while interviews could still join it; export it there</source>
        <translation>इसे कियोस्क के फ़ोल्डर से तब कॉपी किया गया जब उसमें साक्षात्कार अब भी जुड़ सकते थे; इसे वहीं से निर्यात करें</translation>
    </message>
    <message>
        <source>it is another export of the interviews in {other}; leave the older one of the two out</source>
        <translation>यह {other} के साक्षात्कारों का दूसरा निर्यात है; दोनों में से पुराना छोड़ दें</translation>
    </message>
    <message>
        <source>an interview of it is in {other} too; leave one of the two out</source>
        <translation>इसका एक साक्षात्कार {other} में भी है; दोनों में से एक छोड़ दें</translation>
    </message>
    <message>
        <source>with it the files hold {count} interviews, and this survey&apos;s totals can hold {capacity} at most; add and open the files in two parts</source>
        <translation>इसके साथ फ़ाइलों में {count} साक्षात्कार हैं, और इस सर्वेक्षण के योग अधिक से अधिक {capacity} रख सकते हैं; फ़ाइलें दो भागों में जोड़ें और खोलें</translation>
    </message>
    <message>
        <source>This is not an analyst&apos;s public key: {reason}.</source>
        <translation>यह विश्लेषक की सार्वजनिक कुंजी नहीं है: {reason}।</translation>
    </message>
    <message>
        <source>Nobody can prove to you that a device does not remember what you touch.</source>
        <translation>कोई आपको यह सिद्ध नहीं कर सकता कि मशीन यह याद नहीं रखता कि आप क्या छूते हैं।</translation>
    </message>
    <message>
        <source>On this device, only the supervisor&apos;s PIN lets somebody copy the hidden totals.</source>
        <translation>इस मशीन पर केवल पर्यवेक्षक का PIN छिपे योगों की प्रति बनाने देता है।</translation>
    </message>
    <message>
        <source>No. There is no record of you, only totals, and nothing can be taken out of them.</source>
        <translation>नहीं। आपका कोई रिकॉर्ड नहीं है, केवल योग हैं, और उनमें से कुछ निकाला नहीं जा सकता।</translation>
    </message>
    <message>
        <source>it contains a sign that is never in one (letters a–z and digits 2–7); copy it again</source>
        <translation>इसमें ऐसा चिह्न है जो कभी नहीं होता (अक्षर a–z और अंक 2–7); इसे फिर कॉपी करें</translation>
    </message>
    <message>
        <source>has {character}, which means nothing here; allowed: {known}</source>
        <translation>में {character} है, जिसका यहाँ अर्थ नहीं; ज्ञात हैं {known}</translation>
    </message>
    <message>
        <source>{question} has neither shares nor a mean to estimate. Describe it instead.</source>
        <translation>{question} में अनुमान के लिए न हिस्से हैं न औसत। इसके बजाय उसका वर्णन करें।</translation>
    </message>
    <message>
        <source>{name} is randomized: its reports are not answers, so nothing can be computed from them. Only its reports can be merged.</source>
        <translation>{name} यादृच्छिक है: इसकी रिपोर्टें उत्तर नहीं हैं, इसलिए उनसे कुछ नहीं गिना जा सकता। केवल इसकी रिपोर्टें मिलाई जा सकती हैं।</translation>
    </message>
    <message>
        <source>Give {name}() the name of a date.</source>
        <translation>{name}() में किसी तारीख़ का नाम दें।</translation>
    </message>
    <message>
        <source>A text can only be compared with = or !=, not with {relation}.</source>
        <translation>पाठ की तुलना केवल = या != से हो सकती है, {relation} से नहीं।</translation>
    </message>
    <message>
        <source>Give selected() a question with choices, and one of its choices in quotes.</source>
        <translation>selected() में विकल्पों वाला एक प्रश्न और उसका एक विकल्प उद्धरण चिह्नों में दें।</translation>
    </message>
    <message>
        <source>has {text}, where an operator or the end is expected</source>
        <translation>में {text} है, जहाँ संकारक या अंत होना चाहिए</translation>
    </message>
    <message>
        <source>{found} where ${{id}}, a number or a &apos;text&apos; is expected</source>
        <translation>{found} जहाँ ${{id}}, संख्या या &apos;पाठ&apos; होना चाहिए</translation>
    </message>
    <message>
        <source>has {text}, which is not known here; put texts in quotes. Allowed: {known}</source>
        <translation>में {text} है, जो यहाँ ज्ञात नहीं; पाठ उद्धरण चिह्नों में होते हैं, और ज्ञात हैं {known}</translation>
    </message>
    <message>
        <source>There is no variable {name}.</source>
        <translation>{name} नाम का कोई चर नहीं है।</translation>
    </message>
    <message>
        <source>{operation} needs {wanted}, and gets {found}.</source>
        <translation>{operation} को {wanted} चाहिए, पर मिला {found}।</translation>
    </message>
    <message>
        <source>has {name}() with {count} values; it takes {fewest} to {most}</source>
        <translation>में {name}() के {count} मान हैं; यह {fewest} से {most} तक लेता है</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>संख्याएँ</translation>
    </message>
    <message>
        <source>Reports of {name} merged: {reports}. Answers that give these reports equally often are estimated together: {together}.</source>
        <translation>{name} की रिपोर्टें मिलाई गईं: {reports}। जो उत्तर ये रिपोर्टें बराबर बार देते हैं, उनका अनुमान साथ में होता है: {together}।</translation>
    </message>
    <message>
        <source>Reports of {name} merged: {reports}. The estimates are of the same answers as before.</source>
        <translation>{name} की रिपोर्टें मिलाई गईं: {reports}। अनुमान पहले जैसे उन्हीं उत्तरों के हैं।</translation>
    </message>
    <message>
        <source>The {count} reports that would be left do not separate the answers of {name}: different shares of its answers would give the same reports, so nothing could be estimated. Merge fewer reports.</source>
        <translation>बची हुई {count} रिपोर्टें {name} के उत्तरों को अलग नहीं करतीं: उत्तरों के अलग-अलग हिस्से वही रिपोर्टें देंगे, इसलिए कोई अनुमान नहीं हो सकेगा। कम रिपोर्टें मिलाएँ।</translation>
    </message>
    <message>
        <source>{count} different reports of {name} would be left of {all}. Merge at least two, and leave at least two.</source>
        <translation>{name} की {all} में से {count} अलग रिपोर्टें बचेंगी। कम से कम दो मिलाएँ और कम से कम दो रहने दें।</translation>
    </message>
    <message>
        <source>{name} is not randomized: it has answers, which are recoded.</source>
        <translation>{name} यादृच्छिक नहीं है: इसके उत्तर हैं, जो पुनः कोडित होते हैं।</translation>
    </message>
    <message>
        <source>The reports of {name} cannot be merged: that needs a design of one sample whose reports can be listed, and it was asked with {design}.</source>
        <translation>{name} की रिपोर्टें नहीं मिलाई जा सकतीं: इसके लिए एक ही नमूने वाली ऐसी विधि चाहिए जिसकी रिपोर्टें गिनाई जा सकें, और इसे {design} से पूछा गया था।</translation>
    </message>
    <message>
        <source>{name} has no report {report}; its reports are {known}.</source>
        <translation>{name} की रिपोर्ट {report} नहीं है; इसकी रिपोर्टें हैं: {known}।</translation>
    </message>
    <message>
        <source>“{value}” cannot be the name of a report. Use letters a–z, digits, _ and -, at most 64.</source>
        <translation>“{value}” रिपोर्ट का नाम नहीं हो सकता। अक्षर a–z, अंक, _ और - लें, अधिक से अधिक 64।</translation>
    </message>
    <message>
        <source>What is said about the variables is damaged.</source>
        <translation>चरों के बारे में जो कहा गया है वह ख़राब है।</translation>
    </message>
    <message>
        <source>This version does not know what is said about the variables with {name}.</source>
        <translation>यह संस्करण नहीं जानता कि {name} से चरों के बारे में क्या कहा गया है।</translation>
    </message>
    <message>
        <source>{name} cannot be {level}; it can be {known}.</source>
        <translation>{name} {level} नहीं हो सकता; यह हो सकता है: {known}।</translation>
    </message>
    <message>
        <source>The values of {name} can be too large. Give the lowest and the highest value that count.</source>
        <translation>{name} के मान बहुत बड़े हो सकते हैं। गिने जाने वाले सबसे छोटे और सबसे बड़े मान दें।</translation>
    </message>
    <message>
        <source>{name} would have {count} different answers; it needs 2 to {most}.</source>
        <translation>{name} के {count} अलग उत्तर होंगे; 2 से {most} चाहिए।</translation>
    </message>
    <message>
        <source>{name} is randomized: any report may stand for any answer, so none of them means that the answer is missing.</source>
        <translation>{name} यादृच्छिक है: कोई भी रिपोर्ट किसी भी उत्तर की हो सकती है, इसलिए किसी का अर्थ यह नहीं कि उत्तर लुप्त है।</translation>
    </message>
    <message>
        <source>{name} has no list of answers. Numbers are put into bands, or recoded by an expression.</source>
        <translation>{name} के उत्तरों की सूची नहीं है। संख्याओं को वर्गों में रखें, या व्यंजक से पुनः कोडित करें।</translation>
    </message>
    <message>
        <source>{name} has no numbers, so it cannot be put into bands.</source>
        <translation>{name} में संख्याएँ नहीं हैं, इसलिए उसे वर्गों में नहीं रखा जा सकता।</translation>
    </message>
    <message>
        <source>An expression must give a number or a condition; this one gives {found}.</source>
        <translation>व्यंजक से संख्या या शर्त मिलनी चाहिए; इससे {found} मिलता है।</translation>
    </message>
    <message>
        <source>{name} would be {value} for everybody.</source>
        <translation>{name} सबके लिए {value} होगा।</translation>
    </message>
    <message>
        <source>Only one variable can be the {level}; {first} is it already.</source>
        <translation>केवल एक चर {level} हो सकता है; {first} पहले से है।</translation>
    </message>
    <message>
        <source>{name} cannot be made from itself.</source>
        <translation>{name} को स्वयं से नहीं बनाया जा सकता।</translation>
    </message>
    <message>
        <source>“{name}” cannot be the name of a variable. Use letters a–z, digits and _, a letter first, at most 64; {reserved} are taken.</source>
        <translation>“{name}” चर का नाम नहीं हो सकता। अक्षर a–z, अंक और _ लें, पहले अक्षर, अधिक से अधिक 64; {reserved} लिए जा चुके हैं।</translation>
    </message>
    <message>
        <source>There is a variable {name} already. Choose another name.</source>
        <translation>{name} नाम का चर पहले से है। दूसरा नाम चुनें।</translation>
    </message>
    <message>
        <source>The missing codes of {name} must be numbers.</source>
        <translation>{name} के लुप्त मानों के कोड संख्याएँ होने चाहिए।</translation>
    </message>
    <message>
        <source>“{value}” cannot be the name of an answer. Use letters a–z, digits, _ and -, at most 64; say the rest in its label.</source>
        <translation>“{value}” उत्तर का नाम नहीं हो सकता। अक्षर a–z, अंक, _ और - लें, अधिक से अधिक 64; बाकी उसके लेबल में कहें।</translation>
    </message>
    <message>
        <source>The bands of {name} begin on days, such as 2026-11-22.</source>
        <translation>{name} के वर्ग दिनों से शुरू होते हैं, जैसे 2026-11-22।</translation>
    </message>
    <message>
        <source>The lowest value must be below the highest.</source>
        <translation>सबसे छोटा मान सबसे बड़े मान से कम होना चाहिए।</translation>
    </message>
    <message>
        <source>{question} has no list of answers that a text could be compared with. Of a day, compare its year(), month() or days().</source>
        <translation>{question} में उत्तरों की ऐसी सूची नहीं है जिससे किसी पाठ की तुलना हो सके। दिन के लिए year(), month() या days() की तुलना करें।</translation>
    </message>
    <message>
        <source>{question} can have several answers at once; ask for one by {selected}.</source>
        <translation>{question} के एक साथ कई उत्तर हो सकते हैं; किसी एक को {selected} से पूछें।</translation>
    </message>
    <message>
        <source>Give round() the number of decimals as a whole number from {low} to {high}.</source>
        <translation>round() को दशमलव स्थानों की संख्या दें: {low} से {high} तक की एक पूर्ण संख्या।</translation>
    </message>
    <message>
        <source>{name} is made from a variable that is made from others, more than {most} times over. Make it from what was asked.</source>
        <translation>{name} ऐसे चर से बना है जो दूसरों से बना है, लगातार {most} से अधिक बार। इसे उससे बनाएँ जो पूछा गया था।</translation>
    </message>
    <message>
        <source>Give the numbers at which bands begin from low to high, each once.</source>
        <translation>जिन संख्याओं पर वर्ग शुरू होते हैं, उन्हें छोटी से बड़ी के क्रम में दें, हर एक को एक बार।</translation>
    </message>
    <message>
        <source>With {cuts} numbers there are {count} bands, but {labels} labels.</source>
        <translation>{cuts} संख्याओं से {count} वर्ग बनते हैं, पर लेबल {labels} हैं।</translation>
    </message>
    <message>
        <source>“{value}” is not a number or a day; bands begin at numbers such as 30, or at days such as 2026-11-22</source>
        <translation>“{value}” न संख्या है न दिन; वर्ग 30 जैसी संख्याओं या 2026-11-22 जैसे दिनों पर शुरू होते हैं</translation>
    </message>
    <message>
        <source>{first} and {second} are made of the same reports, so they cannot be analysed together. Choose one of them.</source>
        <translation>{first} और {second} एक ही रिपोर्टों से बने हैं, इसलिए उनका साथ में विश्लेषण नहीं हो सकता। इनमें से एक चुनें।</translation>
    </message>
    <message>
        <source>{question} by {by}</source>
        <translation>{by} के अनुसार {question}</translation>
    </message>
    <message>
        <source>all questions by {by}</source>
        <translation>{by} के अनुसार सभी प्रश्न</translation>
    </message>
    <message>
        <source>Use key new, key show, key test, key sheet or key recover; see surveyapp key --help.</source>
        <translation>key new, key show, key test, key sheet या key recover का उपयोग करें; surveyapp key --help देखें।</translation>
    </message>
    <message>
        <source>The five lines of the recovery sheet are needed, but there is no terminal to ask for them. Give --lines FILE.</source>
        <translation>पुनर्प्राप्ति पत्र की पाँच पंक्तियाँ चाहिए, पर उन्हें पूछने के लिए कोई टर्मिनल नहीं है। --lines FILE दें।</translation>
    </message>
    <message>
        <source>The likelihood is higher still where a coefficient has no end; the numbers are those of its highest proper maximum. More interviews would settle it.</source>
        <translation>जहाँ किसी गुणांक की कोई सीमा नहीं, वहाँ संभाविता और भी अधिक है; संख्याएँ उसके सबसे ऊँचे उचित अधिकतम की हैं। और साक्षात्कार इसे तय कर देंगे।</translation>
    </message>
    <message>
        <source>{name} is the weight, and some of its values are below 0.</source>
        <translation>{name} भार है, और उसके कुछ मान 0 से कम हैं।</translation>
    </message>
    <message>
        <source>{name} says how respondents were drawn, so it cannot be hidden. Give it another level, or show it.</source>
        <translation>{name} बताता है कि उत्तरदाता कैसे चुने गए, इसलिए इसे छिपाया नहीं जा सकता। इसे दूसरा स्तर दें, या दिखाएँ।</translation>
    </message>
    <message>
        <source>{file} says nothing about the variables.</source>
        <translation>{file} में चरों के बारे में कुछ नहीं है।</translation>
    </message>
    <message>
        <source>{name} is no question that was asked. Change how it is made instead.</source>
        <translation>{name} पूछा गया प्रश्न नहीं है। इसके बजाय बदलें कि वह कैसे बनता है।</translation>
    </message>
    <message>
        <source>{file} is not the survey that the project shows.</source>
        <translation>{file} वह सर्वेक्षण नहीं है जिसे प्रोजेक्ट दिखाता है।</translation>
    </message>
    <message>
        <source>Other variables are made from {name}: {users}. Remove these first.</source>
        <translation>{name} से दूसरे चर बने हैं: {users}। पहले इन्हें हटाएँ।</translation>
    </message>
    <message>
        <source>{name} was asked, so it cannot be removed. It can be hidden.</source>
        <translation>{name} पूछा गया था, इसलिए हटाया नहीं जा सकता। इसे छिपाया जा सकता है।</translation>
    </message>
    <message>
        <source>In {language} the kiosk lacks {count} of its own {needed} texts; {promised} of them promise respondents what protects them. The first is “{first}”.</source>
        <translation>{language} में कियोस्क के अपने {needed} पाठों में से {count} नहीं हैं; इनमें से {promised} उत्तरदाताओं को उनकी सुरक्षा का वादा करते हैं। पहला है “{first}”।</translation>
    </message>
    <message>
        <source>{missing} Without them the kiosk starts only if the supervisor allows it.</source>
        <translation>{missing} इनके बिना कियोस्क तभी शुरू होता है जब पर्यवेक्षक अनुमति दे।</translation>
    </message>
    <message>
        <source>Its memory of signed lists is new and empty. If lists were signed with this key before, put the old .ledger file in its place, or sign those lists again, before any other.</source>
        <translation>हस्ताक्षरित सूचियों की इसकी स्मृति नई और खाली है। यदि इस कुंजी से पहले सूचियों पर हस्ताक्षर हुए हैं, तो पुरानी .ledger फ़ाइल उसकी जगह रखें, या किसी और से पहले उन सूचियों पर फिर हस्ताक्षर करें।</translation>
    </message>
    <message>
        <source>Recovery sheet of a trustee</source>
        <translation>न्यासी का पुनर्प्राप्ति पत्र</translation>
    </message>
    <message>
        <source>The public key in words:</source>
        <translation>सार्वजनिक कुंजी शब्दों में:</translation>
    </message>
    <message>
        <source>The QR code holds the same five lines. Scan it with nothing that is on a network.</source>
        <translation>QR कोड में वही पाँच पंक्तियाँ हैं। इसे किसी ऐसे यंत्र से स्कैन न करें जो नेटवर्क पर हो।</translation>
    </message>
    <message>
        <source>Whoever holds this sheet can do what this trustee can: open totals together with other trustees. Print it on a printer that keeps no copies, delete the file, and lock the paper away.</source>
        <translation>जिसके पास यह पत्र है वह वही कर सकता है जो यह न्यासी: अन्य न्यासियों के साथ योग खोलना। इसे ऐसे प्रिंटर पर छापें जो प्रतियाँ नहीं रखता, फ़ाइल मिटा दें, और काग़ज़ को ताले में रखें।</translation>
    </message>
    <message>
        <source>It is needed if the key file or its passphrase is lost. Then run “surveyapp key recover” and type the five lines. A typing error is named by its line.</source>
        <translation>यदि कुंजी फ़ाइल या उसका पासफ़्रेज़ खो जाए तो इसकी ज़रूरत होती है। तब “surveyapp key recover” चलाएँ और पाँचों पंक्तियाँ लिखें। लिखने की गलती उसकी पंक्ति से बताई जाती है।</translation>
    </message>
    <message>
        <source>its name, or that of its folder, has a backslash or a question mark; rename it</source>
        <translation>इसके नाम में, या इसके फ़ोल्डर के नाम में, बैकस्लैश या प्रश्नचिह्न है; नाम बदलें</translation>
    </message>
    <message>
        <source>The project {file} cannot be used, because what it says about its variables does not fit its survey. {problem}</source>
        <translation>परियोजना {file} का उपयोग नहीं हो सकता, क्योंकि अपने चरों के बारे में जो वह कहती है वह उसके सर्वेक्षण से मेल नहीं खाता। {problem}</translation>
    </message>
    <message>
        <source>The interviews of {file} are the rows of a table in a database. Its variables can be labelled and given levels; name, recode and compute them in the database.</source>
        <translation>{file} के साक्षात्कार डेटाबेस की एक तालिका की पंक्तियाँ हैं। इसके चरों को लेबल और स्तर दिए जा सकते हैं; नाम, पुनः कोडन और गणना डेटाबेस में करें।</translation>
    </message>
    <message>
        <source>{file} holds totals that trustees opened, and the survey {survey} declares no tallies. Give the survey that they are of.</source>
        <translation>{file} में न्यासियों द्वारा खोले गए योग हैं, और सर्वेक्षण {survey} कोई गणना घोषित नहीं करता। वह सर्वेक्षण दें जिसके वे हैं।</translation>
    </message>
    <message>
        <source>it is no cell of this survey&apos;s tallies</source>
        <translation>यह इस सर्वेक्षण की गणनाओं का खाना नहीं है</translation>
    </message>
    <message>
        <source>its cell stands in the table twice</source>
        <translation>इसका खाना तालिका में दो बार है</translation>
    </message>
    <message>
        <source>“{value}” is no count</source>
        <translation>“{value}” गिनती नहीं है</translation>
    </message>
    <message>
        <source>{file} holds totals of {given}, which is not the survey that was given ({known}), or another edition of it. Give the very survey that was asked.</source>
        <translation>{file} में {given} के योग हैं, जो दिया गया सर्वेक्षण ({known}) नहीं है, या उसका दूसरा संस्करण है। वही सर्वेक्षण दें जो पूछा गया था।</translation>
    </message>
    <message>
        <source>{file} lacks a cell of the tally {tally}: it is not whole. Ask for it again.</source>
        <translation>{file} में गणना {tally} का एक खाना नहीं है: यह पूरी नहीं है। इसे फिर माँगें।</translation>
    </message>
    <message>
        <source>it is not there, and without this memory of what was signed nothing may be signed; put it back beside the key file</source>
        <translation>यह वहाँ नहीं है, और जिस पर हस्ताक्षर हुए उसकी इस स्मृति के बिना किसी पर हस्ताक्षर नहीं हो सकते; इसे कुंजी फ़ाइल के पास वापस रखें</translation>
    </message>
    <message>
        <source>it is damaged, or belongs to another key; put the copy back that belongs to this key file</source>
        <translation>यह क्षतिग्रस्त है, या किसी और कुंजी का है; वह प्रति वापस रखें जो इस कुंजी फ़ाइल की है</translation>
    </message>
    <message>
        <source>With the lists that this trustee has signed before, this one would tell {count} interviews apart, and this survey lets no fewer than {smallest} be told apart. Take a list of before, or wait until more files can be added to it.</source>
        <translation>इस न्यासी ने पहले जिन सूचियों पर हस्ताक्षर किए, उनके साथ यह सूची {count} साक्षात्कारों को अलग दिखा देगी, और यह सर्वेक्षण {smallest} से कम को अलग नहीं दिखने देता। पहले की कोई सूची लें, या तब तक प्रतीक्षा करें जब तक इसमें और फ़ाइलें जोड़ी जा सकें।</translation>
    </message>
    <message>
        <source>This list has {count} interviews, and this survey opens no fewer than {smallest} together. Wait for more files.</source>
        <translation>इस सूची में {count} साक्षात्कार हैं, और यह सर्वेक्षण {smallest} से कम एक साथ नहीं खोलता। और फ़ाइलों की प्रतीक्षा करें।</translation>
    </message>
    <message>
        <source>it has {count} letters and must have {wanted}</source>
        <translation>इसमें {count} अक्षर हैं और {wanted} होने चाहिए</translation>
    </message>
    <message>
        <source>There is a typing error in line {number} of the recovery sheet: {reason}. Compare it with the paper, letter by letter.</source>
        <translation>पुनर्प्राप्ति पत्र की पंक्ति {number} में लिखने की गलती है: {reason}। इसे काग़ज़ से अक्षर-अक्षर मिलाएँ।</translation>
    </message>
    <message>
        <source>A recovery sheet has {wanted} lines of letters, and here are {count}. Type all of them, each on a line of its own.</source>
        <translation>पुनर्प्राप्ति पत्र में अक्षरों की {wanted} पंक्तियाँ होती हैं, और यहाँ {count} हैं। सब लिखें, हर एक अलग पंक्ति में।</translation>
    </message>
    <message>
        <source>These lines do not belong to one recovery sheet: each is right by itself. Look whether they were typed from two sheets.</source>
        <translation>ये पंक्तियाँ एक ही पुनर्प्राप्ति पत्र की नहीं हैं: हर एक अपने आप में सही है। देखें कि क्या वे दो पत्रों से लिखी गईं।</translation>
    </message>
    <message>
        <source>it contains a sign that is never in one (letters A–Z and digits 2–7)</source>
        <translation>इसमें ऐसा चिह्न है जो कभी नहीं होता (अक्षर A–Z और अंक 2–7)</translation>
    </message>
    <message>
        <source>a letter of it is wrong, or it is another line</source>
        <translation>इसका कोई अक्षर गलत है, या यह दूसरी पंक्ति है</translation>
    </message>
    <message>
        <source>The survey {survey} declares no tallies.</source>
        <translation>सर्वेक्षण {survey} कोई गणना घोषित नहीं करता।</translation>
    </message>
    <message>
        <source>is not the line of a masked interview</source>
        <translation>किसी छिपाए गए साक्षात्कार की पंक्ति नहीं है</translation>
    </message>
    <message>
        <source>The reports are held by trustees: there are no rows, only the totals of {interviews} interviews that they have opened.</source>
        <translation>रिपोर्टें न्यासियों के पास हैं: कोई पंक्तियाँ नहीं हैं, केवल {interviews} साक्षात्कारों के योग हैं जो उन्होंने खोले हैं।</translation>
    </message>
    <message>
        <source>it is of another survey than the other files, or of another edition of it; add each survey&apos;s files by themselves</source>
        <translation>यह दूसरी फ़ाइलों से भिन्न सर्वेक्षण का है, या उसके किसी और संस्करण का; हर सर्वेक्षण की फ़ाइलें अलग जोड़ें</translation>
    </message>
    <message>
        <source>it is not the file of a trustee&apos;s private key</source>
        <translation>यह किसी न्यासी की निजी कुंजी की फ़ाइल नहीं है</translation>
    </message>
    <message>
        <source>At some private questions you use something of your own, such as dice. This device never learns your answer there.</source>
        <translation>कुछ निजी सवालों में आप अपनी कोई चीज़ इस्तेमाल करते हैं, जैसे पासे। वहाँ यह मशीन आपका जवाब कभी नहीं जान पाती।</translation>
    </message>
    <message>
        <source>At private questions you use something of your own, such as dice. This device never learns your answer there.</source>
        <translation>निजी सवालों में आप अपनी कोई चीज़ इस्तेमाल करते हैं, जैसे पासे। वहाँ यह मशीन आपका जवाब कभी नहीं जान पाती।</translation>
    </message>
    <message>
        <source>At some private questions you use something of your own, such as dice. This device learns only what you touch.</source>
        <translation>कुछ निजी सवालों में आप अपनी कोई चीज़ इस्तेमाल करते हैं, जैसे पासे। यह मशीन सिर्फ़ वही जानती है जो आप छूते हैं।</translation>
    </message>
    <message>
        <source>Each private question says what its record can show.</source>
        <translation>हर निजी सवाल बताता है कि उसके रिकॉर्ड से क्या पता चल सकता है।</translation>
    </message>
    <message>
        <source>Some people are asked a private question without this protection. The question says so then.</source>
        <translation>कुछ लोगों से कोई निजी सवाल इस सुरक्षा के बिना पूछा जाता है। तब सवाल यह बता देता है।</translation>
    </message>
    <message>
        <source>All questions are recorded as you answer. They say so.</source>
        <translation>सभी सवालों में आपका जवाब वैसा ही दर्ज होता है। हर सवाल यह बता देता है।</translation>
    </message>
    <message>
        <source>The device adds no name or time to your answers.</source>
        <translation>मशीन आपके जवाबों में नाम या समय नहीं जोड़ती।</translation>
    </message>
    <message>
        <source>What is recorded is sealed. Only the analysts can open it. The surveyor cannot, and this device cannot.</source>
        <translation>जो दर्ज होता है वह सीलबंद है। सिर्फ़ विश्लेषक उसे खोल सकते हैं। सर्वेक्षक नहीं खोल सकते, और यह मशीन भी नहीं।</translation>
    </message>
    <message>
        <source>What is recorded is not sealed. The people who run the survey can read it, and so can anybody who gets the files of this device.</source>
        <translation>जो दर्ज होता है वह सीलबंद नहीं है। सर्वेक्षण चलाने वाले लोग उसे पढ़ सकते हैं, और वह भी जिसे इस मशीन की फ़ाइलें मिल जाएँ।</translation>
    </message>
    <message>
        <source>On this device, only the supervisor&apos;s PIN lets somebody copy the records.</source>
        <translation>इस मशीन पर सिर्फ़ पर्यवेक्षक के PIN से रिकॉर्ड की नकल हो सकती है।</translation>
    </message>
    <message>
        <source>What is recorded of your private answers can make a guess about them at most {times} times as likely as before.</source>
        <translation>आपके निजी जवाबों के रिकॉर्ड से उनके बारे में किसी अंदाज़े की संभावना पहले से ज़्यादा से ज़्यादा {times} गुना हो सकती है।</translation>
    </message>
    <message>
        <source>At some private questions, a record can show which answer was not yours.</source>
        <translation>कुछ निजी सवालों में रिकॉर्ड से पता चल सकता है कि कौन सा जवाब आपका नहीं था।</translation>
    </message>
    <message>
        <source>Chance picks which of the questions you are asked.</source>
        <translation>आपसे कौन से सवाल पूछे जाएँगे, यह संयोग से चुना जाता है।</translation>
    </message>
    <message>
        <source>You can test that this device does not choose where the wheel stops. A test cannot show whether a device remembers what you touch.</source>
        <translation>आप जाँच सकते हैं कि पहिया कहाँ रुके, यह मशीन नहीं चुनती। कोई जाँच यह नहीं दिखा सकती कि मशीन आपका छूना याद रखती है या नहीं।</translation>
    </message>
    <message>
        <source>You may stop at any time. Then nothing of your interview is kept.</source>
        <translation>आप कभी भी रुक सकते हैं। तब आपके साक्षात्कार का कुछ भी नहीं रखा जाता।</translation>
    </message>
    <message>
        <source>I step back now. Nobody looks at the screen while you answer.</source>
        <translation>अब मैं पीछे हट रहा/रही हूँ। जब आप जवाब दें तब कोई स्क्रीन नहीं देखेगा।</translation>
    </message>
    <message>
        <source>Over many people we can work out how many there are, and never who.</source>
        <translation>बहुत से लोगों से हम निकाल सकते हैं कि कितने लोग हैं, पर यह कभी नहीं कि कौन।</translation>
    </message>
    <message>
        <source>Take your time. I am over there.</source>
        <translation>आराम से करें। मैं वहाँ हूँ।</translation>
    </message>
    <message>
        <source>We ask many people the same questions. We want to know how many, and not who.</source>
        <translation>हम बहुत से लोगों से यही सवाल पूछते हैं। हम जानना चाहते हैं कि कितने, न कि कौन।</translation>
    </message>
    <message>
        <source>So what is recorded proves nothing about you.</source>
        <translation>इसलिए जो दर्ज होता है वह आपके बारे में कुछ साबित नहीं करता।</translation>
    </message>
    <message>
        <source>The source bbs:{detail} needs an even number of bits from {low} to {high}.</source>
        <translation>स्रोत bbs:{detail} को {low} से {high} तक बिट की सम संख्या चाहिए।</translation>
    </message>
    <message>
        <source>To learn what was counted of one person, {liars} trustees would have to break the rules together, or nearly all other interviews of a total would have to be made up.</source>
        <translation>किसी एक व्यक्ति का क्या गिना गया, यह जानने के लिए {liars} न्यासियों को मिलकर नियम तोड़ने होंगे, या योग के लगभग सभी दूसरे साक्षात्कार मनगढ़ंत होने होंगे।</translation>
    </message>
    <message>
        <source>To learn what was counted of one person, a single trustee would have to break the rules, or nearly all other interviews of a total would have to be made up.</source>
        <translation>किसी एक व्यक्ति का क्या गिना गया, यह जानने के लिए एक ही न्यासी को नियम तोड़ने होंगे, या योग के लगभग सभी दूसरे साक्षात्कार मनगढ़ंत होने होंगे।</translation>
    </message>
    <message>
        <source>Some totals are counted for groups, by your simple answers. If you are the only one in your group, people who know that can learn what was counted of you.</source>
        <translation>कुछ योग आसान सवालों के आपके जवाबों के अनुसार समूहों के लिए गिने जाते हैं। यदि आप अपने समूह में अकेले हैं, तो यह जानने वाले लोग जान सकते हैं कि आपका क्या गिना गया।</translation>
    </message>
    <message>
        <source>See that nobody looks at the screen while you answer. Do not say your answer aloud: only what you touch is protected.</source>
        <translation>ध्यान रखें कि जवाब देते समय कोई स्क्रीन न देखे। अपना जवाब ज़ोर से न बोलें: सिर्फ़ वही सुरक्षित है जो आप छूते हैं।</translation>
    </message>
    <message>
        <source>See that nobody looks at the screen while you answer.</source>
        <translation>ध्यान रखें कि जवाब देते समय कोई स्क्रीन न देखे।</translation>
    </message>
    <message>
        <source>No. Nobody can find it, because it does not say whose it is.</source>
        <translation>नहीं। उसे कोई ढूँढ नहीं सकता, क्योंकि उस पर नहीं लिखा कि वह किसका है।</translation>
    </message>
    <message>
        <source>No. Nobody can find it, unless what you wrote says whose it is.</source>
        <translation>नहीं। उसे कोई नहीं ढूँढ सकता, जब तक आपका लिखा यह न बताए कि वह किसका है।</translation>
    </message>
    <message>
        <source>There is no button to skip a question.</source>
        <translation>सवाल छोड़ने का कोई बटन नहीं है।</translation>
    </message>
    <message>
        <source>About your answers</source>
        <translation>आपके जवाबों के बारे में</translation>
    </message>
    <message>
        <source>Whom can I ask?</source>
        <translation>किससे पूछा जा सकता है?</translation>
    </message>
    <message>
        <source>What is this about?</source>
        <translation>यह किस बारे में है?</translation>
    </message>
    <message>
        <source>What protects my answers?</source>
        <translation>मेरे जवाबों की सुरक्षा कैसे होती है?</translation>
    </message>
    <message>
        <source>Who can read what is recorded?</source>
        <translation>जो दर्ज होता है, उसे कौन पढ़ सकता है?</translation>
    </message>
    <message>
        <source>Must I answer?</source>
        <translation>क्या मुझे जवाब देना ही होगा?</translation>
    </message>
    <message>
        <source>What can I do myself?</source>
        <translation>मुझे खुद क्या करना चाहिए?</translation>
    </message>
    <message>
        <source>Can I test the device?</source>
        <translation>क्या मशीन की जाँच हो सकती है?</translation>
    </message>
    <message>
        <source>Can my record be taken out later?</source>
        <translation>क्या मेरा रिकॉर्ड बाद में हटाया जा सकता है?</translation>
    </message>
    <message>
        <source>Can my answers be taken out later?</source>
        <translation>क्या मेरे जवाब बाद में हटाए जा सकते हैं?</translation>
    </message>
    <message>
        <source>Who can open the totals?</source>
        <translation>योग कौन खोल सकता है?</translation>
    </message>
    <message>
        <source>At private questions, chance changes some of what is recorded: a wheel on the screen, or something of your own such as dice.</source>
        <translation>निजी सवालों में दर्ज होने वाली कुछ बातें संयोग से बदल जाती हैं: स्क्रीन पर एक पहिये से, या आपकी अपनी किसी चीज़ से, जैसे पासे।</translation>
    </message>
    <message>
        <source>Where you may skip a question, there is a button “Skip”. A skip is recorded.</source>
        <translation>जहाँ आप सवाल छोड़ सकते हैं, वहाँ “छोड़ें” बटन है। छोड़ना दर्ज होता है।</translation>
    </message>
    <message>
        <source>In some surveys you can. The first screen says so.</source>
        <translation>कुछ सर्वेक्षणों में हाँ। पहली स्क्रीन यह बताती है।</translation>
    </message>
    <message>
        <source>A wheel sometimes answers private questions for you.</source>
        <translation>निजी सवालों में कभी-कभी पहिया जवाब देता है।</translation>
    </message>
    <message>
        <source>At private questions, a wheel sometimes changes what is recorded.</source>
        <translation>निजी सवालों में कभी-कभी एक पहिया दर्ज होने वाली बात बदल देता है।</translation>
    </message>
    <message>
        <source>At private questions, chance changes some of what is recorded.</source>
        <translation>निजी सवालों में दर्ज होने वाली कुछ बातें संयोग से बदल जाती हैं।</translation>
    </message>
    <message>
        <source>You may skip some questions. A skip is recorded.</source>
        <translation>कुछ सवाल छोड़ सकते हैं। छोड़ना दर्ज होता है।</translation>
    </message>
    <message>
        <source>You may skip private questions. A skip is recorded.</source>
        <translation>निजी सवाल छोड़ सकते हैं। छोड़ना दर्ज होता है।</translation>
    </message>
    <message>
        <source>You may skip any question. A skip is recorded.</source>
        <translation>कोई भी सवाल छोड़ सकते हैं। छोड़ना दर्ज होता है।</translation>
    </message>
    <message>
        <source>At private questions, a wheel sometimes changes what is counted.</source>
        <translation>निजी सवालों में कभी-कभी एक पहिया गिनी जाने वाली बात बदल देता है।</translation>
    </message>
    <message>
        <source>At private questions, chance changes some of what is counted.</source>
        <translation>निजी सवालों में गिनी जाने वाली कुछ बातें संयोग से बदल जाती हैं।</translation>
    </message>
    <message>
        <source>Private questions say how they protect you.</source>
        <translation>निजी सवाल बताते हैं कि वे आपकी रक्षा कैसे करते हैं।</translation>
    </message>
    <message>
        <source>Simple questions say “Counted as you answer.”</source>
        <translation>आसान सवालों पर: “जवाब वैसा ही गिना जाएगा।”</translation>
    </message>
    <message>
        <source>All questions are counted as you answer. They say so.</source>
        <translation>सभी सवालों में आपका जवाब वैसा ही गिना जाता है। हर सवाल यह बता देता है।</translation>
    </message>
    <message>
        <source>You may skip some questions. A skip is counted.</source>
        <translation>कुछ सवाल छोड़ सकते हैं। छोड़ना गिना जाता है।</translation>
    </message>
    <message>
        <source>You may skip private questions. A skip is counted.</source>
        <translation>निजी सवाल छोड़ सकते हैं। छोड़ना गिना जाता है।</translation>
    </message>
    <message>
        <source>You may skip any question. A skip is counted.</source>
        <translation>कोई भी सवाल छोड़ सकते हैं। छोड़ना गिना जाता है।</translation>
    </message>
    <message>
        <source>No name or time is kept.</source>
        <translation>नाम या समय नहीं रखा जाता।</translation>
    </message>
    <message>
        <source>So what is counted proves nothing about you.</source>
        <translation>इसलिए जो गिना जाता है वह आपके बारे में कुछ साबित नहीं करता।</translation>
    </message>
    <message>
        <source>Even somebody who saw what is counted of your private answers could make a guess about them at most {times} times as likely as before.</source>
        <translation>जो कोई आपके निजी जवाबों का गिना हुआ देख भी ले, वह उनके बारे में किसी अनुमान को पहले से अधिकतम {times} गुना ही संभावित बना सकता है।</translation>
    </message>
    <message>
        <source>At some private questions, what is counted can show which answer was not yours.</source>
        <translation>कुछ निजी सवालों में जो गिना जाता है उससे पता चल सकता है कि कौन सा जवाब आपका नहीं था।</translation>
    </message>
    <message>
        <source>Nobody is asked {questions} together: each respondent is asked only {size} of the {listed} questions of their group. Choose questions outside the group, or ask them as one joint question.</source>
        <translation>किसी से भी {questions} एक साथ नहीं पूछे जाते: हर उत्तरदाता से उनके समूह के {listed} प्रश्नों में से केवल {size} पूछे जाते हैं, इसलिए कोई जोड़ा नहीं है। समूह से बाहर के प्रश्न चुनें, या उन्हें एक संयुक्त प्रश्न के रूप में पूछें।</translation>
    </message>
    <message>
        <source>the second question</source>
        <translation>दूसरा प्रश्न</translation>
    </message>
    <message>
        <source>the second question of the other half</source>
        <translation>दूसरे आधे लोगों का दूसरा प्रश्न</translation>
    </message>
    <message>
        <source>the anchor question</source>
        <translation>आधार प्रश्न</translation>
    </message>
    <message>
        <source>the second question of the anchor</source>
        <translation>आधार प्रश्न का दूसरा प्रश्न</translation>
    </message>
    <message>
        <source>The answers to {question} are too many to count. Leave it out of the tallies.</source>
        <translation>{question} के उत्तर गिनने के लिए बहुत अधिक हैं। इसे गणनाओं से बाहर रखें।</translation>
    </message>
    <message>
        <source>{question} is a number: say in “bands” where its bands begin, or leave it out of the tallies.</source>
        <translation>{question} एक संख्या है: “bands” में बताएँ कि इसके अंतराल कहाँ शुरू होते हैं, या इसे गणनाओं से बाहर रखें।</translation>
    </message>
    <message>
        <source>{question} hides a number behind noise, and a mean needs each report by itself. A tally counts reports: leave it out, or ask for it in bands, as a choice.</source>
        <translation>{question} एक संख्या को शोर के पीछे छिपाता है, और माध्य के लिए हर रिपोर्ट अलग चाहिए। गणना रिपोर्टें गिनती है: इसे बाहर रखें, या इसे अंतरालों में, विकल्प के रूप में पूछें।</translation>
    </message>
    <message>
        <source>{question} is no number that is recorded as it is answered; remove its bands.</source>
        <translation>{question} ऐसी संख्या नहीं है जो उत्तर के रूप में ही दर्ज होती है; इसके अंतराल हटाएँ।</translation>
    </message>
    <message>
        <source>{question} takes numbers from {low} to {high}, so a band would stay empty. Begin the bands above {low} and at most at {high}.</source>
        <translation>{question} {low} से {high} तक की संख्याएँ लेता है, इसलिए एक अंतराल खाली रहेगा। अंतराल {low} से ऊपर और अधिकतम {high} पर शुरू करें।</translation>
    </message>
    <message>
        <source>{question} takes numbers with decimals, and bands are of whole numbers. Ask for whole numbers, or leave it out of the tallies.</source>
        <translation>{question} दशमलव वाली संख्याएँ लेता है, और अंतराल पूर्ण संख्याओं के होते हैं। पूर्ण संख्याएँ पूछें, या इसे गणनाओं से बाहर रखें।</translation>
    </message>
    <message>
        <source>What is given for the tally {tally} are no counts of its {cells} cells.</source>
        <translation>गणना {tally} के लिए जो दिया गया है वह इसके {cells} खानों की गिनतियाँ नहीं हैं।</translation>
    </message>
    <message>
        <source>The tally {tally} holds {count} interviews, and {first} holds {interviews}: these are not totals of the same interviews. Ask for the table again.</source>
        <translation>गणना {tally} में {count} साक्षात्कार हैं, और {first} में {interviews}: ये उन्हीं साक्षात्कारों के योग नहीं हैं। तालिका फिर माँगें।</translation>
    </message>
    <message>
        <source>This is not a trustee&apos;s public key: {reason}.</source>
        <translation>यह किसी न्यासी की सार्वजनिक कुंजी नहीं है: {reason}।</translation>
    </message>
    <message>
        <source>it needs a randomized design of one sample, such as warner or forced_response.</source>
        <translation>इसे एक प्रतिदर्श वाला यादृच्छिक डिज़ाइन चाहिए, जैसे warner या forced_response।</translation>
    </message>
    <message>
        <source>goes with no direct_arm on the same question; keep one of them.</source>
        <translation>उसी प्रश्न पर direct_arm के साथ नहीं चलता; एक रखें।</translation>
    </message>
    <message>
        <source>goes with no control, direct_arm or negated on the same question; keep one of them.</source>
        <translation>एक ही प्रश्न पर control, direct_arm या negated के साथ नहीं चलता; इनमें से एक रखें।</translation>
    </message>
    <message>
        <source>is on a question with {kept}; {one_channel}</source>
        <translation>ऐसे प्रश्न पर है जिसमें {kept} है; {one_channel}</translation>
    </message>
    <message>
        <source>above 0 and below 1</source>
        <translation>0 से अधिक और 1 से कम</translation>
    </message>
    <message>
        <source>from 0 to 1</source>
        <translation>0 से 1 तक</translation>
    </message>
    <message>
        <source>must be a share {ends}, such as &quot;1/10&quot;.</source>
        <translation>{ends} हिस्सा होना चाहिए, जैसे &quot;1/10&quot;।</translation>
    </message>
    <message>
        <source>is missing; both wordings are spoken, or neither of them.</source>
        <translation>नहीं है; दोनों शब्दांकन बोले जाते हैं, या कोई नहीं।</translation>
    </message>
    <message>
        <source>is not for {name}; {one_channel}</source>
        <translation>{name} के लिए नहीं है; {one_channel}</translation>
    </message>
    <message>
        <source>is {name}, which {taken} names, too; one is enough.</source>
        <translation>{name} है, जिसे {taken} भी बताता है; एक बार काफ़ी है।</translation>
    </message>
    <message>
        <source>is {name}, a design of several samples; state it first.</source>
        <translation>{name} है, कई प्रतिदर्शों वाला डिज़ाइन; उसे पहले बताएँ।</translation>
    </message>
    <message>
        <source>is {shown}, no recorded question; name questions by their id.</source>
        <translation>{shown} है, जो दर्ज होने वाला प्रश्न नहीं; प्रश्नों को उनकी id से बताएँ।</translation>
    </message>
    <message>
        <source>is the control itself; name the questions that it is asked like.</source>
        <translation>नियंत्रण स्वयं है; वे प्रश्न बताएँ जिनकी तरह यह पूछा जाता है।</translation>
    </message>
    <message>
        <source>is {name}, a control itself; name questions that matter.</source>
        <translation>{name} है, जो स्वयं नियंत्रण है; वे प्रश्न बताएँ जो महत्त्व रखते हैं।</translation>
    </message>
    <message>
        <source>is {name}, which has arms of its own; leave one of the two out.</source>
        <translation>{name} है, जिसकी अपनी भुजाएँ हैं; दोनों में से एक छोड़ दें।</translation>
    </message>
    <message>
        <source>is {name}, which is asked with another design or mode; a control must be asked just as what it controls.</source>
        <translation>{name} है, जो दूसरे डिज़ाइन या ढंग से पूछा जाता है; नियंत्रण ठीक वैसे ही पूछा जाए जैसे जिसका वह नियंत्रण है।</translation>
    </message>
    <message>
        <source>is empty; write a text.</source>
        <translation>ख़ाली है; पाठ लिखें।</translation>
    </message>
    <message>
        <source>would report numbers such as 1/3, which no decimal number writes; choose scrambling numbers that are decimals.</source>
        <translation>1/3 जैसी संख्याएँ बताएगा, जिन्हें कोई दशमलव नहीं लिखता; ऐसी छिपाने वाली संख्याएँ चुनें जो दशमलव हों।</translation>
    </message>
    <message>
        <source>is {value}; write {{&quot;name&quot;: &quot;two_coins&quot;}}, for example.</source>
        <translation>{value} है; लिखें {{&quot;name&quot;: &quot;two_coins&quot;}}, उदाहरण के लिए।</translation>
    </message>
    <message>
        <source>is {name}; known designs are {known}.</source>
        <translation>{name} है; ज्ञात डिज़ाइन हैं {known}।</translation>
    </message>
    <message>
        <source>is {name}, no design for {kind}; these are: {known}.</source>
        <translation>{name} है, जो {kind} का डिज़ाइन नहीं; वे हैं: {known}।</translation>
    </message>
    <message>
        <source>is direct, which protects nothing; ask the members as questions.</source>
        <translation>direct है, जो कुछ नहीं बचाता; सदस्यों को प्रश्नों की तरह पूछें।</translation>
    </message>
    <message>
        <source>is {name} for multiple choice; this question takes one answer.</source>
        <translation>बहुविकल्प के लिए {name} है; यह प्रश्न एक उत्तर लेता है।</translation>
    </message>
    <message>
        <source> for {design}</source>
        <translation> {design} के लिए</translation>
    </message>
    <message>
        <source>is {value}; it must be {known}{whose}.</source>
        <translation>{value} है; यह {known} होना चाहिए{whose}।</translation>
    </message>
    <message>
        <source>is {name}, a design for {types}, not for {kind}.</source>
        <translation>{name} है, {types} का डिज़ाइन, {kind} का नहीं।</translation>
    </message>
    <message>
        <source>is {name}, a design for {takes} answers; this question has {k}.</source>
        <translation>{name} है, {takes} उत्तरों का डिज़ाइन; इस प्रश्न में {k} हैं।</translation>
    </message>
    <message>
        <source>{kind} are {shown}{more}</source>
        <translation>{kind}: {shown}{more}</translation>
    </message>
    <message>
        <source>add it to {kind}</source>
        <translation>इसे {kind} में जोड़ें</translation>
    </message>
    <message>
        <source>has {combinations} combinations of answers; {most_choices} are the most.</source>
        <translation>में उत्तरों के {combinations} संयोजन हैं; अधिकतम {most_choices} हो सकते हैं।</translation>
    </message>
    <message>
        <source>which is asked alone; move it to members, without its design.</source>
        <translation>जो अकेला पूछा जाता है; इसे बिना डिज़ाइन members में ले जाएँ।</translation>
    </message>
    <message>
        <source>which is not there; {members}.</source>
        <translation>जो नहीं है; {members}।</translation>
    </message>
    <message>
        <source>is {name}, {advice}</source>
        <translation>{name} है, {advice}</translation>
    </message>
    <message>
        <source>which is not among the questions; {alone}.</source>
        <translation>जो प्रश्नों में नहीं है; {alone}।</translation>
    </message>
    <message>
        <source>as is {taken}; a question can be in one group only.</source>
        <translation>{taken} की तरह; प्रश्न केवल एक समूह में हो सकता है।</translation>
    </message>
    <message>
        <source>a note; list randomized questions only.</source>
        <translation>टिप्पणी; केवल यादृच्छिक प्रश्न गिनाएँ।</translation>
    </message>
    <message>
        <source>a direct question; list randomized questions only.</source>
        <translation>सीधा प्रश्न; केवल यादृच्छिक प्रश्न गिनाएँ।</translation>
    </message>
    <message>
        <source>which is relevant to some only; list questions that everybody can be drawn for.</source>
        <translation>जो केवल कुछ के लिए है; वे प्रश्न गिनाएँ जिनके लिए सब चुने जा सकें।</translation>
    </message>
    <message>
        <source>is not the id of a question; write one in quotes.</source>
        <translation>किसी प्रश्न की id नहीं है; एक उद्धरण चिह्नों में लिखें।</translation>
    </message>
    <message>
        <source>is {name}, {wrong}</source>
        <translation>{name} है, {wrong}</translation>
    </message>
    <message>
        <source>a member of joint questions; list the joint question.</source>
        <translation>संयुक्त प्रश्नों का सदस्य; संयुक्त प्रश्न को गिनाएँ।</translation>
    </message>
    <message>
        <source>repeats {name}; keep one.</source>
        <translation>{name} दोहराता है; एक रखें।</translation>
    </message>
    <message>
        <source>has {name}, as has {other}; one respondent may be asked it only once: list both questions in one group with ask_random 1, or give each a member of its own.</source>
        <translation>में {name} है, {other} की तरह; एक उत्तरदाता से वह एक ही बार पूछा जा सकता है: दोनों प्रश्न ask_random 1 वाले एक समूह में गिनाएँ, या हर एक को अपना सदस्य दें।</translation>
    </message>
    <message>
        <source>must be the name of a sound file (.mp3, .m4a, .ogg, .opus or .wav) in the survey&apos;s folder, without folders.</source>
        <translation>सर्वेक्षण के पास की ध्वनि फ़ाइल (.mp3, .m4a, .ogg, .opus या .wav) का नाम होना चाहिए, बिना फ़ोल्डर के।</translation>
    </message>
    <message>
        <source>must have no braces in the text for “{text}”.</source>
        <translation>“{text}” के पाठ में धनु-कोष्ठक नहीं होने चाहिए।</translation>
    </message>
    <message>
        <source>has no text for “{text}”; write one, or leave it out.</source>
        <translation>में “{text}” के लिए पाठ नहीं है; लिखें, या इसे हटा दें।</translation>
    </message>
    <message>
        <source>must have {places} in the text for “{text}”, each as often as there, and nothing else in braces.</source>
        <translation>“{text}” के पाठ में {places} होने चाहिए, हर एक उतनी ही बार, और धनु-कोष्ठकों में कुछ और नहीं।</translation>
    </message>
    <message>
        <source>has “{text}” more than once; keep one.</source>
        <translation>में “{text}” एक से अधिक बार है; एक रखें।</translation>
    </message>
    <message>
        <source>has {count} texts; {most} are the most.</source>
        <translation>में {count} पाठ हैं; अधिक से अधिक {most} हो सकते हैं।</translation>
    </message>
    <message>
        <source>Question {number}</source>
        <translation>प्रश्न {number}</translation>
    </message>
    <message>
        <source>Part {number}</source>
        <translation>भाग {number}</translation>
    </message>
    <message>
        <source>choice {number}</source>
        <translation>विकल्प {number}</translation>
    </message>
    <message>
        <source>Group {number}</source>
        <translation>समूह {number}</translation>
    </message>
    <message>
        <source>question {number}</source>
        <translation>प्रश्न {number}</translation>
    </message>
    <message>
        <source>Tally {number}</source>
        <translation>गणना {number}</translation>
    </message>
    <message>
        <source>Trustee {number}</source>
        <translation>न्यासी {number}</translation>
    </message>
    <message>
        <source>Question “{name}”</source>
        <translation>प्रश्न “{name}”</translation>
    </message>
    <message>
        <source>Part “{name}”</source>
        <translation>भाग “{name}”</translation>
    </message>
    <message>
        <source>choice “{name}”</source>
        <translation>विकल्प “{name}”</translation>
    </message>
    <message>
        <source>nominal</source>
        <translation>नाममात्र</translation>
    </message>
    <message>
        <source>ordinal</source>
        <translation>क्रमसूचक</translation>
    </message>
    <message>
        <source>numeric</source>
        <translation>संख्यात्मक</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>भार</translation>
    </message>
    <message>
        <source>stratum</source>
        <translation>स्तर समूह</translation>
    </message>
    <message>
        <source>cluster</source>
        <translation>गुच्छ</translation>
    </message>
    <message>
        <source>id</source>
        <translation>आईडी</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>शीर्षक</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>भाषाएँ</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>प्रश्न</translation>
    </message>
    <message>
        <source>parts</source>
        <translation>भाग</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>संस्करण</translation>
    </message>
    <message>
        <source>text</source>
        <translation>पाठ</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>संकेत</translation>
    </message>
    <message>
        <source>sound</source>
        <translation>ध्वनि</translation>
    </message>
    <message>
        <source>choices</source>
        <translation>विकल्प</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>समूह</translation>
    </message>
    <message>
        <source>questions of the group</source>
        <translation>समूह के प्रश्न</translation>
    </message>
    <message>
        <source>questions asked of each respondent</source>
        <translation>हर उत्तरदाता से पूछे जाने वाले प्रश्न</translation>
    </message>
    <message>
        <source>design</source>
        <translation>डिज़ाइन</translation>
    </message>
    <message>
        <source>who tosses the coins</source>
        <translation>सिक्के कौन उछालता है</translation>
    </message>
    <message>
        <source>type</source>
        <translation>प्रकार</translation>
    </message>
    <message>
        <source>levels</source>
        <translation>स्तर</translation>
    </message>
    <message>
        <source>smallest answer</source>
        <translation>सबसे छोटा उत्तर</translation>
    </message>
    <message>
        <source>largest answer</source>
        <translation>सबसे बड़ा उत्तर</translation>
    </message>
    <message>
        <source>step</source>
        <translation>चरण</translation>
    </message>
    <message>
        <source>must be answered</source>
        <translation>उत्तर देना ज़रूरी</translation>
    </message>
    <message>
        <source>asked only if</source>
        <translation>केवल तब पूछें जब</translation>
    </message>
    <message>
        <source>accepted only if</source>
        <translation>केवल तब स्वीकार जब</translation>
    </message>
    <message>
        <source>message if it is not accepted</source>
        <translation>अस्वीकार होने पर संदेश</translation>
    </message>
    <message>
        <source>second question</source>
        <translation>दूसरा प्रश्न</translation>
    </message>
    <message>
        <source>texts of the kiosk</source>
        <translation>कियोस्क के पाठ</translation>
    </message>
    <message>
        <source>analyst&apos;s key</source>
        <translation>विश्लेषक की कुंजी</translation>
    </message>
    <message>
        <source>Tallies</source>
        <translation>गणनाएँ</translation>
    </message>
    <message>
        <source>what is counted together</source>
        <translation>जो एक साथ गिना जाता है</translation>
    </message>
    <message>
        <source>trustees</source>
        <translation>न्यासी</translation>
    </message>
    <message>
        <source>public key</source>
        <translation>सार्वजनिक कुंजी</translation>
    </message>
    <message>
        <source>trustees who open together</source>
        <translation>एक साथ खोलने वाले न्यासी</translation>
    </message>
    <message>
        <source>trustees who sign a list</source>
        <translation>सूची पर हस्ताक्षर करने वाले न्यासी</translation>
    </message>
    <message>
        <source>most interviews of a total</source>
        <translation>एक योग में अधिकतम साक्षात्कार</translation>
    </message>
    <message>
        <source>fewest interviews opened together</source>
        <translation>एक साथ खोले जाने वाले न्यूनतम साक्षात्कार</translation>
    </message>
    <message>
        <source>bands</source>
        <translation>अंतराल</translation>
    </message>
    <message>
        <source>coins that respondents can check</source>
        <translation>सिक्के जिन्हें उत्तरदाता जाँच सकते हैं</translation>
    </message>
    <message>
        <source>the round may be shown after the touch</source>
        <translation>छूने के बाद दौर दिखाया जा सकता है</translation>
    </message>
    <message>
        <source>Column {name}</source>
        <translation>कॉलम {name}</translation>
    </message>
    <message>
        <source>Add at least one question.</source>
        <translation>कम से कम एक प्रश्न जोड़ें।</translation>
    </message>
    <message>
        <source>there is no text in {language}.</source>
        <translation>{language} में पाठ नहीं है।</translation>
    </message>
    <message>
        <source>is {value}; write a day such as 2026-11-22.</source>
        <translation>{value} है; 2026-11-22 जैसा दिन लिखें।</translation>
    </message>
    <message>
        <source>is never shown: this design and mode ask no second question; remove it here.</source>
        <translation>कभी नहीं दिखता: यह डिज़ाइन और ढंग दूसरा प्रश्न नहीं पूछते; इसे यहाँ से हटाएँ।</translation>
    </message>
    <message>
        <source>is {share}, but the design reckons with {name} = {reckoned}; state the published share in both places.</source>
        <translation>{share} है, पर डिज़ाइन {name} = {reckoned} से गणना करता है; दोनों जगह प्रकाशित अनुपात लिखें।</translation>
    </message>
    <message>
        <source>is never shown with {name}; remove it.</source>
        <translation>{name} के साथ कभी नहीं दिखता; इसे हटाएँ।</translation>
    </message>
    <message>
        <source>it is nested too deeply</source>
        <translation>यह बहुत गहराई तक जुड़ा है</translation>
    </message>
    <message>
        <source>is {value}; write the trustee&apos;s public key in quotes.</source>
        <translation>{value} है; न्यासी की सार्वजनिक कुंजी उद्धरण चिह्नों में लिखें।</translation>
    </message>
    <message>
        <source>has {cells} cells; {most} are the most. Count fewer questions together.</source>
        <translation>में {cells} खाने हैं; अधिकतम {most} हैं। कम प्रश्न एक साथ गिनें।</translation>
    </message>
    <message>
        <source>is given together with tallies: interviews are either sealed one by one for the analysts, or only counted. Remove one of the two.</source>
        <translation>गणनाओं के साथ दिया गया है: साक्षात्कार या तो विश्लेषकों के लिए एक-एक करके सीलबंद होते हैं, या केवल गिने जाते हैं। दोनों में से एक हटाएँ।</translation>
    </message>
    <message>
        <source>is {threshold} of {trustees} trustees; it must be more than half of them. Otherwise two groups without a common trustee could open totals that differ by a few people.</source>
        <translation>{trustees} न्यासियों में से {threshold} है; यह आधे से अधिक होना चाहिए। नहीं तो बिना साझा न्यासी वाले दो समूह ऐसे योग खोल सकते हैं जिनमें कुछ ही लोगों का अंतर हो।</translation>
    </message>
    <message>
        <source>is no name: write one line of at most {most} characters.</source>
        <translation>नाम नहीं है: अधिकतम {most} अक्षरों की एक पंक्ति लिखें।</translation>
    </message>
    <message>
        <source>is the key of another trustee too: one person would hold two places. Each trustee makes a key of their own.</source>
        <translation>किसी दूसरे न्यासी की भी कुंजी है: एक व्यक्ति के पास दो स्थान होंगे। हर न्यासी अपनी कुंजी स्वयं बनाता है।</translation>
    </message>
    <message>
        <source>have {cells} cells in all; {most} are the most. Leave some tallies out, or count fewer questions together.</source>
        <translation>में कुल {cells} खाने हैं; अधिकतम {most} हैं। कुछ गणनाएँ छोड़ दें, या कम प्रश्न एक साथ गिनें।</translation>
    </message>
    <message>
        <source>is not ascending; write each number once, the smallest first.</source>
        <translation>आरोही क्रम में नहीं है; हर संख्या एक बार लिखें, सबसे छोटी पहले।</translation>
    </message>
    <message>
        <source>counts the same as {other}; keep one.</source>
        <translation>वही गिनती है जो {other}; एक रखें।</translation>
    </message>
    <message>
        <source>is a part of joint questions; count the joint question instead.</source>
        <translation>संयुक्त प्रश्नों का एक भाग है; इसके बजाय संयुक्त प्रश्न को गिनें।</translation>
    </message>
    <message>
        <source>is in no tally; remove its bands, or count it.</source>
        <translation>किसी गणना में नहीं है; इसके अंतराल हटाएँ, या इसे गिनें।</translation>
    </message>
    <message>
        <source>is {name}, which is not among the questions; {alone}.</source>
        <translation>{name} है, जो प्रश्नों में नहीं है; {alone}।</translation>
    </message>
    <message>
        <source>is a note; nobody answers it, so it cannot be counted.</source>
        <translation>एक टिप्पणी है; इसका कोई उत्तर नहीं देता, इसलिए इसे गिना नहीं जा सकता।</translation>
    </message>
    <message>
        <source>A kiosk cannot ask {question} yet. People answer it together with a harmless question, which the survey does not have. Add {missing}.</source>
        <translation>कियोस्क अभी {question} नहीं पूछ सकता। लोग इसका उत्तर एक सामान्य प्रश्न के साथ देते हैं, जो सर्वेक्षण में नहीं है। {missing} जोड़ें।</translation>
    </message>
    <message>
        <source>Respondents have {count} rules to understand, each with an explanation and a practice of its own: {questions}. One rule is better: ask all private questions in the same way and with the same odds.</source>
        <translation>जवाब देने वालों को {count} नियम समझने होंगे, हर एक की अपनी व्याख्या और अभ्यास है: {questions}। एक नियम बेहतर है: सभी निजी सवाल एक ही तरीके से और एक ही संभावनाओं से पूछें।</translation>
    </message>
    <message>
        <source>Only {signatures} trustees sign a list of files before it is opened. If {colluding} of them collude, they can open two totals that differ by a few people, and so learn what these reported. {safe} signatures prevent that.</source>
        <translation>फ़ाइलों की सूची खोले जाने से पहले केवल {signatures} न्यासी उस पर हस्ताक्षर करते हैं। यदि उनमें से {colluding} मिलीभगत करें, तो वे ऐसे दो योग खोल सकते हैं जिनमें कुछ ही लोगों का अंतर हो, और जान सकते हैं कि उन्होंने क्या बताया। {safe} हस्ताक्षर इसे रोकते हैं।</translation>
    </message>
    <message>
        <source>All {trustees} trustees are needed to open a total. If one of them loses the key and the recovery sheet, nothing can ever be opened.</source>
        <translation>योग खोलने के लिए सभी {trustees} न्यासी चाहिए। यदि उनमें से एक की कुंजी और पुनर्प्राप्ति पत्र खो जाएँ, तो कभी कुछ नहीं खोला जा सकेगा।</translation>
    </message>
    <message>
        <source>{question} is a text, into which people may write names, and nothing protects it. Together with it their private answers are known to be theirs. Offer choices, or ask it in a survey of its own.</source>
        <translation>{question} एक पाठ है, जिसमें लोग नाम लिख सकते हैं, और उसे कुछ भी सुरक्षित नहीं रखता। उसके साथ यह पता चल जाता है कि निजी उत्तर किसके हैं। विकल्प दें, या इसे अलग सर्वेक्षण में पूछें।</translation>
    </message>
    <message>
        <source>{question} is asked, but no tally counts it: nothing of it is kept. Count it, or leave it out of the survey.</source>
        <translation>{question} पूछा जाता है, पर कोई गणना उसे नहीं गिनती: उसका कुछ नहीं रखा जाता। उसे गिनें, या सर्वेक्षण से हटा दें।</translation>
    </message>
    <message>
        <source>{tally} divides people into {groups} groups by answers without coins, and totals of {smallest} interviews may be opened. Who is alone in a group can be known by their answers there. Count fewer questions together, or open only larger totals.</source>
        <translation>{tally} लोगों को बिना सिक्कों वाले उत्तरों से {groups} समूहों में बाँटता है, और {smallest} साक्षात्कारों के योग खोले जा सकते हैं। जो किसी समूह में अकेला है वह वहाँ अपने उत्तरों से पहचाना जा सकता है। कम प्रश्न एक साथ गिनें, या केवल बड़े योग खोलें।</translation>
    </message>
    <message>
        <source>the answer is no choice; all that can be asked of it is whether it is there: != &apos;&apos;</source>
        <translation>उत्तर कोई विकल्प नहीं है; केवल यह पूछा जा सकता है कि वह है या नहीं: != &apos;&apos;</translation>
    </message>
    <message>
        <source>birthday</source>
        <translation>जन्मदिन</translation>
    </message>
    <message>
        <source>telephone number</source>
        <translation>फ़ोन नंबर</translation>
    </message>
    <message>
        <source>house number</source>
        <translation>मकान नंबर</translation>
    </message>
    <message>
        <source>number of a document</source>
        <translation>दस्तावेज़ का नंबर</translation>
    </message>
    <message>
        <source>it must not be after the maximum</source>
        <translation>यह अधिकतम के बाद नहीं होना चाहिए</translation>
    </message>
    <message>
        <source>only answers without coins can lie beyond the ends</source>
        <translation>केवल बिना यादृच्छिकता के दर्ज उत्तर ही सीमाओं से बाहर हो सकते हैं</translation>
    </message>
    <message>
        <source>it compares what was written, and only whether there is an answer can be asked</source>
        <translation>यह लिखे हुए की तुलना करता है, और केवल यही पूछा जा सकता है कि उत्तर है या नहीं</translation>
    </message>
    <message>
        <source>it does not compare answers</source>
        <translation>यह उत्तरों की तुलना नहीं करता</translation>
    </message>
    <message>
        <source>it is too long</source>
        <translation>यह बहुत लंबा है</translation>
    </message>
    <message>
        <source>it uses {function}, which surveys do not have</source>
        <translation>यह {function} का उपयोग करता है, जो सर्वेक्षणों में नहीं है</translation>
    </message>
    <message>
        <source>it calculates, and conditions only compare answers</source>
        <translation>यह गणना करता है, और शर्तें केवल उत्तरों की तुलना करती हैं</translation>
    </message>
    <message>
        <source>it looks at {what}, which surveys do not have</source>
        <translation>यह {what} को देखता है, जो सर्वेक्षणों में नहीं है</translation>
    </message>
    <message>
        <source>it counts choices or letters, which conditions cannot</source>
        <translation>यह विकल्प या अक्षर गिनता है, जो शर्तें नहीं कर सकतीं</translation>
    </message>
    <message>
        <source>it compares ${{{name}}} with an answer</source>
        <translation>यह ${{{name}}} की तुलना किसी उत्तर से करता है</translation>
    </message>
    <message>
        <source>${{{name}}} is calculated from itself</source>
        <translation>${{{name}}} की गणना खुद उसी से होती है</translation>
    </message>
    <message>
        <source>it depends on ${{{name}}}, which chance decides ({chance})</source>
        <translation>यह ${{{name}}} पर निर्भर है, जिसे संयोग तय करता है ({chance})</translation>
    </message>
    <message>
        <source>it depends on ${{{name}}}, which is left out ({cell})</source>
        <translation>यह ${{{name}}} पर निर्भर है, जो छोड़ दिया गया है ({cell})</translation>
    </message>
    <message>
        <source>has {character}, which means nothing in a formula</source>
        <translation>में {character} है, जिसका सूत्र में कोई अर्थ नहीं</translation>
    </message>
    <message>
        <source>has {count} characters, and {longest} are the most</source>
        <translation>में {count} अक्षर हैं, और अधिकतम {longest} हैं</translation>
    </message>
    <message>
        <source>has {text} where a value is expected</source>
        <translation>में {text} है जहाँ एक मान होना चाहिए</translation>
    </message>
    <message>
        <source>ends where a value is expected</source>
        <translation>वहाँ समाप्त होता है जहाँ एक मान होना चाहिए</translation>
    </message>
    <message>
        <source>has no closing {mark}</source>
        <translation>में बंद करने वाला {mark} नहीं है</translation>
    </message>
    <message>
        <source>heads no column text, or no language; add text and label::Amharic (am).</source>
        <translation>में text नाम का स्तंभ या कोई भाषा नहीं है; text और label::Amharic (am) जोड़ें।</translation>
    </message>
    <message>
        <source>says otherwise than a row above for the same text; keep one.</source>
        <translation>उसी पाठ के लिए ऊपर की पंक्ति से अलग है; एक रखें।</translation>
    </message>
    <message>
        <source>is {text}, which names no language; write label::Amharic (am).</source>
        <translation>{text} है, जो किसी भाषा का नाम नहीं है; label::Amharic (am) लिखें।</translation>
    </message>
    <message>
        <source>repeats {alike}; keep one of the two columns.</source>
        <translation>{alike} दोहराता है; दोनों स्तंभों में से एक रखें।</translation>
    </message>
    <message>
        <source>type, name and label</source>
        <translation>type, name और label</translation>
    </message>
    <message>
        <source>is missing; add it, with the columns {needs}.</source>
        <translation>नहीं है; इसे {needs} स्तंभों के साथ जोड़ें।</translation>
    </message>
    <message>
        <source>the row</source>
        <translation>पंक्ति</translation>
    </message>
    <message>
        <source>it is disabled</source>
        <translation>यह बंद की हुई है</translation>
    </message>
    <message>
        <source>it</source>
        <translation>यह</translation>
    </message>
    <message>
        <source>only three sheets are read</source>
        <translation>केवल तीन शीटें पढ़ी जाती हैं</translation>
    </message>
    <message>
        <source>repeats rr::{own}; keep one of them.</source>
        <translation>rr::{own} दोहराता है; एक रखें।</translation>
    </message>
    <message>
        <source>is {choice}, as is {first}; give each its own name.</source>
        <translation>{choice} है, {first} की तरह; हर एक को अपना नाम दें।</translation>
    </message>
    <message>
        <source>the column {text}</source>
        <translation>स्तंभ {text}</translation>
    </message>
    <message>
        <source>is {word}; write yes or no.</source>
        <translation>{word} है; yes या no लिखें।</translation>
    </message>
    <message>
        <source>the group&apos;s label</source>
        <translation>समूह का नाम-पट्ट</translation>
    </message>
    <message>
        <source>each question has a screen of its own</source>
        <translation>हर प्रश्न का अपना परदा है</translation>
    </message>
    <message>
        <source>ends a group that does not begin; remove the row.</source>
        <translation>ऐसा समूह समाप्त करता है जो शुरू नहीं होता; पंक्ति हटाएँ।</translation>
    </message>
    <message>
        <source>begins a group that does not end; add end_group.</source>
        <translation>ऐसा समूह शुरू करता है जो समाप्त नहीं होता; end_group जोड़ें।</translation>
    </message>
    <message>
        <source>it is never true</source>
        <translation>यह कभी पूरी नहीं होती</translation>
    </message>
    <message>
        <source>is {forced}; only single_choice can stand here.</source>
        <translation>{forced} है; यहाँ केवल single_choice हो सकता है।</translation>
    </message>
    <message>
        <source>names the list {name}</source>
        <translation>सूची {name} बताता है</translation>
    </message>
    <message>
        <source>names no list</source>
        <translation>कोई सूची नहीं बताता</translation>
    </message>
    <message>
        <source>{said}, which the choices sheet does not have; add it.</source>
        <translation>{said}, जो choices शीट में नहीं है; उसे जोड़ें।</translation>
    </message>
    <message>
        <source>gives an integer no two bounds; write . &gt;= 0 and . &lt;= 120, or rr::minimum and rr::maximum.</source>
        <translation>पूर्ण संख्या को दो सीमाएँ नहीं देता; . &gt;= 0 and . &lt;= 120 लिखें, या rr::minimum और rr::maximum।</translation>
    </message>
    <message>
        <source>belongs to a design; name one in rr::design.</source>
        <translation>किसी डिज़ाइन का है; rr::design में एक बताएँ।</translation>
    </message>
    <message>
        <source>yes and no are said in the program&apos;s words; rr::type single_choice keeps them</source>
        <translation>हाँ और नहीं प्रोग्राम के शब्दों में कहे जाते हैं; rr::type single_choice आपके शब्द रखता है</translation>
    </message>
    <message>
        <source>is {own}; write a number.</source>
        <translation>{own} है; संख्या लिखें।</translation>
    </message>
    <message>
        <source>is a design, but a note asks nothing; leave it empty.</source>
        <translation>डिज़ाइन है, पर टिप्पणी कुछ नहीं पूछती; इसे ख़ाली छोड़ें।</translation>
    </message>
    <message>
        <source>has {word}; write start=0 end=10 step=1, with numbers.</source>
        <translation>में {word} है; start=0 end=10 step=1 लिखें, संख्याओं के साथ।</translation>
    </message>
    <message>
        <source>heads no label column; add label::English (en).</source>
        <translation>किसी label स्तंभ का शीर्षक नहीं; label::English (en) जोड़ें।</translation>
    </message>
    <message>
        <source>is {text}, which names no language code; write {base}::French (fr).</source>
        <translation>{text} है, जो कोई भाषा कोड नहीं बताता; {base}::French (fr) लिखें।</translation>
    </message>
    <message>
        <source>says no language; write {better}.</source>
        <translation>भाषा नहीं बताता; {better} लिखें।</translation>
    </message>
    <message>
        <source>repeats {text}; keep one of them.</source>
        <translation>{text} दोहराता है; एक रखें।</translation>
    </message>
    <message>
        <source>{what} is left out; {why}.</source>
        <translation>{what} छोड़ दिया गया है; {why}।</translation>
    </message>
    <message>
        <source>{what}; {changes}.</source>
        <translation>{what}; {changes}।</translation>
    </message>
    <message>
        <source>{what}.</source>
        <translation>{what}।</translation>
    </message>
    <message>
        <source>the true answer to ${{{name}}} is recorded</source>
        <translation>${{{name}}} का सच्चा उत्तर दर्ज होता है</translation>
    </message>
    <message>
        <source>the form randomizes it itself, in ${{{report}}} ({cell}): {odds}; here it is asked with {design}, which has the same odds. In the form, {faults}</source>
        <translation>फ़ॉर्म इसे ${{{report}}} ({cell}) में खुद यादृच्छिक बनाता है: {odds}; यहाँ इसे {design} से पूछा जाता है, जिसकी संभावनाएँ वही हैं। फ़ॉर्म में {faults}</translation>
    </message>
    <message>
        <source>the coin ${{{name}}} is recorded, which undoes the protection</source>
        <translation>सिक्का ${{{name}}} दर्ज होता है, जिससे सुरक्षा खत्म हो जाती है</translation>
    </message>
    <message>
        <source>is randomized by the form itself, in ${{{report}}} ({cell}), with odds that cannot be read from it. Choose a design in rr::design, and remove that row. In the form, {faults}.</source>
        <translation>को फ़ॉर्म खुद ${{{report}}} ({cell}) में यादृच्छिक बनाता है, जिसकी संभावनाएँ उससे पढ़ी नहीं जा सकतीं। rr::design में डिज़ाइन चुनें और वह पंक्ति हटाएँ। फ़ॉर्म में {faults}।</translation>
    </message>
    <message>
        <source>is randomized by the form itself, in ${{{report}}} ({cell}): {odds}. Choose a design in rr::design, and remove that row. In the form, {faults}.</source>
        <translation>को फ़ॉर्म खुद ${{{report}}} ({cell}) में यादृच्छिक बनाता है: {odds}। rr::design में डिज़ाइन चुनें और वह पंक्ति हटाएँ। फ़ॉर्म में {faults}।</translation>
    </message>
    <message>
        <source>random() in {cell} is not inside once(): the coin is drawn again each time the form is calculated, so that people can choose it by going back</source>
        <translation>{cell} में random() once() के अंदर नहीं है: फ़ॉर्म की हर गणना पर सिक्का फिर उछाला जाता है, इसलिए लोग पीछे जाकर उसे चुन सकते हैं</translation>
    </message>
    <message>
        <source>the coin ${{{name}}} comes from a file, and whoever has the file can undo the protection</source>
        <translation>सिक्का ${{{name}}} एक फ़ाइल से आता है, और जिसके पास फ़ाइल है वह सुरक्षा खत्म कर सकता है</translation>
    </message>
    <message>
        <source>it becomes {number}, a whole number</source>
        <translation>यह {number} हो जाता है, एक पूर्ण संख्या</translation>
    </message>
    <message>
        <source>chance is drawn by designs here; in the form, {faults}</source>
        <translation>यहाँ संयोग डिज़ाइन तय करते हैं; फ़ॉर्म में {faults}</translation>
    </message>
    <message>
        <source>the form&apos;s id {stated}</source>
        <translation>फ़ॉर्म का नाम {stated}</translation>
    </message>
    <message>
        <source>the form has no id</source>
        <translation>फ़ॉर्म का कोई नाम नहीं है</translation>
    </message>
    <message>
        <source>the version {stated}</source>
        <translation>संस्करण {stated}</translation>
    </message>
    <message>
        <source>the form has no version that is a number</source>
        <translation>फ़ॉर्म का कोई ऐसा संस्करण नहीं जो संख्या हो</translation>
    </message>
    <message>
        <source>chance is drawn by designs here</source>
        <translation>यहाँ संयोग डिज़ाइन तय करते हैं</translation>
    </message>
    <message>
        <source>there is no column {base}; add it.</source>
        <translation>कोई {base} स्तंभ नहीं है; उसे जोड़ें।</translation>
    </message>
    <message>
        <source>it becomes {id}</source>
        <translation>यह {id} हो जाता है</translation>
    </message>
    <message>
        <source>there is no question that can be asked; add one.</source>
        <translation>ऐसा कोई प्रश्न नहीं जो पूछा जा सके; एक जोड़ें।</translation>
    </message>
    <message>
        <source>{name} ({kind})</source>
        <translation>{name} ({kind})</translation>
    </message>
    <message>
        <source>is one calculation more than {most}.</source>
        <translation>{most} से एक गणना अधिक है।</translation>
    </message>
    <message>
        <source>{kept} kept, {dropped} dropped, {changing} must change</source>
        <translation>{kept} रखे गए, {dropped} छोड़े गए, {changing} बदलना ज़रूरी</translation>
    </message>
    <message>
        <source>if the others are told what to answer, every recorded answer is a true one; use rr::design to protect it, or ask_random to draw questions</source>
        <translation>अगर बाकियों को बताया जाता है कि क्या उत्तर दें, तो हर दर्ज उत्तर सच्चा है; बचाने के लिए rr::design, या प्रश्न चुनने के लिए ask_random का उपयोग करें</translation>
    </message>
    <message>
        <source>is asked only where a coin says so, and the coin is recorded: every recorded answer is a true one. Ask everybody, with rr::design and rr::mode own_device, and remove the coin&apos;s row.</source>
        <translation>तभी पूछा जाता है जब सिक्का कहे, और सिक्का दर्ज होता है: हर दर्ज उत्तर सच्चा है। rr::design और rr::mode own_device के साथ सबसे पूछें, और सिक्के की पंक्ति हटाएँ।</translation>
    </message>
    <message>
        <source>it only heads a table; each question has a screen of its own</source>
        <translation>यह केवल तालिका का शीर्षक है; हर प्रश्न की अपनी स्क्रीन है</translation>
    </message>
    <message>
        <source>it is shown and not answered; write a note</source>
        <translation>यह दिखाया जाता है, उत्तर नहीं दिया जाता; एक note लिखें</translation>
    </message>
    <message>
        <source>the {key}</source>
        <translation>{key}</translation>
    </message>
    <message>
        <source>chance decides who is asked</source>
        <translation>संयोग तय करता है कि किससे पूछा जाए</translation>
    </message>
    <message>
        <source>chance decides who is asked, {share} of all</source>
        <translation>संयोग तय करता है कि किससे पूछा जाए, सबके {share}</translation>
    </message>
    <message>
        <source>its choices depend on more than one answer to one question with choices</source>
        <translation>इसके विकल्प विकल्पों वाले एक प्रश्न के एक उत्तर से अधिक पर निर्भर हैं</translation>
    </message>
    <message>
        <source>its choices depend on ${{{name}}}</source>
        <translation>इसके विकल्प ${{{name}}} पर निर्भर हैं</translation>
    </message>
    <message>
        <source>its choices depend on too many answers</source>
        <translation>इसके विकल्प बहुत अधिक उत्तरों पर निर्भर हैं</translation>
    </message>
    <message>
        <source>it would become {count} questions; write out those that count</source>
        <translation>इससे {count} प्रश्न बनेंगे; जो ज़रूरी हैं उन्हें लिखें</translation>
    </message>
    <message>
        <source>its text shows the answer to ${{{name}}}, and answers are not put into texts; word it without</source>
        <translation>इसका पाठ ${{{name}}} का उत्तर दिखाता है, और उत्तर पाठ में नहीं डाले जाते; उसके बिना लिखें</translation>
    </message>
    <message>
        <source>it belongs to another kiosk, and only that kiosk can sign it</source>
        <translation>यह किसी और कियोस्क की है, वही इस पर हस्ताक्षर कर सकता है</translation>
    </message>
    <message>
        <source>So nobody can be sure what you answered.</source>
        <translation>इसलिए जवाब कोई पक्का नहीं जान सकता।</translation>
    </message>
    <message>
        <source>Simple questions say “Recorded as you answer.”</source>
        <translation>आसान सवालों पर: “जवाब वैसा ही दर्ज होगा।”</translation>
    </message>
    <message>
        <source>No name or time is recorded.</source>
        <translation>नाम या समय दर्ज नहीं होता।</translation>
    </message>
    <message>
        <source>The people who run the survey, in most cases. The first screen says it exactly: touch “Learn more”.</source>
        <translation>ज़्यादातर सर्वेक्षण चलाने वाले लोग। पहली स्क्रीन ठीक-ठीक बताती है: “और जानें” को छुएँ।</translation>
    </message>
    <message>
        <source>is what careless people would touch, too, so they cannot be recognised; ask for a trait that nearly nobody or nearly everybody has.</source>
        <translation>वही है जो लापरवाह लोग भी दिखाते, इसलिए वे पहचाने नहीं जा सकते; ऐसा गुण पूछें जो लगभग किसी में नहीं या लगभग सब में हो।</translation>
    </message>
    <message>
        <source>is not a name; write a question&apos;s id in quotes.</source>
        <translation>नाम नहीं है; किसी प्रश्न की id उद्धरण चिह्नों में लिखें।</translation>
    </message>
    <message>
        <source>is not known here; allowed: {known}.</source>
        <translation>यहाँ ज्ञात नहीं; ज्ञात हैं {known}।</translation>
    </message>
    <message>
        <source>needs the respondent&apos;s own device; a joint question has none.</source>
        <translation>अपना उपकरण चाहिए; संयुक्त प्रश्न का कोई नहीं।</translation>
    </message>
    <message>
        <source>has “{text}”, which is not a text of the kiosk.</source>
        <translation>में “{text}” है, जो कियोस्क का पाठ नहीं है।</translation>
    </message>
    <message>
        <source>a text contains half of a letter (a lone surrogate)</source>
        <translation>किसी पाठ में आधा अक्षर है (अकेला सरोगेट)</translation>
    </message>
    <message>
        <source>ε of {questions} has no limit: some reports rule an answer out. Make sure that this cannot harm anybody.</source>
        <translation>{questions} के ε की कोई सीमा नहीं है: कुछ रिपोर्टें किसी उत्तर को असंभव बता देती हैं। पक्का करें कि इससे किसी को हानि न हो।</translation>
    </message>
    <message>
        <source>The total ε of one respondent is {epsilon}, too much to protect anybody: the whole record can change the odds of an answer by a factor of {times}. Ask each respondent fewer questions, or use stronger coins.</source>
        <translation>एक उत्तरदाता का कुल ε {epsilon} है, जो किसी की भी रक्षा के लिए बहुत अधिक है: पूरा अभिलेख उसके उत्तर की संभावना को {times} गुना बदल सकता है। हर उत्तरदाता से कम प्रश्न पूछें, या अधिक सुरक्षा वाले सिक्के लें।</translation>
    </message>
    <message>
        <source>{questions} may be skipped. A skip is recorded and may hint at the answer.</source>
        <translation>{questions} छोड़े जा सकते हैं; किसी ने छोड़ा, यह दर्ज होता है और उत्तर का संकेत दे सकता है।</translation>
    </message>
    <message>
        <source>{first} and {second} are answered with the same harmless trait ({trait}): together the two reports can show whether the two answers are the same. Use another trait in one of them.</source>
        <translation>{first} और {second} का उत्तर एक ही हानिरहित लक्षण ({trait}) से दिया जाता है: दोनों रिपोर्टें मिलकर बता देती हैं कि दोनों उत्तर एक जैसे हैं या नहीं। किसी एक में दूसरा लक्षण लें।</translation>
    </message>
    <message>
        <source>The total ε of one respondent is {epsilon}: the whole record can change the odds of an answer by a factor of {times}. Ask each respondent fewer questions, or use stronger coins.</source>
        <translation>एक उत्तरदाता का कुल ε {epsilon} है: पूरा अभिलेख उसके उत्तर की संभावना को {times} गुना बदल सकता है। हर उत्तरदाता से कम प्रश्न पूछें, या अधिक सुरक्षा वाले सिक्के लें।</translation>
    </message>
    <message>
        <source>{direct} asks directly what the coins protect in {question}: the record contains the plain answer next to the randomized one. Leave one of the two out, or make sure that nobody is asked both.</source>
        <translation>{direct} सीधे वही पूछता है जिसकी {question} में सिक्के रक्षा करते हैं: अभिलेख में यादृच्छिक उत्तर के साथ सीधा उत्तर भी होता है। दोनों में से एक हटाएँ, या सुनिश्चित करें कि किसी से दोनों न पूछे जाएँ।</translation>
    </message>
    <message>
        <source>{direct} asks directly for the harmless trait of {question} ({trait}): anybody who reads both in the record can undo the protection. Ask for another trait in one of them.</source>
        <translation>{direct} सीधे {question} का हानिरहित लक्षण ({trait}) पूछता है: जो अभिलेख में दोनों पढ़े वह सुरक्षा हटा सकता है। किसी एक में दूसरा लक्षण पूछें।</translation>
    </message>
    <message>
        <source>{question} does not say which harmless trait it is answered with. If it is the one that {direct} asks for ({trait}), the record undoes the protection. Name the trait in the text of {question}.</source>
        <translation>{question} यह नहीं बताता कि उसका उत्तर किस हानिरहित लक्षण से दिया जाता है। यदि वह वही है जो {direct} पूछता है ({trait}), तो अभिलेख सुरक्षा हटा देता है। {question} के पाठ में लक्षण का नाम लिखें।</translation>
    </message>
    <message>
        <source>has {leaf}, but &apos;{text}&apos; is not an answer to {name}; they are {known}.</source>
        <translation>में {leaf} है, पर “{text}” {name} का उत्तर नहीं है; उत्तर हैं {known}।</translation>
    </message>
    <message>
        <source>rejects every answer; nobody could continue.</source>
        <translation>हर उत्तर को मना करता है; कोई आगे नहीं बढ़ सकेगा।</translation>
    </message>
    <message>
        <source>refers to ${{{name}}}, which is randomized: what is asked or accepted next would show its true answer. Refer to direct questions only.</source>
        <translation>${{{name}}} को देखता है, जो यादृच्छिक है: आगे जो पूछा या माना जाता है, वह उसका सच्चा उत्तर बता देगा। केवल सीधे प्रश्नों को देखें।</translation>
    </message>
    <message>
        <source>contains ${{{name}}}: answers are not put into texts; word it without.</source>
        <translation>में ${{{name}}} है: उत्तर पाठों में नहीं रखे जाते; इसके बिना लिखें।</translation>
    </message>
    <message>
        <source>it calculates with ${{{secret}}}, which is randomized: the result would show its true answer</source>
        <translation>यह ${{{secret}}} से गणना करता है, जो यादृच्छिक है: परिणाम उसका सच्चा उत्तर बता देगा</translation>
    </message>
    <message>
        <source>is rr::{own}, which no design knows; allowed: {known}.</source>
        <translation>rr::{own} है, जिसे कोई डिज़ाइन नहीं जानता; ज्ञात हैं {known}।</translation>
    </message>
    <message>
        <source>gives no type; allowed: {asking}.</source>
        <translation>प्रकार नहीं बताता; ज्ञात हैं {asking}।</translation>
    </message>
    <message>
        <source>is {kind}, which is not a type here; allowed: {known}.</source>
        <translation>{kind} है, जो यहाँ प्रकार नहीं; ज्ञात हैं {known}।</translation>
    </message>
    <message>
        <source>its name becomes {id}</source>
        <translation>इसका नाम {id} हो जाता है</translation>
    </message>
    <message>
        <source>it has a single choice, so that it is shown as a note</source>
        <translation>इसमें एक ही विकल्प है, इसलिए इसे note के रूप में दिखाया जाता है</translation>
    </message>
    <message>
        <source>it shows the answer to ${{{name}}}; word it without</source>
        <translation>यह ${{{name}}} का उत्तर दिखाता है; उसके बिना लिखें</translation>
    </message>
    <message>
        <source>choices stand in the order of their list; random_answer_order mixes them</source>
        <translation>विकल्प अपनी सूची के क्रम में रहते हैं; random_answer_order उन्हें मिलाता है</translation>
    </message>
    <message>
        <source>the smallest and the largest answer have a message of their own</source>
        <translation>सबसे छोटे और सबसे बड़े उत्तर का अपना संदेश है</translation>
    </message>
    <message>
        <source>there is no constraint that it is about</source>
        <translation>ऐसी कोई शर्त नहीं जिसके बारे में यह हो</translation>
    </message>
    <message>
        <source>the constraint&apos;s message</source>
        <translation>शर्त का संदेश</translation>
    </message>
    <message>
        <source>the condition of required</source>
        <translation>required की शर्त</translation>
    </message>
    <message>
        <source>the question can be skipped; write yes to have it answered always</source>
        <translation>प्रश्न छोड़ा जा सकता है; हमेशा उत्तर के लिए yes लिखें</translation>
    </message>
    <message>
        <source>is {kind}, but what is open began at {cell}.</source>
        <translation>{kind} है, पर जो खुला है वह {cell} पर शुरू हुआ।</translation>
    </message>
    <message>
        <source>its choices depend on ${{{name}}}, which is left out ({cell})</source>
        <translation>इसके विकल्प ${{{name}}} पर निर्भर हैं, जो छोड़ दिया गया है ({cell})</translation>
    </message>
    <message>
        <source>its filter is not one that can be read here</source>
        <translation>इसका फ़िल्टर यहाँ पढ़ा नहीं जा सकता</translation>
    </message>
    <message>
        <source>its filter leaves no choices</source>
        <translation>इसका फ़िल्टर कोई विकल्प नहीं छोड़ता</translation>
    </message>
    <message>
        <source>its choices depend on ${{{on}}}, so that it becomes {parts}</source>
        <translation>इसके विकल्प ${{{on}}} पर निर्भर हैं, इसलिए यह {parts} हो जाता है</translation>
    </message>
    <message>
        <source>the constraint</source>
        <translation>शर्त</translation>
    </message>
    <message>
        <source>of such an answer only what the rr:: columns say is checked</source>
        <translation>ऐसे उत्तर में केवल वही जाँचा जाता है जो rr:: स्तंभ कहते हैं</translation>
    </message>
    <message>
        <source>names of its choices change: {renamed}</source>
        <translation>इसके विकल्पों के नाम बदलते हैं: {renamed}</translation>
    </message>
    <message>
        <source>the choice Other is added, in English; add a choice named other to the list to translate it; nothing can be written in</source>
        <translation>विकल्प Other अंग्रेज़ी में जोड़ा गया है; अनुवाद के लिए सूची में other नाम का विकल्प जोड़ें; कुछ लिखा नहीं जा सकता</translation>
    </message>
    <message>
        <source>numbers with up to three decimals are taken</source>
        <translation>तीन दशमलव तक की संख्याएँ ली जाती हैं</translation>
    </message>
    <message>
        <source>it has no largest answer, so that numbers up to 999,999,999 are taken</source>
        <translation>इसका कोई सबसे बड़ा उत्तर नहीं है, इसलिए 999,999,999 तक की संख्याएँ ली जाती हैं</translation>
    </message>
    <message>
        <source>it has no smallest answer, so that {least} is taken; rr::minimum names another</source>
        <translation>इसका कोई सबसे छोटा उत्तर नहीं है, इसलिए {least} लिया जाता है; rr::minimum दूसरा बताता है</translation>
    </message>
    <message>
        <source>{name} is asked as {kind}</source>
        <translation>{name} को {kind} के रूप में पूछा जाता है</translation>
    </message>
    <message>
        <source>there is nothing to choose, so that it is shown as a note</source>
        <translation>चुनने को कुछ नहीं है, इसलिए इसे note के रूप में दिखाया जाता है</translation>
    </message>
    <message>
        <source>it is not there in {languages}</source>
        <translation>यह {languages} में नहीं है</translation>
    </message>
    <message>
        <source>the constraint, or a part of it,</source>
        <translation>शर्त या उसका एक भाग</translation>
    </message>
    <message>
        <source>choices are shown as texts</source>
        <translation>विकल्प पाठ के रूप में दिखाए जाते हैं</translation>
    </message>
    <message>
        <source>has no column {header} to go with it; add it.</source>
        <translation>के साथ {header} स्तंभ नहीं है; उसे जोड़ें।</translation>
    </message>
    <message>
        <source>the {part}</source>
        <translation>{part}</translation>
    </message>
    <message>
        <source>where ${{{on}}} is {answers}, its only choice {said} is not asked</source>
        <translation>जहाँ ${{{on}}} {answers} है, वहाँ इसका एकमात्र विकल्प {said} नहीं पूछा जाता</translation>
    </message>
    <message>
        <source>where ${{{on}}} is {answers}, it has no choices and is not asked</source>
        <translation>जहाँ ${{{on}}} {answers} है, वहाँ कोई विकल्प नहीं और यह नहीं पूछा जाता</translation>
    </message>
    <message>
        <source>the default language {default}</source>
        <translation>मूल भाषा {default}</translation>
    </message>
    <message>
        <source>it names no language code, as in English (en)</source>
        <translation>यह English (en) जैसा भाषा कोड नहीं बताता</translation>
    </message>
    <message>
        <source>the labels without a language</source>
        <translation>बिना भाषा के लेबल</translation>
    </message>
    <message>
        <source>they are taken as English (en); default_language in settings names another</source>
        <translation>उन्हें अंग्रेज़ी (en) माना जाता है; settings में default_language दूसरी बताता है</translation>
    </message>
    <message>
        <source>it says no language; write {better}</source>
        <translation>यह भाषा नहीं बताता; {better} लिखें</translation>
    </message>
    <message>
        <source>no label column has it; they have {known}</source>
        <translation>किसी label स्तंभ में यह नहीं है; उनमें {known} हैं</translation>
    </message>
    <message>
        <source>no time, place, device or name is recorded</source>
        <translation>समय, जगह, उपकरण या नाम दर्ज नहीं होता</translation>
    </message>
    <message>
        <source>choices from other files are not read; list them on the choices sheet</source>
        <translation>दूसरी फ़ाइलों के विकल्प नहीं पढ़े जाते; उन्हें choices शीट पर लिखें</translation>
    </message>
    <message>
        <source>nothing here reads it</source>
        <translation>यहाँ इसे कुछ नहीं पढ़ता</translation>
    </message>
    <message>
        <source>a code can be a name; offer choices</source>
        <translation>कोड नाम हो सकता है; विकल्प दें</translation>
    </message>
    <message>
        <source>nothing is recorded that the respondent has not answered</source>
        <translation>ऐसा कुछ दर्ज नहीं होता जिसका उत्तर उत्तरदाता ने न दिया हो</translation>
    </message>
    <message>
        <source>calculations are not made here; make them from the exported table</source>
        <translation>यहाँ गणनाएँ नहीं होतीं; उन्हें निर्यात की गई तालिका से करें</translation>
    </message>
    <message>
        <source>the number of rounds would be recorded; write the questions out</source>
        <translation>फेरों की संख्या दर्ज हो जाएगी; प्रश्न अलग-अलग लिखें</translation>
    </message>
    <message>
        <source>its condition is never true</source>
        <translation>इसकी शर्त कभी पूरी नहीं होती</translation>
    </message>
    <message>
        <source>begins with a bracket, but is not JSON; write 1/2,1/4,1/4.</source>
        <translation>कोष्ठक से शुरू होता है, पर JSON नहीं है; 1/2,1/4,1/4 लिखें।</translation>
    </message>
    <message>
        <source>is next to {text}; without a language it would be a language of its own, called Default. Name its language, as in {better}.</source>
        <translation>{text} के पास है; भाषा के बिना यह Default नाम की अलग भाषा होगी। इसकी भाषा बताएँ, जैसे {better} में।</translation>
    </message>
    <message>
        <source>a recording shows who it is, and no coin protects it</source>
        <translation>रिकॉर्डिंग बताती है कि कौन है, और कोई संयोग उसे नहीं बचाता</translation>
    </message>
    <message>
        <source>a place shows who it is; offer regions as choices</source>
        <translation>जगह बताती है कि कौन है; क्षेत्रों को विकल्प के रूप में दें</translation>
    </message>
    <message>
        <source>a time of day can show who it is; offer choices</source>
        <translation>दिन का समय बता सकता है कि कौन है; विकल्प दें</translation>
    </message>
    <message>
        <source>a time can show who it is; offer choices</source>
        <translation>समय बता सकता है कि कौन है; विकल्प दें</translation>
    </message>
    <message>
        <source>the kiosk has one look</source>
        <translation>कियोस्क का एक ही रूप है</translation>
    </message>
    <message>
        <source>no answer is preset</source>
        <translation>कोई उत्तर पहले से नहीं भरा होता</translation>
    </message>
    <message>
        <source>only hints are shown</source>
        <translation>केवल hints दिखते हैं</translation>
    </message>
    <message>
        <source>the kiosk has its own words</source>
        <translation>कियोस्क के अपने शब्द हैं</translation>
    </message>
    <message>
        <source>every question is answered</source>
        <translation>हर प्रश्न का उत्तर दिया जाता है</translation>
    </message>
    <message>
        <source>sound starts with a touch</source>
        <translation>ध्वनि स्पर्श से शुरू होती है</translation>
    </message>
    <message>
        <source>no interview has a name</source>
        <translation>किसी साक्षात्कार का नाम नहीं होता</translation>
    </message>
    <message>
        <source>the analyst&apos;s key is made by this program</source>
        <translation>विश्लेषक की कुंजी यह प्रोग्राम बनाता है</translation>
    </message>
    <message>
        <source>nothing is sent</source>
        <translation>कुछ भेजा नहीं जाता</translation>
    </message>
    <message>
        <source>nothing is deleted unasked</source>
        <translation>बिना कहे कुछ मिटाया नहीं जाता</translation>
    </message>
    <message>
        <source>repeats are not supported</source>
        <translation>दोहराए जाने वाले भाग नहीं पूछे जाते</translation>
    </message>
    <message>
        <source>pictures are not shown; describe it in the label</source>
        <translation>चित्र नहीं दिखाए जाते; इसका वर्णन label में करें</translation>
    </message>
    <message>
        <source>films are not shown; describe it in the label</source>
        <translation>फ़िल्में नहीं दिखाई जातीं; इसका वर्णन label में करें</translation>
    </message>
    <message>
        <source>the probability that an interview is in sample 1</source>
        <translation>साक्षात्कार के नमूना 1 में होने की प्रायिकता</translation>
    </message>
    <message>
        <source>{first}, {second}</source>
        <translation>{first}, {second}</translation>
    </message>
    <message>
        <source>{first}; {second}</source>
        <translation>{first}; {second}</translation>
    </message>
    <message>
        <source>how epsilon is divided between the own choice and the others</source>
        <translation>epsilon अपने विकल्प और दूसरे विकल्पों के बीच कैसे बँटता है</translation>
    </message>
    <message>
        <source>the most choices that one respondent may choose</source>
        <translation>एक उत्तरदाता अधिक से अधिक कितने विकल्प चुन सकता है</translation>
    </message>
    <message>
        <source>The reports lie outside what this design can give, further than chance explains (p = {p_value}). Respondents may have misunderstood the instruction or not followed it, or the data were changed or belong to another design. Do not use the estimates.</source>
        <translation>रिपोर्टें उससे बाहर हैं जो यह डिज़ाइन दे सकता है, संयोग जितना समझा सके उससे भी दूर (p = {p_value})। हो सकता है उत्तरदाताओं ने निर्देश ग़लत समझा या न माना हो, या आँकड़े बदले गए हों या किसी दूसरे डिज़ाइन के हों। आकलन मान्य नहीं हैं।</translation>
    </message>
    <message>
        <source>In a group the estimated share is {share}, so its odds cannot be computed; the interval comes from the intervals of the two shares and is rather too wide.</source>
        <translation>एक समूह में आकलित अनुपात {share} है, इसलिए उसका ऑड्स 0 से ऊपर की संख्या नहीं है; अंतराल दोनों अनुपातों के अंतरालों से बना है और कुछ अधिक चौड़ा है।</translation>
    </message>
    <message>
        <source>In a group the estimated share is {share}, and its interval contains no other value: such shares have no odds, and their ratio has no interval.</source>
        <translation>एक समूह में आकलित हिस्सा {share} है और उसके अंतराल में कोई दूसरा नहीं है: ऐसे हिस्सों का ऑड्स नहीं होता, और उनके अनुपात का अंतराल नहीं होता।</translation>
    </message>
    <message>
        <source>In a group the estimated share is {share}. The interval is of possible shares only, so the estimated difference lies outside it; the most likely difference is {likely}.</source>
        <translation>एक समूह में अनुमानित हिस्सा {share} है। अंतराल केवल संभव हिस्सों का है, इसलिए अनुमानित अंतर उसके बाहर है; सबसे संभावित अंतर {likely} है।</translation>
    </message>
    <message>
        <source>{count} respondents have the weight 0 and were left out.</source>
        <translation>{count} उत्तरदाताओं का भार 0 है और वे छोड़ दिए गए।</translation>
    </message>
    <message>
        <source>Strata with only one sampled unit: {count} (first: {stratum}). The variation within them cannot be estimated; the distance from the overall mean was used instead, which tends to overstate the error.</source>
        <translation>केवल एक चुनी इकाई वाले स्तर: {count} (पहला: {stratum})। वहाँ नहीं दिखता कि इकाइयाँ कितनी अलग हैं; उसकी जगह सबके माध्य से उनकी दूरी ली गई, जो त्रुटि को कुछ बढ़ाकर बताती है।</translation>
    </message>
    <message>
        <source>There is only one sampled unit, so the sampling error cannot be estimated. Only the error by the coins is known.</source>
        <translation>केवल एक प्रतिचयित इकाई है, इसलिए प्रतिचयन त्रुटि आँकी नहीं जा सकती। केवल सिक्कों की त्रुटि ज्ञात है।</translation>
    </message>
    <message>
        <source>{count} respondents did not answer. The total counts only those who did; it is too small unless the weights make up for it.</source>
        <translation>{count} उत्तरदाताओं ने उत्तर नहीं दिया। योग में केवल उत्तर देने वाले गिने गए हैं; अगर भार इसकी भरपाई न करें तो वह बहुत छोटा है।</translation>
    </message>
    <message>
        <source>The estimate lies so far outside 0 to 1 that its interval would contain no possible share; the one shown reaches one standard error from the nearest possible share. Such reports are rare whatever people answer: it is chance, or the instruction was not followed.</source>
        <translation>आकलन 0 से 1 के इतना बाहर है कि उसके अंतराल में कोई संभव हिस्सा नहीं होता; दिखाया गया अंतराल निकटतम संभव हिस्से से एक मानक त्रुटि तक जाता है। लोग कुछ भी उत्तर दें, ऐसी रिपोर्टें विरल हैं: यह संयोग है, या निर्देश नहीं माना गया।</translation>
    </message>
    <message>
        <source>The estimated variance ({variance}) is below what the coins alone cause; the latter is shown.</source>
        <translation>आकलित प्रसरण ({variance}) उससे कम है जो अकेले सिक्कों से होता है; वही दिखाया जाता है।</translation>
    </message>
    <message>
        <source>The coins alone cause an error of {error}, and a share is between 0 and 1: these reports are not informative. Collect many more, or use a design that asks for the true answer more often.</source>
        <translation>अकेले सिक्कों से {error} की त्रुटि होती है, और अनुपात 0 और 1 के बीच होता है: ये रिपोर्टें कुछ नहीं बतातीं। बहुत अधिक जुटाएँ, या ऐसा डिज़ाइन लें जिसके सिक्के अधिक बार सच पूछें।</translation>
    </message>
    <message>
        <source>Only {units} sampled units in {strata} strata: the standard error itself is uncertain.</source>
        <translation>{strata} स्तरों में केवल {units} प्रतिचयित इकाइयाँ: मानक त्रुटि स्वयं अनिश्चित है।</translation>
    </message>
    <message>
        <source>The share of people who meet the condition is estimated as {share}; the unbiased estimate among them is meaningless, and only the most likely one is shown.</source>
        <translation>शर्त पूरी करने वालों का अनुपात {share} आँका गया है; उनमें अनभिनत आकलन का कोई अर्थ नहीं, और केवल सबसे संभावित आकलन दिखाया जाता है।</translation>
    </message>
    <message>
        <source>The estimated variance of an answer is {variance}, not above 0, so no correlation can be computed.</source>
        <translation>एक उत्तर का आकलित प्रसरण {variance} है, 0 से ऊपर नहीं, इसलिए सहसंबंध की गणना नहीं हो सकती।</translation>
    </message>
    <message>
        <source>The correlation is estimated as {value}, outside −1 … 1: the reports are too few for these coins, or are not what these designs give. The most likely value lies within.</source>
        <translation>सहसंबंध का अनुमान {value} है, −1 … 1 के बाहर: इस संयोग के लिए रिपोर्टें बहुत कम हैं, या वे नहीं हैं जो ये डिज़ाइन देते हैं। सबसे संभावित मान भीतर है।</translation>
    </message>
    <message>
        <source>Respondents left out because they did not answer all of these questions: {count}.</source>
        <translation>जो उत्तरदाता छोड़ दिए गए क्योंकि उन्होंने इन सभी प्रश्नों के उत्तर नहीं दिए: {count}।</translation>
    </message>
    <message>
        <source>The ratio cannot be computed: a combination of answers has the share {share}.</source>
        <translation>अनुपात की गणना नहीं हो सकती: उत्तरों के एक संयोजन का हिस्सा {share} है।</translation>
    </message>
    <message>
        <source>There is only one report, so no standard error can be estimated.</source>
        <translation>केवल एक रिपोर्ट है, इसलिए मानक त्रुटि आँकी नहीं जा सकती।</translation>
    </message>
    <message>
        <source>The interval is that of the most likely share (mle), and the standard error that of the unbiased estimate: the two need not agree. The default interval goes with the estimate and its standard error.</source>
        <translation>अंतराल सबसे संभावित हिस्से (mle) का है, और मानक त्रुटि अनभिनत आकलन की: ज़रूरी नहीं कि दोनों मेल खाएँ। डिफ़ॉल्ट अंतराल आकलन और उसकी मानक त्रुटि के साथ मेल खाता है।</translation>
    </message>
    <message>
        <source>The groups do not differ more than chance lets them: their standard deviation is estimated as 0.</source>
        <translation>समूहों में उतना ही अंतर है जितना संयोग से होता है: उनका मानक विचलन 0 आँका गया है।</translation>
    </message>
    <message>
        <source>The share of {meaning} cannot be estimated from the reports: there is nobody to compare with.</source>
        <translation>रिपोर्टें {meaning} का अनुपात नहीं बतातीं: तुलना के लिए कोई नहीं है।</translation>
    </message>
    <message>
        <source>the reports fit the design</source>
        <translation>रिपोर्टें डिज़ाइन के अनुरूप हैं</translation>
    </message>
    <message>
        <source>Additive noise</source>
        <translation>योगात्मक शोर (additive noise)</translation>
    </message>
    <message>
        <source>For a number whose size is known roughly: the noise must be as wide as the answers, or sums at the edge give them away.</source>
        <translation>ऐसी संख्या के लिए जिसका आकार मोटे तौर पर मालूम हो: शोर उत्तरों जितना चौड़ा होना चाहिए, नहीं तो किनारे के योग उन्हें उजागर कर देते हैं।</translation>
    </message>
    <message>
        <source>The wheel draws a number and adds it to yours. Only the sum is recorded; nobody sees what was added.</source>
        <translation>पहिया एक संख्या निकालता है और उसे आपकी संख्या में जोड़ता है। केवल योग दर्ज होता है; क्या जोड़ा गया, यह कोई नहीं देखता।</translation>
    </message>
    <message>
        <source>Bar-Lev, Bobovitch and Boukai&apos;s design</source>
        <translation>बार-लेव, बोबोविच और बूकाई का डिज़ाइन</translation>
    </message>
    <message>
        <source>Where multiplicative noise is too noisy: some answers are recorded unchanged, which protects less; a 0 is not hidden.</source>
        <translation>जहाँ गुणात्मक शोर बहुत अधिक हो: कुछ उत्तर बिना बदले दर्ज होते हैं, इससे सुरक्षा घटती है; 0 नहीं छिपता।</translation>
    </message>
    <message>
        <source>Else the wheel draws a number and multiplies yours by it. Only the product is recorded; nobody sees what the wheel drew.</source>
        <translation>नहीं तो पहिया एक संख्या निकालता है और आपकी संख्या को उससे गुणा करता है। केवल गुणनफल दर्ज होता है; पहिये ने क्या निकाला, यह कोई नहीं देखता।</translation>
    </message>
    <message>
        <source>Chaudhuri and Christofides&apos; design</source>
        <translation>चौधरी और क्रिस्टोफ़ाइडीज़ का डिज़ाइन</translation>
    </message>
    <message>
        <source>For respondents with two packs of cards: multiply by a card of the first and add one of the second. The card pack is easy to make.</source>
        <translation>ऐसे उत्तरदाताओं के लिए जिनके पास पत्तों की दो गड्डियाँ हों: पहली के एक पत्ते से गुणा करें और दूसरी का एक पत्ता जोड़ें। पत्तों की गड्डी बनाना आसान है।</translation>
    </message>
    <message>
        <source>The wheel draws two numbers. Yours is multiplied by one of them, and the other is added. Only the result is recorded; nobody sees what the wheel drew.</source>
        <translation>पहिया दो संख्याएँ निकालता है। आपकी संख्या को एक से गुणा किया जाता है और दूसरी जोड़ी जाती है। केवल परिणाम दर्ज होता है; पहिये ने क्या निकाला, यह कोई नहीं देखता।</translation>
    </message>
    <message>
        <source>Cheater detection</source>
        <translation>निर्देश न मानने वालों की पहचान (cheater detection)</translation>
    </message>
    <message>
        <source>Where some people are expected to say “no” whatever the card says: their share is estimated, and the prevalence lies between “yes” and “yes” and them together. Needs large samples.</source>
        <translation>जहाँ यह अपेक्षा हो कि कुछ लोग पत्ते की बात कुछ भी हो, “नहीं” ही कहेंगे: उनका अनुपात आँका जाता है, और व्यापकता “हाँ” के अनुपात और “हाँ” तथा उनके कुल अनुपात के बीच होती है। बड़े नमूने चाहिए।</translation>
    </message>
    <message>
        <source>people with the trait who follow the card</source>
        <translation>विशेषता वाले लोग जो पत्ते की बात मानते हैं</translation>
    </message>
    <message>
        <source>people without the trait who follow the card</source>
        <translation>बिना विशेषता वाले लोग जो पत्ते की बात मानते हैं</translation>
    </message>
    <message>
        <source>people who say “no” whatever the card says</source>
        <translation>वे लोग जो पत्ता कुछ भी कहे, “नहीं” कहते हैं</translation>
    </message>
    <message>
        <source>everybody follows the card</source>
        <translation>सभी लोग पत्ते की बात मानते हैं</translation>
    </message>
    <message>
        <source>Christofides&apos;s cards</source>
        <translation>क्रिस्टोफ़ाइडीज़ के पत्ते</translation>
    </message>
    <message>
        <source>Where people would rather say a number than “yes” or “no”: nobody, not even the respondent, says either. Adults who count well; the errors are larger than Warner&apos;s.</source>
        <translation>जहाँ लोग “हाँ” या “नहीं” की जगह कोई संख्या बताना चाहें: कोई भी, उत्तरदाता भी, दोनों में से कुछ नहीं कहता। अच्छी तरह गिनने वाले वयस्कों के लिए; त्रुटियाँ वार्नर के डिज़ाइन से बड़ी हैं।</translation>
    </message>
    <message>
        <source>The card that you draw bears {number} in {count} of {of} cases.</source>
        <translation>आप जो पत्ता निकालते हैं उस पर {of} में से {count} बार {number} होता है।</translation>
    </message>
    <message>
        <source>The card that you draw bears {number} in about {count} of {of} cases.</source>
        <translation>आप जो पत्ता निकालते हैं उस पर {of} में से लगभग {count} बार {number} होता है।</translation>
    </message>
    <message>
        <source>If your answer is “{no}”, touch the number of your card. If it is “{yes}”, touch {sum} minus that number.</source>
        <translation>अगर आपका जवाब “{no}” है, तो अपने पत्ते की संख्या छुएँ। अगर “{yes}” है, तो {sum} में से वह संख्या घटाकर छुएँ।</translation>
    </message>
    <message>
        <source>Both the same</source>
        <translation>दोनों एक जैसे</translation>
    </message>
    <message>
        <source>Different</source>
        <translation>अलग-अलग</translation>
    </message>
    <message>
        <source>You will see two questions. Answer both in your head. Tell nobody your two answers, and do not touch them.</source>
        <translation>आपको दो सवाल दिखेंगे। दोनों का जवाब मन में दें। अपने दोनों जवाब किसी को न बताएँ, और उन्हें न छुएँ।</translation>
    </message>
    <message>
        <source>You will see two pairs of questions. Answer all four in your head. Tell nobody your answers, and do not touch them.</source>
        <translation>आपको सवालों के दो जोड़े दिखेंगे। चारों का जवाब मन में दें। अपने जवाब किसी को न बताएँ, और उन्हें न छुएँ।</translation>
    </message>
    <message>
        <source>Both “{yes}” or both “{no}”: touch “{same}”. One “{yes}” and one “{no}”: touch “{different}”.</source>
        <translation>दोनों “{yes}” या दोनों “{no}”: “{same}” छुएँ। एक “{yes}” और एक “{no}”: “{different}” छुएँ।</translation>
    </message>
    <message>
        <source>“{yes}” to one or to both: touch “{some}”. If not, touch “{none}”.</source>
        <translation>एक या दोनों का जवाब “{yes}”: “{some}” छुएँ। नहीं तो “{none}” छुएँ।</translation>
    </message>
    <message>
        <source>Two times “{yes}” or two times “{no}” in a pair are the same. Touch in which pairs they are.</source>
        <translation>जोड़े में दो बार “{yes}” या दो बार “{no}” यानी एक जैसे। छूकर बताएँ किन जोड़ों में ऐसा है।</translation>
    </message>
    <message>
        <source>“{some}” proves nothing about you. “{none}” shows that your own answer is “{no}”.</source>
        <translation>“{some}” आपके बारे में कुछ साबित नहीं करता। “{none}” दिखाता है कि आपका अपना जवाब “{no}” है।</translation>
    </message>
    <message>
        <source>About {count} of {of} people answer “{yes}” to question 2.</source>
        <translation>सवाल 2 का जवाब {of} में से लगभग {count} लोग “{yes}” देते हैं।</translation>
    </message>
    <message>
        <source>Crosswise model</source>
        <translation>क्रॉसवाइज़ मॉडल</translation>
    </message>
    <message>
        <source>Where people have no dice and trust no device: a birthday is enough, and no report is safer to give than the other. Careless answers look like people with the trait (Höglinger &amp; Diekmann 2017), so add a control item.</source>
        <translation>जहाँ लोगों के पास पासे न हों और किसी उपकरण पर भरोसा न हो: एक जन्मदिन काफ़ी है, और कोई भी रिपोर्ट दूसरी से अधिक सुरक्षित नहीं है। लापरवाही से दिए उत्तर विशेषता वालों जैसे दिखते हैं (Höglinger &amp; Diekmann 2017), इसलिए एक नियंत्रण प्रश्न जोड़ें।</translation>
    </message>
    <message>
        <source>Crosswise with an anchor question</source>
        <translation>एंकर प्रश्न वाला क्रॉसवाइज़</translation>
    </message>
    <message>
        <source>people with the trait</source>
        <translation>विशेषता वाले लोग</translation>
    </message>
    <message>
        <source>people without the trait</source>
        <translation>बिना विशेषता वाले लोग</translation>
    </message>
    <message>
        <source>people who say yes when asked directly</source>
        <translation>वे लोग जो सीधे पूछने पर “हाँ” कहते हैं</translation>
    </message>
    <message>
        <source>“yes” with coins minus “yes” when asked directly, as a share of people</source>
        <translation>सिक्कों के साथ “हाँ” घटा सीधे पूछने पर “हाँ”, लोगों के अनुपात के रूप में</translation>
    </message>
    <message>
        <source>people who say yes to either wording minus those who say no to either, as a share</source>
        <translation>वे लोग जो प्रश्न के दोनों रूपों पर “हाँ” कहते हैं, घटा वे जो दोनों पर “नहीं” कहते हैं, अनुपात के रूप में</translation>
    </message>
    <message>
        <source>the question and its opposite wording give the same prevalence</source>
        <translation>प्रश्न और उसका उल्टा रूप एक ही व्यापकता बताते हैं</translation>
    </message>
    <message>
        <source>people answer with coins as when asked directly</source>
        <translation>लोग सिक्कों के साथ वैसे ही उत्तर देते हैं जैसे सीधे पूछने पर</translation>
    </message>
    <message>
        <source>Instead of crosswise where careless answers are likely, as in online surveys: an item that applies to nobody shows how many answer carefully, and the estimate is corrected for the others.</source>
        <translation>क्रॉसवाइज़ की जगह, जहाँ लापरवाह उत्तरों का डर हो, जैसे ऑनलाइन सर्वेक्षणों में: ऐसी बात जो किसी पर लागू नहीं होती, बताती है कि कितने लोग ध्यान से उत्तर देते हैं, और बाकी लोगों के लिए आकलन सुधारा जाता है।</translation>
    </message>
    <message>
        <source>people who answer with care</source>
        <translation>ध्यान से उत्तर देने वाले लोग</translation>
    </message>
    <message>
        <source>people with the trait, if all answered with care</source>
        <translation>विशेषता वाले लोग, यदि सब ध्यान से उत्तर देते</translation>
    </message>
    <message>
        <source>everybody answers with care</source>
        <translation>सभी ध्यान से उत्तर देते हैं</translation>
    </message>
    <message>
        <source>The same in both pairs</source>
        <translation>दोनों जोड़ों में एक जैसे</translation>
    </message>
    <message>
        <source>The same in the first pair only</source>
        <translation>केवल पहले जोड़े में एक जैसे</translation>
    </message>
    <message>
        <source>The same in the second pair only</source>
        <translation>केवल दूसरे जोड़े में एक जैसे</translation>
    </message>
    <message>
        <source>Different in both pairs</source>
        <translation>दोनों जोड़ों में अलग-अलग</translation>
    </message>
    <message>
        <source>Devore&apos;s design</source>
        <translation>डेवोर का डिज़ाइन</translation>
    </message>
    <message>
        <source>Where “no” is harmless and only “yes” needs cover, and no prevalence of another question is known. A recorded “no” is certain, so who reports it gives the answer away.</source>
        <translation>जहाँ “नहीं” से कोई हानि न हो, केवल “हाँ” को छिपाना हो, और किसी दूसरे प्रश्न की व्यापकता मालूम न हो। दर्ज “नहीं” पक्का है, इसलिए जो उसे देता है वह अपना उत्तर बता देता है।</translation>
    </message>
    <message>
        <source>Diana and Perri&apos;s first design</source>
        <translation>डायना और पेरी का पहला डिज़ाइन</translation>
    </message>
    <message>
        <source>Where Saha&apos;s design is too noisy: some answers are recorded unchanged, which protects less.</source>
        <translation>जहाँ साहा के डिज़ाइन में शोर बहुत अधिक हो: कुछ उत्तर बिना बदले दर्ज होते हैं, इससे सुरक्षा घटती है।</translation>
    </message>
    <message>
        <source>Else the wheel draws two numbers: one is added to yours, and the sum is multiplied by the other. Only the result is recorded; nobody sees what the wheel drew.</source>
        <translation>नहीं तो पहिया दो संख्याएँ निकालता है: एक आपकी संख्या में जोड़ी जाती है, और योग को दूसरी से गुणा किया जाता है। केवल परिणाम दर्ज होता है; पहिये ने क्या निकाला, यह कोई नहीं देखता।</translation>
    </message>
    <message>
        <source>Diana and Perri&apos;s second design</source>
        <translation>डायना और पेरी का दूसरा डिज़ाइन</translation>
    </message>
    <message>
        <source>Like Saha&apos;s design, with the share β of the drawn number in the sum to choose.</source>
        <translation>साहा के डिज़ाइन जैसा, जिसमें योग में निकाली गई संख्या का हिस्सा β चुना जा सकता है।</translation>
    </message>
    <message>
        <source>The wheel draws two numbers. Yours is averaged with one of them, and the average is multiplied by the other. Only the result is recorded; nobody sees what the wheel drew.</source>
        <translation>पहिया दो संख्याएँ निकालता है। आपकी संख्या का एक के साथ औसत लिया जाता है, और औसत को दूसरी से गुणा किया जाता है। केवल परिणाम दर्ज होता है; पहिये ने क्या निकाला, यह कोई नहीं देखता।</translation>
    </message>
    <message>
        <source>Direct question</source>
        <translation>सीधा प्रश्न</translation>
    </message>
    <message>
        <source>For questions that are not sensitive, such as region or age group: no error is added, and nothing protects the answer.</source>
        <translation>ऐसे प्रश्नों के लिए जो संवेदनशील नहीं हैं, जैसे क्षेत्र या आयु-वर्ग: कोई त्रुटि नहीं जुड़ती, और उत्तर की कोई सुरक्षा नहीं होती।</translation>
    </message>
    <message>
        <source>Recorded as you answer.</source>
        <translation>जवाब वैसा ही दर्ज होगा।</translation>
    </message>
    <message>
        <source>Smallest or largest (Duchi)</source>
        <translation>सबसे छोटी या सबसे बड़ी (Duchi)</translation>
    </message>
    <message>
        <source>For the mean of a bounded number at small ε, below about 0.6.</source>
        <translation>छोटे ε पर, लगभग 0.6 से कम, किसी सीमित संख्या के औसत के लिए।</translation>
    </message>
    <message>
        <source>The wheel records either the smallest or the largest possible number, never yours in between. The larger your number, the more often the largest; but both can happen with every number.</source>
        <translation>पहिया या तो सबसे छोटी या सबसे बड़ी संभव संख्या दर्ज करता है, बीच की आपकी संख्या कभी नहीं। आपकी संख्या जितनी बड़ी, उतनी अधिक बार सबसे बड़ी; पर हर संख्या के साथ दोनों हो सकते हैं।</translation>
    </message>
    <message>
        <source>Eriksson&apos;s design</source>
        <translation>एरिक्सन का डिज़ाइन</translation>
    </message>
    <message>
        <source>For a number with few possible values: list all of them as replacements, and every recorded number may have been drawn.</source>
        <translation>थोड़े संभव मानों वाली संख्या के लिए: उन सबको विकल्पों के रूप में लिखें, तब हर दर्ज संख्या संयोग से निकली हो सकती है।</translation>
    </message>
    <message>
        <source>In the other cases a number that the wheel draws is recorded.</source>
        <translation>बाकी हर बार वह संख्या दर्ज होती है जो पहिया निकालता है।</translation>
    </message>
    <message>
        <source>The wheel does not draw every number: one that it never draws is recorded only if it is yours.</source>
        <translation>पहिया हर संख्या नहीं निकालता: जिसे वह कभी नहीं निकालता, वह संख्या तभी दर्ज होती है जब वह आपकी हो।</translation>
    </message>
    <message>
        <source>Extended crosswise</source>
        <translation>विस्तारित क्रॉसवाइज़</translation>
    </message>
    <message>
        <source>Instead of crosswise, wherever two harmless items with opposite odds can be found: it costs no precision and tests whether people answered as asked.</source>
        <translation>क्रॉसवाइज़ की जगह, जहाँ भी विपरीत संभावनाओं वाले दो सामान्य प्रश्न मिल सकें: इससे परिशुद्धता नहीं घटती और यह जाँचता है कि लोगों ने निर्देश के अनुसार उत्तर दिए या नहीं।</translation>
    </message>
    <message>
        <source>The device draws a second answer: “{yes}” in {one} of {of} cases, “{no}” in the other {other} of {of}. What is recorded is only whether the two are the same.</source>
        <translation>यह मशीन एक दूसरा जवाब निकालती है: {of} में से {one} बार “{yes}”, {of} में से बाकी {other} बार “{no}”। केवल यह दर्ज होता है कि दोनों एक जैसे हैं या नहीं।</translation>
    </message>
    <message>
        <source>The device draws a second answer: “{yes}” in about {one} of {of} cases, “{no}” in the other {other} or so of {of}. What is recorded is only whether the two are the same.</source>
        <translation>यह मशीन एक दूसरा जवाब निकालती है: {of} में से लगभग {one} बार “{yes}”, {of} में से बाकी लगभग {other} बार “{no}”। केवल यह दर्ज होता है कि दोनों एक जैसे हैं या नहीं।</translation>
    </message>
    <message>
        <source>“Same” and “different” can each come from either answer, so neither gives yours away.</source>
        <translation>“एक जैसे” और “अलग-अलग” दोनों किसी भी जवाब से आ सकते हैं, इसलिए कोई भी आपका जवाब नहीं बताता।</translation>
    </message>
    <message>
        <source>Forced choice</source>
        <translation>बाध्य चयन (forced choice)</translation>
    </message>
    <message>
        <source>For questions with three or more choices where some need more cover than others. Where all need the same, k_rr is shorter to write.</source>
        <translation>तीन या अधिक विकल्पों वाले प्रश्नों के लिए, जहाँ कुछ विकल्पों को औरों से अधिक छिपाना हो। जहाँ सबको बराबर छिपाना हो, वहाँ k_rr लिखना छोटा है।</translation>
    </message>
    <message>
        <source>Forced response</source>
        <translation>बाध्य उत्तर (forced response)</translation>
    </message>
    <message>
        <source>For yes/no questions: small errors for the privacy it gives, and easy to explain. A good start is two dice with p_truth 3/4, forced “yes” 1/6 and forced “no” 1/12.</source>
        <translation>हाँ/नहीं वाले प्रश्नों के लिए: जितनी निजता देता है उसके लिए त्रुटियाँ छोटी हैं, और समझाना आसान है। अच्छी शुरुआत: दो पासे, p_truth 3/4, बाध्य “हाँ” 1/6 और बाध्य “नहीं” 1/12।</translation>
    </message>
    <message>
        <source>Two numbers, two samples</source>
        <translation>दो संख्याएँ, दो नमूने</translation>
    </message>
    <message>
        <source>For a number that people can give together with a harmless one of about the same size, whose average nobody knows. It needs many respondents.</source>
        <translation>ऐसी संख्या के लिए जिसे लोग लगभग उतनी ही बड़ी किसी सामान्य संख्या के साथ बता सकें, जिसका औसत किसी को मालूम न हो। बहुत उत्तरदाता चाहिए।</translation>
    </message>
    <message>
        <source>The first question comes up in {count} of {of} cases.</source>
        <translation>पहला सवाल {of} में से {count} बार आता है।</translation>
    </message>
    <message>
        <source>The first question comes up in about {count} of {of} cases.</source>
        <translation>पहला सवाल {of} में से लगभग {count} बार आता है।</translation>
    </message>
    <message>
        <source>Chance picks one of two questions for you, and only you see which. Both are answered with a number.</source>
        <translation>संयोग आपके लिए दो में से एक सवाल चुनता है, और कौन-सा, यह केवल आप देखते हैं। दोनों का जवाब एक संख्या है।</translation>
    </message>
    <message>
        <source>Only the number is recorded, not which question it answers.</source>
        <translation>केवल संख्या दर्ज होती है, यह नहीं कि वह किस सवाल का जवाब है।</translation>
    </message>
    <message>
        <source>Hadamard response</source>
        <translation>हाडामार्ड उत्तर</translation>
    </message>
    <message>
        <source>For very many choices with ε up to about 1, where reports should be short: only one bit depends on the answer.</source>
        <translation>बहुत सारे विकल्पों के लिए, लगभग 1 तक के ε पर, जहाँ रिपोर्टें छोटी होनी चाहिए: केवल एक बिट उत्तर पर निर्भर है।</translation>
    </message>
    <message>
        <source>The device divides the {k} answers into two groups by lot, again for each person, and records one of the two.</source>
        <translation>मशीन {k} जवाबों को हर व्यक्ति के लिए फिर से पर्ची निकालकर दो समूहों में बाँटती है और उनमें से एक दर्ज करती है।</translation>
    </message>
    <message>
        <source>In about {count} of {of} cases it is the group of the answer that you touch; otherwise it is the other group.</source>
        <translation>{of} में से लगभग {count} बार वह आपके छुए हुए जवाब का समूह होता है; नहीं तो दूसरा समूह।</translation>
    </message>
    <message>
        <source>Hybrid mechanism</source>
        <translation>मिश्रित विधि (hybrid)</translation>
    </message>
    <message>
        <source>For the mean of a bounded number at any ε: never worse than Duchi or piecewise.</source>
        <translation>किसी भी ε पर सीमित संख्या के औसत के लिए: Duchi या खंडशः विधि से कभी बदतर नहीं।</translation>
    </message>
    <message>
        <source>Item count (list experiment)</source>
        <translation>मद-गणना (सूची प्रयोग)</translation>
    </message>
    <message>
        <source>Where no coins can be used and people will count statements. Choose statements so that few people agree with all or none of them; the other designs need far fewer people for the same precision.</source>
        <translation>जहाँ सिक्के काम में न लाए जा सकें और लोग कथन गिनने को तैयार हों। ऐसे कथन चुनें जो कम ही लोगों पर सब के सब लागू हों या एक भी लागू न हो; उतनी ही परिशुद्धता के लिए दूसरे डिज़ाइनों को बहुत कम लोग चाहिए।</translation>
    </message>
    <message>
        <source>people to whom the sensitive statement applies</source>
        <translation>वे लोग जिन पर संवेदनशील कथन लागू होता है</translation>
    </message>
    <message>
        <source>people to whom it does not apply</source>
        <translation>वे लोग जिन पर वह लागू नहीं होता</translation>
    </message>
    <message>
        <source>You will see {items} statements. Count how many of them are true for you. Tell nobody which.</source>
        <translation>आपको {items} कथन दिखेंगे। गिनें कि कितने आपके लिए सही हैं। किसी को न बताएँ कि कौन से।</translation>
    </message>
    <message>
        <source>Touch only how many are true for you, not which.</source>
        <translation>केवल यह छुएँ कि कितने आपके लिए सही हैं, कौन से नहीं।</translation>
    </message>
    <message>
        <source>0 shows that none is true for you, and {items} that all are.</source>
        <translation>0 दिखाता है कि कोई भी आपके लिए सही नहीं, और {items} कि सभी सही हैं।</translation>
    </message>
    <message>
        <source>k-ary randomized response</source>
        <translation>k विकल्पों का यादृच्छिक उत्तर</translation>
    </message>
    <message>
        <source>For ratings and single choices with few choices, up to about 3·e^ε + 2: beyond that a frequency oracle has smaller errors (Wang et al. 2017).</source>
        <translation>रेटिंग और थोड़े विकल्पों वाले एकल चयन के लिए, लगभग 3·e^ε + 2 तक: उसके आगे आवृत्ति-आकलक (frequency oracle) की त्रुटियाँ छोटी होती हैं (Wang et al. 2017)।</translation>
    </message>
    <message>
        <source>Kuk&apos;s two packs of cards</source>
        <translation>कुक की पत्तों की दो गड्डियाँ</translation>
    </message>
    <message>
        <source>Where people should say neither “yes” nor “no”, only a number of red cards. More draws make smaller errors and less privacy.</source>
        <translation>जहाँ लोग न “हाँ” कहें न “नहीं”, केवल लाल पत्तों की संख्या बताएँ। जितनी अधिक बार पत्ता निकाला जाए, त्रुटियाँ उतनी छोटी और निजता उतनी कम।</translation>
    </message>
    <message>
        <source>Cards drawn: {draws}. Put each one back and shuffle. Then touch how many were red.</source>
        <translation>इतने पत्ते निकालें: {draws}। हर पत्ता वापस रखकर गड्डी फेंट दें। फिर छूकर बताएँ कि कितने लाल थे।</translation>
    </message>
    <message>
        <source>“{yes}”: draw {draws} times from pack 1. “{no}”: draw {draws} times from pack 2. Touch how many were red.</source>
        <translation>“{yes}”: गड्डी 1 से {draws} बार निकालें। “{no}”: गड्डी 2 से {draws} बार निकालें। छूकर बताएँ कितने लाल थे।</translation>
    </message>
    <message>
        <source>Take both packs of cards. Keep the cards hidden.</source>
        <translation>पत्तों की दोनों गड्डियाँ लें। पत्ते छिपाकर रखें।</translation>
    </message>
    <message>
        <source>If you touch “{answer}”, {draws} cards are drawn for you from a pack in which {red} of {of} are red and {black} are black. How many were red is recorded, and nothing else.</source>
        <translation>अगर आप “{answer}” छूते हैं, तो आपके लिए {draws} पत्ते ऐसी गड्डी से निकाले जाते हैं जिसमें {of} में से {red} पत्ते लाल और {black} काले हैं। कितने लाल थे, केवल यही दर्ज होता है।</translation>
    </message>
    <message>
        <source>If you touch “{answer}”, {draws} cards are drawn for you from a pack in which about {red} of {of} are red and {black} are black. How many were red is recorded, and nothing else.</source>
        <translation>अगर आप “{answer}” छूते हैं, तो आपके लिए {draws} पत्ते ऐसी गड्डी से निकाले जाते हैं जिसमें {of} में से लगभग {red} पत्ते लाल और {black} काले हैं। कितने लाल थे, केवल यही दर्ज होता है।</translation>
    </message>
    <message>
        <source>If your answer is “{answer}”, draw from pack {number}: in it {red} of {of} cards are red and {black} are black.</source>
        <translation>अगर आपका जवाब “{answer}” है, तो गड्डी {number} से निकालें: उसमें {of} में से {red} पत्ते लाल और {black} काले हैं।</translation>
    </message>
    <message>
        <source>If your answer is “{answer}”, draw from pack {number}: in it about {red} of {of} cards are red and {black} are black.</source>
        <translation>अगर आपका जवाब “{answer}” है, तो गड्डी {number} से निकालें: उसमें {of} में से लगभग {red} पत्ते लाल और {black} काले हैं।</translation>
    </message>
    <message>
        <source>Discrete Laplace noise</source>
        <translation>असतत लाप्लास शोर</translation>
    </message>
    <message>
        <source>For a bounded number when single reports should stay near the answers; for the mean alone, hybrid needs fewer respondents.</source>
        <translation>सीमित संख्या के लिए, जब हर रिपोर्ट उत्तर के पास रहनी चाहिए; केवल औसत के लिए मिश्रित विधि को कम उत्तरदाता चाहिए।</translation>
    </message>
    <message>
        <source>The wheel moves your number up or down and records where it lands; it stops at the ends of the scale. Small moves are more frequent, but every number can land anywhere.</source>
        <translation>पहिया आपकी संख्या को ऊपर या नीचे खिसकाता है और जहाँ वह पहुँचे उसे दर्ज करता है; पैमाने के सिरों पर वह रुक जाती है। छोटे खिसकाव अधिक बार होते हैं, पर हर संख्या कहीं भी पहुँच सकती है।</translation>
    </message>
    <message>
        <source>Chance decides which of {versions} versions of this question a person gets.</source>
        <translation>संयोग तय करता है कि किसी व्यक्ति को इस सवाल के {versions} रूपों में से कौन-सा मिले।</translation>
    </message>
    <message>
        <source>Version {version}:</source>
        <translation>रूप {version}:</translation>
    </message>
    <message>
        <source>Local hashing</source>
        <translation>स्थानीय हैशिंग (local hashing)</translation>
    </message>
    <message>
        <source>For very many choices where reports should be short: errors like those of unary encoding, and a report of a few digits.</source>
        <translation>बहुत सारे विकल्पों के लिए, जहाँ रिपोर्टें छोटी होनी चाहिए: त्रुटियाँ एकाधारी कूटलेखन जैसी, और कुछ अंकों की रिपोर्ट।</translation>
    </message>
    <message>
        <source>The device divides the {k} answers into {groups} groups by lot, again for each person, and records one group.</source>
        <translation>मशीन {k} जवाबों को हर व्यक्ति के लिए फिर से पर्ची निकालकर {groups} समूहों में बाँटती है और एक समूह दर्ज करती है।</translation>
    </message>
    <message>
        <source>In about {count} of {of} cases it is the group of the answer that you touch; otherwise it is another group, drawn by lot.</source>
        <translation>{of} में से लगभग {count} बार वह आपके छुए हुए जवाब का समूह होता है; नहीं तो पर्ची से निकला कोई दूसरा समूह।</translation>
    </message>
    <message>
        <source>Mangat&apos;s design</source>
        <translation>मंगत का डिज़ाइन</translation>
    </message>
    <message>
        <source>Where “no” is harmless and only “yes” needs cover: smaller errors than Warner&apos;s design with the same p. But a recorded “no” is certain, so who reports it gives the answer away.</source>
        <translation>जहाँ “नहीं” से कोई हानि न हो और केवल “हाँ” को छिपाना हो: उसी p पर त्रुटियाँ वार्नर के डिज़ाइन से छोटी हैं। पर दर्ज “नहीं” पक्का है, इसलिए जो उसे देता है वह अपना उत्तर बता देता है।</translation>
    </message>
    <message>
        <source>Mangat, Singh and Singh&apos;s design</source>
        <translation>मंगत, सिंह और सिंह का डिज़ाइन</translation>
    </message>
    <message>
        <source>Where “no” is harmless, as in Mangat&apos;s design, and “yes” should be covered by a trait that people have anyway. A recorded “no” is certain, so who reports it gives the answer away.</source>
        <translation>जहाँ “नहीं” से कोई हानि न हो, जैसे मंगत के डिज़ाइन में, और “हाँ” को ऐसी विशेषता से छिपाना हो जो लोगों में वैसे भी है। दर्ज “नहीं” पक्का है, इसलिए जो उसे देता है वह अपना उत्तर बता देता है।</translation>
    </message>
    <message>
        <source>Custom design</source>
        <translation>अपनी डिज़ाइन</translation>
    </message>
    <message>
        <source>For a design that this catalogue lacks, for misclassification with known odds, and for data that were randomized elsewhere (post-randomization, PRAM).</source>
        <translation>ऐसे डिज़ाइन के लिए जो इस सूची में नहीं है, मालूम संभावनाओं वाले ग़लत वर्गीकरण के लिए, और ऐसे आँकड़ों के लिए जो कहीं और यादृच्छिक बनाए गए (post-randomization, PRAM)।</translation>
    </message>
    <message>
        <source>A 0 stays 0 and is recorded as 0.</source>
        <translation>0 वैसा ही रहता है और 0 ही दर्ज होता है।</translation>
    </message>
    <message>
        <source>Multiplicative noise</source>
        <translation>गुणात्मक शोर (multiplicative noise)</translation>
    </message>
    <message>
        <source>For amounts that are never 0, such as an income: it hides large amounts as well as small ones, but a 0 not at all.</source>
        <translation>ऐसी राशियों के लिए जो कभी 0 नहीं होतीं, जैसे आय: यह बड़ी और छोटी दोनों राशियाँ छिपाता है, पर 0 को बिलकुल नहीं।</translation>
    </message>
    <message>
        <source>The wheel draws a number and multiplies yours by it. Only the product is recorded; nobody sees what yours was multiplied by.</source>
        <translation>पहिया एक संख्या निकालता है और आपकी संख्या को उससे गुणा करता है। केवल गुणनफल दर्ज होता है; आपकी संख्या किससे गुणा हुई, यह कोई नहीं देखता।</translation>
    </message>
    <message>
        <source>The wheel draws the number that is recorded. Numbers near yours are drawn more often, but every number can be drawn whatever yours is, also some beyond the ends of the scale.</source>
        <translation>दर्ज होने वाली संख्या पहिया निकालता है। आपकी संख्या के पास की संख्याएँ अधिक बार निकलती हैं, पर आपकी संख्या कुछ भी हो, हर संख्या निकल सकती है, पैमाने के सिरों से आगे की भी कुछ।</translation>
    </message>
    <message>
        <source>Piecewise mechanism</source>
        <translation>खंडशः विधि (piecewise)</translation>
    </message>
    <message>
        <source>For the mean of a bounded number at larger ε, above about 2.</source>
        <translation>बड़े ε पर, लगभग 2 से ऊपर, किसी सीमित संख्या के औसत के लिए।</translation>
    </message>
    <message>
        <source>The wheel draws two numbers. One is added to yours, and the sum is multiplied by the other. Only the result is recorded; nobody sees what the wheel drew.</source>
        <translation>पहिया दो संख्याएँ निकालता है। एक आपकी संख्या में जोड़ी जाती है, और योग को दूसरी से गुणा किया जाता है। केवल परिणाम दर्ज होता है; पहिये ने क्या निकाला, यह कोई नहीं देखता।</translation>
    </message>
    <message>
        <source>Saha&apos;s design</source>
        <translation>साहा का डिज़ाइन</translation>
    </message>
    <message>
        <source>For amounts that may be 0: adding before multiplying hides the 0 as well.</source>
        <translation>ऐसी राशियों के लिए जो 0 हो सकती हैं: गुणा से पहले जोड़ने से 0 भी छिप जाता है।</translation>
    </message>
    <message>
        <source>What is recorded is not your number. It can narrow down what your number may be, and a few results can show it.</source>
        <translation>जो दर्ज होता है वह आपकी संख्या नहीं है। उससे अंदाज़ा सीमित हो सकता है कि आपकी संख्या क्या हो सकती है, और कुछ परिणाम उसे बता सकते हैं।</translation>
    </message>
    <message>
        <source>In {count} of {of} cases the number that you enter is recorded as it is.</source>
        <translation>{of} में से {count} बार आपकी डाली हुई संख्या वैसी ही दर्ज होती है।</translation>
    </message>
    <message>
        <source>In about {count} of {of} cases the number that you enter is recorded as it is.</source>
        <translation>{of} में से लगभग {count} बार आपकी डाली हुई संख्या वैसी ही दर्ज होती है।</translation>
    </message>
    <message>
        <source>Singh and Joarder&apos;s design</source>
        <translation>सिंह और जोआर्डर का डिज़ाइन</translation>
    </message>
    <message>
        <source>Where Warner&apos;s design is wanted with smaller errors, at the price of less cover for “yes”.</source>
        <translation>जहाँ छोटी त्रुटियों के साथ वार्नर का डिज़ाइन चाहिए, भले ही “हाँ” कम छिपे।</translation>
    </message>
    <message>
        <source>Stochastic lie detector</source>
        <translation>यादृच्छिक झूठ-पकड़ (stochastic lie detector)</translation>
    </message>
    <message>
        <source>Where people with the trait may not say so even when a card protects them: the share of those who do is estimated too. Needs large samples; a “no” is not protected.</source>
        <translation>जहाँ विशेषता वाले लोग पत्ते की सुरक्षा के बावजूद शायद न बताएँ: बताने वालों का अनुपात भी आँका जाता है। बड़े नमूने चाहिए; “नहीं” की सुरक्षा नहीं होती।</translation>
    </message>
    <message>
        <source>of the people with the trait, those who say so</source>
        <translation>विशेषता वाले लोगों में से वे जो यह बताते हैं</translation>
    </message>
    <message>
        <source>everybody with the trait says so</source>
        <translation>विशेषता वाले सभी लोग यह बताते हैं</translation>
    </message>
    <message>
        <source>A recorded “{yes}” proves nothing about you.</source>
        <translation>दर्ज “{yes}” आपके बारे में कुछ साबित नहीं करता।</translation>
    </message>
    <message>
        <source>Subset selection</source>
        <translation>उपसमुच्चय चयन (subset selection)</translation>
    </message>
    <message>
        <source>For many choices, where the smallest errors count more than a simple explanation: no design with that ε has smaller ones (Ye &amp; Barg 2018).</source>
        <translation>बहुत सारे विकल्पों के लिए, जहाँ आसान व्याख्या से अधिक महत्व सबसे छोटी त्रुटियों का हो: उस ε पर किसी डिज़ाइन की त्रुटियाँ इससे छोटी नहीं हैं (Ye &amp; Barg 2018)।</translation>
    </message>
    <message>
        <source>The device records one of the {k} answers.</source>
        <translation>मशीन {k} जवाबों में से एक दर्ज करती है।</translation>
    </message>
    <message>
        <source>In about {count} of {of} cases it is the answer that you touch; otherwise it is another one, drawn by lot.</source>
        <translation>{of} में से लगभग {count} बार वह आपका छुआ हुआ जवाब होता है; नहीं तो पर्ची से निकला कोई दूसरा।</translation>
    </message>
    <message>
        <source>The device records a list of {size} of the {k} answers.</source>
        <translation>मशीन {k} जवाबों में से {size} की सूची दर्ज करती है।</translation>
    </message>
    <message>
        <source>In about {count} of {of} cases the answer that you touch is on the list; the others on it are drawn by lot.</source>
        <translation>{of} में से लगभग {count} बार आपका छुआ हुआ जवाब सूची में होता है; सूची के बाकी जवाब पर्ची से निकलते हैं।</translation>
    </message>
    <message>
        <source>Only you see what you draw: this device is told nothing but what you touch at the end.</source>
        <translation>आप क्या निकालते हैं, यह केवल आप देखते हैं: इस मशीन को केवल वही पता चलता है जो आप अंत में छूते हैं।</translation>
    </message>
    <message>
        <source>If you touch “{answer}”, “{report}” is recorded in all cases.</source>
        <translation>अगर आप “{answer}” छूते हैं, तो हर बार “{report}” दर्ज होता है।</translation>
    </message>
    <message>
        <source>If you touch “{answer}”, “{report}” is recorded in {count} of {of} cases.</source>
        <translation>अगर आप “{answer}” छूते हैं, तो {of} में से {count} बार “{report}” दर्ज होता है।</translation>
    </message>
    <message>
        <source>If you touch “{answer}”, “{report}” is recorded in about {count} of {of} cases.</source>
        <translation>अगर आप “{answer}” छूते हैं, तो {of} में से लगभग {count} बार “{report}” दर्ज होता है।</translation>
    </message>
    <message>
        <source>A recorded “{report}” is never given for “{answer}”, so it rules that out.</source>
        <translation>“{answer}” के लिए “{report}” कभी दर्ज नहीं होता, इसलिए इससे पता चलता है कि जवाब वह नहीं है।</translation>
    </message>
    <message>
        <source>In {same} of {of} spins your own answer is recorded. In the other {turned} the wheel records the opposite.</source>
        <translation>{of} में से {same} बार आपका अपना जवाब दर्ज होता है। बाकी {turned} बार पहिया उल्टा दर्ज करता है।</translation>
    </message>
    <message>
        <source>In about {same} of {of} spins your own answer is recorded. Otherwise the wheel records the opposite.</source>
        <translation>{of} में से लगभग {same} बार आपका अपना जवाब दर्ज होता है। नहीं तो पहिया उल्टा दर्ज करता है।</translation>
    </message>
    <message>
        <source>Yes to at least one</source>
        <translation>कम से कम एक का हाँ</translation>
    </message>
    <message>
        <source>No to both</source>
        <translation>दोनों का नहीं</translation>
    </message>
    <message>
        <source>Triangular model</source>
        <translation>त्रिकोणीय मॉडल</translation>
    </message>
    <message>
        <source>Where “no” is harmless and people have no dice. Its errors are smaller than those of the crosswise model, but “no to both” is a certain “no”, and people feel it.</source>
        <translation>जहाँ “नहीं” से कोई हानि न हो और लोगों के पास पासे न हों। इसकी त्रुटियाँ क्रॉसवाइज़ मॉडल से छोटी हैं, पर “दोनों का नहीं” पक्का “नहीं” है, और लोग इसे महसूस करते हैं।</translation>
    </message>
    <message>
        <source>First “{first}”, second “{second}”</source>
        <translation>पहला “{first}”, दूसरा “{second}”</translation>
    </message>
    <message>
        <source>Unrelated question, two boxes</source>
        <translation>असंबद्ध प्रश्न, दो डिब्बे</translation>
    </message>
    <message>
        <source>Where people are willing to draw twice: one sample is enough where unrelated_question_unknown needs two. A pair “yes, yes” or “no, no” protects less than one answer.</source>
        <translation>जहाँ लोग दो बार निकालने को तैयार हों: एक ही नमूना वह बता देता है जिसके लिए unrelated_question_unknown को दो चाहिए। “हाँ, हाँ” या “नहीं, नहीं” का जोड़ा एक उत्तर से कम सुरक्षा देता है।</translation>
    </message>
    <message>
        <source>Truth card and unrelated question, two boxes</source>
        <translation>सत्य-पत्ता और असंबद्ध प्रश्न, दो डिब्बे</translation>
    </message>
    <message>
        <source>As unrelated_question_two_boxes, with a truth card before each box: fewer coins, less protection. The estimate of the trait itself does not need t.</source>
        <translation>unrelated_question_two_boxes जैसा, हर डिब्बे से पहले एक सत्य-पत्ते के साथ: कम सिक्के, कम सुरक्षा। विशेषता के आकलन को t की आवश्यकता नहीं।</translation>
    </message>
    <message>
        <source>Mangat–Singh–Singh, two boxes</source>
        <translation>मंगत–सिंह–सिंह, दो डिब्बे</translation>
    </message>
    <message>
        <source>Where people with the trait may be asked to say so at once. The maximum-likelihood estimate is more precise than the unbiased one, and the pairs test whether the instruction was followed.</source>
        <translation>जहाँ विशेषता वाले लोगों से सीधे बताने को कहा जा सकता है। अधिकतम संभाविता आकलन अनभिनत आकलन से अधिक परिशुद्ध है, और जोड़े जाँचते हैं कि निर्देश माना गया या नहीं।</translation>
    </message>
    <message>
        <source>people with the harmless trait and not the other</source>
        <translation>वे लोग जिनमें सामान्य विशेषता है और दूसरी नहीं</translation>
    </message>
    <message>
        <source>In box {number}, {one} of {of} cards say 1, the others 2.</source>
        <translation>डिब्बे {number} में {of} में से {one} पत्ते 1 कहते हैं, बाकी 2।</translation>
    </message>
    <message>
        <source>In box {number}, about {one} of {of} cards say 1, the others 2.</source>
        <translation>डिब्बे {number} में {of} में से लगभग {one} पत्ते 1 कहते हैं, बाकी 2।</translation>
    </message>
    <message>
        <source>Draw a card from box 1 and a card from box 2. Keep them hidden.</source>
        <translation>डिब्बे 1 से एक पत्ता और डिब्बे 2 से एक पत्ता निकालें। उन्हें छिपाकर रखें।</translation>
    </message>
    <message>
        <source>Answer twice, first with the card from box 1. The card says 1: answer question 1. The card says 2: answer question 2.</source>
        <translation>दो बार जवाब दें, पहले डिब्बे 1 के पत्ते से। पत्ता 1 कहे: सवाल 1 का जवाब दें। पत्ता 2 कहे: सवाल 2 का जवाब दें।</translation>
    </message>
    <message>
        <source>Is your answer to question 1 “{yes}”? Then touch “{yes}” both times.</source>
        <translation>क्या सवाल 1 का आपका जवाब “{yes}” है? तो दोनों बार “{yes}” छुएँ।</translation>
    </message>
    <message>
        <source>If it is “{no}”, answer twice, first with the card from box 1. The card says 1: “{no}”. The card says 2: answer question 2.</source>
        <translation>अगर “{no}” है, तो दो बार जवाब दें, पहले डिब्बे 1 के पत्ते से। पत्ता 1 कहे: “{no}”। पत्ता 2 कहे: सवाल 2 का जवाब दें।</translation>
    </message>
    <message>
        <source>Two coins</source>
        <translation>दो सिक्के</translation>
    </message>
    <message>
        <source>For yes/no questions, when everybody should understand the design at once.</source>
        <translation>हाँ/नहीं वाले प्रश्नों के लिए, जहाँ ऐसा डिज़ाइन चाहिए जो सबको तुरंत समझ में आए।</translation>
    </message>
    <message>
        <source>Two-stage unrelated question</source>
        <translation>दो चरणों का असंबद्ध प्रश्न</translation>
    </message>
    <message>
        <source>To analyse data that were collected with two decks of cards. For a new survey the unrelated question with t + (1 − t)·p_truth is the same and easier to explain.</source>
        <translation>पत्तों की दो गड्डियों से जुटाए गए आँकड़ों के विश्लेषण के लिए। नए सर्वेक्षण के लिए t + (1 − t)·p_truth वाला असंबद्ध प्रश्न वही है और कम शब्दों में समझाया जा सकता है।</translation>
    </message>
    <message>
        <source>Two-stage Warner</source>
        <translation>दो चरणों का वार्नर</translation>
    </message>
    <message>
        <source>To analyse data that were collected with two decks of cards. For a new survey Warner&apos;s design with t + (1 − t)·p is the same and easier to explain.</source>
        <translation>पत्तों की दो गड्डियों से जुटाए गए आँकड़ों के विश्लेषण के लिए। नए सर्वेक्षण के लिए t + (1 − t)·p वाला वार्नर का डिज़ाइन वही है और कम शब्दों में समझाया जा सकता है।</translation>
    </message>
    <message>
        <source>Unary encoding</source>
        <translation>एकाधारी कूटलेखन (unary encoding)</translation>
    </message>
    <message>
        <source>For many choices, and for multiple choice. Above about 3·e^ε + 2 choices its errors are smaller than those of k_rr, and no larger for the thousandth choice than for the tenth.</source>
        <translation>बहुत सारे विकल्पों और बहुविकल्पी चयन के लिए। लगभग 3·e^ε + 2 से अधिक विकल्पों पर इसकी त्रुटियाँ k_rr से छोटी हैं, और हज़ारवें विकल्प के लिए दसवें से बड़ी नहीं।</translation>
    </message>
    <message>
        <source>For each of the {k} answers the device records a mark or no mark, by a wheel.</source>
        <translation>{k} जवाबों में से हर एक के लिए मशीन पहिये से तय करके निशान लगाती है या नहीं लगाती।</translation>
    </message>
    <message>
        <source>The answer that you touch gets a mark in about {count} of {of} cases.</source>
        <translation>आपके छुए हुए जवाब पर {of} में से लगभग {count} बार निशान लगता है।</translation>
    </message>
    <message>
        <source>Each answer that you touch gets a mark in about {count} of {of} cases.</source>
        <translation>आपके छुए हुए हर जवाब पर {of} में से लगभग {count} बार निशान लगता है।</translation>
    </message>
    <message>
        <source>Each other answer gets a mark too, in about {count} of {of} cases.</source>
        <translation>बाकी हर जवाब पर भी {of} में से लगभग {count} बार निशान लगता है।</translation>
    </message>
    <message>
        <source>Unrelated question</source>
        <translation>असंबद्ध प्रश्न</translation>
    </message>
    <message>
        <source>Where people should answer every question as it is, with real cards and without a device they must trust: they answer the one that they drew. The share of “yes” to the harmless question must be known, from a census for example.</source>
        <translation>जहाँ लोगों को हर सवाल का उत्तर वैसे ही देना हो, असली पत्तों से और बिना ऐसे उपकरण के जिस पर भरोसा करना पड़े: वे उस सवाल का उत्तर देते हैं जो निकला। सामान्य प्रश्न के “हाँ” का अनुपात मालूम होना चाहिए, जैसे जनगणना से।</translation>
    </message>
    <message>
        <source>people with the harmless trait</source>
        <translation>सामान्य विशेषता वाले लोग</translation>
    </message>
    <message>
        <source>Unrelated question, unknown prevalence</source>
        <translation>असंबद्ध प्रश्न, अज्ञात व्यापकता</translation>
    </message>
    <message>
        <source>Where a harmless question is at hand but nobody knows how many say “yes” to it. Choose the two probabilities far apart; if the prevalence is known, unrelated_question needs fewer people.</source>
        <translation>जहाँ कोई सामान्य प्रश्न उपलब्ध हो पर किसी को मालूम न हो कि कितने उसका उत्तर “हाँ” देते हैं। दोनों प्रायिकताएँ एक-दूसरे से दूर चुनें; व्यापकता मालूम हो तो unrelated_question को कम लोग चाहिए।</translation>
    </message>
    <message>
        <source>My card is right</source>
        <translation>मेरा पत्ता सही है</translation>
    </message>
    <message>
        <source>My card is not right</source>
        <translation>मेरा पत्ता सही नहीं है</translation>
    </message>
    <message>
        <source>Is what your card says true for you? Touch “{right}”. If not, touch “{wrong}”.</source>
        <translation>क्या पत्ता जो कहता है वह आपके लिए सच है? “{right}” छुएँ। नहीं तो “{wrong}” छुएँ।</translation>
    </message>
    <message>
        <source>Where “yes” and “no” are equally delicate: neither report rules anything out. Forced response with the same ε has the same errors and is easier to explain.</source>
        <translation>जहाँ “हाँ” और “नहीं” दोनों बराबर नाज़ुक हों: कोई भी रिपोर्ट किसी बात को असंभव नहीं ठहराती। उसी ε पर बाध्य उत्तर की त्रुटियाँ वही हैं और उसे समझाना आसान है।</translation>
    </message>
    <message>
        <source>{same} of {of} cards say that your answer is “{yes}”. The others say “{no}”.</source>
        <translation>{of} में से {same} पत्ते कहते हैं कि आपका जवाब “{yes}” है। बाकी “{no}” कहते हैं।</translation>
    </message>
    <message>
        <source>About {same} of {of} cards say that your answer is “{yes}”. The others say “{no}”.</source>
        <translation>{of} में से लगभग {same} पत्ते कहते हैं कि आपका जवाब “{yes}” है। बाकी “{no}” कहते हैं।</translation>
    </message>
    <message>
        <source>Warner&apos;s design</source>
        <translation>वार्नर का डिज़ाइन</translation>
    </message>
    <message>
        <source>{name}: with {k} choices it has the smallest errors at this ε; the coins cause a standard error of {error} at {n} reports. The next, {other}, would need {times} times as many reports.</source>
        <translation>{name}: {k} विकल्पों पर इस ε पर इसकी त्रुटियाँ सबसे छोटी हैं; {n} रिपोर्टों पर सिक्कों से {error} की मानक त्रुटि होती है। अगले, {other}, को {times} गुना रिपोर्टें चाहिए होंगी।</translation>
    </message>
    <message>
        <source>{name}: with {k} choices no design has smaller errors at this ε, and of those that come within one percent of it, like {other}, it is the simplest to explain; the coins cause a standard error of {error} at {n} reports.</source>
        <translation>{name}: {k} विकल्पों पर इस ε पर किसी डिज़ाइन की त्रुटियाँ इससे छोटी नहीं हैं, और जो एक प्रतिशत के भीतर आते हैं, जैसे {other}, उनमें इसे समझाना सबसे आसान है; {n} रिपोर्टों पर सिक्कों से {error} की मानक त्रुटि होती है।</translation>
    </message>
    <message>
        <source>{name}: with {k} choices its errors at this ε are within one percent of the smallest, those of {other}, and it is simpler to explain; the coins cause a standard error of {error} at {n} reports.</source>
        <translation>{name}: {k} विकल्पों पर इस ε पर इसकी त्रुटियाँ सबसे छोटी त्रुटियों, यानी {other} की त्रुटियों, के एक प्रतिशत के भीतर हैं, और इसे समझाना आसान है; {n} रिपोर्टों पर सिक्कों से {error} की मानक त्रुटि होती है।</translation>
    </message>
    <message>
        <source>The record says “{report}”. Does the surveyor know your true answer?</source>
        <translation>रिकॉर्ड में “{report}” लिखा है। क्या सर्वेक्षक आपका असली जवाब जानते हैं?</translation>
    </message>
    <message>
        <source>No. “{report}” can be recorded whatever your true answer is. So nobody can know it, not even the surveyor.</source>
        <translation>नहीं। आपका असली जवाब कुछ भी हो, “{report}” दर्ज हो सकता है। इसलिए उसे कोई नहीं जान सकता, सर्वेक्षक भी नहीं।</translation>
    </message>
    <message>
        <source>Two people have the same true answer. Can their records differ?</source>
        <translation>दो लोगों का असली जवाब एक ही है। क्या उनके रिकॉर्ड अलग हो सकते हैं?</translation>
    </message>
    <message>
        <source>Yes. Luck is different for each person. So the same true answer can lead to different records.</source>
        <translation>हाँ। हर व्यक्ति के लिए संयोग अलग होता है। इसलिए एक ही असली जवाब से अलग-अलग रिकॉर्ड बन सकते हैं।</translation>
    </message>
    <message>
        <source>“{report}” is counted for you. Does anybody know your true answer?</source>
        <translation>आपके लिए “{report}” गिना जाता है। क्या कोई आपका असली जवाब जानता है?</translation>
    </message>
    <message>
        <source>No. “{report}” can be counted whatever your true answer is. So nobody can know it, not even somebody who saw what is counted.</source>
        <translation>नहीं। आपका असली जवाब कुछ भी हो, “{report}” गिना जा सकता है। इसलिए उसे कोई नहीं जान सकता, वह भी नहीं जो गिना हुआ देख ले।</translation>
    </message>
    <message>
        <source>Two people have the same true answer. Can different answers be counted for them?</source>
        <translation>दो लोगों का असली जवाब एक ही है। क्या उनके लिए अलग-अलग जवाब गिने जा सकते हैं?</translation>
    </message>
    <message>
        <source>Yes. Luck is different for each person. So for the same true answer different answers can be counted.</source>
        <translation>हाँ। हर व्यक्ति के लिए संयोग अलग होता है। इसलिए एक ही असली जवाब के लिए अलग-अलग जवाब गिने जा सकते हैं।</translation>
    </message>
    <message>
        <source>Hardly any people could have given these reports under this design (p = {p_value}). The instruction was misunderstood or not followed, or the data were changed: do not trust the estimate.</source>
        <translation>इस डिज़ाइन में लोगों से ऐसी रिपोर्टें मिलना लगभग असंभव है (p = {p_value})। निर्देश ग़लत समझा गया या नहीं माना गया, या आँकड़े बदले गए: आकलन पर भरोसा न करें।</translation>
    </message>
    <message>
        <source>The reports do not fit together under this design (p = {p_value}). The instruction was misunderstood or not followed by some: do not trust the estimate.</source>
        <translation>इस डिज़ाइन में रिपोर्टें आपस में मेल नहीं खातीं (p = {p_value})। कुछ लोगों ने निर्देश ग़लत समझा या नहीं माना: आकलन पर भरोसा न करें।</translation>
    </message>
    <message>
        <source>Sample {sample} has one report, so no standard error can be estimated.</source>
        <translation>नमूना {sample} में एक ही रिपोर्ट है, इसलिए मानक त्रुटि आँकी नहीं जा सकती।</translation>
    </message>
    <message>
        <source>When to use it</source>
        <translation>इसे कब काम में लाएँ</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>प्राचल</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>स्रोत</translation>
    </message>
    <message>
        <source>What follows is for {design}.</source>
        <translation>आगे की बातें {design} के लिए हैं।</translation>
    </message>
    <message>
        <source>What follows is for {design}, with {k} answers.</source>
        <translation>आगे की बातें {design} के लिए हैं, {k} उत्तरों के साथ।</translation>
    </message>
    <message>
        <source>What follows is for {design}, with {count} samples.</source>
        <translation>आगे की बातें {design} के लिए हैं, {count} नमूनों के साथ।</translation>
    </message>
    <message>
        <source>What follows is for {design}, for numbers from {low} to {high} in steps of {step}.</source>
        <translation>आगे की बातें {design} के लिए हैं, {low} से {high} तक की संख्याओं पर, {step} के अंतर से।</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>संभावनाएँ</translation>
    </message>
    <message>
        <source>Targets: what can be estimated</source>
        <translation>लक्ष्य: क्या आँका जा सकता है</translation>
    </message>
    <message>
        <source>one: everybody is asked the same</source>
        <translation>एक: सबसे वही पूछा जाता है</translation>
    </message>
    <message>
        <source>{sample}: an interview is in it with probability {share}</source>
        <translation>{sample}: साक्षात्कार {share} प्रायिकता से इसमें होता है</translation>
    </message>
    <message>
        <source>1 and 2: chance decides in which one an interview is</source>
        <translation>1 और 2: साक्षात्कार किसमें है, यह संयोग तय करता है</translation>
    </message>
    <message>
        <source>{kind}: {answer}</source>
        <translation>{kind}: {answer}</translation>
    </message>
    <message>
        <source>{kind}: follows no instruction</source>
        <translation>{kind}: कोई निर्देश नहीं मानता</translation>
    </message>
    <message>
        <source>ε infinite: in some sample a report rules an answer out for some people</source>
        <translation>ε अनंत: किसी नमूने में कोई रिपोर्ट कुछ लोगों के लिए किसी उत्तर को असंभव ठहराती है</translation>
    </message>
    <message>
        <source>the channels above show which: a column with a 0 where the other answer has none</source>
        <translation>ऊपर के चैनल बताते हैं कि कौन-सी: वह स्तंभ जिसमें एक उत्तर पर 0 है और दूसरे पर नहीं</translation>
    </message>
    <message>
        <source>The most likely θ ≥ 0 is given too; spare reports and impossible ones are tested.</source>
        <translation>उसके साथ सबसे संभावित θ ≥ 0 दिया जाता है; अतिरिक्त और असंभव रिपोर्टें परखी जाती हैं।</translation>
    </message>
    <message>
        <source>Σ over samples of s²/n, s² the sample variance of the weights that the reports represent;
the interval is that of the profile likelihood.</source>
        <translation>नमूनों पर s²/n का योग Σ, जहाँ s² उन भारों का नमूना-प्रसरण है जिनके लिए रिपोर्टें खड़ी हैं;
अंतराल प्रोफ़ाइल संभाविता का है।</translation>
    </message>
    <message>
        <source>a report supports the true answer with p = {p},
a given other answer with q = {q}, both with {both}</source>
        <translation>रिपोर्ट अपने उत्तर का समर्थन p = {p} से करती है,
किसी दिए गए दूसरे उत्तर का q = {q} से, दोनों का {both} से</translation>
    </message>
    <message>
        <source>a report at an end of the scale represents a number beyond it, so that cutting causes no bias</source>
        <translation>पैमाने के सिरे की रिपोर्ट उससे आगे की संख्या के लिए खड़ी है, ताकि काटने से अभिनति न आए</translation>
    </message>
    <message>
        <source>What the respondent sees ({mode})</source>
        <translation>उत्तरदाता को क्या बताया जाता है ({mode})</translation>
    </message>
    <message>
        <source>π̂ is the mean of what the reports represent (their pseudo-answers):</source>
        <translation>π̂ उसका माध्य है जिसके लिए रिपोर्टें खड़ी हैं (उनके छद्म-उत्तर):</translation>
    </message>
    <message>
        <source>It is unbiased, and can lie outside 0 … 1; the most likely π, which cannot, is given too.</source>
        <translation>यह अनभिनत है, और 0 … 1 के बाहर हो सकता है; इसके साथ सबसे संभावित π दिया जाता है, जो बाहर नहीं हो सकता।</translation>
    </message>
    <message>
        <source>{name}: {meaning} = {sum}</source>
        <translation>{name}: {meaning} = {sum}</translation>
    </message>
    <message>
        <source>The samples&apos; shares of reports are linear in the shares θ of the classes, so each target is a
weighted sum of them, unbiased and in exact fractions; a ratio of two is consistent, not unbiased.</source>
        <translation>नमूनों में रिपोर्टों के अनुपात वर्गों के अनुपातों θ में रैखिक हैं, इसलिए हर लक्ष्य उनका एक
भारित योग है, अनभिनत और यथार्थ भिन्नों में; दो का अनुपात संगत है, अनभिनत नहीं।</translation>
    </message>
    <message>
        <source>Reports</source>
        <translation>रिपोर्टें</translation>
    </message>
    <message>
        <source>Support</source>
        <translation>समर्थन (support)</translation>
    </message>
    <message>
        <source>{count} different ones; each supports some of the answers</source>
        <translation>{count} अलग-अलग; हर एक कुछ उत्तरों का समर्थन करती है</translation>
    </message>
    <message>
        <source>for example {report}</source>
        <translation>जैसे {report}</translation>
    </message>
    <message>
        <source>ε {epsilon} (the logarithm of a report&apos;s largest likelihood ratio)</source>
        <translation>ε {epsilon} (किसी रिपोर्ट के सबसे बड़े संभाविता अनुपात का लघुगणक)</translation>
    </message>
    <message>
        <source>{formula}, c the reports that support the answer</source>
        <translation>{formula}, जहाँ c उत्तर का समर्थन करने वाली रिपोर्टों की संख्या है</translation>
    </message>
    <message>
        <source>{formula} with {share}, estimated over n − 1;</source>
        <translation>{formula}, जहाँ {share}, n − 1 पर आँका गया;</translation>
    </message>
    <message>
        <source>n = {n}: the coins alone cause a standard error of {error} on average</source>
        <translation>n = {n}: केवल सिक्कों से औसतन {error} की मानक त्रुटि होती है</translation>
    </message>
    <message>
        <source>the mean of (report − {intercept})/{slope}, which is (report − b)/a: unbiased for the mean answer</source>
        <translation>(रिपोर्ट − {intercept})/{slope} का माध्य, यानी (रिपोर्ट − b)/a का: उत्तर के माध्य के लिए अनभिनत</translation>
    </message>
    <message>
        <source>E[Z | x] = a·x + b with a = {slope}, b = {intercept}</source>
        <translation>E[Z | x] = a·x + b, जहाँ a = {slope}, b = {intercept}</translation>
    </message>
    <message>
        <source>ε infinite, or not known: some report rules a number out, or nobody knows how likely it is</source>
        <translation>ε अनंत, या अज्ञात: कोई रिपोर्ट किसी संख्या को असंभव ठहराती है, या कोई नहीं जानता कि वह कितनी संभावित है</translation>
    </message>
    <message>
        <source>ε {epsilon} between any two numbers of the scale</source>
        <translation>पैमाने की किन्हीं भी दो संख्याओं के बीच ε {epsilon}</translation>
    </message>
    <message>
        <source>the sample variance of these over n; the coins&apos; part is estimated from each report</source>
        <translation>इनका नमूना-प्रसरण, n से भाग देकर; सिक्कों का हिस्सा हर रिपोर्ट से आँका जाता है</translation>
    </message>
    <message>
        <source>n = {n}: the coins alone cause a standard error of at most {error}</source>
        <translation>n = {n}: केवल सिक्कों से अधिक से अधिक {error} की मानक त्रुटि होती है</translation>
    </message>
    <message>
        <source>sample {sample}: {formula}, with y the harmless number</source>
        <translation>नमूना {sample}: {formula}, जहाँ y सामान्य संख्या है</translation>
    </message>
    <message>
        <source>each sample&apos;s variance over its n, times the square of its factor</source>
        <translation>हर नमूने का प्रसरण उसके n से भाग देकर, गुणा उसके गुणक का वर्ग</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>नमूने</translation>
    </message>
    <message>
        <source>Classes: kinds of people, and their answer</source>
        <translation>वर्ग: लोगों के प्रकार, और उनका उत्तर</translation>
    </message>
    <message>
        <source>Privacy loss</source>
        <translation>निजता की हानि</translation>
    </message>
    <message>
        <source>Estimator</source>
        <translation>आकलक</translation>
    </message>
    <message>
        <source>Variance</source>
        <translation>प्रसरण</translation>
    </message>
    <message>
        <source>Linear map: the expected report, and its variance</source>
        <translation>रैखिक प्रतिचित्रण: अपेक्षित रिपोर्ट, और उसका प्रसरण</translation>
    </message>
    <message>
        <source>Channel: the probability of each report, one row an answer</source>
        <translation>चैनल: हर रिपोर्ट की प्रायिकता, हर उत्तर के लिए एक पंक्ति</translation>
    </message>
    <message>
        <source>Channel: the probability of each report, one row a class</source>
        <translation>चैनल: हर रिपोर्ट की प्रायिकता, हर वर्ग के लिए एक पंक्ति</translation>
    </message>
    <message>
        <source>Channel: the probability of each report, one row a class (sample {sample})</source>
        <translation>चैनल: हर रिपोर्ट की प्रायिकता, हर वर्ग के लिए एक पंक्ति (नमूना {sample})</translation>
    </message>
    <message>
        <source>none</source>
        <translation>कोई नहीं</translation>
    </message>
    <message>
        <source>{name}: {meaning}; {allowed}</source>
        <translation>{name}: {meaning}; {allowed}</translation>
    </message>
    <message>
        <source>{name}: {meaning}; {allowed} (give one of these)</source>
        <translation>{name}: {meaning}; {allowed} (इनमें से एक दें)</translation>
    </message>
    <message>
        <source>{name}: {meaning}; {allowed} (may be left out)</source>
        <translation>{name}: {meaning}; {allowed} (छोड़ा जा सकता है)</translation>
    </message>
    <message>
        <source>minimum, maximum and step of the answers are stated with the question</source>
        <translation>उत्तरों का न्यूनतम, अधिकतम और अंतर प्रश्न के साथ बताया जाता है</translation>
    </message>
    <message>
        <source>none: every answer is reported as it is</source>
        <translation>कोई नहीं: हर उत्तर वैसा ही रिपोर्ट होता है जैसा वह है</translation>
    </message>
    <message>
        <source>ε infinite: every answer is recorded as it is given</source>
        <translation>ε अनंत: हर उत्तर वैसा ही दर्ज होता है जैसा दिया जाता है</translation>
    </message>
    <message>
        <source>ε {told}</source>
        <translation>ε {told}</translation>
    </message>
    <message>
        <source>{formula}, with {share} the share of reports that are “{report}”</source>
        <translation>{formula}, जहाँ {share} उन रिपोर्टों का अनुपात है जो “{report}” हैं</translation>
    </message>
    <message>
        <source>{formula} with B the pseudo-answers (P⁻¹ where P is square), estimated by
their sample variance over n;</source>
        <translation>{formula}, जहाँ B छद्म-उत्तर हैं (P के वर्ग आव्यूह होने पर P⁻¹), आँका जाता है
उनके नमूना-प्रसरण को n से भाग देकर;</translation>
    </message>
    <message>
        <source>here {formula}</source>
        <translation>यहाँ {formula}</translation>
    </message>
    <message>
        <source>here at most {formula}</source>
        <translation>यहाँ अधिक से अधिक {formula}</translation>
    </message>
    <message>
        <source>n = {n}, {share}: standard error {error}, of which the coins alone {coins}</source>
        <translation>n = {n}, {share}: मानक त्रुटि {error}, जिसमें से केवल सिक्कों की {coins}</translation>
    </message>
    <message>
        <source>n = {n}, {share}: standard error at most {error}, of which the coins alone {coins}</source>
        <translation>n = {n}, {share}: मानक त्रुटि अधिक से अधिक {error}, जिसमें से केवल सिक्कों की {coins}</translation>
    </message>
    <message>
        <source>{about}: {formula} – {source}</source>
        <translation>{about}: {formula} – {source}</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>आकलन</translation>
    </message>
    <message>
        <source>Standard error</source>
        <translation>मानक त्रुटि</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>अंतराल</translation>
    </message>
    <message>
        <source>Most likely</source>
        <translation>सबसे संभावित</translation>
    </message>
    <message>
        <source>import of {count} files</source>
        <translation>{count} फ़ाइलों का आयात</translation>
    </message>
    <message>
        <source>acceptance of the kiosk {subject}</source>
        <translation>कियोस्क {subject} स्वीकार करना</translation>
    </message>
    <message>
        <source>revocation of the kiosk {subject}</source>
        <translation>कियोस्क {subject} रद्द करना</translation>
    </message>
    <message>
        <source>adding the survey {subject}</source>
        <translation>सर्वेक्षण {subject} जोड़ना</translation>
    </message>
    <message>
        <source>holding files from unknown kiosks</source>
        <translation>अनजान कियोस्क की फ़ाइलें रोकना</translation>
    </message>
    <message>
        <source>accepting files from unknown kiosks</source>
        <translation>अनजान कियोस्क की फ़ाइलें स्वीकार करना</translation>
    </message>
    <message>
        <source>choosing the survey {subject}</source>
        <translation>सर्वेक्षण {subject} चुनना</translation>
    </message>
    <message>
        <source>removal of {count} files</source>
        <translation>{count} फ़ाइलें हटाना</translation>
    </message>
    <message>
        <source>connection to {subject}</source>
        <translation>{subject} से जोड़ना</translation>
    </message>
    <message>
        <source>import of the totals {subject}</source>
        <translation>योग {subject} का आयात</translation>
    </message>
    <message>
        <source>change of the variable {subject}</source>
        <translation>चर {subject} में बदलाव</translation>
    </message>
    <message>
        <source>adding of an analysis</source>
        <translation>विश्लेषण जोड़ना</translation>
    </message>
    <message>
        <source>change of an analysis</source>
        <translation>विश्लेषण बदलना</translation>
    </message>
    <message>
        <source>removal of an analysis</source>
        <translation>विश्लेषण हटाना</translation>
    </message>
    <message>
        <source>new order of the analyses</source>
        <translation>विश्लेषणों का नया क्रम</translation>
    </message>
    <message>
        <source>import of {subject}</source>
        <translation>{subject} का आयात</translation>
    </message>
    <message>
        <source>removal of {subject}</source>
        <translation>{subject} हटाना</translation>
    </message>
    <message>
        <source>The model was trained on {table}; on new rows it is right less often.</source>
        <translation>मॉडल {table} पर प्रशिक्षित हुआ; नई पंक्तियों पर वह कम बार सही होता है।</translation>
    </message>
    <message>
        <source>accuracy</source>
        <translation>सटीकता</translation>
    </message>
    <message>
        <source>balanced accuracy</source>
        <translation>संतुलित सटीकता</translation>
    </message>
    <message>
        <source>sensitivity</source>
        <translation>संवेदनशीलता</translation>
    </message>
    <message>
        <source>specificity</source>
        <translation>विशिष्टता</translation>
    </message>
    <message>
        <source>precision</source>
        <translation>परिशुद्धता</translation>
    </message>
    <message>
        <source>most frequent class</source>
        <translation>सबसे अधिक आने वाला वर्ग</translation>
    </message>
    <message>
        <source>calibration error</source>
        <translation>अंशशोधन त्रुटि</translation>
    </message>
    <message>
        <source>area under the ROC curve</source>
        <translation>ROC वक्र के नीचे का क्षेत्रफल</translation>
    </message>
    <message>
        <source>cross-validation</source>
        <translation>क्रॉस-सत्यापन</translation>
    </message>
    <message>
        <source>cross-validation, standard deviation</source>
        <translation>क्रॉस-सत्यापन, मानक विचलन</translation>
    </message>
    <message>
        <source>cross-validation without privacy</source>
        <translation>निजता के बिना क्रॉस-सत्यापन</translation>
    </message>
    <message>
        <source>The model is right no more often than always guessing the most frequent class ({majority}), so it shows no predictive power.</source>
        <translation>मॉडल हमेशा सबसे अधिक आने वाले वर्ग ({majority}) का अनुमान लगाने से ज़्यादा सही नहीं है, इसलिए उसमें पूर्वानुमान की क्षमता नहीं दिखती।</translation>
    </message>
    <message>
        <source>It is not certain that the model does better than always guessing the most frequent class ({majority}): the interval of its accuracy includes that value.</source>
        <translation>यह पक्का नहीं कि मॉडल उस अटकल से अधिक बार सही है जो हमेशा सबसे आम वर्ग ({majority}) बताती है: उसकी सटीकता का अंतराल वहाँ तक पहुँचता है।</translation>
    </message>
    <message>
        <source>Each row was predicted by a model trained on the other folds at ε = {each}. As a row trains all models but one, the cross-validation cost ε = {total} in all.</source>
        <translation>हर पंक्ति का पूर्वानुमान अन्य भागों पर ε = {each} से प्रशिक्षित मॉडल ने किया। चूँकि एक पंक्ति एक को छोड़ सभी मॉडलों को प्रशिक्षित करती है, क्रॉस-वैलिडेशन की कुल लागत ε = {total} रही।</translation>
    </message>
    <message>
        <source>all</source>
        <translation>सभी</translation>
    </message>
    <message>
        <source>{question}: {told}</source>
        <translation>{question}: {told}</translation>
    </message>
    <message>
        <source>{question} in group {group}: {told}</source>
        <translation>समूह {group} में {question}: {told}</translation>
    </message>
    <message>
        <source>{question} ({first}, {second}): {told}</source>
        <translation>{question} ({first}, {second}): {told}</translation>
    </message>
    <message>
        <source>{file} has no column for {questions}: nobody in it answered that.</source>
        <translation>{file} में {questions} के लिए स्तंभ नहीं है: उसमें किसी ने इसका उत्तर नहीं दिया।</translation>
    </message>
    <message>
        <source>{questions} is in no tally, and a total that was not declared can never be opened.</source>
        <translation>{questions} किसी गणना में नहीं है, और जो योग घोषित नहीं हुआ वह कभी नहीं खुल सकता।</translation>
    </message>
    <message>
        <source>{skipped} of the {asked} questions drawn from {questions} were not answered; which ones is not recorded.</source>
        <translation>{questions} में से निकाले गए {asked} प्रश्नों में से {skipped} के उत्तर नहीं दिए गए; कौन-से, यह दर्ज नहीं होता।</translation>
    </message>
    <message>
        <source>{count} respondents did not answer {question}, so their {kind} is not known; they were left out.</source>
        <translation>{count} उत्तरदाताओं ने {question} का उत्तर नहीं दिया, इसलिए उनका {kind} ज्ञात नहीं है; वे छोड़ दिए गए।</translation>
    </message>
    <message>
        <source>the reports do not show how widely the answers spread, so the coins&apos; part of the error is the largest possible one.</source>
        <translation>रिपोर्टें यह नहीं बतातीं कि उत्तर कितने फैले हुए हैं, इसलिए त्रुटि में सिक्कों का हिस्सा अधिक से अधिक संभव माना गया है।</translation>
    </message>
    <message>
        <source>{file} is not encrypted: it contains {count} interviews that kiosks had sealed, readable for everybody who gets the file; “surveyapp seal --project {file}” encrypts it.</source>
        <translation>{file} एन्क्रिप्टेड नहीं है: {count} साक्षात्कार जिन्हें कियोस्क ने मुहरबंद किया था, इसमें खुले पड़े हैं, जिसे भी फ़ाइल मिले उसके लिए; “surveyapp seal --project {file}” इसे एन्क्रिप्ट करता है।</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>भार</translation>
    </message>
    <message>
        <source>strata</source>
        <translation>स्तर समूह</translation>
    </message>
    <message>
        <source>clusters</source>
        <translation>गुच्छ</translation>
    </message>
    <message>
        <source>The {what} of the sample are used.</source>
        <translation>प्रतिदर्श के {what} काम में लाए गए हैं।</translation>
    </message>
    <message>
        <source>Only some interviews have {what}, so these are not used.</source>
        <translation>केवल कुछ साक्षात्कारों में {what} हैं, इसलिए ये काम में नहीं लाए गए।</translation>
    </message>
    <message>
        <source>The {what} of the sample are not used here.</source>
        <translation>प्रतिदर्श के {what} यहाँ काम में नहीं लाए गए हैं।</translation>
    </message>
    <message>
        <source>{refused} of {count} rows refused and left out.</source>
        <translation>{count} में से {refused} पंक्तियाँ नकारी और छोड़ी गईं।</translation>
    </message>
    <message>
        <source>the survey read is {survey}, one of {count} in the project; --survey chooses another.</source>
        <translation>पढ़ा गया सर्वेक्षण {survey} है, परियोजना के {count} में से एक; --survey से दूसरा चुना जाता है।</translation>
    </message>
    <message>
        <source>{left_out} of {count} rows are left out because a column contains something that its question never records: {columns}.</source>
        <translation>{count} में से {left_out} पंक्तियाँ छोड़ी गईं, क्योंकि किसी कॉलम में ऐसा कुछ है जो उसका प्रश्न कभी दर्ज नहीं करता: {columns}।</translation>
    </message>
    <message>
        <source>These are totals of {interviews} interviews, opened by trustees: there are no single reports, no weights and no kiosks.</source>
        <translation>ये {interviews} साक्षात्कारों के योग हैं, न्यासियों द्वारा खोले गए: अलग-अलग रिपोर्टें, भार और कियोस्क नहीं हैं।</translation>
    </message>
    <message>
        <source>{question} is counted differently in the totals {one} and {other}, which are of the same interviews: a kiosk counted wrongly.</source>
        <translation>{question} योग {one} और {other} में अलग-अलग गिना गया है, जबकि दोनों उन्हीं साक्षात्कारों के हैं: किसी कियोस्क ने गलत गिना।</translation>
    </message>
    <message>
        <source>a report that does not belong to its sample</source>
        <translation>ऐसी रिपोर्ट जो अपने नमूने की नहीं है</translation>
    </message>
    <message>
        <source>Only {kept} of {all} interviews are counted: those with {where}.</source>
        <translation>{all} में से केवल {kept} साक्षात्कार गिने गए हैं: वे जिनमें {where} है।</translation>
    </message>
    <message>
        <source>{count} tests between pairs of groups were made, and among many some p are small by chance alone. Adjusted for all of them (Holm), the smallest p, of {first} and {second}, is {p}.</source>
        <translation>समूहों के जोड़ों के बीच {count} परीक्षण किए गए, और बहुत से परीक्षणों में कुछ p केवल संयोग से छोटे होते हैं। इन सबके लिए समायोजित (Holm) सबसे छोटा p, {first} और {second} का, {p} है।</translation>
    </message>
    <message>
        <source>Nobody included answered {answer} to {question}, so this level is left out.</source>
        <translation>गिने जाने वालों में से किसी ने {question} का उत्तर {answer} नहीं दिया, इसलिए यह स्तर छोड़ दिया गया है।</translation>
    </message>
    <message>
        <source>{question} is compared with {answer} instead.</source>
        <translation>इसकी जगह {question} की तुलना {answer} से की गई है।</translation>
    </message>
    <message>
        <source>{term} is the same for everybody included, so this combination is left out.</source>
        <translation>{term} गिने जाने वाले सभी के लिए समान है, इसलिए यह संयोजन छोड़ दिया गया है।</translation>
    </message>
    <message>
        <source>{count} of {all} respondents did not answer {question}, or have no group of {by}; they were left out.</source>
        <translation>{all} में से {count} उत्तरदाताओं ने {question} का उत्तर नहीं दिया, या वे {by} के किसी समूह में नहीं हैं; वे छोड़ दिए गए।</translation>
    </message>
    <message>
        <source>Nobody in the group {group} of {by} answered {question}.</source>
        <translation>{by} के समूह {group} में किसी ने {question} का उत्तर नहीं दिया।</translation>
    </message>
    <message>
        <source>An estimated {estimate} would truthfully answer “{answer}” to “{question}” ({level} CI {low} to {high}; {n} interviews).</source>
        <translation>{n} साक्षात्कार कहते हैं: लगभग {estimate} सच-सच “{question}” का उत्तर “{answer}” देंगे; {level} विश्वास-स्तर के साथ सच्चा अनुपात {low} और {high} के बीच है।</translation>
    </message>
    <message>
        <source>In the group “{group}”, an estimated {estimate} would truthfully answer “{answer}” to “{question}” ({level} CI {low} to {high}; {n} interviews).</source>
        <translation>समूह “{group}” के {n} साक्षात्कार कहते हैं: वहाँ लगभग {estimate} सच-सच “{question}” का उत्तर “{answer}” देंगे; {level} विश्वास-स्तर के साथ सच्चा अनुपात {low} और {high} के बीच है।</translation>
    </message>
    <message>
        <source>Asked directly, an estimated {estimate} would answer “{answer}” to “{question}” ({level} CI {low} to {high}; {n} people).</source>
        <translation>{n} लोगों ने “{question}” का सीधे उत्तर दिया: लगभग {estimate} “{answer}” कहेंगे, {level} विश्वास-स्तर के साथ {low} और {high} के बीच।</translation>
    </message>
    <message>
        <source>In the group “{group}”, asked directly, an estimated {estimate} would answer “{answer}” to “{question}” ({level} CI {low} to {high}; {n} people).</source>
        <translation>समूह “{group}” के {n} लोगों ने “{question}” का सीधे उत्तर दिया: वहाँ लगभग {estimate} “{answer}” कहेंगे, {level} विश्वास-स्तर के साथ {low} और {high} के बीच।</translation>
    </message>
    <message>
        <source>From one interview only: an estimated {estimate} would answer “{answer}” to “{question}” ({level} CI {low} to {high}).</source>
        <translation>केवल एक साक्षात्कार कहता है: “{question}” पर लगभग {estimate} “{answer}”; {level} विश्वास-स्तर के साथ सच्चा हिस्सा {low} और {high} के बीच है।</translation>
    </message>
    <message>
        <source>From one interview only: the answer to “{question}” is about {estimate}; its uncertainty cannot be estimated.</source>
        <translation>केवल एक साक्षात्कार कहता है: “{question}” पर लगभग {estimate}; यह सच से कितना दूर हो सकता है, बताया नहीं जा सकता।</translation>
    </message>
    <message>
        <source>This share follows from the filter: {estimate} of the people included answered “{answer}” to “{question}”.</source>
        <translation>यह अनुपात फ़िल्टर स्वयं तय करता है: जो लोग गिने गए, उनमें से {estimate} ने “{question}” का उत्तर “{answer}” दिया।</translation>
    </message>
    <message>
        <source>The mean true answer to “{question}” is about {estimate} ({level} CI {low} to {high}; {n} interviews).</source>
        <translation>{n} साक्षात्कार कहते हैं: “{question}” के सच्चे उत्तर औसतन लगभग {estimate} हैं; {level} विश्वास-स्तर के साथ उनका माध्य {low} और {high} के बीच है।</translation>
    </message>
    <message>
        <source>In the group “{group}”, the mean true answer to “{question}” is about {estimate} ({level} CI {low} to {high}; {n} interviews).</source>
        <translation>समूह “{group}” के {n} साक्षात्कार कहते हैं: “{question}” के सच्चे उत्तर औसतन लगभग {estimate} हैं; {level} विश्वास-स्तर के साथ उनका माध्य {low} और {high} के बीच है।</translation>
    </message>
    <message>
        <source>The mean true answer to “{question}” is about {estimate} ({n} interviews); its uncertainty cannot be estimated.</source>
        <translation>{n} साक्षात्कार कहते हैं: “{question}” के सच्चे उत्तर औसतन लगभग {estimate} हैं; यह सच से कितना दूर हो सकता है, बताया नहीं जा सकता।</translation>
    </message>
    <message>
        <source>The mean answer to the harmless question used with “{question}” is about {estimate} ({level} CI {low} to {high}; {n} interviews).</source>
        <translation>{n} साक्षात्कार कहते हैं: “{question}” के साथ वाले सामान्य प्रश्न के उत्तर औसतन लगभग {estimate} हैं; {level} विश्वास-स्तर के साथ उनका माध्य {low} और {high} के बीच है।</translation>
    </message>
    <message>
        <source>Also for “{question}”: {answer}, about {estimate} ({level} CI {low} to {high}; {n} interviews).</source>
        <translation>“{question}” पर {n} साक्षात्कार यह भी कहते हैं: {answer}, लगभग {estimate}; {level} विश्वास-स्तर के साथ उनका सच्चा अनुपात {low} और {high} के बीच है।</translation>
    </message>
    <message>
        <source>Also for “{question}” in the group “{group}”: {answer}, about {estimate} ({level} CI {low} to {high}; {n} interviews).</source>
        <translation>समूह “{group}” में “{question}” पर {n} साक्षात्कार यह भी कहते हैं: {answer}, लगभग {estimate}; {level} विश्वास-स्तर के साथ उनका सच्चा अनुपात {low} और {high} के बीच है।</translation>
    </message>
    <message>
        <source>Also for “{question}”: {answer}, about {points} percentage points ({level} CI {low_points} to {high_points}; {n} interviews); 0 means no difference.</source>
        <translation>“{question}” पर {n} साक्षात्कार यह भी कहते हैं: {answer}, लगभग {points} प्रतिशत अंक; {level} विश्वास-स्तर के साथ सच्चा अंतर {low_points} और {high_points} के बीच है, और 0 का अर्थ है कोई अंतर नहीं।</translation>
    </message>
    <message>
        <source>People can choose several answers here, so the shares need not add up to 100 %.</source>
        <translation>यहाँ लोग कई उत्तर चुन सकते हैं, इसलिए अनुपातों का योग 100 % होना ज़रूरी नहीं।</translation>
    </message>
    <message>
        <source>This interval is short because impossible shares were cut off it, not because much is known: the standard error is {se} percentage points.</source>
        <translation>यह अंतराल इसलिए छोटा है कि असंभव हिस्से इससे काट दिए गए, इसलिए नहीं कि बहुत कुछ ज्ञात है: मानक त्रुटि {se} प्रतिशत अंक है।</translation>
    </message>
    <message>
        <source>The reports vary less than the coins alone would make them, so the standard error shown is that of the coins.</source>
        <translation>रिपोर्टें उससे कम बदलती हैं जितना अकेले सिक्के उन्हें बदलते हैं, इसलिए मानक त्रुटि वही है जो सिक्कों से होती है।</translation>
    </message>
    <message>
        <source>This interval contains every possible share: so few interviews with these coins give no information about it.</source>
        <translation>हर संभव अनुपात इस अंतराल में है: इन सिक्कों के साथ इतने कम साक्षात्कार उसके बारे में कुछ नहीं बताते।</translation>
    </message>
    <message>
        <source>This interval is {width} percentage points wide, so little is known; four times as many interviews would make it about half as wide.</source>
        <translation>यह अंतराल {width} प्रतिशत अंक चौड़ा है और कम ही बताता है; चार गुने साक्षात्कार इसे लगभग आधा चौड़ा कर देते।</translation>
    </message>
    <message>
        <source>No coins were used here: all of the uncertainty comes from sampling. It does not include people who did not answer truthfully.</source>
        <translation>यहाँ सिक्के काम में नहीं लाए गए: सारी अनिश्चितता लोगों के एक नमूने से पूछने के कारण है, और इसमें वे नहीं गिने जाते जिन्होंने सच नहीं बताया।</translation>
    </message>
    <message>
        <source>One interview is too few to estimate how uncertain this is.</source>
        <translation>अनिश्चितता बताने के लिए एक साक्षात्कार बहुत कम है।</translation>
    </message>
    <message>
        <source>An estimated {estimate} belong here: {answers} ({level} CI {low} to {high}; {n} people who answered all of these questions).</source>
        <translation>{n} लोगों ने इन सभी प्रश्नों के उत्तर दिए, और ऐसे लोगों में से लगभग {estimate} सचमुच यहाँ आते हैं: {answers}; {level} विश्वास-स्तर के साथ {low} और {high} के बीच।</translation>
    </message>
    <message>
        <source>The answer “{answer}” to “{question}” is about {points} percentage points more frequent in “{first}” than in “{second}” ({level} CI of the difference {low} to {high}).</source>
        <translation>“{question}” का उत्तर “{answer}” सचमुच “{first}” में “{second}” से लगभग {points} प्रतिशत अंक अधिक मिलता है; {level} विश्वास-स्तर के साथ पहले का हिस्सा घटा दूसरे का हिस्सा {low} और {high} के बीच है।</translation>
    </message>
    <message>
        <source>The answer “{answer}” to “{question}” is about {points} percentage points less frequent in “{first}” than in “{second}” ({level} CI of the difference {low} to {high}).</source>
        <translation>“{question}” का उत्तर “{answer}” सचमुच “{first}” में “{second}” से लगभग {points} प्रतिशत अंक कम मिलता है; {level} विश्वास-स्तर के साथ पहले का हिस्सा घटा दूसरे का हिस्सा {low} और {high} के बीच है।</translation>
    </message>
    <message>
        <source>The odds of the answer “{answer}” to “{question}” are about {estimate} times as high in “{first}” as in “{second}” ({level} CI {low} to {high}); 1 means no difference.</source>
        <translation>“{question}” के उत्तर “{answer}” का ऑड्स “{first}” में “{second}” की तुलना में लगभग {estimate} गुना है; {level} विश्वास-स्तर के साथ {low} और {high} गुने के बीच, और 1 का अर्थ होता कोई अंतर नहीं।</translation>
    </message>
    <message>
        <source>If answers were distributed in the same way in “{first}” and “{second}”, reports that differ at least as much as these would have a probability of {p}.</source>
        <translation>अगर “{first}” और “{second}” में सभी उत्तर एक जैसे बँटे होते, तो इतनी या इससे भी अधिक भिन्न रिपोर्टें {p} प्रायिकता से आतीं।</translation>
    </message>
    <message>
        <source>The correlation of the two answers is about {estimate} ({level} CI {low} to {high}); 0 means no straight-line relation, 1 and -1 are perfect ones.</source>
        <translation>दोनों उत्तरों का सहसंबंध लगभग {estimate} है: 0 का अर्थ है कोई सरल-रेखीय संबंध नहीं, 1 और -1 का अर्थ है पूर्ण संबंध; {level} विश्वास-स्तर के साथ वह {low} और {high} के बीच है।</translation>
    </message>
    <message>
        <source>This number cannot be estimated from these reports.</source>
        <translation>ये रिपोर्टें यह संख्या नहीं बतातीं।</translation>
    </message>
    <message>
        <source>The estimate is about {estimate}; its uncertainty cannot be estimated.</source>
        <translation>रिपोर्टें लगभग {estimate} देती हैं, और यह नहीं बतातीं कि वह कितना अनिश्चित है।</translation>
    </message>
    <message>
        <source>This is more than chance explains, if it is the only comparison that you make.</source>
        <translation>तो अंतर संयोग से अधिक है, अगर केवल इसी एक को देखा जाए।</translation>
    </message>
    <message>
        <source>This is compatible with no difference.</source>
        <translation>यह कोई अंतर न होने से मेल खाता है।</translation>
    </message>
    <message>
        <source>“{item}” has rank {rank}, with an expected utility of {utility} ({level} probability: {low} to {high}); the probability that it is really the best is {best}.</source>
        <translation>“{item}” का स्थान {rank} है और उसका अपेक्षित मूल्य {utility} है ({level} प्रायिकता: {low} से {high}); वह सचमुच सबसे अच्छा हो, इसकी प्रायिकता {best} है।</translation>
    </message>
    <message>
        <source>The probability that it is really above the next one is {above}.</source>
        <translation>वह सचमुच अपने से ठीक नीचे वाले से ऊपर है, इसकी प्रायिकता {above} है।</translation>
    </message>
    <message>
        <source>“{first}” is really above “{second}” with a probability of {probability}.</source>
        <translation>“{first}” सचमुच “{second}” से ऊपर है, प्रायिकता {probability}।</translation>
    </message>
    <message>
        <source>To turn the answers of “{first}” into those of “{second}”, people would have to move by about {distance} answer steps on average ({level} CI {low} to {high}).</source>
        <translation>“{first}” के उत्तरों को “{second}” जैसा बनाने के लिए लोगों को औसतन लगभग {distance} उत्तर-कदम खिसकना पड़ता; {level} विश्वास-स्तर के साथ {low} से {high}।</translation>
    </message>
    <message>
        <source>To turn the answers of “{first}” into those of “{second}”, about {share} of the people would have to answer differently ({level} CI {low} to {high}).</source>
        <translation>“{first}” के उत्तरों को “{second}” जैसा बनाने के लिए लगभग {share} लोगों को दूसरा उत्तर देना पड़ता; {level} विश्वास-स्तर के साथ {low} से {high}।</translation>
    </message>
    <message>
        <source>To turn the answers of “{first}” into those of “{second}” would cost about {distance} per person on average ({level} CI {low} to {high}).</source>
        <translation>“{first}” के उत्तरों को “{second}” जैसा बनाने की लागत प्रति व्यक्ति औसतन लगभग {distance} होगी; {level} विश्वास के साथ {low} से {high}।</translation>
    </message>
    <message>
        <source>The plain distance between the estimates is {plain}; the part that sampling and coins alone cause on average is subtracted.</source>
        <translation>अनुमानों के बीच सादी दूरी {plain} है; प्रतिचयन और सिक्के अकेले औसतन जितना पैदा करते हैं वह घटा दिया गया है।</translation>
    </message>
    <message>
        <source>If both groups gave the same answers, a distance at least this large would have a probability of {p}.</source>
        <translation>अगर दोनों एक जैसा उत्तर देते, तो इतनी या इससे बड़ी दूरी {p} प्रायिकता से आती।</translation>
    </message>
    <message>
        <source>With all other predictors equal, “{term}” multiplies the odds of “yes” by {ratio} ({level} CI {low} to {high}); 1 means no relation.</source>
        <translation>बाकी सभी व्याख्यात्मक चर समान हों, तो “{term}” के साथ “हाँ” का ऑड्स {ratio} गुना होता है; {level} विश्वास-स्तर के साथ {low} से {high} गुना, और 1 का अर्थ होता कोई संबंध नहीं।</translation>
    </message>
    <message>
        <source>With all other predictors equal, each step up on “{term}” multiplies the odds of “yes” by {ratio} ({level} CI {low} to {high}); 1 means no relation.</source>
        <translation>बाकी सभी व्याख्यात्मक चर समान हों, तो “{term}” पर हर एक कदम अधिक के साथ “हाँ” का ऑड्स {ratio} गुना होता है; {level} विश्वास-स्तर के साथ {low} से {high} गुना, और 1 का अर्थ होता कोई संबंध नहीं।</translation>
    </message>
    <message>
        <source>“{term}” names the answer first, then the predictor: with all other predictors equal, the odds of this answer versus the first one are {ratio} times as high ({level} CI {low} to {high}).</source>
        <translation>“{term}” में पहला नाम उत्तर का है और दूसरा व्याख्यात्मक चर का: बाकी सभी व्याख्यात्मक चर समान हों, तो पहले उत्तर के मुक़ाबले इस उत्तर का ऑड्स {ratio} गुना होता है; {level} विश्वास-स्तर के साथ {low} से {high} गुना।</translation>
    </message>
    <message>
        <source>With all other predictors equal, “{term}” changes the mean answer by {estimate} ({level} CI {low} to {high}); 0 means no relation.</source>
        <translation>बाकी सभी व्याख्यात्मक चर समान हों, तो “{term}” के साथ उत्तर का माध्य {estimate} अधिक होता है (ऋणात्मक हो तो कम); {level} विश्वास-स्तर के साथ {low} से {high}, और 0 का अर्थ होता कोई संबंध नहीं।</translation>
    </message>
    <message>
        <source>“{term}” belongs to another part of the model: about {estimate} ({level} CI {low} to {high}).</source>
        <translation>“{term}” मॉडल के एक दूसरे भाग का है: लगभग {estimate}, {level} विश्वास-स्तर के साथ {low} से {high}।</translation>
    </message>
    <message>
        <source>“{term}” is at the limit of what is possible, about {estimate}; its uncertainty cannot be estimated.</source>
        <translation>“{term}” संभव सीमा के छोर पर है, लगभग {estimate}: उसकी अनिश्चितता बताई नहीं जा सकती।</translation>
    </message>
    <message>
        <source>If all {n} people had answered “{answer}” to “{question}” and all else stayed the same, the model expects a mean answer of about {estimate} ({level} CI {low} to {high}).</source>
        <translation>अगर सभी {n} लोगों ने “{question}” का उत्तर “{answer}” दिया होता और बाकी सब वैसा ही रहता, तो मॉडल के अनुसार उत्तर का माध्य लगभग {estimate} अपेक्षित है; {level} विश्वास-स्तर के साथ {low} से {high}।</translation>
    </message>
    <message>
        <source>The coefficient of “{term}” is {estimate} where the other part of its interaction is at its reference, or a number at 0 ({level} CI {low} to {high}); 0 means no relation there.</source>
        <translation>“{term}” का गुणांक {estimate} है, जहाँ वह जिससे अंतःक्रिया करता है वह अपने संदर्भ पर हो (संख्या 0 पर); {level} विश्वास-स्तर के साथ {low} से {high}, और 0 का अर्थ होता वहाँ कोई संबंध नहीं।</translation>
    </message>
    <message>
        <source>“{term}” is an interaction: the coefficient of one part changes by {estimate} with each step of the other, or in its category ({level} CI {low} to {high}); 0 means no interaction.</source>
        <translation>“{term}” एक अंतःक्रिया है: एक भाग का गुणांक दूसरे के हर चरण के साथ, या उसकी श्रेणी में, {estimate} अधिक है (ऋणात्मक हो तो कम); {level} विश्वास-स्तर के साथ {low} से {high}, और 0 का अर्थ होता कोई अंतःक्रिया नहीं।</translation>
    </message>
    <message>
        <source>“{term}” is one part of a curve and is read together with the others; its coefficient is {estimate} ({level} CI {low} to {high}).</source>
        <translation>“{term}” एक वक्र का एक भाग है और बाकी भागों के साथ पढ़ा जाता है; उसका गुणांक {estimate} है, {level} विश्वास-स्तर के साथ {low} से {high}।</translation>
    </message>
    <message>
        <source>With all other predictors equal, “{term}” changes the {link} of the share of “yes” by {estimate} ({level} CI {low} to {high}); 0 means no relation. The predictions show what that means as a share.</source>
        <translation>बाकी सभी व्याख्यात्मक चर समान हों, तो “{term}” के साथ “हाँ” के हिस्से का {link} {estimate} अधिक होता है (ऋणात्मक हो तो कम); {level} विश्वास-स्तर के साथ {low} से {high}, और 0 का अर्थ होता कोई संबंध नहीं। पूर्वानुमान बताते हैं कि हिस्से के रूप में इसका क्या अर्थ है।</translation>
    </message>
    <message>
        <source>probit</source>
        <translation>प्रोबिट</translation>
    </message>
    <message>
        <source>complementary log-log</source>
        <translation>पूरक लॉग-लॉग</translation>
    </message>
    <message>
        <source>This shows an association, not a cause.</source>
        <translation>यह बताता है कि क्या किसके साथ चलता है, यह नहीं कि किसका कारण क्या है।</translation>
    </message>
    <message>
        <source>model-based (observed information)</source>
        <translation>जैसी मॉडल देता है (प्रेक्षित सूचना)</translation>
    </message>
    <message>
        <source>robust (sandwich)</source>
        <translation>मज़बूत (सैंडविच)</translation>
    </message>
    <message>
        <source>The fit: {n} interviews, {left_out} with a missing answer left out; log likelihood {likelihood}, AIC {aic}, BIC {bic}; standard errors: {errors}.</source>
        <translation>समंजन: {n} साक्षात्कार, जिनमें से किसी उत्तर के न होने से {left_out} छोड़े गए; लघुगणक संभाविता {likelihood}, AIC {aic}, BIC {bic}; मानक त्रुटियाँ: {errors}।</translation>
    </message>
    <message>
        <source>Hosmer–Lemeshow test of the fit: χ² = {statistic} on {freedom} degrees of freedom, p = {p}. A small p says that the model does not fit.</source>
        <translation>फ़िट की होस्मर–लेमेशो जाँच: χ² = {statistic}, {freedom} स्वातंत्र्य-कोटियों पर, p = {p}। छोटा p कहता है कि मॉडल फ़िट नहीं होता।</translation>
    </message>
    <message>
        <source>The fit: {n} interviews, {left_out} with a missing answer left out; standard errors: {errors}.</source>
        <translation>फ़िट: {n} साक्षात्कार, {left_out} जिनमें उत्तर नहीं था छोड़े गए; मानक त्रुटियाँ: {errors}।</translation>
    </message>
    <message>
        <source>With the answer “{answer}” to “{question}” instead of “{reference}”, the share of “{outcome}” changes by {estimate} percentage points on average ({level} CI {low} to {high}).</source>
        <translation>“{question}” का उत्तर “{reference}” के बदले “{answer}” होने पर “{outcome}” का अनुपात औसतन {estimate} प्रतिशत अंक बदलता है ({level} विश्वास अंतराल {low} से {high})।</translation>
    </message>
    <message>
        <source>With one more of “{question}”, the share of “{outcome}” changes by {estimate} percentage points on average ({level} CI {low} to {high}).</source>
        <translation>“{question}” में एक और होने पर “{outcome}” का अनुपात औसतन {estimate} प्रतिशत अंक बदलता है ({level} विश्वास अंतराल {low} से {high})।</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>परियोजना</translation>
    </message>
    <message>
        <source>Every interview as a row: direct answers ({direct}) as given, the others ({randomized}) as reports with coins, and the kiosk. Anybody who finds a person&apos;s row by the direct answers knows these for certain, and about the others what this account says.</source>
        <translation>हर साक्षात्कार एक पंक्ति के रूप में: सीधे उत्तर ({direct}) जैसे दिए गए, बाकी ({randomized}) सिक्कों के साथ रिपोर्टों के रूप में, और कियोस्क। जो सीधे उत्तरों से किसी की पंक्ति ढूँढ ले, वह इन्हें पक्के तौर पर जान लेता है, और बाकी के बारे में उतना जितना लेखा बताता है।</translation>
    </message>
    <message>
        <source>Keep it on an encrypted disk, and give it only to people who may see every answer.</source>
        <translation>इसे एन्क्रिप्टेड डिस्क पर रखें, और केवल उन्हीं लोगों को दें जिन्हें हर उत्तर देखने की अनुमति है।</translation>
    </message>
    <message>
        <source>Collection file</source>
        <translation>संग्रह फ़ाइल</translation>
    </message>
    <message>
        <source>The same rows of one kiosk, the first and the last day, and how many interviews were broken off. It has no times and no order.</source>
        <translation>एक कियोस्क की वही पंक्तियाँ, पहला और अंतिम दिन, और कितने साक्षात्कार बीच में छोड़े गए। इसमें न समय है न क्रम।</translation>
    </message>
    <message>
        <source>Protect it like filled-in questionnaires. With an analyst&apos;s key in the survey nobody else can read it.</source>
        <translation>इसे भरी हुई प्रश्नावलियों की तरह सँभालकर ले जाएँ। सर्वेक्षण में विश्लेषक की कुंजी हो तो कोई और इसे नहीं पढ़ सकता।</translation>
    </message>
    <message>
        <source>Without the private key of {key}: the kiosk, the days and the number of interviews, but no report.</source>
        <translation>{key} की निजी कुंजी के बिना: कियोस्क, दिन और साक्षात्कारों की संख्या, और एक भी रिपोर्ट नहीं।</translation>
    </message>
    <message>
        <source>Counts and shares of groups. Small groups are listed as soon as there are interviews.</source>
        <translation>समूहों की गिनतियाँ और अनुपात। समूह कितने छोटे हैं, यह साक्षात्कार होने पर दिखेगा।</translation>
    </message>
    <message>
        <source>Counts and shares of groups, some of fewer than {smallest} people. If all of a small group gave the same direct answer, everybody&apos;s answer in it is known; for reports with coins, this account applies to each of them.</source>
        <translation>समूहों की गिनतियाँ और अनुपात, जिनमें कुछ समूह {smallest} लोगों से छोटे हैं। जहाँ किसी छोटे समूह में सबने एक ही सीधा उत्तर दिया हो, वहाँ उसमें सबका उत्तर मालूम हो जाता है; सिक्कों के साथ उनमें से हर एक के लिए लेखा लागू रहता है।</translation>
    </message>
    <message>
        <source>The shares of all reports, from which the counts follow. Anybody who knows all other respondents&apos; reports learns the last report, and about its answer what this account says.</source>
        <translation>सभी रिपोर्टों के अनुपात, जिनसे गिनतियाँ निकल आती हैं। जो बाकी सभी उत्तरदाताओं की रिपोर्टें जानता हो वह अंतिम की रिपोर्ट जान लेता है, और उसके उत्तर के बारे में उतना जितना लेखा बताता है।</translation>
    </message>
    <message>
        <source>The difference between them is what was added in between. If that is one interview, the difference in the counts is its record: direct answers ({direct}) for certain, the others ({randomized}) as reports with coins.</source>
        <translation>उनके बीच जो भिन्न है वही बीच में आया। अगर वह एक ही साक्षात्कार हो, तो गिनतियों का अंतर उसका रिकॉर्ड है: सीधे उत्तर ({direct}) पक्के तौर पर, बाकी ({randomized}) सिक्कों के साथ रिपोर्टों के रूप में।</translation>
    </message>
    <message>
        <source>If trained on reports with coins, they reveal no more than the reports do. If trained on a table of true values, they reveal what their own ε allows, which is on the model&apos;s card.</source>
        <translation>सिक्कों वाली रिपोर्टों से सीखे हों तो वे रिपोर्टों से अधिक कुछ नहीं बताते। सच्चे मानों की तालिका से सीखे हों तो वे उतना बताते हैं जितना उनका अपना ε कहता है, जो मॉडल के परिचय-पत्र में लिखा है।</translation>
    </message>
    <message>
        <source>Counts by kiosk and day range, and shares of reports by kiosk; no single interview.</source>
        <translation>कियोस्क और दिनों की अवधि के अनुसार गिनतियाँ, और कियोस्क के अनुसार रिपोर्टों के अनुपात; कोई साक्षात्कार नहीं।</translation>
    </message>
    <message>
        <source>What was asked and with which coins. It contains no answers.</source>
        <translation>क्या पूछा गया और किन सिक्कों के साथ। इसमें कोई उत्तर नहीं है।</translation>
    </message>
    <message>
        <source>Opened totals, and a project with them</source>
        <translation>खोले गए योग, और उनकी परियोजना</translation>
    </message>
    <message>
        <source>How many interviews have each report, and each combination of reports that is counted ({tallies} tallies). There is no row of anybody. Who knows that a person is the only one in a cell knows what was counted of that person there.</source>
        <translation>हर दर्ज उत्तर और गिने गए हर संयोजन में कितने साक्षात्कार हैं ({tallies} गणनाएँ)। किसी की कोई पंक्ति नहीं है। जो जानता है कि किसी खाने में एक ही व्यक्ति है, वह जानता है कि वहाँ उसका क्या गिना गया।</translation>
    </message>
    <message>
        <source>Publish estimates. Give the counts only to people who may see every cell.</source>
        <translation>अनुमान प्रकाशित करें। गिनती केवल उन्हें दें जो हर खाना देख सकते हैं।</translation>
    </message>
    <message>
        <source>Totals of two lists of files</source>
        <translation>फ़ाइलों की दो सूचियों के योग</translation>
    </message>
    <message>
        <source>Their difference is a total of the interviews that one list has and the other has not. Trustees sign no list that would tell fewer than {together} interviews apart.</source>
        <translation>उनका अंतर उन साक्षात्कारों का योग है जो एक सूची में हैं और दूसरी में नहीं। न्यासी ऐसी किसी सूची पर हस्ताक्षर नहीं करते जो {together} से कम साक्षात्कारों को अलग दिखाए।</translation>
    </message>
    <message>
        <source>Open few lists. Trustees keep their memory of signed lists with their key.</source>
        <translation>कम सूचियाँ खोलें। न्यासी हस्ताक्षरित सूचियों की याद अपनी कुंजी के साथ रखते हैं।</translation>
    </message>
    <message>
        <source>Tally file</source>
        <translation>गणना फ़ाइल</translation>
    </message>
    <message>
        <source>The kiosk, the days and the number of interviews, and no report. After {signatures} trustees have signed a list, any {threshold} of {trustees} open its totals together. As many who break the rules can open any file.</source>
        <translation>कियोस्क, दिन और साक्षात्कारों की संख्या, और कोई उत्तर नहीं। {signatures} न्यासियों के सूची पर हस्ताक्षर करने के बाद {trustees} में से कोई भी {threshold} मिलकर उसके योग खोलते हैं। उतने ही नियम तोड़ने वाले कोई भी फ़ाइल खोल सकते हैं।</translation>
    </message>
    <message>
        <source>Choose trustees who do not depend on each other.</source>
        <translation>ऐसे न्यासी चुनें जो एक-दूसरे पर निर्भर न हों।</translation>
    </message>
    <message>
        <source>Keep the private key apart from the files.</source>
        <translation>निजी कुंजी फ़ाइलों से अलग रखें।</translation>
    </message>
    <message>
        <source>Estimates by group</source>
        <translation>समूह के अनुसार आकलन</translation>
    </message>
    <message>
        <source>Counts and shares of groups. No single direct question has a group of fewer than {smallest} people now.</source>
        <translation>समूहों की गिनतियाँ और अनुपात। अभी किसी भी एक सीधे प्रश्न का कोई समूह {smallest} लोगों से छोटा नहीं है।</translation>
    </message>
    <message>
        <source>Publish no group of fewer than {smallest} people: merge categories, or group by a coarser question.</source>
        <translation>{smallest} लोगों से छोटा कोई समूह प्रकाशित न करें: श्रेणियाँ मिलाएँ, या किसी मोटे प्रश्न से समूह बनाएँ।</translation>
    </message>
    <message>
        <source>Estimates of everybody</source>
        <translation>सबके आकलन</translation>
    </message>
    <message>
        <source>May be published.</source>
        <translation>प्रकाशित किया जा सकता है।</translation>
    </message>
    <message>
        <source>Two exports of one survey</source>
        <translation>एक ही सर्वेक्षण के दो निर्यात</translation>
    </message>
    <message>
        <source>Publish at the end, or after at least {smallest} more interviews in every group that is shown.</source>
        <translation>अंत में प्रकाशित करें, या तब जब दिखाए जाने वाले हर समूह में कम से कम {smallest} साक्षात्कार और हो जाएँ।</translation>
    </message>
    <message>
        <source>Model and synthetic table</source>
        <translation>मॉडल और कृत्रिम तालिका</translation>
    </message>
    <message>
        <source>Add the ε in the card to this account for people who are in both.</source>
        <translation>जो लोग दोनों में हैं, उनके लिए परिचय-पत्र का ε इस लेखे में जोड़ें।</translation>
    </message>
    <message>
        <source>Quality tables</source>
        <translation>गुणवत्ता तालिकाएँ</translation>
    </message>
    <message>
        <source>For the field team. Kiosks with fewer than {smallest} interviews are small groups.</source>
        <translation>क्षेत्र-दल के लिए। {smallest} से कम साक्षात्कारों वाले कियोस्क छोटे समूह हैं।</translation>
    </message>
    <message>
        <source>Survey file</source>
        <translation>सर्वेक्षण फ़ाइल</translation>
    </message>
    <message>
        <source>May be published, so that everybody can check ε.</source>
        <translation>प्रकाशित की जा सकती है, ताकि हर कोई ε की जाँच कर सके।</translation>
    </message>
    <message>
        <source>certain</source>
        <translation>निश्चित</translation>
    </message>
    <message>
        <source>impossible</source>
        <translation>असंभव</translation>
    </message>
    <message>
        <source>almost certain</source>
        <translation>लगभग निश्चित</translation>
    </message>
    <message>
        <source>almost impossible</source>
        <translation>लगभग असंभव</translation>
    </message>
    <message>
        <source>The answer is recorded as it is given: anybody who sees the record knows it.</source>
        <translation>उत्तर जैसा दिया जाता है वैसा ही दर्ज होता है: जो रिकॉर्ड देखता है वह उसे जान जाता है।</translation>
    </message>
    <message>
        <source>The answer is recorded as it is given, in people’s own words: anybody who sees the record knows it, and it may name them.</source>
        <translation>उत्तर वैसा ही दर्ज होता है जैसा दिया गया, लोगों के अपने शब्दों में: जो अभिलेख देखता है वह उसे जानता है, और उसमें उनका नाम हो सकता है।</translation>
    </message>
    <message>
        <source>Someone who gave “{answer}” a chance of {prior} beforehand would, after seeing the record, give it between {low} and {high}.</source>
        <translation>जो पहले “{answer}” की संभावना {prior} मानता था, वह रिकॉर्ड देखने के बाद उसे {low} और {high} के बीच मानेगा।</translation>
    </message>
    <message>
        <source>Someone who gave any one answer a chance of {prior} beforehand would, after seeing the record, give it between {low} and {high}.</source>
        <translation>जो पहले किसी एक उत्तर की संभावना {prior} मानता था, वह रिकॉर्ड देखने के बाद उसे {low} और {high} के बीच मानेगा।</translation>
    </message>
    <message>
        <source>Someone who gave “{answer}” a chance of {prior} beforehand would, after seeing the record, give it at most {high}; but some reports rule it out.</source>
        <translation>जो पहले “{answer}” की संभावना {prior} मानता था, वह रिकॉर्ड देखने के बाद उसे अधिक से अधिक {high} मानेगा; पर कुछ रिपोर्टें इसे असंभव बता देती हैं।</translation>
    </message>
    <message>
        <source>Someone who gave any one answer a chance of {prior} beforehand would, after seeing the record, give it at most {high}; but some reports rule answers out.</source>
        <translation>जो पहले किसी एक उत्तर की संभावना {prior} मानता था, वह रिकॉर्ड देखने के बाद उसे अधिक से अधिक {high} मानेगा; पर कुछ रिपोर्टें उत्तरों को असंभव बता देती हैं।</translation>
    </message>
    <message>
        <source>In the worst case a report leaves no doubt that the answer is “{answer}”, whatever somebody thought before.</source>
        <translation>सबसे बुरी स्थिति में कोई रिपोर्ट “{answer}” के बारे में कोई संदेह नहीं छोड़ती, चाहे किसी ने पहले कुछ भी माना हो।</translation>
    </message>
    <message>
        <source>No limit is known: it depends on how likely the numbers are as answers to the harmless question.</source>
        <translation>कोई सीमा ज्ञात नहीं: यह इस पर निर्भर है कि सामान्य प्रश्न के उत्तर में कौन-सी संख्याएँ कितनी संभावित हैं।</translation>
    </message>
    <message>
        <source>{share} of the respondents, chosen at random, are asked directly: their answers are known.</source>
        <translation>सिक्कों से निकाले गए {share} उत्तरदाताओं से सीधे पूछा जाता है: उनका उत्तर मालूम होता है।</translation>
    </message>
    <message>
        <source>No question has coins: anybody who sees a record knows every answer.</source>
        <translation>किसी प्रश्न में सिक्के नहीं हैं: जो कोई रिकॉर्ड देखता है वह हर उत्तर जान जाता है।</translation>
    </message>
    <message>
        <source>All randomized questions together, at worst: someone who gave a fact a chance of {prior} beforehand would, after seeing the whole record, give it at most {high}.</source>
        <translation>सभी यादृच्छिक प्रश्न मिलाकर, सबसे बुरी स्थिति में: जो पहले किसी बात की संभावना {prior} मानता था, वह पूरा रिकॉर्ड देखने के बाद उसे अधिक से अधिक {high} मानेगा।</translation>
    </message>
    <message>
        <source>All randomized questions of all {waves} waves together, at worst: someone who gave a fact a chance of {prior} beforehand and can link the records of one person would then give it at most {high}.</source>
        <translation>सभी {waves} चरणों के सभी यादृच्छिक प्रश्न मिलाकर, सबसे बुरी स्थिति में: जो पहले किसी बात की संभावना {prior} मानता था और एक व्यक्ति के रिकॉर्ड जोड़ सकता है, वह तब उसे अधिक से अधिक {high} मानेगा।</translation>
    </message>
    <message>
        <source>All randomized questions together have no known limit: at least one of them can rule an answer out, or what it reveals is not known.</source>
        <translation>सभी यादृच्छिक प्रश्नों की एक साथ कोई ज्ञात सीमा नहीं है: उनमें से कम से कम एक किसी उत्तर को असंभव ठहरा सकता है, या कोई नहीं बता सकता कि वह कितना उजागर करता है।</translation>
    </message>
    <message>
        <source>No tally counts this question, so nothing of its answers is kept.</source>
        <translation>कोई गणना इस प्रश्न को नहीं गिनती, इसलिए इसके उत्तरों का कुछ नहीं रखा जाता।</translation>
    </message>
    <message>
        <source>The answer is counted as it is given, in totals: who is alone in a cell of an opened total can be known by it.</source>
        <translation>उत्तर जैसा दिया जाता है वैसा ही योगों में गिना जाता है: जो किसी खुले योग के खाने में अकेला है, उसका उत्तर जाना जा सकता है।</translation>
    </message>
    <message>
        <source>Someone who gave “{answer}” a chance of {prior} beforehand would, even after seeing what was counted of this person, give it between {low} and {high}.</source>
        <translation>जो पहले “{answer}” की संभावना {prior} मानता था, वह उस व्यक्ति का जो गिना गया उसे देखकर भी उसे {low} और {high} के बीच मानेगा।</translation>
    </message>
    <message>
        <source>Someone who gave any one answer a chance of {prior} beforehand would, even after seeing what was counted of this person, give it between {low} and {high}.</source>
        <translation>जो पहले किसी एक उत्तर की संभावना {prior} मानता था, वह उस व्यक्ति का जो गिना गया उसे देखकर भी उसे {low} और {high} के बीच मानेगा।</translation>
    </message>
    <message>
        <source>Someone who gave “{answer}” a chance of {prior} beforehand would, even after seeing what was counted of this person, give it at most {high}; but some reports rule it out.</source>
        <translation>जो पहले “{answer}” की संभावना {prior} मानता था, वह उस व्यक्ति का जो गिना गया उसे देखकर भी उसे अधिक से अधिक {high} मानेगा; पर कुछ रिपोर्टें इसे असंभव बता देती हैं।</translation>
    </message>
    <message>
        <source>Someone who gave any one answer a chance of {prior} beforehand would, even after seeing what was counted of this person, give it at most {high}; but some reports rule answers out.</source>
        <translation>जो पहले किसी एक उत्तर की संभावना {prior} मानता था, वह उस व्यक्ति का जो गिना गया उसे देखकर भी उसे अधिक से अधिक {high} मानेगा; पर कुछ रिपोर्टें उत्तरों को असंभव बता देती हैं।</translation>
    </message>
    <message>
        <source>“{report}” is never counted for “{answer}”: it rules that answer out.</source>
        <translation>“{answer}” के लिए “{report}” कभी नहीं गिना जाता: वह उस उत्तर को असंभव ठहराता है।</translation>
    </message>
    <message>
        <source>{share} of the respondents, chosen at random, are asked directly: their answers are counted as they are.</source>
        <translation>यादृच्छिक रूप से चुने गए {share} उत्तरदाताओं से सीधे पूछा जाता है: उनके उत्तर वैसे ही गिने जाते हैं।</translation>
    </message>
    <message>
        <source>No question has coins: what is counted of a person is what the person answered.</source>
        <translation>किसी प्रश्न में सिक्के नहीं हैं: किसी व्यक्ति का जो गिना जाता है, वही उसका उत्तर है।</translation>
    </message>
    <message>
        <source>All randomized questions together, at worst: someone who gave a fact a chance of {prior} beforehand would, even after seeing all that was counted of this person, give it at most {high}.</source>
        <translation>सभी यादृच्छिक प्रश्न मिलाकर, सबसे बुरी स्थिति में: जो पहले किसी बात की संभावना {prior} मानता था, वह उस व्यक्ति का जो कुछ गिना गया वह सब देखकर भी उसे अधिक से अधिक {high} मानेगा।</translation>
    </message>
    <message>
        <source>All randomized questions of all {waves} waves together, at worst: someone who gave a fact a chance of {prior} beforehand and saw all that was counted of one person would then give it at most {high}.</source>
        <translation>सभी {waves} चरणों के सभी यादृच्छिक प्रश्न मिलाकर, सबसे बुरी स्थिति में: जो पहले किसी बात की संभावना {prior} मानता था और एक व्यक्ति का जो कुछ गिना गया वह सब देख चुका है, वह तब उसे अधिक से अधिक {high} मानेगा।</translation>
    </message>
    <message>
        <source>Some reports rule answers out, so in the worst case one answer is left.</source>
        <translation>कुछ रिपोर्टें उत्तरों को असंभव ठहराती हैं, इसलिए सबसे बुरी स्थिति में एक ही उत्तर बचता है।</translation>
    </message>
    <message>
        <source>“{report}” is never recorded for “{answer}”: it rules that answer out.</source>
        <translation>“{answer}” के लिए “{report}” कभी दर्ज नहीं होता: वह उस उत्तर को असंभव ठहराता है।</translation>
    </message>
    <message>
        <source>Nothing to do.</source>
        <translation>कुछ नहीं करना है।</translation>
    </message>
    <message>
        <source>Do not use the estimate. The instruction was not followed, or the coins are not those of the survey: try the instruction on a few people, and look at the kiosks one by one.</source>
        <translation>आकलन काम में न लाएँ। या तो निर्देश नहीं माना गया, या सिक्के सर्वेक्षण वाले नहीं हैं: निर्देश को कुछ लोगों पर आज़माएँ, और कियोस्कों को एक-एक करके देखें।</translation>
    </message>
    <message>
        <source>Nothing in these {interviews} interviews looks wrong, but forged reports and copied interviews would not be found at every kiosk, however many there are.</source>
        <translation>इन {interviews} साक्षात्कारों में कुछ भी गलत नहीं लगता, पर जाली रिपोर्टें और नकल किए गए साक्षात्कार हर कियोस्क पर नहीं पकड़े जाते, चाहे वे कितने भी हों।</translation>
    </message>
    <message>
        <source>No kiosk could be compared with another, so neither forged reports nor copied interviews would be found.</source>
        <translation>किसी कियोस्क की तुलना दूसरे से नहीं हो सकी, इसलिए न जाली रिपोर्टें पकड़ी जातीं, न नकल किए गए साक्षात्कार।</translation>
    </message>
    <message>
        <source>Smaller shares need other means: compare the number of interviews with attendance lists, let a second surveyor ask some people again, and see who held the interviews.</source>
        <translation>इससे छोटे हिस्सों के लिए दूसरे उपाय चाहिए: साक्षात्कारों की संख्या उपस्थिति सूचियों से मिलाएँ, कुछ लोगों से किसी दूसरे सर्वेक्षक से फिर पुछवाएँ, और देखें कि साक्षात्कार किसने लिए।</translation>
    </message>
    <message>
        <source>At {count} of {kiosks} kiosks copied interviews would not be found: two people&apos;s records are too often the same by chance.</source>
        <translation>{kiosks} में से {count} कियोस्क पर नकल किए गए साक्षात्कार नहीं पकड़े जाते: दो लोगों के अभिलेख संयोग से बहुत बार एक जैसे होते हैं।</translation>
    </message>
    <message>
        <source>Copied or invented interviews look like this. Compare the number of interviews with the attendance list, and ask who held them.</source>
        <translation>नक़ल किए हुए या मनगढ़ंत साक्षात्कार ऐसे दिखते हैं। साक्षात्कारों की संख्या का मिलान उपस्थिति-सूची से करें, और पूछें कि उन्हें किसने लिया।</translation>
    </message>
    <message>
        <source>At kiosk {kiosk} {share} of {n} interviews were broken off or timed out, at the others {expected} (p = {p_value}).</source>
        <translation>कियोस्क {kiosk} पर {n} साक्षात्कारों में से {share} बीच में छोड़े गए या उनका समय समाप्त हुआ, बाकी पर {expected} (p = {p_value})।</translation>
    </message>
    <message>
        <source>At kiosk {kiosk} {question} was not answered in {share} of {n} interviews, at the others in {expected} (p = {p_value}).</source>
        <translation>कियोस्क {kiosk} पर {n} साक्षात्कारों में से {share} में {question} का उत्तर नहीं दिया गया, बाकी पर {expected} में (p = {p_value})।</translation>
    </message>
    <message>
        <source>{question}: {share} say yes with coins and {expected} when asked directly; the two do not agree (p = {p_value}).</source>
        <translation>{question}: सिक्कों के साथ {share} और सीधे पूछने पर {expected} हाँ कहते हैं; दोनों मेल नहीं खाते (p = {p_value})।</translation>
    </message>
    <message>
        <source>{question}: the reports contradict that {report} (p = {p_value}).</source>
        <translation>{question}: रिपोर्टें इस बात के विरुद्ध हैं कि {report} (p = {p_value})।</translation>
    </message>
    <message>
        <source>The control {question} has “{report}” in {share} of {n} reports, and {expected} if everybody follows the instruction (p = {p_value}).</source>
        <translation>नियंत्रण प्रश्न {question} में {n} रिपोर्टों में से {share} में “{report}” है, और अगर सब निर्देश मानें तो {expected} में (p = {p_value})।</translation>
    </message>
    <message>
        <source>{count} interviews have a random id that is also in another kiosk&apos;s file. Chance never does that.</source>
        <translation>{count} साक्षात्कारों की यादृच्छिक आईडी किसी दूसरे कियोस्क की फ़ाइल में भी है। संयोग से ऐसा कभी नहीं होता।</translation>
    </message>
    <message>
        <source>One kiosk&apos;s store was copied to another, or a file was made by hand. Find out which kiosk held the interviews, and leave the other&apos;s files out.</source>
        <translation>एक कियोस्क का भंडार दूसरे पर नक़ल किया गया, या कोई फ़ाइल हाथ से बनाई गई। पता करें कि साक्षात्कार किस कियोस्क ने लिए, और दूसरे की फ़ाइलें छोड़ दें।</translation>
    </message>
    <message>
        <source>An old copy of the kiosk&apos;s file was put back, or interviews were taken out. Ask who had the kiosk in between. The interviews of both exports are counted.</source>
        <translation>कियोस्क की फ़ाइल की पुरानी प्रति वापस रखी गई, या साक्षात्कार निकाले गए। पूछें कि इस बीच कियोस्क किसके पास था। दोनों निर्यातों के साक्षात्कार गिने जाते हैं।</translation>
    </message>
    <message>
        <source>Kiosk {kiosk} has two different exports under one number: export {export} of batch {batch}.</source>
        <translation>कियोस्क {kiosk} के एक ही संख्या वाले दो अलग निर्यात हैं: खेप {batch} का निर्यात {export}।</translation>
    </message>
    <message>
        <source>{question} was not answered in {missing} of {asked} interviews ({share}).</source>
        <translation>{asked} में से {missing} साक्षात्कारों ({share}) में {question} का उत्तर नहीं दिया गया।</translation>
    </message>
    <message>
        <source>At most {share} of those who were asked a question did not answer it ({question}).</source>
        <translation>जिनसे कोई प्रश्न पूछा गया उनमें से अधिक से अधिक {share} ने उसका उत्तर नहीं दिया ({question})।</translation>
    </message>
    <message>
        <source>Everybody answered every question that was asked.</source>
        <translation>सबने पूछे गए हर प्रश्न का उत्तर दिया।</translation>
    </message>
    <message>
        <source>{interviews} rows of tables.</source>
        <translation>तालिकाओं की {interviews} पंक्तियाँ।</translation>
    </message>
    <message>
        <source>{interviews} interviews from {kiosks} kiosks, each counted once.</source>
        <translation>{kiosks} कियोस्कों से {interviews} साक्षात्कार, हर एक एक बार गिना गया।</translation>
    </message>
    <message>
        <source>{interviews} interviews from one kiosk, each counted once.</source>
        <translation>एक कियोस्क से {interviews} साक्षात्कार, हर एक एक बार गिना गया।</translation>
    </message>
    <message>
        <source>{stopped} interviews ({share} of those begun) were broken off or timed out.</source>
        <translation>{stopped} साक्षात्कार (शुरू हुए में से {share}) बीच में छोड़े गए या उनका समय समाप्त हुआ।</translation>
    </message>
    <message>
        <source>One record moves an estimate by at most {influence} percentage points ({question}: {answer}).</source>
        <translation>एक रिकॉर्ड किसी आकलन को अधिक से अधिक {influence} प्रतिशत अंक खिसकाता है ({question}: {answer})।</translation>
    </message>
    <message>
        <source>No kiosk&apos;s reports differ from the others&apos; by more than chance (comparisons: {count}).</source>
        <translation>किसी कियोस्क की रिपोर्टें दूसरों से संयोग से अधिक भिन्न नहीं हैं ({count} तुलनाएँ)।</translation>
    </message>
    <message>
        <source>All reports lie in the feasible range of their designs (questions: {count}).</source>
        <translation>सभी रिपोर्टें अपने डिज़ाइन के संभव परास में हैं ({count} प्रश्न)।</translation>
    </message>
    <message>
        <source>No kiosk repeats records more often than chance (kiosks: {count}).</source>
        <translation>कोई कियोस्क संयोग से अधिक बार अभिलेख नहीं दोहराता (कियोस्क: {count})।</translation>
    </message>
    <message>
        <source>Answers with coins agree with those of people asked directly (questions: {count}).</source>
        <translation>सिक्कों वाले उत्तर सीधे पूछे गए लोगों के उत्तरों से मेल खाते हैं ({count} प्रश्न)।</translation>
    </message>
    <message>
        <source>Do not use these estimates yet. Findings in {interviews} interviews that need an explanation: {act}; that need checking: {look}.</source>
        <translation>अभी ये आकलन काम में न लाएँ। {interviews} साक्षात्कारों में ऐसे निष्कर्ष जिनका स्पष्टीकरण चाहिए: {act}; जिन पर नज़र डालनी चाहिए: {look}।</translation>
    </message>
    <message>
        <source>Nothing in these {interviews} interviews is impossible. Findings that need checking: {look}.</source>
        <translation>इन {interviews} साक्षात्कारों में कुछ भी असंभव नहीं है। ऐसे निष्कर्ष जिन पर नज़र डालनी चाहिए: {look}।</translation>
    </message>
    <message>
        <source>Nothing in these {interviews} interviews looks wrong. The tests would probably (80 %) have found forged reports if they were {forged} or more of a kiosk&apos;s reports to one question, and copied interviews if they were {copied} or more of a kiosk&apos;s interviews; smaller numbers may have gone unnoticed.</source>
        <translation>इन {interviews} साक्षात्कारों में कुछ भी गलत नहीं लगता। 80 % प्रायिकता से परीक्षण पकड़ लेते जाली रिपोर्टें, जब वे किसी कियोस्क की एक प्रश्न की रिपोर्टों का {forged} या अधिक हों, और नकल किए गए साक्षात्कार, जब वे किसी कियोस्क के साक्षात्कारों का {copied} या अधिक हों; इससे कम हो सकते हैं।</translation>
    </message>
    <message>
        <source>Nothing in these {interviews} interviews looks wrong. The tests would probably (80 %) have found forged reports if they were {forged} or more of a kiosk&apos;s reports to one question; they would not find copied interviews at every kiosk.</source>
        <translation>इन {interviews} साक्षात्कारों में कुछ भी गलत नहीं लगता। 80 % प्रायिकता से परीक्षण पकड़ लेते जाली रिपोर्टें, जब वे किसी कियोस्क की एक प्रश्न की रिपोर्टों का {forged} या अधिक हों; नकल किए गए साक्षात्कार वे हर कियोस्क पर नहीं पकड़ते।</translation>
    </message>
    <message>
        <source>Nothing in these {interviews} interviews looks wrong. The tests would probably (80 %) have found copied interviews if they were {copied} or more of a kiosk&apos;s interviews; they would not find forged reports at every kiosk.</source>
        <translation>इन {interviews} साक्षात्कारों में कुछ भी गलत नहीं लगता। 80 % प्रायिकता से परीक्षण पकड़ लेते नकल किए गए साक्षात्कार, जब वे किसी कियोस्क के साक्षात्कारों का {copied} या अधिक हों; जाली रिपोर्टें वे हर कियोस्क पर नहीं पकड़ते।</translation>
    </message>
    <message>
        <source>Nothing in these {interviews} interviews looks wrong, but forged or copied interviews would not be found: no kiosk could be compared with another.</source>
        <translation>इन {interviews} साक्षात्कारों में कुछ भी गलत नहीं लगता, पर गढ़े गए या नकल किए गए साक्षात्कार नहीं मिलेंगे: किसी कियोस्क की तुलना दूसरे से नहीं हो सकी।</translation>
    </message>
    <message>
        <source>The tests would probably (80 %) have found forged reports if they were {low} (kiosk {first}) to {high} (kiosk {last}, {question}) or more of a kiosk&apos;s reports to one question; smaller numbers may have gone unnoticed.</source>
        <translation>जाली रिपोर्टें 80 % प्रायिकता से तब पकड़ी जातीं जब वे किसी कियोस्क की एक प्रश्न की रिपोर्टों का {low} (कियोस्क {first}) से {high} (कियोस्क {last}, {question}) या अधिक होतीं; इससे कम हो सकती हैं।</translation>
    </message>
    <message>
        <source>At {count} of {kiosks} kiosks forged reports to some question would not be found, however many there are.</source>
        <translation>{kiosks} में से {count} कियोस्क पर किसी प्रश्न की जाली रिपोर्टें नहीं पकड़ी जातीं, चाहे वे कितनी भी हों।</translation>
    </message>
    <message>
        <source>The tests would probably (80 %) have found copied interviews under new ids if they were {low} (kiosk {first}) to {high} (kiosk {last}) or more of a kiosk&apos;s interviews; smaller numbers may have gone unnoticed.</source>
        <translation>नए id के साथ नकल किए गए साक्षात्कार 80 % प्रायिकता से तब पकड़े जाते जब वे किसी कियोस्क के साक्षात्कारों का {low} (कियोस्क {first}) से {high} (कियोस्क {last}) या अधिक होते; इससे कम हो सकते हैं।</translation>
    </message>
    <message>
        <source>{question}: {count} of {kiosks} kiosks differ from the rest by more than chance. Either the places differ, or something is wrong with many kiosks.</source>
        <translation>{question}: {kiosks} में से {count} कियोस्क बाकी से संयोग से अधिक भिन्न हैं। या तो स्थान अलग-अलग हैं, या कई कियोस्कों में कुछ गड़बड़ है।</translation>
    </message>
    <message>
        <source>If the places differ, this is to be expected. Compare within groups of a direct question that distinguishes them, and do not blame any one kiosk for this alone.</source>
        <translation>जहाँ स्थान अलग-अलग हों वहाँ ऐसा ही होना चाहिए। उन्हें अलग पहचानने वाले किसी सीधे प्रश्न के समूहों के भीतर तुलना करें, और केवल इसके आधार पर किसी एक कियोस्क को दोषी न मानें।</translation>
    </message>
    <message>
        <source>Kiosk {kiosk} recorded “{report}” for {question} in {share} of {n} reports, comparable kiosks in {expected}. Chance alone hardly explains that (p = {p_value}, all tests together).</source>
        <translation>कियोस्क {kiosk} ने {question} के लिए {n} रिपोर्टों में से {share} में “{report}” दर्ज किया, तुलनीय कियोस्कों ने {expected} में। केवल संयोग ऐसा शायद ही करता है (p = {p_value}, सभी परीक्षण एक साथ)।</translation>
    </message>
    <message>
        <source>Kiosk {kiosk} differs from comparable kiosks in {questions}, most in {question}: “{report}” in {share} and not in {expected}. Chance alone hardly explains that.</source>
        <translation>कियोस्क {kiosk} तुलनीय कियोस्कों से {questions} में भिन्न है, सबसे अधिक {question} में: “{report}” {share} में, न कि {expected} में। केवल संयोग ऐसा शायद ही करता है।</translation>
    </message>
    <message>
        <source>The people at its location may differ: compare within groups of a direct question. If nothing explains it, ask how the interviews were held and check the kiosk&apos;s coins.</source>
        <translation>जहाँ वह रखा है वहाँ के लोग अलग हो सकते हैं: किसी सीधे प्रश्न के समूहों के भीतर तुलना करें। अगर इससे बात स्पष्ट न हो, तो पूछें कि साक्षात्कार कैसे लिए गए, और कियोस्क के सिक्के जाँचें।</translation>
    </message>
    <message>
        <source>Kiosk {kiosk} recorded “{report}” for {question} in {share} of {n} reports. Whatever people answer, the design cannot lead to a share beyond {expected} (p = {p_value}).</source>
        <translation>कियोस्क {kiosk} ने {question} के लिए {n} रिपोर्टों में से {share} में “{report}” दर्ज किया, और लोग चाहे जो उत्तर दें, डिज़ाइन से कोई अनुपात {expected} से आगे नहीं जाता (p = {p_value})।</translation>
    </message>
    <message>
        <source>No difference between places explains this. Leave the kiosk out until it is explained: check its coins, its program, and who touched it and how.</source>
        <translation>स्थानों का कोई अंतर इसका कारण नहीं हो सकता। जब तक बात स्पष्ट न हो, कियोस्क को छोड़ दें: उसके सिक्के, उसका प्रोग्राम, या उसे किसने और कैसे छुआ।</translation>
    </message>
    <message>
        <source>All kiosks together recorded “{report}” for {question} in {share} of {n} reports. Whatever people answer, the design cannot lead to a share beyond {expected} (p = {p_value}).</source>
        <translation>सभी कियोस्कों ने मिलकर {question} के लिए {n} रिपोर्टों में से {share} में “{report}” दर्ज किया, और लोग चाहे जो उत्तर दें, डिज़ाइन से कोई अनुपात {expected} से आगे नहीं जाता (p = {p_value})।</translation>
    </message>
    <message>
        <source>Kiosk {kiosk} has {pairs} pairs of identical interviews; chance makes about {by_chance}, and hardly ever so many of the rare ones (p = {p_value}).</source>
        <translation>कियोस्क {kiosk} में {pairs} जोड़े साक्षात्कार एक जैसे दर्ज हैं; संयोग से लगभग {by_chance} बनते हैं, और दुर्लभ साक्षात्कारों के इतने जोड़े शायद ही कभी (p = {p_value})।</translation>
    </message>
    <message>
        <source>Ask the surveyor what happens there: no quiet place, a missing language, people who are pressed to take part. People who leave may be different from those who stay.</source>
        <translation>सर्वेक्षक से पूछें कि वहाँ क्या होता है: शांत जगह नहीं, कोई भाषा नहीं, या लोगों पर भाग लेने का दबाव। जो छोड़ जाते हैं वे रुकने वालों से अलग हो सकते हैं।</translation>
    </message>
    <message>
        <source>Ask how the question is introduced there. People who skip it may be different from those who answer it.</source>
        <translation>पूछें कि वहाँ यह प्रश्न कैसे सामने रखा जाता है। जो इसे छोड़ते हैं वे उत्तर देने वालों से अलग हो सकते हैं।</translation>
    </message>
    <message>
        <source>More “yes” with coins is what one hopes for if people are ashamed of a yes. Less with coins means that the instruction was not followed or that the coins are not right: check both before you use the estimate.</source>
        <translation>जहाँ लोगों को हाँ कहने में संकोच हो, वहाँ सिक्कों के साथ अधिक होना ही अपेक्षित है। सिक्कों के साथ कम होना बताता है कि निर्देश नहीं माना गया या सिक्के सही नहीं हैं: आकलन काम में लाने से पहले दोनों जाँचें।</translation>
    </message>
    <message>
        <source>Some people do not follow the instruction as the design assumes. Read their shares next to the answers in the estimates, and report them with the result.</source>
        <translation>कुछ लोग निर्देश को वैसे नहीं मानते जैसा डिज़ाइन मानकर चलता है। आकलन के पृष्ठ पर उत्तरों के पास के अनुपात पढ़ें, और परिणाम के साथ उन्हें भी बताएँ।</translation>
    </message>
    <message>
        <source>Some people touch any button. Use the estimates that are corrected by the control, and explain the instruction better in the next interviews.</source>
        <translation>कुछ लोग कुछ भी छू देते हैं। नियंत्रण प्रश्न से सुधारे हुए आकलन काम में लाएँ, और अगले साक्षात्कारों में निर्देश बेहतर समझाएँ।</translation>
    </message>
    <message>
        <source>Export {later} of kiosk {kiosk} (batch {batch}) lacks interviews that its export {earlier} contains: {missing}.</source>
        <translation>कियोस्क {kiosk} (खेप {batch}) के निर्यात {later} में वे साक्षात्कार नहीं हैं जो उसके निर्यात {earlier} में हैं: {missing}।</translation>
    </message>
    <message>
        <source>The kiosk&apos;s folder was copied to a second device or restored from an old copy. Find out which devices asked people under this name, and what each of them has recorded.</source>
        <translation>कियोस्क का फ़ोल्डर दूसरे उपकरण पर ले जाया गया या पुरानी स्थिति में लौटाया गया। पता करें कि इस नाम से किन उपकरणों ने लोगों से पूछा, और हर एक ने क्या दर्ज किया।</translation>
    </message>
    <message>
        <source>The estimate describes those who answer. Say so when you report it, or ask why people skip the question.</source>
        <translation>आकलन उन्हीं के बारे में है जो उत्तर देते हैं। यह उसके साथ बताएँ, या पूछें कि लोग प्रश्न क्यों छोड़ते हैं।</translation>
    </message>
    <message>
        <source>Totals of {interviews} interviews, opened by trustees.</source>
        <translation>{interviews} साक्षात्कारों के योग, न्यासियों द्वारा खोले गए।</translation>
    </message>
    <message>
        <source>Trustees opened all kiosks together, so kiosks and single interviews cannot be compared. Each kiosk&apos;s number of interviews is in its file.</source>
        <translation>न्यासियों ने सभी कियोस्क साथ खोले, इसलिए कियोस्क और अलग-अलग साक्षात्कारों की तुलना नहीं हो सकती। हर कियोस्क के साक्षात्कारों की संख्या उसकी फ़ाइल में है।</translation>
    </message>
    <message>
        <source>Tables do not say which kiosk a row comes from, so nothing could be compared between kiosks.</source>
        <translation>तालिकाएँ कियोस्क नहीं बतातीं, इसलिए उनके बीच कोई तुलना नहीं हो सकी।</translation>
    </message>
    <message>
        <source>{interviews} interviews from {kiosks} kiosks; {again} of them are in several files, and each is counted once.</source>
        <translation>{kiosks} कियोस्कों से {interviews} साक्षात्कार; फ़ाइलें उनमें से {again} फिर से लाती हैं, और हर एक एक ही बार गिना जाता है।</translation>
    </message>
    <message>
        <source>{interviews} interviews from one kiosk; {again} of them are in several files, and each is counted once.</source>
        <translation>एक कियोस्क से {interviews} साक्षात्कार; फ़ाइलें उनमें से {again} फिर लाती हैं, और हर एक एक बार गिना जाता है।</translation>
    </message>
    <message>
        <source>Compare the number of interviews of each kiosk with the attendance list: no time or order is recorded that would reveal invented interviews.</source>
        <translation>हर कियोस्क की संख्या का मिलान उपस्थिति-सूची से करें: न समय दर्ज होता है न क्रम, जिससे मनगढ़ंत साक्षात्कार दिख जाते।</translation>
    </message>
    <message>
        <source>Report the number with the results.</source>
        <translation>परिणामों के साथ यह संख्या बताएँ।</translation>
    </message>
    <message>
        <source>If that is too much, you need more interviews, or a design with weaker coins.</source>
        <translation>अगर यह बहुत हो, तो और साक्षात्कार चाहिए, या कमज़ोर सिक्कों वाला डिज़ाइन।</translation>
    </message>
    <message>
        <source>If up to {forged} of the {n} reports were forged, “{question}: {answer}” ({estimate}) could really be from {low} to {high}.</source>
        <translation>अगर {n} में से {forged} तक रिपोर्टें जाली हों, तो {question}: {answer}, जो अभी {estimate} है, {low} से {high} तक हो सकता है।</translation>
    </message>
    <message>
        <source>Ask whether your conclusion still holds at both ends; choose the number that you fear.</source>
        <translation>सोचें कि क्या निष्कर्ष पूरी पट्टी पर टिका रहता है; वह संख्या चुनें जिसकी आपको आशंका है।</translation>
    </message>
    <message>
        <source>Every kiosk&apos;s reports can come from people&apos;s answers (tests: {count}).</source>
        <translation>हर कियोस्क की रिपोर्टें लोगों के उत्तरों से बन सकती हैं ({count} परीक्षण)।</translation>
    </message>
    <message>
        <source>Break-offs are equally frequent at all kiosks (kiosks: {count}).</source>
        <translation>सभी कियोस्कों पर साक्षात्कार एक जैसे बीच में छोड़े जाते हैं ({count} कियोस्क)।</translation>
    </message>
    <message>
        <source>Questions that may be skipped are skipped equally often at all kiosks (tests: {count}).</source>
        <translation>जो प्रश्न छोड़े जा सकते हैं वे सभी कियोस्कों पर एक जैसे छोड़े जाते हैं ({count} परीक्षण)।</translation>
    </message>
    <message>
        <source>Nothing contradicts the assumptions of the designs (tests: {count}).</source>
        <translation>डिज़ाइन जो मानकर चलते हैं उसके विरुद्ध कुछ नहीं है ({count} परीक्षण)।</translation>
    </message>
    <message>
        <source>Control items are answered as if everybody followed the instruction (items: {count}).</source>
        <translation>नियंत्रण प्रश्नों के उत्तर ऐसे हैं मानो सबने निर्देश माना ({count} प्रश्न)।</translation>
    </message>
    <message>
        <source>Exports compared</source>
        <translation>निर्यातों की तुलना</translation>
    </message>
    <message>
        <source>Kiosks compared</source>
        <translation>कियोस्कों की तुलना</translation>
    </message>
    <message>
        <source>Feasible range, by kiosk</source>
        <translation>संभव परास, कियोस्क के अनुसार</translation>
    </message>
    <message>
        <source>Feasible range</source>
        <translation>संभव परास</translation>
    </message>
    <message>
        <source>Repeated records</source>
        <translation>दोहराए गए रिकॉर्ड</translation>
    </message>
    <message>
        <source>Break-offs</source>
        <translation>बीच में छोड़े गए</translation>
    </message>
    <message>
        <source>Missing, by kiosk</source>
        <translation>अनुत्तरित, कियोस्क के अनुसार</translation>
    </message>
    <message>
        <source>Coins and asked directly</source>
        <translation>सिक्के और सीधे पूछना</translation>
    </message>
    <message>
        <source>Test of the design</source>
        <translation>डिज़ाइन का परीक्षण</translation>
    </message>
    <message>
        <source>Control item</source>
        <translation>नियंत्रण प्रश्न</translation>
    </message>
    <message>
        <source>Copied interviews</source>
        <translation>नक़ल किए गए साक्षात्कार</translation>
    </message>
    <message>
        <source>Missing answers</source>
        <translation>अनुत्तरित</translation>
    </message>
    <message>
        <source>Interviews</source>
        <translation>साक्षात्कार</translation>
    </message>
    <message>
        <source>Weight of a record</source>
        <translation>एक रिकॉर्ड का वज़न</translation>
    </message>
    <message>
        <source>What would be found</source>
        <translation>क्या पकड़ा जाता</translation>
    </message>
    <message>
        <source>Forged records</source>
        <translation>जाली रिकॉर्ड</translation>
    </message>
    <message>
        <source>Mid‑p</source>
        <translation>Mid‑p</translation>
    </message>
    <message>
        <source>Wilson</source>
        <translation>विल्सन</translation>
    </message>
    <message>
        <source>Exact (Clopper–Pearson)</source>
        <translation>यथार्थ (क्लॉपर–पियर्सन)</translation>
    </message>
    <message>
        <source>Likelihood ratio</source>
        <translation>संभाविता अनुपात</translation>
    </message>
    <message>
        <source>Wald</source>
        <translation>वाल्ड</translation>
    </message>
    <message>
        <source>Chebyshev</source>
        <translation>चेबिशेव</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>प्रसामान्य</translation>
    </message>
    <message>
        <source>Exact binomial</source>
        <translation>यथार्थ द्विपद</translation>
    </message>
    <message>
        <source>Always holds.</source>
        <translation>सदा मान्य।</translation>
    </message>
    <message>
        <source>The usual approximation.</source>
        <translation>सामान्यतः प्रयुक्त सन्निकटन।</translation>
    </message>
    <message>
        <source>Computed, not approximated.</source>
        <translation>गणना से, सन्निकटन से नहीं।</translation>
    </message>
    <message>
        <source>Sealed</source>
        <translation>सीलबंद</translation>
    </message>
    <message>
        <source>The analyst with the key, or a court that takes it, sees: sealed, {sealed}; with tallies, {tallies}.</source>
        <translation>कुंजी वाला विश्लेषक, या उसे लेने वाली अदालत देखती है: सीलबंद, {sealed}; गणनाओं के साथ, {tallies}।</translation>
    </message>
    <message>
        <source>Trustees who collude, as many as open a total, see: sealed, {sealed}; with tallies, {tallies}.</source>
        <translation>मिलीभगत करने वाले न्यासी, जितने एक योग खोलते हैं, देखते हैं: सीलबंद, {sealed}; गणनाओं के साथ, {tallies}।</translation>
    </message>
    <message>
        <source>A kiosk whose program was changed, and whoever watches the touch, see in both ways {seen}.</source>
        <translation>वह कियोस्क जिसका प्रोग्राम बदला गया, और स्पर्श देखने वाला, दोनों तरीकों में देखते हैं {seen}।</translation>
    </message>
    <message>
        <source>ε is what one report gives away to whoever sees it; totals are exact, without noise.</source>
        <translation>ε वह है जो एक रिपोर्ट अपने देखने वाले को बता देती है; योग सटीक हैं, बिना शोर के।</translation>
    </message>
    <message>
        <source>Guarded mid‑p</source>
        <translation>रक्षित Mid‑p</translation>
    </message>
    <message>
        <source>Bayes, flat prior</source>
        <translation>बेज़, सपाट पूर्व-वितरण (flat prior)</translation>
    </message>
    <message>
        <source>Bootstrap (BCa)</source>
        <translation>बूटस्ट्रैप (BCa)</translation>
    </message>
    <message>
        <source>Student’s t</source>
        <translation>स्टूडेंट का t</translation>
    </message>
    <message>
        <source>Hoeffding</source>
        <translation>होफ़्डिंग</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>माध्य</translation>
    </message>
    <message>
        <source>Mean of the harmless question</source>
        <translation>सामान्य प्रश्न का माध्य</translation>
    </message>
    <message>
        <source>{question} – {answer}</source>
        <translation>{question} – {answer}</translation>
    </message>
    <message>
        <source>No share can be below zero: chance does this when the true share is near zero, and it also happens when people do not follow the coins. The most likely possible share is {mle}.</source>
        <translation>कोई अनुपात शून्य से कम नहीं हो सकता: सच्चा अनुपात शून्य के पास हो तो संयोग से ऐसा होता है, और तब भी जब लोग सिक्कों की बात नहीं मानते। सबसे संभावित संभव अनुपात {mle} है।</translation>
    </message>
    <message>
        <source>No share can be above 100 %: chance does this when the true share is near 100 %, and it also happens when people do not follow the coins. The most likely possible share is {mle}.</source>
        <translation>कोई अनुपात 100 % से अधिक नहीं हो सकता: सच्चा अनुपात 100 % के पास हो तो संयोग से ऐसा होता है, और तब भी जब लोग सिक्कों की बात नहीं मानते। सबसे संभावित संभव अनुपात {mle} है।</translation>
    </message>
    <message>
        <source>How much of this uncertainty comes from the coins is not known here.</source>
        <translation>इस अनिश्चितता का कितना भाग सिक्कों से आता है, यह यहाँ ज्ञात नहीं है।</translation>
    </message>
    <message>
        <source>Nearly all of this uncertainty (of the variance) comes from the coins.</source>
        <translation>यह लगभग सारी अनिश्चितता (प्रसरण की) सिक्कों से आती है।</translation>
    </message>
    <message>
        <source>{coins} of this uncertainty (of the variance) comes from the coins, the rest from asking a sample of people.</source>
        <translation>इस अनिश्चितता (प्रसरण) का {coins} सिक्कों से आता है, बाकी लोगों के एक नमूने से पूछने से।</translation>
    </message>
    <message>
        <source>With {interviews} interviews, 95 of 100 such surveys would have {level} intervals at most {width} percentage points wide for {question}: {answer}, the widest of all.</source>
        <translation>{interviews} साक्षात्कार हों तो ऐसे 100 सर्वेक्षणों में से 95 में {question}: {answer} के {level} अंतराल अधिक से अधिक {width} प्रतिशत अंक चौड़े होंगे; ये सबसे चौड़े हैं।</translation>
    </message>
    <message>
        <source>With {interviews} interviews, 95 of 100 such surveys would have a {level} interval at most {width} percentage points wide for {question}: {answer}; {covered} of 100 such intervals contain the true value.</source>
        <translation>{interviews} साक्षात्कार हों तो ऐसे 100 सर्वेक्षणों में से 95 में {question}: {answer} का {level} अंतराल अधिक से अधिक {width} प्रतिशत अंक चौड़ा होगा; ऐसे 100 अंतरालों में से {covered} के भीतर सच होता है।</translation>
    </message>
    <message>
        <source>With {interviews} interviews, 95 of 100 such surveys would have a {level} interval at most {width} wide for the mean of {question}; {covered} of 100 such intervals contain the true value.</source>
        <translation>{interviews} साक्षात्कार हों तो ऐसे 100 सर्वेक्षणों में से 95 में {question} के माध्य का {level} अंतराल अधिक से अधिक {width} चौड़ा होगा; ऐसे 100 अंतरालों में से {covered} के भीतर सच होता है।</translation>
    </message>
    <message>
        <source>With {interviews} interviews, {detected} of 100 such surveys would find that {question}: {answer} differs between {groups}, if the difference is {difference} percentage points.</source>
        <translation>{interviews} साक्षात्कार हों तो ऐसे 100 सर्वेक्षणों में से {detected} में पता चलेगा कि {question}: {answer} में {groups} के बीच अंतर है, यदि अंतर {difference} प्रतिशत अंक का हो।</translation>
    </message>
    <message>
        <source>With {interviews} interviews, {detected} of 100 such surveys would find that {question}: {answer} differs between {groups}, although it does not.</source>
        <translation>{interviews} साक्षात्कार हों तो ऐसे 100 सर्वेक्षणों में से {detected} में निष्कर्ष निकलेगा कि {question}: {answer} में {groups} के बीच अंतर है, जबकि अंतर नहीं है।</translation>
    </message>
    <message>
        <source>Let the program choose</source>
        <translation>प्रोग्राम को चुनने दें</translation>
    </message>
    <message>
        <source>Chosen by the program</source>
        <translation>प्रोग्राम द्वारा चुनी गई</translation>
    </message>
    <message>
        <source>Naive Bayes</source>
        <translation>नाइव बेज़</translation>
    </message>
    <message>
        <source>Decision tree</source>
        <translation>निर्णय वृक्ष</translation>
    </message>
    <message>
        <source>Forest of random trees</source>
        <translation>यादृच्छिक वृक्षों का वन</translation>
    </message>
    <message>
        <source>If {share} of the respondents had touched any button at random, the estimate would be {estimate} (between {low} and {high}) instead of {plain}.</source>
        <translation>यदि {share} उत्तरदाताओं ने कोई भी बटन यूँ ही छुआ होता, तो अनुमान {plain} के बजाय {estimate} ({low} और {high} के बीच) होता।</translation>
    </message>
    <message>
        <source>If {share} of the respondents had protected themselves and given the safe answer whatever was true, the estimate would be {estimate} (between {low} and {high}) instead of {plain}.</source>
        <translation>यदि {share} उत्तरदाताओं ने अपना बचाव किया होता और सच जो भी हो सुरक्षित उत्तर दिया होता, तो अनुमान {plain} के बजाय {estimate} ({low} और {high} के बीच) होता।</translation>
    </message>
    <message>
        <source>there is no curve for safe answers, because it is not known which answer is safe; name the safe answer.</source>
        <translation>सुरक्षित उत्तरों के लिए कोई वक्र नहीं है, क्योंकि यह ज्ञात नहीं कि कौन-सा उत्तर सुरक्षित है; सुरक्षित उत्तर बताएँ।</translation>
    </message>
    <message>
        <source>there is no sensitivity curve for the design {design}; it needs a design whose reports follow from the answer alone, in one sample.</source>
        <translation>डिज़ाइन {design} के लिए कोई संवेदनशीलता वक्र नहीं है; ऐसा डिज़ाइन चाहिए जिसकी रिपोर्टें एक ही नमूने में केवल उत्तर से निकलें।</translation>
    </message>
    <message>
        <source>of 100 people whose recorded report is “{report}”, about {people} would truthfully answer “{answer}”; of 100 people altogether, about {all}.</source>
        <translation>जिन 100 लोगों की दर्ज रिपोर्ट “{report}” है, उनमें से लगभग {people} सच में “{answer}” उत्तर देंगे; कुल 100 लोगों में से लगभग {all}।</translation>
    </message>
    <message>
        <source>what one report says about an answer is not computed for the design {design}; it needs a design whose reports can be listed and follow from the answer alone, in one sample.</source>
        <translation>डिज़ाइन {design} के लिए यह नहीं निकाला जाता कि एक रिपोर्ट उत्तर के बारे में क्या बताती है; ऐसा डिज़ाइन चाहिए जिसकी रिपोर्टें गिनाई जा सकें और एक ही नमूने में केवल उत्तर से निकलें।</translation>
    </message>
    <message>
        <source>The costs are not symmetric: from {first} to {second} it is {there}, and back {back}. Distances are from the first group to the second.</source>
        <translation>लागतें सममित नहीं हैं: {first} से {second} तक {there} है, और वापसी में {back}। दूरियाँ पहले समूह से दूसरे तक हैं।</translation>
    </message>
    <message>
        <source>From {first} to {second} it costs {cost}, and {cheapest} by way of other answers; the cheapest way counts.</source>
        <translation>{first} से {second} तक की लागत {cost} है, और दूसरे उत्तरों से होकर {cheapest}; सबसे सस्ता रास्ता गिना जाता है।</translation>
    </message>
    <message>
        <source>the intervals have a joint confidence of {level}: each alone has {each}, by the joint normal distribution of the estimates (maximum of |t|).</source>
        <translation>अंतराल एक साथ {level} विश्वास के साथ सही हैं: हर एक का अपना स्तर {each} है, अनुमानों के संयुक्त प्रसामान्य बंटन (|t| का अधिकतम) के अनुसार।</translation>
    </message>
    <message>
        <source>the intervals have a joint confidence of at least {level}: each alone has {each}, by Šidák&apos;s bound.</source>
        <translation>अंतराल एक साथ कम से कम {level} विश्वास के साथ सही हैं: हर एक का अपना स्तर {each} है, शिदाक की सीमा के अनुसार।</translation>
    </message>
    <message>
        <source>The kiosk&apos;s coins, after the answer</source>
        <translation>कियोस्क के सिक्के, उत्तर के बाद</translation>
    </message>
    <message>
        <source>Coins shown before the answer</source>
        <translation>उत्तर से पहले दिखाए गए सिक्के</translation>
    </message>
    <message>
        <source>The respondent&apos;s own cards, dice or birthday</source>
        <translation>उत्तरदाता के अपने पत्ते, पासे या जन्मदिन</translation>
    </message>
    <message>
        <source>Asked elsewhere, by other means</source>
        <translation>कहीं और, अन्य साधनों से पूछा गया</translation>
    </message>
    <message>
        <source>In imported tables: asked elsewhere, by other means</source>
        <translation>आयातित तालिकाओं में: कहीं और, अन्य साधनों से पूछा गया</translation>
    </message>
    <message>
        <source>Several designs by row</source>
        <translation>पंक्ति के अनुसार कई डिज़ाइन</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>रखा गया</translation>
    </message>
    <message>
        <source>dropped</source>
        <translation>छोड़ा गया</translation>
    </message>
    <message>
        <source>must change</source>
        <translation>बदलना ज़रूरी</translation>
    </message>
    <message>
        <source>On the first screen</source>
        <translation>पहली स्क्रीन पर</translation>
    </message>
    <message>
        <source>Behind “Learn more”</source>
        <translation>“और जानें” के पीछे</translation>
    </message>
    <message>
        <source>At questions that are asked directly: {questions}</source>
        <translation>सीधे पूछे गए सवालों पर: {questions}</translation>
    </message>
    <message>
        <source>At questions that no total counts: {questions}</source>
        <translation>उन सवालों पर जिन्हें कोई योग नहीं गिनता: {questions}</translation>
    </message>
    <message>
        <source>What the surveyor says</source>
        <translation>सर्वेक्षक क्या कहता है</translation>
    </message>
    <message>
        <source>{numbers}: touch your own answer.</source>
        <translation>{numbers}: अपना जवाब छुएँ।</translation>
    </message>
    <message>
        <source>{numbers}: your own answer.</source>
        <translation>{numbers}: अपना जवाब।</translation>
    </message>
    <message>
        <source>{numbers}: “{label}”.</source>
        <translation>{numbers}: “{label}”।</translation>
    </message>
    <message>
        <source>{numbers}: touch “{label}”. The dice chose it, not you.</source>
        <translation>{numbers}: “{label}” छुएँ। यह पासों ने चुना, आपने नहीं।</translation>
    </message>
    <message>
        <source>{numbers}: touch “{label}”. The die chose it, not you.</source>
        <translation>{numbers}: “{label}” छुएँ। यह पासे ने चुना, आपने नहीं।</translation>
    </message>
    <message>
        <source>{numbers}: touch “{label}”. The card chose it, not you.</source>
        <translation>{numbers}: “{label}” छुएँ। यह पत्ते ने चुना, आपने नहीं।</translation>
    </message>
    <message>
        <source>{numbers}: touch “{label}”. The coins chose it, not you.</source>
        <translation>{numbers}: “{label}” छुएँ। यह सिक्कों ने चुना, आपने नहीं।</translation>
    </message>
    <message>
        <source>{numbers}: answer question 1.</source>
        <translation>{numbers}: सवाल 1 का जवाब दें।</translation>
    </message>
    <message>
        <source>{numbers}: answer question 2.</source>
        <translation>{numbers}: सवाल 2 का जवाब दें।</translation>
    </message>
    <message>
        <source>Only you know which of the two questions you answer.</source>
        <translation>केवल आप जानते हैं कि आप किस सवाल का जवाब दे रहे हैं।</translation>
    </message>
    <message>
        <source>Draw a card. Keep it hidden.</source>
        <translation>एक पत्ता निकालें। उसे छिपाकर रखें।</translation>
    </message>
    <message>
        <source>Heads first</source>
        <translation>पहले चित</translation>
    </message>
    <message>
        <source>Tails, then heads</source>
        <translation>पट, फिर चित</translation>
    </message>
    <message>
        <source>Tails, then tails</source>
        <translation>पट, फिर पट</translation>
    </message>
    <message>
        <source>Toss a coin, then toss it once more. Keep both hidden.</source>
        <translation>सिक्का उछालें, फिर एक बार और उछालें। दोनों छिपाकर रखें।</translation>
    </message>
    <message>
        <source>Only you can choose “{label}”. So a recorded “{label}” is your own answer.</source>
        <translation>केवल आप “{label}” चुन सकते हैं। इसलिए दर्ज “{label}” आपका अपना जवाब है।</translation>
    </message>
    <message>
        <source>Your own answer comes up in {count} of {of} cases.</source>
        <translation>{of} में से {count} बार आपका अपना जवाब आता है।</translation>
    </message>
    <message>
        <source>Your own answer comes up in about {count} of {of} cases.</source>
        <translation>{of} में से लगभग {count} बार आपका अपना जवाब आता है।</translation>
    </message>
    <message>
        <source>Question 1 comes up in {count} of {of} cases.</source>
        <translation>{of} में से {count} बार सवाल 1 आता है।</translation>
    </message>
    <message>
        <source>Question 1 comes up in about {count} of {of} cases.</source>
        <translation>{of} में से लगभग {count} बार सवाल 1 आता है।</translation>
    </message>
    <message>
        <source>Throw both dice and add them up. Keep them hidden.</source>
        <translation>दोनों पासे फेंकें और जोड़ लें। उन्हें छिपाकर रखें।</translation>
    </message>
    <message>
        <source>Throw the die. Keep it hidden.</source>
        <translation>पासा फेंकें। उसे छिपाकर रखें।</translation>
    </message>
    <message>
        <source>Draw one of the cards 1 to {cards}. Keep it hidden.</source>
        <translation>1 से {cards} तक के पत्तों में से एक निकालें। उसे छिपाकर रखें।</translation>
    </message>
    <message>
        <source>{low} or {high}</source>
        <translation>{low} या {high}</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} से {high}</translation>
    </message>
    <message>
        <source>So a record proves nothing about you.</source>
        <translation>रिकॉर्ड आपके बारे में कुछ साबित नहीं करता।</translation>
    </message>
    <message>
        <source>The wheel never picks “{label}”. So a recorded “{label}” is your own answer.</source>
        <translation>पहिया “{label}” कभी नहीं चुनता। इसलिए दर्ज “{label}” आपका अपना जवाब है।</translation>
    </message>
    <message>
        <source>Spin the wheel first. Only you see it.</source>
        <translation>पहले पहिया घुमाएँ। इसे सिर्फ़ आप देखते हैं।</translation>
    </message>
    <message>
        <source>If the wheel answers for you, just go on.</source>
        <translation>अगर पहिया आपकी जगह जवाब दे, तो बस आगे बढ़ें।</translation>
    </message>
    <message>
        <source>Otherwise the wheel picks any answer.</source>
        <translation>नहीं तो पहिया कोई भी जवाब चुनता है।</translation>
    </message>
    <message>
        <source>In {count} of {of} spins the wheel asks for your own answer.</source>
        <translation>{of} में से {count} बार पहिया आपका अपना जवाब माँगता है।</translation>
    </message>
    <message>
        <source>In about {count} of {of} spins the wheel asks for your own answer.</source>
        <translation>{of} में से लगभग {count} बार पहिया आपका अपना जवाब माँगता है।</translation>
    </message>
    <message>
        <source>In {count} of {of} spins your own answer is recorded.</source>
        <translation>{of} में से {count} बार आपका अपना जवाब दर्ज होता है।</translation>
    </message>
    <message>
        <source>In about {count} of {of} spins your own answer is recorded.</source>
        <translation>{of} में से लगभग {count} बार आपका अपना जवाब दर्ज होता है।</translation>
    </message>
    <message>
        <source>Half of the time your own answer is recorded.</source>
        <translation>आधी बार आपका अपना जवाब दर्ज होता है।</translation>
    </message>
    <message>
        <source>Half of the time the wheel asks for your own answer.</source>
        <translation>आधी बार पहिया आपका अपना जवाब माँगता है।</translation>
    </message>
    <message>
        <source>In {count} of {of} spins the wheel answers “{label}”.</source>
        <translation>{of} में से {count} बार पहिया “{label}” जवाब देता है।</translation>
    </message>
    <message>
        <source>In about {count} of {of} spins the wheel answers “{label}”.</source>
        <translation>{of} में से लगभग {count} बार पहिया “{label}” जवाब देता है।</translation>
    </message>
    <message>
        <source>With {design} every report is one of two numbers. They show the mean, but not how the answers spread around it.</source>
        <translation>{design} में हर दर्ज उत्तर दो संख्याओं में से एक होता है। उनसे औसत पता चलता है, पर यह नहीं कि उत्तर उसके आसपास कितने फैले हैं।</translation>
    </message>
    <message>
        <source>The question does not say which answers are possible, so only the mean and the standard deviation can be known.</source>
        <translation>सवाल यह नहीं बताता कि कौन से उत्तर संभव हैं, इसलिए केवल औसत और मानक विचलन जाने जा सकते हैं।</translation>
    </message>
    <message>
        <source>The noise is undone answer by answer, for at most {most} possible answers. This question has {answers}.</source>
        <translation>शोर एक-एक उत्तर के लिए हटाया जाता है, अधिक से अधिक {most} संभव उत्तरों के लिए। इस सवाल के {answers} हैं।</translation>
    </message>
    <message>
        <source>With {design} different distributions of answers lead to the same reports, so only the mean and the standard deviation can be known.</source>
        <translation>{design} में उत्तरों के अलग-अलग बँटवारे एक जैसे दर्ज उत्तर देते हैं, इसलिए केवल औसत और मानक विचलन जाने जा सकते हैं।</translation>
    </message>
    <message>
        <source>One report shows no spread.</source>
        <translation>एक दर्ज उत्तर से कोई फैलाव नहीं दिखता।</translation>
    </message>
    <message>
        <source>The reports spread no wider than the coins alone would make them, so the standard deviation of the answers is shown as 0. It is anywhere below the upper end of its interval.</source>
        <translation>दर्ज उत्तर उससे अधिक नहीं फैले हैं जितना अकेले सिक्के उन्हें फैलाते, इसलिए उत्तरों का मानक विचलन 0 दिखाया गया है। वह अपने अंतराल के ऊपरी सिरे से नीचे कहीं भी हो सकता है।</translation>
    </message>
    <message>
        <source>{n} respondent</source>
        <translation>{n} उत्तरदाता</translation>
    </message>
    <message>
        <source>{n} respondents</source>
        <translation>{n} उत्तरदाता</translation>
    </message>
    <message>
        <source>If the answers to “{first}” and “{second}” did not depend on each other, reports that show as strong a relation as these would have a probability of {p}.</source>
        <translation>यदि “{first}” और “{second}” के उत्तर एक-दूसरे पर निर्भर न होते, तो इतना मज़बूत संबंध दिखाने वाली रिपोर्टों की प्रायिकता {p} होती।</translation>
    </message>
    <message>
        <source>Cramér&apos;s V, from 0 for no relation to 1 for a perfect one, is about {v}; noise alone would give {noise}.</source>
        <translation>क्रेमर का V, 0 (कोई संबंध नहीं) से 1 (पूर्ण संबंध), लगभग {v} है; अकेला शोर {noise} देता।</translation>
    </message>
    <message>
        <source>Among those with “{given}”, about {share} have “{answer}”; the {level} interval is {low} to {high}.</source>
        <translation>“{given}” वालों में लगभग {share} का उत्तर “{answer}” है; {level} अंतराल {low} से {high} है।</translation>
    </message>
    <message>
        <source>Nobody is known to have “{given}”.</source>
        <translation>किसी का “{given}” होना ज्ञात नहीं है।</translation>
    </message>
    <message>
        <source>Intercept: {where}, the odds of the answer are about {ratio}.</source>
        <translation>अंतःखंड: {where}, उत्तर का ऑड्स लगभग {ratio} है।</translation>
    </message>
    <message>
        <source>Intercept: {where}, the mean answer is about {estimate}.</source>
        <translation>अंतःखंड: {where}, उत्तर का माध्य लगभग {estimate} है।</translation>
    </message>
    <message>
        <source>If all {n} people had answered “{answer}” to “{question}” and all else stayed the same, the model expects about {estimate} of them to have the answer “{outcome}” ({level} CI {low} to {high}).</source>
        <translation>अगर सभी {n} लोगों ने “{question}” का उत्तर “{answer}” दिया होता और बाकी सब वैसा ही रहता, तो मॉडल के अनुसार उनमें से लगभग {estimate} का उत्तर “{outcome}” होना अपेक्षित है; {level} विश्वास-स्तर के साथ {low} से {high}।</translation>
    </message>
    <message>
        <source>Intercept: {where}, the {link} of the share of “yes” is about {estimate}.</source>
        <translation>अंतःखंड: {where}, “हाँ” के हिस्से का {link} लगभग {estimate} है।</translation>
    </message>
    <message>
        <source>without predictors</source>
        <translation>व्याख्यात्मक चरों के बिना</translation>
    </message>
    <message>
        <source>with all predictors at their reference</source>
        <translation>जहाँ सभी व्याख्यात्मक चर अपने संदर्भ पर हों</translation>
    </message>
    <message>
        <source>with all predictors at 0</source>
        <translation>जहाँ सभी व्याख्यात्मक चर 0 पर हों</translation>
    </message>
    <message>
        <source>with all predictors at their reference, numbers and ratings at 0</source>
        <translation>जहाँ सभी व्याख्यात्मक चर अपने संदर्भ पर हों, और संख्याएँ व रेटिंग 0 पर</translation>
    </message>
    <message>
        <source>{n} interviews, standard errors: {errors}</source>
        <translation>{n} साक्षात्कार, मानक त्रुटियाँ: {errors}</translation>
    </message>
    <message>
        <source>log likelihood {likelihood}, {n} interviews, standard errors: {errors}</source>
        <translation>लॉग संभाविता {likelihood}, {n} साक्षात्कार, मानक त्रुटियाँ: {errors}</translation>
    </message>
    <message>
        <source>log likelihood {likelihood}, AIC {aic}, BIC {bic}, {n} interviews, standard errors: {errors}</source>
        <translation>लॉग संभाविता {likelihood}, AIC {aic}, BIC {bic}, {n} साक्षात्कार, मानक त्रुटियाँ: {errors}</translation>
    </message>
    <message>
        <source>Hosmer–Lemeshow test of the fit: χ² = {statistic} on {freedom} degrees of freedom, p = {p}</source>
        <translation>होस्मर–लेमेशो मेल जाँच: χ² = {statistic}, स्वतंत्रता कोटि {freedom}, p = {p}</translation>
    </message>
    <message>
        <source>With the answer “{answer}” to “{question}” instead of “{reference}”, the mean answer changes by {estimate} on average ({level} CI {low} to {high}).</source>
        <translation>“{question}” का उत्तर “{reference}” के बदले “{answer}” होने पर औसत उत्तर औसतन {estimate} बदलता है ({level} विश्वास अंतराल {low} से {high})।</translation>
    </message>
    <message>
        <source>With one more of “{question}”, the mean answer changes by {estimate} on average ({level} CI {low} to {high}).</source>
        <translation>“{question}” में एक और होने पर औसत उत्तर औसतन {estimate} बदलता है ({level} विश्वास अंतराल {low} से {high})।</translation>
    </message>
    <message>
        <source>it cannot be combined with random intercepts; leave one of the two out</source>
        <translation>इसे यादृच्छिक अंतःखंडों के साथ नहीं लिया जा सकता; दोनों में से एक छोड़ें</translation>
    </message>
    <message>
        <source>{questions} is randomized; predictions need predictors that are asked directly</source>
        <translation>{questions} यादृच्छिक है; पूर्वानुमानों के लिए सीधे पूछे गए पूर्वसूचक चाहिए</translation>
    </message>
    <message>
        <source>it needs predictors whose answers can be assumed</source>
        <translation>ऐसे पूर्वसूचक चाहिए जिनके उत्तर माने जा सकें</translation>
    </message>
    <message>
        <source>the outcome {outcome} has several equations; predictions need a yes/no question of one sample, or a number in the linear model</source>
        <translation>परिणाम {outcome} के कई समीकरण हैं; पूर्वानुमानों के लिए एक नमूने का हाँ/नहीं प्रश्न, या रैखिक मॉडल में संख्या चाहिए</translation>
    </message>
    <message>
        <source>According to the control question hardly anybody followed the instruction, so it corrects nothing: do not trust the estimates that it controls.</source>
        <translation>नियंत्रण प्रश्न कहता है कि शायद ही किसी ने निर्देश माना, इसलिए उससे कुछ भी सुधारा नहीं गया: जिन आकलनों का वह नियंत्रण करता है उन पर भरोसा न करें।</translation>
    </message>
    <message>
        <source>Shares of 0 and 1 that follow from the filter itself are not estimates and have no error: {questions}.</source>
        <translation>0 और 1 के वे अनुपात जो फ़िल्टर स्वयं तय करता है, आकलन नहीं हैं और उनमें त्रुटि नहीं होती: {questions}।</translation>
    </message>
    <message>
        <source>Nearly all of the {n} reports are the same, so the error is estimated from very few of them and the interval may contain the mean far less often than it should. Collect more interviews, or use the interval chebyshev.</source>
        <translation>{n} रिपोर्टों में से लगभग सभी एक जैसी हैं, इसलिए त्रुटि का पता उनमें से बहुत कम से चलता है और अंतराल में माध्य वादे से कहीं कम बार आ सकता है। और रिपोर्टें जुटाएँ, या chebyshev अंतराल लें।</translation>
    </message>
    <message>
        <source>The model predicts {name} whatever the features are, so it is no better than always saying {name}.</source>
        <translation>विशेषताएँ कुछ भी हों, मॉडल {name} का ही पूर्वानुमान करता है, इसलिए वह हमेशा {name} कहने से बेहतर नहीं है।</translation>
    </message>
    <message>
        <source>On the rows held out, the model was right {accuracy} of the time, which is no better than always saying the most frequent class ({majority}).</source>
        <translation>अलग रखी गई पंक्तियों पर मॉडल {accuracy} बार सही रहा, जो हमेशा सबसे अधिक आने वाला वर्ग कहने ({majority}) से बेहतर नहीं है।</translation>
    </message>
    <message>
        <source>A class is predicted where all conditions of one of its rules hold. No fewer rules can say the same.</source>
        <translation>वर्ग का पूर्वानुमान वहाँ होता है जहाँ उसके किसी एक नियम की सभी शर्तें पूरी हों। इससे कम नियम यही बात नहीं कह सकते।</translation>
    </message>
    <message>
        <source>A class is predicted where all conditions of one of its rules hold. The tree is large: fewer rules might say the same.</source>
        <translation>वर्ग का पूर्वानुमान वहाँ होता है जहाँ उसके किसी एक नियम की सभी शर्तें पूरी हों। वृक्ष बड़ा है: शायद कम नियम यही बात कह सकें।</translation>
    </message>
    <message>
        <source>These shares are pulled toward the share among all respondents, more so where the reports contain less information (a Dirichlet prior): good for prediction, but not unbiased estimates.</source>
        <translation>ये हिस्से सभी उत्तरदाताओं के हिस्से की ओर खींचे गए हैं, उतना ही अधिक जितना रिपोर्टें कम बताती हैं (डिरिक्ले पूर्व): पूर्वानुमान के लिए अच्छे, पर निष्पक्ष अनुमान नहीं।</translation>
    </message>
    <message>
        <source>For some features it was not released how frequent their levels are; effects are averaged as if these levels were equally frequent.</source>
        <translation>कुछ विशेषताओं के स्तर कितने आते हैं, यह प्रकाशित नहीं किया गया; प्रभावों का औसत ऐसे लिया गया है मानो ये स्तर बराबर आते हों।</translation>
    </message>
    <message>
        <source>The model does not contain the counts that it was made of, so the effects have no intervals.</source>
        <translation>मॉडल में वे गिनतियाँ नहीं हैं जिनसे वह बना, इसलिए प्रभावों के अंतराल नहीं हैं।</translation>
    </message>
    <message>
        <source>The levels of {names} were read from the data and are assumed to be public; state them with a domain file if they are not.</source>
        <translation>{names} के स्तर आँकड़ों से पढ़े गए और सार्वजनिक माने जाते हैं; अगर वे सार्वजनिक नहीं हैं तो उन्हें स्तर-फ़ाइल (domain file) से बताएँ।</translation>
    </message>
    <message>
        <source>{questions}: groups of fewer than {smallest}: {cells}, people in them: {people}, of whom alone: {alone}. Merge categories before you publish anything by it.</source>
        <translation>{questions}: {smallest} से छोटे समूह: {cells}, उनमें लोग: {people}, जिनमें से अकेले: {alone}। इससे कुछ भी दिखाने से पहले श्रेणियाँ मिलाएँ।</translation>
    </message>
    <message>
        <source>{questions}: groups of fewer than {smallest}: {cells}, people in them: {people}, of whom alone: {alone}. Do not publish these together, or make {coarser} coarser first.</source>
        <translation>{questions}: {smallest} से छोटे समूह: {cells}, उनमें लोग: {people}, जिनमें से अकेले: {alone}। इन्हें एक साथ न दिखाएँ, या पहले {coarser} को मोटा करें।</translation>
    </message>
    <message>
        <source>The mean answer to “{question}” is about {mean} ({level} CI {low} to {high}).</source>
        <translation>“{question}” का औसत उत्तर लगभग {mean} है ({level} विश्वास अंतराल {low} से {high})।</translation>
    </message>
    <message>
        <source>The mean answer to “{question}” is about {mean}.</source>
        <translation>“{question}” का औसत उत्तर लगभग {mean} है।</translation>
    </message>
    <message>
        <source>Nobody answered “{question}”.</source>
        <translation>“{question}” का उत्तर किसी ने नहीं दिया।</translation>
    </message>
    <message>
        <source>The answers differ from it by about {sd} (the standard deviation).</source>
        <translation>उत्तर इससे लगभग {sd} अलग हैं (मानक विचलन)।</translation>
    </message>
    <message>
        <source>Half of the people answer {median} or less, and the middle half between {first} and {third}.</source>
        <translation>आधे लोग {median} या कम बताते हैं, और बीच के आधे {first} और {third} के बीच।</translation>
    </message>
    <message>
        <source>About {share} of the people have an answer from {first} to {last} ({level} CI {low} to {high}).</source>
        <translation>लगभग {share} लोगों का उत्तर {first} से {last} है ({level} विश्वास अंतराल {low} से {high})।</translation>
    </message>
    <message>
        <source>About {share} of the people answer {value} ({level} CI {low} to {high}).</source>
        <translation>लगभग {share} लोग {value} बताते हैं ({level} विश्वास अंतराल {low} से {high})।</translation>
    </message>
    <message>
        <source>“{question}”: half of the people give {median} or an earlier day; the days go from {first} to {last}.</source>
        <translation>“{question}”: आधे लोग {median} या उससे पहले का दिन बताते हैं; दिन {first} से {last} तक हैं।</translation>
    </message>
    <message>
        <source>“{question}”: {count} different texts; the commonest is “{text}”.</source>
        <translation>“{question}”: {count} अलग-अलग पाठ; सबसे आम “{text}” है।</translation>
    </message>
    <message>
        <source>“{question}”: {count} different texts; none was given twice.</source>
        <translation>“{question}”: {count} अलग-अलग पाठ; कोई भी दो बार नहीं दिया गया।</translation>
    </message>
    <message>
        <source>{question}: {said}</source>
        <translation>{question}: {said}</translation>
    </message>
    <message>
        <source>No design of these questions has a test.</source>
        <translation>इन प्रश्नों की किसी डिज़ाइन की जाँच नहीं है।</translation>
    </message>
    <message>
        <source>{question}: {text}</source>
        <translation>{question}: {text}</translation>
    </message>
    <message>
        <source>{question} by {by}: {text}</source>
        <translation>{question}, {by} के अनुसार: {text}</translation>
    </message>
    <message>
        <source>Estimates outside 0 to 100 %: {count}. They are shown as they are, because cutting them off would bias averages; the column “Most likely” gives the best possible share.</source>
        <translation>0 से 100 % के बाहर के आकलन: {count}। वे वैसे ही दिखाए जाते हैं, क्योंकि उन्हें काटने से औसत अभिनत हो जाते; स्तंभ “सबसे संभावित” सबसे अच्छा संभव अनुपात देता है।</translation>
    </message>
    <message>
        <source>A question cannot be divided by itself: choose another one, or no groups.</source>
        <translation>कोई प्रश्न अपने ही समूहों में नहीं बाँटा जा सकता: दूसरा चुनें, या कोई समूह नहीं।</translation>
    </message>
    <message>
        <source>The chart shows the first {count} lines; choose one question to see it all.</source>
        <translation>चार्ट पहली {count} पंक्तियाँ दिखाता है; सब देखने के लिए एक प्रश्न चुनें।</translation>
    </message>
    <message>
        <source>Compared with model {smaller}, chance alone would improve the fit this much with a probability of {p} (likelihood ratio test).</source>
        <translation>मॉडल {smaller} के मुक़ाबले अकेला संयोग मेल को इतना {p} प्रायिकता से सुधारता (संभाविता अनुपात जाँच)।</translation>
    </message>
    <message>
        <source>Of these models it has the smallest AIC, so it is expected to predict best.</source>
        <translation>इन मॉडलों में इसका AIC सबसे छोटा है, इसलिए इससे सबसे अच्छे पूर्वानुमान की आशा है।</translation>
    </message>
    <message>
        <source>Model {model}, {predictors}: fitted to {n} interviews.</source>
        <translation>मॉडल {model}, {predictors}: {n} साक्षात्कारों पर बैठाया गया।</translation>
    </message>
    <message>
        <source>“{term}” is in {count} of the {models} models, with coefficients from {low} to {high}.</source>
        <translation>“{term}” {models} में से {count} मॉडलों में है, गुणांक {low} से {high}।</translation>
    </message>
    <message>
        <source>The likelihood of a model with a randomized predictor ({questions}) includes the predictor&apos;s reports, so AIC, BIC and likelihood ratios are not compared.</source>
        <translation>यादृच्छिक पूर्वसूचक ({questions}) वाले मॉडल की संभाविता में उसकी रिपोर्टें भी शामिल हैं, इसलिए AIC, BIC और संभाविता अनुपात की तुलना नहीं होती।</translation>
    </message>
    <message>
        <source>any</source>
        <translation>कोई भी</translation>
    </message>
    <message>
        <source>All waves</source>
        <translation>सभी दौर</translation>
    </message>
    <message>
        <source>ε adds up over questions and waves. This is the worst case, in which all answers are about the same fact. Somebody who cannot link the records of one person learns less.</source>
        <translation>प्रश्नों और दौरों का ε जुड़ता जाता है। यह सबसे बुरी स्थिति है, जिसमें सभी उत्तर एक ही बात बताते हैं; जो किसी एक व्यक्ति के रिकॉर्ड आपस में नहीं जोड़ सकता, वह कम जान पाता है।</translation>
    </message>
    <message>
        <source>ε adds up over questions and waves. This is the worst case, in which all answers are about the same fact. Somebody who sees only opened totals learns less.</source>
        <translation>प्रश्नों और दौरों का ε जुड़ता जाता है। यह सबसे बुरी स्थिति है, जिसमें सभी उत्तर एक ही बात बताते हैं; जो केवल खुले योग देखता है, वह कम जान पाता है।</translation>
    </message>
    <message>
        <source>What to do: {advice}</source>
        <translation>क्या करें: {advice}</translation>
    </message>
    <message>
        <source>It holds for one release of one wave, if the others&apos; reports were made with coins as they should be. It does not hold for somebody who has the collection files, knows when a person was asked, or watched the kiosk.</source>
        <translation>यह एक दौर को एक ही बार जारी करने पर लागू है, यदि दूसरों की रिपोर्टें सिक्कों से वैसे ही बनीं जैसे बननी चाहिए। यह उस पर लागू नहीं जिसके पास संग्रह फ़ाइलें हैं, जो जानता है कि किसी से कब पूछा गया, या जिसने कियोस्क को देखा।</translation>
    </message>
    <message>
        <source>Everybody shares these answers with at least {others} others.</source>
        <translation>हर किसी के ये उत्तर कम से कम {others} और लोगों के भी हैं।</translation>
    </message>
    <message>
        <source>There are no interviews yet, so there are no groups.</source>
        <translation>अभी कोई साक्षात्कार नहीं है, इसलिए कोई किसी समूह में नहीं है।</translation>
    </message>
    <message>
        <source>The survey has no randomized question, so there are no coins to add to.</source>
        <translation>सर्वेक्षण में कोई यादृच्छिक प्रश्न नहीं है, इसलिए ऐसे सिक्के नहीं जिनमें कुछ जुड़े।</translation>
    </message>
    <message>
        <source>There is no row of anybody, only totals: there is nothing to put in random order.</source>
        <translation>किसी की कोई पंक्ति नहीं है, केवल योग हैं: यादृच्छिक क्रम में रखने को कुछ नहीं है।</translation>
    </message>
    <message>
        <source>The survey has no direct question, so nobody can be identified by an answer.</source>
        <translation>सर्वेक्षण में कोई सीधा प्रश्न नहीं है: किसी को उत्तर से ढूँढा नहीं जा सकता।</translation>
    </message>
    <message>
        <source>ε</source>
        <translation>ε</translation>
    </message>
    <message>
        <source>probability after the report</source>
        <translation>रिपोर्ट के बाद प्रायिकता</translation>
    </message>
    <message>
        <source>ε of all in random order</source>
        <translation>यादृच्छिक क्रम में सबका ε</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>ठीक है</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>जाँच</translation>
    </message>
    <message>
        <source>Act</source>
        <translation>कदम उठाएँ</translation>
    </message>
    <message>
        <source>Forged reports</source>
        <translation>जाली रिपोर्टें</translation>
    </message>
    <message>
        <source>In the chart, kiosks inside the outer limits differ no more than by chance. The limits assume that people are similar everywhere. If the places differ, points may lie outside although nothing is wrong.</source>
        <translation>चित्र में बाहरी सीमाओं के भीतर के कियोस्क संयोग से अधिक भिन्न नहीं हैं। ये सीमाएँ ऐसे लोगों के लिए हैं जो हर जगह एक जैसे हों; जहाँ स्थान अलग-अलग हों, वहाँ बिंदु बाहर पड़ सकते हैं और फिर भी कुछ गड़बड़ न हो।</translation>
    </message>
    <message>
        <source>Interviews carry no date or time. Each file has only its first and last day: compare its number of interviews with the attendance list for these days.</source>
        <translation>साक्षात्कारों पर न दिन होता है न समय। हर फ़ाइल अपना पहला और अपना अंतिम दिन जानती है: संख्या का मिलान इन दिनों की उपस्थिति-सूची से करें।</translation>
    </message>
    <message>
        <source>Questions left out by a condition, or not drawn by chance, do not count as missing.</source>
        <translation>जो प्रश्न किसी शर्त ने छोड़ दिए, या संयोग ने नहीं चुने, वे अनुत्तरित नहीं हैं।</translation>
    </message>
    <message>
        <source>All tests are assessed together: if nothing is wrong, at most one project in 100 raises an alarm.</source>
        <translation>सभी परीक्षण एक साथ आँके जाते हैं: कोई दोष न हो तो 100 में से अधिक से अधिक एक परियोजना में चेतावनी आती है।</translation>
    </message>
    <message>
        <source>The smallest number that these tests would have detected at each kiosk in 4 of 5 cases. Smaller numbers may go unnoticed: attendance lists and second interviews find them.</source>
        <translation>वह सबसे छोटी संख्या जिसे ये परीक्षण हर कियोस्क पर 5 में से 4 बार पकड़ लेते। इससे कम हो सकते हैं: उपस्थिति सूचियाँ और दोबारा साक्षात्कार उन्हें पकड़ते हैं।</translation>
    </message>
    <message>
        <source>The value if that many reports had been forged, in the worst possible way.</source>
        <translation>अगर इतनी रिपोर्टें जाली हों, सबसे बुरे संभव ढंग से, तो क्या सच हो सकता है।</translation>
    </message>
    <message>
        <source>Nobody answered {item}: it is ranked by the prior alone.</source>
        <translation>{item} का उत्तर किसी ने नहीं दिया: उसका क्रम केवल पूर्व बंटन से है।</translation>
    </message>
    <message>
        <source>{count} of {all} respondents are left out because an answer is missing.</source>
        <translation>{all} में से {count} उत्तरदाता छोड़े गए, क्योंकि कोई उत्तर नहीं है।</translation>
    </message>
    <message>
        <source>{count} of {all} respondents have weight 0 and do not count.</source>
        <translation>{all} में से {count} उत्तरदाताओं का भार 0 है और वे गिने नहीं जाते।</translation>
    </message>
    <message>
        <source>The most likely value of {parameter} is {value}, the end of its range, so it has no standard error, and those of the coefficients take it as known.</source>
        <translation>{parameter} का सबसे संभावित मान {value} है, जो उसके परास का सिरा है, इसलिए उसकी मानक त्रुटि नहीं है, और गुणांकों की मानक त्रुटियाँ उसे ज्ञात मानती हैं।</translation>
    </message>
    <message>
        <source>Use the {what} of the sample</source>
        <translation>प्रतिदर्श के {what} काम में लाएँ</translation>
    </message>
    <message>
        <source>every report, with its direct answers</source>
        <translation>हर रिपोर्ट, उसके सीधे उत्तरों के साथ</translation>
    </message>
    <message>
        <source>declared totals of at least {smallest} interviews, or as many as the survey says, once trustees have opened them</source>
        <translation>कम से कम {smallest} साक्षात्कारों के, या जितने सर्वेक्षण कहे उतने के घोषित योग, जब न्यासी उन्हें खोल दें</translation>
    </message>
    <message>
        <source>there are none: one key opens everything</source>
        <translation>कोई न्यासी नहीं: एक कुंजी सब कुछ खोलती है</translation>
    </message>
    <message>
        <source>the totals of each file; a report, with copies of a file from before and after its interview</source>
        <translation>हर फ़ाइल के योग; और साक्षात्कार से पहले और बाद की फ़ाइल की प्रतियों के साथ एक रिपोर्ट</translation>
    </message>
    <message>
        <source>the answer: coins and tallies protect against neither</source>
        <translation>उत्तर: न सिक्के और न गणनाएँ इससे बचाते हैं</translation>
    </message>
    <message>
        <source>The passphrase does not open the key file {file}. Try again: it is the one that was chosen when the key was made. If it is lost, make the key file again from its recovery sheet.</source>
        <translation>इस पासफ़्रेज़ से कुंजी फ़ाइल {file} नहीं खुलती। फिर कोशिश करें: वही चाहिए जो कुंजी बनाते समय चुना गया था। अगर वह खो गया है, तो कुंजी फ़ाइल को उसके पुनर्प्राप्ति पत्र से फिर बनाएँ।</translation>
    </message>
    <message>
        <source>Line {line}: {reason}</source>
        <translation>पंक्ति {line}: {reason}</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <translation>{first} {second}</translation>
    </message>
    <message>
        <source>{count} of {rows} rows have no prediction; the column prediction_problem gives the reason for each.</source>
        <translation>{rows} में से {count} पंक्तियों का कोई पूर्वानुमान नहीं है; स्तंभ prediction_problem हर एक का कारण बताता है।</translation>
    </message>
    <message>
        <source>Randomized columns alone</source>
        <translation>केवल यादृच्छिक स्तंभ</translation>
    </message>
    <message>
        <source>Randomized columns, complete interviews only</source>
        <translation>यादृच्छिक स्तंभ, केवल पूरे साक्षात्कार</translation>
    </message>
    <message>
        <source>With direct answers, file by file</source>
        <translation>सीधे उत्तरों सहित, फ़ाइल-दर-फ़ाइल</translation>
    </message>
    <message>
        <source>Whoever is given only this, in random order and without ids, learns about any one person at most ε = {shuffled} instead of {epsilon}, except with a probability of at most {delta}: nothing shows which of at least {interviews} records is the person&apos;s.</source>
        <translation>जिसे केवल यह, यादृच्छिक क्रम में और बिना पहचान-संख्या के मिले, वह किसी एक व्यक्ति के बारे में {epsilon} के बजाय अधिक से अधिक ε = {shuffled} जानता है, सिवाय अधिकतम {delta} की संभावना के: कुछ भी नहीं दिखाता कि कम से कम {interviews} रिकॉर्डों में से कौन-सा उसका है।</translation>
    </message>
    <message>
        <source>Shuffling adds nothing to ε = {epsilon}: that takes at least {needed} interviews that nothing but randomized reports tells apart, and the smallest such group has {interviews}.</source>
        <translation>फेंटने से ε = {epsilon} में कुछ नहीं जुड़ता: उसके लिए कम से कम {needed} ऐसे साक्षात्कार चाहिए जिन्हें यादृच्छिक रिपोर्टों के सिवा कुछ अलग न करे, और ऐसे सबसे छोटे समूह में {interviews} हैं।</translation>
    </message>
    <message>
        <source>There are no such interviews. Shuffling adds something to ε = {epsilon} from {needed} interviews on that nothing but randomized reports tells apart.</source>
        <translation>ऐसे साक्षात्कार नहीं हैं। यादृच्छिक रिपोर्टों के सिवा जिन्हें कुछ अलग न करे, ऐसे {needed} साक्षात्कारों से फेंटना ε = {epsilon} में कुछ जोड़ता है।</translation>
    </message>
    <message>
        <source>Shuffling adds nothing: what one respondent gives away has no known limit.</source>
        <translation>फेंटने से कुछ नहीं जुड़ता: एक उत्तरदाता जो उजागर करता है उसकी कोई ज्ञात सीमा नहीं है।</translation>
    </message>
    <message>
        <source>Shuffling adds nothing: not all of these interviews are known from collection files, which are in random order, or it is not known who left which question unanswered.</source>
        <translation>फेंटने से कुछ नहीं जुड़ता: ये सब साक्षात्कार संग्रह फ़ाइलों के नहीं जाने जाते, जो यादृच्छिक क्रम में होती हैं, या यह ज्ञात नहीं कि किसने कौन-सा प्रश्न छोड़ा।</translation>
    </message>
</context>
<context>
    <name>numbers</name>
    <message>
        <source>{number} percentage points</source>
        <translation>{number} प्रतिशत अंक</translation>
    </message>
</context>
<context>
    <name>opening</name>
    <message>
        <source>Import into which project? Type a new name to create one</source>
        <translation>किस परियोजना में आयात करें? नया नाम देने पर नई बनती है</translation>
    </message>
    <message>
        <source>Projects (*{ending})</source>
        <translation>परियोजनाएँ (*{ending})</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>आयात करें</translation>
    </message>
</context>
<context>
    <name>planning</name>
    <message>
        <source>percentage points: with probability {confidence}, the estimate is no further than this from the true value, {truth} ({method}).</source>
        <translation>प्रतिशत अंक: {confidence} प्रायिकता से आकलन सच से अधिक से अधिक इतना दूर होता है, {truth} ({method})।</translation>
    </message>
    <message>
        <source>whatever the true share is</source>
        <translation>सच्चा अनुपात कुछ भी हो</translation>
    </message>
    <message>
        <source>if the true share is {share}</source>
        <translation>अगर सच्चा अनुपात {share} हो</translation>
    </message>
    <message>
        <source>people to approach: the estimate is then within ± {error} of the true value with probability {confidence}, {truth} ({method}, allowing for clusters and non-response).</source>
        <translation>लोगों से संपर्क करना है: तब {confidence} प्रायिकता से आकलन सच से ± {error} के भीतर होता है, {truth} ({method}, गुच्छों और अनुत्तर के लिए बढ़ाकर)।</translation>
    </message>
    <message>
        <source>interviews are enough: the estimate is then within ± {error} of the true value with probability {confidence}, {truth} ({method}).</source>
        <translation>साक्षात्कार काफ़ी हैं: तब {confidence} प्रायिकता से आकलन सच से ± {error} के भीतर होता है, {truth} ({method})।</translation>
    </message>
    <message>
        <source>ε = ∞: at least one report reveals the answer, so nothing protects it.</source>
        <translation>ε = ∞: कम से कम एक रिपोर्ट उत्तर बता देती है, इसलिए उसकी कोई सुरक्षा नहीं।</translation>
    </message>
    <message>
        <source>ε = {epsilon}: one report can multiply the odds of one answer over another by at most {ratio}.</source>
        <translation>ε = {epsilon}: एक रिपोर्ट एक उत्तर की दूसरे के मुक़ाबले संभाव्यता-अनुपात को अधिक से अधिक {ratio} गुना कर सकती है।</translation>
    </message>
    <message>
        <source>Answer to plan for</source>
        <translation>योजना किस उत्तर के लिए</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>हाँ</translation>
    </message>
    <message>
        <source>no</source>
        <translation>नहीं</translation>
    </message>
    <message>
        <source>yes or no (the less precise)</source>
        <translation>हाँ या नहीं, जो कम सटीक हो</translation>
    </message>
    <message>
        <source>every answer</source>
        <translation>हर उत्तर</translation>
    </message>
    <message>
        <source>answer {number}</source>
        <translation>उत्तर {number}</translation>
    </message>
</context>
<context>
    <name>report</name>
    <message>
        <source>Page {page} of {pages}</source>
        <translation>{pages} में से पृष्ठ {page}</translation>
    </message>
    <message>
        <source>The survey “{title}” ({id}, version {version}) has {asked} questions; {interviews} interviews were analysed.</source>
        <translation>सर्वेक्षण “{title}” ({id}, संस्करण {version}) में {asked} प्रश्न हैं; {interviews} साक्षात्कारों का विश्लेषण हुआ।</translation>
    </message>
    <message>
        <source>They were collected from {first} to {last}.</source>
        <translation>वे {first} से {last} तक जुटाए गए।</translation>
    </message>
    <message>
        <source>These interviews were simulated by a computer: no person answered them.</source>
        <translation>ये साक्षात्कार कंप्यूटर से अनुकरित हैं: किसी व्यक्ति ने इनके उत्तर नहीं दिए।</translation>
    </message>
    <message>
        <source>Randomized response (Warner 1965, Journal of the American Statistical Association 60, 63–69) protected the answers to {questions}: what is recorded is a report, which follows from the answer by a random map of known probabilities. The answer itself is not recorded.</source>
        <translation>यादृच्छिक प्रतिक्रिया विधि (randomized response; Warner 1965, Journal of the American Statistical Association 60, 63–69) ने {questions} के उत्तरों की रक्षा की: जो दर्ज होता है वह एक रिपोर्ट है, जो उत्तर से ज्ञात प्रायिकताओं वाले यादृच्छिक प्रतिचित्रण द्वारा निकलती है। स्वयं उत्तर दर्ज नहीं होता।</translation>
    </message>
    <message>
        <source>The design “{title}” ({design}) was used for {questions} ({source}).</source>
        <translation>{questions} के लिए डिज़ाइन “{title}” ({design}) काम में लाया गया ({source})।</translation>
    </message>
    <message>
        <source>The answers to {members} were randomized together, as one answer to {question}.</source>
        <translation>{members} के उत्तर {question} के एक उत्तर के रूप में एक साथ यादृच्छिक किए गए।</translation>
    </message>
    <message>
        <source>Asked directly, with answers recorded as given and without protection: {questions}.</source>
        <translation>सीधे पूछे गए, जिनके उत्तर जैसे दिए गए वैसे और बिना सुरक्षा के दर्ज हुए: {questions}।</translation>
    </message>
    <message>
        <source>A part of the respondents, drawn at random, was asked {questions} directly, without protection.</source>
        <translation>यादृच्छिक रूप से चुने गए कुछ उत्तरदाताओं से {questions} सीधे, बिना सुरक्षा के पूछे गए।</translation>
    </message>
    <message>
        <source>A random half of the respondents was asked {questions} in the opposite wording.</source>
        <translation>यादृच्छिक रूप से चुने गए आधे उत्तरदाताओं से {questions} उल्टे रूप में पूछे गए।</translation>
    </message>
    <message>
        <source>Each respondent was asked {size} of these questions, drawn at random: {questions}.</source>
        <translation>हर उत्तरदाता से इनमें से यादृच्छिक रूप से चुने गए {size} प्रश्न पूछे गए: {questions}।</translation>
    </message>
    <message>
        <source>With P the matrix of the probabilities of each report given each answer and λ̂ the observed shares of the reports, shares of answers were estimated by undoing P, which where P is square is π̂ = λ̂P⁻¹. This estimate is unbiased and may lie outside 0 to 100 %; “Most likely” is the maximum-likelihood estimate among the possible shares.</source>
        <translation>P वह आव्यूह है जिसमें हर उत्तर पर हर रिपोर्ट की प्रायिकताएँ हैं और λ̂ रिपोर्टों के देखे गए अनुपात हैं; उत्तरों के अनुपात P का असर हटाकर आँके गए, जो P के वर्ग आव्यूह होने पर π̂ = λ̂P⁻¹ है। यह आकलन अनभिनत है और 0 से 100 % के बाहर हो सकता है; “सबसे संभावित” संभव अनुपातों में अधिकतम संभाविता आकलन है।</translation>
    </message>
    <message>
        <source>Where a design has several samples or kinds of respondents ({questions}), estimates are linear in the shares of the reports, or ratios of such estimates, and “Most likely” maximizes one likelihood over all samples.</source>
        <translation>जहाँ किसी डिज़ाइन में कई नमूने या कई प्रकार के उत्तरदाता हैं ({questions}), वहाँ आकलन रिपोर्टों के अनुपातों में रैखिक हैं, या ऐसे आकलनों के अनुपात हैं, और “सबसे संभावित” सभी नमूनों की एक ही संभाविता को अधिकतम करता है।</translation>
    </message>
    <message>
        <source>For {questions}, the share of a choice was estimated from the share c/n of reports that fit it by (c/n − q)/(p − q), with p and q the probabilities that a report fits one’s own and any other choice.</source>
        <translation>{questions} के लिए किसी विकल्प का अनुपात उससे मेल खाने वाली रिपोर्टों के अनुपात c/n से (c/n − q)/(p − q) द्वारा आँका गया, जहाँ p और q वे प्रायिकताएँ हैं जिनसे कोई रिपोर्ट अपने और किसी दूसरे विकल्प से मेल खाती है।</translation>
    </message>
    <message>
        <source>Means ({questions}) were estimated from pseudo-answers: functions of the reports whose expectation over the randomization is the answer.</source>
        <translation>माध्य ({questions}) छद्म-उत्तरों से आँके गए: रिपोर्टों के ऐसे फलन जिनकी यादृच्छिकीकरण पर प्रत्याशा ही उत्तर है।</translation>
    </message>
    <message>
        <source>Means ({questions}) were estimated from the means of two samples, which mix the answers to the sensitive and to a harmless question with two different known probabilities.</source>
        <translation>माध्य ({questions}) दो नमूनों के माध्यों से आँके गए, जिनमें संवेदनशील और एक सामान्य प्रश्न के उत्तर दो अलग-अलग ज्ञात प्रायिकताओं से मिले हुए हैं।</translation>
    </message>
    <message>
        <source>Respondents were treated as a simple random sample of a large population. Standard errors contain both the sampling of respondents and the randomization; the part that the randomization causes is given next to them.</source>
        <translation>उत्तरदाताओं को एक बड़ी समष्टि का सरल यादृच्छिक नमूना माना गया। मानक त्रुटियों में उत्तरदाताओं का प्रतिचयन और यादृच्छिकीकरण दोनों हैं; यादृच्छिकीकरण से आने वाला हिस्सा उनके साथ दिया गया है।</translation>
    </message>
    <message>
        <source>Differences between groups are tested by the likelihood ratio where each respondent’s group is known, and by the estimate over its standard error where the groups are randomized themselves, or the design has several samples or kinds of respondents.</source>
        <translation>समूहों के बीच अंतर, जहाँ हर उत्तरदाता का समूह ज्ञात है, संभाविता अनुपात से परखे जाते हैं, और जहाँ समूह स्वयं यादृच्छिक हैं, या डिज़ाइन में कई नमूने या कई प्रकार के उत्तरदाता हैं, आकलन को उसकी मानक त्रुटि से भाग देकर।</translation>
    </message>
    <message>
        <source>Likelihood ratios are divided by the design effects of the {what} (Rao and Scott 1984).</source>
        <translation>संभाविता अनुपातों को {what} के डिज़ाइन प्रभावों से भाग दिया गया (Rao और Scott 1984)।</translation>
    </message>
    <message>
        <source>Ranks are by the expected worth of the answers, whose shares have a flat Dirichlet prior; intervals and probabilities are those of draws from the posterior, with the coins accounted for (Tanner &amp; Wong 1987).</source>
        <translation>क्रम उत्तरों के प्रत्याशित मूल्य से हैं, जिनके हिस्सों का समतल डिरिक्ले पूर्व है; अंतराल और प्रायिकताएँ उत्तर-बंटन से निकाले गए नमूनों की हैं, संयोग को ध्यान में रखकर (Tanner &amp; Wong 1987)।</translation>
    </message>
    <message>
        <source>Distances between groups are earth mover’s distances of ratings (Rubner, Tomasi &amp; Guibas 2000) and total variation of other answers, with the bias that sampling and coins cause taken off (Fang &amp; Santos 2019); intervals are bootstrapped, p-values come from permutations.</source>
        <translation>समूहों की दूरियाँ रेटिंग के लिए अर्थ मूवर्स दूरी (Rubner, Tomasi &amp; Guibas 2000) और दूसरे उत्तरों के लिए कुल विचरण हैं, प्रतिचयन और संयोग का पक्षपात हटाकर (Fang &amp; Santos 2019); अंतराल बूटस्ट्रैप से, p-मान क्रमचय से हैं।</translation>
    </message>
    <message>
        <source>Regressions maximize the likelihood of the reports, with the coins of randomized questions accounted for (Maddala 1983; Scheers &amp; Dayton 1988; van den Hout, van der Heijden &amp; Gilchrist 2007).</source>
        <translation>समाश्रयण रिपोर्टों की संभाविता को अधिकतम करते हैं, यादृच्छिक प्रश्नों के संयोग को ध्यान में रखकर (Maddala 1983; Scheers &amp; Dayton 1988; van den Hout, van der Heijden &amp; Gilchrist 2007)।</translation>
    </message>
    <message>
        <source>The privacy loss ε (natural logarithm) of one respondent over all randomized questions is at most {epsilon}: a report changes the odds of one answer against another by at most the factor exp(ε) of its question, and ε adds up over questions.</source>
        <translation>सभी यादृच्छिक प्रश्नों पर एक उत्तरदाता की निजता-हानि ε (प्राकृतिक लघुगणक) अधिकतम {epsilon} है: एक रिपोर्ट एक उत्तर की दूसरे के मुक़ाबले संभावना का अनुपात अधिकतम अपने प्रश्न के exp(ε) गुणक से बदलती है, और प्रश्नों के ε जुड़ते हैं।</translation>
    </message>
    <message>
        <source>Intervals have the level {level} (methods: {methods}).</source>
        <translation>अंतरालों का विश्वास-स्तर {level} है (विधियाँ: {methods})।</translation>
    </message>
    <message>
        <source>Estimates use the sample design ({what}). Their standard errors are linearized (Woodruff 1971) and contain both the sampling of respondents and the randomization; the part that the randomization causes is given next to them, and they are never below it.</source>
        <translation>अनुमान प्रतिदर्श अभिकल्प ({what}) का उपयोग करते हैं। उनकी मानक त्रुटियाँ रैखिकीकृत हैं (Woodruff 1971) और उनमें उत्तरदाताओं का प्रतिचयन तथा यादृच्छिकीकरण दोनों शामिल हैं; यादृच्छिकीकरण का भाग साथ में दिया गया है, और वे कभी उससे कम नहीं होतीं।</translation>
    </message>
    <message>
        <source>Cross-tables estimate how the answers go together, from the joint distribution of the reports and the Kronecker product of the questions’ matrices.</source>
        <translation>क्रॉस-तालिकाएँ आँकती हैं कि उत्तर आपस में कैसे जुड़े हैं: रिपोर्टों के संयुक्त बंटन और प्रश्नों के आव्यूहों के क्रोनेकर गुणनफल से।</translation>
    </message>
    <message>
        <source>The privacy loss ε of one respondent is not bounded: for some people, some report rules an answer out; the table of designs says where.</source>
        <translation>एक उत्तरदाता की निजता की हानि ε की कोई सीमा नहीं है: कुछ लोगों के लिए कोई रिपोर्ट किसी उत्तर को असंभव ठहराती है; कहाँ, यह डिज़ाइनों की तालिका बताती है।</translation>
    </message>
    <message>
        <source>Who was asked directly is not protected: ε is infinite. What follows is about everybody else.</source>
        <translation>जिससे सीधे पूछा गया उसकी सुरक्षा नहीं है: ε अनंत है। आगे जो है वह बाकी सबके बारे में है।</translation>
    </message>
    <message>
        <source>All numbers were computed with Surveyapp {version}.</source>
        <translation>सभी संख्याएँ Surveyapp {version} से निकाली गईं।</translation>
    </message>
    <message>
        <source>{title}: report</source>
        <translation>{title}: रिपोर्ट</translation>
    </message>
    <message>
        <source>Made on {day} with Surveyapp {version}. Survey {id}, version {number}.</source>
        <translation>{day} को Surveyapp {version} से बनाई गई। सर्वेक्षण {id}, संस्करण {number}।</translation>
    </message>
    <message>
        <source>{title} · {day} · Surveyapp {version}</source>
        <translation>{title} · {day} · Surveyapp {version}</translation>
    </message>
    <message>
        <source>The interviews are simulated. Nothing here is about real people.</source>
        <translation>साक्षात्कार अनुकरित हैं। यहाँ कुछ भी वास्तविक लोगों के बारे में नहीं है।</translation>
    </message>
    <message>
        <source>Methods</source>
        <translation>विधियाँ</translation>
    </message>
    <message>
        <source>Questions and designs</source>
        <translation>प्रश्न और डिज़ाइन</translation>
    </message>
    <message>
        <source>Design, odds and ε of each question</source>
        <translation>हर प्रश्न का डिज़ाइन, संभावनाएँ और ε</translation>
    </message>
    <message>
        <source>Design</source>
        <translation>डिज़ाइन</translation>
    </message>
    <message>
        <source>Odds: answer → report</source>
        <translation>संभावनाएँ: उत्तर → रिपोर्ट</translation>
    </message>
    <message>
        <source>ε</source>
        <translation>ε</translation>
    </message>
    <message>
        <source>{question}: ε is {told}.</source>
        <translation>{question}: ε {told} है।</translation>
    </message>
    <message>
        <source>the answer is recorded as given</source>
        <translation>उत्तर जैसा दिया गया वैसा ही दर्ज होता है</translation>
    </message>
    <message>
        <source>Total ε of one respondent: {epsilon}.</source>
        <translation>एक उत्तरदाता का कुल ε: {epsilon}।</translation>
    </message>
    <message>
        <source>Responses</source>
        <translation>प्राप्त उत्तर</translation>
    </message>
    <message>
        <source>Reports of each question</source>
        <translation>हर प्रश्न की रिपोर्टें</translation>
    </message>
    <message>
        <source>Interviews</source>
        <translation>साक्षात्कार</translation>
    </message>
    <message>
        <source>Reports</source>
        <translation>रिपोर्टें</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>अनुत्तरित</translation>
    </message>
    <message>
        <source>Missing, share</source>
        <translation>अनुत्तरित, अनुपात</translation>
    </message>
    <message>
        <source>Missing: not asked, or not answered; which of both is not recorded.</source>
        <translation>अनुत्तरित: या तो पूछा नहीं गया, या उत्तर नहीं दिया गया; दोनों में से कौन-सा, यह दर्ज नहीं होता।</translation>
    </message>
    <message>
        <source>Kiosks by the words of their fingerprints</source>
        <translation>कियोस्क, उनकी कुंजी की छाप के शब्दों के अनुसार</translation>
    </message>
    <message>
        <source>Kiosk</source>
        <translation>कियोस्क</translation>
    </message>
    <message>
        <source>Imported files</source>
        <translation>आयात की गई फ़ाइलें</translation>
    </message>
    <message>
        <source>File</source>
        <translation>फ़ाइल</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>पहला दिन</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>अंतिम दिन</translation>
    </message>
    <message>
        <source>To be read with care</source>
        <translation>सावधानी से पढ़ने की बातें</translation>
    </message>
    <message>
        <source>Nothing about these numbers calls for special care.</source>
        <translation>इन संख्याओं में विशेष सावधानी की कोई बात नहीं है।</translation>
    </message>
    <message>
        <source>How to get the same numbers</source>
        <translation>यही संख्याएँ कैसे पाएँ</translation>
    </message>
    <message>
        <source>Each table is what one command writes, given the same files and Surveyapp {version}:</source>
        <translation>हर तालिका वही है जो एक कमांड लिखती है, अगर फ़ाइलें वही हों और Surveyapp {version} हो:</translation>
    </message>
    <message>
        <source>SHA-256 of the survey (its line in each collection file), and of the reports in each file (all from its fifth line on):</source>
        <translation>सर्वेक्षण का SHA-256 (हर संग्रह फ़ाइल में उसकी पंक्ति), और हर फ़ाइल की रिपोर्टों का (उसकी पाँचवीं पंक्ति से आगे सब):</translation>
    </message>
    <message>
        <source>SHA-256 of the survey (in its canonical form), and of each table:</source>
        <translation>सर्वेक्षण का SHA-256 (उसके मानक रूप में), और हर तालिका का:</translation>
    </message>
    <message>
        <source>survey {id}, version {number}</source>
        <translation>सर्वेक्षण {id}, संस्करण {number}</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>प्रश्न</translation>
    </message>
    <message>
        <source>Part {part} of {parts}, with the same scale</source>
        <translation>{parts} में से भाग {part}, उसी पैमाने पर</translation>
    </message>
    <message>
        <source>{title}: {of}</source>
        <translation>{title}: {of}</translation>
    </message>
</context>
<context>
    <name>report_dialog</name>
    <message>
        <source>CSV that Excel knows as UTF-8 (with a BOM)…</source>
        <translation>CSV जिसे Excel UTF-8 के रूप में पहचाने (BOM के साथ)…</translation>
    </message>
</context>
<context>
    <name>survey</name>
    <message>
        <source>Yes</source>
        <translation>हाँ</translation>
    </message>
    <message>
        <source>No</source>
        <translation>नहीं</translation>
    </message>
    <message>
        <source>I prefer not to say</source>
        <translation>मुझे इसका जवाब नहीं देना है</translation>
    </message>
</context>
</TS>
