<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>AskNewFileView</name>
    <message>
        <source>Begin a new file?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The current collection file is closed and kept; every later export still contains it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin a new file</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AskingView</name>
    <message>
        <source>Toss the coins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This answer does not fit here. Please look at it once more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First the coins fall.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The coins choose the first question. Answer that one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The coins choose the second question. Answer that one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The coins leave the answer to you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The coins answer for you this time: “{label}”. There is nothing to choose.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BusyBar</name>
    <message>
        <source>Progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{done} of {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChoosePinView</name>
    <message>
        <source>Choose the supervisor&apos;s PIN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the kiosk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It opens the export and the way out of the kiosk. 4 to 32 digits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once more, the same PIN.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two were not the same. Choose a PIN of 4 to 32 digits.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Choosing</name>
    <message>
        <source>Please touch at least one answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can choose up to {most}. To choose another, clear one first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Touch up to {most} answers that apply, then confirm.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Touch all answers that apply, then confirm.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of these</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DesignForm</name>
    <message>
        <source>Design</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Design</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {meaning}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of choices</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DeskWindow</name>
    <message>
        <source>Pages of the desk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Estimates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sample size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop to import</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New project…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open project…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Import files…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import a &amp;folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Kiosks…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Go to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Designs explained</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Surveyapp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{project} – Surveyapp desk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Project: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No survey yet: the first import decides it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Survey: {title} ({id}, version {version})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interviews: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Projects (*{ending})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>survey</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Surveyapp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Surveyapp {version}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asks the questions people lie about: coins protect each answer, and the desk takes the coins out again for everybody together.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EstimatesPage</name>
    <message>
        <source>Estimates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the reports say once the coins are taken out, and how sure that is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No interviews yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import collection files first. Then this page shows, for every question, the estimated shares with their uncertainty, next to what a naive reading of the reports would have said.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to Files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interval method</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confidence level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Group by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Interval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the selected row means</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{id}: {text}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Estimating…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{level} interval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The coins&apos; part of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Naive reading of the reports</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of respondents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chart of the estimates with intervals; the table has the same numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a row to read what it means.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExplanationView</name>
    <message>
        <source>How chance protects you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the coins protect you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are {count} parts to answer, one after the other. All of them together make one of {answers} answers, and the coins fall once for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First you can try it. Nothing of the practice is recorded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round: your own answer is recorded. Square: the opposite is recorded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round: your own answer is recorded. Square: what the coins answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{of} cases: {parts}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About {of} cases: {parts}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} × your own answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} × “{label}” from the coins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} × a number from the coins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} × the opposite</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExportButton</name>
    <message>
        <source>Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table as CSV…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chart as PNG…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chart as SVG…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PNG pictures (*.png)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SVG drawings (*.svg)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved {file} in {folder}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExportedView</name>
    <message>
        <source>Exported and checked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written to {folder}: {count}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The files on this kiosk stay where they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was exported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export small files all the same…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FilesPage</name>
    <message>
        <source>Files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collection files from the kiosks become one project here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kiosks…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import files…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import a folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop collection files here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring the files that the kiosks exported (their names end in .collection), or the whole folder. Each file is checked before it is taken, and importing one twice changes nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What came of each file of the last import</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last import</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files in the project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collection files (*{ending});;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import collection files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import all collection files of a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Importing…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The import was stopped. Files that were finished before stay in the project; import the others again whenever you like.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files in the project: {count}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FolderView</name>
    <message>
        <source>Export to this folder?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>↑  One folder up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HelpPage</name>
    <message>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What each design asks people to do, promises them, and lets you estimate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the designs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Designs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No design has these words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KeyDialog</name>
    <message>
        <source>The interviews are sealed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File of the analyst&apos;s private key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passphrase of the key file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Private key file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key is kept in memory until the desk is closed, and is written nowhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Private keys (*{ending});;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The analyst&apos;s private key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} (And so are {more} more files.)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KiosksDialog</name>
    <message>
        <source>Kiosks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kiosks of the project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept this kiosk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files of kiosks that are not on this list wait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each kiosk signs its files with a key of its own. Compare its words with those on its supervisor&apos;s screen before you accept it: whoever makes a key can sign invented interviews.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message>
        <source>Surveyapp itself made a mistake here ({kind}). What was stored is still there; please report what you did.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dismiss the message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MomentView</name>
    <message>
        <source>One moment</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NumberPad</name>
    <message>
        <source>Minus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decimal point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your number: {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number from {low} to {high}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number from {low} to {high}, in steps of {step}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Please enter a number from {low} to {high}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number must be from {low} to {high}. Please change it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From {low}, numbers go in steps of {step}. Please change yours.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PinPad</name>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OK</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Digits entered: {count}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PinView</name>
    <message>
        <source>Supervisor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter the PIN.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This PIN is not right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many wrong PINs. Try again in {seconds} s.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlacesView</name>
    <message>
        <source>Where shall the files go?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No stick or card is plugged in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}   {folder}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look again</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlanPage</name>
    <message>
        <source>Sample size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many interviews are needed, or how sure a number of them makes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find n</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find the error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0.01 is one percentage point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of interviews</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any: the worst case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Design effect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 for a simple random sample; clusters often 1.5 to 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share that will not answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sample sizes by method</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computing exact sample sizes…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mend the marked fields to see an answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Error (percentage points)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interviews</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People to approach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chart of interviews needed against the error, by method</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Method</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interviews in all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Error in all, in points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For a random sample: sampling and coins together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For the coins alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the coins&apos; part takes: the error against the share among the very people asked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it promises</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This method&apos;s bound does not divide into a coins&apos; part.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PracticeResultView</name>
    <message>
        <source>Practice: nothing is recorded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Practice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever reads the record sees only what it says, not whether it came from you or from the coins. Try it a few times and watch the record change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever reads the record sees only what it says, not what you touched. Try it a few times and watch the record change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You touched “{label}”, and that would be recorded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The coins answered. The record would say “{label}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You touched “{label}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record would say “{label}”: this time the coins decided.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The coins left it to you, so the record would say “{label}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record would say “{label}” this time.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PracticeView</name>
    <message>
        <source>Have you drunk water today?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Touch any of these numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Practice: nothing is recorded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If this needs a card, a die or a second question, any that you think of will do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Practice</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QuestionView</name>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} questions, recorded together as one of {answers} answers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part {place} of {count}. All parts together make one of {answers} answers, and the coins fall once for it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RespondentView</name>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop and discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skip this question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This device is told only what you touch, and nothing else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This device never learns your answer, only what you touch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supervisor</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SealView</name>
    <message>
        <source>Interviews are sealed to the analyst</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody can read them on this device, not even you. Call the analyst and compare these words with those of the analyst&apos;s key. If one differs, do not use this survey.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A word differs: leave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All words are the same</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StartWindow</name>
    <message>
        <source>Surveyapp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask what people do not tell, without ever knowing who said what.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the desk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring together what the kiosks collected, estimate the true shares with their uncertainty, and plan sample sizes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New project…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open a project…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run a kiosk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let people answer on this device, full screen; it records only what the coins let through, and leaving it needs the supervisor&apos;s PIN.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Choose a survey…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only looking around? Run “surveyapp demo” in a terminal: it makes an example survey with interviews from several kiosks and opens the desk on them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>survey</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Surveys and XLSForms (*{ending} *{form})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the form as a survey</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Surveys (*{ending})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a survey</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Projects (*{ending})</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StillThereView</name>
    <message>
        <source>Are you still there?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If nobody touches the button, this interview is discarded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on with the interview</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StopView</name>
    <message>
        <source>Stop? Nothing will be recorded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep going</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop and discard</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Supervising</name>
    <message>
        <source>A new file was begun.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SupervisorView</name>
    <message>
        <source>Supervisor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin a new file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the kiosk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to interviews</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kiosk: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kiosk in words: {words}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interviews are not sealed: this survey names no analyst&apos;s key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interviews are sealed to the analyst&apos;s key: {words}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Survey: {title} ({id}, version {version})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the current file: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Program: Surveyapp {version}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Broken off: {break_offs}; timed out: {time_outs}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ended in the practice: {practice}; not understood: {comprehension}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interviews of other surveys or versions are kept here too, and exported with their own survey. Who is asked again loses privacy again: the ε of both add up.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ThanksView</name>
    <message>
        <source>Thank you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your interview has been stored safely.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Please hand the device back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next respondent</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TroubleView</name>
    <message>
        <source>Something is not right with this device.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing of this interview was recorded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Please call the surveyor.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>View</name>
    <message>
        <source>More below</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WelcomeView</name>
    <message>
        <source>This part is only for you. The surveyor cannot see what you touch, and nobody can call it up on this device afterwards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No name and no time of day is recorded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your answers are recorded as you give them, and read only together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At some questions coins decide, by chance, what is recorded. Each question says what a reader of the records could learn from it, and what not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the questions that coins protect, chance decides what is recorded. So nobody who reads the records, not even the people who run this survey, can be sure what you answered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some questions use something of your own, such as cards or a birthday, and this device is told only what you touch. Each question says what a reader of the records could learn from it, and what not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some questions use something of your own, such as cards or a birthday. There this device never learns your answer, only what you touch. So nobody who reads the records, not even the people who run this survey, can be sure what you answered.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WritingView</name>
    <message>
        <source>Writing the files and reading them back…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cautions</name>
    <message>
        <source>The reports lie outside what this design can give, further than chance explains (p = {p_value}). Respondents may have misunderstood the instruction or not followed it, or the data were changed or belong to another design. The estimates do not hold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a group the estimated share is {share}, so its odds are no number above 0; the interval comes from the intervals of the two shares and is rather too wide.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A group has only one report: its standard error, and so this test, is unknown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} respondents have the weight 0 and were left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} strata have only one sampled unit (first: {stratum}). How much units differ there cannot be seen; their distance from the mean of all was used instead, which rather overstates the error.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is only one sampled unit, so the sampling error cannot be estimated. Only the error by the coins is known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} respondents did not answer. The total counts only those who did; it is too small unless the weights make up for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The estimated variance ({variance}) is below what the coins alone cause; the latter is shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only {units} sampled units in {strata} strata: the standard error itself is uncertain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The share of people who meet the condition is estimated as {share}; the unbiased estimate among them means nothing, and only the most likely one is shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The estimated variance of an answer is {variance}, not above 0, so no correlation can be computed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The correlation is estimated as {value}, outside −1 … 1: the reports are too few for these coins. The most likely value lies within.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} respondents who did not answer all of these questions were left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ratio cannot be computed: a combination of answers has the share {share}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is only one report, so no standard error can be estimated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole interval lies outside 0 to 1 and was cut to one point. That is no certainty: such reports are rare whatever people answer. It is chance, or the instruction was not followed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The coins alone cause an error of {error}, and a share is between 0 and 1: these reports tell nothing. Collect many more, or use a design whose coins ask for the truth more often.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The groups do not differ more than chance lets them: their standard deviation is estimated as 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The reports do not tell the share of any answer; too few people followed the instruction.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The reports do not tell the share of {meaning}: there is nobody to compare with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the reports fit the design</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>designs</name>
    <message>
        <source>Additive noise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For a number whose size is known roughly: the noise must be as wide as the answers, or sums at the edge give them away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The coins draw a number and add it to yours. Only the sum is recorded; nobody sees what was added.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bar-Lev, Bobovitch and Boukai&apos;s design</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where multiplicative noise is too noisy: some answers are recorded unchanged, which protects less; a 0 is not hidden.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Else the coins draw a number and multiply yours by it. Only the product is recorded; nobody sees what the coins drew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chaudhuri and Christofides&apos; design</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For respondents with two packs of cards: multiply by a card of the first and add one of the second. The card pack is easy to make.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The coins draw two numbers. Yours is multiplied by one of them, and the other is added. Only the result is recorded; nobody sees what the coins drew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cheater detection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where some people are expected to say “no” whatever the card says: their share is estimated, and the prevalence lies between “yes” and “yes” and them together. Needs large samples.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>people with the trait who follow the card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>people without the trait who follow the card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>people who say “no” whatever the card says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>everybody follows the card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In {one} of {of} cases it answers for you: “{label}”. Pass that on; it is the card&apos;s answer, not yours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In about {one} of {of} cases it answers for you: “{label}”. Pass that on; it is the card&apos;s answer, not yours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In all other cases answer the question yourself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card never answers “{label}”, so a recorded “{label}” is taken for a true one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Christofides&apos;s cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where people would rather say a number than “yes” or “no”: nobody, not even the respondent, says either. Adults who count well; the errors are larger than Warner&apos;s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card that you draw bears {number} in {count} of {of} cases.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card that you draw bears {number} in about {count} of {of} cases.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If your answer is “{no}”, touch the number of your card. If it is “{yes}”, touch {sum} minus that number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Different</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crosswise model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where people have no dice and trust no device: a birthday is enough, and no report is safer to give than the other. Careless answers look like carriers (Höglinger &amp; Diekmann 2017), so add a control item.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then touch whether they are the same, both yes or both no, or different, one yes and one no.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crosswise with an anchor question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instead of crosswise where careless answers are feared, as in online surveys: an item that nobody has tells how many answer with care, and the estimate is corrected for the others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>people with the trait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>people without the trait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>people who answer with care</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>people with the trait, if all answered with care</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>everybody answers with care</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same in both pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same in the first pair only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same in the second pair only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Different in both pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then comes a second pair of questions, to be answered in the same way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Devore&apos;s design</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where “no” is harmless and only “yes” needs cover, and no prevalence of another question is known. A recorded “no” is certain, so who reports it gives the answer away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Diana and Perri&apos;s first design</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where Saha&apos;s design is too noisy: some answers are recorded unchanged, which protects less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Else the coins draw two numbers: one is added to yours, and the sum is multiplied by the other. Only the result is recorded; nobody sees what the coins drew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Diana and Perri&apos;s second design</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Like Saha&apos;s design, with the share β of the drawn number in the sum to choose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The coins draw two numbers. Yours is averaged with one of them, and the average is multiplied by the other. Only the result is recorded; nobody sees what the coins drew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Direct question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For questions that are not sensitive, such as region or age group: no error is added, and nothing protects the answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No coins here: this answer is recorded as you give it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smallest or largest (Duchi)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For the mean of a bounded number at small ε, below about 0.6.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The coins record either the smallest or the largest possible number, never yours in between. The larger your number, the more often the largest; but both can happen with every number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eriksson&apos;s design</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For a number with few possible values: list all of them as replacements, and every recorded number may have been drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the other cases a number that the coins draw is recorded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The coins do not draw every number: one that they never draw is recorded only if it is yours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extended crosswise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instead of crosswise, wherever two harmless items with opposite odds can be found: it costs no precision and tests whether people answered as asked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The coins draw a second answer: “{yes}” in {one} of {of} cases, “{no}” in the other {other} of {of}. What is recorded is only whether the two are the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The coins draw a second answer: “{yes}” in about {one} of {of} cases, “{no}” in the other {other} or so of {of}. What is recorded is only whether the two are the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the harmless one {one} of {of} people answer “{yes}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the harmless one about {one} of {of} people answer “{yes}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here are two questions, a harmless one and the other. Answer both for yourself, then say only whether your two answers are the same or different.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“Same” and “different” can each come from either answer, so neither gives yours away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forced choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For questions with three or more choices where some need more cover than others. Where all need the same, k_rr is shorter to write.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forced response</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For yes/no questions: small errors for the privacy it gives, and easily told. A good start is two dice with p_truth 3/4, forced “yes” 1/6 and forced “no” 1/12.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two numbers, two samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For a number that people can give together with a harmless one of about the same size, whose average nobody knows. It needs many respondents.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first question comes up in {count} of {of} cases.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first question comes up in about {count} of {of} cases.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chance picks one of two questions for you, and only you see which. Both are answered with a number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the number is recorded, not which question it answers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hadamard response</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For very many choices with ε up to about 1, where reports should be short: only one bit depends on the answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The device divides the {k} answers into two groups by lot, anew for each person, and records one of the two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In about {count} of {of} cases it is the group of the answer that you touch; otherwise it is the other group.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hybrid mechanism</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For the mean of a bounded number at any ε: never worse than Duchi or piecewise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Item count (list experiment)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where no coins can be used and people will count statements. Choose statements that few people hold all or none of; the other designs need far fewer people for the same precision.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>people to whom the sensitive statement applies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>people to whom it does not apply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here are {items} statements. Count how many of them apply to you and give only the number, not which.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any number from 1 to below {items} leaves open which ones apply; 0 says that none does, and {items} that all do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>k-ary randomized response</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For ratings and single choices with few choices, up to about 3·e^ε + 2: beyond that a frequency oracle has smaller errors (Wang et al. 2017).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kuk&apos;s two packs of cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where people shall say neither “yes” nor “no”, only a number of red cards. More draws make smaller errors and less privacy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards drawn: {draws}. Put each one back and shuffle. Then touch how many were red.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you touch “{answer}”, {draws} cards are drawn for you from a pack in which {red} of {of} are red and {black} are black. How many were red is recorded, and nothing else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you touch “{answer}”, {draws} cards are drawn for you from a pack in which about {red} of {of} are red and {black} are black. How many were red is recorded, and nothing else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If your answer is “{answer}”, draw from pack {number}: in it {red} of {of} cards are red and {black} are black.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If your answer is “{answer}”, draw from pack {number}: in it about {red} of {of} cards are red and {black} are black.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discrete Laplace noise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For a bounded number when single reports should stay near the answers; for the mean alone, hybrid needs fewer respondents.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The coins move your number up or down and record where it lands; it stops at the ends of the scale. Small moves are more frequent, but every number can land anywhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chance decides which of {versions} versions of this question a person gets.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version {version}:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a card, throw a die or toss a coin of your own, where nobody else sees it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody else knows which of the two questions you answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Local hashing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For very many choices where reports should be short: errors like those of unary encoding, and a report of a few digits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The device divides the {k} answers into {groups} groups by lot, anew for each person, and records one group.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In about {count} of {of} cases it is the group of the answer that you touch; otherwise it is another group, drawn by lot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mangat&apos;s design</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where “no” is harmless and only “yes” needs cover: smaller errors than Warner&apos;s design with the same p. But a recorded “no” is certain, so who reports it gives the answer away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mangat, Singh and Singh&apos;s design</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where “no” is harmless, as in Mangat&apos;s design, and “yes” shall be covered by a trait that people have anyway. A recorded “no” is certain, so who reports it gives the answer away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A channel of one&apos;s own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For a design that this catalogue lacks, for misclassification with known odds, and for data that were randomized elsewhere (post-randomization, PRAM).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A 0 stays 0 and is recorded as 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Multiplicative noise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For amounts that are never 0, such as an income: it hides large amounts as well as small ones, but a 0 not at all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The coins draw a number and multiply yours by it. Only the product is recorded; nobody sees what yours was multiplied by.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The coins draw the number that is recorded. Numbers near yours are drawn more often, but every number can be drawn whatever yours is, also some beyond the ends of the scale.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Piecewise mechanism</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For the mean of a bounded number at larger ε, above about 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The coins draw two numbers. One is added to yours, and the sum is multiplied by the other. Only the result is recorded; nobody sees what the coins drew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saha&apos;s design</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For amounts that may be 0: adding before multiplying hides the 0 as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is recorded is not your number. It can narrow down what your number may be, and a few results can show it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In {count} of {of} cases the number that you enter is recorded as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In about {count} of {of} cases the number that you enter is recorded as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Singh and Joarder&apos;s design</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where Warner&apos;s design is wanted with smaller errors, at the price of less cover for “yes”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stochastic lie detector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where people with the trait may not say so even when a card protects them: the share of those who do is estimated too. Needs large samples; a “no” is not protected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of the people with the trait, those who say so</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>everybody with the trait says so</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If it is not, pass on what the card says: “{no}” in {one} of {of} cases, “{yes}” in the other {other} of {of}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If it is not, pass on what the card says: “{no}” in about {one} of {of} cases, “{yes}” in the other {other} or so of {of}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If your answer is “{yes}”, answer “{yes}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A recorded “{yes}” can be the card&apos;s, so it does not prove what is true for you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Subset selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For many choices, where the smallest errors count more than a simple explanation: no design with that ε has smaller ones (Ye &amp; Barg 2018).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The device records one of the {k} answers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In about {count} of {of} cases it is the answer that you touch; otherwise it is another one, drawn by lot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The device records a list of {size} of the {k} answers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In about {count} of {of} cases the answer that you touch is on the list; the others on it are drawn by lot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only you see what you draw: this device is told nothing but what you touch at the end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you touch “{answer}”, “{report}” is recorded in all cases.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you touch “{answer}”, “{report}” is recorded in {count} of {of} cases.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you touch “{answer}”, “{report}” is recorded in about {count} of {of} cases.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A recorded “{report}” is never given for “{answer}”, so it rules that out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In {same} of {of} cases the answer that you touch is recorded. In the other {turned} of {of} cases the coins record the opposite.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In about {same} of {of} cases the answer that you touch is recorded. In the other {turned} or so of {of} cases the coins record the opposite.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are two questions: this one, and a harmless one that is read with it. Of {of} people about {yes} answer the harmless one with yes and {no} with no.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer both silently, for yourself: this device is told neither answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes to at least one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No to both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Triangular model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where “no” is harmless and people have no dice. Its errors are smaller than those of the crosswise model, but “no to both” is a certain “no”, and people feel it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then touch whether at least one of your two answers is yes, or neither.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First “{first}”, second “{second}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unrelated question, two boxes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where people are willing to draw twice: one sample tells what unrelated_question_unknown needs two for. A pair “yes, yes” or “no, no” protects less than one answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Truth card and unrelated question, two boxes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As unrelated_question_two_boxes, with a truth card before each box: fewer coins, less protection. The estimate of the trait itself does not need t.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mangat–Singh–Singh, two boxes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where people with the trait may be asked to say so at once. The maximum-likelihood estimate is more precise than the unbiased one, and the pairs test whether the instruction was followed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>people with the harmless trait and not the other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In {one} of {of} cases it says “{no}”: answer that. In the other {other} of {of} cases answer the harmless question.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In about {one} of {of} cases it says “{no}”: answer that. In the other {other} or so of {of} cases answer the harmless question.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw {number} of 2, from box {number}:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If your answer is “{yes}”, answer “{yes}” both times. If it is not, let the boxes decide:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two coins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For yes/no questions, where a design is wanted that everybody understands at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two-stage unrelated question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To analyse data that were collected with two decks of cards. For a new survey the unrelated question with t + (1 − t)·p_truth is the same and is told in fewer words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two-stage Warner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To analyse data that were collected with two decks of cards. For a new survey Warner&apos;s design with t + (1 − t)·p is the same and is told in fewer words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unary encoding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For many choices, and for multiple choice. Above about 3·e^ε + 2 choices its errors are smaller than those of k_rr, and no larger for the thousandth choice than for the tenth.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For each of the {k} answers the device records a mark or no mark, by coins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer that you touch gets a mark in about {count} of {of} cases.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each answer that you touch gets a mark in about {count} of {of} cases.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each other answer gets a mark too, in about {count} of {of} cases.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unrelated question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where people shall answer every question as it is, with real cards and without a device they must trust: they answer the one that they drew. The share of “yes” to the harmless question must be known, from a census for example.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In {asked} of {of} cases the card that you draw asks the question on this screen. In the other {harmless} of {of} it asks the harmless question that is read with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In about {asked} of {of} cases the card that you draw asks the question on this screen. In the other {harmless} or so of {of} it asks the harmless question that is read with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer the question that your card asks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>people with the harmless trait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In {one} of {of} cases it points to the question, in the other {other} of {of} to the harmless one. Answer the one that it points to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In about {one} of {of} cases it points to the question, in the other {other} or so of {of} to the harmless one. Answer the one that it points to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unrelated question, unknown prevalence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where a harmless question is at hand but nobody knows how many say “yes” to it. Choose the two probabilities far apart; if the prevalence is known, unrelated_question needs fewer people.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My card is right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My card is not right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Touch whether what your card says is right for you or not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warner&apos;s design</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where “yes” and “no” are equally delicate: neither report rules anything out. Forced response with the same ε has the same errors and is easier to tell.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In {same} of {of} cases the card that you draw says that the answer is “{yes}”. In the other {turned} of {of} it says that the answer is “{no}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In about {same} of {of} cases the card that you draw says that the answer is “{yes}”. In the other {turned} or so of {of} it says that the answer is “{no}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So what is recorded never proves what your own answer was, whatever it says.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The coins never answer “{label}”, so a recorded “{label}” is a true one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the coins answer for you, there is nothing to choose: you only go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before you answer, coins fall on this screen, for your eyes only. In {count} of {of} cases they leave the answer to you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before you answer, coins fall on this screen, for your eyes only. In about {count} of {of} cases they leave the answer to you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In {count} of {of} cases the answer that you touch is recorded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In about {count} of {of} cases the answer that you touch is recorded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In {count} of {of} cases the coins answer “{label}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In about {count} of {of} cases the coins answer “{label}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the other {count} of {of} cases the coins pick one of the {choices} answers, each as likely as the others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the other {count} or so of {of} cases the coins pick one of the {choices} answers, each as likely as the others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: with {k} choices it has the smallest errors at this ε; the coins cause a standard error of {error} at {n} reports. The next, {other}, would need {times} times as many reports.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: with {k} choices no design has smaller errors at this ε, and of those that come within one percent of it, like {other}, it is the simplest to explain; the coins cause a standard error of {error} at {n} reports.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: with {k} choices its errors at this ε are within one percent of the smallest, those of {other}, and it is simpler to explain; the coins cause a standard error of {error} at {n} reports.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>errors</name>
    <message>
        <source>There is no screen to open a window on. Start this from a desktop session, or use the commands that need no window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{option}: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The channel is not usable: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The operating system&apos;s random generator does not answer, so no question is asked. Restart the device; if it happens again, do not use it for interviews.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The parameter {parameter} cannot be used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{parameter} is {value}, which is not a number; write it as &quot;3/4&quot;, &quot;0.75&quot; or 0.75.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{parameter} is {value}; it must be {allowed}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{parameter} is not a distribution: {reason}. List the values with their probabilities, as in &quot;1: 1/2, 2: 1/4, 3: 1/4&quot;, or, to analyse what others collected, &quot;mean 2, sd 0.5&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{parameter} is missing; give {meaning}, {allowed}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{parameter} is not a parameter of {design}; it takes {known}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{parameter}: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number must be from {minimum} to {maximum}, in steps of {step}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The weight of respondent {row} is {weight}, and {count} in all are not numbers above 0. A weight says how many people a respondent stands for; correct the column, or leave weights out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All {count} weights are 0, so nobody counts. Choose another weight column, or leave weights out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The inclusion probability of respondent {row} is {probability}; it must be above 0 and at most 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The joint inclusion probabilities do not fit: {reason}. They are a symmetric table with one row and one column for each respondent, and each respondent&apos;s own probability on the diagonal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are {reports} reports but the column “{column}” has {length} rows. Each respondent needs one row in every column.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stratum {stratum} is said to hold {population} units, but {sampled} were drawn from it. Give the number of units (clusters, or people where there are none) that could have been drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The size of the population is {population}; a share of a known population needs its size, above 0. Give it, or let the weights estimate it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The positions of the {answers} answers must be as many numbers, each above the one before. Correct them; without any they are 1, 2, 3 and so on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One group chose among {first} answers and the other among {second}, so their distributions have no distance. Compare groups that were asked the same question.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The groups were asked through different designs, so their reports cannot be exchanged and there is no permutation test. Look at the interval instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The exact method would have to look at more than a billion reports. Use a larger error, or the normal method, which hardly differs at such sizes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report {number} is {report}, which {design} never gives. The data belong to another design or another number of choices; check which survey they were collected with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The level of an interval is {level}; it must be above 0 and below 1. Write 0.95 for 95 %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The item count model has no certain solution: some coefficient hides behind others, or rests on one person. Leave out covariates, join rare levels, or use the difference of means.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{group} has {n} interviews; at least {needed} are needed. Import more, or use a larger group.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A count of {count} was reported where only 0 to {most} is possible. Check the number of statements.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{questions} questions with {cells} combinations of answers cannot be estimated together. Choose at most 4 questions, with fewer choices.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the most likely estimate nobody has the answers that were asked for as a condition, so there is no share among them. Choose another condition.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sample {sample} of {samples} has no reports; this design needs some in each. Import more interviews, or choose a larger group.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In sample {sample}, report number {report} was counted {count} times, but the design never gives it there. The data belong to another design; check which survey they were collected with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The most likely prevalences were not found in {steps} steps, so none are shown. The design tells the answers too poorly apart; use one whose coins ask for the truth more often.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A report is {report}, but the design never gives that number. The data belong to another design or another scale; check which survey they were collected with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sample {sample} has {n} reports; each of the two needs at least 2, or the two means cannot be told apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {what} is {value}; it must be {allowed}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no reports, so nothing can be estimated. Import interviews that answer this question, or choose a larger group.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report number {report} was counted {count} times, but the design never gives it. The data belong to another design; check which survey they were collected with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are {n} reports but the population is given as {population}. Give the number of people that the sample was drawn from, at least {n}, or leave it out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {what} needs one number for each of the {levels} levels{condition}. Correct it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ranking of item {item} did not settle in {rounds} rounds: its coins tell too little about the answers. Ask with a design that asks for the truth more often, or leave the item out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The regression cannot be computed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only {n} respondents answered everything that the regression uses, and it estimates {parameters} numbers. Use fewer predictors or collect more interviews.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All {n} reports of the outcome are the same, so nothing can explain a difference between them. Choose another outcome or collect more interviews.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The predictor {predictor} has the same value for all respondents, so its effect cannot be told. Leave it out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The predictor {predictor} is fully determined by {others}, so their effects cannot be told apart. Leave one of them out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The predictor {predictor} separates the answers perfectly, as far as the reports tell: the larger its coefficient, the more likely the reports, without end. Leave it out, merge its levels, or collect more interviews.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The reports are most likely if the share is exactly 0 or 100 %, so no coefficient has an end. Look at the estimate of the share first; collect more interviews.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The design of {question} gives the same reports whatever the answer, so nothing can be learned from them. Use a design that tells the answers apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Respondent number {row} gave a report that the design never gives. The data belong to another design; check which survey they were collected with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The weight of respondent number {row} is {weight}; weights must be numbers from 0. Correct the column or leave it out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All weights are 0, so nobody counts. Correct the column or leave it out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are {clusters} clusters; at least 2 are needed to see how much they differ. Leave the cluster column out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The column {column} has {length} rows and the outcome {n}; they must describe the same respondents, one row each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The most likely coefficients were not found in {steps} steps, so none are shown. Use fewer predictors, or a design whose coins ask for the truth more often.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The reports do not tell {what} apart, so no standard errors exist. Two samples need different probabilities; else use fewer predictors.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The level is {level}; it must be above 0 and below 1. Write 0.95 for 95 %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan cannot be computed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The error is {value}; it must be above 0 and below 1. Write 0.05 for five percentage points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The error is {value}; it must be above 0 and below {width}, the width of the number&apos;s scale.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The expected mean is {value}; it must be from {minimum} to {maximum}. Leave it out to plan for the worst case.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The method {method} holds for every number of interviews, and with this design nothing does: its reports have no bounds, or its estimate is a ratio. Use normal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The confidence is {value}; it must be above 0 and below 1. Write 0.95 for 95 %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The expected prevalence is {value}; it must be from 0 to 1. Leave it out to plan for the worst case.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {what} is {value}; it must be a whole number from 1 to a million million.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The design effect is {value}; it must be above 0. It is 1 for a simple random sample and usually above 1 for clusters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The share of non-response is {value}; it must be from 0 and below 1. Write 0.2 if one in five will not take part.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The exact method works only where every report counts either fully or not at all for the answer, which is not so with this design. Use chebyshev, hoeffding or normal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Even asking all {population} people does not reach this error, because the coins alone need {coins_only} reports. Accept a larger error or less confidence, or use a design whose coins ask for the truth more often.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attribute {attribute} needs one or more levels, all different; it has {levels}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no column {attribute}. There are: {known}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no interviews in {where}. Import collection files first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The survey {survey} records no question {question}; it records {known}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{question} has no answer {answer}; its answers are {known}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{question} is randomized, so nobody&apos;s group is known. Group by a direct question; this survey has {known}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{question} has no list of answers, so groups, strata and clusters cannot be formed by it. Name a direct question with listed answers; this survey has {known}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{question} was asked with {design}, which cannot be used here: that needs a design of one sample whose reports can be listed. Leave it out; estimate tells its shares.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{question} is randomized, so nobody&apos;s {kind} is known by it. Name a direct question; this survey has {known}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The size of the population goes with a simple sample of everybody; leave out {option}, or the population. How many people there are in each group, stratum or cluster is not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give collection files, tables (.csv) or a project, one kind of them: their respondents cannot be counted together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is a table; give the survey that its columns belong to, with --survey.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The column {column} needs a table (.csv) that has it; a collection file holds nothing but reports.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No row of {where} can be used: {refused} were refused{first}. Each row needs recorded reports in the survey&apos;s columns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{question} has the design {design}, whose reports are estimated together: use collection files or a project, without weights, strata and clusters, or ask for another --question.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The audit cannot run: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no design {name}; known designs are {known}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} cannot be planned: how far its harmless numbers spread is not known. Rehearse it with people of whom you know both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{method} is not a method; choose one of {known}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{question} is the outcome and cannot be its own predictor. Leave it out there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{question} is named twice among the predictors. Name it once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{question} is no number that is known of each respondent, so it cannot be the outcome of a linear regression: choose a rating that is asked directly, or the logistic model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A table does not tell which sample each respondent to {question} was in, and its design needs that. Use collection files or a project.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are {clusters} clusters and {coefficients} coefficients; standard errors need more clusters than coefficients, best many more. Use fewer predictors or another cluster column.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{question} is randomized; as a predictor it works for a yes/no outcome or a number, and {outcome} has {choices} choices. Leave it out, or choose another outcome.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{question} was asked with {design}, which estimates a share of its own; it can be explained by direct questions only. Leave the randomized predictors out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The simulation cannot run: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} was refused: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} could not be {action}: {reason}. Nothing that was already stored is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kiosk&apos;s key {file} is damaged. Nothing was deleted; keep this folder and set the kiosk up in a new one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is damaged and was left as it is ({reason}). New interviews go to a new file beside it. Take a copy of the folder to the analyst.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no collection files to export in {folder}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} holds fewer than {smallest} interviews and was not exported: few people cannot hide among each other. Collect more first; who must have it now can export it all the same, from the supervisor&apos;s screen with the PIN or with export --allow-small.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another Surveyapp kiosk is using {folder}. Close it, or export from its supervisor&apos;s screen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a PIN of {shortest} to {longest} digits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project {file} cannot be used: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}, line {line}, column {column}: “{value}” {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} has the same content as {other}, so its respondents would count twice. Leave one of them out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}, line {line}, column {column}: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} has {count} mistake(s). The first: {first}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is not valid JSON: {reason} (line {line}, column {column}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is not UTF-8 text (byte {byte}); save it as UTF-8 without BOM.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A passphrase is wanted and there is no terminal to ask for it on. Give --passphrase-file FILE.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two passphrases were not the same; nothing was made. Start again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say key new, key show or key test; surveyapp key --help tells more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With these shares of other people nobody is left whose answers {design} could tell. Suppose others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The reports of {question} cannot be learned from: its design {design} has several samples or several answers at once. Leave the question out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The design {design} of {question} takes {takes} answers, and {question} has {levels}. Check which survey the reports were collected with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{learner} does not learn from randomized reports. Take one of {known}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label} is the label and a feature too. Name it as one of the two only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label} has only one class, {level}, so there is nothing to predict. Choose another label.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no feature to predict {label} from. Name one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody reported both {feature} and {label}, so nothing is learned about how they go together. Leave {feature} out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reports on several features at once need the design k_rr; {features} were asked with {design}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{feature} and {label} have {cells} combinations, and one report can be about 256 at most. Put levels together, or leave {feature} out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{feature} has one level only, {level}: it tells nothing. Leave it out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{question} has the design {design}, which divides its respondents into two samples: leave out weights, strata, clusters and the population, or ask for another --question.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{question} is compared between groups of its own answers. Group by another question.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A cross-table needs two to four different questions; {given} were given: {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} comes from a kiosk that this project does not know: “{words}”. It waits in the project. Compare these words with those on the kiosk&apos;s supervisor screen, then accept the kiosk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} cannot become {out}: give a form (.xlsx) and a survey file (.survey.json), either way round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A table does not tell the kiosks. Use collection files or a project, or group by a direct question.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{by} has no group {group}; it has {known}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A comparison needs two different groups of {by}; it has {known}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{by} has {groups} groups, too many to compare each with each. Name two of them with --groups; it has {known}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody in the group {group} of {by} answered {question}, so nothing is known of it. Choose another group, or import more interviews.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The survey {survey} names no analyst&apos;s key, so its interviews are not sealed. Put the line that “surveyapp key new” printed into it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The survey {survey} seals to the key “{key}”, and this is the key “{given}”: it would open none of its interviews.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{written} cannot be supposed. Write {form}=SHARE with a share from 0 to 1; known here: {known}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing says what the answers to {question} are worth. Give one number for each of them with --utilities: {answers}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} and {second} have different answers, so they cannot be ranked together. Rank questions with the same answers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is one item only, {item}. Name several questions, or say with --by which groups rated it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Groups of {by} can be ranked by one question, and {given} were given. Name one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No one kiosk of the project is called {kiosk}. Give its name, at least its first {letters} letters, or its words; “surveyapp kiosks --project P” lists them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a passphrase of at least {shortest} characters; several words are best.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The passphrase does not open the key file {file}. Try again: it is the one that was chosen when the key was made, and nobody can replace it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is sealed to the analyst&apos;s key “{key}”. Give that key&apos;s file and its passphrase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is sealed to the analyst&apos;s key “{key}”, and the key given is “{given}”. Give the file of the other key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}, line {line}: this interview is damaged and was left out ({reason}). The others are not touched by it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing can be sealed to the analyst&apos;s key of the survey {survey}. Make a new pair with “surveyapp key new” and put its public key in the survey.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sheet}, column {column}: a cell takes {most} characters, and the survey has {count} there; this survey cannot be written as a form.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no analyst&apos;s public key: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is asked {questions} together: each respondent is asked only {size} of the {listed} questions of their group, so no pair exists. Choose questions outside the group, or ask them as one joint question.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{reason} (at character {place}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The survey cannot be written as a form: XLSForm has no words for {what}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>estimate_columns</name>
    <message>
        <source>Question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>n</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of reports</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Std. error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standard error of the estimate, from sampling and coins together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of which coins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The standard error that the coins cause, the answers held fixed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{level} interval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unbiased: the coins are taken out. A share may lie outside 0 to 100 %; a mean is in the units of the answers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut at what is possible. Each cell names its method when you point at it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most likely</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximum likelihood: the best share among the possible ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Naive reading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the reports say if the coins are forgotten: biased</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ε</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Privacy loss of one report: smaller protects better</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not a possible share: see the column “Most likely”, and the text below.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{share} of the variance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Infinite: at least one report gives an answer away.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>estimation</name>
    <message>
        <source>Hardly any people could have given these reports under this design (p = {p_value}). The instruction was misunderstood or not followed, or the data were changed: do not trust the estimate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The reports do not fit together under this design (p = {p_value}). The instruction was misunderstood or not followed by some: do not trust the estimate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sample {sample} has one report, so no standard error can be estimated.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>file_reports</name>
    <message>
        <source>Imported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Already imported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New interviews</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Already there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kiosk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first letters of the kiosk&apos;s name: the hash of its public key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interviews that are damaged and were left out: {count}. The first: {first}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its kiosk is not known yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sealed: it needs the analyst&apos;s key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sealed to another key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: all of its interviews were in the project before, so nothing changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: checked, signed by its kiosk, and imported.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New interviews: {new} (files imported: {files}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files that had been imported before: {files}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files refused: {files}; the table says why.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files of unknown kiosks, which wait: {files}; “Kiosks…” shows whose they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interviews that are damaged and were left out: {n}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interviews</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Batch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number of the file on its kiosk; a new one is begun now and then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How often that kiosk had exported when it wrote this file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last day</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>forms</name>
    <message>
        <source>{file} is written. Of the form, this is not in it:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} cannot be asked yet. Put this right in the form:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>… and {count} more; “surveyapp xlsform” in a terminal tells all.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>kiosk</name>
    <message>
        <source>fewer than {step} times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about {tens} times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fewer than {step} interviews</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about {tens} interviews</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Surveyapp kiosk</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>kiosks</name>
    <message>
        <source>Words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interviews</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Broken off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interviews that were begun and stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Timed out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interviews that nobody went on with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ended in practice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Broken off or timed out before the practice was done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not understood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comprehension checks that were not passed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waits to be accepted</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>numbers</name>
    <message>
        <source>{number} percentage points</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>plan</name>
    <message>
        <source>total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>coins only</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>planning</name>
    <message>
        <source>Chebyshev</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hoeffding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exact binomial</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Holds always; needs most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Holds always.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The usual approximation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computed, not approximated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>number of interviews</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>percentage points is the farthest that the estimate lies from the truth with probability {confidence}, {truth} ({method}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whatever the true share is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>if the true share is {share}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>people to approach: then the estimate lies within ± {error} of the truth with probability {confidence}, {truth} ({method}, enlarged for clusters and non-response).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>interviews are enough: then the estimate lies within ± {error} of the truth with probability {confidence}, {truth} ({method}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ε = ∞: at least one report gives the answer away, so nothing protects it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ε = {epsilon}: one report makes no answer more than {ratio} times as likely as another, compared with before.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>readings</name>
    <message>
        <source>Wilson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exact (Clopper–Pearson)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Likelihood ratio</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wald</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chebyshev</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guarded mid‑p</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mid‑p</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close to the promised coverage, and for no share and sample size far below it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close to the promised coverage for most shares and sample sizes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close to the promised coverage unless the answer is very rare.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never covers less than promised, usually more: a little wide.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All shares that explain the reports about as well as the best one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simple; covers too little for few interviews or rare answers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Holds for every sample size and every design, and is very wide.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Student’s t</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hoeffding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean of the harmless question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{question} – {answer}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} interviews say: the mean answer to the harmless question that goes with “{question}” is about {estimate}. The {level} interval ({method}) is {low} to {high}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} interviews in the group “{group}” say: the mean of the true answers to “{question}” is about {estimate}. The {level} interval ({method}) is {low} to {high}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} interviews say: the mean of the true answers to “{question}” is about {estimate}. The {level} interval ({method}) is {low} to {high}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} interviews in the group “{group}” on “{question}” also say: {answer}, about {estimate}. The {level} interval ({method}) is {low} to {high}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} interviews on “{question}” also say: {answer}, about {estimate}. The {level} interval ({method}) is {low} to {high}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} interviews in the group “{group}” say: about {estimate} would truthfully answer “{answer}” to “{question}”. The {level} interval ({method}) is {low} to {high}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} interviews say: about {estimate} would truthfully answer “{answer}” to “{question}”. The {level} interval ({method}) is {low} to {high}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No share can be below zero: chance does this when the true share is near zero, and it also happens when people do not follow the coins. The most likely possible share is {mle}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No share can be above 100 %: chance does this when the true share is near 100 %, and it also happens when people do not follow the coins. The most likely possible share is {mle}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No coins were used here: all of the uncertainty comes from asking a sample of people.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One interview is too few to tell how uncertain this is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nearly all of this uncertainty (of the variance) comes from the coins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{coins} of this uncertainty (of the variance) comes from the coins, the rest from asking a sample of people.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Estimates outside 0 to 100 %: {count}. They are shown as they are, because cutting them off would bias averages; the column “Most likely” gives the best possible share.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A question cannot be divided by itself: choose another one, or no groups.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chart shows the first {count} lines; choose one question to see it all.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>survey</name>
    <message>
        <source>Yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
