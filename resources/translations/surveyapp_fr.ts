<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>AboutView</name>
    <message>
        <source>About this kiosk</source>
        <translation>À propos de cette borne</translation>
    </message>
    <message>
        <source>The kiosk in words: {words}</source>
        <translation>La borne en mots&#xa0;: {words}</translation>
    </message>
    <message>
        <source>Kiosk: {name}</source>
        <translation>Borne&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Survey: {title} ({id}, version {version})</source>
        <translation>Enquête&#xa0;: {title} ({id}, version {version})</translation>
    </message>
    <message>
        <source>Enrolment file…</source>
        <translation>Fichier d’inscription…</translation>
    </message>
    <message>
        <source>Measure the screen…</source>
        <translation>Mesurer l’écran…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
</context>
<context>
    <name>AdviceView</name>
    <message>
        <source>Supervisor</source>
        <translation>Superviseur</translation>
    </message>
</context>
<context>
    <name>AfterView</name>
    <message>
        <source>That is done.</source>
        <translation>C’est fait.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>For this question the wheel can change what is recorded.</source>
        <translation>Pour cette question, la roue peut changer ce qui est enregistré.</translation>
    </message>
    <message>
        <source>{count} of every {of} recorded answers to this question come from the wheel.</source>
        <translation>{count} réponses enregistrées sur {of} à cette question viennent de la roue.</translation>
    </message>
    <message>
        <source>About {count} of every {of} recorded answers to this question come from the wheel.</source>
        <translation>Environ {count} réponses enregistrées sur {of} à cette question viennent de la roue.</translation>
    </message>
</context>
<context>
    <name>AskNewFileView</name>
    <message>
        <source>Begin a new file?</source>
        <translation>Commencer un nouveau fichier&#xa0;?</translation>
    </message>
    <message>
        <source>The current collection file is closed and kept; every later export still contains it.</source>
        <translation>Le fichier de collecte actuel est fermé et conservé&#xa0;; toute exportation ultérieure le contiendra encore.</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Pas maintenant</translation>
    </message>
    <message>
        <source>Begin a new file</source>
        <translation>Commencer un nouveau fichier</translation>
    </message>
</context>
<context>
    <name>AskingView</name>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Spin</source>
        <translation>Tourner</translation>
    </message>
    <message>
        <source>This answer does not fit here. Please look at it once more.</source>
        <translation>Cette réponse ne convient pas ici. Veuillez la vérifier encore une fois.</translation>
    </message>
    <message>
        <source>Spin first. Only you see it.</source>
        <translation>Tournez d’abord. Personne d’autre ne le voit.</translation>
    </message>
    <message>
        <source>Answer the first question.</source>
        <translation>Répondez à la première question.</translation>
    </message>
    <message>
        <source>Answer the second question.</source>
        <translation>Répondez à la deuxième question.</translation>
    </message>
    <message>
        <source>The wheel asks you. Touch your own answer.</source>
        <translation>La roue vous pose la question. Touchez votre propre réponse.</translation>
    </message>
    <message>
        <source>The wheel answers “{label}” for you. Just go on.</source>
        <translation>La roue répond «&#xa0;{label}&#xa0;» à votre place. Continuez simplement.</translation>
    </message>
</context>
<context>
    <name>BlockFrame</name>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Your note on this result</source>
        <translation>Votre note sur ce résultat</translation>
    </message>
    <message>
        <source>Run again</source>
        <translation>Relancer</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Monter</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Descendre</translation>
    </message>
    <message>
        <source>&amp;Run again</source>
        <translation>&amp;Relancer</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>&amp;Monter</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>&amp;Descendre</translation>
    </message>
    <message>
        <source>&amp;Half the width</source>
        <translation>&amp;Demi-largeur</translation>
    </message>
    <message>
        <source>Write a &amp;note</source>
        <translation>Écrire une &amp;note</translation>
    </message>
    <message>
        <source>Du&amp;plicate</source>
        <translation>Du&amp;pliquer</translation>
    </message>
    <message>
        <source>H&amp;ide, and leave out of the report</source>
        <translation>Mas&amp;quer et laisser hors du rapport</translation>
    </message>
    <message>
        <source>Remo&amp;ve</source>
        <translation>Reti&amp;rer</translation>
    </message>
    <message>
        <source>More for this analysis</source>
        <translation>Plus pour cette analyse</translation>
    </message>
    <message>
        <source>{title}
Drag it to another place.</source>
        <translation>{title}
Faites-la glisser à un autre endroit.</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Masqué</translation>
    </message>
    <message>
        <source>Out of date</source>
        <translation>Périmé</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Arrêté</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>Calcul en cours…</translation>
    </message>
    <message>
        <source>Choose the options of this analysis at the side.</source>
        <translation>Choisissez les options de cette analyse sur le côté.</translation>
    </message>
    <message>
        <source>The options at the side are not complete, so this result is out of date.</source>
        <translation>Les options sur le côté sont incomplètes ; ce résultat est donc périmé.</translation>
    </message>
</context>
<context>
    <name>BudgetPanel</name>
    <message>
        <source>Divide</source>
        <translation>Répartir</translation>
    </message>
    <message>
        <source>Dividing ε…</source>
        <translation>Répartition de ε…</translation>
    </message>
    <message>
        <source>What each question receives</source>
        <translation>Ce que chaque question reçoit</translation>
    </message>
    <message>
        <source>Largest ε of one respondent</source>
        <translation>Plus grand ε d’un répondant</translation>
    </message>
    <message>
        <source>Total over all randomized questions.</source>
        <translation>Sur l’ensemble des questions randomisées.</translation>
    </message>
    <message>
        <source>Number of interviews</source>
        <translation>Nombre d’entretiens</translation>
    </message>
    <message>
        <source>Divide ε</source>
        <translation>Répartir ε</translation>
    </message>
    <message>
        <source>smallest worst error</source>
        <translation>plus petite erreur maximale</translation>
    </message>
    <message>
        <source>equally</source>
        <translation>à parts égales</translation>
    </message>
    <message>
        <source>by importance</source>
        <translation>selon l’importance</translation>
    </message>
    <message>
        <source>Importance</source>
        <translation>Importance</translation>
    </message>
    <message>
        <source>For example drugs=2 trust=1; all others count 1.</source>
        <translation>Par exemple drugs=2 trust=1&#xa0;; les autres ont 1.</translation>
    </message>
    <message>
        <source>Each respondent is asked</source>
        <translation>Chaque répondant se voit poser</translation>
    </message>
    <message>
        <source>Save as a survey…</source>
        <translation>Enregistrer comme enquête…</translation>
    </message>
    <message>
        <source>all {count} questions</source>
        <translation>toutes les {count} questions</translation>
    </message>
    <message>
        <source>{some} of {count}, chosen at random</source>
        <translation>{some} sur {count} au hasard</translation>
    </message>
    <message>
        <source>as in the survey now</source>
        <translation>selon l’enquête actuelle</translation>
    </message>
    <message>
        <source>Largest standard error, in points</source>
        <translation>Erreur type au pire, en points</translation>
    </message>
    <message>
        <source>Chart of standard errors by question</source>
        <translation>Graphique des erreurs types par question</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Questions</translation>
    </message>
    <message>
        <source>One respondent gives away ε = {epsilon} in total; the largest standard error is {se} percentage points.</source>
        <translation>En tout, un répondant révèle ε = {epsilon}&#xa0;; la plus grande erreur type est de {se} points de pourcentage.</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Question</translation>
    </message>
    <message>
        <source>ε</source>
        <translation>ε</translation>
    </message>
    <message>
        <source>Its part of the budget</source>
        <translation>Ce qu’elle reçoit du budget</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Largest standard error, in percentage points; for a number, in percent of its scale</source>
        <translation>Erreur type au pire, en points de pourcentage&#xa0;; pour un nombre, de son échelle</translation>
    </message>
    <message>
        <source>ε now</source>
        <translation>ε actuel</translation>
    </message>
    <message>
        <source>In the survey now</source>
        <translation>Selon l’enquête actuelle</translation>
    </message>
    <message>
        <source>Design</source>
        <translation>Dispositif</translation>
    </message>
    <message>
        <source>{question} gets ε = {epsilon} ({design}: {parameters}). With {n} reports its standard error is at most {se} percentage points.</source>
        <translation>{question} reçoit ε = {epsilon} ({design}&#xa0;: {parameters}). Avec {n} réponses enregistrées, son erreur type est d’au plus {se} points de pourcentage.</translation>
    </message>
    <message>
        <source>{some} of {count}</source>
        <translation>{some} sur {count}</translation>
    </message>
    <message>
        <source>Each is asked</source>
        <translation>Questions posées à chacun</translation>
    </message>
    <message>
        <source>Reports to each</source>
        <translation>Réponses enregistrées par question</translation>
    </message>
    <message>
        <source>Largest ε</source>
        <translation>Plus grand ε</translation>
    </message>
    <message>
        <source>Largest error</source>
        <translation>Plus grande erreur</translation>
    </message>
    <message>
        <source>Largest standard error</source>
        <translation>Plus grande erreur type</translation>
    </message>
    <message>
        <source>Chart of the largest standard error by the number of questions asked</source>
        <translation>Graphique de la plus grande erreur type selon le nombre de questions posées</translation>
    </message>
    <message>
        <source>Asking fewer</source>
        <translation>Poser moins de questions</translation>
    </message>
    <message>
        <source>The largest standard error is smallest if each respondent is asked {some} of the {count} questions. Nothing can then be said about the relationship of two questions that nobody is asked together.</source>
        <translation>La plus grande erreur type est la plus petite lorsque chaque répondant se voit poser {some} des {count} questions. On ne peut alors rien dire de deux questions qui ne sont posées ensemble à personne.</translation>
    </message>
    <message>
        <source>Save as a survey</source>
        <translation>Enregistrer comme enquête</translation>
    </message>
    <message>
        <source>Surveys (*.survey.json)</source>
        <translation>Enquêtes (*.survey.json)</translation>
    </message>
    <message>
        <source>Saved {file} in {folder}.</source>
        <translation>{file} est enregistré dans {folder}.</translation>
    </message>
</context>
<context>
    <name>BusyBar</name>
    <message>
        <source>Progress</source>
        <translation>Avancement</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>{done} of {total}</source>
        <translation>{done} sur {total}</translation>
    </message>
    <message>
        <source>{rate} per second, {seconds} s left</source>
        <translation>{rate} par seconde, encore {seconds} s</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Arrêt en cours…</translation>
    </message>
</context>
<context>
    <name>CardsView</name>
    <message>
        <source>Pick a card</source>
        <translation>Choisissez une carte</translation>
    </message>
    <message>
        <source>The square that locks the hidden number</source>
        <translation>Le carré qui verrouille le nombre caché</translation>
    </message>
    <message>
        <source>This device has hidden a number. The square locks it: it cannot change.</source>
        <translation>Cet appareil a caché un nombre. Le carré le verrouille&#xa0;: il ne peut plus changer.</translation>
    </message>
    <message>
        <source>To check later, take a photo of this square.</source>
        <translation>Pour vérifier plus tard, prenez ce carré en photo.</translation>
    </message>
    <message>
        <source>Your card is added to the hidden number. That is where the wheel stops, so this device cannot choose it. Any card will do. You may throw a die to choose one. If the device chooses, you must trust it.</source>
        <translation>Votre carte s’ajoute au nombre caché. C’est là que la roue s’arrête&#xa0;: cet appareil ne peut donc pas le choisir. N’importe quelle carte convient. Vous pouvez lancer un dé pour la choisir. Si l’appareil choisit, vous devez lui faire confiance.</translation>
    </message>
    <message>
        <source>Let the device choose</source>
        <translation>Laisser l’appareil choisir</translation>
    </message>
    <message>
        <source>Test it</source>
        <translation>Tester</translation>
    </message>
    <message>
        <source>Name of the square: {words}. The name proves nothing; the square does.</source>
        <translation>Nom du carré&#xa0;: {words}. Le nom ne prouve rien, le carré oui.</translation>
    </message>
</context>
<context>
    <name>ChartView</name>
    <message>
        <source>Chart</source>
        <translation>Graphique</translation>
    </message>
    <message>
        <source>&amp;Copy the picture</source>
        <translation>&amp;Copier l’image</translation>
    </message>
</context>
<context>
    <name>CheckView</name>
    <message>
        <source>A short check. Nothing happens if you mix things up.</source>
        <translation>Une petite vérification. Si vous vous trompez, cela n’a aucune conséquence.</translation>
    </message>
    <message>
        <source>It is easy to mix up. Here it is once more.</source>
        <translation>On s’y trompe facilement. Voici encore une fois l’explication.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
</context>
<context>
    <name>ChoiceList</name>
    <message>
        <source>Columns that are its choices</source>
        <translation>Colonnes qui en sont les choix</translation>
    </message>
    <message>
        <source>A question for each column</source>
        <translation>Une question par colonne</translation>
    </message>
</context>
<context>
    <name>ChoicesBox</name>
    <message>
        <source>Choices: id in the data, and text</source>
        <translation>Choix&#xa0;: identifiant dans l’enregistrement, et textes</translation>
    </message>
    <message>
        <source>Add a choice</source>
        <translation>Ajouter un choix</translation>
    </message>
    <message>
        <source>Id of choice {number}</source>
        <translation>Identifiant du choix {number}</translation>
    </message>
    <message>
        <source>Text of choice {number}</source>
        <translation>Texte du choix {number}</translation>
    </message>
    <message>
        <source>Move choice {number} up</source>
        <translation>Monter le choix {number}</translation>
    </message>
    <message>
        <source>Move choice {number} down</source>
        <translation>Descendre le choix {number}</translation>
    </message>
    <message>
        <source>Remove choice {number}</source>
        <translation>Retirer le choix {number}</translation>
    </message>
</context>
<context>
    <name>ChoosePinView</name>
    <message>
        <source>Once more, the same PIN.</source>
        <translation>Encore une fois, le même code PIN.</translation>
    </message>
    <message>
        <source>The two were not the same. Choose a PIN again.</source>
        <translation>Les deux n’étaient pas identiques. Choisissez à nouveau un code PIN.</translation>
    </message>
</context>
<context>
    <name>Choosing</name>
    <message>
        <source>Please touch at least one answer.</source>
        <translation>Veuillez toucher au moins une réponse.</translation>
    </message>
    <message>
        <source>You can choose up to {most}. To choose another, clear one first.</source>
        <translation>Vous pouvez en choisir {most} au plus. Pour en choisir une autre, retirez-en d’abord une.</translation>
    </message>
    <message>
        <source>Touch up to {most} answers that apply, then confirm.</source>
        <translation>Touchez jusqu’à {most} réponses qui conviennent, puis validez.</translation>
    </message>
    <message>
        <source>Touch all answers that apply, then confirm.</source>
        <translation>Touchez toutes les réponses qui conviennent, puis validez.</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Valider</translation>
    </message>
    <message>
        <source>None of these</source>
        <translation>Aucune de ces réponses</translation>
    </message>
</context>
<context>
    <name>ColumnPane</name>
    <message>
        <source>Used for</source>
        <translation>Utilisée pour</translation>
    </message>
</context>
<context>
    <name>ColumnWords</name>
    <message>
        <source>Not used</source>
        <translation>Non utilisée</translation>
    </message>
    <message>
        <source>A question</source>
        <translation>Une question</translation>
    </message>
    <message>
        <source>A choice of a new question</source>
        <translation>Un choix d’une nouvelle question</translation>
    </message>
    <message>
        <source>Weight: how many people a row represents</source>
        <translation>Poids&#xa0;: combien de personnes une ligne représente</translation>
    </message>
    <message>
        <source>Stratum</source>
        <translation>Strate</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>Grappe</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Question</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Poids</translation>
    </message>
    <message>
        <source>A choice of {name}</source>
        <translation>Un choix de {name}</translation>
    </message>
    <message>
        <source>Question {name}: {text}</source>
        <translation>Question {name}&#xa0;: {text}</translation>
    </message>
    <message>
        <source>{type} · {level}</source>
        <translation>{type} · {level}</translation>
    </message>
    <message>
        <source>Not assigned</source>
        <translation>Non attribué</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>choisi</translation>
    </message>
    <message>
        <source>not chosen</source>
        <translation>non choisi</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Pas de réponse</translation>
    </message>
    <message>
        <source>Values not assigned: {values}; rows left out: {rows}</source>
        <translation>Valeurs non attribuées : {values} ; lignes laissées de côté : {rows}</translation>
    </message>
    <message>
        <source>Rows left out: {rows}</source>
        <translation>Lignes laissées de côté : {rows}</translation>
    </message>
</context>
<context>
    <name>ColumnsModel</name>
    <message>
        <source>Column</source>
        <translation>Colonne</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Utiliser</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Design</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valeurs</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>{text}, guessed</source>
        <translation>{text}, supposé</translation>
    </message>
</context>
<context>
    <name>ColumnsView</name>
    <message>
        <source>Columns of the table</source>
        <translation>Colonnes du tableau</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>Something went wrong in Surveyapp</source>
        <translation>Un problème est survenu dans Surveyapp</translation>
    </message>
    <message>
        <source>Something went wrong in Surveyapp. Your last action may not have been carried out. Everything already stored in the project is safe. You can continue; if it happens again, restart the program.</source>
        <translation>Un problème est survenu dans Surveyapp. Votre dernière action n’a peut-être pas été exécutée. Tout ce qui était déjà enregistré dans le projet est intact. Vous pouvez continuer ; si cela se reproduit, redémarrez le programme.</translation>
    </message>
    <message>
        <source>The report below describes where the program failed. It contains nothing from your survey. Please send it to whoever supports Surveyapp for you.</source>
        <translation>Le rapport ci-dessous décrit où le programme a échoué. Il ne contient rien de votre enquête. Veuillez l’envoyer à la personne qui vous assiste pour Surveyapp.</translation>
    </message>
    <message>
        <source>The report</source>
        <translation>Le rapport</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Copier le rapport</translation>
    </message>
    <message>
        <source>Open its folder</source>
        <translation>Ouvrir son dossier</translation>
    </message>
</context>
<context>
    <name>DatabaseDialog</name>
    <message>
        <source>Connect to a database</source>
        <translation>Se connecter à une base de données</translation>
    </message>
    <message>
        <source>Kind of database</source>
        <translation>Type de base de données</translation>
    </message>
    <message>
        <source>DuckDB file</source>
        <translation>Fichier DuckDB</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Serveur</translation>
    </message>
    <message>
        <source>Database</source>
        <translation>Base de données</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Utilisateur</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Mot de passe</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Survey file</source>
        <translation>Fichier de l’enquête</translation>
    </message>
    <message>
        <source>such as server.example:5432</source>
        <translation>par exemple server.example:5432</translation>
    </message>
    <message>
        <source>The rows of a table become the interviews of this project. They stay where they are: the database counts them, and only the counts come to this computer. The table has one row for each respondent and one column for each question.</source>
        <translation>Les lignes d’une table deviennent les entretiens de ce projet. Elles restent où elles sont : la base de données les compte, et seuls les comptes arrivent sur cet ordinateur. La table a une ligne par personne interrogée et une colonne par question.</translation>
    </message>
    <message>
        <source>&amp;Kind of database</source>
        <translation>T&amp;ype de base de données</translation>
    </message>
    <message>
        <source>&amp;Server</source>
        <translation>&amp;Serveur</translation>
    </message>
    <message>
        <source>&amp;Database</source>
        <translation>&amp;Base de données</translation>
    </message>
    <message>
        <source>&amp;User</source>
        <translation>&amp;Utilisateur</translation>
    </message>
    <message>
        <source>&amp;Password</source>
        <translation>&amp;Mot de passe</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Table</translation>
    </message>
    <message>
        <source>Su&amp;rvey file</source>
        <translation>Fichie&amp;r de l’enquête</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Se connecter</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>the survey of this project</source>
        <translation>l’enquête de ce projet</translation>
    </message>
    <message>
        <source>leave empty to use Spark on this computer</source>
        <translation>laisser vide pour utiliser Spark sur cet ordinateur</translation>
    </message>
    <message>
        <source>a name, or a .parquet or .csv file</source>
        <translation>un nom, ou un fichier .parquet ou .csv</translation>
    </message>
    <message>
        <source>The password stays in memory until you close the desk. It is not saved anywhere.</source>
        <translation>Le mot de passe reste en mémoire jusqu’à ce que vous fermiez le programme. Il n’est enregistré nulle part.</translation>
    </message>
    <message>
        <source>The DuckDB file</source>
        <translation>Le fichier DuckDB</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Surveys (*.survey.json)</source>
        <translation>Enquêtes (*.survey.json)</translation>
    </message>
    <message>
        <source>Survey</source>
        <translation>Enquête</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Connexion…</translation>
    </message>
</context>
<context>
    <name>DatePad</name>
    <message>
        <source>Next part</source>
        <translation>Partie suivante</translation>
    </message>
    <message>
        <source>Year, month and day: {day}</source>
        <translation>Année, mois et jour : {day}</translation>
    </message>
    <message>
        <source>Day, month and year: {day}</source>
        <translation>Jour, mois et année : {day}</translation>
    </message>
    <message>
        <source>From {first} to {last}</source>
        <translation>Du {first} au {last}</translation>
    </message>
    <message>
        <source>Not before {first}</source>
        <translation>Pas avant le {first}</translation>
    </message>
    <message>
        <source>Not after {last}</source>
        <translation>Pas après le {last}</translation>
    </message>
    <message>
        <source>Please enter a date.</source>
        <translation>Veuillez saisir une date.</translation>
    </message>
    <message>
        <source>This is not a date yet. Please change it.</source>
        <translation>Ce n’est pas encore une date. Veuillez la corriger.</translation>
    </message>
    <message>
        <source>Your date: {date}</source>
        <translation>Votre date : {date}</translation>
    </message>
</context>
<context>
    <name>DesignForm</name>
    <message>
        <source>Design</source>
        <translation>Dispositif</translation>
    </message>
    <message>
        <source>&amp;Design</source>
        <translation>&amp;Dispositif</translation>
    </message>
    <message>
        <source>{name}: {meaning}</source>
        <translation>{name}&#xa0;: {meaning}</translation>
    </message>
    <message>
        <source>Number of choices</source>
        <translation>Nombre de modalités</translation>
    </message>
</context>
<context>
    <name>DesignsPanel</name>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>Comparing designs…</source>
        <translation>Comparaison des dispositifs…</translation>
    </message>
    <message>
        <source>Designs by the number of interviews needed</source>
        <translation>Dispositifs selon le nombre d’entretiens nécessaires</translation>
    </message>
    <message>
        <source>Number of choices</source>
        <translation>Nombre de modalités</translation>
    </message>
    <message>
        <source>2 for yes and no.</source>
        <translation>2 pour oui et non.</translation>
    </message>
    <message>
        <source>Largest ε</source>
        <translation>Plus grand ε</translation>
    </message>
    <message>
        <source>The most that one report may give away; 1.1 is strong, 2 is weak.</source>
        <translation>Ce qu’une réponse enregistrée peut révéler&#xa0;; 1,1 protège fortement, 2 faiblement.</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>1 % is one percentage point.</source>
        <translation>1 % est un point de pourcentage.</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Confiance</translation>
    </message>
    <message>
        <source>Interviews needed</source>
        <translation>Entretiens nécessaires</translation>
    </message>
    <message>
        <source>Chart of interviews needed by design</source>
        <translation>Graphique des entretiens nécessaires par dispositif</translation>
    </message>
    <message>
        <source>Use {design}: {reason}</source>
        <translation>Prenez {design}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>{n} interviews are needed for ± {error} in each share: {times} times as many as with the best design.</source>
        <translation>Il faut {n} entretiens pour ± {error} sur chaque proportion : {times} fois plus qu’avec le meilleur plan.</translation>
    </message>
</context>
<context>
    <name>DeskWindow</name>
    <message>
        <source>Pages of the desk</source>
        <translation>Pages du bureau d’analyse</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Fichiers</translation>
    </message>
    <message>
        <source>Variables</source>
        <translation>Variables</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>Qualité</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>Confidentialité</translation>
    </message>
    <message>
        <source>Survey</source>
        <translation>Enquête</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Apprentissage</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Drop to import</source>
        <translation>Déposez pour importer</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;New project…</source>
        <translation>&amp;Nouveau projet…</translation>
    </message>
    <message>
        <source>&amp;Open project…</source>
        <translation>&amp;Ouvrir un projet…</translation>
    </message>
    <message>
        <source>Save project &amp;as…</source>
        <translation>Enregistrer le projet &amp;sous…</translation>
    </message>
    <message>
        <source>&amp;Import files…</source>
        <translation>&amp;Importer des fichiers…</translation>
    </message>
    <message>
        <source>Import a &amp;folder…</source>
        <translation>Importer un &amp;dossier…</translation>
    </message>
    <message>
        <source>Import a &amp;table…</source>
        <translation>Importer un &amp;tableau…</translation>
    </message>
    <message>
        <source>&amp;Connect to a database…</source>
        <translation>Se &amp;connecter à une base de données…</translation>
    </message>
    <message>
        <source>&amp;Kiosks…</source>
        <translation>&amp;Bornes…</translation>
    </message>
    <message>
        <source>&amp;Report and data…</source>
        <translation>Rapport &amp;et données…</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Édition</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Préférences…</translation>
    </message>
    <message>
        <source>{project} (read-only) – Surveyapp desk</source>
        <translation>{project} (lecture seule) – bureau Surveyapp</translation>
    </message>
    <message>
        <source>Opening {file}…</source>
        <translation>Ouverture de {file}…</translation>
    </message>
    <message>
        <source>This project was changed in another window. What you see is how it is now.</source>
        <translation>Ce projet a été modifié dans une autre fenêtre. Vous le voyez tel qu’il est maintenant.</translation>
    </message>
    <message>
        <source>Build: {build}</source>
        <translation>Version compilée&#xa0;: {build}</translation>
    </message>
    <message>
        <source>&amp;Licences…</source>
        <translation>&amp;Licences…</translation>
    </message>
    <message>
        <source>This project is read-only: nothing can be imported</source>
        <translation>Ce projet est en lecture seule : rien ne peut y être importé</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Survey</source>
        <translation>&amp;Enquête</translation>
    </message>
    <message>
        <source>&amp;Go to</source>
        <translation>A&amp;ller à</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aide</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Planification</translation>
    </message>
    <message>
        <source>&amp;Help on this page</source>
        <translation>A&amp;ide sur cette page</translation>
    </message>
    <message>
        <source>&amp;Tutorial</source>
        <translation>&amp;Tutoriel</translation>
    </message>
    <message>
        <source>T&amp;our of the desk</source>
        <translation>&amp;Visite guidée du bureau d’analyse</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Raccourcis clavier</translation>
    </message>
    <message>
        <source>&amp;About Surveyapp</source>
        <translation>À &amp;propos de Surveyapp</translation>
    </message>
    <message>
        <source>{project} – Surveyapp desk</source>
        <translation>{project} – Bureau d’analyse Surveyapp</translation>
    </message>
    <message>
        <source>Project: {name}</source>
        <translation>Projet&#xa0;: {name}</translation>
    </message>
    <message>
        <source>No survey yet. The first import sets it.</source>
        <translation>Pas encore d’enquête&#xa0;: la première importation la détermine</translation>
    </message>
    <message>
        <source>Survey: {title} ({id}, version {version})</source>
        <translation>Enquête&#xa0;: {title} ({id}, version {version})</translation>
    </message>
    <message>
        <source>Interviews: {count}</source>
        <translation>Entretiens&#xa0;: {count}</translation>
    </message>
    <message>
        <source>New project</source>
        <translation>Nouveau projet</translation>
    </message>
    <message>
        <source>Projects (*{ending})</source>
        <translation>Projets (*{ending})</translation>
    </message>
    <message>
        <source>survey</source>
        <translation>enquete</translation>
    </message>
    <message>
        <source>Open a project</source>
        <translation>Ouvrir un projet</translation>
    </message>
    <message>
        <source>Save the project as</source>
        <translation>Enregistrer le projet sous</translation>
    </message>
    <message>
        <source>Saving a copy…</source>
        <translation>Enregistrement d’une copie…</translation>
    </message>
    <message>
        <source>About Surveyapp</source>
        <translation>À propos de Surveyapp</translation>
    </message>
    <message>
        <source>Surveyapp {version}</source>
        <translation>Surveyapp {version}</translation>
    </message>
    <message>
        <source>For surveys with sensitive questions: chance protects each answer, and the desk estimates the true shares for the group as a whole.</source>
        <translation>Pour les enquêtes aux questions sensibles : le hasard protège chaque réponse, et le bureau d’analyse estime les vraies proportions de l’ensemble.</translation>
    </message>
</context>
<context>
    <name>DetailsView</name>
    <message>
        <source>Test the wheel</source>
        <translation>Tester la roue</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
</context>
<context>
    <name>DoWithoutView</name>
    <message>
        <source>Use no surveyor&apos;s PIN?</source>
        <translation>Ne pas utiliser de code PIN de l’enquêteur ?</translation>
    </message>
    <message>
        <source>Then anybody who holds this device can answer again and again, and each answer counts. Do this only where somebody watches the device all the time.</source>
        <translation>Alors toute personne qui tient cet appareil peut répondre encore et encore, et chaque réponse compte. Ne le faites que si quelqu’un surveille l’appareil en permanence.</translation>
    </message>
    <message>
        <source>Use no PIN</source>
        <translation>Aucun code PIN</translation>
    </message>
    <message>
        <source>Choose PIN</source>
        <translation>Choisir un code PIN</translation>
    </message>
</context>
<context>
    <name>DraftHolder</name>
    <message>
        <source>Checking the rows…</source>
        <translation>Vérification des lignes…</translation>
    </message>
</context>
<context>
    <name>Drop</name>
    <message>
        <source>Drop to open this project</source>
        <translation>Déposez pour ouvrir ce projet</translation>
    </message>
    <message>
        <source>Drop to open this survey in the editor</source>
        <translation>Déposez pour ouvrir cette enquête dans l’éditeur</translation>
    </message>
    <message>
        <source>Drop to open this model</source>
        <translation>Déposez pour ouvrir ce modèle</translation>
    </message>
    <message>
        <source>Drop to train a model on this table</source>
        <translation>Déposez pour apprendre de ce tableau</translation>
    </message>
    <message>
        <source>This is a private key. You will be asked for it when you import sealed files.</source>
        <translation>Ceci est une clé privée&#xa0;: elle est demandée lors de l’importation de fichiers scellés</translation>
    </message>
    <message>
        <source>Drop to import as a table</source>
        <translation>Déposez pour importer comme tableau</translation>
    </message>
    <message>
        <source>Drop to import</source>
        <translation>Déposez pour importer</translation>
    </message>
</context>
<context>
    <name>ExportButton</name>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Table as CSV…</source>
        <translation>Tableau en CSV…</translation>
    </message>
    <message>
        <source>Chart as PNG…</source>
        <translation>Graphique en PNG…</translation>
    </message>
    <message>
        <source>Chart as SVG…</source>
        <translation>Graphique en SVG…</translation>
    </message>
    <message>
        <source>Chart as PDF…</source>
        <translation>Graphique en PDF…</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tableaux (*.csv)</translation>
    </message>
    <message>
        <source>PNG pictures (*.png)</source>
        <translation>Images PNG (*.png)</translation>
    </message>
    <message>
        <source>SVG drawings (*.svg)</source>
        <translation>Dessins SVG (*.svg)</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>Documents PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Export {name}</source>
        <translation>Exporter&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Saved {file} in {folder}.</source>
        <translation>{file} est enregistré dans {folder}.</translation>
    </message>
</context>
<context>
    <name>ExportedView</name>
    <message>
        <source>Exported and checked</source>
        <translation>Exporté et vérifié</translation>
    </message>
    <message>
        <source>Written to {folder}: {count}.</source>
        <translation>Écrits dans {folder}&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>The files on this kiosk stay where they are.</source>
        <translation>Les fichiers de cette borne restent en place.</translation>
    </message>
    <message>
        <source>Nothing was exported</source>
        <translation>Rien n’a été exporté</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>End of fieldwork: release the rest…</source>
        <translation>Fin du terrain&#xa0;: libérer le reste…</translation>
    </message>
</context>
<context>
    <name>FileBar</name>
    <message>
        <source>First rows of the table</source>
        <translation>Premières lignes du tableau</translation>
    </message>
    <message>
        <source>No table chosen yet</source>
        <translation>Aucun tableau choisi pour l’instant</translation>
    </message>
    <message>
        <source>Choose a table…</source>
        <translation>Choisir un tableau…</translation>
    </message>
    <message>
        <source>Use a saved mapping…</source>
        <translation>Utiliser une correspondance enregistrée…</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Modifier…</translation>
    </message>
    <message>
        <source>Survey of the table</source>
        <translation>Enquête du tableau</translation>
    </message>
    <message>
        <source>A new survey, made from this table</source>
        <translation>Une nouvelle enquête, faite à partir de ce tableau</translation>
    </message>
    <message>
        <source>Name of the new survey</source>
        <translation>Nom de la nouvelle enquête</translation>
    </message>
    <message>
        <source>A survey file…</source>
        <translation>Un fichier d’enquête…</translation>
    </message>
    <message>
        <source>Recorded under</source>
        <translation>Enregistré sous</translation>
    </message>
    <message>
        <source>{title} ({id}, version {version})</source>
        <translation>{title} ({id}, version {version})</translation>
    </message>
    <message>
        <source>Tables ({endings});;All files (*)</source>
        <translation>Tableaux ({endings});;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Choose a table</source>
        <translation>Choisir un tableau</translation>
    </message>
    <message>
        <source>Reading the table…</source>
        <translation>Lecture du tableau…</translation>
    </message>
    <message>
        <source>Line {line} looks like data, not like column names. If the table has no header line, enter 0 as the header line.</source>
        <translation>La ligne {line} ressemble à des données et non à des noms de colonnes. Si le tableau n’a pas de ligne d’en-tête, saisissez 0 comme ligne d’en-tête.</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>{rows} rows, {columns} columns</source>
        <translation>{rows} lignes, {columns} colonnes</translation>
    </message>
    <message>
        <source>Surveys (*.json);;All files (*)</source>
        <translation>Enquêtes (*.json);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>The survey of the table</source>
        <translation>L’enquête du tableau</translation>
    </message>
    <message>
        <source>Mappings (*{ending});;All files (*)</source>
        <translation>Correspondances (*{ending});;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>A saved mapping</source>
        <translation>Une correspondance enregistrée</translation>
    </message>
</context>
<context>
    <name>FileStep</name>
    <message>
        <source>Comma</source>
        <translation>Virgule</translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation>Point-virgule</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tabulation</translation>
    </message>
    <message>
        <source>Bar</source>
        <translation>Barre verticale</translation>
    </message>
    <message>
        <source>Point (1.5)</source>
        <translation>Point (1.5)</translation>
    </message>
    <message>
        <source>Comma (1,5)</source>
        <translation>Virgule (1,5)</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Encodage</translation>
    </message>
    <message>
        <source>Delimiter</source>
        <translation>Séparateur</translation>
    </message>
    <message>
        <source>Decimal sign</source>
        <translation>Signe décimal</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Feuille</translation>
    </message>
    <message>
        <source>Header line</source>
        <translation>Ligne d’en-tête</translation>
    </message>
    <message>
        <source>0: no header line</source>
        <translation>0 : pas de ligne d’en-tête</translation>
    </message>
    <message>
        <source>First line of data</source>
        <translation>Première ligne de données</translation>
    </message>
    <message>
        <source>Codes for missing values</source>
        <translation>Codes des valeurs manquantes</translation>
    </message>
    <message>
        <source>e.g. -99, 999</source>
        <translation>comme -99, 999</translation>
    </message>
    <message>
        <source>sheet “{name}”</source>
        <translation>feuille « {name} »</translation>
    </message>
    <message>
        <source>between cells: {sign}</source>
        <translation>entre les cellules : {sign}</translation>
    </message>
    <message>
        <source>decimal sign: {sign}</source>
        <translation>signe décimal : {sign}</translation>
    </message>
    <message>
        <source>no header line</source>
        <translation>pas de ligne d’en-tête</translation>
    </message>
    <message>
        <source>names in line {line}</source>
        <translation>noms à la ligne {line}</translation>
    </message>
    <message>
        <source>no answer: {codes}</source>
        <translation>sans réponse : {codes}</translation>
    </message>
</context>
<context>
    <name>FilesPage</name>
    <message>
        <source>Files</source>
        <translation>Fichiers</translation>
    </message>
    <message>
        <source>Import the kiosks&apos; collection files into this project.</source>
        <translation>Importez dans ce projet les fichiers de collecte des bornes.</translation>
    </message>
    <message>
        <source>Kiosks…</source>
        <translation>Bornes…</translation>
    </message>
    <message>
        <source>Import files…</source>
        <translation>Importer des fichiers…</translation>
    </message>
    <message>
        <source>Import a folder…</source>
        <translation>Importer un dossier…</translation>
    </message>
    <message>
        <source>Import a table…</source>
        <translation>Importer un tableau…</translation>
    </message>
    <message>
        <source>Drop collection files here</source>
        <translation>Déposez ici des fichiers de collecte</translation>
    </message>
    <message>
        <source>Import the files that the kiosks exported (their names end in .collection), or a whole folder. Each file is checked first, and importing a file twice changes nothing. You can also import tables from other programs (text, {kinds}); you see what each column becomes before anything is stored.</source>
        <translation>Importez les fichiers exportés par les bornes (leurs noms finissent par .collection), ou un dossier entier. Chaque fichier est d’abord vérifié, et importer un fichier deux fois ne change rien. Vous pouvez aussi importer des tableaux d’autres programmes (texte, {kinds}) ; vous voyez ce que devient chaque colonne avant que rien ne soit enregistré.</translation>
    </message>
    <message>
        <source>Totals that trustees opened are imported in the same way: a table whose name ends in {ending}.</source>
        <translation>Les totaux que des dépositaires ont ouverts s’importent de la même façon : un tableau dont le nom finit par {ending}.</translation>
    </message>
    <message>
        <source>Result of the last import, file by file</source>
        <translation>Ce qu’est devenu chaque fichier de la dernière importation</translation>
    </message>
    <message>
        <source>The last import</source>
        <translation>La dernière importation</translation>
    </message>
    <message>
        <source>Add this survey to the project</source>
        <translation>Ajouter cette enquête au projet</translation>
    </message>
    <message>
        <source>Files in the project</source>
        <translation>Fichiers du projet</translation>
    </message>
    <message>
        <source>Remove this file&apos;s interviews</source>
        <translation>Retirer les entretiens de ce fichier</translation>
    </message>
    <message>
        <source>Removes the interviews of the selected files, as if they had never been imported. Interviews that are also in another file stay. Edit &gt; Undo brings them back. They remain in the project&apos;s file until you choose Edit &gt; Erase what was removed.</source>
        <translation>Les fichiers sélectionnés sont retirés comme s’ils n’avaient jamais été importés. Ce qu’un autre fichier a aussi apporté reste&#xa0;; Édition &gt; Annuler les fait revenir. Ils restent dans le fichier du projet jusqu’à Édition &gt; Effacer ce qui a été retiré.</translation>
    </message>
    <message>
        <source>Remove these files&apos; interviews</source>
        <translation>Retirer les entretiens de ces fichiers</translation>
    </message>
    <message>
        <source>Collection files (*{ending});;All files (*)</source>
        <translation>Fichiers de collecte (*{ending});;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Import collection files</source>
        <translation>Importer des fichiers de collecte</translation>
    </message>
    <message>
        <source>Import all collection files of a folder</source>
        <translation>Importer tous les fichiers de collecte d’un dossier</translation>
    </message>
    <message>
        <source>Imported: totals of {count} interviews.</source>
        <translation>Importé : totaux de {count} entretiens.</translation>
    </message>
    <message>
        <source>Choose the survey of these totals</source>
        <translation>Choisissez l&apos;enquête de ces totaux</translation>
    </message>
    <message>
        <source>Surveys (*.survey.json);;All files (*)</source>
        <translation>Enquêtes (*.survey.json);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Importing…</source>
        <translation>Importation en cours…</translation>
    </message>
    <message>
        <source>interviews</source>
        <translation>entretiens</translation>
    </message>
    <message>
        <source>This project is read-only. “File”, “Save project as” makes a copy to work on.</source>
        <translation>Ce projet est en lecture seule. « Fichier », « Enregistrer le projet sous » en fait une copie sur laquelle travailler.</translation>
    </message>
    <message>
        <source>The import was stopped. The project is unchanged. You can import the files again at any time.</source>
        <translation>L’importation a été arrêtée, et le projet est tel qu’il était avant. Vous pouvez importer de nouveau les fichiers quand vous le souhaitez.</translation>
    </message>
    <message>
        <source>Files of this survey: {count}</source>
        <translation>Fichiers de cette enquête&#xa0;: {count}</translation>
    </message>
    <message>
        <source>{file}: totals of {count} interviews, opened by trustees. Nobody has single reports, and only what the survey declared together can be analysed together: {tallies}.</source>
        <translation>{file} : totaux de {count} entretiens, ouverts par des dépositaires. Personne n&apos;a de rapport isolé, et seul ce que l&apos;enquête a déclaré ensemble peut être analysé ensemble : {tallies}.</translation>
    </message>
    <message>
        <source>The interviews of this project are the {count} rows of the table {table} at {place}. They are counted there: only counts come to this computer.</source>
        <translation>Les entretiens de ce projet sont les {count} lignes de la table {table} sur {place}. Elles sont comptées là-bas : seuls les comptes arrivent sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Connected. The table {table} has {count} interviews.</source>
        <translation>Connecté. La table {table} contient {count} entretiens.</translation>
    </message>
    <message>
        <source>This project&apos;s file is not encrypted. It contains {count} interviews that the kiosks had sealed and that anybody who has the file can now read. Choose Edit &gt; Encrypt this project.</source>
        <translation>Le fichier de ce projet n’est pas chiffré. Il contient {count} entretiens que les bornes avaient scellés et que quiconque possède le fichier peut maintenant lire. Choisissez Édition &gt; Chiffrer ce projet.</translation>
    </message>
    <message>
        <source>Permanently erased. Files: {files}, interviews: {interviews}.</source>
        <translation>Effacé définitivement. Fichiers&#xa0;: {files}, entretiens&#xa0;: {interviews}.</translation>
    </message>
    <message>
        <source>Undone: {action}.</source>
        <translation>Annulé&#xa0;: {action}.</translation>
    </message>
    <message>
        <source>Redone: {action}.</source>
        <translation>Rétabli&#xa0;: {action}.</translation>
    </message>
    <message>
        <source>Files in the project: {count}</source>
        <translation>Fichiers du projet&#xa0;: {count}</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>Interviews included</source>
        <translation>Entretiens inclus</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtrer</translation>
    </message>
    <message>
        <source>Include only interviews with certain answers to direct questions</source>
        <translation>N’inclure que les entretiens ayant certaines réponses à des questions directes</translation>
    </message>
    <message>
        <source>{question}: {answers}</source>
        <translation>{question}&#xa0;: {answers}</translation>
    </message>
    <message>
        <source> or </source>
        <translation> ou </translation>
    </message>
    <message>
        <source>{question}. Click to remove this filter.</source>
        <translation>{question}. Cliquez pour retirer ce filtre.</translation>
    </message>
    <message>
        <source>Remove the filter: {filter}</source>
        <translation>Retirer le filtre&#xa0;: {filter}</translation>
    </message>
    <message>
        <source>All {all} interviews</source>
        <translation>Les {all} entretiens, tous</translation>
    </message>
    <message>
        <source>{kept} of {all} interviews</source>
        <translation>{kept} entretiens sur {all}</translation>
    </message>
    <message>
        <source>This survey has no direct question to filter by</source>
        <translation>Cette enquête n’a aucune question directe pour filtrer</translation>
    </message>
    <message>
        <source>Clear filter</source>
        <translation>Effacer le filtre</translation>
    </message>
</context>
<context>
    <name>FindingsBox</name>
    <message>
        <source>Target error</source>
        <translation>Erreur voulue</translation>
    </message>
    <message>
        <source>Problems of the survey</source>
        <translation>Erreurs de l’enquête</translation>
    </message>
    <message>
        <source>Target error of the estimates</source>
        <translation>Erreur voulue des estimations</translation>
    </message>
    <message>
        <source>± {number} points</source>
        <translation>± {number} points</translation>
    </message>
    <message>
        <source>Not ready for the kiosk yet. Write the title and the questions; what is still missing is shown as you go.</source>
        <translation>Pas encore prêt pour la borne. Écrivez le titre et les questions ; ce qui manque encore s’affiche au fur et à mesure.</translation>
    </message>
    <message numerus="yes">
        <source>Problems to fix: %n.</source>
        <translation>
            <numerusform>%n erreur à corriger avant de pouvoir interroger.</numerusform>
            <numerusform>%n erreurs à corriger avant de pouvoir interroger.</numerusform>
        </translation>
    </message>
    <message>
        <source>Click one to jump to it.</source>
        <translation>Choisissez-en une pour aller à son champ.</translation>
    </message>
    <message>
        <source>This survey is not ready for a kiosk. The list shows what to add.</source>
        <translation>Cette enquête n’est pas encore prête pour une borne. La liste montre ce qu’il faut ajouter.</translation>
    </message>
    <message>
        <source>Ready for the kiosk. No question is protected.</source>
        <translation>Prête pour la borne. Aucune question n’est protégée.</translation>
    </message>
    <message>
        <source>Ready for the kiosk. At most ε = {epsilon} per respondent.</source>
        <translation>Prête pour la borne. Au plus ε = {epsilon} par répondant.</translation>
    </message>
    <message>
        <source>Ready for the kiosk. At most ε = {epsilon} per respondent; {n} interviews give ± {error} points or better at every question.</source>
        <translation>Prête pour la borne. Au plus ε = {epsilon} par répondant ; {n} entretiens donnent ± {error} points ou mieux à chaque question.</translation>
    </message>
</context>
<context>
    <name>FlipsView</name>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Test the wheel</source>
        <translation>Tester la roue</translation>
    </message>
    <message>
        <source>The wheel of this survey turns {count} times for each answer in the table. Your answers are not used. Nothing is recorded. You see whether the wheel is fair. At a private question you can also test that this device cannot choose where the wheel stops. No test can show what a device remembers.</source>
        <translation>La roue de cette enquête tourne {count} fois pour chaque réponse du tableau. Vos réponses ne sont pas utilisées. Rien n’est enregistré. Vous voyez si la roue est juste. À une question privée, vous pouvez aussi vérifier que cet appareil ne peut pas choisir où la roue s’arrête. Aucun test ne peut montrer ce qu’un appareil retient.</translation>
    </message>
    <message>
        <source>Spin</source>
        <translation>Tourner</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation>Enregistré</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Attendu</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Compté</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>The wheel on this device does not turn. Please call the surveyor.</source>
        <translation>La roue de cet appareil ne tourne pas. Appelez l’enquêteur, s’il vous plaît.</translation>
    </message>
    <message>
        <source>The counts are what a fair wheel gives.</source>
        <translation>Les nombres comptés sont ceux que donne une roue juste.</translation>
    </message>
    <message>
        <source>A fair wheel seldom gives such counts. Spin again. If this comes twice in a row, tell the surveyor.</source>
        <translation>Une roue juste donne rarement ces nombres. Tournez encore. Si cela arrive deux fois de suite, dites-le à l’enquêteur.</translation>
    </message>
    <message>
        <source>A fair wheel hardly ever gives such counts. Do not trust this device, and tell the surveyor.</source>
        <translation>Une roue juste ne donne presque jamais ces nombres. Ne faites pas confiance à cet appareil et prévenez l’enquêteur.</translation>
    </message>
</context>
<context>
    <name>FolderView</name>
    <message>
        <source>Export to this folder?</source>
        <translation>Exporter dans ce dossier&#xa0;?</translation>
    </message>
    <message>
        <source>Export here</source>
        <translation>Exporter ici</translation>
    </message>
    <message>
        <source>Save the page that checks coins here</source>
        <translation>Enregistrer ici la page qui vérifie les pièces</translation>
    </message>
    <message>
        <source>↑  One folder up</source>
        <translation>↑  Dossier parent</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
</context>
<context>
    <name>FormReportDialog</name>
    <message>
        <source>Result of the conversion</source>
        <translation>Résultat de la conversion</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Enregistrer en CSV…</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Cellule</translation>
    </message>
    <message>
        <source>Part of the form</source>
        <translation>Partie du formulaire</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Enregistrer le rapport</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tableaux (*.csv)</translation>
    </message>
</context>
<context>
    <name>Gallery</name>
    <message>
        <source>Analyses</source>
        <translation>Analyses</translation>
    </message>
</context>
<context>
    <name>GatedPinPad</name>
    <message>
        <source>This PIN is not right.</source>
        <translation>Ce code PIN n’est pas le bon.</translation>
    </message>
    <message>
        <source>Too many wrong PINs. Try again in {seconds} s.</source>
        <translation>Trop de codes PIN erronés. Réessayez dans {seconds} s.</translation>
    </message>
</context>
<context>
    <name>GroupsBox</name>
    <message>
        <source>Ask each respondent only some of the questions</source>
        <translation>Ne poser à chaque répondant que quelques questions</translation>
    </message>
    <message>
        <source>Chance picks which questions of a group each respondent is asked. Each respondent gives away less, so each question can have weaker coins.</source>
        <translation>Dans un groupe, le hasard choisit les questions posées à chaque répondant. Chaque répondant révèle moins&#xa0;; chaque question peut donc avoir des pièces plus faibles.</translation>
    </message>
    <message>
        <source>Add a group</source>
        <translation>Ajouter un groupe</translation>
    </message>
    <message>
        <source>Questions asked of each respondent</source>
        <translation>Questions posées à chaque répondant</translation>
    </message>
    <message>
        <source>Remove the group</source>
        <translation>Retirer le groupe</translation>
    </message>
</context>
<context>
    <name>GuideWindow</name>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
</context>
<context>
    <name>HandOverView</name>
    <message>
        <source>Please give this device to the surveyor</source>
        <translation>Veuillez donner cet appareil à l’enquêteur</translation>
    </message>
    <message>
        <source>Surveyor, enter your PIN for the next person.</source>
        <translation>Enquêteur : entrez votre code PIN pour la personne suivante.</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Supervisor</source>
        <translation>Superviseur</translation>
    </message>
</context>
<context>
    <name>HandingOver</name>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Revérifier</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
</context>
<context>
    <name>HeldPanel</name>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Comparaison…</translation>
    </message>
    <message>
        <source>Interviews needed with sealed reports and with tallies</source>
        <translation>Entretiens nécessaires avec des rapports scellés et avec des décomptes</translation>
    </message>
    <message>
        <source>Sealed to the analyst&apos;s key</source>
        <translation>Scellé pour la clé de l&apos;analyste</translation>
    </message>
    <message>
        <source>Tallies of trustees</source>
        <translation>Décomptes des dépositaires</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>1 % is one percentage point.</source>
        <translation>1 % est un point de pourcentage.</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Confiance</translation>
    </message>
    <message>
        <source>Correct the marked fields to see a result.</source>
        <translation>Corrigez les champs marqués pour obtenir une réponse.</translation>
    </message>
    <message>
        <source>Interviews needed</source>
        <translation>Entretiens nécessaires</translation>
    </message>
    <message>
        <source>Chart of interviews needed with sealed reports and with tallies</source>
        <translation>Graphique des entretiens nécessaires avec des rapports scellés et avec des décomptes</translation>
    </message>
    <message>
        <source>± {error} needs {tallies} interviews with tallies, and {sealed} with sealed reports.</source>
        <translation>± {error} demande {tallies} entretiens avec des décomptes, et {sealed} avec des rapports scellés.</translation>
    </message>
    <message>
        <source>The analyst, or a court with the key: {by_key}. Trustees who collude: {by_trustees}. A changed kiosk, or who watches the touch: {by_kiosk}.</source>
        <translation>L&apos;analyste, ou un tribunal qui a la clé : {by_key}. Des dépositaires complices : {by_trustees}. Une borne modifiée, ou qui regarde le toucher : {by_kiosk}.</translation>
    </message>
</context>
<context>
    <name>HelpPage</name>
    <message>
        <source>Save as PDF…</source>
        <translation>Enregistrer en PDF…</translation>
    </message>
    <message>
        <source>The guide on A4 pages, to print</source>
        <translation>Le guide en pages A4, à imprimer</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Guides for everybody who works with Surveyapp, and a page on each design: what respondents do, how they are protected, and what you can estimate.</source>
        <translation>Des guides pour tous ceux qui travaillent avec Surveyapp, et ce que chaque dispositif demande aux personnes, leur promet et vous permet d’estimer.</translation>
    </message>
    <message>
        <source>Search guides and designs</source>
        <translation>Rechercher dans les guides et dispositifs</translation>
    </message>
    <message>
        <source>Guides and designs</source>
        <translation>Guides et dispositifs</translation>
    </message>
    <message>
        <source>No guide or design contains these words.</source>
        <translation>Aucun guide ni dispositif ne contient ces mots.</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>Explication</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>Documents PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Save the guide</source>
        <translation>Enregistrer le guide</translation>
    </message>
    <message>
        <source>Laying out the pages…</source>
        <translation>Mise en page…</translation>
    </message>
    <message>
        <source>Saved {file} in {folder}.</source>
        <translation>{file} est enregistré dans {folder}.</translation>
    </message>
</context>
<context>
    <name>HistoryMenu</name>
    <message>
        <source>&amp;Undo: {action}</source>
        <translation>&amp;Annuler&#xa0;: {action}</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo: {action}</source>
        <translation>&amp;Rétablir&#xa0;: {action}</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
</context>
<context>
    <name>KeepOrShowView</name>
    <message>
        <source>Keep or show?</source>
        <translation>Garder ou montrer&#xa0;?</translation>
    </message>
    <message>
        <source>Show: it is opened and thrown away. Then you answer again.</source>
        <translation>Montrer&#xa0;: c’est ouvert et jeté. Ensuite, vous répondez de nouveau.</translation>
    </message>
    <message>
        <source>The square that locks what would be recorded</source>
        <translation>Le carré qui verrouille ce qui serait enregistré</translation>
    </message>
    <message>
        <source>You have touched your answer. The square locks what would be recorded.</source>
        <translation>Vous avez touché votre réponse. Le carré verrouille ce qui serait enregistré.</translation>
    </message>
    <message>
        <source>A photograph of this shows what you touched.</source>
        <translation>Une photo de cet écran montre ce que vous avez touché.</translation>
    </message>
    <message>
        <source>To check later, take a photo of this square.</source>
        <translation>Pour vérifier plus tard, prenez ce carré en photo.</translation>
    </message>
    <message>
        <source>Keep: in the survey it would count. It would never be opened.</source>
        <translation>Garder&#xa0;: dans l’enquête, cela compterait. Ce ne serait jamais ouvert.</translation>
    </message>
    <message>
        <source>Keep: it counts. It is never opened.</source>
        <translation>Garder&#xa0;: cela compte. Ce n’est jamais ouvert.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
</context>
<context>
    <name>KeyDialog</name>
    <message>
        <source>The interviews are sealed</source>
        <translation>Les entretiens sont scellés</translation>
    </message>
    <message>
        <source>File of the analyst&apos;s private key</source>
        <translation>Fichier de la clé privée de l’analyste</translation>
    </message>
    <message>
        <source>Passphrase of the key file</source>
        <translation>Phrase secrète du fichier de clé</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>Private key file</source>
        <translation>Fichier de la clé privée</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Phrase secrète</translation>
    </message>
    <message>
        <source>The key stays in memory until you close the desk. It is not saved anywhere.</source>
        <translation>La clé reste en mémoire jusqu’à la fermeture du bureau d’analyse et n’est écrite nulle part.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Pas maintenant</translation>
    </message>
    <message>
        <source>Private keys (*{ending});;All files (*)</source>
        <translation>Clés privées (*{ending});;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>The analyst&apos;s private key</source>
        <translation>La clé privée de l’analyste</translation>
    </message>
    <message>
        <source>{first} (The same applies to {more} more files.)</source>
        <translation>{first} (Il en va de même pour {more} autres fichiers.)</translation>
    </message>
</context>
<context>
    <name>KioskTextsModel</name>
    <message>
        <source>English</source>
        <translation>Anglais</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>manquant</translation>
    </message>
</context>
<context>
    <name>KioskTextsPane</name>
    <message>
        <source>Language of the kiosk&apos;s texts</source>
        <translation>Langue des textes de la borne</translation>
    </message>
    <message>
        <source>Missing only</source>
        <translation>Manquants seulement</translation>
    </message>
    <message>
        <source>Texts of the kiosk</source>
        <translation>Textes de la borne</translation>
    </message>
    <message>
        <source>Choose all</source>
        <translation>Tout choisir</translation>
    </message>
    <message>
        <source>Save table…</source>
        <translation>Enregistrer la table…</translation>
    </message>
    <message>
        <source>Read table…</source>
        <translation>Lire une table…</translation>
    </message>
    <message>
        <source>Fix the survey&apos;s problems to see the texts that it needs.</source>
        <translation>Corrigez les problèmes du questionnaire pour voir les textes qu’il lui faut.</translation>
    </message>
    <message>
        <source>The kiosk speaks English by itself. Add another language to translate it.</source>
        <translation>La borne parle anglais d’elle-même. Ajoutez une autre langue pour la traduire.</translation>
    </message>
    <message>
        <source>The kiosk speaks {language} by itself. What is written here replaces its own words.</source>
        <translation>La borne parle {language} d’elle-même. Ce qui est écrit ici remplace ses propres mots.</translation>
    </message>
    <message>
        <source>All {needed} texts are there in {language}.</source>
        <translation>Les {needed} textes sont tous là en {language}.</translation>
    </message>
    <message>
        <source>{missing} of {needed} texts are missing in {language}: respondents would read these in English. The promise to respondents stands first. Keep what is in braces, as {example}.</source>
        <translation>Il manque {missing} textes sur {needed} en {language} : les personnes les liraient en anglais. La promesse faite aux personnes vient en premier. Gardez ce qui est entre accolades, comme {example}.</translation>
    </message>
    <message>
        <source>Saved {file}.</source>
        <translation>{file} est enregistré.</translation>
    </message>
    <message>
        <source>The texts of {file} are in the survey.</source>
        <translation>Les textes de {file} sont dans le questionnaire.</translation>
    </message>
    <message>
        <source>Tables ({endings})</source>
        <translation>Tables ({endings})</translation>
    </message>
</context>
<context>
    <name>KiosksDialog</name>
    <message>
        <source>Kiosks</source>
        <translation>Bornes</translation>
    </message>
    <message>
        <source>Kiosks of the project</source>
        <translation>Bornes du projet</translation>
    </message>
    <message>
        <source>Accept this kiosk</source>
        <translation>Accepter cette borne</translation>
    </message>
    <message>
        <source>Enrolment files…</source>
        <translation>Fichiers d’inscription…</translation>
    </message>
    <message>
        <source>Accepts the kiosks whose enrolment files their supervisors gave you.</source>
        <translation>Accepte les bornes dont les superviseurs vous ont donné le fichier d’inscription.</translation>
    </message>
    <message>
        <source>Revoke this kiosk</source>
        <translation>Révoquer cette borne</translation>
    </message>
    <message>
        <source>Use this if somebody else may have its key. Its files are then held, even with an enrolment file. Interviews already imported stay and count. Edit &gt; Undo reverses this.</source>
        <translation>À utiliser si quelqu’un d’autre a peut-être sa clé. Ses fichiers sont alors mis en attente, même avec un fichier d’inscription. Les entretiens déjà importés restent et comptent. Édition &gt; Annuler revient en arrière.</translation>
    </message>
    <message>
        <source>Revoke it and remove its interviews</source>
        <translation>La révoquer et retirer ses entretiens</translation>
    </message>
    <message>
        <source>Also removes its interviews. Edit &gt; Undo reverses all of this.</source>
        <translation>Ce qu’elle a apporté est retiré aussi. Édition &gt; Annuler ramène tout.</translation>
    </message>
    <message>
        <source>Hold files from unknown kiosks</source>
        <translation>Mettre en attente les fichiers des bornes inconnues</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Each kiosk signs its files with its own key. Before you accept a kiosk, compare its words with those on its supervisor&apos;s screen: anybody who makes a key could sign invented interviews. Or add the enrolment files that supervisors gave you before fieldwork.</source>
        <translation>Chaque borne signe ses fichiers avec une clé à elle. Comparez ses mots avec ceux de l’écran de son superviseur avant de l’accepter&#xa0;: quiconque fabrique une clé peut signer des entretiens inventés. Ou prenez les fichiers d’inscription que les superviseurs vous ont remis avant le terrain.</translation>
    </message>
    <message>
        <source>Enrolment files (*{ending})</source>
        <translation>Fichiers d’inscription (*{ending})</translation>
    </message>
    <message>
        <source>Enrolment files of kiosks</source>
        <translation>Fichiers d’inscription de bornes</translation>
    </message>
</context>
<context>
    <name>LabelledChooser</name>
    <message>
        <source>{name} (guessed)</source>
        <translation>{name} (supposé)</translation>
    </message>
    <message>
        <source>guessed</source>
        <translation>supposé</translation>
    </message>
</context>
<context>
    <name>LearnEffects</name>
    <message>
        <source>Class whose effects are shown</source>
        <translation>Classe dont les effets sont montrés</translation>
    </message>
    <message>
        <source>Effects and odds ratios</source>
        <translation>Effets et rapports de cotes</translation>
    </message>
    <message>
        <source>View of the effects</source>
        <translation>Vue des effets</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Graphique</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>The effects of the features appear here after training.</source>
        <translation>Les effets des variables apparaissent ici après l’entraînement.</translation>
    </message>
    <message>
        <source>How much more probable the model makes the class {name} if everybody has this level of the feature, compared with its reference level (0), other features unchanged. The 95 % intervals include sampling and noise.</source>
        <translation>De combien le modèle rend la classe {name} plus probable si tout le monde a cette modalité, par rapport à la modalité de référence (0), les autres variables étant inchangées. Les intervalles à 95 % tiennent compte de l’échantillonnage et du bruit.</translation>
    </message>
    <message>
        <source>Difference in the probability of {name}, in percentage points</source>
        <translation>Différence de probabilité de {name}, en points de pourcentage</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>Intervalle à 95 %</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Modalité</translation>
    </message>
    <message>
        <source>Effect, pp</source>
        <translation>Effet, points</translation>
    </message>
    <message>
        <source>Odds ratio</source>
        <translation>Rapport de cotes</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} à {high}</translation>
    </message>
</context>
<context>
    <name>LearnEvaluation</name>
    <message>
        <source>Evaluate</source>
        <translation>Évaluer</translation>
    </message>
    <message>
        <source>View of the evaluation</source>
        <translation>Ce qui est montré de l’évaluation</translation>
    </message>
    <message>
        <source>Measures the model on the data chosen on the left. For a table of true values, this spends the ε on the left on one noisy confusion matrix, unless the table is public. For reports it costs nothing.</source>
        <translation>Mesure le modèle sur les données choisies à gauche. Pour une table de valeurs vraies, cela dépense l’ε indiqué à gauche pour une matrice de confusion bruitée, sauf si la table est publique. Pour des réponses enregistrées, cela ne coûte rien.</translation>
    </message>
    <message>
        <source>Measures of the model</source>
        <translation>Nombres du modèle</translation>
    </message>
    <message>
        <source>Confusion matrix: rows by class and prediction</source>
        <translation>Matrice de confusion : lignes par classe et prédiction</translation>
    </message>
    <message>
        <source>Learning curve</source>
        <translation>Courbe d’apprentissage</translation>
    </message>
    <message>
        <source>Accuracy and other measures</source>
        <translation>Exactitude et autres nombres</translation>
    </message>
    <message>
        <source>Confusion matrix</source>
        <translation>Matrice de confusion</translation>
    </message>
    <message>
        <source>ROC and calibration</source>
        <translation>ROC et calibration</translation>
    </message>
    <message>
        <source>Learning curve as a table</source>
        <translation>Courbe d’apprentissage en tableau</translation>
    </message>
    <message>
        <source>About {rows} rows. This cost ε = {epsilon}.</source>
        <translation>Environ {rows} lignes, pour ε {epsilon}.</translation>
    </message>
    <message>
        <source>{rows} rows. This cost ε = {epsilon}.</source>
        <translation>{rows} lignes, pour ε {epsilon}.</translation>
    </message>
    <message>
        <source>{rows} rows. This cost nothing.</source>
        <translation>{rows} lignes&#xa0;; rien n’a été dépensé.</translation>
    </message>
</context>
<context>
    <name>LearnForm</name>
    <message>
        <source>Choose a table…</source>
        <translation>Choisir un tableau…</translation>
    </message>
    <message>
        <source>Use this project&apos;s reports</source>
        <translation>Utiliser les réponses enregistrées de ce projet</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Variable à prédire</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Méthode</translation>
    </message>
    <message>
        <source>Features</source>
        <translation>Variables explicatives</translation>
    </message>
    <message>
        <source>Label: what to predict</source>
        <translation>Variable à prédire&#xa0;: ce que le modèle doit trouver</translation>
    </message>
    <message>
        <source>Features: what to predict it from</source>
        <translation>Variables explicatives&#xa0;: ce qui sert à la prédire</translation>
    </message>
    <message>
        <source>Privacy to spend, ε</source>
        <translation>Confidentialité à dépenser, ε</translation>
    </message>
    <message>
        <source>Small is private: 0.3 to 3 is usual.</source>
        <translation>Une petite valeur protège bien&#xa0;: 0,3 à 3 est usuel.</translation>
    </message>
    <message>
        <source>Budget of the table, ε</source>
        <translation>Budget du tableau, ε</translation>
    </message>
    <message>
        <source>{budget} if left empty</source>
        <translation>{budget}, si aucun n’est indiqué</translation>
    </message>
    <message>
        <source>none; e.g. 20 %</source>
        <translation>aucune ; p. ex. 20 %</translation>
    </message>
    <message>
        <source>The most that may ever be spent on this table and its copies. If you leave this empty it is {budget}; beyond that, hardly anybody is protected.</source>
        <translation>Le plus qui puisse jamais être dépensé sur ce tableau et ses copies. Sans indication c’est {budget}&#xa0;; au-delà, presque personne n’est protégé.</translation>
    </message>
    <message>
        <source>Share of rows held out to measure accuracy</source>
        <translation>Part des lignes mises de côté pour mesurer l’exactitude</translation>
    </message>
    <message>
        <source>Bounds of numbers</source>
        <translation>Bornes des nombres</translation>
    </message>
    <message>
        <source>Largest survey weight</source>
        <translation>Plus grand poids de sondage</translation>
    </message>
    <message>
        <source>Larger ones count as this; the noise grows with it.</source>
        <translation>Les plus grands comptent comme celui-ci ; le bruit croît avec lui.</translation>
    </message>
    <message>
        <source>column=low:high or column=low:high:bins, separated by commas</source>
        <translation>colonne=bas:haut ou colonne=bas:haut:classes, séparés par des virgules</translation>
    </message>
    <message>
        <source>Survey weights</source>
        <translation>Poids de sondage</translation>
    </message>
    <message>
        <source>A column: how many people each row represents</source>
        <translation>Une colonne : combien de personnes chaque ligne représente</translation>
    </message>
    <message>
        <source>Public levels from a file…</source>
        <translation>Niveaux publics depuis un fichier…</translation>
    </message>
    <message>
        <source>The values that each column can have, known without looking at the table</source>
        <translation>Valeurs que les colonnes peuvent avoir, connues sans regarder le tableau</translation>
    </message>
    <message>
        <source>Missing values</source>
        <translation>Valeurs manquantes</translation>
    </message>
    <message>
        <source>as the file of levels says</source>
        <translation>comme le dit le fichier des niveaux</translation>
    </message>
    <message>
        <source>in no column</source>
        <translation>dans aucune colonne</translation>
    </message>
    <message>
        <source>possible in every column</source>
        <translation>possibles dans chaque colonne</translation>
    </message>
    <message>
        <source>For columns with given levels or bounds. Where nothing is ever missing, no model or synthetic table has to allow for it; a blank is then refused</source>
        <translation>Pour les colonnes dont les niveaux ou les bornes sont donnés. Là où rien ne manque jamais, aucun modèle ni tableau synthétique n’a à en tenir compte ; une case vide est alors refusée</translation>
    </message>
    <message>
        <source>Find frequent levels under ε</source>
        <translation>Chercher les niveaux fréquents sous ε</translation>
    </message>
    <message>
        <source>For columns whose levels are not given. A level that only one person has is shown with a probability of one in a thousand million</source>
        <translation>Pour les colonnes dont les niveaux ne sont pas déclarés. Un niveau propre à une seule personne apparaît avec une chance sur un milliard</translation>
    </message>
    <message>
        <source>The number of rows is public</source>
        <translation>Le nombre de lignes est public</translation>
    </message>
    <message>
        <source>ε then protects against changing one row, not against adding or removing one</source>
        <translation>ε protège alors contre le changement d’une ligne, pas contre l’ajout ou le retrait d’une ligne</translation>
    </message>
    <message>
        <source>The table is public: nothing is spent</source>
        <translation>Le tableau est public&#xa0;: rien n’est dépensé</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>No data chosen yet.</source>
        <translation>Aucune donnée choisie pour l’instant.</translation>
    </message>
    <message>
        <source>Reports of {name}: training costs no additional privacy.</source>
        <translation>Réponses enregistrées de {name}&#xa0;: l’apprentissage ne dépense rien de plus.</translation>
    </message>
    <message>
        <source>Table {name}: true values. Each training is charged to its privacy ledger.</source>
        <translation>Tableau {name}&#xa0;: vraies valeurs, payées sur son registre.</translation>
    </message>
</context>
<context>
    <name>LearnPage</name>
    <message>
        <source>Learn</source>
        <translation>Apprentissage</translation>
    </message>
    <message>
        <source>Train a classifier or make a synthetic table, within a privacy limit that you set.</source>
        <translation>Entraînez un classifieur ou créez un tableau synthétique, dans la limite de confidentialité que vous fixez.</translation>
    </message>
    <message>
        <source>Invented rows with nearly the same shares as the table; costs the ε of the form</source>
        <translation>Des lignes inventées avec à peu près les parts du tableau, pour l’ε du formulaire</translation>
    </message>
    <message>
        <source>Trains on invented tables; costs no privacy</source>
        <translation>S’entraîne sur des tableaux inventés&#xa0;: ne dépense rien</translation>
    </message>
    <message>
        <source>Open a model…</source>
        <translation>Ouvrir un modèle…</translation>
    </message>
    <message>
        <source>Synthetic table…</source>
        <translation>Tableau synthétique…</translation>
    </message>
    <message>
        <source>Preview accuracy</source>
        <translation>Prévoir l’exactitude</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Entraîner</translation>
    </message>
    <message>
        <source>Choose a table</source>
        <translation>Choisir un tableau</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lecture…</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tableaux (*.csv)</translation>
    </message>
    <message>
        <source>Levels or surveys (*.json)</source>
        <translation>Niveaux ou enquêtes (*.json)</translation>
    </message>
    <message>
        <source>Public levels</source>
        <translation>Niveaux publics</translation>
    </message>
    <message>
        <source>The levels of {count} columns are known: {names}.</source>
        <translation>Les niveaux de {count} colonnes sont connus&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>The survey&apos;s coins already fix its ε, so there is nothing to preview. Train the model: it costs no additional privacy.</source>
        <translation>Le tirage de l’enquête fixe déjà son ε&#xa0;; entraînez, cela ne dépense rien de plus.</translation>
    </message>
    <message>
        <source>Simulating…</source>
        <translation>Simulation…</translation>
    </message>
    <message>
        <source>Training…</source>
        <translation>Entraînement…</translation>
    </message>
    <message>
        <source>A synthetic table needs a table of true values.</source>
        <translation>Un tableau synthétique demande un tableau de vraies valeurs.</translation>
    </message>
    <message>
        <source>Save the synthetic table</source>
        <translation>Enregistrer le tableau synthétique</translation>
    </message>
    <message>
        <source>Synthesizing…</source>
        <translation>Synthèse…</translation>
    </message>
    <message>
        <source>Saved {rows} synthetic rows in {file} (ε = {epsilon}). The report next to it shows shares of the real table. Keep it to yourself; do not publish it.</source>
        <translation>{rows} lignes synthétiques enregistrées dans {file} (ε = {epsilon}). Le rapport placé à côté montre des proportions du vrai tableau. Gardez-le pour vous ; ne le publiez pas.</translation>
    </message>
    <message>
        <source>Files (*{ending})</source>
        <translation>Fichiers (*{ending})</translation>
    </message>
    <message>
        <source>Save the model</source>
        <translation>Enregistrer le modèle</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Enregistrement…</translation>
    </message>
    <message>
        <source>Saved {file} in {folder}.</source>
        <translation>{file} est enregistré dans {folder}.</translation>
    </message>
    <message>
        <source>Models (*{ending})</source>
        <translation>Modèles (*{ending})</translation>
    </message>
    <message>
        <source>Open a model</source>
        <translation>Ouvrir un modèle</translation>
    </message>
    <message>
        <source>Evaluating…</source>
        <translation>Évaluation en cours…</translation>
    </message>
    <message>
        <source>Predict on which table?</source>
        <translation>Prédire sur quel tableau&#xa0;?</translation>
    </message>
    <message>
        <source>Save the predictions</source>
        <translation>Enregistrer les prédictions</translation>
    </message>
    <message>
        <source>Predicting…</source>
        <translation>Prédiction…</translation>
    </message>
    <message>
        <source>Saved {rows} predictions in {file}: {counts}.</source>
        <translation>{rows} prédictions sont dans {file}&#xa0;: {counts}.</translation>
    </message>
</context>
<context>
    <name>LearnResult</name>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Effects</source>
        <translation>Effets</translation>
    </message>
    <message>
        <source>Evaluation</source>
        <translation>Évaluation</translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation>Registre</translation>
    </message>
    <message>
        <source>What accuracy can you expect at which ε? “Preview accuracy” trains on invented tables with the same columns and number of rows. It does not look at your data and costs no privacy.</source>
        <translation>Quelle exactitude attendre pour quel ε ? « Prévoir l’exactitude » s’entraîne sur des tableaux inventés ayant les mêmes colonnes et le même nombre de lignes. Il ne regarde pas vos données et ne coûte aucune confidentialité.</translation>
    </message>
    <message>
        <source>Privacy to spend, ε</source>
        <translation>Confidentialité à dépenser, ε</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Exactitude</translation>
    </message>
    <message>
        <source>Private: mean and range</source>
        <translation>Confidentiel&#xa0;: moyenne et étendue</translation>
    </message>
    <message>
        <source>Without privacy</source>
        <translation>Sans confidentialité</translation>
    </message>
    <message>
        <source>Always the most frequent class</source>
        <translation>Toujours la classe la plus fréquente</translation>
    </message>
    <message>
        <source>Chart of the accuracy over ε, simulated</source>
        <translation>Graphique de l’exactitude selon ε, simulée</translation>
    </message>
    <message>
        <source>Card of the model</source>
        <translation>Fiche du modèle</translation>
    </message>
    <message>
        <source>Save the model…</source>
        <translation>Enregistrer le modèle…</translation>
    </message>
    <message>
        <source>Predict on a table…</source>
        <translation>Prédire sur un tableau…</translation>
    </message>
    <message>
        <source>No model yet: train one, or open one.</source>
        <translation>Pas encore de modèle&#xa0;: entraînez-en un ou ouvrez-en un.</translation>
    </message>
    <message>
        <source>Class whose features are shown</source>
        <translation>Classe dont les variables explicatives sont montrées</translation>
    </message>
    <message>
        <source>Picture of the forest</source>
        <translation>Image de la forêt</translation>
    </message>
    <message>
        <source>First tree</source>
        <translation>Premier arbre</translation>
    </message>
    <message>
        <source>All leaves</source>
        <translation>Toutes les feuilles</translation>
    </message>
    <message>
        <source>Intervals</source>
        <translation>Intervalles</translation>
    </message>
    <message>
        <source>A picture of the model appears here after training.</source>
        <translation>Une image du modèle apparaît ici après l’entraînement.</translation>
    </message>
    <message>
        <source>The rules of a decision tree appear here after training.</source>
        <translation>Les règles d’un arbre de décision apparaissent ici après l’entraînement.</translation>
    </message>
    <message>
        <source>Rules of the tree</source>
        <translation>Règles de l’arbre</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Fiche</translation>
    </message>
    <message>
        <source>Of this model</source>
        <translation>De ce modèle</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Méthode</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Variable à prédire</translation>
    </message>
    <message>
        <source>Features</source>
        <translation>Variables explicatives</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Données</translation>
    </message>
    <message>
        <source>Respondents</source>
        <translation>Répondants</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>Privacy loss</source>
        <translation>Perte de confidentialité</translation>
    </message>
    <message>
        <source>ε = {epsilon} per respondent, in total</source>
        <translation>ε = {epsilon} par répondant, en tout</translation>
    </message>
    <message>
        <source>ε = {epsilon} for the table</source>
        <translation>ε = {epsilon} du tableau</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Niveaux</translation>
    </message>
    <message>
        <source>all features</source>
        <translation>toutes les variables</translation>
    </message>
    <message>
        <source>Never missing</source>
        <translation>Jamais manquant</translation>
    </message>
    <message>
        <source>not released</source>
        <translation>non publié</translation>
    </message>
    <message>
        <source>about {rows} (noisy)</source>
        <translation>environ {rows} (bruité)</translation>
    </message>
    <message>
        <source>{rows} (public)</source>
        <translation>{rows} (public)</translation>
    </message>
    <message>
        <source>Nothing: the table was declared public, so it is not protected</source>
        <translation>Rien&#xa0;: la table a été déclarée publique, donc rien n’en est protégé</translation>
    </message>
    <message>
        <source>Not proven: an earlier version made this model. It contains the exact number of rows, and levels may have been read from the data. Train it again.</source>
        <translation>Non prouvé&#xa0;: une version antérieure a fait ce modèle&#xa0;; il donne le nombre exact de lignes, et les niveaux ont pu être lus dans les données. Entraînez-le à nouveau.</translation>
    </message>
    <message>
        <source>Tables with the same number of rows that differ in one row (whose label may be missing)</source>
        <translation>Tables d’autant de lignes dont une a changé, étiquette laissée vide comprise</translation>
    </message>
    <message>
        <source>Tables that differ by adding or removing one row; if one row is changed instead, ε = {changed}</source>
        <translation>Tableaux qui diffèrent d’une ligne en plus ou en moins&#xa0;; si une ligne est changée, ε = {changed}</translation>
    </message>
    <message>
        <source>Neighbouring tables</source>
        <translation>Tableaux voisins</translation>
    </message>
    <message>
        <source>The same respondent with other answers: ε = {changed}</source>
        <translation>Un répondant avec d’autres réponses, par ε = {changed}</translation>
    </message>
    <message>
        <source>{questions}: asked directly, so ε does not cover these answers</source>
        <translation>{questions} : demandé directement, ε ne compte donc pas ces réponses</translation>
    </message>
    <message>
        <source>Not protected</source>
        <translation>Non protégé</translation>
    </message>
    <message>
        <source>Accuracy on held-out rows</source>
        <translation>Exactitude sur les lignes mises de côté</translation>
    </message>
    <message>
        <source>How often each level occurs in each class. The 95 % intervals include sampling and the noise or coins.</source>
        <translation>Fréquence de chaque niveau dans une classe, avec des bornes à 95&#xa0;% pour l’échantillon et pour le bruit ou le tirage.</translation>
    </message>
    <message>
        <source>{right} of {rows}</source>
        <translation>{right} sur {rows}</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Correct</translation>
    </message>
    <message>
        <source>Spent: ε {spent}. No budget was set; the limit is {budget}.</source>
        <translation>Dépensé&#xa0;: ε {spent}. Sans budget, le maximum est {budget}.</translation>
    </message>
    <message>
        <source>Design</source>
        <translation>Dispositif</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Prévision</translation>
    </message>
    <message>
        <source>Found with privacy protection ε (δ = {delta}); other values count as missing</source>
        <translation>Trouvés sous ε, avec δ = {delta}&#xa0;; les autres valeurs comptent comme manquantes</translation>
    </message>
    <message>
        <source>Given in advance</source>
        <translation>Déclarés à l’avance</translation>
    </message>
    <message>
        <source>Taken from the data, not protected</source>
        <translation>Lus dans les données, et non protégés</translation>
    </message>
    <message>
        <source>The first three levels of the tree; each leaf with its class and its share.</source>
        <translation>L’arbre jusqu’à trois questions&#xa0;; chaque feuille avec sa classe et sa part.</translation>
    </message>
    <message>
        <source>Drawing of the decision tree; it splits on {feature} first</source>
        <translation>Dessin de l’arbre de décision&#xa0;; il demande d’abord {feature}</translation>
    </message>
    <message>
        <source>There is no picture for this kind of model.</source>
        <translation>Ce modèle n’a pas d’image propre.</translation>
    </message>
    <message>
        <source>How many leaves have which depth and how many rows, of single trees and of all. A line marks the median.</source>
        <translation>Combien de feuilles ont quelle profondeur et combien de lignes, pour quelques arbres et pour tous. Un trait marque la médiane.</translation>
    </message>
    <message>
        <source>Where a share that is drawn from a leaf falls in 90 of 100 cases, by the leaf’s rows and the ε of its counts.</source>
        <translation>Où tombe dans 90 cas sur 100 une part tirée d’une feuille, selon les lignes de la feuille et l’ε de ses comptes.</translation>
    </message>
    <message>
        <source>Tree {number}</source>
        <translation>Arbre {number}</translation>
    </message>
    <message>
        <source>All trees</source>
        <translation>Tous les arbres</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>Feuilles</translation>
    </message>
    <message>
        <source>Branch depth</source>
        <translation>Profondeur des branches</translation>
    </message>
    <message>
        <source>Rows of a leaf</source>
        <translation>Lignes d’une feuille</translation>
    </message>
    <message>
        <source>Share of {share}</source>
        <translation>Part de {share}</translation>
    </message>
    <message>
        <source>Share that is drawn</source>
        <translation>Part tirée</translation>
    </message>
    <message>
        <source>without noise</source>
        <translation>sans bruit</translation>
    </message>
    <message>
        <source>Branch depth and leaf frequency, of each tree and of all</source>
        <translation>Profondeur des branches et fréquence des feuilles, de chaque arbre et de tous</translation>
    </message>
    <message>
        <source>Intervals of a drawn share over the rows of a leaf</source>
        <translation>Intervalles d’une part tirée selon les lignes d’une feuille</translation>
    </message>
    <message>
        <source>Share of the level in the class {name}</source>
        <translation>Part du niveau dans la classe {name}</translation>
    </message>
    <message>
        <source>Only a decision tree has rules.</source>
        <translation>Seul un arbre de décision a des règles.</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Classe</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>(missing)</source>
        <translation>(manquante)</translation>
    </message>
    <message>
        <source>always</source>
        <translation>toujours</translation>
    </message>
    <message>
        <source>Privacy spent on the table</source>
        <translation>Ce qui a été dépensé du tableau</translation>
    </message>
    <message>
        <source>Spent: ε {spent} of {budget}; {left} is left.</source>
        <translation>Dépensé&#xa0;: ε {spent} sur {budget}&#xa0;; il reste {left}.</translation>
    </message>
    <message>
        <source>Its rows are nearly the same as those of {others}, so they share one ledger.</source>
        <translation>Il a presque les mêmes lignes que {others}&#xa0;: un seul registre pour tous.</translation>
    </message>
    <message>
        <source>ε</source>
        <translation>ε</translation>
    </message>
    <message>
        <source>Purpose</source>
        <translation>Pour</translation>
    </message>
</context>
<context>
    <name>LeftOutDialog</name>
    <message>
        <source>Rows that would be left out</source>
        <translation>Lignes qui seraient laissées de côté</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Checking the rows…</source>
        <translation>Vérification des lignes…</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Licences</source>
        <translation>Licences</translation>
    </message>
    <message>
        <source>Search the licences</source>
        <translation>Rechercher dans les licences</translation>
    </message>
    <message>
        <source>The licences do not contain these words.</source>
        <translation>Les licences ne contiennent pas ces mots.</translation>
    </message>
    <message>
        <source>Collecting the licences…</source>
        <translation>Les licences sont en cours de rassemblement…</translation>
    </message>
    <message>
        <source>Surveyapp is free software under the MIT licence. It uses Qt under the LGPL, whose libraries you may replace, and the other parts that are listed here.</source>
        <translation>Surveyapp est un logiciel libre sous licence MIT. Il utilise Qt sous la LGPL, dont vous pouvez remplacer les bibliothèques, et les autres composants énumérés ici.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>The licences cannot be read. Part of the installation may be missing; install Surveyapp again.</source>
        <translation>Impossible de lire les licences. Une partie de l’installation manque peut-être ; installez Surveyapp à nouveau.</translation>
    </message>
</context>
<context>
    <name>MadeTogether</name>
    <message>
        <source>The hidden number and your card together say where the wheel stops.</source>
        <translation>Le nombre caché et votre carte disent ensemble où la roue s’arrête.</translation>
    </message>
    <message>
        <source>This device hides a number. You pick a card. The two together say where the wheel stops, so the device cannot choose it. You can test that. A device could still remember what you touch. No test rules that out. Only dice of your own do.</source>
        <translation>Cet appareil cache un nombre. Vous choisissez une carte. Les deux ensemble disent où la roue s’arrête&#xa0;: l’appareil ne peut donc pas le choisir. Vous pouvez le tester. Un appareil pourrait quand même retenir ce que vous touchez. Aucun test ne l’exclut. Seuls vos propres dés l’excluent.</translation>
    </message>
</context>
<context>
    <name>MakingForm</name>
    <message>
        <source>Name of the new variable</source>
        <translation>Nom de la nouvelle variable</translation>
    </message>
    <message>
        <source>Label of the new variable</source>
        <translation>Libellé de la nouvelle variable</translation>
    </message>
    <message>
        <source>optional</source>
        <translation>facultatif</translation>
    </message>
    <message>
        <source>Where the bands begin</source>
        <translation>Où commencent les classes</translation>
    </message>
    <message>
        <source>Labels of the bands</source>
        <translation>Libellés des classes</translation>
    </message>
    <message>
        <source>optional, such as: young; middle; old</source>
        <translation>facultatif, par exemple : jeune; moyen; âgé</translation>
    </message>
    <message>
        <source>Expression</source>
        <translation>Expression</translation>
    </message>
    <message>
        <source>Insert a variable</source>
        <translation>Insérer une variable</translation>
    </message>
    <message>
        <source>New values; empty means missing</source>
        <translation>Nouvelles valeurs ; vide signifie manquant</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Libellé</translation>
    </message>
    <message>
        <source>Bands begin at</source>
        <translation>Début des classes</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Libellés</translation>
    </message>
    <message>
        <source>Create the variable</source>
        <translation>Créer la variable</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Insert a variable…</source>
        <translation>Insérer une variable…</translation>
    </message>
    <message>
        <source>Recode {name}</source>
        <translation>Recoder {name}</translation>
    </message>
    <message>
        <source>Put {name} into bands</source>
        <translation>Mettre {name} en classes</translation>
    </message>
    <message>
        <source>Compute a variable</source>
        <translation>Calculer une variable</translation>
    </message>
    <message>
        <source>Merge reports of {name}</source>
        <translation>Fusionner les valeurs rapportées de {name}</translation>
    </message>
    <message>
        <source>Give values that belong together the same new value. An empty one means missing. {name} itself stays as it is.</source>
        <translation>Donnez la même nouvelle valeur aux valeurs qui vont ensemble. Une valeur vide signifie manquant. {name} ne change pas.</translation>
    </message>
    <message>
        <source>Each band begins at one of these numbers and ends before the next. The first band has all numbers below, the last one all that follow.</source>
        <translation>Chaque classe commence à l’un de ces nombres et s’arrête avant le suivant. La première contient tous les nombres inférieurs, la dernière tous les suivants.</translation>
    </message>
    <message>
        <source>Use + - * / and comparisons, and, or, not(), if(), min(), max(), round(), abs(), sqrt(), log() and exp(). Only variables without coins can be used: a report is not an answer.</source>
        <translation>Utilisez + - * / et les comparaisons, and, or, not(), if(), min(), max(), round(), abs(), sqrt(), log() et exp(). Seules les variables sans tirage peuvent servir : une valeur rapportée n’est pas une réponse.</translation>
    </message>
    <message>
        <source>Give reports that belong together the same new value. They stay reports: estimates use the design that follows from merging, so they stay right.</source>
        <translation>Donnez la même nouvelle valeur aux valeurs rapportées qui vont ensemble. Elles restent des valeurs rapportées : les estimations utilisent le plan qui résulte de la fusion et restent justes.</translation>
    </message>
    <message>
        <source>With a value: {count}. Missing: {missing}.</source>
        <translation>Avec une valeur : {count}. Manquants : {missing}.</translation>
    </message>
    <message>
        <source>ε of its reports: {epsilon}</source>
        <translation>ε de ses valeurs rapportées : {epsilon}</translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message>
        <source>Something went wrong in Surveyapp. Everything already stored is safe. Please report what you did.</source>
        <translation>Un problème est survenu dans Surveyapp. Tout ce qui était déjà enregistré est intact. Veuillez signaler ce que vous avez fait.</translation>
    </message>
    <message>
        <source>Dismiss the message</source>
        <translation>Masquer le message</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Masquer</translation>
    </message>
</context>
<context>
    <name>MissingWordsView</name>
    <message>
        <source>Some words are missing</source>
        <translation>Il manque des mots</translation>
    </message>
    <message>
        <source>Respondents would read those in English. The survey&apos;s author can add them to the survey.</source>
        <translation>Les personnes interrogées les liraient en anglais. L’auteur de l’enquête peut les ajouter.</translation>
    </message>
    <message>
        <source>Start all the same</source>
        <translation>Commencer quand même</translation>
    </message>
    <message>
        <source>Close the kiosk</source>
        <translation>Fermer la borne</translation>
    </message>
</context>
<context>
    <name>MomentView</name>
    <message>
        <source>One moment</source>
        <translation>Un instant</translation>
    </message>
</context>
<context>
    <name>NoInterviewsYet</name>
    <message>
        <source>No interviews yet</source>
        <translation>Pas encore d’entretiens</translation>
    </message>
    <message>
        <source>Go to Files</source>
        <translation>Aller aux fichiers</translation>
    </message>
</context>
<context>
    <name>NumberPad</name>
    <message>
        <source>Minus</source>
        <translation>Moins</translation>
    </message>
    <message>
        <source>Decimal point</source>
        <translation>Virgule décimale</translation>
    </message>
    <message>
        <source>Your number: {number}</source>
        <translation>Votre nombre&#xa0;: {number}</translation>
    </message>
    <message>
        <source>A number from {low} to {high}</source>
        <translation>Un nombre de {low} à {high}</translation>
    </message>
    <message>
        <source>A number from {low} to {high}, in steps of {step}</source>
        <translation>Un nombre de {low} à {high}, par pas de {step}</translation>
    </message>
    <message>
        <source>Please enter a number from {low} to {high}.</source>
        <translation>Veuillez saisir un nombre de {low} à {high}.</translation>
    </message>
    <message>
        <source>The number must be from {low} to {high}. Please change it.</source>
        <translation>Le nombre doit être compris entre {low} et {high}. Veuillez le modifier.</translation>
    </message>
    <message>
        <source>From {low}, numbers go in steps of {step}. Please change yours.</source>
        <translation>À partir de {low}, les nombres vont par pas de {step}. Veuillez modifier le vôtre.</translation>
    </message>
</context>
<context>
    <name>OpenedView</name>
    <message>
        <source>This round as text, to photograph</source>
        <translation>Le texte de ce tour, à photographier</translation>
    </message>
    <message>
        <source>This round is shown and will not count.</source>
        <translation>Ce tour est montré et ne comptera pas.</translation>
    </message>
    <message>
        <source>To check later, take a photo of this square too. The supervisor can give you the page that compares the squares.</source>
        <translation>Pour vérifier plus tard, prenez aussi ce carré en photo. Le superviseur peut vous donner la page qui compare les carrés.</translation>
    </message>
    <message>
        <source>What counts is never opened, so nobody can make you prove your answer.</source>
        <translation>Ce qui compte n’est jamais ouvert, donc personne ne peut vous faire prouver votre réponse.</translation>
    </message>
    <message>
        <source>A new round</source>
        <translation>Un nouveau tour</translation>
    </message>
    <message>
        <source>The name of the first square was: {words}</source>
        <translation>Le nom du premier carré était&#xa0;: {words}</translation>
    </message>
    <message>
        <source>The hidden number was {hidden}. No card was picked.</source>
        <translation>Le nombre caché était {hidden}. Aucune carte n’a été choisie.</translation>
    </message>
    <message>
        <source>Hidden number {hidden}, your card {card}: the wheel stopped at {stop}.</source>
        <translation>Nombre caché {hidden}, votre carte {card}&#xa0;: la roue s’est arrêtée à {stop}.</translation>
    </message>
    <message>
        <source>Hidden number {hidden}, your card {card}: together {sum}. Take away {sides}, one full turn: the wheel stopped at {stop}.</source>
        <translation>Nombre caché {hidden}, votre carte {card}&#xa0;: ensemble, {sum}. Enlevez {sides}, un tour complet&#xa0;: la roue s’est arrêtée à {stop}.</translation>
    </message>
    <message>
        <source>Here the wheel answers: “{label}” is recorded, whatever you touch.</source>
        <translation>Ici, la roue répond&#xa0;: «&#xa0;{label}&#xa0;» est enregistré, quoi que vous touchiez.</translation>
    </message>
    <message>
        <source>Here your own answer is recorded.</source>
        <translation>Ici, votre propre réponse est enregistrée.</translation>
    </message>
    <message>
        <source>Here “{label}” is recorded as “{report}”.</source>
        <translation>Ici, «&#xa0;{label}&#xa0;» est enregistré comme «&#xa0;{report}&#xa0;».</translation>
    </message>
    <message>
        <source>After your touch the square locked: “{report}”.</source>
        <translation>Quand vous avez touché, le carré a verrouillé&#xa0;: «&#xa0;{report}&#xa0;».</translation>
    </message>
    <message>
        <source>If it is anything else, this device cheats. Do not answer on it.</source>
        <translation>Si c’est autre chose, cet appareil triche. Ne répondez pas dessus.</translation>
    </message>
    <message>
        <source>It must be “{label}”.</source>
        <translation>Cela doit être «&#xa0;{label}&#xa0;».</translation>
    </message>
    <message>
        <source>It must be what you touched.</source>
        <translation>Cela doit être ce que vous avez touché.</translation>
    </message>
    <message>
        <source>It must be what is written above for the answer that you touched.</source>
        <translation>Cela doit être ce qui est écrit plus haut pour la réponse que vous avez touchée.</translation>
    </message>
</context>
<context>
    <name>OptionsForm</name>
    <message>
        <source>More options</source>
        <translation>Plus d’options</translation>
    </message>
    <message>
        <source>Fewer options</source>
        <translation>Moins d’options</translation>
    </message>
</context>
<context>
    <name>Ordering</name>
    <message>
        <source>Touch the answers in your order, the first one first.</source>
        <translation>Touchez les réponses dans votre ordre, en commençant par la première.</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Valider</translation>
    </message>
    <message>
        <source>Please touch every answer.</source>
        <translation>Veuillez toucher chaque réponse.</translation>
    </message>
    <message>
        <source>{answer}, place {place}</source>
        <translation>{answer}, place {place}</translation>
    </message>
    <message>
        <source>{answer}, no place yet</source>
        <translation>{answer}, pas encore de place</translation>
    </message>
</context>
<context>
    <name>OutdatedNote</name>
    <message>
        <source>The settings have changed: this result is out of date.</source>
        <translation>Les réglages ont changé : ce résultat n’est plus à jour.</translation>
    </message>
    <message>
        <source>Choose “{button}” to update it.</source>
        <translation>Choisissez « {button} » pour l’actualiser.</translation>
    </message>
</context>
<context>
    <name>Outline</name>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Add a question</source>
        <translation>Ajouter une question</translation>
    </message>
    <message>
        <source>Duplicate the question</source>
        <translation>Dupliquer la question</translation>
    </message>
    <message>
        <source>Move up (Alt+Up)</source>
        <translation>Monter (Alt+Haut)</translation>
    </message>
    <message>
        <source>Move down (Alt+Down)</source>
        <translation>Descendre (Alt+Bas)</translation>
    </message>
    <message>
        <source>Remove the question (Del)</source>
        <translation>Retirer la question (Suppr)</translation>
    </message>
    <message>
        <source>The survey</source>
        <translation>L’enquête</translation>
    </message>
</context>
<context>
    <name>OutputForm</name>
    <message>
        <source>Choose a question</source>
        <translation>Choisissez une question</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Kiosks</source>
        <translation>Bornes</translation>
    </message>
    <message>
        <source>Interactions</source>
        <translation>Interactions</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatique</translation>
    </message>
    <message>
        <source>{title}: {question}</source>
        <translation>{title} : {question}</translation>
    </message>
    <message>
        <source>{question}: automatic</source>
        <translation>{question} : automatique</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
</context>
<context>
    <name>OutputPage</name>
    <message>
        <source>Output</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Add analysis</source>
        <translation>Ajouter une analyse</translation>
    </message>
    <message>
        <source>Add analyses and change their options; each result updates by itself. The analyses are kept in the project, and the report contains them.</source>
        <translation>Ajoutez des analyses et changez leurs options ; chaque résultat se met à jour tout seul. Les analyses restent dans le projet, et le rapport les contient.</translation>
    </message>
    <message>
        <source>Import collection files first. This page then shows estimates, cross-tables, comparisons, rankings and regressions, also of randomized answers.</source>
        <translation>Importez d’abord des fichiers de collecte. Cette page montre alors estimations, tableaux croisés, comparaisons, classements et régressions, aussi pour des réponses randomisées.</translation>
    </message>
    <message>
        <source>Choose the first analysis</source>
        <translation>Choisissez la première analyse</translation>
    </message>
    <message>
        <source>Use for all analyses</source>
        <translation>Utiliser pour toutes les analyses</translation>
    </message>
</context>
<context>
    <name>OwnDesignBox</name>
    <message>
        <source>Design</source>
        <translation>Dispositif</translation>
    </message>
    <message>
        <source>{name}: {meaning}</source>
        <translation>{name}&#xa0;: {meaning}</translation>
    </message>
</context>
<context>
    <name>Pad</name>
    <message>
        <source>Confirm</source>
        <translation>Valider</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Effacer</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>Help on this page (F1)</source>
        <translation>Aide sur cette page (F1)</translation>
    </message>
</context>
<context>
    <name>PickedCard</name>
    <message>
        <source>Your card is {card}. Name of the square: {words}</source>
        <translation>Votre carte est {card}. Nom du carré&#xa0;: {words}</translation>
    </message>
    <message>
        <source>Test it</source>
        <translation>Tester</translation>
    </message>
</context>
<context>
    <name>PinPad</name>
    <message>
        <source>Delete</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Digits entered: {count}</source>
        <translation>Chiffres saisis&#xa0;: {count}</translation>
    </message>
</context>
<context>
    <name>PinView</name>
    <message>
        <source>Supervisor</source>
        <translation>Superviseur</translation>
    </message>
    <message>
        <source>Enter the PIN.</source>
        <translation>Saisissez le code PIN.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
</context>
<context>
    <name>PlacesView</name>
    <message>
        <source>Where shall the files go?</source>
        <translation>Où faut-il mettre les fichiers&#xa0;?</translation>
    </message>
    <message>
        <source>No stick or card is plugged in.</source>
        <translation>Aucune clé USB ni carte mémoire n’est branchée.</translation>
    </message>
    <message>
        <source>Other folder…</source>
        <translation>Autre dossier…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Chercher à nouveau</translation>
    </message>
</context>
<context>
    <name>PlanForm</name>
    <message>
        <source>Name of the question</source>
        <translation>Nom de la question</translation>
    </message>
    <message>
        <source>What was asked</source>
        <translation>Ce qui a été demandé</translation>
    </message>
    <message>
        <source>Number of levels</source>
        <translation>Niveaux, à partir de 1</translation>
    </message>
    <message>
        <source>Least possible answer</source>
        <translation>Plus petite réponse possible</translation>
    </message>
    <message>
        <source>Greatest possible answer</source>
        <translation>Plus grande réponse possible</translation>
    </message>
    <message>
        <source>Step between answers</source>
        <translation>Pas entre les réponses</translation>
    </message>
    <message>
        <source>Harmless question answered with it (optional)</source>
        <translation>Question anodine à laquelle on a répondu en même temps (peut rester vide)</translation>
    </message>
    <message>
        <source>Type of the question</source>
        <translation>Type de la question</translation>
    </message>
    <message>
        <source>Nominal: categories without an order.</source>
        <translation>Nominal : des catégories sans ordre.</translation>
    </message>
    <message>
        <source>Ordinal: ordered levels, taken as 1, 2, 3 … in means and regressions.</source>
        <translation>Ordinal : des niveaux ordonnés, pris comme 1, 2, 3 … dans les moyennes et les régressions.</translation>
    </message>
    <message>
        <source>Numeric.</source>
        <translation>Numérique.</translation>
    </message>
    <message>
        <source>Design it was asked with</source>
        <translation>Dispositif avec lequel elle a été posée</translation>
    </message>
    <message>
        <source>{name}: {meaning}</source>
        <translation>{name}&#xa0;: {meaning}</translation>
    </message>
    <message>
        <source>as in the original survey</source>
        <translation>comme dans l’enquête d’origine</translation>
    </message>
    <message>
        <source>Not randomized: the column contains the answers.</source>
        <translation>Sans tirage&#xa0;: la colonne contient les réponses.</translation>
    </message>
    <message>
        <source>The column contains the reports ({reports}). ε = {epsilon}</source>
        <translation>La colonne contient ce qui a été enregistré ({reports}). ε = {epsilon}</translation>
    </message>
    <message>
        <source>The column contains the reports. ε = {epsilon}</source>
        <translation>La colonne contient ce qui a été enregistré. ε = {epsilon}</translation>
    </message>
</context>
<context>
    <name>PlanPage</name>
    <message>
        <source>Plan</source>
        <translation>Planification</translation>
    </message>
    <message>
        <source>How many interviews you need, which design to use, and what the results will look like.</source>
        <translation>Combien d’entretiens sont nécessaires, avec quels dispositifs, et ce qu’ils montreront.</translation>
    </message>
    <message>
        <source>One question</source>
        <translation>Une question</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Puissance</translation>
    </message>
    <message>
        <source>Designs</source>
        <translation>Dispositifs</translation>
    </message>
    <message>
        <source>Tallies</source>
        <translation>Décomptes</translation>
    </message>
    <message>
        <source>Questionnaire</source>
        <translation>Questionnaire</translation>
    </message>
    <message>
        <source>Rehearsal</source>
        <translation>Répétition générale</translation>
    </message>
    <message>
        <source>Choose a survey file or import interviews. This view then divides the privacy budget of one respondent among the questions and shows the errors that result.</source>
        <translation>Choisissez un fichier d’enquête ou importez des entretiens. Cette vue répartit alors entre ses questions ce qu’un répondant peut révéler, et dit quelles erreurs il en résulte.</translation>
    </message>
    <message>
        <source>Choose a survey file or import interviews. This view then simulates the survey a thousand times and shows the results that you can expect.</source>
        <translation>Choisissez un fichier d’enquête ou importez des entretiens. Cette vue simule alors l’enquête mille fois et montre ce que verrait son analyste.</translation>
    </message>
    <message>
        <source>Find n</source>
        <translation>Trouver n</translation>
    </message>
    <message>
        <source>Find the error</source>
        <translation>Trouver l’erreur</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>1 % is one percentage point.</source>
        <translation>1 % est un point de pourcentage.</translation>
    </message>
    <message>
        <source>Number of interviews</source>
        <translation>Nombre d’entretiens</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Confiance</translation>
    </message>
    <message>
        <source>Expected share</source>
        <translation>Proportion attendue</translation>
    </message>
    <message>
        <source>Of the answer that you plan for.</source>
        <translation>De la réponse pour laquelle on planifie.</translation>
    </message>
    <message>
        <source>any (worst case)</source>
        <translation>toutes&#xa0;: le pire des cas</translation>
    </message>
    <message>
        <source>Design effect</source>
        <translation>Effet de plan</translation>
    </message>
    <message>
        <source>1 for a simple random sample; often 1.5 to 2 for clusters.</source>
        <translation>1 pour un échantillon aléatoire simple&#xa0;; avec des grappes, souvent de 1,5 à 2.</translation>
    </message>
    <message>
        <source>Non-response rate</source>
        <translation>Taux de non-réponse</translation>
    </message>
    <message>
        <source>Sample sizes by method</source>
        <translation>Tailles d’échantillon par méthode</translation>
    </message>
    <message>
        <source>Computing exact sample sizes…</source>
        <translation>Calcul des tailles d’échantillon exactes…</translation>
    </message>
    <message>
        <source>Correct the marked fields to see a result.</source>
        <translation>Corrigez les champs marqués pour obtenir une réponse.</translation>
    </message>
    <message>
        <source>Error (percentage points)</source>
        <translation>Erreur (points de pourcentage)</translation>
    </message>
    <message>
        <source>Interviews</source>
        <translation>Entretiens</translation>
    </message>
    <message>
        <source>People to approach</source>
        <translation>Personnes à contacter</translation>
    </message>
    <message>
        <source>Chart of interviews needed against the error, by method</source>
        <translation>Graphique du nombre d’entretiens nécessaires selon l’erreur, par méthode</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Méthode</translation>
    </message>
    <message>
        <source>Interviews in total</source>
        <translation>Entretiens au total</translation>
    </message>
    <message>
        <source>Total error, in points</source>
        <translation>Erreur totale, en points</translation>
    </message>
    <message>
        <source>For a random sample: sampling and coins together</source>
        <translation>Pour un échantillon aléatoire&#xa0;: échantillonnage et tirage ensemble</translation>
    </message>
    <message>
        <source>For the coins only</source>
        <translation>Pour le tirage seul</translation>
    </message>
    <message>
        <source>For the coins only: the error compared with the true share among the people interviewed</source>
        <translation>Pour le tirage seul : l’erreur par rapport à la vraie proportion parmi les personnes interrogées</translation>
    </message>
    <message>
        <source>Guarantee</source>
        <translation>Garantie</translation>
    </message>
    <message>
        <source>This method gives no separate figure for the coins.</source>
        <translation>La borne de cette méthode ne permet pas d’isoler la part du tirage.</translation>
    </message>
</context>
<context>
    <name>PlanPanel</name>
    <message>
        <source>Correct the problem in the message above to see a result.</source>
        <translation>Corrigez ce que dit le message ci-dessus pour obtenir un résultat.</translation>
    </message>
</context>
<context>
    <name>PowerPanel</name>
    <message>
        <source>Run</source>
        <translation>Calculer</translation>
    </message>
    <message>
        <source>Computing the power…</source>
        <translation>Calcul de la puissance…</translation>
    </message>
    <message>
        <source>Power by number of interviews</source>
        <translation>Puissance selon le nombre d’entretiens</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Comparer avec</translation>
    </message>
    <message>
        <source>another group&apos;s share</source>
        <translation>la proportion d’un autre groupe</translation>
    </message>
    <message>
        <source>a fixed share</source>
        <translation>une proportion fixée</translation>
    </message>
    <message>
        <source>Expected share</source>
        <translation>Proportion attendue</translation>
    </message>
    <message>
        <source>The other share</source>
        <translation>L’autre proportion</translation>
    </message>
    <message>
        <source>Target power</source>
        <translation>Puissance visée</translation>
    </message>
    <message>
        <source>Usually 80 % or 90 %.</source>
        <translation>En général 80 % ou 90 %.</translation>
    </message>
    <message>
        <source>Significance level</source>
        <translation>Seuil de signification</translation>
    </message>
    <message>
        <source>Two-sided test.</source>
        <translation>Test bilatéral.</translation>
    </message>
    <message>
        <source>Correct the marked fields to see a result.</source>
        <translation>Corrigez les champs marqués pour obtenir une réponse.</translation>
    </message>
    <message>
        <source>With {n} interviews in each of the two groups, {times} of 100 such surveys would find the difference of {points}.</source>
        <translation>Avec {n} entretiens dans chacun des deux groupes, {times} enquêtes de ce genre sur 100 trouveraient la différence de {points}.</translation>
    </message>
    <message>
        <source>With {n} interviews, {times} of 100 such surveys would find that the share is not {null} ({points} away).</source>
        <translation>Avec {n} entretiens, {times} enquêtes de ce genre sur 100 trouveraient que la proportion n’est pas {null} (écart de {points}).</translation>
    </message>
    <message>
        <source>{n} interviews are enough for a power of {power}.</source>
        <translation>{n} entretiens suffisent pour une puissance de {power}.</translation>
    </message>
</context>
<context>
    <name>PracticeResultView</name>
    <message>
        <source>Again</source>
        <translation>Encore</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>You touched “{label}”. That is recorded.</source>
        <translation>Vous avez touché « {label} ». C’est ce qui est enregistré.</translation>
    </message>
    <message>
        <source>The wheel turns.</source>
        <translation>La roue tourne.</translation>
    </message>
    <message>
        <source>Recorded: {said}</source>
        <translation>Enregistré : {said}</translation>
    </message>
    <message>
        <source>“{label}” is always recorded as “{report}”.</source>
        <translation>« {label} » est toujours enregistré comme « {report} ».</translation>
    </message>
    <message>
        <source>{label} × {count}</source>
        <translation>{label} × {count}</translation>
    </message>
    <message>
        <source>With “{label}” recorded: {said}</source>
        <translation>Avec « {label} », enregistré : {said}</translation>
    </message>
    <message>
        <source>The wheel stopped at: {said}</source>
        <translation>La roue s’est arrêtée sur : {said}</translation>
    </message>
    <message>
        <source>At “{label}” the wheel answers. You just go on.</source>
        <translation>Sur « {label} », la roue répond. Vous continuez simplement.</translation>
    </message>
    <message>
        <source>You touched “{label}”.</source>
        <translation>Vous avez touché «&#xa0;{label}&#xa0;».</translation>
    </message>
</context>
<context>
    <name>PracticeView</name>
    <message>
        <source>Practice is not kept.</source>
        <translation>L’essai n’est pas gardé.</translation>
    </message>
    <message>
        <source>Do you like tea?</source>
        <translation>Aimez-vous le thé ?</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Spin</source>
        <translation>Tourner</translation>
    </message>
    <message>
        <source>Touch any number.</source>
        <translation>Touchez n’importe quel nombre.</translation>
    </message>
    <message>
        <source>Blue: your answer is recorded. Yellow: the opposite is recorded.</source>
        <translation>Bleu : votre réponse est enregistrée. Jaune : le contraire est enregistré.</translation>
    </message>
    <message>
        <source>Blue: you answer. Yellow: the wheel answers.</source>
        <translation>Bleu&#xa0;: vous répondez. Jaune&#xa0;: la roue.</translation>
    </message>
    <message>
        <source>There are {count} parts. Together they make one of {answers} answers, and the wheel turns once for all.</source>
        <translation>Il y a {count} parties. Ensemble, elles forment une réponse sur {answers}, et la roue tourne une seule fois pour toutes les parties.</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Decimals</source>
        <translation>Décimales</translation>
    </message>
    <message>
        <source>Size of type</source>
        <translation>Taille des caractères</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Couleurs</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>&amp;Decimals of percentages and means</source>
        <translation>&amp;Décimales des pourcentages et des moyennes</translation>
    </message>
    <message>
        <source>&amp;Size of type</source>
        <translation>&amp;Taille des caractères</translation>
    </message>
    <message>
        <source>Files and reports do not change: they have all digits, and their charts are light.</source>
        <translation>Les fichiers et les rapports ne changent pas : ils ont tous les chiffres, et leurs graphiques sont clairs.</translation>
    </message>
    <message>
        <source>As it was installed</source>
        <translation>Comme à l’installation</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Appliquer</translation>
    </message>
</context>
<context>
    <name>PreviewPane</name>
    <message>
        <source>Previous screen</source>
        <translation>Écran précédent</translation>
    </message>
    <message>
        <source>Next screen</source>
        <translation>Écran suivant</translation>
    </message>
    <message>
        <source>Language of the preview</source>
        <translation>Langue de l’aperçu</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>Orientation</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Paysage</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Portrait</translation>
    </message>
    <message>
        <source>Preview only: the buttons do not work, and nothing is recorded.</source>
        <translation>Une image&#xa0;: on ne peut rien y toucher, et rien n’est enregistré.</translation>
    </message>
    <message>
        <source>The survey has problems. This preview shows the last version without problems.</source>
        <translation>L’enquête a des problèmes. Cet aperçu montre la dernière version sans problème.</translation>
    </message>
    <message>
        <source>The survey has problems. Fix them to see the preview.</source>
        <translation>L’enquête contient des erreurs&#xa0;; corrigez-les pour la voir.</translation>
    </message>
    <message>
        <source>Screen {number} of {count}</source>
        <translation>Écran {number} sur {count}</translation>
    </message>
</context>
<context>
    <name>PrivacyPage</name>
    <message>
        <source>Privacy</source>
        <translation>Confidentialité</translation>
    </message>
    <message>
        <source>How much one respondent gives away, and what each exported file reveals to whom.</source>
        <translation>Ce que révèle un répondant, et ce que chaque fichier qui sort dit à qui.</translation>
    </message>
    <message>
        <source>Add surveys…</source>
        <translation>Ajouter des enquêtes…</translation>
    </message>
    <message>
        <source>Other surveys that the same people answered</source>
        <translation>Autres enquêtes auxquelles les mêmes personnes ont répondu</translation>
    </message>
    <message>
        <source>No survey yet</source>
        <translation>Pas encore d’enquête</translation>
    </message>
    <message>
        <source>Import collection files or choose a survey file. This page then shows how much one respondent gives away: by question, over all waves, and in small groups.</source>
        <translation>Importez des fichiers de collecte ou choisissez un fichier d’enquête. Cette page dit alors ce que révèle un répondant, question par question, sur toutes les vagues et dans les petits groupes.</translation>
    </message>
    <message>
        <source>Choose a survey…</source>
        <translation>Choisir une enquête…</translation>
    </message>
    <message>
        <source>Total ε of one respondent</source>
        <translation>ε d’un répondant, en tout</translation>
    </message>
    <message>
        <source>What it means</source>
        <translation>Ce que cela signifie</translation>
    </message>
    <message>
        <source>Prior probability</source>
        <translation>Probabilité a priori</translation>
    </message>
    <message>
        <source>Waves</source>
        <translation>Vagues</translation>
    </message>
    <message>
        <source>Smallest group</source>
        <translation>Plus petit groupe</translation>
    </message>
    <message>
        <source>How likely somebody thought the answer was before seeing the report</source>
        <translation>La probabilité que quelqu’un donnait à une réponse avant le rapport</translation>
    </message>
    <message>
        <source>How many times the same people are asked</source>
        <translation>Combien de fois les mêmes personnes sont interrogées</translation>
    </message>
    <message>
        <source>Smaller groups are marked</source>
        <translation>Les groupes de moins de personnes sont signalés</translation>
    </message>
    <message>
        <source>&amp;Prior</source>
        <translation>&amp;A priori</translation>
    </message>
    <message>
        <source>&amp;Waves</source>
        <translation>&amp;Vagues</translation>
    </message>
    <message>
        <source>Smallest &amp;group</source>
        <translation>Plus petit &amp;groupe</translation>
    </message>
    <message>
        <source>Meaning of the selected row</source>
        <translation>Ce que signifie la ligne sélectionnée</translation>
    </message>
    <message>
        <source>Surveys (*.survey.json)</source>
        <translation>Enquêtes (*.survey.json)</translation>
    </message>
    <message>
        <source>Add surveys</source>
        <translation>Ajouter des enquêtes</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>Calcul en cours…</translation>
    </message>
    <message>
        <source>ε = {epsilon}</source>
        <translation>ε = {epsilon}</translation>
    </message>
    <message>
        <source>Randomized questions: {questions}. Waves: {waves}. Surveys: {surveys}</source>
        <translation>Questions avec tirage&#xa0;: {questions}. Vagues&#xa0;: {waves}. Enquêtes&#xa0;: {surveys}</translation>
    </message>
</context>
<context>
    <name>ProtectionBox</name>
    <message>
        <source>Protection of the answers</source>
        <translation>Protection des réponses</translation>
    </message>
    <message>
        <source>Who tosses the coins</source>
        <translation>Qui lance les pièces</translation>
    </message>
    <message>
        <source>Correct the marked fields to see how this design protects.</source>
        <translation>Corrigez les champs marqués pour voir ce que promet ce dispositif.</translation>
    </message>
    <message>
        <source>{goal}: {n} interviews</source>
        <translation>{goal}&#xa0;: {n} entretiens</translation>
    </message>
    <message>
        <source>ε = ∞: anybody who reads the record knows the answer.</source>
        <translation>ε = ∞&#xa0;: qui lit l’enregistrement connaît la réponse.</translation>
    </message>
    <message>
        <source>ε = ∞: some reports rule an answer out.</source>
        <translation>ε = ∞&#xa0;: certaines réponses enregistrées excluent une vraie réponse et révèlent donc quelque chose.</translation>
    </message>
    <message>
        <source>ε = {epsilon}: one report can multiply the odds of one answer over another by at most {ratio}.</source>
        <translation>ε = {epsilon} : une réponse enregistrée peut multiplier la cote d’une réponse contre une autre par {ratio} au plus.</translation>
    </message>
    <message>
        <source>The number of interviews it needs can only be found by simulation.</source>
        <translation>Seule une simulation indique combien d’entretiens il demande.</translation>
    </message>
    <message>
        <source>{n} interviews give an estimate within ± {error} points (95 %, worst case).</source>
        <translation>{n} entretiens amènent l’estimation à ± {error} points (95&#xa0;%, pire cas).</translation>
    </message>
</context>
<context>
    <name>ProtectionMenu</name>
    <message>
        <source>This cannot be undone</source>
        <translation>Ceci ne peut pas être annulé</translation>
    </message>
    <message>
        <source>&amp;Erase what was removed…</source>
        <translation>&amp;Effacer ce qui a été retiré…</translation>
    </message>
    <message>
        <source>E&amp;ncrypt this project…</source>
        <translation>&amp;Chiffrer ce projet…</translation>
    </message>
    <message>
        <source>Everything that was removed from this project or undone will be permanently erased. Afterwards nothing can be undone or redone.

This does not erase collection files, copies, backups, or old blocks on a solid-state disk.</source>
        <translation>Tout ce qui a été retiré de ce projet ou annulé est effacé définitivement&#xa0;: son fichier est réécrit sans cela, et il n’y a plus rien à annuler ni à rétablir.

Les fichiers de collecte, les copies et les sauvegardes, et les anciens blocs d’un disque SSD, ne sont pas touchés.</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>The project&apos;s file will be encrypted. From then on it opens only with the analyst&apos;s key and its passphrase: if they are lost, the project is lost. Older versions of the program cannot open it.

Copies and backups of the file, and old blocks on a solid-state disk, stay as they are.</source>
        <translation>Le fichier du projet est chiffré à sa place. Il ne s’ouvre alors qu’avec la clé de l’analyste et sa phrase de passe&#xa0;: sans elles il est perdu, et les programmes plus anciens le refusent.

Les copies et sauvegardes du fichier, et les anciens blocs d’un disque SSD, restent tels quels.</translation>
    </message>
    <message>
        <source>Encrypt</source>
        <translation>Chiffrer</translation>
    </message>
</context>
<context>
    <name>QualityPage</name>
    <message>
        <source>Quality</source>
        <translation>Qualité</translation>
    </message>
    <message>
        <source>Whether anything is wrong with the interviews, and what to do about it.</source>
        <translation>Si quelque chose ne va pas dans les entretiens, et que faire.</translation>
    </message>
    <message>
        <source>Import collection files first. This page then counts interviews and break-offs, compares the kiosks, looks for impossible reports, and says what to do.</source>
        <translation>Importez d’abord des fichiers de collecte. Cette page compte alors les entretiens et les interruptions, compare les bornes, cherche des réponses enregistrées auxquelles aucune réponse ne peut conduire et dit que faire.</translation>
    </message>
    <message>
        <source>Question in the chart</source>
        <translation>Question de l’image</translation>
    </message>
    <message>
        <source>Compare kiosks within</source>
        <translation>Comparer les bornes au sein de</translation>
    </message>
    <message>
        <source>How many interviews may be forged</source>
        <translation>Combien d’entretiens peuvent être falsifiés</translation>
    </message>
    <message>
        <source>&amp;Compare within</source>
        <translation>&amp;Comparer au sein de</translation>
    </message>
    <message>
        <source>&amp;Forged</source>
        <translation>&amp;Falsifiés</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Que faire</translation>
    </message>
    <message>
        <source>&amp;Chart of</source>
        <translation>&amp;Image de</translation>
    </message>
    <message>
        <source>All interviews</source>
        <translation>Tous les entretiens</translation>
    </message>
    <message>
        <source>Looking at the data…</source>
        <translation>Examen des données…</translation>
    </message>
</context>
<context>
    <name>QuestionForm</name>
    <message>
        <source>Id: the name of its column in the data</source>
        <translation>Identifiant&#xa0;: la colonne dans l’enregistrement</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>What is asked</source>
        <translation>Ce qui est demandé</translation>
    </message>
    <message>
        <source>Levels: 1 to …</source>
        <translation>Degrés&#xa0;: de 1 à …</translation>
    </message>
    <message>
        <source>Smallest answer</source>
        <translation>Plus petite réponse</translation>
    </message>
    <message>
        <source>Largest answer</source>
        <translation>Plus grande réponse</translation>
    </message>
    <message>
        <source>Step (1 if empty)</source>
        <translation>Pas (1 si vide)</translation>
    </message>
    <message>
        <source>Parts that are randomized together</source>
        <translation>Parties randomisées ensemble</translation>
    </message>
    <message>
        <source>Each part is a question of its own in the list on the left. All of their answers together make one record.</source>
        <translation>Chaque partie est une question à part dans la liste de gauche. Toutes leurs réponses forment un seul enregistrement.</translation>
    </message>
    <message>
        <source>Add a part</source>
        <translation>Ajouter une partie</translation>
    </message>
    <message>
        <source>Edit {part}</source>
        <translation>Modifier {part}</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Remove part {part}</source>
        <translation>Retirer la partie {part}</translation>
    </message>
    <message>
        <source>Help and conditions</source>
        <translation>Aide et conditions</translation>
    </message>
    <message>
        <source>Hint below the question</source>
        <translation>Indication, sous la question</translation>
    </message>
    <message>
        <source>Sound file in the survey&apos;s folder</source>
        <translation>Fichier audio à côté de l’enquête</translation>
    </message>
    <message>
        <source>Asked only if (${id} is an earlier direct answer)</source>
        <translation>Posée seulement si (${id} est une réponse directe antérieure)</translation>
    </message>
    <message>
        <source>Accepted only if (. is the answer)</source>
        <translation>Acceptée seulement si (. est la réponse)</translation>
    </message>
    <message>
        <source>Message if it is not accepted</source>
        <translation>Ce qui est dit quand elle n’est pas acceptée</translation>
    </message>
    <message>
        <source>Must be answered</source>
        <translation>Réponse obligatoire</translation>
    </message>
    <message>
        <source>The round may be shown after the touch</source>
        <translation>Un tour peut être montré après le toucher</translation>
    </message>
    <message>
        <source>A photo of what is shown proves what was touched. Use this for a harmless question only.</source>
        <translation>Une photo de ce qui est montré prouve ce qui a été touché. À mettre seulement sur une question anodine.</translation>
    </message>
    <message>
        <source>Earliest day, such as 2026-11-22</source>
        <translation>Premier jour, par exemple 2026-11-22</translation>
    </message>
    <message>
        <source>Latest day</source>
        <translation>Dernier jour</translation>
    </message>
    <message>
        <source>Most characters</source>
        <translation>Nombre maximal de caractères</translation>
    </message>
</context>
<context>
    <name>QuestionList</name>
    <message>
        <source>Questions of the survey</source>
        <translation>Questions de l’enquête</translation>
    </message>
</context>
<context>
    <name>QuestionView</name>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <translation>{number} / {total}</translation>
    </message>
    <message>
        <source>{count} questions, recorded together as one of {answers} answers.</source>
        <translation>{count} questions, enregistrées ensemble comme une seule réponse parmi {answers}.</translation>
    </message>
    <message>
        <source>Part {place} of {count}. All parts together make one of {answers} answers, and the wheel turns once for it.</source>
        <translation>Partie {place} sur {count}. Toutes les parties ensemble forment l’une de {answers} réponses, et la roue tourne une seule fois pour elle.</translation>
    </message>
</context>
<context>
    <name>RecentMenu</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>Ouvrir un projet &amp;récent</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Aucun pour l’instant</translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation>&amp;Vider la liste</translation>
    </message>
    <message>
        <source>{name} (not found)</source>
        <translation>{name} (absent)</translation>
    </message>
</context>
<context>
    <name>RecordsModel</name>
    <message>
        <source>{name} (report)</source>
        <translation>{name} (valeur rapportée)</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>manquant</translation>
    </message>
    <message>
        <source>Recorded: {value}</source>
        <translation>Enregistré : {value}</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Manquant</translation>
    </message>
    <message>
        <source>The random id of the interview, by which the rows are sorted.</source>
        <translation>L’identifiant aléatoire de l’entretien, selon lequel les lignes sont triées.</translation>
    </message>
    <message>
        <source>From the imported table: how the respondents were drawn.</source>
        <translation>Du tableau importé : comment les personnes interrogées ont été tirées.</translation>
    </message>
    <message>
        <source>Which sample the respondent was assigned to by chance.</source>
        <translation>L’échantillon auquel le hasard a affecté la personne interrogée.</translation>
    </message>
    <message>
        <source>A report, not an answer: chance may have changed it.</source>
        <translation>Une valeur rapportée, pas une réponse : le hasard a pu la changer.</translation>
    </message>
    <message>
        <source>Interview</source>
        <translation>Entretien</translation>
    </message>
    <message>
        <source>none of them</source>
        <translation>aucun d’eux</translation>
    </message>
</context>
<context>
    <name>RecordsView</name>
    <message>
        <source>Rows</source>
        <translation>Lignes</translation>
    </message>
</context>
<context>
    <name>RefusalView</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Revérifier</translation>
    </message>
</context>
<context>
    <name>RefusedCells</name>
    <message>
        <source>Problem cells</source>
        <translation>Cellules refusées</translation>
    </message>
    <message>
        <source>Problem cells: {count}</source>
        <translation>Cellules refusées&#xa0;: {count}</translation>
    </message>
    <message>
        <source>Problem cells: {count}; the first {shown} are shown</source>
        <translation>Cellules refusées&#xa0;: {count}&#xa0;; les {shown} premières sont affichées</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Colonne</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motif</translation>
    </message>
</context>
<context>
    <name>RehearsalPanel</name>
    <message>
        <source>Rehearse</source>
        <translation>Simuler l’enquête</translation>
    </message>
    <message>
        <source>Rehearsing the survey…</source>
        <translation>Répétition de l’enquête…</translation>
    </message>
    <message>
        <source>What the analyst would see</source>
        <translation>Ce que verrait l’analyste</translation>
    </message>
    <message>
        <source>Number of interviews</source>
        <translation>Nombre d’entretiens</translation>
    </message>
    <message>
        <source>Compare the groups of</source>
        <translation>Comparer les groupes de</translation>
    </message>
    <message>
        <source>Question that differs</source>
        <translation>Question qui diffère</translation>
    </message>
    <message>
        <source>Difference between the first two groups</source>
        <translation>Différence entre les deux premiers groupes</translation>
    </message>
    <message>
        <source>10 % is ten percentage points.</source>
        <translation>10 % fait dix points de pourcentage.</translation>
    </message>
    <message>
        <source>Rehearsals</source>
        <translation>Répétitions</translation>
    </message>
    <message>
        <source>More rehearsals give more stable figures.</source>
        <translation>Plus il y en a, plus les chiffres sont stables.</translation>
    </message>
    <message>
        <source>Confidence level</source>
        <translation>Niveau de confiance</translation>
    </message>
    <message>
        <source>Assumed shares (worst case; type others)</source>
        <translation>Proportions supposées (pire cas&#xa0;; saisissez-en d’autres)</translation>
    </message>
    <message>
        <source>Assumed shares of the answers</source>
        <translation>Proportions supposées des réponses</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Question</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Proportion</translation>
    </message>
    <message>
        <source>(no groups)</source>
        <translation>(aucun groupe)</translation>
    </message>
    <message>
        <source>Width of intervals in points; lines: 90 of 100 rehearsals</source>
        <translation>Largeur des intervalles en points&#xa0;; traits&#xa0;: 90 répétitions sur 100</translation>
    </message>
    <message>
        <source>Chart of the widths of intervals by question and answer</source>
        <translation>Graphique de la largeur des intervalles par question et réponse</translation>
    </message>
    <message>
        <source>Shares</source>
        <translation>Proportions</translation>
    </message>
    <message>
        <source>Means</source>
        <translation>Moyennes</translation>
    </message>
    <message>
        <source>Power to detect the difference</source>
        <translation>Probabilité de détecter la différence</translation>
    </message>
    <message>
        <source>Chart of the power to detect differences</source>
        <translation>Graphique de la probabilité de détecter les différences</translation>
    </message>
    <message>
        <source>Detected</source>
        <translation>Détectée</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Différence</translation>
    </message>
    <message>
        <source>± {points} percentage points of simulation error</source>
        <translation>± {points} points de pourcentage dus au hasard de la simulation</translation>
    </message>
    <message>
        <source>± {error} of simulation error</source>
        <translation>± {error} dus au hasard de la simulation</translation>
    </message>
    <message>
        <source>Question and answer</source>
        <translation>Question et réponse</translation>
    </message>
    <message>
        <source>Assumed</source>
        <translation>Supposée</translation>
    </message>
    <message>
        <source>The simulated value, in percent</source>
        <translation>Ce qui a été simulé, en pour cent</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Largeur</translation>
    </message>
    <message>
        <source>Mean width of the intervals</source>
        <translation>Largeur moyenne des intervalles</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>How far the estimates vary</source>
        <translation>Dispersion des estimations</translation>
    </message>
    <message>
        <source>Bias</source>
        <translation>Biais</translation>
    </message>
    <message>
        <source>Mean estimate minus the true value</source>
        <translation>Moyenne des estimations moins la vraie valeur</translation>
    </message>
    <message>
        <source>Covered</source>
        <translation>Couverture</translation>
    </message>
    <message>
        <source>Percentage of intervals that contain the true value</source>
        <translation>En pour cent, intervalles qui contiennent la vraie valeur</translation>
    </message>
    <message>
        <source>Outside</source>
        <translation>Hors bornes</translation>
    </message>
    <message>
        <source>Percentage of estimates below 0 or above 100 %</source>
        <translation>En pour cent, estimations inférieures à 0 ou supérieures à 100&#xa0;%</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>&amp;Web page (HTML)…</source>
        <translation>Page &amp;web (HTML)…</translation>
    </message>
    <message>
        <source>&amp;Script and tables…</source>
        <translation>&amp;Script et tableaux…</translation>
    </message>
    <message>
        <source>&amp;Everything…</source>
        <translation>&amp;Tout…</translation>
    </message>
    <message>
        <source>&amp;PDF…</source>
        <translation>&amp;PDF…</translation>
    </message>
    <message>
        <source>Interviews, files and kiosks: {interviews}, {files}, {kiosks}</source>
        <translation>Entretiens, fichiers et bornes&#xa0;: {interviews}, {files}, {kiosks}</translation>
    </message>
    <message>
        <source>Reports (*{ending})</source>
        <translation>Rapports (*{ending})</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Enregistrer le rapport</translation>
    </message>
    <message>
        <source>Making the report…</source>
        <translation>Création du rapport…</translation>
    </message>
    <message>
        <source>Save the recorded data</source>
        <translation>Enregistrer les données enregistrées</translation>
    </message>
    <message>
        <source>Data (*{ending})</source>
        <translation>Données (*{ending})</translation>
    </message>
    <message>
        <source>Writing the data…</source>
        <translation>Écriture des données…</translation>
    </message>
    <message>
        <source>Save the codebook</source>
        <translation>Enregistrer le dictionnaire des variables</translation>
    </message>
    <message>
        <source>Codebooks (*{ending})</source>
        <translation>Dictionnaires des variables (*{ending})</translation>
    </message>
    <message>
        <source>Writing the codebook…</source>
        <translation>Écriture du dictionnaire des variables…</translation>
    </message>
    <message>
        <source>Saved {files} in {folder}.</source>
        <translation>{files} sont enregistrés dans {folder}.</translation>
    </message>
</context>
<context>
    <name>ReportMenu</name>
    <message>
        <source>Report and data</source>
        <translation>Rapport et données</translation>
    </message>
    <message>
        <source>The report has all analyses that are not hidden, with methods, cautions and sources</source>
        <translation>Le rapport contient toutes les analyses qui ne sont pas masquées, avec méthodes, mises en garde et sources</translation>
    </message>
    <message>
        <source>&amp;Language of questions and answers</source>
        <translation>&amp;Langue des questions et des réponses</translation>
    </message>
    <message>
        <source>&amp;Open the folder of what was saved</source>
        <translation>&amp;Ouvrir le dossier de ce qui a été enregistré</translation>
    </message>
    <message>
        <source>Recorded &amp;data and codebook</source>
        <translation>&amp;Données enregistrées et livre de codes</translation>
    </message>
</context>
<context>
    <name>RespondentView</name>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Listen</source>
        <translation>Écouter</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>This device is told only what you touch, and nothing else.</source>
        <translation>Cet appareil sait seulement ce que vous touchez, et rien d’autre.</translation>
    </message>
    <message>
        <source>This device never learns your answer, only what you touch.</source>
        <translation>Cet appareil n’apprend jamais votre réponse, seulement ce que vous touchez.</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Texte plus grand</translation>
    </message>
    <message>
        <source>A A</source>
        <translation>A A</translation>
    </message>
    <message>
        <source>No movement</source>
        <translation>Sans mouvement</translation>
    </message>
    <message>
        <source>With movement</source>
        <translation>Avec mouvement</translation>
    </message>
    <message>
        <source>Supervisor</source>
        <translation>Superviseur</translation>
    </message>
</context>
<context>
    <name>ResultPane</name>
    <message>
        <source>What does this mean?</source>
        <translation>Qu’est-ce que cela signifie&#xa0;?</translation>
    </message>
    <message>
        <source>The same on the command line</source>
        <translation>La même chose en ligne de commande</translation>
    </message>
    <message>
        <source>The same on the command &amp;line</source>
        <translation>La même chose en &amp;ligne de commande</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy the command</source>
        <translation>Copier la commande</translation>
    </message>
    <message>
        <source>This was stopped, so there is nothing to show.</source>
        <translation>Ceci a été arrêté&#xa0;; il n’y a donc rien à montrer.</translation>
    </message>
</context>
<context>
    <name>RoundView</name>
    <message>
        <source>Practice: nothing is recorded</source>
        <translation>Essai&#xa0;: rien n’est enregistré</translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <translation>{number} / {total}</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Essai</translation>
    </message>
</context>
<context>
    <name>RowsPage</name>
    <message>
        <source>Rows</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>The interviews as they are recorded, one per row. They are sorted by their random ids, so the order says nothing about who answered when.</source>
        <translation>Les entretiens tels qu’ils sont enregistrés, un par ligne. Ils sont triés par identifiant aléatoire : l’ordre ne dit rien de qui a répondu quand.</translation>
    </message>
    <message>
        <source>Import collection files or a table first. This page then shows each interview.</source>
        <translation>Importez d’abord des fichiers de collecte ou un tableau. Cette page montre ensuite chaque entretien.</translation>
    </message>
    <message>
        <source>&amp;Labels instead of codes</source>
        <translation>&amp;Libellés au lieu des codes</translation>
    </message>
    <message>
        <source>Labels instead of codes</source>
        <translation>Libellés au lieu des codes</translation>
    </message>
    <message>
        <source>Columns with this mark contain reports, not answers: chance may have changed each of them, so no single value says what the respondent answered.</source>
        <translation>Les colonnes avec cette marque contiennent des valeurs rapportées, pas des réponses : le hasard a pu changer chacune d’elles, donc aucune valeur isolée ne dit ce que la personne a répondu.</translation>
    </message>
    <message>
        <source>Sorting the interviews…</source>
        <translation>Tri des entretiens…</translation>
    </message>
    <message>
        <source>Copied rows: {count}</source>
        <translation>Lignes copiées : {count}</translation>
    </message>
    <message>
        <source>Copied {count} of {selected} selected rows. To save all of them, choose “File”, “Report and data…”.</source>
        <translation>{count} des {selected} lignes sélectionnées ont été copiées. Pour les enregistrer toutes, choisissez « Fichier », « Rapport et données… ».</translation>
    </message>
</context>
<context>
    <name>RulerView</name>
    <message>
        <source>How large is this screen?</source>
        <translation>Quelle est la taille de cet écran&#xa0;?</translation>
    </message>
    <message>
        <source>Hold a ruler against the screen. Make this line {length} mm long. Then touch “Go on”.</source>
        <translation>Posez une règle sur l’écran. Donnez à cette ligne une longueur de {length} mm. Puis touchez «&#xa0;Continuer&#xa0;».</translation>
    </message>
    <message>
        <source>Shorter</source>
        <translation>Plus courte</translation>
    </message>
    <message>
        <source>Longer</source>
        <translation>Plus longue</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>A line of {pixels} pixels</source>
        <translation>Une ligne de {pixels} pixels</translation>
    </message>
</context>
<context>
    <name>SampleForm</name>
    <message>
        <source>Strata and clusters</source>
        <translation>Strates et grappes</translation>
    </message>
    <message>
        <source>Strata</source>
        <translation>Strates</translation>
    </message>
    <message>
        <source>Clusters</source>
        <translation>Grappes</translation>
    </message>
    <message>
        <source>People in one cluster, such as a village, may give similar answers</source>
        <translation>Les personnes d’une même grappe, comme un village, peuvent donner des réponses semblables</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
</context>
<context>
    <name>SavedNote</name>
    <message>
        <source>This project cannot be read</source>
        <translation>Ce projet ne peut pas être lu</translation>
    </message>
    <message>
        <source>Nothing is shown of it, and nothing can be changed. “File”, “Open project” opens another.</source>
        <translation>Rien n’en est montré et rien ne peut y être modifié. « Fichier », « Ouvrir un projet » en ouvre un autre.</translation>
    </message>
    <message>
        <source>Opening the project…</source>
        <translation>Ouverture du projet…</translation>
    </message>
    <message>
        <source>Importing: not saved yet</source>
        <translation>Importation : pas encore enregistrée</translation>
    </message>
    <message>
        <source>All that is imported is saved in one go at the end. If this is stopped, the project stays as it was.</source>
        <translation>Tout ce qui est importé est enregistré en une fois à la fin. Si l’on arrête, le projet reste tel qu’il était.</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Enregistrement…</translation>
    </message>
    <message>
        <source>The survey is not saved</source>
        <translation>L’enquête n’est pas enregistrée</translation>
    </message>
    <message>
        <source>The survey on its page has changes that are in no file. “Survey”, “Save the survey” saves them.</source>
        <translation>L’enquête sur sa page a des modifications qui ne sont dans aucun fichier. « Enquête », « Enregistrer l’enquête » les enregistre.</translation>
    </message>
    <message>
        <source>Read-only</source>
        <translation>Lecture seule</translation>
    </message>
    <message>
        <source>Read-only: the output is not saved</source>
        <translation>Lecture seule : les résultats ne sont pas enregistrés</translation>
    </message>
    <message>
        <source>The file or its folder takes no changes. “File”, “Save project as” makes a copy that does.</source>
        <translation>Le fichier ou son dossier n’accepte aucune modification. « Fichier », « Enregistrer le projet sous » en fait une copie modifiable.</translation>
    </message>
    <message>
        <source>All changes are saved</source>
        <translation>Toutes les modifications sont enregistrées</translation>
    </message>
    <message>
        <source>A project is one file. Every change is saved in it immediately.</source>
        <translation>Un projet est un seul fichier. Chaque modification y est enregistrée aussitôt.</translation>
    </message>
</context>
<context>
    <name>SealView</name>
    <message>
        <source>Held by trustees: no interview is kept</source>
        <translation>Gardé par des dépositaires : aucun entretien n&apos;est conservé</translation>
    </message>
    <message>
        <source>Each answer is added to totals, which {threshold} of {trustees} trustees open together. Nobody can read them on this device, not even you. Call each trustee and compare these words with those of the trustee&apos;s key. If one differs, do not use this survey.</source>
        <translation>Chaque réponse est ajoutée à des totaux, que {threshold} des {trustees} dépositaires ouvrent ensemble. Personne ne peut les lire sur cet appareil, pas même vous. Appelez chaque dépositaire et comparez ces mots à ceux de sa clé. Si l&apos;un d&apos;eux diffère, n&apos;utilisez pas cette enquête.</translation>
    </message>
    <message>
        <source>Interviews are sealed to the analyst</source>
        <translation>Les entretiens sont scellés pour l’analyste</translation>
    </message>
    <message>
        <source>Nobody can read them on this device, not even you. Call the analyst and compare these words with those of the analyst&apos;s key. If one differs, do not use this survey.</source>
        <translation>Personne ne peut les lire sur cet appareil, pas même vous. Appelez l’analyste et comparez ces mots avec ceux de sa clé. Si l’un d’eux diffère, n’utilisez pas cette enquête.</translation>
    </message>
    <message>
        <source>A word differs: leave</source>
        <translation>Un mot diffère&#xa0;: quitter</translation>
    </message>
    <message>
        <source>All words are the same</source>
        <translation>Tous les mots sont identiques</translation>
    </message>
</context>
<context>
    <name>SecondQuestionBox</name>
    <message>
        <source>Second question</source>
        <translation>Deuxième question</translation>
    </message>
    <message>
        <source>People answer a harmless question together with this one and touch only the combined result. Choose one whose share of yes is published, such as the month of the mother&apos;s birthday, and that has nothing to do with this question.</source>
        <translation>On répond à une question anodine en même temps qu’à celle-ci, et l’on ne touche que ce que donnent les deux réponses. Choisissez-en une dont la part de oui est publiée, comme le mois de l’anniversaire de la mère, et qui n’a aucun rapport avec cette question.</translation>
    </message>
    <message>
        <source>Published share of people who answer yes to it, such as 1/4</source>
        <translation>Part publiée des personnes qui y répondent oui, par exemple 1/4</translation>
    </message>
</context>
<context>
    <name>SetUpPinView</name>
    <message>
        <source>Supervisor, enter your PIN.</source>
        <translation>Superviseur : entrez votre code PIN.</translation>
    </message>
    <message>
        <source>This kiosk has no surveyor&apos;s PIN yet. Please choose one.</source>
        <translation>Cette borne n’a pas encore de code PIN de l’enquêteur. Veuillez en choisir un.</translation>
    </message>
    <message>
        <source>Supervisor</source>
        <translation>Superviseur</translation>
    </message>
</context>
<context>
    <name>ShortcutSheet</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Search keys and what they do</source>
        <translation>Rechercher les touches et ce qu’elles font</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Keys for a page work while that page is open; keys for a table work while the table has the focus. Press Alt and an underlined letter to reach menus and fields.</source>
        <translation>Les touches d’une page agissent tant qu’elle est affichée&#xa0;; celles d’un tableau, tant qu’il a le focus. Alt et une lettre soulignée donnent accès aux menus et aux champs.</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Où</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
</context>
<context>
    <name>SoundView</name>
    <message>
        <source>Headphones check</source>
        <translation>Essai du casque</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Plug in the headphones and put them on. Touch “Play a test”. You should hear three tones, and nobody else should hear them.</source>
        <translation>Branchez le casque et mettez-le. Touchez « Écouter un essai ». Vous devez entendre trois notes, et personne d’autre ne doit les entendre.</translation>
    </message>
    <message>
        <source>The loudspeaker lets everybody near hear the questions. No sound ever tells an answer.</source>
        <translation>Avec le haut-parleur, tous ceux qui sont près entendent les questions. Aucun son ne révèle une réponse.</translation>
    </message>
    <message>
        <source>Use the headphones: only I hear it</source>
        <translation>Utiliser le casque&#xa0;: personne d’autre ne l’entend</translation>
    </message>
    <message>
        <source>Allow the loudspeaker</source>
        <translation>Permettre le haut-parleur</translation>
    </message>
    <message>
        <source>Play a test</source>
        <translation>Écouter un essai</translation>
    </message>
    <message>
        <source>Another output</source>
        <translation>Une autre sortie</translation>
    </message>
    <message>
        <source>No sound</source>
        <translation>Pas de son</translation>
    </message>
    <message>
        <source>Output: {name}</source>
        <translation>Sortie : {name}</translation>
    </message>
    <message>
        <source>This device has no sound output.</source>
        <translation>Cet appareil n’a pas de sortie de son.</translation>
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
        <translation>Poser des questions sensibles sans jamais savoir qui a répondu quoi.</translation>
    </message>
    <message>
        <source>Open the desk</source>
        <translation>Ouvrir le bureau d’analyse</translation>
    </message>
    <message>
        <source>Combine the kiosks&apos; files, estimate the true shares with their uncertainty, and plan sample sizes.</source>
        <translation>Réunissez ce que les bornes ont recueilli, estimez les vraies proportions avec leur incertitude et planifiez la taille des échantillons.</translation>
    </message>
    <message>
        <source>&amp;New project…</source>
        <translation>&amp;Nouveau projet…</translation>
    </message>
    <message>
        <source>&amp;Open a project…</source>
        <translation>&amp;Ouvrir un projet…</translation>
    </message>
    <message>
        <source>Recent projects:</source>
        <translation>Projets récents&#xa0;:</translation>
    </message>
    <message>
        <source>{name} (not found)</source>
        <translation>{name} (absent)</translation>
    </message>
    <message>
        <source>Open {name}</source>
        <translation>Ouvrir {name}</translation>
    </message>
    <message>
        <source>Run a kiosk</source>
        <translation>Lancer une borne</translation>
    </message>
    <message>
        <source>Let people answer on this device in full screen. Chance protects private answers before they are recorded. Closing the kiosk needs the supervisor&apos;s PIN.</source>
        <translation>Laissez les personnes répondre sur cet appareil, en plein écran. Le hasard protège les réponses privées avant leur enregistrement. Il faut le code PIN du superviseur pour fermer la borne.</translation>
    </message>
    <message>
        <source>&amp;Choose a survey…</source>
        <translation>&amp;Choisir une enquête…</translation>
    </message>
    <message>
        <source>Ten minutes: from the first start to a report</source>
        <translation>Dix minutes : du premier démarrage à un rapport</translation>
    </message>
    <message>
        <source>For the office, for trustees, and for whoever opens totals with their shares</source>
        <translation>Pour le bureau, les dépositaires et qui ouvre les totaux avec leurs parts</translation>
    </message>
    <message>
        <source>Drop to see what these files of tallies are, and what comes next</source>
        <translation>Déposez pour voir ce que sont ces fichiers de décompte et ce qui vient ensuite</translation>
    </message>
    <message>
        <source>New project</source>
        <translation>Nouveau projet</translation>
    </message>
    <message>
        <source>survey</source>
        <translation>enquete</translation>
    </message>
    <message>
        <source>Open a project</source>
        <translation>Ouvrir un projet</translation>
    </message>
    <message>
        <source>Surveys and XLSForms (*{ending} *{form})</source>
        <translation>Enquêtes et XLSForms (*{ending} *{form})</translation>
    </message>
    <message>
        <source>Save the form as a survey</source>
        <translation>Enregistrer le formulaire comme enquête</translation>
    </message>
    <message>
        <source>Surveys (*{ending})</source>
        <translation>Enquêtes (*{ending})</translation>
    </message>
    <message>
        <source>Choose a survey</source>
        <translation>Choisir une enquête</translation>
    </message>
    <message>
        <source>Just looking around?</source>
        <translation>Vous voulez seulement regarder&#xa0;?</translation>
    </message>
    <message>
        <source>Try the &amp;demonstration</source>
        <translation>Essayer la &amp;démonstration</translation>
    </message>
    <message>
        <source>Creates an example survey with interviews from several kiosks and opens it on the desk.</source>
        <translation>Crée une enquête d’exemple avec des entretiens de plusieurs bornes, et l’ouvre dans le bureau d’analyse.</translation>
    </message>
    <message>
        <source>&amp;Tutorial</source>
        <translation>&amp;Tutoriel</translation>
    </message>
    <message>
        <source>Totals that trustees &amp;hold…</source>
        <translation>Totaux &amp;gardés par des dépositaires…</translation>
    </message>
    <message>
        <source>Making the demonstration…</source>
        <translation>Création de la démonstration…</translation>
    </message>
    <message>
        <source>Drop to open this project</source>
        <translation>Déposez pour ouvrir ce projet</translation>
    </message>
    <message>
        <source>Drop to open this survey in the editor</source>
        <translation>Déposez pour ouvrir cette enquête dans l’éditeur</translation>
    </message>
    <message>
        <source>Drop to import; you then choose the project</source>
        <translation>Déposez pour importer dans un projet, qui vous sera demandé</translation>
    </message>
    <message>
        <source>Projects (*{ending})</source>
        <translation>Projets (*{ending})</translation>
    </message>
</context>
<context>
    <name>StepsPanel</name>
    <message>
        <source>Office</source>
        <translation>Bureau</translation>
    </message>
    <message>
        <source>&amp;Add the files</source>
        <translation>&amp;Additionner les fichiers</translation>
    </message>
    <message>
        <source>Checks the kiosks&apos; files and adds them. Opens nothing.</source>
        <translation>Vérifie les fichiers des bornes et les additionne. N&apos;ouvre rien.</translation>
    </message>
    <message>
        <source>Trustee</source>
        <translation>Dépositaire</translation>
    </message>
    <message>
        <source>Check and &amp;sign</source>
        <translation>Vérifier et &amp;signer</translation>
    </message>
    <message>
        <source>Adds the files again, looks at your boxes, and signs the list.</source>
        <translation>Additionne de nouveau les fichiers, examine vos boîtes et signe la liste.</translation>
    </message>
    <message>
        <source>Give my s&amp;hare</source>
        <translation>Donner ma &amp;part</translation>
    </message>
    <message>
        <source>Enough trustees have signed: your part of what opens the totals.</source>
        <translation>Assez de dépositaires ont signé : votre part de ce qui ouvre les totaux.</translation>
    </message>
    <message>
        <source>Anybody</source>
        <translation>N&apos;importe qui</translation>
    </message>
    <message>
        <source>&amp;Open the totals</source>
        <translation>&amp;Ouvrir les totaux</translation>
    </message>
    <message>
        <source>Puts the shares together, checks them, and writes the table.</source>
        <translation>Réunit les parts, les vérifie et écrit le tableau.</translation>
    </message>
</context>
<context>
    <name>StillThereView</name>
    <message>
        <source>Are you still there?</source>
        <translation>Êtes-vous toujours là&#xa0;?</translation>
    </message>
    <message>
        <source>If nobody touches the button, this interview is discarded.</source>
        <translation>Si personne ne touche le bouton, cet entretien sera effacé.</translation>
    </message>
    <message>
        <source>Go on with the interview</source>
        <translation>Poursuivre l’entretien</translation>
    </message>
</context>
<context>
    <name>StopView</name>
    <message>
        <source>Stop? Nothing will be recorded.</source>
        <translation>Arrêter&#xa0;? Rien ne sera enregistré.</translation>
    </message>
    <message>
        <source>Keep going</source>
        <translation>Continuer l’entretien</translation>
    </message>
    <message>
        <source>Stop and discard</source>
        <translation>Arrêter et tout effacer</translation>
    </message>
</context>
<context>
    <name>Supervising</name>
    <message>
        <source>Choose the supervisor&apos;s PIN</source>
        <translation>Choisissez le code PIN du superviseur</translation>
    </message>
    <message>
        <source>It opens the export and closes the kiosk. {shortest} to {longest} digits.</source>
        <translation>Il ouvre l’exportation et ferme la borne. {shortest} à {longest} chiffres.</translation>
    </message>
    <message>
        <source>Leave the kiosk</source>
        <translation>Quitter la borne</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Choose the surveyor&apos;s PIN</source>
        <translation>Choisissez le code PIN de l’enquêteur</translation>
    </message>
    <message>
        <source>{shortest} digits or more, and not the supervisor&apos;s PIN.</source>
        <translation>{shortest} chiffres ou plus, différent du code PIN du superviseur.</translation>
    </message>
    <message>
        <source>No PIN…</source>
        <translation>Sans code PIN…</translation>
    </message>
    <message>
        <source>The surveyor&apos;s PIN is changed.</source>
        <translation>Le code PIN de l’enquêteur est changé.</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Enregistré&#xa0;: {file}</translation>
    </message>
    <message>
        <source>The enrolment file {name} was written. Hand it to the analyst, apart from the interviews.</source>
        <translation>Le fichier d’inscription {name} est écrit. Remettez-le à l’analyste, à part des entretiens.</translation>
    </message>
    <message>
        <source>At the end of fieldwork the last interviews can be exported too, once, though they are fewer than {smallest}. Whoever has an earlier export then sees which interviews these are, and with them the answers that are recorded as given. The file says that this was done.</source>
        <translation>À la fin du terrain, les derniers entretiens peuvent aussi être exportés, une seule fois, bien qu’ils soient moins de {smallest}. Qui possède une exportation antérieure voit alors lesquels ce sont, et avec eux les réponses enregistrées telles quelles. Le fichier indique que cela a été fait.</translation>
    </message>
    <message>
        <source>A new file was begun.</source>
        <translation>Un nouveau fichier est commencé.</translation>
    </message>
</context>
<context>
    <name>SupervisorView</name>
    <message>
        <source>Supervisor</source>
        <translation>Superviseur</translation>
    </message>
    <message>
        <source>I have taken note</source>
        <translation>J’en ai pris note</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Begin a new file</source>
        <translation>Commencer un nouveau fichier</translation>
    </message>
    <message>
        <source>Surveyor&apos;s PIN…</source>
        <translation>Code PIN de l’enquêteur…</translation>
    </message>
    <message>
        <source>About this kiosk…</source>
        <translation>À propos de cette borne…</translation>
    </message>
    <message>
        <source>Sound…</source>
        <translation>Son…</translation>
    </message>
    <message>
        <source>Leave the kiosk</source>
        <translation>Quitter la borne</translation>
    </message>
    <message>
        <source>Interviews</source>
        <translation>Entretiens</translation>
    </message>
    <message>
        <source>Held by trustees: no interview is kept, only totals. {threshold} of {trustees} trustees open them together, for {smallest} interviews or more.</source>
        <translation>Gardé par des dépositaires : aucun entretien n&apos;est conservé, seulement des totaux. {threshold} des {trustees} dépositaires les ouvrent ensemble, pour {smallest} entretiens ou plus.</translation>
    </message>
    <message>
        <source>Interviews are not sealed: this survey names no analyst&apos;s key.</source>
        <translation>Les entretiens ne sont pas scellés&#xa0;: cette enquête n’indique aucune clé d’analyste.</translation>
    </message>
    <message>
        <source>Interviews are sealed to the analyst&apos;s key: {words}</source>
        <translation>Les entretiens sont scellés avec la clé de l’analyste&#xa0;: {words}</translation>
    </message>
    <message>
        <source>In the current file: {count}</source>
        <translation>Dans le fichier actuel&#xa0;: {count}</translation>
    </message>
    <message>
        <source>No surveyor&apos;s PIN: anybody can begin the next interview.</source>
        <translation>Pas de code PIN de l’enquêteur : n’importe qui peut commencer l’entretien suivant.</translation>
    </message>
    <message>
        <source>Broken off: {break_offs}; timed out: {time_outs}</source>
        <translation>Interrompus&#xa0;: {break_offs}&#xa0;; expirés&#xa0;: {time_outs}</translation>
    </message>
    <message>
        <source>Ended in the practice: {practice}; not understood: {comprehension}</source>
        <translation>Arrêtés pendant l’essai&#xa0;: {practice}&#xa0;; non compris&#xa0;: {comprehension}</translation>
    </message>
    <message>
        <source>Interviews of other surveys or versions are kept here too, and exported with their own survey. Who is asked again loses privacy again: the ε of both add up.</source>
        <translation>Des entretiens d’autres enquêtes ou d’autres versions sont aussi conservés ici et exportés avec leur propre enquête. Une personne interrogée de nouveau perd encore en confidentialité&#xa0;: les ε des deux s’additionnent.</translation>
    </message>
</context>
<context>
    <name>SurveyChooser</name>
    <message>
        <source>Survey of the project</source>
        <translation>Enquête du projet</translation>
    </message>
    <message>
        <source>The survey shown on all pages. This project contains several.</source>
        <translation>L’enquête que montrent toutes les pages. Le projet en contient plusieurs.</translation>
    </message>
    <message>
        <source>{title} ({id}, version {version})</source>
        <translation>{title} ({id}, version {version})</translation>
    </message>
</context>
<context>
    <name>SurveyFile</name>
    <message>
        <source>Surveys and XLSForms (*{ending} *{form})</source>
        <translation>Enquêtes et XLSForms (*{ending} *{form})</translation>
    </message>
    <message>
        <source>Open a survey</source>
        <translation>Ouvrir une enquête</translation>
    </message>
    <message>
        <source>Opening {file}…</source>
        <translation>Ouverture de {file}…</translation>
    </message>
    <message>
        <source>{file} is not ready for a kiosk. Correct this in the form:</source>
        <translation>{file} ne peut pas encore servir à interroger. Corrigez ceci dans le formulaire&#xa0;:</translation>
    </message>
    <message>
        <source>{file} is open. The form was converted as follows:</source>
        <translation>{file} est ouvert. Le formulaire a été converti ainsi :</translation>
    </message>
    <message>
        <source>{file} contains {keys} more than once in the same place; the last one was kept.</source>
        <translation>{file} écrit {keys} plus d’une fois au même endroit&#xa0;; le dernier a été gardé.</translation>
    </message>
    <message>
        <source>Save the survey</source>
        <translation>Enregistrer l’enquête</translation>
    </message>
    <message>
        <source>Surveys (*{ending});;XLSForms (*{form})</source>
        <translation>Enquêtes (*{ending});;XLSForms (*{form})</translation>
    </message>
    <message>
        <source>{file} is saved. Keep saving the survey itself as a survey file.</source>
        <translation>{file} est écrit. Continuez à enregistrer l’enquête elle-même comme fichier d’enquête.</translation>
    </message>
    <message numerus="yes">
        <source>{file} is saved with problems: %n. Kiosks do not accept it until they are fixed.</source>
        <translation>
            <numerusform>{file} est enregistré avec %n erreur&#xa0;; aucune borne ne l’accepte avant sa correction.</numerusform>
            <numerusform>{file} est enregistré avec %n erreurs&#xa0;; aucune borne ne l’accepte avant leur correction.</numerusform>
        </translation>
    </message>
    <message>
        <source>{file} is saved. These sound files are not in its folder:</source>
        <translation>{file} est enregistré. Des fichiers audio qu’il nomme ne sont pas à côté de lui&#xa0;:</translation>
    </message>
    <message>
        <source>{file} is saved.</source>
        <translation>{file} est enregistré.</translation>
    </message>
</context>
<context>
    <name>SurveyForm</name>
    <message>
        <source>Id of the survey</source>
        <translation>Identifiant de l’enquête</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Title, which respondents see</source>
        <translation>Titre, que voient les répondants</translation>
    </message>
    <message>
        <source>Coins that respondents can check</source>
        <translation>Pièces que les répondants peuvent vérifier</translation>
    </message>
    <message>
        <source>Respondents add a card to each coin of the kiosk</source>
        <translation>Les répondants ajoutent une carte à chaque pièce de la borne</translation>
    </message>
    <message>
        <source>They can check that the kiosk cannot choose the coin. No check can show what a kiosk remembers: only the respondent&apos;s own coins, dice or cards rule that out.</source>
        <translation>Ils peuvent vérifier que la borne ne peut pas choisir la pièce. Ce qu’une borne retient, aucune vérification ne le montre&#xa0;: seuls des pièces, dés ou cartes à soi l’excluent.</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Langues</translation>
    </message>
    <message>
        <source>A language, such as German or pt-BR</source>
        <translation>Une langue, p. ex. German ou pt-BR</translation>
    </message>
    <message>
        <source>Code of a language to add</source>
        <translation>Code d’une langue à ajouter</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Add the language</source>
        <translation>Ajouter la langue</translation>
    </message>
    <message>
        <source>Language {number}</source>
        <translation>Langue {number}</translation>
    </message>
    <message numerus="yes">
        <source>texts missing: %n</source>
        <translation>
            <numerusform>%n texte manque</numerusform>
            <numerusform>%n textes manquent</numerusform>
        </translation>
    </message>
    <message>
        <source>kiosk texts missing: {missing} of {needed}, the promise among them</source>
        <translation>textes de la borne manquants : {missing} sur {needed}, dont la promesse</translation>
    </message>
    <message>
        <source>kiosk texts missing: {missing} of {needed}</source>
        <translation>textes de la borne manquants : {missing} sur {needed}</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>complète</translation>
    </message>
    <message>
        <source>Translate…</source>
        <translation>Traduire…</translation>
    </message>
    <message>
        <source>Translate the kiosk&apos;s texts into {language}</source>
        <translation>Traduire les textes de la borne en {language}</translation>
    </message>
    <message>
        <source>Remove {language} and its texts</source>
        <translation>Retirer {language} et ses textes</translation>
    </message>
</context>
<context>
    <name>SurveyPage</name>
    <message>
        <source>The project&apos;s interviews were made with this survey, so it can only be looked at.</source>
        <translation>Les entretiens du projet ont été menés avec ce questionnaire : il peut seulement être consulté.</translation>
    </message>
    <message>
        <source>Edit as a new version</source>
        <translation>Modifier comme nouvelle version</translation>
    </message>
    <message>
        <source>Write</source>
        <translation>Rédaction</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>Tallies</source>
        <translation>Décomptes</translation>
    </message>
    <message>
        <source>Kiosk texts</source>
        <translation>Textes de la borne</translation>
    </message>
    <message>
        <source>&amp;New survey</source>
        <translation>&amp;Nouvelle enquête</translation>
    </message>
    <message>
        <source>&amp;Open a survey…</source>
        <translation>&amp;Ouvrir une enquête…</translation>
    </message>
    <message>
        <source>&amp;Save the survey</source>
        <translation>&amp;Enregistrer l’enquête</translation>
    </message>
    <message>
        <source>Save the survey &amp;as…</source>
        <translation>Enregistrer l’enquête &amp;sous…</translation>
    </message>
    <message>
        <source>Show the &amp;project&apos;s survey</source>
        <translation>Afficher le questionnaire du &amp;projet</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>{id}, version {version}</source>
        <translation>{id}, version {version}</translation>
    </message>
    <message>
        <source>New survey</source>
        <translation>Nouvelle enquête</translation>
    </message>
    <message>
        <source> – not saved</source>
        <translation> – non enregistrée</translation>
    </message>
    <message>
        <source>Survey</source>
        <translation>Enquête</translation>
    </message>
</context>
<context>
    <name>SurveyPanel</name>
    <message>
        <source>Another survey…</source>
        <translation>Une autre enquête…</translation>
    </message>
    <message>
        <source>Choose a survey</source>
        <translation>Choisir une enquête</translation>
    </message>
    <message>
        <source>Surveys (*.survey.json)</source>
        <translation>Enquêtes (*.survey.json)</translation>
    </message>
</context>
<context>
    <name>SurveyWindow</name>
    <message>
        <source>{survey} – Surveyapp survey</source>
        <translation>{survey} – Enquête Surveyapp</translation>
    </message>
</context>
<context>
    <name>SurveyorPinView</name>
    <message>
        <source>What to do</source>
        <translation>Que faire</translation>
    </message>
    <message>
        <source>Surveyor, enter your PIN.</source>
        <translation>Enquêteur : entrez votre code PIN.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
</context>
<context>
    <name>SurveysView</name>
    <message>
        <source>Which survey shall this kiosk ask?</source>
        <translation>Quelle enquête cette borne doit-elle poser&#xa0;?</translation>
    </message>
</context>
<context>
    <name>SynthesisDialog</name>
    <message>
        <source>Synthetic table</source>
        <translation>Tableau synthétique</translation>
    </message>
    <message>
        <source>Invented rows with nearly the same shares as the table. They cost ε = {epsilon}, as the form says, and may then be used as often as you like.</source>
        <translation>Des lignes inventées avec presque les mêmes parts que le tableau. Elles coûtent ε = {epsilon}, comme le dit le formulaire, et peuvent ensuite servir aussi souvent que vous le souhaitez.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
</context>
<context>
    <name>TableImport</name>
    <message>
        <source>Import a table</source>
        <translation>Importer un tableau</translation>
    </message>
    <message>
        <source>Next problem</source>
        <translation>Problème suivant</translation>
    </message>
    <message>
        <source>Show the cells…</source>
        <translation>Montrer les cellules…</translation>
    </message>
    <message>
        <source>Replace the table of the same name in the project</source>
        <translation>Remplacer le tableau de ce nom qui se trouve dans le projet</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>&amp;Importer</translation>
    </message>
    <message>
        <source>Save the mapping…</source>
        <translation>Enregistrer la correspondance…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>&amp;Import {rows} rows</source>
        <translation>&amp;Importer {rows} lignes</translation>
    </message>
    <message>
        <source>&amp;Import {ready} of {rows} rows</source>
        <translation>&amp;Importer {ready} lignes sur {rows}</translation>
    </message>
    <message>
        <source>Columns to complete first: {count} ({names}).</source>
        <translation>Colonnes à compléter d’abord : {count} ({names}).</translation>
    </message>
    <message>
        <source>{left_out} of {rows} rows would be left out: {names}.</source>
        <translation>{left_out} lignes sur {rows} seraient laissées de côté : {names}.</translation>
    </message>
    <message>
        <source>{left_out} of {rows} rows would be left out.</source>
        <translation>{left_out} lignes sur {rows} seraient laissées de côté.</translation>
    </message>
    <message>
        <source>Questions without a column, which will be missing for everybody: {names}</source>
        <translation>Questions sans colonne, auxquelles personne n’aura répondu&#xa0;: {names}</translation>
    </message>
    <message>
        <source>Save the mapping</source>
        <translation>Enregistrer la correspondance</translation>
    </message>
    <message>
        <source>Mappings (*{ending})</source>
        <translation>Correspondances (*{ending})</translation>
    </message>
    <message>
        <source>Saved {file} in {folder}.</source>
        <translation>{file} est enregistré dans {folder}.</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>With all digits, as in exported files</source>
        <translation>Avec tous les chiffres, comme dans les fichiers exportés</translation>
    </message>
    <message>
        <source>As it is shown here</source>
        <translation>Comme affiché ici</translation>
    </message>
    <message>
        <source>&amp;Copy selected rows</source>
        <translation>&amp;Copier les lignes sélectionnées</translation>
    </message>
    <message>
        <source>Copy the &amp;whole table</source>
        <translation>Copier &amp;tout le tableau</translation>
    </message>
    <message>
        <source>Copy the table as C&amp;SV</source>
        <translation>Copier le tableau en C&amp;SV</translation>
    </message>
    <message>
        <source>Copy the table as &amp;Markdown</source>
        <translation>Copier le tableau en &amp;Markdown</translation>
    </message>
    <message>
        <source>Copy the table as &amp;LaTeX</source>
        <translation>Copier le tableau en &amp;LaTeX</translation>
    </message>
    <message>
        <source>Sort by this column, smallest first</source>
        <translation>Trier par cette colonne, les plus petits d’abord</translation>
    </message>
    <message>
        <source>Sort by this column, lar&amp;gest first</source>
        <translation>Trier par cette colonne, les plus &amp;grands d’abord</translation>
    </message>
    <message>
        <source>Ori&amp;ginal order of the rows</source>
        <translation>Lignes dans l’ordre &amp;d’origine</translation>
    </message>
    <message>
        <source>Reset the column widt&amp;hs</source>
        <translation>Rétablir les lar&amp;geurs de colonnes</translation>
    </message>
</context>
<context>
    <name>TalliesForm</name>
    <message>
        <source>Held by trustees</source>
        <translation>Gardé par des dépositaires</translation>
    </message>
    <message>
        <source>No interview is kept. Each report is added to masked totals, which only several trustees can open together. No record of a person exists that anybody could demand. The price: only what is counted here can be analysed, and what is not counted is lost.</source>
        <translation>Aucun entretien n&apos;est conservé. Chaque réponse enregistrée est ajoutée à des totaux masqués, que seuls plusieurs dépositaires peuvent ouvrir ensemble. Il n&apos;existe aucune fiche sur une personne que quelqu&apos;un pourrait exiger. Le prix : seul ce qui est compté ici peut être analysé, et ce qui n&apos;est pas compté est perdu.</translation>
    </message>
    <message>
        <source>Keep no records, only count</source>
        <translation>Ne rien conserver, seulement compter</translation>
    </message>
    <message>
        <source>Trustees</source>
        <translation>Dépositaires</translation>
    </message>
    <message>
        <source>People who do not depend on each other. Each makes a key and sends you its public part: paste it here, and compare its words by telephone.</source>
        <translation>Des personnes qui ne dépendent pas les unes des autres. Chacune crée une clé et vous en envoie la partie publique : collez-la ici et comparez ses mots par téléphone.</translation>
    </message>
    <message>
        <source>Add a trustee</source>
        <translation>Ajouter un dépositaire</translation>
    </message>
    <message>
        <source>Name of trustee {number}</source>
        <translation>Nom du dépositaire {number}</translation>
    </message>
    <message>
        <source>Public key</source>
        <translation>Clé publique</translation>
    </message>
    <message>
        <source>Remove trustee {number}</source>
        <translation>Retirer le dépositaire {number}</translation>
    </message>
    <message>
        <source>Trustees who open a total</source>
        <translation>Dépositaires pour ouvrir</translation>
    </message>
    <message>
        <source>Trustees who sign first</source>
        <translation>Dépositaires qui signent</translation>
    </message>
    <message>
        <source>Fewest interviews opened</source>
        <translation>Entretiens ouverts, au moins</translation>
    </message>
    <message>
        <source>Most interviews of a total</source>
        <translation>Entretiens par total, au plus</translation>
    </message>
    <message>
        <source>What is counted</source>
        <translation>Ce qui est compté</translation>
    </message>
    <message>
        <source>A tick alone gives the shares of a question. Two questions that are counted together can be compared. What is not ticked is lost for ever.</source>
        <translation>Une question cochée seule donne ses parts. Deux questions comptées ensemble peuvent être comparées. Ce qui n&apos;est pas coché est perdu pour toujours.</translation>
    </message>
    <message>
        <source>Propose from the questions</source>
        <translation>Proposer d&apos;après les questions</translation>
    </message>
    <message>
        <source>First question that is counted together</source>
        <translation>Première question comptée ensemble</translation>
    </message>
    <message>
        <source>Second question that is counted together</source>
        <translation>Deuxième question comptée ensemble</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Count these together</source>
        <translation>Compter celles-ci ensemble</translation>
    </message>
    <message>
        <source>Count together:</source>
        <translation>Compter ensemble :</translation>
    </message>
    <message>
        <source>New bands of {question} begin at</source>
        <translation>Les tranches de {question} commencent à</translation>
    </message>
    <message>
        <source>What can be analysed</source>
        <translation>Ce qui peut être analysé</translation>
    </message>
    <message>
        <source>Fix the problems of the questions first.</source>
        <translation>Corrigez d&apos;abord les problèmes des questions.</translation>
    </message>
</context>
<context>
    <name>TextKeys</name>
    <message>
        <source>Up to {count} characters. Do not name anybody.</source>
        <translation>Jusqu’à {count} caractères. Ne nommez personne.</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Valider</translation>
    </message>
    <message>
        <source>Please enter something.</source>
        <translation>Veuillez saisir quelque chose.</translation>
    </message>
    <message>
        <source>Capital letters</source>
        <translation>Majuscules</translation>
    </message>
    <message>
        <source>More letters</source>
        <translation>Autres lettres</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Your text: {text}</source>
        <translation>Votre texte : {text}</translation>
    </message>
</context>
<context>
    <name>TextsBox</name>
    <message>
        <source>{language}: missing</source>
        <translation>{language}&#xa0;: manque</translation>
    </message>
</context>
<context>
    <name>ThanksView</name>
    <message>
        <source>Done. Thank you.</source>
        <translation>C’est fait. Merci.</translation>
    </message>
    <message>
        <source>Please give the device back.</source>
        <translation>Veuillez rendre l’appareil.</translation>
    </message>
    <message>
        <source>Next respondent</source>
        <translation>Personne suivante</translation>
    </message>
</context>
<context>
    <name>TogetherPage</name>
    <message>
        <source>{id}: {text}</source>
        <translation>{id}&#xa0;: {text}</translation>
    </message>
</context>
<context>
    <name>TotalsTable</name>
    <message>
        <source>Which total</source>
        <translation>Quel total</translation>
    </message>
    <message>
        <source>Counts of reports</source>
        <translation>Nombres de réponses enregistrées</translation>
    </message>
    <message>
        <source>Reports of {interviews} interviews, as they were counted</source>
        <translation>Réponses de {interviews} entretiens, telles qu’elles ont été comptées</translation>
    </message>
    <message>
        <source>no report</source>
        <translation>sans réponse</translation>
    </message>
    <message>
        <source>Interviews</source>
        <translation>Entretiens</translation>
    </message>
    <message>
        <source>{report}, sample {sample}</source>
        <translation>{report}, échantillon {sample}</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>Quality: look here first</source>
        <translation>Qualité&#xa0;: à regarder en premier</translation>
    </message>
    <message>
        <source>Privacy: what a respondent gives away</source>
        <translation>Confidentialité&#xa0;: ce que révèle un répondant</translation>
    </message>
    <message>
        <source>Files: import the interviews</source>
        <translation>Fichiers : importer les entretiens</translation>
    </message>
    <message>
        <source>Kiosks export collection files. Each file is checked, and each interview counts once, however often you import it. You can also drop files anywhere on the window.</source>
        <translation>Les bornes exportent des fichiers de collecte. Chaque fichier est vérifié, et chaque entretien compte une fois, même importé plusieurs fois. Vous pouvez aussi déposer des fichiers n’importe où dans la fenêtre.</translation>
    </message>
    <message>
        <source>Does a kiosk, a day or a question differ from the others by more than chance? Each line says what was found and what to do about it.</source>
        <translation>Une borne, un jour ou une question diffère-t-il des autres plus que par hasard ? Chaque ligne dit ce qui a été trouvé et que faire.</translation>
    </message>
    <message>
        <source>Output: your analyses</source>
        <translation>Résultats : vos analyses</translation>
    </message>
    <message>
        <source>Choose an analysis: estimates, comparisons, cross-tables, regressions. Change its options, and the result follows. All results stay in the project.</source>
        <translation>Choisissez une analyse : estimations, comparaisons, tableaux croisés, régressions. Changez ses options, et le résultat suit. Tous les résultats restent dans le projet.</translation>
    </message>
    <message>
        <source>The most that anybody can learn about one person: from each question, from all questions together, and from each file that you export.</source>
        <translation>Le plus que quelqu’un puisse apprendre d’une personne : par chaque question, par toutes ensemble, et par chaque fichier que vous exportez.</translation>
    </message>
    <message>
        <source>Report and help</source>
        <translation>Rapport et aide</translation>
    </message>
    <message>
        <source>The menu File has the report, which contains your analyses. F1 opens the guide to the page you are on. This tour is in the menu Help.</source>
        <translation>Le menu Fichier contient le rapport, avec vos analyses. F1 ouvre le guide de la page où vous êtes. Cette visite est dans le menu Aide.</translation>
    </message>
    <message>
        <source>Skip the tour</source>
        <translation>Passer la visite</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Tour: {number} of {count}</source>
        <translation>Visite guidée&#xa0;: {number} sur {count}</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
</context>
<context>
    <name>TroubleView</name>
    <message>
        <source>This device has a problem.</source>
        <translation>Cet appareil a un problème.</translation>
    </message>
    <message>
        <source>Your interview was recorded. You need not answer again.</source>
        <translation>Votre entretien a été enregistré. Vous n’avez pas à répondre de nouveau.</translation>
    </message>
    <message>
        <source>Nothing of this interview was recorded.</source>
        <translation>Rien de cet entretien n’a été enregistré.</translation>
    </message>
    <message>
        <source>Please give it to the surveyor.</source>
        <translation>Veuillez le donner à l’enquêteur.</translation>
    </message>
    <message>
        <source>Surveyor</source>
        <translation>Enquêteur</translation>
    </message>
</context>
<context>
    <name>TroublesView</name>
    <message>
        <source>What to do</source>
        <translation>Que faire</translation>
    </message>
    <message>
        <source>In the current file: {count}</source>
        <translation>Dans le fichier actuel&#xa0;: {count}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
</context>
<context>
    <name>TrusteesWindow</name>
    <message>
        <source>Totals that trustees hold</source>
        <translation>Totaux gardés par des dépositaires</translation>
    </message>
    <message>
        <source>Drop the files here that you were given. You see what each is, and what comes next.</source>
        <translation>Déposez ici les fichiers que vous avez reçus. Vous verrez ce qu&apos;est chacun et ce qui vient ensuite.</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Fichiers</translation>
    </message>
    <message>
        <source>I have compared the words of these kiosks with their supervisor screens</source>
        <translation>J&apos;ai comparé les mots de ces bornes avec leurs écrans de superviseur</translation>
    </message>
    <message>
        <source>&amp;Bring files…</source>
        <translation>A&amp;pporter des fichiers…</translation>
    </message>
    <message>
        <source>&amp;Put all away</source>
        <translation>&amp;Tout ranger</translation>
    </message>
    <message>
        <source>Empties this list; no file is deleted.</source>
        <translation>Vide cette liste ; aucun fichier n&apos;est supprimé.</translation>
    </message>
    <message>
        <source>File of your private key</source>
        <translation>Fichier de votre clé privée</translation>
    </message>
    <message>
        <source>Passphrase of your key file</source>
        <translation>Phrase secrète de votre fichier de clé</translation>
    </message>
    <message>
        <source>Trustees: your key file (.trusteekey)</source>
        <translation>Dépositaires : votre fichier de clé (.trusteekey)</translation>
    </message>
    <message>
        <source>Its passphrase</source>
        <translation>Sa phrase secrète</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>Looking at the files</source>
        <translation>Examen des fichiers</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>Ce que c&apos;est</translation>
    </message>
    <message>
        <source>Files of tallies (*{endings});;All files (*)</source>
        <translation>Fichiers de décompte (*{endings});;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Bring files</source>
        <translation>Apporter des fichiers</translation>
    </message>
    <message>
        <source>Trustees&apos; keys (*{ending});;All files (*)</source>
        <translation>Clés de dépositaires (*{ending});;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Your private key</source>
        <translation>Votre clé privée</translation>
    </message>
    <message>
        <source>Choose your key file and type its passphrase first.</source>
        <translation>Choisissez d&apos;abord votre fichier de clé et tapez sa phrase secrète.</translation>
    </message>
    <message>
        <source>interviews</source>
        <translation>entretiens</translation>
    </message>
    <message>
        <source>Adding the files</source>
        <translation>Addition des fichiers</translation>
    </message>
    <message>
        <source>Checking each interview</source>
        <translation>Vérification de chaque entretien</translation>
    </message>
    <message>
        <source>Opening the totals</source>
        <translation>Ouverture des totaux</translation>
    </message>
    <message>
        <source>{file} is written. Give it to the trustees, with the kiosks&apos; files.</source>
        <translation>{file} est écrit. Donnez-le aux dépositaires, avec les fichiers des bornes.</translation>
    </message>
    <message>
        <source>{file} is written: you have signed the list. It opens nothing; give it to all.</source>
        <translation>{file} est écrit : vous avez signé la liste. Il n&apos;ouvre rien ; donnez-le à tous.</translation>
    </message>
    <message>
        <source>{file} is written: your share. Give it to whoever opens the totals.</source>
        <translation>{file} est écrit : votre part. Donnez-le à qui ouvre les totaux.</translation>
    </message>
    <message>
        <source>{file} is written: the totals, opened by {trustees}. The desk&apos;s page “Files” takes it.</source>
        <translation>{file} est écrit : les totaux, ouverts par {trustees}. La page « Fichiers » du bureau d&apos;analyse le prend.</translation>
    </message>
    <message>
        <source>The same holds of {count} more kiosks.</source>
        <translation>Il en va de même de {count} autres bornes.</translation>
    </message>
    <message>
        <source>Compare the words with those on each kiosk&apos;s supervisor screen and tick the box above, or bring the kiosks&apos; enrolment files.</source>
        <translation>Comparez les mots avec ceux de l&apos;écran du superviseur de chaque borne et cochez la case ci-dessus, ou apportez les fichiers d&apos;inscription des bornes.</translation>
    </message>
</context>
<context>
    <name>ValuesForm</name>
    <message>
        <source>Values of the column</source>
        <translation>Valeurs de la colonne</translation>
    </message>
    <message>
        <source>Recorded as</source>
        <translation>Enregistrée comme</translation>
    </message>
    <message>
        <source>Enter the report as it is recorded; leave empty for no answer</source>
        <translation>Une réponse telle qu’elle est enregistrée&#xa0;; vide signifie pas de réponse</translation>
    </message>
    <message>
        <source>Skip these rows</source>
        <translation>Ignorer ces lignes</translation>
    </message>
    <message>
        <source>(empty)</source>
        <translation>(vide)</translation>
    </message>
    <message>
        <source>Label of “{value}”</source>
        <translation>Libellé de « {value} »</translation>
    </message>
    <message>
        <source>“{value}” is recorded as</source>
        <translation>«&#xa0;{value}&#xa0;» est enregistré comme</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Libellé</translation>
    </message>
</context>
<context>
    <name>ValuesModel</name>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Libellé</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>New value</source>
        <translation>Nouvelle valeur</translation>
    </message>
    <message>
        <source>Counts as missing</source>
        <translation>Compte comme manquant</translation>
    </message>
</context>
<context>
    <name>VariablesGrid</name>
    <message>
        <source>Variables</source>
        <translation>Variables</translation>
    </message>
</context>
<context>
    <name>VariablesModel</name>
    <message>
        <source>Use</source>
        <translation>Utiliser</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Libellé</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valeurs</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Manquant</translation>
    </message>
    <message>
        <source>Design</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>Whether analyses are offered this variable</source>
        <translation>Si cette variable est proposée aux analyses</translation>
    </message>
    <message>
        <source>What tables and files call the variable</source>
        <translation>Comment les tableaux et fichiers appellent la variable</translation>
    </message>
    <message>
        <source>What the variable is, in words</source>
        <translation>Ce qu’est la variable, en mots</translation>
    </message>
    <message>
        <source>What can be computed from it: every analysis looks at the level</source>
        <translation>Ce qu’on peut en calculer : chaque analyse regarde le niveau</translation>
    </message>
    <message>
        <source>Labels of the values; change them below</source>
        <translation>Libellés des valeurs ; modifiez-les ci-dessous</translation>
    </message>
    <message>
        <source>Values that count as missing, such as -99</source>
        <translation>Valeurs qui comptent comme manquantes, par exemple -99</translation>
    </message>
    <message>
        <source>How it was asked, or what it is made from</source>
        <translation>Comment elle a été demandée, ou de quoi elle est faite</translation>
    </message>
    <message>
        <source>Number of interviews with a value</source>
        <translation>Nombre d’entretiens avec une valeur</translation>
    </message>
    <message>
        <source>What is recorded are reports, not answers.</source>
        <translation>Ce qui est enregistré sont des valeurs rapportées, pas des réponses.</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>non utilisée</translation>
    </message>
    <message>
        <source>used</source>
        <translation>utilisée</translation>
    </message>
    <message>
        <source>{name}, reports, not answers</source>
        <translation>{name}, valeurs rapportées, pas des réponses</translation>
    </message>
</context>
<context>
    <name>VariablesPage</name>
    <message>
        <source>Variables</source>
        <translation>Variables</translation>
    </message>
    <message>
        <source>What each column is. Changes apply to every analysis and can be undone; the recorded data stay as they are.</source>
        <translation>Ce qu’est chaque colonne. Les changements valent pour toutes les analyses et peuvent être annulés ; les données enregistrées restent telles quelles.</translation>
    </message>
    <message>
        <source>Import collection files or a table first. Here you then name and label the columns, recode them, and make new variables from them.</source>
        <translation>Importez d’abord des fichiers de collecte ou un tableau. Ici, vous nommez et libellez ensuite les colonnes, les recodez et en faites de nouvelles variables.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Values of the chosen variable</source>
        <translation>Valeurs de la variable choisie</translation>
    </message>
    <message>
        <source>Counting the variables…</source>
        <translation>Comptage des variables…</translation>
    </message>
    <message>
        <source>Values of {name}</source>
        <translation>Valeurs de {name}</translation>
    </message>
    <message>
        <source>The counts are of reports, not of answers.</source>
        <translation>Les effectifs sont ceux des valeurs rapportées, pas des réponses.</translation>
    </message>
    <message>
        <source>Nominal</source>
        <translation>Nominal</translation>
    </message>
    <message>
        <source>Ordinal</source>
        <translation>Ordinal</translation>
    </message>
    <message>
        <source>Numeric</source>
        <translation>Numérique</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Poids</translation>
    </message>
    <message>
        <source>Stratum</source>
        <translation>Strate</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>Grappe</translation>
    </message>
    <message>
        <source>Identifier</source>
        <translation>Identifiant</translation>
    </message>
    <message>
        <source>Recode…</source>
        <translation>Recoder…</translation>
    </message>
    <message>
        <source>Bands…</source>
        <translation>Classes…</translation>
    </message>
    <message>
        <source>Compute…</source>
        <translation>Calculer…</translation>
    </message>
    <message>
        <source>Merge reports…</source>
        <translation>Fusionner…</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
</context>
<context>
    <name>View</name>
    <message>
        <source>More</source>
        <translation>Suite</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Précédent</translation>
    </message>
</context>
<context>
    <name>WelcomeView</name>
    <message>
        <source>Ask the surveyor to step back.</source>
        <translation>Demandez à l’enquêteur de s’éloigner.</translation>
    </message>
    <message>
        <source>Learn more</source>
        <translation>En savoir plus</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Commencer</translation>
    </message>
</context>
<context>
    <name>WheelWords</name>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Any answer</source>
        <translation>Au hasard</translation>
    </message>
    <message>
        <source>Opposite</source>
        <translation>Contraire</translation>
    </message>
    <message>
        <source>{mark}: {count} of {of}</source>
        <translation>{mark} : {count} sur {of}</translation>
    </message>
</context>
<context>
    <name>WithSurvey</name>
    <message>
        <source>No survey yet</source>
        <translation>Pas encore d’enquête</translation>
    </message>
    <message>
        <source>Choose a survey…</source>
        <translation>Choisir une enquête…</translation>
    </message>
</context>
<context>
    <name>WritingView</name>
    <message>
        <source>Writing the files and reading them back…</source>
        <translation>Écriture et relecture des fichiers…</translation>
    </message>
</context>
<context>
    <name>_Counted</name>
    <message>
        <source>What is counted</source>
        <translation>Ce qui est compté</translation>
    </message>
</context>
<context>
    <name>_Members</name>
    <message>
        <source>Questions of the group</source>
        <translation>Questions du groupe</translation>
    </message>
</context>
<context>
    <name>_MoreColumns</name>
    <message>
        <source>Show more columns: {names}</source>
        <translation>Afficher d’autres colonnes : {names}</translation>
    </message>
    <message>
        <source>Show only the columns that have room</source>
        <translation>N’afficher que les colonnes qui tiennent</translation>
    </message>
</context>
<context>
    <name>_NumberEnds</name>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>To</source>
        <translation>À</translation>
    </message>
    <message>
        <source>Use this filter</source>
        <translation>Utiliser ce filtre</translation>
    </message>
    <message>
        <source>Write a number in one of the boxes, or in both.</source>
        <translation>Écrivez un nombre dans une des cases, ou dans les deux.</translation>
    </message>
</context>
<context>
    <name>_PictureView</name>
    <message>
        <source>Preview of the kiosk&apos;s screen</source>
        <translation>Aperçu de l’écran de la borne</translation>
    </message>
</context>
<context>
    <name>analyses</name>
    <message>
        <source>Confidence level</source>
        <translation>Niveau de confiance</translation>
    </message>
    <message>
        <source>of the intervals; 0.95 by default</source>
        <translation>des intervalles ; 0,95 par défaut</translation>
    </message>
    <message>
        <source>{level} interval</source>
        <translation>Intervalle à {level}</translation>
    </message>
    <message>
        <source>Tiles of the joint distribution; the table has the same numbers</source>
        <translation>Carreaux de la distribution conjointe&#xa0;; le tableau contient les mêmes nombres</translation>
    </message>
    <message>
        <source>Tiles of the probabilities; the table has the same numbers</source>
        <translation>Carreaux des probabilités&#xa0;; le tableau contient les mêmes nombres</translation>
    </message>
    <message>
        <source>The probability of each to be really above the one of this place</source>
        <translation>La probabilité que chacun soit vraiment au-dessus de celui qui occupe cette place</translation>
    </message>
    <message>
        <source>Share of respondents</source>
        <translation>Proportion des répondants</translation>
    </message>
    <message>
        <source>Odds ratio, first group vs second</source>
        <translation>Rapport des cotes, premier groupe contre second</translation>
    </message>
    <message>
        <source>First group minus second, share of respondents</source>
        <translation>Premier groupe moins second, part des répondants</translation>
    </message>
    <message>
        <source>Correlation of the two answers</source>
        <translation>Corrélation des deux réponses</translation>
    </message>
    <message>
        <source>Expected utility</source>
        <translation>Utilité attendue</translation>
    </message>
    <message>
        <source>Earth mover&apos;s distance, in answer steps</source>
        <translation>Distance du terrassier, en degrés de réponse</translation>
    </message>
    <message>
        <source>Total variation distance</source>
        <translation>Distance en variation totale</translation>
    </message>
    <message>
        <source>Earth mover&apos;s distance, in the units of the costs</source>
        <translation>Distance du terrassier, dans l’unité des coûts</translation>
    </message>
    <message>
        <source>Change of the mean answer</source>
        <translation>Changement de la réponse moyenne</translation>
    </message>
    <message>
        <source>Coefficient; above 0 makes the answer more likely</source>
        <translation>Coefficient&#xa0;; au-dessus de 0, la réponse est plus probable</translation>
    </message>
    <message>
        <source>Odds ratio; above 1 makes the answer more likely</source>
        <translation>Rapport des cotes&#xa0;; au-dessus de 1, il rend la réponse plus probable</translation>
    </message>
    <message>
        <source>Predicted mean answer</source>
        <translation>Réponse moyenne prédite</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>Estimation</translation>
    </message>
    <message>
        <source>The coins&apos; part of it</source>
        <translation>La part due au tirage</translation>
    </message>
    <message>
        <source>Most likely</source>
        <translation>Plus vraisemblable</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>ensemble</translation>
    </message>
    <message>
        <source>Chart of the numbers with intervals; the table has the same numbers</source>
        <translation>Graphique des nombres avec leurs intervalles&#xa0;; le tableau donne les mêmes nombres</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Rangs</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Classer</translation>
    </message>
    <message>
        <source>1 is the item with the highest expected utility</source>
        <translation>1 est l’élément dont l’utilité espérée est la plus grande</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Élément</translation>
    </message>
    <message>
        <source>the question, group or choice that is ranked</source>
        <translation>la question, le groupe ou le choix classé</translation>
    </message>
    <message>
        <source>the id of a question</source>
        <translation>l’identifiant d’une question</translation>
    </message>
    <message>
        <source>its answer</source>
        <translation>sa réponse</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>respondents who answered all questions</source>
        <translation>répondants ayant répondu à toutes les questions</translation>
    </message>
    <message>
        <source>the share of all; unbiased, so it may lie outside 0 to 100 %</source>
        <translation>la part du total ; sans biais, elle peut donc sortir de 0 à 100 %</translation>
    </message>
    <message>
        <source>of the share</source>
        <translation>de la proportion</translation>
    </message>
    <message>
        <source>Interval by</source>
        <translation>Méthode de l’intervalle</translation>
    </message>
    <message>
        <source>how the interval was computed</source>
        <translation>comment l’intervalle a été calculé</translation>
    </message>
    <message>
        <source>the best share among the possible ones (maximum likelihood)</source>
        <translation>la meilleure proportion parmi les possibles (maximum de vraisemblance)</translation>
    </message>
    <message>
        <source>Row share</source>
        <translation>Part de ligne</translation>
    </message>
    <message>
        <source>Column share</source>
        <translation>Part de colonne</translation>
    </message>
    <message>
        <source>the share among those with the other answer</source>
        <translation>la proportion parmi ceux qui ont l’autre réponse</translation>
    </message>
    <message>
        <source>the standard error of that share</source>
        <translation>l’erreur type de cette proportion</translation>
    </message>
    <message>
        <source>the lower end of its interval</source>
        <translation>la borne inférieure de son intervalle</translation>
    </message>
    <message>
        <source>the upper end of its interval</source>
        <translation>la borne supérieure de son intervalle</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Mosaïque</translation>
    </message>
    <message>
        <source>With intervals</source>
        <translation>Avec intervalles</translation>
    </message>
    <message>
        <source>the answer within which shares are counted</source>
        <translation>la réponse au sein de laquelle les proportions sont calculées</translation>
    </message>
    <message>
        <source>the answer whose share it is</source>
        <translation>la réponse dont c’est la proportion</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Proportion</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Cellules</translation>
    </message>
    <message>
        <source>Row %</source>
        <translation>% en ligne</translation>
    </message>
    <message>
        <source>Column %</source>
        <translation>% en colonne</translation>
    </message>
    <message>
        <source>Independence</source>
        <translation>Indépendance</translation>
    </message>
    <message>
        <source>First question</source>
        <translation>Première question</translation>
    </message>
    <message>
        <source>one of the two questions</source>
        <translation>l’une des deux questions</translation>
    </message>
    <message>
        <source>Second question</source>
        <translation>Deuxième question</translation>
    </message>
    <message>
        <source>the other question</source>
        <translation>l’autre question</translation>
    </message>
    <message>
        <source>X²</source>
        <translation>X²</translation>
    </message>
    <message>
        <source>the test statistic, which takes the coins and the sample into account</source>
        <translation>la statistique du test, qui tient compte du tirage et de l’échantillon</translation>
    </message>
    <message>
        <source>of the test</source>
        <translation>du test</translation>
    </message>
    <message>
        <source>of the test that the answers do not depend on each other</source>
        <translation>du test que les réponses ne dépendent pas l’une de l’autre</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Test</translation>
    </message>
    <message>
        <source>how it was tested</source>
        <translation>comment cela a été testé</translation>
    </message>
    <message>
        <source>Cramér&apos;s V</source>
        <translation>V de Cramér</translation>
    </message>
    <message>
        <source>the strength of the relation, from 0 to 1</source>
        <translation>la force de la relation, de 0 à 1</translation>
    </message>
    <message>
        <source>V, bias-corrected</source>
        <translation>V corrigé du biais</translation>
    </message>
    <message>
        <source>without what noise alone would cause</source>
        <translation>sans ce que le bruit seul causerait</translation>
    </message>
    <message>
        <source>V by noise alone</source>
        <translation>V dû au seul bruit</translation>
    </message>
    <message>
        <source>what independent answers would give on average</source>
        <translation>ce que donneraient en moyenne des réponses indépendantes</translation>
    </message>
    <message>
        <source>the test of independence of each pair instead</source>
        <translation>à la place, le test d’indépendance de chaque paire</translation>
    </message>
    <message>
        <source>Cross-table</source>
        <translation>Tableau croisé</translation>
    </message>
    <message>
        <source>two to four questions, with commas</source>
        <translation>deux à quatre questions, séparées par des virgules</translation>
    </message>
    <message>
        <source>Mean answer</source>
        <translation>Réponse moyenne</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Groupe</translation>
    </message>
    <message>
        <source>the group that is described</source>
        <translation>le groupe décrit</translation>
    </message>
    <message>
        <source>Descriptives</source>
        <translation>Statistiques descriptives</translation>
    </message>
    <message>
        <source>interviews with a report</source>
        <translation>entretiens avec une réponse enregistrée</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Manquantes</translation>
    </message>
    <message>
        <source>interviews without a report</source>
        <translation>entretiens sans réponse enregistrée</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>the mean of the true answers</source>
        <translation>la moyenne des vraies réponses</translation>
    </message>
    <message>
        <source>the standard error of the mean</source>
        <translation>l’erreur type de la moyenne</translation>
    </message>
    <message>
        <source>of the mean</source>
        <translation>de la moyenne</translation>
    </message>
    <message>
        <source>of the true answers, without what the coins add to the reports</source>
        <translation>des vraies réponses, sans ce que le tirage ajoute</translation>
    </message>
    <message>
        <source>SD</source>
        <translation>Écart type</translation>
    </message>
    <message>
        <source>Interval of the SD</source>
        <translation>Intervalle de l’écart type</translation>
    </message>
    <message>
        <source>of the standard deviation</source>
        <translation>de l’écart type</translation>
    </message>
    <message>
        <source>Lower quartile</source>
        <translation>Quartile inférieur</translation>
    </message>
    <message>
        <source>a quarter of the answers is at most that</source>
        <translation>un quart des réponses ne le dépasse pas</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Médiane</translation>
    </message>
    <message>
        <source>half of the answers is at most that</source>
        <translation>la moitié des réponses ne la dépasse pas</translation>
    </message>
    <message>
        <source>Interval of the median</source>
        <translation>Intervalle de la médiane</translation>
    </message>
    <message>
        <source>of the median; an end is missing where the data have none</source>
        <translation>de la médiane ; une borne manque si les données n’en donnent pas</translation>
    </message>
    <message>
        <source>Upper quartile</source>
        <translation>Quartile supérieur</translation>
    </message>
    <message>
        <source>three quarters of the answers are at most that</source>
        <translation>trois quarts des réponses ne le dépassent pas</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>Histogramme</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>the smallest answer of the bin</source>
        <translation>la plus petite réponse de la classe</translation>
    </message>
    <message>
        <source>To</source>
        <translation>À</translation>
    </message>
    <message>
        <source>the largest answer of the bin</source>
        <translation>la plus grande réponse de la classe</translation>
    </message>
    <message>
        <source>of the people; unbiased, so it may lie below 0</source>
        <translation>des personnes ; sans biais, donc parfois sous 0</translation>
    </message>
    <message>
        <source>the share of answers in each bin instead</source>
        <translation>à la place, la part des réponses dans chaque classe</translation>
    </message>
    <message>
        <source>describe each group: a direct question, or (kiosk)</source>
        <translation>décrire chaque groupe : une question directe, ou (kiosk)</translation>
    </message>
    <message>
        <source>Bins at most</source>
        <translation>Classes au plus</translation>
    </message>
    <message>
        <source>of a histogram of numbers; 12 by default</source>
        <translation>d’un histogramme de nombres ; 12 par défaut</translation>
    </message>
    <message>
        <source>the mean worth of the answers, given the reports and the prior</source>
        <translation>la valeur moyenne des réponses, selon les réponses enregistrées et la loi a priori</translation>
    </message>
    <message>
        <source>contains the true worth with this probability</source>
        <translation>contient la vraie valeur avec cette probabilité</translation>
    </message>
    <message>
        <source>Really the best</source>
        <translation>Vraiment le meilleur</translation>
    </message>
    <message>
        <source>the probability that no other item is above it</source>
        <translation>la probabilité qu’aucun autre élément ne soit au-dessus</translation>
    </message>
    <message>
        <source>Really above the next</source>
        <translation>Vraiment au-dessus du suivant</translation>
    </message>
    <message>
        <source>the probability that it is above the item below it</source>
        <translation>la probabilité qu’il soit au-dessus de l’élément suivant</translation>
    </message>
    <message>
        <source>Monte Carlo standard error</source>
        <translation>Erreur type de Monte-Carlo</translation>
    </message>
    <message>
        <source>of what is drawn at random; 0 where it is computed</source>
        <translation>de ce qui est tiré au hasard ; 0 là où c’est calculé</translation>
    </message>
    <message>
        <source>All pairs</source>
        <translation>Toutes les paires</translation>
    </message>
    <message>
        <source>the item that ranks higher</source>
        <translation>l’élément le mieux classé</translation>
    </message>
    <message>
        <source>is above</source>
        <translation>est au-dessus de</translation>
    </message>
    <message>
        <source>the item that ranks lower</source>
        <translation>l’élément le moins bien classé</translation>
    </message>
    <message>
        <source>Reports of a kiosk</source>
        <translation>Réponses enregistrées d’une borne</translation>
    </message>
    <message>
        <source>Share of “{report}”</source>
        <translation>Proportion de «&#xa0;{report}&#xa0;»</translation>
    </message>
    <message>
        <source>95 % of kiosks by chance</source>
        <translation>95 % des bornes par hasard</translation>
    </message>
    <message>
        <source>Alarm, all tests together</source>
        <translation>Alarme, tous les tests ensemble</translation>
    </message>
    <message>
        <source>Kiosk</source>
        <translation>Borne</translation>
    </message>
    <message>
        <source>Stands out</source>
        <translation>Se distingue</translation>
    </message>
    <message>
        <source>Share of one report at each kiosk, with limits; the table of tests has the numbers</source>
        <translation>Proportion d’une réponse enregistrée à chaque borne, avec des limites&#xa0;; le tableau des tests la donne</translation>
    </message>
    <message>
        <source>Each estimate and how far forged records could move it; the table has the numbers</source>
        <translation>Chaque estimation et ce qu’elle pourrait être si des enregistrements étaient falsifiés&#xa0;; comme dans le tableau</translation>
    </message>
    <message>
        <source>Share, if {count} reports were forged</source>
        <translation>Proportion, si {count} réponses enregistrées étaient falsifiées</translation>
    </message>
    <message>
        <source>the kiosk&apos;s id</source>
        <translation>l’identifiant de la borne</translation>
    </message>
    <message>
        <source>Name in words</source>
        <translation>Nom en mots</translation>
    </message>
    <message>
        <source>the kiosk&apos;s fingerprint, as the supervisor&apos;s screen shows it</source>
        <translation>l’empreinte de la borne, telle que l’affiche l’écran du superviseur</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Premier jour</translation>
    </message>
    <message>
        <source>of the interviews in its files</source>
        <translation>des entretiens de ses fichiers</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Dernier jour</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Constats</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>ok, look or act: how much the finding matters</source>
        <translation>ok, look ou act : l’importance du constat</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>Sujet</translation>
    </message>
    <message>
        <source>what was looked at</source>
        <translation>ce qui a été examiné</translation>
    </message>
    <message>
        <source>the question; empty: all of them</source>
        <translation>la question ; vide : toutes</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Constat</translation>
    </message>
    <message>
        <source>what was found, in words</source>
        <translation>ce qui a été trouvé, en mots</translation>
    </message>
    <message>
        <source>Kiosks</source>
        <translation>Bornes</translation>
    </message>
    <message>
        <source>Batches</source>
        <translation>Lots</translation>
    </message>
    <message>
        <source>stores that it has closed or has open</source>
        <translation>registres qu’elle a clos ou tient ouverts</translation>
    </message>
    <message>
        <source>each counted once</source>
        <translation>chacun compté une fois</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>En double</translation>
    </message>
    <message>
        <source>Interviews that are in several files; each counts once.</source>
        <translation>Entretiens que plusieurs fichiers contiennent&#xa0;; chacun compte une fois.</translation>
    </message>
    <message>
        <source>Broken off</source>
        <translation>Interrompus</translation>
    </message>
    <message>
        <source>interviews that respondents stopped</source>
        <translation>entretiens interrompus par les répondants</translation>
    </message>
    <message>
        <source>Timed out</source>
        <translation>Expirés</translation>
    </message>
    <message>
        <source>interviews that nobody went on with</source>
        <translation>entretiens que personne n’a poursuivis</translation>
    </message>
    <message>
        <source>Not understood</source>
        <translation>Non compris</translation>
    </message>
    <message>
        <source>Comprehension checks that were not passed.</source>
        <translation>Contrôles de compréhension non réussis.</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Non terminés</translation>
    </message>
    <message>
        <source>Of the interviews that were begun.</source>
        <translation>Des entretiens commencés.</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Jours</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>Lot</translation>
    </message>
    <message>
        <source>the number of the kiosk&apos;s store</source>
        <translation>le numéro du registre de la borne</translation>
    </message>
    <message>
        <source>from the first to the last</source>
        <translation>du premier au dernier</translation>
    </message>
    <message>
        <source>of the latest export, which holds all of its batch</source>
        <translation>du dernier export, qui contient tout son lot</translation>
    </message>
    <message>
        <source>Per day</source>
        <translation>Par jour</translation>
    </message>
    <message>
        <source>The mean over the period; files record only the first and the last day.</source>
        <translation>La moyenne sur la période&#xa0;: les fichiers connaissent le premier et le dernier jour, et aucun autre.</translation>
    </message>
    <message>
        <source>the question</source>
        <translation>la question</translation>
    </message>
    <message>
        <source>Asked</source>
        <translation>Posée</translation>
    </message>
    <message>
        <source>Interviews that reached the question. A dash: chance decides who is asked, and only those who answered are recorded.</source>
        <translation>Entretiens qui y ont été conduits. Un tiret&#xa0;: le hasard désigne ceux à qui on la pose, et seuls ceux qui ont répondu sont enregistrés.</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>Répondue</translation>
    </message>
    <message>
        <source>interviews that were asked and have no report</source>
        <translation>entretiens où la question a été posée sans réponse enregistrée</translation>
    </message>
    <message>
        <source>Of those asked</source>
        <translation>De celles où elle a été posée</translation>
    </message>
    <message>
        <source>share of missing reports among those asked</source>
        <translation>part des réponses manquantes parmi les personnes interrogées</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>Tests</translation>
    </message>
    <message>
        <source>what it looks for</source>
        <translation>ce qu’il cherche</translation>
    </message>
    <message>
        <source>what it looks at; empty: all of them</source>
        <translation>ce qu’il examine ; vide : toutes</translation>
    </message>
    <message>
        <source>reports, or records</source>
        <translation>réponses enregistrées ou enregistrements</translation>
    </message>
    <message>
        <source>the one that differs most</source>
        <translation>celle qui diffère le plus</translation>
    </message>
    <message>
        <source>of this report; of repeated records: pairs</source>
        <translation>de cette réponse enregistrée ; pour les doublons : des paires</translation>
    </message>
    <message>
        <source>its share elsewhere, or what was to be expected</source>
        <translation>sa part ailleurs, ou ce qui était attendu</translation>
    </message>
    <message>
        <source>deviance, G² or χ², where there is one</source>
        <translation>déviance, G² ou χ², s’il y en a une</translation>
    </message>
    <message>
        <source>Of this test alone.</source>
        <translation>De ce test seul.</translation>
    </message>
    <message>
        <source>p, all tests</source>
        <translation>p, tous les tests</translation>
    </message>
    <message>
        <source>Adjusted for all tests together (Holm).</source>
        <translation>Ajusté pour tous les tests ensemble (Holm).</translation>
    </message>
    <message>
        <source>Alarm</source>
        <translation>Alerte</translation>
    </message>
    <message>
        <source>whether it raises an alarm</source>
        <translation>si cela déclenche une alerte</translation>
    </message>
    <message>
        <source>Fault</source>
        <translation>Défaut</translation>
    </message>
    <message>
        <source>forged reports, or copied interviews</source>
        <translation>réponses enregistrées falsifiées ou entretiens copiés</translation>
    </message>
    <message>
        <source>whose reports; empty: whole interviews</source>
        <translation>dont les réponses enregistrées ; vide : des entretiens entiers</translation>
    </message>
    <message>
        <source>The report whose forging is hardest to detect.</source>
        <translation>Celui dont la falsification est la plus difficile à voir.</translation>
    </message>
    <message>
        <source>the kiosk&apos;s reports, or its interviews</source>
        <translation>les réponses enregistrées de la borne, ou ses entretiens</translation>
    </message>
    <message>
        <source>Detected from</source>
        <translation>Trouvé à partir de</translation>
    </message>
    <message>
        <source>This many forged or copied ones raise an alarm with a probability of 80 %. A dash: no number does.</source>
        <translation>Autant de falsifiés ou de copiés donnent l’alerte avec une probabilité de 80 %. Un tiret : aucun nombre ne la donne.</translation>
    </message>
    <message>
        <source>Share of n</source>
        <translation>Part de n</translation>
    </message>
    <message>
        <source>the same as a share</source>
        <translation>la même chose en proportion</translation>
    </message>
    <message>
        <source>Probability</source>
        <translation>Probabilité</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Enregistrements</translation>
    </message>
    <message>
        <source>the answer, or the mean of a number</source>
        <translation>la réponse, ou la moyenne d’un nombre</translation>
    </message>
    <message>
        <source>reports</source>
        <translation>réponses enregistrées</translation>
    </message>
    <message>
        <source>unbiased; of means in the units of the answers</source>
        <translation>sans biais ; pour les moyennes, dans l’unité des réponses</translation>
    </message>
    <message>
        <source>One record moves it by</source>
        <translation>Un enregistrement la déplace de</translation>
    </message>
    <message>
        <source>The largest change from leaving out one record.</source>
        <translation>Le plus que change l’omission d’un enregistrement.</translation>
    </message>
    <message>
        <source>If forged</source>
        <translation>Si falsifiés</translation>
    </message>
    <message>
        <source>how many records may be forged</source>
        <translation>combien d’enregistrements peuvent être falsifiés</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>au moins</translation>
    </message>
    <message>
        <source>the least that the estimate could be then</source>
        <translation>la plus petite valeur possible de l’estimation dans ce cas</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>au plus</translation>
    </message>
    <message>
        <source>the most that the estimate could be then</source>
        <translation>la plus grande valeur possible de l’estimation dans ce cas</translation>
    </message>
    <message>
        <source>Data quality</source>
        <translation>Qualité des données</translation>
    </message>
    <message>
        <source>Compare within</source>
        <translation>Comparer au sein de</translation>
    </message>
    <message>
        <source>compare kiosks within the groups of a direct question only</source>
        <translation>comparer les bornes uniquement au sein des groupes d’une question directe</translation>
    </message>
    <message>
        <source>Forged interviews</source>
        <translation>Entretiens falsifiés</translation>
    </message>
    <message>
        <source>how many interviews may be forged; without, one in 100</source>
        <translation>combien d’entretiens peuvent être falsifiés ; sinon un sur 100</translation>
    </message>
    <message>
        <source>that the first item is really above the second</source>
        <translation>que le premier soit vraiment au-dessus du second</translation>
    </message>
    <message>
        <source>the probability of each pair&apos;s order instead</source>
        <translation>à la place, la probabilité de l’ordre de chaque paire</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Questions</translation>
    </message>
    <message>
        <source>rated questions to rank, with commas; or one question, whose groups or choices are ranked</source>
        <translation>questions notées à classer, séparées par des virgules ; ou une question dont on classe les groupes ou les choix</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Différences</translation>
    </message>
    <message>
        <source>Odds ratios</source>
        <translation>Rapports des cotes</translation>
    </message>
    <message>
        <source>All answers together</source>
        <translation>Toutes les réponses ensemble</translation>
    </message>
    <message>
        <source>Correlation</source>
        <translation>Corrélation</translation>
    </message>
    <message>
        <source>Comparisons of groups</source>
        <translation>Comparaisons de groupes</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Question</translation>
    </message>
    <message>
        <source>the question whose answers are compared</source>
        <translation>la question dont les réponses sont comparées</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>the answer whose share is compared; empty for all together</source>
        <translation>la réponse dont la part est comparée ; vide pour toutes ensemble</translation>
    </message>
    <message>
        <source>Groups by</source>
        <translation>Groupes selon</translation>
    </message>
    <message>
        <source>the question that forms the groups</source>
        <translation>la question qui forme les groupes</translation>
    </message>
    <message>
        <source>First group</source>
        <translation>Premier groupe</translation>
    </message>
    <message>
        <source>the group that another one is compared with</source>
        <translation>le groupe auquel un autre est comparé</translation>
    </message>
    <message>
        <source>Second group</source>
        <translation>Second groupe</translation>
    </message>
    <message>
        <source>the other group</source>
        <translation>l’autre groupe</translation>
    </message>
    <message>
        <source>n of the first</source>
        <translation>n du premier</translation>
    </message>
    <message>
        <source>interviews in the first group; none where coins hide the groups</source>
        <translation>entretiens du premier groupe ; aucun là où le tirage cache les groupes</translation>
    </message>
    <message>
        <source>n of the second</source>
        <translation>n du second</translation>
    </message>
    <message>
        <source>interviews in the second group; none where coins hide the groups</source>
        <translation>entretiens du second groupe ; aucun là où le tirage cache les groupes</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Mesure</translation>
    </message>
    <message>
        <source>difference (first minus second), odds ratio (first vs second), all answers (a test) or correlation</source>
        <translation>différence (premier moins second), rapport des cotes (premier contre second), toutes les réponses (un test) ou corrélation</translation>
    </message>
    <message>
        <source>of the measure; a test has none</source>
        <translation>de la mesure ; un test n’en a pas</translation>
    </message>
    <message>
        <source>Std. error</source>
        <translation>Erreur type</translation>
    </message>
    <message>
        <source>the standard error</source>
        <translation>l’erreur type</translation>
    </message>
    <message>
        <source>of which coins</source>
        <translation>dont tirage</translation>
    </message>
    <message>
        <source>the part of the standard error that the coins cause</source>
        <translation>la part de l’erreur type due au tirage</translation>
    </message>
    <message>
        <source>of the measure</source>
        <translation>de la mesure</translation>
    </message>
    <message>
        <source>Test statistic</source>
        <translation>Statistique du test</translation>
    </message>
    <message>
        <source>the likelihood ratio, or the estimate divided by its error</source>
        <translation>le rapport de vraisemblance, ou l’estimation divisée par son erreur</translation>
    </message>
    <message>
        <source>Degrees of freedom</source>
        <translation>Degrés de liberté</translation>
    </message>
    <message>
        <source>of the test; none of a normal statistic</source>
        <translation>du test ; aucun pour une statistique normale</translation>
    </message>
    <message>
        <source>p-value</source>
        <translation>Valeur p</translation>
    </message>
    <message>
        <source>of the test that there is no difference</source>
        <translation>du test qu’il n’y a pas de différence</translation>
    </message>
    <message>
        <source>between the most likely shares</source>
        <translation>entre les proportions les plus vraisemblables</translation>
    </message>
    <message>
        <source>Adjusted p-value</source>
        <translation>Valeur p ajustée</translation>
    </message>
    <message>
        <source>the p-value adjusted for all comparisons</source>
        <translation>la valeur p ajustée pour toutes les comparaisons</translation>
    </message>
    <message>
        <source>Level of each interval</source>
        <translation>Niveau de chaque intervalle</translation>
    </message>
    <message>
        <source>so that all intervals together reach the confidence level</source>
        <translation>pour que tous les intervalles ensemble atteignent le niveau de confiance</translation>
    </message>
    <message>
        <source>Adjusted by</source>
        <translation>Méthode d’ajustement</translation>
    </message>
    <message>
        <source>how the level of each interval was found</source>
        <translation>comment le niveau de chaque intervalle a été trouvé</translation>
    </message>
    <message>
        <source>Comparison of groups</source>
        <translation>Comparaison de groupes</translation>
    </message>
    <message>
        <source>the question whose answers to compare</source>
        <translation>la question dont comparer les réponses</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Groupes</translation>
    </message>
    <message>
        <source>the question that forms groups, randomized or not; or (kiosk)</source>
        <translation>la question qui forme les groupes, randomisée ou non ; ou (kiosk)</translation>
    </message>
    <message>
        <source>Two of the groups</source>
        <translation>Deux des groupes</translation>
    </message>
    <message>
        <source>two of the groups; all pairs if empty</source>
        <translation>deux des groupes ; toutes les paires si vide</translation>
    </message>
    <message>
        <source>if empty: yes, or all answers</source>
        <translation>si vide : oui, ou toutes les réponses</translation>
    </message>
    <message>
        <source>Interval of each group</source>
        <translation>Intervalle de chaque groupe</translation>
    </message>
    <message>
        <source>of the groups; guarded, wilson, exact</source>
        <translation>des groupes ; guarded, wilson, exact</translation>
    </message>
    <message>
        <source>Adjust for all comparisons</source>
        <translation>Ajuster pour toutes les comparaisons</translation>
    </message>
    <message>
        <source>intervals of all pairs and answers that reach the level together, and adjusted p-values</source>
        <translation>intervalles de toutes les paires et réponses qui atteignent ensemble le niveau, et valeurs p ajustées</translation>
    </message>
    <message>
        <source>Over the number of rows</source>
        <translation>Selon le nombre de lignes</translation>
    </message>
    <message>
        <source>Over ε</source>
        <translation>Selon ε</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>sealed to one key, or counted in tallies that trustees open</source>
        <translation>scellés pour une clé, ou comptés dans des décomptes que des dépositaires ouvrent</translation>
    </message>
    <message>
        <source>Seen by the analyst, or a court with the key</source>
        <translation>Vu par l&apos;analyste, ou par un tribunal qui a la clé</translation>
    </message>
    <message>
        <source>what whoever has the analyst&apos;s key sees</source>
        <translation>ce que voit quiconque a la clé de l&apos;analyste</translation>
    </message>
    <message>
        <source>Seen by trustees who collude</source>
        <translation>Vu par des dépositaires complices</translation>
    </message>
    <message>
        <source>what as many trustees as open a total see together</source>
        <translation>ce que voient ensemble autant de dépositaires qu&apos;il en faut pour ouvrir un total</translation>
    </message>
    <message>
        <source>Seen by a changed kiosk, or who watches</source>
        <translation>Vu par une borne modifiée, ou par qui regarde</translation>
    </message>
    <message>
        <source>what a kiosk sees whose program was changed, and whoever watches the touch</source>
        <translation>ce que voit une borne dont le programme a été modifié, et quiconque regarde le toucher</translation>
    </message>
    <message>
        <source>Shuffling</source>
        <translation>Mélange</translation>
    </message>
    <message>
        <source>What is released</source>
        <translation>Ce qui est diffusé</translation>
    </message>
    <message>
        <source>of the whole collection, in random order and without ids</source>
        <translation>de toute la collecte, dans un ordre aléatoire et sans identifiants</translation>
    </message>
    <message>
        <source>interviews in the smallest group that nothing but randomized reports tells apart</source>
        <translation>entretiens dans le plus petit groupe que rien ne distingue sauf les réponses tirées au sort</translation>
    </message>
    <message>
        <source>Needed</source>
        <translation>Il en faut</translation>
    </message>
    <message>
        <source>how many it takes for shuffling to add anything</source>
        <translation>combien il en faut pour que le mélange ajoute quelque chose</translation>
    </message>
    <message>
        <source>ε of one</source>
        <translation>ε d’un seul</translation>
    </message>
    <message>
        <source>δ</source>
        <translation>δ</translation>
    </message>
    <message>
        <source>with which probability more than this may show</source>
        <translation>avec quelle probabilité on peut en voir plus</translation>
    </message>
    <message>
        <source>ε shuffled</source>
        <translation>ε après mélange</translation>
    </message>
    <message>
        <source>central privacy loss of the whole collection, rounded up; empty where shuffling adds nothing</source>
        <translation>perte de confidentialité centrale de toute la collecte, arrondie au-dessus ; vide là où le mélange n’ajoute rien</translation>
    </message>
    <message>
        <source>rank groups: a direct question, or (kiosk)</source>
        <translation>classer des groupes : une question directe, ou (kiosk)</translation>
    </message>
    <message>
        <source>Worth of each answer</source>
        <translation>Valeur de chaque réponse</translation>
    </message>
    <message>
        <source>worth of each answer; 1,2,3 … for ratings if empty</source>
        <translation>valeur de chaque réponse ; 1,2,3 … pour les notes si vide</translation>
    </message>
    <message>
        <source>Prior</source>
        <translation>Loi a priori</translation>
    </message>
    <message>
        <source>Dirichlet prior of the answers; 1,1,1 …</source>
        <translation>loi a priori de Dirichlet des réponses ; 1,1,1 …</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Tirages</translation>
    </message>
    <message>
        <source>draws from the posterior; 4000 by default</source>
        <translation>tirages de la loi a posteriori ; 4000 par défaut</translation>
    </message>
    <message>
        <source>Earth mover&apos;s distance</source>
        <translation>Distance du terrassier</translation>
    </message>
    <message>
        <source>Total variation</source>
        <translation>Variation totale</translation>
    </message>
    <message>
        <source>Distances</source>
        <translation>Distances</translation>
    </message>
    <message>
        <source>one of the two groups</source>
        <translation>l’un des deux groupes</translation>
    </message>
    <message>
        <source>interviews in the first group</source>
        <translation>entretiens du premier groupe</translation>
    </message>
    <message>
        <source>interviews in the second group</source>
        <translation>entretiens du second groupe</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>how the distance is measured</source>
        <translation>comment la distance est mesurée</translation>
    </message>
    <message>
        <source>Plain distance</source>
        <translation>Distance brute</translation>
    </message>
    <message>
        <source>between the estimated shares; noise makes it too large</source>
        <translation>entre les proportions estimées ; le bruit la rend trop grande</translation>
    </message>
    <message>
        <source>Bias-corrected distance</source>
        <translation>Distance corrigée du biais</translation>
    </message>
    <message>
        <source>without what the coins and the sampling alone would cause</source>
        <translation>sans ce que causeraient à eux seuls le tirage et l’échantillonnage</translation>
    </message>
    <message>
        <source>of the bias-corrected distance</source>
        <translation>de la distance corrigée du biais</translation>
    </message>
    <message>
        <source>the probability of such a distance if both groups answered alike</source>
        <translation>la probabilité d’une telle distance si les deux groupes répondaient de même</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Distance</translation>
    </message>
    <message>
        <source>a direct question that forms groups, or (kiosk)</source>
        <translation>une question directe qui forme les groupes, ou (kiosk)</translation>
    </message>
    <message>
        <source>earth_movers (ratings) or total_variation (others)</source>
        <translation>earth_movers (notes) ou total_variation (autres)</translation>
    </message>
    <message>
        <source>Positions of the answers</source>
        <translation>Positions des réponses</translation>
    </message>
    <message>
        <source>where ordered answers lie; 1,2,3 …</source>
        <translation>où se situent les réponses ordonnées ; 1,2,3 …</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>Coûts</translation>
    </message>
    <message>
        <source>a CSV of what it costs to carry one answer to another, a row and a column for each answer</source>
        <translation>un CSV du coût pour passer d’une réponse à une autre, une ligne et une colonne par réponse</translation>
    </message>
    <message>
        <source>Resamples</source>
        <translation>Rééchantillonnages</translation>
    </message>
    <message>
        <source>bootstrap samples and permutations; 2000 by default</source>
        <translation>échantillons bootstrap et permutations ; 2000 par défaut</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>of the draws; 1 by default</source>
        <translation>des tirages ; 1 par défaut</translation>
    </message>
    <message>
        <source>Predicted share</source>
        <translation>Part prédite</translation>
    </message>
    <message>
        <source>Logistic</source>
        <translation>Logistique</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>Linéaire</translation>
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
        <translation>Log-log complémentaire</translation>
    </message>
    <message>
        <source>Maximum likelihood</source>
        <translation>Maximum de vraisemblance</translation>
    </message>
    <message>
        <source>Least squares, logistic share</source>
        <translation>Moindres carrés, proportion logistique</translation>
    </message>
    <message>
        <source>Least squares, linear share</source>
        <translation>Moindres carrés, proportion linéaire</translation>
    </message>
    <message>
        <source>Least squares, tied to the difference of means</source>
        <translation>Moindres carrés, liés à la différence des moyennes</translation>
    </message>
    <message>
        <source>Maximum likelihood, tied to the difference of means</source>
        <translation>Maximum de vraisemblance, lié à la différence des moyennes</translation>
    </message>
    <message>
        <source>one more</source>
        <translation>un de plus</translation>
    </message>
    <message>
        <source>Average change of the share</source>
        <translation>Variation moyenne de la part</translation>
    </message>
    <message>
        <source>Average change of the mean answer</source>
        <translation>Variation moyenne de la réponse moyenne</translation>
    </message>
    <message>
        <source>Coefficients</source>
        <translation>Coefficients</translation>
    </message>
    <message>
        <source>Term</source>
        <translation>Terme</translation>
    </message>
    <message>
        <source>a predictor, one of its answers or an interaction; in files also hosmer_lemeshow and log_likelihood</source>
        <translation>un prédicteur, une de ses réponses ou une interaction ; dans les fichiers aussi hosmer_lemeshow et log_likelihood</translation>
    </message>
    <message>
        <source>of a logistic model on the scale of log odds</source>
        <translation>d’un modèle logistique, à l’échelle du log des cotes</translation>
    </message>
    <message>
        <source>the standard error of the coefficient</source>
        <translation>l’erreur type du coefficient</translation>
    </message>
    <message>
        <source>of the coefficient</source>
        <translation>du coefficient</translation>
    </message>
    <message>
        <source>Wald&apos;s test that there is no relation</source>
        <translation>Test de Wald de l’absence de relation</translation>
    </message>
    <message>
        <source>Odds ratio</source>
        <translation>Rapport des cotes</translation>
    </message>
    <message>
        <source>how many times as high the odds are, all else equal</source>
        <translation>combien de fois plus élevée est la cote, toutes choses égales par ailleurs</translation>
    </message>
    <message>
        <source>Interval of the odds ratio</source>
        <translation>Intervalle du rapport des cotes</translation>
    </message>
    <message>
        <source>of the odds ratio</source>
        <translation>du rapport des cotes</translation>
    </message>
    <message>
        <source>If all had answered</source>
        <translation>Si tous avaient répondu</translation>
    </message>
    <message>
        <source>the predictor whose answer is assumed</source>
        <translation>le prédicteur dont la réponse est supposée</translation>
    </message>
    <message>
        <source>the answer that everybody is assumed to have</source>
        <translation>la réponse supposée pour tous</translation>
    </message>
    <message>
        <source>interviews that the model was fitted to</source>
        <translation>entretiens sur lesquels le modèle a été ajusté</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Classe</translation>
    </message>
    <message>
        <source>Predicted as {name}</source>
        <translation>Prédit comme {name}</translation>
    </message>
    <message>
        <source>False positive rate</source>
        <translation>Taux de faux positifs</translation>
    </message>
    <message>
        <source>True positive rate</source>
        <translation>Taux de vrais positifs</translation>
    </message>
    <message>
        <source>Predicted probability</source>
        <translation>Probabilité prédite</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Exactitude</translation>
    </message>
    <message>
        <source>ROC curves of the classes, and calibration of the model</source>
        <translation>Courbes ROC des classes et calibration du modèle</translation>
    </message>
    <message>
        <source>Rows of the training</source>
        <translation>Lignes de l’entraînement</translation>
    </message>
    <message>
        <source>Privacy loss ε</source>
        <translation>Perte de confidentialité ε</translation>
    </message>
    <message>
        <source>Models of this kind: mean and 95 % interval</source>
        <translation>Modèles de ce type : moyenne et intervalle à 95 %</translation>
    </message>
    <message>
        <source>Always the most frequent class</source>
        <translation>Toujours la classe la plus fréquente</translation>
    </message>
    <message>
        <source>not private</source>
        <translation>non privé</translation>
    </message>
    <message>
        <source>Learning curve: accuracy with its interval</source>
        <translation>Courbe d’apprentissage : exactitude avec son intervalle</translation>
    </message>
    <message>
        <source>Accuracy and other measures</source>
        <translation>Exactitude et autres nombres</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>what is measured</source>
        <translation>ce qui est mesuré</translation>
    </message>
    <message>
        <source>of which class; empty for all</source>
        <translation>de quelle classe ; vide pour toutes</translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation>Prédit</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>the number</source>
        <translation>le nombre</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>Intervalle à 95&#xa0;%</translation>
    </message>
    <message>
        <source>Confusion matrix</source>
        <translation>Matrice de confusion</translation>
    </message>
    <message>
        <source>Evaluation of a model</source>
        <translation>Évaluation d’un modèle</translation>
    </message>
    <message>
        <source>the mean prediction over all respondents</source>
        <translation>la prédiction moyenne sur tous les répondants</translation>
    </message>
    <message>
        <source>the standard error, with the respondents fixed</source>
        <translation>l’erreur type, les répondants étant fixés</translation>
    </message>
    <message>
        <source>of the prediction</source>
        <translation>de la prédiction</translation>
    </message>
    <message>
        <source>Predicted by group</source>
        <translation>Prédictions par groupe</translation>
    </message>
    <message>
        <source>instead: the share (or mean) if everybody gave one answer to a predictor, all else as it is</source>
        <translation>à la place : la proportion (ou moyenne) si tous donnaient une même réponse à un prédicteur, le reste inchangé</translation>
    </message>
    <message>
        <source>Predictor</source>
        <translation>Prédicteur</translation>
    </message>
    <message>
        <source>the predictor whose effect it is</source>
        <translation>le prédicteur dont c’est l’effet</translation>
    </message>
    <message>
        <source>the answer; empty for one more of a number or rating</source>
        <translation>la réponse ; vide pour un de plus d’un nombre ou d’une note</translation>
    </message>
    <message>
        <source>Compared with</source>
        <translation>Comparée à</translation>
    </message>
    <message>
        <source>the reference answer</source>
        <translation>la réponse de référence</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Effet</translation>
    </message>
    <message>
        <source>how much the share (or mean) changes, on average over all respondents</source>
        <translation>de combien la part (ou moyenne) change, en moyenne sur tous les répondants</translation>
    </message>
    <message>
        <source>of the effect</source>
        <translation>de l’effet</translation>
    </message>
    <message>
        <source>of the test that there is no effect</source>
        <translation>du test qu’il n’y a pas d’effet</translation>
    </message>
    <message>
        <source>Average marginal effects</source>
        <translation>Effets marginaux moyens</translation>
    </message>
    <message>
        <source>instead: average marginal effects on the share (or mean) itself</source>
        <translation>à la place : effets marginaux moyens sur la part (ou moyenne) elle-même</translation>
    </message>
    <message>
        <source>Regression</source>
        <translation>Régression</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>the question to explain; it may be randomized</source>
        <translation>la question à expliquer ; elle peut être randomisée</translation>
    </message>
    <message>
        <source>Predictors</source>
        <translation>Prédicteurs</translation>
    </message>
    <message>
        <source>questions that explain it, with commas; A:B is an interaction, A*B stands for A,B,A:B, and A^2 is the square of a number</source>
        <translation>questions qui l’expliquent, séparées par des virgules ; A:B est une interaction, A*B vaut A,B,A:B, et A^2 est le carré d’un nombre</translation>
    </message>
    <message>
        <source>Coefficient</source>
        <translation>Coefficient</translation>
    </message>
    <message>
        <source>Model {place}</source>
        <translation>Modèle {place}</translation>
    </message>
    <message>
        <source>a predictor, one of its answers or an interaction</source>
        <translation>un prédicteur, une de ses réponses ou une interaction</translation>
    </message>
    <message>
        <source>Coefficients by model</source>
        <translation>Coefficients par modèle</translation>
    </message>
    <message>
        <source>Fit of the models</source>
        <translation>Ajustement des modèles</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>its place, from 1</source>
        <translation>sa place, à partir de 1</translation>
    </message>
    <message>
        <source>as they were asked for</source>
        <translation>tels qu’ils ont été demandés</translation>
    </message>
    <message>
        <source>Log likelihood</source>
        <translation>Log-vraisemblance</translation>
    </message>
    <message>
        <source>at the estimates; none by moments</source>
        <translation>aux estimations ; aucune par les moments</translation>
    </message>
    <message>
        <source>AIC</source>
        <translation>AIC</translation>
    </message>
    <message>
        <source>the smaller, the better; none with weights</source>
        <translation>plus il est petit, mieux c’est ; aucun avec des poids</translation>
    </message>
    <message>
        <source>BIC</source>
        <translation>BIC</translation>
    </message>
    <message>
        <source>the smaller, the better; stricter with more terms</source>
        <translation>plus il est petit, mieux c’est ; plus strict avec plus de termes</translation>
    </message>
    <message>
        <source>Tested against</source>
        <translation>Testé contre</translation>
    </message>
    <message>
        <source>the last model before it whose terms it has too</source>
        <translation>le dernier modèle avant lui dont il a aussi les termes</translation>
    </message>
    <message>
        <source>G²</source>
        <translation>G²</translation>
    </message>
    <message>
        <source>twice the difference of the log likelihoods</source>
        <translation>deux fois la différence des log-vraisemblances</translation>
    </message>
    <message>
        <source>of the likelihood ratio test</source>
        <translation>du test du rapport de vraisemblance</translation>
    </message>
    <message>
        <source>how each model fits instead</source>
        <translation>à la place, l’ajustement de chaque modèle</translation>
    </message>
    <message>
        <source>Models side by side</source>
        <translation>Modèles côte à côte</translation>
    </message>
    <message>
        <source>Predictors of each model</source>
        <translation>Prédicteurs de chaque modèle</translation>
    </message>
    <message>
        <source>the predictors of each model with commas, and a semicolon between two models, as in A;A,B;A*B</source>
        <translation>les prédicteurs de chaque modèle avec des virgules, et un point-virgule entre deux modèles, comme A;A,B;A*B</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Lien</translation>
    </message>
    <message>
        <source>logit (default), probit or cloglog</source>
        <translation>logit (par défaut), probit ou cloglog</translation>
    </message>
    <message>
        <source>compare the answers to a predictor with this one; otherwise with no, or the first. May be repeated</source>
        <translation>compare les réponses à un prédicteur à celle-ci ; sinon à non, ou à la première. Peut être répété</translation>
    </message>
    <message>
        <source>Estimator of a list experiment</source>
        <translation>Estimateur d’une expérience de liste</translation>
    </message>
    <message>
        <source>of a list experiment: ml (default), least squares with a logistic (nls) or linear share, or nls and ml with the mean share tied to the difference of means (robust-nls, robust-ml)</source>
        <translation>d’une expérience de liste : ml (par défaut), moindres carrés à proportion logistique (nls) ou linéaire, ou nls et ml avec la proportion moyenne liée à la différence des moyennes (robust-nls, robust-ml)</translation>
    </message>
    <message>
        <source>Reference answers</source>
        <translation>Réponses de référence</translation>
    </message>
    <message>
        <source>Test the fit</source>
        <translation>Tester l’ajustement</translation>
    </message>
    <message>
        <source>add the Hosmer–Lemeshow test of whether the model fits</source>
        <translation>ajoute le test de Hosmer–Lemeshow de l’ajustement du modèle</translation>
    </message>
    <message>
        <source>Groups of the fit test</source>
        <translation>Groupes du test d’ajustement</translation>
    </message>
    <message>
        <source>the groups of that test; 10 by default</source>
        <translation>les groupes de ce test ; 10 par défaut</translation>
    </message>
    <message>
        <source>Groups with random intercepts</source>
        <translation>Groupes à constante aléatoire</translation>
    </message>
    <message>
        <source>a table&apos;s column, or a direct question: the groups, each with an intercept of its own</source>
        <translation>une colonne du tableau ou une question directe : les groupes, chacun avec sa constante</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>Naive reading of the reports</source>
        <translation>Lecture naïve des réponses enregistrées</translation>
    </message>
    <message>
        <source>Chart of the estimates with intervals; the table has the same numbers</source>
        <translation>Graphique des estimations avec leurs intervalles&#xa0;; le tableau contient les mêmes chiffres</translation>
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
        <translation>Jackknife, avec remise</translation>
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
        <translation>Ils touchent un bouton au hasard</translation>
    </message>
    <message>
        <source>They protect themselves</source>
        <translation>Ils se protègent</translation>
    </message>
    <message>
        <source>Estimates</source>
        <translation>Estimations</translation>
    </message>
    <message>
        <source>the question that is estimated</source>
        <translation>la question estimée</translation>
    </message>
    <message>
        <source>the answer that forms the group, if there are groups</source>
        <translation>la réponse qui forme le groupe, s’il y a des groupes</translation>
    </message>
    <message>
        <source>Design</source>
        <translation>Dispositif</translation>
    </message>
    <message>
        <source>the design that the question was asked with</source>
        <translation>le plan avec lequel la question a été posée</translation>
    </message>
    <message>
        <source>number of reports</source>
        <translation>nombre de réponses enregistrées</translation>
    </message>
    <message>
        <source>standard error, from sampling and coins together</source>
        <translation>erreur type, due à l’échantillonnage et au tirage ensemble</translation>
    </message>
    <message>
        <source>of which sampling</source>
        <translation>dont échantillonnage</translation>
    </message>
    <message>
        <source>the standard error that sampling causes</source>
        <translation>l’erreur type due à l’échantillonnage</translation>
    </message>
    <message>
        <source>the standard error that the coins cause, the answers held fixed</source>
        <translation>l’erreur type due au tirage, les réponses étant fixées</translation>
    </message>
    <message>
        <source>the interval, cut at what is possible</source>
        <translation>l’intervalle, limité au possible</translation>
    </message>
    <message>
        <source>Interval method</source>
        <translation>Méthode d’intervalle</translation>
    </message>
    <message>
        <source>how the interval was found</source>
        <translation>comment l’intervalle a été trouvé</translation>
    </message>
    <message>
        <source>maximum likelihood: the best share among the possible ones</source>
        <translation>maximum de vraisemblance : la meilleure proportion parmi les possibles</translation>
    </message>
    <message>
        <source>ε</source>
        <translation>ε</translation>
    </message>
    <message>
        <source>privacy loss of one report: smaller protects better; empty is infinite</source>
        <translation>perte de confidentialité d’une réponse enregistrée : plus petite, elle protège mieux ; vide, elle est infinie</translation>
    </message>
    <message>
        <source>Naive reading</source>
        <translation>Lecture naïve</translation>
    </message>
    <message>
        <source>Error from</source>
        <translation>Erreur selon</translation>
    </message>
    <message>
        <source>Level of each</source>
        <translation>Niveau de chacun</translation>
    </message>
    <message>
        <source>with simultaneous intervals: the confidence of each alone</source>
        <translation>avec des intervalles simultanés : la confiance de chacun seul</translation>
    </message>
    <message>
        <source>the answer; round brackets mark what is not an answer, such as (cheaters)</source>
        <translation>la réponse ; entre parenthèses ce qui n’est pas une réponse, comme (cheaters)</translation>
    </message>
    <message>
        <source>unbiased, with the effect of the coins removed: a share can lie outside 0 to 100 %; a mean is in the units of the answers</source>
        <translation>sans biais, l’effet du tirage étant retiré : une proportion peut sortir de 0 à 100 % ; une moyenne est dans l’unité des réponses</translation>
    </message>
    <message>
        <source>the reports read as if there were no coins: biased</source>
        <translation>les réponses enregistrées lues comme s’il n’y avait pas de tirage : biaisé</translation>
    </message>
    <message>
        <source>“coins” if the reports varied less than the coins alone make them, otherwise “reports”</source>
        <translation>« coins » si les réponses enregistrées varient moins que ne le fait le tirage seul, sinon « reports »</translation>
    </message>
    <message>
        <source>Joint level by</source>
        <translation>Niveau conjoint selon</translation>
    </message>
    <message>
        <source>with simultaneous intervals: how that confidence was found</source>
        <translation>avec des intervalles simultanés : comment cette confiance a été trouvée</translation>
    </message>
    <message>
        <source>Means</source>
        <translation>Moyennes</translation>
    </message>
    <message>
        <source>Tests of the designs</source>
        <translation>Tests des dispositifs</translation>
    </message>
    <message>
        <source>the question whose design is tested</source>
        <translation>la question dont le plan est testé</translation>
    </message>
    <message>
        <source>the group, if there are groups</source>
        <translation>le groupe, s’il y a des groupes</translation>
    </message>
    <message>
        <source>Hypothesis</source>
        <translation>Hypothèse</translation>
    </message>
    <message>
        <source>what is tested</source>
        <translation>ce qui est testé</translation>
    </message>
    <message>
        <source>Symbol</source>
        <translation>Symbole</translation>
    </message>
    <message>
        <source>which statistic it is</source>
        <translation>de quelle statistique il s’agit</translation>
    </message>
    <message>
        <source>Statistic</source>
        <translation>Statistique</translation>
    </message>
    <message>
        <source>how far the reports are from the hypothesis</source>
        <translation>l’écart des réponses enregistrées à l’hypothèse</translation>
    </message>
    <message>
        <source>df</source>
        <translation>ddl</translation>
    </message>
    <message>
        <source>degrees of freedom</source>
        <translation>degrés de liberté</translation>
    </message>
    <message>
        <source>p</source>
        <translation>p</translation>
    </message>
    <message>
        <source>the probability of such a statistic if the hypothesis is true</source>
        <translation>la probabilité d’une telle statistique si l’hypothèse est vraie</translation>
    </message>
    <message>
        <source>the tests of the designs instead of the estimates</source>
        <translation>les tests des plans au lieu des estimations</translation>
    </message>
    <message>
        <source>If some did not follow the instruction</source>
        <translation>Si certains n’ont pas suivi la consigne</translation>
    </message>
    <message>
        <source>the answer</source>
        <translation>la réponse</translation>
    </message>
    <message>
        <source>What these do</source>
        <translation>Ce qu’ils font</translation>
    </message>
    <message>
        <source>random: touch any button; safe: protect themselves</source>
        <translation>random : touchent un bouton au hasard ; safe : se protègent</translation>
    </message>
    <message>
        <source>Share who do so</source>
        <translation>Part de ceux qui le font</translation>
    </message>
    <message>
        <source>the share of respondents who had not followed the instruction</source>
        <translation>la part des répondants qui n’auraient pas suivi la consigne</translation>
    </message>
    <message>
        <source>what the estimate would be</source>
        <translation>ce que serait l’estimation</translation>
    </message>
    <message>
        <source>its standard error</source>
        <translation>son erreur type</translation>
    </message>
    <message>
        <source>its interval, cut at what is possible</source>
        <translation>son intervalle, limité au possible</translation>
    </message>
    <message>
        <source>the estimates if a share of the respondents had not followed the instruction</source>
        <translation>les estimations si une part des répondants n’avait pas suivi la consigne</translation>
    </message>
    <message>
        <source>What one report reveals</source>
        <translation>Ce que révèle une réponse enregistrée</translation>
    </message>
    <message>
        <source>Simultaneous intervals</source>
        <translation>Intervalles simultanés</translation>
    </message>
    <message>
        <source>intervals of all answers of a question that reach the level together</source>
        <translation>intervalles de toutes les réponses d’une question qui atteignent ensemble le niveau</translation>
    </message>
    <message>
        <source>people in the population of a simple random sample</source>
        <translation>personnes dans la population d’un échantillon aléatoire simple</translation>
    </message>
    <message>
        <source>numbers of people, and totals, of the population or by weights, instead of shares and means</source>
        <translation>nombres de personnes et totaux, de la population ou par poids, au lieu de proportions et moyennes</translation>
    </message>
    <message>
        <source>what these respondents do: random (any button) or safe (they protect themselves); both if empty</source>
        <translation>ce que font ces répondants : random (un bouton au hasard) ou safe (ils se protègent) ; les deux si vide</translation>
    </message>
    <message>
        <source>the answer that nobody hesitates to give; no if empty</source>
        <translation>la réponse que personne n’hésite à donner ; non si vide</translation>
    </message>
    <message>
        <source>a CSV of the joint inclusion probabilities, numbers only</source>
        <translation>un CSV des probabilités d’inclusion conjointes, des nombres seulement</translation>
    </message>
    <message>
        <source>with inclusion probabilities: deville (default), horvitz-thompson (default with joint ones), jackknife (default with strata or clusters), jackknife-with-replacement, escobar-berger, campbell-berger-skinner</source>
        <translation>avec probabilités d’inclusion : deville (par défaut), horvitz-thompson (par défaut avec les conjointes), jackknife (par défaut avec strates ou grappes), jackknife-with-replacement, escobar-berger, campbell-berger-skinner</translation>
    </message>
    <message>
        <source>the question that was asked</source>
        <translation>la question posée</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Réponse enregistrée</translation>
    </message>
    <message>
        <source>what was recorded</source>
        <translation>ce qui a été enregistré</translation>
    </message>
    <message>
        <source>the true answer</source>
        <translation>la vraie réponse</translation>
    </message>
    <message>
        <source>Share of all</source>
        <translation>Part du total</translation>
    </message>
    <message>
        <source>the share of all people with this answer</source>
        <translation>la part de toutes les personnes ayant cette réponse</translation>
    </message>
    <message>
        <source>Given the report</source>
        <translation>Selon la réponse enregistrée</translation>
    </message>
    <message>
        <source>the share with this answer among those with this report</source>
        <translation>la part de cette réponse parmi ceux qui ont cette réponse enregistrée</translation>
    </message>
    <message>
        <source>the same at both ends of the share&apos;s interval</source>
        <translation>la même chose aux deux bornes de l’intervalle de la proportion</translation>
    </message>
    <message>
        <source>how likely each answer is, given each report, instead of the estimates</source>
        <translation>la probabilité de chaque réponse selon chaque réponse enregistrée, au lieu des estimations</translation>
    </message>
    <message>
        <source>only this question</source>
        <translation>seulement cette question</translation>
    </message>
    <message>
        <source>a direct question that forms groups</source>
        <translation>une question directe qui forme les groupes</translation>
    </message>
    <message>
        <source>of shares guarded (default), mid_p, wilson, exact, likelihood, wald, chebyshev, bayes, bootstrap; of means student (default), wald, chebyshev, hoeffding, bootstrap</source>
        <translation>de proportions guarded (par défaut), mid_p, wilson, exact, likelihood, wald, chebyshev, bayes, bootstrap ; de moyennes student (par défaut), wald, chebyshev, hoeffding, bootstrap</translation>
    </message>
    <message>
        <source>People in the population</source>
        <translation>Personnes dans la population</translation>
    </message>
    <message>
        <source>Numbers of people</source>
        <translation>Nombres de personnes</translation>
    </message>
    <message>
        <source>Share who do not follow the instruction</source>
        <translation>Part de ceux qui ne suivent pas la consigne</translation>
    </message>
    <message>
        <source>the estimates if a share of the respondents had not followed the instruction: shares such as 0:0.3, or with a step 0:0.3:0.1</source>
        <translation>les estimations si une part n’avait pas suivi la consigne : des parts comme 0:0.3, ou avec un pas 0:0.3:0.1</translation>
    </message>
    <message>
        <source>Safe answer</source>
        <translation>Réponse sûre</translation>
    </message>
    <message>
        <source>Inclusion probabilities</source>
        <translation>Probabilités d’inclusion</translation>
    </message>
    <message>
        <source>a table&apos;s column: each respondent&apos;s inclusion probability, for samples without replacement</source>
        <translation>une colonne du tableau : la probabilité d’inclusion de chaque répondant, pour des échantillons sans remise</translation>
    </message>
    <message>
        <source>Joint inclusion probabilities</source>
        <translation>Probabilités d’inclusion conjointes</translation>
    </message>
    <message>
        <source>Variance</source>
        <translation>Variance</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Interviews</source>
        <translation>Entretiens</translation>
    </message>
    <message>
        <source>Interviews in each group</source>
        <translation>Entretiens dans chaque groupe</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Puissance</translation>
    </message>
    <message>
        <source>Chart of interviews needed against the error, by method</source>
        <translation>Graphique du nombre d’entretiens nécessaires selon l’erreur, par méthode</translation>
    </message>
    <message>
        <source>Chart of the probability of detecting the difference, by number of interviews</source>
        <translation>Graphique de la probabilité de détecter la différence, selon le nombre d’entretiens</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Méthode</translation>
    </message>
    <message>
        <source>interviews; people to approach where some do not answer</source>
        <translation>entretiens ; personnes à solliciter si certaines ne répondent pas</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Confiance</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>of the design, as a survey file has them</source>
        <translation>du dispositif, comme dans un fichier d’enquête</translation>
    </message>
    <message>
        <source>privacy loss, in natural-log units, rounded up</source>
        <translation>perte de confidentialité, en unités de logarithme naturel, arrondie au-dessus</translation>
    </message>
    <message>
        <source>Expected share</source>
        <translation>Proportion attendue</translation>
    </message>
    <message>
        <source>the chance to detect the difference</source>
        <translation>la probabilité de détecter la différence</translation>
    </message>
    <message>
        <source>Designs</source>
        <translation>Dispositifs</translation>
    </message>
    <message>
        <source>Sample size and power</source>
        <translation>Taille d’échantillon et puissance</translation>
    </message>
    <message>
        <source>Prior probability</source>
        <translation>Probabilité a priori</translation>
    </message>
    <message>
        <source>After the report</source>
        <translation>Après la réponse enregistrée</translation>
    </message>
    <message>
        <source>Nothing learned</source>
        <translation>Rien appris</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Toutes ensemble</translation>
    </message>
    <message>
        <source>{question}: {answer}</source>
        <translation>{question}&#xa0;: {answer}</translation>
    </message>
    <message>
        <source>How likely an answer can seem after a report, compared with before; the table has the numbers</source>
        <translation>Degré de probabilité qu’une réponse peut sembler avoir après une réponse enregistrée, en fonction de celui d’avant&#xa0;; le tableau contient les nombres</translation>
    </message>
    <message>
        <source>After, at least</source>
        <translation>Après, au moins</translation>
    </message>
    <message>
        <source>After, at most</source>
        <translation>Après, au plus</translation>
    </message>
    <message>
        <source>how likely somebody thought the answer</source>
        <translation>la probabilité que quelqu’un donnait à la réponse</translation>
    </message>
    <message>
        <source>the least probability after the report</source>
        <translation>la plus petite probabilité après la réponse enregistrée</translation>
    </message>
    <message>
        <source>the largest probability after the report</source>
        <translation>la plus grande probabilité après la réponse enregistrée</translation>
    </message>
    <message>
        <source>the question that the report is to</source>
        <translation>la question de la réponse enregistrée</translation>
    </message>
    <message>
        <source>how its answers are randomized</source>
        <translation>comment ses réponses sont randomisées</translation>
    </message>
    <message>
        <source>which; empty where it is the same for every answer</source>
        <translation>laquelle ; vide si c’est pareil pour toutes</translation>
    </message>
    <message>
        <source>Totals</source>
        <translation>Totaux</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>the survey, or all waves of all surveys</source>
        <translation>l’enquête, ou toutes les vagues de toutes</translation>
    </message>
    <message>
        <source>Randomized questions</source>
        <translation>Questions avec tirage</translation>
    </message>
    <message>
        <source>of all waves together</source>
        <translation>de toutes les vagues ensemble</translation>
    </message>
    <message>
        <source>Waves</source>
        <translation>Vagues</translation>
    </message>
    <message>
        <source>how often the same people are asked</source>
        <translation>combien de fois les mêmes personnes sont interrogées</translation>
    </message>
    <message>
        <source>Exports</source>
        <translation>Exportations</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>what is given away</source>
        <translation>ce qui est transmis</translation>
    </message>
    <message>
        <source>What its reader can conclude</source>
        <translation>Qui le détient peut conclure</translation>
    </message>
    <message>
        <source>what is known to everybody who has it</source>
        <translation>ce que sait toute personne qui l’a</translation>
    </message>
    <message>
        <source>Small groups</source>
        <translation>Petits groupes</translation>
    </message>
    <message>
        <source>Direct questions</source>
        <translation>Questions directes</translation>
    </message>
    <message>
        <source>whose answers are crossed</source>
        <translation>dont les réponses sont croisées</translation>
    </message>
    <message>
        <source>combinations of answers that occur</source>
        <translation>combinaisons de réponses présentes</translation>
    </message>
    <message>
        <source>Smallest</source>
        <translation>Le plus petit</translation>
    </message>
    <message>
        <source>people in the smallest group</source>
        <translation>personnes dans le plus petit groupe</translation>
    </message>
    <message>
        <source>groups of fewer people than were asked for</source>
        <translation>groupes plus petits que la taille demandée</translation>
    </message>
    <message>
        <source>People in them</source>
        <translation>Personnes dans ces groupes</translation>
    </message>
    <message>
        <source>people in small groups</source>
        <translation>personnes dans de petits groupes</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Seules</translation>
    </message>
    <message>
        <source>people whose answers nobody else gave</source>
        <translation>personnes dont personne d’autre n’a donné les réponses</translation>
    </message>
    <message>
        <source>Make coarser</source>
        <translation>Rendre moins fin</translation>
    </message>
    <message>
        <source>the question whose leaving out frees most people from small groups</source>
        <translation>la question dont le retrait sort le plus de monde des petits groupes</translation>
    </message>
    <message>
        <source>Before and after</source>
        <translation>Avant et après</translation>
    </message>
    <message>
        <source>the question, or all together</source>
        <translation>la question, ou toutes ensemble</translation>
    </message>
    <message>
        <source>Privacy account</source>
        <translation>Compte de confidentialité</translation>
    </message>
    <message>
        <source>independence of the answers, with the coins taken into account</source>
        <translation>indépendance des réponses, compte tenu des pièces</translation>
    </message>
    <message>
        <source>a number, a rating, a day, a text, or an item of a ranking</source>
        <translation>un nombre, une note, un jour, un texte ou un élément d’un classement</translation>
    </message>
    <message>
        <source>numbers, ratings, days, rankings and texts, with commas</source>
        <translation>nombres, notes, jours, classements et textes, avec des virgules</translation>
    </message>
    <message>
        <source>No groups</source>
        <translation>Sans groupes</translation>
    </message>
    <message>
        <source>Earliest</source>
        <translation>Premier</translation>
    </message>
    <message>
        <source>the earliest day that was given</source>
        <translation>le premier jour donné</translation>
    </message>
    <message>
        <source>Latest</source>
        <translation>Dernier</translation>
    </message>
    <message>
        <source>the latest day that was given</source>
        <translation>le dernier jour donné</translation>
    </message>
    <message>
        <source>Different</source>
        <translation>Différents</translation>
    </message>
    <message>
        <source>how many different texts were given</source>
        <translation>combien de textes différents ont été donnés</translation>
    </message>
    <message>
        <source>Commonest</source>
        <translation>Le plus fréquent</translation>
    </message>
    <message>
        <source>All questions</source>
        <translation>Toutes les questions</translation>
    </message>
    <message>
        <source>rows by class and prediction:</source>
        <translation>lignes par classe et prédiction :</translation>
    </message>
    <message>
        <source>Learning curve</source>
        <translation>Courbe d’apprentissage</translation>
    </message>
    <message>
        <source>the learning curve instead of the measures</source>
        <translation>la courbe d’apprentissage au lieu des mesures</translation>
    </message>
    <message>
        <source>Folds</source>
        <translation>Plis</translation>
    </message>
    <message>
        <source>a cross-validation: of a public table in addition, with and without privacy; of a real table instead, for K − 1 times the ε of the model and the ε of the counts</source>
        <translation>une validation croisée : d’une table publique en plus, avec et sans confidentialité ; d’une table réelle à la place, pour K − 1 fois l’ε du modèle et l’ε des comptages</translation>
    </message>
    <message>
        <source>Area under the ROC curve</source>
        <translation>Aire sous la courbe ROC</translation>
    </message>
    <message>
        <source>for a real table: also the area under the ROC curve, for half of ε</source>
        <translation>pour une table réelle : aussi l’aire sous la courbe ROC, pour la moitié d’ε</translation>
    </message>
    <message>
        <source>for a public table: the accuracy of models trained on more and more of the rows, or at several epsilon: rows or epsilon</source>
        <translation>pour un tableau public : l’exactitude de modèles entraînés sur de plus en plus de lignes, ou à plusieurs epsilon : rows ou epsilon</translation>
    </message>
    <message>
        <source>of folds, public random shapes and drawn rows only; never of the noise that protects people</source>
        <translation>des plis, des formes aléatoires publiques et des lignes tirées seulement ; jamais du bruit qui protège les personnes</translation>
    </message>
    <message>
        <source>by chance</source>
        <translation>au hasard</translation>
    </message>
    <message>
        <source>of rows: the class that the model gave them</source>
        <translation>des lignes : la classe que le modèle leur a donnée</translation>
    </message>
    <message>
        <source>its interval, which covers sampling and noise; empty where none is known</source>
        <translation>son intervalle, qui couvre l’échantillonnage et le bruit ; vide s’il n’est pas connu</translation>
    </message>
    <message>
        <source>how many each model was trained on</source>
        <translation>combien de lignes ont servi à entraîner chaque modèle</translation>
    </message>
    <message>
        <source>of each model; empty where it is not private</source>
        <translation>de chaque modèle ; vide s’il n’est pas privé</translation>
    </message>
    <message>
        <source>mean over the splits</source>
        <translation>moyenne des découpages</translation>
    </message>
    <message>
        <source>of the accuracy</source>
        <translation>de l’exactitude</translation>
    </message>
    <message>
        <source>accuracy of saying the most frequent class of the training rows</source>
        <translation>exactitude obtenue en annonçant toujours la classe la plus fréquente des lignes d’entraînement</translation>
    </message>
    <message>
        <source>fit of the models</source>
        <translation>ajustement des modèles</translation>
    </message>
    <message>
        <source>logistic or linear; by default linear for a number, otherwise logistic</source>
        <translation>logistic ou linear&#xa0;; par défaut linear pour un nombre, sinon logistic</translation>
    </message>
    <message>
        <source>the design that is planned</source>
        <translation>le plan prévu</translation>
    </message>
    <message>
        <source>how the number was computed</source>
        <translation>comment le nombre a été calculé</translation>
    </message>
    <message>
        <source>the half width of the interval, as a share or in units</source>
        <translation>la demi-largeur de l’intervalle, en part ou en unités</translation>
    </message>
    <message>
        <source>how often the error stays within</source>
        <translation>à quelle fréquence l’erreur reste dedans</translation>
    </message>
    <message>
        <source>the answer that is planned for</source>
        <translation>la réponse prévue</translation>
    </message>
    <message>
        <source>Sample size</source>
        <translation>Taille de l’échantillon</translation>
    </message>
    <message>
        <source>Interviews by error</source>
        <translation>Entretiens selon l’erreur</translation>
    </message>
    <message>
        <source>Best design</source>
        <translation>Meilleur plan</translation>
    </message>
    <message>
        <source>Sealed or tallies</source>
        <translation>Scellés ou décomptes</translation>
    </message>
    <message>
        <source>Number of interviews</source>
        <translation>Nombre d’entretiens</translation>
    </message>
    <message>
        <source>the answer to plan for: yes, no, the number of an answer, or all (the least precise decides, the other answers dividing at their worst); default: yes, of more answers all</source>
        <translation>la réponse à prévoir : yes, no, le numéro d’une réponse, ou all (la moins précise décide, les autres se répartissant au pire) ; par défaut : yes, pour plus de réponses all</translation>
    </message>
    <message>
        <source>People of other kinds</source>
        <translation>Personnes d’autres sortes</translation>
    </message>
    <message>
        <source>people of other kinds, such as cheaters=0.1; may be repeated</source>
        <translation>personnes d’autres sortes, comme cheaters=0.1 ; peut être répété</translation>
    </message>
    <message>
        <source>Errors of a curve</source>
        <translation>Erreurs d’une courbe</translation>
    </message>
    <message>
        <source>the interviews that each error needs</source>
        <translation>les entretiens que demande chaque erreur</translation>
    </message>
    <message>
        <source>chebyshev, hoeffding, normal or exact</source>
        <translation>chebyshev, hoeffding, normal ou exact</translation>
    </message>
    <message>
        <source>Population</source>
        <translation>Population</translation>
    </message>
    <message>
        <source>the people that the sample is drawn from, where they are few</source>
        <translation>les personnes dont l’échantillon est tiré, si elles sont peu nombreuses</translation>
    </message>
    <message>
        <source>Choose the design</source>
        <translation>Choisir le plan</translation>
    </message>
    <message>
        <source>Number of choices</source>
        <translation>Nombre de modalités</translation>
    </message>
    <message>
        <source>Balanced classes</source>
        <translation>Classes équilibrées</translation>
    </message>
    <message>
        <source>weigh rare classes as much as frequent ones, for balanced accuracy: probabilities are then those of a population with equally many of each class; costs no ε</source>
        <translation>donner aux classes rares autant de poids qu’aux fréquentes, pour l’exactitude équilibrée : les probabilités sont alors celles d’une population où chaque classe est aussi nombreuse ; ne coûte pas d’ε</translation>
    </message>
    <message>
        <source>Weights of classes</source>
        <translation>Poids des classes</translation>
    </message>
    <message>
        <source>how much more a class counts in predictions, others counting 1; costs no ε; may be repeated</source>
        <translation>combien une classe compte de plus dans les prédictions, les autres comptant 1 ; ne coûte pas d’ε ; peut être répété</translation>
    </message>
    <message>
        <source>Trees</source>
        <translation>Arbres</translation>
    </message>
    <message>
        <source>how many trees</source>
        <translation>nombre d&apos;arbres</translation>
    </message>
    <message>
        <source>Rows of a branch, n_B</source>
        <translation>Lignes d&apos;une branche, n_B</translation>
    </message>
    <message>
        <source>rows that a branch must have to be split; by default so many that a leaf&apos;s counts stand out from its noise</source>
        <translation>lignes qu&apos;une branche doit avoir pour être divisée ; par défaut assez pour que les effectifs d&apos;une feuille dépassent son bruit</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatique</translation>
    </message>
    <message>
        <source>Weights of features</source>
        <translation>Poids des variables</translation>
    </message>
    <message>
        <source>how likely a tree asks for A, others being 1; may be repeated</source>
        <translation>avec quelle probabilité un arbre demande A, les autres valant 1 ; peut être répété</translation>
    </message>
    <message>
        <source>Branches grow</source>
        <translation>Les branches croissent</translation>
    </message>
    <message>
        <source>what ends a branch: expected, fewer rows than n_B were all levels equally frequent; synthetic, fewer than n_B in a private synthetic table of the features, for 0.15 of ε (free in synthesize, which has one); noisy, a noisy count below n_B, for half of a tree&apos;s ε; fixed, its depth</source>
        <translation>ce qui met fin à une branche : expected, moins de n_B lignes si tous les niveaux étaient également fréquents ; synthetic, moins de n_B dans un tableau synthétique privé des variables, pour 0,15 de ε (gratuit dans synthesize, qui en a un) ; noisy, un compte bruité inférieur à n_B, pour la moitié de l’ε d’un arbre ; fixed, sa profondeur</translation>
    </message>
    <message>
        <source>By a bound on the errors</source>
        <translation>Par une borne sur les erreurs</translation>
    </message>
    <message>
        <source>By held-out rows</source>
        <translation>Par des lignes mises de côté</translation>
    </message>
    <message>
        <source>Down every branch, by its share</source>
        <translation>Dans chaque branche, selon sa part</translation>
    </message>
    <message>
        <source>Down the most frequent branch</source>
        <translation>Dans la branche la plus fréquente</translation>
    </message>
    <message>
        <source>Down a branch of its own</source>
        <translation>Dans une branche à elle</translation>
    </message>
    <message>
        <source>How it is made</source>
        <translation>Comment il est fait</translation>
    </message>
    <message>
        <source>auto: which columns go together is chosen under ε (the default); naive-bayes: the label with each other column; forest: the label drawn from the leaves of random trees</source>
        <translation>auto : les colonnes qui vont ensemble sont choisies sous ε (par défaut) ; naive-bayes : l&apos;étiquette avec chaque autre colonne ; forest : l&apos;étiquette tirée des feuilles d&apos;arbres aléatoires</translation>
    </message>
    <message>
        <source>Columns that go together, chosen under ε</source>
        <translation>Colonnes qui vont ensemble, choisies sous ε</translation>
    </message>
    <message>
        <source>The label with each other column</source>
        <translation>L&apos;étiquette avec chaque autre colonne</translation>
    </message>
    <message>
        <source>The label from the leaves of a forest</source>
        <translation>L&apos;étiquette tirée des feuilles d&apos;une forêt</translation>
    </message>
    <message>
        <source>Label of the table</source>
        <translation>Étiquette du tableau</translation>
    </message>
    <message>
        <source>what naive-bayes and forest draw by the other columns; alone it stands for naive-bayes; auto takes its pairs and triples first</source>
        <translation>ce que naive-bayes et forest tirent d'après les autres colonnes ; seule, elle vaut pour naive-bayes ; auto prend d'abord ses paires et ses triplets</translation>
    </message>
    <message>
        <source>Predictors of a forest</source>
        <translation>Prédicteurs d&apos;une forêt</translation>
    </message>
    <message>
        <source>what a forest&apos;s trees ask for; default: all other columns</source>
        <translation>ce que demandent les arbres d&apos;une forêt ; par défaut toutes les autres colonnes</translation>
    </message>
    <message>
        <source>Columns of the table</source>
        <translation>Colonnes du tableau</translation>
    </message>
    <message>
        <source>which columns; default: all</source>
        <translation>quelles colonnes ; par défaut toutes</translation>
    </message>
    <message>
        <source>Synthetic rows</source>
        <translation>Lignes synthétiques</translation>
    </message>
    <message>
        <source>default: about as many as there are</source>
        <translation>par défaut environ autant qu&apos;il y en a</translation>
    </message>
    <message>
        <source>about as many as there are</source>
        <translation>environ autant qu&apos;il y en a</translation>
    </message>
    <message>
        <source>Seed of the rows</source>
        <translation>Graine des lignes</translation>
    </message>
    <message>
        <source>while n_B rows of an own synthetic table come to them</source>
        <translation>tant que n_B lignes de son propre tableau synthétique y arrivent</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Profondeur</translation>
    </message>
    <message>
        <source>the fixed depth of branches, by default half as many as there are features; else the largest</source>
        <translation>la profondeur fixe des branches, par défaut la moitié du nombre de variables ; sinon la plus grande</translation>
    </message>
    <message>
        <source>Least depth</source>
        <translation>Profondeur minimale</translation>
    </message>
    <message>
        <source>no branch is shorter</source>
        <translation>aucune branche n&apos;est plus courte</translation>
    </message>
    <message>
        <source>Rows of its own for each tree</source>
        <translation>Lignes propres à chaque arbre</translation>
    </message>
    <message>
        <source>each tree counts a part of the rows with all of ε, instead of all rows with a part of ε</source>
        <translation>chaque arbre compte une partie des lignes avec tout ε, au lieu de toutes les lignes avec une partie d&apos;ε</translation>
    </message>
    <message>
        <source>Seed of the trees&apos; shapes</source>
        <translation>Graine des formes des arbres</translation>
    </message>
    <message>
        <source>of the trees&apos; shapes, which are public; never of the noise that protects people</source>
        <translation>des formes des arbres, qui sont publiques ; jamais du bruit qui protège les personnes</translation>
    </message>
    <message>
        <source>Splits are chosen by</source>
        <translation>Les divisions sont choisies par</translation>
    </message>
    <message>
        <source>what makes one split better than another: gain, as ID3, or gain-ratio, as C4.5</source>
        <translation>ce qui rend une division meilleure qu&apos;une autre : gain, comme ID3, ou gain-ratio, comme C4.5</translation>
    </message>
    <message>
        <source>Branches of a split</source>
        <translation>Branches d&apos;une division</translation>
    </message>
    <message>
        <source>what a node asks: one-level, whether a feature has a level, or every-level, which one, as ID3</source>
        <translation>ce que demande un nœud : one-level, si une variable a une modalité, ou every-level, laquelle, comme ID3</translation>
    </message>
    <message>
        <source>Pruning</source>
        <translation>Élagage</translation>
    </message>
    <message>
        <source>pessimistic, by a bound on each leaf&apos;s errors; reduced-error, by a third of the rows, on which the tree is not grown; or none</source>
        <translation>pessimistic, par une borne sur les erreurs de chaque feuille ; reduced-error, par un tiers des lignes, sur lesquelles l’arbre n’est pas construit ; ou none</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>While n_B rows can be expected</source>
        <translation>Tant que n_B lignes sont attendues</translation>
    </message>
    <message>
        <source>While a noisy count is n_B or more</source>
        <translation>Tant qu&apos;un effectif bruité atteint n_B</translation>
    </message>
    <message>
        <source>To a fixed depth</source>
        <translation>Jusqu&apos;à une profondeur fixe</translation>
    </message>
    <message>
        <source>Information gain</source>
        <translation>Gain d&apos;information</translation>
    </message>
    <message>
        <source>Gain ratio</source>
        <translation>Rapport de gain</translation>
    </message>
    <message>
        <source>One level, and all others</source>
        <translation>Une modalité et toutes les autres</translation>
    </message>
    <message>
        <source>Every level</source>
        <translation>Chaque modalité</translation>
    </message>
    <message>
        <source>A missing value goes</source>
        <translation>Une valeur manquante va</translation>
    </message>
    <message>
        <source>where a row goes whose value is missing: shares, down every branch, in parts as large as their shares, as C4.5; most-frequent, down the most frequent branch; or own-level, down one of its own</source>
        <translation>où va une ligne dont la valeur manque : shares, dans chaque branche, en parties aussi grandes que leurs parts, comme C4.5 ; most-frequent, dans la branche la plus fréquente ; ou own-level, dans une branche à elle</translation>
    </message>
    <message>
        <source>Fewest rows to split</source>
        <translation>Moins de lignes pour diviser</translation>
    </message>
    <message>
        <source>a node with fewer rows is a leaf</source>
        <translation>un nœud avec moins de lignes est une feuille</translation>
    </message>
    <message>
        <source>Largest depth</source>
        <translation>Profondeur maximale</translation>
    </message>
    <message>
        <source>the longest way down</source>
        <translation>le plus long chemin vers le bas</translation>
    </message>
    <message>
        <source>the text that was given most often; none where each was given once</source>
        <translation>le texte donné le plus souvent ; aucun si chacun n’a été donné qu’une fois</translation>
    </message>
    <message>
        <source>the interviews that you can make, instead of the error; gives the error reached</source>
        <translation>les entretiens possibles, au lieu de l’erreur ; donne l’erreur atteinte</translation>
    </message>
    <message>
        <source>choose the design for a number of choices, a privacy loss and a number of interviews, and say why</source>
        <translation>choisit le plan pour un nombre de choix, une perte de confidentialité et un nombre d’entretiens, et dit pourquoi</translation>
    </message>
    <message>
        <source>for choosing a design; 2 by default</source>
        <translation>pour choisir un plan ; 2 par défaut</translation>
    </message>
    <message>
        <source>With tallies</source>
        <translation>Avec des décomptes</translation>
    </message>
    <message>
        <source>compare with tallies that trustees open, where coins may be weaker: the design&apos;s parameters there, such as p=9/10, or design=NAME; may be repeated</source>
        <translation>comparer avec des décomptes que des dépositaires ouvrent, où les pièces peuvent être plus faibles : les paramètres du dispositif dans ce cas, comme p=9/10, ou design=NOM ; répétable</translation>
    </message>
    <message>
        <source>Target power</source>
        <translation>Puissance visée</translation>
    </message>
    <message>
        <source>wanted; default 0.8</source>
        <translation>voulue ; par défaut 0,8</translation>
    </message>
    <message>
        <source>Significance level</source>
        <translation>Seuil de signification</translation>
    </message>
    <message>
        <source>the level of the test; 0.05 by default</source>
        <translation>le niveau du test ; 0,05 par défaut</translation>
    </message>
    <message>
        <source>Sizes of a curve</source>
        <translation>Tailles d’une courbe</translation>
    </message>
    <message>
        <source>the power of each of these numbers</source>
        <translation>la puissance de chacun de ces nombres</translation>
    </message>
    <message>
        <source>One-sided test</source>
        <translation>Test unilatéral</translation>
    </message>
    <message>
        <source>test in one direction only</source>
        <translation>tester dans une seule direction</translation>
    </message>
    <message>
        <source>Error of</source>
        <translation>Erreur de</translation>
    </message>
    <message>
        <source>total: sampling and coins together; coins only: as where everybody is asked</source>
        <translation>total : échantillonnage et tirage ensemble ; coins only : comme si tous étaient interrogés</translation>
    </message>
    <message>
        <source>of the answer that is planned for</source>
        <translation>de la réponse prévue</translation>
    </message>
    <message>
        <source>Without a difference</source>
        <translation>Sans différence</translation>
    </message>
    <message>
        <source>the share, or mean, where there is no difference</source>
        <translation>la part, ou moyenne, s’il n’y a pas de différence</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Attendu</translation>
    </message>
    <message>
        <source>the share, or mean, that is expected</source>
        <translation>la part, ou moyenne, attendue</translation>
    </message>
    <message>
        <source>In the other group</source>
        <translation>Dans l’autre groupe</translation>
    </message>
    <message>
        <source>the share, or mean, expected in the other group</source>
        <translation>la part, ou moyenne, attendue dans l’autre groupe</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Côtés</translation>
    </message>
    <message>
        <source>1 or 2: the number of directions that are tested</source>
        <translation>1 ou 2 : le nombre de directions testées</translation>
    </message>
    <message>
        <source>Largest standard error</source>
        <translation>Plus grande erreur type</translation>
    </message>
    <message>
        <source>Standard error by the coins</source>
        <translation>Erreur type due au tirage</translation>
    </message>
    <message>
        <source>averaged over the choices</source>
        <translation>en moyenne sur les choix</translation>
    </message>
    <message>
        <source>of one choice, sampling included</source>
        <translation>d’un choix, échantillonnage compris</translation>
    </message>
    <message>
        <source>Reports</source>
        <translation>Réponses enregistrées</translation>
    </message>
    <message>
        <source>how many different reports there are</source>
        <translation>combien il y a de réponses enregistrées différentes</translation>
    </message>
    <message>
        <source>how often they answer each; default: 1</source>
        <translation>combien de fois ils répondent à chacune ; par défaut : 1</translation>
    </message>
    <message>
        <source>Smallest group</source>
        <translation>Plus petit groupe</translation>
    </message>
    <message>
        <source>groups of fewer people are small; default: 10</source>
        <translation>les groupes de moins de personnes sont petits ; par défaut : 10</translation>
    </message>
    <message>
        <source>Survey</source>
        <translation>Enquête</translation>
    </message>
    <message>
        <source>id and version of the survey</source>
        <translation>identifiant et version de l’enquête</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Que faire</translation>
    </message>
    <message>
        <source>what to do about it</source>
        <translation>que faire à ce sujet</translation>
    </message>
    <message>
        <source>Stopped in the practice</source>
        <translation>Arrêtés pendant l’entraînement</translation>
    </message>
    <message>
        <source>respondents who got no further than the practice</source>
        <translation>répondants qui n’ont pas dépassé l’entraînement</translation>
    </message>
    <message>
        <source>with which it is found</source>
        <translation>avec laquelle cela est trouvé</translation>
    </message>
    <message>
        <source>whether the numbers are in units of answers</source>
        <translation>si les nombres sont en unités de réponses</translation>
    </message>
    <message>
        <source>{number} pp</source>
        <translation>{number} pt</translation>
    </message>
    <message>
        <source>{low} to {high} pp</source>
        <translation>{low} à {high} pt</translation>
    </message>
</context>
<context>
    <name>closing</name>
    <message>
        <source>Files are being imported. If you stop now, the project stays as it was before the import.</source>
        <translation>Des fichiers sont en cours d’importation. Si vous arrêtez maintenant, le projet reste tel qu’il était avant.</translation>
    </message>
    <message>
        <source>A copy of the project is being saved. If you stop now, there is no copy.</source>
        <translation>Une copie du projet est en cours d’enregistrement. Si vous arrêtez maintenant, il n’y a pas de copie.</translation>
    </message>
    <message>
        <source>What was removed is being erased. If you stop now, it may still be in the project’s file.</source>
        <translation>Ce qui a été retiré est en cours d’effacement. Si vous arrêtez maintenant, cela peut rester dans le fichier du projet.</translation>
    </message>
    <message>
        <source>The project is being encrypted. If you stop now, it may still be unencrypted.</source>
        <translation>Le projet est en cours de chiffrement. Si vous arrêtez maintenant, il peut rester non chiffré.</translation>
    </message>
    <message>
        <source>A report is being written. If you stop now, it is not written.</source>
        <translation>Un rapport est en cours d’écriture. Si vous arrêtez maintenant, il n’est pas écrit.</translation>
    </message>
    <message>
        <source>A model is being computed. If you stop now, its result is lost.</source>
        <translation>Un modèle est en cours de calcul. Si vous arrêtez maintenant, son résultat est perdu.</translation>
    </message>
    <message>
        <source>The survey is being rehearsed. If you stop now, the result is lost.</source>
        <translation>L’enquête est en cours de répétition. Si vous arrêtez maintenant, le résultat est perdu.</translation>
    </message>
    <message>
        <source>A file is being written. If you stop now, it is not written.</source>
        <translation>Un fichier est en cours d’écriture. Si vous arrêtez maintenant, il n’est pas écrit.</translation>
    </message>
    <message>
        <source>Work is under way</source>
        <translation>Un travail est en cours</translation>
    </message>
    <message>
        <source>&amp;Stop it</source>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <source>&amp;Let it go on</source>
        <translation>&amp;Laisser continuer</translation>
    </message>
</context>
<context>
    <name>controls</name>
    <message>
        <source>people who do not follow the instruction but touch anything</source>
        <translation>personnes qui ne suivent pas la consigne mais touchent n’importe quoi</translation>
    </message>
    <message>
        <source>people with the trait, corrected for careless answers by the control question</source>
        <translation>personnes concernées, corrigé des réponses négligentes par la question de contrôle</translation>
    </message>
    <message>
        <source>people without the trait, corrected for careless answers by the control question</source>
        <translation>personnes non concernées, corrigé des réponses négligentes par la question de contrôle</translation>
    </message>
    <message>
        <source>nobody answers carelessly</source>
        <translation>personne ne répond négligemment</translation>
    </message>
</context>
<context>
    <name>editor</name>
    <message>
        <source>Not sensitive: recorded as given</source>
        <translation>Non sensible&#xa0;: enregistrée telle quelle</translation>
    </message>
    <message>
        <source>Strong privacy (ε ≤ {ceiling})</source>
        <translation>Forte confidentialité (ε ≤ {ceiling})</translation>
    </message>
    <message>
        <source>Balanced (ε ≤ {ceiling})</source>
        <translation>Équilibré (ε ≤ {ceiling})</translation>
    </message>
    <message>
        <source>Fewest interviews (ε ≤ {ceiling})</source>
        <translation>Le moins d’entretiens (ε ≤ {ceiling})</translation>
    </message>
    <message>
        <source>Choose a design myself</source>
        <translation>Choisir un dispositif moi-même</translation>
    </message>
    <message>
        <source>Unsaved survey</source>
        <translation>Enquête non enregistrée</translation>
    </message>
    <message>
        <source>The survey has changes that are not saved.</source>
        <translation>L’enquête a des modifications qui ne sont pas enregistrées.</translation>
    </message>
    <message>
        <source>Is this intended?</source>
        <translation>Est-ce bien voulu ?</translation>
    </message>
    <message>
        <source>Save the survey only if this is what you intend:</source>
        <translation>N’enregistrez l’enquête que si c’est bien voulu :</translation>
    </message>
    <message>
        <source>Yes or no</source>
        <translation>Oui ou non</translation>
    </message>
    <message>
        <source>Single choice</source>
        <translation>Choix unique</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Échelle</translation>
    </message>
    <message>
        <source>Multiple choice</source>
        <translation>Choix multiple</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Joint question</source>
        <translation>Question conjointe</translation>
    </message>
    <message>
        <source>Note to read</source>
        <translation>Note à lire</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
</context>
<context>
    <name>file_reports</name>
    <message>
        <source>Imported</source>
        <translation>Importé</translation>
    </message>
    <message>
        <source>Already imported</source>
        <translation>Déjà importé</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Refusé</translation>
    </message>
    <message>
        <source>On hold</source>
        <translation>En attente</translation>
    </message>
    <message>
        <source>Not imported</source>
        <translation>Non pris</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>New interviews</source>
        <translation>Nouveaux entretiens</translation>
    </message>
    <message>
        <source>Already there</source>
        <translation>Déjà présents</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Kiosk</source>
        <translation>Borne</translation>
    </message>
    <message>
        <source>The first two words of the kiosk&apos;s name.</source>
        <translation>Les deux premiers mots du nom de la borne.</translation>
    </message>
    <message>
        <source>Table, not signed</source>
        <translation>Tableau, non signé</translation>
    </message>
    <message>
        <source>SHA-256 of the file: {sha256}</source>
        <translation>SHA-256 du fichier&#xa0;: {sha256}</translation>
    </message>
    <message>
        <source>Interviews that are damaged and were left out: {count}. The first: {first}</source>
        <translation>Entretiens endommagés et écartés&#xa0;: {count}. Le premier&#xa0;: {first}</translation>
    </message>
    <message>
        <source>Rows that were skipped: {count}. The first: {first}</source>
        <translation>Lignes refusées et omises&#xa0;: {count}. La première&#xa0;: {first}</translation>
    </message>
    <message>
        <source>Its respondents may also be in another file</source>
        <translation>Ses personnes sont peut-être dans un autre fichier aussi</translation>
    </message>
    <message>
        <source>Rows left out: {count}</source>
        <translation>Lignes omises&#xa0;: {count}</translation>
    </message>
    <message>
        <source>Its kiosk is not known yet</source>
        <translation>Sa borne n’est pas encore connue</translation>
    </message>
    <message>
        <source>Its kiosk was revoked</source>
        <translation>Sa borne a été révoquée</translation>
    </message>
    <message>
        <source>Sealed: it needs the analyst&apos;s key</source>
        <translation>Scellé&#xa0;: il faut la clé de l’analyste</translation>
    </message>
    <message>
        <source>Sealed to another key</source>
        <translation>Scellé avec une autre clé</translation>
    </message>
    <message>
        <source>A table: open it with “Import a table…”</source>
        <translation>Un tableau&#xa0;: ouvrez-le par «&#xa0;Importer un tableau…&#xa0;»</translation>
    </message>
    <message>
        <source>Other files in the folder, not collection files</source>
        <translation>D’autres fichiers du dossier, qui ne sont pas des fichiers de collecte</translation>
    </message>
    <message>
        <source>{file} belongs to the survey {survey}, which is not in this project. You can add it: each survey is analysed separately, and you choose the one to show in the status bar.</source>
        <translation>{file} appartient à l’enquête {survey}, qui n’est pas dans ce projet. Vous pouvez l’ajouter : chaque enquête est analysée séparément, et vous choisissez celle à afficher dans la barre d’état.</translation>
    </message>
    <message>
        <source>{file}: imported (a table, not signed).</source>
        <translation>{file}&#xa0;: un tableau, que personne n’a signé&#xa0;; importé.</translation>
    </message>
    <message>
        <source>{file}: nothing changed; all of its interviews were already in the project.</source>
        <translation>{file}&#xa0;: tous ses entretiens étaient déjà dans le projet&#xa0;; rien n’a changé.</translation>
    </message>
    <message>
        <source>{file}: checked, signed by its kiosk, and imported.</source>
        <translation>{file}&#xa0;: vérifié, signé par sa borne et importé.</translation>
    </message>
    <message>
        <source>New interviews: {new} (files imported: {files}).</source>
        <translation>Nouveaux entretiens&#xa0;: {new} (fichiers importés&#xa0;: {files}).</translation>
    </message>
    <message>
        <source>Files already imported before: {files}.</source>
        <translation>Fichiers déjà importés auparavant&#xa0;: {files}.</translation>
    </message>
    <message>
        <source>Files refused: {files}; the table says why.</source>
        <translation>Fichiers refusés&#xa0;: {files}&#xa0;; le tableau dit pourquoi.</translation>
    </message>
    <message>
        <source>Files of unknown kiosks, on hold: {files}. “Kiosks…” shows whose they are.</source>
        <translation>Fichiers de bornes inconnues, en attente&#xa0;: {files}&#xa0;; «&#xa0;Bornes…&#xa0;» montre d’où ils viennent.</translation>
    </message>
    <message>
        <source>Tables in the folder, not imported: {files}. Use “Import a table…” for them.</source>
        <translation>Tableaux du dossier, non pris&#xa0;: {files}&#xa0;; «&#xa0;Importer un tableau…&#xa0;» les met en correspondance avec l’enquête.</translation>
    </message>
    <message>
        <source>Damaged interviews left out: {n}.</source>
        <translation>Entretiens endommagés et écartés&#xa0;: {n}.</translation>
    </message>
    <message>
        <source>Rows of tables skipped: {n}.</source>
        <translation>Lignes de tableaux refusées et omises&#xa0;: {n}.</translation>
    </message>
    <message>
        <source>Interviews</source>
        <translation>Entretiens</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>Lot</translation>
    </message>
    <message>
        <source>The number of the file on its kiosk. A kiosk starts a new file from time to time.</source>
        <translation>Le numéro du fichier sur sa borne&#xa0;; on en commence un nouveau de temps en temps.</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportation</translation>
    </message>
    <message>
        <source>How many exports the kiosk had made when it wrote this file.</source>
        <translation>Combien de fois cette borne avait exporté quand elle a écrit ce fichier.</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Premier jour</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Dernier jour</translation>
    </message>
</context>
<context>
    <name>forms</name>
    <message>
        <source>{file} is written. The form was converted as follows:</source>
        <translation>{file} est écrit. Le formulaire a été converti ainsi :</translation>
    </message>
    <message>
        <source>{file} was not converted. Change the entries marked “must change” in the form, then try again.</source>
        <translation>{file} n’a pas été converti. Changez dans le formulaire ce qui « doit changer », puis réessayez.</translation>
    </message>
</context>
<context>
    <name>kiosk</name>
    <message>
        <source>fewer than {step} times</source>
        <translation>moins de {step} fois</translation>
    </message>
    <message>
        <source>about {tens} times</source>
        <translation>environ {tens} fois</translation>
    </message>
    <message>
        <source>fewer than {step} interviews</source>
        <translation>moins de {step} entretiens</translation>
    </message>
    <message>
        <source>about {tens} interviews</source>
        <translation>environ {tens} entretiens</translation>
    </message>
    <message>
        <source>Surveyapp kiosk</source>
        <translation>Borne Surveyapp</translation>
    </message>
    <message>
        <source>Other folder…</source>
        <translation>Autre dossier…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>↑  One folder up</source>
        <translation>↑  Dossier parent</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>The program in words: being computed…</source>
        <translation>Le programme en mots : calcul en cours…</translation>
    </message>
    <message>
        <source>Build {build}. The program in words: {words}</source>
        <translation>Version {build}. Le programme en mots : {words}</translation>
    </message>
    <message>
        <source>The program&apos;s words cannot be computed.</source>
        <translation>Les mots du programme ne peuvent pas être calculés.</translation>
    </message>
    <message>
        <source>Sound: this device cannot play it. The program was installed without sound.</source>
        <translation>Son : cet appareil ne peut pas le jouer. Le programme a été installé sans le son.</translation>
    </message>
    <message>
        <source>Sound: off. Do the headphones check to turn it on.</source>
        <translation>Son : coupé. Faites l’essai du casque pour le mettre.</translation>
    </message>
    <message>
        <source>Sound: through headphones.</source>
        <translation>Son : par le casque.</translation>
    </message>
    <message>
        <source>Sound: the loudspeaker is allowed.</source>
        <translation>Son : le haut-parleur est permis.</translation>
    </message>
</context>
<context>
    <name>kiosks</name>
    <message>
        <source>Words</source>
        <translation>Mots</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Interviews</source>
        <translation>Entretiens</translation>
    </message>
    <message>
        <source>On hold</source>
        <translation>En attente</translation>
    </message>
    <message>
        <source>Broken off</source>
        <translation>Interrompus</translation>
    </message>
    <message>
        <source>Interviews that were begun and stopped.</source>
        <translation>Entretiens commencés puis arrêtés.</translation>
    </message>
    <message>
        <source>Timed out</source>
        <translation>Expirés</translation>
    </message>
    <message>
        <source>Interviews that were left without an answer for too long.</source>
        <translation>Entretiens que personne n’a poursuivis.</translation>
    </message>
    <message>
        <source>Ended in practice</source>
        <translation>Arrêtés à l’essai</translation>
    </message>
    <message>
        <source>Broken off or timed out before the practice was done.</source>
        <translation>Interrompus ou expirés avant la fin de l’essai.</translation>
    </message>
    <message>
        <source>Not understood</source>
        <translation>Non compris</translation>
    </message>
    <message>
        <source>Comprehension checks that were not passed.</source>
        <translation>Contrôles de compréhension non réussis.</translation>
    </message>
    <message>
        <source>Revoked</source>
        <translation>Révoquée</translation>
    </message>
    <message>
        <source>Simulated</source>
        <translation>Simulée</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>Acceptée</translation>
    </message>
    <message>
        <source>Waiting to be accepted</source>
        <translation>À accepter</translation>
    </message>
</context>
<context>
    <name>messages</name>
    <message>
        <source>{option}: {reason}.</source>
        <translation>{option}&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>The operating system&apos;s random generator does not answer, so no question is asked. Restart the device; if it happens again, do not use it for interviews.</source>
        <translation>Le générateur aléatoire du système d’exploitation ne répond pas&#xa0;; aucune question n’est donc posée. Redémarrez l’appareil&#xa0;; si cela se reproduit, ne l’utilisez pas pour des entretiens.</translation>
    </message>
    <message>
        <source>{parameter} is {value}, which is not a number; write it as &quot;3/4&quot;, &quot;0.75&quot; or 0.75.</source>
        <translation>{parameter} vaut {value}, qui n’est pas un nombre&#xa0;; écrivez-le sous la forme &quot;3/4&quot;, &quot;0.75&quot; ou 0.75.</translation>
    </message>
    <message>
        <source>{parameter} is {value}; it must be {allowed}.</source>
        <translation>{parameter} vaut {value}&#xa0;; ce doit être {allowed}.</translation>
    </message>
    <message>
        <source>{parameter} is not a distribution: {reason}. List the values with their probabilities, as in &quot;1: 1/2, 2: 1/4, 3: 1/4&quot;, or, to analyse what others collected, &quot;mean 2, sd 0.5&quot;.</source>
        <translation>{parameter} n’est pas une distribution&#xa0;: {reason}. Donnez les valeurs avec leurs probabilités, comme dans &quot;1: 1/2, 2: 1/4, 3: 1/4&quot;, ou, pour analyser ce que d’autres ont recueilli, &quot;mean 2, sd 0.5&quot;.</translation>
    </message>
    <message>
        <source>{parameter} is missing; give {meaning}, {allowed}.</source>
        <translation>{parameter} manque&#xa0;; indiquez {meaning}, {allowed}.</translation>
    </message>
    <message>
        <source>{parameter} is not a parameter of {design}; it takes {known}.</source>
        <translation>{parameter} n’est pas un paramètre de {design}&#xa0;; ce dispositif accepte {known}.</translation>
    </message>
    <message>
        <source>{parameter}: {reason}.</source>
        <translation>{parameter}&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>{first}</source>
        <translation>{first}</translation>
    </message>
    <message>
        <source>The number must be from {minimum} to {maximum}, in steps of {step}.</source>
        <translation>Le nombre doit être compris entre {minimum} et {maximum}, par pas de {step}.</translation>
    </message>
    <message>
        <source>The inclusion probability of respondent {row} is {probability}; it must be above 0 and at most 1.</source>
        <translation>La probabilité d’inclusion du répondant {row} est {probability}&#xa0;; elle doit être supérieure à 0 et d’au plus 1.</translation>
    </message>
    <message>
        <source>The joint inclusion probabilities do not fit: {reason}. They are a symmetric table with one row and one column for each respondent, and each respondent&apos;s own probability on the diagonal.</source>
        <translation>Les probabilités d’inclusion conjointes ne conviennent pas&#xa0;: {reason}. Elles forment un tableau symétrique avec une ligne et une colonne par répondant, et la probabilité propre de chacun sur la diagonale.</translation>
    </message>
    <message>
        <source>There are {reports} reports but the column “{column}” has {length} rows. Each respondent needs one row in every column.</source>
        <translation>Il y a {reports} réponses enregistrées mais la colonne «&#xa0;{column}&#xa0;» a {length} lignes. Chaque répondant a besoin d’une ligne dans chaque colonne.</translation>
    </message>
    <message>
        <source>The size of the population is {population}; a share of a known population needs its size, above 0. Give it, or let the weights estimate it.</source>
        <translation>La taille de la population est {population}&#xa0;; une proportion d’une population connue a besoin de sa taille, supérieure à 0. Indiquez-la, ou laissez les poids l’estimer.</translation>
    </message>
    <message>
        <source>The positions of the {answers} answers must be as many numbers, each above the one before. Correct them; without any they are 1, 2, 3 and so on.</source>
        <translation>Les positions des {answers} réponses doivent être autant de nombres, chacun supérieur au précédent. Corrigez-les&#xa0;; sans indication, ce sont 1, 2, 3 et ainsi de suite.</translation>
    </message>
    <message>
        <source>One group chose among {first} answers and the other among {second}, so their distributions have no distance. Compare groups that were asked the same question.</source>
        <translation>Un groupe a choisi parmi {first} réponses et l’autre parmi {second}&#xa0;; leurs distributions n’ont donc pas de distance. Comparez des groupes à qui la même question a été posée.</translation>
    </message>
    <message>
        <source>Report {number} is {report}, which {design} never gives. The data belong to another design or another number of choices; check which survey they were collected with.</source>
        <translation>La réponse enregistrée {number} est {report}, que {design} ne donne jamais. Les données relèvent d’un autre dispositif ou d’un autre nombre de choix&#xa0;; vérifiez de quelle enquête elles viennent.</translation>
    </message>
    <message>
        <source>The level of an interval is {level}; it must be above 0 and below 1. Write 0.95 for 95 %.</source>
        <translation>Le niveau d’un intervalle est {level}&#xa0;; il doit être supérieur à 0 et inférieur à 1. Écrivez 0.95 pour 95&#xa0;%.</translation>
    </message>
    <message>
        <source>{group} has {n} interviews; at least {needed} are needed. Import more, or use a larger group.</source>
        <translation>{group} compte {n} entretiens&#xa0;; il en faut au moins {needed}. Importez-en d’autres ou prenez un groupe plus grand.</translation>
    </message>
    <message>
        <source>A count of {count} was reported where only 0 to {most} is possible. Check the number of statements.</source>
        <translation>Un compte de {count} a été enregistré là où seul 0 à {most} est possible. Vérifiez le nombre d’énoncés.</translation>
    </message>
    <message>
        <source>{questions} questions with {cells} combinations of answers cannot be estimated together. Choose at most 4 questions, with fewer choices.</source>
        <translation>{questions} questions avec {cells} combinaisons de réponses ne peuvent pas être estimées ensemble. Choisissez 4 questions au plus, avec moins de choix.</translation>
    </message>
    <message>
        <source>Sample {sample} of {samples} has no reports; this design needs some in each. Import more interviews, or choose a larger group.</source>
        <translation>L’échantillon {sample} sur {samples} n’a aucune réponse enregistrée&#xa0;; ce dispositif en demande dans chacun. Importez d’autres entretiens ou choisissez un groupe plus grand.</translation>
    </message>
    <message>
        <source>In sample {sample}, report number {report} was counted {count} times, but the design never gives it there. The data belong to another design; check which survey they were collected with.</source>
        <translation>Dans l’échantillon {sample}, la réponse numéro {report} a été comptée {count} fois, mais le dispositif ne l’y donne jamais. Les données relèvent d’un autre dispositif&#xa0;; vérifiez de quelle enquête elles viennent.</translation>
    </message>
    <message>
        <source>A report is {report}, but the design never gives that number. The data belong to another design or another scale; check which survey they were collected with.</source>
        <translation>Une réponse enregistrée est {report}, mais le dispositif ne donne jamais ce nombre. Les données relèvent d’un autre dispositif ou d’une autre échelle&#xa0;; vérifiez de quelle enquête elles viennent.</translation>
    </message>
    <message>
        <source>The {what} is {value}; it must be {allowed}.</source>
        <translation>Pour {what}, la valeur est {value}&#xa0;; elle doit être {allowed}.</translation>
    </message>
    <message>
        <source>There are no reports, so nothing can be estimated. Import interviews that answer this question, or choose a larger group.</source>
        <translation>Il n’y a aucune réponse enregistrée&#xa0;; rien ne peut donc être estimé. Importez des entretiens qui répondent à cette question ou choisissez un groupe plus grand.</translation>
    </message>
    <message>
        <source>Report number {report} was counted {count} times, but the design never gives it. The data belong to another design; check which survey they were collected with.</source>
        <translation>La réponse numéro {report} a été comptée {count} fois, mais le dispositif ne la donne jamais. Les données relèvent d’un autre dispositif&#xa0;; vérifiez de quelle enquête elles viennent.</translation>
    </message>
    <message>
        <source>There are {n} reports but the population is given as {population}. Give the number of people that the sample was drawn from, at least {n}, or leave it out.</source>
        <translation>Il y a {n} réponses enregistrées, mais la population indiquée est de {population}. Indiquez le nombre de personnes dont l’échantillon a été tiré, au moins {n}, ou omettez-le.</translation>
    </message>
    <message>
        <source>The {what} needs one number for each of the {levels} levels{condition}. Correct it.</source>
        <translation>Pour {what}, il faut un nombre pour chacun des {levels} niveaux{condition}. Corrigez-le.</translation>
    </message>
    <message>
        <source>Respondent number {row} gave a report that the design never gives. The data belong to another design; check which survey they were collected with.</source>
        <translation>Le répondant numéro {row} a donné une réponse que le dispositif ne donne jamais. Les données relèvent d’un autre dispositif&#xa0;; vérifiez de quelle enquête elles viennent.</translation>
    </message>
    <message>
        <source>The weight of respondent number {row} is {weight}; weights must be numbers from 0. Correct the column or leave it out.</source>
        <translation>Le poids du répondant numéro {row} est {weight}&#xa0;; les poids doivent être des nombres à partir de 0. Corrigez la colonne ou omettez-la.</translation>
    </message>
    <message>
        <source>All weights are 0, so nobody counts. Correct the column or leave it out.</source>
        <translation>Tous les poids sont nuls&#xa0;: personne ne compte. Corrigez la colonne ou omettez-la.</translation>
    </message>
    <message>
        <source>The column {column} has {length} rows and the outcome {n}; they must describe the same respondents, one row each.</source>
        <translation>La colonne {column} a {length} lignes et la variable expliquée {n}&#xa0;; elles doivent décrire les mêmes répondants, une ligne chacun.</translation>
    </message>
    <message>
        <source>The level is {level}; it must be above 0 and below 1. Write 0.95 for 95 %.</source>
        <translation>Le niveau est {level}&#xa0;; il doit être supérieur à 0 et inférieur à 1. Écrivez 0.95 pour 95&#xa0;%.</translation>
    </message>
    <message>
        <source>The error is {value}; it must be above 0 and below 1. Write 0.05 for five percentage points.</source>
        <translation>L’erreur est {value}&#xa0;; elle doit être supérieure à 0 et inférieure à 1. Écrivez 0.05 pour cinq points de pourcentage.</translation>
    </message>
    <message>
        <source>The error is {value}; it must be above 0 and below {width}, the width of the number&apos;s scale.</source>
        <translation>L’erreur est {value}&#xa0;; elle doit être supérieure à 0 et inférieure à {width}, l’étendue de l’échelle du nombre.</translation>
    </message>
    <message>
        <source>The expected mean is {value}; it must be from {minimum} to {maximum}. Leave it out to plan for the worst case.</source>
        <translation>La moyenne attendue est {value}&#xa0;; elle doit être comprise entre {minimum} et {maximum}. Omettez-la pour planifier dans le pire des cas.</translation>
    </message>
    <message>
        <source>The confidence is {value}; it must be above 0 and below 1. Write 0.95 for 95 %.</source>
        <translation>La confiance est {value}&#xa0;; elle doit être supérieure à 0 et inférieure à 1. Écrivez 0.95 pour 95&#xa0;%.</translation>
    </message>
    <message>
        <source>The expected prevalence is {value}; it must be from 0 to 1. Leave it out to plan for the worst case.</source>
        <translation>La prévalence attendue est {value}&#xa0;; elle doit être comprise entre 0 et 1. Omettez-la pour planifier dans le pire des cas.</translation>
    </message>
    <message>
        <source>The {what} is {value}; it must be a whole number from 1 to a million million.</source>
        <translation>Pour {what}, la valeur est {value}&#xa0;; ce doit être un nombre entier de 1 à mille milliards.</translation>
    </message>
    <message>
        <source>The design effect is {value}; it must be above 0. It is 1 for a simple random sample and usually above 1 for clusters.</source>
        <translation>L’effet de plan est {value}&#xa0;; il doit être supérieur à 0. Il vaut 1 pour un échantillon aléatoire simple et d’ordinaire plus de 1 avec des grappes.</translation>
    </message>
    <message>
        <source>The share of non-response is {value}; it must be from 0 and below 1. Write 0.2 if one in five will not take part.</source>
        <translation>La proportion de non-réponse est {value}&#xa0;; elle doit être d’au moins 0 et inférieure à 1. Écrivez 0.2 si une personne sur cinq ne participera pas.</translation>
    </message>
    <message>
        <source>The exact method works only where every report counts either fully or not at all for the answer, which is not so with this design. Use chebyshev, hoeffding or normal.</source>
        <translation>La méthode exacte ne fonctionne que si chaque réponse enregistrée compte entièrement ou pas du tout, ce qui n’est pas le cas avec ce dispositif. Utilisez chebyshev, hoeffding ou normal.</translation>
    </message>
    <message>
        <source>Attribute {attribute} needs one or more levels, all different; it has {levels}.</source>
        <translation>L’attribut {attribute} a besoin d’un niveau ou plus, tous différents&#xa0;; il a {levels}.</translation>
    </message>
    <message>
        <source>There is no column {attribute}. There are: {known}.</source>
        <translation>Il n’y a pas de colonne {attribute}. Il y a&#xa0;: {known}.</translation>
    </message>
    <message>
        <source>{label} is the label; a label cannot be a feature too. Leave it out of the features.</source>
        <translation>{label} est la variable à prédire&#xa0;; elle ne peut pas être aussi une variable explicative. Omettez-la des variables explicatives.</translation>
    </message>
    <message>
        <source>{label} has {classes} classes, but there are only {rows} rows with a class.</source>
        <translation>{label} a {classes} classes, mais il n’y a que {rows} lignes avec une classe.</translation>
    </message>
    <message>
        <source>No feature is left to predict {label} from; choose one with two or more values.</source>
        <translation>Il ne reste aucune variable explicative pour prédire {label}&#xa0;; choisissez-en une qui a au moins deux valeurs.</translation>
    </message>
    <message>
        <source>{attribute} is numeric and has no bounds; state its lowest and highest value, from knowledge and not from the data.</source>
        <translation>{attribute} est numérique et n’a pas de bornes&#xa0;; indiquez sa plus petite et sa plus grande valeur, d’après ce que vous savez et non d’après les données.</translation>
    </message>
    <message>
        <source>Column {attribute} is numeric, but has the value {value}.</source>
        <translation>La colonne {attribute} est numérique, mais elle a la valeur {value}.</translation>
    </message>
    <message>
        <source>There are no interviews in {where}. Import collection files first.</source>
        <translation>Il n’y a pas d’entretiens dans {where}. Importez d’abord des fichiers de collecte.</translation>
    </message>
    <message>
        <source>{question} has no answer {answer}; its answers are {known}.</source>
        <translation>{question} n’a pas de réponse {answer}&#xa0;; ses réponses sont {known}.</translation>
    </message>
    <message>
        <source>{question} is randomized, so nobody&apos;s group is known. Group by a direct question; this survey has {known}.</source>
        <translation>{question} passe par le tirage&#xa0;; personne ne connaît donc le groupe de quiconque. Groupez par une question directe&#xa0;; cette enquête a {known}.</translation>
    </message>
    <message>
        <source>{question} has no list of answers, so groups, strata and clusters cannot be formed by it. Name a direct question with listed answers; this survey has {known}.</source>
        <translation>{question} n’a pas de liste de réponses&#xa0;; elle ne peut donc former ni groupes, ni strates, ni grappes. Nommez une question directe à réponses listées&#xa0;; cette enquête a {known}.</translation>
    </message>
    <message>
        <source>{file} is a table; give the survey that its columns belong to.</source>
        <translation>{file} est un tableau ; indiquez l’enquête à laquelle appartiennent ses colonnes.</translation>
    </message>
    <message>
        <source>The audit cannot run: {reason}.</source>
        <translation>L’audit ne peut pas être exécuté&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>There is no design {name}; known designs are {known}.</source>
        <translation>Il n’y a pas de dispositif {name}&#xa0;; les dispositifs connus sont {known}.</translation>
    </message>
    <message>
        <source>{method} is not a method; choose one of {known}.</source>
        <translation>{method} n’est pas une méthode&#xa0;; choisissez parmi {known}.</translation>
    </message>
    <message>
        <source>{question} is the outcome and cannot be its own predictor. Leave it out there.</source>
        <translation>{question} est la variable expliquée et ne peut pas être son propre prédicteur. Omettez-la à cet endroit.</translation>
    </message>
    <message>
        <source>{question} is named twice among the predictors. Name it once.</source>
        <translation>{question} est nommée deux fois parmi les prédicteurs. Nommez-la une seule fois.</translation>
    </message>
    <message>
        <source>{question} is randomized; as a predictor it works for a yes/no outcome or a number, and {outcome} has {choices} choices. Leave it out, or choose another outcome.</source>
        <translation>{question} passe par le tirage&#xa0;; comme prédicteur, elle convient à une variable expliquée par oui ou non ou à un nombre, et {outcome} a {choices} choix. Omettez-la ou choisissez une autre variable expliquée.</translation>
    </message>
    <message>
        <source>The simulation cannot run: {reason}.</source>
        <translation>La simulation ne peut pas être exécutée&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>{file} was refused: {reason}.</source>
        <translation>{file} a été refusé&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>{file} could not be {action}: {reason}. Nothing that was already stored is lost.</source>
        <translation>Opération impossible sur {file} ({action})&#xa0;: {reason}. Rien de ce qui était déjà enregistré n’est perdu.</translation>
    </message>
    <message>
        <source>There are no collection files to export in {folder}.</source>
        <translation>Il n’y a pas de fichiers de collecte à exporter dans {folder}.</translation>
    </message>
    <message>
        <source>Another Surveyapp kiosk is using {folder}. Close it, or export from its supervisor&apos;s screen.</source>
        <translation>Une autre borne Surveyapp utilise {folder}. Fermez-la ou exportez depuis son écran du superviseur.</translation>
    </message>
    <message>
        <source>Choose a PIN of {shortest} to {longest} digits.</source>
        <translation>Choisissez un code PIN de {shortest} à {longest} chiffres.</translation>
    </message>
    <message>
        <source>The project {file} cannot be used: {reason}.</source>
        <translation>Le projet {file} est inutilisable&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>{file}, line {line}, column {column}: “{value}” {reason}.</source>
        <translation>{file}, ligne {line}, colonne {column}&#xa0;: «&#xa0;{value}&#xa0;» {reason}.</translation>
    </message>
    <message>
        <source>{file} has the same content as {other}, so its respondents would count twice. Leave one of them out.</source>
        <translation>{file} a le même contenu que {other}&#xa0;; ses répondants seraient comptés deux fois. Omettez l’un des deux.</translation>
    </message>
    <message>
        <source>{file}, line {line}, column {column}: {reason}.</source>
        <translation>{file}, ligne {line}, colonne {column}&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>{file} has {count} mistake(s). The first: {first}</source>
        <translation>{file} contient {count} erreur(s). La première&#xa0;: {first}</translation>
    </message>
    <message>
        <source>{file} is not valid JSON: {reason} (line {line}, column {column}).</source>
        <translation>{file} n’est pas du JSON valide&#xa0;: {reason} (ligne {line}, colonne {column}).</translation>
    </message>
    <message>
        <source>{file} is not UTF-8 text (byte {byte}); save it as UTF-8 without BOM.</source>
        <translation>{file} n’est pas du texte UTF-8 (octet {byte})&#xa0;; enregistrez-le en UTF-8 sans BOM.</translation>
    </message>
    <message>
        <source>The reports of {question} cannot be learned from: its design {design} has several samples or several answers at once. Leave the question out.</source>
        <translation>On ne peut pas apprendre des réponses enregistrées à {question}&#xa0;: son dispositif {design} a plusieurs échantillons ou plusieurs réponses à la fois. Omettez la question.</translation>
    </message>
    <message>
        <source>The design {design} of {question} takes {takes} answers, and {question} has {levels}. Check which survey the reports were collected with.</source>
        <translation>Le dispositif {design} de {question} accepte {takes} réponses, et {question} en a {levels}. Vérifiez de quelle enquête viennent les réponses enregistrées.</translation>
    </message>
    <message>
        <source>{label} is the label and a feature too. Name it as one of the two only.</source>
        <translation>{label} est à la fois l’étiquette et une variable. Ne la nommez que pour l’un des deux rôles.</translation>
    </message>
    <message>
        <source>{label} has only one class, {level}, so there is nothing to predict. Choose another label.</source>
        <translation>{label} n’a qu’une seule classe, {level}&#xa0;; il n’y a donc rien à prédire. Choisissez une autre étiquette.</translation>
    </message>
    <message>
        <source>There is no feature to predict {label} from. Name one.</source>
        <translation>Il n’y a aucune variable pour prédire {label}. Nommez-en une.</translation>
    </message>
    <message>
        <source>Reports on several features at once need the design k_rr; {features} were asked with {design}.</source>
        <translation>Des réponses enregistrées sur plusieurs variables à la fois demandent le dispositif k_rr&#xa0;; {features} ont été posées avec {design}.</translation>
    </message>
    <message>
        <source>{question} is compared between groups of its own answers. Group by another question.</source>
        <translation>{question} est comparée entre des groupes de ses propres réponses. Groupez par une autre question.</translation>
    </message>
    <message>
        <source>{file} cannot become {out}: give a form (.xlsx) and a survey file (.survey.json), either way round.</source>
        <translation>{file} ne peut pas devenir {out}&#xa0;: donnez un formulaire (.xlsx) et un fichier d’enquête (.survey.json), dans un sens ou dans l’autre.</translation>
    </message>
    <message>
        <source>{by} has no group {group}; it has {known}.</source>
        <translation>{by} n’a pas de groupe {group}&#xa0;; il y a {known}.</translation>
    </message>
    <message>
        <source>A comparison needs two different groups of {by}; it has {known}.</source>
        <translation>Une comparaison demande deux groupes différents de {by}&#xa0;; il y a {known}.</translation>
    </message>
    <message>
        <source>A comparison needs two groups of {by}, and interviews are only in {known}.</source>
        <translation>Une comparaison demande deux groupes de {by}, et il n’y a d’entretiens que dans {known}.</translation>
    </message>
    <message>
        <source>Nobody in the group {group} of {by} answered {question}, so nothing is known of it. Choose another group, or import more interviews.</source>
        <translation>Personne du groupe {group} de {by} n’a répondu à {question}&#xa0;; on n’en sait donc rien. Choisissez un autre groupe ou importez d’autres entretiens.</translation>
    </message>
    <message>
        <source>The survey {survey} names no analyst&apos;s key, so its interviews are not sealed. Put the line that “surveyapp key new” printed into it.</source>
        <translation>L’enquête {survey} n’indique aucune clé d’analyste&#xa0;; ses entretiens ne sont donc pas scellés. Mettez-y la ligne que «&#xa0;surveyapp key new&#xa0;» a affichée.</translation>
    </message>
    <message>
        <source>The survey {survey} seals to the key “{key}”, and this is the key “{given}”: it would open none of its interviews.</source>
        <translation>L’enquête {survey} scelle avec la clé «&#xa0;{key}&#xa0;», et celle-ci est la clé «&#xa0;{given}&#xa0;»&#xa0;: elle n’ouvrirait aucun de ses entretiens.</translation>
    </message>
    <message>
        <source>{first} and {second} have different answers, so they cannot be ranked together. Rank questions with the same answers.</source>
        <translation>{first} et {second} ont des réponses différentes&#xa0;; elles ne peuvent donc pas être classées ensemble. Classez des questions qui ont les mêmes réponses.</translation>
    </message>
    <message>
        <source>Groups of {by} can be ranked by one question, and {given} were given. Name one of them.</source>
        <translation>Les groupes de {by} peuvent être classés par une seule question, et {given} ont été données. Nommez l’une d’elles.</translation>
    </message>
    <message>
        <source>Choose a passphrase of at least {shortest} characters; several words are best.</source>
        <translation>Choisissez une phrase secrète d’au moins {shortest} caractères&#xa0;; plusieurs mots sont le mieux.</translation>
    </message>
    <message>
        <source>The passphrase does not open the key file {file}. Try again: it is the one that was chosen when the key was made, and nobody can replace it.</source>
        <translation>La phrase secrète n’ouvre pas le fichier de clé {file}. Réessayez&#xa0;: c’est celle qui a été choisie à la création de la clé, et personne ne peut la remplacer.</translation>
    </message>
    <message>
        <source>{file} is sealed to the analyst&apos;s key “{key}”. Give that key&apos;s file and its passphrase.</source>
        <translation>{file} est scellé avec la clé de l’analyste «&#xa0;{key}&#xa0;». Donnez le fichier de cette clé et sa phrase secrète.</translation>
    </message>
    <message>
        <source>{file} is sealed to the analyst&apos;s key “{key}”, and the key given is “{given}”. Give the file of the other key.</source>
        <translation>{file} est scellé avec la clé de l’analyste «&#xa0;{key}&#xa0;», et la clé donnée est «&#xa0;{given}&#xa0;». Donnez le fichier de l’autre clé.</translation>
    </message>
    <message>
        <source>Nothing can be sealed to the analyst&apos;s key of the survey {survey}. Make a new pair with “surveyapp key new” and put its public key in the survey.</source>
        <translation>Rien ne peut être scellé avec la clé de l’analyste de l’enquête {survey}. Créez une nouvelle paire avec «&#xa0;surveyapp key new&#xa0;» et mettez sa clé publique dans l’enquête.</translation>
    </message>
    <message>
        <source>{sheet}, column {column}: a cell takes {most} characters, and the survey has {count} there; this survey cannot be written as a form.</source>
        <translation>{sheet}, colonne {column}&#xa0;: une cellule accepte {most} caractères, et l’enquête en a {count} à cet endroit&#xa0;; cette enquête ne peut pas être écrite comme formulaire.</translation>
    </message>
    <message>
        <source>{reason} (at character {place}).</source>
        <translation>{reason} (au caractère {place}).</translation>
    </message>
    <message>
        <source>all choices of a question must differ</source>
        <translation>tous les choix d’une question doivent être différents</translation>
    </message>
    <message>
        <source>The project {file} is no longer in its folder. Put it back there, or open another project.</source>
        <translation>Le projet {file} n’est plus dans son dossier. Remettez-l’y ou ouvrez un autre projet.</translation>
    </message>
    <message>
        <source>The program itself made a mistake, but only after this interview was recorded: it is kept, so do not ask this person again. Go on with the next respondent; if it happens again, stop using this kiosk and send the report, which holds nothing of an interview: {report}.</source>
        <translation>Le programme lui-même a fait une erreur, mais seulement après l’enregistrement de cet entretien&#xa0;: il est conservé, n’interrogez donc pas de nouveau cette personne. Continuez avec le répondant suivant&#xa0;; si cela se reproduit, cessez d’utiliser cette borne et envoyez le rapport, qui ne contient rien d’un entretien&#xa0;: {report}.</translation>
    </message>
    <message>
        <source>{file} was altered or damaged since it was saved ({what}); train or copy it again.</source>
        <translation>{file} a été modifié ou endommagé depuis son enregistrement ({what})&#xa0;; entraînez-le ou copiez-le à nouveau.</translation>
    </message>
    <message>
        <source>The model needs the features {needed}, in this order and with its levels; got {given}.</source>
        <translation>Le modèle a besoin des variables explicatives {needed}, dans cet ordre et avec ses niveaux&#xa0;; il a reçu {given}.</translation>
    </message>
    <message>
        <source>There is no row with a class to evaluate on.</source>
        <translation>Il n’y a aucune ligne avec une classe pour évaluer le modèle.</translation>
    </message>
    <message>
        <source>Epsilon is {epsilon}; it must be above 0. Small is private: 0.3 to 3 is usual.</source>
        <translation>Epsilon vaut {epsilon}&#xa0;; il doit être supérieur à 0. Une petite valeur protège bien&#xa0;: 0,3 à 3 est usuel.</translation>
    </message>
    <message>
        <source>A synthetic table needs two or more columns; this one has {columns}.</source>
        <translation>Un tableau synthétique demande au moins deux colonnes&#xa0;; celui-ci en a {columns}.</translation>
    </message>
    <message>
        <source>{rows} synthetic rows were asked for; ask for 1 or more.</source>
        <translation>{rows} lignes synthétiques ont été demandées&#xa0;; demandez-en au moins 1.</translation>
    </message>
    <message>
        <source>The bounds {text} cannot be used; write COLUMN=LOW:HIGH or COLUMN=LOW:HIGH:BINS, such as age=0:100:10.</source>
        <translation>Les bornes {text} ne sont pas utilisables&#xa0;; écrivez COLUMN=LOW:HIGH ou COLUMN=LOW:HIGH:BINS, par exemple age=0:100:10.</translation>
    </message>
    <message>
        <source>Column {attribute} has {levels} different values, more than the {most} that a category can have; leave it out of the features.</source>
        <translation>La colonne {attribute} a {levels} valeurs différentes, plus que les {most} que peut avoir une variable catégorielle&#xa0;; omettez-la des variables explicatives.</translation>
    </message>
    <message>
        <source>{file} has two columns called {attribute}; rename one of them.</source>
        <translation>{file} a deux colonnes appelées {attribute}&#xa0;; renommez l’une d’elles.</translation>
    </message>
    <message>
        <source>{file} has no rows below its header.</source>
        <translation>{file} n’a aucune ligne sous son en-tête.</translation>
    </message>
    <message>
        <source>A model of the method {method} cannot be trained again on a plain table; leave out the folds.</source>
        <translation>Un modèle de la méthode {method} ne peut pas être entraîné à nouveau sur un tableau ordinaire&#xa0;; omettez la validation croisée.</translation>
    </message>
    <message>
        <source>{question} has no list of answers of which one is given, so nothing can be learned from it; name a yes/no question, a single choice or a rating.</source>
        <translation>{question} n’a pas de liste de réponses dont une seule est donnée&#xa0;; on ne peut donc rien en apprendre. Nommez une question par oui ou non, un choix unique ou une échelle.</translation>
    </message>
    <message>
        <source>{label} was asked in joint questions, and a tree needs each question asked by itself. Train naive-bayes.</source>
        <translation>{label} a été posée dans des questions conjointes, et un arbre demande que chaque question soit posée seule. Entraînez naive-bayes.</translation>
    </message>
    <message>
        <source>Epsilon is {epsilon}; for randomized reports give one above 0 and up to {most}.</source>
        <translation>Epsilon vaut {epsilon}&#xa0;; pour des réponses randomisées, donnez une valeur supérieure à 0 et d’au plus {most}.</translation>
    </message>
    <message>
        <source>There is no learner {learner}; take one of {known}.</source>
        <translation>Il n’y a pas de méthode d’apprentissage {learner}&#xa0;; prenez l’une de {known}.</translation>
    </message>
    <message>
        <source>The share to hold out is {share}; it must be above 0 and below 1.</source>
        <translation>La part à mettre de côté est {share}&#xa0;; elle doit être supérieure à 0 et inférieure à 1.</translation>
    </message>
    <message>
        <source>The budget is {budget}; it must be a number above 0.</source>
        <translation>Le budget est {budget}&#xa0;; ce doit être un nombre supérieur à 0.</translation>
    </message>
    <message>
        <source>{word} is none of the 256 words.</source>
        <translation>{word} n’est aucun des 256 mots.</translation>
    </message>
    <message>
        <source>The survey cannot be written as a form: XLSForm cannot express {what}.</source>
        <translation>L’enquête ne peut pas être écrite comme formulaire&#xa0;: XLSForm n’a pas de mots pour {what}.</translation>
    </message>
    <message>
        <source>Choose a table, or the reports of this project, first.</source>
        <translation>Choisissez d’abord un tableau, ou les réponses enregistrées de ce projet.</translation>
    </message>
    <message>
        <source>The import was stopped; nothing of it was kept, the project {file} is as it was.</source>
        <translation>L’importation a été arrêtée&#xa0;; rien n’en a été gardé, le projet {file} est tel qu’il était.</translation>
    </message>
    <message>
        <source>The ending of {file} does not say what to write; give it one of {known}.</source>
        <translation>La terminaison de {file} ne dit pas quoi écrire&#xa0;; donnez-lui l’une de celles-ci&#xa0;: {known}.</translation>
    </message>
    <message>
        <source>{question} is named in two filters. Name it once; write several answers with commas between them.</source>
        <translation>{question} est nommée dans deux filtres. Nommez-la une seule fois&#xa0;; écrivez plusieurs réponses séparées par des virgules.</translation>
    </message>
    <message>
        <source>{question} has no list of answers, so no interviews can be chosen by it. Filter by a direct question with listed answers; this survey has {known}.</source>
        <translation>{question} n’a pas de liste de réponses&#xa0;; aucun entretien ne peut donc être choisi par elle. Filtrez par une question directe à réponses listées&#xa0;; cette enquête a {known}.</translation>
    </message>
    <message>
        <source>{file} has the same rows as {other}, which was imported before, so its respondents would count twice.</source>
        <translation>{file} a les mêmes lignes que {other}, déjà importé&#xa0;; ses répondants seraient donc comptés deux fois.</translation>
    </message>
    <message>
        <source>No row of {file} can be imported: {refused} were refused{first}.</source>
        <translation>Aucune ligne de {file} ne peut être importée&#xa0;: {refused} ont été refusées{first}.</translation>
    </message>
    <message>
        <source>The privacy account cannot be made: {reason}.</source>
        <translation>Le bilan de confidentialité ne peut pas être établi&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>The survey has no labels in the language {language}; it has {known}.</source>
        <translation>L’enquête n’a pas de libellés dans la langue {language}&#xa0;; elle a {known}.</translation>
    </message>
    <message>
        <source>SOURCE_DATE_EPOCH is “{value}”; give whole seconds since 1970, or leave it unset.</source>
        <translation>SOURCE_DATE_EPOCH vaut «&#xa0;{value}&#xa0;»&#xa0;; donnez un nombre entier de secondes depuis 1970, ou ne la définissez pas.</translation>
    </message>
    <message>
        <source>The mapping does not fit {file}: {reason}.</source>
        <translation>La correspondance ne convient pas à {file}&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>No column of {file} was chosen for a question; choose at least one.</source>
        <translation>Aucune colonne de {file} n’a été choisie pour une question&#xa0;; choisissez-en au moins une.</translation>
    </message>
    <message>
        <source>Reading a table of {engine} needs libraries that are not installed ({missing}): pip install &apos;surveyapp[engines]&apos;.</source>
        <translation>La lecture d’un tableau de {engine} demande des bibliothèques qui ne sont pas installées ({missing})&#xa0;: pip install &apos;surveyapp[engines]&apos;.</translation>
    </message>
    <message>
        <source>The table {table} of {source} cannot be read: {reason}.</source>
        <translation>Le tableau {table} de {source} ne peut pas être lu&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>The table {table} has no column {column}, in which {question} would be recorded.</source>
        <translation>Le tableau {table} n’a pas de colonne {column}, où {question} serait enregistrée.</translation>
    </message>
    <message>
        <source>There is nothing to undo in this project; it keeps the last {most} actions.</source>
        <translation>Il n’y a rien à annuler dans ce projet&#xa0;; il garde les {most} dernières actions.</translation>
    </message>
    <message>
        <source>There is nothing to redo in this project: nothing was undone since the last action.</source>
        <translation>Il n’y a rien à rétablir dans ce projet&#xa0;: rien n’a été annulé depuis la dernière action.</translation>
    </message>
    <message>
        <source>{file} cannot be removed: an older Surveyapp stored its interviews without noting which of its kiosk&apos;s files they came from. Import the files that shall stay into a new project.</source>
        <translation>{file} ne peut pas être retiré&#xa0;: un Surveyapp plus ancien a enregistré ses entretiens sans noter de quels fichiers de sa borne ils venaient. Importez dans un nouveau projet les fichiers qui doivent rester.</translation>
    </message>
    <message>
        <source>{file} could not be written: {reason}.</source>
        <translation>{file} n’a pas pu être écrit&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>The program itself made a mistake, so this interview was not recorded; all before it are kept. Go on with the next respondent; if it happens again, stop using this kiosk and send the report, which holds nothing of an interview: {report}.</source>
        <translation>Le programme lui-même a fait une erreur&#xa0;; cet entretien n’a donc pas été enregistré, tous les précédents sont conservés. Continuez avec le répondant suivant&#xa0;; si cela se reproduit, cessez d’utiliser cette borne et envoyez le rapport, qui ne contient rien d’un entretien&#xa0;: {report}.</translation>
    </message>
    <message>
        <source>not written</source>
        <translation>non écrit</translation>
    </message>
    <message>
        <source>The budget cannot be made: {reason}.</source>
        <translation>Le budget ne peut pas être établi&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>The survey cannot be rehearsed: {reason}.</source>
        <translation>La répétition de l’enquête est impossible&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>A cross-table needs two to four different questions; these were given: {names}.</source>
        <translation>Un tableau croisé demande deux à quatre questions différentes&#xa0;; voici celles qui ont été données&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>{question} is a number, so it needs the linear model, not the logistic one.</source>
        <translation>{question} est un nombre, il lui faut donc le modèle linéaire et non le logistique.</translation>
    </message>
    <message>
        <source>The report cannot contain “{analysis}”; remove it, or correct it: {problem}</source>
        <translation>Le rapport ne peut pas contenir «&#xa0;{analysis}&#xa0;»&#xa0;; ôtez-la, ou corrigez-la&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>all answers lead to the same reports, so nothing can be learned from them</source>
        <translation>toutes les réponses mènent aux mêmes rapports, donc on ne peut rien en apprendre</translation>
    </message>
    <message>
        <source>it has no answers or no reports</source>
        <translation>il n’a ni réponses ni rapports</translation>
    </message>
    <message>
        <source>row {number} has another length than row 1</source>
        <translation>la ligne {number} n’a pas la longueur de la ligne 1</translation>
    </message>
    <message>
        <source>row {number} has a negative probability</source>
        <translation>la ligne {number} a une probabilité négative</translation>
    </message>
    <message>
        <source>row {number} sums to {row} and not to 1</source>
        <translation>la somme de la ligne {number} est {row} et non 1</translation>
    </message>
    <message>
        <source>p_yes + p_no of sample {sample} is {yes}; it may be at most 1</source>
        <translation>p_yes + p_no de l’échantillon {sample} vaut {yes}&#xa0;; 1 est le maximum</translation>
    </message>
    <message>
        <source>it has {count} probabilities; give 2 to {most_choices}, one a card</source>
        <translation>il a {count} probabilités&#xa0;; donnez-en de 2 à {most_choices}, une par carte</translation>
    </message>
    <message>
        <source>they sum to {total}; they must sum to 1 exactly</source>
        <translation>leur somme est {total}&#xa0;; elle doit être exactement 1</translation>
    </message>
    <message>
        <source>one card is drawn in all cases, so chance protects no answer; give two or more</source>
        <translation>une seule carte est tirée dans tous les cas, donc le hasard ne protège aucune réponse&#xa0;; donnez-en deux ou plus</translation>
    </message>
    <message>
        <source>they are the same from both ends, so both answers lead to the same numbers and nothing can be learned; make low numbers likelier than high ones</source>
        <translation>elles sont les mêmes dans les deux sens, donc les deux réponses mènent aux mêmes nombres et on ne peut rien apprendre&#xa0;; rendez les petits nombres plus probables que les grands</translation>
    </message>
    <message>
        <source>it has {count} probabilities for {k} choices; give one for each choice</source>
        <translation>il a {count} probabilités pour {k} choix&#xa0;; donnez-en une par choix</translation>
    </message>
    <message>
        <source>p_truth and p_forced sum to {total}; they must sum to 1 exactly, because each counts its share of all cases</source>
        <translation>la somme de p_truth et de p_forced est {total}&#xa0;; elle doit être exactement 1, car chacune compte sa part de tous les cas</translation>
    </message>
    <message>
        <source>p_truth + p_yes is {p_truth}, which is above 1; p_yes counts forced “yes” among all cases, not among the forced ones</source>
        <translation>p_truth + p_yes vaut {p_truth}, plus que 1&#xa0;; p_yes compte les «&#xa0;oui&#xa0;» forcés parmi tous les cas, non parmi les cas forcés</translation>
    </message>
    <message>
        <source>give either epsilon or p_truth, exactly one of them</source>
        <translation>donnez epsilon ou p_truth, exactement l’un des deux</translation>
    </message>
    <message>
        <source>it is {p_no}, as is p_yes, so both packs give the same reports and nothing can be learned; make them differ</source>
        <translation>il vaut {p_no}, comme p_yes&#xa0;: les deux paquets donnent les mêmes rapports et on ne peut rien apprendre&#xa0;; rendez-les différents</translation>
    </message>
    <message>
        <source>it makes more than {most_steps} steps from minimum to maximum; choose a larger step, or hybrid</source>
        <translation>il fait plus de {most_steps} pas du minimum au maximum&#xa0;; choisissez un pas plus grand, ou hybrid</translation>
    </message>
    <message>
        <source>sample</source>
        <translation>échantillon</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>échantillons</translation>
    </message>
    <message>
        <source>it has {count} probabilities; give two, one for each {of}</source>
        <translation>il a {count} probabilités&#xa0;; donnez-en deux, une par {of}</translation>
    </message>
    <message>
        <source>list its values; numbers of which only the mean is known cannot be drawn</source>
        <translation>énumérez ses valeurs&#xa0;; on ne peut pas tirer des nombres dont seule la moyenne est connue</translation>
    </message>
    <message>
        <source>give minimum and maximum together</source>
        <translation>donnez le minimum et le maximum ensemble</translation>
    </message>
    <message>
        <source>this design needs a minimum and a maximum</source>
        <translation>ce dispositif a besoin d’un minimum et d’un maximum</translation>
    </message>
    <message>
        <source>give a minimum and a maximum</source>
        <translation>donnez un minimum et un maximum</translation>
    </message>
    <message>
        <source>it has {count} rows for {k} choices; give one for each choice</source>
        <translation>il a {count} lignes pour {k} choix&#xa0;; donnez-en une par choix</translation>
    </message>
    <message>
        <source>it has more than {most_entries} entries; give fewer</source>
        <translation>il a plus de {most_entries} cases&#xa0;; donnez-en moins</translation>
    </message>
    <message>
        <source>whole steps must lead from the minimum to the maximum</source>
        <translation>des pas entiers doivent mener du minimum au maximum</translation>
    </message>
    <message>
        <source>it is so small that there are more than a million possible answers</source>
        <translation>il est si petit qu’il y a plus d’un million de réponses possibles</translation>
    </message>
    <message>
        <source>it must be below the maximum</source>
        <translation>il doit être inférieur au maximum</translation>
    </message>
    <message>
        <source>it must be above 0</source>
        <translation>il doit être supérieur à 0</translation>
    </message>
    <message>
        <source>on average the coins multiply the answer by 0, so nothing can be learned from it</source>
        <translation>en moyenne, le hasard multiplie la réponse par 0, donc on ne peut rien en apprendre</translation>
    </message>
    <message>
        <source>the scrambling numbers have more than {most_lines} combinations of values</source>
        <translation>les nombres de brouillage ont plus de {most_lines} combinaisons de valeurs</translation>
    </message>
    <message>
        <source>box</source>
        <translation>boîte</translation>
    </message>
    <message>
        <source>boxes</source>
        <translation>boîtes</translation>
    </message>
    <message>
        <source>it is 1, so the boxes are never used; choose less than 1</source>
        <translation>il vaut 1, donc les boîtes ne servent jamais&#xa0;; choisissez moins que 1</translation>
    </message>
    <message>
        <source>with t {t} and p {p} the answer is recorded as given in half of all cases and turned round in the other half, so nothing can be learned; change one</source>
        <translation>avec t {t} et p {p}, la réponse est enregistrée telle quelle dans la moitié des cas et retournée dans l’autre moitié, donc on ne peut rien apprendre&#xa0;; changez l’un des deux</translation>
    </message>
    <message>
        <source>give both p and q</source>
        <translation>donnez p et q ensemble</translation>
    </message>
    <message>
        <source>give either epsilon or p and q, exactly one of them</source>
        <translation>donnez epsilon, ou bien p et q, exactement l’un des deux</translation>
    </message>
    <message>
        <source>it equals p, so nothing can be learned from the reports</source>
        <translation>il est égal à p, donc on ne peut rien apprendre des rapports</translation>
    </message>
    <message>
        <source>it goes with epsilon, not with p and q</source>
        <translation>il va avec epsilon, non avec p et q</translation>
    </message>
    <message>
        <source>optimized is for questions with one answer; leave it out for multiple choice</source>
        <translation>optimized est pour les questions à une seule réponse&#xa0;; omettez-le pour le choix multiple</translation>
    </message>
    <message>
        <source>it is {at_most}, above the {k} choices</source>
        <translation>il vaut {at_most}, plus que les {k} choix</translation>
    </message>
    <message>
        <source>the table is not {n} by {n}</source>
        <translation>le tableau n’est pas de {n} sur {n}</translation>
    </message>
    <message>
        <source>an entry is not above 0 and at most 1</source>
        <translation>une case n’est pas supérieure à 0 et au plus égale à 1</translation>
    </message>
    <message>
        <source>the diagonal is not the respondents&apos; own probabilities</source>
        <translation>la diagonale n’est pas celle des probabilités des répondants eux-mêmes</translation>
    </message>
    <message>
        <source>the table is not symmetric</source>
        <translation>le tableau n’est pas symétrique</translation>
    </message>
    <message>
        <source>{taps} taps; give at least 1</source>
        <translation>{taps} appuis&#xa0;; donnez-en au moins 1</translation>
    </message>
    <message>
        <source>the confidence is {confidence}; it must be above 0 and below 1</source>
        <translation>la confiance vaut {confidence}&#xa0;; elle doit être supérieure à 0 et inférieure à 1</translation>
    </message>
    <message>
        <source>each respondent cannot be asked {ask} of {count} questions</source>
        <translation>on ne peut pas poser {ask} de {count} questions à chaque répondant</translation>
    </message>
    <message>
        <source>ε {epsilon} is too little for {ask} questions of one respondent; allow more, or ask fewer questions</source>
        <translation>ε {epsilon} est trop petit pour {ask} questions par répondant&#xa0;; permettez plus, ou posez moins de questions</translation>
    </message>
    <message>
        <source>ε is {epsilon}; give from 0.01 to {most}</source>
        <translation>ε vaut {epsilon}&#xa0;; donnez de 0.01 à {most}</translation>
    </message>
    <message>
        <source>{name} is asked in two wordings, which go with its design</source>
        <translation>{name} est posée en deux formulations, qui vont avec son dispositif</translation>
    </message>
    <message>
        <source>{name} has no randomized question</source>
        <translation>{name} n’a aucune question randomisée</translation>
    </message>
    <message>
        <source>give at least one interview</source>
        <translation>donnez au moins un entretien</translation>
    </message>
    <message>
        <source>there is no such project; import first</source>
        <translation>ce projet n’existe pas&#xa0;; importez d’abord</translation>
    </message>
    <message>
        <source>what was sealed to its key did not open again</source>
        <translation>ce qui a été scellé à sa clé ne s’est pas rouvert</translation>
    </message>
    <message>
        <source>survey must be a text and version a number</source>
        <translation>survey doit être un texte et version un nombre</translation>
    </message>
    <message>
        <source>missing must be a list of texts</source>
        <translation>missing doit être une liste de textes</translation>
    </message>
    <message>
        <source>table must be an object with some of {known}</source>
        <translation>table doit être un objet avec certains de&#xa0;: {known}</translation>
    </message>
    <message>
        <source>columns must be a list</source>
        <translation>columns doit être une liste</translation>
    </message>
    <message>
        <source>{key} must be the name of a column</source>
        <translation>{key} doit être le nom d’une colonne</translation>
    </message>
    <message>
        <source>table.{key} must be {value}</source>
        <translation>table.{key} doit être {value}</translation>
    </message>
    <message>
        <source>{where} must be an object with record, column and values</source>
        <translation>{where} doit être un objet avec record, column et values</translation>
    </message>
    <message>
        <source>{where} must name its record and its column</source>
        <translation>{where} doit nommer son record et sa column</translation>
    </message>
    <message>
        <source>{where}.values must give a text for each value</source>
        <translation>{where}.values doit donner un texte pour chaque valeur</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un nombre</translation>
    </message>
    <message>
        <source>a condition</source>
        <translation>une condition</translation>
    </message>
    <message>
        <source>an answer</source>
        <translation>une réponse</translation>
    </message>
    <message>
        <source>several choices</source>
        <translation>plusieurs choix</translation>
    </message>
    <message>
        <source>a day</source>
        <translation>un jour</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>un texte</translation>
    </message>
    <message>
        <source>give a survey, or a project with interviews</source>
        <translation>donnez une enquête, ou un projet avec des entretiens</translation>
    </message>
    <message>
        <source>the columns must be {columns}</source>
        <translation>les colonnes doivent être {columns}</translation>
    </message>
    <message>
        <source>the share of {answer} at {name} is {share}; give one from 0 to 1</source>
        <translation>la part de {answer} à {name} est {share}&#xa0;; donnez-en une de 0 à 1</translation>
    </message>
    <message>
        <source>the shares at {name} sum to {value}; all answers together must be 1</source>
        <translation>la somme des parts à {name} est {value}&#xa0;; toutes les réponses ensemble doivent faire 1</translation>
    </message>
    <message>
        <source>{name} is a number; suppose its {mean}</source>
        <translation>{name} est un nombre&#xa0;; supposez son {mean}</translation>
    </message>
    <message>
        <source>the mean of {name} is {mean}; give one from {low} to {high}</source>
        <translation>la moyenne de {name} est {mean}&#xa0;; donnez-en une de {low} à {high}</translation>
    </message>
    <message>
        <source>{one} supposes nothing; write QUESTION:ANSWER=0.1</source>
        <translation>{one} ne suppose rien&#xa0;; écrivez QUESTION:RÉPONSE=0.1</translation>
    </message>
    <message>
        <source>with a difference of {difference} the share of {answer} at {question} would be {share} in a group; suppose a smaller difference, or another share</source>
        <translation>avec une différence de {difference}, la part de {answer} à {question} serait {share} dans un groupe&#xa0;; supposez une différence plus petite, ou une autre part</translation>
    </message>
    <message>
        <source>{name} would be compared between groups of its own answers</source>
        <translation>{name} serait comparée entre les groupes de ses propres réponses</translation>
    </message>
    <message>
        <source>a comparison needs two different groups of {by}</source>
        <translation>une comparaison demande deux groupes différents de {by}</translation>
    </message>
    <message>
        <source>interviews</source>
        <translation>entretiens</translation>
    </message>
    <message>
        <source>rehearsals</source>
        <translation>répétitions</translation>
    </message>
    <message>
        <source>there would be {number} {what}; give from {least} to {most}</source>
        <translation>il y aurait {number} {what}&#xa0;; donnez de {least} à {most}</translation>
    </message>
    <message>
        <source>a seed is a whole number from 0</source>
        <translation>une graine est un nombre entier à partir de 0</translation>
    </message>
    <message>
        <source>{name} has {rows} rows, fewer than the {size} interviews asked for</source>
        <translation>{name} a {rows} lignes, moins que les {size} entretiens demandés</translation>
    </message>
    <message>
        <source>{interviews} interviews at {kiosks} kiosks; give at least one interview a kiosk</source>
        <translation>{interviews} entretiens sur {kiosks} bornes&#xa0;; donnez au moins un entretien par borne</translation>
    </message>
    <message>
        <source>{interviews} interviews are more than the {most_interviews} that fit in a run</source>
        <translation>{interviews} entretiens, c’est plus que les {most_interviews} possibles en une fois</translation>
    </message>
    <message>
        <source>{path} is there already with other content; choose another folder</source>
        <translation>{path} existe déjà avec un autre contenu&#xa0;; choisissez un autre dossier</translation>
    </message>
    <message>
        <source>there is no column {name}; give one for each question, and of a joint question its own or its members&apos;</source>
        <translation>il n’y a pas de colonne {name}&#xa0;; donnez-en une par question, et pour une question jointe la sienne ou celles de ses membres</translation>
    </message>
    <message>
        <source>{cell} is not an answer to {name}; they are {question}</source>
        <translation>{cell} n’est pas une réponse à {name}&#xa0;; les voici&#xa0;: {question}</translation>
    </message>
    <message>
        <source>{row} is not an answer to {name}; they are {known}</source>
        <translation>{row} n’est pas une réponse à {name}&#xa0;; les voici&#xa0;: {known}</translation>
    </message>
    <message>
        <source>does not fit the other cells: no interview records these together</source>
        <translation>ne va pas avec les autres cellules&#xa0;: aucun entretien n’enregistre cela ensemble</translation>
    </message>
    <message>
        <source>is out of order or has no proper id</source>
        <translation>n’est pas à sa place ou n’a pas d’identifiant correct</translation>
    </message>
    <message>
        <source>its survey is not usable: {problem}</source>
        <translation>son enquête est inutilisable&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>has reports to more questions than its respondent was asked</source>
        <translation>a des rapports à plus de questions qu’on n’en a posé à son répondant</translation>
    </message>
    <message>
        <source>it is open in another program, or was not closed; choose another name</source>
        <translation>il est ouvert dans un autre programme, ou n’a pas été fermé&#xa0;; choisissez un autre nom</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>ce n’est pas un fichier ordinaire</translation>
    </message>
    <message>
        <source>the encoding {encoding} is not known; choose one of {encodings}</source>
        <translation>l’encodage {encoding} n’est pas connu&#xa0;; choisissez parmi {encodings}</translation>
    </message>
    <message>
        <source>it is not written in {encoding}; choose another encoding</source>
        <translation>il n’est pas écrit en {encoding}&#xa0;; choisissez un autre encodage</translation>
    </message>
    <message>
        <source>it is not a table of cells with “{delimiter}” between them ({problem})</source>
        <translation>ce n’est pas un tableau de cellules séparées par «&#xa0;{delimiter}&#xa0;» ({problem})</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>il est vide</translation>
    </message>
    <message>
        <source>{value} is not a list of numbers; write them with commas, as in 1,2,3</source>
        <translation>{value} n’est pas une liste de nombres ; écrivez-les avec des virgules, comme 1,2,3</translation>
    </message>
    <message>
        <source>{option} is not an option of {analysis}; it takes {known}.</source>
        <translation>{option} n’est pas une option de {analysis} ; options possibles : {known}.</translation>
    </message>
    <message>
        <source>{value} is not a number</source>
        <translation>{value} n’est pas un nombre</translation>
    </message>
    <message>
        <source>A table does not say which kiosk its rows come from. Use collection files or a project, or group by a direct question.</source>
        <translation>Un tableau n’indique pas les bornes. Utilisez des fichiers de collecte ou un projet, ou groupez par une question directe.</translation>
    </message>
    <message>
        <source>The analysis of {questions} needs the reports one by one, and a database table is only counted: import its rows as a CSV table, or leave it out.</source>
        <translation>Ce qui est demandé de {questions} exige les réponses enregistrées une à une, alors que le tableau d’un moteur est seulement compté&#xa0;: importez ses lignes sous forme de tableau CSV, ou omettez-le.</translation>
    </message>
    <message>
        <source>{question} has the design {design}, which divides its respondents into two samples: leave out the population size, or choose another question.</source>
        <translation>{question} a le dispositif {design}, qui partage ses répondants en deux échantillons&#xa0;: omettez la population, ou demandez une autre --question.</translation>
    </message>
    <message>
        <source>“{written}” is not a range of shares; give it as FROM:TO or FROM:TO:STEP with shares from 0 to below 1, such as 0:0.3 or 0:0.3:0.1.</source>
        <translation>« {written} » n’est pas un intervalle de proportions ; écrivez FROM:TO ou FROM:TO:STEP avec des proportions de 0 à moins de 1, comme 0:0.3 ou 0:0.3:0.1.</translation>
    </message>
    <message>
        <source>How many people the respondents represent is not known: give the size of the population, or weights.</source>
        <translation>On ne sait pas combien de personnes les répondants représentent : donnez la taille de la population, ou des poids.</translation>
    </message>
    <message>
        <source>The population size applies to a simple random sample of everybody; leave out {option}, or the population size. How many people there are in each group, stratum or cluster is not known.</source>
        <translation>La taille de la population va avec un échantillon simple de l’ensemble&#xa0;; omettez {option}, ou la population. On ne sait pas combien de personnes compte chaque groupe, strate ou grappe.</translation>
    </message>
    <message>
        <source>{question} has the design {design}. Inclusion probabilities and totals need a design whose reports follow from the answer alone, in one sample; give weights, or choose another question.</source>
        <translation>{question} a le plan {design}. Les probabilités d’inclusion et les totaux demandent un plan dont les réponses enregistrées ne dépendent que de la vraie réponse, dans un seul échantillon ; donnez des poids, ou demandez une autre --question.</translation>
    </message>
    <message>
        <source>There is only one item, {item}. Choose several questions, or the groups that rated it.</source>
        <translation>Il n’y a qu’un élément, {item}. Choisissez plusieurs questions, ou les groupes qui l’ont noté.</translation>
    </message>
    <message>
        <source>It is not known what the answers to {question} are worth. Give one number for each of them as its utility: {answers}.</source>
        <translation>On ne sait pas ce que valent les réponses à {question}. Donnez un nombre pour chacune, son utilité : {answers}.</translation>
    </message>
    <message>
        <source>{question} is not a number that is known for each respondent, so it cannot be the outcome of a linear regression: choose a rating that is asked directly, or the logistic model.</source>
        <translation>{question} n’est pas un nombre connu pour chaque répondant&#xa0;; elle ne peut donc pas être expliquée par une régression linéaire&#xa0;: choisissez une échelle posée directement, ou le modèle logistique.</translation>
    </message>
    <message>
        <source>A random intercept needs the logistic model of a yes/no question that is asked in one sample, and direct predictors; {question} or its predictors do not fit. Use clusters without a random intercept.</source>
        <translation>Une constante aléatoire demande le modèle logistique d’une question oui/non posée dans un seul échantillon, et des prédicteurs directs ; {question} ou ses prédicteurs ne conviennent pas. Utilisez des grappes sans constante aléatoire.</translation>
    </message>
    <message>
        <source>There are {clusters} clusters and {coefficients} coefficients; standard errors need more clusters than coefficients, preferably many more. Use fewer predictors or another cluster column.</source>
        <translation>Il y a {clusters} grappes et {coefficients} coefficients&#xa0;; les erreurs types demandent plus de grappes que de coefficients, de préférence beaucoup plus. Utilisez moins de prédicteurs ou une autre colonne de grappes.</translation>
    </message>
    <message>
        <source>The link {link} is for the share of “yes” to a question that is not a list experiment. Leave it out for {question}.</source>
        <translation>Le lien {link} est pour la part de «&#xa0;oui&#xa0;» à une question qui n’est pas une expérience de liste. Laissez-le de côté pour {question}.</translation>
    </message>
    <message>
        <source>{question} is not a predictor with categories, so it has no reference level. Those with one are: {known}.</source>
        <translation>{question} n’est pas un prédicteur à catégories et n’a donc pas de niveau de référence. Ceux qui en ont un&#xa0;: {known}.</translation>
    </message>
    <message>
        <source>{question} is a number with added noise. The linear model corrects for the noise only if the other predictors are asked directly or are numbers too. Leave out {question}, or the others.</source>
        <translation>{question} est un nombre avec du bruit, que le modèle linéaire d’un nombre corrige, à côté de prédicteurs demandés directement ou eux aussi des nombres. Omettez {question}, ou les autres.</translation>
    </message>
    <message>
        <source>{question} was asked with {design}, whose reports do not show how large their noise is, so it cannot be a predictor. Leave it out.</source>
        <translation>{question} a été posée avec {design}, dont les rapports ne disent pas la taille de leur bruit, donc elle ne peut pas être un prédicteur. Omettez-la.</translation>
    </message>
    <message>
        <source>“{answer}” is not a number or range for {question}. Write {question}&gt;=30, {question}&lt;65 or {question}=18..29.</source>
        <translation>« {answer} » n’est ni un nombre ni un intervalle pour {question}. Écrivez {question}&gt;=30, {question}&lt;65 ou {question}=18..29.</translation>
    </message>
    <message>
        <source>“{written}” is not a filter. Write a question and its answers, as in region=north,south, or a number, as in age&gt;=30 or age=18..29.</source>
        <translation>« {written} » n’est pas un filtre. Écrivez une question et ses réponses, comme region=north,south, ou un nombre, comme age&gt;=30 ou age=18..29.</translation>
    </message>
    <message>
        <source>None of the {all} interviews has {where}. Remove a filter, or choose other answers.</source>
        <translation>Aucun des {all} entretiens n’a {where}. Retirez un filtre ou choisissez d’autres réponses.</translation>
    </message>
    <message>
        <source>{by} has {groups} groups, too many to compare every pair. Choose two of them; it has {known}.</source>
        <translation>{by} a {groups} groupes, trop pour comparer toutes les paires. Choisissez-en deux ; il y a {known}.</translation>
    </message>
    <message>
        <source>The survey {survey} has no recorded question {question}; it has {known}.</source>
        <translation>L’enquête {survey} n’enregistre aucune question {question}&#xa0;; elle enregistre {known}.</translation>
    </message>
    <message>
        <source>{question} was asked with {design}, which cannot be used here: that needs a design of one sample whose reports can be listed. Leave it out; it can only be estimated by itself.</source>
        <translation>{question} a été posée avec {design}, qui ne peut pas servir ici : il faut un plan à un seul échantillon dont les réponses enregistrées peuvent être énumérées. Laissez-la de côté ; estimate dit ce que l’on peut en dire.</translation>
    </message>
    <message>
        <source>{question} was asked with {design}, which cannot be used here: that needs reports that can be listed one by one. Leave it out; it can only be estimated by itself.</source>
        <translation>{question} a été posée avec {design}, qui ne peut pas servir ici&#xa0;: il faut des réponses enregistrées que l’on puisse énumérer une à une. Omettez-la&#xa0;; estimate dit ce que l’on peut en savoir.</translation>
    </message>
    <message>
        <source>{question} is randomized, so it does not show anybody&apos;s {kind}. Name a direct question; this survey has {known}.</source>
        <translation>{question} passe par le tirage&#xa0;; elle n’apprend donc pas {kind} de quiconque. Nommez une question directe&#xa0;; cette enquête a {known}.</translation>
    </message>
    <message>
        <source>{method} is for means; give the size of the population in which people are counted</source>
        <translation>{method} concerne les moyennes ; donnez la taille de la population dans laquelle on compte</translation>
    </message>
    <message>
        <source>it gives shares and means, not numbers of people; leave out the numbers of people</source>
        <translation>cela donne des proportions et des moyennes, pas des nombres de personnes ; retirez les nombres de personnes</translation>
    </message>
    <message>
        <source>give the size of the population in which people are counted, or weights</source>
        <translation>donnez la taille de la population dans laquelle on compte, ou des poids</translation>
    </message>
    <message>
        <source>it applies only with {option}</source>
        <translation>ne vaut qu’avec {option}</translation>
    </message>
    <message>
        <source>There is no screen to open a window on. Start this from a desktop session, or use a command that needs no window.</source>
        <translation>Il n’y a pas d’écran où ouvrir une fenêtre. Lancez ceci depuis une session graphique, ou utilisez les commandes qui n’ont pas besoin de fenêtre.</translation>
    </message>
    <message>
        <source>{option} {given} is not part of an opened coin: {reason}.</source>
        <translation>{option} {given} ne fait pas partie d’une pièce ouverte&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Use coin check or coin page; add --help for their options.</source>
        <translation>Dites coin check ou coin page&#xa0;; --help après l’un ou l’autre dit ce qu’il faut.</translation>
    </message>
    <message>
        <source>The two passphrases differ, so nothing was made. Start again.</source>
        <translation>Les deux phrases secrètes n’étaient pas identiques&#xa0;; rien n’a été créé. Recommencez.</translation>
    </message>
    <message>
        <source>Use texts export or texts import; add --help for their options.</source>
        <translation>Écrivez texts export ou texts import&#xa0;; --help après l’un ou l’autre dit ce qu’il accepte.</translation>
    </message>
    <message>
        <source>A passphrase is needed, but there is no terminal to ask for it. Give --passphrase-file FILE.</source>
        <translation>Il faut une phrase secrète et il n’y a pas de terminal où la demander. Indiquez --passphrase-file FILE.</translation>
    </message>
    <message>
        <source>The channel cannot be used: {reason}.</source>
        <translation>Le canal est inutilisable&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>both {of} have {values}, so they give the same information twice; choose two different values, far apart</source>
        <translation>les deux {of} ont {values}, donc elles disent deux fois la même chose&#xa0;; choisissez deux valeurs différentes, éloignées</translation>
    </message>
    <message>
        <source>with these values no number of interviews can estimate &quot;{name}&quot;; choose values that differ more</source>
        <translation>avec ces valeurs, aucun nombre d’entretiens ne renseigne sur «&#xa0;{name}&#xa0;»&#xa0;; choisissez des valeurs plus différentes</translation>
    </message>
    <message>
        <source>in both samples p_yes/(1 − p_no) is the same, so people with the trait, people without and people who follow no card cannot be distinguished; choose values far apart</source>
        <translation>dans les deux échantillons, p_yes/(1 − p_no) est le même&#xa0;: on ne peut pas distinguer les personnes qui ont le trait, celles qui ne l’ont pas et celles qui ne suivent aucune carte&#xa0;; choisissez des valeurs éloignées</translation>
    </message>
    <message>
        <source>besides {design} they can only be direct</source>
        <translation>à côté de {design}, ils ne peuvent être que directs</translation>
    </message>
    <message>
        <source>with these odds no number of interviews can distinguish the answers</source>
        <translation>avec ces chances, aucun nombre d’entretiens ne distingue les réponses</translation>
    </message>
    <message>
        <source>it must differ from p_truth_1, or the two means cannot be separated</source>
        <translation>il doit différer de p_truth_1, sinon on ne peut pas distinguer les deux moyennes</translation>
    </message>
    <message>
        <source>In the maximum-likelihood estimate nobody has the answers in the condition, so there is no share among them. Choose another condition.</source>
        <translation>Selon l’estimation la plus vraisemblable, personne n’a les réponses posées comme condition&#xa0;; il n’y a donc aucune proportion parmi ces personnes. Choisissez une autre condition.</translation>
    </message>
    <message>
        <source>No share can be estimated from the reports; too few people followed the instruction.</source>
        <translation>Les réponses enregistrées ne disent la proportion d’aucune réponse&#xa0;; trop peu de personnes ont suivi la consigne.</translation>
    </message>
    <message>
        <source>The ranking of item {item} did not converge in {rounds} rounds: its coins reveal too little about the answers. Use a design that asks for the true answer more often, or leave the item out.</source>
        <translation>Le classement de l’élément {item} ne s’est pas stabilisé en {rounds} tours&#xa0;: son tirage en dit trop peu sur les réponses. Posez la question avec un dispositif qui demande plus souvent la vérité, ou omettez cet élément.</translation>
    </message>
    <message>
        <source>Sample {sample} has {n} reports; each of the two needs at least 2, or the two means cannot be separated.</source>
        <translation>L’échantillon {sample} a {n} réponses enregistrées&#xa0;; il en faut au moins 2 dans chacun des deux, sinon les deux moyennes ne peuvent pas être distinguées.</translation>
    </message>
    <message>
        <source>The exact method would have to look at more than a billion reports. Use a larger error, or the normal method, which gives nearly the same result at such sizes.</source>
        <translation>La méthode exacte devrait examiner plus d’un milliard de réponses enregistrées. Choisissez une erreur plus grande, ou la méthode normale, qui diffère à peine à de telles tailles.</translation>
    </message>
    <message>
        <source>The method {method} guarantees its result for every number of interviews, which is impossible with this design: its reports have no bounds, or its estimate is a ratio. Use normal.</source>
        <translation>La méthode {method} est valable pour tout nombre d’entretiens, et avec ce dispositif aucune ne l’est&#xa0;: ses réponses enregistrées n’ont pas de bornes, ou son estimation est un quotient. Utilisez normal.</translation>
    </message>
    <message>
        <source>Even asking all {population} people does not reach this error, because the coins alone need {coins_only} reports. Accept a larger error or less confidence, or use a design that asks for the true answer more often.</source>
        <translation>Même en interrogeant les {population} personnes, on n’atteint pas cette erreur, car le tirage à lui seul demande {coins_only} réponses enregistrées. Acceptez une erreur plus grande ou une moindre confiance, ou utilisez un dispositif dont le tirage demande plus souvent la vérité.</translation>
    </message>
    <message>
        <source>{design} cannot be planned for {target}; choose one of {known}.</source>
        <translation>On ne peut pas planifier {design} pour {target} ; choisissez parmi {known}.</translation>
    </message>
    <message>
        <source>{name} cannot be planned, because the spread of its harmless numbers is not known. Rehearse it with people whose numbers you know.</source>
        <translation>{name} ne peut pas être planifié&#xa0;: on ne sait pas combien ses nombres anodins se dispersent. Faites un essai avec des personnes dont vous connaissez les deux.</translation>
    </message>
    <message>
        <source>With these shares of other people, nobody is left whose answers {design} could estimate. Assume other shares.</source>
        <translation>Avec ces proportions d’autres personnes, il ne reste personne dont {design} pourrait distinguer les réponses. Supposez-en d’autres.</translation>
    </message>
    <message>
        <source>The most likely shares were not found in {steps} steps, so none are shown. The design separates the answers too poorly; use one that asks for the true answer more often.</source>
        <translation>Les prévalences les plus vraisemblables n’ont pas été trouvées en {steps} étapes&#xa0;; aucune n’est donc affichée. Le dispositif distingue trop mal les réponses&#xa0;; utilisez-en un dont le tirage demande plus souvent la vérité.</translation>
    </message>
    <message>
        <source>There are {clusters} clusters; at least 2 are needed to measure how much they differ. Leave the cluster column out.</source>
        <translation>Il y a {clusters} grappes&#xa0;; il en faut au moins 2 pour voir combien elles diffèrent. Omettez la colonne des grappes.</translation>
    </message>
    <message>
        <source>The predictor {predictor} is fully determined by {others}, so their effects cannot be separated. Leave one of them out.</source>
        <translation>Le prédicteur {predictor} est entièrement déterminé par {others}&#xa0;; leurs effets ne peuvent donc pas être distingués. Omettez l’un d’eux.</translation>
    </message>
    <message>
        <source>The item count model cannot be estimated reliably: some coefficient cannot be separated from others, or rests on one person. Leave out covariates, merge rare levels, or use the difference in means.</source>
        <translation>Le modèle de comptage d’énoncés n’a pas de solution certaine&#xa0;: un coefficient se cache derrière d’autres ou repose sur une seule personne. Omettez des covariables, réunissez les niveaux rares ou utilisez la différence des moyennes.</translation>
    </message>
    <message>
        <source>Only {n} respondents answered all questions of the regression, which estimates {parameters} parameters. Use fewer predictors or collect more interviews.</source>
        <translation>Seuls {n} répondants ont répondu à tout ce que la régression utilise, alors qu’elle estime {parameters} nombres. Utilisez moins de prédicteurs ou recueillez plus d’entretiens.</translation>
    </message>
    <message>
        <source>All reports of the outcome are the same, so there is no difference to explain. Choose another outcome or collect more interviews.</source>
        <translation>Tous les rapports du résultat sont les mêmes, donc rien ne peut expliquer de différence entre eux. Choisissez un autre résultat ou recueillez plus d’entretiens.</translation>
    </message>
    <message>
        <source>Nearly all differences in the reports to {predictor} are noise from its randomization, so its effect cannot be estimated. Leave it out, or collect more interviews.</source>
        <translation>Presque toutes les différences des rapports à {predictor} sont le bruit de sa randomisation, donc son effet ne peut pas se voir. Omettez-la, ou recueillez plus d’entretiens.</translation>
    </message>
    <message>
        <source>The predictor {predictor} has the same value for all respondents, so its effect cannot be estimated. Leave it out.</source>
        <translation>Le prédicteur {predictor} a la même valeur pour tous les répondants&#xa0;; son effet ne peut donc pas être déterminé. Omettez-le.</translation>
    </message>
    <message>
        <source>The best-fitting share is exactly 0 or 100 %, so the coefficients have no finite estimate. Look at the estimate of the share first; collect more interviews.</source>
        <translation>La proportion qui s’ajuste le mieux est exactement 0 ou 100 % ; les coefficients n’ont donc pas d’estimation finie. Regardez d’abord l’estimation de la proportion ; recueillez plus d’entretiens.</translation>
    </message>
    <message>
        <source>The design of {question} gives the same reports whatever the answer, so nothing can be learned from them. Use a design whose reports depend on the answer.</source>
        <translation>Le dispositif de {question} donne les mêmes réponses enregistrées quelle que soit la réponse&#xa0;; on ne peut donc rien en apprendre. Utilisez un dispositif qui distingue les réponses.</translation>
    </message>
    <message>
        <source>The model did not converge in {steps} steps, so no coefficients are shown. Use fewer predictors, or a design that asks for the true answer more often.</source>
        <translation>Les coefficients les plus vraisemblables n’ont pas été trouvés en {steps} étapes&#xa0;; aucun n’est donc affiché. Utilisez moins de prédicteurs, ou un dispositif dont le tirage demande plus souvent la vérité.</translation>
    </message>
    <message>
        <source>The reports cannot separate {what}, so there are no standard errors. Two samples need different probabilities; otherwise use fewer predictors.</source>
        <translation>Les réponses enregistrées ne permettent pas de distinguer {what}&#xa0;; il n’y a donc pas d’erreurs types. Deux échantillons ont besoin de probabilités différentes&#xa0;; sinon, utilisez moins de prédicteurs.</translation>
    </message>
    <message>
        <source>The predictor {predictor} separates the answers perfectly, so its coefficient has no finite estimate. Leave it out, merge its levels, or collect more interviews.</source>
        <translation>Le prédicteur {predictor} sépare parfaitement les réponses ; son coefficient n’a donc pas d’estimation finie. Retirez-le, fusionnez ses niveaux ou recueillez plus d’entretiens.</translation>
    </message>
    <message>
        <source>Stratum {stratum} is said to have {population} units, but {sampled} were sampled from it. Give the number of units (clusters, or people if there are no clusters) in the whole stratum.</source>
        <translation>La strate {stratum} est censée contenir {population} unités, mais {sampled} y ont été tirées. Indiquez le nombre d’unités (grappes, ou personnes s’il n’y en a pas) qui auraient pu être tirées.</translation>
    </message>
    <message>
        <source>The weight of respondent {row} is {weight}; in total {count} weights are not numbers above 0. A weight says how many people a respondent represents. Correct the column, or do not use weights.</source>
        <translation>Le poids du répondant {row} est {weight}, et {count} en tout ne sont pas des nombres supérieurs à 0. Un poids dit combien de personnes un répondant représente&#xa0;; corrigez la colonne ou omettez les poids.</translation>
    </message>
    <message>
        <source>All {count} weights are 0, so nobody counts. Choose another weight column, or do not use weights.</source>
        <translation>Les {count} poids sont tous nuls&#xa0;: personne ne compte. Choisissez une autre colonne de poids ou omettez les poids.</translation>
    </message>
    <message>
        <source>{rows} rows cannot be divided into {parts} parts with rows in each.</source>
        <translation>{rows} lignes ne peuvent pas être réparties en {parts} parties contenant chacune des lignes.</translation>
    </message>
    <message>
        <source>{file} is not a model that this program can read: its format is {format}, not {known}.</source>
        <translation>{file} n’est pas un modèle que ce programme sait lire&#xa0;: son format est {format}, et non {known}.</translation>
    </message>
    <message>
        <source>The cut points of {attribute} must be finite and increasing; they are {cuts}.</source>
        <translation>Les points de coupure de {attribute} doivent être finis et croissants&#xa0;; ce sont {cuts}.</translation>
    </message>
    <message>
        <source>{label} has only one class; a classifier needs at least two.</source>
        <translation>{label} n’a qu’une seule classe&#xa0;; il en faut au moins deux pour qu’un classifieur ait à les distinguer.</translation>
    </message>
    <message>
        <source>Column {attribute} has the value {value}, which is not one of its levels ({levels}); correct it, or leave it empty if it is missing.</source>
        <translation>La colonne {attribute} a la valeur {value}, qui n’est aucun de ses niveaux ({levels})&#xa0;; corrigez-la, ou laissez-la vide si elle manque.</translation>
    </message>
    <message>
        <source>{feature} has only one value, so it does not help to predict; leave it out of the features.</source>
        <translation>{feature} n’a qu’une seule valeur et n’apprend donc rien&#xa0;; omettez-la des variables explicatives.</translation>
    </message>
    <message>
        <source>Nobody reported both {feature} and {label}, so their relationship cannot be learned. Leave {feature} out.</source>
        <translation>Personne n’a répondu à la fois à {feature} et à {label}&#xa0;; on n’apprend donc rien de leur lien. Omettez {feature}.</translation>
    </message>
    <message>
        <source>{feature} has only one level, {level}, so it does not help to predict. Leave it out.</source>
        <translation>{feature} n’a qu’un seul niveau, {level}&#xa0;: elle n’apprend rien. Omettez-la.</translation>
    </message>
    <message>
        <source>{feature} and {label} have {cells} combinations, but one report can have at most about 256. Merge levels, or leave {feature} out.</source>
        <translation>{feature} et {label} ont {cells} combinaisons, et une réponse enregistrée peut en avoir environ 256 au plus. Réunissez des niveaux ou omettez {feature}.</translation>
    </message>
    <message>
        <source>weights follow from the inclusion probabilities; leave out the weights</source>
        <translation>les poids découlent des probabilités d’inclusion ; retirez les poids</translation>
    </message>
    <message>
        <source>{file}, line {line}: “{cell}” is not a number. Give the joint inclusion probabilities alone, one row and one column for each respondent, without a header.</source>
        <translation>{file}, ligne {line} : « {cell} » n’est pas un nombre. Donnez seulement les probabilités d’inclusion conjointes, une ligne et une colonne par répondant, sans en-tête.</translation>
    </message>
    <message>
        <source>Give collection files, tables (.csv) or a project, but only one of these kinds: their respondents cannot be counted together.</source>
        <translation>Donnez des fichiers de collecte, des tableaux (.csv) ou un projet, d’une seule sorte&#xa0;: leurs répondants ne peuvent pas être comptés ensemble.</translation>
    </message>
    <message>
        <source>The column {column} needs a table (.csv) that has it; a collection file contains only reports.</source>
        <translation>La colonne {column} demande un tableau (.csv) qui la contient&#xa0;; un fichier de collecte ne contient que des réponses enregistrées.</translation>
    </message>
    <message>
        <source>No row of {where} can be used: {refused} were refused{first}. Each row needs recorded reports in the survey&apos;s columns; a table that codes them in another way must be mapped when it is imported into a project.</source>
        <translation>Aucune ligne de {where} n’est utilisable&#xa0;: {refused} ont été refusées{first}. Chaque ligne a besoin de rapports enregistrés dans les colonnes de l’enquête&#xa0;; un tableau qui les écrit autrement est mis en correspondance à son importation dans un projet.</translation>
    </message>
    <message>
        <source>This text is not available in {language}. Choose one of {known}.</source>
        <translation>Ce texte n’existe pas dans la langue {language}. Choisissez parmi {known}.</translation>
    </message>
    <message>
        <source>{feature} was randomized, so the model&apos;s prediction for a respondent is not known. Evaluate on respondents whose features were asked directly, or on a plain table.</source>
        <translation>{feature} a été randomisée&#xa0;; on ne sait donc pas ce que le modèle dirait d’un répondant. Évaluez-le sur des répondants dont les variables explicatives ont été demandées directement, ou sur un tableau ordinaire.</translation>
    </message>
    <message>
        <source>The model predicts {classes}, and {label} has the answers {answers}.</source>
        <translation>Le modèle distingue {classes}, et {label} a les réponses {answers}.</translation>
    </message>
    <message>
        <source>{learner} does not learn from randomized reports. Use one of {known}.</source>
        <translation>{learner} n’apprend pas de réponses rendues aléatoires. Choisissez parmi {known}.</translation>
    </message>
    <message>
        <source>{question} combines {label} with others in the design {design}; for that, {label} must be its last member. Only k_rr takes any order.</source>
        <translation>{question} réunit {label} à d’autres par le dispositif {design}&#xa0;; pour cela, {label} doit en être la dernière partie. Seul k_rr accepte n’importe quel ordre.</translation>
    </message>
    <message>
        <source>{table} contains true values, so say how much of its privacy may be spent: an epsilon such as 1, or inf for a model that is not private.</source>
        <translation>{table} contient de vraies valeurs&#xa0;; dites donc combien de sa confidentialité peut être dépensé&#xa0;: --epsilon 1, par exemple, ou --epsilon inf pour un modèle non confidentiel.</translation>
    </message>
    <message>
        <source>“{text}” is not a cost; write a number from 0</source>
        <translation>«&#xa0;{text}&#xa0;» n’est pas un coût&#xa0;; écrivez un nombre à partir de 0</translation>
    </message>
    <message>
        <source>Give either a survey file or a project that has a survey.</source>
        <translation>Indiquez soit un fichier d’enquête, soit un projet qui a une enquête&#xa0;: l’un des deux.</translation>
    </message>
    <message>
        <source>{written} is not a difference; write QUESTION=0.1, from -1 to 1</source>
        <translation>{written} n’est pas une différence&#xa0;; écrivez QUESTION=0.1, de -1 à 1</translation>
    </message>
    <message>
        <source>{written} is not a prevalence; write a number such as 0.12</source>
        <translation>{written} n’est pas une prévalence&#xa0;; écrivez un nombre tel que 0.12</translation>
    </message>
    <message>
        <source>This survey has simulated and real interviews; only the real ones count.</source>
        <translation>Il y a des entretiens simulés et des entretiens réels de la même enquête&#xa0;; seuls les réels comptent.</translation>
    </message>
    <message>
        <source>it is not a collection file; import it into a project as a table</source>
        <translation>ce n’est pas un fichier de collecte ; importez-le dans un projet comme tableau</translation>
    </message>
    <message>
        <source>the folder contains no collection files</source>
        <translation>le dossier ne contient aucun fichier de collecte</translation>
    </message>
    <message>
        <source>The kiosk “{words}” was revoked in this project, and its enrolment file does not reverse that. Nothing was changed. Accept it by name if it is to be trusted again.</source>
        <translation>La borne «&#xa0;{words}&#xa0;» a été révoquée dans ce projet, et son fichier d’inscription ne la ramène pas. Rien n’a été changé. Acceptez-la par son nom s’il faut lui faire à nouveau confiance.</translation>
    </message>
    <message>
        <source>{file} comes from a kiosk that this project does not know: “{words}”. It is held in the project. Compare these words with those on the kiosk&apos;s supervisor screen, then accept the kiosk.</source>
        <translation>{file} vient d’une borne que ce projet ne connaît pas&#xa0;: «&#xa0;{words}&#xa0;». Il attend dans le projet. Comparez ces mots avec ceux de l’écran du superviseur de la borne, puis acceptez la borne.</translation>
    </message>
    <message>
        <source>{file} comes from a kiosk that was revoked in this project: “{words}”. It is held in the project until the kiosk is accepted again.</source>
        <translation>{file} vient d’une borne révoquée dans ce projet&#xa0;: «&#xa0;{words}&#xa0;». Il attend dans le projet jusqu’à ce que la borne soit à nouveau acceptée.</translation>
    </message>
    <message>
        <source>The project {file} contains a survey {survey} that is not the one in the given file; one of them was changed without a new version.</source>
        <translation>Le projet {file} contient une enquête {survey} qui n’est pas celle du fichier donné&#xa0;; l’une des deux a été modifiée sans nouvelle version.</translation>
    </message>
    <message>
        <source>{written} is not a survey: give a survey file, or the id of one of the project&apos;s surveys, as clinic or clinic@3 for its version 3.</source>
        <translation>{written} n’est pas une enquête&#xa0;: donnez un fichier d’enquête, ou l’identifiant de l’une des enquêtes du projet, comme clinic, ou clinic@3 pour sa version 3.</translation>
    </message>
    <message>
        <source>The project {project} has no file {file} in its chosen survey. Use the names that the desk lists.</source>
        <translation>Le projet {project} ne contient aucun fichier {file} de l’enquête choisie&#xa0;; ses noms sont ceux que liste le bureau d’analyse.</translation>
    </message>
    <message>
        <source>{forged} is not a number of forged interviews: give a whole number from 0 to {most}.</source>
        <translation>{forged} n’est pas un nombre d’entretiens falsifiés&#xa0;: donnez un nombre entier de 0 à {most}.</translation>
    </message>
    <message>
        <source>A script cannot reproduce these numbers: {file} is a table of another program, and the project does not keep how its columns were mapped. Write the report without the script.</source>
        <translation>Un script ne peut pas refaire ces nombres : {file} est un tableau d’un autre programme, et le projet ne garde pas ce pour quoi ses colonnes ont été prises. Écrivez le rapport sans le script.</translation>
    </message>
    <message>
        <source>{written} cannot be assumed. Write {form}=SHARE with a share from 0 to 1; known here: {known}.</source>
        <translation>{written} ne peut pas être supposé. Écrivez {form}=PROPORTION avec une proportion de 0 à 1&#xa0;; connus ici&#xa0;: {known}.</translation>
    </message>
    <message>
        <source>the true answer in {own}, any other in {other} of all cases</source>
        <translation>la vraie réponse dans {own}, toute autre dans {other} des cas</translation>
    </message>
    <message>
        <source>otherwise one of {k}, all equally likely</source>
        <translation>sinon l’une de {k}, toutes aussi probables</translation>
    </message>
    <message>
        <source>the sensitive question with {p}, otherwise the harmless one</source>
        <translation>la question sensible avec {p}, sinon l’anodine</translation>
    </message>
    <message>
        <source>{file} cannot be shown as a form: {path} must be {expected}. Correct that in a text editor first.</source>
        <translation>{file} ne peut pas être affiché comme formulaire&#xa0;: {path} doit être {expected}. Corrigez d’abord cela dans un éditeur de texte.</translation>
    </message>
    <message>
        <source>{file} was not written: a form needs a survey without problems, and this one has {count}. Fix them, or save it as a survey file for now.</source>
        <translation>{file} n’a pas été écrit&#xa0;: un formulaire demande une enquête sans erreur, et celle-ci en a {count}. Corrigez-les, ou enregistrez-la en attendant comme fichier d’enquête.</translation>
    </message>
    <message>
        <source>{strange} is not a randomized question of {name}; these are {known}</source>
        <translation>{strange} n’est pas une question randomisée de {name}&#xa0;; les voici&#xa0;: {known}</translation>
    </message>
    <message>
        <source>{text} is not a weight; write QUESTION=2, with a number above 0</source>
        <translation>{text} n’est pas un poids&#xa0;; écrivez QUESTION=2, avec un nombre supérieur à 0</translation>
    </message>
    <message>
        <source>the sound is left out; its file is not in the form&apos;s folder.</source>
        <translation>le son est omis ; son fichier n’est pas à côté du formulaire.</translation>
    </message>
    <message>
        <source>{file} was imported before with other content or another mapping ({count} interviews), and importing it again would count people twice. Replace the old table, or rename the file if its respondents are other people.</source>
        <translation>{file} a déjà été importé avec un autre contenu ou une autre correspondance ({count} entretiens), et l’importer encore compterait des personnes deux fois. Remplacez l’ancien tableau, ou renommez le fichier si ses répondants sont d’autres personnes.</translation>
    </message>
    <message>
        <source>{file} was imported, but about {shared} of its {count} respondents seem to be in {other} too: so many equal rows do not happen by chance. If they are the same people, they now count twice: undo the import, or remove one of the two files.</source>
        <translation>{file} a été importé, mais environ {shared} de ses {count} répondants semblent être aussi dans {other}&#xa0;: autant de lignes ne concordent pas par hasard. Si ce sont les mêmes personnes, elles comptent maintenant deux fois&#xa0;: annulez alors l’importation, ou ôtez l’un des deux fichiers.</translation>
    </message>
    <message>
        <source>is not a report: for a randomized question each choice is recorded, or none</source>
        <translation>n’est pas un rapport&#xa0;: d’une question randomisée on dit chaque choix, ou aucun</translation>
    </message>
    <message>
        <source>it is not a mapping; its &quot;format&quot; must be &quot;{format}&quot;</source>
        <translation>ce n’est pas une correspondance&#xa0;; son «&#xa0;format&#xa0;» doit être «&#xa0;{format}&#xa0;»</translation>
    </message>
    <message>
        <source>{key} is written twice, or does not belong in a mapping</source>
        <translation>{key} est écrit deux fois, ou n’est pas une clé d’une correspondance</translation>
    </message>
    <message>
        <source>line {line} contains a NUL character</source>
        <translation>la ligne {line} contient un caractère NUL</translation>
    </message>
    <message>
        <source>the folder contains no enrolment files (their names end in .enrolment)</source>
        <translation>le dossier ne contient aucun fichier d’inscription (leurs noms finissent par .enrolment)</translation>
    </message>
    <message>
        <source>contains a report that its design never gives</source>
        <translation>contient un rapport que son dispositif ne donne jamais</translation>
    </message>
    <message>
        <source>is not a sealed interview</source>
        <translation>n’est pas un entretien scellé</translation>
    </message>
    <message>
        <source>its interviews contain characters that are not allowed</source>
        <translation>ses entretiens contiennent des caractères qu’aucun ne peut contenir</translation>
    </message>
    <message>
        <source>it is not UTF-8 text</source>
        <translation>ce n’est pas du texte en UTF-8</translation>
    </message>
    <message>
        <source>it is not a sealed interview</source>
        <translation>ce n’est pas un entretien scellé</translation>
    </message>
    <message>
        <source>{file}, line {line}: this interview is damaged and was left out ({reason}). The others are not affected.</source>
        <translation>{file}, ligne {line}&#xa0;: cet entretien est endommagé et a été écarté ({reason}). Les autres n’en sont pas touchés.</translation>
    </message>
    <message>
        <source>An Excel sheet can have {most} rows, and there are {rows}. Write .csv, .parquet, .sav or .dta.</source>
        <translation>Une feuille Excel contient {most} lignes, et il y en a ici {rows}. Écrivez du .csv, .parquet, .sav ou .dta.</translation>
    </message>
    <message>
        <source>it contains a NUL character</source>
        <translation>il contient un caractère NUL</translation>
    </message>
    <message>
        <source>its name is not a name</source>
        <translation>son nom n’est pas un nom</translation>
    </message>
    <message>
        <source>the system gives no reason</source>
        <translation>le système ne donne pas de raison</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>le disque est plein</translation>
    </message>
    <message>
        <source>the disk quota is used up</source>
        <translation>le quota du disque est épuisé</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <translation>le disque est en lecture seule</translation>
    </message>
    <message>
        <source>permission is denied</source>
        <translation>la permission est refusée</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <translation>le disque signale une erreur</translation>
    </message>
    <message>
        <source>there is no such file or folder</source>
        <translation>ce fichier ou ce dossier n’existe pas</translation>
    </message>
    <message>
        <source>the folder is not a folder</source>
        <translation>le dossier n’est pas un dossier</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>c’est un dossier</translation>
    </message>
    <message>
        <source>it is a link; give the file itself</source>
        <translation>c’est un lien&#xa0;; donnez le fichier lui-même</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>le nom est trop long</translation>
    </message>
    <message>
        <source>a file of that name is there already; choose another place</source>
        <translation>un fichier de ce nom existe déjà&#xa0;; choisissez un autre endroit</translation>
    </message>
    <message>
        <source>{file} contains a secret, and other people on this machine can read it. Let only its owner read it, with “chmod 600 {file}”.</source>
        <translation>{file} contient un secret, et d’autres personnes sur cette machine peuvent le lire. Réservez-en la lecture à son propriétaire, avec «&#xa0;chmod 600 {file}&#xa0;».</translation>
    </message>
    <message>
        <source>there is no such folder; make it, or look whether the stick is in</source>
        <translation>ce dossier n’existe pas&#xa0;; créez-le, ou voyez si la clé est branchée</translation>
    </message>
    <message>
        <source>it grew while it was read</source>
        <translation>il a grandi pendant la lecture</translation>
    </message>
    <message>
        <source>it has {st_size} bytes, more than the {largest} allowed</source>
        <translation>il a {st_size} octets, plus que les {largest} permis</translation>
    </message>
    <message>
        <source>Give the largest survey weight, a whole number that is known without looking at the data.</source>
        <translation>Indiquez le plus grand poids de sondage, un nombre entier connu sans regarder les données.</translation>
    </message>
    <message>
        <source>it is for a public or synthetic table, not for reports</source>
        <translation>elle est pour un tableau public ou synthétique, pas pour des réponses</translation>
    </message>
    <message>
        <source>The program is not translated into {language}. Choose one of {known}.</source>
        <translation>Les fenêtres n’ont pas de textes dans la langue {language}. Choisissez parmi {known}.</translation>
    </message>
    <message>
        <source>it is damaged; fetch the copy that was put away when the key was made</source>
        <translation>il est abîmé&#xa0;; prenez la copie mise de côté à la création de la clé</translation>
    </message>
    <message>
        <source>it is not the file of an analyst&apos;s private key</source>
        <translation>ce n’est pas le fichier de la clé privée d’un analyste</translation>
    </message>
    <message>
        <source>it was written by a newer Surveyapp; update the program</source>
        <translation>il a été écrit par un Surveyapp plus récent&#xa0;; mettez le programme à jour</translation>
    </message>
    <message>
        <source>its public key does not belong to its private one</source>
        <translation>sa clé publique ne va pas avec sa clé privée</translation>
    </message>
    <message>
        <source>it is the kiosk&apos;s own folder; choose another, on a stick for example</source>
        <translation>c’est le dossier de la borne elle-même&#xa0;; choisissez-en un autre, sur une clé par exemple</translation>
    </message>
    <message>
        <source>{differing} of its interviews are in the project with other reports, so one of the files was altered</source>
        <translation>{differing} de ses entretiens sont dans le projet avec d’autres rapports, donc l’un des fichiers a été modifié</translation>
    </message>
    <message>
        <source>it repeats another of the file</source>
        <translation>il répète un autre du fichier</translation>
    </message>
    <message>
        <source>its box does not open</source>
        <translation>sa boîte ne s’ouvre pas</translation>
    </message>
    <message>
        <source>it is a damaged Parquet file, or of a kind that cannot be read</source>
        <translation>c’est un fichier Parquet abîmé, ou d’un genre illisible</translation>
    </message>
    <message>
        <source>it is damaged; remove it from the kiosk&apos;s folder and choose a new PIN</source>
        <translation>il est abîmé&#xa0;; ôtez-le du dossier de la borne et choisissez un nouveau code PIN</translation>
    </message>
    <message>
        <source>is not expected: the row has {count} cells and the header {columns}</source>
        <translation>n’est pas attendu&#xa0;: la ligne a {count} cellules et l’en-tête {columns}</translation>
    </message>
    <message>
        <source>ends a row with a cell of {longest} characters, more than {allowed}</source>
        <translation>finit une ligne par une cellule de {longest} caractères, plus que {allowed}</translation>
    </message>
    <message>
        <source>it belongs to the survey {name} version {version}, the others to {others}</source>
        <translation>il appartient à l’enquête {name} version {version}, les autres à {others}</translation>
    </message>
    <message>
        <source>its survey {name} version {version} was changed without a new version</source>
        <translation>son enquête {name} version {version} a été changée sans nouvelle version</translation>
    </message>
    <message>
        <source>it was written by another version of Surveyapp; use that one or a newer</source>
        <translation>il a été écrit par une autre version de Surveyapp&#xa0;; utilisez celle-là ou une plus récente</translation>
    </message>
    <message>
        <source>it is not a Surveyapp project</source>
        <translation>ce n’est pas un projet de Surveyapp</translation>
    </message>
    <message>
        <source>is one report too many: each respondent is asked {size} of {of}</source>
        <translation>est un rapport de trop&#xa0;: on pose à chaque répondant {size} de {of}</translation>
    </message>
    <message>
        <source>two columns are called {name}; rename or remove one of them</source>
        <translation>deux colonnes s’appellent {name}&#xa0;; renommez ou ôtez l’une d’elles</translation>
    </message>
    <message>
        <source>there is no column {name}; the table has {header}</source>
        <translation>il n’y a pas de colonne {name}&#xa0;; le tableau a {header}</translation>
    </message>
    <message>
        <source>it has no sheet {wanted}; it has {names}</source>
        <translation>il n’a pas de feuille {wanted}&#xa0;; il a {names}</translation>
    </message>
    <message>
        <source>the sheet {sheet} is empty</source>
        <translation>la feuille {sheet} est vide</translation>
    </message>
    <message>
        <source>its sheet {title} has more than {most_rows} rows</source>
        <translation>sa feuille {title} a plus de {most_rows} lignes</translation>
    </message>
    <message>
        <source>it is damaged, or of a kind that cannot be read</source>
        <translation>il est abîmé, ou d’un genre illisible</translation>
    </message>
    <message>
        <source>it is not CSV ({problem})</source>
        <translation>ce n’est pas du CSV ({problem})</translation>
    </message>
    <message>
        <source>it is not UTF-8; save it as UTF-8</source>
        <translation>ce n’est pas de l’UTF-8&#xa0;; enregistrez-le en UTF-8</translation>
    </message>
    <message>
        <source>is a formula; paste its value instead.</source>
        <translation>est une formule&#xa0;; collez sa valeur à la place.</translation>
    </message>
    <message>
        <source>is an error of the spreadsheet; write the value.</source>
        <translation>est une erreur du tableur&#xa0;; écrivez la valeur.</translation>
    </message>
    <message>
        <source>it is a workbook of an old kind (.xls); save it as .xlsx</source>
        <translation>c’est un classeur d’un ancien genre (.xls)&#xa0;; enregistrez-le en .xlsx</translation>
    </message>
    <message>
        <source>it is protected by a password; save it without one</source>
        <translation>il est protégé par un mot de passe&#xa0;; enregistrez-le sans</translation>
    </message>
    <message>
        <source>{file} was not read: nobody has enrolled its kiosk, “{words}”.</source>
        <translation>{file} n’a pas été lu&#xa0;: personne n’a inscrit sa borne, «&#xa0;{words}&#xa0;».</translation>
    </message>
    <message>
        <source>it unpacks to more than is allowed ({most} MB, {most_members} parts)</source>
        <translation>décompressé, il dépasse ce qui est permis ({most} Mo, {most_members} parties)</translation>
    </message>
    <message>
        <source>sheet {name} has more than {most_columns} columns</source>
        <translation>la feuille {name} a plus de {most_columns} colonnes</translation>
    </message>
    <message>
        <source>sheet {name} has more than {most_rows} rows</source>
        <translation>la feuille {name} a plus de {most_rows} lignes</translation>
    </message>
    <message>
        <source>it has {count} letters after the first hyphen and must have {wanted}</source>
        <translation>elle a {count} lettres après le premier trait d’union et doit en avoir {wanted}</translation>
    </message>
    <message>
        <source>{reason}; copy the whole line</source>
        <translation>{reason}&#xa0;; copiez la ligne entière</translation>
    </message>
    <message>
        <source>a letter of it is wrong (its checksum says so); copy it again</source>
        <translation>une de ses lettres est fausse (sa somme de contrôle le dit)&#xa0;; recopiez-la</translation>
    </message>
    <message>
        <source>{name} has coins of several samples; ask by a design of one</source>
        <translation>{name} a le hasard de plusieurs échantillons&#xa0;; posez-la par un dispositif à un seul</translation>
    </message>
    <message>
        <source>{name} draws more than one coin below a small number; ask by another design</source>
        <translation>{name} tire plus qu’un hasard au-dessous d’un petit nombre&#xa0;; posez-la par un autre dispositif</translation>
    </message>
    <message>
        <source>its coin has {denominator} sides and {most_sides} cards are the most that can be laid out; choose odds with a smaller common denominator</source>
        <translation>son hasard a {denominator} faces et on ne peut étaler que {most_sides} cartes&#xa0;; choisissez des chances avec un dénominateur commun plus petit</translation>
    </message>
    <message>
        <source>must be true or false.</source>
        <translation>doit être true ou false.</translation>
    </message>
    <message>
        <source>is true, but no question has the kiosk&apos;s coins; remove it.</source>
        <translation>vaut true, mais aucune question n’a le hasard de la borne&#xa0;; ôtez-le.</translation>
    </message>
    <message>
        <source>is true, but {reason} (question {name}).</source>
        <translation>vaut true, mais {reason} (question {name}).</translation>
    </message>
    <message>
        <source>the answer is a number; compare it with =</source>
        <translation>la réponse est un nombre&#xa0;; comparez-la avec =</translation>
    </message>
    <message>
        <source>{relation} compares numbers only, without quotes</source>
        <translation>{relation} ne compare que des nombres, sans guillemets</translation>
    </message>
    <message>
        <source>several choices can be answered; use selected(${{id}}, &apos;choice&apos;)</source>
        <translation>on peut répondre plusieurs choix&#xa0;; utilisez selected(${{id}}, &apos;choice&apos;)</translation>
    </message>
    <message>
        <source>the answer is a number; write it without quotes</source>
        <translation>la réponse est un nombre&#xa0;; écrivez-la sans guillemets</translation>
    </message>
    <message>
        <source>the answer is a choice; write its id in quotes</source>
        <translation>la réponse est un choix&#xa0;; écrivez son id entre guillemets</translation>
    </message>
    <message>
        <source>a number is never a choice</source>
        <translation>un nombre n’est jamais un choix</translation>
    </message>
    <message>
        <source>has {leaf}, but {wrong}.</source>
        <translation>a {leaf}, mais {wrong}.</translation>
    </message>
    <message>
        <source>looks at . before the question is asked; refer to an earlier question by ${{id}}.</source>
        <translation>regarde . avant que la question soit posée&#xa0;; renvoyez à une question antérieure par ${{id}}.</translation>
    </message>
    <message>
        <source>never looks at the answer; write . for it.</source>
        <translation>ne regarde jamais la réponse&#xa0;; écrivez . pour elle.</translation>
    </message>
    <message>
        <source>refers to ${{{name}}}, the question itself; an answer of its own is . in a constraint.</source>
        <translation>renvoie à ${{{name}}}, la question elle-même&#xa0;; sa propre réponse s’écrit . dans une contrainte.</translation>
    </message>
    <message>
        <source>has {leaf}, which compares no answer.</source>
        <translation>a {leaf}, qui ne compare aucune réponse.</translation>
    </message>
    <message>
        <source>refers to ${{{name}}}, which is asked later; refer to an earlier question.</source>
        <translation>renvoie à ${{{name}}}, posée plus tard&#xa0;; renvoyez à une question antérieure.</translation>
    </message>
    <message>
        <source>refers to ${{{name}}}, a note, which has no answer.</source>
        <translation>renvoie à ${{{name}}}, une note, qui n’a pas de réponse.</translation>
    </message>
    <message>
        <source>refers to ${{{name}}}, which no question has as its id.</source>
        <translation>renvoie à ${{{name}}}, qui n’est l’id d’aucune question.</translation>
    </message>
    <message>
        <source>has {count} characters, and {longest_expression} are the most</source>
        <translation>a {count} caractères, et {longest_expression} sont le maximum</translation>
    </message>
    <message>
        <source>has the curly quote {character}; type a straight &apos; instead</source>
        <translation>a l’apostrophe courbe {character}&#xa0;; tapez un &apos; droit à la place</translation>
    </message>
    <message>
        <source>ends</source>
        <translation>finit</translation>
    </message>
    <message>
        <source>has {text}</source>
        <translation>a {text}</translation>
    </message>
    <message>
        <source>has a text without a closing {character}</source>
        <translation>a un texte sans {character} fermant</translation>
    </message>
    <message>
        <source>has a $ that begins no ${{id}}; write the id in braces</source>
        <translation>a un $ qui ne commence aucun ${{id}}&#xa0;; écrivez l’id entre accolades</translation>
    </message>
    <message>
        <source>is nested too deeply</source>
        <translation>est trop imbriqué</translation>
    </message>
    <message>
        <source>has {text}, where and, or or the end is expected</source>
        <translation>a {text}, là où on attend and, or ou la fin</translation>
    </message>
    <message>
        <source>has a selected() that does not begin with ${{id}} or .</source>
        <translation>a un selected() qui ne commence pas par ${{id}} ou .</translation>
    </message>
    <message>
        <source>has a selected() that does not end with a choice in quotes</source>
        <translation>a un selected() qui ne finit pas par un choix entre guillemets</translation>
    </message>
    <message>
        <source>{found} where ${{id}}, ., a number or a &apos;text&apos; is expected</source>
        <translation>{found} là où on attend ${{id}}, ., un nombre ou un &apos;texte&apos;</translation>
    </message>
    <message>
        <source>{found} where one of =, !=, &lt;, &lt;=, &gt; and &gt;= is expected</source>
        <translation>{found} là où on attend l’un de =,&#xa0;!=, &lt;, &lt;=, &gt; et &gt;=</translation>
    </message>
    <message>
        <source>{found} where {mark} is expected</source>
        <translation>{found} là où on attend {mark}</translation>
    </message>
    <message>
        <source>is never shown; add the constraint it is about.</source>
        <translation>ne se montre jamais&#xa0;; ajoutez la contrainte dont il parle.</translation>
    </message>
    <message>
        <source>must be a condition in quotes, such as &quot;${{age}} &gt;= 18&quot;.</source>
        <translation>doit être une condition entre guillemets, telle que &quot;${{age}} &gt;= 18&quot;.</translation>
    </message>
    <message>
        <source>refers to ${{{name}}}, which depends on {steps}, which is randomized: its true answer would show. Refer to direct questions only.</source>
        <translation>renvoie à ${{{name}}}, qui dépend de {steps}, qui est randomisée&#xa0;: sa vraie réponse se verrait. Ne renvoyez qu’à des questions directes.</translation>
    </message>
    <message>
        <source>keeps some answers to ${{{name}}} out, which is randomized: whoever reads the record would know more about the true answer than its coins let through. It may only repeat the question&apos;s own bounds.</source>
        <translation>écarte certaines réponses à ${{{name}}}, qui est randomisée&#xa0;: qui lit l’enregistrement en saurait plus sur la vraie réponse que le hasard n’en laisse passer. Elle ne peut que répéter les bornes de la question.</translation>
    </message>
    <message>
        <source>repeats the answer to ${{{name}}}, which is randomized, on the screen; leave it out.</source>
        <translation>répète à l’écran la réponse à ${{{name}}}, qui est randomisée&#xa0;; omettez-la.</translation>
    </message>
    <message>
        <source>must be true or false, without quotes.</source>
        <translation>doit être true ou false, sans guillemets.</translation>
    </message>
    <message>
        <source>the file</source>
        <translation>le fichier</translation>
    </message>
    <message>
        <source>something else</source>
        <translation>autre chose</translation>
    </message>
    <message>
        <source>_ and -, beginning with a letter or digit</source>
        <translation>_ et -, commençant par une lettre ou un chiffre</translation>
    </message>
    <message>
        <source>and _, beginning with a letter</source>
        <translation>et _, commençant par une lettre</translation>
    </message>
    <message>
        <source>and -, such as en, fr or pt-BR</source>
        <translation>et -, comme en, fr ou pt-BR</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un objet</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>une liste</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true ou false</translation>
    </message>
    <message>
        <source>null</source>
        <translation>null</translation>
    </message>
    <message>
        <source>from {low} to {high}</source>
        <translation>de {low} à {high}</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>is {value}; it must be an object in braces.</source>
        <translation>est {value}&#xa0;; ce doit être un objet entre accolades.</translation>
    </message>
    <message>
        <source>is written more than once; keep one.</source>
        <translation>est écrit plus d’une fois&#xa0;; gardez-en un.</translation>
    </message>
    <message>
        <source>is {value}; it must be a list in brackets.</source>
        <translation>est {value}&#xa0;; ce doit être une liste entre crochets.</translation>
    </message>
    <message>
        <source>has {count} entries; it must have {low} to {high}.</source>
        <translation>a {count} éléments&#xa0;; il en faut de {low} à {high}.</translation>
    </message>
    <message>
        <source>is {value}; it must be a whole number from {low} to {high}.</source>
        <translation>est {value}&#xa0;; ce doit être un nombre entier de {low} à {high}.</translation>
    </message>
    <message>
        <source>is {value}; it must be a decimal number {ends}.</source>
        <translation>est {value}&#xa0;; ce doit être un nombre décimal {ends}.</translation>
    </message>
    <message>
        <source>is {value}; it must be a name of at most 64 letters a–z, digits, {extra}.</source>
        <translation>est {value}&#xa0;; ce doit être un nom d’au plus 64 lettres a–z, chiffres, {extra}.</translation>
    </message>
    <message>
        <source>is {value}; write a text.</source>
        <translation>est {value}&#xa0;; écrivez un texte.</translation>
    </message>
    <message>
        <source>has {count} characters; {longest_text} are the most.</source>
        <translation>a {count} caractères&#xa0;; {longest_text} sont le maximum.</translation>
    </message>
    <message>
        <source>holds the invisible character U+{unseen}; remove it.</source>
        <translation>contient le caractère invisible U+{unseen}&#xa0;; ôtez-le.</translation>
    </message>
    <message>
        <source>is {value}; write a text for each language, {{&quot;en&quot;: &quot;…&quot;}}.</source>
        <translation>est {value}&#xa0;; écrivez un texte par langue, {{&quot;en&quot;: &quot;…&quot;}}.</translation>
    </message>
    <message>
        <source>is missing; add it.</source>
        <translation>manque&#xa0;; ajoutez-le.</translation>
    </message>
    <message>
        <source>is not one of the survey&apos;s languages; add it to them.</source>
        <translation>n’est pas une des langues de l’enquête&#xa0;; ajoutez-la aux langues.</translation>
    </message>
    <message>
        <source>is missing; every text needs every language.</source>
        <translation>manque&#xa0;; chaque texte a besoin de chaque langue.</translation>
    </message>
    <message>
        <source>was written by a newer Surveyapp; update the program.</source>
        <translation>a été écrit par un Surveyapp plus récent&#xa0;; mettez le programme à jour.</translation>
    </message>
    <message>
        <source>must be &quot;{format}&quot;.</source>
        <translation>doit être «&#xa0;{format}&#xa0;».</translation>
    </message>
    <message>
        <source>is {value}; it {advice}</source>
        <translation>est {value}&#xa0;; il {advice}</translation>
    </message>
    <message>
        <source>is {value}; write the analyst&apos;s public key in quotes.</source>
        <translation>est {value}&#xa0;; écrivez la clé publique de l’analyste entre guillemets.</translation>
    </message>
    <message>
        <source>are all notes; add a question that is recorded.</source>
        <translation>sont toutes des notes&#xa0;; ajoutez une question qui s’enregistre.</translation>
    </message>
    <message>
        <source>is {value}; a member&apos;s type is {known}.</source>
        <translation>est {value}&#xa0;; le type d’un membre est {known}.</translation>
    </message>
    <message>
        <source>is {kind}; known types are {types}.</source>
        <translation>est {kind}&#xa0;; les types connus sont {types}.</translation>
    </message>
    <message>
        <source>is {question_id}, a name that the record keeps for itself; rename it.</source>
        <translation>est {question_id}, un nom que l’enregistrement garde pour lui&#xa0;; renommez-la.</translation>
    </message>
    <message>
        <source>is {question_id}, as is {seen}; give each question its own name.</source>
        <translation>est {question_id}, comme {seen}&#xa0;; donnez à chaque question son propre nom.</translation>
    </message>
    <message>
        <source>is {required}; it must be true or false.</source>
        <translation>est {required}&#xa0;; ce doit être true ou false.</translation>
    </message>
    <message>
        <source>repeats the choice {prefer_not_id}; keep one of them.</source>
        <translation>répète le choix {prefer_not_id}&#xa0;; gardez l’un des deux.</translation>
    </message>
    <message>
        <source>makes three answers, and {name} takes two; choose a design for any number of answers: {fitting}.</source>
        <translation>fait trois réponses, et {name} en prend deux&#xa0;; choisissez un dispositif pour n’importe quel nombre de réponses&#xa0;: {fitting}.</translation>
    </message>
    <message>
        <source>repeats {code}; keep one.</source>
        <translation>répète {code}&#xa0;; gardez-en un.</translation>
    </message>
    <message>
        <source>has {shown}, which no joint question lists; remove it.</source>
        <translation>a {shown}, qu’aucune question jointe ne cite&#xa0;; ôtez-le.</translation>
    </message>
    <message>
        <source>belongs to the joint question; remove it here.</source>
        <translation>appartient à la question jointe&#xa0;; ôtez-le ici.</translation>
    </message>
    <message>
        <source>line {line} {wrong}</source>
        <translation>la ligne {line} {wrong}</translation>
    </message>
    <message>
        <source>the distribution of the number that is added</source>
        <translation>la loi du nombre qui est ajouté</translation>
    </message>
    <message>
        <source>the probability that the answer itself is recorded</source>
        <translation>la probabilité que la réponse elle-même soit enregistrée</translation>
    </message>
    <message>
        <source>the distribution of S</source>
        <translation>la loi de S</translation>
    </message>
    <message>
        <source>the privacy loss ε</source>
        <translation>la perte de confidentialité ε</translation>
    </message>
    <message>
        <source>the distribution of S₁; its mean is not 0</source>
        <translation>la loi de S₁&#xa0;; sa moyenne n’est pas 0</translation>
    </message>
    <message>
        <source>the distribution of S₂, added after multiplying</source>
        <translation>la loi de S₂, ajouté après la multiplication</translation>
    </message>
    <message>
        <source>the probabilities that the card answers “yes”, one for each sample</source>
        <translation>les probabilités que la carte réponde «&#xa0;oui&#xa0;», une par échantillon</translation>
    </message>
    <message>
        <source>the probabilities that the card answers “no”, one for each sample</source>
        <translation>les probabilités que la carte réponde «&#xa0;non&#xa0;», une par échantillon</translation>
    </message>
    <message>
        <source>says no whatever the card says</source>
        <translation>dit non quoi que dise la carte</translation>
    </message>
    <message>
        <source>the probabilities of the cards 1, 2, … in order</source>
        <translation>les probabilités des cartes 1, 2, … dans l’ordre</translation>
    </message>
    <message>
        <source>the share of “yes” to the harmless question</source>
        <translation>la part de «&#xa0;oui&#xa0;» à la question anodine</translation>
    </message>
    <message>
        <source>the probability of “yes” to the harmless item of the question</source>
        <translation>la probabilité de «&#xa0;oui&#xa0;» à l’élément anodin de la question</translation>
    </message>
    <message>
        <source>the probability of “yes” to the harmless item of the anchor question</source>
        <translation>la probabilité de «&#xa0;oui&#xa0;» à l’élément anodin de la question d’ancrage</translation>
    </message>
    <message>
        <source>careless, the same both times</source>
        <translation>négligent, la même chose les deux fois</translation>
    </message>
    <message>
        <source>careless, once this and once that</source>
        <translation>négligent, une fois ceci et une fois cela</translation>
    </message>
    <message>
        <source>the probability that the question itself is asked</source>
        <translation>la probabilité que la question elle-même soit posée</translation>
    </message>
    <message>
        <source>the distribution of W</source>
        <translation>la loi de W</translation>
    </message>
    <message>
        <source>the distribution of U, added before multiplying</source>
        <translation>la loi de U, ajouté avant la multiplication</translation>
    </message>
    <message>
        <source>the weight β of the drawn number in the sum</source>
        <translation>le poids β du nombre tiré dans la somme</translation>
    </message>
    <message>
        <source>the distribution of W; its mean is not 0</source>
        <translation>la loi de W&#xa0;; sa moyenne n’est pas 0</translation>
    </message>
    <message>
        <source>the distribution of U, mixed with the answer</source>
        <translation>la loi de U, mélangé à la réponse</translation>
    </message>
    <message>
        <source>the number of choices</source>
        <translation>le nombre de choix</translation>
    </message>
    <message>
        <source>the distribution of the number that is recorded instead of the answer</source>
        <translation>la loi du nombre qui est enregistré au lieu de la réponse</translation>
    </message>
    <message>
        <source>the probability of “yes” to the harmless item of sample 1 (sample 2 has 1 − p)</source>
        <translation>la probabilité de «&#xa0;oui&#xa0;» à l’élément anodin de l’échantillon 1 (l’échantillon 2 a 1 − p)</translation>
    </message>
    <message>
        <source>the probability that the coins ask for the truth</source>
        <translation>la probabilité que les pièces demandent la vérité</translation>
    </message>
    <message>
        <source>the probabilities of each forced choice among all cases, in the order of the choices</source>
        <translation>les probabilités de chaque choix forcé parmi tous les cas, dans l’ordre des choix</translation>
    </message>
    <message>
        <source>the probability that the coins answer “yes”</source>
        <translation>la probabilité que les pièces répondent «&#xa0;oui&#xa0;»</translation>
    </message>
    <message>
        <source>the probability of the sensitive question in sample 1</source>
        <translation>la probabilité de la question sensible dans l’échantillon 1</translation>
    </message>
    <message>
        <source>the probability of the sensitive question in sample 2</source>
        <translation>la probabilité de la question sensible dans l’échantillon 2</translation>
    </message>
    <message>
        <source>the number of innocuous statements</source>
        <translation>le nombre d’énoncés anodins</translation>
    </message>
    <message>
        <source>{y} innocuous, yes</source>
        <translation>{y} anodins, oui</translation>
    </message>
    <message>
        <source>{y} innocuous, no</source>
        <translation>{y} anodins, non</translation>
    </message>
    <message>
        <source>the share of red cards in the pack for people whose answer is yes</source>
        <translation>la part de cartes rouges dans le paquet des personnes dont la réponse est oui</translation>
    </message>
    <message>
        <source>the share of red cards in the pack for people whose answer is no</source>
        <translation>la part de cartes rouges dans le paquet des personnes dont la réponse est non</translation>
    </message>
    <message>
        <source>the number of cards drawn, each put back</source>
        <translation>le nombre de cartes tirées, chacune remise</translation>
    </message>
    <message>
        <source>the smallest possible answer</source>
        <translation>la plus petite réponse possible</translation>
    </message>
    <message>
        <source>the largest possible answer</source>
        <translation>la plus grande réponse possible</translation>
    </message>
    <message>
        <source>the step between possible answers</source>
        <translation>le pas entre les réponses possibles</translation>
    </message>
    <message>
        <source>the probability that a “no” is recorded as it is</source>
        <translation>la probabilité qu’un «&#xa0;non&#xa0;» soit enregistré tel quel</translation>
    </message>
    <message>
        <source>the probability of the card with the question itself</source>
        <translation>la probabilité de la carte avec la question elle-même</translation>
    </message>
    <message>
        <source>the share of people with the unrelated trait</source>
        <translation>la part des personnes qui ont la caractéristique sans rapport</translation>
    </message>
    <message>
        <source>the probabilities of each report, one row an answer in the order of the choices</source>
        <translation>les probabilités de chaque réponse enregistrée, une ligne par réponse dans l’ordre des choix</translation>
    </message>
    <message>
        <source>the distribution of the number that the answer is multiplied by; its mean is not 0</source>
        <translation>la loi du nombre par lequel la réponse est multipliée&#xa0;; sa moyenne n’est pas 0</translation>
    </message>
    <message>
        <source>{range}, and not {value}</source>
        <translation>{range}, et pas {value}</translation>
    </message>
    <message>
        <source>above {low} and below {high}</source>
        <translation>au-dessus de {low} et au-dessous de {high}</translation>
    </message>
    <message>
        <source>a list of values with their probabilities</source>
        <translation>une liste de valeurs avec leurs probabilités</translation>
    </message>
    <message>
        <source>a list of numbers from {low} to {high}</source>
        <translation>une liste de nombres de {low} à {high}</translation>
    </message>
    <message>
        <source>a list of rows, each a list of numbers from {low} to {high}</source>
        <translation>une liste de lignes, chacune une liste de nombres de {low} à {high}</translation>
    </message>
    <message>
        <source>a whole number from {low} to {high}</source>
        <translation>un nombre entier de {low} à {high}</translation>
    </message>
    <message>
        <source>the probability that one draw brings the question itself</source>
        <translation>la probabilité qu’un tirage amène la question elle-même</translation>
    </message>
    <message>
        <source>the probabilities that people without the trait are asked to say “no”, one for each sample</source>
        <translation>les probabilités que l’on demande aux personnes non concernées de dire «&#xa0;non&#xa0;», une par échantillon</translation>
    </message>
    <message>
        <source>yes, and says so</source>
        <translation>oui, et le dit</translation>
    </message>
    <message>
        <source>yes, and says no</source>
        <translation>oui, et dit non</translation>
    </message>
    <message>
        <source>the probabilities that the question itself is answered, one for each box</source>
        <translation>les probabilités que l’on réponde à la question elle-même, une par boîte</translation>
    </message>
    <message>
        <source>the probability of the truth card</source>
        <translation>la probabilité de la carte de vérité</translation>
    </message>
    <message>
        <source>the probabilities of the card that asks for the trait again, one for each box</source>
        <translation>les probabilités de la carte qui redemande la caractéristique, une par boîte</translation>
    </message>
    <message>
        <source>no, harmless yes</source>
        <translation>non, anodine oui</translation>
    </message>
    <message>
        <source>no, harmless no</source>
        <translation>non, anodine non</translation>
    </message>
    <message>
        <source>the probability that the first card asks for the truth</source>
        <translation>la probabilité que la première carte demande la vérité</translation>
    </message>
    <message>
        <source>the probability that the second card asks the question itself</source>
        <translation>la probabilité que la seconde carte pose la question elle-même</translation>
    </message>
    <message>
        <source>the probability that the second card bears the question itself</source>
        <translation>la probabilité que la seconde carte porte la question elle-même</translation>
    </message>
    <message>
        <source>the privacy loss ε of one answer; for multiple choice of each changed choice</source>
        <translation>la perte de confidentialité ε d’une réponse&#xa0;; pour un choix multiple, de chaque choix changé</translation>
    </message>
    <message>
        <source>the probability that a chosen answer is marked</source>
        <translation>la probabilité qu’une réponse choisie soit marquée</translation>
    </message>
    <message>
        <source>the probability that an answer that was not chosen is marked</source>
        <translation>la probabilité qu’une réponse non choisie soit marquée</translation>
    </message>
    <message>
        <source>{first} or {second}</source>
        <translation>{first} ou {second}</translation>
    </message>
    <message>
        <source>the probabilities that the question itself is answered, one for each sample</source>
        <translation>les probabilités que l’on réponde à la question elle-même, une par échantillon</translation>
    </message>
    <message>
        <source>yes, harmless yes</source>
        <translation>oui, anodine oui</translation>
    </message>
    <message>
        <source>yes, harmless no</source>
        <translation>oui, anodine non</translation>
    </message>
    <message>
        <source>the probability that the question itself is answered</source>
        <translation>la probabilité que l’on réponde à la question elle-même</translation>
    </message>
    <message>
        <source>sample {sample}: {told}</source>
        <translation>échantillon {sample}&#xa0;: {told}</translation>
    </message>
    <message>
        <source>infinite: some report rules an answer out for some people</source>
        <translation>infini&#xa0;: une réponse enregistrée exclut une réponse pour certaines personnes</translation>
    </message>
    <message>
        <source>infinite: {certain}</source>
        <translation>infini&#xa0;: {certain}</translation>
    </message>
    <message>
        <source>infinite, or not known: some report rules a number out for some people</source>
        <translation>infini, ou inconnu&#xa0;: une réponse enregistrée exclut un nombre pour certaines personnes</translation>
    </message>
    <message>
        <source>not known: nobody can say how likely a number is as the answer to the harmless question</source>
        <translation>inconnu&#xa0;: personne ne peut dire combien un nombre est probable comme réponse à la question anodine</translation>
    </message>
    <message>
        <source>{epsilon} (likelihood ratio at most {ratio})</source>
        <translation>{epsilon} (rapport de vraisemblance d’au plus {ratio})</translation>
    </message>
    <message>
        <source>one of {n} reports, each of which fits some of {k} answers:</source>
        <translation>une de {n} réponses enregistrées, dont chacune convient à certaines des {k} réponses&#xa0;:</translation>
    </message>
    <message>
        <source>the expected report is a·x + b for the number x, a = {slope}, b = {intercept}</source>
        <translation>la réponse enregistrée attendue est a·x + b pour le nombre x, a = {slope}, b = {intercept}</translation>
    </message>
    <message>
        <source>{report} is never recorded for {answer}</source>
        <translation>{report} n’est jamais enregistré pour {answer}</translation>
    </message>
    <message>
        <source>one of {n} reports, a mark or none for each of {k} choices:</source>
        <translation>une de {n} réponses enregistrées, une marque ou aucune pour chacun des {k} choix&#xa0;:</translation>
    </message>
    <message>
        <source>a chosen one has a mark in {own}, any other in {other} of all cases</source>
        <translation>un choix retenu a une marque dans {own}, tout autre dans {other} de tous les cas</translation>
    </message>
    <message>
        <source>reports lie from {low} to {high}</source>
        <translation>les réponses enregistrées vont de {low} à {high}</translation>
    </message>
    <message>
        <source>{answer} → {odds}</source>
        <translation>{answer} → {odds}</translation>
    </message>
    <message>
        <source>{count} of {of}: the answer</source>
        <translation>{count} sur {of}&#xa0;: la réponse</translation>
    </message>
    <message>
        <source>about {count} of {of}: the answer</source>
        <translation>environ {count} sur {of}&#xa0;: la réponse</translation>
    </message>
    <message>
        <source>{report} always</source>
        <translation>{report} toujours</translation>
    </message>
    <message>
        <source>{report} {count} of {of}</source>
        <translation>{report} {count} sur {of}</translation>
    </message>
    <message>
        <source>{report} about {count} of {of}</source>
        <translation>{report} environ {count} sur {of}</translation>
    </message>
    <message>
        <source>reports of the design {design}, as the kiosk writes them</source>
        <translation>des rapports du dispositif {design}, comme la borne les écrit</translation>
    </message>
    <message>
        <source>one or more of {answers}</source>
        <translation>un ou plusieurs de {answers}</translation>
    </message>
    <message>
        <source>line {line} has {count} cells and not {width}</source>
        <translation>la ligne {line} a {count} cellules et non {width}</translation>
    </message>
    <message>
        <source>it changed while it was read; try again when it has been written</source>
        <translation>il a changé pendant la lecture&#xa0;; réessayez quand il sera écrit</translation>
    </message>
    <message>
        <source>written</source>
        <translation>écriture</translation>
    </message>
    <message>
        <source>written to</source>
        <translation>écriture</translation>
    </message>
    <message>
        <source>made</source>
        <translation>création</translation>
    </message>
    <message>
        <source>read</source>
        <translation>lecture</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>suppression</translation>
    </message>
    <message>
        <source>opened</source>
        <translation>ouverture</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>colonnes</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>lignes</translation>
    </message>
    <message>
        <source>cells</source>
        <translation>cellules</translation>
    </message>
    <message>
        <source>it has {count} {what}, more than the {most} allowed</source>
        <translation>il a {count} {what}, plus que les {most} permises</translation>
    </message>
    <message>
        <source>numbers from {low} to {high} in steps of {step}</source>
        <translation>des nombres de {low} à {high} par pas de {step}</translation>
    </message>
    <message>
        <source>numbers that the design {design} gives</source>
        <translation>des nombres que donne le dispositif {design}</translation>
    </message>
    <message>
        <source>no column is a question of the survey {survey}, which has {questions}; where the columns have other names, map and import them</source>
        <translation>aucune colonne n’est une question de l’enquête {survey}, qui a {questions}&#xa0;; si les colonnes ont d’autres noms, mettez-les en correspondance et importez-les</translation>
    </message>
    <message>
        <source>is a formula without a stored value; open the workbook in a spreadsheet program and save it</source>
        <translation>est une formule sans valeur enregistrée&#xa0;; ouvrez le classeur dans un tableur et enregistrez-le</translation>
    </message>
    <message>
        <source>the row has {count} cells and the header {columns}</source>
        <translation>la ligne a {count} cellules et l’en-tête {columns}</translation>
    </message>
    <message>
        <source>is {value}; {reason}.</source>
        <translation>est {value}&#xa0;; {reason}.</translation>
    </message>
    <message>
        <source>{reason}.</source>
        <translation>{reason}.</translation>
    </message>
    <message>
        <source>is {choice_id}, as is {first}; give each its own name.</source>
        <translation>est {choice_id}, comme {first}&#xa0;; donnez à chacun son propre nom.</translation>
    </message>
    <message>
        <source>arms of its own</source>
        <translation>des bras à elle</translation>
    </message>
    <message>
        <source>its reports need a name each, all different</source>
        <translation>il faut un nom pour chacune de ses réponses enregistrées, tous différents</translation>
    </message>
    <message>
        <source>it is too small for numbers so far apart</source>
        <translation>il est trop petit pour des nombres aussi éloignés</translation>
    </message>
    <message>
        <source>{design} goes with no other design</source>
        <translation>{design} ne va avec aucun autre dispositif</translation>
    </message>
    <message>
        <source>they are for two answers, yes and no</source>
        <translation>ils sont pour deux réponses, oui et non</translation>
    </message>
    <message>
        <source>they need two reports each</source>
        <translation>il leur faut deux réponses enregistrées chacun</translation>
    </message>
    <message>
        <source>The costs cannot be used: {reason}.</source>
        <translation>Les coûts sont inutilisables&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>it needs {answers} rows and as many columns, one for each answer</source>
        <translation>il faut {answers} lignes et autant de colonnes, une pour chaque réponse</translation>
    </message>
    <message>
        <source>every cost is a number from 0</source>
        <translation>chaque coût est un nombre à partir de 0</translation>
    </message>
    <message>
        <source>the cost from an answer to itself is 0</source>
        <translation>le coût d’une réponse à elle-même est 0</translation>
    </message>
    <message>
        <source>some cost must be above 0</source>
        <translation>un coût au moins doit dépasser 0</translation>
    </message>
    <message>
        <source>Nobody is in one of the combinations of samples that these questions draw, and each is needed. Collect more interviews, or leave one of the questions out.</source>
        <translation>Personne ne se trouve dans l’une des combinaisons d’échantillons que ces questions tirent, et chacune est nécessaire. Recueillez davantage d’entretiens, ou omettez l’une des questions.</translation>
    </message>
    <message>
        <source>The counts or reports have the label {labels}, and the reports of this design are called {names}. Give each report under its own name.</source>
        <translation>Les effectifs ou réponses enregistrées portent l’étiquette {labels}, et les réponses enregistrées de ce dispositif s’appellent {names}. Donnez chaque réponse sous son propre nom.</translation>
    </message>
    <message>
        <source>There is nothing to compare the coin with. Give --commitment, from the square that was photographed before the card was picked.</source>
        <translation>Il n’y a rien à quoi comparer la pièce. Donnez --commitment, tiré du carré photographié avant le choix de la carte.</translation>
    </message>
    <message>
        <source>--report-seal is there, but the opened round states no report: it was opened before the touch. Give --commitment alone.</source>
        <translation>--report-seal est là, mais le tour ouvert n’indique aucun enregistrement&#xa0;: il a été ouvert avant le toucher. Donnez seulement --commitment.</translation>
    </message>
    <message>
        <source>--touched needs --survey, which states what coins make of it.</source>
        <translation>--touched a besoin de --survey, qui dit ce que les pièces en font.</translation>
    </message>
    <message>
        <source>There is no opened round. Give --opened, what its square says, in quotes.</source>
        <translation>Il n’y a pas de tour ouvert. Donnez --opened, ce que dit son carré, entre guillemets.</translation>
    </message>
    <message>
        <source>This is not the text of an opened round: {reason}.</source>
        <translation>Ce n’est pas le texte d’un tour ouvert&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>it must begin with “surveyapp coin 2;” and be whole</source>
        <translation>il doit commencer par «&#xa0;surveyapp coin 2;&#xa0;» et être entier</translation>
    </message>
    <message>
        <source>its hidden number must be below its number of sides</source>
        <translation>son nombre caché doit être inférieur à son nombre de faces</translation>
    </message>
    <message>
        <source>its numbers must be written without zeros before them</source>
        <translation>ses nombres doivent être écrits sans zéros devant</translation>
    </message>
    <message>
        <source>its card must be one of those that there are</source>
        <translation>sa carte doit être une de celles qu’il y a</translation>
    </message>
    <message>
        <source>The counts or reports have the labels {labels}, but nothing says which report of this design each of them is. Name the channel&apos;s reports, or give a list in the channel&apos;s order.</source>
        <translation>Les effectifs ou réponses enregistrées portent les étiquettes {labels}, mais rien ne dit à quelle réponse de ce dispositif chacune correspond. Nommez les réponses du canal, ou donnez une liste dans l’ordre du canal.</translation>
    </message>
    <message>
        <source>A table was given where one count for each report is needed. Give one column, labelled with the reports&apos; names.</source>
        <translation>Un tableau a été donné là où il faut un effectif pour chaque réponse enregistrée. Donnez une seule colonne, étiquetée avec les noms des réponses.</translation>
    </message>
    <message>
        <source>The counts have the label {label} twice. Add them up, so that each report has one count.</source>
        <translation>Les effectifs portent deux fois l’étiquette {label}. Additionnez-les, pour que chaque réponse enregistrée ait un seul effectif.</translation>
    </message>
    <message>
        <source>This error takes {n} people, and the population has only {population}. Accept a larger error or less confidence, or plan for fewer who do not answer.</source>
        <translation>Cette erreur demande {n} personnes et la population n&apos;en compte que {population}. Acceptez une erreur plus grande ou moins de confiance, ou prévoyez moins de personnes qui ne répondent pas.</translation>
    </message>
    <message>
        <source>The counts are of the samples {given}, and this design has the samples {samples}. Give the counts of each sample under its number.</source>
        <translation>Les effectifs sont ceux des échantillons {given}, et ce dispositif a les échantillons {samples}. Donnez les effectifs de chaque échantillon sous son numéro.</translation>
    </message>
    <message>
        <source>The fitted shares make only {groups} groups, and the fit test needs 3. Use a predictor with more values, or leave the test out.</source>
        <translation>Les parts ajustées ne forment que {groups} groupes, et le test d’ajustement en demande 3. Prenez un prédicteur qui a plus de valeurs, ou laissez le test de côté.</translation>
    </message>
    <message>
        <source>{count} rows of the table are left out, so that the joint inclusion probabilities do not belong to the others. Correct these rows, or leave out their rows and columns too.</source>
        <translation>{count} lignes du tableau sont laissées de côté, si bien que les probabilités d’inclusion conjointes ne correspondent pas aux autres. Corrigez ces lignes, ou retirez aussi leurs lignes et colonnes.</translation>
    </message>
    <message>
        <source>“{written}” has more than {most} shares; give a larger step.</source>
        <translation>« {written} » compte plus de {most} proportions ; donnez un pas plus grand.</translation>
    </message>
    <message>
        <source>No question here is randomized: every report is the answer itself.</source>
        <translation>Aucune question n’est randomisée ici : chaque réponse enregistrée est la vraie réponse.</translation>
    </message>
    <message>
        <source>--touched is of rounds that were opened after the touch.</source>
        <translation>--touched est pour les tours ouverts après le toucher.</translation>
    </message>
    <message>
        <source>{touched} is none of the answers {known}.</source>
        <translation>{touched} n’est aucune des réponses {known}.</translation>
    </message>
    <message>
        <source>{question} has several designs by row, as data from elsewhere can have. A kiosk asks with one design; choose one.</source>
        <translation>{question} a plusieurs dispositifs selon la ligne, comme des données venues d’ailleurs. Une borne interroge avec un seul dispositif&#xa0;; choisissez-en un.</translation>
    </message>
    <message>
        <source>The levels of {names} are not stated. Read off the data, a level that one person alone has would give that person away. State them in a file of levels or as bounds of a number, have frequent levels found under epsilon, or declare that the table is public.</source>
        <translation>Les niveaux de {names} ne sont pas déclarés. Lus dans les données, un niveau propre à une seule personne la trahirait. Déclarez-les dans un fichier de niveaux ou comme bornes d’un nombre, faites chercher les niveaux fréquents sous epsilon, ou déclarez que la table est publique.</translation>
    </message>
    <message>
        <source>Delta is {delta}; it must be above 0 and at most 0.001. It is the chance that a rare level shows: take much less than one over the number of rows, such as 0.000000001.</source>
        <translation>Delta vaut {delta}&#xa0;; il doit être supérieur à 0 et d’au plus 0.001. C’est la chance qu’un niveau rare apparaisse&#xa0;: prenez bien moins qu’un divisé par le nombre de lignes, comme 0.000000001.</translation>
    </message>
    <message>
        <source>{file} is not square: it has {rows} rows and {columns} columns of costs. Give one row and one column for each answer.</source>
        <translation>{file} n’est pas carré&#xa0;: {rows} lignes et {columns} colonnes de coûts. Donnez une ligne et une colonne pour chaque réponse.</translation>
    </message>
    <message>
        <source>The rows of {file} are {rows} and its columns {columns}. Give each answer one row and one column with the same label.</source>
        <translation>Les lignes de {file} sont {rows} et ses colonnes {columns}. Donnez à chaque réponse une ligne et une colonne de même étiquette.</translation>
    </message>
    <message>
        <source>All costs in {file} are 0. Give some cost above 0.</source>
        <translation>Tous les coûts de {file} sont 0. Donnez au moins un coût supérieur à 0.</translation>
    </message>
    <message>
        <source>{file}: the cost from {answer} to itself is {cost}. Write 0, as nothing is carried.</source>
        <translation>{file}&#xa0;: le coût de {answer} à elle-même est {cost}. Écrivez 0, car rien n’est déplacé.</translation>
    </message>
    <message>
        <source>The fit test has from 3 to {most} groups, not {groups}.</source>
        <translation>Le test d’ajustement a de 3 à {most} groupes, et non {groups}.</translation>
    </message>
    <message>
        <source>give rows of numbers, as in a:0,1;b:1,0</source>
        <translation>donnez des lignes de nombres, comme a:0,1;b:1,0</translation>
    </message>
    <message>
        <source>The fit test is for a yes/no outcome whose design has two reports and known odds, without weights, strata, clusters and randomized predictors. Leave the test out.</source>
        <translation>Le test d’ajustement est pour un résultat oui/non dont le dispositif a deux réponses enregistrées et des chances connues, sans poids, strates, grappes ni prédicteurs randomisés. Laissez le test de côté.</translation>
    </message>
    <message>
        <source>{term} contains a randomized question, which can be a predictor only by itself. Leave the product or power out.</source>
        <translation>{term} contient une question randomisée, qui ne peut être prédicteur que seule. Laissez le produit ou la puissance de côté.</translation>
    </message>
    <message>
        <source>Other estimators than ml are for a list experiment as outcome, direct predictors, and a sample without weights, strata and clusters. Leave the estimator out.</source>
        <translation>Les estimateurs autres que ml valent pour une expérience de liste comme variable expliquée, des prédicteurs directs et un échantillon sans poids, strates ni grappes. Omettez l’estimateur.</translation>
    </message>
    <message>
        <source>The term {term} cannot be read. Write the id of a question, a:b, a*b, or a power from a^2 to a^{most}.</source>
        <translation>Le terme {term} est illisible. Écrivez l’id d’une question, a:b, a*b ou une puissance de a^2 à a^{most}.</translation>
    </message>
    <message>
        <source>The term {term} contains {question} twice. Write {question}^2 for its square.</source>
        <translation>Le terme {term} contient {question} deux fois. Écrivez {question}^2 pour son carré.</translation>
    </message>
    <message>
        <source>{term} is a power of {question}, whose answers are categories and no numbers. Leave the power out.</source>
        <translation>{term} est une puissance de {question}, dont les réponses sont des catégories et non des nombres. Laissez la puissance de côté.</translation>
    </message>
    <message>
        <source>The interaction {term} needs {part} among the predictors too, or its coefficients would depend on the reference level. Write {all}.</source>
        <translation>L’interaction {term} demande aussi {part} parmi les prédicteurs, sinon ses coefficients dépendraient du niveau de référence. Écrivez {all}.</translation>
    </message>
    <message>
        <source>Nobody has compared the words of these kiosks: {kiosks}. Anybody can make a kiosk; compare them with the words on each kiosk&apos;s supervisor screen.</source>
        <translation>Personne n’a comparé les mots de ces bornes&#xa0;: {kiosks}. N’importe qui peut fabriquer une borne&#xa0;; comparez-les avec ceux de l’écran du superviseur de chaque borne.</translation>
    </message>
    <message>
        <source>Compare the words with those on each kiosk&apos;s supervisor screen. If they are the same, give --accept-kiosks; or give the kiosks&apos; enrolment files with --kiosks.</source>
        <translation>Comparez les mots avec ceux de l’écran du superviseur de chaque borne. S’ils sont les mêmes, donnez --accept-kiosks&#xa0;; ou donnez les fichiers d’inscription des bornes avec --kiosks.</translation>
    </message>
    <message>
        <source>The project {file} is sealed already.</source>
        <translation>Le projet {file} est déjà scellé.</translation>
    </message>
    <message>
        <source>Give the file of the private key that the project {file} is to be sealed to, and its passphrase: who cannot open that key could not open the project again.</source>
        <translation>Indiquez le fichier de la clé privée avec laquelle le projet {file} doit être scellé, et sa phrase de passe : qui ne peut pas ouvrir cette clé ne pourrait plus ouvrir le projet.</translation>
    </message>
    <message>
        <source>The column {arm} has the value {value}, and nothing says how these rows were asked. Name its design with --arm {column}:{value}=DESIGN.</source>
        <translation>La colonne {arm} a la valeur {value}, et rien ne dit comment ces lignes ont été interrogées. Nommez son dispositif avec --arm {column}:{value}=DESIGN.</translation>
    </message>
    <message>
        <source>{where}.also must be a list of columns</source>
        <translation>{where}.also doit être une liste de colonnes</translation>
    </message>
    <message>
        <source>it was altered or cut short; export it again at the kiosk</source>
        <translation>il a été modifié ou coupé&#xa0;; exportez-le à nouveau à la borne</translation>
    </message>
    <message>
        <source>it is not the enrolment file of a kiosk</source>
        <translation>ce n’est pas le fichier d’inscription d’une borne</translation>
    </message>
    <message>
        <source>Nothing can be sealed to the analyst&apos;s key here: this machine&apos;s cryptography library has no ML-KEM-768. Install the package “cryptography”, version 48 or newer, as a wheel.</source>
        <translation>Rien ne peut être scellé ici avec la clé de l’analyste&#xa0;: la bibliothèque de cryptographie de cette machine n’a pas ML-KEM-768. Installez le paquet «&#xa0;cryptography&#xa0;», version 48 ou plus récente, sous forme de wheel.</translation>
    </message>
    <message>
        <source>{file} is being written by another run. Wait until it has finished, and try again.</source>
        <translation>{file} est en cours d’écriture par une autre exécution. Attendez qu’elle finisse, puis réessayez.</translation>
    </message>
    <message>
        <source>{file} was written, but then the disk reported an error: {reason}. Copy what you need before this device is switched off.</source>
        <translation>{file} a été écrit, mais le disque a ensuite signalé une erreur&#xa0;: {reason}. Copiez ce dont vous avez besoin avant d’éteindre cet appareil.</translation>
    </message>
    <message>
        <source>Interviews of this survey were released before, which can be done once. Those in {file} that came later wait until they are {smallest}.</source>
        <translation>Des entretiens de cette enquête ont déjà été libérés, ce qui n’est possible qu’une fois. Ceux de {file} qui sont venus après attendent d’être {smallest}.</translation>
    </message>
    <message>
        <source>Fewer than {smallest} interviews came after the last export of {file}. They wait for a later one, or whoever compares the two could tell them apart. At the end of fieldwork they can be released, once.</source>
        <translation>Moins de {smallest} entretiens sont venus après la dernière exportation de {file}. Ils attendent une exportation ultérieure, sinon qui compare les deux pourrait les reconnaître. À la fin du terrain, on peut les libérer, une seule fois.</translation>
    </message>
    <message>
        <source>{file} is older than it was: interviews that this kiosk had stored are missing, as when an old copy is put in its place. Keep the folder and tell the analyst.</source>
        <translation>{file} est plus ancien qu’il ne l’était&#xa0;: des entretiens que cette borne avait enregistrés manquent, comme quand une ancienne copie est mise à sa place. Gardez le dossier et prévenez l’analyste.</translation>
    </message>
    <message>
        <source>{file} is gone from this kiosk with all its interviews. Look for it among the deleted files and copies, and tell the analyst.</source>
        <translation>{file} a disparu de cette borne avec tous ses entretiens. Cherchez-le parmi les fichiers supprimés et les copies, et prévenez l’analyste.</translation>
    </message>
    <message>
        <source>This kiosk&apos;s folder comes from another device. If it is still used there, stop one of the two: both would have the same name and the same numbers, and the analyst could not tell them apart.</source>
        <translation>Le dossier de cette borne vient d’un autre appareil. S’il y sert encore, arrêtez l’un des deux&#xa0;: ils auraient le même nom et les mêmes numéros, et l’analyste ne pourrait pas les distinguer.</translation>
    </message>
    <message>
        <source>The kiosk&apos;s key {file} {fault}. Nothing was deleted, and the interviews are whole without it: export once more, or copy the files that end in .collection to a stick; the analyst imports them as they are. Then set the kiosk up in a new folder.</source>
        <translation>La clé de la borne {file} {fault}. Rien n’a été supprimé et les entretiens sont intacts sans elle&#xa0;: exportez encore une fois, ou copiez sur une clé USB les fichiers dont le nom finit par .collection&#xa0;; l’analyste les importe tels quels. Installez ensuite la borne dans un nouveau dossier.</translation>
    </message>
    <message>
        <source>is missing or is damaged</source>
        <translation>manque ou est endommagée</translation>
    </message>
    <message>
        <source>is damaged</source>
        <translation>est endommagée</translation>
    </message>
    <message>
        <source>{file} was signed with another key than this kiosk&apos;s: the file or the key was exchanged. It is left as it is and not exported; copy it to a stick by hand, and the analyst sees whether it is whole.</source>
        <translation>{file} a été signé avec une autre clé que celle de cette borne&#xa0;: le fichier ou la clé a été échangé. Il est laissé tel quel et n’est pas exporté&#xa0;; copiez-le à la main sur une clé USB, et l’analyste verra s’il est intact.</translation>
    </message>
    <message>
        <source>This kiosk&apos;s disk is nearly full: less than {megabytes} MB, or less than {interviews} interviews need, is free. Export and make room before anybody is asked. A full disk stops an interview at its end, with nothing of it recorded.</source>
        <translation>Le disque de cette borne est presque plein&#xa0;: il reste moins de {megabytes} Mo, ou moins qu’il n’en faut pour {interviews} entretiens. Exportez et faites de la place avant d’interroger quelqu’un. Un disque plein arrête un entretien à sa fin, sans que rien n’en soit enregistré.</translation>
    </message>
    <message>
        <source>{sentence} It has nearly the same rows as {others}, so both have one ledger.</source>
        <translation>{sentence} Il a presque les mêmes lignes que {others}, donc les deux ont un seul registre.</translation>
    </message>
    <message>
        <source>{table} is not public: it has a ledger, by which epsilon {spent} of its privacy was spent. Pay with an epsilon from what is left.</source>
        <translation>{table} n’est pas public&#xa0;: il a un registre, selon lequel epsilon {spent} de sa confidentialité a été dépensé. Payez avec un epsilon pris sur ce qui reste.</translation>
    </message>
    <message>
        <source>The budget of {table} was set to epsilon {budget} at its first use and stays so; leave out the budget of {asked}.</source>
        <translation>Le budget de {table} a été fixé à epsilon {budget} lors de sa première utilisation et le reste&#xa0;; omettez le budget de {asked}.</translation>
    </message>
    <message>
        <source>{path} is damaged or missing, so nobody knows what has been spent of which table. Put a copy of it back.</source>
        <translation>{path} est endommagé ou manquant, donc personne ne sait ce qui a été dépensé de quel tableau. Remettez-en une copie.</translation>
    </message>
    <message>
        <source>another program has it open; close it there</source>
        <translation>un autre programme l’a ouvert ; fermez-le là</translation>
    </message>
    <message>
        <source>it needs more memory than four fifths of what this computer has, and its rows are never put on a disk; use a computer with more memory</source>
        <translation>il lui faut plus des quatre cinquièmes de la mémoire de cet ordinateur, et ses lignes ne sont jamais mises sur un disque ; utilisez un ordinateur qui a plus de mémoire</translation>
    </message>
    <message>
        <source>it is not a Surveyapp project, or it is damaged</source>
        <translation>ce n’est pas un projet de Surveyapp, ou il est endommagé</translation>
    </message>
    <message>
        <source>writing it failed before, so nothing more is done with it; open it again</source>
        <translation>son écriture a échoué auparavant, donc rien de plus n’en est fait ; ouvrez-le à nouveau</translation>
    </message>
    <message>
        <source>its table {name} claims to have {rows} rows, more than the {most} allowed</source>
        <translation>sa table {name} prétend avoir {rows} lignes, plus que les {most} permises</translation>
    </message>
    <message>
        <source>its {name} is not as Surveyapp makes it, so nothing in the file was used</source>
        <translation>{name} n’y est pas tel que Surveyapp le fait, donc rien du fichier n’a été utilisé</translation>
    </message>
    <message>
        <source>it is damaged; use a copy of it, or import the collection files again</source>
        <translation>il est endommagé ; utilisez-en une copie, ou importez de nouveau les fichiers de collecte</translation>
    </message>
    <message>
        <source>nothing can be sealed to the analyst&apos;s key “{key}”</source>
        <translation>rien ne peut être scellé avec la clé de l’analyste “{key}”</translation>
    </message>
    <message>
        <source>its surveys are damaged</source>
        <translation>ses enquêtes sont endommagées</translation>
    </message>
    <message>
        <source>it must begin with &quot;{prefix}-&quot; or &quot;{newer}-&quot;; copy the whole line</source>
        <translation>elle doit commencer par «&#xa0;{prefix}-&#xa0;» ou «&#xa0;{newer}-&#xa0;»&#xa0;; copiez la ligne entière</translation>
    </message>
    <message>
        <source>needs coins that can be checked; set checkable_coins to true.</source>
        <translation>a besoin de pièces que l’on peut vérifier&#xa0;; mettez checkable_coins à true.</translation>
    </message>
    <message>
        <source>is new in &quot;{newer}&quot;; change the format to that.</source>
        <translation>est nouveau dans &quot;{newer}&quot;&#xa0;; changez le format pour celui-là.</translation>
    </message>
    <message>
        <source>needs the kiosk&apos;s coins after the answer; remove it here.</source>
        <translation>a besoin des pièces de la borne après la réponse&#xa0;; retirez-le ici.</translation>
    </message>
    <message>
        <source>{what} from {low} to {high}</source>
        <translation>{what} de {low} à {high}</translation>
    </message>
    <message>
        <source>choose one of {known}</source>
        <translation>choisissez parmi {known}</translation>
    </message>
    <message>
        <source>{what} from {low}</source>
        <translation>{what} à partir de {low}</translation>
    </message>
    <message>
        <source>write {value} as QUESTION=ANSWER</source>
        <translation>écrivez {value} sous la forme QUESTION=ANSWER</translation>
    </message>
    <message>
        <source>give a name</source>
        <translation>donnez un nom</translation>
    </message>
    <message>
        <source>give names, with commas between them</source>
        <translation>donnez des noms séparés par des virgules</translation>
    </message>
    <message>
        <source>name at least {least}</source>
        <translation>nommez-en au moins {least}</translation>
    </message>
    <message>
        <source>say yes or no</source>
        <translation>répondez oui ou non</translation>
    </message>
    <message>
        <source>give a list of QUESTION=ANSWER</source>
        <translation>donnez une liste de QUESTION=ANSWER</translation>
    </message>
    <message>
        <source>give a number</source>
        <translation>donnez un nombre</translation>
    </message>
    <message>
        <source>give a whole number</source>
        <translation>donnez un nombre entier</translation>
    </message>
    <message>
        <source>give it</source>
        <translation>indiquez-le</translation>
    </message>
    <message>
        <source>Inclusion probabilities need a table (.csv) with a column of them.</source>
        <translation>Les probabilités d’inclusion demandent un tableau (.csv) qui en a une colonne.</translation>
    </message>
    <message>
        <source>The costs are between {labels}, and the answers to {question} are {answers}. Give one row and one column for each answer, with its id.</source>
        <translation>Les coûts sont entre {labels}, et les réponses à {question} sont {answers}. Donnez une ligne et une colonne par réponse, avec son identifiant.</translation>
    </message>
    <message>
        <source>A regression is of interviews one by one, and totals that trustees opened hold none. Cross-tabulate questions that a tally counts together, or compare groups.</source>
        <translation>Une régression porte sur les entretiens un par un, et les totaux ouverts par des dépositaires n&apos;en contiennent aucun. Croisez des questions qu&apos;un décompte compte ensemble, ou comparez des groupes.</translation>
    </message>
    <message>
        <source>There is no design {name}. The designs are {known}.</source>
        <translation>Il n&apos;y a pas de dispositif {name}. Les dispositifs sont {known}.</translation>
    </message>
    <message>
        <source>{design} hides a number behind noise, and a mean needs each report by itself: no tally can count it. Ask for it in bands, as a choice.</source>
        <translation>{design} cache un nombre derrière un bruit, et une moyenne demande chaque rapport séparément : aucun décompte ne peut le compter. Demandez-le par tranches, comme un choix.</translation>
    </message>
    <message>
        <source>The answers to {question} have no order. Name those that count, as in {question}={first}.</source>
        <translation>Les réponses à {question} n’ont pas d’ordre. Nommez celles qui comptent, comme dans {question}={first}.</translation>
    </message>
    <message>
        <source>{question} is randomized, so nobody&apos;s answer to it is known and no interviews can be chosen by it. Filter by a direct question; this survey has {known}.</source>
        <translation>{question} est randomisée : personne ne connaît les réponses et on ne peut pas choisir d’entretiens d’après elles. Filtrez par une question directe ; cette enquête a {known}.</translation>
    </message>
    <message>
        <source>The joint inclusion probabilities have rows of different lengths.</source>
        <translation>Les probabilités d’inclusion conjointes ont des lignes de longueurs différentes.</translation>
    </message>
    <message>
        <source>The analysis of {questions} needs the reports one by one, and nobody has them: these are totals that trustees opened.</source>
        <translation>L&apos;analyse de {questions} demande les rapports un par un, et personne ne les a : ce sont des totaux ouverts par des dépositaires.</translation>
    </message>
    <message>
        <source>Totals do not say which kiosk an interview comes from: trustees opened them for all kiosks together. Group by a direct question that a tally counts with it.</source>
        <translation>Les totaux ne disent pas de quelle borne vient un entretien : les dépositaires les ont ouverts pour toutes les bornes ensemble. Groupez par une question directe qu&apos;un décompte compte avec elle.</translation>
    </message>
    <message>
        <source>No tally counts {questions} together, and a total that was not declared can never be opened. The tallies of this survey are {tallies}.</source>
        <translation>Aucun décompte ne compte {questions} ensemble, et un total qui n&apos;a pas été déclaré ne pourra jamais être ouvert. Les décomptes de cette enquête sont {tallies}.</translation>
    </message>
    <message>
        <source>{questions} is in no tally of this survey, and a total that was not declared can never be opened. Its tallies are {tallies}.</source>
        <translation>{questions} n&apos;est dans aucun décompte de cette enquête, et un total qui n&apos;a pas été déclaré ne pourra jamais être ouvert. Ses décomptes sont {tallies}.</translation>
    </message>
    <message>
        <source>The totals of {question} contradict each other: one person gives a report of all its choices, and there are from {fewest} to {most} reports of them. Some kiosk counted wrongly.</source>
        <translation>Les totaux de {question} se contredisent : une personne donne un rapport sur tous ses choix, et il y en a de {fewest} à {most} rapports. Une borne a mal compté.</translation>
    </message>
    <message>
        <source>{question} is neither a number nor a rating whose reports can be listed, so it has no mean and no median. Leave it out.</source>
        <translation>{question} n’est ni un nombre ni une note dont les réponses enregistrées peuvent être listées ; elle n’a donc ni moyenne ni médiane. Retirez-la.</translation>
    </message>
    <message>
        <source>give a square table of costs from 0, with 0 from each answer to itself</source>
        <translation>donnez un tableau carré de coûts à partir de 0, avec 0 de chaque réponse à elle-même</translation>
    </message>
    <message>
        <source>the costs say how far answers are apart; leave it out</source>
        <translation>les coûts disent déjà la distance entre réponses ; retirez ceci</translation>
    </message>
    <message>
        <source>it is about the intervals of the estimates; leave out {option}</source>
        <translation>cela concerne les intervalles des estimations ; retirez {option}</translation>
    </message>
    <message>
        <source>{method} takes no strata and clusters; choose jackknife, or leave them out</source>
        <translation>{method} n’accepte ni strates ni grappes ; choisissez jackknife ou retirez-les</translation>
    </message>
    <message>
        <source>{method} takes no joint probabilities</source>
        <translation>{method} n’accepte pas de probabilités conjointes</translation>
    </message>
    <message>
        <source>it has a table of its own; leave out {option}</source>
        <translation>cela a son propre tableau ; retirez {option}</translation>
    </message>
    <message>
        <source>a model of the method {method} cannot be trained again on a plain table</source>
        <translation>un modèle de la méthode {method} ne peut pas être entraîné de nouveau sur un tableau ordinaire</translation>
    </message>
    <message>
        <source>In a cross-validation of {parts} folds each row trains {models} models of ε = {each}: that costs {cost}, and the count of the predictions comes on top. Allow more than {cost}, take fewer folds, or have rows held out in training, which costs nothing more.</source>
        <translation>Dans une validation croisée à {parts} blocs, chaque ligne entraîne {models} modèles à ε = {each} : cela coûte {cost}, et le comptage des prédictions s’y ajoute. Autorisez plus que {cost}, prenez moins de blocs, ou réservez des lignes lors de l’entraînement, ce qui ne coûte rien de plus.</translation>
    </message>
    <message>
        <source>it trains many models and looks at the rows again and again, which is free for a public or synthetic table alone; make a synthetic table, or preview the accuracy</source>
        <translation>elle entraîne beaucoup de modèles et regarde les lignes encore et encore, ce qui n’est gratuit que pour un tableau public ou synthétique ; créez un tableau synthétique, ou estimez l’exactitude à l’avance</translation>
    </message>
    <message>
        <source>a cross-validation of a private table has none</source>
        <translation>une validation croisée d’une table privée n’en a pas</translation>
    </message>
    <message>
        <source>give at most {most} models</source>
        <translation>donnez au plus {most} modèles</translation>
    </message>
    <message>
        <source>it applies only with the fit test</source>
        <translation>ne vaut qu’avec le test d’ajustement</translation>
    </message>
    <message>
        <source>Use backcheck plan or report; see surveyapp backcheck --help.</source>
        <translation>Utilisez backcheck plan ou report ; voir surveyapp backcheck --help.</translation>
    </message>
    <message>
        <source>Use tally add, sign, open, combine or show; see surveyapp tally --help.</source>
        <translation>Utilisez tally add, sign, open, combine ou show ; voir surveyapp tally --help.</translation>
    </message>
    <message>
        <source>The work was stopped, and nothing was written.</source>
        <translation>Le travail a été arrêté, et rien n&apos;a été écrit.</translation>
    </message>
    <message>
        <source>The number must be from {minimum} to {maximum}.</source>
        <translation>Le nombre doit être compris entre {minimum} et {maximum}.</translation>
    </message>
    <message>
        <source>“{value}” is not a number; write it as 0.25, 25 % or 1/4</source>
        <translation>« {value} » n’est pas un nombre ; écrivez par exemple 0,25, 25 % ou 1/4</translation>
    </message>
    <message>
        <source>“{value}” is not a whole number</source>
        <translation>« {value} » n’est pas un nombre entier</translation>
    </message>
    <message>
        <source>“{value}” can be read in two ways; write {one} or {other}</source>
        <translation>« {value} » peut se lire de deux façons ; écrivez {one} ou {other}</translation>
    </message>
    <message>
        <source>a number is missing; write it as 0.25, 25 % or 1/4</source>
        <translation>il manque un nombre ; écrivez par exemple 0,25, 25 % ou 1/4</translation>
    </message>
    <message>
        <source>“{value}” can be read in two ways; write semicolons between the numbers</source>
        <translation>« {value} » peut se lire de deux façons ; mettez des points-virgules entre les nombres</translation>
    </message>
    <message>
        <source>{visits} visits do not fit into {days} days, with one a day at most.</source>
        <translation>{visits} visites ne tiennent pas dans {days} jours, à raison d’une par jour au plus.</translation>
    </message>
    <message>
        <source>{visits} early visits do not fit into the first {days} days.</source>
        <translation>{visits} visites précoces ne tiennent pas dans les {days} premiers jours.</translation>
    </message>
    <message>
        <source>{name} is no class; there are {known}</source>
        <translation>{name} n’est pas une classe ; il y a {known}</translation>
    </message>
    <message>
        <source>{option} is not an option of {learner}; it takes {known}.</source>
        <translation>{option} n&apos;est pas une option de {learner} ; il accepte {known}.</translation>
    </message>
    <message>
        <source>this learner does not release how frequent classes are; give their weights</source>
        <translation>cet algorithme ne publie pas la fréquence des classes ; donnez leurs poids</translation>
    </message>
    <message>
        <source>A learning curve over rows needs at least {least} rows to train on.</source>
        <translation>Une courbe d’apprentissage selon les lignes demande au moins {least} lignes d’entraînement.</translation>
    </message>
    <message>
        <source>Column {attribute} is empty in row {row}, but its domain says that it is never missing; fill it in, or say that values of this column may be missing.</source>
        <translation>La colonne {attribute} est vide à la ligne {row}, mais son domaine dit qu’une valeur n’y manque jamais ; complétez-la, ou indiquez que des valeurs de cette colonne peuvent manquer.</translation>
    </message>
    <message>
        <source>{what} above {low}</source>
        <translation>{what} supérieur à {low}</translation>
    </message>
    <message>
        <source>write COLUMN=NUMBER, such as A=50</source>
        <translation>écrivez COLONNE=NOMBRE, par exemple A=50</translation>
    </message>
    <message>
        <source>The project {file} has no survey yet.</source>
        <translation>Le projet {file} n’a pas encore d’enquête.</translation>
    </message>
    <message>
        <source>The interviews of this project are the rows of the table {table} in a database. Look at them there.</source>
        <translation>Les entretiens de ce projet sont les lignes de la table {table} d’une base de données. Consultez-les là-bas.</translation>
    </message>
    <message>
        <source>The project shows another survey now.</source>
        <translation>Le projet montre maintenant une autre enquête.</translation>
    </message>
    <message>
        <source>{file} is a table of totals. Give it alone: nobody knows whether other files hold the same interviews.</source>
        <translation>{file} est un tableau de totaux. Donnez-le seul : personne ne sait si d&apos;autres fichiers contiennent les mêmes entretiens.</translation>
    </message>
    <message>
        <source>{file} holds totals that trustees opened; give the survey that they are of.</source>
        <translation>{file} contient des totaux que des dépositaires ont ouverts ; donnez l’enquête dont ils viennent.</translation>
    </message>
    <message>
        <source>Totals hold no weights, strata or clusters: these belong to each respondent, and what trustees opened are counts of all of them. Leave out --{kind}.</source>
        <translation>Les totaux n&apos;ont ni poids, ni strates, ni grappes : ceux-ci appartiennent à chaque répondant, et ce que les dépositaires ont ouvert, ce sont des comptes de tous. Retirez --{kind}.</translation>
    </message>
    <message>
        <source>Bundle for an archive (Dataverse)</source>
        <translation>Lot pour une archive (Dataverse)</translation>
    </message>
    <message>
        <source>Codebook as HTML</source>
        <translation>Dictionnaire des variables en HTML</translation>
    </message>
    <message>
        <source>Codebook as CSV</source>
        <translation>Dictionnaire des variables en CSV</translation>
    </message>
    <message>
        <source>Codebook as Markdown</source>
        <translation>Dictionnaire des variables en Markdown</translation>
    </message>
    <message>
        <source>Codebook as DDI 2.5 (XML)</source>
        <translation>Dictionnaire des variables en DDI 2.5 (XML)</translation>
    </message>
    <message>
        <source>SPSS syntax and data</source>
        <translation>Syntaxe SPSS et données</translation>
    </message>
    <message>
        <source>Stata do-file and data</source>
        <translation>Fichier do de Stata et données</translation>
    </message>
    <message>
        <source>R script and data</source>
        <translation>Script R et données</translation>
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
        <translation>Chaque journée inventée est visitée avec une probabilité d’au moins {chance} ; si les enquêteurs voient les visites précédentes, {seen}.</translation>
    </message>
    <message>
        <source>Each invented day is visited with a chance of at least {chance}, even if surveyors see the visits before it.</source>
        <translation>Chaque journée inventée est visitée avec une probabilité d’au moins {chance}, même si les enquêteurs voient les visites précédentes.</translation>
    </message>
    <message>
        <source>Surveyors see each visit, and invent one day at most. If 1 is an invented day that is caught and −1 one that is not, a surveyor who invents when it pays most comes to {worth} on average; no other plan does better.</source>
        <translation>Les enquêteurs voient chaque visite et inventent une journée au plus. Si 1 est une journée inventée qui est découverte et −1 une qui ne l’est pas, un enquêteur qui invente au meilleur moment arrive en moyenne à {worth} ; aucun autre plan ne fait mieux.</translation>
    </message>
    <message>
        <source>Surveyors see each visit. What begins to be invented goes on for at most {share} of the period until the next visit.</source>
        <translation>Les enquêteurs voient chaque visite. Ce qui commence à être inventé dure au plus {share} de la période jusqu’à la visite suivante.</translation>
    </message>
    <message>
        <source>Surveyors do not learn of visits. What begins to be invented goes on for at most {share} of the period on average, whenever it begins; with visits on fixed days it would be {equal}.</source>
        <translation>Les enquêteurs n’apprennent rien des visites. Ce qui commence à être inventé dure en moyenne au plus {share} de la période, quel qu’en soit le début ; avec des visites à jours fixes, ce serait {equal}.</translation>
    </message>
    <message>
        <source>Surveyors do not learn of visits, and may stop inventing at any time. On average at least {value}: 1 where a visit proves the invention first, −1 where all that could be gained was gained first.</source>
        <translation>Les enquêteurs n’apprennent rien des visites et peuvent cesser d’inventer à tout moment. En moyenne au moins {value} : 1 si une visite prouve d’abord l’invention, −1 si tout ce qui pouvait être gagné l’a été d’abord.</translation>
    </message>
    <message>
        <source>There is no model {model}. There are: {known}.</source>
        <translation>Il n’y a pas de modèle {model}. Il y a : {known}.</translation>
    </message>
    <message>
        <source>Give at least one day and one visit.</source>
        <translation>Indiquez au moins un jour et une visite.</translation>
    </message>
    <message>
        <source>The share of early visits must be between 0 and 1.</source>
        <translation>La part de visites précoces doit être entre 0 et 1.</translation>
    </message>
    <message>
        <source>Early visits go with the model subset; the others draw their own times.</source>
        <translation>Les visites précoces vont avec le modèle subset ; les autres tirent leurs propres dates.</translation>
    </message>
    <message>
        <source>The model {model} takes at most {most} visits.</source>
        <translation>Le modèle {model} admet au plus {most} visites.</translation>
    </message>
    <message>
        <source>Give both: the chance to find an invented record, and how many there may be.</source>
        <translation>Indiquez les deux : la probabilité de trouver un enregistrement inventé, et combien il peut y en avoir.</translation>
    </message>
    <message>
        <source>The chance to find a record must be between 0 and 1.</source>
        <translation>La probabilité de trouver un enregistrement doit être entre 0 et 1.</translation>
    </message>
    <message>
        <source>Records that may be invented: give 1 to {most}.</source>
        <translation>Enregistrements qui peuvent être inventés : indiquez de 1 à {most}.</translation>
    </message>
    <message>
        <source>Stops: give 1 to {most}.</source>
        <translation>Arrêts : indiquez de 1 à {most}.</translation>
    </message>
    <message>
        <source>{file}, line {line}: {why}.</source>
        <translation>{file}, ligne {line} : {why}.</translation>
    </message>
    <message>
        <source>{file} has no column {name}. It has: {known}.</source>
        <translation>{file} n’a pas de colonne {name}. Il a : {known}.</translation>
    </message>
    <message>
        <source>If none of {visited} visited interviews out of {all} was invented, at most {most} of them were (95% confidence).</source>
        <translation>Si aucun des {visited} entretiens visités sur {all} n’a été inventé, au plus {most} d’entre eux l’ont été (confiance 95 %).</translation>
    </message>
    <message>
        <source>{file} has no addresses.</source>
        <translation>{file} ne contient aucune adresse.</translation>
    </message>
    <message>
        <source>Give at least one address a visit.</source>
        <translation>Indiquez au moins une adresse par visite.</translation>
    </message>
    <message>
        <source>an address or a surveyor is empty</source>
        <translation>une adresse ou un enquêteur est vide</translation>
    </message>
    <message>
        <source>this address is there twice</source>
        <translation>cette adresse y est deux fois</translation>
    </message>
    <message>
        <source>the day must be a whole number from 1</source>
        <translation>le jour doit être un nombre entier à partir de 1</translation>
    </message>
    <message>
        <source>this address is not in the plan</source>
        <translation>cette adresse n’est pas dans le plan</translation>
    </message>
    <message>
        <source>took_place is “{word}”; write yes or no</source>
        <translation>took_place est « {word} » ; écrivez yes ou no</translation>
    </message>
    <message>
        <source>addresses must be a whole number from 1</source>
        <translation>addresses doit être un nombre entier à partir de 1</translation>
    </message>
    <message>
        <source>Back-checks</source>
        <translation>Contre-visites</translation>
    </message>
    <message>
        <source>What this plan guarantees</source>
        <translation>Ce que ce plan garantit</translation>
    </message>
    <message>
        <source>No visit today.</source>
        <translation>Pas de visite aujourd’hui.</translation>
    </message>
    <message>
        <source>Never ask again what was asked with coins: a second answer would give the first one away.</source>
        <translation>Ne reposez jamais une question posée avec des pièces : une seconde réponse trahirait la première.</translation>
    </message>
    <message>
        <source>Ask whether the interview took place, and what was asked directly.</source>
        <translation>Demandez si l’entretien a eu lieu, et ce qui a été demandé directement.</translation>
    </message>
    <message>
        <source>Read what you find, and destroy it then: address and answers together name a person.</source>
        <translation>Lisez ce que vous trouvez, puis détruisez-le : adresse et réponses ensemble désignent une personne.</translation>
    </message>
    <message>
        <source>Surveyor</source>
        <translation>Enquêteur</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Took place (yes or no)</source>
        <translation>A eu lieu (oui ou non)</translation>
    </message>
    <message>
        <source>Fold and seal. Open on the morning of day {day}.</source>
        <translation>Pliez et scellez. Ouvrez le matin du jour {day}.</translation>
    </message>
    <message>
        <source>Visits of day {day}</source>
        <translation>Visites du jour {day}</translation>
    </message>
    <message>
        <source>The supervisor and the surveyor need different PINs. Choose another one.</source>
        <translation>Le superviseur et l’enquêteur ont besoin de codes PIN différents. Choisissez-en un autre.</translation>
    </message>
    <message>
        <source>In {language} the kiosk lacks {count} of its own {needed} texts. The first is “{first}”.</source>
        <translation>En {language}, il manque à la borne {count} de ses {needed} textes. Le premier est «&#xa0;{first}&#xa0;».</translation>
    </message>
    <message>
        <source>The disk is full</source>
        <translation>Le disque est plein</translation>
    </message>
    <message>
        <source>The disk is nearly full</source>
        <translation>Le disque est presque plein</translation>
    </message>
    <message>
        <source>A file of interviews is damaged</source>
        <translation>Un fichier d’entretiens est endommagé</translation>
    </message>
    <message>
        <source>Interviews are missing</source>
        <translation>Des entretiens manquent</translation>
    </message>
    <message>
        <source>The disk fails</source>
        <translation>Le disque est défaillant</translation>
    </message>
    <message>
        <source>You forgot your PIN</source>
        <translation>Vous avez oublié votre code PIN</translation>
    </message>
    <message>
        <source>The PIN is locked</source>
        <translation>Le code PIN est bloqué</translation>
    </message>
    <message>
        <source>The kiosk is already running</source>
        <translation>La borne est déjà en marche</translation>
    </message>
    <message>
        <source>The device cannot draw chance</source>
        <translation>L’appareil ne peut pas tirer au sort</translation>
    </message>
    <message>
        <source>The program made a mistake</source>
        <translation>Le programme a fait une erreur</translation>
    </message>
    <message>
        <source>The device went off</source>
        <translation>L’appareil s’est éteint</translation>
    </message>
    <message>
        <source>Something else is wrong</source>
        <translation>Il y a un autre problème</translation>
    </message>
    <message>
        <source>All interviews that were finished are kept.</source>
        <translation>Tous les entretiens terminés sont conservés.</translation>
    </message>
    <message>
        <source>Call the supervisor, who exports the files and makes room.</source>
        <translation>Appelez le superviseur, qui exporte les fichiers et libère de la place.</translation>
    </message>
    <message>
        <source>Then touch “Look again”. If there is room, you can go on.</source>
        <translation>Puis touchez « Revérifier ». S’il y a de la place, vous pouvez continuer.</translation>
    </message>
    <message>
        <source>You can go on today. Nothing is lost.</source>
        <translation>Vous pouvez continuer aujourd’hui. Rien n’est perdu.</translation>
    </message>
    <message>
        <source>Tell the supervisor today: the files have to be exported and room made.</source>
        <translation>Prévenez le superviseur aujourd’hui : il faut exporter les fichiers et libérer de la place.</translation>
    </message>
    <message>
        <source>The damaged file was put aside and is kept. New interviews go to a new file.</source>
        <translation>Le fichier endommagé est mis de côté et conservé. Les nouveaux entretiens vont dans un nouveau fichier.</translation>
    </message>
    <message>
        <source>You can go on.</source>
        <translation>Vous pouvez continuer.</translation>
    </message>
    <message>
        <source>Tell the supervisor today. Delete nothing.</source>
        <translation>Prévenez le superviseur aujourd’hui. N’effacez rien.</translation>
    </message>
    <message>
        <source>A file is gone or older than it was, or this device is a copy of another.</source>
        <translation>Un fichier a disparu ou est plus ancien qu’avant, ou cet appareil est la copie d’un autre.</translation>
    </message>
    <message>
        <source>You can go on. New interviews are kept.</source>
        <translation>Vous pouvez continuer. Les nouveaux entretiens sont conservés.</translation>
    </message>
    <message>
        <source>Call the supervisor now. Delete nothing.</source>
        <translation>Appelez le superviseur maintenant. N’effacez rien.</translation>
    </message>
    <message>
        <source>Ask nobody on this device.</source>
        <translation>N’interrogez personne sur cet appareil.</translation>
    </message>
    <message>
        <source>Do not switch it off.</source>
        <translation>Ne l’éteignez pas.</translation>
    </message>
    <message>
        <source>Call the supervisor, who exports the interviews first.</source>
        <translation>Appelez le superviseur, qui exporte d’abord les entretiens.</translation>
    </message>
    <message>
        <source>Nothing is lost.</source>
        <translation>Rien n’est perdu.</translation>
    </message>
    <message>
        <source>Call the supervisor, who chooses a new one on the supervisor&apos;s page.</source>
        <translation>Appelez le superviseur, qui en choisit un nouveau sur la page du superviseur.</translation>
    </message>
    <message>
        <source>A supervisor who forgot the supervisor&apos;s PIN sets the kiosk up again in a new folder. The interviews stay in the old one.</source>
        <translation>Un superviseur qui a oublié son code PIN réinstalle la borne dans un nouveau dossier. Les entretiens restent dans l’ancien.</translation>
    </message>
    <message>
        <source>Somebody entered wrong PINs. Nothing is lost.</source>
        <translation>Quelqu’un a entré de mauvais codes PIN. Rien n’est perdu.</translation>
    </message>
    <message>
        <source>Wait until the seconds are over, {seconds} at most. Then enter your PIN.</source>
        <translation>Attendez la fin des secondes, {seconds} au plus. Puis entrez votre code PIN.</translation>
    </message>
    <message>
        <source>The supervisor&apos;s PIN can be locked for up to {minutes} minutes. Yours works meanwhile.</source>
        <translation>Le code PIN du superviseur peut être bloqué jusqu’à {minutes} minutes. Le vôtre marche pendant ce temps.</translation>
    </message>
    <message>
        <source>It was started a second time on this device. Nothing is lost.</source>
        <translation>Elle a été lancée une deuxième fois sur cet appareil. Rien n’est perdu.</translation>
    </message>
    <message>
        <source>Close this window and go on in the other one.</source>
        <translation>Fermez cette fenêtre et continuez dans l’autre.</translation>
    </message>
    <message>
        <source>If you find no other one, switch the device off and on again.</source>
        <translation>Si vous n’en trouvez pas d’autre, éteignez l’appareil puis rallumez-le.</translation>
    </message>
    <message>
        <source>Nobody is asked without chance. All interviews that were finished are kept.</source>
        <translation>Sans tirage au sort, personne n’est interrogé. Tous les entretiens terminés sont conservés.</translation>
    </message>
    <message>
        <source>Switch the device off and on again. Then touch “Look again”.</source>
        <translation>Éteignez l’appareil puis rallumez-le. Puis touchez « Revérifier ».</translation>
    </message>
    <message>
        <source>If it happens again, use another device and tell the supervisor.</source>
        <translation>Si cela se reproduit, utilisez un autre appareil et prévenez le superviseur.</translation>
    </message>
    <message>
        <source>The screen of the respondent said whether the interview was recorded.</source>
        <translation>L’écran de la personne interrogée a dit si l’entretien a été enregistré.</translation>
    </message>
    <message>
        <source>If it was, do not ask this person again. If not, you may ask once more.</source>
        <translation>Si oui, n’interrogez plus cette personne. Sinon, vous pouvez l’interroger encore une fois.</translation>
    </message>
    <message>
        <source>You can go on once. If it happens again, stop and call the supervisor.</source>
        <translation>Vous pouvez continuer une fois. Si cela se reproduit, arrêtez et appelez le superviseur.</translation>
    </message>
    <message>
        <source>Switch it on again and enter your PIN.</source>
        <translation>Rallumez-le et entrez votre code PIN.</translation>
    </message>
    <message>
        <source>The interview that was not finished is gone. All others are kept.</source>
        <translation>L’entretien non terminé est perdu. Tous les autres sont conservés.</translation>
    </message>
    <message>
        <source>All interviews that were finished are kept. Delete nothing.</source>
        <translation>Tous les entretiens terminés sont conservés. N’effacez rien.</translation>
    </message>
    <message>
        <source>Call the supervisor, whose page says what it is.</source>
        <translation>Appelez le superviseur, dont la page dit ce que c’est.</translation>
    </message>
    <message>
        <source>it is of {learners}; choose that, or leave it out</source>
        <translation>elle appartient à {learners} ; choisissez-le, ou omettez-la</translation>
    </message>
    <message>
        <source>There is no option {option}; there are {known}.</source>
        <translation>L&apos;option {option} n&apos;existe pas ; il y a {known}.</translation>
    </message>
    <message>
        <source>it is for a table of true values; leave it out</source>
        <translation>elle vaut pour un tableau de vraies valeurs ; omettez-la</translation>
    </message>
    <message>
        <source>it is for a model that is private; leave it out</source>
        <translation>elle vaut pour un modèle protégé ; omettez-la</translation>
    </message>
    <message>
        <source>it is for a model that is not private, with ε = inf; leave it out</source>
        <translation>elle vaut pour un modèle non protégé, avec ε = inf ; omettez-la</translation>
    </message>
    <message>
        <source>A classifier learns from reports one by one, and totals that trustees opened hold none. Nothing can be trained on them.</source>
        <translation>Un classifieur apprend de rapports un par un, et les totaux ouverts par des dépositaires n&apos;en contiennent aucun. Rien ne peut être entraîné sur eux.</translation>
    </message>
    <message>
        <source>{feature} and {label} are made of the same answers, so a model would only read one off the other. Leave {feature} out.</source>
        <translation>{feature} et {label} viennent des mêmes réponses : un modèle ne ferait que lire l’un dans l’autre. Retirez {feature}.</translation>
    </message>
    <message>
        <source>Unary encoding needs p and q, as decimals or fractions such as 4/5.</source>
        <translation>Le codage unaire a besoin de p et q, en décimales ou en fractions telles que 4/5.</translation>
    </message>
    <message>
        <source>Column {attribute} is empty, but the model was trained where it never is.</source>
        <translation>La colonne {attribute} est vide, mais le modèle a été entraîné là où elle ne l’est jamais.</translation>
    </message>
    <message>
        <source>{file} has a column {column} already; rename it, or predict on the table without it.</source>
        <translation>{file} a déjà une colonne {column} ; renommez-la, ou prédisez sur la table sans elle.</translation>
    </message>
    <message>
        <source>A row cannot count {most} times at most; give a whole number from 1 to {largest}, from knowledge and not from the data.</source>
        <translation>Une ligne ne peut pas compter {most} fois au plus ; donnez un nombre entier de 1 à {largest}, d’après vos connaissances et non d’après les données.</translation>
    </message>
    <message>
        <source>{column} holds weights; it cannot be the label or a feature too.</source>
        <translation>{column} contient des poids ; elle ne peut pas être aussi le label ou une variable.</translation>
    </message>
    <message>
        <source>The number of rows may be public, but the sum of their weights is not: train with weights without declaring the number of rows public.</source>
        <translation>Le nombre de lignes peut être public, mais la somme de leurs poids ne l’est pas : entraînez avec des poids sans déclarer public le nombre de lignes.</translation>
    </message>
    <message>
        <source>Line {line}: the weight in the column {column} is {value}; it must be a number, 0 or more.</source>
        <translation>Ligne {line} : le poids dans la colonne {column} est {value} ; il doit être un nombre, 0 ou plus.</translation>
    </message>
    <message>
        <source>a synthetic table by {method} needs to know it: the column that the others explain</source>
        <translation>un tableau synthétique par {method} doit la connaître : la colonne que les autres expliquent</translation>
    </message>
    <message>
        <source>it is of a forest; choose forest, or leave it out</source>
        <translation>elle appartient à une forêt ; choisissez forest, ou omettez-la</translation>
    </message>
    <message>
        <source>{file}: {column} needs a list of its levels, such as [&quot;low&quot;, &quot;high&quot;], or an object with its levels, or with the bounds of a number: low, high and bins. An object may also say whether a value can be missing: &quot;missing&quot;: false.</source>
        <translation>{file} : {column} a besoin d’une liste de ses niveaux, comme [&quot;low&quot;, &quot;high&quot;], ou d’un objet avec ses niveaux, ou avec les bornes d’un nombre : low, high et bins. Un objet peut aussi dire si une valeur peut manquer : &quot;missing&quot;: false.</translation>
    </message>
    <message>
        <source>Whether values of {attribute} can be missing must be said once, and of a column whose levels or bounds are stated. These are: {known}.</source>
        <translation>Il faut dire une seule fois si des valeurs de {attribute} peuvent manquer, et d’une colonne dont les niveaux ou les bornes sont donnés. Ce sont : {known}.</translation>
    </message>
    <message>
        <source>This version of Surveyapp has no analysis “{analysis}”. A newer version has made this block; it stays in the project.</source>
        <translation>Cette version de Surveyapp n’a pas l’analyse « {analysis} ». Une version plus récente a fait ce bloc ; il reste dans le projet.</translation>
    </message>
    <message>
        <source>{bits} bits; give {low} to {high}.</source>
        <translation>{bits} bits ; indiquez de {low} à {high}.</translation>
    </message>
    <message>
        <source>the kiosk&apos;s source: no fault is known, and nobody can predict it</source>
        <translation>la source du kiosque : aucun défaut connu, et personne ne peut la prévoir</translation>
    </message>
    <message>
        <source>whoever predicts it can factor a number of {bits} bits; primes and seed must stay secret</source>
        <translation>qui la prédit sait factoriser un nombre de {bits} bits ; les nombres premiers et la graine doivent rester secrets</translation>
    </message>
    <message>
        <source>whoever has seen 19,968 bits in a row knows all that follow</source>
        <translation>qui a vu 19 968 bits de suite connaît tous les suivants</translation>
    </message>
    <message>
        <source>its state has 31 bits: a few bytes in a row tell all that follow</source>
        <translation>son état a 31 bits : quelques octets de suite révèlent tous les suivants</translation>
    </message>
    <message>
        <source>1 with a chance of {chance} instead of a half</source>
        <translation>1 avec une probabilité de {chance} au lieu d’une moitié</translation>
    </message>
    <message>
        <source>one bit in {often} is the one before again</source>
        <translation>un bit sur {often} répète le précédent</translation>
    </message>
    <message>
        <source>There is no source of coins {asked}. There are: system, bbs, bbs:BITS, mersenne, lcg, biased:CHANCE and sticky:CHANCE, such as biased:0.501 and sticky:1/50.</source>
        <translation>Il n’y a pas de source de pièces {asked}. Il y a : system, bbs, bbs:BITS, mersenne, lcg, biased:CHANCE et sticky:CHANCE, comme biased:0.501 et sticky:1/50.</translation>
    </message>
    <message>
        <source>{asked} needs a chance between 0 and 1.</source>
        <translation>{asked} demande une probabilité entre 0 et 1.</translation>
    </message>
    <message>
        <source>{asked}: {reason}.</source>
        <translation>{asked} : {reason}.</translation>
    </message>
    <message>
        <source>{file} cannot be opened: give collection files (.collection), files of tallies (.tally, .sum, .signed, .partial), one project (.surveydesk) or one survey (.survey.json).</source>
        <translation>{file} ne peut pas être ouvert : donnez des fichiers de collecte (.collection), des fichiers de décompte (.tally, .sum, .signed, .partial), un projet (.surveydesk) ou une enquête (.survey.json).</translation>
    </message>
    <message>
        <source>These files do not go together: open any number of collection files, or of files of tallies, or one project, or one survey at a time.</source>
        <translation>Ces fichiers ne vont pas ensemble : ouvrez autant de fichiers de collecte ou de décompte que vous voulez, ou un seul projet, ou une seule enquête à la fois.</translation>
    </message>
    <message>
        <source>The interviews of {file} are the rows of {table} at {source}, which was not connected to on this computer before. If you trust it, choose File, “Connect to a database…”.</source>
        <translation>Les entretiens de {file} sont les lignes de {table} sur {source}, à laquelle cet ordinateur ne s’est encore jamais connecté. Si vous lui faites confiance, choisissez Fichier, « Se connecter à une base de données… ».</translation>
    </message>
    <message>
        <source>{file} holds totals of a survey that this project does not have. Choose the survey file that was asked.</source>
        <translation>{file} contient les totaux d&apos;une enquête que ce projet n&apos;a pas. Choisissez le fichier de l&apos;enquête qui a été posée.</translation>
    </message>
    <message>
        <source>Analysis {place} of the output cannot be in the report: {problem} Complete it, hide it or remove it.</source>
        <translation>L’analyse {place} des résultats ne peut pas figurer dans le rapport : {problem} Complétez-la, masquez-la ou supprimez-la.</translation>
    </message>
    <message>
        <source>{interviews} interviews are more than the {capacity} that a total of this survey holds</source>
        <translation>{interviews} entretiens, c&apos;est plus que les {capacity} que contient un total de cette enquête</translation>
    </message>
    <message>
        <source>{file} must be a table of texts: .csv or .xlsx.</source>
        <translation>{file} doit être un tableau de textes&#xa0;: .csv ou .xlsx.</translation>
    </message>
    <message>
        <source>has the language {language}, which the survey does not have; it has {known}.</source>
        <translation>a la langue {language}, que l’enquête n’a pas&#xa0;; elle a {known}.</translation>
    </message>
    <message>
        <source>it has no sheet {name}</source>
        <translation>il n’a pas de feuille {name}</translation>
    </message>
    <message>
        <source>The program speaks all languages of this survey ({known}). Name the language whose words you want to change.</source>
        <translation>Le programme parle toutes les langues de cette enquête ({known}). Nommez la langue dont vous voulez changer les mots.</translation>
    </message>
    <message>
        <source>{language} is none of the survey&apos;s languages; it has {known}.</source>
        <translation>{language} n’est pas une langue de l’enquête&#xa0;; elle a {known}.</translation>
    </message>
    <message>
        <source>{folder} is not a folder.</source>
        <translation>{folder} n’est pas un dossier.</translation>
    </message>
    <message>
        <source>{first} and {second} speak the same text. Keep one of them.</source>
        <translation>{first} et {second} disent le même texte. Gardez l’un des deux.</translation>
    </message>
    <message>
        <source>{program} is not installed. Install it (on Debian and Ubuntu espeak-ng is a package of that name), or have the texts recorded: --script lists them.</source>
        <translation>{program} n’est pas installé. Installez-le (sous Debian et Ubuntu, espeak-ng est un paquet de ce nom), ou faites enregistrer les textes : --script en donne la liste.</translation>
    </message>
    <message>
        <source>{program} could not speak “{text}”: {reason}.</source>
        <translation>{program} n’a pas pu dire « {text} » : {reason}.</translation>
    </message>
    <message>
        <source>No voice of espeak-ng is called {voice}. Choose one with --voice.</source>
        <translation>espeak-ng n’a pas de voix {voice}. Choisissez-en une avec --voice.</translation>
    </message>
    <message>
        <source>To speak {language}, piper needs the file of a voice. Name it with --voice.</source>
        <translation>piper a besoin du fichier d’une voix pour {language} : --voice.</translation>
    </message>
    <message>
        <source>{program} does not answer: {reason}.</source>
        <translation>{program} ne répond pas : {reason}.</translation>
    </message>
    <message>
        <source>it gives no reason</source>
        <translation>il ne donne pas de raison</translation>
    </message>
    <message>
        <source>A sum of tally files of the survey {survey}, version {version}: {interviews} interviews (files: {count}, kiosks: {kiosks}). Nobody has signed it: whoever signs adds the files again.</source>
        <translation>Une somme de fichiers de décompte de l&apos;enquête {survey}, version {version} : {interviews} entretiens (fichiers : {count}, bornes : {kiosks}). Personne ne l&apos;a signée : qui signe additionne de nouveau les fichiers.</translation>
    </message>
    <message>
        <source>{what}: {count} of {needed} are here.</source>
        <translation>{what} : {count} sur {needed} sont là.</translation>
    </message>
    <message>
        <source>Bring the kiosks&apos; files that the sum lists: {count} of {needed} are here.</source>
        <translation>Apportez les fichiers des bornes que la somme énumère : {count} sur {needed} sont là.</translation>
    </message>
    <message>
        <source>A trustee&apos;s private key.</source>
        <translation>La clé privée d&apos;un dépositaire.</translation>
    </message>
    <message>
        <source>The enrolment of a kiosk.</source>
        <translation>L&apos;inscription d&apos;une borne.</translation>
    </message>
    <message>
        <source>Bring the kiosks&apos; files (.tally).</source>
        <translation>Apportez les fichiers des bornes (.tally).</translation>
    </message>
    <message>
        <source>Bring one sum at a time: these are of different lists.</source>
        <translation>Apportez une somme à la fois : celles-ci sont de listes différentes.</translation>
    </message>
    <message>
        <source>Bring the sum of the files (.sum), which the office makes.</source>
        <translation>Apportez la somme des fichiers (.sum), que fait le bureau.</translation>
    </message>
    <message>
        <source>Shares (.partial)</source>
        <translation>Parts (.partial)</translation>
    </message>
    <message>
        <source>Signed lists (.signed)</source>
        <translation>Listes signées (.signed)</translation>
    </message>
    <message>
        <source>You have signed this list, and {ledger} does not know it: it is an older copy of your memory. Put the newest copy back beside your key. If that is lost, sign all lists again that you ever signed with this key, before you sign or open any other.</source>
        <translation>Vous avez signé cette liste, et {ledger} ne la connaît pas : c’est une copie plus ancienne de votre mémoire. Remettez la copie la plus récente à côté de votre clé. Si elle est perdue, signez de nouveau toutes les listes que vous avez signées avec cette clé, avant d’en signer ou d’en ouvrir une autre.</translation>
    </message>
    <message>
        <source>its interviews were altered or the file is cut short</source>
        <translation>ses entretiens ont été modifiés ou le fichier est tronqué</translation>
    </message>
    <message>
        <source>it does not hold the number of interviews that it states</source>
        <translation>il ne contient pas le nombre d’entretiens qu’il indique</translation>
    </message>
    <message>
        <source>its columns are not those of its survey</source>
        <translation>ses colonnes ne sont pas celles de son enquête</translation>
    </message>
    <message>
        <source>it is not sealed to the key that its survey names</source>
        <translation>il n’est pas scellé avec la clé que nomme son enquête</translation>
    </message>
    <message>
        <source>its survey was altered</source>
        <translation>son enquête a été modifiée</translation>
    </message>
    <message>
        <source>a collection file</source>
        <translation>un fichier de collecte</translation>
    </message>
    <message>
        <source>a line is too long</source>
        <translation>une ligne est trop longue</translation>
    </message>
    <message>
        <source>its signature is not that of its kiosk, so it was altered</source>
        <translation>sa signature n’est pas celle de sa borne : il a été modifié</translation>
    </message>
    <message>
        <source>it is cut short</source>
        <translation>il est tronqué</translation>
    </message>
    <message>
        <source>it is a kiosk&apos;s tally file, with no record of anybody in it; add the kiosks&apos; files (window “Totals that trustees hold”, or “tally add”), and analyse the table of totals that trustees open</source>
        <translation>c’est le fichier de décompte d’une borne, sans enregistrement de personne ; ajoutez les fichiers des bornes (fenêtre « Totaux gardés par des dépositaires », ou « tally add »), puis analysez le tableau de totaux que les dépositaires ouvrent</translation>
    </message>
    <message>
        <source>it is a table of totals that trustees opened; analyse it together with the survey that it is of, or import it into a project</source>
        <translation>c’est un tableau de totaux que des dépositaires ont ouverts ; analysez-le avec l’enquête dont il vient, ou importez-le dans un projet</translation>
    </message>
    <message>
        <source>it is a sum of tally files, which nobody opens alone; trustees sign it and open it first (window “Totals that trustees hold”, or “tally sign” and “tally open”)</source>
        <translation>c’est une somme de fichiers de décompte, que personne n’ouvre seul ; les dépositaires la signent et l’ouvrent d’abord (fenêtre « Totaux gardés par des dépositaires », ou « tally sign » et « tally open »)</translation>
    </message>
    <message>
        <source>it is a list that a trustee has signed, and opens nothing; with enough of them trustees give their shares (window “Totals that trustees hold”, or “tally open”)</source>
        <translation>c’est une liste qu’un dépositaire a signée, et elle n’ouvre rien ; quand il y en a assez, les dépositaires donnent leurs parts (fenêtre « Totaux gardés par des dépositaires », ou « tally open »)</translation>
    </message>
    <message>
        <source>it is a trustee&apos;s share; put it together with those of the others (window “Totals that trustees hold”, or “tally combine”), and analyse the table of totals that comes of it</source>
        <translation>c’est la part d’un dépositaire ; réunissez-la à celles des autres (fenêtre « Totaux gardés par des dépositaires », ou « tally combine »), puis analysez le tableau de totaux qui en sort</translation>
    </message>
    <message>
        <source>it is not {wanted}</source>
        <translation>ce n’est pas {wanted}</translation>
    </message>
    <message>
        <source>another program has changed its line ends; fetch the kiosk&apos;s own file</source>
        <translation>un autre programme a changé ses fins de ligne ; reprenez le fichier de la borne</translation>
    </message>
    <message>
        <source>it is a collection file, which holds records; import it</source>
        <translation>c’est un fichier de collecte, qui contient des enregistrements ; importez-le</translation>
    </message>
    <message>
        <source>it is a web page, not {wanted}</source>
        <translation>c’est une page web, pas {wanted}</translation>
    </message>
    <message>
        <source>another program has saved it in another encoding; fetch the kiosk&apos;s own file</source>
        <translation>un autre programme l’a enregistré dans un autre encodage ; reprenez le fichier de la borne</translation>
    </message>
    <message>
        <source>The interviews of {file} are totals that trustees opened. What is counted in them was declared before anybody was asked, and its variables cannot be changed.</source>
        <translation>Les entretiens de {file} sont des totaux ouverts par des dépositaires. Ce qui y est compté a été déclaré avant que quiconque soit interrogé, et ses variables ne peuvent pas être changées.</translation>
    </message>
    <message>
        <source>The project {file} has interviews of its own. Make a new project for the totals.</source>
        <translation>Le projet {file} a ses propres entretiens. Créez un nouveau projet pour les totaux.</translation>
    </message>
    <message>
        <source>the totals in it are not those of its survey</source>
        <translation>les totaux qu&apos;il contient ne sont pas ceux de son enquête</translation>
    </message>
    <message>
        <source>Nothing can be sealed to the key of {trustee} in the survey {survey}. The trustee makes a new key, whose public part goes into the survey.</source>
        <translation>Rien ne peut être scellé avec la clé de {trustee} dans l&apos;enquête {survey}. Le dépositaire crée une nouvelle clé, dont la partie publique va dans l&apos;enquête.</translation>
    </message>
    <message>
        <source>{survey}, version {version}</source>
        <translation>{survey}, version {version}</translation>
    </message>
    <message>
        <source>{file}: {problem}</source>
        <translation>{file} : {problem}</translation>
    </message>
    <message>
        <source>A process that opened interviews was ended from outside, perhaps because memory ran out. Nothing was signed or written; close other programs and try again.</source>
        <translation>Un processus qui ouvrait des entretiens a été arrêté de l&apos;extérieur, peut-être par manque de mémoire. Rien n&apos;a été signé ni écrit ; fermez d&apos;autres programmes et réessayez.</translation>
    </message>
    <message>
        <source>it was altered or is cut short; ask the trustee for it again</source>
        <translation>il a été modifié ou tronqué ; redemandez-le au dépositaire</translation>
    </message>
    <message>
        <source>it is neither a trustee&apos;s signed list nor a share</source>
        <translation>ce n’est ni la liste signée d’un dépositaire ni une part</translation>
    </message>
    <message>
        <source>it is of the other kind of file; here the trustees&apos; shares are needed</source>
        <translation>c’est l’autre sorte de fichier ; il faut ici les parts des dépositaires</translation>
    </message>
    <message>
        <source>it is of the other kind of file; here the lists that trustees signed are needed</source>
        <translation>c’est l’autre sorte de fichier ; il faut ici les listes que les dépositaires ont signées</translation>
    </message>
    <message>
        <source>These interviews were simulated by a computer: no person answered them.</source>
        <translation>Ces entretiens ont été simulés par un ordinateur&#xa0;: personne n’y a répondu.</translation>
    </message>
    <message>
        <source>it was altered or is cut short; add the tally files again</source>
        <translation>il a été modifié ou tronqué ; ajoutez de nouveau les fichiers de décompte</translation>
    </message>
    <message>
        <source>it holds more interviews than its survey&apos;s totals can hold</source>
        <translation>il contient plus d’entretiens que les totaux de son enquête n’en peuvent contenir</translation>
    </message>
    <message>
        <source>it is not a sum of tally files</source>
        <translation>ce n’est pas une somme de fichiers de décompte</translation>
    </message>
    <message>
        <source>its manifest is not that of a tally file</source>
        <translation>son manifeste n’est pas celui d’un fichier de décompte</translation>
    </message>
    <message>
        <source>its totals were altered</source>
        <translation>ses totaux ont été modifiés</translation>
    </message>
    <message>
        <source>its totals are not those of its survey</source>
        <translation>ses totaux ne sont pas ceux de son enquête</translation>
    </message>
    <message>
        <source>it holds more interviews than a kiosk puts in one file</source>
        <translation>il contient plus d’entretiens qu’une borne n’en met dans un fichier</translation>
    </message>
    <message>
        <source>a tally file</source>
        <translation>un fichier de décompte</translation>
    </message>
    <message>
        <source>Answers are only counted. No record is kept.</source>
        <translation>Les réponses sont seulement comptées. Aucune fiche n&apos;est conservée.</translation>
    </message>
    <message>
        <source>Your answer is added to totals that are hidden behind random numbers. Nobody can take it out again.</source>
        <translation>Votre réponse est ajoutée à des totaux cachés derrière des nombres tirés au hasard. Personne ne peut l’en retirer.</translation>
    </message>
    <message>
        <source>“Recorded” means counted.</source>
        <translation>« Enregistré » veut dire compté.</translation>
    </message>
    <message>
        <source>Some questions say that your answer is not kept.</source>
        <translation>Certaines questions disent que votre réponse n’est pas conservée.</translation>
    </message>
    <message>
        <source>Counted as you answer.</source>
        <translation>Réponse comptée telle quelle.</translation>
    </message>
    <message>
        <source>Your answers were counted. You need not answer again.</source>
        <translation>Vos réponses ont été comptées. Vous n’avez pas à répondre de nouveau.</translation>
    </message>
    <message>
        <source>Your answer here is not kept.</source>
        <translation>Votre réponse ici n’est pas conservée.</translation>
    </message>
    <message>
        <source>Nobody can open the totals alone: {threshold} of {trustees} trustees must do it together, and only for {smallest} interviews or more.</source>
        <translation>Personne ne peut ouvrir les totaux seul : {threshold} des {trustees} dépositaires doivent le faire ensemble, et seulement pour {smallest} entretiens ou plus.</translation>
    </message>
    <message>
        <source>{question} has too many different reports for the tallies. Leave it out of them.</source>
        <translation>{question} a trop de réponses enregistrées différentes pour les décomptes. Ne l&apos;y mettez pas.</translation>
    </message>
    <message>
        <source>No interview is kept: each is added to masked totals ({count}). Any {t} of the {n} trustees open them together, for {smallest} interviews or more, after {signatures} of them have signed.</source>
        <translation>Aucun entretien n&apos;est conservé : chacun est ajouté à des totaux masqués ({count}). N&apos;importe quels {t} des {n} dépositaires les ouvrent ensemble, pour {smallest} entretiens ou plus, après la signature de {signatures} d&apos;entre eux.</translation>
    </message>
    <message>
        <source>One total holds at most {capacity} interviews.</source>
        <translation>Un total contient au plus {capacity} entretiens.</translation>
    </message>
    <message>
        <source>Never possible: regression, tests of single kiosks or interviews, and any table that is not counted here. No record is kept to make them from.</source>
        <translation>Jamais possible : la régression, les tests de bornes ou d&apos;entretiens isolés, et tout tableau qui n&apos;est pas compté ici. Aucun enregistrement n&apos;est conservé pour les faire.</translation>
    </message>
    <message>
        <source>Shares can be estimated of: {questions}.</source>
        <translation>Parts estimables : {questions}.</translation>
    </message>
    <message>
        <source>They can be compared by {group}: {questions}.</source>
        <translation>Comparables selon {group} : {questions}.</translation>
    </message>
    <message>
        <source>{first} with {second}</source>
        <translation>{first} avec {second}</translation>
    </message>
    <message>
        <source>Cross-tables can be made of: {pairs}.</source>
        <translation>Tableaux croisés possibles : {pairs}.</translation>
    </message>
    <message>
        <source>Nothing can be estimated of: {questions}. No tally counts that.</source>
        <translation>Rien ne peut être estimé de : {questions}. Aucun décompte ne compte cela.</translation>
    </message>
    <message>
        <source>{file} has numbers of {question} beyond {low} to {high}, the ends in the tables before it. Nobody stated these ends, so all numbers count, now from {least} to {most}.</source>
        <translation>{file} a des nombres de {question} hors de {low} à {high}, les bornes des tableaux précédents. Personne n’a fixé ces bornes : tous les nombres comptent donc, maintenant de {least} à {most}.</translation>
    </message>
    <message>
        <source>Give the tally files of the kiosks; their names end in .tally.</source>
        <translation>Donnez les fichiers de décompte des bornes ; leurs noms finissent par .tally.</translation>
    </message>
    <message>
        <source>Only as many trustees took part as are needed, so a trustee who lies so that the numbers still fit would not be seen. With the share of one more it would.</source>
        <translation>Seuls autant de dépositaires qu&apos;il en faut ont pris part : on ne verrait pas un dépositaire qui ment de sorte que les nombres concordent encore. Avec la part d&apos;un de plus, on le verrait.</translation>
    </message>
    <message>
        <source>{question} is counted differently in {first} and in {second}, though both are of the same interviews: a kiosk has counted wrongly. Open fewer files together to find out which.</source>
        <translation>{question} est compté différemment dans {first} et dans {second}, qui portent pourtant sur les mêmes entretiens : une borne a mal compté. Ouvrez moins de fichiers ensemble pour trouver laquelle.</translation>
    </message>
    <message>
        <source>{needed} trustees together can open this list, and here are the shares of {count}. Ask for the share of another one: {names}.</source>
        <translation>{needed} dépositaires ensemble peuvent ouvrir cette liste, et voici les parts de {count}. Demandez la part d&apos;un autre : {names}.</translation>
    </message>
    <message>
        <source>{trustee} has given two shares of this list that differ: one is false. Leave both out, and ask {trustee} what happened.</source>
        <translation>{trustee} a donné deux parts différentes de cette liste : l&apos;une est fausse. Écartez les deux, et demandez à {trustee} ce qui s&apos;est passé.</translation>
    </message>
    <message>
        <source>its name ends in none of {endings}</source>
        <translation>son nom ne finit par aucun de {endings}</translation>
    </message>
    <message>
        <source>Held by the trustees {names}: {signatures} of them sign a list of files, and then any {threshold} open its totals together, of at least {smallest} interviews.</source>
        <translation>Gardé par les dépositaires {names} : {signatures} d&apos;entre eux signent une liste de fichiers, puis n&apos;importe quels {threshold} en ouvrent ensemble les totaux, d&apos;au moins {smallest} entretiens.</translation>
    </message>
    <message>
        <source>A list of {interviews} interviews of the survey {survey}, signed by {name}, whose key is “{key}”. It opens nothing.</source>
        <translation>Une liste de {interviews} entretiens de l&apos;enquête {survey}, signée par {name}, dont la clé est « {key} ». Elle n&apos;ouvre rien.</translation>
    </message>
    <message>
        <source>A kiosk&apos;s tally file of the survey {survey}, version {version}: {interviews} interviews, export {export} of batch {batch}.</source>
        <translation>Le fichier de décompte d&apos;une borne, de l&apos;enquête {survey}, version {version} : {interviews} entretiens, export {export} du lot {batch}.</translation>
    </message>
    <message>
        <source>Signed by the kiosk “{words}”.</source>
        <translation>Signé par la borne « {words} ».</translation>
    </message>
    <message>
        <source>The signature is right, and it is about the sum that was given with it.</source>
        <translation>La signature est juste, et elle porte sur la somme donnée avec elle.</translation>
    </message>
    <message>
        <source>The signature was not checked: give the sum that it is about, too.</source>
        <translation>La signature n&apos;a pas été vérifiée : donnez aussi la somme sur laquelle elle porte.</translation>
    </message>
    <message>
        <source>A share: with those of other trustees it opens a list of {interviews} interviews of the survey {survey}. Given by {name}, whose key is “{key}”.</source>
        <translation>Une part : avec celles d&apos;autres dépositaires, elle ouvre une liste de {interviews} entretiens de l&apos;enquête {survey}. Donnée par {name}, dont la clé est « {key} ».</translation>
    </message>
    <message>
        <source>it is not a table of opened totals</source>
        <translation>ce n&apos;est pas un tableau de totaux ouverts</translation>
    </message>
    <message>
        <source>Opened totals of the survey {survey}: {interviews} interviews, {count} totals. Nobody has signed the table.</source>
        <translation>Totaux ouverts de l&apos;enquête {survey} : {interviews} entretiens, {count} totaux. Personne n&apos;a signé le tableau.</translation>
    </message>
    <message>
        <source>This survey asks for {needed} signatures of a list, and {safe} would be safe. With fewer, {count} trustees who work together with the office can open the difference of two lists.</source>
        <translation>Cette enquête demande {needed} signatures d&apos;une liste, et {safe} seraient sûres. Avec moins, {count} dépositaires qui s&apos;entendent avec le bureau peuvent ouvrir la différence de deux listes.</translation>
    </message>
    <message>
        <source>it is not the sum of these files; ask the office to add them again, and sign nothing before</source>
        <translation>ce n&apos;est pas la somme de ces fichiers ; demandez au bureau de les additionner de nouveau, et ne signez rien avant</translation>
    </message>
    <message>
        <source>{needed} trustees must sign this list before anybody may open it, and here are the signatures of {count}: {names}. Ask others to sign first.</source>
        <translation>{needed} dépositaires doivent signer cette liste avant que quiconque puisse l&apos;ouvrir, et voici les signatures de {count} : {names}. Demandez d&apos;abord à d&apos;autres de signer.</translation>
    </message>
    <message>
        <source>The key “{given}” belongs to none of the trustees of the survey {survey}, who are {names}. Give the key file of one of them.</source>
        <translation>La clé « {given} » n&apos;est celle d&apos;aucun des dépositaires de l&apos;enquête {survey}, qui sont {names}. Donnez le fichier de clé de l&apos;un d&apos;eux.</translation>
    </message>
    <message>
        <source>{sum} lists a file of the kiosk “{words}”, which is not among the enrolled kiosks. Compare the words with those on its supervisor screen before you sign.</source>
        <translation>{sum} contient un fichier de la borne « {words} », qui n&apos;est pas parmi les bornes inscrites. Comparez les mots avec ceux de son écran du superviseur avant de signer.</translation>
    </message>
    <message>
        <source>it is the same file as {other}; give it once</source>
        <translation>c&apos;est le même fichier que {other} ; donnez-le une seule fois</translation>
    </message>
    <message>
        <source>it is not in the list of {sum}; leave it out</source>
        <translation>il n&apos;est pas dans la liste de {sum} ; écartez-le</translation>
    </message>
    <message>
        <source>{sum} lists {count} files, and {missing} of them are missing here: {files}. Give all.</source>
        <translation>{sum} contient {count} fichiers, et {missing} d&apos;entre eux manquent ici : {files}. Donnez-les tous.</translation>
    </message>
    <message>
        <source>{sum} lists another export of the same interviews; ask the office for that file</source>
        <translation>{sum} contient un autre export des mêmes entretiens ; demandez ce fichier au bureau</translation>
    </message>
    <message>
        <source>{file} holds fewer than {smallest} interviews and was not exported: people could be recognised. Collect more first. At the end of fieldwork they can be released, once.</source>
        <translation>{file} contient moins de {smallest} entretiens et n’a pas été exporté : des personnes pourraient être reconnues. Recueillez-en d’abord davantage. À la fin du terrain, ils peuvent être remis, une seule fois.</translation>
    </message>
    <message>
        <source>it is damaged; the supervisor can choose a new surveyor&apos;s PIN</source>
        <translation>il est endommagé ; le superviseur peut choisir un nouveau code PIN de l’enquêteur</translation>
    </message>
    <message>
        <source>did not sign any of the files in its folder, so it was altered or is damaged</source>
        <translation>n’a signé aucun des fichiers à côté d’elle&#xa0;; elle a donc été modifiée ou est endommagée</translation>
    </message>
    <message>
        <source>{file} is damaged and was left as it is ({reason}). New interviews go to a new file next to it. Take a copy of the folder to the analyst.</source>
        <translation>{file} est endommagé et a été laissé tel quel ({reason}). Les nouveaux entretiens vont dans un nouveau fichier à côté. Apportez une copie du dossier à l’analyste.</translation>
    </message>
    <message>
        <source>Epsilon {spent} of {table} was spent without a budget, and without one {total} is the most. State as the budget how much may be spent in total, or use a model or a synthetic table that was already paid for.</source>
        <translation>Epsilon {spent} de {table} a été dépensé sans budget, et sans budget le maximum est {total}. Indiquez comme budget combien peut être dépensé en tout, ou utilisez un modèle ou un tableau synthétique déjà payé.</translation>
    </message>
    <message>
        <source>{file} is not a ledger of this program, or was altered, so it is not known what has been spent. Restore a copy of it, or spend nothing more of the table.</source>
        <translation>{file} n’est pas un registre de ce programme, ou a été modifié&#xa0;; personne ne sait donc ce qui a été dépensé. Remettez-en une copie, ou ne dépensez plus rien du tableau.</translation>
    </message>
    <message>
        <source>This would spend epsilon {asked} of {table}, but only {left} of its budget of {budget} is left. Ask for less, or use a model or a synthetic table that was already paid for.</source>
        <translation>Cela dépenserait epsilon {asked} de {table}, et il reste {left} de son budget de {budget}. Demandez moins, ou utilisez un modèle ou un tableau synthétique déjà payé.</translation>
    </message>
    <message>
        <source>it is read-only</source>
        <translation>il est en lecture seule</translation>
    </message>
    <message>
        <source>its database reports an error that Surveyapp does not know; open it again</source>
        <translation>sa base de données signale une erreur que Surveyapp ne connaît pas ; ouvrez-le de nouveau</translation>
    </message>
    <message>
        <source>The project {file} is read-only, so nothing in it can be changed. Save a copy of it under another name, and work on the copy.</source>
        <translation>Le projet {file} est en lecture seule : rien ne peut y être modifié. Enregistrez-en une copie sous un autre nom et travaillez sur la copie.</translation>
    </message>
    <message>
        <source>{kiosk} does not name exactly one kiosk of the project. Give its name, at least its first {letters} letters, or its words; “surveyapp kiosks --project P” lists them.</source>
        <translation>Aucune borne du projet, ou plus d’une, ne s’appelle {kiosk}. Donnez son nom, au moins ses {letters} premières lettres, ou ses mots&#xa0;; «&#xa0;surveyapp kiosks --project P&#xa0;» les énumère.</translation>
    </message>
    <message>
        <source>The table has more than {most} different combinations of reports to {questions}. Ask for fewer questions together.</source>
        <translation>Le tableau a plus de {most} combinaisons différentes de réponses enregistrées à {questions}. Demandez moins de questions ensemble.</translation>
    </message>
    <message>
        <source>The column {column} of the table {table} has {word}, which its question never records. Correct it there, or leave the question out.</source>
        <translation>La colonne {column} du tableau {table} contient {word}, que sa question n’enregistre jamais. Corrigez-le là, ou laissez la question de côté.</translation>
    </message>
    <message>
        <source>{source} is not a known source. Give duckdb://FILE, spark://local, spark://HOST:PORT or postgres://USER@HOST/DATABASE.</source>
        <translation>{source} n’est pas une source connue. Donnez duckdb://FILE, spark://local, spark://HOST:PORT ou postgres://USER@HOST/DATABASE.</translation>
    </message>
    <message>
        <source>it contains {name}, which Surveyapp has not made, so nothing in the file was used; remove it with the program that made it</source>
        <translation>il contient {name}, que Surveyapp n’a pas fait, donc rien du fichier n’a été utilisé ; retirez-le avec le programme qui l’a fait</translation>
    </message>
    <message>
        <source>its table {name} contains rows that Surveyapp does not write</source>
        <translation>sa table {name} contient des lignes que Surveyapp n’écrit pas</translation>
    </message>
    <message>
        <source>its interviews are sealed, and the project {project} is not encrypted; import it into a project of its own, or encrypt this project first</source>
        <translation>ses entretiens sont scellés, et dans le projet {project} ils seraient en clair ; importez-le dans un projet à part, ou chiffrez d’abord celui-ci avec “surveyapp seal”</translation>
    </message>
    <message>
        <source>{file} was refused: {reason}. To keep several surveys in one project, add this survey to the project.</source>
        <translation>{file} a été refusé : {reason}. Pour garder plusieurs enquêtes dans un projet, ajoutez cette enquête au projet.</translation>
    </message>
    <message>
        <source>The project {file} has no survey {survey}. It has: {known}.</source>
        <translation>Le projet {file} ne contient pas d’enquête {survey}. Il contient&#xa0;: {known}.</translation>
    </message>
    <message>
        <source>The project {file} has interviews of its own. Make a new project for the database.</source>
        <translation>Le projet {file} a ses propres entretiens. Créez un nouveau projet pour la base de données.</translation>
    </message>
    <message>
        <source>it contains data that Surveyapp did not write</source>
        <translation>il contient ce qu’aucun Surveyapp n’a écrit</translation>
    </message>
    <message>
        <source>it was changed by a newer version of Surveyapp in a way that this one does not know</source>
        <translation>un Surveyapp plus récent y a fait quelque chose que celui-ci ne connaît pas</translation>
    </message>
    <message>
        <source>each sound has text, file and made_by</source>
        <translation>chaque son a text, file et made_by</translation>
    </message>
    <message>
        <source>the key is not the key of its text</source>
        <translation>la clé n’est pas celle de son texte</translation>
    </message>
    <message>
        <source>its file is not the name of a sound file</source>
        <translation>son fichier n’est pas le nom d’un fichier de son</translation>
    </message>
    <message>
        <source>its format is not {format}</source>
        <translation>son format n’est pas {format}</translation>
    </message>
    <message>
        <source>it is not the table of the language {language}</source>
        <translation>ce n’est pas la table de la langue {language}</translation>
    </message>
    <message>
        <source>is {name}, a file that is not in the survey&apos;s folder; add it.</source>
        <translation>est {name}, un fichier qui n’est pas à côté de l’enquête&#xa0;; ajoutez-le.</translation>
    </message>
    <message>
        <source>it is a damaged workbook; open it in a spreadsheet program and save it again</source>
        <translation>c’est un classeur abîmé&#xa0;; ouvrez-le dans un tableur et enregistrez-le à nouveau</translation>
    </message>
    <message>
        <source>is a date or time; set the cell&apos;s format to text and type it again (3/4 turns into a date).</source>
        <translation>est une date ou une heure&#xa0;; mettez la cellule au format texte et retapez-la (3/4 devient une date).</translation>
    </message>
    <message>
        <source>it is not an Excel workbook (.xlsx)</source>
        <translation>ce n’est pas un classeur (.xlsx)</translation>
    </message>
    <message>
        <source>its XML declares a document type, which Excel workbooks never do</source>
        <translation>son XML déclare un type de document, ce qu’aucun classeur ne fait</translation>
    </message>
    <message>
        <source>it is an archive, but not an Excel workbook (.xlsx)</source>
        <translation>c’est une archive, mais pas un classeur (.xlsx)</translation>
    </message>
    <message>
        <source>it is not an Arrow file (.arrow, .feather)</source>
        <translation>ce n’est pas un fichier Arrow (.arrow, .feather)</translation>
    </message>
    <message>
        <source>it contains a NUL character, so it is not text, or has another encoding</source>
        <translation>il contient un caractère NUL&#xa0;: ce n’est pas du texte, ou d’un autre encodage</translation>
    </message>
    <message>
        <source>{file} is a table: its columns must be mapped to the survey&apos;s questions first. Open it with “Import a table…”, or give its survey on the command line.</source>
        <translation>{file} est un tableau&#xa0;: ses colonnes doivent d’abord être mises en correspondance avec les questions de l’enquête. Ouvrez-le par «&#xa0;Importer un tableau…&#xa0;», ou donnez l’enquête avec --survey en ligne de commande.</translation>
    </message>
    <message>
        <source>Not imported from the folder {folder}, since they are neither collection files nor tables: {names}. Folders in it are not searched.</source>
        <translation>Ni fichiers de collecte ni tableaux, donc laissés dans le dossier {folder}&#xa0;: {names}. Les dossiers qu’il contient ne sont pas regardés.</translation>
    </message>
    <message>
        <source>it is not a Parquet file, or not a complete one</source>
        <translation>ce n’est pas un fichier Parquet, ou pas en entier</translation>
    </message>
    <message>
        <source>it unpacks to more than is allowed</source>
        <translation>décompressé, il dépasse la taille permise</translation>
    </message>
    <message>
        <source>it has no data frame</source>
        <translation>il ne contient aucun tableau de données</translation>
    </message>
    <message>
        <source>it has no data frame called {name}</source>
        <translation>il ne contient aucun tableau de données nommé {name}</translation>
    </message>
    <message>
        <source>it is not a file of R (.rds, .RData)</source>
        <translation>ce n’est pas un fichier R (.rds, .RData)</translation>
    </message>
    <message>
        <source>its name does not end in one of {endings}, so it is not known what kind of table it is</source>
        <translation>son nom ne finit par aucun de {endings}, donc on ne sait pas de quel genre de tableau il s’agit</translation>
    </message>
    <message>
        <source>is not a report of {question}; it records {numbers}</source>
        <translation>n’est pas un rapport de {question}&#xa0;; elle enregistre {numbers}</translation>
    </message>
    <message>
        <source>is not a report of {question}, written as it is recorded</source>
        <translation>n’est pas un rapport de {question}, écrit comme il est enregistré</translation>
    </message>
    <message>
        <source>is not a report of {question}; it records {reports}, or nothing</source>
        <translation>n’est pas un rapport de {question}&#xa0;; elle enregistre {reports}, ou rien</translation>
    </message>
    <message>
        <source>gives no {kind}, and every respondent needs one</source>
        <translation>ne dit aucun {kind}, et il en faut un pour chaque répondant</translation>
    </message>
    <message>
        <source>numbers from {low} to {high}</source>
        <translation>des nombres de {low} à {high}</translation>
    </message>
    <message>
        <source>gives no weight, and every respondent needs one</source>
        <translation>ne dit aucun poids, et il en faut un pour chaque répondant</translation>
    </message>
    <message>
        <source>is not a weight; write a number with a decimal point</source>
        <translation>n’est pas un poids&#xa0;; écrivez un nombre avec un point décimal</translation>
    </message>
    <message>
        <source>is a negative weight; weights cannot be below 0</source>
        <translation>est un poids négatif&#xa0;; personne ne représente moins de zéro personne</translation>
    </message>
    <message>
        <source>is not a plausible weight; it must be 0, or {least} to {most}</source>
        <translation>est un poids hors de toute proportion&#xa0;; il vaut 0, ou de {least} à {most}</translation>
    </message>
    <message>
        <source>it is not an SPSS file (.sav)</source>
        <translation>ce n’est pas un fichier SPSS (.sav)</translation>
    </message>
    <message>
        <source>it is not a Stata file (.dta)</source>
        <translation>ce n’est pas un fichier Stata (.dta)</translation>
    </message>
    <message>
        <source>it is not a SAS file (.sas7bdat)</source>
        <translation>ce n’est pas un fichier SAS (.sas7bdat)</translation>
    </message>
    <message>
        <source>it is not a SAS transport file (.xpt), or not a complete one</source>
        <translation>ce n’est pas un fichier de transport SAS (.xpt), ou il n’est pas complet</translation>
    </message>
    <message>
        <source>The trustees {trustees} contradict each other: what one of them states is false. Ask them for their files again, or ask other trustees.</source>
        <translation>Les dépositaires {trustees} se contredisent : ce que l&apos;un d&apos;eux affirme est faux. Redemandez-leur leurs fichiers, ou adressez-vous à d&apos;autres dépositaires.</translation>
    </message>
    <message>
        <source>What {trustee} states is false: {others} contradict it, and what they state fits the files. Leave it out, and ask {trustee} what happened.</source>
        <translation>Ce que {trustee} affirme est faux : {others} le contredisent, et ce qu&apos;ils affirment concorde avec les fichiers. Écartez-le, et demandez à {trustee} ce qui s&apos;est passé.</translation>
    </message>
    <message>
        <source>The total of {tally} is wrong: a cell of it holds {count} interviews, and all files together {interviews}. A kiosk or a trustee has not followed the rules; open fewer files to find out which.</source>
        <translation>Le total de {tally} est faux : une de ses cases contient {count} entretiens, et tous les fichiers ensemble {interviews}. Une borne ou un dépositaire n&apos;a pas suivi les règles ; ouvrez moins de fichiers pour savoir qui.</translation>
    </message>
    <message>
        <source>In {file} the total of {tally} does not count each of its {interviews} interviews once: the kiosk has counted wrongly, or what a trustee states is false. Add the files again without it.</source>
        <translation>Dans {file}, le total de {tally} ne compte pas une fois chacun de ses {interviews} entretiens : la borne a mal compté, ou ce qu&apos;un dépositaire affirme est faux. Additionnez de nouveau les fichiers sans celui-ci.</translation>
    </message>
    <message>
        <source>The share of {trustee} contradicts itself: leave it out, and ask {trustee} what happened.</source>
        <translation>La part de {trustee} se contredit : écartez-la, et demandez à {trustee} ce qui s&apos;est passé.</translation>
    </message>
    <message>
        <source>In this survey not every trustee signs every list, so a list must hold all files of the lists before it: three lists of which each trustee knows only two could tell a few interviews apart. Add the files of the lists before, or take one of these lists.</source>
        <translation>Dans cette enquête, tous les dépositaires ne signent pas chaque liste : une liste doit donc contenir tous les fichiers des listes précédentes. Trois listes dont chaque dépositaire ne connaît que deux pourraient isoler quelques entretiens. Ajoutez les fichiers des listes précédentes, ou prenez l&apos;une de ces listes.</translation>
    </message>
    <message>
        <source>the box for this trustee in line {line} does not hold what the line states, so its kiosk has not followed the rules; nothing was signed, and the file must be left out by all trustees</source>
        <translation>à la ligne {line}, la boîte pour ce dépositaire ne contient pas ce que la ligne affirme : sa borne n&apos;a pas suivi les règles ; rien n&apos;a été signé, et tous les dépositaires doivent écarter ce fichier</translation>
    </message>
    <message>
        <source>it was made for another list of files, or another survey; all trustees sign and open the very same sum</source>
        <translation>il a été fait pour une autre liste de fichiers, ou une autre enquête ; tous les dépositaires signent et ouvrent exactement la même somme</translation>
    </message>
    <message>
        <source>batch {batch} of the kiosk {kiosk}</source>
        <translation>lot {batch} de la borne {kiosk}</translation>
    </message>
    <message>
        <source>simulated interviews and those of respondents are not added together; leave one kind out</source>
        <translation>les entretiens simulés et ceux de répondants ne s&apos;additionnent pas ; écartez l&apos;une des deux sortes</translation>
    </message>
    <message>
        <source>it was copied from the kiosk&apos;s folder while interviews could still join it; export it there</source>
        <translation>il a été copié du dossier de la borne alors que des entretiens pouvaient encore s&apos;y ajouter ; exportez-le depuis la borne</translation>
    </message>
    <message>
        <source>it is another export of the interviews in {other}; leave the older one of the two out</source>
        <translation>c&apos;est un autre export des entretiens de {other} ; écartez le plus ancien des deux</translation>
    </message>
    <message>
        <source>an interview of it is in {other} too; leave one of the two out</source>
        <translation>un de ses entretiens est aussi dans {other} ; écartez l&apos;un des deux</translation>
    </message>
    <message>
        <source>with it the files hold {count} interviews, and this survey&apos;s totals can hold {capacity} at most; add and open the files in two parts</source>
        <translation>avec lui, les fichiers contiennent {count} entretiens, et les totaux de cette enquête peuvent en contenir au plus {capacity} ; additionnez et ouvrez les fichiers en deux parties</translation>
    </message>
    <message>
        <source>This is not an analyst&apos;s public key: {reason}.</source>
        <translation>Ce n’est pas la clé publique d’un analyste&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Nobody can prove to you that a device does not remember what you touch.</source>
        <translation>Personne ne peut vous prouver qu&apos;un appareil ne retient pas ce que vous touchez.</translation>
    </message>
    <message>
        <source>On this device, only the supervisor&apos;s PIN lets somebody copy the hidden totals.</source>
        <translation>Sur cet appareil, seul le code PIN du superviseur permet de copier les totaux cachés.</translation>
    </message>
    <message>
        <source>No. There is no record of you, only totals, and nothing can be taken out of them.</source>
        <translation>Non. Il n&apos;y a pas de fiche sur vous, seulement des totaux, et rien ne peut en être retiré.</translation>
    </message>
    <message>
        <source>it contains a sign that is never in one (letters a–z and digits 2–7); copy it again</source>
        <translation>elle contient un signe qu’aucune n’a (lettres a–z et chiffres 2–7)&#xa0;; recopiez-la</translation>
    </message>
    <message>
        <source>has {character}, which means nothing here; allowed: {known}</source>
        <translation>a {character}, qui ne veut rien dire ici&#xa0;; sont connus {known}</translation>
    </message>
    <message>
        <source>{question} has neither shares nor a mean to estimate. Describe it instead.</source>
        <translation>{question} n’a ni parts ni moyenne à estimer. Décrivez-la plutôt.</translation>
    </message>
    <message>
        <source>{name} is randomized: its reports are not answers, so nothing can be computed from them. Only its reports can be merged.</source>
        <translation>{name} est randomisé : ce qui est enregistré n’est pas la vraie réponse, donc on ne peut rien en calculer. On peut seulement fusionner les réponses enregistrées.</translation>
    </message>
    <message>
        <source>Give {name}() the name of a date.</source>
        <translation>Donnez à {name}() le nom d’une date.</translation>
    </message>
    <message>
        <source>A text can only be compared with = or !=, not with {relation}.</source>
        <translation>Un texte ne se compare qu’avec = ou !=, pas avec {relation}.</translation>
    </message>
    <message>
        <source>Give selected() a question with choices, and one of its choices in quotes.</source>
        <translation>Donnez à selected() une question à choix, et un de ses choix entre guillemets.</translation>
    </message>
    <message>
        <source>has {text}, where an operator or the end is expected</source>
        <translation>a {text} là où un opérateur ou la fin est attendu</translation>
    </message>
    <message>
        <source>{found} where ${{id}}, a number or a &apos;text&apos; is expected</source>
        <translation>{found} là où ${{id}}, un nombre ou un &apos;texte&apos; est attendu</translation>
    </message>
    <message>
        <source>has {text}, which is not known here; put texts in quotes. Allowed: {known}</source>
        <translation>a {text}, inconnu ici&#xa0;; les textes se mettent entre guillemets, et sont connus {known}</translation>
    </message>
    <message>
        <source>There is no variable {name}.</source>
        <translation>Il n’y a pas de variable {name}.</translation>
    </message>
    <message>
        <source>{operation} needs {wanted}, and gets {found}.</source>
        <translation>{operation} demande {wanted} et reçoit {found}.</translation>
    </message>
    <message>
        <source>has {name}() with {count} values; it takes {fewest} to {most}</source>
        <translation>a {name}() avec {count} valeurs ; il en prend de {fewest} à {most}</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>des nombres</translation>
    </message>
    <message>
        <source>Reports of {name} merged: {reports}. Answers that give these reports equally often are estimated together: {together}.</source>
        <translation>Réponses enregistrées de {name} fusionnées : {reports}. Les vraies réponses qui les donnent aussi souvent sont estimées ensemble : {together}.</translation>
    </message>
    <message>
        <source>Reports of {name} merged: {reports}. The estimates are of the same answers as before.</source>
        <translation>Réponses enregistrées de {name} fusionnées : {reports}. Les estimations portent sur les mêmes réponses qu’avant.</translation>
    </message>
    <message>
        <source>The {count} reports that would be left do not separate the answers of {name}: different shares of its answers would give the same reports, so nothing could be estimated. Merge fewer reports.</source>
        <translation>Les {count} réponses enregistrées qui resteraient ne distinguent pas les vraies réponses de {name} : des proportions différentes de celles-ci les donneraient de même, et rien ne pourrait être estimé. Fusionnez-en moins.</translation>
    </message>
    <message>
        <source>{count} different reports of {name} would be left of {all}. Merge at least two, and leave at least two.</source>
        <translation>Il resterait {count} réponses enregistrées différentes de {name} sur {all}. Fusionnez-en au moins deux et laissez-en au moins deux.</translation>
    </message>
    <message>
        <source>{name} is not randomized: it has answers, which are recoded.</source>
        <translation>{name} n’est pas randomisé : il a des réponses, qui se recodent.</translation>
    </message>
    <message>
        <source>The reports of {name} cannot be merged: that needs a design of one sample whose reports can be listed, and it was asked with {design}.</source>
        <translation>Les réponses enregistrées de {name} ne peuvent pas être fusionnées : il faut un plan à un seul échantillon dont elles se listent, et la question a été posée avec {design}.</translation>
    </message>
    <message>
        <source>{name} has no report {report}; its reports are {known}.</source>
        <translation>{name} n’a pas de réponse enregistrée {report} ; elles sont {known}.</translation>
    </message>
    <message>
        <source>“{value}” cannot be the name of a report. Use letters a–z, digits, _ and -, at most 64.</source>
        <translation>« {value} » ne peut pas être le nom d’une réponse enregistrée. Utilisez les lettres a–z, des chiffres, _ et -, 64 au plus.</translation>
    </message>
    <message>
        <source>What is said about the variables is damaged.</source>
        <translation>Ce qui est dit des variables est abîmé.</translation>
    </message>
    <message>
        <source>This version does not know what is said about the variables with {name}.</source>
        <translation>Cette version ne connaît pas ce qui est dit des variables par {name}.</translation>
    </message>
    <message>
        <source>{name} cannot be {level}; it can be {known}.</source>
        <translation>{name} ne peut pas être {level} ; possible : {known}.</translation>
    </message>
    <message>
        <source>The values of {name} can be too large. Give the lowest and the highest value that count.</source>
        <translation>Les valeurs de {name} peuvent être trop grandes. Indiquez la plus petite et la plus grande valeur qui comptent.</translation>
    </message>
    <message>
        <source>{name} would have {count} different answers; it needs 2 to {most}.</source>
        <translation>{name} aurait {count} réponses différentes ; il en faut de 2 à {most}.</translation>
    </message>
    <message>
        <source>{name} is randomized: any report may stand for any answer, so none of them means that the answer is missing.</source>
        <translation>{name} est randomisé : une réponse enregistrée peut représenter n’importe quelle vraie réponse, donc aucune ne veut dire que la réponse manque.</translation>
    </message>
    <message>
        <source>{name} has no list of answers. Numbers are put into bands, or recoded by an expression.</source>
        <translation>{name} n’a pas de liste de réponses. Les nombres se mettent en tranches, ou se recodent par une expression.</translation>
    </message>
    <message>
        <source>{name} has no numbers, so it cannot be put into bands.</source>
        <translation>{name} n’a pas de nombres et ne peut donc pas être mis en tranches.</translation>
    </message>
    <message>
        <source>An expression must give a number or a condition; this one gives {found}.</source>
        <translation>Une expression doit donner un nombre ou une condition ; celle-ci donne {found}.</translation>
    </message>
    <message>
        <source>{name} would be {value} for everybody.</source>
        <translation>{name} vaudrait {value} pour tout le monde.</translation>
    </message>
    <message>
        <source>Only one variable can be the {level}; {first} is it already.</source>
        <translation>Une seule variable peut avoir le niveau {level} ; {first} l’a déjà.</translation>
    </message>
    <message>
        <source>{name} cannot be made from itself.</source>
        <translation>{name} ne peut pas être fait à partir de lui-même.</translation>
    </message>
    <message>
        <source>“{name}” cannot be the name of a variable. Use letters a–z, digits and _, a letter first, at most 64; {reserved} are taken.</source>
        <translation>« {name} » ne peut pas être le nom d’une variable. Utilisez les lettres a–z, des chiffres et _, une lettre d’abord, 64 au plus ; {reserved} sont pris.</translation>
    </message>
    <message>
        <source>There is a variable {name} already. Choose another name.</source>
        <translation>Il y a déjà une variable {name}. Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>The missing codes of {name} must be numbers.</source>
        <translation>Les codes de non-réponse de {name} doivent être des nombres.</translation>
    </message>
    <message>
        <source>“{value}” cannot be the name of an answer. Use letters a–z, digits, _ and -, at most 64; say the rest in its label.</source>
        <translation>« {value} » ne peut pas être le nom d’une réponse. Utilisez les lettres a–z, des chiffres, _ et -, 64 au plus ; dites le reste dans son libellé.</translation>
    </message>
    <message>
        <source>The bands of {name} begin on days, such as 2026-11-22.</source>
        <translation>Les tranches de {name} commencent à des jours, comme 2026-11-22.</translation>
    </message>
    <message>
        <source>The lowest value must be below the highest.</source>
        <translation>La plus petite valeur doit être inférieure à la plus grande.</translation>
    </message>
    <message>
        <source>{question} has no list of answers that a text could be compared with. Of a day, compare its year(), month() or days().</source>
        <translation>{question} n’a pas de liste de réponses à laquelle comparer un texte. D’un jour, comparez year(), month() ou days().</translation>
    </message>
    <message>
        <source>{question} can have several answers at once; ask for one by {selected}.</source>
        <translation>{question} peut avoir plusieurs réponses à la fois ; demandez-en une par {selected}.</translation>
    </message>
    <message>
        <source>Give round() the number of decimals as a whole number from {low} to {high}.</source>
        <translation>Donnez à round() le nombre de décimales : un entier de {low} à {high}.</translation>
    </message>
    <message>
        <source>{name} is made from a variable that is made from others, more than {most} times over. Make it from what was asked.</source>
        <translation>{name} est faite d’une variable elle-même faite d’autres, plus de {most} fois de suite. Faites-la à partir de ce qui a été demandé.</translation>
    </message>
    <message>
        <source>Give the numbers at which bands begin from low to high, each once.</source>
        <translation>Indiquez par ordre croissant les nombres où commencent les tranches, chacun une seule fois.</translation>
    </message>
    <message>
        <source>With {cuts} numbers there are {count} bands, but {labels} labels.</source>
        <translation>Avec {cuts} nombres il y a {count} tranches, mais {labels} libellés.</translation>
    </message>
    <message>
        <source>“{value}” is not a number or a day; bands begin at numbers such as 30, or at days such as 2026-11-22</source>
        <translation>« {value} » n’est ni un nombre ni un jour ; les tranches commencent à des nombres comme 30 ou à des jours comme 2026-11-22</translation>
    </message>
    <message>
        <source>{first} and {second} are made of the same reports, so they cannot be analysed together. Choose one of them.</source>
        <translation>{first} et {second} sont faits des mêmes réponses enregistrées et ne peuvent donc pas être analysés ensemble. Choisissez l’un des deux.</translation>
    </message>
    <message>
        <source>{question} by {by}</source>
        <translation>{question} par {by}</translation>
    </message>
    <message>
        <source>all questions by {by}</source>
        <translation>toutes les questions par {by}</translation>
    </message>
    <message>
        <source>Use key new, key show, key test, key sheet or key recover; see surveyapp key --help.</source>
        <translation>Utilisez key new, key show, key test, key sheet ou key recover ; voir surveyapp key --help.</translation>
    </message>
    <message>
        <source>The five lines of the recovery sheet are needed, but there is no terminal to ask for them. Give --lines FILE.</source>
        <translation>Les cinq lignes de la fiche de récupération sont nécessaires, mais il n&apos;y a pas de terminal pour les demander. Donnez --lines FILE.</translation>
    </message>
    <message>
        <source>The likelihood is higher still where a coefficient has no end; the numbers are those of its highest proper maximum. More interviews would settle it.</source>
        <translation>La vraisemblance est encore plus haute là où un coefficient est sans limite ; les nombres sont ceux de son plus haut maximum propre. Davantage d’entretiens trancheraient.</translation>
    </message>
    <message>
        <source>{name} is the weight, and some of its values are below 0.</source>
        <translation>{name} est le poids, et certaines de ses valeurs sont inférieures à 0.</translation>
    </message>
    <message>
        <source>{name} says how respondents were drawn, so it cannot be hidden. Give it another level, or show it.</source>
        <translation>{name} dit comment les répondants ont été tirés ; on ne peut donc pas la masquer. Donnez-lui un autre niveau, ou affichez-la.</translation>
    </message>
    <message>
        <source>{file} says nothing about the variables.</source>
        <translation>{file} ne dit rien des variables.</translation>
    </message>
    <message>
        <source>{name} is no question that was asked. Change how it is made instead.</source>
        <translation>{name} n’est pas une question qui a été posée. Changez plutôt la façon dont la variable est faite.</translation>
    </message>
    <message>
        <source>{file} is not the survey that the project shows.</source>
        <translation>{file} n’est pas l’enquête que le projet montre.</translation>
    </message>
    <message>
        <source>Other variables are made from {name}: {users}. Remove these first.</source>
        <translation>D’autres variables sont faites à partir de {name} : {users}. Supprimez-les d’abord.</translation>
    </message>
    <message>
        <source>{name} was asked, so it cannot be removed. It can be hidden.</source>
        <translation>{name} a été posée et ne peut donc pas être supprimée. Elle peut être masquée.</translation>
    </message>
    <message>
        <source>In {language} the kiosk lacks {count} of its own {needed} texts; {promised} of them promise respondents what protects them. The first is “{first}”.</source>
        <translation>En {language}, il manque à la borne {count} de ses {needed} textes ; {promised} d’entre eux promettent aux personnes ce qui les protège. Le premier est « {first} ».</translation>
    </message>
    <message>
        <source>{missing} Without them the kiosk starts only if the supervisor allows it.</source>
        <translation>{missing} Sans eux, la borne ne démarre que si le superviseur le permet.</translation>
    </message>
    <message>
        <source>Its memory of signed lists is new and empty. If lists were signed with this key before, put the old .ledger file in its place, or sign those lists again, before any other.</source>
        <translation>Sa mémoire des listes signées est neuve et vide. Si des listes ont déjà été signées avec cette clé, remettez l&apos;ancien fichier .ledger à sa place, ou signez de nouveau ces listes, avant toute autre.</translation>
    </message>
    <message>
        <source>Recovery sheet of a trustee</source>
        <translation>Fiche de récupération d&apos;un dépositaire</translation>
    </message>
    <message>
        <source>The public key in words:</source>
        <translation>La clé publique en mots :</translation>
    </message>
    <message>
        <source>The QR code holds the same five lines. Scan it with nothing that is on a network.</source>
        <translation>Le code QR contient les mêmes cinq lignes. Ne le scannez avec aucun appareil relié à un réseau.</translation>
    </message>
    <message>
        <source>Whoever holds this sheet can do what this trustee can: open totals together with other trustees. Print it on a printer that keeps no copies, delete the file, and lock the paper away.</source>
        <translation>Qui détient cette fiche peut faire ce que peut ce dépositaire : ouvrir des totaux avec d&apos;autres dépositaires. Imprimez-la sur une imprimante qui ne garde pas de copies, supprimez le fichier, et mettez le papier sous clé.</translation>
    </message>
    <message>
        <source>It is needed if the key file or its passphrase is lost. Then run “surveyapp key recover” and type the five lines. A typing error is named by its line.</source>
        <translation>Elle sert si le fichier de clé ou sa phrase de passe est perdu. Lancez alors « surveyapp key recover » et tapez les cinq lignes. Une faute de frappe est signalée par sa ligne.</translation>
    </message>
    <message>
        <source>its name, or that of its folder, has a backslash or a question mark; rename it</source>
        <translation>son nom, ou celui de son dossier, contient une barre oblique inverse ou un point d’interrogation ; renommez-le</translation>
    </message>
    <message>
        <source>The project {file} cannot be used, because what it says about its variables does not fit its survey. {problem}</source>
        <translation>Le projet {file} ne peut pas être utilisé, car ce qu’il dit de ses variables ne convient pas à son enquête. {problem}</translation>
    </message>
    <message>
        <source>The interviews of {file} are the rows of a table in a database. Its variables can be labelled and given levels; name, recode and compute them in the database.</source>
        <translation>Les entretiens de {file} sont les lignes d’une table d’une base de données. Ses variables peuvent recevoir des libellés et des niveaux ; nommez, recodez et calculez-les dans la base de données.</translation>
    </message>
    <message>
        <source>{file} holds totals that trustees opened, and the survey {survey} declares no tallies. Give the survey that they are of.</source>
        <translation>{file} contient des totaux ouverts par des dépositaires, et l&apos;enquête {survey} ne déclare aucun décompte. Donnez l&apos;enquête dont ils viennent.</translation>
    </message>
    <message>
        <source>it is no cell of this survey&apos;s tallies</source>
        <translation>ce n&apos;est pas une case des décomptes de cette enquête</translation>
    </message>
    <message>
        <source>its cell stands in the table twice</source>
        <translation>sa case figure deux fois dans le tableau</translation>
    </message>
    <message>
        <source>“{value}” is no count</source>
        <translation>« {value} » n&apos;est pas un compte</translation>
    </message>
    <message>
        <source>{file} holds totals of {given}, which is not the survey that was given ({known}), or another edition of it. Give the very survey that was asked.</source>
        <translation>{file} contient les totaux de {given}, qui n&apos;est pas l&apos;enquête donnée ({known}), ou en est une autre édition. Donnez l&apos;enquête même qui a été posée.</translation>
    </message>
    <message>
        <source>{file} lacks a cell of the tally {tally}: it is not whole. Ask for it again.</source>
        <translation>Il manque à {file} une case du décompte {tally} : il n&apos;est pas entier. Redemandez-le.</translation>
    </message>
    <message>
        <source>it is not there, and without this memory of what was signed nothing may be signed; put it back beside the key file</source>
        <translation>il n&apos;est pas là, et sans cette mémoire de ce qui a été signé, rien ne peut être signé ; remettez-le à côté du fichier de clé</translation>
    </message>
    <message>
        <source>it is damaged, or belongs to another key; put the copy back that belongs to this key file</source>
        <translation>il est endommagé, ou appartient à une autre clé ; remettez la copie qui appartient à ce fichier de clé</translation>
    </message>
    <message>
        <source>With the lists that this trustee has signed before, this one would tell {count} interviews apart, and this survey lets no fewer than {smallest} be told apart. Take a list of before, or wait until more files can be added to it.</source>
        <translation>Avec les listes que ce dépositaire a déjà signées, celle-ci isolerait {count} entretiens, et cette enquête n&apos;en laisse pas isoler moins de {smallest}. Prenez une liste d&apos;avant, ou attendez de pouvoir y ajouter d&apos;autres fichiers.</translation>
    </message>
    <message>
        <source>This list has {count} interviews, and this survey opens no fewer than {smallest} together. Wait for more files.</source>
        <translation>Cette liste a {count} entretiens, et cette enquête n&apos;en ouvre pas moins de {smallest} ensemble. Attendez d&apos;autres fichiers.</translation>
    </message>
    <message>
        <source>it has {count} letters and must have {wanted}</source>
        <translation>elle a {count} lettres et doit en avoir {wanted}</translation>
    </message>
    <message>
        <source>There is a typing error in line {number} of the recovery sheet: {reason}. Compare it with the paper, letter by letter.</source>
        <translation>Il y a une faute de frappe à la ligne {number} de la fiche de récupération : {reason}. Comparez-la avec le papier, lettre par lettre.</translation>
    </message>
    <message>
        <source>A recovery sheet has {wanted} lines of letters, and here are {count}. Type all of them, each on a line of its own.</source>
        <translation>Une fiche de récupération a {wanted} lignes de lettres, et en voici {count}. Tapez-les toutes, chacune sur sa propre ligne.</translation>
    </message>
    <message>
        <source>These lines do not belong to one recovery sheet: each is right by itself. Look whether they were typed from two sheets.</source>
        <translation>Ces lignes n&apos;appartiennent pas à une seule fiche de récupération : chacune est juste en elle-même. Voyez si elles ont été tapées à partir de deux fiches.</translation>
    </message>
    <message>
        <source>it contains a sign that is never in one (letters A–Z and digits 2–7)</source>
        <translation>elle contient un signe qui n&apos;y figure jamais (lettres A–Z et chiffres 2–7)</translation>
    </message>
    <message>
        <source>a letter of it is wrong, or it is another line</source>
        <translation>une de ses lettres est fausse, ou c&apos;est une autre ligne</translation>
    </message>
    <message>
        <source>The survey {survey} declares no tallies.</source>
        <translation>L&apos;enquête {survey} ne déclare aucun décompte.</translation>
    </message>
    <message>
        <source>is not the line of a masked interview</source>
        <translation>n&apos;est pas la ligne d&apos;un entretien masqué</translation>
    </message>
    <message>
        <source>The reports are held by trustees: there are no rows, only the totals of {interviews} interviews that they have opened.</source>
        <translation>Les rapports sont gardés par des dépositaires : il n&apos;y a pas de lignes, seulement les totaux de {interviews} entretiens qu&apos;ils ont ouverts.</translation>
    </message>
    <message>
        <source>it is of another survey than the other files, or of another edition of it; add each survey&apos;s files by themselves</source>
        <translation>il est d&apos;une autre enquête que les autres fichiers, ou d&apos;une autre édition de celle-ci ; additionnez à part les fichiers de chaque enquête</translation>
    </message>
    <message>
        <source>it is not the file of a trustee&apos;s private key</source>
        <translation>ce n&apos;est pas le fichier de la clé privée d&apos;un dépositaire</translation>
    </message>
    <message>
        <source>At some private questions you use something of your own, such as dice. This device never learns your answer there.</source>
        <translation>À certaines questions privées, vous utilisez quelque chose à vous, comme des dés. Là, cet appareil n’apprend jamais votre réponse.</translation>
    </message>
    <message>
        <source>At private questions you use something of your own, such as dice. This device never learns your answer there.</source>
        <translation>Aux questions privées, vous utilisez quelque chose à vous, comme des dés. Là, cet appareil n’apprend jamais votre réponse.</translation>
    </message>
    <message>
        <source>At some private questions you use something of your own, such as dice. This device learns only what you touch.</source>
        <translation>À certaines questions privées, vous utilisez quelque chose à vous, comme des dés. Cet appareil n’apprend que ce que vous touchez.</translation>
    </message>
    <message>
        <source>Each private question says what its record can show.</source>
        <translation>Chaque question privée dit ce que peut montrer la réponse enregistrée.</translation>
    </message>
    <message>
        <source>Some people are asked a private question without this protection. The question says so then.</source>
        <translation>À certaines personnes, une question privée est posée sans cette protection. La question le dit alors.</translation>
    </message>
    <message>
        <source>All questions are recorded as you answer. They say so.</source>
        <translation>Toutes vos réponses sont enregistrées telles quelles. Chaque question le dit.</translation>
    </message>
    <message>
        <source>The device adds no name or time to your answers.</source>
        <translation>L’appareil n’ajoute ni nom ni heure à vos réponses.</translation>
    </message>
    <message>
        <source>What is recorded is sealed. Only the analysts can open it. The surveyor cannot, and this device cannot.</source>
        <translation>Ce qui est enregistré est scellé. Seuls les analystes peuvent l’ouvrir. L’enquêteur ne le peut pas, et cet appareil non plus.</translation>
    </message>
    <message>
        <source>What is recorded is not sealed. The people who run the survey can read it, and so can anybody who gets the files of this device.</source>
        <translation>Ce qui est enregistré n’est pas scellé. Les responsables de l’enquête peuvent le lire, ainsi que toute personne qui obtient les fichiers de cet appareil.</translation>
    </message>
    <message>
        <source>On this device, only the supervisor&apos;s PIN lets somebody copy the records.</source>
        <translation>Sur cet appareil, seul le code PIN du superviseur permet de copier ce qui est enregistré.</translation>
    </message>
    <message>
        <source>What is recorded of your private answers can make a guess about them at most {times} times as likely as before.</source>
        <translation>Ce qui est enregistré de vos réponses privées peut rendre une supposition à leur sujet au plus {times} fois plus probable qu’avant.</translation>
    </message>
    <message>
        <source>At some private questions, a record can show which answer was not yours.</source>
        <translation>À certaines questions privées, ce qui est enregistré peut montrer quelle réponse n’était pas la vôtre.</translation>
    </message>
    <message>
        <source>Chance picks which of the questions you are asked.</source>
        <translation>Le hasard choisit les questions qui vous sont posées.</translation>
    </message>
    <message>
        <source>You can test that this device does not choose where the wheel stops. A test cannot show whether a device remembers what you touch.</source>
        <translation>Vous pouvez vérifier que cet appareil ne choisit pas où la roue s’arrête. Aucun test ne peut montrer si un appareil retient ce que vous touchez.</translation>
    </message>
    <message>
        <source>You may stop at any time. Then nothing of your interview is kept.</source>
        <translation>Vous pouvez arrêter à tout moment. Dans ce cas, rien de votre entretien n’est gardé.</translation>
    </message>
    <message>
        <source>I step back now. Nobody looks at the screen while you answer.</source>
        <translation>Je m’éloigne maintenant. Personne ne regarde l’écran pendant que vous répondez.</translation>
    </message>
    <message>
        <source>Over many people we can work out how many there are, and never who.</source>
        <translation>Sur beaucoup de personnes, nous pouvons calculer combien elles sont, jamais qui.</translation>
    </message>
    <message>
        <source>Take your time. I am over there.</source>
        <translation>Prenez votre temps. Je suis là-bas.</translation>
    </message>
    <message>
        <source>We ask many people the same questions. We want to know how many, and not who.</source>
        <translation>Nous posons les mêmes questions à beaucoup de personnes. Nous voulons savoir combien, et non qui.</translation>
    </message>
    <message>
        <source>So what is recorded proves nothing about you.</source>
        <translation>Ainsi, ce qui est enregistré ne prouve rien sur vous.</translation>
    </message>
    <message>
        <source>The source bbs:{detail} needs an even number of bits from {low} to {high}.</source>
        <translation>La source bbs:{detail} demande un nombre pair de bits de {low} à {high}.</translation>
    </message>
    <message>
        <source>To learn what was counted of one person, {liars} trustees would have to break the rules together, or nearly all other interviews of a total would have to be made up.</source>
        <translation>Pour apprendre ce qui a été compté d&apos;une personne, il faudrait que {liars} dépositaires enfreignent les règles ensemble, ou que presque tous les autres entretiens d&apos;un total soient inventés.</translation>
    </message>
    <message>
        <source>To learn what was counted of one person, a single trustee would have to break the rules, or nearly all other interviews of a total would have to be made up.</source>
        <translation>Pour apprendre ce qui a été compté d&apos;une personne, il faudrait qu&apos;un seul dépositaire enfreigne les règles, ou que presque tous les autres entretiens d&apos;un total soient inventés.</translation>
    </message>
    <message>
        <source>Some totals are counted for groups, by your simple answers. If you are the only one in your group, people who know that can learn what was counted of you.</source>
        <translation>Certains totaux sont comptés par groupes, selon vos réponses aux questions simples. Si vous êtes la seule personne de votre groupe, ceux qui le savent peuvent apprendre ce qui a été compté de vous.</translation>
    </message>
    <message>
        <source>See that nobody looks at the screen while you answer. Do not say your answer aloud: only what you touch is protected.</source>
        <translation>Veillez à ce que personne ne regarde l’écran pendant que vous répondez. Ne dites pas votre réponse à voix haute&#xa0;: seul ce que vous touchez est protégé.</translation>
    </message>
    <message>
        <source>See that nobody looks at the screen while you answer.</source>
        <translation>Veillez à ce que personne ne regarde l’écran pendant que vous répondez.</translation>
    </message>
    <message>
        <source>No. Nobody can find it, because it does not say whose it is.</source>
        <translation>Non. Personne ne peut les retrouver, car rien ne dit de qui elles viennent.</translation>
    </message>
    <message>
        <source>No. Nobody can find it, unless what you wrote says whose it is.</source>
        <translation>Non. Personne ne peut les retrouver, sauf si ce que vous avez écrit dit qui vous êtes.</translation>
    </message>
    <message>
        <source>There is no button to skip a question.</source>
        <translation>Il n’y a pas de bouton pour passer une question.</translation>
    </message>
    <message>
        <source>About your answers</source>
        <translation>À propos de vos réponses</translation>
    </message>
    <message>
        <source>Whom can I ask?</source>
        <translation>À qui puis-je demander&#xa0;?</translation>
    </message>
    <message>
        <source>What is this about?</source>
        <translation>De quoi s’agit-il&#xa0;?</translation>
    </message>
    <message>
        <source>What protects my answers?</source>
        <translation>Qu’est-ce qui protège mes réponses&#xa0;?</translation>
    </message>
    <message>
        <source>Who can read what is recorded?</source>
        <translation>Qui peut lire ce qui est enregistré&#xa0;?</translation>
    </message>
    <message>
        <source>Must I answer?</source>
        <translation>Dois-je répondre&#xa0;?</translation>
    </message>
    <message>
        <source>What can I do myself?</source>
        <translation>Que puis-je faire moi-même&#xa0;?</translation>
    </message>
    <message>
        <source>Can I test the device?</source>
        <translation>Puis-je tester l’appareil&#xa0;?</translation>
    </message>
    <message>
        <source>Can my record be taken out later?</source>
        <translation>Mes réponses peuvent-elles être retirées plus tard&#xa0;?</translation>
    </message>
    <message>
        <source>Can my answers be taken out later?</source>
        <translation>Mes réponses peuvent-elles être retirées plus tard ?</translation>
    </message>
    <message>
        <source>Who can open the totals?</source>
        <translation>Qui peut ouvrir les totaux ?</translation>
    </message>
    <message>
        <source>At private questions, chance changes some of what is recorded: a wheel on the screen, or something of your own such as dice.</source>
        <translation>Aux questions privées, le hasard change une partie de ce qui est enregistré&#xa0;: une roue à l’écran, ou quelque chose à vous comme des dés.</translation>
    </message>
    <message>
        <source>Where you may skip a question, there is a button “Skip”. A skip is recorded.</source>
        <translation>Là où vous pouvez passer une question, il y a un bouton «&#xa0;Passer&#xa0;». Il est noté que vous l’avez passée.</translation>
    </message>
    <message>
        <source>In some surveys you can. The first screen says so.</source>
        <translation>Dans certaines enquêtes, oui. Le premier écran le dit.</translation>
    </message>
    <message>
        <source>A wheel sometimes answers private questions for you.</source>
        <translation>Parfois, une roue répond pour vous aux questions privées.</translation>
    </message>
    <message>
        <source>At private questions, a wheel sometimes changes what is recorded.</source>
        <translation>Aux questions privées, une roue change parfois ce qui est enregistré.</translation>
    </message>
    <message>
        <source>At private questions, chance changes some of what is recorded.</source>
        <translation>Aux questions privées, le hasard change une partie de ce qui est enregistré.</translation>
    </message>
    <message>
        <source>You may skip some questions. A skip is recorded.</source>
        <translation>Vous pouvez passer certaines questions. C’est enregistré.</translation>
    </message>
    <message>
        <source>You may skip private questions. A skip is recorded.</source>
        <translation>Vous pouvez passer les questions privées. C’est enregistré.</translation>
    </message>
    <message>
        <source>You may skip any question. A skip is recorded.</source>
        <translation>Vous pouvez passer toute question. C’est enregistré.</translation>
    </message>
    <message>
        <source>At private questions, a wheel sometimes changes what is counted.</source>
        <translation>Aux questions privées, une roue change parfois ce qui est compté.</translation>
    </message>
    <message>
        <source>At private questions, chance changes some of what is counted.</source>
        <translation>Aux questions privées, le hasard change une partie de ce qui est compté.</translation>
    </message>
    <message>
        <source>Private questions say how they protect you.</source>
        <translation>Les questions privées disent comment elles vous protègent.</translation>
    </message>
    <message>
        <source>Simple questions say “Counted as you answer.”</source>
        <translation>Les questions simples disent&#xa0;: «&#xa0;Réponse comptée telle quelle.&#xa0;»</translation>
    </message>
    <message>
        <source>All questions are counted as you answer. They say so.</source>
        <translation>Toutes vos réponses sont comptées telles quelles. Chaque question le dit.</translation>
    </message>
    <message>
        <source>You may skip some questions. A skip is counted.</source>
        <translation>Vous pouvez passer certaines questions. C’est compté.</translation>
    </message>
    <message>
        <source>You may skip private questions. A skip is counted.</source>
        <translation>Vous pouvez passer les questions privées. C’est compté.</translation>
    </message>
    <message>
        <source>You may skip any question. A skip is counted.</source>
        <translation>Vous pouvez passer toute question. C’est compté.</translation>
    </message>
    <message>
        <source>No name or time is kept.</source>
        <translation>Ni nom ni heure ne sont conservés.</translation>
    </message>
    <message>
        <source>So what is counted proves nothing about you.</source>
        <translation>Ainsi, ce qui est compté ne prouve rien sur vous.</translation>
    </message>
    <message>
        <source>Even somebody who saw what is counted of your private answers could make a guess about them at most {times} times as likely as before.</source>
        <translation>Même quelqu&apos;un qui verrait ce qui est compté de vos réponses privées pourrait rendre une supposition à leur sujet au plus {times} fois plus probable qu&apos;avant.</translation>
    </message>
    <message>
        <source>At some private questions, what is counted can show which answer was not yours.</source>
        <translation>À certaines questions privées, ce qui est compté peut montrer quelle réponse n’était pas la vôtre.</translation>
    </message>
    <message>
        <source>Nobody is asked {questions} together: each respondent is asked only {size} of the {listed} questions of their group. Choose questions outside the group, or ask them as one joint question.</source>
        <translation>{questions} ne sont posées ensemble à personne&#xa0;: chaque répondant ne reçoit que {size} des {listed} questions de leur groupe&#xa0;; il n’existe donc aucune paire. Choisissez des questions hors du groupe, ou posez-les comme une seule question conjointe.</translation>
    </message>
    <message>
        <source>the second question</source>
        <translation>la deuxième question</translation>
    </message>
    <message>
        <source>the second question of the other half</source>
        <translation>la deuxième question de l’autre moitié</translation>
    </message>
    <message>
        <source>the anchor question</source>
        <translation>la question d’ancrage</translation>
    </message>
    <message>
        <source>the second question of the anchor</source>
        <translation>la deuxième question de l’ancrage</translation>
    </message>
    <message>
        <source>The answers to {question} are too many to count. Leave it out of the tallies.</source>
        <translation>Les réponses à {question} sont trop nombreuses pour être comptées. Ne la mettez dans aucun décompte.</translation>
    </message>
    <message>
        <source>{question} is a number: say in “bands” where its bands begin, or leave it out of the tallies.</source>
        <translation>{question} est un nombre : dites dans « bands » où commencent ses tranches, ou ne la mettez dans aucun décompte.</translation>
    </message>
    <message>
        <source>{question} hides a number behind noise, and a mean needs each report by itself. A tally counts reports: leave it out, or ask for it in bands, as a choice.</source>
        <translation>{question} cache un nombre derrière un bruit, et une moyenne demande chaque réponse enregistrée séparément. Un décompte compte des réponses enregistrées : ne l&apos;y mettez pas, ou demandez-la par tranches, comme un choix.</translation>
    </message>
    <message>
        <source>{question} is no number that is recorded as it is answered; remove its bands.</source>
        <translation>{question} n&apos;est pas un nombre enregistré tel qu&apos;il est répondu ; supprimez ses tranches.</translation>
    </message>
    <message>
        <source>{question} takes numbers from {low} to {high}, so a band would stay empty. Begin the bands above {low} and at most at {high}.</source>
        <translation>{question} accepte des nombres de {low} à {high} : une tranche resterait vide. Faites commencer les tranches au-dessus de {low} et au plus à {high}.</translation>
    </message>
    <message>
        <source>{question} takes numbers with decimals, and bands are of whole numbers. Ask for whole numbers, or leave it out of the tallies.</source>
        <translation>{question} accepte des nombres à décimales, et les tranches sont de nombres entiers. Demandez des nombres entiers, ou ne la mettez dans aucun décompte.</translation>
    </message>
    <message>
        <source>What is given for the tally {tally} are no counts of its {cells} cells.</source>
        <translation>Ce qui est donné pour le décompte {tally}, ce ne sont pas les comptes de ses {cells} cases.</translation>
    </message>
    <message>
        <source>The tally {tally} holds {count} interviews, and {first} holds {interviews}: these are not totals of the same interviews. Ask for the table again.</source>
        <translation>Le décompte {tally} contient {count} entretiens, et {first} en contient {interviews} : ce ne sont pas les totaux des mêmes entretiens. Redemandez le tableau.</translation>
    </message>
    <message>
        <source>This is not a trustee&apos;s public key: {reason}.</source>
        <translation>Ce n&apos;est pas la clé publique d&apos;un dépositaire : {reason}.</translation>
    </message>
    <message>
        <source>it needs a randomized design of one sample, such as warner or forced_response.</source>
        <translation>il faut un dispositif randomisé à un seul échantillon, tel que warner ou forced_response.</translation>
    </message>
    <message>
        <source>goes with no direct_arm on the same question; keep one of them.</source>
        <translation>ne va pas avec direct_arm sur la même question&#xa0;; gardez l’un des deux.</translation>
    </message>
    <message>
        <source>goes with no control, direct_arm or negated on the same question; keep one of them.</source>
        <translation>ne va pas avec control, direct_arm ou negated sur la même question&#xa0;; gardez-en un.</translation>
    </message>
    <message>
        <source>is on a question with {kept}; {one_channel}</source>
        <translation>est sur une question avec {kept}&#xa0;; {one_channel}</translation>
    </message>
    <message>
        <source>above 0 and below 1</source>
        <translation>supérieure à 0 et inférieure à 1</translation>
    </message>
    <message>
        <source>from 0 to 1</source>
        <translation>de 0 à 1</translation>
    </message>
    <message>
        <source>must be a share {ends}, such as &quot;1/10&quot;.</source>
        <translation>doit être une part {ends}, telle que &quot;1/10&quot;.</translation>
    </message>
    <message>
        <source>is missing; both wordings are spoken, or neither of them.</source>
        <translation>manque&#xa0;; les deux formulations sont parlées, ou aucune.</translation>
    </message>
    <message>
        <source>is not for {name}; {one_channel}</source>
        <translation>n’est pas pour {name}&#xa0;; {one_channel}</translation>
    </message>
    <message>
        <source>is {name}, which {taken} names, too; one is enough.</source>
        <translation>est {name}, que {taken} nomme aussi&#xa0;; une fois suffit.</translation>
    </message>
    <message>
        <source>is {name}, a design of several samples; state it first.</source>
        <translation>est {name}, un dispositif à plusieurs échantillons&#xa0;; indiquez-le en premier.</translation>
    </message>
    <message>
        <source>is {shown}, no recorded question; name questions by their id.</source>
        <translation>est {shown}, qui n’est pas une question enregistrée&#xa0;; nommez les questions par leur id.</translation>
    </message>
    <message>
        <source>is the control itself; name the questions that it is asked like.</source>
        <translation>est le contrôle lui-même&#xa0;; nommez les questions qu’il imite.</translation>
    </message>
    <message>
        <source>is {name}, a control itself; name questions that matter.</source>
        <translation>est {name}, elle-même un contrôle&#xa0;; nommez des questions qui comptent.</translation>
    </message>
    <message>
        <source>is {name}, which has arms of its own; leave one of the two out.</source>
        <translation>est {name}, qui a des bras à elle&#xa0;; omettez l’un des deux.</translation>
    </message>
    <message>
        <source>is {name}, which is asked with another design or mode; a control must be asked just as what it controls.</source>
        <translation>est {name}, posée avec un autre dispositif ou mode&#xa0;; un contrôle se pose exactement comme ce qu’il contrôle.</translation>
    </message>
    <message>
        <source>is empty; write a text.</source>
        <translation>est vide ; écrivez un texte.</translation>
    </message>
    <message>
        <source>would report numbers such as 1/3, which no decimal number writes; choose scrambling numbers that are decimals.</source>
        <translation>rapporterait des nombres tels que 1/3, qu’aucun nombre décimal n’écrit&#xa0;; choisissez des nombres de brouillage décimaux.</translation>
    </message>
    <message>
        <source>is {value}; write {{&quot;name&quot;: &quot;two_coins&quot;}}, for example.</source>
        <translation>est {value}&#xa0;; écrivez {{&quot;name&quot;: &quot;two_coins&quot;}}, par exemple.</translation>
    </message>
    <message>
        <source>is {name}; known designs are {known}.</source>
        <translation>est {name}&#xa0;; les plans connus sont {known}.</translation>
    </message>
    <message>
        <source>is {name}, no design for {kind}; these are: {known}.</source>
        <translation>est {name}, qui n’est pas un dispositif pour {kind}&#xa0;; les voici&#xa0;: {known}.</translation>
    </message>
    <message>
        <source>is direct, which protects nothing; ask the members as questions.</source>
        <translation>est direct, qui ne protège rien&#xa0;; posez les membres comme questions.</translation>
    </message>
    <message>
        <source>is {name} for multiple choice; this question takes one answer.</source>
        <translation>est {name} pour le choix multiple&#xa0;; cette question prend une seule réponse.</translation>
    </message>
    <message>
        <source> for {design}</source>
        <translation> pour {design}</translation>
    </message>
    <message>
        <source>is {value}; it must be {known}{whose}.</source>
        <translation>est {value}&#xa0;; ce doit être {known}{whose}.</translation>
    </message>
    <message>
        <source>is {name}, a design for {types}, not for {kind}.</source>
        <translation>est {name}, un dispositif pour {types}, non pour {kind}.</translation>
    </message>
    <message>
        <source>is {name}, a design for {takes} answers; this question has {k}.</source>
        <translation>est {name}, un dispositif pour {takes} réponses&#xa0;; cette question en a {k}.</translation>
    </message>
    <message>
        <source>{kind} are {shown}{more}</source>
        <translation>{kind}&#xa0;: {shown}{more}</translation>
    </message>
    <message>
        <source>add it to {kind}</source>
        <translation>ajoutez-la à {kind}</translation>
    </message>
    <message>
        <source>has {combinations} combinations of answers; {most_choices} are the most.</source>
        <translation>a {combinations} combinaisons de réponses&#xa0;; {most_choices} sont le maximum.</translation>
    </message>
    <message>
        <source>which is asked alone; move it to members, without its design.</source>
        <translation>qui est posée seule&#xa0;; mettez-la dans members, sans son dispositif.</translation>
    </message>
    <message>
        <source>which is not there; {members}.</source>
        <translation>qui n’existe pas&#xa0;; {members}.</translation>
    </message>
    <message>
        <source>is {name}, {advice}</source>
        <translation>est {name}, {advice}</translation>
    </message>
    <message>
        <source>which is not among the questions; {alone}.</source>
        <translation>qui n’est pas parmi les questions&#xa0;; {alone}.</translation>
    </message>
    <message>
        <source>as is {taken}; a question can be in one group only.</source>
        <translation>comme {taken}&#xa0;; une question ne peut être que dans un groupe.</translation>
    </message>
    <message>
        <source>a note; list randomized questions only.</source>
        <translation>une note&#xa0;; ne citez que des questions randomisées.</translation>
    </message>
    <message>
        <source>a direct question; list randomized questions only.</source>
        <translation>une question directe&#xa0;; ne citez que des questions randomisées.</translation>
    </message>
    <message>
        <source>which is relevant to some only; list questions that everybody can be drawn for.</source>
        <translation>qui ne concerne que certains&#xa0;; citez des questions pour lesquelles on peut tirer tout le monde.</translation>
    </message>
    <message>
        <source>is not the id of a question; write one in quotes.</source>
        <translation>n’est pas l’id d’une question&#xa0;; écrivez-en un entre guillemets.</translation>
    </message>
    <message>
        <source>is {name}, {wrong}</source>
        <translation>est {name}, {wrong}</translation>
    </message>
    <message>
        <source>a member of joint questions; list the joint question.</source>
        <translation>un membre de questions jointes&#xa0;; citez la question jointe.</translation>
    </message>
    <message>
        <source>repeats {name}; keep one.</source>
        <translation>répète {name}&#xa0;; gardez-en un.</translation>
    </message>
    <message>
        <source>has {name}, as has {other}; one respondent may be asked it only once: list both questions in one group with ask_random 1, or give each a member of its own.</source>
        <translation>a {name}, comme {other}&#xa0;; on ne peut le demander qu’une fois à un répondant&#xa0;: citez les deux questions dans un groupe avec ask_random 1, ou donnez à chacune un membre à elle.</translation>
    </message>
    <message>
        <source>must be the name of a sound file (.mp3, .m4a, .ogg, .opus or .wav) in the survey&apos;s folder, without folders.</source>
        <translation>doit être le nom d’un fichier son (.mp3, .m4a, .ogg, .opus ou .wav) à côté de l’enquête, sans dossier.</translation>
    </message>
    <message>
        <source>must have no braces in the text for “{text}”.</source>
        <translation>ne doit pas avoir d’accolades dans le texte pour «&#xa0;{text}&#xa0;».</translation>
    </message>
    <message>
        <source>has no text for “{text}”; write one, or leave it out.</source>
        <translation>n’a pas de texte pour «&#xa0;{text}&#xa0;»&#xa0;; écrivez-en un, ou supprimez-le.</translation>
    </message>
    <message>
        <source>must have {places} in the text for “{text}”, each as often as there, and nothing else in braces.</source>
        <translation>doit avoir {places} dans le texte pour «&#xa0;{text}&#xa0;», chacun autant de fois, et rien d’autre entre accolades.</translation>
    </message>
    <message>
        <source>has “{text}” more than once; keep one.</source>
        <translation>a «&#xa0;{text}&#xa0;» plus d’une fois&#xa0;; gardez-en une.</translation>
    </message>
    <message>
        <source>has {count} texts; {most} are the most.</source>
        <translation>a {count} textes&#xa0;; {most} au plus.</translation>
    </message>
    <message>
        <source>Question {number}</source>
        <translation>Question {number}</translation>
    </message>
    <message>
        <source>Part {number}</source>
        <translation>Partie {number}</translation>
    </message>
    <message>
        <source>choice {number}</source>
        <translation>choix {number}</translation>
    </message>
    <message>
        <source>Group {number}</source>
        <translation>Groupe {number}</translation>
    </message>
    <message>
        <source>question {number}</source>
        <translation>question {number}</translation>
    </message>
    <message>
        <source>Tally {number}</source>
        <translation>Décompte {number}</translation>
    </message>
    <message>
        <source>Trustee {number}</source>
        <translation>Dépositaire {number}</translation>
    </message>
    <message>
        <source>Question “{name}”</source>
        <translation>Question « {name} »</translation>
    </message>
    <message>
        <source>Part “{name}”</source>
        <translation>Partie « {name} »</translation>
    </message>
    <message>
        <source>choice “{name}”</source>
        <translation>choix « {name} »</translation>
    </message>
    <message>
        <source>nominal</source>
        <translation>nominal</translation>
    </message>
    <message>
        <source>ordinal</source>
        <translation>ordinal</translation>
    </message>
    <message>
        <source>numeric</source>
        <translation>numérique</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>poids</translation>
    </message>
    <message>
        <source>stratum</source>
        <translation>strate</translation>
    </message>
    <message>
        <source>cluster</source>
        <translation>grappe</translation>
    </message>
    <message>
        <source>id</source>
        <translation>identifiant</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Langues</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Questions</translation>
    </message>
    <message>
        <source>parts</source>
        <translation>parties</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texte</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>indication</translation>
    </message>
    <message>
        <source>sound</source>
        <translation>son</translation>
    </message>
    <message>
        <source>choices</source>
        <translation>choix</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Groupes</translation>
    </message>
    <message>
        <source>questions of the group</source>
        <translation>questions du groupe</translation>
    </message>
    <message>
        <source>questions asked of each respondent</source>
        <translation>questions posées à chaque personne</translation>
    </message>
    <message>
        <source>design</source>
        <translation>plan</translation>
    </message>
    <message>
        <source>who tosses the coins</source>
        <translation>qui lance les pièces</translation>
    </message>
    <message>
        <source>type</source>
        <translation>type</translation>
    </message>
    <message>
        <source>levels</source>
        <translation>niveaux</translation>
    </message>
    <message>
        <source>smallest answer</source>
        <translation>plus petite réponse</translation>
    </message>
    <message>
        <source>largest answer</source>
        <translation>plus grande réponse</translation>
    </message>
    <message>
        <source>step</source>
        <translation>pas</translation>
    </message>
    <message>
        <source>must be answered</source>
        <translation>réponse obligatoire</translation>
    </message>
    <message>
        <source>asked only if</source>
        <translation>posée seulement si</translation>
    </message>
    <message>
        <source>accepted only if</source>
        <translation>acceptée seulement si</translation>
    </message>
    <message>
        <source>message if it is not accepted</source>
        <translation>message si elle n’est pas acceptée</translation>
    </message>
    <message>
        <source>second question</source>
        <translation>seconde question</translation>
    </message>
    <message>
        <source>texts of the kiosk</source>
        <translation>textes de la borne</translation>
    </message>
    <message>
        <source>analyst&apos;s key</source>
        <translation>clé de l’analyste</translation>
    </message>
    <message>
        <source>Tallies</source>
        <translation>Décomptes</translation>
    </message>
    <message>
        <source>what is counted together</source>
        <translation>ce qui est compté ensemble</translation>
    </message>
    <message>
        <source>trustees</source>
        <translation>dépositaires</translation>
    </message>
    <message>
        <source>public key</source>
        <translation>clé publique</translation>
    </message>
    <message>
        <source>trustees who open together</source>
        <translation>dépositaires qui ouvrent ensemble</translation>
    </message>
    <message>
        <source>trustees who sign a list</source>
        <translation>dépositaires qui signent une liste</translation>
    </message>
    <message>
        <source>most interviews of a total</source>
        <translation>nombre maximal d&apos;entretiens d&apos;un total</translation>
    </message>
    <message>
        <source>fewest interviews opened together</source>
        <translation>nombre minimal d&apos;entretiens ouverts ensemble</translation>
    </message>
    <message>
        <source>bands</source>
        <translation>tranches</translation>
    </message>
    <message>
        <source>coins that respondents can check</source>
        <translation>pièces que les personnes peuvent vérifier</translation>
    </message>
    <message>
        <source>the round may be shown after the touch</source>
        <translation>le tirage peut être montré après le toucher</translation>
    </message>
    <message>
        <source>Column {name}</source>
        <translation>Colonne {name}</translation>
    </message>
    <message>
        <source>Add at least one question.</source>
        <translation>Ajoutez au moins une question.</translation>
    </message>
    <message>
        <source>there is no text in {language}.</source>
        <translation>il n’y a pas de texte en {language}.</translation>
    </message>
    <message>
        <source>is {value}; write a day such as 2026-11-22.</source>
        <translation>vaut {value} ; écrivez un jour comme 2026-11-22.</translation>
    </message>
    <message>
        <source>is never shown: this design and mode ask no second question; remove it here.</source>
        <translation>n’est jamais affichée : ce dispositif et ce mode ne posent pas de deuxième question ; retirez-la ici.</translation>
    </message>
    <message>
        <source>is {share}, but the design reckons with {name} = {reckoned}; state the published share in both places.</source>
        <translation>est {share}, mais le dispositif compte avec {name} = {reckoned} ; indiquez la part publiée aux deux endroits.</translation>
    </message>
    <message>
        <source>is never shown with {name}; remove it.</source>
        <translation>n’est jamais affiché avec {name} ; retirez-le.</translation>
    </message>
    <message>
        <source>it is nested too deeply</source>
        <translation>il est trop imbriqué</translation>
    </message>
    <message>
        <source>is {value}; write the trustee&apos;s public key in quotes.</source>
        <translation>est {value} ; écrivez la clé publique du dépositaire entre guillemets.</translation>
    </message>
    <message>
        <source>has {cells} cells; {most} are the most. Count fewer questions together.</source>
        <translation>a {cells} cases ; {most} au plus. Comptez moins de questions ensemble.</translation>
    </message>
    <message>
        <source>is given together with tallies: interviews are either sealed one by one for the analysts, or only counted. Remove one of the two.</source>
        <translation>est donnée en même temps que des décomptes : les entretiens sont soit scellés un à un pour les analystes, soit seulement comptés. Supprimez l&apos;un des deux.</translation>
    </message>
    <message>
        <source>is {threshold} of {trustees} trustees; it must be more than half of them. Otherwise two groups without a common trustee could open totals that differ by a few people.</source>
        <translation>est {threshold} sur {trustees} dépositaires ; il doit dépasser la moitié. Sinon deux groupes sans dépositaire commun pourraient ouvrir des totaux qui diffèrent de quelques personnes.</translation>
    </message>
    <message>
        <source>is no name: write one line of at most {most} characters.</source>
        <translation>n&apos;est pas un nom : écrivez une ligne de {most} caractères au plus.</translation>
    </message>
    <message>
        <source>is the key of another trustee too: one person would hold two places. Each trustee makes a key of their own.</source>
        <translation>est aussi la clé d&apos;un autre dépositaire : une personne tiendrait deux places. Chaque dépositaire crée sa propre clé.</translation>
    </message>
    <message>
        <source>have {cells} cells in all; {most} are the most. Leave some tallies out, or count fewer questions together.</source>
        <translation>ont {cells} cases en tout ; {most} au plus. Supprimez des décomptes, ou comptez moins de questions ensemble.</translation>
    </message>
    <message>
        <source>is not ascending; write each number once, the smallest first.</source>
        <translation>n&apos;est pas croissant ; écrivez chaque nombre une fois, le plus petit d&apos;abord.</translation>
    </message>
    <message>
        <source>counts the same as {other}; keep one.</source>
        <translation>compte la même chose que {other} ; n&apos;en gardez qu&apos;un.</translation>
    </message>
    <message>
        <source>is a part of joint questions; count the joint question instead.</source>
        <translation>est une partie de questions jointes ; comptez plutôt la question jointe.</translation>
    </message>
    <message>
        <source>is in no tally; remove its bands, or count it.</source>
        <translation>n&apos;est dans aucun décompte ; supprimez ses tranches, ou comptez-la.</translation>
    </message>
    <message>
        <source>is {name}, which is not among the questions; {alone}.</source>
        <translation>est {name}, qui n&apos;est pas parmi les questions ; {alone}.</translation>
    </message>
    <message>
        <source>is a note; nobody answers it, so it cannot be counted.</source>
        <translation>est une note ; personne n&apos;y répond, on ne peut donc pas la compter.</translation>
    </message>
    <message>
        <source>A kiosk cannot ask {question} yet. People answer it together with a harmless question, which the survey does not have. Add {missing}.</source>
        <translation>Une borne ne peut pas encore poser {question}. On y répond en même temps qu’à une question anodine, que l’enquête n’a pas. Ajoutez {missing}.</translation>
    </message>
    <message>
        <source>Respondents have {count} rules to understand, each with an explanation and a practice of its own: {questions}. One rule is better: ask all private questions in the same way and with the same odds.</source>
        <translation>Les personnes interrogées ont {count} règles à comprendre, chacune avec son explication et son exercice&#xa0;: {questions}. Une seule vaut mieux&#xa0;: posez toutes les questions privées de la même façon et avec les mêmes chances.</translation>
    </message>
    <message>
        <source>Only {signatures} trustees sign a list of files before it is opened. If {colluding} of them collude, they can open two totals that differ by a few people, and so learn what these reported. {safe} signatures prevent that.</source>
        <translation>Seuls {signatures} dépositaires signent une liste de fichiers avant son ouverture. Si {colluding} d&apos;entre eux s&apos;entendent, ils peuvent ouvrir deux totaux qui diffèrent de quelques personnes et apprendre ainsi ce qu&apos;elles ont indiqué. {safe} signatures l&apos;empêchent.</translation>
    </message>
    <message>
        <source>All {trustees} trustees are needed to open a total. If one of them loses the key and the recovery sheet, nothing can ever be opened.</source>
        <translation>Il faut les {trustees} dépositaires pour ouvrir un total. Si l&apos;un d&apos;eux perd la clé et la feuille de secours, plus rien ne pourra être ouvert.</translation>
    </message>
    <message>
        <source>{question} is a text, into which people may write names, and nothing protects it. Together with it their private answers are known to be theirs. Offer choices, or ask it in a survey of its own.</source>
        <translation>{question} est un texte, dans lequel on peut écrire des noms, et rien ne le protège. Avec lui, on sait à qui sont les réponses privées. Proposez des choix, ou posez la question dans une enquête à part.</translation>
    </message>
    <message>
        <source>{question} is asked, but no tally counts it: nothing of it is kept. Count it, or leave it out of the survey.</source>
        <translation>{question} est posée, mais aucun décompte ne la compte : il n&apos;en reste rien. Comptez-la, ou retirez-la de l&apos;enquête.</translation>
    </message>
    <message>
        <source>{tally} divides people into {groups} groups by answers without coins, and totals of {smallest} interviews may be opened. Who is alone in a group can be known by their answers there. Count fewer questions together, or open only larger totals.</source>
        <translation>{tally} répartit les gens en {groups} groupes selon des réponses sans pièces, et des totaux de {smallest} entretiens peuvent être ouverts. Qui est seul dans un groupe peut y être reconnu à ses réponses. Comptez moins de questions ensemble, ou n&apos;ouvrez que des totaux plus grands.</translation>
    </message>
    <message>
        <source>the answer is no choice; all that can be asked of it is whether it is there: != &apos;&apos;</source>
        <translation>la réponse n’est pas un choix ; on peut seulement demander si elle existe : != &apos;&apos;</translation>
    </message>
    <message>
        <source>birthday</source>
        <translation>anniversaire</translation>
    </message>
    <message>
        <source>telephone number</source>
        <translation>numéro de téléphone</translation>
    </message>
    <message>
        <source>house number</source>
        <translation>numéro de maison</translation>
    </message>
    <message>
        <source>number of a document</source>
        <translation>numéro d’un document</translation>
    </message>
    <message>
        <source>it must not be after the maximum</source>
        <translation>il ne doit pas être après le maximum</translation>
    </message>
    <message>
        <source>only answers without coins can lie beyond the ends</source>
        <translation>seules des réponses sans hasard peuvent dépasser les bornes</translation>
    </message>
    <message>
        <source>it compares what was written, and only whether there is an answer can be asked</source>
        <translation>elle compare ce qui a été écrit, et l’on ne peut demander que s’il y a une réponse</translation>
    </message>
    <message>
        <source>it does not compare answers</source>
        <translation>elle ne compare pas de réponses</translation>
    </message>
    <message>
        <source>it is too long</source>
        <translation>c’est trop long</translation>
    </message>
    <message>
        <source>it uses {function}, which surveys do not have</source>
        <translation>elle utilise {function}, que les enquêtes n’ont pas</translation>
    </message>
    <message>
        <source>it calculates, and conditions only compare answers</source>
        <translation>elle calcule, et les conditions ne font que comparer des réponses</translation>
    </message>
    <message>
        <source>it looks at {what}, which surveys do not have</source>
        <translation>elle regarde {what}, que les enquêtes n’ont pas</translation>
    </message>
    <message>
        <source>it counts choices or letters, which conditions cannot</source>
        <translation>elle compte des choix ou des lettres, ce que les conditions ne peuvent pas</translation>
    </message>
    <message>
        <source>it compares ${{{name}}} with an answer</source>
        <translation>elle compare ${{{name}}} à une réponse</translation>
    </message>
    <message>
        <source>${{{name}}} is calculated from itself</source>
        <translation>${{{name}}} est calculé à partir de lui-même</translation>
    </message>
    <message>
        <source>it depends on ${{{name}}}, which chance decides ({chance})</source>
        <translation>elle dépend de ${{{name}}}, que le hasard décide ({chance})</translation>
    </message>
    <message>
        <source>it depends on ${{{name}}}, which is left out ({cell})</source>
        <translation>elle dépend de ${{{name}}}, qui est omis ({cell})</translation>
    </message>
    <message>
        <source>has {character}, which means nothing in a formula</source>
        <translation>contient {character}, qui ne veut rien dire dans une formule</translation>
    </message>
    <message>
        <source>has {count} characters, and {longest} are the most</source>
        <translation>a {count} caractères, et {longest} sont le maximum</translation>
    </message>
    <message>
        <source>has {text} where a value is expected</source>
        <translation>contient {text} là où une valeur est attendue</translation>
    </message>
    <message>
        <source>ends where a value is expected</source>
        <translation>se termine là où une valeur est attendue</translation>
    </message>
    <message>
        <source>has no closing {mark}</source>
        <translation>n’a pas de {mark} fermant</translation>
    </message>
    <message>
        <source>heads no column text, or no language; add text and label::Amharic (am).</source>
        <translation>n’a pas de colonne text, ou pas de langue&#xa0;; ajoutez text et label::Amharic (am).</translation>
    </message>
    <message>
        <source>says otherwise than a row above for the same text; keep one.</source>
        <translation>dit autre chose qu’une ligne plus haut pour le même texte&#xa0;; gardez-en une.</translation>
    </message>
    <message>
        <source>is {text}, which names no language; write label::Amharic (am).</source>
        <translation>est {text}, qui ne nomme aucune langue&#xa0;; écrivez label::Amharic (am).</translation>
    </message>
    <message>
        <source>repeats {alike}; keep one of the two columns.</source>
        <translation>répète {alike}&#xa0;; gardez l’une des deux colonnes.</translation>
    </message>
    <message>
        <source>type, name and label</source>
        <translation>type, name et label</translation>
    </message>
    <message>
        <source>is missing; add it, with the columns {needs}.</source>
        <translation>manque&#xa0;; ajoutez-la, avec les colonnes {needs}.</translation>
    </message>
    <message>
        <source>the row</source>
        <translation>la ligne</translation>
    </message>
    <message>
        <source>it is disabled</source>
        <translation>elle est désactivée</translation>
    </message>
    <message>
        <source>it</source>
        <translation>elle</translation>
    </message>
    <message>
        <source>only three sheets are read</source>
        <translation>seules trois feuilles sont lues</translation>
    </message>
    <message>
        <source>repeats rr::{own}; keep one of them.</source>
        <translation>répète rr::{own}&#xa0;; gardez-en un.</translation>
    </message>
    <message>
        <source>is {choice}, as is {first}; give each its own name.</source>
        <translation>est {choice}, comme {first}&#xa0;; donnez à chacun son propre nom.</translation>
    </message>
    <message>
        <source>the column {text}</source>
        <translation>la colonne {text}</translation>
    </message>
    <message>
        <source>is {word}; write yes or no.</source>
        <translation>est {word}&#xa0;; écrivez yes ou no.</translation>
    </message>
    <message>
        <source>the group&apos;s label</source>
        <translation>l’étiquette du groupe</translation>
    </message>
    <message>
        <source>each question has a screen of its own</source>
        <translation>chaque question a un écran à elle</translation>
    </message>
    <message>
        <source>ends a group that does not begin; remove the row.</source>
        <translation>finit un groupe qui ne commence pas&#xa0;; ôtez la ligne.</translation>
    </message>
    <message>
        <source>begins a group that does not end; add end_group.</source>
        <translation>commence un groupe qui ne finit pas&#xa0;; ajoutez end_group.</translation>
    </message>
    <message>
        <source>it is never true</source>
        <translation>elle n’est jamais remplie</translation>
    </message>
    <message>
        <source>is {forced}; only single_choice can stand here.</source>
        <translation>est {forced}&#xa0;; seul single_choice peut figurer ici.</translation>
    </message>
    <message>
        <source>names the list {name}</source>
        <translation>nomme la liste {name}</translation>
    </message>
    <message>
        <source>names no list</source>
        <translation>ne nomme aucune liste</translation>
    </message>
    <message>
        <source>{said}, which the choices sheet does not have; add it.</source>
        <translation>{said}, que la feuille choices n’a pas&#xa0;; ajoutez-la.</translation>
    </message>
    <message>
        <source>gives an integer no two bounds; write . &gt;= 0 and . &lt;= 120, or rr::minimum and rr::maximum.</source>
        <translation>ne donne pas deux bornes à un entier&#xa0;; écrivez . &gt;= 0 and . &lt;= 120, ou rr::minimum et rr::maximum.</translation>
    </message>
    <message>
        <source>belongs to a design; name one in rr::design.</source>
        <translation>appartient à un dispositif&#xa0;; nommez-en un dans rr::design.</translation>
    </message>
    <message>
        <source>yes and no are said in the program&apos;s words; rr::type single_choice keeps them</source>
        <translation>oui et non se disent avec les mots du programme&#xa0;; rr::type single_choice garde les vôtres</translation>
    </message>
    <message>
        <source>is {own}; write a number.</source>
        <translation>est {own}&#xa0;; écrivez un nombre.</translation>
    </message>
    <message>
        <source>is a design, but a note asks nothing; leave it empty.</source>
        <translation>est un dispositif, mais une note ne demande rien&#xa0;; laissez-le vide.</translation>
    </message>
    <message>
        <source>has {word}; write start=0 end=10 step=1, with numbers.</source>
        <translation>a {word}&#xa0;; écrivez start=0 end=10 step=1, avec des nombres.</translation>
    </message>
    <message>
        <source>heads no label column; add label::English (en).</source>
        <translation>ne coiffe aucune colonne label&#xa0;; ajoutez label::English (en).</translation>
    </message>
    <message>
        <source>is {text}, which names no language code; write {base}::French (fr).</source>
        <translation>est {text}, qui ne nomme aucun code de langue&#xa0;; écrivez {base}::French (fr).</translation>
    </message>
    <message>
        <source>says no language; write {better}.</source>
        <translation>ne dit pas de langue&#xa0;; écrivez {better}.</translation>
    </message>
    <message>
        <source>repeats {text}; keep one of them.</source>
        <translation>répète {text}&#xa0;; gardez l’un des deux.</translation>
    </message>
    <message>
        <source>{what} is left out; {why}.</source>
        <translation>{what} : omis ; {why}.</translation>
    </message>
    <message>
        <source>{what}; {changes}.</source>
        <translation>{what} ; {changes}.</translation>
    </message>
    <message>
        <source>{what}.</source>
        <translation>{what}.</translation>
    </message>
    <message>
        <source>the true answer to ${{{name}}} is recorded</source>
        <translation>la vraie réponse à ${{{name}}} est enregistrée</translation>
    </message>
    <message>
        <source>the form randomizes it itself, in ${{{report}}} ({cell}): {odds}; here it is asked with {design}, which has the same odds. In the form, {faults}</source>
        <translation>le formulaire la randomise lui-même, dans ${{{report}}} ({cell}) : {odds} ; ici elle est posée avec {design}, qui a les mêmes probabilités. Dans le formulaire, {faults}</translation>
    </message>
    <message>
        <source>the coin ${{{name}}} is recorded, which undoes the protection</source>
        <translation>la pièce ${{{name}}} est enregistrée, ce qui annule la protection</translation>
    </message>
    <message>
        <source>is randomized by the form itself, in ${{{report}}} ({cell}), with odds that cannot be read from it. Choose a design in rr::design, and remove that row. In the form, {faults}.</source>
        <translation>est randomisée par le formulaire lui-même, dans ${{{report}}} ({cell}), avec des probabilités qu’on ne peut pas y lire. Choisissez un dispositif dans rr::design et supprimez cette ligne. Dans le formulaire, {faults}.</translation>
    </message>
    <message>
        <source>is randomized by the form itself, in ${{{report}}} ({cell}): {odds}. Choose a design in rr::design, and remove that row. In the form, {faults}.</source>
        <translation>est randomisée par le formulaire lui-même, dans ${{{report}}} ({cell}) : {odds}. Choisissez un dispositif dans rr::design et supprimez cette ligne. Dans le formulaire, {faults}.</translation>
    </message>
    <message>
        <source>random() in {cell} is not inside once(): the coin is drawn again each time the form is calculated, so that people can choose it by going back</source>
        <translation>random() dans {cell} n’est pas dans once() : la pièce est relancée à chaque calcul du formulaire, si bien qu’on peut la choisir en revenant en arrière</translation>
    </message>
    <message>
        <source>the coin ${{{name}}} comes from a file, and whoever has the file can undo the protection</source>
        <translation>la pièce ${{{name}}} vient d’un fichier, et qui a ce fichier peut annuler la protection</translation>
    </message>
    <message>
        <source>it becomes {number}, a whole number</source>
        <translation>elle devient {number}, un nombre entier</translation>
    </message>
    <message>
        <source>chance is drawn by designs here; in the form, {faults}</source>
        <translation>ici, ce sont les dispositifs qui tirent au sort ; dans le formulaire, {faults}</translation>
    </message>
    <message>
        <source>the form&apos;s id {stated}</source>
        <translation>l’identifiant du formulaire {stated}</translation>
    </message>
    <message>
        <source>the form has no id</source>
        <translation>le formulaire n’a pas d’identifiant</translation>
    </message>
    <message>
        <source>the version {stated}</source>
        <translation>la version {stated}</translation>
    </message>
    <message>
        <source>the form has no version that is a number</source>
        <translation>le formulaire n’a pas de version qui soit un nombre</translation>
    </message>
    <message>
        <source>chance is drawn by designs here</source>
        <translation>ici, ce sont les dispositifs qui tirent au sort</translation>
    </message>
    <message>
        <source>there is no column {base}; add it.</source>
        <translation>il n’y a pas de colonne {base} ; ajoutez-la.</translation>
    </message>
    <message>
        <source>it becomes {id}</source>
        <translation>il devient {id}</translation>
    </message>
    <message>
        <source>there is no question that can be asked; add one.</source>
        <translation>il n’y a aucune question qui puisse être posée ; ajoutez-en une.</translation>
    </message>
    <message>
        <source>{name} ({kind})</source>
        <translation>{name} ({kind})</translation>
    </message>
    <message>
        <source>is one calculation more than {most}.</source>
        <translation>est un calcul de plus que {most}.</translation>
    </message>
    <message>
        <source>{kept} kept, {dropped} dropped, {changing} must change</source>
        <translation>{kept} gardés, {dropped} omis, {changing} à changer</translation>
    </message>
    <message>
        <source>if the others are told what to answer, every recorded answer is a true one; use rr::design to protect it, or ask_random to draw questions</source>
        <translation>si l’on dit aux autres quoi répondre, toute réponse enregistrée est vraie ; utilisez rr::design pour la protéger, ou ask_random pour tirer des questions au sort</translation>
    </message>
    <message>
        <source>is asked only where a coin says so, and the coin is recorded: every recorded answer is a true one. Ask everybody, with rr::design and rr::mode own_device, and remove the coin&apos;s row.</source>
        <translation>n’est posée que si une pièce le dit, et la pièce est enregistrée : toute réponse enregistrée est vraie. Posez-la à tous, avec rr::design et rr::mode own_device, et supprimez la ligne de la pièce.</translation>
    </message>
    <message>
        <source>it only heads a table; each question has a screen of its own</source>
        <translation>c’est seulement l’en-tête d’un tableau ; chaque question a son propre écran</translation>
    </message>
    <message>
        <source>it is shown and not answered; write a note</source>
        <translation>elle est affichée et non répondue ; écrivez une note</translation>
    </message>
    <message>
        <source>the {key}</source>
        <translation>{key}</translation>
    </message>
    <message>
        <source>chance decides who is asked</source>
        <translation>le hasard décide à qui elle est posée</translation>
    </message>
    <message>
        <source>chance decides who is asked, {share} of all</source>
        <translation>le hasard décide à qui elle est posée, {share} de tous</translation>
    </message>
    <message>
        <source>its choices depend on more than one answer to one question with choices</source>
        <translation>ses choix ne dépendent pas d’une seule réponse à une seule question à choix</translation>
    </message>
    <message>
        <source>its choices depend on ${{{name}}}</source>
        <translation>ses choix dépendent de ${{{name}}}</translation>
    </message>
    <message>
        <source>its choices depend on too many answers</source>
        <translation>ses choix dépendent de trop de réponses</translation>
    </message>
    <message>
        <source>it would become {count} questions; write out those that count</source>
        <translation>elle deviendrait {count} questions ; écrivez celles qui comptent</translation>
    </message>
    <message>
        <source>its text shows the answer to ${{{name}}}, and answers are not put into texts; word it without</source>
        <translation>son texte montre la réponse à ${{{name}}}, et les réponses ne sont pas mises dans les textes ; formulez-le sans elle</translation>
    </message>
    <message>
        <source>it belongs to another kiosk, and only that kiosk can sign it</source>
        <translation>il est d’une autre borne, qui seule peut le signer</translation>
    </message>
    <message>
        <source>So nobody can be sure what you answered.</source>
        <translation>Ainsi, personne ne peut être sûr de votre réponse.</translation>
    </message>
    <message>
        <source>Simple questions say “Recorded as you answer.”</source>
        <translation>Les questions simples disent&#xa0;: «&#xa0;Réponse enregistrée telle quelle.&#xa0;»</translation>
    </message>
    <message>
        <source>No name or time is recorded.</source>
        <translation>Ni nom ni heure ne sont enregistrés.</translation>
    </message>
    <message>
        <source>The people who run the survey, in most cases. The first screen says it exactly: touch “Learn more”.</source>
        <translation>Le plus souvent, les responsables de l’enquête. Le premier écran le dit exactement&#xa0;: touchez «&#xa0;En savoir plus&#xa0;».</translation>
    </message>
    <message>
        <source>is what careless people would touch, too, so they cannot be recognised; ask for a trait that nearly nobody or nearly everybody has.</source>
        <translation>est ce que montreraient aussi les répondants négligents, donc on ne peut pas les reconnaître&#xa0;; demandez un trait que presque personne ou presque tous ont.</translation>
    </message>
    <message>
        <source>is not a name; write a question&apos;s id in quotes.</source>
        <translation>n’est pas un nom&#xa0;; écrivez l’id d’une question entre guillemets.</translation>
    </message>
    <message>
        <source>is not known here; allowed: {known}.</source>
        <translation>n’est pas connu ici&#xa0;; sont connus {known}.</translation>
    </message>
    <message>
        <source>needs the respondent&apos;s own device; a joint question has none.</source>
        <translation>demande un appareil à soi&#xa0;; une question jointe n’en a pas.</translation>
    </message>
    <message>
        <source>has “{text}”, which is not a text of the kiosk.</source>
        <translation>a «&#xa0;{text}&#xa0;», qui n’est pas un texte de la borne.</translation>
    </message>
    <message>
        <source>a text contains half of a letter (a lone surrogate)</source>
        <translation>un texte contient la moitié d’une lettre (un demi-codet isolé)</translation>
    </message>
    <message>
        <source>ε of {questions} has no limit: some reports rule an answer out. Make sure that this cannot harm anybody.</source>
        <translation>L’ε de {questions} n’a pas de limite : certaines réponses enregistrées excluent une réponse. Assurez-vous que cela ne peut nuire à personne.</translation>
    </message>
    <message>
        <source>The total ε of one respondent is {epsilon}, too much to protect anybody: the whole record can change the odds of an answer by a factor of {times}. Ask each respondent fewer questions, or use stronger coins.</source>
        <translation>Le ε d’une personne interrogée s’élève à {epsilon}, trop pour protéger qui que ce soit : l’enregistrement entier peut changer {times} fois les chances de ce qu’elle a répondu. Posez moins de questions à chacun, ou utilisez des pièces plus fortes.</translation>
    </message>
    <message>
        <source>{questions} may be skipped. A skip is recorded and may hint at the answer.</source>
        <translation>{questions} : on peut passer ; le fait d’avoir passé est enregistré et peut laisser deviner la réponse.</translation>
    </message>
    <message>
        <source>{first} and {second} are answered with the same harmless trait ({trait}): together the two reports can show whether the two answers are the same. Use another trait in one of them.</source>
        <translation>{first} et {second} se répondent avec le même trait anodin ({trait}) : les deux rapports ensemble disent si les deux réponses sont pareilles. Prenez un autre trait dans l’une des deux.</translation>
    </message>
    <message>
        <source>The total ε of one respondent is {epsilon}: the whole record can change the odds of an answer by a factor of {times}. Ask each respondent fewer questions, or use stronger coins.</source>
        <translation>Le ε d’une personne interrogée s’élève à {epsilon} : l’enregistrement entier peut changer {times} fois les chances de ce qu’elle a répondu. Posez moins de questions à chacun, ou utilisez des pièces plus fortes.</translation>
    </message>
    <message>
        <source>{direct} asks directly what the coins protect in {question}: the record contains the plain answer next to the randomized one. Leave one of the two out, or make sure that nobody is asked both.</source>
        <translation>{direct} demande directement ce que les pièces protègent dans {question} : l’enregistrement contient la réponse en clair à côté de la réponse aléatoire. Retirez l’une des deux, ou veillez à ce que personne ne reçoive les deux.</translation>
    </message>
    <message>
        <source>{direct} asks directly for the harmless trait of {question} ({trait}): anybody who reads both in the record can undo the protection. Ask for another trait in one of them.</source>
        <translation>{direct} demande directement le trait anodin de {question} ({trait}) : qui lit les deux dans l’enregistrement peut annuler la protection. Demandez un autre trait dans l’une des deux.</translation>
    </message>
    <message>
        <source>{question} does not say which harmless trait it is answered with. If it is the one that {direct} asks for ({trait}), the record undoes the protection. Name the trait in the text of {question}.</source>
        <translation>{question} ne dit pas avec quel trait anodin on y répond. Si c’est celui que demande {direct} ({trait}), l’enregistrement annule la protection. Nommez le trait dans le texte de {question}.</translation>
    </message>
    <message>
        <source>has {leaf}, but &apos;{text}&apos; is not an answer to {name}; they are {known}.</source>
        <translation>a {leaf}, mais «&#xa0;{text}&#xa0;» n’est pas une réponse à {name}&#xa0;; les voici&#xa0;: {known}.</translation>
    </message>
    <message>
        <source>rejects every answer; nobody could continue.</source>
        <translation>refuse toutes les réponses&#xa0;; personne ne pourrait continuer.</translation>
    </message>
    <message>
        <source>refers to ${{{name}}}, which is randomized: what is asked or accepted next would show its true answer. Refer to direct questions only.</source>
        <translation>renvoie à ${{{name}}}, qui est randomisée&#xa0;: ce qui est demandé ou accepté ensuite dirait sa vraie réponse. Ne renvoyez qu’à des questions directes.</translation>
    </message>
    <message>
        <source>contains ${{{name}}}: answers are not put into texts; word it without.</source>
        <translation>contient ${{{name}}}&#xa0;: on ne met pas de réponses dans les textes&#xa0;; formulez sans.</translation>
    </message>
    <message>
        <source>it calculates with ${{{secret}}}, which is randomized: the result would show its true answer</source>
        <translation>elle calcule avec ${{{secret}}}, qui est randomisée : le résultat révélerait sa vraie réponse</translation>
    </message>
    <message>
        <source>is rr::{own}, which no design knows; allowed: {known}.</source>
        <translation>est rr::{own}, qu’aucun dispositif ne connaît&#xa0;; sont connus {known}.</translation>
    </message>
    <message>
        <source>gives no type; allowed: {asking}.</source>
        <translation>ne dit pas de type&#xa0;; sont connus {asking}.</translation>
    </message>
    <message>
        <source>is {kind}, which is not a type here; allowed: {known}.</source>
        <translation>est {kind}, qui n’est pas un type ici&#xa0;; sont connus {known}.</translation>
    </message>
    <message>
        <source>its name becomes {id}</source>
        <translation>son nom devient {id}</translation>
    </message>
    <message>
        <source>it has a single choice, so that it is shown as a note</source>
        <translation>elle n’a qu’un choix, donc elle est affichée comme note</translation>
    </message>
    <message>
        <source>it shows the answer to ${{{name}}}; word it without</source>
        <translation>il montre la réponse à ${{{name}}} ; formulez-le sans elle</translation>
    </message>
    <message>
        <source>choices stand in the order of their list; random_answer_order mixes them</source>
        <translation>les choix suivent l’ordre de leur liste ; random_answer_order les mélange</translation>
    </message>
    <message>
        <source>the smallest and the largest answer have a message of their own</source>
        <translation>la plus petite et la plus grande réponse ont leur propre message</translation>
    </message>
    <message>
        <source>there is no constraint that it is about</source>
        <translation>il n’y a pas de contrainte à laquelle il se rapporte</translation>
    </message>
    <message>
        <source>the constraint&apos;s message</source>
        <translation>le message de la contrainte</translation>
    </message>
    <message>
        <source>the condition of required</source>
        <translation>la condition de required</translation>
    </message>
    <message>
        <source>the question can be skipped; write yes to have it answered always</source>
        <translation>la question peut être passée ; écrivez yes pour qu’elle soit toujours répondue</translation>
    </message>
    <message>
        <source>is {kind}, but what is open began at {cell}.</source>
        <translation>est {kind}, mais ce qui est ouvert a commencé en {cell}.</translation>
    </message>
    <message>
        <source>its choices depend on ${{{name}}}, which is left out ({cell})</source>
        <translation>ses choix dépendent de ${{{name}}}, qui est omis ({cell})</translation>
    </message>
    <message>
        <source>its filter is not one that can be read here</source>
        <translation>son filtre ne peut pas être lu ici</translation>
    </message>
    <message>
        <source>its filter leaves no choices</source>
        <translation>son filtre ne laisse aucun choix</translation>
    </message>
    <message>
        <source>its choices depend on ${{{on}}}, so that it becomes {parts}</source>
        <translation>ses choix dépendent de ${{{on}}}, si bien qu’elle devient {parts}</translation>
    </message>
    <message>
        <source>the constraint</source>
        <translation>la contrainte</translation>
    </message>
    <message>
        <source>of such an answer only what the rr:: columns say is checked</source>
        <translation>d’une telle réponse, seul ce que disent les colonnes rr:: est vérifié</translation>
    </message>
    <message>
        <source>names of its choices change: {renamed}</source>
        <translation>les noms de ses choix changent : {renamed}</translation>
    </message>
    <message>
        <source>the choice Other is added, in English; add a choice named other to the list to translate it; nothing can be written in</source>
        <translation>le choix Other est ajouté, en anglais ; ajoutez à la liste un choix nommé other pour le traduire ; rien ne peut y être écrit</translation>
    </message>
    <message>
        <source>numbers with up to three decimals are taken</source>
        <translation>les nombres ayant jusqu’à trois décimales sont acceptés</translation>
    </message>
    <message>
        <source>it has no largest answer, so that numbers up to 999,999,999 are taken</source>
        <translation>elle n’a pas de plus grande réponse, donc les nombres jusqu’à 999 999 999 sont acceptés</translation>
    </message>
    <message>
        <source>it has no smallest answer, so that {least} is taken; rr::minimum names another</source>
        <translation>elle n’a pas de plus petite réponse, donc {least} est prise ; rr::minimum en indique une autre</translation>
    </message>
    <message>
        <source>{name} is asked as {kind}</source>
        <translation>{name} est posée comme {kind}</translation>
    </message>
    <message>
        <source>there is nothing to choose, so that it is shown as a note</source>
        <translation>il n’y a rien à choisir, donc elle est affichée comme note</translation>
    </message>
    <message>
        <source>it is not there in {languages}</source>
        <translation>il n’existe pas en {languages}</translation>
    </message>
    <message>
        <source>the constraint, or a part of it,</source>
        <translation>la contrainte ou une partie</translation>
    </message>
    <message>
        <source>choices are shown as texts</source>
        <translation>les choix sont affichés comme textes</translation>
    </message>
    <message>
        <source>has no column {header} to go with it; add it.</source>
        <translation>n’a pas de colonne {header} correspondante ; ajoutez-la.</translation>
    </message>
    <message>
        <source>the {part}</source>
        <translation>{part}</translation>
    </message>
    <message>
        <source>where ${{{on}}} is {answers}, its only choice {said} is not asked</source>
        <translation>là où ${{{on}}} est {answers}, son seul choix {said} n’est pas posé</translation>
    </message>
    <message>
        <source>where ${{{on}}} is {answers}, it has no choices and is not asked</source>
        <translation>là où ${{{on}}} est {answers}, elle n’a pas de choix et n’est pas posée</translation>
    </message>
    <message>
        <source>the default language {default}</source>
        <translation>la langue par défaut {default}</translation>
    </message>
    <message>
        <source>it names no language code, as in English (en)</source>
        <translation>elle n’indique pas de code de langue, comme English (en)</translation>
    </message>
    <message>
        <source>the labels without a language</source>
        <translation>les libellés sans langue</translation>
    </message>
    <message>
        <source>they are taken as English (en); default_language in settings names another</source>
        <translation>ils sont pris pour de l’anglais (en) ; default_language dans settings en indique une autre</translation>
    </message>
    <message>
        <source>it says no language; write {better}</source>
        <translation>elle n’indique pas de langue ; écrivez {better}</translation>
    </message>
    <message>
        <source>no label column has it; they have {known}</source>
        <translation>aucune colonne label ne l’a ; elles ont {known}</translation>
    </message>
    <message>
        <source>no time, place, device or name is recorded</source>
        <translation>aucune heure, aucun lieu, appareil ou nom n’est enregistré</translation>
    </message>
    <message>
        <source>choices from other files are not read; list them on the choices sheet</source>
        <translation>les choix d’autres fichiers ne sont pas lus&#xa0;; mettez-les sur la feuille choices</translation>
    </message>
    <message>
        <source>nothing here reads it</source>
        <translation>rien ici ne le lit</translation>
    </message>
    <message>
        <source>a code can be a name; offer choices</source>
        <translation>un code peut être un nom&#xa0;; offrez des choix</translation>
    </message>
    <message>
        <source>nothing is recorded that the respondent has not answered</source>
        <translation>rien n’est enregistré que le répondant n’ait répondu</translation>
    </message>
    <message>
        <source>calculations are not made here; make them from the exported table</source>
        <translation>on ne fait pas de calculs ici&#xa0;; faites-les à partir du tableau exporté</translation>
    </message>
    <message>
        <source>the number of rounds would be recorded; write the questions out</source>
        <translation>le nombre de tours serait enregistré&#xa0;; écrivez les questions une à une</translation>
    </message>
    <message>
        <source>its condition is never true</source>
        <translation>sa condition n’est jamais remplie</translation>
    </message>
    <message>
        <source>begins with a bracket, but is not JSON; write 1/2,1/4,1/4.</source>
        <translation>commence par un crochet, mais n’est pas du JSON&#xa0;; écrivez 1/2,1/4,1/4.</translation>
    </message>
    <message>
        <source>is next to {text}; without a language it would be a language of its own, called Default. Name its language, as in {better}.</source>
        <translation>est à côté de {text}&#xa0;; sans langue, ce serait une langue à part, appelée Default. Nommez sa langue, comme dans {better}.</translation>
    </message>
    <message>
        <source>a recording shows who it is, and no coin protects it</source>
        <translation>un enregistrement dit qui c’est, et aucun hasard ne le protège</translation>
    </message>
    <message>
        <source>a place shows who it is; offer regions as choices</source>
        <translation>un lieu dit qui c’est&#xa0;; offrez des régions comme choix</translation>
    </message>
    <message>
        <source>a time of day can show who it is; offer choices</source>
        <translation>une heure de la journée peut dire qui c’est&#xa0;; offrez des choix</translation>
    </message>
    <message>
        <source>a time can show who it is; offer choices</source>
        <translation>une heure peut dire qui c’est&#xa0;; offrez des choix</translation>
    </message>
    <message>
        <source>the kiosk has one look</source>
        <translation>la borne a un seul aspect</translation>
    </message>
    <message>
        <source>no answer is preset</source>
        <translation>aucune réponse n’est préremplie</translation>
    </message>
    <message>
        <source>only hints are shown</source>
        <translation>seuls les hints se montrent</translation>
    </message>
    <message>
        <source>the kiosk has its own words</source>
        <translation>la borne a ses propres mots</translation>
    </message>
    <message>
        <source>every question is answered</source>
        <translation>chaque question reçoit une réponse</translation>
    </message>
    <message>
        <source>sound starts with a touch</source>
        <translation>le son commence par un appui</translation>
    </message>
    <message>
        <source>no interview has a name</source>
        <translation>aucun entretien n’a de nom</translation>
    </message>
    <message>
        <source>the analyst&apos;s key is made by this program</source>
        <translation>la clé de l’analyste est faite par ce programme</translation>
    </message>
    <message>
        <source>nothing is sent</source>
        <translation>rien n’est envoyé</translation>
    </message>
    <message>
        <source>nothing is deleted unasked</source>
        <translation>rien n’est effacé sans qu’on le demande</translation>
    </message>
    <message>
        <source>repeats are not supported</source>
        <translation>les répétitions ne sont pas posées</translation>
    </message>
    <message>
        <source>pictures are not shown; describe it in the label</source>
        <translation>les images ne se montrent pas&#xa0;; décrivez-les dans le label</translation>
    </message>
    <message>
        <source>films are not shown; describe it in the label</source>
        <translation>les films ne se montrent pas&#xa0;; décrivez-les dans le label</translation>
    </message>
    <message>
        <source>the probability that an interview is in sample 1</source>
        <translation>la probabilité qu’un entretien soit dans l’échantillon 1</translation>
    </message>
    <message>
        <source>{first}, {second}</source>
        <translation>{first}, {second}</translation>
    </message>
    <message>
        <source>{first}; {second}</source>
        <translation>{first}&#xa0;; {second}</translation>
    </message>
    <message>
        <source>how epsilon is divided between the own choice and the others</source>
        <translation>comment epsilon est réparti entre le propre choix et les autres</translation>
    </message>
    <message>
        <source>the most choices that one respondent may choose</source>
        <translation>le plus grand nombre de choix qu’un répondant peut faire</translation>
    </message>
    <message>
        <source>The reports lie outside what this design can give, further than chance explains (p = {p_value}). Respondents may have misunderstood the instruction or not followed it, or the data were changed or belong to another design. Do not use the estimates.</source>
        <translation>Les réponses enregistrées sortent de ce que ce dispositif peut donner, plus que le hasard ne l’explique (p = {p_value}). Des répondants ont pu mal comprendre la consigne ou ne pas la suivre, ou bien les données ont été modifiées ou relèvent d’un autre dispositif. Les estimations ne sont pas valables.</translation>
    </message>
    <message>
        <source>In a group the estimated share is {share}, so its odds cannot be computed; the interval comes from the intervals of the two shares and is rather too wide.</source>
        <translation>Dans un groupe, la proportion estimée est {share}, si bien que sa cote n’est pas un nombre supérieur à 0&#xa0;; l’intervalle est tiré des intervalles des deux proportions et plutôt trop large.</translation>
    </message>
    <message>
        <source>In a group the estimated share is {share}, and its interval contains no other value: such shares have no odds, and their ratio has no interval.</source>
        <translation>Dans un groupe, la part estimée est {share} et son intervalle n’en contient pas d’autre&#xa0;: de telles parts n’ont pas de cote, et leur rapport n’a pas d’intervalle.</translation>
    </message>
    <message>
        <source>In a group the estimated share is {share}. The interval is of possible shares only, so the estimated difference lies outside it; the most likely difference is {likely}.</source>
        <translation>Dans un groupe, la part estimée est {share}. L’intervalle ne porte que sur les parts possibles, donc la différence estimée est en dehors&#xa0;; la différence la plus vraisemblable est {likely}.</translation>
    </message>
    <message>
        <source>{count} respondents have the weight 0 and were left out.</source>
        <translation>{count} répondants ont un poids nul et ont été écartés.</translation>
    </message>
    <message>
        <source>Strata with only one sampled unit: {count} (first: {stratum}). The variation within them cannot be estimated; the distance from the overall mean was used instead, which tends to overstate the error.</source>
        <translation>Strates avec une seule unité tirée&#xa0;: {count} (la première&#xa0;: {stratum}). On ne peut pas y voir combien les unités diffèrent&#xa0;; leur distance à la moyenne de toutes a été prise à la place, ce qui surestime plutôt l’erreur.</translation>
    </message>
    <message>
        <source>There is only one sampled unit, so the sampling error cannot be estimated. Only the error by the coins is known.</source>
        <translation>Il n’y a qu’une seule unité tirée, l’erreur d’échantillonnage ne peut donc pas être estimée. Seule l’erreur due au tirage des réponses est connue.</translation>
    </message>
    <message>
        <source>{count} respondents did not answer. The total counts only those who did; it is too small unless the weights make up for it.</source>
        <translation>{count} répondants n’ont pas répondu. Le total ne compte que ceux qui l’ont fait&#xa0;; il est trop petit à moins que les poids ne le compensent.</translation>
    </message>
    <message>
        <source>The estimate lies so far outside 0 to 1 that its interval would contain no possible share; the one shown reaches one standard error from the nearest possible share. Such reports are rare whatever people answer: it is chance, or the instruction was not followed.</source>
        <translation>L’estimation est si loin hors de 0 à 1 que son intervalle ne contiendrait aucune part possible&#xa0;; celui qui est affiché va à une erreur type de la part possible la plus proche. De telles réponses sont rares quoi que l’on réponde&#xa0;: c’est le hasard, ou bien la consigne n’a pas été suivie.</translation>
    </message>
    <message>
        <source>The estimated variance ({variance}) is below what the coins alone cause; the latter is shown.</source>
        <translation>La variance estimée ({variance}) est inférieure à celle que cause le tirage à lui seul&#xa0;; c’est cette dernière qui est affichée.</translation>
    </message>
    <message>
        <source>The coins alone cause an error of {error}, and a share is between 0 and 1: these reports are not informative. Collect many more, or use a design that asks for the true answer more often.</source>
        <translation>Le tirage à lui seul cause une erreur de {error}, alors qu’une proportion est comprise entre 0 et 1&#xa0;: ces réponses n’apprennent rien. Recueillez-en beaucoup plus, ou utilisez un dispositif dont le tirage demande plus souvent la vérité.</translation>
    </message>
    <message>
        <source>Only {units} sampled units in {strata} strata: the standard error itself is uncertain.</source>
        <translation>Seulement {units} unités tirées dans {strata} strates&#xa0;: l’erreur type est elle-même incertaine.</translation>
    </message>
    <message>
        <source>The share of people who meet the condition is estimated as {share}; the unbiased estimate among them is meaningless, and only the most likely one is shown.</source>
        <translation>La proportion des personnes qui remplissent la condition est estimée à {share}&#xa0;; l’estimation sans biais parmi elles n’a pas de sens, et seule la plus vraisemblable est affichée.</translation>
    </message>
    <message>
        <source>The estimated variance of an answer is {variance}, not above 0, so no correlation can be computed.</source>
        <translation>La variance estimée d’une réponse est {variance}, qui n’est pas supérieure à 0&#xa0;; aucune corrélation ne peut donc être calculée.</translation>
    </message>
    <message>
        <source>The correlation is estimated as {value}, outside −1 … 1: the reports are too few for these coins, or are not what these designs give. The most likely value lies within.</source>
        <translation>La corrélation est estimée à {value}, hors de −1 … 1&#xa0;: les rapports sont trop peu nombreux pour ce hasard, ou ne sont pas ceux que ces dispositifs donnent. La valeur la plus vraisemblable est dedans.</translation>
    </message>
    <message>
        <source>Respondents left out because they did not answer all of these questions: {count}.</source>
        <translation>Répondants laissés de côté parce qu’ils n’ont pas répondu à toutes ces questions&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>The ratio cannot be computed: a combination of answers has the share {share}.</source>
        <translation>Le rapport ne peut pas être calculé&#xa0;: une combinaison de réponses a la proportion {share}.</translation>
    </message>
    <message>
        <source>There is only one report, so no standard error can be estimated.</source>
        <translation>Il n’y a qu’une seule réponse enregistrée, aucune erreur type ne peut donc être estimée.</translation>
    </message>
    <message>
        <source>The interval is that of the most likely share (mle), and the standard error that of the unbiased estimate: the two need not agree. The default interval goes with the estimate and its standard error.</source>
        <translation>L’intervalle est celui de la part la plus vraisemblable (mle), et l’erreur type celle de l’estimation sans biais&#xa0;: les deux ne concordent pas forcément. L’intervalle par défaut va avec l’estimation et son erreur type.</translation>
    </message>
    <message>
        <source>The groups do not differ more than chance lets them: their standard deviation is estimated as 0.</source>
        <translation>Les groupes ne diffèrent pas plus que le hasard ne le permet&#xa0;: leur écart-type est estimé à 0.</translation>
    </message>
    <message>
        <source>The share of {meaning} cannot be estimated from the reports: there is nobody to compare with.</source>
        <translation>Les réponses enregistrées ne disent pas la proportion de {meaning}&#xa0;: il n’y a personne à qui comparer.</translation>
    </message>
    <message>
        <source>the reports fit the design</source>
        <translation>les réponses enregistrées s’accordent avec le dispositif</translation>
    </message>
    <message>
        <source>Additive noise</source>
        <translation>Bruit additif</translation>
    </message>
    <message>
        <source>For a number whose size is known roughly: the noise must be as wide as the answers, or sums at the edge give them away.</source>
        <translation>Pour un nombre dont la grandeur est à peu près connue&#xa0;: le bruit doit être aussi étendu que les réponses, sinon les sommes proches des bords les révèlent.</translation>
    </message>
    <message>
        <source>The wheel draws a number and adds it to yours. Only the sum is recorded; nobody sees what was added.</source>
        <translation>La roue tire un nombre et l’ajoute au vôtre. Seule la somme est enregistrée&#xa0;; personne ne voit ce qui a été ajouté.</translation>
    </message>
    <message>
        <source>Bar-Lev, Bobovitch and Boukai&apos;s design</source>
        <translation>Dispositif de Bar-Lev, Bobovitch et Boukai</translation>
    </message>
    <message>
        <source>Where multiplicative noise is too noisy: some answers are recorded unchanged, which protects less; a 0 is not hidden.</source>
        <translation>Là où le bruit multiplicatif est trop fort&#xa0;: certaines réponses sont enregistrées telles quelles, ce qui protège moins&#xa0;; un 0 n’est pas caché.</translation>
    </message>
    <message>
        <source>Else the wheel draws a number and multiplies yours by it. Only the product is recorded; nobody sees what the wheel drew.</source>
        <translation>Sinon, la roue tire un nombre et multiplie le vôtre par celui-ci. Seul le produit est enregistré&#xa0;; personne ne voit ce que la roue a tiré.</translation>
    </message>
    <message>
        <source>Chaudhuri and Christofides&apos; design</source>
        <translation>Dispositif de Chaudhuri et Christofides</translation>
    </message>
    <message>
        <source>For respondents with two packs of cards: multiply by a card of the first and add one of the second. The card pack is easy to make.</source>
        <translation>Pour des répondants munis de deux jeux de cartes&#xa0;: multiplier par une carte du premier et ajouter une carte du second. Le jeu de cartes est facile à préparer.</translation>
    </message>
    <message>
        <source>The wheel draws two numbers. Yours is multiplied by one of them, and the other is added. Only the result is recorded; nobody sees what the wheel drew.</source>
        <translation>La roue tire deux nombres. Le vôtre est multiplié par l’un d’eux, et l’autre est ajouté. Seul le résultat est enregistré&#xa0;; personne ne voit ce que la roue a tiré.</translation>
    </message>
    <message>
        <source>Cheater detection</source>
        <translation>Détection des tricheurs</translation>
    </message>
    <message>
        <source>Where some people are expected to say “no” whatever the card says: their share is estimated, and the prevalence lies between “yes” and “yes” and them together. Needs large samples.</source>
        <translation>Là où l’on s’attend à ce que certaines personnes disent «&#xa0;non&#xa0;» quoi que dise la carte&#xa0;: leur proportion est estimée, et la prévalence se situe entre celle des «&#xa0;oui&#xa0;» et celle des «&#xa0;oui&#xa0;» augmentée de ces personnes. Demande de grands échantillons.</translation>
    </message>
    <message>
        <source>people with the trait who follow the card</source>
        <translation>personnes concernées qui suivent la carte</translation>
    </message>
    <message>
        <source>people without the trait who follow the card</source>
        <translation>personnes non concernées qui suivent la carte</translation>
    </message>
    <message>
        <source>people who say “no” whatever the card says</source>
        <translation>personnes qui disent «&#xa0;non&#xa0;» quoi que dise la carte</translation>
    </message>
    <message>
        <source>everybody follows the card</source>
        <translation>tout le monde suit la carte</translation>
    </message>
    <message>
        <source>Christofides&apos;s cards</source>
        <translation>Cartes de Christofides</translation>
    </message>
    <message>
        <source>Where people would rather say a number than “yes” or “no”: nobody, not even the respondent, says either. Adults who count well; the errors are larger than Warner&apos;s.</source>
        <translation>Là où l’on préfère dire un nombre plutôt que «&#xa0;oui&#xa0;» ou «&#xa0;non&#xa0;»&#xa0;: personne, pas même le répondant, ne dit l’un ou l’autre. Pour des adultes qui comptent bien&#xa0;; les erreurs sont plus grandes que celles de Warner.</translation>
    </message>
    <message>
        <source>The card that you draw bears {number} in {count} of {of} cases.</source>
        <translation>La carte que vous tirez porte le nombre {number} dans {count} cas sur {of}.</translation>
    </message>
    <message>
        <source>The card that you draw bears {number} in about {count} of {of} cases.</source>
        <translation>La carte que vous tirez porte le nombre {number} dans environ {count} cas sur {of}.</translation>
    </message>
    <message>
        <source>If your answer is “{no}”, touch the number of your card. If it is “{yes}”, touch {sum} minus that number.</source>
        <translation>Si votre réponse est «&#xa0;{no}&#xa0;», touchez le nombre de votre carte. Si c’est «&#xa0;{yes}&#xa0;», touchez {sum} moins ce nombre.</translation>
    </message>
    <message>
        <source>Both the same</source>
        <translation>Deux fois pareil</translation>
    </message>
    <message>
        <source>Different</source>
        <translation>Différentes</translation>
    </message>
    <message>
        <source>You will see two questions. Answer both in your head. Tell nobody your two answers, and do not touch them.</source>
        <translation>Vous verrez deux questions. Répondez aux deux dans votre tête. Ne dites vos deux réponses à personne et ne les touchez pas.</translation>
    </message>
    <message>
        <source>You will see two pairs of questions. Answer all four in your head. Tell nobody your answers, and do not touch them.</source>
        <translation>Vous verrez deux paires de questions. Répondez aux quatre dans votre tête. Ne dites vos réponses à personne et ne les touchez pas.</translation>
    </message>
    <message>
        <source>Both “{yes}” or both “{no}”: touch “{same}”. One “{yes}” and one “{no}”: touch “{different}”.</source>
        <translation>Deux fois « {yes} » ou deux fois « {no} » : touchez « {same} ». Un « {yes} » et un « {no} » : touchez « {different} ».</translation>
    </message>
    <message>
        <source>“{yes}” to one or to both: touch “{some}”. If not, touch “{none}”.</source>
        <translation>« {yes} » à l’une ou aux deux : touchez « {some} ». Sinon, touchez « {none} ».</translation>
    </message>
    <message>
        <source>Two times “{yes}” or two times “{no}” in a pair are the same. Touch in which pairs they are.</source>
        <translation>Deux fois « {yes} » ou deux fois « {no} » dans une paire, c’est pareil. Touchez dans quelles paires c’est le cas.</translation>
    </message>
    <message>
        <source>“{some}” proves nothing about you. “{none}” shows that your own answer is “{no}”.</source>
        <translation>« {some} » ne prouve rien sur vous. « {none} » montre que votre propre réponse est « {no} ».</translation>
    </message>
    <message>
        <source>About {count} of {of} people answer “{yes}” to question 2.</source>
        <translation>Environ {count} personnes sur {of} répondent « {yes} » à la question 2.</translation>
    </message>
    <message>
        <source>Crosswise model</source>
        <translation>Modèle croisé (crosswise)</translation>
    </message>
    <message>
        <source>Where people have no dice and trust no device: a birthday is enough, and no report is safer to give than the other. Careless answers look like people with the trait (Höglinger &amp; Diekmann 2017), so add a control item.</source>
        <translation>Là où l’on n’a pas de dés et ne se fie à aucun appareil&#xa0;: un anniversaire suffit, et aucune réponse n’est plus sûre à donner que l’autre. Les réponses négligentes passent pour des personnes concernées (Höglinger &amp; Diekmann 2017)&#xa0;; ajoutez donc une question de contrôle.</translation>
    </message>
    <message>
        <source>Crosswise with an anchor question</source>
        <translation>Modèle croisé avec question d’ancrage</translation>
    </message>
    <message>
        <source>people with the trait</source>
        <translation>personnes concernées</translation>
    </message>
    <message>
        <source>people without the trait</source>
        <translation>personnes non concernées</translation>
    </message>
    <message>
        <source>people who say yes when asked directly</source>
        <translation>personnes qui disent oui quand on leur pose la question directement</translation>
    </message>
    <message>
        <source>“yes” with coins minus “yes” when asked directly, as a share of people</source>
        <translation>«&#xa0;oui&#xa0;» avec les pièces moins «&#xa0;oui&#xa0;» à la question directe, en proportion des personnes</translation>
    </message>
    <message>
        <source>people who say yes to either wording minus those who say no to either, as a share</source>
        <translation>personnes qui disent oui aux deux formulations moins celles qui disent non aux deux, en proportion</translation>
    </message>
    <message>
        <source>the question and its opposite wording give the same prevalence</source>
        <translation>la question et sa formulation contraire donnent la même prévalence</translation>
    </message>
    <message>
        <source>people answer with coins as when asked directly</source>
        <translation>les personnes répondent avec les pièces comme à la question directe</translation>
    </message>
    <message>
        <source>Instead of crosswise where careless answers are likely, as in online surveys: an item that applies to nobody shows how many answer carefully, and the estimate is corrected for the others.</source>
        <translation>Au lieu du modèle croisé là où l’on craint des réponses négligentes, comme dans les enquêtes en ligne&#xa0;: une caractéristique que personne ne possède indique combien répondent avec soin, et l’estimation est corrigée pour les autres.</translation>
    </message>
    <message>
        <source>people who answer with care</source>
        <translation>personnes qui répondent avec soin</translation>
    </message>
    <message>
        <source>people with the trait, if all answered with care</source>
        <translation>personnes concernées, si toutes répondaient avec soin</translation>
    </message>
    <message>
        <source>everybody answers with care</source>
        <translation>tout le monde répond avec soin</translation>
    </message>
    <message>
        <source>The same in both pairs</source>
        <translation>Pareil dans les deux paires</translation>
    </message>
    <message>
        <source>The same in the first pair only</source>
        <translation>Pareil dans la première paire seulement</translation>
    </message>
    <message>
        <source>The same in the second pair only</source>
        <translation>Pareil dans la deuxième paire seulement</translation>
    </message>
    <message>
        <source>Different in both pairs</source>
        <translation>Différent dans les deux paires</translation>
    </message>
    <message>
        <source>Devore&apos;s design</source>
        <translation>Dispositif de Devore</translation>
    </message>
    <message>
        <source>Where “no” is harmless and only “yes” needs cover, and no prevalence of another question is known. A recorded “no” is certain, so who reports it gives the answer away.</source>
        <translation>Là où «&#xa0;non&#xa0;» est sans gêne et où seul «&#xa0;oui&#xa0;» a besoin d’être couvert, sans connaître la prévalence d’une autre question. Un «&#xa0;non&#xa0;» enregistré est certain&#xa0;: qui le donne révèle sa réponse.</translation>
    </message>
    <message>
        <source>Diana and Perri&apos;s first design</source>
        <translation>Premier dispositif de Diana et Perri</translation>
    </message>
    <message>
        <source>Where Saha&apos;s design is too noisy: some answers are recorded unchanged, which protects less.</source>
        <translation>Là où le dispositif de Saha est trop bruité&#xa0;: certaines réponses sont enregistrées telles quelles, ce qui protège moins.</translation>
    </message>
    <message>
        <source>Else the wheel draws two numbers: one is added to yours, and the sum is multiplied by the other. Only the result is recorded; nobody sees what the wheel drew.</source>
        <translation>Sinon, la roue tire deux nombres&#xa0;: l’un est ajouté au vôtre, et la somme est multipliée par l’autre. Seul le résultat est enregistré&#xa0;; personne ne voit ce que la roue a tiré.</translation>
    </message>
    <message>
        <source>Diana and Perri&apos;s second design</source>
        <translation>Second dispositif de Diana et Perri</translation>
    </message>
    <message>
        <source>Like Saha&apos;s design, with the share β of the drawn number in the sum to choose.</source>
        <translation>Comme le dispositif de Saha, avec la part β du nombre tiré dans la somme à choisir.</translation>
    </message>
    <message>
        <source>The wheel draws two numbers. Yours is averaged with one of them, and the average is multiplied by the other. Only the result is recorded; nobody sees what the wheel drew.</source>
        <translation>La roue tire deux nombres. On fait la moyenne du vôtre et de l’un d’eux, et cette moyenne est multipliée par l’autre. Seul le résultat est enregistré&#xa0;; personne ne voit ce que la roue a tiré.</translation>
    </message>
    <message>
        <source>Direct question</source>
        <translation>Question directe</translation>
    </message>
    <message>
        <source>For questions that are not sensitive, such as region or age group: no error is added, and nothing protects the answer.</source>
        <translation>Pour les questions qui ne sont pas sensibles, comme la région ou la tranche d’âge&#xa0;: aucune erreur n’est ajoutée, et rien ne protège la réponse.</translation>
    </message>
    <message>
        <source>Recorded as you answer.</source>
        <translation>Réponse enregistrée telle quelle.</translation>
    </message>
    <message>
        <source>Smallest or largest (Duchi)</source>
        <translation>Le plus petit ou le plus grand (Duchi)</translation>
    </message>
    <message>
        <source>For the mean of a bounded number at small ε, below about 0.6.</source>
        <translation>Pour la moyenne d’un nombre borné avec un petit ε, au-dessous de 0,6 environ.</translation>
    </message>
    <message>
        <source>The wheel records either the smallest or the largest possible number, never yours in between. The larger your number, the more often the largest; but both can happen with every number.</source>
        <translation>La roue enregistre soit le plus petit, soit le plus grand nombre possible, jamais le vôtre entre les deux. Plus votre nombre est grand, plus souvent c’est le plus grand&#xa0;; mais les deux peuvent arriver avec n’importe quel nombre.</translation>
    </message>
    <message>
        <source>Eriksson&apos;s design</source>
        <translation>Dispositif d’Eriksson</translation>
    </message>
    <message>
        <source>For a number with few possible values: list all of them as replacements, and every recorded number may have been drawn.</source>
        <translation>Pour un nombre qui a peu de valeurs possibles&#xa0;: donnez-les toutes comme remplacements, et tout nombre enregistré peut avoir été tiré au sort.</translation>
    </message>
    <message>
        <source>In the other cases a number that the wheel draws is recorded.</source>
        <translation>Dans les autres cas, un nombre tiré par la roue est enregistré.</translation>
    </message>
    <message>
        <source>The wheel does not draw every number: one that it never draws is recorded only if it is yours.</source>
        <translation>La roue ne tire pas tous les nombres&#xa0;: un nombre qu’elle ne tire jamais n’est enregistré que si c’est le vôtre.</translation>
    </message>
    <message>
        <source>Extended crosswise</source>
        <translation>Modèle croisé étendu</translation>
    </message>
    <message>
        <source>Instead of crosswise, wherever two harmless items with opposite odds can be found: it costs no precision and tests whether people answered as asked.</source>
        <translation>Au lieu du modèle croisé, partout où l’on trouve deux questions anodines aux chances inverses&#xa0;: il ne coûte aucune précision et vérifie si les personnes ont répondu comme demandé.</translation>
    </message>
    <message>
        <source>The device draws a second answer: “{yes}” in {one} of {of} cases, “{no}” in the other {other} of {of}. What is recorded is only whether the two are the same.</source>
        <translation>L’appareil tire une deuxième réponse&#xa0;: «&#xa0;{yes}&#xa0;» dans {one} cas sur {of}, «&#xa0;{no}&#xa0;» dans le reste des cas ({other} sur {of}). On enregistre seulement si les deux sont pareilles ou non.</translation>
    </message>
    <message>
        <source>The device draws a second answer: “{yes}” in about {one} of {of} cases, “{no}” in the other {other} or so of {of}. What is recorded is only whether the two are the same.</source>
        <translation>L’appareil tire une deuxième réponse&#xa0;: «&#xa0;{yes}&#xa0;» dans environ {one} cas sur {of}, «&#xa0;{no}&#xa0;» dans le reste des cas (environ {other} sur {of}). On enregistre seulement si les deux sont pareilles ou non.</translation>
    </message>
    <message>
        <source>“Same” and “different” can each come from either answer, so neither gives yours away.</source>
        <translation>«&#xa0;Pareilles&#xa0;» et «&#xa0;différentes&#xa0;» peuvent chacune venir de l’une ou de l’autre réponse&#xa0;; aucune ne révèle donc la vôtre.</translation>
    </message>
    <message>
        <source>Forced choice</source>
        <translation>Choix forcé</translation>
    </message>
    <message>
        <source>For questions with three or more choices where some need more cover than others. Where all need the same, k_rr is shorter to write.</source>
        <translation>Pour les questions à trois choix ou plus, dont certains ont besoin d’être mieux couverts que d’autres. Si tous ont le même besoin, k_rr s’écrit plus brièvement.</translation>
    </message>
    <message>
        <source>Forced response</source>
        <translation>Réponse forcée</translation>
    </message>
    <message>
        <source>For yes/no questions: small errors for the privacy it gives, and easy to explain. A good start is two dice with p_truth 3/4, forced “yes” 1/6 and forced “no” 1/12.</source>
        <translation>Pour les questions par oui ou non&#xa0;: de petites erreurs pour la confidentialité offerte, et facile à expliquer. Un bon départ&#xa0;: deux dés avec p_truth 3/4, «&#xa0;oui&#xa0;» forcé 1/6 et «&#xa0;non&#xa0;» forcé 1/12.</translation>
    </message>
    <message>
        <source>Two numbers, two samples</source>
        <translation>Deux nombres, deux échantillons</translation>
    </message>
    <message>
        <source>For a number that people can give together with a harmless one of about the same size, whose average nobody knows. It needs many respondents.</source>
        <translation>Pour un nombre que l’on peut donner en même temps qu’un nombre anodin à peu près aussi grand, dont personne ne connaît la moyenne. Il faut beaucoup de répondants.</translation>
    </message>
    <message>
        <source>The first question comes up in {count} of {of} cases.</source>
        <translation>La première question est tirée dans {count} cas sur {of}.</translation>
    </message>
    <message>
        <source>The first question comes up in about {count} of {of} cases.</source>
        <translation>La première question est tirée dans environ {count} cas sur {of}.</translation>
    </message>
    <message>
        <source>Chance picks one of two questions for you, and only you see which. Both are answered with a number.</source>
        <translation>Le hasard choisit pour vous l’une de deux questions, et personne d’autre ne voit laquelle. On répond aux deux par un nombre.</translation>
    </message>
    <message>
        <source>Only the number is recorded, not which question it answers.</source>
        <translation>Seul le nombre est enregistré, et non la question à laquelle il répond.</translation>
    </message>
    <message>
        <source>Hadamard response</source>
        <translation>Réponse de Hadamard</translation>
    </message>
    <message>
        <source>For very many choices with ε up to about 1, where reports should be short: only one bit depends on the answer.</source>
        <translation>Pour un très grand nombre de choix avec ε jusqu’à 1 environ, là où les réponses enregistrées doivent être courtes&#xa0;: un seul bit dépend de la réponse.</translation>
    </message>
    <message>
        <source>The device divides the {k} answers into two groups by lot, again for each person, and records one of the two.</source>
        <translation>L’appareil répartit par tirage au sort les {k} réponses en deux groupes, à nouveau pour chaque personne, et enregistre l’un des deux.</translation>
    </message>
    <message>
        <source>In about {count} of {of} cases it is the group of the answer that you touch; otherwise it is the other group.</source>
        <translation>Dans environ {count} cas sur {of}, c’est le groupe de la réponse que vous touchez&#xa0;; sinon, c’est l’autre groupe.</translation>
    </message>
    <message>
        <source>Hybrid mechanism</source>
        <translation>Mécanisme hybride</translation>
    </message>
    <message>
        <source>For the mean of a bounded number at any ε: never worse than Duchi or piecewise.</source>
        <translation>Pour la moyenne d’un nombre borné, quel que soit ε&#xa0;: jamais pire que Duchi ou que le mécanisme par morceaux.</translation>
    </message>
    <message>
        <source>Item count (list experiment)</source>
        <translation>Comptage d’énoncés (expérience de liste)</translation>
    </message>
    <message>
        <source>Where no coins can be used and people will count statements. Choose statements so that few people agree with all or none of them; the other designs need far fewer people for the same precision.</source>
        <translation>Là où l’on ne peut pas utiliser de pièces et où les personnes acceptent de compter des énoncés. Choisissez des énoncés dont peu de personnes vérifient tous ou aucun&#xa0;; les autres dispositifs demandent beaucoup moins de personnes pour la même précision.</translation>
    </message>
    <message>
        <source>people to whom the sensitive statement applies</source>
        <translation>personnes que l’énoncé sensible concerne</translation>
    </message>
    <message>
        <source>people to whom it does not apply</source>
        <translation>personnes qu’il ne concerne pas</translation>
    </message>
    <message>
        <source>You will see {items} statements. Count how many of them are true for you. Tell nobody which.</source>
        <translation>Vous verrez {items} phrases. Comptez combien sont vraies pour vous. Ne dites à personne lesquelles.</translation>
    </message>
    <message>
        <source>Touch only how many are true for you, not which.</source>
        <translation>Touchez seulement combien sont vraies pour vous, pas lesquelles.</translation>
    </message>
    <message>
        <source>0 shows that none is true for you, and {items} that all are.</source>
        <translation>0 montre qu’aucune n’est vraie pour vous, et {items} qu’elles le sont toutes.</translation>
    </message>
    <message>
        <source>k-ary randomized response</source>
        <translation>Réponse aléatoire à k modalités</translation>
    </message>
    <message>
        <source>For ratings and single choices with few choices, up to about 3·e^ε + 2: beyond that a frequency oracle has smaller errors (Wang et al. 2017).</source>
        <translation>Pour les échelles et les choix uniques à peu de modalités, jusqu’à 3·e^ε + 2 environ&#xa0;: au-delà, un oracle de fréquences a de plus petites erreurs (Wang et al. 2017).</translation>
    </message>
    <message>
        <source>Kuk&apos;s two packs of cards</source>
        <translation>Les deux jeux de cartes de Kuk</translation>
    </message>
    <message>
        <source>Where people should say neither “yes” nor “no”, only a number of red cards. More draws make smaller errors and less privacy.</source>
        <translation>Là où l’on ne doit dire ni «&#xa0;oui&#xa0;» ni «&#xa0;non&#xa0;», mais seulement un nombre de cartes rouges. Plus de tirages donnent de plus petites erreurs et moins de confidentialité.</translation>
    </message>
    <message>
        <source>Cards drawn: {draws}. Put each one back and shuffle. Then touch how many were red.</source>
        <translation>Cartes à tirer&#xa0;: {draws}. Remettez chacune à sa place et mélangez. Touchez ensuite combien étaient rouges.</translation>
    </message>
    <message>
        <source>“{yes}”: draw {draws} times from pack 1. “{no}”: draw {draws} times from pack 2. Touch how many were red.</source>
        <translation>« {yes} » : tirez {draws} fois du paquet 1. « {no} » : tirez {draws} fois du paquet 2. Touchez combien étaient rouges.</translation>
    </message>
    <message>
        <source>Take both packs of cards. Keep the cards hidden.</source>
        <translation>Prenez les deux paquets de cartes. Gardez les cartes cachées.</translation>
    </message>
    <message>
        <source>If you touch “{answer}”, {draws} cards are drawn for you from a pack in which {red} of {of} are red and {black} are black. How many were red is recorded, and nothing else.</source>
        <translation>Si vous touchez «&#xa0;{answer}&#xa0;», {draws} cartes sont tirées pour vous d’un paquet où {red} cartes sur {of} sont rouges et {black} noires. On enregistre combien étaient rouges, et rien d’autre.</translation>
    </message>
    <message>
        <source>If you touch “{answer}”, {draws} cards are drawn for you from a pack in which about {red} of {of} are red and {black} are black. How many were red is recorded, and nothing else.</source>
        <translation>Si vous touchez «&#xa0;{answer}&#xa0;», {draws} cartes sont tirées pour vous d’un paquet où environ {red} cartes sur {of} sont rouges et {black} noires. On enregistre combien étaient rouges, et rien d’autre.</translation>
    </message>
    <message>
        <source>If your answer is “{answer}”, draw from pack {number}: in it {red} of {of} cards are red and {black} are black.</source>
        <translation>Si votre réponse est «&#xa0;{answer}&#xa0;», tirez dans le paquet {number}&#xa0;: {red} cartes sur {of} y sont rouges et {black} noires.</translation>
    </message>
    <message>
        <source>If your answer is “{answer}”, draw from pack {number}: in it about {red} of {of} cards are red and {black} are black.</source>
        <translation>Si votre réponse est «&#xa0;{answer}&#xa0;», tirez dans le paquet {number}&#xa0;: environ {red} cartes sur {of} y sont rouges et {black} noires.</translation>
    </message>
    <message>
        <source>Discrete Laplace noise</source>
        <translation>Bruit de Laplace discret</translation>
    </message>
    <message>
        <source>For a bounded number when single reports should stay near the answers; for the mean alone, hybrid needs fewer respondents.</source>
        <translation>Pour un nombre borné, lorsque chaque réponse enregistrée doit rester proche de la vraie&#xa0;; pour la moyenne seule, le mécanisme hybride demande moins de répondants.</translation>
    </message>
    <message>
        <source>The wheel moves your number up or down and records where it lands; it stops at the ends of the scale. Small moves are more frequent, but every number can land anywhere.</source>
        <translation>La roue déplace votre nombre vers le haut ou vers le bas et enregistre l’endroit où il arrive&#xa0;; il s’arrête aux bouts de l’échelle. Les petits déplacements sont plus fréquents, mais tout nombre peut arriver n’importe où.</translation>
    </message>
    <message>
        <source>Chance decides which of {versions} versions of this question a person gets.</source>
        <translation>Le hasard décide laquelle des {versions} versions de cette question une personne reçoit.</translation>
    </message>
    <message>
        <source>Version {version}:</source>
        <translation>Version {version}&#xa0;:</translation>
    </message>
    <message>
        <source>Local hashing</source>
        <translation>Hachage local</translation>
    </message>
    <message>
        <source>For very many choices where reports should be short: errors like those of unary encoding, and a report of a few digits.</source>
        <translation>Pour un très grand nombre de choix, là où les réponses enregistrées doivent être courtes&#xa0;: des erreurs comme celles du codage unaire, et une réponse de quelques chiffres.</translation>
    </message>
    <message>
        <source>The device divides the {k} answers into {groups} groups by lot, again for each person, and records one group.</source>
        <translation>L’appareil répartit par tirage au sort les {k} réponses en {groups} groupes, à nouveau pour chaque personne, et enregistre un groupe.</translation>
    </message>
    <message>
        <source>In about {count} of {of} cases it is the group of the answer that you touch; otherwise it is another group, drawn by lot.</source>
        <translation>Dans environ {count} cas sur {of}, c’est le groupe de la réponse que vous touchez&#xa0;; sinon, c’est un autre groupe, tiré au sort.</translation>
    </message>
    <message>
        <source>Mangat&apos;s design</source>
        <translation>Dispositif de Mangat</translation>
    </message>
    <message>
        <source>Where “no” is harmless and only “yes” needs cover: smaller errors than Warner&apos;s design with the same p. But a recorded “no” is certain, so who reports it gives the answer away.</source>
        <translation>Là où «&#xa0;non&#xa0;» est sans gêne et où seul «&#xa0;oui&#xa0;» a besoin d’être couvert&#xa0;: des erreurs plus petites que le dispositif de Warner avec le même p. Mais un «&#xa0;non&#xa0;» enregistré est certain&#xa0;: qui le donne révèle sa réponse.</translation>
    </message>
    <message>
        <source>Mangat, Singh and Singh&apos;s design</source>
        <translation>Dispositif de Mangat, Singh et Singh</translation>
    </message>
    <message>
        <source>Where “no” is harmless, as in Mangat&apos;s design, and “yes” should be covered by a trait that people have anyway. A recorded “no” is certain, so who reports it gives the answer away.</source>
        <translation>Là où «&#xa0;non&#xa0;» est sans gêne, comme dans le dispositif de Mangat, et où «&#xa0;oui&#xa0;» doit être couvert par une caractéristique que les personnes ont de toute façon. Un «&#xa0;non&#xa0;» enregistré est certain&#xa0;: qui le donne révèle sa réponse.</translation>
    </message>
    <message>
        <source>Custom design</source>
        <translation>Plan personnalisé</translation>
    </message>
    <message>
        <source>For a design that this catalogue lacks, for misclassification with known odds, and for data that were randomized elsewhere (post-randomization, PRAM).</source>
        <translation>Pour un dispositif absent de ce catalogue, pour des erreurs de classement aux chances connues et pour des données rendues aléatoires ailleurs (post-randomisation, PRAM).</translation>
    </message>
    <message>
        <source>A 0 stays 0 and is recorded as 0.</source>
        <translation>Un 0 reste 0 et est enregistré comme 0.</translation>
    </message>
    <message>
        <source>Multiplicative noise</source>
        <translation>Bruit multiplicatif</translation>
    </message>
    <message>
        <source>For amounts that are never 0, such as an income: it hides large amounts as well as small ones, but a 0 not at all.</source>
        <translation>Pour des montants qui ne sont jamais 0, comme un revenu&#xa0;: il cache les grands montants comme les petits, mais pas du tout un 0.</translation>
    </message>
    <message>
        <source>The wheel draws a number and multiplies yours by it. Only the product is recorded; nobody sees what yours was multiplied by.</source>
        <translation>La roue tire un nombre et multiplie le vôtre par celui-ci. Seul le produit est enregistré&#xa0;; personne ne voit par quoi le vôtre a été multiplié.</translation>
    </message>
    <message>
        <source>The wheel draws the number that is recorded. Numbers near yours are drawn more often, but every number can be drawn whatever yours is, also some beyond the ends of the scale.</source>
        <translation>La roue tire le nombre qui est enregistré. Les nombres proches du vôtre sont tirés plus souvent, mais tout nombre peut être tiré quel que soit le vôtre, même certains au-delà des bouts de l’échelle.</translation>
    </message>
    <message>
        <source>Piecewise mechanism</source>
        <translation>Mécanisme par morceaux</translation>
    </message>
    <message>
        <source>For the mean of a bounded number at larger ε, above about 2.</source>
        <translation>Pour la moyenne d’un nombre borné avec un ε plus grand, au-dessus de 2 environ.</translation>
    </message>
    <message>
        <source>The wheel draws two numbers. One is added to yours, and the sum is multiplied by the other. Only the result is recorded; nobody sees what the wheel drew.</source>
        <translation>La roue tire deux nombres. L’un est ajouté au vôtre, et la somme est multipliée par l’autre. Seul le résultat est enregistré&#xa0;; personne ne voit ce que la roue a tiré.</translation>
    </message>
    <message>
        <source>Saha&apos;s design</source>
        <translation>Dispositif de Saha</translation>
    </message>
    <message>
        <source>For amounts that may be 0: adding before multiplying hides the 0 as well.</source>
        <translation>Pour des montants qui peuvent être 0&#xa0;: additionner avant de multiplier cache aussi le 0.</translation>
    </message>
    <message>
        <source>What is recorded is not your number. It can narrow down what your number may be, and a few results can show it.</source>
        <translation>Ce qui est enregistré n’est pas votre nombre. Cela peut restreindre ce que votre nombre peut être, et quelques résultats peuvent le révéler.</translation>
    </message>
    <message>
        <source>In {count} of {of} cases the number that you enter is recorded as it is.</source>
        <translation>Dans {count} cas sur {of}, le nombre que vous saisissez est enregistré tel quel.</translation>
    </message>
    <message>
        <source>In about {count} of {of} cases the number that you enter is recorded as it is.</source>
        <translation>Dans environ {count} cas sur {of}, le nombre que vous saisissez est enregistré tel quel.</translation>
    </message>
    <message>
        <source>Singh and Joarder&apos;s design</source>
        <translation>Dispositif de Singh et Joarder</translation>
    </message>
    <message>
        <source>Where Warner&apos;s design is wanted with smaller errors, at the price of less cover for “yes”.</source>
        <translation>Là où l’on veut le dispositif de Warner avec de plus petites erreurs, au prix d’une moindre couverture du «&#xa0;oui&#xa0;».</translation>
    </message>
    <message>
        <source>Stochastic lie detector</source>
        <translation>Détecteur de mensonges stochastique</translation>
    </message>
    <message>
        <source>Where people with the trait may not say so even when a card protects them: the share of those who do is estimated too. Needs large samples; a “no” is not protected.</source>
        <translation>Là où des personnes concernées risquent de ne pas le dire même protégées par une carte&#xa0;: la proportion de celles qui le disent est estimée aussi. Demande de grands échantillons&#xa0;; un «&#xa0;non&#xa0;» n’est pas protégé.</translation>
    </message>
    <message>
        <source>of the people with the trait, those who say so</source>
        <translation>parmi les personnes concernées, celles qui le disent</translation>
    </message>
    <message>
        <source>everybody with the trait says so</source>
        <translation>toutes les personnes concernées le disent</translation>
    </message>
    <message>
        <source>A recorded “{yes}” proves nothing about you.</source>
        <translation>Un « {yes} » enregistré ne prouve rien sur vous.</translation>
    </message>
    <message>
        <source>Subset selection</source>
        <translation>Sélection de sous-ensemble</translation>
    </message>
    <message>
        <source>For many choices, where the smallest errors count more than a simple explanation: no design with that ε has smaller ones (Ye &amp; Barg 2018).</source>
        <translation>Pour de nombreux choix, là où les plus petites erreurs comptent plus qu’une explication simple&#xa0;: aucun dispositif avec cet ε n’en a de plus petites (Ye &amp; Barg 2018).</translation>
    </message>
    <message>
        <source>The device records one of the {k} answers.</source>
        <translation>L’appareil enregistre l’une des {k} réponses.</translation>
    </message>
    <message>
        <source>In about {count} of {of} cases it is the answer that you touch; otherwise it is another one, drawn by lot.</source>
        <translation>Dans environ {count} cas sur {of}, c’est la réponse que vous touchez&#xa0;; sinon, c’est une autre, tirée au sort.</translation>
    </message>
    <message>
        <source>The device records a list of {size} of the {k} answers.</source>
        <translation>L’appareil enregistre une liste de {size} des {k} réponses.</translation>
    </message>
    <message>
        <source>In about {count} of {of} cases the answer that you touch is on the list; the others on it are drawn by lot.</source>
        <translation>Dans environ {count} cas sur {of}, la réponse que vous touchez est sur la liste&#xa0;; les autres réponses de la liste sont tirées au sort.</translation>
    </message>
    <message>
        <source>Only you see what you draw: this device is told nothing but what you touch at the end.</source>
        <translation>Personne d’autre que vous ne voit ce que vous tirez&#xa0;: cet appareil sait seulement ce que vous touchez à la fin.</translation>
    </message>
    <message>
        <source>If you touch “{answer}”, “{report}” is recorded in all cases.</source>
        <translation>Si vous touchez «&#xa0;{answer}&#xa0;», «&#xa0;{report}&#xa0;» est enregistré dans tous les cas.</translation>
    </message>
    <message>
        <source>If you touch “{answer}”, “{report}” is recorded in {count} of {of} cases.</source>
        <translation>Si vous touchez «&#xa0;{answer}&#xa0;», «&#xa0;{report}&#xa0;» est enregistré dans {count} cas sur {of}.</translation>
    </message>
    <message>
        <source>If you touch “{answer}”, “{report}” is recorded in about {count} of {of} cases.</source>
        <translation>Si vous touchez «&#xa0;{answer}&#xa0;», «&#xa0;{report}&#xa0;» est enregistré dans environ {count} cas sur {of}.</translation>
    </message>
    <message>
        <source>A recorded “{report}” is never given for “{answer}”, so it rules that out.</source>
        <translation>Un «&#xa0;{report}&#xa0;» enregistré n’est jamais donné pour «&#xa0;{answer}&#xa0;»&#xa0;; il l’exclut donc.</translation>
    </message>
    <message>
        <source>In {same} of {of} spins your own answer is recorded. In the other {turned} the wheel records the opposite.</source>
        <translation>{same} fois sur {of}, votre propre réponse est enregistrée. Les {turned} autres fois, la roue enregistre le contraire.</translation>
    </message>
    <message>
        <source>In about {same} of {of} spins your own answer is recorded. Otherwise the wheel records the opposite.</source>
        <translation>Environ {same} fois sur {of}, votre propre réponse est enregistrée. Sinon, la roue enregistre le contraire.</translation>
    </message>
    <message>
        <source>Yes to at least one</source>
        <translation>Oui à l’une des deux au moins</translation>
    </message>
    <message>
        <source>No to both</source>
        <translation>Non aux deux</translation>
    </message>
    <message>
        <source>Triangular model</source>
        <translation>Modèle triangulaire</translation>
    </message>
    <message>
        <source>Where “no” is harmless and people have no dice. Its errors are smaller than those of the crosswise model, but “no to both” is a certain “no”, and people feel it.</source>
        <translation>Là où «&#xa0;non&#xa0;» est sans gêne et où l’on n’a pas de dés. Ses erreurs sont plus petites que celles du modèle croisé, mais «&#xa0;non aux deux&#xa0;» est un «&#xa0;non&#xa0;» certain, et les personnes le sentent.</translation>
    </message>
    <message>
        <source>First “{first}”, second “{second}”</source>
        <translation>D’abord «&#xa0;{first}&#xa0;», ensuite «&#xa0;{second}&#xa0;»</translation>
    </message>
    <message>
        <source>Unrelated question, two boxes</source>
        <translation>Question sans rapport, deux boîtes</translation>
    </message>
    <message>
        <source>Where people are willing to draw twice: one sample is enough where unrelated_question_unknown needs two. A pair “yes, yes” or “no, no” protects less than one answer.</source>
        <translation>Là où les personnes veulent bien tirer deux fois&#xa0;: un seul échantillon apprend ce pour quoi unrelated_question_unknown en demande deux. Une paire «&#xa0;oui, oui&#xa0;» ou «&#xa0;non, non&#xa0;» protège moins qu’une seule réponse.</translation>
    </message>
    <message>
        <source>Truth card and unrelated question, two boxes</source>
        <translation>Carte de vérité et question sans rapport, deux boîtes</translation>
    </message>
    <message>
        <source>As unrelated_question_two_boxes, with a truth card before each box: fewer coins, less protection. The estimate of the trait itself does not need t.</source>
        <translation>Comme unrelated_question_two_boxes, avec une carte de vérité avant chaque boîte&#xa0;: moins de hasard, moins de protection. L’estimation de la caractéristique elle-même n’a pas besoin de t.</translation>
    </message>
    <message>
        <source>Mangat–Singh–Singh, two boxes</source>
        <translation>Mangat–Singh–Singh, deux boîtes</translation>
    </message>
    <message>
        <source>Where people with the trait may be asked to say so at once. The maximum-likelihood estimate is more precise than the unbiased one, and the pairs test whether the instruction was followed.</source>
        <translation>Là où l’on peut demander aux personnes concernées de le dire aussitôt. L’estimation du maximum de vraisemblance est plus précise que l’estimation sans biais, et les paires vérifient si la consigne a été suivie.</translation>
    </message>
    <message>
        <source>people with the harmless trait and not the other</source>
        <translation>personnes ayant la caractéristique anodine et pas l’autre</translation>
    </message>
    <message>
        <source>In box {number}, {one} of {of} cards say 1, the others 2.</source>
        <translation>Dans la boîte {number}, {one} cartes sur {of} disent 1, les autres 2.</translation>
    </message>
    <message>
        <source>In box {number}, about {one} of {of} cards say 1, the others 2.</source>
        <translation>Dans la boîte {number}, environ {one} cartes sur {of} disent 1, les autres 2.</translation>
    </message>
    <message>
        <source>Draw a card from box 1 and a card from box 2. Keep them hidden.</source>
        <translation>Tirez une carte de la boîte 1 et une carte de la boîte 2. Gardez-les cachées.</translation>
    </message>
    <message>
        <source>Answer twice, first with the card from box 1. The card says 1: answer question 1. The card says 2: answer question 2.</source>
        <translation>Répondez deux fois, d’abord avec la carte de la boîte 1. La carte dit 1 : répondez à la question 1. La carte dit 2 : répondez à la question 2.</translation>
    </message>
    <message>
        <source>Is your answer to question 1 “{yes}”? Then touch “{yes}” both times.</source>
        <translation>Votre réponse à la question 1 est « {yes} » ? Alors touchez « {yes} » les deux fois.</translation>
    </message>
    <message>
        <source>If it is “{no}”, answer twice, first with the card from box 1. The card says 1: “{no}”. The card says 2: answer question 2.</source>
        <translation>Si c’est « {no} », répondez deux fois, d’abord avec la carte de la boîte 1. La carte dit 1 : « {no} ». La carte dit 2 : répondez à la question 2.</translation>
    </message>
    <message>
        <source>Two coins</source>
        <translation>Deux pièces</translation>
    </message>
    <message>
        <source>For yes/no questions, when everybody should understand the design at once.</source>
        <translation>Pour les questions par oui ou non, là où l’on veut un dispositif que tout le monde comprend aussitôt.</translation>
    </message>
    <message>
        <source>Two-stage unrelated question</source>
        <translation>Question sans rapport en deux étapes</translation>
    </message>
    <message>
        <source>To analyse data that were collected with two decks of cards. For a new survey the unrelated question with t + (1 − t)·p_truth is the same and easier to explain.</source>
        <translation>Pour analyser des données recueillies avec deux paquets de cartes. Pour une nouvelle enquête, la question sans rapport avec t + (1 − t)·p_truth est équivalente et s’explique en moins de mots.</translation>
    </message>
    <message>
        <source>Two-stage Warner</source>
        <translation>Warner en deux étapes</translation>
    </message>
    <message>
        <source>To analyse data that were collected with two decks of cards. For a new survey Warner&apos;s design with t + (1 − t)·p is the same and easier to explain.</source>
        <translation>Pour analyser des données recueillies avec deux paquets de cartes. Pour une nouvelle enquête, le dispositif de Warner avec t + (1 − t)·p est équivalent et s’explique en moins de mots.</translation>
    </message>
    <message>
        <source>Unary encoding</source>
        <translation>Codage unaire</translation>
    </message>
    <message>
        <source>For many choices, and for multiple choice. Above about 3·e^ε + 2 choices its errors are smaller than those of k_rr, and no larger for the thousandth choice than for the tenth.</source>
        <translation>Pour de nombreux choix et pour les choix multiples. Au-delà de 3·e^ε + 2 choix environ, ses erreurs sont plus petites que celles de k_rr, et pas plus grandes pour le millième choix que pour le dixième.</translation>
    </message>
    <message>
        <source>For each of the {k} answers the device records a mark or no mark, by a wheel.</source>
        <translation>Pour chacune des {k} réponses, l’appareil enregistre une marque ou pas de marque, au moyen d’une roue.</translation>
    </message>
    <message>
        <source>The answer that you touch gets a mark in about {count} of {of} cases.</source>
        <translation>La réponse que vous touchez reçoit une marque dans environ {count} cas sur {of}.</translation>
    </message>
    <message>
        <source>Each answer that you touch gets a mark in about {count} of {of} cases.</source>
        <translation>Chaque réponse que vous touchez reçoit une marque dans environ {count} cas sur {of}.</translation>
    </message>
    <message>
        <source>Each other answer gets a mark too, in about {count} of {of} cases.</source>
        <translation>Chaque autre réponse reçoit aussi une marque, dans environ {count} cas sur {of}.</translation>
    </message>
    <message>
        <source>Unrelated question</source>
        <translation>Question sans rapport</translation>
    </message>
    <message>
        <source>Where people should answer every question as it is, with real cards and without a device they must trust: they answer the one that they drew. The share of “yes” to the harmless question must be known, from a census for example.</source>
        <translation>Là où l’on doit répondre à chaque question telle qu’elle est, avec de vraies cartes et sans appareil auquel se fier&#xa0;: on répond à la question tirée. La proportion de «&#xa0;oui&#xa0;» à la question anodine doit être connue, par exemple par un recensement.</translation>
    </message>
    <message>
        <source>people with the harmless trait</source>
        <translation>personnes ayant la caractéristique anodine</translation>
    </message>
    <message>
        <source>Unrelated question, unknown prevalence</source>
        <translation>Question sans rapport, prévalence inconnue</translation>
    </message>
    <message>
        <source>Where a harmless question is at hand but nobody knows how many say “yes” to it. Choose the two probabilities far apart; if the prevalence is known, unrelated_question needs fewer people.</source>
        <translation>Là où l’on dispose d’une question anodine sans savoir combien y répondent «&#xa0;oui&#xa0;». Choisissez les deux probabilités très différentes&#xa0;; si la prévalence est connue, unrelated_question demande moins de personnes.</translation>
    </message>
    <message>
        <source>My card is right</source>
        <translation>Ma carte dit vrai</translation>
    </message>
    <message>
        <source>My card is not right</source>
        <translation>Ma carte ne dit pas vrai</translation>
    </message>
    <message>
        <source>Is what your card says true for you? Touch “{right}”. If not, touch “{wrong}”.</source>
        <translation>Ce que dit votre carte est-il vrai pour vous&#xa0;? Touchez «&#xa0;{right}&#xa0;». Sinon, touchez «&#xa0;{wrong}&#xa0;».</translation>
    </message>
    <message>
        <source>Where “yes” and “no” are equally delicate: neither report rules anything out. Forced response with the same ε has the same errors and is easier to explain.</source>
        <translation>Là où «&#xa0;oui&#xa0;» et «&#xa0;non&#xa0;» sont aussi délicats l’un que l’autre&#xa0;: aucune réponse enregistrée n’exclut rien. La réponse forcée avec le même ε a les mêmes erreurs et s’explique plus facilement.</translation>
    </message>
    <message>
        <source>{same} of {of} cards say that your answer is “{yes}”. The others say “{no}”.</source>
        <translation>{same} cartes sur {of} disent que votre réponse est « {yes} ». Les autres disent « {no} ».</translation>
    </message>
    <message>
        <source>About {same} of {of} cards say that your answer is “{yes}”. The others say “{no}”.</source>
        <translation>Environ {same} cartes sur {of} disent que votre réponse est « {yes} ». Les autres disent « {no} ».</translation>
    </message>
    <message>
        <source>Warner&apos;s design</source>
        <translation>Dispositif de Warner</translation>
    </message>
    <message>
        <source>{name}: with {k} choices it has the smallest errors at this ε; the coins cause a standard error of {error} at {n} reports. The next, {other}, would need {times} times as many reports.</source>
        <translation>{name}&#xa0;: avec {k} choix, il a les plus petites erreurs pour cet ε&#xa0;; le tirage cause une erreur type de {error} pour {n} réponses enregistrées. Le suivant, {other}, demanderait {times} fois plus de réponses.</translation>
    </message>
    <message>
        <source>{name}: with {k} choices no design has smaller errors at this ε, and of those that come within one percent of it, like {other}, it is the simplest to explain; the coins cause a standard error of {error} at {n} reports.</source>
        <translation>{name}&#xa0;: avec {k} choix, aucun dispositif n’a de plus petites erreurs pour cet ε, et parmi ceux qui s’en approchent à un pour cent près, comme {other}, c’est le plus simple à expliquer&#xa0;; le tirage cause une erreur type de {error} pour {n} réponses enregistrées.</translation>
    </message>
    <message>
        <source>{name}: with {k} choices its errors at this ε are within one percent of the smallest, those of {other}, and it is simpler to explain; the coins cause a standard error of {error} at {n} reports.</source>
        <translation>{name}&#xa0;: avec {k} choix, ses erreurs pour cet ε sont à moins d’un pour cent des plus petites, celles de {other}, et il est plus simple à expliquer&#xa0;; le tirage cause une erreur type de {error} pour {n} réponses enregistrées.</translation>
    </message>
    <message>
        <source>The record says “{report}”. Does the surveyor know your true answer?</source>
        <translation>La réponse enregistrée est «&#xa0;{report}&#xa0;». L’enquêteur connaît-il votre vraie réponse&#xa0;?</translation>
    </message>
    <message>
        <source>No. “{report}” can be recorded whatever your true answer is. So nobody can know it, not even the surveyor.</source>
        <translation>Non. «&#xa0;{report}&#xa0;» peut être enregistré quelle que soit votre vraie réponse. Personne ne peut donc la connaître, pas même l’enquêteur.</translation>
    </message>
    <message>
        <source>Two people have the same true answer. Can their records differ?</source>
        <translation>Deux personnes ont la même vraie réponse. Leurs réponses enregistrées peuvent-elles être différentes&#xa0;?</translation>
    </message>
    <message>
        <source>Yes. Luck is different for each person. So the same true answer can lead to different records.</source>
        <translation>Oui. Le hasard est différent pour chaque personne. La même vraie réponse peut donc donner des réponses enregistrées différentes.</translation>
    </message>
    <message>
        <source>“{report}” is counted for you. Does anybody know your true answer?</source>
        <translation>« {report} » est compté pour vous. Quelqu’un connaît-il votre vraie réponse ?</translation>
    </message>
    <message>
        <source>No. “{report}” can be counted whatever your true answer is. So nobody can know it, not even somebody who saw what is counted.</source>
        <translation>Non. « {report} » peut être compté quelle que soit votre vraie réponse. Personne ne peut donc la connaître, pas même qui verrait ce qui est compté.</translation>
    </message>
    <message>
        <source>Two people have the same true answer. Can different answers be counted for them?</source>
        <translation>Deux personnes ont la même vraie réponse. Des réponses différentes peuvent-elles être comptées pour elles ?</translation>
    </message>
    <message>
        <source>Yes. Luck is different for each person. So for the same true answer different answers can be counted.</source>
        <translation>Oui. Le hasard est différent pour chaque personne. Pour la même vraie réponse, des réponses différentes peuvent donc être comptées.</translation>
    </message>
    <message>
        <source>Hardly any people could have given these reports under this design (p = {p_value}). The instruction was misunderstood or not followed, or the data were changed: do not trust the estimate.</source>
        <translation>Presque personne n’aurait pu donner ces réponses avec ce dispositif (p = {p_value}). La consigne a été mal comprise ou n’a pas été suivie, ou les données ont été modifiées&#xa0;: ne vous fiez pas à l’estimation.</translation>
    </message>
    <message>
        <source>The reports do not fit together under this design (p = {p_value}). The instruction was misunderstood or not followed by some: do not trust the estimate.</source>
        <translation>Les réponses enregistrées ne s’accordent pas entre elles avec ce dispositif (p = {p_value}). Certains ont mal compris la consigne ou ne l’ont pas suivie&#xa0;: ne vous fiez pas à l’estimation.</translation>
    </message>
    <message>
        <source>Sample {sample} has one report, so no standard error can be estimated.</source>
        <translation>L’échantillon {sample} n’a qu’une réponse enregistrée&#xa0;; aucune erreur type ne peut donc être estimée.</translation>
    </message>
    <message>
        <source>When to use it</source>
        <translation>Quand l’utiliser</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>the channels above show which: a column with a 0 where the other answer has none</source>
        <translation>les canaux ci-dessus disent laquelle&#xa0;: une colonne avec un 0 là où l’autre réponse n’en a pas</translation>
    </message>
    <message>
        <source>The most likely θ ≥ 0 is given too; spare reports and impossible ones are tested.</source>
        <translation>À côté figure le θ ≥ 0 le plus vraisemblable&#xa0;; les réponses enregistrées en surplus et les impossibles sont testées.</translation>
    </message>
    <message>
        <source>Σ over samples of s²/n, s² the sample variance of the weights that the reports represent;
the interval is that of the profile likelihood.</source>
        <translation>Σ sur les échantillons de s²/n, s² étant la variance empirique des poids que les réponses enregistrées représentent&#xa0;;
l’intervalle est celui de la vraisemblance profilée.</translation>
    </message>
    <message>
        <source>a report supports the true answer with p = {p},
a given other answer with q = {q}, both with {both}</source>
        <translation>une réponse enregistrée appuie la propre réponse avec p = {p},
une autre réponse donnée avec q = {q}, les deux avec {both}</translation>
    </message>
    <message>
        <source>a report at an end of the scale represents a number beyond it, so that cutting causes no bias</source>
        <translation>une réponse enregistrée à une extrémité de l’échelle représente un nombre au-delà, pour que la coupure ne cause aucun biais</translation>
    </message>
    <message>
        <source>Channel: the probability of each report, one row an answer</source>
        <translation>Canal&#xa0;: la probabilité de chaque réponse enregistrée, une ligne par réponse</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Cotes</translation>
    </message>
    <message>
        <source>Privacy loss</source>
        <translation>Perte de confidentialité</translation>
    </message>
    <message>
        <source>Estimator</source>
        <translation>Estimateur</translation>
    </message>
    <message>
        <source>Variance</source>
        <translation>Variance</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Échantillons</translation>
    </message>
    <message>
        <source>Classes: kinds of people, and their answer</source>
        <translation>Classes&#xa0;: sortes de personnes et leur réponse</translation>
    </message>
    <message>
        <source>Targets: what can be estimated</source>
        <translation>Cibles&#xa0;: ce que l’on peut estimer</translation>
    </message>
    <message>
        <source>What follows is for {design}.</source>
        <translation>Ce qui suit vaut pour {design}.</translation>
    </message>
    <message>
        <source>What follows is for {design}, with {k} answers.</source>
        <translation>Ce qui suit vaut pour {design}, avec {k} réponses.</translation>
    </message>
    <message>
        <source>What follows is for {design}, with {count} samples.</source>
        <translation>Ce qui suit vaut pour {design}, avec {count} échantillons.</translation>
    </message>
    <message>
        <source>What follows is for {design}, for numbers from {low} to {high} in steps of {step}.</source>
        <translation>Ce qui suit vaut pour {design}, pour des nombres de {low} à {high} par pas de {step}.</translation>
    </message>
    <message>
        <source>one: everybody is asked the same</source>
        <translation>un seul&#xa0;: on demande la même chose à tous</translation>
    </message>
    <message>
        <source>{sample}: an interview is in it with probability {share}</source>
        <translation>{sample}&#xa0;: un entretien en fait partie avec la probabilité {share}</translation>
    </message>
    <message>
        <source>1 and 2: chance decides in which one an interview is</source>
        <translation>1 et 2&#xa0;: le hasard décide duquel un entretien fait partie</translation>
    </message>
    <message>
        <source>{kind}: {answer}</source>
        <translation>{kind}&#xa0;: {answer}</translation>
    </message>
    <message>
        <source>{kind}: follows no instruction</source>
        <translation>{kind}&#xa0;: ne suit aucune consigne</translation>
    </message>
    <message>
        <source>ε infinite: in some sample a report rules an answer out for some people</source>
        <translation>ε infini&#xa0;: dans un échantillon, une réponse enregistrée exclut une réponse pour certaines personnes</translation>
    </message>
    <message>
        <source>What the respondent sees ({mode})</source>
        <translation>Ce que l’on dit au répondant ({mode})</translation>
    </message>
    <message>
        <source>π̂ is the mean of what the reports represent (their pseudo-answers):</source>
        <translation>π̂ est la moyenne de ce que les réponses enregistrées représentent (leurs pseudo-réponses)&#xa0;:</translation>
    </message>
    <message>
        <source>It is unbiased, and can lie outside 0 … 1; the most likely π, which cannot, is given too.</source>
        <translation>Elle est sans biais et peut sortir de 0 … 1&#xa0;; à côté figure le π le plus vraisemblable, qui ne le peut pas.</translation>
    </message>
    <message>
        <source>{name}: {meaning} = {sum}</source>
        <translation>{name}&#xa0;: {meaning} = {sum}</translation>
    </message>
    <message>
        <source>The samples&apos; shares of reports are linear in the shares θ of the classes, so each target is a
weighted sum of them, unbiased and in exact fractions; a ratio of two is consistent, not unbiased.</source>
        <translation>Les parts de réponses enregistrées des échantillons sont linéaires en les parts θ des classes, donc chaque cible en est
une somme pondérée, sans biais et en fractions exactes&#xa0;; un rapport de deux est convergent, non sans biais.</translation>
    </message>
    <message>
        <source>Reports</source>
        <translation>Réponses enregistrées</translation>
    </message>
    <message>
        <source>Support</source>
        <translation>Support</translation>
    </message>
    <message>
        <source>{count} different ones; each supports some of the answers</source>
        <translation>{count} différentes&#xa0;; chacune appuie certaines des réponses</translation>
    </message>
    <message>
        <source>for example {report}</source>
        <translation>par exemple {report}</translation>
    </message>
    <message>
        <source>ε {epsilon} (the logarithm of a report&apos;s largest likelihood ratio)</source>
        <translation>ε {epsilon} (le logarithme du plus grand rapport de vraisemblance d’une réponse enregistrée)</translation>
    </message>
    <message>
        <source>{formula}, c the reports that support the answer</source>
        <translation>{formula}, c étant les réponses enregistrées qui appuient la réponse</translation>
    </message>
    <message>
        <source>{formula} with {share}, estimated over n − 1;</source>
        <translation>{formula} avec {share}, estimée sur n − 1&#xa0;;</translation>
    </message>
    <message>
        <source>n = {n}: the coins alone cause a standard error of {error} on average</source>
        <translation>n = {n}&#xa0;: les pièces seules causent une erreur type de {error} en moyenne</translation>
    </message>
    <message>
        <source>the mean of (report − {intercept})/{slope}, which is (report − b)/a: unbiased for the mean answer</source>
        <translation>la moyenne de (réponse enregistrée − {intercept})/{slope}, soit (réponse enregistrée − b)/a&#xa0;: sans biais pour la réponse moyenne</translation>
    </message>
    <message>
        <source>E[Z | x] = a·x + b with a = {slope}, b = {intercept}</source>
        <translation>E[Z | x] = a·x + b avec a = {slope}, b = {intercept}</translation>
    </message>
    <message>
        <source>ε infinite, or not known: some report rules a number out, or nobody knows how likely it is</source>
        <translation>ε infini, ou inconnu&#xa0;: une réponse enregistrée exclut un nombre, ou personne ne sait combien elle est probable</translation>
    </message>
    <message>
        <source>ε {epsilon} between any two numbers of the scale</source>
        <translation>ε {epsilon} entre deux nombres quelconques de l’échelle</translation>
    </message>
    <message>
        <source>the sample variance of these over n; the coins&apos; part is estimated from each report</source>
        <translation>la variance empirique de ceux-ci sur n&#xa0;; la part des pièces est estimée à partir de chaque réponse enregistrée</translation>
    </message>
    <message>
        <source>n = {n}: the coins alone cause a standard error of at most {error}</source>
        <translation>n = {n}&#xa0;: les pièces seules causent une erreur type d’au plus {error}</translation>
    </message>
    <message>
        <source>sample {sample}: {formula}, with y the harmless number</source>
        <translation>échantillon {sample}&#xa0;: {formula}, y étant le nombre anodin</translation>
    </message>
    <message>
        <source>each sample&apos;s variance over its n, times the square of its factor</source>
        <translation>la variance de chaque échantillon sur son n, fois le carré de son facteur</translation>
    </message>
    <message>
        <source>Linear map: the expected report, and its variance</source>
        <translation>Application linéaire&#xa0;: la réponse enregistrée attendue et sa variance</translation>
    </message>
    <message>
        <source>Channel: the probability of each report, one row a class</source>
        <translation>Canal&#xa0;: la probabilité de chaque réponse enregistrée, une ligne par classe</translation>
    </message>
    <message>
        <source>Channel: the probability of each report, one row a class (sample {sample})</source>
        <translation>Canal&#xa0;: la probabilité de chaque réponse enregistrée, une ligne par classe (échantillon {sample})</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>{name}: {meaning}; {allowed}</source>
        <translation>{name}&#xa0;: {meaning}&#xa0;; {allowed}</translation>
    </message>
    <message>
        <source>{name}: {meaning}; {allowed} (give one of these)</source>
        <translation>{name}&#xa0;: {meaning}&#xa0;; {allowed} (en donner un de ceux-ci)</translation>
    </message>
    <message>
        <source>{name}: {meaning}; {allowed} (may be left out)</source>
        <translation>{name}&#xa0;: {meaning}&#xa0;; {allowed} (facultatif)</translation>
    </message>
    <message>
        <source>minimum, maximum and step of the answers are stated with the question</source>
        <translation>le minimum, le maximum et le pas des réponses sont indiqués avec la question</translation>
    </message>
    <message>
        <source>none: every answer is reported as it is</source>
        <translation>aucune&#xa0;: chaque réponse est enregistrée telle quelle</translation>
    </message>
    <message>
        <source>ε infinite: every answer is recorded as it is given</source>
        <translation>ε infini&#xa0;: chaque réponse est enregistrée telle qu’elle est donnée</translation>
    </message>
    <message>
        <source>ε {told}</source>
        <translation>ε {told}</translation>
    </message>
    <message>
        <source>{formula}, with {share} the share of reports that are “{report}”</source>
        <translation>{formula}, {share} étant la part des réponses enregistrées qui sont «&#xa0;{report}&#xa0;»</translation>
    </message>
    <message>
        <source>{formula} with B the pseudo-answers (P⁻¹ where P is square), estimated by
their sample variance over n;</source>
        <translation>{formula} avec B les pseudo-réponses (P⁻¹ si P est carrée), estimée par
leur variance empirique sur n&#xa0;;</translation>
    </message>
    <message>
        <source>here {formula}</source>
        <translation>ici {formula}</translation>
    </message>
    <message>
        <source>here at most {formula}</source>
        <translation>ici au plus {formula}</translation>
    </message>
    <message>
        <source>n = {n}, {share}: standard error {error}, of which the coins alone {coins}</source>
        <translation>n = {n}, {share}&#xa0;: erreur type {error}, dont les pièces seules {coins}</translation>
    </message>
    <message>
        <source>n = {n}, {share}: standard error at most {error}, of which the coins alone {coins}</source>
        <translation>n = {n}, {share}&#xa0;: erreur type d’au plus {error}, dont les pièces seules {coins}</translation>
    </message>
    <message>
        <source>{about}: {formula} – {source}</source>
        <translation>{about}&#xa0;: {formula} – {source}</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>Estimation</translation>
    </message>
    <message>
        <source>Standard error</source>
        <translation>Erreur type</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>Intervalle</translation>
    </message>
    <message>
        <source>Most likely</source>
        <translation>Plus vraisemblable</translation>
    </message>
    <message>
        <source>import of {count} files</source>
        <translation>importation de {count} fichiers</translation>
    </message>
    <message>
        <source>acceptance of the kiosk {subject}</source>
        <translation>acceptation de la borne {subject}</translation>
    </message>
    <message>
        <source>revocation of the kiosk {subject}</source>
        <translation>révocation de la borne {subject}</translation>
    </message>
    <message>
        <source>adding the survey {subject}</source>
        <translation>ajout de l’enquête {subject}</translation>
    </message>
    <message>
        <source>holding files from unknown kiosks</source>
        <translation>mise en attente des fichiers des bornes inconnues</translation>
    </message>
    <message>
        <source>accepting files from unknown kiosks</source>
        <translation>admission des fichiers des bornes inconnues</translation>
    </message>
    <message>
        <source>choosing the survey {subject}</source>
        <translation>choix de l’enquête {subject}</translation>
    </message>
    <message>
        <source>removal of {count} files</source>
        <translation>retrait de {count} fichiers</translation>
    </message>
    <message>
        <source>connection to {subject}</source>
        <translation>connexion à {subject}</translation>
    </message>
    <message>
        <source>import of the totals {subject}</source>
        <translation>import des totaux {subject}</translation>
    </message>
    <message>
        <source>change of the variable {subject}</source>
        <translation>modification de la variable {subject}</translation>
    </message>
    <message>
        <source>adding of an analysis</source>
        <translation>ajout d’une analyse</translation>
    </message>
    <message>
        <source>change of an analysis</source>
        <translation>modification d’une analyse</translation>
    </message>
    <message>
        <source>removal of an analysis</source>
        <translation>retrait d’une analyse</translation>
    </message>
    <message>
        <source>new order of the analyses</source>
        <translation>nouvel ordre des analyses</translation>
    </message>
    <message>
        <source>import of {subject}</source>
        <translation>importation de {subject}</translation>
    </message>
    <message>
        <source>removal of {subject}</source>
        <translation>retrait de {subject}</translation>
    </message>
    <message>
        <source>The model was trained on {table}; on new rows it is right less often.</source>
        <translation>Le modèle a été entraîné sur {table}&#xa0;; sur de nouvelles lignes, il a moins souvent raison.</translation>
    </message>
    <message>
        <source>accuracy</source>
        <translation>exactitude</translation>
    </message>
    <message>
        <source>balanced accuracy</source>
        <translation>exactitude équilibrée</translation>
    </message>
    <message>
        <source>sensitivity</source>
        <translation>sensibilité</translation>
    </message>
    <message>
        <source>specificity</source>
        <translation>spécificité</translation>
    </message>
    <message>
        <source>precision</source>
        <translation>précision</translation>
    </message>
    <message>
        <source>most frequent class</source>
        <translation>classe la plus fréquente</translation>
    </message>
    <message>
        <source>calibration error</source>
        <translation>erreur de calibration</translation>
    </message>
    <message>
        <source>area under the ROC curve</source>
        <translation>aire sous la courbe ROC</translation>
    </message>
    <message>
        <source>cross-validation</source>
        <translation>validation croisée</translation>
    </message>
    <message>
        <source>cross-validation, standard deviation</source>
        <translation>validation croisée, écart type</translation>
    </message>
    <message>
        <source>cross-validation without privacy</source>
        <translation>validation croisée sans confidentialité</translation>
    </message>
    <message>
        <source>The model is right no more often than always guessing the most frequent class ({majority}), so it shows no predictive power.</source>
        <translation>Le modèle n’a pas raison plus souvent que si l’on disait toujours la classe la plus fréquente ({majority}) ; il ne montre donc aucun pouvoir prédictif.</translation>
    </message>
    <message>
        <source>It is not certain that the model does better than always guessing the most frequent class ({majority}): the interval of its accuracy includes that value.</source>
        <translation>Il n’est pas sûr que le modèle ait plus souvent raison que celui qui nomme toujours la classe la plus fréquente ({majority})&#xa0;: l’intervalle de son exactitude descend jusque-là.</translation>
    </message>
    <message>
        <source>Each row was predicted by a model trained on the other folds at ε = {each}. As a row trains all models but one, the cross-validation cost ε = {total} in all.</source>
        <translation>Chaque ligne a été prédite par un modèle entraîné sur les autres blocs à ε = {each}. Comme une ligne entraîne tous les modèles sauf un, la validation croisée a coûté ε = {total} en tout.</translation>
    </message>
    <message>
        <source>all</source>
        <translation>toutes</translation>
    </message>
    <message>
        <source>{question}: {told}</source>
        <translation>{question}&#xa0;: {told}</translation>
    </message>
    <message>
        <source>{question} in group {group}: {told}</source>
        <translation>{question} dans le groupe {group}&#xa0;: {told}</translation>
    </message>
    <message>
        <source>{question} ({first}, {second}): {told}</source>
        <translation>{question} ({first}, {second})&#xa0;: {told}</translation>
    </message>
    <message>
        <source>{file} has no column for {questions}: nobody in it answered that.</source>
        <translation>{file} n’a pas de colonne pour {questions}&#xa0;: personne n’y a répondu.</translation>
    </message>
    <message>
        <source>{questions} is in no tally, and a total that was not declared can never be opened.</source>
        <translation>{questions} n&apos;est dans aucun décompte, et un total qui n&apos;a pas été déclaré ne pourra jamais être ouvert.</translation>
    </message>
    <message>
        <source>{skipped} of the {asked} questions drawn from {questions} were not answered; which ones is not recorded.</source>
        <translation>{skipped} des {asked} questions tirées parmi {questions} sont restées sans réponse&#xa0;; on n’enregistre pas lesquelles.</translation>
    </message>
    <message>
        <source>{count} respondents did not answer {question}, so their {kind} is not known; they were left out.</source>
        <translation>{count} répondants n’ont pas répondu à {question}&#xa0;; leur appartenance ({kind}) n’est donc pas connue et ils ont été écartés.</translation>
    </message>
    <message>
        <source>the reports do not show how widely the answers spread, so the coins&apos; part of the error is the largest possible one.</source>
        <translation>les réponses enregistrées ne disent pas combien les réponses se dispersent&#xa0;; la part de l’erreur due au tirage est donc la plus grande possible.</translation>
    </message>
    <message>
        <source>{file} is not encrypted: it contains {count} interviews that kiosks had sealed, readable for everybody who gets the file; “surveyapp seal --project {file}” encrypts it.</source>
        <translation>{file} n’est pas chiffré : {count} entretiens que les bornes avaient scellés s’y trouvent en clair, pour quiconque obtient le fichier ; “surveyapp seal --project {file}” le chiffre.</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>poids</translation>
    </message>
    <message>
        <source>strata</source>
        <translation>strates</translation>
    </message>
    <message>
        <source>clusters</source>
        <translation>grappes</translation>
    </message>
    <message>
        <source>The {what} of the sample are used.</source>
        <translation>Données de l’échantillon utilisées : {what}.</translation>
    </message>
    <message>
        <source>Only some interviews have {what}, so these are not used.</source>
        <translation>Seuls certains entretiens ont ces données ({what}) ; elles ne sont donc pas utilisées.</translation>
    </message>
    <message>
        <source>The {what} of the sample are not used here.</source>
        <translation>Données de l’échantillon non utilisées ici : {what}.</translation>
    </message>
    <message>
        <source>{refused} of {count} rows refused and left out.</source>
        <translation>{refused} de {count} lignes refusées et omises.</translation>
    </message>
    <message>
        <source>the survey read is {survey}, one of {count} in the project; --survey chooses another.</source>
        <translation>l’enquête lue est {survey}, l’une des {count} du projet&#xa0;; --survey en choisit une autre.</translation>
    </message>
    <message>
        <source>{left_out} of {count} rows are left out because a column contains something that its question never records: {columns}.</source>
        <translation>{left_out} lignes sur {count} sont laissées de côté, car une colonne contient quelque chose que sa question n’enregistre jamais : {columns}.</translation>
    </message>
    <message>
        <source>These are totals of {interviews} interviews, opened by trustees: there are no single reports, no weights and no kiosks.</source>
        <translation>Ce sont des totaux de {interviews} entretiens, ouverts par des dépositaires : il n&apos;y a ni rapports isolés, ni poids, ni bornes.</translation>
    </message>
    <message>
        <source>{question} is counted differently in the totals {one} and {other}, which are of the same interviews: a kiosk counted wrongly.</source>
        <translation>{question} est compté différemment dans les totaux {one} et {other}, qui portent sur les mêmes entretiens : une borne a mal compté.</translation>
    </message>
    <message>
        <source>a report that does not belong to its sample</source>
        <translation>une réponse enregistrée qui n’appartient pas à son échantillon</translation>
    </message>
    <message>
        <source>Only {kept} of {all} interviews are counted: those with {where}.</source>
        <translation>Seuls {kept} entretiens sur {all} sont comptés&#xa0;: ceux avec {where}.</translation>
    </message>
    <message>
        <source>{count} tests between pairs of groups were made, and among many some p are small by chance alone. Adjusted for all of them (Holm), the smallest p, of {first} and {second}, is {p}.</source>
        <translation>{count} tests entre paires de groupes ont été faits, et parmi beaucoup certains p sont petits par le seul hasard. Ajusté pour tous ces tests (Holm), le plus petit p, celui de {first} et {second}, vaut {p}.</translation>
    </message>
    <message>
        <source>Nobody included answered {answer} to {question}, so this level is left out.</source>
        <translation>Personne de ceux qui comptent n’a répondu {answer} à {question}, ce niveau est donc laissé de côté.</translation>
    </message>
    <message>
        <source>{question} is compared with {answer} instead.</source>
        <translation>{question} est comparée à {answer} à la place.</translation>
    </message>
    <message>
        <source>{term} is the same for everybody included, so this combination is left out.</source>
        <translation>{term} est identique pour tous ceux qui comptent, cette combinaison est donc laissée de côté.</translation>
    </message>
    <message>
        <source>{count} of {all} respondents did not answer {question}, or have no group of {by}; they were left out.</source>
        <translation>{count} répondants sur {all} n’ont pas répondu à {question}, ou n’ont pas de groupe de {by}&#xa0;; ils ont été laissés de côté.</translation>
    </message>
    <message>
        <source>Nobody in the group {group} of {by} answered {question}.</source>
        <translation>Personne dans le groupe {group} de {by} n’a répondu à {question}.</translation>
    </message>
    <message>
        <source>An estimated {estimate} would truthfully answer “{answer}” to “{question}” ({level} CI {low} to {high}; {n} interviews).</source>
        <translation>{n} entretiens indiquent&#xa0;: environ {estimate} répondraient sincèrement «&#xa0;{answer}&#xa0;» à «&#xa0;{question}&#xa0;»&#xa0;; avec une confiance de {level}, la vraie proportion se situe entre {low} et {high}.</translation>
    </message>
    <message>
        <source>In the group “{group}”, an estimated {estimate} would truthfully answer “{answer}” to “{question}” ({level} CI {low} to {high}; {n} interviews).</source>
        <translation>{n} entretiens du groupe «&#xa0;{group}&#xa0;» indiquent&#xa0;: environ {estimate} y répondraient sincèrement «&#xa0;{answer}&#xa0;» à «&#xa0;{question}&#xa0;»&#xa0;; avec une confiance de {level}, la vraie proportion se situe entre {low} et {high}.</translation>
    </message>
    <message>
        <source>Asked directly, an estimated {estimate} would answer “{answer}” to “{question}” ({level} CI {low} to {high}; {n} people).</source>
        <translation>{n} personnes ont répondu directement à «&#xa0;{question}&#xa0;»&#xa0;: environ {estimate} diraient «&#xa0;{answer}&#xa0;», entre {low} et {high} avec une confiance de {level}.</translation>
    </message>
    <message>
        <source>In the group “{group}”, asked directly, an estimated {estimate} would answer “{answer}” to “{question}” ({level} CI {low} to {high}; {n} people).</source>
        <translation>{n} personnes du groupe «&#xa0;{group}&#xa0;» ont répondu directement à «&#xa0;{question}&#xa0;»&#xa0;: environ {estimate} y diraient «&#xa0;{answer}&#xa0;», entre {low} et {high} avec une confiance de {level}.</translation>
    </message>
    <message>
        <source>From one interview only: an estimated {estimate} would answer “{answer}” to “{question}” ({level} CI {low} to {high}).</source>
        <translation>Un seul entretien dit&#xa0;: environ {estimate} «&#xa0;{answer}&#xa0;» à «&#xa0;{question}&#xa0;»&#xa0;; avec une confiance de {level}, la vraie part se situe entre {low} et {high}.</translation>
    </message>
    <message>
        <source>From one interview only: the answer to “{question}” is about {estimate}; its uncertainty cannot be estimated.</source>
        <translation>Un seul entretien dit&#xa0;: environ {estimate} à «&#xa0;{question}&#xa0;»&#xa0;; on ne peut pas dire de combien cela s’écarte de la vérité.</translation>
    </message>
    <message>
        <source>This share follows from the filter: {estimate} of the people included answered “{answer}” to “{question}”.</source>
        <translation>Le filtre lui-même décide de cette part&#xa0;: parmi les personnes comptées, {estimate} ont répondu «&#xa0;{answer}&#xa0;» à «&#xa0;{question}&#xa0;».</translation>
    </message>
    <message>
        <source>The mean true answer to “{question}” is about {estimate} ({level} CI {low} to {high}; {n} interviews).</source>
        <translation>{n} entretiens indiquent&#xa0;: les vraies réponses à «&#xa0;{question}&#xa0;» sont d’environ {estimate} en moyenne&#xa0;; avec une confiance de {level}, leur moyenne se situe entre {low} et {high}.</translation>
    </message>
    <message>
        <source>In the group “{group}”, the mean true answer to “{question}” is about {estimate} ({level} CI {low} to {high}; {n} interviews).</source>
        <translation>{n} entretiens du groupe «&#xa0;{group}&#xa0;» indiquent&#xa0;: les vraies réponses à «&#xa0;{question}&#xa0;» sont d’environ {estimate} en moyenne&#xa0;; avec une confiance de {level}, leur moyenne se situe entre {low} et {high}.</translation>
    </message>
    <message>
        <source>The mean true answer to “{question}” is about {estimate} ({n} interviews); its uncertainty cannot be estimated.</source>
        <translation>{n} entretiens indiquent&#xa0;: les vraies réponses à «&#xa0;{question}&#xa0;» sont d’environ {estimate} en moyenne&#xa0;; à quelle distance de la vérité cela peut être ne peut pas être dit.</translation>
    </message>
    <message>
        <source>The mean answer to the harmless question used with “{question}” is about {estimate} ({level} CI {low} to {high}; {n} interviews).</source>
        <translation>{n} entretiens indiquent&#xa0;: les réponses à la question anodine qui accompagne «&#xa0;{question}&#xa0;» sont d’environ {estimate} en moyenne&#xa0;; avec une confiance de {level}, leur moyenne se situe entre {low} et {high}.</translation>
    </message>
    <message>
        <source>Also for “{question}”: {answer}, about {estimate} ({level} CI {low} to {high}; {n} interviews).</source>
        <translation>{n} entretiens sur «&#xa0;{question}&#xa0;» indiquent aussi&#xa0;: {answer}, environ {estimate}&#xa0;; avec une confiance de {level}, leur vraie proportion se situe entre {low} et {high}.</translation>
    </message>
    <message>
        <source>Also for “{question}” in the group “{group}”: {answer}, about {estimate} ({level} CI {low} to {high}; {n} interviews).</source>
        <translation>{n} entretiens du groupe «&#xa0;{group}&#xa0;» sur «&#xa0;{question}&#xa0;» indiquent aussi&#xa0;: {answer}, environ {estimate}&#xa0;; avec une confiance de {level}, leur vraie proportion se situe entre {low} et {high}.</translation>
    </message>
    <message>
        <source>Also for “{question}”: {answer}, about {points} percentage points ({level} CI {low_points} to {high_points}; {n} interviews); 0 means no difference.</source>
        <translation>{n} entretiens sur «&#xa0;{question}&#xa0;» indiquent aussi&#xa0;: {answer}, environ {points} points de pourcentage&#xa0;; avec une confiance de {level}, la vraie différence se situe entre {low_points} et {high_points}, et 0 signifie aucune différence.</translation>
    </message>
    <message>
        <source>People can choose several answers here, so the shares need not add up to 100 %.</source>
        <translation>Ici, on peut choisir plusieurs réponses&#xa0;; la somme des proportions n’est donc pas forcément de 100&#xa0;%.</translation>
    </message>
    <message>
        <source>This interval is short because impossible shares were cut off it, not because much is known: the standard error is {se} percentage points.</source>
        <translation>Cet intervalle est court parce que des parts impossibles en ont été coupées, non parce que l’on sait beaucoup&#xa0;: l’erreur type est de {se} points de pourcentage.</translation>
    </message>
    <message>
        <source>The reports vary less than the coins alone would make them, so the standard error shown is that of the coins.</source>
        <translation>Les réponses varient moins que le tirage à lui seul ne les fait varier&#xa0;; l’erreur type est donc celle que cause le tirage.</translation>
    </message>
    <message>
        <source>This interval contains every possible share: so few interviews with these coins give no information about it.</source>
        <translation>Toutes les proportions possibles se trouvent dans cet intervalle&#xa0;: si peu d’entretiens avec ce tirage n’en disent rien.</translation>
    </message>
    <message>
        <source>This interval is {width} percentage points wide, so little is known; four times as many interviews would make it about half as wide.</source>
        <translation>Cet intervalle est large de {width} points de pourcentage et dit peu de chose&#xa0;; quatre fois plus d’entretiens le rendraient environ deux fois plus étroit.</translation>
    </message>
    <message>
        <source>No coins were used here: all of the uncertainty comes from sampling. It does not include people who did not answer truthfully.</source>
        <translation>Aucun tirage n’a été utilisé ici&#xa0;: toute l’incertitude vient de ce qu’un échantillon de personnes a été interrogé, et elle ne tient pas compte de celles qui n’ont pas dit la vérité.</translation>
    </message>
    <message>
        <source>One interview is too few to estimate how uncertain this is.</source>
        <translation>Un seul entretien ne suffit pas pour dire combien cela est incertain.</translation>
    </message>
    <message>
        <source>An estimated {estimate} belong here: {answers} ({level} CI {low} to {high}; {n} people who answered all of these questions).</source>
        <translation>{n} personnes ont répondu à toutes ces questions, et environ {estimate} de telles personnes sont vraiment dans ce cas&#xa0;: {answers}&#xa0;; avec une confiance de {level}, entre {low} et {high}.</translation>
    </message>
    <message>
        <source>The answer “{answer}” to “{question}” is about {points} percentage points more frequent in “{first}” than in “{second}” ({level} CI of the difference {low} to {high}).</source>
        <translation>La réponse «&#xa0;{answer}&#xa0;» à «&#xa0;{question}&#xa0;» est en vérité plus fréquente d’environ {points} points de pourcentage dans «&#xa0;{first}&#xa0;» que dans «&#xa0;{second}&#xa0;»&#xa0;; avec une confiance de {level}, la part dans le premier moins celle dans le second se situe entre {low} et {high}.</translation>
    </message>
    <message>
        <source>The answer “{answer}” to “{question}” is about {points} percentage points less frequent in “{first}” than in “{second}” ({level} CI of the difference {low} to {high}).</source>
        <translation>La réponse «&#xa0;{answer}&#xa0;» à «&#xa0;{question}&#xa0;» est en vérité moins fréquente d’environ {points} points de pourcentage dans «&#xa0;{first}&#xa0;» que dans «&#xa0;{second}&#xa0;»&#xa0;; avec une confiance de {level}, la part dans le premier moins celle dans le second se situe entre {low} et {high}.</translation>
    </message>
    <message>
        <source>The odds of the answer “{answer}” to “{question}” are about {estimate} times as high in “{first}” as in “{second}” ({level} CI {low} to {high}); 1 means no difference.</source>
        <translation>La cote de la réponse «&#xa0;{answer}&#xa0;» à «&#xa0;{question}&#xa0;» est environ {estimate} fois plus élevée dans «&#xa0;{first}&#xa0;» que dans «&#xa0;{second}&#xa0;»&#xa0;; avec une confiance de {level}, entre {low} et {high} fois, et 1 signifierait aucune différence.</translation>
    </message>
    <message>
        <source>If answers were distributed in the same way in “{first}” and “{second}”, reports that differ at least as much as these would have a probability of {p}.</source>
        <translation>Si toutes les réponses se répartissaient de la même façon dans «&#xa0;{first}&#xa0;» et «&#xa0;{second}&#xa0;», des réponses enregistrées aussi différentes que celles-ci, ou davantage, apparaîtraient avec une probabilité de {p}.</translation>
    </message>
    <message>
        <source>The correlation of the two answers is about {estimate} ({level} CI {low} to {high}); 0 means no straight-line relation, 1 and -1 are perfect ones.</source>
        <translation>La corrélation des deux réponses est d’environ {estimate}&#xa0;: 0 signifie aucune relation linéaire, 1 et -1 une relation parfaite&#xa0;; avec une confiance de {level}, elle se situe entre {low} et {high}.</translation>
    </message>
    <message>
        <source>This number cannot be estimated from these reports.</source>
        <translation>Ces réponses enregistrées ne disent pas ce nombre.</translation>
    </message>
    <message>
        <source>The estimate is about {estimate}; its uncertainty cannot be estimated.</source>
        <translation>Les réponses enregistrées donnent environ {estimate} et ne disent pas à quel point cela est incertain.</translation>
    </message>
    <message>
        <source>This is more than chance explains, if it is the only comparison that you make.</source>
        <translation>Il y a donc une différence qui dépasse le hasard, si l’on ne regarde que celle-ci.</translation>
    </message>
    <message>
        <source>This is compatible with no difference.</source>
        <translation>Cela est compatible avec l’absence de différence.</translation>
    </message>
    <message>
        <source>“{item}” has rank {rank}, with an expected utility of {utility} ({level} probability: {low} to {high}); the probability that it is really the best is {best}.</source>
        <translation>«&#xa0;{item}&#xa0;» occupe la place {rank} avec une valeur attendue de {utility} (probabilité de {level}&#xa0;: de {low} à {high})&#xa0;; la probabilité qu’il soit vraiment le meilleur de tous est de {best}.</translation>
    </message>
    <message>
        <source>The probability that it is really above the next one is {above}.</source>
        <translation>Il est vraiment au-dessus de celui qui le suit avec une probabilité de {above}.</translation>
    </message>
    <message>
        <source>“{first}” is really above “{second}” with a probability of {probability}.</source>
        <translation>« {first} » est vraiment au-dessus de « {second} » avec une probabilité de {probability}.</translation>
    </message>
    <message>
        <source>To turn the answers of “{first}” into those of “{second}”, people would have to move by about {distance} answer steps on average ({level} CI {low} to {high}).</source>
        <translation>Pour rendre les réponses de «&#xa0;{first}&#xa0;» pareilles à celles de «&#xa0;{second}&#xa0;», les personnes devraient se déplacer d’environ {distance} degrés de réponse en moyenne&#xa0;; avec une confiance de {level}, de {low} à {high}.</translation>
    </message>
    <message>
        <source>To turn the answers of “{first}” into those of “{second}”, about {share} of the people would have to answer differently ({level} CI {low} to {high}).</source>
        <translation>Pour rendre les réponses de «&#xa0;{first}&#xa0;» pareilles à celles de «&#xa0;{second}&#xa0;», environ {share} des personnes devraient répondre autrement&#xa0;; avec une confiance de {level}, de {low} à {high}.</translation>
    </message>
    <message>
        <source>To turn the answers of “{first}” into those of “{second}” would cost about {distance} per person on average ({level} CI {low} to {high}).</source>
        <translation>Rendre les réponses de «&#xa0;{first}&#xa0;» semblables à celles de «&#xa0;{second}&#xa0;» coûterait environ {distance} par personne en moyenne&#xa0;; avec une confiance de {level}, de {low} à {high}.</translation>
    </message>
    <message>
        <source>The plain distance between the estimates is {plain}; the part that sampling and coins alone cause on average is subtracted.</source>
        <translation>La distance brute entre les estimations est {plain}&#xa0;; ce que l’échantillonnage et les pièces causent à eux seuls en moyenne en est retranché.</translation>
    </message>
    <message>
        <source>If both groups gave the same answers, a distance at least this large would have a probability of {p}.</source>
        <translation>Si les deux répondaient de la même façon, une distance comme celle-ci ou plus grande apparaîtrait avec une probabilité de {p}.</translation>
    </message>
    <message>
        <source>With all other predictors equal, “{term}” multiplies the odds of “yes” by {ratio} ({level} CI {low} to {high}); 1 means no relation.</source>
        <translation>Tous les autres prédicteurs étant égaux, «&#xa0;{term}&#xa0;» va avec {ratio} fois la cote de «&#xa0;oui&#xa0;»&#xa0;; avec une confiance de {level}, de {low} à {high} fois, et 1 signifierait aucune relation.</translation>
    </message>
    <message>
        <source>With all other predictors equal, each step up on “{term}” multiplies the odds of “yes” by {ratio} ({level} CI {low} to {high}); 1 means no relation.</source>
        <translation>Tous les autres prédicteurs étant égaux, chaque degré de plus sur «&#xa0;{term}&#xa0;» va avec {ratio} fois la cote de «&#xa0;oui&#xa0;»&#xa0;; avec une confiance de {level}, de {low} à {high} fois, et 1 signifierait aucune relation.</translation>
    </message>
    <message>
        <source>“{term}” names the answer first, then the predictor: with all other predictors equal, the odds of this answer versus the first one are {ratio} times as high ({level} CI {low} to {high}).</source>
        <translation>Dans «&#xa0;{term}&#xa0;», le premier nom est la réponse et le second le prédicteur&#xa0;: tous les autres prédicteurs étant égaux, la cote de cette réponse par rapport à la première est {ratio} fois plus élevée&#xa0;; avec une confiance de {level}, de {low} à {high} fois.</translation>
    </message>
    <message>
        <source>With all other predictors equal, “{term}” changes the mean answer by {estimate} ({level} CI {low} to {high}); 0 means no relation.</source>
        <translation>Tous les autres prédicteurs étant égaux, «&#xa0;{term}&#xa0;» va avec une réponse moyenne plus élevée de {estimate} (plus basse, si c’est négatif)&#xa0;; avec une confiance de {level}, de {low} à {high}, et 0 signifierait aucune relation.</translation>
    </message>
    <message>
        <source>“{term}” belongs to another part of the model: about {estimate} ({level} CI {low} to {high}).</source>
        <translation>«&#xa0;{term}&#xa0;» appartient à une autre partie du modèle&#xa0;: environ {estimate}, avec une confiance de {level}, de {low} à {high}.</translation>
    </message>
    <message>
        <source>“{term}” is at the limit of what is possible, about {estimate}; its uncertainty cannot be estimated.</source>
        <translation>«&#xa0;{term}&#xa0;» se trouve à la limite de ce qui est possible, environ {estimate}&#xa0;: son incertitude ne peut pas être dite.</translation>
    </message>
    <message>
        <source>If all {n} people had answered “{answer}” to “{question}” and all else stayed the same, the model expects a mean answer of about {estimate} ({level} CI {low} to {high}).</source>
        <translation>Si les {n} personnes avaient toutes répondu «&#xa0;{answer}&#xa0;» à «&#xa0;{question}&#xa0;», tout le reste étant comme il est, le modèle s’attend à une réponse moyenne d’environ {estimate}&#xa0;; avec une confiance de {level}, de {low} à {high}.</translation>
    </message>
    <message>
        <source>The coefficient of “{term}” is {estimate} where the other part of its interaction is at its reference, or a number at 0 ({level} CI {low} to {high}); 0 means no relation there.</source>
        <translation>Le coefficient de «&#xa0;{term}&#xa0;» est de {estimate} quand ce avec quoi il interagit est à sa référence (un nombre à 0)&#xa0;; avec une confiance de {level}, de {low} à {high}, et 0 signifierait aucune relation à cet endroit.</translation>
    </message>
    <message>
        <source>“{term}” is an interaction: the coefficient of one part changes by {estimate} with each step of the other, or in its category ({level} CI {low} to {high}); 0 means no interaction.</source>
        <translation>«&#xa0;{term}&#xa0;» est une interaction&#xa0;: le coefficient d’une partie est plus élevé de {estimate} (plus bas, si négatif) à chaque degré de l’autre, ou dans sa catégorie&#xa0;; avec une confiance de {level}, de {low} à {high}, et 0 signifierait aucune interaction.</translation>
    </message>
    <message>
        <source>“{term}” is one part of a curve and is read together with the others; its coefficient is {estimate} ({level} CI {low} to {high}).</source>
        <translation>«&#xa0;{term}&#xa0;» est une partie d’une courbe et se lit avec les autres&#xa0;; son coefficient est de {estimate}, avec une confiance de {level}, de {low} à {high}.</translation>
    </message>
    <message>
        <source>With all other predictors equal, “{term}” changes the {link} of the share of “yes” by {estimate} ({level} CI {low} to {high}); 0 means no relation. The predictions show what that means as a share.</source>
        <translation>Tous les autres prédicteurs étant égaux, «&#xa0;{term}&#xa0;» va avec un {link} de la part de «&#xa0;oui&#xa0;» plus élevé de {estimate} (plus bas, si négatif)&#xa0;; avec une confiance de {level}, de {low} à {high}, et 0 signifierait aucune relation. Les prédictions disent ce que cela signifie en part.</translation>
    </message>
    <message>
        <source>probit</source>
        <translation>probit</translation>
    </message>
    <message>
        <source>complementary log-log</source>
        <translation>log-log complémentaire</translation>
    </message>
    <message>
        <source>This shows an association, not a cause.</source>
        <translation>Ceci dit ce qui va ensemble, non ce qui cause quoi.</translation>
    </message>
    <message>
        <source>model-based (observed information)</source>
        <translation>telles que le modèle les donne (information observée)</translation>
    </message>
    <message>
        <source>robust (sandwich)</source>
        <translation>robustes (sandwich)</translation>
    </message>
    <message>
        <source>The fit: {n} interviews, {left_out} with a missing answer left out; log likelihood {likelihood}, AIC {aic}, BIC {bic}; standard errors: {errors}.</source>
        <translation>L’ajustement&#xa0;: {n} entretiens, {left_out} omis à cause d’une réponse manquante&#xa0;; log-vraisemblance {likelihood}, AIC {aic}, BIC {bic}&#xa0;; erreurs types&#xa0;: {errors}.</translation>
    </message>
    <message>
        <source>Hosmer–Lemeshow test of the fit: χ² = {statistic} on {freedom} degrees of freedom, p = {p}. A small p says that the model does not fit.</source>
        <translation>Test d’ajustement de Hosmer–Lemeshow&#xa0;: χ² = {statistic} à {freedom} degrés de liberté, p = {p}. Un petit p dit que le modèle ne s’ajuste pas.</translation>
    </message>
    <message>
        <source>The fit: {n} interviews, {left_out} with a missing answer left out; standard errors: {errors}.</source>
        <translation>L’ajustement&#xa0;: {n} entretiens, {left_out} avec une réponse manquante omis&#xa0;; erreurs types&#xa0;: {errors}.</translation>
    </message>
    <message>
        <source>With the answer “{answer}” to “{question}” instead of “{reference}”, the share of “{outcome}” changes by {estimate} percentage points on average ({level} CI {low} to {high}).</source>
        <translation>Avec la réponse « {answer} » à « {question} » au lieu de « {reference} », la part de « {outcome} » change de {estimate} points de pourcentage en moyenne (IC à {level} : de {low} à {high}).</translation>
    </message>
    <message>
        <source>With one more of “{question}”, the share of “{outcome}” changes by {estimate} percentage points on average ({level} CI {low} to {high}).</source>
        <translation>Avec un de plus de « {question} », la part de « {outcome} » change de {estimate} points de pourcentage en moyenne (IC à {level} : de {low} à {high}).</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Projet</translation>
    </message>
    <message>
        <source>Every interview as a row: direct answers ({direct}) as given, the others ({randomized}) as reports with coins, and the kiosk. Anybody who finds a person&apos;s row by the direct answers knows these for certain, and about the others what this account says.</source>
        <translation>Chaque entretien sous forme de ligne&#xa0;: les réponses directes ({direct}) telles que données, les autres ({randomized}) comme réponses enregistrées après tirage, et la borne. Qui retrouve la ligne d’une personne par ses réponses directes connaît celles-ci avec certitude, et des autres ce que dit le bilan.</translation>
    </message>
    <message>
        <source>Keep it on an encrypted disk, and give it only to people who may see every answer.</source>
        <translation>Gardez-le sur un disque chiffré et ne le donnez qu’à des personnes autorisées à voir toutes les réponses.</translation>
    </message>
    <message>
        <source>Collection file</source>
        <translation>Fichier de collecte</translation>
    </message>
    <message>
        <source>The same rows of one kiosk, the first and the last day, and how many interviews were broken off. It has no times and no order.</source>
        <translation>Les mêmes lignes pour une borne, le premier et le dernier jour, et le nombre d’entretiens interrompus. Il ne contient ni heures ni ordre.</translation>
    </message>
    <message>
        <source>Protect it like filled-in questionnaires. With an analyst&apos;s key in the survey nobody else can read it.</source>
        <translation>Transportez-le comme des questionnaires remplis. Avec une clé d’analyste dans l’enquête, personne d’autre ne peut le lire.</translation>
    </message>
    <message>
        <source>Without the private key of {key}: the kiosk, the days and the number of interviews, but no report.</source>
        <translation>Sans la clé privée de {key}&#xa0;: la borne, les jours et le nombre d’entretiens, et pas une seule réponse enregistrée.</translation>
    </message>
    <message>
        <source>Counts and shares of groups. Small groups are listed as soon as there are interviews.</source>
        <translation>Effectifs et proportions de groupes. On verra la taille des petits groupes quand il y aura des entretiens.</translation>
    </message>
    <message>
        <source>Counts and shares of groups, some of fewer than {smallest} people. If all of a small group gave the same direct answer, everybody&apos;s answer in it is known; for reports with coins, this account applies to each of them.</source>
        <translation>Effectifs et proportions de groupes, dont certains de moins de {smallest} personnes. Là où tous les membres d’un petit groupe ont donné la même réponse directe, celle de chacun est connue&#xa0;; avec tirage, le bilan vaut pour chacun d’eux.</translation>
    </message>
    <message>
        <source>The shares of all reports, from which the counts follow. Anybody who knows all other respondents&apos; reports learns the last report, and about its answer what this account says.</source>
        <translation>Les proportions de toutes les réponses enregistrées, dont les effectifs se déduisent. Qui connaît les réponses enregistrées de tous les autres répondants apprend celle du dernier, et de sa réponse ce que dit le bilan.</translation>
    </message>
    <message>
        <source>The difference between them is what was added in between. If that is one interview, the difference in the counts is its record: direct answers ({direct}) for certain, the others ({randomized}) as reports with coins.</source>
        <translation>Ce qui diffère entre elles est ce qui est arrivé entre-temps. Si c’est un seul entretien, la différence des effectifs est son enregistrement&#xa0;: les réponses directes ({direct}) avec certitude, les autres ({randomized}) comme réponses enregistrées après tirage.</translation>
    </message>
    <message>
        <source>If trained on reports with coins, they reveal no more than the reports do. If trained on a table of true values, they reveal what their own ε allows, which is on the model&apos;s card.</source>
        <translation>Appris de réponses enregistrées après tirage, ils n’en disent pas plus que ces réponses. Appris d’un tableau de vraies valeurs, ils disent ce qu’indique leur propre ε, inscrit dans la fiche du modèle.</translation>
    </message>
    <message>
        <source>Counts by kiosk and day range, and shares of reports by kiosk; no single interview.</source>
        <translation>Effectifs par borne et par période, et proportions des réponses enregistrées par borne&#xa0;; aucun entretien.</translation>
    </message>
    <message>
        <source>What was asked and with which coins. It contains no answers.</source>
        <translation>Ce qui a été demandé et avec quel tirage. Il ne contient aucune réponse.</translation>
    </message>
    <message>
        <source>Opened totals, and a project with them</source>
        <translation>Totaux ouverts, et un projet qui les contient</translation>
    </message>
    <message>
        <source>How many interviews have each report, and each combination of reports that is counted ({tallies} tallies). There is no row of anybody. Who knows that a person is the only one in a cell knows what was counted of that person there.</source>
        <translation>Combien d&apos;entretiens ont chaque réponse enregistrée et chaque combinaison comptée ({tallies} décomptes). Il n&apos;y a de ligne de personne. Qui sait qu&apos;une personne est seule dans une case sait ce qui y a été compté d&apos;elle.</translation>
    </message>
    <message>
        <source>Publish estimates. Give the counts only to people who may see every cell.</source>
        <translation>Publiez les estimations. Ne donnez les nombres qu&apos;à ceux qui peuvent voir chaque case.</translation>
    </message>
    <message>
        <source>Totals of two lists of files</source>
        <translation>Totaux de deux listes de fichiers</translation>
    </message>
    <message>
        <source>Their difference is a total of the interviews that one list has and the other has not. Trustees sign no list that would tell fewer than {together} interviews apart.</source>
        <translation>Leur différence est un total des entretiens que l&apos;une a et l&apos;autre n&apos;a pas. Les dépositaires ne signent aucune liste qui distinguerait moins de {together} entretiens.</translation>
    </message>
    <message>
        <source>Open few lists. Trustees keep their memory of signed lists with their key.</source>
        <translation>Ouvrez peu de listes. Les dépositaires gardent avec leur clé la mémoire des listes signées.</translation>
    </message>
    <message>
        <source>Tally file</source>
        <translation>Fichier de décompte</translation>
    </message>
    <message>
        <source>The kiosk, the days and the number of interviews, and no report. After {signatures} trustees have signed a list, any {threshold} of {trustees} open its totals together. As many who break the rules can open any file.</source>
        <translation>La borne, les jours et le nombre d&apos;entretiens, et aucune réponse. Quand {signatures} dépositaires ont signé une liste, {threshold} quelconques des {trustees} en ouvrent ensemble les totaux. Autant qui enfreignent les règles peuvent ouvrir n&apos;importe quel fichier.</translation>
    </message>
    <message>
        <source>Choose trustees who do not depend on each other.</source>
        <translation>Choisissez des dépositaires qui ne dépendent pas les uns des autres.</translation>
    </message>
    <message>
        <source>Keep the private key apart from the files.</source>
        <translation>Gardez la clé privée à part des fichiers.</translation>
    </message>
    <message>
        <source>Estimates by group</source>
        <translation>Estimations par groupe</translation>
    </message>
    <message>
        <source>Counts and shares of groups. No single direct question has a group of fewer than {smallest} people now.</source>
        <translation>Effectifs et proportions de groupes. Aucune question directe à elle seule n’a pour l’instant de groupe de moins de {smallest} personnes.</translation>
    </message>
    <message>
        <source>Publish no group of fewer than {smallest} people: merge categories, or group by a coarser question.</source>
        <translation>Ne publiez aucun groupe de moins de {smallest} personnes&#xa0;: fusionnez des catégories ou groupez par une question moins fine.</translation>
    </message>
    <message>
        <source>Estimates of everybody</source>
        <translation>Estimations de l’ensemble</translation>
    </message>
    <message>
        <source>May be published.</source>
        <translation>Peut être publié.</translation>
    </message>
    <message>
        <source>Two exports of one survey</source>
        <translation>Deux exportations d’une même enquête</translation>
    </message>
    <message>
        <source>Publish at the end, or after at least {smallest} more interviews in every group that is shown.</source>
        <translation>Publiez à la fin, ou après au moins {smallest} entretiens de plus dans chaque groupe montré.</translation>
    </message>
    <message>
        <source>Model and synthetic table</source>
        <translation>Modèle et tableau synthétique</translation>
    </message>
    <message>
        <source>Add the ε in the card to this account for people who are in both.</source>
        <translation>Ajoutez l’ε de la fiche à ce bilan pour les personnes qui figurent dans les deux.</translation>
    </message>
    <message>
        <source>Quality tables</source>
        <translation>Tableaux de qualité</translation>
    </message>
    <message>
        <source>For the field team. Kiosks with fewer than {smallest} interviews are small groups.</source>
        <translation>Pour l’équipe de terrain. Les bornes de moins de {smallest} entretiens sont de petits groupes.</translation>
    </message>
    <message>
        <source>Survey file</source>
        <translation>Fichier d’enquête</translation>
    </message>
    <message>
        <source>May be published, so that everybody can check ε.</source>
        <translation>Peut être publié, pour que chacun puisse vérifier ε.</translation>
    </message>
    <message>
        <source>certain</source>
        <translation>certain</translation>
    </message>
    <message>
        <source>impossible</source>
        <translation>impossible</translation>
    </message>
    <message>
        <source>almost certain</source>
        <translation>presque certain</translation>
    </message>
    <message>
        <source>almost impossible</source>
        <translation>presque impossible</translation>
    </message>
    <message>
        <source>The answer is recorded as it is given: anybody who sees the record knows it.</source>
        <translation>La réponse est enregistrée telle qu’elle est donnée&#xa0;: qui voit l’enregistrement la connaît.</translation>
    </message>
    <message>
        <source>The answer is recorded as it is given, in people’s own words: anybody who sees the record knows it, and it may name them.</source>
        <translation>La réponse est enregistrée telle qu’elle est donnée, avec les mots des gens : qui voit l’enregistrement la connaît, et elle peut les nommer.</translation>
    </message>
    <message>
        <source>Someone who gave “{answer}” a chance of {prior} beforehand would, after seeing the record, give it between {low} and {high}.</source>
        <translation>Quelqu’un qui donnait auparavant à « {answer} » une chance de {prior} lui donnerait, après avoir vu l’enregistrement, entre {low} et {high}.</translation>
    </message>
    <message>
        <source>Someone who gave any one answer a chance of {prior} beforehand would, after seeing the record, give it between {low} and {high}.</source>
        <translation>Quelqu’un qui donnait auparavant à une réponse quelconque une chance de {prior} lui donnerait, après avoir vu l’enregistrement, entre {low} et {high}.</translation>
    </message>
    <message>
        <source>Someone who gave “{answer}” a chance of {prior} beforehand would, after seeing the record, give it at most {high}; but some reports rule it out.</source>
        <translation>Quelqu’un qui donnait auparavant à « {answer} » une chance de {prior} lui donnerait, après avoir vu l’enregistrement, au plus {high} ; mais certaines réponses enregistrées l’excluent.</translation>
    </message>
    <message>
        <source>Someone who gave any one answer a chance of {prior} beforehand would, after seeing the record, give it at most {high}; but some reports rule answers out.</source>
        <translation>Quelqu’un qui donnait auparavant à une réponse quelconque une chance de {prior} lui donnerait, après avoir vu l’enregistrement, au plus {high} ; mais certaines réponses enregistrées excluent des réponses.</translation>
    </message>
    <message>
        <source>In the worst case a report leaves no doubt that the answer is “{answer}”, whatever somebody thought before.</source>
        <translation>Dans le pire des cas, une réponse enregistrée ne laisse aucun doute sur «&#xa0;{answer}&#xa0;», quoi que l’on ait pensé avant.</translation>
    </message>
    <message>
        <source>No limit is known: it depends on how likely the numbers are as answers to the harmless question.</source>
        <translation>Aucune limite n’est connue&#xa0;: elle dépend de la probabilité des nombres comme réponses à la question anodine.</translation>
    </message>
    <message>
        <source>{share} of the respondents, chosen at random, are asked directly: their answers are known.</source>
        <translation>{share} des répondants, désignés par tirage, sont interrogés directement&#xa0;: leur réponse est connue.</translation>
    </message>
    <message>
        <source>No question has coins: anybody who sees a record knows every answer.</source>
        <translation>Aucune question n’a de tirage&#xa0;: qui voit un enregistrement connaît toutes les réponses.</translation>
    </message>
    <message>
        <source>All randomized questions together, at worst: someone who gave a fact a chance of {prior} beforehand would, after seeing the whole record, give it at most {high}.</source>
        <translation>Toutes les questions randomisées ensemble, au pire : quelqu’un qui donnait auparavant à un fait une chance de {prior} lui donnerait, après avoir vu tout l’enregistrement, au plus {high}.</translation>
    </message>
    <message>
        <source>All randomized questions of all {waves} waves together, at worst: someone who gave a fact a chance of {prior} beforehand and can link the records of one person would then give it at most {high}.</source>
        <translation>Toutes les questions randomisées des {waves} vagues ensemble, au pire : quelqu’un qui donnait auparavant à un fait une chance de {prior} et peut relier les enregistrements d’une personne lui donnerait alors au plus {high}.</translation>
    </message>
    <message>
        <source>All randomized questions together have no known limit: at least one of them can rule an answer out, or what it reveals is not known.</source>
        <translation>Toutes les questions avec tirage ensemble n’ont pas de limite connue&#xa0;: au moins l’une d’elles peut exclure une réponse, ou personne ne peut dire combien elle révèle.</translation>
    </message>
    <message>
        <source>No tally counts this question, so nothing of its answers is kept.</source>
        <translation>Aucun décompte ne compte cette question : rien de ses réponses n’est conservé.</translation>
    </message>
    <message>
        <source>The answer is counted as it is given, in totals: who is alone in a cell of an opened total can be known by it.</source>
        <translation>La réponse est comptée telle qu’elle est donnée, dans des totaux : qui est seul dans une case d’un total ouvert peut être reconnu par elle.</translation>
    </message>
    <message>
        <source>Someone who gave “{answer}” a chance of {prior} beforehand would, even after seeing what was counted of this person, give it between {low} and {high}.</source>
        <translation>Quelqu’un qui donnait auparavant à « {answer} » une chance de {prior} lui donnerait, même après avoir vu ce qui a été compté de cette personne, entre {low} et {high}.</translation>
    </message>
    <message>
        <source>Someone who gave any one answer a chance of {prior} beforehand would, even after seeing what was counted of this person, give it between {low} and {high}.</source>
        <translation>Quelqu’un qui donnait auparavant à une réponse quelconque une chance de {prior} lui donnerait, même après avoir vu ce qui a été compté de cette personne, entre {low} et {high}.</translation>
    </message>
    <message>
        <source>Someone who gave “{answer}” a chance of {prior} beforehand would, even after seeing what was counted of this person, give it at most {high}; but some reports rule it out.</source>
        <translation>Quelqu’un qui donnait auparavant à « {answer} » une chance de {prior} lui donnerait, même après avoir vu ce qui a été compté de cette personne, au plus {high} ; mais certaines réponses comptées l’excluent.</translation>
    </message>
    <message>
        <source>Someone who gave any one answer a chance of {prior} beforehand would, even after seeing what was counted of this person, give it at most {high}; but some reports rule answers out.</source>
        <translation>Quelqu’un qui donnait auparavant à une réponse quelconque une chance de {prior} lui donnerait, même après avoir vu ce qui a été compté de cette personne, au plus {high} ; mais certaines réponses comptées excluent des réponses.</translation>
    </message>
    <message>
        <source>“{report}” is never counted for “{answer}”: it rules that answer out.</source>
        <translation>«&#xa0;{report}&#xa0;» n’est jamais compté pour «&#xa0;{answer}&#xa0;»&#xa0;: il exclut cette réponse.</translation>
    </message>
    <message>
        <source>{share} of the respondents, chosen at random, are asked directly: their answers are counted as they are.</source>
        <translation>{share} des répondants, désignés par tirage, sont interrogés directement : leurs réponses sont comptées telles quelles.</translation>
    </message>
    <message>
        <source>No question has coins: what is counted of a person is what the person answered.</source>
        <translation>Aucune question n’a de tirage : ce qui est compté d’une personne est ce qu’elle a répondu.</translation>
    </message>
    <message>
        <source>All randomized questions together, at worst: someone who gave a fact a chance of {prior} beforehand would, even after seeing all that was counted of this person, give it at most {high}.</source>
        <translation>Toutes les questions randomisées ensemble, au pire : quelqu’un qui donnait auparavant à un fait une chance de {prior} lui donnerait, même après avoir vu tout ce qui a été compté de cette personne, au plus {high}.</translation>
    </message>
    <message>
        <source>All randomized questions of all {waves} waves together, at worst: someone who gave a fact a chance of {prior} beforehand and saw all that was counted of one person would then give it at most {high}.</source>
        <translation>Toutes les questions randomisées des {waves} vagues ensemble, au pire : quelqu’un qui donnait auparavant à un fait une chance de {prior} et a vu tout ce qui a été compté d’une personne lui donnerait alors au plus {high}.</translation>
    </message>
    <message>
        <source>Some reports rule answers out, so in the worst case one answer is left.</source>
        <translation>Certaines réponses enregistrées excluent des réponses&#xa0;; dans le pire des cas, il n’en reste donc qu’une.</translation>
    </message>
    <message>
        <source>“{report}” is never recorded for “{answer}”: it rules that answer out.</source>
        <translation>«&#xa0;{report}&#xa0;» n’est jamais enregistré pour «&#xa0;{answer}&#xa0;»&#xa0;: il exclut cette réponse.</translation>
    </message>
    <message>
        <source>Nothing to do.</source>
        <translation>Rien à faire.</translation>
    </message>
    <message>
        <source>Do not use the estimate. The instruction was not followed, or the coins are not those of the survey: try the instruction on a few people, and look at the kiosks one by one.</source>
        <translation>N’utilisez pas l’estimation. La consigne n’a pas été suivie, ou les pièces ne sont pas celles de l’enquête&#xa0;: essayez la consigne avec quelques personnes et examinez les bornes une à une.</translation>
    </message>
    <message>
        <source>Nothing in these {interviews} interviews looks wrong, but forged reports and copied interviews would not be found at every kiosk, however many there are.</source>
        <translation>Rien ne semble faux dans ces {interviews} entretiens, mais des rapports falsifiés et des entretiens copiés ne seraient pas trouvés à chaque borne, si nombreux soient-ils.</translation>
    </message>
    <message>
        <source>No kiosk could be compared with another, so neither forged reports nor copied interviews would be found.</source>
        <translation>Aucune borne n’a pu être comparée à une autre : ni rapports falsifiés ni entretiens copiés ne seraient trouvés.</translation>
    </message>
    <message>
        <source>Smaller shares need other means: compare the number of interviews with attendance lists, let a second surveyor ask some people again, and see who held the interviews.</source>
        <translation>Les parts plus petites demandent d’autres moyens : comparez le nombre d’entretiens aux listes de présence, faites réinterroger quelques personnes par un autre enquêteur, et voyez qui a mené les entretiens.</translation>
    </message>
    <message>
        <source>At {count} of {kiosks} kiosks copied interviews would not be found: two people&apos;s records are too often the same by chance.</source>
        <translation>À {count} bornes sur {kiosks}, des entretiens copiés ne seraient pas trouvés : les enregistrements de deux personnes sont trop souvent pareils par hasard.</translation>
    </message>
    <message>
        <source>Copied or invented interviews look like this. Compare the number of interviews with the attendance list, and ask who held them.</source>
        <translation>Des entretiens copiés ou inventés ressemblent à cela. Comparez le nombre d’entretiens avec la liste de présence et demandez qui les a menés.</translation>
    </message>
    <message>
        <source>At kiosk {kiosk} {share} of {n} interviews were broken off or timed out, at the others {expected} (p = {p_value}).</source>
        <translation>À la borne {kiosk}, {share} de {n} entretiens ont été interrompus ou ont expiré, aux autres {expected} (p = {p_value}).</translation>
    </message>
    <message>
        <source>At kiosk {kiosk} {question} was not answered in {share} of {n} interviews, at the others in {expected} (p = {p_value}).</source>
        <translation>À la borne {kiosk}, {question} est restée sans réponse dans {share} de {n} entretiens, aux autres dans {expected} (p = {p_value}).</translation>
    </message>
    <message>
        <source>{question}: {share} say yes with coins and {expected} when asked directly; the two do not agree (p = {p_value}).</source>
        <translation>{question}&#xa0;: {share} disent oui avec tirage et {expected} quand on la pose directement&#xa0;; les deux ne s’accordent pas (p = {p_value}).</translation>
    </message>
    <message>
        <source>{question}: the reports contradict that {report} (p = {p_value}).</source>
        <translation>{question}&#xa0;: les réponses enregistrées contredisent ceci&#xa0;: {report} (p = {p_value}).</translation>
    </message>
    <message>
        <source>The control {question} has “{report}” in {share} of {n} reports, and {expected} if everybody follows the instruction (p = {p_value}).</source>
        <translation>Le contrôle {question} a «&#xa0;{report}&#xa0;» dans {share} de {n} réponses enregistrées, contre {expected} si tout le monde suit la consigne (p = {p_value}).</translation>
    </message>
    <message>
        <source>{count} interviews have a random id that is also in another kiosk&apos;s file. Chance never does that.</source>
        <translation>{count} entretiens ont un identifiant aléatoire qui se trouve aussi dans le fichier d’une autre borne. Le hasard ne fait jamais cela.</translation>
    </message>
    <message>
        <source>One kiosk&apos;s store was copied to another, or a file was made by hand. Find out which kiosk held the interviews, and leave the other&apos;s files out.</source>
        <translation>Les données d’une borne ont été copiées sur une autre, ou un fichier a été fabriqué à la main. Trouvez quelle borne a mené les entretiens et omettez les fichiers de l’autre.</translation>
    </message>
    <message>
        <source>An old copy of the kiosk&apos;s file was put back, or interviews were taken out. Ask who had the kiosk in between. The interviews of both exports are counted.</source>
        <translation>Une ancienne copie du fichier de la borne a été remise en place, ou des entretiens ont été retirés. Demandez qui avait la borne entre-temps. Les entretiens des deux exportations sont comptés.</translation>
    </message>
    <message>
        <source>Kiosk {kiosk} has two different exports under one number: export {export} of batch {batch}.</source>
        <translation>La borne {kiosk} a deux exportations différentes sous un même numéro&#xa0;: exportation {export} du lot {batch}.</translation>
    </message>
    <message>
        <source>{question} was not answered in {missing} of {asked} interviews ({share}).</source>
        <translation>{question} est restée sans réponse dans {missing} de {asked} entretiens ({share}).</translation>
    </message>
    <message>
        <source>At most {share} of those who were asked a question did not answer it ({question}).</source>
        <translation>Au plus {share} de ceux à qui une question a été posée n’y ont pas répondu ({question}).</translation>
    </message>
    <message>
        <source>Everybody answered every question that was asked.</source>
        <translation>Chacun a répondu à toutes les questions qui lui ont été posées.</translation>
    </message>
    <message>
        <source>{interviews} rows of tables.</source>
        <translation>{interviews} lignes de tableaux.</translation>
    </message>
    <message>
        <source>{interviews} interviews from {kiosks} kiosks, each counted once.</source>
        <translation>{interviews} entretiens de {kiosks} bornes, chacun compté une fois.</translation>
    </message>
    <message>
        <source>{interviews} interviews from one kiosk, each counted once.</source>
        <translation>{interviews} entretiens d’une seule borne, chacun compté une fois.</translation>
    </message>
    <message>
        <source>{stopped} interviews ({share} of those begun) were broken off or timed out.</source>
        <translation>{stopped} entretiens ({share} de ceux qui ont commencé) ont été interrompus ou ont expiré.</translation>
    </message>
    <message>
        <source>One record moves an estimate by at most {influence} percentage points ({question}: {answer}).</source>
        <translation>Un enregistrement déplace une estimation d’au plus {influence} points de pourcentage ({question}&#xa0;: {answer}).</translation>
    </message>
    <message>
        <source>No kiosk&apos;s reports differ from the others&apos; by more than chance (comparisons: {count}).</source>
        <translation>Les réponses enregistrées d’aucune borne ne diffèrent de celles des autres plus que par hasard (comparaisons&#xa0;: {count}).</translation>
    </message>
    <message>
        <source>All reports lie in the feasible range of their designs (questions: {count}).</source>
        <translation>Toutes les réponses enregistrées se situent dans le domaine possible de leurs dispositifs (questions&#xa0;: {count}).</translation>
    </message>
    <message>
        <source>No kiosk repeats records more often than chance (kiosks: {count}).</source>
        <translation>Aucune borne ne répète des enregistrements plus que le hasard (bornes : {count}).</translation>
    </message>
    <message>
        <source>Answers with coins agree with those of people asked directly (questions: {count}).</source>
        <translation>Les réponses avec tirage s’accordent avec celles des personnes interrogées directement (questions&#xa0;: {count}).</translation>
    </message>
    <message>
        <source>Do not use these estimates yet. Findings in {interviews} interviews that need an explanation: {act}; that need checking: {look}.</source>
        <translation>N’utilisez pas encore ces estimations. Constats dans {interviews} entretiens qui demandent une explication&#xa0;: {act}&#xa0;; qui demandent un examen&#xa0;: {look}.</translation>
    </message>
    <message>
        <source>Nothing in these {interviews} interviews is impossible. Findings that need checking: {look}.</source>
        <translation>Rien dans ces {interviews} entretiens n’est impossible. Constats qui demandent un examen&#xa0;: {look}.</translation>
    </message>
    <message>
        <source>Nothing in these {interviews} interviews looks wrong. The tests would probably (80 %) have found forged reports if they were {forged} or more of a kiosk&apos;s reports to one question, and copied interviews if they were {copied} or more of a kiosk&apos;s interviews; smaller numbers may have gone unnoticed.</source>
        <translation>Rien ne semble faux dans ces {interviews} entretiens. Avec une probabilité de 80 %, les tests auraient trouvé des rapports falsifiés à partir de {forged} des rapports d’une borne à une question, et des entretiens copiés à partir de {copied} des entretiens d’une borne ; il peut y en avoir moins.</translation>
    </message>
    <message>
        <source>Nothing in these {interviews} interviews looks wrong. The tests would probably (80 %) have found forged reports if they were {forged} or more of a kiosk&apos;s reports to one question; they would not find copied interviews at every kiosk.</source>
        <translation>Rien ne semble faux dans ces {interviews} entretiens. Avec une probabilité de 80 %, les tests auraient trouvé des rapports falsifiés à partir de {forged} des rapports d’une borne à une question ; les entretiens copiés, ils ne les trouveraient pas à chaque borne.</translation>
    </message>
    <message>
        <source>Nothing in these {interviews} interviews looks wrong. The tests would probably (80 %) have found copied interviews if they were {copied} or more of a kiosk&apos;s interviews; they would not find forged reports at every kiosk.</source>
        <translation>Rien ne semble faux dans ces {interviews} entretiens. Avec une probabilité de 80 %, les tests auraient trouvé des entretiens copiés à partir de {copied} des entretiens d’une borne ; les rapports falsifiés, ils ne les trouveraient pas à chaque borne.</translation>
    </message>
    <message>
        <source>Nothing in these {interviews} interviews looks wrong, but forged or copied interviews would not be found: no kiosk could be compared with another.</source>
        <translation>Rien ne semble anormal dans ces {interviews} entretiens, mais des entretiens falsifiés ou copiés ne seraient pas trouvés : aucune borne n’a pu être comparée à une autre.</translation>
    </message>
    <message>
        <source>The tests would probably (80 %) have found forged reports if they were {low} (kiosk {first}) to {high} (kiosk {last}, {question}) or more of a kiosk&apos;s reports to one question; smaller numbers may have gone unnoticed.</source>
        <translation>Des rapports falsifiés auraient été trouvés, avec une probabilité de 80 %, à partir de {low} (borne {first}) à {high} (borne {last}, {question}) des rapports d’une borne à une question ; il peut y en avoir moins.</translation>
    </message>
    <message>
        <source>At {count} of {kiosks} kiosks forged reports to some question would not be found, however many there are.</source>
        <translation>À {count} bornes sur {kiosks}, des rapports falsifiés à une question ne seraient pas trouvés, si nombreux soient-ils.</translation>
    </message>
    <message>
        <source>The tests would probably (80 %) have found copied interviews under new ids if they were {low} (kiosk {first}) to {high} (kiosk {last}) or more of a kiosk&apos;s interviews; smaller numbers may have gone unnoticed.</source>
        <translation>Des entretiens copiés sous de nouveaux identifiants auraient été trouvés, avec une probabilité de 80 %, à partir de {low} (borne {first}) à {high} (borne {last}) des entretiens d’une borne ; il peut y en avoir moins.</translation>
    </message>
    <message>
        <source>{question}: {count} of {kiosks} kiosks differ from the rest by more than chance. Either the places differ, or something is wrong with many kiosks.</source>
        <translation>{question}&#xa0;: {count} bornes sur {kiosks} diffèrent des autres plus que par hasard. Les lieux diffèrent, ou quelque chose ne va pas avec beaucoup de bornes.</translation>
    </message>
    <message>
        <source>If the places differ, this is to be expected. Compare within groups of a direct question that distinguishes them, and do not blame any one kiosk for this alone.</source>
        <translation>Là où les lieux diffèrent, c’est normal. Comparez au sein des groupes d’une question directe qui les distingue, et ne tenez aucune borne pour défectueuse sur ce seul constat.</translation>
    </message>
    <message>
        <source>Kiosk {kiosk} recorded “{report}” for {question} in {share} of {n} reports, comparable kiosks in {expected}. Chance alone hardly explains that (p = {p_value}, all tests together).</source>
        <translation>La borne {kiosk} a enregistré «&#xa0;{report}&#xa0;» pour {question} dans {share} de {n} réponses enregistrées, les bornes comparables dans {expected}. Le hasard seul ne produit guère cela (p = {p_value}, tous les tests ensemble).</translation>
    </message>
    <message>
        <source>Kiosk {kiosk} differs from comparable kiosks in {questions}, most in {question}: “{report}” in {share} and not in {expected}. Chance alone hardly explains that.</source>
        <translation>La borne {kiosk} diffère des bornes comparables pour {questions}, surtout pour {question}&#xa0;: «&#xa0;{report}&#xa0;» dans {share} et non dans {expected}. Le hasard seul ne produit guère cela.</translation>
    </message>
    <message>
        <source>The people at its location may differ: compare within groups of a direct question. If nothing explains it, ask how the interviews were held and check the kiosk&apos;s coins.</source>
        <translation>Les personnes peuvent différer là où elle se trouve&#xa0;: comparez au sein des groupes d’une question directe. Si rien ne l’explique, demandez comment les entretiens ont été menés et vérifiez les pièces de la borne.</translation>
    </message>
    <message>
        <source>Kiosk {kiosk} recorded “{report}” for {question} in {share} of {n} reports. Whatever people answer, the design cannot lead to a share beyond {expected} (p = {p_value}).</source>
        <translation>La borne {kiosk} a enregistré «&#xa0;{report}&#xa0;» pour {question} dans {share} de {n} réponses enregistrées&#xa0;; quoi que répondent les personnes, le dispositif ne conduit à aucune proportion au-delà de {expected} (p = {p_value}).</translation>
    </message>
    <message>
        <source>No difference between places explains this. Leave the kiosk out until it is explained: check its coins, its program, and who touched it and how.</source>
        <translation>Aucune différence entre les lieux n’explique cela. Laissez la borne de côté jusqu’à ce que ce soit expliqué&#xa0;: ses pièces, son programme, ou qui l’a touchée et comment.</translation>
    </message>
    <message>
        <source>All kiosks together recorded “{report}” for {question} in {share} of {n} reports. Whatever people answer, the design cannot lead to a share beyond {expected} (p = {p_value}).</source>
        <translation>Toutes les bornes ensemble ont enregistré «&#xa0;{report}&#xa0;» pour {question} dans {share} de {n} réponses enregistrées&#xa0;; quoi que répondent les personnes, le dispositif ne conduit à aucune proportion au-delà de {expected} (p = {p_value}).</translation>
    </message>
    <message>
        <source>Kiosk {kiosk} has {pairs} pairs of identical interviews; chance makes about {by_chance}, and hardly ever so many of the rare ones (p = {p_value}).</source>
        <translation>La borne {kiosk} a {pairs} paires d’entretiens enregistrés pareillement ; le hasard en fait environ {by_chance}, et presque jamais autant de ceux qui sont rares (p = {p_value}).</translation>
    </message>
    <message>
        <source>Ask the surveyor what happens there: no quiet place, a missing language, people who are pressed to take part. People who leave may be different from those who stay.</source>
        <translation>Demandez à l’enquêteur ce qui s’y passe&#xa0;: pas d’endroit calme, une langue qui manque, des personnes que l’on presse de participer. Ceux qui partent peuvent être différents de ceux qui restent.</translation>
    </message>
    <message>
        <source>Ask how the question is introduced there. People who skip it may be different from those who answer it.</source>
        <translation>Demandez comment la question y est présentée. Ceux qui la sautent peuvent être différents de ceux qui y répondent.</translation>
    </message>
    <message>
        <source>More “yes” with coins is what one hopes for if people are ashamed of a yes. Less with coins means that the instruction was not followed or that the coins are not right: check both before you use the estimate.</source>
        <translation>Davantage avec tirage est ce que l’on espère là où les personnes ont honte d’un oui. Moins avec tirage indique que la consigne n’a pas été suivie ou que les pièces ne sont pas justes&#xa0;: vérifiez les deux avant d’utiliser l’estimation.</translation>
    </message>
    <message>
        <source>Some people do not follow the instruction as the design assumes. Read their shares next to the answers in the estimates, and report them with the result.</source>
        <translation>Certaines personnes ne suivent pas la consigne comme le dispositif le suppose. Lisez les proportions à côté des réponses sur la page des estimations et indiquez-les avec le résultat.</translation>
    </message>
    <message>
        <source>Some people touch any button. Use the estimates that are corrected by the control, and explain the instruction better in the next interviews.</source>
        <translation>Certaines personnes touchent n’importe quoi. Utilisez les estimations corrigées par le contrôle et expliquez mieux la consigne dans les prochains entretiens.</translation>
    </message>
    <message>
        <source>Export {later} of kiosk {kiosk} (batch {batch}) lacks interviews that its export {earlier} contains: {missing}.</source>
        <translation>À l’exportation {later} de la borne {kiosk} (lot {batch}) manquent des entretiens que contient son exportation {earlier}&#xa0;: {missing}.</translation>
    </message>
    <message>
        <source>The kiosk&apos;s folder was copied to a second device or restored from an old copy. Find out which devices asked people under this name, and what each of them has recorded.</source>
        <translation>Le dossier de la borne a été copié sur un second appareil ou ramené en arrière. Cherchez quels appareils ont interrogé des gens sous ce nom, et ce que chacun a enregistré.</translation>
    </message>
    <message>
        <source>The estimate describes those who answer. Say so when you report it, or ask why people skip the question.</source>
        <translation>L’estimation vaut pour ceux qui répondent. Dites-le avec elle, ou demandez pourquoi les personnes sautent la question.</translation>
    </message>
    <message>
        <source>Totals of {interviews} interviews, opened by trustees.</source>
        <translation>Totaux de {interviews} entretiens, ouverts par des dépositaires.</translation>
    </message>
    <message>
        <source>Trustees opened all kiosks together, so kiosks and single interviews cannot be compared. Each kiosk&apos;s number of interviews is in its file.</source>
        <translation>Les dépositaires ont ouvert toutes les bornes ensemble : ni les bornes ni les entretiens ne peuvent être comparés. Le nombre d&apos;entretiens de chaque borne est dans son fichier.</translation>
    </message>
    <message>
        <source>Tables do not say which kiosk a row comes from, so nothing could be compared between kiosks.</source>
        <translation>Les tableaux n’indiquent pas les bornes&#xa0;; rien n’a donc pu être comparé entre elles.</translation>
    </message>
    <message>
        <source>{interviews} interviews from {kiosks} kiosks; {again} of them are in several files, and each is counted once.</source>
        <translation>{interviews} entretiens de {kiosks} bornes&#xa0;; des fichiers en apportent {again} de nouveau, et chacun est compté une fois.</translation>
    </message>
    <message>
        <source>{interviews} interviews from one kiosk; {again} of them are in several files, and each is counted once.</source>
        <translation>{interviews} entretiens d’une seule borne&#xa0;; des fichiers en apportent {again} à nouveau, et chacun est compté une fois.</translation>
    </message>
    <message>
        <source>Compare the number of interviews of each kiosk with the attendance list: no time or order is recorded that would reveal invented interviews.</source>
        <translation>Comparez le nombre de chaque borne avec la liste de présence&#xa0;: ni heure ni ordre ne sont enregistrés qui montreraient des entretiens inventés.</translation>
    </message>
    <message>
        <source>Report the number with the results.</source>
        <translation>Indiquez ce nombre avec les résultats.</translation>
    </message>
    <message>
        <source>If that is too much, you need more interviews, or a design with weaker coins.</source>
        <translation>Si c’est beaucoup, il faut plus d’entretiens ou un dispositif au tirage plus faible.</translation>
    </message>
    <message>
        <source>If up to {forged} of the {n} reports were forged, “{question}: {answer}” ({estimate}) could really be from {low} to {high}.</source>
        <translation>Si jusqu’à {forged} réponses enregistrées sur {n} étaient falsifiées, {question}&#xa0;: {answer}, maintenant {estimate}, pourrait aller de {low} à {high}.</translation>
    </message>
    <message>
        <source>Ask whether your conclusion still holds at both ends; choose the number that you fear.</source>
        <translation>Demandez-vous si la conclusion tient sur toute la bande&#xa0;; choisissez le nombre que vous craignez.</translation>
    </message>
    <message>
        <source>Every kiosk&apos;s reports can come from people&apos;s answers (tests: {count}).</source>
        <translation>Les réponses enregistrées de chaque borne peuvent provenir de réponses de personnes (tests&#xa0;: {count}).</translation>
    </message>
    <message>
        <source>Break-offs are equally frequent at all kiosks (kiosks: {count}).</source>
        <translation>Les entretiens sont interrompus de la même façon à toutes les bornes (bornes&#xa0;: {count}).</translation>
    </message>
    <message>
        <source>Questions that may be skipped are skipped equally often at all kiosks (tests: {count}).</source>
        <translation>Les questions que l’on peut sauter sont sautées de la même façon à toutes les bornes (tests&#xa0;: {count}).</translation>
    </message>
    <message>
        <source>Nothing contradicts the assumptions of the designs (tests: {count}).</source>
        <translation>Rien ne contredit ce que supposent les dispositifs (tests&#xa0;: {count}).</translation>
    </message>
    <message>
        <source>Control items are answered as if everybody followed the instruction (items: {count}).</source>
        <translation>Les questions de contrôle reçoivent les réponses attendues si tout le monde suit la consigne (questions&#xa0;: {count}).</translation>
    </message>
    <message>
        <source>Exports compared</source>
        <translation>Exportations comparées</translation>
    </message>
    <message>
        <source>Kiosks compared</source>
        <translation>Bornes comparées</translation>
    </message>
    <message>
        <source>Feasible range, by kiosk</source>
        <translation>Domaine possible, par borne</translation>
    </message>
    <message>
        <source>Feasible range</source>
        <translation>Domaine possible</translation>
    </message>
    <message>
        <source>Repeated records</source>
        <translation>Enregistrements répétés</translation>
    </message>
    <message>
        <source>Break-offs</source>
        <translation>Interruptions</translation>
    </message>
    <message>
        <source>Missing, by kiosk</source>
        <translation>Réponses manquantes, par borne</translation>
    </message>
    <message>
        <source>Coins and asked directly</source>
        <translation>Avec tirage et directement</translation>
    </message>
    <message>
        <source>Test of the design</source>
        <translation>Test du dispositif</translation>
    </message>
    <message>
        <source>Control item</source>
        <translation>Question de contrôle</translation>
    </message>
    <message>
        <source>Copied interviews</source>
        <translation>Entretiens copiés</translation>
    </message>
    <message>
        <source>Missing answers</source>
        <translation>Réponses manquantes</translation>
    </message>
    <message>
        <source>Interviews</source>
        <translation>Entretiens</translation>
    </message>
    <message>
        <source>Weight of a record</source>
        <translation>Poids d’un enregistrement</translation>
    </message>
    <message>
        <source>What would be found</source>
        <translation>Ce qui serait trouvé</translation>
    </message>
    <message>
        <source>Forged records</source>
        <translation>Enregistrements falsifiés</translation>
    </message>
    <message>
        <source>Wilson</source>
        <translation>Wilson</translation>
    </message>
    <message>
        <source>Exact (Clopper–Pearson)</source>
        <translation>Exact (Clopper–Pearson)</translation>
    </message>
    <message>
        <source>Likelihood ratio</source>
        <translation>Rapport de vraisemblance</translation>
    </message>
    <message>
        <source>Wald</source>
        <translation>Wald</translation>
    </message>
    <message>
        <source>Chebyshev</source>
        <translation>Tchebychev</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Exact binomial</source>
        <translation>Binomiale exacte</translation>
    </message>
    <message>
        <source>Always holds.</source>
        <translation>Toujours valable.</translation>
    </message>
    <message>
        <source>The usual approximation.</source>
        <translation>L’approximation habituelle.</translation>
    </message>
    <message>
        <source>Computed, not approximated.</source>
        <translation>Calculée, non approchée.</translation>
    </message>
    <message>
        <source>Sealed</source>
        <translation>Scellés</translation>
    </message>
    <message>
        <source>The analyst with the key, or a court that takes it, sees: sealed, {sealed}; with tallies, {tallies}.</source>
        <translation>L&apos;analyste qui a la clé, ou un tribunal qui la prend, voit : scellés, {sealed} ; avec des décomptes, {tallies}.</translation>
    </message>
    <message>
        <source>Trustees who collude, as many as open a total, see: sealed, {sealed}; with tallies, {tallies}.</source>
        <translation>Des dépositaires complices, autant qu&apos;il en faut pour ouvrir un total, voient : scellés, {sealed} ; avec des décomptes, {tallies}.</translation>
    </message>
    <message>
        <source>A kiosk whose program was changed, and whoever watches the touch, see in both ways {seen}.</source>
        <translation>Une borne dont le programme a été modifié, et quiconque regarde le toucher, voient dans les deux cas {seen}.</translation>
    </message>
    <message>
        <source>ε is what one report gives away to whoever sees it; totals are exact, without noise.</source>
        <translation>ε est ce qu&apos;un rapport révèle à qui le voit ; les totaux sont exacts, sans bruit.</translation>
    </message>
    <message>
        <source>Guarded mid‑p</source>
        <translation>Mi-p sécurisé</translation>
    </message>
    <message>
        <source>Mid‑p</source>
        <translation>Mi-p</translation>
    </message>
    <message>
        <source>Bayes, flat prior</source>
        <translation>Bayes, loi a priori uniforme</translation>
    </message>
    <message>
        <source>Bootstrap (BCa)</source>
        <translation>Bootstrap (BCa)</translation>
    </message>
    <message>
        <source>Student’s t</source>
        <translation>t de Student</translation>
    </message>
    <message>
        <source>Hoeffding</source>
        <translation>Hoeffding</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>Mean of the harmless question</source>
        <translation>Moyenne de la question anodine</translation>
    </message>
    <message>
        <source>{question} – {answer}</source>
        <translation>{question} – {answer}</translation>
    </message>
    <message>
        <source>No share can be below zero: chance does this when the true share is near zero, and it also happens when people do not follow the coins. The most likely possible share is {mle}.</source>
        <translation>Aucune proportion ne peut être inférieure à zéro&#xa0;: c’est l’effet du hasard quand la vraie proportion est proche de zéro, et cela arrive aussi quand les personnes ne suivent pas la consigne. La proportion possible la plus vraisemblable est {mle}.</translation>
    </message>
    <message>
        <source>No share can be above 100 %: chance does this when the true share is near 100 %, and it also happens when people do not follow the coins. The most likely possible share is {mle}.</source>
        <translation>Aucune proportion ne peut dépasser 100&#xa0;%&#xa0;: c’est l’effet du hasard quand la vraie proportion est proche de 100&#xa0;%, et cela arrive aussi quand les personnes ne suivent pas la consigne. La proportion possible la plus vraisemblable est {mle}.</translation>
    </message>
    <message>
        <source>How much of this uncertainty comes from the coins is not known here.</source>
        <translation>On ne sait pas ici quelle part de cette incertitude vient du tirage.</translation>
    </message>
    <message>
        <source>Nearly all of this uncertainty (of the variance) comes from the coins.</source>
        <translation>Presque toute cette incertitude (de la variance) vient du tirage.</translation>
    </message>
    <message>
        <source>{coins} of this uncertainty (of the variance) comes from the coins, the rest from asking a sample of people.</source>
        <translation>{coins} de cette incertitude (de la variance) vient du tirage, le reste de ce que l’on interroge un échantillon de personnes.</translation>
    </message>
    <message>
        <source>With {interviews} interviews, 95 of 100 such surveys would have {level} intervals at most {width} percentage points wide for {question}: {answer}, the widest of all.</source>
        <translation>Avec {interviews} entretiens, 95 enquêtes de ce genre sur 100 auraient des intervalles à {level} larges d’au plus {width} points de pourcentage pour {question}&#xa0;: {answer}, le plus large de tous.</translation>
    </message>
    <message>
        <source>With {interviews} interviews, 95 of 100 such surveys would have a {level} interval at most {width} percentage points wide for {question}: {answer}; {covered} of 100 such intervals contain the true value.</source>
        <translation>Avec {interviews} entretiens, 95 enquêtes de ce genre sur 100 auraient un intervalle à {level} large d’au plus {width} points de pourcentage pour {question}&#xa0;: {answer}&#xa0;; {covered} de ces intervalles sur 100 contiennent la vraie valeur.</translation>
    </message>
    <message>
        <source>With {interviews} interviews, 95 of 100 such surveys would have a {level} interval at most {width} wide for the mean of {question}; {covered} of 100 such intervals contain the true value.</source>
        <translation>Avec {interviews} entretiens, 95 enquêtes de ce genre sur 100 auraient un intervalle à {level} large d’au plus {width} pour la moyenne de {question}&#xa0;; {covered} de ces intervalles sur 100 contiennent la vraie valeur.</translation>
    </message>
    <message>
        <source>With {interviews} interviews, {detected} of 100 such surveys would find that {question}: {answer} differs between {groups}, if the difference is {difference} percentage points.</source>
        <translation>Avec {interviews} entretiens, {detected} enquêtes de ce genre sur 100 trouveraient que {question}&#xa0;: {answer} diffère entre {groups}, si la différence est de {difference} points de pourcentage.</translation>
    </message>
    <message>
        <source>With {interviews} interviews, {detected} of 100 such surveys would find that {question}: {answer} differs between {groups}, although it does not.</source>
        <translation>Avec {interviews} entretiens, {detected} enquêtes de ce genre sur 100 trouveraient que {question}&#xa0;: {answer} diffère entre {groups}, alors que ce n’est pas le cas.</translation>
    </message>
    <message>
        <source>Let the program choose</source>
        <translation>Laisser le programme choisir</translation>
    </message>
    <message>
        <source>Chosen by the program</source>
        <translation>Choisie par le programme</translation>
    </message>
    <message>
        <source>Naive Bayes</source>
        <translation>Bayes naïf</translation>
    </message>
    <message>
        <source>Decision tree</source>
        <translation>Arbre de décision</translation>
    </message>
    <message>
        <source>Forest of random trees</source>
        <translation>Forêt d’arbres aléatoires</translation>
    </message>
    <message>
        <source>If {share} of the respondents had touched any button at random, the estimate would be {estimate} (between {low} and {high}) instead of {plain}.</source>
        <translation>Si {share} des répondants avaient touché n’importe quel bouton au hasard, l’estimation serait {estimate} (entre {low} et {high}) au lieu de {plain}.</translation>
    </message>
    <message>
        <source>If {share} of the respondents had protected themselves and given the safe answer whatever was true, the estimate would be {estimate} (between {low} and {high}) instead of {plain}.</source>
        <translation>Si {share} des répondants s’étaient protégés en donnant la réponse sûre quelle que soit la vérité, l’estimation serait {estimate} (entre {low} et {high}) au lieu de {plain}.</translation>
    </message>
    <message>
        <source>there is no curve for safe answers, because it is not known which answer is safe; name the safe answer.</source>
        <translation>il n’y a pas de courbe pour les réponses sûres, car on ne sait pas quelle réponse est sûre ; nommez la réponse sûre.</translation>
    </message>
    <message>
        <source>there is no sensitivity curve for the design {design}; it needs a design whose reports follow from the answer alone, in one sample.</source>
        <translation>il n’y a pas de courbe de sensibilité pour le plan {design} ; il faut un plan dont les réponses enregistrées ne dépendent que de la vraie réponse, dans un seul échantillon.</translation>
    </message>
    <message>
        <source>of 100 people whose recorded report is “{report}”, about {people} would truthfully answer “{answer}”; of 100 people altogether, about {all}.</source>
        <translation>sur 100 personnes dont la réponse enregistrée est « {report} », environ {people} répondraient sincèrement « {answer} » ; sur 100 personnes en tout, environ {all}.</translation>
    </message>
    <message>
        <source>what one report says about an answer is not computed for the design {design}; it needs a design whose reports can be listed and follow from the answer alone, in one sample.</source>
        <translation>ce qu’une réponse enregistrée dit de la vraie réponse n’est pas calculé pour le plan {design} ; il faut un plan dont les réponses enregistrées puissent être énumérées et ne dépendent que de la vraie réponse, dans un seul échantillon.</translation>
    </message>
    <message>
        <source>The costs are not symmetric: from {first} to {second} it is {there}, and back {back}. Distances are from the first group to the second.</source>
        <translation>Les coûts ne sont pas symétriques&#xa0;: de {first} à {second} c’est {there}, et au retour {back}. Les distances vont du premier groupe au second.</translation>
    </message>
    <message>
        <source>From {first} to {second} it costs {cost}, and {cheapest} by way of other answers; the cheapest way counts.</source>
        <translation>De {first} à {second} il en coûte {cost}, et {cheapest} en passant par d’autres réponses&#xa0;; c’est le chemin le moins cher qui compte.</translation>
    </message>
    <message>
        <source>the intervals have a joint confidence of {level}: each alone has {each}, by the joint normal distribution of the estimates (maximum of |t|).</source>
        <translation>les intervalles valent ensemble avec une confiance de {level} : chacun seul a {each}, selon la loi normale conjointe des estimations (maximum de |t|).</translation>
    </message>
    <message>
        <source>the intervals have a joint confidence of at least {level}: each alone has {each}, by Šidák&apos;s bound.</source>
        <translation>les intervalles valent ensemble avec une confiance d’au moins {level} : chacun seul a {each}, selon la borne de Šidák.</translation>
    </message>
    <message>
        <source>The kiosk&apos;s coins, after the answer</source>
        <translation>Les pièces de la borne, après la réponse</translation>
    </message>
    <message>
        <source>Coins shown before the answer</source>
        <translation>Des pièces montrées avant la réponse</translation>
    </message>
    <message>
        <source>The respondent&apos;s own cards, dice or birthday</source>
        <translation>Les cartes, les dés ou l’anniversaire du répondant</translation>
    </message>
    <message>
        <source>Asked elsewhere, by other means</source>
        <translation>Demandé ailleurs, par d’autres moyens</translation>
    </message>
    <message>
        <source>In imported tables: asked elsewhere, by other means</source>
        <translation>Dans les tables importées : demandé ailleurs, par d’autres moyens</translation>
    </message>
    <message>
        <source>Several designs by row</source>
        <translation>Plusieurs dispositifs selon la ligne</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>gardé</translation>
    </message>
    <message>
        <source>dropped</source>
        <translation>omis</translation>
    </message>
    <message>
        <source>must change</source>
        <translation>à changer</translation>
    </message>
    <message>
        <source>On the first screen</source>
        <translation>Sur le premier écran</translation>
    </message>
    <message>
        <source>Behind “Learn more”</source>
        <translation>Derrière «&#xa0;En savoir plus&#xa0;»</translation>
    </message>
    <message>
        <source>At questions that are asked directly: {questions}</source>
        <translation>Aux questions directes&#xa0;: {questions}</translation>
    </message>
    <message>
        <source>At questions that no total counts: {questions}</source>
        <translation>Aux questions qu’aucun total ne compte : {questions}</translation>
    </message>
    <message>
        <source>What the surveyor says</source>
        <translation>Ce que dit l’enquêteur</translation>
    </message>
    <message>
        <source>{numbers}: touch your own answer.</source>
        <translation>{numbers} : touchez votre propre réponse.</translation>
    </message>
    <message>
        <source>{numbers}: your own answer.</source>
        <translation>{numbers} : votre propre réponse.</translation>
    </message>
    <message>
        <source>{numbers}: “{label}”.</source>
        <translation>{numbers} : « {label} ».</translation>
    </message>
    <message>
        <source>{numbers}: touch “{label}”. The dice chose it, not you.</source>
        <translation>{numbers} : touchez « {label} ». Ce sont les dés qui l’ont choisi, pas vous.</translation>
    </message>
    <message>
        <source>{numbers}: touch “{label}”. The die chose it, not you.</source>
        <translation>{numbers} : touchez « {label} ». C’est le dé qui l’a choisi, pas vous.</translation>
    </message>
    <message>
        <source>{numbers}: touch “{label}”. The card chose it, not you.</source>
        <translation>{numbers} : touchez « {label} ». C’est la carte qui l’a choisi, pas vous.</translation>
    </message>
    <message>
        <source>{numbers}: touch “{label}”. The coins chose it, not you.</source>
        <translation>{numbers} : touchez « {label} ». Ce sont les pièces qui l’ont choisi, pas vous.</translation>
    </message>
    <message>
        <source>{numbers}: answer question 1.</source>
        <translation>{numbers} : répondez à la question 1.</translation>
    </message>
    <message>
        <source>{numbers}: answer question 2.</source>
        <translation>{numbers} : répondez à la question 2.</translation>
    </message>
    <message>
        <source>Only you know which of the two questions you answer.</source>
        <translation>Personne d’autre que vous ne sait à laquelle des deux questions vous répondez.</translation>
    </message>
    <message>
        <source>Draw a card. Keep it hidden.</source>
        <translation>Tirez une carte. Gardez-la cachée.</translation>
    </message>
    <message>
        <source>Heads first</source>
        <translation>D’abord face</translation>
    </message>
    <message>
        <source>Tails, then heads</source>
        <translation>Pile, puis face</translation>
    </message>
    <message>
        <source>Tails, then tails</source>
        <translation>Pile, puis pile</translation>
    </message>
    <message>
        <source>Toss a coin, then toss it once more. Keep both hidden.</source>
        <translation>Lancez une pièce, puis lancez-la encore une fois. Gardez les deux résultats cachés.</translation>
    </message>
    <message>
        <source>Only you can choose “{label}”. So a recorded “{label}” is your own answer.</source>
        <translation>Personne d’autre que vous ne peut choisir «&#xa0;{label}&#xa0;». Un «&#xa0;{label}&#xa0;» enregistré est donc votre propre réponse.</translation>
    </message>
    <message>
        <source>Your own answer comes up in {count} of {of} cases.</source>
        <translation>Votre propre réponse sort dans {count} cas sur {of}.</translation>
    </message>
    <message>
        <source>Your own answer comes up in about {count} of {of} cases.</source>
        <translation>Votre propre réponse sort dans environ {count} cas sur {of}.</translation>
    </message>
    <message>
        <source>Question 1 comes up in {count} of {of} cases.</source>
        <translation>La question 1 sort dans {count} cas sur {of}.</translation>
    </message>
    <message>
        <source>Question 1 comes up in about {count} of {of} cases.</source>
        <translation>La question 1 sort dans environ {count} cas sur {of}.</translation>
    </message>
    <message>
        <source>Throw both dice and add them up. Keep them hidden.</source>
        <translation>Lancez les deux dés et additionnez-les. Gardez-les cachés.</translation>
    </message>
    <message>
        <source>Throw the die. Keep it hidden.</source>
        <translation>Lancez le dé. Gardez-le caché.</translation>
    </message>
    <message>
        <source>Draw one of the cards 1 to {cards}. Keep it hidden.</source>
        <translation>Tirez une des cartes 1 à {cards}. Gardez-la cachée.</translation>
    </message>
    <message>
        <source>{low} or {high}</source>
        <translation>{low} ou {high}</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} à {high}</translation>
    </message>
    <message>
        <source>So a record proves nothing about you.</source>
        <translation>Cela ne prouve donc rien sur vous.</translation>
    </message>
    <message>
        <source>The wheel never picks “{label}”. So a recorded “{label}” is your own answer.</source>
        <translation>La roue ne choisit jamais « {label} ». Un « {label} » enregistré est donc votre propre réponse.</translation>
    </message>
    <message>
        <source>Spin the wheel first. Only you see it.</source>
        <translation>Tournez d’abord la roue. Personne d’autre ne la voit.</translation>
    </message>
    <message>
        <source>If the wheel answers for you, just go on.</source>
        <translation>Si la roue répond à votre place, continuez simplement.</translation>
    </message>
    <message>
        <source>Otherwise the wheel picks any answer.</source>
        <translation>Sinon, la roue choisit n’importe quelle réponse.</translation>
    </message>
    <message>
        <source>In {count} of {of} spins the wheel asks for your own answer.</source>
        <translation>{count} fois sur {of}, la roue demande votre propre réponse.</translation>
    </message>
    <message>
        <source>In about {count} of {of} spins the wheel asks for your own answer.</source>
        <translation>Environ {count} fois sur {of}, la roue demande votre propre réponse.</translation>
    </message>
    <message>
        <source>In {count} of {of} spins your own answer is recorded.</source>
        <translation>{count} fois sur {of}, votre propre réponse est enregistrée.</translation>
    </message>
    <message>
        <source>In about {count} of {of} spins your own answer is recorded.</source>
        <translation>Environ {count} fois sur {of}, votre propre réponse est enregistrée.</translation>
    </message>
    <message>
        <source>Half of the time your own answer is recorded.</source>
        <translation>Une fois sur deux, votre propre réponse est enregistrée.</translation>
    </message>
    <message>
        <source>Half of the time the wheel asks for your own answer.</source>
        <translation>Une fois sur deux, la roue demande votre propre réponse.</translation>
    </message>
    <message>
        <source>In {count} of {of} spins the wheel answers “{label}”.</source>
        <translation>{count} fois sur {of}, la roue répond « {label} ».</translation>
    </message>
    <message>
        <source>In about {count} of {of} spins the wheel answers “{label}”.</source>
        <translation>Environ {count} fois sur {of}, la roue répond « {label} ».</translation>
    </message>
    <message>
        <source>With {design} every report is one of two numbers. They show the mean, but not how the answers spread around it.</source>
        <translation>Avec {design}, chaque réponse enregistrée est l’un de deux nombres. Ils montrent la moyenne, mais pas comment les réponses se répartissent autour d’elle.</translation>
    </message>
    <message>
        <source>The question does not say which answers are possible, so only the mean and the standard deviation can be known.</source>
        <translation>La question ne dit pas quelles réponses sont possibles ; seuls la moyenne et l’écart type peuvent donc être connus.</translation>
    </message>
    <message>
        <source>The noise is undone answer by answer, for at most {most} possible answers. This question has {answers}.</source>
        <translation>Le bruit est retiré réponse par réponse, pour {most} réponses possibles au plus. Cette question en a {answers}.</translation>
    </message>
    <message>
        <source>With {design} different distributions of answers lead to the same reports, so only the mean and the standard deviation can be known.</source>
        <translation>Avec {design}, des répartitions différentes des réponses mènent aux mêmes enregistrements ; seuls la moyenne et l’écart type peuvent donc être connus.</translation>
    </message>
    <message>
        <source>One report shows no spread.</source>
        <translation>Un seul enregistrement ne montre aucune dispersion.</translation>
    </message>
    <message>
        <source>The reports spread no wider than the coins alone would make them, so the standard deviation of the answers is shown as 0. It is anywhere below the upper end of its interval.</source>
        <translation>Les enregistrements ne varient pas plus que les pièces seules ne les feraient varier ; l’écart type des réponses est donc indiqué comme 0. Il se trouve quelque part sous l’extrémité supérieure de son intervalle.</translation>
    </message>
    <message>
        <source>{n} respondent</source>
        <translation>{n} répondant</translation>
    </message>
    <message>
        <source>{n} respondents</source>
        <translation>{n} répondants</translation>
    </message>
    <message>
        <source>If the answers to “{first}” and “{second}” did not depend on each other, reports that show as strong a relation as these would have a probability of {p}.</source>
        <translation>Si les réponses à « {first} » et « {second} » ne dépendaient pas l’une de l’autre, des réponses enregistrées montrant une relation aussi forte auraient une probabilité de {p}.</translation>
    </message>
    <message>
        <source>Cramér&apos;s V, from 0 for no relation to 1 for a perfect one, is about {v}; noise alone would give {noise}.</source>
        <translation>Le V de Cramér, de 0 (aucune relation) à 1 (relation parfaite), est d’environ {v} ; le bruit seul donnerait {noise}.</translation>
    </message>
    <message>
        <source>Among those with “{given}”, about {share} have “{answer}”; the {level} interval is {low} to {high}.</source>
        <translation>Parmi ceux qui ont « {given} », environ {share} ont « {answer} » ; l’intervalle à {level} va de {low} à {high}.</translation>
    </message>
    <message>
        <source>Nobody is known to have “{given}”.</source>
        <translation>On ne connaît personne qui ait « {given} ».</translation>
    </message>
    <message>
        <source>Intercept: {where}, the odds of the answer are about {ratio}.</source>
        <translation>Constante : {where}, la cote de la réponse est d’environ {ratio}.</translation>
    </message>
    <message>
        <source>Intercept: {where}, the mean answer is about {estimate}.</source>
        <translation>Constante : {where}, la réponse moyenne est d’environ {estimate}.</translation>
    </message>
    <message>
        <source>If all {n} people had answered “{answer}” to “{question}” and all else stayed the same, the model expects about {estimate} of them to have the answer “{outcome}” ({level} CI {low} to {high}).</source>
        <translation>Si les {n} personnes avaient toutes répondu «&#xa0;{answer}&#xa0;» à «&#xa0;{question}&#xa0;», tout le reste étant comme il est, le modèle s’attend à ce qu’environ {estimate} d’entre elles aient la réponse «&#xa0;{outcome}&#xa0;»&#xa0;; avec une confiance de {level}, de {low} à {high}.</translation>
    </message>
    <message>
        <source>Intercept: {where}, the {link} of the share of “yes” is about {estimate}.</source>
        <translation>Constante : {where}, le {link} de la part de « oui » est d’environ {estimate}.</translation>
    </message>
    <message>
        <source>without predictors</source>
        <translation>sans prédicteurs</translation>
    </message>
    <message>
        <source>with all predictors at their reference</source>
        <translation>quand tous les prédicteurs sont à leur référence</translation>
    </message>
    <message>
        <source>with all predictors at 0</source>
        <translation>quand tous les prédicteurs sont à 0</translation>
    </message>
    <message>
        <source>with all predictors at their reference, numbers and ratings at 0</source>
        <translation>quand tous les prédicteurs sont à leur référence, les nombres et les échelles à 0</translation>
    </message>
    <message>
        <source>{n} interviews, standard errors: {errors}</source>
        <translation>{n} entretiens, erreurs types : {errors}</translation>
    </message>
    <message>
        <source>log likelihood {likelihood}, {n} interviews, standard errors: {errors}</source>
        <translation>log-vraisemblance {likelihood}, {n} entretiens, erreurs types : {errors}</translation>
    </message>
    <message>
        <source>log likelihood {likelihood}, AIC {aic}, BIC {bic}, {n} interviews, standard errors: {errors}</source>
        <translation>log-vraisemblance {likelihood}, AIC {aic}, BIC {bic}, {n} entretiens, erreurs types : {errors}</translation>
    </message>
    <message>
        <source>Hosmer–Lemeshow test of the fit: χ² = {statistic} on {freedom} degrees of freedom, p = {p}</source>
        <translation>test d’ajustement de Hosmer–Lemeshow : χ² = {statistic} à {freedom} degrés de liberté, p = {p}</translation>
    </message>
    <message>
        <source>With the answer “{answer}” to “{question}” instead of “{reference}”, the mean answer changes by {estimate} on average ({level} CI {low} to {high}).</source>
        <translation>Avec la réponse « {answer} » à « {question} » au lieu de « {reference} », la réponse moyenne change de {estimate} en moyenne (IC à {level} : de {low} à {high}).</translation>
    </message>
    <message>
        <source>With one more of “{question}”, the mean answer changes by {estimate} on average ({level} CI {low} to {high}).</source>
        <translation>Avec un de plus de « {question} », la réponse moyenne change de {estimate} en moyenne (IC à {level} : de {low} à {high}).</translation>
    </message>
    <message>
        <source>it cannot be combined with random intercepts; leave one of the two out</source>
        <translation>ne se combine pas avec des constantes aléatoires ; retirez l’un des deux</translation>
    </message>
    <message>
        <source>{questions} is randomized; predictions need predictors that are asked directly</source>
        <translation>{questions} est randomisée ; les prédictions demandent des prédicteurs posés directement</translation>
    </message>
    <message>
        <source>it needs predictors whose answers can be assumed</source>
        <translation>il faut des prédicteurs dont on puisse supposer les réponses</translation>
    </message>
    <message>
        <source>the outcome {outcome} has several equations; predictions need a yes/no question of one sample, or a number in the linear model</source>
        <translation>la variable {outcome} a plusieurs équations ; les prédictions demandent une question oui/non d’un échantillon, ou un nombre dans le modèle linéaire</translation>
    </message>
    <message>
        <source>According to the control question hardly anybody followed the instruction, so it corrects nothing: do not trust the estimates that it controls.</source>
        <translation>La question de contrôle indique que presque personne n’a suivi la consigne&#xa0;; rien n’est donc corrigé par elle&#xa0;: ne vous fiez pas aux estimations qu’elle contrôle.</translation>
    </message>
    <message>
        <source>Shares of 0 and 1 that follow from the filter itself are not estimates and have no error: {questions}.</source>
        <translation>Les parts de 0 et 1 que le filtre lui-même décide ne sont pas des estimations et n’ont pas d’erreur&#xa0;: {questions}.</translation>
    </message>
    <message>
        <source>Nearly all of the {n} reports are the same, so the error is estimated from very few of them and the interval may contain the mean far less often than it should. Collect more interviews, or use the interval chebyshev.</source>
        <translation>Presque toutes les {n} réponses enregistrées sont identiques&#xa0;; l’erreur repose donc sur très peu d’entre elles, et l’intervalle peut contenir la moyenne bien moins souvent que promis. Recueillez plus d’entretiens ou choisissez l’intervalle chebyshev.</translation>
    </message>
    <message>
        <source>The model predicts {name} whatever the features are, so it is no better than always saying {name}.</source>
        <translation>Le modèle prédit {name} quelles que soient les variables ; il ne vaut donc pas mieux que de toujours dire {name}.</translation>
    </message>
    <message>
        <source>On the rows held out, the model was right {accuracy} of the time, which is no better than always saying the most frequent class ({majority}).</source>
        <translation>Sur les lignes réservées, le modèle a eu raison dans {accuracy} des cas, ce qui ne vaut pas mieux que de toujours dire la classe la plus fréquente ({majority}).</translation>
    </message>
    <message>
        <source>A class is predicted where all conditions of one of its rules hold. No fewer rules can say the same.</source>
        <translation>Une classe est prédite là où toutes les conditions d’une de ses règles sont remplies. Aucun nombre plus petit de règles ne dit la même chose.</translation>
    </message>
    <message>
        <source>A class is predicted where all conditions of one of its rules hold. The tree is large: fewer rules might say the same.</source>
        <translation>Une classe est prédite là où toutes les conditions d’une de ses règles sont remplies. L’arbre est grand : moins de règles pourraient peut-être dire la même chose.</translation>
    </message>
    <message>
        <source>These shares are pulled toward the share among all respondents, more so where the reports contain less information (a Dirichlet prior): good for prediction, but not unbiased estimates.</source>
        <translation>Ces parts sont tirées vers la part parmi tous les répondants, d’autant plus que les rapports disent peu (a priori de Dirichlet)&#xa0;: bonnes pour prédire, mais pas des estimations sans biais.</translation>
    </message>
    <message>
        <source>For some features it was not released how frequent their levels are; effects are averaged as if these levels were equally frequent.</source>
        <translation>Pour certaines variables, la fréquence des modalités n’a pas été publiée ; les effets sont moyennés comme si ces modalités étaient également fréquentes.</translation>
    </message>
    <message>
        <source>The model does not contain the counts that it was made of, so the effects have no intervals.</source>
        <translation>Le modèle ne contient pas les comptages dont il est issu ; les effets n’ont donc pas d’intervalle.</translation>
    </message>
    <message>
        <source>The levels of {names} were read from the data and are assumed to be public; state them with a domain file if they are not.</source>
        <translation>Les niveaux de {names} ont été lus dans les données et sont tenus pour publics&#xa0;; indiquez-les dans un fichier de domaine s’ils ne le sont pas.</translation>
    </message>
    <message>
        <source>{questions}: groups of fewer than {smallest}: {cells}, people in them: {people}, of whom alone: {alone}. Merge categories before you publish anything by it.</source>
        <translation>{questions}&#xa0;: groupes de moins de {smallest}&#xa0;: {cells}, personnes qui s’y trouvent&#xa0;: {people}, dont seules&#xa0;: {alone}. Fusionnez des catégories avant de montrer quoi que ce soit par cette question.</translation>
    </message>
    <message>
        <source>{questions}: groups of fewer than {smallest}: {cells}, people in them: {people}, of whom alone: {alone}. Do not publish these together, or make {coarser} coarser first.</source>
        <translation>{questions}&#xa0;: groupes de moins de {smallest}&#xa0;: {cells}, personnes qui s’y trouvent&#xa0;: {people}, dont seules&#xa0;: {alone}. Ne les montrez pas ensemble, ou rendez d’abord {coarser} moins fine.</translation>
    </message>
    <message>
        <source>The mean answer to “{question}” is about {mean} ({level} CI {low} to {high}).</source>
        <translation>La réponse moyenne à « {question} » est d’environ {mean} (IC à {level} : de {low} à {high}).</translation>
    </message>
    <message>
        <source>The mean answer to “{question}” is about {mean}.</source>
        <translation>La réponse moyenne à « {question} » est d’environ {mean}.</translation>
    </message>
    <message>
        <source>Nobody answered “{question}”.</source>
        <translation>Personne n’a répondu à « {question} ».</translation>
    </message>
    <message>
        <source>The answers differ from it by about {sd} (the standard deviation).</source>
        <translation>Les réponses s’en écartent d’environ {sd} (l’écart type).</translation>
    </message>
    <message>
        <source>Half of the people answer {median} or less, and the middle half between {first} and {third}.</source>
        <translation>La moitié des personnes répond {median} ou moins, et la moitié centrale entre {first} et {third}.</translation>
    </message>
    <message>
        <source>About {share} of the people have an answer from {first} to {last} ({level} CI {low} to {high}).</source>
        <translation>Environ {share} des personnes ont une réponse de {first} à {last} (IC à {level} : de {low} à {high}).</translation>
    </message>
    <message>
        <source>About {share} of the people answer {value} ({level} CI {low} to {high}).</source>
        <translation>Environ {share} des personnes répondent {value} (IC à {level} : de {low} à {high}).</translation>
    </message>
    <message>
        <source>“{question}”: half of the people give {median} or an earlier day; the days go from {first} to {last}.</source>
        <translation>« {question} » : la moitié des gens donnent le {median} ou un jour plus tôt ; les jours vont du {first} au {last}.</translation>
    </message>
    <message>
        <source>“{question}”: {count} different texts; the commonest is “{text}”.</source>
        <translation>« {question} » : {count} textes différents ; le plus fréquent est « {text} ».</translation>
    </message>
    <message>
        <source>“{question}”: {count} different texts; none was given twice.</source>
        <translation>« {question} » : {count} textes différents ; aucun n’a été donné deux fois.</translation>
    </message>
    <message>
        <source>{question}: {said}</source>
        <translation>{question} : {said}</translation>
    </message>
    <message>
        <source>No design of these questions has a test.</source>
        <translation>Aucun plan de ces questions n’a de test.</translation>
    </message>
    <message>
        <source>{question}: {text}</source>
        <translation>{question}&#xa0;: {text}</translation>
    </message>
    <message>
        <source>{question} by {by}: {text}</source>
        <translation>{question} par {by}&#xa0;: {text}</translation>
    </message>
    <message>
        <source>Estimates outside 0 to 100 %: {count}. They are shown as they are, because cutting them off would bias averages; the column “Most likely” gives the best possible share.</source>
        <translation>Estimations hors de 0 à 100&#xa0;%&#xa0;: {count}. Elles sont affichées telles quelles, car les limiter fausserait les moyennes&#xa0;; la colonne «&#xa0;Plus vraisemblable&#xa0;» donne la meilleure proportion possible.</translation>
    </message>
    <message>
        <source>A question cannot be divided by itself: choose another one, or no groups.</source>
        <translation>Une question ne peut pas être divisée par elle-même&#xa0;: choisissez-en une autre, ou pas de groupes.</translation>
    </message>
    <message>
        <source>The chart shows the first {count} lines; choose one question to see it all.</source>
        <translation>Le graphique montre les {count} premières lignes&#xa0;; choisissez une question pour tout voir.</translation>
    </message>
    <message>
        <source>Compared with model {smaller}, chance alone would improve the fit this much with a probability of {p} (likelihood ratio test).</source>
        <translation>Par rapport au modèle {smaller}, le hasard seul améliorerait autant l’ajustement avec une probabilité de {p} (test du rapport de vraisemblance).</translation>
    </message>
    <message>
        <source>Of these models it has the smallest AIC, so it is expected to predict best.</source>
        <translation>De ces modèles, il a le plus petit AIC ; on s’attend donc à ce qu’il prédise le mieux.</translation>
    </message>
    <message>
        <source>Model {model}, {predictors}: fitted to {n} interviews.</source>
        <translation>Modèle {model}, {predictors} : ajusté sur {n} entretiens.</translation>
    </message>
    <message>
        <source>“{term}” is in {count} of the {models} models, with coefficients from {low} to {high}.</source>
        <translation>« {term} » est dans {count} des {models} modèles, avec des coefficients de {low} à {high}.</translation>
    </message>
    <message>
        <source>The likelihood of a model with a randomized predictor ({questions}) includes the predictor&apos;s reports, so AIC, BIC and likelihood ratios are not compared.</source>
        <translation>La vraisemblance d’un modèle avec un prédicteur randomisé ({questions}) inclut les réponses enregistrées du prédicteur ; AIC, BIC et rapports de vraisemblance ne sont donc pas comparés.</translation>
    </message>
    <message>
        <source>any</source>
        <translation>n’importe laquelle</translation>
    </message>
    <message>
        <source>All waves</source>
        <translation>Toutes les vagues</translation>
    </message>
    <message>
        <source>ε adds up over questions and waves. This is the worst case, in which all answers are about the same fact. Somebody who cannot link the records of one person learns less.</source>
        <translation>Les ε des questions et des vagues s’additionnent. C’est le pire des cas, où toutes les réponses parlent d’une seule et même chose&#xa0;; qui ne peut pas réunir les enregistrements d’une même personne en apprend moins.</translation>
    </message>
    <message>
        <source>ε adds up over questions and waves. This is the worst case, in which all answers are about the same fact. Somebody who sees only opened totals learns less.</source>
        <translation>Les ε des questions et des vagues s’additionnent. C’est le pire des cas, où toutes les réponses parlent d’une seule et même chose ; qui ne voit que des totaux ouverts en apprend moins.</translation>
    </message>
    <message>
        <source>What to do: {advice}</source>
        <translation>Que faire&#xa0;: {advice}</translation>
    </message>
    <message>
        <source>It holds for one release of one wave, if the others&apos; reports were made with coins as they should be. It does not hold for somebody who has the collection files, knows when a person was asked, or watched the kiosk.</source>
        <translation>Cela vaut pour une seule diffusion d’une seule vague, si les réponses des autres ont bien été tirées au sort comme prévu. Cela ne vaut pas pour qui détient les fichiers de collecte, sait quand une personne a été interrogée, ou a observé la borne.</translation>
    </message>
    <message>
        <source>Everybody shares these answers with at least {others} others.</source>
        <translation>Chacun partage ces réponses avec au moins {others} autres.</translation>
    </message>
    <message>
        <source>There are no interviews yet, so there are no groups.</source>
        <translation>Il n’y a pas encore d’entretiens&#xa0;; personne ne se trouve donc dans un groupe.</translation>
    </message>
    <message>
        <source>The survey has no randomized question, so there are no coins to add to.</source>
        <translation>L’enquête n’a aucune question avec tirage : il n’y a rien à quoi ajouter.</translation>
    </message>
    <message>
        <source>There is no row of anybody, only totals: there is nothing to put in random order.</source>
        <translation>Il n’y a de ligne de personne, seulement des totaux : il n’y a rien à mettre dans un ordre aléatoire.</translation>
    </message>
    <message>
        <source>The survey has no direct question, so nobody can be identified by an answer.</source>
        <translation>L’enquête n’a pas de question directe&#xa0;: personne ne peut être retrouvé par une réponse.</translation>
    </message>
    <message>
        <source>ε</source>
        <translation>ε</translation>
    </message>
    <message>
        <source>probability after the report</source>
        <translation>probabilité après la réponse enregistrée</translation>
    </message>
    <message>
        <source>ε of all in random order</source>
        <translation>ε de tous dans un ordre aléatoire</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Vérification</translation>
    </message>
    <message>
        <source>Act</source>
        <translation>Agir</translation>
    </message>
    <message>
        <source>Forged reports</source>
        <translation>Rapports falsifiés</translation>
    </message>
    <message>
        <source>In the chart, kiosks inside the outer limits differ no more than by chance. The limits assume that people are similar everywhere. If the places differ, points may lie outside although nothing is wrong.</source>
        <translation>Sur l’image, les bornes situées à l’intérieur des limites extérieures ne diffèrent pas plus que par hasard. Les limites valent pour des personnes semblables partout&#xa0;; là où les lieux diffèrent, des points peuvent être au-dehors sans que rien ne soit anormal.</translation>
    </message>
    <message>
        <source>Interviews carry no date or time. Each file has only its first and last day: compare its number of interviews with the attendance list for these days.</source>
        <translation>Les entretiens ne portent ni jour ni heure. Chaque fichier connaît son premier et son dernier jour&#xa0;: comparez le nombre avec la liste de présence de ces jours.</translation>
    </message>
    <message>
        <source>Questions left out by a condition, or not drawn by chance, do not count as missing.</source>
        <translation>Les questions qu’une condition a écartées, ou que le hasard n’a pas tirées, ne sont pas manquantes.</translation>
    </message>
    <message>
        <source>All tests are assessed together: if nothing is wrong, at most one project in 100 raises an alarm.</source>
        <translation>Tous les tests sont jugés ensemble&#xa0;: sans aucune anomalie, au plus un projet sur 100 reçoit une alarme.</translation>
    </message>
    <message>
        <source>The smallest number that these tests would have detected at each kiosk in 4 of 5 cases. Smaller numbers may go unnoticed: attendance lists and second interviews find them.</source>
        <translation>Le plus petit nombre que ces tests auraient trouvé à chaque borne dans 4 cas sur 5. Il peut y en avoir moins : les listes de présence et les seconds entretiens les trouvent.</translation>
    </message>
    <message>
        <source>The value if that many reports had been forged, in the worst possible way.</source>
        <translation>Ce qui pourrait être vrai si autant de réponses enregistrées avaient été falsifiées, de la pire façon possible.</translation>
    </message>
    <message>
        <source>Nobody answered {item}: it is ranked by the prior alone.</source>
        <translation>Personne n’a répondu à {item} : son rang ne vient que de la loi a priori.</translation>
    </message>
    <message>
        <source>{count} of {all} respondents are left out because an answer is missing.</source>
        <translation>{count} répondants sur {all} sont laissés de côté, car une réponse manque.</translation>
    </message>
    <message>
        <source>{count} of {all} respondents have weight 0 and do not count.</source>
        <translation>{count} répondants sur {all} ont le poids 0 et ne comptent pas.</translation>
    </message>
    <message>
        <source>The most likely value of {parameter} is {value}, the end of its range, so it has no standard error, and those of the coefficients take it as known.</source>
        <translation>La valeur la plus vraisemblable de {parameter} est {value}, la limite de son intervalle ; elle n’a donc pas d’erreur type, et celles des coefficients la tiennent pour connue.</translation>
    </message>
    <message>
        <source>Use the {what} of the sample</source>
        <translation>Utiliser les {what} de l’échantillon</translation>
    </message>
    <message>
        <source>every report, with its direct answers</source>
        <translation>chaque rapport, avec ses réponses directes</translation>
    </message>
    <message>
        <source>declared totals of at least {smallest} interviews, or as many as the survey says, once trustees have opened them</source>
        <translation>des totaux déclarés d&apos;au moins {smallest} entretiens, ou d&apos;autant que l&apos;enquête le dit, une fois que des dépositaires les ont ouverts</translation>
    </message>
    <message>
        <source>there are none: one key opens everything</source>
        <translation>il n&apos;y en a pas : une seule clé ouvre tout</translation>
    </message>
    <message>
        <source>the totals of each file; a report, with copies of a file from before and after its interview</source>
        <translation>les totaux de chaque fichier ; un rapport, avec des copies d&apos;un fichier d&apos;avant et d&apos;après son entretien</translation>
    </message>
    <message>
        <source>the answer: coins and tallies protect against neither</source>
        <translation>la réponse : ni les pièces ni les décomptes n&apos;en protègent</translation>
    </message>
    <message>
        <source>The passphrase does not open the key file {file}. Try again: it is the one that was chosen when the key was made. If it is lost, make the key file again from its recovery sheet.</source>
        <translation>La phrase secrète n’ouvre pas le fichier de clé {file}. Réessayez&#xa0;: c’est celle qui a été choisie à la création de la clé. Si elle est perdue, refaites le fichier de clé à partir de sa fiche de récupération.</translation>
    </message>
    <message>
        <source>Line {line}: {reason}</source>
        <translation>Ligne {line} : {reason}</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <translation>{first} {second}</translation>
    </message>
    <message>
        <source>{count} of {rows} rows have no prediction; the column prediction_problem gives the reason for each.</source>
        <translation>{count} lignes sur {rows} n’ont pas de prédiction ; la colonne prediction_problem en donne la raison pour chacune.</translation>
    </message>
    <message>
        <source>Randomized columns alone</source>
        <translation>Colonnes avec tirage seules</translation>
    </message>
    <message>
        <source>Randomized columns, complete interviews only</source>
        <translation>Colonnes avec tirage, entretiens complets seulement</translation>
    </message>
    <message>
        <source>With direct answers, file by file</source>
        <translation>Avec les réponses directes, fichier par fichier</translation>
    </message>
    <message>
        <source>Whoever is given only this, in random order and without ids, learns about any one person at most ε = {shuffled} instead of {epsilon}, except with a probability of at most {delta}: nothing shows which of at least {interviews} records is the person&apos;s.</source>
        <translation>Qui ne reçoit que cela, dans un ordre aléatoire et sans identifiants, apprend sur une personne au plus ε = {shuffled} au lieu de {epsilon}, sauf avec une probabilité d’au plus {delta} : rien ne montre lequel d’au moins {interviews} enregistrements est le sien.</translation>
    </message>
    <message>
        <source>Shuffling adds nothing to ε = {epsilon}: that takes at least {needed} interviews that nothing but randomized reports tells apart, and the smallest such group has {interviews}.</source>
        <translation>Le mélange n’ajoute rien à ε = {epsilon} : il faut au moins {needed} entretiens que rien ne distingue sauf les réponses tirées au sort, et le plus petit de ces groupes en a {interviews}.</translation>
    </message>
    <message>
        <source>There are no such interviews. Shuffling adds something to ε = {epsilon} from {needed} interviews on that nothing but randomized reports tells apart.</source>
        <translation>Il n’y a pas de tels entretiens. Le mélange ajoute quelque chose à ε = {epsilon} à partir de {needed} entretiens que rien ne distingue sauf les réponses tirées au sort.</translation>
    </message>
    <message>
        <source>Shuffling adds nothing: what one respondent gives away has no known limit.</source>
        <translation>Le mélange n’ajoute rien : ce que révèle une personne interrogée n’a pas de limite connue.</translation>
    </message>
    <message>
        <source>Shuffling adds nothing: not all of these interviews are known from collection files, which are in random order, or it is not known who left which question unanswered.</source>
        <translation>Le mélange n’ajoute rien : ces entretiens ne viennent pas tous de fichiers de collecte, qui sont dans un ordre aléatoire, ou l’on ne sait pas qui a laissé quelle question sans réponse.</translation>
    </message>
</context>
<context>
    <name>numbers</name>
    <message>
        <source>{number} percentage points</source>
        <translation>{number} points de pourcentage</translation>
    </message>
</context>
<context>
    <name>opening</name>
    <message>
        <source>Import into which project? Type a new name to create one</source>
        <translation>Dans quel projet importer&#xa0;? Un nouveau nom en crée un</translation>
    </message>
    <message>
        <source>Projects (*{ending})</source>
        <translation>Projets (*{ending})</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importer</translation>
    </message>
</context>
<context>
    <name>planning</name>
    <message>
        <source>percentage points: with probability {confidence}, the estimate is no further than this from the true value, {truth} ({method}).</source>
        <translation>points de pourcentage&#xa0;: l’estimation ne s’écarte pas davantage de la vérité avec une probabilité de {confidence}, {truth} ({method}).</translation>
    </message>
    <message>
        <source>whatever the true share is</source>
        <translation>quelle que soit la vraie proportion</translation>
    </message>
    <message>
        <source>if the true share is {share}</source>
        <translation>si la vraie proportion est {share}</translation>
    </message>
    <message>
        <source>people to approach: the estimate is then within ± {error} of the true value with probability {confidence}, {truth} ({method}, allowing for clusters and non-response).</source>
        <translation>personnes à contacter&#xa0;: l’estimation se trouve alors à ± {error} de la vérité avec une probabilité de {confidence}, {truth} ({method}, augmenté pour les grappes et la non-réponse).</translation>
    </message>
    <message>
        <source>interviews are enough: the estimate is then within ± {error} of the true value with probability {confidence}, {truth} ({method}).</source>
        <translation>entretiens suffisent&#xa0;: l’estimation se trouve alors à ± {error} de la vérité avec une probabilité de {confidence}, {truth} ({method}).</translation>
    </message>
    <message>
        <source>ε = ∞: at least one report reveals the answer, so nothing protects it.</source>
        <translation>ε = ∞&#xa0;: au moins une réponse enregistrée révèle la réponse donnée&#xa0;; rien ne la protège donc.</translation>
    </message>
    <message>
        <source>ε = {epsilon}: one report can multiply the odds of one answer over another by at most {ratio}.</source>
        <translation>ε = {epsilon} : une réponse enregistrée peut multiplier la cote d’une réponse contre une autre par {ratio} au plus.</translation>
    </message>
    <message>
        <source>Answer to plan for</source>
        <translation>Réponse pour laquelle planifier</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>yes or no (the less precise)</source>
        <translation>oui ou non, la moins précise</translation>
    </message>
    <message>
        <source>every answer</source>
        <translation>toutes les réponses</translation>
    </message>
    <message>
        <source>answer {number}</source>
        <translation>réponse {number}</translation>
    </message>
</context>
<context>
    <name>report</name>
    <message>
        <source>Page {page} of {pages}</source>
        <translation>Page {page} sur {pages}</translation>
    </message>
    <message>
        <source>The survey “{title}” ({id}, version {version}) has {asked} questions; {interviews} interviews were analysed.</source>
        <translation>L’enquête «&#xa0;{title}&#xa0;» ({id}, version {version}) comporte {asked} questions&#xa0;; {interviews} entretiens ont été analysés.</translation>
    </message>
    <message>
        <source>They were collected from {first} to {last}.</source>
        <translation>Ils ont été recueillis du {first} au {last}.</translation>
    </message>
    <message>
        <source>These interviews were simulated by a computer: no person answered them.</source>
        <translation>Ces entretiens ont été simulés par un ordinateur&#xa0;: personne n’y a répondu.</translation>
    </message>
    <message>
        <source>Randomized response (Warner 1965, Journal of the American Statistical Association 60, 63–69) protected the answers to {questions}: what is recorded is a report, which follows from the answer by a random map of known probabilities. The answer itself is not recorded.</source>
        <translation>La réponse randomisée (Warner 1965, Journal of the American Statistical Association 60, 63–69) a protégé les réponses à {questions}&#xa0;: ce qui est enregistré découle de la réponse par une transformation aléatoire aux probabilités connues. La réponse elle-même n’est pas enregistrée.</translation>
    </message>
    <message>
        <source>The design “{title}” ({design}) was used for {questions} ({source}).</source>
        <translation>Le dispositif «&#xa0;{title}&#xa0;» ({design}) a été utilisé pour {questions} ({source}).</translation>
    </message>
    <message>
        <source>The answers to {members} were randomized together, as one answer to {question}.</source>
        <translation>Les réponses à {members} ont été randomisées ensemble, comme une seule réponse à {question}.</translation>
    </message>
    <message>
        <source>Asked directly, with answers recorded as given and without protection: {questions}.</source>
        <translation>Posées directement, avec des réponses enregistrées telles que données et sans protection&#xa0;: {questions}.</translation>
    </message>
    <message>
        <source>A part of the respondents, drawn at random, was asked {questions} directly, without protection.</source>
        <translation>À une partie des répondants, tirée au hasard, {questions} ont été posées directement, sans protection.</translation>
    </message>
    <message>
        <source>A random half of the respondents was asked {questions} in the opposite wording.</source>
        <translation>À une moitié des répondants, tirée au hasard, {questions} ont été posées dans la formulation contraire.</translation>
    </message>
    <message>
        <source>Each respondent was asked {size} of these questions, drawn at random: {questions}.</source>
        <translation>À chaque répondant ont été posées {size} de ces questions, tirées au hasard&#xa0;: {questions}.</translation>
    </message>
    <message>
        <source>With P the matrix of the probabilities of each report given each answer and λ̂ the observed shares of the reports, shares of answers were estimated by undoing P, which where P is square is π̂ = λ̂P⁻¹. This estimate is unbiased and may lie outside 0 to 100 %; “Most likely” is the maximum-likelihood estimate among the possible shares.</source>
        <translation>P étant la matrice des probabilités de chaque réponse enregistrée pour chaque réponse et λ̂ les proportions observées des réponses enregistrées, les proportions des réponses ont été estimées en inversant P, ce qui, lorsque P est carrée, donne π̂ = λ̂P⁻¹. Cette estimation est sans biais et peut se trouver hors de 0 à 100&#xa0;%&#xa0;; «&#xa0;Plus vraisemblable&#xa0;» est l’estimation du maximum de vraisemblance parmi les proportions possibles.</translation>
    </message>
    <message>
        <source>Where a design has several samples or kinds of respondents ({questions}), estimates are linear in the shares of the reports, or ratios of such estimates, and “Most likely” maximizes one likelihood over all samples.</source>
        <translation>Lorsqu’un dispositif comporte plusieurs échantillons ou plusieurs sortes de répondants ({questions}), les estimations sont linéaires en les proportions des réponses enregistrées, ou des rapports de telles estimations, et «&#xa0;Plus vraisemblable&#xa0;» maximise une seule vraisemblance sur tous les échantillons.</translation>
    </message>
    <message>
        <source>For {questions}, the share of a choice was estimated from the share c/n of reports that fit it by (c/n − q)/(p − q), with p and q the probabilities that a report fits one’s own and any other choice.</source>
        <translation>Pour {questions}, la proportion d’une modalité a été estimée à partir de la proportion c/n des réponses enregistrées qui lui correspondent, par (c/n − q)/(p − q), p et q étant les probabilités qu’une réponse enregistrée corresponde à la modalité choisie et à toute autre.</translation>
    </message>
    <message>
        <source>Means ({questions}) were estimated from pseudo-answers: functions of the reports whose expectation over the randomization is the answer.</source>
        <translation>Les moyennes ({questions}) ont été estimées à partir de pseudo-réponses&#xa0;: des fonctions des réponses enregistrées dont l’espérance, sur le tirage, est la réponse.</translation>
    </message>
    <message>
        <source>Means ({questions}) were estimated from the means of two samples, which mix the answers to the sensitive and to a harmless question with two different known probabilities.</source>
        <translation>Les moyennes ({questions}) ont été estimées à partir des moyennes de deux échantillons, qui mélangent les réponses à la question sensible et à une question anodine avec deux probabilités connues différentes.</translation>
    </message>
    <message>
        <source>Respondents were treated as a simple random sample of a large population. Standard errors contain both the sampling of respondents and the randomization; the part that the randomization causes is given next to them.</source>
        <translation>Les répondants ont été traités comme un échantillon aléatoire simple d’une grande population. Les erreurs types comprennent à la fois l’échantillonnage des répondants et le tirage&#xa0;; la part due au tirage est indiquée à côté.</translation>
    </message>
    <message>
        <source>Differences between groups are tested by the likelihood ratio where each respondent’s group is known, and by the estimate over its standard error where the groups are randomized themselves, or the design has several samples or kinds of respondents.</source>
        <translation>Les différences entre groupes sont testées par le rapport de vraisemblance lorsque le groupe de chaque répondant est connu, et par l’estimation divisée par son erreur type lorsque les groupes passent eux-mêmes par le tirage, ou que le dispositif a plusieurs échantillons ou sortes de répondants.</translation>
    </message>
    <message>
        <source>Likelihood ratios are divided by the design effects of the {what} (Rao and Scott 1984).</source>
        <translation>Les rapports de vraisemblance sont divisés par les effets de plan de {what} (Rao et Scott 1984).</translation>
    </message>
    <message>
        <source>Ranks are by the expected worth of the answers, whose shares have a flat Dirichlet prior; intervals and probabilities are those of draws from the posterior, with the coins accounted for (Tanner &amp; Wong 1987).</source>
        <translation>Les rangs suivent la valeur espérée des réponses, dont les parts ont un a priori de Dirichlet plat&#xa0;; intervalles et probabilités sont ceux de tirages de la loi a posteriori, le hasard étant pris en compte (Tanner &amp; Wong 1987).</translation>
    </message>
    <message>
        <source>Distances between groups are earth mover’s distances of ratings (Rubner, Tomasi &amp; Guibas 2000) and total variation of other answers, with the bias that sampling and coins cause taken off (Fang &amp; Santos 2019); intervals are bootstrapped, p-values come from permutations.</source>
        <translation>Les distances entre groupes sont celles du terrassier pour les échelles (Rubner, Tomasi &amp; Guibas 2000) et la variation totale pour les autres réponses, corrigées du biais que causent l’échantillonnage et le hasard (Fang &amp; Santos 2019)&#xa0;; les intervalles sont par bootstrap, les valeurs p par permutations.</translation>
    </message>
    <message>
        <source>Regressions maximize the likelihood of the reports, with the coins of randomized questions accounted for (Maddala 1983; Scheers &amp; Dayton 1988; van den Hout, van der Heijden &amp; Gilchrist 2007).</source>
        <translation>Les régressions maximisent la vraisemblance des rapports, le hasard des questions randomisées étant pris en compte (Maddala 1983&#xa0;; Scheers &amp; Dayton 1988&#xa0;; van den Hout, van der Heijden &amp; Gilchrist 2007).</translation>
    </message>
    <message>
        <source>The privacy loss ε (natural logarithm) of one respondent over all randomized questions is at most {epsilon}: a report changes the odds of one answer against another by at most the factor exp(ε) of its question, and ε adds up over questions.</source>
        <translation>La perte de confidentialité ε (logarithme naturel) d’un répondant sur toutes les questions randomisées est au plus {epsilon}&#xa0;: un rapport change la cote d’une réponse contre une autre au plus du facteur exp(ε) de sa question, et les ε des questions s’additionnent.</translation>
    </message>
    <message>
        <source>Intervals have the level {level} (methods: {methods}).</source>
        <translation>Les intervalles ont le niveau {level} (méthodes&#xa0;: {methods}).</translation>
    </message>
    <message>
        <source>Estimates use the sample design ({what}). Their standard errors are linearized (Woodruff 1971) and contain both the sampling of respondents and the randomization; the part that the randomization causes is given next to them, and they are never below it.</source>
        <translation>Les estimations utilisent le plan de sondage ({what}). Leurs erreurs types sont linéarisées (Woodruff 1971) et comprennent l’échantillonnage des répondants et la randomisation ; la part due à la randomisation est donnée à côté, et elles ne lui sont jamais inférieures.</translation>
    </message>
    <message>
        <source>Cross-tables estimate how the answers go together, from the joint distribution of the reports and the Kronecker product of the questions’ matrices.</source>
        <translation>Les tableaux croisés estiment comment les réponses vont ensemble, à partir de la distribution conjointe des réponses enregistrées et du produit de Kronecker des matrices des questions.</translation>
    </message>
    <message>
        <source>The privacy loss ε of one respondent is not bounded: for some people, some report rules an answer out; the table of designs says where.</source>
        <translation>La perte de confidentialité ε d’un répondant n’est pas bornée&#xa0;: pour certaines personnes, une réponse enregistrée exclut une réponse&#xa0;; le tableau des dispositifs dit où.</translation>
    </message>
    <message>
        <source>Who was asked directly is not protected: ε is infinite. What follows is about everybody else.</source>
        <translation>Les personnes interrogées directement ne sont pas protégées&#xa0;: ε est infini. Ce qui suit concerne toutes les autres.</translation>
    </message>
    <message>
        <source>All numbers were computed with Surveyapp {version}.</source>
        <translation>Tous les nombres ont été calculés avec Surveyapp {version}.</translation>
    </message>
    <message>
        <source>{title}: report</source>
        <translation>{title}&#xa0;: rapport</translation>
    </message>
    <message>
        <source>Made on {day} with Surveyapp {version}. Survey {id}, version {number}.</source>
        <translation>Établi le {day} avec Surveyapp {version}. Enquête {id}, version {number}.</translation>
    </message>
    <message>
        <source>{title} · {day} · Surveyapp {version}</source>
        <translation>{title} · {day} · Surveyapp {version}</translation>
    </message>
    <message>
        <source>The interviews are simulated. Nothing here is about real people.</source>
        <translation>Les entretiens sont simulés. Rien ici ne porte sur des personnes réelles.</translation>
    </message>
    <message>
        <source>Methods</source>
        <translation>Méthodes</translation>
    </message>
    <message>
        <source>Questions and designs</source>
        <translation>Questions et dispositifs</translation>
    </message>
    <message>
        <source>Design, odds and ε of each question</source>
        <translation>Dispositif, chances et ε de chaque question</translation>
    </message>
    <message>
        <source>Design</source>
        <translation>Dispositif</translation>
    </message>
    <message>
        <source>Odds: answer → report</source>
        <translation>Chances&#xa0;: réponse → réponse enregistrée</translation>
    </message>
    <message>
        <source>ε</source>
        <translation>ε</translation>
    </message>
    <message>
        <source>{question}: ε is {told}.</source>
        <translation>{question}&#xa0;: ε est {told}.</translation>
    </message>
    <message>
        <source>the answer is recorded as given</source>
        <translation>la réponse est enregistrée telle que donnée</translation>
    </message>
    <message>
        <source>Total ε of one respondent: {epsilon}.</source>
        <translation>ε total d’un répondant&#xa0;: {epsilon}.</translation>
    </message>
    <message>
        <source>Responses</source>
        <translation>Participation</translation>
    </message>
    <message>
        <source>Reports of each question</source>
        <translation>Réponses enregistrées à chaque question</translation>
    </message>
    <message>
        <source>Interviews</source>
        <translation>Entretiens</translation>
    </message>
    <message>
        <source>Reports</source>
        <translation>Réponses enregistrées</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Manquantes</translation>
    </message>
    <message>
        <source>Missing, share</source>
        <translation>Manquantes, proportion</translation>
    </message>
    <message>
        <source>Missing: not asked, or not answered; which of both is not recorded.</source>
        <translation>Manquantes&#xa0;: non posées, ou sans réponse&#xa0;; lequel des deux n’est pas enregistré.</translation>
    </message>
    <message>
        <source>Kiosks by the words of their fingerprints</source>
        <translation>Bornes, par les mots de leurs empreintes</translation>
    </message>
    <message>
        <source>Kiosk</source>
        <translation>Borne</translation>
    </message>
    <message>
        <source>Imported files</source>
        <translation>Fichiers importés</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Premier jour</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Dernier jour</translation>
    </message>
    <message>
        <source>To be read with care</source>
        <translation>À lire avec précaution</translation>
    </message>
    <message>
        <source>Nothing about these numbers calls for special care.</source>
        <translation>Rien dans ces nombres ne demande de précaution particulière.</translation>
    </message>
    <message>
        <source>How to get the same numbers</source>
        <translation>Comment obtenir les mêmes nombres</translation>
    </message>
    <message>
        <source>Each table is what one command writes, given the same files and Surveyapp {version}:</source>
        <translation>Chaque tableau est ce qu’écrit une commande, avec les mêmes fichiers et Surveyapp {version}&#xa0;:</translation>
    </message>
    <message>
        <source>SHA-256 of the survey (its line in each collection file), and of the reports in each file (all from its fifth line on):</source>
        <translation>SHA-256 de l’enquête (sa ligne dans chaque fichier de collecte) et des réponses enregistrées de chaque fichier (tout à partir de sa cinquième ligne)&#xa0;:</translation>
    </message>
    <message>
        <source>SHA-256 of the survey (in its canonical form), and of each table:</source>
        <translation>SHA-256 de l’enquête (sous sa forme canonique) et de chaque tableau&#xa0;:</translation>
    </message>
    <message>
        <source>survey {id}, version {number}</source>
        <translation>enquête {id}, version {number}</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Question</translation>
    </message>
    <message>
        <source>Part {part} of {parts}, with the same scale</source>
        <translation>Partie {part} sur {parts}, à la même échelle</translation>
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
        <translation>CSV qu’Excel reconnaît comme UTF-8 (avec BOM)…</translation>
    </message>
</context>
<context>
    <name>survey</name>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>I prefer not to say</source>
        <translation>Je préfère ne pas répondre</translation>
    </message>
</context>
</TS>
