<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar" sourcelanguage="en">
<context>
    <name>AboutView</name>
    <message>
        <source>About this kiosk</source>
        <translation>عن هذا الكشك</translation>
    </message>
    <message>
        <source>The kiosk in words: {words}</source>
        <translation>الكشك بالكلمات: {words}</translation>
    </message>
    <message>
        <source>Kiosk: {name}</source>
        <translation>الكشك: {name}</translation>
    </message>
    <message>
        <source>Survey: {title} ({id}, version {version})</source>
        <translation>الاستبيان: {title} ({id}، الإصدار {version})</translation>
    </message>
    <message>
        <source>Enrolment file…</source>
        <translation>ملف التسجيل…</translation>
    </message>
    <message>
        <source>Measure the screen…</source>
        <translation>قياس الشاشة…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>رجوع</translation>
    </message>
</context>
<context>
    <name>AdviceView</name>
    <message>
        <source>Supervisor</source>
        <translation>المشرف</translation>
    </message>
</context>
<context>
    <name>AfterView</name>
    <message>
        <source>That is done.</source>
        <translation>انتهى هذا السؤال.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>متابعة</translation>
    </message>
    <message>
        <source>For this question the wheel can change what is recorded.</source>
        <translation>في هذا السؤال يمكن أن تغيّر العجلة ما يُسجَّل.</translation>
    </message>
    <message>
        <source>{count} of every {of} recorded answers to this question come from the wheel.</source>
        <translation>{count} من كل {of} من الإجابات المسجلة لهذا السؤال تأتي من العجلة.</translation>
    </message>
    <message>
        <source>About {count} of every {of} recorded answers to this question come from the wheel.</source>
        <translation>نحو {count} من كل {of} من الإجابات المسجلة لهذا السؤال تأتي من العجلة.</translation>
    </message>
</context>
<context>
    <name>AskNewFileView</name>
    <message>
        <source>Begin a new file?</source>
        <translation>هل تريد بدء ملف جديد؟</translation>
    </message>
    <message>
        <source>The current collection file is closed and kept; every later export still contains it.</source>
        <translation>يُغلق ملف الجمع الحالي ويُحفظ، وسيبقى ضمن كل تصدير لاحق.</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>ليس الآن</translation>
    </message>
    <message>
        <source>Begin a new file</source>
        <translation>بدء ملف جديد</translation>
    </message>
</context>
<context>
    <name>AskingView</name>
    <message>
        <source>Go on</source>
        <translation>متابعة</translation>
    </message>
    <message>
        <source>Spin</source>
        <translation>أدِر</translation>
    </message>
    <message>
        <source>This answer does not fit here. Please look at it once more.</source>
        <translation>هذه الإجابة لا تناسب هذا السؤال. يرجى النظر فيها مرة أخرى.</translation>
    </message>
    <message>
        <source>Spin first. Only you see it.</source>
        <translation>أدِر العجلة أولاً. أنت وحدك تراها.</translation>
    </message>
    <message>
        <source>Answer the first question.</source>
        <translation>أجب عن السؤال الأول.</translation>
    </message>
    <message>
        <source>Answer the second question.</source>
        <translation>أجب عن السؤال الثاني.</translation>
    </message>
    <message>
        <source>The wheel asks you. Touch your own answer.</source>
        <translation>العجلة تسألك أنت. المس إجابتك.</translation>
    </message>
    <message>
        <source>The wheel answers “{label}” for you. Just go on.</source>
        <translation>تجيب العجلة عنك: «{label}». تابع فقط.</translation>
    </message>
</context>
<context>
    <name>BlockFrame</name>
    <message>
        <source>Result</source>
        <translation>النتيجة</translation>
    </message>
    <message>
        <source>Your note on this result</source>
        <translation>ملاحظتك على هذه النتيجة</translation>
    </message>
    <message>
        <source>Run again</source>
        <translation>شغّل مجددًا</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>انقل لأعلى</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>انقل لأسفل</translation>
    </message>
    <message>
        <source>&amp;Run again</source>
        <translation>&amp;شغّل مجددًا</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>انقل ل&amp;أعلى</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>انقل لأ&amp;سفل</translation>
    </message>
    <message>
        <source>&amp;Half the width</source>
        <translation>&amp;نصف العرض</translation>
    </message>
    <message>
        <source>Write a &amp;note</source>
        <translation>اكتب &amp;ملاحظة</translation>
    </message>
    <message>
        <source>Du&amp;plicate</source>
        <translation>&amp;كرّر</translation>
    </message>
    <message>
        <source>H&amp;ide, and leave out of the report</source>
        <translation>أ&amp;خفِ واترك خارج التقرير</translation>
    </message>
    <message>
        <source>Remo&amp;ve</source>
        <translation>أ&amp;زل</translation>
    </message>
    <message>
        <source>More for this analysis</source>
        <translation>المزيد لهذا التحليل</translation>
    </message>
    <message>
        <source>{title}
Drag it to another place.</source>
        <translation>{title}
اسحبه إلى مكان آخر.</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>مخفي</translation>
    </message>
    <message>
        <source>Out of date</source>
        <translation>غير محدّث</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>متوقف</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>جارٍ الحساب…</translation>
    </message>
    <message>
        <source>Choose the options of this analysis at the side.</source>
        <translation>اختر خيارات هذا التحليل في الجانب.</translation>
    </message>
    <message>
        <source>The options at the side are not complete, so this result is out of date.</source>
        <translation>الخيارات في الجانب غير مكتملة، فهذه النتيجة غير محدّثة.</translation>
    </message>
</context>
<context>
    <name>BudgetPanel</name>
    <message>
        <source>Divide</source>
        <translation>التقسيم</translation>
    </message>
    <message>
        <source>Dividing ε…</source>
        <translation>جارٍ تقسيم ε…</translation>
    </message>
    <message>
        <source>What each question receives</source>
        <translation>ما يحصل عليه كل سؤال</translation>
    </message>
    <message>
        <source>Largest ε of one respondent</source>
        <translation>أكبر ε لمجيب واحد</translation>
    </message>
    <message>
        <source>Total over all randomized questions.</source>
        <translation>على جميع الأسئلة العشوائية معاً.</translation>
    </message>
    <message>
        <source>Number of interviews</source>
        <translation>عدد المقابلات</translation>
    </message>
    <message>
        <source>Divide ε</source>
        <translation>قسّم ε</translation>
    </message>
    <message>
        <source>smallest worst error</source>
        <translation>أصغر قيمة للخطأ الأكبر</translation>
    </message>
    <message>
        <source>equally</source>
        <translation>بالتساوي</translation>
    </message>
    <message>
        <source>by importance</source>
        <translation>بحسب الأهمية</translation>
    </message>
    <message>
        <source>Importance</source>
        <translation>الأهمية</translation>
    </message>
    <message>
        <source>For example drugs=2 trust=1; all others count 1.</source>
        <translation>مثل drugs=2 trust=1؛ وللبقية 1.</translation>
    </message>
    <message>
        <source>Each respondent is asked</source>
        <translation>يُسأل كل مجيب</translation>
    </message>
    <message>
        <source>Save as a survey…</source>
        <translation>حفظ كاستبيان…</translation>
    </message>
    <message>
        <source>all {count} questions</source>
        <translation>جميع الأسئلة ({count})</translation>
    </message>
    <message>
        <source>{some} of {count}, chosen at random</source>
        <translation>{some} من {count} بالصدفة</translation>
    </message>
    <message>
        <source>as in the survey now</source>
        <translation>كما هو الاستبيان الآن</translation>
    </message>
    <message>
        <source>Largest standard error, in points</source>
        <translation>الخطأ المعياري في أسوأ حالة، بالنقاط</translation>
    </message>
    <message>
        <source>Chart of standard errors by question</source>
        <translation>رسم بياني للأخطاء المعيارية بحسب السؤال</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>الأسئلة</translation>
    </message>
    <message>
        <source>One respondent gives away ε = {epsilon} in total; the largest standard error is {se} percentage points.</source>
        <translation>إجمالاً يكشف المجيب الواحد ε = {epsilon}؛ وأكبر خطأ معياري {se} نقطة مئوية.</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>السؤال</translation>
    </message>
    <message>
        <source>ε</source>
        <translation>ε</translation>
    </message>
    <message>
        <source>Its part of the budget</source>
        <translation>حصته من الميزانية</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>الخطأ</translation>
    </message>
    <message>
        <source>Largest standard error, in percentage points; for a number, in percent of its scale</source>
        <translation>الخطأ المعياري في أسوأ حالة، بالنقاط المئوية؛ وللعدد من مدى مقياسه</translation>
    </message>
    <message>
        <source>ε now</source>
        <translation>ε الآن</translation>
    </message>
    <message>
        <source>In the survey now</source>
        <translation>كما هو الاستبيان الآن</translation>
    </message>
    <message>
        <source>Design</source>
        <translation>التصميم</translation>
    </message>
    <message>
        <source>{question} gets ε = {epsilon} ({design}: {parameters}). With {n} reports its standard error is at most {se} percentage points.</source>
        <translation>يحصل {question} على ε = {epsilon} ({design}: {parameters}). ومع {n} من الردود لا يزيد خطؤه المعياري على {se} نقطة مئوية.</translation>
    </message>
    <message>
        <source>{some} of {count}</source>
        <translation>{some} من {count}</translation>
    </message>
    <message>
        <source>Each is asked</source>
        <translation>عدد الأسئلة لكل مجيب</translation>
    </message>
    <message>
        <source>Reports to each</source>
        <translation>الردود لكل سؤال</translation>
    </message>
    <message>
        <source>Largest ε</source>
        <translation>أكبر ε</translation>
    </message>
    <message>
        <source>Largest error</source>
        <translation>أكبر خطأ</translation>
    </message>
    <message>
        <source>Largest standard error</source>
        <translation>أكبر خطأ معياري</translation>
    </message>
    <message>
        <source>Chart of the largest standard error by the number of questions asked</source>
        <translation>رسم بياني لأكبر خطأ معياري بحسب عدد الأسئلة المطروحة</translation>
    </message>
    <message>
        <source>Asking fewer</source>
        <translation>طرح أسئلة أقل</translation>
    </message>
    <message>
        <source>The largest standard error is smallest if each respondent is asked {some} of the {count} questions. Nothing can then be said about the relationship of two questions that nobody is asked together.</source>
        <translation>يكون أكبر خطأ معياري في أدناه حين يُسأل كل مجيب {some} من {count} من الأسئلة. وعندئذ لا يمكن قول شيء عن سؤالين لا يُسأل عنهما أحد معاً.</translation>
    </message>
    <message>
        <source>Save as a survey</source>
        <translation>حفظ كاستبيان</translation>
    </message>
    <message>
        <source>Surveys (*.survey.json)</source>
        <translation>استبيانات (*.survey.json)</translation>
    </message>
    <message>
        <source>Saved {file} in {folder}.</source>
        <translation>حُفظ {file} في {folder}.</translation>
    </message>
</context>
<context>
    <name>BusyBar</name>
    <message>
        <source>Progress</source>
        <translation>التقدم</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>{done} of {total}</source>
        <translation>{done} من {total}</translation>
    </message>
    <message>
        <source>{rate} per second, {seconds} s left</source>
        <translation>{rate} في الثانية، بقي {seconds} ث</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>جارٍ الإيقاف…</translation>
    </message>
</context>
<context>
    <name>CardsView</name>
    <message>
        <source>Pick a card</source>
        <translation>اختر بطاقة</translation>
    </message>
    <message>
        <source>The square that locks the hidden number</source>
        <translation>المربع الذي يقفل الرقم المخفي</translation>
    </message>
    <message>
        <source>This device has hidden a number. The square locks it: it cannot change.</source>
        <translation>أخفى هذا الجهاز رقماً. المربع يقفله، فلا يمكن أن يتغير.</translation>
    </message>
    <message>
        <source>To check later, take a photo of this square.</source>
        <translation>لكي تفحص لاحقاً، صوّر هذا المربع.</translation>
    </message>
    <message>
        <source>Your card is added to the hidden number. That is where the wheel stops, so this device cannot choose it. Any card will do. You may throw a die to choose one. If the device chooses, you must trust it.</source>
        <translation>تُضاف بطاقتك إلى الرقم المخفي. هناك تتوقف العجلة، فلا يستطيع هذا الجهاز أن يختار ذلك. أي بطاقة تصلح. يمكنك أن ترمي نرداً لتختارها. إذا اختار الجهاز، فعليك أن تثق به.</translation>
    </message>
    <message>
        <source>Let the device choose</source>
        <translation>دع الجهاز يختار</translation>
    </message>
    <message>
        <source>Test it</source>
        <translation>اختبره</translation>
    </message>
    <message>
        <source>Name of the square: {words}. The name proves nothing; the square does.</source>
        <translation>اسم المربع: {words}. الاسم لا يثبت شيئاً، المربع يثبت.</translation>
    </message>
</context>
<context>
    <name>ChartView</name>
    <message>
        <source>Chart</source>
        <translation>رسم بياني</translation>
    </message>
    <message>
        <source>&amp;Copy the picture</source>
        <translation>&amp;نسخ الصورة</translation>
    </message>
</context>
<context>
    <name>CheckView</name>
    <message>
        <source>A short check. Nothing happens if you mix things up.</source>
        <translation>سؤال قصير للتأكد. لا بأس إن أخطأت.</translation>
    </message>
    <message>
        <source>It is easy to mix up. Here it is once more.</source>
        <translation>من السهل أن يختلط الأمر. إليك الشرح مرة أخرى.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>متابعة</translation>
    </message>
</context>
<context>
    <name>ChoiceList</name>
    <message>
        <source>Columns that are its choices</source>
        <translation>الأعمدة التي هي خياراته</translation>
    </message>
    <message>
        <source>A question for each column</source>
        <translation>سؤال لكل عمود</translation>
    </message>
</context>
<context>
    <name>ChoicesBox</name>
    <message>
        <source>Choices: id in the data, and text</source>
        <translation>الخيارات: المعرّف في السجل، والنصوص</translation>
    </message>
    <message>
        <source>Add a choice</source>
        <translation>إضافة خيار</translation>
    </message>
    <message>
        <source>Id of choice {number}</source>
        <translation>معرّف الخيار {number}</translation>
    </message>
    <message>
        <source>Text of choice {number}</source>
        <translation>نص الخيار {number}</translation>
    </message>
    <message>
        <source>Move choice {number} up</source>
        <translation>نقل الخيار {number} إلى أعلى</translation>
    </message>
    <message>
        <source>Move choice {number} down</source>
        <translation>نقل الخيار {number} إلى أسفل</translation>
    </message>
    <message>
        <source>Remove choice {number}</source>
        <translation>إزالة الخيار {number}</translation>
    </message>
</context>
<context>
    <name>ChoosePinView</name>
    <message>
        <source>Once more, the same PIN.</source>
        <translation>أدخل الرقم السري نفسه مرة أخرى.</translation>
    </message>
    <message>
        <source>The two were not the same. Choose a PIN again.</source>
        <translation>الرقمان غير متطابقين. اختر رقماً سرياً من جديد.</translation>
    </message>
</context>
<context>
    <name>Choosing</name>
    <message>
        <source>Please touch at least one answer.</source>
        <translation>يرجى لمس إجابة واحدة على الأقل.</translation>
    </message>
    <message>
        <source>You can choose up to {most}. To choose another, clear one first.</source>
        <translation>يمكنك اختيار {most} على الأكثر. لاختيار غيرها، ألغِ واحدة أولاً.</translation>
    </message>
    <message>
        <source>Touch up to {most} answers that apply, then confirm.</source>
        <translation>المس الإجابات التي تنطبق عليك، {most} على الأكثر، ثم أكّد.</translation>
    </message>
    <message>
        <source>Touch all answers that apply, then confirm.</source>
        <translation>المس كل الإجابات التي تنطبق عليك، ثم أكّد.</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>تأكيد</translation>
    </message>
    <message>
        <source>None of these</source>
        <translation>لا شيء من هذه الإجابات</translation>
    </message>
</context>
<context>
    <name>ColumnPane</name>
    <message>
        <source>Used for</source>
        <translation>يُستخدم لـ</translation>
    </message>
</context>
<context>
    <name>ColumnWords</name>
    <message>
        <source>Not used</source>
        <translation>غير مستخدم</translation>
    </message>
    <message>
        <source>A question</source>
        <translation>سؤال</translation>
    </message>
    <message>
        <source>A choice of a new question</source>
        <translation>خيار من سؤال جديد</translation>
    </message>
    <message>
        <source>Weight: how many people a row represents</source>
        <translation>الوزن: كم شخصاً يمثل الصف</translation>
    </message>
    <message>
        <source>Stratum</source>
        <translation>طبقة</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>عنقود</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>السؤال</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>وزن</translation>
    </message>
    <message>
        <source>A choice of {name}</source>
        <translation>خيار من {name}</translation>
    </message>
    <message>
        <source>Question {name}: {text}</source>
        <translation>السؤال {name}: {text}</translation>
    </message>
    <message>
        <source>{type} · {level}</source>
        <translation>{type} · {level}</translation>
    </message>
    <message>
        <source>Not assigned</source>
        <translation>غير معيّن</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>مختار</translation>
    </message>
    <message>
        <source>not chosen</source>
        <translation>غير مختار</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>لا إجابة</translation>
    </message>
    <message>
        <source>Values not assigned: {values}; rows left out: {rows}</source>
        <translation>القيم غير المعيّنة: {values}؛ الصفوف المتروكة: {rows}</translation>
    </message>
    <message>
        <source>Rows left out: {rows}</source>
        <translation>الصفوف المتروكة: {rows}</translation>
    </message>
</context>
<context>
    <name>ColumnsModel</name>
    <message>
        <source>Column</source>
        <translation>العمود</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>استخدام</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>النوع</translation>
    </message>
    <message>
        <source>Design</source>
        <translation>التصميم</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>القيم</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>المشكلات</translation>
    </message>
    <message>
        <source>{text}, guessed</source>
        <translation>{text}، تخمين</translation>
    </message>
</context>
<context>
    <name>ColumnsView</name>
    <message>
        <source>Columns of the table</source>
        <translation>أعمدة الجدول</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>Something went wrong in Surveyapp</source>
        <translation>حدث خطأ في Surveyapp</translation>
    </message>
    <message>
        <source>Something went wrong in Surveyapp. Your last action may not have been carried out. Everything already stored in the project is safe. You can continue; if it happens again, restart the program.</source>
        <translation>حدث خطأ في Surveyapp. ربما لم يُنفَّذ إجراؤك الأخير. كل ما حُفظ في المشروع سليم. يمكنك المتابعة؛ وإذا تكرّر ذلك فأعد تشغيل البرنامج.</translation>
    </message>
    <message>
        <source>The report below describes where the program failed. It contains nothing from your survey. Please send it to whoever supports Surveyapp for you.</source>
        <translation>يصف التقرير أدناه موضع فشل البرنامج. ولا يحتوي شيئًا من استبيانك. يُرجى إرساله إلى من يقدّم لك الدعم في Surveyapp.</translation>
    </message>
    <message>
        <source>The report</source>
        <translation>التقرير</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>متابعة</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>نسخ التقرير</translation>
    </message>
    <message>
        <source>Open its folder</source>
        <translation>فتح مجلده</translation>
    </message>
</context>
<context>
    <name>DatabaseDialog</name>
    <message>
        <source>Connect to a database</source>
        <translation>الاتصال بقاعدة بيانات</translation>
    </message>
    <message>
        <source>Kind of database</source>
        <translation>نوع قاعدة البيانات</translation>
    </message>
    <message>
        <source>DuckDB file</source>
        <translation>ملف DuckDB</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>الخادم</translation>
    </message>
    <message>
        <source>Database</source>
        <translation>قاعدة البيانات</translation>
    </message>
    <message>
        <source>User</source>
        <translation>المستخدم</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>كلمة المرور</translation>
    </message>
    <message>
        <source>File</source>
        <translation>الملف</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>الجدول</translation>
    </message>
    <message>
        <source>Survey file</source>
        <translation>ملف الاستبيان</translation>
    </message>
    <message>
        <source>such as server.example:5432</source>
        <translation>مثل server.example:5432</translation>
    </message>
    <message>
        <source>The rows of a table become the interviews of this project. They stay where they are: the database counts them, and only the counts come to this computer. The table has one row for each respondent and one column for each question.</source>
        <translation>تصبح صفوف الجدول مقابلات هذا المشروع. وتبقى في مكانها: قاعدة البيانات تعدّها، ولا يصل إلى هذا الحاسوب إلا الأعداد. في الجدول صف لكل مجيب وعمود لكل سؤال.</translation>
    </message>
    <message>
        <source>&amp;Kind of database</source>
        <translation>&amp;نوع قاعدة البيانات</translation>
    </message>
    <message>
        <source>&amp;Server</source>
        <translation>ال&amp;خادم</translation>
    </message>
    <message>
        <source>&amp;Database</source>
        <translation>&amp;قاعدة البيانات</translation>
    </message>
    <message>
        <source>&amp;User</source>
        <translation>ال&amp;مستخدم</translation>
    </message>
    <message>
        <source>&amp;Password</source>
        <translation>&amp;كلمة المرور</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>ال&amp;ملف</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>ال&amp;جدول</translation>
    </message>
    <message>
        <source>Su&amp;rvey file</source>
        <translation>ملف الا&amp;ستبيان</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>اتصال</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>اختيار…</translation>
    </message>
    <message>
        <source>the survey of this project</source>
        <translation>استبيان هذا المشروع</translation>
    </message>
    <message>
        <source>leave empty to use Spark on this computer</source>
        <translation>اتركه فارغًا لاستخدام Spark على هذا الحاسوب</translation>
    </message>
    <message>
        <source>a name, or a .parquet or .csv file</source>
        <translation>اسم، أو ملف ‎.parquet أو ‎.csv</translation>
    </message>
    <message>
        <source>The password stays in memory until you close the desk. It is not saved anywhere.</source>
        <translation>تبقى كلمة المرور في الذاكرة حتى تغلق البرنامج. ولا تُحفظ في أي مكان.</translation>
    </message>
    <message>
        <source>The DuckDB file</source>
        <translation>ملف DuckDB</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>كل الملفات (*)</translation>
    </message>
    <message>
        <source>Surveys (*.survey.json)</source>
        <translation>استبيانات (*.survey.json)</translation>
    </message>
    <message>
        <source>Survey</source>
        <translation>الاستبيان</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>جارٍ الاتصال…</translation>
    </message>
</context>
<context>
    <name>DatePad</name>
    <message>
        <source>Next part</source>
        <translation>الجزء التالي</translation>
    </message>
    <message>
        <source>Year, month and day: {day}</source>
        <translation>السنة والشهر واليوم: {day}</translation>
    </message>
    <message>
        <source>Day, month and year: {day}</source>
        <translation>اليوم والشهر والسنة: {day}</translation>
    </message>
    <message>
        <source>From {first} to {last}</source>
        <translation>من {first} إلى {last}</translation>
    </message>
    <message>
        <source>Not before {first}</source>
        <translation>ليس قبل {first}</translation>
    </message>
    <message>
        <source>Not after {last}</source>
        <translation>ليس بعد {last}</translation>
    </message>
    <message>
        <source>Please enter a date.</source>
        <translation>يرجى إدخال تاريخ.</translation>
    </message>
    <message>
        <source>This is not a date yet. Please change it.</source>
        <translation>هذا ليس تاريخاً صحيحاً بعد. يرجى تعديله.</translation>
    </message>
    <message>
        <source>Your date: {date}</source>
        <translation>تاريخك: {date}</translation>
    </message>
</context>
<context>
    <name>DesignForm</name>
    <message>
        <source>Design</source>
        <translation>التصميم</translation>
    </message>
    <message>
        <source>&amp;Design</source>
        <translation>&amp;التصميم</translation>
    </message>
    <message>
        <source>{name}: {meaning}</source>
        <translation>{name}: {meaning}</translation>
    </message>
    <message>
        <source>Number of choices</source>
        <translation>عدد الخيارات</translation>
    </message>
</context>
<context>
    <name>DesignsPanel</name>
    <message>
        <source>Compare</source>
        <translation>المقارنة</translation>
    </message>
    <message>
        <source>Comparing designs…</source>
        <translation>جارٍ مقارنة التصاميم…</translation>
    </message>
    <message>
        <source>Designs by the number of interviews needed</source>
        <translation>التصاميم بحسب المقابلات التي تحتاج إليها</translation>
    </message>
    <message>
        <source>Number of choices</source>
        <translation>عدد الخيارات</translation>
    </message>
    <message>
        <source>2 for yes and no.</source>
        <translation>‏2 لنعم ولا.</translation>
    </message>
    <message>
        <source>Largest ε</source>
        <translation>أكبر ε</translation>
    </message>
    <message>
        <source>The most that one report may give away; 1.1 is strong, 2 is weak.</source>
        <translation>ما قد يكشفه رد واحد؛ 1.1 حماية قوية، و2 ضعيفة.</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>الخطأ</translation>
    </message>
    <message>
        <source>1 % is one percentage point.</source>
        <translation>1 % هي نقطة مئوية واحدة.</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>الثقة</translation>
    </message>
    <message>
        <source>Interviews needed</source>
        <translation>المقابلات اللازمة</translation>
    </message>
    <message>
        <source>Chart of interviews needed by design</source>
        <translation>رسم بياني للمقابلات اللازمة بحسب التصميم</translation>
    </message>
    <message>
        <source>Use {design}: {reason}</source>
        <translation>اختر {design}: {reason}</translation>
    </message>
    <message>
        <source>{n} interviews are needed for ± {error} in each share: {times} times as many as with the best design.</source>
        <translation>يلزم {n} من المقابلات لبلوغ ± {error} في كل نسبة: أي {times} أضعاف ما يلزم مع أفضل تصميم.</translation>
    </message>
</context>
<context>
    <name>DeskWindow</name>
    <message>
        <source>Pages of the desk</source>
        <translation>صفحات المكتب</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>الملفات</translation>
    </message>
    <message>
        <source>Variables</source>
        <translation>المتغيرات</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>الصفوف</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>الجودة</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>النتائج</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>الخصوصية</translation>
    </message>
    <message>
        <source>Survey</source>
        <translation>الاستبيان</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>التعلّم</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>المساعدة</translation>
    </message>
    <message>
        <source>Drop to import</source>
        <translation>أفلت للاستيراد</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;ملف</translation>
    </message>
    <message>
        <source>&amp;New project…</source>
        <translation>مشروع &amp;جديد…</translation>
    </message>
    <message>
        <source>&amp;Open project…</source>
        <translation>&amp;فتح مشروع…</translation>
    </message>
    <message>
        <source>Save project &amp;as…</source>
        <translation>حفظ المشروع &amp;باسم…</translation>
    </message>
    <message>
        <source>&amp;Import files…</source>
        <translation>ا&amp;ستيراد ملفات…</translation>
    </message>
    <message>
        <source>Import a &amp;folder…</source>
        <translation>استيراد مج&amp;لد…</translation>
    </message>
    <message>
        <source>Import a &amp;table…</source>
        <translation>استيراد &amp;جدول…</translation>
    </message>
    <message>
        <source>&amp;Connect to a database…</source>
        <translation>الا&amp;تصال بقاعدة بيانات…</translation>
    </message>
    <message>
        <source>&amp;Kiosks…</source>
        <translation>الأ&amp;كشاك…</translation>
    </message>
    <message>
        <source>&amp;Report and data…</source>
        <translation>ال&amp;تقرير والبيانات…</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;تحرير</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>الت&amp;فضيلات…</translation>
    </message>
    <message>
        <source>{project} (read-only) – Surveyapp desk</source>
        <translation>{project} (للقراءة فقط) – مكتب Surveyapp</translation>
    </message>
    <message>
        <source>Opening {file}…</source>
        <translation>جارٍ فتح {file}…</translation>
    </message>
    <message>
        <source>This project was changed in another window. What you see is how it is now.</source>
        <translation>تغيّر هذا المشروع في نافذة أخرى. ما تراه هو حالته الآن.</translation>
    </message>
    <message>
        <source>Build: {build}</source>
        <translation>البناء: {build}</translation>
    </message>
    <message>
        <source>&amp;Licences…</source>
        <translation>ال&amp;تراخيص…</translation>
    </message>
    <message>
        <source>This project is read-only: nothing can be imported</source>
        <translation>هذا المشروع للقراءة فقط: لا يمكن استيراد أي شيء</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>إ&amp;نهاء</translation>
    </message>
    <message>
        <source>&amp;Survey</source>
        <translation>الاست&amp;بيان</translation>
    </message>
    <message>
        <source>&amp;Go to</source>
        <translation>ا&amp;نتقال إلى</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>م&amp;ساعدة</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>الخطة</translation>
    </message>
    <message>
        <source>&amp;Help on this page</source>
        <translation>&amp;مساعدة عن هذه الصفحة</translation>
    </message>
    <message>
        <source>&amp;Tutorial</source>
        <translation>&amp;درس تعليمي</translation>
    </message>
    <message>
        <source>T&amp;our of the desk</source>
        <translation>&amp;جولة في المكتب</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>ا&amp;ختصارات لوحة المفاتيح</translation>
    </message>
    <message>
        <source>&amp;About Surveyapp</source>
        <translation>&amp;حول Surveyapp</translation>
    </message>
    <message>
        <source>{project} – Surveyapp desk</source>
        <translation>{project} – مكتب Surveyapp</translation>
    </message>
    <message>
        <source>Project: {name}</source>
        <translation>المشروع: {name}</translation>
    </message>
    <message>
        <source>No survey yet. The first import sets it.</source>
        <translation>لا استبيان بعد: يحدده أول استيراد</translation>
    </message>
    <message>
        <source>Survey: {title} ({id}, version {version})</source>
        <translation>الاستبيان: {title} ({id}، الإصدار {version})</translation>
    </message>
    <message>
        <source>Interviews: {count}</source>
        <translation>المقابلات: {count}</translation>
    </message>
    <message>
        <source>New project</source>
        <translation>مشروع جديد</translation>
    </message>
    <message>
        <source>Projects (*{ending})</source>
        <translation>مشاريع (*{ending})</translation>
    </message>
    <message>
        <source>survey</source>
        <translation>استبيان</translation>
    </message>
    <message>
        <source>Open a project</source>
        <translation>فتح مشروع</translation>
    </message>
    <message>
        <source>Save the project as</source>
        <translation>حفظ المشروع باسم</translation>
    </message>
    <message>
        <source>Saving a copy…</source>
        <translation>جارٍ حفظ نسخة…</translation>
    </message>
    <message>
        <source>About Surveyapp</source>
        <translation>حول Surveyapp</translation>
    </message>
    <message>
        <source>Surveyapp {version}</source>
        <translation>Surveyapp {version}</translation>
    </message>
    <message>
        <source>For surveys with sensitive questions: chance protects each answer, and the desk estimates the true shares for the group as a whole.</source>
        <translation>للاستبيانات ذات الأسئلة الحساسة: الصدفة تحمي كل إجابة، والمكتب يقدّر النسب الحقيقية للمجموعة كلها.</translation>
    </message>
</context>
<context>
    <name>DetailsView</name>
    <message>
        <source>Test the wheel</source>
        <translation>اختبر العجلة</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>رجوع</translation>
    </message>
</context>
<context>
    <name>DoWithoutView</name>
    <message>
        <source>Use no surveyor&apos;s PIN?</source>
        <translation>العمل دون رقم سري للباحث؟</translation>
    </message>
    <message>
        <source>Then anybody who holds this device can answer again and again, and each answer counts. Do this only where somebody watches the device all the time.</source>
        <translation>عندها يستطيع كل من يمسك هذا الجهاز أن يجيب مرة بعد مرة، وتُحسب كل إجابة. لا تفعل هذا إلا حيث يراقب أحدٌ الجهاز طوال الوقت.</translation>
    </message>
    <message>
        <source>Use no PIN</source>
        <translation>بلا رقم سري</translation>
    </message>
    <message>
        <source>Choose PIN</source>
        <translation>اختيار رقم</translation>
    </message>
</context>
<context>
    <name>DraftHolder</name>
    <message>
        <source>Checking the rows…</source>
        <translation>جارٍ فحص الصفوف…</translation>
    </message>
</context>
<context>
    <name>Drop</name>
    <message>
        <source>Drop to open this project</source>
        <translation>أفلت لفتح هذا المشروع</translation>
    </message>
    <message>
        <source>Drop to open this survey in the editor</source>
        <translation>أفلت لفتح هذا الاستبيان في المحرر</translation>
    </message>
    <message>
        <source>Drop to open this model</source>
        <translation>أفلت لفتح هذا النموذج</translation>
    </message>
    <message>
        <source>Drop to train a model on this table</source>
        <translation>أفلت للتعلم من هذا الجدول</translation>
    </message>
    <message>
        <source>This is a private key. You will be asked for it when you import sealed files.</source>
        <translation>هذا مفتاح خاص: يُطلب عند استيراد ملفات مختومة</translation>
    </message>
    <message>
        <source>Drop to import as a table</source>
        <translation>أفلت للاستيراد كجدول</translation>
    </message>
    <message>
        <source>Drop to import</source>
        <translation>أفلت للاستيراد</translation>
    </message>
</context>
<context>
    <name>ExportButton</name>
    <message>
        <source>Export</source>
        <translation>تصدير</translation>
    </message>
    <message>
        <source>Table as CSV…</source>
        <translation>الجدول بصيغة CSV…</translation>
    </message>
    <message>
        <source>Chart as PNG…</source>
        <translation>الرسم بصيغة PNG…</translation>
    </message>
    <message>
        <source>Chart as SVG…</source>
        <translation>الرسم بصيغة SVG…</translation>
    </message>
    <message>
        <source>Chart as PDF…</source>
        <translation>الرسم بصيغة PDF…</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>جداول (*.csv)</translation>
    </message>
    <message>
        <source>PNG pictures (*.png)</source>
        <translation>صور PNG (*.png)</translation>
    </message>
    <message>
        <source>SVG drawings (*.svg)</source>
        <translation>رسوم SVG (*.svg)</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>مستندات PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Export {name}</source>
        <translation>تصدير {name}</translation>
    </message>
    <message>
        <source>Saved {file} in {folder}.</source>
        <translation>حُفظ {file} في {folder}.</translation>
    </message>
</context>
<context>
    <name>ExportedView</name>
    <message>
        <source>Exported and checked</source>
        <translation>تم التصدير والتحقق</translation>
    </message>
    <message>
        <source>Written to {folder}: {count}.</source>
        <translation>كُتب في {folder}: {count}.</translation>
    </message>
    <message>
        <source>The files on this kiosk stay where they are.</source>
        <translation>تبقى الملفات على هذا الكشك في مكانها.</translation>
    </message>
    <message>
        <source>Nothing was exported</source>
        <translation>لم يُصدَّر شيء</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>تم</translation>
    </message>
    <message>
        <source>End of fieldwork: release the rest…</source>
        <translation>نهاية العمل الميداني: إخراج ما بقي…</translation>
    </message>
</context>
<context>
    <name>FileBar</name>
    <message>
        <source>First rows of the table</source>
        <translation>الصفوف الأولى من الجدول</translation>
    </message>
    <message>
        <source>No table chosen yet</source>
        <translation>لم يُختر جدول بعد</translation>
    </message>
    <message>
        <source>Choose a table…</source>
        <translation>اختيار جدول…</translation>
    </message>
    <message>
        <source>Use a saved mapping…</source>
        <translation>استخدام مطابقة محفوظة…</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>تغيير…</translation>
    </message>
    <message>
        <source>Survey of the table</source>
        <translation>استبيان الجدول</translation>
    </message>
    <message>
        <source>A new survey, made from this table</source>
        <translation>استبيان جديد يُنشأ من هذا الجدول</translation>
    </message>
    <message>
        <source>Name of the new survey</source>
        <translation>اسم الاستبيان الجديد</translation>
    </message>
    <message>
        <source>A survey file…</source>
        <translation>ملف استبيان…</translation>
    </message>
    <message>
        <source>Recorded under</source>
        <translation>تُسجَّل تحت</translation>
    </message>
    <message>
        <source>{title} ({id}, version {version})</source>
        <translation>{title} ({id}، الإصدار {version})</translation>
    </message>
    <message>
        <source>Tables ({endings});;All files (*)</source>
        <translation>جداول ({endings});;كل الملفات (*)</translation>
    </message>
    <message>
        <source>Choose a table</source>
        <translation>اختيار جدول</translation>
    </message>
    <message>
        <source>Reading the table…</source>
        <translation>جارٍ قراءة الجدول…</translation>
    </message>
    <message>
        <source>Line {line} looks like data, not like column names. If the table has no header line, enter 0 as the header line.</source>
        <translation>يبدو السطر {line} بيانات لا أسماء أعمدة. إذا لم يكن في الجدول سطر عناوين فأدخل 0 سطرًا للعناوين.</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>السطر</translation>
    </message>
    <message>
        <source>{rows} rows, {columns} columns</source>
        <translation>{rows} صفوف، {columns} أعمدة</translation>
    </message>
    <message>
        <source>Surveys (*.json);;All files (*)</source>
        <translation>استبيانات (*.json);;كل الملفات (*)</translation>
    </message>
    <message>
        <source>The survey of the table</source>
        <translation>استبيان الجدول</translation>
    </message>
    <message>
        <source>Mappings (*{ending});;All files (*)</source>
        <translation>مطابقات (*{ending});;كل الملفات (*)</translation>
    </message>
    <message>
        <source>A saved mapping</source>
        <translation>مطابقة محفوظة</translation>
    </message>
</context>
<context>
    <name>FileStep</name>
    <message>
        <source>Comma</source>
        <translation>فاصلة</translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation>فاصلة منقوطة</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>علامة جدولة</translation>
    </message>
    <message>
        <source>Bar</source>
        <translation>خط عمودي</translation>
    </message>
    <message>
        <source>Point (1.5)</source>
        <translation>نقطة (1.5)</translation>
    </message>
    <message>
        <source>Comma (1,5)</source>
        <translation>فاصلة (1,5)</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>الترميز</translation>
    </message>
    <message>
        <source>Delimiter</source>
        <translation>الفاصل</translation>
    </message>
    <message>
        <source>Decimal sign</source>
        <translation>العلامة العشرية</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>الورقة</translation>
    </message>
    <message>
        <source>Header line</source>
        <translation>سطر العناوين</translation>
    </message>
    <message>
        <source>0: no header line</source>
        <translation>0: لا سطر عناوين</translation>
    </message>
    <message>
        <source>First line of data</source>
        <translation>أول سطر من البيانات</translation>
    </message>
    <message>
        <source>Codes for missing values</source>
        <translation>رموز القيم المفقودة</translation>
    </message>
    <message>
        <source>e.g. -99, 999</source>
        <translation>مثل -99، 999</translation>
    </message>
    <message>
        <source>sheet “{name}”</source>
        <translation>الورقة «{name}»</translation>
    </message>
    <message>
        <source>between cells: {sign}</source>
        <translation>بين الخلايا: {sign}</translation>
    </message>
    <message>
        <source>decimal sign: {sign}</source>
        <translation>علامة الكسور: {sign}</translation>
    </message>
    <message>
        <source>no header line</source>
        <translation>بلا سطر عناوين</translation>
    </message>
    <message>
        <source>names in line {line}</source>
        <translation>الأسماء في السطر {line}</translation>
    </message>
    <message>
        <source>no answer: {codes}</source>
        <translation>بلا إجابة: {codes}</translation>
    </message>
</context>
<context>
    <name>FilesPage</name>
    <message>
        <source>Files</source>
        <translation>الملفات</translation>
    </message>
    <message>
        <source>Import the kiosks&apos; collection files into this project.</source>
        <translation>استورد ملفات الجمع من الأكشاك إلى هذا المشروع.</translation>
    </message>
    <message>
        <source>Kiosks…</source>
        <translation>الأكشاك…</translation>
    </message>
    <message>
        <source>Import files…</source>
        <translation>استيراد ملفات…</translation>
    </message>
    <message>
        <source>Import a folder…</source>
        <translation>استيراد مجلد…</translation>
    </message>
    <message>
        <source>Import a table…</source>
        <translation>استيراد جدول…</translation>
    </message>
    <message>
        <source>Drop collection files here</source>
        <translation>أفلت ملفات الجمع هنا</translation>
    </message>
    <message>
        <source>Import the files that the kiosks exported (their names end in .collection), or a whole folder. Each file is checked first, and importing a file twice changes nothing. You can also import tables from other programs (text, {kinds}); you see what each column becomes before anything is stored.</source>
        <translation>استورد الملفات التي صدّرتها الأكشاك (تنتهي أسماؤها بـ ‎.collection)، أو مجلدًا كاملًا. يُفحص كل ملف أولًا، واستيراد ملف مرتين لا يغيّر شيئًا. يمكنك أيضًا استيراد جداول من برامج أخرى (نص، {kinds})؛ ترى ما سيصير إليه كل عمود قبل أن يُحفظ أي شيء.</translation>
    </message>
    <message>
        <source>Totals that trustees opened are imported in the same way: a table whose name ends in {ending}.</source>
        <translation>وتُستورد المجاميع التي فتحها الأمناء بالطريقة نفسها: جدول ينتهي اسمه بـ ‎{ending}.</translation>
    </message>
    <message>
        <source>Result of the last import, file by file</source>
        <translation>نتيجة كل ملف من الاستيراد الأخير</translation>
    </message>
    <message>
        <source>The last import</source>
        <translation>الاستيراد الأخير</translation>
    </message>
    <message>
        <source>Add this survey to the project</source>
        <translation>إضافة هذا الاستبيان إلى المشروع</translation>
    </message>
    <message>
        <source>Files in the project</source>
        <translation>الملفات في المشروع</translation>
    </message>
    <message>
        <source>Remove this file&apos;s interviews</source>
        <translation>إزالة مقابلات هذا الملف</translation>
    </message>
    <message>
        <source>Removes the interviews of the selected files, as if they had never been imported. Interviews that are also in another file stay. Edit &gt; Undo brings them back. They remain in the project&apos;s file until you choose Edit &gt; Erase what was removed.</source>
        <translation>تُخرَج الملفات المحددة كأنها لم تُستورد قط. وما جاء به ملف آخر أيضاً يبقى؛ والأمر تحرير &gt; تراجع يعيدها. وتظل في ملف المشروع حتى الأمر تحرير &gt; محو ما أُزيل.</translation>
    </message>
    <message>
        <source>Remove these files&apos; interviews</source>
        <translation>إزالة مقابلات هذه الملفات</translation>
    </message>
    <message>
        <source>Collection files (*{ending});;All files (*)</source>
        <translation>ملفات جمع (*{ending});;كل الملفات (*)</translation>
    </message>
    <message>
        <source>Import collection files</source>
        <translation>استيراد ملفات جمع</translation>
    </message>
    <message>
        <source>Import all collection files of a folder</source>
        <translation>استيراد كل ملفات الجمع في مجلد</translation>
    </message>
    <message>
        <source>Imported: totals of {count} interviews.</source>
        <translation>تم الاستيراد: مجاميع {count} مقابلة.</translation>
    </message>
    <message>
        <source>Choose the survey of these totals</source>
        <translation>اختر استبيان هذه المجاميع</translation>
    </message>
    <message>
        <source>Surveys (*.survey.json);;All files (*)</source>
        <translation>استبيانات (*.survey.json);;كل الملفات (*)</translation>
    </message>
    <message>
        <source>Importing…</source>
        <translation>جارٍ الاستيراد…</translation>
    </message>
    <message>
        <source>interviews</source>
        <translation>المقابلات</translation>
    </message>
    <message>
        <source>This project is read-only. “File”, “Save project as” makes a copy to work on.</source>
        <translation>هذا المشروع للقراءة فقط. «ملف»، «حفظ المشروع باسم» ينشئ نسخة يمكنك العمل عليها.</translation>
    </message>
    <message>
        <source>The import was stopped. The project is unchanged. You can import the files again at any time.</source>
        <translation>أُوقف الاستيراد، والمشروع كما كان من قبل. استورد الملفات مرة أخرى متى شئت.</translation>
    </message>
    <message>
        <source>Files of this survey: {count}</source>
        <translation>ملفات هذا الاستبيان: {count}</translation>
    </message>
    <message>
        <source>{file}: totals of {count} interviews, opened by trustees. Nobody has single reports, and only what the survey declared together can be analysed together: {tallies}.</source>
        <translation>{file}: مجاميع {count} مقابلة فتحها الأمناء. لا أحد لديه تقارير مفردة، ولا يمكن أن يُحلَّل معًا إلا ما أعلنه الاستبيان معًا: {tallies}.</translation>
    </message>
    <message>
        <source>The interviews of this project are the {count} rows of the table {table} at {place}. They are counted there: only counts come to this computer.</source>
        <translation>مقابلات هذا المشروع هي الصفوف الـ{count} في الجدول {table} في {place}. تُعدّ هناك: لا يصل إلى هذا الحاسوب إلا الأعداد.</translation>
    </message>
    <message>
        <source>Connected. The table {table} has {count} interviews.</source>
        <translation>تم الاتصال. في الجدول {table} مقابلات عددها {count}.</translation>
    </message>
    <message>
        <source>This project&apos;s file is not encrypted. It contains {count} interviews that the kiosks had sealed and that anybody who has the file can now read. Choose Edit &gt; Encrypt this project.</source>
        <translation>ملف هذا المشروع غير مشفّر. يحتوي {count} من المقابلات التي كانت الأكشاك قد ختمتها ويستطيع الآن كل من لديه الملف أن يقرأها. اختر تحرير &gt; تشفير هذا المشروع.</translation>
    </message>
    <message>
        <source>Permanently erased. Files: {files}, interviews: {interviews}.</source>
        <translation>مُحي نهائيًا. الملفات: {files}، المقابلات: {interviews}.</translation>
    </message>
    <message>
        <source>Undone: {action}.</source>
        <translation>تم التراجع عن: {action}.</translation>
    </message>
    <message>
        <source>Redone: {action}.</source>
        <translation>أُعيد: {action}.</translation>
    </message>
    <message>
        <source>Files in the project: {count}</source>
        <translation>الملفات في المشروع: {count}</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>Interviews included</source>
        <translation>المقابلات المشمولة</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>المرشّح</translation>
    </message>
    <message>
        <source>Include only interviews with certain answers to direct questions</source>
        <translation>اشمل فقط المقابلات ذات إجابات معيّنة عن الأسئلة المباشرة</translation>
    </message>
    <message>
        <source>{question}: {answers}</source>
        <translation>{question}: {answers}</translation>
    </message>
    <message>
        <source> or </source>
        <translation> أو </translation>
    </message>
    <message>
        <source>{question}. Click to remove this filter.</source>
        <translation>{question}. انقر لإزالة هذا المرشّح.</translation>
    </message>
    <message>
        <source>Remove the filter: {filter}</source>
        <translation>إزالة المرشّح: {filter}</translation>
    </message>
    <message>
        <source>All {all} interviews</source>
        <translation>كل المقابلات، وعددها {all}</translation>
    </message>
    <message>
        <source>{kept} of {all} interviews</source>
        <translation>{kept} من {all} من المقابلات</translation>
    </message>
    <message>
        <source>This survey has no direct question to filter by</source>
        <translation>ليس في هذا الاستبيان سؤال مباشر للتصفية به</translation>
    </message>
    <message>
        <source>Clear filter</source>
        <translation>مسح التصفية</translation>
    </message>
</context>
<context>
    <name>FindingsBox</name>
    <message>
        <source>Target error</source>
        <translation>الخطأ المطلوب</translation>
    </message>
    <message>
        <source>Problems of the survey</source>
        <translation>أخطاء الاستبيان</translation>
    </message>
    <message>
        <source>Target error of the estimates</source>
        <translation>الخطأ المطلوب للتقديرات</translation>
    </message>
    <message>
        <source>± {number} points</source>
        <translation>± {number} من النقاط</translation>
    </message>
    <message>
        <source>Not ready for the kiosk yet. Write the title and the questions; what is still missing is shown as you go.</source>
        <translation>ليس جاهزًا للكشك بعد. اكتب العنوان والأسئلة؛ ويظهر ما ينقص أثناء العمل.</translation>
    </message>
    <message numerus="yes">
        <source>Problems to fix: %n.</source>
        <translation>
            <numerusform>لا أخطاء تُصحَّح قبل طرحه (%n).</numerusform>
            <numerusform>خطأ واحد (%n) يجب تصحيحه قبل طرحه.</numerusform>
            <numerusform>خطآن (%n) يجب تصحيحهما قبل طرحه.</numerusform>
            <numerusform>%n أخطاء يجب تصحيحها قبل طرحه.</numerusform>
            <numerusform>%n خطأً يجب تصحيحها قبل طرحه.</numerusform>
            <numerusform>%n خطأ يجب تصحيحها قبل طرحه.</numerusform>
        </translation>
    </message>
    <message>
        <source>Click one to jump to it.</source>
        <translation>اختر واحداً للانتقال إلى حقله.</translation>
    </message>
    <message>
        <source>This survey is not ready for a kiosk. The list shows what to add.</source>
        <translation>هذا الاستبيان ليس جاهزًا للكشك بعد. تبيّن القائمة ما ينبغي إضافته.</translation>
    </message>
    <message>
        <source>Ready for the kiosk. No question is protected.</source>
        <translation>جاهز للكشك. لا سؤال محميّ.</translation>
    </message>
    <message>
        <source>Ready for the kiosk. At most ε = {epsilon} per respondent.</source>
        <translation>جاهز للكشك. على الأكثر ε = {epsilon} لكل مجيب.</translation>
    </message>
    <message>
        <source>Ready for the kiosk. At most ε = {epsilon} per respondent; {n} interviews give ± {error} points or better at every question.</source>
        <translation>جاهز للكشك. على الأكثر ε = {epsilon} لكل مجيب؛ وتعطي {n} من المقابلات ± {error} نقاط أو أفضل عند كل سؤال.</translation>
    </message>
</context>
<context>
    <name>FlipsView</name>
    <message>
        <source>Back</source>
        <translation>رجوع</translation>
    </message>
    <message>
        <source>Test the wheel</source>
        <translation>اختبر العجلة</translation>
    </message>
    <message>
        <source>The wheel of this survey turns {count} times for each answer in the table. Your answers are not used. Nothing is recorded. You see whether the wheel is fair. At a private question you can also test that this device cannot choose where the wheel stops. No test can show what a device remembers.</source>
        <translation>تدور عجلة هذا الاستبيان {count} مرة لكل إجابة في الجدول. لا تُستعمل إجاباتك. لا يُسجَّل شيء. ترى هل العجلة عادلة. عند السؤال الخاص يمكنك أيضاً أن تختبر أن هذا الجهاز لا يستطيع أن يختار أين تتوقف العجلة. ولا يستطيع أي اختبار أن يُظهر ما يتذكره جهاز.</translation>
    </message>
    <message>
        <source>Spin</source>
        <translation>أدِر</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>الإجابة</translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation>المسجَّل</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>المتوقع</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>المعدود</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>إيقاف</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>متابعة</translation>
    </message>
    <message>
        <source>The wheel on this device does not turn. Please call the surveyor.</source>
        <translation>العجلة في هذا الجهاز لا تدور. يرجى مناداة الباحث.</translation>
    </message>
    <message>
        <source>The counts are what a fair wheel gives.</source>
        <translation>الأعداد هي ما تعطيه عجلة عادلة.</translation>
    </message>
    <message>
        <source>A fair wheel seldom gives such counts. Spin again. If this comes twice in a row, tell the surveyor.</source>
        <translation>نادراً ما تعطي عجلة عادلة مثل هذه الأعداد. أدِر مرة أخرى. إذا جاء ذلك مرتين متتاليتين فأخبر الباحث.</translation>
    </message>
    <message>
        <source>A fair wheel hardly ever gives such counts. Do not trust this device, and tell the surveyor.</source>
        <translation>لا تكاد عجلة عادلة تعطي مثل هذه الأعداد أبداً. لا تثق بهذا الجهاز، وأخبر الباحث.</translation>
    </message>
</context>
<context>
    <name>FolderView</name>
    <message>
        <source>Export to this folder?</source>
        <translation>هل تريد التصدير إلى هذا المجلد؟</translation>
    </message>
    <message>
        <source>Export here</source>
        <translation>التصدير إلى هنا</translation>
    </message>
    <message>
        <source>Save the page that checks coins here</source>
        <translation>احفظ هنا الصفحة التي تفحص القطع النقدية</translation>
    </message>
    <message>
        <source>↑  One folder up</source>
        <translation>↑  إلى المجلد الأعلى</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>رجوع</translation>
    </message>
</context>
<context>
    <name>FormReportDialog</name>
    <message>
        <source>Result of the conversion</source>
        <translation>نتيجة التحويل</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>حفظ بصيغة CSV…</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>النتيجة</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>الخلية</translation>
    </message>
    <message>
        <source>Part of the form</source>
        <translation>جزء النموذج</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>حفظ التقرير</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>جداول (*.csv)</translation>
    </message>
</context>
<context>
    <name>Gallery</name>
    <message>
        <source>Analyses</source>
        <translation>التحليلات</translation>
    </message>
</context>
<context>
    <name>GatedPinPad</name>
    <message>
        <source>This PIN is not right.</source>
        <translation>هذا الرقم السري غير صحيح.</translation>
    </message>
    <message>
        <source>Too many wrong PINs. Try again in {seconds} s.</source>
        <translation>محاولات خاطئة كثيرة. حاول مرة أخرى بعد {seconds} ثانية.</translation>
    </message>
</context>
<context>
    <name>GroupsBox</name>
    <message>
        <source>Ask each respondent only some of the questions</source>
        <translation>طرح بعض الأسئلة فقط على كل مجيب</translation>
    </message>
    <message>
        <source>Chance picks which questions of a group each respondent is asked. Each respondent gives away less, so each question can have weaker coins.</source>
        <translation>من أسئلة المجموعة تختار الصدفة الأسئلة التي تُطرح على كل مجيب. يكشف كل مجيب عن قدر أقل، فيمكن أن تكون القطع النقدية لكل سؤال أضعف.</translation>
    </message>
    <message>
        <source>Add a group</source>
        <translation>إضافة مجموعة</translation>
    </message>
    <message>
        <source>Questions asked of each respondent</source>
        <translation>عدد الأسئلة المطروحة على كل مجيب</translation>
    </message>
    <message>
        <source>Remove the group</source>
        <translation>إزالة المجموعة</translation>
    </message>
</context>
<context>
    <name>GuideWindow</name>
    <message>
        <source>Help</source>
        <translation>المساعدة</translation>
    </message>
</context>
<context>
    <name>HandOverView</name>
    <message>
        <source>Please give this device to the surveyor</source>
        <translation>يرجى إعطاء هذا الجهاز للباحث</translation>
    </message>
    <message>
        <source>Surveyor, enter your PIN for the next person.</source>
        <translation>أيها الباحث، أدخل رقمك السري للشخص التالي.</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>المساعدة</translation>
    </message>
    <message>
        <source>Supervisor</source>
        <translation>المشرف</translation>
    </message>
</context>
<context>
    <name>HandingOver</name>
    <message>
        <source>Back</source>
        <translation>رجوع</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>فحص من جديد</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>متابعة</translation>
    </message>
</context>
<context>
    <name>HeldPanel</name>
    <message>
        <source>Compare</source>
        <translation>المقارنة</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>جارٍ المقارنة…</translation>
    </message>
    <message>
        <source>Interviews needed with sealed reports and with tallies</source>
        <translation>المقابلات اللازمة بتقارير مختومة وبحصائل</translation>
    </message>
    <message>
        <source>Sealed to the analyst&apos;s key</source>
        <translation>مختومة بمفتاح المحلّل</translation>
    </message>
    <message>
        <source>Tallies of trustees</source>
        <translation>حصائل الأمناء</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>الخطأ</translation>
    </message>
    <message>
        <source>1 % is one percentage point.</source>
        <translation>1 % هي نقطة مئوية واحدة.</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>الثقة</translation>
    </message>
    <message>
        <source>Correct the marked fields to see a result.</source>
        <translation>صحح الحقول المعلَّمة لترى النتيجة.</translation>
    </message>
    <message>
        <source>Interviews needed</source>
        <translation>المقابلات اللازمة</translation>
    </message>
    <message>
        <source>Chart of interviews needed with sealed reports and with tallies</source>
        <translation>رسم المقابلات اللازمة بتقارير مختومة وبحصائل</translation>
    </message>
    <message>
        <source>± {error} needs {tallies} interviews with tallies, and {sealed} with sealed reports.</source>
        <translation>يحتاج ± {error} إلى {tallies} مقابلة بالحصائل، وإلى {sealed} بالتقارير المختومة.</translation>
    </message>
    <message>
        <source>The analyst, or a court with the key: {by_key}. Trustees who collude: {by_trustees}. A changed kiosk, or who watches the touch: {by_kiosk}.</source>
        <translation>المحلّل، أو محكمة معها المفتاح: {by_key}. أمناء متواطئون: {by_trustees}. كشك معدَّل، أو من يراقب اللمسة: {by_kiosk}.</translation>
    </message>
</context>
<context>
    <name>HelpPage</name>
    <message>
        <source>Save as PDF…</source>
        <translation>حفظ بصيغة PDF…</translation>
    </message>
    <message>
        <source>The guide on A4 pages, to print</source>
        <translation>الدليل على صفحات A4 للطباعة</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>المساعدة</translation>
    </message>
    <message>
        <source>Guides for everybody who works with Surveyapp, and a page on each design: what respondents do, how they are protected, and what you can estimate.</source>
        <translation>أدلة لكل من يعمل ببرنامج Surveyapp، وما يطلبه كل تصميم من الناس، وما يعدهم به، وما يتيح لك تقديره.</translation>
    </message>
    <message>
        <source>Search guides and designs</source>
        <translation>البحث في الأدلة والتصاميم</translation>
    </message>
    <message>
        <source>Guides and designs</source>
        <translation>الأدلة والتصاميم</translation>
    </message>
    <message>
        <source>No guide or design contains these words.</source>
        <translation>لا يوجد دليل أو تصميم فيه هذه الكلمات.</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>الشرح</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>مستندات PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Save the guide</source>
        <translation>حفظ الدليل</translation>
    </message>
    <message>
        <source>Laying out the pages…</source>
        <translation>جارٍ تنسيق الصفحات…</translation>
    </message>
    <message>
        <source>Saved {file} in {folder}.</source>
        <translation>حُفظ {file} في {folder}.</translation>
    </message>
</context>
<context>
    <name>HistoryMenu</name>
    <message>
        <source>&amp;Undo: {action}</source>
        <translation>&amp;تراجع: {action}</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;تراجع</translation>
    </message>
    <message>
        <source>&amp;Redo: {action}</source>
        <translation>إ&amp;عادة: {action}</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>إ&amp;عادة</translation>
    </message>
</context>
<context>
    <name>KeepOrShowView</name>
    <message>
        <source>Keep or show?</source>
        <translation>تحتفظ أم تعرض؟</translation>
    </message>
    <message>
        <source>Show: it is opened and thrown away. Then you answer again.</source>
        <translation>اعرض: يُفتح ويُلغى. ثم تجيب مرة أخرى.</translation>
    </message>
    <message>
        <source>The square that locks what would be recorded</source>
        <translation>المربع الذي يقفل ما كان سيُسجَّل</translation>
    </message>
    <message>
        <source>You have touched your answer. The square locks what would be recorded.</source>
        <translation>لمست إجابتك. المربع يقفل ما كان سيُسجَّل.</translation>
    </message>
    <message>
        <source>A photograph of this shows what you touched.</source>
        <translation>صورة لهذه الشاشة تُظهر ما لمسته.</translation>
    </message>
    <message>
        <source>To check later, take a photo of this square.</source>
        <translation>لكي تفحص لاحقاً، صوّر هذا المربع.</translation>
    </message>
    <message>
        <source>Keep: in the survey it would count. It would never be opened.</source>
        <translation>احتفظ: في الاستبيان كان سيُحسب. ولن يُفتح أبداً.</translation>
    </message>
    <message>
        <source>Keep: it counts. It is never opened.</source>
        <translation>احتفظ: يُحسب. ولا يُفتح أبداً.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>اعرض</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>احتفظ</translation>
    </message>
</context>
<context>
    <name>KeyDialog</name>
    <message>
        <source>The interviews are sealed</source>
        <translation>المقابلات مختومة</translation>
    </message>
    <message>
        <source>File of the analyst&apos;s private key</source>
        <translation>ملف المفتاح الخاص للمحلل</translation>
    </message>
    <message>
        <source>Passphrase of the key file</source>
        <translation>عبارة مرور ملف المفتاح</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>اختيار…</translation>
    </message>
    <message>
        <source>Private key file</source>
        <translation>ملف المفتاح الخاص</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>عبارة المرور</translation>
    </message>
    <message>
        <source>The key stays in memory until you close the desk. It is not saved anywhere.</source>
        <translation>يبقى المفتاح في الذاكرة حتى يُغلق المكتب، ولا يُكتب في أي مكان.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>فتح</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>ليس الآن</translation>
    </message>
    <message>
        <source>Private keys (*{ending});;All files (*)</source>
        <translation>مفاتيح خاصة (*{ending});;كل الملفات (*)</translation>
    </message>
    <message>
        <source>The analyst&apos;s private key</source>
        <translation>المفتاح الخاص للمحلل</translation>
    </message>
    <message>
        <source>{first} (The same applies to {more} more files.)</source>
        <translation>{first} (وكذلك {more} من الملفات الأخرى.)</translation>
    </message>
</context>
<context>
    <name>KioskTextsModel</name>
    <message>
        <source>English</source>
        <translation>الإنجليزية</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>ناقص</translation>
    </message>
</context>
<context>
    <name>KioskTextsPane</name>
    <message>
        <source>Language of the kiosk&apos;s texts</source>
        <translation>لغة نصوص الكشك</translation>
    </message>
    <message>
        <source>Missing only</source>
        <translation>الناقصة فقط</translation>
    </message>
    <message>
        <source>Texts of the kiosk</source>
        <translation>نصوص الكشك</translation>
    </message>
    <message>
        <source>Choose all</source>
        <translation>اختيار الكل</translation>
    </message>
    <message>
        <source>Save table…</source>
        <translation>حفظ الجدول…</translation>
    </message>
    <message>
        <source>Read table…</source>
        <translation>قراءة جدول…</translation>
    </message>
    <message>
        <source>Fix the survey&apos;s problems to see the texts that it needs.</source>
        <translation>صحّح مشكلات الاستبيان لرؤية النصوص التي يحتاجها.</translation>
    </message>
    <message>
        <source>The kiosk speaks English by itself. Add another language to translate it.</source>
        <translation>يتحدث الكشك الإنجليزية من تلقاء نفسه. أضف لغة أخرى لترجمته.</translation>
    </message>
    <message>
        <source>The kiosk speaks {language} by itself. What is written here replaces its own words.</source>
        <translation>يتحدث الكشك {language} من تلقاء نفسه. ما يُكتب هنا يحل محل كلماته.</translation>
    </message>
    <message>
        <source>All {needed} texts are there in {language}.</source>
        <translation>جميع النصوص ({needed}) موجودة باللغة {language}.</translation>
    </message>
    <message>
        <source>{missing} of {needed} texts are missing in {language}: respondents would read these in English. The promise to respondents stands first. Keep what is in braces, as {example}.</source>
        <translation>ينقص {missing} من {needed} نصًا باللغة {language}: سيقرؤها المستجيبون بالإنجليزية. الوعد للمستجيبين يأتي أولًا. أبقِ ما بين الأقواس كما هو، مثل {example}.</translation>
    </message>
    <message>
        <source>Saved {file}.</source>
        <translation>حُفظ {file}.</translation>
    </message>
    <message>
        <source>The texts of {file} are in the survey.</source>
        <translation>نصوص {file} أصبحت في الاستبيان.</translation>
    </message>
    <message>
        <source>Tables ({endings})</source>
        <translation>جداول ({endings})</translation>
    </message>
</context>
<context>
    <name>KiosksDialog</name>
    <message>
        <source>Kiosks</source>
        <translation>الأكشاك</translation>
    </message>
    <message>
        <source>Kiosks of the project</source>
        <translation>أكشاك المشروع</translation>
    </message>
    <message>
        <source>Accept this kiosk</source>
        <translation>قبول هذا الكشك</translation>
    </message>
    <message>
        <source>Enrolment files…</source>
        <translation>ملفات التسجيل…</translation>
    </message>
    <message>
        <source>Accepts the kiosks whose enrolment files their supervisors gave you.</source>
        <translation>يقبل الأكشاك التي أعطاك مشرفوها ملفات تسجيلها.</translation>
    </message>
    <message>
        <source>Revoke this kiosk</source>
        <translation>إلغاء هذا الكشك</translation>
    </message>
    <message>
        <source>Use this if somebody else may have its key. Its files are then held, even with an enrolment file. Interviews already imported stay and count. Edit &gt; Undo reverses this.</source>
        <translation>استخدم هذا إذا احتمل أن يكون مفتاحه لدى غيرك. تُوقَف ملفاته بعد ذلك حتى مع ملف تسجيل. تبقى المقابلات المستوردة وتُحتسب. تحرير &gt; تراجع يعكس ذلك.</translation>
    </message>
    <message>
        <source>Revoke it and remove its interviews</source>
        <translation>إلغاؤه وإزالة مقابلاته</translation>
    </message>
    <message>
        <source>Also removes its interviews. Edit &gt; Undo reverses all of this.</source>
        <translation>يُزال أيضًا ما جاء به. ويعيده كلَّه تحرير &gt; تراجع.</translation>
    </message>
    <message>
        <source>Hold files from unknown kiosks</source>
        <translation>إيقاف ملفات الأكشاك غير المعروفة</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Each kiosk signs its files with its own key. Before you accept a kiosk, compare its words with those on its supervisor&apos;s screen: anybody who makes a key could sign invented interviews. Or add the enrolment files that supervisors gave you before fieldwork.</source>
        <translation>يوقّع كل كشك ملفاته بمفتاح خاص به. قارن كلماته بما على شاشة مشرفه قبل أن تقبله: فمن يصنع مفتاحًا يستطيع توقيع مقابلات مختلقة. أو خذ ملفات التسجيل التي أعطاك إياها المشرفون قبل العمل الميداني.</translation>
    </message>
    <message>
        <source>Enrolment files (*{ending})</source>
        <translation>ملفات التسجيل (*{ending})</translation>
    </message>
    <message>
        <source>Enrolment files of kiosks</source>
        <translation>ملفات تسجيل الأكشاك</translation>
    </message>
</context>
<context>
    <name>LabelledChooser</name>
    <message>
        <source>{name} (guessed)</source>
        <translation>{name} (تخمين)</translation>
    </message>
    <message>
        <source>guessed</source>
        <translation>تخمين</translation>
    </message>
</context>
<context>
    <name>LearnEffects</name>
    <message>
        <source>Class whose effects are shown</source>
        <translation>الفئة التي تُعرض آثارها</translation>
    </message>
    <message>
        <source>Effects and odds ratios</source>
        <translation>الآثار ونسب الأرجحية</translation>
    </message>
    <message>
        <source>View of the effects</source>
        <translation>عرض الآثار</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>مخطط</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>جدول</translation>
    </message>
    <message>
        <source>The effects of the features appear here after training.</source>
        <translation>تظهر آثار السمات هنا بعد التدريب.</translation>
    </message>
    <message>
        <source>How much more probable the model makes the class {name} if everybody has this level of the feature, compared with its reference level (0), other features unchanged. The 95 % intervals include sampling and noise.</source>
        <translation>كم يزيد النموذج احتمال الفئة {name} إذا كان للجميع هذا المستوى، مقارنة بالمستوى المرجعي (0)، مع بقاء السمات الأخرى كما هي. تشمل فترات 95 % المعاينة والتشويش.</translation>
    </message>
    <message>
        <source>Difference in the probability of {name}, in percentage points</source>
        <translation>الفرق في احتمال {name}، بالنقاط المئوية</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>فترة 95 %</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>المستوى</translation>
    </message>
    <message>
        <source>Effect, pp</source>
        <translation>الأثر، نقاط</translation>
    </message>
    <message>
        <source>Odds ratio</source>
        <translation>نسبة الأرجحية</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} إلى {high}</translation>
    </message>
</context>
<context>
    <name>LearnEvaluation</name>
    <message>
        <source>Evaluate</source>
        <translation>تقييم</translation>
    </message>
    <message>
        <source>View of the evaluation</source>
        <translation>ما يُعرض من التقييم</translation>
    </message>
    <message>
        <source>Measures the model on the data chosen on the left. For a table of true values, this spends the ε on the left on one noisy confusion matrix, unless the table is public. For reports it costs nothing.</source>
        <translation>يقيس النموذج على البيانات المختارة إلى اليسار. لجدول من القيم الحقيقية يُنفق ذلك ε المذكور إلى اليسار على مصفوفة ارتباك واحدة بتشويش، ما لم يكن الجدول عامًا. وللتقارير لا يكلف شيئًا.</translation>
    </message>
    <message>
        <source>Measures of the model</source>
        <translation>أعداد النموذج</translation>
    </message>
    <message>
        <source>Confusion matrix: rows by class and prediction</source>
        <translation>مصفوفة الالتباس: الصفوف بحسب الصنف والتنبّؤ</translation>
    </message>
    <message>
        <source>Learning curve</source>
        <translation>منحنى التعلّم</translation>
    </message>
    <message>
        <source>Accuracy and other measures</source>
        <translation>الدقة وأعداد أخرى</translation>
    </message>
    <message>
        <source>Confusion matrix</source>
        <translation>مصفوفة الالتباس</translation>
    </message>
    <message>
        <source>ROC and calibration</source>
        <translation>منحنى ROC والمعايرة</translation>
    </message>
    <message>
        <source>Learning curve as a table</source>
        <translation>منحنى التعلّم في جدول</translation>
    </message>
    <message>
        <source>About {rows} rows. This cost ε = {epsilon}.</source>
        <translation>نحو {rows} صف، مقابل ε {epsilon}.</translation>
    </message>
    <message>
        <source>{rows} rows. This cost ε = {epsilon}.</source>
        <translation>{rows} من الصفوف، مقابل ε {epsilon}.</translation>
    </message>
    <message>
        <source>{rows} rows. This cost nothing.</source>
        <translation>{rows} من الصفوف؛ لم يُنفق شيء.</translation>
    </message>
</context>
<context>
    <name>LearnForm</name>
    <message>
        <source>Choose a table…</source>
        <translation>اختيار جدول…</translation>
    </message>
    <message>
        <source>Use this project&apos;s reports</source>
        <translation>استخدام ردود هذا المشروع</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>الفئة المستهدفة</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>الطريقة</translation>
    </message>
    <message>
        <source>Features</source>
        <translation>السمات</translation>
    </message>
    <message>
        <source>Label: what to predict</source>
        <translation>الفئة المستهدفة: ما يُتنبأ به</translation>
    </message>
    <message>
        <source>Features: what to predict it from</source>
        <translation>السمات: ما يُتنبأ منه</translation>
    </message>
    <message>
        <source>Privacy to spend, ε</source>
        <translation>الخصوصية المراد إنفاقها، ε</translation>
    </message>
    <message>
        <source>Small is private: 0.3 to 3 is usual.</source>
        <translation>القيمة الصغيرة أكثر خصوصية: المعتاد من 0.3 إلى 3.</translation>
    </message>
    <message>
        <source>Budget of the table, ε</source>
        <translation>ميزانية الجدول، ε</translation>
    </message>
    <message>
        <source>{budget} if left empty</source>
        <translation>{budget} إن لم تُذكر</translation>
    </message>
    <message>
        <source>none; e.g. 20 %</source>
        <translation>لا شيء؛ مثلًا 20 %</translation>
    </message>
    <message>
        <source>The most that may ever be spent on this table and its copies. If you leave this empty it is {budget}; beyond that, hardly anybody is protected.</source>
        <translation>أقصى ما يجوز أن يُنفق أبداً على هذا الجدول ونسخه. وبلا ذكره فهو {budget}، وما بعده لا يكاد يحمي أحداً.</translation>
    </message>
    <message>
        <source>Share of rows held out to measure accuracy</source>
        <translation>نسبة الصفوف المستبقاة لقياس الدقة</translation>
    </message>
    <message>
        <source>Bounds of numbers</source>
        <translation>حدود الأعداد</translation>
    </message>
    <message>
        <source>Largest survey weight</source>
        <translation>أكبر وزن للعينة</translation>
    </message>
    <message>
        <source>Larger ones count as this; the noise grows with it.</source>
        <translation>تُحسب الأوزان الأكبر بهذا القدر؛ وتزداد الضوضاء معه.</translation>
    </message>
    <message>
        <source>column=low:high or column=low:high:bins, separated by commas</source>
        <translation>عمود=أدنى:أعلى أو عمود=أدنى:أعلى:فئات، تفصل بينها فواصل</translation>
    </message>
    <message>
        <source>Survey weights</source>
        <translation>أوزان العينة</translation>
    </message>
    <message>
        <source>A column: how many people each row represents</source>
        <translation>عمود: عدد الأشخاص الذين يمثلهم كل صف</translation>
    </message>
    <message>
        <source>Public levels from a file…</source>
        <translation>المستويات المعلنة من ملف…</translation>
    </message>
    <message>
        <source>The values that each column can have, known without looking at the table</source>
        <translation>القيم التي يمكن أن تكون في الأعمدة، والمعروفة دون نظر في الجدول</translation>
    </message>
    <message>
        <source>Missing values</source>
        <translation>القيم الغائبة</translation>
    </message>
    <message>
        <source>as the file of levels says</source>
        <translation>كما يقول ملف المستويات</translation>
    </message>
    <message>
        <source>in no column</source>
        <translation>في لا عمود</translation>
    </message>
    <message>
        <source>possible in every column</source>
        <translation>ممكنة في كل عمود</translation>
    </message>
    <message>
        <source>For columns with given levels or bounds. Where nothing is ever missing, no model or synthetic table has to allow for it; a blank is then refused</source>
        <translation>للأعمدة ذات المستويات أو الحدود المعطاة. حيث لا يغيب شيء أبدًا لا يحتاج نموذج أو جدول اصطناعي إلى حسبان ذلك؛ وتُرفض عندئذ الخانة الفارغة</translation>
    </message>
    <message>
        <source>Find frequent levels under ε</source>
        <translation>إيجاد المستويات الشائعة ضمن ε</translation>
    </message>
    <message>
        <source>For columns whose levels are not given. A level that only one person has is shown with a probability of one in a thousand million</source>
        <translation>للأعمدة التي لم تُذكر مستوياتها. المستوى الذي يخص شخصًا واحدًا يظهر باحتمال واحد من ألف مليون</translation>
    </message>
    <message>
        <source>The number of rows is public</source>
        <translation>عدد الصفوف معلن</translation>
    </message>
    <message>
        <source>ε then protects against changing one row, not against adding or removing one</source>
        <translation>عندئذ تحمي ε من تغيير صف واحد، لا من إضافة صف أو حذفه</translation>
    </message>
    <message>
        <source>The table is public: nothing is spent</source>
        <translation>الجدول معلن للجميع: لا يُنفق شيء</translation>
    </message>
    <message>
        <source>None</source>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>No data chosen yet.</source>
        <translation>لم تُختر بيانات بعد.</translation>
    </message>
    <message>
        <source>Reports of {name}: training costs no additional privacy.</source>
        <translation>ردود {name}: لا ينفق التعلّم شيئاً إضافياً.</translation>
    </message>
    <message>
        <source>Table {name}: true values. Each training is charged to its privacy ledger.</source>
        <translation>الجدول {name}: قيم صحيحة، تُدفع من دفتر إنفاقه.</translation>
    </message>
</context>
<context>
    <name>LearnPage</name>
    <message>
        <source>Learn</source>
        <translation>التعلّم</translation>
    </message>
    <message>
        <source>Train a classifier or make a synthetic table, within a privacy limit that you set.</source>
        <translation>درّب مصنِّفًا أو أنشئ جدولًا اصطناعيًا ضمن حدّ خصوصية تضعه أنت.</translation>
    </message>
    <message>
        <source>Invented rows with nearly the same shares as the table; costs the ε of the form</source>
        <translation>صفوف مخترعة بحصص الجدول تقريباً، لقيمة ε في النموذج</translation>
    </message>
    <message>
        <source>Trains on invented tables; costs no privacy</source>
        <translation>يتدرب على جداول مخترعة: لا يُنفق شيئاً</translation>
    </message>
    <message>
        <source>Open a model…</source>
        <translation>فتح نموذج…</translation>
    </message>
    <message>
        <source>Synthetic table…</source>
        <translation>جدول اصطناعي…</translation>
    </message>
    <message>
        <source>Preview accuracy</source>
        <translation>معاينة الدقة</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>تدريب</translation>
    </message>
    <message>
        <source>Choose a table</source>
        <translation>اختيار جدول</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>جارٍ القراءة…</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>جداول (*.csv)</translation>
    </message>
    <message>
        <source>Levels or surveys (*.json)</source>
        <translation>مستويات أو استبيانات (*.json)</translation>
    </message>
    <message>
        <source>Public levels</source>
        <translation>المستويات المعلنة</translation>
    </message>
    <message>
        <source>The levels of {count} columns are known: {names}.</source>
        <translation>مستويات {count} من الأعمدة معروفة: {names}.</translation>
    </message>
    <message>
        <source>The survey&apos;s coins already fix its ε, so there is nothing to preview. Train the model: it costs no additional privacy.</source>
        <translation>القطع النقدية للاستبيان تحدد ε من قبل؛ درّب، فلا يُنفق شيء إضافي.</translation>
    </message>
    <message>
        <source>Simulating…</source>
        <translation>جارٍ المحاكاة…</translation>
    </message>
    <message>
        <source>Training…</source>
        <translation>جارٍ التدريب…</translation>
    </message>
    <message>
        <source>A synthetic table needs a table of true values.</source>
        <translation>يحتاج الجدول الاصطناعي إلى جدول من القيم الصحيحة.</translation>
    </message>
    <message>
        <source>Save the synthetic table</source>
        <translation>حفظ الجدول الاصطناعي</translation>
    </message>
    <message>
        <source>Synthesizing…</source>
        <translation>جارٍ إنشاء الجدول الاصطناعي…</translation>
    </message>
    <message>
        <source>Saved {rows} synthetic rows in {file} (ε = {epsilon}). The report next to it shows shares of the real table. Keep it to yourself; do not publish it.</source>
        <translation>حُفظ {rows} من الصفوف الاصطناعية في {file} (ε = {epsilon}). يبيّن التقرير المجاور نسب الجدول الحقيقي. احتفظ به لنفسك ولا تنشره.</translation>
    </message>
    <message>
        <source>Files (*{ending})</source>
        <translation>ملفات (*{ending})</translation>
    </message>
    <message>
        <source>Save the model</source>
        <translation>حفظ النموذج</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>جارٍ الحفظ…</translation>
    </message>
    <message>
        <source>Saved {file} in {folder}.</source>
        <translation>حُفظ {file} في {folder}.</translation>
    </message>
    <message>
        <source>Models (*{ending})</source>
        <translation>نماذج (*{ending})</translation>
    </message>
    <message>
        <source>Open a model</source>
        <translation>فتح نموذج</translation>
    </message>
    <message>
        <source>Evaluating…</source>
        <translation>جارٍ التقييم…</translation>
    </message>
    <message>
        <source>Predict on which table?</source>
        <translation>على أي جدول يُتنبأ؟</translation>
    </message>
    <message>
        <source>Save the predictions</source>
        <translation>حفظ التنبؤات</translation>
    </message>
    <message>
        <source>Predicting…</source>
        <translation>جارٍ التنبؤ…</translation>
    </message>
    <message>
        <source>Saved {rows} predictions in {file}: {counts}.</source>
        <translation>في {file} الآن {rows} من التنبؤات: {counts}.</translation>
    </message>
</context>
<context>
    <name>LearnResult</name>
    <message>
        <source>Model</source>
        <translation>النموذج</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>الصورة</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>القواعد</translation>
    </message>
    <message>
        <source>Effects</source>
        <translation>الآثار</translation>
    </message>
    <message>
        <source>Evaluation</source>
        <translation>التقييم</translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation>دفتر الإنفاق</translation>
    </message>
    <message>
        <source>What accuracy can you expect at which ε? “Preview accuracy” trains on invented tables with the same columns and number of rows. It does not look at your data and costs no privacy.</source>
        <translation>ما الدقة المتوقعة عند أي ε؟ يدرّب زر «معاينة الدقة» على جداول مختلقة لها الأعمدة نفسها وعدد الصفوف نفسه. لا ينظر إلى بياناتك ولا ينفق شيئًا من الخصوصية.</translation>
    </message>
    <message>
        <source>Privacy to spend, ε</source>
        <translation>الخصوصية المراد إنفاقها، ε</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>الدقة</translation>
    </message>
    <message>
        <source>Private: mean and range</source>
        <translation>بخصوصية: المتوسط والمدى</translation>
    </message>
    <message>
        <source>Without privacy</source>
        <translation>بلا خصوصية</translation>
    </message>
    <message>
        <source>Always the most frequent class</source>
        <translation>الفئة الأكثر تكراراً دائماً</translation>
    </message>
    <message>
        <source>Chart of the accuracy over ε, simulated</source>
        <translation>رسم بياني للدقة بحسب ε، بالمحاكاة</translation>
    </message>
    <message>
        <source>Card of the model</source>
        <translation>بطاقة النموذج</translation>
    </message>
    <message>
        <source>Save the model…</source>
        <translation>حفظ النموذج…</translation>
    </message>
    <message>
        <source>Predict on a table…</source>
        <translation>التنبؤ على جدول…</translation>
    </message>
    <message>
        <source>No model yet: train one, or open one.</source>
        <translation>لا نموذج بعد: درّب نموذجاً أو افتح واحداً.</translation>
    </message>
    <message>
        <source>Class whose features are shown</source>
        <translation>الفئة التي تُعرض سماتها</translation>
    </message>
    <message>
        <source>Picture of the forest</source>
        <translation>صورة الغابة</translation>
    </message>
    <message>
        <source>First tree</source>
        <translation>الشجرة الأولى</translation>
    </message>
    <message>
        <source>All leaves</source>
        <translation>كل الأوراق</translation>
    </message>
    <message>
        <source>Intervals</source>
        <translation>المجالات</translation>
    </message>
    <message>
        <source>A picture of the model appears here after training.</source>
        <translation>تظهر هنا صورة للنموذج بعد التدريب.</translation>
    </message>
    <message>
        <source>The rules of a decision tree appear here after training.</source>
        <translation>تظهر هنا قواعد شجرة القرار بعد التدريب.</translation>
    </message>
    <message>
        <source>Rules of the tree</source>
        <translation>قواعد الشجرة</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>البطاقة</translation>
    </message>
    <message>
        <source>Of this model</source>
        <translation>لهذا النموذج</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>الطريقة</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>الفئة المستهدفة</translation>
    </message>
    <message>
        <source>Features</source>
        <translation>السمات</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>البيانات</translation>
    </message>
    <message>
        <source>Respondents</source>
        <translation>المجيبون</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>الصفوف</translation>
    </message>
    <message>
        <source>Privacy loss</source>
        <translation>فقدان الخصوصية</translation>
    </message>
    <message>
        <source>ε = {epsilon} per respondent, in total</source>
        <translation>ε = {epsilon} لكل مجيب إجمالاً</translation>
    </message>
    <message>
        <source>ε = {epsilon} for the table</source>
        <translation>ε = {epsilon} من الجدول</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>المستويات</translation>
    </message>
    <message>
        <source>all features</source>
        <translation>كل السمات</translation>
    </message>
    <message>
        <source>Never missing</source>
        <translation>لا يغيب أبدًا</translation>
    </message>
    <message>
        <source>not released</source>
        <translation>لم يُنشر</translation>
    </message>
    <message>
        <source>about {rows} (noisy)</source>
        <translation>نحو {rows} (مع ضوضاء)</translation>
    </message>
    <message>
        <source>{rows} (public)</source>
        <translation>{rows} (معلن)</translation>
    </message>
    <message>
        <source>Nothing: the table was declared public, so it is not protected</source>
        <translation>لا شيء: أُعلن أن الجدول عام، فلا شيء منه محمي</translation>
    </message>
    <message>
        <source>Not proven: an earlier version made this model. It contains the exact number of rows, and levels may have been read from the data. Train it again.</source>
        <translation>غير مثبت: أنشأ هذا النموذجَ إصدارٌ سابق؛ وهو يذكر العدد الدقيق للصفوف، وربما قُرئت المستويات من البيانات. درّبه من جديد.</translation>
    </message>
    <message>
        <source>Tables with the same number of rows that differ in one row (whose label may be missing)</source>
        <translation>جداول متساوية الصفوف تغيّر فيها صف واحد، بما في ذلك ترك تسميته فارغة</translation>
    </message>
    <message>
        <source>Tables that differ by adding or removing one row; if one row is changed instead, ε = {changed}</source>
        <translation>جداول تختلف بصف واحد زيادة أو نقصاً؛ ومع تغيير صف واحد، ε = {changed}</translation>
    </message>
    <message>
        <source>Neighbouring tables</source>
        <translation>الجداول المتجاورة</translation>
    </message>
    <message>
        <source>The same respondent with other answers: ε = {changed}</source>
        <translation>مجيب بإجابات أخرى، بمقدار ε = {changed}</translation>
    </message>
    <message>
        <source>{questions}: asked directly, so ε does not cover these answers</source>
        <translation>{questions}: سُئل مباشرة، لذلك لا تحسب ε هذه الإجابات</translation>
    </message>
    <message>
        <source>Not protected</source>
        <translation>غير محمي</translation>
    </message>
    <message>
        <source>Accuracy on held-out rows</source>
        <translation>الدقة على الصفوف المستبقاة</translation>
    </message>
    <message>
        <source>How often each level occurs in each class. The 95 % intervals include sampling and the noise or coins.</source>
        <translation>كم مرة يظهر كل مستوى في فئة، بحدود 95 % للعينة وللضجيج أو القطع النقدية.</translation>
    </message>
    <message>
        <source>{right} of {rows}</source>
        <translation>{right} من {rows}</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>الصحيحة</translation>
    </message>
    <message>
        <source>Spent: ε {spent}. No budget was set; the limit is {budget}.</source>
        <translation>أُنفق: ε {spent}. بلا ميزانية، الحد الأقصى {budget}.</translation>
    </message>
    <message>
        <source>Design</source>
        <translation>التصميم</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>معاينة</translation>
    </message>
    <message>
        <source>Found with privacy protection ε (δ = {delta}); other values count as missing</source>
        <translation>وُجدت ضمن ε، مع δ = {delta}؛ والقيم الأخرى تُعد مفقودة</translation>
    </message>
    <message>
        <source>Given in advance</source>
        <translation>ذُكرت مسبقًا</translation>
    </message>
    <message>
        <source>Taken from the data, not protected</source>
        <translation>قُرئت من البيانات، وهي غير محمية</translation>
    </message>
    <message>
        <source>The first three levels of the tree; each leaf with its class and its share.</source>
        <translation>الشجرة حتى ثلاثة أسئلة؛ وكل ورقة بفئتها ونسبتها.</translation>
    </message>
    <message>
        <source>Drawing of the decision tree; it splits on {feature} first</source>
        <translation>رسم شجرة القرار؛ تسأل أولاً عن {feature}</translation>
    </message>
    <message>
        <source>There is no picture for this kind of model.</source>
        <translation>ليس لهذا النموذج صورة خاصة به.</translation>
    </message>
    <message>
        <source>How many leaves have which depth and how many rows, of single trees and of all. A line marks the median.</source>
        <translation>كم ورقة لها أي عمق وكم صفًا، لبعض الأشجار ولكلها. خط يبين الوسيط.</translation>
    </message>
    <message>
        <source>Where a share that is drawn from a leaf falls in 90 of 100 cases, by the leaf’s rows and the ε of its counts.</source>
        <translation>أين تقع في 90 من 100 حالة نسبة تُسحب من ورقة، بحسب صفوف الورقة وε أعدادها.</translation>
    </message>
    <message>
        <source>Tree {number}</source>
        <translation>الشجرة {number}</translation>
    </message>
    <message>
        <source>All trees</source>
        <translation>كل الأشجار</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>الأوراق</translation>
    </message>
    <message>
        <source>Branch depth</source>
        <translation>عمق الفروع</translation>
    </message>
    <message>
        <source>Rows of a leaf</source>
        <translation>صفوف الورقة</translation>
    </message>
    <message>
        <source>Share of {share}</source>
        <translation>نسبة {share}</translation>
    </message>
    <message>
        <source>Share that is drawn</source>
        <translation>النسبة المسحوبة</translation>
    </message>
    <message>
        <source>without noise</source>
        <translation>بلا تشويش</translation>
    </message>
    <message>
        <source>Branch depth and leaf frequency, of each tree and of all</source>
        <translation>عمق الفروع وتكرار الأوراق، لكل شجرة وللجميع</translation>
    </message>
    <message>
        <source>Intervals of a drawn share over the rows of a leaf</source>
        <translation>مجالات نسبة مسحوبة بحسب صفوف الورقة</translation>
    </message>
    <message>
        <source>Share of the level in the class {name}</source>
        <translation>نسبة المستوى في الفئة {name}</translation>
    </message>
    <message>
        <source>Only a decision tree has rules.</source>
        <translation>لشجرة القرار وحدها قواعد.</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>الفئة</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>القاعدة</translation>
    </message>
    <message>
        <source>(missing)</source>
        <translation>(مفقودة)</translation>
    </message>
    <message>
        <source>always</source>
        <translation>دائمًا</translation>
    </message>
    <message>
        <source>Privacy spent on the table</source>
        <translation>ما أُنفق من الجدول</translation>
    </message>
    <message>
        <source>Spent: ε {spent} of {budget}; {left} is left.</source>
        <translation>أُنفق: ε {spent} من {budget}؛ والباقي {left}.</translation>
    </message>
    <message>
        <source>Its rows are nearly the same as those of {others}, so they share one ledger.</source>
        <translation>صفوفه هي تقريباً صفوف {others}: سجل واحد للجميع.</translation>
    </message>
    <message>
        <source>ε</source>
        <translation>ε</translation>
    </message>
    <message>
        <source>Purpose</source>
        <translation>مقابل</translation>
    </message>
</context>
<context>
    <name>LeftOutDialog</name>
    <message>
        <source>Rows that would be left out</source>
        <translation>الصفوف التي ستُترك</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Checking the rows…</source>
        <translation>جارٍ فحص الصفوف…</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Licences</source>
        <translation>التراخيص</translation>
    </message>
    <message>
        <source>Search the licences</source>
        <translation>البحث في التراخيص</translation>
    </message>
    <message>
        <source>The licences do not contain these words.</source>
        <translation>لا توجد هذه الكلمات في التراخيص.</translation>
    </message>
    <message>
        <source>Collecting the licences…</source>
        <translation>جارٍ جمع التراخيص…</translation>
    </message>
    <message>
        <source>Surveyapp is free software under the MIT licence. It uses Qt under the LGPL, whose libraries you may replace, and the other parts that are listed here.</source>
        <translation>برنامج Surveyapp برنامج حر برخصة MIT. يستخدم Qt برخصة LGPL، ويجوز لك استبدال مكتباتها، والأجزاء الأخرى المذكورة هنا.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>The licences cannot be read. Part of the installation may be missing; install Surveyapp again.</source>
        <translation>تتعذّر قراءة الرخص. ربما ينقص جزء من التثبيت؛ ثبّت Surveyapp من جديد.</translation>
    </message>
</context>
<context>
    <name>MadeTogether</name>
    <message>
        <source>The hidden number and your card together say where the wheel stops.</source>
        <translation>الرقم المخفي وبطاقتك يحددان معاً أين تتوقف العجلة.</translation>
    </message>
    <message>
        <source>This device hides a number. You pick a card. The two together say where the wheel stops, so the device cannot choose it. You can test that. A device could still remember what you touch. No test rules that out. Only dice of your own do.</source>
        <translation>يخفي هذا الجهاز رقماً. أنت تختار بطاقة. الاثنان معاً يحددان أين تتوقف العجلة، فلا يستطيع الجهاز أن يختار ذلك. يمكنك أن تختبر هذا. ومع ذلك قد يتذكر الجهاز ما تلمسه. لا ينفي ذلك أي اختبار. لا ينفيه إلا نردك الخاص.</translation>
    </message>
</context>
<context>
    <name>MakingForm</name>
    <message>
        <source>Name of the new variable</source>
        <translation>اسم المتغير الجديد</translation>
    </message>
    <message>
        <source>Label of the new variable</source>
        <translation>تسمية المتغير الجديد</translation>
    </message>
    <message>
        <source>optional</source>
        <translation>اختياري</translation>
    </message>
    <message>
        <source>Where the bands begin</source>
        <translation>أين تبدأ الفئات</translation>
    </message>
    <message>
        <source>Labels of the bands</source>
        <translation>تسميات الفئات</translation>
    </message>
    <message>
        <source>optional, such as: young; middle; old</source>
        <translation>اختياري، مثل: صغير; متوسط; كبير</translation>
    </message>
    <message>
        <source>Expression</source>
        <translation>تعبير</translation>
    </message>
    <message>
        <source>Insert a variable</source>
        <translation>إدراج متغير</translation>
    </message>
    <message>
        <source>New values; empty means missing</source>
        <translation>القيم الجديدة؛ الفارغ يعني مفقودًا</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>معاينة</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>التسمية</translation>
    </message>
    <message>
        <source>Bands begin at</source>
        <translation>تبدأ الفئات عند</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>التسميات</translation>
    </message>
    <message>
        <source>Create the variable</source>
        <translation>إنشاء المتغير</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Insert a variable…</source>
        <translation>إدراج متغير…</translation>
    </message>
    <message>
        <source>Recode {name}</source>
        <translation>إعادة ترميز {name}</translation>
    </message>
    <message>
        <source>Put {name} into bands</source>
        <translation>تقسيم {name} إلى فئات</translation>
    </message>
    <message>
        <source>Compute a variable</source>
        <translation>حساب متغير</translation>
    </message>
    <message>
        <source>Merge reports of {name}</source>
        <translation>دمج الردود المسجّلة للمتغير {name}</translation>
    </message>
    <message>
        <source>Give values that belong together the same new value. An empty one means missing. {name} itself stays as it is.</source>
        <translation>أعطِ القيم المتقاربة قيمة جديدة واحدة. القيمة الفارغة تعني مفقودًا. ويبقى {name} نفسه كما هو.</translation>
    </message>
    <message>
        <source>Each band begins at one of these numbers and ends before the next. The first band has all numbers below, the last one all that follow.</source>
        <translation>تبدأ كل فئة عند أحد هذه الأعداد وتنتهي قبل التالي. تضم الفئة الأولى كل الأعداد الأصغر، والأخيرة كل ما يليها.</translation>
    </message>
    <message>
        <source>Use + - * / and comparisons, and, or, not(), if(), min(), max(), round(), abs(), sqrt(), log() and exp(). Only variables without coins can be used: a report is not an answer.</source>
        <translation>استخدم + - * / والمقارنات وand وor وnot() وif() وmin() وmax() وround() وabs() وsqrt() وlog() وexp(). لا تصلح إلا المتغيرات التي بلا قطع نقدية: فالردّ المسجّل ليس الإجابة الحقيقية.</translation>
    </message>
    <message>
        <source>Give reports that belong together the same new value. They stay reports: estimates use the design that follows from merging, so they stay right.</source>
        <translation>أعطِ الردود المسجّلة المتقاربة قيمة جديدة واحدة. تبقى ردودًا مسجّلة: تستخدم التقديرات التصميم الناتج عن الدمج فتبقى صحيحة.</translation>
    </message>
    <message>
        <source>With a value: {count}. Missing: {missing}.</source>
        <translation>لها قيمة: {count}. مفقودة: {missing}.</translation>
    </message>
    <message>
        <source>ε of its reports: {epsilon}</source>
        <translation>ε لردوده المسجّلة: {epsilon}</translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message>
        <source>Something went wrong in Surveyapp. Everything already stored is safe. Please report what you did.</source>
        <translation>حدث خطأ في Surveyapp. كل ما حُفظ من قبل سليم. يُرجى الإبلاغ عمّا فعلته.</translation>
    </message>
    <message>
        <source>Dismiss the message</source>
        <translation>إخفاء الرسالة</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>إخفاء</translation>
    </message>
</context>
<context>
    <name>MissingWordsView</name>
    <message>
        <source>Some words are missing</source>
        <translation>بعض الكلمات ناقصة</translation>
    </message>
    <message>
        <source>Respondents would read those in English. The survey&apos;s author can add them to the survey.</source>
        <translation>سيقرؤها المجيبون بالإنجليزية. يستطيع معدّ الاستبيان أن يضيفها إليه.</translation>
    </message>
    <message>
        <source>Start all the same</source>
        <translation>ابدأ رغم ذلك</translation>
    </message>
    <message>
        <source>Close the kiosk</source>
        <translation>أغلق الكشك</translation>
    </message>
</context>
<context>
    <name>MomentView</name>
    <message>
        <source>One moment</source>
        <translation>لحظة</translation>
    </message>
</context>
<context>
    <name>NoInterviewsYet</name>
    <message>
        <source>No interviews yet</source>
        <translation>لا مقابلات بعد</translation>
    </message>
    <message>
        <source>Go to Files</source>
        <translation>الانتقال إلى الملفات</translation>
    </message>
</context>
<context>
    <name>NumberPad</name>
    <message>
        <source>Minus</source>
        <translation>ناقص</translation>
    </message>
    <message>
        <source>Decimal point</source>
        <translation>الفاصلة العشرية</translation>
    </message>
    <message>
        <source>Your number: {number}</source>
        <translation>عددك: {number}</translation>
    </message>
    <message>
        <source>A number from {low} to {high}</source>
        <translation>عدد من {low} إلى {high}</translation>
    </message>
    <message>
        <source>A number from {low} to {high}, in steps of {step}</source>
        <translation>عدد من {low} إلى {high}، بخطوات من {step}</translation>
    </message>
    <message>
        <source>Please enter a number from {low} to {high}.</source>
        <translation>يرجى إدخال عدد من {low} إلى {high}.</translation>
    </message>
    <message>
        <source>The number must be from {low} to {high}. Please change it.</source>
        <translation>يجب أن يكون العدد من {low} إلى {high}. يرجى تغييره.</translation>
    </message>
    <message>
        <source>From {low}, numbers go in steps of {step}. Please change yours.</source>
        <translation>تبدأ الأعداد من {low} وتتقدم بخطوات من {step}. يرجى تغيير عددك.</translation>
    </message>
</context>
<context>
    <name>OpenedView</name>
    <message>
        <source>This round as text, to photograph</source>
        <translation>نص هذه الجولة، للتصوير</translation>
    </message>
    <message>
        <source>This round is shown and will not count.</source>
        <translation>تُعرض هذه الجولة ولن تُحسب.</translation>
    </message>
    <message>
        <source>To check later, take a photo of this square too. The supervisor can give you the page that compares the squares.</source>
        <translation>لكي تفحص لاحقاً، صوّر هذا المربع أيضاً. يستطيع المشرف أن يعطيك الصفحة التي تقارن المربعات.</translation>
    </message>
    <message>
        <source>What counts is never opened, so nobody can make you prove your answer.</source>
        <translation>ما يُحسب لا يُفتح أبداً، فلا يستطيع أحد أن يجبرك على إثبات إجابتك.</translation>
    </message>
    <message>
        <source>A new round</source>
        <translation>جولة جديدة</translation>
    </message>
    <message>
        <source>The name of the first square was: {words}</source>
        <translation>كان اسم المربع الأول: {words}</translation>
    </message>
    <message>
        <source>The hidden number was {hidden}. No card was picked.</source>
        <translation>كان الرقم المخفي {hidden}. لم تُختر أي بطاقة.</translation>
    </message>
    <message>
        <source>Hidden number {hidden}, your card {card}: the wheel stopped at {stop}.</source>
        <translation>الرقم المخفي {hidden}، وبطاقتك {card}: توقفت العجلة عند {stop}.</translation>
    </message>
    <message>
        <source>Hidden number {hidden}, your card {card}: together {sum}. Take away {sides}, one full turn: the wheel stopped at {stop}.</source>
        <translation>الرقم المخفي {hidden}، وبطاقتك {card}: مجموعهما {sum}. اطرح {sides}، أي دورة كاملة: توقفت العجلة عند {stop}.</translation>
    </message>
    <message>
        <source>Here the wheel answers: “{label}” is recorded, whatever you touch.</source>
        <translation>هنا تجيب العجلة: يُسجَّل «{label}» مهما لمست.</translation>
    </message>
    <message>
        <source>Here your own answer is recorded.</source>
        <translation>هنا تُسجَّل إجابتك أنت.</translation>
    </message>
    <message>
        <source>Here “{label}” is recorded as “{report}”.</source>
        <translation>هنا يُسجَّل «{label}» على أنه «{report}».</translation>
    </message>
    <message>
        <source>After your touch the square locked: “{report}”.</source>
        <translation>بعد أن لمست قفل المربع: «{report}».</translation>
    </message>
    <message>
        <source>If it is anything else, this device cheats. Do not answer on it.</source>
        <translation>إن كان غير ذلك فهذا الجهاز يغش. لا تجب عليه.</translation>
    </message>
    <message>
        <source>It must be “{label}”.</source>
        <translation>يجب أن يكون «{label}».</translation>
    </message>
    <message>
        <source>It must be what you touched.</source>
        <translation>يجب أن يكون ما لمسته.</translation>
    </message>
    <message>
        <source>It must be what is written above for the answer that you touched.</source>
        <translation>يجب أن يكون ما كُتب أعلاه للإجابة التي لمستها.</translation>
    </message>
</context>
<context>
    <name>OptionsForm</name>
    <message>
        <source>More options</source>
        <translation>خيارات أكثر</translation>
    </message>
    <message>
        <source>Fewer options</source>
        <translation>خيارات أقل</translation>
    </message>
</context>
<context>
    <name>Ordering</name>
    <message>
        <source>Touch the answers in your order, the first one first.</source>
        <translation>المس الإجابات بترتيبك، الأولى أولاً.</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>تأكيد</translation>
    </message>
    <message>
        <source>Please touch every answer.</source>
        <translation>يرجى لمس كل إجابة.</translation>
    </message>
    <message>
        <source>{answer}, place {place}</source>
        <translation>{answer}، المرتبة {place}</translation>
    </message>
    <message>
        <source>{answer}, no place yet</source>
        <translation>{answer}، بلا مرتبة بعد</translation>
    </message>
</context>
<context>
    <name>OutdatedNote</name>
    <message>
        <source>The settings have changed: this result is out of date.</source>
        <translation>تغيّرت الإعدادات: هذه النتيجة لم تعد حديثة.</translation>
    </message>
    <message>
        <source>Choose “{button}” to update it.</source>
        <translation>اختر «{button}» لتحديثها.</translation>
    </message>
</context>
<context>
    <name>Outline</name>
    <message>
        <source>Add</source>
        <translation>إضافة</translation>
    </message>
    <message>
        <source>Add a question</source>
        <translation>إضافة سؤال</translation>
    </message>
    <message>
        <source>Duplicate the question</source>
        <translation>تكرار السؤال</translation>
    </message>
    <message>
        <source>Move up (Alt+Up)</source>
        <translation>نقل إلى أعلى (Alt+Up)</translation>
    </message>
    <message>
        <source>Move down (Alt+Down)</source>
        <translation>نقل إلى أسفل (Alt+Down)</translation>
    </message>
    <message>
        <source>Remove the question (Del)</source>
        <translation>إزالة السؤال (Del)</translation>
    </message>
    <message>
        <source>The survey</source>
        <translation>الاستبيان</translation>
    </message>
</context>
<context>
    <name>OutputForm</name>
    <message>
        <source>Choose a question</source>
        <translation>اختر سؤالًا</translation>
    </message>
    <message>
        <source>None</source>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>Kiosks</source>
        <translation>الأكشاك</translation>
    </message>
    <message>
        <source>Interactions</source>
        <translation>التفاعلات</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>تلقائي</translation>
    </message>
    <message>
        <source>{title}: {question}</source>
        <translation>{title}: {question}</translation>
    </message>
    <message>
        <source>{question}: automatic</source>
        <translation>{question}: تلقائي</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>نعم</translation>
    </message>
    <message>
        <source>No</source>
        <translation>لا</translation>
    </message>
</context>
<context>
    <name>OutputPage</name>
    <message>
        <source>Output</source>
        <translation>النتائج</translation>
    </message>
    <message>
        <source>Add analysis</source>
        <translation>أضف تحليلًا</translation>
    </message>
    <message>
        <source>Add analyses and change their options; each result updates by itself. The analyses are kept in the project, and the report contains them.</source>
        <translation>أضف تحليلات وغيّر خياراتها؛ تتحدّث كل نتيجة من تلقاء نفسها. تُحفظ التحليلات في المشروع ويحتويها التقرير.</translation>
    </message>
    <message>
        <source>Import collection files first. This page then shows estimates, cross-tables, comparisons, rankings and regressions, also of randomized answers.</source>
        <translation>استورد ملفات الجمع أولًا. تعرض هذه الصفحة بعدئذ التقديرات والجداول المتقاطعة والمقارنات والترتيبات والانحدارات، للإجابات المعشّاة أيضًا.</translation>
    </message>
    <message>
        <source>Choose the first analysis</source>
        <translation>اختر التحليل الأول</translation>
    </message>
    <message>
        <source>Use for all analyses</source>
        <translation>استخدم لكل التحليلات</translation>
    </message>
</context>
<context>
    <name>OwnDesignBox</name>
    <message>
        <source>Design</source>
        <translation>التصميم</translation>
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
        <translation>تأكيد</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>حذف</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>Help on this page (F1)</source>
        <translation>مساعدة عن هذه الصفحة (F1)</translation>
    </message>
</context>
<context>
    <name>PickedCard</name>
    <message>
        <source>Your card is {card}. Name of the square: {words}</source>
        <translation>بطاقتك هي {card}. اسم المربع: {words}</translation>
    </message>
    <message>
        <source>Test it</source>
        <translation>اختبره</translation>
    </message>
</context>
<context>
    <name>PinPad</name>
    <message>
        <source>Delete</source>
        <translation>حذف</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>موافق</translation>
    </message>
    <message>
        <source>Digits entered: {count}</source>
        <translation>عدد الأرقام المدخلة: {count}</translation>
    </message>
</context>
<context>
    <name>PinView</name>
    <message>
        <source>Supervisor</source>
        <translation>المشرف</translation>
    </message>
    <message>
        <source>Enter the PIN.</source>
        <translation>أدخل الرقم السري.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>رجوع</translation>
    </message>
</context>
<context>
    <name>PlacesView</name>
    <message>
        <source>Where shall the files go?</source>
        <translation>إلى أين تُنقل الملفات؟</translation>
    </message>
    <message>
        <source>No stick or card is plugged in.</source>
        <translation>لا توجد ذاكرة خارجية أو بطاقة موصولة.</translation>
    </message>
    <message>
        <source>Other folder…</source>
        <translation>مجلد آخر…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>رجوع</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>البحث مرة أخرى</translation>
    </message>
</context>
<context>
    <name>PlanForm</name>
    <message>
        <source>Name of the question</source>
        <translation>اسم السؤال</translation>
    </message>
    <message>
        <source>What was asked</source>
        <translation>ما الذي سُئل</translation>
    </message>
    <message>
        <source>Number of levels</source>
        <translation>المستويات، من 1</translation>
    </message>
    <message>
        <source>Least possible answer</source>
        <translation>أصغر إجابة ممكنة</translation>
    </message>
    <message>
        <source>Greatest possible answer</source>
        <translation>أكبر إجابة ممكنة</translation>
    </message>
    <message>
        <source>Step between answers</source>
        <translation>الخطوة بين الإجابات</translation>
    </message>
    <message>
        <source>Harmless question answered with it (optional)</source>
        <translation>السؤال غير الحساس الذي أُجيب عنه معه (يمكن تركه فارغًا)</translation>
    </message>
    <message>
        <source>Type of the question</source>
        <translation>نوع السؤال</translation>
    </message>
    <message>
        <source>Nominal: categories without an order.</source>
        <translation>اسمي: فئات بلا ترتيب.</translation>
    </message>
    <message>
        <source>Ordinal: ordered levels, taken as 1, 2, 3 … in means and regressions.</source>
        <translation>ترتيبي: مستويات مرتبة تُؤخذ على أنها 1، 2، 3 … في المتوسطات والانحدارات.</translation>
    </message>
    <message>
        <source>Numeric.</source>
        <translation>عددي.</translation>
    </message>
    <message>
        <source>Design it was asked with</source>
        <translation>التصميم الذي طُرح به</translation>
    </message>
    <message>
        <source>{name}: {meaning}</source>
        <translation>{name}: {meaning}</translation>
    </message>
    <message>
        <source>as in the original survey</source>
        <translation>كما في الاستبيان الأصلي</translation>
    </message>
    <message>
        <source>Not randomized: the column contains the answers.</source>
        <translation>بلا عشوائية: يحوي العمود الإجابات.</translation>
    </message>
    <message>
        <source>The column contains the reports ({reports}). ε = {epsilon}</source>
        <translation>يحوي العمود ما سُجّل من ردود ({reports}). ε = {epsilon}</translation>
    </message>
    <message>
        <source>The column contains the reports. ε = {epsilon}</source>
        <translation>يحوي العمود ما سُجّل من ردود. ε = {epsilon}</translation>
    </message>
</context>
<context>
    <name>PlanPage</name>
    <message>
        <source>Plan</source>
        <translation>الخطة</translation>
    </message>
    <message>
        <source>How many interviews you need, which design to use, and what the results will look like.</source>
        <translation>كم مقابلة يلزم، وبأي تصاميم، وماذا ستُظهر.</translation>
    </message>
    <message>
        <source>One question</source>
        <translation>سؤال واحد</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>القوة الإحصائية</translation>
    </message>
    <message>
        <source>Designs</source>
        <translation>التصاميم</translation>
    </message>
    <message>
        <source>Tallies</source>
        <translation>الحصائل</translation>
    </message>
    <message>
        <source>Questionnaire</source>
        <translation>الاستبيان كاملاً</translation>
    </message>
    <message>
        <source>Rehearsal</source>
        <translation>التجربة المسبقة</translation>
    </message>
    <message>
        <source>Choose a survey file or import interviews. This view then divides the privacy budget of one respondent among the questions and shows the errors that result.</source>
        <translation>اختر ملف استبيان أو استورد مقابلات. عندئذ تقسم هذه الصفحة ما قد يكشفه المجيب الواحد على أسئلته، وتبيّن الأخطاء التي تنتج عن ذلك.</translation>
    </message>
    <message>
        <source>Choose a survey file or import interviews. This view then simulates the survey a thousand times and shows the results that you can expect.</source>
        <translation>اختر ملف استبيان أو استورد مقابلات. عندئذ تحاكي هذه الصفحة الاستبيان ألف مرة، وتُظهر ما كان محلله سيراه.</translation>
    </message>
    <message>
        <source>Find n</source>
        <translation>إيجاد n</translation>
    </message>
    <message>
        <source>Find the error</source>
        <translation>إيجاد الخطأ</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>الخطأ</translation>
    </message>
    <message>
        <source>1 % is one percentage point.</source>
        <translation>1 % هي نقطة مئوية واحدة.</translation>
    </message>
    <message>
        <source>Number of interviews</source>
        <translation>عدد المقابلات</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>الثقة</translation>
    </message>
    <message>
        <source>Expected share</source>
        <translation>النسبة المتوقعة</translation>
    </message>
    <message>
        <source>Of the answer that you plan for.</source>
        <translation>نسبة الإجابة التي يُخطَّط لها.</translation>
    </message>
    <message>
        <source>any (worst case)</source>
        <translation>أي نسبة: أسوأ حالة</translation>
    </message>
    <message>
        <source>Design effect</source>
        <translation>أثر التصميم (design effect)</translation>
    </message>
    <message>
        <source>1 for a simple random sample; often 1.5 to 2 for clusters.</source>
        <translation>‏1 للعينة العشوائية البسيطة؛ وللعناقيد غالباً من 1.5 إلى 2.</translation>
    </message>
    <message>
        <source>Non-response rate</source>
        <translation>معدل عدم الاستجابة</translation>
    </message>
    <message>
        <source>Sample sizes by method</source>
        <translation>أحجام العينة بحسب الطريقة</translation>
    </message>
    <message>
        <source>Computing exact sample sizes…</source>
        <translation>جارٍ حساب أحجام العينة الدقيقة…</translation>
    </message>
    <message>
        <source>Correct the marked fields to see a result.</source>
        <translation>صحح الحقول المعلَّمة لترى النتيجة.</translation>
    </message>
    <message>
        <source>Error (percentage points)</source>
        <translation>الخطأ (بالنقاط المئوية)</translation>
    </message>
    <message>
        <source>Interviews</source>
        <translation>المقابلات</translation>
    </message>
    <message>
        <source>People to approach</source>
        <translation>عدد من يُقصَدون</translation>
    </message>
    <message>
        <source>Chart of interviews needed against the error, by method</source>
        <translation>رسم بياني للمقابلات اللازمة مقابل الخطأ، بحسب الطريقة</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>الطريقة</translation>
    </message>
    <message>
        <source>Interviews in total</source>
        <translation>مجموع المقابلات</translation>
    </message>
    <message>
        <source>Total error, in points</source>
        <translation>الخطأ الكلي، بالنقاط</translation>
    </message>
    <message>
        <source>For a random sample: sampling and coins together</source>
        <translation>لعينة عشوائية: المعاينة والقطع النقدية معاً</translation>
    </message>
    <message>
        <source>For the coins only</source>
        <translation>للقطع النقدية وحدها</translation>
    </message>
    <message>
        <source>For the coins only: the error compared with the true share among the people interviewed</source>
        <translation>للقطع النقدية وحدها: الخطأ مقارنةً بالنسبة الحقيقية بين الأشخاص الذين أُجريت معهم المقابلة</translation>
    </message>
    <message>
        <source>Guarantee</source>
        <translation>الضمان</translation>
    </message>
    <message>
        <source>This method gives no separate figure for the coins.</source>
        <translation>لا ينقسم حد هذه الطريقة بحيث يُفصل نصيب القطع النقدية.</translation>
    </message>
</context>
<context>
    <name>PlanPanel</name>
    <message>
        <source>Correct the problem in the message above to see a result.</source>
        <translation>صحح ما تذكره الرسالة أعلاه لترى نتيجة.</translation>
    </message>
</context>
<context>
    <name>PowerPanel</name>
    <message>
        <source>Run</source>
        <translation>احسب</translation>
    </message>
    <message>
        <source>Computing the power…</source>
        <translation>جارٍ حساب القوة الإحصائية…</translation>
    </message>
    <message>
        <source>Power by number of interviews</source>
        <translation>القوة الإحصائية بحسب عدد المقابلات</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>قارن بـ</translation>
    </message>
    <message>
        <source>another group&apos;s share</source>
        <translation>نسبة مجموعة أخرى</translation>
    </message>
    <message>
        <source>a fixed share</source>
        <translation>نسبة ثابتة</translation>
    </message>
    <message>
        <source>Expected share</source>
        <translation>النسبة المتوقعة</translation>
    </message>
    <message>
        <source>The other share</source>
        <translation>النسبة الأخرى</translation>
    </message>
    <message>
        <source>Target power</source>
        <translation>القوة المطلوبة</translation>
    </message>
    <message>
        <source>Usually 80 % or 90 %.</source>
        <translation>عادةً 80 % أو 90 %.</translation>
    </message>
    <message>
        <source>Significance level</source>
        <translation>مستوى الدلالة</translation>
    </message>
    <message>
        <source>Two-sided test.</source>
        <translation>اختبار ثنائي الطرف.</translation>
    </message>
    <message>
        <source>Correct the marked fields to see a result.</source>
        <translation>صحح الحقول المعلَّمة لترى إجابة.</translation>
    </message>
    <message>
        <source>With {n} interviews in each of the two groups, {times} of 100 such surveys would find the difference of {points}.</source>
        <translation>مع {n} من المقابلات في كل من المجموعتين، يجد {times} من كل 100 استبيان كهذا الفرق البالغ {points}.</translation>
    </message>
    <message>
        <source>With {n} interviews, {times} of 100 such surveys would find that the share is not {null} ({points} away).</source>
        <translation>مع {n} من المقابلات، يجد {times} من كل 100 استبيان كهذا أن النسبة ليست {null} (تبعد عنها {points}).</translation>
    </message>
    <message>
        <source>{n} interviews are enough for a power of {power}.</source>
        <translation>{n} من المقابلات تكفي لقوة إحصائية قدرها {power}.</translation>
    </message>
</context>
<context>
    <name>PracticeResultView</name>
    <message>
        <source>Again</source>
        <translation>إعادة</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>متابعة</translation>
    </message>
    <message>
        <source>You touched “{label}”. That is recorded.</source>
        <translation>لقد لمست «{label}». هذا ما يُسجَّل.</translation>
    </message>
    <message>
        <source>The wheel turns.</source>
        <translation>العجلة تدور.</translation>
    </message>
    <message>
        <source>Recorded: {said}</source>
        <translation>سُجّل: {said}</translation>
    </message>
    <message>
        <source>“{label}” is always recorded as “{report}”.</source>
        <translation>«{label}» يُسجَّل دائماً «{report}».</translation>
    </message>
    <message>
        <source>{label} × {count}</source>
        <translation>{label} × {count}</translation>
    </message>
    <message>
        <source>With “{label}” recorded: {said}</source>
        <translation>مع «{label}» سُجّل: {said}</translation>
    </message>
    <message>
        <source>The wheel stopped at: {said}</source>
        <translation>توقفت العجلة عند: {said}</translation>
    </message>
    <message>
        <source>At “{label}” the wheel answers. You just go on.</source>
        <translation>عند «{label}» تجيب العجلة. وأنت تتابع فقط.</translation>
    </message>
    <message>
        <source>You touched “{label}”.</source>
        <translation>لقد لمست «{label}».</translation>
    </message>
</context>
<context>
    <name>PracticeView</name>
    <message>
        <source>Practice is not kept.</source>
        <translation>التجربة لا تُحفظ.</translation>
    </message>
    <message>
        <source>Do you like tea?</source>
        <translation>هل تحب الشاي؟</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>متابعة</translation>
    </message>
    <message>
        <source>Spin</source>
        <translation>أدِر</translation>
    </message>
    <message>
        <source>Touch any number.</source>
        <translation>المس أي رقم.</translation>
    </message>
    <message>
        <source>Blue: your answer is recorded. Yellow: the opposite is recorded.</source>
        <translation>أزرق: تُسجَّل إجابتك. أصفر: يُسجَّل العكس.</translation>
    </message>
    <message>
        <source>Blue: you answer. Yellow: the wheel answers.</source>
        <translation>أزرق: أنت تجيب. أصفر: تجيب العجلة.</translation>
    </message>
    <message>
        <source>There are {count} parts. Together they make one of {answers} answers, and the wheel turns once for all.</source>
        <translation>عدد الأجزاء {count}. تكوّن معاً إجابة واحدة من الإجابات الممكنة وعددها {answers}، وتدور العجلة مرة واحدة لها كلها.</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>التفضيلات</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>الألوان</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>حسب النظام</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>فاتح</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>داكن</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>اللغة</translation>
    </message>
    <message>
        <source>Decimals</source>
        <translation>المنازل العشرية</translation>
    </message>
    <message>
        <source>Size of type</source>
        <translation>حجم الخط</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>الأ&amp;لوان</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>ال&amp;لغة</translation>
    </message>
    <message>
        <source>&amp;Decimals of percentages and means</source>
        <translation>المنازل الع&amp;شرية للنسب والمتوسطات</translation>
    </message>
    <message>
        <source>&amp;Size of type</source>
        <translation>&amp;حجم الخط</translation>
    </message>
    <message>
        <source>Files and reports do not change: they have all digits, and their charts are light.</source>
        <translation>لا تتغير الملفات والتقارير: فيها كل الأرقام، ورسومها فاتحة.</translation>
    </message>
    <message>
        <source>As it was installed</source>
        <translation>كما كان عند التثبيت</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>تطبيق</translation>
    </message>
</context>
<context>
    <name>PreviewPane</name>
    <message>
        <source>Previous screen</source>
        <translation>الشاشة السابقة</translation>
    </message>
    <message>
        <source>Next screen</source>
        <translation>الشاشة التالية</translation>
    </message>
    <message>
        <source>Language of the preview</source>
        <translation>لغة المعاينة</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>اتجاه الجهاز</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>أفقي</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>عمودي</translation>
    </message>
    <message>
        <source>Preview only: the buttons do not work, and nothing is recorded.</source>
        <translation>صورة فقط: لا يمكن لمس شيء، ولا يُسجَّل شيء.</translation>
    </message>
    <message>
        <source>The survey has problems. This preview shows the last version without problems.</source>
        <translation>في الاستبيان مشكلات. تعرض هذه المعاينة آخر نسخة بلا مشكلات.</translation>
    </message>
    <message>
        <source>The survey has problems. Fix them to see the preview.</source>
        <translation>في الاستبيان أخطاء؛ صححها لتراه.</translation>
    </message>
    <message>
        <source>Screen {number} of {count}</source>
        <translation>الشاشة {number} من {count}</translation>
    </message>
</context>
<context>
    <name>PrivacyPage</name>
    <message>
        <source>Privacy</source>
        <translation>الخصوصية</translation>
    </message>
    <message>
        <source>How much one respondent gives away, and what each exported file reveals to whom.</source>
        <translation>ما يكشفه مجيب واحد، وما يقوله كل ملف يخرج ولمن.</translation>
    </message>
    <message>
        <source>Add surveys…</source>
        <translation>إضافة استبيانات…</translation>
    </message>
    <message>
        <source>Other surveys that the same people answered</source>
        <translation>استبيانات أخرى أجاب عنها الأشخاص أنفسهم</translation>
    </message>
    <message>
        <source>No survey yet</source>
        <translation>لا استبيان بعد</translation>
    </message>
    <message>
        <source>Import collection files or choose a survey file. This page then shows how much one respondent gives away: by question, over all waves, and in small groups.</source>
        <translation>استورد ملفات الجمع، أو اختر ملف استبيان. بعدها تبيّن هذه الصفحة مقدار ما يكشفه مجيب واحد، سؤالاً سؤالاً، وعبر كل الموجات، وفي المجموعات الصغيرة.</translation>
    </message>
    <message>
        <source>Choose a survey…</source>
        <translation>اختيار استبيان…</translation>
    </message>
    <message>
        <source>Total ε of one respondent</source>
        <translation>ε لمجيب واحد إجمالاً</translation>
    </message>
    <message>
        <source>What it means</source>
        <translation>ما يعنيه ذلك</translation>
    </message>
    <message>
        <source>Prior probability</source>
        <translation>الاحتمال القبلي</translation>
    </message>
    <message>
        <source>Waves</source>
        <translation>الموجات</translation>
    </message>
    <message>
        <source>Smallest group</source>
        <translation>أصغر مجموعة</translation>
    </message>
    <message>
        <source>How likely somebody thought the answer was before seeing the report</source>
        <translation>كم كان أحدهم يرجّح إجابة قبل التقرير</translation>
    </message>
    <message>
        <source>How many times the same people are asked</source>
        <translation>كم مرة يُسأل الأشخاص أنفسهم</translation>
    </message>
    <message>
        <source>Smaller groups are marked</source>
        <translation>تُعلَّم المجموعات التي فيها أشخاص أقل</translation>
    </message>
    <message>
        <source>&amp;Prior</source>
        <translation>ال&amp;احتمال القبلي</translation>
    </message>
    <message>
        <source>&amp;Waves</source>
        <translation>الم&amp;وجات</translation>
    </message>
    <message>
        <source>Smallest &amp;group</source>
        <translation>أصغر &amp;مجموعة</translation>
    </message>
    <message>
        <source>Meaning of the selected row</source>
        <translation>معنى الصف المحدد</translation>
    </message>
    <message>
        <source>Surveys (*.survey.json)</source>
        <translation>استبيانات (*.survey.json)</translation>
    </message>
    <message>
        <source>Add surveys</source>
        <translation>إضافة استبيانات</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>جارٍ الحساب…</translation>
    </message>
    <message>
        <source>ε = {epsilon}</source>
        <translation>ε = {epsilon}</translation>
    </message>
    <message>
        <source>Randomized questions: {questions}. Waves: {waves}. Surveys: {surveys}</source>
        <translation>الأسئلة العشوائية: {questions}. الموجات: {waves}. الاستبيانات: {surveys}</translation>
    </message>
</context>
<context>
    <name>ProtectionBox</name>
    <message>
        <source>Protection of the answers</source>
        <translation>حماية الإجابات</translation>
    </message>
    <message>
        <source>Who tosses the coins</source>
        <translation>من يرمي القطع النقدية</translation>
    </message>
    <message>
        <source>Correct the marked fields to see how this design protects.</source>
        <translation>صحح الحقول المعلَّمة لترى ما يعد به هذا التصميم.</translation>
    </message>
    <message>
        <source>{goal}: {n} interviews</source>
        <translation>{goal}: {n} من المقابلات</translation>
    </message>
    <message>
        <source>ε = ∞: anybody who reads the record knows the answer.</source>
        <translation>ε = ∞: من يقرأ السجل يعرف الإجابة.</translation>
    </message>
    <message>
        <source>ε = ∞: some reports rule an answer out.</source>
        <translation>ε = ∞: هناك رد يستبعد إحدى الإجابات، فيكشف عن شيء ما.</translation>
    </message>
    <message>
        <source>ε = {epsilon}: one report can multiply the odds of one answer over another by at most {ratio}.</source>
        <translation>ε = {epsilon}: يمكن لرد واحد أن يضاعف أرجحية إجابة على أخرى {ratio} مرات على الأكثر.</translation>
    </message>
    <message>
        <source>The number of interviews it needs can only be found by simulation.</source>
        <translation>عدد المقابلات التي يحتاج إليها لا يُعرف إلا بالمحاكاة.</translation>
    </message>
    <message>
        <source>{n} interviews give an estimate within ± {error} points (95 %, worst case).</source>
        <translation>{n} من المقابلات تجعل التقدير ضمن ± {error} من النقاط (95 %، أسوأ حالة).</translation>
    </message>
</context>
<context>
    <name>ProtectionMenu</name>
    <message>
        <source>This cannot be undone</source>
        <translation>لا يمكن التراجع عن هذا</translation>
    </message>
    <message>
        <source>&amp;Erase what was removed…</source>
        <translation>&amp;محو ما أُزيل…</translation>
    </message>
    <message>
        <source>E&amp;ncrypt this project…</source>
        <translation>&amp;تشفير هذا المشروع…</translation>
    </message>
    <message>
        <source>Everything that was removed from this project or undone will be permanently erased. Afterwards nothing can be undone or redone.

This does not erase collection files, copies, backups, or old blocks on a solid-state disk.</source>
        <translation>كل ما أُزيل من هذا المشروع أو تُراجع عنه يُمحى نهائيًا: يُكتب ملفه من جديد بدونه، ولا يبقى ما يمكن التراجع عنه أو إعادته.

لا تُمسّ ملفات الجمع والنسخ والنسخ الاحتياطية، ولا الكتل القديمة على قرص SSD.</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>محو</translation>
    </message>
    <message>
        <source>The project&apos;s file will be encrypted. From then on it opens only with the analyst&apos;s key and its passphrase: if they are lost, the project is lost. Older versions of the program cannot open it.

Copies and backups of the file, and old blocks on a solid-state disk, stay as they are.</source>
        <translation>يُشفَّر ملف المشروع في مكانه. ومن ذلك الحين لا يُفتح إلا بمفتاح المحلل وعبارة مروره: بدونهما يضيع، والبرامج الأقدم ترفضه.

تبقى نسخ الملف ونسخه الاحتياطية، والكتل القديمة على قرص SSD، كما هي.</translation>
    </message>
    <message>
        <source>Encrypt</source>
        <translation>تشفير</translation>
    </message>
</context>
<context>
    <name>QualityPage</name>
    <message>
        <source>Quality</source>
        <translation>الجودة</translation>
    </message>
    <message>
        <source>Whether anything is wrong with the interviews, and what to do about it.</source>
        <translation>هل في المقابلات خلل، وما العمل حياله.</translation>
    </message>
    <message>
        <source>Import collection files first. This page then counts interviews and break-offs, compares the kiosks, looks for impossible reports, and says what to do.</source>
        <translation>استورد ملفات الجمع أولاً. بعدها تعدّ هذه الصفحة المقابلات وحالات التوقف، وتقارن الأكشاك، وتبحث عن ردود لا يمكن أن تؤدي إليها أي إجابات، وتبيّن ما العمل.</translation>
    </message>
    <message>
        <source>Question in the chart</source>
        <translation>سؤال الرسم</translation>
    </message>
    <message>
        <source>Compare kiosks within</source>
        <translation>مقارنة الأكشاك داخل</translation>
    </message>
    <message>
        <source>How many interviews may be forged</source>
        <translation>كم مقابلة قد تكون مزورة</translation>
    </message>
    <message>
        <source>&amp;Compare within</source>
        <translation>&amp;مقارنة داخل</translation>
    </message>
    <message>
        <source>&amp;Forged</source>
        <translation>الم&amp;زورة</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>ما العمل</translation>
    </message>
    <message>
        <source>&amp;Chart of</source>
        <translation>ال&amp;رسم لـ</translation>
    </message>
    <message>
        <source>All interviews</source>
        <translation>كل المقابلات</translation>
    </message>
    <message>
        <source>Looking at the data…</source>
        <translation>جارٍ فحص البيانات…</translation>
    </message>
</context>
<context>
    <name>QuestionForm</name>
    <message>
        <source>Id: the name of its column in the data</source>
        <translation>المعرّف: العمود في السجل</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>النوع</translation>
    </message>
    <message>
        <source>What is asked</source>
        <translation>نص السؤال</translation>
    </message>
    <message>
        <source>Levels: 1 to …</source>
        <translation>المستويات: من 1 إلى …</translation>
    </message>
    <message>
        <source>Smallest answer</source>
        <translation>أصغر إجابة</translation>
    </message>
    <message>
        <source>Largest answer</source>
        <translation>أكبر إجابة</translation>
    </message>
    <message>
        <source>Step (1 if empty)</source>
        <translation>الخطوة (1 إذا تُركت فارغة)</translation>
    </message>
    <message>
        <source>Parts that are randomized together</source>
        <translation>أجزاء تدخل عليها العشوائية معاً</translation>
    </message>
    <message>
        <source>Each part is a question of its own in the list on the left. All of their answers together make one record.</source>
        <translation>كل جزء سؤال مستقل في القائمة الجانبية. ويُكتب سجل واحد من إجاباتها كلها.</translation>
    </message>
    <message>
        <source>Add a part</source>
        <translation>إضافة جزء</translation>
    </message>
    <message>
        <source>Edit {part}</source>
        <translation>تعديل {part}</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>إزالة</translation>
    </message>
    <message>
        <source>Remove part {part}</source>
        <translation>إزالة الجزء {part}</translation>
    </message>
    <message>
        <source>Help and conditions</source>
        <translation>المساعدة والشروط</translation>
    </message>
    <message>
        <source>Hint below the question</source>
        <translation>تلميح تحت السؤال</translation>
    </message>
    <message>
        <source>Sound file in the survey&apos;s folder</source>
        <translation>ملف صوتي بجانب الاستبيان</translation>
    </message>
    <message>
        <source>Asked only if (${id} is an earlier direct answer)</source>
        <translation>يُطرح فقط حيث (${id} هو إجابة مباشرة سابقة)</translation>
    </message>
    <message>
        <source>Accepted only if (. is the answer)</source>
        <translation>تُقبل فقط حيث (. هي الإجابة)</translation>
    </message>
    <message>
        <source>Message if it is not accepted</source>
        <translation>ما يُقال حيث لا تُقبل</translation>
    </message>
    <message>
        <source>Must be answered</source>
        <translation>الإجابة عنه واجبة</translation>
    </message>
    <message>
        <source>The round may be shown after the touch</source>
        <translation>يجوز عرض جولة بعد اللمس</translation>
    </message>
    <message>
        <source>A photo of what is shown proves what was touched. Use this for a harmless question only.</source>
        <translation>صورة لما يُعرض تثبت ما لُمس. اختر هذا لسؤال لا ضرر فيه فقط.</translation>
    </message>
    <message>
        <source>Earliest day, such as 2026-11-22</source>
        <translation>أول يوم، مثل 2026-11-22</translation>
    </message>
    <message>
        <source>Latest day</source>
        <translation>آخر يوم</translation>
    </message>
    <message>
        <source>Most characters</source>
        <translation>أكبر عدد من الأحرف</translation>
    </message>
</context>
<context>
    <name>QuestionList</name>
    <message>
        <source>Questions of the survey</source>
        <translation>أسئلة الاستبيان</translation>
    </message>
</context>
<context>
    <name>QuestionView</name>
    <message>
        <source>Go on</source>
        <translation>متابعة</translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <translation>{number} / {total}</translation>
    </message>
    <message>
        <source>{count} questions, recorded together as one of {answers} answers.</source>
        <translation>عدد الأسئلة {count}، وتُسجَّل معاً كإجابة واحدة من الإجابات الممكنة وعددها {answers}.</translation>
    </message>
    <message>
        <source>Part {place} of {count}. All parts together make one of {answers} answers, and the wheel turns once for it.</source>
        <translation>الجزء {place} من {count}. كل الأجزاء معاً تكوّن إجابة واحدة من الإجابات الممكنة وعددها {answers}، وتدور العجلة لها مرة واحدة.</translation>
    </message>
</context>
<context>
    <name>RecentMenu</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>فتح ال&amp;حديثة</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>لا شيء بعد</translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation>&amp;مسح القائمة</translation>
    </message>
    <message>
        <source>{name} (not found)</source>
        <translation>{name} (غير موجود)</translation>
    </message>
</context>
<context>
    <name>RecordsModel</name>
    <message>
        <source>{name} (report)</source>
        <translation>{name} (ردّ مسجّل)</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>مفقود</translation>
    </message>
    <message>
        <source>Recorded: {value}</source>
        <translation>المسجَّل: {value}</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>مفقود</translation>
    </message>
    <message>
        <source>The random id of the interview, by which the rows are sorted.</source>
        <translation>المعرّف العشوائي للمقابلة، وبه تُرتّب الصفوف.</translation>
    </message>
    <message>
        <source>From the imported table: how the respondents were drawn.</source>
        <translation>من الجدول المستورد: كيف سُحب المستجيبون.</translation>
    </message>
    <message>
        <source>Which sample the respondent was assigned to by chance.</source>
        <translation>العينة التي عُيّن فيها المستجيب بالصدفة.</translation>
    </message>
    <message>
        <source>A report, not an answer: chance may have changed it.</source>
        <translation>ردّ مسجّل وليس الإجابة الحقيقية: ربما غيّرته الصدفة.</translation>
    </message>
    <message>
        <source>Interview</source>
        <translation>المقابلة</translation>
    </message>
    <message>
        <source>none of them</source>
        <translation>لا شيء منها</translation>
    </message>
</context>
<context>
    <name>RecordsView</name>
    <message>
        <source>Rows</source>
        <translation>الصفوف</translation>
    </message>
</context>
<context>
    <name>RefusalView</name>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>فحص من جديد</translation>
    </message>
</context>
<context>
    <name>RefusedCells</name>
    <message>
        <source>Problem cells</source>
        <translation>خلايا مرفوضة</translation>
    </message>
    <message>
        <source>Problem cells: {count}</source>
        <translation>خلايا مرفوضة: {count}</translation>
    </message>
    <message>
        <source>Problem cells: {count}; the first {shown} are shown</source>
        <translation>خلايا مرفوضة: {count}؛ تُعرض أول {shown} منها</translation>
    </message>
    <message>
        <source>File</source>
        <translation>الملف</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>السطر</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>العمود</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>القيمة</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>السبب</translation>
    </message>
</context>
<context>
    <name>RehearsalPanel</name>
    <message>
        <source>Rehearse</source>
        <translation>إجراء التجربة</translation>
    </message>
    <message>
        <source>Rehearsing the survey…</source>
        <translation>جارٍ إجراء تجربة مسبقة للاستبيان…</translation>
    </message>
    <message>
        <source>What the analyst would see</source>
        <translation>ما سيراه المحلل</translation>
    </message>
    <message>
        <source>Number of interviews</source>
        <translation>عدد المقابلات</translation>
    </message>
    <message>
        <source>Compare the groups of</source>
        <translation>مقارنة مجموعات</translation>
    </message>
    <message>
        <source>Question that differs</source>
        <translation>السؤال المختلف</translation>
    </message>
    <message>
        <source>Difference between the first two groups</source>
        <translation>الفرق بين أول مجموعتين</translation>
    </message>
    <message>
        <source>10 % is ten percentage points.</source>
        <translation>10 % هي عشر نقاط مئوية.</translation>
    </message>
    <message>
        <source>Rehearsals</source>
        <translation>عدد التجارب</translation>
    </message>
    <message>
        <source>More rehearsals give more stable figures.</source>
        <translation>العدد الأكبر يعطي أرقاماً أكثر ثباتاً.</translation>
    </message>
    <message>
        <source>Confidence level</source>
        <translation>مستوى الثقة</translation>
    </message>
    <message>
        <source>Assumed shares (worst case; type others)</source>
        <translation>النسب المفترضة (أسوأ حالة؛ اكتب غيرها)</translation>
    </message>
    <message>
        <source>Assumed shares of the answers</source>
        <translation>النسب المفترضة للإجابات</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>السؤال</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>الإجابة</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>النسبة</translation>
    </message>
    <message>
        <source>(no groups)</source>
        <translation>(بلا مجموعات)</translation>
    </message>
    <message>
        <source>Width of intervals in points; lines: 90 of 100 rehearsals</source>
        <translation>عرض الفترات بالنقاط؛ الخطوط: 90 من كل 100 تجربة</translation>
    </message>
    <message>
        <source>Chart of the widths of intervals by question and answer</source>
        <translation>رسم بياني لعرض الفترات بحسب السؤال والإجابة</translation>
    </message>
    <message>
        <source>Shares</source>
        <translation>النسب</translation>
    </message>
    <message>
        <source>Means</source>
        <translation>المتوسطات</translation>
    </message>
    <message>
        <source>Power to detect the difference</source>
        <translation>احتمال كشف الفرق</translation>
    </message>
    <message>
        <source>Chart of the power to detect differences</source>
        <translation>رسم بياني لاحتمال كشف الفروق</translation>
    </message>
    <message>
        <source>Detected</source>
        <translation>المكتشَف</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>الفرق</translation>
    </message>
    <message>
        <source>± {points} percentage points of simulation error</source>
        <translation>‏± {points} نقطة مئوية بسبب صدفة المحاكاة</translation>
    </message>
    <message>
        <source>± {error} of simulation error</source>
        <translation>‏± {error} بسبب صدفة المحاكاة</translation>
    </message>
    <message>
        <source>Question and answer</source>
        <translation>السؤال والإجابة</translation>
    </message>
    <message>
        <source>Assumed</source>
        <translation>المفترض</translation>
    </message>
    <message>
        <source>The simulated value, in percent</source>
        <translation>ما جرت محاكاته، بالنسبة المئوية</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>العرض</translation>
    </message>
    <message>
        <source>Mean width of the intervals</source>
        <translation>متوسط عرض الفترات</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>الخطأ</translation>
    </message>
    <message>
        <source>How far the estimates vary</source>
        <translation>مدى تشتت التقديرات</translation>
    </message>
    <message>
        <source>Bias</source>
        <translation>التحيز</translation>
    </message>
    <message>
        <source>Mean estimate minus the true value</source>
        <translation>متوسط التقديرات ناقص القيمة الحقيقية</translation>
    </message>
    <message>
        <source>Covered</source>
        <translation>التغطية</translation>
    </message>
    <message>
        <source>Percentage of intervals that contain the true value</source>
        <translation>الفترات التي تحوي القيمة الحقيقية، بالنسبة المئوية</translation>
    </message>
    <message>
        <source>Outside</source>
        <translation>خارج المدى</translation>
    </message>
    <message>
        <source>Percentage of estimates below 0 or above 100 %</source>
        <translation>التقديرات دون 0 أو فوق 100 %، بالنسبة المئوية</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>&amp;Web page (HTML)…</source>
        <translation>صفحة &amp;ويب (HTML)…</translation>
    </message>
    <message>
        <source>&amp;Script and tables…</source>
        <translation>برنامج &amp;نصي وجداول…</translation>
    </message>
    <message>
        <source>&amp;Everything…</source>
        <translation>&amp;الكل…</translation>
    </message>
    <message>
        <source>&amp;PDF…</source>
        <translation>&amp;PDF…</translation>
    </message>
    <message>
        <source>Interviews, files and kiosks: {interviews}, {files}, {kiosks}</source>
        <translation>المقابلات والملفات والأكشاك: {interviews}، {files}، {kiosks}</translation>
    </message>
    <message>
        <source>Reports (*{ending})</source>
        <translation>تقارير (*{ending})</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>حفظ التقرير</translation>
    </message>
    <message>
        <source>Making the report…</source>
        <translation>جارٍ إعداد التقرير…</translation>
    </message>
    <message>
        <source>Save the recorded data</source>
        <translation>حفظ البيانات المسجَّلة</translation>
    </message>
    <message>
        <source>Data (*{ending})</source>
        <translation>بيانات (*{ending})</translation>
    </message>
    <message>
        <source>Writing the data…</source>
        <translation>جارٍ كتابة البيانات…</translation>
    </message>
    <message>
        <source>Save the codebook</source>
        <translation>حفظ دليل الترميز</translation>
    </message>
    <message>
        <source>Codebooks (*{ending})</source>
        <translation>أدلة ترميز (*{ending})</translation>
    </message>
    <message>
        <source>Writing the codebook…</source>
        <translation>جارٍ كتابة دليل الترميز…</translation>
    </message>
    <message>
        <source>Saved {files} in {folder}.</source>
        <translation>حُفظ {files} في {folder}.</translation>
    </message>
</context>
<context>
    <name>ReportMenu</name>
    <message>
        <source>Report and data</source>
        <translation>التقرير والبيانات</translation>
    </message>
    <message>
        <source>The report has all analyses that are not hidden, with methods, cautions and sources</source>
        <translation>يحتوي التقرير على كل التحليلات غير المخفية، مع المناهج والتنبيهات والمصادر</translation>
    </message>
    <message>
        <source>&amp;Language of questions and answers</source>
        <translation>&amp;لغة الأسئلة والأجوبة</translation>
    </message>
    <message>
        <source>&amp;Open the folder of what was saved</source>
        <translation>&amp;فتح مجلد ما حُفظ</translation>
    </message>
    <message>
        <source>Recorded &amp;data and codebook</source>
        <translation>&amp;البيانات المسجلة ودليل الرموز</translation>
    </message>
</context>
<context>
    <name>RespondentView</name>
    <message>
        <source>Back</source>
        <translation>رجوع</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>إيقاف</translation>
    </message>
    <message>
        <source>Listen</source>
        <translation>استماع</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>تخطٍّ</translation>
    </message>
    <message>
        <source>This device is told only what you touch, and nothing else.</source>
        <translation>لا يعرف هذا الجهاز إلا ما تلمسه، ولا شيء غير ذلك.</translation>
    </message>
    <message>
        <source>This device never learns your answer, only what you touch.</source>
        <translation>لا يعرف هذا الجهاز إجابتك أبداً، بل ما تلمسه فقط.</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>نص أكبر</translation>
    </message>
    <message>
        <source>A A</source>
        <translation>أ أ</translation>
    </message>
    <message>
        <source>No movement</source>
        <translation>بلا حركة</translation>
    </message>
    <message>
        <source>With movement</source>
        <translation>مع الحركة</translation>
    </message>
    <message>
        <source>Supervisor</source>
        <translation>المشرف</translation>
    </message>
</context>
<context>
    <name>ResultPane</name>
    <message>
        <source>What does this mean?</source>
        <translation>ماذا يعني هذا؟</translation>
    </message>
    <message>
        <source>The same on the command line</source>
        <translation>الشيء نفسه في سطر الأوامر</translation>
    </message>
    <message>
        <source>The same on the command &amp;line</source>
        <translation>الشيء نفسه في &amp;سطر الأوامر</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>نسخ</translation>
    </message>
    <message>
        <source>Copy the command</source>
        <translation>نسخ الأمر</translation>
    </message>
    <message>
        <source>This was stopped, so there is nothing to show.</source>
        <translation>أُوقف هذا، فلا شيء يُعرض.</translation>
    </message>
</context>
<context>
    <name>RoundView</name>
    <message>
        <source>Practice: nothing is recorded</source>
        <translation>تجربة: لا يُسجَّل شيء</translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <translation>{number} / {total}</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>تجربة</translation>
    </message>
</context>
<context>
    <name>RowsPage</name>
    <message>
        <source>Rows</source>
        <translation>الصفوف</translation>
    </message>
    <message>
        <source>The interviews as they are recorded, one per row. They are sorted by their random ids, so the order says nothing about who answered when.</source>
        <translation>المقابلات كما سُجّلت، واحدة في كل صف. وهي مرتبة حسب معرّفاتها العشوائية، فلا يدل الترتيب على من أجاب ومتى.</translation>
    </message>
    <message>
        <source>Import collection files or a table first. This page then shows each interview.</source>
        <translation>استورد أولًا ملفات الجمع أو جدولًا. بعد ذلك تعرض هذه الصفحة كل مقابلة.</translation>
    </message>
    <message>
        <source>&amp;Labels instead of codes</source>
        <translation>&amp;تسميات بدل الرموز</translation>
    </message>
    <message>
        <source>Labels instead of codes</source>
        <translation>تسميات بدل الرموز</translation>
    </message>
    <message>
        <source>Columns with this mark contain reports, not answers: chance may have changed each of them, so no single value says what the respondent answered.</source>
        <translation>الأعمدة التي عليها هذه العلامة تحتوي على ردود مسجّلة لا إجابات حقيقية: ربما غيّرت الصدفة كلًا منها، فلا تدل أي قيمة وحدها على ما أجاب به المستجيب.</translation>
    </message>
    <message>
        <source>Sorting the interviews…</source>
        <translation>جارٍ ترتيب المقابلات…</translation>
    </message>
    <message>
        <source>Copied rows: {count}</source>
        <translation>الصفوف المنسوخة: {count}</translation>
    </message>
    <message>
        <source>Copied {count} of {selected} selected rows. To save all of them, choose “File”, “Report and data…”.</source>
        <translation>نُسخ {count} من {selected} من الصفوف المحددة. لحفظها كلها اختر «ملف» ثم «التقرير والبيانات…».</translation>
    </message>
</context>
<context>
    <name>RulerView</name>
    <message>
        <source>How large is this screen?</source>
        <translation>ما حجم هذه الشاشة؟</translation>
    </message>
    <message>
        <source>Hold a ruler against the screen. Make this line {length} mm long. Then touch “Go on”.</source>
        <translation>ضع مسطرة على الشاشة. اجعل طول هذا الخط {length} مم. ثم المس «متابعة».</translation>
    </message>
    <message>
        <source>Shorter</source>
        <translation>أقصر</translation>
    </message>
    <message>
        <source>Longer</source>
        <translation>أطول</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>متابعة</translation>
    </message>
    <message>
        <source>A line of {pixels} pixels</source>
        <translation>خط طوله {pixels} بكسل</translation>
    </message>
</context>
<context>
    <name>SampleForm</name>
    <message>
        <source>Strata and clusters</source>
        <translation>الطبقات والعناقيد</translation>
    </message>
    <message>
        <source>Strata</source>
        <translation>الطبقات</translation>
    </message>
    <message>
        <source>Clusters</source>
        <translation>العناقيد</translation>
    </message>
    <message>
        <source>People in one cluster, such as a village, may give similar answers</source>
        <translation>قد يجيب أهل العنقود الواحد، كالقرية، إجابات متشابهة</translation>
    </message>
    <message>
        <source>None</source>
        <translation>لا شيء</translation>
    </message>
</context>
<context>
    <name>SavedNote</name>
    <message>
        <source>This project cannot be read</source>
        <translation>لا يمكن قراءة هذا المشروع</translation>
    </message>
    <message>
        <source>Nothing is shown of it, and nothing can be changed. “File”, “Open project” opens another.</source>
        <translation>لا يُعرض منه شيء ولا يمكن تغيير شيء. «ملف»، «فتح مشروع» يفتح مشروعًا آخر.</translation>
    </message>
    <message>
        <source>Opening the project…</source>
        <translation>جارٍ فتح المشروع…</translation>
    </message>
    <message>
        <source>Importing: not saved yet</source>
        <translation>جارٍ الاستيراد: لم يُحفظ بعد</translation>
    </message>
    <message>
        <source>All that is imported is saved in one go at the end. If this is stopped, the project stays as it was.</source>
        <translation>كل ما يُستورد يُحفظ دفعة واحدة في النهاية. إذا أُوقف هذا، يبقى المشروع كما كان.</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>جارٍ الحفظ…</translation>
    </message>
    <message>
        <source>The survey is not saved</source>
        <translation>الاستبيان غير محفوظ</translation>
    </message>
    <message>
        <source>The survey on its page has changes that are in no file. “Survey”, “Save the survey” saves them.</source>
        <translation>في الاستبيان على صفحته تغييرات ليست في أي ملف. «الاستبيان»، «حفظ الاستبيان» يحفظها.</translation>
    </message>
    <message>
        <source>Read-only</source>
        <translation>للقراءة فقط</translation>
    </message>
    <message>
        <source>Read-only: the output is not saved</source>
        <translation>للقراءة فقط: النتائج غير محفوظة</translation>
    </message>
    <message>
        <source>The file or its folder takes no changes. “File”, “Save project as” makes a copy that does.</source>
        <translation>الملف أو مجلده لا يقبل أي تغيير. «ملف»، «حفظ المشروع باسم» ينشئ نسخة تقبله.</translation>
    </message>
    <message>
        <source>All changes are saved</source>
        <translation>كل التغييرات محفوظة</translation>
    </message>
    <message>
        <source>A project is one file. Every change is saved in it immediately.</source>
        <translation>المشروع ملف واحد. يُحفظ فيه كل تغيير على الفور.</translation>
    </message>
</context>
<context>
    <name>SealView</name>
    <message>
        <source>Held by trustees: no interview is kept</source>
        <translation>بيد الأمناء: لا تُحفظ أي مقابلة</translation>
    </message>
    <message>
        <source>Each answer is added to totals, which {threshold} of {trustees} trustees open together. Nobody can read them on this device, not even you. Call each trustee and compare these words with those of the trustee&apos;s key. If one differs, do not use this survey.</source>
        <translation>تُضاف كل إجابة إلى مجاميع يفتحها {threshold} من {trustees} أمناء معًا. ولا يستطيع أحد قراءتها على هذا الجهاز، ولا حتى أنت. اتصل بكل أمين وقارن هذه الكلمات بكلمات مفتاحه. إذا اختلفت كلمة فلا تستخدم هذا الاستبيان.</translation>
    </message>
    <message>
        <source>Interviews are sealed to the analyst</source>
        <translation>المقابلات مختومة للمحلل</translation>
    </message>
    <message>
        <source>Nobody can read them on this device, not even you. Call the analyst and compare these words with those of the analyst&apos;s key. If one differs, do not use this survey.</source>
        <translation>لا أحد يستطيع قراءتها على هذا الجهاز، ولا حتى أنت. اتصل بالمحلل وقارن هذه الكلمات بكلمات مفتاحه. إذا اختلفت كلمة واحدة، فلا تستخدم هذا الاستبيان.</translation>
    </message>
    <message>
        <source>A word differs: leave</source>
        <translation>هناك كلمة مختلفة: مغادرة</translation>
    </message>
    <message>
        <source>All words are the same</source>
        <translation>كل الكلمات متطابقة</translation>
    </message>
</context>
<context>
    <name>SecondQuestionBox</name>
    <message>
        <source>Second question</source>
        <translation>السؤال الثاني</translation>
    </message>
    <message>
        <source>People answer a harmless question together with this one and touch only the combined result. Choose one whose share of yes is published, such as the month of the mother&apos;s birthday, and that has nothing to do with this question.</source>
        <translation>يجيب الناس عن سؤال غير حساس مع هذا السؤال، ولا يلمسون إلا ما ينتج عن الإجابتين معًا. اختر سؤالًا نُشرت نسبة من يجيبون عنه بنعم، مثل شهر ميلاد الأم، ولا علاقة له بهذا السؤال.</translation>
    </message>
    <message>
        <source>Published share of people who answer yes to it, such as 1/4</source>
        <translation>النسبة المنشورة لمن يجيبون عنه بنعم، مثل 1/4</translation>
    </message>
</context>
<context>
    <name>SetUpPinView</name>
    <message>
        <source>Supervisor, enter your PIN.</source>
        <translation>أيها المشرف، أدخل رقمك السري.</translation>
    </message>
    <message>
        <source>This kiosk has no surveyor&apos;s PIN yet. Please choose one.</source>
        <translation>ليس لهذا الكشك رقم سري للباحث بعد. يرجى اختيار رقم.</translation>
    </message>
    <message>
        <source>Supervisor</source>
        <translation>المشرف</translation>
    </message>
</context>
<context>
    <name>ShortcutSheet</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>اختصارات لوحة المفاتيح</translation>
    </message>
    <message>
        <source>Search keys and what they do</source>
        <translation>البحث في المفاتيح وما تفعله</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>بحث</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>نسخ</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>طباعة…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Keys for a page work while that page is open; keys for a table work while the table has the focus. Press Alt and an underlined letter to reach menus and fields.</source>
        <translation>تعمل مفاتيح الصفحة ما دامت معروضة، ومفاتيح الجدول ما دام التركيز عليه. يصل Alt مع حرف تحته خط إلى القوائم والحقول.</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>أين</translation>
    </message>
    <message>
        <source>What</source>
        <translation>ماذا</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>المفاتيح</translation>
    </message>
</context>
<context>
    <name>SoundView</name>
    <message>
        <source>Headphones check</source>
        <translation>اختبار السماعات</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>رجوع</translation>
    </message>
    <message>
        <source>Plug in the headphones and put them on. Touch “Play a test”. You should hear three tones, and nobody else should hear them.</source>
        <translation>صِل السماعات وضعها على أذنيك. المس «تشغيل اختبار». يجب أن تسمع ثلاث نغمات، وألا يسمعها أحد غيرك.</translation>
    </message>
    <message>
        <source>The loudspeaker lets everybody near hear the questions. No sound ever tells an answer.</source>
        <translation>مكبر الصوت يُسمع الأسئلة لكل من هو قريب. ولا صوت يكشف إجابة أبداً.</translation>
    </message>
    <message>
        <source>Use the headphones: only I hear it</source>
        <translation>استخدم السماعات: أسمعه وحدي</translation>
    </message>
    <message>
        <source>Allow the loudspeaker</source>
        <translation>السماح بمكبر الصوت</translation>
    </message>
    <message>
        <source>Play a test</source>
        <translation>تشغيل اختبار</translation>
    </message>
    <message>
        <source>Another output</source>
        <translation>مخرج آخر</translation>
    </message>
    <message>
        <source>No sound</source>
        <translation>بلا صوت</translation>
    </message>
    <message>
        <source>Output: {name}</source>
        <translation>المخرج: {name}</translation>
    </message>
    <message>
        <source>This device has no sound output.</source>
        <translation>ليس في هذا الجهاز مخرج للصوت.</translation>
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
        <translation>اطرح أسئلة حساسة من دون أن تعرف أبداً من أجاب بماذا.</translation>
    </message>
    <message>
        <source>Open the desk</source>
        <translation>فتح المكتب</translation>
    </message>
    <message>
        <source>Combine the kiosks&apos; files, estimate the true shares with their uncertainty, and plan sample sizes.</source>
        <translation>اجمع ما جمعته الأكشاك، وقدّر النسب الحقيقية مع عدم يقينها، وخطط أحجام العينات.</translation>
    </message>
    <message>
        <source>&amp;New project…</source>
        <translation>مشروع &amp;جديد…</translation>
    </message>
    <message>
        <source>&amp;Open a project…</source>
        <translation>&amp;فتح مشروع…</translation>
    </message>
    <message>
        <source>Recent projects:</source>
        <translation>المشاريع الحديثة:</translation>
    </message>
    <message>
        <source>{name} (not found)</source>
        <translation>{name} (غير موجود)</translation>
    </message>
    <message>
        <source>Open {name}</source>
        <translation>فتح {name}</translation>
    </message>
    <message>
        <source>Run a kiosk</source>
        <translation>تشغيل كشك</translation>
    </message>
    <message>
        <source>Let people answer on this device in full screen. Chance protects private answers before they are recorded. Closing the kiosk needs the supervisor&apos;s PIN.</source>
        <translation>دع الناس يجيبون على هذا الجهاز بملء الشاشة. تحمي الصدفة الإجابات الخاصة قبل تسجيلها. يتطلب إغلاق الكشك رمز PIN للمشرف.</translation>
    </message>
    <message>
        <source>&amp;Choose a survey…</source>
        <translation>ا&amp;ختيار استبيان…</translation>
    </message>
    <message>
        <source>Ten minutes: from the first start to a report</source>
        <translation>عشر دقائق: من التشغيل الأول إلى تقرير</translation>
    </message>
    <message>
        <source>For the office, for trustees, and for whoever opens totals with their shares</source>
        <translation>للمكتب وللأمناء ولمن يفتح المجاميع بحصصهم</translation>
    </message>
    <message>
        <source>Drop to see what these files of tallies are, and what comes next</source>
        <translation>أفلت لترى ما هي ملفات الحصائل هذه وما الخطوة التالية</translation>
    </message>
    <message>
        <source>New project</source>
        <translation>مشروع جديد</translation>
    </message>
    <message>
        <source>survey</source>
        <translation>استبيان</translation>
    </message>
    <message>
        <source>Open a project</source>
        <translation>فتح مشروع</translation>
    </message>
    <message>
        <source>Surveys and XLSForms (*{ending} *{form})</source>
        <translation>استبيانات ونماذج XLSForm ‏(*{ending} *{form})</translation>
    </message>
    <message>
        <source>Save the form as a survey</source>
        <translation>حفظ النموذج كاستبيان</translation>
    </message>
    <message>
        <source>Surveys (*{ending})</source>
        <translation>استبيانات (*{ending})</translation>
    </message>
    <message>
        <source>Choose a survey</source>
        <translation>اختيار استبيان</translation>
    </message>
    <message>
        <source>Just looking around?</source>
        <translation>تستطلع فقط؟</translation>
    </message>
    <message>
        <source>Try the &amp;demonstration</source>
        <translation>جرّب ال&amp;عرض التوضيحي</translation>
    </message>
    <message>
        <source>Creates an example survey with interviews from several kiosks and opens it on the desk.</source>
        <translation>ينشئ استبياناً مثالاً فيه مقابلات من عدة أكشاك، ويفتح المكتب عليه.</translation>
    </message>
    <message>
        <source>&amp;Tutorial</source>
        <translation>&amp;درس تعليمي</translation>
    </message>
    <message>
        <source>Totals that trustees &amp;hold…</source>
        <translation>&amp;مجاميع بيد الأمناء…</translation>
    </message>
    <message>
        <source>Making the demonstration…</source>
        <translation>جارٍ إنشاء العرض التوضيحي…</translation>
    </message>
    <message>
        <source>Drop to open this project</source>
        <translation>أفلت لفتح هذا المشروع</translation>
    </message>
    <message>
        <source>Drop to open this survey in the editor</source>
        <translation>أفلت لفتح هذا الاستبيان في المحرر</translation>
    </message>
    <message>
        <source>Drop to import; you then choose the project</source>
        <translation>أفلت للاستيراد إلى مشروع يُطلب منك اختياره</translation>
    </message>
    <message>
        <source>Projects (*{ending})</source>
        <translation>مشاريع (*{ending})</translation>
    </message>
</context>
<context>
    <name>StepsPanel</name>
    <message>
        <source>Office</source>
        <translation>المكتب</translation>
    </message>
    <message>
        <source>&amp;Add the files</source>
        <translation>ا&amp;جمع الملفات</translation>
    </message>
    <message>
        <source>Checks the kiosks&apos; files and adds them. Opens nothing.</source>
        <translation>يفحص ملفات الأكشاك ويجمعها. لا يفتح شيئًا.</translation>
    </message>
    <message>
        <source>Trustee</source>
        <translation>أمين</translation>
    </message>
    <message>
        <source>Check and &amp;sign</source>
        <translation>افحص و&amp;وقّع</translation>
    </message>
    <message>
        <source>Adds the files again, looks at your boxes, and signs the list.</source>
        <translation>يجمع الملفات من جديد، وينظر في صناديقك، ويوقّع القائمة.</translation>
    </message>
    <message>
        <source>Give my s&amp;hare</source>
        <translation>أعطِ &amp;حصتي</translation>
    </message>
    <message>
        <source>Enough trustees have signed: your part of what opens the totals.</source>
        <translation>وقّع عدد كافٍ من الأمناء: حصتك مما يفتح المجاميع.</translation>
    </message>
    <message>
        <source>Anybody</source>
        <translation>أي شخص</translation>
    </message>
    <message>
        <source>&amp;Open the totals</source>
        <translation>ا&amp;فتح المجاميع</translation>
    </message>
    <message>
        <source>Puts the shares together, checks them, and writes the table.</source>
        <translation>يضم الحصص ويفحصها ويكتب الجدول.</translation>
    </message>
</context>
<context>
    <name>StillThereView</name>
    <message>
        <source>Are you still there?</source>
        <translation>هل ما زلت هنا؟</translation>
    </message>
    <message>
        <source>If nobody touches the button, this interview is discarded.</source>
        <translation>إذا لم يلمس أحد الزر، فستُحذف هذه المقابلة.</translation>
    </message>
    <message>
        <source>Go on with the interview</source>
        <translation>متابعة المقابلة</translation>
    </message>
</context>
<context>
    <name>StopView</name>
    <message>
        <source>Stop? Nothing will be recorded.</source>
        <translation>هل تريد التوقف؟ لن يُسجَّل أي شيء.</translation>
    </message>
    <message>
        <source>Keep going</source>
        <translation>الاستمرار</translation>
    </message>
    <message>
        <source>Stop and discard</source>
        <translation>التوقف وحذف كل شيء</translation>
    </message>
</context>
<context>
    <name>Supervising</name>
    <message>
        <source>Choose the supervisor&apos;s PIN</source>
        <translation>اختيار الرقم السري للمشرف</translation>
    </message>
    <message>
        <source>It opens the export and closes the kiosk. {shortest} to {longest} digits.</source>
        <translation>يفتح هذا الرقم التصدير ويغلق الكشك. من {shortest} إلى {longest} رقماً.</translation>
    </message>
    <message>
        <source>Leave the kiosk</source>
        <translation>مغادرة الكشك</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>رجوع</translation>
    </message>
    <message>
        <source>Choose the surveyor&apos;s PIN</source>
        <translation>اختيار الرقم السري للباحث</translation>
    </message>
    <message>
        <source>{shortest} digits or more, and not the supervisor&apos;s PIN.</source>
        <translation>{shortest} أرقام أو أكثر، وغير رقم المشرف.</translation>
    </message>
    <message>
        <source>No PIN…</source>
        <translation>بلا رقم…</translation>
    </message>
    <message>
        <source>The surveyor&apos;s PIN is changed.</source>
        <translation>تغيّر الرقم السري للباحث.</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>حُفظ: {file}</translation>
    </message>
    <message>
        <source>The enrolment file {name} was written. Hand it to the analyst, apart from the interviews.</source>
        <translation>كُتب ملف التسجيل {name}. سلّمه إلى المحلل منفصلاً عن المقابلات.</translation>
    </message>
    <message>
        <source>At the end of fieldwork the last interviews can be exported too, once, though they are fewer than {smallest}. Whoever has an earlier export then sees which interviews these are, and with them the answers that are recorded as given. The file says that this was done.</source>
        <translation>في نهاية العمل الميداني يمكن تصدير المقابلات الأخيرة أيضاً، مرة واحدة، مع أنها أقل من {smallest}. ومن لديه تصدير سابق يرى عندئذ أي المقابلات هي، ومعها الإجابات التي تُسجَّل كما قيلت. ويذكر الملف أن ذلك قد جرى.</translation>
    </message>
    <message>
        <source>A new file was begun.</source>
        <translation>بدأ ملف جديد.</translation>
    </message>
</context>
<context>
    <name>SupervisorView</name>
    <message>
        <source>Supervisor</source>
        <translation>المشرف</translation>
    </message>
    <message>
        <source>I have taken note</source>
        <translation>أحطتُ علماً</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>تصدير…</translation>
    </message>
    <message>
        <source>Begin a new file</source>
        <translation>بدء ملف جديد</translation>
    </message>
    <message>
        <source>Surveyor&apos;s PIN…</source>
        <translation>رقم الباحث السري…</translation>
    </message>
    <message>
        <source>About this kiosk…</source>
        <translation>عن هذا الكشك…</translation>
    </message>
    <message>
        <source>Sound…</source>
        <translation>الصوت…</translation>
    </message>
    <message>
        <source>Leave the kiosk</source>
        <translation>مغادرة الكشك</translation>
    </message>
    <message>
        <source>Interviews</source>
        <translation>المقابلات</translation>
    </message>
    <message>
        <source>Held by trustees: no interview is kept, only totals. {threshold} of {trustees} trustees open them together, for {smallest} interviews or more.</source>
        <translation>بيد الأمناء: لا تُحفظ أي مقابلة، بل مجاميع فقط. يفتحها {threshold} من {trustees} أمناء معًا، لعدد {smallest} مقابلة أو أكثر.</translation>
    </message>
    <message>
        <source>Interviews are not sealed: this survey names no analyst&apos;s key.</source>
        <translation>المقابلات غير مختومة: لا يذكر هذا الاستبيان مفتاح محلل.</translation>
    </message>
    <message>
        <source>Interviews are sealed to the analyst&apos;s key: {words}</source>
        <translation>المقابلات مختومة بمفتاح المحلل: {words}</translation>
    </message>
    <message>
        <source>In the current file: {count}</source>
        <translation>في الملف الحالي: {count}</translation>
    </message>
    <message>
        <source>No surveyor&apos;s PIN: anybody can begin the next interview.</source>
        <translation>لا رقم سري للباحث: يستطيع أي شخص أن يبدأ المقابلة التالية.</translation>
    </message>
    <message>
        <source>Broken off: {break_offs}; timed out: {time_outs}</source>
        <translation>توقفت قبل النهاية: {break_offs}؛ انتهى وقتها: {time_outs}</translation>
    </message>
    <message>
        <source>Ended in the practice: {practice}; not understood: {comprehension}</source>
        <translation>انتهت أثناء التجربة: {practice}؛ لم تُفهم: {comprehension}</translation>
    </message>
    <message>
        <source>Interviews of other surveys or versions are kept here too, and exported with their own survey. Who is asked again loses privacy again: the ε of both add up.</source>
        <translation>تُحفظ هنا أيضاً مقابلات استبيانات أو إصدارات أخرى، وتُصدَّر مع الاستبيان الخاص بها. من يُسأل مرة أخرى يفقد من خصوصيته مرة أخرى: يُجمع ε للاثنين معاً.</translation>
    </message>
</context>
<context>
    <name>SurveyChooser</name>
    <message>
        <source>Survey of the project</source>
        <translation>استبيان المشروع</translation>
    </message>
    <message>
        <source>The survey shown on all pages. This project contains several.</source>
        <translation>الاستبيان الذي تعرضه كل الصفحات. في المشروع عدة استبيانات.</translation>
    </message>
    <message>
        <source>{title} ({id}, version {version})</source>
        <translation>{title} ({id}، الإصدار {version})</translation>
    </message>
</context>
<context>
    <name>SurveyFile</name>
    <message>
        <source>Surveys and XLSForms (*{ending} *{form})</source>
        <translation>استبيانات ونماذج XLSForm ‏(*{ending} *{form})</translation>
    </message>
    <message>
        <source>Open a survey</source>
        <translation>فتح استبيان</translation>
    </message>
    <message>
        <source>Opening {file}…</source>
        <translation>جارٍ فتح {file}…</translation>
    </message>
    <message>
        <source>{file} is not ready for a kiosk. Correct this in the form:</source>
        <translation>لا يمكن طرح {file} بعد. صحح هذا في النموذج:</translation>
    </message>
    <message>
        <source>{file} is open. The form was converted as follows:</source>
        <translation>فُتح {file}. حُوِّل النموذج على النحو الآتي:</translation>
    </message>
    <message>
        <source>{file} contains {keys} more than once in the same place; the last one was kept.</source>
        <translation>في {file} يتكرر {keys} أكثر من مرة في موضع واحد؛ أُبقي على الأخير.</translation>
    </message>
    <message>
        <source>Save the survey</source>
        <translation>حفظ الاستبيان</translation>
    </message>
    <message>
        <source>Surveys (*{ending});;XLSForms (*{form})</source>
        <translation>استبيانات (*{ending});;نماذج XLSForm ‏(*{form})</translation>
    </message>
    <message>
        <source>{file} is saved. Keep saving the survey itself as a survey file.</source>
        <translation>كُتب {file}. واصل حفظ الاستبيان نفسه كملف استبيان.</translation>
    </message>
    <message numerus="yes">
        <source>{file} is saved with problems: %n. Kiosks do not accept it until they are fixed.</source>
        <translation>
            <numerusform>حُفظ {file} بلا أخطاء (%n).</numerusform>
            <numerusform>حُفظ {file} وفيه خطأ واحد (%n)؛ لا يقبله أي كشك قبل تصحيحه.</numerusform>
            <numerusform>حُفظ {file} وفيه خطآن (%n)؛ لا يقبله أي كشك قبل تصحيحهما.</numerusform>
            <numerusform>حُفظ {file} وفيه %n أخطاء؛ لا يقبله أي كشك قبل تصحيحها.</numerusform>
            <numerusform>حُفظ {file} وفيه %n خطأً؛ لا يقبله أي كشك قبل تصحيحها.</numerusform>
            <numerusform>حُفظ {file} وفيه %n خطأ؛ لا يقبله أي كشك قبل تصحيحها.</numerusform>
        </translation>
    </message>
    <message>
        <source>{file} is saved. These sound files are not in its folder:</source>
        <translation>حُفظ {file}. الملفات الصوتية التي يذكرها ليست بجانبه:</translation>
    </message>
    <message>
        <source>{file} is saved.</source>
        <translation>حُفظ {file}.</translation>
    </message>
</context>
<context>
    <name>SurveyForm</name>
    <message>
        <source>Id of the survey</source>
        <translation>معرّف الاستبيان</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>الإصدار</translation>
    </message>
    <message>
        <source>Title, which respondents see</source>
        <translation>العنوان الذي يراه المجيبون</translation>
    </message>
    <message>
        <source>Coins that respondents can check</source>
        <translation>قطع نقدية يستطيع المشاركون فحصها</translation>
    </message>
    <message>
        <source>Respondents add a card to each coin of the kiosk</source>
        <translation>يضيف المشاركون بطاقة إلى كل قطعة نقدية للجهاز</translation>
    </message>
    <message>
        <source>They can check that the kiosk cannot choose the coin. No check can show what a kiosk remembers: only the respondent&apos;s own coins, dice or cards rule that out.</source>
        <translation>يستطيعون التحقق من أن الجهاز لا يختار القطعة النقدية. ما يتذكره الجهاز لا يكشفه أي فحص: لا ينفي ذلك إلا قطع نقدية أو نرد أو بطاقات يملكها المرء.</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>اللغات</translation>
    </message>
    <message>
        <source>A language, such as German or pt-BR</source>
        <translation>لغة، مثل German أو pt-BR</translation>
    </message>
    <message>
        <source>Code of a language to add</source>
        <translation>رمز اللغة المراد إضافتها</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>إضافة</translation>
    </message>
    <message>
        <source>Add the language</source>
        <translation>إضافة اللغة</translation>
    </message>
    <message>
        <source>Language {number}</source>
        <translation>اللغة {number}</translation>
    </message>
    <message numerus="yes">
        <source>texts missing: %n</source>
        <translation>
            <numerusform>لا نصوص ناقصة (%n)</numerusform>
            <numerusform>نص واحد ناقص (%n)</numerusform>
            <numerusform>نصان ناقصان (%n)</numerusform>
            <numerusform>%n نصوص ناقصة</numerusform>
            <numerusform>%n نصاً ناقصاً</numerusform>
            <numerusform>%n نص ناقص</numerusform>
        </translation>
    </message>
    <message>
        <source>kiosk texts missing: {missing} of {needed}, the promise among them</source>
        <translation>نصوص الكشك الناقصة: {missing} من {needed}، ومنها الوعد</translation>
    </message>
    <message>
        <source>kiosk texts missing: {missing} of {needed}</source>
        <translation>نصوص الكشك الناقصة: {missing} من {needed}</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>مكتملة</translation>
    </message>
    <message>
        <source>Translate…</source>
        <translation>ترجمة…</translation>
    </message>
    <message>
        <source>Translate the kiosk&apos;s texts into {language}</source>
        <translation>ترجمة نصوص الكشك إلى {language}</translation>
    </message>
    <message>
        <source>Remove {language} and its texts</source>
        <translation>إزالة {language} ونصوصها</translation>
    </message>
</context>
<context>
    <name>SurveyPage</name>
    <message>
        <source>The project&apos;s interviews were made with this survey, so it can only be looked at.</source>
        <translation>أُجريت مقابلات المشروع بهذا الاستبيان، لذلك يمكن الاطلاع عليه فقط.</translation>
    </message>
    <message>
        <source>Edit as a new version</source>
        <translation>تحرير كإصدار جديد</translation>
    </message>
    <message>
        <source>Write</source>
        <translation>كتابة</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>معاينة</translation>
    </message>
    <message>
        <source>Tallies</source>
        <translation>الحصائل</translation>
    </message>
    <message>
        <source>Kiosk texts</source>
        <translation>نصوص الكشك</translation>
    </message>
    <message>
        <source>&amp;New survey</source>
        <translation>استبيان &amp;جديد</translation>
    </message>
    <message>
        <source>&amp;Open a survey…</source>
        <translation>&amp;فتح استبيان…</translation>
    </message>
    <message>
        <source>&amp;Save the survey</source>
        <translation>&amp;حفظ الاستبيان</translation>
    </message>
    <message>
        <source>Save the survey &amp;as…</source>
        <translation>حفظ الاستبيان &amp;باسم…</translation>
    </message>
    <message>
        <source>Show the &amp;project&apos;s survey</source>
        <translation>عرض استبيان ال&amp;مشروع</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;تراجع</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>إ&amp;عادة</translation>
    </message>
    <message>
        <source>{id}, version {version}</source>
        <translation>{id}، الإصدار {version}</translation>
    </message>
    <message>
        <source>New survey</source>
        <translation>استبيان جديد</translation>
    </message>
    <message>
        <source> – not saved</source>
        <translation> – غير محفوظ</translation>
    </message>
    <message>
        <source>Survey</source>
        <translation>الاستبيان</translation>
    </message>
</context>
<context>
    <name>SurveyPanel</name>
    <message>
        <source>Another survey…</source>
        <translation>استبيان آخر…</translation>
    </message>
    <message>
        <source>Choose a survey</source>
        <translation>اختيار استبيان</translation>
    </message>
    <message>
        <source>Surveys (*.survey.json)</source>
        <translation>استبيانات (*.survey.json)</translation>
    </message>
</context>
<context>
    <name>SurveyWindow</name>
    <message>
        <source>{survey} – Surveyapp survey</source>
        <translation>{survey} – استبيان Surveyapp</translation>
    </message>
</context>
<context>
    <name>SurveyorPinView</name>
    <message>
        <source>What to do</source>
        <translation>ما العمل</translation>
    </message>
    <message>
        <source>Surveyor, enter your PIN.</source>
        <translation>أيها الباحث، أدخل رقمك السري.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>رجوع</translation>
    </message>
</context>
<context>
    <name>SurveysView</name>
    <message>
        <source>Which survey shall this kiosk ask?</source>
        <translation>أي استبيان يطرحه هذا الكشك؟</translation>
    </message>
</context>
<context>
    <name>SynthesisDialog</name>
    <message>
        <source>Synthetic table</source>
        <translation>جدول اصطناعي</translation>
    </message>
    <message>
        <source>Invented rows with nearly the same shares as the table. They cost ε = {epsilon}, as the form says, and may then be used as often as you like.</source>
        <translation>صفوف مختلقة لها تقريبًا حصص الجدول نفسها. تكلف ε = {epsilon} كما في النموذج، ثم يمكن استخدامها كما تشاء.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>حفظ باسم…</translation>
    </message>
</context>
<context>
    <name>TableImport</name>
    <message>
        <source>Import a table</source>
        <translation>استيراد جدول</translation>
    </message>
    <message>
        <source>Next problem</source>
        <translation>المشكلة التالية</translation>
    </message>
    <message>
        <source>Show the cells…</source>
        <translation>عرض الخلايا…</translation>
    </message>
    <message>
        <source>Replace the table of the same name in the project</source>
        <translation>الحلول محل الجدول الذي يحمل هذا الاسم في المشروع</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>ا&amp;ستيراد</translation>
    </message>
    <message>
        <source>Save the mapping…</source>
        <translation>حفظ المطابقة…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>إعادة</translation>
    </message>
    <message>
        <source>&amp;Import {rows} rows</source>
        <translation>&amp;استيراد {rows} صفوف</translation>
    </message>
    <message>
        <source>&amp;Import {ready} of {rows} rows</source>
        <translation>&amp;استيراد {ready} من {rows} صفوف</translation>
    </message>
    <message>
        <source>Columns to complete first: {count} ({names}).</source>
        <translation>أعمدة يجب إكمالها أولًا: {count} ({names}).</translation>
    </message>
    <message>
        <source>{left_out} of {rows} rows would be left out: {names}.</source>
        <translation>سيُترك {left_out} من {rows} صفوف: {names}.</translation>
    </message>
    <message>
        <source>{left_out} of {rows} rows would be left out.</source>
        <translation>سيُترك {left_out} من {rows} صفوف.</translation>
    </message>
    <message>
        <source>Questions without a column, which will be missing for everybody: {names}</source>
        <translation>أسئلة بلا عمود، سيُعدّ أن أحداً لم يجب عنها: {names}</translation>
    </message>
    <message>
        <source>Save the mapping</source>
        <translation>حفظ المطابقة</translation>
    </message>
    <message>
        <source>Mappings (*{ending})</source>
        <translation>مطابقات (*{ending})</translation>
    </message>
    <message>
        <source>Saved {file} in {folder}.</source>
        <translation>حُفظ {file} في {folder}.</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>With all digits, as in exported files</source>
        <translation>بكل الأرقام، كما في الملفات المصدَّرة</translation>
    </message>
    <message>
        <source>As it is shown here</source>
        <translation>كما هو معروض هنا</translation>
    </message>
    <message>
        <source>&amp;Copy selected rows</source>
        <translation>&amp;نسخ الصفوف المحددة</translation>
    </message>
    <message>
        <source>Copy the &amp;whole table</source>
        <translation>نسخ الجدول &amp;كله</translation>
    </message>
    <message>
        <source>Copy the table as C&amp;SV</source>
        <translation>نسخ الجدول بصيغة C&amp;SV</translation>
    </message>
    <message>
        <source>Copy the table as &amp;Markdown</source>
        <translation>نسخ الجدول بصيغة &amp;Markdown</translation>
    </message>
    <message>
        <source>Copy the table as &amp;LaTeX</source>
        <translation>نسخ الجدول بصيغة &amp;LaTeX</translation>
    </message>
    <message>
        <source>Sort by this column, smallest first</source>
        <translation>الفرز بحسب هذا العمود، الأصغر أولاً</translation>
    </message>
    <message>
        <source>Sort by this column, lar&amp;gest first</source>
        <translation>الفرز بحسب هذا العمود، الأ&amp;كبر أولاً</translation>
    </message>
    <message>
        <source>Ori&amp;ginal order of the rows</source>
        <translation>الصفوف بترتيبها الأ&amp;صلي</translation>
    </message>
    <message>
        <source>Reset the column widt&amp;hs</source>
        <translation>إعادة عرض الأ&amp;عمدة إلى أصله</translation>
    </message>
</context>
<context>
    <name>TalliesForm</name>
    <message>
        <source>Held by trustees</source>
        <translation>بيد الأمناء</translation>
    </message>
    <message>
        <source>No interview is kept. Each report is added to masked totals, which only several trustees can open together. No record of a person exists that anybody could demand. The price: only what is counted here can be analysed, and what is not counted is lost.</source>
        <translation>لا تُحفظ أي مقابلة. يُضاف كل رد إلى مجاميع مقنّعة لا يفتحها إلا عدة أمناء معًا. ولا يوجد سجل عن شخص يستطيع أحد أن يطالب به. والثمن: لا يمكن تحليل إلا ما يُعدّ هنا، وما لا يُعدّ يضيع.</translation>
    </message>
    <message>
        <source>Keep no records, only count</source>
        <translation>لا تحفظ سجلات، عُدّ فقط</translation>
    </message>
    <message>
        <source>Trustees</source>
        <translation>الأمناء</translation>
    </message>
    <message>
        <source>People who do not depend on each other. Each makes a key and sends you its public part: paste it here, and compare its words by telephone.</source>
        <translation>أشخاص لا يتبع بعضهم بعضًا. يُنشئ كل منهم مفتاحًا ويرسل إليك جزأه العام: الصقه هنا وقارن كلماته بالهاتف.</translation>
    </message>
    <message>
        <source>Add a trustee</source>
        <translation>أضف أمينًا</translation>
    </message>
    <message>
        <source>Name of trustee {number}</source>
        <translation>اسم الأمين {number}</translation>
    </message>
    <message>
        <source>Public key</source>
        <translation>المفتاح العام</translation>
    </message>
    <message>
        <source>Remove trustee {number}</source>
        <translation>أزل الأمين {number}</translation>
    </message>
    <message>
        <source>Trustees who open a total</source>
        <translation>الأمناء لفتح مجموع</translation>
    </message>
    <message>
        <source>Trustees who sign first</source>
        <translation>الأمناء الموقّعون أولًا</translation>
    </message>
    <message>
        <source>Fewest interviews opened</source>
        <translation>أقل عدد يُفتح</translation>
    </message>
    <message>
        <source>Most interviews of a total</source>
        <translation>أقصى عدد في مجموع</translation>
    </message>
    <message>
        <source>What is counted</source>
        <translation>ما يُعدّ</translation>
    </message>
    <message>
        <source>A tick alone gives the shares of a question. Two questions that are counted together can be compared. What is not ticked is lost for ever.</source>
        <translation>السؤال المعلَّم وحده يعطي نِسَبه. والسؤالان اللذان يُعدّان معًا تمكن مقارنتهما. وما لا يُعلَّم يضيع إلى الأبد.</translation>
    </message>
    <message>
        <source>Propose from the questions</source>
        <translation>اقترح من الأسئلة</translation>
    </message>
    <message>
        <source>First question that is counted together</source>
        <translation>السؤال الأول الذي يُعدّ معًا</translation>
    </message>
    <message>
        <source>Second question that is counted together</source>
        <translation>السؤال الثاني الذي يُعدّ معًا</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>إضافة</translation>
    </message>
    <message>
        <source>Count these together</source>
        <translation>عُدّ هذين معًا</translation>
    </message>
    <message>
        <source>Count together:</source>
        <translation>عُدّ معًا:</translation>
    </message>
    <message>
        <source>New bands of {question} begin at</source>
        <translation>تبدأ فئات {question} عند</translation>
    </message>
    <message>
        <source>What can be analysed</source>
        <translation>ما يمكن تحليله</translation>
    </message>
    <message>
        <source>Fix the problems of the questions first.</source>
        <translation>أصلح مشكلات الأسئلة أولًا.</translation>
    </message>
</context>
<context>
    <name>TextKeys</name>
    <message>
        <source>Up to {count} characters. Do not name anybody.</source>
        <translation>حتى {count} حرفاً. لا تذكر اسم أحد.</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>تأكيد</translation>
    </message>
    <message>
        <source>Please enter something.</source>
        <translation>يرجى كتابة شيء.</translation>
    </message>
    <message>
        <source>Capital letters</source>
        <translation>أحرف كبيرة</translation>
    </message>
    <message>
        <source>More letters</source>
        <translation>أحرف أخرى</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>مسافة</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>حذف</translation>
    </message>
    <message>
        <source>Your text: {text}</source>
        <translation>نصك: {text}</translation>
    </message>
</context>
<context>
    <name>TextsBox</name>
    <message>
        <source>{language}: missing</source>
        <translation>{language}: ناقص</translation>
    </message>
</context>
<context>
    <name>ThanksView</name>
    <message>
        <source>Done. Thank you.</source>
        <translation>تم. شكراً لك.</translation>
    </message>
    <message>
        <source>Please give the device back.</source>
        <translation>يرجى إعادة الجهاز.</translation>
    </message>
    <message>
        <source>Next respondent</source>
        <translation>المجيب التالي</translation>
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
        <translation>أي مجموع</translation>
    </message>
    <message>
        <source>Counts of reports</source>
        <translation>أعداد الإجابات المسجَّلة</translation>
    </message>
    <message>
        <source>Reports of {interviews} interviews, as they were counted</source>
        <translation>إجابات {interviews} مقابلة كما عُدّت</translation>
    </message>
    <message>
        <source>no report</source>
        <translation>بلا إجابة</translation>
    </message>
    <message>
        <source>Interviews</source>
        <translation>المقابلات</translation>
    </message>
    <message>
        <source>{report}, sample {sample}</source>
        <translation>{report}، العيّنة {sample}</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>Quality: look here first</source>
        <translation>الجودة: انظر هنا أولاً</translation>
    </message>
    <message>
        <source>Privacy: what a respondent gives away</source>
        <translation>الخصوصية: ما يكشفه المجيب</translation>
    </message>
    <message>
        <source>Files: import the interviews</source>
        <translation>الملفات: استيراد المقابلات</translation>
    </message>
    <message>
        <source>Kiosks export collection files. Each file is checked, and each interview counts once, however often you import it. You can also drop files anywhere on the window.</source>
        <translation>تصدّر الأكشاك ملفات جمع. يُفحص كل ملف، وتُحتسب كل مقابلة مرة واحدة مهما استوردتها. يمكنك أيضًا إفلات الملفات في أي مكان من النافذة.</translation>
    </message>
    <message>
        <source>Does a kiosk, a day or a question differ from the others by more than chance? Each line says what was found and what to do about it.</source>
        <translation>هل يختلف كشك أو يوم أو سؤال عن غيره بأكثر من الصدفة؟ يبيّن كل سطر ما وُجد وما العمل.</translation>
    </message>
    <message>
        <source>Output: your analyses</source>
        <translation>النتائج: تحليلاتك</translation>
    </message>
    <message>
        <source>Choose an analysis: estimates, comparisons, cross-tables, regressions. Change its options, and the result follows. All results stay in the project.</source>
        <translation>اختر تحليلًا: تقديرات أو مقارنات أو جداول متقاطعة أو انحدارات. غيّر خياراته فتتبعها النتيجة. تبقى كل النتائج في المشروع.</translation>
    </message>
    <message>
        <source>The most that anybody can learn about one person: from each question, from all questions together, and from each file that you export.</source>
        <translation>أقصى ما يمكن أن يعرفه أحد عن شخص: من كل سؤال، ومن كل الأسئلة معًا، ومن كل ملف تصدّره.</translation>
    </message>
    <message>
        <source>Report and help</source>
        <translation>التقرير والمساعدة</translation>
    </message>
    <message>
        <source>The menu File has the report, which contains your analyses. F1 opens the guide to the page you are on. This tour is in the menu Help.</source>
        <translation>في قائمة «ملف» التقرير الذي يحتوي تحليلاتك. يفتح F1 دليل الصفحة التي أنت فيها. هذه الجولة في قائمة «مساعدة».</translation>
    </message>
    <message>
        <source>Skip the tour</source>
        <translation>تخطي الجولة</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>رجوع</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>التالي</translation>
    </message>
    <message>
        <source>Tour: {number} of {count}</source>
        <translation>الجولة: {number} من {count}</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>تم</translation>
    </message>
</context>
<context>
    <name>TroubleView</name>
    <message>
        <source>This device has a problem.</source>
        <translation>في هذا الجهاز مشكلة.</translation>
    </message>
    <message>
        <source>Your interview was recorded. You need not answer again.</source>
        <translation>سُجِّلت مقابلتك. لا حاجة إلى أن تجيب مرة أخرى.</translation>
    </message>
    <message>
        <source>Nothing of this interview was recorded.</source>
        <translation>لم يُسجَّل شيء من هذه المقابلة.</translation>
    </message>
    <message>
        <source>Please give it to the surveyor.</source>
        <translation>يرجى إعطاؤه للباحث.</translation>
    </message>
    <message>
        <source>Surveyor</source>
        <translation>الباحث</translation>
    </message>
</context>
<context>
    <name>TroublesView</name>
    <message>
        <source>What to do</source>
        <translation>ما العمل</translation>
    </message>
    <message>
        <source>In the current file: {count}</source>
        <translation>في الملف الحالي: {count}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>متابعة</translation>
    </message>
</context>
<context>
    <name>TrusteesWindow</name>
    <message>
        <source>Totals that trustees hold</source>
        <translation>مجاميع بيد الأمناء</translation>
    </message>
    <message>
        <source>Drop the files here that you were given. You see what each is, and what comes next.</source>
        <translation>أفلت هنا الملفات التي أُعطيتها. ترى ما هو كل منها وما الخطوة التالية.</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>الملفات</translation>
    </message>
    <message>
        <source>I have compared the words of these kiosks with their supervisor screens</source>
        <translation>قارنت كلمات هذه الأكشاك بشاشات مشرفيها</translation>
    </message>
    <message>
        <source>&amp;Bring files…</source>
        <translation>أ&amp;حضر ملفات…</translation>
    </message>
    <message>
        <source>&amp;Put all away</source>
        <translation>أ&amp;بعد الكل</translation>
    </message>
    <message>
        <source>Empties this list; no file is deleted.</source>
        <translation>يُفرغ هذه القائمة؛ ولا يُحذف أي ملف.</translation>
    </message>
    <message>
        <source>File of your private key</source>
        <translation>ملف مفتاحك الخاص</translation>
    </message>
    <message>
        <source>Passphrase of your key file</source>
        <translation>عبارة مرور ملف مفتاحك</translation>
    </message>
    <message>
        <source>Trustees: your key file (.trusteekey)</source>
        <translation>للأمناء: ملف مفتاحك (‎.trusteekey)</translation>
    </message>
    <message>
        <source>Its passphrase</source>
        <translation>عبارة مروره</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>اختيار…</translation>
    </message>
    <message>
        <source>Looking at the files</source>
        <translation>النظر في الملفات</translation>
    </message>
    <message>
        <source>File</source>
        <translation>الملف</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>ما هو</translation>
    </message>
    <message>
        <source>Files of tallies (*{endings});;All files (*)</source>
        <translation>ملفات الحصائل (*{endings});;كل الملفات (*)</translation>
    </message>
    <message>
        <source>Bring files</source>
        <translation>إحضار ملفات</translation>
    </message>
    <message>
        <source>Trustees&apos; keys (*{ending});;All files (*)</source>
        <translation>مفاتيح الأمناء (*{ending});;كل الملفات (*)</translation>
    </message>
    <message>
        <source>Your private key</source>
        <translation>مفتاحك الخاص</translation>
    </message>
    <message>
        <source>Choose your key file and type its passphrase first.</source>
        <translation>اختر أولًا ملف مفتاحك واكتب عبارة مروره.</translation>
    </message>
    <message>
        <source>interviews</source>
        <translation>المقابلات</translation>
    </message>
    <message>
        <source>Adding the files</source>
        <translation>جمع الملفات</translation>
    </message>
    <message>
        <source>Checking each interview</source>
        <translation>فحص كل مقابلة</translation>
    </message>
    <message>
        <source>Opening the totals</source>
        <translation>فتح المجاميع</translation>
    </message>
    <message>
        <source>{file} is written. Give it to the trustees, with the kiosks&apos; files.</source>
        <translation>كُتب {file}. أعطه للأمناء مع ملفات الأكشاك.</translation>
    </message>
    <message>
        <source>{file} is written: you have signed the list. It opens nothing; give it to all.</source>
        <translation>كُتب {file}: وقّعت القائمة. لا يفتح شيئًا؛ أعطه للجميع.</translation>
    </message>
    <message>
        <source>{file} is written: your share. Give it to whoever opens the totals.</source>
        <translation>كُتب {file}: حصتك. أعطه لمن يفتح المجاميع.</translation>
    </message>
    <message>
        <source>{file} is written: the totals, opened by {trustees}. The desk&apos;s page “Files” takes it.</source>
        <translation>كُتب {file}: المجاميع، فتحها {trustees}. صفحة «الملفات» في المكتب تأخذه.</translation>
    </message>
    <message>
        <source>The same holds of {count} more kiosks.</source>
        <translation>ينطبق ذلك على {count} من الأكشاك الأخرى.</translation>
    </message>
    <message>
        <source>Compare the words with those on each kiosk&apos;s supervisor screen and tick the box above, or bring the kiosks&apos; enrolment files.</source>
        <translation>قارن الكلمات بتلك التي على شاشة مشرف كل كشك وعلّم المربع أعلاه، أو أحضر ملفات تسجيل الأكشاك.</translation>
    </message>
</context>
<context>
    <name>ValuesForm</name>
    <message>
        <source>Values of the column</source>
        <translation>قيم العمود</translation>
    </message>
    <message>
        <source>Recorded as</source>
        <translation>تُسجَّل هكذا</translation>
    </message>
    <message>
        <source>Enter the report as it is recorded; leave empty for no answer</source>
        <translation>رد كما يُسجَّل؛ والفارغ يعني لا إجابة</translation>
    </message>
    <message>
        <source>Skip these rows</source>
        <translation>تخطَّ هذه الصفوف</translation>
    </message>
    <message>
        <source>(empty)</source>
        <translation>(فارغ)</translation>
    </message>
    <message>
        <source>Label of “{value}”</source>
        <translation>تسمية «{value}»</translation>
    </message>
    <message>
        <source>“{value}” is recorded as</source>
        <translation>تُسجَّل «{value}» هكذا</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>القيمة</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>الصفوف</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>التسمية</translation>
    </message>
</context>
<context>
    <name>ValuesModel</name>
    <message>
        <source>Value</source>
        <translation>القيمة</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>التسمية</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>العدد</translation>
    </message>
    <message>
        <source>New value</source>
        <translation>القيمة الجديدة</translation>
    </message>
    <message>
        <source>Counts as missing</source>
        <translation>يُعدّ مفقودًا</translation>
    </message>
</context>
<context>
    <name>VariablesGrid</name>
    <message>
        <source>Variables</source>
        <translation>المتغيرات</translation>
    </message>
</context>
<context>
    <name>VariablesModel</name>
    <message>
        <source>Use</source>
        <translation>استخدام</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>التسمية</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>المستوى</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>القيم</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>مفقود</translation>
    </message>
    <message>
        <source>Design</source>
        <translation>التصميم</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>Whether analyses are offered this variable</source>
        <translation>هل يُعرض هذا المتغير على التحليلات</translation>
    </message>
    <message>
        <source>What tables and files call the variable</source>
        <translation>ما تسمّي به الجداول والملفات هذا المتغير</translation>
    </message>
    <message>
        <source>What the variable is, in words</source>
        <translation>ما هو المتغير بالكلمات</translation>
    </message>
    <message>
        <source>What can be computed from it: every analysis looks at the level</source>
        <translation>ما يمكن حسابه منه: كل تحليل ينظر إلى المستوى</translation>
    </message>
    <message>
        <source>Labels of the values; change them below</source>
        <translation>تسميات القيم؛ غيّرها أدناه</translation>
    </message>
    <message>
        <source>Values that count as missing, such as -99</source>
        <translation>القيم التي تُعدّ مفقودة، مثل -99</translation>
    </message>
    <message>
        <source>How it was asked, or what it is made from</source>
        <translation>كيف سُئل عنه أو ممَّ صُنع</translation>
    </message>
    <message>
        <source>Number of interviews with a value</source>
        <translation>عدد المقابلات التي لها قيمة</translation>
    </message>
    <message>
        <source>What is recorded are reports, not answers.</source>
        <translation>ما سُجّل ردود لا إجابات حقيقية.</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>غير مستخدم</translation>
    </message>
    <message>
        <source>used</source>
        <translation>مستخدم</translation>
    </message>
    <message>
        <source>{name}, reports, not answers</source>
        <translation>{name}، ردود مسجّلة لا إجابات حقيقية</translation>
    </message>
</context>
<context>
    <name>VariablesPage</name>
    <message>
        <source>Variables</source>
        <translation>المتغيرات</translation>
    </message>
    <message>
        <source>What each column is. Changes apply to every analysis and can be undone; the recorded data stay as they are.</source>
        <translation>ما هو كل عمود. تسري التغييرات على كل تحليل ويمكن التراجع عنها؛ وتبقى البيانات المسجّلة كما هي.</translation>
    </message>
    <message>
        <source>Import collection files or a table first. Here you then name and label the columns, recode them, and make new variables from them.</source>
        <translation>استورد أولًا ملفات الجمع أو جدولًا. هنا تسمّي بعد ذلك الأعمدة وتضع لها تسميات وتعيد ترميزها وتصنع منها متغيرات جديدة.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>إزالة</translation>
    </message>
    <message>
        <source>Values of the chosen variable</source>
        <translation>قيم المتغير المختار</translation>
    </message>
    <message>
        <source>Counting the variables…</source>
        <translation>جارٍ عدّ المتغيرات…</translation>
    </message>
    <message>
        <source>Values of {name}</source>
        <translation>قيم {name}</translation>
    </message>
    <message>
        <source>The counts are of reports, not of answers.</source>
        <translation>الأعداد للردود المسجّلة لا للإجابات الحقيقية.</translation>
    </message>
    <message>
        <source>Nominal</source>
        <translation>اسمي</translation>
    </message>
    <message>
        <source>Ordinal</source>
        <translation>ترتيبي</translation>
    </message>
    <message>
        <source>Numeric</source>
        <translation>عددي</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>وزن</translation>
    </message>
    <message>
        <source>Stratum</source>
        <translation>طبقة</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>عنقود</translation>
    </message>
    <message>
        <source>Identifier</source>
        <translation>معرّف</translation>
    </message>
    <message>
        <source>Recode…</source>
        <translation>إعادة الترميز…</translation>
    </message>
    <message>
        <source>Bands…</source>
        <translation>فئات…</translation>
    </message>
    <message>
        <source>Compute…</source>
        <translation>حساب…</translation>
    </message>
    <message>
        <source>Merge reports…</source>
        <translation>دمج الردود…</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>Verdict</source>
        <translation>الحكم</translation>
    </message>
</context>
<context>
    <name>View</name>
    <message>
        <source>More</source>
        <translation>المزيد</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>السابق</translation>
    </message>
</context>
<context>
    <name>WelcomeView</name>
    <message>
        <source>Ask the surveyor to step back.</source>
        <translation>اطلب من الباحث أن يبتعد.</translation>
    </message>
    <message>
        <source>Learn more</source>
        <translation>اعرف المزيد</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>ابدأ</translation>
    </message>
</context>
<context>
    <name>WheelWords</name>
    <message>
        <source>You</source>
        <translation>أنت</translation>
    </message>
    <message>
        <source>Any answer</source>
        <translation>أي إجابة</translation>
    </message>
    <message>
        <source>Opposite</source>
        <translation>العكس</translation>
    </message>
    <message>
        <source>{mark}: {count} of {of}</source>
        <translation>{mark}: {count} من {of}</translation>
    </message>
</context>
<context>
    <name>WithSurvey</name>
    <message>
        <source>No survey yet</source>
        <translation>لا يوجد استبيان بعد</translation>
    </message>
    <message>
        <source>Choose a survey…</source>
        <translation>اختيار استبيان…</translation>
    </message>
</context>
<context>
    <name>WritingView</name>
    <message>
        <source>Writing the files and reading them back…</source>
        <translation>تُكتب الملفات وتُقرأ مرة أخرى للتحقق…</translation>
    </message>
</context>
<context>
    <name>_Counted</name>
    <message>
        <source>What is counted</source>
        <translation>ما يُعدّ</translation>
    </message>
</context>
<context>
    <name>_Members</name>
    <message>
        <source>Questions of the group</source>
        <translation>أسئلة المجموعة</translation>
    </message>
</context>
<context>
    <name>_MoreColumns</name>
    <message>
        <source>Show more columns: {names}</source>
        <translation>عرض أعمدة أخرى: {names}</translation>
    </message>
    <message>
        <source>Show only the columns that have room</source>
        <translation>عرض الأعمدة التي يتسع لها المكان فقط</translation>
    </message>
</context>
<context>
    <name>_NumberEnds</name>
    <message>
        <source>From</source>
        <translation>من</translation>
    </message>
    <message>
        <source>To</source>
        <translation>إلى</translation>
    </message>
    <message>
        <source>Use this filter</source>
        <translation>استخدام هذا المرشّح</translation>
    </message>
    <message>
        <source>Write a number in one of the boxes, or in both.</source>
        <translation>اكتب رقمًا في أحد المربعين أو في كليهما.</translation>
    </message>
</context>
<context>
    <name>_PictureView</name>
    <message>
        <source>Preview of the kiosk&apos;s screen</source>
        <translation>معاينة شاشة الكشك</translation>
    </message>
</context>
<context>
    <name>analyses</name>
    <message>
        <source>Confidence level</source>
        <translation>مستوى الثقة</translation>
    </message>
    <message>
        <source>of the intervals; 0.95 by default</source>
        <translation>للفترات؛ القيمة الافتراضية 0.95</translation>
    </message>
    <message>
        <source>{level} interval</source>
        <translation>فترة {level}</translation>
    </message>
    <message>
        <source>Tiles of the joint distribution; the table has the same numbers</source>
        <translation>مربعات التوزيع المشترك؛ وفي الجدول الأعداد نفسها</translation>
    </message>
    <message>
        <source>Tiles of the probabilities; the table has the same numbers</source>
        <translation>مربعات الاحتمالات؛ وفي الجدول الأعداد نفسها</translation>
    </message>
    <message>
        <source>The probability of each to be really above the one of this place</source>
        <translation>احتمال أن يكون كل منها حقاً فوق الذي في هذه المرتبة</translation>
    </message>
    <message>
        <source>Share of respondents</source>
        <translation>نسبة المجيبين</translation>
    </message>
    <message>
        <source>Odds ratio, first group vs second</source>
        <translation>نسبة الأرجحية، المجموعة الأولى مقابل الثانية</translation>
    </message>
    <message>
        <source>First group minus second, share of respondents</source>
        <translation>المجموعة الأولى ناقص الثانية، نسبة من المجيبين</translation>
    </message>
    <message>
        <source>Correlation of the two answers</source>
        <translation>الارتباط بين الإجابتين</translation>
    </message>
    <message>
        <source>Expected utility</source>
        <translation>المنفعة المتوقعة</translation>
    </message>
    <message>
        <source>Earth mover&apos;s distance, in answer steps</source>
        <translation>مسافة ناقل التراب (earth mover)، بدرجات الإجابة</translation>
    </message>
    <message>
        <source>Total variation distance</source>
        <translation>مسافة التباين الكلي</translation>
    </message>
    <message>
        <source>Earth mover&apos;s distance, in the units of the costs</source>
        <translation>مسافة نقل التراب، بوحدات التكاليف</translation>
    </message>
    <message>
        <source>Change of the mean answer</source>
        <translation>تغير متوسط الإجابة</translation>
    </message>
    <message>
        <source>Coefficient; above 0 makes the answer more likely</source>
        <translation>المعامل؛ ما فوق 0 يجعل الإجابة أرجح</translation>
    </message>
    <message>
        <source>Odds ratio; above 1 makes the answer more likely</source>
        <translation>نسبة الأرجحية؛ ما فوق 1 يجعل الإجابة أرجح</translation>
    </message>
    <message>
        <source>Predicted mean answer</source>
        <translation>متوسط الإجابة المتنبأ به</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>التقدير</translation>
    </message>
    <message>
        <source>The coins&apos; part of it</source>
        <translation>نصيب القطع النقدية منها</translation>
    </message>
    <message>
        <source>Most likely</source>
        <translation>الأرجح</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>الجميع</translation>
    </message>
    <message>
        <source>Chart of the numbers with intervals; the table has the same numbers</source>
        <translation>رسم بياني للأعداد مع الفترات؛ وفي الجدول الأعداد نفسها</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>المراتب</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>ترتيب</translation>
    </message>
    <message>
        <source>1 is the item with the highest expected utility</source>
        <translation>1 هو العنصر ذو أعلى منفعة متوقعة</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>العنصر</translation>
    </message>
    <message>
        <source>the question, group or choice that is ranked</source>
        <translation>السؤال أو المجموعة أو الخيار الذي يُرتَّب</translation>
    </message>
    <message>
        <source>the id of a question</source>
        <translation>معرّف سؤال</translation>
    </message>
    <message>
        <source>its answer</source>
        <translation>إجابته</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>respondents who answered all questions</source>
        <translation>المجيبون الذين أجابوا عن كل الأسئلة</translation>
    </message>
    <message>
        <source>the share of all; unbiased, so it may lie outside 0 to 100 %</source>
        <translation>النسبة من الكل؛ غير متحيزة، فقد تقع خارج 0 إلى 100 %</translation>
    </message>
    <message>
        <source>of the share</source>
        <translation>للنسبة</translation>
    </message>
    <message>
        <source>Interval by</source>
        <translation>طريقة الفترة</translation>
    </message>
    <message>
        <source>how the interval was computed</source>
        <translation>كيف حُسبت الفترة</translation>
    </message>
    <message>
        <source>the best share among the possible ones (maximum likelihood)</source>
        <translation>أفضل نسبة بين النسب الممكنة (الإمكان الأعظم)</translation>
    </message>
    <message>
        <source>Row share</source>
        <translation>نسبة الصف</translation>
    </message>
    <message>
        <source>Column share</source>
        <translation>نسبة العمود</translation>
    </message>
    <message>
        <source>the share among those with the other answer</source>
        <translation>النسبة بين أصحاب الإجابة الأخرى</translation>
    </message>
    <message>
        <source>the standard error of that share</source>
        <translation>الخطأ المعياري لتلك النسبة</translation>
    </message>
    <message>
        <source>the lower end of its interval</source>
        <translation>الطرف الأدنى لفترتها</translation>
    </message>
    <message>
        <source>the upper end of its interval</source>
        <translation>الطرف الأعلى لفترتها</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>المربعات</translation>
    </message>
    <message>
        <source>With intervals</source>
        <translation>مع الفترات</translation>
    </message>
    <message>
        <source>the answer within which shares are counted</source>
        <translation>الإجابة التي تُحسب النسب ضمنها</translation>
    </message>
    <message>
        <source>the answer whose share it is</source>
        <translation>الإجابة صاحبة النسبة</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>النسبة</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>الخلايا</translation>
    </message>
    <message>
        <source>Row %</source>
        <translation>% الصف</translation>
    </message>
    <message>
        <source>Column %</source>
        <translation>% العمود</translation>
    </message>
    <message>
        <source>Independence</source>
        <translation>الاستقلال</translation>
    </message>
    <message>
        <source>First question</source>
        <translation>السؤال الأول</translation>
    </message>
    <message>
        <source>one of the two questions</source>
        <translation>أحد السؤالين</translation>
    </message>
    <message>
        <source>Second question</source>
        <translation>السؤال الثاني</translation>
    </message>
    <message>
        <source>the other question</source>
        <translation>السؤال الآخر</translation>
    </message>
    <message>
        <source>X²</source>
        <translation>X²</translation>
    </message>
    <message>
        <source>the test statistic, which takes the coins and the sample into account</source>
        <translation>إحصاء الاختبار الذي يراعي القطع النقدية والعينة</translation>
    </message>
    <message>
        <source>of the test</source>
        <translation>للاختبار</translation>
    </message>
    <message>
        <source>of the test that the answers do not depend on each other</source>
        <translation>لاختبار أن الإجابات لا تعتمد بعضها على بعض</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>الاختبار</translation>
    </message>
    <message>
        <source>how it was tested</source>
        <translation>كيف اختُبر ذلك</translation>
    </message>
    <message>
        <source>Cramér&apos;s V</source>
        <translation>معامل V لكرامر</translation>
    </message>
    <message>
        <source>the strength of the relation, from 0 to 1</source>
        <translation>قوة العلاقة من 0 إلى 1</translation>
    </message>
    <message>
        <source>V, bias-corrected</source>
        <translation>V المصحَّح من التحيز</translation>
    </message>
    <message>
        <source>without what noise alone would cause</source>
        <translation>بعد طرح ما يسببه التشويش وحده</translation>
    </message>
    <message>
        <source>V by noise alone</source>
        <translation>V من التشويش وحده</translation>
    </message>
    <message>
        <source>what independent answers would give on average</source>
        <translation>ما تعطيه الإجابات المستقلة في المتوسط</translation>
    </message>
    <message>
        <source>the test of independence of each pair instead</source>
        <translation>بدلًا من ذلك اختبار الاستقلال لكل زوج</translation>
    </message>
    <message>
        <source>Cross-table</source>
        <translation>جدول متقاطع</translation>
    </message>
    <message>
        <source>two to four questions, with commas</source>
        <translation>من سؤالين إلى أربعة، بينها فواصل</translation>
    </message>
    <message>
        <source>Mean answer</source>
        <translation>متوسط الإجابة</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>المجموعة</translation>
    </message>
    <message>
        <source>the group that is described</source>
        <translation>المجموعة الموصوفة</translation>
    </message>
    <message>
        <source>Descriptives</source>
        <translation>الإحصاءات الوصفية</translation>
    </message>
    <message>
        <source>interviews with a report</source>
        <translation>المقابلات التي فيها رد</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>مفقود</translation>
    </message>
    <message>
        <source>interviews without a report</source>
        <translation>مقابلات بلا رد</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>المتوسط</translation>
    </message>
    <message>
        <source>the mean of the true answers</source>
        <translation>متوسط الإجابات الحقيقية</translation>
    </message>
    <message>
        <source>the standard error of the mean</source>
        <translation>الخطأ المعياري للمتوسط</translation>
    </message>
    <message>
        <source>of the mean</source>
        <translation>للمتوسط</translation>
    </message>
    <message>
        <source>of the true answers, without what the coins add to the reports</source>
        <translation>للإجابات الحقيقية، من دون ما تضيفه القطع النقدية إلى الردود</translation>
    </message>
    <message>
        <source>SD</source>
        <translation>الانحراف</translation>
    </message>
    <message>
        <source>Interval of the SD</source>
        <translation>مجال الانحراف المعياري</translation>
    </message>
    <message>
        <source>of the standard deviation</source>
        <translation>للانحراف المعياري</translation>
    </message>
    <message>
        <source>Lower quartile</source>
        <translation>الربيع الأدنى</translation>
    </message>
    <message>
        <source>a quarter of the answers is at most that</source>
        <translation>ربع الإجابات لا يتجاوزه</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>الوسيط</translation>
    </message>
    <message>
        <source>half of the answers is at most that</source>
        <translation>نصف الإجابات لا يتجاوزه</translation>
    </message>
    <message>
        <source>Interval of the median</source>
        <translation>فترة الوسيط</translation>
    </message>
    <message>
        <source>of the median; an end is missing where the data have none</source>
        <translation>للوسيط؛ يغيب طرف حيث لا تتيحه البيانات</translation>
    </message>
    <message>
        <source>Upper quartile</source>
        <translation>الربيع الأعلى</translation>
    </message>
    <message>
        <source>three quarters of the answers are at most that</source>
        <translation>ثلاثة أرباع الإجابات لا تتجاوزه</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>المدرّج التكراري</translation>
    </message>
    <message>
        <source>From</source>
        <translation>من</translation>
    </message>
    <message>
        <source>the smallest answer of the bin</source>
        <translation>أصغر إجابة في الفئة</translation>
    </message>
    <message>
        <source>To</source>
        <translation>إلى</translation>
    </message>
    <message>
        <source>the largest answer of the bin</source>
        <translation>أكبر إجابة في الفئة</translation>
    </message>
    <message>
        <source>of the people; unbiased, so it may lie below 0</source>
        <translation>من الأشخاص؛ غير متحيزة، فقد تقع دون 0</translation>
    </message>
    <message>
        <source>the share of answers in each bin instead</source>
        <translation>بدلًا من ذلك نسبة الإجابات في كل فئة</translation>
    </message>
    <message>
        <source>describe each group: a direct question, or (kiosk)</source>
        <translation>وصف كل مجموعة: سؤال مباشر، أو (kiosk)</translation>
    </message>
    <message>
        <source>Bins at most</source>
        <translation>أقصى عدد فئات</translation>
    </message>
    <message>
        <source>of a histogram of numbers; 12 by default</source>
        <translation>لمدرّج أعداد؛ 12 افتراضيًا</translation>
    </message>
    <message>
        <source>the mean worth of the answers, given the reports and the prior</source>
        <translation>متوسط قيمة الإجابات بحسب الردود والتوزيع القبلي</translation>
    </message>
    <message>
        <source>contains the true worth with this probability</source>
        <translation>تحوي القيمة الحقيقية بهذا الاحتمال</translation>
    </message>
    <message>
        <source>Really the best</source>
        <translation>الأفضل حقاً</translation>
    </message>
    <message>
        <source>the probability that no other item is above it</source>
        <translation>احتمال ألا يعلوه عنصر آخر</translation>
    </message>
    <message>
        <source>Really above the next</source>
        <translation>فوق التالي حقاً</translation>
    </message>
    <message>
        <source>the probability that it is above the item below it</source>
        <translation>احتمال أن يعلو العنصر الذي تحته</translation>
    </message>
    <message>
        <source>Monte Carlo standard error</source>
        <translation>الخطأ المعياري لمونت كارلو</translation>
    </message>
    <message>
        <source>of what is drawn at random; 0 where it is computed</source>
        <translation>لما يُسحب عشوائيًا؛ 0 حيث يُحسب</translation>
    </message>
    <message>
        <source>All pairs</source>
        <translation>كل الأزواج</translation>
    </message>
    <message>
        <source>the item that ranks higher</source>
        <translation>العنصر الأعلى مرتبة</translation>
    </message>
    <message>
        <source>is above</source>
        <translation>فوق</translation>
    </message>
    <message>
        <source>the item that ranks lower</source>
        <translation>العنصر الأدنى مرتبة</translation>
    </message>
    <message>
        <source>Reports of a kiosk</source>
        <translation>ردود كشك</translation>
    </message>
    <message>
        <source>Share of “{report}”</source>
        <translation>نسبة «{report}»</translation>
    </message>
    <message>
        <source>95 % of kiosks by chance</source>
        <translation>95 % من الأكشاك بالصدفة</translation>
    </message>
    <message>
        <source>Alarm, all tests together</source>
        <translation>إنذار، كل الاختبارات معاً</translation>
    </message>
    <message>
        <source>Kiosk</source>
        <translation>الكشك</translation>
    </message>
    <message>
        <source>Stands out</source>
        <translation>يختلف عن غيره</translation>
    </message>
    <message>
        <source>Share of one report at each kiosk, with limits; the table of tests has the numbers</source>
        <translation>نسبة رد واحد في كل كشك، مع الحدود؛ وهي مبيّنة في جدول الاختبارات</translation>
    </message>
    <message>
        <source>Each estimate and how far forged records could move it; the table has the numbers</source>
        <translation>كل تقدير وما قد يكون عليه لو زُوّرت سجلات؛ كما في الجدول</translation>
    </message>
    <message>
        <source>Share, if {count} reports were forged</source>
        <translation>النسبة لو زُوّر {count} من الردود</translation>
    </message>
    <message>
        <source>the kiosk&apos;s id</source>
        <translation>معرّف الكشك</translation>
    </message>
    <message>
        <source>Name in words</source>
        <translation>الاسم بالكلمات</translation>
    </message>
    <message>
        <source>the kiosk&apos;s fingerprint, as the supervisor&apos;s screen shows it</source>
        <translation>بصمة الكشك كما تظهر على شاشة المشرف</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>أول يوم</translation>
    </message>
    <message>
        <source>of the interviews in its files</source>
        <translation>للمقابلات في ملفاته</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>آخر يوم</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>الملاحظات</translation>
    </message>
    <message>
        <source>State</source>
        <translation>الحالة</translation>
    </message>
    <message>
        <source>ok, look or act: how much the finding matters</source>
        <translation>ok أو look أو act: مدى أهمية النتيجة</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>الموضوع</translation>
    </message>
    <message>
        <source>what was looked at</source>
        <translation>ما فُحص</translation>
    </message>
    <message>
        <source>the question; empty: all of them</source>
        <translation>السؤال؛ فارغ: كلها</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>الملاحظة</translation>
    </message>
    <message>
        <source>what was found, in words</source>
        <translation>ما وُجد، بالكلمات</translation>
    </message>
    <message>
        <source>Kiosks</source>
        <translation>الأكشاك</translation>
    </message>
    <message>
        <source>Batches</source>
        <translation>الدفعات</translation>
    </message>
    <message>
        <source>stores that it has closed or has open</source>
        <translation>المخازن التي أغلقها أو ما زالت مفتوحة</translation>
    </message>
    <message>
        <source>each counted once</source>
        <translation>تُحسب كل واحدة مرة واحدة</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>مكرّرة</translation>
    </message>
    <message>
        <source>Interviews that are in several files; each counts once.</source>
        <translation>مقابلات توجد في عدة ملفات؛ وتُحسب كل منها مرة واحدة.</translation>
    </message>
    <message>
        <source>Broken off</source>
        <translation>متوقفة</translation>
    </message>
    <message>
        <source>interviews that respondents stopped</source>
        <translation>مقابلات أوقفها المستجيبون</translation>
    </message>
    <message>
        <source>Timed out</source>
        <translation>انتهى وقتها</translation>
    </message>
    <message>
        <source>interviews that nobody went on with</source>
        <translation>مقابلات لم يواصلها أحد</translation>
    </message>
    <message>
        <source>Not understood</source>
        <translation>لم تُفهم</translation>
    </message>
    <message>
        <source>Comprehension checks that were not passed.</source>
        <translation>اختبارات فهم لم تُجتز.</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>غير مكتملة</translation>
    </message>
    <message>
        <source>Of the interviews that were begun.</source>
        <translation>من المقابلات التي بدأت.</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>الأيام</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>الدفعة</translation>
    </message>
    <message>
        <source>the number of the kiosk&apos;s store</source>
        <translation>رقم مخزن الكشك</translation>
    </message>
    <message>
        <source>from the first to the last</source>
        <translation>من الأول إلى الأخير</translation>
    </message>
    <message>
        <source>of the latest export, which holds all of its batch</source>
        <translation>في آخر تصدير، وهو يحوي دفعته كلها</translation>
    </message>
    <message>
        <source>Per day</source>
        <translation>في اليوم</translation>
    </message>
    <message>
        <source>The mean over the period; files record only the first and the last day.</source>
        <translation>المتوسط على المدى: تعرف الملفات اليوم الأول واليوم الأخير، ولا شيء غيرهما.</translation>
    </message>
    <message>
        <source>the question</source>
        <translation>السؤال</translation>
    </message>
    <message>
        <source>Asked</source>
        <translation>سُئلوا</translation>
    </message>
    <message>
        <source>Interviews that reached the question. A dash: chance decides who is asked, and only those who answered are recorded.</source>
        <translation>المقابلات التي وصلت إليه. والشرطة تعني: الصدفة تسحب من يُسأل، ولا يُسجَّل إلا من أجاب.</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>أجابوا</translation>
    </message>
    <message>
        <source>interviews that were asked and have no report</source>
        <translation>مقابلات طُرح فيها السؤال ولا رد لها</translation>
    </message>
    <message>
        <source>Of those asked</source>
        <translation>ممن سُئلوا</translation>
    </message>
    <message>
        <source>share of missing reports among those asked</source>
        <translation>نسبة الردود الناقصة بين المسؤولين</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>الاختبارات</translation>
    </message>
    <message>
        <source>what it looks for</source>
        <translation>ما يبحث عنه</translation>
    </message>
    <message>
        <source>what it looks at; empty: all of them</source>
        <translation>ما يفحصه؛ فارغ: كلها</translation>
    </message>
    <message>
        <source>reports, or records</source>
        <translation>ردود أو سجلات</translation>
    </message>
    <message>
        <source>the one that differs most</source>
        <translation>الأكثر اختلافاً</translation>
    </message>
    <message>
        <source>of this report; of repeated records: pairs</source>
        <translation>لهذا الرد؛ وللسجلات المكررة: أزواج</translation>
    </message>
    <message>
        <source>its share elsewhere, or what was to be expected</source>
        <translation>نسبته في الأماكن الأخرى، أو المتوقَّع</translation>
    </message>
    <message>
        <source>deviance, G² or χ², where there is one</source>
        <translation>الانحراف أو G² أو χ² إن وُجد</translation>
    </message>
    <message>
        <source>Of this test alone.</source>
        <translation>لهذا الاختبار وحده.</translation>
    </message>
    <message>
        <source>p, all tests</source>
        <translation>p، كل الاختبارات</translation>
    </message>
    <message>
        <source>Adjusted for all tests together (Holm).</source>
        <translation>مصحَّحة لكل الاختبارات معاً (هولم).</translation>
    </message>
    <message>
        <source>Alarm</source>
        <translation>إنذار</translation>
    </message>
    <message>
        <source>whether it raises an alarm</source>
        <translation>هل يطلق إنذاراً</translation>
    </message>
    <message>
        <source>Fault</source>
        <translation>الخلل</translation>
    </message>
    <message>
        <source>forged reports, or copied interviews</source>
        <translation>ردود مزوّرة أو مقابلات منسوخة</translation>
    </message>
    <message>
        <source>whose reports; empty: whole interviews</source>
        <translation>الذي تخصه الردود؛ فارغ: مقابلات كاملة</translation>
    </message>
    <message>
        <source>The report whose forging is hardest to detect.</source>
        <translation>ما يصعب أكثر من غيره كشف تزويره.</translation>
    </message>
    <message>
        <source>the kiosk&apos;s reports, or its interviews</source>
        <translation>ردود الكشك أو مقابلاته</translation>
    </message>
    <message>
        <source>Detected from</source>
        <translation>يُكتشف ابتداء من</translation>
    </message>
    <message>
        <source>This many forged or copied ones raise an alarm with a probability of 80 %. A dash: no number does.</source>
        <translation>هذا العدد من المزور أو المنسوخ يطلق إنذارا باحتمال 80 %. الشرطة: لا يطلقه أي عدد.</translation>
    </message>
    <message>
        <source>Share of n</source>
        <translation>الحصة من n</translation>
    </message>
    <message>
        <source>the same as a share</source>
        <translation>الشيء نفسه كنسبة</translation>
    </message>
    <message>
        <source>Probability</source>
        <translation>الاحتمال</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>السجلات</translation>
    </message>
    <message>
        <source>the answer, or the mean of a number</source>
        <translation>الإجابة، أو متوسط عدد</translation>
    </message>
    <message>
        <source>reports</source>
        <translation>ردود</translation>
    </message>
    <message>
        <source>unbiased; of means in the units of the answers</source>
        <translation>غير متحيز؛ وللمتوسطات بوحدات الإجابات</translation>
    </message>
    <message>
        <source>One record moves it by</source>
        <translation>يغيّره سجل واحد بمقدار</translation>
    </message>
    <message>
        <source>The largest change from leaving out one record.</source>
        <translation>أكثر ما يتغير به عند ترك سجل واحد.</translation>
    </message>
    <message>
        <source>If forged</source>
        <translation>إذا زُوّر</translation>
    </message>
    <message>
        <source>how many records may be forged</source>
        <translation>كم سجلاً قد يكون مزوّراً</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>على الأقل</translation>
    </message>
    <message>
        <source>the least that the estimate could be then</source>
        <translation>أقل ما يمكن أن يكونه التقدير حينئذ</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>على الأكثر</translation>
    </message>
    <message>
        <source>the most that the estimate could be then</source>
        <translation>أكثر ما يمكن أن يكونه التقدير حينئذ</translation>
    </message>
    <message>
        <source>Data quality</source>
        <translation>جودة البيانات</translation>
    </message>
    <message>
        <source>Compare within</source>
        <translation>المقارنة ضمن</translation>
    </message>
    <message>
        <source>compare kiosks within the groups of a direct question only</source>
        <translation>مقارنة الأكشاك ضمن مجموعات سؤال مباشر فقط</translation>
    </message>
    <message>
        <source>Forged interviews</source>
        <translation>مقابلات مزوّرة</translation>
    </message>
    <message>
        <source>how many interviews may be forged; without, one in 100</source>
        <translation>كم مقابلة قد تكون مزوّرة؛ وإلا فواحدة من كل 100</translation>
    </message>
    <message>
        <source>that the first item is really above the second</source>
        <translation>أن العنصر الأول فوق الثاني حقًا</translation>
    </message>
    <message>
        <source>the probability of each pair&apos;s order instead</source>
        <translation>بدلًا من ذلك احتمال ترتيب كل زوج</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>الترتيب</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>الأسئلة</translation>
    </message>
    <message>
        <source>rated questions to rank, with commas; or one question, whose groups or choices are ranked</source>
        <translation>أسئلة مُقيَّمة لترتيبها، بينها فواصل؛ أو سؤال واحد تُرتَّب مجموعاته أو خياراته</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>الفروق</translation>
    </message>
    <message>
        <source>Odds ratios</source>
        <translation>نسب الأرجحية</translation>
    </message>
    <message>
        <source>All answers together</source>
        <translation>كل الإجابات معًا</translation>
    </message>
    <message>
        <source>Correlation</source>
        <translation>الارتباط</translation>
    </message>
    <message>
        <source>Comparisons of groups</source>
        <translation>مقارنات المجموعات</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>السؤال</translation>
    </message>
    <message>
        <source>the question whose answers are compared</source>
        <translation>السؤال الذي تُقارَن إجاباته</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>الإجابة</translation>
    </message>
    <message>
        <source>the answer whose share is compared; empty for all together</source>
        <translation>الإجابة التي تُقارَن نسبتها؛ فارغ لها كلها معًا</translation>
    </message>
    <message>
        <source>Groups by</source>
        <translation>المجموعات بحسب</translation>
    </message>
    <message>
        <source>the question that forms the groups</source>
        <translation>السؤال الذي يكوّن المجموعات</translation>
    </message>
    <message>
        <source>First group</source>
        <translation>المجموعة الأولى</translation>
    </message>
    <message>
        <source>the group that another one is compared with</source>
        <translation>المجموعة التي تُقارَن بها أخرى</translation>
    </message>
    <message>
        <source>Second group</source>
        <translation>المجموعة الثانية</translation>
    </message>
    <message>
        <source>the other group</source>
        <translation>المجموعة الأخرى</translation>
    </message>
    <message>
        <source>n of the first</source>
        <translation>n الأولى</translation>
    </message>
    <message>
        <source>interviews in the first group; none where coins hide the groups</source>
        <translation>المقابلات في المجموعة الأولى؛ لا شيء حيث تخفي القطع النقدية المجموعات</translation>
    </message>
    <message>
        <source>n of the second</source>
        <translation>n الثانية</translation>
    </message>
    <message>
        <source>interviews in the second group; none where coins hide the groups</source>
        <translation>المقابلات في المجموعة الثانية؛ لا شيء حيث تخفي القطع النقدية المجموعات</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>المقياس</translation>
    </message>
    <message>
        <source>difference (first minus second), odds ratio (first vs second), all answers (a test) or correlation</source>
        <translation>الفرق (الأولى ناقص الثانية)، أو نسبة الأرجحية (الأولى مقابل الثانية)، أو كل الإجابات (اختبار)، أو الارتباط</translation>
    </message>
    <message>
        <source>of the measure; a test has none</source>
        <translation>للمقياس؛ الاختبار ليس له</translation>
    </message>
    <message>
        <source>Std. error</source>
        <translation>الخطأ المعياري</translation>
    </message>
    <message>
        <source>the standard error</source>
        <translation>الخطأ المعياري</translation>
    </message>
    <message>
        <source>of which coins</source>
        <translation>منه القطع النقدية</translation>
    </message>
    <message>
        <source>the part of the standard error that the coins cause</source>
        <translation>جزء الخطأ المعياري الذي تسببه القطع النقدية</translation>
    </message>
    <message>
        <source>of the measure</source>
        <translation>للمقياس</translation>
    </message>
    <message>
        <source>Test statistic</source>
        <translation>إحصاء الاختبار</translation>
    </message>
    <message>
        <source>the likelihood ratio, or the estimate divided by its error</source>
        <translation>نسبة الإمكان، أو التقدير مقسومًا على خطئه</translation>
    </message>
    <message>
        <source>Degrees of freedom</source>
        <translation>درجات الحرية</translation>
    </message>
    <message>
        <source>of the test; none of a normal statistic</source>
        <translation>للاختبار؛ لا شيء لإحصاء طبيعي</translation>
    </message>
    <message>
        <source>p-value</source>
        <translation>القيمة p</translation>
    </message>
    <message>
        <source>of the test that there is no difference</source>
        <translation>لاختبار عدم وجود فرق</translation>
    </message>
    <message>
        <source>between the most likely shares</source>
        <translation>بين النسب الأرجح</translation>
    </message>
    <message>
        <source>Adjusted p-value</source>
        <translation>القيمة p المعدّلة</translation>
    </message>
    <message>
        <source>the p-value adjusted for all comparisons</source>
        <translation>القيمة p معدّلة لكل المقارنات</translation>
    </message>
    <message>
        <source>Level of each interval</source>
        <translation>مستوى كل فترة</translation>
    </message>
    <message>
        <source>so that all intervals together reach the confidence level</source>
        <translation>بحيث تبلغ كل الفترات معًا مستوى الثقة</translation>
    </message>
    <message>
        <source>Adjusted by</source>
        <translation>طريقة التعديل</translation>
    </message>
    <message>
        <source>how the level of each interval was found</source>
        <translation>كيف حُدّد مستوى كل فترة</translation>
    </message>
    <message>
        <source>Comparison of groups</source>
        <translation>مقارنة المجموعات</translation>
    </message>
    <message>
        <source>the question whose answers to compare</source>
        <translation>السؤال الذي تُقارَن إجاباته</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>المجموعات</translation>
    </message>
    <message>
        <source>the question that forms groups, randomized or not; or (kiosk)</source>
        <translation>السؤال الذي يكوّن المجموعات، معشّى أو لا؛ أو (kiosk)</translation>
    </message>
    <message>
        <source>Two of the groups</source>
        <translation>اثنتان من المجموعات</translation>
    </message>
    <message>
        <source>two of the groups; all pairs if empty</source>
        <translation>اثنتان من المجموعات؛ كل الأزواج إن كان فارغًا</translation>
    </message>
    <message>
        <source>if empty: yes, or all answers</source>
        <translation>إن كان فارغًا: نعم، أو كل الإجابات</translation>
    </message>
    <message>
        <source>Interval of each group</source>
        <translation>فترة كل مجموعة</translation>
    </message>
    <message>
        <source>of the groups; guarded, wilson, exact</source>
        <translation>للمجموعات؛ guarded أو wilson أو exact</translation>
    </message>
    <message>
        <source>Adjust for all comparisons</source>
        <translation>التعديل لكل المقارنات</translation>
    </message>
    <message>
        <source>intervals of all pairs and answers that reach the level together, and adjusted p-values</source>
        <translation>فترات لكل الأزواج والإجابات تبلغ المستوى معًا، وقيم p معدّلة</translation>
    </message>
    <message>
        <source>Over the number of rows</source>
        <translation>حسب عدد الصفوف</translation>
    </message>
    <message>
        <source>Over ε</source>
        <translation>حسب ε</translation>
    </message>
    <message>
        <source>None</source>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>expected share of the answer to plan for; of a number, its mean; default: the worst case</source>
        <translation>الحصة المتوقعة للإجابة التي يُخطط لها؛ وللعدد متوسطه؛ الافتراضي: أسوأ حالة</translation>
    </message>
    <message>
        <source>for choosing a design</source>
        <translation>لاختيار تصميم</translation>
    </message>
    <message>
        <source>sealed to one key, or counted in tallies that trustees open</source>
        <translation>مختومة بمفتاح واحد، أو معدودة في حصائل يفتحها الأمناء</translation>
    </message>
    <message>
        <source>Seen by the analyst, or a court with the key</source>
        <translation>ما يراه المحلّل، أو محكمة معها المفتاح</translation>
    </message>
    <message>
        <source>what whoever has the analyst&apos;s key sees</source>
        <translation>ما يراه من معه مفتاح المحلّل</translation>
    </message>
    <message>
        <source>Seen by trustees who collude</source>
        <translation>ما يراه أمناء متواطئون</translation>
    </message>
    <message>
        <source>what as many trustees as open a total see together</source>
        <translation>ما يراه معًا من الأمناء عدد يكفي لفتح مجموع</translation>
    </message>
    <message>
        <source>Seen by a changed kiosk, or who watches</source>
        <translation>ما يراه كشك معدَّل، أو من يراقب</translation>
    </message>
    <message>
        <source>what a kiosk sees whose program was changed, and whoever watches the touch</source>
        <translation>ما يراه كشك عُدّل برنامجه، ومن يراقب اللمسة</translation>
    </message>
    <message>
        <source>Shuffling</source>
        <translation>الخلط</translation>
    </message>
    <message>
        <source>What is released</source>
        <translation>ما يُنشر</translation>
    </message>
    <message>
        <source>of the whole collection, in random order and without ids</source>
        <translation>من الجمع كله، بترتيب عشوائي وبلا معرّفات</translation>
    </message>
    <message>
        <source>interviews in the smallest group that nothing but randomized reports tells apart</source>
        <translation>المقابلات في أصغر مجموعة لا يميّز بينها شيء سوى الردود العشوائية</translation>
    </message>
    <message>
        <source>Needed</source>
        <translation>المطلوب</translation>
    </message>
    <message>
        <source>how many it takes for shuffling to add anything</source>
        <translation>كم مقابلة تلزم كي يضيف الخلط شيئاً</translation>
    </message>
    <message>
        <source>ε of one</source>
        <translation>ε لواحد</translation>
    </message>
    <message>
        <source>δ</source>
        <translation>δ</translation>
    </message>
    <message>
        <source>with which probability more than this may show</source>
        <translation>باحتمال أن يظهر أكثر من هذا</translation>
    </message>
    <message>
        <source>ε shuffled</source>
        <translation>ε بعد الخلط</translation>
    </message>
    <message>
        <source>central privacy loss of the whole collection, rounded up; empty where shuffling adds nothing</source>
        <translation>فقدان الخصوصية المركزي للجمع كله، مقرّباً إلى أعلى؛ فارغ حيث لا يضيف الخلط شيئاً</translation>
    </message>
    <message>
        <source>rank groups: a direct question, or (kiosk)</source>
        <translation>لترتيب المجموعات: سؤال مباشر، أو (kiosk)</translation>
    </message>
    <message>
        <source>Worth of each answer</source>
        <translation>قيمة كل إجابة</translation>
    </message>
    <message>
        <source>worth of each answer; 1,2,3 … for ratings if empty</source>
        <translation>قيمة كل إجابة؛ 1,2,3 … للتقييمات إن كان فارغًا</translation>
    </message>
    <message>
        <source>Prior</source>
        <translation>التوزيع القبلي</translation>
    </message>
    <message>
        <source>Dirichlet prior of the answers; 1,1,1 …</source>
        <translation>توزيع ديريخليه القبلي للإجابات؛ 1,1,1 …</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>السحوبات</translation>
    </message>
    <message>
        <source>draws from the posterior; 4000 by default</source>
        <translation>سحوبات من التوزيع البعدي؛ 4000 افتراضيًا</translation>
    </message>
    <message>
        <source>Earth mover&apos;s distance</source>
        <translation>مسافة ناقل التراب</translation>
    </message>
    <message>
        <source>Total variation</source>
        <translation>التغير الكلي</translation>
    </message>
    <message>
        <source>Distances</source>
        <translation>المسافات</translation>
    </message>
    <message>
        <source>one of the two groups</source>
        <translation>إحدى المجموعتين</translation>
    </message>
    <message>
        <source>interviews in the first group</source>
        <translation>المقابلات في المجموعة الأولى</translation>
    </message>
    <message>
        <source>interviews in the second group</source>
        <translation>المقابلات في المجموعة الثانية</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>النوع</translation>
    </message>
    <message>
        <source>how the distance is measured</source>
        <translation>كيف تُقاس المسافة</translation>
    </message>
    <message>
        <source>Plain distance</source>
        <translation>المسافة البسيطة</translation>
    </message>
    <message>
        <source>between the estimated shares; noise makes it too large</source>
        <translation>بين النسب المقدّرة؛ يكبّرها التشويش أكثر من اللازم</translation>
    </message>
    <message>
        <source>Bias-corrected distance</source>
        <translation>المسافة المصححة من التحيز</translation>
    </message>
    <message>
        <source>without what the coins and the sampling alone would cause</source>
        <translation>بعد طرح ما تسببه القطع النقدية والمعاينة وحدهما</translation>
    </message>
    <message>
        <source>of the bias-corrected distance</source>
        <translation>للمسافة المصحَّحة من التحيز</translation>
    </message>
    <message>
        <source>the probability of such a distance if both groups answered alike</source>
        <translation>احتمال مسافة كهذه لو أجابت المجموعتان بالمثل</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>المسافة</translation>
    </message>
    <message>
        <source>a direct question that forms groups, or (kiosk)</source>
        <translation>سؤال مباشر يكوّن المجموعات، أو (kiosk)</translation>
    </message>
    <message>
        <source>earth_movers (ratings) or total_variation (others)</source>
        <translation>earth_movers (للتقييمات) أو total_variation (لغيرها)</translation>
    </message>
    <message>
        <source>Positions of the answers</source>
        <translation>مواضع الإجابات</translation>
    </message>
    <message>
        <source>where ordered answers lie; 1,2,3 …</source>
        <translation>مواضع الإجابات المرتبة؛ 1,2,3 …</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>التكاليف</translation>
    </message>
    <message>
        <source>a CSV of what it costs to carry one answer to another, a row and a column for each answer</source>
        <translation>ملف CSV بتكلفة نقل إجابة إلى أخرى، صف وعمود لكل إجابة</translation>
    </message>
    <message>
        <source>Resamples</source>
        <translation>إعادات المعاينة</translation>
    </message>
    <message>
        <source>bootstrap samples and permutations; 2000 by default</source>
        <translation>عينات البوتستراب والتباديل؛ 2000 افتراضيًا</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>البذرة</translation>
    </message>
    <message>
        <source>of the draws; 1 by default</source>
        <translation>للسحوبات؛ 1 افتراضيًا</translation>
    </message>
    <message>
        <source>Predicted share</source>
        <translation>النسبة المتوقعة</translation>
    </message>
    <message>
        <source>Logistic</source>
        <translation>لوجستي</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>خطي</translation>
    </message>
    <message>
        <source>Logit</source>
        <translation>لوجيت</translation>
    </message>
    <message>
        <source>Probit</source>
        <translation>بروبيت</translation>
    </message>
    <message>
        <source>Complementary log-log</source>
        <translation>لوغاريتم-لوغاريتم المتمّم</translation>
    </message>
    <message>
        <source>Maximum likelihood</source>
        <translation>الإمكان الأعظم</translation>
    </message>
    <message>
        <source>Least squares, logistic share</source>
        <translation>المربعات الصغرى، نسبة لوجستية</translation>
    </message>
    <message>
        <source>Least squares, linear share</source>
        <translation>المربعات الصغرى، نسبة خطية</translation>
    </message>
    <message>
        <source>Least squares, tied to the difference of means</source>
        <translation>المربعات الصغرى، مرتبطة بفرق المتوسطين</translation>
    </message>
    <message>
        <source>Maximum likelihood, tied to the difference of means</source>
        <translation>الإمكان الأعظم، مرتبط بفرق المتوسطين</translation>
    </message>
    <message>
        <source>one more</source>
        <translation>واحد أكثر</translation>
    </message>
    <message>
        <source>Average change of the share</source>
        <translation>متوسط التغير في النسبة</translation>
    </message>
    <message>
        <source>Average change of the mean answer</source>
        <translation>متوسط تغيّر متوسط الإجابة</translation>
    </message>
    <message>
        <source>Coefficients</source>
        <translation>المعاملات</translation>
    </message>
    <message>
        <source>Term</source>
        <translation>الحد</translation>
    </message>
    <message>
        <source>a predictor, one of its answers or an interaction; in files also hosmer_lemeshow and log_likelihood</source>
        <translation>متغيّر متنبِّئ أو إحدى إجاباته أو تفاعل؛ وفي الملفات أيضًا hosmer_lemeshow وlog_likelihood</translation>
    </message>
    <message>
        <source>of a logistic model on the scale of log odds</source>
        <translation>لنموذج لوجستي على مقياس لوغاريتم الأرجحية</translation>
    </message>
    <message>
        <source>the standard error of the coefficient</source>
        <translation>الخطأ المعياري للمعامل</translation>
    </message>
    <message>
        <source>of the coefficient</source>
        <translation>للمعامل</translation>
    </message>
    <message>
        <source>Wald&apos;s test that there is no relation</source>
        <translation>اختبار والد لعدم وجود علاقة</translation>
    </message>
    <message>
        <source>Odds ratio</source>
        <translation>نسبة الأرجحية</translation>
    </message>
    <message>
        <source>how many times as high the odds are, all else equal</source>
        <translation>كم ضعفًا تكون الأرجحية، مع ثبات كل ما عدا ذلك</translation>
    </message>
    <message>
        <source>Interval of the odds ratio</source>
        <translation>فترة نسبة الأرجحية</translation>
    </message>
    <message>
        <source>of the odds ratio</source>
        <translation>لنسبة الأرجحية</translation>
    </message>
    <message>
        <source>If all had answered</source>
        <translation>لو أجاب الجميع</translation>
    </message>
    <message>
        <source>the predictor whose answer is assumed</source>
        <translation>المتغيّر الذي تُفترض إجابته</translation>
    </message>
    <message>
        <source>the answer that everybody is assumed to have</source>
        <translation>الإجابة التي يُفترض أنها إجابة الجميع</translation>
    </message>
    <message>
        <source>interviews that the model was fitted to</source>
        <translation>المقابلات التي وُفِّق عليها النموذج</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>الفئة</translation>
    </message>
    <message>
        <source>Predicted as {name}</source>
        <translation>المتنبّأ به: {name}</translation>
    </message>
    <message>
        <source>False positive rate</source>
        <translation>معدل الإيجابيات الكاذبة</translation>
    </message>
    <message>
        <source>True positive rate</source>
        <translation>معدل الإيجابيات الصحيحة</translation>
    </message>
    <message>
        <source>Predicted probability</source>
        <translation>الاحتمال المتنبّأ به</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>الدقة</translation>
    </message>
    <message>
        <source>ROC curves of the classes, and calibration of the model</source>
        <translation>منحنيات ROC للفئات، ومعايرة النموذج</translation>
    </message>
    <message>
        <source>Rows of the training</source>
        <translation>صفوف التدريب</translation>
    </message>
    <message>
        <source>Privacy loss ε</source>
        <translation>فقدان الخصوصية ε</translation>
    </message>
    <message>
        <source>Models of this kind: mean and 95 % interval</source>
        <translation>نماذج من هذا النوع: المتوسط وفترة 95 %</translation>
    </message>
    <message>
        <source>Always the most frequent class</source>
        <translation>الفئة الأكثر تكراراً دائماً</translation>
    </message>
    <message>
        <source>not private</source>
        <translation>غير خاص</translation>
    </message>
    <message>
        <source>Learning curve: accuracy with its interval</source>
        <translation>منحنى التعلّم: الدقة مع فترتها</translation>
    </message>
    <message>
        <source>Accuracy and other measures</source>
        <translation>الدقة وأعداد أخرى</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>عدد</translation>
    </message>
    <message>
        <source>what is measured</source>
        <translation>ما يُقاس</translation>
    </message>
    <message>
        <source>of which class; empty for all</source>
        <translation>لأي فئة؛ فارغ للكل</translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation>المتنبأ به</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>القيمة</translation>
    </message>
    <message>
        <source>the number</source>
        <translation>العدد</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>فترة 95 %</translation>
    </message>
    <message>
        <source>Confusion matrix</source>
        <translation>مصفوفة الالتباس</translation>
    </message>
    <message>
        <source>Evaluation of a model</source>
        <translation>تقييم نموذج</translation>
    </message>
    <message>
        <source>the mean prediction over all respondents</source>
        <translation>متوسط التنبّؤ على كل المجيبين</translation>
    </message>
    <message>
        <source>the standard error, with the respondents fixed</source>
        <translation>الخطأ المعياري مع ثبات المجيبين</translation>
    </message>
    <message>
        <source>of the prediction</source>
        <translation>للتنبّؤ</translation>
    </message>
    <message>
        <source>Predicted by group</source>
        <translation>المتنبأ به بحسب المجموعة</translation>
    </message>
    <message>
        <source>instead: the share (or mean) if everybody gave one answer to a predictor, all else as it is</source>
        <translation>بدلًا من ذلك: النسبة (أو المتوسط) لو أعطى الجميع إجابة واحدة عن متغيّر، وما عداه كما هو</translation>
    </message>
    <message>
        <source>Predictor</source>
        <translation>المتغيّر المتنبِّئ</translation>
    </message>
    <message>
        <source>the predictor whose effect it is</source>
        <translation>المتغيّر صاحب الأثر</translation>
    </message>
    <message>
        <source>the answer; empty for one more of a number or rating</source>
        <translation>الإجابة؛ فارغة لزيادة واحد في عدد أو تقييم</translation>
    </message>
    <message>
        <source>Compared with</source>
        <translation>بالمقارنة مع</translation>
    </message>
    <message>
        <source>the reference answer</source>
        <translation>الإجابة المرجعية</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>الأثر</translation>
    </message>
    <message>
        <source>how much the share (or mean) changes, on average over all respondents</source>
        <translation>مقدار تغيّر النسبة (أو المتوسط) في المتوسط على كل المجيبين</translation>
    </message>
    <message>
        <source>of the effect</source>
        <translation>للأثر</translation>
    </message>
    <message>
        <source>of the test that there is no effect</source>
        <translation>لاختبار عدم وجود أثر</translation>
    </message>
    <message>
        <source>Average marginal effects</source>
        <translation>متوسط الآثار الحدية</translation>
    </message>
    <message>
        <source>instead: average marginal effects on the share (or mean) itself</source>
        <translation>بدلًا من ذلك: متوسط الآثار الحدية على النسبة (أو المتوسط) نفسها</translation>
    </message>
    <message>
        <source>Regression</source>
        <translation>الانحدار</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>النتيجة</translation>
    </message>
    <message>
        <source>the question to explain; it may be randomized</source>
        <translation>السؤال المراد تفسيره؛ يجوز أن يكون معشّى</translation>
    </message>
    <message>
        <source>Predictors</source>
        <translation>المتغيّرات المتنبِّئة</translation>
    </message>
    <message>
        <source>questions that explain it, with commas; A:B is an interaction, A*B stands for A,B,A:B, and A^2 is the square of a number</source>
        <translation>الأسئلة المفسِّرة، بينها فواصل؛ A:B تفاعل، وA*B تعني A,B,A:B، وA^2 مربع عدد</translation>
    </message>
    <message>
        <source>Coefficient</source>
        <translation>المعامل</translation>
    </message>
    <message>
        <source>Model {place}</source>
        <translation>النموذج {place}</translation>
    </message>
    <message>
        <source>a predictor, one of its answers or an interaction</source>
        <translation>متغيّر أو إحدى إجاباته أو تفاعل</translation>
    </message>
    <message>
        <source>Coefficients by model</source>
        <translation>المعاملات بحسب النموذج</translation>
    </message>
    <message>
        <source>Fit of the models</source>
        <translation>مطابقة النماذج</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>النموذج</translation>
    </message>
    <message>
        <source>its place, from 1</source>
        <translation>موضعه بدءًا من 1</translation>
    </message>
    <message>
        <source>as they were asked for</source>
        <translation>كما طُلبت</translation>
    </message>
    <message>
        <source>Log likelihood</source>
        <translation>لوغاريتم الإمكان</translation>
    </message>
    <message>
        <source>at the estimates; none by moments</source>
        <translation>عند التقديرات؛ لا شيء بطريقة العزوم</translation>
    </message>
    <message>
        <source>AIC</source>
        <translation>AIC</translation>
    </message>
    <message>
        <source>the smaller, the better; none with weights</source>
        <translation>كلما صغر كان أفضل؛ لا شيء مع الأوزان</translation>
    </message>
    <message>
        <source>BIC</source>
        <translation>BIC</translation>
    </message>
    <message>
        <source>the smaller, the better; stricter with more terms</source>
        <translation>كلما صغر كان أفضل؛ أشد مع حدود أكثر</translation>
    </message>
    <message>
        <source>Tested against</source>
        <translation>اختُبر مقابل</translation>
    </message>
    <message>
        <source>the last model before it whose terms it has too</source>
        <translation>آخر نموذج قبله يتضمن هو حدوده</translation>
    </message>
    <message>
        <source>G²</source>
        <translation>G²</translation>
    </message>
    <message>
        <source>twice the difference of the log likelihoods</source>
        <translation>ضعف فرق لوغاريتمي الإمكان</translation>
    </message>
    <message>
        <source>of the likelihood ratio test</source>
        <translation>لاختبار نسبة الإمكان</translation>
    </message>
    <message>
        <source>how each model fits instead</source>
        <translation>بدلًا من ذلك مطابقة كل نموذج</translation>
    </message>
    <message>
        <source>Models side by side</source>
        <translation>نماذج جنبًا إلى جنب</translation>
    </message>
    <message>
        <source>Predictors of each model</source>
        <translation>متغيّرات كل نموذج</translation>
    </message>
    <message>
        <source>the predictors of each model with commas, and a semicolon between two models, as in A;A,B;A*B</source>
        <translation>متغيّرات كل نموذج بفواصل، وفاصلة منقوطة بين كل نموذجين، مثل A;A,B;A*B</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>دالة الربط</translation>
    </message>
    <message>
        <source>logit (default), probit or cloglog</source>
        <translation>logit (الافتراضي) أو probit أو cloglog</translation>
    </message>
    <message>
        <source>compare the answers to a predictor with this one; otherwise with no, or the first. May be repeated</source>
        <translation>قارن إجابات المتغيّر بهذه؛ وإلا فبـ«لا» أو بالأولى. يجوز التكرار</translation>
    </message>
    <message>
        <source>Estimator of a list experiment</source>
        <translation>مقدِّر تجربة القائمة</translation>
    </message>
    <message>
        <source>of a list experiment: ml (default), least squares with a logistic (nls) or linear share, or nls and ml with the mean share tied to the difference of means (robust-nls, robust-ml)</source>
        <translation>لتجربة القائمة: ml (الافتراضي)، أو المربعات الصغرى بنسبة لوجستية (nls) أو خطية، أو nls وml مع ربط متوسط النسبة بفرق المتوسطين (robust-nls وrobust-ml)</translation>
    </message>
    <message>
        <source>Reference answers</source>
        <translation>الإجابات المرجعية</translation>
    </message>
    <message>
        <source>Test the fit</source>
        <translation>اختبار المطابقة</translation>
    </message>
    <message>
        <source>add the Hosmer–Lemeshow test of whether the model fits</source>
        <translation>أضف اختبار هوسمر–ليمشو لمطابقة النموذج</translation>
    </message>
    <message>
        <source>Groups of the fit test</source>
        <translation>مجموعات اختبار المطابقة</translation>
    </message>
    <message>
        <source>the groups of that test; 10 by default</source>
        <translation>مجموعات ذلك الاختبار؛ 10 افتراضيًا</translation>
    </message>
    <message>
        <source>Groups with random intercepts</source>
        <translation>مجموعات بثوابت عشوائية</translation>
    </message>
    <message>
        <source>a table&apos;s column, or a direct question: the groups, each with an intercept of its own</source>
        <translation>عمود جدول أو سؤال مباشر: المجموعات، لكل منها ثابت خاص</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>نعم</translation>
    </message>
    <message>
        <source>no</source>
        <translation>لا</translation>
    </message>
    <message>
        <source>Naive reading of the reports</source>
        <translation>القراءة الساذجة للردود</translation>
    </message>
    <message>
        <source>Chart of the estimates with intervals; the table has the same numbers</source>
        <translation>رسم بياني للتقديرات مع فتراتها؛ وفي الجدول الأعداد نفسها</translation>
    </message>
    <message>
        <source>Deville</source>
        <translation>ديفيل</translation>
    </message>
    <message>
        <source>Horvitz–Thompson</source>
        <translation>هورفيتز–ثومبسون</translation>
    </message>
    <message>
        <source>Jackknife</source>
        <translation>جاكنايف</translation>
    </message>
    <message>
        <source>Jackknife, with replacement</source>
        <translation>جاكنايف، مع الإرجاع</translation>
    </message>
    <message>
        <source>Escobar–Berger</source>
        <translation>إسكوبار–بيرغر</translation>
    </message>
    <message>
        <source>Campbell–Berger–Skinner</source>
        <translation>كامبل–بيرغر–سكينر</translation>
    </message>
    <message>
        <source>They touch any button</source>
        <translation>يلمسون أي زر</translation>
    </message>
    <message>
        <source>They protect themselves</source>
        <translation>يحمون أنفسهم</translation>
    </message>
    <message>
        <source>Estimates</source>
        <translation>التقديرات</translation>
    </message>
    <message>
        <source>the question that is estimated</source>
        <translation>السؤال المقدَّر</translation>
    </message>
    <message>
        <source>the answer that forms the group, if there are groups</source>
        <translation>الإجابة التي تكوّن المجموعة، إن وُجدت مجموعات</translation>
    </message>
    <message>
        <source>Design</source>
        <translation>التصميم</translation>
    </message>
    <message>
        <source>the design that the question was asked with</source>
        <translation>التصميم الذي طُرح به السؤال</translation>
    </message>
    <message>
        <source>number of reports</source>
        <translation>عدد الردود</translation>
    </message>
    <message>
        <source>standard error, from sampling and coins together</source>
        <translation>الخطأ المعياري من المعاينة والقطع النقدية معًا</translation>
    </message>
    <message>
        <source>of which sampling</source>
        <translation>منه المعاينة</translation>
    </message>
    <message>
        <source>the standard error that sampling causes</source>
        <translation>الخطأ المعياري الذي تسببه المعاينة</translation>
    </message>
    <message>
        <source>the standard error that the coins cause, the answers held fixed</source>
        <translation>الخطأ المعياري الذي تسببه القطع النقدية مع ثبات الإجابات</translation>
    </message>
    <message>
        <source>the interval, cut at what is possible</source>
        <translation>الفترة مقصورة على الممكن</translation>
    </message>
    <message>
        <source>Interval method</source>
        <translation>طريقة الفترة</translation>
    </message>
    <message>
        <source>how the interval was found</source>
        <translation>كيف حُدّدت الفترة</translation>
    </message>
    <message>
        <source>maximum likelihood: the best share among the possible ones</source>
        <translation>الإمكان الأعظم: أفضل نسبة بين الممكنة</translation>
    </message>
    <message>
        <source>ε</source>
        <translation>ε</translation>
    </message>
    <message>
        <source>privacy loss of one report: smaller protects better; empty is infinite</source>
        <translation>فقدان الخصوصية في رد واحد: الأصغر أفضل حماية؛ الفارغ لا نهائي</translation>
    </message>
    <message>
        <source>Naive reading</source>
        <translation>القراءة الساذجة</translation>
    </message>
    <message>
        <source>Error from</source>
        <translation>مصدر الخطأ</translation>
    </message>
    <message>
        <source>Level of each</source>
        <translation>مستوى كل منها</translation>
    </message>
    <message>
        <source>with simultaneous intervals: the confidence of each alone</source>
        <translation>مع الفترات المتزامنة: ثقة كل منها وحدها</translation>
    </message>
    <message>
        <source>the answer; round brackets mark what is not an answer, such as (cheaters)</source>
        <translation>الإجابة؛ الأقواس تشير إلى ما ليس إجابة، مثل (cheaters)</translation>
    </message>
    <message>
        <source>unbiased, with the effect of the coins removed: a share can lie outside 0 to 100 %; a mean is in the units of the answers</source>
        <translation>غير متحيز بعد إزالة أثر القطع النقدية: قد تقع النسبة خارج 0 إلى 100 %؛ والمتوسط بوحدات الإجابات</translation>
    </message>
    <message>
        <source>the reports read as if there were no coins: biased</source>
        <translation>الردود مقروءة كأن لا قطع نقدية: متحيزة</translation>
    </message>
    <message>
        <source>“coins” if the reports varied less than the coins alone make them, otherwise “reports”</source>
        <translation>«coins» إذا تفاوتت الردود أقل مما تسببه القطع النقدية وحدها، وإلا «reports»</translation>
    </message>
    <message>
        <source>Joint level by</source>
        <translation>طريقة المستوى المشترك</translation>
    </message>
    <message>
        <source>with simultaneous intervals: how that confidence was found</source>
        <translation>مع الفترات المتزامنة: كيف حُدّدت تلك الثقة</translation>
    </message>
    <message>
        <source>Means</source>
        <translation>المتوسطات</translation>
    </message>
    <message>
        <source>Tests of the designs</source>
        <translation>اختبارات التصاميم</translation>
    </message>
    <message>
        <source>the question whose design is tested</source>
        <translation>السؤال الذي يُختبر تصميمه</translation>
    </message>
    <message>
        <source>the group, if there are groups</source>
        <translation>المجموعة، إن وُجدت مجموعات</translation>
    </message>
    <message>
        <source>Hypothesis</source>
        <translation>الفرضية</translation>
    </message>
    <message>
        <source>what is tested</source>
        <translation>ما يُختبر</translation>
    </message>
    <message>
        <source>Symbol</source>
        <translation>الرمز</translation>
    </message>
    <message>
        <source>which statistic it is</source>
        <translation>أي إحصاء هو</translation>
    </message>
    <message>
        <source>Statistic</source>
        <translation>الإحصاءة</translation>
    </message>
    <message>
        <source>how far the reports are from the hypothesis</source>
        <translation>مدى بُعد الردود عن الفرضية</translation>
    </message>
    <message>
        <source>df</source>
        <translation>درجات الحرية</translation>
    </message>
    <message>
        <source>degrees of freedom</source>
        <translation>درجات الحرية</translation>
    </message>
    <message>
        <source>p</source>
        <translation>p</translation>
    </message>
    <message>
        <source>the probability of such a statistic if the hypothesis is true</source>
        <translation>احتمال إحصاء كهذا إذا صحّت الفرضية</translation>
    </message>
    <message>
        <source>the tests of the designs instead of the estimates</source>
        <translation>اختبارات التصاميم بدلًا من التقديرات</translation>
    </message>
    <message>
        <source>If some did not follow the instruction</source>
        <translation>إذا لم يتبع بعضهم التعليمات</translation>
    </message>
    <message>
        <source>the answer</source>
        <translation>الإجابة</translation>
    </message>
    <message>
        <source>What these do</source>
        <translation>ما يفعله هؤلاء</translation>
    </message>
    <message>
        <source>random: touch any button; safe: protect themselves</source>
        <translation>random: يلمسون أي زر؛ safe: يحمون أنفسهم</translation>
    </message>
    <message>
        <source>Share who do so</source>
        <translation>نسبة من يفعلون ذلك</translation>
    </message>
    <message>
        <source>the share of respondents who had not followed the instruction</source>
        <translation>نسبة المجيبين الذين لم يتبعوا التعليمات</translation>
    </message>
    <message>
        <source>what the estimate would be</source>
        <translation>ما يكون عليه التقدير</translation>
    </message>
    <message>
        <source>its standard error</source>
        <translation>خطؤه المعياري</translation>
    </message>
    <message>
        <source>its interval, cut at what is possible</source>
        <translation>فترته مقصورة على الممكن</translation>
    </message>
    <message>
        <source>the estimates if a share of the respondents had not followed the instruction</source>
        <translation>التقديرات لو لم تتبع نسبة من المجيبين التعليمات</translation>
    </message>
    <message>
        <source>What one report reveals</source>
        <translation>ما يكشفه رد واحد</translation>
    </message>
    <message>
        <source>Simultaneous intervals</source>
        <translation>فترات متزامنة</translation>
    </message>
    <message>
        <source>intervals of all answers of a question that reach the level together</source>
        <translation>فترات لكل إجابات السؤال تبلغ المستوى معًا</translation>
    </message>
    <message>
        <source>people in the population of a simple random sample</source>
        <translation>أفراد المجتمع لعينة عشوائية بسيطة</translation>
    </message>
    <message>
        <source>numbers of people, and totals, of the population or by weights, instead of shares and means</source>
        <translation>أعداد الأشخاص والمجاميع، للمجتمع أو بالأوزان، بدلًا من النسب والمتوسطات</translation>
    </message>
    <message>
        <source>what these respondents do: random (any button) or safe (they protect themselves); both if empty</source>
        <translation>ما يفعله هؤلاء المجيبون: random (أي زر) أو safe (يحمون أنفسهم)؛ كلاهما إن كان فارغًا</translation>
    </message>
    <message>
        <source>the answer that nobody hesitates to give; no if empty</source>
        <translation>الإجابة التي لا يتردد أحد في إعطائها؛ «لا» إن كان فارغًا</translation>
    </message>
    <message>
        <source>a CSV of the joint inclusion probabilities, numbers only</source>
        <translation>ملف CSV باحتمالات الإدراج المشتركة، أعداد فقط</translation>
    </message>
    <message>
        <source>with inclusion probabilities: deville (default), horvitz-thompson (default with joint ones), jackknife (default with strata or clusters), jackknife-with-replacement, escobar-berger, campbell-berger-skinner</source>
        <translation>مع احتمالات الإدراج: deville (الافتراضي)، horvitz-thompson (الافتراضي مع المشتركة)، jackknife (الافتراضي مع الطبقات أو العناقيد)، jackknife-with-replacement، escobar-berger، campbell-berger-skinner</translation>
    </message>
    <message>
        <source>the question that was asked</source>
        <translation>السؤال المطروح</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>الرد</translation>
    </message>
    <message>
        <source>what was recorded</source>
        <translation>ما سُجّل</translation>
    </message>
    <message>
        <source>the true answer</source>
        <translation>الإجابة الحقيقية</translation>
    </message>
    <message>
        <source>Share of all</source>
        <translation>النسبة من الكل</translation>
    </message>
    <message>
        <source>the share of all people with this answer</source>
        <translation>نسبة كل من لديهم هذه الإجابة</translation>
    </message>
    <message>
        <source>Given the report</source>
        <translation>بمعرفة الرد</translation>
    </message>
    <message>
        <source>the share with this answer among those with this report</source>
        <translation>نسبة هذه الإجابة بين أصحاب هذا الرد</translation>
    </message>
    <message>
        <source>the same at both ends of the share&apos;s interval</source>
        <translation>الشيء نفسه عند طرفي فترة النسبة</translation>
    </message>
    <message>
        <source>how likely each answer is, given each report, instead of the estimates</source>
        <translation>احتمال كل إجابة بمعرفة كل رد، بدلًا من التقديرات</translation>
    </message>
    <message>
        <source>only this question</source>
        <translation>هذا السؤال فقط</translation>
    </message>
    <message>
        <source>a direct question that forms groups</source>
        <translation>سؤال مباشر يكوّن المجموعات</translation>
    </message>
    <message>
        <source>of shares guarded (default), mid_p, wilson, exact, likelihood, wald, chebyshev, bayes, bootstrap; of means student (default), wald, chebyshev, hoeffding, bootstrap</source>
        <translation>للنسب guarded (الافتراضي)، mid_p، wilson، exact، likelihood، wald، chebyshev، bayes، bootstrap؛ وللمتوسطات student (الافتراضي)، wald، chebyshev، hoeffding، bootstrap</translation>
    </message>
    <message>
        <source>People in the population</source>
        <translation>عدد أفراد المجتمع</translation>
    </message>
    <message>
        <source>Numbers of people</source>
        <translation>أعداد الأشخاص</translation>
    </message>
    <message>
        <source>Share who do not follow the instruction</source>
        <translation>نسبة من لا يتبعون التعليمات</translation>
    </message>
    <message>
        <source>the estimates if a share of the respondents had not followed the instruction: shares such as 0:0.3, or with a step 0:0.3:0.1</source>
        <translation>التقديرات لو لم تتبع نسبة من المجيبين التعليمات: نسب مثل 0:0.3، أو بخطوة 0:0.3:0.1</translation>
    </message>
    <message>
        <source>Safe answer</source>
        <translation>الإجابة الآمنة</translation>
    </message>
    <message>
        <source>Inclusion probabilities</source>
        <translation>احتمالات الإدراج</translation>
    </message>
    <message>
        <source>a table&apos;s column: each respondent&apos;s inclusion probability, for samples without replacement</source>
        <translation>عمود جدول: احتمال إدراج كل مجيب، لعينات بلا إرجاع</translation>
    </message>
    <message>
        <source>Joint inclusion probabilities</source>
        <translation>احتمالات الإدراج المشتركة</translation>
    </message>
    <message>
        <source>Variance</source>
        <translation>التباين</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>الخطأ</translation>
    </message>
    <message>
        <source>Interviews</source>
        <translation>المقابلات</translation>
    </message>
    <message>
        <source>Interviews in each group</source>
        <translation>المقابلات في كل مجموعة</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>القوة الإحصائية</translation>
    </message>
    <message>
        <source>Chart of interviews needed against the error, by method</source>
        <translation>رسم بياني للمقابلات اللازمة مقابل الخطأ، بحسب الطريقة</translation>
    </message>
    <message>
        <source>Chart of the probability of detecting the difference, by number of interviews</source>
        <translation>رسم بياني لاحتمال كشف الفرق بحسب عدد المقابلات</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>الطريقة</translation>
    </message>
    <message>
        <source>interviews; people to approach where some do not answer</source>
        <translation>المقابلات؛ أو الأشخاص الواجب الاتصال بهم إن لم يجب بعضهم</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>الثقة</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>المعلَمات</translation>
    </message>
    <message>
        <source>of the design, as a survey file has them</source>
        <translation>للتصميم، كما في ملف الاستبيان</translation>
    </message>
    <message>
        <source>privacy loss, in natural-log units, rounded up</source>
        <translation>فقدان الخصوصية بوحدات اللوغاريتم الطبيعي، مقرّباً إلى أعلى</translation>
    </message>
    <message>
        <source>Expected share</source>
        <translation>النسبة المتوقعة</translation>
    </message>
    <message>
        <source>the chance to detect the difference</source>
        <translation>احتمال اكتشاف الفرق</translation>
    </message>
    <message>
        <source>Designs</source>
        <translation>التصاميم</translation>
    </message>
    <message>
        <source>Sample size and power</source>
        <translation>حجم العينة والقوة</translation>
    </message>
    <message>
        <source>Prior probability</source>
        <translation>الاحتمال القبلي</translation>
    </message>
    <message>
        <source>After the report</source>
        <translation>بعد الرد</translation>
    </message>
    <message>
        <source>Nothing learned</source>
        <translation>لم يُعرف شيء</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>كلها معاً</translation>
    </message>
    <message>
        <source>{question}: {answer}</source>
        <translation>{question}: {answer}</translation>
    </message>
    <message>
        <source>How likely an answer can seem after a report, compared with before; the table has the numbers</source>
        <translation>مدى الاحتمال الذي قد تبدو عليه إجابة بعد الرد، مقارنة بما قبله؛ والأعداد في الجدول</translation>
    </message>
    <message>
        <source>After, at least</source>
        <translation>بعده، على الأقل</translation>
    </message>
    <message>
        <source>After, at most</source>
        <translation>بعده، على الأكثر</translation>
    </message>
    <message>
        <source>how likely somebody thought the answer</source>
        <translation>مدى ترجيح شخص ما للإجابة</translation>
    </message>
    <message>
        <source>the least probability after the report</source>
        <translation>أصغر احتمال بعد الرد</translation>
    </message>
    <message>
        <source>the largest probability after the report</source>
        <translation>أكبر احتمال بعد الرد</translation>
    </message>
    <message>
        <source>the question that the report is to</source>
        <translation>السؤال الذي يخصه الرد</translation>
    </message>
    <message>
        <source>how its answers are randomized</source>
        <translation>كيف تُعشَّى إجاباته</translation>
    </message>
    <message>
        <source>which; empty where it is the same for every answer</source>
        <translation>أيها؛ فارغ إن كان واحداً لكل إجابة</translation>
    </message>
    <message>
        <source>Totals</source>
        <translation>المجاميع</translation>
    </message>
    <message>
        <source>What</source>
        <translation>ماذا</translation>
    </message>
    <message>
        <source>the survey, or all waves of all surveys</source>
        <translation>الاستبيان، أو كل موجات كل الاستبيانات</translation>
    </message>
    <message>
        <source>Randomized questions</source>
        <translation>الأسئلة العشوائية</translation>
    </message>
    <message>
        <source>of all waves together</source>
        <translation>لكل الموجات معاً</translation>
    </message>
    <message>
        <source>Waves</source>
        <translation>الموجات</translation>
    </message>
    <message>
        <source>how often the same people are asked</source>
        <translation>كم مرة يُسأل الأشخاص أنفسهم</translation>
    </message>
    <message>
        <source>Exports</source>
        <translation>التصديرات</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>تصدير</translation>
    </message>
    <message>
        <source>what is given away</source>
        <translation>ما يُسلَّم</translation>
    </message>
    <message>
        <source>What its reader can conclude</source>
        <translation>من يملكه يمكنه أن يستنتج</translation>
    </message>
    <message>
        <source>what is known to everybody who has it</source>
        <translation>ما يعرفه كل من يملكه</translation>
    </message>
    <message>
        <source>Small groups</source>
        <translation>المجموعات الصغيرة</translation>
    </message>
    <message>
        <source>Direct questions</source>
        <translation>الأسئلة المباشرة</translation>
    </message>
    <message>
        <source>whose answers are crossed</source>
        <translation>التي تُقاطَع إجاباتها</translation>
    </message>
    <message>
        <source>combinations of answers that occur</source>
        <translation>تركيبات الإجابات الموجودة</translation>
    </message>
    <message>
        <source>Smallest</source>
        <translation>الأصغر</translation>
    </message>
    <message>
        <source>people in the smallest group</source>
        <translation>أشخاص في أصغر مجموعة</translation>
    </message>
    <message>
        <source>groups of fewer people than were asked for</source>
        <translation>مجموعات أصغر من الحد المطلوب</translation>
    </message>
    <message>
        <source>People in them</source>
        <translation>الأشخاص فيها</translation>
    </message>
    <message>
        <source>people in small groups</source>
        <translation>أشخاص في مجموعات صغيرة</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>منفردون</translation>
    </message>
    <message>
        <source>people whose answers nobody else gave</source>
        <translation>أشخاص لم يعطِ غيرهم إجاباتهم</translation>
    </message>
    <message>
        <source>Make coarser</source>
        <translation>تقليل التفصيل</translation>
    </message>
    <message>
        <source>the question whose leaving out frees most people from small groups</source>
        <translation>السؤال الذي يُخرج حذفه أكبر عدد من المجموعات الصغيرة</translation>
    </message>
    <message>
        <source>Before and after</source>
        <translation>قبل وبعد</translation>
    </message>
    <message>
        <source>the question, or all together</source>
        <translation>السؤال، أو الكل معاً</translation>
    </message>
    <message>
        <source>Privacy account</source>
        <translation>حساب الخصوصية</translation>
    </message>
    <message>
        <source>independence of the answers, with the coins taken into account</source>
        <translation>استقلال الإجابات مع مراعاة القطع النقدية</translation>
    </message>
    <message>
        <source>a number, a rating, a day, a text, or an item of a ranking</source>
        <translation>عدد أو تقييم أو يوم أو نص أو عنصر من ترتيب</translation>
    </message>
    <message>
        <source>numbers, ratings, days, rankings and texts, with commas</source>
        <translation>أعداد وتقييمات وأيام وترتيبات ونصوص، بفواصل</translation>
    </message>
    <message>
        <source>No groups</source>
        <translation>بلا مجموعات</translation>
    </message>
    <message>
        <source>Earliest</source>
        <translation>الأبكر</translation>
    </message>
    <message>
        <source>the earliest day that was given</source>
        <translation>أبكر يوم ذُكر</translation>
    </message>
    <message>
        <source>Latest</source>
        <translation>الأحدث</translation>
    </message>
    <message>
        <source>the latest day that was given</source>
        <translation>آخر يوم ذُكر</translation>
    </message>
    <message>
        <source>Different</source>
        <translation>مختلفة</translation>
    </message>
    <message>
        <source>how many different texts were given</source>
        <translation>كم نصًا مختلفًا ذُكر</translation>
    </message>
    <message>
        <source>Commonest</source>
        <translation>الأكثر شيوعًا</translation>
    </message>
    <message>
        <source>All questions</source>
        <translation>كل الأسئلة</translation>
    </message>
    <message>
        <source>rows by class and prediction:</source>
        <translation>الصفوف بحسب الصنف والتنبّؤ:</translation>
    </message>
    <message>
        <source>Learning curve</source>
        <translation>منحنى التعلّم</translation>
    </message>
    <message>
        <source>the learning curve instead of the measures</source>
        <translation>منحنى التعلّم بدل المقاييس</translation>
    </message>
    <message>
        <source>Folds</source>
        <translation>الطيّات</translation>
    </message>
    <message>
        <source>a cross-validation: of a public table in addition, with and without privacy; of a real table instead, for K − 1 times the ε of the model and the ε of the counts</source>
        <translation>تحقق متقاطع: لجدول عام إضافةً، مع الخصوصية ومن دونها؛ ولجدول حقيقي بدلًا من ذلك، مقابل K − 1 ضعفًا من ε النموذج و ε العدّ</translation>
    </message>
    <message>
        <source>Area under the ROC curve</source>
        <translation>المساحة تحت منحنى ROC</translation>
    </message>
    <message>
        <source>for a real table: also the area under the ROC curve, for half of ε</source>
        <translation>لجدول حقيقي: المساحة تحت منحنى ROC أيضًا، مقابل نصف ε</translation>
    </message>
    <message>
        <source>for a public table: the accuracy of models trained on more and more of the rows, or at several epsilon: rows or epsilon</source>
        <translation>لجدول عام: دقة نماذج دُرّبت على صفوف أكثر فأكثر، أو عند قيم epsilon عدة: rows أو epsilon</translation>
    </message>
    <message>
        <source>of folds, public random shapes and drawn rows only; never of the noise that protects people</source>
        <translation>للطيّات والأشكال العشوائية العامة والصفوف المسحوبة فقط؛ لا للتشويش الذي يحمي الناس</translation>
    </message>
    <message>
        <source>by chance</source>
        <translation>عشوائيًا</translation>
    </message>
    <message>
        <source>of rows: the class that the model gave them</source>
        <translation>للصفوف: الصنف الذي أعطاه النموذج لها</translation>
    </message>
    <message>
        <source>its interval, which covers sampling and noise; empty where none is known</source>
        <translation>فترتها، وتشمل المعاينة والتشويش؛ فارغة حيث لا تُعرف</translation>
    </message>
    <message>
        <source>how many each model was trained on</source>
        <translation>عدد الصفوف التي دُرّب عليها كل نموذج</translation>
    </message>
    <message>
        <source>of each model; empty where it is not private</source>
        <translation>لكل نموذج؛ فارغة إن لم يكن خاصًا</translation>
    </message>
    <message>
        <source>mean over the splits</source>
        <translation>متوسط التقسيمات</translation>
    </message>
    <message>
        <source>of the accuracy</source>
        <translation>للدقة</translation>
    </message>
    <message>
        <source>accuracy of saying the most frequent class of the training rows</source>
        <translation>دقة القول بالفئة الأكثر تكرارًا في صفوف التدريب</translation>
    </message>
    <message>
        <source>fit of the models</source>
        <translation>مطابقة النماذج</translation>
    </message>
    <message>
        <source>logistic or linear; by default linear for a number, otherwise logistic</source>
        <translation>logistic أو linear؛ الافتراضي linear للأعداد، وإلا logistic</translation>
    </message>
    <message>
        <source>the design that is planned</source>
        <translation>التصميم المخطط له</translation>
    </message>
    <message>
        <source>how the number was computed</source>
        <translation>كيف حُسب العدد</translation>
    </message>
    <message>
        <source>the half width of the interval, as a share or in units</source>
        <translation>نصف عرض الفترة، نسبةً أو بالوحدات</translation>
    </message>
    <message>
        <source>how often the error stays within</source>
        <translation>كم مرة يبقى الخطأ ضمنه</translation>
    </message>
    <message>
        <source>the answer that is planned for</source>
        <translation>الإجابة المخطط لها</translation>
    </message>
    <message>
        <source>Sample size</source>
        <translation>حجم العينة</translation>
    </message>
    <message>
        <source>Interviews by error</source>
        <translation>المقابلات بحسب الخطأ</translation>
    </message>
    <message>
        <source>Best design</source>
        <translation>أفضل تصميم</translation>
    </message>
    <message>
        <source>Sealed or tallies</source>
        <translation>مختومة أو حصائل</translation>
    </message>
    <message>
        <source>the largest error to allow, as a share: 0.05 is 5 points</source>
        <translation>أكبر خطأ مسموح، كحصة: 0.05 هي 5 نقاط</translation>
    </message>
    <message>
        <source>Number of interviews</source>
        <translation>عدد المقابلات</translation>
    </message>
    <message>
        <source>how often the error shall stay within; 0.95 by default</source>
        <translation>كم مرة يجب أن يبقى الخطأ ضمن الحد؛ 0.95 افتراضيًا</translation>
    </message>
    <message>
        <source>the answer to plan for: yes, no, the number of an answer, or all (the least precise decides, the other answers dividing at their worst); default: yes, of more answers all</source>
        <translation>الإجابة المخطط لها: نعم، لا، رقم إجابة، أو all (الأقل دقة تحسم، وباقي الإجابات في أسوأ توزيع)؛ الافتراضي: نعم، ولأكثر من إجابتين all</translation>
    </message>
    <message>
        <source>People of other kinds</source>
        <translation>أشخاص من أنواع أخرى</translation>
    </message>
    <message>
        <source>people of other kinds, such as cheaters=0.1; may be repeated</source>
        <translation>أشخاص من أنواع أخرى، مثل cheaters=0.1؛ يجوز التكرار</translation>
    </message>
    <message>
        <source>Errors of a curve</source>
        <translation>أخطاء المنحنى</translation>
    </message>
    <message>
        <source>the interviews that each error needs</source>
        <translation>المقابلات اللازمة لكل خطأ</translation>
    </message>
    <message>
        <source>chebyshev, hoeffding, normal or exact</source>
        <translation>chebyshev أو hoeffding أو normal أو exact</translation>
    </message>
    <message>
        <source>Design effect</source>
        <translation>أثر التصميم</translation>
    </message>
    <message>
        <source>by how much clusters and weights enlarge the variance; 1 by default</source>
        <translation>بكم تزيد العناقيد والأوزان التباين؛ 1 افتراضيًا</translation>
    </message>
    <message>
        <source>Non-response rate</source>
        <translation>معدل عدم الاستجابة</translation>
    </message>
    <message>
        <source>the share of people who will not answer; 0 by default</source>
        <translation>حصة من لن يجيبوا؛ 0 افتراضيًا</translation>
    </message>
    <message>
        <source>Population</source>
        <translation>المجتمع</translation>
    </message>
    <message>
        <source>the people that the sample is drawn from, where they are few</source>
        <translation>الأشخاص الذين تُسحب منهم العينة، إذا كانوا قلة</translation>
    </message>
    <message>
        <source>Largest ε</source>
        <translation>أكبر ε</translation>
    </message>
    <message>
        <source>rank the designs whose privacy loss stays under ε</source>
        <translation>ترتيب التصاميم التي تبقى خسارة خصوصيتها تحت ε</translation>
    </message>
    <message>
        <source>Choose the design</source>
        <translation>اختيار التصميم</translation>
    </message>
    <message>
        <source>Number of choices</source>
        <translation>عدد الخيارات</translation>
    </message>
    <message>
        <source>the prevalence (or mean) expected</source>
        <translation>الانتشار (أو المتوسط) المتوقع</translation>
    </message>
    <message>
        <source>Share without a difference</source>
        <translation>الحصة دون فرق</translation>
    </message>
    <message>
        <source>without difference; 0, or between the two groups</source>
        <translation>دون فرق؛ 0، أو بين المجموعتين</translation>
    </message>
    <message>
        <source>Share in the other group</source>
        <translation>الحصة في المجموعة الأخرى</translation>
    </message>
    <message>
        <source>expected in the other group</source>
        <translation>المتوقعة في المجموعة الأخرى</translation>
    </message>
    <message>
        <source>how likely somebody thinks an answer before; default: 0.1</source>
        <translation>مدى احتمال الإجابة في ظن أحدهم مسبقًا؛ الافتراضي: 0.1</translation>
    </message>
    <message>
        <source>with which probability more than ε may show in a shuffled collection; default: 0.000001</source>
        <translation>الاحتمال الذي قد يظهر به أكثر من ε في مجموعة مخلوطة؛ الافتراضي: 0.000001</translation>
    </message>
    <message>
        <source>Balanced classes</source>
        <translation>فئات متوازنة</translation>
    </message>
    <message>
        <source>weigh rare classes as much as frequent ones, for balanced accuracy: probabilities are then those of a population with equally many of each class; costs no ε</source>
        <translation>إعطاء الفئات النادرة وزنًا مماثلًا للشائعة من أجل الدقة المتوازنة: تكون الاحتمالات حينئذ لمجتمع تتساوى فيه أعداد الفئات؛ لا يكلف ε</translation>
    </message>
    <message>
        <source>Weights of classes</source>
        <translation>أوزان الفئات</translation>
    </message>
    <message>
        <source>how much more a class counts in predictions, others counting 1; costs no ε; may be repeated</source>
        <translation>كم تزيد أهمية فئة في التنبؤات، والبقية تُحسب 1؛ لا يكلف ε؛ يمكن تكراره</translation>
    </message>
    <message>
        <source>Trees</source>
        <translation>أشجار</translation>
    </message>
    <message>
        <source>how many trees</source>
        <translation>عدد الأشجار</translation>
    </message>
    <message>
        <source>Rows of a branch, n_B</source>
        <translation>صفوف الفرع، n_B</translation>
    </message>
    <message>
        <source>rows that a branch must have to be split; by default so many that a leaf&apos;s counts stand out from its noise</source>
        <translation>الصفوف التي يجب أن يحويها الفرع كي يُقسم؛ افتراضيًا ما يكفي لتبرز أعداد الورقة فوق ضوضائها</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>تلقائي</translation>
    </message>
    <message>
        <source>Weights of features</source>
        <translation>أوزان السمات</translation>
    </message>
    <message>
        <source>how likely a tree asks for A, others being 1; may be repeated</source>
        <translation>مدى احتمال أن تسأل الشجرة عن A، وللبقية 1؛ يمكن تكراره</translation>
    </message>
    <message>
        <source>Branches grow</source>
        <translation>تنمو الفروع</translation>
    </message>
    <message>
        <source>what ends a branch: expected, fewer rows than n_B were all levels equally frequent; synthetic, fewer than n_B in a private synthetic table of the features, for 0.15 of ε (free in synthesize, which has one); noisy, a noisy count below n_B, for half of a tree&apos;s ε; fixed, its depth</source>
        <translation>ما ينهي الفرع: expected، صفوف أقل من n_B لو تساوت كل المستويات في التكرار؛ synthetic، أقل من n_B في جدول اصطناعي خاص من السمات، مقابل 0.15 من ε (مجانًا في synthesize الذي لديه جدول)؛ noisy، عدد مشوش أقل من n_B، مقابل نصف ε الشجرة؛ fixed، عمقه</translation>
    </message>
    <message>
        <source>By a bound on the errors</source>
        <translation>بحدّ للأخطاء</translation>
    </message>
    <message>
        <source>By held-out rows</source>
        <translation>بصفوف محتجزة</translation>
    </message>
    <message>
        <source>Down every branch, by its share</source>
        <translation>في كل فرع بقدر نصيبه</translation>
    </message>
    <message>
        <source>Down the most frequent branch</source>
        <translation>في الفرع الأكثر تكرارًا</translation>
    </message>
    <message>
        <source>Down a branch of its own</source>
        <translation>في فرع خاص بها</translation>
    </message>
    <message>
        <source>How it is made</source>
        <translation>كيف يُصنع</translation>
    </message>
    <message>
        <source>auto: which columns go together is chosen under ε (the default); naive-bayes: the label with each other column; forest: the label drawn from the leaves of random trees</source>
        <translation>auto: تُختار الأعمدة المترابطة ضمن ε (افتراضي)؛ naive-bayes: التسمية مع كل عمود آخر؛ forest: التسمية تُسحب من أوراق أشجار عشوائية</translation>
    </message>
    <message>
        <source>Columns that go together, chosen under ε</source>
        <translation>أعمدة مترابطة تُختار ضمن ε</translation>
    </message>
    <message>
        <source>The label with each other column</source>
        <translation>التسمية مع كل عمود آخر</translation>
    </message>
    <message>
        <source>The label from the leaves of a forest</source>
        <translation>التسمية من أوراق غابة</translation>
    </message>
    <message>
        <source>Label of the table</source>
        <translation>تسمية الجدول</translation>
    </message>
    <message>
        <source>what naive-bayes and forest draw by the other columns; alone it stands for naive-bayes; auto takes its pairs and triples first</source>
        <translation>ما يسحبه naive-bayes وforest وفق الأعمدة الأخرى؛ وحدها تعني naive-bayes؛ ويبدأ auto بأزواجها وثلاثياتها</translation>
    </message>
    <message>
        <source>Predictors of a forest</source>
        <translation>متنبئات الغابة</translation>
    </message>
    <message>
        <source>what a forest&apos;s trees ask for; default: all other columns</source>
        <translation>ما تسأل عنه أشجار الغابة؛ افتراضيًا كل الأعمدة الأخرى</translation>
    </message>
    <message>
        <source>Columns of the table</source>
        <translation>أعمدة الجدول</translation>
    </message>
    <message>
        <source>which columns; default: all</source>
        <translation>أي الأعمدة؛ افتراضيًا كلها</translation>
    </message>
    <message>
        <source>Synthetic rows</source>
        <translation>صفوف اصطناعية</translation>
    </message>
    <message>
        <source>default: about as many as there are</source>
        <translation>افتراضيًا بقدر الموجود تقريبًا</translation>
    </message>
    <message>
        <source>about as many as there are</source>
        <translation>بقدر الموجود تقريبًا</translation>
    </message>
    <message>
        <source>Seed of the rows</source>
        <translation>بذرة الصفوف</translation>
    </message>
    <message>
        <source>while n_B rows of an own synthetic table come to them</source>
        <translation>ما دام يصل إليها n_B من صفوف جدول اصطناعي خاص بها</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>العمق</translation>
    </message>
    <message>
        <source>the fixed depth of branches, by default half as many as there are features; else the largest</source>
        <translation>العمق الثابت للفروع، وافتراضيًا نصف عدد السمات؛ وإلا فالعمق الأكبر</translation>
    </message>
    <message>
        <source>Least depth</source>
        <translation>أدنى عمق</translation>
    </message>
    <message>
        <source>no branch is shorter</source>
        <translation>لا فرع أقصر منه</translation>
    </message>
    <message>
        <source>Rows of its own for each tree</source>
        <translation>صفوف خاصة بكل شجرة</translation>
    </message>
    <message>
        <source>each tree counts a part of the rows with all of ε, instead of all rows with a part of ε</source>
        <translation>تعد كل شجرة جزءًا من الصفوف بكامل ε بدل كل الصفوف بجزء من ε</translation>
    </message>
    <message>
        <source>Seed of the trees&apos; shapes</source>
        <translation>بذرة أشكال الأشجار</translation>
    </message>
    <message>
        <source>of the trees&apos; shapes, which are public; never of the noise that protects people</source>
        <translation>لأشكال الأشجار وهي علنية؛ وليس أبدًا للضوضاء التي تحمي الناس</translation>
    </message>
    <message>
        <source>Splits are chosen by</source>
        <translation>تُختار التقسيمات حسب</translation>
    </message>
    <message>
        <source>what makes one split better than another: gain, as ID3, or gain-ratio, as C4.5</source>
        <translation>ما يجعل تقسيمًا أفضل من آخر: gain كما في ID3، أو gain-ratio كما في C4.5</translation>
    </message>
    <message>
        <source>Branches of a split</source>
        <translation>فروع التقسيم</translation>
    </message>
    <message>
        <source>what a node asks: one-level, whether a feature has a level, or every-level, which one, as ID3</source>
        <translation>ما تسأله العقدة: one-level، هل للسمة مستوى ما، أو every-level، أي مستوى، كما في ID3</translation>
    </message>
    <message>
        <source>Pruning</source>
        <translation>التقليم</translation>
    </message>
    <message>
        <source>pessimistic, by a bound on each leaf&apos;s errors; reduced-error, by a third of the rows, on which the tree is not grown; or none</source>
        <translation>pessimistic، بحدّ لأخطاء كل ورقة؛ reduced-error، بثلث الصفوف التي لا تُبنى الشجرة عليها؛ أو none</translation>
    </message>
    <message>
        <source>none</source>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>While n_B rows can be expected</source>
        <translation>ما دامت n_B من الصفوف متوقعة</translation>
    </message>
    <message>
        <source>While a noisy count is n_B or more</source>
        <translation>ما دام عدد مشوش يبلغ n_B أو أكثر</translation>
    </message>
    <message>
        <source>To a fixed depth</source>
        <translation>حتى عمق ثابت</translation>
    </message>
    <message>
        <source>Information gain</source>
        <translation>كسب المعلومات</translation>
    </message>
    <message>
        <source>Gain ratio</source>
        <translation>نسبة الكسب</translation>
    </message>
    <message>
        <source>One level, and all others</source>
        <translation>مستوى واحد وكل ما عداه</translation>
    </message>
    <message>
        <source>Every level</source>
        <translation>كل مستوى</translation>
    </message>
    <message>
        <source>A missing value goes</source>
        <translation>تذهب القيمة المفقودة</translation>
    </message>
    <message>
        <source>where a row goes whose value is missing: shares, down every branch, in parts as large as their shares, as C4.5; most-frequent, down the most frequent branch; or own-level, down one of its own</source>
        <translation>أين يذهب صف قيمته مفقودة: shares، في كل فرع بأجزاء بقدر أنصبة الفروع كما في C4.5؛ most-frequent، في الفرع الأكثر تكرارًا؛ أو own-level، في فرع خاص به</translation>
    </message>
    <message>
        <source>Fewest rows to split</source>
        <translation>أقل صفوف للتقسيم</translation>
    </message>
    <message>
        <source>a node with fewer rows is a leaf</source>
        <translation>العقدة ذات الصفوف الأقل ورقة</translation>
    </message>
    <message>
        <source>Largest depth</source>
        <translation>أقصى عمق</translation>
    </message>
    <message>
        <source>the longest way down</source>
        <translation>أطول طريق إلى الأسفل</translation>
    </message>
    <message>
        <source>the text that was given most often; none where each was given once</source>
        <translation>النص الذي أُعطي أكثر من غيره؛ لا شيء إذا أُعطي كل نص مرة واحدة</translation>
    </message>
    <message>
        <source>the interviews that you can make, instead of the error; gives the error reached</source>
        <translation>المقابلات التي تستطيع إجراءها بدل الخطأ؛ يعطي الخطأ المتحقق</translation>
    </message>
    <message>
        <source>choose the design for a number of choices, a privacy loss and a number of interviews, and say why</source>
        <translation>اختر التصميم لعدد خيارات وفقدان خصوصية وعدد مقابلات، واذكر السبب</translation>
    </message>
    <message>
        <source>for choosing a design; 2 by default</source>
        <translation>لاختيار التصميم؛ 2 افتراضيًا</translation>
    </message>
    <message>
        <source>With tallies</source>
        <translation>بالحصائل</translation>
    </message>
    <message>
        <source>compare with tallies that trustees open, where coins may be weaker: the design&apos;s parameters there, such as p=9/10, or design=NAME; may be repeated</source>
        <translation>المقارنة بحصائل يفتحها الأمناء، حيث يجوز أن تكون العملات أضعف: معاملات التصميم فيها، مثل p=9/10، أو design=الاسم؛ يمكن تكراره</translation>
    </message>
    <message>
        <source>Target power</source>
        <translation>القوة المطلوبة</translation>
    </message>
    <message>
        <source>wanted; default 0.8</source>
        <translation>المطلوب؛ الافتراضي 0.8</translation>
    </message>
    <message>
        <source>Significance level</source>
        <translation>مستوى الدلالة</translation>
    </message>
    <message>
        <source>the level of the test; 0.05 by default</source>
        <translation>مستوى الاختبار؛ 0.05 افتراضيًا</translation>
    </message>
    <message>
        <source>Sizes of a curve</source>
        <translation>أحجام المنحنى</translation>
    </message>
    <message>
        <source>the power of each of these numbers</source>
        <translation>قوة كل عدد من هذه</translation>
    </message>
    <message>
        <source>One-sided test</source>
        <translation>اختبار أحادي الطرف</translation>
    </message>
    <message>
        <source>test in one direction only</source>
        <translation>اختبر في اتجاه واحد فقط</translation>
    </message>
    <message>
        <source>Error of</source>
        <translation>خطأ</translation>
    </message>
    <message>
        <source>total: sampling and coins together; coins only: as where everybody is asked</source>
        <translation>total: المعاينة والقطع النقدية معًا؛ coins only: كما لو سُئل الجميع</translation>
    </message>
    <message>
        <source>of the answer that is planned for</source>
        <translation>للإجابة المخطط لها</translation>
    </message>
    <message>
        <source>Without a difference</source>
        <translation>بلا فرق</translation>
    </message>
    <message>
        <source>the share, or mean, where there is no difference</source>
        <translation>النسبة أو المتوسط حيث لا فرق</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>المتوقع</translation>
    </message>
    <message>
        <source>the share, or mean, that is expected</source>
        <translation>النسبة أو المتوسط المتوقع</translation>
    </message>
    <message>
        <source>In the other group</source>
        <translation>في المجموعة الأخرى</translation>
    </message>
    <message>
        <source>the share, or mean, expected in the other group</source>
        <translation>النسبة أو المتوسط المتوقع في المجموعة الأخرى</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>الأطراف</translation>
    </message>
    <message>
        <source>1 or 2: the number of directions that are tested</source>
        <translation>1 أو 2: عدد الاتجاهات المختبرة</translation>
    </message>
    <message>
        <source>Largest standard error</source>
        <translation>أكبر خطأ معياري</translation>
    </message>
    <message>
        <source>Standard error by the coins</source>
        <translation>الخطأ المعياري بسبب القطع النقدية</translation>
    </message>
    <message>
        <source>averaged over the choices</source>
        <translation>متوسطًا على الخيارات</translation>
    </message>
    <message>
        <source>of one choice, sampling included</source>
        <translation>لخيار واحد، مع المعاينة</translation>
    </message>
    <message>
        <source>Reports</source>
        <translation>الردود</translation>
    </message>
    <message>
        <source>how many different reports there are</source>
        <translation>كم ردًا مختلفًا هناك</translation>
    </message>
    <message>
        <source>how often they answer each; default: 1</source>
        <translation>كم مرة يجيبون عن كل منها؛ الافتراضي: 1</translation>
    </message>
    <message>
        <source>Smallest group</source>
        <translation>أصغر مجموعة</translation>
    </message>
    <message>
        <source>groups of fewer people are small; default: 10</source>
        <translation>المجموعات الأقل صغيرة؛ الافتراضي: 10</translation>
    </message>
    <message>
        <source>Survey</source>
        <translation>الاستبيان</translation>
    </message>
    <message>
        <source>id and version of the survey</source>
        <translation>معرّف الاستبيان وإصداره</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>ما العمل</translation>
    </message>
    <message>
        <source>what to do about it</source>
        <translation>ما العمل حياله</translation>
    </message>
    <message>
        <source>Stopped in the practice</source>
        <translation>توقّف في التمرين</translation>
    </message>
    <message>
        <source>respondents who got no further than the practice</source>
        <translation>مجيبون لم يتجاوزوا التمرين</translation>
    </message>
    <message>
        <source>with which it is found</source>
        <translation>الذي يُكتشف به</translation>
    </message>
    <message>
        <source>whether the numbers are in units of answers</source>
        <translation>هل الأعداد بوحدات الإجابات</translation>
    </message>
    <message>
        <source>{number} pp</source>
        <translation>{number} نقطة مئوية</translation>
    </message>
    <message>
        <source>{low} to {high} pp</source>
        <translation>من {low} إلى {high} نقطة مئوية</translation>
    </message>
</context>
<context>
    <name>closing</name>
    <message>
        <source>Files are being imported. If you stop now, the project stays as it was before the import.</source>
        <translation>يجري استيراد ملفات. إذا أوقفت الآن يبقى المشروع كما كان قبل الاستيراد.</translation>
    </message>
    <message>
        <source>A copy of the project is being saved. If you stop now, there is no copy.</source>
        <translation>يجري حفظ نسخة من المشروع. إذا أوقفته الآن فلن تكون هناك نسخة.</translation>
    </message>
    <message>
        <source>What was removed is being erased. If you stop now, it may still be in the project’s file.</source>
        <translation>يجري محو ما أُزيل. إذا أوقفته الآن فقد يبقى في ملف المشروع.</translation>
    </message>
    <message>
        <source>The project is being encrypted. If you stop now, it may still be unencrypted.</source>
        <translation>يجري تشفير المشروع. إذا أوقفته الآن فقد يبقى غير مشفّر.</translation>
    </message>
    <message>
        <source>A report is being written. If you stop now, it is not written.</source>
        <translation>يجري كتابة تقرير. إذا أوقفته الآن فلن يُكتب.</translation>
    </message>
    <message>
        <source>A model is being computed. If you stop now, its result is lost.</source>
        <translation>يجري حساب نموذج. إذا أوقفته الآن تضيع نتيجته.</translation>
    </message>
    <message>
        <source>The survey is being rehearsed. If you stop now, the result is lost.</source>
        <translation>يجري التدرّب على الاستبيان. إذا أوقفته الآن تضيع النتيجة.</translation>
    </message>
    <message>
        <source>A file is being written. If you stop now, it is not written.</source>
        <translation>يجري كتابة ملف. إذا أوقفته الآن فلن يُكتب.</translation>
    </message>
    <message>
        <source>Work is under way</source>
        <translation>العمل جارٍ</translation>
    </message>
    <message>
        <source>&amp;Stop it</source>
        <translation>&amp;إيقافه</translation>
    </message>
    <message>
        <source>&amp;Let it go on</source>
        <translation>&amp;متابعة العمل</translation>
    </message>
</context>
<context>
    <name>controls</name>
    <message>
        <source>people who do not follow the instruction but touch anything</source>
        <translation>من لا يتبعون التعليمات بل يلمسون أي شيء</translation>
    </message>
    <message>
        <source>people with the trait, corrected for careless answers by the control question</source>
        <translation>أصحاب الصفة، مع التصحيح للإجابات غير المتأنية بسؤال الضبط</translation>
    </message>
    <message>
        <source>people without the trait, corrected for careless answers by the control question</source>
        <translation>من ليست فيهم الصفة، مع التصحيح للإجابات غير المتأنية بسؤال الضبط</translation>
    </message>
    <message>
        <source>nobody answers carelessly</source>
        <translation>لا أحد يجيب من دون تأنٍ</translation>
    </message>
</context>
<context>
    <name>editor</name>
    <message>
        <source>Not sensitive: recorded as given</source>
        <translation>غير حساس: يُسجَّل كما أُعطي</translation>
    </message>
    <message>
        <source>Strong privacy (ε ≤ {ceiling})</source>
        <translation>خصوصية قوية (ε ≤ {ceiling})</translation>
    </message>
    <message>
        <source>Balanced (ε ≤ {ceiling})</source>
        <translation>متوازن (ε ≤ {ceiling})</translation>
    </message>
    <message>
        <source>Fewest interviews (ε ≤ {ceiling})</source>
        <translation>أقل عدد من المقابلات (ε ≤ {ceiling})</translation>
    </message>
    <message>
        <source>Choose a design myself</source>
        <translation>أختار تصميماً بنفسي</translation>
    </message>
    <message>
        <source>Unsaved survey</source>
        <translation>استبيان غير محفوظ</translation>
    </message>
    <message>
        <source>The survey has changes that are not saved.</source>
        <translation>في الاستبيان تغييرات لم تُحفظ.</translation>
    </message>
    <message>
        <source>Is this intended?</source>
        <translation>هل هذا مقصود؟</translation>
    </message>
    <message>
        <source>Save the survey only if this is what you intend:</source>
        <translation>احفظ الاستبيان فقط إذا كنت تقصد ذلك:</translation>
    </message>
    <message>
        <source>Yes or no</source>
        <translation>نعم أو لا</translation>
    </message>
    <message>
        <source>Single choice</source>
        <translation>اختيار واحد</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>تقييم</translation>
    </message>
    <message>
        <source>Multiple choice</source>
        <translation>اختيار متعدد</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>عدد</translation>
    </message>
    <message>
        <source>Joint question</source>
        <translation>سؤال مشترك</translation>
    </message>
    <message>
        <source>Note to read</source>
        <translation>ملاحظة للقراءة</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>تاريخ</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>ترتيب</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>نص</translation>
    </message>
</context>
<context>
    <name>file_reports</name>
    <message>
        <source>Imported</source>
        <translation>استُورد</translation>
    </message>
    <message>
        <source>Already imported</source>
        <translation>استُورد من قبل</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>مرفوض</translation>
    </message>
    <message>
        <source>On hold</source>
        <translation>ينتظر</translation>
    </message>
    <message>
        <source>Not imported</source>
        <translation>لم يؤخذ</translation>
    </message>
    <message>
        <source>File</source>
        <translation>الملف</translation>
    </message>
    <message>
        <source>New interviews</source>
        <translation>مقابلات جديدة</translation>
    </message>
    <message>
        <source>Already there</source>
        <translation>موجودة من قبل</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>السبب</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>النتيجة</translation>
    </message>
    <message>
        <source>Kiosk</source>
        <translation>الكشك</translation>
    </message>
    <message>
        <source>The first two words of the kiosk&apos;s name.</source>
        <translation>أول كلمتين من اسم الكشك.</translation>
    </message>
    <message>
        <source>Table, not signed</source>
        <translation>جدول، غير موقَّع</translation>
    </message>
    <message>
        <source>SHA-256 of the file: {sha256}</source>
        <translation>بصمة SHA-256 للملف: {sha256}</translation>
    </message>
    <message>
        <source>Interviews that are damaged and were left out: {count}. The first: {first}</source>
        <translation>مقابلات تالفة تُركت: {count}. أولاها: {first}</translation>
    </message>
    <message>
        <source>Rows that were skipped: {count}. The first: {first}</source>
        <translation>صفوف رُفضت واستُبعدت: {count}. أولها: {first}</translation>
    </message>
    <message>
        <source>Its respondents may also be in another file</source>
        <translation>قد يكون أشخاصه في ملف آخر أيضاً</translation>
    </message>
    <message>
        <source>Rows left out: {count}</source>
        <translation>صفوف مستبعدة: {count}</translation>
    </message>
    <message>
        <source>Its kiosk is not known yet</source>
        <translation>كشكه غير معروف بعد</translation>
    </message>
    <message>
        <source>Its kiosk was revoked</source>
        <translation>أُلغي كشكه</translation>
    </message>
    <message>
        <source>Sealed: it needs the analyst&apos;s key</source>
        <translation>مختوم: يحتاج إلى مفتاح المحلل</translation>
    </message>
    <message>
        <source>Sealed to another key</source>
        <translation>مختوم بمفتاح آخر</translation>
    </message>
    <message>
        <source>A table: open it with “Import a table…”</source>
        <translation>جدول: افتحه بـ «استيراد جدول…»</translation>
    </message>
    <message>
        <source>Other files in the folder, not collection files</source>
        <translation>ملفات أخرى في المجلد، ليست ملفات جمع</translation>
    </message>
    <message>
        <source>{file} belongs to the survey {survey}, which is not in this project. You can add it: each survey is analysed separately, and you choose the one to show in the status bar.</source>
        <translation>ينتمي {file} إلى الاستبيان {survey} غير الموجود في هذا المشروع. يمكنك إضافته: يُحلَّل كل استبيان على حدة، وتختار المعروض منها في شريط الحالة.</translation>
    </message>
    <message>
        <source>{file}: imported (a table, not signed).</source>
        <translation>{file}: جدول لم يوقّعه أحد؛ استُورد.</translation>
    </message>
    <message>
        <source>{file}: nothing changed; all of its interviews were already in the project.</source>
        <translation>{file}: كانت كل مقابلاته في المشروع من قبل، فلم يتغير شيء.</translation>
    </message>
    <message>
        <source>{file}: checked, signed by its kiosk, and imported.</source>
        <translation>{file}: فُحص، وموقَّع من كشكه، واستُورد.</translation>
    </message>
    <message>
        <source>New interviews: {new} (files imported: {files}).</source>
        <translation>مقابلات جديدة: {new} (ملفات مستوردة: {files}).</translation>
    </message>
    <message>
        <source>Files already imported before: {files}.</source>
        <translation>ملفات استُوردت من قبل: {files}.</translation>
    </message>
    <message>
        <source>Files refused: {files}; the table says why.</source>
        <translation>ملفات مرفوضة: {files}؛ يبيّن الجدول السبب.</translation>
    </message>
    <message>
        <source>Files of unknown kiosks, on hold: {files}. “Kiosks…” shows whose they are.</source>
        <translation>ملفات أكشاك غير معروفة تنتظر: {files}؛ يبيّن «الأكشاك…» أصحابها.</translation>
    </message>
    <message>
        <source>Tables in the folder, not imported: {files}. Use “Import a table…” for them.</source>
        <translation>جداول في المجلد لم تؤخذ: {files}؛ «استيراد جدول…» يطابقها بالاستبيان.</translation>
    </message>
    <message>
        <source>Damaged interviews left out: {n}.</source>
        <translation>مقابلات تالفة تُركت: {n}.</translation>
    </message>
    <message>
        <source>Rows of tables skipped: {n}.</source>
        <translation>صفوف جداول رُفضت واستُبعدت: {n}.</translation>
    </message>
    <message>
        <source>Interviews</source>
        <translation>المقابلات</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>الدفعة</translation>
    </message>
    <message>
        <source>The number of the file on its kiosk. A kiosk starts a new file from time to time.</source>
        <translation>رقم الملف على كشكه؛ يُبدأ ملف جديد بين حين وآخر.</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>تصدير</translation>
    </message>
    <message>
        <source>How many exports the kiosk had made when it wrote this file.</source>
        <translation>كم مرة كان ذلك الكشك قد صدّر حين كتب هذا الملف.</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>أول يوم</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>آخر يوم</translation>
    </message>
</context>
<context>
    <name>forms</name>
    <message>
        <source>{file} is written. The form was converted as follows:</source>
        <translation>كُتب {file}. حُوِّل النموذج على النحو الآتي:</translation>
    </message>
    <message>
        <source>{file} was not converted. Change the entries marked “must change” in the form, then try again.</source>
        <translation>لم يُحوَّل {file}. غيّر في النموذج ما «يجب تغييره»، ثم حاول من جديد.</translation>
    </message>
</context>
<context>
    <name>kiosk</name>
    <message>
        <source>fewer than {step} times</source>
        <translation>أقل من {step} من المرات</translation>
    </message>
    <message>
        <source>about {tens} times</source>
        <translation>نحو {tens} من المرات</translation>
    </message>
    <message>
        <source>fewer than {step} interviews</source>
        <translation>أقل من {step} من المقابلات</translation>
    </message>
    <message>
        <source>about {tens} interviews</source>
        <translation>نحو {tens} من المقابلات</translation>
    </message>
    <message>
        <source>Surveyapp kiosk</source>
        <translation>كشك Surveyapp</translation>
    </message>
    <message>
        <source>Other folder…</source>
        <translation>مجلد آخر…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>↑  One folder up</source>
        <translation>↑  إلى المجلد الأعلى</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>رجوع</translation>
    </message>
    <message>
        <source>The program in words: being computed…</source>
        <translation>البرنامج بالكلمات: يجري حسابه…</translation>
    </message>
    <message>
        <source>Build {build}. The program in words: {words}</source>
        <translation>البناء {build}. البرنامج بالكلمات: {words}</translation>
    </message>
    <message>
        <source>The program&apos;s words cannot be computed.</source>
        <translation>لا يمكن حساب كلمات البرنامج.</translation>
    </message>
    <message>
        <source>Sound: this device cannot play it. The program was installed without sound.</source>
        <translation>الصوت: لا يستطيع هذا الجهاز تشغيله. ثُبّت البرنامج بلا صوت.</translation>
    </message>
    <message>
        <source>Sound: off. Do the headphones check to turn it on.</source>
        <translation>الصوت: مطفأ. أجرِ اختبار السماعات لتشغيله.</translation>
    </message>
    <message>
        <source>Sound: through headphones.</source>
        <translation>الصوت: عبر السماعات.</translation>
    </message>
    <message>
        <source>Sound: the loudspeaker is allowed.</source>
        <translation>الصوت: مكبر الصوت مسموح به.</translation>
    </message>
</context>
<context>
    <name>kiosks</name>
    <message>
        <source>Words</source>
        <translation>الكلمات</translation>
    </message>
    <message>
        <source>State</source>
        <translation>الحالة</translation>
    </message>
    <message>
        <source>Interviews</source>
        <translation>المقابلات</translation>
    </message>
    <message>
        <source>On hold</source>
        <translation>في الانتظار</translation>
    </message>
    <message>
        <source>Broken off</source>
        <translation>متوقفة</translation>
    </message>
    <message>
        <source>Interviews that were begun and stopped.</source>
        <translation>مقابلات بدأت ثم أُوقفت.</translation>
    </message>
    <message>
        <source>Timed out</source>
        <translation>انتهى وقتها</translation>
    </message>
    <message>
        <source>Interviews that were left without an answer for too long.</source>
        <translation>مقابلات لم يتابعها أحد.</translation>
    </message>
    <message>
        <source>Ended in practice</source>
        <translation>انتهت في التجربة</translation>
    </message>
    <message>
        <source>Broken off or timed out before the practice was done.</source>
        <translation>توقفت أو انتهى وقتها قبل إتمام التجربة.</translation>
    </message>
    <message>
        <source>Not understood</source>
        <translation>لم تُفهم</translation>
    </message>
    <message>
        <source>Comprehension checks that were not passed.</source>
        <translation>اختبارات فهم لم تُجتز.</translation>
    </message>
    <message>
        <source>Revoked</source>
        <translation>ملغى</translation>
    </message>
    <message>
        <source>Simulated</source>
        <translation>محاكاة</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>مقبول</translation>
    </message>
    <message>
        <source>Waiting to be accepted</source>
        <translation>ينتظر القبول</translation>
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
        <translation>لا يستجيب مولّد الأعداد العشوائية لنظام التشغيل، ولذلك لا يُطرح أي سؤال. أعد تشغيل الجهاز؛ وإذا تكرر ذلك، فلا تستخدمه للمقابلات.</translation>
    </message>
    <message>
        <source>{parameter} is {value}, which is not a number; write it as &quot;3/4&quot;, &quot;0.75&quot; or 0.75.</source>
        <translation>{parameter} هي {value}، وهذا ليس عدداً؛ اكتبه هكذا &quot;3/4&quot; أو &quot;0.75&quot; أو 0.75.</translation>
    </message>
    <message>
        <source>{parameter} is {value}; it must be {allowed}.</source>
        <translation>{parameter} هي {value}؛ ويجب أن تكون {allowed}.</translation>
    </message>
    <message>
        <source>{parameter} is not a distribution: {reason}. List the values with their probabilities, as in &quot;1: 1/2, 2: 1/4, 3: 1/4&quot;, or, to analyse what others collected, &quot;mean 2, sd 0.5&quot;.</source>
        <translation>{parameter} ليست توزيعاً: {reason}. اذكر القيم مع احتمالاتها، مثل &quot;1: 1/2, 2: 1/4, 3: 1/4&quot;، أو، لتحليل ما جمعه آخرون، &quot;mean 2, sd 0.5&quot;.</translation>
    </message>
    <message>
        <source>{parameter} is missing; give {meaning}, {allowed}.</source>
        <translation>{parameter} ناقصة؛ أعطِ {meaning}، {allowed}.</translation>
    </message>
    <message>
        <source>{parameter} is not a parameter of {design}; it takes {known}.</source>
        <translation>{parameter} ليست معلَمة لـ{design}؛ فهو يأخذ {known}.</translation>
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
        <translation>يجب أن يكون العدد من {minimum} إلى {maximum}، بخطوات من {step}.</translation>
    </message>
    <message>
        <source>The inclusion probability of respondent {row} is {probability}; it must be above 0 and at most 1.</source>
        <translation>احتمال الشمول للمجيب {row} هو {probability}؛ ويجب أن يكون فوق 0 وألا يتجاوز 1.</translation>
    </message>
    <message>
        <source>The joint inclusion probabilities do not fit: {reason}. They are a symmetric table with one row and one column for each respondent, and each respondent&apos;s own probability on the diagonal.</source>
        <translation>احتمالات الشمول المشتركة غير متسقة: {reason}. هي جدول متماثل فيه صف وعمود لكل مجيب، واحتمال كل مجيب على القطر.</translation>
    </message>
    <message>
        <source>There are {reports} reports but the column “{column}” has {length} rows. Each respondent needs one row in every column.</source>
        <translation>هناك {reports} من الردود لكن العمود «{column}» فيه {length} من الصفوف. يحتاج كل مجيب إلى صف واحد في كل عمود.</translation>
    </message>
    <message>
        <source>The size of the population is {population}; a share of a known population needs its size, above 0. Give it, or let the weights estimate it.</source>
        <translation>حجم المجتمع هو {population}؛ ونسبة في مجتمع معروف تحتاج إلى حجمه، فوق 0. أعطه، أو دع الأوزان تقدّره.</translation>
    </message>
    <message>
        <source>The positions of the {answers} answers must be as many numbers, each above the one before. Correct them; without any they are 1, 2, 3 and so on.</source>
        <translation>يجب أن تكون مواضع الإجابات، وعددها {answers}، أعداداً بالعدد نفسه، كل منها فوق الذي قبله. صححها؛ ومن دونها تكون 1 و2 و3 وهكذا.</translation>
    </message>
    <message>
        <source>One group chose among {first} answers and the other among {second}, so their distributions have no distance. Compare groups that were asked the same question.</source>
        <translation>اختارت إحدى المجموعتين من بين {first} من الإجابات والأخرى من بين {second}، فلا مسافة بين توزيعيهما. قارن بين مجموعات سُئلت السؤال نفسه.</translation>
    </message>
    <message>
        <source>Report {number} is {report}, which {design} never gives. The data belong to another design or another number of choices; check which survey they were collected with.</source>
        <translation>الرد رقم {number} هو {report}، ولا يعطيه {design} أبداً. البيانات تخص تصميماً آخر أو عدداً آخر من الخيارات؛ تحقق بأي استبيان جُمعت.</translation>
    </message>
    <message>
        <source>The level of an interval is {level}; it must be above 0 and below 1. Write 0.95 for 95 %.</source>
        <translation>مستوى الفترة هو {level}؛ ويجب أن يكون فوق 0 ودون 1. اكتب 0.95 لـ 95 %.</translation>
    </message>
    <message>
        <source>{group} has {n} interviews; at least {needed} are needed. Import more, or use a larger group.</source>
        <translation>في {group} عدد المقابلات {n}؛ والمطلوب {needed} على الأقل. استورد المزيد، أو استخدم مجموعة أكبر.</translation>
    </message>
    <message>
        <source>A count of {count} was reported where only 0 to {most} is possible. Check the number of statements.</source>
        <translation>سُجّل العدد {count} حيث لا يمكن إلا من 0 إلى {most}. تحقق من عدد العبارات.</translation>
    </message>
    <message>
        <source>{questions} questions with {cells} combinations of answers cannot be estimated together. Choose at most 4 questions, with fewer choices.</source>
        <translation>لا يمكن تقدير {questions} من الأسئلة معاً ولها {cells} من تركيبات الإجابات. اختر 4 أسئلة على الأكثر، بخيارات أقل.</translation>
    </message>
    <message>
        <source>Sample {sample} of {samples} has no reports; this design needs some in each. Import more interviews, or choose a larger group.</source>
        <translation>لا ردود في العينة {sample} من {samples}؛ ويحتاج هذا التصميم إلى ردود في كل منها. استورد مقابلات أخرى، أو اختر مجموعة أكبر.</translation>
    </message>
    <message>
        <source>In sample {sample}, report number {report} was counted {count} times, but the design never gives it there. The data belong to another design; check which survey they were collected with.</source>
        <translation>في العينة {sample} عُدّ الرد رقم {report} بعدد {count}، لكن التصميم لا يعطيه هناك أبداً. البيانات تخص تصميماً آخر؛ تحقق بأي استبيان جُمعت.</translation>
    </message>
    <message>
        <source>A report is {report}, but the design never gives that number. The data belong to another design or another scale; check which survey they were collected with.</source>
        <translation>أحد الردود هو {report}، لكن التصميم لا يعطي هذا العدد أبداً. البيانات تخص تصميماً آخر أو مقياساً آخر؛ تحقق بأي استبيان جُمعت.</translation>
    </message>
    <message>
        <source>The {what} is {value}; it must be {allowed}.</source>
        <translation>{what} هو {value}؛ ويجب أن يكون {allowed}.</translation>
    </message>
    <message>
        <source>There are no reports, so nothing can be estimated. Import interviews that answer this question, or choose a larger group.</source>
        <translation>لا توجد ردود، فلا يمكن تقدير شيء. استورد مقابلات تجيب عن هذا السؤال، أو اختر مجموعة أكبر.</translation>
    </message>
    <message>
        <source>Report number {report} was counted {count} times, but the design never gives it. The data belong to another design; check which survey they were collected with.</source>
        <translation>عُدّ الرد رقم {report} بعدد {count}، لكن التصميم لا يعطيه أبداً. البيانات تخص تصميماً آخر؛ تحقق بأي استبيان جُمعت.</translation>
    </message>
    <message>
        <source>There are {n} reports but the population is given as {population}. Give the number of people that the sample was drawn from, at least {n}, or leave it out.</source>
        <translation>هناك {n} من الردود لكن حجم المجتمع المعطى {population}. أعطِ عدد الناس الذين سُحبت منهم العينة، {n} على الأقل، أو استغنِ عنه.</translation>
    </message>
    <message>
        <source>The {what} needs one number for each of the {levels} levels{condition}. Correct it.</source>
        <translation>يحتاج {what} إلى عدد واحد لكل من المستويات، وعددها {levels}{condition}. صححه.</translation>
    </message>
    <message>
        <source>Respondent number {row} gave a report that the design never gives. The data belong to another design; check which survey they were collected with.</source>
        <translation>أعطى المجيب رقم {row} رداً لا يعطيه التصميم أبداً. البيانات تخص تصميماً آخر؛ تحقق بأي استبيان جُمعت.</translation>
    </message>
    <message>
        <source>The weight of respondent number {row} is {weight}; weights must be numbers from 0. Correct the column or leave it out.</source>
        <translation>وزن المجيب رقم {row} هو {weight}؛ ويجب أن تكون الأوزان أعداداً من 0 فما فوق. صحح العمود أو استغنِ عنه.</translation>
    </message>
    <message>
        <source>All weights are 0, so nobody counts. Correct the column or leave it out.</source>
        <translation>كل الأوزان تساوي 0، فلا أحد يُحسب. صحح العمود أو استغنِ عنه.</translation>
    </message>
    <message>
        <source>The column {column} has {length} rows and the outcome {n}; they must describe the same respondents, one row each.</source>
        <translation>في العمود {column} عدد الصفوف {length} وفي المتغير التابع {n}؛ يجب أن يصفا المجيبين أنفسهم، صفاً لكل واحد.</translation>
    </message>
    <message>
        <source>The level is {level}; it must be above 0 and below 1. Write 0.95 for 95 %.</source>
        <translation>المستوى هو {level}؛ ويجب أن يكون فوق 0 ودون 1. اكتب 0.95 لـ 95 %.</translation>
    </message>
    <message>
        <source>The error is {value}; it must be above 0 and below 1. Write 0.05 for five percentage points.</source>
        <translation>الخطأ هو {value}؛ ويجب أن يكون فوق 0 ودون 1. اكتب 0.05 لخمس نقاط مئوية.</translation>
    </message>
    <message>
        <source>The error is {value}; it must be above 0 and below {width}, the width of the number&apos;s scale.</source>
        <translation>الخطأ هو {value}؛ ويجب أن يكون فوق 0 ودون {width}، وهو عرض مقياس العدد.</translation>
    </message>
    <message>
        <source>The expected mean is {value}; it must be from {minimum} to {maximum}. Leave it out to plan for the worst case.</source>
        <translation>المتوسط المتوقع هو {value}؛ ويجب أن يكون من {minimum} إلى {maximum}. اتركه فارغاً للتخطيط لأسوأ حالة.</translation>
    </message>
    <message>
        <source>The confidence is {value}; it must be above 0 and below 1. Write 0.95 for 95 %.</source>
        <translation>مستوى الثقة هو {value}؛ ويجب أن يكون فوق 0 ودون 1. اكتب 0.95 لـ 95 %.</translation>
    </message>
    <message>
        <source>The expected prevalence is {value}; it must be from 0 to 1. Leave it out to plan for the worst case.</source>
        <translation>الانتشار المتوقع هو {value}؛ ويجب أن يكون من 0 إلى 1. اتركه فارغاً للتخطيط لأسوأ حالة.</translation>
    </message>
    <message>
        <source>The {what} is {value}; it must be a whole number from 1 to a million million.</source>
        <translation>{what} هو {value}؛ ويجب أن يكون عدداً صحيحاً من 1 إلى مليون مليون.</translation>
    </message>
    <message>
        <source>The design effect is {value}; it must be above 0. It is 1 for a simple random sample and usually above 1 for clusters.</source>
        <translation>أثر التصميم هو {value}؛ ويجب أن يكون فوق 0. يساوي 1 للعينة العشوائية البسيطة ويزيد عادة على 1 للعناقيد.</translation>
    </message>
    <message>
        <source>The share of non-response is {value}; it must be from 0 and below 1. Write 0.2 if one in five will not take part.</source>
        <translation>نسبة عدم الاستجابة هي {value}؛ ويجب أن تكون من 0 ودون 1. اكتب 0.2 إذا كان واحد من كل خمسة لن يشارك.</translation>
    </message>
    <message>
        <source>The exact method works only where every report counts either fully or not at all for the answer, which is not so with this design. Use chebyshev, hoeffding or normal.</source>
        <translation>لا تعمل الطريقة الدقيقة إلا حيث يُحسب كل رد للإجابة كاملاً أو لا يُحسب، وليس الأمر كذلك في هذا التصميم. استخدم chebyshev أو hoeffding أو normal.</translation>
    </message>
    <message>
        <source>Attribute {attribute} needs one or more levels, all different; it has {levels}.</source>
        <translation>تحتاج السمة {attribute} إلى مستوى أو أكثر، كلها مختلفة؛ ومستوياتها {levels}.</translation>
    </message>
    <message>
        <source>There is no column {attribute}. There are: {known}.</source>
        <translation>لا يوجد عمود {attribute}. الأعمدة الموجودة: {known}.</translation>
    </message>
    <message>
        <source>{label} is the label; a label cannot be a feature too. Leave it out of the features.</source>
        <translation>{label} هو الفئة المستهدفة؛ ولا يمكن أن يكون سمة أيضاً. استبعده من السمات.</translation>
    </message>
    <message>
        <source>{label} has {classes} classes, but there are only {rows} rows with a class.</source>
        <translation>لـ{label} من الفئات {classes}، لكن الصفوف التي لها فئة {rows} فقط.</translation>
    </message>
    <message>
        <source>No feature is left to predict {label} from; choose one with two or more values.</source>
        <translation>لم تبق سمة للتنبؤ بـ{label} منها؛ اختر سمة لها قيمتان أو أكثر.</translation>
    </message>
    <message>
        <source>{attribute} is numeric and has no bounds; state its lowest and highest value, from knowledge and not from the data.</source>
        <translation>{attribute} عددي وليس له حدود؛ اذكر أدنى قيمة وأعلى قيمة له، مما تعرفه لا من البيانات.</translation>
    </message>
    <message>
        <source>Column {attribute} is numeric, but has the value {value}.</source>
        <translation>العمود {attribute} عددي، لكن فيه القيمة {value}.</translation>
    </message>
    <message>
        <source>There are no interviews in {where}. Import collection files first.</source>
        <translation>لا توجد مقابلات في {where}. استورد ملفات الجمع أولاً.</translation>
    </message>
    <message>
        <source>{question} has no answer {answer}; its answers are {known}.</source>
        <translation>ليس لـ{question} إجابة {answer}؛ إجاباته هي {known}.</translation>
    </message>
    <message>
        <source>{question} is randomized, so nobody&apos;s group is known. Group by a direct question; this survey has {known}.</source>
        <translation>السؤال {question} مطروح بالعشوائية، فلا تُعرف مجموعة أحد. صنّف بسؤال مباشر؛ في هذا الاستبيان {known}.</translation>
    </message>
    <message>
        <source>{question} has no list of answers, so groups, strata and clusters cannot be formed by it. Name a direct question with listed answers; this survey has {known}.</source>
        <translation>ليس لـ{question} قائمة إجابات، فلا يمكن تكوين مجموعات وطبقات وعناقيد به. اذكر سؤالاً مباشراً له إجابات مسرودة؛ في هذا الاستبيان {known}.</translation>
    </message>
    <message>
        <source>{file} is a table; give the survey that its columns belong to.</source>
        <translation>{file} جدول؛ أعطِ الاستبيان الذي تنتمي إليه أعمدته.</translation>
    </message>
    <message>
        <source>The audit cannot run: {reason}.</source>
        <translation>لا يمكن إجراء التدقيق: {reason}.</translation>
    </message>
    <message>
        <source>There is no design {name}; known designs are {known}.</source>
        <translation>لا يوجد تصميم {name}؛ التصاميم المعروفة هي {known}.</translation>
    </message>
    <message>
        <source>{method} is not a method; choose one of {known}.</source>
        <translation>{method} ليست طريقة؛ اختر واحدة من {known}.</translation>
    </message>
    <message>
        <source>{question} is the outcome and cannot be its own predictor. Leave it out there.</source>
        <translation>{question} هو المتغير التابع ولا يمكن أن يفسر نفسه. استغنِ عنه هناك.</translation>
    </message>
    <message>
        <source>{question} is named twice among the predictors. Name it once.</source>
        <translation>ذُكر {question} مرتين بين المتغيرات التفسيرية. اذكره مرة واحدة.</translation>
    </message>
    <message>
        <source>{question} is randomized; as a predictor it works for a yes/no outcome or a number, and {outcome} has {choices} choices. Leave it out, or choose another outcome.</source>
        <translation>السؤال {question} مطروح بالعشوائية؛ ويصلح متغيراً تفسيرياً لمتغير تابع نعم/لا أو لعدد، ولـ{outcome} {choices} من الخيارات. استغنِ عنه، أو اختر متغيراً تابعاً آخر.</translation>
    </message>
    <message>
        <source>The simulation cannot run: {reason}.</source>
        <translation>لا يمكن تشغيل المحاكاة: {reason}.</translation>
    </message>
    <message>
        <source>{file} was refused: {reason}.</source>
        <translation>رُفض {file}: {reason}.</translation>
    </message>
    <message>
        <source>{file} could not be {action}: {reason}. Nothing that was already stored is lost.</source>
        <translation>تعذر على {file} الإجراء {action}: {reason}. لم يُفقد شيء مما حُفظ من قبل.</translation>
    </message>
    <message>
        <source>There are no collection files to export in {folder}.</source>
        <translation>لا توجد ملفات جمع للتصدير في {folder}.</translation>
    </message>
    <message>
        <source>Another Surveyapp kiosk is using {folder}. Close it, or export from its supervisor&apos;s screen.</source>
        <translation>هناك كشك Surveyapp آخر يستخدم {folder}. أغلقه، أو صدّر من شاشة المشرف فيه.</translation>
    </message>
    <message>
        <source>Choose a PIN of {shortest} to {longest} digits.</source>
        <translation>اختر رقماً سرياً من {shortest} إلى {longest} رقماً.</translation>
    </message>
    <message>
        <source>The project {file} cannot be used: {reason}.</source>
        <translation>لا يمكن استخدام المشروع {file}: {reason}.</translation>
    </message>
    <message>
        <source>{file}, line {line}, column {column}: “{value}” {reason}.</source>
        <translation>{file}، السطر {line}، العمود {column}: «{value}» {reason}.</translation>
    </message>
    <message>
        <source>{file} has the same content as {other}, so its respondents would count twice. Leave one of them out.</source>
        <translation>محتوى {file} هو محتوى {other} نفسه، فيُحسب مجيبوه مرتين. استغنِ عن واحد منهما.</translation>
    </message>
    <message>
        <source>{file}, line {line}, column {column}: {reason}.</source>
        <translation>{file}، السطر {line}، العمود {column}: {reason}.</translation>
    </message>
    <message>
        <source>{file} has {count} mistake(s). The first: {first}</source>
        <translation>عدد الأخطاء في {file}: {count}. أولها: {first}</translation>
    </message>
    <message>
        <source>{file} is not valid JSON: {reason} (line {line}, column {column}).</source>
        <translation>{file} ليس JSON صحيحاً: {reason} (السطر {line}، العمود {column}).</translation>
    </message>
    <message>
        <source>{file} is not UTF-8 text (byte {byte}); save it as UTF-8 without BOM.</source>
        <translation>{file} ليس نصاً بترميز UTF-8 (البايت {byte})؛ احفظه بترميز UTF-8 من دون BOM.</translation>
    </message>
    <message>
        <source>The reports of {question} cannot be learned from: its design {design} has several samples or several answers at once. Leave the question out.</source>
        <translation>لا يمكن التعلم من ردود {question}: لتصميمه {design} عدة عينات أو عدة إجابات معاً. استغنِ عن السؤال.</translation>
    </message>
    <message>
        <source>The design {design} of {question} takes {takes} answers, and {question} has {levels}. Check which survey the reports were collected with.</source>
        <translation>يأخذ التصميم {design} للسؤال {question} {takes} من الإجابات، ولـ{question} {levels}. تحقق بأي استبيان جُمعت الردود.</translation>
    </message>
    <message>
        <source>{label} is the label and a feature too. Name it as one of the two only.</source>
        <translation>{label} هو الفئة المستهدفة وسمة معاً. اذكره في واحد منهما فقط.</translation>
    </message>
    <message>
        <source>{label} has only one class, {level}, so there is nothing to predict. Choose another label.</source>
        <translation>لـ{label} فئة واحدة فقط، {level}، فلا شيء يُتنبأ به. اختر فئة مستهدفة أخرى.</translation>
    </message>
    <message>
        <source>There is no feature to predict {label} from. Name one.</source>
        <translation>لا توجد سمة للتنبؤ بـ{label} منها. اذكر واحدة.</translation>
    </message>
    <message>
        <source>Reports on several features at once need the design k_rr; {features} were asked with {design}.</source>
        <translation>الردود عن عدة سمات معاً تحتاج إلى التصميم k_rr؛ وقد طُرحت {features} بالتصميم {design}.</translation>
    </message>
    <message>
        <source>{question} is compared between groups of its own answers. Group by another question.</source>
        <translation>يُقارَن {question} بين مجموعات إجاباته نفسها. صنّف بسؤال آخر.</translation>
    </message>
    <message>
        <source>{file} cannot become {out}: give a form (.xlsx) and a survey file (.survey.json), either way round.</source>
        <translation>لا يمكن تحويل {file} إلى {out}: أعطِ نموذجاً (.xlsx) وملف استبيان (.survey.json)، بأي اتجاه.</translation>
    </message>
    <message>
        <source>{by} has no group {group}; it has {known}.</source>
        <translation>ليس في {by} مجموعة {group}؛ بل فيه {known}.</translation>
    </message>
    <message>
        <source>A comparison needs two different groups of {by}; it has {known}.</source>
        <translation>تحتاج المقارنة إلى مجموعتين مختلفتين من {by}؛ وفيه {known}.</translation>
    </message>
    <message>
        <source>A comparison needs two groups of {by}, and interviews are only in {known}.</source>
        <translation>تحتاج المقارنة إلى مجموعتين من {by}، ولا توجد مقابلات إلا في {known}.</translation>
    </message>
    <message>
        <source>Nobody in the group {group} of {by} answered {question}, so nothing is known of it. Choose another group, or import more interviews.</source>
        <translation>لم يجب أحد في المجموعة {group} من {by} عن {question}، فلا يُعرف عنها شيء. اختر مجموعة أخرى، أو استورد مقابلات أكثر.</translation>
    </message>
    <message>
        <source>The survey {survey} names no analyst&apos;s key, so its interviews are not sealed. Put the line that “surveyapp key new” printed into it.</source>
        <translation>لا يذكر الاستبيان {survey} مفتاح محلل، فمقابلاته غير مختومة. ضع فيه السطر الذي طبعه «surveyapp key new».</translation>
    </message>
    <message>
        <source>The survey {survey} seals to the key “{key}”, and this is the key “{given}”: it would open none of its interviews.</source>
        <translation>يختم الاستبيان {survey} بالمفتاح «{key}»، وهذا هو المفتاح «{given}»: لن يفتح أياً من مقابلاته.</translation>
    </message>
    <message>
        <source>{first} and {second} have different answers, so they cannot be ranked together. Rank questions with the same answers.</source>
        <translation>لـ{first} و{second} إجابات مختلفة، فلا يمكن ترتيبهما معاً. رتّب أسئلة لها الإجابات نفسها.</translation>
    </message>
    <message>
        <source>Groups of {by} can be ranked by one question, and {given} were given. Name one of them.</source>
        <translation>يمكن ترتيب مجموعات {by} بسؤال واحد، وقد أُعطي {given}. اذكر واحداً منها.</translation>
    </message>
    <message>
        <source>Choose a passphrase of at least {shortest} characters; several words are best.</source>
        <translation>اختر عبارة مرور من {shortest} حرفاً على الأقل؛ وعدة كلمات أفضل.</translation>
    </message>
    <message>
        <source>The passphrase does not open the key file {file}. Try again: it is the one that was chosen when the key was made, and nobody can replace it.</source>
        <translation>لا تفتح عبارة المرور ملف المفتاح {file}. حاول مرة أخرى: هي التي اختيرت عند إنشاء المفتاح، ولا يستطيع أحد استبدالها.</translation>
    </message>
    <message>
        <source>{file} is sealed to the analyst&apos;s key “{key}”. Give that key&apos;s file and its passphrase.</source>
        <translation>{file} مختوم بمفتاح المحلل «{key}». أعطِ ملف ذلك المفتاح وعبارة مروره.</translation>
    </message>
    <message>
        <source>{file} is sealed to the analyst&apos;s key “{key}”, and the key given is “{given}”. Give the file of the other key.</source>
        <translation>{file} مختوم بمفتاح المحلل «{key}»، والمفتاح المعطى هو «{given}». أعطِ ملف المفتاح الآخر.</translation>
    </message>
    <message>
        <source>Nothing can be sealed to the analyst&apos;s key of the survey {survey}. Make a new pair with “surveyapp key new” and put its public key in the survey.</source>
        <translation>لا يمكن ختم شيء بمفتاح محلل الاستبيان {survey}. أنشئ زوجاً جديداً بالأمر «surveyapp key new» وضع مفتاحه العام في الاستبيان.</translation>
    </message>
    <message>
        <source>{sheet}, column {column}: a cell takes {most} characters, and the survey has {count} there; this survey cannot be written as a form.</source>
        <translation>{sheet}، العمود {column}: تتسع الخلية لـ{most} من الحروف، وفي الاستبيان {count} هناك؛ لا يمكن كتابة هذا الاستبيان كنموذج.</translation>
    </message>
    <message>
        <source>{reason} (at character {place}).</source>
        <translation>{reason} (عند الحرف {place}).</translation>
    </message>
    <message>
        <source>{file} was altered or damaged since it was saved ({what}); train or copy it again.</source>
        <translation>تغيّر {file} أو تلف منذ حفظه ({what})؛ أعد تدريبه أو انسخه من جديد.</translation>
    </message>
    <message>
        <source>The model needs the features {needed}, in this order and with its levels; got {given}.</source>
        <translation>يحتاج النموذج إلى السمات {needed}، بهذا الترتيب وبمستوياته؛ وقد أُعطي {given}.</translation>
    </message>
    <message>
        <source>There is no row with a class to evaluate on.</source>
        <translation>لا يوجد صف له فئة للتقييم عليه.</translation>
    </message>
    <message>
        <source>Epsilon is {epsilon}; it must be above 0. Small is private: 0.3 to 3 is usual.</source>
        <translation>إبسيلون هو {epsilon}؛ ويجب أن يكون فوق 0. القيمة الصغيرة أكثر خصوصية: المعتاد من 0.3 إلى 3.</translation>
    </message>
    <message>
        <source>A synthetic table needs two or more columns; this one has {columns}.</source>
        <translation>يحتاج الجدول الاصطناعي إلى عمودين أو أكثر؛ وعدد أعمدة هذا الجدول {columns}.</translation>
    </message>
    <message>
        <source>{rows} synthetic rows were asked for; ask for 1 or more.</source>
        <translation>طُلب {rows} من الصفوف الاصطناعية؛ اطلب 1 أو أكثر.</translation>
    </message>
    <message>
        <source>The bounds {text} cannot be used; write COLUMN=LOW:HIGH or COLUMN=LOW:HIGH:BINS, such as age=0:100:10.</source>
        <translation>لا يمكن استخدام الحدود {text}؛ اكتب COLUMN=LOW:HIGH أو COLUMN=LOW:HIGH:BINS، مثل age=0:100:10.</translation>
    </message>
    <message>
        <source>Column {attribute} has {levels} different values, more than the {most} that a category can have; leave it out of the features.</source>
        <translation>في العمود {attribute} من القيم المختلفة {levels}، وهي أكثر من {most} التي يسعها عمود من الفئات؛ استبعده من السمات.</translation>
    </message>
    <message>
        <source>{file} has two columns called {attribute}; rename one of them.</source>
        <translation>في {file} عمودان باسم {attribute}؛ غيّر اسم أحدهما.</translation>
    </message>
    <message>
        <source>{file} has no rows below its header.</source>
        <translation>لا صفوف في {file} تحت صف العناوين.</translation>
    </message>
    <message>
        <source>A model of the method {method} cannot be trained again on a plain table; leave out the folds.</source>
        <translation>لا يمكن إعادة تدريب نموذج بالطريقة {method} على جدول عادي؛ استغنِ عن التقسيم إلى أجزاء (folds).</translation>
    </message>
    <message>
        <source>{question} has no list of answers of which one is given, so nothing can be learned from it; name a yes/no question, a single choice or a rating.</source>
        <translation>ليس لـ{question} قائمة إجابات تُعطى واحدة منها، فلا يمكن تعلم شيء منه؛ اذكر سؤال نعم/لا أو اختياراً واحداً أو تقييماً.</translation>
    </message>
    <message>
        <source>{label} was asked in joint questions, and a tree needs each question asked by itself. Train naive-bayes.</source>
        <translation>طُرح {label} في أسئلة مشتركة، وتحتاج الشجرة إلى أن يُطرح كل سؤال وحده. درّب naive-bayes.</translation>
    </message>
    <message>
        <source>Epsilon is {epsilon}; for randomized reports give one above 0 and up to {most}.</source>
        <translation>إبسيلون هو {epsilon}؛ للردود العشوائية أعطِ قيمة فوق 0 ولا تزيد على {most}.</translation>
    </message>
    <message>
        <source>There is no learner {learner}; take one of {known}.</source>
        <translation>لا توجد طريقة تعلم باسم {learner}؛ استخدم واحدة من {known}.</translation>
    </message>
    <message>
        <source>The share to hold out is {share}; it must be above 0 and below 1.</source>
        <translation>النسبة المحجوزة للاختبار هي {share}؛ ويجب أن تكون فوق 0 ودون 1.</translation>
    </message>
    <message>
        <source>The budget is {budget}; it must be a number above 0.</source>
        <translation>الميزانية هي {budget}؛ ويجب أن تكون عدداً فوق 0.</translation>
    </message>
    <message>
        <source>{word} is none of the 256 words.</source>
        <translation>{word} ليست من الكلمات الـ256.</translation>
    </message>
    <message>
        <source>all choices of a question must differ</source>
        <translation>يجب أن تختلف كل خيارات السؤال</translation>
    </message>
    <message>
        <source>The project {file} is no longer in its folder. Put it back there, or open another project.</source>
        <translation>لم يعد المشروع {file} في مجلده. أعده إليه أو افتح مشروعًا آخر.</translation>
    </message>
    <message>
        <source>Choose a table, or the reports of this project, first.</source>
        <translation>اختر أولاً جدولاً أو ردود هذا المشروع.</translation>
    </message>
    <message>
        <source>The program itself made a mistake, but only after this interview was recorded: it is kept, so do not ask this person again. Go on with the next respondent; if it happens again, stop using this kiosk and send the report, which holds nothing of an interview: {report}.</source>
        <translation>أخطأ البرنامج نفسه، لكن بعد تسجيل هذه المقابلة: وهي محفوظة، فلا تسأل هذا الشخص مرة أخرى. تابع مع المجيب التالي؛ وإذا تكرر ذلك فأوقف استخدام هذا الكشك وأرسل التقرير، وهو لا يحوي شيئاً من أي مقابلة: {report}.</translation>
    </message>
    <message>
        <source>The import was stopped; nothing of it was kept, the project {file} is as it was.</source>
        <translation>أُوقف الاستيراد؛ لم يُحفظ منه شيء، والمشروع {file} كما كان.</translation>
    </message>
    <message>
        <source>The ending of {file} does not say what to write; give it one of {known}.</source>
        <translation>لا تبيّن نهاية {file} ما الذي يُكتب؛ أعطه واحدة من {known}.</translation>
    </message>
    <message>
        <source>{question} is named in two filters. Name it once; write several answers with commas between them.</source>
        <translation>ذُكر {question} في مرشّحين. اذكره مرة واحدة؛ واكتب الإجابات المتعددة بينها فواصل.</translation>
    </message>
    <message>
        <source>{question} has no list of answers, so no interviews can be chosen by it. Filter by a direct question with listed answers; this survey has {known}.</source>
        <translation>ليس لـ{question} قائمة إجابات، فلا يمكن اختيار المقابلات به. رشّح بسؤال مباشر له إجابات محددة؛ في هذا الاستبيان {known}.</translation>
    </message>
    <message>
        <source>{file} has the same rows as {other}, which was imported before, so its respondents would count twice.</source>
        <translation>في {file} صفوف {other} نفسها، وقد استُورد من قبل، فيُحسب مجيبوه مرتين.</translation>
    </message>
    <message>
        <source>No row of {file} can be imported: {refused} were refused{first}.</source>
        <translation>لا يمكن استيراد أي صف من {file}: رُفض {refused}{first}.</translation>
    </message>
    <message>
        <source>The privacy account cannot be made: {reason}.</source>
        <translation>لا يمكن إعداد حساب الخصوصية: {reason}.</translation>
    </message>
    <message>
        <source>The survey has no labels in the language {language}; it has {known}.</source>
        <translation>ليس في الاستبيان تسميات باللغة {language}؛ لغاته {known}.</translation>
    </message>
    <message>
        <source>SOURCE_DATE_EPOCH is “{value}”; give whole seconds since 1970, or leave it unset.</source>
        <translation>قيمة SOURCE_DATE_EPOCH هي «{value}»؛ أعطِ ثواني كاملة منذ 1970، أو اتركه بلا قيمة.</translation>
    </message>
    <message>
        <source>The mapping does not fit {file}: {reason}.</source>
        <translation>لا تناسب المطابقة {file}: {reason}.</translation>
    </message>
    <message>
        <source>No column of {file} was chosen for a question; choose at least one.</source>
        <translation>لم يُختر أي عمود من {file} لسؤال؛ اختر واحداً على الأقل.</translation>
    </message>
    <message>
        <source>Reading a table of {engine} needs libraries that are not installed ({missing}): pip install &apos;surveyapp[engines]&apos;.</source>
        <translation>قراءة جدول من {engine} تحتاج إلى مكتبات غير مثبتة ({missing}): pip install &apos;surveyapp[engines]&apos;.</translation>
    </message>
    <message>
        <source>The table {table} of {source} cannot be read: {reason}.</source>
        <translation>لا يمكن قراءة الجدول {table} من {source}: {reason}.</translation>
    </message>
    <message>
        <source>The table {table} has no column {column}, in which {question} would be recorded.</source>
        <translation>ليس في الجدول {table} عمود {column} الذي يُفترض أن يُسجَّل فيه {question}.</translation>
    </message>
    <message>
        <source>There is nothing to undo in this project; it keeps the last {most} actions.</source>
        <translation>لا شيء يمكن التراجع عنه في هذا المشروع؛ فهو يحتفظ بآخر {most} من الإجراءات.</translation>
    </message>
    <message>
        <source>There is nothing to redo in this project: nothing was undone since the last action.</source>
        <translation>لا شيء يُعاد في هذا المشروع: لم يُتراجع عن شيء منذ آخر إجراء.</translation>
    </message>
    <message>
        <source>{file} cannot be removed: an older Surveyapp stored its interviews without noting which of its kiosk&apos;s files they came from. Import the files that shall stay into a new project.</source>
        <translation>لا يمكن إزالة {file}: حفظ إصدار أقدم من Surveyapp مقابلاته دون أن يذكر من أي ملفات كشكه جاءت. استورد الملفات التي يجب أن تبقى في مشروع جديد.</translation>
    </message>
    <message>
        <source>{file} could not be written: {reason}.</source>
        <translation>تعذرت كتابة {file}: {reason}.</translation>
    </message>
    <message>
        <source>The survey cannot be written as a form: XLSForm cannot express {what}.</source>
        <translation>لا يمكن كتابة الاستبيان كنموذج: ليس في XLSForm كلمات لـ{what}.</translation>
    </message>
    <message>
        <source>The program itself made a mistake, so this interview was not recorded; all before it are kept. Go on with the next respondent; if it happens again, stop using this kiosk and send the report, which holds nothing of an interview: {report}.</source>
        <translation>أخطأ البرنامج نفسه، فلم تُسجَّل هذه المقابلة؛ وكل ما قبلها محفوظ. تابع مع المجيب التالي؛ وإذا تكرر ذلك فأوقف استخدام هذا الكشك وأرسل التقرير، وهو لا يحوي شيئاً من أي مقابلة: {report}.</translation>
    </message>
    <message>
        <source>not written</source>
        <translation>لم يُكتب</translation>
    </message>
    <message>
        <source>The budget cannot be made: {reason}.</source>
        <translation>لا يمكن إعداد الميزانية: {reason}.</translation>
    </message>
    <message>
        <source>The survey cannot be rehearsed: {reason}.</source>
        <translation>لا يمكن إجراء تجربة مسبقة للاستبيان: {reason}.</translation>
    </message>
    <message>
        <source>A cross-table needs two to four different questions; these were given: {names}.</source>
        <translation>يحتاج الجدول المتقاطع إلى سؤالين إلى أربعة أسئلة مختلفة؛ وقد أُعطيت هذه: {names}.</translation>
    </message>
    <message>
        <source>{question} is a number, so it needs the linear model, not the logistic one.</source>
        <translation>{question} عدد، فيحتاج إلى النموذج الخطي لا اللوجستي.</translation>
    </message>
    <message>
        <source>The report cannot contain “{analysis}”; remove it, or correct it: {problem}</source>
        <translation>لا يمكن أن يحوي التقرير «{analysis}»؛ أزله أو أصلحه: {problem}</translation>
    </message>
    <message>
        <source>all answers lead to the same reports, so nothing can be learned from them</source>
        <translation>كل الإجابات تؤدي إلى التقارير نفسها، فلا يمكن تعلم شيء منها</translation>
    </message>
    <message>
        <source>it has no answers or no reports</source>
        <translation>ليس فيه إجابات أو ليس فيه تقارير</translation>
    </message>
    <message>
        <source>row {number} has another length than row 1</source>
        <translation>طول الصف {number} يختلف عن طول الصف 1</translation>
    </message>
    <message>
        <source>row {number} has a negative probability</source>
        <translation>في الصف {number} احتمال سالب</translation>
    </message>
    <message>
        <source>row {number} sums to {row} and not to 1</source>
        <translation>مجموع الصف {number} هو {row} لا 1</translation>
    </message>
    <message>
        <source>p_yes + p_no of sample {sample} is {yes}; it may be at most 1</source>
        <translation>p_yes + p_no للعينة {sample} هو {yes}؛ والحد الأقصى 1</translation>
    </message>
    <message>
        <source>it has {count} probabilities; give 2 to {most_choices}, one a card</source>
        <translation>فيه {count} احتمالات؛ أعطِ من 2 إلى {most_choices}، واحدًا لكل بطاقة</translation>
    </message>
    <message>
        <source>they sum to {total}; they must sum to 1 exactly</source>
        <translation>مجموعها {total}؛ ويجب أن يكون 1 تمامًا</translation>
    </message>
    <message>
        <source>one card is drawn in all cases, so chance protects no answer; give two or more</source>
        <translation>تُسحب بطاقة واحدة في كل الحالات، فلا تحمي الصدفة أي إجابة؛ أعطِ اثنتين أو أكثر</translation>
    </message>
    <message>
        <source>they are the same from both ends, so both answers lead to the same numbers and nothing can be learned; make low numbers likelier than high ones</source>
        <translation>هي نفسها من الطرفين، فتؤدي الإجابتان إلى الأعداد نفسها ولا يُتعلم شيء؛ اجعل الأعداد الصغيرة أرجح من الكبيرة</translation>
    </message>
    <message>
        <source>it has {count} probabilities for {k} choices; give one for each choice</source>
        <translation>فيه {count} احتمالات لعدد {k} من الخيارات؛ أعطِ واحدًا لكل خيار</translation>
    </message>
    <message>
        <source>p_truth and p_forced sum to {total}; they must sum to 1 exactly, because each counts its share of all cases</source>
        <translation>مجموع p_truth و p_forced هو {total}؛ ويجب أن يكون 1 تمامًا، لأن كلًا منها يعد حصته من كل الحالات</translation>
    </message>
    <message>
        <source>p_truth + p_yes is {p_truth}, which is above 1; p_yes counts forced “yes” among all cases, not among the forced ones</source>
        <translation>p_truth + p_yes هو {p_truth}، أي أكثر من 1؛ و p_yes يعد «نعم» المفروضة بين كل الحالات لا بين المفروضة</translation>
    </message>
    <message>
        <source>give either epsilon or p_truth, exactly one of them</source>
        <translation>أعطِ epsilon أو p_truth، واحدًا منهما تمامًا</translation>
    </message>
    <message>
        <source>it is {p_no}, as is p_yes, so both packs give the same reports and nothing can be learned; make them differ</source>
        <translation>هو {p_no} مثل p_yes، فتعطي المجموعتان التقارير نفسها ولا يُتعلم شيء؛ اجعلهما مختلفين</translation>
    </message>
    <message>
        <source>it makes more than {most_steps} steps from minimum to maximum; choose a larger step, or hybrid</source>
        <translation>فيه أكثر من {most_steps} خطوة من الأدنى إلى الأقصى؛ اختر خطوة أكبر، أو hybrid</translation>
    </message>
    <message>
        <source>sample</source>
        <translation>عينة</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>العينتين</translation>
    </message>
    <message>
        <source>it has {count} probabilities; give two, one for each {of}</source>
        <translation>فيه {count} احتمالات؛ أعطِ اثنين، واحدًا لكل {of}</translation>
    </message>
    <message>
        <source>list its values; numbers of which only the mean is known cannot be drawn</source>
        <translation>عدّد قيمه؛ لا يمكن سحب أعداد لا يُعرف إلا متوسطها</translation>
    </message>
    <message>
        <source>give minimum and maximum together</source>
        <translation>أعطِ الأدنى والأقصى معًا</translation>
    </message>
    <message>
        <source>this design needs a minimum and a maximum</source>
        <translation>يحتاج هذا التصميم إلى أدنى وأقصى</translation>
    </message>
    <message>
        <source>give a minimum and a maximum</source>
        <translation>أعطِ أدنى وأقصى</translation>
    </message>
    <message>
        <source>it has {count} rows for {k} choices; give one for each choice</source>
        <translation>فيه {count} صفوف لعدد {k} من الخيارات؛ أعطِ واحدًا لكل خيار</translation>
    </message>
    <message>
        <source>it has more than {most_entries} entries; give fewer</source>
        <translation>فيه أكثر من {most_entries} مدخلًا؛ أعطِ أقل</translation>
    </message>
    <message>
        <source>whole steps must lead from the minimum to the maximum</source>
        <translation>يجب أن تصل خطوات كاملة من الأدنى إلى الأقصى</translation>
    </message>
    <message>
        <source>it is so small that there are more than a million possible answers</source>
        <translation>صغير إلى حد أن الإجابات الممكنة أكثر من مليون</translation>
    </message>
    <message>
        <source>it must be below the maximum</source>
        <translation>يجب أن يكون أقل من الأقصى</translation>
    </message>
    <message>
        <source>it must be above 0</source>
        <translation>يجب أن يكون أكبر من 0</translation>
    </message>
    <message>
        <source>on average the coins multiply the answer by 0, so nothing can be learned from it</source>
        <translation>في المتوسط تضرب الصدفة الإجابة في 0، فلا يُتعلم منها شيء</translation>
    </message>
    <message>
        <source>the scrambling numbers have more than {most_lines} combinations of values</source>
        <translation>لأعداد التمويه أكثر من {most_lines} توليفة من القيم</translation>
    </message>
    <message>
        <source>box</source>
        <translation>صندوق</translation>
    </message>
    <message>
        <source>boxes</source>
        <translation>الصندوقين</translation>
    </message>
    <message>
        <source>it is 1, so the boxes are never used; choose less than 1</source>
        <translation>هو 1، فلا تُستعمل الصناديق أبدًا؛ اختر أقل من 1</translation>
    </message>
    <message>
        <source>with t {t} and p {p} the answer is recorded as given in half of all cases and turned round in the other half, so nothing can be learned; change one</source>
        <translation>مع t {t} و p {p} تُسجَّل الإجابة كما هي في نصف الحالات ومقلوبة في النصف الآخر، فلا يُتعلم شيء؛ غيّر أحدهما</translation>
    </message>
    <message>
        <source>give both p and q</source>
        <translation>أعطِ p و q معًا</translation>
    </message>
    <message>
        <source>give either epsilon or p and q, exactly one of them</source>
        <translation>أعطِ epsilon، أو p و q، واحدًا منهما تمامًا</translation>
    </message>
    <message>
        <source>it equals p, so nothing can be learned from the reports</source>
        <translation>يساوي p، فلا يُتعلم شيء من التقارير</translation>
    </message>
    <message>
        <source>it goes with epsilon, not with p and q</source>
        <translation>يأتي مع epsilon لا مع p و q</translation>
    </message>
    <message>
        <source>optimized is for questions with one answer; leave it out for multiple choice</source>
        <translation>optimized للأسئلة ذات الإجابة الواحدة؛ اتركه في الاختيار المتعدد</translation>
    </message>
    <message>
        <source>it is {at_most}, above the {k} choices</source>
        <translation>هو {at_most}، أكثر من {k} خيارات</translation>
    </message>
    <message>
        <source>the table is not {n} by {n}</source>
        <translation>الجدول ليس {n} في {n}</translation>
    </message>
    <message>
        <source>an entry is not above 0 and at most 1</source>
        <translation>مدخل ليس أكبر من 0 ولا يتجاوز 1</translation>
    </message>
    <message>
        <source>the diagonal is not the respondents&apos; own probabilities</source>
        <translation>القطر ليس احتمالات المستجيبين أنفسهم</translation>
    </message>
    <message>
        <source>the table is not symmetric</source>
        <translation>الجدول غير متماثل</translation>
    </message>
    <message>
        <source>{taps} taps; give at least 1</source>
        <translation>{taps} لمسات؛ أعطِ 1 على الأقل</translation>
    </message>
    <message>
        <source>the confidence is {confidence}; it must be above 0 and below 1</source>
        <translation>الثقة {confidence}؛ ويجب أن تكون أكبر من 0 وأقل من 1</translation>
    </message>
    <message>
        <source>each respondent cannot be asked {ask} of {count} questions</source>
        <translation>لا يمكن أن يُسأل كل مستجيب {ask} من {count} أسئلة</translation>
    </message>
    <message>
        <source>ε {epsilon} is too little for {ask} questions of one respondent; allow more, or ask fewer questions</source>
        <translation>ε {epsilon} قليلة جدًا على {ask} أسئلة لمستجيب واحد؛ اسمح بأكثر، أو اسأل أقل</translation>
    </message>
    <message>
        <source>ε is {epsilon}; give from 0.01 to {most}</source>
        <translation>ε هي {epsilon}؛ أعطِ من 0.01 إلى {most}</translation>
    </message>
    <message>
        <source>{name} is asked in two wordings, which go with its design</source>
        <translation>يُسأل {name} بصياغتين، وهما تتبعان تصميمه</translation>
    </message>
    <message>
        <source>{name} has no randomized question</source>
        <translation>ليس في {name} سؤال عشوائي</translation>
    </message>
    <message>
        <source>give at least one interview</source>
        <translation>أعطِ مقابلة واحدة على الأقل</translation>
    </message>
    <message>
        <source>there is no such project; import first</source>
        <translation>لا يوجد مشروع كهذا؛ استورد أولًا</translation>
    </message>
    <message>
        <source>what was sealed to its key did not open again</source>
        <translation>ما خُتم بمفتاحه لم يُفتح ثانية</translation>
    </message>
    <message>
        <source>survey must be a text and version a number</source>
        <translation>يجب أن يكون survey نصًا و version عددًا</translation>
    </message>
    <message>
        <source>missing must be a list of texts</source>
        <translation>يجب أن يكون missing قائمة نصوص</translation>
    </message>
    <message>
        <source>table must be an object with some of {known}</source>
        <translation>يجب أن يكون table كائنًا فيه بعض من {known}</translation>
    </message>
    <message>
        <source>columns must be a list</source>
        <translation>يجب أن يكون columns قائمة</translation>
    </message>
    <message>
        <source>{key} must be the name of a column</source>
        <translation>يجب أن يكون {key} اسم عمود</translation>
    </message>
    <message>
        <source>table.{key} must be {value}</source>
        <translation>يجب أن يكون table.{key} {value}</translation>
    </message>
    <message>
        <source>{where} must be an object with record, column and values</source>
        <translation>يجب أن يكون {where} كائنًا فيه record و column و values</translation>
    </message>
    <message>
        <source>{where} must name its record and its column</source>
        <translation>يجب أن يسمي {where} الـ record والـ column</translation>
    </message>
    <message>
        <source>{where}.values must give a text for each value</source>
        <translation>يجب أن يعطي {where}.values نصًا لكل قيمة</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>عددًا</translation>
    </message>
    <message>
        <source>a condition</source>
        <translation>شرط</translation>
    </message>
    <message>
        <source>an answer</source>
        <translation>إجابة</translation>
    </message>
    <message>
        <source>several choices</source>
        <translation>عدة خيارات</translation>
    </message>
    <message>
        <source>a day</source>
        <translation>يوم</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>نصًا</translation>
    </message>
    <message>
        <source>give a survey, or a project with interviews</source>
        <translation>أعطِ استبيانًا، أو مشروعًا فيه مقابلات</translation>
    </message>
    <message>
        <source>the columns must be {columns}</source>
        <translation>يجب أن تكون الأعمدة {columns}</translation>
    </message>
    <message>
        <source>the share of {answer} at {name} is {share}; give one from 0 to 1</source>
        <translation>حصة {answer} في {name} هي {share}؛ أعطِ حصة من 0 إلى 1</translation>
    </message>
    <message>
        <source>the shares at {name} sum to {value}; all answers together must be 1</source>
        <translation>مجموع الحصص في {name} هو {value}؛ ويجب أن تكون كل الإجابات معًا 1</translation>
    </message>
    <message>
        <source>{name} is a number; suppose its {mean}</source>
        <translation>{name} عدد؛ افترض {mean} له</translation>
    </message>
    <message>
        <source>the mean of {name} is {mean}; give one from {low} to {high}</source>
        <translation>متوسط {name} هو {mean}؛ أعطِ متوسطًا من {low} إلى {high}</translation>
    </message>
    <message>
        <source>{one} supposes nothing; write QUESTION:ANSWER=0.1</source>
        <translation>{one} لا يفترض شيئًا؛ اكتب QUESTION:ANSWER=0.1</translation>
    </message>
    <message>
        <source>with a difference of {difference} the share of {answer} at {question} would be {share} in a group; suppose a smaller difference, or another share</source>
        <translation>مع فرق {difference} تكون حصة {answer} في {question} هي {share} في مجموعة؛ افترض فرقًا أصغر، أو حصة أخرى</translation>
    </message>
    <message>
        <source>{name} would be compared between groups of its own answers</source>
        <translation>سيُقارَن {name} بين مجموعات إجاباته هو</translation>
    </message>
    <message>
        <source>a comparison needs two different groups of {by}</source>
        <translation>تحتاج المقارنة إلى مجموعتين مختلفتين من {by}</translation>
    </message>
    <message>
        <source>interviews</source>
        <translation>مقابلة</translation>
    </message>
    <message>
        <source>rehearsals</source>
        <translation>تجربة</translation>
    </message>
    <message>
        <source>there would be {number} {what}; give from {least} to {most}</source>
        <translation>سيكون هناك {number} {what}؛ أعطِ من {least} إلى {most}</translation>
    </message>
    <message>
        <source>a seed is a whole number from 0</source>
        <translation>البذرة عدد صحيح من 0</translation>
    </message>
    <message>
        <source>{name} has {rows} rows, fewer than the {size} interviews asked for</source>
        <translation>في {name} {rows} صفًا، أقل من {size} مقابلة مطلوبة</translation>
    </message>
    <message>
        <source>{interviews} interviews at {kiosks} kiosks; give at least one interview a kiosk</source>
        <translation>{interviews} مقابلة في {kiosks} كشكًا؛ أعطِ مقابلة واحدة على الأقل لكل كشك</translation>
    </message>
    <message>
        <source>{interviews} interviews are more than the {most_interviews} that fit in a run</source>
        <translation>{interviews} مقابلة أكثر من {most_interviews} التي تسعها مرة واحدة</translation>
    </message>
    <message>
        <source>{path} is there already with other content; choose another folder</source>
        <translation>{path} موجود بمحتوى آخر؛ اختر مجلدًا آخر</translation>
    </message>
    <message>
        <source>there is no column {name}; give one for each question, and of a joint question its own or its members&apos;</source>
        <translation>لا يوجد عمود {name}؛ أعطِ عمودًا لكل سؤال، وللسؤال المشترك عموده أو أعمدة أعضائه</translation>
    </message>
    <message>
        <source>{cell} is not an answer to {name}; they are {question}</source>
        <translation>{cell} ليس إجابة عن {name}؛ وهي {question}</translation>
    </message>
    <message>
        <source>{row} is not an answer to {name}; they are {known}</source>
        <translation>{row} ليس إجابة عن {name}؛ وهي {known}</translation>
    </message>
    <message>
        <source>does not fit the other cells: no interview records these together</source>
        <translation>لا يوافق الخلايا الأخرى: لا توجد مقابلة تسجل هذه معًا</translation>
    </message>
    <message>
        <source>is out of order or has no proper id</source>
        <translation>خارج الترتيب أو ليس له معرّف صحيح</translation>
    </message>
    <message>
        <source>its survey is not usable: {problem}</source>
        <translation>استبيانه غير صالح للاستعمال: {problem}</translation>
    </message>
    <message>
        <source>has reports to more questions than its respondent was asked</source>
        <translation>فيه تقارير عن أسئلة أكثر مما سُئل مستجيبه</translation>
    </message>
    <message>
        <source>it is open in another program, or was not closed; choose another name</source>
        <translation>هو مفتوح في برنامج آخر، أو لم يُغلق؛ اختر اسمًا آخر</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>ليس ملفًا عاديًا</translation>
    </message>
    <message>
        <source>the encoding {encoding} is not known; choose one of {encodings}</source>
        <translation>الترميز {encoding} غير معروف؛ اختر واحدًا من {encodings}</translation>
    </message>
    <message>
        <source>it is not written in {encoding}; choose another encoding</source>
        <translation>ليس مكتوبًا بـ {encoding}؛ اختر ترميزًا آخر</translation>
    </message>
    <message>
        <source>it is not a table of cells with “{delimiter}” between them ({problem})</source>
        <translation>ليس جدول خلايا يفصل بينها «{delimiter}» ({problem})</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>هو فارغ</translation>
    </message>
    <message>
        <source>{value} is not a list of numbers; write them with commas, as in 1,2,3</source>
        <translation>{value} ليست قائمة أعداد؛ اكتبها بفواصل، مثل 1,2,3</translation>
    </message>
    <message>
        <source>{option} is not an option of {analysis}; it takes {known}.</source>
        <translation>{option} ليس من خيارات {analysis}؛ خياراته {known}.</translation>
    </message>
    <message>
        <source>{value} is not a number</source>
        <translation>{value} ليس عددًا</translation>
    </message>
    <message>
        <source>A table does not say which kiosk its rows come from. Use collection files or a project, or group by a direct question.</source>
        <translation>لا يبيّن الجدول الأكشاك. استخدم ملفات جمع أو مشروعاً، أو صنّف بسؤال مباشر.</translation>
    </message>
    <message>
        <source>The analysis of {questions} needs the reports one by one, and a database table is only counted: import its rows as a CSV table, or leave it out.</source>
        <translation>المطلوب من {questions} يحتاج إلى الردود واحداً واحداً، وجدول المحرك يُعدّ فقط: استورد صفوفه كجدول CSV، أو استغنِ عنه.</translation>
    </message>
    <message>
        <source>{question} has the design {design}, which divides its respondents into two samples: leave out the population size, or choose another question.</source>
        <translation>للسؤال {question} التصميم {design} الذي يقسم مجيبيه إلى عينتين: استغنِ عن حجم المجتمع، أو اطلب --question آخر.</translation>
    </message>
    <message>
        <source>“{written}” is not a range of shares; give it as FROM:TO or FROM:TO:STEP with shares from 0 to below 1, such as 0:0.3 or 0:0.3:0.1.</source>
        <translation>‏«{written}» ليس مدى من النسب؛ اكتبه FROM:TO أو FROM:TO:STEP بنسب من 0 إلى أقل من 1، مثل 0:0.3 أو 0:0.3:0.1.</translation>
    </message>
    <message>
        <source>How many people the respondents represent is not known: give the size of the population, or weights.</source>
        <translation>لا يُعرف كم من الناس يمثلهم المستجيبون: أعطِ حجم السكان أو الأوزان.</translation>
    </message>
    <message>
        <source>The population size applies to a simple random sample of everybody; leave out {option}, or the population size. How many people there are in each group, stratum or cluster is not known.</source>
        <translation>حجم المجتمع يصلح لعينة بسيطة من الجميع؛ استغنِ عن {option} أو عن حجم المجتمع. لا يُعرف كم من الناس في كل مجموعة أو طبقة أو عنقود.</translation>
    </message>
    <message>
        <source>{question} has the design {design}. Inclusion probabilities and totals need a design whose reports follow from the answer alone, in one sample; give weights, or choose another question.</source>
        <translation>تصميم {question} هو {design}. احتمالات الاحتواء والمجاميع تحتاج إلى تصميم تنتج تقاريره من الجواب وحده، في عينة واحدة؛ أعطِ أوزانًا، أو اطلب سؤالًا آخر بـ --question.</translation>
    </message>
    <message>
        <source>There is only one item, {item}. Choose several questions, or the groups that rated it.</source>
        <translation>يوجد عنصر واحد فقط، {item}. اختر عدة أسئلة، أو المجموعات التي قيّمته.</translation>
    </message>
    <message>
        <source>It is not known what the answers to {question} are worth. Give one number for each of them as its utility: {answers}.</source>
        <translation>لا يُعرف ما قيمة الإجابات عن {question}. أعطِ رقمًا لكل منها يمثّل منفعتها: {answers}.</translation>
    </message>
    <message>
        <source>{question} is not a number that is known for each respondent, so it cannot be the outcome of a linear regression: choose a rating that is asked directly, or the logistic model.</source>
        <translation>{question} ليس عدداً معروفاً عن كل مجيب، فلا يصلح متغيراً تابعاً لانحدار خطي: اختر تقييماً يُسأل مباشرة، أو النموذج اللوجستي.</translation>
    </message>
    <message>
        <source>A random intercept needs the logistic model of a yes/no question that is asked in one sample, and direct predictors; {question} or its predictors do not fit. Use clusters without a random intercept.</source>
        <translation>يحتاج الثابت العشوائي إلى النموذج اللوجستي لسؤال نعم/لا يُطرح في عينة واحدة، وإلى متغيّرات متنبِّئة مباشرة؛ {question} أو متغيّراته لا تلائم ذلك. استخدم العناقيد من دون ثابت عشوائي.</translation>
    </message>
    <message>
        <source>There are {clusters} clusters and {coefficients} coefficients; standard errors need more clusters than coefficients, preferably many more. Use fewer predictors or another cluster column.</source>
        <translation>عدد العناقيد {clusters} وعدد المعاملات {coefficients}؛ تحتاج الأخطاء المعيارية إلى عناقيد أكثر من المعاملات، والأفضل أكثر بكثير. استخدم متغيرات تفسيرية أقل أو عمود عناقيد آخر.</translation>
    </message>
    <message>
        <source>The link {link} is for the share of “yes” to a question that is not a list experiment. Leave it out for {question}.</source>
        <translation>دالة الربط {link} هي لنسبة «نعم» في سؤال ليس تجربة قائمة. احذفها مع {question}.</translation>
    </message>
    <message>
        <source>{question} is not a predictor with categories, so it has no reference level. Those with one are: {known}.</source>
        <translation>{question} ليس متغيرًا تفسيريًا ذا فئات، فليس له مستوى مرجعي. التي لها مستوى مرجعي: {known}.</translation>
    </message>
    <message>
        <source>{question} is a number with added noise. The linear model corrects for the noise only if the other predictors are asked directly or are numbers too. Leave out {question}, or the others.</source>
        <translation>{question} عدد فيه ضجيج، يزيله النموذج الخطي لعدد، بجانب متنبئات سُئلت مباشرة أو هي أعداد أيضاً. اترك {question}، أو الأخرى.</translation>
    </message>
    <message>
        <source>{question} was asked with {design}, whose reports do not show how large their noise is, so it cannot be a predictor. Leave it out.</source>
        <translation>سُئل {question} بـ {design} الذي لا تدل تقاريره على مقدار ضجيجها، فلا يمكن أن يكون متنبئاً. اتركه.</translation>
    </message>
    <message>
        <source>“{answer}” is not a number or range for {question}. Write {question}&gt;=30, {question}&lt;65 or {question}=18..29.</source>
        <translation>«{answer}» ليس رقمًا ولا مجالًا للسؤال {question}. اكتب {question}&gt;=30 أو {question}&lt;65 أو {question}=18..29.</translation>
    </message>
    <message>
        <source>“{written}” is not a filter. Write a question and its answers, as in region=north,south, or a number, as in age&gt;=30 or age=18..29.</source>
        <translation>«{written}» ليس مرشّحًا. اكتب سؤالًا وإجاباته، مثل region=north,south، أو رقمًا، مثل age&gt;=30 أو age=18..29.</translation>
    </message>
    <message>
        <source>None of the {all} interviews has {where}. Remove a filter, or choose other answers.</source>
        <translation>لا توجد بين المقابلات، وعددها {all}، واحدة فيها {where}. أزل مرشّحاً، أو اختر إجابات أخرى.</translation>
    </message>
    <message>
        <source>{by} has {groups} groups, too many to compare every pair. Choose two of them; it has {known}.</source>
        <translation>لدى {by} {groups} مجموعات، وهي أكثر من أن تُقارَن كل واحدة بكل أخرى. اختر اثنتين منها؛ لديه {known}.</translation>
    </message>
    <message>
        <source>The survey {survey} has no recorded question {question}; it has {known}.</source>
        <translation>لا يسجل الاستبيان {survey} سؤالاً {question}؛ بل يسجل {known}.</translation>
    </message>
    <message>
        <source>{question} was asked with {design}, which cannot be used here: that needs a design of one sample whose reports can be listed. Leave it out; it can only be estimated by itself.</source>
        <translation>سُئل {question} بتصميم {design}، ولا يمكن استخدامه هنا: يلزم تصميم من عينة واحدة يمكن سرد تقاريره. اتركه؛ estimate يذكر ما يمكن ذكره عنه.</translation>
    </message>
    <message>
        <source>{question} was asked with {design}, which cannot be used here: that needs reports that can be listed one by one. Leave it out; it can only be estimated by itself.</source>
        <translation>سُئل {question} بالتصميم {design} الذي لا يمكن استخدامه هنا: يلزم أن يمكن سرد الردود المسجلة واحداً واحداً. استغنِ عنه؛ والأمر estimate يبيّن ما يمكن معرفته عنه.</translation>
    </message>
    <message>
        <source>{question} is randomized, so it does not show anybody&apos;s {kind}. Name a direct question; this survey has {known}.</source>
        <translation>السؤال {question} مطروح بالعشوائية، فلا يُعرف به {kind} لأحد. اذكر سؤالاً مباشراً؛ في هذا الاستبيان {known}.</translation>
    </message>
    <message>
        <source>{method} is for means; give the size of the population in which people are counted</source>
        <translation>{method} للمتوسطات؛ أعطِ حجم المجتمع الذي يُعدّ فيه الأشخاص</translation>
    </message>
    <message>
        <source>it gives shares and means, not numbers of people; leave out the numbers of people</source>
        <translation>يعطي نسبًا ومتوسطات لا أعداد أشخاص؛ اترك أعداد الأشخاص</translation>
    </message>
    <message>
        <source>give the size of the population in which people are counted, or weights</source>
        <translation>أعطِ حجم المجتمع الذي يُعدّ فيه الأشخاص، أو أوزانًا</translation>
    </message>
    <message>
        <source>it applies only with {option}</source>
        <translation>يسري فقط مع {option}</translation>
    </message>
    <message>
        <source>There is no screen to open a window on. Start this from a desktop session, or use a command that needs no window.</source>
        <translation>لا توجد شاشة لفتح نافذة عليها. شغّل هذا من جلسة سطح مكتب، أو استخدم الأوامر التي لا تحتاج إلى نافذة.</translation>
    </message>
    <message>
        <source>{option} {given} is not part of an opened coin: {reason}.</source>
        <translation>{option} {given} ليس جزءاً من قطعة نقدية مفتوحة: {reason}.</translation>
    </message>
    <message>
        <source>Use coin check or coin page; add --help for their options.</source>
        <translation>قل coin check أو coin page؛ و‎--help بعد أي منهما يبيّن ما يلزم.</translation>
    </message>
    <message>
        <source>The two passphrases differ, so nothing was made. Start again.</source>
        <translation>عبارتا المرور غير متطابقتين؛ لم يُنشأ شيء. ابدأ من جديد.</translation>
    </message>
    <message>
        <source>Use texts export or texts import; add --help for their options.</source>
        <translation>اكتب texts export أو texts import؛ ويبيّن ‎--help بعد أي منهما ما يأخذه.</translation>
    </message>
    <message>
        <source>A passphrase is needed, but there is no terminal to ask for it. Give --passphrase-file FILE.</source>
        <translation>مطلوب عبارة مرور ولا توجد طرفية لطلبها. أعطِ --passphrase-file FILE.</translation>
    </message>
    <message>
        <source>The channel cannot be used: {reason}.</source>
        <translation>القناة غير صالحة للاستعمال: {reason}.</translation>
    </message>
    <message>
        <source>both {of} have {values}, so they give the same information twice; choose two different values, far apart</source>
        <translation>في كلا {of} القيمة {values}، فيقولان الشيء نفسه مرتين؛ اختر قيمتين مختلفتين متباعدتين</translation>
    </message>
    <message>
        <source>with these values no number of interviews can estimate &quot;{name}&quot;; choose values that differ more</source>
        <translation>بهذه القيم لا يدل أي عدد من المقابلات على «{name}»؛ اختر قيمًا أكثر اختلافًا</translation>
    </message>
    <message>
        <source>in both samples p_yes/(1 − p_no) is the same, so people with the trait, people without and people who follow no card cannot be distinguished; choose values far apart</source>
        <translation>في كلتا العينتين p_yes/(1 − p_no) واحد، فلا يمكن التمييز بين أصحاب الصفة ومن ليست فيهم ومن لا يتبعون أي بطاقة؛ اختر قيمًا متباعدة</translation>
    </message>
    <message>
        <source>besides {design} they can only be direct</source>
        <translation>لا يمكن أن تكون مع {design} إلا مباشرة</translation>
    </message>
    <message>
        <source>with these odds no number of interviews can distinguish the answers</source>
        <translation>بهذه الاحتمالات لا يميز أي عدد من المقابلات بين الإجابات</translation>
    </message>
    <message>
        <source>it must differ from p_truth_1, or the two means cannot be separated</source>
        <translation>يجب أن يختلف عن p_truth_1، وإلا لم يمكن التمييز بين المتوسطين</translation>
    </message>
    <message>
        <source>In the maximum-likelihood estimate nobody has the answers in the condition, so there is no share among them. Choose another condition.</source>
        <translation>بحسب التقدير الأرجح لا أحد لديه الإجابات التي اشتُرطت، فلا نسبة بينهم. اختر شرطاً آخر.</translation>
    </message>
    <message>
        <source>No share can be estimated from the reports; too few people followed the instruction.</source>
        <translation>لا تبيّن الردود نسبة أي إجابة؛ فقد اتبع التعليمات عدد قليل جداً.</translation>
    </message>
    <message>
        <source>The ranking of item {item} did not converge in {rounds} rounds: its coins reveal too little about the answers. Use a design that asks for the true answer more often, or leave the item out.</source>
        <translation>لم يستقر ترتيب العنصر {item} خلال {rounds} من الجولات: قطعه النقدية لا تكشف ما يكفي عن الإجابات. اسأل بتصميم يطلب الحقيقة أكثر، أو استغنِ عن العنصر.</translation>
    </message>
    <message>
        <source>Sample {sample} has {n} reports; each of the two needs at least 2, or the two means cannot be separated.</source>
        <translation>في العينة {sample} عدد الردود {n}؛ وتحتاج كل من العينتين إلى ردين على الأقل، وإلا تعذر التمييز بين المتوسطين.</translation>
    </message>
    <message>
        <source>The exact method would have to look at more than a billion reports. Use a larger error, or the normal method, which gives nearly the same result at such sizes.</source>
        <translation>على الطريقة الدقيقة أن تفحص أكثر من مليار رد. استخدم خطأً أكبر، أو الطريقة الطبيعية التي لا تكاد تختلف عند هذه الأحجام.</translation>
    </message>
    <message>
        <source>The method {method} guarantees its result for every number of interviews, which is impossible with this design: its reports have no bounds, or its estimate is a ratio. Use normal.</source>
        <translation>تصلح الطريقة {method} لكل عدد من المقابلات، ومع هذا التصميم لا تصلح أي طريقة كذلك: ردوده بلا حدود، أو تقديره نسبة بين مقدارين. استخدم normal.</translation>
    </message>
    <message>
        <source>Even asking all {population} people does not reach this error, because the coins alone need {coins_only} reports. Accept a larger error or less confidence, or use a design that asks for the true answer more often.</source>
        <translation>حتى سؤال جميع الناس، وعددهم {population}، لا يبلغ هذا الخطأ، لأن القطع النقدية وحدها تحتاج إلى {coins_only} من الردود. اقبل خطأً أكبر أو ثقة أقل، أو استخدم تصميماً تطلب قطعه النقدية الحقيقة أكثر.</translation>
    </message>
    <message>
        <source>{design} cannot be planned for {target}; choose one of {known}.</source>
        <translation>لا يمكن التخطيط لـ {target} مع {design}؛ اختر واحدًا من {known}.</translation>
    </message>
    <message>
        <source>{name} cannot be planned, because the spread of its harmless numbers is not known. Rehearse it with people whose numbers you know.</source>
        <translation>لا يمكن التخطيط لـ{name}: لا يُعرف مدى تشتت أعداده غير الحساسة. جرّبه مع أناس تعرف عنهم العددين.</translation>
    </message>
    <message>
        <source>With these shares of other people, nobody is left whose answers {design} could estimate. Assume other shares.</source>
        <translation>مع هذه النسب من الناس الآخرين لا يبقى أحد يستطيع {design} كشف إجابته. افترض نسباً أخرى.</translation>
    </message>
    <message>
        <source>The most likely shares were not found in {steps} steps, so none are shown. The design separates the answers too poorly; use one that asks for the true answer more often.</source>
        <translation>لم يُعثر على الانتشارات الأرجح خلال {steps} من الخطوات، فلا يُعرض شيء. لا يميز التصميم بين الإجابات تمييزاً كافياً؛ استخدم تصميماً تطلب قطعه النقدية الحقيقة أكثر.</translation>
    </message>
    <message>
        <source>There are {clusters} clusters; at least 2 are needed to measure how much they differ. Leave the cluster column out.</source>
        <translation>عدد العناقيد {clusters}؛ والمطلوب 2 على الأقل لمعرفة مدى اختلافها. استغنِ عن عمود العناقيد.</translation>
    </message>
    <message>
        <source>The predictor {predictor} is fully determined by {others}, so their effects cannot be separated. Leave one of them out.</source>
        <translation>المتغير التفسيري {predictor} يتحدد كلياً بـ{others}، فلا يمكن التمييز بين آثارها. استغنِ عن واحد منها.</translation>
    </message>
    <message>
        <source>The item count model cannot be estimated reliably: some coefficient cannot be separated from others, or rests on one person. Leave out covariates, merge rare levels, or use the difference in means.</source>
        <translation>لا حل مؤكداً لنموذج عد العبارات: أحد المعاملات يختفي وراء غيره أو يعتمد على شخص واحد. استغنِ عن بعض المتغيرات، أو ادمج المستويات النادرة، أو استخدم الفرق بين المتوسطين.</translation>
    </message>
    <message>
        <source>Only {n} respondents answered all questions of the regression, which estimates {parameters} parameters. Use fewer predictors or collect more interviews.</source>
        <translation>أجاب {n} فقط من المجيبين عن كل ما يستخدمه الانحدار، وهو يقدّر {parameters} من الأعداد. استخدم متغيرات تفسيرية أقل أو اجمع مقابلات أكثر.</translation>
    </message>
    <message>
        <source>All reports of the outcome are the same, so there is no difference to explain. Choose another outcome or collect more interviews.</source>
        <translation>كل تقارير الناتج متماثلة، فلا شيء يفسر فرقاً بينها. اختر ناتجاً آخر أو اجمع مقابلات أكثر.</translation>
    </message>
    <message>
        <source>Nearly all differences in the reports to {predictor} are noise from its randomization, so its effect cannot be estimated. Leave it out, or collect more interviews.</source>
        <translation>كل فروق التقارير عن {predictor} تقريباً ضجيج عشوائيته، فلا يمكن معرفة أثره. اتركه، أو اجمع مقابلات أكثر.</translation>
    </message>
    <message>
        <source>The predictor {predictor} has the same value for all respondents, so its effect cannot be estimated. Leave it out.</source>
        <translation>للمتغير التفسيري {predictor} القيمة نفسها عند كل المجيبين، فلا يمكن معرفة أثره. استغنِ عنه.</translation>
    </message>
    <message>
        <source>The best-fitting share is exactly 0 or 100 %, so the coefficients have no finite estimate. Look at the estimate of the share first; collect more interviews.</source>
        <translation>النسبة الأنسب هي 0 أو 100 % تمامًا، فلا تقدير محدودًا للمعاملات. انظر أولًا إلى تقدير النسبة؛ واجمع مزيدًا من المقابلات.</translation>
    </message>
    <message>
        <source>The design of {question} gives the same reports whatever the answer, so nothing can be learned from them. Use a design whose reports depend on the answer.</source>
        <translation>يعطي تصميم {question} الردود نفسها مهما كانت الإجابة، فلا يُستفاد منها شيء. استخدم تصميماً يميز بين الإجابات.</translation>
    </message>
    <message>
        <source>The model did not converge in {steps} steps, so no coefficients are shown. Use fewer predictors, or a design that asks for the true answer more often.</source>
        <translation>لم يُعثر على المعاملات الأرجح خلال {steps} من الخطوات، فلا يُعرض شيء. استخدم متغيرات تفسيرية أقل، أو تصميماً تطلب قطعه النقدية الحقيقة أكثر.</translation>
    </message>
    <message>
        <source>The reports cannot separate {what}, so there are no standard errors. Two samples need different probabilities; otherwise use fewer predictors.</source>
        <translation>لا تميز الردود {what}، فلا توجد أخطاء معيارية. تحتاج العينتان إلى احتمالين مختلفين؛ وإلا فاستخدم متغيرات تفسيرية أقل.</translation>
    </message>
    <message>
        <source>The predictor {predictor} separates the answers perfectly, so its coefficient has no finite estimate. Leave it out, merge its levels, or collect more interviews.</source>
        <translation>المتغيّر المتنبِّئ {predictor} يفصل بين الإجابات فصلًا تامًا، فلا تقدير محدودًا لمعامله. اتركه، أو ادمج مستوياته، أو اجمع مزيدًا من المقابلات.</translation>
    </message>
    <message>
        <source>Stratum {stratum} is said to have {population} units, but {sampled} were sampled from it. Give the number of units (clusters, or people if there are no clusters) in the whole stratum.</source>
        <translation>ذُكر أن الطبقة {stratum} تضم {population} من الوحدات، لكن {sampled} سُحبت منها. أعطِ عدد الوحدات (العناقيد، أو الأشخاص حيث لا عناقيد) التي كان يمكن سحبها.</translation>
    </message>
    <message>
        <source>The weight of respondent {row} is {weight}; in total {count} weights are not numbers above 0. A weight says how many people a respondent represents. Correct the column, or do not use weights.</source>
        <translation>وزن المجيب {row} هو {weight}، و{count} من الأوزان إجمالاً ليست أعداداً فوق 0. يبيّن الوزن كم شخصاً يمثل المجيب؛ صحح العمود، أو استغنِ عن الأوزان.</translation>
    </message>
    <message>
        <source>All {count} weights are 0, so nobody counts. Choose another weight column, or do not use weights.</source>
        <translation>كل الأوزان، وعددها {count}، تساوي 0، فلا أحد يُحسب. اختر عمود أوزان آخر، أو استغنِ عن الأوزان.</translation>
    </message>
    <message>
        <source>{rows} rows cannot be divided into {parts} parts with rows in each.</source>
        <translation>لا يمكن تقسيم {rows} من الصفوف إلى {parts} من الأجزاء بحيث يكون في كل جزء صفوف.</translation>
    </message>
    <message>
        <source>{file} is not a model that this program can read: its format is {format}, not {known}.</source>
        <translation>{file} ليس نموذجاً يقرؤه هذا البرنامج: صيغته {format} وليست {known}.</translation>
    </message>
    <message>
        <source>The cut points of {attribute} must be finite and increasing; they are {cuts}.</source>
        <translation>يجب أن تكون نقاط القطع في {attribute} منتهية ومتصاعدة؛ وهي {cuts}.</translation>
    </message>
    <message>
        <source>{label} has only one class; a classifier needs at least two.</source>
        <translation>ليس لـ{label} إلا فئة واحدة؛ يحتاج المصنِّف إلى فئتين أو أكثر ليميز بينها.</translation>
    </message>
    <message>
        <source>Column {attribute} has the value {value}, which is not one of its levels ({levels}); correct it, or leave it empty if it is missing.</source>
        <translation>في العمود {attribute} القيمة {value}، وهي ليست من مستوياته ({levels})؛ صححها، أو اتركها فارغة إذا كانت مفقودة.</translation>
    </message>
    <message>
        <source>{feature} has only one value, so it does not help to predict; leave it out of the features.</source>
        <translation>ليس لـ{feature} إلا قيمة واحدة، فلا يفيد شيئاً؛ استبعده من السمات.</translation>
    </message>
    <message>
        <source>Nobody reported both {feature} and {label}, so their relationship cannot be learned. Leave {feature} out.</source>
        <translation>لم يجب أحد عن {feature} و{label} معاً، فلا يُعرف كيف يرتبطان. استغنِ عن {feature}.</translation>
    </message>
    <message>
        <source>{feature} has only one level, {level}, so it does not help to predict. Leave it out.</source>
        <translation>لـ{feature} مستوى واحد فقط، {level}: لا يفيد شيئاً. استغنِ عنه.</translation>
    </message>
    <message>
        <source>{feature} and {label} have {cells} combinations, but one report can have at most about 256. Merge levels, or leave {feature} out.</source>
        <translation>لـ{feature} و{label} {cells} من التركيبات، والرد الواحد يسع نحو 256 على الأكثر. ادمج بعض المستويات، أو استغنِ عن {feature}.</translation>
    </message>
    <message>
        <source>weights follow from the inclusion probabilities; leave out the weights</source>
        <translation>الأوزان تنتج من احتمالات الإدراج؛ اترك الأوزان</translation>
    </message>
    <message>
        <source>{file}, line {line}: “{cell}” is not a number. Give the joint inclusion probabilities alone, one row and one column for each respondent, without a header.</source>
        <translation>‏{file}، السطر {line}: «{cell}» ليس رقمًا. اكتب احتمالات الاحتواء المشتركة وحدها، صفًا وعمودًا لكل مستجيب، بلا عناوين.</translation>
    </message>
    <message>
        <source>Give collection files, tables (.csv) or a project, but only one of these kinds: their respondents cannot be counted together.</source>
        <translation>أعطِ ملفات جمع، أو جداول (.csv)، أو مشروعاً، نوعاً واحداً منها: لا يمكن عدّ مجيبيها معاً.</translation>
    </message>
    <message>
        <source>The column {column} needs a table (.csv) that has it; a collection file contains only reports.</source>
        <translation>يحتاج العمود {column} إلى جدول (.csv) يحتويه؛ فملف الجمع لا يحتوي إلا على الردود.</translation>
    </message>
    <message>
        <source>No row of {where} can be used: {refused} were refused{first}. Each row needs recorded reports in the survey&apos;s columns; a table that codes them in another way must be mapped when it is imported into a project.</source>
        <translation>لا صف من {where} صالح للاستعمال: رُفض {refused}{first}. يحتاج كل صف إلى تقارير مسجلة في أعمدة الاستبيان؛ والجدول الذي يكتبها بطريقة أخرى تُطابَق أعمدته عند استيراده إلى مشروع.</translation>
    </message>
    <message>
        <source>This text is not available in {language}. Choose one of {known}.</source>
        <translation>هذا النص غير موجود باللغة {language}. اختر واحدة من {known}.</translation>
    </message>
    <message>
        <source>{feature} was randomized, so the model&apos;s prediction for a respondent is not known. Evaluate on respondents whose features were asked directly, or on a plain table.</source>
        <translation>طُرح {feature} بالعشوائية، فلا يُعرف ما يقوله النموذج عن مجيب بعينه. قيّم على مجيبين سُئلوا عن سماتهم مباشرة، أو على جدول عادي.</translation>
    </message>
    <message>
        <source>The model predicts {classes}, and {label} has the answers {answers}.</source>
        <translation>يميز النموذج بين {classes}، وإجابات {label} هي {answers}.</translation>
    </message>
    <message>
        <source>{learner} does not learn from randomized reports. Use one of {known}.</source>
        <translation>لا يتعلم {learner} من ردود عشوائية. خذ واحداً من {known}.</translation>
    </message>
    <message>
        <source>{question} combines {label} with others in the design {design}; for that, {label} must be its last member. Only k_rr takes any order.</source>
        <translation>يجمع {question} بين {label} وغيره بالتصميم {design}؛ ولذلك يجب أن يكون {label} آخر أجزائه. التصميم k_rr وحده يقبل أي ترتيب.</translation>
    </message>
    <message>
        <source>{table} contains true values, so say how much of its privacy may be spent: an epsilon such as 1, or inf for a model that is not private.</source>
        <translation>في {table} قيم صحيحة، فاذكر كم يجوز أن يُنفق من خصوصيته: مثلاً --epsilon 1؛ أو --epsilon inf لنموذج بلا خصوصية.</translation>
    </message>
    <message>
        <source>“{text}” is not a cost; write a number from 0</source>
        <translation>«{text}» ليس تكلفة؛ اكتب عدداً من 0 فما فوق</translation>
    </message>
    <message>
        <source>Give either a survey file or a project that has a survey.</source>
        <translation>أعطِ ملف استبيان أو مشروعاً فيه استبيان، أحدهما فقط.</translation>
    </message>
    <message>
        <source>{written} is not a difference; write QUESTION=0.1, from -1 to 1</source>
        <translation>{written} ليس فرقًا؛ اكتب QUESTION=0.1، من -1 إلى 1</translation>
    </message>
    <message>
        <source>{written} is not a prevalence; write a number such as 0.12</source>
        <translation>{written} ليس انتشارًا؛ اكتب عددًا مثل 0.12</translation>
    </message>
    <message>
        <source>This survey has simulated and real interviews; only the real ones count.</source>
        <translation>توجد مقابلات محاكاة وأخرى حقيقية للاستبيان نفسه؛ الحقيقية وحدها تُحتسب.</translation>
    </message>
    <message>
        <source>it is not a collection file; import it into a project as a table</source>
        <translation>ليس ملف جمع؛ استورده إلى مشروع بوصفه جدولًا</translation>
    </message>
    <message>
        <source>the folder contains no collection files</source>
        <translation>المجلد لا يحوي ملفات جمع</translation>
    </message>
    <message>
        <source>The kiosk “{words}” was revoked in this project, and its enrolment file does not reverse that. Nothing was changed. Accept it by name if it is to be trusted again.</source>
        <translation>أُلغي الكشك «{words}» في هذا المشروع، ولا يعيده ملف تسجيله. لم يتغير شيء. اقبله باسمه إن كان ينبغي الوثوق به من جديد.</translation>
    </message>
    <message>
        <source>{file} comes from a kiosk that this project does not know: “{words}”. It is held in the project. Compare these words with those on the kiosk&apos;s supervisor screen, then accept the kiosk.</source>
        <translation>جاء {file} من كشك لا يعرفه هذا المشروع: «{words}». وهو ينتظر في المشروع. قارن هذه الكلمات بما على شاشة المشرف في الكشك، ثم اقبل الكشك.</translation>
    </message>
    <message>
        <source>{file} comes from a kiosk that was revoked in this project: “{words}”. It is held in the project until the kiosk is accepted again.</source>
        <translation>جاء {file} من كشك أُلغي في هذا المشروع: «{words}». وهو ينتظر في المشروع حتى يُقبل الكشك من جديد.</translation>
    </message>
    <message>
        <source>The project {file} contains a survey {survey} that is not the one in the given file; one of them was changed without a new version.</source>
        <translation>يحوي المشروع {file} استبياناً {survey} ليس هو الذي في الملف المعطى؛ غُيّر أحدهما دون إصدار جديد.</translation>
    </message>
    <message>
        <source>{written} is not a survey: give a survey file, or the id of one of the project&apos;s surveys, as clinic or clinic@3 for its version 3.</source>
        <translation>{written} ليس استبياناً: أعطِ ملف استبيان، أو معرّف أحد استبيانات المشروع، مثل clinic أو clinic@3 لإصداره 3.</translation>
    </message>
    <message>
        <source>The project {project} has no file {file} in its chosen survey. Use the names that the desk lists.</source>
        <translation>لا يحوي المشروع {project} ملفاً باسم {file} من الاستبيان المختار؛ أسماء ملفاته هي التي يعرضها المكتب.</translation>
    </message>
    <message>
        <source>{forged} is not a number of forged interviews: give a whole number from 0 to {most}.</source>
        <translation>{forged} ليس عدداً لمقابلات مزورة: أعطِ عدداً صحيحاً من 0 إلى {most}.</translation>
    </message>
    <message>
        <source>A script cannot reproduce these numbers: {file} is a table of another program, and the project does not keep how its columns were mapped. Write the report without the script.</source>
        <translation>لا يستطيع برنامج نصي إعادة إنتاج هذه الأرقام: {file} جدول من برنامج آخر، والمشروع لا يحتفظ بما فُهمت عليه أعمدته. اكتب التقرير من دون البرنامج النصي.</translation>
    </message>
    <message>
        <source>{written} cannot be assumed. Write {form}=SHARE with a share from 0 to 1; known here: {known}.</source>
        <translation>لا يمكن افتراض {written}. اكتب {form}=SHARE بنسبة من 0 إلى 1؛ المعروف هنا: {known}.</translation>
    </message>
    <message>
        <source>the true answer in {own}, any other in {other} of all cases</source>
        <translation>الإجابة الحقيقية في {own}، وأي إجابة أخرى في {other} من كل الحالات</translation>
    </message>
    <message>
        <source>otherwise one of {k}, all equally likely</source>
        <translation>وإلا فواحدة من {k}، كلها متساوية الاحتمال</translation>
    </message>
    <message>
        <source>the sensitive question with {p}, otherwise the harmless one</source>
        <translation>السؤال الحساس باحتمال {p}، وإلا فغير الحساس</translation>
    </message>
    <message>
        <source>{file} cannot be shown as a form: {path} must be {expected}. Correct that in a text editor first.</source>
        <translation>لا يمكن عرض {file} كاستمارة: يجب أن يكون {path} هو {expected}. صحح ذلك أولاً في محرر نصوص.</translation>
    </message>
    <message>
        <source>{file} was not written: a form needs a survey without problems, and this one has {count}. Fix them, or save it as a survey file for now.</source>
        <translation>لم يُكتب {file}: يحتاج نموذج XLSForm إلى استبيان بلا أخطاء، وفي هذا الاستبيان {count} من الأخطاء. صححها، أو احفظه كملف استبيان في هذه الأثناء.</translation>
    </message>
    <message>
        <source>{strange} is not a randomized question of {name}; these are {known}</source>
        <translation>{strange} ليس سؤالًا عشوائيًا في {name}؛ وهي {known}</translation>
    </message>
    <message>
        <source>{text} is not a weight; write QUESTION=2, with a number above 0</source>
        <translation>{text} ليس وزنًا؛ اكتب QUESTION=2 بعدد أكبر من 0</translation>
    </message>
    <message>
        <source>the sound is left out; its file is not in the form&apos;s folder.</source>
        <translation>تُرك الصوت؛ ملفه ليس بجانب النموذج.</translation>
    </message>
    <message>
        <source>{file} was imported before with other content or another mapping ({count} interviews), and importing it again would count people twice. Replace the old table, or rename the file if its respondents are other people.</source>
        <translation>استُورد {file} من قبل بمحتوى آخر أو بربط آخر ({count} من المقابلات)، واستيراده ثانيةً يحتسب الأشخاص مرتين. استبدل الجدول القديم، أو أعد تسمية الملف إذا كان المجيبون عليه أشخاصًا آخرين.</translation>
    </message>
    <message>
        <source>{file} was imported, but about {shared} of its {count} respondents seem to be in {other} too: so many equal rows do not happen by chance. If they are the same people, they now count twice: undo the import, or remove one of the two files.</source>
        <translation>استُورد {file}، لكن نحو {shared} من {count} مستجيباً فيه يبدو أنهم في {other} أيضاً: لا يتفق هذا القدر من الصفوف بالصدفة. إن كانوا الأشخاص أنفسهم فهم يُعدّون الآن مرتين: تراجع عندئذ عن الاستيراد، أو أزل أحد الملفين.</translation>
    </message>
    <message>
        <source>is not a report: for a randomized question each choice is recorded, or none</source>
        <translation>ليس تقريراً: في السؤال العشوائي يُذكر كل خيار، أو لا شيء</translation>
    </message>
    <message>
        <source>it is not a mapping; its &quot;format&quot; must be &quot;{format}&quot;</source>
        <translation>ليس مطابقة؛ يجب أن يكون «format» فيه «{format}»</translation>
    </message>
    <message>
        <source>{key} is written twice, or does not belong in a mapping</source>
        <translation>{key} مكتوب مرتين، أو ليس مفتاحًا من مفاتيح المطابقة</translation>
    </message>
    <message>
        <source>line {line} contains a NUL character</source>
        <translation>في السطر {line} محرف NUL</translation>
    </message>
    <message>
        <source>the folder contains no enrolment files (their names end in .enrolment)</source>
        <translation>لا يحوي المجلد ملفات تسجيل (تنتهي أسماؤها بـ .enrolment)</translation>
    </message>
    <message>
        <source>contains a report that its design never gives</source>
        <translation>يحوي تقريرًا لا يعطيه تصميمه أبدًا</translation>
    </message>
    <message>
        <source>is not a sealed interview</source>
        <translation>ليس مقابلة مختومة</translation>
    </message>
    <message>
        <source>its interviews contain characters that are not allowed</source>
        <translation>في مقابلاته محارف لا يجوز أن تكون في أي منها</translation>
    </message>
    <message>
        <source>it is not UTF-8 text</source>
        <translation>ليس نصًا بـ UTF-8</translation>
    </message>
    <message>
        <source>it is not a sealed interview</source>
        <translation>ليس مقابلة مختومة</translation>
    </message>
    <message>
        <source>{file}, line {line}: this interview is damaged and was left out ({reason}). The others are not affected.</source>
        <translation>{file}، السطر {line}: هذه المقابلة تالفة وقد تُركت ({reason}). ولا يمس ذلك المقابلات الأخرى.</translation>
    </message>
    <message>
        <source>An Excel sheet can have {most} rows, and there are {rows}. Write .csv, .parquet, .sav or .dta.</source>
        <translation>تتسع ورقة Excel لـ{most} من الصفوف وهذه {rows}. اكتب ‎.csv أو ‎.parquet أو ‎.sav أو ‎.dta.</translation>
    </message>
    <message>
        <source>it contains a NUL character</source>
        <translation>فيه محرف NUL</translation>
    </message>
    <message>
        <source>its name is not a name</source>
        <translation>اسمه ليس اسمًا</translation>
    </message>
    <message>
        <source>the system gives no reason</source>
        <translation>النظام لا يذكر سببًا</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>القرص ممتلئ</translation>
    </message>
    <message>
        <source>the disk quota is used up</source>
        <translation>حصة القرص مستنفدة</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <translation>القرص للقراءة فقط</translation>
    </message>
    <message>
        <source>permission is denied</source>
        <translation>الإذن مرفوض</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <translation>القرص يبلّغ عن خطأ</translation>
    </message>
    <message>
        <source>there is no such file or folder</source>
        <translation>لا يوجد ملف أو مجلد كهذا</translation>
    </message>
    <message>
        <source>the folder is not a folder</source>
        <translation>المجلد ليس مجلدًا</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>هو مجلد</translation>
    </message>
    <message>
        <source>it is a link; give the file itself</source>
        <translation>هو رابط؛ أعطِ الملف نفسه</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>الاسم طويل جدًا</translation>
    </message>
    <message>
        <source>a file of that name is there already; choose another place</source>
        <translation>يوجد ملف بهذا الاسم؛ اختر مكانًا آخر</translation>
    </message>
    <message>
        <source>{file} contains a secret, and other people on this machine can read it. Let only its owner read it, with “chmod 600 {file}”.</source>
        <translation>يحوي {file} سرًّا، ويستطيع آخرون على هذا الجهاز قراءته. اجعل قراءته لمالكه وحده، بالأمر «chmod 600 {file}».</translation>
    </message>
    <message>
        <source>there is no such folder; make it, or look whether the stick is in</source>
        <translation>لا يوجد مجلد كهذا؛ أنشئه، أو انظر هل الذاكرة موصولة</translation>
    </message>
    <message>
        <source>it grew while it was read</source>
        <translation>كبر أثناء قراءته</translation>
    </message>
    <message>
        <source>it has {st_size} bytes, more than the {largest} allowed</source>
        <translation>فيه {st_size} بايت، أكثر من {largest} المسموح بها</translation>
    </message>
    <message>
        <source>Give the largest survey weight, a whole number that is known without looking at the data.</source>
        <translation>اذكر أكبر وزن للعينة، وهو عدد صحيح معروف دون النظر إلى البيانات.</translation>
    </message>
    <message>
        <source>it is for a public or synthetic table, not for reports</source>
        <translation>هو لجدول عام أو اصطناعي، لا للتقارير</translation>
    </message>
    <message>
        <source>The program is not translated into {language}. Choose one of {known}.</source>
        <translation>ليس للنوافذ نصوص باللغة {language}. اختر واحدة من {known}.</translation>
    </message>
    <message>
        <source>it is damaged; fetch the copy that was put away when the key was made</source>
        <translation>هو تالف؛ أحضر النسخة التي حُفظت جانبًا عند صنع المفتاح</translation>
    </message>
    <message>
        <source>it is not the file of an analyst&apos;s private key</source>
        <translation>ليس ملف مفتاح خاص لمحلل</translation>
    </message>
    <message>
        <source>it was written by a newer Surveyapp; update the program</source>
        <translation>كتبه Surveyapp أحدث؛ حدّث البرنامج</translation>
    </message>
    <message>
        <source>its public key does not belong to its private one</source>
        <translation>مفتاحه العام لا يخص مفتاحه الخاص</translation>
    </message>
    <message>
        <source>it is the kiosk&apos;s own folder; choose another, on a stick for example</source>
        <translation>هو مجلد الكشك نفسه؛ اختر غيره، على ذاكرة مثلاً</translation>
    </message>
    <message>
        <source>{differing} of its interviews are in the project with other reports, so one of the files was altered</source>
        <translation>{differing} من مقابلاته موجودة في المشروع بتقارير أخرى، فأحد الملفين قد غُيّر</translation>
    </message>
    <message>
        <source>it repeats another of the file</source>
        <translation>يكرر أخرى في الملف</translation>
    </message>
    <message>
        <source>its box does not open</source>
        <translation>صندوقه لا يُفتح</translation>
    </message>
    <message>
        <source>it is a damaged Parquet file, or of a kind that cannot be read</source>
        <translation>هو ملف Parquet تالف، أو من نوع لا يُقرأ</translation>
    </message>
    <message>
        <source>it is damaged; remove it from the kiosk&apos;s folder and choose a new PIN</source>
        <translation>هو تالف؛ أزله من مجلد الكشك واختر رقماً سرياً جديداً</translation>
    </message>
    <message>
        <source>is not expected: the row has {count} cells and the header {columns}</source>
        <translation>غير متوقع: في الصف {count} خلايا وفي الرأس {columns}</translation>
    </message>
    <message>
        <source>ends a row with a cell of {longest} characters, more than {allowed}</source>
        <translation>ينهي صفًا بخلية فيها {longest} محرفًا، أكثر من {allowed}</translation>
    </message>
    <message>
        <source>it belongs to the survey {name} version {version}, the others to {others}</source>
        <translation>هو للاستبيان {name} الإصدار {version}، والأخرى لـ {others}</translation>
    </message>
    <message>
        <source>its survey {name} version {version} was changed without a new version</source>
        <translation>غُيّر استبيانه {name} الإصدار {version} دون إصدار جديد</translation>
    </message>
    <message>
        <source>it was written by another version of Surveyapp; use that one or a newer</source>
        <translation>كتبه إصدار آخر من Surveyapp؛ استعمل ذلك أو أحدث</translation>
    </message>
    <message>
        <source>it is not a Surveyapp project</source>
        <translation>ليس مشروع Surveyapp</translation>
    </message>
    <message>
        <source>is one report too many: each respondent is asked {size} of {of}</source>
        <translation>تقرير زائد: يُسأل كل مستجيب {size} من {of}</translation>
    </message>
    <message>
        <source>two columns are called {name}; rename or remove one of them</source>
        <translation>عمودان اسمهما {name}؛ أعد تسمية أحدهما أو أزله</translation>
    </message>
    <message>
        <source>there is no column {name}; the table has {header}</source>
        <translation>لا يوجد عمود {name}؛ في الجدول {header}</translation>
    </message>
    <message>
        <source>it has no sheet {wanted}; it has {names}</source>
        <translation>ليس فيه ورقة {wanted}؛ فيه {names}</translation>
    </message>
    <message>
        <source>the sheet {sheet} is empty</source>
        <translation>الورقة {sheet} فارغة</translation>
    </message>
    <message>
        <source>its sheet {title} has more than {most_rows} rows</source>
        <translation>في ورقته {title} أكثر من {most_rows} صف</translation>
    </message>
    <message>
        <source>it is damaged, or of a kind that cannot be read</source>
        <translation>هو تالف، أو من نوع لا يُقرأ</translation>
    </message>
    <message>
        <source>it is not CSV ({problem})</source>
        <translation>ليس CSV ({problem})</translation>
    </message>
    <message>
        <source>it is not UTF-8; save it as UTF-8</source>
        <translation>ليس UTF-8؛ احفظه بـ UTF-8</translation>
    </message>
    <message>
        <source>is a formula; paste its value instead.</source>
        <translation>صيغة حسابية؛ الصق قيمتها بدلها.</translation>
    </message>
    <message>
        <source>is an error of the spreadsheet; write the value.</source>
        <translation>خطأ من برنامج الجداول؛ اكتب القيمة.</translation>
    </message>
    <message>
        <source>it is a workbook of an old kind (.xls); save it as .xlsx</source>
        <translation>هو مصنف من نوع قديم (.xls)؛ احفظه ‎.xlsx</translation>
    </message>
    <message>
        <source>it is protected by a password; save it without one</source>
        <translation>محمي بكلمة سر؛ احفظه بدونها</translation>
    </message>
    <message>
        <source>{file} was not read: nobody has enrolled its kiosk, “{words}”.</source>
        <translation>لم يُقرأ {file}: لم يسجّل أحد كشكه، «{words}».</translation>
    </message>
    <message>
        <source>it unpacks to more than is allowed ({most} MB, {most_members} parts)</source>
        <translation>يتجاوز بعد فكه المسموح به ({most} م.ب، {most_members} جزءًا)</translation>
    </message>
    <message>
        <source>sheet {name} has more than {most_columns} columns</source>
        <translation>في الورقة {name} أكثر من {most_columns} عمود</translation>
    </message>
    <message>
        <source>sheet {name} has more than {most_rows} rows</source>
        <translation>في الورقة {name} أكثر من {most_rows} صف</translation>
    </message>
    <message>
        <source>it has {count} letters after the first hyphen and must have {wanted}</source>
        <translation>فيه {count} حرفًا بعد الشرطة الأولى ويجب أن يكون فيه {wanted}</translation>
    </message>
    <message>
        <source>{reason}; copy the whole line</source>
        <translation>{reason}؛ انسخ السطر كله</translation>
    </message>
    <message>
        <source>a letter of it is wrong (its checksum says so); copy it again</source>
        <translation>حرف منه خطأ (يدل عليه مجموع التحقق)؛ انسخه ثانية</translation>
    </message>
    <message>
        <source>{name} has coins of several samples; ask by a design of one</source>
        <translation>في {name} صدفة من عدة عينات؛ اسأل بتصميم من عينة واحدة</translation>
    </message>
    <message>
        <source>{name} draws more than one coin below a small number; ask by another design</source>
        <translation>يسحب {name} أكثر من صدفة واحدة دون عدد صغير؛ اسأل بتصميم آخر</translation>
    </message>
    <message>
        <source>its coin has {denominator} sides and {most_sides} cards are the most that can be laid out; choose odds with a smaller common denominator</source>
        <translation>لصدفته {denominator} وجهًا، ولا يمكن بسط أكثر من {most_sides} بطاقة؛ اختر احتمالات بمقام مشترك أصغر</translation>
    </message>
    <message>
        <source>must be true or false.</source>
        <translation>يجب أن يكون true أو false.</translation>
    </message>
    <message>
        <source>is true, but no question has the kiosk&apos;s coins; remove it.</source>
        <translation>هو true، لكن ليس في أي سؤال صدفة الكشك؛ أزله.</translation>
    </message>
    <message>
        <source>is true, but {reason} (question {name}).</source>
        <translation>هو true، لكن {reason} (السؤال {name}).</translation>
    </message>
    <message>
        <source>the answer is a number; compare it with =</source>
        <translation>الإجابة عدد؛ قارنها بـ =</translation>
    </message>
    <message>
        <source>{relation} compares numbers only, without quotes</source>
        <translation>{relation} يقارن الأعداد فقط، دون علامات تنصيص</translation>
    </message>
    <message>
        <source>several choices can be answered; use selected(${{id}}, &apos;choice&apos;)</source>
        <translation>يمكن الإجابة بعدة خيارات؛ استعمل selected(${{id}}, &apos;choice&apos;)</translation>
    </message>
    <message>
        <source>the answer is a number; write it without quotes</source>
        <translation>الإجابة عدد؛ اكتبه دون علامات تنصيص</translation>
    </message>
    <message>
        <source>the answer is a choice; write its id in quotes</source>
        <translation>الإجابة خيار؛ اكتب معرّفه بين علامتي تنصيص</translation>
    </message>
    <message>
        <source>a number is never a choice</source>
        <translation>العدد ليس خيارًا أبدًا</translation>
    </message>
    <message>
        <source>has {leaf}, but {wrong}.</source>
        <translation>فيه {leaf}، لكن {wrong}.</translation>
    </message>
    <message>
        <source>looks at . before the question is asked; refer to an earlier question by ${{id}}.</source>
        <translation>ينظر إلى . قبل أن يُطرح السؤال؛ أشر إلى سؤال سابق بـ ${{id}}.</translation>
    </message>
    <message>
        <source>never looks at the answer; write . for it.</source>
        <translation>لا ينظر إلى الإجابة أبدًا؛ اكتب . لها.</translation>
    </message>
    <message>
        <source>refers to ${{{name}}}, the question itself; an answer of its own is . in a constraint.</source>
        <translation>يشير إلى ${{{name}}}، وهو السؤال نفسه؛ إجابته هو . في القيد.</translation>
    </message>
    <message>
        <source>has {leaf}, which compares no answer.</source>
        <translation>فيه {leaf}، وهو لا يقارن أي إجابة.</translation>
    </message>
    <message>
        <source>refers to ${{{name}}}, which is asked later; refer to an earlier question.</source>
        <translation>يشير إلى ${{{name}}}، وهو يُسأل لاحقًا؛ أشر إلى سؤال سابق.</translation>
    </message>
    <message>
        <source>refers to ${{{name}}}, a note, which has no answer.</source>
        <translation>يشير إلى ${{{name}}}، وهو ملاحظة لا إجابة لها.</translation>
    </message>
    <message>
        <source>refers to ${{{name}}}, which no question has as its id.</source>
        <translation>يشير إلى ${{{name}}}، وليس معرّفًا لأي سؤال.</translation>
    </message>
    <message>
        <source>has {count} characters, and {longest_expression} are the most</source>
        <translation>فيه {count} محرفًا، والحد الأقصى {longest_expression}</translation>
    </message>
    <message>
        <source>has the curly quote {character}; type a straight &apos; instead</source>
        <translation>فيه علامة تنصيص منحنية {character}؛ اكتب &apos; مستقيمة بدلها</translation>
    </message>
    <message>
        <source>ends</source>
        <translation>ينتهي</translation>
    </message>
    <message>
        <source>has {text}</source>
        <translation>فيه {text}</translation>
    </message>
    <message>
        <source>has a text without a closing {character}</source>
        <translation>فيه نص دون {character} تُغلقه</translation>
    </message>
    <message>
        <source>has a $ that begins no ${{id}}; write the id in braces</source>
        <translation>فيه $ لا يبدأ أي ${{id}}؛ اكتب المعرّف بين قوسين معقوفين</translation>
    </message>
    <message>
        <source>is nested too deeply</source>
        <translation>متداخل أعمق من اللازم</translation>
    </message>
    <message>
        <source>has {text}, where and, or or the end is expected</source>
        <translation>فيه {text}، حيث يُنتظر and أو or أو النهاية</translation>
    </message>
    <message>
        <source>has a selected() that does not begin with ${{id}} or .</source>
        <translation>فيه selected() لا يبدأ بـ ${{id}} أو .</translation>
    </message>
    <message>
        <source>has a selected() that does not end with a choice in quotes</source>
        <translation>فيه selected() لا ينتهي بخيار بين علامتي تنصيص</translation>
    </message>
    <message>
        <source>{found} where ${{id}}, ., a number or a &apos;text&apos; is expected</source>
        <translation>{found} حيث يُنتظر ${{id}} أو . أو عدد أو &apos;نص&apos;</translation>
    </message>
    <message>
        <source>{found} where one of =, !=, &lt;, &lt;=, &gt; and &gt;= is expected</source>
        <translation>{found} حيث يُنتظر واحد من =، !=، &lt;، &lt;=، &gt; و &gt;=</translation>
    </message>
    <message>
        <source>{found} where {mark} is expected</source>
        <translation>{found} حيث يُنتظر {mark}</translation>
    </message>
    <message>
        <source>is never shown; add the constraint it is about.</source>
        <translation>لا يظهر أبدًا؛ أضف القيد الذي يتحدث عنه.</translation>
    </message>
    <message>
        <source>must be a condition in quotes, such as &quot;${{age}} &gt;= 18&quot;.</source>
        <translation>يجب أن يكون شرطًا بين علامتي تنصيص، مثل &quot;${{age}} &gt;= 18&quot;.</translation>
    </message>
    <message>
        <source>refers to ${{{name}}}, which depends on {steps}, which is randomized: its true answer would show. Refer to direct questions only.</source>
        <translation>يشير إلى ${{{name}}} الذي يعتمد على {steps}، وهو عشوائي: ستظهر إجابته الحقيقية. أشر إلى أسئلة مباشرة فقط.</translation>
    </message>
    <message>
        <source>keeps some answers to ${{{name}}} out, which is randomized: whoever reads the record would know more about the true answer than its coins let through. It may only repeat the question&apos;s own bounds.</source>
        <translation>يستبعد بعض الإجابات عن ${{{name}}}، وهو عشوائي: من يقرأ السجل يعرف عن الإجابة الحقيقية أكثر مما تسمح به الصدفة. يجوز فقط أن يكرر حدود السؤال نفسه.</translation>
    </message>
    <message>
        <source>repeats the answer to ${{{name}}}, which is randomized, on the screen; leave it out.</source>
        <translation>يكرر على الشاشة الإجابة عن ${{{name}}}، وهو عشوائي؛ اتركها.</translation>
    </message>
    <message>
        <source>must be true or false, without quotes.</source>
        <translation>يجب أن يكون true أو false، دون علامات تنصيص.</translation>
    </message>
    <message>
        <source>the file</source>
        <translation>الملف</translation>
    </message>
    <message>
        <source>something else</source>
        <translation>شيء آخر</translation>
    </message>
    <message>
        <source>_ and -, beginning with a letter or digit</source>
        <translation>و_ و -، بادئًا بحرف أو رقم</translation>
    </message>
    <message>
        <source>and _, beginning with a letter</source>
        <translation>و _، بادئًا بحرف</translation>
    </message>
    <message>
        <source>and -, such as en, fr or pt-BR</source>
        <translation>و -، مثل en أو fr أو pt-BR</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>كائن</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>قائمة</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true أو false</translation>
    </message>
    <message>
        <source>null</source>
        <translation>null</translation>
    </message>
    <message>
        <source>from {low} to {high}</source>
        <translation>من {low} إلى {high}</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>فارغ</translation>
    </message>
    <message>
        <source>is {value}; it must be an object in braces.</source>
        <translation>هو {value}؛ ويجب أن يكون كائنًا بين قوسين معقوفين.</translation>
    </message>
    <message>
        <source>is written more than once; keep one.</source>
        <translation>مكتوب أكثر من مرة؛ أبقِ واحدًا.</translation>
    </message>
    <message>
        <source>is {value}; it must be a list in brackets.</source>
        <translation>هو {value}؛ ويجب أن يكون قائمة بين قوسين مربعين.</translation>
    </message>
    <message>
        <source>has {count} entries; it must have {low} to {high}.</source>
        <translation>فيه {count} مدخلات؛ ويجب أن يكون فيه من {low} إلى {high}.</translation>
    </message>
    <message>
        <source>is {value}; it must be a whole number from {low} to {high}.</source>
        <translation>هو {value}؛ ويجب أن يكون عددًا صحيحًا من {low} إلى {high}.</translation>
    </message>
    <message>
        <source>is {value}; it must be a decimal number {ends}.</source>
        <translation>هو {value}؛ ويجب أن يكون عددًا عشريًا {ends}.</translation>
    </message>
    <message>
        <source>is {value}; it must be a name of at most 64 letters a–z, digits, {extra}.</source>
        <translation>هو {value}؛ ويجب أن يكون اسمًا من 64 حرفًا a–z وأرقام على الأكثر، {extra}.</translation>
    </message>
    <message>
        <source>is {value}; write a text.</source>
        <translation>هو {value}؛ اكتب نصًا.</translation>
    </message>
    <message>
        <source>has {count} characters; {longest_text} are the most.</source>
        <translation>فيه {count} محرفًا؛ والحد الأقصى {longest_text}.</translation>
    </message>
    <message>
        <source>holds the invisible character U+{unseen}; remove it.</source>
        <translation>فيه المحرف غير المرئي U+{unseen}؛ أزله.</translation>
    </message>
    <message>
        <source>is {value}; write a text for each language, {{&quot;en&quot;: &quot;…&quot;}}.</source>
        <translation>هو {value}؛ اكتب نصًا لكل لغة، {{&quot;en&quot;: &quot;…&quot;}}.</translation>
    </message>
    <message>
        <source>is missing; add it.</source>
        <translation>ناقص؛ أضفه.</translation>
    </message>
    <message>
        <source>is not one of the survey&apos;s languages; add it to them.</source>
        <translation>ليس من لغات الاستبيان؛ أضفه إليها.</translation>
    </message>
    <message>
        <source>is missing; every text needs every language.</source>
        <translation>ناقص؛ كل نص يحتاج إلى كل لغة.</translation>
    </message>
    <message>
        <source>was written by a newer Surveyapp; update the program.</source>
        <translation>كتبه Surveyapp أحدث؛ حدّث البرنامج.</translation>
    </message>
    <message>
        <source>must be &quot;{format}&quot;.</source>
        <translation>يجب أن يكون «{format}».</translation>
    </message>
    <message>
        <source>is {value}; it {advice}</source>
        <translation>هو {value}؛ {advice}</translation>
    </message>
    <message>
        <source>is {value}; write the analyst&apos;s public key in quotes.</source>
        <translation>هو {value}؛ اكتب مفتاح المحلل العام بين علامتي تنصيص.</translation>
    </message>
    <message>
        <source>are all notes; add a question that is recorded.</source>
        <translation>كلها ملاحظات؛ أضف سؤالًا يُسجَّل.</translation>
    </message>
    <message>
        <source>is {value}; a member&apos;s type is {known}.</source>
        <translation>هو {value}؛ نوع العضو {known}.</translation>
    </message>
    <message>
        <source>is {kind}; known types are {types}.</source>
        <translation>هو {kind}؛ الأنواع المعروفة {types}.</translation>
    </message>
    <message>
        <source>is {question_id}, a name that the record keeps for itself; rename it.</source>
        <translation>هو {question_id}، اسم يحتفظ به السجل لنفسه؛ غيّره.</translation>
    </message>
    <message>
        <source>is {question_id}, as is {seen}; give each question its own name.</source>
        <translation>هو {question_id}، مثل {seen}؛ أعطِ كل سؤال اسمه.</translation>
    </message>
    <message>
        <source>is {required}; it must be true or false.</source>
        <translation>هو {required}؛ ويجب أن يكون true أو false.</translation>
    </message>
    <message>
        <source>repeats the choice {prefer_not_id}; keep one of them.</source>
        <translation>يكرر الخيار {prefer_not_id}؛ أبقِ واحدًا منهما.</translation>
    </message>
    <message>
        <source>makes three answers, and {name} takes two; choose a design for any number of answers: {fitting}.</source>
        <translation>يجعلها ثلاث إجابات، و {name} يأخذ اثنتين؛ اختر تصميمًا لأي عدد من الإجابات: {fitting}.</translation>
    </message>
    <message>
        <source>repeats {code}; keep one.</source>
        <translation>يكرر {code}؛ أبقِ واحدًا.</translation>
    </message>
    <message>
        <source>has {shown}, which no joint question lists; remove it.</source>
        <translation>فيه {shown} الذي لا يذكره أي سؤال مشترك؛ أزله.</translation>
    </message>
    <message>
        <source>belongs to the joint question; remove it here.</source>
        <translation>يخص السؤال المشترك؛ أزله من هنا.</translation>
    </message>
    <message>
        <source>line {line} {wrong}</source>
        <translation>السطر {line} {wrong}</translation>
    </message>
    <message>
        <source>the distribution of the number that is added</source>
        <translation>توزيع العدد الذي يُضاف</translation>
    </message>
    <message>
        <source>the probability that the answer itself is recorded</source>
        <translation>احتمال أن تُسجَّل الإجابة نفسها</translation>
    </message>
    <message>
        <source>the distribution of S</source>
        <translation>توزيع S</translation>
    </message>
    <message>
        <source>the privacy loss ε</source>
        <translation>فقدان الخصوصية ε</translation>
    </message>
    <message>
        <source>the distribution of S₁; its mean is not 0</source>
        <translation>توزيع S₁؛ ومتوسطه ليس 0</translation>
    </message>
    <message>
        <source>the distribution of S₂, added after multiplying</source>
        <translation>توزيع S₂، الذي يُضاف بعد الضرب</translation>
    </message>
    <message>
        <source>the probabilities that the card answers “yes”, one for each sample</source>
        <translation>احتمالات أن تجيب البطاقة «نعم»، واحد لكل عينة</translation>
    </message>
    <message>
        <source>the probabilities that the card answers “no”, one for each sample</source>
        <translation>احتمالات أن تجيب البطاقة «لا»، واحد لكل عينة</translation>
    </message>
    <message>
        <source>says no whatever the card says</source>
        <translation>يقول لا مهما قالت البطاقة</translation>
    </message>
    <message>
        <source>the probabilities of the cards 1, 2, … in order</source>
        <translation>احتمالات البطاقات 1، 2، … بالترتيب</translation>
    </message>
    <message>
        <source>the share of “yes” to the harmless question</source>
        <translation>نسبة «نعم» للسؤال غير الحساس</translation>
    </message>
    <message>
        <source>the probability of “yes” to the harmless item of the question</source>
        <translation>احتمال «نعم» للبند غير الحساس في السؤال</translation>
    </message>
    <message>
        <source>the probability of “yes” to the harmless item of the anchor question</source>
        <translation>احتمال «نعم» للبند غير الحساس في السؤال المرجعي</translation>
    </message>
    <message>
        <source>careless, the same both times</source>
        <translation>غير متأنٍّ، الإجابة نفسها في المرتين</translation>
    </message>
    <message>
        <source>careless, once this and once that</source>
        <translation>غير متأنٍّ، مرة هذه ومرة تلك</translation>
    </message>
    <message>
        <source>the probability that the question itself is asked</source>
        <translation>احتمال أن يُطرح السؤال نفسه</translation>
    </message>
    <message>
        <source>the distribution of W</source>
        <translation>توزيع W</translation>
    </message>
    <message>
        <source>the distribution of U, added before multiplying</source>
        <translation>توزيع U، الذي يُضاف قبل الضرب</translation>
    </message>
    <message>
        <source>the weight β of the drawn number in the sum</source>
        <translation>الوزن β للعدد المسحوب في المجموع</translation>
    </message>
    <message>
        <source>the distribution of W; its mean is not 0</source>
        <translation>توزيع W؛ ومتوسطه ليس 0</translation>
    </message>
    <message>
        <source>the distribution of U, mixed with the answer</source>
        <translation>توزيع U، الذي يُمزج بالإجابة</translation>
    </message>
    <message>
        <source>the number of choices</source>
        <translation>عدد الخيارات</translation>
    </message>
    <message>
        <source>the distribution of the number that is recorded instead of the answer</source>
        <translation>توزيع العدد الذي يُسجَّل بدلاً من الإجابة</translation>
    </message>
    <message>
        <source>the probability of “yes” to the harmless item of sample 1 (sample 2 has 1 − p)</source>
        <translation>احتمال «نعم» للبند غير الحساس في العينة 1 (وللعينة 2 ‏1 − p)</translation>
    </message>
    <message>
        <source>the probability that the coins ask for the truth</source>
        <translation>احتمال أن تطلب القطع النقدية الحقيقة</translation>
    </message>
    <message>
        <source>the probabilities of each forced choice among all cases, in the order of the choices</source>
        <translation>احتمالات كل خيار قسري بين كل الحالات، بترتيب الخيارات</translation>
    </message>
    <message>
        <source>the probability that the coins answer “yes”</source>
        <translation>احتمال أن تجيب القطع النقدية «نعم»</translation>
    </message>
    <message>
        <source>the probability of the sensitive question in sample 1</source>
        <translation>احتمال السؤال الحساس في العينة 1</translation>
    </message>
    <message>
        <source>the probability of the sensitive question in sample 2</source>
        <translation>احتمال السؤال الحساس في العينة 2</translation>
    </message>
    <message>
        <source>the number of innocuous statements</source>
        <translation>عدد العبارات غير الحساسة</translation>
    </message>
    <message>
        <source>{y} innocuous, yes</source>
        <translation>{y} غير حساسة، نعم</translation>
    </message>
    <message>
        <source>{y} innocuous, no</source>
        <translation>{y} غير حساسة، لا</translation>
    </message>
    <message>
        <source>the share of red cards in the pack for people whose answer is yes</source>
        <translation>نسبة البطاقات الحمراء في الرزمة لمن إجابتهم نعم</translation>
    </message>
    <message>
        <source>the share of red cards in the pack for people whose answer is no</source>
        <translation>نسبة البطاقات الحمراء في الرزمة لمن إجابتهم لا</translation>
    </message>
    <message>
        <source>the number of cards drawn, each put back</source>
        <translation>عدد البطاقات المسحوبة، وتُعاد كل منها</translation>
    </message>
    <message>
        <source>the smallest possible answer</source>
        <translation>أصغر إجابة ممكنة</translation>
    </message>
    <message>
        <source>the largest possible answer</source>
        <translation>أكبر إجابة ممكنة</translation>
    </message>
    <message>
        <source>the step between possible answers</source>
        <translation>الخطوة بين الإجابات الممكنة</translation>
    </message>
    <message>
        <source>the probability that a “no” is recorded as it is</source>
        <translation>احتمال أن تُسجَّل «لا» كما هي</translation>
    </message>
    <message>
        <source>the probability of the card with the question itself</source>
        <translation>احتمال البطاقة التي عليها السؤال نفسه</translation>
    </message>
    <message>
        <source>the share of people with the unrelated trait</source>
        <translation>نسبة أصحاب الصفة غير المرتبطة</translation>
    </message>
    <message>
        <source>the probabilities of each report, one row an answer in the order of the choices</source>
        <translation>احتمالات كل رد، صف لكل إجابة بترتيب الخيارات</translation>
    </message>
    <message>
        <source>the distribution of the number that the answer is multiplied by; its mean is not 0</source>
        <translation>توزيع العدد الذي تُضرب فيه الإجابة؛ ومتوسطه ليس 0</translation>
    </message>
    <message>
        <source>{range}, and not {value}</source>
        <translation>{range}، وليس {value}</translation>
    </message>
    <message>
        <source>above {low} and below {high}</source>
        <translation>أكبر من {low} وأقل من {high}</translation>
    </message>
    <message>
        <source>a list of values with their probabilities</source>
        <translation>قائمة قيم مع احتمالاتها</translation>
    </message>
    <message>
        <source>a list of numbers from {low} to {high}</source>
        <translation>قائمة أعداد من {low} إلى {high}</translation>
    </message>
    <message>
        <source>a list of rows, each a list of numbers from {low} to {high}</source>
        <translation>قائمة صفوف، كل منها قائمة أعداد من {low} إلى {high}</translation>
    </message>
    <message>
        <source>a whole number from {low} to {high}</source>
        <translation>عدد صحيح من {low} إلى {high}</translation>
    </message>
    <message>
        <source>the probability that one draw brings the question itself</source>
        <translation>احتمال أن تأتي سحبة واحدة بالسؤال نفسه</translation>
    </message>
    <message>
        <source>the probabilities that people without the trait are asked to say “no”, one for each sample</source>
        <translation>احتمالات أن يُطلب ممن ليست فيهم الصفة قول «لا»، واحد لكل عينة</translation>
    </message>
    <message>
        <source>yes, and says so</source>
        <translation>نعم، ويقول ذلك</translation>
    </message>
    <message>
        <source>yes, and says no</source>
        <translation>نعم، ويقول لا</translation>
    </message>
    <message>
        <source>the probabilities that the question itself is answered, one for each box</source>
        <translation>احتمالات أن يُجاب عن السؤال نفسه، واحد لكل صندوق</translation>
    </message>
    <message>
        <source>the probability of the truth card</source>
        <translation>احتمال بطاقة الصدق</translation>
    </message>
    <message>
        <source>the probabilities of the card that asks for the trait again, one for each box</source>
        <translation>احتمالات البطاقة التي تسأل عن الصفة مرة أخرى، واحد لكل صندوق</translation>
    </message>
    <message>
        <source>no, harmless yes</source>
        <translation>لا، وغير الحساس نعم</translation>
    </message>
    <message>
        <source>no, harmless no</source>
        <translation>لا، وغير الحساس لا</translation>
    </message>
    <message>
        <source>the probability that the first card asks for the truth</source>
        <translation>احتمال أن تطلب البطاقة الأولى الحقيقة</translation>
    </message>
    <message>
        <source>the probability that the second card asks the question itself</source>
        <translation>احتمال أن تسأل البطاقة الثانية السؤال نفسه</translation>
    </message>
    <message>
        <source>the probability that the second card bears the question itself</source>
        <translation>احتمال أن تحمل البطاقة الثانية السؤال نفسه</translation>
    </message>
    <message>
        <source>the privacy loss ε of one answer; for multiple choice of each changed choice</source>
        <translation>فقدان الخصوصية ε لإجابة واحدة؛ وفي الاختيار المتعدد لكل خيار يتغير</translation>
    </message>
    <message>
        <source>the probability that a chosen answer is marked</source>
        <translation>احتمال أن تحصل إجابة مختارة على علامة</translation>
    </message>
    <message>
        <source>the probability that an answer that was not chosen is marked</source>
        <translation>احتمال أن تحصل إجابة لم تُختر على علامة</translation>
    </message>
    <message>
        <source>{first} or {second}</source>
        <translation>{first} أو {second}</translation>
    </message>
    <message>
        <source>the probabilities that the question itself is answered, one for each sample</source>
        <translation>احتمالات أن يُجاب عن السؤال نفسه، واحد لكل عينة</translation>
    </message>
    <message>
        <source>yes, harmless yes</source>
        <translation>نعم، وغير الحساس نعم</translation>
    </message>
    <message>
        <source>yes, harmless no</source>
        <translation>نعم، وغير الحساس لا</translation>
    </message>
    <message>
        <source>the probability that the question itself is answered</source>
        <translation>احتمال أن يُجاب عن السؤال نفسه</translation>
    </message>
    <message>
        <source>sample {sample}: {told}</source>
        <translation>العينة {sample}: {told}</translation>
    </message>
    <message>
        <source>infinite: some report rules an answer out for some people</source>
        <translation>لا نهائية: يستبعد رد ما إجابة لبعض الناس</translation>
    </message>
    <message>
        <source>infinite: {certain}</source>
        <translation>لا نهائية: {certain}</translation>
    </message>
    <message>
        <source>infinite, or not known: some report rules a number out for some people</source>
        <translation>لا نهائية أو غير معروفة: يستبعد رد ما عدداً لبعض الناس</translation>
    </message>
    <message>
        <source>not known: nobody can say how likely a number is as the answer to the harmless question</source>
        <translation>غير معروفة: لا يستطيع أحد أن يقول ما مدى احتمال عدد ما كإجابة عن السؤال غير الحساس</translation>
    </message>
    <message>
        <source>{epsilon} (likelihood ratio at most {ratio})</source>
        <translation>{epsilon} (نسبة الإمكان لا تزيد على {ratio})</translation>
    </message>
    <message>
        <source>one of {n} reports, each of which fits some of {k} answers:</source>
        <translation>واحد من {n} من الردود، يوافق كل منها بعض الإجابات وعددها {k}:</translation>
    </message>
    <message>
        <source>the expected report is a·x + b for the number x, a = {slope}, b = {intercept}</source>
        <translation>الرد المتوقع هو a·x + b للعدد x، حيث a = {slope}، b = {intercept}</translation>
    </message>
    <message>
        <source>{report} is never recorded for {answer}</source>
        <translation>لا يُسجَّل {report} أبداً لـ {answer}</translation>
    </message>
    <message>
        <source>one of {n} reports, a mark or none for each of {k} choices:</source>
        <translation>واحد من {n} من الردود، علامة أو لا علامة لكل من الخيارات وعددها {k}:</translation>
    </message>
    <message>
        <source>a chosen one has a mark in {own}, any other in {other} of all cases</source>
        <translation>للخيار المختار علامة في {own} ولأي خيار آخر في {other} من كل الحالات</translation>
    </message>
    <message>
        <source>reports lie from {low} to {high}</source>
        <translation>تقع الردود من {low} إلى {high}</translation>
    </message>
    <message>
        <source>{answer} → {odds}</source>
        <translation>{answer} ← {odds}</translation>
    </message>
    <message>
        <source>{count} of {of}: the answer</source>
        <translation>{count} من كل {of}: الإجابة</translation>
    </message>
    <message>
        <source>about {count} of {of}: the answer</source>
        <translation>نحو {count} من كل {of}: الإجابة</translation>
    </message>
    <message>
        <source>{report} always</source>
        <translation>{report} دائماً</translation>
    </message>
    <message>
        <source>{report} {count} of {of}</source>
        <translation>{report} ‏{count} من كل {of}</translation>
    </message>
    <message>
        <source>{report} about {count} of {of}</source>
        <translation>{report} نحو {count} من كل {of}</translation>
    </message>
    <message>
        <source>reports of the design {design}, as the kiosk writes them</source>
        <translation>تقارير التصميم {design} كما يكتبها الكشك</translation>
    </message>
    <message>
        <source>one or more of {answers}</source>
        <translation>واحد أو أكثر من {answers}</translation>
    </message>
    <message>
        <source>line {line} has {count} cells and not {width}</source>
        <translation>في السطر {line} {count} خلايا لا {width}</translation>
    </message>
    <message>
        <source>it changed while it was read; try again when it has been written</source>
        <translation>تغيّر أثناء قراءته؛ حاول ثانية بعد أن يُكتب</translation>
    </message>
    <message>
        <source>written</source>
        <translation>الكتابة</translation>
    </message>
    <message>
        <source>written to</source>
        <translation>الكتابة فيه</translation>
    </message>
    <message>
        <source>made</source>
        <translation>الإنشاء</translation>
    </message>
    <message>
        <source>read</source>
        <translation>القراءة</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>الإزالة</translation>
    </message>
    <message>
        <source>opened</source>
        <translation>الفتح</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>أعمدة</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>صفوف</translation>
    </message>
    <message>
        <source>cells</source>
        <translation>خلايا</translation>
    </message>
    <message>
        <source>it has {count} {what}, more than the {most} allowed</source>
        <translation>فيه {count} {what}، أكثر من {most} المسموح بها</translation>
    </message>
    <message>
        <source>numbers from {low} to {high} in steps of {step}</source>
        <translation>أعداداً من {low} إلى {high} بخطوات {step}</translation>
    </message>
    <message>
        <source>numbers that the design {design} gives</source>
        <translation>أعداداً يعطيها التصميم {design}</translation>
    </message>
    <message>
        <source>no column is a question of the survey {survey}, which has {questions}; where the columns have other names, map and import them</source>
        <translation>ليس أي عمود سؤالاً في الاستبيان {survey} الذي فيه {questions}؛ فإن كانت للأعمدة أسماء أخرى فطابقها واستوردها</translation>
    </message>
    <message>
        <source>is a formula without a stored value; open the workbook in a spreadsheet program and save it</source>
        <translation>صيغة حسابية دون قيمة محفوظة؛ افتح المصنف في برنامج جداول واحفظه</translation>
    </message>
    <message>
        <source>the row has {count} cells and the header {columns}</source>
        <translation>في الصف {count} خلايا وفي الرأس {columns}</translation>
    </message>
    <message>
        <source>is {value}; {reason}.</source>
        <translation>هو {value}؛ {reason}.</translation>
    </message>
    <message>
        <source>{reason}.</source>
        <translation>{reason}.</translation>
    </message>
    <message>
        <source>is {choice_id}, as is {first}; give each its own name.</source>
        <translation>هو {choice_id}، مثل {first}؛ أعطِ كلًا منهما اسمه.</translation>
    </message>
    <message>
        <source>arms of its own</source>
        <translation>أذرع خاصة به</translation>
    </message>
    <message>
        <source>its reports need a name each, all different</source>
        <translation>يحتاج كل رد من ردودها إلى اسم، والأسماء كلها مختلفة</translation>
    </message>
    <message>
        <source>it is too small for numbers so far apart</source>
        <translation>هي أصغر مما يناسب أعدادًا متباعدة هكذا</translation>
    </message>
    <message>
        <source>{design} goes with no other design</source>
        <translation>لا يجتمع {design} مع تصميم آخر</translation>
    </message>
    <message>
        <source>they are for two answers, yes and no</source>
        <translation>هي لإجابتين، نعم ولا</translation>
    </message>
    <message>
        <source>they need two reports each</source>
        <translation>يحتاج كل منها إلى ردين</translation>
    </message>
    <message>
        <source>The costs cannot be used: {reason}.</source>
        <translation>لا يمكن استعمال التكاليف: {reason}.</translation>
    </message>
    <message>
        <source>it needs {answers} rows and as many columns, one for each answer</source>
        <translation>يلزم {answers} من الصفوف ومثلها من الأعمدة، لكل إجابة واحد</translation>
    </message>
    <message>
        <source>every cost is a number from 0</source>
        <translation>كل تكلفة عدد من 0 فما فوق</translation>
    </message>
    <message>
        <source>the cost from an answer to itself is 0</source>
        <translation>تكلفة الإجابة إلى نفسها 0</translation>
    </message>
    <message>
        <source>some cost must be above 0</source>
        <translation>يجب أن تتجاوز تكلفة ما 0</translation>
    </message>
    <message>
        <source>Nobody is in one of the combinations of samples that these questions draw, and each is needed. Collect more interviews, or leave one of the questions out.</source>
        <translation>لا أحد في إحدى توليفات العينات التي تسحبها هذه الأسئلة، وكلها لازمة. اجمع مزيداً من المقابلات، أو استغنِ عن أحد الأسئلة.</translation>
    </message>
    <message>
        <source>The counts or reports have the label {labels}, and the reports of this design are called {names}. Give each report under its own name.</source>
        <translation>تحمل الأعداد أو الردود التسمية {labels}، وردود هذا التصميم تسمى {names}. أعطِ كل رد باسمه.</translation>
    </message>
    <message>
        <source>There is nothing to compare the coin with. Give --commitment, from the square that was photographed before the card was picked.</source>
        <translation>لا شيء تُقارن به القطعة. أعط ‎--commitment‎ من المربع الذي صُوّر قبل اختيار البطاقة.</translation>
    </message>
    <message>
        <source>--report-seal is there, but the opened round states no report: it was opened before the touch. Give --commitment alone.</source>
        <translation>‎--report-seal‎ موجود، لكن الجولة المفتوحة لا تذكر ما يُسجَّل: فُتحت قبل اللمس. أعط ‎--commitment‎ وحده.</translation>
    </message>
    <message>
        <source>--touched needs --survey, which states what coins make of it.</source>
        <translation>‎--touched‎ يحتاج إلى ‎--survey‎ الذي يبيّن ما تجعله القطع منه.</translation>
    </message>
    <message>
        <source>There is no opened round. Give --opened, what its square says, in quotes.</source>
        <translation>لا توجد جولة مفتوحة. أعط ‎--opened‎، وهو ما يقوله مربعها، بين علامتي اقتباس.</translation>
    </message>
    <message>
        <source>This is not the text of an opened round: {reason}.</source>
        <translation>هذا ليس نص جولة مفتوحة: {reason}.</translation>
    </message>
    <message>
        <source>it must begin with “surveyapp coin 2;” and be whole</source>
        <translation>يجب أن يبدأ بـ ”surveyapp coin 2;“ وأن يكون كاملاً</translation>
    </message>
    <message>
        <source>its hidden number must be below its number of sides</source>
        <translation>يجب أن يكون رقمه المخفي أصغر من عدد الأوجه</translation>
    </message>
    <message>
        <source>its numbers must be written without zeros before them</source>
        <translation>يجب أن تُكتب أرقامه من دون أصفار قبلها</translation>
    </message>
    <message>
        <source>its card must be one of those that there are</source>
        <translation>يجب أن تكون بطاقته من البطاقات الموجودة</translation>
    </message>
    <message>
        <source>The counts or reports have the labels {labels}, but nothing says which report of this design each of them is. Name the channel&apos;s reports, or give a list in the channel&apos;s order.</source>
        <translation>تحمل الأعداد أو الردود التسميات {labels}، لكن لا شيء يبين أي رد من ردود هذا التصميم هو كل منها. سمِّ ردود القناة، أو أعطِ قائمة بترتيب القناة.</translation>
    </message>
    <message>
        <source>A table was given where one count for each report is needed. Give one column, labelled with the reports&apos; names.</source>
        <translation>أُعطي جدول حيث يلزم عدد واحد لكل رد. أعطِ عموداً واحداً موسوماً بأسماء الردود.</translation>
    </message>
    <message>
        <source>The counts have the label {label} twice. Add them up, so that each report has one count.</source>
        <translation>تحمل الأعداد التسمية {label} مرتين. اجمعها ليكون لكل رد عدد واحد.</translation>
    </message>
    <message>
        <source>This error takes {n} people, and the population has only {population}. Accept a larger error or less confidence, or plan for fewer who do not answer.</source>
        <translation>يتطلب هذا الخطأ {n} شخصًا، ولا يضم المجتمع سوى {population}. اقبل خطأً أكبر أو ثقة أقل، أو خطِّط لعدد أقل ممن لا يجيبون.</translation>
    </message>
    <message>
        <source>The counts are of the samples {given}, and this design has the samples {samples}. Give the counts of each sample under its number.</source>
        <translation>الأعداد للعينات {given}، ولهذا التصميم العينات {samples}. أعطِ أعداد كل عينة برقمها.</translation>
    </message>
    <message>
        <source>The fitted shares make only {groups} groups, and the fit test needs 3. Use a predictor with more values, or leave the test out.</source>
        <translation>تشكل النسب المقدرة {groups} مجموعات فقط، ويحتاج اختبار الملاءمة إلى 3. استعمل متغيرًا تفسيريًا له قيم أكثر، أو احذف الاختبار.</translation>
    </message>
    <message>
        <source>{count} rows of the table are left out, so that the joint inclusion probabilities do not belong to the others. Correct these rows, or leave out their rows and columns too.</source>
        <translation>تُركت {count} من صفوف الجدول، فلا تخص احتمالات الاحتواء المشتركة الصفوف الباقية. صحّح هذه الصفوف، أو احذف صفوفها وأعمدتها أيضًا.</translation>
    </message>
    <message>
        <source>“{written}” has more than {most} shares; give a larger step.</source>
        <translation>‏«{written}» فيه أكثر من {most} من النسب؛ اختر خطوة أكبر.</translation>
    </message>
    <message>
        <source>No question here is randomized: every report is the answer itself.</source>
        <translation>لا يوجد هنا سؤال مطروح بالعشوائية: كل تقرير هو الجواب نفسه.</translation>
    </message>
    <message>
        <source>--touched is of rounds that were opened after the touch.</source>
        <translation>‎--touched‎ للجولات التي فُتحت بعد اللمس.</translation>
    </message>
    <message>
        <source>{touched} is none of the answers {known}.</source>
        <translation>{touched} ليس من الأجوبة {known}.</translation>
    </message>
    <message>
        <source>{question} has several designs by row, as data from elsewhere can have. A kiosk asks with one design; choose one.</source>
        <translation>للسؤال {question} عدة تصاميم بحسب الصف، كما في بيانات من مصدر آخر. يسأل الكشك بتصميم واحد؛ اختر واحداً.</translation>
    </message>
    <message>
        <source>The levels of {names} are not stated. Read off the data, a level that one person alone has would give that person away. State them in a file of levels or as bounds of a number, have frequent levels found under epsilon, or declare that the table is public.</source>
        <translation>لم تُذكر مستويات {names}. لو قُرئت من البيانات لكشف المستوى الذي يخص شخصًا واحدًا ذلك الشخص. اذكرها في ملف مستويات أو كحدود عدد، أو اجعل المستويات الشائعة توجد ضمن epsilon، أو أعلن أن الجدول عام.</translation>
    </message>
    <message>
        <source>Delta is {delta}; it must be above 0 and at most 0.001. It is the chance that a rare level shows: take much less than one over the number of rows, such as 0.000000001.</source>
        <translation>دلتا هي {delta}؛ يجب أن تكون أكبر من 0 و0.001 على الأكثر. وهي احتمال ظهور مستوى نادر: خذ أقل بكثير من واحد على عدد الصفوف، مثل 0.000000001.</translation>
    </message>
    <message>
        <source>{file} is not square: it has {rows} rows and {columns} columns of costs. Give one row and one column for each answer.</source>
        <translation>{file} ليس مربعاً: فيه {rows} من الصفوف و{columns} من أعمدة التكاليف. أعطِ صفاً وعموداً لكل إجابة.</translation>
    </message>
    <message>
        <source>The rows of {file} are {rows} and its columns {columns}. Give each answer one row and one column with the same label.</source>
        <translation>صفوف {file} هي {rows} وأعمدته {columns}. أعطِ كل إجابة صفاً وعموداً بالتسمية نفسها.</translation>
    </message>
    <message>
        <source>All costs in {file} are 0. Give some cost above 0.</source>
        <translation>كل التكاليف في {file} هي 0. أعطِ تكلفة ما فوق 0.</translation>
    </message>
    <message>
        <source>{file}: the cost from {answer} to itself is {cost}. Write 0, as nothing is carried.</source>
        <translation>{file}: تكلفة {answer} إلى نفسها {cost}. اكتب 0، فلا شيء يُنقل.</translation>
    </message>
    <message>
        <source>The fit test has from 3 to {most} groups, not {groups}.</source>
        <translation>لاختبار الملاءمة من 3 إلى {most} مجموعة، لا {groups}.</translation>
    </message>
    <message>
        <source>give rows of numbers, as in a:0,1;b:1,0</source>
        <translation>أعطِ صفوف أعداد، مثل a:0,1;b:1,0</translation>
    </message>
    <message>
        <source>The fit test is for a yes/no outcome whose design has two reports and known odds, without weights, strata, clusters and randomized predictors. Leave the test out.</source>
        <translation>اختبار الملاءمة هو لنتيجة نعم/لا لتصميمها تقريران واحتمالات معلومة، بلا أوزان ولا طبقات ولا عناقيد ولا متغيرات تفسيرية عشوائية. احذف الاختبار.</translation>
    </message>
    <message>
        <source>{term} contains a randomized question, which can be a predictor only by itself. Leave the product or power out.</source>
        <translation>يحتوي {term} على سؤال عشوائي، ولا يكون متغيرًا تفسيريًا إلا وحده. احذف حاصل الضرب أو القوة.</translation>
    </message>
    <message>
        <source>Other estimators than ml are for a list experiment as outcome, direct predictors, and a sample without weights, strata and clusters. Leave the estimator out.</source>
        <translation>المقدِّرات غير ml تصلح لتجربة قائمة كمتغير تابع، ومتنبئات مباشرة، وعينة بلا أوزان وطبقات وعناقيد. احذف المقدِّر.</translation>
    </message>
    <message>
        <source>The term {term} cannot be read. Write the id of a question, a:b, a*b, or a power from a^2 to a^{most}.</source>
        <translation>لا يمكن قراءة الحد {term}. اكتب معرّف سؤال، أو a:b، أو a*b، أو قوة من a^2 إلى a^{most}.</translation>
    </message>
    <message>
        <source>The term {term} contains {question} twice. Write {question}^2 for its square.</source>
        <translation>يحتوي الحد {term} على {question} مرتين. اكتب {question}^2 لمربعه.</translation>
    </message>
    <message>
        <source>{term} is a power of {question}, whose answers are categories and no numbers. Leave the power out.</source>
        <translation>{term} قوة لـ{question} الذي إجاباته فئات لا أعداد. احذف القوة.</translation>
    </message>
    <message>
        <source>The interaction {term} needs {part} among the predictors too, or its coefficients would depend on the reference level. Write {all}.</source>
        <translation>يحتاج التفاعل {term} إلى {part} أيضًا بين المتغيرات التفسيرية، وإلا توقفت معاملاته على المستوى المرجعي. اكتب {all}.</translation>
    </message>
    <message>
        <source>Nobody has compared the words of these kiosks: {kiosks}. Anybody can make a kiosk; compare them with the words on each kiosk&apos;s supervisor screen.</source>
        <translation>لم يقارن أحد كلمات هذه الأكشاك: {kiosks}. يستطيع أي شخص صنع كشك؛ قارنها بالكلمات على شاشة المشرف في كل كشك.</translation>
    </message>
    <message>
        <source>Compare the words with those on each kiosk&apos;s supervisor screen. If they are the same, give --accept-kiosks; or give the kiosks&apos; enrolment files with --kiosks.</source>
        <translation>قارن الكلمات بما على شاشة المشرف في كل كشك. إن كانت متطابقة فأعطِ --accept-kiosks؛ أو أعطِ ملفات تسجيل الأكشاك مع --kiosks.</translation>
    </message>
    <message>
        <source>The project {file} is sealed already.</source>
        <translation>المشروع {file} مختوم بالفعل.</translation>
    </message>
    <message>
        <source>Give the file of the private key that the project {file} is to be sealed to, and its passphrase: who cannot open that key could not open the project again.</source>
        <translation>قدّم ملف المفتاح الخاص الذي سيُختم به المشروع {file} وعبارة مروره: من لا يستطيع فتح ذلك المفتاح لن يستطيع فتح المشروع مرة أخرى.</translation>
    </message>
    <message>
        <source>The column {arm} has the value {value}, and nothing says how these rows were asked. Name its design with --arm {column}:{value}=DESIGN.</source>
        <translation>في العمود {arm} القيمة {value}، ولا شيء يبين كيف سُئلت هذه الصفوف. سمِّ تصميمها بـ --arm {column}:{value}=DESIGN.</translation>
    </message>
    <message>
        <source>{where}.also must be a list of columns</source>
        <translation>يجب أن يكون {where}.also قائمة أعمدة</translation>
    </message>
    <message>
        <source>it was altered or cut short; export it again at the kiosk</source>
        <translation>تم تغييره أو قطعه؛ صدّره من جديد عند الكشك</translation>
    </message>
    <message>
        <source>it is not the enrolment file of a kiosk</source>
        <translation>ليس ملف تسجيل كشك</translation>
    </message>
    <message>
        <source>Nothing can be sealed to the analyst&apos;s key here: this machine&apos;s cryptography library has no ML-KEM-768. Install the package “cryptography”, version 48 or newer, as a wheel.</source>
        <translation>لا يمكن ختم شيء بمفتاح المحلل هنا: مكتبة التشفير على هذا الجهاز لا تحوي ML-KEM-768. ثبّت الحزمة «cryptography»، الإصدار 48 أو أحدث، على هيئة wheel.</translation>
    </message>
    <message>
        <source>{file} is being written by another run. Wait until it has finished, and try again.</source>
        <translation>يكتب تشغيل آخر الملف {file} الآن. انتظر حتى ينتهي، ثم حاول مرة أخرى.</translation>
    </message>
    <message>
        <source>{file} was written, but then the disk reported an error: {reason}. Copy what you need before this device is switched off.</source>
        <translation>كُتب {file}، لكن القرص أبلغ بعد ذلك عن خطأ: {reason}. انسخ ما تحتاج إليه قبل إطفاء هذا الجهاز.</translation>
    </message>
    <message>
        <source>Interviews of this survey were released before, which can be done once. Those in {file} that came later wait until they are {smallest}.</source>
        <translation>سبق إخراج مقابلات من هذا الاستبيان، ولا يمكن ذلك إلا مرة واحدة. وما جاء بعدها في {file} ينتظر حتى يبلغ {smallest}.</translation>
    </message>
    <message>
        <source>Fewer than {smallest} interviews came after the last export of {file}. They wait for a later one, or whoever compares the two could tell them apart. At the end of fieldwork they can be released, once.</source>
        <translation>جاء أقل من {smallest} من المقابلات بعد آخر تصدير لـ{file}. وهي تنتظر تصديراً لاحقاً، وإلا لاستطاع من يقارن بين الاثنين أن يميزها. وفي نهاية العمل الميداني يمكن إخراجها، مرة واحدة.</translation>
    </message>
    <message>
        <source>{file} is older than it was: interviews that this kiosk had stored are missing, as when an old copy is put in its place. Keep the folder and tell the analyst.</source>
        <translation>{file} أقدم مما كان: تنقصه مقابلات كان هذا الكشك قد حفظها، كما يحدث حين توضع نسخة قديمة مكانه. احتفظ بالمجلد وأبلغ المحلل.</translation>
    </message>
    <message>
        <source>{file} is gone from this kiosk with all its interviews. Look for it among the deleted files and copies, and tell the analyst.</source>
        <translation>اختفى {file} من هذا الكشك بكل مقابلاته. ابحث عنه بين الملفات المحذوفة والنسخ، وأبلغ المحلل.</translation>
    </message>
    <message>
        <source>This kiosk&apos;s folder comes from another device. If it is still used there, stop one of the two: both would have the same name and the same numbers, and the analyst could not tell them apart.</source>
        <translation>مجلد هذا الكشك آتٍ من جهاز آخر. إن كان ما زال يُستخدم هناك فأوقف أحد الاثنين: سيكون لهما الاسم نفسه والأرقام نفسها، ولن يستطيع المحلل التمييز بينهما.</translation>
    </message>
    <message>
        <source>The kiosk&apos;s key {file} {fault}. Nothing was deleted, and the interviews are whole without it: export once more, or copy the files that end in .collection to a stick; the analyst imports them as they are. Then set the kiosk up in a new folder.</source>
        <translation>مفتاح الكشك {file} {fault}. لم يُحذف شيء، والمقابلات سليمة بدونه: صدّر مرة أخرى، أو انسخ الملفات المنتهية بـ .collection إلى ذاكرة؛ ويستوردها المحلل كما هي. ثم جهّز الكشك في مجلد جديد.</translation>
    </message>
    <message>
        <source>is missing or is damaged</source>
        <translation>مفقود أو تالف</translation>
    </message>
    <message>
        <source>is damaged</source>
        <translation>تالف</translation>
    </message>
    <message>
        <source>{file} was signed with another key than this kiosk&apos;s: the file or the key was exchanged. It is left as it is and not exported; copy it to a stick by hand, and the analyst sees whether it is whole.</source>
        <translation>وُقِّع {file} بمفتاح غير مفتاح هذا الكشك: استُبدل الملف أو المفتاح. يُترك كما هو ولا يُصدَّر؛ انسخه بنفسك إلى ذاكرة، ويرى المحلل هل هو سليم.</translation>
    </message>
    <message>
        <source>This kiosk&apos;s disk is nearly full: less than {megabytes} MB, or less than {interviews} interviews need, is free. Export and make room before anybody is asked. A full disk stops an interview at its end, with nothing of it recorded.</source>
        <translation>قرص هذا الكشك يكاد يمتلئ: بقي أقل من {megabytes} ميغابايت، أو أقل مما تحتاج إليه {interviews} مقابلة. صدّر وأخلِ مكاناً قبل سؤال أحد. فالقرص الممتلئ يوقف المقابلة عند نهايتها ولا يُسجَّل منها شيء.</translation>
    </message>
    <message>
        <source>{sentence} It has nearly the same rows as {others}, so both have one ledger.</source>
        <translation>{sentence} صفوفه هي تقريباً صفوف {others}، فلهما سجل واحد.</translation>
    </message>
    <message>
        <source>{table} is not public: it has a ledger, by which epsilon {spent} of its privacy was spent. Pay with an epsilon from what is left.</source>
        <translation>{table} ليس عاماً: له سجل أُنفق بموجبه إبسيلون {spent} من خصوصيته. ادفع بإبسيلون مما تبقى.</translation>
    </message>
    <message>
        <source>The budget of {table} was set to epsilon {budget} at its first use and stays so; leave out the budget of {asked}.</source>
        <translation>حُددت ميزانية {table} عند أول استخدام له بإبسيلون {budget} وتبقى كذلك؛ استغنِ عن الميزانية {asked}.</translation>
    </message>
    <message>
        <source>{path} is damaged or missing, so nobody knows what has been spent of which table. Put a copy of it back.</source>
        <translation>{path} تالف أو مفقود، فلا أحد يعرف ما أُنفق من أي جدول. أعد نسخة منه إلى مكانه.</translation>
    </message>
    <message>
        <source>another program has it open; close it there</source>
        <translation>برنامج آخر يفتحه؛ أغلقه هناك</translation>
    </message>
    <message>
        <source>it needs more memory than four fifths of what this computer has, and its rows are never put on a disk; use a computer with more memory</source>
        <translation>يحتاج إلى ذاكرة أكثر من أربعة أخماس ما في هذا الحاسوب، وصفوفه لا توضع على القرص أبدًا؛ استخدم حاسوبًا بذاكرة أكبر</translation>
    </message>
    <message>
        <source>it is not a Surveyapp project, or it is damaged</source>
        <translation>ليس مشروعًا من Surveyapp، أو هو تالف</translation>
    </message>
    <message>
        <source>writing it failed before, so nothing more is done with it; open it again</source>
        <translation>فشلت الكتابة فيه من قبل، لذلك لا يُفعل به شيء آخر؛ افتحه من جديد</translation>
    </message>
    <message>
        <source>its table {name} claims to have {rows} rows, more than the {most} allowed</source>
        <translation>يزعم جدوله {name} أن فيه {rows} صفًا، وهو أكثر من {most} المسموح بها</translation>
    </message>
    <message>
        <source>its {name} is not as Surveyapp makes it, so nothing in the file was used</source>
        <translation>إن {name} فيه ليس كما يصنعه Surveyapp، لذلك لم يُستعمل شيء مما في الملف</translation>
    </message>
    <message>
        <source>it is damaged; use a copy of it, or import the collection files again</source>
        <translation>إنه تالف؛ استخدم نسخة منه أو استورد ملفات الجمع مرة أخرى</translation>
    </message>
    <message>
        <source>nothing can be sealed to the analyst&apos;s key “{key}”</source>
        <translation>لا يمكن ختم أي شيء بمفتاح المحلل “{key}”</translation>
    </message>
    <message>
        <source>its surveys are damaged</source>
        <translation>استبياناته تالفة</translation>
    </message>
    <message>
        <source>it must begin with &quot;{prefix}-&quot; or &quot;{newer}-&quot;; copy the whole line</source>
        <translation>يجب أن يبدأ بـ «{prefix}-» أو «{newer}-»؛ انسخ السطر كله</translation>
    </message>
    <message>
        <source>needs coins that can be checked; set checkable_coins to true.</source>
        <translation>يحتاج إلى قطع نقدية يمكن فحصها؛ اجعل checkable_coins يساوي true.</translation>
    </message>
    <message>
        <source>is new in &quot;{newer}&quot;; change the format to that.</source>
        <translation>جديد في &quot;{newer}&quot;؛ غيّر الصيغة إلى ذلك.</translation>
    </message>
    <message>
        <source>needs the kiosk&apos;s coins after the answer; remove it here.</source>
        <translation>يحتاج إلى قطع الجهاز بعد الجواب؛ احذفه هنا.</translation>
    </message>
    <message>
        <source>{what} from {low} to {high}</source>
        <translation>{what} من {low} إلى {high}</translation>
    </message>
    <message>
        <source>choose one of {known}</source>
        <translation>اختر واحدًا من {known}</translation>
    </message>
    <message>
        <source>{what} from {low}</source>
        <translation>{what} من {low}</translation>
    </message>
    <message>
        <source>write {value} as QUESTION=ANSWER</source>
        <translation>اكتب {value} بصيغة QUESTION=ANSWER</translation>
    </message>
    <message>
        <source>give a name</source>
        <translation>أعطِ اسمًا</translation>
    </message>
    <message>
        <source>give names, with commas between them</source>
        <translation>أعطِ أسماء بينها فواصل</translation>
    </message>
    <message>
        <source>name at least {least}</source>
        <translation>سمِّ {least} على الأقل</translation>
    </message>
    <message>
        <source>say yes or no</source>
        <translation>قل نعم أو لا</translation>
    </message>
    <message>
        <source>give a list of QUESTION=ANSWER</source>
        <translation>أعطِ قائمة من QUESTION=ANSWER</translation>
    </message>
    <message>
        <source>give a number</source>
        <translation>أعطِ عددًا</translation>
    </message>
    <message>
        <source>give a whole number</source>
        <translation>أعطِ عددًا صحيحًا</translation>
    </message>
    <message>
        <source>give it</source>
        <translation>أعطِه</translation>
    </message>
    <message>
        <source>Inclusion probabilities need a table (.csv) with a column of them.</source>
        <translation>تحتاج احتمالات الإدراج إلى جدول (‎.csv) فيه عمود لها.</translation>
    </message>
    <message>
        <source>The costs are between {labels}, and the answers to {question} are {answers}. Give one row and one column for each answer, with its id.</source>
        <translation>التكاليف بين {labels}، والإجابات عن {question} هي {answers}. أعطِ صفًا وعمودًا لكل إجابة بمعرّفها.</translation>
    </message>
    <message>
        <source>A regression is of interviews one by one, and totals that trustees opened hold none. Cross-tabulate questions that a tally counts together, or compare groups.</source>
        <translation>الانحدار يكون لمقابلات واحدة واحدة، والمجاميع التي فتحها الأمناء لا تحوي أيًّا منها. قاطِع أسئلة تعدّها حصيلة معًا، أو قارن المجموعات.</translation>
    </message>
    <message>
        <source>There is no design {name}. The designs are {known}.</source>
        <translation>لا يوجد تصميم {name}. التصاميم هي {known}.</translation>
    </message>
    <message>
        <source>{design} hides a number behind noise, and a mean needs each report by itself: no tally can count it. Ask for it in bands, as a choice.</source>
        <translation>{design} يُخفي عددًا وراء تشويش، والمتوسط يحتاج إلى كل تقرير على حدة: لا تستطيع أي حصيلة عدّه. اسأل عنه بفئات كاختيار.</translation>
    </message>
    <message>
        <source>The answers to {question} have no order. Name those that count, as in {question}={first}.</source>
        <translation>إجابات {question} لا ترتيب لها. سمِّ الإجابات التي تُحسب، مثل {question}={first}.</translation>
    </message>
    <message>
        <source>{question} is randomized, so nobody&apos;s answer to it is known and no interviews can be chosen by it. Filter by a direct question; this survey has {known}.</source>
        <translation>السؤال {question} عشوائي، فلا تُعرف إجابة أحد عنه ولا يمكن اختيار مقابلات به. رشِّح بسؤال مباشر؛ في هذا الاستطلاع {known}.</translation>
    </message>
    <message>
        <source>The joint inclusion probabilities have rows of different lengths.</source>
        <translation>صفوف احتمالات الإدراج المشتركة مختلفة الأطوال.</translation>
    </message>
    <message>
        <source>The analysis of {questions} needs the reports one by one, and nobody has them: these are totals that trustees opened.</source>
        <translation>تحليل {questions} يحتاج إلى التقارير واحدًا واحدًا، ولا أحد يملكها: هذه مجاميع فتحها الأمناء.</translation>
    </message>
    <message>
        <source>Totals do not say which kiosk an interview comes from: trustees opened them for all kiosks together. Group by a direct question that a tally counts with it.</source>
        <translation>المجاميع لا تقول من أي كشك جاءت مقابلة: فتحها الأمناء لكل الأكشاك معًا. جمّع بسؤال مباشر تعدّه حصيلة معه.</translation>
    </message>
    <message>
        <source>No tally counts {questions} together, and a total that was not declared can never be opened. The tallies of this survey are {tallies}.</source>
        <translation>لا تعدّ أي حصيلة {questions} معًا، والمجموع الذي لم يُعلَن لا يمكن فتحه أبدًا. حصائل هذا الاستبيان هي {tallies}.</translation>
    </message>
    <message>
        <source>{questions} is in no tally of this survey, and a total that was not declared can never be opened. Its tallies are {tallies}.</source>
        <translation>{questions} ليس في أي حصيلة من هذا الاستبيان، والمجموع الذي لم يُعلَن لا يمكن فتحه أبدًا. حصائله هي {tallies}.</translation>
    </message>
    <message>
        <source>The totals of {question} contradict each other: one person gives a report of all its choices, and there are from {fewest} to {most} reports of them. Some kiosk counted wrongly.</source>
        <translation>مجاميع {question} يناقض بعضها بعضًا: يعطي الشخص تقريرًا واحدًا عن كل اختياراته، وعدد تقاريرها من {fewest} إلى {most}. أحد الأكشاك عدّ خطأ.</translation>
    </message>
    <message>
        <source>{question} is neither a number nor a rating whose reports can be listed, so it has no mean and no median. Leave it out.</source>
        <translation>{question} ليس عددًا ولا تقييمًا يمكن سرد ردوده، فلا متوسط له ولا وسيط. اتركه.</translation>
    </message>
    <message>
        <source>give a square table of costs from 0, with 0 from each answer to itself</source>
        <translation>أعطِ جدول تكاليف مربعًا من 0 فأعلى، و0 من كل إجابة إلى نفسها</translation>
    </message>
    <message>
        <source>the costs say how far answers are apart; leave it out</source>
        <translation>التكاليف تحدد تباعد الإجابات؛ اترك هذا</translation>
    </message>
    <message>
        <source>it is about the intervals of the estimates; leave out {option}</source>
        <translation>يخص فترات التقديرات؛ اترك {option}</translation>
    </message>
    <message>
        <source>{method} takes no strata and clusters; choose jackknife, or leave them out</source>
        <translation>{method} لا يقبل طبقات ولا عناقيد؛ اختر jackknife أو اتركها</translation>
    </message>
    <message>
        <source>{method} takes no joint probabilities</source>
        <translation>{method} لا يقبل احتمالات مشتركة</translation>
    </message>
    <message>
        <source>it has a table of its own; leave out {option}</source>
        <translation>له جدول خاص به؛ اترك {option}</translation>
    </message>
    <message>
        <source>a model of the method {method} cannot be trained again on a plain table</source>
        <translation>لا يمكن تدريب نموذج بطريقة {method} من جديد على جدول عادي</translation>
    </message>
    <message>
        <source>In a cross-validation of {parts} folds each row trains {models} models of ε = {each}: that costs {cost}, and the count of the predictions comes on top. Allow more than {cost}, take fewer folds, or have rows held out in training, which costs nothing more.</source>
        <translation>في تحقق متقاطع من {parts} طيات يدرّب كل صف {models} نماذج عند ε = {each}: تكلفة ذلك {cost}، ويضاف إليها عدّ التنبؤات. اسمح بأكثر من {cost}، أو اختر طيات أقل، أو احجز صفوفًا عند التدريب، وهذا لا يكلف شيئًا إضافيًا.</translation>
    </message>
    <message>
        <source>it trains many models and looks at the rows again and again, which is free for a public or synthetic table alone; make a synthetic table, or preview the accuracy</source>
        <translation>يدرّب نماذج كثيرة وينظر في الصفوف مرة بعد مرة، وهذا مجاني لجدول عام أو اصطناعي فقط؛ أنشئ جدولًا اصطناعيًا، أو عاين الدقة مسبقًا</translation>
    </message>
    <message>
        <source>a cross-validation of a private table has none</source>
        <translation>لا يتوفر ذلك في التحقق المتقاطع لجدول خاص</translation>
    </message>
    <message>
        <source>give at most {most} models</source>
        <translation>أعطِ {most} نماذج على الأكثر</translation>
    </message>
    <message>
        <source>it applies only with the fit test</source>
        <translation>يسري فقط مع اختبار المطابقة</translation>
    </message>
    <message>
        <source>Use backcheck plan or report; see surveyapp backcheck --help.</source>
        <translation>استخدم backcheck plan أو report؛ انظر surveyapp backcheck --help.</translation>
    </message>
    <message>
        <source>Use tally add, sign, open, combine or show; see surveyapp tally --help.</source>
        <translation>استخدم tally add أو sign أو open أو combine أو show؛ انظر surveyapp tally --help.</translation>
    </message>
    <message>
        <source>The work was stopped, and nothing was written.</source>
        <translation>أُوقف العمل ولم يُكتب شيء.</translation>
    </message>
    <message>
        <source>The number must be from {minimum} to {maximum}.</source>
        <translation>يجب أن يكون العدد من {minimum} إلى {maximum}.</translation>
    </message>
    <message>
        <source>“{value}” is not a number; write it as 0.25, 25 % or 1/4</source>
        <translation>«{value}» ليس عددًا؛ اكتبه مثل 0.25 أو 25 % أو 1/4</translation>
    </message>
    <message>
        <source>“{value}” is not a whole number</source>
        <translation>«{value}» ليس عددًا صحيحًا</translation>
    </message>
    <message>
        <source>“{value}” can be read in two ways; write {one} or {other}</source>
        <translation>يمكن قراءة «{value}» بطريقتين؛ اكتب {one} أو {other}</translation>
    </message>
    <message>
        <source>a number is missing; write it as 0.25, 25 % or 1/4</source>
        <translation>العدد ناقص؛ اكتبه مثل 0.25 أو 25 % أو 1/4</translation>
    </message>
    <message>
        <source>“{value}” can be read in two ways; write semicolons between the numbers</source>
        <translation>يمكن قراءة «{value}» بطريقتين؛ ضع فاصلة منقوطة بين الأعداد</translation>
    </message>
    <message>
        <source>{visits} visits do not fit into {days} days, with one a day at most.</source>
        <translation>لا تتسع {days} يومًا لعدد {visits} من الزيارات، بزيارة واحدة في اليوم على الأكثر.</translation>
    </message>
    <message>
        <source>{visits} early visits do not fit into the first {days} days.</source>
        <translation>لا تتسع أول {days} يومًا لعدد {visits} من الزيارات المبكرة.</translation>
    </message>
    <message>
        <source>{name} is no class; there are {known}</source>
        <translation>{name} ليست فئة؛ الفئات هي {known}</translation>
    </message>
    <message>
        <source>{option} is not an option of {learner}; it takes {known}.</source>
        <translation>{option} ليس خيارًا لـ {learner}؛ خياراته {known}.</translation>
    </message>
    <message>
        <source>this learner does not release how frequent classes are; give their weights</source>
        <translation>لا يصدر هذا المتعلّم مدى شيوع الفئات؛ أعطِ أوزانها</translation>
    </message>
    <message>
        <source>A learning curve over rows needs at least {least} rows to train on.</source>
        <translation>يحتاج منحنى التعلّم حسب الصفوف إلى {least} صفًا على الأقل للتدريب.</translation>
    </message>
    <message>
        <source>Column {attribute} is empty in row {row}, but its domain says that it is never missing; fill it in, or say that values of this column may be missing.</source>
        <translation>العمود {attribute} فارغ في الصف {row}، لكن مجاله يقول إن القيمة لا تغيب فيه أبدًا؛ املأه، أو اذكر أن قيم هذا العمود قد تغيب.</translation>
    </message>
    <message>
        <source>{what} above {low}</source>
        <translation>{what} أكبر من {low}</translation>
    </message>
    <message>
        <source>write COLUMN=NUMBER, such as A=50</source>
        <translation>اكتب عمود=عدد، مثل A=50</translation>
    </message>
    <message>
        <source>The project {file} has no survey yet.</source>
        <translation>لا يوجد استبيان بعد في المشروع {file}.</translation>
    </message>
    <message>
        <source>The interviews of this project are the rows of the table {table} in a database. Look at them there.</source>
        <translation>مقابلات هذا المشروع هي صفوف الجدول {table} في قاعدة بيانات. اطّلع عليها هناك.</translation>
    </message>
    <message>
        <source>The project shows another survey now.</source>
        <translation>يعرض المشروع الآن استبيانًا آخر.</translation>
    </message>
    <message>
        <source>{file} is a table of totals. Give it alone: nobody knows whether other files hold the same interviews.</source>
        <translation>{file} جدول مجاميع. أعطه وحده: لا أحد يعرف هل تحوي ملفات أخرى المقابلات نفسها.</translation>
    </message>
    <message>
        <source>{file} holds totals that trustees opened; give the survey that they are of.</source>
        <translation>في {file} مجاميع فتحها الأمناء؛ أعطِ الاستطلاع الذي هي منه.</translation>
    </message>
    <message>
        <source>Totals hold no weights, strata or clusters: these belong to each respondent, and what trustees opened are counts of all of them. Leave out --{kind}.</source>
        <translation>ليس في المجاميع أوزان ولا طبقات ولا عناقيد: هذه لكل مستجيب، وما فتحه الأمناء أعداد لهم جميعًا. احذف --{kind}.</translation>
    </message>
    <message>
        <source>Bundle for an archive (Dataverse)</source>
        <translation>حزمة لأرشيف (Dataverse)</translation>
    </message>
    <message>
        <source>Codebook as HTML</source>
        <translation>دليل الترميز بصيغة HTML</translation>
    </message>
    <message>
        <source>Codebook as CSV</source>
        <translation>دليل الترميز بصيغة CSV</translation>
    </message>
    <message>
        <source>Codebook as Markdown</source>
        <translation>دليل الترميز بصيغة Markdown</translation>
    </message>
    <message>
        <source>Codebook as DDI 2.5 (XML)</source>
        <translation>دليل الترميز بصيغة DDI 2.5 (XML)</translation>
    </message>
    <message>
        <source>SPSS syntax and data</source>
        <translation>صياغة SPSS والبيانات</translation>
    </message>
    <message>
        <source>Stata do-file and data</source>
        <translation>ملف do لبرنامج Stata والبيانات</translation>
    </message>
    <message>
        <source>R script and data</source>
        <translation>نص R والبيانات</translation>
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
        <translation>يُزار كل يوم مختلَق باحتمال لا يقل عن {chance}؛ وإذا رأى الباحثون الزيارات السابقة، {seen}.</translation>
    </message>
    <message>
        <source>Each invented day is visited with a chance of at least {chance}, even if surveyors see the visits before it.</source>
        <translation>يُزار كل يوم مختلَق باحتمال لا يقل عن {chance}، حتى لو رأى الباحثون الزيارات السابقة.</translation>
    </message>
    <message>
        <source>Surveyors see each visit, and invent one day at most. If 1 is an invented day that is caught and −1 one that is not, a surveyor who invents when it pays most comes to {worth} on average; no other plan does better.</source>
        <translation>يرى الباحثون كل زيارة ويختلقون يومًا واحدًا على الأكثر. إذا كان 1 يومًا مختلَقًا يُكشف و−1 يومًا لا يُكشف، فإن باحثًا يختلق في أنسب وقت يصل في المتوسط إلى {worth}؛ ولا خطة أخرى أفضل.</translation>
    </message>
    <message>
        <source>Surveyors see each visit. What begins to be invented goes on for at most {share} of the period until the next visit.</source>
        <translation>يرى الباحثون كل زيارة. ما يبدأ اختلاقه يستمر {share} من المدة على الأكثر حتى الزيارة التالية.</translation>
    </message>
    <message>
        <source>Surveyors do not learn of visits. What begins to be invented goes on for at most {share} of the period on average, whenever it begins; with visits on fixed days it would be {equal}.</source>
        <translation>لا يعلم الباحثون بالزيارات. ما يبدأ اختلاقه يستمر في المتوسط {share} من المدة على الأكثر، متى بدأ؛ ومع زيارات في أيام ثابتة يكون {equal}.</translation>
    </message>
    <message>
        <source>Surveyors do not learn of visits, and may stop inventing at any time. On average at least {value}: 1 where a visit proves the invention first, −1 where all that could be gained was gained first.</source>
        <translation>لا يعلم الباحثون بالزيارات، ويمكنهم التوقف عن الاختلاق في أي وقت. في المتوسط {value} على الأقل: 1 إذا أثبتت زيارة الاختلاق أولًا، و−1 إذا كُسب أولًا كل ما يمكن كسبه.</translation>
    </message>
    <message>
        <source>There is no model {model}. There are: {known}.</source>
        <translation>لا يوجد نموذج {model}. المتاح: {known}.</translation>
    </message>
    <message>
        <source>Give at least one day and one visit.</source>
        <translation>اكتب يومًا واحدًا وزيارة واحدة على الأقل.</translation>
    </message>
    <message>
        <source>The share of early visits must be between 0 and 1.</source>
        <translation>يجب أن تكون حصة الزيارات المبكرة بين 0 و1.</translation>
    </message>
    <message>
        <source>Early visits go with the model subset; the others draw their own times.</source>
        <translation>الزيارات المبكرة للنموذج subset فقط؛ النماذج الأخرى تسحب أوقاتها.</translation>
    </message>
    <message>
        <source>The model {model} takes at most {most} visits.</source>
        <translation>يقبل النموذج {model} {most} زيارة على الأكثر.</translation>
    </message>
    <message>
        <source>Give both: the chance to find an invented record, and how many there may be.</source>
        <translation>اكتب الاثنين: احتمال العثور على سجل مختلَق، وعدد السجلات الممكن.</translation>
    </message>
    <message>
        <source>The chance to find a record must be between 0 and 1.</source>
        <translation>يجب أن يكون احتمال العثور على سجل بين 0 و1.</translation>
    </message>
    <message>
        <source>Records that may be invented: give 1 to {most}.</source>
        <translation>السجلات التي قد تُختلق: اكتب من 1 إلى {most}.</translation>
    </message>
    <message>
        <source>Stops: give 1 to {most}.</source>
        <translation>مرات التوقف: اكتب من 1 إلى {most}.</translation>
    </message>
    <message>
        <source>{file}, line {line}: {why}.</source>
        <translation>{file}، السطر {line}: {why}.</translation>
    </message>
    <message>
        <source>{file} has no column {name}. It has: {known}.</source>
        <translation>لا يوجد في {file} عمود {name}. فيه: {known}.</translation>
    </message>
    <message>
        <source>If none of {visited} visited interviews out of {all} was invented, at most {most} of them were (95% confidence).</source>
        <translation>إذا لم تكن أي من {visited} مقابلة مُزارة من أصل {all} مختلَقة، فالمختلَق منها {most} على الأكثر (ثقة 95%).</translation>
    </message>
    <message>
        <source>{file} has no addresses.</source>
        <translation>لا توجد عناوين في {file}.</translation>
    </message>
    <message>
        <source>Give at least one address a visit.</source>
        <translation>اكتب عنوانًا واحدًا على الأقل لكل زيارة.</translation>
    </message>
    <message>
        <source>an address or a surveyor is empty</source>
        <translation>عنوان أو باحث فارغ</translation>
    </message>
    <message>
        <source>this address is there twice</source>
        <translation>هذا العنوان موجود مرتين</translation>
    </message>
    <message>
        <source>the day must be a whole number from 1</source>
        <translation>يجب أن يكون اليوم عددًا صحيحًا من 1</translation>
    </message>
    <message>
        <source>this address is not in the plan</source>
        <translation>هذا العنوان ليس في الخطة</translation>
    </message>
    <message>
        <source>took_place is “{word}”; write yes or no</source>
        <translation>قيمة took_place هي “{word}”؛ اكتب yes أو no</translation>
    </message>
    <message>
        <source>addresses must be a whole number from 1</source>
        <translation>يجب أن يكون addresses عددًا صحيحًا من 1</translation>
    </message>
    <message>
        <source>Back-checks</source>
        <translation>زيارات التحقق</translation>
    </message>
    <message>
        <source>What this plan guarantees</source>
        <translation>ما تضمنه هذه الخطة</translation>
    </message>
    <message>
        <source>No visit today.</source>
        <translation>لا زيارة اليوم.</translation>
    </message>
    <message>
        <source>Never ask again what was asked with coins: a second answer would give the first one away.</source>
        <translation>لا تسأل أبدًا من جديد عما سُئل بالعملات: إجابة ثانية تكشف الأولى.</translation>
    </message>
    <message>
        <source>Ask whether the interview took place, and what was asked directly.</source>
        <translation>اسأل هل جرت المقابلة، وعما سُئل مباشرة.</translation>
    </message>
    <message>
        <source>Read what you find, and destroy it then: address and answers together name a person.</source>
        <translation>اقرأ ما تجده ثم أتلفه: العنوان والإجابات معًا تدل على شخص.</translation>
    </message>
    <message>
        <source>Surveyor</source>
        <translation>الباحث</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>العنوان</translation>
    </message>
    <message>
        <source>Took place (yes or no)</source>
        <translation>جرت (نعم أو لا)</translation>
    </message>
    <message>
        <source>Fold and seal. Open on the morning of day {day}.</source>
        <translation>اطوِ الورقة واختمها. تُفتح صباح اليوم {day}.</translation>
    </message>
    <message>
        <source>Visits of day {day}</source>
        <translation>زيارات اليوم {day}</translation>
    </message>
    <message>
        <source>The supervisor and the surveyor need different PINs. Choose another one.</source>
        <translation>يحتاج المشرف والباحث إلى رقمين سريين مختلفين. اختر رقماً آخر.</translation>
    </message>
    <message>
        <source>In {language} the kiosk lacks {count} of its own {needed} texts. The first is “{first}”.</source>
        <translation>تنقص الكشك بلغة {language} ‏{count} من نصوصه البالغة {needed}. أولها «{first}».</translation>
    </message>
    <message>
        <source>The disk is full</source>
        <translation>القرص ممتلئ</translation>
    </message>
    <message>
        <source>The disk is nearly full</source>
        <translation>القرص يكاد يمتلئ</translation>
    </message>
    <message>
        <source>A file of interviews is damaged</source>
        <translation>أحد ملفات المقابلات تالف</translation>
    </message>
    <message>
        <source>Interviews are missing</source>
        <translation>هناك مقابلات مفقودة</translation>
    </message>
    <message>
        <source>The disk fails</source>
        <translation>القرص يتعطل</translation>
    </message>
    <message>
        <source>You forgot your PIN</source>
        <translation>نسيت رقمك السري</translation>
    </message>
    <message>
        <source>The PIN is locked</source>
        <translation>الرقم السري مقفل</translation>
    </message>
    <message>
        <source>The kiosk is already running</source>
        <translation>الكشك يعمل بالفعل</translation>
    </message>
    <message>
        <source>The device cannot draw chance</source>
        <translation>لا يستطيع الجهاز إجراء القرعة</translation>
    </message>
    <message>
        <source>The program made a mistake</source>
        <translation>أخطأ البرنامج</translation>
    </message>
    <message>
        <source>The device went off</source>
        <translation>انطفأ الجهاز</translation>
    </message>
    <message>
        <source>Something else is wrong</source>
        <translation>هناك خلل آخر</translation>
    </message>
    <message>
        <source>All interviews that were finished are kept.</source>
        <translation>كل المقابلات التي اكتملت محفوظة.</translation>
    </message>
    <message>
        <source>Call the supervisor, who exports the files and makes room.</source>
        <translation>اتصل بالمشرف ليصدّر الملفات ويفسح مكاناً.</translation>
    </message>
    <message>
        <source>Then touch “Look again”. If there is room, you can go on.</source>
        <translation>ثم المس «فحص من جديد». إذا وُجد مكان أمكنك المتابعة.</translation>
    </message>
    <message>
        <source>You can go on today. Nothing is lost.</source>
        <translation>يمكنك المتابعة اليوم. لم يضع شيء.</translation>
    </message>
    <message>
        <source>Tell the supervisor today: the files have to be exported and room made.</source>
        <translation>أخبر المشرف اليوم: يجب تصدير الملفات وإفساح مكان.</translation>
    </message>
    <message>
        <source>The damaged file was put aside and is kept. New interviews go to a new file.</source>
        <translation>وُضع الملف التالف جانباً وهو محفوظ. تذهب المقابلات الجديدة إلى ملف جديد.</translation>
    </message>
    <message>
        <source>You can go on.</source>
        <translation>يمكنك المتابعة.</translation>
    </message>
    <message>
        <source>Tell the supervisor today. Delete nothing.</source>
        <translation>أخبر المشرف اليوم. لا تحذف شيئاً.</translation>
    </message>
    <message>
        <source>A file is gone or older than it was, or this device is a copy of another.</source>
        <translation>اختفى ملف أو صار أقدم مما كان، أو هذا الجهاز نسخة من غيره.</translation>
    </message>
    <message>
        <source>You can go on. New interviews are kept.</source>
        <translation>يمكنك المتابعة. تُحفظ المقابلات الجديدة.</translation>
    </message>
    <message>
        <source>Call the supervisor now. Delete nothing.</source>
        <translation>اتصل بالمشرف الآن. لا تحذف شيئاً.</translation>
    </message>
    <message>
        <source>Ask nobody on this device.</source>
        <translation>لا تسأل أحداً على هذا الجهاز.</translation>
    </message>
    <message>
        <source>Do not switch it off.</source>
        <translation>لا تطفئه.</translation>
    </message>
    <message>
        <source>Call the supervisor, who exports the interviews first.</source>
        <translation>اتصل بالمشرف ليصدّر المقابلات أولاً.</translation>
    </message>
    <message>
        <source>Nothing is lost.</source>
        <translation>لم يضع شيء.</translation>
    </message>
    <message>
        <source>Call the supervisor, who chooses a new one on the supervisor&apos;s page.</source>
        <translation>اتصل بالمشرف ليختار رقماً جديداً على صفحة المشرف.</translation>
    </message>
    <message>
        <source>A supervisor who forgot the supervisor&apos;s PIN sets the kiosk up again in a new folder. The interviews stay in the old one.</source>
        <translation>إذا نسي المشرف رقمه السري أعاد إعداد الكشك في مجلد جديد. تبقى المقابلات في المجلد القديم.</translation>
    </message>
    <message>
        <source>Somebody entered wrong PINs. Nothing is lost.</source>
        <translation>أدخل أحدهم أرقاماً سرية خاطئة. لم يضع شيء.</translation>
    </message>
    <message>
        <source>Wait until the seconds are over, {seconds} at most. Then enter your PIN.</source>
        <translation>انتظر حتى تنتهي الثواني، {seconds} على الأكثر. ثم أدخل رقمك السري.</translation>
    </message>
    <message>
        <source>The supervisor&apos;s PIN can be locked for up to {minutes} minutes. Yours works meanwhile.</source>
        <translation>قد يُقفل رقم المشرف حتى {minutes} دقائق. رقمك يعمل في هذه الأثناء.</translation>
    </message>
    <message>
        <source>It was started a second time on this device. Nothing is lost.</source>
        <translation>شُغّل مرة ثانية على هذا الجهاز. لم يضع شيء.</translation>
    </message>
    <message>
        <source>Close this window and go on in the other one.</source>
        <translation>أغلق هذه النافذة وتابع في الأخرى.</translation>
    </message>
    <message>
        <source>If you find no other one, switch the device off and on again.</source>
        <translation>إذا لم تجد نافذة أخرى فأطفئ الجهاز ثم شغّله.</translation>
    </message>
    <message>
        <source>Nobody is asked without chance. All interviews that were finished are kept.</source>
        <translation>لا يُسأل أحد بلا قرعة. كل المقابلات التي اكتملت محفوظة.</translation>
    </message>
    <message>
        <source>Switch the device off and on again. Then touch “Look again”.</source>
        <translation>أطفئ الجهاز ثم شغّله. ثم المس «فحص من جديد».</translation>
    </message>
    <message>
        <source>If it happens again, use another device and tell the supervisor.</source>
        <translation>إذا تكرر ذلك فاستعمل جهازاً آخر وأخبر المشرف.</translation>
    </message>
    <message>
        <source>The screen of the respondent said whether the interview was recorded.</source>
        <translation>بيّنت شاشة المجيب هل سُجّلت المقابلة.</translation>
    </message>
    <message>
        <source>If it was, do not ask this person again. If not, you may ask once more.</source>
        <translation>إن سُجّلت فلا تسأل هذا الشخص ثانية. وإلا فيمكنك أن تسأله مرة أخرى.</translation>
    </message>
    <message>
        <source>You can go on once. If it happens again, stop and call the supervisor.</source>
        <translation>يمكنك المتابعة مرة واحدة. إذا تكرر ذلك فتوقف واتصل بالمشرف.</translation>
    </message>
    <message>
        <source>Switch it on again and enter your PIN.</source>
        <translation>شغّله ثانية وأدخل رقمك السري.</translation>
    </message>
    <message>
        <source>The interview that was not finished is gone. All others are kept.</source>
        <translation>ذهبت المقابلة التي لم تكتمل. وكل ما عداها محفوظ.</translation>
    </message>
    <message>
        <source>All interviews that were finished are kept. Delete nothing.</source>
        <translation>كل المقابلات التي اكتملت محفوظة. لا تحذف شيئاً.</translation>
    </message>
    <message>
        <source>Call the supervisor, whose page says what it is.</source>
        <translation>اتصل بالمشرف، فصفحته تبيّن ما هو.</translation>
    </message>
    <message>
        <source>it is of {learners}; choose that, or leave it out</source>
        <translation>هو خاص بـ {learners}؛ اختره أو احذف الخيار</translation>
    </message>
    <message>
        <source>There is no option {option}; there are {known}.</source>
        <translation>لا يوجد خيار {option}؛ الموجود {known}.</translation>
    </message>
    <message>
        <source>it is for a table of true values; leave it out</source>
        <translation>هو لجدول قيم حقيقية؛ احذفه</translation>
    </message>
    <message>
        <source>it is for a model that is private; leave it out</source>
        <translation>هو لنموذج محمي الخصوصية؛ احذفه</translation>
    </message>
    <message>
        <source>it is for a model that is not private, with ε = inf; leave it out</source>
        <translation>هو لنموذج غير محمي، حيث ε = inf؛ احذفه</translation>
    </message>
    <message>
        <source>A classifier learns from reports one by one, and totals that trustees opened hold none. Nothing can be trained on them.</source>
        <translation>يتعلّم المصنِّف من التقارير واحدًا واحدًا، والمجاميع التي فتحها الأمناء لا تحوي أيًّا منها. لا يمكن تدريب شيء عليها.</translation>
    </message>
    <message>
        <source>{feature} and {label} are made of the same answers, so a model would only read one off the other. Leave {feature} out.</source>
        <translation>{feature} و{label} مأخوذان من الإجابات نفسها، فلن يفعل النموذج سوى قراءة أحدهما من الآخر. استبعد {feature}.</translation>
    </message>
    <message>
        <source>Unary encoding needs p and q, as decimals or fractions such as 4/5.</source>
        <translation>يحتاج الترميز الأحادي إلى p وq، كأعداد عشرية أو كسور مثل 4/5.</translation>
    </message>
    <message>
        <source>Column {attribute} is empty, but the model was trained where it never is.</source>
        <translation>العمود {attribute} فارغ، لكن النموذج دُرّب حيث لا يكون فارغًا أبدًا.</translation>
    </message>
    <message>
        <source>{file} has a column {column} already; rename it, or predict on the table without it.</source>
        <translation>يحتوي {file} بالفعل على عمود {column}؛ أعد تسميته، أو نفّذ التنبؤ على الجدول من دونه.</translation>
    </message>
    <message>
        <source>A row cannot count {most} times at most; give a whole number from 1 to {largest}, from knowledge and not from the data.</source>
        <translation>لا يمكن أن يُحسب الصف {most} مرة على الأكثر؛ أعطِ عددًا صحيحًا من 1 إلى {largest}، من المعرفة لا من البيانات.</translation>
    </message>
    <message>
        <source>{column} holds weights; it cannot be the label or a feature too.</source>
        <translation>يحتوي {column} على أوزان؛ لا يمكن أن يكون الهدف أو سمة أيضًا.</translation>
    </message>
    <message>
        <source>The number of rows may be public, but the sum of their weights is not: train with weights without declaring the number of rows public.</source>
        <translation>قد يكون عدد الصفوف عامًا، لكن مجموع أوزانها ليس كذلك: درّب بالأوزان دون إعلان عدد الصفوف عامًا.</translation>
    </message>
    <message>
        <source>Line {line}: the weight in the column {column} is {value}; it must be a number, 0 or more.</source>
        <translation>السطر {line}: الوزن في العمود {column} هو {value}؛ يجب أن يكون عددًا لا يقل عن 0.</translation>
    </message>
    <message>
        <source>a synthetic table by {method} needs to know it: the column that the others explain</source>
        <translation>جدول اصطناعي بطريقة {method} يحتاج إليها: العمود الذي تفسره الأعمدة الأخرى</translation>
    </message>
    <message>
        <source>it is of a forest; choose forest, or leave it out</source>
        <translation>هو خاص بغابة؛ اختر forest أو احذفه</translation>
    </message>
    <message>
        <source>{file}: {column} needs a list of its levels, such as [&quot;low&quot;, &quot;high&quot;], or an object with its levels, or with the bounds of a number: low, high and bins. An object may also say whether a value can be missing: &quot;missing&quot;: false.</source>
        <translation>{file}: يحتاج {column} إلى قائمة بمستوياته، مثل [&quot;low&quot;, &quot;high&quot;]، أو إلى كائن فيه مستوياته، أو فيه حدود العدد: low وhigh وbins. ويمكن للكائن أن يقول أيضًا هل يمكن أن تغيب قيمة: &quot;missing&quot;: false.</translation>
    </message>
    <message>
        <source>Whether values of {attribute} can be missing must be said once, and of a column whose levels or bounds are stated. These are: {known}.</source>
        <translation>يجب أن يُذكر مرة واحدة هل يمكن أن تغيب قيم {attribute}، ولعمود ذُكرت مستوياته أو حدوده. وهي: {known}.</translation>
    </message>
    <message>
        <source>This version of Surveyapp has no analysis “{analysis}”. A newer version has made this block; it stays in the project.</source>
        <translation>ليس في هذا الإصدار من Surveyapp تحليل «{analysis}». أنشأ هذه الكتلة إصدار أحدث؛ وهي باقية في المشروع.</translation>
    </message>
    <message>
        <source>{bits} bits; give {low} to {high}.</source>
        <translation>{bits} بت؛ اكتب من {low} إلى {high}.</translation>
    </message>
    <message>
        <source>the kiosk&apos;s source: no fault is known, and nobody can predict it</source>
        <translation>مصدر الكشك: لا يُعرف له عيب، ولا يستطيع أحد التنبؤ به</translation>
    </message>
    <message>
        <source>whoever predicts it can factor a number of {bits} bits; primes and seed must stay secret</source>
        <translation>من يتنبأ به يستطيع تحليل عدد من {bits} بت إلى عوامله؛ يجب أن تبقى الأعداد الأولية والبذرة سرية</translation>
    </message>
    <message>
        <source>whoever has seen 19,968 bits in a row knows all that follow</source>
        <translation>من رأى 19,968 بتًا متتاليًا يعرف كل ما يليها</translation>
    </message>
    <message>
        <source>its state has 31 bits: a few bytes in a row tell all that follow</source>
        <translation>حالته 31 بتًا: بضعة بايتات متتالية تكشف كل ما يليها</translation>
    </message>
    <message>
        <source>1 with a chance of {chance} instead of a half</source>
        <translation>1 باحتمال {chance} بدلًا من النصف</translation>
    </message>
    <message>
        <source>one bit in {often} is the one before again</source>
        <translation>بت واحد من كل {often} يكرر ما قبله</translation>
    </message>
    <message>
        <source>There is no source of coins {asked}. There are: system, bbs, bbs:BITS, mersenne, lcg, biased:CHANCE and sticky:CHANCE, such as biased:0.501 and sticky:1/50.</source>
        <translation>لا يوجد مصدر عملات {asked}. المتاح: system وbbs وbbs:BITS وmersenne وlcg وbiased:CHANCE وsticky:CHANCE، مثل biased:0.501 وsticky:1/50.</translation>
    </message>
    <message>
        <source>{asked} needs a chance between 0 and 1.</source>
        <translation>يحتاج {asked} إلى احتمال بين 0 و1.</translation>
    </message>
    <message>
        <source>{asked}: {reason}.</source>
        <translation>{asked}: {reason}.</translation>
    </message>
    <message>
        <source>{file} cannot be opened: give collection files (.collection), files of tallies (.tally, .sum, .signed, .partial), one project (.surveydesk) or one survey (.survey.json).</source>
        <translation>لا يمكن فتح {file}: أعط ملفات جمع (.collection)، أو ملفات حصائل (.tally و.sum و.signed و.partial)، أو مشروعًا واحدًا (.surveydesk)، أو استطلاعًا واحدًا (.survey.json).</translation>
    </message>
    <message>
        <source>These files do not go together: open any number of collection files, or of files of tallies, or one project, or one survey at a time.</source>
        <translation>هذه الملفات لا تجتمع: افتح أي عدد من ملفات الجمع أو من ملفات الحصائل، أو مشروعًا واحدًا، أو استطلاعًا واحدًا في كل مرة.</translation>
    </message>
    <message>
        <source>The interviews of {file} are the rows of {table} at {source}, which was not connected to on this computer before. If you trust it, choose File, “Connect to a database…”.</source>
        <translation>مقابلات {file} هي صفوف {table} في {source}، ولم يسبق الاتصال بها على هذا الحاسوب. إذا كنت تثق بها، فاختر «ملف» ثم «الاتصال بقاعدة بيانات…».</translation>
    </message>
    <message>
        <source>{file} holds totals of a survey that this project does not have. Choose the survey file that was asked.</source>
        <translation>يحوي {file} مجاميع استبيان ليس في هذا المشروع. اختر ملف الاستبيان الذي سُئل.</translation>
    </message>
    <message>
        <source>Analysis {place} of the output cannot be in the report: {problem} Complete it, hide it or remove it.</source>
        <translation>لا يمكن أن يكون التحليل {place} من النتائج في التقرير: {problem} أكمله أو أخفه أو أزله.</translation>
    </message>
    <message>
        <source>{interviews} interviews are more than the {capacity} that a total of this survey holds</source>
        <translation>{interviews} مقابلة أكثر من {capacity} التي يسعها مجموع هذا الاستبيان</translation>
    </message>
    <message>
        <source>{file} must be a table of texts: .csv or .xlsx.</source>
        <translation>يجب أن يكون {file} جدول نصوص: ‎.csv أو ‎.xlsx.</translation>
    </message>
    <message>
        <source>has the language {language}, which the survey does not have; it has {known}.</source>
        <translation>فيه اللغة {language} التي ليست في الاستبيان؛ لغاته {known}.</translation>
    </message>
    <message>
        <source>it has no sheet {name}</source>
        <translation>ليس فيه ورقة {name}</translation>
    </message>
    <message>
        <source>The program speaks all languages of this survey ({known}). Name the language whose words you want to change.</source>
        <translation>يتكلم البرنامج كل لغات هذا الاستبيان ({known}). سمِّ اللغة التي تريد تغيير كلماتها.</translation>
    </message>
    <message>
        <source>{language} is none of the survey&apos;s languages; it has {known}.</source>
        <translation>{language} ليست من لغات الاستبيان؛ لغاته {known}.</translation>
    </message>
    <message>
        <source>{folder} is not a folder.</source>
        <translation>{folder} ليس مجلدًا.</translation>
    </message>
    <message>
        <source>{first} and {second} speak the same text. Keep one of them.</source>
        <translation>{first} و{second} ينطقان النص نفسه. أبقِ واحدًا منهما.</translation>
    </message>
    <message>
        <source>{program} is not installed. Install it (on Debian and Ubuntu espeak-ng is a package of that name), or have the texts recorded: --script lists them.</source>
        <translation>{program} غير مثبت. ثبّته (في Debian وUbuntu توجد حزمة باسم espeak-ng)، أو سجّل النصوص بصوت شخص: ‎--script يسردها.</translation>
    </message>
    <message>
        <source>{program} could not speak “{text}”: {reason}.</source>
        <translation>لم يستطع {program} نطق «{text}»: {reason}.</translation>
    </message>
    <message>
        <source>No voice of espeak-ng is called {voice}. Choose one with --voice.</source>
        <translation>ليس لدى espeak-ng صوت {voice}. اختر صوتًا بالخيار ‎--voice.</translation>
    </message>
    <message>
        <source>To speak {language}, piper needs the file of a voice. Name it with --voice.</source>
        <translation>يحتاج piper إلى ملف صوت للغة {language}: ‎--voice.</translation>
    </message>
    <message>
        <source>{program} does not answer: {reason}.</source>
        <translation>{program} لا يجيب: {reason}.</translation>
    </message>
    <message>
        <source>it gives no reason</source>
        <translation>لا يذكر سببًا</translation>
    </message>
    <message>
        <source>A sum of tally files of the survey {survey}, version {version}: {interviews} interviews (files: {count}, kiosks: {kiosks}). Nobody has signed it: whoever signs adds the files again.</source>
        <translation>مجموع ملفات حصائل للاستطلاع {survey}، الإصدار {version}: {interviews} مقابلة (الملفات: {count}، الأكشاك: {kiosks}). لم يوقّعه أحد: من يوقّع يجمع الملفات من جديد.</translation>
    </message>
    <message>
        <source>{what}: {count} of {needed} are here.</source>
        <translation>{what}: هنا {count} من {needed}.</translation>
    </message>
    <message>
        <source>Bring the kiosks&apos; files that the sum lists: {count} of {needed} are here.</source>
        <translation>أحضر ملفات الأكشاك المذكورة في المجموع: هنا {count} من {needed}.</translation>
    </message>
    <message>
        <source>A trustee&apos;s private key.</source>
        <translation>المفتاح الخاص لأمين.</translation>
    </message>
    <message>
        <source>The enrolment of a kiosk.</source>
        <translation>تسجيل كشك.</translation>
    </message>
    <message>
        <source>Bring the kiosks&apos; files (.tally).</source>
        <translation>أحضر ملفات الأكشاك (‎.tally).</translation>
    </message>
    <message>
        <source>Bring one sum at a time: these are of different lists.</source>
        <translation>أحضر مجموعًا واحدًا في كل مرة: هذه لقوائم مختلفة.</translation>
    </message>
    <message>
        <source>Bring the sum of the files (.sum), which the office makes.</source>
        <translation>أحضر مجموع الملفات (‎.sum) الذي يصنعه المكتب.</translation>
    </message>
    <message>
        <source>Shares (.partial)</source>
        <translation>الحصص (‎.partial)</translation>
    </message>
    <message>
        <source>Signed lists (.signed)</source>
        <translation>القوائم الموقَّعة (‎.signed)</translation>
    </message>
    <message>
        <source>You have signed this list, and {ledger} does not know it: it is an older copy of your memory. Put the newest copy back beside your key. If that is lost, sign all lists again that you ever signed with this key, before you sign or open any other.</source>
        <translation>لقد وقّعتَ هذه القائمة، و{ledger} لا يعرفها: فهو نسخة أقدم من ذاكرتك. أعد أحدث نسخة إلى جانب مفتاحك. فإن ضاعت فوقّع من جديد كل القوائم التي وقّعتها بهذا المفتاح قبل أن توقّع أو تفتح غيرها.</translation>
    </message>
    <message>
        <source>its interviews were altered or the file is cut short</source>
        <translation>غُيِّرت مقابلاته أو بُتر الملف</translation>
    </message>
    <message>
        <source>it does not hold the number of interviews that it states</source>
        <translation>لا يحتوي على عدد المقابلات الذي يذكره</translation>
    </message>
    <message>
        <source>its columns are not those of its survey</source>
        <translation>أعمدته ليست أعمدة استطلاعه</translation>
    </message>
    <message>
        <source>it is not sealed to the key that its survey names</source>
        <translation>ليس مختومًا للمفتاح الذي يذكره استطلاعه</translation>
    </message>
    <message>
        <source>its survey was altered</source>
        <translation>غُيِّر استطلاعه</translation>
    </message>
    <message>
        <source>a collection file</source>
        <translation>ملف جمع</translation>
    </message>
    <message>
        <source>a line is too long</source>
        <translation>سطر أطول من اللازم</translation>
    </message>
    <message>
        <source>its signature is not that of its kiosk, so it was altered</source>
        <translation>توقيعه ليس توقيع كشكه، فقد غُيِّر</translation>
    </message>
    <message>
        <source>it is cut short</source>
        <translation>هو مبتور</translation>
    </message>
    <message>
        <source>it is a kiosk&apos;s tally file, with no record of anybody in it; add the kiosks&apos; files (window “Totals that trustees hold”, or “tally add”), and analyse the table of totals that trustees open</source>
        <translation>هو ملف حصائل كشك، ولا سجل لأحد فيه؛ أضف ملفات الأكشاك (نافذة «مجاميع بيد الأمناء» أو ‏tally add‏) ثم حلّل جدول المجاميع التي يفتحها الأمناء</translation>
    </message>
    <message>
        <source>it is a table of totals that trustees opened; analyse it together with the survey that it is of, or import it into a project</source>
        <translation>هو جدول مجاميع فتحها الأمناء؛ حلّله مع الاستطلاع الذي هو منه، أو استورده إلى مشروع</translation>
    </message>
    <message>
        <source>it is a sum of tally files, which nobody opens alone; trustees sign it and open it first (window “Totals that trustees hold”, or “tally sign” and “tally open”)</source>
        <translation>هو مجموع ملفات حصائل لا يفتحه أحد وحده؛ يوقّعه الأمناء ويفتحونه أولًا (نافذة «مجاميع بيد الأمناء» أو ‏tally sign‏ و‏tally open‏)</translation>
    </message>
    <message>
        <source>it is a list that a trustee has signed, and opens nothing; with enough of them trustees give their shares (window “Totals that trustees hold”, or “tally open”)</source>
        <translation>هو قائمة وقّعها أمين، ولا تفتح شيئًا؛ ومتى كثرت كفايةً أعطى الأمناء حصصهم (نافذة «مجاميع بيد الأمناء» أو ‏tally open‏)</translation>
    </message>
    <message>
        <source>it is a trustee&apos;s share; put it together with those of the others (window “Totals that trustees hold”, or “tally combine”), and analyse the table of totals that comes of it</source>
        <translation>هو حصة أمين؛ اجمعها مع حصص الآخرين (نافذة «مجاميع بيد الأمناء» أو ‏tally combine‏) ثم حلّل جدول المجاميع الناتج</translation>
    </message>
    <message>
        <source>it is not {wanted}</source>
        <translation>ليس {wanted}</translation>
    </message>
    <message>
        <source>another program has changed its line ends; fetch the kiosk&apos;s own file</source>
        <translation>غيّر برنامج آخر نهايات أسطره؛ أحضر ملف الكشك نفسه</translation>
    </message>
    <message>
        <source>it is a collection file, which holds records; import it</source>
        <translation>هو ملف جمع فيه سجلات؛ استورده</translation>
    </message>
    <message>
        <source>it is a web page, not {wanted}</source>
        <translation>هو صفحة ويب، لا {wanted}</translation>
    </message>
    <message>
        <source>another program has saved it in another encoding; fetch the kiosk&apos;s own file</source>
        <translation>حفظه برنامج آخر بترميز آخر؛ أحضر ملف الكشك نفسه</translation>
    </message>
    <message>
        <source>The interviews of {file} are totals that trustees opened. What is counted in them was declared before anybody was asked, and its variables cannot be changed.</source>
        <translation>مقابلات {file} مجاميع فتحها الأمناء. ما يُعدّ فيها أُعلن قبل أن يُسأل أحد، ولا يمكن تغيير متغيراتها.</translation>
    </message>
    <message>
        <source>The project {file} has interviews of its own. Make a new project for the totals.</source>
        <translation>للمشروع {file} مقابلات خاصة به. أنشئ مشروعًا جديدًا للمجاميع.</translation>
    </message>
    <message>
        <source>the totals in it are not those of its survey</source>
        <translation>المجاميع التي فيه ليست مجاميع استبيانه</translation>
    </message>
    <message>
        <source>Nothing can be sealed to the key of {trustee} in the survey {survey}. The trustee makes a new key, whose public part goes into the survey.</source>
        <translation>لا يمكن ختم شيء بمفتاح {trustee} في الاستبيان {survey}. يُنشئ الأمين مفتاحًا جديدًا، ويوضع جزؤه العام في الاستبيان.</translation>
    </message>
    <message>
        <source>{survey}, version {version}</source>
        <translation>{survey}، الإصدار {version}</translation>
    </message>
    <message>
        <source>{file}: {problem}</source>
        <translation>{file}: {problem}</translation>
    </message>
    <message>
        <source>A process that opened interviews was ended from outside, perhaps because memory ran out. Nothing was signed or written; close other programs and try again.</source>
        <translation>أُنهيت من الخارج عملية كانت تفتح المقابلات، ربما لنفاد الذاكرة. لم يُوقَّع شيء ولم يُكتب؛ أغلق برامج أخرى وحاول من جديد.</translation>
    </message>
    <message>
        <source>it was altered or is cut short; ask the trustee for it again</source>
        <translation>غُيِّر أو بُتر؛ اطلبه من الأمين مرة أخرى</translation>
    </message>
    <message>
        <source>it is neither a trustee&apos;s signed list nor a share</source>
        <translation>ليس قائمة موقَّعة من أمين ولا حصة</translation>
    </message>
    <message>
        <source>it is of the other kind of file; here the trustees&apos; shares are needed</source>
        <translation>هو من النوع الآخر من الملفات؛ المطلوب هنا حصص الأمناء</translation>
    </message>
    <message>
        <source>it is of the other kind of file; here the lists that trustees signed are needed</source>
        <translation>هو من النوع الآخر من الملفات؛ المطلوب هنا القوائم التي وقّعها الأمناء</translation>
    </message>
    <message>
        <source>These interviews were simulated by a computer: no person answered them.</source>
        <translation>هذه المقابلات محاكاة أجراها حاسوب: لم يجب عنها أي شخص.</translation>
    </message>
    <message>
        <source>it was altered or is cut short; add the tally files again</source>
        <translation>غُيِّر أو بُتر؛ أضف ملفات الحصائل من جديد</translation>
    </message>
    <message>
        <source>it holds more interviews than its survey&apos;s totals can hold</source>
        <translation>فيه مقابلات أكثر مما تتسع له مجاميع استطلاعه</translation>
    </message>
    <message>
        <source>it is not a sum of tally files</source>
        <translation>ليس مجموع ملفات حصائل</translation>
    </message>
    <message>
        <source>its manifest is not that of a tally file</source>
        <translation>بيانه ليس بيان ملف حصائل</translation>
    </message>
    <message>
        <source>its totals were altered</source>
        <translation>غُيِّرت مجاميعه</translation>
    </message>
    <message>
        <source>its totals are not those of its survey</source>
        <translation>مجاميعه ليست مجاميع استطلاعه</translation>
    </message>
    <message>
        <source>it holds more interviews than a kiosk puts in one file</source>
        <translation>فيه مقابلات أكثر مما يضعه الكشك في ملف واحد</translation>
    </message>
    <message>
        <source>a tally file</source>
        <translation>ملف حصائل</translation>
    </message>
    <message>
        <source>Answers are only counted. No record is kept.</source>
        <translation>تُعدّ الإجابات فقط. ولا يُحفظ أي سجل.</translation>
    </message>
    <message>
        <source>Your answer is added to totals that are hidden behind random numbers. Nobody can take it out again.</source>
        <translation>تُضاف إجابتك إلى مجاميع مخفية وراء أعداد عشوائية. ولا يستطيع أحد إخراجها منها.</translation>
    </message>
    <message>
        <source>“Recorded” means counted.</source>
        <translation>«مسجَّل» يعني معدودًا.</translation>
    </message>
    <message>
        <source>Some questions say that your answer is not kept.</source>
        <translation>بعض الأسئلة تقول إن إجابتك لا تُحفظ.</translation>
    </message>
    <message>
        <source>Counted as you answer.</source>
        <translation>تُعدّ إجابتك كما هي.</translation>
    </message>
    <message>
        <source>Your answers were counted. You need not answer again.</source>
        <translation>عُدّت إجاباتك. لا حاجة إلى أن تجيب مرة أخرى.</translation>
    </message>
    <message>
        <source>Your answer here is not kept.</source>
        <translation>إجابتك هنا لا تُحفظ.</translation>
    </message>
    <message>
        <source>Nobody can open the totals alone: {threshold} of {trustees} trustees must do it together, and only for {smallest} interviews or more.</source>
        <translation>لا يستطيع أحد فتح المجاميع وحده: يجب أن يفعل ذلك {threshold} من {trustees} أمناء معًا، ولعدد {smallest} مقابلة أو أكثر فقط.</translation>
    </message>
    <message>
        <source>{question} has too many different reports for the tallies. Leave it out of them.</source>
        <translation>لدى {question} ردود مختلفة أكثر مما تسعه الحصائل. اتركه خارجها.</translation>
    </message>
    <message>
        <source>No interview is kept: each is added to masked totals ({count}). Any {t} of the {n} trustees open them together, for {smallest} interviews or more, after {signatures} of them have signed.</source>
        <translation>لا تُحفظ أي مقابلة: تُضاف كل منها إلى مجاميع مقنّعة ({count}). يفتحها معًا أي {t} من الأمناء الـ{n}، لعدد {smallest} مقابلة أو أكثر، بعد أن يوقّع {signatures} منهم.</translation>
    </message>
    <message>
        <source>One total holds at most {capacity} interviews.</source>
        <translation>يسع المجموع الواحد {capacity} مقابلة على الأكثر.</translation>
    </message>
    <message>
        <source>Never possible: regression, tests of single kiosks or interviews, and any table that is not counted here. No record is kept to make them from.</source>
        <translation>غير ممكن أبدًا: الانحدار، واختبارات أكشاك أو مقابلات منفردة، وأي جدول لا يُعدّ هنا. فلا يُحفظ أي سجل يُصنع منه.</translation>
    </message>
    <message>
        <source>Shares can be estimated of: {questions}.</source>
        <translation>يمكن تقدير النِّسَب لـ: {questions}.</translation>
    </message>
    <message>
        <source>They can be compared by {group}: {questions}.</source>
        <translation>تمكن المقارنة حسب {group}: {questions}.</translation>
    </message>
    <message>
        <source>{first} with {second}</source>
        <translation>{first} مع {second}</translation>
    </message>
    <message>
        <source>Cross-tables can be made of: {pairs}.</source>
        <translation>يمكن عمل جداول متقاطعة من: {pairs}.</translation>
    </message>
    <message>
        <source>Nothing can be estimated of: {questions}. No tally counts that.</source>
        <translation>لا يمكن تقدير شيء من: {questions}. لا تعدّه أي حصيلة.</translation>
    </message>
    <message>
        <source>{file} has numbers of {question} beyond {low} to {high}, the ends in the tables before it. Nobody stated these ends, so all numbers count, now from {least} to {most}.</source>
        <translation>في {file} أعداد للسؤال {question} خارج المدى من {low} إلى {high}، وهو مدى الجداول السابقة. لم يحدد أحد هذين الطرفين، لذلك تُحسب كل الأعداد، والآن من {least} إلى {most}.</translation>
    </message>
    <message>
        <source>Give the tally files of the kiosks; their names end in .tally.</source>
        <translation>أعطِ ملفات حصائل الأكشاك؛ تنتهي أسماؤها بـ ‎.tally.</translation>
    </message>
    <message>
        <source>Only as many trustees took part as are needed, so a trustee who lies so that the numbers still fit would not be seen. With the share of one more it would.</source>
        <translation>لم يشارك إلا العدد اللازم من الأمناء، فلن يُرى أمين يكذب بحيث تبقى الأرقام متوافقة. ومع حصة أمين آخر سيُرى.</translation>
    </message>
    <message>
        <source>{question} is counted differently in {first} and in {second}, though both are of the same interviews: a kiosk has counted wrongly. Open fewer files together to find out which.</source>
        <translation>عُدّ {question} في {first} عدًّا يختلف عنه في {second}، مع أن كليهما من المقابلات نفسها: لقد أخطأ كشك في العدّ. افتح ملفات أقل معًا لتعرف أيها.</translation>
    </message>
    <message>
        <source>{needed} trustees together can open this list, and here are the shares of {count}. Ask for the share of another one: {names}.</source>
        <translation>يستطيع {needed} أمناء معًا فتح هذه القائمة، وهنا حصص {count}. اطلب حصة أمين آخر: {names}.</translation>
    </message>
    <message>
        <source>{trustee} has given two shares of this list that differ: one is false. Leave both out, and ask {trustee} what happened.</source>
        <translation>أعطى {trustee} حصتين مختلفتين من هذه القائمة: إحداهما غير صحيحة. استبعد كلتيهما، واسأل {trustee} عما حدث.</translation>
    </message>
    <message>
        <source>its name ends in none of {endings}</source>
        <translation>لا ينتهي اسمه بأي من {endings}</translation>
    </message>
    <message>
        <source>Held by the trustees {names}: {signatures} of them sign a list of files, and then any {threshold} open its totals together, of at least {smallest} interviews.</source>
        <translation>بيد الأمناء {names}: يوقّع {signatures} منهم قائمة ملفات، ثم يفتح أي {threshold} منهم معًا مجاميعها، لما لا يقل عن {smallest} مقابلة.</translation>
    </message>
    <message>
        <source>A list of {interviews} interviews of the survey {survey}, signed by {name}, whose key is “{key}”. It opens nothing.</source>
        <translation>قائمة من {interviews} مقابلة من الاستطلاع {survey}، وقّعها {name}، ومفتاحه «{key}». لا تفتح شيئًا.</translation>
    </message>
    <message>
        <source>A kiosk&apos;s tally file of the survey {survey}, version {version}: {interviews} interviews, export {export} of batch {batch}.</source>
        <translation>ملف حصيلة كشك من الاستطلاع {survey}، الإصدار {version}: {interviews} مقابلة، التصدير {export} من الدفعة {batch}.</translation>
    </message>
    <message>
        <source>Signed by the kiosk “{words}”.</source>
        <translation>وقّعه الكشك «{words}».</translation>
    </message>
    <message>
        <source>The signature is right, and it is about the sum that was given with it.</source>
        <translation>التوقيع صحيح، وهو للمجموع الذي أُعطي معه.</translation>
    </message>
    <message>
        <source>The signature was not checked: give the sum that it is about, too.</source>
        <translation>لم يُفحص التوقيع: أعطِ أيضًا المجموع الذي يخصه.</translation>
    </message>
    <message>
        <source>A share: with those of other trustees it opens a list of {interviews} interviews of the survey {survey}. Given by {name}, whose key is “{key}”.</source>
        <translation>حصة: مع حصص أمناء آخرين تفتح قائمة من {interviews} مقابلة من الاستطلاع {survey}. أعطاها {name}، ومفتاحه «{key}».</translation>
    </message>
    <message>
        <source>it is not a table of opened totals</source>
        <translation>ليس جدول مجاميع مفتوحة</translation>
    </message>
    <message>
        <source>Opened totals of the survey {survey}: {interviews} interviews, {count} totals. Nobody has signed the table.</source>
        <translation>مجاميع مفتوحة للاستطلاع {survey}: {interviews} مقابلة، {count} مجاميع. لم يوقّع أحد الجدول.</translation>
    </message>
    <message>
        <source>This survey asks for {needed} signatures of a list, and {safe} would be safe. With fewer, {count} trustees who work together with the office can open the difference of two lists.</source>
        <translation>يطلب هذا الاستطلاع {needed} توقيعات على القائمة، والآمن {safe}. ومع أقل من ذلك يستطيع {count} من الأمناء المتواطئين مع المكتب فتح الفرق بين قائمتين.</translation>
    </message>
    <message>
        <source>it is not the sum of these files; ask the office to add them again, and sign nothing before</source>
        <translation>ليس مجموع هذه الملفات؛ اطلب من المكتب جمعها من جديد، ولا توقّع شيئًا قبل ذلك</translation>
    </message>
    <message>
        <source>{needed} trustees must sign this list before anybody may open it, and here are the signatures of {count}: {names}. Ask others to sign first.</source>
        <translation>يجب أن يوقّع {needed} أمناء هذه القائمة قبل أن يفتحها أحد، وهنا توقيعات {count}: {names}. اطلب من آخرين التوقيع أولًا.</translation>
    </message>
    <message>
        <source>The key “{given}” belongs to none of the trustees of the survey {survey}, who are {names}. Give the key file of one of them.</source>
        <translation>المفتاح «{given}» ليس لأي من أمناء الاستطلاع {survey}، وهم {names}. أعطِ ملف مفتاح أحدهم.</translation>
    </message>
    <message>
        <source>{sum} lists a file of the kiosk “{words}”, which is not among the enrolled kiosks. Compare the words with those on its supervisor screen before you sign.</source>
        <translation>يضم {sum} ملفًا من الكشك «{words}» وهو ليس من الأكشاك المسجّلة. قارن الكلمات بما على شاشة مشرفه قبل أن توقّع.</translation>
    </message>
    <message>
        <source>it is the same file as {other}; give it once</source>
        <translation>هو الملف نفسه مثل {other}؛ أعطه مرة واحدة</translation>
    </message>
    <message>
        <source>it is not in the list of {sum}; leave it out</source>
        <translation>ليس في قائمة {sum}؛ استبعده</translation>
    </message>
    <message>
        <source>{sum} lists {count} files, and {missing} of them are missing here: {files}. Give all.</source>
        <translation>يضم {sum} عدد {count} من الملفات، وينقص منها هنا {missing}: {files}. أعطها كلها.</translation>
    </message>
    <message>
        <source>{sum} lists another export of the same interviews; ask the office for that file</source>
        <translation>يضم {sum} تصديرًا آخر للمقابلات نفسها؛ اطلب ذلك الملف من المكتب</translation>
    </message>
    <message>
        <source>{file} holds fewer than {smallest} interviews and was not exported: people could be recognised. Collect more first. At the end of fieldwork they can be released, once.</source>
        <translation>يحوي {file} أقل من {smallest} مقابلات ولم يُصدَّر: قد يُعرف الأشخاص. اجمع المزيد أولاً. في نهاية العمل الميداني يمكن إخراجها مرة واحدة.</translation>
    </message>
    <message>
        <source>it is damaged; the supervisor can choose a new surveyor&apos;s PIN</source>
        <translation>إنه تالف؛ يستطيع المشرف أن يختار رقماً سرياً جديداً للباحث</translation>
    </message>
    <message>
        <source>did not sign any of the files in its folder, so it was altered or is damaged</source>
        <translation>لم يوقّع أياً من الملفات التي إلى جانبه، فقد عُدِّل أو تلف</translation>
    </message>
    <message>
        <source>{file} is damaged and was left as it is ({reason}). New interviews go to a new file next to it. Take a copy of the folder to the analyst.</source>
        <translation>{file} تالف وتُرك كما هو ({reason}). تُكتب المقابلات الجديدة في ملف جديد إلى جانبه. انقل نسخة من المجلد إلى المحلل.</translation>
    </message>
    <message>
        <source>Epsilon {spent} of {table} was spent without a budget, and without one {total} is the most. State as the budget how much may be spent in total, or use a model or a synthetic table that was already paid for.</source>
        <translation>أُنفق إبسيلون {spent} من {table} بلا ميزانية، وبلا ميزانية فالحد الأقصى {total}. اذكر في الميزانية كم يجوز أن يُنفق في المجموع، أو استخدم نموذجاً أو جدولاً اصطناعياً دُفع ثمنه من قبل.</translation>
    </message>
    <message>
        <source>{file} is not a ledger of this program, or was altered, so it is not known what has been spent. Restore a copy of it, or spend nothing more of the table.</source>
        <translation>{file} ليس دفتر إنفاق من هذا البرنامج، أو أنه عُدّل، فلا أحد يعرف كم أُنفق. أعد نسخة منه إلى مكانه، أو لا تنفق شيئاً آخر من الجدول.</translation>
    </message>
    <message>
        <source>This would spend epsilon {asked} of {table}, but only {left} of its budget of {budget} is left. Ask for less, or use a model or a synthetic table that was already paid for.</source>
        <translation>هذا ينفق إبسيلون {asked} من {table}، والباقي {left} من ميزانيته {budget}. اطلب أقل، أو استخدم نموذجاً أو جدولاً اصطناعياً دُفع ثمنه من قبل.</translation>
    </message>
    <message>
        <source>it is read-only</source>
        <translation>إنه للقراءة فقط</translation>
    </message>
    <message>
        <source>its database reports an error that Surveyapp does not know; open it again</source>
        <translation>تبلغ قاعدة بياناته عن خطأ لا يعرفه Surveyapp؛ افتحه من جديد</translation>
    </message>
    <message>
        <source>The project {file} is read-only, so nothing in it can be changed. Save a copy of it under another name, and work on the copy.</source>
        <translation>المشروع {file} للقراءة فقط، فلا يمكن تغيير شيء فيه. احفظ نسخة منه باسم آخر واعمل على النسخة.</translation>
    </message>
    <message>
        <source>{kiosk} does not name exactly one kiosk of the project. Give its name, at least its first {letters} letters, or its words; “surveyapp kiosks --project P” lists them.</source>
        <translation>لا يوجد في المشروع كشك واحد بعينه اسمه {kiosk}. أعطِ اسمه، أو أول {letters} من حروفه على الأقل، أو كلماته؛ والأمر «surveyapp kiosks --project P» يسردها.</translation>
    </message>
    <message>
        <source>The table has more than {most} different combinations of reports to {questions}. Ask for fewer questions together.</source>
        <translation>في الجدول أكثر من {most} تركيبة مختلفة من الردود على {questions}. اطلب أسئلة أقل معًا.</translation>
    </message>
    <message>
        <source>The column {column} of the table {table} has {word}, which its question never records. Correct it there, or leave the question out.</source>
        <translation>في العمود {column} من الجدول {table} القيمة {word} التي لا يسجّلها سؤاله أبدًا. صحّحها هناك أو اترك السؤال.</translation>
    </message>
    <message>
        <source>{source} is not a known source. Give duckdb://FILE, spark://local, spark://HOST:PORT or postgres://USER@HOST/DATABASE.</source>
        <translation>{source} ليس مصدراً معروفاً. أعطِ duckdb://FILE أو spark://local أو spark://HOST:PORT أو postgres://USER@HOST/DATABASE.</translation>
    </message>
    <message>
        <source>it contains {name}, which Surveyapp has not made, so nothing in the file was used; remove it with the program that made it</source>
        <translation>فيه {name} الذي لم يصنعه Surveyapp، لذلك لم يُستعمل شيء مما في الملف؛ أزله بالبرنامج الذي صنعه</translation>
    </message>
    <message>
        <source>its table {name} contains rows that Surveyapp does not write</source>
        <translation>في جدوله {name} صفوف لا يكتبها Surveyapp</translation>
    </message>
    <message>
        <source>its interviews are sealed, and the project {project} is not encrypted; import it into a project of its own, or encrypt this project first</source>
        <translation>مقابلاته مختومة، وستكون مكشوفة في المشروع {project}؛ استوردها إلى مشروع خاص بها، أو شفّر هذا المشروع أولًا بالأمر “surveyapp seal”</translation>
    </message>
    <message>
        <source>{file} was refused: {reason}. To keep several surveys in one project, add this survey to the project.</source>
        <translation>رُفض {file}: {reason}. للاحتفاظ بعدة استبيانات في مشروع واحد، أضف هذا الاستبيان إلى المشروع.</translation>
    </message>
    <message>
        <source>The project {file} has no survey {survey}. It has: {known}.</source>
        <translation>لا يحوي المشروع {file} استبياناً {survey}. فيه: {known}.</translation>
    </message>
    <message>
        <source>The project {file} has interviews of its own. Make a new project for the database.</source>
        <translation>للمشروع {file} مقابلاته الخاصة. أنشئ مشروعًا جديدًا لقاعدة البيانات.</translation>
    </message>
    <message>
        <source>it contains data that Surveyapp did not write</source>
        <translation>يحتوي على ما لم يكتبه أي إصدار من Surveyapp</translation>
    </message>
    <message>
        <source>it was changed by a newer version of Surveyapp in a way that this one does not know</source>
        <translation>فعل به Surveyapp أحدث شيئًا لا يعرفه هذا</translation>
    </message>
    <message>
        <source>each sound has text, file and made_by</source>
        <translation>لكل صوت text وfile وmade_by</translation>
    </message>
    <message>
        <source>the key is not the key of its text</source>
        <translation>المفتاح ليس مفتاح نصه</translation>
    </message>
    <message>
        <source>its file is not the name of a sound file</source>
        <translation>ملفه ليس اسم ملف صوتي</translation>
    </message>
    <message>
        <source>its format is not {format}</source>
        <translation>صيغته ليست {format}</translation>
    </message>
    <message>
        <source>it is not the table of the language {language}</source>
        <translation>ليس جدول اللغة {language}</translation>
    </message>
    <message>
        <source>is {name}, a file that is not in the survey&apos;s folder; add it.</source>
        <translation>هو {name}، ملف ليس بجانب الاستبيان؛ أضفه.</translation>
    </message>
    <message>
        <source>it is a damaged workbook; open it in a spreadsheet program and save it again</source>
        <translation>هو مصنف تالف؛ افتحه في برنامج جداول واحفظه من جديد</translation>
    </message>
    <message>
        <source>is a date or time; set the cell&apos;s format to text and type it again (3/4 turns into a date).</source>
        <translation>تاريخ أو وقت؛ اجعل تنسيق الخلية نصًا واكتبها من جديد (3/4 تصير تاريخًا).</translation>
    </message>
    <message>
        <source>it is not an Excel workbook (.xlsx)</source>
        <translation>ليس مصنفًا (.xlsx)</translation>
    </message>
    <message>
        <source>its XML declares a document type, which Excel workbooks never do</source>
        <translation>يعلن XML فيه نوع مستند، وهذا لا يفعله أي مصنف</translation>
    </message>
    <message>
        <source>it is an archive, but not an Excel workbook (.xlsx)</source>
        <translation>هو أرشيف، لكنه ليس مصنفًا (.xlsx)</translation>
    </message>
    <message>
        <source>it is not an Arrow file (.arrow, .feather)</source>
        <translation>ليس ملف Arrow ‏(.arrow أو .feather)</translation>
    </message>
    <message>
        <source>it contains a NUL character, so it is not text, or has another encoding</source>
        <translation>فيه محرف NUL، فهو ليس نصًا، أو من ترميز آخر</translation>
    </message>
    <message>
        <source>{file} is a table: its columns must be mapped to the survey&apos;s questions first. Open it with “Import a table…”, or give its survey on the command line.</source>
        <translation>{file} جدول: يجب أولاً مطابقة أعمدته بأسئلة الاستبيان. افتحه بـ «استيراد جدول…»، أو أعطِ الاستبيان بـ --survey في سطر الأوامر.</translation>
    </message>
    <message>
        <source>Not imported from the folder {folder}, since they are neither collection files nor tables: {names}. Folders in it are not searched.</source>
        <translation>ليست ملفات جمع ولا جداول، فتُركت في المجلد {folder}: {names}. ولا يُنظر في المجلدات التي فيه.</translation>
    </message>
    <message>
        <source>it is not a Parquet file, or not a complete one</source>
        <translation>ليس ملف Parquet، أو ليس كاملًا</translation>
    </message>
    <message>
        <source>it unpacks to more than is allowed</source>
        <translation>حجمه بعد فك الضغط أكبر من المسموح به</translation>
    </message>
    <message>
        <source>it has no data frame</source>
        <translation>لا يحتوي على أي جدول بيانات</translation>
    </message>
    <message>
        <source>it has no data frame called {name}</source>
        <translation>لا يحتوي على جدول بيانات باسم {name}</translation>
    </message>
    <message>
        <source>it is not a file of R (.rds, .RData)</source>
        <translation>ليس ملف R ‏(.rds أو .RData)</translation>
    </message>
    <message>
        <source>its name does not end in one of {endings}, so it is not known what kind of table it is</source>
        <translation>لا ينتهي اسمه بأي من {endings}، فلا يُعرف نوع الجدول</translation>
    </message>
    <message>
        <source>is not a report of {question}; it records {numbers}</source>
        <translation>ليس تقريراً عن {question}؛ فهو يسجل {numbers}</translation>
    </message>
    <message>
        <source>is not a report of {question}, written as it is recorded</source>
        <translation>ليس تقريرًا عن {question} مكتوبًا كما يُسجَّل</translation>
    </message>
    <message>
        <source>is not a report of {question}; it records {reports}, or nothing</source>
        <translation>ليس تقريرًا عن {question}؛ فهو يسجل {reports}، أو لا شيء</translation>
    </message>
    <message>
        <source>gives no {kind}, and every respondent needs one</source>
        <translation>لا يذكر {kind}، وكل مستجيب يحتاج إليها</translation>
    </message>
    <message>
        <source>numbers from {low} to {high}</source>
        <translation>أعدادًا من {low} إلى {high}</translation>
    </message>
    <message>
        <source>gives no weight, and every respondent needs one</source>
        <translation>لا يذكر وزنًا، وكل مستجيب يحتاج إلى واحد</translation>
    </message>
    <message>
        <source>is not a weight; write a number with a decimal point</source>
        <translation>ليس وزنًا؛ اكتب عددًا بنقطة عشرية</translation>
    </message>
    <message>
        <source>is a negative weight; weights cannot be below 0</source>
        <translation>وزن سالب؛ لا أحد يمثل أقل من صفر من الناس</translation>
    </message>
    <message>
        <source>is not a plausible weight; it must be 0, or {least} to {most}</source>
        <translation>وزن خارج كل تناسب؛ فهو 0، أو من {least} إلى {most}</translation>
    </message>
    <message>
        <source>it is not an SPSS file (.sav)</source>
        <translation>ليس ملف SPSS (.sav)</translation>
    </message>
    <message>
        <source>it is not a Stata file (.dta)</source>
        <translation>ليس ملف Stata (.dta)</translation>
    </message>
    <message>
        <source>it is not a SAS file (.sas7bdat)</source>
        <translation>ليس ملف SAS ‏(.sas7bdat)</translation>
    </message>
    <message>
        <source>it is not a SAS transport file (.xpt), or not a complete one</source>
        <translation>ليس ملف نقل SAS ‏(.xpt) أو ليس كاملًا</translation>
    </message>
    <message>
        <source>The trustees {trustees} contradict each other: what one of them states is false. Ask them for their files again, or ask other trustees.</source>
        <translation>يناقض الأمناء {trustees} بعضهم بعضًا: ما يقوله أحدهم غير صحيح. اطلب منهم ملفاتهم من جديد، أو اطلب من أمناء آخرين.</translation>
    </message>
    <message>
        <source>What {trustee} states is false: {others} contradict it, and what they state fits the files. Leave it out, and ask {trustee} what happened.</source>
        <translation>ما يقوله {trustee} غير صحيح: يناقضه {others}، وما يقولونه يوافق الملفات. استبعده، واسأل {trustee} عما حدث.</translation>
    </message>
    <message>
        <source>The total of {tally} is wrong: a cell of it holds {count} interviews, and all files together {interviews}. A kiosk or a trustee has not followed the rules; open fewer files to find out which.</source>
        <translation>مجموع {tally} خاطئ: في إحدى خاناته {count} مقابلة، وفي كل الملفات معًا {interviews}. لم يتبع كشك أو أمين القواعد؛ افتح ملفات أقل لتعرف أيهما.</translation>
    </message>
    <message>
        <source>In {file} the total of {tally} does not count each of its {interviews} interviews once: the kiosk has counted wrongly, or what a trustee states is false. Add the files again without it.</source>
        <translation>في {file} لا يعدّ مجموع {tally} كل مقابلة من مقابلاته الـ{interviews} مرة واحدة: أخطأ الكشك في العدّ، أو أن ما يقوله أمين غير صحيح. اجمع الملفات من جديد دونه.</translation>
    </message>
    <message>
        <source>The share of {trustee} contradicts itself: leave it out, and ask {trustee} what happened.</source>
        <translation>حصة {trustee} تناقض نفسها: استبعدها، واسأل {trustee} عما حدث.</translation>
    </message>
    <message>
        <source>In this survey not every trustee signs every list, so a list must hold all files of the lists before it: three lists of which each trustee knows only two could tell a few interviews apart. Add the files of the lists before, or take one of these lists.</source>
        <translation>في هذا الاستطلاع لا يوقّع كل أمين كل قائمة، لذلك يجب أن تضم القائمة كل ملفات القوائم السابقة: فثلاث قوائم لا يعرف كل أمين منها إلا اثنتين قد تميّز بضع مقابلات. أضف ملفات القوائم السابقة، أو خذ إحدى تلك القوائم.</translation>
    </message>
    <message>
        <source>the box for this trustee in line {line} does not hold what the line states, so its kiosk has not followed the rules; nothing was signed, and the file must be left out by all trustees</source>
        <translation>الصندوق المخصص لهذا الأمين في السطر {line} لا يحوي ما يذكره السطر، فكشكه لم يتبع القواعد؛ لم يُوقَّع شيء، ويجب أن يستبعد كل الأمناء هذا الملف</translation>
    </message>
    <message>
        <source>it was made for another list of files, or another survey; all trustees sign and open the very same sum</source>
        <translation>صُنع لقائمة ملفات أخرى أو لاستطلاع آخر؛ يوقّع كل الأمناء المجموع نفسه تمامًا ويفتحونه</translation>
    </message>
    <message>
        <source>batch {batch} of the kiosk {kiosk}</source>
        <translation>الدفعة {batch} من الكشك {kiosk}</translation>
    </message>
    <message>
        <source>simulated interviews and those of respondents are not added together; leave one kind out</source>
        <translation>لا تُجمع المقابلات المحاكاة مع مقابلات المستجيبين؛ استبعد أحد النوعين</translation>
    </message>
    <message>
        <source>it was copied from the kiosk&apos;s folder while interviews could still join it; export it there</source>
        <translation>نُسخ من مجلد الكشك بينما كانت المقابلات لا تزال تُضاف إليه؛ صدّره من هناك</translation>
    </message>
    <message>
        <source>it is another export of the interviews in {other}; leave the older one of the two out</source>
        <translation>هو تصدير آخر للمقابلات التي في {other}؛ استبعد الأقدم منهما</translation>
    </message>
    <message>
        <source>an interview of it is in {other} too; leave one of the two out</source>
        <translation>إحدى مقابلاته في {other} أيضًا؛ استبعد أحدهما</translation>
    </message>
    <message>
        <source>with it the files hold {count} interviews, and this survey&apos;s totals can hold {capacity} at most; add and open the files in two parts</source>
        <translation>معه تضم الملفات {count} مقابلة، ومجاميع هذا الاستطلاع تسع {capacity} على الأكثر؛ اجمع الملفات وافتحها في جزأين</translation>
    </message>
    <message>
        <source>This is not an analyst&apos;s public key: {reason}.</source>
        <translation>هذا ليس مفتاحاً عاماً لمحلل: {reason}.</translation>
    </message>
    <message>
        <source>Nobody can prove to you that a device does not remember what you touch.</source>
        <translation>لا يستطيع أحد أن يثبت لك أن جهازًا لا يتذكر ما تلمسه.</translation>
    </message>
    <message>
        <source>On this device, only the supervisor&apos;s PIN lets somebody copy the hidden totals.</source>
        <translation>على هذا الجهاز لا تُنسخ المجاميع المخفية إلا برقم المشرف السري.</translation>
    </message>
    <message>
        <source>No. There is no record of you, only totals, and nothing can be taken out of them.</source>
        <translation>لا. لا يوجد سجل عنك، بل مجاميع فقط، ولا يمكن إخراج شيء منها.</translation>
    </message>
    <message>
        <source>it contains a sign that is never in one (letters a–z and digits 2–7); copy it again</source>
        <translation>فيه علامة لا تكون فيه أبدًا (الحروف a–z والأرقام 2–7)؛ انسخه ثانية</translation>
    </message>
    <message>
        <source>has {character}, which means nothing here; allowed: {known}</source>
        <translation>فيه {character}، وليس له معنى هنا؛ المعروف {known}</translation>
    </message>
    <message>
        <source>{question} has neither shares nor a mean to estimate. Describe it instead.</source>
        <translation>ليس لـ {question} نِسب ولا متوسط لتقديرها. استخدم الوصف بدلًا من ذلك.</translation>
    </message>
    <message>
        <source>{name} is randomized: its reports are not answers, so nothing can be computed from them. Only its reports can be merged.</source>
        <translation>{name} معشّى: ردوده ليست إجابات، فلا يُحسب منها شيء. لا يمكن إلا دمج ردوده.</translation>
    </message>
    <message>
        <source>Give {name}() the name of a date.</source>
        <translation>أعطِ {name}()‎ اسم تاريخ.</translation>
    </message>
    <message>
        <source>A text can only be compared with = or !=, not with {relation}.</source>
        <translation>لا يُقارَن النص إلا بـ = أو !=، لا بـ {relation}.</translation>
    </message>
    <message>
        <source>Give selected() a question with choices, and one of its choices in quotes.</source>
        <translation>أعطِ selected()‎ سؤالًا ذا خيارات، وأحد خياراته بين علامتي اقتباس.</translation>
    </message>
    <message>
        <source>has {text}, where an operator or the end is expected</source>
        <translation>فيه {text} حيث يُنتظر معامل أو النهاية</translation>
    </message>
    <message>
        <source>{found} where ${{id}}, a number or a &apos;text&apos; is expected</source>
        <translation>{found} حيث يُنتظر ${{id}} أو عدد أو &apos;نص&apos;</translation>
    </message>
    <message>
        <source>has {text}, which is not known here; put texts in quotes. Allowed: {known}</source>
        <translation>فيه {text}، وهو غير معروف هنا؛ النصوص بين علامات تنصيص، والمعروف {known}</translation>
    </message>
    <message>
        <source>There is no variable {name}.</source>
        <translation>لا يوجد متغير باسم {name}.</translation>
    </message>
    <message>
        <source>{operation} needs {wanted}, and gets {found}.</source>
        <translation>يحتاج {operation} إلى {wanted}، لكنه يتلقى {found}.</translation>
    </message>
    <message>
        <source>has {name}() with {count} values; it takes {fewest} to {most}</source>
        <translation>فيه {name}()‎ بعدد {count} من القيم؛ ويقبل من {fewest} إلى {most}</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>أعداد</translation>
    </message>
    <message>
        <source>Reports of {name} merged: {reports}. Answers that give these reports equally often are estimated together: {together}.</source>
        <translation>دُمجت ردود {name}: {reports}. والإجابات التي تعطي هذه الردود بالتكرار نفسه تُقدَّر معًا: {together}.</translation>
    </message>
    <message>
        <source>Reports of {name} merged: {reports}. The estimates are of the same answers as before.</source>
        <translation>دُمجت ردود {name}: {reports}. والتقديرات للإجابات نفسها كما من قبل.</translation>
    </message>
    <message>
        <source>The {count} reports that would be left do not separate the answers of {name}: different shares of its answers would give the same reports, so nothing could be estimated. Merge fewer reports.</source>
        <translation>الردود {count} الباقية لا تفصل بين إجابات {name}: فنِسَب مختلفة من إجاباته تعطي الردود نفسها، فلا يمكن تقدير شيء. ادمج ردود أقل.</translation>
    </message>
    <message>
        <source>{count} different reports of {name} would be left of {all}. Merge at least two, and leave at least two.</source>
        <translation>سيبقى {count} من الردود المختلفة لـ {name} من أصل {all}. ادمج ردّين على الأقل، وأبقِ ردّين على الأقل.</translation>
    </message>
    <message>
        <source>{name} is not randomized: it has answers, which are recoded.</source>
        <translation>{name} غير معشّى: له إجابات، وهذه يُعاد ترميزها.</translation>
    </message>
    <message>
        <source>The reports of {name} cannot be merged: that needs a design of one sample whose reports can be listed, and it was asked with {design}.</source>
        <translation>لا يمكن دمج ردود {name}: يلزم تصميم بعينة واحدة يمكن سرد ردوده، وقد طُرح السؤال بـ {design}.</translation>
    </message>
    <message>
        <source>{name} has no report {report}; its reports are {known}.</source>
        <translation>ليس لـ {name} رد {report}؛ ردوده هي {known}.</translation>
    </message>
    <message>
        <source>“{value}” cannot be the name of a report. Use letters a–z, digits, _ and -, at most 64.</source>
        <translation>لا يصلح «{value}» اسمًا لردّ. استخدم الحروف a–z والأرقام و_ و-، 64 على الأكثر.</translation>
    </message>
    <message>
        <source>What is said about the variables is damaged.</source>
        <translation>ما يقال عن المتغيرات تالف.</translation>
    </message>
    <message>
        <source>This version does not know what is said about the variables with {name}.</source>
        <translation>لا يعرف هذا الإصدار ما يقال عن المتغيرات بـ {name}.</translation>
    </message>
    <message>
        <source>{name} cannot be {level}; it can be {known}.</source>
        <translation>لا يمكن أن يكون {name} من نوع {level}؛ الممكن: {known}.</translation>
    </message>
    <message>
        <source>The values of {name} can be too large. Give the lowest and the highest value that count.</source>
        <translation>قد تكون قيم {name} كبيرة جدًا. حدّد أدنى قيمة وأعلى قيمة تُحسبان.</translation>
    </message>
    <message>
        <source>{name} would have {count} different answers; it needs 2 to {most}.</source>
        <translation>سيكون لـ {name} عدد {count} من الإجابات المختلفة؛ ويحتاج من 2 إلى {most}.</translation>
    </message>
    <message>
        <source>{name} is randomized: any report may stand for any answer, so none of them means that the answer is missing.</source>
        <translation>{name} معشّى: قد يمثّل أي رد أي إجابة، فلا يعني أي منها أن الإجابة مفقودة.</translation>
    </message>
    <message>
        <source>{name} has no list of answers. Numbers are put into bands, or recoded by an expression.</source>
        <translation>ليس لـ {name} قائمة إجابات. توضع الأعداد في فئات أو يُعاد ترميزها بتعبير.</translation>
    </message>
    <message>
        <source>{name} has no numbers, so it cannot be put into bands.</source>
        <translation>ليس في {name} أعداد، فلا يمكن وضعه في فئات.</translation>
    </message>
    <message>
        <source>An expression must give a number or a condition; this one gives {found}.</source>
        <translation>يجب أن يعطي التعبير عددًا أو شرطًا؛ وهذا يعطي {found}.</translation>
    </message>
    <message>
        <source>{name} would be {value} for everybody.</source>
        <translation>سيكون {name} مساويًا {value} للجميع.</translation>
    </message>
    <message>
        <source>Only one variable can be the {level}; {first} is it already.</source>
        <translation>لا يمكن إلا لمتغير واحد أن يكون من نوع {level}؛ و{first} كذلك بالفعل.</translation>
    </message>
    <message>
        <source>{name} cannot be made from itself.</source>
        <translation>لا يمكن صنع {name} من نفسه.</translation>
    </message>
    <message>
        <source>“{name}” cannot be the name of a variable. Use letters a–z, digits and _, a letter first, at most 64; {reserved} are taken.</source>
        <translation>لا يصلح «{name}» اسمًا لمتغير. استخدم الحروف a–z والأرقام و_، على أن يبدأ بحرف، 64 على الأكثر؛ {reserved} محجوزة.</translation>
    </message>
    <message>
        <source>There is a variable {name} already. Choose another name.</source>
        <translation>يوجد متغير باسم {name} بالفعل. اختر اسمًا آخر.</translation>
    </message>
    <message>
        <source>The missing codes of {name} must be numbers.</source>
        <translation>يجب أن تكون رموز القيم المفقودة في {name} أعدادًا.</translation>
    </message>
    <message>
        <source>“{value}” cannot be the name of an answer. Use letters a–z, digits, _ and -, at most 64; say the rest in its label.</source>
        <translation>لا يصلح «{value}» اسمًا لإجابة. استخدم الحروف a–z والأرقام و_ و-، 64 على الأكثر؛ وقل الباقي في تسميتها.</translation>
    </message>
    <message>
        <source>The bands of {name} begin on days, such as 2026-11-22.</source>
        <translation>تبدأ فئات {name} بأيام، مثل 2026-11-22.</translation>
    </message>
    <message>
        <source>The lowest value must be below the highest.</source>
        <translation>يجب أن تكون أدنى قيمة أقل من أعلى قيمة.</translation>
    </message>
    <message>
        <source>{question} has no list of answers that a text could be compared with. Of a day, compare its year(), month() or days().</source>
        <translation>ليس لـ {question} قائمة إجابات يقارَن بها نص. وفي اليوم قارن year() أو month() أو days().</translation>
    </message>
    <message>
        <source>{question} can have several answers at once; ask for one by {selected}.</source>
        <translation>قد تكون لـ {question} عدة إجابات معًا؛ اسأل عن واحدة منها بـ {selected}.</translation>
    </message>
    <message>
        <source>Give round() the number of decimals as a whole number from {low} to {high}.</source>
        <translation>أعط round() عدد المنازل العشرية: عددًا صحيحًا من {low} إلى {high}.</translation>
    </message>
    <message>
        <source>{name} is made from a variable that is made from others, more than {most} times over. Make it from what was asked.</source>
        <translation>{name} مصنوع من متغيّر مصنوع من متغيّرات أخرى، أكثر من {most} مرة متتالية. اصنعه مما سُئل عنه.</translation>
    </message>
    <message>
        <source>Give the numbers at which bands begin from low to high, each once.</source>
        <translation>اكتب الأعداد التي تبدأ عندها الفئات من الأصغر إلى الأكبر، كل عدد مرة واحدة.</translation>
    </message>
    <message>
        <source>With {cuts} numbers there are {count} bands, but {labels} labels.</source>
        <translation>مع {cuts} من الأعداد هناك {count} من الفئات، لكن هناك {labels} من التسميات.</translation>
    </message>
    <message>
        <source>“{value}” is not a number or a day; bands begin at numbers such as 30, or at days such as 2026-11-22</source>
        <translation>«{value}» ليس عددًا ولا يومًا؛ تبدأ الفئات عند أعداد مثل 30 أو أيام مثل 2026-11-22</translation>
    </message>
    <message>
        <source>{first} and {second} are made of the same reports, so they cannot be analysed together. Choose one of them.</source>
        <translation>{first} و{second} مصنوعان من الردود نفسها، فلا يمكن تحليلهما معًا. اختر واحدًا منهما.</translation>
    </message>
    <message>
        <source>{question} by {by}</source>
        <translation>{question} بحسب {by}</translation>
    </message>
    <message>
        <source>all questions by {by}</source>
        <translation>كل الأسئلة بحسب {by}</translation>
    </message>
    <message>
        <source>Use key new, key show, key test, key sheet or key recover; see surveyapp key --help.</source>
        <translation>استخدم key new أو key show أو key test أو key sheet أو key recover؛ انظر surveyapp key --help.</translation>
    </message>
    <message>
        <source>The five lines of the recovery sheet are needed, but there is no terminal to ask for them. Give --lines FILE.</source>
        <translation>أسطر ورقة الاستعادة الخمسة لازمة، ولا توجد طرفية لطلبها. أعطِ --lines FILE.</translation>
    </message>
    <message>
        <source>The likelihood is higher still where a coefficient has no end; the numbers are those of its highest proper maximum. More interviews would settle it.</source>
        <translation>الإمكان أعلى أيضًا حيث لا حدّ لأحد المعاملات؛ والأعداد هي أعداد أعلى نهاية عظمى سليمة. مزيد من المقابلات يحسم ذلك.</translation>
    </message>
    <message>
        <source>{name} is the weight, and some of its values are below 0.</source>
        <translation>{name} هو الوزن، وبعض قيمه أقل من 0.</translation>
    </message>
    <message>
        <source>{name} says how respondents were drawn, so it cannot be hidden. Give it another level, or show it.</source>
        <translation>يبيّن {name} كيف سُحب المجيبون، فلا يمكن إخفاؤه. أعطه مستوى آخر أو أظهره.</translation>
    </message>
    <message>
        <source>{file} says nothing about the variables.</source>
        <translation>لا يذكر {file} شيئًا عن المتغيرات.</translation>
    </message>
    <message>
        <source>{name} is no question that was asked. Change how it is made instead.</source>
        <translation>{name} ليس سؤالًا طُرح. غيّر طريقة صنعه بدلًا من ذلك.</translation>
    </message>
    <message>
        <source>{file} is not the survey that the project shows.</source>
        <translation>ليس {file} الاستبيان الذي يعرضه المشروع.</translation>
    </message>
    <message>
        <source>Other variables are made from {name}: {users}. Remove these first.</source>
        <translation>هناك متغيرات أخرى مصنوعة من {name}: {users}. أزِلها أولًا.</translation>
    </message>
    <message>
        <source>{name} was asked, so it cannot be removed. It can be hidden.</source>
        <translation>طُرح {name}، فلا يمكن إزالته. يمكن إخفاؤه.</translation>
    </message>
    <message>
        <source>In {language} the kiosk lacks {count} of its own {needed} texts; {promised} of them promise respondents what protects them. The first is “{first}”.</source>
        <translation>باللغة {language} ينقص الكشك {count} من نصوصه الـ{needed}؛ {promised} منها تعد المستجيبين بما يحميهم. أولها «{first}».</translation>
    </message>
    <message>
        <source>{missing} Without them the kiosk starts only if the supervisor allows it.</source>
        <translation>{missing} من دونها لا يبدأ الكشك إلا إذا سمح المشرف.</translation>
    </message>
    <message>
        <source>Its memory of signed lists is new and empty. If lists were signed with this key before, put the old .ledger file in its place, or sign those lists again, before any other.</source>
        <translation>ذاكرته للقوائم الموقّعة جديدة وفارغة. إذا وُقّعت قوائم بهذا المفتاح من قبل، فضع ملف ‎.ledger القديم مكانه، أو وقّع تلك القوائم من جديد قبل أي قائمة أخرى.</translation>
    </message>
    <message>
        <source>Recovery sheet of a trustee</source>
        <translation>ورقة استعادة لأمين</translation>
    </message>
    <message>
        <source>The public key in words:</source>
        <translation>المفتاح العام بالكلمات:</translation>
    </message>
    <message>
        <source>The QR code holds the same five lines. Scan it with nothing that is on a network.</source>
        <translation>يحوي رمز QR الأسطر الخمسة نفسها. لا تمسحه بأي جهاز متصل بشبكة.</translation>
    </message>
    <message>
        <source>Whoever holds this sheet can do what this trustee can: open totals together with other trustees. Print it on a printer that keeps no copies, delete the file, and lock the paper away.</source>
        <translation>من يملك هذه الورقة يستطيع ما يستطيعه هذا الأمين: فتح المجاميع مع أمناء آخرين. اطبعها على طابعة لا تحتفظ بنسخ، واحذف الملف، وأقفل على الورقة.</translation>
    </message>
    <message>
        <source>It is needed if the key file or its passphrase is lost. Then run “surveyapp key recover” and type the five lines. A typing error is named by its line.</source>
        <translation>تلزم إذا ضاع ملف المفتاح أو عبارة مروره. عندئذ شغّل «surveyapp key recover» واكتب الأسطر الخمسة. يُذكر خطأ الكتابة بسطره.</translation>
    </message>
    <message>
        <source>its name, or that of its folder, has a backslash or a question mark; rename it</source>
        <translation>اسمه، أو اسم مجلده، يحتوي على شرطة مائلة عكسية أو علامة استفهام؛ غيّر الاسم</translation>
    </message>
    <message>
        <source>The project {file} cannot be used, because what it says about its variables does not fit its survey. {problem}</source>
        <translation>لا يمكن استخدام المشروع {file}، لأن ما يقوله عن متغيراته لا يناسب استبيانه. {problem}</translation>
    </message>
    <message>
        <source>The interviews of {file} are the rows of a table in a database. Its variables can be labelled and given levels; name, recode and compute them in the database.</source>
        <translation>مقابلات {file} هي صفوف جدول في قاعدة بيانات. يمكن وضع تسميات لمتغيراته وتحديد مستوياتها؛ أما تسميتها وإعادة ترميزها وحسابها فتكون في قاعدة البيانات.</translation>
    </message>
    <message>
        <source>{file} holds totals that trustees opened, and the survey {survey} declares no tallies. Give the survey that they are of.</source>
        <translation>يحوي {file} مجاميع فتحها الأمناء، والاستبيان {survey} لا يعلن حصائل. أعط الاستبيان الذي هي منه.</translation>
    </message>
    <message>
        <source>it is no cell of this survey&apos;s tallies</source>
        <translation>ليست خلية من حصائل هذا الاستبيان</translation>
    </message>
    <message>
        <source>its cell stands in the table twice</source>
        <translation>خليته في الجدول مرتين</translation>
    </message>
    <message>
        <source>“{value}” is no count</source>
        <translation>«{value}» ليس عددًا</translation>
    </message>
    <message>
        <source>{file} holds totals of {given}, which is not the survey that was given ({known}), or another edition of it. Give the very survey that was asked.</source>
        <translation>يحوي {file} مجاميع {given}، وهو ليس الاستبيان المعطى ({known})، أو طبعة أخرى منه. أعط الاستبيان نفسه الذي سُئل.</translation>
    </message>
    <message>
        <source>{file} lacks a cell of the tally {tally}: it is not whole. Ask for it again.</source>
        <translation>تنقص {file} خلية من الحصيلة {tally}: ليس كاملًا. اطلبه من جديد.</translation>
    </message>
    <message>
        <source>it is not there, and without this memory of what was signed nothing may be signed; put it back beside the key file</source>
        <translation>ليس موجودًا، ودون هذه الذاكرة لما وُقّع لا يجوز توقيع شيء؛ أعده إلى جانب ملف المفتاح</translation>
    </message>
    <message>
        <source>it is damaged, or belongs to another key; put the copy back that belongs to this key file</source>
        <translation>هو تالف أو يخص مفتاحًا آخر؛ أعد النسخة التي تخص ملف المفتاح هذا</translation>
    </message>
    <message>
        <source>With the lists that this trustee has signed before, this one would tell {count} interviews apart, and this survey lets no fewer than {smallest} be told apart. Take a list of before, or wait until more files can be added to it.</source>
        <translation>مع القوائم التي وقّعها هذا الأمين من قبل، تميّز هذه القائمة {count} مقابلة، ولا يسمح هذا الاستطلاع بتمييز أقل من {smallest}. خذ قائمة سابقة، أو انتظر حتى يمكن إضافة ملفات أخرى إليها.</translation>
    </message>
    <message>
        <source>This list has {count} interviews, and this survey opens no fewer than {smallest} together. Wait for more files.</source>
        <translation>في هذه القائمة {count} مقابلة، ولا يفتح هذا الاستطلاع أقل من {smallest} معًا. انتظر ملفات أخرى.</translation>
    </message>
    <message>
        <source>it has {count} letters and must have {wanted}</source>
        <translation>فيه {count} حرفًا ويجب أن يكون فيه {wanted}</translation>
    </message>
    <message>
        <source>There is a typing error in line {number} of the recovery sheet: {reason}. Compare it with the paper, letter by letter.</source>
        <translation>هناك خطأ كتابة في السطر {number} من ورقة الاستعادة: {reason}. قارنه بالورقة حرفًا حرفًا.</translation>
    </message>
    <message>
        <source>A recovery sheet has {wanted} lines of letters, and here are {count}. Type all of them, each on a line of its own.</source>
        <translation>في ورقة الاستعادة {wanted} أسطر من الحروف، وهنا {count}. اكتبها كلها، كل سطر على حدة.</translation>
    </message>
    <message>
        <source>These lines do not belong to one recovery sheet: each is right by itself. Look whether they were typed from two sheets.</source>
        <translation>هذه الأسطر ليست من ورقة استعادة واحدة: كل سطر صحيح وحده. انظر هل كُتبت من ورقتين.</translation>
    </message>
    <message>
        <source>it contains a sign that is never in one (letters A–Z and digits 2–7)</source>
        <translation>فيه علامة لا ترد فيه أبدًا (الحروف A–Z والأرقام 2–7)</translation>
    </message>
    <message>
        <source>a letter of it is wrong, or it is another line</source>
        <translation>أحد حروفه خاطئ، أو هو سطر آخر</translation>
    </message>
    <message>
        <source>The survey {survey} declares no tallies.</source>
        <translation>لا يعلن الاستطلاع {survey} أي حصائل.</translation>
    </message>
    <message>
        <source>is not the line of a masked interview</source>
        <translation>ليس سطر مقابلة مقنّعة</translation>
    </message>
    <message>
        <source>The reports are held by trustees: there are no rows, only the totals of {interviews} interviews that they have opened.</source>
        <translation>التقارير بيد الأمناء: لا توجد صفوف، بل مجاميع {interviews} مقابلة فتحها الأمناء.</translation>
    </message>
    <message>
        <source>it is of another survey than the other files, or of another edition of it; add each survey&apos;s files by themselves</source>
        <translation>هو من استطلاع غير استطلاع الملفات الأخرى، أو من طبعة أخرى منه؛ اجمع ملفات كل استطلاع على حدة</translation>
    </message>
    <message>
        <source>it is not the file of a trustee&apos;s private key</source>
        <translation>ليس ملف مفتاح خاص لأمين</translation>
    </message>
    <message>
        <source>At some private questions you use something of your own, such as dice. This device never learns your answer there.</source>
        <translation>في بعض الأسئلة الخاصة تستعمل شيئاً من عندك، مثل النرد. وهناك لا يعرف هذا الجهاز إجابتك أبداً.</translation>
    </message>
    <message>
        <source>At private questions you use something of your own, such as dice. This device never learns your answer there.</source>
        <translation>في الأسئلة الخاصة تستعمل شيئاً من عندك، مثل النرد. وهناك لا يعرف هذا الجهاز إجابتك أبداً.</translation>
    </message>
    <message>
        <source>At some private questions you use something of your own, such as dice. This device learns only what you touch.</source>
        <translation>في بعض الأسئلة الخاصة تستعمل شيئاً من عندك، مثل النرد. لا يعرف هذا الجهاز إلا ما تلمسه.</translation>
    </message>
    <message>
        <source>Each private question says what its record can show.</source>
        <translation>كل سؤال خاص يقول ما قد يكشفه سجله.</translation>
    </message>
    <message>
        <source>Some people are asked a private question without this protection. The question says so then.</source>
        <translation>يُسأل بعض الناس سؤالاً خاصا بلا هذه الحماية. وعندها يقول السؤال ذلك.</translation>
    </message>
    <message>
        <source>All questions are recorded as you answer. They say so.</source>
        <translation>تُسجَّل كل إجاباتك كما هي. وكل سؤال يقول ذلك.</translation>
    </message>
    <message>
        <source>The device adds no name or time to your answers.</source>
        <translation>لا يضيف الجهاز إلى إجاباتك أي اسم ولا ساعة.</translation>
    </message>
    <message>
        <source>What is recorded is sealed. Only the analysts can open it. The surveyor cannot, and this device cannot.</source>
        <translation>ما يُسجَّل مختوم. لا يفتحه إلا المحللون. لا يستطيع ذلك الباحث ولا هذا الجهاز.</translation>
    </message>
    <message>
        <source>What is recorded is not sealed. The people who run the survey can read it, and so can anybody who gets the files of this device.</source>
        <translation>ما يُسجَّل ليس مختوماً. يستطيع قراءته من يديرون الاستبيان، وكل من يحصل على ملفات هذا الجهاز.</translation>
    </message>
    <message>
        <source>On this device, only the supervisor&apos;s PIN lets somebody copy the records.</source>
        <translation>على هذا الجهاز، لا تُنسخ السجلات إلا برقم المشرف السري.</translation>
    </message>
    <message>
        <source>What is recorded of your private answers can make a guess about them at most {times} times as likely as before.</source>
        <translation>ما يُسجَّل من إجاباتك الخاصة قد يجعل تخميناً عنها أرجح من قبل بـ {times} مرة على الأكثر.</translation>
    </message>
    <message>
        <source>At some private questions, a record can show which answer was not yours.</source>
        <translation>في بعض الأسئلة الخاصة قد يكشف السجل أي إجابة لم تكن إجابتك.</translation>
    </message>
    <message>
        <source>Chance picks which of the questions you are asked.</source>
        <translation>الصدفة تختار أي الأسئلة تُطرح عليك.</translation>
    </message>
    <message>
        <source>You can test that this device does not choose where the wheel stops. A test cannot show whether a device remembers what you touch.</source>
        <translation>يمكنك أن تختبر أن هذا الجهاز لا يختار أين تقف العجلة. ولا يُظهر أي اختبار هل يتذكر الجهاز ما تلمسه.</translation>
    </message>
    <message>
        <source>You may stop at any time. Then nothing of your interview is kept.</source>
        <translation>يمكنك التوقف في أي وقت. وعندها لا يُحفظ شيء من مقابلتك.</translation>
    </message>
    <message>
        <source>I step back now. Nobody looks at the screen while you answer.</source>
        <translation>سأبتعد الآن. لا أحد ينظر إلى الشاشة وأنت تجيب.</translation>
    </message>
    <message>
        <source>Over many people we can work out how many there are, and never who.</source>
        <translation>من كثير من الناس نستطيع أن نحسب كم عددهم، لا من هم.</translation>
    </message>
    <message>
        <source>Take your time. I am over there.</source>
        <translation>خذ وقتك. أنا هناك.</translation>
    </message>
    <message>
        <source>We ask many people the same questions. We want to know how many, and not who.</source>
        <translation>نسأل كثيراً من الناس الأسئلة نفسها. نريد أن نعرف كم عددهم، لا من هم.</translation>
    </message>
    <message>
        <source>So what is recorded proves nothing about you.</source>
        <translation>لذلك لا يثبت ما يُسجَّل شيئاً عنك.</translation>
    </message>
    <message>
        <source>The source bbs:{detail} needs an even number of bits from {low} to {high}.</source>
        <translation>يحتاج المصدر bbs:{detail} إلى عدد زوجي من البتات من {low} إلى {high}.</translation>
    </message>
    <message>
        <source>To learn what was counted of one person, {liars} trustees would have to break the rules together, or nearly all other interviews of a total would have to be made up.</source>
        <translation>لكي يُعرف ما عُدّ عن شخص واحد، يجب أن يخالف {liars} أمناء القواعد معًا، أو أن تكون كل المقابلات الأخرى تقريبًا في المجموع مختلقة.</translation>
    </message>
    <message>
        <source>To learn what was counted of one person, a single trustee would have to break the rules, or nearly all other interviews of a total would have to be made up.</source>
        <translation>لكي يُعرف ما عُدّ عن شخص واحد، يكفي أن يخالف أمين واحد القواعد، أو أن تكون كل المقابلات الأخرى تقريبًا في المجموع مختلقة.</translation>
    </message>
    <message>
        <source>Some totals are counted for groups, by your simple answers. If you are the only one in your group, people who know that can learn what was counted of you.</source>
        <translation>تُعدّ بعض المجاميع لمجموعات حسب إجاباتك عن الأسئلة العادية. فإن كنت وحدك في مجموعتك استطاع من يعرف ذلك أن يعرف ما عُدّ عنك.</translation>
    </message>
    <message>
        <source>See that nobody looks at the screen while you answer. Do not say your answer aloud: only what you touch is protected.</source>
        <translation>انتبه ألا ينظر أحد إلى الشاشة وأنت تجيب. ولا تقل إجابتك بصوت عال: لا يُحمى إلا ما تلمسه.</translation>
    </message>
    <message>
        <source>See that nobody looks at the screen while you answer.</source>
        <translation>انتبه ألا ينظر أحد إلى الشاشة وأنت تجيب.</translation>
    </message>
    <message>
        <source>No. Nobody can find it, because it does not say whose it is.</source>
        <translation>لا. لا يستطيع أحد العثور عليه، لأنه لا يدل على صاحبه.</translation>
    </message>
    <message>
        <source>No. Nobody can find it, unless what you wrote says whose it is.</source>
        <translation>لا. لا يستطيع أحد العثور عليه، إلا إذا كان ما كتبته يدل على صاحبه.</translation>
    </message>
    <message>
        <source>There is no button to skip a question.</source>
        <translation>لا يوجد زر لتخطي سؤال.</translation>
    </message>
    <message>
        <source>About your answers</source>
        <translation>عن إجاباتك</translation>
    </message>
    <message>
        <source>Whom can I ask?</source>
        <translation>من أستطيع أن أسأل؟</translation>
    </message>
    <message>
        <source>What is this about?</source>
        <translation>ما موضوع هذا؟</translation>
    </message>
    <message>
        <source>What protects my answers?</source>
        <translation>ما الذي يحمي إجاباتي؟</translation>
    </message>
    <message>
        <source>Who can read what is recorded?</source>
        <translation>من يستطيع قراءة ما يُسجَّل؟</translation>
    </message>
    <message>
        <source>Must I answer?</source>
        <translation>هل يجب أن أجيب؟</translation>
    </message>
    <message>
        <source>What can I do myself?</source>
        <translation>ماذا أستطيع أن أفعل بنفسي؟</translation>
    </message>
    <message>
        <source>Can I test the device?</source>
        <translation>هل أستطيع اختبار الجهاز؟</translation>
    </message>
    <message>
        <source>Can my record be taken out later?</source>
        <translation>هل يمكن حذف سجلي لاحقاً؟</translation>
    </message>
    <message>
        <source>Can my answers be taken out later?</source>
        <translation>هل يمكن إخراج إجاباتي لاحقاً؟</translation>
    </message>
    <message>
        <source>Who can open the totals?</source>
        <translation>من يستطيع فتح المجاميع؟</translation>
    </message>
    <message>
        <source>At private questions, chance changes some of what is recorded: a wheel on the screen, or something of your own such as dice.</source>
        <translation>في الأسئلة الخاصة تغيّر الصدفة بعض ما يُسجَّل: عجلة على الشاشة، أو شيء من عندك مثل النرد.</translation>
    </message>
    <message>
        <source>Where you may skip a question, there is a button “Skip”. A skip is recorded.</source>
        <translation>حيث يمكنك تخطي سؤال يوجد زر «تخطٍّ». ويُسجَّل التخطي.</translation>
    </message>
    <message>
        <source>In some surveys you can. The first screen says so.</source>
        <translation>في بعض الاستبيانات نعم. الشاشة الأولى تقول ذلك.</translation>
    </message>
    <message>
        <source>A wheel sometimes answers private questions for you.</source>
        <translation>أحياناً تجيب عجلة عنك في الأسئلة الخاصة.</translation>
    </message>
    <message>
        <source>At private questions, a wheel sometimes changes what is recorded.</source>
        <translation>في الأسئلة الخاصة تغيّر عجلة أحياناً ما يُسجَّل.</translation>
    </message>
    <message>
        <source>At private questions, chance changes some of what is recorded.</source>
        <translation>في الأسئلة الخاصة تغيّر الصدفة بعض ما يُسجَّل.</translation>
    </message>
    <message>
        <source>You may skip some questions. A skip is recorded.</source>
        <translation>يمكنك تخطي بعض الأسئلة. ويُسجَّل التخطي.</translation>
    </message>
    <message>
        <source>You may skip private questions. A skip is recorded.</source>
        <translation>يمكنك تخطي الأسئلة الخاصة. ويُسجَّل التخطي.</translation>
    </message>
    <message>
        <source>You may skip any question. A skip is recorded.</source>
        <translation>يمكنك تخطي أي سؤال. ويُسجَّل التخطي.</translation>
    </message>
    <message>
        <source>At private questions, a wheel sometimes changes what is counted.</source>
        <translation>في الأسئلة الخاصة تغيّر عجلة أحياناً ما يُعدّ.</translation>
    </message>
    <message>
        <source>At private questions, chance changes some of what is counted.</source>
        <translation>في الأسئلة الخاصة تغيّر الصدفة بعض ما يُعدّ.</translation>
    </message>
    <message>
        <source>Private questions say how they protect you.</source>
        <translation>الأسئلة الخاصة تقول كيف تحميك.</translation>
    </message>
    <message>
        <source>Simple questions say “Counted as you answer.”</source>
        <translation>الأسئلة العادية تقول: «تُعدّ إجابتك كما هي.»</translation>
    </message>
    <message>
        <source>All questions are counted as you answer. They say so.</source>
        <translation>تُعدّ كل إجاباتك كما هي. وكل سؤال يقول ذلك.</translation>
    </message>
    <message>
        <source>You may skip some questions. A skip is counted.</source>
        <translation>يمكنك تخطي بعض الأسئلة. ويُعدّ التخطي.</translation>
    </message>
    <message>
        <source>You may skip private questions. A skip is counted.</source>
        <translation>يمكنك تخطي الأسئلة الخاصة. ويُعدّ التخطي.</translation>
    </message>
    <message>
        <source>You may skip any question. A skip is counted.</source>
        <translation>يمكنك تخطي أي سؤال. ويُعدّ التخطي.</translation>
    </message>
    <message>
        <source>No name or time is kept.</source>
        <translation>لا يُحفظ أي اسم ولا ساعة.</translation>
    </message>
    <message>
        <source>So what is counted proves nothing about you.</source>
        <translation>لذلك لا يثبت ما يُعدّ شيئاً عنك.</translation>
    </message>
    <message>
        <source>Even somebody who saw what is counted of your private answers could make a guess about them at most {times} times as likely as before.</source>
        <translation>حتى من يرى ما يُعدّ من إجاباتك الخاصة لا يستطيع أن يجعل تخمينًا عنها أرجح من قبل بأكثر من {times} مرة.</translation>
    </message>
    <message>
        <source>At some private questions, what is counted can show which answer was not yours.</source>
        <translation>في بعض الأسئلة الخاصة قد يكشف ما يُعدّ أي إجابة لم تكن إجابتك.</translation>
    </message>
    <message>
        <source>Nobody is asked {questions} together: each respondent is asked only {size} of the {listed} questions of their group. Choose questions outside the group, or ask them as one joint question.</source>
        <translation>لا يُسأل أحد {questions} معاً: يُسأل كل مجيب {size} فقط من أسئلة مجموعتهم وعددها {listed}، فلا يوجد زوج. اختر أسئلة خارج المجموعة، أو اطرحها كسؤال مشترك واحد.</translation>
    </message>
    <message>
        <source>the second question</source>
        <translation>السؤال الثاني</translation>
    </message>
    <message>
        <source>the second question of the other half</source>
        <translation>السؤال الثاني للنصف الآخر</translation>
    </message>
    <message>
        <source>the anchor question</source>
        <translation>سؤال الارتكاز</translation>
    </message>
    <message>
        <source>the second question of the anchor</source>
        <translation>السؤال الثاني لسؤال الارتكاز</translation>
    </message>
    <message>
        <source>The answers to {question} are too many to count. Leave it out of the tallies.</source>
        <translation>إجابات {question} أكثر من أن تُعدّ. اتركه خارج الحصائل.</translation>
    </message>
    <message>
        <source>{question} is a number: say in “bands” where its bands begin, or leave it out of the tallies.</source>
        <translation>{question} عدد: اذكر في «bands» أين تبدأ فئاته، أو اتركه خارج الحصائل.</translation>
    </message>
    <message>
        <source>{question} hides a number behind noise, and a mean needs each report by itself. A tally counts reports: leave it out, or ask for it in bands, as a choice.</source>
        <translation>{question} يُخفي عددًا وراء تشويش، والمتوسط يحتاج إلى كل رد على حدة. الحصيلة تعدّ الردود: اتركه خارجها، أو اسأل عنه بفئات كاختيار.</translation>
    </message>
    <message>
        <source>{question} is no number that is recorded as it is answered; remove its bands.</source>
        <translation>{question} ليس عددًا يُسجَّل كما يُجاب؛ أزل فئاته.</translation>
    </message>
    <message>
        <source>{question} takes numbers from {low} to {high}, so a band would stay empty. Begin the bands above {low} and at most at {high}.</source>
        <translation>{question} يقبل أعدادًا من {low} إلى {high}، فتبقى فئة فارغة. ابدأ الفئات فوق {low} وعند {high} على الأكثر.</translation>
    </message>
    <message>
        <source>{question} takes numbers with decimals, and bands are of whole numbers. Ask for whole numbers, or leave it out of the tallies.</source>
        <translation>{question} يقبل أعدادًا عشرية، والفئات من أعداد صحيحة. اطلب أعدادًا صحيحة، أو اتركه خارج الحصائل.</translation>
    </message>
    <message>
        <source>What is given for the tally {tally} are no counts of its {cells} cells.</source>
        <translation>ما أُعطي للحصيلة {tally} ليس أعداد خلاياها {cells}.</translation>
    </message>
    <message>
        <source>The tally {tally} holds {count} interviews, and {first} holds {interviews}: these are not totals of the same interviews. Ask for the table again.</source>
        <translation>في الحصيلة {tally} عدد {count} مقابلة، وفي {first} عدد {interviews}: ليست مجاميع المقابلات نفسها. اطلب الجدول من جديد.</translation>
    </message>
    <message>
        <source>This is not a trustee&apos;s public key: {reason}.</source>
        <translation>هذا ليس المفتاح العام لأمين: {reason}.</translation>
    </message>
    <message>
        <source>it needs a randomized design of one sample, such as warner or forced_response.</source>
        <translation>يحتاج إلى تصميم عشوائي من عينة واحدة، مثل warner أو forced_response.</translation>
    </message>
    <message>
        <source>goes with no direct_arm on the same question; keep one of them.</source>
        <translation>لا يأتي مع direct_arm على السؤال نفسه؛ أبقِ واحدًا منهما.</translation>
    </message>
    <message>
        <source>goes with no control, direct_arm or negated on the same question; keep one of them.</source>
        <translation>لا يجتمع مع control أو direct_arm أو negated في السؤال نفسه؛ أبقِ واحدًا منها.</translation>
    </message>
    <message>
        <source>is on a question with {kept}; {one_channel}</source>
        <translation>هو على سؤال فيه {kept}؛ {one_channel}</translation>
    </message>
    <message>
        <source>above 0 and below 1</source>
        <translation>أكبر من 0 وأقل من 1</translation>
    </message>
    <message>
        <source>from 0 to 1</source>
        <translation>من 0 إلى 1</translation>
    </message>
    <message>
        <source>must be a share {ends}, such as &quot;1/10&quot;.</source>
        <translation>يجب أن يكون حصة {ends}، مثل &quot;1/10&quot;.</translation>
    </message>
    <message>
        <source>is missing; both wordings are spoken, or neither of them.</source>
        <translation>ناقص؛ تُنطق الصياغتان أو لا تُنطق أي منهما.</translation>
    </message>
    <message>
        <source>is not for {name}; {one_channel}</source>
        <translation>ليس لـ {name}؛ {one_channel}</translation>
    </message>
    <message>
        <source>is {name}, which {taken} names, too; one is enough.</source>
        <translation>هو {name} الذي يذكره {taken} أيضًا؛ تكفي مرة.</translation>
    </message>
    <message>
        <source>is {name}, a design of several samples; state it first.</source>
        <translation>هو {name}، تصميم من عدة عينات؛ اذكره أولاً.</translation>
    </message>
    <message>
        <source>is {shown}, no recorded question; name questions by their id.</source>
        <translation>هو {shown}، وليس سؤالًا مسجَّلًا؛ سمِّ الأسئلة بمعرّفاتها.</translation>
    </message>
    <message>
        <source>is the control itself; name the questions that it is asked like.</source>
        <translation>هو الضابط نفسه؛ سمِّ الأسئلة التي يُسأل مثلها.</translation>
    </message>
    <message>
        <source>is {name}, a control itself; name questions that matter.</source>
        <translation>هو {name}، وهو ضابط أيضًا؛ سمِّ أسئلة مهمة.</translation>
    </message>
    <message>
        <source>is {name}, which has arms of its own; leave one of the two out.</source>
        <translation>هو {name} وله أذرع خاصة به؛ اترك واحدًا منهما.</translation>
    </message>
    <message>
        <source>is {name}, which is asked with another design or mode; a control must be asked just as what it controls.</source>
        <translation>هو {name} ويُسأل بتصميم أو طريقة أخرى؛ يجب أن يُسأل الضابط تمامًا كما يُسأل ما يضبطه.</translation>
    </message>
    <message>
        <source>is empty; write a text.</source>
        <translation>فارغ؛ اكتب نصًا.</translation>
    </message>
    <message>
        <source>would report numbers such as 1/3, which no decimal number writes; choose scrambling numbers that are decimals.</source>
        <translation>سيبلّغ عن أعداد مثل 1/3 لا يكتبها أي عدد عشري؛ اختر أعداد تمويه عشرية.</translation>
    </message>
    <message>
        <source>is {value}; write {{&quot;name&quot;: &quot;two_coins&quot;}}, for example.</source>
        <translation>هو {value}؛ اكتب {{&quot;name&quot;: &quot;two_coins&quot;}} مثلًا.</translation>
    </message>
    <message>
        <source>is {name}; known designs are {known}.</source>
        <translation>هو {name}؛ التصاميم المعروفة {known}.</translation>
    </message>
    <message>
        <source>is {name}, no design for {kind}; these are: {known}.</source>
        <translation>هو {name}، وليس تصميمًا لـ {kind}؛ وهي: {known}.</translation>
    </message>
    <message>
        <source>is direct, which protects nothing; ask the members as questions.</source>
        <translation>هو direct الذي لا يحمي شيئًا؛ اسأل الأعضاء أسئلةً.</translation>
    </message>
    <message>
        <source>is {name} for multiple choice; this question takes one answer.</source>
        <translation>هو {name} للاختيار المتعدد؛ وهذا السؤال يأخذ إجابة واحدة.</translation>
    </message>
    <message>
        <source> for {design}</source>
        <translation> لـ {design}</translation>
    </message>
    <message>
        <source>is {value}; it must be {known}{whose}.</source>
        <translation>هو {value}؛ ويجب أن يكون {known}{whose}.</translation>
    </message>
    <message>
        <source>is {name}, a design for {types}, not for {kind}.</source>
        <translation>هو {name}، تصميم لـ {types} لا لـ {kind}.</translation>
    </message>
    <message>
        <source>is {name}, a design for {takes} answers; this question has {k}.</source>
        <translation>هو {name}، تصميم لعدد {takes} من الإجابات؛ وفي هذا السؤال {k}.</translation>
    </message>
    <message>
        <source>{kind} are {shown}{more}</source>
        <translation>{kind}: {shown}{more}</translation>
    </message>
    <message>
        <source>add it to {kind}</source>
        <translation>أضفه إلى {kind}</translation>
    </message>
    <message>
        <source>has {combinations} combinations of answers; {most_choices} are the most.</source>
        <translation>فيه {combinations} توليفة من الإجابات؛ والحد الأقصى {most_choices}.</translation>
    </message>
    <message>
        <source>which is asked alone; move it to members, without its design.</source>
        <translation>وهو يُسأل وحده؛ انقله إلى members دون تصميمه.</translation>
    </message>
    <message>
        <source>which is not there; {members}.</source>
        <translation>وهو غير موجود؛ {members}.</translation>
    </message>
    <message>
        <source>is {name}, {advice}</source>
        <translation>هو {name}، {advice}</translation>
    </message>
    <message>
        <source>which is not among the questions; {alone}.</source>
        <translation>وهو ليس بين الأسئلة؛ {alone}.</translation>
    </message>
    <message>
        <source>as is {taken}; a question can be in one group only.</source>
        <translation>مثل {taken}؛ لا يكون السؤال إلا في مجموعة واحدة.</translation>
    </message>
    <message>
        <source>a note; list randomized questions only.</source>
        <translation>ملاحظة؛ اذكر أسئلة عشوائية فقط.</translation>
    </message>
    <message>
        <source>a direct question; list randomized questions only.</source>
        <translation>سؤال مباشر؛ اذكر أسئلة عشوائية فقط.</translation>
    </message>
    <message>
        <source>which is relevant to some only; list questions that everybody can be drawn for.</source>
        <translation>وهو يخص البعض فقط؛ اذكر أسئلة يمكن سحب الجميع لها.</translation>
    </message>
    <message>
        <source>is not the id of a question; write one in quotes.</source>
        <translation>ليس معرّف سؤال؛ اكتب واحدًا بين علامتي تنصيص.</translation>
    </message>
    <message>
        <source>is {name}, {wrong}</source>
        <translation>هو {name}، {wrong}</translation>
    </message>
    <message>
        <source>a member of joint questions; list the joint question.</source>
        <translation>عضو في أسئلة مشتركة؛ اذكر السؤال المشترك.</translation>
    </message>
    <message>
        <source>repeats {name}; keep one.</source>
        <translation>يكرر {name}؛ أبقِ واحدًا.</translation>
    </message>
    <message>
        <source>has {name}, as has {other}; one respondent may be asked it only once: list both questions in one group with ask_random 1, or give each a member of its own.</source>
        <translation>فيه {name} كما في {other}؛ لا يجوز أن يُسأل المستجيب عنه إلا مرة: اذكر السؤالين في مجموعة واحدة مع ask_random 1، أو أعطِ كلًا منهما عضوًا خاصًا.</translation>
    </message>
    <message>
        <source>must be the name of a sound file (.mp3, .m4a, .ogg, .opus or .wav) in the survey&apos;s folder, without folders.</source>
        <translation>يجب أن يكون اسم ملف صوت (.mp3 أو .m4a أو .ogg أو .opus أو .wav) بجانب الاستبيان، دون مجلدات.</translation>
    </message>
    <message>
        <source>must have no braces in the text for “{text}”.</source>
        <translation>يجب ألا يكون في نص «{text}» أقواس معقوفة.</translation>
    </message>
    <message>
        <source>has no text for “{text}”; write one, or leave it out.</source>
        <translation>ليس فيه نص لـ«{text}»؛ اكتب نصاً أو احذفه.</translation>
    </message>
    <message>
        <source>must have {places} in the text for “{text}”, each as often as there, and nothing else in braces.</source>
        <translation>يجب أن يكون في نص «{text}» ‏{places}، كلٌّ بعدد مراته هناك، ولا شيء غيرها بين أقواس معقوفة.</translation>
    </message>
    <message>
        <source>has “{text}” more than once; keep one.</source>
        <translation>فيه «{text}» أكثر من مرة؛ أبقِ واحدة.</translation>
    </message>
    <message>
        <source>has {count} texts; {most} are the most.</source>
        <translation>فيه {count} نصاً؛ والحد الأقصى {most}.</translation>
    </message>
    <message>
        <source>Question {number}</source>
        <translation>السؤال {number}</translation>
    </message>
    <message>
        <source>Part {number}</source>
        <translation>الجزء {number}</translation>
    </message>
    <message>
        <source>choice {number}</source>
        <translation>الخيار {number}</translation>
    </message>
    <message>
        <source>Group {number}</source>
        <translation>المجموعة {number}</translation>
    </message>
    <message>
        <source>question {number}</source>
        <translation>السؤال {number}</translation>
    </message>
    <message>
        <source>Tally {number}</source>
        <translation>الحصيلة {number}</translation>
    </message>
    <message>
        <source>Trustee {number}</source>
        <translation>الأمين {number}</translation>
    </message>
    <message>
        <source>Question “{name}”</source>
        <translation>السؤال «{name}»</translation>
    </message>
    <message>
        <source>Part “{name}”</source>
        <translation>الجزء «{name}»</translation>
    </message>
    <message>
        <source>choice “{name}”</source>
        <translation>الخيار «{name}»</translation>
    </message>
    <message>
        <source>nominal</source>
        <translation>اسمي</translation>
    </message>
    <message>
        <source>ordinal</source>
        <translation>ترتيبي</translation>
    </message>
    <message>
        <source>numeric</source>
        <translation>عددي</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>وزن</translation>
    </message>
    <message>
        <source>stratum</source>
        <translation>طبقة</translation>
    </message>
    <message>
        <source>cluster</source>
        <translation>عنقود</translation>
    </message>
    <message>
        <source>id</source>
        <translation>المعرّف</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>العنوان</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>اللغات</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>الأسئلة</translation>
    </message>
    <message>
        <source>parts</source>
        <translation>الأجزاء</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>الإصدار</translation>
    </message>
    <message>
        <source>text</source>
        <translation>النص</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>التلميح</translation>
    </message>
    <message>
        <source>sound</source>
        <translation>الصوت</translation>
    </message>
    <message>
        <source>choices</source>
        <translation>الخيارات</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>المجموعات</translation>
    </message>
    <message>
        <source>questions of the group</source>
        <translation>أسئلة المجموعة</translation>
    </message>
    <message>
        <source>questions asked of each respondent</source>
        <translation>الأسئلة المطروحة على كل مستجيب</translation>
    </message>
    <message>
        <source>design</source>
        <translation>التصميم</translation>
    </message>
    <message>
        <source>who tosses the coins</source>
        <translation>من يرمي القطع النقدية</translation>
    </message>
    <message>
        <source>type</source>
        <translation>النوع</translation>
    </message>
    <message>
        <source>levels</source>
        <translation>الدرجات</translation>
    </message>
    <message>
        <source>smallest answer</source>
        <translation>أصغر إجابة</translation>
    </message>
    <message>
        <source>largest answer</source>
        <translation>أكبر إجابة</translation>
    </message>
    <message>
        <source>step</source>
        <translation>الخطوة</translation>
    </message>
    <message>
        <source>must be answered</source>
        <translation>الإجابة إلزامية</translation>
    </message>
    <message>
        <source>asked only if</source>
        <translation>يُسأل فقط إذا</translation>
    </message>
    <message>
        <source>accepted only if</source>
        <translation>يُقبل فقط إذا</translation>
    </message>
    <message>
        <source>message if it is not accepted</source>
        <translation>الرسالة إذا لم يُقبل</translation>
    </message>
    <message>
        <source>second question</source>
        <translation>السؤال الثاني</translation>
    </message>
    <message>
        <source>texts of the kiosk</source>
        <translation>نصوص الكشك</translation>
    </message>
    <message>
        <source>analyst&apos;s key</source>
        <translation>مفتاح المحلل</translation>
    </message>
    <message>
        <source>Tallies</source>
        <translation>الحصائل</translation>
    </message>
    <message>
        <source>what is counted together</source>
        <translation>ما يُعدّ معًا</translation>
    </message>
    <message>
        <source>trustees</source>
        <translation>الأمناء</translation>
    </message>
    <message>
        <source>public key</source>
        <translation>المفتاح العام</translation>
    </message>
    <message>
        <source>trustees who open together</source>
        <translation>الأمناء الذين يفتحون معًا</translation>
    </message>
    <message>
        <source>trustees who sign a list</source>
        <translation>الأمناء الذين يوقّعون قائمة</translation>
    </message>
    <message>
        <source>most interviews of a total</source>
        <translation>أقصى عدد مقابلات في مجموع</translation>
    </message>
    <message>
        <source>fewest interviews opened together</source>
        <translation>أقل عدد مقابلات تُفتح معًا</translation>
    </message>
    <message>
        <source>bands</source>
        <translation>الفئات</translation>
    </message>
    <message>
        <source>coins that respondents can check</source>
        <translation>عملات يمكن للمستجيبين التحقق منها</translation>
    </message>
    <message>
        <source>the round may be shown after the touch</source>
        <translation>يمكن عرض الجولة بعد اللمس</translation>
    </message>
    <message>
        <source>Column {name}</source>
        <translation>العمود {name}</translation>
    </message>
    <message>
        <source>Add at least one question.</source>
        <translation>أضف سؤالًا واحدًا على الأقل.</translation>
    </message>
    <message>
        <source>there is no text in {language}.</source>
        <translation>لا يوجد نص باللغة {language}.</translation>
    </message>
    <message>
        <source>is {value}; write a day such as 2026-11-22.</source>
        <translation>قيمته {value}؛ اكتب يومًا مثل 2026-11-22.</translation>
    </message>
    <message>
        <source>is never shown: this design and mode ask no second question; remove it here.</source>
        <translation>لا يُعرض أبدًا: هذا التصميم بهذا الوضع لا يطرح سؤالًا ثانيًا؛ احذفه من هنا.</translation>
    </message>
    <message>
        <source>is {share}, but the design reckons with {name} = {reckoned}; state the published share in both places.</source>
        <translation>هو {share}، لكن التصميم يحسب بـ {name} = {reckoned}؛ اكتب النسبة المنشورة في الموضعين.</translation>
    </message>
    <message>
        <source>is never shown with {name}; remove it.</source>
        <translation>لا يُعرض أبدًا مع {name}؛ احذفه.</translation>
    </message>
    <message>
        <source>it is nested too deeply</source>
        <translation>متداخل أعمق من اللازم</translation>
    </message>
    <message>
        <source>is {value}; write the trustee&apos;s public key in quotes.</source>
        <translation>هو {value}؛ اكتب المفتاح العام للأمين بين علامتي اقتباس.</translation>
    </message>
    <message>
        <source>has {cells} cells; {most} are the most. Count fewer questions together.</source>
        <translation>فيها {cells} خلية؛ والحد الأقصى {most}. عدّ أسئلة أقل معًا.</translation>
    </message>
    <message>
        <source>is given together with tallies: interviews are either sealed one by one for the analysts, or only counted. Remove one of the two.</source>
        <translation>مذكور مع الحصائل: المقابلات إمّا تُختم واحدة واحدة للمحللين، أو تُعدّ فقط. أزل أحد الاثنين.</translation>
    </message>
    <message>
        <source>is {threshold} of {trustees} trustees; it must be more than half of them. Otherwise two groups without a common trustee could open totals that differ by a few people.</source>
        <translation>هو {threshold} من {trustees} أمناء؛ ويجب أن يزيد على نصفهم. وإلا استطاعت مجموعتان بلا أمين مشترك فتح مجاميع تختلف ببضعة أشخاص.</translation>
    </message>
    <message>
        <source>is no name: write one line of at most {most} characters.</source>
        <translation>ليس اسمًا: اكتب سطرًا واحدًا لا يزيد على {most} حرفًا.</translation>
    </message>
    <message>
        <source>is the key of another trustee too: one person would hold two places. Each trustee makes a key of their own.</source>
        <translation>هو مفتاح أمين آخر أيضًا: فيشغل شخص واحد مكانين. كل أمين يُنشئ مفتاحه الخاص.</translation>
    </message>
    <message>
        <source>have {cells} cells in all; {most} are the most. Leave some tallies out, or count fewer questions together.</source>
        <translation>فيها {cells} خلية إجمالًا؛ والحد الأقصى {most}. احذف بعض الحصائل، أو عدّ أسئلة أقل معًا.</translation>
    </message>
    <message>
        <source>is not ascending; write each number once, the smallest first.</source>
        <translation>ليس تصاعديًا؛ اكتب كل عدد مرة واحدة، والأصغر أولًا.</translation>
    </message>
    <message>
        <source>counts the same as {other}; keep one.</source>
        <translation>تعدّ ما تعدّه {other}؛ أبقِ واحدة.</translation>
    </message>
    <message>
        <source>is a part of joint questions; count the joint question instead.</source>
        <translation>جزء من أسئلة مجمّعة؛ عدّ السؤال المجمّع بدلًا منه.</translation>
    </message>
    <message>
        <source>is in no tally; remove its bands, or count it.</source>
        <translation>ليس في أي حصيلة؛ أزل فئاته، أو عدّه.</translation>
    </message>
    <message>
        <source>is {name}, which is not among the questions; {alone}.</source>
        <translation>هو {name}، وليس بين الأسئلة؛ {alone}.</translation>
    </message>
    <message>
        <source>is a note; nobody answers it, so it cannot be counted.</source>
        <translation>ملاحظة؛ لا يجيب عنها أحد، فلا يمكن عدّها.</translation>
    </message>
    <message>
        <source>A kiosk cannot ask {question} yet. People answer it together with a harmless question, which the survey does not have. Add {missing}.</source>
        <translation>لا يستطيع الكشك طرح {question} بعد. يجيب عنه الناس مع سؤال غير حساس ليس في الاستبيان. أضف: {missing}.</translation>
    </message>
    <message>
        <source>Respondents have {count} rules to understand, each with an explanation and a practice of its own: {questions}. One rule is better: ask all private questions in the same way and with the same odds.</source>
        <translation>على المجيبين أن يفهموا {count} قواعد، لكل منها شرح وتمرين خاص بها: {questions}. قاعدة واحدة أفضل: اطرح كل الأسئلة الخاصة بالطريقة نفسها وبالاحتمالات نفسها.</translation>
    </message>
    <message>
        <source>Only {signatures} trustees sign a list of files before it is opened. If {colluding} of them collude, they can open two totals that differ by a few people, and so learn what these reported. {safe} signatures prevent that.</source>
        <translation>يوقّع {signatures} أمناء فقط قائمة الملفات قبل فتحها. إذا تواطأ {colluding} منهم استطاعوا فتح مجموعين يختلفان ببضعة أشخاص، فعرفوا ما أبلغ به هؤلاء. {safe} توقيعات تمنع ذلك.</translation>
    </message>
    <message>
        <source>All {trustees} trustees are needed to open a total. If one of them loses the key and the recovery sheet, nothing can ever be opened.</source>
        <translation>يلزم جميع الأمناء ({trustees}) لفتح مجموع. فإذا فقد أحدهم المفتاح وورقة الاستعادة فلن يُفتح شيء أبدًا.</translation>
    </message>
    <message>
        <source>{question} is a text, into which people may write names, and nothing protects it. Together with it their private answers are known to be theirs. Offer choices, or ask it in a survey of its own.</source>
        <translation>{question} نص قد يكتب الناس فيه أسماء، ولا شيء يحميه. ومعه يُعرف لمن الإجابات الخاصة. اعرض اختيارات، أو اسأله في استبيان مستقل.</translation>
    </message>
    <message>
        <source>{question} is asked, but no tally counts it: nothing of it is kept. Count it, or leave it out of the survey.</source>
        <translation>يُسأل {question} ولا تعدّه أي حصيلة: لا يُحفظ منه شيء. عُدّه، أو احذفه من الاستبيان.</translation>
    </message>
    <message>
        <source>{tally} divides people into {groups} groups by answers without coins, and totals of {smallest} interviews may be opened. Who is alone in a group can be known by their answers there. Count fewer questions together, or open only larger totals.</source>
        <translation>تقسم {tally} الناس إلى {groups} مجموعة حسب إجابات بلا عملات، ويجوز فتح مجاميع من {smallest} مقابلة. ومن كان وحده في مجموعة يمكن أن يُعرف من إجاباته. عُدّ أسئلة أقل معًا، أو لا تفتح إلا مجاميع أكبر.</translation>
    </message>
    <message>
        <source>the answer is no choice; all that can be asked of it is whether it is there: != &apos;&apos;</source>
        <translation>الإجابة ليست اختيارًا؛ لا يمكن السؤال إلا عن وجودها: != &apos;&apos;</translation>
    </message>
    <message>
        <source>birthday</source>
        <translation>عيد الميلاد</translation>
    </message>
    <message>
        <source>telephone number</source>
        <translation>رقم الهاتف</translation>
    </message>
    <message>
        <source>house number</source>
        <translation>رقم المنزل</translation>
    </message>
    <message>
        <source>number of a document</source>
        <translation>رقم وثيقة</translation>
    </message>
    <message>
        <source>it must not be after the maximum</source>
        <translation>يجب ألا يكون بعد الحد الأقصى</translation>
    </message>
    <message>
        <source>only answers without coins can lie beyond the ends</source>
        <translation>الإجابات المسجلة بلا عشوائية وحدها يمكن أن تتجاوز الطرفين</translation>
    </message>
    <message>
        <source>it compares what was written, and only whether there is an answer can be asked</source>
        <translation>هو يقارن ما كُتب، ولا يمكن السؤال إلا عن وجود إجابة</translation>
    </message>
    <message>
        <source>it does not compare answers</source>
        <translation>لا يقارن إجابات</translation>
    </message>
    <message>
        <source>it is too long</source>
        <translation>هو أطول من اللازم</translation>
    </message>
    <message>
        <source>it uses {function}, which surveys do not have</source>
        <translation>يستعمل {function}، وليس هذا في الاستبيانات</translation>
    </message>
    <message>
        <source>it calculates, and conditions only compare answers</source>
        <translation>يحسب، والشروط تقارن الإجابات فقط</translation>
    </message>
    <message>
        <source>it looks at {what}, which surveys do not have</source>
        <translation>ينظر إلى {what}، وليس هذا في الاستبيانات</translation>
    </message>
    <message>
        <source>it counts choices or letters, which conditions cannot</source>
        <translation>يعدّ خيارات أو حروفًا، والشروط لا تستطيع ذلك</translation>
    </message>
    <message>
        <source>it compares ${{{name}}} with an answer</source>
        <translation>يقارن ${{{name}}} بإجابة</translation>
    </message>
    <message>
        <source>${{{name}}} is calculated from itself</source>
        <translation>يُحسب ${{{name}}} من نفسه</translation>
    </message>
    <message>
        <source>it depends on ${{{name}}}, which chance decides ({chance})</source>
        <translation>يعتمد على ${{{name}}} الذي تقرره الصدفة ({chance})</translation>
    </message>
    <message>
        <source>it depends on ${{{name}}}, which is left out ({cell})</source>
        <translation>يعتمد على ${{{name}}} الذي تُرك ({cell})</translation>
    </message>
    <message>
        <source>has {character}, which means nothing in a formula</source>
        <translation>فيه {character}، ولا معنى له في صيغة</translation>
    </message>
    <message>
        <source>has {count} characters, and {longest} are the most</source>
        <translation>فيه {count} حرفًا، والحد الأعلى {longest}</translation>
    </message>
    <message>
        <source>has {text} where a value is expected</source>
        <translation>فيه {text} حيث يُنتظر قيمة</translation>
    </message>
    <message>
        <source>ends where a value is expected</source>
        <translation>ينتهي حيث يُنتظر قيمة</translation>
    </message>
    <message>
        <source>has no closing {mark}</source>
        <translation>ليس فيه {mark} للإغلاق</translation>
    </message>
    <message>
        <source>heads no column text, or no language; add text and label::Amharic (am).</source>
        <translation>لا يسمّي عمود text أو لا يسمّي لغة؛ أضف text و label::Amharic (am).</translation>
    </message>
    <message>
        <source>says otherwise than a row above for the same text; keep one.</source>
        <translation>يختلف عن صف أعلاه للنص نفسه؛ أبقِ واحداً.</translation>
    </message>
    <message>
        <source>is {text}, which names no language; write label::Amharic (am).</source>
        <translation>هو {text}، وهذا لا يسمّي لغة؛ اكتب label::Amharic (am).</translation>
    </message>
    <message>
        <source>repeats {alike}; keep one of the two columns.</source>
        <translation>يكرر {alike}؛ أبقِ أحد العمودين.</translation>
    </message>
    <message>
        <source>type, name and label</source>
        <translation>type و name و label</translation>
    </message>
    <message>
        <source>is missing; add it, with the columns {needs}.</source>
        <translation>ناقصة؛ أضفها بالأعمدة {needs}.</translation>
    </message>
    <message>
        <source>the row</source>
        <translation>الصف</translation>
    </message>
    <message>
        <source>it is disabled</source>
        <translation>هو معطَّل</translation>
    </message>
    <message>
        <source>it</source>
        <translation>هي</translation>
    </message>
    <message>
        <source>only three sheets are read</source>
        <translation>لا تُقرأ إلا ثلاث أوراق</translation>
    </message>
    <message>
        <source>repeats rr::{own}; keep one of them.</source>
        <translation>يكرر rr::{own}؛ أبقِ واحدًا.</translation>
    </message>
    <message>
        <source>is {choice}, as is {first}; give each its own name.</source>
        <translation>هو {choice}، مثل {first}؛ أعطِ كلًا منهما اسمه.</translation>
    </message>
    <message>
        <source>the column {text}</source>
        <translation>العمود {text}</translation>
    </message>
    <message>
        <source>is {word}; write yes or no.</source>
        <translation>هو {word}؛ اكتب yes أو no.</translation>
    </message>
    <message>
        <source>the group&apos;s label</source>
        <translation>عنوان المجموعة</translation>
    </message>
    <message>
        <source>each question has a screen of its own</source>
        <translation>لكل سؤال شاشته</translation>
    </message>
    <message>
        <source>ends a group that does not begin; remove the row.</source>
        <translation>ينهي مجموعة لم تبدأ؛ أزل الصف.</translation>
    </message>
    <message>
        <source>begins a group that does not end; add end_group.</source>
        <translation>يبدأ مجموعة لا تنتهي؛ أضف end_group.</translation>
    </message>
    <message>
        <source>it is never true</source>
        <translation>لا يتحقق أبدًا</translation>
    </message>
    <message>
        <source>is {forced}; only single_choice can stand here.</source>
        <translation>هو {forced}؛ لا يجوز هنا إلا single_choice.</translation>
    </message>
    <message>
        <source>names the list {name}</source>
        <translation>يسمي القائمة {name}</translation>
    </message>
    <message>
        <source>names no list</source>
        <translation>لا يسمي قائمة</translation>
    </message>
    <message>
        <source>{said}, which the choices sheet does not have; add it.</source>
        <translation>{said}، وليست في ورقة choices؛ أضفها.</translation>
    </message>
    <message>
        <source>gives an integer no two bounds; write . &gt;= 0 and . &lt;= 120, or rr::minimum and rr::maximum.</source>
        <translation>لا يعطي العدد الصحيح حدين؛ اكتب . &gt;= 0 and . &lt;= 120، أو rr::minimum و rr::maximum.</translation>
    </message>
    <message>
        <source>belongs to a design; name one in rr::design.</source>
        <translation>يخص تصميمًا؛ سمِّ واحدًا في rr::design.</translation>
    </message>
    <message>
        <source>yes and no are said in the program&apos;s words; rr::type single_choice keeps them</source>
        <translation>تُقال نعم ولا بكلمات البرنامج؛ و rr::type single_choice يُبقي كلماتك</translation>
    </message>
    <message>
        <source>is {own}; write a number.</source>
        <translation>هو {own}؛ اكتب عددًا.</translation>
    </message>
    <message>
        <source>is a design, but a note asks nothing; leave it empty.</source>
        <translation>هو تصميم، لكن الملاحظة لا تسأل شيئًا؛ اتركه فارغًا.</translation>
    </message>
    <message>
        <source>has {word}; write start=0 end=10 step=1, with numbers.</source>
        <translation>فيه {word}؛ اكتب start=0 end=10 step=1 بأعداد.</translation>
    </message>
    <message>
        <source>heads no label column; add label::English (en).</source>
        <translation>لا يرأس أي عمود label؛ أضف label::English (en).</translation>
    </message>
    <message>
        <source>is {text}, which names no language code; write {base}::French (fr).</source>
        <translation>هو {text} الذي لا يسمي رمز لغة؛ اكتب {base}::French (fr).</translation>
    </message>
    <message>
        <source>says no language; write {better}.</source>
        <translation>لا يذكر لغة؛ اكتب {better}.</translation>
    </message>
    <message>
        <source>repeats {text}; keep one of them.</source>
        <translation>يكرر {text}؛ أبقِ واحدًا منهما.</translation>
    </message>
    <message>
        <source>{what} is left out; {why}.</source>
        <translation>تُرك {what}؛ {why}.</translation>
    </message>
    <message>
        <source>{what}; {changes}.</source>
        <translation>{what}؛ {changes}.</translation>
    </message>
    <message>
        <source>{what}.</source>
        <translation>{what}.</translation>
    </message>
    <message>
        <source>the true answer to ${{{name}}} is recorded</source>
        <translation>تُسجَّل الإجابة الحقيقية عن ${{{name}}}</translation>
    </message>
    <message>
        <source>the form randomizes it itself, in ${{{report}}} ({cell}): {odds}; here it is asked with {design}, which has the same odds. In the form, {faults}</source>
        <translation>النموذج نفسه يجعله عشوائيًا في ${{{report}}} ({cell}): {odds}؛ هنا يُطرح بالتصميم {design} وله الاحتمالات نفسها. في النموذج: {faults}</translation>
    </message>
    <message>
        <source>the coin ${{{name}}} is recorded, which undoes the protection</source>
        <translation>تُسجَّل القطعة ${{{name}}}، وهذا يلغي الحماية</translation>
    </message>
    <message>
        <source>is randomized by the form itself, in ${{{report}}} ({cell}), with odds that cannot be read from it. Choose a design in rr::design, and remove that row. In the form, {faults}.</source>
        <translation>يجعله النموذج نفسه عشوائيًا في ${{{report}}} ({cell}) باحتمالات لا يمكن قراءتها منه. اختر تصميمًا في rr::design واحذف ذلك الصف. في النموذج: {faults}.</translation>
    </message>
    <message>
        <source>is randomized by the form itself, in ${{{report}}} ({cell}): {odds}. Choose a design in rr::design, and remove that row. In the form, {faults}.</source>
        <translation>يجعله النموذج نفسه عشوائيًا في ${{{report}}} ({cell}): {odds}. اختر تصميمًا في rr::design واحذف ذلك الصف. في النموذج: {faults}.</translation>
    </message>
    <message>
        <source>random() in {cell} is not inside once(): the coin is drawn again each time the form is calculated, so that people can choose it by going back</source>
        <translation>random() في {cell} ليست داخل once()‎: تُرمى القطعة من جديد كلما حُسب النموذج، فيستطيع الناس اختيارها بالرجوع</translation>
    </message>
    <message>
        <source>the coin ${{{name}}} comes from a file, and whoever has the file can undo the protection</source>
        <translation>القطعة ${{{name}}} تأتي من ملف، ومن عنده الملف يستطيع إلغاء الحماية</translation>
    </message>
    <message>
        <source>it becomes {number}, a whole number</source>
        <translation>يصير {number}، عددًا صحيحًا</translation>
    </message>
    <message>
        <source>chance is drawn by designs here; in the form, {faults}</source>
        <translation>هنا ترمي التصاميم القطعة؛ في النموذج: {faults}</translation>
    </message>
    <message>
        <source>the form&apos;s id {stated}</source>
        <translation>معرّف النموذج {stated}</translation>
    </message>
    <message>
        <source>the form has no id</source>
        <translation>ليس للنموذج معرّف</translation>
    </message>
    <message>
        <source>the version {stated}</source>
        <translation>الإصدار {stated}</translation>
    </message>
    <message>
        <source>the form has no version that is a number</source>
        <translation>ليس للنموذج إصدار هو عدد</translation>
    </message>
    <message>
        <source>chance is drawn by designs here</source>
        <translation>هنا ترمي التصاميم القطعة</translation>
    </message>
    <message>
        <source>there is no column {base}; add it.</source>
        <translation>لا يوجد عمود {base}؛ أضفه.</translation>
    </message>
    <message>
        <source>it becomes {id}</source>
        <translation>يصير {id}</translation>
    </message>
    <message>
        <source>there is no question that can be asked; add one.</source>
        <translation>لا يوجد سؤال يمكن طرحه؛ أضف واحدًا.</translation>
    </message>
    <message>
        <source>{name} ({kind})</source>
        <translation>{name} ({kind})</translation>
    </message>
    <message>
        <source>is one calculation more than {most}.</source>
        <translation>حساب واحد أكثر من {most}.</translation>
    </message>
    <message>
        <source>{kept} kept, {dropped} dropped, {changing} must change</source>
        <translation>{kept} أُبقي، {dropped} تُرك، {changing} يجب تغييره</translation>
    </message>
    <message>
        <source>if the others are told what to answer, every recorded answer is a true one; use rr::design to protect it, or ask_random to draw questions</source>
        <translation>إذا قيل للآخرين بماذا يجيبون فكل إجابة مسجّلة حقيقية؛ استعمل rr::design لحمايتها، أو ask_random لاختيار الأسئلة بالقرعة</translation>
    </message>
    <message>
        <source>is asked only where a coin says so, and the coin is recorded: every recorded answer is a true one. Ask everybody, with rr::design and rr::mode own_device, and remove the coin&apos;s row.</source>
        <translation>لا يُطرح إلا حيث تقول القطعة ذلك، والقطعة تُسجَّل: كل إجابة مسجّلة حقيقية. اسأل الجميع مع rr::design و rr::mode own_device واحذف صف القطعة.</translation>
    </message>
    <message>
        <source>it only heads a table; each question has a screen of its own</source>
        <translation>هو عنوان جدول فقط؛ لكل سؤال شاشته</translation>
    </message>
    <message>
        <source>it is shown and not answered; write a note</source>
        <translation>يُعرض ولا يُجاب عنه؛ اكتب ملاحظة</translation>
    </message>
    <message>
        <source>the {key}</source>
        <translation>{key}</translation>
    </message>
    <message>
        <source>chance decides who is asked</source>
        <translation>الصدفة تقرر من يُسأل</translation>
    </message>
    <message>
        <source>chance decides who is asked, {share} of all</source>
        <translation>الصدفة تقرر من يُسأل، {share} من الجميع</translation>
    </message>
    <message>
        <source>its choices depend on more than one answer to one question with choices</source>
        <translation>خياراته لا تعتمد على إجابة واحدة عن سؤال واحد ذي خيارات</translation>
    </message>
    <message>
        <source>its choices depend on ${{{name}}}</source>
        <translation>خياراته تعتمد على ${{{name}}}</translation>
    </message>
    <message>
        <source>its choices depend on too many answers</source>
        <translation>خياراته تعتمد على إجابات كثيرة جدًا</translation>
    </message>
    <message>
        <source>it would become {count} questions; write out those that count</source>
        <translation>سيصير {count} سؤالًا؛ اكتب المهم منها</translation>
    </message>
    <message>
        <source>its text shows the answer to ${{{name}}}, and answers are not put into texts; word it without</source>
        <translation>نصه يُظهر إجابة ${{{name}}}، والإجابات لا توضع في النصوص؛ اكتبه من دونها</translation>
    </message>
    <message>
        <source>it belongs to another kiosk, and only that kiosk can sign it</source>
        <translation>هو لكشك آخر، وهو وحده يقدر أن يوقّعه</translation>
    </message>
    <message>
        <source>So nobody can be sure what you answered.</source>
        <translation>لذلك لا يستطيع أحد أن يتأكد مما أجبت.</translation>
    </message>
    <message>
        <source>Simple questions say “Recorded as you answer.”</source>
        <translation>الأسئلة العادية تقول: «تُسجَّل إجابتك كما هي.»</translation>
    </message>
    <message>
        <source>No name or time is recorded.</source>
        <translation>لا يُسجَّل أي اسم ولا ساعة.</translation>
    </message>
    <message>
        <source>The people who run the survey, in most cases. The first screen says it exactly: touch “Learn more”.</source>
        <translation>في الغالب من يديرون الاستبيان. الشاشة الأولى تقول ذلك بالضبط: المس «اعرف المزيد».</translation>
    </message>
    <message>
        <source>is what careless people would touch, too, so they cannot be recognised; ask for a trait that nearly nobody or nearly everybody has.</source>
        <translation>هو ما يظهره غير المكترثين أيضًا، فلا يمكن تمييزهم؛ اسأل عن صفة تكاد لا تكون في أحد أو تكاد تكون في الجميع.</translation>
    </message>
    <message>
        <source>is not a name; write a question&apos;s id in quotes.</source>
        <translation>ليس اسمًا؛ اكتب معرّف سؤال بين علامتي تنصيص.</translation>
    </message>
    <message>
        <source>is not known here; allowed: {known}.</source>
        <translation>غير معروف هنا؛ المعروف {known}.</translation>
    </message>
    <message>
        <source>needs the respondent&apos;s own device; a joint question has none.</source>
        <translation>يحتاج إلى جهاز الشخص نفسه؛ وليس للسؤال المشترك جهاز.</translation>
    </message>
    <message>
        <source>has “{text}”, which is not a text of the kiosk.</source>
        <translation>فيه «{text}»، وليس هذا من نصوص الكشك.</translation>
    </message>
    <message>
        <source>a text contains half of a letter (a lone surrogate)</source>
        <translation>في نص نصف حرف (بديل منفرد)</translation>
    </message>
    <message>
        <source>ε of {questions} has no limit: some reports rule an answer out. Make sure that this cannot harm anybody.</source>
        <translation>لا حدّ لـ ε في {questions}: بعض الردود تستبعد إجابة. تأكّد من أن ذلك لا يمكن أن يضرّ أحدًا.</translation>
    </message>
    <message>
        <source>The total ε of one respondent is {epsilon}, too much to protect anybody: the whole record can change the odds of an answer by a factor of {times}. Ask each respondent fewer questions, or use stronger coins.</source>
        <translation>مجموع ε لمجيب واحد هو {epsilon}، وهو أكبر من أن يحمي أحدا: فالسجل كله قد يغيّر أرجحية ما أجاب به {times} مرة. اطرح على كل مجيب أسئلة أقل، أو استخدم قطعا نقدية أقوى.</translation>
    </message>
    <message>
        <source>{questions} may be skipped. A skip is recorded and may hint at the answer.</source>
        <translation>يمكن تخطي {questions}؛ ويُسجَّل أن شخصا تخطاها، وقد يلمّح ذلك إلى الإجابة.</translation>
    </message>
    <message>
        <source>{first} and {second} are answered with the same harmless trait ({trait}): together the two reports can show whether the two answers are the same. Use another trait in one of them.</source>
        <translation>يُجاب عن {first} و{second} بالصفة غير الحساسة نفسها ({trait}): فالبلاغان معا يكشفان هل الإجابتان متماثلتان. اختر صفة أخرى في أحدهما.</translation>
    </message>
    <message>
        <source>The total ε of one respondent is {epsilon}: the whole record can change the odds of an answer by a factor of {times}. Ask each respondent fewer questions, or use stronger coins.</source>
        <translation>مجموع ε لمجيب واحد هو {epsilon}: فالسجل كله قد يغيّر أرجحية ما أجاب به {times} مرة. اطرح على كل مجيب أسئلة أقل، أو استخدم قطعا نقدية أقوى.</translation>
    </message>
    <message>
        <source>{direct} asks directly what the coins protect in {question}: the record contains the plain answer next to the randomized one. Leave one of the two out, or make sure that nobody is asked both.</source>
        <translation>يسأل {direct} مباشرة عما تحميه القطع النقدية في {question}: فيحوي السجل الإجابة الصريحة بجانب الإجابة العشوائية. احذف أحدهما، أو تأكد من ألا يُسأل أحد كليهما.</translation>
    </message>
    <message>
        <source>{direct} asks directly for the harmless trait of {question} ({trait}): anybody who reads both in the record can undo the protection. Ask for another trait in one of them.</source>
        <translation>يسأل {direct} مباشرة عن الصفة غير الحساسة في {question} ({trait}): ومن يقرأ الاثنين في السجل يستطيع إبطال الحماية. اسأل عن صفة أخرى في أحدهما.</translation>
    </message>
    <message>
        <source>{question} does not say which harmless trait it is answered with. If it is the one that {direct} asks for ({trait}), the record undoes the protection. Name the trait in the text of {question}.</source>
        <translation>لا يذكر {question} بأي صفة غير حساسة يُجاب عنه. فإن كانت ما يسأل عنه {direct} ({trait})، أبطل السجل الحماية. اذكر الصفة في نص {question}.</translation>
    </message>
    <message>
        <source>has {leaf}, but &apos;{text}&apos; is not an answer to {name}; they are {known}.</source>
        <translation>فيه {leaf}، لكن «{text}» ليس إجابة عن {name}؛ وهي {known}.</translation>
    </message>
    <message>
        <source>rejects every answer; nobody could continue.</source>
        <translation>يرفض كل إجابة؛ لن يقدر أحد أن يتابع.</translation>
    </message>
    <message>
        <source>refers to ${{{name}}}, which is randomized: what is asked or accepted next would show its true answer. Refer to direct questions only.</source>
        <translation>يشير إلى ${{{name}}}، وهو عشوائي: ما يُسأل أو يُقبل بعده يكشف إجابته الحقيقية. أشر إلى أسئلة مباشرة فقط.</translation>
    </message>
    <message>
        <source>contains ${{{name}}}: answers are not put into texts; word it without.</source>
        <translation>فيه ${{{name}}}: لا توضع الإجابات في النصوص؛ صُغه بدونها.</translation>
    </message>
    <message>
        <source>it calculates with ${{{secret}}}, which is randomized: the result would show its true answer</source>
        <translation>يحسب بـ ${{{secret}}} وهو سؤال عشوائي: النتيجة تكشف إجابته الحقيقية</translation>
    </message>
    <message>
        <source>is rr::{own}, which no design knows; allowed: {known}.</source>
        <translation>هو rr::{own} الذي لا يعرفه أي تصميم؛ المعروف {known}.</translation>
    </message>
    <message>
        <source>gives no type; allowed: {asking}.</source>
        <translation>لا يذكر نوعًا؛ المعروف {asking}.</translation>
    </message>
    <message>
        <source>is {kind}, which is not a type here; allowed: {known}.</source>
        <translation>هو {kind}، وليس نوعًا هنا؛ المعروف {known}.</translation>
    </message>
    <message>
        <source>its name becomes {id}</source>
        <translation>اسمه يصير {id}</translation>
    </message>
    <message>
        <source>it has a single choice, so that it is shown as a note</source>
        <translation>له خيار واحد، فيُعرض كملاحظة</translation>
    </message>
    <message>
        <source>it shows the answer to ${{{name}}}; word it without</source>
        <translation>يُظهر إجابة ${{{name}}}؛ اكتبه من دونها</translation>
    </message>
    <message>
        <source>choices stand in the order of their list; random_answer_order mixes them</source>
        <translation>الخيارات بترتيب قائمتها؛ random_answer_order يخلطها</translation>
    </message>
    <message>
        <source>the smallest and the largest answer have a message of their own</source>
        <translation>لأصغر إجابة وأكبرها رسالة خاصة بهما</translation>
    </message>
    <message>
        <source>there is no constraint that it is about</source>
        <translation>لا يوجد شرط تتعلق به</translation>
    </message>
    <message>
        <source>the constraint&apos;s message</source>
        <translation>رسالة الشرط</translation>
    </message>
    <message>
        <source>the condition of required</source>
        <translation>شرط required</translation>
    </message>
    <message>
        <source>the question can be skipped; write yes to have it answered always</source>
        <translation>يمكن تخطي السؤال؛ اكتب yes ليُجاب عنه دائمًا</translation>
    </message>
    <message>
        <source>is {kind}, but what is open began at {cell}.</source>
        <translation>هو {kind}، لكن المفتوح بدأ في {cell}.</translation>
    </message>
    <message>
        <source>its choices depend on ${{{name}}}, which is left out ({cell})</source>
        <translation>خياراته تعتمد على ${{{name}}} الذي تُرك ({cell})</translation>
    </message>
    <message>
        <source>its filter is not one that can be read here</source>
        <translation>مرشّحه لا يمكن قراءته هنا</translation>
    </message>
    <message>
        <source>its filter leaves no choices</source>
        <translation>مرشّحه لا يترك أي خيارات</translation>
    </message>
    <message>
        <source>its choices depend on ${{{on}}}, so that it becomes {parts}</source>
        <translation>خياراته تعتمد على ${{{on}}}، فيصير {parts}</translation>
    </message>
    <message>
        <source>the constraint</source>
        <translation>القيد</translation>
    </message>
    <message>
        <source>of such an answer only what the rr:: columns say is checked</source>
        <translation>في إجابة كهذه لا يُفحص إلا ما تقوله أعمدة rr::</translation>
    </message>
    <message>
        <source>names of its choices change: {renamed}</source>
        <translation>تتغير أسماء خياراته: {renamed}</translation>
    </message>
    <message>
        <source>the choice Other is added, in English; add a choice named other to the list to translate it; nothing can be written in</source>
        <translation>أُضيف الخيار Other بالإنجليزية؛ أضف خيارًا باسم other إلى القائمة لترجمته؛ لا يمكن كتابة شيء</translation>
    </message>
    <message>
        <source>numbers with up to three decimals are taken</source>
        <translation>تُقبل أعداد حتى ثلاث منازل عشرية</translation>
    </message>
    <message>
        <source>it has no largest answer, so that numbers up to 999,999,999 are taken</source>
        <translation>ليس له أكبر إجابة، فتُقبل الأعداد حتى 999,999,999</translation>
    </message>
    <message>
        <source>it has no smallest answer, so that {least} is taken; rr::minimum names another</source>
        <translation>ليس له أصغر إجابة، فتُؤخذ {least}؛ rr::minimum يحدد غيرها</translation>
    </message>
    <message>
        <source>{name} is asked as {kind}</source>
        <translation>يُطرح {name} كـ {kind}</translation>
    </message>
    <message>
        <source>there is nothing to choose, so that it is shown as a note</source>
        <translation>لا شيء للاختيار، فيُعرض كملاحظة</translation>
    </message>
    <message>
        <source>it is not there in {languages}</source>
        <translation>ليس موجودًا بـ {languages}</translation>
    </message>
    <message>
        <source>the constraint, or a part of it,</source>
        <translation>الشرط أو جزء منه</translation>
    </message>
    <message>
        <source>choices are shown as texts</source>
        <translation>تُعرض الخيارات كنصوص</translation>
    </message>
    <message>
        <source>has no column {header} to go with it; add it.</source>
        <translation>ليس معه عمود {header}؛ أضفه.</translation>
    </message>
    <message>
        <source>the {part}</source>
        <translation>{part}</translation>
    </message>
    <message>
        <source>where ${{{on}}} is {answers}, its only choice {said} is not asked</source>
        <translation>حيث ${{{on}}} هو {answers} لا يُطرح خياره الوحيد {said}</translation>
    </message>
    <message>
        <source>where ${{{on}}} is {answers}, it has no choices and is not asked</source>
        <translation>حيث ${{{on}}} هو {answers} ليس له خيارات ولا يُطرح</translation>
    </message>
    <message>
        <source>the default language {default}</source>
        <translation>اللغة الأصلية {default}</translation>
    </message>
    <message>
        <source>it names no language code, as in English (en)</source>
        <translation>لا يذكر رمز لغة مثل English (en)</translation>
    </message>
    <message>
        <source>the labels without a language</source>
        <translation>العناوين بلا لغة</translation>
    </message>
    <message>
        <source>they are taken as English (en); default_language in settings names another</source>
        <translation>تُعدّ إنجليزية (en)؛ default_language في settings يحدد غيرها</translation>
    </message>
    <message>
        <source>it says no language; write {better}</source>
        <translation>لا يذكر لغة؛ اكتب {better}</translation>
    </message>
    <message>
        <source>no label column has it; they have {known}</source>
        <translation>لا يوجد في أي عمود label؛ فيها {known}</translation>
    </message>
    <message>
        <source>no time, place, device or name is recorded</source>
        <translation>لا يُسجَّل وقت ولا مكان ولا جهاز ولا اسم</translation>
    </message>
    <message>
        <source>choices from other files are not read; list them on the choices sheet</source>
        <translation>لا تُقرأ الخيارات من ملفات أخرى؛ اكتبها في ورقة choices</translation>
    </message>
    <message>
        <source>nothing here reads it</source>
        <translation>لا شيء هنا يقرؤه</translation>
    </message>
    <message>
        <source>a code can be a name; offer choices</source>
        <translation>قد يكون الرمز اسمًا؛ اعرض خيارات</translation>
    </message>
    <message>
        <source>nothing is recorded that the respondent has not answered</source>
        <translation>لا يُسجَّل شيء لم يجب عنه المستجيب</translation>
    </message>
    <message>
        <source>calculations are not made here; make them from the exported table</source>
        <translation>لا تُجرى حسابات هنا؛ أجرها من الجدول المصدَّر</translation>
    </message>
    <message>
        <source>the number of rounds would be recorded; write the questions out</source>
        <translation>سيُسجَّل عدد الجولات؛ اكتب الأسئلة واحدًا واحدًا</translation>
    </message>
    <message>
        <source>its condition is never true</source>
        <translation>شرطه لا يتحقق أبدًا</translation>
    </message>
    <message>
        <source>begins with a bracket, but is not JSON; write 1/2,1/4,1/4.</source>
        <translation>يبدأ بقوس، لكنه ليس JSON؛ اكتب 1/2,1/4,1/4.</translation>
    </message>
    <message>
        <source>is next to {text}; without a language it would be a language of its own, called Default. Name its language, as in {better}.</source>
        <translation>بجانب {text}؛ ودون لغة سيكون لغة وحده اسمها Default. سمِّ لغته، كما في {better}.</translation>
    </message>
    <message>
        <source>a recording shows who it is, and no coin protects it</source>
        <translation>التسجيل يدل على صاحبه، ولا صدفة تحميه</translation>
    </message>
    <message>
        <source>a place shows who it is; offer regions as choices</source>
        <translation>المكان يدل على صاحبه؛ اعرض المناطق خيارات</translation>
    </message>
    <message>
        <source>a time of day can show who it is; offer choices</source>
        <translation>ساعة اليوم قد تدل على صاحبها؛ اعرض خيارات</translation>
    </message>
    <message>
        <source>a time can show who it is; offer choices</source>
        <translation>الوقت قد يدل على صاحبه؛ اعرض خيارات</translation>
    </message>
    <message>
        <source>the kiosk has one look</source>
        <translation>للكشك مظهر واحد</translation>
    </message>
    <message>
        <source>no answer is preset</source>
        <translation>لا توضع إجابة مسبقًا</translation>
    </message>
    <message>
        <source>only hints are shown</source>
        <translation>لا تظهر إلا hints</translation>
    </message>
    <message>
        <source>the kiosk has its own words</source>
        <translation>للكشك كلماته</translation>
    </message>
    <message>
        <source>every question is answered</source>
        <translation>يُجاب عن كل سؤال</translation>
    </message>
    <message>
        <source>sound starts with a touch</source>
        <translation>يبدأ الصوت بلمسة</translation>
    </message>
    <message>
        <source>no interview has a name</source>
        <translation>ليس لأي مقابلة اسم</translation>
    </message>
    <message>
        <source>the analyst&apos;s key is made by this program</source>
        <translation>يصنع هذا البرنامج مفتاح المحلل</translation>
    </message>
    <message>
        <source>nothing is sent</source>
        <translation>لا يُرسَل شيء</translation>
    </message>
    <message>
        <source>nothing is deleted unasked</source>
        <translation>لا يُمحى شيء دون طلب</translation>
    </message>
    <message>
        <source>repeats are not supported</source>
        <translation>لا تُطرح الأقسام المكررة</translation>
    </message>
    <message>
        <source>pictures are not shown; describe it in the label</source>
        <translation>لا تُعرض الصور؛ صفها في label</translation>
    </message>
    <message>
        <source>films are not shown; describe it in the label</source>
        <translation>لا تُعرض الأفلام؛ صفه في label</translation>
    </message>
    <message>
        <source>the probability that an interview is in sample 1</source>
        <translation>احتمال أن تكون المقابلة في العينة 1</translation>
    </message>
    <message>
        <source>{first}, {second}</source>
        <translation>{first}، {second}</translation>
    </message>
    <message>
        <source>{first}; {second}</source>
        <translation>{first}؛ {second}</translation>
    </message>
    <message>
        <source>how epsilon is divided between the own choice and the others</source>
        <translation>كيف يُقسم epsilon بين خيار الشخص نفسه والخيارات الأخرى</translation>
    </message>
    <message>
        <source>the most choices that one respondent may choose</source>
        <translation>أكبر عدد من الخيارات يمكن لمجيب واحد اختياره</translation>
    </message>
    <message>
        <source>The reports lie outside what this design can give, further than chance explains (p = {p_value}). Respondents may have misunderstood the instruction or not followed it, or the data were changed or belong to another design. Do not use the estimates.</source>
        <translation>تقع الردود خارج ما يمكن لهذا التصميم أن يعطيه، أبعد مما تفسره الصدفة (p = {p_value}). ربما أساء المجيبون فهم التعليمات أو لم يتبعوها، أو غُيّرت البيانات أو هي لتصميم آخر. لا تصح التقديرات.</translation>
    </message>
    <message>
        <source>In a group the estimated share is {share}, so its odds cannot be computed; the interval comes from the intervals of the two shares and is rather too wide.</source>
        <translation>النسبة المقدَّرة في إحدى المجموعات هي {share}، فأرجحيتها (odds) ليست عدداً فوق 0؛ والفترة مأخوذة من فترتي النسبتين وهي أوسع من اللازم قليلاً.</translation>
    </message>
    <message>
        <source>In a group the estimated share is {share}, and its interval contains no other value: such shares have no odds, and their ratio has no interval.</source>
        <translation>في إحدى المجموعات الحصة المقدَّرة هي {share} وفترتها لا تضم غيرها: ليس لمثل هذه الحصص أرجحية (odds)، وليس لنسبتها فترة.</translation>
    </message>
    <message>
        <source>In a group the estimated share is {share}. The interval is of possible shares only, so the estimated difference lies outside it; the most likely difference is {likely}.</source>
        <translation>في مجموعة الحصة المقدرة {share}. الفترة للحصص الممكنة فقط، فيقع الفرق المقدر خارجها؛ والفرق الأرجح هو {likely}.</translation>
    </message>
    <message>
        <source>{count} respondents have the weight 0 and were left out.</source>
        <translation>{count} من المجيبين وزنهم 0 فاستُبعدوا.</translation>
    </message>
    <message>
        <source>Strata with only one sampled unit: {count} (first: {stratum}). The variation within them cannot be estimated; the distance from the overall mean was used instead, which tends to overstate the error.</source>
        <translation>طبقات فيها وحدة واحدة مسحوبة: {count} (الأولى: {stratum}). لا يُرى هناك كم تختلف الوحدات؛ فاستُعمل بعدها عن متوسط الكل بدلاً من ذلك، وهذا يبالغ في الخطأ قليلاً.</translation>
    </message>
    <message>
        <source>There is only one sampled unit, so the sampling error cannot be estimated. Only the error by the coins is known.</source>
        <translation>هناك وحدة معاينة واحدة فقط، فلا يمكن تقدير خطأ المعاينة. لا يُعرف إلا الخطأ الناتج عن القطع النقدية.</translation>
    </message>
    <message>
        <source>{count} respondents did not answer. The total counts only those who did; it is too small unless the weights make up for it.</source>
        <translation>لم يجب {count} من المجيبين. لا يَعُد المجموع إلا من أجابوا؛ فهو أصغر من الحقيقي ما لم تعوض الأوزان عن ذلك.</translation>
    </message>
    <message>
        <source>The estimate lies so far outside 0 to 1 that its interval would contain no possible share; the one shown reaches one standard error from the nearest possible share. Such reports are rare whatever people answer: it is chance, or the instruction was not followed.</source>
        <translation>يقع التقدير خارج 0 إلى 1 بعيداً حتى إن فترته لن تضم أي حصة ممكنة؛ والفترة المعروضة تمتد خطأً معيارياً واحداً من أقرب حصة ممكنة. مثل هذه الردود نادرة مهما كانت إجابات الناس: إنها صدفة، أو لم تُتبع التعليمات.</translation>
    </message>
    <message>
        <source>The estimated variance ({variance}) is below what the coins alone cause; the latter is shown.</source>
        <translation>التباين المقدَّر ({variance}) أقل مما تسببه القطع النقدية وحدها؛ فيُعرض هذا الأخير.</translation>
    </message>
    <message>
        <source>The coins alone cause an error of {error}, and a share is between 0 and 1: these reports are not informative. Collect many more, or use a design that asks for the true answer more often.</source>
        <translation>تسبب القطع النقدية وحدها خطأً قدره {error}، والنسبة بين 0 و1: هذه الردود لا تفيد شيئاً. اجمع أكثر بكثير، أو استخدم تصميماً تطلب قطعه النقدية الحقيقة أكثر.</translation>
    </message>
    <message>
        <source>Only {units} sampled units in {strata} strata: the standard error itself is uncertain.</source>
        <translation>{units} فقط من وحدات المعاينة في {strata} من الطبقات: الخطأ المعياري نفسه غير مؤكد.</translation>
    </message>
    <message>
        <source>The share of people who meet the condition is estimated as {share}; the unbiased estimate among them is meaningless, and only the most likely one is shown.</source>
        <translation>نسبة من يستوفون الشرط تُقدَّر بـ{share}؛ ولا معنى للتقدير غير المتحيز بينهم، فلا يُعرض إلا الأرجح.</translation>
    </message>
    <message>
        <source>The estimated variance of an answer is {variance}, not above 0, so no correlation can be computed.</source>
        <translation>التباين المقدَّر لإحدى الإجابات هو {variance}، وليس فوق 0، فلا يمكن حساب ارتباط.</translation>
    </message>
    <message>
        <source>The correlation is estimated as {value}, outside −1 … 1: the reports are too few for these coins, or are not what these designs give. The most likely value lies within.</source>
        <translation>يُقدَّر الارتباط بـ {value}، خارج −1 … 1: التقارير أقل مما تتطلبه هذه الصدفة، أو ليست مما تعطيه هذه التصاميم. والقيمة الأرجح في الداخل.</translation>
    </message>
    <message>
        <source>Respondents left out because they did not answer all of these questions: {count}.</source>
        <translation>المجيبون الذين تُركوا لأنهم لم يجيبوا عن كل هذه الأسئلة: {count}.</translation>
    </message>
    <message>
        <source>The ratio cannot be computed: a combination of answers has the share {share}.</source>
        <translation>لا يمكن حساب النسبة: إحدى تركيبات الإجابات نسبتها {share}.</translation>
    </message>
    <message>
        <source>There is only one report, so no standard error can be estimated.</source>
        <translation>هناك رد واحد فقط، فلا يمكن تقدير خطأ معياري.</translation>
    </message>
    <message>
        <source>The interval is that of the most likely share (mle), and the standard error that of the unbiased estimate: the two need not agree. The default interval goes with the estimate and its standard error.</source>
        <translation>الفترة هي فترة الحصة الأرجح (mle)، والخطأ المعياري هو خطأ التقدير غير المتحيز: ولا يلزم أن يتفقا. أما الفترة الافتراضية فتوافق التقدير وخطأه المعياري.</translation>
    </message>
    <message>
        <source>The groups do not differ more than chance lets them: their standard deviation is estimated as 0.</source>
        <translation>لا تختلف المجموعات أكثر مما تسمح به الصدفة: يُقدَّر انحرافها المعياري بـ0.</translation>
    </message>
    <message>
        <source>The share of {meaning} cannot be estimated from the reports: there is nobody to compare with.</source>
        <translation>لا تبيّن الردود نسبة {meaning}: لا أحد للمقارنة به.</translation>
    </message>
    <message>
        <source>the reports fit the design</source>
        <translation>الردود تلائم التصميم</translation>
    </message>
    <message>
        <source>Additive noise</source>
        <translation>الضجيج الجمعي</translation>
    </message>
    <message>
        <source>For a number whose size is known roughly: the noise must be as wide as the answers, or sums at the edge give them away.</source>
        <translation>لعدد يُعرف حجمه على وجه التقريب: يجب أن يكون الضجيج بعرض الإجابات، وإلا كشفت المجاميع عند الطرف عنها.</translation>
    </message>
    <message>
        <source>The wheel draws a number and adds it to yours. Only the sum is recorded; nobody sees what was added.</source>
        <translation>تسحب العجلة عدداً وتضيفه إلى عددك. يُسجَّل المجموع وحده، ولا يرى أحد ما أُضيف.</translation>
    </message>
    <message>
        <source>Bar-Lev, Bobovitch and Boukai&apos;s design</source>
        <translation>تصميم بار-ليف وبوبوفيتش وبوكاي</translation>
    </message>
    <message>
        <source>Where multiplicative noise is too noisy: some answers are recorded unchanged, which protects less; a 0 is not hidden.</source>
        <translation>حيث يكون الضجيج الضربي كبيراً جداً: تُسجَّل بعض الإجابات كما هي، فتقل الحماية؛ والصفر لا يُخفى.</translation>
    </message>
    <message>
        <source>Else the wheel draws a number and multiplies yours by it. Only the product is recorded; nobody sees what the wheel drew.</source>
        <translation>وإلا تسحب العجلة عدداً وتضرب عددك فيه. يُسجَّل الناتج وحده، ولا يرى أحد ما سحبته العجلة.</translation>
    </message>
    <message>
        <source>Chaudhuri and Christofides&apos; design</source>
        <translation>تصميم تشودري وكريستوفيدس</translation>
    </message>
    <message>
        <source>For respondents with two packs of cards: multiply by a card of the first and add one of the second. The card pack is easy to make.</source>
        <translation>لمجيبين معهم رزمتان من البطاقات: اضرب في بطاقة من الأولى وأضف بطاقة من الثانية. رزمة البطاقات سهلة الصنع.</translation>
    </message>
    <message>
        <source>The wheel draws two numbers. Yours is multiplied by one of them, and the other is added. Only the result is recorded; nobody sees what the wheel drew.</source>
        <translation>تسحب العجلة عددين. يُضرب عددك في أحدهما ويُضاف الآخر. يُسجَّل الناتج وحده، ولا يرى أحد ما سحبته العجلة.</translation>
    </message>
    <message>
        <source>Cheater detection</source>
        <translation>كشف الغش</translation>
    </message>
    <message>
        <source>Where some people are expected to say “no” whatever the card says: their share is estimated, and the prevalence lies between “yes” and “yes” and them together. Needs large samples.</source>
        <translation>حيث يُتوقع أن يقول بعض الناس «لا» مهما قالت البطاقة: تُقدَّر نسبتهم، ويقع الانتشار بين نسبة «نعم» ونسبة «نعم» ونسبتهم معاً. يحتاج إلى عينات كبيرة.</translation>
    </message>
    <message>
        <source>people with the trait who follow the card</source>
        <translation>أصحاب الصفة الذين يتبعون البطاقة</translation>
    </message>
    <message>
        <source>people without the trait who follow the card</source>
        <translation>من لا يحملون الصفة ويتبعون البطاقة</translation>
    </message>
    <message>
        <source>people who say “no” whatever the card says</source>
        <translation>من يقولون «لا» مهما قالت البطاقة</translation>
    </message>
    <message>
        <source>everybody follows the card</source>
        <translation>الجميع يتبعون البطاقة</translation>
    </message>
    <message>
        <source>Christofides&apos;s cards</source>
        <translation>بطاقات كريستوفيدس</translation>
    </message>
    <message>
        <source>Where people would rather say a number than “yes” or “no”: nobody, not even the respondent, says either. Adults who count well; the errors are larger than Warner&apos;s.</source>
        <translation>حيث يفضل الناس ذكر عدد على قول «نعم» أو «لا»: لا أحد يقول أياً منهما، ولا حتى المجيب. للبالغين الذين يحسنون العد؛ والأخطاء أكبر منها في تصميم وارنر.</translation>
    </message>
    <message>
        <source>The card that you draw bears {number} in {count} of {of} cases.</source>
        <translation>تحمل البطاقة التي تسحبها {number} في {count} من كل {of} من الحالات.</translation>
    </message>
    <message>
        <source>The card that you draw bears {number} in about {count} of {of} cases.</source>
        <translation>تحمل البطاقة التي تسحبها {number} في نحو {count} من كل {of} من الحالات.</translation>
    </message>
    <message>
        <source>If your answer is “{no}”, touch the number of your card. If it is “{yes}”, touch {sum} minus that number.</source>
        <translation>إذا كانت إجابتك «{no}»، فالمس رقم بطاقتك. وإذا كانت «{yes}»، فالمس {sum} ناقص ذلك الرقم.</translation>
    </message>
    <message>
        <source>Both the same</source>
        <translation>كلتاهما متماثلتان</translation>
    </message>
    <message>
        <source>Different</source>
        <translation>مختلفتان</translation>
    </message>
    <message>
        <source>You will see two questions. Answer both in your head. Tell nobody your two answers, and do not touch them.</source>
        <translation>سترى سؤالين. أجب عنهما في ذهنك. لا تخبر أحداً بإجابتيك ولا تلمسهما.</translation>
    </message>
    <message>
        <source>You will see two pairs of questions. Answer all four in your head. Tell nobody your answers, and do not touch them.</source>
        <translation>سترى زوجين من الأسئلة. أجب عن الأسئلة الأربعة في ذهنك. لا تخبر أحداً بإجاباتك ولا تلمسها.</translation>
    </message>
    <message>
        <source>Both “{yes}” or both “{no}”: touch “{same}”. One “{yes}” and one “{no}”: touch “{different}”.</source>
        <translation>كلتاهما «{yes}» أو كلتاهما «{no}»: المس «{same}». واحدة «{yes}» وواحدة «{no}»: المس «{different}».</translation>
    </message>
    <message>
        <source>“{yes}” to one or to both: touch “{some}”. If not, touch “{none}”.</source>
        <translation>«{yes}» لواحد أو للاثنين: المس «{some}». وإلا فالمس «{none}».</translation>
    </message>
    <message>
        <source>Two times “{yes}” or two times “{no}” in a pair are the same. Touch in which pairs they are.</source>
        <translation>مرتان «{yes}» أو مرتان «{no}» في الزوج: متماثلتان. المس في أي الأزواج هما كذلك.</translation>
    </message>
    <message>
        <source>“{some}” proves nothing about you. “{none}” shows that your own answer is “{no}”.</source>
        <translation>«{some}» لا يثبت شيئاً عنك. و«{none}» يبين أن إجابتك أنت «{no}».</translation>
    </message>
    <message>
        <source>About {count} of {of} people answer “{yes}” to question 2.</source>
        <translation>يجيب نحو {count} من كل {of} من الناس بـ«{yes}» عن السؤال 2.</translation>
    </message>
    <message>
        <source>Crosswise model</source>
        <translation>النموذج المتقاطع (crosswise)</translation>
    </message>
    <message>
        <source>Where people have no dice and trust no device: a birthday is enough, and no report is safer to give than the other. Careless answers look like people with the trait (Höglinger &amp; Diekmann 2017), so add a control item.</source>
        <translation>حيث لا يملك الناس نرداً ولا يثقون بأي جهاز: يكفي تاريخ ميلاد، ولا يكون أي رد أسلم من الآخر. الإجابات غير المتأنية تبدو كإجابات أصحاب الصفة (Höglinger &amp; Diekmann 2017)، فأضف سؤالاً للضبط.</translation>
    </message>
    <message>
        <source>Crosswise with an anchor question</source>
        <translation>النموذج المتقاطع مع سؤال مرجعي</translation>
    </message>
    <message>
        <source>people with the trait</source>
        <translation>أصحاب الصفة</translation>
    </message>
    <message>
        <source>people without the trait</source>
        <translation>من لا يحملون الصفة</translation>
    </message>
    <message>
        <source>people who say yes when asked directly</source>
        <translation>من يقولون «نعم» عند السؤال المباشر</translation>
    </message>
    <message>
        <source>“yes” with coins minus “yes” when asked directly, as a share of people</source>
        <translation>«نعم» مع القطع النقدية ناقص «نعم» عند السؤال المباشر، كنسبة من الناس</translation>
    </message>
    <message>
        <source>people who say yes to either wording minus those who say no to either, as a share</source>
        <translation>من يقولون «نعم» لأي من الصيغتين ناقص من يقولون «لا» لأي منهما، كنسبة</translation>
    </message>
    <message>
        <source>the question and its opposite wording give the same prevalence</source>
        <translation>السؤال وصيغته المعاكسة يدلان على الانتشار نفسه</translation>
    </message>
    <message>
        <source>people answer with coins as when asked directly</source>
        <translation>يجيب الناس مع القطع النقدية كما يجيبون عند السؤال المباشر</translation>
    </message>
    <message>
        <source>Instead of crosswise where careless answers are likely, as in online surveys: an item that applies to nobody shows how many answer carefully, and the estimate is corrected for the others.</source>
        <translation>بدلاً من النموذج المتقاطع حيث يُخشى من الإجابات غير المتأنية، كما في الاستبيانات على الإنترنت: سؤال عن أمر لا ينطبق على أحد يبيّن كم من الناس يجيبون بتأنٍّ، ويُصحَّح التقدير للآخرين.</translation>
    </message>
    <message>
        <source>people who answer with care</source>
        <translation>من يجيبون بتأنٍّ</translation>
    </message>
    <message>
        <source>people with the trait, if all answered with care</source>
        <translation>أصحاب الصفة، لو أجاب الجميع بتأنٍّ</translation>
    </message>
    <message>
        <source>everybody answers with care</source>
        <translation>الجميع يجيبون بتأنٍّ</translation>
    </message>
    <message>
        <source>The same in both pairs</source>
        <translation>متماثلتان في الزوجين</translation>
    </message>
    <message>
        <source>The same in the first pair only</source>
        <translation>متماثلتان في الزوج الأول فقط</translation>
    </message>
    <message>
        <source>The same in the second pair only</source>
        <translation>متماثلتان في الزوج الثاني فقط</translation>
    </message>
    <message>
        <source>Different in both pairs</source>
        <translation>مختلفتان في الزوجين</translation>
    </message>
    <message>
        <source>Devore&apos;s design</source>
        <translation>تصميم ديفور</translation>
    </message>
    <message>
        <source>Where “no” is harmless and only “yes” needs cover, and no prevalence of another question is known. A recorded “no” is certain, so who reports it gives the answer away.</source>
        <translation>حيث لا ضرر في «لا» وتحتاج «نعم» وحدها إلى ستر، ولا يُعرف انتشار سؤال آخر. «لا» المسجَّلة مؤكدة، فمن يعطيها يكشف عن إجابته.</translation>
    </message>
    <message>
        <source>Diana and Perri&apos;s first design</source>
        <translation>تصميم ديانا وبيري الأول</translation>
    </message>
    <message>
        <source>Where Saha&apos;s design is too noisy: some answers are recorded unchanged, which protects less.</source>
        <translation>حيث يكون ضجيج تصميم ساها كبيراً جداً: تُسجَّل بعض الإجابات كما هي، فتقل الحماية.</translation>
    </message>
    <message>
        <source>Else the wheel draws two numbers: one is added to yours, and the sum is multiplied by the other. Only the result is recorded; nobody sees what the wheel drew.</source>
        <translation>وإلا تسحب العجلة عددين: يُضاف أحدهما إلى عددك، ويُضرب المجموع في الآخر. يُسجَّل الناتج وحده، ولا يرى أحد ما سحبته العجلة.</translation>
    </message>
    <message>
        <source>Diana and Perri&apos;s second design</source>
        <translation>تصميم ديانا وبيري الثاني</translation>
    </message>
    <message>
        <source>Like Saha&apos;s design, with the share β of the drawn number in the sum to choose.</source>
        <translation>مثل تصميم ساها، مع اختيار حصة العدد المسحوب β في المجموع.</translation>
    </message>
    <message>
        <source>The wheel draws two numbers. Yours is averaged with one of them, and the average is multiplied by the other. Only the result is recorded; nobody sees what the wheel drew.</source>
        <translation>تسحب العجلة عددين. يُؤخذ متوسط عددك مع أحدهما، ويُضرب المتوسط في الآخر. يُسجَّل الناتج وحده، ولا يرى أحد ما سحبته العجلة.</translation>
    </message>
    <message>
        <source>Direct question</source>
        <translation>السؤال المباشر</translation>
    </message>
    <message>
        <source>For questions that are not sensitive, such as region or age group: no error is added, and nothing protects the answer.</source>
        <translation>للأسئلة غير الحساسة، مثل المنطقة أو الفئة العمرية: لا يُضاف خطأ، ولا شيء يحمي الإجابة.</translation>
    </message>
    <message>
        <source>Recorded as you answer.</source>
        <translation>تُسجَّل إجابتك كما هي.</translation>
    </message>
    <message>
        <source>Smallest or largest (Duchi)</source>
        <translation>الأصغر أو الأكبر (Duchi)</translation>
    </message>
    <message>
        <source>For the mean of a bounded number at small ε, below about 0.6.</source>
        <translation>لمتوسط عدد محدود عند ε صغير، دون 0.6 تقريباً.</translation>
    </message>
    <message>
        <source>The wheel records either the smallest or the largest possible number, never yours in between. The larger your number, the more often the largest; but both can happen with every number.</source>
        <translation>تسجل العجلة إما أصغر عدد ممكن أو أكبر عدد ممكن، ولا تسجل أبداً عدداً بينهما. كلما كبر عددك زاد تكرار الأكبر؛ لكن كليهما ممكن مع كل عدد.</translation>
    </message>
    <message>
        <source>Eriksson&apos;s design</source>
        <translation>تصميم إريكسون</translation>
    </message>
    <message>
        <source>For a number with few possible values: list all of them as replacements, and every recorded number may have been drawn.</source>
        <translation>لعدد قيمه الممكنة قليلة: اذكرها كلها بدائل، فيجوز أن يكون كل عدد مسجَّل قد سُحب بالقرعة.</translation>
    </message>
    <message>
        <source>In the other cases a number that the wheel draws is recorded.</source>
        <translation>في الحالات الأخرى يُسجَّل عدد تسحبه العجلة.</translation>
    </message>
    <message>
        <source>The wheel does not draw every number: one that it never draws is recorded only if it is yours.</source>
        <translation>لا تسحب العجلة كل الأعداد: العدد الذي لا تسحبه أبداً لا يُسجَّل إلا إذا كان عددك.</translation>
    </message>
    <message>
        <source>Extended crosswise</source>
        <translation>النموذج المتقاطع الموسَّع</translation>
    </message>
    <message>
        <source>Instead of crosswise, wherever two harmless items with opposite odds can be found: it costs no precision and tests whether people answered as asked.</source>
        <translation>بدلاً من النموذج المتقاطع، حيثما وُجد سؤالان غير حساسين باحتمالين متعاكسين: لا ينقص من الدقة، ويختبر هل أجاب الناس كما طُلب منهم.</translation>
    </message>
    <message>
        <source>The device draws a second answer: “{yes}” in {one} of {of} cases, “{no}” in the other {other} of {of}. What is recorded is only whether the two are the same.</source>
        <translation>يسحب الجهاز إجابة ثانية: «{yes}» في {one} من كل {of} من الحالات، و«{no}» في {other} الباقية من كل {of}. لا يُسجَّل إلا هل الإجابتان متماثلتان.</translation>
    </message>
    <message>
        <source>The device draws a second answer: “{yes}” in about {one} of {of} cases, “{no}” in the other {other} or so of {of}. What is recorded is only whether the two are the same.</source>
        <translation>يسحب الجهاز إجابة ثانية: «{yes}» في نحو {one} من كل {of} من الحالات، و«{no}» في نحو {other} الباقية من كل {of}. لا يُسجَّل إلا هل الإجابتان متماثلتان.</translation>
    </message>
    <message>
        <source>“Same” and “different” can each come from either answer, so neither gives yours away.</source>
        <translation>كل من «متماثلتان» و«مختلفتان» قد تأتي من أي من الإجابتين، فلا تكشف أي منهما عن إجابتك.</translation>
    </message>
    <message>
        <source>Forced choice</source>
        <translation>الاختيار القسري</translation>
    </message>
    <message>
        <source>For questions with three or more choices where some need more cover than others. Where all need the same, k_rr is shorter to write.</source>
        <translation>للأسئلة ذات ثلاثة خيارات أو أكثر إذا احتاج بعضها إلى ستر أكثر من غيره. وحيث تحتاج كلها إلى الستر نفسه، فإن k_rr أقصر كتابة.</translation>
    </message>
    <message>
        <source>Forced response</source>
        <translation>الاستجابة القسرية</translation>
    </message>
    <message>
        <source>For yes/no questions: small errors for the privacy it gives, and easy to explain. A good start is two dice with p_truth 3/4, forced “yes” 1/6 and forced “no” 1/12.</source>
        <translation>لأسئلة نعم/لا: أخطاء صغيرة مقابل الخصوصية التي يعطيها، وسهل الشرح. بداية جيدة: نردان مع p_truth 3/4 و«نعم» قسرية 1/6 و«لا» قسرية 1/12.</translation>
    </message>
    <message>
        <source>Two numbers, two samples</source>
        <translation>عددان وعينتان</translation>
    </message>
    <message>
        <source>For a number that people can give together with a harmless one of about the same size, whose average nobody knows. It needs many respondents.</source>
        <translation>لعدد يستطيع الناس ذكره إلى جانب عدد غير حساس قريب من حجمه ولا يعرف أحد متوسطه. يحتاج إلى مجيبين كثيرين.</translation>
    </message>
    <message>
        <source>The first question comes up in {count} of {of} cases.</source>
        <translation>يأتي السؤال الأول في {count} من كل {of} من الحالات.</translation>
    </message>
    <message>
        <source>The first question comes up in about {count} of {of} cases.</source>
        <translation>يأتي السؤال الأول في نحو {count} من كل {of} من الحالات.</translation>
    </message>
    <message>
        <source>Chance picks one of two questions for you, and only you see which. Both are answered with a number.</source>
        <translation>تختار الصدفة لك أحد سؤالين، وأنت وحدك ترى أيهما. ويُجاب عن كليهما بعدد.</translation>
    </message>
    <message>
        <source>Only the number is recorded, not which question it answers.</source>
        <translation>يُسجَّل العدد وحده، لا السؤال الذي يجيب عنه.</translation>
    </message>
    <message>
        <source>Hadamard response</source>
        <translation>استجابة هادامار</translation>
    </message>
    <message>
        <source>For very many choices with ε up to about 1, where reports should be short: only one bit depends on the answer.</source>
        <translation>لخيارات كثيرة جداً مع ε حتى 1 تقريباً، حين يُراد أن تكون الردود قصيرة: بت واحد فقط يعتمد على الإجابة.</translation>
    </message>
    <message>
        <source>The device divides the {k} answers into two groups by lot, again for each person, and records one of the two.</source>
        <translation>يقسّم الجهاز الإجابات الـ{k} قرعةً إلى مجموعتين، من جديد لكل شخص، ويسجّل إحداهما.</translation>
    </message>
    <message>
        <source>In about {count} of {of} cases it is the group of the answer that you touch; otherwise it is the other group.</source>
        <translation>في نحو {count} من كل {of} من الحالات تكون مجموعة الإجابة التي تلمسها؛ وإلا فهي المجموعة الأخرى.</translation>
    </message>
    <message>
        <source>Hybrid mechanism</source>
        <translation>الآلية الهجينة</translation>
    </message>
    <message>
        <source>For the mean of a bounded number at any ε: never worse than Duchi or piecewise.</source>
        <translation>لمتوسط عدد محدود عند أي ε: ليست أسوأ أبداً من Duchi أو من الآلية المقطَّعة.</translation>
    </message>
    <message>
        <source>Item count (list experiment)</source>
        <translation>عدّ العبارات (تجربة القائمة)</translation>
    </message>
    <message>
        <source>Where no coins can be used and people will count statements. Choose statements so that few people agree with all or none of them; the other designs need far fewer people for the same precision.</source>
        <translation>حيث لا يمكن استخدام قطع نقدية ويقبل الناس عدّ العبارات. اختر عبارات قليل من الناس تنطبق عليهم كلها أو لا ينطبق عليهم شيء منها؛ أما التصاميم الأخرى فتحتاج إلى عدد أقل بكثير من الناس للدقة نفسها.</translation>
    </message>
    <message>
        <source>people to whom the sensitive statement applies</source>
        <translation>من تنطبق عليهم العبارة الحساسة</translation>
    </message>
    <message>
        <source>people to whom it does not apply</source>
        <translation>من لا تنطبق عليهم</translation>
    </message>
    <message>
        <source>You will see {items} statements. Count how many of them are true for you. Tell nobody which.</source>
        <translation>سترى {items} من العبارات. عُدَّ كم منها صحيح بالنسبة إليك. لا تخبر أحدًا أيها.</translation>
    </message>
    <message>
        <source>Touch only how many are true for you, not which.</source>
        <translation>المس فقط كم منها صحيح بالنسبة إليك، لا أيها.</translation>
    </message>
    <message>
        <source>0 shows that none is true for you, and {items} that all are.</source>
        <translation>0 يبين أنه لا شيء منها صحيح بالنسبة إليك، و{items} أن كلها صحيحة.</translation>
    </message>
    <message>
        <source>k-ary randomized response</source>
        <translation>الاستجابة العشوائية لـ k من الخيارات</translation>
    </message>
    <message>
        <source>For ratings and single choices with few choices, up to about 3·e^ε + 2: beyond that a frequency oracle has smaller errors (Wang et al. 2017).</source>
        <translation>للتقييمات والاختيار الواحد من خيارات قليلة، حتى 3·e^ε + 2 تقريباً: بعد ذلك تكون أخطاء تقدير التكرارات (frequency oracle) أصغر (Wang et al. 2017).</translation>
    </message>
    <message>
        <source>Kuk&apos;s two packs of cards</source>
        <translation>رزمتا بطاقات كوك</translation>
    </message>
    <message>
        <source>Where people should say neither “yes” nor “no”, only a number of red cards. More draws make smaller errors and less privacy.</source>
        <translation>حيث لا يقول الناس «نعم» ولا «لا»، بل عدد البطاقات الحمراء فقط. كلما زاد عدد السحبات صغرت الأخطاء وقلت الخصوصية.</translation>
    </message>
    <message>
        <source>Cards drawn: {draws}. Put each one back and shuffle. Then touch how many were red.</source>
        <translation>عدد البطاقات التي تسحبها: {draws}. أعد كل بطاقة واخلط الرزمة. ثم المس كم كان عدد الحمراء.</translation>
    </message>
    <message>
        <source>“{yes}”: draw {draws} times from pack 1. “{no}”: draw {draws} times from pack 2. Touch how many were red.</source>
        <translation>«{yes}»: اسحب {draws} مرات من الرزمة 1. «{no}»: اسحب {draws} مرات من الرزمة 2. المس كم بطاقة كانت حمراء.</translation>
    </message>
    <message>
        <source>Take both packs of cards. Keep the cards hidden.</source>
        <translation>خذ رزمتي البطاقات. أبقِ البطاقات مخفية.</translation>
    </message>
    <message>
        <source>If you touch “{answer}”, {draws} cards are drawn for you from a pack in which {red} of {of} are red and {black} are black. How many were red is recorded, and nothing else.</source>
        <translation>إذا لمست «{answer}»، يُسحب لك عدد من البطاقات هو {draws} من رزمة فيها {red} من كل {of} من البطاقات حمراء و{black} سوداء. يُسجَّل عدد البطاقات الحمراء ولا شيء غيره.</translation>
    </message>
    <message>
        <source>If you touch “{answer}”, {draws} cards are drawn for you from a pack in which about {red} of {of} are red and {black} are black. How many were red is recorded, and nothing else.</source>
        <translation>إذا لمست «{answer}»، يُسحب لك عدد من البطاقات هو {draws} من رزمة فيها نحو {red} من كل {of} من البطاقات حمراء و{black} سوداء. يُسجَّل عدد البطاقات الحمراء ولا شيء غيره.</translation>
    </message>
    <message>
        <source>If your answer is “{answer}”, draw from pack {number}: in it {red} of {of} cards are red and {black} are black.</source>
        <translation>إذا كانت إجابتك «{answer}»، فاسحب من الرزمة {number}: فيها {red} من كل {of} من البطاقات حمراء و{black} سوداء.</translation>
    </message>
    <message>
        <source>If your answer is “{answer}”, draw from pack {number}: in it about {red} of {of} cards are red and {black} are black.</source>
        <translation>إذا كانت إجابتك «{answer}»، فاسحب من الرزمة {number}: فيها نحو {red} من كل {of} من البطاقات حمراء و{black} سوداء.</translation>
    </message>
    <message>
        <source>Discrete Laplace noise</source>
        <translation>ضجيج لابلاس المتقطع</translation>
    </message>
    <message>
        <source>For a bounded number when single reports should stay near the answers; for the mean alone, hybrid needs fewer respondents.</source>
        <translation>لعدد محدود إذا أُريد أن تبقى الردود الفردية قريبة من الإجابات؛ أما للمتوسط وحده فتحتاج الآلية الهجينة إلى مجيبين أقل.</translation>
    </message>
    <message>
        <source>The wheel moves your number up or down and records where it lands; it stops at the ends of the scale. Small moves are more frequent, but every number can land anywhere.</source>
        <translation>تحرك العجلة عددك إلى أعلى أو إلى أسفل وتسجل أين يستقر؛ ويتوقف عند طرفي المقياس. الحركات الصغيرة أكثر تكراراً، لكن كل عدد يمكن أن يصل إلى أي مكان.</translation>
    </message>
    <message>
        <source>Chance decides which of {versions} versions of this question a person gets.</source>
        <translation>تقرر الصدفة أي صيغة من صيغ هذا السؤال، وعددها {versions}، يحصل عليها الشخص.</translation>
    </message>
    <message>
        <source>Version {version}:</source>
        <translation>الصيغة {version}:</translation>
    </message>
    <message>
        <source>Local hashing</source>
        <translation>التجزئة المحلية</translation>
    </message>
    <message>
        <source>For very many choices where reports should be short: errors like those of unary encoding, and a report of a few digits.</source>
        <translation>لخيارات كثيرة جداً حين يُراد أن تكون الردود قصيرة: أخطاء كأخطاء الترميز الأحادي، ورد من بضعة أرقام.</translation>
    </message>
    <message>
        <source>The device divides the {k} answers into {groups} groups by lot, again for each person, and records one group.</source>
        <translation>يقسّم الجهاز الإجابات الـ{k} قرعةً إلى {groups} مجموعات، من جديد لكل شخص، ويسجّل مجموعة واحدة.</translation>
    </message>
    <message>
        <source>In about {count} of {of} cases it is the group of the answer that you touch; otherwise it is another group, drawn by lot.</source>
        <translation>في نحو {count} من كل {of} من الحالات تكون مجموعة الإجابة التي تلمسها؛ وإلا فهي مجموعة أخرى تُسحب بالقرعة.</translation>
    </message>
    <message>
        <source>Mangat&apos;s design</source>
        <translation>تصميم مانغات</translation>
    </message>
    <message>
        <source>Where “no” is harmless and only “yes” needs cover: smaller errors than Warner&apos;s design with the same p. But a recorded “no” is certain, so who reports it gives the answer away.</source>
        <translation>حيث لا ضرر في «لا» وتحتاج «نعم» وحدها إلى ستر: أخطاء أصغر من تصميم وارنر مع p نفسه. لكن «لا» المسجَّلة مؤكدة، فمن يعطيها يكشف عن إجابته.</translation>
    </message>
    <message>
        <source>Mangat, Singh and Singh&apos;s design</source>
        <translation>تصميم مانغات وسينغ وسينغ</translation>
    </message>
    <message>
        <source>Where “no” is harmless, as in Mangat&apos;s design, and “yes” should be covered by a trait that people have anyway. A recorded “no” is certain, so who reports it gives the answer away.</source>
        <translation>حيث لا ضرر في «لا»، كما في تصميم مانغات، وتُستر «نعم» بصفة يحملها الناس أصلاً. «لا» المسجَّلة مؤكدة، فمن يعطيها يكشف عن إجابته.</translation>
    </message>
    <message>
        <source>Custom design</source>
        <translation>تصميم مخصّص</translation>
    </message>
    <message>
        <source>For a design that this catalogue lacks, for misclassification with known odds, and for data that were randomized elsewhere (post-randomization, PRAM).</source>
        <translation>لتصميم لا يوجد في هذا الفهرس، وللتصنيف الخاطئ باحتمالات معروفة، ولبيانات أُدخلت عليها العشوائية في مكان آخر (العشوائية اللاحقة PRAM).</translation>
    </message>
    <message>
        <source>A 0 stays 0 and is recorded as 0.</source>
        <translation>الصفر يبقى صفراً ويُسجَّل 0.</translation>
    </message>
    <message>
        <source>Multiplicative noise</source>
        <translation>الضجيج الضربي</translation>
    </message>
    <message>
        <source>For amounts that are never 0, such as an income: it hides large amounts as well as small ones, but a 0 not at all.</source>
        <translation>للمبالغ التي لا تكون صفراً أبداً، مثل الدخل: يخفي المبالغ الكبيرة والصغيرة معاً، لكنه لا يخفي الصفر إطلاقاً.</translation>
    </message>
    <message>
        <source>The wheel draws a number and multiplies yours by it. Only the product is recorded; nobody sees what yours was multiplied by.</source>
        <translation>تسحب العجلة عدداً وتضرب عددك فيه. يُسجَّل الناتج وحده، ولا يرى أحد العدد الذي ضُرب فيه عددك.</translation>
    </message>
    <message>
        <source>The wheel draws the number that is recorded. Numbers near yours are drawn more often, but every number can be drawn whatever yours is, also some beyond the ends of the scale.</source>
        <translation>تسحب العجلة العدد الذي يُسجَّل. تُسحب الأعداد القريبة من عددك أكثر من غيرها، لكن كل عدد يمكن أن يُسحب مهما كان عددك، ومنها أعداد تتجاوز طرفي المقياس.</translation>
    </message>
    <message>
        <source>Piecewise mechanism</source>
        <translation>الآلية المقطَّعة</translation>
    </message>
    <message>
        <source>For the mean of a bounded number at larger ε, above about 2.</source>
        <translation>لمتوسط عدد محدود عند ε أكبر، فوق 2 تقريباً.</translation>
    </message>
    <message>
        <source>The wheel draws two numbers. One is added to yours, and the sum is multiplied by the other. Only the result is recorded; nobody sees what the wheel drew.</source>
        <translation>تسحب العجلة عددين. يُضاف أحدهما إلى عددك، ويُضرب المجموع في الآخر. يُسجَّل الناتج وحده، ولا يرى أحد ما سحبته العجلة.</translation>
    </message>
    <message>
        <source>Saha&apos;s design</source>
        <translation>تصميم ساها</translation>
    </message>
    <message>
        <source>For amounts that may be 0: adding before multiplying hides the 0 as well.</source>
        <translation>للمبالغ التي قد تكون صفراً: الجمع قبل الضرب يخفي الصفر أيضاً.</translation>
    </message>
    <message>
        <source>What is recorded is not your number. It can narrow down what your number may be, and a few results can show it.</source>
        <translation>ما يُسجَّل ليس عددك. قد يضيّق ما يمكن أن يكون عليه عددك، وقد تكشف عنه بعض النتائج.</translation>
    </message>
    <message>
        <source>In {count} of {of} cases the number that you enter is recorded as it is.</source>
        <translation>في {count} من كل {of} من الحالات يُسجَّل العدد الذي تدخله كما هو.</translation>
    </message>
    <message>
        <source>In about {count} of {of} cases the number that you enter is recorded as it is.</source>
        <translation>في نحو {count} من كل {of} من الحالات يُسجَّل العدد الذي تدخله كما هو.</translation>
    </message>
    <message>
        <source>Singh and Joarder&apos;s design</source>
        <translation>تصميم سينغ وجواردر</translation>
    </message>
    <message>
        <source>Where Warner&apos;s design is wanted with smaller errors, at the price of less cover for “yes”.</source>
        <translation>حيث يُراد تصميم وارنر بأخطاء أصغر، مقابل ستر أقل لـ«نعم».</translation>
    </message>
    <message>
        <source>Stochastic lie detector</source>
        <translation>كاشف الكذب العشوائي</translation>
    </message>
    <message>
        <source>Where people with the trait may not say so even when a card protects them: the share of those who do is estimated too. Needs large samples; a “no” is not protected.</source>
        <translation>حيث قد لا يعترف أصحاب الصفة بها حتى حين تحميهم بطاقة: تُقدَّر أيضاً نسبة من يعترفون. يحتاج إلى عينات كبيرة؛ و«لا» غير محمية.</translation>
    </message>
    <message>
        <source>of the people with the trait, those who say so</source>
        <translation>من يعترفون بالصفة من أصحابها</translation>
    </message>
    <message>
        <source>everybody with the trait says so</source>
        <translation>كل أصحاب الصفة يعترفون بها</translation>
    </message>
    <message>
        <source>A recorded “{yes}” proves nothing about you.</source>
        <translation>تسجيل «{yes}» لا يثبت شيئًا عنك.</translation>
    </message>
    <message>
        <source>Subset selection</source>
        <translation>اختيار مجموعة جزئية</translation>
    </message>
    <message>
        <source>For many choices, where the smallest errors count more than a simple explanation: no design with that ε has smaller ones (Ye &amp; Barg 2018).</source>
        <translation>لخيارات كثيرة، حين تهم الأخطاء الصغرى أكثر من سهولة الشرح: لا تصميم بهذا ε له أخطاء أصغر (Ye &amp; Barg 2018).</translation>
    </message>
    <message>
        <source>The device records one of the {k} answers.</source>
        <translation>يسجل الجهاز إجابة واحدة من الإجابات، وعددها {k}.</translation>
    </message>
    <message>
        <source>In about {count} of {of} cases it is the answer that you touch; otherwise it is another one, drawn by lot.</source>
        <translation>في نحو {count} من كل {of} من الحالات تكون الإجابة التي تلمسها؛ وإلا فهي إجابة أخرى تُسحب بالقرعة.</translation>
    </message>
    <message>
        <source>The device records a list of {size} of the {k} answers.</source>
        <translation>يسجل الجهاز قائمة من {size} من الإجابات، وعددها {k}.</translation>
    </message>
    <message>
        <source>In about {count} of {of} cases the answer that you touch is on the list; the others on it are drawn by lot.</source>
        <translation>في نحو {count} من كل {of} من الحالات تكون الإجابة التي تلمسها في القائمة؛ أما الأخرى فيها فتُسحب بالقرعة.</translation>
    </message>
    <message>
        <source>Only you see what you draw: this device is told nothing but what you touch at the end.</source>
        <translation>أنت وحدك ترى ما تسحبه: لا يعرف هذا الجهاز إلا ما تلمسه في النهاية.</translation>
    </message>
    <message>
        <source>If you touch “{answer}”, “{report}” is recorded in all cases.</source>
        <translation>إذا لمست «{answer}»، تُسجَّل «{report}» في كل الحالات.</translation>
    </message>
    <message>
        <source>If you touch “{answer}”, “{report}” is recorded in {count} of {of} cases.</source>
        <translation>إذا لمست «{answer}»، تُسجَّل «{report}» في {count} من كل {of} من الحالات.</translation>
    </message>
    <message>
        <source>If you touch “{answer}”, “{report}” is recorded in about {count} of {of} cases.</source>
        <translation>إذا لمست «{answer}»، تُسجَّل «{report}» في نحو {count} من كل {of} من الحالات.</translation>
    </message>
    <message>
        <source>A recorded “{report}” is never given for “{answer}”, so it rules that out.</source>
        <translation>لا تُسجَّل «{report}» أبداً لمن إجابته «{answer}»، فهي تستبعد هذه الإجابة.</translation>
    </message>
    <message>
        <source>In {same} of {of} spins your own answer is recorded. In the other {turned} the wheel records the opposite.</source>
        <translation>في {same} من كل {of} من الدورات تُسجَّل إجابتك أنت. وفي {turned} الأخرى تسجّل العجلة العكس.</translation>
    </message>
    <message>
        <source>In about {same} of {of} spins your own answer is recorded. Otherwise the wheel records the opposite.</source>
        <translation>في نحو {same} من كل {of} من الدورات تُسجَّل إجابتك أنت. وإلا تسجّل العجلة العكس.</translation>
    </message>
    <message>
        <source>Yes to at least one</source>
        <translation>نعم لواحد على الأقل</translation>
    </message>
    <message>
        <source>No to both</source>
        <translation>لا لكليهما</translation>
    </message>
    <message>
        <source>Triangular model</source>
        <translation>النموذج المثلثي</translation>
    </message>
    <message>
        <source>Where “no” is harmless and people have no dice. Its errors are smaller than those of the crosswise model, but “no to both” is a certain “no”, and people feel it.</source>
        <translation>حيث لا ضرر في «لا» ولا يملك الناس نرداً. أخطاؤه أصغر من أخطاء النموذج المتقاطع، لكن «لا لكليهما» هي «لا» مؤكدة، ويشعر الناس بذلك.</translation>
    </message>
    <message>
        <source>First “{first}”, second “{second}”</source>
        <translation>الأولى «{first}»، والثانية «{second}»</translation>
    </message>
    <message>
        <source>Unrelated question, two boxes</source>
        <translation>السؤال غير المرتبط، صندوقان</translation>
    </message>
    <message>
        <source>Where people are willing to draw twice: one sample is enough where unrelated_question_unknown needs two. A pair “yes, yes” or “no, no” protects less than one answer.</source>
        <translation>حيث يقبل الناس السحب مرتين: عينة واحدة تكشف ما يحتاج unrelated_question_unknown إلى عينتين لكشفه. الزوج «نعم، نعم» أو «لا، لا» يحمي أقل من إجابة واحدة.</translation>
    </message>
    <message>
        <source>Truth card and unrelated question, two boxes</source>
        <translation>بطاقة صدق وسؤال غير مرتبط، صندوقان</translation>
    </message>
    <message>
        <source>As unrelated_question_two_boxes, with a truth card before each box: fewer coins, less protection. The estimate of the trait itself does not need t.</source>
        <translation>مثل unrelated_question_two_boxes، مع بطاقة صدق قبل كل صندوق: قطع نقدية أقل وحماية أقل. لا يحتاج تقدير الصفة نفسها إلى t.</translation>
    </message>
    <message>
        <source>Mangat–Singh–Singh, two boxes</source>
        <translation>مانغات وسينغ وسينغ، صندوقان</translation>
    </message>
    <message>
        <source>Where people with the trait may be asked to say so at once. The maximum-likelihood estimate is more precise than the unbiased one, and the pairs test whether the instruction was followed.</source>
        <translation>حيث يمكن أن يُطلب من أصحاب الصفة ذكرها مباشرة. تقدير الإمكان الأعظم أدق من التقدير غير المتحيز، وتختبر الأزواج هل اتُّبعت التعليمات.</translation>
    </message>
    <message>
        <source>people with the harmless trait and not the other</source>
        <translation>من يحملون الصفة غير الحساسة دون الأخرى</translation>
    </message>
    <message>
        <source>In box {number}, {one} of {of} cards say 1, the others 2.</source>
        <translation>في الصندوق {number} تقول {one} من كل {of} بطاقات 1، والأخرى 2.</translation>
    </message>
    <message>
        <source>In box {number}, about {one} of {of} cards say 1, the others 2.</source>
        <translation>في الصندوق {number} تقول نحو {one} من كل {of} بطاقات 1، والأخرى 2.</translation>
    </message>
    <message>
        <source>Draw a card from box 1 and a card from box 2. Keep them hidden.</source>
        <translation>اسحب بطاقة من الصندوق 1 وبطاقة من الصندوق 2. أبقهما مخفيتين.</translation>
    </message>
    <message>
        <source>Answer twice, first with the card from box 1. The card says 1: answer question 1. The card says 2: answer question 2.</source>
        <translation>أجب مرتين، أولًا ببطاقة الصندوق 1. البطاقة تقول 1: أجب عن السؤال 1. البطاقة تقول 2: أجب عن السؤال 2.</translation>
    </message>
    <message>
        <source>Is your answer to question 1 “{yes}”? Then touch “{yes}” both times.</source>
        <translation>هل إجابتك عن السؤال 1 «{yes}»؟ إذن المس «{yes}» في المرتين.</translation>
    </message>
    <message>
        <source>If it is “{no}”, answer twice, first with the card from box 1. The card says 1: “{no}”. The card says 2: answer question 2.</source>
        <translation>إذا كانت «{no}» فأجب مرتين، أولًا ببطاقة الصندوق 1. البطاقة تقول 1: «{no}». البطاقة تقول 2: أجب عن السؤال 2.</translation>
    </message>
    <message>
        <source>Two coins</source>
        <translation>قطعتان نقديتان</translation>
    </message>
    <message>
        <source>For yes/no questions, when everybody should understand the design at once.</source>
        <translation>لأسئلة نعم/لا، حيث يُراد تصميم يفهمه الجميع فوراً.</translation>
    </message>
    <message>
        <source>Two-stage unrelated question</source>
        <translation>السؤال غير المرتبط على مرحلتين</translation>
    </message>
    <message>
        <source>To analyse data that were collected with two decks of cards. For a new survey the unrelated question with t + (1 − t)·p_truth is the same and easier to explain.</source>
        <translation>لتحليل بيانات جُمعت برزمتي بطاقات. في استبيان جديد يكون السؤال غير المرتبط مع t + (1 − t)·p_truth هو نفسه ويُشرح بكلمات أقل.</translation>
    </message>
    <message>
        <source>Two-stage Warner</source>
        <translation>تصميم وارنر على مرحلتين</translation>
    </message>
    <message>
        <source>To analyse data that were collected with two decks of cards. For a new survey Warner&apos;s design with t + (1 − t)·p is the same and easier to explain.</source>
        <translation>لتحليل بيانات جُمعت برزمتي بطاقات. في استبيان جديد يكون تصميم وارنر مع t + (1 − t)·p هو نفسه ويُشرح بكلمات أقل.</translation>
    </message>
    <message>
        <source>Unary encoding</source>
        <translation>الترميز الأحادي</translation>
    </message>
    <message>
        <source>For many choices, and for multiple choice. Above about 3·e^ε + 2 choices its errors are smaller than those of k_rr, and no larger for the thousandth choice than for the tenth.</source>
        <translation>لخيارات كثيرة، وللاختيار المتعدد. فوق 3·e^ε + 2 من الخيارات تقريباً تكون أخطاؤه أصغر من أخطاء k_rr، ولا تكبر للخيار الألف عما هي للعاشر.</translation>
    </message>
    <message>
        <source>For each of the {k} answers the device records a mark or no mark, by a wheel.</source>
        <translation>لكل إجابة من الإجابات، وعددها {k}، يسجل الجهاز علامة أو لا علامة، بعجلة.</translation>
    </message>
    <message>
        <source>The answer that you touch gets a mark in about {count} of {of} cases.</source>
        <translation>تحصل الإجابة التي تلمسها على علامة في نحو {count} من كل {of} من الحالات.</translation>
    </message>
    <message>
        <source>Each answer that you touch gets a mark in about {count} of {of} cases.</source>
        <translation>تحصل كل إجابة تلمسها على علامة في نحو {count} من كل {of} من الحالات.</translation>
    </message>
    <message>
        <source>Each other answer gets a mark too, in about {count} of {of} cases.</source>
        <translation>وتحصل كل إجابة أخرى أيضاً على علامة، في نحو {count} من كل {of} من الحالات.</translation>
    </message>
    <message>
        <source>Unrelated question</source>
        <translation>السؤال غير المرتبط</translation>
    </message>
    <message>
        <source>Where people should answer every question as it is, with real cards and without a device they must trust: they answer the one that they drew. The share of “yes” to the harmless question must be known, from a census for example.</source>
        <translation>حيث يجيب الناس عن كل سؤال كما هو، ببطاقات حقيقية ومن دون جهاز عليهم أن يثقوا به: يجيبون عن السؤال الذي سحبوه. يجب أن تكون نسبة «نعم» للسؤال غير الحساس معروفة، من تعداد مثلاً.</translation>
    </message>
    <message>
        <source>people with the harmless trait</source>
        <translation>أصحاب الصفة غير الحساسة</translation>
    </message>
    <message>
        <source>Unrelated question, unknown prevalence</source>
        <translation>السؤال غير المرتبط، انتشار مجهول</translation>
    </message>
    <message>
        <source>Where a harmless question is at hand but nobody knows how many say “yes” to it. Choose the two probabilities far apart; if the prevalence is known, unrelated_question needs fewer people.</source>
        <translation>حيث يتوافر سؤال غير حساس ولا يعرف أحد كم يجيبون عنه بـ«نعم». اختر الاحتمالين متباعدين؛ وإذا كان الانتشار معروفاً، فإن unrelated_question يحتاج إلى أناس أقل.</translation>
    </message>
    <message>
        <source>My card is right</source>
        <translation>بطاقتي صحيحة</translation>
    </message>
    <message>
        <source>My card is not right</source>
        <translation>بطاقتي غير صحيحة</translation>
    </message>
    <message>
        <source>Is what your card says true for you? Touch “{right}”. If not, touch “{wrong}”.</source>
        <translation>هل ما تقوله بطاقتك صحيح بالنسبة إليك؟ المس «{right}». وإلا فالمس «{wrong}».</translation>
    </message>
    <message>
        <source>Where “yes” and “no” are equally delicate: neither report rules anything out. Forced response with the same ε has the same errors and is easier to explain.</source>
        <translation>حيث تتساوى حساسية «نعم» و«لا»: لا يستبعد أي من الردين شيئاً. وللاستجابة القسرية مع ε نفسه الأخطاء نفسها، وهي أسهل شرحاً.</translation>
    </message>
    <message>
        <source>{same} of {of} cards say that your answer is “{yes}”. The others say “{no}”.</source>
        <translation>{same} من كل {of} من البطاقات تقول إن إجابتك «{yes}». والأخرى تقول «{no}».</translation>
    </message>
    <message>
        <source>About {same} of {of} cards say that your answer is “{yes}”. The others say “{no}”.</source>
        <translation>نحو {same} من كل {of} من البطاقات تقول إن إجابتك «{yes}». والأخرى تقول «{no}».</translation>
    </message>
    <message>
        <source>Warner&apos;s design</source>
        <translation>تصميم وارنر</translation>
    </message>
    <message>
        <source>{name}: with {k} choices it has the smallest errors at this ε; the coins cause a standard error of {error} at {n} reports. The next, {other}, would need {times} times as many reports.</source>
        <translation>{name}: مع {k} من الخيارات له أصغر الأخطاء عند هذا ε؛ وتسبب القطع النقدية خطأً معيارياً قدره {error} عند {n} من الردود. والتالي، {other}، يحتاج إلى {times} أمثال هذا العدد من الردود.</translation>
    </message>
    <message>
        <source>{name}: with {k} choices no design has smaller errors at this ε, and of those that come within one percent of it, like {other}, it is the simplest to explain; the coins cause a standard error of {error} at {n} reports.</source>
        <translation>{name}: مع {k} من الخيارات لا تصميم له أخطاء أصغر عند هذا ε، ومن بين التصاميم التي تقاربه في حدود واحد بالمئة، مثل {other}، هو الأسهل شرحاً؛ وتسبب القطع النقدية خطأً معيارياً قدره {error} عند {n} من الردود.</translation>
    </message>
    <message>
        <source>{name}: with {k} choices its errors at this ε are within one percent of the smallest, those of {other}, and it is simpler to explain; the coins cause a standard error of {error} at {n} reports.</source>
        <translation>{name}: مع {k} من الخيارات تقع أخطاؤه عند هذا ε في حدود واحد بالمئة من أصغرها، وهي أخطاء {other}، وهو أسهل شرحاً؛ وتسبب القطع النقدية خطأً معيارياً قدره {error} عند {n} من الردود.</translation>
    </message>
    <message>
        <source>The record says “{report}”. Does the surveyor know your true answer?</source>
        <translation>يقول السجل «{report}». هل يعرف الباحث إجابتك الحقيقية؟</translation>
    </message>
    <message>
        <source>No. “{report}” can be recorded whatever your true answer is. So nobody can know it, not even the surveyor.</source>
        <translation>لا. قد تُسجَّل «{report}» مهما كانت إجابتك الحقيقية. لذلك لا يستطيع أحد أن يعرفها، ولا حتى الباحث.</translation>
    </message>
    <message>
        <source>Two people have the same true answer. Can their records differ?</source>
        <translation>لشخصين الإجابة الحقيقية نفسها. هل يمكن أن يختلف سجلاهما؟</translation>
    </message>
    <message>
        <source>Yes. Luck is different for each person. So the same true answer can lead to different records.</source>
        <translation>نعم. تختلف الصدفة من شخص إلى آخر. لذلك قد تؤدي الإجابة الحقيقية نفسها إلى سجلين مختلفين.</translation>
    </message>
    <message>
        <source>“{report}” is counted for you. Does anybody know your true answer?</source>
        <translation>تُعدّ لك «{report}». هل يعرف أحد إجابتك الحقيقية؟</translation>
    </message>
    <message>
        <source>No. “{report}” can be counted whatever your true answer is. So nobody can know it, not even somebody who saw what is counted.</source>
        <translation>لا. قد تُعدّ «{report}» مهما كانت إجابتك الحقيقية. لذلك لا يستطيع أحد أن يعرفها، ولا حتى من يرى ما يُعدّ.</translation>
    </message>
    <message>
        <source>Two people have the same true answer. Can different answers be counted for them?</source>
        <translation>لشخصين الإجابة الحقيقية نفسها. هل يمكن أن تُعدّ لهما إجابتان مختلفتان؟</translation>
    </message>
    <message>
        <source>Yes. Luck is different for each person. So for the same true answer different answers can be counted.</source>
        <translation>نعم. تختلف الصدفة من شخص إلى آخر. لذلك قد تُعدّ للإجابة الحقيقية نفسها إجابات مختلفة.</translation>
    </message>
    <message>
        <source>Hardly any people could have given these reports under this design (p = {p_value}). The instruction was misunderstood or not followed, or the data were changed: do not trust the estimate.</source>
        <translation>لا يكاد يمكن أن يعطي أناس هذه الردود في هذا التصميم (p = {p_value}). أُسيء فهم التعليمات أو لم تُتبع، أو غُيّرت البيانات: لا تثق بالتقدير.</translation>
    </message>
    <message>
        <source>The reports do not fit together under this design (p = {p_value}). The instruction was misunderstood or not followed by some: do not trust the estimate.</source>
        <translation>لا تتسق الردود معاً في هذا التصميم (p = {p_value}). أساء بعضهم فهم التعليمات أو لم يتبعها: لا تثق بالتقدير.</translation>
    </message>
    <message>
        <source>Sample {sample} has one report, so no standard error can be estimated.</source>
        <translation>في العينة {sample} رد واحد، فلا يمكن تقدير خطأ معياري.</translation>
    </message>
    <message>
        <source>When to use it</source>
        <translation>متى يُستخدم</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>المعاملات</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>المصدر</translation>
    </message>
    <message>
        <source>What follows is for {design}.</source>
        <translation>ما يلي هو لـ {design}.</translation>
    </message>
    <message>
        <source>What follows is for {design}, with {k} answers.</source>
        <translation>ما يلي هو لـ {design}، بعدد إجابات {k}.</translation>
    </message>
    <message>
        <source>What follows is for {design}, with {count} samples.</source>
        <translation>ما يلي هو لـ {design}، بعدد عينات {count}.</translation>
    </message>
    <message>
        <source>What follows is for {design}, for numbers from {low} to {high} in steps of {step}.</source>
        <translation>ما يلي هو لـ {design}، للأعداد من {low} إلى {high} بخطوات قدرها {step}.</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>الاحتمالات</translation>
    </message>
    <message>
        <source>Targets: what can be estimated</source>
        <translation>الأهداف: ما يمكن تقديره</translation>
    </message>
    <message>
        <source>one: everybody is asked the same</source>
        <translation>واحدة: يُسأل الجميع الشيء نفسه</translation>
    </message>
    <message>
        <source>{sample}: an interview is in it with probability {share}</source>
        <translation>{sample}: تكون المقابلة فيها باحتمال {share}</translation>
    </message>
    <message>
        <source>1 and 2: chance decides in which one an interview is</source>
        <translation>‏1 و2: تحدد الصدفة في أيهما تكون المقابلة</translation>
    </message>
    <message>
        <source>{kind}: {answer}</source>
        <translation>{kind}: {answer}</translation>
    </message>
    <message>
        <source>{kind}: follows no instruction</source>
        <translation>{kind}: لا يتبع أي تعليمات</translation>
    </message>
    <message>
        <source>ε infinite: in some sample a report rules an answer out for some people</source>
        <translation>‏ε لا نهائية: في عينة ما يستبعد رد إجابة لبعض الناس</translation>
    </message>
    <message>
        <source>the channels above show which: a column with a 0 where the other answer has none</source>
        <translation>القنوات أعلاه تبيّن أيها: عمود فيه 0 حيث ليس للإجابة الأخرى 0</translation>
    </message>
    <message>
        <source>The most likely θ ≥ 0 is given too; spare reports and impossible ones are tested.</source>
        <translation>وبجانبه تقف θ ≥ 0 الأرجح؛ وتُختبر الردود الزائدة عن الحاجة والمستحيلة.</translation>
    </message>
    <message>
        <source>Σ over samples of s²/n, s² the sample variance of the weights that the reports represent;
the interval is that of the profile likelihood.</source>
        <translation>‏Σ على العينات لـ s²/n، حيث s² تباين العينة للأوزان التي تمثلها الردود؛
والفترة هي فترة الإمكان الجانبي (profile likelihood).</translation>
    </message>
    <message>
        <source>a report supports the true answer with p = {p},
a given other answer with q = {q}, both with {both}</source>
        <translation>يؤيد الرد إجابة الشخص نفسه باحتمال p = {p}،
وإجابة أخرى معينة باحتمال q = {q}، وكلتيهما باحتمال {both}</translation>
    </message>
    <message>
        <source>a report at an end of the scale represents a number beyond it, so that cutting causes no bias</source>
        <translation>الرد عند طرف المقياس يمثل عدداً وراءه، فلا يسبب القص تحيزاً</translation>
    </message>
    <message>
        <source>What the respondent sees ({mode})</source>
        <translation>ما يُقال للمجيب ({mode})</translation>
    </message>
    <message>
        <source>π̂ is the mean of what the reports represent (their pseudo-answers):</source>
        <translation>‏π̂ هي متوسط ما تمثله الردود (إجاباتها البديلة):</translation>
    </message>
    <message>
        <source>It is unbiased, and can lie outside 0 … 1; the most likely π, which cannot, is given too.</source>
        <translation>وهو غير متحيز، وقد يقع خارج 0 … 1؛ وبجانبه تقف π الأرجح، ولا يمكن أن تقع خارجه.</translation>
    </message>
    <message>
        <source>{name}: {meaning} = {sum}</source>
        <translation>{name}: {meaning} = {sum}</translation>
    </message>
    <message>
        <source>The samples&apos; shares of reports are linear in the shares θ of the classes, so each target is a
weighted sum of them, unbiased and in exact fractions; a ratio of two is consistent, not unbiased.</source>
        <translation>نسب الردود في العينات خطية في نسب الفئات θ، فكل هدف هو
مجموع مرجّح لها، غير متحيز وبكسور دقيقة؛ والنسبة بين هدفين متسقة، لا عديمة التحيز.</translation>
    </message>
    <message>
        <source>Reports</source>
        <translation>الردود</translation>
    </message>
    <message>
        <source>Support</source>
        <translation>التأييد</translation>
    </message>
    <message>
        <source>{count} different ones; each supports some of the answers</source>
        <translation>{count} من الردود المختلفة؛ يؤيد كل منها بعض الإجابات</translation>
    </message>
    <message>
        <source>for example {report}</source>
        <translation>مثلاً {report}</translation>
    </message>
    <message>
        <source>ε {epsilon} (the logarithm of a report&apos;s largest likelihood ratio)</source>
        <translation>‏ε {epsilon} (لوغاريتم أكبر نسبة إمكان لرد)</translation>
    </message>
    <message>
        <source>{formula}, c the reports that support the answer</source>
        <translation>‏‎{formula}‎، حيث c الردود التي تؤيد الإجابة</translation>
    </message>
    <message>
        <source>{formula} with {share}, estimated over n − 1;</source>
        <translation>‏‎{formula}‎ حيث ‎{share}‎، ويُقدَّر بالقسمة على n − 1؛</translation>
    </message>
    <message>
        <source>n = {n}: the coins alone cause a standard error of {error} on average</source>
        <translation>‏n = {n}: تسبب القطع النقدية وحدها خطأً معيارياً قدره {error} في المتوسط</translation>
    </message>
    <message>
        <source>the mean of (report − {intercept})/{slope}, which is (report − b)/a: unbiased for the mean answer</source>
        <translation>متوسط (الرد − {intercept})/{slope}، أي (الرد − b)/a: غير متحيز لمتوسط الإجابة</translation>
    </message>
    <message>
        <source>E[Z | x] = a·x + b with a = {slope}, b = {intercept}</source>
        <translation>‏‎E[Z | x] = a·x + b حيث a = {slope}، b = {intercept}</translation>
    </message>
    <message>
        <source>ε infinite, or not known: some report rules a number out, or nobody knows how likely it is</source>
        <translation>‏ε لا نهائية أو غير معروفة: يستبعد رد ما عدداً، أو لا يعرف أحد مدى احتماله</translation>
    </message>
    <message>
        <source>ε {epsilon} between any two numbers of the scale</source>
        <translation>‏ε {epsilon} بين أي عددين من المقياس</translation>
    </message>
    <message>
        <source>the sample variance of these over n; the coins&apos; part is estimated from each report</source>
        <translation>تباين العينة لهذه مقسوماً على n؛ ويُقدَّر نصيب القطع النقدية من كل رد</translation>
    </message>
    <message>
        <source>n = {n}: the coins alone cause a standard error of at most {error}</source>
        <translation>‏n = {n}: تسبب القطع النقدية وحدها خطأً معيارياً لا يزيد على {error}</translation>
    </message>
    <message>
        <source>sample {sample}: {formula}, with y the harmless number</source>
        <translation>العينة {sample}: ‎{formula}‎، حيث y العدد غير الحساس</translation>
    </message>
    <message>
        <source>each sample&apos;s variance over its n, times the square of its factor</source>
        <translation>تباين كل عينة مقسوماً على n الخاص بها، مضروباً في مربع معاملها</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>العينات</translation>
    </message>
    <message>
        <source>Classes: kinds of people, and their answer</source>
        <translation>الفئات: أنواع الناس وإجابتهم</translation>
    </message>
    <message>
        <source>Privacy loss</source>
        <translation>فقدان الخصوصية</translation>
    </message>
    <message>
        <source>Estimator</source>
        <translation>المقدِّر</translation>
    </message>
    <message>
        <source>Variance</source>
        <translation>التباين</translation>
    </message>
    <message>
        <source>Linear map: the expected report, and its variance</source>
        <translation>الدالة الخطية: الرد المتوقع وتباينه</translation>
    </message>
    <message>
        <source>Channel: the probability of each report, one row an answer</source>
        <translation>القناة: احتمال كل رد، صف لكل إجابة</translation>
    </message>
    <message>
        <source>Channel: the probability of each report, one row a class</source>
        <translation>القناة: احتمال كل رد، صف لكل فئة</translation>
    </message>
    <message>
        <source>Channel: the probability of each report, one row a class (sample {sample})</source>
        <translation>القناة: احتمال كل رد، صف لكل فئة (العينة {sample})</translation>
    </message>
    <message>
        <source>none</source>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>{name}: {meaning}; {allowed}</source>
        <translation>{name}: {meaning}؛ {allowed}</translation>
    </message>
    <message>
        <source>{name}: {meaning}; {allowed} (give one of these)</source>
        <translation>{name}: {meaning}؛ {allowed} (أعطِ واحداً من هذه)</translation>
    </message>
    <message>
        <source>{name}: {meaning}; {allowed} (may be left out)</source>
        <translation>{name}: {meaning}؛ {allowed} (يمكن تركه)</translation>
    </message>
    <message>
        <source>minimum, maximum and step of the answers are stated with the question</source>
        <translation>يُذكر أدنى الإجابات وأقصاها وخطوتها مع السؤال</translation>
    </message>
    <message>
        <source>none: every answer is reported as it is</source>
        <translation>لا شيء: تُسجَّل كل إجابة كما هي</translation>
    </message>
    <message>
        <source>ε infinite: every answer is recorded as it is given</source>
        <translation>‏ε لا نهائية: تُسجَّل كل إجابة كما أُعطيت</translation>
    </message>
    <message>
        <source>ε {told}</source>
        <translation>‏ε {told}</translation>
    </message>
    <message>
        <source>{formula}, with {share} the share of reports that are “{report}”</source>
        <translation>‏‎{formula}‎، حيث ‎{share}‎ نسبة الردود «{report}»</translation>
    </message>
    <message>
        <source>{formula} with B the pseudo-answers (P⁻¹ where P is square), estimated by
their sample variance over n;</source>
        <translation>‏‎{formula}‎ حيث B الإجابات البديلة (P⁻¹ حيث P مربعة)، ويُقدَّر
بتباين العينة لها مقسوماً على n؛</translation>
    </message>
    <message>
        <source>here {formula}</source>
        <translation>وهنا ‎{formula}</translation>
    </message>
    <message>
        <source>here at most {formula}</source>
        <translation>وهنا على الأكثر ‎{formula}</translation>
    </message>
    <message>
        <source>n = {n}, {share}: standard error {error}, of which the coins alone {coins}</source>
        <translation>‏n = {n}، ‎{share}‎: خطأ معياري {error}، منه القطع النقدية وحدها {coins}</translation>
    </message>
    <message>
        <source>n = {n}, {share}: standard error at most {error}, of which the coins alone {coins}</source>
        <translation>‏n = {n}، ‎{share}‎: خطأ معياري لا يزيد على {error}، منه القطع النقدية وحدها {coins}</translation>
    </message>
    <message>
        <source>{about}: {formula} – {source}</source>
        <translation>{about}: {formula} – {source}</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>التقدير</translation>
    </message>
    <message>
        <source>Standard error</source>
        <translation>الخطأ المعياري</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>الفترة</translation>
    </message>
    <message>
        <source>Most likely</source>
        <translation>الأرجح</translation>
    </message>
    <message>
        <source>import of {count} files</source>
        <translation>استيراد {count} من الملفات</translation>
    </message>
    <message>
        <source>acceptance of the kiosk {subject}</source>
        <translation>قبول الكشك {subject}</translation>
    </message>
    <message>
        <source>revocation of the kiosk {subject}</source>
        <translation>إلغاء الكشك {subject}</translation>
    </message>
    <message>
        <source>adding the survey {subject}</source>
        <translation>إضافة الاستبيان {subject}</translation>
    </message>
    <message>
        <source>holding files from unknown kiosks</source>
        <translation>إيقاف ملفات الأكشاك غير المعروفة</translation>
    </message>
    <message>
        <source>accepting files from unknown kiosks</source>
        <translation>قبول ملفات الأكشاك غير المعروفة</translation>
    </message>
    <message>
        <source>choosing the survey {subject}</source>
        <translation>اختيار الاستبيان {subject}</translation>
    </message>
    <message>
        <source>removal of {count} files</source>
        <translation>إزالة {count} من الملفات</translation>
    </message>
    <message>
        <source>connection to {subject}</source>
        <translation>الاتصال بـ{subject}</translation>
    </message>
    <message>
        <source>import of the totals {subject}</source>
        <translation>استيراد المجاميع {subject}</translation>
    </message>
    <message>
        <source>change of the variable {subject}</source>
        <translation>تغيير المتغير {subject}</translation>
    </message>
    <message>
        <source>adding of an analysis</source>
        <translation>إضافة تحليل</translation>
    </message>
    <message>
        <source>change of an analysis</source>
        <translation>تغيير تحليل</translation>
    </message>
    <message>
        <source>removal of an analysis</source>
        <translation>إزالة تحليل</translation>
    </message>
    <message>
        <source>new order of the analyses</source>
        <translation>ترتيب جديد للتحليلات</translation>
    </message>
    <message>
        <source>import of {subject}</source>
        <translation>استيراد {subject}</translation>
    </message>
    <message>
        <source>removal of {subject}</source>
        <translation>إزالة {subject}</translation>
    </message>
    <message>
        <source>The model was trained on {table}; on new rows it is right less often.</source>
        <translation>دُرّب النموذج على {table}؛ ويصيب على صفوف جديدة أقل من ذلك.</translation>
    </message>
    <message>
        <source>accuracy</source>
        <translation>الدقة</translation>
    </message>
    <message>
        <source>balanced accuracy</source>
        <translation>الدقة المتوازنة</translation>
    </message>
    <message>
        <source>sensitivity</source>
        <translation>الحساسية</translation>
    </message>
    <message>
        <source>specificity</source>
        <translation>النوعية</translation>
    </message>
    <message>
        <source>precision</source>
        <translation>الضبط</translation>
    </message>
    <message>
        <source>most frequent class</source>
        <translation>الفئة الأكثر تكراراً</translation>
    </message>
    <message>
        <source>calibration error</source>
        <translation>خطأ المعايرة</translation>
    </message>
    <message>
        <source>area under the ROC curve</source>
        <translation>المساحة تحت منحنى ROC</translation>
    </message>
    <message>
        <source>cross-validation</source>
        <translation>التحقق المتقاطع</translation>
    </message>
    <message>
        <source>cross-validation, standard deviation</source>
        <translation>التحقق المتقاطع، الانحراف المعياري</translation>
    </message>
    <message>
        <source>cross-validation without privacy</source>
        <translation>التحقق المتقاطع بلا خصوصية</translation>
    </message>
    <message>
        <source>The model is right no more often than always guessing the most frequent class ({majority}), so it shows no predictive power.</source>
        <translation>النموذج ليس أصوب من التخمين الدائم للصنف الأكثر تكرارًا ({majority})، فلا تظهر له قدرة تنبّؤية.</translation>
    </message>
    <message>
        <source>It is not certain that the model does better than always guessing the most frequent class ({majority}): the interval of its accuracy includes that value.</source>
        <translation>ليس مؤكداً أن النموذج يصيب أكثر ممن يسمي دائماً الفئة الأكثر تكراراً ({majority}): تصل فترة دقته إلى ذلك.</translation>
    </message>
    <message>
        <source>Each row was predicted by a model trained on the other folds at ε = {each}. As a row trains all models but one, the cross-validation cost ε = {total} in all.</source>
        <translation>تنبأ بكل صف نموذج دُرّب على الطيات الأخرى عند ε = {each}. ولأن الصف يدرّب كل النماذج عدا واحدًا، كلّف التحقق المتقاطع ε = {total} إجمالًا.</translation>
    </message>
    <message>
        <source>all</source>
        <translation>الكل</translation>
    </message>
    <message>
        <source>{question}: {told}</source>
        <translation>{question}: {told}</translation>
    </message>
    <message>
        <source>{question} in group {group}: {told}</source>
        <translation>{question} في المجموعة {group}: {told}</translation>
    </message>
    <message>
        <source>{question} ({first}, {second}): {told}</source>
        <translation>{question} ({first}، {second}): {told}</translation>
    </message>
    <message>
        <source>{file} has no column for {questions}: nobody in it answered that.</source>
        <translation>ليس في {file} عمود لـ{questions}: لم يجب أحد فيه عن ذلك.</translation>
    </message>
    <message>
        <source>{questions} is in no tally, and a total that was not declared can never be opened.</source>
        <translation>{questions} ليس في أي حصيلة، والمجموع الذي لم يُعلَن لا يمكن فتحه أبدًا.</translation>
    </message>
    <message>
        <source>{skipped} of the {asked} questions drawn from {questions} were not answered; which ones is not recorded.</source>
        <translation>لم يُجب عن {skipped} من الأسئلة المسحوبة من {questions} وعددها {asked}؛ ولا يُسجَّل أيها.</translation>
    </message>
    <message>
        <source>{count} respondents did not answer {question}, so their {kind} is not known; they were left out.</source>
        <translation>لم يجب {count} من المجيبين عن {question}، فلا يُعرف {kind} لديهم؛ وقد استُبعدوا.</translation>
    </message>
    <message>
        <source>the reports do not show how widely the answers spread, so the coins&apos; part of the error is the largest possible one.</source>
        <translation>لا تدل الردود على مدى تشتت الإجابات، فنصيب القطع النقدية من الخطأ هو أكبر نصيب ممكن.</translation>
    </message>
    <message>
        <source>{file} is not encrypted: it contains {count} interviews that kiosks had sealed, readable for everybody who gets the file; “surveyapp seal --project {file}” encrypts it.</source>
        <translation>{file} غير مشفّر: فيه {count} مقابلة كانت الأكشاك قد ختمتها، وهي مكشوفة لكل من يحصل على الملف؛ الأمر “surveyapp seal --project {file}” يشفّره.</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>الأوزان</translation>
    </message>
    <message>
        <source>strata</source>
        <translation>الطبقات</translation>
    </message>
    <message>
        <source>clusters</source>
        <translation>العناقيد</translation>
    </message>
    <message>
        <source>The {what} of the sample are used.</source>
        <translation>بيانات العينة المستخدمة: {what}.</translation>
    </message>
    <message>
        <source>Only some interviews have {what}, so these are not used.</source>
        <translation>لبعض المقابلات فقط هذه البيانات ({what})، فلا تُستخدم.</translation>
    </message>
    <message>
        <source>The {what} of the sample are not used here.</source>
        <translation>بيانات العينة التي لا تُستخدم هنا: {what}.</translation>
    </message>
    <message>
        <source>{refused} of {count} rows refused and left out.</source>
        <translation>رُفض {refused} من {count} صفاً وتُرك.</translation>
    </message>
    <message>
        <source>the survey read is {survey}, one of {count} in the project; --survey chooses another.</source>
        <translation>الاستبيان المقروء هو {survey}، وهو واحد من {count} في المشروع؛ والخيار --survey يختار غيره.</translation>
    </message>
    <message>
        <source>{left_out} of {count} rows are left out because a column contains something that its question never records: {columns}.</source>
        <translation>تُركت {left_out} من {count} صفوف لأن عمودًا يحتوي شيئًا لا يسجّله سؤاله أبدًا: {columns}.</translation>
    </message>
    <message>
        <source>These are totals of {interviews} interviews, opened by trustees: there are no single reports, no weights and no kiosks.</source>
        <translation>هذه مجاميع {interviews} مقابلة فتحها الأمناء: لا تقارير مفردة ولا أوزان ولا أكشاك.</translation>
    </message>
    <message>
        <source>{question} is counted differently in the totals {one} and {other}, which are of the same interviews: a kiosk counted wrongly.</source>
        <translation>يُعدّ {question} بشكل مختلف في المجموعين {one} و{other}، وهما للمقابلات نفسها: كشك عدّ خطأ.</translation>
    </message>
    <message>
        <source>a report that does not belong to its sample</source>
        <translation>رد لا ينتمي إلى عينته</translation>
    </message>
    <message>
        <source>Only {kept} of {all} interviews are counted: those with {where}.</source>
        <translation>تُحسب {kept} فقط من {all} من المقابلات: التي فيها {where}.</translation>
    </message>
    <message>
        <source>{count} tests between pairs of groups were made, and among many some p are small by chance alone. Adjusted for all of them (Holm), the smallest p, of {first} and {second}, is {p}.</source>
        <translation>أُجري {count} من الاختبارات بين أزواج المجموعات، وبين اختبارات كثيرة تكون بعض قيم p صغيرة بالصدفة وحدها. بعد التعديل لها جميعاً (Holm) تكون أصغر قيمة p، وهي لـ {first} و{second}، ‏{p}.</translation>
    </message>
    <message>
        <source>Nobody included answered {answer} to {question}, so this level is left out.</source>
        <translation>لم يجب أحد ممن يُحسبون بـ {answer} عن {question}، لذلك تُرك هذا المستوى.</translation>
    </message>
    <message>
        <source>{question} is compared with {answer} instead.</source>
        <translation>تُقارَن {question} بـ {answer} بدلاً من ذلك.</translation>
    </message>
    <message>
        <source>{term} is the same for everybody included, so this combination is left out.</source>
        <translation>{term} واحد عند كل من يُحسب، فحُذفت هذه التوليفة.</translation>
    </message>
    <message>
        <source>{count} of {all} respondents did not answer {question}, or have no group of {by}; they were left out.</source>
        <translation>لم يجب {count} من {all} من المجيبين عن {question}، أو ليست لهم مجموعة من {by}؛ وقد استُبعدوا.</translation>
    </message>
    <message>
        <source>Nobody in the group {group} of {by} answered {question}.</source>
        <translation>لم يجب أحد في المجموعة {group} من {by} عن {question}.</translation>
    </message>
    <message>
        <source>An estimated {estimate} would truthfully answer “{answer}” to “{question}” ({level} CI {low} to {high}; {n} interviews).</source>
        <translation>تقول {n} من المقابلات: نحو {estimate} سيجيبون بصدق بـ«{answer}» عن «{question}»؛ وبمستوى ثقة {level} تقع النسبة الحقيقية بين {low} و{high}.</translation>
    </message>
    <message>
        <source>In the group “{group}”, an estimated {estimate} would truthfully answer “{answer}” to “{question}” ({level} CI {low} to {high}; {n} interviews).</source>
        <translation>تقول {n} من المقابلات في المجموعة «{group}»: نحو {estimate} فيها سيجيبون بصدق بـ«{answer}» عن «{question}»؛ وبمستوى ثقة {level} تقع النسبة الحقيقية بين {low} و{high}.</translation>
    </message>
    <message>
        <source>Asked directly, an estimated {estimate} would answer “{answer}” to “{question}” ({level} CI {low} to {high}; {n} people).</source>
        <translation>أجاب {n} من الأشخاص عن «{question}» مباشرة: نحو {estimate} يقولون «{answer}»، وبمستوى ثقة {level} ما بين {low} و{high}.</translation>
    </message>
    <message>
        <source>In the group “{group}”, asked directly, an estimated {estimate} would answer “{answer}” to “{question}” ({level} CI {low} to {high}; {n} people).</source>
        <translation>أجاب {n} من الأشخاص في المجموعة «{group}» عن «{question}» مباشرة: نحو {estimate} فيها يقولون «{answer}»، وبمستوى ثقة {level} ما بين {low} و{high}.</translation>
    </message>
    <message>
        <source>From one interview only: an estimated {estimate} would answer “{answer}” to “{question}” ({level} CI {low} to {high}).</source>
        <translation>مقابلة واحدة وحدها تقول: نحو {estimate} «{answer}» عن «{question}»؛ وبمستوى ثقة {level} تقع الحصة الحقيقية بين {low} و{high}.</translation>
    </message>
    <message>
        <source>From one interview only: the answer to “{question}” is about {estimate}; its uncertainty cannot be estimated.</source>
        <translation>مقابلة واحدة وحدها تقول: نحو {estimate} عن «{question}»؛ ولا يمكن القول كم يبعد ذلك عن الحقيقة.</translation>
    </message>
    <message>
        <source>This share follows from the filter: {estimate} of the people included answered “{answer}” to “{question}”.</source>
        <translation>المرشّح نفسه يحدد هذه النسبة: من الناس المحسوبين أجاب {estimate} بـ«{answer}» عن «{question}».</translation>
    </message>
    <message>
        <source>The mean true answer to “{question}” is about {estimate} ({level} CI {low} to {high}; {n} interviews).</source>
        <translation>تقول {n} من المقابلات: متوسط الإجابات الحقيقية عن «{question}» نحو {estimate}؛ وبمستوى ثقة {level} يقع متوسطها بين {low} و{high}.</translation>
    </message>
    <message>
        <source>In the group “{group}”, the mean true answer to “{question}” is about {estimate} ({level} CI {low} to {high}; {n} interviews).</source>
        <translation>تقول {n} من المقابلات في المجموعة «{group}»: متوسط الإجابات الحقيقية عن «{question}» نحو {estimate}؛ وبمستوى ثقة {level} يقع متوسطها بين {low} و{high}.</translation>
    </message>
    <message>
        <source>The mean true answer to “{question}” is about {estimate} ({n} interviews); its uncertainty cannot be estimated.</source>
        <translation>تقول {n} من المقابلات: متوسط الإجابات الحقيقية عن «{question}» نحو {estimate}؛ ولا يمكن معرفة مدى بُعد ذلك عن الحقيقة.</translation>
    </message>
    <message>
        <source>The mean answer to the harmless question used with “{question}” is about {estimate} ({level} CI {low} to {high}; {n} interviews).</source>
        <translation>تقول {n} من المقابلات: متوسط الإجابات عن السؤال غير الحساس المرافق لـ«{question}» نحو {estimate}؛ وبمستوى ثقة {level} يقع متوسطها بين {low} و{high}.</translation>
    </message>
    <message>
        <source>Also for “{question}”: {answer}, about {estimate} ({level} CI {low} to {high}; {n} interviews).</source>
        <translation>تقول {n} من المقابلات عن «{question}» أيضاً: {answer}، نحو {estimate}؛ وبمستوى ثقة {level} تقع نسبتهم الحقيقية بين {low} و{high}.</translation>
    </message>
    <message>
        <source>Also for “{question}” in the group “{group}”: {answer}, about {estimate} ({level} CI {low} to {high}; {n} interviews).</source>
        <translation>تقول {n} من المقابلات في المجموعة «{group}» عن «{question}» أيضاً: {answer}، نحو {estimate}؛ وبمستوى ثقة {level} تقع نسبتهم الحقيقية بين {low} و{high}.</translation>
    </message>
    <message>
        <source>Also for “{question}”: {answer}, about {points} percentage points ({level} CI {low_points} to {high_points}; {n} interviews); 0 means no difference.</source>
        <translation>تقول {n} من المقابلات عن «{question}» أيضاً: {answer}، نحو {points} من النقاط المئوية؛ وبمستوى ثقة {level} يقع الفرق الحقيقي بين {low_points} و{high_points}، و0 يعني لا فرق.</translation>
    </message>
    <message>
        <source>People can choose several answers here, so the shares need not add up to 100 %.</source>
        <translation>يمكن للناس هنا اختيار عدة إجابات، فلا يلزم أن يكون مجموع النسب 100 %.</translation>
    </message>
    <message>
        <source>This interval is short because impossible shares were cut off it, not because much is known: the standard error is {se} percentage points.</source>
        <translation>هذه الفترة قصيرة لأن حصصاً مستحيلة قُطعت منها، لا لأن المعروف كثير: الخطأ المعياري {se} نقطة مئوية.</translation>
    </message>
    <message>
        <source>The reports vary less than the coins alone would make them, so the standard error shown is that of the coins.</source>
        <translation>تتباين الردود أقل مما تجعلها القطع النقدية وحدها تتباين، لذلك فالخطأ المعياري هو ما تسببه القطع النقدية.</translation>
    </message>
    <message>
        <source>This interval contains every possible share: so few interviews with these coins give no information about it.</source>
        <translation>كل نسبة ممكنة تقع في هذه الفترة: مقابلات قليلة كهذه مع هذه القطع النقدية لا تقول شيئاً عنها.</translation>
    </message>
    <message>
        <source>This interval is {width} percentage points wide, so little is known; four times as many interviews would make it about half as wide.</source>
        <translation>عرض هذه الفترة {width} من النقاط المئوية وهي لا تقول إلا القليل؛ أربعة أضعاف المقابلات تجعلها بنحو نصف هذا العرض.</translation>
    </message>
    <message>
        <source>No coins were used here: all of the uncertainty comes from sampling. It does not include people who did not answer truthfully.</source>
        <translation>لم تُستخدم قطع نقدية هنا: كل عدم اليقين يأتي من سؤال عينة من الناس، ولا يشمل من لم يقولوا الحقيقة.</translation>
    </message>
    <message>
        <source>One interview is too few to estimate how uncertain this is.</source>
        <translation>مقابلة واحدة لا تكفي لمعرفة مقدار عدم اليقين هنا.</translation>
    </message>
    <message>
        <source>An estimated {estimate} belong here: {answers} ({level} CI {low} to {high}; {n} people who answered all of these questions).</source>
        <translation>أجاب {n} من الأشخاص عن كل هذه الأسئلة، ونحو {estimate} من أمثالهم ينتمون حقاً إلى هنا: {answers}؛ وبمستوى ثقة {level} ما بين {low} و{high}.</translation>
    </message>
    <message>
        <source>The answer “{answer}” to “{question}” is about {points} percentage points more frequent in “{first}” than in “{second}” ({level} CI of the difference {low} to {high}).</source>
        <translation>الإجابة «{answer}» عن «{question}» أكثر تكراراً حقاً بنحو {points} من النقاط المئوية في «{first}» منها في «{second}»؛ وبمستوى ثقة {level} تقع الحصة في الأولى ناقص الحصة في الثانية بين {low} و{high}.</translation>
    </message>
    <message>
        <source>The answer “{answer}” to “{question}” is about {points} percentage points less frequent in “{first}” than in “{second}” ({level} CI of the difference {low} to {high}).</source>
        <translation>الإجابة «{answer}» عن «{question}» أقل تكراراً حقاً بنحو {points} من النقاط المئوية في «{first}» منها في «{second}»؛ وبمستوى ثقة {level} تقع الحصة في الأولى ناقص الحصة في الثانية بين {low} و{high}.</translation>
    </message>
    <message>
        <source>The odds of the answer “{answer}” to “{question}” are about {estimate} times as high in “{first}” as in “{second}” ({level} CI {low} to {high}); 1 means no difference.</source>
        <translation>أرجحية (odds) الإجابة «{answer}» عن «{question}» في «{first}» نحو {estimate} أضعاف ما هي في «{second}»؛ وبمستوى ثقة {level} ما بين {low} و{high} أضعاف، و1 يعني لا فرق.</translation>
    </message>
    <message>
        <source>If answers were distributed in the same way in “{first}” and “{second}”, reports that differ at least as much as these would have a probability of {p}.</source>
        <translation>لو كانت كل الإجابات موزعة بالتساوي في «{first}» و«{second}»، لظهرت ردود تختلف بقدر هذه أو أكثر باحتمال {p}.</translation>
    </message>
    <message>
        <source>The correlation of the two answers is about {estimate} ({level} CI {low} to {high}); 0 means no straight-line relation, 1 and -1 are perfect ones.</source>
        <translation>الارتباط بين الإجابتين نحو {estimate}: ‏0 يعني لا علاقة خطية، و1 و-1 علاقتان تامتان؛ وبمستوى ثقة {level} يقع بين {low} و{high}.</translation>
    </message>
    <message>
        <source>This number cannot be estimated from these reports.</source>
        <translation>هذه الردود لا تدل على هذا العدد.</translation>
    </message>
    <message>
        <source>The estimate is about {estimate}; its uncertainty cannot be estimated.</source>
        <translation>تعطي الردود نحو {estimate}، ولا تبيّن مدى عدم اليقين في ذلك.</translation>
    </message>
    <message>
        <source>This is more than chance explains, if it is the only comparison that you make.</source>
        <translation>إذن هناك فرق يتجاوز الصدفة، إذا نُظر إلى هذا وحده.</translation>
    </message>
    <message>
        <source>This is compatible with no difference.</source>
        <translation>هذا متوافق مع عدم وجود فرق.</translation>
    </message>
    <message>
        <source>“{item}” has rank {rank}, with an expected utility of {utility} ({level} probability: {low} to {high}); the probability that it is really the best is {best}.</source>
        <translation>لـ«{item}» المرتبة {rank} بمنفعة متوقعة {utility} (باحتمال {level}: من {low} إلى {high})؛ واحتمال أن يكون الأفضل حقاً بين الجميع هو {best}.</translation>
    </message>
    <message>
        <source>The probability that it is really above the next one is {above}.</source>
        <translation>هو حقاً فوق الذي تحته باحتمال {above}.</translation>
    </message>
    <message>
        <source>“{first}” is really above “{second}” with a probability of {probability}.</source>
        <translation>«{first}» فوق «{second}» حقًا باحتمال {probability}.</translation>
    </message>
    <message>
        <source>To turn the answers of “{first}” into those of “{second}”, people would have to move by about {distance} answer steps on average ({level} CI {low} to {high}).</source>
        <translation>لتصبح إجابات «{first}» مثل إجابات «{second}»، يلزم أن ينتقل الناس بنحو {distance} من درجات الإجابة في المتوسط؛ وبمستوى ثقة {level} من {low} إلى {high}.</translation>
    </message>
    <message>
        <source>To turn the answers of “{first}” into those of “{second}”, about {share} of the people would have to answer differently ({level} CI {low} to {high}).</source>
        <translation>لتصبح إجابات «{first}» مثل إجابات «{second}»، يلزم أن يجيب نحو {share} من الناس إجابة أخرى؛ وبمستوى ثقة {level} من {low} إلى {high}.</translation>
    </message>
    <message>
        <source>To turn the answers of “{first}” into those of “{second}” would cost about {distance} per person on average ({level} CI {low} to {high}).</source>
        <translation>جعل إجابات «{first}» مثل إجابات «{second}» يكلف نحو {distance} للشخص في المتوسط؛ وبثقة {level} من {low} إلى {high}.</translation>
    </message>
    <message>
        <source>The plain distance between the estimates is {plain}; the part that sampling and coins alone cause on average is subtracted.</source>
        <translation>المسافة البسيطة بين التقديرات {plain}؛ ويُطرح منها ما تسببه المعاينة والقطع النقدية وحدها في المتوسط.</translation>
    </message>
    <message>
        <source>If both groups gave the same answers, a distance at least this large would have a probability of {p}.</source>
        <translation>لو أجاب الطرفان بالتساوي، لظهرت مسافة كهذه أو أكبر باحتمال {p}.</translation>
    </message>
    <message>
        <source>With all other predictors equal, “{term}” multiplies the odds of “yes” by {ratio} ({level} CI {low} to {high}); 1 means no relation.</source>
        <translation>مع تساوي كل المتغيرات التفسيرية الأخرى، يقترن «{term}» بأرجحية لـ«نعم» قدرها {ratio} أضعاف؛ وبمستوى ثقة {level} من {low} إلى {high} أضعاف، و1 يعني لا علاقة.</translation>
    </message>
    <message>
        <source>With all other predictors equal, each step up on “{term}” multiplies the odds of “yes” by {ratio} ({level} CI {low} to {high}); 1 means no relation.</source>
        <translation>مع تساوي كل المتغيرات التفسيرية الأخرى، تقترن كل درجة زيادة في «{term}» بأرجحية لـ«نعم» قدرها {ratio} أضعاف؛ وبمستوى ثقة {level} من {low} إلى {high} أضعاف، و1 يعني لا علاقة.</translation>
    </message>
    <message>
        <source>“{term}” names the answer first, then the predictor: with all other predictors equal, the odds of this answer versus the first one are {ratio} times as high ({level} CI {low} to {high}).</source>
        <translation>الاسم الأول في «{term}» هو الإجابة والثاني هو المتغير التفسيري: مع تساوي كل المتغيرات التفسيرية الأخرى، أرجحية هذه الإجابة مقابل الأولى {ratio} أضعاف؛ وبمستوى ثقة {level} من {low} إلى {high} أضعاف.</translation>
    </message>
    <message>
        <source>With all other predictors equal, “{term}” changes the mean answer by {estimate} ({level} CI {low} to {high}); 0 means no relation.</source>
        <translation>مع تساوي كل المتغيرات التفسيرية الأخرى، يقترن «{term}» بمتوسط إجابة أعلى بمقدار {estimate} (أدنى إذا كان سالباً)؛ وبمستوى ثقة {level} من {low} إلى {high}، و0 يعني لا علاقة.</translation>
    </message>
    <message>
        <source>“{term}” belongs to another part of the model: about {estimate} ({level} CI {low} to {high}).</source>
        <translation>ينتمي «{term}» إلى جزء آخر من النموذج: نحو {estimate}، وبمستوى ثقة {level} من {low} إلى {high}.</translation>
    </message>
    <message>
        <source>“{term}” is at the limit of what is possible, about {estimate}; its uncertainty cannot be estimated.</source>
        <translation>يقع «{term}» عند طرف الممكن، نحو {estimate}: لا يمكن معرفة عدم اليقين فيه.</translation>
    </message>
    <message>
        <source>If all {n} people had answered “{answer}” to “{question}” and all else stayed the same, the model expects a mean answer of about {estimate} ({level} CI {low} to {high}).</source>
        <translation>لو أجاب كل الأشخاص، وعددهم {n}، بـ«{answer}» عن «{question}» وبقي كل شيء آخر كما هو، يتوقع النموذج متوسط إجابة نحو {estimate}؛ وبمستوى ثقة {level} من {low} إلى {high}.</translation>
    </message>
    <message>
        <source>The coefficient of “{term}” is {estimate} where the other part of its interaction is at its reference, or a number at 0 ({level} CI {low} to {high}); 0 means no relation there.</source>
        <translation>معامل «{term}» هو {estimate} حيث يكون ما يتفاعل معه عند مرجعه (والعدد عند 0)؛ وبمستوى ثقة {level} من {low} إلى {high}، و0 يعني لا علاقة هناك.</translation>
    </message>
    <message>
        <source>“{term}” is an interaction: the coefficient of one part changes by {estimate} with each step of the other, or in its category ({level} CI {low} to {high}); 0 means no interaction.</source>
        <translation>«{term}» تفاعل: معامل أحد الجزأين أعلى بمقدار {estimate} (أدنى إن كان سالبًا) مع كل درجة من الآخر أو في فئته؛ وبمستوى ثقة {level} من {low} إلى {high}، و0 يعني لا تفاعل.</translation>
    </message>
    <message>
        <source>“{term}” is one part of a curve and is read together with the others; its coefficient is {estimate} ({level} CI {low} to {high}).</source>
        <translation>«{term}» جزء من منحنى ويُقرأ مع بقية أجزائه؛ معامله {estimate}، وبمستوى ثقة {level} من {low} إلى {high}.</translation>
    </message>
    <message>
        <source>With all other predictors equal, “{term}” changes the {link} of the share of “yes” by {estimate} ({level} CI {low} to {high}); 0 means no relation. The predictions show what that means as a share.</source>
        <translation>مع تساوي كل المتغيرات التفسيرية الأخرى، يقترن «{term}» بـ{link} لنسبة «نعم» أعلى بمقدار {estimate} (أدنى إن كان سالبًا)؛ وبمستوى ثقة {level} من {low} إلى {high}، و0 يعني لا علاقة. وتبيّن التنبؤات ما يعنيه ذلك كنسبة.</translation>
    </message>
    <message>
        <source>probit</source>
        <translation>بروبيت</translation>
    </message>
    <message>
        <source>complementary log-log</source>
        <translation>لوغاريتم اللوغاريتم المتمم</translation>
    </message>
    <message>
        <source>This shows an association, not a cause.</source>
        <translation>يبيّن هذا ما يقترن بعضه ببعض، لا ما يسبب الآخر.</translation>
    </message>
    <message>
        <source>model-based (observed information)</source>
        <translation>كما يعطيها النموذج (المعلومات المرصودة)</translation>
    </message>
    <message>
        <source>robust (sandwich)</source>
        <translation>متينة (شطيرة)</translation>
    </message>
    <message>
        <source>The fit: {n} interviews, {left_out} with a missing answer left out; log likelihood {likelihood}, AIC {aic}, BIC {bic}; standard errors: {errors}.</source>
        <translation>الملاءمة: {n} من المقابلات، واستُبعد {left_out} لإجابة مفقودة؛ لوغاريتم الإمكان {likelihood}، AIC {aic}، BIC {bic}؛ الأخطاء المعيارية: {errors}.</translation>
    </message>
    <message>
        <source>Hosmer–Lemeshow test of the fit: χ² = {statistic} on {freedom} degrees of freedom, p = {p}. A small p says that the model does not fit.</source>
        <translation>اختبار هوسمر–ليمشو للملاءمة: χ² = {statistic} عند {freedom} درجات حرية، p = {p}. وصِغر p يعني أن النموذج غير ملائم.</translation>
    </message>
    <message>
        <source>The fit: {n} interviews, {left_out} with a missing answer left out; standard errors: {errors}.</source>
        <translation>المطابقة: {n} مقابلة، تُرك {left_out} منها لإجابة ناقصة؛ الأخطاء المعيارية: {errors}.</translation>
    </message>
    <message>
        <source>With the answer “{answer}” to “{question}” instead of “{reference}”, the share of “{outcome}” changes by {estimate} percentage points on average ({level} CI {low} to {high}).</source>
        <translation>مع الإجابة «{answer}» عن «{question}» بدل «{reference}» تتغيّر نسبة «{outcome}» بمقدار {estimate} نقطة مئوية في المتوسط (فترة ثقة {level} من {low} إلى {high}).</translation>
    </message>
    <message>
        <source>With one more of “{question}”, the share of “{outcome}” changes by {estimate} percentage points on average ({level} CI {low} to {high}).</source>
        <translation>مع زيادة واحد في «{question}» تتغيّر نسبة «{outcome}» بمقدار {estimate} نقطة مئوية في المتوسط (فترة ثقة {level} من {low} إلى {high}).</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>المشروع</translation>
    </message>
    <message>
        <source>Every interview as a row: direct answers ({direct}) as given, the others ({randomized}) as reports with coins, and the kiosk. Anybody who finds a person&apos;s row by the direct answers knows these for certain, and about the others what this account says.</source>
        <translation>كل مقابلة في صف: الإجابات المباشرة ({direct}) كما أُعطيت، والأخرى ({randomized}) ردوداً بالقطع النقدية، والكشك. من يجد صف شخص بإجاباته المباشرة يعرف هذه يقيناً، ويعرف من الأخرى ما يقوله الحساب.</translation>
    </message>
    <message>
        <source>Keep it on an encrypted disk, and give it only to people who may see every answer.</source>
        <translation>احفظه على قرص مشفَّر، ولا تعطه إلا لمن يجوز لهم رؤية كل إجابة.</translation>
    </message>
    <message>
        <source>Collection file</source>
        <translation>ملف جمع</translation>
    </message>
    <message>
        <source>The same rows of one kiosk, the first and the last day, and how many interviews were broken off. It has no times and no order.</source>
        <translation>الصفوف نفسها لكشك واحد، واليوم الأول واليوم الأخير، وعدد المقابلات المتوقفة. ليس فيه أوقات ولا ترتيب.</translation>
    </message>
    <message>
        <source>Protect it like filled-in questionnaires. With an analyst&apos;s key in the survey nobody else can read it.</source>
        <translation>انقله كما تنقل استبيانات معبأة. ومع مفتاح محلل في الاستبيان لا يستطيع أحد غيره قراءته.</translation>
    </message>
    <message>
        <source>Without the private key of {key}: the kiosk, the days and the number of interviews, but no report.</source>
        <translation>بلا المفتاح الخاص {key}: الكشك والأيام وعدد المقابلات، ولا رد واحد.</translation>
    </message>
    <message>
        <source>Counts and shares of groups. Small groups are listed as soon as there are interviews.</source>
        <translation>أعداد المجموعات ونسبها. ويظهر مدى صغر المجموعات حين توجد مقابلات.</translation>
    </message>
    <message>
        <source>Counts and shares of groups, some of fewer than {smallest} people. If all of a small group gave the same direct answer, everybody&apos;s answer in it is known; for reports with coins, this account applies to each of them.</source>
        <translation>أعداد المجموعات ونسبها، وبعضها أقل من {smallest} أشخاص. وحيث أعطى كل أفراد مجموعة صغيرة الإجابة المباشرة نفسها تصبح إجابة كل واحد منهم معروفة؛ ومع القطع النقدية يسري الحساب على كل منهم.</translation>
    </message>
    <message>
        <source>The shares of all reports, from which the counts follow. Anybody who knows all other respondents&apos; reports learns the last report, and about its answer what this account says.</source>
        <translation>نسب كل الردود، ومنها تُعرف الأعداد. من يعرف ردود كل المجيبين الآخرين يعرف رد الأخير، ويعرف من إجابته ما يقوله الحساب.</translation>
    </message>
    <message>
        <source>The difference between them is what was added in between. If that is one interview, the difference in the counts is its record: direct answers ({direct}) for certain, the others ({randomized}) as reports with coins.</source>
        <translation>ما يختلف بينهما هو ما جاء بينهما. فإذا كان ذلك مقابلة واحدة، ففرق الأعداد هو سجلها: الإجابات المباشرة ({direct}) يقيناً، والأخرى ({randomized}) ردوداً بالقطع النقدية.</translation>
    </message>
    <message>
        <source>If trained on reports with coins, they reveal no more than the reports do. If trained on a table of true values, they reveal what their own ε allows, which is on the model&apos;s card.</source>
        <translation>إذا تُعلّما من ردود بالقطع النقدية فلا يقولان أكثر مما تقوله الردود. وإذا تُعلّما من جدول قيم صحيحة فيقولان ما تقوله ε الخاصة بهما، وهي مذكورة في بطاقة النموذج.</translation>
    </message>
    <message>
        <source>Counts by kiosk and day range, and shares of reports by kiosk; no single interview.</source>
        <translation>أعداد بحسب الكشك ومدى الأيام، ونسب الردود بحسب الكشك؛ ولا مقابلة فيها.</translation>
    </message>
    <message>
        <source>What was asked and with which coins. It contains no answers.</source>
        <translation>ما سُئل وبأي قطع نقدية. لا يحوي أي إجابة.</translation>
    </message>
    <message>
        <source>Opened totals, and a project with them</source>
        <translation>مجاميع مفتوحة، ومشروع يحتويها</translation>
    </message>
    <message>
        <source>How many interviews have each report, and each combination of reports that is counted ({tallies} tallies). There is no row of anybody. Who knows that a person is the only one in a cell knows what was counted of that person there.</source>
        <translation>عدد المقابلات لكل إجابة مسجَّلة ولكل تركيبة تُحصى ({tallies} حصائل). لا يوجد صف لأي أحد. من يعرف أن شخصًا هو الوحيد في خانة يعرف ما عُدّ عنه فيها.</translation>
    </message>
    <message>
        <source>Publish estimates. Give the counts only to people who may see every cell.</source>
        <translation>انشر التقديرات. لا تعط الأعداد إلا لمن يجوز لهم رؤية كل خانة.</translation>
    </message>
    <message>
        <source>Totals of two lists of files</source>
        <translation>مجاميع قائمتي ملفات</translation>
    </message>
    <message>
        <source>Their difference is a total of the interviews that one list has and the other has not. Trustees sign no list that would tell fewer than {together} interviews apart.</source>
        <translation>الفرق بينهما مجموع المقابلات التي في إحداهما دون الأخرى. لا يوقّع الأمناء قائمة تميّز أقل من {together} مقابلة.</translation>
    </message>
    <message>
        <source>Open few lists. Trustees keep their memory of signed lists with their key.</source>
        <translation>افتح قوائم قليلة. يحتفظ الأمناء مع مفاتيحهم بذاكرة القوائم الموقَّعة.</translation>
    </message>
    <message>
        <source>Tally file</source>
        <translation>ملف حصيلة</translation>
    </message>
    <message>
        <source>The kiosk, the days and the number of interviews, and no report. After {signatures} trustees have signed a list, any {threshold} of {trustees} open its totals together. As many who break the rules can open any file.</source>
        <translation>الكشك والأيام وعدد المقابلات، ولا أي إجابة. بعد أن يوقّع {signatures} من الأمناء قائمة، يفتح أي {threshold} من {trustees} مجاميعها معًا. ويستطيع مثل هذا العدد ممن يخالفون القواعد فتح أي ملف.</translation>
    </message>
    <message>
        <source>Choose trustees who do not depend on each other.</source>
        <translation>اختر أمناء لا يعتمد بعضهم على بعض.</translation>
    </message>
    <message>
        <source>Keep the private key apart from the files.</source>
        <translation>احفظ المفتاح الخاص بعيداً عن الملفات.</translation>
    </message>
    <message>
        <source>Estimates by group</source>
        <translation>التقديرات بحسب المجموعة</translation>
    </message>
    <message>
        <source>Counts and shares of groups. No single direct question has a group of fewer than {smallest} people now.</source>
        <translation>أعداد المجموعات ونسبها. لا يوجد الآن سؤال مباشر واحد فيه مجموعة أقل من {smallest} أشخاص.</translation>
    </message>
    <message>
        <source>Publish no group of fewer than {smallest} people: merge categories, or group by a coarser question.</source>
        <translation>لا تنشر أي مجموعة أقل من {smallest} أشخاص: ادمج الفئات، أو صنّف بسؤال أقل تفصيلاً.</translation>
    </message>
    <message>
        <source>Estimates of everybody</source>
        <translation>تقديرات الجميع</translation>
    </message>
    <message>
        <source>May be published.</source>
        <translation>يجوز نشرها.</translation>
    </message>
    <message>
        <source>Two exports of one survey</source>
        <translation>تصديران لاستبيان واحد</translation>
    </message>
    <message>
        <source>Publish at the end, or after at least {smallest} more interviews in every group that is shown.</source>
        <translation>انشر في النهاية، أو بعد {smallest} مقابلات إضافية على الأقل في كل مجموعة معروضة.</translation>
    </message>
    <message>
        <source>Model and synthetic table</source>
        <translation>النموذج والجدول الاصطناعي</translation>
    </message>
    <message>
        <source>Add the ε in the card to this account for people who are in both.</source>
        <translation>أضف ε المذكورة في البطاقة إلى هذا الحساب لمن هم في الاثنين.</translation>
    </message>
    <message>
        <source>Quality tables</source>
        <translation>جداول الجودة</translation>
    </message>
    <message>
        <source>For the field team. Kiosks with fewer than {smallest} interviews are small groups.</source>
        <translation>لفريق الميدان. الأكشاك التي فيها أقل من {smallest} مقابلات مجموعات صغيرة.</translation>
    </message>
    <message>
        <source>Survey file</source>
        <translation>ملف الاستبيان</translation>
    </message>
    <message>
        <source>May be published, so that everybody can check ε.</source>
        <translation>يجوز نشره، ليتمكن الجميع من التحقق من ε.</translation>
    </message>
    <message>
        <source>certain</source>
        <translation>مؤكد</translation>
    </message>
    <message>
        <source>impossible</source>
        <translation>مستحيل</translation>
    </message>
    <message>
        <source>almost certain</source>
        <translation>شبه مؤكد</translation>
    </message>
    <message>
        <source>almost impossible</source>
        <translation>شبه مستحيل</translation>
    </message>
    <message>
        <source>The answer is recorded as it is given: anybody who sees the record knows it.</source>
        <translation>تُسجَّل الإجابة كما أُعطيت: من يرى السجل يعرفها.</translation>
    </message>
    <message>
        <source>The answer is recorded as it is given, in people’s own words: anybody who sees the record knows it, and it may name them.</source>
        <translation>تُسجَّل الإجابة كما أُعطيت، بكلمات الناس أنفسهم: من يرى السجل يعرفها، وقد تذكر أسماءهم.</translation>
    </message>
    <message>
        <source>Someone who gave “{answer}” a chance of {prior} beforehand would, after seeing the record, give it between {low} and {high}.</source>
        <translation>من كان يقدّر قبل ذلك احتمال «{answer}» بـ {prior} يقدّره بعد رؤية السجل بما بين {low} و{high}.</translation>
    </message>
    <message>
        <source>Someone who gave any one answer a chance of {prior} beforehand would, after seeing the record, give it between {low} and {high}.</source>
        <translation>من كان يقدّر قبل ذلك احتمال أي إجابة بـ {prior} يقدّره بعد رؤية السجل بما بين {low} و{high}.</translation>
    </message>
    <message>
        <source>Someone who gave “{answer}” a chance of {prior} beforehand would, after seeing the record, give it at most {high}; but some reports rule it out.</source>
        <translation>من كان يقدّر قبل ذلك احتمال «{answer}» بـ {prior} يقدّره بعد رؤية السجل بـ {high} على الأكثر؛ لكن بعض الردود تستبعدها.</translation>
    </message>
    <message>
        <source>Someone who gave any one answer a chance of {prior} beforehand would, after seeing the record, give it at most {high}; but some reports rule answers out.</source>
        <translation>من كان يقدّر قبل ذلك احتمال أي إجابة بـ {prior} يقدّره بعد رؤية السجل بـ {high} على الأكثر؛ لكن بعض الردود تستبعد إجابات.</translation>
    </message>
    <message>
        <source>In the worst case a report leaves no doubt that the answer is “{answer}”, whatever somebody thought before.</source>
        <translation>في أسوأ حالة لا يترك الرد أي شك في «{answer}»، مهما كان الظن من قبل.</translation>
    </message>
    <message>
        <source>No limit is known: it depends on how likely the numbers are as answers to the harmless question.</source>
        <translation>لا يُعرف حد: يتوقف ذلك على مدى احتمال الأعداد إجاباتٍ عن السؤال غير الحساس.</translation>
    </message>
    <message>
        <source>{share} of the respondents, chosen at random, are asked directly: their answers are known.</source>
        <translation>يُسأل {share} من المجيبين، مسحوبين بالقطع النقدية، مباشرة: إجاباتهم معروفة.</translation>
    </message>
    <message>
        <source>No question has coins: anybody who sees a record knows every answer.</source>
        <translation>لا سؤال فيه قطع نقدية: من يرى السجل يعرف كل إجابة.</translation>
    </message>
    <message>
        <source>All randomized questions together, at worst: someone who gave a fact a chance of {prior} beforehand would, after seeing the whole record, give it at most {high}.</source>
        <translation>كل الأسئلة المعشّاة معًا، في أسوأ حالة: من كان يقدّر قبل ذلك احتمال أمر بـ {prior} يقدّره بعد رؤية السجل كله بـ {high} على الأكثر.</translation>
    </message>
    <message>
        <source>All randomized questions of all {waves} waves together, at worst: someone who gave a fact a chance of {prior} beforehand and can link the records of one person would then give it at most {high}.</source>
        <translation>كل الأسئلة المعشّاة في الموجات الـ{waves} كلها معًا، في أسوأ حالة: من كان يقدّر قبل ذلك احتمال أمر بـ {prior} ويستطيع ربط سجلات الشخص الواحد يقدّره بعدئذ بـ {high} على الأكثر.</translation>
    </message>
    <message>
        <source>All randomized questions together have no known limit: at least one of them can rule an answer out, or what it reveals is not known.</source>
        <translation>ليس لكل الأسئلة العشوائية معاً حد معروف: واحد منها على الأقل قد يستبعد إجابة، أو لا يمكن لأحد أن يعرف مقدار ما يكشفه.</translation>
    </message>
    <message>
        <source>No tally counts this question, so nothing of its answers is kept.</source>
        <translation>لا تعدّ أي حصيلة هذا السؤال، فلا يُحفظ شيء من إجاباته.</translation>
    </message>
    <message>
        <source>The answer is counted as it is given, in totals: who is alone in a cell of an opened total can be known by it.</source>
        <translation>تُعدّ الإجابة كما أُعطيت، في مجاميع: من كان وحده في خانة من مجموع مفتوح قد تُعرف إجابته.</translation>
    </message>
    <message>
        <source>Someone who gave “{answer}” a chance of {prior} beforehand would, even after seeing what was counted of this person, give it between {low} and {high}.</source>
        <translation>من كان يقدّر قبل ذلك احتمال «{answer}» بـ {prior} يقدّره حتى بعد رؤية ما عُدّ من هذا الشخص بما بين {low} و{high}.</translation>
    </message>
    <message>
        <source>Someone who gave any one answer a chance of {prior} beforehand would, even after seeing what was counted of this person, give it between {low} and {high}.</source>
        <translation>من كان يقدّر قبل ذلك احتمال أي إجابة بـ {prior} يقدّره حتى بعد رؤية ما عُدّ من هذا الشخص بما بين {low} و{high}.</translation>
    </message>
    <message>
        <source>Someone who gave “{answer}” a chance of {prior} beforehand would, even after seeing what was counted of this person, give it at most {high}; but some reports rule it out.</source>
        <translation>من كان يقدّر قبل ذلك احتمال «{answer}» بـ {prior} يقدّره حتى بعد رؤية ما عُدّ من هذا الشخص بـ {high} على الأكثر؛ لكن بعض الردود تستبعدها.</translation>
    </message>
    <message>
        <source>Someone who gave any one answer a chance of {prior} beforehand would, even after seeing what was counted of this person, give it at most {high}; but some reports rule answers out.</source>
        <translation>من كان يقدّر قبل ذلك احتمال أي إجابة بـ {prior} يقدّره حتى بعد رؤية ما عُدّ من هذا الشخص بـ {high} على الأكثر؛ لكن بعض الردود تستبعد إجابات.</translation>
    </message>
    <message>
        <source>“{report}” is never counted for “{answer}”: it rules that answer out.</source>
        <translation>لا تُعدّ «{report}» أبداً عن «{answer}»: فهي تستبعد تلك الإجابة.</translation>
    </message>
    <message>
        <source>{share} of the respondents, chosen at random, are asked directly: their answers are counted as they are.</source>
        <translation>يُسأل {share} من المجيبين، مسحوبين عشوائيًا، مباشرة: تُعدّ إجاباتهم كما هي.</translation>
    </message>
    <message>
        <source>No question has coins: what is counted of a person is what the person answered.</source>
        <translation>لا سؤال فيه قطع نقدية: ما يُعدّ من شخص هو ما أجاب به.</translation>
    </message>
    <message>
        <source>All randomized questions together, at worst: someone who gave a fact a chance of {prior} beforehand would, even after seeing all that was counted of this person, give it at most {high}.</source>
        <translation>كل الأسئلة المعشّاة معًا، في أسوأ حالة: من كان يقدّر قبل ذلك احتمال أمر بـ {prior} يقدّره حتى بعد رؤية كل ما عُدّ من هذا الشخص بـ {high} على الأكثر.</translation>
    </message>
    <message>
        <source>All randomized questions of all {waves} waves together, at worst: someone who gave a fact a chance of {prior} beforehand and saw all that was counted of one person would then give it at most {high}.</source>
        <translation>كل الأسئلة المعشّاة في الموجات الـ{waves} كلها معًا، في أسوأ حالة: من كان يقدّر قبل ذلك احتمال أمر بـ {prior} ورأى كل ما عُدّ من شخص واحد يقدّره بعدئذ بـ {high} على الأكثر.</translation>
    </message>
    <message>
        <source>Some reports rule answers out, so in the worst case one answer is left.</source>
        <translation>بعض الردود تستبعد إجابات، فتبقى في أسوأ حالة إجابة واحدة.</translation>
    </message>
    <message>
        <source>“{report}” is never recorded for “{answer}”: it rules that answer out.</source>
        <translation>لا تُسجَّل «{report}» أبداً عن «{answer}»: فهي تستبعد تلك الإجابة.</translation>
    </message>
    <message>
        <source>Nothing to do.</source>
        <translation>لا شيء يلزم فعله.</translation>
    </message>
    <message>
        <source>Do not use the estimate. The instruction was not followed, or the coins are not those of the survey: try the instruction on a few people, and look at the kiosks one by one.</source>
        <translation>لا تستخدم التقدير. إما أن التعليمات لم تُتبع، أو أن القطع النقدية ليست التي في الاستبيان: جرّب التعليمات مع بضعة أشخاص، وانظر إلى الأكشاك واحداً واحداً.</translation>
    </message>
    <message>
        <source>Nothing in these {interviews} interviews looks wrong, but forged reports and copied interviews would not be found at every kiosk, however many there are.</source>
        <translation>لا شيء في هذه المقابلات البالغ عددها {interviews} يبدو خاطئا، لكن البلاغات المزورة والمقابلات المنسوخة لن تُكتشف في كل كشك مهما كثرت.</translation>
    </message>
    <message>
        <source>No kiosk could be compared with another, so neither forged reports nor copied interviews would be found.</source>
        <translation>لم تمكن مقارنة أي كشك بآخر، فلن تُكتشف البلاغات المزورة ولا المقابلات المنسوخة.</translation>
    </message>
    <message>
        <source>Smaller shares need other means: compare the number of interviews with attendance lists, let a second surveyor ask some people again, and see who held the interviews.</source>
        <translation>تحتاج الحصص الأصغر إلى وسائل أخرى: قارن عدد المقابلات بقوائم الحضور، واجعل مستطلعا ثانيا يسأل بعض الناس مرة أخرى، وانظر من أجرى المقابلات.</translation>
    </message>
    <message>
        <source>At {count} of {kiosks} kiosks copied interviews would not be found: two people&apos;s records are too often the same by chance.</source>
        <translation>في {count} من {kiosks} أكشاك لن تُكتشف المقابلات المنسوخة: فسجلات شخصين تتطابق مصادفة كثيرا.</translation>
    </message>
    <message>
        <source>Copied or invented interviews look like this. Compare the number of interviews with the attendance list, and ask who held them.</source>
        <translation>هكذا تبدو المقابلات المنسوخة أو المختلقة. قارن عدد المقابلات بقائمة الحضور، واسأل من أجراها.</translation>
    </message>
    <message>
        <source>At kiosk {kiosk} {share} of {n} interviews were broken off or timed out, at the others {expected} (p = {p_value}).</source>
        <translation>في الكشك {kiosk} توقف أو انتهى وقت {share} من {n} من المقابلات، وفي الأكشاك الأخرى {expected} (p = {p_value}).</translation>
    </message>
    <message>
        <source>At kiosk {kiosk} {question} was not answered in {share} of {n} interviews, at the others in {expected} (p = {p_value}).</source>
        <translation>في الكشك {kiosk} لم يُجب عن {question} في {share} من {n} من المقابلات، وفي الأكشاك الأخرى {expected} (p = {p_value}).</translation>
    </message>
    <message>
        <source>{question}: {share} say yes with coins and {expected} when asked directly; the two do not agree (p = {p_value}).</source>
        <translation>{question}: يقول {share} نعم مع القطع النقدية و{expected} حين يُسألون مباشرة؛ والاثنان لا يتفقان (p = {p_value}).</translation>
    </message>
    <message>
        <source>{question}: the reports contradict that {report} (p = {p_value}).</source>
        <translation>{question}: تناقض الردود أن {report} (p = {p_value}).</translation>
    </message>
    <message>
        <source>The control {question} has “{report}” in {share} of {n} reports, and {expected} if everybody follows the instruction (p = {p_value}).</source>
        <translation>في سؤال الضبط {question} «{report}» في {share} من {n} من الردود، و{expected} إذا اتبع الجميع التعليمات (p = {p_value}).</translation>
    </message>
    <message>
        <source>{count} interviews have a random id that is also in another kiosk&apos;s file. Chance never does that.</source>
        <translation>في {count} من المقابلات معرّف عشوائي موجود أيضاً في ملف كشك آخر. لا تفعل الصدفة ذلك أبداً.</translation>
    </message>
    <message>
        <source>One kiosk&apos;s store was copied to another, or a file was made by hand. Find out which kiosk held the interviews, and leave the other&apos;s files out.</source>
        <translation>نُسخ مخزن كشك إلى كشك آخر، أو صُنع ملف يدوياً. اعرف أي كشك أجرى المقابلات، واستبعد ملفات الآخر.</translation>
    </message>
    <message>
        <source>An old copy of the kiosk&apos;s file was put back, or interviews were taken out. Ask who had the kiosk in between. The interviews of both exports are counted.</source>
        <translation>أُعيدت نسخة قديمة من ملف الكشك، أو حُذفت منه مقابلات. اسأل من كان عنده الكشك بينهما. مقابلات التصديرين كليهما محسوبة.</translation>
    </message>
    <message>
        <source>Kiosk {kiosk} has two different exports under one number: export {export} of batch {batch}.</source>
        <translation>للكشك {kiosk} تصديران مختلفان برقم واحد: التصدير {export} من الدفعة {batch}.</translation>
    </message>
    <message>
        <source>{question} was not answered in {missing} of {asked} interviews ({share}).</source>
        <translation>لم يُجب عن {question} في {missing} من {asked} من المقابلات ({share}).</translation>
    </message>
    <message>
        <source>At most {share} of those who were asked a question did not answer it ({question}).</source>
        <translation>لم يجب عن السؤال {share} على الأكثر ممن سُئلوا إياه ({question}).</translation>
    </message>
    <message>
        <source>Everybody answered every question that was asked.</source>
        <translation>أجاب الجميع عن كل سؤال طُرح عليهم.</translation>
    </message>
    <message>
        <source>{interviews} rows of tables.</source>
        <translation>{interviews} من صفوف الجداول.</translation>
    </message>
    <message>
        <source>{interviews} interviews from {kiosks} kiosks, each counted once.</source>
        <translation>{interviews} من المقابلات من {kiosks} من الأكشاك، كل منها معدودة مرة واحدة.</translation>
    </message>
    <message>
        <source>{interviews} interviews from one kiosk, each counted once.</source>
        <translation>{interviews} مقابلة من كشك واحد، عُدّت كل منها مرة واحدة.</translation>
    </message>
    <message>
        <source>{stopped} interviews ({share} of those begun) were broken off or timed out.</source>
        <translation>توقف أو انتهى وقت {stopped} من المقابلات ({share} مما بدأ).</translation>
    </message>
    <message>
        <source>One record moves an estimate by at most {influence} percentage points ({question}: {answer}).</source>
        <translation>يغيّر سجل واحد التقدير بمقدار {influence} من النقاط المئوية على الأكثر ({question}: {answer}).</translation>
    </message>
    <message>
        <source>No kiosk&apos;s reports differ from the others&apos; by more than chance (comparisons: {count}).</source>
        <translation>لا تختلف ردود أي كشك عن ردود غيره أكثر من الصدفة ({count} من المقارنات).</translation>
    </message>
    <message>
        <source>All reports lie in the feasible range of their designs (questions: {count}).</source>
        <translation>تقع كل الردود في المدى الممكن لتصاميمها ({count} من الأسئلة).</translation>
    </message>
    <message>
        <source>No kiosk repeats records more often than chance (kiosks: {count}).</source>
        <translation>لا يكرر أي كشك السجلات أكثر مما تفعله المصادفة (الأكشاك: {count}).</translation>
    </message>
    <message>
        <source>Answers with coins agree with those of people asked directly (questions: {count}).</source>
        <translation>تتفق الإجابات بالقطع النقدية مع إجابات من سُئلوا مباشرة ({count} من الأسئلة).</translation>
    </message>
    <message>
        <source>Do not use these estimates yet. Findings in {interviews} interviews that need an explanation: {act}; that need checking: {look}.</source>
        <translation>لا تستخدم هذه التقديرات بعد. ملاحظات في {interviews} من المقابلات تحتاج إلى تفسير: {act}؛ وتحتاج إلى نظر: {look}.</translation>
    </message>
    <message>
        <source>Nothing in these {interviews} interviews is impossible. Findings that need checking: {look}.</source>
        <translation>لا شيء مستحيل في هذه المقابلات، وعددها {interviews}. ملاحظات تحتاج إلى نظر: {look}.</translation>
    </message>
    <message>
        <source>Nothing in these {interviews} interviews looks wrong. The tests would probably (80 %) have found forged reports if they were {forged} or more of a kiosk&apos;s reports to one question, and copied interviews if they were {copied} or more of a kiosk&apos;s interviews; smaller numbers may have gone unnoticed.</source>
        <translation>لا شيء في هذه المقابلات البالغ عددها {interviews} يبدو خاطئا. باحتمال 80 % كانت الاختبارات ستكتشف البلاغات المزورة ابتداء من {forged} من بلاغات الكشك عن سؤال واحد، والمقابلات المنسوخة ابتداء من {copied} من مقابلات الكشك؛ وقد يوجد أقل من ذلك.</translation>
    </message>
    <message>
        <source>Nothing in these {interviews} interviews looks wrong. The tests would probably (80 %) have found forged reports if they were {forged} or more of a kiosk&apos;s reports to one question; they would not find copied interviews at every kiosk.</source>
        <translation>لا شيء في هذه المقابلات البالغ عددها {interviews} يبدو خاطئا. باحتمال 80 % كانت الاختبارات ستكتشف البلاغات المزورة ابتداء من {forged} من بلاغات الكشك عن سؤال واحد؛ أما المقابلات المنسوخة فلن تكتشفها في كل كشك.</translation>
    </message>
    <message>
        <source>Nothing in these {interviews} interviews looks wrong. The tests would probably (80 %) have found copied interviews if they were {copied} or more of a kiosk&apos;s interviews; they would not find forged reports at every kiosk.</source>
        <translation>لا شيء في هذه المقابلات البالغ عددها {interviews} يبدو خاطئا. باحتمال 80 % كانت الاختبارات ستكتشف المقابلات المنسوخة ابتداء من {copied} من مقابلات الكشك؛ أما البلاغات المزورة فلن تكتشفها في كل كشك.</translation>
    </message>
    <message>
        <source>Nothing in these {interviews} interviews looks wrong, but forged or copied interviews would not be found: no kiosk could be compared with another.</source>
        <translation>لا يبدو أي شيء خاطئًا في هذه المقابلات ({interviews})، لكن المقابلات المزوّرة أو المنسوخة لن تُكتشف: لم يمكن مقارنة أي كشك بآخر.</translation>
    </message>
    <message>
        <source>The tests would probably (80 %) have found forged reports if they were {low} (kiosk {first}) to {high} (kiosk {last}, {question}) or more of a kiosk&apos;s reports to one question; smaller numbers may have gone unnoticed.</source>
        <translation>كانت البلاغات المزورة ستُكتشف، باحتمال 80 %، ابتداء من {low} (الكشك {first}) إلى {high} (الكشك {last}، {question}) من بلاغات الكشك عن سؤال واحد؛ وقد يوجد أقل من ذلك.</translation>
    </message>
    <message>
        <source>At {count} of {kiosks} kiosks forged reports to some question would not be found, however many there are.</source>
        <translation>في {count} من {kiosks} أكشاك لن تُكتشف البلاغات المزورة عن سؤال ما مهما كثرت.</translation>
    </message>
    <message>
        <source>The tests would probably (80 %) have found copied interviews under new ids if they were {low} (kiosk {first}) to {high} (kiosk {last}) or more of a kiosk&apos;s interviews; smaller numbers may have gone unnoticed.</source>
        <translation>كانت المقابلات المنسوخة بمعرّفات جديدة ستُكتشف، باحتمال 80 %، ابتداء من {low} (الكشك {first}) إلى {high} (الكشك {last}) من مقابلات الكشك؛ وقد يوجد أقل من ذلك.</translation>
    </message>
    <message>
        <source>{question}: {count} of {kiosks} kiosks differ from the rest by more than chance. Either the places differ, or something is wrong with many kiosks.</source>
        <translation>{question}: يختلف {count} من {kiosks} من الأكشاك عن البقية أكثر من الصدفة. إما أن الأماكن مختلفة، أو أن هناك خللاً في أكشاك كثيرة.</translation>
    </message>
    <message>
        <source>If the places differ, this is to be expected. Compare within groups of a direct question that distinguishes them, and do not blame any one kiosk for this alone.</source>
        <translation>حيث تختلف الأماكن فهذا كما ينبغي. قارن داخل مجموعات سؤال مباشر يميّز بينها، ولا تعدّ أي كشك معيباً لهذا وحده.</translation>
    </message>
    <message>
        <source>Kiosk {kiosk} recorded “{report}” for {question} in {share} of {n} reports, comparable kiosks in {expected}. Chance alone hardly explains that (p = {p_value}, all tests together).</source>
        <translation>سجّل الكشك {kiosk} «{report}» لـ{question} في {share} من {n} من الردود، والأكشاك المماثلة في {expected}. لا تكاد الصدفة وحدها تفعل ذلك (p = {p_value}، كل الاختبارات معاً).</translation>
    </message>
    <message>
        <source>Kiosk {kiosk} differs from comparable kiosks in {questions}, most in {question}: “{report}” in {share} and not in {expected}. Chance alone hardly explains that.</source>
        <translation>يختلف الكشك {kiosk} عن الأكشاك المماثلة في {questions}، وأكثر ما يكون في {question}: «{report}» في {share} وليس في {expected}. لا تكاد الصدفة وحدها تفعل ذلك.</translation>
    </message>
    <message>
        <source>The people at its location may differ: compare within groups of a direct question. If nothing explains it, ask how the interviews were held and check the kiosk&apos;s coins.</source>
        <translation>قد يكون الناس مختلفين حيث يقف: قارن داخل مجموعات سؤال مباشر. وإذا لم يفسّره شيء فاسأل كيف أُجريت المقابلات وافحص القطع النقدية للكشك.</translation>
    </message>
    <message>
        <source>Kiosk {kiosk} recorded “{report}” for {question} in {share} of {n} reports. Whatever people answer, the design cannot lead to a share beyond {expected} (p = {p_value}).</source>
        <translation>سجّل الكشك {kiosk} «{report}» لـ{question} في {share} من {n} من الردود، ومهما كانت إجابات الناس، لا يؤدي التصميم إلى نسبة خارج {expected} (p = {p_value}).</translation>
    </message>
    <message>
        <source>No difference between places explains this. Leave the kiosk out until it is explained: check its coins, its program, and who touched it and how.</source>
        <translation>لا يفسّر هذا أي اختلاف بين الأماكن. استبعد الكشك حتى يُفسَّر الأمر: قطعه النقدية، أو برنامجه، أو من لمسه وكيف.</translation>
    </message>
    <message>
        <source>All kiosks together recorded “{report}” for {question} in {share} of {n} reports. Whatever people answer, the design cannot lead to a share beyond {expected} (p = {p_value}).</source>
        <translation>سجّلت كل الأكشاك معاً «{report}» لـ{question} في {share} من {n} من الردود، ومهما كانت إجابات الناس، لا يؤدي التصميم إلى نسبة خارج {expected} (p = {p_value}).</translation>
    </message>
    <message>
        <source>Kiosk {kiosk} has {pairs} pairs of identical interviews; chance makes about {by_chance}, and hardly ever so many of the rare ones (p = {p_value}).</source>
        <translation>لدى الكشك {kiosk} {pairs} من أزواج المقابلات المسجلة بالشكل نفسه؛ والمصادفة تنتج نحو {by_chance}، ونادرا ما تنتج هذا العدد من المقابلات النادرة (p = {p_value}).</translation>
    </message>
    <message>
        <source>Ask the surveyor what happens there: no quiet place, a missing language, people who are pressed to take part. People who leave may be different from those who stay.</source>
        <translation>اسأل الباحث عما يحدث هناك: لا مكان هادئ، أو لغة ناقصة، أو ضغط على الناس للمشاركة. قد يختلف من يغادر عمن يبقى.</translation>
    </message>
    <message>
        <source>Ask how the question is introduced there. People who skip it may be different from those who answer it.</source>
        <translation>اسأل كيف يُقدَّم السؤال هناك. قد يختلف من يتخطاه عمن يجيب عنه.</translation>
    </message>
    <message>
        <source>More “yes” with coins is what one hopes for if people are ashamed of a yes. Less with coins means that the instruction was not followed or that the coins are not right: check both before you use the estimate.</source>
        <translation>الأكثر مع القطع النقدية هو المأمول حيث يخجل الناس من نعم. أما الأقل معها فيدل على أن التعليمات لم تُتبع أو أن القطع النقدية ليست صحيحة: افحص الأمرين قبل استخدام التقدير.</translation>
    </message>
    <message>
        <source>Some people do not follow the instruction as the design assumes. Read their shares next to the answers in the estimates, and report them with the result.</source>
        <translation>بعض الناس لا يتبعون التعليمات كما يفترض التصميم. استخدم النسب المذكورة بجانب الإجابات في صفحة التقديرات، واذكرها مع النتيجة.</translation>
    </message>
    <message>
        <source>Some people touch any button. Use the estimates that are corrected by the control, and explain the instruction better in the next interviews.</source>
        <translation>بعض الناس يلمسون أي شيء. استخدم التقديرات المصحَّحة بسؤال الضبط، واشرح التعليمات شرحاً أفضل في المقابلات القادمة.</translation>
    </message>
    <message>
        <source>Export {later} of kiosk {kiosk} (batch {batch}) lacks interviews that its export {earlier} contains: {missing}.</source>
        <translation>تنقص التصدير {later} للكشك {kiosk} (الدفعة {batch}) مقابلات موجودة في تصديره {earlier}: {missing}.</translation>
    </message>
    <message>
        <source>The kiosk&apos;s folder was copied to a second device or restored from an old copy. Find out which devices asked people under this name, and what each of them has recorded.</source>
        <translation>نُسخ مجلد الكشك إلى جهاز ثانٍ أو أُعيد إلى حال سابقة. ابحث أي الأجهزة سألت الناس بهذا الاسم، وماذا سجّل كل منها.</translation>
    </message>
    <message>
        <source>The estimate describes those who answer. Say so when you report it, or ask why people skip the question.</source>
        <translation>يمثل التقدير من يجيبون. اذكر ذلك معه، أو اسأل لماذا يتخطى الناس السؤال.</translation>
    </message>
    <message>
        <source>Totals of {interviews} interviews, opened by trustees.</source>
        <translation>مجاميع {interviews} مقابلة فتحها الأمناء.</translation>
    </message>
    <message>
        <source>Trustees opened all kiosks together, so kiosks and single interviews cannot be compared. Each kiosk&apos;s number of interviews is in its file.</source>
        <translation>فتح الأمناء كل الأكشاك معًا، فلا يمكن مقارنة الأكشاك ولا المقابلات المفردة. عدد مقابلات كل كشك في ملفه.</translation>
    </message>
    <message>
        <source>Tables do not say which kiosk a row comes from, so nothing could be compared between kiosks.</source>
        <translation>لا تذكر الجداول الأكشاك، فلا يمكن مقارنة شيء بينها.</translation>
    </message>
    <message>
        <source>{interviews} interviews from {kiosks} kiosks; {again} of them are in several files, and each is counted once.</source>
        <translation>{interviews} من المقابلات من {kiosks} من الأكشاك؛ وتعيد الملفات {again} منها، وكل منها معدودة مرة واحدة.</translation>
    </message>
    <message>
        <source>{interviews} interviews from one kiosk; {again} of them are in several files, and each is counted once.</source>
        <translation>{interviews} مقابلة من كشك واحد؛ تأتي ملفات بـ {again} منها ثانية، وتُعدّ كل منها مرة واحدة.</translation>
    </message>
    <message>
        <source>Compare the number of interviews of each kiosk with the attendance list: no time or order is recorded that would reveal invented interviews.</source>
        <translation>قارن عدد كل كشك بقائمة الحضور: لا يُسجَّل وقت ولا ترتيب يكشف المقابلات المختلقة.</translation>
    </message>
    <message>
        <source>Report the number with the results.</source>
        <translation>اذكر العدد مع النتائج.</translation>
    </message>
    <message>
        <source>If that is too much, you need more interviews, or a design with weaker coins.</source>
        <translation>إذا كان ذلك كثيراً فيلزم مقابلات أكثر، أو تصميم بقطع نقدية أضعف أثراً.</translation>
    </message>
    <message>
        <source>If up to {forged} of the {n} reports were forged, “{question}: {answer}” ({estimate}) could really be from {low} to {high}.</source>
        <translation>لو زُوّر حتى {forged} من {n} من الردود، فإن {question}: {answer}، وهو الآن {estimate}، قد يكون من {low} إلى {high}.</translation>
    </message>
    <message>
        <source>Ask whether your conclusion still holds at both ends; choose the number that you fear.</source>
        <translation>اسأل هل يصح الاستنتاج على المدى كله؛ واختر العدد الذي تخشاه.</translation>
    </message>
    <message>
        <source>Every kiosk&apos;s reports can come from people&apos;s answers (tests: {count}).</source>
        <translation>يمكن أن تأتي ردود كل كشك من إجابات الناس ({count} من الاختبارات).</translation>
    </message>
    <message>
        <source>Break-offs are equally frequent at all kiosks (kiosks: {count}).</source>
        <translation>تتوقف المقابلات بالقدر نفسه في كل الأكشاك ({count} من الأكشاك).</translation>
    </message>
    <message>
        <source>Questions that may be skipped are skipped equally often at all kiosks (tests: {count}).</source>
        <translation>الأسئلة التي يجوز تخطيها تُتخطى بالقدر نفسه في كل الأكشاك ({count} من الاختبارات).</translation>
    </message>
    <message>
        <source>Nothing contradicts the assumptions of the designs (tests: {count}).</source>
        <translation>لا شيء يناقض ما تفترضه التصاميم ({count} من الاختبارات).</translation>
    </message>
    <message>
        <source>Control items are answered as if everybody followed the instruction (items: {count}).</source>
        <translation>أُجيب عن أسئلة الضبط كأن الجميع اتبعوا التعليمات ({count} من الأسئلة).</translation>
    </message>
    <message>
        <source>Exports compared</source>
        <translation>مقارنة التصديرات</translation>
    </message>
    <message>
        <source>Kiosks compared</source>
        <translation>مقارنة الأكشاك</translation>
    </message>
    <message>
        <source>Feasible range, by kiosk</source>
        <translation>المدى الممكن، بحسب الكشك</translation>
    </message>
    <message>
        <source>Feasible range</source>
        <translation>المدى الممكن</translation>
    </message>
    <message>
        <source>Repeated records</source>
        <translation>سجلات مكررة</translation>
    </message>
    <message>
        <source>Break-offs</source>
        <translation>حالات التوقف</translation>
    </message>
    <message>
        <source>Missing, by kiosk</source>
        <translation>المفقود، بحسب الكشك</translation>
    </message>
    <message>
        <source>Coins and asked directly</source>
        <translation>بالقطع النقدية وبالسؤال المباشر</translation>
    </message>
    <message>
        <source>Test of the design</source>
        <translation>اختبار التصميم</translation>
    </message>
    <message>
        <source>Control item</source>
        <translation>سؤال الضبط</translation>
    </message>
    <message>
        <source>Copied interviews</source>
        <translation>مقابلات منسوخة</translation>
    </message>
    <message>
        <source>Missing answers</source>
        <translation>إجابات مفقودة</translation>
    </message>
    <message>
        <source>Interviews</source>
        <translation>المقابلات</translation>
    </message>
    <message>
        <source>Weight of a record</source>
        <translation>وزن السجل الواحد</translation>
    </message>
    <message>
        <source>What would be found</source>
        <translation>ما كان سيُكتشف</translation>
    </message>
    <message>
        <source>Forged records</source>
        <translation>سجلات مزورة</translation>
    </message>
    <message>
        <source>Mid‑p</source>
        <translation>Mid‑p</translation>
    </message>
    <message>
        <source>Wilson</source>
        <translation>ويلسون</translation>
    </message>
    <message>
        <source>Exact (Clopper–Pearson)</source>
        <translation>الدقيقة (كلوبر–بيرسون)</translation>
    </message>
    <message>
        <source>Likelihood ratio</source>
        <translation>نسبة الإمكان</translation>
    </message>
    <message>
        <source>Wald</source>
        <translation>والد</translation>
    </message>
    <message>
        <source>Chebyshev</source>
        <translation>تشيبيشيف</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>الطبيعي</translation>
    </message>
    <message>
        <source>Exact binomial</source>
        <translation>ذو الحدين الدقيق</translation>
    </message>
    <message>
        <source>Always holds.</source>
        <translation>يصح دائماً.</translation>
    </message>
    <message>
        <source>The usual approximation.</source>
        <translation>التقريب المعتاد.</translation>
    </message>
    <message>
        <source>Computed, not approximated.</source>
        <translation>محسوب لا مقرَّب.</translation>
    </message>
    <message>
        <source>Sealed</source>
        <translation>مختومة</translation>
    </message>
    <message>
        <source>The analyst with the key, or a court that takes it, sees: sealed, {sealed}; with tallies, {tallies}.</source>
        <translation>المحلّل ومعه المفتاح، أو محكمة تأخذه، يرى: مختومة، {sealed}؛ وبالحصائل، {tallies}.</translation>
    </message>
    <message>
        <source>Trustees who collude, as many as open a total, see: sealed, {sealed}; with tallies, {tallies}.</source>
        <translation>الأمناء المتواطئون، بعدد من يفتح مجموعًا، يرون: مختومة، {sealed}؛ وبالحصائل، {tallies}.</translation>
    </message>
    <message>
        <source>A kiosk whose program was changed, and whoever watches the touch, see in both ways {seen}.</source>
        <translation>الكشك الذي عُدّل برنامجه، ومن يراقب اللمسة، يريان في الحالتين {seen}.</translation>
    </message>
    <message>
        <source>ε is what one report gives away to whoever sees it; totals are exact, without noise.</source>
        <translation>ε هو ما يكشفه تقرير واحد لمن يراه؛ والمجاميع دقيقة بلا تشويش.</translation>
    </message>
    <message>
        <source>Guarded mid‑p</source>
        <translation>Mid‑p المحروسة</translation>
    </message>
    <message>
        <source>Bayes, flat prior</source>
        <translation>بايز، توزيع قبلي منتظم</translation>
    </message>
    <message>
        <source>Bootstrap (BCa)</source>
        <translation>بوتستراب (BCa)</translation>
    </message>
    <message>
        <source>Student’s t</source>
        <translation>t لستيودنت</translation>
    </message>
    <message>
        <source>Hoeffding</source>
        <translation>هوفدينغ</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>المتوسط</translation>
    </message>
    <message>
        <source>Mean of the harmless question</source>
        <translation>متوسط السؤال غير الحساس</translation>
    </message>
    <message>
        <source>{question} – {answer}</source>
        <translation>{question} – {answer}</translation>
    </message>
    <message>
        <source>No share can be below zero: chance does this when the true share is near zero, and it also happens when people do not follow the coins. The most likely possible share is {mle}.</source>
        <translation>لا يمكن أن تكون نسبة دون الصفر: تفعل الصدفة ذلك حين تقارب النسبة الحقيقية الصفر، ويحدث أيضاً حين لا يتبع الناس القطع النقدية. النسبة الممكنة الأرجح هي {mle}.</translation>
    </message>
    <message>
        <source>No share can be above 100 %: chance does this when the true share is near 100 %, and it also happens when people do not follow the coins. The most likely possible share is {mle}.</source>
        <translation>لا يمكن أن تكون نسبة فوق 100 %: تفعل الصدفة ذلك حين تقارب النسبة الحقيقية 100 %، ويحدث أيضاً حين لا يتبع الناس القطع النقدية. النسبة الممكنة الأرجح هي {mle}.</translation>
    </message>
    <message>
        <source>How much of this uncertainty comes from the coins is not known here.</source>
        <translation>لا يُعرف هنا كم من عدم اليقين هذا يأتي من القطع النقدية.</translation>
    </message>
    <message>
        <source>Nearly all of this uncertainty (of the variance) comes from the coins.</source>
        <translation>يكاد يأتي كل عدم اليقين هذا (من التباين) من القطع النقدية.</translation>
    </message>
    <message>
        <source>{coins} of this uncertainty (of the variance) comes from the coins, the rest from asking a sample of people.</source>
        <translation>يأتي {coins} من عدم اليقين هذا (من التباين) من القطع النقدية، والباقي من سؤال عينة من الناس.</translation>
    </message>
    <message>
        <source>With {interviews} interviews, 95 of 100 such surveys would have {level} intervals at most {width} percentage points wide for {question}: {answer}, the widest of all.</source>
        <translation>مع {interviews} من المقابلات، تكون فترات {level} في 95 من كل 100 استبيان كهذا بعرض لا يزيد على {width} نقطة مئوية لـ{question}: {answer}، وهي الأعرض بين الجميع.</translation>
    </message>
    <message>
        <source>With {interviews} interviews, 95 of 100 such surveys would have a {level} interval at most {width} percentage points wide for {question}: {answer}; {covered} of 100 such intervals contain the true value.</source>
        <translation>مع {interviews} من المقابلات، تكون فترة {level} في 95 من كل 100 استبيان كهذا بعرض لا يزيد على {width} نقطة مئوية لـ{question}: {answer}؛ و{covered} من كل 100 فترة كهذه تحوي القيمة الحقيقية.</translation>
    </message>
    <message>
        <source>With {interviews} interviews, 95 of 100 such surveys would have a {level} interval at most {width} wide for the mean of {question}; {covered} of 100 such intervals contain the true value.</source>
        <translation>مع {interviews} من المقابلات، تكون فترة {level} في 95 من كل 100 استبيان كهذا بعرض لا يزيد على {width} لمتوسط {question}؛ و{covered} من كل 100 فترة كهذه تحوي القيمة الحقيقية.</translation>
    </message>
    <message>
        <source>With {interviews} interviews, {detected} of 100 such surveys would find that {question}: {answer} differs between {groups}, if the difference is {difference} percentage points.</source>
        <translation>مع {interviews} من المقابلات، يجد {detected} من كل 100 استبيان كهذا أن {question}: {answer} يختلف بين {groups}، إذا كان الفرق {difference} نقطة مئوية.</translation>
    </message>
    <message>
        <source>With {interviews} interviews, {detected} of 100 such surveys would find that {question}: {answer} differs between {groups}, although it does not.</source>
        <translation>مع {interviews} من المقابلات، يجد {detected} من كل 100 استبيان كهذا أن {question}: {answer} يختلف بين {groups}، مع أنه لا يختلف.</translation>
    </message>
    <message>
        <source>Let the program choose</source>
        <translation>دع البرنامج يختار</translation>
    </message>
    <message>
        <source>Chosen by the program</source>
        <translation>اختاره البرنامج</translation>
    </message>
    <message>
        <source>Naive Bayes</source>
        <translation>بايز الساذج</translation>
    </message>
    <message>
        <source>Decision tree</source>
        <translation>شجرة القرار</translation>
    </message>
    <message>
        <source>Forest of random trees</source>
        <translation>غابة من أشجار عشوائية</translation>
    </message>
    <message>
        <source>If {share} of the respondents had touched any button at random, the estimate would be {estimate} (between {low} and {high}) instead of {plain}.</source>
        <translation>لو كان {share} من المستجيبين قد لمسوا أي زر عشوائيًا، لكان التقدير {estimate} (بين {low} و{high}) بدلًا من {plain}.</translation>
    </message>
    <message>
        <source>If {share} of the respondents had protected themselves and given the safe answer whatever was true, the estimate would be {estimate} (between {low} and {high}) instead of {plain}.</source>
        <translation>لو كان {share} من المستجيبين قد حموا أنفسهم وأعطوا الجواب الآمن أيًا كانت الحقيقة، لكان التقدير {estimate} (بين {low} و{high}) بدلًا من {plain}.</translation>
    </message>
    <message>
        <source>there is no curve for safe answers, because it is not known which answer is safe; name the safe answer.</source>
        <translation>لا يوجد منحنى للأجوبة الآمنة، لأنه لا يُعرف أي جواب آمن؛ حدّد الجواب الآمن.</translation>
    </message>
    <message>
        <source>there is no sensitivity curve for the design {design}; it needs a design whose reports follow from the answer alone, in one sample.</source>
        <translation>لا يوجد منحنى حساسية للتصميم {design}؛ يلزم تصميم تنتج تقاريره من الجواب وحده، في عينة واحدة.</translation>
    </message>
    <message>
        <source>of 100 people whose recorded report is “{report}”, about {people} would truthfully answer “{answer}”; of 100 people altogether, about {all}.</source>
        <translation>من بين 100 شخص تقريرهم المسجّل «{report}»، نحو {people} جوابهم الصادق «{answer}»؛ ومن بين 100 شخص عمومًا، نحو {all}.</translation>
    </message>
    <message>
        <source>what one report says about an answer is not computed for the design {design}; it needs a design whose reports can be listed and follow from the answer alone, in one sample.</source>
        <translation>لا يُحسب ما يقوله تقرير واحد عن الجواب للتصميم {design}؛ يلزم تصميم يمكن سرد تقاريره وتنتج من الجواب وحده، في عينة واحدة.</translation>
    </message>
    <message>
        <source>The costs are not symmetric: from {first} to {second} it is {there}, and back {back}. Distances are from the first group to the second.</source>
        <translation>التكاليف غير متماثلة: من {first} إلى {second} هي {there}، وفي العودة {back}. المسافات من المجموعة الأولى إلى الثانية.</translation>
    </message>
    <message>
        <source>From {first} to {second} it costs {cost}, and {cheapest} by way of other answers; the cheapest way counts.</source>
        <translation>من {first} إلى {second} التكلفة {cost}، وعبر إجابات أخرى {cheapest}؛ والمعتبر أرخص الطرق.</translation>
    </message>
    <message>
        <source>the intervals have a joint confidence of {level}: each alone has {each}, by the joint normal distribution of the estimates (maximum of |t|).</source>
        <translation>فترات الثقة تصحّ معًا بثقة {level}: لكل منها وحدها {each}، حسب التوزيع الطبيعي المشترك للتقديرات (القيمة العظمى لـ |t|).</translation>
    </message>
    <message>
        <source>the intervals have a joint confidence of at least {level}: each alone has {each}, by Šidák&apos;s bound.</source>
        <translation>فترات الثقة تصحّ معًا بثقة لا تقل عن {level}: لكل منها وحدها {each}، حسب حد شيداك.</translation>
    </message>
    <message>
        <source>The kiosk&apos;s coins, after the answer</source>
        <translation>القطع النقدية للكشك، بعد الإجابة</translation>
    </message>
    <message>
        <source>Coins shown before the answer</source>
        <translation>قطع نقدية تُعرض قبل الإجابة</translation>
    </message>
    <message>
        <source>The respondent&apos;s own cards, dice or birthday</source>
        <translation>بطاقات المجيب أو نرده أو تاريخ ميلاد من عنده</translation>
    </message>
    <message>
        <source>Asked elsewhere, by other means</source>
        <translation>طُرح في مكان آخر وبوسائل أخرى</translation>
    </message>
    <message>
        <source>In imported tables: asked elsewhere, by other means</source>
        <translation>في الجداول المستوردة: طُرح في مكان آخر وبوسائل أخرى</translation>
    </message>
    <message>
        <source>Several designs by row</source>
        <translation>عدة تصاميم بحسب الصف</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>أُبقي</translation>
    </message>
    <message>
        <source>dropped</source>
        <translation>تُرك</translation>
    </message>
    <message>
        <source>must change</source>
        <translation>يجب تغييره</translation>
    </message>
    <message>
        <source>On the first screen</source>
        <translation>على الشاشة الأولى</translation>
    </message>
    <message>
        <source>Behind “Learn more”</source>
        <translation>تحت «اعرف المزيد»</translation>
    </message>
    <message>
        <source>At questions that are asked directly: {questions}</source>
        <translation>في الأسئلة المباشرة: {questions}</translation>
    </message>
    <message>
        <source>At questions that no total counts: {questions}</source>
        <translation>في الأسئلة التي لا يعدّها أي مجموع: {questions}</translation>
    </message>
    <message>
        <source>What the surveyor says</source>
        <translation>ما يقوله الباحث</translation>
    </message>
    <message>
        <source>{numbers}: touch your own answer.</source>
        <translation>{numbers}: المس إجابتك أنت.</translation>
    </message>
    <message>
        <source>{numbers}: your own answer.</source>
        <translation>{numbers}: إجابتك أنت.</translation>
    </message>
    <message>
        <source>{numbers}: “{label}”.</source>
        <translation>{numbers}: «{label}».</translation>
    </message>
    <message>
        <source>{numbers}: touch “{label}”. The dice chose it, not you.</source>
        <translation>{numbers}: المس «{label}». النردان هما اللذان اختارا ذلك، لا أنت.</translation>
    </message>
    <message>
        <source>{numbers}: touch “{label}”. The die chose it, not you.</source>
        <translation>{numbers}: المس «{label}». النرد هو الذي اختار ذلك، لا أنت.</translation>
    </message>
    <message>
        <source>{numbers}: touch “{label}”. The card chose it, not you.</source>
        <translation>{numbers}: المس «{label}». البطاقة هي التي اختارت ذلك، لا أنت.</translation>
    </message>
    <message>
        <source>{numbers}: touch “{label}”. The coins chose it, not you.</source>
        <translation>{numbers}: المس «{label}». القطعة النقدية هي التي اختارت ذلك، لا أنت.</translation>
    </message>
    <message>
        <source>{numbers}: answer question 1.</source>
        <translation>{numbers}: أجب عن السؤال 1.</translation>
    </message>
    <message>
        <source>{numbers}: answer question 2.</source>
        <translation>{numbers}: أجب عن السؤال 2.</translation>
    </message>
    <message>
        <source>Only you know which of the two questions you answer.</source>
        <translation>أنت وحدك تعرف عن أي السؤالين تجيب.</translation>
    </message>
    <message>
        <source>Draw a card. Keep it hidden.</source>
        <translation>اسحب بطاقة. أبقها مخفية.</translation>
    </message>
    <message>
        <source>Heads first</source>
        <translation>الصورة أولاً</translation>
    </message>
    <message>
        <source>Tails, then heads</source>
        <translation>الكتابة ثم الصورة</translation>
    </message>
    <message>
        <source>Tails, then tails</source>
        <translation>الكتابة ثم الكتابة</translation>
    </message>
    <message>
        <source>Toss a coin, then toss it once more. Keep both hidden.</source>
        <translation>ارمِ قطعة نقدية، ثم ارمها مرة أخرى. أبقِ النتيجتين مخفيتين.</translation>
    </message>
    <message>
        <source>Only you can choose “{label}”. So a recorded “{label}” is your own answer.</source>
        <translation>أنت وحدك تستطيع اختيار «{label}». ولذلك إذا سُجّل «{label}» فهو إجابتك أنت.</translation>
    </message>
    <message>
        <source>Your own answer comes up in {count} of {of} cases.</source>
        <translation>تأتي إجابتك أنت في {count} من كل {of} من الحالات.</translation>
    </message>
    <message>
        <source>Your own answer comes up in about {count} of {of} cases.</source>
        <translation>تأتي إجابتك أنت في نحو {count} من كل {of} من الحالات.</translation>
    </message>
    <message>
        <source>Question 1 comes up in {count} of {of} cases.</source>
        <translation>يأتي السؤال 1 في {count} من كل {of} من الحالات.</translation>
    </message>
    <message>
        <source>Question 1 comes up in about {count} of {of} cases.</source>
        <translation>يأتي السؤال 1 في نحو {count} من كل {of} من الحالات.</translation>
    </message>
    <message>
        <source>Throw both dice and add them up. Keep them hidden.</source>
        <translation>ارمِ النردين واجمع رقميهما. أبقهما مخفيين.</translation>
    </message>
    <message>
        <source>Throw the die. Keep it hidden.</source>
        <translation>ارمِ النرد. أبقه مخفياً.</translation>
    </message>
    <message>
        <source>Draw one of the cards 1 to {cards}. Keep it hidden.</source>
        <translation>اسحب بطاقة من البطاقات 1 إلى {cards}. أبقها مخفية.</translation>
    </message>
    <message>
        <source>{low} or {high}</source>
        <translation>{low} أو {high}</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} إلى {high}</translation>
    </message>
    <message>
        <source>So a record proves nothing about you.</source>
        <translation>لذلك لا يثبت السجل شيئاً عنك.</translation>
    </message>
    <message>
        <source>The wheel never picks “{label}”. So a recorded “{label}” is your own answer.</source>
        <translation>لا تختار العجلة «{label}» أبداً. فإذا سُجّل «{label}» فهو إجابتك أنت.</translation>
    </message>
    <message>
        <source>Spin the wheel first. Only you see it.</source>
        <translation>أدِر العجلة أولاً. أنت وحدك تراها.</translation>
    </message>
    <message>
        <source>If the wheel answers for you, just go on.</source>
        <translation>إذا أجابت العجلة عنك، فتابع فقط.</translation>
    </message>
    <message>
        <source>Otherwise the wheel picks any answer.</source>
        <translation>وإلا تختار العجلة أي إجابة.</translation>
    </message>
    <message>
        <source>In {count} of {of} spins the wheel asks for your own answer.</source>
        <translation>في {count} من كل {of} من الدورات تطلب العجلة إجابتك أنت.</translation>
    </message>
    <message>
        <source>In about {count} of {of} spins the wheel asks for your own answer.</source>
        <translation>في نحو {count} من كل {of} من الدورات تطلب العجلة إجابتك أنت.</translation>
    </message>
    <message>
        <source>In {count} of {of} spins your own answer is recorded.</source>
        <translation>في {count} من كل {of} من الدورات تُسجَّل إجابتك أنت.</translation>
    </message>
    <message>
        <source>In about {count} of {of} spins your own answer is recorded.</source>
        <translation>في نحو {count} من كل {of} من الدورات تُسجَّل إجابتك أنت.</translation>
    </message>
    <message>
        <source>Half of the time your own answer is recorded.</source>
        <translation>في نصف المرات تُسجَّل إجابتك أنت.</translation>
    </message>
    <message>
        <source>Half of the time the wheel asks for your own answer.</source>
        <translation>في نصف المرات تطلب العجلة إجابتك أنت.</translation>
    </message>
    <message>
        <source>In {count} of {of} spins the wheel answers “{label}”.</source>
        <translation>في {count} من كل {of} من الدورات تجيب العجلة «{label}».</translation>
    </message>
    <message>
        <source>In about {count} of {of} spins the wheel answers “{label}”.</source>
        <translation>في نحو {count} من كل {of} من الدورات تجيب العجلة «{label}».</translation>
    </message>
    <message>
        <source>With {design} every report is one of two numbers. They show the mean, but not how the answers spread around it.</source>
        <translation>مع {design} يكون كل تسجيل واحدًا من رقمين. يُظهر ذلك المتوسط، لكنه لا يُظهر كيف تتوزع الإجابات حوله.</translation>
    </message>
    <message>
        <source>The question does not say which answers are possible, so only the mean and the standard deviation can be known.</source>
        <translation>لا يذكر السؤال ما الإجابات الممكنة، لذلك لا يمكن معرفة سوى المتوسط والانحراف المعياري.</translation>
    </message>
    <message>
        <source>The noise is undone answer by answer, for at most {most} possible answers. This question has {answers}.</source>
        <translation>يُزال التشويش إجابةً إجابة، لعدد من الإجابات الممكنة لا يزيد على {most}. ولهذا السؤال {answers}.</translation>
    </message>
    <message>
        <source>With {design} different distributions of answers lead to the same reports, so only the mean and the standard deviation can be known.</source>
        <translation>مع {design} تؤدي توزيعات مختلفة للإجابات إلى التسجيلات نفسها، لذلك لا يمكن معرفة سوى المتوسط والانحراف المعياري.</translation>
    </message>
    <message>
        <source>One report shows no spread.</source>
        <translation>تسجيل واحد لا يُظهر أي تباين.</translation>
    </message>
    <message>
        <source>The reports spread no wider than the coins alone would make them, so the standard deviation of the answers is shown as 0. It is anywhere below the upper end of its interval.</source>
        <translation>لا تتباين التسجيلات أكثر مما تسببه القطع النقدية وحدها، لذلك يُعرض الانحراف المعياري للإجابات على أنه 0. وهو يقع في أي مكان تحت الطرف الأعلى لمجاله.</translation>
    </message>
    <message>
        <source>{n} respondent</source>
        <translation>{n} مجيب</translation>
    </message>
    <message>
        <source>{n} respondents</source>
        <translation>{n} من المجيبين</translation>
    </message>
    <message>
        <source>If the answers to “{first}” and “{second}” did not depend on each other, reports that show as strong a relation as these would have a probability of {p}.</source>
        <translation>لو لم تعتمد الإجابات عن «{first}» و«{second}» بعضها على بعض، لكان احتمال ردود تُظهر علاقة بهذه القوة {p}.</translation>
    </message>
    <message>
        <source>Cramér&apos;s V, from 0 for no relation to 1 for a perfect one, is about {v}; noise alone would give {noise}.</source>
        <translation>معامل V لكرامر، من 0 (لا علاقة) إلى 1 (علاقة تامة)، نحو {v}؛ والتشويش وحده يعطي {noise}.</translation>
    </message>
    <message>
        <source>Among those with “{given}”, about {share} have “{answer}”; the {level} interval is {low} to {high}.</source>
        <translation>بين أصحاب «{given}» لدى نحو {share} «{answer}»؛ فترة {level} من {low} إلى {high}.</translation>
    </message>
    <message>
        <source>Nobody is known to have “{given}”.</source>
        <translation>لا يُعرف أن لدى أحد «{given}».</translation>
    </message>
    <message>
        <source>Intercept: {where}, the odds of the answer are about {ratio}.</source>
        <translation>الثابت: {where}، تكون أرجحية الإجابة نحو {ratio}.</translation>
    </message>
    <message>
        <source>Intercept: {where}, the mean answer is about {estimate}.</source>
        <translation>الثابت: {where}، يكون متوسط الإجابة نحو {estimate}.</translation>
    </message>
    <message>
        <source>If all {n} people had answered “{answer}” to “{question}” and all else stayed the same, the model expects about {estimate} of them to have the answer “{outcome}” ({level} CI {low} to {high}).</source>
        <translation>لو أجاب كل الأشخاص، وعددهم {n}، بـ«{answer}» عن «{question}» وبقي كل شيء آخر كما هو، يتوقع النموذج أن تكون إجابة نحو {estimate} منهم «{outcome}»؛ وبمستوى ثقة {level} من {low} إلى {high}.</translation>
    </message>
    <message>
        <source>Intercept: {where}, the {link} of the share of “yes” is about {estimate}.</source>
        <translation>الثابت: {where}، يكون {link} لنسبة «نعم» نحو {estimate}.</translation>
    </message>
    <message>
        <source>without predictors</source>
        <translation>من دون متغيرات تفسيرية</translation>
    </message>
    <message>
        <source>with all predictors at their reference</source>
        <translation>حيث تكون كل المتغيرات التفسيرية عند مرجعها</translation>
    </message>
    <message>
        <source>with all predictors at 0</source>
        <translation>حيث تكون كل المتغيرات التفسيرية عند 0</translation>
    </message>
    <message>
        <source>with all predictors at their reference, numbers and ratings at 0</source>
        <translation>حيث تكون كل المتغيرات التفسيرية عند مرجعها، والأعداد والتقييمات عند 0</translation>
    </message>
    <message>
        <source>{n} interviews, standard errors: {errors}</source>
        <translation>{n} من المقابلات، الأخطاء المعيارية: {errors}</translation>
    </message>
    <message>
        <source>log likelihood {likelihood}, {n} interviews, standard errors: {errors}</source>
        <translation>لوغاريتم الإمكان {likelihood}، {n} من المقابلات، الأخطاء المعيارية: {errors}</translation>
    </message>
    <message>
        <source>log likelihood {likelihood}, AIC {aic}, BIC {bic}, {n} interviews, standard errors: {errors}</source>
        <translation>لوغاريتم الإمكان {likelihood}، AIC {aic}، BIC {bic}، {n} من المقابلات، الأخطاء المعيارية: {errors}</translation>
    </message>
    <message>
        <source>Hosmer–Lemeshow test of the fit: χ² = {statistic} on {freedom} degrees of freedom, p = {p}</source>
        <translation>اختبار هوسمر–ليمشو للمطابقة: χ² = {statistic} بدرجات حرية {freedom}، p = {p}</translation>
    </message>
    <message>
        <source>With the answer “{answer}” to “{question}” instead of “{reference}”, the mean answer changes by {estimate} on average ({level} CI {low} to {high}).</source>
        <translation>مع الإجابة «{answer}» عن «{question}» بدل «{reference}» يتغيّر متوسط الإجابة بمقدار {estimate} في المتوسط (فترة ثقة {level} من {low} إلى {high}).</translation>
    </message>
    <message>
        <source>With one more of “{question}”, the mean answer changes by {estimate} on average ({level} CI {low} to {high}).</source>
        <translation>مع زيادة واحد في «{question}» يتغيّر متوسط الإجابة بمقدار {estimate} في المتوسط (فترة ثقة {level} من {low} إلى {high}).</translation>
    </message>
    <message>
        <source>it cannot be combined with random intercepts; leave one of the two out</source>
        <translation>لا يجتمع مع الثوابت العشوائية؛ اترك أحدهما</translation>
    </message>
    <message>
        <source>{questions} is randomized; predictions need predictors that are asked directly</source>
        <translation>{questions} معشّى؛ تحتاج التنبّؤات إلى متغيّرات تُسأل مباشرة</translation>
    </message>
    <message>
        <source>it needs predictors whose answers can be assumed</source>
        <translation>يحتاج إلى متغيّرات يمكن افتراض إجاباتها</translation>
    </message>
    <message>
        <source>the outcome {outcome} has several equations; predictions need a yes/no question of one sample, or a number in the linear model</source>
        <translation>للناتج {outcome} عدة معادلات؛ تحتاج التنبّؤات إلى سؤال نعم/لا بعينة واحدة، أو عدد في النموذج الخطي</translation>
    </message>
    <message>
        <source>According to the control question hardly anybody followed the instruction, so it corrects nothing: do not trust the estimates that it controls.</source>
        <translation>يدل سؤال الضبط على أن لا أحد تقريباً اتبع التعليمات، فلا يُصحَّح به شيء: لا تثق بالتقديرات التي يضبطها.</translation>
    </message>
    <message>
        <source>Shares of 0 and 1 that follow from the filter itself are not estimates and have no error: {questions}.</source>
        <translation>النسب 0 و1 التي يحددها المرشّح نفسه ليست تقديرات ولا خطأ لها: {questions}.</translation>
    </message>
    <message>
        <source>Nearly all of the {n} reports are the same, so the error is estimated from very few of them and the interval may contain the mean far less often than it should. Collect more interviews, or use the interval chebyshev.</source>
        <translation>الردود البالغ عددها {n} متشابهة كلها تقريباً، فلا يدل على الخطأ إلا القليل جداً منها، وقد تحوي الفترة المتوسط بأقل بكثير مما وُعد به. اجمع مقابلات أكثر، أو استخدم الفترة chebyshev.</translation>
    </message>
    <message>
        <source>The model predicts {name} whatever the features are, so it is no better than always saying {name}.</source>
        <translation>يتنبأ النموذج بـ {name} مهما كانت السمات، فهو ليس أفضل من قول {name} دائمًا.</translation>
    </message>
    <message>
        <source>On the rows held out, the model was right {accuracy} of the time, which is no better than always saying the most frequent class ({majority}).</source>
        <translation>على الصفوف المحجوزة أصاب النموذج في {accuracy} من الحالات، وهذا ليس أفضل من قول الفئة الأكثر شيوعًا دائمًا ({majority}).</translation>
    </message>
    <message>
        <source>A class is predicted where all conditions of one of its rules hold. No fewer rules can say the same.</source>
        <translation>يُتنبأ بالفئة حيث تتحقق كل شروط إحدى قواعدها. ولا يمكن قول الشيء نفسه بقواعد أقل.</translation>
    </message>
    <message>
        <source>A class is predicted where all conditions of one of its rules hold. The tree is large: fewer rules might say the same.</source>
        <translation>يُتنبأ بالفئة حيث تتحقق كل شروط إحدى قواعدها. الشجرة كبيرة: ربما أمكن قول الشيء نفسه بقواعد أقل.</translation>
    </message>
    <message>
        <source>These shares are pulled toward the share among all respondents, more so where the reports contain less information (a Dirichlet prior): good for prediction, but not unbiased estimates.</source>
        <translation>هذه الحصص مسحوبة نحو الحصة بين كل المستجيبين، وبقدر أكبر كلما قل ما تقوله التقارير (توزيع ديريشليه القبلي): تصلح للتنبؤ، وليست تقديرات غير متحيزة.</translation>
    </message>
    <message>
        <source>For some features it was not released how frequent their levels are; effects are averaged as if these levels were equally frequent.</source>
        <translation>لبعض السمات لم يُنشر مدى شيوع مستوياتها؛ تُحسب متوسطات الآثار كما لو كانت هذه المستويات متساوية الشيوع.</translation>
    </message>
    <message>
        <source>The model does not contain the counts that it was made of, so the effects have no intervals.</source>
        <translation>لا يحتوي النموذج على الأعداد التي صُنع منها، لذا ليست للآثار فترات.</translation>
    </message>
    <message>
        <source>The levels of {names} were read from the data and are assumed to be public; state them with a domain file if they are not.</source>
        <translation>قُرئت مستويات {names} من البيانات وتُعدّ معلنة؛ اذكرها بملف مجالات (domain) إذا لم تكن كذلك.</translation>
    </message>
    <message>
        <source>{questions}: groups of fewer than {smallest}: {cells}, people in them: {people}, of whom alone: {alone}. Merge categories before you publish anything by it.</source>
        <translation>{questions}: مجموعات أقل من {smallest}: {cells}، الأشخاص فيها: {people}، ومنهم منفردون: {alone}. ادمج الفئات قبل عرض أي شيء بحسبها.</translation>
    </message>
    <message>
        <source>{questions}: groups of fewer than {smallest}: {cells}, people in them: {people}, of whom alone: {alone}. Do not publish these together, or make {coarser} coarser first.</source>
        <translation>{questions}: مجموعات أقل من {smallest}: {cells}، الأشخاص فيها: {people}، ومنهم منفردون: {alone}. لا تعرضها معاً، أو اجعل {coarser} أقل تفصيلاً أولاً.</translation>
    </message>
    <message>
        <source>The mean answer to “{question}” is about {mean} ({level} CI {low} to {high}).</source>
        <translation>متوسط الإجابة عن «{question}» نحو {mean} (فترة ثقة {level} من {low} إلى {high}).</translation>
    </message>
    <message>
        <source>The mean answer to “{question}” is about {mean}.</source>
        <translation>متوسط الإجابة عن «{question}» نحو {mean}.</translation>
    </message>
    <message>
        <source>Nobody answered “{question}”.</source>
        <translation>لم يجب أحد عن «{question}».</translation>
    </message>
    <message>
        <source>The answers differ from it by about {sd} (the standard deviation).</source>
        <translation>تختلف الإجابات عنه بنحو {sd} (الانحراف المعياري).</translation>
    </message>
    <message>
        <source>Half of the people answer {median} or less, and the middle half between {first} and {third}.</source>
        <translation>نصف الأشخاص يجيبون {median} أو أقل، والنصف الأوسط بين {first} و{third}.</translation>
    </message>
    <message>
        <source>About {share} of the people have an answer from {first} to {last} ({level} CI {low} to {high}).</source>
        <translation>نحو {share} من الأشخاص إجابتهم من {first} إلى {last} (فترة ثقة {level} من {low} إلى {high}).</translation>
    </message>
    <message>
        <source>About {share} of the people answer {value} ({level} CI {low} to {high}).</source>
        <translation>نحو {share} من الأشخاص يجيبون {value} (فترة ثقة {level} من {low} إلى {high}).</translation>
    </message>
    <message>
        <source>“{question}”: half of the people give {median} or an earlier day; the days go from {first} to {last}.</source>
        <translation>«{question}»: نصف الناس يذكرون {median} أو يومًا أبكر؛ وتمتد الأيام من {first} إلى {last}.</translation>
    </message>
    <message>
        <source>“{question}”: {count} different texts; the commonest is “{text}”.</source>
        <translation>«{question}»: {count} نصًا مختلفًا؛ وأكثرها شيوعًا «{text}».</translation>
    </message>
    <message>
        <source>“{question}”: {count} different texts; none was given twice.</source>
        <translation>“{question}”: عدد النصوص المختلفة {count}؛ لم يُعطَ أي منها مرتين.</translation>
    </message>
    <message>
        <source>{question}: {said}</source>
        <translation>{question}: {said}</translation>
    </message>
    <message>
        <source>No design of these questions has a test.</source>
        <translation>ليس لأي من تصاميم هذه الأسئلة اختبار.</translation>
    </message>
    <message>
        <source>{question}: {text}</source>
        <translation>{question}: {text}</translation>
    </message>
    <message>
        <source>{question} by {by}: {text}</source>
        <translation>{question} بحسب {by}: {text}</translation>
    </message>
    <message>
        <source>Estimates outside 0 to 100 %: {count}. They are shown as they are, because cutting them off would bias averages; the column “Most likely” gives the best possible share.</source>
        <translation>تقديرات خارج 0 إلى 100 %: {count}. تُعرض كما هي لأن قصّها يحيّز المتوسطات؛ والعمود «الأرجح» يعطي أفضل نسبة ممكنة.</translation>
    </message>
    <message>
        <source>A question cannot be divided by itself: choose another one, or no groups.</source>
        <translation>لا يمكن تقسيم سؤال بنفسه: اختر سؤالاً آخر، أو بلا مجموعات.</translation>
    </message>
    <message>
        <source>The chart shows the first {count} lines; choose one question to see it all.</source>
        <translation>يعرض الرسم أول {count} من الخطوط؛ اختر سؤالاً واحداً لتراه كله.</translation>
    </message>
    <message>
        <source>Compared with model {smaller}, chance alone would improve the fit this much with a probability of {p} (likelihood ratio test).</source>
        <translation>مقارنةً بالنموذج {smaller}، تحسّن الصدفة وحدها المطابقة بهذا القدر باحتمال {p} (اختبار نسبة الإمكان).</translation>
    </message>
    <message>
        <source>Of these models it has the smallest AIC, so it is expected to predict best.</source>
        <translation>له أصغر AIC بين هذه النماذج، فيُتوقع أن يكون أفضلها تنبّؤًا.</translation>
    </message>
    <message>
        <source>Model {model}, {predictors}: fitted to {n} interviews.</source>
        <translation>النموذج {model}، {predictors}: وُفِّق على {n} من المقابلات.</translation>
    </message>
    <message>
        <source>“{term}” is in {count} of the {models} models, with coefficients from {low} to {high}.</source>
        <translation>«{term}» في {count} من {models} نماذج، بمعاملات من {low} إلى {high}.</translation>
    </message>
    <message>
        <source>The likelihood of a model with a randomized predictor ({questions}) includes the predictor&apos;s reports, so AIC, BIC and likelihood ratios are not compared.</source>
        <translation>يتضمن إمكان نموذج فيه متغيّر معشّى ({questions}) ردود ذلك المتغيّر أيضًا، فلا يُقارَن AIC وBIC ونسب الإمكان.</translation>
    </message>
    <message>
        <source>any</source>
        <translation>أي إجابة</translation>
    </message>
    <message>
        <source>All waves</source>
        <translation>كل الموجات</translation>
    </message>
    <message>
        <source>ε adds up over questions and waves. This is the worst case, in which all answers are about the same fact. Somebody who cannot link the records of one person learns less.</source>
        <translation>تُجمع ε للأسئلة والموجات. هذه أسوأ حالة، حين تدل كل الإجابات على الشيء نفسه؛ ومن لا يستطيع جمع سجلات شخص واحد معاً يعرف أقل.</translation>
    </message>
    <message>
        <source>ε adds up over questions and waves. This is the worst case, in which all answers are about the same fact. Somebody who sees only opened totals learns less.</source>
        <translation>تُجمع ε للأسئلة والموجات. هذه أسوأ حالة، حين تدل كل الإجابات على الشيء نفسه؛ ومن لا يرى إلا مجاميع مفتوحة يعرف أقل.</translation>
    </message>
    <message>
        <source>What to do: {advice}</source>
        <translation>ما العمل: {advice}</translation>
    </message>
    <message>
        <source>It holds for one release of one wave, if the others&apos; reports were made with coins as they should be. It does not hold for somebody who has the collection files, knows when a person was asked, or watched the kiosk.</source>
        <translation>يصحّ هذا لنشر واحد من جولة واحدة، إذا كانت ردود الآخرين قد عُشّيت بالقطع النقدية كما ينبغي. ولا يصحّ لمن لديه ملفات الجمع، أو يعرف متى سُئل شخص ما، أو راقب الكشك.</translation>
    </message>
    <message>
        <source>Everybody shares these answers with at least {others} others.</source>
        <translation>يشترك كل شخص في هذه الإجابات مع {others} آخرين على الأقل.</translation>
    </message>
    <message>
        <source>There are no interviews yet, so there are no groups.</source>
        <translation>لا توجد مقابلات بعد، فلا أحد في أي مجموعة.</translation>
    </message>
    <message>
        <source>The survey has no randomized question, so there are no coins to add to.</source>
        <translation>ليس في الاستطلاع أي سؤال عشوائي، فلا توجد قطع نقدية يضاف إليها.</translation>
    </message>
    <message>
        <source>There is no row of anybody, only totals: there is nothing to put in random order.</source>
        <translation>لا يوجد صف لأي أحد، بل مجاميع فقط: فلا شيء يُرتَّب عشوائيًا.</translation>
    </message>
    <message>
        <source>The survey has no direct question, so nobody can be identified by an answer.</source>
        <translation>ليس في الاستبيان سؤال مباشر: لا يمكن العثور على أحد بإجابة.</translation>
    </message>
    <message>
        <source>ε</source>
        <translation>ε</translation>
    </message>
    <message>
        <source>probability after the report</source>
        <translation>الاحتمال بعد الرد</translation>
    </message>
    <message>
        <source>ε of all in random order</source>
        <translation>ε للجميع بترتيب عشوائي</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>موافق</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>الفحص</translation>
    </message>
    <message>
        <source>Act</source>
        <translation>للتصرف</translation>
    </message>
    <message>
        <source>Forged reports</source>
        <translation>بلاغات مزورة</translation>
    </message>
    <message>
        <source>In the chart, kiosks inside the outer limits differ no more than by chance. The limits assume that people are similar everywhere. If the places differ, points may lie outside although nothing is wrong.</source>
        <translation>في الرسم، لا تختلف الأكشاك الواقعة داخل الحدود الخارجية أكثر من الصدفة. وُضعت الحدود لأناس متشابهين في كل مكان؛ فحيث تختلف الأماكن قد تقع نقاط خارجها دون أي خلل.</translation>
    </message>
    <message>
        <source>Interviews carry no date or time. Each file has only its first and last day: compare its number of interviews with the attendance list for these days.</source>
        <translation>لا تحمل المقابلات يوماً ولا وقتاً. يعرف كل ملف يومه الأول ويومه الأخير: قارن العدد بقائمة الحضور لهذه الأيام.</translation>
    </message>
    <message>
        <source>Questions left out by a condition, or not drawn by chance, do not count as missing.</source>
        <translation>الأسئلة التي استبعدها شرط، أو التي لم تسحبها الصدفة، ليست مفقودة.</translation>
    </message>
    <message>
        <source>All tests are assessed together: if nothing is wrong, at most one project in 100 raises an alarm.</source>
        <translation>يُحكم على الاختبارات كلها معاً: بلا أي خلل، لا يتلقى إنذاراً إلا مشروع واحد من كل 100 على الأكثر.</translation>
    </message>
    <message>
        <source>The smallest number that these tests would have detected at each kiosk in 4 of 5 cases. Smaller numbers may go unnoticed: attendance lists and second interviews find them.</source>
        <translation>أصغر عدد كانت هذه الاختبارات ستكتشفه في كل كشك في 4 من 5 حالات. وقد يوجد أقل من ذلك: تكشفه قوائم الحضور والمقابلات الثانية.</translation>
    </message>
    <message>
        <source>The value if that many reports had been forged, in the worst possible way.</source>
        <translation>ما قد يكون صحيحاً لو زُوّر هذا العدد من الردود، بأسوأ طريقة ممكنة.</translation>
    </message>
    <message>
        <source>Nobody answered {item}: it is ranked by the prior alone.</source>
        <translation>لم يجب أحد عن {item}: ترتيبه من التوزيع القبلي وحده.</translation>
    </message>
    <message>
        <source>{count} of {all} respondents are left out because an answer is missing.</source>
        <translation>استُبعد {count} من {all} من المستجيبين لأن إجابة ناقصة.</translation>
    </message>
    <message>
        <source>{count} of {all} respondents have weight 0 and do not count.</source>
        <translation>وزن {count} من {all} من المستجيبين 0 فلا يُحسبون.</translation>
    </message>
    <message>
        <source>The most likely value of {parameter} is {value}, the end of its range, so it has no standard error, and those of the coefficients take it as known.</source>
        <translation>القيمة الأرجح لـ {parameter} هي {value}، وهي طرف مداه، فليس لها خطأ معياري، والأخطاء المعيارية للمعاملات تعدّها معروفة.</translation>
    </message>
    <message>
        <source>Use the {what} of the sample</source>
        <translation>استخدام بيانات العينة: {what}</translation>
    </message>
    <message>
        <source>every report, with its direct answers</source>
        <translation>كل تقرير، مع إجاباته المباشرة</translation>
    </message>
    <message>
        <source>declared totals of at least {smallest} interviews, or as many as the survey says, once trustees have opened them</source>
        <translation>مجاميع معلنة لما لا يقل عن {smallest} مقابلة، أو كما يقول الاستبيان، بعد أن يفتحها الأمناء</translation>
    </message>
    <message>
        <source>there are none: one key opens everything</source>
        <translation>لا أمناء: مفتاح واحد يفتح كل شيء</translation>
    </message>
    <message>
        <source>the totals of each file; a report, with copies of a file from before and after its interview</source>
        <translation>مجاميع كل ملف؛ وتقريرًا، بنسختين من ملف قبل مقابلته وبعدها</translation>
    </message>
    <message>
        <source>the answer: coins and tallies protect against neither</source>
        <translation>الإجابة: لا تحمي منهما العملات ولا الحصائل</translation>
    </message>
    <message>
        <source>The passphrase does not open the key file {file}. Try again: it is the one that was chosen when the key was made. If it is lost, make the key file again from its recovery sheet.</source>
        <translation>لا تفتح عبارة المرور ملف المفتاح {file}. حاول مرة أخرى: هي التي اختيرت عند إنشاء المفتاح. إذا فُقدت فأنشئ ملف المفتاح من جديد من ورقة استعادته.</translation>
    </message>
    <message>
        <source>Line {line}: {reason}</source>
        <translation>السطر {line}: {reason}</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <translation>{first} {second}</translation>
    </message>
    <message>
        <source>{count} of {rows} rows have no prediction; the column prediction_problem gives the reason for each.</source>
        <translation>{count} من {rows} صفًا بلا تنبؤ؛ يذكر العمود prediction_problem سبب كل منها.</translation>
    </message>
    <message>
        <source>Randomized columns alone</source>
        <translation>الأعمدة العشوائية وحدها</translation>
    </message>
    <message>
        <source>Randomized columns, complete interviews only</source>
        <translation>الأعمدة العشوائية، المقابلات الكاملة فقط</translation>
    </message>
    <message>
        <source>With direct answers, file by file</source>
        <translation>مع الإجابات المباشرة، ملفاً ملفاً</translation>
    </message>
    <message>
        <source>Whoever is given only this, in random order and without ids, learns about any one person at most ε = {shuffled} instead of {epsilon}, except with a probability of at most {delta}: nothing shows which of at least {interviews} records is the person&apos;s.</source>
        <translation>من لا يُعطى إلا هذا، بترتيب عشوائي وبلا معرّفات، يعرف عن أي شخص ε = {shuffled} على الأكثر بدلاً من {epsilon}، إلا باحتمال لا يزيد على {delta}: لا شيء يبيّن أيّ السجلات هو سجله من بين {interviews} على الأقل.</translation>
    </message>
    <message>
        <source>Shuffling adds nothing to ε = {epsilon}: that takes at least {needed} interviews that nothing but randomized reports tells apart, and the smallest such group has {interviews}.</source>
        <translation>لا يضيف الخلط شيئاً إلى ε = {epsilon}: يلزم لذلك {needed} مقابلة على الأقل لا يميّز بينها شيء سوى الردود العشوائية، وفي أصغر مجموعة من هذه {interviews}.</translation>
    </message>
    <message>
        <source>There are no such interviews. Shuffling adds something to ε = {epsilon} from {needed} interviews on that nothing but randomized reports tells apart.</source>
        <translation>لا توجد مقابلات كهذه. يضيف الخلط شيئاً إلى ε = {epsilon} ابتداءً من {needed} مقابلة لا يميّز بينها شيء سوى الردود العشوائية.</translation>
    </message>
    <message>
        <source>Shuffling adds nothing: what one respondent gives away has no known limit.</source>
        <translation>لا يضيف الخلط شيئاً: ما يكشفه المجيب الواحد ليس له حد معروف.</translation>
    </message>
    <message>
        <source>Shuffling adds nothing: not all of these interviews are known from collection files, which are in random order, or it is not known who left which question unanswered.</source>
        <translation>لا يضيف الخلط شيئاً: ليست كل هذه المقابلات معروفة من ملفات الجمع المرتبة عشوائياً، أو لا يُعرف من ترك أي سؤال بلا إجابة.</translation>
    </message>
</context>
<context>
    <name>numbers</name>
    <message>
        <source>{number} percentage points</source>
        <translation>{number} نقطة مئوية</translation>
    </message>
</context>
<context>
    <name>opening</name>
    <message>
        <source>Import into which project? Type a new name to create one</source>
        <translation>الاستيراد إلى أي مشروع؟ الاسم الجديد ينشئ مشروعاً</translation>
    </message>
    <message>
        <source>Projects (*{ending})</source>
        <translation>مشاريع (*{ending})</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>استيراد</translation>
    </message>
</context>
<context>
    <name>planning</name>
    <message>
        <source>percentage points: with probability {confidence}, the estimate is no further than this from the true value, {truth} ({method}).</source>
        <translation>نقطة مئوية هي أبعد ما يكون التقدير عن الحقيقة باحتمال {confidence}، {truth} ({method}).</translation>
    </message>
    <message>
        <source>whatever the true share is</source>
        <translation>مهما كانت النسبة الحقيقية</translation>
    </message>
    <message>
        <source>if the true share is {share}</source>
        <translation>إذا كانت النسبة الحقيقية {share}</translation>
    </message>
    <message>
        <source>people to approach: the estimate is then within ± {error} of the true value with probability {confidence}, {truth} ({method}, allowing for clusters and non-response).</source>
        <translation>من الناس يُقصَدون: عندها يقع التقدير ضمن ± {error} من الحقيقة باحتمال {confidence}، {truth} ({method}، مع الزيادة للعناقيد وعدم الاستجابة).</translation>
    </message>
    <message>
        <source>interviews are enough: the estimate is then within ± {error} of the true value with probability {confidence}, {truth} ({method}).</source>
        <translation>مقابلة تكفي: عندها يقع التقدير ضمن ± {error} من الحقيقة باحتمال {confidence}، {truth} ({method}).</translation>
    </message>
    <message>
        <source>ε = ∞: at least one report reveals the answer, so nothing protects it.</source>
        <translation>ε = ∞: رد واحد على الأقل يكشف الإجابة، فلا شيء يحميها.</translation>
    </message>
    <message>
        <source>ε = {epsilon}: one report can multiply the odds of one answer over another by at most {ratio}.</source>
        <translation>ε = {epsilon}: يمكن لرد واحد أن يضاعف أرجحية إجابة على أخرى {ratio} مرات على الأكثر.</translation>
    </message>
    <message>
        <source>Answer to plan for</source>
        <translation>الإجابة التي يُخطَّط لها</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>نعم</translation>
    </message>
    <message>
        <source>no</source>
        <translation>لا</translation>
    </message>
    <message>
        <source>yes or no (the less precise)</source>
        <translation>نعم أو لا، الأقل دقة</translation>
    </message>
    <message>
        <source>every answer</source>
        <translation>كل الإجابات</translation>
    </message>
    <message>
        <source>answer {number}</source>
        <translation>الإجابة {number}</translation>
    </message>
</context>
<context>
    <name>report</name>
    <message>
        <source>Page {page} of {pages}</source>
        <translation>الصفحة {page} من {pages}</translation>
    </message>
    <message>
        <source>The survey “{title}” ({id}, version {version}) has {asked} questions; {interviews} interviews were analysed.</source>
        <translation>في الاستبيان «{title}» ({id}، الإصدار {version}) {asked} من الأسئلة؛ وحُللت {interviews} من المقابلات.</translation>
    </message>
    <message>
        <source>They were collected from {first} to {last}.</source>
        <translation>جُمعت من {first} إلى {last}.</translation>
    </message>
    <message>
        <source>These interviews were simulated by a computer: no person answered them.</source>
        <translation>هذه المقابلات محاكاة أجراها حاسوب: لم يجب عنها أي شخص.</translation>
    </message>
    <message>
        <source>Randomized response (Warner 1965, Journal of the American Statistical Association 60, 63–69) protected the answers to {questions}: what is recorded is a report, which follows from the answer by a random map of known probabilities. The answer itself is not recorded.</source>
        <translation>حمت الاستجابة العشوائية (Warner 1965, Journal of the American Statistical Association 60, 63–69) الإجابات عن {questions}: ما يُسجَّل هو رد ينتج من الإجابة بدالة عشوائية معروفة الاحتمالات. أما الإجابة نفسها فلا تُسجَّل.</translation>
    </message>
    <message>
        <source>The design “{title}” ({design}) was used for {questions} ({source}).</source>
        <translation>استُخدم التصميم «{title}» ({design}) لـ{questions} ({source}).</translation>
    </message>
    <message>
        <source>The answers to {members} were randomized together, as one answer to {question}.</source>
        <translation>أُدخلت العشوائية على الإجابات عن {members} معاً، كإجابة واحدة عن {question}.</translation>
    </message>
    <message>
        <source>Asked directly, with answers recorded as given and without protection: {questions}.</source>
        <translation>سُئلت مباشرة، وسُجّلت إجاباتها كما أُعطيت بلا حماية: {questions}.</translation>
    </message>
    <message>
        <source>A part of the respondents, drawn at random, was asked {questions} directly, without protection.</source>
        <translation>سُئل جزء من المجيبين، مسحوب عشوائياً، {questions} مباشرة، بلا حماية.</translation>
    </message>
    <message>
        <source>A random half of the respondents was asked {questions} in the opposite wording.</source>
        <translation>سُئل نصف عشوائي من المجيبين {questions} بالصيغة المعاكسة.</translation>
    </message>
    <message>
        <source>Each respondent was asked {size} of these questions, drawn at random: {questions}.</source>
        <translation>سُئل كل مجيب {size} من هذه الأسئلة، مسحوبة عشوائياً: {questions}.</translation>
    </message>
    <message>
        <source>With P the matrix of the probabilities of each report given each answer and λ̂ the observed shares of the reports, shares of answers were estimated by undoing P, which where P is square is π̂ = λ̂P⁻¹. This estimate is unbiased and may lie outside 0 to 100 %; “Most likely” is the maximum-likelihood estimate among the possible shares.</source>
        <translation>إذا كانت P مصفوفة احتمالات كل رد لكل إجابة وλ̂ النسب الملاحظة للردود، فقد قُدّرت نسب الإجابات بعكس P، وهو حين تكون P مربعة π̂ = λ̂P⁻¹. هذا التقدير غير متحيز وقد يقع خارج 0 إلى 100 %؛ و«الأرجح» هو تقدير الإمكان الأعظم بين النسب الممكنة.</translation>
    </message>
    <message>
        <source>Where a design has several samples or kinds of respondents ({questions}), estimates are linear in the shares of the reports, or ratios of such estimates, and “Most likely” maximizes one likelihood over all samples.</source>
        <translation>حيث يكون للتصميم عدة عينات أو أنواع من المجيبين ({questions})، تكون التقديرات خطية في نسب الردود، أو نسباً بين مثل هذه التقديرات، و«الأرجح» يعظّم دالة إمكان واحدة على كل العينات.</translation>
    </message>
    <message>
        <source>For {questions}, the share of a choice was estimated from the share c/n of reports that fit it by (c/n − q)/(p − q), with p and q the probabilities that a report fits one’s own and any other choice.</source>
        <translation>لـ{questions}، قُدّرت نسبة الخيار من نسبة الردود c/n التي توافقه بالصيغة (c/n − q)/(p − q)، حيث p وq احتمالا أن يوافق الرد خيار الشخص نفسه وأي خيار آخر.</translation>
    </message>
    <message>
        <source>Means ({questions}) were estimated from pseudo-answers: functions of the reports whose expectation over the randomization is the answer.</source>
        <translation>قُدّرت المتوسطات ({questions}) من إجابات بديلة (pseudo-answers): دوال في الردود توقعها على العشوائية هو الإجابة.</translation>
    </message>
    <message>
        <source>Means ({questions}) were estimated from the means of two samples, which mix the answers to the sensitive and to a harmless question with two different known probabilities.</source>
        <translation>قُدّرت المتوسطات ({questions}) من متوسطي عينتين تمزجان الإجابات عن السؤال الحساس وعن سؤال غير حساس باحتمالين معروفين مختلفين.</translation>
    </message>
    <message>
        <source>Respondents were treated as a simple random sample of a large population. Standard errors contain both the sampling of respondents and the randomization; the part that the randomization causes is given next to them.</source>
        <translation>عومل المجيبون كعينة عشوائية بسيطة من مجتمع كبير. وتشمل الأخطاء المعيارية معاينة المجيبين والعشوائية معاً؛ والجزء الناتج عن العشوائية مذكور بجانبها.</translation>
    </message>
    <message>
        <source>Differences between groups are tested by the likelihood ratio where each respondent’s group is known, and by the estimate over its standard error where the groups are randomized themselves, or the design has several samples or kinds of respondents.</source>
        <translation>تُختبر الفروق بين المجموعات بنسبة الإمكان حيث تُعرف مجموعة كل مجيب، وبالتقدير مقسوماً على خطئه المعياري حيث تكون المجموعات نفسها عشوائية، أو يكون للتصميم عدة عينات أو أنواع من المجيبين.</translation>
    </message>
    <message>
        <source>Likelihood ratios are divided by the design effects of the {what} (Rao and Scott 1984).</source>
        <translation>تُقسم نسب الإمكان على آثار التصميم لـ {what} ‏(Rao و Scott ‏1984).</translation>
    </message>
    <message>
        <source>Ranks are by the expected worth of the answers, whose shares have a flat Dirichlet prior; intervals and probabilities are those of draws from the posterior, with the coins accounted for (Tanner &amp; Wong 1987).</source>
        <translation>الرتب بحسب القيمة المتوقعة للإجابات، ولحصصها توزيع ديريشليه قبلي مستوٍ؛ والفترات والاحتمالات لسحوبات من التوزيع البعدي مع مراعاة الصدفة (Tanner &amp; Wong 1987).</translation>
    </message>
    <message>
        <source>Distances between groups are earth mover’s distances of ratings (Rubner, Tomasi &amp; Guibas 2000) and total variation of other answers, with the bias that sampling and coins cause taken off (Fang &amp; Santos 2019); intervals are bootstrapped, p-values come from permutations.</source>
        <translation>المسافات بين المجموعات هي مسافة ناقل التراب للتقييمات (Rubner, Tomasi &amp; Guibas 2000) والتغير الكلي للإجابات الأخرى، بعد إزالة التحيز الذي تسببه المعاينة والصدفة (Fang &amp; Santos 2019)؛ الفترات بالبوتستراب، وقيم p من التباديل.</translation>
    </message>
    <message>
        <source>Regressions maximize the likelihood of the reports, with the coins of randomized questions accounted for (Maddala 1983; Scheers &amp; Dayton 1988; van den Hout, van der Heijden &amp; Gilchrist 2007).</source>
        <translation>تعظّم الانحدارات إمكان التقارير مع مراعاة صدفة الأسئلة العشوائية (Maddala 1983; Scheers &amp; Dayton 1988; van den Hout, van der Heijden &amp; Gilchrist 2007).</translation>
    </message>
    <message>
        <source>The privacy loss ε (natural logarithm) of one respondent over all randomized questions is at most {epsilon}: a report changes the odds of one answer against another by at most the factor exp(ε) of its question, and ε adds up over questions.</source>
        <translation>فقدان الخصوصية ε (لوغاريتم طبيعي) لمستجيب واحد في كل الأسئلة العشوائية لا يتجاوز {epsilon}: يغيّر التقرير أرجحية إجابة مقابل أخرى بعامل exp(ε) لسؤاله على الأكثر، وتُجمع قيم ε للأسئلة.</translation>
    </message>
    <message>
        <source>Intervals have the level {level} (methods: {methods}).</source>
        <translation>مستوى الفترات {level} (الطرق: {methods}).</translation>
    </message>
    <message>
        <source>Estimates use the sample design ({what}). Their standard errors are linearized (Woodruff 1971) and contain both the sampling of respondents and the randomization; the part that the randomization causes is given next to them, and they are never below it.</source>
        <translation>تستخدم التقديرات تصميم العينة ({what}). أخطاؤها المعيارية خطية التقريب (Woodruff 1971) وتشمل سحب العينة والعشوأة معًا؛ ويُذكر بجانبها الجزء الناتج عن العشوأة، وهي لا تقل عنه أبدًا.</translation>
    </message>
    <message>
        <source>Cross-tables estimate how the answers go together, from the joint distribution of the reports and the Kronecker product of the questions’ matrices.</source>
        <translation>تقدّر الجداول المتقاطعة كيف تقترن الإجابات، من التوزيع المشترك للردود وجداء كرونيكر لمصفوفات الأسئلة.</translation>
    </message>
    <message>
        <source>The privacy loss ε of one respondent is not bounded: for some people, some report rules an answer out; the table of designs says where.</source>
        <translation>فقدان الخصوصية ε لمجيب واحد غير محدود: لبعض الناس يستبعد رد ما إجابة؛ ويبيّن جدول التصاميم أين.</translation>
    </message>
    <message>
        <source>Who was asked directly is not protected: ε is infinite. What follows is about everybody else.</source>
        <translation>من سُئل مباشرة غير محمي: ε لا نهائية. وما يلي يخص الجميع سواهم.</translation>
    </message>
    <message>
        <source>All numbers were computed with Surveyapp {version}.</source>
        <translation>حُسبت كل الأعداد ببرنامج Surveyapp {version}.</translation>
    </message>
    <message>
        <source>{title}: report</source>
        <translation>{title}: تقرير</translation>
    </message>
    <message>
        <source>Made on {day} with Surveyapp {version}. Survey {id}, version {number}.</source>
        <translation>أُعدّ في {day} ببرنامج Surveyapp {version}. الاستبيان {id}، الإصدار {number}.</translation>
    </message>
    <message>
        <source>{title} · {day} · Surveyapp {version}</source>
        <translation>{title} · {day} · Surveyapp {version}</translation>
    </message>
    <message>
        <source>The interviews are simulated. Nothing here is about real people.</source>
        <translation>المقابلات محاكاة. لا شيء هنا عن أناس حقيقيين.</translation>
    </message>
    <message>
        <source>Methods</source>
        <translation>الطرق</translation>
    </message>
    <message>
        <source>Questions and designs</source>
        <translation>الأسئلة والتصاميم</translation>
    </message>
    <message>
        <source>Design, odds and ε of each question</source>
        <translation>التصميم والاحتمالات وε لكل سؤال</translation>
    </message>
    <message>
        <source>Design</source>
        <translation>التصميم</translation>
    </message>
    <message>
        <source>Odds: answer → report</source>
        <translation>الاحتمالات: الإجابة ← الرد</translation>
    </message>
    <message>
        <source>ε</source>
        <translation>ε</translation>
    </message>
    <message>
        <source>{question}: ε is {told}.</source>
        <translation>{question}: ‏ε هي {told}.</translation>
    </message>
    <message>
        <source>the answer is recorded as given</source>
        <translation>تُسجَّل الإجابة كما أُعطيت</translation>
    </message>
    <message>
        <source>Total ε of one respondent: {epsilon}.</source>
        <translation>مجموع ε لمجيب واحد: {epsilon}.</translation>
    </message>
    <message>
        <source>Responses</source>
        <translation>الاستجابات</translation>
    </message>
    <message>
        <source>Reports of each question</source>
        <translation>ردود كل سؤال</translation>
    </message>
    <message>
        <source>Interviews</source>
        <translation>المقابلات</translation>
    </message>
    <message>
        <source>Reports</source>
        <translation>الردود</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>مفقود</translation>
    </message>
    <message>
        <source>Missing, share</source>
        <translation>المفقود، نسبة</translation>
    </message>
    <message>
        <source>Missing: not asked, or not answered; which of both is not recorded.</source>
        <translation>مفقود: لم يُسأل، أو لم يُجب؛ ولا يُسجَّل أي الأمرين كان.</translation>
    </message>
    <message>
        <source>Kiosks by the words of their fingerprints</source>
        <translation>الأكشاك بكلمات بصماتها</translation>
    </message>
    <message>
        <source>Kiosk</source>
        <translation>الكشك</translation>
    </message>
    <message>
        <source>Imported files</source>
        <translation>الملفات المستوردة</translation>
    </message>
    <message>
        <source>File</source>
        <translation>الملف</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>أول يوم</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>آخر يوم</translation>
    </message>
    <message>
        <source>To be read with care</source>
        <translation>يُقرأ بحذر</translation>
    </message>
    <message>
        <source>Nothing about these numbers calls for special care.</source>
        <translation>لا شيء في هذه الأعداد يستدعي حذراً خاصاً.</translation>
    </message>
    <message>
        <source>How to get the same numbers</source>
        <translation>كيف تحصل على الأعداد نفسها</translation>
    </message>
    <message>
        <source>Each table is what one command writes, given the same files and Surveyapp {version}:</source>
        <translation>كل جدول هو ما يكتبه أمر واحد، مع الملفات نفسها وSurveyapp {version}:</translation>
    </message>
    <message>
        <source>SHA-256 of the survey (its line in each collection file), and of the reports in each file (all from its fifth line on):</source>
        <translation>بصمة SHA-256 للاستبيان (سطره في كل ملف جمع)، وللردود في كل ملف (كل ما بعد سطره الرابع):</translation>
    </message>
    <message>
        <source>SHA-256 of the survey (in its canonical form), and of each table:</source>
        <translation>بصمة SHA-256 للاستبيان (بصيغته القانونية)، ولكل جدول:</translation>
    </message>
    <message>
        <source>survey {id}, version {number}</source>
        <translation>الاستبيان {id}، الإصدار {number}</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>السؤال</translation>
    </message>
    <message>
        <source>Part {part} of {parts}, with the same scale</source>
        <translation>الجزء {part} من {parts}، بالمقياس نفسه</translation>
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
        <translation>ملف CSV يعرفه Excel على أنه UTF-8 (مع BOM)…</translation>
    </message>
</context>
<context>
    <name>survey</name>
    <message>
        <source>Yes</source>
        <translation>نعم</translation>
    </message>
    <message>
        <source>No</source>
        <translation>لا</translation>
    </message>
    <message>
        <source>I prefer not to say</source>
        <translation>أفضّل عدم الإجابة</translation>
    </message>
</context>
</TS>
