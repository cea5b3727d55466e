<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="sw" sourcelanguage="en">
<context>
    <name>AboutView</name>
    <message>
        <source>About this kiosk</source>
        <translation>Kuhusu kioski hiki</translation>
    </message>
    <message>
        <source>The kiosk in words: {words}</source>
        <translation>Kioski kwa maneno: {words}</translation>
    </message>
    <message>
        <source>Kiosk: {name}</source>
        <translation>Kioski: {name}</translation>
    </message>
    <message>
        <source>Survey: {title} ({id}, version {version})</source>
        <translation>Utafiti: {title} ({id}, toleo la {version})</translation>
    </message>
    <message>
        <source>Enrolment file…</source>
        <translation>Faili la usajili…</translation>
    </message>
    <message>
        <source>Measure the screen…</source>
        <translation>Pima skrini…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Rudi</translation>
    </message>
</context>
<context>
    <name>AdviceView</name>
    <message>
        <source>Supervisor</source>
        <translation>Msimamizi</translation>
    </message>
</context>
<context>
    <name>AfterView</name>
    <message>
        <source>That is done.</source>
        <translation>Swali hili limekamilika.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Endelea</translation>
    </message>
    <message>
        <source>For this question the wheel can change what is recorded.</source>
        <translation>Kwa swali hili gurudumu linaweza kubadilisha kinachorekodiwa.</translation>
    </message>
    <message>
        <source>{count} of every {of} recorded answers to this question come from the wheel.</source>
        <translation>Majibu {count} kati ya kila {of} yaliyorekodiwa kwa swali hili hutoka kwenye gurudumu.</translation>
    </message>
    <message>
        <source>About {count} of every {of} recorded answers to this question come from the wheel.</source>
        <translation>Takriban majibu {count} kati ya kila {of} yaliyorekodiwa kwa swali hili hutoka kwenye gurudumu.</translation>
    </message>
</context>
<context>
    <name>AskNewFileView</name>
    <message>
        <source>Begin a new file?</source>
        <translation>Ungependa kuanza faili jipya?</translation>
    </message>
    <message>
        <source>The current collection file is closed and kept; every later export still contains it.</source>
        <translation>Faili la ukusanyaji la sasa linafungwa na kuhifadhiwa; kila usafirishaji wa baadaye bado utalijumuisha.</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Si sasa</translation>
    </message>
    <message>
        <source>Begin a new file</source>
        <translation>Anza faili jipya</translation>
    </message>
</context>
<context>
    <name>AskingView</name>
    <message>
        <source>Go on</source>
        <translation>Endelea</translation>
    </message>
    <message>
        <source>Spin</source>
        <translation>Zungusha</translation>
    </message>
    <message>
        <source>This answer does not fit here. Please look at it once more.</source>
        <translation>Jibu hili halifai hapa. Tafadhali liangalie tena.</translation>
    </message>
    <message>
        <source>Spin first. Only you see it.</source>
        <translation>Zungusha kwanza. Ni wewe tu unayeona.</translation>
    </message>
    <message>
        <source>Answer the first question.</source>
        <translation>Jibu swali la kwanza.</translation>
    </message>
    <message>
        <source>Answer the second question.</source>
        <translation>Jibu swali la pili.</translation>
    </message>
    <message>
        <source>The wheel asks you. Touch your own answer.</source>
        <translation>Gurudumu linakuuliza wewe. Gusa jibu lako mwenyewe.</translation>
    </message>
    <message>
        <source>The wheel answers “{label}” for you. Just go on.</source>
        <translation>Gurudumu linajibu “{label}” kwa niaba yako. Endelea tu.</translation>
    </message>
</context>
<context>
    <name>BlockFrame</name>
    <message>
        <source>Result</source>
        <translation>Matokeo</translation>
    </message>
    <message>
        <source>Your note on this result</source>
        <translation>Maelezo yako kuhusu matokeo haya</translation>
    </message>
    <message>
        <source>Run again</source>
        <translation>Endesha tena</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Sogeza juu</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Sogeza chini</translation>
    </message>
    <message>
        <source>&amp;Run again</source>
        <translation>&amp;Endesha tena</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>Sogeza &amp;juu</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>Sogeza &amp;chini</translation>
    </message>
    <message>
        <source>&amp;Half the width</source>
        <translation>&amp;Nusu ya upana</translation>
    </message>
    <message>
        <source>Write a &amp;note</source>
        <translation>Andika &amp;maelezo</translation>
    </message>
    <message>
        <source>Du&amp;plicate</source>
        <translation>&amp;Rudufu</translation>
    </message>
    <message>
        <source>H&amp;ide, and leave out of the report</source>
        <translation>&amp;Ficha, na usiweke kwenye ripoti</translation>
    </message>
    <message>
        <source>Remo&amp;ve</source>
        <translation>&amp;Ondoa</translation>
    </message>
    <message>
        <source>More for this analysis</source>
        <translation>Zaidi kwa uchambuzi huu</translation>
    </message>
    <message>
        <source>{title}
Drag it to another place.</source>
        <translation>{title}
Iburute hadi mahali pengine.</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Imefichwa</translation>
    </message>
    <message>
        <source>Out of date</source>
        <translation>Imepitwa na wakati</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Imesimamishwa</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>Inakokotolewa…</translation>
    </message>
    <message>
        <source>Choose the options of this analysis at the side.</source>
        <translation>Chagua chaguo za uchambuzi huu kando.</translation>
    </message>
    <message>
        <source>The options at the side are not complete, so this result is out of date.</source>
        <translation>Chaguo za kando hazijakamilika, hivyo matokeo haya yamepitwa na wakati.</translation>
    </message>
</context>
<context>
    <name>BudgetPanel</name>
    <message>
        <source>Divide</source>
        <translation>Gawanya</translation>
    </message>
    <message>
        <source>Dividing ε…</source>
        <translation>Inagawanya ε…</translation>
    </message>
    <message>
        <source>What each question receives</source>
        <translation>Kila swali linapata nini</translation>
    </message>
    <message>
        <source>Largest ε of one respondent</source>
        <translation>ε kubwa zaidi ya mhojiwa mmoja</translation>
    </message>
    <message>
        <source>Total over all randomized questions.</source>
        <translation>Kwa maswali yote yenye unasibu kwa pamoja.</translation>
    </message>
    <message>
        <source>Number of interviews</source>
        <translation>Idadi ya mahojiano</translation>
    </message>
    <message>
        <source>Divide ε</source>
        <translation>Gawa ε</translation>
    </message>
    <message>
        <source>smallest worst error</source>
        <translation>kosa kubwa zaidi liwe dogo iwezekanavyo</translation>
    </message>
    <message>
        <source>equally</source>
        <translation>kwa usawa</translation>
    </message>
    <message>
        <source>by importance</source>
        <translation>kwa umuhimu</translation>
    </message>
    <message>
        <source>Importance</source>
        <translation>Umuhimu</translation>
    </message>
    <message>
        <source>For example drugs=2 trust=1; all others count 1.</source>
        <translation>Kama drugs=2 trust=1; mengine yana 1.</translation>
    </message>
    <message>
        <source>Each respondent is asked</source>
        <translation>Kila mhojiwa anaulizwa</translation>
    </message>
    <message>
        <source>Save as a survey…</source>
        <translation>Hifadhi kama utafiti…</translation>
    </message>
    <message>
        <source>all {count} questions</source>
        <translation>maswali yote {count}</translation>
    </message>
    <message>
        <source>{some} of {count}, chosen at random</source>
        <translation>{some} kati ya {count} kwa bahati</translation>
    </message>
    <message>
        <source>as in the survey now</source>
        <translation>kama utafiti ulivyo</translation>
    </message>
    <message>
        <source>Largest standard error, in points</source>
        <translation>Kosa sanifu katika hali mbaya zaidi, kwa pointi</translation>
    </message>
    <message>
        <source>Chart of standard errors by question</source>
        <translation>Chati ya makosa sanifu kwa swali</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Maswali</translation>
    </message>
    <message>
        <source>One respondent gives away ε = {epsilon} in total; the largest standard error is {se} percentage points.</source>
        <translation>Kwa jumla mhojiwa mmoja anatoa ε = {epsilon}; kosa sanifu kubwa zaidi ni pointi {se} za asilimia.</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Swali</translation>
    </message>
    <message>
        <source>ε</source>
        <translation>ε</translation>
    </message>
    <message>
        <source>Its part of the budget</source>
        <translation>Linachopata kutoka kwenye bajeti</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Kosa</translation>
    </message>
    <message>
        <source>Largest standard error, in percentage points; for a number, in percent of its scale</source>
        <translation>Kosa sanifu katika hali mbaya zaidi, kwa pointi za asilimia; kwa namba, za kipimo chake</translation>
    </message>
    <message>
        <source>ε now</source>
        <translation>ε sasa</translation>
    </message>
    <message>
        <source>In the survey now</source>
        <translation>Kama utafiti ulivyo</translation>
    </message>
    <message>
        <source>Design</source>
        <translation>Muundo</translation>
    </message>
    <message>
        <source>{question} gets ε = {epsilon} ({design}: {parameters}). With {n} reports its standard error is at most {se} percentage points.</source>
        <translation>{question} linapata ε = {epsilon} ({design}: {parameters}). Kwa ripoti {n} kosa lake sanifu si zaidi ya pointi {se} za asilimia.</translation>
    </message>
    <message>
        <source>{some} of {count}</source>
        <translation>{some} kati ya {count}</translation>
    </message>
    <message>
        <source>Each is asked</source>
        <translation>Kila mmoja anaulizwa</translation>
    </message>
    <message>
        <source>Reports to each</source>
        <translation>Ripoti kwa kila swali</translation>
    </message>
    <message>
        <source>Largest ε</source>
        <translation>ε kubwa zaidi</translation>
    </message>
    <message>
        <source>Largest error</source>
        <translation>Kosa kubwa zaidi</translation>
    </message>
    <message>
        <source>Largest standard error</source>
        <translation>Kosa sanifu kubwa zaidi</translation>
    </message>
    <message>
        <source>Chart of the largest standard error by the number of questions asked</source>
        <translation>Chati ya kosa sanifu kubwa zaidi kwa idadi ya maswali yanayoulizwa</translation>
    </message>
    <message>
        <source>Asking fewer</source>
        <translation>Kuuliza machache</translation>
    </message>
    <message>
        <source>The largest standard error is smallest if each respondent is asked {some} of the {count} questions. Nothing can then be said about the relationship of two questions that nobody is asked together.</source>
        <translation>Kosa sanifu kubwa zaidi ni dogo kuliko yote pale ambapo kila mhojiwa anaulizwa maswali {some} kati ya {count}. Hapo hakuna kinachoweza kusemwa kuhusu maswali mawili ambayo hakuna anayeulizwa kwa pamoja.</translation>
    </message>
    <message>
        <source>Save as a survey</source>
        <translation>Hifadhi kama utafiti</translation>
    </message>
    <message>
        <source>Surveys (*.survey.json)</source>
        <translation>Tafiti (*.survey.json)</translation>
    </message>
    <message>
        <source>Saved {file} in {folder}.</source>
        <translation>{file} imehifadhiwa katika {folder}.</translation>
    </message>
</context>
<context>
    <name>BusyBar</name>
    <message>
        <source>Progress</source>
        <translation>Maendeleo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Ghairi</translation>
    </message>
    <message>
        <source>{done} of {total}</source>
        <translation>{done} kati ya {total}</translation>
    </message>
    <message>
        <source>{rate} per second, {seconds} s left</source>
        <translation>{rate} kwa sekunde, zimebaki sekunde {seconds}</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Inasimamishwa…</translation>
    </message>
</context>
<context>
    <name>CardsView</name>
    <message>
        <source>Pick a card</source>
        <translation>Chagua karata</translation>
    </message>
    <message>
        <source>The square that locks the hidden number</source>
        <translation>Mraba unaofunga namba iliyofichwa</translation>
    </message>
    <message>
        <source>This device has hidden a number. The square locks it: it cannot change.</source>
        <translation>Kifaa hiki kimeficha namba. Mraba unaifunga: haiwezi kubadilika.</translation>
    </message>
    <message>
        <source>To check later, take a photo of this square.</source>
        <translation>Ili kukagua baadaye, piga picha ya mraba huu.</translation>
    </message>
    <message>
        <source>Your card is added to the hidden number. That is where the wheel stops, so this device cannot choose it. Any card will do. You may throw a die to choose one. If the device chooses, you must trust it.</source>
        <translation>Karata yako inajumlishwa na namba iliyofichwa. Hapo ndipo gurudumu linasimama, kwa hiyo kifaa hiki hakiwezi kupachagua. Karata yoyote inafaa. Unaweza kurusha dadu ili kuichagua. Kifaa kikichagua, lazima ukiamini.</translation>
    </message>
    <message>
        <source>Let the device choose</source>
        <translation>Acha kifaa kichague</translation>
    </message>
    <message>
        <source>Test it</source>
        <translation>Kijaribu</translation>
    </message>
    <message>
        <source>Name of the square: {words}. The name proves nothing; the square does.</source>
        <translation>Jina la mraba: {words}. Jina halithibitishi chochote; mraba unathibitisha.</translation>
    </message>
</context>
<context>
    <name>ChartView</name>
    <message>
        <source>Chart</source>
        <translation>Chati</translation>
    </message>
    <message>
        <source>&amp;Copy the picture</source>
        <translation>&amp;Nakili picha</translation>
    </message>
</context>
<context>
    <name>CheckView</name>
    <message>
        <source>A short check. Nothing happens if you mix things up.</source>
        <translation>Swali dogo la kuhakikisha. Hakuna tatizo lolote ukikosea.</translation>
    </message>
    <message>
        <source>It is easy to mix up. Here it is once more.</source>
        <translation>Ni rahisi kuchanganya. Haya hapa maelezo tena.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Endelea</translation>
    </message>
</context>
<context>
    <name>ChoiceList</name>
    <message>
        <source>Columns that are its choices</source>
        <translation>Safu wima ambazo ni chaguo zake</translation>
    </message>
    <message>
        <source>A question for each column</source>
        <translation>Swali moja kwa kila safu wima</translation>
    </message>
</context>
<context>
    <name>ChoicesBox</name>
    <message>
        <source>Choices: id in the data, and text</source>
        <translation>Chaguo: kitambulisho kwenye rekodi, na maandishi</translation>
    </message>
    <message>
        <source>Add a choice</source>
        <translation>Ongeza chaguo</translation>
    </message>
    <message>
        <source>Id of choice {number}</source>
        <translation>Kitambulisho cha chaguo la {number}</translation>
    </message>
    <message>
        <source>Text of choice {number}</source>
        <translation>Maandishi ya chaguo la {number}</translation>
    </message>
    <message>
        <source>Move choice {number} up</source>
        <translation>Sogeza chaguo la {number} juu</translation>
    </message>
    <message>
        <source>Move choice {number} down</source>
        <translation>Sogeza chaguo la {number} chini</translation>
    </message>
    <message>
        <source>Remove choice {number}</source>
        <translation>Ondoa chaguo la {number}</translation>
    </message>
</context>
<context>
    <name>ChoosePinView</name>
    <message>
        <source>Once more, the same PIN.</source>
        <translation>Tena, PIN ile ile.</translation>
    </message>
    <message>
        <source>The two were not the same. Choose a PIN again.</source>
        <translation>Mbili hizo hazifanani. Chagua PIN tena.</translation>
    </message>
</context>
<context>
    <name>Choosing</name>
    <message>
        <source>Please touch at least one answer.</source>
        <translation>Tafadhali gusa angalau jibu moja.</translation>
    </message>
    <message>
        <source>You can choose up to {most}. To choose another, clear one first.</source>
        <translation>Unaweza kuchagua hadi {most}. Ili kuchagua jingine, ondoa moja kwanza.</translation>
    </message>
    <message>
        <source>Touch up to {most} answers that apply, then confirm.</source>
        <translation>Gusa hadi majibu {most} yanayokuhusu, kisha thibitisha.</translation>
    </message>
    <message>
        <source>Touch all answers that apply, then confirm.</source>
        <translation>Gusa majibu yote yanayokuhusu, kisha thibitisha.</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Thibitisha</translation>
    </message>
    <message>
        <source>None of these</source>
        <translation>Hakuna kati ya haya</translation>
    </message>
</context>
<context>
    <name>ColumnPane</name>
    <message>
        <source>Used for</source>
        <translation>Inatumika kwa</translation>
    </message>
</context>
<context>
    <name>ColumnWords</name>
    <message>
        <source>Not used</source>
        <translation>Haitumiki</translation>
    </message>
    <message>
        <source>A question</source>
        <translation>Swali</translation>
    </message>
    <message>
        <source>A choice of a new question</source>
        <translation>Chaguo la swali jipya</translation>
    </message>
    <message>
        <source>Weight: how many people a row represents</source>
        <translation>Uzito: safu mlalo inawakilisha watu wangapi</translation>
    </message>
    <message>
        <source>Stratum</source>
        <translation>Tabaka</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>Kundi</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Swali</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Uzito</translation>
    </message>
    <message>
        <source>A choice of {name}</source>
        <translation>Chaguo la {name}</translation>
    </message>
    <message>
        <source>Question {name}: {text}</source>
        <translation>Swali {name}: {text}</translation>
    </message>
    <message>
        <source>{type} · {level}</source>
        <translation>{type} · {level}</translation>
    </message>
    <message>
        <source>Not assigned</source>
        <translation>Haijapangiwa</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>imechaguliwa</translation>
    </message>
    <message>
        <source>not chosen</source>
        <translation>haijachaguliwa</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Hakuna jibu</translation>
    </message>
    <message>
        <source>Values not assigned: {values}; rows left out: {rows}</source>
        <translation>Thamani zisizopangiwa: {values}; mistari iliyoachwa: {rows}</translation>
    </message>
    <message>
        <source>Rows left out: {rows}</source>
        <translation>Mistari iliyoachwa: {rows}</translation>
    </message>
</context>
<context>
    <name>ColumnsModel</name>
    <message>
        <source>Column</source>
        <translation>Safu wima</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Tumia</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Jina</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Aina</translation>
    </message>
    <message>
        <source>Design</source>
        <translation>Muundo</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Thamani</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Matatizo</translation>
    </message>
    <message>
        <source>{text}, guessed</source>
        <translation>{text}, kisio</translation>
    </message>
</context>
<context>
    <name>ColumnsView</name>
    <message>
        <source>Columns of the table</source>
        <translation>Safu wima za jedwali</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>Something went wrong in Surveyapp</source>
        <translation>Hitilafu imetokea katika Surveyapp</translation>
    </message>
    <message>
        <source>Something went wrong in Surveyapp. Your last action may not have been carried out. Everything already stored in the project is safe. You can continue; if it happens again, restart the program.</source>
        <translation>Hitilafu imetokea katika Surveyapp. Huenda kitendo chako cha mwisho hakikufanyika. Kila kilichokwisha kuhifadhiwa katika mradi kiko salama. Unaweza kuendelea; ikitokea tena, anzisha programu upya.</translation>
    </message>
    <message>
        <source>The report below describes where the program failed. It contains nothing from your survey. Please send it to whoever supports Surveyapp for you.</source>
        <translation>Ripoti iliyo hapa chini inaeleza programu ilikwama wapi. Haina chochote cha utafiti wako. Tafadhali itume kwa anayekusaidia na Surveyapp.</translation>
    </message>
    <message>
        <source>The report</source>
        <translation>Taarifa</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Endelea</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Nakili taarifa</translation>
    </message>
    <message>
        <source>Open its folder</source>
        <translation>Fungua folda yake</translation>
    </message>
</context>
<context>
    <name>DatabaseDialog</name>
    <message>
        <source>Connect to a database</source>
        <translation>Unganisha na hifadhidata</translation>
    </message>
    <message>
        <source>Kind of database</source>
        <translation>Aina ya hifadhidata</translation>
    </message>
    <message>
        <source>DuckDB file</source>
        <translation>Faili ya DuckDB</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Seva</translation>
    </message>
    <message>
        <source>Database</source>
        <translation>Hifadhidata</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Mtumiaji</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Nenosiri</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Faili</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Jedwali</translation>
    </message>
    <message>
        <source>Survey file</source>
        <translation>Faili ya utafiti</translation>
    </message>
    <message>
        <source>such as server.example:5432</source>
        <translation>kama server.example:5432</translation>
    </message>
    <message>
        <source>The rows of a table become the interviews of this project. They stay where they are: the database counts them, and only the counts come to this computer. The table has one row for each respondent and one column for each question.</source>
        <translation>Safu za jedwali zinakuwa mahojiano ya mradi huu. Zinabaki zilipo: hifadhidata inazihesabu, na hesabu tu ndizo zinazokuja kwenye kompyuta hii. Jedwali lina safu moja kwa kila mhojiwa na safu wima moja kwa kila swali.</translation>
    </message>
    <message>
        <source>&amp;Kind of database</source>
        <translation>&amp;Aina ya hifadhidata</translation>
    </message>
    <message>
        <source>&amp;Server</source>
        <translation>&amp;Seva</translation>
    </message>
    <message>
        <source>&amp;Database</source>
        <translation>&amp;Hifadhidata</translation>
    </message>
    <message>
        <source>&amp;User</source>
        <translation>M&amp;tumiaji</translation>
    </message>
    <message>
        <source>&amp;Password</source>
        <translation>&amp;Nenosiri</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Faili</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Jedwali</translation>
    </message>
    <message>
        <source>Su&amp;rvey file</source>
        <translation>Faili ya &amp;utafiti</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Ghairi</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Unganisha</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Chagua…</translation>
    </message>
    <message>
        <source>the survey of this project</source>
        <translation>utafiti wa mradi huu</translation>
    </message>
    <message>
        <source>leave empty to use Spark on this computer</source>
        <translation>acha wazi kutumia Spark kwenye kompyuta hii</translation>
    </message>
    <message>
        <source>a name, or a .parquet or .csv file</source>
        <translation>jina, au faili ya .parquet au .csv</translation>
    </message>
    <message>
        <source>The password stays in memory until you close the desk. It is not saved anywhere.</source>
        <translation>Nenosiri linabaki kwenye kumbukumbu hadi ufunge programu. Halihifadhiwi popote.</translation>
    </message>
    <message>
        <source>The DuckDB file</source>
        <translation>Faili ya DuckDB</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Faili zote (*)</translation>
    </message>
    <message>
        <source>Surveys (*.survey.json)</source>
        <translation>Tafiti (*.survey.json)</translation>
    </message>
    <message>
        <source>Survey</source>
        <translation>Utafiti</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Inaunganisha…</translation>
    </message>
</context>
<context>
    <name>DatePad</name>
    <message>
        <source>Next part</source>
        <translation>Sehemu inayofuata</translation>
    </message>
    <message>
        <source>Year, month and day: {day}</source>
        <translation>Mwaka, mwezi na siku: {day}</translation>
    </message>
    <message>
        <source>Day, month and year: {day}</source>
        <translation>Siku, mwezi na mwaka: {day}</translation>
    </message>
    <message>
        <source>From {first} to {last}</source>
        <translation>Kuanzia {first} hadi {last}</translation>
    </message>
    <message>
        <source>Not before {first}</source>
        <translation>Si kabla ya {first}</translation>
    </message>
    <message>
        <source>Not after {last}</source>
        <translation>Si baada ya {last}</translation>
    </message>
    <message>
        <source>Please enter a date.</source>
        <translation>Tafadhali andika tarehe.</translation>
    </message>
    <message>
        <source>This is not a date yet. Please change it.</source>
        <translation>Hii bado si tarehe. Tafadhali ibadilishe.</translation>
    </message>
    <message>
        <source>Your date: {date}</source>
        <translation>Tarehe yako: {date}</translation>
    </message>
</context>
<context>
    <name>DesignForm</name>
    <message>
        <source>Design</source>
        <translation>Muundo</translation>
    </message>
    <message>
        <source>&amp;Design</source>
        <translation>&amp;Muundo</translation>
    </message>
    <message>
        <source>{name}: {meaning}</source>
        <translation>{name}: {meaning}</translation>
    </message>
    <message>
        <source>Number of choices</source>
        <translation>Idadi ya chaguo</translation>
    </message>
</context>
<context>
    <name>DesignsPanel</name>
    <message>
        <source>Compare</source>
        <translation>Linganisha</translation>
    </message>
    <message>
        <source>Comparing designs…</source>
        <translation>Inalinganisha miundo…</translation>
    </message>
    <message>
        <source>Designs by the number of interviews needed</source>
        <translation>Miundo kwa mahojiano inayohitaji</translation>
    </message>
    <message>
        <source>Number of choices</source>
        <translation>Idadi ya chaguo</translation>
    </message>
    <message>
        <source>2 for yes and no.</source>
        <translation>2 kwa ndiyo na hapana.</translation>
    </message>
    <message>
        <source>Largest ε</source>
        <translation>ε kubwa zaidi</translation>
    </message>
    <message>
        <source>The most that one report may give away; 1.1 is strong, 2 is weak.</source>
        <translation>Kile ambacho ripoti moja inaweza kufichua; 1.1 ni imara, 2 ni dhaifu.</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Kosa</translation>
    </message>
    <message>
        <source>1 % is one percentage point.</source>
        <translation>1 % ni nukta moja ya asilimia.</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Kujiamini</translation>
    </message>
    <message>
        <source>Interviews needed</source>
        <translation>Mahojiano yanayohitajika</translation>
    </message>
    <message>
        <source>Chart of interviews needed by design</source>
        <translation>Chati ya mahojiano yanayohitajika kwa muundo</translation>
    </message>
    <message>
        <source>Use {design}: {reason}</source>
        <translation>Chukua {design}: {reason}</translation>
    </message>
    <message>
        <source>{n} interviews are needed for ± {error} in each share: {times} times as many as with the best design.</source>
        <translation>Mahojiano {n} yanahitajika ili kila sehemu iwe ndani ya ± {error}: mara {times} ya mpango bora.</translation>
    </message>
</context>
<context>
    <name>DeskWindow</name>
    <message>
        <source>Pages of the desk</source>
        <translation>Kurasa za dawati</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Mafaili</translation>
    </message>
    <message>
        <source>Variables</source>
        <translation>Vigeu</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Safu</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>Ubora</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Matokeo</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>Faragha</translation>
    </message>
    <message>
        <source>Survey</source>
        <translation>Utafiti</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Kujifunza</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Msaada</translation>
    </message>
    <message>
        <source>Drop to import</source>
        <translation>Dondosha ili kuingiza</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Faili</translation>
    </message>
    <message>
        <source>&amp;New project…</source>
        <translation>Mradi &amp;mpya…</translation>
    </message>
    <message>
        <source>&amp;Open project…</source>
        <translation>F&amp;ungua mradi…</translation>
    </message>
    <message>
        <source>Save project &amp;as…</source>
        <translation>Hifadhi mradi &amp;kama…</translation>
    </message>
    <message>
        <source>&amp;Import files…</source>
        <translation>&amp;Ingiza mafaili…</translation>
    </message>
    <message>
        <source>Import a &amp;folder…</source>
        <translation>Ingiza f&amp;olda…</translation>
    </message>
    <message>
        <source>Import a &amp;table…</source>
        <translation>Ingiza &amp;jedwali…</translation>
    </message>
    <message>
        <source>&amp;Connect to a database…</source>
        <translation>&amp;Unganisha na hifadhidata…</translation>
    </message>
    <message>
        <source>&amp;Kiosks…</source>
        <translation>&amp;Kioski…</translation>
    </message>
    <message>
        <source>&amp;Report and data…</source>
        <translation>&amp;Ripoti na data…</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Hariri</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Mapendeleo…</translation>
    </message>
    <message>
        <source>{project} (read-only) – Surveyapp desk</source>
        <translation>{project} (kusoma tu) – dawati la Surveyapp</translation>
    </message>
    <message>
        <source>Opening {file}…</source>
        <translation>{file} inafunguliwa…</translation>
    </message>
    <message>
        <source>This project was changed in another window. What you see is how it is now.</source>
        <translation>Mradi huu ulibadilishwa katika dirisha lingine. Unachokiona ndivyo ulivyo sasa.</translation>
    </message>
    <message>
        <source>Build: {build}</source>
        <translation>Toleo la ujenzi: {build}</translation>
    </message>
    <message>
        <source>&amp;Licences…</source>
        <translation>&amp;Leseni…</translation>
    </message>
    <message>
        <source>This project is read-only: nothing can be imported</source>
        <translation>Mradi huu ni wa kusoma tu: hakuna kinachoweza kuingizwa</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Toka</translation>
    </message>
    <message>
        <source>&amp;Survey</source>
        <translation>&amp;Utafiti</translation>
    </message>
    <message>
        <source>&amp;Go to</source>
        <translation>&amp;Nenda</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>M&amp;saada</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Mpango</translation>
    </message>
    <message>
        <source>&amp;Help on this page</source>
        <translation>&amp;Msaada kuhusu ukurasa huu</translation>
    </message>
    <message>
        <source>&amp;Tutorial</source>
        <translation>Ma&amp;funzo</translation>
    </message>
    <message>
        <source>T&amp;our of the desk</source>
        <translation>&amp;Ziara ya dawati</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>Njia za m&amp;kato za kibodi</translation>
    </message>
    <message>
        <source>&amp;About Surveyapp</source>
        <translation>&amp;Kuhusu Surveyapp</translation>
    </message>
    <message>
        <source>{project} – Surveyapp desk</source>
        <translation>{project} – dawati la Surveyapp</translation>
    </message>
    <message>
        <source>Project: {name}</source>
        <translation>Mradi: {name}</translation>
    </message>
    <message>
        <source>No survey yet. The first import sets it.</source>
        <translation>Bado hakuna utafiti: uingizaji wa kwanza utauamua</translation>
    </message>
    <message>
        <source>Survey: {title} ({id}, version {version})</source>
        <translation>Utafiti: {title} ({id}, toleo la {version})</translation>
    </message>
    <message>
        <source>Interviews: {count}</source>
        <translation>Mahojiano: {count}</translation>
    </message>
    <message>
        <source>New project</source>
        <translation>Mradi mpya</translation>
    </message>
    <message>
        <source>Projects (*{ending})</source>
        <translation>Miradi (*{ending})</translation>
    </message>
    <message>
        <source>survey</source>
        <translation>utafiti</translation>
    </message>
    <message>
        <source>Open a project</source>
        <translation>Fungua mradi</translation>
    </message>
    <message>
        <source>Save the project as</source>
        <translation>Hifadhi mradi kama</translation>
    </message>
    <message>
        <source>Saving a copy…</source>
        <translation>Nakala inahifadhiwa…</translation>
    </message>
    <message>
        <source>About Surveyapp</source>
        <translation>Kuhusu Surveyapp</translation>
    </message>
    <message>
        <source>Surveyapp {version}</source>
        <translation>Surveyapp {version}</translation>
    </message>
    <message>
        <source>For surveys with sensitive questions: chance protects each answer, and the desk estimates the true shares for the group as a whole.</source>
        <translation>Kwa tafiti zenye maswali nyeti: bahati hulinda kila jibu, na dawati hukadiria sehemu za kweli za kundi zima.</translation>
    </message>
</context>
<context>
    <name>DetailsView</name>
    <message>
        <source>Test the wheel</source>
        <translation>Pima gurudumu</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Rudi</translation>
    </message>
</context>
<context>
    <name>DoWithoutView</name>
    <message>
        <source>Use no surveyor&apos;s PIN?</source>
        <translation>Usitumie PIN ya mtafiti?</translation>
    </message>
    <message>
        <source>Then anybody who holds this device can answer again and again, and each answer counts. Do this only where somebody watches the device all the time.</source>
        <translation>Hapo yeyote mwenye kifaa hiki anaweza kujibu tena na tena, na kila jibu linahesabiwa. Fanya hivi tu pale ambapo mtu anakiangalia kifaa wakati wote.</translation>
    </message>
    <message>
        <source>Use no PIN</source>
        <translation>Usitumie PIN</translation>
    </message>
    <message>
        <source>Choose PIN</source>
        <translation>Chagua PIN</translation>
    </message>
</context>
<context>
    <name>DraftHolder</name>
    <message>
        <source>Checking the rows…</source>
        <translation>Safu mlalo zinakaguliwa…</translation>
    </message>
</context>
<context>
    <name>Drop</name>
    <message>
        <source>Drop to open this project</source>
        <translation>Dondosha ili kufungua mradi huu</translation>
    </message>
    <message>
        <source>Drop to open this survey in the editor</source>
        <translation>Dondosha ili kufungua utafiti huu katika kihariri</translation>
    </message>
    <message>
        <source>Drop to open this model</source>
        <translation>Dondosha ili kufungua modeli hii</translation>
    </message>
    <message>
        <source>Drop to train a model on this table</source>
        <translation>Dondosha ili kujifunza kutoka jedwali hili</translation>
    </message>
    <message>
        <source>This is a private key. You will be asked for it when you import sealed files.</source>
        <translation>Huu ni ufunguo binafsi: unaombwa mafaili yaliyofungwa kwa siri yanapoingizwa</translation>
    </message>
    <message>
        <source>Drop to import as a table</source>
        <translation>Dondosha ili kuingiza kama jedwali</translation>
    </message>
    <message>
        <source>Drop to import</source>
        <translation>Dondosha ili kuingiza</translation>
    </message>
</context>
<context>
    <name>ExportButton</name>
    <message>
        <source>Export</source>
        <translation>Safirisha</translation>
    </message>
    <message>
        <source>Table as CSV…</source>
        <translation>Jedwali kama CSV…</translation>
    </message>
    <message>
        <source>Chart as PNG…</source>
        <translation>Chati kama PNG…</translation>
    </message>
    <message>
        <source>Chart as SVG…</source>
        <translation>Chati kama SVG…</translation>
    </message>
    <message>
        <source>Chart as PDF…</source>
        <translation>Chati kama PDF…</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Majedwali (*.csv)</translation>
    </message>
    <message>
        <source>PNG pictures (*.png)</source>
        <translation>Picha za PNG (*.png)</translation>
    </message>
    <message>
        <source>SVG drawings (*.svg)</source>
        <translation>Michoro ya SVG (*.svg)</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>Hati za PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Export {name}</source>
        <translation>Safirisha {name}</translation>
    </message>
    <message>
        <source>Saved {file} in {folder}.</source>
        <translation>{file} imehifadhiwa katika {folder}.</translation>
    </message>
</context>
<context>
    <name>ExportedView</name>
    <message>
        <source>Exported and checked</source>
        <translation>Imesafirishwa na kukaguliwa</translation>
    </message>
    <message>
        <source>Written to {folder}: {count}.</source>
        <translation>Imeandikwa kwenye {folder}: {count}.</translation>
    </message>
    <message>
        <source>The files on this kiosk stay where they are.</source>
        <translation>Mafaili yaliyo kwenye kioski hiki yanabaki yalipo.</translation>
    </message>
    <message>
        <source>Nothing was exported</source>
        <translation>Hakuna kilichosafirishwa</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Tayari</translation>
    </message>
    <message>
        <source>End of fieldwork: release the rest…</source>
        <translation>Mwisho wa kazi ya uwandani: toa yaliyobaki…</translation>
    </message>
</context>
<context>
    <name>FileBar</name>
    <message>
        <source>First rows of the table</source>
        <translation>Safu mlalo za kwanza za jedwali</translation>
    </message>
    <message>
        <source>No table chosen yet</source>
        <translation>Hakuna jedwali lililochaguliwa bado</translation>
    </message>
    <message>
        <source>Choose a table…</source>
        <translation>Chagua jedwali…</translation>
    </message>
    <message>
        <source>Use a saved mapping…</source>
        <translation>Tumia ulinganifu uliohifadhiwa…</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Badilisha…</translation>
    </message>
    <message>
        <source>Survey of the table</source>
        <translation>Utafiti wa jedwali</translation>
    </message>
    <message>
        <source>A new survey, made from this table</source>
        <translation>Utafiti mpya, unaotengenezwa kutokana na jedwali hili</translation>
    </message>
    <message>
        <source>Name of the new survey</source>
        <translation>Jina la utafiti mpya</translation>
    </message>
    <message>
        <source>A survey file…</source>
        <translation>Faili la utafiti…</translation>
    </message>
    <message>
        <source>Recorded under</source>
        <translation>Hurekodiwa chini ya</translation>
    </message>
    <message>
        <source>{title} ({id}, version {version})</source>
        <translation>{title} ({id}, toleo {version})</translation>
    </message>
    <message>
        <source>Tables ({endings});;All files (*)</source>
        <translation>Majedwali ({endings});;Mafaili yote (*)</translation>
    </message>
    <message>
        <source>Choose a table</source>
        <translation>Chagua jedwali</translation>
    </message>
    <message>
        <source>Reading the table…</source>
        <translation>Jedwali linasomwa…</translation>
    </message>
    <message>
        <source>Line {line} looks like data, not like column names. If the table has no header line, enter 0 as the header line.</source>
        <translation>Mstari {line} unaonekana kuwa data, si majina ya safu. Kama jedwali halina mstari wa vichwa, andika 0 kwenye mstari wa vichwa.</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Mstari</translation>
    </message>
    <message>
        <source>{rows} rows, {columns} columns</source>
        <translation>mistari {rows}, safu {columns}</translation>
    </message>
    <message>
        <source>Surveys (*.json);;All files (*)</source>
        <translation>Tafiti (*.json);;Mafaili yote (*)</translation>
    </message>
    <message>
        <source>The survey of the table</source>
        <translation>Utafiti wa jedwali</translation>
    </message>
    <message>
        <source>Mappings (*{ending});;All files (*)</source>
        <translation>Ulinganifu (*{ending});;Mafaili yote (*)</translation>
    </message>
    <message>
        <source>A saved mapping</source>
        <translation>Ulinganifu uliohifadhiwa</translation>
    </message>
</context>
<context>
    <name>FileStep</name>
    <message>
        <source>Comma</source>
        <translation>Mkato</translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation>Nukta mkato</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Kichupo (Tab)</translation>
    </message>
    <message>
        <source>Bar</source>
        <translation>Mstari wima</translation>
    </message>
    <message>
        <source>Point (1.5)</source>
        <translation>Nukta (1.5)</translation>
    </message>
    <message>
        <source>Comma (1,5)</source>
        <translation>Mkato (1,5)</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Usimbaji</translation>
    </message>
    <message>
        <source>Delimiter</source>
        <translation>Kitenganishi</translation>
    </message>
    <message>
        <source>Decimal sign</source>
        <translation>Alama ya desimali</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Laha</translation>
    </message>
    <message>
        <source>Header line</source>
        <translation>Mstari wa vichwa</translation>
    </message>
    <message>
        <source>0: no header line</source>
        <translation>0: hakuna mstari wa vichwa</translation>
    </message>
    <message>
        <source>First line of data</source>
        <translation>Mstari wa kwanza wa data</translation>
    </message>
    <message>
        <source>Codes for missing values</source>
        <translation>Misimbo ya thamani zinazokosekana</translation>
    </message>
    <message>
        <source>e.g. -99, 999</source>
        <translation>kama -99, 999</translation>
    </message>
    <message>
        <source>sheet “{name}”</source>
        <translation>karatasi “{name}”</translation>
    </message>
    <message>
        <source>between cells: {sign}</source>
        <translation>kati ya seli: {sign}</translation>
    </message>
    <message>
        <source>decimal sign: {sign}</source>
        <translation>alama ya desimali: {sign}</translation>
    </message>
    <message>
        <source>no header line</source>
        <translation>hakuna mstari wa vichwa</translation>
    </message>
    <message>
        <source>names in line {line}</source>
        <translation>majina katika mstari {line}</translation>
    </message>
    <message>
        <source>no answer: {codes}</source>
        <translation>hakuna jibu: {codes}</translation>
    </message>
</context>
<context>
    <name>FilesPage</name>
    <message>
        <source>Files</source>
        <translation>Mafaili</translation>
    </message>
    <message>
        <source>Import the kiosks&apos; collection files into this project.</source>
        <translation>Ingiza mafaili ya ukusanyaji ya kioski kwenye mradi huu.</translation>
    </message>
    <message>
        <source>Kiosks…</source>
        <translation>Kioski…</translation>
    </message>
    <message>
        <source>Import files…</source>
        <translation>Ingiza mafaili…</translation>
    </message>
    <message>
        <source>Import a folder…</source>
        <translation>Ingiza folda…</translation>
    </message>
    <message>
        <source>Import a table…</source>
        <translation>Ingiza jedwali…</translation>
    </message>
    <message>
        <source>Drop collection files here</source>
        <translation>Dondosha mafaili ya ukusanyaji hapa</translation>
    </message>
    <message>
        <source>Import the files that the kiosks exported (their names end in .collection), or a whole folder. Each file is checked first, and importing a file twice changes nothing. You can also import tables from other programs (text, {kinds}); you see what each column becomes before anything is stored.</source>
        <translation>Ingiza mafaili yaliyotolewa na kioski (majina yake huishia na .collection), au folda nzima. Kila faili hukaguliwa kwanza, na kuingiza faili mara mbili hakubadilishi chochote. Unaweza pia kuingiza majedwali ya programu nyingine (maandishi, {kinds}); unaona kila safu itakuwa nini kabla ya chochote kuhifadhiwa.</translation>
    </message>
    <message>
        <source>Totals that trustees opened are imported in the same way: a table whose name ends in {ending}.</source>
        <translation>Jumla ambazo wadhamini walifungua huingizwa kwa njia hiyo hiyo: jedwali ambalo jina lake huishia {ending}.</translation>
    </message>
    <message>
        <source>Result of the last import, file by file</source>
        <translation>Kila faili la uingizaji wa mwisho limekuwaje</translation>
    </message>
    <message>
        <source>The last import</source>
        <translation>Uingizaji wa mwisho</translation>
    </message>
    <message>
        <source>Add this survey to the project</source>
        <translation>Ongeza utafiti huu kwenye mradi</translation>
    </message>
    <message>
        <source>Files in the project</source>
        <translation>Mafaili katika mradi</translation>
    </message>
    <message>
        <source>Remove this file&apos;s interviews</source>
        <translation>Ondoa mahojiano ya faili hili</translation>
    </message>
    <message>
        <source>Removes the interviews of the selected files, as if they had never been imported. Interviews that are also in another file stay. Edit &gt; Undo brings them back. They remain in the project&apos;s file until you choose Edit &gt; Erase what was removed.</source>
        <translation>Mafaili yaliyochaguliwa yanaondolewa kana kwamba hayakuingizwa kamwe. Kilicholetwa pia na faili jingine kinabaki; Hariri &gt; Tendua inayarudisha. Hadi Hariri &gt; Futa vilivyoondolewa, bado yamo kwenye faili la mradi.</translation>
    </message>
    <message>
        <source>Remove these files&apos; interviews</source>
        <translation>Ondoa mahojiano ya mafaili haya</translation>
    </message>
    <message>
        <source>Collection files (*{ending});;All files (*)</source>
        <translation>Mafaili ya ukusanyaji (*{ending});;Mafaili yote (*)</translation>
    </message>
    <message>
        <source>Import collection files</source>
        <translation>Ingiza mafaili ya ukusanyaji</translation>
    </message>
    <message>
        <source>Import all collection files of a folder</source>
        <translation>Ingiza mafaili yote ya ukusanyaji ya folda</translation>
    </message>
    <message>
        <source>Imported: totals of {count} interviews.</source>
        <translation>Zimeingizwa: jumla za mahojiano {count}.</translation>
    </message>
    <message>
        <source>Choose the survey of these totals</source>
        <translation>Chagua utafiti wa jumla hizi</translation>
    </message>
    <message>
        <source>Surveys (*.survey.json);;All files (*)</source>
        <translation>Tafiti (*.survey.json);;Faili zote (*)</translation>
    </message>
    <message>
        <source>Importing…</source>
        <translation>Inaingiza…</translation>
    </message>
    <message>
        <source>interviews</source>
        <translation>mahojiano</translation>
    </message>
    <message>
        <source>This project is read-only. “File”, “Save project as” makes a copy to work on.</source>
        <translation>Mradi huu ni wa kusoma tu. “Faili”, “Hifadhi mradi kama” hutengeneza nakala ya kufanyia kazi.</translation>
    </message>
    <message>
        <source>The import was stopped. The project is unchanged. You can import the files again at any time.</source>
        <translation>Uingizaji umesimamishwa, na mradi uko kama ulivyokuwa. Ingiza mafaili tena wakati wowote upendao.</translation>
    </message>
    <message>
        <source>Files of this survey: {count}</source>
        <translation>Mafaili ya utafiti huu: {count}</translation>
    </message>
    <message>
        <source>{file}: totals of {count} interviews, opened by trustees. Nobody has single reports, and only what the survey declared together can be analysed together: {tallies}.</source>
        <translation>{file}: jumla za mahojiano {count}, zilizofunguliwa na wadhamini. Hakuna aliye na ripoti moja moja, na ni kile tu ambacho utafiti ulitangaza pamoja kinachoweza kuchanganuliwa pamoja: {tallies}.</translation>
    </message>
    <message>
        <source>The interviews of this project are the {count} rows of the table {table} at {place}. They are counted there: only counts come to this computer.</source>
        <translation>Mahojiano ya mradi huu ni safu {count} za jedwali {table} katika {place}. Zinahesabiwa huko: hesabu tu ndizo zinazokuja kwenye kompyuta hii.</translation>
    </message>
    <message>
        <source>Connected. The table {table} has {count} interviews.</source>
        <translation>Imeunganishwa. Jedwali {table} lina mahojiano {count}.</translation>
    </message>
    <message>
        <source>This project&apos;s file is not encrypted. It contains {count} interviews that the kiosks had sealed and that anybody who has the file can now read. Choose Edit &gt; Encrypt this project.</source>
        <translation>Faili ya mradi huu haijasimbwa. Ina mahojiano {count} ambayo kioski zilikuwa zimeyafunga kwa lakiri, na sasa yeyote mwenye faili anaweza kuyasoma. Chagua Hariri &gt; Simba mradi huu kwa siri.</translation>
    </message>
    <message>
        <source>Permanently erased. Files: {files}, interviews: {interviews}.</source>
        <translation>Imefutwa kabisa. Mafaili: {files}, mahojiano: {interviews}.</translation>
    </message>
    <message>
        <source>Undone: {action}.</source>
        <translation>Imetenduliwa: {action}.</translation>
    </message>
    <message>
        <source>Redone: {action}.</source>
        <translation>Imefanywa tena: {action}.</translation>
    </message>
    <message>
        <source>Files in the project: {count}</source>
        <translation>Mafaili katika mradi: {count}</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>Interviews included</source>
        <translation>Mahojiano yaliyojumuishwa</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Kichujio</translation>
    </message>
    <message>
        <source>Include only interviews with certain answers to direct questions</source>
        <translation>Jumuisha tu mahojiano yenye majibu fulani ya maswali ya moja kwa moja</translation>
    </message>
    <message>
        <source>{question}: {answers}</source>
        <translation>{question}: {answers}</translation>
    </message>
    <message>
        <source> or </source>
        <translation> au </translation>
    </message>
    <message>
        <source>{question}. Click to remove this filter.</source>
        <translation>{question}. Bofya kuondoa kichujio hiki.</translation>
    </message>
    <message>
        <source>Remove the filter: {filter}</source>
        <translation>Ondoa kichujio: {filter}</translation>
    </message>
    <message>
        <source>All {all} interviews</source>
        <translation>Mahojiano yote {all}</translation>
    </message>
    <message>
        <source>{kept} of {all} interviews</source>
        <translation>Mahojiano {kept} kati ya {all}</translation>
    </message>
    <message>
        <source>This survey has no direct question to filter by</source>
        <translation>Utafiti huu hauna swali la moja kwa moja la kuchujia</translation>
    </message>
    <message>
        <source>Clear filter</source>
        <translation>Ondoa kichujio</translation>
    </message>
</context>
<context>
    <name>FindingsBox</name>
    <message>
        <source>Target error</source>
        <translation>Kosa linalotakiwa</translation>
    </message>
    <message>
        <source>Problems of the survey</source>
        <translation>Makosa ya utafiti</translation>
    </message>
    <message>
        <source>Target error of the estimates</source>
        <translation>Kosa linalotakiwa la makadirio</translation>
    </message>
    <message>
        <source>± {number} points</source>
        <translation>± pointi {number}</translation>
    </message>
    <message>
        <source>Not ready for the kiosk yet. Write the title and the questions; what is still missing is shown as you go.</source>
        <translation>Bado halijawa tayari kwa kioski. Andika kichwa na maswali; kinachokosekana kitaonyeshwa unapoendelea.</translation>
    </message>
    <message numerus="yes">
        <source>Problems to fix: %n.</source>
        <translation>
            <numerusform>Kosa %n la kurekebisha kabla ya huu kuweza kuulizwa.</numerusform>
            <numerusform>Makosa %n ya kurekebisha kabla ya huu kuweza kuulizwa.</numerusform>
        </translation>
    </message>
    <message>
        <source>Click one to jump to it.</source>
        <translation>Chagua moja ili kwenda kwenye sehemu yake.</translation>
    </message>
    <message>
        <source>This survey is not ready for a kiosk. The list shows what to add.</source>
        <translation>Utafiti huu bado hauko tayari kwa kioski. Orodha inaonyesha cha kuongeza.</translation>
    </message>
    <message>
        <source>Ready for the kiosk. No question is protected.</source>
        <translation>Uko tayari kwa kioski. Hakuna swali lililolindwa.</translation>
    </message>
    <message>
        <source>Ready for the kiosk. At most ε = {epsilon} per respondent.</source>
        <translation>Uko tayari kwa kioski. Si zaidi ya ε = {epsilon} kwa kila mhojiwa.</translation>
    </message>
    <message>
        <source>Ready for the kiosk. At most ε = {epsilon} per respondent; {n} interviews give ± {error} points or better at every question.</source>
        <translation>Uko tayari kwa kioski. Si zaidi ya ε = {epsilon} kwa kila mhojiwa; mahojiano {n} hutoa ± pointi {error} au bora zaidi kwa kila swali.</translation>
    </message>
</context>
<context>
    <name>FlipsView</name>
    <message>
        <source>Back</source>
        <translation>Rudi</translation>
    </message>
    <message>
        <source>Test the wheel</source>
        <translation>Pima gurudumu</translation>
    </message>
    <message>
        <source>The wheel of this survey turns {count} times for each answer in the table. Your answers are not used. Nothing is recorded. You see whether the wheel is fair. At a private question you can also test that this device cannot choose where the wheel stops. No test can show what a device remembers.</source>
        <translation>Gurudumu la utafiti huu linazunguka mara {count} kwa kila jibu kwenye jedwali. Majibu yako hayatumiki. Hakuna kinachorekodiwa. Unaona kama gurudumu ni la haki. Kwenye swali la faragha unaweza pia kupima kwamba kifaa hiki hakiwezi kuchagua gurudumu lisimame wapi. Hakuna jaribio linaloweza kuonyesha kifaa kinakumbuka nini.</translation>
    </message>
    <message>
        <source>Spin</source>
        <translation>Zungusha</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Jibu</translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation>Kilichorekodiwa</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Iliyotarajiwa</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Iliyohesabiwa</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Simamisha</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Endelea</translation>
    </message>
    <message>
        <source>The wheel on this device does not turn. Please call the surveyor.</source>
        <translation>Gurudumu la kifaa hiki halizunguki. Tafadhali mwite mtafiti.</translation>
    </message>
    <message>
        <source>The counts are what a fair wheel gives.</source>
        <translation>Hesabu ni zile ambazo gurudumu la haki hutoa.</translation>
    </message>
    <message>
        <source>A fair wheel seldom gives such counts. Spin again. If this comes twice in a row, tell the surveyor.</source>
        <translation>Gurudumu la haki hutoa hesabu kama hizi mara chache. Zungusha tena. Ikitokea mara mbili mfululizo, mwambie mtafiti.</translation>
    </message>
    <message>
        <source>A fair wheel hardly ever gives such counts. Do not trust this device, and tell the surveyor.</source>
        <translation>Gurudumu la haki karibu kamwe halitoi hesabu kama hizi. Usikiamini kifaa hiki, na mwambie mtafiti.</translation>
    </message>
</context>
<context>
    <name>FolderView</name>
    <message>
        <source>Export to this folder?</source>
        <translation>Ungependa kusafirisha kwenye folda hii?</translation>
    </message>
    <message>
        <source>Export here</source>
        <translation>Safirisha hapa</translation>
    </message>
    <message>
        <source>Save the page that checks coins here</source>
        <translation>Hifadhi hapa ukurasa unaokagua sarafu</translation>
    </message>
    <message>
        <source>↑  One folder up</source>
        <translation>↑  Folda moja juu</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Rudi</translation>
    </message>
</context>
<context>
    <name>FormReportDialog</name>
    <message>
        <source>Result of the conversion</source>
        <translation>Matokeo ya ubadilishaji</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Hifadhi kama CSV…</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Matokeo</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Seli</translation>
    </message>
    <message>
        <source>Part of the form</source>
        <translation>Sehemu ya fomu</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Hifadhi ripoti</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Majedwali (*.csv)</translation>
    </message>
</context>
<context>
    <name>Gallery</name>
    <message>
        <source>Analyses</source>
        <translation>Uchambuzi</translation>
    </message>
</context>
<context>
    <name>GatedPinPad</name>
    <message>
        <source>This PIN is not right.</source>
        <translation>PIN hii si sahihi.</translation>
    </message>
    <message>
        <source>Too many wrong PINs. Try again in {seconds} s.</source>
        <translation>PIN zisizo sahihi ni nyingi mno. Jaribu tena baada ya sekunde {seconds}.</translation>
    </message>
</context>
<context>
    <name>GroupsBox</name>
    <message>
        <source>Ask each respondent only some of the questions</source>
        <translation>Kumuuliza kila mhojiwa machache tu</translation>
    </message>
    <message>
        <source>Chance picks which questions of a group each respondent is asked. Each respondent gives away less, so each question can have weaker coins.</source>
        <translation>Katika kundi, bahati inachagua maswali ambayo mhojiwa mmoja anaulizwa. Kila mhojiwa anafichua kidogo zaidi, kwa hiyo kila swali linaweza kuwa na sarafu dhaifu zaidi.</translation>
    </message>
    <message>
        <source>Add a group</source>
        <translation>Ongeza kundi</translation>
    </message>
    <message>
        <source>Questions asked of each respondent</source>
        <translation>Idadi ya maswali anayoulizwa kila mhojiwa</translation>
    </message>
    <message>
        <source>Remove the group</source>
        <translation>Ondoa kundi</translation>
    </message>
</context>
<context>
    <name>GuideWindow</name>
    <message>
        <source>Help</source>
        <translation>Msaada</translation>
    </message>
</context>
<context>
    <name>HandOverView</name>
    <message>
        <source>Please give this device to the surveyor</source>
        <translation>Tafadhali mpe mtafiti kifaa hiki</translation>
    </message>
    <message>
        <source>Surveyor, enter your PIN for the next person.</source>
        <translation>Mtafiti, weka PIN yako kwa ajili ya mtu anayefuata.</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Msaada</translation>
    </message>
    <message>
        <source>Supervisor</source>
        <translation>Msimamizi</translation>
    </message>
</context>
<context>
    <name>HandingOver</name>
    <message>
        <source>Back</source>
        <translation>Rudi</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Angalia tena</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Endelea</translation>
    </message>
</context>
<context>
    <name>HeldPanel</name>
    <message>
        <source>Compare</source>
        <translation>Linganisha</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Inalinganisha…</translation>
    </message>
    <message>
        <source>Interviews needed with sealed reports and with tallies</source>
        <translation>Mahojiano yanayohitajika kwa ripoti zilizofungwa na kwa hesabu</translation>
    </message>
    <message>
        <source>Sealed to the analyst&apos;s key</source>
        <translation>Zimefungwa kwa ufunguo wa mchambuzi</translation>
    </message>
    <message>
        <source>Tallies of trustees</source>
        <translation>Hesabu za wadhamini</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Kosa</translation>
    </message>
    <message>
        <source>1 % is one percentage point.</source>
        <translation>1 % ni nukta moja ya asilimia.</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Kujiamini</translation>
    </message>
    <message>
        <source>Correct the marked fields to see a result.</source>
        <translation>Rekebisha sehemu zilizowekwa alama ili kuona jibu.</translation>
    </message>
    <message>
        <source>Interviews needed</source>
        <translation>Mahojiano yanayohitajika</translation>
    </message>
    <message>
        <source>Chart of interviews needed with sealed reports and with tallies</source>
        <translation>Chati ya mahojiano yanayohitajika kwa ripoti zilizofungwa na kwa hesabu</translation>
    </message>
    <message>
        <source>± {error} needs {tallies} interviews with tallies, and {sealed} with sealed reports.</source>
        <translation>± {error} inahitaji mahojiano {tallies} kwa hesabu, na {sealed} kwa ripoti zilizofungwa.</translation>
    </message>
    <message>
        <source>The analyst, or a court with the key: {by_key}. Trustees who collude: {by_trustees}. A changed kiosk, or who watches the touch: {by_kiosk}.</source>
        <translation>Mchambuzi, au mahakama yenye ufunguo: {by_key}. Wadhamini wanaokula njama: {by_trustees}. Kioski kilichobadilishwa, au anayetazama mguso: {by_kiosk}.</translation>
    </message>
</context>
<context>
    <name>HelpPage</name>
    <message>
        <source>Save as PDF…</source>
        <translation>Hifadhi kama PDF…</translation>
    </message>
    <message>
        <source>The guide on A4 pages, to print</source>
        <translation>Mwongozo kwenye kurasa za A4, wa kuchapisha</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Msaada</translation>
    </message>
    <message>
        <source>Guides for everybody who works with Surveyapp, and a page on each design: what respondents do, how they are protected, and what you can estimate.</source>
        <translation>Miongozo kwa kila anayefanya kazi na Surveyapp, na kile ambacho kila muundo unawataka watu wafanye, unawaahidi, na unakuwezesha kukadiria.</translation>
    </message>
    <message>
        <source>Search guides and designs</source>
        <translation>Tafuta katika miongozo na miundo</translation>
    </message>
    <message>
        <source>Guides and designs</source>
        <translation>Miongozo na miundo</translation>
    </message>
    <message>
        <source>No guide or design contains these words.</source>
        <translation>Hakuna mwongozo wala muundo wenye maneno haya.</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>Maelezo</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>Hati za PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Save the guide</source>
        <translation>Hifadhi mwongozo</translation>
    </message>
    <message>
        <source>Laying out the pages…</source>
        <translation>Inapanga kurasa…</translation>
    </message>
    <message>
        <source>Saved {file} in {folder}.</source>
        <translation>{file} imehifadhiwa katika {folder}.</translation>
    </message>
</context>
<context>
    <name>HistoryMenu</name>
    <message>
        <source>&amp;Undo: {action}</source>
        <translation>&amp;Tendua: {action}</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Tendua</translation>
    </message>
    <message>
        <source>&amp;Redo: {action}</source>
        <translation>&amp;Fanya tena: {action}</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rudia</translation>
    </message>
</context>
<context>
    <name>KeepOrShowView</name>
    <message>
        <source>Keep or show?</source>
        <translation>Kuweka au kuonyesha?</translation>
    </message>
    <message>
        <source>Show: it is opened and thrown away. Then you answer again.</source>
        <translation>Onyesha: inafunguliwa na kutupwa. Kisha unajibu tena.</translation>
    </message>
    <message>
        <source>The square that locks what would be recorded</source>
        <translation>Mraba unaofunga kile ambacho kingerekodiwa</translation>
    </message>
    <message>
        <source>You have touched your answer. The square locks what would be recorded.</source>
        <translation>Umegusa jibu lako. Mraba unafunga kile ambacho kingerekodiwa.</translation>
    </message>
    <message>
        <source>A photograph of this shows what you touched.</source>
        <translation>Picha ya skrini hii inaonyesha ulichogusa.</translation>
    </message>
    <message>
        <source>To check later, take a photo of this square.</source>
        <translation>Ili kukagua baadaye, piga picha ya mraba huu.</translation>
    </message>
    <message>
        <source>Keep: in the survey it would count. It would never be opened.</source>
        <translation>Weka: katika utafiti ingehesabiwa. Isingefunguliwa kamwe.</translation>
    </message>
    <message>
        <source>Keep: it counts. It is never opened.</source>
        <translation>Weka: inahesabiwa. Haifunguliwi kamwe.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Onyesha</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Weka</translation>
    </message>
</context>
<context>
    <name>KeyDialog</name>
    <message>
        <source>The interviews are sealed</source>
        <translation>Mahojiano yamefungwa kwa siri</translation>
    </message>
    <message>
        <source>File of the analyst&apos;s private key</source>
        <translation>Faili la ufunguo binafsi wa mchambuzi</translation>
    </message>
    <message>
        <source>Passphrase of the key file</source>
        <translation>Kaulisiri ya faili la ufunguo</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Chagua…</translation>
    </message>
    <message>
        <source>Private key file</source>
        <translation>Faili la ufunguo binafsi</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Kaulisiri</translation>
    </message>
    <message>
        <source>The key stays in memory until you close the desk. It is not saved anywhere.</source>
        <translation>Ufunguo unabaki kwenye kumbukumbu hadi dawati lifungwe, na hauandikwi popote.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Fungua</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Sio sasa</translation>
    </message>
    <message>
        <source>Private keys (*{ending});;All files (*)</source>
        <translation>Funguo binafsi (*{ending});;Mafaili yote (*)</translation>
    </message>
    <message>
        <source>The analyst&apos;s private key</source>
        <translation>Ufunguo binafsi wa mchambuzi</translation>
    </message>
    <message>
        <source>{first} (The same applies to {more} more files.)</source>
        <translation>{first} (Vivyo hivyo mafaili {more} zaidi.)</translation>
    </message>
</context>
<context>
    <name>KioskTextsModel</name>
    <message>
        <source>English</source>
        <translation>Kiingereza</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>haipo</translation>
    </message>
</context>
<context>
    <name>KioskTextsPane</name>
    <message>
        <source>Language of the kiosk&apos;s texts</source>
        <translation>Lugha ya maandishi ya kioski</translation>
    </message>
    <message>
        <source>Missing only</source>
        <translation>Yasiyopo tu</translation>
    </message>
    <message>
        <source>Texts of the kiosk</source>
        <translation>Maandishi ya kioski</translation>
    </message>
    <message>
        <source>Choose all</source>
        <translation>Chagua yote</translation>
    </message>
    <message>
        <source>Save table…</source>
        <translation>Hifadhi jedwali…</translation>
    </message>
    <message>
        <source>Read table…</source>
        <translation>Soma jedwali…</translation>
    </message>
    <message>
        <source>Fix the survey&apos;s problems to see the texts that it needs.</source>
        <translation>Rekebisha matatizo ya dodoso ili kuona maandishi yanayohitajika.</translation>
    </message>
    <message>
        <source>The kiosk speaks English by itself. Add another language to translate it.</source>
        <translation>Kioski kinazungumza Kiingereza tayari. Ongeza lugha nyingine ili kukitafsiri.</translation>
    </message>
    <message>
        <source>The kiosk speaks {language} by itself. What is written here replaces its own words.</source>
        <translation>Kioski kinazungumza {language} tayari. Kinachoandikwa hapa kinachukua nafasi ya maneno yake.</translation>
    </message>
    <message>
        <source>All {needed} texts are there in {language}.</source>
        <translation>Maandishi yote {needed} yapo kwa {language}.</translation>
    </message>
    <message>
        <source>{missing} of {needed} texts are missing in {language}: respondents would read these in English. The promise to respondents stands first. Keep what is in braces, as {example}.</source>
        <translation>Maandishi {missing} kati ya {needed} hayapo kwa {language}: wahojiwa wangeyasoma kwa Kiingereza. Ahadi kwa wahojiwa inakuja kwanza. Acha kilicho kwenye mabano kama kilivyo, mfano {example}.</translation>
    </message>
    <message>
        <source>Saved {file}.</source>
        <translation>{file} imehifadhiwa.</translation>
    </message>
    <message>
        <source>The texts of {file} are in the survey.</source>
        <translation>Maandishi ya {file} yako kwenye dodoso.</translation>
    </message>
    <message>
        <source>Tables ({endings})</source>
        <translation>Majedwali ({endings})</translation>
    </message>
</context>
<context>
    <name>KiosksDialog</name>
    <message>
        <source>Kiosks</source>
        <translation>Kioski</translation>
    </message>
    <message>
        <source>Kiosks of the project</source>
        <translation>Kioski za mradi</translation>
    </message>
    <message>
        <source>Accept this kiosk</source>
        <translation>Kubali kioski hiki</translation>
    </message>
    <message>
        <source>Enrolment files…</source>
        <translation>Mafaili ya usajili…</translation>
    </message>
    <message>
        <source>Accepts the kiosks whose enrolment files their supervisors gave you.</source>
        <translation>Hukubali kioski ambazo wasimamizi wake wamekupa mafaili yao ya usajili.</translation>
    </message>
    <message>
        <source>Revoke this kiosk</source>
        <translation>Batilisha kioski hiki</translation>
    </message>
    <message>
        <source>Use this if somebody else may have its key. Its files are then held, even with an enrolment file. Interviews already imported stay and count. Edit &gt; Undo reverses this.</source>
        <translation>Tumia hii ikiwa huenda mtu mwingine ana ufunguo wake. Mafaili yake yatazuiwa, hata kukiwa na faili ya usajili. Mahojiano yaliyokwisha kuingizwa yanabaki na kuhesabiwa. Hariri &gt; Tendua hurudisha nyuma.</translation>
    </message>
    <message>
        <source>Revoke it and remove its interviews</source>
        <translation>Kibatilishe na uondoe mahojiano yake</translation>
    </message>
    <message>
        <source>Also removes its interviews. Edit &gt; Undo reverses all of this.</source>
        <translation>Kilicholetwa nacho huondolewa pia. Hariri &gt; Tendua hurudisha vyote.</translation>
    </message>
    <message>
        <source>Hold files from unknown kiosks</source>
        <translation>Zuia mafaili ya kioski zisizojulikana</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Funga</translation>
    </message>
    <message>
        <source>Each kiosk signs its files with its own key. Before you accept a kiosk, compare its words with those on its supervisor&apos;s screen: anybody who makes a key could sign invented interviews. Or add the enrolment files that supervisors gave you before fieldwork.</source>
        <translation>Kila kioski hutia sahihi mafaili yake kwa ufunguo wake chenyewe. Linganisha maneno yake na yale yaliyo kwenye skrini ya msimamizi wake kabla ya kukikubali: yeyote anayetengeneza ufunguo anaweza kutia sahihi mahojiano ya kubuni. Au tumia mafaili ya usajili ambayo wasimamizi walikupa kabla ya kazi ya uwandani.</translation>
    </message>
    <message>
        <source>Enrolment files (*{ending})</source>
        <translation>Mafaili ya usajili (*{ending})</translation>
    </message>
    <message>
        <source>Enrolment files of kiosks</source>
        <translation>Mafaili ya usajili ya kioski</translation>
    </message>
</context>
<context>
    <name>LabelledChooser</name>
    <message>
        <source>{name} (guessed)</source>
        <translation>{name} (kisio)</translation>
    </message>
    <message>
        <source>guessed</source>
        <translation>kisio</translation>
    </message>
</context>
<context>
    <name>LearnEffects</name>
    <message>
        <source>Class whose effects are shown</source>
        <translation>Kundi ambalo athari zake zinaonyeshwa</translation>
    </message>
    <message>
        <source>Effects and odds ratios</source>
        <translation>Athari na uwiano wa odds</translation>
    </message>
    <message>
        <source>View of the effects</source>
        <translation>Mwonekano wa athari</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Chati</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Jedwali</translation>
    </message>
    <message>
        <source>The effects of the features appear here after training.</source>
        <translation>Athari za sifa huonekana hapa baada ya kufunza.</translation>
    </message>
    <message>
        <source>How much more probable the model makes the class {name} if everybody has this level of the feature, compared with its reference level (0), other features unchanged. The 95 % intervals include sampling and noise.</source>
        <translation>Ni kiasi gani modeli inafanya kundi {name} liwezekane zaidi ikiwa kila mtu ana kiwango hiki, ikilinganishwa na kiwango cha marejeo (0), sifa nyingine zikibaki vilevile. Vipindi vya 95 % vinajumuisha sampuli na kelele.</translation>
    </message>
    <message>
        <source>Difference in the probability of {name}, in percentage points</source>
        <translation>Tofauti katika uwezekano wa {name}, kwa asilimia pointi</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>Kipindi cha 95 %</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Kiwango</translation>
    </message>
    <message>
        <source>Effect, pp</source>
        <translation>Athari, pointi</translation>
    </message>
    <message>
        <source>Odds ratio</source>
        <translation>Uwiano wa odds</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} hadi {high}</translation>
    </message>
</context>
<context>
    <name>LearnEvaluation</name>
    <message>
        <source>Evaluate</source>
        <translation>Tathmini</translation>
    </message>
    <message>
        <source>View of the evaluation</source>
        <translation>Kinachoonyeshwa kutoka tathmini</translation>
    </message>
    <message>
        <source>Measures the model on the data chosen on the left. For a table of true values, this spends the ε on the left on one noisy confusion matrix, unless the table is public. For reports it costs nothing.</source>
        <translation>Hupima modeli kwa data iliyochaguliwa kushoto. Kwa jedwali la thamani za kweli, hii hutumia ε iliyo kushoto kwa matriki moja ya mkanganyiko yenye kelele, isipokuwa jedwali ni la umma. Kwa ripoti haigharimu chochote.</translation>
    </message>
    <message>
        <source>Measures of the model</source>
        <translation>Namba za modeli</translation>
    </message>
    <message>
        <source>Confusion matrix: rows by class and prediction</source>
        <translation>Jedwali la mkanganyiko: safu kwa tabaka na utabiri</translation>
    </message>
    <message>
        <source>Learning curve</source>
        <translation>Mkondo wa kujifunza</translation>
    </message>
    <message>
        <source>Accuracy and other measures</source>
        <translation>Usahihi na namba nyingine</translation>
    </message>
    <message>
        <source>Confusion matrix</source>
        <translation>Jedwali la mkanganyiko</translation>
    </message>
    <message>
        <source>ROC and calibration</source>
        <translation>ROC na urekebishaji (calibration)</translation>
    </message>
    <message>
        <source>Learning curve as a table</source>
        <translation>Mkondo wa kujifunza kama jedwali</translation>
    </message>
    <message>
        <source>About {rows} rows. This cost ε = {epsilon}.</source>
        <translation>Takriban safu {rows}, kwa ε {epsilon}.</translation>
    </message>
    <message>
        <source>{rows} rows. This cost ε = {epsilon}.</source>
        <translation>Safu mlalo {rows}, kwa ε {epsilon}.</translation>
    </message>
    <message>
        <source>{rows} rows. This cost nothing.</source>
        <translation>Safu mlalo {rows}; hakuna kilichotumika.</translation>
    </message>
</context>
<context>
    <name>LearnForm</name>
    <message>
        <source>Choose a table…</source>
        <translation>Chagua jedwali…</translation>
    </message>
    <message>
        <source>Use this project&apos;s reports</source>
        <translation>Tumia ripoti za mradi huu</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Lebo</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Mbinu</translation>
    </message>
    <message>
        <source>Features</source>
        <translation>Vipengele</translation>
    </message>
    <message>
        <source>Label: what to predict</source>
        <translation>Lebo: cha kutabiri</translation>
    </message>
    <message>
        <source>Features: what to predict it from</source>
        <translation>Vipengele: vya kutabiria</translation>
    </message>
    <message>
        <source>Privacy to spend, ε</source>
        <translation>Faragha ya kutumia, ε</translation>
    </message>
    <message>
        <source>Small is private: 0.3 to 3 is usual.</source>
        <translation>Ndogo inalinda faragha: 0.3 hadi 3 ni ya kawaida.</translation>
    </message>
    <message>
        <source>Budget of the table, ε</source>
        <translation>Bajeti ya jedwali, ε</translation>
    </message>
    <message>
        <source>{budget} if left empty</source>
        <translation>{budget}, ikiwa haikutajwa</translation>
    </message>
    <message>
        <source>none; e.g. 20 %</source>
        <translation>hakuna; mfano 20 %</translation>
    </message>
    <message>
        <source>The most that may ever be spent on this table and its copies. If you leave this empty it is {budget}; beyond that, hardly anybody is protected.</source>
        <translation>Kiwango cha juu kabisa kinachoweza kutumika kwenye jedwali hili na nakala zake. Kisipotajwa ni {budget}; kupita hapo karibu hakuna anayelindwa.</translation>
    </message>
    <message>
        <source>Share of rows held out to measure accuracy</source>
        <translation>Sehemu ya safu mlalo zilizotengwa kupima usahihi</translation>
    </message>
    <message>
        <source>Bounds of numbers</source>
        <translation>Mipaka ya namba</translation>
    </message>
    <message>
        <source>Largest survey weight</source>
        <translation>Uzito mkubwa zaidi wa utafiti</translation>
    </message>
    <message>
        <source>Larger ones count as this; the noise grows with it.</source>
        <translation>Mikubwa zaidi huhesabiwa kama huu; kelele huongezeka nao.</translation>
    </message>
    <message>
        <source>column=low:high or column=low:high:bins, separated by commas</source>
        <translation>safu=chini:juu au safu=chini:juu:makundi, zikitenganishwa kwa koma</translation>
    </message>
    <message>
        <source>Survey weights</source>
        <translation>Uzito wa utafiti</translation>
    </message>
    <message>
        <source>A column: how many people each row represents</source>
        <translation>Safuwima: kila safu inawakilisha watu wangapi</translation>
    </message>
    <message>
        <source>Public levels from a file…</source>
        <translation>Ngazi za wazi kutoka kwenye faili…</translation>
    </message>
    <message>
        <source>The values that each column can have, known without looking at the table</source>
        <translation>Thamani ambazo safu wima zinaweza kuwa nazo, zinazojulikana bila kuangalia jedwali</translation>
    </message>
    <message>
        <source>Missing values</source>
        <translation>Thamani zinazokosekana</translation>
    </message>
    <message>
        <source>as the file of levels says</source>
        <translation>kama faili ya viwango inavyosema</translation>
    </message>
    <message>
        <source>in no column</source>
        <translation>hakuna katika safu yoyote</translation>
    </message>
    <message>
        <source>possible in every column</source>
        <translation>zinawezekana katika kila safu</translation>
    </message>
    <message>
        <source>For columns with given levels or bounds. Where nothing is ever missing, no model or synthetic table has to allow for it; a blank is then refused</source>
        <translation>Kwa safu zenye viwango au mipaka iliyotolewa. Pasipokosekana kitu kamwe, hakuna modeli wala jedwali bandia linalohitaji kulizingatia; nafasi tupu hukataliwa hapo</translation>
    </message>
    <message>
        <source>Find frequent levels under ε</source>
        <translation>Tafuta viwango vya kawaida chini ya ε</translation>
    </message>
    <message>
        <source>For columns whose levels are not given. A level that only one person has is shown with a probability of one in a thousand million</source>
        <translation>Kwa safuwima ambazo viwango vyake havijatajwa. Kiwango cha mtu mmoja pekee huonekana kwa nafasi moja kati ya bilioni moja</translation>
    </message>
    <message>
        <source>The number of rows is public</source>
        <translation>Idadi ya safu ni ya wazi</translation>
    </message>
    <message>
        <source>ε then protects against changing one row, not against adding or removing one</source>
        <translation>Hapo ε hulinda dhidi ya kubadilisha safu moja, si kuongeza au kuondoa safu</translation>
    </message>
    <message>
        <source>The table is public: nothing is spent</source>
        <translation>Jedwali ni la wazi: hakuna kinachotumika</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Hakuna</translation>
    </message>
    <message>
        <source>No data chosen yet.</source>
        <translation>Bado hakuna data iliyochaguliwa.</translation>
    </message>
    <message>
        <source>Reports of {name}: training costs no additional privacy.</source>
        <translation>Ripoti za {name}: kujifunza hakutumii chochote zaidi.</translation>
    </message>
    <message>
        <source>Table {name}: true values. Each training is charged to its privacy ledger.</source>
        <translation>Jedwali {name}: thamani za kweli, zinalipwa kutoka daftari lake la matumizi.</translation>
    </message>
</context>
<context>
    <name>LearnPage</name>
    <message>
        <source>Learn</source>
        <translation>Kujifunza</translation>
    </message>
    <message>
        <source>Train a classifier or make a synthetic table, within a privacy limit that you set.</source>
        <translation>Fundisha kiainishi au tengeneza jedwali bandia, ndani ya kikomo cha faragha unachoweka.</translation>
    </message>
    <message>
        <source>Invented rows with nearly the same shares as the table; costs the ε of the form</source>
        <translation>Safu za kubuni zenye takriban sehemu za jedwali, kwa ε ya fomu</translation>
    </message>
    <message>
        <source>Trains on invented tables; costs no privacy</source>
        <translation>Hujifunza kwa majedwali ya kubuni: haitumii chochote</translation>
    </message>
    <message>
        <source>Open a model…</source>
        <translation>Fungua modeli…</translation>
    </message>
    <message>
        <source>Synthetic table…</source>
        <translation>Jedwali la kubuni…</translation>
    </message>
    <message>
        <source>Preview accuracy</source>
        <translation>Tazama usahihi mapema</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Funza</translation>
    </message>
    <message>
        <source>Choose a table</source>
        <translation>Chagua jedwali</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Inasomwa…</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Majedwali (*.csv)</translation>
    </message>
    <message>
        <source>Levels or surveys (*.json)</source>
        <translation>Ngazi au tafiti (*.json)</translation>
    </message>
    <message>
        <source>Public levels</source>
        <translation>Ngazi za wazi</translation>
    </message>
    <message>
        <source>The levels of {count} columns are known: {names}.</source>
        <translation>Ngazi za safu wima {count} zinajulikana: {names}.</translation>
    </message>
    <message>
        <source>The survey&apos;s coins already fix its ε, so there is nothing to preview. Train the model: it costs no additional privacy.</source>
        <translation>Sarafu za utafiti tayari zinaamua ε yake; funza tu, hakuna kinachotumika zaidi.</translation>
    </message>
    <message>
        <source>Simulating…</source>
        <translation>Inaigizwa…</translation>
    </message>
    <message>
        <source>Training…</source>
        <translation>Inafunzwa…</translation>
    </message>
    <message>
        <source>A synthetic table needs a table of true values.</source>
        <translation>Jedwali la kubuni linahitaji jedwali la thamani za kweli.</translation>
    </message>
    <message>
        <source>Save the synthetic table</source>
        <translation>Hifadhi jedwali la kubuni</translation>
    </message>
    <message>
        <source>Synthesizing…</source>
        <translation>Jedwali linabuniwa…</translation>
    </message>
    <message>
        <source>Saved {rows} synthetic rows in {file} (ε = {epsilon}). The report next to it shows shares of the real table. Keep it to yourself; do not publish it.</source>
        <translation>Safu bandia {rows} zimehifadhiwa katika {file} (ε = {epsilon}). Ripoti iliyo kando yake inaonyesha sehemu za jedwali halisi. Baki nayo mwenyewe; usiichapishe.</translation>
    </message>
    <message>
        <source>Files (*{ending})</source>
        <translation>Mafaili (*{ending})</translation>
    </message>
    <message>
        <source>Save the model</source>
        <translation>Hifadhi modeli</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Inahifadhiwa…</translation>
    </message>
    <message>
        <source>Saved {file} in {folder}.</source>
        <translation>{file} imehifadhiwa katika {folder}.</translation>
    </message>
    <message>
        <source>Models (*{ending})</source>
        <translation>Modeli (*{ending})</translation>
    </message>
    <message>
        <source>Open a model</source>
        <translation>Fungua modeli</translation>
    </message>
    <message>
        <source>Evaluating…</source>
        <translation>Inatathminiwa…</translation>
    </message>
    <message>
        <source>Predict on which table?</source>
        <translation>Kutabiri kwa jedwali lipi?</translation>
    </message>
    <message>
        <source>Save the predictions</source>
        <translation>Hifadhi utabiri</translation>
    </message>
    <message>
        <source>Predicting…</source>
        <translation>Inatabiriwa…</translation>
    </message>
    <message>
        <source>Saved {rows} predictions in {file}: {counts}.</source>
        <translation>Utabiri wa safu mlalo {rows} uko kwenye {file}: {counts}.</translation>
    </message>
</context>
<context>
    <name>LearnResult</name>
    <message>
        <source>Model</source>
        <translation>Modeli</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Picha</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Kanuni</translation>
    </message>
    <message>
        <source>Effects</source>
        <translation>Athari</translation>
    </message>
    <message>
        <source>Evaluation</source>
        <translation>Tathmini</translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation>Daftari la matumizi</translation>
    </message>
    <message>
        <source>What accuracy can you expect at which ε? “Preview accuracy” trains on invented tables with the same columns and number of rows. It does not look at your data and costs no privacy.</source>
        <translation>Usahihi gani utarajiwe kwa ε ipi? “Tazama usahihi mapema” hufundisha kwa majedwali ya kubuni yenye safu zilezile na idadi ileile ya mistari. Halitazami data zako wala halitumii faragha.</translation>
    </message>
    <message>
        <source>Privacy to spend, ε</source>
        <translation>Faragha ya kutumia, ε</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Usahihi</translation>
    </message>
    <message>
        <source>Private: mean and range</source>
        <translation>Kwa faragha: wastani na upeo</translation>
    </message>
    <message>
        <source>Without privacy</source>
        <translation>Bila faragha</translation>
    </message>
    <message>
        <source>Always the most frequent class</source>
        <translation>Daima darasa linalotokea zaidi</translation>
    </message>
    <message>
        <source>Chart of the accuracy over ε, simulated</source>
        <translation>Chati ya usahihi kulingana na ε, kwa uigizaji</translation>
    </message>
    <message>
        <source>Card of the model</source>
        <translation>Kadi ya modeli</translation>
    </message>
    <message>
        <source>Save the model…</source>
        <translation>Hifadhi modeli…</translation>
    </message>
    <message>
        <source>Predict on a table…</source>
        <translation>Tabiri kwa jedwali…</translation>
    </message>
    <message>
        <source>No model yet: train one, or open one.</source>
        <translation>Bado hakuna modeli: funza moja, au fungua moja.</translation>
    </message>
    <message>
        <source>Class whose features are shown</source>
        <translation>Darasa ambalo vipengele vyake vinaonyeshwa</translation>
    </message>
    <message>
        <source>Picture of the forest</source>
        <translation>Picha ya msitu</translation>
    </message>
    <message>
        <source>First tree</source>
        <translation>Mti wa kwanza</translation>
    </message>
    <message>
        <source>All leaves</source>
        <translation>Majani yote</translation>
    </message>
    <message>
        <source>Intervals</source>
        <translation>Vipindi</translation>
    </message>
    <message>
        <source>A picture of the model appears here after training.</source>
        <translation>Picha ya modeli itaonekana hapa baada ya mafunzo.</translation>
    </message>
    <message>
        <source>The rules of a decision tree appear here after training.</source>
        <translation>Kanuni za mti wa uamuzi huonekana hapa baada ya mafunzo.</translation>
    </message>
    <message>
        <source>Rules of the tree</source>
        <translation>Kanuni za mti</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Kadi</translation>
    </message>
    <message>
        <source>Of this model</source>
        <translation>Ya modeli hii</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Mbinu</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Lebo</translation>
    </message>
    <message>
        <source>Features</source>
        <translation>Vipengele</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Respondents</source>
        <translation>Wahojiwa</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Safu mlalo</translation>
    </message>
    <message>
        <source>Privacy loss</source>
        <translation>Upotevu wa faragha</translation>
    </message>
    <message>
        <source>ε = {epsilon} per respondent, in total</source>
        <translation>ε = {epsilon} kwa kila mhojiwa, kwa jumla</translation>
    </message>
    <message>
        <source>ε = {epsilon} for the table</source>
        <translation>ε = {epsilon} ya jedwali</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Viwango</translation>
    </message>
    <message>
        <source>all features</source>
        <translation>sifa zote</translation>
    </message>
    <message>
        <source>Never missing</source>
        <translation>Haikosekani kamwe</translation>
    </message>
    <message>
        <source>not released</source>
        <translation>haijatolewa</translation>
    </message>
    <message>
        <source>about {rows} (noisy)</source>
        <translation>takriban {rows} (yenye kelele)</translation>
    </message>
    <message>
        <source>{rows} (public)</source>
        <translation>{rows} (ya wazi)</translation>
    </message>
    <message>
        <source>Nothing: the table was declared public, so it is not protected</source>
        <translation>Hakuna: jedwali lilitangazwa kuwa la wazi, kwa hiyo hakuna kinacholindwa</translation>
    </message>
    <message>
        <source>Not proven: an earlier version made this model. It contains the exact number of rows, and levels may have been read from the data. Train it again.</source>
        <translation>Haijathibitishwa: toleo la awali lilitengeneza modeli hii; inataja idadi kamili ya safu, na viwango huenda vilisomwa kutoka kwenye data. Ifunze tena.</translation>
    </message>
    <message>
        <source>Tables with the same number of rows that differ in one row (whose label may be missing)</source>
        <translation>Majedwali yenye idadi sawa ya safu ambapo safu moja imebadilishwa, hata lebo iliyoachwa wazi</translation>
    </message>
    <message>
        <source>Tables that differ by adding or removing one row; if one row is changed instead, ε = {changed}</source>
        <translation>Majedwali yanayotofautiana kwa safu mlalo moja zaidi au pungufu; safu mlalo moja ikibadilishwa, ε = {changed}</translation>
    </message>
    <message>
        <source>Neighbouring tables</source>
        <translation>Majedwali jirani</translation>
    </message>
    <message>
        <source>The same respondent with other answers: ε = {changed}</source>
        <translation>Mhojiwa mwenye majibu mengine, kwa ε = {changed}</translation>
    </message>
    <message>
        <source>{questions}: asked directly, so ε does not cover these answers</source>
        <translation>{questions}: liliulizwa moja kwa moja, kwa hiyo ε haihesabu majibu haya</translation>
    </message>
    <message>
        <source>Not protected</source>
        <translation>Haikulindwa</translation>
    </message>
    <message>
        <source>Accuracy on held-out rows</source>
        <translation>Usahihi kwa safu mlalo zilizotengwa</translation>
    </message>
    <message>
        <source>How often each level occurs in each class. The 95 % intervals include sampling and the noise or coins.</source>
        <translation>Kila ngazi inatokea mara ngapi katika darasa, pamoja na mipaka ya 95 % ya sampuli na kelele au sarafu.</translation>
    </message>
    <message>
        <source>{right} of {rows}</source>
        <translation>{right} kati ya {rows}</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Sahihi</translation>
    </message>
    <message>
        <source>Spent: ε {spent}. No budget was set; the limit is {budget}.</source>
        <translation>Imetumika: ε {spent}. Bila bajeti, kiwango cha juu ni {budget}.</translation>
    </message>
    <message>
        <source>Design</source>
        <translation>Muundo</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Tazamio</translation>
    </message>
    <message>
        <source>Found with privacy protection ε (δ = {delta}); other values count as missing</source>
        <translation>Vimepatikana chini ya ε, kwa δ = {delta}; thamani nyingine huhesabiwa kuwa hazipo</translation>
    </message>
    <message>
        <source>Given in advance</source>
        <translation>Vilitajwa mapema</translation>
    </message>
    <message>
        <source>Taken from the data, not protected</source>
        <translation>Vimesomwa kutoka kwenye data, na havijalindwa</translation>
    </message>
    <message>
        <source>The first three levels of the tree; each leaf with its class and its share.</source>
        <translation>Mti hadi maswali matatu; kila jani na darasa lake na sehemu yake.</translation>
    </message>
    <message>
        <source>Drawing of the decision tree; it splits on {feature} first</source>
        <translation>Mchoro wa mti wa maamuzi; unauliza kwanza {feature}</translation>
    </message>
    <message>
        <source>There is no picture for this kind of model.</source>
        <translation>Modeli hii haina picha yake yenyewe.</translation>
    </message>
    <message>
        <source>How many leaves have which depth and how many rows, of single trees and of all. A line marks the median.</source>
        <translation>Majani mangapi yana kina kipi na safu ngapi, ya miti michache na ya yote. Mstari unaonyesha kati.</translation>
    </message>
    <message>
        <source>Where a share that is drawn from a leaf falls in 90 of 100 cases, by the leaf’s rows and the ε of its counts.</source>
        <translation>Pale sehemu inayochukuliwa kutoka kwenye jani inapoangukia mara 90 kati ya 100, kulingana na safu za jani na ε ya hesabu zake.</translation>
    </message>
    <message>
        <source>Tree {number}</source>
        <translation>Mti {number}</translation>
    </message>
    <message>
        <source>All trees</source>
        <translation>Miti yote</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>Majani</translation>
    </message>
    <message>
        <source>Branch depth</source>
        <translation>Kina cha matawi</translation>
    </message>
    <message>
        <source>Rows of a leaf</source>
        <translation>Safu za jani</translation>
    </message>
    <message>
        <source>Share of {share}</source>
        <translation>Sehemu ya {share}</translation>
    </message>
    <message>
        <source>Share that is drawn</source>
        <translation>Sehemu inayochukuliwa</translation>
    </message>
    <message>
        <source>without noise</source>
        <translation>bila kelele</translation>
    </message>
    <message>
        <source>Branch depth and leaf frequency, of each tree and of all</source>
        <translation>Kina cha matawi na wingi wa majani, wa kila mti na wa yote</translation>
    </message>
    <message>
        <source>Intervals of a drawn share over the rows of a leaf</source>
        <translation>Vipindi vya sehemu inayochukuliwa kulingana na safu za jani</translation>
    </message>
    <message>
        <source>Share of the level in the class {name}</source>
        <translation>Sehemu ya ngazi katika darasa {name}</translation>
    </message>
    <message>
        <source>Only a decision tree has rules.</source>
        <translation>Mti wa uamuzi pekee una kanuni.</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Darasa</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Kanuni</translation>
    </message>
    <message>
        <source>(missing)</source>
        <translation>(haipo)</translation>
    </message>
    <message>
        <source>always</source>
        <translation>daima</translation>
    </message>
    <message>
        <source>Privacy spent on the table</source>
        <translation>Kilichotumika cha jedwali</translation>
    </message>
    <message>
        <source>Spent: ε {spent} of {budget}; {left} is left.</source>
        <translation>Imetumika: ε {spent} kati ya {budget}; {left} imebaki.</translation>
    </message>
    <message>
        <source>Its rows are nearly the same as those of {others}, so they share one ledger.</source>
        <translation>Lina safu karibu sawa na {others}: daftari moja kwa yote.</translation>
    </message>
    <message>
        <source>ε</source>
        <translation>ε</translation>
    </message>
    <message>
        <source>Purpose</source>
        <translation>Kwa ajili ya</translation>
    </message>
</context>
<context>
    <name>LeftOutDialog</name>
    <message>
        <source>Rows that would be left out</source>
        <translation>Mistari ambayo ingeachwa</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Funga</translation>
    </message>
    <message>
        <source>Checking the rows…</source>
        <translation>Safu mlalo zinakaguliwa…</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Licences</source>
        <translation>Leseni</translation>
    </message>
    <message>
        <source>Search the licences</source>
        <translation>Tafuta katika leseni</translation>
    </message>
    <message>
        <source>The licences do not contain these words.</source>
        <translation>Leseni hazina maneno haya.</translation>
    </message>
    <message>
        <source>Collecting the licences…</source>
        <translation>Leseni zinakusanywa…</translation>
    </message>
    <message>
        <source>Surveyapp is free software under the MIT licence. It uses Qt under the LGPL, whose libraries you may replace, and the other parts that are listed here.</source>
        <translation>Surveyapp ni programu huru chini ya leseni ya MIT. Inatumia Qt chini ya LGPL, ambayo maktaba zake unaweza kuzibadilisha, na sehemu nyingine zilizoorodheshwa hapa.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Funga</translation>
    </message>
    <message>
        <source>The licences cannot be read. Part of the installation may be missing; install Surveyapp again.</source>
        <translation>Leseni haziwezi kusomwa. Huenda sehemu ya usakinishaji inakosekana; sakinisha Surveyapp upya.</translation>
    </message>
</context>
<context>
    <name>MadeTogether</name>
    <message>
        <source>The hidden number and your card together say where the wheel stops.</source>
        <translation>Namba iliyofichwa na karata yako pamoja zinaonyesha gurudumu linasimama wapi.</translation>
    </message>
    <message>
        <source>This device hides a number. You pick a card. The two together say where the wheel stops, so the device cannot choose it. You can test that. A device could still remember what you touch. No test rules that out. Only dice of your own do.</source>
        <translation>Kifaa hiki kinaficha namba. Wewe unachagua karata. Vyote viwili pamoja vinaonyesha gurudumu linasimama wapi, kwa hiyo kifaa hakiwezi kupachagua. Unaweza kupima hilo. Bado kifaa kinaweza kukumbuka unachogusa. Hakuna jaribio linaloondoa hilo. Ni dadu zako mwenyewe tu zinazoliondoa.</translation>
    </message>
</context>
<context>
    <name>MakingForm</name>
    <message>
        <source>Name of the new variable</source>
        <translation>Jina la kigeu kipya</translation>
    </message>
    <message>
        <source>Label of the new variable</source>
        <translation>Lebo ya kigeu kipya</translation>
    </message>
    <message>
        <source>optional</source>
        <translation>si lazima</translation>
    </message>
    <message>
        <source>Where the bands begin</source>
        <translation>Mahali makundi yanapoanza</translation>
    </message>
    <message>
        <source>Labels of the bands</source>
        <translation>Lebo za makundi</translation>
    </message>
    <message>
        <source>optional, such as: young; middle; old</source>
        <translation>si lazima, kama: kijana; wastani; mzee</translation>
    </message>
    <message>
        <source>Expression</source>
        <translation>Usemi</translation>
    </message>
    <message>
        <source>Insert a variable</source>
        <translation>Ingiza kigeu</translation>
    </message>
    <message>
        <source>New values; empty means missing</source>
        <translation>Thamani mpya; tupu inamaanisha haipo</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Onyesho</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Jina</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Lebo</translation>
    </message>
    <message>
        <source>Bands begin at</source>
        <translation>Makundi yanaanza kwa</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Lebo</translation>
    </message>
    <message>
        <source>Create the variable</source>
        <translation>Unda kigeu</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Ghairi</translation>
    </message>
    <message>
        <source>Insert a variable…</source>
        <translation>Ingiza kigeu…</translation>
    </message>
    <message>
        <source>Recode {name}</source>
        <translation>Weka misimbo mipya ya {name}</translation>
    </message>
    <message>
        <source>Put {name} into bands</source>
        <translation>Panga {name} katika makundi</translation>
    </message>
    <message>
        <source>Compute a variable</source>
        <translation>Kokotoa kigeu</translation>
    </message>
    <message>
        <source>Merge reports of {name}</source>
        <translation>Unganisha ripoti za {name}</translation>
    </message>
    <message>
        <source>Give values that belong together the same new value. An empty one means missing. {name} itself stays as it is.</source>
        <translation>Zipe thamani zinazofanana thamani mpya moja. Tupu inamaanisha haipo. {name} chenyewe kinabaki kama kilivyo.</translation>
    </message>
    <message>
        <source>Each band begins at one of these numbers and ends before the next. The first band has all numbers below, the last one all that follow.</source>
        <translation>Kila kundi linaanza kwa moja ya namba hizi na kuisha kabla ya inayofuata. Kundi la kwanza lina namba zote ndogo, la mwisho zote zinazofuata.</translation>
    </message>
    <message>
        <source>Use + - * / and comparisons, and, or, not(), if(), min(), max(), round(), abs(), sqrt(), log() and exp(). Only variables without coins can be used: a report is not an answer.</source>
        <translation>Tumia + - * / na ulinganisho, and, or, not(), if(), min(), max(), round(), abs(), sqrt(), log() na exp(). Ni vigeu visivyo na sarafu tu vinavyoweza kutumika: ripoti si jibu.</translation>
    </message>
    <message>
        <source>Give reports that belong together the same new value. They stay reports: estimates use the design that follows from merging, so they stay right.</source>
        <translation>Zipe ripoti zinazofanana thamani mpya moja. Zinabaki ripoti: makadirio yanatumia muundo unaotokana na kuunganisha, kwa hiyo yanabaki sahihi.</translation>
    </message>
    <message>
        <source>With a value: {count}. Missing: {missing}.</source>
        <translation>Zenye thamani: {count}. Hazipo: {missing}.</translation>
    </message>
    <message>
        <source>ε of its reports: {epsilon}</source>
        <translation>ε ya ripoti zake: {epsilon}</translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message>
        <source>Something went wrong in Surveyapp. Everything already stored is safe. Please report what you did.</source>
        <translation>Hitilafu imetokea katika Surveyapp. Kila kilichokwisha kuhifadhiwa kiko salama. Tafadhali ripoti ulichofanya.</translation>
    </message>
    <message>
        <source>Dismiss the message</source>
        <translation>Ondoa ujumbe</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Ondoa</translation>
    </message>
</context>
<context>
    <name>MissingWordsView</name>
    <message>
        <source>Some words are missing</source>
        <translation>Baadhi ya maneno hayapo</translation>
    </message>
    <message>
        <source>Respondents would read those in English. The survey&apos;s author can add them to the survey.</source>
        <translation>Wahojiwa watayasoma kwa Kiingereza. Aliyeandika utafiti anaweza kuyaongeza.</translation>
    </message>
    <message>
        <source>Start all the same</source>
        <translation>Anza hata hivyo</translation>
    </message>
    <message>
        <source>Close the kiosk</source>
        <translation>Funga kioski</translation>
    </message>
</context>
<context>
    <name>MomentView</name>
    <message>
        <source>One moment</source>
        <translation>Subiri kidogo</translation>
    </message>
</context>
<context>
    <name>NoInterviewsYet</name>
    <message>
        <source>No interviews yet</source>
        <translation>Hakuna mahojiano bado</translation>
    </message>
    <message>
        <source>Go to Files</source>
        <translation>Nenda kwenye Mafaili</translation>
    </message>
</context>
<context>
    <name>NumberPad</name>
    <message>
        <source>Minus</source>
        <translation>Alama ya kutoa</translation>
    </message>
    <message>
        <source>Decimal point</source>
        <translation>Nukta ya desimali</translation>
    </message>
    <message>
        <source>Your number: {number}</source>
        <translation>Namba yako: {number}</translation>
    </message>
    <message>
        <source>A number from {low} to {high}</source>
        <translation>Namba kutoka {low} hadi {high}</translation>
    </message>
    <message>
        <source>A number from {low} to {high}, in steps of {step}</source>
        <translation>Namba kutoka {low} hadi {high}, kwa hatua za {step}</translation>
    </message>
    <message>
        <source>Please enter a number from {low} to {high}.</source>
        <translation>Tafadhali weka namba kutoka {low} hadi {high}.</translation>
    </message>
    <message>
        <source>The number must be from {low} to {high}. Please change it.</source>
        <translation>Namba lazima iwe kutoka {low} hadi {high}. Tafadhali ibadilishe.</translation>
    </message>
    <message>
        <source>From {low}, numbers go in steps of {step}. Please change yours.</source>
        <translation>Kuanzia {low}, namba zinaenda kwa hatua za {step}. Tafadhali badilisha yako.</translation>
    </message>
</context>
<context>
    <name>OpenedView</name>
    <message>
        <source>This round as text, to photograph</source>
        <translation>Maandishi ya mzunguko huu, ya kupigwa picha</translation>
    </message>
    <message>
        <source>This round is shown and will not count.</source>
        <translation>Mzunguko huu unaonyeshwa na hautahesabiwa.</translation>
    </message>
    <message>
        <source>To check later, take a photo of this square too. The supervisor can give you the page that compares the squares.</source>
        <translation>Ili kukagua baadaye, piga picha ya mraba huu pia. Msimamizi anaweza kukupa ukurasa unaolinganisha miraba.</translation>
    </message>
    <message>
        <source>What counts is never opened, so nobody can make you prove your answer.</source>
        <translation>Kinachohesabiwa hakifunguliwi kamwe, kwa hiyo hakuna anayeweza kukulazimisha kuthibitisha jibu lako.</translation>
    </message>
    <message>
        <source>A new round</source>
        <translation>Mzunguko mpya</translation>
    </message>
    <message>
        <source>The name of the first square was: {words}</source>
        <translation>Jina la mraba wa kwanza lilikuwa: {words}</translation>
    </message>
    <message>
        <source>The hidden number was {hidden}. No card was picked.</source>
        <translation>Namba iliyofichwa ilikuwa {hidden}. Hakuna karata iliyochaguliwa.</translation>
    </message>
    <message>
        <source>Hidden number {hidden}, your card {card}: the wheel stopped at {stop}.</source>
        <translation>Namba iliyofichwa {hidden}, karata yako {card}: gurudumu lilisimama kwenye {stop}.</translation>
    </message>
    <message>
        <source>Hidden number {hidden}, your card {card}: together {sum}. Take away {sides}, one full turn: the wheel stopped at {stop}.</source>
        <translation>Namba iliyofichwa {hidden}, karata yako {card}: jumla yake {sum}. Toa {sides}, yaani mzunguko mmoja kamili: gurudumu lilisimama kwenye {stop}.</translation>
    </message>
    <message>
        <source>Here the wheel answers: “{label}” is recorded, whatever you touch.</source>
        <translation>Hapa gurudumu linajibu: “{label}” inarekodiwa, chochote utakachogusa.</translation>
    </message>
    <message>
        <source>Here your own answer is recorded.</source>
        <translation>Hapa jibu lako mwenyewe linarekodiwa.</translation>
    </message>
    <message>
        <source>Here “{label}” is recorded as “{report}”.</source>
        <translation>Hapa “{label}” inarekodiwa kama “{report}”.</translation>
    </message>
    <message>
        <source>After your touch the square locked: “{report}”.</source>
        <translation>Ulipogusa, mraba ulifunga: “{report}”.</translation>
    </message>
    <message>
        <source>If it is anything else, this device cheats. Do not answer on it.</source>
        <translation>Ikiwa ni kitu kingine, kifaa hiki kinadanganya. Usijibu kwenye kifaa hiki.</translation>
    </message>
    <message>
        <source>It must be “{label}”.</source>
        <translation>Lazima iwe “{label}”.</translation>
    </message>
    <message>
        <source>It must be what you touched.</source>
        <translation>Lazima iwe ulichogusa.</translation>
    </message>
    <message>
        <source>It must be what is written above for the answer that you touched.</source>
        <translation>Lazima iwe kile kilichoandikwa hapo juu kwa jibu ulilogusa.</translation>
    </message>
</context>
<context>
    <name>OptionsForm</name>
    <message>
        <source>More options</source>
        <translation>Chaguo zaidi</translation>
    </message>
    <message>
        <source>Fewer options</source>
        <translation>Chaguo chache</translation>
    </message>
</context>
<context>
    <name>Ordering</name>
    <message>
        <source>Touch the answers in your order, the first one first.</source>
        <translation>Gusa majibu kwa mpangilio wako, ukianza na la kwanza.</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Thibitisha</translation>
    </message>
    <message>
        <source>Please touch every answer.</source>
        <translation>Tafadhali gusa kila jibu.</translation>
    </message>
    <message>
        <source>{answer}, place {place}</source>
        <translation>{answer}, nafasi {place}</translation>
    </message>
    <message>
        <source>{answer}, no place yet</source>
        <translation>{answer}, bado halina nafasi</translation>
    </message>
</context>
<context>
    <name>OutdatedNote</name>
    <message>
        <source>The settings have changed: this result is out of date.</source>
        <translation>Mipangilio imebadilika: tokeo hili limepitwa na wakati.</translation>
    </message>
    <message>
        <source>Choose “{button}” to update it.</source>
        <translation>Chagua “{button}” ili kulisasisha.</translation>
    </message>
</context>
<context>
    <name>Outline</name>
    <message>
        <source>Add</source>
        <translation>Ongeza</translation>
    </message>
    <message>
        <source>Add a question</source>
        <translation>Ongeza swali</translation>
    </message>
    <message>
        <source>Duplicate the question</source>
        <translation>Rudufu swali</translation>
    </message>
    <message>
        <source>Move up (Alt+Up)</source>
        <translation>Sogeza juu (Alt+Up)</translation>
    </message>
    <message>
        <source>Move down (Alt+Down)</source>
        <translation>Sogeza chini (Alt+Down)</translation>
    </message>
    <message>
        <source>Remove the question (Del)</source>
        <translation>Ondoa swali (Del)</translation>
    </message>
    <message>
        <source>The survey</source>
        <translation>Utafiti</translation>
    </message>
</context>
<context>
    <name>OutputForm</name>
    <message>
        <source>Choose a question</source>
        <translation>Chagua swali</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Hakuna</translation>
    </message>
    <message>
        <source>Kiosks</source>
        <translation>Kioski</translation>
    </message>
    <message>
        <source>Interactions</source>
        <translation>Mwingiliano</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Otomatiki</translation>
    </message>
    <message>
        <source>{title}: {question}</source>
        <translation>{title}: {question}</translation>
    </message>
    <message>
        <source>{question}: automatic</source>
        <translation>{question}: otomatiki</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ndiyo</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Hapana</translation>
    </message>
</context>
<context>
    <name>OutputPage</name>
    <message>
        <source>Output</source>
        <translation>Matokeo</translation>
    </message>
    <message>
        <source>Add analysis</source>
        <translation>Ongeza uchambuzi</translation>
    </message>
    <message>
        <source>Add analyses and change their options; each result updates by itself. The analyses are kept in the project, and the report contains them.</source>
        <translation>Ongeza uchambuzi na ubadilishe chaguo zake; kila tokeo hujisasisha. Uchambuzi huhifadhiwa katika mradi, na ripoti inao.</translation>
    </message>
    <message>
        <source>Import collection files first. This page then shows estimates, cross-tables, comparisons, rankings and regressions, also of randomized answers.</source>
        <translation>Ingiza kwanza mafaili ya ukusanyaji. Kisha ukurasa huu unaonyesha makadirio, majedwali mtambuka, ulinganisho, upangaji na rejeshi, hata za majibu yaliyobahatishwa.</translation>
    </message>
    <message>
        <source>Choose the first analysis</source>
        <translation>Chagua uchambuzi wa kwanza</translation>
    </message>
    <message>
        <source>Use for all analyses</source>
        <translation>Tumia kwa uchambuzi wote</translation>
    </message>
</context>
<context>
    <name>OwnDesignBox</name>
    <message>
        <source>Design</source>
        <translation>Muundo</translation>
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
        <translation>Thibitisha</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Futa</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>Help on this page (F1)</source>
        <translation>Msaada kuhusu ukurasa huu (F1)</translation>
    </message>
</context>
<context>
    <name>PickedCard</name>
    <message>
        <source>Your card is {card}. Name of the square: {words}</source>
        <translation>Karata yako ni {card}. Jina la mraba: {words}</translation>
    </message>
    <message>
        <source>Test it</source>
        <translation>Kijaribu</translation>
    </message>
</context>
<context>
    <name>PinPad</name>
    <message>
        <source>Delete</source>
        <translation>Futa</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>Sawa</translation>
    </message>
    <message>
        <source>Digits entered: {count}</source>
        <translation>Tarakimu zilizowekwa: {count}</translation>
    </message>
</context>
<context>
    <name>PinView</name>
    <message>
        <source>Supervisor</source>
        <translation>Msimamizi</translation>
    </message>
    <message>
        <source>Enter the PIN.</source>
        <translation>Weka PIN.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Rudi</translation>
    </message>
</context>
<context>
    <name>PlacesView</name>
    <message>
        <source>Where shall the files go?</source>
        <translation>Mafaili yaende wapi?</translation>
    </message>
    <message>
        <source>No stick or card is plugged in.</source>
        <translation>Hakuna kifaa cha kuhifadhia wala kadi iliyochomekwa.</translation>
    </message>
    <message>
        <source>Other folder…</source>
        <translation>Folda nyingine…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Rudi</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Tafuta tena</translation>
    </message>
</context>
<context>
    <name>PlanForm</name>
    <message>
        <source>Name of the question</source>
        <translation>Jina la swali</translation>
    </message>
    <message>
        <source>What was asked</source>
        <translation>Kilichoulizwa</translation>
    </message>
    <message>
        <source>Number of levels</source>
        <translation>Ngazi, kuanzia 1</translation>
    </message>
    <message>
        <source>Least possible answer</source>
        <translation>Jibu dogo zaidi linalowezekana</translation>
    </message>
    <message>
        <source>Greatest possible answer</source>
        <translation>Jibu kubwa zaidi linalowezekana</translation>
    </message>
    <message>
        <source>Step between answers</source>
        <translation>Hatua kati ya majibu</translation>
    </message>
    <message>
        <source>Harmless question answered with it (optional)</source>
        <translation>Swali lisilo nyeti lililojibiwa pamoja nalo (linaweza kuachwa tupu)</translation>
    </message>
    <message>
        <source>Type of the question</source>
        <translation>Aina ya swali</translation>
    </message>
    <message>
        <source>Nominal: categories without an order.</source>
        <translation>Kategoria: makundi yasiyo na mpangilio.</translation>
    </message>
    <message>
        <source>Ordinal: ordered levels, taken as 1, 2, 3 … in means and regressions.</source>
        <translation>Mpangilio: viwango vilivyopangwa, huchukuliwa kama 1, 2, 3 … katika wastani na regresheni.</translation>
    </message>
    <message>
        <source>Numeric.</source>
        <translation>Namba.</translation>
    </message>
    <message>
        <source>Design it was asked with</source>
        <translation>Muundo ambao liliulizwa nao</translation>
    </message>
    <message>
        <source>{name}: {meaning}</source>
        <translation>{name}: {meaning}</translation>
    </message>
    <message>
        <source>as in the original survey</source>
        <translation>kama katika utafiti wa asili</translation>
    </message>
    <message>
        <source>Not randomized: the column contains the answers.</source>
        <translation>Bila unasibu: safu wima ina majibu.</translation>
    </message>
    <message>
        <source>The column contains the reports ({reports}). ε = {epsilon}</source>
        <translation>Safu wima ina kilichoripotiwa ({reports}). ε = {epsilon}</translation>
    </message>
    <message>
        <source>The column contains the reports. ε = {epsilon}</source>
        <translation>Safu wima ina kilichoripotiwa. ε = {epsilon}</translation>
    </message>
</context>
<context>
    <name>PlanPage</name>
    <message>
        <source>Plan</source>
        <translation>Mpango</translation>
    </message>
    <message>
        <source>How many interviews you need, which design to use, and what the results will look like.</source>
        <translation>Mahojiano mangapi yanahitajika, kwa miundo ipi, na yataonyesha nini.</translation>
    </message>
    <message>
        <source>One question</source>
        <translation>Swali moja</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Nguvu ya kitakwimu</translation>
    </message>
    <message>
        <source>Designs</source>
        <translation>Miundo</translation>
    </message>
    <message>
        <source>Tallies</source>
        <translation>Hesabu</translation>
    </message>
    <message>
        <source>Questionnaire</source>
        <translation>Hojaji</translation>
    </message>
    <message>
        <source>Rehearsal</source>
        <translation>Jaribio la awali</translation>
    </message>
    <message>
        <source>Choose a survey file or import interviews. This view then divides the privacy budget of one respondent among the questions and shows the errors that result.</source>
        <translation>Chagua faili la utafiti, au ingiza mahojiano. Kisha mwonekano huu unagawanya kile ambacho mhojiwa mmoja anaweza kufichua kwa maswali yake, na kusema hilo linaacha makosa gani.</translation>
    </message>
    <message>
        <source>Choose a survey file or import interviews. This view then simulates the survey a thousand times and shows the results that you can expect.</source>
        <translation>Chagua faili la utafiti, au ingiza mahojiano. Kisha mwonekano huu unaiga utafiti mara elfu moja, na kuonyesha mchambuzi wake angeona nini.</translation>
    </message>
    <message>
        <source>Find n</source>
        <translation>Tafuta n</translation>
    </message>
    <message>
        <source>Find the error</source>
        <translation>Tafuta kosa</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Kosa</translation>
    </message>
    <message>
        <source>1 % is one percentage point.</source>
        <translation>1 % ni nukta moja ya asilimia.</translation>
    </message>
    <message>
        <source>Number of interviews</source>
        <translation>Idadi ya mahojiano</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Kujiamini</translation>
    </message>
    <message>
        <source>Expected share</source>
        <translation>Sehemu inayotarajiwa</translation>
    </message>
    <message>
        <source>Of the answer that you plan for.</source>
        <translation>Ya jibu linalopangiwa.</translation>
    </message>
    <message>
        <source>any (worst case)</source>
        <translation>yoyote: hali mbaya zaidi</translation>
    </message>
    <message>
        <source>Design effect</source>
        <translation>Athari ya usanifu (design effect)</translation>
    </message>
    <message>
        <source>1 for a simple random sample; often 1.5 to 2 for clusters.</source>
        <translation>1 kwa sampuli nasibu rahisi; kwa vishada mara nyingi 1.5 hadi 2.</translation>
    </message>
    <message>
        <source>Non-response rate</source>
        <translation>Kiwango cha wasiojibu</translation>
    </message>
    <message>
        <source>Sample sizes by method</source>
        <translation>Ukubwa wa sampuli kwa kila mbinu</translation>
    </message>
    <message>
        <source>Computing exact sample sizes…</source>
        <translation>Inakokotoa ukubwa kamili wa sampuli…</translation>
    </message>
    <message>
        <source>Correct the marked fields to see a result.</source>
        <translation>Rekebisha sehemu zilizowekwa alama ili kuona jibu.</translation>
    </message>
    <message>
        <source>Error (percentage points)</source>
        <translation>Kosa (pointi za asilimia)</translation>
    </message>
    <message>
        <source>Interviews</source>
        <translation>Mahojiano</translation>
    </message>
    <message>
        <source>People to approach</source>
        <translation>Watu wa kufuata</translation>
    </message>
    <message>
        <source>Chart of interviews needed against the error, by method</source>
        <translation>Chati ya mahojiano yanayohitajika dhidi ya kosa, kwa kila mbinu</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Mbinu</translation>
    </message>
    <message>
        <source>Interviews in total</source>
        <translation>Mahojiano kwa jumla</translation>
    </message>
    <message>
        <source>Total error, in points</source>
        <translation>Kosa kwa jumla, kwa pointi</translation>
    </message>
    <message>
        <source>For a random sample: sampling and coins together</source>
        <translation>Kwa sampuli nasibu: uchukuaji sampuli na sarafu kwa pamoja</translation>
    </message>
    <message>
        <source>For the coins only</source>
        <translation>Kwa sarafu peke yake</translation>
    </message>
    <message>
        <source>For the coins only: the error compared with the true share among the people interviewed</source>
        <translation>Kwa sarafu pekee: kosa likilinganishwa na sehemu ya kweli kati ya waliohojiwa</translation>
    </message>
    <message>
        <source>Guarantee</source>
        <translation>Dhamana</translation>
    </message>
    <message>
        <source>This method gives no separate figure for the coins.</source>
        <translation>Mpaka wa mbinu hii haugawanyiki ili kupata sehemu ya sarafu.</translation>
    </message>
</context>
<context>
    <name>PlanPanel</name>
    <message>
        <source>Correct the problem in the message above to see a result.</source>
        <translation>Rekebisha kile ambacho ujumbe ulio juu unasema ili uone matokeo.</translation>
    </message>
</context>
<context>
    <name>PowerPanel</name>
    <message>
        <source>Run</source>
        <translation>Kokotoa</translation>
    </message>
    <message>
        <source>Computing the power…</source>
        <translation>Inakokotoa nguvu ya kitakwimu…</translation>
    </message>
    <message>
        <source>Power by number of interviews</source>
        <translation>Nguvu ya kitakwimu kwa idadi ya mahojiano</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Linganisha na</translation>
    </message>
    <message>
        <source>another group&apos;s share</source>
        <translation>sehemu ya kundi jingine</translation>
    </message>
    <message>
        <source>a fixed share</source>
        <translation>sehemu isiyobadilika</translation>
    </message>
    <message>
        <source>Expected share</source>
        <translation>Sehemu inayotarajiwa</translation>
    </message>
    <message>
        <source>The other share</source>
        <translation>Sehemu nyingine</translation>
    </message>
    <message>
        <source>Target power</source>
        <translation>Nguvu inayolengwa</translation>
    </message>
    <message>
        <source>Usually 80 % or 90 %.</source>
        <translation>Kwa kawaida 80 % au 90 %.</translation>
    </message>
    <message>
        <source>Significance level</source>
        <translation>Kiwango cha umuhimu wa kitakwimu</translation>
    </message>
    <message>
        <source>Two-sided test.</source>
        <translation>Jaribio la pande mbili.</translation>
    </message>
    <message>
        <source>Correct the marked fields to see a result.</source>
        <translation>Rekebisha sehemu zilizowekwa alama ili uone jibu.</translation>
    </message>
    <message>
        <source>With {n} interviews in each of the two groups, {times} of 100 such surveys would find the difference of {points}.</source>
        <translation>Kwa mahojiano {n} katika kila moja ya makundi mawili, tafiti {times} kati ya 100 kama hizi zingegundua tofauti ya {points}.</translation>
    </message>
    <message>
        <source>With {n} interviews, {times} of 100 such surveys would find that the share is not {null} ({points} away).</source>
        <translation>Kwa mahojiano {n}, tafiti {times} kati ya 100 kama hizi zingegundua kwamba sehemu si {null} (umbali wa {points}).</translation>
    </message>
    <message>
        <source>{n} interviews are enough for a power of {power}.</source>
        <translation>Mahojiano {n} yanatosha kwa nguvu ya {power}.</translation>
    </message>
</context>
<context>
    <name>PracticeResultView</name>
    <message>
        <source>Again</source>
        <translation>Tena</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Endelea</translation>
    </message>
    <message>
        <source>You touched “{label}”. That is recorded.</source>
        <translation>Uligusa “{label}”. Hilo ndilo linalorekodiwa.</translation>
    </message>
    <message>
        <source>The wheel turns.</source>
        <translation>Gurudumu linazunguka.</translation>
    </message>
    <message>
        <source>Recorded: {said}</source>
        <translation>Imerekodiwa: {said}</translation>
    </message>
    <message>
        <source>“{label}” is always recorded as “{report}”.</source>
        <translation>“{label}” hurekodiwa siku zote kama “{report}”.</translation>
    </message>
    <message>
        <source>{label} × {count}</source>
        <translation>{label} × {count}</translation>
    </message>
    <message>
        <source>With “{label}” recorded: {said}</source>
        <translation>Kwa “{label}” imerekodiwa: {said}</translation>
    </message>
    <message>
        <source>The wheel stopped at: {said}</source>
        <translation>Gurudumu lilisimama kwenye: {said}</translation>
    </message>
    <message>
        <source>At “{label}” the wheel answers. You just go on.</source>
        <translation>Kwenye “{label}” gurudumu linajibu. Wewe unaendelea tu.</translation>
    </message>
    <message>
        <source>You touched “{label}”.</source>
        <translation>Umegusa “{label}”.</translation>
    </message>
</context>
<context>
    <name>PracticeView</name>
    <message>
        <source>Practice is not kept.</source>
        <translation>Zoezi halihifadhiwi.</translation>
    </message>
    <message>
        <source>Do you like tea?</source>
        <translation>Je, unapenda chai?</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Endelea</translation>
    </message>
    <message>
        <source>Spin</source>
        <translation>Zungusha</translation>
    </message>
    <message>
        <source>Touch any number.</source>
        <translation>Gusa namba yoyote.</translation>
    </message>
    <message>
        <source>Blue: your answer is recorded. Yellow: the opposite is recorded.</source>
        <translation>Bluu: jibu lako linarekodiwa. Njano: kinyume kinarekodiwa.</translation>
    </message>
    <message>
        <source>Blue: you answer. Yellow: the wheel answers.</source>
        <translation>Bluu: unajibu wewe. Njano: gurudumu linajibu.</translation>
    </message>
    <message>
        <source>There are {count} parts. Together they make one of {answers} answers, and the wheel turns once for all.</source>
        <translation>Kuna sehemu {count}. Pamoja zinafanya jibu moja kati ya {answers}, na gurudumu linazunguka mara moja kwa zote.</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Mapendeleo</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Rangi</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Kama mfumo</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Nyeupe</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Nyeusi</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lugha</translation>
    </message>
    <message>
        <source>Decimals</source>
        <translation>Desimali</translation>
    </message>
    <message>
        <source>Size of type</source>
        <translation>Ukubwa wa herufi</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Rangi</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Lugha</translation>
    </message>
    <message>
        <source>&amp;Decimals of percentages and means</source>
        <translation>&amp;Desimali za asilimia na wastani</translation>
    </message>
    <message>
        <source>&amp;Size of type</source>
        <translation>&amp;Ukubwa wa herufi</translation>
    </message>
    <message>
        <source>Files and reports do not change: they have all digits, and their charts are light.</source>
        <translation>Faili na ripoti hazibadiliki: zina tarakimu zote, na chati zake ni nyeupe.</translation>
    </message>
    <message>
        <source>As it was installed</source>
        <translation>Kama ilivyosakinishwa</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Ghairi</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Tumia</translation>
    </message>
</context>
<context>
    <name>PreviewPane</name>
    <message>
        <source>Previous screen</source>
        <translation>Skrini iliyotangulia</translation>
    </message>
    <message>
        <source>Next screen</source>
        <translation>Skrini inayofuata</translation>
    </message>
    <message>
        <source>Language of the preview</source>
        <translation>Lugha ya onyesho la awali</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>Mwelekeo wa kifaa</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Mlalo</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Wima</translation>
    </message>
    <message>
        <source>Preview only: the buttons do not work, and nothing is recorded.</source>
        <translation>Ni picha: hakuna kinachoweza kuguswa, na hakuna kinachorekodiwa.</translation>
    </message>
    <message>
        <source>The survey has problems. This preview shows the last version without problems.</source>
        <translation>Utafiti una matatizo. Mwoneko huu unaonyesha toleo la mwisho lisilo na matatizo.</translation>
    </message>
    <message>
        <source>The survey has problems. Fix them to see the preview.</source>
        <translation>Utafiti una makosa; yarekebishe ili uuone.</translation>
    </message>
    <message>
        <source>Screen {number} of {count}</source>
        <translation>Skrini ya {number} kati ya {count}</translation>
    </message>
</context>
<context>
    <name>PrivacyPage</name>
    <message>
        <source>Privacy</source>
        <translation>Faragha</translation>
    </message>
    <message>
        <source>How much one respondent gives away, and what each exported file reveals to whom.</source>
        <translation>Kile ambacho mhojiwa mmoja anakifichua, na kile ambacho kila faili linalotoka linamwambia nani.</translation>
    </message>
    <message>
        <source>Add surveys…</source>
        <translation>Ongeza tafiti…</translation>
    </message>
    <message>
        <source>Other surveys that the same people answered</source>
        <translation>Tafiti nyingine ambazo watu wale wale walizijibu</translation>
    </message>
    <message>
        <source>No survey yet</source>
        <translation>Hakuna utafiti bado</translation>
    </message>
    <message>
        <source>Import collection files or choose a survey file. This page then shows how much one respondent gives away: by question, over all waves, and in small groups.</source>
        <translation>Ingiza mafaili ya ukusanyaji, au chagua faili la utafiti. Kisha ukurasa huu unaeleza mhojiwa mmoja anafichua kiasi gani, swali kwa swali, katika mawimbi yote, na katika makundi madogo.</translation>
    </message>
    <message>
        <source>Choose a survey…</source>
        <translation>Chagua utafiti…</translation>
    </message>
    <message>
        <source>Total ε of one respondent</source>
        <translation>ε ya mhojiwa mmoja kwa jumla</translation>
    </message>
    <message>
        <source>What it means</source>
        <translation>Maana yake</translation>
    </message>
    <message>
        <source>Prior probability</source>
        <translation>Uwezekano wa awali</translation>
    </message>
    <message>
        <source>Waves</source>
        <translation>Mawimbi</translation>
    </message>
    <message>
        <source>Smallest group</source>
        <translation>Kundi dogo zaidi</translation>
    </message>
    <message>
        <source>How likely somebody thought the answer was before seeing the report</source>
        <translation>Jinsi mtu alivyodhani jibu lina uwezekano kabla ya ripoti</translation>
    </message>
    <message>
        <source>How many times the same people are asked</source>
        <translation>Mara ngapi watu walewale huulizwa</translation>
    </message>
    <message>
        <source>Smaller groups are marked</source>
        <translation>Makundi yenye watu wachache zaidi huwekewa alama</translation>
    </message>
    <message>
        <source>&amp;Prior</source>
        <translation>&amp;Awali</translation>
    </message>
    <message>
        <source>&amp;Waves</source>
        <translation>&amp;Mawimbi</translation>
    </message>
    <message>
        <source>Smallest &amp;group</source>
        <translation>&amp;Kundi dogo zaidi</translation>
    </message>
    <message>
        <source>Meaning of the selected row</source>
        <translation>Maana ya safu mlalo iliyochaguliwa</translation>
    </message>
    <message>
        <source>Surveys (*.survey.json)</source>
        <translation>Tafiti (*.survey.json)</translation>
    </message>
    <message>
        <source>Add surveys</source>
        <translation>Ongeza tafiti</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>Inakokotolewa…</translation>
    </message>
    <message>
        <source>ε = {epsilon}</source>
        <translation>ε = {epsilon}</translation>
    </message>
    <message>
        <source>Randomized questions: {questions}. Waves: {waves}. Surveys: {surveys}</source>
        <translation>Maswali yenye unasibu: {questions}. Mawimbi: {waves}. Tafiti: {surveys}</translation>
    </message>
</context>
<context>
    <name>ProtectionBox</name>
    <message>
        <source>Protection of the answers</source>
        <translation>Ulinzi wa majibu</translation>
    </message>
    <message>
        <source>Who tosses the coins</source>
        <translation>Nani anarusha sarafu</translation>
    </message>
    <message>
        <source>Correct the marked fields to see how this design protects.</source>
        <translation>Rekebisha sehemu zilizowekwa alama ili uone muundo huu unaahidi nini.</translation>
    </message>
    <message>
        <source>{goal}: {n} interviews</source>
        <translation>{goal}: mahojiano {n}</translation>
    </message>
    <message>
        <source>ε = ∞: anybody who reads the record knows the answer.</source>
        <translation>ε = ∞: anayesoma rekodi anajua jibu.</translation>
    </message>
    <message>
        <source>ε = ∞: some reports rule an answer out.</source>
        <translation>ε = ∞: ripoti fulani inaondoa uwezekano wa jibu fulani, na hivyo inafichua kitu.</translation>
    </message>
    <message>
        <source>ε = {epsilon}: one report can multiply the odds of one answer over another by at most {ratio}.</source>
        <translation>ε = {epsilon}: ripoti moja inaweza kuzidisha uwiano wa jibu moja dhidi ya jingine kwa si zaidi ya {ratio}.</translation>
    </message>
    <message>
        <source>The number of interviews it needs can only be found by simulation.</source>
        <translation>Idadi ya mahojiano inayohitajika inajulikana kwa uigizaji tu.</translation>
    </message>
    <message>
        <source>{n} interviews give an estimate within ± {error} points (95 %, worst case).</source>
        <translation>Mahojiano {n} yanafikisha kadirio ndani ya ± pointi {error} (95 %, hali mbaya zaidi).</translation>
    </message>
</context>
<context>
    <name>ProtectionMenu</name>
    <message>
        <source>This cannot be undone</source>
        <translation>Hili haliwezi kutenduliwa</translation>
    </message>
    <message>
        <source>&amp;Erase what was removed…</source>
        <translation>&amp;Futa vilivyoondolewa…</translation>
    </message>
    <message>
        <source>E&amp;ncrypt this project…</source>
        <translation>&amp;Simba mradi huu…</translation>
    </message>
    <message>
        <source>Everything that was removed from this project or undone will be permanently erased. Afterwards nothing can be undone or redone.

This does not erase collection files, copies, backups, or old blocks on a solid-state disk.</source>
        <translation>Vyote vilivyoondolewa au kutenduliwa katika mradi huu vinafutwa kabisa: faili lake linaandikwa upya bila hivyo, na hakuna tena cha kutendua wala kurudia.

Mafaili ya ukusanyaji, nakala na hifadhi za akiba, na sehemu za zamani za diski ya SSD, haziguswi.</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Futa</translation>
    </message>
    <message>
        <source>The project&apos;s file will be encrypted. From then on it opens only with the analyst&apos;s key and its passphrase: if they are lost, the project is lost. Older versions of the program cannot open it.

Copies and backups of the file, and old blocks on a solid-state disk, stay as they are.</source>
        <translation>Faili la mradi linasimbwa mahali pake. Tangu hapo linafunguka kwa ufunguo wa mchambuzi na kaulisiri yake tu: bila hivyo limepotea, na programu za zamani hulikataa.

Nakala na hifadhi za akiba za faili, na sehemu za zamani za diski ya SSD, zinabaki kama zilivyo.</translation>
    </message>
    <message>
        <source>Encrypt</source>
        <translation>Simba</translation>
    </message>
</context>
<context>
    <name>QualityPage</name>
    <message>
        <source>Quality</source>
        <translation>Ubora</translation>
    </message>
    <message>
        <source>Whether anything is wrong with the interviews, and what to do about it.</source>
        <translation>Kama kuna tatizo lolote na mahojiano, na la kufanya kuhusu hilo.</translation>
    </message>
    <message>
        <source>Import collection files first. This page then counts interviews and break-offs, compares the kiosks, looks for impossible reports, and says what to do.</source>
        <translation>Ingiza mafaili ya ukusanyaji kwanza. Kisha ukurasa huu unahesabu mahojiano na yaliyoachwa katikati, unalinganisha vioski, unatafuta ripoti ambazo hakuna majibu yanayoweza kuzileta, na unasema la kufanya.</translation>
    </message>
    <message>
        <source>Question in the chart</source>
        <translation>Swali la picha</translation>
    </message>
    <message>
        <source>Compare kiosks within</source>
        <translation>Linganisha vioski ndani ya</translation>
    </message>
    <message>
        <source>How many interviews may be forged</source>
        <translation>Ni mahojiano mangapi yanaweza kuwa ya kughushi</translation>
    </message>
    <message>
        <source>&amp;Compare within</source>
        <translation>&amp;Linganisha ndani ya</translation>
    </message>
    <message>
        <source>&amp;Forged</source>
        <translation>Ya ku&amp;ghushi</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>La kufanya</translation>
    </message>
    <message>
        <source>&amp;Chart of</source>
        <translation>&amp;Picha ya</translation>
    </message>
    <message>
        <source>All interviews</source>
        <translation>Mahojiano yote</translation>
    </message>
    <message>
        <source>Looking at the data…</source>
        <translation>Data zinaangaliwa…</translation>
    </message>
</context>
<context>
    <name>QuestionForm</name>
    <message>
        <source>Id: the name of its column in the data</source>
        <translation>Kitambulisho: safu wima kwenye rekodi</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Aina</translation>
    </message>
    <message>
        <source>What is asked</source>
        <translation>Kinachoulizwa</translation>
    </message>
    <message>
        <source>Levels: 1 to …</source>
        <translation>Ngazi: 1 hadi …</translation>
    </message>
    <message>
        <source>Smallest answer</source>
        <translation>Jibu dogo zaidi</translation>
    </message>
    <message>
        <source>Largest answer</source>
        <translation>Jibu kubwa zaidi</translation>
    </message>
    <message>
        <source>Step (1 if empty)</source>
        <translation>Hatua (1 ikiwa wazi)</translation>
    </message>
    <message>
        <source>Parts that are randomized together</source>
        <translation>Sehemu zinazofanywa za nasibu kwa pamoja</translation>
    </message>
    <message>
        <source>Each part is a question of its own in the list on the left. All of their answers together make one record.</source>
        <translation>Kila sehemu ni swali lake lenyewe kwenye orodha iliyo kushoto. Rekodi moja inatengenezwa kutokana na majibu yake yote.</translation>
    </message>
    <message>
        <source>Add a part</source>
        <translation>Ongeza sehemu</translation>
    </message>
    <message>
        <source>Edit {part}</source>
        <translation>Hariri {part}</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Ondoa</translation>
    </message>
    <message>
        <source>Remove part {part}</source>
        <translation>Ondoa sehemu {part}</translation>
    </message>
    <message>
        <source>Help and conditions</source>
        <translation>Msaada na masharti</translation>
    </message>
    <message>
        <source>Hint below the question</source>
        <translation>Dokezo, chini ya swali</translation>
    </message>
    <message>
        <source>Sound file in the survey&apos;s folder</source>
        <translation>Faili la sauti kando ya utafiti</translation>
    </message>
    <message>
        <source>Asked only if (${id} is an earlier direct answer)</source>
        <translation>Linaulizwa tu pale (${id} ni jibu la awali la moja kwa moja)</translation>
    </message>
    <message>
        <source>Accepted only if (. is the answer)</source>
        <translation>Linakubaliwa tu pale (. ni jibu)</translation>
    </message>
    <message>
        <source>Message if it is not accepted</source>
        <translation>Kinachosemwa pale lisipokubaliwa</translation>
    </message>
    <message>
        <source>Must be answered</source>
        <translation>Lazima lijibiwe</translation>
    </message>
    <message>
        <source>The round may be shown after the touch</source>
        <translation>Mzunguko unaweza kuonyeshwa baada ya kugusa</translation>
    </message>
    <message>
        <source>A photo of what is shown proves what was touched. Use this for a harmless question only.</source>
        <translation>Picha ya kinachoonyeshwa inathibitisha kilichoguswa. Weka hili kwa swali lisilo na madhara tu.</translation>
    </message>
    <message>
        <source>Earliest day, such as 2026-11-22</source>
        <translation>Siku ya kwanza, kama 2026-11-22</translation>
    </message>
    <message>
        <source>Latest day</source>
        <translation>Siku ya mwisho</translation>
    </message>
    <message>
        <source>Most characters</source>
        <translation>Herufi nyingi zaidi</translation>
    </message>
</context>
<context>
    <name>QuestionList</name>
    <message>
        <source>Questions of the survey</source>
        <translation>Maswali ya utafiti</translation>
    </message>
</context>
<context>
    <name>QuestionView</name>
    <message>
        <source>Go on</source>
        <translation>Endelea</translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <translation>{number} / {total}</translation>
    </message>
    <message>
        <source>{count} questions, recorded together as one of {answers} answers.</source>
        <translation>Maswali {count}, yanayorekodiwa pamoja kama jibu moja kati ya majibu {answers}.</translation>
    </message>
    <message>
        <source>Part {place} of {count}. All parts together make one of {answers} answers, and the wheel turns once for it.</source>
        <translation>Sehemu ya {place} kati ya {count}. Sehemu zote kwa pamoja zinafanya jibu moja kati ya majibu {answers}, na gurudumu linazunguka mara moja kwa ajili yake.</translation>
    </message>
</context>
<context>
    <name>RecentMenu</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>Fungua za &amp;karibuni</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Bado hakuna</translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation>&amp;Futa orodha</translation>
    </message>
    <message>
        <source>{name} (not found)</source>
        <translation>{name} (haipo)</translation>
    </message>
</context>
<context>
    <name>RecordsModel</name>
    <message>
        <source>{name} (report)</source>
        <translation>{name} (ripoti)</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>haipo</translation>
    </message>
    <message>
        <source>Recorded: {value}</source>
        <translation>Imerekodiwa: {value}</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Haipo</translation>
    </message>
    <message>
        <source>The random id of the interview, by which the rows are sorted.</source>
        <translation>Kitambulisho cha bahati nasibu cha mahojiano, ambacho safu zimepangwa kwacho.</translation>
    </message>
    <message>
        <source>From the imported table: how the respondents were drawn.</source>
        <translation>Kutoka kwenye jedwali lililoletwa: jinsi wahojiwa walivyochaguliwa.</translation>
    </message>
    <message>
        <source>Which sample the respondent was assigned to by chance.</source>
        <translation>Sampuli ambayo bahati nasibu ilimpangia mhojiwa.</translation>
    </message>
    <message>
        <source>A report, not an answer: chance may have changed it.</source>
        <translation>Ripoti, si jibu: bahati nasibu inaweza kuwa imeibadilisha.</translation>
    </message>
    <message>
        <source>Interview</source>
        <translation>Mahojiano</translation>
    </message>
    <message>
        <source>none of them</source>
        <translation>hakuna hata moja</translation>
    </message>
</context>
<context>
    <name>RecordsView</name>
    <message>
        <source>Rows</source>
        <translation>Safu</translation>
    </message>
</context>
<context>
    <name>RefusalView</name>
    <message>
        <source>Close</source>
        <translation>Funga</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Angalia tena</translation>
    </message>
</context>
<context>
    <name>RefusedCells</name>
    <message>
        <source>Problem cells</source>
        <translation>Seli zilizokataliwa</translation>
    </message>
    <message>
        <source>Problem cells: {count}</source>
        <translation>Seli zilizokataliwa: {count}</translation>
    </message>
    <message>
        <source>Problem cells: {count}; the first {shown} are shown</source>
        <translation>Seli zilizokataliwa: {count}; za kwanza {shown} zinaonyeshwa</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Faili</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Mstari</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Safu wima</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Thamani</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Sababu</translation>
    </message>
</context>
<context>
    <name>RehearsalPanel</name>
    <message>
        <source>Rehearse</source>
        <translation>Fanya jaribio</translation>
    </message>
    <message>
        <source>Rehearsing the survey…</source>
        <translation>Inafanya jaribio la awali la utafiti…</translation>
    </message>
    <message>
        <source>What the analyst would see</source>
        <translation>Mchambuzi angeona nini</translation>
    </message>
    <message>
        <source>Number of interviews</source>
        <translation>Idadi ya mahojiano</translation>
    </message>
    <message>
        <source>Compare the groups of</source>
        <translation>Linganisha makundi ya</translation>
    </message>
    <message>
        <source>Question that differs</source>
        <translation>Swali linalotofautiana</translation>
    </message>
    <message>
        <source>Difference between the first two groups</source>
        <translation>Tofauti kati ya makundi mawili ya kwanza</translation>
    </message>
    <message>
        <source>10 % is ten percentage points.</source>
        <translation>10 % ni nukta kumi za asilimia.</translation>
    </message>
    <message>
        <source>Rehearsals</source>
        <translation>Majaribio ya awali</translation>
    </message>
    <message>
        <source>More rehearsals give more stable figures.</source>
        <translation>Mengi zaidi yanatoa takwimu thabiti zaidi.</translation>
    </message>
    <message>
        <source>Confidence level</source>
        <translation>Kiwango cha kujiamini</translation>
    </message>
    <message>
        <source>Assumed shares (worst case; type others)</source>
        <translation>Sehemu zinazodhaniwa (hali mbaya zaidi; andika nyingine)</translation>
    </message>
    <message>
        <source>Assumed shares of the answers</source>
        <translation>Sehemu zinazodhaniwa za majibu</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Swali</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Jibu</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Sehemu</translation>
    </message>
    <message>
        <source>(no groups)</source>
        <translation>(hakuna makundi)</translation>
    </message>
    <message>
        <source>Width of intervals in points; lines: 90 of 100 rehearsals</source>
        <translation>Upana wa vipindi kwa pointi; mistari: majaribio 90 kati ya 100</translation>
    </message>
    <message>
        <source>Chart of the widths of intervals by question and answer</source>
        <translation>Chati ya upana wa vipindi kwa swali na jibu</translation>
    </message>
    <message>
        <source>Shares</source>
        <translation>Sehemu</translation>
    </message>
    <message>
        <source>Means</source>
        <translation>Wastani</translation>
    </message>
    <message>
        <source>Power to detect the difference</source>
        <translation>Uwezekano wa kugundua tofauti</translation>
    </message>
    <message>
        <source>Chart of the power to detect differences</source>
        <translation>Chati ya uwezekano wa kugundua tofauti</translation>
    </message>
    <message>
        <source>Detected</source>
        <translation>Iligunduliwa</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Tofauti</translation>
    </message>
    <message>
        <source>± {points} percentage points of simulation error</source>
        <translation>± pointi {points} za asilimia kwa bahati ya uigaji</translation>
    </message>
    <message>
        <source>± {error} of simulation error</source>
        <translation>± {error} kwa bahati ya uigaji</translation>
    </message>
    <message>
        <source>Question and answer</source>
        <translation>Swali na jibu</translation>
    </message>
    <message>
        <source>Assumed</source>
        <translation>Inayodhaniwa</translation>
    </message>
    <message>
        <source>The simulated value, in percent</source>
        <translation>Kilichoigwa, kwa asilimia</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Upana</translation>
    </message>
    <message>
        <source>Mean width of the intervals</source>
        <translation>Wastani wa upana wa vipindi</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Kosa</translation>
    </message>
    <message>
        <source>How far the estimates vary</source>
        <translation>Makadirio yanatawanyika kiasi gani</translation>
    </message>
    <message>
        <source>Bias</source>
        <translation>Upendeleo</translation>
    </message>
    <message>
        <source>Mean estimate minus the true value</source>
        <translation>Wastani wa makadirio ukitoa thamani ya kweli</translation>
    </message>
    <message>
        <source>Covered</source>
        <translation>Ufunikaji</translation>
    </message>
    <message>
        <source>Percentage of intervals that contain the true value</source>
        <translation>Vipindi vyenye thamani ya kweli, kwa asilimia</translation>
    </message>
    <message>
        <source>Outside</source>
        <translation>Nje</translation>
    </message>
    <message>
        <source>Percentage of estimates below 0 or above 100 %</source>
        <translation>Makadirio chini ya 0 au juu ya 100 %, kwa asilimia</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>&amp;Web page (HTML)…</source>
        <translation>Ukurasa wa &amp;wavuti (HTML)…</translation>
    </message>
    <message>
        <source>&amp;Script and tables…</source>
        <translation>&amp;Script na majedwali…</translation>
    </message>
    <message>
        <source>&amp;Everything…</source>
        <translation>&amp;Yote…</translation>
    </message>
    <message>
        <source>&amp;PDF…</source>
        <translation>&amp;PDF…</translation>
    </message>
    <message>
        <source>Interviews, files and kiosks: {interviews}, {files}, {kiosks}</source>
        <translation>Mahojiano, mafaili na vioski: {interviews}, {files}, {kiosks}</translation>
    </message>
    <message>
        <source>Reports (*{ending})</source>
        <translation>Ripoti (*{ending})</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Hifadhi ripoti</translation>
    </message>
    <message>
        <source>Making the report…</source>
        <translation>Ripoti inatengenezwa…</translation>
    </message>
    <message>
        <source>Save the recorded data</source>
        <translation>Hifadhi data zilizorekodiwa</translation>
    </message>
    <message>
        <source>Data (*{ending})</source>
        <translation>Data (*{ending})</translation>
    </message>
    <message>
        <source>Writing the data…</source>
        <translation>Data zinaandikwa…</translation>
    </message>
    <message>
        <source>Save the codebook</source>
        <translation>Hifadhi kitabu cha misimbo</translation>
    </message>
    <message>
        <source>Codebooks (*{ending})</source>
        <translation>Vitabu vya misimbo (*{ending})</translation>
    </message>
    <message>
        <source>Writing the codebook…</source>
        <translation>Kitabu cha misimbo kinaandikwa…</translation>
    </message>
    <message>
        <source>Saved {files} in {folder}.</source>
        <translation>{files} imehifadhiwa katika {folder}.</translation>
    </message>
</context>
<context>
    <name>ReportMenu</name>
    <message>
        <source>Report and data</source>
        <translation>Ripoti na data</translation>
    </message>
    <message>
        <source>The report has all analyses that are not hidden, with methods, cautions and sources</source>
        <translation>Ripoti ina uchanganuzi wote usiofichwa, pamoja na mbinu, tahadhari na vyanzo</translation>
    </message>
    <message>
        <source>&amp;Language of questions and answers</source>
        <translation>&amp;Lugha ya maswali na majibu</translation>
    </message>
    <message>
        <source>&amp;Open the folder of what was saved</source>
        <translation>&amp;Fungua folda ya kilichohifadhiwa</translation>
    </message>
    <message>
        <source>Recorded &amp;data and codebook</source>
        <translation>&amp;Data zilizorekodiwa na kitabu cha misimbo</translation>
    </message>
</context>
<context>
    <name>RespondentView</name>
    <message>
        <source>Back</source>
        <translation>Rudi</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Acha</translation>
    </message>
    <message>
        <source>Listen</source>
        <translation>Sikiliza</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Ruka</translation>
    </message>
    <message>
        <source>This device is told only what you touch, and nothing else.</source>
        <translation>Kifaa hiki kinajua tu unachogusa, na si kingine chochote.</translation>
    </message>
    <message>
        <source>This device never learns your answer, only what you touch.</source>
        <translation>Kifaa hiki hakijui kamwe jibu lako, kinajua tu unachogusa.</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Maandishi makubwa zaidi</translation>
    </message>
    <message>
        <source>A A</source>
        <translation>A A</translation>
    </message>
    <message>
        <source>No movement</source>
        <translation>Bila miondoko</translation>
    </message>
    <message>
        <source>With movement</source>
        <translation>Na miondoko</translation>
    </message>
    <message>
        <source>Supervisor</source>
        <translation>Msimamizi</translation>
    </message>
</context>
<context>
    <name>ResultPane</name>
    <message>
        <source>What does this mean?</source>
        <translation>Hii ina maana gani?</translation>
    </message>
    <message>
        <source>The same on the command line</source>
        <translation>Vivyo hivyo kwenye mstari wa amri</translation>
    </message>
    <message>
        <source>The same on the command &amp;line</source>
        <translation>Vivyo hivyo kwenye &amp;mstari wa amri</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Nakili</translation>
    </message>
    <message>
        <source>Copy the command</source>
        <translation>Nakili amri</translation>
    </message>
    <message>
        <source>This was stopped, so there is nothing to show.</source>
        <translation>Hili lilisimamishwa, kwa hiyo hakuna cha kuonyesha.</translation>
    </message>
</context>
<context>
    <name>RoundView</name>
    <message>
        <source>Practice: nothing is recorded</source>
        <translation>Zoezi: hakuna kinachorekodiwa</translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <translation>{number} / {total}</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Zoezi</translation>
    </message>
</context>
<context>
    <name>RowsPage</name>
    <message>
        <source>Rows</source>
        <translation>Safu</translation>
    </message>
    <message>
        <source>The interviews as they are recorded, one per row. They are sorted by their random ids, so the order says nothing about who answered when.</source>
        <translation>Mahojiano kama yalivyorekodiwa, moja kwa kila safu. Yamepangwa kwa vitambulisho vyao vya bahati nasibu, kwa hiyo mpangilio hausemi chochote kuhusu nani alijibu lini.</translation>
    </message>
    <message>
        <source>Import collection files or a table first. This page then shows each interview.</source>
        <translation>Kwanza leta faili za ukusanyaji au jedwali. Kisha ukurasa huu unaonyesha kila mahojiano.</translation>
    </message>
    <message>
        <source>&amp;Labels instead of codes</source>
        <translation>&amp;Lebo badala ya misimbo</translation>
    </message>
    <message>
        <source>Labels instead of codes</source>
        <translation>Lebo badala ya misimbo</translation>
    </message>
    <message>
        <source>Columns with this mark contain reports, not answers: chance may have changed each of them, so no single value says what the respondent answered.</source>
        <translation>Safuwima zenye alama hii zina ripoti, si majibu: bahati nasibu inaweza kuwa imebadilisha kila moja, kwa hiyo hakuna thamani moja inayosema mhojiwa alijibu nini.</translation>
    </message>
    <message>
        <source>Sorting the interviews…</source>
        <translation>Mahojiano yanapangwa…</translation>
    </message>
    <message>
        <source>Copied rows: {count}</source>
        <translation>Safu zilizonakiliwa: {count}</translation>
    </message>
    <message>
        <source>Copied {count} of {selected} selected rows. To save all of them, choose “File”, “Report and data…”.</source>
        <translation>Safu {count} kati ya {selected} zilizochaguliwa zimenakiliwa. Ili kuhifadhi zote, chagua “Faili”, “Ripoti na data…”.</translation>
    </message>
</context>
<context>
    <name>RulerView</name>
    <message>
        <source>How large is this screen?</source>
        <translation>Skrini hii ni kubwa kiasi gani?</translation>
    </message>
    <message>
        <source>Hold a ruler against the screen. Make this line {length} mm long. Then touch “Go on”.</source>
        <translation>Weka rula juu ya skrini. Fanya mstari huu uwe na urefu wa mm {length}. Kisha gusa “Endelea”.</translation>
    </message>
    <message>
        <source>Shorter</source>
        <translation>Fupi zaidi</translation>
    </message>
    <message>
        <source>Longer</source>
        <translation>Refu zaidi</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Endelea</translation>
    </message>
    <message>
        <source>A line of {pixels} pixels</source>
        <translation>Mstari wa pikseli {pixels}</translation>
    </message>
</context>
<context>
    <name>SampleForm</name>
    <message>
        <source>Strata and clusters</source>
        <translation>Matabaka na vishada</translation>
    </message>
    <message>
        <source>Strata</source>
        <translation>Matabaka</translation>
    </message>
    <message>
        <source>Clusters</source>
        <translation>Vishada</translation>
    </message>
    <message>
        <source>People in one cluster, such as a village, may give similar answers</source>
        <translation>Watu wa kishada kimoja, kama kijiji, wanaweza kutoa majibu yanayofanana</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Hakuna</translation>
    </message>
</context>
<context>
    <name>SavedNote</name>
    <message>
        <source>This project cannot be read</source>
        <translation>Mradi huu hauwezi kusomwa</translation>
    </message>
    <message>
        <source>Nothing is shown of it, and nothing can be changed. “File”, “Open project” opens another.</source>
        <translation>Hakuna kinachoonyeshwa na hakuna kinachoweza kubadilishwa. “Faili”, “Fungua mradi” hufungua mwingine.</translation>
    </message>
    <message>
        <source>Opening the project…</source>
        <translation>Inafungua mradi…</translation>
    </message>
    <message>
        <source>Importing: not saved yet</source>
        <translation>Inaingiza: bado haijahifadhiwa</translation>
    </message>
    <message>
        <source>All that is imported is saved in one go at the end. If this is stopped, the project stays as it was.</source>
        <translation>Vyote vinavyoingizwa huhifadhiwa kwa pamoja mwishoni. Ukisimamisha, mradi unabaki kama ulivyokuwa.</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Inahifadhiwa…</translation>
    </message>
    <message>
        <source>The survey is not saved</source>
        <translation>Utafiti haujahifadhiwa</translation>
    </message>
    <message>
        <source>The survey on its page has changes that are in no file. “Survey”, “Save the survey” saves them.</source>
        <translation>Utafiti kwenye ukurasa wake una mabadiliko ambayo hayamo katika faili lolote. “Utafiti”, “Hifadhi utafiti” huyahifadhi.</translation>
    </message>
    <message>
        <source>Read-only</source>
        <translation>Kusoma tu</translation>
    </message>
    <message>
        <source>Read-only: the output is not saved</source>
        <translation>Kusoma tu: matokeo hayajahifadhiwa</translation>
    </message>
    <message>
        <source>The file or its folder takes no changes. “File”, “Save project as” makes a copy that does.</source>
        <translation>Faili au folda yake haikubali mabadiliko. “Faili”, “Hifadhi mradi kama” hutengeneza nakala inayokubali.</translation>
    </message>
    <message>
        <source>All changes are saved</source>
        <translation>Mabadiliko yote yamehifadhiwa</translation>
    </message>
    <message>
        <source>A project is one file. Every change is saved in it immediately.</source>
        <translation>Mradi ni faili moja. Kila badiliko huhifadhiwa humo mara moja.</translation>
    </message>
</context>
<context>
    <name>SealView</name>
    <message>
        <source>Held by trustees: no interview is kept</source>
        <translation>Mikononi mwa wadhamini: hakuna mahojiano yanayohifadhiwa</translation>
    </message>
    <message>
        <source>Each answer is added to totals, which {threshold} of {trustees} trustees open together. Nobody can read them on this device, not even you. Call each trustee and compare these words with those of the trustee&apos;s key. If one differs, do not use this survey.</source>
        <translation>Kila jibu huongezwa kwenye jumla, ambazo wadhamini {threshold} kati ya {trustees} huzifungua pamoja. Hakuna anayeweza kuzisoma kwenye kifaa hiki, hata wewe. Mpigie simu kila mdhamini na mlinganishe maneno haya na yale ya ufunguo wake. Moja likitofautiana, usitumie utafiti huu.</translation>
    </message>
    <message>
        <source>Interviews are sealed to the analyst</source>
        <translation>Mahojiano yanafungwa kwa ajili ya mchambuzi</translation>
    </message>
    <message>
        <source>Nobody can read them on this device, not even you. Call the analyst and compare these words with those of the analyst&apos;s key. If one differs, do not use this survey.</source>
        <translation>Hakuna anayeweza kuyasoma kwenye kifaa hiki, hata wewe. Mpigie mchambuzi simu na ulinganishe maneno haya na yale ya ufunguo wake. Neno hata moja likitofautiana, usitumie utafiti huu.</translation>
    </message>
    <message>
        <source>A word differs: leave</source>
        <translation>Kuna neno tofauti: ondoka</translation>
    </message>
    <message>
        <source>All words are the same</source>
        <translation>Maneno yote yanafanana</translation>
    </message>
</context>
<context>
    <name>SecondQuestionBox</name>
    <message>
        <source>Second question</source>
        <translation>Swali la pili</translation>
    </message>
    <message>
        <source>People answer a harmless question together with this one and touch only the combined result. Choose one whose share of yes is published, such as the month of the mother&apos;s birthday, and that has nothing to do with this question.</source>
        <translation>Watu hujibu swali lisilo nyeti pamoja na hili, na hugusa tu kile ambacho majibu yote mawili yanatoa. Chagua swali ambalo sehemu ya ndiyo imechapishwa, kama mwezi wa kuzaliwa kwa mama, na lisilohusiana na swali hili.</translation>
    </message>
    <message>
        <source>Published share of people who answer yes to it, such as 1/4</source>
        <translation>Sehemu iliyochapishwa ya watu wanaolijibu ndiyo, kama 1/4</translation>
    </message>
</context>
<context>
    <name>SetUpPinView</name>
    <message>
        <source>Supervisor, enter your PIN.</source>
        <translation>Msimamizi, weka PIN yako.</translation>
    </message>
    <message>
        <source>This kiosk has no surveyor&apos;s PIN yet. Please choose one.</source>
        <translation>Kioski hiki bado hakina PIN ya mtafiti. Tafadhali chagua moja.</translation>
    </message>
    <message>
        <source>Supervisor</source>
        <translation>Msimamizi</translation>
    </message>
</context>
<context>
    <name>ShortcutSheet</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Njia za mkato za kibodi</translation>
    </message>
    <message>
        <source>Search keys and what they do</source>
        <translation>Tafuta vitufe na vinachofanya</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Tafuta</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Nakili</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Chapisha…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Funga</translation>
    </message>
    <message>
        <source>Keys for a page work while that page is open; keys for a table work while the table has the focus. Press Alt and an underlined letter to reach menus and fields.</source>
        <translation>Vitufe vya ukurasa vinafanya kazi unapoonyeshwa; vya jedwali, linapokuwa limelengwa. Alt na herufi iliyopigiwa mstari hufikia menyu na sehemu za kujaza.</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wapi</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Nini</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Vitufe</translation>
    </message>
</context>
<context>
    <name>SoundView</name>
    <message>
        <source>Headphones check</source>
        <translation>Jaribio la vipokea sauti</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Rudi</translation>
    </message>
    <message>
        <source>Plug in the headphones and put them on. Touch “Play a test”. You should hear three tones, and nobody else should hear them.</source>
        <translation>Chomeka vipokea sauti na uvivae. Gusa “Cheza jaribio”. Unapaswa kusikia milio mitatu, na mtu mwingine asiisikie.</translation>
    </message>
    <message>
        <source>The loudspeaker lets everybody near hear the questions. No sound ever tells an answer.</source>
        <translation>Kwa spika, kila aliye karibu husikia maswali. Hakuna sauti inayotaja jibu kamwe.</translation>
    </message>
    <message>
        <source>Use the headphones: only I hear it</source>
        <translation>Tumia vipokea sauti: nasikia mimi tu</translation>
    </message>
    <message>
        <source>Allow the loudspeaker</source>
        <translation>Ruhusu spika</translation>
    </message>
    <message>
        <source>Play a test</source>
        <translation>Cheza jaribio</translation>
    </message>
    <message>
        <source>Another output</source>
        <translation>Njia nyingine ya sauti</translation>
    </message>
    <message>
        <source>No sound</source>
        <translation>Bila sauti</translation>
    </message>
    <message>
        <source>Output: {name}</source>
        <translation>Njia ya sauti: {name}</translation>
    </message>
    <message>
        <source>This device has no sound output.</source>
        <translation>Kifaa hiki hakina njia ya kutoa sauti.</translation>
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
        <translation>Uliza maswali nyeti bila kujua kamwe nani alijibu nini.</translation>
    </message>
    <message>
        <source>Open the desk</source>
        <translation>Fungua dawati</translation>
    </message>
    <message>
        <source>Combine the kiosks&apos; files, estimate the true shares with their uncertainty, and plan sample sizes.</source>
        <translation>Kusanya pamoja kilichokusanywa na kioski, kadiria sehemu za kweli pamoja na kutokuwa na uhakika kwake, na panga ukubwa wa sampuli.</translation>
    </message>
    <message>
        <source>&amp;New project…</source>
        <translation>Mradi &amp;mpya…</translation>
    </message>
    <message>
        <source>&amp;Open a project…</source>
        <translation>&amp;Fungua mradi…</translation>
    </message>
    <message>
        <source>Recent projects:</source>
        <translation>Miradi ya karibuni:</translation>
    </message>
    <message>
        <source>{name} (not found)</source>
        <translation>{name} (haipo)</translation>
    </message>
    <message>
        <source>Open {name}</source>
        <translation>Fungua {name}</translation>
    </message>
    <message>
        <source>Run a kiosk</source>
        <translation>Endesha kioski</translation>
    </message>
    <message>
        <source>Let people answer on this device in full screen. Chance protects private answers before they are recorded. Closing the kiosk needs the supervisor&apos;s PIN.</source>
        <translation>Waache watu wajibu kwenye kifaa hiki kwa skrini nzima. Bahati hulinda majibu ya siri kabla hayajarekodiwa. Kufunga kioski kunahitaji PIN ya msimamizi.</translation>
    </message>
    <message>
        <source>&amp;Choose a survey…</source>
        <translation>&amp;Chagua utafiti…</translation>
    </message>
    <message>
        <source>Ten minutes: from the first start to a report</source>
        <translation>Dakika kumi: kutoka kuanza hadi ripoti</translation>
    </message>
    <message>
        <source>For the office, for trustees, and for whoever opens totals with their shares</source>
        <translation>Kwa ofisi, wadhamini, na yeyote anayefungua jumla kwa sehemu zao</translation>
    </message>
    <message>
        <source>Drop to see what these files of tallies are, and what comes next</source>
        <translation>Achilia uone faili hizi za hesabu ni nini, na hatua inayofuata</translation>
    </message>
    <message>
        <source>New project</source>
        <translation>Mradi mpya</translation>
    </message>
    <message>
        <source>survey</source>
        <translation>utafiti</translation>
    </message>
    <message>
        <source>Open a project</source>
        <translation>Fungua mradi</translation>
    </message>
    <message>
        <source>Surveys and XLSForms (*{ending} *{form})</source>
        <translation>Tafiti na XLSForm (*{ending} *{form})</translation>
    </message>
    <message>
        <source>Save the form as a survey</source>
        <translation>Hifadhi fomu kama utafiti</translation>
    </message>
    <message>
        <source>Surveys (*{ending})</source>
        <translation>Tafiti (*{ending})</translation>
    </message>
    <message>
        <source>Choose a survey</source>
        <translation>Chagua utafiti</translation>
    </message>
    <message>
        <source>Just looking around?</source>
        <translation>Unaangalia tu?</translation>
    </message>
    <message>
        <source>Try the &amp;demonstration</source>
        <translation>Jaribu &amp;onyesho</translation>
    </message>
    <message>
        <source>Creates an example survey with interviews from several kiosks and opens it on the desk.</source>
        <translation>Linatengeneza utafiti wa mfano wenye mahojiano kutoka vioski kadhaa, na kufungua dawati kwa ajili yake.</translation>
    </message>
    <message>
        <source>&amp;Tutorial</source>
        <translation>Ma&amp;funzo</translation>
    </message>
    <message>
        <source>Totals that trustees &amp;hold…</source>
        <translation>&amp;Jumla zilizo mikononi mwa wadhamini…</translation>
    </message>
    <message>
        <source>Making the demonstration…</source>
        <translation>Inatengeneza onyesho…</translation>
    </message>
    <message>
        <source>Drop to open this project</source>
        <translation>Dondosha ili kufungua mradi huu</translation>
    </message>
    <message>
        <source>Drop to open this survey in the editor</source>
        <translation>Dondosha ili kufungua utafiti huu katika kihariri</translation>
    </message>
    <message>
        <source>Drop to import; you then choose the project</source>
        <translation>Dondosha ili kuingiza katika mradi, ambao utaulizwa</translation>
    </message>
    <message>
        <source>Projects (*{ending})</source>
        <translation>Miradi (*{ending})</translation>
    </message>
</context>
<context>
    <name>StepsPanel</name>
    <message>
        <source>Office</source>
        <translation>Ofisi</translation>
    </message>
    <message>
        <source>&amp;Add the files</source>
        <translation>&amp;Jumlisha faili</translation>
    </message>
    <message>
        <source>Checks the kiosks&apos; files and adds them. Opens nothing.</source>
        <translation>Hukagua faili za vioski na kuzijumlisha. Haifungui chochote.</translation>
    </message>
    <message>
        <source>Trustee</source>
        <translation>Mdhamini</translation>
    </message>
    <message>
        <source>Check and &amp;sign</source>
        <translation>Kagua na utie &amp;sahihi</translation>
    </message>
    <message>
        <source>Adds the files again, looks at your boxes, and signs the list.</source>
        <translation>Hujumlisha faili tena, hutazama visanduku vyako, na hutia sahihi orodha.</translation>
    </message>
    <message>
        <source>Give my s&amp;hare</source>
        <translation>Toa se&amp;hemu yangu</translation>
    </message>
    <message>
        <source>Enough trustees have signed: your part of what opens the totals.</source>
        <translation>Wadhamini wa kutosha wametia sahihi: sehemu yako ya kinachofungua jumla.</translation>
    </message>
    <message>
        <source>Anybody</source>
        <translation>Yeyote</translation>
    </message>
    <message>
        <source>&amp;Open the totals</source>
        <translation>&amp;Fungua jumla</translation>
    </message>
    <message>
        <source>Puts the shares together, checks them, and writes the table.</source>
        <translation>Huunganisha sehemu, huzikagua, na huandika jedwali.</translation>
    </message>
</context>
<context>
    <name>StillThereView</name>
    <message>
        <source>Are you still there?</source>
        <translation>Bado upo?</translation>
    </message>
    <message>
        <source>If nobody touches the button, this interview is discarded.</source>
        <translation>Ikiwa hakuna anayegusa kitufe, mahojiano haya yatafutwa.</translation>
    </message>
    <message>
        <source>Go on with the interview</source>
        <translation>Endelea na mahojiano</translation>
    </message>
</context>
<context>
    <name>StopView</name>
    <message>
        <source>Stop? Nothing will be recorded.</source>
        <translation>Ungependa kuacha? Hakuna kitakachorekodiwa.</translation>
    </message>
    <message>
        <source>Keep going</source>
        <translation>Endelea kujibu</translation>
    </message>
    <message>
        <source>Stop and discard</source>
        <translation>Acha na ufute yote</translation>
    </message>
</context>
<context>
    <name>Supervising</name>
    <message>
        <source>Choose the supervisor&apos;s PIN</source>
        <translation>Chagua PIN ya msimamizi</translation>
    </message>
    <message>
        <source>It opens the export and closes the kiosk. {shortest} to {longest} digits.</source>
        <translation>Inafungua usafirishaji na kufunga kioski. Tarakimu {shortest} hadi {longest}.</translation>
    </message>
    <message>
        <source>Leave the kiosk</source>
        <translation>Ondoka kwenye kioski</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Rudi</translation>
    </message>
    <message>
        <source>Choose the surveyor&apos;s PIN</source>
        <translation>Chagua PIN ya mtafiti</translation>
    </message>
    <message>
        <source>{shortest} digits or more, and not the supervisor&apos;s PIN.</source>
        <translation>Tarakimu {shortest} au zaidi, na si PIN ya msimamizi.</translation>
    </message>
    <message>
        <source>No PIN…</source>
        <translation>Bila PIN…</translation>
    </message>
    <message>
        <source>The surveyor&apos;s PIN is changed.</source>
        <translation>PIN ya mtafiti imebadilishwa.</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Imehifadhiwa: {file}</translation>
    </message>
    <message>
        <source>The enrolment file {name} was written. Hand it to the analyst, apart from the interviews.</source>
        <translation>Faili la usajili {name} limeandikwa. Mkabidhi mchambuzi, mbali na mahojiano.</translation>
    </message>
    <message>
        <source>At the end of fieldwork the last interviews can be exported too, once, though they are fewer than {smallest}. Whoever has an earlier export then sees which interviews these are, and with them the answers that are recorded as given. The file says that this was done.</source>
        <translation>Mwisho wa kazi ya uwandani mahojiano ya mwisho yanaweza kusafirishwa pia, mara moja tu, ingawa ni chini ya {smallest}. Mwenye usafirishaji wa awali ataona ni mahojiano yapi, pamoja na majibu yanayorekodiwa kama yalivyotolewa. Faili linasema kwamba hili lilifanyika.</translation>
    </message>
    <message>
        <source>A new file was begun.</source>
        <translation>Faili jipya limeanzishwa.</translation>
    </message>
</context>
<context>
    <name>SupervisorView</name>
    <message>
        <source>Supervisor</source>
        <translation>Msimamizi</translation>
    </message>
    <message>
        <source>I have taken note</source>
        <translation>Nimezingatia</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Safirisha…</translation>
    </message>
    <message>
        <source>Begin a new file</source>
        <translation>Anza faili jipya</translation>
    </message>
    <message>
        <source>Surveyor&apos;s PIN…</source>
        <translation>PIN ya mtafiti…</translation>
    </message>
    <message>
        <source>About this kiosk…</source>
        <translation>Kuhusu kioski hiki…</translation>
    </message>
    <message>
        <source>Sound…</source>
        <translation>Sauti…</translation>
    </message>
    <message>
        <source>Leave the kiosk</source>
        <translation>Ondoka kwenye kioski</translation>
    </message>
    <message>
        <source>Interviews</source>
        <translation>Mahojiano</translation>
    </message>
    <message>
        <source>Held by trustees: no interview is kept, only totals. {threshold} of {trustees} trustees open them together, for {smallest} interviews or more.</source>
        <translation>Mikononi mwa wadhamini: hakuna mahojiano yanayohifadhiwa, ni jumla tu. Wadhamini {threshold} kati ya {trustees} huzifungua pamoja, kwa mahojiano {smallest} au zaidi.</translation>
    </message>
    <message>
        <source>Interviews are not sealed: this survey names no analyst&apos;s key.</source>
        <translation>Mahojiano hayajafungwa kwa siri: utafiti huu hautaji ufunguo wa mchambuzi.</translation>
    </message>
    <message>
        <source>Interviews are sealed to the analyst&apos;s key: {words}</source>
        <translation>Mahojiano yamefungwa kwa ufunguo wa mchambuzi: {words}</translation>
    </message>
    <message>
        <source>In the current file: {count}</source>
        <translation>Katika faili la sasa: {count}</translation>
    </message>
    <message>
        <source>No surveyor&apos;s PIN: anybody can begin the next interview.</source>
        <translation>Hakuna PIN ya mtafiti: yeyote anaweza kuanza mahojiano yanayofuata.</translation>
    </message>
    <message>
        <source>Broken off: {break_offs}; timed out: {time_outs}</source>
        <translation>Yaliyoachwa katikati: {break_offs}; yaliyoishiwa na muda: {time_outs}</translation>
    </message>
    <message>
        <source>Ended in the practice: {practice}; not understood: {comprehension}</source>
        <translation>Yaliyoishia kwenye zoezi: {practice}; yasiyoeleweka: {comprehension}</translation>
    </message>
    <message>
        <source>Interviews of other surveys or versions are kept here too, and exported with their own survey. Who is asked again loses privacy again: the ε of both add up.</source>
        <translation>Mahojiano ya tafiti au matoleo mengine pia yanahifadhiwa hapa, na yanasafirishwa pamoja na utafiti wake. Anayeulizwa tena anapoteza faragha tena: ε za yote mawili zinajumlishwa.</translation>
    </message>
</context>
<context>
    <name>SurveyChooser</name>
    <message>
        <source>Survey of the project</source>
        <translation>Utafiti wa mradi</translation>
    </message>
    <message>
        <source>The survey shown on all pages. This project contains several.</source>
        <translation>Utafiti ambao kurasa zote zinauonyesha. Mradi una tafiti kadhaa.</translation>
    </message>
    <message>
        <source>{title} ({id}, version {version})</source>
        <translation>{title} ({id}, toleo {version})</translation>
    </message>
</context>
<context>
    <name>SurveyFile</name>
    <message>
        <source>Surveys and XLSForms (*{ending} *{form})</source>
        <translation>Tafiti na XLSForm (*{ending} *{form})</translation>
    </message>
    <message>
        <source>Open a survey</source>
        <translation>Fungua utafiti</translation>
    </message>
    <message>
        <source>Opening {file}…</source>
        <translation>{file} inafunguliwa…</translation>
    </message>
    <message>
        <source>{file} is not ready for a kiosk. Correct this in the form:</source>
        <translation>{file} haiwezi kuulizwa bado. Rekebisha haya kwenye fomu:</translation>
    </message>
    <message>
        <source>{file} is open. The form was converted as follows:</source>
        <translation>{file} imefunguliwa. Fomu imebadilishwa hivi:</translation>
    </message>
    <message>
        <source>{file} contains {keys} more than once in the same place; the last one was kept.</source>
        <translation>{file} inaandika {keys} zaidi ya mara moja mahali pamoja; ya mwisho ilihifadhiwa.</translation>
    </message>
    <message>
        <source>Save the survey</source>
        <translation>Hifadhi utafiti</translation>
    </message>
    <message>
        <source>Surveys (*{ending});;XLSForms (*{form})</source>
        <translation>Tafiti (*{ending});;XLSForm (*{form})</translation>
    </message>
    <message>
        <source>{file} is saved. Keep saving the survey itself as a survey file.</source>
        <translation>{file} imeandikwa. Endelea kuhifadhi utafiti wenyewe kama faili la utafiti.</translation>
    </message>
    <message numerus="yes">
        <source>{file} is saved with problems: %n. Kiosks do not accept it until they are fixed.</source>
        <translation>
            <numerusform>{file} imehifadhiwa ikiwa na kosa %n; hakuna kioski kinachoikubali kabla halijarekebishwa.</numerusform>
            <numerusform>{file} imehifadhiwa ikiwa na makosa %n; hakuna kioski kinachoikubali kabla hayajarekebishwa.</numerusform>
        </translation>
    </message>
    <message>
        <source>{file} is saved. These sound files are not in its folder:</source>
        <translation>{file} imehifadhiwa. Mafaili ya sauti inayoyataja hayako kando yake:</translation>
    </message>
    <message>
        <source>{file} is saved.</source>
        <translation>{file} imehifadhiwa.</translation>
    </message>
</context>
<context>
    <name>SurveyForm</name>
    <message>
        <source>Id of the survey</source>
        <translation>Kitambulisho cha utafiti</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Toleo</translation>
    </message>
    <message>
        <source>Title, which respondents see</source>
        <translation>Kichwa, ambacho wahojiwa wanakiona</translation>
    </message>
    <message>
        <source>Coins that respondents can check</source>
        <translation>Sarafu ambazo wahojiwa wanaweza kuzikagua</translation>
    </message>
    <message>
        <source>Respondents add a card to each coin of the kiosk</source>
        <translation>Wahojiwa wanaongeza karata kwa kila sarafu ya kioski</translation>
    </message>
    <message>
        <source>They can check that the kiosk cannot choose the coin. No check can show what a kiosk remembers: only the respondent&apos;s own coins, dice or cards rule that out.</source>
        <translation>Wanaweza kukagua kwamba kioski hakiwezi kuchagua sarafu. Kinachokumbukwa na kioski hakuna ukaguzi unaokionyesha: ni sarafu, dadu au karata za mtu mwenyewe tu zinazoliondoa.</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Lugha</translation>
    </message>
    <message>
        <source>A language, such as German or pt-BR</source>
        <translation>Lugha, mfano German au pt-BR</translation>
    </message>
    <message>
        <source>Code of a language to add</source>
        <translation>Msimbo wa lugha ya kuongeza</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ongeza</translation>
    </message>
    <message>
        <source>Add the language</source>
        <translation>Ongeza lugha</translation>
    </message>
    <message>
        <source>Language {number}</source>
        <translation>Lugha ya {number}</translation>
    </message>
    <message numerus="yes">
        <source>texts missing: %n</source>
        <translation>
            <numerusform>andishi %n linakosekana</numerusform>
            <numerusform>maandishi %n yanakosekana</numerusform>
        </translation>
    </message>
    <message>
        <source>kiosk texts missing: {missing} of {needed}, the promise among them</source>
        <translation>maandishi ya kioski yasiyopo: {missing} kati ya {needed}, pamoja na ahadi</translation>
    </message>
    <message>
        <source>kiosk texts missing: {missing} of {needed}</source>
        <translation>maandishi ya kioski yasiyopo: {missing} kati ya {needed}</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>imekamilika</translation>
    </message>
    <message>
        <source>Translate…</source>
        <translation>Tafsiri…</translation>
    </message>
    <message>
        <source>Translate the kiosk&apos;s texts into {language}</source>
        <translation>Tafsiri maandishi ya kioski kwa {language}</translation>
    </message>
    <message>
        <source>Remove {language} and its texts</source>
        <translation>Ondoa {language} na maandishi yake</translation>
    </message>
</context>
<context>
    <name>SurveyPage</name>
    <message>
        <source>The project&apos;s interviews were made with this survey, so it can only be looked at.</source>
        <translation>Mahojiano ya mradi yalifanywa kwa dodoso hili, kwa hiyo linaweza kutazamwa tu.</translation>
    </message>
    <message>
        <source>Edit as a new version</source>
        <translation>Hariri kama toleo jipya</translation>
    </message>
    <message>
        <source>Write</source>
        <translation>Andika</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Onyesho la awali</translation>
    </message>
    <message>
        <source>Tallies</source>
        <translation>Hesabu</translation>
    </message>
    <message>
        <source>Kiosk texts</source>
        <translation>Maandishi ya kioski</translation>
    </message>
    <message>
        <source>&amp;New survey</source>
        <translation>Utafiti &amp;mpya</translation>
    </message>
    <message>
        <source>&amp;Open a survey…</source>
        <translation>&amp;Fungua utafiti…</translation>
    </message>
    <message>
        <source>&amp;Save the survey</source>
        <translation>&amp;Hifadhi utafiti</translation>
    </message>
    <message>
        <source>Save the survey &amp;as…</source>
        <translation>Hifadhi utafiti &amp;kama…</translation>
    </message>
    <message>
        <source>Show the &amp;project&apos;s survey</source>
        <translation>Onyesha dodoso la &amp;mradi</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Tendua</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rudia</translation>
    </message>
    <message>
        <source>{id}, version {version}</source>
        <translation>{id}, toleo {version}</translation>
    </message>
    <message>
        <source>New survey</source>
        <translation>Utafiti mpya</translation>
    </message>
    <message>
        <source> – not saved</source>
        <translation> – haujahifadhiwa</translation>
    </message>
    <message>
        <source>Survey</source>
        <translation>Utafiti</translation>
    </message>
</context>
<context>
    <name>SurveyPanel</name>
    <message>
        <source>Another survey…</source>
        <translation>Utafiti mwingine…</translation>
    </message>
    <message>
        <source>Choose a survey</source>
        <translation>Chagua utafiti</translation>
    </message>
    <message>
        <source>Surveys (*.survey.json)</source>
        <translation>Tafiti (*.survey.json)</translation>
    </message>
</context>
<context>
    <name>SurveyWindow</name>
    <message>
        <source>{survey} – Surveyapp survey</source>
        <translation>{survey} – utafiti wa Surveyapp</translation>
    </message>
</context>
<context>
    <name>SurveyorPinView</name>
    <message>
        <source>What to do</source>
        <translation>La kufanya</translation>
    </message>
    <message>
        <source>Surveyor, enter your PIN.</source>
        <translation>Mtafiti, weka PIN yako.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Rudi</translation>
    </message>
</context>
<context>
    <name>SurveysView</name>
    <message>
        <source>Which survey shall this kiosk ask?</source>
        <translation>Kioski hiki kiulize utafiti gani?</translation>
    </message>
</context>
<context>
    <name>SynthesisDialog</name>
    <message>
        <source>Synthetic table</source>
        <translation>Jedwali bandia</translation>
    </message>
    <message>
        <source>Invented rows with nearly the same shares as the table. They cost ε = {epsilon}, as the form says, and may then be used as often as you like.</source>
        <translation>Safu za kubuni zenye sehemu karibu sawa na jedwali. Zinagharimu ε = {epsilon}, kama fomu inavyosema, na kisha zinaweza kutumika mara nyingi upendavyo.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Ghairi</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Hifadhi kama…</translation>
    </message>
</context>
<context>
    <name>TableImport</name>
    <message>
        <source>Import a table</source>
        <translation>Ingiza jedwali</translation>
    </message>
    <message>
        <source>Next problem</source>
        <translation>Tatizo linalofuata</translation>
    </message>
    <message>
        <source>Show the cells…</source>
        <translation>Onyesha seli…</translation>
    </message>
    <message>
        <source>Replace the table of the same name in the project</source>
        <translation>Chukua nafasi ya jedwali lenye jina hili lililo katika mradi</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>&amp;Ingiza</translation>
    </message>
    <message>
        <source>Save the mapping…</source>
        <translation>Hifadhi ulinganifu…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Ghairi</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Tendua</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rudia</translation>
    </message>
    <message>
        <source>&amp;Import {rows} rows</source>
        <translation>&amp;Ingiza mistari {rows}</translation>
    </message>
    <message>
        <source>&amp;Import {ready} of {rows} rows</source>
        <translation>&amp;Ingiza mistari {ready} kati ya {rows}</translation>
    </message>
    <message>
        <source>Columns to complete first: {count} ({names}).</source>
        <translation>Safu za kukamilisha kwanza: {count} ({names}).</translation>
    </message>
    <message>
        <source>{left_out} of {rows} rows would be left out: {names}.</source>
        <translation>Mistari {left_out} kati ya {rows} ingeachwa: {names}.</translation>
    </message>
    <message>
        <source>{left_out} of {rows} rows would be left out.</source>
        <translation>Mistari {left_out} kati ya {rows} ingeachwa.</translation>
    </message>
    <message>
        <source>Questions without a column, which will be missing for everybody: {names}</source>
        <translation>Maswali yasiyo na safu wima, ambayo yatahesabiwa kuwa hakuna aliyeyajibu: {names}</translation>
    </message>
    <message>
        <source>Save the mapping</source>
        <translation>Hifadhi ulinganifu</translation>
    </message>
    <message>
        <source>Mappings (*{ending})</source>
        <translation>Ulinganifu (*{ending})</translation>
    </message>
    <message>
        <source>Saved {file} in {folder}.</source>
        <translation>{file} imehifadhiwa katika {folder}.</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>With all digits, as in exported files</source>
        <translation>Kwa tarakimu zote, kama katika mafaili yaliyosafirishwa</translation>
    </message>
    <message>
        <source>As it is shown here</source>
        <translation>Kama inavyoonyeshwa hapa</translation>
    </message>
    <message>
        <source>&amp;Copy selected rows</source>
        <translation>&amp;Nakili safu mlalo zilizochaguliwa</translation>
    </message>
    <message>
        <source>Copy the &amp;whole table</source>
        <translation>Nakili jedwali &amp;lote</translation>
    </message>
    <message>
        <source>Copy the table as C&amp;SV</source>
        <translation>Nakili jedwali kama C&amp;SV</translation>
    </message>
    <message>
        <source>Copy the table as &amp;Markdown</source>
        <translation>Nakili jedwali kama &amp;Markdown</translation>
    </message>
    <message>
        <source>Copy the table as &amp;LaTeX</source>
        <translation>Nakili jedwali kama &amp;LaTeX</translation>
    </message>
    <message>
        <source>Sort by this column, smallest first</source>
        <translation>Panga kwa safu wima hii, ndogo kwanza</translation>
    </message>
    <message>
        <source>Sort by this column, lar&amp;gest first</source>
        <translation>Panga kwa safu wima hii, ku&amp;bwa kwanza</translation>
    </message>
    <message>
        <source>Ori&amp;ginal order of the rows</source>
        <translation>Safu mlalo kama &amp;zilivyotolewa</translation>
    </message>
    <message>
        <source>Reset the column widt&amp;hs</source>
        <translation>Rejesha upa&amp;na wa safu wima</translation>
    </message>
</context>
<context>
    <name>TalliesForm</name>
    <message>
        <source>Held by trustees</source>
        <translation>Mikononi mwa wadhamini</translation>
    </message>
    <message>
        <source>No interview is kept. Each report is added to masked totals, which only several trustees can open together. No record of a person exists that anybody could demand. The price: only what is counted here can be analysed, and what is not counted is lost.</source>
        <translation>Hakuna mahojiano yanayohifadhiwa. Kila ripoti huongezwa kwenye jumla zilizofichwa, ambazo ni wadhamini kadhaa tu wanaoweza kuzifungua pamoja. Hakuna rekodi ya mtu ambayo yeyote angeweza kuidai. Gharama yake: ni kinachohesabiwa hapa tu kinachoweza kuchambuliwa, na kisichohesabiwa kinapotea.</translation>
    </message>
    <message>
        <source>Keep no records, only count</source>
        <translation>Usihifadhi rekodi, hesabu tu</translation>
    </message>
    <message>
        <source>Trustees</source>
        <translation>Wadhamini</translation>
    </message>
    <message>
        <source>People who do not depend on each other. Each makes a key and sends you its public part: paste it here, and compare its words by telephone.</source>
        <translation>Watu wasiotegemeana. Kila mmoja hutengeneza ufunguo na kukutumia sehemu yake ya umma: ibandike hapa, na mlinganishe maneno yake kwa simu.</translation>
    </message>
    <message>
        <source>Add a trustee</source>
        <translation>Ongeza mdhamini</translation>
    </message>
    <message>
        <source>Name of trustee {number}</source>
        <translation>Jina la mdhamini {number}</translation>
    </message>
    <message>
        <source>Public key</source>
        <translation>Ufunguo wa umma</translation>
    </message>
    <message>
        <source>Remove trustee {number}</source>
        <translation>Ondoa mdhamini {number}</translation>
    </message>
    <message>
        <source>Trustees who open a total</source>
        <translation>Wadhamini wa kufungua</translation>
    </message>
    <message>
        <source>Trustees who sign first</source>
        <translation>Wanaotia sahihi kwanza</translation>
    </message>
    <message>
        <source>Fewest interviews opened</source>
        <translation>Mahojiano machache zaidi</translation>
    </message>
    <message>
        <source>Most interviews of a total</source>
        <translation>Mengi zaidi kwa jumla</translation>
    </message>
    <message>
        <source>What is counted</source>
        <translation>Kinachohesabiwa</translation>
    </message>
    <message>
        <source>A tick alone gives the shares of a question. Two questions that are counted together can be compared. What is not ticked is lost for ever.</source>
        <translation>Swali lililowekwa alama peke yake hutoa sehemu zake. Maswali mawili yanayohesabiwa pamoja yanaweza kulinganishwa. Kisichowekwa alama kinapotea milele.</translation>
    </message>
    <message>
        <source>Propose from the questions</source>
        <translation>Pendekeza kutokana na maswali</translation>
    </message>
    <message>
        <source>First question that is counted together</source>
        <translation>Swali la kwanza linalohesabiwa pamoja</translation>
    </message>
    <message>
        <source>Second question that is counted together</source>
        <translation>Swali la pili linalohesabiwa pamoja</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ongeza</translation>
    </message>
    <message>
        <source>Count these together</source>
        <translation>Hesabu haya pamoja</translation>
    </message>
    <message>
        <source>Count together:</source>
        <translation>Hesabu pamoja:</translation>
    </message>
    <message>
        <source>New bands of {question} begin at</source>
        <translation>Makundi mapya ya {question} huanzia</translation>
    </message>
    <message>
        <source>What can be analysed</source>
        <translation>Kinachoweza kuchambuliwa</translation>
    </message>
    <message>
        <source>Fix the problems of the questions first.</source>
        <translation>Rekebisha kwanza matatizo ya maswali.</translation>
    </message>
</context>
<context>
    <name>TextKeys</name>
    <message>
        <source>Up to {count} characters. Do not name anybody.</source>
        <translation>Hadi herufi {count}. Usimtaje mtu yeyote.</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Thibitisha</translation>
    </message>
    <message>
        <source>Please enter something.</source>
        <translation>Tafadhali andika kitu.</translation>
    </message>
    <message>
        <source>Capital letters</source>
        <translation>Herufi kubwa</translation>
    </message>
    <message>
        <source>More letters</source>
        <translation>Herufi zaidi</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Nafasi</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Futa</translation>
    </message>
    <message>
        <source>Your text: {text}</source>
        <translation>Maandishi yako: {text}</translation>
    </message>
</context>
<context>
    <name>TextsBox</name>
    <message>
        <source>{language}: missing</source>
        <translation>{language}: inakosekana</translation>
    </message>
</context>
<context>
    <name>ThanksView</name>
    <message>
        <source>Done. Thank you.</source>
        <translation>Imekamilika. Asante.</translation>
    </message>
    <message>
        <source>Please give the device back.</source>
        <translation>Tafadhali rudisha kifaa.</translation>
    </message>
    <message>
        <source>Next respondent</source>
        <translation>Mhojiwa anayefuata</translation>
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
        <translation>Jumla gani</translation>
    </message>
    <message>
        <source>Counts of reports</source>
        <translation>Idadi ya majibu yaliyorekodiwa</translation>
    </message>
    <message>
        <source>Reports of {interviews} interviews, as they were counted</source>
        <translation>Majibu ya mahojiano {interviews}, jinsi yalivyohesabiwa</translation>
    </message>
    <message>
        <source>no report</source>
        <translation>hakuna jibu</translation>
    </message>
    <message>
        <source>Interviews</source>
        <translation>Mahojiano</translation>
    </message>
    <message>
        <source>{report}, sample {sample}</source>
        <translation>{report}, sampuli {sample}</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>Quality: look here first</source>
        <translation>Ubora: angalia hapa kwanza</translation>
    </message>
    <message>
        <source>Privacy: what a respondent gives away</source>
        <translation>Faragha: mhojiwa anafichua nini</translation>
    </message>
    <message>
        <source>Files: import the interviews</source>
        <translation>Mafaili: ingiza mahojiano</translation>
    </message>
    <message>
        <source>Kiosks export collection files. Each file is checked, and each interview counts once, however often you import it. You can also drop files anywhere on the window.</source>
        <translation>Kioski hutoa mafaili ya ukusanyaji. Kila faili hukaguliwa, na kila hojaji huhesabiwa mara moja, hata ukiiingiza mara nyingi. Unaweza pia kudondosha mafaili popote kwenye dirisha.</translation>
    </message>
    <message>
        <source>Does a kiosk, a day or a question differ from the others by more than chance? Each line says what was found and what to do about it.</source>
        <translation>Je, kioski, siku au swali linatofautiana na mengine kuliko bahati? Kila mstari unaeleza kilichopatikana na la kufanya.</translation>
    </message>
    <message>
        <source>Output: your analyses</source>
        <translation>Matokeo: uchambuzi wako</translation>
    </message>
    <message>
        <source>Choose an analysis: estimates, comparisons, cross-tables, regressions. Change its options, and the result follows. All results stay in the project.</source>
        <translation>Chagua uchambuzi: makadirio, ulinganisho, majedwali mtambuka, rejeshi. Badilisha chaguo zake, na tokeo hufuata. Matokeo yote hubaki katika mradi.</translation>
    </message>
    <message>
        <source>The most that anybody can learn about one person: from each question, from all questions together, and from each file that you export.</source>
        <translation>Kiwango cha juu ambacho mtu anaweza kujua kuhusu mtu mmoja: kutoka kila swali, maswali yote pamoja, na kila faili unayotoa.</translation>
    </message>
    <message>
        <source>Report and help</source>
        <translation>Ripoti na msaada</translation>
    </message>
    <message>
        <source>The menu File has the report, which contains your analyses. F1 opens the guide to the page you are on. This tour is in the menu Help.</source>
        <translation>Menyu ya Faili ina ripoti, yenye uchambuzi wako. F1 hufungua mwongozo wa ukurasa ulipo. Ziara hii iko kwenye menyu ya Msaada.</translation>
    </message>
    <message>
        <source>Skip the tour</source>
        <translation>Ruka ziara</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Rudi</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Mbele</translation>
    </message>
    <message>
        <source>Tour: {number} of {count}</source>
        <translation>Ziara: {number} kati ya {count}</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Tayari</translation>
    </message>
</context>
<context>
    <name>TroubleView</name>
    <message>
        <source>This device has a problem.</source>
        <translation>Kifaa hiki kina tatizo.</translation>
    </message>
    <message>
        <source>Your interview was recorded. You need not answer again.</source>
        <translation>Mahojiano yako yamerekodiwa. Huhitaji kujibu tena.</translation>
    </message>
    <message>
        <source>Nothing of this interview was recorded.</source>
        <translation>Hakuna chochote cha mahojiano haya kilichorekodiwa.</translation>
    </message>
    <message>
        <source>Please give it to the surveyor.</source>
        <translation>Tafadhali mpe mtafiti kifaa hiki.</translation>
    </message>
    <message>
        <source>Surveyor</source>
        <translation>Mtafiti</translation>
    </message>
</context>
<context>
    <name>TroublesView</name>
    <message>
        <source>What to do</source>
        <translation>La kufanya</translation>
    </message>
    <message>
        <source>In the current file: {count}</source>
        <translation>Katika faili la sasa: {count}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Endelea</translation>
    </message>
</context>
<context>
    <name>TrusteesWindow</name>
    <message>
        <source>Totals that trustees hold</source>
        <translation>Jumla zilizo mikononi mwa wadhamini</translation>
    </message>
    <message>
        <source>Drop the files here that you were given. You see what each is, and what comes next.</source>
        <translation>Achilia hapa faili ulizopewa. Utaona kila moja ni nini, na hatua inayofuata.</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Mafaili</translation>
    </message>
    <message>
        <source>I have compared the words of these kiosks with their supervisor screens</source>
        <translation>Nimelinganisha maneno ya vioski hivi na skrini za wasimamizi wake</translation>
    </message>
    <message>
        <source>&amp;Bring files…</source>
        <translation>&amp;Leta faili…</translation>
    </message>
    <message>
        <source>&amp;Put all away</source>
        <translation>&amp;Ondoa zote</translation>
    </message>
    <message>
        <source>Empties this list; no file is deleted.</source>
        <translation>Huondoa yote kwenye orodha; hakuna faili inayofutwa.</translation>
    </message>
    <message>
        <source>File of your private key</source>
        <translation>Faili ya ufunguo wako wa siri</translation>
    </message>
    <message>
        <source>Passphrase of your key file</source>
        <translation>Kaulisiri ya faili yako ya ufunguo</translation>
    </message>
    <message>
        <source>Trustees: your key file (.trusteekey)</source>
        <translation>Wadhamini: faili yako ya ufunguo (.trusteekey)</translation>
    </message>
    <message>
        <source>Its passphrase</source>
        <translation>Kaulisiri yake</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Chagua…</translation>
    </message>
    <message>
        <source>Looking at the files</source>
        <translation>Kutazama faili</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Faili</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>Ni nini</translation>
    </message>
    <message>
        <source>Files of tallies (*{endings});;All files (*)</source>
        <translation>Faili za hesabu (*{endings});;Faili zote (*)</translation>
    </message>
    <message>
        <source>Bring files</source>
        <translation>Leta faili</translation>
    </message>
    <message>
        <source>Trustees&apos; keys (*{ending});;All files (*)</source>
        <translation>Funguo za wadhamini (*{ending});;Faili zote (*)</translation>
    </message>
    <message>
        <source>Your private key</source>
        <translation>Ufunguo wako wa siri</translation>
    </message>
    <message>
        <source>Choose your key file and type its passphrase first.</source>
        <translation>Kwanza chagua faili yako ya ufunguo na uandike kaulisiri yake.</translation>
    </message>
    <message>
        <source>interviews</source>
        <translation>mahojiano</translation>
    </message>
    <message>
        <source>Adding the files</source>
        <translation>Kujumlisha faili</translation>
    </message>
    <message>
        <source>Checking each interview</source>
        <translation>Kukagua kila hojaji</translation>
    </message>
    <message>
        <source>Opening the totals</source>
        <translation>Kufungua jumla</translation>
    </message>
    <message>
        <source>{file} is written. Give it to the trustees, with the kiosks&apos; files.</source>
        <translation>{file} imeandikwa. Wape wadhamini, pamoja na faili za vioski.</translation>
    </message>
    <message>
        <source>{file} is written: you have signed the list. It opens nothing; give it to all.</source>
        <translation>{file} imeandikwa: umetia sahihi orodha. Haifungui chochote; wape wote.</translation>
    </message>
    <message>
        <source>{file} is written: your share. Give it to whoever opens the totals.</source>
        <translation>{file} imeandikwa: sehemu yako. Mpe anayefungua jumla.</translation>
    </message>
    <message>
        <source>{file} is written: the totals, opened by {trustees}. The desk&apos;s page “Files” takes it.</source>
        <translation>{file} imeandikwa: jumla, zilizofunguliwa na {trustees}. Ukurasa “Faili” wa dawati unaipokea.</translation>
    </message>
    <message>
        <source>The same holds of {count} more kiosks.</source>
        <translation>Ni hivyo hivyo kwa vioski vingine {count}.</translation>
    </message>
    <message>
        <source>Compare the words with those on each kiosk&apos;s supervisor screen and tick the box above, or bring the kiosks&apos; enrolment files.</source>
        <translation>Linganisha maneno na yale ya skrini ya msimamizi wa kila kioski kisha weka alama kwenye kisanduku hapo juu, au leta faili za usajili za vioski.</translation>
    </message>
</context>
<context>
    <name>ValuesForm</name>
    <message>
        <source>Values of the column</source>
        <translation>Thamani za safu wima</translation>
    </message>
    <message>
        <source>Recorded as</source>
        <translation>Inarekodiwa kama</translation>
    </message>
    <message>
        <source>Enter the report as it is recorded; leave empty for no answer</source>
        <translation>Ripoti, kama inavyorekodiwa; wazi ni kutokuwa na jibu</translation>
    </message>
    <message>
        <source>Skip these rows</source>
        <translation>Ruka mistari hii</translation>
    </message>
    <message>
        <source>(empty)</source>
        <translation>(tupu)</translation>
    </message>
    <message>
        <source>Label of “{value}”</source>
        <translation>Lebo ya “{value}”</translation>
    </message>
    <message>
        <source>“{value}” is recorded as</source>
        <translation>“{value}” inarekodiwa kama</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Thamani</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Safu</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Lebo</translation>
    </message>
</context>
<context>
    <name>ValuesModel</name>
    <message>
        <source>Value</source>
        <translation>Thamani</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Lebo</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Idadi</translation>
    </message>
    <message>
        <source>New value</source>
        <translation>Thamani mpya</translation>
    </message>
    <message>
        <source>Counts as missing</source>
        <translation>Inahesabiwa kuwa haipo</translation>
    </message>
</context>
<context>
    <name>VariablesGrid</name>
    <message>
        <source>Variables</source>
        <translation>Vigeu</translation>
    </message>
</context>
<context>
    <name>VariablesModel</name>
    <message>
        <source>Use</source>
        <translation>Tumia</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Jina</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Lebo</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Kiwango</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Thamani</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Haipo</translation>
    </message>
    <message>
        <source>Design</source>
        <translation>Muundo</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>Whether analyses are offered this variable</source>
        <translation>Kama kigeu hiki kinapatikana kwa uchambuzi</translation>
    </message>
    <message>
        <source>What tables and files call the variable</source>
        <translation>Jina la kigeu katika majedwali na faili</translation>
    </message>
    <message>
        <source>What the variable is, in words</source>
        <translation>Kigeu ni nini, kwa maneno</translation>
    </message>
    <message>
        <source>What can be computed from it: every analysis looks at the level</source>
        <translation>Kinachoweza kukokotolewa kwacho: kila uchambuzi huangalia kiwango</translation>
    </message>
    <message>
        <source>Labels of the values; change them below</source>
        <translation>Lebo za thamani; zibadilishe hapa chini</translation>
    </message>
    <message>
        <source>Values that count as missing, such as -99</source>
        <translation>Thamani zinazohesabiwa kuwa hazipo, kama -99</translation>
    </message>
    <message>
        <source>How it was asked, or what it is made from</source>
        <translation>Jinsi kilivyoulizwa, au kimetengenezwa kwa nini</translation>
    </message>
    <message>
        <source>Number of interviews with a value</source>
        <translation>Idadi ya mahojiano yenye thamani</translation>
    </message>
    <message>
        <source>What is recorded are reports, not answers.</source>
        <translation>Kilichorekodiwa ni ripoti, si majibu.</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>hakitumiki</translation>
    </message>
    <message>
        <source>used</source>
        <translation>kinatumika</translation>
    </message>
    <message>
        <source>{name}, reports, not answers</source>
        <translation>{name}, ripoti, si majibu</translation>
    </message>
</context>
<context>
    <name>VariablesPage</name>
    <message>
        <source>Variables</source>
        <translation>Vigeu</translation>
    </message>
    <message>
        <source>What each column is. Changes apply to every analysis and can be undone; the recorded data stay as they are.</source>
        <translation>Kila safuwima ni nini. Mabadiliko yanahusu kila uchambuzi na yanaweza kutenduliwa; data iliyorekodiwa inabaki kama ilivyo.</translation>
    </message>
    <message>
        <source>Import collection files or a table first. Here you then name and label the columns, recode them, and make new variables from them.</source>
        <translation>Kwanza leta faili za ukusanyaji au jedwali. Kisha hapa unazipa safuwima majina na lebo, unaziwekea misimbo mipya, na kutengeneza vigeu vipya.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Ondoa</translation>
    </message>
    <message>
        <source>Values of the chosen variable</source>
        <translation>Thamani za kigeu kilichochaguliwa</translation>
    </message>
    <message>
        <source>Counting the variables…</source>
        <translation>Vigeu vinahesabiwa…</translation>
    </message>
    <message>
        <source>Values of {name}</source>
        <translation>Thamani za {name}</translation>
    </message>
    <message>
        <source>The counts are of reports, not of answers.</source>
        <translation>Idadi ni za ripoti, si za majibu.</translation>
    </message>
    <message>
        <source>Nominal</source>
        <translation>Majina</translation>
    </message>
    <message>
        <source>Ordinal</source>
        <translation>Mpangilio</translation>
    </message>
    <message>
        <source>Numeric</source>
        <translation>Namba</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Uzito</translation>
    </message>
    <message>
        <source>Stratum</source>
        <translation>Tabaka</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>Kundi</translation>
    </message>
    <message>
        <source>Identifier</source>
        <translation>Kitambulisho</translation>
    </message>
    <message>
        <source>Recode…</source>
        <translation>Weka misimbo mipya…</translation>
    </message>
    <message>
        <source>Bands…</source>
        <translation>Makundi…</translation>
    </message>
    <message>
        <source>Compute…</source>
        <translation>Kokotoa…</translation>
    </message>
    <message>
        <source>Merge reports…</source>
        <translation>Unganisha ripoti…</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>Verdict</source>
        <translation>Uamuzi</translation>
    </message>
</context>
<context>
    <name>View</name>
    <message>
        <source>More</source>
        <translation>Zaidi</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Iliyopita</translation>
    </message>
</context>
<context>
    <name>WelcomeView</name>
    <message>
        <source>Ask the surveyor to step back.</source>
        <translation>Mwombe mtafiti arudi nyuma.</translation>
    </message>
    <message>
        <source>Learn more</source>
        <translation>Jua zaidi</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Anza</translation>
    </message>
</context>
<context>
    <name>WheelWords</name>
    <message>
        <source>You</source>
        <translation>Wewe</translation>
    </message>
    <message>
        <source>Any answer</source>
        <translation>Jibu lolote</translation>
    </message>
    <message>
        <source>Opposite</source>
        <translation>Kinyume</translation>
    </message>
    <message>
        <source>{mark}: {count} of {of}</source>
        <translation>{mark}: {count} kati ya {of}</translation>
    </message>
</context>
<context>
    <name>WithSurvey</name>
    <message>
        <source>No survey yet</source>
        <translation>Bado hakuna utafiti</translation>
    </message>
    <message>
        <source>Choose a survey…</source>
        <translation>Chagua utafiti…</translation>
    </message>
</context>
<context>
    <name>WritingView</name>
    <message>
        <source>Writing the files and reading them back…</source>
        <translation>Mafaili yanaandikwa na kusomwa tena ili kuyahakiki…</translation>
    </message>
</context>
<context>
    <name>_Counted</name>
    <message>
        <source>What is counted</source>
        <translation>Kinachohesabiwa</translation>
    </message>
</context>
<context>
    <name>_Members</name>
    <message>
        <source>Questions of the group</source>
        <translation>Maswali ya kundi</translation>
    </message>
</context>
<context>
    <name>_MoreColumns</name>
    <message>
        <source>Show more columns: {names}</source>
        <translation>Onyesha safu zaidi: {names}</translation>
    </message>
    <message>
        <source>Show only the columns that have room</source>
        <translation>Onyesha safu zinazotosha tu</translation>
    </message>
</context>
<context>
    <name>_NumberEnds</name>
    <message>
        <source>From</source>
        <translation>Kuanzia</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Hadi</translation>
    </message>
    <message>
        <source>Use this filter</source>
        <translation>Tumia kichujio hiki</translation>
    </message>
    <message>
        <source>Write a number in one of the boxes, or in both.</source>
        <translation>Andika namba katika kisanduku kimoja au vyote viwili.</translation>
    </message>
</context>
<context>
    <name>_PictureView</name>
    <message>
        <source>Preview of the kiosk&apos;s screen</source>
        <translation>Onyesho la awali la skrini ya kioski</translation>
    </message>
</context>
<context>
    <name>analyses</name>
    <message>
        <source>Confidence level</source>
        <translation>Kiwango cha kujiamini</translation>
    </message>
    <message>
        <source>of the intervals; 0.95 by default</source>
        <translation>ya vipindi; 0.95 kwa kawaida</translation>
    </message>
    <message>
        <source>{level} interval</source>
        <translation>Kipindi cha {level}</translation>
    </message>
    <message>
        <source>Tiles of the joint distribution; the table has the same numbers</source>
        <translation>Vigae vya mgawanyo wa pamoja; jedwali lina namba zile zile</translation>
    </message>
    <message>
        <source>Tiles of the probabilities; the table has the same numbers</source>
        <translation>Vigae vya uwezekano; jedwali lina namba zile zile</translation>
    </message>
    <message>
        <source>The probability of each to be really above the one of this place</source>
        <translation>Uwezekano wa kila moja kuwa kwa kweli juu ya iliyo katika nafasi hii</translation>
    </message>
    <message>
        <source>Share of respondents</source>
        <translation>Sehemu ya wahojiwa</translation>
    </message>
    <message>
        <source>Odds ratio, first group vs second</source>
        <translation>Uwiano wa uwezekano, kundi la kwanza dhidi ya la pili</translation>
    </message>
    <message>
        <source>First group minus second, share of respondents</source>
        <translation>Kundi la kwanza ukiondoa la pili, sehemu ya wahojiwa</translation>
    </message>
    <message>
        <source>Correlation of the two answers</source>
        <translation>Uhusiano wa majibu haya mawili</translation>
    </message>
    <message>
        <source>Expected utility</source>
        <translation>Manufaa yanayotarajiwa</translation>
    </message>
    <message>
        <source>Earth mover&apos;s distance, in answer steps</source>
        <translation>Umbali wa mhamisha udongo (earth mover&apos;s), kwa hatua za jibu</translation>
    </message>
    <message>
        <source>Total variation distance</source>
        <translation>Umbali wa tofauti jumla (total variation)</translation>
    </message>
    <message>
        <source>Earth mover&apos;s distance, in the units of the costs</source>
        <translation>Umbali wa kuhamisha udongo, kwa vipimo vya gharama</translation>
    </message>
    <message>
        <source>Change of the mean answer</source>
        <translation>Mabadiliko ya wastani wa jibu</translation>
    </message>
    <message>
        <source>Coefficient; above 0 makes the answer more likely</source>
        <translation>Kiambajengo; juu ya 0 hufanya jibu liwe na uwezekano zaidi</translation>
    </message>
    <message>
        <source>Odds ratio; above 1 makes the answer more likely</source>
        <translation>Uwiano wa odds; juu ya 1 hufanya jibu liwezekane zaidi</translation>
    </message>
    <message>
        <source>Predicted mean answer</source>
        <translation>Wastani wa jibu uliotabiriwa</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>Kadirio</translation>
    </message>
    <message>
        <source>The coins&apos; part of it</source>
        <translation>Sehemu yake ya sarafu</translation>
    </message>
    <message>
        <source>Most likely</source>
        <translation>Inayowezekana zaidi</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>wote</translation>
    </message>
    <message>
        <source>Chart of the numbers with intervals; the table has the same numbers</source>
        <translation>Chati ya namba pamoja na vipindi; jedwali lina namba zile zile</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Nafasi</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Panga nafasi</translation>
    </message>
    <message>
        <source>1 is the item with the highest expected utility</source>
        <translation>1 ni kipengele chenye manufaa makubwa zaidi yanayotarajiwa</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Kipengele</translation>
    </message>
    <message>
        <source>the question, group or choice that is ranked</source>
        <translation>swali, kundi au chaguo linalopangwa</translation>
    </message>
    <message>
        <source>the id of a question</source>
        <translation>kitambulisho cha swali</translation>
    </message>
    <message>
        <source>its answer</source>
        <translation>jibu lake</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>respondents who answered all questions</source>
        <translation>wahojiwa waliojibu maswali yote</translation>
    </message>
    <message>
        <source>the share of all; unbiased, so it may lie outside 0 to 100 %</source>
        <translation>sehemu ya wote; haina upendeleo, hivyo inaweza kuwa nje ya 0 hadi 100 %</translation>
    </message>
    <message>
        <source>of the share</source>
        <translation>ya sehemu</translation>
    </message>
    <message>
        <source>Interval by</source>
        <translation>Mbinu ya kipindi</translation>
    </message>
    <message>
        <source>how the interval was computed</source>
        <translation>jinsi kipindi kilivyokokotolewa</translation>
    </message>
    <message>
        <source>the best share among the possible ones (maximum likelihood)</source>
        <translation>sehemu bora kati ya zinazowezekana (uwezekano wa juu kabisa)</translation>
    </message>
    <message>
        <source>Row share</source>
        <translation>Sehemu ya mstari</translation>
    </message>
    <message>
        <source>Column share</source>
        <translation>Sehemu ya safu</translation>
    </message>
    <message>
        <source>the share among those with the other answer</source>
        <translation>sehemu kati ya wenye jibu lingine</translation>
    </message>
    <message>
        <source>the standard error of that share</source>
        <translation>kosa sanifu la sehemu hiyo</translation>
    </message>
    <message>
        <source>the lower end of its interval</source>
        <translation>ncha ya chini ya kipindi chake</translation>
    </message>
    <message>
        <source>the upper end of its interval</source>
        <translation>ncha ya juu ya kipindi chake</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Vigae</translation>
    </message>
    <message>
        <source>With intervals</source>
        <translation>Pamoja na vipindi</translation>
    </message>
    <message>
        <source>the answer within which shares are counted</source>
        <translation>jibu ambalo ndani yake sehemu zinahesabiwa</translation>
    </message>
    <message>
        <source>the answer whose share it is</source>
        <translation>jibu ambalo sehemu hii ni yake</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Sehemu</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Seli</translation>
    </message>
    <message>
        <source>Row %</source>
        <translation>% ya safu mlalo</translation>
    </message>
    <message>
        <source>Column %</source>
        <translation>% ya safu wima</translation>
    </message>
    <message>
        <source>Independence</source>
        <translation>Kutotegemeana</translation>
    </message>
    <message>
        <source>First question</source>
        <translation>Swali la kwanza</translation>
    </message>
    <message>
        <source>one of the two questions</source>
        <translation>moja ya maswali mawili</translation>
    </message>
    <message>
        <source>Second question</source>
        <translation>Swali la pili</translation>
    </message>
    <message>
        <source>the other question</source>
        <translation>swali lingine</translation>
    </message>
    <message>
        <source>X²</source>
        <translation>X²</translation>
    </message>
    <message>
        <source>the test statistic, which takes the coins and the sample into account</source>
        <translation>takwimu ya jaribio, inayozingatia sarafu na sampuli</translation>
    </message>
    <message>
        <source>of the test</source>
        <translation>ya jaribio</translation>
    </message>
    <message>
        <source>of the test that the answers do not depend on each other</source>
        <translation>ya jaribio kwamba majibu hayategemeani</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Jaribio</translation>
    </message>
    <message>
        <source>how it was tested</source>
        <translation>jinsi ilivyojaribiwa</translation>
    </message>
    <message>
        <source>Cramér&apos;s V</source>
        <translation>V ya Cramér</translation>
    </message>
    <message>
        <source>the strength of the relation, from 0 to 1</source>
        <translation>nguvu ya uhusiano, kutoka 0 hadi 1</translation>
    </message>
    <message>
        <source>V, bias-corrected</source>
        <translation>V iliyosahihishwa upendeleo</translation>
    </message>
    <message>
        <source>without what noise alone would cause</source>
        <translation>bila kile ambacho kelele pekee ingesababisha</translation>
    </message>
    <message>
        <source>V by noise alone</source>
        <translation>V kwa kelele pekee</translation>
    </message>
    <message>
        <source>what independent answers would give on average</source>
        <translation>majibu yasiyotegemeana yangetoa wastani gani</translation>
    </message>
    <message>
        <source>the test of independence of each pair instead</source>
        <translation>badala yake jaribio la kutotegemeana kwa kila jozi</translation>
    </message>
    <message>
        <source>Cross-table</source>
        <translation>Jedwali mtambuka</translation>
    </message>
    <message>
        <source>two to four questions, with commas</source>
        <translation>maswali mawili hadi manne, kwa koma</translation>
    </message>
    <message>
        <source>Mean answer</source>
        <translation>Wastani wa jibu</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Kundi</translation>
    </message>
    <message>
        <source>the group that is described</source>
        <translation>kundi linaloelezwa</translation>
    </message>
    <message>
        <source>Descriptives</source>
        <translation>Takwimu za maelezo</translation>
    </message>
    <message>
        <source>interviews with a report</source>
        <translation>mahojiano yenye ripoti</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Yanayokosekana</translation>
    </message>
    <message>
        <source>interviews without a report</source>
        <translation>mahojiano yasiyo na ripoti</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Wastani</translation>
    </message>
    <message>
        <source>the mean of the true answers</source>
        <translation>wastani wa majibu ya kweli</translation>
    </message>
    <message>
        <source>the standard error of the mean</source>
        <translation>kosa sanifu la wastani</translation>
    </message>
    <message>
        <source>of the mean</source>
        <translation>ya wastani</translation>
    </message>
    <message>
        <source>of the true answers, without what the coins add to the reports</source>
        <translation>ya majibu ya kweli, bila kile sarafu zinachoongeza</translation>
    </message>
    <message>
        <source>SD</source>
        <translation>Mchepuko</translation>
    </message>
    <message>
        <source>Interval of the SD</source>
        <translation>Kipindi cha mchepuko sanifu</translation>
    </message>
    <message>
        <source>of the standard deviation</source>
        <translation>ya mkengeuko sanifu</translation>
    </message>
    <message>
        <source>Lower quartile</source>
        <translation>Robo ya chini</translation>
    </message>
    <message>
        <source>a quarter of the answers is at most that</source>
        <translation>robo ya majibu hayazidi hapo</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Wastani wa kati</translation>
    </message>
    <message>
        <source>half of the answers is at most that</source>
        <translation>nusu ya majibu hayazidi hapo</translation>
    </message>
    <message>
        <source>Interval of the median</source>
        <translation>Kipindi cha wastani wa kati</translation>
    </message>
    <message>
        <source>of the median; an end is missing where the data have none</source>
        <translation>ya wastani wa kati; ncha hukosekana pale data hazina</translation>
    </message>
    <message>
        <source>Upper quartile</source>
        <translation>Robo ya juu</translation>
    </message>
    <message>
        <source>three quarters of the answers are at most that</source>
        <translation>robo tatu za majibu hazizidi hapo</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>Histogramu</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Kuanzia</translation>
    </message>
    <message>
        <source>the smallest answer of the bin</source>
        <translation>jibu dogo zaidi la kundi</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Hadi</translation>
    </message>
    <message>
        <source>the largest answer of the bin</source>
        <translation>jibu kubwa zaidi la kundi</translation>
    </message>
    <message>
        <source>of the people; unbiased, so it may lie below 0</source>
        <translation>ya watu; haina upendeleo, hivyo inaweza kuwa chini ya 0</translation>
    </message>
    <message>
        <source>the share of answers in each bin instead</source>
        <translation>badala yake sehemu ya majibu katika kila kundi</translation>
    </message>
    <message>
        <source>describe each group: a direct question, or (kiosk)</source>
        <translation>eleza kila kundi: swali la moja kwa moja, au (kiosk)</translation>
    </message>
    <message>
        <source>Bins at most</source>
        <translation>Makundi yasiyozidi</translation>
    </message>
    <message>
        <source>of a histogram of numbers; 12 by default</source>
        <translation>ya histogramu ya namba; 12 kwa kawaida</translation>
    </message>
    <message>
        <source>the mean worth of the answers, given the reports and the prior</source>
        <translation>thamani ya wastani ya majibu, kwa kuzingatia ripoti na mgao wa awali</translation>
    </message>
    <message>
        <source>contains the true worth with this probability</source>
        <translation>kina thamani ya kweli kwa uwezekano huu</translation>
    </message>
    <message>
        <source>Really the best</source>
        <translation>Bora zaidi kweli</translation>
    </message>
    <message>
        <source>the probability that no other item is above it</source>
        <translation>uwezekano kwamba hakuna kipengele kingine kilicho juu yake</translation>
    </message>
    <message>
        <source>Really above the next</source>
        <translation>Kweli juu ya kinachofuata</translation>
    </message>
    <message>
        <source>the probability that it is above the item below it</source>
        <translation>uwezekano kwamba kiko juu ya kipengele kilicho chini yake</translation>
    </message>
    <message>
        <source>Monte Carlo standard error</source>
        <translation>Kosa sanifu la Monte Carlo</translation>
    </message>
    <message>
        <source>of what is drawn at random; 0 where it is computed</source>
        <translation>ya kinachochaguliwa kwa bahati; 0 panapokokotolewa</translation>
    </message>
    <message>
        <source>All pairs</source>
        <translation>Jozi zote</translation>
    </message>
    <message>
        <source>the item that ranks higher</source>
        <translation>kipengele kilicho juu</translation>
    </message>
    <message>
        <source>is above</source>
        <translation>iko juu ya</translation>
    </message>
    <message>
        <source>the item that ranks lower</source>
        <translation>kipengele kilicho chini</translation>
    </message>
    <message>
        <source>Reports of a kiosk</source>
        <translation>Ripoti za kioski</translation>
    </message>
    <message>
        <source>Share of “{report}”</source>
        <translation>Sehemu ya “{report}”</translation>
    </message>
    <message>
        <source>95 % of kiosks by chance</source>
        <translation>95 % ya kioski kwa bahati</translation>
    </message>
    <message>
        <source>Alarm, all tests together</source>
        <translation>Tahadhari, majaribio yote pamoja</translation>
    </message>
    <message>
        <source>Kiosk</source>
        <translation>Kioski</translation>
    </message>
    <message>
        <source>Stands out</source>
        <translation>Kinatofautiana na vingine</translation>
    </message>
    <message>
        <source>Share of one report at each kiosk, with limits; the table of tests has the numbers</source>
        <translation>Sehemu ya ripoti moja katika kila kioski, pamoja na mipaka; jedwali la majaribio linaeleza</translation>
    </message>
    <message>
        <source>Each estimate and how far forged records could move it; the table has the numbers</source>
        <translation>Kila kadirio na lingeweza kuwa nini kama rekodi zingeghushiwa; kama katika jedwali</translation>
    </message>
    <message>
        <source>Share, if {count} reports were forged</source>
        <translation>Sehemu, kama ripoti {count} zingeghushiwa</translation>
    </message>
    <message>
        <source>the kiosk&apos;s id</source>
        <translation>kitambulisho cha kioski</translation>
    </message>
    <message>
        <source>Name in words</source>
        <translation>Jina kwa maneno</translation>
    </message>
    <message>
        <source>the kiosk&apos;s fingerprint, as the supervisor&apos;s screen shows it</source>
        <translation>alama ya kioski, kama skrini ya msimamizi inavyoionyesha</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Siku ya kwanza</translation>
    </message>
    <message>
        <source>of the interviews in its files</source>
        <translation>ya mahojiano yaliyo kwenye faili zake</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Siku ya mwisho</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Matokeo ya ukaguzi</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Hali</translation>
    </message>
    <message>
        <source>ok, look or act: how much the finding matters</source>
        <translation>ok, look au act: matokeo yana uzito gani</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>Mada</translation>
    </message>
    <message>
        <source>what was looked at</source>
        <translation>kilichoangaliwa</translation>
    </message>
    <message>
        <source>the question; empty: all of them</source>
        <translation>swali; tupu: yote</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Matokeo ya ukaguzi</translation>
    </message>
    <message>
        <source>what was found, in words</source>
        <translation>kilichopatikana, kwa maneno</translation>
    </message>
    <message>
        <source>Kiosks</source>
        <translation>Kioski</translation>
    </message>
    <message>
        <source>Batches</source>
        <translation>Mafungu</translation>
    </message>
    <message>
        <source>stores that it has closed or has open</source>
        <translation>hifadhi zilizofungwa au zilizo wazi</translation>
    </message>
    <message>
        <source>each counted once</source>
        <translation>kila moja limehesabiwa mara moja</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>Zilizorudiwa</translation>
    </message>
    <message>
        <source>Interviews that are in several files; each counts once.</source>
        <translation>Mahojiano yaliyo katika mafaili kadhaa; kila moja linahesabiwa mara moja.</translation>
    </message>
    <message>
        <source>Broken off</source>
        <translation>Yaliyoachwa katikati</translation>
    </message>
    <message>
        <source>interviews that respondents stopped</source>
        <translation>mahojiano ambayo wahojiwa waliyasimamisha</translation>
    </message>
    <message>
        <source>Timed out</source>
        <translation>Yaliyoishiwa na muda</translation>
    </message>
    <message>
        <source>interviews that nobody went on with</source>
        <translation>mahojiano ambayo hakuna aliyeendelea nayo</translation>
    </message>
    <message>
        <source>Not understood</source>
        <translation>Hayakueleweka</translation>
    </message>
    <message>
        <source>Comprehension checks that were not passed.</source>
        <translation>Maswali ya kupima uelewa yasiyofaulu.</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Yasiyokamilika</translation>
    </message>
    <message>
        <source>Of the interviews that were begun.</source>
        <translation>Ya mahojiano yaliyoanzishwa.</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Siku</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>Fungu</translation>
    </message>
    <message>
        <source>the number of the kiosk&apos;s store</source>
        <translation>namba ya hifadhi ya kioski</translation>
    </message>
    <message>
        <source>from the first to the last</source>
        <translation>kuanzia ya kwanza hadi ya mwisho</translation>
    </message>
    <message>
        <source>of the latest export, which holds all of its batch</source>
        <translation>ya usafirishaji wa mwisho, wenye fungu lake lote</translation>
    </message>
    <message>
        <source>Per day</source>
        <translation>Kwa siku</translation>
    </message>
    <message>
        <source>The mean over the period; files record only the first and the last day.</source>
        <translation>Wastani katika kipindi chote: mafaili yanajua siku ya kwanza na ya mwisho tu, si nyingine.</translation>
    </message>
    <message>
        <source>the question</source>
        <translation>swali</translation>
    </message>
    <message>
        <source>Asked</source>
        <translation>Walioulizwa</translation>
    </message>
    <message>
        <source>Interviews that reached the question. A dash: chance decides who is asked, and only those who answered are recorded.</source>
        <translation>Mahojiano yaliyofikishwa kwalo. Kistari kinamaanisha: bahati inachagua nani aulizwe, na ni aliyejibu tu anayerekodiwa.</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>Waliojibu</translation>
    </message>
    <message>
        <source>interviews that were asked and have no report</source>
        <translation>mahojiano yaliyoulizwa na hayana ripoti</translation>
    </message>
    <message>
        <source>Of those asked</source>
        <translation>Ya walioulizwa</translation>
    </message>
    <message>
        <source>share of missing reports among those asked</source>
        <translation>sehemu ya ripoti zinazokosekana kati ya walioulizwa</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>Majaribio</translation>
    </message>
    <message>
        <source>what it looks for</source>
        <translation>inachokitafuta</translation>
    </message>
    <message>
        <source>what it looks at; empty: all of them</source>
        <translation>inachokiangalia; tupu: yote</translation>
    </message>
    <message>
        <source>reports, or records</source>
        <translation>ripoti, au rekodi</translation>
    </message>
    <message>
        <source>the one that differs most</source>
        <translation>inayotofautiana zaidi</translation>
    </message>
    <message>
        <source>of this report; of repeated records: pairs</source>
        <translation>ya ripoti hii; kwa rekodi zilizorudiwa: jozi</translation>
    </message>
    <message>
        <source>its share elsewhere, or what was to be expected</source>
        <translation>sehemu yake kwingineko, au ilivyotarajiwa</translation>
    </message>
    <message>
        <source>deviance, G² or χ², where there is one</source>
        <translation>devianisi, G² au χ², pale ilipo</translation>
    </message>
    <message>
        <source>Of this test alone.</source>
        <translation>Ya jaribio hili peke yake.</translation>
    </message>
    <message>
        <source>p, all tests</source>
        <translation>p, majaribio yote</translation>
    </message>
    <message>
        <source>Adjusted for all tests together (Holm).</source>
        <translation>Imerekebishwa kwa majaribio yote pamoja (Holm).</translation>
    </message>
    <message>
        <source>Alarm</source>
        <translation>Tahadhari</translation>
    </message>
    <message>
        <source>whether it raises an alarm</source>
        <translation>kama inatoa tahadhari</translation>
    </message>
    <message>
        <source>Fault</source>
        <translation>Hitilafu</translation>
    </message>
    <message>
        <source>forged reports, or copied interviews</source>
        <translation>ripoti za kughushi, au mahojiano yaliyonakiliwa</translation>
    </message>
    <message>
        <source>whose reports; empty: whole interviews</source>
        <translation>ambalo ripoti zake; tupu: mahojiano mazima</translation>
    </message>
    <message>
        <source>The report whose forging is hardest to detect.</source>
        <translation>Ile ambayo kughushiwa kwake ni vigumu zaidi kuonekana.</translation>
    </message>
    <message>
        <source>the kiosk&apos;s reports, or its interviews</source>
        <translation>ripoti za kioski, au mahojiano yake</translation>
    </message>
    <message>
        <source>Detected from</source>
        <translation>Hugunduliwa kuanzia</translation>
    </message>
    <message>
        <source>This many forged or copied ones raise an alarm with a probability of 80 %. A dash: no number does.</source>
        <translation>Idadi hii ya kughushi au kunakili hutoa tahadhari kwa uwezekano wa 80 %. Kistari: hakuna idadi inayotoa.</translation>
    </message>
    <message>
        <source>Share of n</source>
        <translation>Sehemu ya n</translation>
    </message>
    <message>
        <source>the same as a share</source>
        <translation>vilevile kama sehemu</translation>
    </message>
    <message>
        <source>Probability</source>
        <translation>Uwezekano</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Rekodi</translation>
    </message>
    <message>
        <source>the answer, or the mean of a number</source>
        <translation>jibu, au wastani wa namba</translation>
    </message>
    <message>
        <source>reports</source>
        <translation>ripoti</translation>
    </message>
    <message>
        <source>unbiased; of means in the units of the answers</source>
        <translation>isiyo na upendeleo; kwa wastani, katika vipimo vya majibu</translation>
    </message>
    <message>
        <source>One record moves it by</source>
        <translation>Rekodi moja inalisogeza kwa</translation>
    </message>
    <message>
        <source>The largest change from leaving out one record.</source>
        <translation>Badiliko kubwa zaidi linalotokea kwa kuacha rekodi moja.</translation>
    </message>
    <message>
        <source>If forged</source>
        <translation>Zikighushiwa</translation>
    </message>
    <message>
        <source>how many records may be forged</source>
        <translation>rekodi ngapi zinaweza kuwa za kughushi</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>angalau</translation>
    </message>
    <message>
        <source>the least that the estimate could be then</source>
        <translation>kiwango cha chini ambacho kadirio lingeweza kuwa</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>kwa zaidi</translation>
    </message>
    <message>
        <source>the most that the estimate could be then</source>
        <translation>kiwango cha juu ambacho kadirio lingeweza kuwa</translation>
    </message>
    <message>
        <source>Data quality</source>
        <translation>Ubora wa data</translation>
    </message>
    <message>
        <source>Compare within</source>
        <translation>Linganisha ndani ya</translation>
    </message>
    <message>
        <source>compare kiosks within the groups of a direct question only</source>
        <translation>linganisha vioski ndani ya makundi ya swali la moja kwa moja tu</translation>
    </message>
    <message>
        <source>Forged interviews</source>
        <translation>Mahojiano ya kughushi</translation>
    </message>
    <message>
        <source>how many interviews may be forged; without, one in 100</source>
        <translation>mahojiano mangapi yanaweza kuwa ya kughushi; bila hivyo, moja kati ya 100</translation>
    </message>
    <message>
        <source>that the first item is really above the second</source>
        <translation>kwamba cha kwanza kiko juu ya cha pili kwa kweli</translation>
    </message>
    <message>
        <source>the probability of each pair&apos;s order instead</source>
        <translation>badala yake uwezekano wa mpangilio wa kila jozi</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Upangaji</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Maswali</translation>
    </message>
    <message>
        <source>rated questions to rank, with commas; or one question, whose groups or choices are ranked</source>
        <translation>maswali yenye viwango ya kupangwa, kwa koma; au swali moja ambalo makundi au chaguo zake zinapangwa</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Tofauti</translation>
    </message>
    <message>
        <source>Odds ratios</source>
        <translation>Uwiano wa odds</translation>
    </message>
    <message>
        <source>All answers together</source>
        <translation>Majibu yote pamoja</translation>
    </message>
    <message>
        <source>Correlation</source>
        <translation>Uhusiano (correlation)</translation>
    </message>
    <message>
        <source>Comparisons of groups</source>
        <translation>Ulinganisho wa makundi</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Swali</translation>
    </message>
    <message>
        <source>the question whose answers are compared</source>
        <translation>swali ambalo majibu yake yanalinganishwa</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Jibu</translation>
    </message>
    <message>
        <source>the answer whose share is compared; empty for all together</source>
        <translation>jibu ambalo sehemu yake inalinganishwa; tupu kwa yote pamoja</translation>
    </message>
    <message>
        <source>Groups by</source>
        <translation>Makundi kwa</translation>
    </message>
    <message>
        <source>the question that forms the groups</source>
        <translation>swali linalounda makundi</translation>
    </message>
    <message>
        <source>First group</source>
        <translation>Kundi la kwanza</translation>
    </message>
    <message>
        <source>the group that another one is compared with</source>
        <translation>kundi ambalo lingine linalinganishwa nalo</translation>
    </message>
    <message>
        <source>Second group</source>
        <translation>Kundi la pili</translation>
    </message>
    <message>
        <source>the other group</source>
        <translation>kundi lingine</translation>
    </message>
    <message>
        <source>n of the first</source>
        <translation>n ya la kwanza</translation>
    </message>
    <message>
        <source>interviews in the first group; none where coins hide the groups</source>
        <translation>mahojiano ya kundi la kwanza; hakuna pale sarafu zinapoficha makundi</translation>
    </message>
    <message>
        <source>n of the second</source>
        <translation>n ya la pili</translation>
    </message>
    <message>
        <source>interviews in the second group; none where coins hide the groups</source>
        <translation>mahojiano ya kundi la pili; hakuna pale sarafu zinapoficha makundi</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Kipimo</translation>
    </message>
    <message>
        <source>difference (first minus second), odds ratio (first vs second), all answers (a test) or correlation</source>
        <translation>tofauti (la kwanza ukiondoa la pili), uwiano wa uwezekano (la kwanza dhidi ya la pili), majibu yote (jaribio) au uhusiano</translation>
    </message>
    <message>
        <source>of the measure; a test has none</source>
        <translation>ya kipimo; jaribio halina</translation>
    </message>
    <message>
        <source>Std. error</source>
        <translation>Kosa sanifu</translation>
    </message>
    <message>
        <source>the standard error</source>
        <translation>kosa sanifu</translation>
    </message>
    <message>
        <source>of which coins</source>
        <translation>ambapo sarafu</translation>
    </message>
    <message>
        <source>the part of the standard error that the coins cause</source>
        <translation>sehemu ya kosa sanifu inayosababishwa na sarafu</translation>
    </message>
    <message>
        <source>of the measure</source>
        <translation>ya kipimo</translation>
    </message>
    <message>
        <source>Test statistic</source>
        <translation>Takwimu ya jaribio</translation>
    </message>
    <message>
        <source>the likelihood ratio, or the estimate divided by its error</source>
        <translation>uwiano wa uwezekano, au kadirio likigawanywa kwa kosa lake</translation>
    </message>
    <message>
        <source>Degrees of freedom</source>
        <translation>Viwango vya uhuru</translation>
    </message>
    <message>
        <source>of the test; none of a normal statistic</source>
        <translation>ya jaribio; hakuna kwa takwimu ya kawaida</translation>
    </message>
    <message>
        <source>p-value</source>
        <translation>Thamani p</translation>
    </message>
    <message>
        <source>of the test that there is no difference</source>
        <translation>ya jaribio kwamba hakuna tofauti</translation>
    </message>
    <message>
        <source>between the most likely shares</source>
        <translation>kati ya sehemu zinazowezekana zaidi</translation>
    </message>
    <message>
        <source>Adjusted p-value</source>
        <translation>Thamani p iliyorekebishwa</translation>
    </message>
    <message>
        <source>the p-value adjusted for all comparisons</source>
        <translation>thamani p iliyorekebishwa kwa ulinganisho wote</translation>
    </message>
    <message>
        <source>Level of each interval</source>
        <translation>Kiwango cha kila kipindi</translation>
    </message>
    <message>
        <source>so that all intervals together reach the confidence level</source>
        <translation>ili vipindi vyote pamoja vifikie kiwango cha uhakika</translation>
    </message>
    <message>
        <source>Adjusted by</source>
        <translation>Mbinu ya marekebisho</translation>
    </message>
    <message>
        <source>how the level of each interval was found</source>
        <translation>jinsi kiwango cha kila kipindi kilivyopatikana</translation>
    </message>
    <message>
        <source>Comparison of groups</source>
        <translation>Ulinganisho wa makundi</translation>
    </message>
    <message>
        <source>the question whose answers to compare</source>
        <translation>swali ambalo majibu yake yalinganishwe</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Makundi</translation>
    </message>
    <message>
        <source>the question that forms groups, randomized or not; or (kiosk)</source>
        <translation>swali linaloundia makundi, liwe limebahatishwa au la; au (kiosk)</translation>
    </message>
    <message>
        <source>Two of the groups</source>
        <translation>Makundi mawili</translation>
    </message>
    <message>
        <source>two of the groups; all pairs if empty</source>
        <translation>makundi mawili; jozi zote ikiwa tupu</translation>
    </message>
    <message>
        <source>if empty: yes, or all answers</source>
        <translation>ikiwa tupu: ndiyo, au majibu yote</translation>
    </message>
    <message>
        <source>Interval of each group</source>
        <translation>Kipindi cha kila kundi</translation>
    </message>
    <message>
        <source>of the groups; guarded, wilson, exact</source>
        <translation>ya makundi; guarded, wilson, exact</translation>
    </message>
    <message>
        <source>Adjust for all comparisons</source>
        <translation>Rekebisha kwa ulinganisho wote</translation>
    </message>
    <message>
        <source>intervals of all pairs and answers that reach the level together, and adjusted p-values</source>
        <translation>vipindi vya jozi na majibu yote vinavyofikia kiwango kwa pamoja, na thamani p zilizorekebishwa</translation>
    </message>
    <message>
        <source>Over the number of rows</source>
        <translation>Kwa idadi ya safu</translation>
    </message>
    <message>
        <source>Over ε</source>
        <translation>Kwa ε</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Hakuna</translation>
    </message>
    <message>
        <source>expected share of the answer to plan for; of a number, its mean; default: the worst case</source>
        <translation>sehemu inayotarajiwa ya jibu linalopangwa; kwa namba, wastani wake; kwa kawaida: hali mbaya zaidi</translation>
    </message>
    <message>
        <source>for choosing a design</source>
        <translation>kwa kuchagua muundo</translation>
    </message>
    <message>
        <source>sealed to one key, or counted in tallies that trustees open</source>
        <translation>zimefungwa kwa ufunguo mmoja, au zimehesabiwa katika hesabu ambazo wadhamini hufungua</translation>
    </message>
    <message>
        <source>Seen by the analyst, or a court with the key</source>
        <translation>Anachoona mchambuzi, au mahakama yenye ufunguo</translation>
    </message>
    <message>
        <source>what whoever has the analyst&apos;s key sees</source>
        <translation>anachoona yeyote aliye na ufunguo wa mchambuzi</translation>
    </message>
    <message>
        <source>Seen by trustees who collude</source>
        <translation>Wanachoona wadhamini wanaokula njama</translation>
    </message>
    <message>
        <source>what as many trustees as open a total see together</source>
        <translation>wanachoona pamoja wadhamini wengi kama wanaofungua jumla</translation>
    </message>
    <message>
        <source>Seen by a changed kiosk, or who watches</source>
        <translation>Kinachoonwa na kioski kilichobadilishwa, au anayetazama</translation>
    </message>
    <message>
        <source>what a kiosk sees whose program was changed, and whoever watches the touch</source>
        <translation>kinachoonwa na kioski ambacho programu yake ilibadilishwa, na yeyote anayetazama mguso</translation>
    </message>
    <message>
        <source>Shuffling</source>
        <translation>Kuchanganya</translation>
    </message>
    <message>
        <source>What is released</source>
        <translation>Kinachotolewa</translation>
    </message>
    <message>
        <source>of the whole collection, in random order and without ids</source>
        <translation>ya ukusanyaji wote, kwa mpangilio wa nasibu na bila vitambulisho</translation>
    </message>
    <message>
        <source>interviews in the smallest group that nothing but randomized reports tells apart</source>
        <translation>mahojiano katika kundi dogo zaidi ambalo hakuna kinachoyatofautisha ila ripoti zenye unasibu</translation>
    </message>
    <message>
        <source>Needed</source>
        <translation>Yanahitajika</translation>
    </message>
    <message>
        <source>how many it takes for shuffling to add anything</source>
        <translation>mangapi yanahitajika ili kuchanganya kuongeze chochote</translation>
    </message>
    <message>
        <source>ε of one</source>
        <translation>ε ya mmoja</translation>
    </message>
    <message>
        <source>δ</source>
        <translation>δ</translation>
    </message>
    <message>
        <source>with which probability more than this may show</source>
        <translation>uwezekano wa kuonekana zaidi ya hiki</translation>
    </message>
    <message>
        <source>ε shuffled</source>
        <translation>ε baada ya kuchanganya</translation>
    </message>
    <message>
        <source>central privacy loss of the whole collection, rounded up; empty where shuffling adds nothing</source>
        <translation>upotevu wa faragha wa ukusanyaji wote, umekadiriwa juu; tupu pale kuchanganya kusipoongeza chochote</translation>
    </message>
    <message>
        <source>rank groups: a direct question, or (kiosk)</source>
        <translation>panga makundi: swali la moja kwa moja, au (kiosk)</translation>
    </message>
    <message>
        <source>Worth of each answer</source>
        <translation>Thamani ya kila jibu</translation>
    </message>
    <message>
        <source>worth of each answer; 1,2,3 … for ratings if empty</source>
        <translation>thamani ya kila jibu; 1,2,3 … kwa viwango ikiwa tupu</translation>
    </message>
    <message>
        <source>Prior</source>
        <translation>Mgao wa awali</translation>
    </message>
    <message>
        <source>Dirichlet prior of the answers; 1,1,1 …</source>
        <translation>mgao wa awali wa Dirichlet wa majibu; 1,1,1 …</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Mivuto</translation>
    </message>
    <message>
        <source>draws from the posterior; 4000 by default</source>
        <translation>mivuto kutoka mgao wa baadaye; 4000 kwa kawaida</translation>
    </message>
    <message>
        <source>Earth mover&apos;s distance</source>
        <translation>Umbali wa earth mover</translation>
    </message>
    <message>
        <source>Total variation</source>
        <translation>Tofauti jumla</translation>
    </message>
    <message>
        <source>Distances</source>
        <translation>Umbali</translation>
    </message>
    <message>
        <source>one of the two groups</source>
        <translation>moja ya makundi mawili</translation>
    </message>
    <message>
        <source>interviews in the first group</source>
        <translation>mahojiano ya kundi la kwanza</translation>
    </message>
    <message>
        <source>interviews in the second group</source>
        <translation>mahojiano ya kundi la pili</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Aina</translation>
    </message>
    <message>
        <source>how the distance is measured</source>
        <translation>jinsi umbali unavyopimwa</translation>
    </message>
    <message>
        <source>Plain distance</source>
        <translation>Umbali wa kawaida</translation>
    </message>
    <message>
        <source>between the estimated shares; noise makes it too large</source>
        <translation>kati ya sehemu zilizokadiriwa; kelele huufanya mkubwa mno</translation>
    </message>
    <message>
        <source>Bias-corrected distance</source>
        <translation>Umbali uliorekebishwa upendeleo</translation>
    </message>
    <message>
        <source>without what the coins and the sampling alone would cause</source>
        <translation>bila kile ambacho sarafu na sampuli pekee zingesababisha</translation>
    </message>
    <message>
        <source>of the bias-corrected distance</source>
        <translation>ya umbali uliosahihishwa upendeleo</translation>
    </message>
    <message>
        <source>the probability of such a distance if both groups answered alike</source>
        <translation>uwezekano wa umbali kama huo ikiwa makundi yote mawili yangejibu sawa</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Umbali</translation>
    </message>
    <message>
        <source>a direct question that forms groups, or (kiosk)</source>
        <translation>swali la moja kwa moja linaloundia makundi, au (kiosk)</translation>
    </message>
    <message>
        <source>earth_movers (ratings) or total_variation (others)</source>
        <translation>earth_movers (viwango) au total_variation (mengine)</translation>
    </message>
    <message>
        <source>Positions of the answers</source>
        <translation>Nafasi za majibu</translation>
    </message>
    <message>
        <source>where ordered answers lie; 1,2,3 …</source>
        <translation>mahali pa majibu yenye mpangilio; 1,2,3 …</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>Gharama</translation>
    </message>
    <message>
        <source>a CSV of what it costs to carry one answer to another, a row and a column for each answer</source>
        <translation>CSV ya gharama ya kuhamisha jibu moja hadi jingine, mstari na safu kwa kila jibu</translation>
    </message>
    <message>
        <source>Resamples</source>
        <translation>Sampuli za marudio</translation>
    </message>
    <message>
        <source>bootstrap samples and permutations; 2000 by default</source>
        <translation>sampuli za bootstrap na mabadilishano; 2000 kwa kawaida</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Mbegu</translation>
    </message>
    <message>
        <source>of the draws; 1 by default</source>
        <translation>ya mivuto; 1 kwa kawaida</translation>
    </message>
    <message>
        <source>Predicted share</source>
        <translation>Sehemu iliyotabiriwa</translation>
    </message>
    <message>
        <source>Logistic</source>
        <translation>Ya lojistiki</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>Ya mstari</translation>
    </message>
    <message>
        <source>Logit</source>
        <translation>Logit</translation>
    </message>
    <message>
        <source>Probit</source>
        <translation>Probit</translation>
    </message>
    <message>
        <source>Complementary log-log</source>
        <translation>Log-log kamilishi</translation>
    </message>
    <message>
        <source>Maximum likelihood</source>
        <translation>Uwezekano wa juu kabisa</translation>
    </message>
    <message>
        <source>Least squares, logistic share</source>
        <translation>Miraba midogo kabisa, sehemu ya lojistiki</translation>
    </message>
    <message>
        <source>Least squares, linear share</source>
        <translation>Miraba midogo kabisa, sehemu ya mstari</translation>
    </message>
    <message>
        <source>Least squares, tied to the difference of means</source>
        <translation>Miraba midogo kabisa, ikifungwa na tofauti ya wastani</translation>
    </message>
    <message>
        <source>Maximum likelihood, tied to the difference of means</source>
        <translation>Uwezekano wa juu kabisa, ukifungwa na tofauti ya wastani</translation>
    </message>
    <message>
        <source>one more</source>
        <translation>moja zaidi</translation>
    </message>
    <message>
        <source>Average change of the share</source>
        <translation>Badiliko la wastani la sehemu</translation>
    </message>
    <message>
        <source>Average change of the mean answer</source>
        <translation>Badiliko la wastani la jibu la wastani</translation>
    </message>
    <message>
        <source>Coefficients</source>
        <translation>Migawo</translation>
    </message>
    <message>
        <source>Term</source>
        <translation>Neno la modeli</translation>
    </message>
    <message>
        <source>a predictor, one of its answers or an interaction; in files also hosmer_lemeshow and log_likelihood</source>
        <translation>kitabiri, jibu lake moja au mwingiliano; kwenye mafaili pia hosmer_lemeshow na log_likelihood</translation>
    </message>
    <message>
        <source>of a logistic model on the scale of log odds</source>
        <translation>ya modeli ya lojistiki kwa kipimo cha log ya uwezekano</translation>
    </message>
    <message>
        <source>the standard error of the coefficient</source>
        <translation>kosa sanifu la mgawo</translation>
    </message>
    <message>
        <source>of the coefficient</source>
        <translation>ya mgawo</translation>
    </message>
    <message>
        <source>Wald&apos;s test that there is no relation</source>
        <translation>Jaribio la Wald kwamba hakuna uhusiano</translation>
    </message>
    <message>
        <source>Odds ratio</source>
        <translation>Uwiano wa odds</translation>
    </message>
    <message>
        <source>how many times as high the odds are, all else equal</source>
        <translation>uwezekano ni mara ngapi zaidi, mengine yote yakiwa sawa</translation>
    </message>
    <message>
        <source>Interval of the odds ratio</source>
        <translation>Kipindi cha uwiano wa uwezekano</translation>
    </message>
    <message>
        <source>of the odds ratio</source>
        <translation>ya uwiano wa uwezekano</translation>
    </message>
    <message>
        <source>If all had answered</source>
        <translation>Kama wote wangejibu</translation>
    </message>
    <message>
        <source>the predictor whose answer is assumed</source>
        <translation>kitabiri ambacho jibu lake linadhaniwa</translation>
    </message>
    <message>
        <source>the answer that everybody is assumed to have</source>
        <translation>jibu ambalo kila mtu anadhaniwa kuwa nalo</translation>
    </message>
    <message>
        <source>interviews that the model was fitted to</source>
        <translation>mahojiano yaliyotumika kulinganisha modeli</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Darasa</translation>
    </message>
    <message>
        <source>Predicted as {name}</source>
        <translation>Imetabiriwa kuwa {name}</translation>
    </message>
    <message>
        <source>False positive rate</source>
        <translation>Kiwango cha chanya bandia</translation>
    </message>
    <message>
        <source>True positive rate</source>
        <translation>Kiwango cha chanya halisi</translation>
    </message>
    <message>
        <source>Predicted probability</source>
        <translation>Uwezekano uliotabiriwa</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Usahihi</translation>
    </message>
    <message>
        <source>ROC curves of the classes, and calibration of the model</source>
        <translation>Mikunjo ya ROC ya madarasa, na urekebishaji wa modeli</translation>
    </message>
    <message>
        <source>Rows of the training</source>
        <translation>Safu za mafunzo</translation>
    </message>
    <message>
        <source>Privacy loss ε</source>
        <translation>Upotevu wa faragha ε</translation>
    </message>
    <message>
        <source>Models of this kind: mean and 95 % interval</source>
        <translation>Modeli za aina hii: wastani na kipindi cha 95 %</translation>
    </message>
    <message>
        <source>Always the most frequent class</source>
        <translation>Daima darasa linalotokea zaidi</translation>
    </message>
    <message>
        <source>not private</source>
        <translation>si ya faragha</translation>
    </message>
    <message>
        <source>Learning curve: accuracy with its interval</source>
        <translation>Mkondo wa kujifunza: usahihi pamoja na kipindi chake</translation>
    </message>
    <message>
        <source>Accuracy and other measures</source>
        <translation>Usahihi na namba nyingine</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Namba</translation>
    </message>
    <message>
        <source>what is measured</source>
        <translation>kinachopimwa</translation>
    </message>
    <message>
        <source>of which class; empty for all</source>
        <translation>ya tabaka gani; tupu kwa yote</translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation>Iliyotabiriwa</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Thamani</translation>
    </message>
    <message>
        <source>the number</source>
        <translation>namba</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>Kipindi cha 95 %</translation>
    </message>
    <message>
        <source>Confusion matrix</source>
        <translation>Jedwali la mkanganyiko</translation>
    </message>
    <message>
        <source>Evaluation of a model</source>
        <translation>Tathmini ya modeli</translation>
    </message>
    <message>
        <source>the mean prediction over all respondents</source>
        <translation>utabiri wa wastani wa wahojiwa wote</translation>
    </message>
    <message>
        <source>the standard error, with the respondents fixed</source>
        <translation>kosa sanifu, wahojiwa wakiwa walewale</translation>
    </message>
    <message>
        <source>of the prediction</source>
        <translation>ya utabiri</translation>
    </message>
    <message>
        <source>Predicted by group</source>
        <translation>Iliyotabiriwa kwa kundi</translation>
    </message>
    <message>
        <source>instead: the share (or mean) if everybody gave one answer to a predictor, all else as it is</source>
        <translation>badala yake: sehemu (au wastani) kama kila mtu angetoa jibu moja kwa kitabiri, mengine yakibaki yalivyo</translation>
    </message>
    <message>
        <source>Predictor</source>
        <translation>Kitabiri</translation>
    </message>
    <message>
        <source>the predictor whose effect it is</source>
        <translation>kitabiri ambacho athari hii ni yake</translation>
    </message>
    <message>
        <source>the answer; empty for one more of a number or rating</source>
        <translation>jibu; tupu kwa moja zaidi ya namba au kiwango</translation>
    </message>
    <message>
        <source>Compared with</source>
        <translation>Ikilinganishwa na</translation>
    </message>
    <message>
        <source>the reference answer</source>
        <translation>jibu la marejeo</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Athari</translation>
    </message>
    <message>
        <source>how much the share (or mean) changes, on average over all respondents</source>
        <translation>kiasi sehemu (au wastani) inavyobadilika, kwa wastani wa wahojiwa wote</translation>
    </message>
    <message>
        <source>of the effect</source>
        <translation>ya athari</translation>
    </message>
    <message>
        <source>of the test that there is no effect</source>
        <translation>ya jaribio kwamba hakuna athari</translation>
    </message>
    <message>
        <source>Average marginal effects</source>
        <translation>Athari za pembezoni za wastani</translation>
    </message>
    <message>
        <source>instead: average marginal effects on the share (or mean) itself</source>
        <translation>badala yake: athari za pembezoni za wastani kwa sehemu (au wastani) yenyewe</translation>
    </message>
    <message>
        <source>Regression</source>
        <translation>Regresheni</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Matokeo</translation>
    </message>
    <message>
        <source>the question to explain; it may be randomized</source>
        <translation>swali la kuelezwa; linaweza kuwa limebahatishwa</translation>
    </message>
    <message>
        <source>Predictors</source>
        <translation>Vitabiri</translation>
    </message>
    <message>
        <source>questions that explain it, with commas; A:B is an interaction, A*B stands for A,B,A:B, and A^2 is the square of a number</source>
        <translation>maswali yanayolieleza, kwa koma; A:B ni mwingiliano, A*B ni A,B,A:B, na A^2 ni mraba wa namba</translation>
    </message>
    <message>
        <source>Coefficient</source>
        <translation>Mgawo</translation>
    </message>
    <message>
        <source>Model {place}</source>
        <translation>Modeli {place}</translation>
    </message>
    <message>
        <source>a predictor, one of its answers or an interaction</source>
        <translation>kitabiri, jibu lake moja au mwingiliano</translation>
    </message>
    <message>
        <source>Coefficients by model</source>
        <translation>Migawo kwa modeli</translation>
    </message>
    <message>
        <source>Fit of the models</source>
        <translation>Ulinganifu wa modeli</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modeli</translation>
    </message>
    <message>
        <source>its place, from 1</source>
        <translation>nafasi yake, kuanzia 1</translation>
    </message>
    <message>
        <source>as they were asked for</source>
        <translation>kama zilivyoombwa</translation>
    </message>
    <message>
        <source>Log likelihood</source>
        <translation>Log ya uwezekano</translation>
    </message>
    <message>
        <source>at the estimates; none by moments</source>
        <translation>kwenye makadirio; hakuna kwa mbinu ya momenti</translation>
    </message>
    <message>
        <source>AIC</source>
        <translation>AIC</translation>
    </message>
    <message>
        <source>the smaller, the better; none with weights</source>
        <translation>ndogo zaidi ni bora; hakuna kwa uzito</translation>
    </message>
    <message>
        <source>BIC</source>
        <translation>BIC</translation>
    </message>
    <message>
        <source>the smaller, the better; stricter with more terms</source>
        <translation>ndogo zaidi ni bora; kali zaidi kwa vipengele vingi</translation>
    </message>
    <message>
        <source>Tested against</source>
        <translation>Imejaribiwa dhidi ya</translation>
    </message>
    <message>
        <source>the last model before it whose terms it has too</source>
        <translation>modeli ya mwisho kabla yake ambayo vipengele vyake inavyo pia</translation>
    </message>
    <message>
        <source>G²</source>
        <translation>G²</translation>
    </message>
    <message>
        <source>twice the difference of the log likelihoods</source>
        <translation>mara mbili ya tofauti ya log za uwezekano</translation>
    </message>
    <message>
        <source>of the likelihood ratio test</source>
        <translation>ya jaribio la uwiano wa uwezekano</translation>
    </message>
    <message>
        <source>how each model fits instead</source>
        <translation>badala yake jinsi kila modeli inavyolingana</translation>
    </message>
    <message>
        <source>Models side by side</source>
        <translation>Modeli kando kwa kando</translation>
    </message>
    <message>
        <source>Predictors of each model</source>
        <translation>Vitabiri vya kila modeli</translation>
    </message>
    <message>
        <source>the predictors of each model with commas, and a semicolon between two models, as in A;A,B;A*B</source>
        <translation>vitabiri vya kila modeli kwa koma, na nukta mkato kati ya modeli mbili, kama A;A,B;A*B</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Kiungo</translation>
    </message>
    <message>
        <source>logit (default), probit or cloglog</source>
        <translation>logit (kawaida), probit au cloglog</translation>
    </message>
    <message>
        <source>compare the answers to a predictor with this one; otherwise with no, or the first. May be repeated</source>
        <translation>linganisha majibu ya kitabiri na hili; vinginevyo na hapana, au la kwanza. Inaweza kurudiwa</translation>
    </message>
    <message>
        <source>Estimator of a list experiment</source>
        <translation>Kikadiriaji cha jaribio la orodha</translation>
    </message>
    <message>
        <source>of a list experiment: ml (default), least squares with a logistic (nls) or linear share, or nls and ml with the mean share tied to the difference of means (robust-nls, robust-ml)</source>
        <translation>ya jaribio la orodha: ml (kawaida), miraba midogo kabisa yenye sehemu ya lojistiki (nls) au ya mstari, au nls na ml zenye sehemu ya wastani iliyofungwa na tofauti ya wastani (robust-nls, robust-ml)</translation>
    </message>
    <message>
        <source>Reference answers</source>
        <translation>Majibu ya marejeo</translation>
    </message>
    <message>
        <source>Test the fit</source>
        <translation>Jaribu ulinganifu</translation>
    </message>
    <message>
        <source>add the Hosmer–Lemeshow test of whether the model fits</source>
        <translation>ongeza jaribio la Hosmer–Lemeshow la ulinganifu wa modeli</translation>
    </message>
    <message>
        <source>Groups of the fit test</source>
        <translation>Makundi ya jaribio la ulinganifu</translation>
    </message>
    <message>
        <source>the groups of that test; 10 by default</source>
        <translation>makundi ya jaribio hilo; 10 kwa kawaida</translation>
    </message>
    <message>
        <source>Groups with random intercepts</source>
        <translation>Makundi yenye viingilio nasibu</translation>
    </message>
    <message>
        <source>a table&apos;s column, or a direct question: the groups, each with an intercept of its own</source>
        <translation>safu ya jedwali, au swali la moja kwa moja: makundi, kila moja na kiingilio chake</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ndiyo</translation>
    </message>
    <message>
        <source>no</source>
        <translation>hapana</translation>
    </message>
    <message>
        <source>Naive reading of the reports</source>
        <translation>Usomaji wa juujuu wa ripoti</translation>
    </message>
    <message>
        <source>Chart of the estimates with intervals; the table has the same numbers</source>
        <translation>Chati ya makadirio yenye vipindi; jedwali lina namba zile zile</translation>
    </message>
    <message>
        <source>Deville</source>
        <translation>Deville</translation>
    </message>
    <message>
        <source>Horvitz–Thompson</source>
        <translation>Horvitz–Thompson</translation>
    </message>
    <message>
        <source>Jackknife</source>
        <translation>Jackknife</translation>
    </message>
    <message>
        <source>Jackknife, with replacement</source>
        <translation>Jackknife, kwa kurudisha</translation>
    </message>
    <message>
        <source>Escobar–Berger</source>
        <translation>Escobar–Berger</translation>
    </message>
    <message>
        <source>Campbell–Berger–Skinner</source>
        <translation>Campbell–Berger–Skinner</translation>
    </message>
    <message>
        <source>They touch any button</source>
        <translation>Wanagusa kitufe chochote</translation>
    </message>
    <message>
        <source>They protect themselves</source>
        <translation>Wanajilinda</translation>
    </message>
    <message>
        <source>Estimates</source>
        <translation>Makadirio</translation>
    </message>
    <message>
        <source>the question that is estimated</source>
        <translation>swali linalokadiriwa</translation>
    </message>
    <message>
        <source>the answer that forms the group, if there are groups</source>
        <translation>jibu linaloundia kundi, ikiwa kuna makundi</translation>
    </message>
    <message>
        <source>Design</source>
        <translation>Muundo</translation>
    </message>
    <message>
        <source>the design that the question was asked with</source>
        <translation>mpango uliotumika kuuliza swali</translation>
    </message>
    <message>
        <source>number of reports</source>
        <translation>idadi ya ripoti</translation>
    </message>
    <message>
        <source>standard error, from sampling and coins together</source>
        <translation>kosa sanifu, kutokana na sampuli na sarafu pamoja</translation>
    </message>
    <message>
        <source>of which sampling</source>
        <translation>ambapo sampuli</translation>
    </message>
    <message>
        <source>the standard error that sampling causes</source>
        <translation>kosa sanifu linalosababishwa na sampuli</translation>
    </message>
    <message>
        <source>the standard error that the coins cause, the answers held fixed</source>
        <translation>kosa sanifu linalosababishwa na sarafu, majibu yakiwa yaleyale</translation>
    </message>
    <message>
        <source>the interval, cut at what is possible</source>
        <translation>kipindi, kikikatwa kwa kinachowezekana</translation>
    </message>
    <message>
        <source>Interval method</source>
        <translation>Mbinu ya kipindi</translation>
    </message>
    <message>
        <source>how the interval was found</source>
        <translation>jinsi kipindi kilivyopatikana</translation>
    </message>
    <message>
        <source>maximum likelihood: the best share among the possible ones</source>
        <translation>uwezekano wa juu kabisa: sehemu bora kati ya zinazowezekana</translation>
    </message>
    <message>
        <source>ε</source>
        <translation>ε</translation>
    </message>
    <message>
        <source>privacy loss of one report: smaller protects better; empty is infinite</source>
        <translation>upotevu wa faragha wa ripoti moja: ndogo hulinda vizuri zaidi; tupu ni bila kikomo</translation>
    </message>
    <message>
        <source>Naive reading</source>
        <translation>Usomaji wa juujuu</translation>
    </message>
    <message>
        <source>Error from</source>
        <translation>Kosa kutoka</translation>
    </message>
    <message>
        <source>Level of each</source>
        <translation>Kiwango cha kila kimoja</translation>
    </message>
    <message>
        <source>with simultaneous intervals: the confidence of each alone</source>
        <translation>kwa vipindi vya pamoja: uhakika wa kila kimoja peke yake</translation>
    </message>
    <message>
        <source>the answer; round brackets mark what is not an answer, such as (cheaters)</source>
        <translation>jibu; mabano yanaonyesha kisicho jibu, kama (cheaters)</translation>
    </message>
    <message>
        <source>unbiased, with the effect of the coins removed: a share can lie outside 0 to 100 %; a mean is in the units of the answers</source>
        <translation>bila upendeleo, athari ya sarafu ikiondolewa: sehemu inaweza kuwa nje ya 0 hadi 100 %; wastani uko katika vipimo vya majibu</translation>
    </message>
    <message>
        <source>the reports read as if there were no coins: biased</source>
        <translation>ripoti zikisomwa kana kwamba hakuna sarafu: zina upendeleo</translation>
    </message>
    <message>
        <source>“coins” if the reports varied less than the coins alone make them, otherwise “reports”</source>
        <translation>“coins” ikiwa ripoti zilitofautiana chini ya sarafu pekee, vinginevyo “reports”</translation>
    </message>
    <message>
        <source>Joint level by</source>
        <translation>Kiwango cha pamoja kwa</translation>
    </message>
    <message>
        <source>with simultaneous intervals: how that confidence was found</source>
        <translation>kwa vipindi vya pamoja: jinsi uhakika huo ulivyopatikana</translation>
    </message>
    <message>
        <source>Means</source>
        <translation>Wastani</translation>
    </message>
    <message>
        <source>Tests of the designs</source>
        <translation>Majaribio ya miundo</translation>
    </message>
    <message>
        <source>the question whose design is tested</source>
        <translation>swali ambalo mpango wake unajaribiwa</translation>
    </message>
    <message>
        <source>the group, if there are groups</source>
        <translation>kundi, ikiwa kuna makundi</translation>
    </message>
    <message>
        <source>Hypothesis</source>
        <translation>Nadharia tete</translation>
    </message>
    <message>
        <source>what is tested</source>
        <translation>kinachojaribiwa</translation>
    </message>
    <message>
        <source>Symbol</source>
        <translation>Alama</translation>
    </message>
    <message>
        <source>which statistic it is</source>
        <translation>ni takwimu ipi</translation>
    </message>
    <message>
        <source>Statistic</source>
        <translation>Takwimu ya jaribio</translation>
    </message>
    <message>
        <source>how far the reports are from the hypothesis</source>
        <translation>ripoti ziko mbali kiasi gani na dhana</translation>
    </message>
    <message>
        <source>df</source>
        <translation>digrii za uhuru</translation>
    </message>
    <message>
        <source>degrees of freedom</source>
        <translation>viwango vya uhuru</translation>
    </message>
    <message>
        <source>p</source>
        <translation>p</translation>
    </message>
    <message>
        <source>the probability of such a statistic if the hypothesis is true</source>
        <translation>uwezekano wa takwimu kama hii ikiwa dhana ni kweli</translation>
    </message>
    <message>
        <source>the tests of the designs instead of the estimates</source>
        <translation>majaribio ya mipango badala ya makadirio</translation>
    </message>
    <message>
        <source>If some did not follow the instruction</source>
        <translation>Ikiwa baadhi hawakufuata maelekezo</translation>
    </message>
    <message>
        <source>the answer</source>
        <translation>jibu</translation>
    </message>
    <message>
        <source>What these do</source>
        <translation>Hawa wanafanya nini</translation>
    </message>
    <message>
        <source>random: touch any button; safe: protect themselves</source>
        <translation>random: wanagusa kitufe chochote; safe: wanajilinda</translation>
    </message>
    <message>
        <source>Share who do so</source>
        <translation>Sehemu ya wanaofanya hivyo</translation>
    </message>
    <message>
        <source>the share of respondents who had not followed the instruction</source>
        <translation>sehemu ya wahojiwa ambao hawakufuata maelekezo</translation>
    </message>
    <message>
        <source>what the estimate would be</source>
        <translation>kadirio lingekuwa nini</translation>
    </message>
    <message>
        <source>its standard error</source>
        <translation>kosa lake sanifu</translation>
    </message>
    <message>
        <source>its interval, cut at what is possible</source>
        <translation>kipindi chake, kikikatwa kwa kinachowezekana</translation>
    </message>
    <message>
        <source>the estimates if a share of the respondents had not followed the instruction</source>
        <translation>makadirio kama sehemu ya wahojiwa hawakufuata maelekezo</translation>
    </message>
    <message>
        <source>What one report reveals</source>
        <translation>Ripoti moja inafichua nini</translation>
    </message>
    <message>
        <source>Simultaneous intervals</source>
        <translation>Vipindi vya pamoja</translation>
    </message>
    <message>
        <source>intervals of all answers of a question that reach the level together</source>
        <translation>vipindi vya majibu yote ya swali vinavyofikia kiwango kwa pamoja</translation>
    </message>
    <message>
        <source>people in the population of a simple random sample</source>
        <translation>watu katika idadi ya sampuli nasibu rahisi</translation>
    </message>
    <message>
        <source>numbers of people, and totals, of the population or by weights, instead of shares and means</source>
        <translation>idadi za watu na jumla, za idadi yote au kwa uzito, badala ya sehemu na wastani</translation>
    </message>
    <message>
        <source>what these respondents do: random (any button) or safe (they protect themselves); both if empty</source>
        <translation>wahojiwa hawa wanafanya nini: random (kitufe chochote) au safe (wanajilinda); yote mawili ikiwa tupu</translation>
    </message>
    <message>
        <source>the answer that nobody hesitates to give; no if empty</source>
        <translation>jibu ambalo hakuna anayesita kulitoa; hapana ikiwa tupu</translation>
    </message>
    <message>
        <source>a CSV of the joint inclusion probabilities, numbers only</source>
        <translation>CSV ya uwezekano wa kujumuishwa pamoja, namba tu</translation>
    </message>
    <message>
        <source>with inclusion probabilities: deville (default), horvitz-thompson (default with joint ones), jackknife (default with strata or clusters), jackknife-with-replacement, escobar-berger, campbell-berger-skinner</source>
        <translation>kwa uwezekano wa kujumuishwa: deville (kawaida), horvitz-thompson (kawaida kwa wa pamoja), jackknife (kawaida kwa matabaka au vishada), jackknife-with-replacement, escobar-berger, campbell-berger-skinner</translation>
    </message>
    <message>
        <source>the question that was asked</source>
        <translation>swali lililoulizwa</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Ripoti</translation>
    </message>
    <message>
        <source>what was recorded</source>
        <translation>kilichorekodiwa</translation>
    </message>
    <message>
        <source>the true answer</source>
        <translation>jibu la kweli</translation>
    </message>
    <message>
        <source>Share of all</source>
        <translation>Sehemu ya wote</translation>
    </message>
    <message>
        <source>the share of all people with this answer</source>
        <translation>sehemu ya watu wote wenye jibu hili</translation>
    </message>
    <message>
        <source>Given the report</source>
        <translation>Kwa kujua ripoti</translation>
    </message>
    <message>
        <source>the share with this answer among those with this report</source>
        <translation>sehemu yenye jibu hili kati ya wenye ripoti hii</translation>
    </message>
    <message>
        <source>the same at both ends of the share&apos;s interval</source>
        <translation>vilevile katika ncha zote mbili za kipindi cha sehemu</translation>
    </message>
    <message>
        <source>how likely each answer is, given each report, instead of the estimates</source>
        <translation>uwezekano wa kila jibu kwa kila ripoti, badala ya makadirio</translation>
    </message>
    <message>
        <source>only this question</source>
        <translation>swali hili tu</translation>
    </message>
    <message>
        <source>a direct question that forms groups</source>
        <translation>swali la moja kwa moja linaloundia makundi</translation>
    </message>
    <message>
        <source>of shares guarded (default), mid_p, wilson, exact, likelihood, wald, chebyshev, bayes, bootstrap; of means student (default), wald, chebyshev, hoeffding, bootstrap</source>
        <translation>ya sehemu guarded (kawaida), mid_p, wilson, exact, likelihood, wald, chebyshev, bayes, bootstrap; ya wastani student (kawaida), wald, chebyshev, hoeffding, bootstrap</translation>
    </message>
    <message>
        <source>People in the population</source>
        <translation>Watu katika idadi yote</translation>
    </message>
    <message>
        <source>Numbers of people</source>
        <translation>Idadi za watu</translation>
    </message>
    <message>
        <source>Share who do not follow the instruction</source>
        <translation>Sehemu ya wasiofuata maelekezo</translation>
    </message>
    <message>
        <source>the estimates if a share of the respondents had not followed the instruction: shares such as 0:0.3, or with a step 0:0.3:0.1</source>
        <translation>makadirio kama sehemu hawakufuata maelekezo: sehemu kama 0:0.3, au kwa hatua 0:0.3:0.1</translation>
    </message>
    <message>
        <source>Safe answer</source>
        <translation>Jibu salama</translation>
    </message>
    <message>
        <source>Inclusion probabilities</source>
        <translation>Uwezekano wa kujumuishwa</translation>
    </message>
    <message>
        <source>a table&apos;s column: each respondent&apos;s inclusion probability, for samples without replacement</source>
        <translation>safu ya jedwali: uwezekano wa kila mhojiwa kujumuishwa, kwa sampuli bila kurudisha</translation>
    </message>
    <message>
        <source>Joint inclusion probabilities</source>
        <translation>Uwezekano wa kujumuishwa pamoja</translation>
    </message>
    <message>
        <source>Variance</source>
        <translation>Tofauti (variance)</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Kosa</translation>
    </message>
    <message>
        <source>Interviews</source>
        <translation>Mahojiano</translation>
    </message>
    <message>
        <source>Interviews in each group</source>
        <translation>Mahojiano katika kila kundi</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Nguvu ya kitakwimu</translation>
    </message>
    <message>
        <source>Chart of interviews needed against the error, by method</source>
        <translation>Chati ya mahojiano yanayohitajika dhidi ya kosa, kwa kila mbinu</translation>
    </message>
    <message>
        <source>Chart of the probability of detecting the difference, by number of interviews</source>
        <translation>Chati ya uwezekano wa kugundua tofauti, kwa idadi ya mahojiano</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Mbinu</translation>
    </message>
    <message>
        <source>interviews; people to approach where some do not answer</source>
        <translation>mahojiano; watu wa kufikiwa pale baadhi wasipojibu</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Kujiamini</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Vigezo</translation>
    </message>
    <message>
        <source>of the design, as a survey file has them</source>
        <translation>vya muundo, kama vilivyo kwenye faili la utafiti</translation>
    </message>
    <message>
        <source>privacy loss, in natural-log units, rounded up</source>
        <translation>upotevu wa faragha, kwa vipimo vya logi asilia, umekadiriwa juu</translation>
    </message>
    <message>
        <source>Expected share</source>
        <translation>Sehemu inayotarajiwa</translation>
    </message>
    <message>
        <source>the chance to detect the difference</source>
        <translation>uwezekano wa kugundua tofauti</translation>
    </message>
    <message>
        <source>Designs</source>
        <translation>Miundo</translation>
    </message>
    <message>
        <source>Sample size and power</source>
        <translation>Ukubwa wa sampuli na nguvu</translation>
    </message>
    <message>
        <source>Prior probability</source>
        <translation>Uwezekano wa awali</translation>
    </message>
    <message>
        <source>After the report</source>
        <translation>Baada ya ripoti</translation>
    </message>
    <message>
        <source>Nothing learned</source>
        <translation>Hakuna kilichojulikana</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Yote pamoja</translation>
    </message>
    <message>
        <source>{question}: {answer}</source>
        <translation>{question}: {answer}</translation>
    </message>
    <message>
        <source>How likely an answer can seem after a report, compared with before; the table has the numbers</source>
        <translation>Jibu linaweza kuonekana na uwezekano gani baada ya ripoti, likilinganishwa na kabla; jedwali lina namba</translation>
    </message>
    <message>
        <source>After, at least</source>
        <translation>Baadaye, angalau</translation>
    </message>
    <message>
        <source>After, at most</source>
        <translation>Baadaye, isizidi</translation>
    </message>
    <message>
        <source>how likely somebody thought the answer</source>
        <translation>jinsi mtu alivyodhani jibu lina uwezekano</translation>
    </message>
    <message>
        <source>the least probability after the report</source>
        <translation>uwezekano mdogo zaidi baada ya ripoti</translation>
    </message>
    <message>
        <source>the largest probability after the report</source>
        <translation>uwezekano mkubwa zaidi baada ya ripoti</translation>
    </message>
    <message>
        <source>the question that the report is to</source>
        <translation>swali ambalo ripoti inalihusu</translation>
    </message>
    <message>
        <source>how its answers are randomized</source>
        <translation>jinsi majibu yake yanavyochanganywa kwa bahati nasibu</translation>
    </message>
    <message>
        <source>which; empty where it is the same for every answer</source>
        <translation>lipi; tupu pale lilivyo sawa kwa kila jibu</translation>
    </message>
    <message>
        <source>Totals</source>
        <translation>Jumla</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Nini</translation>
    </message>
    <message>
        <source>the survey, or all waves of all surveys</source>
        <translation>utafiti, au mawimbi yote za tafiti zote</translation>
    </message>
    <message>
        <source>Randomized questions</source>
        <translation>Maswali yenye unasibu</translation>
    </message>
    <message>
        <source>of all waves together</source>
        <translation>ya mawimbi yote pamoja</translation>
    </message>
    <message>
        <source>Waves</source>
        <translation>Mawimbi</translation>
    </message>
    <message>
        <source>how often the same people are asked</source>
        <translation>mara ngapi watu walewale huulizwa</translation>
    </message>
    <message>
        <source>Exports</source>
        <translation>Usafirishaji</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Safirisha</translation>
    </message>
    <message>
        <source>what is given away</source>
        <translation>kinachotolewa</translation>
    </message>
    <message>
        <source>What its reader can conclude</source>
        <translation>Aliye nacho anaweza kuhitimisha</translation>
    </message>
    <message>
        <source>what is known to everybody who has it</source>
        <translation>kinachojulikana na kila aliye nacho</translation>
    </message>
    <message>
        <source>Small groups</source>
        <translation>Makundi madogo</translation>
    </message>
    <message>
        <source>Direct questions</source>
        <translation>Maswali ya moja kwa moja</translation>
    </message>
    <message>
        <source>whose answers are crossed</source>
        <translation>ambayo majibu yake yanachanganuliwa pamoja</translation>
    </message>
    <message>
        <source>combinations of answers that occur</source>
        <translation>michanganyiko ya majibu iliyopo</translation>
    </message>
    <message>
        <source>Smallest</source>
        <translation>Dogo zaidi</translation>
    </message>
    <message>
        <source>people in the smallest group</source>
        <translation>watu walio katika kundi dogo zaidi</translation>
    </message>
    <message>
        <source>groups of fewer people than were asked for</source>
        <translation>makundi yenye watu wachache kuliko ilivyoombwa</translation>
    </message>
    <message>
        <source>People in them</source>
        <translation>Watu waliomo</translation>
    </message>
    <message>
        <source>people in small groups</source>
        <translation>watu walio katika makundi madogo</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Walio peke yao</translation>
    </message>
    <message>
        <source>people whose answers nobody else gave</source>
        <translation>watu ambao majibu yao hayakutolewa na mwingine</translation>
    </message>
    <message>
        <source>Make coarser</source>
        <translation>Panua kategoria</translation>
    </message>
    <message>
        <source>the question whose leaving out frees most people from small groups</source>
        <translation>swali ambalo likiachwa huwatoa watu wengi zaidi kwenye makundi madogo</translation>
    </message>
    <message>
        <source>Before and after</source>
        <translation>Kabla na baada</translation>
    </message>
    <message>
        <source>the question, or all together</source>
        <translation>swali, au yote pamoja</translation>
    </message>
    <message>
        <source>Privacy account</source>
        <translation>Hesabu ya faragha</translation>
    </message>
    <message>
        <source>independence of the answers, with the coins taken into account</source>
        <translation>kutotegemeana kwa majibu, sarafu zikizingatiwa</translation>
    </message>
    <message>
        <source>a number, a rating, a day, a text, or an item of a ranking</source>
        <translation>namba, kadirio, siku, maandishi, au kitu cha upangaji</translation>
    </message>
    <message>
        <source>numbers, ratings, days, rankings and texts, with commas</source>
        <translation>namba, makadirio, siku, upangaji na maandishi, kwa mikato</translation>
    </message>
    <message>
        <source>No groups</source>
        <translation>Bila makundi</translation>
    </message>
    <message>
        <source>Earliest</source>
        <translation>Ya kwanza</translation>
    </message>
    <message>
        <source>the earliest day that was given</source>
        <translation>siku ya kwanza iliyotajwa</translation>
    </message>
    <message>
        <source>Latest</source>
        <translation>Ya mwisho</translation>
    </message>
    <message>
        <source>the latest day that was given</source>
        <translation>siku ya mwisho iliyotajwa</translation>
    </message>
    <message>
        <source>Different</source>
        <translation>Tofauti</translation>
    </message>
    <message>
        <source>how many different texts were given</source>
        <translation>maandishi mangapi tofauti yalitolewa</translation>
    </message>
    <message>
        <source>Commonest</source>
        <translation>Ya kawaida zaidi</translation>
    </message>
    <message>
        <source>All questions</source>
        <translation>Maswali yote</translation>
    </message>
    <message>
        <source>rows by class and prediction:</source>
        <translation>mistari kwa tabaka na utabiri:</translation>
    </message>
    <message>
        <source>Learning curve</source>
        <translation>Mkondo wa kujifunza</translation>
    </message>
    <message>
        <source>the learning curve instead of the measures</source>
        <translation>mkondo wa kujifunza badala ya vipimo</translation>
    </message>
    <message>
        <source>Folds</source>
        <translation>Mikunjo</translation>
    </message>
    <message>
        <source>a cross-validation: of a public table in addition, with and without privacy; of a real table instead, for K − 1 times the ε of the model and the ε of the counts</source>
        <translation>uthibitishaji mtambuka: wa jedwali la umma kwa nyongeza, pamoja na bila faragha; wa jedwali halisi badala yake, kwa K − 1 mara ε ya modeli na ε ya hesabu</translation>
    </message>
    <message>
        <source>Area under the ROC curve</source>
        <translation>Eneo chini ya mkunjo wa ROC</translation>
    </message>
    <message>
        <source>for a real table: also the area under the ROC curve, for half of ε</source>
        <translation>kwa jedwali halisi: pia eneo chini ya mkunjo wa ROC, kwa nusu ya ε</translation>
    </message>
    <message>
        <source>for a public table: the accuracy of models trained on more and more of the rows, or at several epsilon: rows or epsilon</source>
        <translation>kwa jedwali la umma: usahihi wa modeli zilizofunzwa kwa safu zaidi na zaidi, au kwa epsilon kadhaa: rows au epsilon</translation>
    </message>
    <message>
        <source>of folds, public random shapes and drawn rows only; never of the noise that protects people</source>
        <translation>ya mikunjo, maumbo nasibu ya umma na mistari iliyochaguliwa tu; kamwe si ya kelele inayolinda watu</translation>
    </message>
    <message>
        <source>by chance</source>
        <translation>kwa bahati</translation>
    </message>
    <message>
        <source>of rows: the class that the model gave them</source>
        <translation>ya mistari: tabaka ambalo modeli iliwapa</translation>
    </message>
    <message>
        <source>its interval, which covers sampling and noise; empty where none is known</source>
        <translation>kipindi chake, kinachojumuisha sampuli na kelele; tupu pasipojulikana</translation>
    </message>
    <message>
        <source>how many each model was trained on</source>
        <translation>safu ngapi zilitumika kufunza kila modeli</translation>
    </message>
    <message>
        <source>of each model; empty where it is not private</source>
        <translation>ya kila modeli; tupu pale ambapo si ya faragha</translation>
    </message>
    <message>
        <source>mean over the splits</source>
        <translation>wastani wa migawanyo</translation>
    </message>
    <message>
        <source>of the accuracy</source>
        <translation>ya usahihi</translation>
    </message>
    <message>
        <source>accuracy of saying the most frequent class of the training rows</source>
        <translation>usahihi wa kutaja darasa lenye safu nyingi zaidi za mafunzo</translation>
    </message>
    <message>
        <source>fit of the models</source>
        <translation>ulinganifu wa modeli</translation>
    </message>
    <message>
        <source>logistic or linear; by default linear for a number, otherwise logistic</source>
        <translation>logistic au linear; kawaida linear kwa nambari, vinginevyo logistic</translation>
    </message>
    <message>
        <source>the design that is planned</source>
        <translation>mpango unaopangwa</translation>
    </message>
    <message>
        <source>how the number was computed</source>
        <translation>jinsi idadi ilivyokokotolewa</translation>
    </message>
    <message>
        <source>the half width of the interval, as a share or in units</source>
        <translation>nusu ya upana wa kipindi, kama sehemu au kwa vipimo</translation>
    </message>
    <message>
        <source>how often the error stays within</source>
        <translation>ni mara ngapi kosa hubaki ndani</translation>
    </message>
    <message>
        <source>the answer that is planned for</source>
        <translation>jibu linalopangiwa</translation>
    </message>
    <message>
        <source>Sample size</source>
        <translation>Ukubwa wa sampuli</translation>
    </message>
    <message>
        <source>Interviews by error</source>
        <translation>Mahojiano kwa kosa</translation>
    </message>
    <message>
        <source>Best design</source>
        <translation>Mpango bora</translation>
    </message>
    <message>
        <source>Sealed or tallies</source>
        <translation>Zilizofungwa au hesabu</translation>
    </message>
    <message>
        <source>the largest error to allow, as a share: 0.05 is 5 points</source>
        <translation>kosa kubwa linaloruhusiwa, kama sehemu: 0.05 ni pointi 5</translation>
    </message>
    <message>
        <source>Number of interviews</source>
        <translation>Idadi ya mahojiano</translation>
    </message>
    <message>
        <source>how often the error shall stay within; 0.95 by default</source>
        <translation>mara ngapi kosa libaki ndani; 0.95 kwa kawaida</translation>
    </message>
    <message>
        <source>the answer to plan for: yes, no, the number of an answer, or all (the least precise decides, the other answers dividing at their worst); default: yes, of more answers all</source>
        <translation>jibu la kupangia: yes, no, namba ya jibu, au all (lisilo sahihi zaidi huamua, mengine yakigawanyika vibaya zaidi); kawaida: yes, kwa majibu zaidi all</translation>
    </message>
    <message>
        <source>People of other kinds</source>
        <translation>Watu wa aina nyingine</translation>
    </message>
    <message>
        <source>people of other kinds, such as cheaters=0.1; may be repeated</source>
        <translation>watu wa aina nyingine, kama cheaters=0.1; inaweza kurudiwa</translation>
    </message>
    <message>
        <source>Errors of a curve</source>
        <translation>Makosa ya mchoro</translation>
    </message>
    <message>
        <source>the interviews that each error needs</source>
        <translation>mahojiano yanayohitajika kwa kila kosa</translation>
    </message>
    <message>
        <source>chebyshev, hoeffding, normal or exact</source>
        <translation>chebyshev, hoeffding, normal au exact</translation>
    </message>
    <message>
        <source>Design effect</source>
        <translation>Athari ya usanifu</translation>
    </message>
    <message>
        <source>by how much clusters and weights enlarge the variance; 1 by default</source>
        <translation>kwa kiasi gani vikundi na uzito huongeza tofauti; 1 kwa kawaida</translation>
    </message>
    <message>
        <source>Non-response rate</source>
        <translation>Kiwango cha kutojibu</translation>
    </message>
    <message>
        <source>the share of people who will not answer; 0 by default</source>
        <translation>sehemu ya watu ambao hawatajibu; 0 kwa kawaida</translation>
    </message>
    <message>
        <source>Population</source>
        <translation>Idadi ya watu</translation>
    </message>
    <message>
        <source>the people that the sample is drawn from, where they are few</source>
        <translation>watu ambao sampuli inatolewa kwao, ikiwa ni wachache</translation>
    </message>
    <message>
        <source>Largest ε</source>
        <translation>ε kubwa zaidi</translation>
    </message>
    <message>
        <source>rank the designs whose privacy loss stays under ε</source>
        <translation>panga miundo ambayo upotevu wake wa faragha unabaki chini ya ε</translation>
    </message>
    <message>
        <source>Choose the design</source>
        <translation>Chagua mpango</translation>
    </message>
    <message>
        <source>Number of choices</source>
        <translation>Idadi ya chaguo</translation>
    </message>
    <message>
        <source>the prevalence (or mean) expected</source>
        <translation>kiwango (au wastani) kinachotarajiwa</translation>
    </message>
    <message>
        <source>Share without a difference</source>
        <translation>Sehemu bila tofauti</translation>
    </message>
    <message>
        <source>without difference; 0, or between the two groups</source>
        <translation>bila tofauti; 0, au kati ya vikundi viwili</translation>
    </message>
    <message>
        <source>Share in the other group</source>
        <translation>Sehemu katika kundi lingine</translation>
    </message>
    <message>
        <source>expected in the other group</source>
        <translation>inayotarajiwa katika kundi lingine</translation>
    </message>
    <message>
        <source>how likely somebody thinks an answer before; default: 0.1</source>
        <translation>jinsi mtu anavyodhani jibu linawezekana kabla; kwa kawaida: 0.1</translation>
    </message>
    <message>
        <source>with which probability more than ε may show in a shuffled collection; default: 0.000001</source>
        <translation>uwezekano ambao zaidi ya ε kinaweza kuonekana katika mkusanyiko uliochanganywa; kwa kawaida: 0.000001</translation>
    </message>
    <message>
        <source>Balanced classes</source>
        <translation>Makundi yenye uzito sawa</translation>
    </message>
    <message>
        <source>weigh rare classes as much as frequent ones, for balanced accuracy: probabilities are then those of a population with equally many of each class; costs no ε</source>
        <translation>yape makundi adimu uzito sawa na yanayotokea mara nyingi, kwa usahihi uliosawazishwa: uwezekano basi ni wa jamii yenye idadi sawa ya kila kundi; haigharimu ε</translation>
    </message>
    <message>
        <source>Weights of classes</source>
        <translation>Uzito wa makundi</translation>
    </message>
    <message>
        <source>how much more a class counts in predictions, others counting 1; costs no ε; may be repeated</source>
        <translation>ni kiasi gani zaidi kundi linahesabika katika utabiri, mengine yakihesabika 1; haigharimu ε; inaweza kurudiwa</translation>
    </message>
    <message>
        <source>Trees</source>
        <translation>Miti</translation>
    </message>
    <message>
        <source>how many trees</source>
        <translation>idadi ya miti</translation>
    </message>
    <message>
        <source>Rows of a branch, n_B</source>
        <translation>Safu za tawi, n_B</translation>
    </message>
    <message>
        <source>rows that a branch must have to be split; by default so many that a leaf&apos;s counts stand out from its noise</source>
        <translation>safu ambazo tawi lazima liwe nazo ili ligawanywe; kwa kawaida nyingi kiasi kwamba hesabu za jani huonekana juu ya kelele yake</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>otomatiki</translation>
    </message>
    <message>
        <source>Weights of features</source>
        <translation>Uzito wa sifa</translation>
    </message>
    <message>
        <source>how likely a tree asks for A, others being 1; may be repeated</source>
        <translation>uwezekano wa mti kuuliza A, nyingine zikiwa 1; inaweza kurudiwa</translation>
    </message>
    <message>
        <source>Branches grow</source>
        <translation>Matawi hukua</translation>
    </message>
    <message>
        <source>what ends a branch: expected, fewer rows than n_B were all levels equally frequent; synthetic, fewer than n_B in a private synthetic table of the features, for 0.15 of ε (free in synthesize, which has one); noisy, a noisy count below n_B, for half of a tree&apos;s ε; fixed, its depth</source>
        <translation>kinachomaliza tawi: expected, safu chache kuliko n_B kama viwango vyote vingetokea sawa; synthetic, chache kuliko n_B katika jedwali bandia la faragha la sifa, kwa 0.15 ya ε (bure katika synthesize, iliyo nalo); noisy, hesabu yenye kelele iliyo chini ya n_B, kwa nusu ya ε ya mti; fixed, kina chake</translation>
    </message>
    <message>
        <source>By a bound on the errors</source>
        <translation>Kwa kikomo cha makosa</translation>
    </message>
    <message>
        <source>By held-out rows</source>
        <translation>Kwa safu zilizotengwa</translation>
    </message>
    <message>
        <source>Down every branch, by its share</source>
        <translation>Katika kila tawi, kwa sehemu yake</translation>
    </message>
    <message>
        <source>Down the most frequent branch</source>
        <translation>Katika tawi lenye safu nyingi zaidi</translation>
    </message>
    <message>
        <source>Down a branch of its own</source>
        <translation>Katika tawi lake lenyewe</translation>
    </message>
    <message>
        <source>How it is made</source>
        <translation>Jinsi inavyotengenezwa</translation>
    </message>
    <message>
        <source>auto: which columns go together is chosen under ε (the default); naive-bayes: the label with each other column; forest: the label drawn from the leaves of random trees</source>
        <translation>auto: safuwima zinazoendana huchaguliwa chini ya ε (chaguo-msingi); naive-bayes: lebo pamoja na kila safuwima nyingine; forest: lebo huchotwa kutoka majani ya miti nasibu</translation>
    </message>
    <message>
        <source>Columns that go together, chosen under ε</source>
        <translation>Safuwima zinazoendana, zilizochaguliwa chini ya ε</translation>
    </message>
    <message>
        <source>The label with each other column</source>
        <translation>Lebo pamoja na kila safuwima nyingine</translation>
    </message>
    <message>
        <source>The label from the leaves of a forest</source>
        <translation>Lebo kutoka majani ya msitu</translation>
    </message>
    <message>
        <source>Label of the table</source>
        <translation>Lebo ya jedwali</translation>
    </message>
    <message>
        <source>what naive-bayes and forest draw by the other columns; alone it stands for naive-bayes; auto takes its pairs and triples first</source>
        <translation>kile ambacho naive-bayes na forest huchota kwa safuwima nyingine; peke yake humaanisha naive-bayes; auto huanza na jozi na utatu wake</translation>
    </message>
    <message>
        <source>Predictors of a forest</source>
        <translation>Vitabiri vya msitu</translation>
    </message>
    <message>
        <source>what a forest&apos;s trees ask for; default: all other columns</source>
        <translation>kile miti ya msitu huuliza; kwa kawaida safuwima nyingine zote</translation>
    </message>
    <message>
        <source>Columns of the table</source>
        <translation>Safuwima za jedwali</translation>
    </message>
    <message>
        <source>which columns; default: all</source>
        <translation>safuwima zipi; kwa kawaida zote</translation>
    </message>
    <message>
        <source>Synthetic rows</source>
        <translation>Safu bandia</translation>
    </message>
    <message>
        <source>default: about as many as there are</source>
        <translation>kwa kawaida takriban zilizopo</translation>
    </message>
    <message>
        <source>about as many as there are</source>
        <translation>takriban zilizopo</translation>
    </message>
    <message>
        <source>Seed of the rows</source>
        <translation>Mbegu ya safu</translation>
    </message>
    <message>
        <source>while n_B rows of an own synthetic table come to them</source>
        <translation>mradi safu n_B za jedwali bandia lake zinayafikia</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Kina</translation>
    </message>
    <message>
        <source>the fixed depth of branches, by default half as many as there are features; else the largest</source>
        <translation>kina kisichobadilika cha matawi, kwa kawaida nusu ya idadi ya sifa; vinginevyo kina kikubwa zaidi</translation>
    </message>
    <message>
        <source>Least depth</source>
        <translation>Kina cha chini</translation>
    </message>
    <message>
        <source>no branch is shorter</source>
        <translation>hakuna tawi fupi zaidi</translation>
    </message>
    <message>
        <source>Rows of its own for each tree</source>
        <translation>Safu zake kwa kila mti</translation>
    </message>
    <message>
        <source>each tree counts a part of the rows with all of ε, instead of all rows with a part of ε</source>
        <translation>kila mti huhesabu sehemu ya safu kwa ε yote, badala ya safu zote kwa sehemu ya ε</translation>
    </message>
    <message>
        <source>Seed of the trees&apos; shapes</source>
        <translation>Mbegu ya maumbo ya miti</translation>
    </message>
    <message>
        <source>of the trees&apos; shapes, which are public; never of the noise that protects people</source>
        <translation>ya maumbo ya miti, ambayo ni ya wazi; kamwe si ya kelele inayolinda watu</translation>
    </message>
    <message>
        <source>Splits are chosen by</source>
        <translation>Migawanyo huchaguliwa kwa</translation>
    </message>
    <message>
        <source>what makes one split better than another: gain, as ID3, or gain-ratio, as C4.5</source>
        <translation>kinachofanya mgawanyo mmoja kuwa bora: gain, kama ID3, au gain-ratio, kama C4.5</translation>
    </message>
    <message>
        <source>Branches of a split</source>
        <translation>Matawi ya mgawanyo</translation>
    </message>
    <message>
        <source>what a node asks: one-level, whether a feature has a level, or every-level, which one, as ID3</source>
        <translation>nodi huuliza nini: one-level, iwapo sifa ina kiwango fulani, au every-level, kipi, kama ID3</translation>
    </message>
    <message>
        <source>Pruning</source>
        <translation>Kupogoa</translation>
    </message>
    <message>
        <source>pessimistic, by a bound on each leaf&apos;s errors; reduced-error, by a third of the rows, on which the tree is not grown; or none</source>
        <translation>pessimistic, kwa kikomo cha makosa ya kila jani; reduced-error, kwa theluthi ya safu, ambazo mti haukuzwi nazo; au none</translation>
    </message>
    <message>
        <source>none</source>
        <translation>hakuna</translation>
    </message>
    <message>
        <source>While n_B rows can be expected</source>
        <translation>Wakati safu n_B zinatarajiwa</translation>
    </message>
    <message>
        <source>While a noisy count is n_B or more</source>
        <translation>Wakati hesabu yenye kelele ni n_B au zaidi</translation>
    </message>
    <message>
        <source>To a fixed depth</source>
        <translation>Hadi kina kisichobadilika</translation>
    </message>
    <message>
        <source>Information gain</source>
        <translation>Faida ya taarifa</translation>
    </message>
    <message>
        <source>Gain ratio</source>
        <translation>Uwiano wa faida</translation>
    </message>
    <message>
        <source>One level, and all others</source>
        <translation>Kiwango kimoja, na vingine vyote</translation>
    </message>
    <message>
        <source>Every level</source>
        <translation>Kila kiwango</translation>
    </message>
    <message>
        <source>A missing value goes</source>
        <translation>Thamani isiyokuwepo huenda</translation>
    </message>
    <message>
        <source>where a row goes whose value is missing: shares, down every branch, in parts as large as their shares, as C4.5; most-frequent, down the most frequent branch; or own-level, down one of its own</source>
        <translation>safu ambayo thamani yake haipo huenda wapi: shares, katika kila tawi, kwa sehemu kubwa kama mgawo wake, kama C4.5; most-frequent, katika tawi lenye safu nyingi zaidi; au own-level, katika tawi lake lenyewe</translation>
    </message>
    <message>
        <source>Fewest rows to split</source>
        <translation>Safu chache zaidi za kugawanya</translation>
    </message>
    <message>
        <source>a node with fewer rows is a leaf</source>
        <translation>nodi yenye safu chache zaidi ni jani</translation>
    </message>
    <message>
        <source>Largest depth</source>
        <translation>Kina kikubwa zaidi</translation>
    </message>
    <message>
        <source>the longest way down</source>
        <translation>njia ndefu zaidi kwenda chini</translation>
    </message>
    <message>
        <source>the text that was given most often; none where each was given once</source>
        <translation>matini iliyotolewa mara nyingi zaidi; hakuna pale ambapo kila moja ilitolewa mara moja</translation>
    </message>
    <message>
        <source>the interviews that you can make, instead of the error; gives the error reached</source>
        <translation>mahojiano unayoweza kufanya, badala ya kosa; hutoa kosa linalofikiwa</translation>
    </message>
    <message>
        <source>choose the design for a number of choices, a privacy loss and a number of interviews, and say why</source>
        <translation>chagua mpango kwa idadi ya chaguo, upotevu wa faragha na idadi ya mahojiano, na ueleze kwa nini</translation>
    </message>
    <message>
        <source>for choosing a design; 2 by default</source>
        <translation>kwa kuchagua mpango; 2 kwa kawaida</translation>
    </message>
    <message>
        <source>With tallies</source>
        <translation>Kwa hesabu</translation>
    </message>
    <message>
        <source>compare with tallies that trustees open, where coins may be weaker: the design&apos;s parameters there, such as p=9/10, or design=NAME; may be repeated</source>
        <translation>linganisha na hesabu ambazo wadhamini hufungua, ambapo sarafu zinaweza kuwa dhaifu zaidi: vigezo vya muundo huko, kama p=9/10, au design=JINA; inaweza kurudiwa</translation>
    </message>
    <message>
        <source>Target power</source>
        <translation>Nguvu inayolengwa</translation>
    </message>
    <message>
        <source>wanted; default 0.8</source>
        <translation>unaotakiwa; kawaida 0.8</translation>
    </message>
    <message>
        <source>Significance level</source>
        <translation>Kiwango cha umuhimu wa kitakwimu</translation>
    </message>
    <message>
        <source>the level of the test; 0.05 by default</source>
        <translation>kiwango cha jaribio; 0.05 kwa kawaida</translation>
    </message>
    <message>
        <source>Sizes of a curve</source>
        <translation>Ukubwa wa mchoro</translation>
    </message>
    <message>
        <source>the power of each of these numbers</source>
        <translation>nguvu ya kila moja ya idadi hizi</translation>
    </message>
    <message>
        <source>One-sided test</source>
        <translation>Jaribio la upande mmoja</translation>
    </message>
    <message>
        <source>test in one direction only</source>
        <translation>jaribu kwa mwelekeo mmoja tu</translation>
    </message>
    <message>
        <source>Error of</source>
        <translation>Kosa la</translation>
    </message>
    <message>
        <source>total: sampling and coins together; coins only: as where everybody is asked</source>
        <translation>total: sampuli na sarafu pamoja; coins only: kana kwamba kila mtu anaulizwa</translation>
    </message>
    <message>
        <source>of the answer that is planned for</source>
        <translation>ya jibu linalopangiwa</translation>
    </message>
    <message>
        <source>Without a difference</source>
        <translation>Bila tofauti</translation>
    </message>
    <message>
        <source>the share, or mean, where there is no difference</source>
        <translation>sehemu, au wastani, pasipo tofauti</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Iliyotarajiwa</translation>
    </message>
    <message>
        <source>the share, or mean, that is expected</source>
        <translation>sehemu, au wastani, inayotarajiwa</translation>
    </message>
    <message>
        <source>In the other group</source>
        <translation>Katika kundi lingine</translation>
    </message>
    <message>
        <source>the share, or mean, expected in the other group</source>
        <translation>sehemu, au wastani, inayotarajiwa katika kundi lingine</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Pande</translation>
    </message>
    <message>
        <source>1 or 2: the number of directions that are tested</source>
        <translation>1 au 2: idadi ya mielekeo inayojaribiwa</translation>
    </message>
    <message>
        <source>Largest standard error</source>
        <translation>Kosa sanifu kubwa zaidi</translation>
    </message>
    <message>
        <source>Standard error by the coins</source>
        <translation>Kosa sanifu kwa sarafu</translation>
    </message>
    <message>
        <source>averaged over the choices</source>
        <translation>wastani wa chaguo</translation>
    </message>
    <message>
        <source>of one choice, sampling included</source>
        <translation>ya chaguo moja, pamoja na sampuli</translation>
    </message>
    <message>
        <source>Reports</source>
        <translation>Ripoti</translation>
    </message>
    <message>
        <source>how many different reports there are</source>
        <translation>kuna ripoti ngapi tofauti</translation>
    </message>
    <message>
        <source>how often they answer each; default: 1</source>
        <translation>wanajibu kila moja mara ngapi; kawaida: 1</translation>
    </message>
    <message>
        <source>Smallest group</source>
        <translation>Kundi dogo zaidi</translation>
    </message>
    <message>
        <source>groups of fewer people are small; default: 10</source>
        <translation>makundi ya watu wachache zaidi ni madogo; kawaida: 10</translation>
    </message>
    <message>
        <source>Survey</source>
        <translation>Utafiti</translation>
    </message>
    <message>
        <source>id and version of the survey</source>
        <translation>kitambulisho na toleo la utafiti</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>La kufanya</translation>
    </message>
    <message>
        <source>what to do about it</source>
        <translation>la kufanya kuhusu hilo</translation>
    </message>
    <message>
        <source>Stopped in the practice</source>
        <translation>Yaliyosimama kwenye mazoezi</translation>
    </message>
    <message>
        <source>respondents who got no further than the practice</source>
        <translation>wahojiwa ambao hawakuvuka mazoezi</translation>
    </message>
    <message>
        <source>with which it is found</source>
        <translation>ambayo kwayo hupatikana</translation>
    </message>
    <message>
        <source>whether the numbers are in units of answers</source>
        <translation>kama namba ziko katika vipimo vya majibu</translation>
    </message>
    <message>
        <source>{number} pp</source>
        <translation>pointi {number}</translation>
    </message>
    <message>
        <source>{low} to {high} pp</source>
        <translation>pointi {low} hadi {high}</translation>
    </message>
</context>
<context>
    <name>closing</name>
    <message>
        <source>Files are being imported. If you stop now, the project stays as it was before the import.</source>
        <translation>Faili zinaingizwa. Ukisimamisha sasa, mradi unabaki kama ulivyokuwa kabla ya kuingiza.</translation>
    </message>
    <message>
        <source>A copy of the project is being saved. If you stop now, there is no copy.</source>
        <translation>Nakala ya mradi inahifadhiwa. Ukisimamisha sasa, hakutakuwa na nakala.</translation>
    </message>
    <message>
        <source>What was removed is being erased. If you stop now, it may still be in the project’s file.</source>
        <translation>Kilichoondolewa kinafutwa. Ukisimamisha sasa, kinaweza kubaki katika faili la mradi.</translation>
    </message>
    <message>
        <source>The project is being encrypted. If you stop now, it may still be unencrypted.</source>
        <translation>Mradi unasimbwa kwa siri. Ukisimamisha sasa, unaweza kubaki bila kusimbwa.</translation>
    </message>
    <message>
        <source>A report is being written. If you stop now, it is not written.</source>
        <translation>Ripoti inaandikwa. Ukisimamisha sasa, haitaandikwa.</translation>
    </message>
    <message>
        <source>A model is being computed. If you stop now, its result is lost.</source>
        <translation>Modeli inakokotolewa. Ukisimamisha sasa, matokeo yake yatapotea.</translation>
    </message>
    <message>
        <source>The survey is being rehearsed. If you stop now, the result is lost.</source>
        <translation>Utafiti unafanyiwa majaribio. Ukisimamisha sasa, matokeo yatapotea.</translation>
    </message>
    <message>
        <source>A file is being written. If you stop now, it is not written.</source>
        <translation>Faili linaandikwa. Ukisimamisha sasa, halitaandikwa.</translation>
    </message>
    <message>
        <source>Work is under way</source>
        <translation>Kazi inaendelea</translation>
    </message>
    <message>
        <source>&amp;Stop it</source>
        <translation>&amp;Simamisha</translation>
    </message>
    <message>
        <source>&amp;Let it go on</source>
        <translation>&amp;Acha iendelee</translation>
    </message>
</context>
<context>
    <name>controls</name>
    <message>
        <source>people who do not follow the instruction but touch anything</source>
        <translation>watu wasiofuata maelekezo bali wanagusa chochote</translation>
    </message>
    <message>
        <source>people with the trait, corrected for careless answers by the control question</source>
        <translation>watu wenye sifa, baada ya kusahihisha majibu ya kutojali kwa swali la udhibiti</translation>
    </message>
    <message>
        <source>people without the trait, corrected for careless answers by the control question</source>
        <translation>watu wasio na sifa, baada ya kusahihisha majibu ya kutojali kwa swali la udhibiti</translation>
    </message>
    <message>
        <source>nobody answers carelessly</source>
        <translation>hakuna anayejibu bila kujali</translation>
    </message>
</context>
<context>
    <name>editor</name>
    <message>
        <source>Not sensitive: recorded as given</source>
        <translation>Si nyeti: linarekodiwa kama linavyotolewa</translation>
    </message>
    <message>
        <source>Strong privacy (ε ≤ {ceiling})</source>
        <translation>Faragha imara (ε ≤ {ceiling})</translation>
    </message>
    <message>
        <source>Balanced (ε ≤ {ceiling})</source>
        <translation>Uwiano wa kati (ε ≤ {ceiling})</translation>
    </message>
    <message>
        <source>Fewest interviews (ε ≤ {ceiling})</source>
        <translation>Mahojiano machache zaidi (ε ≤ {ceiling})</translation>
    </message>
    <message>
        <source>Choose a design myself</source>
        <translation>Nachagua muundo mwenyewe</translation>
    </message>
    <message>
        <source>Unsaved survey</source>
        <translation>Utafiti usiohifadhiwa</translation>
    </message>
    <message>
        <source>The survey has changes that are not saved.</source>
        <translation>Utafiti una mabadiliko ambayo hayajahifadhiwa.</translation>
    </message>
    <message>
        <source>Is this intended?</source>
        <translation>Je, ndivyo ilivyokusudiwa?</translation>
    </message>
    <message>
        <source>Save the survey only if this is what you intend:</source>
        <translation>Hifadhi utafiti ikiwa tu umekusudia hivi:</translation>
    </message>
    <message>
        <source>Yes or no</source>
        <translation>Ndiyo au hapana</translation>
    </message>
    <message>
        <source>Single choice</source>
        <translation>Chaguo moja</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Ukadiriaji</translation>
    </message>
    <message>
        <source>Multiple choice</source>
        <translation>Chaguo nyingi</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Namba</translation>
    </message>
    <message>
        <source>Joint question</source>
        <translation>Swali la pamoja</translation>
    </message>
    <message>
        <source>Note to read</source>
        <translation>Taarifa ya kusoma</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Tarehe</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Upangaji</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Maandishi</translation>
    </message>
</context>
<context>
    <name>file_reports</name>
    <message>
        <source>Imported</source>
        <translation>Limeingizwa</translation>
    </message>
    <message>
        <source>Already imported</source>
        <translation>Lilikwisha ingizwa</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Limekataliwa</translation>
    </message>
    <message>
        <source>On hold</source>
        <translation>Linasubiri</translation>
    </message>
    <message>
        <source>Not imported</source>
        <translation>Haikuchukuliwa</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Faili</translation>
    </message>
    <message>
        <source>New interviews</source>
        <translation>Mahojiano mapya</translation>
    </message>
    <message>
        <source>Already there</source>
        <translation>Yaliyokuwepo tayari</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Sababu</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Matokeo</translation>
    </message>
    <message>
        <source>Kiosk</source>
        <translation>Kioski</translation>
    </message>
    <message>
        <source>The first two words of the kiosk&apos;s name.</source>
        <translation>Maneno mawili ya kwanza ya jina la kioski.</translation>
    </message>
    <message>
        <source>Table, not signed</source>
        <translation>Jedwali, halijasainiwa</translation>
    </message>
    <message>
        <source>SHA-256 of the file: {sha256}</source>
        <translation>SHA-256 ya faili: {sha256}</translation>
    </message>
    <message>
        <source>Interviews that are damaged and were left out: {count}. The first: {first}</source>
        <translation>Mahojiano yaliyoharibika na kuachwa: {count}. La kwanza: {first}</translation>
    </message>
    <message>
        <source>Rows that were skipped: {count}. The first: {first}</source>
        <translation>Safu mlalo zilizokataliwa na kuachwa: {count}. Ya kwanza: {first}</translation>
    </message>
    <message>
        <source>Its respondents may also be in another file</source>
        <translation>Watu wake wanaweza kuwa katika faili nyingine pia</translation>
    </message>
    <message>
        <source>Rows left out: {count}</source>
        <translation>Safu mlalo zilizoachwa: {count}</translation>
    </message>
    <message>
        <source>Its kiosk is not known yet</source>
        <translation>Kioski chake bado hakijulikani</translation>
    </message>
    <message>
        <source>Its kiosk was revoked</source>
        <translation>Kioski chake kilibatilishwa</translation>
    </message>
    <message>
        <source>Sealed: it needs the analyst&apos;s key</source>
        <translation>Limefungwa: linahitaji ufunguo wa mchambuzi</translation>
    </message>
    <message>
        <source>Sealed to another key</source>
        <translation>Limefungwa kwa ufunguo mwingine</translation>
    </message>
    <message>
        <source>A table: open it with “Import a table…”</source>
        <translation>Jedwali: lifungue kwa “Ingiza jedwali…”</translation>
    </message>
    <message>
        <source>Other files in the folder, not collection files</source>
        <translation>Faili nyingine za folda, ambazo si faili za ukusanyaji</translation>
    </message>
    <message>
        <source>{file} belongs to the survey {survey}, which is not in this project. You can add it: each survey is analysed separately, and you choose the one to show in the status bar.</source>
        <translation>{file} ni ya utafiti {survey}, ambao haumo katika mradi huu. Unaweza kuuongeza: kila utafiti huchanganuliwa peke yake, na unachagua wa kuonyesha kwenye upau wa hali.</translation>
    </message>
    <message>
        <source>{file}: imported (a table, not signed).</source>
        <translation>{file}: jedwali, lisilosainiwa na mtu; limeingizwa.</translation>
    </message>
    <message>
        <source>{file}: nothing changed; all of its interviews were already in the project.</source>
        <translation>{file}: mahojiano yake yote yalikuwa kwenye mradi tayari, kwa hiyo hakuna kilichobadilika.</translation>
    </message>
    <message>
        <source>{file}: checked, signed by its kiosk, and imported.</source>
        <translation>{file}: limekaguliwa, limesainiwa na kioski chake, na limeingizwa.</translation>
    </message>
    <message>
        <source>New interviews: {new} (files imported: {files}).</source>
        <translation>Mahojiano mapya: {new} (mafaili yaliyoingizwa: {files}).</translation>
    </message>
    <message>
        <source>Files already imported before: {files}.</source>
        <translation>Mafaili yaliyokwisha ingizwa awali: {files}.</translation>
    </message>
    <message>
        <source>Files refused: {files}; the table says why.</source>
        <translation>Mafaili yaliyokataliwa: {files}; jedwali linaeleza sababu.</translation>
    </message>
    <message>
        <source>Files of unknown kiosks, on hold: {files}. “Kiosks…” shows whose they are.</source>
        <translation>Mafaili ya kioski zisizojulikana, yanayosubiri: {files}; “Kioski…” inaonyesha ni ya nani.</translation>
    </message>
    <message>
        <source>Tables in the folder, not imported: {files}. Use “Import a table…” for them.</source>
        <translation>Majedwali ya folda, hayakuchukuliwa: {files}; “Ingiza jedwali…” huyalinganisha na dodoso.</translation>
    </message>
    <message>
        <source>Damaged interviews left out: {n}.</source>
        <translation>Mahojiano yaliyoharibika na kuachwa: {n}.</translation>
    </message>
    <message>
        <source>Rows of tables skipped: {n}.</source>
        <translation>Safu mlalo za majedwali zilizokataliwa na kuachwa: {n}.</translation>
    </message>
    <message>
        <source>Interviews</source>
        <translation>Mahojiano</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>Fungu</translation>
    </message>
    <message>
        <source>The number of the file on its kiosk. A kiosk starts a new file from time to time.</source>
        <translation>Namba ya faili kwenye kioski chake; jipya linaanzishwa mara kwa mara.</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Safirisha</translation>
    </message>
    <message>
        <source>How many exports the kiosk had made when it wrote this file.</source>
        <translation>Kioski hicho kilikuwa kimesafirisha mara ngapi kilipoandika faili hili.</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Siku ya kwanza</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Siku ya mwisho</translation>
    </message>
</context>
<context>
    <name>forms</name>
    <message>
        <source>{file} is written. The form was converted as follows:</source>
        <translation>{file} imeandikwa. Fomu imebadilishwa hivi:</translation>
    </message>
    <message>
        <source>{file} was not converted. Change the entries marked “must change” in the form, then try again.</source>
        <translation>{file} haikubadilishwa. Badilisha katika fomu kile ambacho “lazima kibadilike”, kisha ujaribu tena.</translation>
    </message>
</context>
<context>
    <name>kiosk</name>
    <message>
        <source>fewer than {step} times</source>
        <translation>chini ya mara {step}</translation>
    </message>
    <message>
        <source>about {tens} times</source>
        <translation>takriban mara {tens}</translation>
    </message>
    <message>
        <source>fewer than {step} interviews</source>
        <translation>chini ya mahojiano {step}</translation>
    </message>
    <message>
        <source>about {tens} interviews</source>
        <translation>takriban mahojiano {tens}</translation>
    </message>
    <message>
        <source>Surveyapp kiosk</source>
        <translation>Kioski cha Surveyapp</translation>
    </message>
    <message>
        <source>Other folder…</source>
        <translation>Folda nyingine…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Funga</translation>
    </message>
    <message>
        <source>↑  One folder up</source>
        <translation>↑  Folda moja juu</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Rudi</translation>
    </message>
    <message>
        <source>The program in words: being computed…</source>
        <translation>Programu kwa maneno: inakokotolewa…</translation>
    </message>
    <message>
        <source>Build {build}. The program in words: {words}</source>
        <translation>Toleo {build}. Programu kwa maneno: {words}</translation>
    </message>
    <message>
        <source>The program&apos;s words cannot be computed.</source>
        <translation>Maneno ya programu hayawezi kukokotolewa.</translation>
    </message>
    <message>
        <source>Sound: this device cannot play it. The program was installed without sound.</source>
        <translation>Sauti: kifaa hiki hakiwezi kuicheza. Programu iliwekwa bila sauti.</translation>
    </message>
    <message>
        <source>Sound: off. Do the headphones check to turn it on.</source>
        <translation>Sauti: imezimwa. Fanya jaribio la vipokea sauti ili kuiwasha.</translation>
    </message>
    <message>
        <source>Sound: through headphones.</source>
        <translation>Sauti: kupitia vipokea sauti.</translation>
    </message>
    <message>
        <source>Sound: the loudspeaker is allowed.</source>
        <translation>Sauti: spika inaruhusiwa.</translation>
    </message>
</context>
<context>
    <name>kiosks</name>
    <message>
        <source>Words</source>
        <translation>Maneno</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Hali</translation>
    </message>
    <message>
        <source>Interviews</source>
        <translation>Mahojiano</translation>
    </message>
    <message>
        <source>On hold</source>
        <translation>Yanayosubiri</translation>
    </message>
    <message>
        <source>Broken off</source>
        <translation>Yaliyoachwa katikati</translation>
    </message>
    <message>
        <source>Interviews that were begun and stopped.</source>
        <translation>Mahojiano yaliyoanzwa na kusimamishwa.</translation>
    </message>
    <message>
        <source>Timed out</source>
        <translation>Yaliyoishiwa na muda</translation>
    </message>
    <message>
        <source>Interviews that were left without an answer for too long.</source>
        <translation>Mahojiano ambayo hakuna aliyeendelea nayo.</translation>
    </message>
    <message>
        <source>Ended in practice</source>
        <translation>Yaliyoishia kwenye jaribio</translation>
    </message>
    <message>
        <source>Broken off or timed out before the practice was done.</source>
        <translation>Yaliyoachwa au kuishiwa na muda kabla jaribio halijakamilika.</translation>
    </message>
    <message>
        <source>Not understood</source>
        <translation>Hayakueleweka</translation>
    </message>
    <message>
        <source>Comprehension checks that were not passed.</source>
        <translation>Maswali ya kupima uelewa yasiyofaulu.</translation>
    </message>
    <message>
        <source>Revoked</source>
        <translation>Kimebatilishwa</translation>
    </message>
    <message>
        <source>Simulated</source>
        <translation>Cha kuigizwa</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>Kimekubaliwa</translation>
    </message>
    <message>
        <source>Waiting to be accepted</source>
        <translation>Kinasubiri kukubaliwa</translation>
    </message>
</context>
<context>
    <name>messages</name>
    <message>
        <source>{option}: {reason}.</source>
        <translation>{option}: {reason}.</translation>
    </message>
    <message>
        <source>The operating system&apos;s random generator does not answer, so no question is asked. Restart the device; if it happens again, do not use it for interviews.</source>
        <translation>Kizalishi cha nasibu cha mfumo wa uendeshaji hakijibu, kwa hiyo hakuna swali linaloulizwa. Washa kifaa upya; ikitokea tena, usikitumie kwa mahojiano.</translation>
    </message>
    <message>
        <source>{parameter} is {value}, which is not a number; write it as &quot;3/4&quot;, &quot;0.75&quot; or 0.75.</source>
        <translation>{parameter} ni {value}, ambayo si namba; iandike kama &quot;3/4&quot;, &quot;0.75&quot; au 0.75.</translation>
    </message>
    <message>
        <source>{parameter} is {value}; it must be {allowed}.</source>
        <translation>{parameter} ni {value}; lazima iwe {allowed}.</translation>
    </message>
    <message>
        <source>{parameter} is not a distribution: {reason}. List the values with their probabilities, as in &quot;1: 1/2, 2: 1/4, 3: 1/4&quot;, or, to analyse what others collected, &quot;mean 2, sd 0.5&quot;.</source>
        <translation>{parameter} si mgawanyo: {reason}. Orodhesha thamani pamoja na uwezekano wake, kama &quot;1: 1/2, 2: 1/4, 3: 1/4&quot;, au, kwa kuchambua kilichokusanywa na wengine, &quot;mean 2, sd 0.5&quot;.</translation>
    </message>
    <message>
        <source>{parameter} is missing; give {meaning}, {allowed}.</source>
        <translation>{parameter} haipo; toa {meaning}, {allowed}.</translation>
    </message>
    <message>
        <source>{parameter} is not a parameter of {design}; it takes {known}.</source>
        <translation>{parameter} si kigezo cha {design}; kinachukua {known}.</translation>
    </message>
    <message>
        <source>{parameter}: {reason}.</source>
        <translation>{parameter}: {reason}.</translation>
    </message>
    <message>
        <source>{first}</source>
        <translation>{first}</translation>
    </message>
    <message>
        <source>The number must be from {minimum} to {maximum}, in steps of {step}.</source>
        <translation>Namba lazima iwe kutoka {minimum} hadi {maximum}, kwa hatua za {step}.</translation>
    </message>
    <message>
        <source>The inclusion probability of respondent {row} is {probability}; it must be above 0 and at most 1.</source>
        <translation>Uwezekano wa kuchaguliwa wa mhojiwa {row} ni {probability}; lazima uwe juu ya 0 na usizidi 1.</translation>
    </message>
    <message>
        <source>The joint inclusion probabilities do not fit: {reason}. They are a symmetric table with one row and one column for each respondent, and each respondent&apos;s own probability on the diagonal.</source>
        <translation>Uwezekano wa pamoja wa kuchaguliwa haulingani: {reason}. Ni jedwali linganifu lenye safu mlalo moja na safu wima moja kwa kila mhojiwa, na uwezekano wa kila mhojiwa kwenye ulalo.</translation>
    </message>
    <message>
        <source>There are {reports} reports but the column “{column}” has {length} rows. Each respondent needs one row in every column.</source>
        <translation>Kuna ripoti {reports} lakini safu wima “{column}” ina safu mlalo {length}. Kila mhojiwa anahitaji safu mlalo moja katika kila safu wima.</translation>
    </message>
    <message>
        <source>The size of the population is {population}; a share of a known population needs its size, above 0. Give it, or let the weights estimate it.</source>
        <translation>Ukubwa wa idadi ya watu ni {population}; sehemu ya idadi inayojulikana inahitaji ukubwa wake, juu ya 0. Utoe, au acha uzito uukadirie.</translation>
    </message>
    <message>
        <source>The positions of the {answers} answers must be as many numbers, each above the one before. Correct them; without any they are 1, 2, 3 and so on.</source>
        <translation>Nafasi za majibu {answers} lazima ziwe namba nyingi kama hizo, kila moja juu ya iliyotangulia. Zisahihishe; bila hizo ni 1, 2, 3 na kuendelea.</translation>
    </message>
    <message>
        <source>One group chose among {first} answers and the other among {second}, so their distributions have no distance. Compare groups that were asked the same question.</source>
        <translation>Kundi moja lilichagua kati ya majibu {first} na jingine kati ya {second}, kwa hiyo migawanyo yao haina umbali. Linganisha makundi yaliyoulizwa swali lile lile.</translation>
    </message>
    <message>
        <source>Report {number} is {report}, which {design} never gives. The data belong to another design or another number of choices; check which survey they were collected with.</source>
        <translation>Ripoti namba {number} ni {report}, ambayo {design} haitoi kamwe. Data ni za muundo mwingine au idadi nyingine ya chaguo; hakikisha zilikusanywa kwa utafiti upi.</translation>
    </message>
    <message>
        <source>The level of an interval is {level}; it must be above 0 and below 1. Write 0.95 for 95 %.</source>
        <translation>Kiwango cha kipindi ni {level}; lazima kiwe juu ya 0 na chini ya 1. Andika 0.95 kwa 95 %.</translation>
    </message>
    <message>
        <source>{group} has {n} interviews; at least {needed} are needed. Import more, or use a larger group.</source>
        <translation>{group} ina mahojiano {n}; angalau {needed} yanahitajika. Ingiza zaidi, au tumia kundi kubwa zaidi.</translation>
    </message>
    <message>
        <source>A count of {count} was reported where only 0 to {most} is possible. Check the number of statements.</source>
        <translation>Hesabu ya {count} iliripotiwa pale ambapo 0 hadi {most} tu inawezekana. Angalia idadi ya kauli.</translation>
    </message>
    <message>
        <source>{questions} questions with {cells} combinations of answers cannot be estimated together. Choose at most 4 questions, with fewer choices.</source>
        <translation>Maswali {questions} yenye michanganyiko {cells} ya majibu hayawezi kukadiriwa pamoja. Chagua maswali 4 yasiyozidi, yenye chaguo chache.</translation>
    </message>
    <message>
        <source>Sample {sample} of {samples} has no reports; this design needs some in each. Import more interviews, or choose a larger group.</source>
        <translation>Sampuli ya {sample} kati ya {samples} haina ripoti; muundo huu unahitaji ripoti katika kila moja. Ingiza mahojiano zaidi, au chagua kundi kubwa zaidi.</translation>
    </message>
    <message>
        <source>In sample {sample}, report number {report} was counted {count} times, but the design never gives it there. The data belong to another design; check which survey they were collected with.</source>
        <translation>Katika sampuli ya {sample}, ripoti namba {report} ilihesabiwa mara {count}, lakini muundo hauitoi kamwe hapo. Data ni za muundo mwingine; hakikisha zilikusanywa kwa utafiti upi.</translation>
    </message>
    <message>
        <source>A report is {report}, but the design never gives that number. The data belong to another design or another scale; check which survey they were collected with.</source>
        <translation>Ripoti moja ni {report}, lakini muundo hautoi kamwe namba hiyo. Data ni za muundo mwingine au kipimo kingine; hakikisha zilikusanywa kwa utafiti upi.</translation>
    </message>
    <message>
        <source>The {what} is {value}; it must be {allowed}.</source>
        <translation>{what} ni {value}; lazima iwe {allowed}.</translation>
    </message>
    <message>
        <source>There are no reports, so nothing can be estimated. Import interviews that answer this question, or choose a larger group.</source>
        <translation>Hakuna ripoti, kwa hiyo hakuna kinachoweza kukadiriwa. Ingiza mahojiano yanayojibu swali hili, au chagua kundi kubwa zaidi.</translation>
    </message>
    <message>
        <source>Report number {report} was counted {count} times, but the design never gives it. The data belong to another design; check which survey they were collected with.</source>
        <translation>Ripoti namba {report} ilihesabiwa mara {count}, lakini muundo hauitoi kamwe. Data ni za muundo mwingine; hakikisha zilikusanywa kwa utafiti upi.</translation>
    </message>
    <message>
        <source>There are {n} reports but the population is given as {population}. Give the number of people that the sample was drawn from, at least {n}, or leave it out.</source>
        <translation>Kuna ripoti {n} lakini idadi ya watu imetolewa kuwa {population}. Toa idadi ya watu ambao sampuli ilichukuliwa kwao, angalau {n}, au iache.</translation>
    </message>
    <message>
        <source>The {what} needs one number for each of the {levels} levels{condition}. Correct it.</source>
        <translation>{what} inahitaji namba moja kwa kila kiwango kati ya viwango {levels}{condition}. Sahihisha.</translation>
    </message>
    <message>
        <source>Respondent number {row} gave a report that the design never gives. The data belong to another design; check which survey they were collected with.</source>
        <translation>Mhojiwa namba {row} alitoa ripoti ambayo muundo hautoi kamwe. Data ni za muundo mwingine; hakikisha zilikusanywa kwa utafiti upi.</translation>
    </message>
    <message>
        <source>The weight of respondent number {row} is {weight}; weights must be numbers from 0. Correct the column or leave it out.</source>
        <translation>Uzito wa mhojiwa namba {row} ni {weight}; uzito lazima uwe namba kuanzia 0. Sahihisha safu wima au iache.</translation>
    </message>
    <message>
        <source>All weights are 0, so nobody counts. Correct the column or leave it out.</source>
        <translation>Uzito wote ni 0, kwa hiyo hakuna anayehesabiwa. Sahihisha safu wima au iache.</translation>
    </message>
    <message>
        <source>The column {column} has {length} rows and the outcome {n}; they must describe the same respondents, one row each.</source>
        <translation>Safu wima {column} ina safu mlalo {length} na matokeo {n}; lazima zieleze wahojiwa wale wale, safu mlalo moja kila mmoja.</translation>
    </message>
    <message>
        <source>The level is {level}; it must be above 0 and below 1. Write 0.95 for 95 %.</source>
        <translation>Kiwango ni {level}; lazima kiwe juu ya 0 na chini ya 1. Andika 0.95 kwa 95 %.</translation>
    </message>
    <message>
        <source>The error is {value}; it must be above 0 and below 1. Write 0.05 for five percentage points.</source>
        <translation>Kosa ni {value}; lazima liwe juu ya 0 na chini ya 1. Andika 0.05 kwa pointi tano za asilimia.</translation>
    </message>
    <message>
        <source>The error is {value}; it must be above 0 and below {width}, the width of the number&apos;s scale.</source>
        <translation>Kosa ni {value}; lazima liwe juu ya 0 na chini ya {width}, upana wa kipimo cha namba.</translation>
    </message>
    <message>
        <source>The expected mean is {value}; it must be from {minimum} to {maximum}. Leave it out to plan for the worst case.</source>
        <translation>Wastani unaotarajiwa ni {value}; lazima uwe kutoka {minimum} hadi {maximum}. Uache ili kupanga kwa hali mbaya zaidi.</translation>
    </message>
    <message>
        <source>The confidence is {value}; it must be above 0 and below 1. Write 0.95 for 95 %.</source>
        <translation>Kiwango cha kujiamini ni {value}; lazima kiwe juu ya 0 na chini ya 1. Andika 0.95 kwa 95 %.</translation>
    </message>
    <message>
        <source>The expected prevalence is {value}; it must be from 0 to 1. Leave it out to plan for the worst case.</source>
        <translation>Kiwango cha kuenea kinachotarajiwa ni {value}; lazima kiwe kutoka 0 hadi 1. Kiache ili kupanga kwa hali mbaya zaidi.</translation>
    </message>
    <message>
        <source>The {what} is {value}; it must be a whole number from 1 to a million million.</source>
        <translation>{what} ni {value}; lazima iwe namba kamili kutoka 1 hadi milioni milioni.</translation>
    </message>
    <message>
        <source>The design effect is {value}; it must be above 0. It is 1 for a simple random sample and usually above 1 for clusters.</source>
        <translation>Athari ya usanifu ni {value}; lazima iwe juu ya 0. Ni 1 kwa sampuli nasibu rahisi na kwa kawaida juu ya 1 kwa vishada.</translation>
    </message>
    <message>
        <source>The share of non-response is {value}; it must be from 0 and below 1. Write 0.2 if one in five will not take part.</source>
        <translation>Sehemu ya wasiojibu ni {value}; lazima iwe kutoka 0 na chini ya 1. Andika 0.2 ikiwa mmoja kati ya watano hatashiriki.</translation>
    </message>
    <message>
        <source>The exact method works only where every report counts either fully or not at all for the answer, which is not so with this design. Use chebyshev, hoeffding or normal.</source>
        <translation>Mbinu kamili inafanya kazi tu pale ambapo kila ripoti inahesabiwa kikamilifu au haihesabiwi kabisa kwa jibu, jambo ambalo si hivyo kwa muundo huu. Tumia chebyshev, hoeffding au normal.</translation>
    </message>
    <message>
        <source>Attribute {attribute} needs one or more levels, all different; it has {levels}.</source>
        <translation>Sifa {attribute} inahitaji kiwango kimoja au zaidi, vyote tofauti; ina {levels}.</translation>
    </message>
    <message>
        <source>There is no column {attribute}. There are: {known}.</source>
        <translation>Hakuna safu wima {attribute}. Zilizopo: {known}.</translation>
    </message>
    <message>
        <source>{label} is the label; a label cannot be a feature too. Leave it out of the features.</source>
        <translation>{label} ndiyo lebo; lebo haiwezi kuwa kipengele pia. Iache nje ya vipengele.</translation>
    </message>
    <message>
        <source>{label} has {classes} classes, but there are only {rows} rows with a class.</source>
        <translation>{label} ina madarasa {classes}, lakini kuna safu mlalo {rows} tu zenye darasa.</translation>
    </message>
    <message>
        <source>No feature is left to predict {label} from; choose one with two or more values.</source>
        <translation>Hakuna kipengele kilichobaki cha kutabiri {label}; chagua kimoja chenye thamani mbili au zaidi.</translation>
    </message>
    <message>
        <source>{attribute} is numeric and has no bounds; state its lowest and highest value, from knowledge and not from the data.</source>
        <translation>{attribute} ni ya namba na haina mipaka; taja thamani yake ya chini na ya juu kabisa, kutokana na ujuzi wako na si kutokana na data.</translation>
    </message>
    <message>
        <source>Column {attribute} is numeric, but has the value {value}.</source>
        <translation>Safu wima {attribute} ni ya namba, lakini ina thamani {value}.</translation>
    </message>
    <message>
        <source>There are no interviews in {where}. Import collection files first.</source>
        <translation>Hakuna mahojiano katika {where}. Ingiza mafaili ya ukusanyaji kwanza.</translation>
    </message>
    <message>
        <source>{question} has no answer {answer}; its answers are {known}.</source>
        <translation>{question} haina jibu {answer}; majibu yake ni {known}.</translation>
    </message>
    <message>
        <source>{question} is randomized, so nobody&apos;s group is known. Group by a direct question; this survey has {known}.</source>
        <translation>{question} limewekwa unasibu, kwa hiyo kundi la mtu halijulikani. Gawa kwa swali la moja kwa moja; utafiti huu una {known}.</translation>
    </message>
    <message>
        <source>{question} has no list of answers, so groups, strata and clusters cannot be formed by it. Name a direct question with listed answers; this survey has {known}.</source>
        <translation>{question} halina orodha ya majibu, kwa hiyo makundi, matabaka na vishada haviwezi kuundwa nalo. Taja swali la moja kwa moja lenye majibu yaliyoorodheshwa; utafiti huu una {known}.</translation>
    </message>
    <message>
        <source>{file} is a table; give the survey that its columns belong to.</source>
        <translation>{file} ni jedwali; toa utafiti ambao safu zake ni zake.</translation>
    </message>
    <message>
        <source>The audit cannot run: {reason}.</source>
        <translation>Ukaguzi hauwezi kufanyika: {reason}.</translation>
    </message>
    <message>
        <source>There is no design {name}; known designs are {known}.</source>
        <translation>Hakuna muundo {name}; miundo inayojulikana ni {known}.</translation>
    </message>
    <message>
        <source>{method} is not a method; choose one of {known}.</source>
        <translation>{method} si mbinu; chagua moja kati ya {known}.</translation>
    </message>
    <message>
        <source>{question} is the outcome and cannot be its own predictor. Leave it out there.</source>
        <translation>{question} ni matokeo na haliwezi kuwa kigeu elezi chake lenyewe. Liache hapo.</translation>
    </message>
    <message>
        <source>{question} is named twice among the predictors. Name it once.</source>
        <translation>{question} limetajwa mara mbili kati ya vigeu elezi. Litaje mara moja.</translation>
    </message>
    <message>
        <source>{question} is randomized; as a predictor it works for a yes/no outcome or a number, and {outcome} has {choices} choices. Leave it out, or choose another outcome.</source>
        <translation>{question} limewekwa unasibu; kama kigeu elezi linafaa kwa matokeo ya ndiyo/hapana au namba, na {outcome} ina chaguo {choices}. Liache, au chagua matokeo mengine.</translation>
    </message>
    <message>
        <source>The simulation cannot run: {reason}.</source>
        <translation>Uigaji hauwezi kufanyika: {reason}.</translation>
    </message>
    <message>
        <source>{file} was refused: {reason}.</source>
        <translation>{file} lilikataliwa: {reason}.</translation>
    </message>
    <message>
        <source>{file} could not be {action}: {reason}. Nothing that was already stored is lost.</source>
        <translation>{file}: kitendo “{action}” hakikuwezekana: {reason}. Hakuna kilichohifadhiwa awali kilichopotea.</translation>
    </message>
    <message>
        <source>There are no collection files to export in {folder}.</source>
        <translation>Hakuna mafaili ya ukusanyaji ya kusafirisha katika {folder}.</translation>
    </message>
    <message>
        <source>Another Surveyapp kiosk is using {folder}. Close it, or export from its supervisor&apos;s screen.</source>
        <translation>Kioski kingine cha Surveyapp kinatumia {folder}. Kifunge, au safirisha kutoka skrini ya msimamizi wake.</translation>
    </message>
    <message>
        <source>Choose a PIN of {shortest} to {longest} digits.</source>
        <translation>Chagua PIN yenye tarakimu {shortest} hadi {longest}.</translation>
    </message>
    <message>
        <source>The project {file} cannot be used: {reason}.</source>
        <translation>Mradi {file} hauwezi kutumika: {reason}.</translation>
    </message>
    <message>
        <source>{file}, line {line}, column {column}: “{value}” {reason}.</source>
        <translation>{file}, mstari {line}, safu wima {column}: “{value}” {reason}.</translation>
    </message>
    <message>
        <source>{file} has the same content as {other}, so its respondents would count twice. Leave one of them out.</source>
        <translation>{file} lina maudhui sawa na {other}, kwa hiyo wahojiwa wake wangehesabiwa mara mbili. Acha moja kati yao.</translation>
    </message>
    <message>
        <source>{file}, line {line}, column {column}: {reason}.</source>
        <translation>{file}, mstari {line}, safu wima {column}: {reason}.</translation>
    </message>
    <message>
        <source>{file} has {count} mistake(s). The first: {first}</source>
        <translation>{file} lina makosa: {count}. La kwanza: {first}</translation>
    </message>
    <message>
        <source>{file} is not valid JSON: {reason} (line {line}, column {column}).</source>
        <translation>{file} si JSON halali: {reason} (mstari {line}, safu wima {column}).</translation>
    </message>
    <message>
        <source>{file} is not UTF-8 text (byte {byte}); save it as UTF-8 without BOM.</source>
        <translation>{file} si maandishi ya UTF-8 (baiti {byte}); lihifadhi kama UTF-8 bila BOM.</translation>
    </message>
    <message>
        <source>The reports of {question} cannot be learned from: its design {design} has several samples or several answers at once. Leave the question out.</source>
        <translation>Haiwezekani kujifunza kutokana na ripoti za {question}: muundo wake {design} una sampuli kadhaa au majibu kadhaa kwa pamoja. Liache swali.</translation>
    </message>
    <message>
        <source>The design {design} of {question} takes {takes} answers, and {question} has {levels}. Check which survey the reports were collected with.</source>
        <translation>Muundo {design} wa {question} unachukua majibu {takes}, na {question} lina {levels}. Hakikisha ripoti zilikusanywa kwa utafiti upi.</translation>
    </message>
    <message>
        <source>{label} is the label and a feature too. Name it as one of the two only.</source>
        <translation>{label} ni lebo na pia kipengele. Itaje kama kimoja tu.</translation>
    </message>
    <message>
        <source>{label} has only one class, {level}, so there is nothing to predict. Choose another label.</source>
        <translation>{label} ina daraja moja tu, {level}, kwa hiyo hakuna cha kutabiri. Chagua lebo nyingine.</translation>
    </message>
    <message>
        <source>There is no feature to predict {label} from. Name one.</source>
        <translation>Hakuna kipengele cha kutabiria {label}. Taja kimoja.</translation>
    </message>
    <message>
        <source>Reports on several features at once need the design k_rr; {features} were asked with {design}.</source>
        <translation>Ripoti za vipengele kadhaa kwa pamoja zinahitaji muundo k_rr; {features} viliulizwa kwa {design}.</translation>
    </message>
    <message>
        <source>{question} is compared between groups of its own answers. Group by another question.</source>
        <translation>{question} linalinganishwa kati ya makundi ya majibu yake lenyewe. Gawa kwa swali jingine.</translation>
    </message>
    <message>
        <source>{file} cannot become {out}: give a form (.xlsx) and a survey file (.survey.json), either way round.</source>
        <translation>{file} haliwezi kuwa {out}: toa fomu (.xlsx) na faili la utafiti (.survey.json), kwa mpangilio wowote.</translation>
    </message>
    <message>
        <source>{by} has no group {group}; it has {known}.</source>
        <translation>{by} haina kundi {group}; ina {known}.</translation>
    </message>
    <message>
        <source>A comparison needs two different groups of {by}; it has {known}.</source>
        <translation>Ulinganisho unahitaji makundi mawili tofauti ya {by}; ina {known}.</translation>
    </message>
    <message>
        <source>A comparison needs two groups of {by}, and interviews are only in {known}.</source>
        <translation>Ulinganisho unahitaji makundi mawili ya {by}, na mahojiano yapo katika {known} tu.</translation>
    </message>
    <message>
        <source>Nobody in the group {group} of {by} answered {question}, so nothing is known of it. Choose another group, or import more interviews.</source>
        <translation>Hakuna katika kundi {group} la {by} aliyejibu {question}, kwa hiyo hakuna kinachojulikana. Chagua kundi jingine, au ingiza mahojiano zaidi.</translation>
    </message>
    <message>
        <source>The survey {survey} names no analyst&apos;s key, so its interviews are not sealed. Put the line that “surveyapp key new” printed into it.</source>
        <translation>Utafiti {survey} hautaji ufunguo wa mchambuzi, kwa hiyo mahojiano yake hayajafungwa kwa siri. Weka ndani yake mstari uliochapishwa na “surveyapp key new”.</translation>
    </message>
    <message>
        <source>The survey {survey} seals to the key “{key}”, and this is the key “{given}”: it would open none of its interviews.</source>
        <translation>Utafiti {survey} unafunga kwa ufunguo “{key}”, na huu ni ufunguo “{given}”: hautafungua mahojiano yake yoyote.</translation>
    </message>
    <message>
        <source>{first} and {second} have different answers, so they cannot be ranked together. Rank questions with the same answers.</source>
        <translation>{first} na {second} yana majibu tofauti, kwa hiyo hayawezi kupangwa pamoja. Panga maswali yenye majibu yale yale.</translation>
    </message>
    <message>
        <source>Groups of {by} can be ranked by one question, and {given} were given. Name one of them.</source>
        <translation>Makundi ya {by} yanaweza kupangwa kwa swali moja, na yametolewa {given}. Taja moja kati yao.</translation>
    </message>
    <message>
        <source>Choose a passphrase of at least {shortest} characters; several words are best.</source>
        <translation>Chagua kaulisiri ya angalau herufi {shortest}; maneno kadhaa ni bora.</translation>
    </message>
    <message>
        <source>The passphrase does not open the key file {file}. Try again: it is the one that was chosen when the key was made, and nobody can replace it.</source>
        <translation>Kaulisiri haifungui faili la ufunguo {file}. Jaribu tena: ni ile iliyochaguliwa ufunguo ulipotengenezwa, na hakuna anayeweza kuibadilisha.</translation>
    </message>
    <message>
        <source>{file} is sealed to the analyst&apos;s key “{key}”. Give that key&apos;s file and its passphrase.</source>
        <translation>{file} limefungwa kwa ufunguo wa mchambuzi “{key}”. Toa faili la ufunguo huo na kaulisiri yake.</translation>
    </message>
    <message>
        <source>{file} is sealed to the analyst&apos;s key “{key}”, and the key given is “{given}”. Give the file of the other key.</source>
        <translation>{file} limefungwa kwa ufunguo wa mchambuzi “{key}”, na ufunguo uliotolewa ni “{given}”. Toa faili la ufunguo mwingine.</translation>
    </message>
    <message>
        <source>Nothing can be sealed to the analyst&apos;s key of the survey {survey}. Make a new pair with “surveyapp key new” and put its public key in the survey.</source>
        <translation>Hakuna kinachoweza kufungwa kwa ufunguo wa mchambuzi wa utafiti {survey}. Tengeneza jozi mpya kwa “surveyapp key new” na uweke ufunguo wake wa umma katika utafiti.</translation>
    </message>
    <message>
        <source>{sheet}, column {column}: a cell takes {most} characters, and the survey has {count} there; this survey cannot be written as a form.</source>
        <translation>{sheet}, safu wima {column}: seli inachukua herufi {most}, na utafiti una {count} hapo; utafiti huu hauwezi kuandikwa kama fomu.</translation>
    </message>
    <message>
        <source>{reason} (at character {place}).</source>
        <translation>{reason} (kwenye herufi ya {place}).</translation>
    </message>
    <message>
        <source>{file} was altered or damaged since it was saved ({what}); train or copy it again.</source>
        <translation>{file} limebadilishwa au kuharibika tangu lilipohifadhiwa ({what}); funza upya au linakili tena.</translation>
    </message>
    <message>
        <source>The model needs the features {needed}, in this order and with its levels; got {given}.</source>
        <translation>Modeli inahitaji vipengele {needed}, kwa mpangilio huu na kwa ngazi zake; imepata {given}.</translation>
    </message>
    <message>
        <source>There is no row with a class to evaluate on.</source>
        <translation>Hakuna safu mlalo yenye darasa ya kutathminia.</translation>
    </message>
    <message>
        <source>Epsilon is {epsilon}; it must be above 0. Small is private: 0.3 to 3 is usual.</source>
        <translation>Epsilon ni {epsilon}; lazima iwe juu ya 0. Ndogo inalinda faragha: 0.3 hadi 3 ni ya kawaida.</translation>
    </message>
    <message>
        <source>A synthetic table needs two or more columns; this one has {columns}.</source>
        <translation>Jedwali la kubuni linahitaji safu wima mbili au zaidi; hili lina {columns}.</translation>
    </message>
    <message>
        <source>{rows} synthetic rows were asked for; ask for 1 or more.</source>
        <translation>Safu mlalo za kubuni {rows} ziliombwa; omba 1 au zaidi.</translation>
    </message>
    <message>
        <source>The bounds {text} cannot be used; write COLUMN=LOW:HIGH or COLUMN=LOW:HIGH:BINS, such as age=0:100:10.</source>
        <translation>Mipaka {text} haiwezi kutumika; andika COLUMN=LOW:HIGH au COLUMN=LOW:HIGH:BINS, kama age=0:100:10.</translation>
    </message>
    <message>
        <source>Column {attribute} has {levels} different values, more than the {most} that a category can have; leave it out of the features.</source>
        <translation>Safu wima {attribute} ina thamani tofauti {levels}, zaidi ya {most} ambazo kategoria inaweza kuwa nazo; iache nje ya vipengele.</translation>
    </message>
    <message>
        <source>{file} has two columns called {attribute}; rename one of them.</source>
        <translation>{file} lina safu wima mbili zinazoitwa {attribute}; badilisha jina la moja.</translation>
    </message>
    <message>
        <source>{file} has no rows below its header.</source>
        <translation>{file} halina safu mlalo chini ya kichwa chake.</translation>
    </message>
    <message>
        <source>A model of the method {method} cannot be trained again on a plain table; leave out the folds.</source>
        <translation>Modeli ya mbinu {method} haiwezi kufunzwa tena kwa jedwali la kawaida; acha mikunjo (folds).</translation>
    </message>
    <message>
        <source>{question} has no list of answers of which one is given, so nothing can be learned from it; name a yes/no question, a single choice or a rating.</source>
        <translation>{question} halina orodha ya majibu ambayo moja linatolewa, kwa hiyo hakuna kinachoweza kujifunzwa kutokana nalo; taja swali la ndiyo/hapana, la chaguo moja au la ukadiriaji.</translation>
    </message>
    <message>
        <source>{label} was asked in joint questions, and a tree needs each question asked by itself. Train naive-bayes.</source>
        <translation>{label} iliulizwa katika maswali ya pamoja, na mti unahitaji kila swali liulizwe peke yake. Funza naive-bayes.</translation>
    </message>
    <message>
        <source>Epsilon is {epsilon}; for randomized reports give one above 0 and up to {most}.</source>
        <translation>Epsilon ni {epsilon}; kwa ripoti za nasibu toa iliyo juu ya 0 na isiyozidi {most}.</translation>
    </message>
    <message>
        <source>There is no learner {learner}; take one of {known}.</source>
        <translation>Hakuna mbinu ya kujifunza {learner}; chukua moja kati ya {known}.</translation>
    </message>
    <message>
        <source>The share to hold out is {share}; it must be above 0 and below 1.</source>
        <translation>Sehemu ya kuweka kando ni {share}; lazima iwe juu ya 0 na chini ya 1.</translation>
    </message>
    <message>
        <source>The budget is {budget}; it must be a number above 0.</source>
        <translation>Bajeti ni {budget}; lazima iwe namba juu ya 0.</translation>
    </message>
    <message>
        <source>{word} is none of the 256 words.</source>
        <translation>{word} si mojawapo ya maneno 256.</translation>
    </message>
    <message>
        <source>all choices of a question must differ</source>
        <translation>machaguo yote ya swali lazima yatofautiane</translation>
    </message>
    <message>
        <source>The project {file} is no longer in its folder. Put it back there, or open another project.</source>
        <translation>Mradi {file} haumo tena katika folda yake. Urudishe hapo, au fungua mradi mwingine.</translation>
    </message>
    <message>
        <source>Choose a table, or the reports of this project, first.</source>
        <translation>Kwanza chagua jedwali, au ripoti za mradi huu.</translation>
    </message>
    <message>
        <source>The program itself made a mistake, but only after this interview was recorded: it is kept, so do not ask this person again. Go on with the next respondent; if it happens again, stop using this kiosk and send the report, which holds nothing of an interview: {report}.</source>
        <translation>Programu yenyewe imekosea, lakini baada tu ya mahojiano haya kurekodiwa: yamehifadhiwa, kwa hiyo usimuulize mtu huyu tena. Endelea na mhojiwa anayefuata; ikitokea tena, acha kutumia kioski hiki na utume taarifa, ambayo haina chochote cha mahojiano: {report}.</translation>
    </message>
    <message>
        <source>The import was stopped; nothing of it was kept, the project {file} is as it was.</source>
        <translation>Uingizaji ulisimamishwa; hakuna chake kilichohifadhiwa, mradi {file} uko kama ulivyokuwa.</translation>
    </message>
    <message>
        <source>The ending of {file} does not say what to write; give it one of {known}.</source>
        <translation>Mwisho wa jina {file} hausemi kiandikwe nini; lipe mmoja kati ya {known}.</translation>
    </message>
    <message>
        <source>{question} is named in two filters. Name it once; write several answers with commas between them.</source>
        <translation>{question} limetajwa katika vichujio viwili. Litaje mara moja; andika majibu kadhaa yakitenganishwa kwa mkato.</translation>
    </message>
    <message>
        <source>{question} has no list of answers, so no interviews can be chosen by it. Filter by a direct question with listed answers; this survey has {known}.</source>
        <translation>{question} halina orodha ya majibu, kwa hiyo mahojiano hayawezi kuchaguliwa kwalo. Chuja kwa swali la moja kwa moja lenye majibu yaliyoorodheshwa; utafiti huu una {known}.</translation>
    </message>
    <message>
        <source>{file} has the same rows as {other}, which was imported before, so its respondents would count twice.</source>
        <translation>{file} lina safu mlalo zile zile za {other}, lililoingizwa awali, kwa hiyo wahojiwa wake wangehesabiwa mara mbili.</translation>
    </message>
    <message>
        <source>No row of {file} can be imported: {refused} were refused{first}.</source>
        <translation>Hakuna safu mlalo ya {file} inayoweza kuingizwa: {refused} zilikataliwa{first}.</translation>
    </message>
    <message>
        <source>The privacy account cannot be made: {reason}.</source>
        <translation>Hesabu ya faragha haiwezi kutengenezwa: {reason}.</translation>
    </message>
    <message>
        <source>The survey has no labels in the language {language}; it has {known}.</source>
        <translation>Utafiti hauna lebo katika lugha {language}; una {known}.</translation>
    </message>
    <message>
        <source>SOURCE_DATE_EPOCH is “{value}”; give whole seconds since 1970, or leave it unset.</source>
        <translation>SOURCE_DATE_EPOCH ni “{value}”; toa sekunde kamili tangu 1970, au iache bila kuwekwa.</translation>
    </message>
    <message>
        <source>The mapping does not fit {file}: {reason}.</source>
        <translation>Ulinganifu haulingani na {file}: {reason}.</translation>
    </message>
    <message>
        <source>No column of {file} was chosen for a question; choose at least one.</source>
        <translation>Hakuna safu wima ya {file} iliyochaguliwa kwa swali; chagua angalau moja.</translation>
    </message>
    <message>
        <source>Reading a table of {engine} needs libraries that are not installed ({missing}): pip install &apos;surveyapp[engines]&apos;.</source>
        <translation>Kusoma jedwali la {engine} kunahitaji maktaba ambazo hazijasakinishwa ({missing}): pip install &apos;surveyapp[engines]&apos;.</translation>
    </message>
    <message>
        <source>The table {table} of {source} cannot be read: {reason}.</source>
        <translation>Jedwali {table} la {source} haliwezi kusomwa: {reason}.</translation>
    </message>
    <message>
        <source>The table {table} has no column {column}, in which {question} would be recorded.</source>
        <translation>Jedwali {table} halina safu wima {column}, ambamo {question} lingerekodiwa.</translation>
    </message>
    <message>
        <source>There is nothing to undo in this project; it keeps the last {most} actions.</source>
        <translation>Hakuna cha kutendua katika mradi huu; unahifadhi vitendo {most} vya mwisho.</translation>
    </message>
    <message>
        <source>There is nothing to redo in this project: nothing was undone since the last action.</source>
        <translation>Hakuna cha kufanya tena katika mradi huu: hakuna kilichotenduliwa tangu kitendo cha mwisho.</translation>
    </message>
    <message>
        <source>{file} cannot be removed: an older Surveyapp stored its interviews without noting which of its kiosk&apos;s files they came from. Import the files that shall stay into a new project.</source>
        <translation>{file} haliwezi kuondolewa: Surveyapp ya zamani ilihifadhi mahojiano yake bila kuandika yalitoka faili gani la kioski chake. Ingiza mafaili yanayopaswa kubaki kwenye mradi mpya.</translation>
    </message>
    <message>
        <source>{file} could not be written: {reason}.</source>
        <translation>{file} halikuweza kuandikwa: {reason}.</translation>
    </message>
    <message>
        <source>The survey cannot be written as a form: XLSForm cannot express {what}.</source>
        <translation>Utafiti hauwezi kuandikwa kama fomu: XLSForm haina maneno kwa {what}.</translation>
    </message>
    <message>
        <source>The program itself made a mistake, so this interview was not recorded; all before it are kept. Go on with the next respondent; if it happens again, stop using this kiosk and send the report, which holds nothing of an interview: {report}.</source>
        <translation>Programu yenyewe imekosea, kwa hiyo mahojiano haya hayakurekodiwa; yote ya kabla yake yamehifadhiwa. Endelea na mhojiwa anayefuata; ikitokea tena, acha kutumia kioski hiki na utume taarifa, ambayo haina chochote cha mahojiano: {report}.</translation>
    </message>
    <message>
        <source>not written</source>
        <translation>haikuandikwa</translation>
    </message>
    <message>
        <source>The budget cannot be made: {reason}.</source>
        <translation>Bajeti haiwezi kutengenezwa: {reason}.</translation>
    </message>
    <message>
        <source>The survey cannot be rehearsed: {reason}.</source>
        <translation>Jaribio la awali la utafiti haliwezi kufanywa: {reason}.</translation>
    </message>
    <message>
        <source>A cross-table needs two to four different questions; these were given: {names}.</source>
        <translation>Jedwali mtambuka linahitaji maswali mawili hadi manne tofauti; yaliyotolewa ni: {names}.</translation>
    </message>
    <message>
        <source>{question} is a number, so it needs the linear model, not the logistic one.</source>
        <translation>{question} ni namba, kwa hiyo linahitaji modeli ya mstari, si ya logistiki.</translation>
    </message>
    <message>
        <source>The report cannot contain “{analysis}”; remove it, or correct it: {problem}</source>
        <translation>Ripoti haiwezi kuwa na “{analysis}”; iondoe, au irekebishe: {problem}</translation>
    </message>
    <message>
        <source>all answers lead to the same reports, so nothing can be learned from them</source>
        <translation>majibu yote huleta ripoti zilezile, kwa hiyo hakuna cha kujifunza kutokana nazo</translation>
    </message>
    <message>
        <source>it has no answers or no reports</source>
        <translation>haina majibu au haina ripoti</translation>
    </message>
    <message>
        <source>row {number} has another length than row 1</source>
        <translation>safu ya {number} haina urefu wa safu ya 1</translation>
    </message>
    <message>
        <source>row {number} has a negative probability</source>
        <translation>safu ya {number} ina uwezekano hasi</translation>
    </message>
    <message>
        <source>row {number} sums to {row} and not to 1</source>
        <translation>jumla ya safu ya {number} ni {row}, si 1</translation>
    </message>
    <message>
        <source>p_yes + p_no of sample {sample} is {yes}; it may be at most 1</source>
        <translation>p_yes + p_no ya sampuli {sample} ni {yes}; isizidi 1</translation>
    </message>
    <message>
        <source>it has {count} probabilities; give 2 to {most_choices}, one a card</source>
        <translation>ina uwezekano {count}; toa 2 hadi {most_choices}, mmoja kwa kila kadi</translation>
    </message>
    <message>
        <source>they sum to {total}; they must sum to 1 exactly</source>
        <translation>jumla yake ni {total}; lazima iwe 1 kamili</translation>
    </message>
    <message>
        <source>one card is drawn in all cases, so chance protects no answer; give two or more</source>
        <translation>kadi moja huchotwa katika hali zote, kwa hiyo bahati hailindi jibu lolote; toa mbili au zaidi</translation>
    </message>
    <message>
        <source>they are the same from both ends, so both answers lead to the same numbers and nothing can be learned; make low numbers likelier than high ones</source>
        <translation>zinafanana kutoka ncha zote mbili, kwa hiyo majibu yote mawili huleta namba zilezile na hakuna cha kujifunza; fanya namba ndogo ziwe na uwezekano zaidi kuliko kubwa</translation>
    </message>
    <message>
        <source>it has {count} probabilities for {k} choices; give one for each choice</source>
        <translation>ina uwezekano {count} kwa machaguo {k}; toa mmoja kwa kila chaguo</translation>
    </message>
    <message>
        <source>p_truth and p_forced sum to {total}; they must sum to 1 exactly, because each counts its share of all cases</source>
        <translation>jumla ya p_truth na p_forced ni {total}; lazima iwe 1 kamili, kwa sababu kila moja huhesabu sehemu yake ya hali zote</translation>
    </message>
    <message>
        <source>p_truth + p_yes is {p_truth}, which is above 1; p_yes counts forced “yes” among all cases, not among the forced ones</source>
        <translation>p_truth + p_yes ni {p_truth}, zaidi ya 1; p_yes huhesabu “ndiyo” za kulazimishwa kati ya hali zote, si kati ya zilizolazimishwa</translation>
    </message>
    <message>
        <source>give either epsilon or p_truth, exactly one of them</source>
        <translation>toa epsilon au p_truth, moja tu kati yake</translation>
    </message>
    <message>
        <source>it is {p_no}, as is p_yes, so both packs give the same reports and nothing can be learned; make them differ</source>
        <translation>ni {p_no}, sawa na p_yes, kwa hiyo pakiti zote mbili hutoa ripoti zilezile na hakuna cha kujifunza; zifanye zitofautiane</translation>
    </message>
    <message>
        <source>it makes more than {most_steps} steps from minimum to maximum; choose a larger step, or hybrid</source>
        <translation>ina hatua zaidi ya {most_steps} kutoka kiwango cha chini hadi cha juu; chagua hatua kubwa zaidi, au hybrid</translation>
    </message>
    <message>
        <source>sample</source>
        <translation>sampuli</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>sampuli</translation>
    </message>
    <message>
        <source>it has {count} probabilities; give two, one for each {of}</source>
        <translation>ina uwezekano {count}; toa miwili, mmoja kwa kila {of}</translation>
    </message>
    <message>
        <source>list its values; numbers of which only the mean is known cannot be drawn</source>
        <translation>orodhesha thamani zake; namba ambazo wastani wake tu unajulikana haziwezi kuchotwa</translation>
    </message>
    <message>
        <source>give minimum and maximum together</source>
        <translation>toa kiwango cha chini na cha juu pamoja</translation>
    </message>
    <message>
        <source>this design needs a minimum and a maximum</source>
        <translation>muundo huu unahitaji kiwango cha chini na cha juu</translation>
    </message>
    <message>
        <source>give a minimum and a maximum</source>
        <translation>toa kiwango cha chini na cha juu</translation>
    </message>
    <message>
        <source>it has {count} rows for {k} choices; give one for each choice</source>
        <translation>ina safu {count} kwa machaguo {k}; toa moja kwa kila chaguo</translation>
    </message>
    <message>
        <source>it has more than {most_entries} entries; give fewer</source>
        <translation>ina vipengele zaidi ya {most_entries}; toa vichache</translation>
    </message>
    <message>
        <source>whole steps must lead from the minimum to the maximum</source>
        <translation>hatua kamili lazima zifike kutoka kiwango cha chini hadi cha juu</translation>
    </message>
    <message>
        <source>it is so small that there are more than a million possible answers</source>
        <translation>ni ndogo mno hivi kwamba kuna majibu zaidi ya milioni moja</translation>
    </message>
    <message>
        <source>it must be below the maximum</source>
        <translation>lazima iwe chini ya kiwango cha juu</translation>
    </message>
    <message>
        <source>it must be above 0</source>
        <translation>lazima iwe zaidi ya 0</translation>
    </message>
    <message>
        <source>on average the coins multiply the answer by 0, so nothing can be learned from it</source>
        <translation>kwa wastani bahati huzidisha jibu kwa 0, kwa hiyo hakuna cha kujifunza kutokana nalo</translation>
    </message>
    <message>
        <source>the scrambling numbers have more than {most_lines} combinations of values</source>
        <translation>namba za kuchanganya zina michanganyiko ya thamani zaidi ya {most_lines}</translation>
    </message>
    <message>
        <source>box</source>
        <translation>sanduku</translation>
    </message>
    <message>
        <source>boxes</source>
        <translation>masanduku</translation>
    </message>
    <message>
        <source>it is 1, so the boxes are never used; choose less than 1</source>
        <translation>ni 1, kwa hiyo masanduku hayatumiki kamwe; chagua chini ya 1</translation>
    </message>
    <message>
        <source>with t {t} and p {p} the answer is recorded as given in half of all cases and turned round in the other half, so nothing can be learned; change one</source>
        <translation>kwa t {t} na p {p} jibu hurekodiwa kama lilivyotolewa katika nusu ya hali zote na kugeuzwa katika nusu nyingine, kwa hiyo hakuna cha kujifunza; badilisha moja</translation>
    </message>
    <message>
        <source>give both p and q</source>
        <translation>toa p na q zote mbili</translation>
    </message>
    <message>
        <source>give either epsilon or p and q, exactly one of them</source>
        <translation>toa epsilon, au p na q, moja tu kati ya hizo</translation>
    </message>
    <message>
        <source>it equals p, so nothing can be learned from the reports</source>
        <translation>ni sawa na p, kwa hiyo hakuna cha kujifunza kutokana na ripoti</translation>
    </message>
    <message>
        <source>it goes with epsilon, not with p and q</source>
        <translation>huenda pamoja na epsilon, si na p na q</translation>
    </message>
    <message>
        <source>optimized is for questions with one answer; leave it out for multiple choice</source>
        <translation>optimized ni ya maswali yenye jibu moja; iache kwa machaguo mengi</translation>
    </message>
    <message>
        <source>it is {at_most}, above the {k} choices</source>
        <translation>ni {at_most}, zaidi ya machaguo {k}</translation>
    </message>
    <message>
        <source>the table is not {n} by {n}</source>
        <translation>jedwali si la {n} kwa {n}</translation>
    </message>
    <message>
        <source>an entry is not above 0 and at most 1</source>
        <translation>kipengele si zaidi ya 0 na kisichozidi 1</translation>
    </message>
    <message>
        <source>the diagonal is not the respondents&apos; own probabilities</source>
        <translation>ulalo si uwezekano wa wahojiwa wenyewe</translation>
    </message>
    <message>
        <source>the table is not symmetric</source>
        <translation>jedwali halina ulinganifu</translation>
    </message>
    <message>
        <source>{taps} taps; give at least 1</source>
        <translation>miguso {taps}; toa angalau 1</translation>
    </message>
    <message>
        <source>the confidence is {confidence}; it must be above 0 and below 1</source>
        <translation>kiwango cha uhakika ni {confidence}; lazima kiwe zaidi ya 0 na chini ya 1</translation>
    </message>
    <message>
        <source>each respondent cannot be asked {ask} of {count} questions</source>
        <translation>kila mhojiwa hawezi kuulizwa maswali {ask} kati ya {count}</translation>
    </message>
    <message>
        <source>ε {epsilon} is too little for {ask} questions of one respondent; allow more, or ask fewer questions</source>
        <translation>ε {epsilon} ni ndogo mno kwa maswali {ask} ya mhojiwa mmoja; ruhusu zaidi, au uliza maswali machache</translation>
    </message>
    <message>
        <source>ε is {epsilon}; give from 0.01 to {most}</source>
        <translation>ε ni {epsilon}; toa kutoka 0.01 hadi {most}</translation>
    </message>
    <message>
        <source>{name} is asked in two wordings, which go with its design</source>
        <translation>{name} huulizwa kwa maneno ya namna mbili, ambayo huenda na muundo wake</translation>
    </message>
    <message>
        <source>{name} has no randomized question</source>
        <translation>{name} haina swali la nasibu</translation>
    </message>
    <message>
        <source>give at least one interview</source>
        <translation>toa angalau mahojiano moja</translation>
    </message>
    <message>
        <source>there is no such project; import first</source>
        <translation>hakuna mradi kama huo; ingiza kwanza</translation>
    </message>
    <message>
        <source>what was sealed to its key did not open again</source>
        <translation>kilichofungwa kwa ufunguo wake hakikufunguka tena</translation>
    </message>
    <message>
        <source>survey must be a text and version a number</source>
        <translation>survey lazima iwe maandishi na version namba</translation>
    </message>
    <message>
        <source>missing must be a list of texts</source>
        <translation>missing lazima iwe orodha ya maandishi</translation>
    </message>
    <message>
        <source>table must be an object with some of {known}</source>
        <translation>table lazima iwe kitu chenye baadhi ya {known}</translation>
    </message>
    <message>
        <source>columns must be a list</source>
        <translation>columns lazima iwe orodha</translation>
    </message>
    <message>
        <source>{key} must be the name of a column</source>
        <translation>{key} lazima iwe jina la safu wima</translation>
    </message>
    <message>
        <source>table.{key} must be {value}</source>
        <translation>table.{key} lazima iwe {value}</translation>
    </message>
    <message>
        <source>{where} must be an object with record, column and values</source>
        <translation>{where} lazima iwe kitu chenye record, column na values</translation>
    </message>
    <message>
        <source>{where} must name its record and its column</source>
        <translation>{where} lazima itaje record yake na column yake</translation>
    </message>
    <message>
        <source>{where}.values must give a text for each value</source>
        <translation>{where}.values lazima itoe maandishi kwa kila thamani</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>namba</translation>
    </message>
    <message>
        <source>a condition</source>
        <translation>sharti</translation>
    </message>
    <message>
        <source>an answer</source>
        <translation>jibu</translation>
    </message>
    <message>
        <source>several choices</source>
        <translation>chaguo kadhaa</translation>
    </message>
    <message>
        <source>a day</source>
        <translation>siku</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>maandishi</translation>
    </message>
    <message>
        <source>give a survey, or a project with interviews</source>
        <translation>toa dodoso, au mradi wenye mahojiano</translation>
    </message>
    <message>
        <source>the columns must be {columns}</source>
        <translation>safu wima lazima ziwe {columns}</translation>
    </message>
    <message>
        <source>the share of {answer} at {name} is {share}; give one from 0 to 1</source>
        <translation>sehemu ya {answer} katika {name} ni {share}; toa moja kutoka 0 hadi 1</translation>
    </message>
    <message>
        <source>the shares at {name} sum to {value}; all answers together must be 1</source>
        <translation>jumla ya sehemu katika {name} ni {value}; majibu yote pamoja lazima yawe 1</translation>
    </message>
    <message>
        <source>{name} is a number; suppose its {mean}</source>
        <translation>{name} ni namba; dhania {mean} yake</translation>
    </message>
    <message>
        <source>the mean of {name} is {mean}; give one from {low} to {high}</source>
        <translation>wastani wa {name} ni {mean}; toa mmoja kutoka {low} hadi {high}</translation>
    </message>
    <message>
        <source>{one} supposes nothing; write QUESTION:ANSWER=0.1</source>
        <translation>{one} haidhanii kitu; andika QUESTION:ANSWER=0.1</translation>
    </message>
    <message>
        <source>with a difference of {difference} the share of {answer} at {question} would be {share} in a group; suppose a smaller difference, or another share</source>
        <translation>kwa tofauti ya {difference} sehemu ya {answer} katika {question} ingekuwa {share} katika kundi; dhania tofauti ndogo zaidi, au sehemu nyingine</translation>
    </message>
    <message>
        <source>{name} would be compared between groups of its own answers</source>
        <translation>{name} ingelinganishwa kati ya makundi ya majibu yake yenyewe</translation>
    </message>
    <message>
        <source>a comparison needs two different groups of {by}</source>
        <translation>ulinganisho unahitaji makundi mawili tofauti ya {by}</translation>
    </message>
    <message>
        <source>interviews</source>
        <translation>mahojiano</translation>
    </message>
    <message>
        <source>rehearsals</source>
        <translation>mazoezi</translation>
    </message>
    <message>
        <source>there would be {number} {what}; give from {least} to {most}</source>
        <translation>kungekuwa na {number} {what}; toa kutoka {least} hadi {most}</translation>
    </message>
    <message>
        <source>a seed is a whole number from 0</source>
        <translation>mbegu ni namba kamili kuanzia 0</translation>
    </message>
    <message>
        <source>{name} has {rows} rows, fewer than the {size} interviews asked for</source>
        <translation>{name} ina safu {rows}, chache kuliko mahojiano {size} yaliyoombwa</translation>
    </message>
    <message>
        <source>{interviews} interviews at {kiosks} kiosks; give at least one interview a kiosk</source>
        <translation>mahojiano {interviews} kwenye vioski {kiosks}; toa angalau mahojiano moja kwa kila kioski</translation>
    </message>
    <message>
        <source>{interviews} interviews are more than the {most_interviews} that fit in a run</source>
        <translation>mahojiano {interviews} ni mengi kuliko {most_interviews} yanayotosha mara moja</translation>
    </message>
    <message>
        <source>{path} is there already with other content; choose another folder</source>
        <translation>{path} ipo tayari ikiwa na maudhui mengine; chagua folda nyingine</translation>
    </message>
    <message>
        <source>there is no column {name}; give one for each question, and of a joint question its own or its members&apos;</source>
        <translation>hakuna safu wima {name}; toa moja kwa kila swali, na ya swali la pamoja yake au za wanachama wake</translation>
    </message>
    <message>
        <source>{cell} is not an answer to {name}; they are {question}</source>
        <translation>{cell} si jibu la {name}; majibu ni {question}</translation>
    </message>
    <message>
        <source>{row} is not an answer to {name}; they are {known}</source>
        <translation>{row} si jibu la {name}; majibu ni {known}</translation>
    </message>
    <message>
        <source>does not fit the other cells: no interview records these together</source>
        <translation>haiendani na seli nyingine: hakuna mahojiano yanayorekodi haya pamoja</translation>
    </message>
    <message>
        <source>is out of order or has no proper id</source>
        <translation>haiko kwenye mpangilio au haina kitambulisho sahihi</translation>
    </message>
    <message>
        <source>its survey is not usable: {problem}</source>
        <translation>dodoso lake halitumiki: {problem}</translation>
    </message>
    <message>
        <source>has reports to more questions than its respondent was asked</source>
        <translation>ina ripoti za maswali zaidi ya yaliyoulizwa mhojiwa wake</translation>
    </message>
    <message>
        <source>it is open in another program, or was not closed; choose another name</source>
        <translation>iko wazi katika programu nyingine, au haikufungwa; chagua jina lingine</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>si faili ya kawaida</translation>
    </message>
    <message>
        <source>the encoding {encoding} is not known; choose one of {encodings}</source>
        <translation>usimbaji {encoding} haujulikani; chagua mmoja wa {encodings}</translation>
    </message>
    <message>
        <source>it is not written in {encoding}; choose another encoding</source>
        <translation>haijaandikwa kwa {encoding}; chagua usimbaji mwingine</translation>
    </message>
    <message>
        <source>it is not a table of cells with “{delimiter}” between them ({problem})</source>
        <translation>si jedwali la seli zilizotengwa kwa “{delimiter}” ({problem})</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>ni tupu</translation>
    </message>
    <message>
        <source>{value} is not a list of numbers; write them with commas, as in 1,2,3</source>
        <translation>{value} si orodha ya namba; ziandike kwa koma, kama 1,2,3</translation>
    </message>
    <message>
        <source>{option} is not an option of {analysis}; it takes {known}.</source>
        <translation>{option} si chaguo la {analysis}; zinazokubalika ni {known}.</translation>
    </message>
    <message>
        <source>{value} is not a number</source>
        <translation>{value} si namba</translation>
    </message>
    <message>
        <source>A table does not say which kiosk its rows come from. Use collection files or a project, or group by a direct question.</source>
        <translation>Jedwali halionyeshi kioski. Tumia mafaili ya ukusanyaji au mradi, au gawa kwa swali la moja kwa moja.</translation>
    </message>
    <message>
        <source>The analysis of {questions} needs the reports one by one, and a database table is only counted: import its rows as a CSV table, or leave it out.</source>
        <translation>Kinachotakiwa kwa {questions} kinahitaji ripoti moja moja, na jedwali la injini linahesabiwa tu: ingiza safu mlalo zake kama jedwali la CSV, au liache.</translation>
    </message>
    <message>
        <source>{question} has the design {design}, which divides its respondents into two samples: leave out the population size, or choose another question.</source>
        <translation>{question} lina muundo {design}, ambao unagawa wahojiwa wake katika sampuli mbili: acha ukubwa wa idadi ya watu, au omba --question jingine.</translation>
    </message>
    <message>
        <source>“{written}” is not a range of shares; give it as FROM:TO or FROM:TO:STEP with shares from 0 to below 1, such as 0:0.3 or 0:0.3:0.1.</source>
        <translation>“{written}” si masafa ya sehemu; iandike FROM:TO au FROM:TO:STEP kwa sehemu kuanzia 0 hadi chini ya 1, kama 0:0.3 au 0:0.3:0.1.</translation>
    </message>
    <message>
        <source>How many people the respondents represent is not known: give the size of the population, or weights.</source>
        <translation>Haijulikani wahojiwa wanawakilisha watu wangapi: toa ukubwa wa idadi ya watu, au uzito.</translation>
    </message>
    <message>
        <source>The population size applies to a simple random sample of everybody; leave out {option}, or the population size. How many people there are in each group, stratum or cluster is not known.</source>
        <translation>Ukubwa wa idadi ya watu unaendana na sampuli rahisi ya kila mtu; acha {option}, au ukubwa huo. Haijulikani kuna watu wangapi katika kila kundi, tabaka au kishada.</translation>
    </message>
    <message>
        <source>{question} has the design {design}. Inclusion probabilities and totals need a design whose reports follow from the answer alone, in one sample; give weights, or choose another question.</source>
        <translation>{question} ina muundo {design}. Uwezekano wa kujumuishwa na jumla huhitaji muundo ambao ripoti zake hutokana na jibu pekee, katika sampuli moja; toa uzito, au uliza --question nyingine.</translation>
    </message>
    <message>
        <source>There is only one item, {item}. Choose several questions, or the groups that rated it.</source>
        <translation>Kuna kipengele kimoja tu, {item}. Chagua maswali kadhaa, au makundi yaliyokikadiria.</translation>
    </message>
    <message>
        <source>It is not known what the answers to {question} are worth. Give one number for each of them as its utility: {answers}.</source>
        <translation>Haijulikani majibu ya {question} yana thamani gani. Toa namba moja kwa kila jibu kama manufaa yake: {answers}.</translation>
    </message>
    <message>
        <source>{question} is not a number that is known for each respondent, so it cannot be the outcome of a linear regression: choose a rating that is asked directly, or the logistic model.</source>
        <translation>{question} si namba inayojulikana kwa kila mhojiwa, kwa hiyo haliwezi kuwa matokeo ya regresheni ya mstari: chagua ukadiriaji unaoulizwa moja kwa moja, au modeli ya lojistiki.</translation>
    </message>
    <message>
        <source>A random intercept needs the logistic model of a yes/no question that is asked in one sample, and direct predictors; {question} or its predictors do not fit. Use clusters without a random intercept.</source>
        <translation>Kiingilio nasibu kinahitaji modeli ya lojistiki ya swali la ndiyo/hapana lililoulizwa katika sampuli moja, na vitabiri vya moja kwa moja; {question} au vitabiri vyake havifai. Tumia makundi bila kiingilio nasibu.</translation>
    </message>
    <message>
        <source>There are {clusters} clusters and {coefficients} coefficients; standard errors need more clusters than coefficients, preferably many more. Use fewer predictors or another cluster column.</source>
        <translation>Kuna vishada {clusters} na migawo {coefficients}; makosa sanifu yanahitaji vishada vingi kuliko migawo, ikiwezekana vingi zaidi sana. Tumia vigeu elezi vichache au safu wima nyingine ya vishada.</translation>
    </message>
    <message>
        <source>The link {link} is for the share of “yes” to a question that is not a list experiment. Leave it out for {question}.</source>
        <translation>Kiungo {link} ni cha sehemu ya “ndiyo” ya swali ambalo si jaribio la orodha. Kiache kwa {question}.</translation>
    </message>
    <message>
        <source>{question} is not a predictor with categories, so it has no reference level. Those with one are: {known}.</source>
        <translation>{question} si kigeu elezi chenye makundi, kwa hiyo hakina kiwango cha rejeleo. Vyenye nacho ni: {known}.</translation>
    </message>
    <message>
        <source>{question} is a number with added noise. The linear model corrects for the noise only if the other predictors are asked directly or are numbers too. Leave out {question}, or the others.</source>
        <translation>{question} ni namba yenye kelele, ambayo modeli ya mstari ya namba huirekebisha, kando ya vitabiri vilivyoulizwa moja kwa moja au ambavyo pia ni namba. Acha {question}, au vingine.</translation>
    </message>
    <message>
        <source>{question} was asked with {design}, whose reports do not show how large their noise is, so it cannot be a predictor. Leave it out.</source>
        <translation>{question} liliulizwa kwa {design}, ambao ripoti zake hazisemi ukubwa wa kelele yake, kwa hiyo haliwezi kuwa kitabiri. Liache.</translation>
    </message>
    <message>
        <source>“{answer}” is not a number or range for {question}. Write {question}&gt;=30, {question}&lt;65 or {question}=18..29.</source>
        <translation>“{answer}” si namba wala masafa ya {question}. Andika {question}&gt;=30, {question}&lt;65 au {question}=18..29.</translation>
    </message>
    <message>
        <source>“{written}” is not a filter. Write a question and its answers, as in region=north,south, or a number, as in age&gt;=30 or age=18..29.</source>
        <translation>“{written}” si kichujio. Andika swali na majibu yake, kama region=north,south, au namba, kama age&gt;=30 au age=18..29.</translation>
    </message>
    <message>
        <source>None of the {all} interviews has {where}. Remove a filter, or choose other answers.</source>
        <translation>Hakuna hata moja kati ya mahojiano yote {all} yenye {where}. Ondoa kichujio, au chagua majibu mengine.</translation>
    </message>
    <message>
        <source>{by} has {groups} groups, too many to compare every pair. Choose two of them; it has {known}.</source>
        <translation>{by} ina makundi {groups}, mengi mno kulinganisha kila jozi. Chagua mawili; yapo {known}.</translation>
    </message>
    <message>
        <source>The survey {survey} has no recorded question {question}; it has {known}.</source>
        <translation>Utafiti {survey} haurekodi swali {question}; unarekodi {known}.</translation>
    </message>
    <message>
        <source>{question} was asked with {design}, which cannot be used here: that needs a design of one sample whose reports can be listed. Leave it out; it can only be estimated by itself.</source>
        <translation>{question} liliulizwa kwa {design}, ambao hauwezi kutumika hapa: unahitajika muundo wa sampuli moja ambao ripoti zake zinaweza kuorodheshwa. Liache; estimate inasema kinachoweza kusemwa kulihusu.</translation>
    </message>
    <message>
        <source>{question} was asked with {design}, which cannot be used here: that needs reports that can be listed one by one. Leave it out; it can only be estimated by itself.</source>
        <translation>{question} liliulizwa kwa {design}, ambao hauwezi kutumika hapa: panahitajika ripoti zinazoweza kuorodheshwa moja moja. Liache; estimate inaeleza kinachoweza kujulikana kulihusu.</translation>
    </message>
    <message>
        <source>{question} is randomized, so it does not show anybody&apos;s {kind}. Name a direct question; this survey has {known}.</source>
        <translation>{question} limewekwa unasibu, kwa hiyo {kind} ya mtu haijulikani kwalo. Taja swali la moja kwa moja; utafiti huu una {known}.</translation>
    </message>
    <message>
        <source>{method} is for means; give the size of the population in which people are counted</source>
        <translation>{method} ni ya wastani; toa ukubwa wa idadi ya watu wanaohesabiwa</translation>
    </message>
    <message>
        <source>it gives shares and means, not numbers of people; leave out the numbers of people</source>
        <translation>inatoa sehemu na wastani, si idadi za watu; acha idadi za watu</translation>
    </message>
    <message>
        <source>give the size of the population in which people are counted, or weights</source>
        <translation>toa ukubwa wa idadi ya watu wanaohesabiwa, au uzito</translation>
    </message>
    <message>
        <source>it applies only with {option}</source>
        <translation>inatumika tu na {option}</translation>
    </message>
    <message>
        <source>There is no screen to open a window on. Start this from a desktop session, or use a command that needs no window.</source>
        <translation>Hakuna skrini ya kufungulia dirisha. Anzisha hii kutoka kwenye kipindi cha eneo-kazi, au tumia amri zisizohitaji dirisha.</translation>
    </message>
    <message>
        <source>{option} {given} is not part of an opened coin: {reason}.</source>
        <translation>{option} {given} si sehemu ya sarafu iliyofunguliwa: {reason}.</translation>
    </message>
    <message>
        <source>Use coin check or coin page; add --help for their options.</source>
        <translation>Sema coin check au coin page; --help baada ya lolote inaeleza kinachohitajika.</translation>
    </message>
    <message>
        <source>The two passphrases differ, so nothing was made. Start again.</source>
        <translation>Kaulisiri hizo mbili hazikufanana; hakuna kilichotengenezwa. Anza tena.</translation>
    </message>
    <message>
        <source>Use texts export or texts import; add --help for their options.</source>
        <translation>Andika texts export au texts import; --help baada ya mojawapo hueleza inachopokea.</translation>
    </message>
    <message>
        <source>A passphrase is needed, but there is no terminal to ask for it. Give --passphrase-file FILE.</source>
        <translation>Kaulisiri inahitajika na hakuna terminali ya kuiulizia. Toa --passphrase-file FILE.</translation>
    </message>
    <message>
        <source>The channel cannot be used: {reason}.</source>
        <translation>Njia (channel) haiwezi kutumika: {reason}.</translation>
    </message>
    <message>
        <source>both {of} have {values}, so they give the same information twice; choose two different values, far apart</source>
        <translation>{of} zote mbili zina {values}, kwa hiyo husema jambo lilelile mara mbili; chagua thamani mbili tofauti, zilizo mbali</translation>
    </message>
    <message>
        <source>with these values no number of interviews can estimate &quot;{name}&quot;; choose values that differ more</source>
        <translation>kwa thamani hizi hakuna idadi ya mahojiano inayoeleza “{name}”; chagua thamani zinazotofautiana zaidi</translation>
    </message>
    <message>
        <source>in both samples p_yes/(1 − p_no) is the same, so people with the trait, people without and people who follow no card cannot be distinguished; choose values far apart</source>
        <translation>katika sampuli zote mbili p_yes/(1 − p_no) ni sawa, kwa hiyo wenye sifa, wasio nayo na wasiofuata kadi yoyote hawawezi kutofautishwa; chagua thamani zilizo mbali</translation>
    </message>
    <message>
        <source>besides {design} they can only be direct</source>
        <translation>pamoja na {design} inaweza kuwa ya moja kwa moja tu</translation>
    </message>
    <message>
        <source>with these odds no number of interviews can distinguish the answers</source>
        <translation>kwa uwezekano huu hakuna idadi ya mahojiano inayotofautisha majibu</translation>
    </message>
    <message>
        <source>it must differ from p_truth_1, or the two means cannot be separated</source>
        <translation>lazima itofautiane na p_truth_1, la sivyo wastani hizo mbili haziwezi kutofautishwa</translation>
    </message>
    <message>
        <source>In the maximum-likelihood estimate nobody has the answers in the condition, so there is no share among them. Choose another condition.</source>
        <translation>Kwa kadirio lenye uwezekano wa juu zaidi, hakuna mwenye majibu yaliyotakiwa kama sharti, kwa hiyo hakuna sehemu kati yao. Chagua sharti jingine.</translation>
    </message>
    <message>
        <source>No share can be estimated from the reports; too few people followed the instruction.</source>
        <translation>Ripoti hazielezi sehemu ya jibu lolote; watu wachache mno walifuata maelekezo.</translation>
    </message>
    <message>
        <source>The ranking of item {item} did not converge in {rounds} rounds: its coins reveal too little about the answers. Use a design that asks for the true answer more often, or leave the item out.</source>
        <translation>Upangaji wa kipengele {item} haukutulia kwa raundi {rounds}: sarafu zake zinaeleza machache mno kuhusu majibu. Uliza kwa muundo unaouliza ukweli mara nyingi zaidi, au kiache kipengele hicho.</translation>
    </message>
    <message>
        <source>Sample {sample} has {n} reports; each of the two needs at least 2, or the two means cannot be separated.</source>
        <translation>Sampuli ya {sample} ina ripoti {n}; kila moja kati ya hizo mbili inahitaji angalau 2, la sivyo wastani mbili haziwezi kutofautishwa.</translation>
    </message>
    <message>
        <source>The exact method would have to look at more than a billion reports. Use a larger error, or the normal method, which gives nearly the same result at such sizes.</source>
        <translation>Mbinu kamili ingelazimika kuangalia ripoti zaidi ya bilioni moja. Tumia kosa kubwa zaidi, au mbinu ya kawaida (normal), ambayo haitofautiani sana kwa ukubwa huo.</translation>
    </message>
    <message>
        <source>The method {method} guarantees its result for every number of interviews, which is impossible with this design: its reports have no bounds, or its estimate is a ratio. Use normal.</source>
        <translation>Mbinu {method} inafaa kwa kila idadi ya mahojiano, na kwa muundo huu hakuna inayofaa hivyo: ripoti zake hazina mipaka, au kadirio lake ni uwiano. Tumia normal.</translation>
    </message>
    <message>
        <source>Even asking all {population} people does not reach this error, because the coins alone need {coins_only} reports. Accept a larger error or less confidence, or use a design that asks for the true answer more often.</source>
        <translation>Hata kuwauliza watu wote {population} hakufikii kosa hili, kwa sababu sarafu peke yake zinahitaji ripoti {coins_only}. Kubali kosa kubwa zaidi au kujiamini kudogo zaidi, au tumia muundo ambao sarafu zake zinauliza ukweli mara nyingi zaidi.</translation>
    </message>
    <message>
        <source>{design} cannot be planned for {target}; choose one of {known}.</source>
        <translation>{design} haiwezi kupangiwa {target}; chagua moja kati ya {known}.</translation>
    </message>
    <message>
        <source>{name} cannot be planned, because the spread of its harmless numbers is not known. Rehearse it with people whose numbers you know.</source>
        <translation>{name} hauwezi kupangiwa: haijulikani namba zake zisizo nyeti zinatawanyika kiasi gani. Ujaribu kwa watu ambao unazijua zote mbili.</translation>
    </message>
    <message>
        <source>With these shares of other people, nobody is left whose answers {design} could estimate. Assume other shares.</source>
        <translation>Kwa sehemu hizi za watu wengine hakuna anayebaki ambaye {design} ungeweza kueleza majibu yake. Kisia nyingine.</translation>
    </message>
    <message>
        <source>The most likely shares were not found in {steps} steps, so none are shown. The design separates the answers too poorly; use one that asks for the true answer more often.</source>
        <translation>Viwango vya kuenea vyenye uwezekano wa juu zaidi havikupatikana kwa hatua {steps}, kwa hiyo hakuna kinachoonyeshwa. Muundo hautofautishi majibu vya kutosha; tumia ule ambao sarafu zake zinauliza ukweli mara nyingi zaidi.</translation>
    </message>
    <message>
        <source>There are {clusters} clusters; at least 2 are needed to measure how much they differ. Leave the cluster column out.</source>
        <translation>Kuna vishada {clusters}; angalau 2 vinahitajika ili kuona vinavyotofautiana. Acha safu wima ya vishada.</translation>
    </message>
    <message>
        <source>The predictor {predictor} is fully determined by {others}, so their effects cannot be separated. Leave one of them out.</source>
        <translation>Kigeu elezi {predictor} kinaamuliwa kabisa na {others}, kwa hiyo athari zao haziwezi kutofautishwa. Acha kimoja kati yao.</translation>
    </message>
    <message>
        <source>The item count model cannot be estimated reliably: some coefficient cannot be separated from others, or rests on one person. Leave out covariates, merge rare levels, or use the difference in means.</source>
        <translation>Modeli ya kuhesabu vipengele haina suluhisho la hakika: mgawo mmoja unajificha nyuma ya mingine, au unategemea mtu mmoja. Acha baadhi ya vigeu, unganisha viwango adimu, au tumia tofauti ya wastani.</translation>
    </message>
    <message>
        <source>Only {n} respondents answered all questions of the regression, which estimates {parameters} parameters. Use fewer predictors or collect more interviews.</source>
        <translation>Wahojiwa {n} tu walijibu yote ambayo regresheni inatumia, nayo inakadiria namba {parameters}. Tumia vigeu elezi vichache au kusanya mahojiano zaidi.</translation>
    </message>
    <message>
        <source>All reports of the outcome are the same, so there is no difference to explain. Choose another outcome or collect more interviews.</source>
        <translation>Ripoti zote za tokeo ni sawa, kwa hiyo hakuna kinachoweza kueleza tofauti kati yao. Chagua tokeo lingine au kusanya mahojiano zaidi.</translation>
    </message>
    <message>
        <source>Nearly all differences in the reports to {predictor} are noise from its randomization, so its effect cannot be estimated. Leave it out, or collect more interviews.</source>
        <translation>Karibu tofauti zote katika ripoti za {predictor} ni kelele ya unasibu wake, kwa hiyo athari yake haiwezi kuonekana. Liache, au kusanya mahojiano zaidi.</translation>
    </message>
    <message>
        <source>The predictor {predictor} has the same value for all respondents, so its effect cannot be estimated. Leave it out.</source>
        <translation>Kigeu elezi {predictor} kina thamani ile ile kwa wahojiwa wote, kwa hiyo athari yake haiwezi kujulikana. Kiache.</translation>
    </message>
    <message>
        <source>The best-fitting share is exactly 0 or 100 %, so the coefficients have no finite estimate. Look at the estimate of the share first; collect more interviews.</source>
        <translation>Sehemu inayolingana zaidi ni 0 au 100 % kamili, hivyo migawo haina kadirio lenye kikomo. Tazama kwanza kadirio la sehemu; kusanya mahojiano zaidi.</translation>
    </message>
    <message>
        <source>The design of {question} gives the same reports whatever the answer, so nothing can be learned from them. Use a design whose reports depend on the answer.</source>
        <translation>Muundo wa {question} unatoa ripoti zile zile bila kujali jibu, kwa hiyo hakuna kinachoweza kujifunzwa. Tumia muundo unaotofautisha majibu.</translation>
    </message>
    <message>
        <source>The model did not converge in {steps} steps, so no coefficients are shown. Use fewer predictors, or a design that asks for the true answer more often.</source>
        <translation>Migawo yenye uwezekano wa juu zaidi haikupatikana kwa hatua {steps}, kwa hiyo hakuna kinachoonyeshwa. Tumia vigeu elezi vichache, au muundo ambao sarafu zake zinauliza ukweli mara nyingi zaidi.</translation>
    </message>
    <message>
        <source>The reports cannot separate {what}, so there are no standard errors. Two samples need different probabilities; otherwise use fewer predictors.</source>
        <translation>Ripoti hazitofautishi {what}, kwa hiyo hakuna makosa sanifu. Sampuli mbili zinahitaji uwezekano tofauti; vinginevyo tumia vigeu elezi vichache.</translation>
    </message>
    <message>
        <source>The predictor {predictor} separates the answers perfectly, so its coefficient has no finite estimate. Leave it out, merge its levels, or collect more interviews.</source>
        <translation>Kitabiri {predictor} kinatenganisha majibu kikamilifu, hivyo mgawo wake hauna kadirio lenye kikomo. Kiache, unganisha viwango vyake, au kusanya mahojiano zaidi.</translation>
    </message>
    <message>
        <source>Stratum {stratum} is said to have {population} units, but {sampled} were sampled from it. Give the number of units (clusters, or people if there are no clusters) in the whole stratum.</source>
        <translation>Tabaka {stratum} linasemekana kuwa na vitengo {population}, lakini {sampled} vilichaguliwa kutoka humo. Toa idadi ya vitengo (vishada, au watu pale ambapo hakuna) vilivyoweza kuchaguliwa.</translation>
    </message>
    <message>
        <source>The weight of respondent {row} is {weight}; in total {count} weights are not numbers above 0. A weight says how many people a respondent represents. Correct the column, or do not use weights.</source>
        <translation>Uzito wa mhojiwa {row} ni {weight}, na jumla ya {count} si namba zilizo juu ya 0. Uzito unasema mhojiwa anawakilisha watu wangapi; sahihisha safu wima, au acha uzito.</translation>
    </message>
    <message>
        <source>All {count} weights are 0, so nobody counts. Choose another weight column, or do not use weights.</source>
        <translation>Uzito wote {count} ni 0, kwa hiyo hakuna anayehesabiwa. Chagua safu wima nyingine ya uzito, au acha uzito.</translation>
    </message>
    <message>
        <source>{rows} rows cannot be divided into {parts} parts with rows in each.</source>
        <translation>Safu mlalo {rows} haziwezi kugawanywa katika sehemu {parts} zenye safu mlalo kila moja.</translation>
    </message>
    <message>
        <source>{file} is not a model that this program can read: its format is {format}, not {known}.</source>
        <translation>{file} si modeli ambayo programu hii inasoma: umbizo lake ni {format}, si {known}.</translation>
    </message>
    <message>
        <source>The cut points of {attribute} must be finite and increasing; they are {cuts}.</source>
        <translation>Nukta za kukatia za {attribute} lazima ziwe na kikomo na ziwe zinapanda; sasa ni {cuts}.</translation>
    </message>
    <message>
        <source>{label} has only one class; a classifier needs at least two.</source>
        <translation>{label} ina darasa moja tu; kiainishi kinahitaji mawili au zaidi ya kutofautisha.</translation>
    </message>
    <message>
        <source>Column {attribute} has the value {value}, which is not one of its levels ({levels}); correct it, or leave it empty if it is missing.</source>
        <translation>Safu wima {attribute} ina thamani {value}, ambayo si mojawapo ya ngazi zake ({levels}); isahihishe, au iache wazi kama haipo.</translation>
    </message>
    <message>
        <source>{feature} has only one value, so it does not help to predict; leave it out of the features.</source>
        <translation>{feature} kina thamani moja tu, kwa hiyo hakielezi chochote; kiache nje ya vipengele.</translation>
    </message>
    <message>
        <source>Nobody reported both {feature} and {label}, so their relationship cannot be learned. Leave {feature} out.</source>
        <translation>Hakuna aliyeripoti {feature} na {label} zote mbili, kwa hiyo haijulikani zinavyoendana. Acha {feature}.</translation>
    </message>
    <message>
        <source>{feature} has only one level, {level}, so it does not help to predict. Leave it out.</source>
        <translation>{feature} ina kiwango kimoja tu, {level}: haielezi chochote. Iache.</translation>
    </message>
    <message>
        <source>{feature} and {label} have {cells} combinations, but one report can have at most about 256. Merge levels, or leave {feature} out.</source>
        <translation>{feature} na {label} zina michanganyiko {cells}, na ripoti moja inaweza kuwa takriban 256 kwa wingi. Unganisha viwango, au acha {feature}.</translation>
    </message>
    <message>
        <source>weights follow from the inclusion probabilities; leave out the weights</source>
        <translation>uzito unatokana na uwezekano wa kujumuishwa; acha uzito</translation>
    </message>
    <message>
        <source>{file}, line {line}: “{cell}” is not a number. Give the joint inclusion probabilities alone, one row and one column for each respondent, without a header.</source>
        <translation>{file}, mstari {line}: “{cell}” si namba. Toa uwezekano wa pamoja wa kujumuishwa pekee, safu moja na safuwima moja kwa kila mhojiwa, bila vichwa.</translation>
    </message>
    <message>
        <source>Give collection files, tables (.csv) or a project, but only one of these kinds: their respondents cannot be counted together.</source>
        <translation>Toa mafaili ya ukusanyaji, majedwali (.csv) au mradi, aina moja tu: wahojiwa wake hawawezi kuhesabiwa pamoja.</translation>
    </message>
    <message>
        <source>The column {column} needs a table (.csv) that has it; a collection file contains only reports.</source>
        <translation>Safu wima {column} inahitaji jedwali (.csv) lenye hiyo; faili la ukusanyaji lina ripoti tu.</translation>
    </message>
    <message>
        <source>No row of {where} can be used: {refused} were refused{first}. Each row needs recorded reports in the survey&apos;s columns; a table that codes them in another way must be mapped when it is imported into a project.</source>
        <translation>Hakuna safu ya {where} inayoweza kutumika: {refused} zilikataliwa{first}. Kila safu inahitaji ripoti zilizorekodiwa katika safu wima za dodoso; jedwali linaloziandika vingine hulinganishwa linapoingizwa kwenye mradi.</translation>
    </message>
    <message>
        <source>This text is not available in {language}. Choose one of {known}.</source>
        <translation>Maandishi haya hayapo katika lugha {language}. Chagua moja kati ya {known}.</translation>
    </message>
    <message>
        <source>{feature} was randomized, so the model&apos;s prediction for a respondent is not known. Evaluate on respondents whose features were asked directly, or on a plain table.</source>
        <translation>{feature} kilifanywa cha nasibu, kwa hiyo kile ambacho modeli ingesema kuhusu mhojiwa hakijulikani. Tathmini kwa wahojiwa ambao vipengele vyao viliulizwa moja kwa moja, au kwa jedwali la kawaida.</translation>
    </message>
    <message>
        <source>The model predicts {classes}, and {label} has the answers {answers}.</source>
        <translation>Modeli inatofautisha {classes}, na {label} ina majibu {answers}.</translation>
    </message>
    <message>
        <source>{learner} does not learn from randomized reports. Use one of {known}.</source>
        <translation>{learner} haijifunzi kutokana na ripoti za nasibu. Chukua moja kati ya {known}.</translation>
    </message>
    <message>
        <source>{question} combines {label} with others in the design {design}; for that, {label} must be its last member. Only k_rr takes any order.</source>
        <translation>{question} linaunganisha {label} na mengine kwa muundo {design}; kwa hilo, {label} lazima iwe mwanachama wa mwisho. k_rr peke yake unakubali mpangilio wowote.</translation>
    </message>
    <message>
        <source>{table} contains true values, so say how much of its privacy may be spent: an epsilon such as 1, or inf for a model that is not private.</source>
        <translation>{table} lina thamani za kweli, kwa hiyo sema faragha yake kiasi gani inaweza kutumika: --epsilon 1, kwa mfano; au --epsilon inf kwa modeli isiyo ya faragha.</translation>
    </message>
    <message>
        <source>“{text}” is not a cost; write a number from 0</source>
        <translation>“{text}” si gharama; andika namba kuanzia 0</translation>
    </message>
    <message>
        <source>Give either a survey file or a project that has a survey.</source>
        <translation>Toa faili la utafiti, au mradi wenye utafiti, kimojawapo.</translation>
    </message>
    <message>
        <source>{written} is not a difference; write QUESTION=0.1, from -1 to 1</source>
        <translation>{written} si tofauti; andika QUESTION=0.1, kutoka -1 hadi 1</translation>
    </message>
    <message>
        <source>{written} is not a prevalence; write a number such as 0.12</source>
        <translation>{written} si kiwango cha kuenea; andika namba kama 0.12</translation>
    </message>
    <message>
        <source>This survey has simulated and real interviews; only the real ones count.</source>
        <translation>Kuna mahojiano ya kuigizwa na ya kweli ya utafiti uleule; ya kweli pekee ndiyo yanayohesabiwa.</translation>
    </message>
    <message>
        <source>it is not a collection file; import it into a project as a table</source>
        <translation>si faili ya ukusanyaji; iingize kwenye mradi kama jedwali</translation>
    </message>
    <message>
        <source>the folder contains no collection files</source>
        <translation>folda haina faili za ukusanyaji</translation>
    </message>
    <message>
        <source>The kiosk “{words}” was revoked in this project, and its enrolment file does not reverse that. Nothing was changed. Accept it by name if it is to be trusted again.</source>
        <translation>Kioski “{words}” kilibatilishwa katika mradi huu, na faili yake ya usajili haikirudishi. Hakuna kilichobadilishwa. Kikubali kwa jina ikiwa kitaaminiwa tena.</translation>
    </message>
    <message>
        <source>{file} comes from a kiosk that this project does not know: “{words}”. It is held in the project. Compare these words with those on the kiosk&apos;s supervisor screen, then accept the kiosk.</source>
        <translation>{file} limetoka kwenye kioski ambacho mradi huu haukijui: “{words}”. Linasubiri katika mradi. Linganisha maneno haya na yale yaliyo kwenye skrini ya msimamizi wa kioski, kisha kikubali kioski.</translation>
    </message>
    <message>
        <source>{file} comes from a kiosk that was revoked in this project: “{words}”. It is held in the project until the kiosk is accepted again.</source>
        <translation>{file} limetoka kwenye kioski kilichobatilishwa katika mradi huu: “{words}”. Linasubiri katika mradi hadi kioski kikubaliwe tena.</translation>
    </message>
    <message>
        <source>The project {file} contains a survey {survey} that is not the one in the given file; one of them was changed without a new version.</source>
        <translation>Mradi {file} una utafiti {survey} ambao si ule ulio katika faili lililotolewa; mmoja wao ulibadilishwa bila toleo jipya.</translation>
    </message>
    <message>
        <source>{written} is not a survey: give a survey file, or the id of one of the project&apos;s surveys, as clinic or clinic@3 for its version 3.</source>
        <translation>{written} si utafiti: toa faili la utafiti, au kitambulisho cha moja ya tafiti za mradi, kama clinic au clinic@3 kwa toleo lake la 3.</translation>
    </message>
    <message>
        <source>The project {project} has no file {file} in its chosen survey. Use the names that the desk lists.</source>
        <translation>Mradi {project} hauna faili {file} la utafiti wake uliochaguliwa; majina yake ni yale ambayo dawati linayaorodhesha.</translation>
    </message>
    <message>
        <source>{forged} is not a number of forged interviews: give a whole number from 0 to {most}.</source>
        <translation>{forged} si idadi ya mahojiano ya kughushi: toa namba kamili kutoka 0 hadi {most}.</translation>
    </message>
    <message>
        <source>A script cannot reproduce these numbers: {file} is a table of another program, and the project does not keep how its columns were mapped. Write the report without the script.</source>
        <translation>Hati haiwezi kutengeneza nambari hizi tena: {file} ni jedwali la programu nyingine, na mradi hautunzi safuwima zake zilichukuliwa kuwa nini. Andika ripoti bila hati.</translation>
    </message>
    <message>
        <source>{written} cannot be assumed. Write {form}=SHARE with a share from 0 to 1; known here: {known}.</source>
        <translation>{written} haiwezi kukisiwa. Andika {form}=SHARE yenye sehemu kutoka 0 hadi 1; zinazojulikana hapa: {known}.</translation>
    </message>
    <message>
        <source>the true answer in {own}, any other in {other} of all cases</source>
        <translation>jibu la kweli katika {own}, jingine lolote katika {other} ya hali zote</translation>
    </message>
    <message>
        <source>otherwise one of {k}, all equally likely</source>
        <translation>vinginevyo moja kati ya {k}, yote yakiwa na nafasi sawa</translation>
    </message>
    <message>
        <source>the sensitive question with {p}, otherwise the harmless one</source>
        <translation>swali nyeti kwa uwezekano wa {p}, vinginevyo lisilo nyeti</translation>
    </message>
    <message>
        <source>{file} cannot be shown as a form: {path} must be {expected}. Correct that in a text editor first.</source>
        <translation>{file} halionyesheki kama fomu: {path} lazima iwe {expected}. Kwanza rekebisha hilo kwenye kihariri cha maandishi.</translation>
    </message>
    <message>
        <source>{file} was not written: a form needs a survey without problems, and this one has {count}. Fix them, or save it as a survey file for now.</source>
        <translation>{file} halikuandikwa: fomu inahitaji utafiti usio na makosa, na huu una {count}. Yarekebishe, au kwa sasa uhifadhi kama faili la utafiti.</translation>
    </message>
    <message>
        <source>{strange} is not a randomized question of {name}; these are {known}</source>
        <translation>{strange} si swali la nasibu la {name}; hayo ni {known}</translation>
    </message>
    <message>
        <source>{text} is not a weight; write QUESTION=2, with a number above 0</source>
        <translation>{text} si uzito; andika QUESTION=2, kwa namba zaidi ya 0</translation>
    </message>
    <message>
        <source>the sound is left out; its file is not in the form&apos;s folder.</source>
        <translation>sauti imeachwa; faili yake haipo kando ya fomu.</translation>
    </message>
    <message>
        <source>{file} was imported before with other content or another mapping ({count} interviews), and importing it again would count people twice. Replace the old table, or rename the file if its respondents are other people.</source>
        <translation>{file} iliingizwa awali ikiwa na yaliyomo mengine au ulinganishaji mwingine (mahojiano {count}), na kuiingiza tena kungehesabu watu mara mbili. Badilisha jedwali la zamani, au ipe faili jina jipya ikiwa wahojiwa ni watu wengine.</translation>
    </message>
    <message>
        <source>{file} was imported, but about {shared} of its {count} respondents seem to be in {other} too: so many equal rows do not happen by chance. If they are the same people, they now count twice: undo the import, or remove one of the two files.</source>
        <translation>{file} iliingizwa, lakini takriban {shared} kati ya wahojiwa wake {count} wanaonekana kuwa pia katika {other}: safu nyingi hivyo haziafikiani kwa bahati. Kama ni watu walewale sasa wanahesabiwa mara mbili: basi tengua uingizaji, au ondoa faili moja kati ya hizo mbili.</translation>
    </message>
    <message>
        <source>is not a report: for a randomized question each choice is recorded, or none</source>
        <translation>si ripoti: ya swali la nasibu kila chaguo husemwa, au hakuna</translation>
    </message>
    <message>
        <source>it is not a mapping; its &quot;format&quot; must be &quot;{format}&quot;</source>
        <translation>si ulinganisho; “format” yake lazima iwe “{format}”</translation>
    </message>
    <message>
        <source>{key} is written twice, or does not belong in a mapping</source>
        <translation>{key} imeandikwa mara mbili, au si ufunguo wa ulinganisho</translation>
    </message>
    <message>
        <source>line {line} contains a NUL character</source>
        <translation>mstari wa {line} una herufi ya NUL</translation>
    </message>
    <message>
        <source>the folder contains no enrolment files (their names end in .enrolment)</source>
        <translation>folda haina mafaili ya usajili (majina yao huishia na .enrolment)</translation>
    </message>
    <message>
        <source>contains a report that its design never gives</source>
        <translation>ina ripoti ambayo muundo wake hautoi kamwe</translation>
    </message>
    <message>
        <source>is not a sealed interview</source>
        <translation>si mahojiano yaliyofungwa</translation>
    </message>
    <message>
        <source>its interviews contain characters that are not allowed</source>
        <translation>mahojiano yake yana herufi ambazo hayaruhusiwi kuwa nazo</translation>
    </message>
    <message>
        <source>it is not UTF-8 text</source>
        <translation>si maandishi ya UTF-8</translation>
    </message>
    <message>
        <source>it is not a sealed interview</source>
        <translation>si mahojiano yaliyofungwa</translation>
    </message>
    <message>
        <source>{file}, line {line}: this interview is damaged and was left out ({reason}). The others are not affected.</source>
        <translation>{file}, mstari {line}: mahojiano haya yameharibika na yameachwa ({reason}). Mengine hayajaguswa.</translation>
    </message>
    <message>
        <source>An Excel sheet can have {most} rows, and there are {rows}. Write .csv, .parquet, .sav or .dta.</source>
        <translation>Laha ya Excel inachukua safu mlalo {most} na hizi ni {rows}. Andika .csv, .parquet, .sav au .dta.</translation>
    </message>
    <message>
        <source>it contains a NUL character</source>
        <translation>ina herufi ya NUL</translation>
    </message>
    <message>
        <source>its name is not a name</source>
        <translation>jina lake si jina</translation>
    </message>
    <message>
        <source>the system gives no reason</source>
        <translation>mfumo hautoi sababu</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>diski imejaa</translation>
    </message>
    <message>
        <source>the disk quota is used up</source>
        <translation>mgawo wa diski umekwisha</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <translation>diski ni ya kusoma tu</translation>
    </message>
    <message>
        <source>permission is denied</source>
        <translation>ruhusa imekataliwa</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <translation>diski inaripoti hitilafu</translation>
    </message>
    <message>
        <source>there is no such file or folder</source>
        <translation>hakuna faili au folda kama hiyo</translation>
    </message>
    <message>
        <source>the folder is not a folder</source>
        <translation>folda si folda</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>ni folda</translation>
    </message>
    <message>
        <source>it is a link; give the file itself</source>
        <translation>ni kiungo; toa faili yenyewe</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>jina ni refu mno</translation>
    </message>
    <message>
        <source>a file of that name is there already; choose another place</source>
        <translation>faili yenye jina hilo ipo tayari; chagua mahali pengine</translation>
    </message>
    <message>
        <source>{file} contains a secret, and other people on this machine can read it. Let only its owner read it, with “chmod 600 {file}”.</source>
        <translation>{file} ina siri, na watu wengine kwenye mashine hii wanaweza kuisoma. Fanya mwenyewe pekee aweze kuisoma, kwa “chmod 600 {file}”.</translation>
    </message>
    <message>
        <source>there is no such folder; make it, or look whether the stick is in</source>
        <translation>hakuna folda kama hiyo; itengeneze, au angalia kama kijiti kimechomekwa</translation>
    </message>
    <message>
        <source>it grew while it was read</source>
        <translation>iliongezeka wakati ikisomwa</translation>
    </message>
    <message>
        <source>it has {st_size} bytes, more than the {largest} allowed</source>
        <translation>ina baiti {st_size}, zaidi ya {largest} zinazoruhusiwa</translation>
    </message>
    <message>
        <source>Give the largest survey weight, a whole number that is known without looking at the data.</source>
        <translation>Toa uzito mkubwa zaidi wa utafiti, namba nzima inayojulikana bila kuangalia data.</translation>
    </message>
    <message>
        <source>it is for a public or synthetic table, not for reports</source>
        <translation>ni kwa jedwali la umma au la kubuniwa, si kwa ripoti</translation>
    </message>
    <message>
        <source>The program is not translated into {language}. Choose one of {known}.</source>
        <translation>Madirisha hayana maneno ya lugha {language}. Chagua moja kati ya {known}.</translation>
    </message>
    <message>
        <source>it is damaged; fetch the copy that was put away when the key was made</source>
        <translation>imeharibika; leta nakala iliyowekwa pembeni ufunguo ulipotengenezwa</translation>
    </message>
    <message>
        <source>it is not the file of an analyst&apos;s private key</source>
        <translation>si faili ya ufunguo wa siri wa mchambuzi</translation>
    </message>
    <message>
        <source>it was written by a newer Surveyapp; update the program</source>
        <translation>iliandikwa na Surveyapp mpya zaidi; sasisha programu</translation>
    </message>
    <message>
        <source>its public key does not belong to its private one</source>
        <translation>ufunguo wake wa wazi si wa ule wa siri</translation>
    </message>
    <message>
        <source>it is the kiosk&apos;s own folder; choose another, on a stick for example</source>
        <translation>ni folda ya kioski chenyewe; chagua nyingine, kwa mfano kwenye kijiti</translation>
    </message>
    <message>
        <source>{differing} of its interviews are in the project with other reports, so one of the files was altered</source>
        <translation>mahojiano yake {differing} yako kwenye mradi na ripoti nyingine, kwa hiyo faili moja ilibadilishwa</translation>
    </message>
    <message>
        <source>it repeats another of the file</source>
        <translation>inarudia nyingine ya faili</translation>
    </message>
    <message>
        <source>its box does not open</source>
        <translation>sanduku lake halifunguki</translation>
    </message>
    <message>
        <source>it is a damaged Parquet file, or of a kind that cannot be read</source>
        <translation>ni faili ya Parquet iliyoharibika, au ya aina isiyosomeka</translation>
    </message>
    <message>
        <source>it is damaged; remove it from the kiosk&apos;s folder and choose a new PIN</source>
        <translation>limeharibika; liondoe kwenye folda ya kioski na uchague PIN mpya</translation>
    </message>
    <message>
        <source>is not expected: the row has {count} cells and the header {columns}</source>
        <translation>haikutarajiwa: safu ina seli {count} na kichwa {columns}</translation>
    </message>
    <message>
        <source>ends a row with a cell of {longest} characters, more than {allowed}</source>
        <translation>inamaliza safu kwa seli ya herufi {longest}, zaidi ya {allowed}</translation>
    </message>
    <message>
        <source>it belongs to the survey {name} version {version}, the others to {others}</source>
        <translation>ni ya dodoso {name} toleo {version}, nyingine ni za {others}</translation>
    </message>
    <message>
        <source>its survey {name} version {version} was changed without a new version</source>
        <translation>dodoso lake {name} toleo {version} lilibadilishwa bila toleo jipya</translation>
    </message>
    <message>
        <source>it was written by another version of Surveyapp; use that one or a newer</source>
        <translation>iliandikwa na toleo lingine la Surveyapp; tumia hilo au jipya zaidi</translation>
    </message>
    <message>
        <source>it is not a Surveyapp project</source>
        <translation>si mradi wa Surveyapp</translation>
    </message>
    <message>
        <source>is one report too many: each respondent is asked {size} of {of}</source>
        <translation>ni ripoti moja zaidi: kila mhojiwa huulizwa {size} kati ya {of}</translation>
    </message>
    <message>
        <source>two columns are called {name}; rename or remove one of them</source>
        <translation>safu wima mbili zinaitwa {name}; badilisha jina la moja au iondoe</translation>
    </message>
    <message>
        <source>there is no column {name}; the table has {header}</source>
        <translation>hakuna safu wima {name}; jedwali lina {header}</translation>
    </message>
    <message>
        <source>it has no sheet {wanted}; it has {names}</source>
        <translation>hakina laha {wanted}; kina {names}</translation>
    </message>
    <message>
        <source>the sheet {sheet} is empty</source>
        <translation>laha {sheet} ni tupu</translation>
    </message>
    <message>
        <source>its sheet {title} has more than {most_rows} rows</source>
        <translation>laha yake {title} ina safu zaidi ya {most_rows}</translation>
    </message>
    <message>
        <source>it is damaged, or of a kind that cannot be read</source>
        <translation>imeharibika, au ni ya aina isiyosomeka</translation>
    </message>
    <message>
        <source>it is not CSV ({problem})</source>
        <translation>si CSV ({problem})</translation>
    </message>
    <message>
        <source>it is not UTF-8; save it as UTF-8</source>
        <translation>si UTF-8; ihifadhi kama UTF-8</translation>
    </message>
    <message>
        <source>is a formula; paste its value instead.</source>
        <translation>ni fomula; bandika thamani yake badala yake.</translation>
    </message>
    <message>
        <source>is an error of the spreadsheet; write the value.</source>
        <translation>ni hitilafu ya lahajedwali; andika thamani.</translation>
    </message>
    <message>
        <source>it is a workbook of an old kind (.xls); save it as .xlsx</source>
        <translation>ni kitabu cha kazi cha aina ya zamani (.xls); kihifadhi kama .xlsx</translation>
    </message>
    <message>
        <source>it is protected by a password; save it without one</source>
        <translation>kinalindwa kwa nenosiri; kihifadhi bila hilo</translation>
    </message>
    <message>
        <source>{file} was not read: nobody has enrolled its kiosk, “{words}”.</source>
        <translation>{file} halikusomwa: hakuna aliyesajili kioski chake, “{words}”.</translation>
    </message>
    <message>
        <source>it unpacks to more than is allowed ({most} MB, {most_members} parts)</source>
        <translation>kikifunguliwa kinazidi kinachoruhusiwa (MB {most}, sehemu {most_members})</translation>
    </message>
    <message>
        <source>sheet {name} has more than {most_columns} columns</source>
        <translation>laha {name} ina safu wima zaidi ya {most_columns}</translation>
    </message>
    <message>
        <source>sheet {name} has more than {most_rows} rows</source>
        <translation>laha {name} ina safu zaidi ya {most_rows}</translation>
    </message>
    <message>
        <source>it has {count} letters after the first hyphen and must have {wanted}</source>
        <translation>ina herufi {count} baada ya kistari cha kwanza na lazima iwe na {wanted}</translation>
    </message>
    <message>
        <source>{reason}; copy the whole line</source>
        <translation>{reason}; nakili mstari wote</translation>
    </message>
    <message>
        <source>a letter of it is wrong (its checksum says so); copy it again</source>
        <translation>herufi yake moja si sahihi (jumla yake ya ukaguzi yasema); inakili tena</translation>
    </message>
    <message>
        <source>{name} has coins of several samples; ask by a design of one</source>
        <translation>{name} ina bahati za sampuli kadhaa; uliza kwa muundo wa moja</translation>
    </message>
    <message>
        <source>{name} draws more than one coin below a small number; ask by another design</source>
        <translation>{name} huchota zaidi ya bahati moja chini ya namba ndogo; uliza kwa muundo mwingine</translation>
    </message>
    <message>
        <source>its coin has {denominator} sides and {most_sides} cards are the most that can be laid out; choose odds with a smaller common denominator</source>
        <translation>bahati yake ina pande {denominator} na kadi {most_sides} ndizo nyingi zaidi zinazoweza kupangwa; chagua uwezekano wenye kigawe cha pamoja kidogo</translation>
    </message>
    <message>
        <source>must be true or false.</source>
        <translation>lazima iwe true au false.</translation>
    </message>
    <message>
        <source>is true, but no question has the kiosk&apos;s coins; remove it.</source>
        <translation>ni true, lakini hakuna swali lenye bahati ya kioski; iondoe.</translation>
    </message>
    <message>
        <source>is true, but {reason} (question {name}).</source>
        <translation>ni true, lakini {reason} (swali {name}).</translation>
    </message>
    <message>
        <source>the answer is a number; compare it with =</source>
        <translation>jibu ni namba; lilinganishe kwa =</translation>
    </message>
    <message>
        <source>{relation} compares numbers only, without quotes</source>
        <translation>{relation} hulinganisha namba tu, bila alama za nukuu</translation>
    </message>
    <message>
        <source>several choices can be answered; use selected(${{id}}, &apos;choice&apos;)</source>
        <translation>machaguo kadhaa yanaweza kujibiwa; tumia selected(${{id}}, &apos;choice&apos;)</translation>
    </message>
    <message>
        <source>the answer is a number; write it without quotes</source>
        <translation>jibu ni namba; liandike bila alama za nukuu</translation>
    </message>
    <message>
        <source>the answer is a choice; write its id in quotes</source>
        <translation>jibu ni chaguo; andika id yake ndani ya alama za nukuu</translation>
    </message>
    <message>
        <source>a number is never a choice</source>
        <translation>namba kamwe si chaguo</translation>
    </message>
    <message>
        <source>has {leaf}, but {wrong}.</source>
        <translation>ina {leaf}, lakini {wrong}.</translation>
    </message>
    <message>
        <source>looks at . before the question is asked; refer to an earlier question by ${{id}}.</source>
        <translation>inaangalia . kabla swali halijaulizwa; rejea swali la awali kwa ${{id}}.</translation>
    </message>
    <message>
        <source>never looks at the answer; write . for it.</source>
        <translation>haiangalii jibu kamwe; andika . kwa ajili yake.</translation>
    </message>
    <message>
        <source>refers to ${{{name}}}, the question itself; an answer of its own is . in a constraint.</source>
        <translation>inarejea ${{{name}}}, swali lenyewe; jibu lake lenyewe ni . katika sharti.</translation>
    </message>
    <message>
        <source>has {leaf}, which compares no answer.</source>
        <translation>ina {leaf}, ambayo hailinganishi jibu lolote.</translation>
    </message>
    <message>
        <source>refers to ${{{name}}}, which is asked later; refer to an earlier question.</source>
        <translation>inarejea ${{{name}}}, linaloulizwa baadaye; rejea swali la awali.</translation>
    </message>
    <message>
        <source>refers to ${{{name}}}, a note, which has no answer.</source>
        <translation>inarejea ${{{name}}}, maelezo, ambayo hayana jibu.</translation>
    </message>
    <message>
        <source>refers to ${{{name}}}, which no question has as its id.</source>
        <translation>inarejea ${{{name}}}, ambayo si id ya swali lolote.</translation>
    </message>
    <message>
        <source>has {count} characters, and {longest_expression} are the most</source>
        <translation>ina herufi {count}, na {longest_expression} ndizo nyingi zaidi</translation>
    </message>
    <message>
        <source>has the curly quote {character}; type a straight &apos; instead</source>
        <translation>ina alama ya nukuu iliyopinda {character}; andika iliyonyooka &apos; badala yake</translation>
    </message>
    <message>
        <source>ends</source>
        <translation>inaisha</translation>
    </message>
    <message>
        <source>has {text}</source>
        <translation>ina {text}</translation>
    </message>
    <message>
        <source>has a text without a closing {character}</source>
        <translation>ina maandishi bila {character} ya kufunga</translation>
    </message>
    <message>
        <source>has a $ that begins no ${{id}}; write the id in braces</source>
        <translation>ina $ isiyoanzisha ${{id}} yoyote; andika id ndani ya mabano ya curly</translation>
    </message>
    <message>
        <source>is nested too deeply</source>
        <translation>imepachikwa kwa kina mno</translation>
    </message>
    <message>
        <source>has {text}, where and, or or the end is expected</source>
        <translation>ina {text}, mahali panapotarajiwa and, or au mwisho</translation>
    </message>
    <message>
        <source>has a selected() that does not begin with ${{id}} or .</source>
        <translation>ina selected() isiyoanza kwa ${{id}} au .</translation>
    </message>
    <message>
        <source>has a selected() that does not end with a choice in quotes</source>
        <translation>ina selected() isiyoisha kwa chaguo ndani ya nukuu</translation>
    </message>
    <message>
        <source>{found} where ${{id}}, ., a number or a &apos;text&apos; is expected</source>
        <translation>{found} mahali panapotarajiwa ${{id}}, ., namba au &apos;maandishi&apos;</translation>
    </message>
    <message>
        <source>{found} where one of =, !=, &lt;, &lt;=, &gt; and &gt;= is expected</source>
        <translation>{found} mahali panapotarajiwa moja ya =, !=, &lt;, &lt;=, &gt; na &gt;=</translation>
    </message>
    <message>
        <source>{found} where {mark} is expected</source>
        <translation>{found} mahali panapotarajiwa {mark}</translation>
    </message>
    <message>
        <source>is never shown; add the constraint it is about.</source>
        <translation>haionyeshwi kamwe; ongeza sharti inayolihusu.</translation>
    </message>
    <message>
        <source>must be a condition in quotes, such as &quot;${{age}} &gt;= 18&quot;.</source>
        <translation>lazima iwe sharti ndani ya nukuu, kama &quot;${{age}} &gt;= 18&quot;.</translation>
    </message>
    <message>
        <source>refers to ${{{name}}}, which depends on {steps}, which is randomized: its true answer would show. Refer to direct questions only.</source>
        <translation>inarejea ${{{name}}}, inayotegemea {steps}, ambayo ni ya nasibu: jibu lake la kweli lingeonekana. Rejea maswali ya moja kwa moja tu.</translation>
    </message>
    <message>
        <source>keeps some answers to ${{{name}}} out, which is randomized: whoever reads the record would know more about the true answer than its coins let through. It may only repeat the question&apos;s own bounds.</source>
        <translation>inaacha nje baadhi ya majibu ya ${{{name}}}, ambalo ni la nasibu: anayesoma rekodi angejua zaidi kuhusu jibu la kweli kuliko bahati yake inavyoruhusu. Inaweza tu kurudia mipaka ya swali lenyewe.</translation>
    </message>
    <message>
        <source>repeats the answer to ${{{name}}}, which is randomized, on the screen; leave it out.</source>
        <translation>inarudia kwenye skrini jibu la ${{{name}}}, ambalo ni la nasibu; liache.</translation>
    </message>
    <message>
        <source>must be true or false, without quotes.</source>
        <translation>lazima iwe true au false, bila alama za nukuu.</translation>
    </message>
    <message>
        <source>the file</source>
        <translation>faili</translation>
    </message>
    <message>
        <source>something else</source>
        <translation>kitu kingine</translation>
    </message>
    <message>
        <source>_ and -, beginning with a letter or digit</source>
        <translation>_ na -, ikianza kwa herufi au tarakimu</translation>
    </message>
    <message>
        <source>and _, beginning with a letter</source>
        <translation>na _, ikianza kwa herufi</translation>
    </message>
    <message>
        <source>and -, such as en, fr or pt-BR</source>
        <translation>na -, kama en, fr au pt-BR</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>kitu</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>orodha</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true au false</translation>
    </message>
    <message>
        <source>null</source>
        <translation>null</translation>
    </message>
    <message>
        <source>from {low} to {high}</source>
        <translation>kutoka {low} hadi {high}</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>tupu</translation>
    </message>
    <message>
        <source>is {value}; it must be an object in braces.</source>
        <translation>ni {value}; lazima iwe kitu ndani ya mabano ya curly.</translation>
    </message>
    <message>
        <source>is written more than once; keep one.</source>
        <translation>imeandikwa zaidi ya mara moja; bakiza moja.</translation>
    </message>
    <message>
        <source>is {value}; it must be a list in brackets.</source>
        <translation>ni {value}; lazima iwe orodha ndani ya mabano ya mraba.</translation>
    </message>
    <message>
        <source>has {count} entries; it must have {low} to {high}.</source>
        <translation>ina vipengele {count}; lazima iwe na {low} hadi {high}.</translation>
    </message>
    <message>
        <source>is {value}; it must be a whole number from {low} to {high}.</source>
        <translation>ni {value}; lazima iwe namba kamili kutoka {low} hadi {high}.</translation>
    </message>
    <message>
        <source>is {value}; it must be a decimal number {ends}.</source>
        <translation>ni {value}; lazima iwe namba ya desimali {ends}.</translation>
    </message>
    <message>
        <source>is {value}; it must be a name of at most 64 letters a–z, digits, {extra}.</source>
        <translation>ni {value}; lazima iwe jina la herufi a–z zisizozidi 64, tarakimu, {extra}.</translation>
    </message>
    <message>
        <source>is {value}; write a text.</source>
        <translation>ni {value}; andika maandishi.</translation>
    </message>
    <message>
        <source>has {count} characters; {longest_text} are the most.</source>
        <translation>ina herufi {count}; {longest_text} ndizo nyingi zaidi.</translation>
    </message>
    <message>
        <source>holds the invisible character U+{unseen}; remove it.</source>
        <translation>ina herufi isiyoonekana U+{unseen}; iondoe.</translation>
    </message>
    <message>
        <source>is {value}; write a text for each language, {{&quot;en&quot;: &quot;…&quot;}}.</source>
        <translation>ni {value}; andika maandishi kwa kila lugha, {{&quot;en&quot;: &quot;…&quot;}}.</translation>
    </message>
    <message>
        <source>is missing; add it.</source>
        <translation>haipo; iongeze.</translation>
    </message>
    <message>
        <source>is not one of the survey&apos;s languages; add it to them.</source>
        <translation>si mojawapo ya lugha za dodoso; iongeze kwazo.</translation>
    </message>
    <message>
        <source>is missing; every text needs every language.</source>
        <translation>haipo; kila maandishi yanahitaji kila lugha.</translation>
    </message>
    <message>
        <source>was written by a newer Surveyapp; update the program.</source>
        <translation>iliandikwa na Surveyapp mpya zaidi; sasisha programu.</translation>
    </message>
    <message>
        <source>must be &quot;{format}&quot;.</source>
        <translation>lazima iwe “{format}”.</translation>
    </message>
    <message>
        <source>is {value}; it {advice}</source>
        <translation>ni {value}; {advice}</translation>
    </message>
    <message>
        <source>is {value}; write the analyst&apos;s public key in quotes.</source>
        <translation>ni {value}; andika ufunguo wa wazi wa mchambuzi ndani ya nukuu.</translation>
    </message>
    <message>
        <source>are all notes; add a question that is recorded.</source>
        <translation>zote ni maelezo; ongeza swali linalorekodiwa.</translation>
    </message>
    <message>
        <source>is {value}; a member&apos;s type is {known}.</source>
        <translation>ni {value}; aina ya mwanachama ni {known}.</translation>
    </message>
    <message>
        <source>is {kind}; known types are {types}.</source>
        <translation>ni {kind}; aina zinazojulikana ni {types}.</translation>
    </message>
    <message>
        <source>is {question_id}, a name that the record keeps for itself; rename it.</source>
        <translation>ni {question_id}, jina ambalo rekodi hulitumia yenyewe; lipe jina lingine.</translation>
    </message>
    <message>
        <source>is {question_id}, as is {seen}; give each question its own name.</source>
        <translation>ni {question_id}, kama {seen}; lipe kila swali jina lake.</translation>
    </message>
    <message>
        <source>is {required}; it must be true or false.</source>
        <translation>ni {required}; lazima iwe true au false.</translation>
    </message>
    <message>
        <source>repeats the choice {prefer_not_id}; keep one of them.</source>
        <translation>inarudia chaguo {prefer_not_id}; bakiza moja.</translation>
    </message>
    <message>
        <source>makes three answers, and {name} takes two; choose a design for any number of answers: {fitting}.</source>
        <translation>inafanya majibu matatu, na {name} huchukua mawili; chagua muundo wa idadi yoyote ya majibu: {fitting}.</translation>
    </message>
    <message>
        <source>repeats {code}; keep one.</source>
        <translation>inarudia {code}; bakiza moja.</translation>
    </message>
    <message>
        <source>has {shown}, which no joint question lists; remove it.</source>
        <translation>ina {shown}, ambayo hakuna swali la pamoja linaloitaja; iondoe.</translation>
    </message>
    <message>
        <source>belongs to the joint question; remove it here.</source>
        <translation>ni ya swali la pamoja; iondoe hapa.</translation>
    </message>
    <message>
        <source>line {line} {wrong}</source>
        <translation>mstari wa {line} {wrong}</translation>
    </message>
    <message>
        <source>the distribution of the number that is added</source>
        <translation>mgawanyo wa namba inayojumlishwa</translation>
    </message>
    <message>
        <source>the probability that the answer itself is recorded</source>
        <translation>uwezekano kwamba jibu lenyewe linarekodiwa</translation>
    </message>
    <message>
        <source>the distribution of S</source>
        <translation>mgawanyo wa S</translation>
    </message>
    <message>
        <source>the privacy loss ε</source>
        <translation>upotevu wa faragha ε</translation>
    </message>
    <message>
        <source>the distribution of S₁; its mean is not 0</source>
        <translation>mgawanyo wa S₁; wastani wake si 0</translation>
    </message>
    <message>
        <source>the distribution of S₂, added after multiplying</source>
        <translation>mgawanyo wa S₂, inayojumlishwa baada ya kuzidisha</translation>
    </message>
    <message>
        <source>the probabilities that the card answers “yes”, one for each sample</source>
        <translation>uwezekano kwamba karata inajibu “ndiyo”, mmoja kwa kila sampuli</translation>
    </message>
    <message>
        <source>the probabilities that the card answers “no”, one for each sample</source>
        <translation>uwezekano kwamba karata inajibu “hapana”, mmoja kwa kila sampuli</translation>
    </message>
    <message>
        <source>says no whatever the card says</source>
        <translation>anasema hapana hata karata ikisema nini</translation>
    </message>
    <message>
        <source>the probabilities of the cards 1, 2, … in order</source>
        <translation>uwezekano wa karata 1, 2, … kwa mpangilio</translation>
    </message>
    <message>
        <source>the share of “yes” to the harmless question</source>
        <translation>sehemu ya “ndiyo” kwa swali lisilo nyeti</translation>
    </message>
    <message>
        <source>the probability of “yes” to the harmless item of the question</source>
        <translation>uwezekano wa “ndiyo” kwa kipengele kisicho nyeti cha swali</translation>
    </message>
    <message>
        <source>the probability of “yes” to the harmless item of the anchor question</source>
        <translation>uwezekano wa “ndiyo” kwa kipengele kisicho nyeti cha swali la nanga</translation>
    </message>
    <message>
        <source>careless, the same both times</source>
        <translation>bila kujali, sawa mara zote mbili</translation>
    </message>
    <message>
        <source>careless, once this and once that</source>
        <translation>bila kujali, mara hili na mara lile</translation>
    </message>
    <message>
        <source>the probability that the question itself is asked</source>
        <translation>uwezekano kwamba swali lenyewe linaulizwa</translation>
    </message>
    <message>
        <source>the distribution of W</source>
        <translation>mgawanyo wa W</translation>
    </message>
    <message>
        <source>the distribution of U, added before multiplying</source>
        <translation>mgawanyo wa U, inayojumlishwa kabla ya kuzidisha</translation>
    </message>
    <message>
        <source>the weight β of the drawn number in the sum</source>
        <translation>uzito β wa namba iliyochaguliwa katika jumla</translation>
    </message>
    <message>
        <source>the distribution of W; its mean is not 0</source>
        <translation>mgawanyo wa W; wastani wake si 0</translation>
    </message>
    <message>
        <source>the distribution of U, mixed with the answer</source>
        <translation>mgawanyo wa U, inayochanganywa na jibu</translation>
    </message>
    <message>
        <source>the number of choices</source>
        <translation>idadi ya machaguo</translation>
    </message>
    <message>
        <source>the distribution of the number that is recorded instead of the answer</source>
        <translation>mgawanyo wa namba inayorekodiwa badala ya jibu</translation>
    </message>
    <message>
        <source>the probability of “yes” to the harmless item of sample 1 (sample 2 has 1 − p)</source>
        <translation>uwezekano wa “ndiyo” kwa kipengele kisicho nyeti cha sampuli ya 1 (sampuli ya 2 ina 1 − p)</translation>
    </message>
    <message>
        <source>the probability that the coins ask for the truth</source>
        <translation>uwezekano kwamba sarafu zinauliza ukweli</translation>
    </message>
    <message>
        <source>the probabilities of each forced choice among all cases, in the order of the choices</source>
        <translation>uwezekano wa kila chaguo la kulazimishwa kati ya hali zote, kwa mpangilio wa machaguo</translation>
    </message>
    <message>
        <source>the probability that the coins answer “yes”</source>
        <translation>uwezekano kwamba sarafu zinajibu “ndiyo”</translation>
    </message>
    <message>
        <source>the probability of the sensitive question in sample 1</source>
        <translation>uwezekano wa swali nyeti katika sampuli ya 1</translation>
    </message>
    <message>
        <source>the probability of the sensitive question in sample 2</source>
        <translation>uwezekano wa swali nyeti katika sampuli ya 2</translation>
    </message>
    <message>
        <source>the number of innocuous statements</source>
        <translation>idadi ya kauli zisizo nyeti</translation>
    </message>
    <message>
        <source>{y} innocuous, yes</source>
        <translation>{y} zisizo nyeti, ndiyo</translation>
    </message>
    <message>
        <source>{y} innocuous, no</source>
        <translation>{y} zisizo nyeti, hapana</translation>
    </message>
    <message>
        <source>the share of red cards in the pack for people whose answer is yes</source>
        <translation>sehemu ya karata nyekundu katika pakiti ya watu ambao jibu lao ni ndiyo</translation>
    </message>
    <message>
        <source>the share of red cards in the pack for people whose answer is no</source>
        <translation>sehemu ya karata nyekundu katika pakiti ya watu ambao jibu lao ni hapana</translation>
    </message>
    <message>
        <source>the number of cards drawn, each put back</source>
        <translation>idadi ya karata zinazochukuliwa, kila moja ikirudishwa</translation>
    </message>
    <message>
        <source>the smallest possible answer</source>
        <translation>jibu dogo zaidi linalowezekana</translation>
    </message>
    <message>
        <source>the largest possible answer</source>
        <translation>jibu kubwa zaidi linalowezekana</translation>
    </message>
    <message>
        <source>the step between possible answers</source>
        <translation>hatua kati ya majibu yanayowezekana</translation>
    </message>
    <message>
        <source>the probability that a “no” is recorded as it is</source>
        <translation>uwezekano kwamba “hapana” inarekodiwa kama ilivyo</translation>
    </message>
    <message>
        <source>the probability of the card with the question itself</source>
        <translation>uwezekano wa karata yenye swali lenyewe</translation>
    </message>
    <message>
        <source>the share of people with the unrelated trait</source>
        <translation>sehemu ya watu wenye sifa isiyohusiana</translation>
    </message>
    <message>
        <source>the probabilities of each report, one row an answer in the order of the choices</source>
        <translation>uwezekano wa kila ripoti, safu mlalo moja kwa kila jibu kwa mpangilio wa machaguo</translation>
    </message>
    <message>
        <source>the distribution of the number that the answer is multiplied by; its mean is not 0</source>
        <translation>mgawanyo wa namba ambayo jibu linazidishwa nayo; wastani wake si 0</translation>
    </message>
    <message>
        <source>{range}, and not {value}</source>
        <translation>{range}, na si {value}</translation>
    </message>
    <message>
        <source>above {low} and below {high}</source>
        <translation>zaidi ya {low} na chini ya {high}</translation>
    </message>
    <message>
        <source>a list of values with their probabilities</source>
        <translation>orodha ya thamani pamoja na uwezekano wake</translation>
    </message>
    <message>
        <source>a list of numbers from {low} to {high}</source>
        <translation>orodha ya namba kutoka {low} hadi {high}</translation>
    </message>
    <message>
        <source>a list of rows, each a list of numbers from {low} to {high}</source>
        <translation>orodha ya safu mlalo, kila moja ikiwa orodha ya namba kutoka {low} hadi {high}</translation>
    </message>
    <message>
        <source>a whole number from {low} to {high}</source>
        <translation>namba kamili kutoka {low} hadi {high}</translation>
    </message>
    <message>
        <source>the probability that one draw brings the question itself</source>
        <translation>uwezekano kwamba kuchukua mara moja kunaleta swali lenyewe</translation>
    </message>
    <message>
        <source>the probabilities that people without the trait are asked to say “no”, one for each sample</source>
        <translation>uwezekano kwamba watu wasio na sifa wanaombwa kusema “hapana”, mmoja kwa kila sampuli</translation>
    </message>
    <message>
        <source>yes, and says so</source>
        <translation>ndiyo, na anasema hivyo</translation>
    </message>
    <message>
        <source>yes, and says no</source>
        <translation>ndiyo, na anasema hapana</translation>
    </message>
    <message>
        <source>the probabilities that the question itself is answered, one for each box</source>
        <translation>uwezekano kwamba swali lenyewe linajibiwa, mmoja kwa kila sanduku</translation>
    </message>
    <message>
        <source>the probability of the truth card</source>
        <translation>uwezekano wa karata ya ukweli</translation>
    </message>
    <message>
        <source>the probabilities of the card that asks for the trait again, one for each box</source>
        <translation>uwezekano wa karata inayouliza tena kuhusu sifa, mmoja kwa kila sanduku</translation>
    </message>
    <message>
        <source>no, harmless yes</source>
        <translation>hapana, lisilo nyeti ndiyo</translation>
    </message>
    <message>
        <source>no, harmless no</source>
        <translation>hapana, lisilo nyeti hapana</translation>
    </message>
    <message>
        <source>the probability that the first card asks for the truth</source>
        <translation>uwezekano kwamba karata ya kwanza inauliza ukweli</translation>
    </message>
    <message>
        <source>the probability that the second card asks the question itself</source>
        <translation>uwezekano kwamba karata ya pili inauliza swali lenyewe</translation>
    </message>
    <message>
        <source>the probability that the second card bears the question itself</source>
        <translation>uwezekano kwamba karata ya pili ina swali lenyewe</translation>
    </message>
    <message>
        <source>the privacy loss ε of one answer; for multiple choice of each changed choice</source>
        <translation>upotevu wa faragha ε wa jibu moja; kwa machaguo mengi, wa kila chaguo linalobadilishwa</translation>
    </message>
    <message>
        <source>the probability that a chosen answer is marked</source>
        <translation>uwezekano kwamba jibu lililochaguliwa linawekewa alama</translation>
    </message>
    <message>
        <source>the probability that an answer that was not chosen is marked</source>
        <translation>uwezekano kwamba jibu ambalo halikuchaguliwa linawekewa alama</translation>
    </message>
    <message>
        <source>{first} or {second}</source>
        <translation>{first} au {second}</translation>
    </message>
    <message>
        <source>the probabilities that the question itself is answered, one for each sample</source>
        <translation>uwezekano kwamba swali lenyewe linajibiwa, mmoja kwa kila sampuli</translation>
    </message>
    <message>
        <source>yes, harmless yes</source>
        <translation>ndiyo, lisilo nyeti ndiyo</translation>
    </message>
    <message>
        <source>yes, harmless no</source>
        <translation>ndiyo, lisilo nyeti hapana</translation>
    </message>
    <message>
        <source>the probability that the question itself is answered</source>
        <translation>uwezekano kwamba swali lenyewe linajibiwa</translation>
    </message>
    <message>
        <source>sample {sample}: {told}</source>
        <translation>sampuli ya {sample}: {told}</translation>
    </message>
    <message>
        <source>infinite: some report rules an answer out for some people</source>
        <translation>isiyo na kikomo: ripoti fulani inaondoa uwezekano wa jibu fulani kwa baadhi ya watu</translation>
    </message>
    <message>
        <source>infinite: {certain}</source>
        <translation>isiyo na kikomo: {certain}</translation>
    </message>
    <message>
        <source>infinite, or not known: some report rules a number out for some people</source>
        <translation>isiyo na kikomo, au isiyojulikana: ripoti fulani inaondoa uwezekano wa namba fulani kwa baadhi ya watu</translation>
    </message>
    <message>
        <source>not known: nobody can say how likely a number is as the answer to the harmless question</source>
        <translation>isiyojulikana: hakuna anayeweza kusema namba ina uwezekano kiasi gani wa kuwa jibu la swali lisilo nyeti</translation>
    </message>
    <message>
        <source>{epsilon} (likelihood ratio at most {ratio})</source>
        <translation>{epsilon} (uwiano wa uwezekano (likelihood ratio) usiozidi {ratio})</translation>
    </message>
    <message>
        <source>one of {n} reports, each of which fits some of {k} answers:</source>
        <translation>moja kati ya ripoti {n}, ambazo kila moja inalingana na baadhi ya majibu {k}:</translation>
    </message>
    <message>
        <source>the expected report is a·x + b for the number x, a = {slope}, b = {intercept}</source>
        <translation>ripoti inayotarajiwa ni a·x + b kwa namba x, a = {slope}, b = {intercept}</translation>
    </message>
    <message>
        <source>{report} is never recorded for {answer}</source>
        <translation>{report} hairekodiwi kamwe kwa {answer}</translation>
    </message>
    <message>
        <source>one of {n} reports, a mark or none for each of {k} choices:</source>
        <translation>moja kati ya ripoti {n}, yenye alama au bila alama kwa kila chaguo kati ya machaguo {k}:</translation>
    </message>
    <message>
        <source>a chosen one has a mark in {own}, any other in {other} of all cases</source>
        <translation>lililochaguliwa lina alama katika {own}, lingine lolote katika {other} ya hali zote</translation>
    </message>
    <message>
        <source>reports lie from {low} to {high}</source>
        <translation>ripoti ziko kutoka {low} hadi {high}</translation>
    </message>
    <message>
        <source>{answer} → {odds}</source>
        <translation>{answer} → {odds}</translation>
    </message>
    <message>
        <source>{count} of {of}: the answer</source>
        <translation>mara {count} kati ya {of}: jibu lenyewe</translation>
    </message>
    <message>
        <source>about {count} of {of}: the answer</source>
        <translation>takriban mara {count} kati ya {of}: jibu lenyewe</translation>
    </message>
    <message>
        <source>{report} always</source>
        <translation>{report} daima</translation>
    </message>
    <message>
        <source>{report} {count} of {of}</source>
        <translation>{report} mara {count} kati ya {of}</translation>
    </message>
    <message>
        <source>{report} about {count} of {of}</source>
        <translation>{report} takriban mara {count} kati ya {of}</translation>
    </message>
    <message>
        <source>reports of the design {design}, as the kiosk writes them</source>
        <translation>ripoti za muundo {design}, kama kioski inavyoziandika</translation>
    </message>
    <message>
        <source>one or more of {answers}</source>
        <translation>moja au zaidi ya {answers}</translation>
    </message>
    <message>
        <source>line {line} has {count} cells and not {width}</source>
        <translation>mstari wa {line} una seli {count}, si {width}</translation>
    </message>
    <message>
        <source>it changed while it was read; try again when it has been written</source>
        <translation>ilibadilika wakati ikisomwa; jaribu tena itakapokuwa imeandikwa</translation>
    </message>
    <message>
        <source>written</source>
        <translation>kuandika</translation>
    </message>
    <message>
        <source>written to</source>
        <translation>kuandikia</translation>
    </message>
    <message>
        <source>made</source>
        <translation>kutengeneza</translation>
    </message>
    <message>
        <source>read</source>
        <translation>kusoma</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>kuondoa</translation>
    </message>
    <message>
        <source>opened</source>
        <translation>kufungua</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>safu wima</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>safu</translation>
    </message>
    <message>
        <source>cells</source>
        <translation>seli</translation>
    </message>
    <message>
        <source>it has {count} {what}, more than the {most} allowed</source>
        <translation>ina {what} {count}, zaidi ya {most} zinazoruhusiwa</translation>
    </message>
    <message>
        <source>numbers from {low} to {high} in steps of {step}</source>
        <translation>namba kutoka {low} hadi {high} kwa hatua za {step}</translation>
    </message>
    <message>
        <source>numbers that the design {design} gives</source>
        <translation>namba ambazo muundo {design} hutoa</translation>
    </message>
    <message>
        <source>no column is a question of the survey {survey}, which has {questions}; where the columns have other names, map and import them</source>
        <translation>hakuna safu wima iliyo swali la dodoso {survey}, lenye {questions}; kama safu wima zina majina mengine, zilinganishe na uziingize</translation>
    </message>
    <message>
        <source>is a formula without a stored value; open the workbook in a spreadsheet program and save it</source>
        <translation>ni fomula isiyo na thamani iliyohifadhiwa; fungua kitabu cha kazi katika programu ya lahajedwali na ukihifadhi</translation>
    </message>
    <message>
        <source>the row has {count} cells and the header {columns}</source>
        <translation>safu ina seli {count} na kichwa {columns}</translation>
    </message>
    <message>
        <source>is {value}; {reason}.</source>
        <translation>ni {value}; {reason}.</translation>
    </message>
    <message>
        <source>{reason}.</source>
        <translation>{reason}.</translation>
    </message>
    <message>
        <source>is {choice_id}, as is {first}; give each its own name.</source>
        <translation>ni {choice_id}, kama {first}; lipe kila moja jina lake.</translation>
    </message>
    <message>
        <source>arms of its own</source>
        <translation>mikono yake yenyewe</translation>
    </message>
    <message>
        <source>its reports need a name each, all different</source>
        <translation>kila ripoti yake inahitaji jina, yote tofauti</translation>
    </message>
    <message>
        <source>it is too small for numbers so far apart</source>
        <translation>ni ndogo mno kwa namba zilizo mbali hivyo</translation>
    </message>
    <message>
        <source>{design} goes with no other design</source>
        <translation>{design} hauendi na muundo mwingine</translation>
    </message>
    <message>
        <source>they are for two answers, yes and no</source>
        <translation>ni ya majibu mawili, ndiyo na hapana</translation>
    </message>
    <message>
        <source>they need two reports each</source>
        <translation>kila mmoja unahitaji ripoti mbili</translation>
    </message>
    <message>
        <source>The costs cannot be used: {reason}.</source>
        <translation>Gharama haziwezi kutumika: {reason}.</translation>
    </message>
    <message>
        <source>it needs {answers} rows and as many columns, one for each answer</source>
        <translation>inahitaji safu {answers} na safu wima idadi ileile, moja kwa kila jibu</translation>
    </message>
    <message>
        <source>every cost is a number from 0</source>
        <translation>kila gharama ni namba kuanzia 0</translation>
    </message>
    <message>
        <source>the cost from an answer to itself is 0</source>
        <translation>gharama ya jibu hadi lenyewe ni 0</translation>
    </message>
    <message>
        <source>some cost must be above 0</source>
        <translation>gharama fulani lazima izidi 0</translation>
    </message>
    <message>
        <source>Nobody is in one of the combinations of samples that these questions draw, and each is needed. Collect more interviews, or leave one of the questions out.</source>
        <translation>Hakuna mtu katika mojawapo ya michanganyiko ya sampuli ambazo maswali haya huchagua, na kila mmoja unahitajika. Kusanya mahojiano zaidi, au acha mojawapo ya maswali.</translation>
    </message>
    <message>
        <source>The counts or reports have the label {labels}, and the reports of this design are called {names}. Give each report under its own name.</source>
        <translation>Hesabu au ripoti zina lebo {labels}, na ripoti za muundo huu zinaitwa {names}. Toa kila ripoti kwa jina lake.</translation>
    </message>
    <message>
        <source>There is nothing to compare the coin with. Give --commitment, from the square that was photographed before the card was picked.</source>
        <translation>Hakuna cha kulinganisha sarafu nacho. Toa --commitment, kutoka mraba uliopigwa picha kabla ya karata kuchaguliwa.</translation>
    </message>
    <message>
        <source>--report-seal is there, but the opened round states no report: it was opened before the touch. Give --commitment alone.</source>
        <translation>--report-seal ipo, lakini mzunguko uliofunguliwa hausemi rekodi: ulifunguliwa kabla ya kugusa. Toa --commitment pekee.</translation>
    </message>
    <message>
        <source>--touched needs --survey, which states what coins make of it.</source>
        <translation>--touched inahitaji --survey, inayosema sarafu zinafanya nini nacho.</translation>
    </message>
    <message>
        <source>There is no opened round. Give --opened, what its square says, in quotes.</source>
        <translation>Hakuna mzunguko uliofunguliwa. Toa --opened, yale yanayosemwa na mraba wake, ndani ya alama za nukuu.</translation>
    </message>
    <message>
        <source>This is not the text of an opened round: {reason}.</source>
        <translation>Haya si maandishi ya mzunguko uliofunguliwa: {reason}.</translation>
    </message>
    <message>
        <source>it must begin with “surveyapp coin 2;” and be whole</source>
        <translation>lazima yaanze na “surveyapp coin 2;” na yawe kamili</translation>
    </message>
    <message>
        <source>its hidden number must be below its number of sides</source>
        <translation>namba yake iliyofichwa lazima iwe chini ya idadi ya pande</translation>
    </message>
    <message>
        <source>its numbers must be written without zeros before them</source>
        <translation>namba zake lazima ziandikwe bila sifuri mbele</translation>
    </message>
    <message>
        <source>its card must be one of those that there are</source>
        <translation>karata yake lazima iwe mojawapo ya zilizopo</translation>
    </message>
    <message>
        <source>The counts or reports have the labels {labels}, but nothing says which report of this design each of them is. Name the channel&apos;s reports, or give a list in the channel&apos;s order.</source>
        <translation>Hesabu au ripoti zina lebo {labels}, lakini hakuna kinachosema kila moja ni ripoti ipi ya muundo huu. Zipe ripoti za njia (channel) majina, au toa orodha kwa mpangilio wa njia hiyo.</translation>
    </message>
    <message>
        <source>A table was given where one count for each report is needed. Give one column, labelled with the reports&apos; names.</source>
        <translation>Jedwali limetolewa mahali panapohitajika hesabu moja kwa kila ripoti. Toa safu wima moja, yenye lebo za majina ya ripoti.</translation>
    </message>
    <message>
        <source>The counts have the label {label} twice. Add them up, so that each report has one count.</source>
        <translation>Hesabu zina lebo {label} mara mbili. Zijumlishe, ili kila ripoti iwe na hesabu moja.</translation>
    </message>
    <message>
        <source>This error takes {n} people, and the population has only {population}. Accept a larger error or less confidence, or plan for fewer who do not answer.</source>
        <translation>Kosa hili linahitaji watu {n}, na idadi ya watu ni {population} tu. Kubali kosa kubwa zaidi au uhakika mdogo zaidi, au panga kwa wachache wasiojibu.</translation>
    </message>
    <message>
        <source>The counts are of the samples {given}, and this design has the samples {samples}. Give the counts of each sample under its number.</source>
        <translation>Hesabu ni za sampuli {given}, na muundo huu una sampuli {samples}. Toa hesabu za kila sampuli kwa namba yake.</translation>
    </message>
    <message>
        <source>The fitted shares make only {groups} groups, and the fit test needs 3. Use a predictor with more values, or leave the test out.</source>
        <translation>Sehemu zilizokadiriwa zinaunda makundi {groups} tu, na jaribio la ulinganifu linahitaji 3. Tumia kigeu elezi chenye thamani nyingi zaidi, au acha jaribio.</translation>
    </message>
    <message>
        <source>{count} rows of the table are left out, so that the joint inclusion probabilities do not belong to the others. Correct these rows, or leave out their rows and columns too.</source>
        <translation>Safu {count} za jedwali zimeachwa, hivyo uwezekano wa pamoja wa kujumuishwa si wa safu nyingine. Sahihisha safu hizi, au ondoa pia safu na safuwima zake.</translation>
    </message>
    <message>
        <source>“{written}” has more than {most} shares; give a larger step.</source>
        <translation>“{written}” ina sehemu zaidi ya {most}; toa hatua kubwa zaidi.</translation>
    </message>
    <message>
        <source>No question here is randomized: every report is the answer itself.</source>
        <translation>Hakuna swali hapa lililofanywa nasibu: kila ripoti ni jibu lenyewe.</translation>
    </message>
    <message>
        <source>--touched is of rounds that were opened after the touch.</source>
        <translation>--touched ni ya mizunguko iliyofunguliwa baada ya kugusa.</translation>
    </message>
    <message>
        <source>{touched} is none of the answers {known}.</source>
        <translation>{touched} si mojawapo ya majibu {known}.</translation>
    </message>
    <message>
        <source>{question} has several designs by row, as data from elsewhere can have. A kiosk asks with one design; choose one.</source>
        <translation>{question} lina miundo kadhaa kwa safu, kama data kutoka kwingine. Kioski huuliza kwa muundo mmoja; chagua mmoja.</translation>
    </message>
    <message>
        <source>The levels of {names} are not stated. Read off the data, a level that one person alone has would give that person away. State them in a file of levels or as bounds of a number, have frequent levels found under epsilon, or declare that the table is public.</source>
        <translation>Viwango vya {names} havijatajwa. Vikisomwa kutoka kwenye data, kiwango cha mtu mmoja pekee kingemfichua. Vitaje katika faili ya viwango au kama mipaka ya nambari, acha viwango vya kawaida vitafutwe chini ya epsilon, au tangaza kwamba jedwali ni la wazi.</translation>
    </message>
    <message>
        <source>Delta is {delta}; it must be above 0 and at most 0.001. It is the chance that a rare level shows: take much less than one over the number of rows, such as 0.000000001.</source>
        <translation>Delta ni {delta}; lazima iwe juu ya 0 na isizidi 0.001. Ni nafasi ya kiwango adimu kuonekana: chukua ndogo sana kuliko moja kwa idadi ya safu, kama 0.000000001.</translation>
    </message>
    <message>
        <source>{file} is not square: it has {rows} rows and {columns} columns of costs. Give one row and one column for each answer.</source>
        <translation>{file} si mraba: ina safu {rows} na safu wima {columns} za gharama. Toa safu moja na safu wima moja kwa kila jibu.</translation>
    </message>
    <message>
        <source>The rows of {file} are {rows} and its columns {columns}. Give each answer one row and one column with the same label.</source>
        <translation>Safu za {file} ni {rows} na safu wima zake {columns}. Lipe kila jibu safu moja na safu wima moja yenye lebo ileile.</translation>
    </message>
    <message>
        <source>All costs in {file} are 0. Give some cost above 0.</source>
        <translation>Gharama zote katika {file} ni 0. Toa gharama fulani inayozidi 0.</translation>
    </message>
    <message>
        <source>{file}: the cost from {answer} to itself is {cost}. Write 0, as nothing is carried.</source>
        <translation>{file}: gharama kutoka {answer} hadi lenyewe ni {cost}. Andika 0, kwani hakuna kinachobebwa.</translation>
    </message>
    <message>
        <source>The fit test has from 3 to {most} groups, not {groups}.</source>
        <translation>Jaribio la ulinganifu lina makundi 3 hadi {most}, si {groups}.</translation>
    </message>
    <message>
        <source>give rows of numbers, as in a:0,1;b:1,0</source>
        <translation>toa mistari ya namba, kama a:0,1;b:1,0</translation>
    </message>
    <message>
        <source>The fit test is for a yes/no outcome whose design has two reports and known odds, without weights, strata, clusters and randomized predictors. Leave the test out.</source>
        <translation>Jaribio la ulinganifu ni la tokeo la ndiyo/hapana ambalo muundo wake una ripoti mbili na uwezekano unaojulikana, bila uzito, matabaka, vikundi wala vigeu elezi vya nasibu. Acha jaribio.</translation>
    </message>
    <message>
        <source>{term} contains a randomized question, which can be a predictor only by itself. Leave the product or power out.</source>
        <translation>{term} ina swali la nasibu, ambalo linaweza kuwa kigeu elezi likiwa peke yake tu. Acha zao au kipeo.</translation>
    </message>
    <message>
        <source>Other estimators than ml are for a list experiment as outcome, direct predictors, and a sample without weights, strata and clusters. Leave the estimator out.</source>
        <translation>Vikadiriaji vingine kuliko ml ni kwa jaribio la orodha kama matokeo, vitabiri vya moja kwa moja, na sampuli isiyo na uzito, matabaka na makundi. Acha kikadiriaji.</translation>
    </message>
    <message>
        <source>The term {term} cannot be read. Write the id of a question, a:b, a*b, or a power from a^2 to a^{most}.</source>
        <translation>Istilahi {term} haisomeki. Andika id ya swali, a:b, a*b, au kipeo kutoka a^2 hadi a^{most}.</translation>
    </message>
    <message>
        <source>The term {term} contains {question} twice. Write {question}^2 for its square.</source>
        <translation>Istilahi {term} ina {question} mara mbili. Andika {question}^2 kwa mraba wake.</translation>
    </message>
    <message>
        <source>{term} is a power of {question}, whose answers are categories and no numbers. Leave the power out.</source>
        <translation>{term} ni kipeo cha {question}, ambalo majibu yake ni makundi wala si namba. Acha kipeo.</translation>
    </message>
    <message>
        <source>The interaction {term} needs {part} among the predictors too, or its coefficients would depend on the reference level. Write {all}.</source>
        <translation>Mwingiliano {term} unahitaji {part} pia kati ya vigeu elezi, la sivyo viambajengo vyake vingetegemea kiwango cha rejeleo. Andika {all}.</translation>
    </message>
    <message>
        <source>Nobody has compared the words of these kiosks: {kiosks}. Anybody can make a kiosk; compare them with the words on each kiosk&apos;s supervisor screen.</source>
        <translation>Hakuna aliyelinganisha maneno ya kioski hizi: {kiosks}. Yeyote anaweza kutengeneza kioski; yalinganishe na maneno yaliyo kwenye skrini ya msimamizi wa kila kioski.</translation>
    </message>
    <message>
        <source>Compare the words with those on each kiosk&apos;s supervisor screen. If they are the same, give --accept-kiosks; or give the kiosks&apos; enrolment files with --kiosks.</source>
        <translation>Linganisha maneno na yale yaliyo kwenye skrini ya msimamizi wa kila kioski. Yakiwa sawa, toa --accept-kiosks; au toa mafaili ya usajili ya kioski kwa --kiosks.</translation>
    </message>
    <message>
        <source>The project {file} is sealed already.</source>
        <translation>Mradi {file} tayari umefungwa kwa muhuri.</translation>
    </message>
    <message>
        <source>Give the file of the private key that the project {file} is to be sealed to, and its passphrase: who cannot open that key could not open the project again.</source>
        <translation>Toa faili ya ufunguo wa siri ambao mradi {file} utafungwa nao, na kaulisiri yake: asiyeweza kufungua ufunguo huo hataweza kuufungua mradi tena.</translation>
    </message>
    <message>
        <source>The column {arm} has the value {value}, and nothing says how these rows were asked. Name its design with --arm {column}:{value}=DESIGN.</source>
        <translation>Safu wima {arm} ina thamani {value}, na hakuna kinachosema safu hizi ziliulizwaje. Taja muundo wake kwa --arm {column}:{value}=DESIGN.</translation>
    </message>
    <message>
        <source>{where}.also must be a list of columns</source>
        <translation>{where}.also lazima iwe orodha ya safu wima</translation>
    </message>
    <message>
        <source>it was altered or cut short; export it again at the kiosk</source>
        <translation>imebadilishwa au kukatwa; ihamishe tena kwenye kioski</translation>
    </message>
    <message>
        <source>it is not the enrolment file of a kiosk</source>
        <translation>si faili ya usajili ya kioski</translation>
    </message>
    <message>
        <source>Nothing can be sealed to the analyst&apos;s key here: this machine&apos;s cryptography library has no ML-KEM-768. Install the package “cryptography”, version 48 or newer, as a wheel.</source>
        <translation>Hakuna kinachoweza kufungwa kwa ufunguo wa mchambuzi hapa: maktaba ya kriptografia ya mashine hii haina ML-KEM-768. Sakinisha kifurushi “cryptography”, toleo la 48 au jipya zaidi, kama wheel.</translation>
    </message>
    <message>
        <source>{file} is being written by another run. Wait until it has finished, and try again.</source>
        <translation>{file} inaandikwa na uendeshaji mwingine. Subiri umalizike, kisha ujaribu tena.</translation>
    </message>
    <message>
        <source>{file} was written, but then the disk reported an error: {reason}. Copy what you need before this device is switched off.</source>
        <translation>{file} limeandikwa, lakini baadaye diski imetoa taarifa ya kosa: {reason}. Nakili unachohitaji kabla ya kifaa hiki kuzimwa.</translation>
    </message>
    <message>
        <source>Interviews of this survey were released before, which can be done once. Those in {file} that came later wait until they are {smallest}.</source>
        <translation>Mahojiano ya utafiti huu yalishatolewa, jambo linalowezekana mara moja tu. Yale yaliyokuja baadaye katika {file} yanasubiri hadi yafike {smallest}.</translation>
    </message>
    <message>
        <source>Fewer than {smallest} interviews came after the last export of {file}. They wait for a later one, or whoever compares the two could tell them apart. At the end of fieldwork they can be released, once.</source>
        <translation>Mahojiano chini ya {smallest} yalikuja baada ya usafirishaji wa mwisho wa {file}. Yanasubiri usafirishaji wa baadaye, la sivyo anayelinganisha miwili angeweza kuyatambua. Mwisho wa kazi ya uwandani yanaweza kutolewa, mara moja tu.</translation>
    </message>
    <message>
        <source>{file} is older than it was: interviews that this kiosk had stored are missing, as when an old copy is put in its place. Keep the folder and tell the analyst.</source>
        <translation>{file} ni la zamani kuliko lilivyokuwa: mahojiano ambayo kioski hiki kilikuwa kimehifadhi hayapo, kama nakala ya zamani inapowekwa mahali pake. Hifadhi folda na umjulishe mchambuzi.</translation>
    </message>
    <message>
        <source>{file} is gone from this kiosk with all its interviews. Look for it among the deleted files and copies, and tell the analyst.</source>
        <translation>{file} halipo tena kwenye kioski hiki pamoja na mahojiano yake yote. Litafute kati ya mafaili yaliyofutwa na nakala, na umjulishe mchambuzi.</translation>
    </message>
    <message>
        <source>This kiosk&apos;s folder comes from another device. If it is still used there, stop one of the two: both would have the same name and the same numbers, and the analyst could not tell them apart.</source>
        <translation>Folda ya kioski hiki imetoka kwenye kifaa kingine. Ikiwa bado inatumika huko, simamisha kimoja kati ya viwili: vyote vingekuwa na jina moja na namba zilezile, na mchambuzi asingeweza kuvitofautisha.</translation>
    </message>
    <message>
        <source>The kiosk&apos;s key {file} {fault}. Nothing was deleted, and the interviews are whole without it: export once more, or copy the files that end in .collection to a stick; the analyst imports them as they are. Then set the kiosk up in a new folder.</source>
        <translation>Ufunguo wa kioski {file} {fault}. Hakuna kilichofutwa, na mahojiano ni kamili bila huo: safirisha mara moja tena, au nakili mafaili yanayoishia na .collection kwenye kijiti; mchambuzi huyaingiza yalivyo. Kisha andaa kioski katika folda mpya.</translation>
    </message>
    <message>
        <source>is missing or is damaged</source>
        <translation>haupo au umeharibika</translation>
    </message>
    <message>
        <source>is damaged</source>
        <translation>umeharibika</translation>
    </message>
    <message>
        <source>{file} was signed with another key than this kiosk&apos;s: the file or the key was exchanged. It is left as it is and not exported; copy it to a stick by hand, and the analyst sees whether it is whole.</source>
        <translation>{file} lilitiwa saini kwa ufunguo mwingine, si wa kioski hiki: faili au ufunguo umebadilishwa. Limeachwa lilivyo na halisafirishwi; linakili kwa mkono kwenye kijiti, na mchambuzi ataona kama ni kamili.</translation>
    </message>
    <message>
        <source>This kiosk&apos;s disk is nearly full: less than {megabytes} MB, or less than {interviews} interviews need, is free. Export and make room before anybody is asked. A full disk stops an interview at its end, with nothing of it recorded.</source>
        <translation>Diski ya kioski hiki inakaribia kujaa: nafasi iliyobaki ni chini ya MB {megabytes}, au chini ya inayohitajika kwa mahojiano {interviews}. Safirisha na upate nafasi kabla ya kumuuliza mtu yeyote. Diski iliyojaa husimamisha mahojiano mwishoni, bila chochote kurekodiwa.</translation>
    </message>
    <message>
        <source>{sentence} It has nearly the same rows as {others}, so both have one ledger.</source>
        <translation>{sentence} Lina safu karibu sawa na {others}, kwa hiyo yote mawili yana daftari moja.</translation>
    </message>
    <message>
        <source>{table} is not public: it has a ledger, by which epsilon {spent} of its privacy was spent. Pay with an epsilon from what is left.</source>
        <translation>{table} si la umma: lina daftari, ambalo linaonyesha kuwa epsilon {spent} ya faragha yake imetumika. Lipa kwa epsilon kutoka kilichobaki.</translation>
    </message>
    <message>
        <source>The budget of {table} was set to epsilon {budget} at its first use and stays so; leave out the budget of {asked}.</source>
        <translation>Bajeti ya {table} iliwekwa kuwa epsilon {budget} ilipotumiwa mara ya kwanza na inabaki hivyo; acha bajeti ya {asked}.</translation>
    </message>
    <message>
        <source>{path} is damaged or missing, so nobody knows what has been spent of which table. Put a copy of it back.</source>
        <translation>{path} imeharibika au haipo, kwa hiyo hakuna anayejua kilichotumika cha jedwali lipi. Rudisha nakala yake.</translation>
    </message>
    <message>
        <source>another program has it open; close it there</source>
        <translation>programu nyingine imeifungua; ifunge huko</translation>
    </message>
    <message>
        <source>it needs more memory than four fifths of what this computer has, and its rows are never put on a disk; use a computer with more memory</source>
        <translation>unahitaji kumbukumbu zaidi ya sehemu nne kati ya tano za kompyuta hii, na safu zake haziwekwi kamwe kwenye diski; tumia kompyuta yenye kumbukumbu zaidi</translation>
    </message>
    <message>
        <source>it is not a Surveyapp project, or it is damaged</source>
        <translation>si mradi wa Surveyapp, au umeharibika</translation>
    </message>
    <message>
        <source>writing it failed before, so nothing more is done with it; open it again</source>
        <translation>kuuandika kulishindikana awali, kwa hiyo hakuna kingine kinachofanywa nao; ufungue tena</translation>
    </message>
    <message>
        <source>its table {name} claims to have {rows} rows, more than the {most} allowed</source>
        <translation>jedwali lake {name} linadai kuwa na safu {rows}, zaidi ya {most} zinazoruhusiwa</translation>
    </message>
    <message>
        <source>its {name} is not as Surveyapp makes it, so nothing in the file was used</source>
        <translation>{name} yake si kama Surveyapp inavyoitengeneza, kwa hiyo hakuna chochote cha faili kilichotumika</translation>
    </message>
    <message>
        <source>it is damaged; use a copy of it, or import the collection files again</source>
        <translation>umeharibika; tumia nakala yake, au ingiza tena faili za ukusanyaji</translation>
    </message>
    <message>
        <source>nothing can be sealed to the analyst&apos;s key “{key}”</source>
        <translation>hakuna kinachoweza kufungwa kwa muhuri wa ufunguo wa mchambuzi “{key}”</translation>
    </message>
    <message>
        <source>its surveys are damaged</source>
        <translation>tafiti zake zimeharibika</translation>
    </message>
    <message>
        <source>it must begin with &quot;{prefix}-&quot; or &quot;{newer}-&quot;; copy the whole line</source>
        <translation>lazima ianze kwa “{prefix}-” au “{newer}-”; nakili mstari wote</translation>
    </message>
    <message>
        <source>needs coins that can be checked; set checkable_coins to true.</source>
        <translation>inahitaji sarafu zinazoweza kukaguliwa; weka checkable_coins kuwa true.</translation>
    </message>
    <message>
        <source>is new in &quot;{newer}&quot;; change the format to that.</source>
        <translation>ni mpya katika &quot;{newer}&quot;; badilisha muundo uwe huo.</translation>
    </message>
    <message>
        <source>needs the kiosk&apos;s coins after the answer; remove it here.</source>
        <translation>inahitaji sarafu za kioski baada ya jibu; iondoe hapa.</translation>
    </message>
    <message>
        <source>{what} from {low} to {high}</source>
        <translation>{what} kutoka {low} hadi {high}</translation>
    </message>
    <message>
        <source>choose one of {known}</source>
        <translation>chagua moja ya {known}</translation>
    </message>
    <message>
        <source>{what} from {low}</source>
        <translation>{what} kuanzia {low}</translation>
    </message>
    <message>
        <source>write {value} as QUESTION=ANSWER</source>
        <translation>andika {value} kama QUESTION=ANSWER</translation>
    </message>
    <message>
        <source>give a name</source>
        <translation>toa jina</translation>
    </message>
    <message>
        <source>give names, with commas between them</source>
        <translation>toa majina, yakitenganishwa kwa koma</translation>
    </message>
    <message>
        <source>name at least {least}</source>
        <translation>taja angalau {least}</translation>
    </message>
    <message>
        <source>say yes or no</source>
        <translation>sema ndiyo au hapana</translation>
    </message>
    <message>
        <source>give a list of QUESTION=ANSWER</source>
        <translation>toa orodha ya QUESTION=ANSWER</translation>
    </message>
    <message>
        <source>give a number</source>
        <translation>toa namba</translation>
    </message>
    <message>
        <source>give a whole number</source>
        <translation>toa namba kamili</translation>
    </message>
    <message>
        <source>give it</source>
        <translation>itoe</translation>
    </message>
    <message>
        <source>Inclusion probabilities need a table (.csv) with a column of them.</source>
        <translation>Uwezekano wa kujumuishwa unahitaji jedwali (.csv) lenye safu yake.</translation>
    </message>
    <message>
        <source>The costs are between {labels}, and the answers to {question} are {answers}. Give one row and one column for each answer, with its id.</source>
        <translation>Gharama ni kati ya {labels}, na majibu ya {question} ni {answers}. Toa mstari na safu kwa kila jibu, pamoja na kitambulisho chake.</translation>
    </message>
    <message>
        <source>A regression is of interviews one by one, and totals that trustees opened hold none. Cross-tabulate questions that a tally counts together, or compare groups.</source>
        <translation>Rejeshi ni ya mahojiano moja moja, na jumla ambazo wadhamini walifungua hazina hata moja. Tengeneza jedwali mtambuka la maswali ambayo hesabu huyahesabu pamoja, au linganisha makundi.</translation>
    </message>
    <message>
        <source>There is no design {name}. The designs are {known}.</source>
        <translation>Hakuna muundo {name}. Miundo ni {known}.</translation>
    </message>
    <message>
        <source>{design} hides a number behind noise, and a mean needs each report by itself: no tally can count it. Ask for it in bands, as a choice.</source>
        <translation>{design} huficha nambari nyuma ya kelele, na wastani unahitaji kila ripoti peke yake: hakuna hesabu inayoweza kuihesabu. Iulize kwa makundi, kama uchaguzi.</translation>
    </message>
    <message>
        <source>The answers to {question} have no order. Name those that count, as in {question}={first}.</source>
        <translation>Majibu ya {question} hayana mpangilio. Taja yanayohesabiwa, kama {question}={first}.</translation>
    </message>
    <message>
        <source>{question} is randomized, so nobody&apos;s answer to it is known and no interviews can be chosen by it. Filter by a direct question; this survey has {known}.</source>
        <translation>{question} limefanywa la nasibu, hivyo jibu la mtu halijulikani na mahojiano hayawezi kuchaguliwa kwa hilo. Chuja kwa swali la moja kwa moja; utafiti huu una {known}.</translation>
    </message>
    <message>
        <source>The joint inclusion probabilities have rows of different lengths.</source>
        <translation>Uwezekano wa kujumuishwa pamoja una mistari ya urefu tofauti.</translation>
    </message>
    <message>
        <source>The analysis of {questions} needs the reports one by one, and nobody has them: these are totals that trustees opened.</source>
        <translation>Uchanganuzi wa {questions} unahitaji ripoti moja moja, na hakuna aliye nazo: hizi ni jumla ambazo wadhamini walifungua.</translation>
    </message>
    <message>
        <source>Totals do not say which kiosk an interview comes from: trustees opened them for all kiosks together. Group by a direct question that a tally counts with it.</source>
        <translation>Jumla hazisemi mahojiano yanatoka kioski kipi: wadhamini walizifungua kwa vioski vyote pamoja. Gawa kwa swali la moja kwa moja ambalo hesabu hulihesabu pamoja nalo.</translation>
    </message>
    <message>
        <source>No tally counts {questions} together, and a total that was not declared can never be opened. The tallies of this survey are {tallies}.</source>
        <translation>Hakuna hesabu inayohesabu {questions} pamoja, na jumla ambayo haikutangazwa haiwezi kufunguliwa kamwe. Hesabu za utafiti huu ni {tallies}.</translation>
    </message>
    <message>
        <source>{questions} is in no tally of this survey, and a total that was not declared can never be opened. Its tallies are {tallies}.</source>
        <translation>{questions} haimo katika hesabu yoyote ya utafiti huu, na jumla ambayo haikutangazwa haiwezi kufunguliwa kamwe. Hesabu zake ni {tallies}.</translation>
    </message>
    <message>
        <source>The totals of {question} contradict each other: one person gives a report of all its choices, and there are from {fewest} to {most} reports of them. Some kiosk counted wrongly.</source>
        <translation>Jumla za {question} zinapingana: mtu mmoja hutoa ripoti ya chaguo zake zote, na kuna ripoti kutoka {fewest} hadi {most} za chaguo hizo. Kioski fulani kilihesabu vibaya.</translation>
    </message>
    <message>
        <source>{question} is neither a number nor a rating whose reports can be listed, so it has no mean and no median. Leave it out.</source>
        <translation>{question} si namba wala kiwango ambacho ripoti zake zinaweza kuorodheshwa, hivyo halina wastani wala wastani wa kati. Liache.</translation>
    </message>
    <message>
        <source>give a square table of costs from 0, with 0 from each answer to itself</source>
        <translation>toa jedwali la mraba la gharama kuanzia 0, likiwa na 0 kutoka kila jibu hadi lenyewe</translation>
    </message>
    <message>
        <source>the costs say how far answers are apart; leave it out</source>
        <translation>gharama zinaeleza umbali wa majibu; iache hii</translation>
    </message>
    <message>
        <source>it is about the intervals of the estimates; leave out {option}</source>
        <translation>inahusu vipindi vya makadirio; acha {option}</translation>
    </message>
    <message>
        <source>{method} takes no strata and clusters; choose jackknife, or leave them out</source>
        <translation>{method} haikubali matabaka na vishada; chagua jackknife, au viache</translation>
    </message>
    <message>
        <source>{method} takes no joint probabilities</source>
        <translation>{method} haikubali uwezekano wa pamoja</translation>
    </message>
    <message>
        <source>it has a table of its own; leave out {option}</source>
        <translation>ina jedwali lake; acha {option}</translation>
    </message>
    <message>
        <source>a model of the method {method} cannot be trained again on a plain table</source>
        <translation>modeli ya mbinu {method} haiwezi kufunzwa tena kwa jedwali la kawaida</translation>
    </message>
    <message>
        <source>In a cross-validation of {parts} folds each row trains {models} models of ε = {each}: that costs {cost}, and the count of the predictions comes on top. Allow more than {cost}, take fewer folds, or have rows held out in training, which costs nothing more.</source>
        <translation>Katika uthibitishaji mtambuka wa mafungu {parts}, kila safu hufunza modeli {models} zenye ε = {each}: hiyo inagharimu {cost}, na hesabu ya utabiri huongezwa juu yake. Ruhusu zaidi ya {cost}, chukua mafungu machache, au tenga safu wakati wa kufunza, jambo lisilogharimu chochote zaidi.</translation>
    </message>
    <message>
        <source>it trains many models and looks at the rows again and again, which is free for a public or synthetic table alone; make a synthetic table, or preview the accuracy</source>
        <translation>hufunza modeli nyingi na kutazama safu tena na tena, jambo ambalo ni bure kwa jedwali la umma au la kubuniwa pekee; tengeneza jedwali la kubuniwa, au tazama usahihi kabla</translation>
    </message>
    <message>
        <source>a cross-validation of a private table has none</source>
        <translation>uthibitishaji mtambuka wa jedwali la faragha hauna huo</translation>
    </message>
    <message>
        <source>give at most {most} models</source>
        <translation>toa modeli zisizozidi {most}</translation>
    </message>
    <message>
        <source>it applies only with the fit test</source>
        <translation>inatumika tu na jaribio la ulinganifu</translation>
    </message>
    <message>
        <source>Use backcheck plan or report; see surveyapp backcheck --help.</source>
        <translation>Tumia backcheck plan au report; ona surveyapp backcheck --help.</translation>
    </message>
    <message>
        <source>Use tally add, sign, open, combine or show; see surveyapp tally --help.</source>
        <translation>Tumia tally add, sign, open, combine au show; tazama surveyapp tally --help.</translation>
    </message>
    <message>
        <source>The work was stopped, and nothing was written.</source>
        <translation>Kazi ilisimamishwa, na hakuna kilichoandikwa.</translation>
    </message>
    <message>
        <source>The number must be from {minimum} to {maximum}.</source>
        <translation>Namba lazima iwe kutoka {minimum} hadi {maximum}.</translation>
    </message>
    <message>
        <source>“{value}” is not a number; write it as 0.25, 25 % or 1/4</source>
        <translation>“{value}” si namba; iandike kama 0.25, 25 % au 1/4</translation>
    </message>
    <message>
        <source>“{value}” is not a whole number</source>
        <translation>“{value}” si namba nzima</translation>
    </message>
    <message>
        <source>“{value}” can be read in two ways; write {one} or {other}</source>
        <translation>“{value}” inaweza kusomwa kwa njia mbili; andika {one} au {other}</translation>
    </message>
    <message>
        <source>a number is missing; write it as 0.25, 25 % or 1/4</source>
        <translation>namba haipo; iandike kama 0.25, 25 % au 1/4</translation>
    </message>
    <message>
        <source>“{value}” can be read in two ways; write semicolons between the numbers</source>
        <translation>“{value}” inaweza kusomwa kwa njia mbili; andika nukta-mkato kati ya namba</translation>
    </message>
    <message>
        <source>{visits} visits do not fit into {days} days, with one a day at most.</source>
        <translation>Ziara {visits} hazitoshi katika siku {days}, zikiwa moja kwa siku kwa zaidi.</translation>
    </message>
    <message>
        <source>{visits} early visits do not fit into the first {days} days.</source>
        <translation>Ziara {visits} za mapema hazitoshi katika siku {days} za kwanza.</translation>
    </message>
    <message>
        <source>{name} is no class; there are {known}</source>
        <translation>{name} si kundi; yapo {known}</translation>
    </message>
    <message>
        <source>{option} is not an option of {learner}; it takes {known}.</source>
        <translation>{option} si chaguo la {learner}; hupokea {known}.</translation>
    </message>
    <message>
        <source>this learner does not release how frequent classes are; give their weights</source>
        <translation>kifunzi hiki hakitoi jinsi makundi yanavyotokea; toa uzito wao</translation>
    </message>
    <message>
        <source>A learning curve over rows needs at least {least} rows to train on.</source>
        <translation>Mkondo wa kujifunza kwa safu unahitaji angalau safu {least} za mafunzo.</translation>
    </message>
    <message>
        <source>Column {attribute} is empty in row {row}, but its domain says that it is never missing; fill it in, or say that values of this column may be missing.</source>
        <translation>Safu {attribute} ni tupu katika mstari wa {row}, lakini kikoa chake kinasema kwamba thamani haikosekani kamwe; ijaze, au sema kwamba thamani za safu hii zinaweza kukosekana.</translation>
    </message>
    <message>
        <source>{what} above {low}</source>
        <translation>{what} zaidi ya {low}</translation>
    </message>
    <message>
        <source>write COLUMN=NUMBER, such as A=50</source>
        <translation>andika SAFUWIMA=NAMBA, kama A=50</translation>
    </message>
    <message>
        <source>The project {file} has no survey yet.</source>
        <translation>Mradi {file} bado hauna utafiti.</translation>
    </message>
    <message>
        <source>The interviews of this project are the rows of the table {table} in a database. Look at them there.</source>
        <translation>Mahojiano ya mradi huu ni safu za jedwali {table} katika hifadhidata. Yaangalie huko.</translation>
    </message>
    <message>
        <source>The project shows another survey now.</source>
        <translation>Mradi sasa unaonyesha utafiti mwingine.</translation>
    </message>
    <message>
        <source>{file} is a table of totals. Give it alone: nobody knows whether other files hold the same interviews.</source>
        <translation>{file} ni jedwali la jumla. Litoe peke yake: hakuna anayejua kama faili nyingine zina mahojiano yale yale.</translation>
    </message>
    <message>
        <source>{file} holds totals that trustees opened; give the survey that they are of.</source>
        <translation>{file} ina jumla ambazo wadhamini walifungua; toa utafiti wake.</translation>
    </message>
    <message>
        <source>Totals hold no weights, strata or clusters: these belong to each respondent, and what trustees opened are counts of all of them. Leave out --{kind}.</source>
        <translation>Jumla hazina uzito, matabaka wala vishada: hivi ni vya kila mhojiwa, na wadhamini walichofungua ni hesabu za wote. Ondoa --{kind}.</translation>
    </message>
    <message>
        <source>Bundle for an archive (Dataverse)</source>
        <translation>Kifurushi cha hifadhi ya kumbukumbu (Dataverse)</translation>
    </message>
    <message>
        <source>Codebook as HTML</source>
        <translation>Kitabu cha misimbo kama HTML</translation>
    </message>
    <message>
        <source>Codebook as CSV</source>
        <translation>Kitabu cha misimbo kama CSV</translation>
    </message>
    <message>
        <source>Codebook as Markdown</source>
        <translation>Kitabu cha misimbo kama Markdown</translation>
    </message>
    <message>
        <source>Codebook as DDI 2.5 (XML)</source>
        <translation>Kitabu cha misimbo kama DDI 2.5 (XML)</translation>
    </message>
    <message>
        <source>SPSS syntax and data</source>
        <translation>Sintaksia ya SPSS na data</translation>
    </message>
    <message>
        <source>Stata do-file and data</source>
        <translation>Faili ya do ya Stata na data</translation>
    </message>
    <message>
        <source>R script and data</source>
        <translation>Skripti ya R na data</translation>
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
        <translation>Kila siku iliyobuniwa hutembelewa kwa uwezekano wa angalau {chance}; wahojaji wakiona ziara za awali, {seen}.</translation>
    </message>
    <message>
        <source>Each invented day is visited with a chance of at least {chance}, even if surveyors see the visits before it.</source>
        <translation>Kila siku iliyobuniwa hutembelewa kwa uwezekano wa angalau {chance}, hata wahojaji wakiona ziara za awali.</translation>
    </message>
    <message>
        <source>Surveyors see each visit, and invent one day at most. If 1 is an invented day that is caught and −1 one that is not, a surveyor who invents when it pays most comes to {worth} on average; no other plan does better.</source>
        <translation>Wahojaji huona kila ziara na hubuni siku moja kwa zaidi. Ikiwa 1 ni siku iliyobuniwa na kugunduliwa na −1 isiyogunduliwa, mhojaji anayebuni wakati unaomfaa zaidi hufikia wastani wa {worth}; hakuna mpango mwingine ulio bora.</translation>
    </message>
    <message>
        <source>Surveyors see each visit. What begins to be invented goes on for at most {share} of the period until the next visit.</source>
        <translation>Wahojaji huona kila ziara. Kinachoanza kubuniwa hudumu kwa zaidi {share} ya kipindi hadi ziara inayofuata.</translation>
    </message>
    <message>
        <source>Surveyors do not learn of visits. What begins to be invented goes on for at most {share} of the period on average, whenever it begins; with visits on fixed days it would be {equal}.</source>
        <translation>Wahojaji hawajui kuhusu ziara. Kinachoanza kubuniwa hudumu kwa wastani {share} ya kipindi kwa zaidi, kikianza wakati wowote; kwa ziara za siku maalumu ingekuwa {equal}.</translation>
    </message>
    <message>
        <source>Surveyors do not learn of visits, and may stop inventing at any time. On average at least {value}: 1 where a visit proves the invention first, −1 where all that could be gained was gained first.</source>
        <translation>Wahojaji hawajui kuhusu ziara, na wanaweza kuacha kubuni wakati wowote. Kwa wastani angalau {value}: 1 ziara ikithibitisha ubunifu kwanza, −1 kama faida yote ilipatikana kwanza.</translation>
    </message>
    <message>
        <source>There is no model {model}. There are: {known}.</source>
        <translation>Hakuna modeli {model}. Zilizopo: {known}.</translation>
    </message>
    <message>
        <source>Give at least one day and one visit.</source>
        <translation>Weka angalau siku moja na ziara moja.</translation>
    </message>
    <message>
        <source>The share of early visits must be between 0 and 1.</source>
        <translation>Sehemu ya ziara za mapema lazima iwe kati ya 0 na 1.</translation>
    </message>
    <message>
        <source>Early visits go with the model subset; the others draw their own times.</source>
        <translation>Ziara za mapema huenda na modeli subset; nyingine huchagua nyakati zake.</translation>
    </message>
    <message>
        <source>The model {model} takes at most {most} visits.</source>
        <translation>Modeli {model} huchukua ziara {most} kwa zaidi.</translation>
    </message>
    <message>
        <source>Give both: the chance to find an invented record, and how many there may be.</source>
        <translation>Weka vyote viwili: uwezekano wa kupata rekodi iliyobuniwa, na ngapi zinaweza kuwepo.</translation>
    </message>
    <message>
        <source>The chance to find a record must be between 0 and 1.</source>
        <translation>Uwezekano wa kupata rekodi lazima uwe kati ya 0 na 1.</translation>
    </message>
    <message>
        <source>Records that may be invented: give 1 to {most}.</source>
        <translation>Rekodi zinazoweza kubuniwa: weka 1 hadi {most}.</translation>
    </message>
    <message>
        <source>Stops: give 1 to {most}.</source>
        <translation>Visimamo: weka 1 hadi {most}.</translation>
    </message>
    <message>
        <source>{file}, line {line}: {why}.</source>
        <translation>{file}, mstari {line}: {why}.</translation>
    </message>
    <message>
        <source>{file} has no column {name}. It has: {known}.</source>
        <translation>{file} haina safu {name}. Ina: {known}.</translation>
    </message>
    <message>
        <source>If none of {visited} visited interviews out of {all} was invented, at most {most} of them were (95% confidence).</source>
        <translation>Ikiwa hakuna hata moja ya mahojiano {visited} yaliyotembelewa kati ya {all} yaliyobuniwa, yaliyobuniwa ni {most} kwa zaidi (uhakika 95%).</translation>
    </message>
    <message>
        <source>{file} has no addresses.</source>
        <translation>{file} haina anwani.</translation>
    </message>
    <message>
        <source>Give at least one address a visit.</source>
        <translation>Weka angalau anwani moja kwa ziara.</translation>
    </message>
    <message>
        <source>an address or a surveyor is empty</source>
        <translation>anwani au mhojaji ni tupu</translation>
    </message>
    <message>
        <source>this address is there twice</source>
        <translation>anwani hii ipo mara mbili</translation>
    </message>
    <message>
        <source>the day must be a whole number from 1</source>
        <translation>siku lazima iwe namba kamili kuanzia 1</translation>
    </message>
    <message>
        <source>this address is not in the plan</source>
        <translation>anwani hii haipo katika mpango</translation>
    </message>
    <message>
        <source>took_place is “{word}”; write yes or no</source>
        <translation>took_place ni “{word}”; andika yes au no</translation>
    </message>
    <message>
        <source>addresses must be a whole number from 1</source>
        <translation>addresses lazima iwe namba kamili kuanzia 1</translation>
    </message>
    <message>
        <source>Back-checks</source>
        <translation>Ziara za ukaguzi</translation>
    </message>
    <message>
        <source>What this plan guarantees</source>
        <translation>Kile mpango huu unahakikisha</translation>
    </message>
    <message>
        <source>No visit today.</source>
        <translation>Hakuna ziara leo.</translation>
    </message>
    <message>
        <source>Never ask again what was asked with coins: a second answer would give the first one away.</source>
        <translation>Usiulize tena kamwe kilichoulizwa kwa sarafu: jibu la pili lingefichua la kwanza.</translation>
    </message>
    <message>
        <source>Ask whether the interview took place, and what was asked directly.</source>
        <translation>Uliza kama mahojiano yalifanyika, na kilichoulizwa moja kwa moja.</translation>
    </message>
    <message>
        <source>Read what you find, and destroy it then: address and answers together name a person.</source>
        <translation>Soma unachopata, kisha kiharibu: anwani na majibu pamoja humtaja mtu.</translation>
    </message>
    <message>
        <source>Surveyor</source>
        <translation>Mhojaji</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Anwani</translation>
    </message>
    <message>
        <source>Took place (yes or no)</source>
        <translation>Yalifanyika (ndiyo au hapana)</translation>
    </message>
    <message>
        <source>Fold and seal. Open on the morning of day {day}.</source>
        <translation>Kunja na ufunge. Fungua asubuhi ya siku {day}.</translation>
    </message>
    <message>
        <source>Visits of day {day}</source>
        <translation>Ziara za siku {day}</translation>
    </message>
    <message>
        <source>The supervisor and the surveyor need different PINs. Choose another one.</source>
        <translation>Msimamizi na mtafiti wanahitaji PIN tofauti. Chagua nyingine.</translation>
    </message>
    <message>
        <source>In {language} the kiosk lacks {count} of its own {needed} texts. The first is “{first}”.</source>
        <translation>Kwa {language} kioski kinakosa maandishi yake {count} kati ya {needed}. La kwanza ni “{first}”.</translation>
    </message>
    <message>
        <source>The disk is full</source>
        <translation>Diski imejaa</translation>
    </message>
    <message>
        <source>The disk is nearly full</source>
        <translation>Diski inakaribia kujaa</translation>
    </message>
    <message>
        <source>A file of interviews is damaged</source>
        <translation>Faili moja la mahojiano limeharibika</translation>
    </message>
    <message>
        <source>Interviews are missing</source>
        <translation>Kuna mahojiano yaliyopotea</translation>
    </message>
    <message>
        <source>The disk fails</source>
        <translation>Diski ina hitilafu</translation>
    </message>
    <message>
        <source>You forgot your PIN</source>
        <translation>Umesahau PIN yako</translation>
    </message>
    <message>
        <source>The PIN is locked</source>
        <translation>PIN imefungwa</translation>
    </message>
    <message>
        <source>The kiosk is already running</source>
        <translation>Kioski tayari kinafanya kazi</translation>
    </message>
    <message>
        <source>The device cannot draw chance</source>
        <translation>Kifaa hakiwezi kupiga kura ya bahati</translation>
    </message>
    <message>
        <source>The program made a mistake</source>
        <translation>Programu imekosea</translation>
    </message>
    <message>
        <source>The device went off</source>
        <translation>Kifaa kilizimika</translation>
    </message>
    <message>
        <source>Something else is wrong</source>
        <translation>Kuna tatizo lingine</translation>
    </message>
    <message>
        <source>All interviews that were finished are kept.</source>
        <translation>Mahojiano yote yaliyokamilika yamehifadhiwa.</translation>
    </message>
    <message>
        <source>Call the supervisor, who exports the files and makes room.</source>
        <translation>Mwite msimamizi asafirishe mafaili na kuweka nafasi.</translation>
    </message>
    <message>
        <source>Then touch “Look again”. If there is room, you can go on.</source>
        <translation>Kisha gusa “Angalia tena”. Kama kuna nafasi, unaweza kuendelea.</translation>
    </message>
    <message>
        <source>You can go on today. Nothing is lost.</source>
        <translation>Unaweza kuendelea leo. Hakuna kilichopotea.</translation>
    </message>
    <message>
        <source>Tell the supervisor today: the files have to be exported and room made.</source>
        <translation>Mwambie msimamizi leo: mafaili yanapaswa kusafirishwa na nafasi kuwekwa.</translation>
    </message>
    <message>
        <source>The damaged file was put aside and is kept. New interviews go to a new file.</source>
        <translation>Faili lililoharibika limewekwa kando na kuhifadhiwa. Mahojiano mapya yanaingia kwenye faili jipya.</translation>
    </message>
    <message>
        <source>You can go on.</source>
        <translation>Unaweza kuendelea.</translation>
    </message>
    <message>
        <source>Tell the supervisor today. Delete nothing.</source>
        <translation>Mwambie msimamizi leo. Usifute chochote.</translation>
    </message>
    <message>
        <source>A file is gone or older than it was, or this device is a copy of another.</source>
        <translation>Faili limetoweka au ni la zamani kuliko lilivyokuwa, au kifaa hiki ni nakala ya kingine.</translation>
    </message>
    <message>
        <source>You can go on. New interviews are kept.</source>
        <translation>Unaweza kuendelea. Mahojiano mapya yanahifadhiwa.</translation>
    </message>
    <message>
        <source>Call the supervisor now. Delete nothing.</source>
        <translation>Mwite msimamizi sasa. Usifute chochote.</translation>
    </message>
    <message>
        <source>Ask nobody on this device.</source>
        <translation>Usimhoji mtu yeyote kwa kifaa hiki.</translation>
    </message>
    <message>
        <source>Do not switch it off.</source>
        <translation>Usikizime.</translation>
    </message>
    <message>
        <source>Call the supervisor, who exports the interviews first.</source>
        <translation>Mwite msimamizi, ambaye kwanza atasafirisha mahojiano.</translation>
    </message>
    <message>
        <source>Nothing is lost.</source>
        <translation>Hakuna kilichopotea.</translation>
    </message>
    <message>
        <source>Call the supervisor, who chooses a new one on the supervisor&apos;s page.</source>
        <translation>Mwite msimamizi achague mpya kwenye ukurasa wa msimamizi.</translation>
    </message>
    <message>
        <source>A supervisor who forgot the supervisor&apos;s PIN sets the kiosk up again in a new folder. The interviews stay in the old one.</source>
        <translation>Msimamizi aliyesahau PIN yake anaandaa kioski upya kwenye folda mpya. Mahojiano yanabaki kwenye ya zamani.</translation>
    </message>
    <message>
        <source>Somebody entered wrong PINs. Nothing is lost.</source>
        <translation>Mtu ameweka PIN zisizo sahihi. Hakuna kilichopotea.</translation>
    </message>
    <message>
        <source>Wait until the seconds are over, {seconds} at most. Then enter your PIN.</source>
        <translation>Subiri sekunde ziishe, {seconds} kwa kiwango cha juu. Kisha weka PIN yako.</translation>
    </message>
    <message>
        <source>The supervisor&apos;s PIN can be locked for up to {minutes} minutes. Yours works meanwhile.</source>
        <translation>PIN ya msimamizi inaweza kufungwa hadi dakika {minutes}. Yako inafanya kazi wakati huo.</translation>
    </message>
    <message>
        <source>It was started a second time on this device. Nothing is lost.</source>
        <translation>Kilianzishwa mara ya pili kwenye kifaa hiki. Hakuna kilichopotea.</translation>
    </message>
    <message>
        <source>Close this window and go on in the other one.</source>
        <translation>Funga dirisha hili na uendelee kwenye lingine.</translation>
    </message>
    <message>
        <source>If you find no other one, switch the device off and on again.</source>
        <translation>Usipopata lingine, zima kifaa kisha ukiwashe tena.</translation>
    </message>
    <message>
        <source>Nobody is asked without chance. All interviews that were finished are kept.</source>
        <translation>Hakuna anayeulizwa bila kura ya bahati. Mahojiano yote yaliyokamilika yamehifadhiwa.</translation>
    </message>
    <message>
        <source>Switch the device off and on again. Then touch “Look again”.</source>
        <translation>Zima kifaa kisha ukiwashe tena. Kisha gusa “Angalia tena”.</translation>
    </message>
    <message>
        <source>If it happens again, use another device and tell the supervisor.</source>
        <translation>Ikitokea tena, tumia kifaa kingine na umwambie msimamizi.</translation>
    </message>
    <message>
        <source>The screen of the respondent said whether the interview was recorded.</source>
        <translation>Skrini ya mhojiwa ilisema kama mahojiano yalirekodiwa.</translation>
    </message>
    <message>
        <source>If it was, do not ask this person again. If not, you may ask once more.</source>
        <translation>Kama yalirekodiwa, usimhoji mtu huyu tena. Kama sivyo, unaweza kumhoji mara moja zaidi.</translation>
    </message>
    <message>
        <source>You can go on once. If it happens again, stop and call the supervisor.</source>
        <translation>Unaweza kuendelea mara moja. Ikitokea tena, acha na mwite msimamizi.</translation>
    </message>
    <message>
        <source>Switch it on again and enter your PIN.</source>
        <translation>Kiwashe tena na uweke PIN yako.</translation>
    </message>
    <message>
        <source>The interview that was not finished is gone. All others are kept.</source>
        <translation>Mahojiano ambayo hayakukamilika yamepotea. Mengine yote yamehifadhiwa.</translation>
    </message>
    <message>
        <source>All interviews that were finished are kept. Delete nothing.</source>
        <translation>Mahojiano yote yaliyokamilika yamehifadhiwa. Usifute chochote.</translation>
    </message>
    <message>
        <source>Call the supervisor, whose page says what it is.</source>
        <translation>Mwite msimamizi; ukurasa wake unasema ni nini.</translation>
    </message>
    <message>
        <source>it is of {learners}; choose that, or leave it out</source>
        <translation>ni ya {learners}; chagua hiyo, au iache</translation>
    </message>
    <message>
        <source>There is no option {option}; there are {known}.</source>
        <translation>Hakuna chaguo {option}; kuna {known}.</translation>
    </message>
    <message>
        <source>it is for a table of true values; leave it out</source>
        <translation>ni ya jedwali la thamani za kweli; iache</translation>
    </message>
    <message>
        <source>it is for a model that is private; leave it out</source>
        <translation>ni ya modeli yenye faragha; iache</translation>
    </message>
    <message>
        <source>it is for a model that is not private, with ε = inf; leave it out</source>
        <translation>ni ya modeli isiyo na faragha, yenye ε = inf; iache</translation>
    </message>
    <message>
        <source>A classifier learns from reports one by one, and totals that trustees opened hold none. Nothing can be trained on them.</source>
        <translation>Kiainishi hujifunza kutoka ripoti moja moja, na jumla ambazo wadhamini walifungua hazina hata moja. Hakuna kinachoweza kufunzwa kwazo.</translation>
    </message>
    <message>
        <source>{feature} and {label} are made of the same answers, so a model would only read one off the other. Leave {feature} out.</source>
        <translation>{feature} na {label} vimetokana na majibu yale yale, hivyo modeli ingesoma kimoja tu kutoka kwa kingine. Ondoa {feature}.</translation>
    </message>
    <message>
        <source>Unary encoding needs p and q, as decimals or fractions such as 4/5.</source>
        <translation>Usimbaji wa unari unahitaji p na q, kama desimali au sehemu kama 4/5.</translation>
    </message>
    <message>
        <source>Column {attribute} is empty, but the model was trained where it never is.</source>
        <translation>Safu {attribute} ni tupu, lakini modeli ilifunzwa pale isipokuwa tupu kamwe.</translation>
    </message>
    <message>
        <source>{file} has a column {column} already; rename it, or predict on the table without it.</source>
        <translation>{file} tayari ina safu {column}; ibadilishe jina, au tabiri kwenye jedwali bila safu hiyo.</translation>
    </message>
    <message>
        <source>A row cannot count {most} times at most; give a whole number from 1 to {largest}, from knowledge and not from the data.</source>
        <translation>Safu haiwezi kuhesabika mara {most} kwa juu; toa namba kamili kutoka 1 hadi {largest}, kutokana na ujuzi na si kutoka kwenye data.</translation>
    </message>
    <message>
        <source>{column} holds weights; it cannot be the label or a feature too.</source>
        <translation>{column} ina uzito; haiwezi kuwa pia lebo au sifa.</translation>
    </message>
    <message>
        <source>The number of rows may be public, but the sum of their weights is not: train with weights without declaring the number of rows public.</source>
        <translation>Idadi ya safu inaweza kuwa ya umma, lakini jumla ya uzito wao si ya umma: funza kwa uzito bila kutangaza idadi ya safu kuwa ya umma.</translation>
    </message>
    <message>
        <source>Line {line}: the weight in the column {column} is {value}; it must be a number, 0 or more.</source>
        <translation>Mstari {line}: uzito katika safu wima {column} ni {value}; lazima uwe namba, 0 au zaidi.</translation>
    </message>
    <message>
        <source>a synthetic table by {method} needs to know it: the column that the others explain</source>
        <translation>jedwali bandia kwa {method} linahitaji kuijua: safuwima ambayo nyingine hueleza</translation>
    </message>
    <message>
        <source>it is of a forest; choose forest, or leave it out</source>
        <translation>ni ya msitu; chagua forest, au iache</translation>
    </message>
    <message>
        <source>{file}: {column} needs a list of its levels, such as [&quot;low&quot;, &quot;high&quot;], or an object with its levels, or with the bounds of a number: low, high and bins. An object may also say whether a value can be missing: &quot;missing&quot;: false.</source>
        <translation>{file}: {column} inahitaji orodha ya viwango vyake, kama [&quot;low&quot;, &quot;high&quot;], au kitu chenye viwango vyake, au chenye mipaka ya namba: low, high na bins. Kitu kinaweza pia kusema kama thamani inaweza kukosekana: &quot;missing&quot;: false.</translation>
    </message>
    <message>
        <source>Whether values of {attribute} can be missing must be said once, and of a column whose levels or bounds are stated. These are: {known}.</source>
        <translation>Kama thamani za {attribute} zinaweza kukosekana lazima isemwe mara moja tu, na kwa safu ambayo viwango au mipaka yake imetajwa. Nazo ni: {known}.</translation>
    </message>
    <message>
        <source>This version of Surveyapp has no analysis “{analysis}”. A newer version has made this block; it stays in the project.</source>
        <translation>Toleo hili la Surveyapp halina uchambuzi “{analysis}”. Toleo jipya zaidi limetengeneza sehemu hii; inabaki katika mradi.</translation>
    </message>
    <message>
        <source>{bits} bits; give {low} to {high}.</source>
        <translation>Biti {bits}; weka kutoka {low} hadi {high}.</translation>
    </message>
    <message>
        <source>the kiosk&apos;s source: no fault is known, and nobody can predict it</source>
        <translation>chanzo cha kioski: hakuna kasoro inayojulikana, na hakuna anayeweza kukitabiri</translation>
    </message>
    <message>
        <source>whoever predicts it can factor a number of {bits} bits; primes and seed must stay secret</source>
        <translation>anayekitabiri anaweza kugawanya namba ya biti {bits} katika vigawo; namba tasa na mbegu lazima vibaki siri</translation>
    </message>
    <message>
        <source>whoever has seen 19,968 bits in a row knows all that follow</source>
        <translation>aliyeona biti 19,968 mfululizo anajua zote zinazofuata</translation>
    </message>
    <message>
        <source>its state has 31 bits: a few bytes in a row tell all that follow</source>
        <translation>hali yake ina biti 31: baiti chache mfululizo hufichua zote zinazofuata</translation>
    </message>
    <message>
        <source>1 with a chance of {chance} instead of a half</source>
        <translation>1 kwa uwezekano wa {chance} badala ya nusu</translation>
    </message>
    <message>
        <source>one bit in {often} is the one before again</source>
        <translation>biti moja kati ya {often} hurudia iliyotangulia</translation>
    </message>
    <message>
        <source>There is no source of coins {asked}. There are: system, bbs, bbs:BITS, mersenne, lcg, biased:CHANCE and sticky:CHANCE, such as biased:0.501 and sticky:1/50.</source>
        <translation>Hakuna chanzo cha sarafu {asked}. Vilivyopo: system, bbs, bbs:BITS, mersenne, lcg, biased:CHANCE na sticky:CHANCE, kama biased:0.501 na sticky:1/50.</translation>
    </message>
    <message>
        <source>{asked} needs a chance between 0 and 1.</source>
        <translation>{asked} inahitaji uwezekano kati ya 0 na 1.</translation>
    </message>
    <message>
        <source>{asked}: {reason}.</source>
        <translation>{asked}: {reason}.</translation>
    </message>
    <message>
        <source>{file} cannot be opened: give collection files (.collection), files of tallies (.tally, .sum, .signed, .partial), one project (.surveydesk) or one survey (.survey.json).</source>
        <translation>{file} haiwezi kufunguliwa: toa faili za mkusanyo (.collection), faili za hesabu (.tally, .sum, .signed, .partial), mradi mmoja (.surveydesk) au utafiti mmoja (.survey.json).</translation>
    </message>
    <message>
        <source>These files do not go together: open any number of collection files, or of files of tallies, or one project, or one survey at a time.</source>
        <translation>Faili hizi haziendi pamoja: fungua faili zozote za mkusanyo, au za hesabu, au mradi mmoja, au utafiti mmoja kwa wakati.</translation>
    </message>
    <message>
        <source>The interviews of {file} are the rows of {table} at {source}, which was not connected to on this computer before. If you trust it, choose File, “Connect to a database…”.</source>
        <translation>Mahojiano ya {file} ni safu za {table} katika {source}, ambayo haikuunganishwa hapo awali kwenye kompyuta hii. Ukiiamini, chagua Faili, “Unganisha na hifadhidata…”.</translation>
    </message>
    <message>
        <source>{file} holds totals of a survey that this project does not have. Choose the survey file that was asked.</source>
        <translation>{file} ina jumla za utafiti ambao mradi huu hauna. Chagua faili ya utafiti ulioulizwa.</translation>
    </message>
    <message>
        <source>Analysis {place} of the output cannot be in the report: {problem} Complete it, hide it or remove it.</source>
        <translation>Uchanganuzi {place} wa matokeo hauwezi kuwa kwenye ripoti: {problem} Ukamilishe, ufiche au uuondoe.</translation>
    </message>
    <message>
        <source>{interviews} interviews are more than the {capacity} that a total of this survey holds</source>
        <translation>mahojiano {interviews} ni zaidi ya {capacity} ambayo jumla ya utafiti huu hubeba</translation>
    </message>
    <message>
        <source>{file} must be a table of texts: .csv or .xlsx.</source>
        <translation>{file} lazima iwe jedwali la maandishi: .csv au .xlsx.</translation>
    </message>
    <message>
        <source>has the language {language}, which the survey does not have; it has {known}.</source>
        <translation>ina lugha {language}, ambayo utafiti hauna; una {known}.</translation>
    </message>
    <message>
        <source>it has no sheet {name}</source>
        <translation>haina karatasi {name}</translation>
    </message>
    <message>
        <source>The program speaks all languages of this survey ({known}). Name the language whose words you want to change.</source>
        <translation>Programu inazungumza lugha zote za utafiti huu ({known}). Taja lugha ambayo maneno yake unataka kubadilisha.</translation>
    </message>
    <message>
        <source>{language} is none of the survey&apos;s languages; it has {known}.</source>
        <translation>{language} si lugha ya utafiti; una {known}.</translation>
    </message>
    <message>
        <source>{folder} is not a folder.</source>
        <translation>{folder} si folda.</translation>
    </message>
    <message>
        <source>{first} and {second} speak the same text. Keep one of them.</source>
        <translation>{first} na {second} husema maandishi yale yale. Baki na moja.</translation>
    </message>
    <message>
        <source>{program} is not installed. Install it (on Debian and Ubuntu espeak-ng is a package of that name), or have the texts recorded: --script lists them.</source>
        <translation>{program} haijawekwa. Iweke (katika Debian na Ubuntu espeak-ng ni kifurushi chenye jina hilo), au maandishi yarekodiwe: --script huyaorodhesha.</translation>
    </message>
    <message>
        <source>{program} could not speak “{text}”: {reason}.</source>
        <translation>{program} haikuweza kusema “{text}”: {reason}.</translation>
    </message>
    <message>
        <source>No voice of espeak-ng is called {voice}. Choose one with --voice.</source>
        <translation>espeak-ng haina sauti {voice}. Chagua moja kwa --voice.</translation>
    </message>
    <message>
        <source>To speak {language}, piper needs the file of a voice. Name it with --voice.</source>
        <translation>piper inahitaji faili la sauti ya {language}: --voice.</translation>
    </message>
    <message>
        <source>{program} does not answer: {reason}.</source>
        <translation>{program} haijibu: {reason}.</translation>
    </message>
    <message>
        <source>it gives no reason</source>
        <translation>haitoi sababu</translation>
    </message>
    <message>
        <source>A sum of tally files of the survey {survey}, version {version}: {interviews} interviews (files: {count}, kiosks: {kiosks}). Nobody has signed it: whoever signs adds the files again.</source>
        <translation>Jumla ya faili za hesabu za utafiti {survey}, toleo {version}: mahojiano {interviews} (faili: {count}, vioski: {kiosks}). Hakuna aliyeitia sahihi: anayetia sahihi hujumlisha faili tena.</translation>
    </message>
    <message>
        <source>{what}: {count} of {needed} are here.</source>
        <translation>{what}: {count} kati ya {needed} zipo.</translation>
    </message>
    <message>
        <source>Bring the kiosks&apos; files that the sum lists: {count} of {needed} are here.</source>
        <translation>Leta faili za vioski zilizoorodheshwa kwenye jumla: {count} kati ya {needed} zipo.</translation>
    </message>
    <message>
        <source>A trustee&apos;s private key.</source>
        <translation>Ufunguo wa siri wa mdhamini.</translation>
    </message>
    <message>
        <source>The enrolment of a kiosk.</source>
        <translation>Usajili wa kioski.</translation>
    </message>
    <message>
        <source>Bring the kiosks&apos; files (.tally).</source>
        <translation>Leta faili za vioski (.tally).</translation>
    </message>
    <message>
        <source>Bring one sum at a time: these are of different lists.</source>
        <translation>Leta jumla moja kwa wakati: hizi ni za orodha tofauti.</translation>
    </message>
    <message>
        <source>Bring the sum of the files (.sum), which the office makes.</source>
        <translation>Leta jumla ya faili (.sum), ambayo ofisi hutengeneza.</translation>
    </message>
    <message>
        <source>Shares (.partial)</source>
        <translation>Sehemu (.partial)</translation>
    </message>
    <message>
        <source>Signed lists (.signed)</source>
        <translation>Orodha zenye sahihi (.signed)</translation>
    </message>
    <message>
        <source>You have signed this list, and {ledger} does not know it: it is an older copy of your memory. Put the newest copy back beside your key. If that is lost, sign all lists again that you ever signed with this key, before you sign or open any other.</source>
        <translation>Umetia sahihi orodha hii, na {ledger} haiijui: ni nakala ya zamani ya kumbukumbu yako. Rudisha nakala mpya zaidi kando ya ufunguo wako. Ikiwa imepotea, tia sahihi tena orodha zote ulizowahi kutia sahihi kwa ufunguo huu kabla ya kutia sahihi au kufungua nyingine yoyote.</translation>
    </message>
    <message>
        <source>its interviews were altered or the file is cut short</source>
        <translation>mahojiano yake yalibadilishwa au faili imekatwa</translation>
    </message>
    <message>
        <source>it does not hold the number of interviews that it states</source>
        <translation>haina idadi ya mahojiano inayoitaja</translation>
    </message>
    <message>
        <source>its columns are not those of its survey</source>
        <translation>safu wima zake si za utafiti wake</translation>
    </message>
    <message>
        <source>it is not sealed to the key that its survey names</source>
        <translation>haijafungwa kwa ufunguo ambao utafiti wake unautaja</translation>
    </message>
    <message>
        <source>its survey was altered</source>
        <translation>utafiti wake ulibadilishwa</translation>
    </message>
    <message>
        <source>a collection file</source>
        <translation>faili ya ukusanyaji</translation>
    </message>
    <message>
        <source>a line is too long</source>
        <translation>mstari ni mrefu mno</translation>
    </message>
    <message>
        <source>its signature is not that of its kiosk, so it was altered</source>
        <translation>sahihi yake si ya kioski chake, kwa hiyo ilibadilishwa</translation>
    </message>
    <message>
        <source>it is cut short</source>
        <translation>imekatwa</translation>
    </message>
    <message>
        <source>it is a kiosk&apos;s tally file, with no record of anybody in it; add the kiosks&apos; files (window “Totals that trustees hold”, or “tally add”), and analyse the table of totals that trustees open</source>
        <translation>ni faili ya hesabu ya kioski, isiyo na rekodi ya mtu yeyote; ongeza faili za vioski (dirisha “Jumla zilizo mikononi mwa wadhamini”, au “tally add”), kisha chambua jedwali la jumla ambazo wadhamini hufungua</translation>
    </message>
    <message>
        <source>it is a table of totals that trustees opened; analyse it together with the survey that it is of, or import it into a project</source>
        <translation>ni jedwali la jumla ambazo wadhamini walifungua; lichambue pamoja na utafiti wake, au liingize kwenye mradi</translation>
    </message>
    <message>
        <source>it is a sum of tally files, which nobody opens alone; trustees sign it and open it first (window “Totals that trustees hold”, or “tally sign” and “tally open”)</source>
        <translation>ni jumla ya faili za hesabu, ambayo hakuna anayeifungua peke yake; kwanza wadhamini huitia sahihi na kuifungua (dirisha “Jumla zilizo mikononi mwa wadhamini”, au “tally sign” na “tally open”)</translation>
    </message>
    <message>
        <source>it is a list that a trustee has signed, and opens nothing; with enough of them trustees give their shares (window “Totals that trustees hold”, or “tally open”)</source>
        <translation>ni orodha ambayo mdhamini ametia sahihi, na haifungui chochote; zikitosha, wadhamini hutoa sehemu zao (dirisha “Jumla zilizo mikononi mwa wadhamini”, au “tally open”)</translation>
    </message>
    <message>
        <source>it is a trustee&apos;s share; put it together with those of the others (window “Totals that trustees hold”, or “tally combine”), and analyse the table of totals that comes of it</source>
        <translation>ni sehemu ya mdhamini; iunganishe na za wengine (dirisha “Jumla zilizo mikononi mwa wadhamini”, au “tally combine”), kisha chambua jedwali la jumla linalotokana nayo</translation>
    </message>
    <message>
        <source>it is not {wanted}</source>
        <translation>si {wanted}</translation>
    </message>
    <message>
        <source>another program has changed its line ends; fetch the kiosk&apos;s own file</source>
        <translation>programu nyingine imebadilisha miisho ya mistari yake; chukua faili ya kioski chenyewe</translation>
    </message>
    <message>
        <source>it is a collection file, which holds records; import it</source>
        <translation>ni faili ya ukusanyaji, yenye rekodi; iingize</translation>
    </message>
    <message>
        <source>it is a web page, not {wanted}</source>
        <translation>ni ukurasa wa wavuti, si {wanted}</translation>
    </message>
    <message>
        <source>another program has saved it in another encoding; fetch the kiosk&apos;s own file</source>
        <translation>programu nyingine imeihifadhi kwa usimbaji mwingine; chukua faili ya kioski chenyewe</translation>
    </message>
    <message>
        <source>The interviews of {file} are totals that trustees opened. What is counted in them was declared before anybody was asked, and its variables cannot be changed.</source>
        <translation>Mahojiano ya {file} ni jumla ambazo wadhamini walifungua. Kinachohesabiwa ndani yake kilitangazwa kabla ya yeyote kuulizwa, na vigeu vyake haviwezi kubadilishwa.</translation>
    </message>
    <message>
        <source>The project {file} has interviews of its own. Make a new project for the totals.</source>
        <translation>Mradi {file} una mahojiano yake wenyewe. Tengeneza mradi mpya kwa jumla hizi.</translation>
    </message>
    <message>
        <source>the totals in it are not those of its survey</source>
        <translation>jumla zilizomo si za utafiti wake</translation>
    </message>
    <message>
        <source>Nothing can be sealed to the key of {trustee} in the survey {survey}. The trustee makes a new key, whose public part goes into the survey.</source>
        <translation>Hakuna kinachoweza kufungwa kwa ufunguo wa {trustee} katika utafiti {survey}. Mdhamini hutengeneza ufunguo mpya, ambao sehemu yake ya umma huwekwa katika utafiti.</translation>
    </message>
    <message>
        <source>{survey}, version {version}</source>
        <translation>{survey}, toleo {version}</translation>
    </message>
    <message>
        <source>{file}: {problem}</source>
        <translation>{file}: {problem}</translation>
    </message>
    <message>
        <source>A process that opened interviews was ended from outside, perhaps because memory ran out. Nothing was signed or written; close other programs and try again.</source>
        <translation>Mchakato uliokuwa ukifungua mahojiano ulikatishwa kutoka nje, labda kwa kukosa kumbukumbu. Hakuna kilichotiwa sahihi wala kuandikwa; funga programu nyingine na ujaribu tena.</translation>
    </message>
    <message>
        <source>it was altered or is cut short; ask the trustee for it again</source>
        <translation>ilibadilishwa au imekatwa; mwombe mdhamini tena</translation>
    </message>
    <message>
        <source>it is neither a trustee&apos;s signed list nor a share</source>
        <translation>si orodha iliyotiwa sahihi na mdhamini wala sehemu</translation>
    </message>
    <message>
        <source>it is of the other kind of file; here the trustees&apos; shares are needed</source>
        <translation>ni faili ya aina nyingine; hapa zinahitajika sehemu za wadhamini</translation>
    </message>
    <message>
        <source>it is of the other kind of file; here the lists that trustees signed are needed</source>
        <translation>ni faili ya aina nyingine; hapa zinahitajika orodha ambazo wadhamini walitia sahihi</translation>
    </message>
    <message>
        <source>These interviews were simulated by a computer: no person answered them.</source>
        <translation>Mahojiano haya yaliigizwa na kompyuta: hakuna mtu aliyeyajibu.</translation>
    </message>
    <message>
        <source>it was altered or is cut short; add the tally files again</source>
        <translation>ilibadilishwa au imekatwa; ongeza tena faili za hesabu</translation>
    </message>
    <message>
        <source>it holds more interviews than its survey&apos;s totals can hold</source>
        <translation>ina mahojiano mengi kuliko yale ambayo jumla za utafiti wake zinaweza kubeba</translation>
    </message>
    <message>
        <source>it is not a sum of tally files</source>
        <translation>si jumla ya faili za hesabu</translation>
    </message>
    <message>
        <source>its manifest is not that of a tally file</source>
        <translation>maelezo yake si ya faili ya hesabu</translation>
    </message>
    <message>
        <source>its totals were altered</source>
        <translation>jumla zake zilibadilishwa</translation>
    </message>
    <message>
        <source>its totals are not those of its survey</source>
        <translation>jumla zake si za utafiti wake</translation>
    </message>
    <message>
        <source>it holds more interviews than a kiosk puts in one file</source>
        <translation>ina mahojiano mengi kuliko yale ambayo kioski huweka katika faili moja</translation>
    </message>
    <message>
        <source>a tally file</source>
        <translation>faili ya hesabu</translation>
    </message>
    <message>
        <source>Answers are only counted. No record is kept.</source>
        <translation>Majibu yanahesabiwa tu. Hakuna rekodi inayohifadhiwa.</translation>
    </message>
    <message>
        <source>Your answer is added to totals that are hidden behind random numbers. Nobody can take it out again.</source>
        <translation>Jibu lako huongezwa kwenye jumla zilizofichwa nyuma ya nambari za bahati nasibu. Hakuna anayeweza kulitoa tena.</translation>
    </message>
    <message>
        <source>“Recorded” means counted.</source>
        <translation>“Imerekodiwa” maana yake imehesabiwa.</translation>
    </message>
    <message>
        <source>Some questions say that your answer is not kept.</source>
        <translation>Baadhi ya maswali husema kwamba jibu lako halihifadhiwi.</translation>
    </message>
    <message>
        <source>Counted as you answer.</source>
        <translation>Huhesabiwa kama unavyojibu.</translation>
    </message>
    <message>
        <source>Your answers were counted. You need not answer again.</source>
        <translation>Majibu yako yamehesabiwa. Huhitaji kujibu tena.</translation>
    </message>
    <message>
        <source>Your answer here is not kept.</source>
        <translation>Jibu lako hapa halihifadhiwi.</translation>
    </message>
    <message>
        <source>Nobody can open the totals alone: {threshold} of {trustees} trustees must do it together, and only for {smallest} interviews or more.</source>
        <translation>Hakuna anayeweza kufungua jumla peke yake: wadhamini {threshold} kati ya {trustees} lazima wafanye hivyo pamoja, na kwa mahojiano {smallest} au zaidi tu.</translation>
    </message>
    <message>
        <source>{question} has too many different reports for the tallies. Leave it out of them.</source>
        <translation>{question} lina ripoti tofauti nyingi mno kwa hesabu. Liache nje yake.</translation>
    </message>
    <message>
        <source>No interview is kept: each is added to masked totals ({count}). Any {t} of the {n} trustees open them together, for {smallest} interviews or more, after {signatures} of them have signed.</source>
        <translation>Hakuna mahojiano yanayohifadhiwa: kila moja huongezwa kwenye jumla zilizofichwa ({count}). Wadhamini wowote {t} kati ya {n} huzifungua pamoja, kwa mahojiano {smallest} au zaidi, baada ya {signatures} kati yao kutia sahihi.</translation>
    </message>
    <message>
        <source>One total holds at most {capacity} interviews.</source>
        <translation>Jumla moja ina mahojiano yasiyozidi {capacity}.</translation>
    </message>
    <message>
        <source>Never possible: regression, tests of single kiosks or interviews, and any table that is not counted here. No record is kept to make them from.</source>
        <translation>Haiwezekani kamwe: regresheni, majaribio ya kioski au mahojiano moja moja, na jedwali lolote lisilohesabiwa hapa. Hakuna rekodi inayohifadhiwa ya kuyatengenezea.</translation>
    </message>
    <message>
        <source>Shares can be estimated of: {questions}.</source>
        <translation>Sehemu zinaweza kukadiriwa za: {questions}.</translation>
    </message>
    <message>
        <source>They can be compared by {group}: {questions}.</source>
        <translation>Vinaweza kulinganishwa kwa {group}: {questions}.</translation>
    </message>
    <message>
        <source>{first} with {second}</source>
        <translation>{first} na {second}</translation>
    </message>
    <message>
        <source>Cross-tables can be made of: {pairs}.</source>
        <translation>Majedwali mtambuka yanaweza kufanywa ya: {pairs}.</translation>
    </message>
    <message>
        <source>Nothing can be estimated of: {questions}. No tally counts that.</source>
        <translation>Hakuna kinachoweza kukadiriwa cha: {questions}. Hakuna hesabu inayokihesabu.</translation>
    </message>
    <message>
        <source>{file} has numbers of {question} beyond {low} to {high}, the ends in the tables before it. Nobody stated these ends, so all numbers count, now from {least} to {most}.</source>
        <translation>{file} ina namba za {question} nje ya {low} hadi {high}, mipaka ya majedwali ya awali. Hakuna aliyeweka mipaka hii, hivyo namba zote zinahesabiwa, sasa kutoka {least} hadi {most}.</translation>
    </message>
    <message>
        <source>Give the tally files of the kiosks; their names end in .tally.</source>
        <translation>Toa faili za hesabu za vioski; majina yake huishia .tally.</translation>
    </message>
    <message>
        <source>Only as many trustees took part as are needed, so a trustee who lies so that the numbers still fit would not be seen. With the share of one more it would.</source>
        <translation>Walishiriki wadhamini wanaohitajika tu, kwa hiyo mdhamini anayedanganya ili namba bado zilingane hataonekana. Kwa sehemu ya mmoja zaidi angeonekana.</translation>
    </message>
    <message>
        <source>{question} is counted differently in {first} and in {second}, though both are of the same interviews: a kiosk has counted wrongly. Open fewer files together to find out which.</source>
        <translation>{question} limehesabiwa tofauti katika {first} na katika {second}, ingawa zote ni za mahojiano yale yale: kioski kimoja kimehesabu vibaya. Fungua faili chache pamoja ili kujua ni kipi.</translation>
    </message>
    <message>
        <source>{needed} trustees together can open this list, and here are the shares of {count}. Ask for the share of another one: {names}.</source>
        <translation>Wadhamini {needed} pamoja wanaweza kufungua orodha hii, na hapa kuna sehemu za {count}. Omba sehemu ya mwingine: {names}.</translation>
    </message>
    <message>
        <source>{trustee} has given two shares of this list that differ: one is false. Leave both out, and ask {trustee} what happened.</source>
        <translation>{trustee} ametoa sehemu mbili zinazotofautiana za orodha hii: moja si ya kweli. Ziache zote mbili, na umuulize {trustee} kilichotokea.</translation>
    </message>
    <message>
        <source>its name ends in none of {endings}</source>
        <translation>jina lake haliishii kwa mojawapo ya {endings}</translation>
    </message>
    <message>
        <source>Held by the trustees {names}: {signatures} of them sign a list of files, and then any {threshold} open its totals together, of at least {smallest} interviews.</source>
        <translation>Mikononi mwa wadhamini {names}: {signatures} kati yao hutia sahihi orodha ya faili, kisha wowote {threshold} hufungua pamoja jumla zake, za mahojiano yasiyopungua {smallest}.</translation>
    </message>
    <message>
        <source>A list of {interviews} interviews of the survey {survey}, signed by {name}, whose key is “{key}”. It opens nothing.</source>
        <translation>Orodha ya mahojiano {interviews} ya utafiti {survey}, iliyotiwa sahihi na {name}, ambaye ufunguo wake ni “{key}”. Haifungui chochote.</translation>
    </message>
    <message>
        <source>A kiosk&apos;s tally file of the survey {survey}, version {version}: {interviews} interviews, export {export} of batch {batch}.</source>
        <translation>Faili ya hesabu ya kioski ya utafiti {survey}, toleo {version}: mahojiano {interviews}, utoaji {export} wa kundi {batch}.</translation>
    </message>
    <message>
        <source>Signed by the kiosk “{words}”.</source>
        <translation>Limetiwa sahihi na kioski “{words}”.</translation>
    </message>
    <message>
        <source>The signature is right, and it is about the sum that was given with it.</source>
        <translation>Sahihi ni ya kweli, na inahusu jumla iliyotolewa pamoja nayo.</translation>
    </message>
    <message>
        <source>The signature was not checked: give the sum that it is about, too.</source>
        <translation>Sahihi haikukaguliwa: toa pia jumla inayohusu.</translation>
    </message>
    <message>
        <source>A share: with those of other trustees it opens a list of {interviews} interviews of the survey {survey}. Given by {name}, whose key is “{key}”.</source>
        <translation>Sehemu: pamoja na za wadhamini wengine hufungua orodha ya mahojiano {interviews} ya utafiti {survey}. Imetolewa na {name}, ambaye ufunguo wake ni “{key}”.</translation>
    </message>
    <message>
        <source>it is not a table of opened totals</source>
        <translation>si jedwali la jumla zilizofunguliwa</translation>
    </message>
    <message>
        <source>Opened totals of the survey {survey}: {interviews} interviews, {count} totals. Nobody has signed the table.</source>
        <translation>Jumla zilizofunguliwa za utafiti {survey}: mahojiano {interviews}, jumla {count}. Hakuna aliyelitia sahihi jedwali.</translation>
    </message>
    <message>
        <source>This survey asks for {needed} signatures of a list, and {safe} would be safe. With fewer, {count} trustees who work together with the office can open the difference of two lists.</source>
        <translation>Utafiti huu unaomba sahihi {needed} za orodha, na {safe} zingekuwa salama. Kwa chache, wadhamini {count} wanaoshirikiana na ofisi wanaweza kufungua tofauti ya orodha mbili.</translation>
    </message>
    <message>
        <source>it is not the sum of these files; ask the office to add them again, and sign nothing before</source>
        <translation>si jumla ya faili hizi; iombe ofisi izijumlishe tena, na usitie sahihi chochote kabla ya hapo</translation>
    </message>
    <message>
        <source>{needed} trustees must sign this list before anybody may open it, and here are the signatures of {count}: {names}. Ask others to sign first.</source>
        <translation>Wadhamini {needed} lazima watie sahihi orodha hii kabla ya yeyote kuifungua, na hapa kuna sahihi za {count}: {names}. Waombe wengine watie sahihi kwanza.</translation>
    </message>
    <message>
        <source>The key “{given}” belongs to none of the trustees of the survey {survey}, who are {names}. Give the key file of one of them.</source>
        <translation>Ufunguo “{given}” si wa mdhamini yeyote wa utafiti {survey}, ambao ni {names}. Toa faili ya ufunguo ya mmoja wao.</translation>
    </message>
    <message>
        <source>{sum} lists a file of the kiosk “{words}”, which is not among the enrolled kiosks. Compare the words with those on its supervisor screen before you sign.</source>
        <translation>{sum} ina faili ya kioski “{words}”, ambacho hakimo kati ya vioski vilivyoandikishwa. Linganisha maneno na yale ya skrini ya msimamizi wake kabla ya kutia sahihi.</translation>
    </message>
    <message>
        <source>it is the same file as {other}; give it once</source>
        <translation>ni faili ile ile kama {other}; itoe mara moja</translation>
    </message>
    <message>
        <source>it is not in the list of {sum}; leave it out</source>
        <translation>haimo katika orodha ya {sum}; iache</translation>
    </message>
    <message>
        <source>{sum} lists {count} files, and {missing} of them are missing here: {files}. Give all.</source>
        <translation>{sum} ina faili {count}, na {missing} kati yake hazipo hapa: {files}. Zitoe zote.</translation>
    </message>
    <message>
        <source>{sum} lists another export of the same interviews; ask the office for that file</source>
        <translation>{sum} ina utoaji mwingine wa mahojiano yale yale; iombe ofisi faili hiyo</translation>
    </message>
    <message>
        <source>{file} holds fewer than {smallest} interviews and was not exported: people could be recognised. Collect more first. At the end of fieldwork they can be released, once.</source>
        <translation>{file} lina mahojiano chini ya {smallest} na halikusafirishwa: watu wangeweza kutambulika. Kusanya zaidi kwanza. Mwishoni mwa kazi ya uwandani yanaweza kutolewa, mara moja tu.</translation>
    </message>
    <message>
        <source>it is damaged; the supervisor can choose a new surveyor&apos;s PIN</source>
        <translation>limeharibika; msimamizi anaweza kuchagua PIN mpya ya mtafiti</translation>
    </message>
    <message>
        <source>did not sign any of the files in its folder, so it was altered or is damaged</source>
        <translation>haukutia saini faili lolote lililo pembeni yake, kwa hiyo umebadilishwa au umeharibika</translation>
    </message>
    <message>
        <source>{file} is damaged and was left as it is ({reason}). New interviews go to a new file next to it. Take a copy of the folder to the analyst.</source>
        <translation>{file} limeharibika na limeachwa lilivyo ({reason}). Mahojiano mapya yanaandikwa kwenye faili jipya pembeni yake. Mpelekee mchambuzi nakala ya folda.</translation>
    </message>
    <message>
        <source>Epsilon {spent} of {table} was spent without a budget, and without one {total} is the most. State as the budget how much may be spent in total, or use a model or a synthetic table that was already paid for.</source>
        <translation>Epsilon {spent} ya {table} ilitumika bila bajeti, na bila bajeti kiwango cha juu ni {total}. Taja kama bajeti ni kiasi gani kinaweza kutumika kwa jumla, au tumia modeli au jedwali la kubuni lililokwisha lipiwa.</translation>
    </message>
    <message>
        <source>{file} is not a ledger of this program, or was altered, so it is not known what has been spent. Restore a copy of it, or spend nothing more of the table.</source>
        <translation>{file} si daftari la matumizi la programu hii, au lilibadilishwa, kwa hiyo hakuna anayejua nini kimetumika. Rudisha nakala yake, au usitumie chochote zaidi cha jedwali.</translation>
    </message>
    <message>
        <source>This would spend epsilon {asked} of {table}, but only {left} of its budget of {budget} is left. Ask for less, or use a model or a synthetic table that was already paid for.</source>
        <translation>Hii ingetumia epsilon {asked} ya {table}, na {left} ya bajeti yake ya {budget} imebaki. Omba kidogo zaidi, au tumia modeli au jedwali la kubuni lililokwisha lipiwa.</translation>
    </message>
    <message>
        <source>it is read-only</source>
        <translation>ni ya kusoma tu</translation>
    </message>
    <message>
        <source>its database reports an error that Surveyapp does not know; open it again</source>
        <translation>hifadhidata yake inaripoti hitilafu ambayo Surveyapp haiijui; ufungue tena</translation>
    </message>
    <message>
        <source>The project {file} is read-only, so nothing in it can be changed. Save a copy of it under another name, and work on the copy.</source>
        <translation>Mradi {file} ni wa kusoma tu, hivyo hakuna kinachoweza kubadilishwa ndani yake. Hifadhi nakala kwa jina lingine, na ufanyie kazi nakala hiyo.</translation>
    </message>
    <message>
        <source>{kiosk} does not name exactly one kiosk of the project. Give its name, at least its first {letters} letters, or its words; “surveyapp kiosks --project P” lists them.</source>
        <translation>Hakuna kioski kimoja cha mradi kinachoitwa {kiosk}. Toa jina lake, angalau herufi zake {letters} za kwanza, au maneno yake; “surveyapp kiosks --project P” inaviorodhesha.</translation>
    </message>
    <message>
        <source>The table has more than {most} different combinations of reports to {questions}. Ask for fewer questions together.</source>
        <translation>Jedwali lina zaidi ya michanganyiko {most} tofauti ya ripoti za {questions}. Omba maswali machache kwa pamoja.</translation>
    </message>
    <message>
        <source>The column {column} of the table {table} has {word}, which its question never records. Correct it there, or leave the question out.</source>
        <translation>Safu {column} ya jedwali {table} ina {word}, ambayo swali lake halirekodi kamwe. Isahihishe huko, au liache swali.</translation>
    </message>
    <message>
        <source>{source} is not a known source. Give duckdb://FILE, spark://local, spark://HOST:PORT or postgres://USER@HOST/DATABASE.</source>
        <translation>{source} si chanzo kinachojulikana. Toa duckdb://FILE, spark://local, spark://HOST:PORT au postgres://USER@HOST/DATABASE.</translation>
    </message>
    <message>
        <source>it contains {name}, which Surveyapp has not made, so nothing in the file was used; remove it with the program that made it</source>
        <translation>ina {name}, ambayo Surveyapp haikuitengeneza, kwa hiyo hakuna chochote cha faili kilichotumika; iondoe kwa programu iliyoitengeneza</translation>
    </message>
    <message>
        <source>its table {name} contains rows that Surveyapp does not write</source>
        <translation>jedwali lake {name} lina safu ambazo Surveyapp haiandiki</translation>
    </message>
    <message>
        <source>its interviews are sealed, and the project {project} is not encrypted; import it into a project of its own, or encrypt this project first</source>
        <translation>mahojiano yake yamefungwa kwa muhuri, na ndani ya mradi {project} yangekuwa wazi; yaingize katika mradi wake peke yake, au kwanza usimbe huu kwa “surveyapp seal”</translation>
    </message>
    <message>
        <source>{file} was refused: {reason}. To keep several surveys in one project, add this survey to the project.</source>
        <translation>{file} imekataliwa: {reason}. Ili kuweka tafiti kadhaa katika mradi mmoja, ongeza utafiti huu kwenye mradi.</translation>
    </message>
    <message>
        <source>The project {file} has no survey {survey}. It has: {known}.</source>
        <translation>Mradi {file} hauna utafiti {survey}. Una: {known}.</translation>
    </message>
    <message>
        <source>The project {file} has interviews of its own. Make a new project for the database.</source>
        <translation>Mradi {file} una mahojiano yake wenyewe. Tengeneza mradi mpya kwa ajili ya hifadhidata.</translation>
    </message>
    <message>
        <source>it contains data that Surveyapp did not write</source>
        <translation>una kitu ambacho hakuna Surveyapp iliyokiandika</translation>
    </message>
    <message>
        <source>it was changed by a newer version of Surveyapp in a way that this one does not know</source>
        <translation>Surveyapp mpya zaidi imeifanyia jambo ambalo hii hailijui</translation>
    </message>
    <message>
        <source>each sound has text, file and made_by</source>
        <translation>kila sauti ina text, file na made_by</translation>
    </message>
    <message>
        <source>the key is not the key of its text</source>
        <translation>ufunguo si wa maandishi yake</translation>
    </message>
    <message>
        <source>its file is not the name of a sound file</source>
        <translation>faili lake si jina la faili la sauti</translation>
    </message>
    <message>
        <source>its format is not {format}</source>
        <translation>muundo wake si {format}</translation>
    </message>
    <message>
        <source>it is not the table of the language {language}</source>
        <translation>si jedwali la lugha {language}</translation>
    </message>
    <message>
        <source>is {name}, a file that is not in the survey&apos;s folder; add it.</source>
        <translation>ni {name}, faili ambayo haiko kando ya dodoso; iongeze.</translation>
    </message>
    <message>
        <source>it is a damaged workbook; open it in a spreadsheet program and save it again</source>
        <translation>ni kitabu cha kazi kilichoharibika; kifungue katika programu ya lahajedwali na ukihifadhi upya</translation>
    </message>
    <message>
        <source>is a date or time; set the cell&apos;s format to text and type it again (3/4 turns into a date).</source>
        <translation>ni tarehe au saa; weka seli kuwa maandishi na uiandike upya (3/4 hugeuka tarehe).</translation>
    </message>
    <message>
        <source>it is not an Excel workbook (.xlsx)</source>
        <translation>si kitabu cha kazi (.xlsx)</translation>
    </message>
    <message>
        <source>its XML declares a document type, which Excel workbooks never do</source>
        <translation>XML yake inatangaza aina ya hati, jambo ambalo hakuna kitabu cha kazi hufanya</translation>
    </message>
    <message>
        <source>it is an archive, but not an Excel workbook (.xlsx)</source>
        <translation>ni kumbukumbu iliyobanwa, lakini si kitabu cha kazi (.xlsx)</translation>
    </message>
    <message>
        <source>it is not an Arrow file (.arrow, .feather)</source>
        <translation>si faili ya Arrow (.arrow, .feather)</translation>
    </message>
    <message>
        <source>it contains a NUL character, so it is not text, or has another encoding</source>
        <translation>ina herufi ya NUL, kwa hiyo si maandishi, au ni ya usimbaji mwingine</translation>
    </message>
    <message>
        <source>{file} is a table: its columns must be mapped to the survey&apos;s questions first. Open it with “Import a table…”, or give its survey on the command line.</source>
        <translation>{file} ni jedwali: safu wima zake lazima kwanza zilinganishwe na maswali ya dodoso. Lifungue kwa “Ingiza jedwali…”, au kwenye mstari wa amri toa dodoso kwa --survey.</translation>
    </message>
    <message>
        <source>Not imported from the folder {folder}, since they are neither collection files nor tables: {names}. Folders in it are not searched.</source>
        <translation>Si faili za ukusanyaji wala majedwali, kwa hiyo zimeachwa katika folda {folder}: {names}. Folda zilizomo haziangaliwi.</translation>
    </message>
    <message>
        <source>it is not a Parquet file, or not a complete one</source>
        <translation>si faili ya Parquet, au si yote</translation>
    </message>
    <message>
        <source>it unpacks to more than is allowed</source>
        <translation>ikifunguliwa inazidi ukubwa unaoruhusiwa</translation>
    </message>
    <message>
        <source>it has no data frame</source>
        <translation>haina jedwali lolote la data</translation>
    </message>
    <message>
        <source>it has no data frame called {name}</source>
        <translation>haina jedwali la data linaloitwa {name}</translation>
    </message>
    <message>
        <source>it is not a file of R (.rds, .RData)</source>
        <translation>si faili ya R (.rds, .RData)</translation>
    </message>
    <message>
        <source>its name does not end in one of {endings}, so it is not known what kind of table it is</source>
        <translation>jina lake haliishii kwa yoyote kati ya {endings}, kwa hiyo aina ya jedwali haijulikani</translation>
    </message>
    <message>
        <source>is not a report of {question}; it records {numbers}</source>
        <translation>si ripoti ya {question}; hurekodi {numbers}</translation>
    </message>
    <message>
        <source>is not a report of {question}, written as it is recorded</source>
        <translation>si ripoti ya {question}, iliyoandikwa kama inavyorekodiwa</translation>
    </message>
    <message>
        <source>is not a report of {question}; it records {reports}, or nothing</source>
        <translation>si ripoti ya {question}; hurekodi {reports}, au hakuna</translation>
    </message>
    <message>
        <source>gives no {kind}, and every respondent needs one</source>
        <translation>haisemi {kind}, na kila mhojiwa anahitaji moja</translation>
    </message>
    <message>
        <source>numbers from {low} to {high}</source>
        <translation>namba kutoka {low} hadi {high}</translation>
    </message>
    <message>
        <source>gives no weight, and every respondent needs one</source>
        <translation>haisemi uzito, na kila mhojiwa anahitaji mmoja</translation>
    </message>
    <message>
        <source>is not a weight; write a number with a decimal point</source>
        <translation>si uzito; andika namba yenye nukta ya desimali</translation>
    </message>
    <message>
        <source>is a negative weight; weights cannot be below 0</source>
        <translation>ni uzito hasi; hakuna anayewakilisha chini ya watu sifuri</translation>
    </message>
    <message>
        <source>is not a plausible weight; it must be 0, or {least} to {most}</source>
        <translation>ni uzito usio na kiasi; ni 0, au {least} hadi {most}</translation>
    </message>
    <message>
        <source>it is not an SPSS file (.sav)</source>
        <translation>si faili ya SPSS (.sav)</translation>
    </message>
    <message>
        <source>it is not a Stata file (.dta)</source>
        <translation>si faili ya Stata (.dta)</translation>
    </message>
    <message>
        <source>it is not a SAS file (.sas7bdat)</source>
        <translation>si faili ya SAS (.sas7bdat)</translation>
    </message>
    <message>
        <source>it is not a SAS transport file (.xpt), or not a complete one</source>
        <translation>si faili ya uhamisho ya SAS (.xpt), au haijakamilika</translation>
    </message>
    <message>
        <source>The trustees {trustees} contradict each other: what one of them states is false. Ask them for their files again, or ask other trustees.</source>
        <translation>Wadhamini {trustees} wanapingana: anachosema mmoja wao si kweli. Waombe faili zao tena, au waombe wadhamini wengine.</translation>
    </message>
    <message>
        <source>What {trustee} states is false: {others} contradict it, and what they state fits the files. Leave it out, and ask {trustee} what happened.</source>
        <translation>Anachosema {trustee} si kweli: {others} wanakipinga, na wanachosema kinalingana na faili. Kiache, na umuulize {trustee} kilichotokea.</translation>
    </message>
    <message>
        <source>The total of {tally} is wrong: a cell of it holds {count} interviews, and all files together {interviews}. A kiosk or a trustee has not followed the rules; open fewer files to find out which.</source>
        <translation>Jumla ya {tally} si sahihi: kisanduku chake kimoja kina mahojiano {count}, na faili zote pamoja {interviews}. Kioski au mdhamini hakufuata kanuni; fungua faili chache ili kujua ni yupi.</translation>
    </message>
    <message>
        <source>In {file} the total of {tally} does not count each of its {interviews} interviews once: the kiosk has counted wrongly, or what a trustee states is false. Add the files again without it.</source>
        <translation>Katika {file} jumla ya {tally} haihesabu kila moja ya mahojiano yake {interviews} mara moja: kioski kimehesabu vibaya, au anachosema mdhamini si kweli. Jumlisha faili tena bila hiyo.</translation>
    </message>
    <message>
        <source>The share of {trustee} contradicts itself: leave it out, and ask {trustee} what happened.</source>
        <translation>Sehemu ya {trustee} inajipinga yenyewe: iache, na umuulize {trustee} kilichotokea.</translation>
    </message>
    <message>
        <source>In this survey not every trustee signs every list, so a list must hold all files of the lists before it: three lists of which each trustee knows only two could tell a few interviews apart. Add the files of the lists before, or take one of these lists.</source>
        <translation>Katika utafiti huu si kila mdhamini anayetia sahihi kila orodha, kwa hiyo orodha lazima iwe na faili zote za orodha zilizotangulia: orodha tatu ambazo kila mdhamini anajua mbili tu zinaweza kutenga mahojiano machache. Ongeza faili za orodha zilizotangulia, au chukua mojawapo ya orodha hizo.</translation>
    </message>
    <message>
        <source>the box for this trustee in line {line} does not hold what the line states, so its kiosk has not followed the rules; nothing was signed, and the file must be left out by all trustees</source>
        <translation>kisanduku cha mdhamini huyu katika mstari {line} hakina kile ambacho mstari unasema, kwa hiyo kioski chake hakikufuata kanuni; hakuna kilichotiwa sahihi, na wadhamini wote lazima waiache faili hii</translation>
    </message>
    <message>
        <source>it was made for another list of files, or another survey; all trustees sign and open the very same sum</source>
        <translation>ilitengenezwa kwa orodha nyingine ya faili, au utafiti mwingine; wadhamini wote hutia sahihi na kufungua jumla ile ile</translation>
    </message>
    <message>
        <source>batch {batch} of the kiosk {kiosk}</source>
        <translation>kundi {batch} la kioski {kiosk}</translation>
    </message>
    <message>
        <source>simulated interviews and those of respondents are not added together; leave one kind out</source>
        <translation>mahojiano ya kuigiza na ya wahojiwa hayajumlishwi pamoja; acha aina moja</translation>
    </message>
    <message>
        <source>it was copied from the kiosk&apos;s folder while interviews could still join it; export it there</source>
        <translation>ilinakiliwa kutoka folda ya kioski wakati mahojiano bado yangeweza kuongezwa; itoe kutoka huko</translation>
    </message>
    <message>
        <source>it is another export of the interviews in {other}; leave the older one of the two out</source>
        <translation>ni utoaji mwingine wa mahojiano yaliyo katika {other}; acha ule wa zamani kati ya hizo mbili</translation>
    </message>
    <message>
        <source>an interview of it is in {other} too; leave one of the two out</source>
        <translation>mahojiano yake mojawapo yamo pia katika {other}; acha moja kati ya hizo mbili</translation>
    </message>
    <message>
        <source>with it the files hold {count} interviews, and this survey&apos;s totals can hold {capacity} at most; add and open the files in two parts</source>
        <translation>ikijumuishwa faili zina mahojiano {count}, na jumla za utafiti huu zinaweza kuwa na {capacity} tu; jumlisha na fungua faili kwa sehemu mbili</translation>
    </message>
    <message>
        <source>This is not an analyst&apos;s public key: {reason}.</source>
        <translation>Huu si ufunguo wa umma wa mchambuzi: {reason}.</translation>
    </message>
    <message>
        <source>Nobody can prove to you that a device does not remember what you touch.</source>
        <translation>Hakuna anayeweza kukuthibitishia kwamba kifaa hakikumbuki unachogusa.</translation>
    </message>
    <message>
        <source>On this device, only the supervisor&apos;s PIN lets somebody copy the hidden totals.</source>
        <translation>Kwenye kifaa hiki, ni PIN ya msimamizi tu inayoruhusu mtu kunakili jumla zilizofichwa.</translation>
    </message>
    <message>
        <source>No. There is no record of you, only totals, and nothing can be taken out of them.</source>
        <translation>Hapana. Hakuna rekodi yako, ni jumla tu, na hakuna kinachoweza kutolewa humo.</translation>
    </message>
    <message>
        <source>it contains a sign that is never in one (letters a–z and digits 2–7); copy it again</source>
        <translation>ina alama isiyokuwamo kamwe (herufi a–z na tarakimu 2–7); inakili tena</translation>
    </message>
    <message>
        <source>has {character}, which means nothing here; allowed: {known}</source>
        <translation>ina {character}, ambayo hapa haina maana; zinazojulikana ni {known}</translation>
    </message>
    <message>
        <source>{question} has neither shares nor a mean to estimate. Describe it instead.</source>
        <translation>{question} haina sehemu wala wastani wa kukadiria. Badala yake ielezee.</translation>
    </message>
    <message>
        <source>{name} is randomized: its reports are not answers, so nothing can be computed from them. Only its reports can be merged.</source>
        <translation>{name} imebahatishwa: ripoti zake si majibu, hivyo hakuna kinachoweza kukokotolewa kutokana nazo. Ripoti zake zinaweza tu kuunganishwa.</translation>
    </message>
    <message>
        <source>Give {name}() the name of a date.</source>
        <translation>Ipe {name}() jina la tarehe.</translation>
    </message>
    <message>
        <source>A text can only be compared with = or !=, not with {relation}.</source>
        <translation>Maandishi hulinganishwa kwa = au != tu, si kwa {relation}.</translation>
    </message>
    <message>
        <source>Give selected() a question with choices, and one of its choices in quotes.</source>
        <translation>Ipe selected() swali lenye chaguo, na moja ya chaguo zake ndani ya alama za nukuu.</translation>
    </message>
    <message>
        <source>has {text}, where an operator or the end is expected</source>
        <translation>una {text} mahali panapotarajiwa kitendakazi au mwisho</translation>
    </message>
    <message>
        <source>{found} where ${{id}}, a number or a &apos;text&apos; is expected</source>
        <translation>{found} mahali panapotarajiwa ${{id}}, namba au &apos;maandishi&apos;</translation>
    </message>
    <message>
        <source>has {text}, which is not known here; put texts in quotes. Allowed: {known}</source>
        <translation>ina {text}, ambayo hapa haijulikani; maandishi huwekwa ndani ya nukuu, na zinazojulikana ni {known}</translation>
    </message>
    <message>
        <source>There is no variable {name}.</source>
        <translation>Hakuna kigezo {name}.</translation>
    </message>
    <message>
        <source>{operation} needs {wanted}, and gets {found}.</source>
        <translation>{operation} inahitaji {wanted}, lakini inapata {found}.</translation>
    </message>
    <message>
        <source>has {name}() with {count} values; it takes {fewest} to {most}</source>
        <translation>una {name}() yenye thamani {count}; huchukua {fewest} hadi {most}</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>namba</translation>
    </message>
    <message>
        <source>Reports of {name} merged: {reports}. Answers that give these reports equally often are estimated together: {together}.</source>
        <translation>Ripoti za {name} zimeunganishwa: {reports}. Majibu yanayotoa ripoti hizi kwa wingi sawa hukadiriwa pamoja: {together}.</translation>
    </message>
    <message>
        <source>Reports of {name} merged: {reports}. The estimates are of the same answers as before.</source>
        <translation>Ripoti za {name} zimeunganishwa: {reports}. Makadirio ni ya majibu yaleyale kama awali.</translation>
    </message>
    <message>
        <source>The {count} reports that would be left do not separate the answers of {name}: different shares of its answers would give the same reports, so nothing could be estimated. Merge fewer reports.</source>
        <translation>Ripoti {count} zitakazobaki hazitenganishi majibu ya {name}: migawo tofauti ya majibu yake ingetoa ripoti zilezile, hivyo hakuna kinachoweza kukadiriwa. Unganisha ripoti chache zaidi.</translation>
    </message>
    <message>
        <source>{count} different reports of {name} would be left of {all}. Merge at least two, and leave at least two.</source>
        <translation>Ripoti {count} tofauti za {name} zingebaki kati ya {all}. Unganisha angalau mbili, na ubakize angalau mbili.</translation>
    </message>
    <message>
        <source>{name} is not randomized: it has answers, which are recoded.</source>
        <translation>{name} haijabahatishwa: ina majibu, ambayo hubadilishwa misimbo.</translation>
    </message>
    <message>
        <source>The reports of {name} cannot be merged: that needs a design of one sample whose reports can be listed, and it was asked with {design}.</source>
        <translation>Ripoti za {name} haziwezi kuunganishwa: inahitajika mbinu ya sampuli moja ambayo ripoti zake zinaweza kuorodheshwa, na liliulizwa kwa {design}.</translation>
    </message>
    <message>
        <source>{name} has no report {report}; its reports are {known}.</source>
        <translation>{name} haina ripoti {report}; ripoti zake ni {known}.</translation>
    </message>
    <message>
        <source>“{value}” cannot be the name of a report. Use letters a–z, digits, _ and -, at most 64.</source>
        <translation>“{value}” haiwezi kuwa jina la ripoti. Tumia herufi a–z, tarakimu, _ na -, zisizidi 64.</translation>
    </message>
    <message>
        <source>What is said about the variables is damaged.</source>
        <translation>Kinachosemwa kuhusu vigezo kimeharibika.</translation>
    </message>
    <message>
        <source>This version does not know what is said about the variables with {name}.</source>
        <translation>Toleo hili halijui kinachosemwa kuhusu vigezo kwa {name}.</translation>
    </message>
    <message>
        <source>{name} cannot be {level}; it can be {known}.</source>
        <translation>{name} hakiwezi kuwa {level}; kinaweza kuwa {known}.</translation>
    </message>
    <message>
        <source>The values of {name} can be too large. Give the lowest and the highest value that count.</source>
        <translation>Thamani za {name} zinaweza kuwa kubwa mno. Taja thamani ya chini na ya juu zinazohesabiwa.</translation>
    </message>
    <message>
        <source>{name} would have {count} different answers; it needs 2 to {most}.</source>
        <translation>{name} ingekuwa na majibu {count} tofauti; inahitaji 2 hadi {most}.</translation>
    </message>
    <message>
        <source>{name} is randomized: any report may stand for any answer, so none of them means that the answer is missing.</source>
        <translation>{name} imebahatishwa: ripoti yoyote inaweza kuwakilisha jibu lolote, hivyo hakuna inayomaanisha kwamba jibu halipo.</translation>
    </message>
    <message>
        <source>{name} has no list of answers. Numbers are put into bands, or recoded by an expression.</source>
        <translation>{name} haina orodha ya majibu. Namba huwekwa katika makundi, au hubadilishwa kwa usemi.</translation>
    </message>
    <message>
        <source>{name} has no numbers, so it cannot be put into bands.</source>
        <translation>{name} haina namba, hivyo haiwezi kuwekwa katika makundi.</translation>
    </message>
    <message>
        <source>An expression must give a number or a condition; this one gives {found}.</source>
        <translation>Usemi lazima utoe namba au sharti; huu unatoa {found}.</translation>
    </message>
    <message>
        <source>{name} would be {value} for everybody.</source>
        <translation>{name} ingekuwa {value} kwa kila mtu.</translation>
    </message>
    <message>
        <source>Only one variable can be the {level}; {first} is it already.</source>
        <translation>Kigezo kimoja tu kinaweza kuwa {level}; {first} tayari ni hicho.</translation>
    </message>
    <message>
        <source>{name} cannot be made from itself.</source>
        <translation>{name} hakiwezi kutengenezwa kutokana na chenyewe.</translation>
    </message>
    <message>
        <source>“{name}” cannot be the name of a variable. Use letters a–z, digits and _, a letter first, at most 64; {reserved} are taken.</source>
        <translation>“{name}” haiwezi kuwa jina la kigezo. Tumia herufi a–z, tarakimu na _, herufi kwanza, zisizidi 64; {reserved} yameshachukuliwa.</translation>
    </message>
    <message>
        <source>There is a variable {name} already. Choose another name.</source>
        <translation>Tayari kuna kigezo {name}. Chagua jina lingine.</translation>
    </message>
    <message>
        <source>The missing codes of {name} must be numbers.</source>
        <translation>Misimbo ya thamani zinazokosekana ya {name} lazima iwe namba.</translation>
    </message>
    <message>
        <source>“{value}” cannot be the name of an answer. Use letters a–z, digits, _ and -, at most 64; say the rest in its label.</source>
        <translation>“{value}” haiwezi kuwa jina la jibu. Tumia herufi a–z, tarakimu, _ na -, zisizidi 64; sema mengine katika lebo yake.</translation>
    </message>
    <message>
        <source>The bands of {name} begin on days, such as 2026-11-22.</source>
        <translation>Makundi ya {name} huanza kwa siku, kama 2026-11-22.</translation>
    </message>
    <message>
        <source>The lowest value must be below the highest.</source>
        <translation>Thamani ya chini lazima iwe ndogo kuliko ya juu.</translation>
    </message>
    <message>
        <source>{question} has no list of answers that a text could be compared with. Of a day, compare its year(), month() or days().</source>
        <translation>{question} haina orodha ya majibu ya kulinganisha na matini. Kwa siku, linganisha year(), month() au days().</translation>
    </message>
    <message>
        <source>{question} can have several answers at once; ask for one by {selected}.</source>
        <translation>{question} inaweza kuwa na majibu kadhaa kwa pamoja; uliza moja kwa {selected}.</translation>
    </message>
    <message>
        <source>Give round() the number of decimals as a whole number from {low} to {high}.</source>
        <translation>Mpe round() idadi ya desimali: nambari nzima kutoka {low} hadi {high}.</translation>
    </message>
    <message>
        <source>{name} is made from a variable that is made from others, more than {most} times over. Make it from what was asked.</source>
        <translation>{name} imetengenezwa kutokana na kigezo kilichotengenezwa kutokana na vingine, zaidi ya mara {most} mfululizo. Itengeneze kutokana na kilichoulizwa.</translation>
    </message>
    <message>
        <source>Give the numbers at which bands begin from low to high, each once.</source>
        <translation>Toa namba ambapo makundi yanaanza, kutoka ndogo hadi kubwa, kila moja mara moja.</translation>
    </message>
    <message>
        <source>With {cuts} numbers there are {count} bands, but {labels} labels.</source>
        <translation>Kwa namba {cuts} kuna makundi {count}, lakini lebo {labels}.</translation>
    </message>
    <message>
        <source>“{value}” is not a number or a day; bands begin at numbers such as 30, or at days such as 2026-11-22</source>
        <translation>“{value}” si namba wala siku; makundi huanza kwenye namba kama 30, au siku kama 2026-11-22</translation>
    </message>
    <message>
        <source>{first} and {second} are made of the same reports, so they cannot be analysed together. Choose one of them.</source>
        <translation>{first} na {second} zimetokana na ripoti zilezile, hivyo haziwezi kuchambuliwa pamoja. Chagua moja.</translation>
    </message>
    <message>
        <source>{question} by {by}</source>
        <translation>{question} kwa {by}</translation>
    </message>
    <message>
        <source>all questions by {by}</source>
        <translation>maswali yote kwa {by}</translation>
    </message>
    <message>
        <source>Use key new, key show, key test, key sheet or key recover; see surveyapp key --help.</source>
        <translation>Tumia key new, key show, key test, key sheet au key recover; tazama surveyapp key --help.</translation>
    </message>
    <message>
        <source>The five lines of the recovery sheet are needed, but there is no terminal to ask for them. Give --lines FILE.</source>
        <translation>Mistari mitano ya karatasi ya urejeshaji inahitajika, lakini hakuna terminali ya kuiuliza. Toa --lines FILE.</translation>
    </message>
    <message>
        <source>The likelihood is higher still where a coefficient has no end; the numbers are those of its highest proper maximum. More interviews would settle it.</source>
        <translation>Uwezekano ni mkubwa zaidi pale kigawo hakina mwisho; namba ni za kilele chake cha juu kilicho sahihi. Mahojiano zaidi yangeamua.</translation>
    </message>
    <message>
        <source>{name} is the weight, and some of its values are below 0.</source>
        <translation>{name} ni uzito, na baadhi ya thamani zake ziko chini ya 0.</translation>
    </message>
    <message>
        <source>{name} says how respondents were drawn, so it cannot be hidden. Give it another level, or show it.</source>
        <translation>{name} inasema jinsi wahojiwa walivyochaguliwa, kwa hiyo haiwezi kufichwa. Ipe kiwango kingine, au ionyeshe.</translation>
    </message>
    <message>
        <source>{file} says nothing about the variables.</source>
        <translation>{file} haisemi lolote kuhusu vigezo.</translation>
    </message>
    <message>
        <source>{name} is no question that was asked. Change how it is made instead.</source>
        <translation>{name} si swali lililoulizwa. Badilisha jinsi kinavyotengenezwa badala yake.</translation>
    </message>
    <message>
        <source>{file} is not the survey that the project shows.</source>
        <translation>{file} si dodoso ambalo mradi unaonyesha.</translation>
    </message>
    <message>
        <source>Other variables are made from {name}: {users}. Remove these first.</source>
        <translation>Vigezo vingine vimetokana na {name}: {users}. Viondoe hivi kwanza.</translation>
    </message>
    <message>
        <source>{name} was asked, so it cannot be removed. It can be hidden.</source>
        <translation>{name} iliulizwa, hivyo haiwezi kuondolewa. Inaweza kufichwa.</translation>
    </message>
    <message>
        <source>In {language} the kiosk lacks {count} of its own {needed} texts; {promised} of them promise respondents what protects them. The first is “{first}”.</source>
        <translation>Kwa {language} kioski hakina maandishi {count} kati ya {needed} yake; {promised} kati ya hayo yanawaahidi wahojiwa kinachowalinda. La kwanza ni “{first}”.</translation>
    </message>
    <message>
        <source>{missing} Without them the kiosk starts only if the supervisor allows it.</source>
        <translation>{missing} Bila hayo kioski huanza tu ikiwa msimamizi ataruhusu.</translation>
    </message>
    <message>
        <source>Its memory of signed lists is new and empty. If lists were signed with this key before, put the old .ledger file in its place, or sign those lists again, before any other.</source>
        <translation>Kumbukumbu yake ya orodha zilizotiwa sahihi ni mpya na tupu. Ikiwa orodha zilitiwa sahihi kwa ufunguo huu awali, weka faili ya zamani ya .ledger mahali pake, au tia sahihi orodha hizo tena, kabla ya nyingine yoyote.</translation>
    </message>
    <message>
        <source>Recovery sheet of a trustee</source>
        <translation>Karatasi ya urejeshaji ya mdhamini</translation>
    </message>
    <message>
        <source>The public key in words:</source>
        <translation>Ufunguo wa umma kwa maneno:</translation>
    </message>
    <message>
        <source>The QR code holds the same five lines. Scan it with nothing that is on a network.</source>
        <translation>Msimbo wa QR una mistari ile ile mitano. Usiuchanganue kwa kifaa chochote kilicho kwenye mtandao.</translation>
    </message>
    <message>
        <source>Whoever holds this sheet can do what this trustee can: open totals together with other trustees. Print it on a printer that keeps no copies, delete the file, and lock the paper away.</source>
        <translation>Mwenye karatasi hii anaweza kufanya anachoweza mdhamini huyu: kufungua jumla pamoja na wadhamini wengine. Ichapishe kwenye printa isiyohifadhi nakala, futa faili, na ufungie karatasi mahali salama.</translation>
    </message>
    <message>
        <source>It is needed if the key file or its passphrase is lost. Then run “surveyapp key recover” and type the five lines. A typing error is named by its line.</source>
        <translation>Inahitajika faili ya ufunguo au kaulisiri yake ikipotea. Hapo endesha “surveyapp key recover” na uandike mistari mitano. Kosa la kuandika hutajwa kwa mstari wake.</translation>
    </message>
    <message>
        <source>its name, or that of its folder, has a backslash or a question mark; rename it</source>
        <translation>jina lake, au la folda yake, lina mkwaju wa nyuma au alama ya kuuliza; libadilishe</translation>
    </message>
    <message>
        <source>The project {file} cannot be used, because what it says about its variables does not fit its survey. {problem}</source>
        <translation>Mradi {file} hauwezi kutumika, kwa sababu unachosema kuhusu vigezo vyake hakilingani na utafiti wake. {problem}</translation>
    </message>
    <message>
        <source>The interviews of {file} are the rows of a table in a database. Its variables can be labelled and given levels; name, recode and compute them in the database.</source>
        <translation>Mahojiano ya {file} ni mistari ya jedwali katika hifadhidata. Vigezo vyake vinaweza kupewa lebo na viwango; vipe majina, vibadilishe misimbo na vikokotoe katika hifadhidata.</translation>
    </message>
    <message>
        <source>{file} holds totals that trustees opened, and the survey {survey} declares no tallies. Give the survey that they are of.</source>
        <translation>{file} ina jumla ambazo wadhamini walifungua, na utafiti {survey} hautangazi hesabu. Toa utafiti wa jumla hizo.</translation>
    </message>
    <message>
        <source>it is no cell of this survey&apos;s tallies</source>
        <translation>si seli ya hesabu za utafiti huu</translation>
    </message>
    <message>
        <source>its cell stands in the table twice</source>
        <translation>seli yake imo katika jedwali mara mbili</translation>
    </message>
    <message>
        <source>“{value}” is no count</source>
        <translation>“{value}” si idadi</translation>
    </message>
    <message>
        <source>{file} holds totals of {given}, which is not the survey that was given ({known}), or another edition of it. Give the very survey that was asked.</source>
        <translation>{file} ina jumla za {given}, ambao si utafiti uliotolewa ({known}), au ni toleo lingine lake. Toa utafiti ule ule ulioulizwa.</translation>
    </message>
    <message>
        <source>{file} lacks a cell of the tally {tally}: it is not whole. Ask for it again.</source>
        <translation>{file} inakosa seli ya hesabu {tally}: si kamili. Iombe tena.</translation>
    </message>
    <message>
        <source>it is not there, and without this memory of what was signed nothing may be signed; put it back beside the key file</source>
        <translation>haipo, na bila kumbukumbu hii ya kilichotiwa sahihi hakuna kinachoweza kutiwa sahihi; irudishe kando ya faili ya ufunguo</translation>
    </message>
    <message>
        <source>it is damaged, or belongs to another key; put the copy back that belongs to this key file</source>
        <translation>imeharibika, au ni ya ufunguo mwingine; rudisha nakala iliyo ya faili hii ya ufunguo</translation>
    </message>
    <message>
        <source>With the lists that this trustee has signed before, this one would tell {count} interviews apart, and this survey lets no fewer than {smallest} be told apart. Take a list of before, or wait until more files can be added to it.</source>
        <translation>Pamoja na orodha ambazo mdhamini huyu alitia sahihi awali, hii ingetenga mahojiano {count}, na utafiti huu hauruhusu kutenga chini ya {smallest}. Chukua orodha ya awali, au subiri hadi faili zaidi ziweze kuongezwa.</translation>
    </message>
    <message>
        <source>This list has {count} interviews, and this survey opens no fewer than {smallest} together. Wait for more files.</source>
        <translation>Orodha hii ina mahojiano {count}, na utafiti huu haufungui chini ya {smallest} pamoja. Subiri faili zaidi.</translation>
    </message>
    <message>
        <source>it has {count} letters and must have {wanted}</source>
        <translation>una herufi {count} na lazima uwe na {wanted}</translation>
    </message>
    <message>
        <source>There is a typing error in line {number} of the recovery sheet: {reason}. Compare it with the paper, letter by letter.</source>
        <translation>Kuna kosa la kuandika katika mstari {number} wa karatasi ya urejeshaji: {reason}. Ulinganishe na karatasi, herufi kwa herufi.</translation>
    </message>
    <message>
        <source>A recovery sheet has {wanted} lines of letters, and here are {count}. Type all of them, each on a line of its own.</source>
        <translation>Karatasi ya urejeshaji ina mistari {wanted} ya herufi, na hapa kuna {count}. Iandike yote, kila mmoja kwenye mstari wake.</translation>
    </message>
    <message>
        <source>These lines do not belong to one recovery sheet: each is right by itself. Look whether they were typed from two sheets.</source>
        <translation>Mistari hii si ya karatasi moja ya urejeshaji: kila mmoja ni sahihi peke yake. Angalia kama imeandikwa kutoka karatasi mbili.</translation>
    </message>
    <message>
        <source>it contains a sign that is never in one (letters A–Z and digits 2–7)</source>
        <translation>una alama ambayo haimo kamwe (herufi A–Z na tarakimu 2–7)</translation>
    </message>
    <message>
        <source>a letter of it is wrong, or it is another line</source>
        <translation>herufi yake moja si sahihi, au ni mstari mwingine</translation>
    </message>
    <message>
        <source>The survey {survey} declares no tallies.</source>
        <translation>Utafiti {survey} hautangazi hesabu zozote.</translation>
    </message>
    <message>
        <source>is not the line of a masked interview</source>
        <translation>si mstari wa mahojiano yaliyofichwa</translation>
    </message>
    <message>
        <source>The reports are held by trustees: there are no rows, only the totals of {interviews} interviews that they have opened.</source>
        <translation>Ripoti ziko mikononi mwa wadhamini: hakuna safu, ila jumla za mahojiano {interviews} ambazo wamezifungua.</translation>
    </message>
    <message>
        <source>it is of another survey than the other files, or of another edition of it; add each survey&apos;s files by themselves</source>
        <translation>ni ya utafiti mwingine kuliko faili nyingine, au ya toleo lake lingine; jumlisha faili za kila utafiti peke yake</translation>
    </message>
    <message>
        <source>it is not the file of a trustee&apos;s private key</source>
        <translation>si faili ya ufunguo wa siri wa mdhamini</translation>
    </message>
    <message>
        <source>At some private questions you use something of your own, such as dice. This device never learns your answer there.</source>
        <translation>Kwenye baadhi ya maswali ya faragha unatumia kitu chako, kama dadu. Hapo kifaa hiki hakijui kamwe jibu lako.</translation>
    </message>
    <message>
        <source>At private questions you use something of your own, such as dice. This device never learns your answer there.</source>
        <translation>Kwenye maswali ya faragha unatumia kitu chako, kama dadu. Hapo kifaa hiki hakijui kamwe jibu lako.</translation>
    </message>
    <message>
        <source>At some private questions you use something of your own, such as dice. This device learns only what you touch.</source>
        <translation>Kwenye baadhi ya maswali ya faragha unatumia kitu chako, kama dadu. Kifaa hiki kinajua tu unachogusa.</translation>
    </message>
    <message>
        <source>Each private question says what its record can show.</source>
        <translation>Kila swali la faragha linasema rekodi yake inaweza kuonyesha nini.</translation>
    </message>
    <message>
        <source>Some people are asked a private question without this protection. The question says so then.</source>
        <translation>Baadhi ya watu huulizwa swali la faragha bila ulinzi huu. Hapo swali husema hivyo.</translation>
    </message>
    <message>
        <source>All questions are recorded as you answer. They say so.</source>
        <translation>Maswali yote hurekodiwa kama unavyojibu. Yanasema hivyo.</translation>
    </message>
    <message>
        <source>The device adds no name or time to your answers.</source>
        <translation>Kifaa hakiongezi jina wala saa kwenye majibu yako.</translation>
    </message>
    <message>
        <source>What is recorded is sealed. Only the analysts can open it. The surveyor cannot, and this device cannot.</source>
        <translation>Kinachorekodiwa hufungwa kwa muhuri. Wachambuzi tu wanaweza kukifungua. Mtafiti hawezi, na kifaa hiki hakiwezi.</translation>
    </message>
    <message>
        <source>What is recorded is not sealed. The people who run the survey can read it, and so can anybody who gets the files of this device.</source>
        <translation>Kinachorekodiwa hakijafungwa kwa muhuri. Wanaoendesha utafiti wanaweza kukisoma, na yeyote anayepata faili za kifaa hiki pia.</translation>
    </message>
    <message>
        <source>On this device, only the supervisor&apos;s PIN lets somebody copy the records.</source>
        <translation>Kwenye kifaa hiki, PIN ya msimamizi tu ndiyo inayoruhusu kunakili rekodi.</translation>
    </message>
    <message>
        <source>What is recorded of your private answers can make a guess about them at most {times} times as likely as before.</source>
        <translation>Rekodi ya majibu yako ya faragha inaweza kufanya dhana kuhusu majibu hayo iwezekane zaidi, lakini si zaidi ya mara {times} kuliko awali.</translation>
    </message>
    <message>
        <source>At some private questions, a record can show which answer was not yours.</source>
        <translation>Kwenye baadhi ya maswali ya faragha, rekodi inaweza kuonyesha jibu ambalo halikuwa lako.</translation>
    </message>
    <message>
        <source>Chance picks which of the questions you are asked.</source>
        <translation>Bahati huchagua maswali utakayoulizwa.</translation>
    </message>
    <message>
        <source>You can test that this device does not choose where the wheel stops. A test cannot show whether a device remembers what you touch.</source>
        <translation>Unaweza kupima kwamba kifaa hiki hakichagui gurudumu lisimame wapi. Hakuna kipimo kinachoweza kuonyesha kama kifaa kinakumbuka unachogusa.</translation>
    </message>
    <message>
        <source>You may stop at any time. Then nothing of your interview is kept.</source>
        <translation>Unaweza kuacha wakati wowote. Hapo hakuna chochote cha mahojiano yako kinachobaki.</translation>
    </message>
    <message>
        <source>I step back now. Nobody looks at the screen while you answer.</source>
        <translation>Sasa ninarudi nyuma. Hakuna anayeangalia skrini unapojibu.</translation>
    </message>
    <message>
        <source>Over many people we can work out how many there are, and never who.</source>
        <translation>Kwa watu wengi tunaweza kujua ni wangapi, lakini kamwe si nani.</translation>
    </message>
    <message>
        <source>Take your time. I am over there.</source>
        <translation>Usiwe na haraka. Mimi niko kule.</translation>
    </message>
    <message>
        <source>We ask many people the same questions. We want to know how many, and not who.</source>
        <translation>Tunawauliza watu wengi maswali yaleyale. Tunataka kujua ni wangapi, si nani.</translation>
    </message>
    <message>
        <source>So what is recorded proves nothing about you.</source>
        <translation>Kwa hiyo kinachorekodiwa hakithibitishi chochote kukuhusu.</translation>
    </message>
    <message>
        <source>The source bbs:{detail} needs an even number of bits from {low} to {high}.</source>
        <translation>Chanzo bbs:{detail} kinahitaji idadi shufwa ya biti kutoka {low} hadi {high}.</translation>
    </message>
    <message>
        <source>To learn what was counted of one person, {liars} trustees would have to break the rules together, or nearly all other interviews of a total would have to be made up.</source>
        <translation>Ili kujua kilichohesabiwa cha mtu mmoja, wadhamini {liars} wangepaswa kuvunja sheria pamoja, au karibu mahojiano mengine yote ya jumla yangepaswa kuwa ya kubuni.</translation>
    </message>
    <message>
        <source>To learn what was counted of one person, a single trustee would have to break the rules, or nearly all other interviews of a total would have to be made up.</source>
        <translation>Ili kujua kilichohesabiwa cha mtu mmoja, mdhamini mmoja tu angepaswa kuvunja sheria, au karibu mahojiano mengine yote ya jumla yangepaswa kuwa ya kubuni.</translation>
    </message>
    <message>
        <source>Some totals are counted for groups, by your simple answers. If you are the only one in your group, people who know that can learn what was counted of you.</source>
        <translation>Baadhi ya jumla huhesabiwa kwa makundi, kwa majibu yako ya maswali rahisi. Ikiwa uko peke yako katika kundi lako, wanaojua hilo wanaweza kujua kilichohesabiwa chako.</translation>
    </message>
    <message>
        <source>See that nobody looks at the screen while you answer. Do not say your answer aloud: only what you touch is protected.</source>
        <translation>Hakikisha hakuna anayeangalia skrini unapojibu. Usiseme jibu lako kwa sauti: kinacholindwa ni kile unachogusa tu.</translation>
    </message>
    <message>
        <source>See that nobody looks at the screen while you answer.</source>
        <translation>Hakikisha hakuna anayeangalia skrini unapojibu.</translation>
    </message>
    <message>
        <source>No. Nobody can find it, because it does not say whose it is.</source>
        <translation>Hapana. Hakuna anayeweza kuipata, kwa sababu haisemi ni ya nani.</translation>
    </message>
    <message>
        <source>No. Nobody can find it, unless what you wrote says whose it is.</source>
        <translation>Hapana. Hakuna anayeweza kuipata, isipokuwa ulichoandika kinaonyesha ni ya nani.</translation>
    </message>
    <message>
        <source>There is no button to skip a question.</source>
        <translation>Hakuna kitufe cha kuruka swali.</translation>
    </message>
    <message>
        <source>About your answers</source>
        <translation>Kuhusu majibu yako</translation>
    </message>
    <message>
        <source>Whom can I ask?</source>
        <translation>Naweza kumuuliza nani?</translation>
    </message>
    <message>
        <source>What is this about?</source>
        <translation>Hii inahusu nini?</translation>
    </message>
    <message>
        <source>What protects my answers?</source>
        <translation>Nini kinalinda majibu yangu?</translation>
    </message>
    <message>
        <source>Who can read what is recorded?</source>
        <translation>Nani anaweza kusoma kinachorekodiwa?</translation>
    </message>
    <message>
        <source>Must I answer?</source>
        <translation>Je, lazima nijibu?</translation>
    </message>
    <message>
        <source>What can I do myself?</source>
        <translation>Mimi mwenyewe naweza kufanya nini?</translation>
    </message>
    <message>
        <source>Can I test the device?</source>
        <translation>Je, naweza kukipima kifaa?</translation>
    </message>
    <message>
        <source>Can my record be taken out later?</source>
        <translation>Je, rekodi yangu inaweza kuondolewa baadaye?</translation>
    </message>
    <message>
        <source>Can my answers be taken out later?</source>
        <translation>Je, majibu yangu yanaweza kuondolewa baadaye?</translation>
    </message>
    <message>
        <source>Who can open the totals?</source>
        <translation>Nani anaweza kufungua jumla?</translation>
    </message>
    <message>
        <source>At private questions, chance changes some of what is recorded: a wheel on the screen, or something of your own such as dice.</source>
        <translation>Kwenye maswali ya faragha, bahati hubadilisha sehemu ya kinachorekodiwa: gurudumu kwenye skrini, au kitu chako kama dadu.</translation>
    </message>
    <message>
        <source>Where you may skip a question, there is a button “Skip”. A skip is recorded.</source>
        <translation>Pale unapoweza kuruka swali, kuna kitufe “Ruka”. Kuruka kunarekodiwa.</translation>
    </message>
    <message>
        <source>In some surveys you can. The first screen says so.</source>
        <translation>Kwenye baadhi ya tafiti unaweza. Skrini ya kwanza inasema hivyo.</translation>
    </message>
    <message>
        <source>A wheel sometimes answers private questions for you.</source>
        <translation>Wakati mwingine gurudumu hujibu maswali ya faragha kwa niaba yako.</translation>
    </message>
    <message>
        <source>At private questions, a wheel sometimes changes what is recorded.</source>
        <translation>Kwenye maswali ya faragha, wakati mwingine gurudumu hubadilisha kinachorekodiwa.</translation>
    </message>
    <message>
        <source>At private questions, chance changes some of what is recorded.</source>
        <translation>Kwenye maswali ya faragha, bahati hubadilisha sehemu ya kinachorekodiwa.</translation>
    </message>
    <message>
        <source>You may skip some questions. A skip is recorded.</source>
        <translation>Unaweza kuruka baadhi ya maswali. Kuruka kunarekodiwa.</translation>
    </message>
    <message>
        <source>You may skip private questions. A skip is recorded.</source>
        <translation>Unaweza kuruka maswali ya faragha. Kuruka kunarekodiwa.</translation>
    </message>
    <message>
        <source>You may skip any question. A skip is recorded.</source>
        <translation>Unaweza kuruka swali lolote. Kuruka kunarekodiwa.</translation>
    </message>
    <message>
        <source>At private questions, a wheel sometimes changes what is counted.</source>
        <translation>Kwenye maswali ya faragha, wakati mwingine gurudumu hubadilisha kinachohesabiwa.</translation>
    </message>
    <message>
        <source>At private questions, chance changes some of what is counted.</source>
        <translation>Kwenye maswali ya faragha, bahati hubadilisha sehemu ya kinachohesabiwa.</translation>
    </message>
    <message>
        <source>Private questions say how they protect you.</source>
        <translation>Maswali ya faragha husema jinsi yanavyokulinda.</translation>
    </message>
    <message>
        <source>Simple questions say “Counted as you answer.”</source>
        <translation>Maswali rahisi husema: “Huhesabiwa kama unavyojibu.”</translation>
    </message>
    <message>
        <source>All questions are counted as you answer. They say so.</source>
        <translation>Maswali yote huhesabiwa kama unavyojibu. Yanasema hivyo.</translation>
    </message>
    <message>
        <source>You may skip some questions. A skip is counted.</source>
        <translation>Unaweza kuruka baadhi ya maswali. Kuruka kunahesabiwa.</translation>
    </message>
    <message>
        <source>You may skip private questions. A skip is counted.</source>
        <translation>Unaweza kuruka maswali ya faragha. Kuruka kunahesabiwa.</translation>
    </message>
    <message>
        <source>You may skip any question. A skip is counted.</source>
        <translation>Unaweza kuruka swali lolote. Kuruka kunahesabiwa.</translation>
    </message>
    <message>
        <source>No name or time is kept.</source>
        <translation>Hakuna jina wala saa inayohifadhiwa.</translation>
    </message>
    <message>
        <source>So what is counted proves nothing about you.</source>
        <translation>Kwa hiyo kinachohesabiwa hakithibitishi chochote kukuhusu.</translation>
    </message>
    <message>
        <source>Even somebody who saw what is counted of your private answers could make a guess about them at most {times} times as likely as before.</source>
        <translation>Hata mtu anayeona kinachohesabiwa cha majibu yako ya faragha angeweza kufanya dhana kuyahusu iwe na uwezekano usiozidi mara {times} ya awali.</translation>
    </message>
    <message>
        <source>At some private questions, what is counted can show which answer was not yours.</source>
        <translation>Kwenye baadhi ya maswali ya faragha, kinachohesabiwa kinaweza kuonyesha jibu ambalo halikuwa lako.</translation>
    </message>
    <message>
        <source>Nobody is asked {questions} together: each respondent is asked only {size} of the {listed} questions of their group. Choose questions outside the group, or ask them as one joint question.</source>
        <translation>Hakuna anayeulizwa {questions} pamoja: kila mhojiwa anaulizwa {size} tu kati ya maswali {listed} ya kundi lao, kwa hiyo hakuna jozi. Chagua maswali nje ya kundi, au yaulize kama swali moja la pamoja.</translation>
    </message>
    <message>
        <source>the second question</source>
        <translation>swali la pili</translation>
    </message>
    <message>
        <source>the second question of the other half</source>
        <translation>swali la pili la nusu nyingine</translation>
    </message>
    <message>
        <source>the anchor question</source>
        <translation>swali la nanga</translation>
    </message>
    <message>
        <source>the second question of the anchor</source>
        <translation>swali la pili la nanga</translation>
    </message>
    <message>
        <source>The answers to {question} are too many to count. Leave it out of the tallies.</source>
        <translation>Majibu ya {question} ni mengi mno kuhesabiwa. Liache nje ya hesabu.</translation>
    </message>
    <message>
        <source>{question} is a number: say in “bands” where its bands begin, or leave it out of the tallies.</source>
        <translation>{question} ni nambari: taja katika “bands” makundi yake yanapoanzia, au liache nje ya hesabu.</translation>
    </message>
    <message>
        <source>{question} hides a number behind noise, and a mean needs each report by itself. A tally counts reports: leave it out, or ask for it in bands, as a choice.</source>
        <translation>{question} huficha nambari nyuma ya kelele, na wastani unahitaji kila ripoti peke yake. Hesabu huhesabu ripoti: liache nje, au uliulize kwa makundi, kama uchaguzi.</translation>
    </message>
    <message>
        <source>{question} is no number that is recorded as it is answered; remove its bands.</source>
        <translation>{question} si nambari inayorekodiwa kama ilivyojibiwa; ondoa makundi yake.</translation>
    </message>
    <message>
        <source>{question} takes numbers from {low} to {high}, so a band would stay empty. Begin the bands above {low} and at most at {high}.</source>
        <translation>{question} hupokea nambari kutoka {low} hadi {high}, kwa hiyo kundi moja lingebaki tupu. Anza makundi juu ya {low} na si zaidi ya {high}.</translation>
    </message>
    <message>
        <source>{question} takes numbers with decimals, and bands are of whole numbers. Ask for whole numbers, or leave it out of the tallies.</source>
        <translation>{question} hupokea nambari zenye desimali, na makundi ni ya nambari kamili. Uliza nambari kamili, au liache nje ya hesabu.</translation>
    </message>
    <message>
        <source>What is given for the tally {tally} are no counts of its {cells} cells.</source>
        <translation>Kilichotolewa kwa hesabu {tally} si idadi za seli zake {cells}.</translation>
    </message>
    <message>
        <source>The tally {tally} holds {count} interviews, and {first} holds {interviews}: these are not totals of the same interviews. Ask for the table again.</source>
        <translation>Hesabu {tally} ina mahojiano {count}, na {first} ina {interviews}: hizi si jumla za mahojiano yale yale. Omba jedwali tena.</translation>
    </message>
    <message>
        <source>This is not a trustee&apos;s public key: {reason}.</source>
        <translation>Huu si ufunguo wa umma wa mdhamini: {reason}.</translation>
    </message>
    <message>
        <source>it needs a randomized design of one sample, such as warner or forced_response.</source>
        <translation>inahitaji muundo wa nasibu wa sampuli moja, kama warner au forced_response.</translation>
    </message>
    <message>
        <source>goes with no direct_arm on the same question; keep one of them.</source>
        <translation>haiendi na direct_arm kwenye swali lilelile; bakiza moja.</translation>
    </message>
    <message>
        <source>goes with no control, direct_arm or negated on the same question; keep one of them.</source>
        <translation>haiendi na control, direct_arm au negated kwenye swali lile lile; bakiza mojawapo.</translation>
    </message>
    <message>
        <source>is on a question with {kept}; {one_channel}</source>
        <translation>iko kwenye swali lenye {kept}; {one_channel}</translation>
    </message>
    <message>
        <source>above 0 and below 1</source>
        <translation>zaidi ya 0 na chini ya 1</translation>
    </message>
    <message>
        <source>from 0 to 1</source>
        <translation>kutoka 0 hadi 1</translation>
    </message>
    <message>
        <source>must be a share {ends}, such as &quot;1/10&quot;.</source>
        <translation>lazima iwe sehemu {ends}, kama &quot;1/10&quot;.</translation>
    </message>
    <message>
        <source>is missing; both wordings are spoken, or neither of them.</source>
        <translation>haipo; maneno yote mawili husemwa, au hakuna.</translation>
    </message>
    <message>
        <source>is not for {name}; {one_channel}</source>
        <translation>si ya {name}; {one_channel}</translation>
    </message>
    <message>
        <source>is {name}, which {taken} names, too; one is enough.</source>
        <translation>ni {name}, ambayo {taken} inaitaja pia; moja inatosha.</translation>
    </message>
    <message>
        <source>is {name}, a design of several samples; state it first.</source>
        <translation>ni {name}, muundo wa sampuli kadhaa; utaje kwanza.</translation>
    </message>
    <message>
        <source>is {shown}, no recorded question; name questions by their id.</source>
        <translation>ni {shown}, si swali linalorekodiwa; taja maswali kwa id yao.</translation>
    </message>
    <message>
        <source>is the control itself; name the questions that it is asked like.</source>
        <translation>ni kidhibiti chenyewe; taja maswali ambayo kinaulizwa kama hayo.</translation>
    </message>
    <message>
        <source>is {name}, a control itself; name questions that matter.</source>
        <translation>ni {name}, nacho ni kidhibiti; taja maswali yenye maana.</translation>
    </message>
    <message>
        <source>is {name}, which has arms of its own; leave one of the two out.</source>
        <translation>ni {name}, ambalo lina mikono yake; acha moja kati ya hizo mbili.</translation>
    </message>
    <message>
        <source>is {name}, which is asked with another design or mode; a control must be asked just as what it controls.</source>
        <translation>ni {name}, linaloulizwa kwa muundo au namna nyingine; kidhibiti lazima kiulizwe sawa na kinachodhibitiwa.</translation>
    </message>
    <message>
        <source>is empty; write a text.</source>
        <translation>ni tupu; andika maandishi.</translation>
    </message>
    <message>
        <source>would report numbers such as 1/3, which no decimal number writes; choose scrambling numbers that are decimals.</source>
        <translation>ingeripoti namba kama 1/3, ambazo hakuna desimali inayoziandika; chagua namba za kuchanganya zilizo desimali.</translation>
    </message>
    <message>
        <source>is {value}; write {{&quot;name&quot;: &quot;two_coins&quot;}}, for example.</source>
        <translation>ni {value}; andika {{&quot;name&quot;: &quot;two_coins&quot;}}, kwa mfano.</translation>
    </message>
    <message>
        <source>is {name}; known designs are {known}.</source>
        <translation>ni {name}; miundo inayojulikana ni {known}.</translation>
    </message>
    <message>
        <source>is {name}, no design for {kind}; these are: {known}.</source>
        <translation>ni {name}, si muundo wa {kind}; hii ndiyo: {known}.</translation>
    </message>
    <message>
        <source>is direct, which protects nothing; ask the members as questions.</source>
        <translation>ni direct, ambayo hailindi chochote; uliza wanachama kama maswali.</translation>
    </message>
    <message>
        <source>is {name} for multiple choice; this question takes one answer.</source>
        <translation>ni {name} kwa machaguo mengi; swali hili huchukua jibu moja.</translation>
    </message>
    <message>
        <source> for {design}</source>
        <translation> kwa {design}</translation>
    </message>
    <message>
        <source>is {value}; it must be {known}{whose}.</source>
        <translation>ni {value}; lazima iwe {known}{whose}.</translation>
    </message>
    <message>
        <source>is {name}, a design for {types}, not for {kind}.</source>
        <translation>ni {name}, muundo wa {types}, si wa {kind}.</translation>
    </message>
    <message>
        <source>is {name}, a design for {takes} answers; this question has {k}.</source>
        <translation>ni {name}, muundo wa majibu {takes}; swali hili lina {k}.</translation>
    </message>
    <message>
        <source>{kind} are {shown}{more}</source>
        <translation>{kind}: {shown}{more}</translation>
    </message>
    <message>
        <source>add it to {kind}</source>
        <translation>liongeze kwenye {kind}</translation>
    </message>
    <message>
        <source>has {combinations} combinations of answers; {most_choices} are the most.</source>
        <translation>ina michanganyiko ya majibu {combinations}; {most_choices} ndiyo mingi zaidi.</translation>
    </message>
    <message>
        <source>which is asked alone; move it to members, without its design.</source>
        <translation>linaloulizwa peke yake; lihamishie kwenye members, bila muundo wake.</translation>
    </message>
    <message>
        <source>which is not there; {members}.</source>
        <translation>ambalo halipo; {members}.</translation>
    </message>
    <message>
        <source>is {name}, {advice}</source>
        <translation>ni {name}, {advice}</translation>
    </message>
    <message>
        <source>which is not among the questions; {alone}.</source>
        <translation>ambalo halimo kwenye maswali; {alone}.</translation>
    </message>
    <message>
        <source>as is {taken}; a question can be in one group only.</source>
        <translation>kama {taken}; swali linaweza kuwa katika kundi moja tu.</translation>
    </message>
    <message>
        <source>a note; list randomized questions only.</source>
        <translation>maelezo; orodhesha maswali ya nasibu tu.</translation>
    </message>
    <message>
        <source>a direct question; list randomized questions only.</source>
        <translation>swali la moja kwa moja; orodhesha maswali ya nasibu tu.</translation>
    </message>
    <message>
        <source>which is relevant to some only; list questions that everybody can be drawn for.</source>
        <translation>ambalo linawahusu baadhi tu; orodhesha maswali ambayo kila mtu anaweza kuchaguliwa.</translation>
    </message>
    <message>
        <source>is not the id of a question; write one in quotes.</source>
        <translation>si id ya swali; andika moja ndani ya nukuu.</translation>
    </message>
    <message>
        <source>is {name}, {wrong}</source>
        <translation>ni {name}, {wrong}</translation>
    </message>
    <message>
        <source>a member of joint questions; list the joint question.</source>
        <translation>mwanachama wa maswali ya pamoja; taja swali la pamoja.</translation>
    </message>
    <message>
        <source>repeats {name}; keep one.</source>
        <translation>inarudia {name}; bakiza moja.</translation>
    </message>
    <message>
        <source>has {name}, as has {other}; one respondent may be asked it only once: list both questions in one group with ask_random 1, or give each a member of its own.</source>
        <translation>lina {name}, kama {other}; mhojiwa anaweza kuulizwa mara moja tu: taja maswali yote mawili katika kundi moja lenye ask_random 1, au lipe kila moja mwanachama wake.</translation>
    </message>
    <message>
        <source>must be the name of a sound file (.mp3, .m4a, .ogg, .opus or .wav) in the survey&apos;s folder, without folders.</source>
        <translation>lazima iwe jina la faili ya sauti (.mp3, .m4a, .ogg, .opus au .wav) kando ya dodoso, bila folda.</translation>
    </message>
    <message>
        <source>must have no braces in the text for “{text}”.</source>
        <translation>haipaswi kuwa na mabano ya mkunjo katika maandishi ya “{text}”.</translation>
    </message>
    <message>
        <source>has no text for “{text}”; write one, or leave it out.</source>
        <translation>haina maandishi ya “{text}”; yaandike, au uyaondoe.</translation>
    </message>
    <message>
        <source>must have {places} in the text for “{text}”, each as often as there, and nothing else in braces.</source>
        <translation>lazima iwe na {places} katika maandishi ya “{text}”, kila moja mara zile zile, na si kingine ndani ya mabano ya mkunjo.</translation>
    </message>
    <message>
        <source>has “{text}” more than once; keep one.</source>
        <translation>ina “{text}” zaidi ya mara moja; bakiza moja.</translation>
    </message>
    <message>
        <source>has {count} texts; {most} are the most.</source>
        <translation>ina maandishi {count}; yasizidi {most}.</translation>
    </message>
    <message>
        <source>Question {number}</source>
        <translation>Swali {number}</translation>
    </message>
    <message>
        <source>Part {number}</source>
        <translation>Sehemu {number}</translation>
    </message>
    <message>
        <source>choice {number}</source>
        <translation>chaguo {number}</translation>
    </message>
    <message>
        <source>Group {number}</source>
        <translation>Kundi {number}</translation>
    </message>
    <message>
        <source>question {number}</source>
        <translation>swali {number}</translation>
    </message>
    <message>
        <source>Tally {number}</source>
        <translation>Hesabu {number}</translation>
    </message>
    <message>
        <source>Trustee {number}</source>
        <translation>Mdhamini {number}</translation>
    </message>
    <message>
        <source>Question “{name}”</source>
        <translation>Swali “{name}”</translation>
    </message>
    <message>
        <source>Part “{name}”</source>
        <translation>Sehemu “{name}”</translation>
    </message>
    <message>
        <source>choice “{name}”</source>
        <translation>chaguo “{name}”</translation>
    </message>
    <message>
        <source>nominal</source>
        <translation>ya majina</translation>
    </message>
    <message>
        <source>ordinal</source>
        <translation>ya mpangilio</translation>
    </message>
    <message>
        <source>numeric</source>
        <translation>ya namba</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>uzito</translation>
    </message>
    <message>
        <source>stratum</source>
        <translation>tabaka</translation>
    </message>
    <message>
        <source>cluster</source>
        <translation>kishada</translation>
    </message>
    <message>
        <source>id</source>
        <translation>kitambulisho</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Kichwa</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Lugha</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Maswali</translation>
    </message>
    <message>
        <source>parts</source>
        <translation>sehemu</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Toleo</translation>
    </message>
    <message>
        <source>text</source>
        <translation>maandishi</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>dokezo</translation>
    </message>
    <message>
        <source>sound</source>
        <translation>sauti</translation>
    </message>
    <message>
        <source>choices</source>
        <translation>chaguo</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Vikundi</translation>
    </message>
    <message>
        <source>questions of the group</source>
        <translation>maswali ya kundi</translation>
    </message>
    <message>
        <source>questions asked of each respondent</source>
        <translation>maswali anayoulizwa kila mhojiwa</translation>
    </message>
    <message>
        <source>design</source>
        <translation>mpango</translation>
    </message>
    <message>
        <source>who tosses the coins</source>
        <translation>nani anarusha sarafu</translation>
    </message>
    <message>
        <source>type</source>
        <translation>aina</translation>
    </message>
    <message>
        <source>levels</source>
        <translation>viwango</translation>
    </message>
    <message>
        <source>smallest answer</source>
        <translation>jibu dogo zaidi</translation>
    </message>
    <message>
        <source>largest answer</source>
        <translation>jibu kubwa zaidi</translation>
    </message>
    <message>
        <source>step</source>
        <translation>hatua</translation>
    </message>
    <message>
        <source>must be answered</source>
        <translation>lazima ijibiwe</translation>
    </message>
    <message>
        <source>asked only if</source>
        <translation>huulizwa tu ikiwa</translation>
    </message>
    <message>
        <source>accepted only if</source>
        <translation>hukubaliwa tu ikiwa</translation>
    </message>
    <message>
        <source>message if it is not accepted</source>
        <translation>ujumbe ikiwa halikubaliki</translation>
    </message>
    <message>
        <source>second question</source>
        <translation>swali la pili</translation>
    </message>
    <message>
        <source>texts of the kiosk</source>
        <translation>maandishi ya kioski</translation>
    </message>
    <message>
        <source>analyst&apos;s key</source>
        <translation>ufunguo wa mchambuzi</translation>
    </message>
    <message>
        <source>Tallies</source>
        <translation>Hesabu</translation>
    </message>
    <message>
        <source>what is counted together</source>
        <translation>kinachohesabiwa pamoja</translation>
    </message>
    <message>
        <source>trustees</source>
        <translation>wadhamini</translation>
    </message>
    <message>
        <source>public key</source>
        <translation>ufunguo wa umma</translation>
    </message>
    <message>
        <source>trustees who open together</source>
        <translation>wadhamini wanaofungua pamoja</translation>
    </message>
    <message>
        <source>trustees who sign a list</source>
        <translation>wadhamini wanaotia sahihi orodha</translation>
    </message>
    <message>
        <source>most interviews of a total</source>
        <translation>mahojiano mengi zaidi ya jumla moja</translation>
    </message>
    <message>
        <source>fewest interviews opened together</source>
        <translation>mahojiano machache zaidi yanayofunguliwa pamoja</translation>
    </message>
    <message>
        <source>bands</source>
        <translation>makundi</translation>
    </message>
    <message>
        <source>coins that respondents can check</source>
        <translation>sarafu ambazo wahojiwa wanaweza kuzikagua</translation>
    </message>
    <message>
        <source>the round may be shown after the touch</source>
        <translation>raundi inaweza kuonyeshwa baada ya kugusa</translation>
    </message>
    <message>
        <source>Column {name}</source>
        <translation>Safu {name}</translation>
    </message>
    <message>
        <source>Add at least one question.</source>
        <translation>Ongeza angalau swali moja.</translation>
    </message>
    <message>
        <source>there is no text in {language}.</source>
        <translation>hakuna maandishi kwa lugha ya {language}.</translation>
    </message>
    <message>
        <source>is {value}; write a day such as 2026-11-22.</source>
        <translation>ni {value}; andika siku kama 2026-11-22.</translation>
    </message>
    <message>
        <source>is never shown: this design and mode ask no second question; remove it here.</source>
        <translation>halionyeshwi kamwe: muundo na njia hii haziulizi swali la pili; liondoe hapa.</translation>
    </message>
    <message>
        <source>is {share}, but the design reckons with {name} = {reckoned}; state the published share in both places.</source>
        <translation>ni {share}, lakini muundo unahesabu kwa {name} = {reckoned}; andika sehemu iliyochapishwa mahali pote pawili.</translation>
    </message>
    <message>
        <source>is never shown with {name}; remove it.</source>
        <translation>halionyeshwi kamwe pamoja na {name}; liondoe.</translation>
    </message>
    <message>
        <source>it is nested too deeply</source>
        <translation>imepachikwa kwa kina mno</translation>
    </message>
    <message>
        <source>is {value}; write the trustee&apos;s public key in quotes.</source>
        <translation>ni {value}; andika ufunguo wa umma wa mdhamini ndani ya alama za nukuu.</translation>
    </message>
    <message>
        <source>has {cells} cells; {most} are the most. Count fewer questions together.</source>
        <translation>ina seli {cells}; nyingi zaidi ni {most}. Hesabu maswali machache zaidi pamoja.</translation>
    </message>
    <message>
        <source>is given together with tallies: interviews are either sealed one by one for the analysts, or only counted. Remove one of the two.</source>
        <translation>imetolewa pamoja na hesabu: mahojiano ama yanafungwa moja moja kwa ajili ya wachambuzi, ama yanahesabiwa tu. Ondoa moja kati ya hayo mawili.</translation>
    </message>
    <message>
        <source>is {threshold} of {trustees} trustees; it must be more than half of them. Otherwise two groups without a common trustee could open totals that differ by a few people.</source>
        <translation>ni {threshold} kati ya wadhamini {trustees}; lazima iwe zaidi ya nusu yao. La sivyo makundi mawili yasiyo na mdhamini wa pamoja yangeweza kufungua jumla zinazotofautiana kwa watu wachache.</translation>
    </message>
    <message>
        <source>is no name: write one line of at most {most} characters.</source>
        <translation>si jina: andika mstari mmoja wenye herufi zisizozidi {most}.</translation>
    </message>
    <message>
        <source>is the key of another trustee too: one person would hold two places. Each trustee makes a key of their own.</source>
        <translation>ni ufunguo wa mdhamini mwingine pia: mtu mmoja angeshika nafasi mbili. Kila mdhamini hutengeneza ufunguo wake mwenyewe.</translation>
    </message>
    <message>
        <source>have {cells} cells in all; {most} are the most. Leave some tallies out, or count fewer questions together.</source>
        <translation>zina seli {cells} kwa jumla; nyingi zaidi ni {most}. Acha baadhi ya hesabu, au hesabu maswali machache zaidi pamoja.</translation>
    </message>
    <message>
        <source>is not ascending; write each number once, the smallest first.</source>
        <translation>si ya kupanda; andika kila nambari mara moja, ndogo zaidi kwanza.</translation>
    </message>
    <message>
        <source>counts the same as {other}; keep one.</source>
        <translation>inahesabu sawa na {other}; baki na moja.</translation>
    </message>
    <message>
        <source>is a part of joint questions; count the joint question instead.</source>
        <translation>ni sehemu ya maswali ya pamoja; hesabu swali la pamoja badala yake.</translation>
    </message>
    <message>
        <source>is in no tally; remove its bands, or count it.</source>
        <translation>haimo katika hesabu yoyote; ondoa makundi yake, au lihesabu.</translation>
    </message>
    <message>
        <source>is {name}, which is not among the questions; {alone}.</source>
        <translation>ni {name}, ambalo halimo kati ya maswali; {alone}.</translation>
    </message>
    <message>
        <source>is a note; nobody answers it, so it cannot be counted.</source>
        <translation>ni maelezo; hakuna anayelijibu, kwa hiyo haliwezi kuhesabiwa.</translation>
    </message>
    <message>
        <source>A kiosk cannot ask {question} yet. People answer it together with a harmless question, which the survey does not have. Add {missing}.</source>
        <translation>Kioski bado hakiwezi kuuliza {question}. Watu hulijibu pamoja na swali lisilo nyeti, ambalo halimo kwenye utafiti. Ongeza {missing}.</translation>
    </message>
    <message>
        <source>Respondents have {count} rules to understand, each with an explanation and a practice of its own: {questions}. One rule is better: ask all private questions in the same way and with the same odds.</source>
        <translation>Wanaojibu wanapaswa kuelewa kanuni {count}, kila moja ikiwa na maelezo na zoezi lake: {questions}. Kanuni moja ni bora: uliza maswali yote ya faragha kwa njia ileile na kwa uwezekano uleule.</translation>
    </message>
    <message>
        <source>Only {signatures} trustees sign a list of files before it is opened. If {colluding} of them collude, they can open two totals that differ by a few people, and so learn what these reported. {safe} signatures prevent that.</source>
        <translation>Wadhamini {signatures} tu hutia sahihi orodha ya faili kabla haijafunguliwa. Ikiwa {colluding} kati yao watashirikiana kwa hila, wanaweza kufungua jumla mbili zinazotofautiana kwa watu wachache, na hivyo kujua walichoripoti. Sahihi {safe} huzuia hilo.</translation>
    </message>
    <message>
        <source>All {trustees} trustees are needed to open a total. If one of them loses the key and the recovery sheet, nothing can ever be opened.</source>
        <translation>Wadhamini wote {trustees} wanahitajika kufungua jumla. Mmoja wao akipoteza ufunguo na karatasi ya kurejesha, hakuna kitakachoweza kufunguliwa kamwe.</translation>
    </message>
    <message>
        <source>{question} is a text, into which people may write names, and nothing protects it. Together with it their private answers are known to be theirs. Offer choices, or ask it in a survey of its own.</source>
        <translation>{question} ni maandishi, ambamo watu wanaweza kuandika majina, na hakuna kinachoyalinda. Pamoja nayo hujulikana majibu ya siri ni ya nani. Toa machaguo, au uliza katika utafiti wa peke yake.</translation>
    </message>
    <message>
        <source>{question} is asked, but no tally counts it: nothing of it is kept. Count it, or leave it out of the survey.</source>
        <translation>{question} linaulizwa, lakini hakuna hesabu inayolihesabu: hakuna chake kinachohifadhiwa. Lihesabu, au liondoe kwenye utafiti.</translation>
    </message>
    <message>
        <source>{tally} divides people into {groups} groups by answers without coins, and totals of {smallest} interviews may be opened. Who is alone in a group can be known by their answers there. Count fewer questions together, or open only larger totals.</source>
        <translation>{tally} hugawanya watu katika makundi {groups} kwa majibu yasiyo na sarafu, na jumla za mahojiano {smallest} zinaweza kufunguliwa. Aliye peke yake katika kundi anaweza kutambuliwa kwa majibu yake. Hesabu maswali machache zaidi pamoja, au fungua jumla kubwa zaidi tu.</translation>
    </message>
    <message>
        <source>the answer is no choice; all that can be asked of it is whether it is there: != &apos;&apos;</source>
        <translation>jibu si chaguo; kinachoweza kuulizwa ni kama lipo tu: != &apos;&apos;</translation>
    </message>
    <message>
        <source>birthday</source>
        <translation>siku ya kuzaliwa</translation>
    </message>
    <message>
        <source>telephone number</source>
        <translation>nambari ya simu</translation>
    </message>
    <message>
        <source>house number</source>
        <translation>nambari ya nyumba</translation>
    </message>
    <message>
        <source>number of a document</source>
        <translation>nambari ya hati</translation>
    </message>
    <message>
        <source>it must not be after the maximum</source>
        <translation>isiwe baada ya kiwango cha juu</translation>
    </message>
    <message>
        <source>only answers without coins can lie beyond the ends</source>
        <translation>ni majibu yasiyo na bahati nasibu tu yanayoweza kuvuka mipaka</translation>
    </message>
    <message>
        <source>it compares what was written, and only whether there is an answer can be asked</source>
        <translation>inalinganisha kilichoandikwa, na kinachoweza kuulizwa ni kama kuna jibu tu</translation>
    </message>
    <message>
        <source>it does not compare answers</source>
        <translation>hailinganishi majibu</translation>
    </message>
    <message>
        <source>it is too long</source>
        <translation>ni ndefu mno</translation>
    </message>
    <message>
        <source>it uses {function}, which surveys do not have</source>
        <translation>inatumia {function}, ambayo tafiti hazina</translation>
    </message>
    <message>
        <source>it calculates, and conditions only compare answers</source>
        <translation>inapiga hesabu, na masharti hulinganisha majibu tu</translation>
    </message>
    <message>
        <source>it looks at {what}, which surveys do not have</source>
        <translation>inaangalia {what}, ambayo tafiti hazina</translation>
    </message>
    <message>
        <source>it counts choices or letters, which conditions cannot</source>
        <translation>inahesabu machaguo au herufi, jambo ambalo masharti hayawezi</translation>
    </message>
    <message>
        <source>it compares ${{{name}}} with an answer</source>
        <translation>inalinganisha ${{{name}}} na jibu</translation>
    </message>
    <message>
        <source>${{{name}}} is calculated from itself</source>
        <translation>${{{name}}} inahesabiwa kutoka kwayo yenyewe</translation>
    </message>
    <message>
        <source>it depends on ${{{name}}}, which chance decides ({chance})</source>
        <translation>inategemea ${{{name}}}, ambayo bahati huamua ({chance})</translation>
    </message>
    <message>
        <source>it depends on ${{{name}}}, which is left out ({cell})</source>
        <translation>inategemea ${{{name}}}, ambayo imeachwa ({cell})</translation>
    </message>
    <message>
        <source>has {character}, which means nothing in a formula</source>
        <translation>ina {character}, ambayo haina maana katika fomula</translation>
    </message>
    <message>
        <source>has {count} characters, and {longest} are the most</source>
        <translation>ina herufi {count}, na {longest} ndizo nyingi zaidi</translation>
    </message>
    <message>
        <source>has {text} where a value is expected</source>
        <translation>ina {text} mahali panapotarajiwa thamani</translation>
    </message>
    <message>
        <source>ends where a value is expected</source>
        <translation>inaishia mahali panapotarajiwa thamani</translation>
    </message>
    <message>
        <source>has no closing {mark}</source>
        <translation>haina {mark} ya kufunga</translation>
    </message>
    <message>
        <source>heads no column text, or no language; add text and label::Amharic (am).</source>
        <translation>haina safu text, au lugha; ongeza text na label::Amharic (am).</translation>
    </message>
    <message>
        <source>says otherwise than a row above for the same text; keep one.</source>
        <translation>inatofautiana na safu mlalo ya juu kwa maandishi yale yale; bakiza moja.</translation>
    </message>
    <message>
        <source>is {text}, which names no language; write label::Amharic (am).</source>
        <translation>ni {text}, ambayo haitaji lugha; andika label::Amharic (am).</translation>
    </message>
    <message>
        <source>repeats {alike}; keep one of the two columns.</source>
        <translation>inarudia {alike}; bakiza safu wima moja.</translation>
    </message>
    <message>
        <source>type, name and label</source>
        <translation>type, name na label</translation>
    </message>
    <message>
        <source>is missing; add it, with the columns {needs}.</source>
        <translation>haipo; iongeze, na safu wima {needs}.</translation>
    </message>
    <message>
        <source>the row</source>
        <translation>safu</translation>
    </message>
    <message>
        <source>it is disabled</source>
        <translation>imezimwa</translation>
    </message>
    <message>
        <source>it</source>
        <translation>hiyo</translation>
    </message>
    <message>
        <source>only three sheets are read</source>
        <translation>laha tatu tu husomwa</translation>
    </message>
    <message>
        <source>repeats rr::{own}; keep one of them.</source>
        <translation>inarudia rr::{own}; bakiza moja.</translation>
    </message>
    <message>
        <source>is {choice}, as is {first}; give each its own name.</source>
        <translation>ni {choice}, kama {first}; lipe kila moja jina lake.</translation>
    </message>
    <message>
        <source>the column {text}</source>
        <translation>safu wima {text}</translation>
    </message>
    <message>
        <source>is {word}; write yes or no.</source>
        <translation>ni {word}; andika yes au no.</translation>
    </message>
    <message>
        <source>the group&apos;s label</source>
        <translation>lebo ya kundi</translation>
    </message>
    <message>
        <source>each question has a screen of its own</source>
        <translation>kila swali lina skrini yake</translation>
    </message>
    <message>
        <source>ends a group that does not begin; remove the row.</source>
        <translation>inamaliza kundi lisiloanza; ondoa safu.</translation>
    </message>
    <message>
        <source>begins a group that does not end; add end_group.</source>
        <translation>inaanza kundi lisiloisha; ongeza end_group.</translation>
    </message>
    <message>
        <source>it is never true</source>
        <translation>halitimizwi kamwe</translation>
    </message>
    <message>
        <source>is {forced}; only single_choice can stand here.</source>
        <translation>ni {forced}; hapa panaweza kuwa single_choice tu.</translation>
    </message>
    <message>
        <source>names the list {name}</source>
        <translation>inataja orodha {name}</translation>
    </message>
    <message>
        <source>names no list</source>
        <translation>haitaji orodha</translation>
    </message>
    <message>
        <source>{said}, which the choices sheet does not have; add it.</source>
        <translation>{said}, ambayo laha choices haina; iongeze.</translation>
    </message>
    <message>
        <source>gives an integer no two bounds; write . &gt;= 0 and . &lt;= 120, or rr::minimum and rr::maximum.</source>
        <translation>haitoi mipaka miwili kwa namba kamili; andika . &gt;= 0 and . &lt;= 120, au rr::minimum na rr::maximum.</translation>
    </message>
    <message>
        <source>belongs to a design; name one in rr::design.</source>
        <translation>ni ya muundo; taja mmoja katika rr::design.</translation>
    </message>
    <message>
        <source>yes and no are said in the program&apos;s words; rr::type single_choice keeps them</source>
        <translation>ndiyo na hapana husemwa kwa maneno ya programu; rr::type single_choice huyabakiza yako</translation>
    </message>
    <message>
        <source>is {own}; write a number.</source>
        <translation>ni {own}; andika namba.</translation>
    </message>
    <message>
        <source>is a design, but a note asks nothing; leave it empty.</source>
        <translation>ni muundo, lakini maelezo hayaulizi kitu; iache tupu.</translation>
    </message>
    <message>
        <source>has {word}; write start=0 end=10 step=1, with numbers.</source>
        <translation>ina {word}; andika start=0 end=10 step=1, kwa namba.</translation>
    </message>
    <message>
        <source>heads no label column; add label::English (en).</source>
        <translation>haiongozi safu wima ya label; ongeza label::English (en).</translation>
    </message>
    <message>
        <source>is {text}, which names no language code; write {base}::French (fr).</source>
        <translation>ni {text}, isiyotaja msimbo wa lugha; andika {base}::French (fr).</translation>
    </message>
    <message>
        <source>says no language; write {better}.</source>
        <translation>haisemi lugha; andika {better}.</translation>
    </message>
    <message>
        <source>repeats {text}; keep one of them.</source>
        <translation>inarudia {text}; bakiza moja.</translation>
    </message>
    <message>
        <source>{what} is left out; {why}.</source>
        <translation>{what} imeachwa; {why}.</translation>
    </message>
    <message>
        <source>{what}; {changes}.</source>
        <translation>{what}; {changes}.</translation>
    </message>
    <message>
        <source>{what}.</source>
        <translation>{what}.</translation>
    </message>
    <message>
        <source>the true answer to ${{{name}}} is recorded</source>
        <translation>jibu la kweli la ${{{name}}} linarekodiwa</translation>
    </message>
    <message>
        <source>the form randomizes it itself, in ${{{report}}} ({cell}): {odds}; here it is asked with {design}, which has the same odds. In the form, {faults}</source>
        <translation>fomu yenyewe hulifanya kuwa la nasibu, katika ${{{report}}} ({cell}): {odds}; hapa linaulizwa kwa {design}, yenye uwezekano uleule. Katika fomu, {faults}</translation>
    </message>
    <message>
        <source>the coin ${{{name}}} is recorded, which undoes the protection</source>
        <translation>sarafu ${{{name}}} inarekodiwa, na hilo huondoa ulinzi</translation>
    </message>
    <message>
        <source>is randomized by the form itself, in ${{{report}}} ({cell}), with odds that cannot be read from it. Choose a design in rr::design, and remove that row. In the form, {faults}.</source>
        <translation>linafanywa la nasibu na fomu yenyewe, katika ${{{report}}} ({cell}), kwa uwezekano usioweza kusomeka. Chagua muundo katika rr::design, na uondoe safu hiyo. Katika fomu, {faults}.</translation>
    </message>
    <message>
        <source>is randomized by the form itself, in ${{{report}}} ({cell}): {odds}. Choose a design in rr::design, and remove that row. In the form, {faults}.</source>
        <translation>linafanywa la nasibu na fomu yenyewe, katika ${{{report}}} ({cell}): {odds}. Chagua muundo katika rr::design, na uondoe safu hiyo. Katika fomu, {faults}.</translation>
    </message>
    <message>
        <source>random() in {cell} is not inside once(): the coin is drawn again each time the form is calculated, so that people can choose it by going back</source>
        <translation>random() katika {cell} haiko ndani ya once(): sarafu hurushwa tena kila fomu inapopigiwa hesabu, hivyo watu wanaweza kuichagua kwa kurudi nyuma</translation>
    </message>
    <message>
        <source>the coin ${{{name}}} comes from a file, and whoever has the file can undo the protection</source>
        <translation>sarafu ${{{name}}} inatoka kwenye faili, na aliye na faili anaweza kuondoa ulinzi</translation>
    </message>
    <message>
        <source>it becomes {number}, a whole number</source>
        <translation>inakuwa {number}, namba kamili</translation>
    </message>
    <message>
        <source>chance is drawn by designs here; in the form, {faults}</source>
        <translation>hapa bahati huamuliwa na miundo; katika fomu, {faults}</translation>
    </message>
    <message>
        <source>the form&apos;s id {stated}</source>
        <translation>kitambulisho cha fomu {stated}</translation>
    </message>
    <message>
        <source>the form has no id</source>
        <translation>fomu haina kitambulisho</translation>
    </message>
    <message>
        <source>the version {stated}</source>
        <translation>toleo {stated}</translation>
    </message>
    <message>
        <source>the form has no version that is a number</source>
        <translation>fomu haina toleo ambalo ni namba</translation>
    </message>
    <message>
        <source>chance is drawn by designs here</source>
        <translation>hapa bahati huamuliwa na miundo</translation>
    </message>
    <message>
        <source>there is no column {base}; add it.</source>
        <translation>hakuna safu wima {base}; iongeze.</translation>
    </message>
    <message>
        <source>it becomes {id}</source>
        <translation>inakuwa {id}</translation>
    </message>
    <message>
        <source>there is no question that can be asked; add one.</source>
        <translation>hakuna swali linaloweza kuulizwa; ongeza moja.</translation>
    </message>
    <message>
        <source>{name} ({kind})</source>
        <translation>{name} ({kind})</translation>
    </message>
    <message>
        <source>is one calculation more than {most}.</source>
        <translation>ni hesabu moja zaidi ya {most}.</translation>
    </message>
    <message>
        <source>{kept} kept, {dropped} dropped, {changing} must change</source>
        <translation>{kept} zimebaki, {dropped} zimeachwa, {changing} lazima zibadilike</translation>
    </message>
    <message>
        <source>if the others are told what to answer, every recorded answer is a true one; use rr::design to protect it, or ask_random to draw questions</source>
        <translation>ikiwa wengine wanaambiwa wajibu nini, kila jibu lililorekodiwa ni la kweli; tumia rr::design kulilinda, au ask_random kuchagua maswali kwa bahati</translation>
    </message>
    <message>
        <source>is asked only where a coin says so, and the coin is recorded: every recorded answer is a true one. Ask everybody, with rr::design and rr::mode own_device, and remove the coin&apos;s row.</source>
        <translation>linaulizwa tu pale sarafu inaposema hivyo, na sarafu inarekodiwa: kila jibu lililorekodiwa ni la kweli. Uliza kila mtu, kwa rr::design na rr::mode own_device, na uondoe safu ya sarafu.</translation>
    </message>
    <message>
        <source>it only heads a table; each question has a screen of its own</source>
        <translation>ni kichwa cha jedwali tu; kila swali lina skrini yake</translation>
    </message>
    <message>
        <source>it is shown and not answered; write a note</source>
        <translation>linaonyeshwa bila kujibiwa; andika dokezo (note)</translation>
    </message>
    <message>
        <source>the {key}</source>
        <translation>{key}</translation>
    </message>
    <message>
        <source>chance decides who is asked</source>
        <translation>bahati huamua nani anaulizwa</translation>
    </message>
    <message>
        <source>chance decides who is asked, {share} of all</source>
        <translation>bahati huamua nani anaulizwa, {share} ya wote</translation>
    </message>
    <message>
        <source>its choices depend on more than one answer to one question with choices</source>
        <translation>machaguo yake yanategemea zaidi ya jibu moja la swali moja lenye machaguo</translation>
    </message>
    <message>
        <source>its choices depend on ${{{name}}}</source>
        <translation>machaguo yake yanategemea ${{{name}}}</translation>
    </message>
    <message>
        <source>its choices depend on too many answers</source>
        <translation>machaguo yake yanategemea majibu mengi mno</translation>
    </message>
    <message>
        <source>it would become {count} questions; write out those that count</source>
        <translation>lingekuwa maswali {count}; andika yale ya muhimu</translation>
    </message>
    <message>
        <source>its text shows the answer to ${{{name}}}, and answers are not put into texts; word it without</source>
        <translation>maandishi yake yanaonyesha jibu la ${{{name}}}, na majibu hayawekwi kwenye maandishi; liandike bila hilo</translation>
    </message>
    <message>
        <source>it belongs to another kiosk, and only that kiosk can sign it</source>
        <translation>ni ya kioski kingine, ambacho pekee kinaweza kuitia saini</translation>
    </message>
    <message>
        <source>So nobody can be sure what you answered.</source>
        <translation>Kwa hiyo hakuna anayeweza kuwa na hakika ulijibu nini.</translation>
    </message>
    <message>
        <source>Simple questions say “Recorded as you answer.”</source>
        <translation>Maswali rahisi husema: “Hurekodiwa kama unavyojibu.”</translation>
    </message>
    <message>
        <source>No name or time is recorded.</source>
        <translation>Hakuna jina wala saa inayorekodiwa.</translation>
    </message>
    <message>
        <source>The people who run the survey, in most cases. The first screen says it exactly: touch “Learn more”.</source>
        <translation>Mara nyingi, wanaoendesha utafiti. Skrini ya kwanza inasema hasa: gusa “Jua zaidi”.</translation>
    </message>
    <message>
        <source>is what careless people would touch, too, so they cannot be recognised; ask for a trait that nearly nobody or nearly everybody has.</source>
        <translation>ndicho wasiojali wangeonyesha pia, kwa hiyo hawatambuliki; uliza sifa ambayo karibu hakuna mtu au karibu kila mtu anayo.</translation>
    </message>
    <message>
        <source>is not a name; write a question&apos;s id in quotes.</source>
        <translation>si jina; andika id ya swali ndani ya nukuu.</translation>
    </message>
    <message>
        <source>is not known here; allowed: {known}.</source>
        <translation>haijulikani hapa; zinazojulikana ni {known}.</translation>
    </message>
    <message>
        <source>needs the respondent&apos;s own device; a joint question has none.</source>
        <translation>inahitaji kifaa cha mtu mwenyewe; swali la pamoja halina.</translation>
    </message>
    <message>
        <source>has “{text}”, which is not a text of the kiosk.</source>
        <translation>ina “{text}”, ambayo si maandishi ya kioski.</translation>
    </message>
    <message>
        <source>a text contains half of a letter (a lone surrogate)</source>
        <translation>maandishi yana nusu ya herufi (surrogate pekee)</translation>
    </message>
    <message>
        <source>ε of {questions} has no limit: some reports rule an answer out. Make sure that this cannot harm anybody.</source>
        <translation>ε ya {questions} haina kikomo: baadhi ya ripoti huondoa jibu fulani. Hakikisha kwamba hilo haliwezi kumdhuru mtu yeyote.</translation>
    </message>
    <message>
        <source>The total ε of one respondent is {epsilon}, too much to protect anybody: the whole record can change the odds of an answer by a factor of {times}. Ask each respondent fewer questions, or use stronger coins.</source>
        <translation>ε ya mhojiwa mmoja inafikia {epsilon}, nyingi mno kumlinda yeyote: rekodi nzima inaweza kubadilisha uwezekano wa alichojibu mara {times}. Muulize kila mhojiwa maswali machache zaidi, au tumia sarafu zenye nguvu zaidi.</translation>
    </message>
    <message>
        <source>{questions} may be skipped. A skip is recorded and may hint at the answer.</source>
        <translation>{questions} yanaweza kurukwa; kwamba mtu aliruka hurekodiwa, na huenda likadokeza jibu.</translation>
    </message>
    <message>
        <source>{first} and {second} are answered with the same harmless trait ({trait}): together the two reports can show whether the two answers are the same. Use another trait in one of them.</source>
        <translation>{first} na {second} yanajibiwa kwa sifa ileile isiyo na madhara ({trait}): ripoti mbili pamoja huonyesha kama majibu mawili yanafanana. Tumia sifa nyingine katika moja yao.</translation>
    </message>
    <message>
        <source>The total ε of one respondent is {epsilon}: the whole record can change the odds of an answer by a factor of {times}. Ask each respondent fewer questions, or use stronger coins.</source>
        <translation>ε ya mhojiwa mmoja inafikia {epsilon}: rekodi nzima inaweza kubadilisha uwezekano wa alichojibu mara {times}. Muulize kila mhojiwa maswali machache zaidi, au tumia sarafu zenye nguvu zaidi.</translation>
    </message>
    <message>
        <source>{direct} asks directly what the coins protect in {question}: the record contains the plain answer next to the randomized one. Leave one of the two out, or make sure that nobody is asked both.</source>
        <translation>{direct} linauliza moja kwa moja kile ambacho sarafu zinalinda katika {question}: rekodi ina jibu la wazi kando ya lile la kubahatisha. Ondoa moja kati ya hayo mawili, au hakikisha hakuna anayeulizwa yote mawili.</translation>
    </message>
    <message>
        <source>{direct} asks directly for the harmless trait of {question} ({trait}): anybody who reads both in the record can undo the protection. Ask for another trait in one of them.</source>
        <translation>{direct} linauliza moja kwa moja sifa isiyo na madhara ya {question} ({trait}): anayesoma yote mawili kwenye rekodi anaweza kuondoa ulinzi. Uliza sifa nyingine katika moja yao.</translation>
    </message>
    <message>
        <source>{question} does not say which harmless trait it is answered with. If it is the one that {direct} asks for ({trait}), the record undoes the protection. Name the trait in the text of {question}.</source>
        <translation>{question} halisemi linajibiwa kwa sifa gani isiyo na madhara. Ikiwa ni ile ambayo {direct} linauliza ({trait}), rekodi huondoa ulinzi. Taja sifa hiyo katika maandishi ya {question}.</translation>
    </message>
    <message>
        <source>has {leaf}, but &apos;{text}&apos; is not an answer to {name}; they are {known}.</source>
        <translation>ina {leaf}, lakini “{text}” si jibu la {name}; majibu ni {known}.</translation>
    </message>
    <message>
        <source>rejects every answer; nobody could continue.</source>
        <translation>inakataa kila jibu; hakuna ambaye angeendelea.</translation>
    </message>
    <message>
        <source>refers to ${{{name}}}, which is randomized: what is asked or accepted next would show its true answer. Refer to direct questions only.</source>
        <translation>inarejea ${{{name}}}, ambalo ni la nasibu: kinachoulizwa au kukubaliwa baadaye kingesema jibu lake la kweli. Rejea maswali ya moja kwa moja tu.</translation>
    </message>
    <message>
        <source>contains ${{{name}}}: answers are not put into texts; word it without.</source>
        <translation>ina ${{{name}}}: majibu hayawekwi kwenye maandishi; andika bila hilo.</translation>
    </message>
    <message>
        <source>it calculates with ${{{secret}}}, which is randomized: the result would show its true answer</source>
        <translation>inahesabu kwa ${{{secret}}}, ambalo ni la nasibu: matokeo yangefichua jibu lake la kweli</translation>
    </message>
    <message>
        <source>is rr::{own}, which no design knows; allowed: {known}.</source>
        <translation>ni rr::{own}, ambayo hakuna muundo unaoijua; zinazojulikana ni {known}.</translation>
    </message>
    <message>
        <source>gives no type; allowed: {asking}.</source>
        <translation>haisemi aina; zinazojulikana ni {asking}.</translation>
    </message>
    <message>
        <source>is {kind}, which is not a type here; allowed: {known}.</source>
        <translation>ni {kind}, ambayo hapa si aina; zinazojulikana ni {known}.</translation>
    </message>
    <message>
        <source>its name becomes {id}</source>
        <translation>jina lake linakuwa {id}</translation>
    </message>
    <message>
        <source>it has a single choice, so that it is shown as a note</source>
        <translation>lina chaguo moja tu, hivyo linaonyeshwa kama dokezo</translation>
    </message>
    <message>
        <source>it shows the answer to ${{{name}}}; word it without</source>
        <translation>linaonyesha jibu la ${{{name}}}; liandike bila hilo</translation>
    </message>
    <message>
        <source>choices stand in the order of their list; random_answer_order mixes them</source>
        <translation>machaguo hufuata mpangilio wa orodha yake; random_answer_order huyachanganya</translation>
    </message>
    <message>
        <source>the smallest and the largest answer have a message of their own</source>
        <translation>jibu dogo na kubwa zaidi yana ujumbe wake</translation>
    </message>
    <message>
        <source>there is no constraint that it is about</source>
        <translation>hakuna sharti linalohusika nao</translation>
    </message>
    <message>
        <source>the constraint&apos;s message</source>
        <translation>ujumbe wa sharti</translation>
    </message>
    <message>
        <source>the condition of required</source>
        <translation>sharti la required</translation>
    </message>
    <message>
        <source>the question can be skipped; write yes to have it answered always</source>
        <translation>swali linaweza kurukwa; andika yes ili lijibiwe kila mara</translation>
    </message>
    <message>
        <source>is {kind}, but what is open began at {cell}.</source>
        <translation>ni {kind}, lakini kilicho wazi kilianza kwenye {cell}.</translation>
    </message>
    <message>
        <source>its choices depend on ${{{name}}}, which is left out ({cell})</source>
        <translation>machaguo yake yanategemea ${{{name}}}, ambalo limeachwa ({cell})</translation>
    </message>
    <message>
        <source>its filter is not one that can be read here</source>
        <translation>kichujio chake hakiwezi kusomeka hapa</translation>
    </message>
    <message>
        <source>its filter leaves no choices</source>
        <translation>kichujio chake hakiachi chaguo lolote</translation>
    </message>
    <message>
        <source>its choices depend on ${{{on}}}, so that it becomes {parts}</source>
        <translation>machaguo yake yanategemea ${{{on}}}, hivyo linakuwa {parts}</translation>
    </message>
    <message>
        <source>the constraint</source>
        <translation>sharti</translation>
    </message>
    <message>
        <source>of such an answer only what the rr:: columns say is checked</source>
        <translation>kwa jibu kama hilo hukaguliwa tu kile ambacho safu za rr:: zinasema</translation>
    </message>
    <message>
        <source>names of its choices change: {renamed}</source>
        <translation>majina ya machaguo yake yanabadilika: {renamed}</translation>
    </message>
    <message>
        <source>the choice Other is added, in English; add a choice named other to the list to translate it; nothing can be written in</source>
        <translation>chaguo Other limeongezwa, kwa Kiingereza; ongeza chaguo lenye jina other kwenye orodha ili kulitafsiri; hakuna kinachoweza kuandikwa</translation>
    </message>
    <message>
        <source>numbers with up to three decimals are taken</source>
        <translation>namba zenye hadi desimali tatu zinakubaliwa</translation>
    </message>
    <message>
        <source>it has no largest answer, so that numbers up to 999,999,999 are taken</source>
        <translation>halina jibu kubwa zaidi, hivyo namba hadi 999,999,999 zinakubaliwa</translation>
    </message>
    <message>
        <source>it has no smallest answer, so that {least} is taken; rr::minimum names another</source>
        <translation>halina jibu dogo zaidi, hivyo {least} inachukuliwa; rr::minimum hutaja jingine</translation>
    </message>
    <message>
        <source>{name} is asked as {kind}</source>
        <translation>{name} linaulizwa kama {kind}</translation>
    </message>
    <message>
        <source>there is nothing to choose, so that it is shown as a note</source>
        <translation>hakuna cha kuchagua, hivyo linaonyeshwa kama dokezo</translation>
    </message>
    <message>
        <source>it is not there in {languages}</source>
        <translation>haipo katika {languages}</translation>
    </message>
    <message>
        <source>the constraint, or a part of it,</source>
        <translation>sharti au sehemu yake</translation>
    </message>
    <message>
        <source>choices are shown as texts</source>
        <translation>machaguo yanaonyeshwa kama maandishi</translation>
    </message>
    <message>
        <source>has no column {header} to go with it; add it.</source>
        <translation>haina safu wima {header} ya kuambatana nayo; iongeze.</translation>
    </message>
    <message>
        <source>the {part}</source>
        <translation>{part}</translation>
    </message>
    <message>
        <source>where ${{{on}}} is {answers}, its only choice {said} is not asked</source>
        <translation>pale ${{{on}}} ni {answers}, chaguo lake pekee {said} haliulizwi</translation>
    </message>
    <message>
        <source>where ${{{on}}} is {answers}, it has no choices and is not asked</source>
        <translation>pale ${{{on}}} ni {answers}, halina machaguo na haliulizwi</translation>
    </message>
    <message>
        <source>the default language {default}</source>
        <translation>lugha ya msingi {default}</translation>
    </message>
    <message>
        <source>it names no language code, as in English (en)</source>
        <translation>haitaji msimbo wa lugha, kama English (en)</translation>
    </message>
    <message>
        <source>the labels without a language</source>
        <translation>lebo zisizo na lugha</translation>
    </message>
    <message>
        <source>they are taken as English (en); default_language in settings names another</source>
        <translation>zinachukuliwa kuwa Kiingereza (en); default_language katika settings hutaja nyingine</translation>
    </message>
    <message>
        <source>it says no language; write {better}</source>
        <translation>haitaji lugha; andika {better}</translation>
    </message>
    <message>
        <source>no label column has it; they have {known}</source>
        <translation>hakuna safu ya label iliyo nayo; zina {known}</translation>
    </message>
    <message>
        <source>no time, place, device or name is recorded</source>
        <translation>hakuna saa, mahali, kifaa wala jina linalorekodiwa</translation>
    </message>
    <message>
        <source>choices from other files are not read; list them on the choices sheet</source>
        <translation>machaguo kutoka faili nyingine hayasomwi; yaorodheshe kwenye laha choices</translation>
    </message>
    <message>
        <source>nothing here reads it</source>
        <translation>hakuna kitu hapa kinachoisoma</translation>
    </message>
    <message>
        <source>a code can be a name; offer choices</source>
        <translation>msimbo unaweza kuwa jina; toa machaguo</translation>
    </message>
    <message>
        <source>nothing is recorded that the respondent has not answered</source>
        <translation>hakuna kinachorekodiwa ambacho mhojiwa hakujibu</translation>
    </message>
    <message>
        <source>calculations are not made here; make them from the exported table</source>
        <translation>ukokotoaji haufanyiki hapa; ufanye kutoka jedwali lililosafirishwa</translation>
    </message>
    <message>
        <source>the number of rounds would be recorded; write the questions out</source>
        <translation>idadi ya mizunguko ingerekodiwa; andika maswali moja moja</translation>
    </message>
    <message>
        <source>its condition is never true</source>
        <translation>sharti lake halitimizwi kamwe</translation>
    </message>
    <message>
        <source>begins with a bracket, but is not JSON; write 1/2,1/4,1/4.</source>
        <translation>inaanza kwa mabano, lakini si JSON; andika 1/2,1/4,1/4.</translation>
    </message>
    <message>
        <source>is next to {text}; without a language it would be a language of its own, called Default. Name its language, as in {better}.</source>
        <translation>iko kando ya {text}; bila lugha ingekuwa lugha ya pekee, iitwayo Default. Taja lugha yake, kama katika {better}.</translation>
    </message>
    <message>
        <source>a recording shows who it is, and no coin protects it</source>
        <translation>rekodi ya sauti au picha husema ni nani, na hakuna bahati inayoilinda</translation>
    </message>
    <message>
        <source>a place shows who it is; offer regions as choices</source>
        <translation>mahali husema ni nani; toa mikoa kama machaguo</translation>
    </message>
    <message>
        <source>a time of day can show who it is; offer choices</source>
        <translation>saa ya siku inaweza kusema ni nani; toa machaguo</translation>
    </message>
    <message>
        <source>a time can show who it is; offer choices</source>
        <translation>wakati unaweza kusema ni nani; toa machaguo</translation>
    </message>
    <message>
        <source>the kiosk has one look</source>
        <translation>kioski kina mwonekano mmoja</translation>
    </message>
    <message>
        <source>no answer is preset</source>
        <translation>hakuna jibu lililowekwa awali</translation>
    </message>
    <message>
        <source>only hints are shown</source>
        <translation>hints tu ndizo huonyeshwa</translation>
    </message>
    <message>
        <source>the kiosk has its own words</source>
        <translation>kioski kina maneno yake</translation>
    </message>
    <message>
        <source>every question is answered</source>
        <translation>kila swali hujibiwa</translation>
    </message>
    <message>
        <source>sound starts with a touch</source>
        <translation>sauti huanza kwa mguso</translation>
    </message>
    <message>
        <source>no interview has a name</source>
        <translation>hakuna mahojiano yenye jina</translation>
    </message>
    <message>
        <source>the analyst&apos;s key is made by this program</source>
        <translation>ufunguo wa mchambuzi hutengenezwa na programu hii</translation>
    </message>
    <message>
        <source>nothing is sent</source>
        <translation>hakuna kinachotumwa</translation>
    </message>
    <message>
        <source>nothing is deleted unasked</source>
        <translation>hakuna kinachofutwa bila kuombwa</translation>
    </message>
    <message>
        <source>repeats are not supported</source>
        <translation>sehemu za kurudiwa haziulizwi</translation>
    </message>
    <message>
        <source>pictures are not shown; describe it in the label</source>
        <translation>picha hazionyeshwi; ieleze katika label</translation>
    </message>
    <message>
        <source>films are not shown; describe it in the label</source>
        <translation>filamu hazionyeshwi; ieleze katika label</translation>
    </message>
    <message>
        <source>the probability that an interview is in sample 1</source>
        <translation>uwezekano kwamba mahojiano yamo katika sampuli ya 1</translation>
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
        <translation>jinsi epsilon inavyogawanywa kati ya chaguo la mtu mwenyewe na mengine</translation>
    </message>
    <message>
        <source>the most choices that one respondent may choose</source>
        <translation>idadi kubwa zaidi ya machaguo ambayo mhojiwa mmoja anaweza kuchagua</translation>
    </message>
    <message>
        <source>The reports lie outside what this design can give, further than chance explains (p = {p_value}). Respondents may have misunderstood the instruction or not followed it, or the data were changed or belong to another design. Do not use the estimates.</source>
        <translation>Ripoti ziko nje ya kile muundo huu unaweza kutoa, mbali kuliko bahati inavyoeleza (p = {p_value}). Huenda wahojiwa hawakuelewa maelekezo au hawakuyafuata, au data zilibadilishwa au ni za muundo mwingine. Makadirio hayafai.</translation>
    </message>
    <message>
        <source>In a group the estimated share is {share}, so its odds cannot be computed; the interval comes from the intervals of the two shares and is rather too wide.</source>
        <translation>Katika kundi moja sehemu iliyokadiriwa ni {share}, kwa hiyo odds zake si namba juu ya 0; kipindi kinatokana na vipindi vya sehemu mbili na ni kipana kidogo kupita kiasi.</translation>
    </message>
    <message>
        <source>In a group the estimated share is {share}, and its interval contains no other value: such shares have no odds, and their ratio has no interval.</source>
        <translation>Katika kundi sehemu iliyokadiriwa ni {share}, na kipindi chake hakina nyingine: sehemu kama hizo hazina odds, na uwiano wao hauna kipindi.</translation>
    </message>
    <message>
        <source>In a group the estimated share is {share}. The interval is of possible shares only, so the estimated difference lies outside it; the most likely difference is {likely}.</source>
        <translation>Katika kundi sehemu iliyokadiriwa ni {share}. Kipindi ni cha sehemu zinazowezekana tu, kwa hiyo tofauti iliyokadiriwa iko nje yake; tofauti yenye uwezekano zaidi ni {likely}.</translation>
    </message>
    <message>
        <source>{count} respondents have the weight 0 and were left out.</source>
        <translation>Wahojiwa {count} wana uzito 0 na waliachwa.</translation>
    </message>
    <message>
        <source>Strata with only one sampled unit: {count} (first: {stratum}). The variation within them cannot be estimated; the distance from the overall mean was used instead, which tends to overstate the error.</source>
        <translation>Tabaka zenye kitengo kimoja tu kilichochaguliwa: {count} (la kwanza: {stratum}). Hapo haiwezi kuonekana vitengo vinatofautiana kiasi gani; umbali wao kutoka wastani wa vyote ulitumika badala yake, jambo linalozidisha kosa kiasi.</translation>
    </message>
    <message>
        <source>There is only one sampled unit, so the sampling error cannot be estimated. Only the error by the coins is known.</source>
        <translation>Kuna kitengo kimoja tu cha sampuli, kwa hiyo kosa la sampuli haliwezi kukadiriwa. Kosa la sarafu tu linajulikana.</translation>
    </message>
    <message>
        <source>{count} respondents did not answer. The total counts only those who did; it is too small unless the weights make up for it.</source>
        <translation>Wahojiwa {count} hawakujibu. Jumla inahesabu waliojibu tu; ni ndogo mno isipokuwa uzito unafidia.</translation>
    </message>
    <message>
        <source>The estimate lies so far outside 0 to 1 that its interval would contain no possible share; the one shown reaches one standard error from the nearest possible share. Such reports are rare whatever people answer: it is chance, or the instruction was not followed.</source>
        <translation>Kadirio liko mbali sana nje ya 0 hadi 1 hata kipindi chake kisingekuwa na sehemu yoyote inayowezekana; kinachoonyeshwa kinafika kosa sanifu moja kutoka sehemu ya karibu inayowezekana. Ripoti kama hizo ni adimu hata watu wakijibu nini: ni bahati, au maelekezo hayakufuatwa.</translation>
    </message>
    <message>
        <source>The estimated variance ({variance}) is below what the coins alone cause; the latter is shown.</source>
        <translation>Kadirio la variansi ({variance}) liko chini ya kile sarafu peke yake zinasababisha; hicho cha pili kinaonyeshwa.</translation>
    </message>
    <message>
        <source>The coins alone cause an error of {error}, and a share is between 0 and 1: these reports are not informative. Collect many more, or use a design that asks for the true answer more often.</source>
        <translation>Sarafu peke yake zinasababisha kosa la {error}, na sehemu iko kati ya 0 na 1: ripoti hizi hazielezi chochote. Kusanya nyingi zaidi, au tumia muundo ambao sarafu zake zinauliza ukweli mara nyingi zaidi.</translation>
    </message>
    <message>
        <source>Only {units} sampled units in {strata} strata: the standard error itself is uncertain.</source>
        <translation>Vitengo {units} tu vya sampuli katika matabaka {strata}: kosa sanifu lenyewe halina uhakika.</translation>
    </message>
    <message>
        <source>The share of people who meet the condition is estimated as {share}; the unbiased estimate among them is meaningless, and only the most likely one is shown.</source>
        <translation>Sehemu ya watu wanaotimiza sharti inakadiriwa kuwa {share}; kadirio lisilo na upendeleo kati yao halina maana, na lile lenye uwezekano wa juu zaidi tu linaonyeshwa.</translation>
    </message>
    <message>
        <source>The estimated variance of an answer is {variance}, not above 0, so no correlation can be computed.</source>
        <translation>Kadirio la variansi ya jibu ni {variance}, si juu ya 0, kwa hiyo uhusiano (correlation) hauwezi kukokotolewa.</translation>
    </message>
    <message>
        <source>The correlation is estimated as {value}, outside −1 … 1: the reports are too few for these coins, or are not what these designs give. The most likely value lies within.</source>
        <translation>Uhusiano umekadiriwa kuwa {value}, nje ya −1 … 1: ripoti ni chache mno kwa bahati hii, au si zile ambazo miundo hii hutoa. Thamani yenye uwezekano zaidi iko ndani.</translation>
    </message>
    <message>
        <source>Respondents left out because they did not answer all of these questions: {count}.</source>
        <translation>Wahojiwa walioachwa kwa sababu hawakujibu maswali haya yote: {count}.</translation>
    </message>
    <message>
        <source>The ratio cannot be computed: a combination of answers has the share {share}.</source>
        <translation>Uwiano hauwezi kukokotolewa: mchanganyiko mmoja wa majibu una sehemu {share}.</translation>
    </message>
    <message>
        <source>There is only one report, so no standard error can be estimated.</source>
        <translation>Kuna ripoti moja tu, kwa hiyo hakuna kosa sanifu linaloweza kukadiriwa.</translation>
    </message>
    <message>
        <source>The interval is that of the most likely share (mle), and the standard error that of the unbiased estimate: the two need not agree. The default interval goes with the estimate and its standard error.</source>
        <translation>Kipindi ni cha sehemu yenye uwezekano mkubwa zaidi (mle), na kosa sanifu ni la kadirio lisilo na upendeleo: si lazima vilingane. Kipindi cha kawaida kinaenda pamoja na kadirio na kosa lake sanifu.</translation>
    </message>
    <message>
        <source>The groups do not differ more than chance lets them: their standard deviation is estimated as 0.</source>
        <translation>Makundi hayatofautiani kuliko bahati inavyoruhusu: mkengeuko wao sanifu unakadiriwa kuwa 0.</translation>
    </message>
    <message>
        <source>The share of {meaning} cannot be estimated from the reports: there is nobody to compare with.</source>
        <translation>Ripoti hazielezi sehemu ya {meaning}: hakuna wa kulinganisha naye.</translation>
    </message>
    <message>
        <source>the reports fit the design</source>
        <translation>ripoti zinaendana na muundo</translation>
    </message>
    <message>
        <source>Additive noise</source>
        <translation>Kelele ya kujumlisha (additive noise)</translation>
    </message>
    <message>
        <source>For a number whose size is known roughly: the noise must be as wide as the answers, or sums at the edge give them away.</source>
        <translation>Kwa namba ambayo ukubwa wake unajulikana kwa makadirio: kelele lazima iwe pana kama majibu, la sivyo jumla za ukingoni zitayafichua.</translation>
    </message>
    <message>
        <source>The wheel draws a number and adds it to yours. Only the sum is recorded; nobody sees what was added.</source>
        <translation>Gurudumu linachagua namba na kuijumlisha na yako. Jumla peke yake inarekodiwa; hakuna anayeona kilichoongezwa.</translation>
    </message>
    <message>
        <source>Bar-Lev, Bobovitch and Boukai&apos;s design</source>
        <translation>Muundo wa Bar-Lev, Bobovitch na Boukai</translation>
    </message>
    <message>
        <source>Where multiplicative noise is too noisy: some answers are recorded unchanged, which protects less; a 0 is not hidden.</source>
        <translation>Pale ambapo kelele ya kuzidisha ni kubwa mno: baadhi ya majibu yanarekodiwa bila kubadilishwa, jambo linalolinda kidogo zaidi; 0 haifichwi.</translation>
    </message>
    <message>
        <source>Else the wheel draws a number and multiplies yours by it. Only the product is recorded; nobody sees what the wheel drew.</source>
        <translation>Vinginevyo gurudumu linachagua namba na kuzidisha yako nayo. Matokeo peke yake yanarekodiwa; hakuna anayeona gurudumu lilichagua nini.</translation>
    </message>
    <message>
        <source>Chaudhuri and Christofides&apos; design</source>
        <translation>Muundo wa Chaudhuri na Christofides</translation>
    </message>
    <message>
        <source>For respondents with two packs of cards: multiply by a card of the first and add one of the second. The card pack is easy to make.</source>
        <translation>Kwa wahojiwa wenye pakiti mbili za karata: zidisha kwa karata ya kwanza na ujumlishe moja ya pili. Pakiti ya karata ni rahisi kutengeneza.</translation>
    </message>
    <message>
        <source>The wheel draws two numbers. Yours is multiplied by one of them, and the other is added. Only the result is recorded; nobody sees what the wheel drew.</source>
        <translation>Gurudumu linachagua namba mbili. Yako inazidishwa kwa moja, na nyingine inajumlishwa. Matokeo peke yake yanarekodiwa; hakuna anayeona gurudumu lilichagua nini.</translation>
    </message>
    <message>
        <source>Cheater detection</source>
        <translation>Ugunduzi wa udanganyifu</translation>
    </message>
    <message>
        <source>Where some people are expected to say “no” whatever the card says: their share is estimated, and the prevalence lies between “yes” and “yes” and them together. Needs large samples.</source>
        <translation>Pale ambapo baadhi ya watu wanatarajiwa kusema “hapana” hata karata ikisema nini: sehemu yao inakadiriwa, na kiwango cha kuenea kiko kati ya “ndiyo” na “ndiyo” pamoja na wao. Unahitaji sampuli kubwa.</translation>
    </message>
    <message>
        <source>people with the trait who follow the card</source>
        <translation>watu wenye sifa wanaofuata karata</translation>
    </message>
    <message>
        <source>people without the trait who follow the card</source>
        <translation>watu wasio na sifa wanaofuata karata</translation>
    </message>
    <message>
        <source>people who say “no” whatever the card says</source>
        <translation>watu wanaosema “hapana” hata karata ikisema nini</translation>
    </message>
    <message>
        <source>everybody follows the card</source>
        <translation>kila mtu anafuata karata</translation>
    </message>
    <message>
        <source>Christofides&apos;s cards</source>
        <translation>Karata za Christofides</translation>
    </message>
    <message>
        <source>Where people would rather say a number than “yes” or “no”: nobody, not even the respondent, says either. Adults who count well; the errors are larger than Warner&apos;s.</source>
        <translation>Pale ambapo watu wangependa kusema namba kuliko “ndiyo” au “hapana”: hakuna, hata mhojiwa, anayesema lolote kati ya hayo. Kwa watu wazima wanaohesabu vizuri; makosa ni makubwa kuliko ya Warner.</translation>
    </message>
    <message>
        <source>The card that you draw bears {number} in {count} of {of} cases.</source>
        <translation>Karata unayochukua ina {number} katika mara {count} kati ya {of}.</translation>
    </message>
    <message>
        <source>The card that you draw bears {number} in about {count} of {of} cases.</source>
        <translation>Karata unayochukua ina {number} katika takriban mara {count} kati ya {of}.</translation>
    </message>
    <message>
        <source>If your answer is “{no}”, touch the number of your card. If it is “{yes}”, touch {sum} minus that number.</source>
        <translation>Kama jibu lako ni “{no}”, gusa namba ya karata yako. Kama ni “{yes}”, gusa {sum} ukitoa namba hiyo.</translation>
    </message>
    <message>
        <source>Both the same</source>
        <translation>Yote mawili yanafanana</translation>
    </message>
    <message>
        <source>Different</source>
        <translation>Yanatofautiana</translation>
    </message>
    <message>
        <source>You will see two questions. Answer both in your head. Tell nobody your two answers, and do not touch them.</source>
        <translation>Utaona maswali mawili. Jibu yote mawili moyoni. Usimwambie mtu majibu yako mawili, wala usiyaguse.</translation>
    </message>
    <message>
        <source>You will see two pairs of questions. Answer all four in your head. Tell nobody your answers, and do not touch them.</source>
        <translation>Utaona jozi mbili za maswali. Jibu yote manne moyoni. Usimwambie mtu majibu yako, wala usiyaguse.</translation>
    </message>
    <message>
        <source>Both “{yes}” or both “{no}”: touch “{same}”. One “{yes}” and one “{no}”: touch “{different}”.</source>
        <translation>Yote “{yes}” au yote “{no}”: gusa “{same}”. Moja “{yes}” na moja “{no}”: gusa “{different}”.</translation>
    </message>
    <message>
        <source>“{yes}” to one or to both: touch “{some}”. If not, touch “{none}”.</source>
        <translation>“{yes}” kwa moja au kwa yote: gusa “{some}”. Kama sivyo, gusa “{none}”.</translation>
    </message>
    <message>
        <source>Two times “{yes}” or two times “{no}” in a pair are the same. Touch in which pairs they are.</source>
        <translation>Mara mbili “{yes}” au mara mbili “{no}” katika jozi yanafanana. Gusa ni katika jozi zipi.</translation>
    </message>
    <message>
        <source>“{some}” proves nothing about you. “{none}” shows that your own answer is “{no}”.</source>
        <translation>“{some}” haithibitishi lolote kukuhusu. “{none}” inaonyesha kwamba jibu lako mwenyewe ni “{no}”.</translation>
    </message>
    <message>
        <source>About {count} of {of} people answer “{yes}” to question 2.</source>
        <translation>Takriban watu {count} kati ya {of} hujibu “{yes}” kwa swali la 2.</translation>
    </message>
    <message>
        <source>Crosswise model</source>
        <translation>Modeli ya mkingamo (crosswise)</translation>
    </message>
    <message>
        <source>Where people have no dice and trust no device: a birthday is enough, and no report is safer to give than the other. Careless answers look like people with the trait (Höglinger &amp; Diekmann 2017), so add a control item.</source>
        <translation>Pale ambapo watu hawana dadu na hawaamini kifaa chochote: siku ya kuzaliwa inatosha, na hakuna ripoti iliyo salama kuliko nyingine. Majibu ya kutojali yanafanana na ya wenye sifa (Höglinger &amp; Diekmann 2017), kwa hiyo ongeza swali la uhakiki.</translation>
    </message>
    <message>
        <source>Crosswise with an anchor question</source>
        <translation>Mkingamo wenye swali la nanga</translation>
    </message>
    <message>
        <source>people with the trait</source>
        <translation>watu wenye sifa</translation>
    </message>
    <message>
        <source>people without the trait</source>
        <translation>watu wasio na sifa</translation>
    </message>
    <message>
        <source>people who say yes when asked directly</source>
        <translation>watu wanaosema ndiyo wanapoulizwa moja kwa moja</translation>
    </message>
    <message>
        <source>“yes” with coins minus “yes” when asked directly, as a share of people</source>
        <translation>“ndiyo” kwa sarafu ukitoa “ndiyo” kwa kuulizwa moja kwa moja, kama sehemu ya watu</translation>
    </message>
    <message>
        <source>people who say yes to either wording minus those who say no to either, as a share</source>
        <translation>watu wanaosema ndiyo kwa mojawapo ya maneno ya swali ukitoa wanaosema hapana kwa mojawapo, kama sehemu</translation>
    </message>
    <message>
        <source>the question and its opposite wording give the same prevalence</source>
        <translation>swali na swali lenye maneno ya kinyume yanaonyesha kiwango kile kile cha kuenea</translation>
    </message>
    <message>
        <source>people answer with coins as when asked directly</source>
        <translation>watu wanajibu kwa sarafu sawa na wanavyojibu wanapoulizwa moja kwa moja</translation>
    </message>
    <message>
        <source>Instead of crosswise where careless answers are likely, as in online surveys: an item that applies to nobody shows how many answer carefully, and the estimate is corrected for the others.</source>
        <translation>Badala ya mkingamo pale ambapo majibu ya kutojali yanahofiwa, kama kwenye tafiti za mtandaoni: swali la jambo lisilomhusu mtu yeyote linaonyesha wangapi wanajibu kwa makini, na kadirio linasahihishwa kwa wengine.</translation>
    </message>
    <message>
        <source>people who answer with care</source>
        <translation>watu wanaojibu kwa makini</translation>
    </message>
    <message>
        <source>people with the trait, if all answered with care</source>
        <translation>watu wenye sifa, kama wote wangejibu kwa makini</translation>
    </message>
    <message>
        <source>everybody answers with care</source>
        <translation>kila mtu anajibu kwa makini</translation>
    </message>
    <message>
        <source>The same in both pairs</source>
        <translation>Yanafanana katika jozi zote mbili</translation>
    </message>
    <message>
        <source>The same in the first pair only</source>
        <translation>Yanafanana katika jozi ya kwanza tu</translation>
    </message>
    <message>
        <source>The same in the second pair only</source>
        <translation>Yanafanana katika jozi ya pili tu</translation>
    </message>
    <message>
        <source>Different in both pairs</source>
        <translation>Yanatofautiana katika jozi zote mbili</translation>
    </message>
    <message>
        <source>Devore&apos;s design</source>
        <translation>Muundo wa Devore</translation>
    </message>
    <message>
        <source>Where “no” is harmless and only “yes” needs cover, and no prevalence of another question is known. A recorded “no” is certain, so who reports it gives the answer away.</source>
        <translation>Pale ambapo “hapana” haina madhara na “ndiyo” pekee inahitaji kufichwa, na kiwango cha kuenea cha swali jingine hakijulikani. “Hapana” iliyorekodiwa ni ya hakika, kwa hiyo anayeitoa anafichua jibu lake.</translation>
    </message>
    <message>
        <source>Diana and Perri&apos;s first design</source>
        <translation>Muundo wa kwanza wa Diana na Perri</translation>
    </message>
    <message>
        <source>Where Saha&apos;s design is too noisy: some answers are recorded unchanged, which protects less.</source>
        <translation>Pale ambapo muundo wa Saha una kelele nyingi mno: baadhi ya majibu yanarekodiwa bila kubadilishwa, jambo linalolinda kidogo zaidi.</translation>
    </message>
    <message>
        <source>Else the wheel draws two numbers: one is added to yours, and the sum is multiplied by the other. Only the result is recorded; nobody sees what the wheel drew.</source>
        <translation>Vinginevyo gurudumu linachagua namba mbili: moja inajumlishwa na yako, na jumla inazidishwa kwa nyingine. Matokeo peke yake yanarekodiwa; hakuna anayeona gurudumu lilichagua nini.</translation>
    </message>
    <message>
        <source>Diana and Perri&apos;s second design</source>
        <translation>Muundo wa pili wa Diana na Perri</translation>
    </message>
    <message>
        <source>Like Saha&apos;s design, with the share β of the drawn number in the sum to choose.</source>
        <translation>Kama muundo wa Saha, ila sehemu β ya namba iliyochaguliwa katika jumla inaweza kuchaguliwa.</translation>
    </message>
    <message>
        <source>The wheel draws two numbers. Yours is averaged with one of them, and the average is multiplied by the other. Only the result is recorded; nobody sees what the wheel drew.</source>
        <translation>Gurudumu linachagua namba mbili. Wastani wa yako na moja unachukuliwa, kisha wastani huo unazidishwa kwa nyingine. Matokeo peke yake yanarekodiwa; hakuna anayeona gurudumu lilichagua nini.</translation>
    </message>
    <message>
        <source>Direct question</source>
        <translation>Swali la moja kwa moja</translation>
    </message>
    <message>
        <source>For questions that are not sensitive, such as region or age group: no error is added, and nothing protects the answer.</source>
        <translation>Kwa maswali yasiyo nyeti, kama mkoa au rika: hakuna kosa linaloongezwa, na hakuna kinacholinda jibu.</translation>
    </message>
    <message>
        <source>Recorded as you answer.</source>
        <translation>Hurekodiwa kama unavyojibu.</translation>
    </message>
    <message>
        <source>Smallest or largest (Duchi)</source>
        <translation>Ndogo zaidi au kubwa zaidi (Duchi)</translation>
    </message>
    <message>
        <source>For the mean of a bounded number at small ε, below about 0.6.</source>
        <translation>Kwa wastani wa namba yenye mipaka kwa ε ndogo, chini ya takriban 0.6.</translation>
    </message>
    <message>
        <source>The wheel records either the smallest or the largest possible number, never yours in between. The larger your number, the more often the largest; but both can happen with every number.</source>
        <translation>Gurudumu linarekodi ama namba ndogo zaidi au kubwa zaidi inayowezekana, kamwe si yako ya katikati. Namba yako ikiwa kubwa zaidi, kubwa zaidi inarekodiwa mara nyingi zaidi; lakini zote mbili zinawezekana kwa kila namba.</translation>
    </message>
    <message>
        <source>Eriksson&apos;s design</source>
        <translation>Muundo wa Eriksson</translation>
    </message>
    <message>
        <source>For a number with few possible values: list all of them as replacements, and every recorded number may have been drawn.</source>
        <translation>Kwa namba yenye thamani chache zinazowezekana: ziorodheshe zote kama mbadala, na kila namba iliyorekodiwa inaweza kuwa imechaguliwa kwa bahati.</translation>
    </message>
    <message>
        <source>In the other cases a number that the wheel draws is recorded.</source>
        <translation>Katika mara nyingine inarekodiwa namba ambayo gurudumu limechagua.</translation>
    </message>
    <message>
        <source>The wheel does not draw every number: one that it never draws is recorded only if it is yours.</source>
        <translation>Gurudumu halichagui kila namba: ile lisiyoichagua kamwe inarekodiwa tu ikiwa ni yako.</translation>
    </message>
    <message>
        <source>Extended crosswise</source>
        <translation>Mkingamo uliopanuliwa</translation>
    </message>
    <message>
        <source>Instead of crosswise, wherever two harmless items with opposite odds can be found: it costs no precision and tests whether people answered as asked.</source>
        <translation>Badala ya mkingamo, popote yanapopatikana maswali mawili yasiyo nyeti yenye uwezekano kinyume: haupunguzi usahihi, na unapima kama watu walijibu kama walivyoombwa.</translation>
    </message>
    <message>
        <source>The device draws a second answer: “{yes}” in {one} of {of} cases, “{no}” in the other {other} of {of}. What is recorded is only whether the two are the same.</source>
        <translation>Kifaa kinachagua jibu la pili: “{yes}” katika mara {one} kati ya {of}, “{no}” katika mara {other} zilizobaki kati ya {of}. Kinachorekodiwa ni kama hayo mawili yanafanana tu.</translation>
    </message>
    <message>
        <source>The device draws a second answer: “{yes}” in about {one} of {of} cases, “{no}” in the other {other} or so of {of}. What is recorded is only whether the two are the same.</source>
        <translation>Kifaa kinachagua jibu la pili: “{yes}” katika takriban mara {one} kati ya {of}, “{no}” katika mara {other} hivi zilizobaki kati ya {of}. Kinachorekodiwa ni kama hayo mawili yanafanana tu.</translation>
    </message>
    <message>
        <source>“Same” and “different” can each come from either answer, so neither gives yours away.</source>
        <translation>“Yanafanana” na “yanatofautiana” zote zinaweza kutoka kwa jibu lolote, kwa hiyo hakuna inayofichua jibu lako.</translation>
    </message>
    <message>
        <source>Forced choice</source>
        <translation>Chaguo la kulazimishwa</translation>
    </message>
    <message>
        <source>For questions with three or more choices where some need more cover than others. Where all need the same, k_rr is shorter to write.</source>
        <translation>Kwa maswali yenye chaguo tatu au zaidi ambapo baadhi yanahitaji kufichwa kuliko mengine. Pale ambapo yote yanahitaji sawa, k_rr ni fupi zaidi kuandika.</translation>
    </message>
    <message>
        <source>Forced response</source>
        <translation>Jibu la kulazimishwa (forced response)</translation>
    </message>
    <message>
        <source>For yes/no questions: small errors for the privacy it gives, and easy to explain. A good start is two dice with p_truth 3/4, forced “yes” 1/6 and forced “no” 1/12.</source>
        <translation>Kwa maswali ya ndiyo/hapana: makosa madogo kwa faragha inayotolewa, na ni rahisi kueleza. Mwanzo mzuri ni dadu mbili na p_truth 3/4, “ndiyo” ya kulazimishwa 1/6 na “hapana” ya kulazimishwa 1/12.</translation>
    </message>
    <message>
        <source>Two numbers, two samples</source>
        <translation>Namba mbili, sampuli mbili</translation>
    </message>
    <message>
        <source>For a number that people can give together with a harmless one of about the same size, whose average nobody knows. It needs many respondents.</source>
        <translation>Kwa namba ambayo watu wanaweza kuitoa pamoja na nyingine isiyo nyeti ya ukubwa unaokaribiana, ambayo wastani wake haujulikani. Unahitaji wahojiwa wengi.</translation>
    </message>
    <message>
        <source>The first question comes up in {count} of {of} cases.</source>
        <translation>Swali la kwanza linatokea katika mara {count} kati ya {of}.</translation>
    </message>
    <message>
        <source>The first question comes up in about {count} of {of} cases.</source>
        <translation>Swali la kwanza linatokea katika takriban mara {count} kati ya {of}.</translation>
    </message>
    <message>
        <source>Chance picks one of two questions for you, and only you see which. Both are answered with a number.</source>
        <translation>Bahati inakuchagulia moja kati ya maswali mawili, na ni wewe tu unayeona ni lipi. Yote mawili yanajibiwa kwa namba.</translation>
    </message>
    <message>
        <source>Only the number is recorded, not which question it answers.</source>
        <translation>Namba peke yake inarekodiwa, si swali inalojibu.</translation>
    </message>
    <message>
        <source>Hadamard response</source>
        <translation>Jibu la Hadamard</translation>
    </message>
    <message>
        <source>For very many choices with ε up to about 1, where reports should be short: only one bit depends on the answer.</source>
        <translation>Kwa chaguo nyingi sana na ε hadi takriban 1, pale ambapo ripoti zinatakiwa kuwa fupi: biti moja tu inategemea jibu.</translation>
    </message>
    <message>
        <source>The device divides the {k} answers into two groups by lot, again for each person, and records one of the two.</source>
        <translation>Kifaa hugawa majibu {k} kwa bahati nasibu katika makundi mawili, upya kwa kila mtu, na kurekodi moja kati ya hayo mawili.</translation>
    </message>
    <message>
        <source>In about {count} of {of} cases it is the group of the answer that you touch; otherwise it is the other group.</source>
        <translation>Katika takriban mara {count} kati ya {of} ni kundi la jibu unalogusa; vinginevyo ni kundi jingine.</translation>
    </message>
    <message>
        <source>Hybrid mechanism</source>
        <translation>Mbinu mseto (hybrid)</translation>
    </message>
    <message>
        <source>For the mean of a bounded number at any ε: never worse than Duchi or piecewise.</source>
        <translation>Kwa wastani wa namba yenye mipaka kwa ε yoyote: haiwi mbaya kamwe kuliko Duchi au mbinu ya vipande.</translation>
    </message>
    <message>
        <source>Item count (list experiment)</source>
        <translation>Kuhesabu vipengele (jaribio la orodha)</translation>
    </message>
    <message>
        <source>Where no coins can be used and people will count statements. Choose statements so that few people agree with all or none of them; the other designs need far fewer people for the same precision.</source>
        <translation>Pale ambapo sarafu haziwezi kutumiwa na watu watakubali kuhesabu kauli. Chagua kauli ambazo ni watu wachache zinawahusu zote au hakuna hata moja; miundo mingine inahitaji watu wachache zaidi kwa usahihi ule ule.</translation>
    </message>
    <message>
        <source>people to whom the sensitive statement applies</source>
        <translation>watu ambao kauli nyeti inawahusu</translation>
    </message>
    <message>
        <source>people to whom it does not apply</source>
        <translation>watu ambao haiwahusu</translation>
    </message>
    <message>
        <source>You will see {items} statements. Count how many of them are true for you. Tell nobody which.</source>
        <translation>Utaona kauli {items}. Hesabu ni ngapi ni kweli kwako. Usimwambie mtu ni zipi.</translation>
    </message>
    <message>
        <source>Touch only how many are true for you, not which.</source>
        <translation>Gusa tu ni ngapi ni kweli kwako, si zipi.</translation>
    </message>
    <message>
        <source>0 shows that none is true for you, and {items} that all are.</source>
        <translation>0 inaonyesha kwamba hakuna iliyo kweli kwako, na {items} kwamba zote ni kweli.</translation>
    </message>
    <message>
        <source>k-ary randomized response</source>
        <translation>Jibu la nasibu la chaguo k</translation>
    </message>
    <message>
        <source>For ratings and single choices with few choices, up to about 3·e^ε + 2: beyond that a frequency oracle has smaller errors (Wang et al. 2017).</source>
        <translation>Kwa ukadiriaji na chaguo moja lenye chaguo chache, hadi takriban 3·e^ε + 2: zaidi ya hapo mbinu ya kukadiria mara za kutokea (frequency oracle) ina makosa madogo zaidi (Wang et al. 2017).</translation>
    </message>
    <message>
        <source>Kuk&apos;s two packs of cards</source>
        <translation>Pakiti mbili za karata za Kuk</translation>
    </message>
    <message>
        <source>Where people should say neither “yes” nor “no”, only a number of red cards. More draws make smaller errors and less privacy.</source>
        <translation>Pale ambapo watu hawatasema “ndiyo” wala “hapana”, bali idadi ya karata nyekundu tu. Kuchukua mara nyingi zaidi kunapunguza makosa na faragha.</translation>
    </message>
    <message>
        <source>Cards drawn: {draws}. Put each one back and shuffle. Then touch how many were red.</source>
        <translation>Karata za kuchukua: {draws}. Rudisha kila moja na uchanganye. Kisha gusa ni ngapi zilikuwa nyekundu.</translation>
    </message>
    <message>
        <source>“{yes}”: draw {draws} times from pack 1. “{no}”: draw {draws} times from pack 2. Touch how many were red.</source>
        <translation>“{yes}”: chukua mara {draws} kutoka pakiti 1. “{no}”: chukua mara {draws} kutoka pakiti 2. Gusa ngapi zilikuwa nyekundu.</translation>
    </message>
    <message>
        <source>Take both packs of cards. Keep the cards hidden.</source>
        <translation>Chukua pakiti zote mbili za karata. Ficha karata.</translation>
    </message>
    <message>
        <source>If you touch “{answer}”, {draws} cards are drawn for you from a pack in which {red} of {of} are red and {black} are black. How many were red is recorded, and nothing else.</source>
        <translation>Ukigusa “{answer}”, karata {draws} zinachukuliwa kwa ajili yako kutoka pakiti ambayo karata {red} kati ya {of} ni nyekundu na {black} ni nyeusi. Idadi ya nyekundu inarekodiwa, na si kingine chochote.</translation>
    </message>
    <message>
        <source>If you touch “{answer}”, {draws} cards are drawn for you from a pack in which about {red} of {of} are red and {black} are black. How many were red is recorded, and nothing else.</source>
        <translation>Ukigusa “{answer}”, karata {draws} zinachukuliwa kwa ajili yako kutoka pakiti ambayo takriban karata {red} kati ya {of} ni nyekundu na {black} ni nyeusi. Idadi ya nyekundu inarekodiwa, na si kingine chochote.</translation>
    </message>
    <message>
        <source>If your answer is “{answer}”, draw from pack {number}: in it {red} of {of} cards are red and {black} are black.</source>
        <translation>Kama jibu lako ni “{answer}”, chukua kutoka pakiti ya {number}: humo karata {red} kati ya {of} ni nyekundu na {black} ni nyeusi.</translation>
    </message>
    <message>
        <source>If your answer is “{answer}”, draw from pack {number}: in it about {red} of {of} cards are red and {black} are black.</source>
        <translation>Kama jibu lako ni “{answer}”, chukua kutoka pakiti ya {number}: humo takriban karata {red} kati ya {of} ni nyekundu na {black} ni nyeusi.</translation>
    </message>
    <message>
        <source>Discrete Laplace noise</source>
        <translation>Kelele ya Laplace isiyo endelevu (discrete Laplace)</translation>
    </message>
    <message>
        <source>For a bounded number when single reports should stay near the answers; for the mean alone, hybrid needs fewer respondents.</source>
        <translation>Kwa namba yenye mipaka pale ambapo kila ripoti inatakiwa kubaki karibu na jibu; kwa wastani peke yake, mbinu mseto inahitaji wahojiwa wachache zaidi.</translation>
    </message>
    <message>
        <source>The wheel moves your number up or down and records where it lands; it stops at the ends of the scale. Small moves are more frequent, but every number can land anywhere.</source>
        <translation>Gurudumu linasogeza namba yako juu au chini na kurekodi inapofika; inasimama kwenye miisho ya kipimo. Kusogea kidogo hutokea mara nyingi zaidi, lakini kila namba inaweza kufika popote.</translation>
    </message>
    <message>
        <source>Chance decides which of {versions} versions of this question a person gets.</source>
        <translation>Bahati inaamua mtu anapata toleo lipi kati ya matoleo {versions} ya swali hili.</translation>
    </message>
    <message>
        <source>Version {version}:</source>
        <translation>Toleo la {version}:</translation>
    </message>
    <message>
        <source>Local hashing</source>
        <translation>Kuheshi kwa ndani (local hashing)</translation>
    </message>
    <message>
        <source>For very many choices where reports should be short: errors like those of unary encoding, and a report of a few digits.</source>
        <translation>Kwa chaguo nyingi sana pale ambapo ripoti zinatakiwa kuwa fupi: makosa kama ya usimbaji wa alama moja moja, na ripoti ya tarakimu chache.</translation>
    </message>
    <message>
        <source>The device divides the {k} answers into {groups} groups by lot, again for each person, and records one group.</source>
        <translation>Kifaa hugawa majibu {k} kwa bahati nasibu katika makundi {groups}, upya kwa kila mtu, na kurekodi kundi moja.</translation>
    </message>
    <message>
        <source>In about {count} of {of} cases it is the group of the answer that you touch; otherwise it is another group, drawn by lot.</source>
        <translation>Katika takriban mara {count} kati ya {of} ni kundi la jibu unalogusa; vinginevyo ni kundi jingine, lililochaguliwa kwa bahati nasibu.</translation>
    </message>
    <message>
        <source>Mangat&apos;s design</source>
        <translation>Muundo wa Mangat</translation>
    </message>
    <message>
        <source>Where “no” is harmless and only “yes” needs cover: smaller errors than Warner&apos;s design with the same p. But a recorded “no” is certain, so who reports it gives the answer away.</source>
        <translation>Pale ambapo “hapana” haina madhara na “ndiyo” pekee inahitaji kufichwa: makosa madogo kuliko muundo wa Warner wenye p ile ile. Lakini “hapana” iliyorekodiwa ni ya hakika, kwa hiyo anayeitoa anafichua jibu lake.</translation>
    </message>
    <message>
        <source>Mangat, Singh and Singh&apos;s design</source>
        <translation>Muundo wa Mangat, Singh na Singh</translation>
    </message>
    <message>
        <source>Where “no” is harmless, as in Mangat&apos;s design, and “yes” should be covered by a trait that people have anyway. A recorded “no” is certain, so who reports it gives the answer away.</source>
        <translation>Pale ambapo “hapana” haina madhara, kama katika muundo wa Mangat, na “ndiyo” inafichwa na sifa ambayo watu wanayo hata hivyo. “Hapana” iliyorekodiwa ni ya hakika, kwa hiyo anayeitoa anafichua jibu lake.</translation>
    </message>
    <message>
        <source>Custom design</source>
        <translation>Mpango maalumu</translation>
    </message>
    <message>
        <source>For a design that this catalogue lacks, for misclassification with known odds, and for data that were randomized elsewhere (post-randomization, PRAM).</source>
        <translation>Kwa muundo ambao orodha hii haina, kwa uainishaji usio sahihi wenye uwezekano unaojulikana, na kwa data zilizochanganywa kwa nasibu mahali pengine (post-randomization, PRAM).</translation>
    </message>
    <message>
        <source>A 0 stays 0 and is recorded as 0.</source>
        <translation>0 inabaki 0 na inarekodiwa kama 0.</translation>
    </message>
    <message>
        <source>Multiplicative noise</source>
        <translation>Kelele ya kuzidisha (multiplicative noise)</translation>
    </message>
    <message>
        <source>For amounts that are never 0, such as an income: it hides large amounts as well as small ones, but a 0 not at all.</source>
        <translation>Kwa kiasi ambacho kamwe si 0, kama kipato: inaficha kiasi kikubwa na kidogo pia, lakini haifichi 0 kabisa.</translation>
    </message>
    <message>
        <source>The wheel draws a number and multiplies yours by it. Only the product is recorded; nobody sees what yours was multiplied by.</source>
        <translation>Gurudumu linachagua namba na kuzidisha yako nayo. Matokeo peke yake yanarekodiwa; hakuna anayeona yako ilizidishwa kwa nini.</translation>
    </message>
    <message>
        <source>The wheel draws the number that is recorded. Numbers near yours are drawn more often, but every number can be drawn whatever yours is, also some beyond the ends of the scale.</source>
        <translation>Gurudumu linachagua namba inayorekodiwa. Namba zilizo karibu na yako zinachaguliwa mara nyingi zaidi, lakini kila namba inaweza kuchaguliwa hata yako iwe ipi, pamoja na baadhi zilizo nje ya miisho ya kipimo.</translation>
    </message>
    <message>
        <source>Piecewise mechanism</source>
        <translation>Mbinu ya vipande (piecewise)</translation>
    </message>
    <message>
        <source>For the mean of a bounded number at larger ε, above about 2.</source>
        <translation>Kwa wastani wa namba yenye mipaka kwa ε kubwa zaidi, juu ya takriban 2.</translation>
    </message>
    <message>
        <source>The wheel draws two numbers. One is added to yours, and the sum is multiplied by the other. Only the result is recorded; nobody sees what the wheel drew.</source>
        <translation>Gurudumu linachagua namba mbili. Moja inajumlishwa na yako, na jumla inazidishwa kwa nyingine. Matokeo peke yake yanarekodiwa; hakuna anayeona gurudumu lilichagua nini.</translation>
    </message>
    <message>
        <source>Saha&apos;s design</source>
        <translation>Muundo wa Saha</translation>
    </message>
    <message>
        <source>For amounts that may be 0: adding before multiplying hides the 0 as well.</source>
        <translation>Kwa kiasi kinachoweza kuwa 0: kujumlisha kabla ya kuzidisha kunaficha 0 pia.</translation>
    </message>
    <message>
        <source>What is recorded is not your number. It can narrow down what your number may be, and a few results can show it.</source>
        <translation>Kinachorekodiwa si namba yako. Kinaweza kupunguza namba ambazo yako inaweza kuwa, na matokeo machache yanaweza kuionyesha.</translation>
    </message>
    <message>
        <source>In {count} of {of} cases the number that you enter is recorded as it is.</source>
        <translation>Katika mara {count} kati ya {of} namba unayoweka inarekodiwa kama ilivyo.</translation>
    </message>
    <message>
        <source>In about {count} of {of} cases the number that you enter is recorded as it is.</source>
        <translation>Katika takriban mara {count} kati ya {of} namba unayoweka inarekodiwa kama ilivyo.</translation>
    </message>
    <message>
        <source>Singh and Joarder&apos;s design</source>
        <translation>Muundo wa Singh na Joarder</translation>
    </message>
    <message>
        <source>Where Warner&apos;s design is wanted with smaller errors, at the price of less cover for “yes”.</source>
        <translation>Pale ambapo muundo wa Warner unatakiwa wenye makosa madogo zaidi, kwa gharama ya kuificha “ndiyo” kidogo zaidi.</translation>
    </message>
    <message>
        <source>Stochastic lie detector</source>
        <translation>Kitambuzi nasibu cha uongo</translation>
    </message>
    <message>
        <source>Where people with the trait may not say so even when a card protects them: the share of those who do is estimated too. Needs large samples; a “no” is not protected.</source>
        <translation>Pale ambapo watu wenye sifa huenda wasiseme hivyo hata karata ikiwalinda: sehemu ya wanaosema inakadiriwa pia. Unahitaji sampuli kubwa; “hapana” hailindwi.</translation>
    </message>
    <message>
        <source>of the people with the trait, those who say so</source>
        <translation>kati ya watu wenye sifa, wale wanaosema hivyo</translation>
    </message>
    <message>
        <source>everybody with the trait says so</source>
        <translation>kila mwenye sifa anasema hivyo</translation>
    </message>
    <message>
        <source>A recorded “{yes}” proves nothing about you.</source>
        <translation>“{yes}” iliyorekodiwa haithibitishi lolote kukuhusu.</translation>
    </message>
    <message>
        <source>Subset selection</source>
        <translation>Uchaguzi wa kundi dogo (subset selection)</translation>
    </message>
    <message>
        <source>For many choices, where the smallest errors count more than a simple explanation: no design with that ε has smaller ones (Ye &amp; Barg 2018).</source>
        <translation>Kwa chaguo nyingi, pale ambapo makosa madogo kabisa ni muhimu kuliko maelezo rahisi: hakuna muundo wenye ε hiyo ulio na makosa madogo zaidi (Ye &amp; Barg 2018).</translation>
    </message>
    <message>
        <source>The device records one of the {k} answers.</source>
        <translation>Kifaa kinarekodi jibu moja kati ya majibu {k}.</translation>
    </message>
    <message>
        <source>In about {count} of {of} cases it is the answer that you touch; otherwise it is another one, drawn by lot.</source>
        <translation>Katika takriban mara {count} kati ya {of} ni jibu unalogusa; vinginevyo ni jingine, lililochaguliwa kwa bahati nasibu.</translation>
    </message>
    <message>
        <source>The device records a list of {size} of the {k} answers.</source>
        <translation>Kifaa kinarekodi orodha ya majibu {size} kati ya majibu {k}.</translation>
    </message>
    <message>
        <source>In about {count} of {of} cases the answer that you touch is on the list; the others on it are drawn by lot.</source>
        <translation>Katika takriban mara {count} kati ya {of} jibu unalogusa limo kwenye orodha; mengine yaliyomo yanachaguliwa kwa bahati nasibu.</translation>
    </message>
    <message>
        <source>Only you see what you draw: this device is told nothing but what you touch at the end.</source>
        <translation>Ni wewe tu unayeona unachochukua: kifaa hiki kinajua tu unachogusa mwishoni.</translation>
    </message>
    <message>
        <source>If you touch “{answer}”, “{report}” is recorded in all cases.</source>
        <translation>Ukigusa “{answer}”, “{report}” inarekodiwa kila mara.</translation>
    </message>
    <message>
        <source>If you touch “{answer}”, “{report}” is recorded in {count} of {of} cases.</source>
        <translation>Ukigusa “{answer}”, “{report}” inarekodiwa katika mara {count} kati ya {of}.</translation>
    </message>
    <message>
        <source>If you touch “{answer}”, “{report}” is recorded in about {count} of {of} cases.</source>
        <translation>Ukigusa “{answer}”, “{report}” inarekodiwa katika takriban mara {count} kati ya {of}.</translation>
    </message>
    <message>
        <source>A recorded “{report}” is never given for “{answer}”, so it rules that out.</source>
        <translation>“{report}” hairekodiwi kamwe kwa “{answer}”, kwa hiyo inaonyesha kwamba jibu si hilo.</translation>
    </message>
    <message>
        <source>In {same} of {of} spins your own answer is recorded. In the other {turned} the wheel records the opposite.</source>
        <translation>Katika mizunguko {same} kati ya {of} jibu lako mwenyewe linarekodiwa. Katika {turned} iliyobaki gurudumu linarekodi kinyume.</translation>
    </message>
    <message>
        <source>In about {same} of {of} spins your own answer is recorded. Otherwise the wheel records the opposite.</source>
        <translation>Katika mizunguko takriban {same} kati ya {of} jibu lako mwenyewe linarekodiwa. Vinginevyo gurudumu linarekodi kinyume.</translation>
    </message>
    <message>
        <source>Yes to at least one</source>
        <translation>Ndiyo kwa angalau moja</translation>
    </message>
    <message>
        <source>No to both</source>
        <translation>Hapana kwa yote mawili</translation>
    </message>
    <message>
        <source>Triangular model</source>
        <translation>Modeli ya pembetatu (triangular)</translation>
    </message>
    <message>
        <source>Where “no” is harmless and people have no dice. Its errors are smaller than those of the crosswise model, but “no to both” is a certain “no”, and people feel it.</source>
        <translation>Pale ambapo “hapana” haina madhara na watu hawana dadu. Makosa yake ni madogo kuliko ya modeli ya mkingamo, lakini “hapana kwa yote mawili” ni “hapana” ya hakika, na watu wanahisi hivyo.</translation>
    </message>
    <message>
        <source>First “{first}”, second “{second}”</source>
        <translation>La kwanza “{first}”, la pili “{second}”</translation>
    </message>
    <message>
        <source>Unrelated question, two boxes</source>
        <translation>Swali lisilohusiana, masanduku mawili</translation>
    </message>
    <message>
        <source>Where people are willing to draw twice: one sample is enough where unrelated_question_unknown needs two. A pair “yes, yes” or “no, no” protects less than one answer.</source>
        <translation>Pale ambapo watu wako tayari kuchukua mara mbili: sampuli moja inaonyesha kile ambacho unrelated_question_unknown inahitaji mbili. Jozi “ndiyo, ndiyo” au “hapana, hapana” inalinda kidogo kuliko jibu moja.</translation>
    </message>
    <message>
        <source>Truth card and unrelated question, two boxes</source>
        <translation>Karata ya ukweli na swali lisilohusiana, masanduku mawili</translation>
    </message>
    <message>
        <source>As unrelated_question_two_boxes, with a truth card before each box: fewer coins, less protection. The estimate of the trait itself does not need t.</source>
        <translation>Kama unrelated_question_two_boxes, pamoja na karata ya ukweli kabla ya kila sanduku: sarafu chache, ulinzi mdogo. Kadirio la sifa yenyewe halihitaji t.</translation>
    </message>
    <message>
        <source>Mangat–Singh–Singh, two boxes</source>
        <translation>Mangat–Singh–Singh, masanduku mawili</translation>
    </message>
    <message>
        <source>Where people with the trait may be asked to say so at once. The maximum-likelihood estimate is more precise than the unbiased one, and the pairs test whether the instruction was followed.</source>
        <translation>Pale ambapo watu wenye sifa wanaweza kuombwa waseme hivyo mara moja. Kadirio la uwezekano wa juu zaidi (maximum likelihood) ni sahihi kuliko lile lisilo na upendeleo, na jozi zinapima kama maelekezo yalifuatwa.</translation>
    </message>
    <message>
        <source>people with the harmless trait and not the other</source>
        <translation>watu wenye sifa isiyo nyeti na wasio na ile nyingine</translation>
    </message>
    <message>
        <source>In box {number}, {one} of {of} cards say 1, the others 2.</source>
        <translation>Katika kisanduku {number}, karata {one} kati ya {of} zinasema 1, nyingine 2.</translation>
    </message>
    <message>
        <source>In box {number}, about {one} of {of} cards say 1, the others 2.</source>
        <translation>Katika kisanduku {number}, takriban karata {one} kati ya {of} zinasema 1, nyingine 2.</translation>
    </message>
    <message>
        <source>Draw a card from box 1 and a card from box 2. Keep them hidden.</source>
        <translation>Chukua karata kutoka kisanduku 1 na karata kutoka kisanduku 2. Zifiche.</translation>
    </message>
    <message>
        <source>Answer twice, first with the card from box 1. The card says 1: answer question 1. The card says 2: answer question 2.</source>
        <translation>Jibu mara mbili, kwanza kwa karata ya kisanduku 1. Karata inasema 1: jibu swali la 1. Karata inasema 2: jibu swali la 2.</translation>
    </message>
    <message>
        <source>Is your answer to question 1 “{yes}”? Then touch “{yes}” both times.</source>
        <translation>Je, jibu lako kwa swali la 1 ni “{yes}”? Basi gusa “{yes}” mara zote mbili.</translation>
    </message>
    <message>
        <source>If it is “{no}”, answer twice, first with the card from box 1. The card says 1: “{no}”. The card says 2: answer question 2.</source>
        <translation>Kama ni “{no}”, jibu mara mbili, kwanza kwa karata ya kisanduku 1. Karata inasema 1: “{no}”. Karata inasema 2: jibu swali la 2.</translation>
    </message>
    <message>
        <source>Two coins</source>
        <translation>Sarafu mbili</translation>
    </message>
    <message>
        <source>For yes/no questions, when everybody should understand the design at once.</source>
        <translation>Kwa maswali ya ndiyo/hapana, pale ambapo muundo unaoeleweka na kila mtu mara moja unatakiwa.</translation>
    </message>
    <message>
        <source>Two-stage unrelated question</source>
        <translation>Swali lisilohusiana la hatua mbili</translation>
    </message>
    <message>
        <source>To analyse data that were collected with two decks of cards. For a new survey the unrelated question with t + (1 − t)·p_truth is the same and easier to explain.</source>
        <translation>Kwa kuchambua data zilizokusanywa kwa pakiti mbili za karata. Kwa utafiti mpya, swali lisilohusiana lenye t + (1 − t)·p_truth ni sawa na linaelezwa kwa maneno machache.</translation>
    </message>
    <message>
        <source>Two-stage Warner</source>
        <translation>Warner ya hatua mbili</translation>
    </message>
    <message>
        <source>To analyse data that were collected with two decks of cards. For a new survey Warner&apos;s design with t + (1 − t)·p is the same and easier to explain.</source>
        <translation>Kwa kuchambua data zilizokusanywa kwa pakiti mbili za karata. Kwa utafiti mpya, muundo wa Warner wenye t + (1 − t)·p ni sawa na unaelezwa kwa maneno machache.</translation>
    </message>
    <message>
        <source>Unary encoding</source>
        <translation>Usimbaji wa alama moja moja (unary encoding)</translation>
    </message>
    <message>
        <source>For many choices, and for multiple choice. Above about 3·e^ε + 2 choices its errors are smaller than those of k_rr, and no larger for the thousandth choice than for the tenth.</source>
        <translation>Kwa chaguo nyingi, na kwa chaguo zaidi ya moja. Juu ya takriban chaguo 3·e^ε + 2 makosa yake ni madogo kuliko ya k_rr, na si makubwa zaidi kwa chaguo la elfu kuliko la kumi.</translation>
    </message>
    <message>
        <source>For each of the {k} answers the device records a mark or no mark, by a wheel.</source>
        <translation>Kwa kila jibu kati ya majibu {k} kifaa kinarekodi alama au kinaacha bila alama, kwa gurudumu.</translation>
    </message>
    <message>
        <source>The answer that you touch gets a mark in about {count} of {of} cases.</source>
        <translation>Jibu unalogusa linapata alama katika takriban mara {count} kati ya {of}.</translation>
    </message>
    <message>
        <source>Each answer that you touch gets a mark in about {count} of {of} cases.</source>
        <translation>Kila jibu unalogusa linapata alama katika takriban mara {count} kati ya {of}.</translation>
    </message>
    <message>
        <source>Each other answer gets a mark too, in about {count} of {of} cases.</source>
        <translation>Kila jibu jingine pia linapata alama, katika takriban mara {count} kati ya {of}.</translation>
    </message>
    <message>
        <source>Unrelated question</source>
        <translation>Swali lisilohusiana</translation>
    </message>
    <message>
        <source>Where people should answer every question as it is, with real cards and without a device they must trust: they answer the one that they drew. The share of “yes” to the harmless question must be known, from a census for example.</source>
        <translation>Pale ambapo watu watajibu kila swali kama lilivyo, kwa karata halisi na bila kifaa wanachopaswa kukiamini: wanajibu lile walilochukua. Sehemu ya “ndiyo” kwa swali lisilo nyeti lazima ijulikane, kwa mfano kutoka kwenye sensa.</translation>
    </message>
    <message>
        <source>people with the harmless trait</source>
        <translation>watu wenye sifa isiyo nyeti</translation>
    </message>
    <message>
        <source>Unrelated question, unknown prevalence</source>
        <translation>Swali lisilohusiana, kuenea kusikojulikana</translation>
    </message>
    <message>
        <source>Where a harmless question is at hand but nobody knows how many say “yes” to it. Choose the two probabilities far apart; if the prevalence is known, unrelated_question needs fewer people.</source>
        <translation>Pale ambapo swali lisilo nyeti lipo lakini hakuna anayejua wangapi wanalijibu “ndiyo”. Chagua uwezekano huo miwili ukiwa mbalimbali; kama kiwango cha kuenea kinajulikana, unrelated_question inahitaji watu wachache zaidi.</translation>
    </message>
    <message>
        <source>My card is right</source>
        <translation>Karata yangu ni sahihi</translation>
    </message>
    <message>
        <source>My card is not right</source>
        <translation>Karata yangu si sahihi</translation>
    </message>
    <message>
        <source>Is what your card says true for you? Touch “{right}”. If not, touch “{wrong}”.</source>
        <translation>Je, karata yako inasema kweli kwako? Gusa “{right}”. Kama sivyo, gusa “{wrong}”.</translation>
    </message>
    <message>
        <source>Where “yes” and “no” are equally delicate: neither report rules anything out. Forced response with the same ε has the same errors and is easier to explain.</source>
        <translation>Pale ambapo “ndiyo” na “hapana” ni nyeti sawa: hakuna ripoti inayoondoa uwezekano wowote. Jibu la kulazimishwa lenye ε ile ile lina makosa yale yale na ni rahisi kueleza.</translation>
    </message>
    <message>
        <source>{same} of {of} cards say that your answer is “{yes}”. The others say “{no}”.</source>
        <translation>Karata {same} kati ya {of} zinasema jibu lako ni “{yes}”. Nyingine zinasema “{no}”.</translation>
    </message>
    <message>
        <source>About {same} of {of} cards say that your answer is “{yes}”. The others say “{no}”.</source>
        <translation>Takriban karata {same} kati ya {of} zinasema jibu lako ni “{yes}”. Nyingine zinasema “{no}”.</translation>
    </message>
    <message>
        <source>Warner&apos;s design</source>
        <translation>Muundo wa Warner</translation>
    </message>
    <message>
        <source>{name}: with {k} choices it has the smallest errors at this ε; the coins cause a standard error of {error} at {n} reports. The next, {other}, would need {times} times as many reports.</source>
        <translation>{name}: kwa chaguo {k} una makosa madogo kabisa kwa ε hii; sarafu zinasababisha kosa sanifu la {error} kwa ripoti {n}. Unaofuata, {other}, ungehitaji ripoti mara {times} zaidi.</translation>
    </message>
    <message>
        <source>{name}: with {k} choices no design has smaller errors at this ε, and of those that come within one percent of it, like {other}, it is the simplest to explain; the coins cause a standard error of {error} at {n} reports.</source>
        <translation>{name}: kwa chaguo {k} hakuna muundo wenye makosa madogo zaidi kwa ε hii, na kati ya ile inayoukaribia ndani ya asilimia moja, kama {other}, huu ndio rahisi zaidi kueleza; sarafu zinasababisha kosa sanifu la {error} kwa ripoti {n}.</translation>
    </message>
    <message>
        <source>{name}: with {k} choices its errors at this ε are within one percent of the smallest, those of {other}, and it is simpler to explain; the coins cause a standard error of {error} at {n} reports.</source>
        <translation>{name}: kwa chaguo {k} makosa yake kwa ε hii yako ndani ya asilimia moja ya yale madogo kabisa, ya {other}, na ni rahisi zaidi kueleza; sarafu zinasababisha kosa sanifu la {error} kwa ripoti {n}.</translation>
    </message>
    <message>
        <source>The record says “{report}”. Does the surveyor know your true answer?</source>
        <translation>Rekodi inasema “{report}”. Je, mtafiti anajua jibu lako la kweli?</translation>
    </message>
    <message>
        <source>No. “{report}” can be recorded whatever your true answer is. So nobody can know it, not even the surveyor.</source>
        <translation>Hapana. “{report}” inaweza kurekodiwa hata jibu lako la kweli likiwa lipi. Kwa hiyo hakuna anayeweza kulijua, hata mtafiti.</translation>
    </message>
    <message>
        <source>Two people have the same true answer. Can their records differ?</source>
        <translation>Watu wawili wana jibu la kweli lile lile. Je, rekodi zao zinaweza kutofautiana?</translation>
    </message>
    <message>
        <source>Yes. Luck is different for each person. So the same true answer can lead to different records.</source>
        <translation>Ndiyo. Bahati ni tofauti kwa kila mtu. Kwa hiyo jibu lile lile la kweli linaweza kuleta rekodi tofauti.</translation>
    </message>
    <message>
        <source>“{report}” is counted for you. Does anybody know your true answer?</source>
        <translation>“{report}” inahesabiwa kwako. Je, kuna anayejua jibu lako la kweli?</translation>
    </message>
    <message>
        <source>No. “{report}” can be counted whatever your true answer is. So nobody can know it, not even somebody who saw what is counted.</source>
        <translation>Hapana. “{report}” inaweza kuhesabiwa hata jibu lako la kweli likiwa lipi. Kwa hiyo hakuna anayeweza kulijua, hata anayeona kinachohesabiwa.</translation>
    </message>
    <message>
        <source>Two people have the same true answer. Can different answers be counted for them?</source>
        <translation>Watu wawili wana jibu la kweli lile lile. Je, majibu tofauti yanaweza kuhesabiwa kwao?</translation>
    </message>
    <message>
        <source>Yes. Luck is different for each person. So for the same true answer different answers can be counted.</source>
        <translation>Ndiyo. Bahati ni tofauti kwa kila mtu. Kwa hiyo kwa jibu lile lile la kweli majibu tofauti yanaweza kuhesabiwa.</translation>
    </message>
    <message>
        <source>Hardly any people could have given these reports under this design (p = {p_value}). The instruction was misunderstood or not followed, or the data were changed: do not trust the estimate.</source>
        <translation>Ni vigumu watu kuwa wametoa ripoti hizi chini ya muundo huu (p = {p_value}). Maelekezo hayakueleweka au hayakufuatwa, au data zilibadilishwa: usiamini kadirio.</translation>
    </message>
    <message>
        <source>The reports do not fit together under this design (p = {p_value}). The instruction was misunderstood or not followed by some: do not trust the estimate.</source>
        <translation>Ripoti haziendani chini ya muundo huu (p = {p_value}). Baadhi hawakuelewa maelekezo au hawakuyafuata: usiamini kadirio.</translation>
    </message>
    <message>
        <source>Sample {sample} has one report, so no standard error can be estimated.</source>
        <translation>Sampuli ya {sample} ina ripoti moja, kwa hiyo hakuna kosa sanifu linaloweza kukadiriwa.</translation>
    </message>
    <message>
        <source>When to use it</source>
        <translation>Wakati wa kuutumia</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Vigezo</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Chanzo</translation>
    </message>
    <message>
        <source>What follows is for {design}.</source>
        <translation>Yafuatayo ni kwa {design}.</translation>
    </message>
    <message>
        <source>What follows is for {design}, with {k} answers.</source>
        <translation>Yafuatayo ni kwa {design}, yenye majibu {k}.</translation>
    </message>
    <message>
        <source>What follows is for {design}, with {count} samples.</source>
        <translation>Yafuatayo ni kwa {design}, yenye sampuli {count}.</translation>
    </message>
    <message>
        <source>What follows is for {design}, for numbers from {low} to {high} in steps of {step}.</source>
        <translation>Yafuatayo ni kwa {design}, kwa namba kutoka {low} hadi {high} kwa hatua za {step}.</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Uwezekano</translation>
    </message>
    <message>
        <source>Targets: what can be estimated</source>
        <translation>Shabaha: nini kinaweza kukadiriwa</translation>
    </message>
    <message>
        <source>one: everybody is asked the same</source>
        <translation>moja: kila mtu anaulizwa kitu kile kile</translation>
    </message>
    <message>
        <source>{sample}: an interview is in it with probability {share}</source>
        <translation>{sample}: mahojiano yamo ndani yake kwa uwezekano wa {share}</translation>
    </message>
    <message>
        <source>1 and 2: chance decides in which one an interview is</source>
        <translation>1 na 2: bahati inaamua mahojiano yamo katika ipi</translation>
    </message>
    <message>
        <source>{kind}: {answer}</source>
        <translation>{kind}: {answer}</translation>
    </message>
    <message>
        <source>{kind}: follows no instruction</source>
        <translation>{kind}: hafuati maelekezo yoyote</translation>
    </message>
    <message>
        <source>ε infinite: in some sample a report rules an answer out for some people</source>
        <translation>ε isiyo na kikomo: katika sampuli fulani ripoti inaondoa uwezekano wa jibu fulani kwa baadhi ya watu</translation>
    </message>
    <message>
        <source>the channels above show which: a column with a 0 where the other answer has none</source>
        <translation>njia (channels) zilizo hapo juu zinaonyesha ipi: safu wima yenye 0 pale ambapo jibu lingine halina 0</translation>
    </message>
    <message>
        <source>The most likely θ ≥ 0 is given too; spare reports and impossible ones are tested.</source>
        <translation>Kando yake ipo θ ≥ 0 yenye uwezekano wa juu zaidi; ripoti za ziada na zisizowezekana zinapimwa kwa jaribio.</translation>
    </message>
    <message>
        <source>Σ over samples of s²/n, s² the sample variance of the weights that the reports represent;
the interval is that of the profile likelihood.</source>
        <translation>Σ ya s²/n kwa sampuli zote, s² ikiwa variansi ya sampuli ya uzito ambao ripoti zinawakilisha;
kipindi ni kile cha uwezekano wa wasifu (profile likelihood).</translation>
    </message>
    <message>
        <source>a report supports the true answer with p = {p},
a given other answer with q = {q}, both with {both}</source>
        <translation>ripoti inaunga mkono jibu la mtu mwenyewe kwa p = {p},
jibu lingine fulani kwa q = {q}, yote mawili kwa {both}</translation>
    </message>
    <message>
        <source>a report at an end of the scale represents a number beyond it, so that cutting causes no bias</source>
        <translation>ripoti iliyo kwenye mwisho wa kipimo inawakilisha namba iliyo nje yake, ili kukata kusisababishe upendeleo</translation>
    </message>
    <message>
        <source>What the respondent sees ({mode})</source>
        <translation>Anachoambiwa mhojiwa ({mode})</translation>
    </message>
    <message>
        <source>π̂ is the mean of what the reports represent (their pseudo-answers):</source>
        <translation>π̂ ni wastani wa kile ambacho ripoti zinawakilisha (majibu bandia yake, pseudo-answers):</translation>
    </message>
    <message>
        <source>It is unbiased, and can lie outside 0 … 1; the most likely π, which cannot, is given too.</source>
        <translation>Haina upendeleo, na inaweza kuwa nje ya 0 … 1; kando yake ipo π yenye uwezekano wa juu zaidi, ambayo haiwezi.</translation>
    </message>
    <message>
        <source>{name}: {meaning} = {sum}</source>
        <translation>{name}: {meaning} = {sum}</translation>
    </message>
    <message>
        <source>The samples&apos; shares of reports are linear in the shares θ of the classes, so each target is a
weighted sum of them, unbiased and in exact fractions; a ratio of two is consistent, not unbiased.</source>
        <translation>Sehemu za ripoti katika sampuli ni za mstari kwa sehemu θ za madarasa, kwa hiyo kila shabaha ni
jumla yake yenye uzito, isiyo na upendeleo na kwa visehemu kamili (fractions); uwiano wa mbili ni thabiti (consistent), lakini si usio na upendeleo.</translation>
    </message>
    <message>
        <source>Reports</source>
        <translation>Ripoti</translation>
    </message>
    <message>
        <source>Support</source>
        <translation>Uungaji mkono wa majibu (support)</translation>
    </message>
    <message>
        <source>{count} different ones; each supports some of the answers</source>
        <translation>{count} tofauti; kila moja inaunga mkono baadhi ya majibu</translation>
    </message>
    <message>
        <source>for example {report}</source>
        <translation>kwa mfano {report}</translation>
    </message>
    <message>
        <source>ε {epsilon} (the logarithm of a report&apos;s largest likelihood ratio)</source>
        <translation>ε {epsilon} (logi ya uwiano mkubwa zaidi wa uwezekano (likelihood ratio) wa ripoti)</translation>
    </message>
    <message>
        <source>{formula}, c the reports that support the answer</source>
        <translation>{formula}, c ikiwa idadi ya ripoti zinazounga mkono jibu</translation>
    </message>
    <message>
        <source>{formula} with {share}, estimated over n − 1;</source>
        <translation>{formula} ambapo {share}, inakadiriwa kwa kugawanya kwa n − 1;</translation>
    </message>
    <message>
        <source>n = {n}: the coins alone cause a standard error of {error} on average</source>
        <translation>n = {n}: sarafu peke yake zinasababisha kosa sanifu la {error} kwa wastani</translation>
    </message>
    <message>
        <source>the mean of (report − {intercept})/{slope}, which is (report − b)/a: unbiased for the mean answer</source>
        <translation>wastani wa (ripoti − {intercept})/{slope}, yaani (ripoti − b)/a: usio na upendeleo kwa wastani wa majibu</translation>
    </message>
    <message>
        <source>E[Z | x] = a·x + b with a = {slope}, b = {intercept}</source>
        <translation>E[Z | x] = a·x + b ambapo a = {slope}, b = {intercept}</translation>
    </message>
    <message>
        <source>ε infinite, or not known: some report rules a number out, or nobody knows how likely it is</source>
        <translation>ε isiyo na kikomo, au isiyojulikana: ripoti fulani inaondoa uwezekano wa namba fulani, au hakuna anayejua ina uwezekano kiasi gani</translation>
    </message>
    <message>
        <source>ε {epsilon} between any two numbers of the scale</source>
        <translation>ε {epsilon} kati ya namba mbili zozote za kipimo</translation>
    </message>
    <message>
        <source>the sample variance of these over n; the coins&apos; part is estimated from each report</source>
        <translation>variansi ya sampuli ya hizi ikigawanywa kwa n; sehemu ya sarafu inakadiriwa kutokana na kila ripoti</translation>
    </message>
    <message>
        <source>n = {n}: the coins alone cause a standard error of at most {error}</source>
        <translation>n = {n}: sarafu peke yake zinasababisha kosa sanifu lisilozidi {error}</translation>
    </message>
    <message>
        <source>sample {sample}: {formula}, with y the harmless number</source>
        <translation>sampuli ya {sample}: {formula}, y ikiwa namba isiyo nyeti</translation>
    </message>
    <message>
        <source>each sample&apos;s variance over its n, times the square of its factor</source>
        <translation>variansi ya kila sampuli ikigawanywa kwa n yake, mara kipeo cha pili cha kizidisho chake</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Sampuli</translation>
    </message>
    <message>
        <source>Classes: kinds of people, and their answer</source>
        <translation>Madarasa: aina za watu, na jibu lao</translation>
    </message>
    <message>
        <source>Privacy loss</source>
        <translation>Upotevu wa faragha</translation>
    </message>
    <message>
        <source>Estimator</source>
        <translation>Kikadiriaji</translation>
    </message>
    <message>
        <source>Variance</source>
        <translation>Tofauti (variance)</translation>
    </message>
    <message>
        <source>Linear map: the expected report, and its variance</source>
        <translation>Ramani ya mstari: ripoti inayotarajiwa, na tofauti (variance) yake</translation>
    </message>
    <message>
        <source>Channel: the probability of each report, one row an answer</source>
        <translation>Njia (channel): uwezekano wa kila ripoti, safu mlalo moja kwa kila jibu</translation>
    </message>
    <message>
        <source>Channel: the probability of each report, one row a class</source>
        <translation>Njia (channel): uwezekano wa kila ripoti, safu mlalo moja kwa kila darasa</translation>
    </message>
    <message>
        <source>Channel: the probability of each report, one row a class (sample {sample})</source>
        <translation>Njia (channel): uwezekano wa kila ripoti, safu mlalo moja kwa kila darasa (sampuli ya {sample})</translation>
    </message>
    <message>
        <source>none</source>
        <translation>hakuna</translation>
    </message>
    <message>
        <source>{name}: {meaning}; {allowed}</source>
        <translation>{name}: {meaning}; {allowed}</translation>
    </message>
    <message>
        <source>{name}: {meaning}; {allowed} (give one of these)</source>
        <translation>{name}: {meaning}; {allowed} (toa kimoja kati ya hivi)</translation>
    </message>
    <message>
        <source>{name}: {meaning}; {allowed} (may be left out)</source>
        <translation>{name}: {meaning}; {allowed} (kinaweza kuachwa)</translation>
    </message>
    <message>
        <source>minimum, maximum and step of the answers are stated with the question</source>
        <translation>kiwango cha chini, cha juu na hatua ya majibu vinatajwa pamoja na swali</translation>
    </message>
    <message>
        <source>none: every answer is reported as it is</source>
        <translation>hakuna: kila jibu linaripotiwa kama lilivyo</translation>
    </message>
    <message>
        <source>ε infinite: every answer is recorded as it is given</source>
        <translation>ε isiyo na kikomo: kila jibu linarekodiwa kama linavyotolewa</translation>
    </message>
    <message>
        <source>ε {told}</source>
        <translation>ε {told}</translation>
    </message>
    <message>
        <source>{formula}, with {share} the share of reports that are “{report}”</source>
        <translation>{formula}, {share} ikiwa sehemu ya ripoti ambazo ni “{report}”</translation>
    </message>
    <message>
        <source>{formula} with B the pseudo-answers (P⁻¹ where P is square), estimated by
their sample variance over n;</source>
        <translation>{formula}, B ikiwa majibu bandia (P⁻¹ pale P ni ya mraba), inakadiriwa kwa
variansi yake ya sampuli ikigawanywa kwa n;</translation>
    </message>
    <message>
        <source>here {formula}</source>
        <translation>hapa {formula}</translation>
    </message>
    <message>
        <source>here at most {formula}</source>
        <translation>hapa isiyozidi {formula}</translation>
    </message>
    <message>
        <source>n = {n}, {share}: standard error {error}, of which the coins alone {coins}</source>
        <translation>n = {n}, {share}: kosa sanifu {error}, ambapo sarafu peke yake {coins}</translation>
    </message>
    <message>
        <source>n = {n}, {share}: standard error at most {error}, of which the coins alone {coins}</source>
        <translation>n = {n}, {share}: kosa sanifu lisilozidi {error}, ambapo sarafu peke yake {coins}</translation>
    </message>
    <message>
        <source>{about}: {formula} – {source}</source>
        <translation>{about}: {formula} – {source}</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>Kadirio</translation>
    </message>
    <message>
        <source>Standard error</source>
        <translation>Kosa sanifu</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>Kipindi</translation>
    </message>
    <message>
        <source>Most likely</source>
        <translation>Inayowezekana zaidi</translation>
    </message>
    <message>
        <source>import of {count} files</source>
        <translation>kuingiza mafaili {count}</translation>
    </message>
    <message>
        <source>acceptance of the kiosk {subject}</source>
        <translation>kukubali kioski {subject}</translation>
    </message>
    <message>
        <source>revocation of the kiosk {subject}</source>
        <translation>kubatilisha kioski {subject}</translation>
    </message>
    <message>
        <source>adding the survey {subject}</source>
        <translation>kuongeza utafiti {subject}</translation>
    </message>
    <message>
        <source>holding files from unknown kiosks</source>
        <translation>kuzuia mafaili ya kioski zisizojulikana</translation>
    </message>
    <message>
        <source>accepting files from unknown kiosks</source>
        <translation>kukubali mafaili ya kioski zisizojulikana</translation>
    </message>
    <message>
        <source>choosing the survey {subject}</source>
        <translation>kuchagua utafiti {subject}</translation>
    </message>
    <message>
        <source>removal of {count} files</source>
        <translation>kuondoa mafaili {count}</translation>
    </message>
    <message>
        <source>connection to {subject}</source>
        <translation>muunganisho na {subject}</translation>
    </message>
    <message>
        <source>import of the totals {subject}</source>
        <translation>uingizaji wa jumla {subject}</translation>
    </message>
    <message>
        <source>change of the variable {subject}</source>
        <translation>mabadiliko ya kigezo {subject}</translation>
    </message>
    <message>
        <source>adding of an analysis</source>
        <translation>kuongeza uchambuzi</translation>
    </message>
    <message>
        <source>change of an analysis</source>
        <translation>kubadilisha uchambuzi</translation>
    </message>
    <message>
        <source>removal of an analysis</source>
        <translation>kuondoa uchambuzi</translation>
    </message>
    <message>
        <source>new order of the analyses</source>
        <translation>mpangilio mpya wa uchambuzi</translation>
    </message>
    <message>
        <source>import of {subject}</source>
        <translation>kuingiza {subject}</translation>
    </message>
    <message>
        <source>removal of {subject}</source>
        <translation>kuondoa {subject}</translation>
    </message>
    <message>
        <source>The model was trained on {table}; on new rows it is right less often.</source>
        <translation>Modeli ilifunzwa kwa {table}; kwa safu mlalo mpya inakuwa sahihi mara chache zaidi.</translation>
    </message>
    <message>
        <source>accuracy</source>
        <translation>usahihi</translation>
    </message>
    <message>
        <source>balanced accuracy</source>
        <translation>usahihi uliosawazishwa</translation>
    </message>
    <message>
        <source>sensitivity</source>
        <translation>uwezo wa kutambua (sensitivity)</translation>
    </message>
    <message>
        <source>specificity</source>
        <translation>umahususi (specificity)</translation>
    </message>
    <message>
        <source>precision</source>
        <translation>usahihi wa utabiri (precision)</translation>
    </message>
    <message>
        <source>most frequent class</source>
        <translation>darasa linalotokea zaidi</translation>
    </message>
    <message>
        <source>calibration error</source>
        <translation>kosa la urekebishaji</translation>
    </message>
    <message>
        <source>area under the ROC curve</source>
        <translation>eneo chini ya mkunjo wa ROC</translation>
    </message>
    <message>
        <source>cross-validation</source>
        <translation>uthibitishaji mtambuka</translation>
    </message>
    <message>
        <source>cross-validation, standard deviation</source>
        <translation>uthibitishaji mtambuka, mkengeuko sanifu</translation>
    </message>
    <message>
        <source>cross-validation without privacy</source>
        <translation>uthibitishaji mtambuka bila faragha</translation>
    </message>
    <message>
        <source>The model is right no more often than always guessing the most frequent class ({majority}), so it shows no predictive power.</source>
        <translation>Modeli haiko sahihi zaidi ya kukisia daima tabaka linalojitokeza zaidi ({majority}), hivyo haionyeshi uwezo wa kutabiri.</translation>
    </message>
    <message>
        <source>It is not certain that the model does better than always guessing the most frequent class ({majority}): the interval of its accuracy includes that value.</source>
        <translation>Si hakika kwamba modeli husema kweli mara nyingi zaidi ya kubahatisha kunakotaja daima daraja la mara nyingi zaidi ({majority}): kipindi cha usahihi wake hufika hadi hapo.</translation>
    </message>
    <message>
        <source>Each row was predicted by a model trained on the other folds at ε = {each}. As a row trains all models but one, the cross-validation cost ε = {total} in all.</source>
        <translation>Kila safu ilitabiriwa na modeli iliyofunzwa kwa mafungu mengine kwa ε = {each}. Kwa kuwa safu hufunza modeli zote isipokuwa moja, uthibitishaji mtambuka uligharimu ε = {total} kwa jumla.</translation>
    </message>
    <message>
        <source>all</source>
        <translation>yote</translation>
    </message>
    <message>
        <source>{question}: {told}</source>
        <translation>{question}: {told}</translation>
    </message>
    <message>
        <source>{question} in group {group}: {told}</source>
        <translation>{question} katika kundi {group}: {told}</translation>
    </message>
    <message>
        <source>{question} ({first}, {second}): {told}</source>
        <translation>{question} ({first}, {second}): {told}</translation>
    </message>
    <message>
        <source>{file} has no column for {questions}: nobody in it answered that.</source>
        <translation>{file} haina safu wima ya {questions}: hakuna aliyejibu hilo ndani yake.</translation>
    </message>
    <message>
        <source>{questions} is in no tally, and a total that was not declared can never be opened.</source>
        <translation>{questions} haimo katika hesabu yoyote, na jumla ambayo haikutangazwa haiwezi kufunguliwa kamwe.</translation>
    </message>
    <message>
        <source>{skipped} of the {asked} questions drawn from {questions} were not answered; which ones is not recorded.</source>
        <translation>Maswali {skipped} kati ya {asked} yaliyochaguliwa kutoka {questions} hayakujibiwa; ni yapi, haikurekodiwa.</translation>
    </message>
    <message>
        <source>{count} respondents did not answer {question}, so their {kind} is not known; they were left out.</source>
        <translation>Wahojiwa {count} hawakujibu {question}, kwa hiyo {kind} yao haijulikani; waliachwa.</translation>
    </message>
    <message>
        <source>the reports do not show how widely the answers spread, so the coins&apos; part of the error is the largest possible one.</source>
        <translation>ripoti hazionyeshi majibu yametawanyika kiasi gani, kwa hiyo sehemu ya kosa inayotokana na sarafu ni kubwa kabisa inayowezekana.</translation>
    </message>
    <message>
        <source>{file} is not encrypted: it contains {count} interviews that kiosks had sealed, readable for everybody who gets the file; “surveyapp seal --project {file}” encrypts it.</source>
        <translation>{file} haijasimbwa: mahojiano {count} ambayo vioski vilikuwa vimeyafunga kwa muhuri yako wazi ndani yake, kwa yeyote atakayeipata faili; “surveyapp seal --project {file}” huisimba.</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>uzito</translation>
    </message>
    <message>
        <source>strata</source>
        <translation>matabaka</translation>
    </message>
    <message>
        <source>clusters</source>
        <translation>vishada</translation>
    </message>
    <message>
        <source>The {what} of the sample are used.</source>
        <translation>Data za sampuli zinazotumika: {what}.</translation>
    </message>
    <message>
        <source>Only some interviews have {what}, so these are not used.</source>
        <translation>Ni baadhi tu ya mahojiano yaliyo na {what}, kwa hiyo hayatumiki.</translation>
    </message>
    <message>
        <source>The {what} of the sample are not used here.</source>
        <translation>Data za sampuli zisizotumika hapa: {what}.</translation>
    </message>
    <message>
        <source>{refused} of {count} rows refused and left out.</source>
        <translation>Safu {refused} kati ya {count} zimekataliwa na kuachwa.</translation>
    </message>
    <message>
        <source>the survey read is {survey}, one of {count} in the project; --survey chooses another.</source>
        <translation>utafiti unaosomwa ni {survey}, mmoja kati ya {count} katika mradi; --survey inachagua mwingine.</translation>
    </message>
    <message>
        <source>{left_out} of {count} rows are left out because a column contains something that its question never records: {columns}.</source>
        <translation>Mistari {left_out} kati ya {count} imeachwa kwa sababu safu fulani ina kitu ambacho swali lake halirekodi kamwe: {columns}.</translation>
    </message>
    <message>
        <source>These are totals of {interviews} interviews, opened by trustees: there are no single reports, no weights and no kiosks.</source>
        <translation>Hizi ni jumla za mahojiano {interviews}, zilizofunguliwa na wadhamini: hakuna ripoti moja moja, uzito wala vioski.</translation>
    </message>
    <message>
        <source>{question} is counted differently in the totals {one} and {other}, which are of the same interviews: a kiosk counted wrongly.</source>
        <translation>{question} limehesabiwa tofauti katika jumla {one} na {other}, ambazo ni za mahojiano yale yale: kioski kilihesabu vibaya.</translation>
    </message>
    <message>
        <source>a report that does not belong to its sample</source>
        <translation>ripoti isiyo ya sampuli yake</translation>
    </message>
    <message>
        <source>Only {kept} of {all} interviews are counted: those with {where}.</source>
        <translation>Mahojiano {kept} tu kati ya {all} yanahesabiwa: yale yenye {where}.</translation>
    </message>
    <message>
        <source>{count} tests between pairs of groups were made, and among many some p are small by chance alone. Adjusted for all of them (Holm), the smallest p, of {first} and {second}, is {p}.</source>
        <translation>Majaribio {count} kati ya jozi za makundi yalifanywa, na kati ya mengi baadhi ya p huwa ndogo kwa bahati tu. Ikirekebishwa kwa majaribio yote (Holm), p ndogo zaidi, ya {first} na {second}, ni {p}.</translation>
    </message>
    <message>
        <source>Nobody included answered {answer} to {question}, so this level is left out.</source>
        <translation>Hakuna kati ya wanaohesabiwa aliyejibu {answer} kwa {question}, kwa hiyo kiwango hiki kimeachwa.</translation>
    </message>
    <message>
        <source>{question} is compared with {answer} instead.</source>
        <translation>{question} linalinganishwa na {answer} badala yake.</translation>
    </message>
    <message>
        <source>{term} is the same for everybody included, so this combination is left out.</source>
        <translation>{term} ni sawa kwa wote wanaohesabiwa, kwa hiyo mchanganyiko huu umeachwa.</translation>
    </message>
    <message>
        <source>{count} of {all} respondents did not answer {question}, or have no group of {by}; they were left out.</source>
        <translation>Wahojiwa {count} kati ya {all} hawakujibu {question}, au hawana kundi la {by}; waliachwa.</translation>
    </message>
    <message>
        <source>Nobody in the group {group} of {by} answered {question}.</source>
        <translation>Hakuna mtu katika kundi {group} la {by} aliyejibu {question}.</translation>
    </message>
    <message>
        <source>An estimated {estimate} would truthfully answer “{answer}” to “{question}” ({level} CI {low} to {high}; {n} interviews).</source>
        <translation>Mahojiano {n} yanasema: takriban {estimate} wangejibu kwa ukweli “{answer}” kwa “{question}”; kwa kiwango cha kujiamini cha {level} sehemu ya kweli iko kati ya {low} na {high}.</translation>
    </message>
    <message>
        <source>In the group “{group}”, an estimated {estimate} would truthfully answer “{answer}” to “{question}” ({level} CI {low} to {high}; {n} interviews).</source>
        <translation>Mahojiano {n} katika kundi “{group}” yanasema: takriban {estimate} humo wangejibu kwa ukweli “{answer}” kwa “{question}”; kwa kiwango cha kujiamini cha {level} sehemu ya kweli iko kati ya {low} na {high}.</translation>
    </message>
    <message>
        <source>Asked directly, an estimated {estimate} would answer “{answer}” to “{question}” ({level} CI {low} to {high}; {n} people).</source>
        <translation>Watu {n} walijibu “{question}” moja kwa moja: takriban {estimate} wangesema “{answer}”, kwa kiwango cha kujiamini cha {level} kati ya {low} na {high}.</translation>
    </message>
    <message>
        <source>In the group “{group}”, asked directly, an estimated {estimate} would answer “{answer}” to “{question}” ({level} CI {low} to {high}; {n} people).</source>
        <translation>Watu {n} katika kundi “{group}” walijibu “{question}” moja kwa moja: takriban {estimate} humo wangesema “{answer}”, kwa kiwango cha kujiamini cha {level} kati ya {low} na {high}.</translation>
    </message>
    <message>
        <source>From one interview only: an estimated {estimate} would answer “{answer}” to “{question}” ({level} CI {low} to {high}).</source>
        <translation>Mahojiano mamoja pekee yanasema: takriban {estimate} “{answer}” kwa “{question}”; kwa kiwango cha kujiamini cha {level} sehemu ya kweli iko kati ya {low} na {high}.</translation>
    </message>
    <message>
        <source>From one interview only: the answer to “{question}” is about {estimate}; its uncertainty cannot be estimated.</source>
        <translation>Mahojiano mamoja pekee yanasema: takriban {estimate} kwa “{question}”; umbali wake na ukweli hauwezi kusemwa.</translation>
    </message>
    <message>
        <source>This share follows from the filter: {estimate} of the people included answered “{answer}” to “{question}”.</source>
        <translation>Kichujio chenyewe kinaamua sehemu hii: kati ya watu wanaohesabiwa, {estimate} walijibu “{answer}” kwa “{question}”.</translation>
    </message>
    <message>
        <source>The mean true answer to “{question}” is about {estimate} ({level} CI {low} to {high}; {n} interviews).</source>
        <translation>Mahojiano {n} yanasema: majibu ya kweli kwa “{question}” ni takriban {estimate} kwa wastani; kwa kiwango cha kujiamini cha {level} wastani wao uko kati ya {low} na {high}.</translation>
    </message>
    <message>
        <source>In the group “{group}”, the mean true answer to “{question}” is about {estimate} ({level} CI {low} to {high}; {n} interviews).</source>
        <translation>Mahojiano {n} katika kundi “{group}” yanasema: majibu ya kweli kwa “{question}” ni takriban {estimate} kwa wastani; kwa kiwango cha kujiamini cha {level} wastani wao uko kati ya {low} na {high}.</translation>
    </message>
    <message>
        <source>The mean true answer to “{question}” is about {estimate} ({n} interviews); its uncertainty cannot be estimated.</source>
        <translation>Mahojiano {n} yanasema: majibu ya kweli kwa “{question}” ni takriban {estimate} kwa wastani; haiwezi kujulikana hilo liko mbali kiasi gani na ukweli.</translation>
    </message>
    <message>
        <source>The mean answer to the harmless question used with “{question}” is about {estimate} ({level} CI {low} to {high}; {n} interviews).</source>
        <translation>Mahojiano {n} yanasema: majibu kwa swali lisilo nyeti linaloambatana na “{question}” ni takriban {estimate} kwa wastani; kwa kiwango cha kujiamini cha {level} wastani wao uko kati ya {low} na {high}.</translation>
    </message>
    <message>
        <source>Also for “{question}”: {answer}, about {estimate} ({level} CI {low} to {high}; {n} interviews).</source>
        <translation>Mahojiano {n} kuhusu “{question}” yanasema pia: {answer}, takriban {estimate}; kwa kiwango cha kujiamini cha {level} sehemu yao ya kweli iko kati ya {low} na {high}.</translation>
    </message>
    <message>
        <source>Also for “{question}” in the group “{group}”: {answer}, about {estimate} ({level} CI {low} to {high}; {n} interviews).</source>
        <translation>Mahojiano {n} katika kundi “{group}” kuhusu “{question}” yanasema pia: {answer}, takriban {estimate}; kwa kiwango cha kujiamini cha {level} sehemu yao ya kweli iko kati ya {low} na {high}.</translation>
    </message>
    <message>
        <source>Also for “{question}”: {answer}, about {points} percentage points ({level} CI {low_points} to {high_points}; {n} interviews); 0 means no difference.</source>
        <translation>Mahojiano {n} kuhusu “{question}” yanasema pia: {answer}, takriban pointi za asilimia {points}; kwa kiwango cha kujiamini cha {level} tofauti ya kweli iko kati ya {low_points} na {high_points}, na 0 ni kutokuwa na tofauti.</translation>
    </message>
    <message>
        <source>People can choose several answers here, so the shares need not add up to 100 %.</source>
        <translation>Watu wanaweza kuchagua majibu kadhaa hapa, kwa hiyo si lazima sehemu zijumlike kuwa 100 %.</translation>
    </message>
    <message>
        <source>This interval is short because impossible shares were cut off it, not because much is known: the standard error is {se} percentage points.</source>
        <translation>Kipindi hiki ni kifupi kwa sababu sehemu zisizowezekana zimekatwa, si kwa sababu mengi yanajulikana: kosa sanifu ni pointi {se} za asilimia.</translation>
    </message>
    <message>
        <source>The reports vary less than the coins alone would make them, so the standard error shown is that of the coins.</source>
        <translation>Ripoti zinatofautiana kidogo kuliko sarafu peke yake zinavyozifanya zitofautiane, kwa hiyo kosa sanifu ni lile linalosababishwa na sarafu.</translation>
    </message>
    <message>
        <source>This interval contains every possible share: so few interviews with these coins give no information about it.</source>
        <translation>Kila sehemu inayowezekana iko ndani ya kipindi hiki: mahojiano machache hivi yenye sarafu hizi hayasemi chochote kuihusu.</translation>
    </message>
    <message>
        <source>This interval is {width} percentage points wide, so little is known; four times as many interviews would make it about half as wide.</source>
        <translation>Kipindi hiki kina upana wa pointi za asilimia {width} na kinasema kidogo; mahojiano mara nne zaidi yangekifanya kuwa na takriban nusu ya upana huo.</translation>
    </message>
    <message>
        <source>No coins were used here: all of the uncertainty comes from sampling. It does not include people who did not answer truthfully.</source>
        <translation>Hapa hakuna sarafu zilizotumika: kutokuwa na uhakika kwote kunatokana na kuuliza sampuli ya watu, na hakuhesabu wale ambao hawakusema ukweli.</translation>
    </message>
    <message>
        <source>One interview is too few to estimate how uncertain this is.</source>
        <translation>Mahojiano moja ni machache mno kueleza kutokuwa na uhakika kwake.</translation>
    </message>
    <message>
        <source>An estimated {estimate} belong here: {answers} ({level} CI {low} to {high}; {n} people who answered all of these questions).</source>
        <translation>Watu {n} walijibu maswali haya yote, na takriban {estimate} ya watu kama hao wako hapa kwa kweli: {answers}; kwa kiwango cha kujiamini cha {level} kati ya {low} na {high}.</translation>
    </message>
    <message>
        <source>The answer “{answer}” to “{question}” is about {points} percentage points more frequent in “{first}” than in “{second}” ({level} CI of the difference {low} to {high}).</source>
        <translation>Jibu “{answer}” kwa “{question}” kwa kweli linatokea zaidi kwa takriban pointi za asilimia {points} katika “{first}” kuliko katika “{second}”; kwa kiwango cha kujiamini cha {level} sehemu ya kundi la kwanza ukitoa ya kundi la pili iko kati ya {low} na {high}.</translation>
    </message>
    <message>
        <source>The answer “{answer}” to “{question}” is about {points} percentage points less frequent in “{first}” than in “{second}” ({level} CI of the difference {low} to {high}).</source>
        <translation>Jibu “{answer}” kwa “{question}” kwa kweli linatokea kidogo zaidi kwa takriban pointi za asilimia {points} katika “{first}” kuliko katika “{second}”; kwa kiwango cha kujiamini cha {level} sehemu ya kundi la kwanza ukitoa ya kundi la pili iko kati ya {low} na {high}.</translation>
    </message>
    <message>
        <source>The odds of the answer “{answer}” to “{question}” are about {estimate} times as high in “{first}” as in “{second}” ({level} CI {low} to {high}); 1 means no difference.</source>
        <translation>Odds za jibu “{answer}” kwa “{question}” katika “{first}” ni takriban mara {estimate} ya zile za “{second}”; kwa kiwango cha kujiamini cha {level} kati ya mara {low} na {high}, na 1 ingekuwa kutokuwa na tofauti.</translation>
    </message>
    <message>
        <source>If answers were distributed in the same way in “{first}” and “{second}”, reports that differ at least as much as these would have a probability of {p}.</source>
        <translation>Kama majibu yote yangegawanyika sawa katika “{first}” na “{second}”, ripoti zinazotofautiana kiasi hiki au zaidi zingetokea kwa uwezekano wa {p}.</translation>
    </message>
    <message>
        <source>The correlation of the two answers is about {estimate} ({level} CI {low} to {high}); 0 means no straight-line relation, 1 and -1 are perfect ones.</source>
        <translation>Uhusiano wa majibu haya mawili ni takriban {estimate}: 0 ni kutokuwa na uhusiano wa mstari mnyoofu, 1 na -1 ni uhusiano kamili; kwa kiwango cha kujiamini cha {level} uko kati ya {low} na {high}.</translation>
    </message>
    <message>
        <source>This number cannot be estimated from these reports.</source>
        <translation>Ripoti hizi hazielezi namba hii.</translation>
    </message>
    <message>
        <source>The estimate is about {estimate}; its uncertainty cannot be estimated.</source>
        <translation>Ripoti zinatoa takriban {estimate}, na hazielezi kutokuwa na uhakika kwake.</translation>
    </message>
    <message>
        <source>This is more than chance explains, if it is the only comparison that you make.</source>
        <translation>Kwa hiyo kuna tofauti inayozidi bahati, ikiwa hii peke yake inaangaliwa.</translation>
    </message>
    <message>
        <source>This is compatible with no difference.</source>
        <translation>Hii inaafikiana na kutokuwepo tofauti.</translation>
    </message>
    <message>
        <source>“{item}” has rank {rank}, with an expected utility of {utility} ({level} probability: {low} to {high}); the probability that it is really the best is {best}.</source>
        <translation>“{item}” ina nafasi ya {rank} ikiwa na manufaa yanayotarajiwa ya {utility} (uwezekano wa {level}: {low} hadi {high}); uwezekano kwamba kwa kweli ni bora kuliko vyote ni {best}.</translation>
    </message>
    <message>
        <source>The probability that it is really above the next one is {above}.</source>
        <translation>Kwa kweli iko juu ya inayoifuata chini kwa uwezekano wa {above}.</translation>
    </message>
    <message>
        <source>“{first}” is really above “{second}” with a probability of {probability}.</source>
        <translation>“{first}” iko juu ya “{second}” kwa kweli kwa uwezekano wa {probability}.</translation>
    </message>
    <message>
        <source>To turn the answers of “{first}” into those of “{second}”, people would have to move by about {distance} answer steps on average ({level} CI {low} to {high}).</source>
        <translation>Ili majibu ya “{first}” yawe kama ya “{second}”, watu wangepaswa kusogea takriban hatua za jibu {distance} kwa wastani; kwa kiwango cha kujiamini cha {level} kwa {low} hadi {high}.</translation>
    </message>
    <message>
        <source>To turn the answers of “{first}” into those of “{second}”, about {share} of the people would have to answer differently ({level} CI {low} to {high}).</source>
        <translation>Ili majibu ya “{first}” yawe kama ya “{second}”, takriban {share} ya watu wangepaswa kujibu vinginevyo; kwa kiwango cha kujiamini cha {level} {low} hadi {high}.</translation>
    </message>
    <message>
        <source>To turn the answers of “{first}” into those of “{second}” would cost about {distance} per person on average ({level} CI {low} to {high}).</source>
        <translation>Kufanya majibu ya “{first}” yawe kama ya “{second}” kungegharimu takriban {distance} kwa mtu kwa wastani; kwa uhakika wa {level}, {low} hadi {high}.</translation>
    </message>
    <message>
        <source>The plain distance between the estimates is {plain}; the part that sampling and coins alone cause on average is subtracted.</source>
        <translation>Umbali wa kawaida kati ya makadirio ni {plain}; kinachosababishwa na sampuli na sarafu pekee kwa wastani kimeondolewa.</translation>
    </message>
    <message>
        <source>If both groups gave the same answers, a distance at least this large would have a probability of {p}.</source>
        <translation>Kama pande zote mbili zingejibu sawa, umbali kama huu au mkubwa zaidi ungetokea kwa uwezekano wa {p}.</translation>
    </message>
    <message>
        <source>With all other predictors equal, “{term}” multiplies the odds of “yes” by {ratio} ({level} CI {low} to {high}); 1 means no relation.</source>
        <translation>Vigeu elezi vingine vyote vikiwa sawa, “{term}” inaambatana na odds za “ndiyo” mara {ratio}; kwa kiwango cha kujiamini cha {level} mara {low} hadi {high}, na 1 ingekuwa kutokuwa na uhusiano.</translation>
    </message>
    <message>
        <source>With all other predictors equal, each step up on “{term}” multiplies the odds of “yes” by {ratio} ({level} CI {low} to {high}); 1 means no relation.</source>
        <translation>Vigeu elezi vingine vyote vikiwa sawa, kila hatua zaidi ya “{term}” inaambatana na odds za “ndiyo” mara {ratio}; kwa kiwango cha kujiamini cha {level} mara {low} hadi {high}, na 1 ingekuwa kutokuwa na uhusiano.</translation>
    </message>
    <message>
        <source>“{term}” names the answer first, then the predictor: with all other predictors equal, the odds of this answer versus the first one are {ratio} times as high ({level} CI {low} to {high}).</source>
        <translation>Jina la kwanza katika “{term}” ni jibu na la pili ni kigeu elezi: vigeu elezi vingine vyote vikiwa sawa, odds za jibu hili dhidi ya la kwanza ni mara {ratio}; kwa kiwango cha kujiamini cha {level} mara {low} hadi {high}.</translation>
    </message>
    <message>
        <source>With all other predictors equal, “{term}” changes the mean answer by {estimate} ({level} CI {low} to {high}); 0 means no relation.</source>
        <translation>Vigeu elezi vingine vyote vikiwa sawa, “{term}” inaambatana na wastani wa jibu ulio juu zaidi kwa {estimate} (chini zaidi, ikiwa hasi); kwa kiwango cha kujiamini cha {level} {low} hadi {high}, na 0 ingekuwa kutokuwa na uhusiano.</translation>
    </message>
    <message>
        <source>“{term}” belongs to another part of the model: about {estimate} ({level} CI {low} to {high}).</source>
        <translation>“{term}” ni ya sehemu nyingine ya modeli: takriban {estimate}, kwa kiwango cha kujiamini cha {level} {low} hadi {high}.</translation>
    </message>
    <message>
        <source>“{term}” is at the limit of what is possible, about {estimate}; its uncertainty cannot be estimated.</source>
        <translation>“{term}” iko kwenye mwisho wa kinachowezekana, takriban {estimate}: kutokuwa na uhakika kwake hakuwezi kujulikana.</translation>
    </message>
    <message>
        <source>If all {n} people had answered “{answer}” to “{question}” and all else stayed the same, the model expects a mean answer of about {estimate} ({level} CI {low} to {high}).</source>
        <translation>Kama watu wote {n} wangejibu “{answer}” kwa “{question}” na mengine yote yakawa kama yalivyo, modeli inatarajia wastani wa jibu wa takriban {estimate}; kwa kiwango cha kujiamini cha {level} {low} hadi {high}.</translation>
    </message>
    <message>
        <source>The coefficient of “{term}” is {estimate} where the other part of its interaction is at its reference, or a number at 0 ({level} CI {low} to {high}); 0 means no relation there.</source>
        <translation>Kiambajengo cha “{term}” ni {estimate} pale kile kinachoingiliana nacho kilipo kwenye rejeleo lake (namba ikiwa 0); kwa kiwango cha kujiamini cha {level} {low} hadi {high}, na 0 ingekuwa kutokuwa na uhusiano hapo.</translation>
    </message>
    <message>
        <source>“{term}” is an interaction: the coefficient of one part changes by {estimate} with each step of the other, or in its category ({level} CI {low} to {high}); 0 means no interaction.</source>
        <translation>“{term}” ni mwingiliano: kiambajengo cha sehemu moja ni kikubwa zaidi kwa {estimate} (kidogo zaidi, ikiwa hasi) kwa kila hatua ya nyingine, au katika kundi lake; kwa kiwango cha kujiamini cha {level} {low} hadi {high}, na 0 ingekuwa kutokuwa na mwingiliano.</translation>
    </message>
    <message>
        <source>“{term}” is one part of a curve and is read together with the others; its coefficient is {estimate} ({level} CI {low} to {high}).</source>
        <translation>“{term}” ni sehemu moja ya mkunjo na husomwa pamoja na nyingine; kiambajengo chake ni {estimate}, kwa kiwango cha kujiamini cha {level} {low} hadi {high}.</translation>
    </message>
    <message>
        <source>With all other predictors equal, “{term}” changes the {link} of the share of “yes” by {estimate} ({level} CI {low} to {high}); 0 means no relation. The predictions show what that means as a share.</source>
        <translation>Vigeu elezi vingine vyote vikiwa sawa, “{term}” inaambatana na {link} ya sehemu ya “ndiyo” iliyo kubwa zaidi kwa {estimate} (ndogo zaidi, ikiwa hasi); kwa kiwango cha kujiamini cha {level} {low} hadi {high}, na 0 ingekuwa kutokuwa na uhusiano. Utabiri unaeleza maana yake kama sehemu.</translation>
    </message>
    <message>
        <source>probit</source>
        <translation>probit</translation>
    </message>
    <message>
        <source>complementary log-log</source>
        <translation>log-log kamilishi</translation>
    </message>
    <message>
        <source>This shows an association, not a cause.</source>
        <translation>Hii inaeleza kinachoendana pamoja, si kinachosababisha kingine.</translation>
    </message>
    <message>
        <source>model-based (observed information)</source>
        <translation>kama modeli inavyoyatoa (taarifa iliyoonekana)</translation>
    </message>
    <message>
        <source>robust (sandwich)</source>
        <translation>imara (sandwich)</translation>
    </message>
    <message>
        <source>The fit: {n} interviews, {left_out} with a missing answer left out; log likelihood {likelihood}, AIC {aic}, BIC {bic}; standard errors: {errors}.</source>
        <translation>Ulinganifu wa modeli: mahojiano {n}, {left_out} yenye jibu linalokosekana yaliachwa; log likelihood {likelihood}, AIC {aic}, BIC {bic}; makosa sanifu: {errors}.</translation>
    </message>
    <message>
        <source>Hosmer–Lemeshow test of the fit: χ² = {statistic} on {freedom} degrees of freedom, p = {p}. A small p says that the model does not fit.</source>
        <translation>Jaribio la Hosmer–Lemeshow la ulinganifu: χ² = {statistic} kwa digrii {freedom} za uhuru, p = {p}. p ndogo inasema kuwa modeli hailingani.</translation>
    </message>
    <message>
        <source>The fit: {n} interviews, {left_out} with a missing answer left out; standard errors: {errors}.</source>
        <translation>Ulinganifu: mahojiano {n}, {left_out} yenye jibu linalokosekana yameachwa; makosa sanifu: {errors}.</translation>
    </message>
    <message>
        <source>With the answer “{answer}” to “{question}” instead of “{reference}”, the share of “{outcome}” changes by {estimate} percentage points on average ({level} CI {low} to {high}).</source>
        <translation>Kwa jibu “{answer}” la “{question}” badala ya “{reference}”, sehemu ya “{outcome}” hubadilika kwa pointi {estimate} za asilimia kwa wastani (kipindi cha uhakika {level}: {low} hadi {high}).</translation>
    </message>
    <message>
        <source>With one more of “{question}”, the share of “{outcome}” changes by {estimate} percentage points on average ({level} CI {low} to {high}).</source>
        <translation>Kwa moja zaidi ya “{question}”, sehemu ya “{outcome}” hubadilika kwa pointi {estimate} za asilimia kwa wastani (kipindi cha uhakika {level}: {low} hadi {high}).</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Mradi</translation>
    </message>
    <message>
        <source>Every interview as a row: direct answers ({direct}) as given, the others ({randomized}) as reports with coins, and the kiosk. Anybody who finds a person&apos;s row by the direct answers knows these for certain, and about the others what this account says.</source>
        <translation>Kila mahojiano kama safu mlalo: majibu ya moja kwa moja ({direct}) kama yalivyotolewa, mengine ({randomized}) kama ripoti zenye sarafu, na kioski. Anayepata safu mlalo ya mtu kwa majibu ya moja kwa moja anayajua hayo kwa hakika, na kuhusu mengine anajua kile hesabu inachosema.</translation>
    </message>
    <message>
        <source>Keep it on an encrypted disk, and give it only to people who may see every answer.</source>
        <translation>Uweke kwenye diski iliyosimbwa kwa siri, na uwape tu watu wanaoruhusiwa kuona kila jibu.</translation>
    </message>
    <message>
        <source>Collection file</source>
        <translation>Faili la ukusanyaji</translation>
    </message>
    <message>
        <source>The same rows of one kiosk, the first and the last day, and how many interviews were broken off. It has no times and no order.</source>
        <translation>Safu mlalo zile zile za kioski kimoja, siku ya kwanza na ya mwisho, na idadi ya mahojiano yaliyoachwa katikati. Halina saa wala mpangilio.</translation>
    </message>
    <message>
        <source>Protect it like filled-in questionnaires. With an analyst&apos;s key in the survey nobody else can read it.</source>
        <translation>Libebe kama madodoso yaliyojazwa. Kukiwa na ufunguo wa mchambuzi katika utafiti, hakuna mwingine anayeweza kulisoma.</translation>
    </message>
    <message>
        <source>Without the private key of {key}: the kiosk, the days and the number of interviews, but no report.</source>
        <translation>Bila ufunguo wa siri wa {key}: kioski, siku na idadi ya mahojiano, na hata ripoti moja hapana.</translation>
    </message>
    <message>
        <source>Counts and shares of groups. Small groups are listed as soon as there are interviews.</source>
        <translation>Idadi na sehemu za makundi. Udogo wa makundi utaonekana kukiwa na mahojiano.</translation>
    </message>
    <message>
        <source>Counts and shares of groups, some of fewer than {smallest} people. If all of a small group gave the same direct answer, everybody&apos;s answer in it is known; for reports with coins, this account applies to each of them.</source>
        <translation>Idadi na sehemu za makundi, baadhi yenye watu chini ya {smallest}. Pale wote wa kundi dogo walipotoa jibu lile lile la moja kwa moja, jibu la kila mmoja humo linajulikana; kwa sarafu hesabu inamhusu kila mmoja wao.</translation>
    </message>
    <message>
        <source>The shares of all reports, from which the counts follow. Anybody who knows all other respondents&apos; reports learns the last report, and about its answer what this account says.</source>
        <translation>Sehemu za ripoti zote, ambazo idadi inatokana nazo. Anayejua ripoti za wahojiwa wengine wote anajua ya yule wa mwisho, na kuhusu jibu lake anajua kile hesabu inachosema.</translation>
    </message>
    <message>
        <source>The difference between them is what was added in between. If that is one interview, the difference in the counts is its record: direct answers ({direct}) for certain, the others ({randomized}) as reports with coins.</source>
        <translation>Kinachotofautiana kati yao ni kilichokuja katikati. Ikiwa hicho ni mahojiano mamoja, tofauti ya idadi ni rekodi yake: majibu ya moja kwa moja ({direct}) kwa hakika, mengine ({randomized}) kama ripoti zenye sarafu.</translation>
    </message>
    <message>
        <source>If trained on reports with coins, they reveal no more than the reports do. If trained on a table of true values, they reveal what their own ε allows, which is on the model&apos;s card.</source>
        <translation>Vikijifunza kutoka ripoti zenye sarafu, havisemi zaidi ya ripoti zinavyosema. Vikijifunza kutoka jedwali la thamani za kweli, vinasema kile ε yao yenyewe inachosema, ambayo imo katika kadi ya modeli.</translation>
    </message>
    <message>
        <source>Counts by kiosk and day range, and shares of reports by kiosk; no single interview.</source>
        <translation>Idadi kwa kioski na kipindi cha siku, na sehemu za ripoti kwa kioski; hakuna mahojiano.</translation>
    </message>
    <message>
        <source>What was asked and with which coins. It contains no answers.</source>
        <translation>Kilichoulizwa na kwa sarafu zipi. Halina jibu lolote.</translation>
    </message>
    <message>
        <source>Opened totals, and a project with them</source>
        <translation>Jumla zilizofunguliwa, na mradi ulio nazo</translation>
    </message>
    <message>
        <source>How many interviews have each report, and each combination of reports that is counted ({tallies} tallies). There is no row of anybody. Who knows that a person is the only one in a cell knows what was counted of that person there.</source>
        <translation>Mahojiano mangapi yana kila jibu lililorekodiwa, na kila muunganiko unaohesabiwa (hesabu {tallies}). Hakuna safu ya mtu yeyote. Anayejua kwamba mtu yuko peke yake kwenye seli anajua kilichohesabiwa kumhusu hapo.</translation>
    </message>
    <message>
        <source>Publish estimates. Give the counts only to people who may see every cell.</source>
        <translation>Chapisha makadirio. Toa idadi kwa watu wanaoruhusiwa kuona kila seli tu.</translation>
    </message>
    <message>
        <source>Totals of two lists of files</source>
        <translation>Jumla za orodha mbili za faili</translation>
    </message>
    <message>
        <source>Their difference is a total of the interviews that one list has and the other has not. Trustees sign no list that would tell fewer than {together} interviews apart.</source>
        <translation>Tofauti yao ni jumla ya mahojiano yaliyo kwenye orodha moja na si nyingine. Wadhamini hawatii sahihi orodha ambayo ingetenganisha mahojiano yasiyofika {together}.</translation>
    </message>
    <message>
        <source>Open few lists. Trustees keep their memory of signed lists with their key.</source>
        <translation>Fungua orodha chache. Wadhamini huweka kumbukumbu ya orodha zenye sahihi pamoja na ufunguo wao.</translation>
    </message>
    <message>
        <source>Tally file</source>
        <translation>Faili ya hesabu</translation>
    </message>
    <message>
        <source>The kiosk, the days and the number of interviews, and no report. After {signatures} trustees have signed a list, any {threshold} of {trustees} open its totals together. As many who break the rules can open any file.</source>
        <translation>Kioski, siku na idadi ya mahojiano, na hakuna jibu. Baada ya wadhamini {signatures} kutia sahihi orodha, wowote {threshold} kati ya {trustees} hufungua jumla zake pamoja. Idadi hiyo hiyo wakivunja kanuni wanaweza kufungua faili yoyote.</translation>
    </message>
    <message>
        <source>Choose trustees who do not depend on each other.</source>
        <translation>Chagua wadhamini wasiotegemeana.</translation>
    </message>
    <message>
        <source>Keep the private key apart from the files.</source>
        <translation>Weka ufunguo wa siri mbali na mafaili.</translation>
    </message>
    <message>
        <source>Estimates by group</source>
        <translation>Makadirio kwa kundi</translation>
    </message>
    <message>
        <source>Counts and shares of groups. No single direct question has a group of fewer than {smallest} people now.</source>
        <translation>Idadi na sehemu za makundi. Kwa sasa hakuna swali la moja kwa moja lenye kundi la watu chini ya {smallest}.</translation>
    </message>
    <message>
        <source>Publish no group of fewer than {smallest} people: merge categories, or group by a coarser question.</source>
        <translation>Usichapishe kundi lolote la watu chini ya {smallest}: unganisha kategoria, au gawa kwa swali lenye kategoria pana zaidi.</translation>
    </message>
    <message>
        <source>Estimates of everybody</source>
        <translation>Makadirio ya watu wote</translation>
    </message>
    <message>
        <source>May be published.</source>
        <translation>Inaweza kuchapishwa.</translation>
    </message>
    <message>
        <source>Two exports of one survey</source>
        <translation>Usafirishaji mara mbili wa utafiti mmoja</translation>
    </message>
    <message>
        <source>Publish at the end, or after at least {smallest} more interviews in every group that is shown.</source>
        <translation>Chapisha mwishoni, au baada ya mahojiano angalau {smallest} zaidi katika kila kundi linaloonyeshwa.</translation>
    </message>
    <message>
        <source>Model and synthetic table</source>
        <translation>Modeli na jedwali la kubuni</translation>
    </message>
    <message>
        <source>Add the ε in the card to this account for people who are in both.</source>
        <translation>Ongeza ε iliyo katika kadi kwenye hesabu hii kwa watu walio katika zote mbili.</translation>
    </message>
    <message>
        <source>Quality tables</source>
        <translation>Majedwali ya ubora</translation>
    </message>
    <message>
        <source>For the field team. Kiosks with fewer than {smallest} interviews are small groups.</source>
        <translation>Kwa timu ya uwandani. Vioski vyenye mahojiano chini ya {smallest} ni makundi madogo.</translation>
    </message>
    <message>
        <source>Survey file</source>
        <translation>Faili la utafiti</translation>
    </message>
    <message>
        <source>May be published, so that everybody can check ε.</source>
        <translation>Linaweza kuchapishwa, ili kila mtu aweze kukagua ε.</translation>
    </message>
    <message>
        <source>certain</source>
        <translation>hakika</translation>
    </message>
    <message>
        <source>impossible</source>
        <translation>haiwezekani</translation>
    </message>
    <message>
        <source>almost certain</source>
        <translation>karibu hakika</translation>
    </message>
    <message>
        <source>almost impossible</source>
        <translation>karibu haiwezekani</translation>
    </message>
    <message>
        <source>The answer is recorded as it is given: anybody who sees the record knows it.</source>
        <translation>Jibu linarekodiwa kama lilivyotolewa: anayeona rekodi analijua.</translation>
    </message>
    <message>
        <source>The answer is recorded as it is given, in people’s own words: anybody who sees the record knows it, and it may name them.</source>
        <translation>Jibu hurekodiwa kama lilivyotolewa, kwa maneno ya watu wenyewe: yeyote anayeona rekodi analijua, na linaweza kuwataja.</translation>
    </message>
    <message>
        <source>Someone who gave “{answer}” a chance of {prior} beforehand would, after seeing the record, give it between {low} and {high}.</source>
        <translation>Mtu aliyeipa “{answer}” uwezekano wa {prior} hapo awali angeipa, baada ya kuona rekodi, kati ya {low} na {high}.</translation>
    </message>
    <message>
        <source>Someone who gave any one answer a chance of {prior} beforehand would, after seeing the record, give it between {low} and {high}.</source>
        <translation>Mtu aliyelipa jibu lolote uwezekano wa {prior} hapo awali angelipa, baada ya kuona rekodi, kati ya {low} na {high}.</translation>
    </message>
    <message>
        <source>Someone who gave “{answer}” a chance of {prior} beforehand would, after seeing the record, give it at most {high}; but some reports rule it out.</source>
        <translation>Mtu aliyeipa “{answer}” uwezekano wa {prior} hapo awali angeipa, baada ya kuona rekodi, si zaidi ya {high}; lakini baadhi ya ripoti huiondoa kabisa.</translation>
    </message>
    <message>
        <source>Someone who gave any one answer a chance of {prior} beforehand would, after seeing the record, give it at most {high}; but some reports rule answers out.</source>
        <translation>Mtu aliyelipa jibu lolote uwezekano wa {prior} hapo awali angelipa, baada ya kuona rekodi, si zaidi ya {high}; lakini baadhi ya ripoti huondoa majibu.</translation>
    </message>
    <message>
        <source>In the worst case a report leaves no doubt that the answer is “{answer}”, whatever somebody thought before.</source>
        <translation>Katika hali mbaya zaidi ripoti haiachi shaka yoyote kuhusu “{answer}”, chochote mtu alichodhani kabla.</translation>
    </message>
    <message>
        <source>No limit is known: it depends on how likely the numbers are as answers to the harmless question.</source>
        <translation>Hakuna kikomo kinachojulikana: inategemea uwezekano wa namba kuwa majibu ya swali lisilo nyeti.</translation>
    </message>
    <message>
        <source>{share} of the respondents, chosen at random, are asked directly: their answers are known.</source>
        <translation>{share} ya wahojiwa, waliochaguliwa kwa sarafu, wanaulizwa moja kwa moja: majibu yao yanajulikana.</translation>
    </message>
    <message>
        <source>No question has coins: anybody who sees a record knows every answer.</source>
        <translation>Hakuna swali lenye sarafu: anayeona rekodi anajua kila jibu.</translation>
    </message>
    <message>
        <source>All randomized questions together, at worst: someone who gave a fact a chance of {prior} beforehand would, after seeing the whole record, give it at most {high}.</source>
        <translation>Maswali yote yaliyobahatishwa kwa pamoja, katika hali mbaya zaidi: mtu aliyelipa jambo uwezekano wa {prior} hapo awali angelipa, baada ya kuona rekodi nzima, si zaidi ya {high}.</translation>
    </message>
    <message>
        <source>All randomized questions of all {waves} waves together, at worst: someone who gave a fact a chance of {prior} beforehand and can link the records of one person would then give it at most {high}.</source>
        <translation>Maswali yote yaliyobahatishwa ya mawimbi yote {waves} kwa pamoja, katika hali mbaya zaidi: mtu aliyelipa jambo uwezekano wa {prior} hapo awali na anayeweza kuunganisha rekodi za mtu mmoja angelipa hapo si zaidi ya {high}.</translation>
    </message>
    <message>
        <source>All randomized questions together have no known limit: at least one of them can rule an answer out, or what it reveals is not known.</source>
        <translation>Maswali yote yenye unasibu kwa pamoja hayana kikomo kinachojulikana: angalau moja lao linaweza kuondoa jibu kabisa, au hakuna anayeweza kusema linafichua kiasi gani.</translation>
    </message>
    <message>
        <source>No tally counts this question, so nothing of its answers is kept.</source>
        <translation>Hakuna hesabu inayolihesabu swali hili, kwa hiyo hakuna kinachohifadhiwa cha majibu yake.</translation>
    </message>
    <message>
        <source>The answer is counted as it is given, in totals: who is alone in a cell of an opened total can be known by it.</source>
        <translation>Jibu huhesabiwa kama lilivyotolewa, katika jumla: aliye peke yake kwenye seli ya jumla iliyofunguliwa anaweza kujulikana kwalo.</translation>
    </message>
    <message>
        <source>Someone who gave “{answer}” a chance of {prior} beforehand would, even after seeing what was counted of this person, give it between {low} and {high}.</source>
        <translation>Mtu aliyeipa “{answer}” uwezekano wa {prior} hapo awali angeipa, hata baada ya kuona kilichohesabiwa kumhusu mtu huyo, kati ya {low} na {high}.</translation>
    </message>
    <message>
        <source>Someone who gave any one answer a chance of {prior} beforehand would, even after seeing what was counted of this person, give it between {low} and {high}.</source>
        <translation>Mtu aliyelipa jibu lolote uwezekano wa {prior} hapo awali angelipa, hata baada ya kuona kilichohesabiwa kumhusu mtu huyo, kati ya {low} na {high}.</translation>
    </message>
    <message>
        <source>Someone who gave “{answer}” a chance of {prior} beforehand would, even after seeing what was counted of this person, give it at most {high}; but some reports rule it out.</source>
        <translation>Mtu aliyeipa “{answer}” uwezekano wa {prior} hapo awali angeipa, hata baada ya kuona kilichohesabiwa kumhusu mtu huyo, si zaidi ya {high}; lakini baadhi ya ripoti huiondoa kabisa.</translation>
    </message>
    <message>
        <source>Someone who gave any one answer a chance of {prior} beforehand would, even after seeing what was counted of this person, give it at most {high}; but some reports rule answers out.</source>
        <translation>Mtu aliyelipa jibu lolote uwezekano wa {prior} hapo awali angelipa, hata baada ya kuona kilichohesabiwa kumhusu mtu huyo, si zaidi ya {high}; lakini baadhi ya ripoti huondoa majibu.</translation>
    </message>
    <message>
        <source>“{report}” is never counted for “{answer}”: it rules that answer out.</source>
        <translation>“{report}” kamwe haihesabiwi kwa “{answer}”: inaliondoa jibu hilo kabisa.</translation>
    </message>
    <message>
        <source>{share} of the respondents, chosen at random, are asked directly: their answers are counted as they are.</source>
        <translation>{share} ya wahojiwa, waliochaguliwa kwa bahati nasibu, wanaulizwa moja kwa moja: majibu yao huhesabiwa kama yalivyo.</translation>
    </message>
    <message>
        <source>No question has coins: what is counted of a person is what the person answered.</source>
        <translation>Hakuna swali lenye sarafu: kinachohesabiwa cha mtu ndicho alichojibu.</translation>
    </message>
    <message>
        <source>All randomized questions together, at worst: someone who gave a fact a chance of {prior} beforehand would, even after seeing all that was counted of this person, give it at most {high}.</source>
        <translation>Maswali yote yaliyobahatishwa kwa pamoja, katika hali mbaya zaidi: mtu aliyelipa jambo uwezekano wa {prior} hapo awali angelipa, hata baada ya kuona yote yaliyohesabiwa kumhusu mtu huyo, si zaidi ya {high}.</translation>
    </message>
    <message>
        <source>All randomized questions of all {waves} waves together, at worst: someone who gave a fact a chance of {prior} beforehand and saw all that was counted of one person would then give it at most {high}.</source>
        <translation>Maswali yote yaliyobahatishwa ya mawimbi yote {waves} kwa pamoja, katika hali mbaya zaidi: mtu aliyelipa jambo uwezekano wa {prior} hapo awali na aliyeona yote yaliyohesabiwa kumhusu mtu mmoja angelipa hapo si zaidi ya {high}.</translation>
    </message>
    <message>
        <source>Some reports rule answers out, so in the worst case one answer is left.</source>
        <translation>Baadhi ya ripoti zinaondoa majibu kabisa, kwa hiyo katika hali mbaya zaidi linabaki jibu moja.</translation>
    </message>
    <message>
        <source>“{report}” is never recorded for “{answer}”: it rules that answer out.</source>
        <translation>“{report}” kamwe hairekodiwi kwa “{answer}”: inaliondoa jibu hilo kabisa.</translation>
    </message>
    <message>
        <source>Nothing to do.</source>
        <translation>Hakuna cha kufanya.</translation>
    </message>
    <message>
        <source>Do not use the estimate. The instruction was not followed, or the coins are not those of the survey: try the instruction on a few people, and look at the kiosks one by one.</source>
        <translation>Usitumie kadirio. Maelekezo hayakufuatwa, au sarafu si zile za utafiti: jaribu maelekezo kwa watu wachache, na uangalie vioski kimoja kimoja.</translation>
    </message>
    <message>
        <source>Nothing in these {interviews} interviews looks wrong, but forged reports and copied interviews would not be found at every kiosk, however many there are.</source>
        <translation>Hakuna kinachoonekana kuwa na kosa katika mahojiano haya {interviews}, lakini ripoti za kughushi na mahojiano yaliyonakiliwa hayangegunduliwa katika kila kioski, hata yawe mengi kiasi gani.</translation>
    </message>
    <message>
        <source>No kiosk could be compared with another, so neither forged reports nor copied interviews would be found.</source>
        <translation>Hakuna kioski kilichoweza kulinganishwa na kingine, kwa hiyo ripoti za kughushi wala mahojiano yaliyonakiliwa hayangegunduliwa.</translation>
    </message>
    <message>
        <source>Smaller shares need other means: compare the number of interviews with attendance lists, let a second surveyor ask some people again, and see who held the interviews.</source>
        <translation>Sehemu ndogo zaidi zinahitaji njia nyingine: linganisha idadi ya mahojiano na orodha za mahudhurio, mtafiti wa pili awaulize baadhi ya watu tena, na angalia nani aliyefanya mahojiano.</translation>
    </message>
    <message>
        <source>At {count} of {kiosks} kiosks copied interviews would not be found: two people&apos;s records are too often the same by chance.</source>
        <translation>Katika vioski {count} kati ya {kiosks} mahojiano yaliyonakiliwa hayangegunduliwa: rekodi za watu wawili hufanana mno kwa bahati.</translation>
    </message>
    <message>
        <source>Copied or invented interviews look like this. Compare the number of interviews with the attendance list, and ask who held them.</source>
        <translation>Mahojiano yaliyonakiliwa au kubuniwa huonekana hivi. Linganisha idadi ya mahojiano na orodha ya mahudhurio, na uulize nani aliyaendesha.</translation>
    </message>
    <message>
        <source>At kiosk {kiosk} {share} of {n} interviews were broken off or timed out, at the others {expected} (p = {p_value}).</source>
        <translation>Katika kioski {kiosk} {share} ya mahojiano {n} yaliachwa katikati au yaliishiwa na muda, katika vingine {expected} (p = {p_value}).</translation>
    </message>
    <message>
        <source>At kiosk {kiosk} {question} was not answered in {share} of {n} interviews, at the others in {expected} (p = {p_value}).</source>
        <translation>Katika kioski {kiosk} {question} halikujibiwa katika {share} ya mahojiano {n}, katika vingine {expected} (p = {p_value}).</translation>
    </message>
    <message>
        <source>{question}: {share} say yes with coins and {expected} when asked directly; the two do not agree (p = {p_value}).</source>
        <translation>{question}: {share} wanasema ndiyo kwa sarafu na {expected} wanapoulizwa moja kwa moja; hizi mbili hazikubaliani (p = {p_value}).</translation>
    </message>
    <message>
        <source>{question}: the reports contradict that {report} (p = {p_value}).</source>
        <translation>{question}: ripoti zinapingana na kwamba {report} (p = {p_value}).</translation>
    </message>
    <message>
        <source>The control {question} has “{report}” in {share} of {n} reports, and {expected} if everybody follows the instruction (p = {p_value}).</source>
        <translation>Swali la udhibiti {question} lina “{report}” katika {share} ya ripoti {n}, na {expected} ikiwa kila mtu anafuata maelekezo (p = {p_value}).</translation>
    </message>
    <message>
        <source>{count} interviews have a random id that is also in another kiosk&apos;s file. Chance never does that.</source>
        <translation>Mahojiano {count} yana kitambulisho cha nasibu kilichopo pia katika faili la kioski kingine. Bahati kamwe haifanyi hivyo.</translation>
    </message>
    <message>
        <source>One kiosk&apos;s store was copied to another, or a file was made by hand. Find out which kiosk held the interviews, and leave the other&apos;s files out.</source>
        <translation>Hifadhi ya kioski kimoja ilinakiliwa kwenye kingine, au faili lilitengenezwa kwa mkono. Tafuta ni kioski kipi kilichofanya mahojiano, na uache mafaili ya kile kingine.</translation>
    </message>
    <message>
        <source>An old copy of the kiosk&apos;s file was put back, or interviews were taken out. Ask who had the kiosk in between. The interviews of both exports are counted.</source>
        <translation>Nakala ya zamani ya faili la kioski ilirudishwa, au mahojiano yaliondolewa. Uliza nani alikuwa na kioski katikati. Mahojiano ya usafirishaji wote wawili yanahesabiwa.</translation>
    </message>
    <message>
        <source>Kiosk {kiosk} has two different exports under one number: export {export} of batch {batch}.</source>
        <translation>Kioski {kiosk} kina usafirishaji miwili tofauti wenye namba moja: usafirishaji {export} wa fungu {batch}.</translation>
    </message>
    <message>
        <source>{question} was not answered in {missing} of {asked} interviews ({share}).</source>
        <translation>{question} halikujibiwa katika mahojiano {missing} kati ya {asked} ({share}).</translation>
    </message>
    <message>
        <source>At most {share} of those who were asked a question did not answer it ({question}).</source>
        <translation>Kwa zaidi {share} ya walioulizwa swali hawakulijibu ({question}).</translation>
    </message>
    <message>
        <source>Everybody answered every question that was asked.</source>
        <translation>Kila mtu alijibu kila swali lililoulizwa.</translation>
    </message>
    <message>
        <source>{interviews} rows of tables.</source>
        <translation>Safu mlalo {interviews} za majedwali.</translation>
    </message>
    <message>
        <source>{interviews} interviews from {kiosks} kiosks, each counted once.</source>
        <translation>Mahojiano {interviews} kutoka vioski {kiosks}, kila moja limehesabiwa mara moja.</translation>
    </message>
    <message>
        <source>{interviews} interviews from one kiosk, each counted once.</source>
        <translation>Mahojiano {interviews} kutoka kioski kimoja, kila moja likihesabiwa mara moja.</translation>
    </message>
    <message>
        <source>{stopped} interviews ({share} of those begun) were broken off or timed out.</source>
        <translation>Mahojiano {stopped} ({share} ya yaliyoanzishwa) yaliachwa katikati au yaliishiwa na muda.</translation>
    </message>
    <message>
        <source>One record moves an estimate by at most {influence} percentage points ({question}: {answer}).</source>
        <translation>Rekodi moja inasogeza kadirio kwa pointi za asilimia {influence} kwa zaidi ({question}: {answer}).</translation>
    </message>
    <message>
        <source>No kiosk&apos;s reports differ from the others&apos; by more than chance (comparisons: {count}).</source>
        <translation>Hakuna kioski ambacho ripoti zake zinatofautiana na za vingine kuliko bahati (ulinganisho {count}).</translation>
    </message>
    <message>
        <source>All reports lie in the feasible range of their designs (questions: {count}).</source>
        <translation>Ripoti zote ziko katika wigo unaowezekana wa miundo yao (maswali {count}).</translation>
    </message>
    <message>
        <source>No kiosk repeats records more often than chance (kiosks: {count}).</source>
        <translation>Hakuna kioski kinachorudia rekodi kuliko bahati (vioski: {count}).</translation>
    </message>
    <message>
        <source>Answers with coins agree with those of people asked directly (questions: {count}).</source>
        <translation>Majibu yenye sarafu yanakubaliana na ya watu walioulizwa moja kwa moja (maswali {count}).</translation>
    </message>
    <message>
        <source>Do not use these estimates yet. Findings in {interviews} interviews that need an explanation: {act}; that need checking: {look}.</source>
        <translation>Usitumie makadirio haya bado. Matokeo ya ukaguzi katika mahojiano {interviews} yanayohitaji maelezo: {act}; yanayohitaji kuangaliwa: {look}.</translation>
    </message>
    <message>
        <source>Nothing in these {interviews} interviews is impossible. Findings that need checking: {look}.</source>
        <translation>Hakuna kisichowezekana katika mahojiano haya {interviews}. Matokeo ya ukaguzi yanayohitaji kuangaliwa: {look}.</translation>
    </message>
    <message>
        <source>Nothing in these {interviews} interviews looks wrong. The tests would probably (80 %) have found forged reports if they were {forged} or more of a kiosk&apos;s reports to one question, and copied interviews if they were {copied} or more of a kiosk&apos;s interviews; smaller numbers may have gone unnoticed.</source>
        <translation>Hakuna kinachoonekana kuwa na kosa katika mahojiano haya {interviews}. Kwa uwezekano wa 80 % vipimo vingegundua ripoti za kughushi kuanzia {forged} ya ripoti za kioski kwa swali moja, na mahojiano yaliyonakiliwa kuanzia {copied} ya mahojiano ya kioski; huenda yapo machache zaidi.</translation>
    </message>
    <message>
        <source>Nothing in these {interviews} interviews looks wrong. The tests would probably (80 %) have found forged reports if they were {forged} or more of a kiosk&apos;s reports to one question; they would not find copied interviews at every kiosk.</source>
        <translation>Hakuna kinachoonekana kuwa na kosa katika mahojiano haya {interviews}. Kwa uwezekano wa 80 % vipimo vingegundua ripoti za kughushi kuanzia {forged} ya ripoti za kioski kwa swali moja; mahojiano yaliyonakiliwa havingeyagundua katika kila kioski.</translation>
    </message>
    <message>
        <source>Nothing in these {interviews} interviews looks wrong. The tests would probably (80 %) have found copied interviews if they were {copied} or more of a kiosk&apos;s interviews; they would not find forged reports at every kiosk.</source>
        <translation>Hakuna kinachoonekana kuwa na kosa katika mahojiano haya {interviews}. Kwa uwezekano wa 80 % vipimo vingegundua mahojiano yaliyonakiliwa kuanzia {copied} ya mahojiano ya kioski; ripoti za kughushi havingezigundua katika kila kioski.</translation>
    </message>
    <message>
        <source>Nothing in these {interviews} interviews looks wrong, but forged or copied interviews would not be found: no kiosk could be compared with another.</source>
        <translation>Hakuna kinachoonekana kuwa na kosa katika mahojiano haya {interviews}, lakini mahojiano ya kughushi au yaliyonakiliwa yasingegunduliwa: hakuna kioski kilichoweza kulinganishwa na kingine.</translation>
    </message>
    <message>
        <source>The tests would probably (80 %) have found forged reports if they were {low} (kiosk {first}) to {high} (kiosk {last}, {question}) or more of a kiosk&apos;s reports to one question; smaller numbers may have gone unnoticed.</source>
        <translation>Ripoti za kughushi zingegunduliwa, kwa uwezekano wa 80 %, kuanzia {low} (kioski {first}) hadi {high} (kioski {last}, {question}) ya ripoti za kioski kwa swali moja; huenda zipo chache zaidi.</translation>
    </message>
    <message>
        <source>At {count} of {kiosks} kiosks forged reports to some question would not be found, however many there are.</source>
        <translation>Katika vioski {count} kati ya {kiosks} ripoti za kughushi kwa swali fulani hazingegunduliwa, hata ziwe nyingi kiasi gani.</translation>
    </message>
    <message>
        <source>The tests would probably (80 %) have found copied interviews under new ids if they were {low} (kiosk {first}) to {high} (kiosk {last}) or more of a kiosk&apos;s interviews; smaller numbers may have gone unnoticed.</source>
        <translation>Mahojiano yaliyonakiliwa kwa vitambulisho vipya yangegunduliwa, kwa uwezekano wa 80 %, kuanzia {low} (kioski {first}) hadi {high} (kioski {last}) ya mahojiano ya kioski; huenda yapo machache zaidi.</translation>
    </message>
    <message>
        <source>{question}: {count} of {kiosks} kiosks differ from the rest by more than chance. Either the places differ, or something is wrong with many kiosks.</source>
        <translation>{question}: vioski {count} kati ya {kiosks} vinatofautiana na vingine kuliko bahati. Mahali panatofautiana, au kuna tatizo na vioski vingi.</translation>
    </message>
    <message>
        <source>If the places differ, this is to be expected. Compare within groups of a direct question that distinguishes them, and do not blame any one kiosk for this alone.</source>
        <translation>Pale mahali panapotofautiana hivi ndivyo inavyopaswa kuwa. Linganisha ndani ya makundi ya swali la moja kwa moja linaloyatofautisha, na usihesabu kioski chochote kuwa na kasoro kwa hili peke yake.</translation>
    </message>
    <message>
        <source>Kiosk {kiosk} recorded “{report}” for {question} in {share} of {n} reports, comparable kiosks in {expected}. Chance alone hardly explains that (p = {p_value}, all tests together).</source>
        <translation>Kioski {kiosk} kilirekodi “{report}” kwa {question} katika {share} ya ripoti {n}, vioski vinavyolingana katika {expected}. Bahati peke yake ni vigumu kuleta hilo (p = {p_value}, majaribio yote pamoja).</translation>
    </message>
    <message>
        <source>Kiosk {kiosk} differs from comparable kiosks in {questions}, most in {question}: “{report}” in {share} and not in {expected}. Chance alone hardly explains that.</source>
        <translation>Kioski {kiosk} kinatofautiana na vioski vinavyolingana katika {questions}, zaidi katika {question}: “{report}” katika {share} na si katika {expected}. Bahati peke yake ni vigumu kuleta hilo.</translation>
    </message>
    <message>
        <source>The people at its location may differ: compare within groups of a direct question. If nothing explains it, ask how the interviews were held and check the kiosk&apos;s coins.</source>
        <translation>Watu wanaweza kuwa tofauti pale kilipo: linganisha ndani ya makundi ya swali la moja kwa moja. Kama hakuna kinachoeleza, uliza mahojiano yalifanyikaje na ukague sarafu za kioski.</translation>
    </message>
    <message>
        <source>Kiosk {kiosk} recorded “{report}” for {question} in {share} of {n} reports. Whatever people answer, the design cannot lead to a share beyond {expected} (p = {p_value}).</source>
        <translation>Kioski {kiosk} kilirekodi “{report}” kwa {question} katika {share} ya ripoti {n}, na watu wajibu vyovyote, muundo hauleti sehemu yoyote nje ya {expected} (p = {p_value}).</translation>
    </message>
    <message>
        <source>No difference between places explains this. Leave the kiosk out until it is explained: check its coins, its program, and who touched it and how.</source>
        <translation>Hakuna tofauti ya mahali inayoeleza hili. Acha kioski hadi lielezwe: sarafu zake, programu yake, au nani alikigusa na vipi.</translation>
    </message>
    <message>
        <source>All kiosks together recorded “{report}” for {question} in {share} of {n} reports. Whatever people answer, the design cannot lead to a share beyond {expected} (p = {p_value}).</source>
        <translation>Vioski vyote pamoja vilirekodi “{report}” kwa {question} katika {share} ya ripoti {n}, na watu wajibu vyovyote, muundo hauleti sehemu yoyote nje ya {expected} (p = {p_value}).</translation>
    </message>
    <message>
        <source>Kiosk {kiosk} has {pairs} pairs of identical interviews; chance makes about {by_chance}, and hardly ever so many of the rare ones (p = {p_value}).</source>
        <translation>Kioski {kiosk} kina jozi {pairs} za mahojiano yaliyorekodiwa sawasawa; bahati huleta kama {by_chance}, na ni nadra kuleta nyingi hivyo za yale yasiyo ya kawaida (p = {p_value}).</translation>
    </message>
    <message>
        <source>Ask the surveyor what happens there: no quiet place, a missing language, people who are pressed to take part. People who leave may be different from those who stay.</source>
        <translation>Muulize mtafiti nini kinatokea hapo: hakuna mahali patulivu, lugha inakosekana, watu wanashinikizwa kushiriki. Anayeondoka anaweza kuwa tofauti na anayebaki.</translation>
    </message>
    <message>
        <source>Ask how the question is introduced there. People who skip it may be different from those who answer it.</source>
        <translation>Uliza swali linatambulishwaje hapo. Anayeliruka anaweza kuwa tofauti na anayelijibu.</translation>
    </message>
    <message>
        <source>More “yes” with coins is what one hopes for if people are ashamed of a yes. Less with coins means that the instruction was not followed or that the coins are not right: check both before you use the estimate.</source>
        <translation>Zaidi kwa sarafu ndicho kinachotarajiwa pale watu wanapoona haya kusema ndiyo. Kidogo zaidi kwa sarafu kunaonyesha kuwa maelekezo hayakufuatwa au sarafu si sahihi: kagua yote mawili kabla ya kutumia kadirio.</translation>
    </message>
    <message>
        <source>Some people do not follow the instruction as the design assumes. Read their shares next to the answers in the estimates, and report them with the result.</source>
        <translation>Baadhi ya watu hawafuati maelekezo kama muundo unavyodhania. Tumia sehemu zilizo kando ya majibu katika ukurasa wa makadirio, na uzitaje pamoja na matokeo.</translation>
    </message>
    <message>
        <source>Some people touch any button. Use the estimates that are corrected by the control, and explain the instruction better in the next interviews.</source>
        <translation>Baadhi ya watu wanagusa chochote. Tumia makadirio yaliyosahihishwa kwa swali la udhibiti, na ueleze maelekezo vizuri zaidi katika mahojiano yajayo.</translation>
    </message>
    <message>
        <source>Export {later} of kiosk {kiosk} (batch {batch}) lacks interviews that its export {earlier} contains: {missing}.</source>
        <translation>Usafirishaji {later} wa kioski {kiosk} (fungu {batch}) hauna mahojiano yaliyomo katika usafirishaji wake {earlier}: {missing}.</translation>
    </message>
    <message>
        <source>The kiosk&apos;s folder was copied to a second device or restored from an old copy. Find out which devices asked people under this name, and what each of them has recorded.</source>
        <translation>Folda ya kioski ilinakiliwa kwenye kifaa cha pili au ilirudishwa nyuma. Chunguza ni vifaa vipi vilivyouliza watu kwa jina hili, na kila kimoja kimerekodi nini.</translation>
    </message>
    <message>
        <source>The estimate describes those who answer. Say so when you report it, or ask why people skip the question.</source>
        <translation>Kadirio linawakilisha wale wanaojibu. Sema hivyo pamoja nalo, au uliza kwa nini watu wanaliruka swali.</translation>
    </message>
    <message>
        <source>Totals of {interviews} interviews, opened by trustees.</source>
        <translation>Jumla za mahojiano {interviews}, zilizofunguliwa na wadhamini.</translation>
    </message>
    <message>
        <source>Trustees opened all kiosks together, so kiosks and single interviews cannot be compared. Each kiosk&apos;s number of interviews is in its file.</source>
        <translation>Wadhamini walifungua vioski vyote pamoja, kwa hiyo vioski na mahojiano moja moja haviwezi kulinganishwa. Idadi ya mahojiano ya kila kioski imo katika faili yake.</translation>
    </message>
    <message>
        <source>Tables do not say which kiosk a row comes from, so nothing could be compared between kiosks.</source>
        <translation>Majedwali hayataji vioski, kwa hiyo hakuna kilichoweza kulinganishwa kati yao.</translation>
    </message>
    <message>
        <source>{interviews} interviews from {kiosks} kiosks; {again} of them are in several files, and each is counted once.</source>
        <translation>Mahojiano {interviews} kutoka vioski {kiosks}; mafaili yanaleta {again} kati yao tena, na kila moja linahesabiwa mara moja.</translation>
    </message>
    <message>
        <source>{interviews} interviews from one kiosk; {again} of them are in several files, and each is counted once.</source>
        <translation>Mahojiano {interviews} kutoka kioski kimoja; mafaili yanaleta {again} kati yao tena, na kila moja huhesabiwa mara moja.</translation>
    </message>
    <message>
        <source>Compare the number of interviews of each kiosk with the attendance list: no time or order is recorded that would reveal invented interviews.</source>
        <translation>Linganisha idadi ya kila kioski na orodha ya mahudhurio: hakuna saa wala mpangilio unaorekodiwa ambao ungeonyesha mahojiano ya kubuni.</translation>
    </message>
    <message>
        <source>Report the number with the results.</source>
        <translation>Taja idadi hii pamoja na matokeo.</translation>
    </message>
    <message>
        <source>If that is too much, you need more interviews, or a design with weaker coins.</source>
        <translation>Ikiwa hiyo ni nyingi, mahojiano zaidi yanahitajika, au muundo wenye sarafu dhaifu zaidi.</translation>
    </message>
    <message>
        <source>If up to {forged} of the {n} reports were forged, “{question}: {answer}” ({estimate}) could really be from {low} to {high}.</source>
        <translation>Kama hadi {forged} kati ya ripoti {n} zilighushiwa, {question}: {answer}, sasa {estimate}, inaweza kuwa kutoka {low} hadi {high}.</translation>
    </message>
    <message>
        <source>Ask whether your conclusion still holds at both ends; choose the number that you fear.</source>
        <translation>Jiulize kama hitimisho linasimama katika wigo wote; chagua idadi unayoihofia.</translation>
    </message>
    <message>
        <source>Every kiosk&apos;s reports can come from people&apos;s answers (tests: {count}).</source>
        <translation>Ripoti za kila kioski zinaweza kutokana na majibu ya watu (majaribio {count}).</translation>
    </message>
    <message>
        <source>Break-offs are equally frequent at all kiosks (kiosks: {count}).</source>
        <translation>Mahojiano yanaachwa katikati kwa kiasi sawa katika vioski vyote (vioski {count}).</translation>
    </message>
    <message>
        <source>Questions that may be skipped are skipped equally often at all kiosks (tests: {count}).</source>
        <translation>Maswali yanayoweza kurukwa yanarukwa kwa kiasi sawa katika vioski vyote (majaribio {count}).</translation>
    </message>
    <message>
        <source>Nothing contradicts the assumptions of the designs (tests: {count}).</source>
        <translation>Hakuna kinachopingana na kile ambacho miundo inadhania (majaribio {count}).</translation>
    </message>
    <message>
        <source>Control items are answered as if everybody followed the instruction (items: {count}).</source>
        <translation>Maswali ya udhibiti yanajibiwa kana kwamba kila mtu alifuata maelekezo (maswali {count}).</translation>
    </message>
    <message>
        <source>Exports compared</source>
        <translation>Usafirishaji uliolinganishwa</translation>
    </message>
    <message>
        <source>Kiosks compared</source>
        <translation>Vioski vikilinganishwa</translation>
    </message>
    <message>
        <source>Feasible range, by kiosk</source>
        <translation>Wigo unaowezekana, kwa kioski</translation>
    </message>
    <message>
        <source>Feasible range</source>
        <translation>Wigo unaowezekana</translation>
    </message>
    <message>
        <source>Repeated records</source>
        <translation>Rekodi zilizorudiwa</translation>
    </message>
    <message>
        <source>Break-offs</source>
        <translation>Mahojiano yaliyoachwa katikati</translation>
    </message>
    <message>
        <source>Missing, by kiosk</source>
        <translation>Yanayokosekana, kwa kioski</translation>
    </message>
    <message>
        <source>Coins and asked directly</source>
        <translation>Kwa sarafu na kwa kuuliza moja kwa moja</translation>
    </message>
    <message>
        <source>Test of the design</source>
        <translation>Jaribio la muundo</translation>
    </message>
    <message>
        <source>Control item</source>
        <translation>Swali la udhibiti</translation>
    </message>
    <message>
        <source>Copied interviews</source>
        <translation>Mahojiano yaliyonakiliwa</translation>
    </message>
    <message>
        <source>Missing answers</source>
        <translation>Majibu yanayokosekana</translation>
    </message>
    <message>
        <source>Interviews</source>
        <translation>Mahojiano</translation>
    </message>
    <message>
        <source>Weight of a record</source>
        <translation>Uzito wa rekodi</translation>
    </message>
    <message>
        <source>What would be found</source>
        <translation>Kile kingegunduliwa</translation>
    </message>
    <message>
        <source>Forged records</source>
        <translation>Rekodi za kughushi</translation>
    </message>
    <message>
        <source>Mid‑p</source>
        <translation>Mid‑p</translation>
    </message>
    <message>
        <source>Wilson</source>
        <translation>Wilson</translation>
    </message>
    <message>
        <source>Exact (Clopper–Pearson)</source>
        <translation>Kamili (Clopper–Pearson)</translation>
    </message>
    <message>
        <source>Likelihood ratio</source>
        <translation>Uwiano wa uwezekano (likelihood ratio)</translation>
    </message>
    <message>
        <source>Wald</source>
        <translation>Wald</translation>
    </message>
    <message>
        <source>Chebyshev</source>
        <translation>Chebyshev</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Ya kawaida (normal)</translation>
    </message>
    <message>
        <source>Exact binomial</source>
        <translation>Binomiali kamili</translation>
    </message>
    <message>
        <source>Always holds.</source>
        <translation>Inafaa daima.</translation>
    </message>
    <message>
        <source>The usual approximation.</source>
        <translation>Makadirio ya kawaida.</translation>
    </message>
    <message>
        <source>Computed, not approximated.</source>
        <translation>Imekokotolewa, si makadirio.</translation>
    </message>
    <message>
        <source>Sealed</source>
        <translation>Zimefungwa</translation>
    </message>
    <message>
        <source>The analyst with the key, or a court that takes it, sees: sealed, {sealed}; with tallies, {tallies}.</source>
        <translation>Mchambuzi mwenye ufunguo, au mahakama inayouchukua, huona: zilizofungwa, {sealed}; kwa hesabu, {tallies}.</translation>
    </message>
    <message>
        <source>Trustees who collude, as many as open a total, see: sealed, {sealed}; with tallies, {tallies}.</source>
        <translation>Wadhamini wanaokula njama, wengi kama wanaofungua jumla, huona: zilizofungwa, {sealed}; kwa hesabu, {tallies}.</translation>
    </message>
    <message>
        <source>A kiosk whose program was changed, and whoever watches the touch, see in both ways {seen}.</source>
        <translation>Kioski ambacho programu yake ilibadilishwa, na yeyote anayetazama mguso, huona kwa njia zote mbili {seen}.</translation>
    </message>
    <message>
        <source>ε is what one report gives away to whoever sees it; totals are exact, without noise.</source>
        <translation>ε ni kile ambacho ripoti moja humfichulia anayeiona; jumla ni kamili, bila kelele.</translation>
    </message>
    <message>
        <source>Guarded mid‑p</source>
        <translation>Mid‑p yenye ulinzi</translation>
    </message>
    <message>
        <source>Bayes, flat prior</source>
        <translation>Bayes, awali iliyo sawa (flat prior)</translation>
    </message>
    <message>
        <source>Bootstrap (BCa)</source>
        <translation>Bootstrap (BCa)</translation>
    </message>
    <message>
        <source>Student’s t</source>
        <translation>t ya Student</translation>
    </message>
    <message>
        <source>Hoeffding</source>
        <translation>Hoeffding</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Wastani</translation>
    </message>
    <message>
        <source>Mean of the harmless question</source>
        <translation>Wastani wa swali lisilo nyeti</translation>
    </message>
    <message>
        <source>{question} – {answer}</source>
        <translation>{question} – {answer}</translation>
    </message>
    <message>
        <source>No share can be below zero: chance does this when the true share is near zero, and it also happens when people do not follow the coins. The most likely possible share is {mle}.</source>
        <translation>Hakuna sehemu inayoweza kuwa chini ya sifuri: bahati hufanya hivi sehemu ya kweli ikiwa karibu na sifuri, na pia hutokea watu wasipofuata sarafu. Sehemu inayowezekana zaidi ni {mle}.</translation>
    </message>
    <message>
        <source>No share can be above 100 %: chance does this when the true share is near 100 %, and it also happens when people do not follow the coins. The most likely possible share is {mle}.</source>
        <translation>Hakuna sehemu inayoweza kuwa juu ya 100 %: bahati hufanya hivi sehemu ya kweli ikiwa karibu na 100 %, na pia hutokea watu wasipofuata sarafu. Sehemu inayowezekana zaidi ni {mle}.</translation>
    </message>
    <message>
        <source>How much of this uncertainty comes from the coins is not known here.</source>
        <translation>Haijulikani hapa ni kiasi gani cha kutokuwa na uhakika huku kinatokana na sarafu.</translation>
    </message>
    <message>
        <source>Nearly all of this uncertainty (of the variance) comes from the coins.</source>
        <translation>Karibu kutokuwa na uhakika huku kote (kwa variansi) kunatokana na sarafu.</translation>
    </message>
    <message>
        <source>{coins} of this uncertainty (of the variance) comes from the coins, the rest from asking a sample of people.</source>
        <translation>{coins} ya kutokuwa na uhakika huku (kwa variansi) kunatokana na sarafu, na kunakobaki na kuuliza sampuli ya watu.</translation>
    </message>
    <message>
        <source>With {interviews} interviews, 95 of 100 such surveys would have {level} intervals at most {width} percentage points wide for {question}: {answer}, the widest of all.</source>
        <translation>Kwa mahojiano {interviews}, tafiti 95 kati ya 100 kama hizi zingekuwa na vipindi vya {level} vyenye upana usiozidi pointi {width} za asilimia kwa {question}: {answer}, kipana kuliko vyote.</translation>
    </message>
    <message>
        <source>With {interviews} interviews, 95 of 100 such surveys would have a {level} interval at most {width} percentage points wide for {question}: {answer}; {covered} of 100 such intervals contain the true value.</source>
        <translation>Kwa mahojiano {interviews}, tafiti 95 kati ya 100 kama hizi zingekuwa na kipindi cha {level} chenye upana usiozidi pointi {width} za asilimia kwa {question}: {answer}; vipindi {covered} kati ya 100 kama hivyo vina thamani ya kweli.</translation>
    </message>
    <message>
        <source>With {interviews} interviews, 95 of 100 such surveys would have a {level} interval at most {width} wide for the mean of {question}; {covered} of 100 such intervals contain the true value.</source>
        <translation>Kwa mahojiano {interviews}, tafiti 95 kati ya 100 kama hizi zingekuwa na kipindi cha {level} chenye upana usiozidi {width} kwa wastani wa {question}; vipindi {covered} kati ya 100 kama hivyo vina thamani ya kweli.</translation>
    </message>
    <message>
        <source>With {interviews} interviews, {detected} of 100 such surveys would find that {question}: {answer} differs between {groups}, if the difference is {difference} percentage points.</source>
        <translation>Kwa mahojiano {interviews}, tafiti {detected} kati ya 100 kama hizi zingegundua kwamba {question}: {answer} inatofautiana kati ya {groups}, ikiwa tofauti ni pointi {difference} za asilimia.</translation>
    </message>
    <message>
        <source>With {interviews} interviews, {detected} of 100 such surveys would find that {question}: {answer} differs between {groups}, although it does not.</source>
        <translation>Kwa mahojiano {interviews}, tafiti {detected} kati ya 100 kama hizi zingegundua kwamba {question}: {answer} inatofautiana kati ya {groups}, ingawa haitofautiani.</translation>
    </message>
    <message>
        <source>Let the program choose</source>
        <translation>Acha programu ichague</translation>
    </message>
    <message>
        <source>Chosen by the program</source>
        <translation>Imechaguliwa na programu</translation>
    </message>
    <message>
        <source>Naive Bayes</source>
        <translation>Naive Bayes</translation>
    </message>
    <message>
        <source>Decision tree</source>
        <translation>Mti wa maamuzi</translation>
    </message>
    <message>
        <source>Forest of random trees</source>
        <translation>Msitu wa miti ya nasibu</translation>
    </message>
    <message>
        <source>If {share} of the respondents had touched any button at random, the estimate would be {estimate} (between {low} and {high}) instead of {plain}.</source>
        <translation>Kama {share} ya wahojiwa wangegusa kitufe chochote kwa bahati nasibu, makadirio yangekuwa {estimate} (kati ya {low} na {high}) badala ya {plain}.</translation>
    </message>
    <message>
        <source>If {share} of the respondents had protected themselves and given the safe answer whatever was true, the estimate would be {estimate} (between {low} and {high}) instead of {plain}.</source>
        <translation>Kama {share} ya wahojiwa wangejilinda na kutoa jibu salama bila kujali ukweli, makadirio yangekuwa {estimate} (kati ya {low} na {high}) badala ya {plain}.</translation>
    </message>
    <message>
        <source>there is no curve for safe answers, because it is not known which answer is safe; name the safe answer.</source>
        <translation>hakuna mchoro wa majibu salama, kwa sababu haijulikani jibu gani ni salama; taja jibu salama.</translation>
    </message>
    <message>
        <source>there is no sensitivity curve for the design {design}; it needs a design whose reports follow from the answer alone, in one sample.</source>
        <translation>hakuna mchoro wa usikivu kwa muundo {design}; unahitajika muundo ambao ripoti zake hutokana na jibu pekee, katika sampuli moja.</translation>
    </message>
    <message>
        <source>of 100 people whose recorded report is “{report}”, about {people} would truthfully answer “{answer}”; of 100 people altogether, about {all}.</source>
        <translation>kati ya watu 100 ambao ripoti yao iliyorekodiwa ni “{report}”, takriban {people} wangejibu kwa ukweli “{answer}”; kati ya watu 100 kwa jumla, takriban {all}.</translation>
    </message>
    <message>
        <source>what one report says about an answer is not computed for the design {design}; it needs a design whose reports can be listed and follow from the answer alone, in one sample.</source>
        <translation>kile ambacho ripoti moja inasema kuhusu jibu hakikokotolewi kwa muundo {design}; unahitajika muundo ambao ripoti zake zinaweza kuorodheshwa na hutokana na jibu pekee, katika sampuli moja.</translation>
    </message>
    <message>
        <source>The costs are not symmetric: from {first} to {second} it is {there}, and back {back}. Distances are from the first group to the second.</source>
        <translation>Gharama hazilingani pande zote: kutoka {first} hadi {second} ni {there}, na kurudi {back}. Umbali ni kutoka kundi la kwanza hadi la pili.</translation>
    </message>
    <message>
        <source>From {first} to {second} it costs {cost}, and {cheapest} by way of other answers; the cheapest way counts.</source>
        <translation>Kutoka {first} hadi {second} inagharimu {cost}, na {cheapest} kupitia majibu mengine; njia rahisi zaidi ndiyo inayohesabiwa.</translation>
    </message>
    <message>
        <source>the intervals have a joint confidence of {level}: each alone has {each}, by the joint normal distribution of the estimates (maximum of |t|).</source>
        <translation>vipindi vyote kwa pamoja vina uhakika wa {level}: kila kimoja peke yake kina {each}, kwa mgawanyo wa kawaida wa pamoja wa makadirio (upeo wa |t|).</translation>
    </message>
    <message>
        <source>the intervals have a joint confidence of at least {level}: each alone has {each}, by Šidák&apos;s bound.</source>
        <translation>vipindi vyote kwa pamoja vina uhakika wa angalau {level}: kila kimoja peke yake kina {each}, kwa kikomo cha Šidák.</translation>
    </message>
    <message>
        <source>The kiosk&apos;s coins, after the answer</source>
        <translation>Sarafu za kioski, baada ya jibu</translation>
    </message>
    <message>
        <source>Coins shown before the answer</source>
        <translation>Sarafu zinaonyeshwa kabla ya jibu</translation>
    </message>
    <message>
        <source>The respondent&apos;s own cards, dice or birthday</source>
        <translation>Karata, dadu au siku ya kuzaliwa ya mhojiwa mwenyewe</translation>
    </message>
    <message>
        <source>Asked elsewhere, by other means</source>
        <translation>Liliulizwa kwingine, kwa njia nyingine</translation>
    </message>
    <message>
        <source>In imported tables: asked elsewhere, by other means</source>
        <translation>Katika majedwali yaliyoingizwa: liliulizwa kwingine, kwa njia nyingine</translation>
    </message>
    <message>
        <source>Several designs by row</source>
        <translation>Miundo kadhaa kwa safu</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>imebaki</translation>
    </message>
    <message>
        <source>dropped</source>
        <translation>imeachwa</translation>
    </message>
    <message>
        <source>must change</source>
        <translation>lazima ibadilike</translation>
    </message>
    <message>
        <source>On the first screen</source>
        <translation>Kwenye skrini ya kwanza</translation>
    </message>
    <message>
        <source>Behind “Learn more”</source>
        <translation>Nyuma ya “Jua zaidi”</translation>
    </message>
    <message>
        <source>At questions that are asked directly: {questions}</source>
        <translation>Kwenye maswali ya moja kwa moja: {questions}</translation>
    </message>
    <message>
        <source>At questions that no total counts: {questions}</source>
        <translation>Kwenye maswali ambayo hakuna jumla inayoyahesabu: {questions}</translation>
    </message>
    <message>
        <source>What the surveyor says</source>
        <translation>Anachosema mtafiti</translation>
    </message>
    <message>
        <source>{numbers}: touch your own answer.</source>
        <translation>{numbers}: gusa jibu lako mwenyewe.</translation>
    </message>
    <message>
        <source>{numbers}: your own answer.</source>
        <translation>{numbers}: jibu lako mwenyewe.</translation>
    </message>
    <message>
        <source>{numbers}: “{label}”.</source>
        <translation>{numbers}: “{label}”.</translation>
    </message>
    <message>
        <source>{numbers}: touch “{label}”. The dice chose it, not you.</source>
        <translation>{numbers}: gusa “{label}”. Dadu zimelichagua, si wewe.</translation>
    </message>
    <message>
        <source>{numbers}: touch “{label}”. The die chose it, not you.</source>
        <translation>{numbers}: gusa “{label}”. Dadu imelichagua, si wewe.</translation>
    </message>
    <message>
        <source>{numbers}: touch “{label}”. The card chose it, not you.</source>
        <translation>{numbers}: gusa “{label}”. Karata imelichagua, si wewe.</translation>
    </message>
    <message>
        <source>{numbers}: touch “{label}”. The coins chose it, not you.</source>
        <translation>{numbers}: gusa “{label}”. Sarafu zimelichagua, si wewe.</translation>
    </message>
    <message>
        <source>{numbers}: answer question 1.</source>
        <translation>{numbers}: jibu swali la 1.</translation>
    </message>
    <message>
        <source>{numbers}: answer question 2.</source>
        <translation>{numbers}: jibu swali la 2.</translation>
    </message>
    <message>
        <source>Only you know which of the two questions you answer.</source>
        <translation>Ni wewe tu unayejua ni swali lipi kati ya mawili unalojibu.</translation>
    </message>
    <message>
        <source>Draw a card. Keep it hidden.</source>
        <translation>Chukua karata. Ifiche.</translation>
    </message>
    <message>
        <source>Heads first</source>
        <translation>Kichwa kwanza</translation>
    </message>
    <message>
        <source>Tails, then heads</source>
        <translation>Mwenge, kisha kichwa</translation>
    </message>
    <message>
        <source>Tails, then tails</source>
        <translation>Mwenge, kisha mwenge</translation>
    </message>
    <message>
        <source>Toss a coin, then toss it once more. Keep both hidden.</source>
        <translation>Rusha sarafu, kisha irushe tena. Ficha matokeo yote mawili.</translation>
    </message>
    <message>
        <source>Only you can choose “{label}”. So a recorded “{label}” is your own answer.</source>
        <translation>Ni wewe tu unayeweza kuchagua “{label}”. Kwa hiyo “{label}” iliyorekodiwa ni jibu lako mwenyewe.</translation>
    </message>
    <message>
        <source>Your own answer comes up in {count} of {of} cases.</source>
        <translation>Jibu lako mwenyewe hutokea mara {count} kati ya {of}.</translation>
    </message>
    <message>
        <source>Your own answer comes up in about {count} of {of} cases.</source>
        <translation>Jibu lako mwenyewe hutokea takriban mara {count} kati ya {of}.</translation>
    </message>
    <message>
        <source>Question 1 comes up in {count} of {of} cases.</source>
        <translation>Swali la 1 hutokea mara {count} kati ya {of}.</translation>
    </message>
    <message>
        <source>Question 1 comes up in about {count} of {of} cases.</source>
        <translation>Swali la 1 hutokea takriban mara {count} kati ya {of}.</translation>
    </message>
    <message>
        <source>Throw both dice and add them up. Keep them hidden.</source>
        <translation>Rusha dadu zote mbili na uzijumlishe. Zifiche.</translation>
    </message>
    <message>
        <source>Throw the die. Keep it hidden.</source>
        <translation>Rusha dadu. Ifiche.</translation>
    </message>
    <message>
        <source>Draw one of the cards 1 to {cards}. Keep it hidden.</source>
        <translation>Chukua moja ya karata 1 hadi {cards}. Ifiche.</translation>
    </message>
    <message>
        <source>{low} or {high}</source>
        <translation>{low} au {high}</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} hadi {high}</translation>
    </message>
    <message>
        <source>So a record proves nothing about you.</source>
        <translation>Kwa hiyo kilichorekodiwa hakithibitishi chochote kukuhusu.</translation>
    </message>
    <message>
        <source>The wheel never picks “{label}”. So a recorded “{label}” is your own answer.</source>
        <translation>Gurudumu halichagui kamwe “{label}”. Kwa hiyo “{label}” iliyorekodiwa ni jibu lako mwenyewe.</translation>
    </message>
    <message>
        <source>Spin the wheel first. Only you see it.</source>
        <translation>Zungusha gurudumu kwanza. Ni wewe tu unayeliona.</translation>
    </message>
    <message>
        <source>If the wheel answers for you, just go on.</source>
        <translation>Gurudumu likijibu kwa niaba yako, endelea tu.</translation>
    </message>
    <message>
        <source>Otherwise the wheel picks any answer.</source>
        <translation>Vinginevyo gurudumu linachagua jibu lolote.</translation>
    </message>
    <message>
        <source>In {count} of {of} spins the wheel asks for your own answer.</source>
        <translation>Katika mizunguko {count} kati ya {of} gurudumu linaomba jibu lako mwenyewe.</translation>
    </message>
    <message>
        <source>In about {count} of {of} spins the wheel asks for your own answer.</source>
        <translation>Katika mizunguko takriban {count} kati ya {of} gurudumu linaomba jibu lako mwenyewe.</translation>
    </message>
    <message>
        <source>In {count} of {of} spins your own answer is recorded.</source>
        <translation>Katika mizunguko {count} kati ya {of} jibu lako mwenyewe linarekodiwa.</translation>
    </message>
    <message>
        <source>In about {count} of {of} spins your own answer is recorded.</source>
        <translation>Katika mizunguko takriban {count} kati ya {of} jibu lako mwenyewe linarekodiwa.</translation>
    </message>
    <message>
        <source>Half of the time your own answer is recorded.</source>
        <translation>Nusu ya mara jibu lako mwenyewe linarekodiwa.</translation>
    </message>
    <message>
        <source>Half of the time the wheel asks for your own answer.</source>
        <translation>Nusu ya mara gurudumu linaomba jibu lako mwenyewe.</translation>
    </message>
    <message>
        <source>In {count} of {of} spins the wheel answers “{label}”.</source>
        <translation>Katika mizunguko {count} kati ya {of} gurudumu linajibu “{label}”.</translation>
    </message>
    <message>
        <source>In about {count} of {of} spins the wheel answers “{label}”.</source>
        <translation>Katika mizunguko takriban {count} kati ya {of} gurudumu linajibu “{label}”.</translation>
    </message>
    <message>
        <source>With {design} every report is one of two numbers. They show the mean, but not how the answers spread around it.</source>
        <translation>Kwa {design} kila jibu lililorekodiwa ni moja ya namba mbili. Zinaonyesha wastani, lakini si jinsi majibu yanavyotawanyika kuuzunguka.</translation>
    </message>
    <message>
        <source>The question does not say which answers are possible, so only the mean and the standard deviation can be known.</source>
        <translation>Swali halisemi ni majibu gani yanawezekana, kwa hiyo ni wastani na mchepuko sanifu tu vinavyoweza kujulikana.</translation>
    </message>
    <message>
        <source>The noise is undone answer by answer, for at most {most} possible answers. This question has {answers}.</source>
        <translation>Kelele huondolewa jibu kwa jibu, kwa majibu yasiyozidi {most}. Swali hili lina {answers}.</translation>
    </message>
    <message>
        <source>With {design} different distributions of answers lead to the same reports, so only the mean and the standard deviation can be known.</source>
        <translation>Kwa {design} mitawanyiko tofauti ya majibu huleta rekodi zilezile, kwa hiyo ni wastani na mchepuko sanifu tu vinavyoweza kujulikana.</translation>
    </message>
    <message>
        <source>One report shows no spread.</source>
        <translation>Rekodi moja haionyeshi mtawanyiko wowote.</translation>
    </message>
    <message>
        <source>The reports spread no wider than the coins alone would make them, so the standard deviation of the answers is shown as 0. It is anywhere below the upper end of its interval.</source>
        <translation>Rekodi hazitofautiani zaidi ya vile sarafu pekee zingezifanya, kwa hiyo mchepuko sanifu wa majibu unaonyeshwa kuwa 0. Uko mahali popote chini ya ncha ya juu ya kipindi chake.</translation>
    </message>
    <message>
        <source>{n} respondent</source>
        <translation>mhojiwa {n}</translation>
    </message>
    <message>
        <source>{n} respondents</source>
        <translation>wahojiwa {n}</translation>
    </message>
    <message>
        <source>If the answers to “{first}” and “{second}” did not depend on each other, reports that show as strong a relation as these would have a probability of {p}.</source>
        <translation>Kama majibu ya “{first}” na “{second}” yasingetegemeana, ripoti zinazoonyesha uhusiano wenye nguvu kama huu zingekuwa na uwezekano wa {p}.</translation>
    </message>
    <message>
        <source>Cramér&apos;s V, from 0 for no relation to 1 for a perfect one, is about {v}; noise alone would give {noise}.</source>
        <translation>V ya Cramér, kutoka 0 (hakuna uhusiano) hadi 1 (uhusiano kamili), ni karibu {v}; kelele pekee ingetoa {noise}.</translation>
    </message>
    <message>
        <source>Among those with “{given}”, about {share} have “{answer}”; the {level} interval is {low} to {high}.</source>
        <translation>Kati ya wenye “{given}”, karibu {share} wana “{answer}”; kipindi cha {level} ni {low} hadi {high}.</translation>
    </message>
    <message>
        <source>Nobody is known to have “{given}”.</source>
        <translation>Hakuna anayejulikana kuwa na “{given}”.</translation>
    </message>
    <message>
        <source>Intercept: {where}, the odds of the answer are about {ratio}.</source>
        <translation>Kisinge: {where}, odds za jibu ni takriban {ratio}.</translation>
    </message>
    <message>
        <source>Intercept: {where}, the mean answer is about {estimate}.</source>
        <translation>Kisinge: {where}, wastani wa jibu ni takriban {estimate}.</translation>
    </message>
    <message>
        <source>If all {n} people had answered “{answer}” to “{question}” and all else stayed the same, the model expects about {estimate} of them to have the answer “{outcome}” ({level} CI {low} to {high}).</source>
        <translation>Kama watu wote {n} wangejibu “{answer}” kwa “{question}” na mengine yote yakawa kama yalivyo, modeli inatarajia takriban {estimate} yao wawe na jibu “{outcome}”; kwa kiwango cha kujiamini cha {level} {low} hadi {high}.</translation>
    </message>
    <message>
        <source>Intercept: {where}, the {link} of the share of “yes” is about {estimate}.</source>
        <translation>Kisinge: {where}, {link} ya sehemu ya “ndiyo” ni takriban {estimate}.</translation>
    </message>
    <message>
        <source>without predictors</source>
        <translation>bila vigeu elezi</translation>
    </message>
    <message>
        <source>with all predictors at their reference</source>
        <translation>pale vigeu elezi vyote vilipo kwenye rejeleo lake</translation>
    </message>
    <message>
        <source>with all predictors at 0</source>
        <translation>pale vigeu elezi vyote vilipo 0</translation>
    </message>
    <message>
        <source>with all predictors at their reference, numbers and ratings at 0</source>
        <translation>pale vigeu elezi vyote vilipo kwenye rejeleo lake, namba na ukadiriaji vikiwa 0</translation>
    </message>
    <message>
        <source>{n} interviews, standard errors: {errors}</source>
        <translation>mahojiano {n}, makosa sanifu: {errors}</translation>
    </message>
    <message>
        <source>log likelihood {likelihood}, {n} interviews, standard errors: {errors}</source>
        <translation>log ya uwezekano {likelihood}, mahojiano {n}, makosa sanifu: {errors}</translation>
    </message>
    <message>
        <source>log likelihood {likelihood}, AIC {aic}, BIC {bic}, {n} interviews, standard errors: {errors}</source>
        <translation>log ya uwezekano {likelihood}, AIC {aic}, BIC {bic}, mahojiano {n}, makosa sanifu: {errors}</translation>
    </message>
    <message>
        <source>Hosmer–Lemeshow test of the fit: χ² = {statistic} on {freedom} degrees of freedom, p = {p}</source>
        <translation>jaribio la Hosmer–Lemeshow la ulinganifu: χ² = {statistic} kwa viwango vya uhuru {freedom}, p = {p}</translation>
    </message>
    <message>
        <source>With the answer “{answer}” to “{question}” instead of “{reference}”, the mean answer changes by {estimate} on average ({level} CI {low} to {high}).</source>
        <translation>Kwa jibu “{answer}” la “{question}” badala ya “{reference}”, jibu la wastani hubadilika kwa {estimate} kwa wastani (kipindi cha uhakika {level}: {low} hadi {high}).</translation>
    </message>
    <message>
        <source>With one more of “{question}”, the mean answer changes by {estimate} on average ({level} CI {low} to {high}).</source>
        <translation>Kwa moja zaidi ya “{question}”, jibu la wastani hubadilika kwa {estimate} kwa wastani (kipindi cha uhakika {level}: {low} hadi {high}).</translation>
    </message>
    <message>
        <source>it cannot be combined with random intercepts; leave one of the two out</source>
        <translation>haiwezi kuunganishwa na viingilio nasibu; acha moja ya hizo mbili</translation>
    </message>
    <message>
        <source>{questions} is randomized; predictions need predictors that are asked directly</source>
        <translation>{questions} limebahatishwa; utabiri unahitaji vitabiri vya moja kwa moja</translation>
    </message>
    <message>
        <source>it needs predictors whose answers can be assumed</source>
        <translation>inahitaji vitabiri ambavyo majibu yake yanaweza kudhaniwa</translation>
    </message>
    <message>
        <source>the outcome {outcome} has several equations; predictions need a yes/no question of one sample, or a number in the linear model</source>
        <translation>matokeo {outcome} yana milinganyo kadhaa; utabiri unahitaji swali la ndiyo/hapana la sampuli moja, au namba katika modeli ya mstari</translation>
    </message>
    <message>
        <source>According to the control question hardly anybody followed the instruction, so it corrects nothing: do not trust the estimates that it controls.</source>
        <translation>Swali la udhibiti linaonyesha kwamba karibu hakuna aliyefuata maelekezo, kwa hiyo hakuna kinachosahihishwa kwalo: usiyaamini makadirio ambayo linayadhibiti.</translation>
    </message>
    <message>
        <source>Shares of 0 and 1 that follow from the filter itself are not estimates and have no error: {questions}.</source>
        <translation>Sehemu za 0 na 1 ambazo kichujio chenyewe kinaamua si makadirio na hazina kosa: {questions}.</translation>
    </message>
    <message>
        <source>Nearly all of the {n} reports are the same, so the error is estimated from very few of them and the interval may contain the mean far less often than it should. Collect more interviews, or use the interval chebyshev.</source>
        <translation>Karibu ripoti zote {n} zinafanana, kwa hiyo kosa linakadiriwa kutokana na chache mno, na kipindi kinaweza kujumuisha wastani mara chache zaidi kuliko kilivyoahidi. Kusanya mahojiano zaidi, au tumia kipindi cha chebyshev.</translation>
    </message>
    <message>
        <source>The model predicts {name} whatever the features are, so it is no better than always saying {name}.</source>
        <translation>Modeli hutabiri {name} bila kujali sifa, kwa hiyo si bora kuliko kusema {name} kila mara.</translation>
    </message>
    <message>
        <source>On the rows held out, the model was right {accuracy} of the time, which is no better than always saying the most frequent class ({majority}).</source>
        <translation>Kwenye safu zilizotengwa, modeli ilikuwa sahihi {accuracy} ya mara zote, jambo lisilo bora kuliko kusema kila mara kundi linalotokea zaidi ({majority}).</translation>
    </message>
    <message>
        <source>A class is predicted where all conditions of one of its rules hold. No fewer rules can say the same.</source>
        <translation>Darasa hutabiriwa pale ambapo masharti yote ya mojawapo ya kanuni zake yametimia. Kanuni chache zaidi haziwezi kusema vivyo hivyo.</translation>
    </message>
    <message>
        <source>A class is predicted where all conditions of one of its rules hold. The tree is large: fewer rules might say the same.</source>
        <translation>Darasa hutabiriwa pale ambapo masharti yote ya mojawapo ya kanuni zake yametimia. Mti ni mkubwa: huenda kanuni chache zaidi zingesema vivyo hivyo.</translation>
    </message>
    <message>
        <source>These shares are pulled toward the share among all respondents, more so where the reports contain less information (a Dirichlet prior): good for prediction, but not unbiased estimates.</source>
        <translation>Sehemu hizi zimevutwa kuelekea sehemu kati ya wahojiwa wote, zaidi kadiri ripoti zinavyoeleza kidogo (prior ya Dirichlet): nzuri kwa kutabiri, lakini si makadirio yasiyo na upendeleo.</translation>
    </message>
    <message>
        <source>For some features it was not released how frequent their levels are; effects are averaged as if these levels were equally frequent.</source>
        <translation>Kwa baadhi ya sifa haikutolewa jinsi viwango vyake vinavyotokea; athari zimewekwa wastani kana kwamba viwango hivi hutokea sawa.</translation>
    </message>
    <message>
        <source>The model does not contain the counts that it was made of, so the effects have no intervals.</source>
        <translation>Modeli haina hesabu ilizotengenezwa nazo, kwa hiyo athari hazina vipindi.</translation>
    </message>
    <message>
        <source>The levels of {names} were read from the data and are assumed to be public; state them with a domain file if they are not.</source>
        <translation>Ngazi za {names} zilisomwa kutoka kwenye data na zinachukuliwa kuwa za wazi; zitaje kwa faili la wigo (domain) kama si hivyo.</translation>
    </message>
    <message>
        <source>{questions}: groups of fewer than {smallest}: {cells}, people in them: {people}, of whom alone: {alone}. Merge categories before you publish anything by it.</source>
        <translation>{questions}: makundi ya chini ya {smallest}: {cells}, watu waliomo: {people}, kati yao walio peke yao: {alone}. Unganisha kategoria kabla ya chochote kuonyeshwa kwazo.</translation>
    </message>
    <message>
        <source>{questions}: groups of fewer than {smallest}: {cells}, people in them: {people}, of whom alone: {alone}. Do not publish these together, or make {coarser} coarser first.</source>
        <translation>{questions}: makundi ya chini ya {smallest}: {cells}, watu waliomo: {people}, kati yao walio peke yao: {alone}. Usionyeshe haya pamoja, au fanya {coarser} kuwa na kategoria pana zaidi kwanza.</translation>
    </message>
    <message>
        <source>The mean answer to “{question}” is about {mean} ({level} CI {low} to {high}).</source>
        <translation>Jibu la wastani kwa “{question}” ni karibu {mean} (kipindi cha uhakika {level}: {low} hadi {high}).</translation>
    </message>
    <message>
        <source>The mean answer to “{question}” is about {mean}.</source>
        <translation>Jibu la wastani kwa “{question}” ni karibu {mean}.</translation>
    </message>
    <message>
        <source>Nobody answered “{question}”.</source>
        <translation>Hakuna aliyejibu “{question}”.</translation>
    </message>
    <message>
        <source>The answers differ from it by about {sd} (the standard deviation).</source>
        <translation>Majibu yanatofautiana nalo kwa karibu {sd} (mkengeuko sanifu).</translation>
    </message>
    <message>
        <source>Half of the people answer {median} or less, and the middle half between {first} and {third}.</source>
        <translation>Nusu ya watu wanajibu {median} au chini, na nusu ya kati kati ya {first} na {third}.</translation>
    </message>
    <message>
        <source>About {share} of the people have an answer from {first} to {last} ({level} CI {low} to {high}).</source>
        <translation>Karibu {share} ya watu wana jibu kutoka {first} hadi {last} (kipindi cha uhakika {level}: {low} hadi {high}).</translation>
    </message>
    <message>
        <source>About {share} of the people answer {value} ({level} CI {low} to {high}).</source>
        <translation>Karibu {share} ya watu wanajibu {value} (kipindi cha uhakika {level}: {low} hadi {high}).</translation>
    </message>
    <message>
        <source>“{question}”: half of the people give {median} or an earlier day; the days go from {first} to {last}.</source>
        <translation>“{question}”: nusu ya watu wanataja {median} au siku ya awali; siku ni kuanzia {first} hadi {last}.</translation>
    </message>
    <message>
        <source>“{question}”: {count} different texts; the commonest is “{text}”.</source>
        <translation>“{question}”: maandishi {count} tofauti; ya kawaida zaidi ni “{text}”.</translation>
    </message>
    <message>
        <source>“{question}”: {count} different texts; none was given twice.</source>
        <translation>“{question}”: matini {count} tofauti; hakuna iliyotolewa mara mbili.</translation>
    </message>
    <message>
        <source>{question}: {said}</source>
        <translation>{question}: {said}</translation>
    </message>
    <message>
        <source>No design of these questions has a test.</source>
        <translation>Hakuna mpango wa maswali haya wenye jaribio.</translation>
    </message>
    <message>
        <source>{question}: {text}</source>
        <translation>{question}: {text}</translation>
    </message>
    <message>
        <source>{question} by {by}: {text}</source>
        <translation>{question} kwa {by}: {text}</translation>
    </message>
    <message>
        <source>Estimates outside 0 to 100 %: {count}. They are shown as they are, because cutting them off would bias averages; the column “Most likely” gives the best possible share.</source>
        <translation>Makadirio nje ya 0 hadi 100 %: {count}. Yanaonyeshwa yalivyo, kwa sababu kuyakata kungeleta upendeleo kwenye wastani; safu wima “Inayowezekana zaidi” inatoa sehemu bora inayowezekana.</translation>
    </message>
    <message>
        <source>A question cannot be divided by itself: choose another one, or no groups.</source>
        <translation>Swali haliwezi kugawanywa kwa lenyewe: chagua jingine, au bila makundi.</translation>
    </message>
    <message>
        <source>The chart shows the first {count} lines; choose one question to see it all.</source>
        <translation>Chati inaonyesha mistari {count} ya kwanza; chagua swali moja ili kuona yote.</translation>
    </message>
    <message>
        <source>Compared with model {smaller}, chance alone would improve the fit this much with a probability of {p} (likelihood ratio test).</source>
        <translation>Ikilinganishwa na modeli {smaller}, bahati pekee ingeboresha ulinganifu kiasi hiki kwa uwezekano wa {p} (jaribio la uwiano wa uwezekano).</translation>
    </message>
    <message>
        <source>Of these models it has the smallest AIC, so it is expected to predict best.</source>
        <translation>Kati ya modeli hizi ina AIC ndogo zaidi, hivyo inatarajiwa kutabiri vizuri zaidi.</translation>
    </message>
    <message>
        <source>Model {model}, {predictors}: fitted to {n} interviews.</source>
        <translation>Modeli {model}, {predictors}: imelinganishwa na mahojiano {n}.</translation>
    </message>
    <message>
        <source>“{term}” is in {count} of the {models} models, with coefficients from {low} to {high}.</source>
        <translation>“{term}” imo katika modeli {count} kati ya {models}, kwa migawo kutoka {low} hadi {high}.</translation>
    </message>
    <message>
        <source>The likelihood of a model with a randomized predictor ({questions}) includes the predictor&apos;s reports, so AIC, BIC and likelihood ratios are not compared.</source>
        <translation>Uwezekano wa modeli yenye kitabiri kilichobahatishwa ({questions}) unajumuisha ripoti za kitabiri, hivyo AIC, BIC na uwiano wa uwezekano havilinganishwi.</translation>
    </message>
    <message>
        <source>any</source>
        <translation>lolote</translation>
    </message>
    <message>
        <source>All waves</source>
        <translation>Mawimbi yote</translation>
    </message>
    <message>
        <source>ε adds up over questions and waves. This is the worst case, in which all answers are about the same fact. Somebody who cannot link the records of one person learns less.</source>
        <translation>ε ya maswali na mawimbi inajumlishwa. Ni hali mbaya zaidi, ambapo majibu yote yanaeleza jambo moja; asiyeweza kuunganisha rekodi za mtu mmoja anajua kidogo zaidi.</translation>
    </message>
    <message>
        <source>ε adds up over questions and waves. This is the worst case, in which all answers are about the same fact. Somebody who sees only opened totals learns less.</source>
        <translation>ε ya maswali na mawimbi inajumlishwa. Ni hali mbaya zaidi, ambapo majibu yote yanaeleza jambo moja; anayeona jumla zilizofunguliwa pekee anajua kidogo zaidi.</translation>
    </message>
    <message>
        <source>What to do: {advice}</source>
        <translation>Cha kufanya: {advice}</translation>
    </message>
    <message>
        <source>It holds for one release of one wave, if the others&apos; reports were made with coins as they should be. It does not hold for somebody who has the collection files, knows when a person was asked, or watched the kiosk.</source>
        <translation>Ni kwa utoaji mmoja wa awamu moja, ikiwa ripoti za wengine zilifanywa kwa sarafu inavyotakiwa. Si kwa mtu aliye na mafaili ya ukusanyaji, anayejua mtu aliulizwa lini, au aliyetazama kioski.</translation>
    </message>
    <message>
        <source>Everybody shares these answers with at least {others} others.</source>
        <translation>Kila mtu ana majibu haya pamoja na wengine angalau {others}.</translation>
    </message>
    <message>
        <source>There are no interviews yet, so there are no groups.</source>
        <translation>Hakuna mahojiano bado, kwa hiyo hakuna mtu katika kundi lolote.</translation>
    </message>
    <message>
        <source>The survey has no randomized question, so there are no coins to add to.</source>
        <translation>Utafiti hauna swali lenye unasibu, kwa hiyo hakuna sarafu za kuongezea.</translation>
    </message>
    <message>
        <source>There is no row of anybody, only totals: there is nothing to put in random order.</source>
        <translation>Hakuna safu ya mtu yeyote, ni jumla tu: hakuna cha kupanga kwa mpangilio wa nasibu.</translation>
    </message>
    <message>
        <source>The survey has no direct question, so nobody can be identified by an answer.</source>
        <translation>Utafiti hauna swali la moja kwa moja: hakuna anayeweza kupatikana kwa jibu.</translation>
    </message>
    <message>
        <source>ε</source>
        <translation>ε</translation>
    </message>
    <message>
        <source>probability after the report</source>
        <translation>uwezekano baada ya ripoti</translation>
    </message>
    <message>
        <source>ε of all in random order</source>
        <translation>ε ya wote kwa mpangilio wa nasibu</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>Sawa</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Ukaguzi</translation>
    </message>
    <message>
        <source>Act</source>
        <translation>Chukua hatua</translation>
    </message>
    <message>
        <source>Forged reports</source>
        <translation>Ripoti za kughushi</translation>
    </message>
    <message>
        <source>In the chart, kiosks inside the outer limits differ no more than by chance. The limits assume that people are similar everywhere. If the places differ, points may lie outside although nothing is wrong.</source>
        <translation>Katika picha, vioski vilivyo ndani ya mipaka ya nje havitofautiani kuliko bahati. Mipaka ni ya watu wanaofanana kila mahali; pale mahali panapotofautiana, nukta zinaweza kuwa nje bila tatizo lolote.</translation>
    </message>
    <message>
        <source>Interviews carry no date or time. Each file has only its first and last day: compare its number of interviews with the attendance list for these days.</source>
        <translation>Mahojiano hayana siku wala saa. Kila faili linajua siku yake ya kwanza na ya mwisho: linganisha idadi na orodha ya mahudhurio ya siku hizo.</translation>
    </message>
    <message>
        <source>Questions left out by a condition, or not drawn by chance, do not count as missing.</source>
        <translation>Maswali yaliyoachwa na sharti, au ambayo bahati haikuyachagua, hayahesabiwi kukosekana.</translation>
    </message>
    <message>
        <source>All tests are assessed together: if nothing is wrong, at most one project in 100 raises an alarm.</source>
        <translation>Majaribio yote yanahukumiwa kwa pamoja: bila tatizo lolote, mradi mmoja tu kati ya 100 kwa zaidi hupata tahadhari.</translation>
    </message>
    <message>
        <source>The smallest number that these tests would have detected at each kiosk in 4 of 5 cases. Smaller numbers may go unnoticed: attendance lists and second interviews find them.</source>
        <translation>Idadi ndogo zaidi ambayo vipimo hivi vingegundua katika kila kioski mara 4 kati ya 5. Huenda kuna ndogo zaidi: orodha za mahudhurio na mahojiano ya pili huzigundua.</translation>
    </message>
    <message>
        <source>The value if that many reports had been forged, in the worst possible way.</source>
        <translation>Kile ambacho kinaweza kuwa kweli kama ripoti nyingi kiasi hicho zingeghushiwa, kwa njia mbaya zaidi inayowezekana.</translation>
    </message>
    <message>
        <source>Nobody answered {item}: it is ranked by the prior alone.</source>
        <translation>Hakuna aliyejibu {item}: nafasi yake inatokana na usambazaji wa awali pekee.</translation>
    </message>
    <message>
        <source>{count} of {all} respondents are left out because an answer is missing.</source>
        <translation>Wahojiwa {count} kati ya {all} wameachwa kwa sababu jibu halipo.</translation>
    </message>
    <message>
        <source>{count} of {all} respondents have weight 0 and do not count.</source>
        <translation>Wahojiwa {count} kati ya {all} wana uzito 0 na hawahesabiwi.</translation>
    </message>
    <message>
        <source>The most likely value of {parameter} is {value}, the end of its range, so it has no standard error, and those of the coefficients take it as known.</source>
        <translation>Thamani yenye uwezekano mkubwa wa {parameter} ni {value}, mwisho wa masafa yake, kwa hiyo haina kosa sanifu, na makosa sanifu ya vigawo yanaichukulia kuwa inajulikana.</translation>
    </message>
    <message>
        <source>Use the {what} of the sample</source>
        <translation>Tumia {what} vya sampuli</translation>
    </message>
    <message>
        <source>every report, with its direct answers</source>
        <translation>kila ripoti, pamoja na majibu yake ya moja kwa moja</translation>
    </message>
    <message>
        <source>declared totals of at least {smallest} interviews, or as many as the survey says, once trustees have opened them</source>
        <translation>jumla zilizotangazwa za angalau mahojiano {smallest}, au mengi kama utafiti unavyosema, baada ya wadhamini kuzifungua</translation>
    </message>
    <message>
        <source>there are none: one key opens everything</source>
        <translation>hakuna: ufunguo mmoja hufungua kila kitu</translation>
    </message>
    <message>
        <source>the totals of each file; a report, with copies of a file from before and after its interview</source>
        <translation>jumla za kila faili; ripoti moja, kwa nakala za faili za kabla na baada ya mahojiano yake</translation>
    </message>
    <message>
        <source>the answer: coins and tallies protect against neither</source>
        <translation>jibu: sarafu wala hesabu hazilindi dhidi yake</translation>
    </message>
    <message>
        <source>The passphrase does not open the key file {file}. Try again: it is the one that was chosen when the key was made. If it is lost, make the key file again from its recovery sheet.</source>
        <translation>Kaulisiri haifungui faili la ufunguo {file}. Jaribu tena: ni ile iliyochaguliwa ufunguo ulipotengenezwa. Ikiwa imepotea, tengeneza tena faili la ufunguo kutoka kwenye karatasi yake ya urejeshaji.</translation>
    </message>
    <message>
        <source>Line {line}: {reason}</source>
        <translation>Mstari {line}: {reason}</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <translation>{first} {second}</translation>
    </message>
    <message>
        <source>{count} of {rows} rows have no prediction; the column prediction_problem gives the reason for each.</source>
        <translation>Safu mlalo {count} kati ya {rows} hazina utabiri; safu prediction_problem inatoa sababu ya kila moja.</translation>
    </message>
    <message>
        <source>Randomized columns alone</source>
        <translation>Safu wima zenye unasibu pekee</translation>
    </message>
    <message>
        <source>Randomized columns, complete interviews only</source>
        <translation>Safu wima zenye unasibu, mahojiano kamili tu</translation>
    </message>
    <message>
        <source>With direct answers, file by file</source>
        <translation>Pamoja na majibu ya moja kwa moja, faili kwa faili</translation>
    </message>
    <message>
        <source>Whoever is given only this, in random order and without ids, learns about any one person at most ε = {shuffled} instead of {epsilon}, except with a probability of at most {delta}: nothing shows which of at least {interviews} records is the person&apos;s.</source>
        <translation>Anayepewa hiki tu, kwa mpangilio wa nasibu na bila vitambulisho, hujua kuhusu mtu yeyote mmoja si zaidi ya ε = {shuffled} badala ya {epsilon}, isipokuwa kwa uwezekano usiozidi {delta}: hakuna kinachoonyesha ni ipi kati ya rekodi zisizopungua {interviews} iliyo yake.</translation>
    </message>
    <message>
        <source>Shuffling adds nothing to ε = {epsilon}: that takes at least {needed} interviews that nothing but randomized reports tells apart, and the smallest such group has {interviews}.</source>
        <translation>Kuchanganya hakuongezi chochote kwa ε = {epsilon}: yanahitajika angalau mahojiano {needed} ambayo hakuna kinachoyatofautisha ila ripoti zenye unasibu, na kundi dogo zaidi la aina hiyo lina {interviews}.</translation>
    </message>
    <message>
        <source>There are no such interviews. Shuffling adds something to ε = {epsilon} from {needed} interviews on that nothing but randomized reports tells apart.</source>
        <translation>Hakuna mahojiano ya aina hiyo. Kuchanganya huongeza kitu kwa ε = {epsilon} kuanzia mahojiano {needed} ambayo hakuna kinachoyatofautisha ila ripoti zenye unasibu.</translation>
    </message>
    <message>
        <source>Shuffling adds nothing: what one respondent gives away has no known limit.</source>
        <translation>Kuchanganya hakuongezi chochote: anachofichua mhojiwa mmoja hakina kikomo kinachojulikana.</translation>
    </message>
    <message>
        <source>Shuffling adds nothing: not all of these interviews are known from collection files, which are in random order, or it is not known who left which question unanswered.</source>
        <translation>Kuchanganya hakuongezi chochote: si mahojiano haya yote yanajulikana kutoka mafaili ya ukusanyaji, yaliyo katika mpangilio wa nasibu, au haijulikani nani aliacha swali gani bila jibu.</translation>
    </message>
</context>
<context>
    <name>numbers</name>
    <message>
        <source>{number} percentage points</source>
        <translation>pointi {number} za asilimia</translation>
    </message>
</context>
<context>
    <name>opening</name>
    <message>
        <source>Import into which project? Type a new name to create one</source>
        <translation>Kuingiza kwenye mradi gani? Jina jipya linatengeneza mmoja</translation>
    </message>
    <message>
        <source>Projects (*{ending})</source>
        <translation>Miradi (*{ending})</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Ingiza</translation>
    </message>
</context>
<context>
    <name>planning</name>
    <message>
        <source>percentage points: with probability {confidence}, the estimate is no further than this from the true value, {truth} ({method}).</source>
        <translation>pointi za asilimia ndizo umbali mkubwa zaidi wa kadirio kutoka ukweli kwa uwezekano wa {confidence}, {truth} ({method}).</translation>
    </message>
    <message>
        <source>whatever the true share is</source>
        <translation>hata sehemu ya kweli ikiwa ipi</translation>
    </message>
    <message>
        <source>if the true share is {share}</source>
        <translation>ikiwa sehemu ya kweli ni {share}</translation>
    </message>
    <message>
        <source>people to approach: the estimate is then within ± {error} of the true value with probability {confidence}, {truth} ({method}, allowing for clusters and non-response).</source>
        <translation>watu wa kufuata: hapo kadirio liko ndani ya ± {error} ya ukweli kwa uwezekano wa {confidence}, {truth} ({method}, ikiongezwa kwa vishada na wasiojibu).</translation>
    </message>
    <message>
        <source>interviews are enough: the estimate is then within ± {error} of the true value with probability {confidence}, {truth} ({method}).</source>
        <translation>mahojiano yanatosha: hapo kadirio liko ndani ya ± {error} ya ukweli kwa uwezekano wa {confidence}, {truth} ({method}).</translation>
    </message>
    <message>
        <source>ε = ∞: at least one report reveals the answer, so nothing protects it.</source>
        <translation>ε = ∞: angalau ripoti moja inafichua jibu, kwa hiyo hakuna kinacholilinda.</translation>
    </message>
    <message>
        <source>ε = {epsilon}: one report can multiply the odds of one answer over another by at most {ratio}.</source>
        <translation>ε = {epsilon}: ripoti moja inaweza kuzidisha uwiano wa jibu moja dhidi ya jingine kwa si zaidi ya {ratio}.</translation>
    </message>
    <message>
        <source>Answer to plan for</source>
        <translation>Jibu la kupangia</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ndiyo</translation>
    </message>
    <message>
        <source>no</source>
        <translation>hapana</translation>
    </message>
    <message>
        <source>yes or no (the less precise)</source>
        <translation>ndiyo au hapana, lenye usahihi mdogo</translation>
    </message>
    <message>
        <source>every answer</source>
        <translation>kila jibu</translation>
    </message>
    <message>
        <source>answer {number}</source>
        <translation>jibu {number}</translation>
    </message>
</context>
<context>
    <name>report</name>
    <message>
        <source>Page {page} of {pages}</source>
        <translation>Ukurasa {page} kati ya {pages}</translation>
    </message>
    <message>
        <source>The survey “{title}” ({id}, version {version}) has {asked} questions; {interviews} interviews were analysed.</source>
        <translation>Utafiti “{title}” ({id}, toleo {version}) una maswali {asked}; mahojiano {interviews} yalichambuliwa.</translation>
    </message>
    <message>
        <source>They were collected from {first} to {last}.</source>
        <translation>Yalikusanywa kutoka {first} hadi {last}.</translation>
    </message>
    <message>
        <source>These interviews were simulated by a computer: no person answered them.</source>
        <translation>Mahojiano haya yaliigizwa na kompyuta: hakuna mtu aliyeyajibu.</translation>
    </message>
    <message>
        <source>Randomized response (Warner 1965, Journal of the American Statistical Association 60, 63–69) protected the answers to {questions}: what is recorded is a report, which follows from the answer by a random map of known probabilities. The answer itself is not recorded.</source>
        <translation>Jibu la nasibu (Warner 1965, Journal of the American Statistical Association 60, 63–69) lililinda majibu kwa {questions}: kinachorekodiwa ni ripoti, inayotokana na jibu kwa ramani ya nasibu yenye uwezekano unaojulikana. Jibu lenyewe halirekodiwi.</translation>
    </message>
    <message>
        <source>The design “{title}” ({design}) was used for {questions} ({source}).</source>
        <translation>Muundo “{title}” ({design}) ulitumika kwa {questions} ({source}).</translation>
    </message>
    <message>
        <source>The answers to {members} were randomized together, as one answer to {question}.</source>
        <translation>Majibu kwa {members} yaliwekewa unasibu kwa pamoja, kama jibu moja kwa {question}.</translation>
    </message>
    <message>
        <source>Asked directly, with answers recorded as given and without protection: {questions}.</source>
        <translation>Yaliyoulizwa moja kwa moja, majibu yakirekodiwa kama yalivyotolewa na bila ulinzi: {questions}.</translation>
    </message>
    <message>
        <source>A part of the respondents, drawn at random, was asked {questions} directly, without protection.</source>
        <translation>Sehemu ya wahojiwa, waliochaguliwa kwa nasibu, waliulizwa {questions} moja kwa moja, bila ulinzi.</translation>
    </message>
    <message>
        <source>A random half of the respondents was asked {questions} in the opposite wording.</source>
        <translation>Nusu ya wahojiwa waliochaguliwa kwa nasibu waliulizwa {questions} kwa maneno ya kinyume.</translation>
    </message>
    <message>
        <source>Each respondent was asked {size} of these questions, drawn at random: {questions}.</source>
        <translation>Kila mhojiwa aliulizwa maswali {size} kati ya haya, yaliyochaguliwa kwa nasibu: {questions}.</translation>
    </message>
    <message>
        <source>With P the matrix of the probabilities of each report given each answer and λ̂ the observed shares of the reports, shares of answers were estimated by undoing P, which where P is square is π̂ = λ̂P⁻¹. This estimate is unbiased and may lie outside 0 to 100 %; “Most likely” is the maximum-likelihood estimate among the possible shares.</source>
        <translation>P ikiwa matriki ya uwezekano wa kila ripoti kwa kila jibu na λ̂ sehemu za ripoti zilizoonekana, sehemu za majibu zilikadiriwa kwa kugeuza P, ambayo P ikiwa mraba ni π̂ = λ̂P⁻¹. Kadirio hili halina upendeleo na linaweza kuwa nje ya 0 hadi 100 %; “Inayowezekana zaidi” ni kadirio la uwezekano wa juu zaidi (maximum likelihood) kati ya sehemu zinazowezekana.</translation>
    </message>
    <message>
        <source>Where a design has several samples or kinds of respondents ({questions}), estimates are linear in the shares of the reports, or ratios of such estimates, and “Most likely” maximizes one likelihood over all samples.</source>
        <translation>Pale muundo una sampuli au aina za wahojiwa kadhaa ({questions}), makadirio ni ya mstari katika sehemu za ripoti, au uwiano wa makadirio kama hayo, na “Inayowezekana zaidi” inakuza uwezekano (likelihood) mmoja katika sampuli zote.</translation>
    </message>
    <message>
        <source>For {questions}, the share of a choice was estimated from the share c/n of reports that fit it by (c/n − q)/(p − q), with p and q the probabilities that a report fits one’s own and any other choice.</source>
        <translation>Kwa {questions}, sehemu ya chaguo ilikadiriwa kutokana na sehemu c/n ya ripoti zinazolingana nalo kwa (c/n − q)/(p − q), ambapo p na q ni uwezekano kwamba ripoti inalingana na chaguo la mtu mwenyewe na chaguo lingine lolote.</translation>
    </message>
    <message>
        <source>Means ({questions}) were estimated from pseudo-answers: functions of the reports whose expectation over the randomization is the answer.</source>
        <translation>Wastani ({questions}) ulikadiriwa kutokana na majibu badala (pseudo-answers): kazi za ripoti ambazo matarajio yake katika unasibu ni jibu lenyewe.</translation>
    </message>
    <message>
        <source>Means ({questions}) were estimated from the means of two samples, which mix the answers to the sensitive and to a harmless question with two different known probabilities.</source>
        <translation>Wastani ({questions}) ulikadiriwa kutokana na wastani wa sampuli mbili, zinazochanganya majibu kwa swali nyeti na kwa swali lisilo nyeti kwa uwezekano mbili tofauti unaojulikana.</translation>
    </message>
    <message>
        <source>Respondents were treated as a simple random sample of a large population. Standard errors contain both the sampling of respondents and the randomization; the part that the randomization causes is given next to them.</source>
        <translation>Wahojiwa walichukuliwa kama sampuli nasibu rahisi ya idadi kubwa ya watu. Makosa sanifu yana uchaguzi wa sampuli ya wahojiwa na unasibu pia; sehemu inayotokana na unasibu imetolewa kando yake.</translation>
    </message>
    <message>
        <source>Differences between groups are tested by the likelihood ratio where each respondent’s group is known, and by the estimate over its standard error where the groups are randomized themselves, or the design has several samples or kinds of respondents.</source>
        <translation>Tofauti kati ya makundi zinajaribiwa kwa uwiano wa uwezekano (likelihood ratio) pale kundi la kila mhojiwa linapojulikana, na kwa kadirio kugawanywa na kosa sanifu lake pale makundi yenyewe yanapokuwa ya nasibu, au muundo unapokuwa na sampuli kadhaa au aina kadhaa za wahojiwa.</translation>
    </message>
    <message>
        <source>Likelihood ratios are divided by the design effects of the {what} (Rao and Scott 1984).</source>
        <translation>Uwiano wa uwezekano hugawanywa kwa athari za muundo wa sampuli za {what} (Rao na Scott 1984).</translation>
    </message>
    <message>
        <source>Ranks are by the expected worth of the answers, whose shares have a flat Dirichlet prior; intervals and probabilities are those of draws from the posterior, with the coins accounted for (Tanner &amp; Wong 1987).</source>
        <translation>Nafasi ni kwa thamani inayotarajiwa ya majibu, ambayo sehemu zake zina prior tambarare ya Dirichlet; vipindi na uwezekano ni vya michoro kutoka posterior, bahati ikizingatiwa (Tanner &amp; Wong 1987).</translation>
    </message>
    <message>
        <source>Distances between groups are earth mover’s distances of ratings (Rubner, Tomasi &amp; Guibas 2000) and total variation of other answers, with the bias that sampling and coins cause taken off (Fang &amp; Santos 2019); intervals are bootstrapped, p-values come from permutations.</source>
        <translation>Umbali kati ya makundi ni wa mhamisha-udongo kwa viwango (Rubner, Tomasi &amp; Guibas 2000) na tofauti jumla kwa majibu mengine, bila upendeleo unaosababishwa na sampuli na bahati (Fang &amp; Santos 2019); vipindi ni vya bootstrap, thamani za p ni za kupanga upya.</translation>
    </message>
    <message>
        <source>Regressions maximize the likelihood of the reports, with the coins of randomized questions accounted for (Maddala 1983; Scheers &amp; Dayton 1988; van den Hout, van der Heijden &amp; Gilchrist 2007).</source>
        <translation>Regresheni huongeza uwezekano wa ripoti hadi juu kabisa, bahati ya maswali ya nasibu ikizingatiwa (Maddala 1983; Scheers &amp; Dayton 1988; van den Hout, van der Heijden &amp; Gilchrist 2007).</translation>
    </message>
    <message>
        <source>The privacy loss ε (natural logarithm) of one respondent over all randomized questions is at most {epsilon}: a report changes the odds of one answer against another by at most the factor exp(ε) of its question, and ε adds up over questions.</source>
        <translation>Upotevu wa faragha ε (logarithmi asilia) wa mhojiwa mmoja kwa maswali yote ya nasibu ni {epsilon} zaidi kabisa: ripoti hubadilisha uwiano wa jibu moja dhidi ya lingine kwa kigezo exp(ε) cha swali lake zaidi kabisa, na ε za maswali hujumlishwa.</translation>
    </message>
    <message>
        <source>Intervals have the level {level} (methods: {methods}).</source>
        <translation>Vipindi vina kiwango cha {level} (mbinu: {methods}).</translation>
    </message>
    <message>
        <source>Estimates use the sample design ({what}). Their standard errors are linearized (Woodruff 1971) and contain both the sampling of respondents and the randomization; the part that the randomization causes is given next to them, and they are never below it.</source>
        <translation>Makadirio yanatumia muundo wa sampuli ({what}). Makosa yake sanifu yamefanywa ya mstari (Woodruff 1971) na yana uchaguzi wa sampuli pamoja na ubahatishaji; sehemu inayotokana na ubahatishaji imetolewa kando, nayo hayawi chini yake kamwe.</translation>
    </message>
    <message>
        <source>Cross-tables estimate how the answers go together, from the joint distribution of the reports and the Kronecker product of the questions’ matrices.</source>
        <translation>Majedwali mtambuka yanakadiria jinsi majibu yanavyoendana, kutokana na mgawanyo wa pamoja wa ripoti na zao la Kronecker la matriki za maswali.</translation>
    </message>
    <message>
        <source>The privacy loss ε of one respondent is not bounded: for some people, some report rules an answer out; the table of designs says where.</source>
        <translation>Upotevu wa faragha ε wa mhojiwa mmoja hauna kikomo: kwa baadhi ya watu, ripoti fulani inaondoa jibu kabisa; jedwali la miundo linaeleza ni wapi.</translation>
    </message>
    <message>
        <source>Who was asked directly is not protected: ε is infinite. What follows is about everybody else.</source>
        <translation>Aliyeulizwa moja kwa moja hajalindwa: ε haina kikomo. Yanayofuata yanahusu wengine wote.</translation>
    </message>
    <message>
        <source>All numbers were computed with Surveyapp {version}.</source>
        <translation>Namba zote zilikokotolewa kwa Surveyapp {version}.</translation>
    </message>
    <message>
        <source>{title}: report</source>
        <translation>{title}: ripoti</translation>
    </message>
    <message>
        <source>Made on {day} with Surveyapp {version}. Survey {id}, version {number}.</source>
        <translation>Imetengenezwa {day} kwa Surveyapp {version}. Utafiti {id}, toleo {number}.</translation>
    </message>
    <message>
        <source>{title} · {day} · Surveyapp {version}</source>
        <translation>{title} · {day} · Surveyapp {version}</translation>
    </message>
    <message>
        <source>The interviews are simulated. Nothing here is about real people.</source>
        <translation>Mahojiano ni ya kuigizwa. Hakuna chochote hapa kinachohusu watu halisi.</translation>
    </message>
    <message>
        <source>Methods</source>
        <translation>Mbinu</translation>
    </message>
    <message>
        <source>Questions and designs</source>
        <translation>Maswali na miundo</translation>
    </message>
    <message>
        <source>Design, odds and ε of each question</source>
        <translation>Muundo, uwezekano na ε ya kila swali</translation>
    </message>
    <message>
        <source>Design</source>
        <translation>Muundo</translation>
    </message>
    <message>
        <source>Odds: answer → report</source>
        <translation>Uwezekano: jibu → ripoti</translation>
    </message>
    <message>
        <source>ε</source>
        <translation>ε</translation>
    </message>
    <message>
        <source>{question}: ε is {told}.</source>
        <translation>{question}: ε ni {told}.</translation>
    </message>
    <message>
        <source>the answer is recorded as given</source>
        <translation>jibu linarekodiwa kama lilivyotolewa</translation>
    </message>
    <message>
        <source>Total ε of one respondent: {epsilon}.</source>
        <translation>Jumla ya ε ya mhojiwa mmoja: {epsilon}.</translation>
    </message>
    <message>
        <source>Responses</source>
        <translation>Majibu yaliyopatikana</translation>
    </message>
    <message>
        <source>Reports of each question</source>
        <translation>Ripoti za kila swali</translation>
    </message>
    <message>
        <source>Interviews</source>
        <translation>Mahojiano</translation>
    </message>
    <message>
        <source>Reports</source>
        <translation>Ripoti</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Yanayokosekana</translation>
    </message>
    <message>
        <source>Missing, share</source>
        <translation>Yanayokosekana, sehemu</translation>
    </message>
    <message>
        <source>Missing: not asked, or not answered; which of both is not recorded.</source>
        <translation>Yanayokosekana: hayakuulizwa, au hayakujibiwa; ni lipi kati ya hayo halirekodiwi.</translation>
    </message>
    <message>
        <source>Kiosks by the words of their fingerprints</source>
        <translation>Vioski kwa maneno ya alama zao za utambulisho</translation>
    </message>
    <message>
        <source>Kiosk</source>
        <translation>Kioski</translation>
    </message>
    <message>
        <source>Imported files</source>
        <translation>Mafaili yaliyoingizwa</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Faili</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Siku ya kwanza</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Siku ya mwisho</translation>
    </message>
    <message>
        <source>To be read with care</source>
        <translation>Ya kusomwa kwa uangalifu</translation>
    </message>
    <message>
        <source>Nothing about these numbers calls for special care.</source>
        <translation>Hakuna chochote kuhusu namba hizi kinachohitaji uangalifu wa pekee.</translation>
    </message>
    <message>
        <source>How to get the same numbers</source>
        <translation>Jinsi ya kupata namba zile zile</translation>
    </message>
    <message>
        <source>Each table is what one command writes, given the same files and Surveyapp {version}:</source>
        <translation>Kila jedwali ni kile ambacho amri moja inaandika, kwa mafaili yale yale na Surveyapp {version}:</translation>
    </message>
    <message>
        <source>SHA-256 of the survey (its line in each collection file), and of the reports in each file (all from its fifth line on):</source>
        <translation>SHA-256 ya utafiti (mstari wake katika kila faili la ukusanyaji), na ya ripoti katika kila faili (zote kuanzia mstari wake wa tano):</translation>
    </message>
    <message>
        <source>SHA-256 of the survey (in its canonical form), and of each table:</source>
        <translation>SHA-256 ya utafiti (katika umbo lake sanifu), na ya kila jedwali:</translation>
    </message>
    <message>
        <source>survey {id}, version {number}</source>
        <translation>utafiti {id}, toleo {number}</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Swali</translation>
    </message>
    <message>
        <source>Part {part} of {parts}, with the same scale</source>
        <translation>Sehemu ya {part} kati ya {parts}, kwa kipimo kile kile</translation>
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
        <translation>CSV ambayo Excel inaitambua kama UTF-8 (yenye BOM)…</translation>
    </message>
</context>
<context>
    <name>survey</name>
    <message>
        <source>Yes</source>
        <translation>Ndiyo</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Hapana</translation>
    </message>
    <message>
        <source>I prefer not to say</source>
        <translation>Napendelea kutojibu</translation>
    </message>
</context>
</TS>
