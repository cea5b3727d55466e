<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>AboutView</name>
    <message>
        <source>About this kiosk</source>
        <translation>Acerca de este quiosco</translation>
    </message>
    <message>
        <source>The kiosk in words: {words}</source>
        <translation>El quiosco en palabras: {words}</translation>
    </message>
    <message>
        <source>Kiosk: {name}</source>
        <translation>Quiosco: {name}</translation>
    </message>
    <message>
        <source>Survey: {title} ({id}, version {version})</source>
        <translation>Encuesta: {title} ({id}, versión {version})</translation>
    </message>
    <message>
        <source>Enrolment file…</source>
        <translation>Archivo de inscripción…</translation>
    </message>
    <message>
        <source>Measure the screen…</source>
        <translation>Medir la pantalla…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
</context>
<context>
    <name>AdviceView</name>
    <message>
        <source>Supervisor</source>
        <translation>Supervisor</translation>
    </message>
</context>
<context>
    <name>AfterView</name>
    <message>
        <source>That is done.</source>
        <translation>Esto ya está hecho.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>For this question the wheel can change what is recorded.</source>
        <translation>En esta pregunta la rueda puede cambiar lo que se registra.</translation>
    </message>
    <message>
        <source>{count} of every {of} recorded answers to this question come from the wheel.</source>
        <translation>{count} de cada {of} respuestas registradas a esta pregunta vienen de la rueda.</translation>
    </message>
    <message>
        <source>About {count} of every {of} recorded answers to this question come from the wheel.</source>
        <translation>Unas {count} de cada {of} respuestas registradas a esta pregunta vienen de la rueda.</translation>
    </message>
</context>
<context>
    <name>AskNewFileView</name>
    <message>
        <source>Begin a new file?</source>
        <translation>¿Empezar un archivo nuevo?</translation>
    </message>
    <message>
        <source>The current collection file is closed and kept; every later export still contains it.</source>
        <translation>El archivo de recogida actual se cierra y se conserva; toda exportación posterior lo seguirá incluyendo.</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Ahora no</translation>
    </message>
    <message>
        <source>Begin a new file</source>
        <translation>Empezar un archivo nuevo</translation>
    </message>
</context>
<context>
    <name>AskingView</name>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Spin</source>
        <translation>Girar</translation>
    </message>
    <message>
        <source>This answer does not fit here. Please look at it once more.</source>
        <translation>Esta respuesta no encaja aquí. Por favor, revísela una vez más.</translation>
    </message>
    <message>
        <source>Spin first. Only you see it.</source>
        <translation>Gire primero. Solo usted lo ve.</translation>
    </message>
    <message>
        <source>Answer the first question.</source>
        <translation>Responda la primera pregunta.</translation>
    </message>
    <message>
        <source>Answer the second question.</source>
        <translation>Responda la segunda pregunta.</translation>
    </message>
    <message>
        <source>The wheel asks you. Touch your own answer.</source>
        <translation>La rueda le pregunta a usted. Toque su propia respuesta.</translation>
    </message>
    <message>
        <source>The wheel answers “{label}” for you. Just go on.</source>
        <translation>La rueda responde «{label}» por usted. Solo continúe.</translation>
    </message>
</context>
<context>
    <name>BlockFrame</name>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Your note on this result</source>
        <translation>Su nota sobre este resultado</translation>
    </message>
    <message>
        <source>Run again</source>
        <translation>Ejecutar de nuevo</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Subir</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Bajar</translation>
    </message>
    <message>
        <source>&amp;Run again</source>
        <translation>&amp;Ejecutar de nuevo</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>&amp;Subir</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>&amp;Bajar</translation>
    </message>
    <message>
        <source>&amp;Half the width</source>
        <translation>&amp;Mitad del ancho</translation>
    </message>
    <message>
        <source>Write a &amp;note</source>
        <translation>Escribir una &amp;nota</translation>
    </message>
    <message>
        <source>Du&amp;plicate</source>
        <translation>Du&amp;plicar</translation>
    </message>
    <message>
        <source>H&amp;ide, and leave out of the report</source>
        <translation>&amp;Ocultar y dejar fuera del informe</translation>
    </message>
    <message>
        <source>Remo&amp;ve</source>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>More for this analysis</source>
        <translation>Más para este análisis</translation>
    </message>
    <message>
        <source>{title}
Drag it to another place.</source>
        <translation>{title}
Arrástrelo a otro lugar.</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Oculto</translation>
    </message>
    <message>
        <source>Out of date</source>
        <translation>Desactualizado</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Detenido</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>Calculando…</translation>
    </message>
    <message>
        <source>Choose the options of this analysis at the side.</source>
        <translation>Elija al lado las opciones de este análisis.</translation>
    </message>
    <message>
        <source>The options at the side are not complete, so this result is out of date.</source>
        <translation>Las opciones de al lado no están completas, así que este resultado está desactualizado.</translation>
    </message>
</context>
<context>
    <name>BudgetPanel</name>
    <message>
        <source>Divide</source>
        <translation>Repartir</translation>
    </message>
    <message>
        <source>Dividing ε…</source>
        <translation>Repartiendo ε…</translation>
    </message>
    <message>
        <source>What each question receives</source>
        <translation>Lo que recibe cada pregunta</translation>
    </message>
    <message>
        <source>Largest ε of one respondent</source>
        <translation>Mayor ε de un encuestado</translation>
    </message>
    <message>
        <source>Total over all randomized questions.</source>
        <translation>En el conjunto de todas las preguntas aleatorizadas.</translation>
    </message>
    <message>
        <source>Number of interviews</source>
        <translation>Número de entrevistas</translation>
    </message>
    <message>
        <source>Divide ε</source>
        <translation>Dividir ε</translation>
    </message>
    <message>
        <source>smallest worst error</source>
        <translation>menor error máximo</translation>
    </message>
    <message>
        <source>equally</source>
        <translation>por igual</translation>
    </message>
    <message>
        <source>by importance</source>
        <translation>según la importancia</translation>
    </message>
    <message>
        <source>Importance</source>
        <translation>Importancia</translation>
    </message>
    <message>
        <source>For example drugs=2 trust=1; all others count 1.</source>
        <translation>Por ejemplo, drugs=2 trust=1; las demás tienen 1.</translation>
    </message>
    <message>
        <source>Each respondent is asked</source>
        <translation>A cada encuestado se le hacen</translation>
    </message>
    <message>
        <source>Save as a survey…</source>
        <translation>Guardar como encuesta…</translation>
    </message>
    <message>
        <source>all {count} questions</source>
        <translation>las {count} preguntas</translation>
    </message>
    <message>
        <source>{some} of {count}, chosen at random</source>
        <translation>{some} de {count} al azar</translation>
    </message>
    <message>
        <source>as in the survey now</source>
        <translation>según la encuesta actual</translation>
    </message>
    <message>
        <source>Largest standard error, in points</source>
        <translation>Error estándar en el peor caso, en puntos</translation>
    </message>
    <message>
        <source>Chart of standard errors by question</source>
        <translation>Gráfico de los errores estándar por pregunta</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Preguntas</translation>
    </message>
    <message>
        <source>One respondent gives away ε = {epsilon} in total; the largest standard error is {se} percentage points.</source>
        <translation>En total, un encuestado revela ε = {epsilon}; el mayor error estándar es de {se} puntos porcentuales.</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pregunta</translation>
    </message>
    <message>
        <source>ε</source>
        <translation>ε</translation>
    </message>
    <message>
        <source>Its part of the budget</source>
        <translation>Lo que recibe del presupuesto</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>Largest standard error, in percentage points; for a number, in percent of its scale</source>
        <translation>Error estándar en el peor caso, en puntos porcentuales; de un número, de su escala</translation>
    </message>
    <message>
        <source>ε now</source>
        <translation>ε actual</translation>
    </message>
    <message>
        <source>In the survey now</source>
        <translation>Según la encuesta actual</translation>
    </message>
    <message>
        <source>Design</source>
        <translation>Diseño</translation>
    </message>
    <message>
        <source>{question} gets ε = {epsilon} ({design}: {parameters}). With {n} reports its standard error is at most {se} percentage points.</source>
        <translation>{question} recibe ε = {epsilon} ({design}: {parameters}). Con {n} respuestas registradas, su error estándar es como máximo de {se} puntos porcentuales.</translation>
    </message>
    <message>
        <source>{some} of {count}</source>
        <translation>{some} de {count}</translation>
    </message>
    <message>
        <source>Each is asked</source>
        <translation>Preguntas a cada uno</translation>
    </message>
    <message>
        <source>Reports to each</source>
        <translation>Respuestas registradas por pregunta</translation>
    </message>
    <message>
        <source>Largest ε</source>
        <translation>Mayor ε</translation>
    </message>
    <message>
        <source>Largest error</source>
        <translation>Mayor error</translation>
    </message>
    <message>
        <source>Largest standard error</source>
        <translation>Mayor error estándar</translation>
    </message>
    <message>
        <source>Chart of the largest standard error by the number of questions asked</source>
        <translation>Gráfico del mayor error estándar según el número de preguntas que se hacen</translation>
    </message>
    <message>
        <source>Asking fewer</source>
        <translation>Preguntar menos</translation>
    </message>
    <message>
        <source>The largest standard error is smallest if each respondent is asked {some} of the {count} questions. Nothing can then be said about the relationship of two questions that nobody is asked together.</source>
        <translation>El mayor error estándar es el más pequeño cuando a cada encuestado se le hacen {some} de las {count} preguntas. Entonces no se puede decir nada de dos preguntas que a nadie se le hacen juntas.</translation>
    </message>
    <message>
        <source>Save as a survey</source>
        <translation>Guardar como encuesta</translation>
    </message>
    <message>
        <source>Surveys (*.survey.json)</source>
        <translation>Encuestas (*.survey.json)</translation>
    </message>
    <message>
        <source>Saved {file} in {folder}.</source>
        <translation>Se guardó {file} en {folder}.</translation>
    </message>
</context>
<context>
    <name>BusyBar</name>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>{done} of {total}</source>
        <translation>{done} de {total}</translation>
    </message>
    <message>
        <source>{rate} per second, {seconds} s left</source>
        <translation>{rate} por segundo, quedan {seconds} s</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Deteniendo…</translation>
    </message>
</context>
<context>
    <name>CardsView</name>
    <message>
        <source>Pick a card</source>
        <translation>Elija una carta</translation>
    </message>
    <message>
        <source>The square that locks the hidden number</source>
        <translation>El cuadrado que fija el número oculto</translation>
    </message>
    <message>
        <source>This device has hidden a number. The square locks it: it cannot change.</source>
        <translation>Este aparato ha ocultado un número. El cuadrado lo fija: ya no puede cambiar.</translation>
    </message>
    <message>
        <source>To check later, take a photo of this square.</source>
        <translation>Para comprobarlo después, haga una foto de este cuadrado.</translation>
    </message>
    <message>
        <source>Your card is added to the hidden number. That is where the wheel stops, so this device cannot choose it. Any card will do. You may throw a die to choose one. If the device chooses, you must trust it.</source>
        <translation>Su carta se suma al número oculto. Ahí se para la rueda, así que este aparato no puede elegirlo. Sirve cualquier carta. Puede tirar un dado para elegirla. Si elige el aparato, tiene que fiarse de él.</translation>
    </message>
    <message>
        <source>Let the device choose</source>
        <translation>Que elija el aparato</translation>
    </message>
    <message>
        <source>Test it</source>
        <translation>Ponerlo a prueba</translation>
    </message>
    <message>
        <source>Name of the square: {words}. The name proves nothing; the square does.</source>
        <translation>Nombre del cuadrado: {words}. El nombre no prueba nada; el cuadrado sí.</translation>
    </message>
</context>
<context>
    <name>ChartView</name>
    <message>
        <source>Chart</source>
        <translation>Gráfico</translation>
    </message>
    <message>
        <source>&amp;Copy the picture</source>
        <translation>&amp;Copiar la imagen</translation>
    </message>
</context>
<context>
    <name>CheckView</name>
    <message>
        <source>A short check. Nothing happens if you mix things up.</source>
        <translation>Una comprobación corta. No pasa nada si se confunde.</translation>
    </message>
    <message>
        <source>It is easy to mix up. Here it is once more.</source>
        <translation>Es fácil confundirse. Aquí está otra vez.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
</context>
<context>
    <name>ChoiceList</name>
    <message>
        <source>Columns that are its choices</source>
        <translation>Columnas que son sus opciones</translation>
    </message>
    <message>
        <source>A question for each column</source>
        <translation>Una pregunta por columna</translation>
    </message>
</context>
<context>
    <name>ChoicesBox</name>
    <message>
        <source>Choices: id in the data, and text</source>
        <translation>Opciones: identificador en el registro, y textos</translation>
    </message>
    <message>
        <source>Add a choice</source>
        <translation>Añadir una opción</translation>
    </message>
    <message>
        <source>Id of choice {number}</source>
        <translation>Identificador de la opción {number}</translation>
    </message>
    <message>
        <source>Text of choice {number}</source>
        <translation>Texto de la opción {number}</translation>
    </message>
    <message>
        <source>Move choice {number} up</source>
        <translation>Subir la opción {number}</translation>
    </message>
    <message>
        <source>Move choice {number} down</source>
        <translation>Bajar la opción {number}</translation>
    </message>
    <message>
        <source>Remove choice {number}</source>
        <translation>Quitar la opción {number}</translation>
    </message>
</context>
<context>
    <name>ChoosePinView</name>
    <message>
        <source>Once more, the same PIN.</source>
        <translation>Otra vez, el mismo PIN.</translation>
    </message>
    <message>
        <source>The two were not the same. Choose a PIN again.</source>
        <translation>Los dos no eran iguales. Elija otra vez un PIN.</translation>
    </message>
</context>
<context>
    <name>Choosing</name>
    <message>
        <source>Please touch at least one answer.</source>
        <translation>Por favor, toque al menos una respuesta.</translation>
    </message>
    <message>
        <source>You can choose up to {most}. To choose another, clear one first.</source>
        <translation>Puede elegir hasta {most}. Para elegir otra, quite antes una.</translation>
    </message>
    <message>
        <source>Touch up to {most} answers that apply, then confirm.</source>
        <translation>Toque hasta {most} respuestas que correspondan y luego confirme.</translation>
    </message>
    <message>
        <source>Touch all answers that apply, then confirm.</source>
        <translation>Toque todas las respuestas que correspondan y luego confirme.</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Confirmar</translation>
    </message>
    <message>
        <source>None of these</source>
        <translation>Ninguna de estas</translation>
    </message>
</context>
<context>
    <name>ColumnPane</name>
    <message>
        <source>Used for</source>
        <translation>Se usa para</translation>
    </message>
</context>
<context>
    <name>ColumnWords</name>
    <message>
        <source>Not used</source>
        <translation>No se usa</translation>
    </message>
    <message>
        <source>A question</source>
        <translation>Una pregunta</translation>
    </message>
    <message>
        <source>A choice of a new question</source>
        <translation>Una opción de una pregunta nueva</translation>
    </message>
    <message>
        <source>Weight: how many people a row represents</source>
        <translation>Peso: a cuántas personas representa una fila</translation>
    </message>
    <message>
        <source>Stratum</source>
        <translation>Estrato</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>Conglomerado</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pregunta</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Peso</translation>
    </message>
    <message>
        <source>A choice of {name}</source>
        <translation>Una opción de {name}</translation>
    </message>
    <message>
        <source>Question {name}: {text}</source>
        <translation>Pregunta {name}: {text}</translation>
    </message>
    <message>
        <source>{type} · {level}</source>
        <translation>{type} · {level}</translation>
    </message>
    <message>
        <source>Not assigned</source>
        <translation>Sin asignar</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>elegido</translation>
    </message>
    <message>
        <source>not chosen</source>
        <translation>no elegido</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Sin respuesta</translation>
    </message>
    <message>
        <source>Values not assigned: {values}; rows left out: {rows}</source>
        <translation>Valores sin asignar: {values}; filas omitidas: {rows}</translation>
    </message>
    <message>
        <source>Rows left out: {rows}</source>
        <translation>Filas omitidas: {rows}</translation>
    </message>
</context>
<context>
    <name>ColumnsModel</name>
    <message>
        <source>Column</source>
        <translation>Columna</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Usar</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Design</source>
        <translation>Diseño</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valores</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>{text}, guessed</source>
        <translation>{text}, supuesto</translation>
    </message>
</context>
<context>
    <name>ColumnsView</name>
    <message>
        <source>Columns of the table</source>
        <translation>Columnas de la tabla</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>Something went wrong in Surveyapp</source>
        <translation>Algo falló en Surveyapp</translation>
    </message>
    <message>
        <source>Something went wrong in Surveyapp. Your last action may not have been carried out. Everything already stored in the project is safe. You can continue; if it happens again, restart the program.</source>
        <translation>Algo falló en Surveyapp. Es posible que su última acción no se haya realizado. Todo lo que ya estaba guardado en el proyecto está a salvo. Puede continuar; si vuelve a ocurrir, reinicie el programa.</translation>
    </message>
    <message>
        <source>The report below describes where the program failed. It contains nothing from your survey. Please send it to whoever supports Surveyapp for you.</source>
        <translation>El informe de abajo describe dónde falló el programa. No contiene nada de su encuesta. Envíelo a quien le da asistencia con Surveyapp.</translation>
    </message>
    <message>
        <source>The report</source>
        <translation>El informe</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Copiar el informe</translation>
    </message>
    <message>
        <source>Open its folder</source>
        <translation>Abrir su carpeta</translation>
    </message>
</context>
<context>
    <name>DatabaseDialog</name>
    <message>
        <source>Connect to a database</source>
        <translation>Conectar con una base de datos</translation>
    </message>
    <message>
        <source>Kind of database</source>
        <translation>Tipo de base de datos</translation>
    </message>
    <message>
        <source>DuckDB file</source>
        <translation>Archivo DuckDB</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Servidor</translation>
    </message>
    <message>
        <source>Database</source>
        <translation>Base de datos</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Usuario</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Contraseña</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabla</translation>
    </message>
    <message>
        <source>Survey file</source>
        <translation>Archivo de la encuesta</translation>
    </message>
    <message>
        <source>such as server.example:5432</source>
        <translation>por ejemplo server.example:5432</translation>
    </message>
    <message>
        <source>The rows of a table become the interviews of this project. They stay where they are: the database counts them, and only the counts come to this computer. The table has one row for each respondent and one column for each question.</source>
        <translation>Las filas de una tabla pasan a ser las entrevistas de este proyecto. Se quedan donde están: la base de datos las cuenta y a este ordenador solo llegan los recuentos. La tabla tiene una fila por cada persona encuestada y una columna por cada pregunta.</translation>
    </message>
    <message>
        <source>&amp;Kind of database</source>
        <translation>&amp;Tipo de base de datos</translation>
    </message>
    <message>
        <source>&amp;Server</source>
        <translation>&amp;Servidor</translation>
    </message>
    <message>
        <source>&amp;Database</source>
        <translation>&amp;Base de datos</translation>
    </message>
    <message>
        <source>&amp;User</source>
        <translation>&amp;Usuario</translation>
    </message>
    <message>
        <source>&amp;Password</source>
        <translation>&amp;Contraseña</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>Tab&amp;la</translation>
    </message>
    <message>
        <source>Su&amp;rvey file</source>
        <translation>A&amp;rchivo de la encuesta</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Conectar</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>the survey of this project</source>
        <translation>la encuesta de este proyecto</translation>
    </message>
    <message>
        <source>leave empty to use Spark on this computer</source>
        <translation>vacío: Spark en este ordenador</translation>
    </message>
    <message>
        <source>a name, or a .parquet or .csv file</source>
        <translation>un nombre, o un archivo .parquet o .csv</translation>
    </message>
    <message>
        <source>The password stays in memory until you close the desk. It is not saved anywhere.</source>
        <translation>La contraseña permanece en la memoria hasta que cierre el programa. No se guarda en ningún sitio.</translation>
    </message>
    <message>
        <source>The DuckDB file</source>
        <translation>El archivo DuckDB</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Surveys (*.survey.json)</source>
        <translation>Encuestas (*.survey.json)</translation>
    </message>
    <message>
        <source>Survey</source>
        <translation>Encuesta</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Conectando…</translation>
    </message>
</context>
<context>
    <name>DatePad</name>
    <message>
        <source>Next part</source>
        <translation>Parte siguiente</translation>
    </message>
    <message>
        <source>Year, month and day: {day}</source>
        <translation>Año, mes y día: {day}</translation>
    </message>
    <message>
        <source>Day, month and year: {day}</source>
        <translation>Día, mes y año: {day}</translation>
    </message>
    <message>
        <source>From {first} to {last}</source>
        <translation>Del {first} al {last}</translation>
    </message>
    <message>
        <source>Not before {first}</source>
        <translation>No antes del {first}</translation>
    </message>
    <message>
        <source>Not after {last}</source>
        <translation>No después del {last}</translation>
    </message>
    <message>
        <source>Please enter a date.</source>
        <translation>Introduzca una fecha, por favor.</translation>
    </message>
    <message>
        <source>This is not a date yet. Please change it.</source>
        <translation>Esto aún no es una fecha. Corríjala, por favor.</translation>
    </message>
    <message>
        <source>Your date: {date}</source>
        <translation>Su fecha: {date}</translation>
    </message>
</context>
<context>
    <name>DesignForm</name>
    <message>
        <source>Design</source>
        <translation>Diseño</translation>
    </message>
    <message>
        <source>&amp;Design</source>
        <translation>&amp;Diseño</translation>
    </message>
    <message>
        <source>{name}: {meaning}</source>
        <translation>{name}: {meaning}</translation>
    </message>
    <message>
        <source>Number of choices</source>
        <translation>Número de opciones</translation>
    </message>
</context>
<context>
    <name>DesignsPanel</name>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Comparing designs…</source>
        <translation>Comparando diseños…</translation>
    </message>
    <message>
        <source>Designs by the number of interviews needed</source>
        <translation>Diseños según las entrevistas que necesitan</translation>
    </message>
    <message>
        <source>Number of choices</source>
        <translation>Número de opciones</translation>
    </message>
    <message>
        <source>2 for yes and no.</source>
        <translation>2 para sí y no.</translation>
    </message>
    <message>
        <source>Largest ε</source>
        <translation>Mayor ε</translation>
    </message>
    <message>
        <source>The most that one report may give away; 1.1 is strong, 2 is weak.</source>
        <translation>Lo que puede revelar una respuesta registrada; 1,1 protege mucho, 2 poco.</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>1 % is one percentage point.</source>
        <translation>1 % es un punto porcentual.</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Confianza</translation>
    </message>
    <message>
        <source>Interviews needed</source>
        <translation>Entrevistas necesarias</translation>
    </message>
    <message>
        <source>Chart of interviews needed by design</source>
        <translation>Gráfico de las entrevistas necesarias por diseño</translation>
    </message>
    <message>
        <source>Use {design}: {reason}</source>
        <translation>Tome {design}: {reason}</translation>
    </message>
    <message>
        <source>{n} interviews are needed for ± {error} in each share: {times} times as many as with the best design.</source>
        <translation>Se necesitan {n} entrevistas para ± {error} en cada proporción: {times} veces las del mejor diseño.</translation>
    </message>
</context>
<context>
    <name>DeskWindow</name>
    <message>
        <source>Pages of the desk</source>
        <translation>Páginas de la mesa de análisis</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>Variables</source>
        <translation>Variables</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>Calidad</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>Privacidad</translation>
    </message>
    <message>
        <source>Survey</source>
        <translation>Encuesta</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Aprender</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Drop to import</source>
        <translation>Suelte para importar</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>&amp;New project…</source>
        <translation>&amp;Nuevo proyecto…</translation>
    </message>
    <message>
        <source>&amp;Open project…</source>
        <translation>&amp;Abrir un proyecto…</translation>
    </message>
    <message>
        <source>Save project &amp;as…</source>
        <translation>Guardar el proyecto c&amp;omo…</translation>
    </message>
    <message>
        <source>&amp;Import files…</source>
        <translation>&amp;Importar archivos…</translation>
    </message>
    <message>
        <source>Import a &amp;folder…</source>
        <translation>Importar una &amp;carpeta…</translation>
    </message>
    <message>
        <source>Import a &amp;table…</source>
        <translation>Importar una &amp;tabla…</translation>
    </message>
    <message>
        <source>&amp;Connect to a database…</source>
        <translation>&amp;Conectar con una base de datos…</translation>
    </message>
    <message>
        <source>&amp;Kiosks…</source>
        <translation>&amp;Quioscos…</translation>
    </message>
    <message>
        <source>&amp;Report and data…</source>
        <translation>In&amp;forme y datos…</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Edición</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Preferencias…</translation>
    </message>
    <message>
        <source>{project} (read-only) – Surveyapp desk</source>
        <translation>{project} (solo lectura) – mesa de Surveyapp</translation>
    </message>
    <message>
        <source>Opening {file}…</source>
        <translation>Abriendo {file}…</translation>
    </message>
    <message>
        <source>This project was changed in another window. What you see is how it is now.</source>
        <translation>Este proyecto se cambió en otra ventana. Lo que ve es su estado actual.</translation>
    </message>
    <message>
        <source>Build: {build}</source>
        <translation>Compilación: {build}</translation>
    </message>
    <message>
        <source>&amp;Licences…</source>
        <translation>&amp;Licencias…</translation>
    </message>
    <message>
        <source>This project is read-only: nothing can be imported</source>
        <translation>Este proyecto es de solo lectura: no se puede importar nada</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Survey</source>
        <translation>&amp;Encuesta</translation>
    </message>
    <message>
        <source>&amp;Go to</source>
        <translation>&amp;Ir a</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Planificar</translation>
    </message>
    <message>
        <source>&amp;Help on this page</source>
        <translation>Ay&amp;uda de esta página</translation>
    </message>
    <message>
        <source>&amp;Tutorial</source>
        <translation>&amp;Tutorial</translation>
    </message>
    <message>
        <source>T&amp;our of the desk</source>
        <translation>Rec&amp;orrido por la mesa de análisis</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>Ata&amp;jos de teclado</translation>
    </message>
    <message>
        <source>&amp;About Surveyapp</source>
        <translation>A&amp;cerca de Surveyapp</translation>
    </message>
    <message>
        <source>{project} – Surveyapp desk</source>
        <translation>{project} – Mesa de análisis Surveyapp</translation>
    </message>
    <message>
        <source>Project: {name}</source>
        <translation>Proyecto: {name}</translation>
    </message>
    <message>
        <source>No survey yet. The first import sets it.</source>
        <translation>Aún no hay encuesta: la primera importación la decide</translation>
    </message>
    <message>
        <source>Survey: {title} ({id}, version {version})</source>
        <translation>Encuesta: {title} ({id}, versión {version})</translation>
    </message>
    <message>
        <source>Interviews: {count}</source>
        <translation>Entrevistas: {count}</translation>
    </message>
    <message>
        <source>New project</source>
        <translation>Nuevo proyecto</translation>
    </message>
    <message>
        <source>Projects (*{ending})</source>
        <translation>Proyectos (*{ending})</translation>
    </message>
    <message>
        <source>survey</source>
        <translation>encuesta</translation>
    </message>
    <message>
        <source>Open a project</source>
        <translation>Abrir un proyecto</translation>
    </message>
    <message>
        <source>Save the project as</source>
        <translation>Guardar el proyecto como</translation>
    </message>
    <message>
        <source>Saving a copy…</source>
        <translation>Guardando una copia…</translation>
    </message>
    <message>
        <source>About Surveyapp</source>
        <translation>Acerca de Surveyapp</translation>
    </message>
    <message>
        <source>Surveyapp {version}</source>
        <translation>Surveyapp {version}</translation>
    </message>
    <message>
        <source>For surveys with sensitive questions: chance protects each answer, and the desk estimates the true shares for the group as a whole.</source>
        <translation>Para encuestas con preguntas delicadas: el azar protege cada respuesta, y la mesa de análisis estima las proporciones verdaderas del conjunto.</translation>
    </message>
</context>
<context>
    <name>DetailsView</name>
    <message>
        <source>Test the wheel</source>
        <translation>Poner a prueba la rueda</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
</context>
<context>
    <name>DoWithoutView</name>
    <message>
        <source>Use no surveyor&apos;s PIN?</source>
        <translation>¿No usar PIN del encuestador?</translation>
    </message>
    <message>
        <source>Then anybody who holds this device can answer again and again, and each answer counts. Do this only where somebody watches the device all the time.</source>
        <translation>Entonces, quien tenga este aparato puede responder una y otra vez, y cada respuesta cuenta. Hágalo solo donde alguien vigile el aparato todo el tiempo.</translation>
    </message>
    <message>
        <source>Use no PIN</source>
        <translation>No usar PIN</translation>
    </message>
    <message>
        <source>Choose PIN</source>
        <translation>Elegir PIN</translation>
    </message>
</context>
<context>
    <name>DraftHolder</name>
    <message>
        <source>Checking the rows…</source>
        <translation>Comprobando las filas…</translation>
    </message>
</context>
<context>
    <name>Drop</name>
    <message>
        <source>Drop to open this project</source>
        <translation>Suelte para abrir este proyecto</translation>
    </message>
    <message>
        <source>Drop to open this survey in the editor</source>
        <translation>Suelte para abrir esta encuesta en el editor</translation>
    </message>
    <message>
        <source>Drop to open this model</source>
        <translation>Suelte para abrir este modelo</translation>
    </message>
    <message>
        <source>Drop to train a model on this table</source>
        <translation>Suelte para aprender de esta tabla</translation>
    </message>
    <message>
        <source>This is a private key. You will be asked for it when you import sealed files.</source>
        <translation>Esta es una clave privada: se pide al importar archivos sellados</translation>
    </message>
    <message>
        <source>Drop to import as a table</source>
        <translation>Suelte para importar como tabla</translation>
    </message>
    <message>
        <source>Drop to import</source>
        <translation>Suelte para importar</translation>
    </message>
</context>
<context>
    <name>ExportButton</name>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Table as CSV…</source>
        <translation>Tabla como CSV…</translation>
    </message>
    <message>
        <source>Chart as PNG…</source>
        <translation>Gráfico como PNG…</translation>
    </message>
    <message>
        <source>Chart as SVG…</source>
        <translation>Gráfico como SVG…</translation>
    </message>
    <message>
        <source>Chart as PDF…</source>
        <translation>Gráfico en PDF…</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tablas (*.csv)</translation>
    </message>
    <message>
        <source>PNG pictures (*.png)</source>
        <translation>Imágenes PNG (*.png)</translation>
    </message>
    <message>
        <source>SVG drawings (*.svg)</source>
        <translation>Dibujos SVG (*.svg)</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>Documentos PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Export {name}</source>
        <translation>Exportar: {name}</translation>
    </message>
    <message>
        <source>Saved {file} in {folder}.</source>
        <translation>Se guardó {file} en {folder}.</translation>
    </message>
</context>
<context>
    <name>ExportedView</name>
    <message>
        <source>Exported and checked</source>
        <translation>Exportado y comprobado</translation>
    </message>
    <message>
        <source>Written to {folder}: {count}.</source>
        <translation>Escritos en {folder}: {count}.</translation>
    </message>
    <message>
        <source>The files on this kiosk stay where they are.</source>
        <translation>Los archivos de este quiosco se quedan donde están.</translation>
    </message>
    <message>
        <source>Nothing was exported</source>
        <translation>No se exportó nada</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>End of fieldwork: release the rest…</source>
        <translation>Fin del trabajo de campo: liberar el resto…</translation>
    </message>
</context>
<context>
    <name>FileBar</name>
    <message>
        <source>First rows of the table</source>
        <translation>Primeras filas de la tabla</translation>
    </message>
    <message>
        <source>No table chosen yet</source>
        <translation>Aún no se ha elegido ninguna tabla</translation>
    </message>
    <message>
        <source>Choose a table…</source>
        <translation>Elegir una tabla…</translation>
    </message>
    <message>
        <source>Use a saved mapping…</source>
        <translation>Usar una correspondencia guardada…</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Cambiar…</translation>
    </message>
    <message>
        <source>Survey of the table</source>
        <translation>Encuesta de la tabla</translation>
    </message>
    <message>
        <source>A new survey, made from this table</source>
        <translation>Una encuesta nueva, hecha a partir de esta tabla</translation>
    </message>
    <message>
        <source>Name of the new survey</source>
        <translation>Nombre de la encuesta nueva</translation>
    </message>
    <message>
        <source>A survey file…</source>
        <translation>Un archivo de encuesta…</translation>
    </message>
    <message>
        <source>Recorded under</source>
        <translation>Registrado en</translation>
    </message>
    <message>
        <source>{title} ({id}, version {version})</source>
        <translation>{title} ({id}, versión {version})</translation>
    </message>
    <message>
        <source>Tables ({endings});;All files (*)</source>
        <translation>Tablas ({endings});;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Choose a table</source>
        <translation>Elegir una tabla</translation>
    </message>
    <message>
        <source>Reading the table…</source>
        <translation>Leyendo la tabla…</translation>
    </message>
    <message>
        <source>Line {line} looks like data, not like column names. If the table has no header line, enter 0 as the header line.</source>
        <translation>La línea {line} parece contener datos y no nombres de columnas. Si la tabla no tiene línea de encabezado, escriba 0 como línea de encabezado.</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
    <message>
        <source>{rows} rows, {columns} columns</source>
        <translation>{rows} filas, {columns} columnas</translation>
    </message>
    <message>
        <source>Surveys (*.json);;All files (*)</source>
        <translation>Encuestas (*.json);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>The survey of the table</source>
        <translation>La encuesta de la tabla</translation>
    </message>
    <message>
        <source>Mappings (*{ending});;All files (*)</source>
        <translation>Correspondencias (*{ending});;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>A saved mapping</source>
        <translation>Una correspondencia guardada</translation>
    </message>
</context>
<context>
    <name>FileStep</name>
    <message>
        <source>Comma</source>
        <translation>Coma</translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation>Punto y coma</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tabulador</translation>
    </message>
    <message>
        <source>Bar</source>
        <translation>Barra vertical</translation>
    </message>
    <message>
        <source>Point (1.5)</source>
        <translation>Punto (1.5)</translation>
    </message>
    <message>
        <source>Comma (1,5)</source>
        <translation>Coma (1,5)</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Codificación</translation>
    </message>
    <message>
        <source>Delimiter</source>
        <translation>Separador</translation>
    </message>
    <message>
        <source>Decimal sign</source>
        <translation>Signo decimal</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Hoja</translation>
    </message>
    <message>
        <source>Header line</source>
        <translation>Línea de encabezado</translation>
    </message>
    <message>
        <source>0: no header line</source>
        <translation>0: sin línea de encabezado</translation>
    </message>
    <message>
        <source>First line of data</source>
        <translation>Primera línea de datos</translation>
    </message>
    <message>
        <source>Codes for missing values</source>
        <translation>Códigos de valores perdidos</translation>
    </message>
    <message>
        <source>e.g. -99, 999</source>
        <translation>como -99, 999</translation>
    </message>
    <message>
        <source>sheet “{name}”</source>
        <translation>hoja «{name}»</translation>
    </message>
    <message>
        <source>between cells: {sign}</source>
        <translation>entre celdas: {sign}</translation>
    </message>
    <message>
        <source>decimal sign: {sign}</source>
        <translation>signo decimal: {sign}</translation>
    </message>
    <message>
        <source>no header line</source>
        <translation>sin línea de encabezado</translation>
    </message>
    <message>
        <source>names in line {line}</source>
        <translation>nombres en la línea {line}</translation>
    </message>
    <message>
        <source>no answer: {codes}</source>
        <translation>sin respuesta: {codes}</translation>
    </message>
</context>
<context>
    <name>FilesPage</name>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>Import the kiosks&apos; collection files into this project.</source>
        <translation>Importe en este proyecto los archivos de recogida de los quioscos.</translation>
    </message>
    <message>
        <source>Kiosks…</source>
        <translation>Quioscos…</translation>
    </message>
    <message>
        <source>Import files…</source>
        <translation>Importar archivos…</translation>
    </message>
    <message>
        <source>Import a folder…</source>
        <translation>Importar una carpeta…</translation>
    </message>
    <message>
        <source>Import a table…</source>
        <translation>Importar una tabla…</translation>
    </message>
    <message>
        <source>Drop collection files here</source>
        <translation>Suelte aquí archivos de recogida</translation>
    </message>
    <message>
        <source>Import the files that the kiosks exported (their names end in .collection), or a whole folder. Each file is checked first, and importing a file twice changes nothing. You can also import tables from other programs (text, {kinds}); you see what each column becomes before anything is stored.</source>
        <translation>Importe los archivos que exportaron los quioscos (sus nombres terminan en .collection) o una carpeta entera. Cada archivo se comprueba primero, e importar un archivo dos veces no cambia nada. También puede importar tablas de otros programas (texto, {kinds}); verá en qué se convierte cada columna antes de que se guarde nada.</translation>
    </message>
    <message>
        <source>Totals that trustees opened are imported in the same way: a table whose name ends in {ending}.</source>
        <translation>Los totales que abrieron los depositarios se importan del mismo modo: una tabla cuyo nombre termina en {ending}.</translation>
    </message>
    <message>
        <source>Result of the last import, file by file</source>
        <translation>Qué fue de cada archivo de la última importación</translation>
    </message>
    <message>
        <source>The last import</source>
        <translation>La última importación</translation>
    </message>
    <message>
        <source>Add this survey to the project</source>
        <translation>Añadir esta encuesta al proyecto</translation>
    </message>
    <message>
        <source>Files in the project</source>
        <translation>Archivos del proyecto</translation>
    </message>
    <message>
        <source>Remove this file&apos;s interviews</source>
        <translation>Quitar las entrevistas de este archivo</translation>
    </message>
    <message>
        <source>Removes the interviews of the selected files, as if they had never been imported. Interviews that are also in another file stay. Edit &gt; Undo brings them back. They remain in the project&apos;s file until you choose Edit &gt; Erase what was removed.</source>
        <translation>Los archivos seleccionados se quitan como si nunca se hubieran importado. Lo que trajo también otro archivo se queda; Edición &gt; Deshacer los recupera. Siguen en el archivo del proyecto hasta Edición &gt; Borrar lo quitado.</translation>
    </message>
    <message>
        <source>Remove these files&apos; interviews</source>
        <translation>Quitar las entrevistas de estos archivos</translation>
    </message>
    <message>
        <source>Collection files (*{ending});;All files (*)</source>
        <translation>Archivos de recogida (*{ending});;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Import collection files</source>
        <translation>Importar archivos de recogida</translation>
    </message>
    <message>
        <source>Import all collection files of a folder</source>
        <translation>Importar todos los archivos de recogida de una carpeta</translation>
    </message>
    <message>
        <source>Imported: totals of {count} interviews.</source>
        <translation>Importado: totales de {count} entrevistas.</translation>
    </message>
    <message>
        <source>Choose the survey of these totals</source>
        <translation>Elija la encuesta de estos totales</translation>
    </message>
    <message>
        <source>Surveys (*.survey.json);;All files (*)</source>
        <translation>Encuestas (*.survey.json);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Importing…</source>
        <translation>Importando…</translation>
    </message>
    <message>
        <source>interviews</source>
        <translation>entrevistas</translation>
    </message>
    <message>
        <source>This project is read-only. “File”, “Save project as” makes a copy to work on.</source>
        <translation>Este proyecto es de solo lectura. «Archivo», «Guardar el proyecto como» hace una copia con la que trabajar.</translation>
    </message>
    <message>
        <source>The import was stopped. The project is unchanged. You can import the files again at any time.</source>
        <translation>La importación se detuvo, y el proyecto está como estaba antes. Puede importar de nuevo los archivos cuando quiera.</translation>
    </message>
    <message>
        <source>Files of this survey: {count}</source>
        <translation>Archivos de esta encuesta: {count}</translation>
    </message>
    <message>
        <source>{file}: totals of {count} interviews, opened by trustees. Nobody has single reports, and only what the survey declared together can be analysed together: {tallies}.</source>
        <translation>{file}: totales de {count} entrevistas, abiertos por depositarios. Nadie tiene informes sueltos, y solo lo que la encuesta declaró junto puede analizarse junto: {tallies}.</translation>
    </message>
    <message>
        <source>The interviews of this project are the {count} rows of the table {table} at {place}. They are counted there: only counts come to this computer.</source>
        <translation>Las entrevistas de este proyecto son las {count} filas de la tabla {table} en {place}. Se cuentan allí: a este ordenador solo llegan los recuentos.</translation>
    </message>
    <message>
        <source>Connected. The table {table} has {count} interviews.</source>
        <translation>Conectado. La tabla {table} tiene {count} entrevistas.</translation>
    </message>
    <message>
        <source>This project&apos;s file is not encrypted. It contains {count} interviews that the kiosks had sealed and that anybody who has the file can now read. Choose Edit &gt; Encrypt this project.</source>
        <translation>El archivo de este proyecto no está cifrado. Contiene {count} entrevistas que los quioscos habían sellado y que ahora puede leer cualquiera que tenga el archivo. Elija Editar &gt; Cifrar este proyecto.</translation>
    </message>
    <message>
        <source>Permanently erased. Files: {files}, interviews: {interviews}.</source>
        <translation>Borrado para siempre. Archivos: {files}, entrevistas: {interviews}.</translation>
    </message>
    <message>
        <source>Undone: {action}.</source>
        <translation>Deshecho: {action}.</translation>
    </message>
    <message>
        <source>Redone: {action}.</source>
        <translation>Rehecho: {action}.</translation>
    </message>
    <message>
        <source>Files in the project: {count}</source>
        <translation>Archivos del proyecto: {count}</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>Interviews included</source>
        <translation>Entrevistas incluidas</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtrar</translation>
    </message>
    <message>
        <source>Include only interviews with certain answers to direct questions</source>
        <translation>Incluir solo las entrevistas con ciertas respuestas a preguntas directas</translation>
    </message>
    <message>
        <source>{question}: {answers}</source>
        <translation>{question}: {answers}</translation>
    </message>
    <message>
        <source> or </source>
        <translation> o </translation>
    </message>
    <message>
        <source>{question}. Click to remove this filter.</source>
        <translation>{question}. Haga clic para quitar este filtro.</translation>
    </message>
    <message>
        <source>Remove the filter: {filter}</source>
        <translation>Quitar el filtro: {filter}</translation>
    </message>
    <message>
        <source>All {all} interviews</source>
        <translation>Todas las {all} entrevistas</translation>
    </message>
    <message>
        <source>{kept} of {all} interviews</source>
        <translation>{kept} de {all} entrevistas</translation>
    </message>
    <message>
        <source>This survey has no direct question to filter by</source>
        <translation>Esta encuesta no tiene ninguna pregunta directa con la que filtrar</translation>
    </message>
    <message>
        <source>Clear filter</source>
        <translation>Quitar el filtro</translation>
    </message>
</context>
<context>
    <name>FindingsBox</name>
    <message>
        <source>Target error</source>
        <translation>Error deseado</translation>
    </message>
    <message>
        <source>Problems of the survey</source>
        <translation>Errores de la encuesta</translation>
    </message>
    <message>
        <source>Target error of the estimates</source>
        <translation>Error deseado de las estimaciones</translation>
    </message>
    <message>
        <source>± {number} points</source>
        <translation>± {number} puntos</translation>
    </message>
    <message>
        <source>Not ready for the kiosk yet. Write the title and the questions; what is still missing is shown as you go.</source>
        <translation>Aún no está listo para el quiosco. Escriba el título y las preguntas; lo que falte se muestra sobre la marcha.</translation>
    </message>
    <message numerus="yes">
        <source>Problems to fix: %n.</source>
        <translation>
            <numerusform>%n error por corregir antes de poder preguntar esto.</numerusform>
            <numerusform>%n errores por corregir antes de poder preguntar esto.</numerusform>
        </translation>
    </message>
    <message>
        <source>Click one to jump to it.</source>
        <translation>Elija uno para ir a su campo.</translation>
    </message>
    <message>
        <source>This survey is not ready for a kiosk. The list shows what to add.</source>
        <translation>Esta encuesta aún no está lista para un quiosco. La lista muestra qué añadir.</translation>
    </message>
    <message>
        <source>Ready for the kiosk. No question is protected.</source>
        <translation>Lista para el quiosco. Ninguna pregunta está protegida.</translation>
    </message>
    <message>
        <source>Ready for the kiosk. At most ε = {epsilon} per respondent.</source>
        <translation>Lista para el quiosco. Como máximo ε = {epsilon} por encuestado.</translation>
    </message>
    <message>
        <source>Ready for the kiosk. At most ε = {epsilon} per respondent; {n} interviews give ± {error} points or better at every question.</source>
        <translation>Lista para el quiosco. Como máximo ε = {epsilon} por encuestado; {n} entrevistas dan ± {error} puntos o menos en todas las preguntas.</translation>
    </message>
</context>
<context>
    <name>FlipsView</name>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>Test the wheel</source>
        <translation>Poner a prueba la rueda</translation>
    </message>
    <message>
        <source>The wheel of this survey turns {count} times for each answer in the table. Your answers are not used. Nothing is recorded. You see whether the wheel is fair. At a private question you can also test that this device cannot choose where the wheel stops. No test can show what a device remembers.</source>
        <translation>La rueda de esta encuesta gira {count} veces por cada respuesta de la tabla. No se usan sus respuestas. No se registra nada. Usted ve si la rueda es justa. En una pregunta privada también puede comprobar que este aparato no puede elegir dónde se para la rueda. Ninguna prueba puede mostrar lo que recuerda un aparato.</translation>
    </message>
    <message>
        <source>Spin</source>
        <translation>Girar</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation>Registrado</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Esperado</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Contado</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>The wheel on this device does not turn. Please call the surveyor.</source>
        <translation>La rueda de este aparato no gira. Por favor, llame al encuestador.</translation>
    </message>
    <message>
        <source>The counts are what a fair wheel gives.</source>
        <translation>Los recuentos son los que da una rueda justa.</translation>
    </message>
    <message>
        <source>A fair wheel seldom gives such counts. Spin again. If this comes twice in a row, tell the surveyor.</source>
        <translation>Una rueda justa rara vez da estos recuentos. Gire otra vez. Si pasa dos veces seguidas, dígaselo al encuestador.</translation>
    </message>
    <message>
        <source>A fair wheel hardly ever gives such counts. Do not trust this device, and tell the surveyor.</source>
        <translation>Una rueda justa casi nunca da estos recuentos. No se fíe de este aparato y dígaselo al encuestador.</translation>
    </message>
</context>
<context>
    <name>FolderView</name>
    <message>
        <source>Export to this folder?</source>
        <translation>¿Exportar a esta carpeta?</translation>
    </message>
    <message>
        <source>Export here</source>
        <translation>Exportar aquí</translation>
    </message>
    <message>
        <source>Save the page that checks coins here</source>
        <translation>Guardar aquí la página que comprueba monedas</translation>
    </message>
    <message>
        <source>↑  One folder up</source>
        <translation>↑  Subir una carpeta</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
</context>
<context>
    <name>FormReportDialog</name>
    <message>
        <source>Result of the conversion</source>
        <translation>Resultado de la conversión</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Guardar como CSV…</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Celda</translation>
    </message>
    <message>
        <source>Part of the form</source>
        <translation>Parte del formulario</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Guardar el informe</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tablas (*.csv)</translation>
    </message>
</context>
<context>
    <name>Gallery</name>
    <message>
        <source>Analyses</source>
        <translation>Análisis</translation>
    </message>
</context>
<context>
    <name>GatedPinPad</name>
    <message>
        <source>This PIN is not right.</source>
        <translation>Este PIN no es correcto.</translation>
    </message>
    <message>
        <source>Too many wrong PINs. Try again in {seconds} s.</source>
        <translation>Demasiados PIN equivocados. Inténtelo de nuevo en {seconds} s.</translation>
    </message>
</context>
<context>
    <name>GroupsBox</name>
    <message>
        <source>Ask each respondent only some of the questions</source>
        <translation>Hacer a cada encuestado solo unas pocas</translation>
    </message>
    <message>
        <source>Chance picks which questions of a group each respondent is asked. Each respondent gives away less, so each question can have weaker coins.</source>
        <translation>De un grupo, el azar elige las preguntas que se hacen a un encuestado. Cada encuestado revela menos, así que cada pregunta puede tener monedas más débiles.</translation>
    </message>
    <message>
        <source>Add a group</source>
        <translation>Añadir un grupo</translation>
    </message>
    <message>
        <source>Questions asked of each respondent</source>
        <translation>Preguntas que se hacen a cada encuestado</translation>
    </message>
    <message>
        <source>Remove the group</source>
        <translation>Quitar el grupo</translation>
    </message>
</context>
<context>
    <name>GuideWindow</name>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
</context>
<context>
    <name>HandOverView</name>
    <message>
        <source>Please give this device to the surveyor</source>
        <translation>Por favor, entregue este aparato al encuestador</translation>
    </message>
    <message>
        <source>Surveyor, enter your PIN for the next person.</source>
        <translation>Encuestador: escriba su PIN para la persona siguiente.</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Supervisor</source>
        <translation>Supervisor</translation>
    </message>
</context>
<context>
    <name>HandingOver</name>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Comprobar</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
</context>
<context>
    <name>HeldPanel</name>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Comparando…</translation>
    </message>
    <message>
        <source>Interviews needed with sealed reports and with tallies</source>
        <translation>Entrevistas necesarias con informes sellados y con recuentos</translation>
    </message>
    <message>
        <source>Sealed to the analyst&apos;s key</source>
        <translation>Sellado para la clave del analista</translation>
    </message>
    <message>
        <source>Tallies of trustees</source>
        <translation>Recuentos de depositarios</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>1 % is one percentage point.</source>
        <translation>1 % es un punto porcentual.</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Confianza</translation>
    </message>
    <message>
        <source>Correct the marked fields to see a result.</source>
        <translation>Corrija los campos marcados para ver una respuesta.</translation>
    </message>
    <message>
        <source>Interviews needed</source>
        <translation>Entrevistas necesarias</translation>
    </message>
    <message>
        <source>Chart of interviews needed with sealed reports and with tallies</source>
        <translation>Gráfico de las entrevistas necesarias con informes sellados y con recuentos</translation>
    </message>
    <message>
        <source>± {error} needs {tallies} interviews with tallies, and {sealed} with sealed reports.</source>
        <translation>± {error} necesita {tallies} entrevistas con recuentos, y {sealed} con informes sellados.</translation>
    </message>
    <message>
        <source>The analyst, or a court with the key: {by_key}. Trustees who collude: {by_trustees}. A changed kiosk, or who watches the touch: {by_kiosk}.</source>
        <translation>El analista, o un tribunal con la clave: {by_key}. Depositarios que se confabulan: {by_trustees}. Un quiosco alterado, o quien mira el toque: {by_kiosk}.</translation>
    </message>
</context>
<context>
    <name>HelpPage</name>
    <message>
        <source>Save as PDF…</source>
        <translation>Guardar como PDF…</translation>
    </message>
    <message>
        <source>The guide on A4 pages, to print</source>
        <translation>La guía en páginas A4, para imprimir</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Guides for everybody who works with Surveyapp, and a page on each design: what respondents do, how they are protected, and what you can estimate.</source>
        <translation>Guías para todos los que trabajan con Surveyapp, y lo que cada diseño pide a las personas, les promete y le permite a usted estimar.</translation>
    </message>
    <message>
        <source>Search guides and designs</source>
        <translation>Buscar en guías y diseños</translation>
    </message>
    <message>
        <source>Guides and designs</source>
        <translation>Guías y diseños</translation>
    </message>
    <message>
        <source>No guide or design contains these words.</source>
        <translation>Ninguna guía ni ningún diseño contiene estas palabras.</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>Explicación</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>Documentos PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Save the guide</source>
        <translation>Guardar la guía</translation>
    </message>
    <message>
        <source>Laying out the pages…</source>
        <translation>Componiendo las páginas…</translation>
    </message>
    <message>
        <source>Saved {file} in {folder}.</source>
        <translation>Se guardó {file} en {folder}.</translation>
    </message>
</context>
<context>
    <name>HistoryMenu</name>
    <message>
        <source>&amp;Undo: {action}</source>
        <translation>&amp;Deshacer: {action}</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Redo: {action}</source>
        <translation>&amp;Rehacer: {action}</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
</context>
<context>
    <name>KeepOrShowView</name>
    <message>
        <source>Keep or show?</source>
        <translation>¿Guardar o mostrar?</translation>
    </message>
    <message>
        <source>Show: it is opened and thrown away. Then you answer again.</source>
        <translation>Mostrar: se abre y se desecha. Después usted responde otra vez.</translation>
    </message>
    <message>
        <source>The square that locks what would be recorded</source>
        <translation>El cuadrado que fija lo que se registraría</translation>
    </message>
    <message>
        <source>You have touched your answer. The square locks what would be recorded.</source>
        <translation>Ha tocado su respuesta. El cuadrado fija lo que se registraría.</translation>
    </message>
    <message>
        <source>A photograph of this shows what you touched.</source>
        <translation>Una foto de esta pantalla muestra lo que usted tocó.</translation>
    </message>
    <message>
        <source>To check later, take a photo of this square.</source>
        <translation>Para comprobarlo después, haga una foto de este cuadrado.</translation>
    </message>
    <message>
        <source>Keep: in the survey it would count. It would never be opened.</source>
        <translation>Guardar: en la encuesta contaría. No se abriría nunca.</translation>
    </message>
    <message>
        <source>Keep: it counts. It is never opened.</source>
        <translation>Guardar: cuenta. No se abre nunca.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Guardar</translation>
    </message>
</context>
<context>
    <name>KeyDialog</name>
    <message>
        <source>The interviews are sealed</source>
        <translation>Las entrevistas están selladas</translation>
    </message>
    <message>
        <source>File of the analyst&apos;s private key</source>
        <translation>Archivo de la clave privada del analista</translation>
    </message>
    <message>
        <source>Passphrase of the key file</source>
        <translation>Frase de contraseña del archivo de clave</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>Private key file</source>
        <translation>Archivo de la clave privada</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Frase de contraseña</translation>
    </message>
    <message>
        <source>The key stays in memory until you close the desk. It is not saved anywhere.</source>
        <translation>La clave se mantiene en memoria hasta que se cierre la mesa de análisis y no se escribe en ningún sitio.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Ahora no</translation>
    </message>
    <message>
        <source>Private keys (*{ending});;All files (*)</source>
        <translation>Claves privadas (*{ending});;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>The analyst&apos;s private key</source>
        <translation>La clave privada del analista</translation>
    </message>
    <message>
        <source>{first} (The same applies to {more} more files.)</source>
        <translation>{first} (Y lo mismo vale para {more} archivos más.)</translation>
    </message>
</context>
<context>
    <name>KioskTextsModel</name>
    <message>
        <source>English</source>
        <translation>Inglés</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>falta</translation>
    </message>
</context>
<context>
    <name>KioskTextsPane</name>
    <message>
        <source>Language of the kiosk&apos;s texts</source>
        <translation>Idioma de los textos del quiosco</translation>
    </message>
    <message>
        <source>Missing only</source>
        <translation>Solo los que faltan</translation>
    </message>
    <message>
        <source>Texts of the kiosk</source>
        <translation>Textos del quiosco</translation>
    </message>
    <message>
        <source>Choose all</source>
        <translation>Elegir todo</translation>
    </message>
    <message>
        <source>Save table…</source>
        <translation>Guardar tabla…</translation>
    </message>
    <message>
        <source>Read table…</source>
        <translation>Leer tabla…</translation>
    </message>
    <message>
        <source>Fix the survey&apos;s problems to see the texts that it needs.</source>
        <translation>Corrija los problemas del cuestionario para ver los textos que necesita.</translation>
    </message>
    <message>
        <source>The kiosk speaks English by itself. Add another language to translate it.</source>
        <translation>El quiosco ya habla inglés. Añada otro idioma para traducirlo.</translation>
    </message>
    <message>
        <source>The kiosk speaks {language} by itself. What is written here replaces its own words.</source>
        <translation>El quiosco ya habla {language}. Lo que se escriba aquí sustituye a sus propias palabras.</translation>
    </message>
    <message>
        <source>All {needed} texts are there in {language}.</source>
        <translation>Están los {needed} textos en {language}.</translation>
    </message>
    <message>
        <source>{missing} of {needed} texts are missing in {language}: respondents would read these in English. The promise to respondents stands first. Keep what is in braces, as {example}.</source>
        <translation>Faltan {missing} de {needed} textos en {language}: las personas los leerían en inglés. La promesa a las personas va primero. Conserve lo que está entre llaves, como {example}.</translation>
    </message>
    <message>
        <source>Saved {file}.</source>
        <translation>{file} se ha guardado.</translation>
    </message>
    <message>
        <source>The texts of {file} are in the survey.</source>
        <translation>Los textos de {file} están en el cuestionario.</translation>
    </message>
    <message>
        <source>Tables ({endings})</source>
        <translation>Tablas ({endings})</translation>
    </message>
</context>
<context>
    <name>KiosksDialog</name>
    <message>
        <source>Kiosks</source>
        <translation>Quioscos</translation>
    </message>
    <message>
        <source>Kiosks of the project</source>
        <translation>Quioscos del proyecto</translation>
    </message>
    <message>
        <source>Accept this kiosk</source>
        <translation>Aceptar este quiosco</translation>
    </message>
    <message>
        <source>Enrolment files…</source>
        <translation>Archivos de inscripción…</translation>
    </message>
    <message>
        <source>Accepts the kiosks whose enrolment files their supervisors gave you.</source>
        <translation>Acepta los quioscos cuyos supervisores le dieron sus archivos de inscripción.</translation>
    </message>
    <message>
        <source>Revoke this kiosk</source>
        <translation>Revocar este quiosco</translation>
    </message>
    <message>
        <source>Use this if somebody else may have its key. Its files are then held, even with an enrolment file. Interviews already imported stay and count. Edit &gt; Undo reverses this.</source>
        <translation>Úselo si otra persona puede tener su clave. Sus archivos quedan entonces retenidos, aunque haya un archivo de inscripción. Las entrevistas ya importadas se quedan y cuentan. Editar &gt; Deshacer lo revierte.</translation>
    </message>
    <message>
        <source>Revoke it and remove its interviews</source>
        <translation>Revocarlo y quitar sus entrevistas</translation>
    </message>
    <message>
        <source>Also removes its interviews. Edit &gt; Undo reverses all of this.</source>
        <translation>También se quita lo que trajo. Editar &gt; Deshacer lo devuelve todo.</translation>
    </message>
    <message>
        <source>Hold files from unknown kiosks</source>
        <translation>Retener los archivos de quioscos desconocidos</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Each kiosk signs its files with its own key. Before you accept a kiosk, compare its words with those on its supervisor&apos;s screen: anybody who makes a key could sign invented interviews. Or add the enrolment files that supervisors gave you before fieldwork.</source>
        <translation>Cada quiosco firma sus archivos con una clave propia. Compare sus palabras con las de la pantalla de su supervisor antes de aceptarlo: quien hace una clave puede firmar entrevistas inventadas. O use los archivos de inscripción que los supervisores le dieron antes del trabajo de campo.</translation>
    </message>
    <message>
        <source>Enrolment files (*{ending})</source>
        <translation>Archivos de inscripción (*{ending})</translation>
    </message>
    <message>
        <source>Enrolment files of kiosks</source>
        <translation>Archivos de inscripción de quioscos</translation>
    </message>
</context>
<context>
    <name>LabelledChooser</name>
    <message>
        <source>{name} (guessed)</source>
        <translation>{name} (supuesto)</translation>
    </message>
    <message>
        <source>guessed</source>
        <translation>supuesto</translation>
    </message>
</context>
<context>
    <name>LearnEffects</name>
    <message>
        <source>Class whose effects are shown</source>
        <translation>Clase cuyos efectos se muestran</translation>
    </message>
    <message>
        <source>Effects and odds ratios</source>
        <translation>Efectos y razones de momios</translation>
    </message>
    <message>
        <source>View of the effects</source>
        <translation>Vista de los efectos</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Gráfico</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabla</translation>
    </message>
    <message>
        <source>The effects of the features appear here after training.</source>
        <translation>Los efectos de las variables aparecen aquí después de entrenar.</translation>
    </message>
    <message>
        <source>How much more probable the model makes the class {name} if everybody has this level of the feature, compared with its reference level (0), other features unchanged. The 95 % intervals include sampling and noise.</source>
        <translation>Cuánto más probable hace el modelo la clase {name} si todos tienen este nivel, en comparación con el nivel de referencia (0), sin cambiar las demás variables. Los intervalos del 95 % incluyen el muestreo y el ruido.</translation>
    </message>
    <message>
        <source>Difference in the probability of {name}, in percentage points</source>
        <translation>Diferencia en la probabilidad de {name}, en puntos porcentuales</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>Intervalo del 95 %</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>Effect, pp</source>
        <translation>Efecto, pp</translation>
    </message>
    <message>
        <source>Odds ratio</source>
        <translation>Razón de momios</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} a {high}</translation>
    </message>
</context>
<context>
    <name>LearnEvaluation</name>
    <message>
        <source>Evaluate</source>
        <translation>Evaluar</translation>
    </message>
    <message>
        <source>View of the evaluation</source>
        <translation>Lo que se muestra de la evaluación</translation>
    </message>
    <message>
        <source>Measures the model on the data chosen on the left. For a table of true values, this spends the ε on the left on one noisy confusion matrix, unless the table is public. For reports it costs nothing.</source>
        <translation>Mide el modelo con los datos elegidos a la izquierda. Para una tabla de valores verdaderos, gasta el ε de la izquierda en una matriz de confusión con ruido, salvo que la tabla sea pública. Para informes no cuesta nada.</translation>
    </message>
    <message>
        <source>Measures of the model</source>
        <translation>Números del modelo</translation>
    </message>
    <message>
        <source>Confusion matrix: rows by class and prediction</source>
        <translation>Matriz de confusión: filas por clase y predicción</translation>
    </message>
    <message>
        <source>Learning curve</source>
        <translation>Curva de aprendizaje</translation>
    </message>
    <message>
        <source>Accuracy and other measures</source>
        <translation>Exactitud y otros números</translation>
    </message>
    <message>
        <source>Confusion matrix</source>
        <translation>Matriz de confusión</translation>
    </message>
    <message>
        <source>ROC and calibration</source>
        <translation>ROC y calibración</translation>
    </message>
    <message>
        <source>Learning curve as a table</source>
        <translation>Curva de aprendizaje como tabla</translation>
    </message>
    <message>
        <source>About {rows} rows. This cost ε = {epsilon}.</source>
        <translation>Unas {rows} filas, por ε {epsilon}.</translation>
    </message>
    <message>
        <source>{rows} rows. This cost ε = {epsilon}.</source>
        <translation>{rows} filas, por ε {epsilon}.</translation>
    </message>
    <message>
        <source>{rows} rows. This cost nothing.</source>
        <translation>{rows} filas; no se gastó nada.</translation>
    </message>
</context>
<context>
    <name>LearnForm</name>
    <message>
        <source>Choose a table…</source>
        <translation>Elegir una tabla…</translation>
    </message>
    <message>
        <source>Use this project&apos;s reports</source>
        <translation>Usar las respuestas registradas de este proyecto</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Etiqueta</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Método</translation>
    </message>
    <message>
        <source>Features</source>
        <translation>Características</translation>
    </message>
    <message>
        <source>Label: what to predict</source>
        <translation>Etiqueta: lo que se predice</translation>
    </message>
    <message>
        <source>Features: what to predict it from</source>
        <translation>Características: con qué se predice</translation>
    </message>
    <message>
        <source>Privacy to spend, ε</source>
        <translation>Privacidad que se gasta, ε</translation>
    </message>
    <message>
        <source>Small is private: 0.3 to 3 is usual.</source>
        <translation>Pequeño es privado: lo habitual es de 0,3 a 3.</translation>
    </message>
    <message>
        <source>Budget of the table, ε</source>
        <translation>Presupuesto de la tabla, ε</translation>
    </message>
    <message>
        <source>{budget} if left empty</source>
        <translation>{budget}, si no se indica ninguno</translation>
    </message>
    <message>
        <source>none; e.g. 20 %</source>
        <translation>ninguna; p. ej. 20 %</translation>
    </message>
    <message>
        <source>The most that may ever be spent on this table and its copies. If you leave this empty it is {budget}; beyond that, hardly anybody is protected.</source>
        <translation>Lo máximo que podrá gastarse jamás en esta tabla y sus copias. Si no se indica es {budget}; más allá apenas se protege a nadie.</translation>
    </message>
    <message>
        <source>Share of rows held out to measure accuracy</source>
        <translation>Proporción de filas reservadas para medir la exactitud</translation>
    </message>
    <message>
        <source>Bounds of numbers</source>
        <translation>Cotas de los números</translation>
    </message>
    <message>
        <source>Largest survey weight</source>
        <translation>Mayor peso muestral</translation>
    </message>
    <message>
        <source>Larger ones count as this; the noise grows with it.</source>
        <translation>Los mayores cuentan como este; el ruido crece con él.</translation>
    </message>
    <message>
        <source>column=low:high or column=low:high:bins, separated by commas</source>
        <translation>columna=mínimo:máximo o columna=mínimo:máximo:tramos, separados por comas</translation>
    </message>
    <message>
        <source>Survey weights</source>
        <translation>Pesos muestrales</translation>
    </message>
    <message>
        <source>A column: how many people each row represents</source>
        <translation>Una columna: a cuántas personas representa cada fila</translation>
    </message>
    <message>
        <source>Public levels from a file…</source>
        <translation>Niveles públicos de un archivo…</translation>
    </message>
    <message>
        <source>The values that each column can have, known without looking at the table</source>
        <translation>Valores que pueden tener las columnas, conocidos sin mirar la tabla</translation>
    </message>
    <message>
        <source>Missing values</source>
        <translation>Valores que faltan</translation>
    </message>
    <message>
        <source>as the file of levels says</source>
        <translation>como dice el archivo de niveles</translation>
    </message>
    <message>
        <source>in no column</source>
        <translation>en ninguna columna</translation>
    </message>
    <message>
        <source>possible in every column</source>
        <translation>posibles en cada columna</translation>
    </message>
    <message>
        <source>For columns with given levels or bounds. Where nothing is ever missing, no model or synthetic table has to allow for it; a blank is then refused</source>
        <translation>Para columnas con niveles o límites indicados. Donde nunca falta nada, ningún modelo ni tabla sintética tiene que preverlo; una casilla vacía se rechaza entonces</translation>
    </message>
    <message>
        <source>Find frequent levels under ε</source>
        <translation>Buscar los niveles frecuentes con ε</translation>
    </message>
    <message>
        <source>For columns whose levels are not given. A level that only one person has is shown with a probability of one in a thousand million</source>
        <translation>Para columnas cuyos niveles no se han declarado. Un nivel que solo tiene una persona aparece con una probabilidad de una entre mil millones</translation>
    </message>
    <message>
        <source>The number of rows is public</source>
        <translation>El número de filas es público</translation>
    </message>
    <message>
        <source>ε then protects against changing one row, not against adding or removing one</source>
        <translation>Entonces ε protege frente al cambio de una fila, no frente a añadir o quitar una</translation>
    </message>
    <message>
        <source>The table is public: nothing is spent</source>
        <translation>La tabla es pública: no se gasta nada</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>No data chosen yet.</source>
        <translation>Aún no se han elegido datos.</translation>
    </message>
    <message>
        <source>Reports of {name}: training costs no additional privacy.</source>
        <translation>Respuestas registradas de {name}: aprender no gasta nada más.</translation>
    </message>
    <message>
        <source>Table {name}: true values. Each training is charged to its privacy ledger.</source>
        <translation>Tabla {name}: valores verdaderos, que se pagan de su libro de gastos.</translation>
    </message>
</context>
<context>
    <name>LearnPage</name>
    <message>
        <source>Learn</source>
        <translation>Aprender</translation>
    </message>
    <message>
        <source>Train a classifier or make a synthetic table, within a privacy limit that you set.</source>
        <translation>Entrene un clasificador o cree una tabla sintética, dentro del límite de privacidad que usted fije.</translation>
    </message>
    <message>
        <source>Invented rows with nearly the same shares as the table; costs the ε of the form</source>
        <translation>Filas inventadas con más o menos las partes de la tabla, para el ε del formulario</translation>
    </message>
    <message>
        <source>Trains on invented tables; costs no privacy</source>
        <translation>Entrena con tablas inventadas: no gasta nada</translation>
    </message>
    <message>
        <source>Open a model…</source>
        <translation>Abrir un modelo…</translation>
    </message>
    <message>
        <source>Synthetic table…</source>
        <translation>Tabla sintética…</translation>
    </message>
    <message>
        <source>Preview accuracy</source>
        <translation>Previsualizar la exactitud</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Entrenar</translation>
    </message>
    <message>
        <source>Choose a table</source>
        <translation>Elegir una tabla</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Leyendo…</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tablas (*.csv)</translation>
    </message>
    <message>
        <source>Levels or surveys (*.json)</source>
        <translation>Niveles o encuestas (*.json)</translation>
    </message>
    <message>
        <source>Public levels</source>
        <translation>Niveles públicos</translation>
    </message>
    <message>
        <source>The levels of {count} columns are known: {names}.</source>
        <translation>Se conocen los niveles de {count} columnas: {names}.</translation>
    </message>
    <message>
        <source>The survey&apos;s coins already fix its ε, so there is nothing to preview. Train the model: it costs no additional privacy.</source>
        <translation>Las monedas de la encuesta ya deciden su ε; entrene, no gasta nada más.</translation>
    </message>
    <message>
        <source>Simulating…</source>
        <translation>Simulando…</translation>
    </message>
    <message>
        <source>Training…</source>
        <translation>Entrenando…</translation>
    </message>
    <message>
        <source>A synthetic table needs a table of true values.</source>
        <translation>Una tabla sintética necesita una tabla de valores verdaderos.</translation>
    </message>
    <message>
        <source>Save the synthetic table</source>
        <translation>Guardar la tabla sintética</translation>
    </message>
    <message>
        <source>Synthesizing…</source>
        <translation>Sintetizando…</translation>
    </message>
    <message>
        <source>Saved {rows} synthetic rows in {file} (ε = {epsilon}). The report next to it shows shares of the real table. Keep it to yourself; do not publish it.</source>
        <translation>Se guardaron {rows} filas sintéticas en {file} (ε = {epsilon}). El informe que está junto a él muestra proporciones de la tabla real. Guárdelo para usted; no lo publique.</translation>
    </message>
    <message>
        <source>Files (*{ending})</source>
        <translation>Archivos (*{ending})</translation>
    </message>
    <message>
        <source>Save the model</source>
        <translation>Guardar el modelo</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Guardando…</translation>
    </message>
    <message>
        <source>Saved {file} in {folder}.</source>
        <translation>Se guardó {file} en {folder}.</translation>
    </message>
    <message>
        <source>Models (*{ending})</source>
        <translation>Modelos (*{ending})</translation>
    </message>
    <message>
        <source>Open a model</source>
        <translation>Abrir un modelo</translation>
    </message>
    <message>
        <source>Evaluating…</source>
        <translation>Evaluando…</translation>
    </message>
    <message>
        <source>Predict on which table?</source>
        <translation>¿Con qué tabla se predice?</translation>
    </message>
    <message>
        <source>Save the predictions</source>
        <translation>Guardar las predicciones</translation>
    </message>
    <message>
        <source>Predicting…</source>
        <translation>Prediciendo…</translation>
    </message>
    <message>
        <source>Saved {rows} predictions in {file}: {counts}.</source>
        <translation>{rows} predicciones están en {file}: {counts}.</translation>
    </message>
</context>
<context>
    <name>LearnResult</name>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Imagen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Effects</source>
        <translation>Efectos</translation>
    </message>
    <message>
        <source>Evaluation</source>
        <translation>Evaluación</translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation>Libro de gastos</translation>
    </message>
    <message>
        <source>What accuracy can you expect at which ε? “Preview accuracy” trains on invented tables with the same columns and number of rows. It does not look at your data and costs no privacy.</source>
        <translation>¿Qué exactitud cabe esperar con cada ε? «Previsualizar la exactitud» entrena con tablas inventadas que tienen las mismas columnas y el mismo número de filas. No mira sus datos y no gasta privacidad.</translation>
    </message>
    <message>
        <source>Privacy to spend, ε</source>
        <translation>Privacidad que se gasta, ε</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Exactitud</translation>
    </message>
    <message>
        <source>Private: mean and range</source>
        <translation>Privado: media y rango</translation>
    </message>
    <message>
        <source>Without privacy</source>
        <translation>Sin privacidad</translation>
    </message>
    <message>
        <source>Always the most frequent class</source>
        <translation>Siempre la clase más frecuente</translation>
    </message>
    <message>
        <source>Chart of the accuracy over ε, simulated</source>
        <translation>Gráfico de la exactitud según ε, simulada</translation>
    </message>
    <message>
        <source>Card of the model</source>
        <translation>Ficha del modelo</translation>
    </message>
    <message>
        <source>Save the model…</source>
        <translation>Guardar el modelo…</translation>
    </message>
    <message>
        <source>Predict on a table…</source>
        <translation>Predecir con una tabla…</translation>
    </message>
    <message>
        <source>No model yet: train one, or open one.</source>
        <translation>Aún no hay modelo: entrene uno o abra uno.</translation>
    </message>
    <message>
        <source>Class whose features are shown</source>
        <translation>Clase cuyas características se muestran</translation>
    </message>
    <message>
        <source>Picture of the forest</source>
        <translation>Imagen del bosque</translation>
    </message>
    <message>
        <source>First tree</source>
        <translation>Primer árbol</translation>
    </message>
    <message>
        <source>All leaves</source>
        <translation>Todas las hojas</translation>
    </message>
    <message>
        <source>Intervals</source>
        <translation>Intervalos</translation>
    </message>
    <message>
        <source>A picture of the model appears here after training.</source>
        <translation>Aquí aparece una imagen del modelo después del entrenamiento.</translation>
    </message>
    <message>
        <source>The rules of a decision tree appear here after training.</source>
        <translation>Las reglas de un árbol de decisión aparecen aquí después del entrenamiento.</translation>
    </message>
    <message>
        <source>Rules of the tree</source>
        <translation>Reglas del árbol</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Ficha</translation>
    </message>
    <message>
        <source>Of this model</source>
        <translation>De este modelo</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Método</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Etiqueta</translation>
    </message>
    <message>
        <source>Features</source>
        <translation>Características</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Datos</translation>
    </message>
    <message>
        <source>Respondents</source>
        <translation>Encuestados</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Privacy loss</source>
        <translation>Pérdida de privacidad</translation>
    </message>
    <message>
        <source>ε = {epsilon} per respondent, in total</source>
        <translation>ε = {epsilon} por encuestado, en total</translation>
    </message>
    <message>
        <source>ε = {epsilon} for the table</source>
        <translation>ε = {epsilon} de la tabla</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Niveles</translation>
    </message>
    <message>
        <source>all features</source>
        <translation>todas las características</translation>
    </message>
    <message>
        <source>Never missing</source>
        <translation>Nunca falta</translation>
    </message>
    <message>
        <source>not released</source>
        <translation>no publicado</translation>
    </message>
    <message>
        <source>about {rows} (noisy)</source>
        <translation>unas {rows} (con ruido)</translation>
    </message>
    <message>
        <source>{rows} (public)</source>
        <translation>{rows} (público)</translation>
    </message>
    <message>
        <source>Nothing: the table was declared public, so it is not protected</source>
        <translation>Nada: la tabla se declaró pública, así que nada de ella está protegido</translation>
    </message>
    <message>
        <source>Not proven: an earlier version made this model. It contains the exact number of rows, and levels may have been read from the data. Train it again.</source>
        <translation>No demostrado: este modelo lo hizo una versión anterior; indica el número exacto de filas, y los niveles pueden haberse leído de los datos. Vuelva a entrenarlo.</translation>
    </message>
    <message>
        <source>Tables with the same number of rows that differ in one row (whose label may be missing)</source>
        <translation>Tablas con el mismo número de filas y una fila cambiada, incluida una etiqueta en blanco</translation>
    </message>
    <message>
        <source>Tables that differ by adding or removing one row; if one row is changed instead, ε = {changed}</source>
        <translation>Tablas que difieren en una fila más o menos; con una fila cambiada, ε = {changed}</translation>
    </message>
    <message>
        <source>Neighbouring tables</source>
        <translation>Tablas vecinas</translation>
    </message>
    <message>
        <source>The same respondent with other answers: ε = {changed}</source>
        <translation>Un encuestado con otras respuestas, por ε = {changed}</translation>
    </message>
    <message>
        <source>{questions}: asked directly, so ε does not cover these answers</source>
        <translation>{questions}: preguntado directamente, por lo que ε no cuenta estas respuestas</translation>
    </message>
    <message>
        <source>Not protected</source>
        <translation>Sin protección</translation>
    </message>
    <message>
        <source>Accuracy on held-out rows</source>
        <translation>Exactitud con las filas reservadas</translation>
    </message>
    <message>
        <source>How often each level occurs in each class. The 95 % intervals include sampling and the noise or coins.</source>
        <translation>Con qué frecuencia aparece cada nivel en una clase, con límites del 95&#xa0;% por la muestra y por el ruido o las monedas.</translation>
    </message>
    <message>
        <source>{right} of {rows}</source>
        <translation>{right} de {rows}</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Correctas</translation>
    </message>
    <message>
        <source>Spent: ε {spent}. No budget was set; the limit is {budget}.</source>
        <translation>Gastado: ε {spent}. Sin presupuesto, lo máximo es {budget}.</translation>
    </message>
    <message>
        <source>Design</source>
        <translation>Diseño</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vista previa</translation>
    </message>
    <message>
        <source>Found with privacy protection ε (δ = {delta}); other values count as missing</source>
        <translation>Hallados con ε, con δ = {delta}; los demás valores cuentan como ausentes</translation>
    </message>
    <message>
        <source>Given in advance</source>
        <translation>Declarados de antemano</translation>
    </message>
    <message>
        <source>Taken from the data, not protected</source>
        <translation>Leídos de los datos, y no protegidos</translation>
    </message>
    <message>
        <source>The first three levels of the tree; each leaf with its class and its share.</source>
        <translation>El árbol hasta tres preguntas; cada hoja con su clase y su proporción.</translation>
    </message>
    <message>
        <source>Drawing of the decision tree; it splits on {feature} first</source>
        <translation>Dibujo del árbol de decisión; pregunta primero por {feature}</translation>
    </message>
    <message>
        <source>There is no picture for this kind of model.</source>
        <translation>Este modelo no tiene imagen propia.</translation>
    </message>
    <message>
        <source>How many leaves have which depth and how many rows, of single trees and of all. A line marks the median.</source>
        <translation>Cuántas hojas tienen qué profundidad y cuántas filas, de algunos árboles y de todos. Una línea marca la mediana.</translation>
    </message>
    <message>
        <source>Where a share that is drawn from a leaf falls in 90 of 100 cases, by the leaf’s rows and the ε of its counts.</source>
        <translation>Dónde cae en 90 de 100 casos una proporción sacada de una hoja, según las filas de la hoja y el ε de sus recuentos.</translation>
    </message>
    <message>
        <source>Tree {number}</source>
        <translation>Árbol {number}</translation>
    </message>
    <message>
        <source>All trees</source>
        <translation>Todos los árboles</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>Hojas</translation>
    </message>
    <message>
        <source>Branch depth</source>
        <translation>Profundidad de las ramas</translation>
    </message>
    <message>
        <source>Rows of a leaf</source>
        <translation>Filas de una hoja</translation>
    </message>
    <message>
        <source>Share of {share}</source>
        <translation>Proporción de {share}</translation>
    </message>
    <message>
        <source>Share that is drawn</source>
        <translation>Proporción sacada</translation>
    </message>
    <message>
        <source>without noise</source>
        <translation>sin ruido</translation>
    </message>
    <message>
        <source>Branch depth and leaf frequency, of each tree and of all</source>
        <translation>Profundidad de las ramas y frecuencia de las hojas, de cada árbol y de todos</translation>
    </message>
    <message>
        <source>Intervals of a drawn share over the rows of a leaf</source>
        <translation>Intervalos de una proporción sacada según las filas de una hoja</translation>
    </message>
    <message>
        <source>Share of the level in the class {name}</source>
        <translation>Proporción del nivel en la clase {name}</translation>
    </message>
    <message>
        <source>Only a decision tree has rules.</source>
        <translation>Solo un árbol de decisión tiene reglas.</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Clase</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regla</translation>
    </message>
    <message>
        <source>(missing)</source>
        <translation>(faltante)</translation>
    </message>
    <message>
        <source>always</source>
        <translation>siempre</translation>
    </message>
    <message>
        <source>Privacy spent on the table</source>
        <translation>Lo que se gastó de la tabla</translation>
    </message>
    <message>
        <source>Spent: ε {spent} of {budget}; {left} is left.</source>
        <translation>Gastado: ε {spent} de {budget}; queda {left}.</translation>
    </message>
    <message>
        <source>Its rows are nearly the same as those of {others}, so they share one ledger.</source>
        <translation>Tiene casi las mismas filas que {others}: un solo libro de cuentas para todas.</translation>
    </message>
    <message>
        <source>ε</source>
        <translation>ε</translation>
    </message>
    <message>
        <source>Purpose</source>
        <translation>Para</translation>
    </message>
</context>
<context>
    <name>LeftOutDialog</name>
    <message>
        <source>Rows that would be left out</source>
        <translation>Filas que se omitirían</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Checking the rows…</source>
        <translation>Comprobando las filas…</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Licences</source>
        <translation>Licencias</translation>
    </message>
    <message>
        <source>Search the licences</source>
        <translation>Buscar en las licencias</translation>
    </message>
    <message>
        <source>The licences do not contain these words.</source>
        <translation>Las licencias no contienen estas palabras.</translation>
    </message>
    <message>
        <source>Collecting the licences…</source>
        <translation>Se están reuniendo las licencias…</translation>
    </message>
    <message>
        <source>Surveyapp is free software under the MIT licence. It uses Qt under the LGPL, whose libraries you may replace, and the other parts that are listed here.</source>
        <translation>Surveyapp es software libre con la licencia MIT. Usa Qt con la LGPL, cuyas bibliotecas usted puede reemplazar, y los demás componentes que se enumeran aquí.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>The licences cannot be read. Part of the installation may be missing; install Surveyapp again.</source>
        <translation>No se pueden leer las licencias. Puede faltar una parte de la instalación; instale Surveyapp de nuevo.</translation>
    </message>
</context>
<context>
    <name>MadeTogether</name>
    <message>
        <source>The hidden number and your card together say where the wheel stops.</source>
        <translation>El número oculto y su carta dicen juntos dónde se para la rueda.</translation>
    </message>
    <message>
        <source>This device hides a number. You pick a card. The two together say where the wheel stops, so the device cannot choose it. You can test that. A device could still remember what you touch. No test rules that out. Only dice of your own do.</source>
        <translation>Este aparato oculta un número. Usted elige una carta. Los dos juntos dicen dónde se para la rueda, así que el aparato no puede elegirlo. Puede comprobarlo. Un aparato aún podría recordar lo que usted toca. Ninguna prueba lo descarta. Solo sus propios dados.</translation>
    </message>
</context>
<context>
    <name>MakingForm</name>
    <message>
        <source>Name of the new variable</source>
        <translation>Nombre de la variable nueva</translation>
    </message>
    <message>
        <source>Label of the new variable</source>
        <translation>Etiqueta de la variable nueva</translation>
    </message>
    <message>
        <source>optional</source>
        <translation>opcional</translation>
    </message>
    <message>
        <source>Where the bands begin</source>
        <translation>Dónde empiezan los tramos</translation>
    </message>
    <message>
        <source>Labels of the bands</source>
        <translation>Etiquetas de los tramos</translation>
    </message>
    <message>
        <source>optional, such as: young; middle; old</source>
        <translation>opcional, por ejemplo: joven; mediano; mayor</translation>
    </message>
    <message>
        <source>Expression</source>
        <translation>Expresión</translation>
    </message>
    <message>
        <source>Insert a variable</source>
        <translation>Insertar una variable</translation>
    </message>
    <message>
        <source>New values; empty means missing</source>
        <translation>Valores nuevos; vacío significa que falta</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vista previa</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Etiqueta</translation>
    </message>
    <message>
        <source>Bands begin at</source>
        <translation>Los tramos empiezan en</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>Create the variable</source>
        <translation>Crear la variable</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Insert a variable…</source>
        <translation>Insertar una variable…</translation>
    </message>
    <message>
        <source>Recode {name}</source>
        <translation>Recodificar {name}</translation>
    </message>
    <message>
        <source>Put {name} into bands</source>
        <translation>Agrupar {name} en tramos</translation>
    </message>
    <message>
        <source>Compute a variable</source>
        <translation>Calcular una variable</translation>
    </message>
    <message>
        <source>Merge reports of {name}</source>
        <translation>Unir respuestas registradas de {name}</translation>
    </message>
    <message>
        <source>Give values that belong together the same new value. An empty one means missing. {name} itself stays as it is.</source>
        <translation>Dé el mismo valor nuevo a los valores que van juntos. Uno vacío significa que falta. {name} no cambia.</translation>
    </message>
    <message>
        <source>Each band begins at one of these numbers and ends before the next. The first band has all numbers below, the last one all that follow.</source>
        <translation>Cada tramo empieza en uno de estos números y termina antes del siguiente. El primero tiene todos los números menores; el último, todos los que siguen.</translation>
    </message>
    <message>
        <source>Use + - * / and comparisons, and, or, not(), if(), min(), max(), round(), abs(), sqrt(), log() and exp(). Only variables without coins can be used: a report is not an answer.</source>
        <translation>Use + - * / y comparaciones, and, or, not(), if(), min(), max(), round(), abs(), sqrt(), log() y exp(). Solo sirven variables sin azar: una respuesta registrada no es la verdadera.</translation>
    </message>
    <message>
        <source>Give reports that belong together the same new value. They stay reports: estimates use the design that follows from merging, so they stay right.</source>
        <translation>Dé el mismo valor nuevo a las respuestas registradas que van juntas. Siguen siendo respuestas registradas: las estimaciones usan el diseño que resulta de unirlas y siguen siendo correctas.</translation>
    </message>
    <message>
        <source>With a value: {count}. Missing: {missing}.</source>
        <translation>Con valor: {count}. Faltan: {missing}.</translation>
    </message>
    <message>
        <source>ε of its reports: {epsilon}</source>
        <translation>ε de sus respuestas registradas: {epsilon}</translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message>
        <source>Something went wrong in Surveyapp. Everything already stored is safe. Please report what you did.</source>
        <translation>Algo falló en Surveyapp. Todo lo que ya estaba guardado está a salvo. Informe de lo que hizo.</translation>
    </message>
    <message>
        <source>Dismiss the message</source>
        <translation>Descartar el mensaje</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Descartar</translation>
    </message>
</context>
<context>
    <name>MissingWordsView</name>
    <message>
        <source>Some words are missing</source>
        <translation>Faltan algunas palabras</translation>
    </message>
    <message>
        <source>Respondents would read those in English. The survey&apos;s author can add them to the survey.</source>
        <translation>Las personas encuestadas las leerían en inglés. Quien hizo la encuesta puede añadirlas.</translation>
    </message>
    <message>
        <source>Start all the same</source>
        <translation>Empezar de todos modos</translation>
    </message>
    <message>
        <source>Close the kiosk</source>
        <translation>Cerrar el quiosco</translation>
    </message>
</context>
<context>
    <name>MomentView</name>
    <message>
        <source>One moment</source>
        <translation>Un momento</translation>
    </message>
</context>
<context>
    <name>NoInterviewsYet</name>
    <message>
        <source>No interviews yet</source>
        <translation>Aún no hay entrevistas</translation>
    </message>
    <message>
        <source>Go to Files</source>
        <translation>Ir a los archivos</translation>
    </message>
</context>
<context>
    <name>NumberPad</name>
    <message>
        <source>Minus</source>
        <translation>Menos</translation>
    </message>
    <message>
        <source>Decimal point</source>
        <translation>Coma decimal</translation>
    </message>
    <message>
        <source>Your number: {number}</source>
        <translation>Su número: {number}</translation>
    </message>
    <message>
        <source>A number from {low} to {high}</source>
        <translation>Un número de {low} a {high}</translation>
    </message>
    <message>
        <source>A number from {low} to {high}, in steps of {step}</source>
        <translation>Un número de {low} a {high}, en pasos de {step}</translation>
    </message>
    <message>
        <source>Please enter a number from {low} to {high}.</source>
        <translation>Por favor, escriba un número de {low} a {high}.</translation>
    </message>
    <message>
        <source>The number must be from {low} to {high}. Please change it.</source>
        <translation>El número debe estar entre {low} y {high}. Por favor, cámbielo.</translation>
    </message>
    <message>
        <source>From {low}, numbers go in steps of {step}. Please change yours.</source>
        <translation>A partir de {low}, los números van en pasos de {step}. Por favor, cambie el suyo.</translation>
    </message>
</context>
<context>
    <name>OpenedView</name>
    <message>
        <source>This round as text, to photograph</source>
        <translation>El texto de esta ronda, para fotografiar</translation>
    </message>
    <message>
        <source>This round is shown and will not count.</source>
        <translation>Esta ronda se muestra y no contará.</translation>
    </message>
    <message>
        <source>To check later, take a photo of this square too. The supervisor can give you the page that compares the squares.</source>
        <translation>Para comprobarlo después, haga también una foto de este cuadrado. El supervisor puede darle la página que compara los cuadrados.</translation>
    </message>
    <message>
        <source>What counts is never opened, so nobody can make you prove your answer.</source>
        <translation>Lo que cuenta no se abre nunca, así que nadie puede obligarle a probar su respuesta.</translation>
    </message>
    <message>
        <source>A new round</source>
        <translation>Una ronda nueva</translation>
    </message>
    <message>
        <source>The name of the first square was: {words}</source>
        <translation>El nombre del primer cuadrado era: {words}</translation>
    </message>
    <message>
        <source>The hidden number was {hidden}. No card was picked.</source>
        <translation>El número oculto era {hidden}. No se eligió ninguna carta.</translation>
    </message>
    <message>
        <source>Hidden number {hidden}, your card {card}: the wheel stopped at {stop}.</source>
        <translation>Número oculto {hidden}, su carta {card}: la rueda se paró en {stop}.</translation>
    </message>
    <message>
        <source>Hidden number {hidden}, your card {card}: together {sum}. Take away {sides}, one full turn: the wheel stopped at {stop}.</source>
        <translation>Número oculto {hidden}, su carta {card}: juntos, {sum}. Quite {sides}, una vuelta completa: la rueda se paró en {stop}.</translation>
    </message>
    <message>
        <source>Here the wheel answers: “{label}” is recorded, whatever you touch.</source>
        <translation>Aquí responde la rueda: se registra «{label}», toque usted lo que toque.</translation>
    </message>
    <message>
        <source>Here your own answer is recorded.</source>
        <translation>Aquí se registra su propia respuesta.</translation>
    </message>
    <message>
        <source>Here “{label}” is recorded as “{report}”.</source>
        <translation>Aquí «{label}» se registra como «{report}».</translation>
    </message>
    <message>
        <source>After your touch the square locked: “{report}”.</source>
        <translation>Cuando usted tocó, el cuadrado fijó: «{report}».</translation>
    </message>
    <message>
        <source>If it is anything else, this device cheats. Do not answer on it.</source>
        <translation>Si es otra cosa, este aparato hace trampa. No responda en él.</translation>
    </message>
    <message>
        <source>It must be “{label}”.</source>
        <translation>Tiene que ser «{label}».</translation>
    </message>
    <message>
        <source>It must be what you touched.</source>
        <translation>Tiene que ser lo que usted tocó.</translation>
    </message>
    <message>
        <source>It must be what is written above for the answer that you touched.</source>
        <translation>Tiene que ser lo que pone arriba para la respuesta que usted tocó.</translation>
    </message>
</context>
<context>
    <name>OptionsForm</name>
    <message>
        <source>More options</source>
        <translation>Más opciones</translation>
    </message>
    <message>
        <source>Fewer options</source>
        <translation>Menos opciones</translation>
    </message>
</context>
<context>
    <name>Ordering</name>
    <message>
        <source>Touch the answers in your order, the first one first.</source>
        <translation>Toque las respuestas en su orden, empezando por la primera.</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Confirmar</translation>
    </message>
    <message>
        <source>Please touch every answer.</source>
        <translation>Toque todas las respuestas, por favor.</translation>
    </message>
    <message>
        <source>{answer}, place {place}</source>
        <translation>{answer}, puesto {place}</translation>
    </message>
    <message>
        <source>{answer}, no place yet</source>
        <translation>{answer}, aún sin puesto</translation>
    </message>
</context>
<context>
    <name>OutdatedNote</name>
    <message>
        <source>The settings have changed: this result is out of date.</source>
        <translation>Los ajustes han cambiado: este resultado está desactualizado.</translation>
    </message>
    <message>
        <source>Choose “{button}” to update it.</source>
        <translation>Elija «{button}» para actualizarlo.</translation>
    </message>
</context>
<context>
    <name>Outline</name>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Add a question</source>
        <translation>Añadir una pregunta</translation>
    </message>
    <message>
        <source>Duplicate the question</source>
        <translation>Duplicar la pregunta</translation>
    </message>
    <message>
        <source>Move up (Alt+Up)</source>
        <translation>Subir (Alt+Arriba)</translation>
    </message>
    <message>
        <source>Move down (Alt+Down)</source>
        <translation>Bajar (Alt+Abajo)</translation>
    </message>
    <message>
        <source>Remove the question (Del)</source>
        <translation>Quitar la pregunta (Supr)</translation>
    </message>
    <message>
        <source>The survey</source>
        <translation>La encuesta</translation>
    </message>
</context>
<context>
    <name>OutputForm</name>
    <message>
        <source>Choose a question</source>
        <translation>Elija una pregunta</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>Kiosks</source>
        <translation>Quioscos</translation>
    </message>
    <message>
        <source>Interactions</source>
        <translation>Interacciones</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automático</translation>
    </message>
    <message>
        <source>{title}: {question}</source>
        <translation>{title}: {question}</translation>
    </message>
    <message>
        <source>{question}: automatic</source>
        <translation>{question}: automático</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
</context>
<context>
    <name>OutputPage</name>
    <message>
        <source>Output</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>Add analysis</source>
        <translation>Añadir análisis</translation>
    </message>
    <message>
        <source>Add analyses and change their options; each result updates by itself. The analyses are kept in the project, and the report contains them.</source>
        <translation>Añada análisis y cambie sus opciones; cada resultado se actualiza solo. Los análisis se guardan en el proyecto y el informe los contiene.</translation>
    </message>
    <message>
        <source>Import collection files first. This page then shows estimates, cross-tables, comparisons, rankings and regressions, also of randomized answers.</source>
        <translation>Importe primero archivos de recogida. Esta página muestra entonces estimaciones, tablas cruzadas, comparaciones, clasificaciones y regresiones, también de respuestas aleatorizadas.</translation>
    </message>
    <message>
        <source>Choose the first analysis</source>
        <translation>Elija el primer análisis</translation>
    </message>
    <message>
        <source>Use for all analyses</source>
        <translation>Usar en todos los análisis</translation>
    </message>
</context>
<context>
    <name>OwnDesignBox</name>
    <message>
        <source>Design</source>
        <translation>Diseño</translation>
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
        <translation>Confirmar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Borrar</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>Help on this page (F1)</source>
        <translation>Ayuda sobre esta página (F1)</translation>
    </message>
</context>
<context>
    <name>PickedCard</name>
    <message>
        <source>Your card is {card}. Name of the square: {words}</source>
        <translation>Su carta es {card}. Nombre del cuadrado: {words}</translation>
    </message>
    <message>
        <source>Test it</source>
        <translation>Ponerlo a prueba</translation>
    </message>
</context>
<context>
    <name>PinPad</name>
    <message>
        <source>Delete</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Digits entered: {count}</source>
        <translation>Cifras introducidas: {count}</translation>
    </message>
</context>
<context>
    <name>PinView</name>
    <message>
        <source>Supervisor</source>
        <translation>Supervisor</translation>
    </message>
    <message>
        <source>Enter the PIN.</source>
        <translation>Introduzca el PIN.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
</context>
<context>
    <name>PlacesView</name>
    <message>
        <source>Where shall the files go?</source>
        <translation>¿Adónde deben ir los archivos?</translation>
    </message>
    <message>
        <source>No stick or card is plugged in.</source>
        <translation>No hay conectada ninguna memoria ni tarjeta.</translation>
    </message>
    <message>
        <source>Other folder…</source>
        <translation>Otra carpeta…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Buscar de nuevo</translation>
    </message>
</context>
<context>
    <name>PlanForm</name>
    <message>
        <source>Name of the question</source>
        <translation>Nombre de la pregunta</translation>
    </message>
    <message>
        <source>What was asked</source>
        <translation>Lo que se preguntó</translation>
    </message>
    <message>
        <source>Number of levels</source>
        <translation>Niveles, desde 1</translation>
    </message>
    <message>
        <source>Least possible answer</source>
        <translation>Menor respuesta posible</translation>
    </message>
    <message>
        <source>Greatest possible answer</source>
        <translation>Mayor respuesta posible</translation>
    </message>
    <message>
        <source>Step between answers</source>
        <translation>Paso entre respuestas</translation>
    </message>
    <message>
        <source>Harmless question answered with it (optional)</source>
        <translation>Pregunta inofensiva que se respondió con ella (puede quedar vacía)</translation>
    </message>
    <message>
        <source>Type of the question</source>
        <translation>Tipo de la pregunta</translation>
    </message>
    <message>
        <source>Nominal: categories without an order.</source>
        <translation>Nominal: categorías sin orden.</translation>
    </message>
    <message>
        <source>Ordinal: ordered levels, taken as 1, 2, 3 … in means and regressions.</source>
        <translation>Ordinal: niveles ordenados, tomados como 1, 2, 3 … en medias y regresiones.</translation>
    </message>
    <message>
        <source>Numeric.</source>
        <translation>Numérico.</translation>
    </message>
    <message>
        <source>Design it was asked with</source>
        <translation>Diseño con el que se preguntó</translation>
    </message>
    <message>
        <source>{name}: {meaning}</source>
        <translation>{name}: {meaning}</translation>
    </message>
    <message>
        <source>as in the original survey</source>
        <translation>como en la encuesta original</translation>
    </message>
    <message>
        <source>Not randomized: the column contains the answers.</source>
        <translation>Sin aleatorizar: la columna contiene las respuestas.</translation>
    </message>
    <message>
        <source>The column contains the reports ({reports}). ε = {epsilon}</source>
        <translation>La columna contiene lo que se registró ({reports}). ε = {epsilon}</translation>
    </message>
    <message>
        <source>The column contains the reports. ε = {epsilon}</source>
        <translation>La columna contiene lo que se registró. ε = {epsilon}</translation>
    </message>
</context>
<context>
    <name>PlanPage</name>
    <message>
        <source>Plan</source>
        <translation>Planificar</translation>
    </message>
    <message>
        <source>How many interviews you need, which design to use, and what the results will look like.</source>
        <translation>Cuántas entrevistas se necesitan, con qué diseños, y qué mostrarán.</translation>
    </message>
    <message>
        <source>One question</source>
        <translation>Una pregunta</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Potencia</translation>
    </message>
    <message>
        <source>Designs</source>
        <translation>Diseños</translation>
    </message>
    <message>
        <source>Tallies</source>
        <translation>Recuentos</translation>
    </message>
    <message>
        <source>Questionnaire</source>
        <translation>Cuestionario</translation>
    </message>
    <message>
        <source>Rehearsal</source>
        <translation>Ensayo</translation>
    </message>
    <message>
        <source>Choose a survey file or import interviews. This view then divides the privacy budget of one respondent among the questions and shows the errors that result.</source>
        <translation>Elija un archivo de encuesta o importe entrevistas. Entonces esta vista reparte entre sus preguntas lo que puede revelar un encuestado, y dice qué errores resultan de ello.</translation>
    </message>
    <message>
        <source>Choose a survey file or import interviews. This view then simulates the survey a thousand times and shows the results that you can expect.</source>
        <translation>Elija un archivo de encuesta o importe entrevistas. Entonces esta vista simula la encuesta mil veces y muestra lo que vería su analista.</translation>
    </message>
    <message>
        <source>Find n</source>
        <translation>Hallar n</translation>
    </message>
    <message>
        <source>Find the error</source>
        <translation>Hallar el error</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>1 % is one percentage point.</source>
        <translation>1 % es un punto porcentual.</translation>
    </message>
    <message>
        <source>Number of interviews</source>
        <translation>Número de entrevistas</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Confianza</translation>
    </message>
    <message>
        <source>Expected share</source>
        <translation>Proporción esperada</translation>
    </message>
    <message>
        <source>Of the answer that you plan for.</source>
        <translation>De la respuesta para la que se planifica.</translation>
    </message>
    <message>
        <source>any (worst case)</source>
        <translation>cualquiera: el peor caso</translation>
    </message>
    <message>
        <source>Design effect</source>
        <translation>Efecto de diseño</translation>
    </message>
    <message>
        <source>1 for a simple random sample; often 1.5 to 2 for clusters.</source>
        <translation>1 para una muestra aleatoria simple; con conglomerados, a menudo de 1,5 a 2.</translation>
    </message>
    <message>
        <source>Non-response rate</source>
        <translation>Tasa de no respuesta</translation>
    </message>
    <message>
        <source>Sample sizes by method</source>
        <translation>Tamaños de muestra por método</translation>
    </message>
    <message>
        <source>Computing exact sample sizes…</source>
        <translation>Calculando tamaños de muestra exactos…</translation>
    </message>
    <message>
        <source>Correct the marked fields to see a result.</source>
        <translation>Corrija los campos marcados para ver una respuesta.</translation>
    </message>
    <message>
        <source>Error (percentage points)</source>
        <translation>Error (puntos porcentuales)</translation>
    </message>
    <message>
        <source>Interviews</source>
        <translation>Entrevistas</translation>
    </message>
    <message>
        <source>People to approach</source>
        <translation>Personas a contactar</translation>
    </message>
    <message>
        <source>Chart of interviews needed against the error, by method</source>
        <translation>Gráfico de las entrevistas necesarias según el error, por método</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Método</translation>
    </message>
    <message>
        <source>Interviews in total</source>
        <translation>Entrevistas en total</translation>
    </message>
    <message>
        <source>Total error, in points</source>
        <translation>Error total, en puntos</translation>
    </message>
    <message>
        <source>For a random sample: sampling and coins together</source>
        <translation>Para una muestra aleatoria: muestreo y monedas juntos</translation>
    </message>
    <message>
        <source>For the coins only</source>
        <translation>Solo por las monedas</translation>
    </message>
    <message>
        <source>For the coins only: the error compared with the true share among the people interviewed</source>
        <translation>Solo por las monedas: el error frente a la proporción verdadera entre las personas entrevistadas</translation>
    </message>
    <message>
        <source>Guarantee</source>
        <translation>Garantía</translation>
    </message>
    <message>
        <source>This method gives no separate figure for the coins.</source>
        <translation>La cota de este método no permite separar la parte de las monedas.</translation>
    </message>
</context>
<context>
    <name>PlanPanel</name>
    <message>
        <source>Correct the problem in the message above to see a result.</source>
        <translation>Corrija lo que dice el mensaje de arriba para ver un resultado.</translation>
    </message>
</context>
<context>
    <name>PowerPanel</name>
    <message>
        <source>Run</source>
        <translation>Calcular</translation>
    </message>
    <message>
        <source>Computing the power…</source>
        <translation>Calculando la potencia…</translation>
    </message>
    <message>
        <source>Power by number of interviews</source>
        <translation>Potencia según el número de entrevistas</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Comparar con</translation>
    </message>
    <message>
        <source>another group&apos;s share</source>
        <translation>la proporción de otro grupo</translation>
    </message>
    <message>
        <source>a fixed share</source>
        <translation>una proporción fija</translation>
    </message>
    <message>
        <source>Expected share</source>
        <translation>Proporción esperada</translation>
    </message>
    <message>
        <source>The other share</source>
        <translation>La otra proporción</translation>
    </message>
    <message>
        <source>Target power</source>
        <translation>Potencia deseada</translation>
    </message>
    <message>
        <source>Usually 80 % or 90 %.</source>
        <translation>Normalmente 80 % o 90 %.</translation>
    </message>
    <message>
        <source>Significance level</source>
        <translation>Nivel de significación</translation>
    </message>
    <message>
        <source>Two-sided test.</source>
        <translation>Prueba bilateral.</translation>
    </message>
    <message>
        <source>Correct the marked fields to see a result.</source>
        <translation>Corrija los campos marcados para ver una respuesta.</translation>
    </message>
    <message>
        <source>With {n} interviews in each of the two groups, {times} of 100 such surveys would find the difference of {points}.</source>
        <translation>Con {n} entrevistas en cada uno de los dos grupos, {times} de 100 encuestas así encontrarían la diferencia de {points}.</translation>
    </message>
    <message>
        <source>With {n} interviews, {times} of 100 such surveys would find that the share is not {null} ({points} away).</source>
        <translation>Con {n} entrevistas, {times} de 100 encuestas así encontrarían que la proporción no es {null} (una diferencia de {points}).</translation>
    </message>
    <message>
        <source>{n} interviews are enough for a power of {power}.</source>
        <translation>{n} entrevistas bastan para una potencia de {power}.</translation>
    </message>
</context>
<context>
    <name>PracticeResultView</name>
    <message>
        <source>Again</source>
        <translation>Repetir</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>You touched “{label}”. That is recorded.</source>
        <translation>Usted tocó «{label}». Eso se registra.</translation>
    </message>
    <message>
        <source>The wheel turns.</source>
        <translation>La rueda gira.</translation>
    </message>
    <message>
        <source>Recorded: {said}</source>
        <translation>Registrado: {said}</translation>
    </message>
    <message>
        <source>“{label}” is always recorded as “{report}”.</source>
        <translation>«{label}» siempre se registra como «{report}».</translation>
    </message>
    <message>
        <source>{label} × {count}</source>
        <translation>{label} × {count}</translation>
    </message>
    <message>
        <source>With “{label}” recorded: {said}</source>
        <translation>Con «{label}», registrado: {said}</translation>
    </message>
    <message>
        <source>The wheel stopped at: {said}</source>
        <translation>La rueda se paró en: {said}</translation>
    </message>
    <message>
        <source>At “{label}” the wheel answers. You just go on.</source>
        <translation>En «{label}» responde la rueda. Usted solo continúa.</translation>
    </message>
    <message>
        <source>You touched “{label}”.</source>
        <translation>Usted tocó «{label}».</translation>
    </message>
</context>
<context>
    <name>PracticeView</name>
    <message>
        <source>Practice is not kept.</source>
        <translation>La práctica no se guarda.</translation>
    </message>
    <message>
        <source>Do you like tea?</source>
        <translation>¿Le gusta el té?</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Spin</source>
        <translation>Girar</translation>
    </message>
    <message>
        <source>Touch any number.</source>
        <translation>Toque cualquier número.</translation>
    </message>
    <message>
        <source>Blue: your answer is recorded. Yellow: the opposite is recorded.</source>
        <translation>Azul: se registra su respuesta. Amarillo: se registra lo contrario.</translation>
    </message>
    <message>
        <source>Blue: you answer. Yellow: the wheel answers.</source>
        <translation>Azul: responde usted. Amarillo: la rueda.</translation>
    </message>
    <message>
        <source>There are {count} parts. Together they make one of {answers} answers, and the wheel turns once for all.</source>
        <translation>Hay {count} partes. Juntas forman una de {answers} respuestas, y la rueda gira una sola vez para todas.</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Preferencias</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colores</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Decimals</source>
        <translation>Decimales</translation>
    </message>
    <message>
        <source>Size of type</source>
        <translation>Tamaño de letra</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Colores</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>&amp;Decimals of percentages and means</source>
        <translation>&amp;Decimales de porcentajes y medias</translation>
    </message>
    <message>
        <source>&amp;Size of type</source>
        <translation>&amp;Tamaño de letra</translation>
    </message>
    <message>
        <source>Files and reports do not change: they have all digits, and their charts are light.</source>
        <translation>Los archivos y los informes no cambian: tienen todas las cifras y sus gráficos son claros.</translation>
    </message>
    <message>
        <source>As it was installed</source>
        <translation>Como al instalar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Aplicar</translation>
    </message>
</context>
<context>
    <name>PreviewPane</name>
    <message>
        <source>Previous screen</source>
        <translation>Pantalla anterior</translation>
    </message>
    <message>
        <source>Next screen</source>
        <translation>Pantalla siguiente</translation>
    </message>
    <message>
        <source>Language of the preview</source>
        <translation>Idioma de la vista previa</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>Orientación</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Horizontal</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Vertical</translation>
    </message>
    <message>
        <source>Preview only: the buttons do not work, and nothing is recorded.</source>
        <translation>Una imagen: no se puede tocar nada y no se registra nada.</translation>
    </message>
    <message>
        <source>The survey has problems. This preview shows the last version without problems.</source>
        <translation>La encuesta tiene problemas. Esta vista previa muestra la última versión sin problemas.</translation>
    </message>
    <message>
        <source>The survey has problems. Fix them to see the preview.</source>
        <translation>La encuesta tiene errores; corríjalos para verla.</translation>
    </message>
    <message>
        <source>Screen {number} of {count}</source>
        <translation>Pantalla {number} de {count}</translation>
    </message>
</context>
<context>
    <name>PrivacyPage</name>
    <message>
        <source>Privacy</source>
        <translation>Privacidad</translation>
    </message>
    <message>
        <source>How much one respondent gives away, and what each exported file reveals to whom.</source>
        <translation>Lo que revela un encuestado, y lo que cada archivo que sale dice a quién.</translation>
    </message>
    <message>
        <source>Add surveys…</source>
        <translation>Añadir encuestas…</translation>
    </message>
    <message>
        <source>Other surveys that the same people answered</source>
        <translation>Otras encuestas que respondieron las mismas personas</translation>
    </message>
    <message>
        <source>No survey yet</source>
        <translation>Aún no hay encuesta</translation>
    </message>
    <message>
        <source>Import collection files or choose a survey file. This page then shows how much one respondent gives away: by question, over all waves, and in small groups.</source>
        <translation>Importe archivos de recogida o elija un archivo de encuesta. Entonces esta página dice cuánto revela un encuestado, pregunta por pregunta, en todas las oleadas y en los grupos pequeños.</translation>
    </message>
    <message>
        <source>Choose a survey…</source>
        <translation>Elegir una encuesta…</translation>
    </message>
    <message>
        <source>Total ε of one respondent</source>
        <translation>ε de un encuestado en total</translation>
    </message>
    <message>
        <source>What it means</source>
        <translation>Qué significa</translation>
    </message>
    <message>
        <source>Prior probability</source>
        <translation>Probabilidad previa</translation>
    </message>
    <message>
        <source>Waves</source>
        <translation>Oleadas</translation>
    </message>
    <message>
        <source>Smallest group</source>
        <translation>Grupo más pequeño</translation>
    </message>
    <message>
        <source>How likely somebody thought the answer was before seeing the report</source>
        <translation>Lo probable que alguien creía una respuesta antes del informe</translation>
    </message>
    <message>
        <source>How many times the same people are asked</source>
        <translation>Cuántas veces se pregunta a las mismas personas</translation>
    </message>
    <message>
        <source>Smaller groups are marked</source>
        <translation>Se marcan los grupos de menos personas</translation>
    </message>
    <message>
        <source>&amp;Prior</source>
        <translation>&amp;Previa</translation>
    </message>
    <message>
        <source>&amp;Waves</source>
        <translation>&amp;Oleadas</translation>
    </message>
    <message>
        <source>Smallest &amp;group</source>
        <translation>&amp;Grupo más pequeño</translation>
    </message>
    <message>
        <source>Meaning of the selected row</source>
        <translation>Qué significa la fila seleccionada</translation>
    </message>
    <message>
        <source>Surveys (*.survey.json)</source>
        <translation>Encuestas (*.survey.json)</translation>
    </message>
    <message>
        <source>Add surveys</source>
        <translation>Añadir encuestas</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>Calculando…</translation>
    </message>
    <message>
        <source>ε = {epsilon}</source>
        <translation>ε = {epsilon}</translation>
    </message>
    <message>
        <source>Randomized questions: {questions}. Waves: {waves}. Surveys: {surveys}</source>
        <translation>Preguntas aleatorizadas: {questions}. Oleadas: {waves}. Encuestas: {surveys}</translation>
    </message>
</context>
<context>
    <name>ProtectionBox</name>
    <message>
        <source>Protection of the answers</source>
        <translation>Protección de las respuestas</translation>
    </message>
    <message>
        <source>Who tosses the coins</source>
        <translation>Quién lanza las monedas</translation>
    </message>
    <message>
        <source>Correct the marked fields to see how this design protects.</source>
        <translation>Corrija los campos marcados para ver lo que promete este diseño.</translation>
    </message>
    <message>
        <source>{goal}: {n} interviews</source>
        <translation>{goal}: {n} entrevistas</translation>
    </message>
    <message>
        <source>ε = ∞: anybody who reads the record knows the answer.</source>
        <translation>ε = ∞: quien lee el registro sabe la respuesta.</translation>
    </message>
    <message>
        <source>ε = ∞: some reports rule an answer out.</source>
        <translation>ε = ∞: alguna respuesta registrada descarta una respuesta, y así revela algo.</translation>
    </message>
    <message>
        <source>ε = {epsilon}: one report can multiply the odds of one answer over another by at most {ratio}.</source>
        <translation>ε = {epsilon}: una respuesta registrada puede multiplicar por {ratio}, como mucho, la ventaja de una respuesta frente a otra.</translation>
    </message>
    <message>
        <source>The number of interviews it needs can only be found by simulation.</source>
        <translation>Cuántas entrevistas necesita solo se obtiene por simulación.</translation>
    </message>
    <message>
        <source>{n} interviews give an estimate within ± {error} points (95 %, worst case).</source>
        <translation>{n} entrevistas dejan la estimación a ± {error} puntos (95 %, en el peor caso).</translation>
    </message>
</context>
<context>
    <name>ProtectionMenu</name>
    <message>
        <source>This cannot be undone</source>
        <translation>Esto no se puede deshacer</translation>
    </message>
    <message>
        <source>&amp;Erase what was removed…</source>
        <translation>&amp;Borrar lo quitado…</translation>
    </message>
    <message>
        <source>E&amp;ncrypt this project…</source>
        <translation>&amp;Cifrar este proyecto…</translation>
    </message>
    <message>
        <source>Everything that was removed from this project or undone will be permanently erased. Afterwards nothing can be undone or redone.

This does not erase collection files, copies, backups, or old blocks on a solid-state disk.</source>
        <translation>Todo lo que se quitó o se deshizo en este proyecto se borra para siempre: su archivo se escribe de nuevo sin ello, y ya no queda nada que deshacer ni rehacer.

Los archivos de recogida, las copias y copias de seguridad, y los bloques antiguos de un disco SSD, no se tocan.</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>The project&apos;s file will be encrypted. From then on it opens only with the analyst&apos;s key and its passphrase: if they are lost, the project is lost. Older versions of the program cannot open it.

Copies and backups of the file, and old blocks on a solid-state disk, stay as they are.</source>
        <translation>El archivo del proyecto se cifra en su sitio. Desde entonces solo se abre con la clave del analista y su frase de contraseña: sin ellas está perdido, y los programas más antiguos lo rechazan.

Las copias y copias de seguridad del archivo, y los bloques antiguos de un disco SSD, quedan como están.</translation>
    </message>
    <message>
        <source>Encrypt</source>
        <translation>Cifrar</translation>
    </message>
</context>
<context>
    <name>QualityPage</name>
    <message>
        <source>Quality</source>
        <translation>Calidad</translation>
    </message>
    <message>
        <source>Whether anything is wrong with the interviews, and what to do about it.</source>
        <translation>Si hay algo mal en las entrevistas y qué hacer al respecto.</translation>
    </message>
    <message>
        <source>Import collection files first. This page then counts interviews and break-offs, compares the kiosks, looks for impossible reports, and says what to do.</source>
        <translation>Importe primero archivos de recogida. Después esta página cuenta las entrevistas y las interrupciones, compara los quioscos, busca respuestas registradas a las que ninguna respuesta puede llevar y dice qué hacer.</translation>
    </message>
    <message>
        <source>Question in the chart</source>
        <translation>Pregunta de la imagen</translation>
    </message>
    <message>
        <source>Compare kiosks within</source>
        <translation>Comparar los quioscos dentro de</translation>
    </message>
    <message>
        <source>How many interviews may be forged</source>
        <translation>Cuántas entrevistas pueden estar falsificadas</translation>
    </message>
    <message>
        <source>&amp;Compare within</source>
        <translation>&amp;Comparar dentro de</translation>
    </message>
    <message>
        <source>&amp;Forged</source>
        <translation>&amp;Falsificadas</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Qué hacer</translation>
    </message>
    <message>
        <source>&amp;Chart of</source>
        <translation>&amp;Imagen de</translation>
    </message>
    <message>
        <source>All interviews</source>
        <translation>Todas las entrevistas</translation>
    </message>
    <message>
        <source>Looking at the data…</source>
        <translation>Examinando los datos…</translation>
    </message>
</context>
<context>
    <name>QuestionForm</name>
    <message>
        <source>Id: the name of its column in the data</source>
        <translation>Identificador: la columna en el registro</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>What is asked</source>
        <translation>Lo que se pregunta</translation>
    </message>
    <message>
        <source>Levels: 1 to …</source>
        <translation>Niveles: de 1 a …</translation>
    </message>
    <message>
        <source>Smallest answer</source>
        <translation>Respuesta mínima</translation>
    </message>
    <message>
        <source>Largest answer</source>
        <translation>Respuesta máxima</translation>
    </message>
    <message>
        <source>Step (1 if empty)</source>
        <translation>Paso (1 si está vacío)</translation>
    </message>
    <message>
        <source>Parts that are randomized together</source>
        <translation>Partes que se aleatorizan juntas</translation>
    </message>
    <message>
        <source>Each part is a question of its own in the list on the left. All of their answers together make one record.</source>
        <translation>Cada parte es una pregunta propia en la lista de la izquierda. Con todas sus respuestas se forma un solo registro.</translation>
    </message>
    <message>
        <source>Add a part</source>
        <translation>Añadir una parte</translation>
    </message>
    <message>
        <source>Edit {part}</source>
        <translation>Editar {part}</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Remove part {part}</source>
        <translation>Quitar la parte {part}</translation>
    </message>
    <message>
        <source>Help and conditions</source>
        <translation>Ayuda y condiciones</translation>
    </message>
    <message>
        <source>Hint below the question</source>
        <translation>Indicación, debajo de la pregunta</translation>
    </message>
    <message>
        <source>Sound file in the survey&apos;s folder</source>
        <translation>Archivo de sonido junto a la encuesta</translation>
    </message>
    <message>
        <source>Asked only if (${id} is an earlier direct answer)</source>
        <translation>Se pregunta solo si (${id} es una respuesta directa anterior)</translation>
    </message>
    <message>
        <source>Accepted only if (. is the answer)</source>
        <translation>Se admite solo si (. es la respuesta)</translation>
    </message>
    <message>
        <source>Message if it is not accepted</source>
        <translation>Lo que se dice si no se admite</translation>
    </message>
    <message>
        <source>Must be answered</source>
        <translation>Respuesta obligatoria</translation>
    </message>
    <message>
        <source>The round may be shown after the touch</source>
        <translation>Una ronda puede mostrarse después de tocar</translation>
    </message>
    <message>
        <source>A photo of what is shown proves what was touched. Use this for a harmless question only.</source>
        <translation>Una foto de lo que se muestra prueba lo que se tocó. Póngalo solo en una pregunta inofensiva.</translation>
    </message>
    <message>
        <source>Earliest day, such as 2026-11-22</source>
        <translation>Primer día, por ejemplo 2026-11-22</translation>
    </message>
    <message>
        <source>Latest day</source>
        <translation>Último día</translation>
    </message>
    <message>
        <source>Most characters</source>
        <translation>Máximo de caracteres</translation>
    </message>
</context>
<context>
    <name>QuestionList</name>
    <message>
        <source>Questions of the survey</source>
        <translation>Preguntas de la encuesta</translation>
    </message>
</context>
<context>
    <name>QuestionView</name>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <translation>{number} / {total}</translation>
    </message>
    <message>
        <source>{count} questions, recorded together as one of {answers} answers.</source>
        <translation>{count} preguntas, registradas juntas como una de {answers} respuestas.</translation>
    </message>
    <message>
        <source>Part {place} of {count}. All parts together make one of {answers} answers, and the wheel turns once for it.</source>
        <translation>Parte {place} de {count}. Todas las partes juntas forman una de {answers} respuestas, y la rueda gira una sola vez para ella.</translation>
    </message>
</context>
<context>
    <name>RecentMenu</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>Abrir &amp;reciente</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Aún ninguno</translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation>&amp;Vaciar la lista</translation>
    </message>
    <message>
        <source>{name} (not found)</source>
        <translation>{name} (no está)</translation>
    </message>
</context>
<context>
    <name>RecordsModel</name>
    <message>
        <source>{name} (report)</source>
        <translation>{name} (registrada)</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>falta</translation>
    </message>
    <message>
        <source>Recorded: {value}</source>
        <translation>Registrado: {value}</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Falta</translation>
    </message>
    <message>
        <source>The random id of the interview, by which the rows are sorted.</source>
        <translation>El identificador aleatorio de la entrevista, por el que se ordenan las filas.</translation>
    </message>
    <message>
        <source>From the imported table: how the respondents were drawn.</source>
        <translation>De la tabla importada: cómo se seleccionó a las personas encuestadas.</translation>
    </message>
    <message>
        <source>Which sample the respondent was assigned to by chance.</source>
        <translation>La muestra a la que el azar asignó a la persona encuestada.</translation>
    </message>
    <message>
        <source>A report, not an answer: chance may have changed it.</source>
        <translation>Una respuesta registrada, no la verdadera: el azar puede haberla cambiado.</translation>
    </message>
    <message>
        <source>Interview</source>
        <translation>Entrevista</translation>
    </message>
    <message>
        <source>none of them</source>
        <translation>ninguna de ellas</translation>
    </message>
</context>
<context>
    <name>RecordsView</name>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
</context>
<context>
    <name>RefusalView</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Comprobar</translation>
    </message>
</context>
<context>
    <name>RefusedCells</name>
    <message>
        <source>Problem cells</source>
        <translation>Celdas rechazadas</translation>
    </message>
    <message>
        <source>Problem cells: {count}</source>
        <translation>Celdas rechazadas: {count}</translation>
    </message>
    <message>
        <source>Problem cells: {count}; the first {shown} are shown</source>
        <translation>Celdas rechazadas: {count}; se muestran las {shown} primeras</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Columna</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
</context>
<context>
    <name>RehearsalPanel</name>
    <message>
        <source>Rehearse</source>
        <translation>Ensayar</translation>
    </message>
    <message>
        <source>Rehearsing the survey…</source>
        <translation>Ensayando la encuesta…</translation>
    </message>
    <message>
        <source>What the analyst would see</source>
        <translation>Lo que vería el analista</translation>
    </message>
    <message>
        <source>Number of interviews</source>
        <translation>Número de entrevistas</translation>
    </message>
    <message>
        <source>Compare the groups of</source>
        <translation>Comparar los grupos de</translation>
    </message>
    <message>
        <source>Question that differs</source>
        <translation>Pregunta que difiere</translation>
    </message>
    <message>
        <source>Difference between the first two groups</source>
        <translation>Diferencia entre los dos primeros grupos</translation>
    </message>
    <message>
        <source>10 % is ten percentage points.</source>
        <translation>10 % son diez puntos porcentuales.</translation>
    </message>
    <message>
        <source>Rehearsals</source>
        <translation>Ensayos</translation>
    </message>
    <message>
        <source>More rehearsals give more stable figures.</source>
        <translation>Cuantos más, más estables son las cifras.</translation>
    </message>
    <message>
        <source>Confidence level</source>
        <translation>Nivel de confianza</translation>
    </message>
    <message>
        <source>Assumed shares (worst case; type others)</source>
        <translation>Proporciones supuestas (peor caso; escriba otras)</translation>
    </message>
    <message>
        <source>Assumed shares of the answers</source>
        <translation>Proporciones supuestas de las respuestas</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pregunta</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Proporción</translation>
    </message>
    <message>
        <source>(no groups)</source>
        <translation>(sin grupos)</translation>
    </message>
    <message>
        <source>Width of intervals in points; lines: 90 of 100 rehearsals</source>
        <translation>Amplitud de los intervalos en puntos; líneas: 90 de 100 ensayos</translation>
    </message>
    <message>
        <source>Chart of the widths of intervals by question and answer</source>
        <translation>Gráfico de la amplitud de los intervalos por pregunta y respuesta</translation>
    </message>
    <message>
        <source>Shares</source>
        <translation>Proporciones</translation>
    </message>
    <message>
        <source>Means</source>
        <translation>Medias</translation>
    </message>
    <message>
        <source>Power to detect the difference</source>
        <translation>Probabilidad de detectar la diferencia</translation>
    </message>
    <message>
        <source>Chart of the power to detect differences</source>
        <translation>Gráfico de la probabilidad de detectar diferencias</translation>
    </message>
    <message>
        <source>Detected</source>
        <translation>Detectada</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Diferencia</translation>
    </message>
    <message>
        <source>± {points} percentage points of simulation error</source>
        <translation>± {points} puntos porcentuales por el azar de la simulación</translation>
    </message>
    <message>
        <source>± {error} of simulation error</source>
        <translation>± {error} por el azar de la simulación</translation>
    </message>
    <message>
        <source>Question and answer</source>
        <translation>Pregunta y respuesta</translation>
    </message>
    <message>
        <source>Assumed</source>
        <translation>Supuesta</translation>
    </message>
    <message>
        <source>The simulated value, in percent</source>
        <translation>Lo que se simuló, en tanto por ciento</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Amplitud</translation>
    </message>
    <message>
        <source>Mean width of the intervals</source>
        <translation>Amplitud media de los intervalos</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>How far the estimates vary</source>
        <translation>Cuánto se dispersan las estimaciones</translation>
    </message>
    <message>
        <source>Bias</source>
        <translation>Sesgo</translation>
    </message>
    <message>
        <source>Mean estimate minus the true value</source>
        <translation>Media de las estimaciones menos el valor verdadero</translation>
    </message>
    <message>
        <source>Covered</source>
        <translation>Cobertura</translation>
    </message>
    <message>
        <source>Percentage of intervals that contain the true value</source>
        <translation>En tanto por ciento, intervalos que contienen el valor verdadero</translation>
    </message>
    <message>
        <source>Outside</source>
        <translation>Fuera</translation>
    </message>
    <message>
        <source>Percentage of estimates below 0 or above 100 %</source>
        <translation>En tanto por ciento, estimaciones por debajo de 0 o por encima de 100 %</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>&amp;Web page (HTML)…</source>
        <translation>Página &amp;web (HTML)…</translation>
    </message>
    <message>
        <source>&amp;Script and tables…</source>
        <translation>&amp;Script y tablas…</translation>
    </message>
    <message>
        <source>&amp;Everything…</source>
        <translation>&amp;Todo…</translation>
    </message>
    <message>
        <source>&amp;PDF…</source>
        <translation>P&amp;DF…</translation>
    </message>
    <message>
        <source>Interviews, files and kiosks: {interviews}, {files}, {kiosks}</source>
        <translation>Entrevistas, archivos y quioscos: {interviews}, {files}, {kiosks}</translation>
    </message>
    <message>
        <source>Reports (*{ending})</source>
        <translation>Informes (*{ending})</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Guardar el informe</translation>
    </message>
    <message>
        <source>Making the report…</source>
        <translation>Creando el informe…</translation>
    </message>
    <message>
        <source>Save the recorded data</source>
        <translation>Guardar los datos registrados</translation>
    </message>
    <message>
        <source>Data (*{ending})</source>
        <translation>Datos (*{ending})</translation>
    </message>
    <message>
        <source>Writing the data…</source>
        <translation>Escribiendo los datos…</translation>
    </message>
    <message>
        <source>Save the codebook</source>
        <translation>Guardar el libro de códigos</translation>
    </message>
    <message>
        <source>Codebooks (*{ending})</source>
        <translation>Libros de códigos (*{ending})</translation>
    </message>
    <message>
        <source>Writing the codebook…</source>
        <translation>Escribiendo el libro de códigos…</translation>
    </message>
    <message>
        <source>Saved {files} in {folder}.</source>
        <translation>Se guardaron {files} en {folder}.</translation>
    </message>
</context>
<context>
    <name>ReportMenu</name>
    <message>
        <source>Report and data</source>
        <translation>Informe y datos</translation>
    </message>
    <message>
        <source>The report has all analyses that are not hidden, with methods, cautions and sources</source>
        <translation>El informe contiene todos los análisis que no están ocultos, con métodos, advertencias y fuentes</translation>
    </message>
    <message>
        <source>&amp;Language of questions and answers</source>
        <translation>&amp;Idioma de las preguntas y respuestas</translation>
    </message>
    <message>
        <source>&amp;Open the folder of what was saved</source>
        <translation>&amp;Abrir la carpeta de lo guardado</translation>
    </message>
    <message>
        <source>Recorded &amp;data and codebook</source>
        <translation>&amp;Datos registrados y libro de códigos</translation>
    </message>
</context>
<context>
    <name>RespondentView</name>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Listen</source>
        <translation>Escuchar</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Saltar</translation>
    </message>
    <message>
        <source>This device is told only what you touch, and nothing else.</source>
        <translation>Este aparato solo sabe lo que usted toca, y nada más.</translation>
    </message>
    <message>
        <source>This device never learns your answer, only what you touch.</source>
        <translation>Este aparato nunca llega a saber su respuesta, solo lo que usted toca.</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Letra más grande</translation>
    </message>
    <message>
        <source>A A</source>
        <translation>A A</translation>
    </message>
    <message>
        <source>No movement</source>
        <translation>Sin movimiento</translation>
    </message>
    <message>
        <source>With movement</source>
        <translation>Con movimiento</translation>
    </message>
    <message>
        <source>Supervisor</source>
        <translation>Supervisor</translation>
    </message>
</context>
<context>
    <name>ResultPane</name>
    <message>
        <source>What does this mean?</source>
        <translation>¿Qué significa esto?</translation>
    </message>
    <message>
        <source>The same on the command line</source>
        <translation>Lo mismo en la línea de órdenes</translation>
    </message>
    <message>
        <source>The same on the command &amp;line</source>
        <translation>Lo mismo en la &amp;línea de órdenes</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy the command</source>
        <translation>Copiar la orden</translation>
    </message>
    <message>
        <source>This was stopped, so there is nothing to show.</source>
        <translation>Esto se detuvo, así que no hay nada que mostrar.</translation>
    </message>
</context>
<context>
    <name>RoundView</name>
    <message>
        <source>Practice: nothing is recorded</source>
        <translation>Práctica: no se registra nada</translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <translation>{number} / {total}</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Práctica</translation>
    </message>
</context>
<context>
    <name>RowsPage</name>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>The interviews as they are recorded, one per row. They are sorted by their random ids, so the order says nothing about who answered when.</source>
        <translation>Las entrevistas tal como se registraron, una por fila. Están ordenadas por su identificador aleatorio, así que el orden no dice nada de quién respondió ni cuándo.</translation>
    </message>
    <message>
        <source>Import collection files or a table first. This page then shows each interview.</source>
        <translation>Importe primero archivos de recolección o una tabla. Después esta página muestra cada entrevista.</translation>
    </message>
    <message>
        <source>&amp;Labels instead of codes</source>
        <translation>&amp;Etiquetas en lugar de códigos</translation>
    </message>
    <message>
        <source>Labels instead of codes</source>
        <translation>Etiquetas en lugar de códigos</translation>
    </message>
    <message>
        <source>Columns with this mark contain reports, not answers: chance may have changed each of them, so no single value says what the respondent answered.</source>
        <translation>Las columnas con esta marca contienen respuestas registradas, no verdaderas: el azar puede haber cambiado cada una, así que ningún valor por sí solo dice lo que respondió la persona.</translation>
    </message>
    <message>
        <source>Sorting the interviews…</source>
        <translation>Ordenando las entrevistas…</translation>
    </message>
    <message>
        <source>Copied rows: {count}</source>
        <translation>Filas copiadas: {count}</translation>
    </message>
    <message>
        <source>Copied {count} of {selected} selected rows. To save all of them, choose “File”, “Report and data…”.</source>
        <translation>Se copiaron {count} de {selected} filas seleccionadas. Para guardarlas todas, elija «Archivo», «Informe y datos…».</translation>
    </message>
</context>
<context>
    <name>RulerView</name>
    <message>
        <source>How large is this screen?</source>
        <translation>¿Qué tamaño tiene esta pantalla?</translation>
    </message>
    <message>
        <source>Hold a ruler against the screen. Make this line {length} mm long. Then touch “Go on”.</source>
        <translation>Ponga una regla sobre la pantalla. Haga que esta línea mida {length} mm. Luego toque «Continuar».</translation>
    </message>
    <message>
        <source>Shorter</source>
        <translation>Más corta</translation>
    </message>
    <message>
        <source>Longer</source>
        <translation>Más larga</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>A line of {pixels} pixels</source>
        <translation>Una línea de {pixels} píxeles</translation>
    </message>
</context>
<context>
    <name>SampleForm</name>
    <message>
        <source>Strata and clusters</source>
        <translation>Estratos y conglomerados</translation>
    </message>
    <message>
        <source>Strata</source>
        <translation>Estratos</translation>
    </message>
    <message>
        <source>Clusters</source>
        <translation>Conglomerados</translation>
    </message>
    <message>
        <source>People in one cluster, such as a village, may give similar answers</source>
        <translation>Las personas de un mismo conglomerado, como un pueblo, pueden dar respuestas parecidas</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
</context>
<context>
    <name>SavedNote</name>
    <message>
        <source>This project cannot be read</source>
        <translation>Este proyecto no se puede leer</translation>
    </message>
    <message>
        <source>Nothing is shown of it, and nothing can be changed. “File”, “Open project” opens another.</source>
        <translation>No se muestra nada de él y nada se puede cambiar. «Archivo», «Abrir un proyecto» abre otro.</translation>
    </message>
    <message>
        <source>Opening the project…</source>
        <translation>Abriendo el proyecto…</translation>
    </message>
    <message>
        <source>Importing: not saved yet</source>
        <translation>Importando: aún sin guardar</translation>
    </message>
    <message>
        <source>All that is imported is saved in one go at the end. If this is stopped, the project stays as it was.</source>
        <translation>Todo lo que se importa se guarda de una vez al final. Si se detiene, el proyecto queda como estaba.</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Guardando…</translation>
    </message>
    <message>
        <source>The survey is not saved</source>
        <translation>La encuesta no está guardada</translation>
    </message>
    <message>
        <source>The survey on its page has changes that are in no file. “Survey”, “Save the survey” saves them.</source>
        <translation>La encuesta de su página tiene cambios que no están en ningún archivo. «Encuesta», «Guardar la encuesta» los guarda.</translation>
    </message>
    <message>
        <source>Read-only</source>
        <translation>Solo lectura</translation>
    </message>
    <message>
        <source>Read-only: the output is not saved</source>
        <translation>Solo lectura: los resultados no se guardan</translation>
    </message>
    <message>
        <source>The file or its folder takes no changes. “File”, “Save project as” makes a copy that does.</source>
        <translation>El archivo o su carpeta no admite cambios. «Archivo», «Guardar el proyecto como» hace una copia que sí.</translation>
    </message>
    <message>
        <source>All changes are saved</source>
        <translation>Todos los cambios están guardados</translation>
    </message>
    <message>
        <source>A project is one file. Every change is saved in it immediately.</source>
        <translation>Un proyecto es un solo archivo. Cada cambio se guarda en él de inmediato.</translation>
    </message>
</context>
<context>
    <name>SealView</name>
    <message>
        <source>Held by trustees: no interview is kept</source>
        <translation>En manos de depositarios: no se guarda ninguna entrevista</translation>
    </message>
    <message>
        <source>Each answer is added to totals, which {threshold} of {trustees} trustees open together. Nobody can read them on this device, not even you. Call each trustee and compare these words with those of the trustee&apos;s key. If one differs, do not use this survey.</source>
        <translation>Cada respuesta se suma a totales, que {threshold} de {trustees} depositarios abren juntos. Nadie puede leerlos en este aparato, ni siquiera usted. Llame a cada depositario y compare estas palabras con las de su clave. Si una difiere, no use esta encuesta.</translation>
    </message>
    <message>
        <source>Interviews are sealed to the analyst</source>
        <translation>Las entrevistas se sellan para el analista</translation>
    </message>
    <message>
        <source>Nobody can read them on this device, not even you. Call the analyst and compare these words with those of the analyst&apos;s key. If one differs, do not use this survey.</source>
        <translation>Nadie puede leerlas en este aparato, ni siquiera usted. Llame al analista y compare estas palabras con las de su clave. Si alguna es distinta, no use esta encuesta.</translation>
    </message>
    <message>
        <source>A word differs: leave</source>
        <translation>Una palabra es distinta: salir</translation>
    </message>
    <message>
        <source>All words are the same</source>
        <translation>Todas las palabras son iguales</translation>
    </message>
</context>
<context>
    <name>SecondQuestionBox</name>
    <message>
        <source>Second question</source>
        <translation>Segunda pregunta</translation>
    </message>
    <message>
        <source>People answer a harmless question together with this one and touch only the combined result. Choose one whose share of yes is published, such as the month of the mother&apos;s birthday, and that has nothing to do with this question.</source>
        <translation>La gente responde una pregunta inofensiva junto con esta y toca solo lo que resulta de las dos respuestas. Elija una cuya proporción de sí esté publicada, como el mes del cumpleaños de la madre, y que no tenga nada que ver con esta pregunta.</translation>
    </message>
    <message>
        <source>Published share of people who answer yes to it, such as 1/4</source>
        <translation>Proporción publicada de quienes responden que sí, por ejemplo 1/4</translation>
    </message>
</context>
<context>
    <name>SetUpPinView</name>
    <message>
        <source>Supervisor, enter your PIN.</source>
        <translation>Supervisor: escriba su PIN.</translation>
    </message>
    <message>
        <source>This kiosk has no surveyor&apos;s PIN yet. Please choose one.</source>
        <translation>Este quiosco aún no tiene PIN del encuestador. Por favor, elija uno.</translation>
    </message>
    <message>
        <source>Supervisor</source>
        <translation>Supervisor</translation>
    </message>
</context>
<context>
    <name>ShortcutSheet</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>Search keys and what they do</source>
        <translation>Buscar teclas y lo que hacen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimir…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Keys for a page work while that page is open; keys for a table work while the table has the focus. Press Alt and an underlined letter to reach menus and fields.</source>
        <translation>Las teclas de una página funcionan mientras se muestra; las de una tabla, mientras tiene el foco. Alt y una letra subrayada llevan a los menús y los campos.</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Dónde</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
</context>
<context>
    <name>SoundView</name>
    <message>
        <source>Headphones check</source>
        <translation>Prueba de los auriculares</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>Plug in the headphones and put them on. Touch “Play a test”. You should hear three tones, and nobody else should hear them.</source>
        <translation>Conecte los auriculares y póngaselos. Toque «Reproducir una prueba». Usted debe oír tres tonos y nadie más debe oírlos.</translation>
    </message>
    <message>
        <source>The loudspeaker lets everybody near hear the questions. No sound ever tells an answer.</source>
        <translation>Con el altavoz, todos los que están cerca oyen las preguntas. Ningún sonido revela una respuesta.</translation>
    </message>
    <message>
        <source>Use the headphones: only I hear it</source>
        <translation>Usar los auriculares: solo lo oigo yo</translation>
    </message>
    <message>
        <source>Allow the loudspeaker</source>
        <translation>Permitir el altavoz</translation>
    </message>
    <message>
        <source>Play a test</source>
        <translation>Reproducir una prueba</translation>
    </message>
    <message>
        <source>Another output</source>
        <translation>Otra salida</translation>
    </message>
    <message>
        <source>No sound</source>
        <translation>Sin sonido</translation>
    </message>
    <message>
        <source>Output: {name}</source>
        <translation>Salida: {name}</translation>
    </message>
    <message>
        <source>This device has no sound output.</source>
        <translation>Este aparato no tiene salida de sonido.</translation>
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
        <translation>Haga preguntas delicadas sin saber nunca quién respondió qué.</translation>
    </message>
    <message>
        <source>Open the desk</source>
        <translation>Abrir la mesa de análisis</translation>
    </message>
    <message>
        <source>Combine the kiosks&apos; files, estimate the true shares with their uncertainty, and plan sample sizes.</source>
        <translation>Reúna lo que recogieron los quioscos, estime las proporciones verdaderas con su incertidumbre y planifique tamaños de muestra.</translation>
    </message>
    <message>
        <source>&amp;New project…</source>
        <translation>&amp;Nuevo proyecto…</translation>
    </message>
    <message>
        <source>&amp;Open a project…</source>
        <translation>&amp;Abrir un proyecto…</translation>
    </message>
    <message>
        <source>Recent projects:</source>
        <translation>Proyectos recientes:</translation>
    </message>
    <message>
        <source>{name} (not found)</source>
        <translation>{name} (no está)</translation>
    </message>
    <message>
        <source>Open {name}</source>
        <translation>Abrir {name}</translation>
    </message>
    <message>
        <source>Run a kiosk</source>
        <translation>Iniciar un quiosco</translation>
    </message>
    <message>
        <source>Let people answer on this device in full screen. Chance protects private answers before they are recorded. Closing the kiosk needs the supervisor&apos;s PIN.</source>
        <translation>Deje que las personas respondan en este aparato a pantalla completa. El azar protege las respuestas privadas antes de registrarlas. Para cerrar el quiosco hace falta el PIN del supervisor.</translation>
    </message>
    <message>
        <source>&amp;Choose a survey…</source>
        <translation>&amp;Elegir una encuesta…</translation>
    </message>
    <message>
        <source>Ten minutes: from the first start to a report</source>
        <translation>Diez minutos: del primer inicio a un informe</translation>
    </message>
    <message>
        <source>For the office, for trustees, and for whoever opens totals with their shares</source>
        <translation>Para la oficina, los depositarios y quien abre los totales con sus partes</translation>
    </message>
    <message>
        <source>Drop to see what these files of tallies are, and what comes next</source>
        <translation>Suelte para ver qué son estos archivos de recuento y qué sigue</translation>
    </message>
    <message>
        <source>New project</source>
        <translation>Nuevo proyecto</translation>
    </message>
    <message>
        <source>survey</source>
        <translation>encuesta</translation>
    </message>
    <message>
        <source>Open a project</source>
        <translation>Abrir un proyecto</translation>
    </message>
    <message>
        <source>Surveys and XLSForms (*{ending} *{form})</source>
        <translation>Encuestas y XLSForms (*{ending} *{form})</translation>
    </message>
    <message>
        <source>Save the form as a survey</source>
        <translation>Guardar el formulario como encuesta</translation>
    </message>
    <message>
        <source>Surveys (*{ending})</source>
        <translation>Encuestas (*{ending})</translation>
    </message>
    <message>
        <source>Choose a survey</source>
        <translation>Elegir una encuesta</translation>
    </message>
    <message>
        <source>Just looking around?</source>
        <translation>¿Solo quiere echar un vistazo?</translation>
    </message>
    <message>
        <source>Try the &amp;demonstration</source>
        <translation>Probar la &amp;demostración</translation>
    </message>
    <message>
        <source>Creates an example survey with interviews from several kiosks and opens it on the desk.</source>
        <translation>Crea una encuesta de ejemplo con entrevistas de varios quioscos y la abre en la mesa de análisis.</translation>
    </message>
    <message>
        <source>&amp;Tutorial</source>
        <translation>&amp;Tutorial</translation>
    </message>
    <message>
        <source>Totals that trustees &amp;hold…</source>
        <translation>Totales en &amp;manos de depositarios…</translation>
    </message>
    <message>
        <source>Making the demonstration…</source>
        <translation>Creando la demostración…</translation>
    </message>
    <message>
        <source>Drop to open this project</source>
        <translation>Suelte para abrir este proyecto</translation>
    </message>
    <message>
        <source>Drop to open this survey in the editor</source>
        <translation>Suelte para abrir esta encuesta en el editor</translation>
    </message>
    <message>
        <source>Drop to import; you then choose the project</source>
        <translation>Suelte para importar en un proyecto, que se le pedirá</translation>
    </message>
    <message>
        <source>Projects (*{ending})</source>
        <translation>Proyectos (*{ending})</translation>
    </message>
</context>
<context>
    <name>StepsPanel</name>
    <message>
        <source>Office</source>
        <translation>Oficina</translation>
    </message>
    <message>
        <source>&amp;Add the files</source>
        <translation>&amp;Sumar los archivos</translation>
    </message>
    <message>
        <source>Checks the kiosks&apos; files and adds them. Opens nothing.</source>
        <translation>Comprueba los archivos de los quioscos y los suma. No abre nada.</translation>
    </message>
    <message>
        <source>Trustee</source>
        <translation>Depositario</translation>
    </message>
    <message>
        <source>Check and &amp;sign</source>
        <translation>Comprobar y &amp;firmar</translation>
    </message>
    <message>
        <source>Adds the files again, looks at your boxes, and signs the list.</source>
        <translation>Vuelve a sumar los archivos, examina sus cajas y firma la lista.</translation>
    </message>
    <message>
        <source>Give my s&amp;hare</source>
        <translation>Dar mi &amp;parte</translation>
    </message>
    <message>
        <source>Enough trustees have signed: your part of what opens the totals.</source>
        <translation>Ya han firmado suficientes depositarios: su parte de lo que abre los totales.</translation>
    </message>
    <message>
        <source>Anybody</source>
        <translation>Cualquiera</translation>
    </message>
    <message>
        <source>&amp;Open the totals</source>
        <translation>&amp;Abrir los totales</translation>
    </message>
    <message>
        <source>Puts the shares together, checks them, and writes the table.</source>
        <translation>Reúne las partes, las comprueba y escribe la tabla.</translation>
    </message>
</context>
<context>
    <name>StillThereView</name>
    <message>
        <source>Are you still there?</source>
        <translation>¿Sigue usted ahí?</translation>
    </message>
    <message>
        <source>If nobody touches the button, this interview is discarded.</source>
        <translation>Si nadie toca el botón, esta entrevista se borrará.</translation>
    </message>
    <message>
        <source>Go on with the interview</source>
        <translation>Continuar la entrevista</translation>
    </message>
</context>
<context>
    <name>StopView</name>
    <message>
        <source>Stop? Nothing will be recorded.</source>
        <translation>¿Parar? No se registrará nada.</translation>
    </message>
    <message>
        <source>Keep going</source>
        <translation>Seguir con la entrevista</translation>
    </message>
    <message>
        <source>Stop and discard</source>
        <translation>Parar y borrar todo</translation>
    </message>
</context>
<context>
    <name>Supervising</name>
    <message>
        <source>Choose the supervisor&apos;s PIN</source>
        <translation>Elija el PIN del supervisor</translation>
    </message>
    <message>
        <source>It opens the export and closes the kiosk. {shortest} to {longest} digits.</source>
        <translation>Abre la exportación y cierra el quiosco. De {shortest} a {longest} cifras.</translation>
    </message>
    <message>
        <source>Leave the kiosk</source>
        <translation>Salir del quiosco</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>Choose the surveyor&apos;s PIN</source>
        <translation>Elija el PIN del encuestador</translation>
    </message>
    <message>
        <source>{shortest} digits or more, and not the supervisor&apos;s PIN.</source>
        <translation>{shortest} cifras o más, y distinto del PIN del supervisor.</translation>
    </message>
    <message>
        <source>No PIN…</source>
        <translation>Sin PIN…</translation>
    </message>
    <message>
        <source>The surveyor&apos;s PIN is changed.</source>
        <translation>El PIN del encuestador ha cambiado.</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Guardado: {file}</translation>
    </message>
    <message>
        <source>The enrolment file {name} was written. Hand it to the analyst, apart from the interviews.</source>
        <translation>Se escribió el archivo de inscripción {name}. Entréguelo al analista, aparte de las entrevistas.</translation>
    </message>
    <message>
        <source>At the end of fieldwork the last interviews can be exported too, once, though they are fewer than {smallest}. Whoever has an earlier export then sees which interviews these are, and with them the answers that are recorded as given. The file says that this was done.</source>
        <translation>Al final del trabajo de campo también pueden exportarse, una sola vez, las últimas entrevistas, aunque sean menos de {smallest}. Quien tenga una exportación anterior ve entonces cuáles son, y con ellas las respuestas que se registran tal como se dan. El archivo dice que se hizo.</translation>
    </message>
    <message>
        <source>A new file was begun.</source>
        <translation>Se empezó un archivo nuevo.</translation>
    </message>
</context>
<context>
    <name>SupervisorView</name>
    <message>
        <source>Supervisor</source>
        <translation>Supervisor</translation>
    </message>
    <message>
        <source>I have taken note</source>
        <translation>He tomado nota</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Begin a new file</source>
        <translation>Empezar un archivo nuevo</translation>
    </message>
    <message>
        <source>Surveyor&apos;s PIN…</source>
        <translation>PIN del encuestador…</translation>
    </message>
    <message>
        <source>About this kiosk…</source>
        <translation>Acerca de este quiosco…</translation>
    </message>
    <message>
        <source>Sound…</source>
        <translation>Sonido…</translation>
    </message>
    <message>
        <source>Leave the kiosk</source>
        <translation>Salir del quiosco</translation>
    </message>
    <message>
        <source>Interviews</source>
        <translation>Entrevistas</translation>
    </message>
    <message>
        <source>Held by trustees: no interview is kept, only totals. {threshold} of {trustees} trustees open them together, for {smallest} interviews or more.</source>
        <translation>En manos de depositarios: no se guarda ninguna entrevista, solo totales. {threshold} de {trustees} depositarios los abren juntos, para {smallest} entrevistas o más.</translation>
    </message>
    <message>
        <source>Interviews are not sealed: this survey names no analyst&apos;s key.</source>
        <translation>Las entrevistas no se sellan: esta encuesta no indica la clave de ningún analista.</translation>
    </message>
    <message>
        <source>Interviews are sealed to the analyst&apos;s key: {words}</source>
        <translation>Las entrevistas se sellan con la clave del analista: {words}</translation>
    </message>
    <message>
        <source>In the current file: {count}</source>
        <translation>En el archivo actual: {count}</translation>
    </message>
    <message>
        <source>No surveyor&apos;s PIN: anybody can begin the next interview.</source>
        <translation>Sin PIN del encuestador: cualquiera puede empezar la entrevista siguiente.</translation>
    </message>
    <message>
        <source>Broken off: {break_offs}; timed out: {time_outs}</source>
        <translation>Interrumpidas: {break_offs}; caducadas: {time_outs}</translation>
    </message>
    <message>
        <source>Ended in the practice: {practice}; not understood: {comprehension}</source>
        <translation>Terminadas en la práctica: {practice}; no entendidas: {comprehension}</translation>
    </message>
    <message>
        <source>Interviews of other surveys or versions are kept here too, and exported with their own survey. Who is asked again loses privacy again: the ε of both add up.</source>
        <translation>Aquí se guardan también entrevistas de otras encuestas o versiones, que se exportan con su propia encuesta. Quien es entrevistado de nuevo pierde privacidad otra vez: los ε de ambas se suman.</translation>
    </message>
</context>
<context>
    <name>SurveyChooser</name>
    <message>
        <source>Survey of the project</source>
        <translation>Encuesta del proyecto</translation>
    </message>
    <message>
        <source>The survey shown on all pages. This project contains several.</source>
        <translation>La encuesta que muestran todas las páginas. El proyecto contiene varias.</translation>
    </message>
    <message>
        <source>{title} ({id}, version {version})</source>
        <translation>{title} ({id}, versión {version})</translation>
    </message>
</context>
<context>
    <name>SurveyFile</name>
    <message>
        <source>Surveys and XLSForms (*{ending} *{form})</source>
        <translation>Encuestas y XLSForms (*{ending} *{form})</translation>
    </message>
    <message>
        <source>Open a survey</source>
        <translation>Abrir una encuesta</translation>
    </message>
    <message>
        <source>Opening {file}…</source>
        <translation>Abriendo {file}…</translation>
    </message>
    <message>
        <source>{file} is not ready for a kiosk. Correct this in the form:</source>
        <translation>{file} aún no se puede preguntar. Corrija esto en el formulario:</translation>
    </message>
    <message>
        <source>{file} is open. The form was converted as follows:</source>
        <translation>{file} está abierto. El formulario se convirtió así:</translation>
    </message>
    <message>
        <source>{file} contains {keys} more than once in the same place; the last one was kept.</source>
        <translation>{file} escribe {keys} más de una vez en un mismo lugar; se conservó la última.</translation>
    </message>
    <message>
        <source>Save the survey</source>
        <translation>Guardar la encuesta</translation>
    </message>
    <message>
        <source>Surveys (*{ending});;XLSForms (*{form})</source>
        <translation>Encuestas (*{ending});;XLSForms (*{form})</translation>
    </message>
    <message>
        <source>{file} is saved. Keep saving the survey itself as a survey file.</source>
        <translation>Se escribió {file}. Siga guardando la encuesta misma como archivo de encuesta.</translation>
    </message>
    <message numerus="yes">
        <source>{file} is saved with problems: %n. Kiosks do not accept it until they are fixed.</source>
        <translation>
            <numerusform>Se guardó {file} con %n error; ningún quiosco lo admite antes de que se corrija.</numerusform>
            <numerusform>Se guardó {file} con %n errores; ningún quiosco lo admite antes de que se corrijan.</numerusform>
        </translation>
    </message>
    <message>
        <source>{file} is saved. These sound files are not in its folder:</source>
        <translation>Se guardó {file}. Hay archivos de sonido que nombra y que no están a su lado:</translation>
    </message>
    <message>
        <source>{file} is saved.</source>
        <translation>Se guardó {file}.</translation>
    </message>
</context>
<context>
    <name>SurveyForm</name>
    <message>
        <source>Id of the survey</source>
        <translation>Identificador de la encuesta</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versión</translation>
    </message>
    <message>
        <source>Title, which respondents see</source>
        <translation>Título, que ven los encuestados</translation>
    </message>
    <message>
        <source>Coins that respondents can check</source>
        <translation>Monedas que los encuestados pueden comprobar</translation>
    </message>
    <message>
        <source>Respondents add a card to each coin of the kiosk</source>
        <translation>Los encuestados suman una carta a cada moneda del quiosco</translation>
    </message>
    <message>
        <source>They can check that the kiosk cannot choose the coin. No check can show what a kiosk remembers: only the respondent&apos;s own coins, dice or cards rule that out.</source>
        <translation>Pueden comprobar que el quiosco no puede elegir la moneda. Lo que un quiosco recuerda no lo muestra ninguna comprobación: solo lo descartan monedas, dados o cartas propios.</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Idiomas</translation>
    </message>
    <message>
        <source>A language, such as German or pt-BR</source>
        <translation>Un idioma, p. ej. German o pt-BR</translation>
    </message>
    <message>
        <source>Code of a language to add</source>
        <translation>Código de un idioma que añadir</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Add the language</source>
        <translation>Añadir el idioma</translation>
    </message>
    <message>
        <source>Language {number}</source>
        <translation>Idioma {number}</translation>
    </message>
    <message numerus="yes">
        <source>texts missing: %n</source>
        <translation>
            <numerusform>falta %n texto</numerusform>
            <numerusform>faltan %n textos</numerusform>
        </translation>
    </message>
    <message>
        <source>kiosk texts missing: {missing} of {needed}, the promise among them</source>
        <translation>textos del quiosco que faltan: {missing} de {needed}, entre ellos la promesa</translation>
    </message>
    <message>
        <source>kiosk texts missing: {missing} of {needed}</source>
        <translation>textos del quiosco que faltan: {missing} de {needed}</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>completo</translation>
    </message>
    <message>
        <source>Translate…</source>
        <translation>Traducir…</translation>
    </message>
    <message>
        <source>Translate the kiosk&apos;s texts into {language}</source>
        <translation>Traducir los textos del quiosco al {language}</translation>
    </message>
    <message>
        <source>Remove {language} and its texts</source>
        <translation>Quitar {language} y sus textos</translation>
    </message>
</context>
<context>
    <name>SurveyPage</name>
    <message>
        <source>The project&apos;s interviews were made with this survey, so it can only be looked at.</source>
        <translation>Las entrevistas del proyecto se hicieron con este cuestionario, por eso solo se puede consultar.</translation>
    </message>
    <message>
        <source>Edit as a new version</source>
        <translation>Editar como versión nueva</translation>
    </message>
    <message>
        <source>Write</source>
        <translation>Redactar</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vista previa</translation>
    </message>
    <message>
        <source>Tallies</source>
        <translation>Recuentos</translation>
    </message>
    <message>
        <source>Kiosk texts</source>
        <translation>Textos del quiosco</translation>
    </message>
    <message>
        <source>&amp;New survey</source>
        <translation>&amp;Nueva encuesta</translation>
    </message>
    <message>
        <source>&amp;Open a survey…</source>
        <translation>&amp;Abrir una encuesta…</translation>
    </message>
    <message>
        <source>&amp;Save the survey</source>
        <translation>&amp;Guardar la encuesta</translation>
    </message>
    <message>
        <source>Save the survey &amp;as…</source>
        <translation>Guardar la encuesta &amp;como…</translation>
    </message>
    <message>
        <source>Show the &amp;project&apos;s survey</source>
        <translation>Mostrar el cuestionario del &amp;proyecto</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>{id}, version {version}</source>
        <translation>{id}, versión {version}</translation>
    </message>
    <message>
        <source>New survey</source>
        <translation>Nueva encuesta</translation>
    </message>
    <message>
        <source> – not saved</source>
        <translation> – sin guardar</translation>
    </message>
    <message>
        <source>Survey</source>
        <translation>Encuesta</translation>
    </message>
</context>
<context>
    <name>SurveyPanel</name>
    <message>
        <source>Another survey…</source>
        <translation>Otra encuesta…</translation>
    </message>
    <message>
        <source>Choose a survey</source>
        <translation>Elegir una encuesta</translation>
    </message>
    <message>
        <source>Surveys (*.survey.json)</source>
        <translation>Encuestas (*.survey.json)</translation>
    </message>
</context>
<context>
    <name>SurveyWindow</name>
    <message>
        <source>{survey} – Surveyapp survey</source>
        <translation>{survey} – Encuesta de Surveyapp</translation>
    </message>
</context>
<context>
    <name>SurveyorPinView</name>
    <message>
        <source>What to do</source>
        <translation>Qué hacer</translation>
    </message>
    <message>
        <source>Surveyor, enter your PIN.</source>
        <translation>Encuestador: escriba su PIN.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
</context>
<context>
    <name>SurveysView</name>
    <message>
        <source>Which survey shall this kiosk ask?</source>
        <translation>¿Qué encuesta debe hacer este quiosco?</translation>
    </message>
</context>
<context>
    <name>SynthesisDialog</name>
    <message>
        <source>Synthetic table</source>
        <translation>Tabla sintética</translation>
    </message>
    <message>
        <source>Invented rows with nearly the same shares as the table. They cost ε = {epsilon}, as the form says, and may then be used as often as you like.</source>
        <translation>Filas inventadas con casi las mismas proporciones que la tabla. Cuestan ε = {epsilon}, como dice el formulario, y después pueden usarse tantas veces como se quiera.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Guardar como…</translation>
    </message>
</context>
<context>
    <name>TableImport</name>
    <message>
        <source>Import a table</source>
        <translation>Importar una tabla</translation>
    </message>
    <message>
        <source>Next problem</source>
        <translation>Problema siguiente</translation>
    </message>
    <message>
        <source>Show the cells…</source>
        <translation>Mostrar las celdas…</translation>
    </message>
    <message>
        <source>Replace the table of the same name in the project</source>
        <translation>Ocupar el lugar de la tabla de este nombre que está en el proyecto</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>&amp;Importar</translation>
    </message>
    <message>
        <source>Save the mapping…</source>
        <translation>Guardar la correspondencia…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>&amp;Import {rows} rows</source>
        <translation>&amp;Importar {rows} filas</translation>
    </message>
    <message>
        <source>&amp;Import {ready} of {rows} rows</source>
        <translation>&amp;Importar {ready} de {rows} filas</translation>
    </message>
    <message>
        <source>Columns to complete first: {count} ({names}).</source>
        <translation>Columnas que hay que completar primero: {count} ({names}).</translation>
    </message>
    <message>
        <source>{left_out} of {rows} rows would be left out: {names}.</source>
        <translation>Se omitirían {left_out} de {rows} filas: {names}.</translation>
    </message>
    <message>
        <source>{left_out} of {rows} rows would be left out.</source>
        <translation>Se omitirían {left_out} de {rows} filas.</translation>
    </message>
    <message>
        <source>Questions without a column, which will be missing for everybody: {names}</source>
        <translation>Preguntas sin columna, que nadie habrá respondido: {names}</translation>
    </message>
    <message>
        <source>Save the mapping</source>
        <translation>Guardar la correspondencia</translation>
    </message>
    <message>
        <source>Mappings (*{ending})</source>
        <translation>Correspondencias (*{ending})</translation>
    </message>
    <message>
        <source>Saved {file} in {folder}.</source>
        <translation>Se guardó {file} en {folder}.</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>With all digits, as in exported files</source>
        <translation>Con todas las cifras, como en los archivos exportados</translation>
    </message>
    <message>
        <source>As it is shown here</source>
        <translation>Como se muestra aquí</translation>
    </message>
    <message>
        <source>&amp;Copy selected rows</source>
        <translation>&amp;Copiar las filas seleccionadas</translation>
    </message>
    <message>
        <source>Copy the &amp;whole table</source>
        <translation>Copiar la tabla &amp;entera</translation>
    </message>
    <message>
        <source>Copy the table as C&amp;SV</source>
        <translation>Copiar la tabla como C&amp;SV</translation>
    </message>
    <message>
        <source>Copy the table as &amp;Markdown</source>
        <translation>Copiar la tabla como &amp;Markdown</translation>
    </message>
    <message>
        <source>Copy the table as &amp;LaTeX</source>
        <translation>Copiar la tabla como &amp;LaTeX</translation>
    </message>
    <message>
        <source>Sort by this column, smallest first</source>
        <translation>Ordenar por esta columna, los menores primero</translation>
    </message>
    <message>
        <source>Sort by this column, lar&amp;gest first</source>
        <translation>Ordenar por esta columna, los ma&amp;yores primero</translation>
    </message>
    <message>
        <source>Ori&amp;ginal order of the rows</source>
        <translation>Filas en el orden o&amp;riginal</translation>
    </message>
    <message>
        <source>Reset the column widt&amp;hs</source>
        <translation>Restablecer los anc&amp;hos de columna</translation>
    </message>
</context>
<context>
    <name>TalliesForm</name>
    <message>
        <source>Held by trustees</source>
        <translation>En manos de depositarios</translation>
    </message>
    <message>
        <source>No interview is kept. Each report is added to masked totals, which only several trustees can open together. No record of a person exists that anybody could demand. The price: only what is counted here can be analysed, and what is not counted is lost.</source>
        <translation>No se guarda ninguna entrevista. Cada respuesta registrada se suma a totales enmascarados, que solo varios depositarios pueden abrir juntos. No existe ningún registro de una persona que alguien pudiera exigir. El precio: solo se puede analizar lo que se cuenta aquí, y lo que no se cuenta se pierde.</translation>
    </message>
    <message>
        <source>Keep no records, only count</source>
        <translation>No guardar registros, solo contar</translation>
    </message>
    <message>
        <source>Trustees</source>
        <translation>Depositarios</translation>
    </message>
    <message>
        <source>People who do not depend on each other. Each makes a key and sends you its public part: paste it here, and compare its words by telephone.</source>
        <translation>Personas que no dependen unas de otras. Cada una crea una clave y le envía su parte pública: péguela aquí y compare sus palabras por teléfono.</translation>
    </message>
    <message>
        <source>Add a trustee</source>
        <translation>Añadir un depositario</translation>
    </message>
    <message>
        <source>Name of trustee {number}</source>
        <translation>Nombre del depositario {number}</translation>
    </message>
    <message>
        <source>Public key</source>
        <translation>Clave pública</translation>
    </message>
    <message>
        <source>Remove trustee {number}</source>
        <translation>Quitar el depositario {number}</translation>
    </message>
    <message>
        <source>Trustees who open a total</source>
        <translation>Depositarios para abrir</translation>
    </message>
    <message>
        <source>Trustees who sign first</source>
        <translation>Depositarios que firman</translation>
    </message>
    <message>
        <source>Fewest interviews opened</source>
        <translation>Mínimo de entrevistas</translation>
    </message>
    <message>
        <source>Most interviews of a total</source>
        <translation>Máximo por total</translation>
    </message>
    <message>
        <source>What is counted</source>
        <translation>Lo que se cuenta</translation>
    </message>
    <message>
        <source>A tick alone gives the shares of a question. Two questions that are counted together can be compared. What is not ticked is lost for ever.</source>
        <translation>Una pregunta marcada sola da sus proporciones. Dos preguntas que se cuentan juntas se pueden comparar. Lo que no se marca se pierde para siempre.</translation>
    </message>
    <message>
        <source>Propose from the questions</source>
        <translation>Proponer según las preguntas</translation>
    </message>
    <message>
        <source>First question that is counted together</source>
        <translation>Primera pregunta que se cuenta junta</translation>
    </message>
    <message>
        <source>Second question that is counted together</source>
        <translation>Segunda pregunta que se cuenta junta</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Count these together</source>
        <translation>Contar estas juntas</translation>
    </message>
    <message>
        <source>Count together:</source>
        <translation>Contar juntas:</translation>
    </message>
    <message>
        <source>New bands of {question} begin at</source>
        <translation>Los tramos de {question} empiezan en</translation>
    </message>
    <message>
        <source>What can be analysed</source>
        <translation>Lo que se puede analizar</translation>
    </message>
    <message>
        <source>Fix the problems of the questions first.</source>
        <translation>Corrija primero los problemas de las preguntas.</translation>
    </message>
</context>
<context>
    <name>TextKeys</name>
    <message>
        <source>Up to {count} characters. Do not name anybody.</source>
        <translation>Hasta {count} caracteres. No nombre a nadie.</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Confirmar</translation>
    </message>
    <message>
        <source>Please enter something.</source>
        <translation>Escriba algo, por favor.</translation>
    </message>
    <message>
        <source>Capital letters</source>
        <translation>Mayúsculas</translation>
    </message>
    <message>
        <source>More letters</source>
        <translation>Más letras</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Your text: {text}</source>
        <translation>Su texto: {text}</translation>
    </message>
</context>
<context>
    <name>TextsBox</name>
    <message>
        <source>{language}: missing</source>
        <translation>{language}: falta</translation>
    </message>
</context>
<context>
    <name>ThanksView</name>
    <message>
        <source>Done. Thank you.</source>
        <translation>Listo. Gracias.</translation>
    </message>
    <message>
        <source>Please give the device back.</source>
        <translation>Por favor, devuelva el aparato.</translation>
    </message>
    <message>
        <source>Next respondent</source>
        <translation>Siguiente persona</translation>
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
        <translation>Qué total</translation>
    </message>
    <message>
        <source>Counts of reports</source>
        <translation>Recuentos de respuestas registradas</translation>
    </message>
    <message>
        <source>Reports of {interviews} interviews, as they were counted</source>
        <translation>Respuestas de {interviews} entrevistas, tal como se contaron</translation>
    </message>
    <message>
        <source>no report</source>
        <translation>sin respuesta</translation>
    </message>
    <message>
        <source>Interviews</source>
        <translation>Entrevistas</translation>
    </message>
    <message>
        <source>{report}, sample {sample}</source>
        <translation>{report}, muestra {sample}</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>Quality: look here first</source>
        <translation>Calidad: mire aquí primero</translation>
    </message>
    <message>
        <source>Privacy: what a respondent gives away</source>
        <translation>Privacidad: lo que revela un encuestado</translation>
    </message>
    <message>
        <source>Files: import the interviews</source>
        <translation>Archivos: importar las entrevistas</translation>
    </message>
    <message>
        <source>Kiosks export collection files. Each file is checked, and each interview counts once, however often you import it. You can also drop files anywhere on the window.</source>
        <translation>Los quioscos exportan archivos de recogida. Cada archivo se comprueba, y cada entrevista cuenta una vez, por más que se importe. También puede soltar archivos en cualquier lugar de la ventana.</translation>
    </message>
    <message>
        <source>Does a kiosk, a day or a question differ from the others by more than chance? Each line says what was found and what to do about it.</source>
        <translation>¿Difiere un quiosco, un día o una pregunta de los demás más que por azar? Cada línea dice qué se encontró y qué hacer.</translation>
    </message>
    <message>
        <source>Output: your analyses</source>
        <translation>Resultados: sus análisis</translation>
    </message>
    <message>
        <source>Choose an analysis: estimates, comparisons, cross-tables, regressions. Change its options, and the result follows. All results stay in the project.</source>
        <translation>Elija un análisis: estimaciones, comparaciones, tablas cruzadas, regresiones. Cambie sus opciones y el resultado las sigue. Todos los resultados quedan en el proyecto.</translation>
    </message>
    <message>
        <source>The most that anybody can learn about one person: from each question, from all questions together, and from each file that you export.</source>
        <translation>Lo máximo que alguien puede saber de una persona: por cada pregunta, por todas juntas y por cada archivo que exporte.</translation>
    </message>
    <message>
        <source>Report and help</source>
        <translation>Informe y ayuda</translation>
    </message>
    <message>
        <source>The menu File has the report, which contains your analyses. F1 opens the guide to the page you are on. This tour is in the menu Help.</source>
        <translation>El menú Archivo tiene el informe, que contiene sus análisis. F1 abre la guía de la página en la que está. Este recorrido está en el menú Ayuda.</translation>
    </message>
    <message>
        <source>Skip the tour</source>
        <translation>Omitir el recorrido</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Tour: {number} of {count}</source>
        <translation>Recorrido: {number} de {count}</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
</context>
<context>
    <name>TroubleView</name>
    <message>
        <source>This device has a problem.</source>
        <translation>Este aparato tiene un problema.</translation>
    </message>
    <message>
        <source>Your interview was recorded. You need not answer again.</source>
        <translation>Su entrevista se registró. No hace falta que responda otra vez.</translation>
    </message>
    <message>
        <source>Nothing of this interview was recorded.</source>
        <translation>No se registró nada de esta entrevista.</translation>
    </message>
    <message>
        <source>Please give it to the surveyor.</source>
        <translation>Por favor, entréguelo al encuestador.</translation>
    </message>
    <message>
        <source>Surveyor</source>
        <translation>Encuestador</translation>
    </message>
</context>
<context>
    <name>TroublesView</name>
    <message>
        <source>What to do</source>
        <translation>Qué hacer</translation>
    </message>
    <message>
        <source>In the current file: {count}</source>
        <translation>En el archivo actual: {count}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
</context>
<context>
    <name>TrusteesWindow</name>
    <message>
        <source>Totals that trustees hold</source>
        <translation>Totales en manos de depositarios</translation>
    </message>
    <message>
        <source>Drop the files here that you were given. You see what each is, and what comes next.</source>
        <translation>Suelte aquí los archivos que recibió. Verá qué es cada uno y qué sigue.</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>I have compared the words of these kiosks with their supervisor screens</source>
        <translation>He comparado las palabras de estos quioscos con sus pantallas de supervisor</translation>
    </message>
    <message>
        <source>&amp;Bring files…</source>
        <translation>&amp;Traer archivos…</translation>
    </message>
    <message>
        <source>&amp;Put all away</source>
        <translation>&amp;Quitar todos</translation>
    </message>
    <message>
        <source>Empties this list; no file is deleted.</source>
        <translation>Vacía esta lista; no se borra ningún archivo.</translation>
    </message>
    <message>
        <source>File of your private key</source>
        <translation>Archivo de su clave privada</translation>
    </message>
    <message>
        <source>Passphrase of your key file</source>
        <translation>Frase de paso de su archivo de clave</translation>
    </message>
    <message>
        <source>Trustees: your key file (.trusteekey)</source>
        <translation>Depositarios: su archivo de clave (.trusteekey)</translation>
    </message>
    <message>
        <source>Its passphrase</source>
        <translation>Su frase de paso</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>Looking at the files</source>
        <translation>Examinando los archivos</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>Qué es</translation>
    </message>
    <message>
        <source>Files of tallies (*{endings});;All files (*)</source>
        <translation>Archivos de recuento (*{endings});;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Bring files</source>
        <translation>Traer archivos</translation>
    </message>
    <message>
        <source>Trustees&apos; keys (*{ending});;All files (*)</source>
        <translation>Claves de depositarios (*{ending});;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Your private key</source>
        <translation>Su clave privada</translation>
    </message>
    <message>
        <source>Choose your key file and type its passphrase first.</source>
        <translation>Elija primero su archivo de clave y escriba su frase de paso.</translation>
    </message>
    <message>
        <source>interviews</source>
        <translation>entrevistas</translation>
    </message>
    <message>
        <source>Adding the files</source>
        <translation>Sumando los archivos</translation>
    </message>
    <message>
        <source>Checking each interview</source>
        <translation>Comprobando cada entrevista</translation>
    </message>
    <message>
        <source>Opening the totals</source>
        <translation>Abriendo los totales</translation>
    </message>
    <message>
        <source>{file} is written. Give it to the trustees, with the kiosks&apos; files.</source>
        <translation>{file} está escrito. Entréguelo a los depositarios, con los archivos de los quioscos.</translation>
    </message>
    <message>
        <source>{file} is written: you have signed the list. It opens nothing; give it to all.</source>
        <translation>{file} está escrito: ha firmado la lista. No abre nada; entréguelo a todos.</translation>
    </message>
    <message>
        <source>{file} is written: your share. Give it to whoever opens the totals.</source>
        <translation>{file} está escrito: su parte. Entréguelo a quien abra los totales.</translation>
    </message>
    <message>
        <source>{file} is written: the totals, opened by {trustees}. The desk&apos;s page “Files” takes it.</source>
        <translation>{file} está escrito: los totales, abiertos por {trustees}. La página «Archivos» del escritorio lo toma.</translation>
    </message>
    <message>
        <source>The same holds of {count} more kiosks.</source>
        <translation>Lo mismo vale para {count} quioscos más.</translation>
    </message>
    <message>
        <source>Compare the words with those on each kiosk&apos;s supervisor screen and tick the box above, or bring the kiosks&apos; enrolment files.</source>
        <translation>Compare las palabras con las de la pantalla del supervisor de cada quiosco y marque la casilla de arriba, o traiga los archivos de inscripción de los quioscos.</translation>
    </message>
</context>
<context>
    <name>ValuesForm</name>
    <message>
        <source>Values of the column</source>
        <translation>Valores de la columna</translation>
    </message>
    <message>
        <source>Recorded as</source>
        <translation>Se registra como</translation>
    </message>
    <message>
        <source>Enter the report as it is recorded; leave empty for no answer</source>
        <translation>Una respuesta tal como se registra; vacío es sin respuesta</translation>
    </message>
    <message>
        <source>Skip these rows</source>
        <translation>Omitir estas filas</translation>
    </message>
    <message>
        <source>(empty)</source>
        <translation>(vacío)</translation>
    </message>
    <message>
        <source>Label of “{value}”</source>
        <translation>Etiqueta de «{value}»</translation>
    </message>
    <message>
        <source>“{value}” is recorded as</source>
        <translation>«{value}» se registra como</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Etiqueta</translation>
    </message>
</context>
<context>
    <name>ValuesModel</name>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Etiqueta</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Cantidad</translation>
    </message>
    <message>
        <source>New value</source>
        <translation>Valor nuevo</translation>
    </message>
    <message>
        <source>Counts as missing</source>
        <translation>Cuenta como faltante</translation>
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
        <translation>Usar</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Etiqueta</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valores</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Falta</translation>
    </message>
    <message>
        <source>Design</source>
        <translation>Diseño</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>Whether analyses are offered this variable</source>
        <translation>Si esta variable se ofrece a los análisis</translation>
    </message>
    <message>
        <source>What tables and files call the variable</source>
        <translation>Cómo llaman a la variable las tablas y los archivos</translation>
    </message>
    <message>
        <source>What the variable is, in words</source>
        <translation>Qué es la variable, en palabras</translation>
    </message>
    <message>
        <source>What can be computed from it: every analysis looks at the level</source>
        <translation>Qué se puede calcular con ella: cada análisis mira el nivel</translation>
    </message>
    <message>
        <source>Labels of the values; change them below</source>
        <translation>Etiquetas de los valores; cámbielas abajo</translation>
    </message>
    <message>
        <source>Values that count as missing, such as -99</source>
        <translation>Valores que cuentan como faltantes, por ejemplo -99</translation>
    </message>
    <message>
        <source>How it was asked, or what it is made from</source>
        <translation>Cómo se preguntó o de qué está hecha</translation>
    </message>
    <message>
        <source>Number of interviews with a value</source>
        <translation>Número de entrevistas con un valor</translation>
    </message>
    <message>
        <source>What is recorded are reports, not answers.</source>
        <translation>Lo que se registró puede no ser la respuesta verdadera.</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>no se usa</translation>
    </message>
    <message>
        <source>used</source>
        <translation>se usa</translation>
    </message>
    <message>
        <source>{name}, reports, not answers</source>
        <translation>{name}, respuestas registradas, no verdaderas</translation>
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
        <translation>Qué es cada columna. Los cambios valen para todos los análisis y se pueden deshacer; los datos registrados quedan como están.</translation>
    </message>
    <message>
        <source>Import collection files or a table first. Here you then name and label the columns, recode them, and make new variables from them.</source>
        <translation>Importe primero archivos de recolección o una tabla. Después, aquí pone nombre y etiqueta a las columnas, las recodifica y hace variables nuevas con ellas.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Values of the chosen variable</source>
        <translation>Valores de la variable elegida</translation>
    </message>
    <message>
        <source>Counting the variables…</source>
        <translation>Contando las variables…</translation>
    </message>
    <message>
        <source>Values of {name}</source>
        <translation>Valores de {name}</translation>
    </message>
    <message>
        <source>The counts are of reports, not of answers.</source>
        <translation>Se cuentan respuestas registradas, no verdaderas.</translation>
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
        <translation>Numérico</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Peso</translation>
    </message>
    <message>
        <source>Stratum</source>
        <translation>Estrato</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>Conglomerado</translation>
    </message>
    <message>
        <source>Identifier</source>
        <translation>Identificador</translation>
    </message>
    <message>
        <source>Recode…</source>
        <translation>Recodificar…</translation>
    </message>
    <message>
        <source>Bands…</source>
        <translation>Tramos…</translation>
    </message>
    <message>
        <source>Compute…</source>
        <translation>Calcular…</translation>
    </message>
    <message>
        <source>Merge reports…</source>
        <translation>Unir registradas…</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>Verdict</source>
        <translation>Veredicto</translation>
    </message>
</context>
<context>
    <name>View</name>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Anterior</translation>
    </message>
</context>
<context>
    <name>WelcomeView</name>
    <message>
        <source>Ask the surveyor to step back.</source>
        <translation>Pida al encuestador que se aparte.</translation>
    </message>
    <message>
        <source>Learn more</source>
        <translation>Saber más</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Empezar</translation>
    </message>
</context>
<context>
    <name>WheelWords</name>
    <message>
        <source>You</source>
        <translation>Usted</translation>
    </message>
    <message>
        <source>Any answer</source>
        <translation>Cualquiera</translation>
    </message>
    <message>
        <source>Opposite</source>
        <translation>Contrario</translation>
    </message>
    <message>
        <source>{mark}: {count} of {of}</source>
        <translation>{mark}: {count} de {of}</translation>
    </message>
</context>
<context>
    <name>WithSurvey</name>
    <message>
        <source>No survey yet</source>
        <translation>Aún no hay encuesta</translation>
    </message>
    <message>
        <source>Choose a survey…</source>
        <translation>Elegir una encuesta…</translation>
    </message>
</context>
<context>
    <name>WritingView</name>
    <message>
        <source>Writing the files and reading them back…</source>
        <translation>Escribiendo los archivos y volviendo a leerlos…</translation>
    </message>
</context>
<context>
    <name>_Counted</name>
    <message>
        <source>What is counted</source>
        <translation>Lo que se cuenta</translation>
    </message>
</context>
<context>
    <name>_Members</name>
    <message>
        <source>Questions of the group</source>
        <translation>Preguntas del grupo</translation>
    </message>
</context>
<context>
    <name>_MoreColumns</name>
    <message>
        <source>Show more columns: {names}</source>
        <translation>Mostrar más columnas: {names}</translation>
    </message>
    <message>
        <source>Show only the columns that have room</source>
        <translation>Mostrar solo las columnas que caben</translation>
    </message>
</context>
<context>
    <name>_NumberEnds</name>
    <message>
        <source>From</source>
        <translation>Desde</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Hasta</translation>
    </message>
    <message>
        <source>Use this filter</source>
        <translation>Usar este filtro</translation>
    </message>
    <message>
        <source>Write a number in one of the boxes, or in both.</source>
        <translation>Escriba un número en una de las casillas o en las dos.</translation>
    </message>
</context>
<context>
    <name>_PictureView</name>
    <message>
        <source>Preview of the kiosk&apos;s screen</source>
        <translation>Vista previa de la pantalla del quiosco</translation>
    </message>
</context>
<context>
    <name>analyses</name>
    <message>
        <source>Confidence level</source>
        <translation>Nivel de confianza</translation>
    </message>
    <message>
        <source>of the intervals; 0.95 by default</source>
        <translation>de los intervalos; 0,95 por defecto</translation>
    </message>
    <message>
        <source>{level} interval</source>
        <translation>Intervalo del {level}</translation>
    </message>
    <message>
        <source>Tiles of the joint distribution; the table has the same numbers</source>
        <translation>Mosaico de la distribución conjunta; la tabla tiene los mismos números</translation>
    </message>
    <message>
        <source>Tiles of the probabilities; the table has the same numbers</source>
        <translation>Mosaico de las probabilidades; la tabla tiene los mismos números</translation>
    </message>
    <message>
        <source>The probability of each to be really above the one of this place</source>
        <translation>La probabilidad de que cada uno esté realmente por encima del que ocupa este puesto</translation>
    </message>
    <message>
        <source>Share of respondents</source>
        <translation>Proporción de encuestados</translation>
    </message>
    <message>
        <source>Odds ratio, first group vs second</source>
        <translation>Razón de ventajas, primer grupo frente al segundo</translation>
    </message>
    <message>
        <source>First group minus second, share of respondents</source>
        <translation>Primer grupo menos segundo, proporción de encuestados</translation>
    </message>
    <message>
        <source>Correlation of the two answers</source>
        <translation>Correlación de las dos respuestas</translation>
    </message>
    <message>
        <source>Expected utility</source>
        <translation>Utilidad esperada</translation>
    </message>
    <message>
        <source>Earth mover&apos;s distance, in answer steps</source>
        <translation>Distancia del transportista (earth mover), en pasos de respuesta</translation>
    </message>
    <message>
        <source>Total variation distance</source>
        <translation>Distancia de variación total</translation>
    </message>
    <message>
        <source>Earth mover&apos;s distance, in the units of the costs</source>
        <translation>Distancia de transporte (earth mover’s), en las unidades de los costes</translation>
    </message>
    <message>
        <source>Change of the mean answer</source>
        <translation>Cambio de la respuesta media</translation>
    </message>
    <message>
        <source>Coefficient; above 0 makes the answer more likely</source>
        <translation>Coeficiente; por encima de 0, la respuesta es más probable</translation>
    </message>
    <message>
        <source>Odds ratio; above 1 makes the answer more likely</source>
        <translation>Odds ratio; por encima de 1 hace más probable la respuesta</translation>
    </message>
    <message>
        <source>Predicted mean answer</source>
        <translation>Respuesta media predicha</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>Estimación</translation>
    </message>
    <message>
        <source>The coins&apos; part of it</source>
        <translation>La parte debida a las monedas</translation>
    </message>
    <message>
        <source>Most likely</source>
        <translation>Más verosímil</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>todos</translation>
    </message>
    <message>
        <source>Chart of the numbers with intervals; the table has the same numbers</source>
        <translation>Gráfico de los números con intervalos; la tabla tiene los mismos números</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Puestos</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Clasificación</translation>
    </message>
    <message>
        <source>1 is the item with the highest expected utility</source>
        <translation>1 es el elemento con la mayor utilidad esperada</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Elemento</translation>
    </message>
    <message>
        <source>the question, group or choice that is ranked</source>
        <translation>la pregunta, el grupo o la opción que se ordena</translation>
    </message>
    <message>
        <source>the id of a question</source>
        <translation>el identificador de una pregunta</translation>
    </message>
    <message>
        <source>its answer</source>
        <translation>su respuesta</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>respondents who answered all questions</source>
        <translation>encuestados que respondieron todas las preguntas</translation>
    </message>
    <message>
        <source>the share of all; unbiased, so it may lie outside 0 to 100 %</source>
        <translation>la proporción del total; insesgada, así que puede quedar fuera de 0 a 100 %</translation>
    </message>
    <message>
        <source>of the share</source>
        <translation>de la proporción</translation>
    </message>
    <message>
        <source>Interval by</source>
        <translation>Método del intervalo</translation>
    </message>
    <message>
        <source>how the interval was computed</source>
        <translation>cómo se calculó el intervalo</translation>
    </message>
    <message>
        <source>the best share among the possible ones (maximum likelihood)</source>
        <translation>la mejor proporción entre las posibles (máxima verosimilitud)</translation>
    </message>
    <message>
        <source>Row share</source>
        <translation>Proporción de fila</translation>
    </message>
    <message>
        <source>Column share</source>
        <translation>Proporción de columna</translation>
    </message>
    <message>
        <source>the share among those with the other answer</source>
        <translation>la proporción entre quienes tienen la otra respuesta</translation>
    </message>
    <message>
        <source>the standard error of that share</source>
        <translation>el error estándar de esa proporción</translation>
    </message>
    <message>
        <source>the lower end of its interval</source>
        <translation>el extremo inferior de su intervalo</translation>
    </message>
    <message>
        <source>the upper end of its interval</source>
        <translation>el extremo superior de su intervalo</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Mosaico</translation>
    </message>
    <message>
        <source>With intervals</source>
        <translation>Con intervalos</translation>
    </message>
    <message>
        <source>the answer within which shares are counted</source>
        <translation>la respuesta dentro de la cual se calculan las proporciones</translation>
    </message>
    <message>
        <source>the answer whose share it is</source>
        <translation>la respuesta a la que corresponde la proporción</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Proporción</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Celdas</translation>
    </message>
    <message>
        <source>Row %</source>
        <translation>% por fila</translation>
    </message>
    <message>
        <source>Column %</source>
        <translation>% por columna</translation>
    </message>
    <message>
        <source>Independence</source>
        <translation>Independencia</translation>
    </message>
    <message>
        <source>First question</source>
        <translation>Primera pregunta</translation>
    </message>
    <message>
        <source>one of the two questions</source>
        <translation>una de las dos preguntas</translation>
    </message>
    <message>
        <source>Second question</source>
        <translation>Segunda pregunta</translation>
    </message>
    <message>
        <source>the other question</source>
        <translation>la otra pregunta</translation>
    </message>
    <message>
        <source>X²</source>
        <translation>X²</translation>
    </message>
    <message>
        <source>the test statistic, which takes the coins and the sample into account</source>
        <translation>el estadístico de la prueba, que tiene en cuenta las monedas y la muestra</translation>
    </message>
    <message>
        <source>of the test</source>
        <translation>de la prueba</translation>
    </message>
    <message>
        <source>of the test that the answers do not depend on each other</source>
        <translation>de la prueba de que las respuestas no dependen una de otra</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Prueba</translation>
    </message>
    <message>
        <source>how it was tested</source>
        <translation>cómo se probó</translation>
    </message>
    <message>
        <source>Cramér&apos;s V</source>
        <translation>V de Cramér</translation>
    </message>
    <message>
        <source>the strength of the relation, from 0 to 1</source>
        <translation>la fuerza de la relación, de 0 a 1</translation>
    </message>
    <message>
        <source>V, bias-corrected</source>
        <translation>V corregida de sesgo</translation>
    </message>
    <message>
        <source>without what noise alone would cause</source>
        <translation>sin lo que causaría el ruido por sí solo</translation>
    </message>
    <message>
        <source>V by noise alone</source>
        <translation>V debida solo al ruido</translation>
    </message>
    <message>
        <source>what independent answers would give on average</source>
        <translation>lo que darían en promedio respuestas independientes</translation>
    </message>
    <message>
        <source>the test of independence of each pair instead</source>
        <translation>en su lugar, la prueba de independencia de cada par</translation>
    </message>
    <message>
        <source>Cross-table</source>
        <translation>Tabla cruzada</translation>
    </message>
    <message>
        <source>two to four questions, with commas</source>
        <translation>de dos a cuatro preguntas, separadas por comas</translation>
    </message>
    <message>
        <source>Mean answer</source>
        <translation>Respuesta media</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Grupo</translation>
    </message>
    <message>
        <source>the group that is described</source>
        <translation>el grupo que se describe</translation>
    </message>
    <message>
        <source>Descriptives</source>
        <translation>Descriptivos</translation>
    </message>
    <message>
        <source>interviews with a report</source>
        <translation>entrevistas con respuesta registrada</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Faltan</translation>
    </message>
    <message>
        <source>interviews without a report</source>
        <translation>entrevistas sin respuesta registrada</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Media</translation>
    </message>
    <message>
        <source>the mean of the true answers</source>
        <translation>la media de las respuestas verdaderas</translation>
    </message>
    <message>
        <source>the standard error of the mean</source>
        <translation>el error estándar de la media</translation>
    </message>
    <message>
        <source>of the mean</source>
        <translation>de la media</translation>
    </message>
    <message>
        <source>of the true answers, without what the coins add to the reports</source>
        <translation>de las respuestas verdaderas, sin lo que añaden las monedas</translation>
    </message>
    <message>
        <source>SD</source>
        <translation>DT</translation>
    </message>
    <message>
        <source>Interval of the SD</source>
        <translation>Intervalo de la DT</translation>
    </message>
    <message>
        <source>of the standard deviation</source>
        <translation>de la desviación estándar</translation>
    </message>
    <message>
        <source>Lower quartile</source>
        <translation>Cuartil inferior</translation>
    </message>
    <message>
        <source>a quarter of the answers is at most that</source>
        <translation>un cuarto de las respuestas no lo supera</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Mediana</translation>
    </message>
    <message>
        <source>half of the answers is at most that</source>
        <translation>la mitad de las respuestas no la supera</translation>
    </message>
    <message>
        <source>Interval of the median</source>
        <translation>Intervalo de la mediana</translation>
    </message>
    <message>
        <source>of the median; an end is missing where the data have none</source>
        <translation>de la mediana; falta un extremo si los datos no lo dan</translation>
    </message>
    <message>
        <source>Upper quartile</source>
        <translation>Cuartil superior</translation>
    </message>
    <message>
        <source>three quarters of the answers are at most that</source>
        <translation>tres cuartos de las respuestas no lo superan</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>Histograma</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Desde</translation>
    </message>
    <message>
        <source>the smallest answer of the bin</source>
        <translation>la respuesta más pequeña del tramo</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Hasta</translation>
    </message>
    <message>
        <source>the largest answer of the bin</source>
        <translation>la respuesta más grande del tramo</translation>
    </message>
    <message>
        <source>of the people; unbiased, so it may lie below 0</source>
        <translation>de las personas; insesgada, así que puede ser menor que 0</translation>
    </message>
    <message>
        <source>the share of answers in each bin instead</source>
        <translation>en su lugar, la proporción de respuestas en cada tramo</translation>
    </message>
    <message>
        <source>describe each group: a direct question, or (kiosk)</source>
        <translation>describir cada grupo: una pregunta directa, o (kiosk)</translation>
    </message>
    <message>
        <source>Bins at most</source>
        <translation>Máximo de tramos</translation>
    </message>
    <message>
        <source>of a histogram of numbers; 12 by default</source>
        <translation>de un histograma de números; 12 por defecto</translation>
    </message>
    <message>
        <source>the mean worth of the answers, given the reports and the prior</source>
        <translation>el valor medio de las respuestas, dadas las respuestas registradas y la previa</translation>
    </message>
    <message>
        <source>contains the true worth with this probability</source>
        <translation>contiene el valor verdadero con esta probabilidad</translation>
    </message>
    <message>
        <source>Really the best</source>
        <translation>De verdad el mejor</translation>
    </message>
    <message>
        <source>the probability that no other item is above it</source>
        <translation>la probabilidad de que ningún otro elemento esté por encima</translation>
    </message>
    <message>
        <source>Really above the next</source>
        <translation>De verdad por encima del siguiente</translation>
    </message>
    <message>
        <source>the probability that it is above the item below it</source>
        <translation>la probabilidad de que esté por encima del elemento siguiente</translation>
    </message>
    <message>
        <source>Monte Carlo standard error</source>
        <translation>Error estándar de Monte Carlo</translation>
    </message>
    <message>
        <source>of what is drawn at random; 0 where it is computed</source>
        <translation>de lo que se sortea; 0 donde se calcula</translation>
    </message>
    <message>
        <source>All pairs</source>
        <translation>Todos los pares</translation>
    </message>
    <message>
        <source>the item that ranks higher</source>
        <translation>el elemento mejor situado</translation>
    </message>
    <message>
        <source>is above</source>
        <translation>está por encima de</translation>
    </message>
    <message>
        <source>the item that ranks lower</source>
        <translation>el elemento peor situado</translation>
    </message>
    <message>
        <source>Reports of a kiosk</source>
        <translation>Respuestas registradas de un quiosco</translation>
    </message>
    <message>
        <source>Share of “{report}”</source>
        <translation>Proporción de «{report}»</translation>
    </message>
    <message>
        <source>95 % of kiosks by chance</source>
        <translation>95 % de los quioscos por azar</translation>
    </message>
    <message>
        <source>Alarm, all tests together</source>
        <translation>Alarma, todas las pruebas juntas</translation>
    </message>
    <message>
        <source>Kiosk</source>
        <translation>Quiosco</translation>
    </message>
    <message>
        <source>Stands out</source>
        <translation>Se aparta</translation>
    </message>
    <message>
        <source>Share of one report at each kiosk, with limits; the table of tests has the numbers</source>
        <translation>Proporción de una respuesta registrada en cada quiosco, con límites; la tabla de pruebas la da</translation>
    </message>
    <message>
        <source>Each estimate and how far forged records could move it; the table has the numbers</source>
        <translation>Cada estimación y lo que podría ser si se hubieran falsificado registros; como en la tabla</translation>
    </message>
    <message>
        <source>Share, if {count} reports were forged</source>
        <translation>Proporción, si {count} respuestas registradas estuvieran falsificadas</translation>
    </message>
    <message>
        <source>the kiosk&apos;s id</source>
        <translation>el identificador del quiosco</translation>
    </message>
    <message>
        <source>Name in words</source>
        <translation>Nombre en palabras</translation>
    </message>
    <message>
        <source>the kiosk&apos;s fingerprint, as the supervisor&apos;s screen shows it</source>
        <translation>la huella del quiosco, como la muestra la pantalla de supervisión</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Primer día</translation>
    </message>
    <message>
        <source>of the interviews in its files</source>
        <translation>de las entrevistas de sus archivos</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Último día</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Hallazgos</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>ok, look or act: how much the finding matters</source>
        <translation>ok, look o act: cuánto importa el hallazgo</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>Asunto</translation>
    </message>
    <message>
        <source>what was looked at</source>
        <translation>lo que se examinó</translation>
    </message>
    <message>
        <source>the question; empty: all of them</source>
        <translation>la pregunta; vacío: todas</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Hallazgo</translation>
    </message>
    <message>
        <source>what was found, in words</source>
        <translation>lo hallado, en palabras</translation>
    </message>
    <message>
        <source>Kiosks</source>
        <translation>Quioscos</translation>
    </message>
    <message>
        <source>Batches</source>
        <translation>Lotes</translation>
    </message>
    <message>
        <source>stores that it has closed or has open</source>
        <translation>almacenes que ha cerrado o tiene abiertos</translation>
    </message>
    <message>
        <source>each counted once</source>
        <translation>cada una contada una vez</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>Duplicadas</translation>
    </message>
    <message>
        <source>Interviews that are in several files; each counts once.</source>
        <translation>Entrevistas que contienen varios archivos; cada una cuenta una vez.</translation>
    </message>
    <message>
        <source>Broken off</source>
        <translation>Interrumpidas</translation>
    </message>
    <message>
        <source>interviews that respondents stopped</source>
        <translation>entrevistas que las personas interrumpieron</translation>
    </message>
    <message>
        <source>Timed out</source>
        <translation>Caducadas</translation>
    </message>
    <message>
        <source>interviews that nobody went on with</source>
        <translation>entrevistas que nadie continuó</translation>
    </message>
    <message>
        <source>Not understood</source>
        <translation>No entendidas</translation>
    </message>
    <message>
        <source>Comprehension checks that were not passed.</source>
        <translation>Comprobaciones de comprensión no superadas.</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Sin terminar</translation>
    </message>
    <message>
        <source>Of the interviews that were begun.</source>
        <translation>De las entrevistas comenzadas.</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Días</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>Lote</translation>
    </message>
    <message>
        <source>the number of the kiosk&apos;s store</source>
        <translation>el número del almacén del quiosco</translation>
    </message>
    <message>
        <source>from the first to the last</source>
        <translation>del primero al último</translation>
    </message>
    <message>
        <source>of the latest export, which holds all of its batch</source>
        <translation>de la última exportación, que contiene todo su lote</translation>
    </message>
    <message>
        <source>Per day</source>
        <translation>Por día</translation>
    </message>
    <message>
        <source>The mean over the period; files record only the first and the last day.</source>
        <translation>La media del periodo: los archivos conocen el primer y el último día, y ningún otro.</translation>
    </message>
    <message>
        <source>the question</source>
        <translation>la pregunta</translation>
    </message>
    <message>
        <source>Asked</source>
        <translation>Preguntadas</translation>
    </message>
    <message>
        <source>Interviews that reached the question. A dash: chance decides who is asked, and only those who answered are recorded.</source>
        <translation>Entrevistas que llegaron a ella. Una raya: el azar saca a quién se pregunta, y solo se registra quién respondió.</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>Respondidas</translation>
    </message>
    <message>
        <source>interviews that were asked and have no report</source>
        <translation>entrevistas en las que se preguntó y no hay respuesta registrada</translation>
    </message>
    <message>
        <source>Of those asked</source>
        <translation>De las preguntadas</translation>
    </message>
    <message>
        <source>share of missing reports among those asked</source>
        <translation>proporción de respuestas que faltan entre las personas preguntadas</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>Pruebas</translation>
    </message>
    <message>
        <source>what it looks for</source>
        <translation>lo que busca</translation>
    </message>
    <message>
        <source>what it looks at; empty: all of them</source>
        <translation>lo que examina; vacío: todas</translation>
    </message>
    <message>
        <source>reports, or records</source>
        <translation>respuestas registradas o registros</translation>
    </message>
    <message>
        <source>the one that differs most</source>
        <translation>la que más difiere</translation>
    </message>
    <message>
        <source>of this report; of repeated records: pairs</source>
        <translation>de esta respuesta registrada; de registros repetidos: pares</translation>
    </message>
    <message>
        <source>its share elsewhere, or what was to be expected</source>
        <translation>su proporción en los demás, o lo esperado</translation>
    </message>
    <message>
        <source>deviance, G² or χ², where there is one</source>
        <translation>devianza, G² o χ², donde la haya</translation>
    </message>
    <message>
        <source>Of this test alone.</source>
        <translation>De esta prueba sola.</translation>
    </message>
    <message>
        <source>p, all tests</source>
        <translation>p, todas las pruebas</translation>
    </message>
    <message>
        <source>Adjusted for all tests together (Holm).</source>
        <translation>Ajustado para todas las pruebas juntas (Holm).</translation>
    </message>
    <message>
        <source>Alarm</source>
        <translation>Alarma</translation>
    </message>
    <message>
        <source>whether it raises an alarm</source>
        <translation>si da una alarma</translation>
    </message>
    <message>
        <source>Fault</source>
        <translation>Fallo</translation>
    </message>
    <message>
        <source>forged reports, or copied interviews</source>
        <translation>respuestas registradas falsificadas o entrevistas copiadas</translation>
    </message>
    <message>
        <source>whose reports; empty: whole interviews</source>
        <translation>de qué pregunta son las respuestas; vacío: entrevistas enteras</translation>
    </message>
    <message>
        <source>The report whose forging is hardest to detect.</source>
        <translation>El más difícil de detectar si se falsifica.</translation>
    </message>
    <message>
        <source>the kiosk&apos;s reports, or its interviews</source>
        <translation>las respuestas registradas del quiosco, o sus entrevistas</translation>
    </message>
    <message>
        <source>Detected from</source>
        <translation>Se encuentra desde</translation>
    </message>
    <message>
        <source>This many forged or copied ones raise an alarm with a probability of 80 %. A dash: no number does.</source>
        <translation>Tantos falsificados o copiados dan la alarma con una probabilidad del 80 %. Un guion: ningún número la da.</translation>
    </message>
    <message>
        <source>Share of n</source>
        <translation>Proporción de n</translation>
    </message>
    <message>
        <source>the same as a share</source>
        <translation>lo mismo como proporción</translation>
    </message>
    <message>
        <source>Probability</source>
        <translation>Probabilidad</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Registros</translation>
    </message>
    <message>
        <source>the answer, or the mean of a number</source>
        <translation>la respuesta, o la media de un número</translation>
    </message>
    <message>
        <source>reports</source>
        <translation>respuestas registradas</translation>
    </message>
    <message>
        <source>unbiased; of means in the units of the answers</source>
        <translation>insesgada; en medias, en las unidades de las respuestas</translation>
    </message>
    <message>
        <source>One record moves it by</source>
        <translation>Un registro la mueve</translation>
    </message>
    <message>
        <source>The largest change from leaving out one record.</source>
        <translation>Lo máximo que cambia al dejar fuera un registro.</translation>
    </message>
    <message>
        <source>If forged</source>
        <translation>Si hay falsificación</translation>
    </message>
    <message>
        <source>how many records may be forged</source>
        <translation>cuántos registros pueden ser falsos</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>como mínimo</translation>
    </message>
    <message>
        <source>the least that the estimate could be then</source>
        <translation>lo mínimo que podría ser entonces la estimación</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>como máximo</translation>
    </message>
    <message>
        <source>the most that the estimate could be then</source>
        <translation>lo máximo que podría ser entonces la estimación</translation>
    </message>
    <message>
        <source>Data quality</source>
        <translation>Calidad de los datos</translation>
    </message>
    <message>
        <source>Compare within</source>
        <translation>Comparar dentro de</translation>
    </message>
    <message>
        <source>compare kiosks within the groups of a direct question only</source>
        <translation>comparar los quioscos solo dentro de los grupos de una pregunta directa</translation>
    </message>
    <message>
        <source>Forged interviews</source>
        <translation>Entrevistas falsificadas</translation>
    </message>
    <message>
        <source>how many interviews may be forged; without, one in 100</source>
        <translation>cuántas entrevistas pueden ser falsas; si falta, una de cada 100</translation>
    </message>
    <message>
        <source>that the first item is really above the second</source>
        <translation>de que el primero esté de verdad por encima del segundo</translation>
    </message>
    <message>
        <source>the probability of each pair&apos;s order instead</source>
        <translation>en su lugar, la probabilidad del orden de cada par</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Clasificación</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Preguntas</translation>
    </message>
    <message>
        <source>rated questions to rank, with commas; or one question, whose groups or choices are ranked</source>
        <translation>preguntas valoradas que ordenar, separadas por comas; o una pregunta cuyos grupos u opciones se ordenan</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Diferencias</translation>
    </message>
    <message>
        <source>Odds ratios</source>
        <translation>Odds ratios</translation>
    </message>
    <message>
        <source>All answers together</source>
        <translation>Todas las respuestas juntas</translation>
    </message>
    <message>
        <source>Correlation</source>
        <translation>Correlación</translation>
    </message>
    <message>
        <source>Comparisons of groups</source>
        <translation>Comparaciones de grupos</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pregunta</translation>
    </message>
    <message>
        <source>the question whose answers are compared</source>
        <translation>la pregunta cuyas respuestas se comparan</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>the answer whose share is compared; empty for all together</source>
        <translation>la respuesta cuya proporción se compara; vacío para todas juntas</translation>
    </message>
    <message>
        <source>Groups by</source>
        <translation>Grupos según</translation>
    </message>
    <message>
        <source>the question that forms the groups</source>
        <translation>la pregunta que forma los grupos</translation>
    </message>
    <message>
        <source>First group</source>
        <translation>Primer grupo</translation>
    </message>
    <message>
        <source>the group that another one is compared with</source>
        <translation>el grupo con el que se compara otro</translation>
    </message>
    <message>
        <source>Second group</source>
        <translation>Segundo grupo</translation>
    </message>
    <message>
        <source>the other group</source>
        <translation>el otro grupo</translation>
    </message>
    <message>
        <source>n of the first</source>
        <translation>n del primero</translation>
    </message>
    <message>
        <source>interviews in the first group; none where coins hide the groups</source>
        <translation>entrevistas del primer grupo; ninguna donde las monedas ocultan los grupos</translation>
    </message>
    <message>
        <source>n of the second</source>
        <translation>n del segundo</translation>
    </message>
    <message>
        <source>interviews in the second group; none where coins hide the groups</source>
        <translation>entrevistas del segundo grupo; ninguna donde las monedas ocultan los grupos</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Medida</translation>
    </message>
    <message>
        <source>difference (first minus second), odds ratio (first vs second), all answers (a test) or correlation</source>
        <translation>diferencia (primero menos segundo), razón de ventajas (primero frente a segundo), todas las respuestas (una prueba) o correlación</translation>
    </message>
    <message>
        <source>of the measure; a test has none</source>
        <translation>de la medida; una prueba no tiene</translation>
    </message>
    <message>
        <source>Std. error</source>
        <translation>Error estándar</translation>
    </message>
    <message>
        <source>the standard error</source>
        <translation>el error estándar</translation>
    </message>
    <message>
        <source>of which coins</source>
        <translation>por las monedas</translation>
    </message>
    <message>
        <source>the part of the standard error that the coins cause</source>
        <translation>la parte del error estándar que causan las monedas</translation>
    </message>
    <message>
        <source>of the measure</source>
        <translation>de la medida</translation>
    </message>
    <message>
        <source>Test statistic</source>
        <translation>Estadístico de la prueba</translation>
    </message>
    <message>
        <source>the likelihood ratio, or the estimate divided by its error</source>
        <translation>la razón de verosimilitud, o la estimación dividida por su error</translation>
    </message>
    <message>
        <source>Degrees of freedom</source>
        <translation>Grados de libertad</translation>
    </message>
    <message>
        <source>of the test; none of a normal statistic</source>
        <translation>de la prueba; ninguno si el estadístico es normal</translation>
    </message>
    <message>
        <source>p-value</source>
        <translation>Valor p</translation>
    </message>
    <message>
        <source>of the test that there is no difference</source>
        <translation>de la prueba de que no hay diferencia</translation>
    </message>
    <message>
        <source>between the most likely shares</source>
        <translation>entre las proporciones más verosímiles</translation>
    </message>
    <message>
        <source>Adjusted p-value</source>
        <translation>Valor p ajustado</translation>
    </message>
    <message>
        <source>the p-value adjusted for all comparisons</source>
        <translation>el valor p ajustado por todas las comparaciones</translation>
    </message>
    <message>
        <source>Level of each interval</source>
        <translation>Nivel de cada intervalo</translation>
    </message>
    <message>
        <source>so that all intervals together reach the confidence level</source>
        <translation>para que todos los intervalos juntos alcancen el nivel de confianza</translation>
    </message>
    <message>
        <source>Adjusted by</source>
        <translation>Método de ajuste</translation>
    </message>
    <message>
        <source>how the level of each interval was found</source>
        <translation>cómo se halló el nivel de cada intervalo</translation>
    </message>
    <message>
        <source>Comparison of groups</source>
        <translation>Comparación de grupos</translation>
    </message>
    <message>
        <source>the question whose answers to compare</source>
        <translation>la pregunta cuyas respuestas comparar</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Grupos</translation>
    </message>
    <message>
        <source>the question that forms groups, randomized or not; or (kiosk)</source>
        <translation>la pregunta que forma grupos, aleatorizada o no; o (kiosk)</translation>
    </message>
    <message>
        <source>Two of the groups</source>
        <translation>Dos de los grupos</translation>
    </message>
    <message>
        <source>two of the groups; all pairs if empty</source>
        <translation>dos de los grupos; todos los pares si se deja vacío</translation>
    </message>
    <message>
        <source>if empty: yes, or all answers</source>
        <translation>si se deja vacío: sí, o todas las respuestas</translation>
    </message>
    <message>
        <source>Interval of each group</source>
        <translation>Intervalo de cada grupo</translation>
    </message>
    <message>
        <source>of the groups; guarded, wilson, exact</source>
        <translation>de los grupos; guarded, wilson, exact</translation>
    </message>
    <message>
        <source>Adjust for all comparisons</source>
        <translation>Ajustar por todas las comparaciones</translation>
    </message>
    <message>
        <source>intervals of all pairs and answers that reach the level together, and adjusted p-values</source>
        <translation>intervalos de todos los pares y respuestas que alcanzan juntos el nivel, y valores p ajustados</translation>
    </message>
    <message>
        <source>Over the number of rows</source>
        <translation>Según el número de filas</translation>
    </message>
    <message>
        <source>Over ε</source>
        <translation>Según ε</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>expected share of the answer to plan for; of a number, its mean; default: the worst case</source>
        <translation>proporción esperada de la respuesta que se planifica; de un número, su media; por defecto: el peor caso</translation>
    </message>
    <message>
        <source>for choosing a design</source>
        <translation>para elegir un diseño</translation>
    </message>
    <message>
        <source>sealed to one key, or counted in tallies that trustees open</source>
        <translation>sellados para una clave, o contados en recuentos que abren depositarios</translation>
    </message>
    <message>
        <source>Seen by the analyst, or a court with the key</source>
        <translation>Visto por el analista, o por un tribunal con la clave</translation>
    </message>
    <message>
        <source>what whoever has the analyst&apos;s key sees</source>
        <translation>lo que ve quien tiene la clave del analista</translation>
    </message>
    <message>
        <source>Seen by trustees who collude</source>
        <translation>Visto por depositarios que se confabulan</translation>
    </message>
    <message>
        <source>what as many trustees as open a total see together</source>
        <translation>lo que ven juntos tantos depositarios como abren un total</translation>
    </message>
    <message>
        <source>Seen by a changed kiosk, or who watches</source>
        <translation>Visto por un quiosco alterado, o por quien mira</translation>
    </message>
    <message>
        <source>what a kiosk sees whose program was changed, and whoever watches the touch</source>
        <translation>lo que ve un quiosco cuyo programa se alteró, y quien mira el toque</translation>
    </message>
    <message>
        <source>Shuffling</source>
        <translation>Mezcla</translation>
    </message>
    <message>
        <source>What is released</source>
        <translation>Lo que se publica</translation>
    </message>
    <message>
        <source>of the whole collection, in random order and without ids</source>
        <translation>de toda la recogida, en orden aleatorio y sin identificadores</translation>
    </message>
    <message>
        <source>interviews in the smallest group that nothing but randomized reports tells apart</source>
        <translation>entrevistas en el grupo más pequeño que nada distingue salvo las respuestas aleatorizadas</translation>
    </message>
    <message>
        <source>Needed</source>
        <translation>Hacen falta</translation>
    </message>
    <message>
        <source>how many it takes for shuffling to add anything</source>
        <translation>cuántas hacen falta para que la mezcla añada algo</translation>
    </message>
    <message>
        <source>ε of one</source>
        <translation>ε de una</translation>
    </message>
    <message>
        <source>δ</source>
        <translation>δ</translation>
    </message>
    <message>
        <source>with which probability more than this may show</source>
        <translation>con qué probabilidad puede verse más que esto</translation>
    </message>
    <message>
        <source>ε shuffled</source>
        <translation>ε tras mezclar</translation>
    </message>
    <message>
        <source>central privacy loss of the whole collection, rounded up; empty where shuffling adds nothing</source>
        <translation>pérdida de privacidad central de toda la recogida, redondeada hacia arriba; vacía donde la mezcla no añade nada</translation>
    </message>
    <message>
        <source>rank groups: a direct question, or (kiosk)</source>
        <translation>ordenar grupos: una pregunta directa, o (kiosk)</translation>
    </message>
    <message>
        <source>Worth of each answer</source>
        <translation>Valor de cada respuesta</translation>
    </message>
    <message>
        <source>worth of each answer; 1,2,3 … for ratings if empty</source>
        <translation>valor de cada respuesta; 1,2,3 … para valoraciones si se deja vacío</translation>
    </message>
    <message>
        <source>Prior</source>
        <translation>Previa</translation>
    </message>
    <message>
        <source>Dirichlet prior of the answers; 1,1,1 …</source>
        <translation>previa de Dirichlet de las respuestas; 1,1,1 …</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Sorteos</translation>
    </message>
    <message>
        <source>draws from the posterior; 4000 by default</source>
        <translation>sorteos de la posterior; 4000 por defecto</translation>
    </message>
    <message>
        <source>Earth mover&apos;s distance</source>
        <translation>Distancia del transportista</translation>
    </message>
    <message>
        <source>Total variation</source>
        <translation>Variación total</translation>
    </message>
    <message>
        <source>Distances</source>
        <translation>Distancias</translation>
    </message>
    <message>
        <source>one of the two groups</source>
        <translation>uno de los dos grupos</translation>
    </message>
    <message>
        <source>interviews in the first group</source>
        <translation>entrevistas del primer grupo</translation>
    </message>
    <message>
        <source>interviews in the second group</source>
        <translation>entrevistas del segundo grupo</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>how the distance is measured</source>
        <translation>cómo se mide la distancia</translation>
    </message>
    <message>
        <source>Plain distance</source>
        <translation>Distancia simple</translation>
    </message>
    <message>
        <source>between the estimated shares; noise makes it too large</source>
        <translation>entre las proporciones estimadas; el ruido la hace demasiado grande</translation>
    </message>
    <message>
        <source>Bias-corrected distance</source>
        <translation>Distancia corregida del sesgo</translation>
    </message>
    <message>
        <source>without what the coins and the sampling alone would cause</source>
        <translation>sin lo que causarían por sí solos las monedas y el muestreo</translation>
    </message>
    <message>
        <source>of the bias-corrected distance</source>
        <translation>de la distancia corregida de sesgo</translation>
    </message>
    <message>
        <source>the probability of such a distance if both groups answered alike</source>
        <translation>la probabilidad de una distancia así si ambos grupos respondieran igual</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Distancia</translation>
    </message>
    <message>
        <source>a direct question that forms groups, or (kiosk)</source>
        <translation>una pregunta directa que forma grupos, o (kiosk)</translation>
    </message>
    <message>
        <source>earth_movers (ratings) or total_variation (others)</source>
        <translation>earth_movers (valoraciones) o total_variation (otras)</translation>
    </message>
    <message>
        <source>Positions of the answers</source>
        <translation>Posiciones de las respuestas</translation>
    </message>
    <message>
        <source>where ordered answers lie; 1,2,3 …</source>
        <translation>dónde están las respuestas ordenadas; 1,2,3 …</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>Costes</translation>
    </message>
    <message>
        <source>a CSV of what it costs to carry one answer to another, a row and a column for each answer</source>
        <translation>un CSV con el coste de llevar una respuesta a otra, con una fila y una columna por respuesta</translation>
    </message>
    <message>
        <source>Resamples</source>
        <translation>Remuestreos</translation>
    </message>
    <message>
        <source>bootstrap samples and permutations; 2000 by default</source>
        <translation>muestras bootstrap y permutaciones; 2000 por defecto</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>of the draws; 1 by default</source>
        <translation>de los sorteos; 1 por defecto</translation>
    </message>
    <message>
        <source>Predicted share</source>
        <translation>Proporción prevista</translation>
    </message>
    <message>
        <source>Logistic</source>
        <translation>Logístico</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>Lineal</translation>
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
        <translation>Log-log complementario</translation>
    </message>
    <message>
        <source>Maximum likelihood</source>
        <translation>Máxima verosimilitud</translation>
    </message>
    <message>
        <source>Least squares, logistic share</source>
        <translation>Mínimos cuadrados, proporción logística</translation>
    </message>
    <message>
        <source>Least squares, linear share</source>
        <translation>Mínimos cuadrados, proporción lineal</translation>
    </message>
    <message>
        <source>Least squares, tied to the difference of means</source>
        <translation>Mínimos cuadrados, ligados a la diferencia de medias</translation>
    </message>
    <message>
        <source>Maximum likelihood, tied to the difference of means</source>
        <translation>Máxima verosimilitud, ligada a la diferencia de medias</translation>
    </message>
    <message>
        <source>one more</source>
        <translation>uno más</translation>
    </message>
    <message>
        <source>Average change of the share</source>
        <translation>Cambio medio de la proporción</translation>
    </message>
    <message>
        <source>Average change of the mean answer</source>
        <translation>Cambio medio de la respuesta media</translation>
    </message>
    <message>
        <source>Coefficients</source>
        <translation>Coeficientes</translation>
    </message>
    <message>
        <source>Term</source>
        <translation>Término</translation>
    </message>
    <message>
        <source>a predictor, one of its answers or an interaction; in files also hosmer_lemeshow and log_likelihood</source>
        <translation>un predictor, una de sus respuestas o una interacción; en archivos también hosmer_lemeshow y log_likelihood</translation>
    </message>
    <message>
        <source>of a logistic model on the scale of log odds</source>
        <translation>en un modelo logístico, en la escala del logaritmo de las ventajas</translation>
    </message>
    <message>
        <source>the standard error of the coefficient</source>
        <translation>el error estándar del coeficiente</translation>
    </message>
    <message>
        <source>of the coefficient</source>
        <translation>del coeficiente</translation>
    </message>
    <message>
        <source>Wald&apos;s test that there is no relation</source>
        <translation>Prueba de Wald de que no hay relación</translation>
    </message>
    <message>
        <source>Odds ratio</source>
        <translation>Odds ratio</translation>
    </message>
    <message>
        <source>how many times as high the odds are, all else equal</source>
        <translation>cuántas veces mayores son las ventajas, a igualdad de lo demás</translation>
    </message>
    <message>
        <source>Interval of the odds ratio</source>
        <translation>Intervalo de la razón de ventajas</translation>
    </message>
    <message>
        <source>of the odds ratio</source>
        <translation>de la razón de ventajas</translation>
    </message>
    <message>
        <source>If all had answered</source>
        <translation>Si todos hubieran respondido</translation>
    </message>
    <message>
        <source>the predictor whose answer is assumed</source>
        <translation>el predictor cuya respuesta se supone</translation>
    </message>
    <message>
        <source>the answer that everybody is assumed to have</source>
        <translation>la respuesta que se supone a todos</translation>
    </message>
    <message>
        <source>interviews that the model was fitted to</source>
        <translation>entrevistas a las que se ajustó el modelo</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Clase</translation>
    </message>
    <message>
        <source>Predicted as {name}</source>
        <translation>Predicho como {name}</translation>
    </message>
    <message>
        <source>False positive rate</source>
        <translation>Tasa de falsos positivos</translation>
    </message>
    <message>
        <source>True positive rate</source>
        <translation>Tasa de verdaderos positivos</translation>
    </message>
    <message>
        <source>Predicted probability</source>
        <translation>Probabilidad predicha</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Exactitud</translation>
    </message>
    <message>
        <source>ROC curves of the classes, and calibration of the model</source>
        <translation>Curvas ROC de las clases y calibración del modelo</translation>
    </message>
    <message>
        <source>Rows of the training</source>
        <translation>Filas del entrenamiento</translation>
    </message>
    <message>
        <source>Privacy loss ε</source>
        <translation>Pérdida de privacidad ε</translation>
    </message>
    <message>
        <source>Models of this kind: mean and 95 % interval</source>
        <translation>Modelos de este tipo: media e intervalo del 95 %</translation>
    </message>
    <message>
        <source>Always the most frequent class</source>
        <translation>Siempre la clase más frecuente</translation>
    </message>
    <message>
        <source>not private</source>
        <translation>no privado</translation>
    </message>
    <message>
        <source>Learning curve: accuracy with its interval</source>
        <translation>Curva de aprendizaje: exactitud con su intervalo</translation>
    </message>
    <message>
        <source>Accuracy and other measures</source>
        <translation>Exactitud y otros números</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>what is measured</source>
        <translation>lo que se mide</translation>
    </message>
    <message>
        <source>of which class; empty for all</source>
        <translation>de qué clase; vacío para todas</translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation>Predicho</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>the number</source>
        <translation>el número</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>Intervalo del 95&#xa0;%</translation>
    </message>
    <message>
        <source>Confusion matrix</source>
        <translation>Matriz de confusión</translation>
    </message>
    <message>
        <source>Evaluation of a model</source>
        <translation>Evaluación de un modelo</translation>
    </message>
    <message>
        <source>the mean prediction over all respondents</source>
        <translation>la predicción media de todos los encuestados</translation>
    </message>
    <message>
        <source>the standard error, with the respondents fixed</source>
        <translation>el error estándar, con los encuestados fijos</translation>
    </message>
    <message>
        <source>of the prediction</source>
        <translation>de la predicción</translation>
    </message>
    <message>
        <source>Predicted by group</source>
        <translation>Predicción por grupo</translation>
    </message>
    <message>
        <source>instead: the share (or mean) if everybody gave one answer to a predictor, all else as it is</source>
        <translation>en su lugar: la proporción (o media) si todos dieran una misma respuesta a un predictor, lo demás igual</translation>
    </message>
    <message>
        <source>Predictor</source>
        <translation>Predictor</translation>
    </message>
    <message>
        <source>the predictor whose effect it is</source>
        <translation>el predictor cuyo efecto es</translation>
    </message>
    <message>
        <source>the answer; empty for one more of a number or rating</source>
        <translation>la respuesta; vacío para uno más de un número o valoración</translation>
    </message>
    <message>
        <source>Compared with</source>
        <translation>Comparada con</translation>
    </message>
    <message>
        <source>the reference answer</source>
        <translation>la respuesta de referencia</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Efecto</translation>
    </message>
    <message>
        <source>how much the share (or mean) changes, on average over all respondents</source>
        <translation>cuánto cambia la proporción (o media), en promedio entre todos los encuestados</translation>
    </message>
    <message>
        <source>of the effect</source>
        <translation>del efecto</translation>
    </message>
    <message>
        <source>of the test that there is no effect</source>
        <translation>de la prueba de que no hay efecto</translation>
    </message>
    <message>
        <source>Average marginal effects</source>
        <translation>Efectos marginales medios</translation>
    </message>
    <message>
        <source>instead: average marginal effects on the share (or mean) itself</source>
        <translation>en su lugar: efectos marginales medios sobre la proporción (o media) misma</translation>
    </message>
    <message>
        <source>Regression</source>
        <translation>Regresión</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>the question to explain; it may be randomized</source>
        <translation>la pregunta que explicar; puede ser aleatorizada</translation>
    </message>
    <message>
        <source>Predictors</source>
        <translation>Predictores</translation>
    </message>
    <message>
        <source>questions that explain it, with commas; A:B is an interaction, A*B stands for A,B,A:B, and A^2 is the square of a number</source>
        <translation>preguntas que la explican, separadas por comas; A:B es una interacción, A*B equivale a A,B,A:B y A^2 es el cuadrado de un número</translation>
    </message>
    <message>
        <source>Coefficient</source>
        <translation>Coeficiente</translation>
    </message>
    <message>
        <source>Model {place}</source>
        <translation>Modelo {place}</translation>
    </message>
    <message>
        <source>a predictor, one of its answers or an interaction</source>
        <translation>un predictor, una de sus respuestas o una interacción</translation>
    </message>
    <message>
        <source>Coefficients by model</source>
        <translation>Coeficientes por modelo</translation>
    </message>
    <message>
        <source>Fit of the models</source>
        <translation>Ajuste de los modelos</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>its place, from 1</source>
        <translation>su posición, desde 1</translation>
    </message>
    <message>
        <source>as they were asked for</source>
        <translation>tal como se pidieron</translation>
    </message>
    <message>
        <source>Log likelihood</source>
        <translation>Log-verosimilitud</translation>
    </message>
    <message>
        <source>at the estimates; none by moments</source>
        <translation>en las estimaciones; ninguna por momentos</translation>
    </message>
    <message>
        <source>AIC</source>
        <translation>AIC</translation>
    </message>
    <message>
        <source>the smaller, the better; none with weights</source>
        <translation>cuanto menor, mejor; ninguno con pesos</translation>
    </message>
    <message>
        <source>BIC</source>
        <translation>BIC</translation>
    </message>
    <message>
        <source>the smaller, the better; stricter with more terms</source>
        <translation>cuanto menor, mejor; más estricto con más términos</translation>
    </message>
    <message>
        <source>Tested against</source>
        <translation>Probado frente a</translation>
    </message>
    <message>
        <source>the last model before it whose terms it has too</source>
        <translation>el último modelo anterior cuyos términos también tiene</translation>
    </message>
    <message>
        <source>G²</source>
        <translation>G²</translation>
    </message>
    <message>
        <source>twice the difference of the log likelihoods</source>
        <translation>el doble de la diferencia de las log-verosimilitudes</translation>
    </message>
    <message>
        <source>of the likelihood ratio test</source>
        <translation>de la prueba de razón de verosimilitud</translation>
    </message>
    <message>
        <source>how each model fits instead</source>
        <translation>en su lugar, cómo ajusta cada modelo</translation>
    </message>
    <message>
        <source>Models side by side</source>
        <translation>Modelos lado a lado</translation>
    </message>
    <message>
        <source>Predictors of each model</source>
        <translation>Predictores de cada modelo</translation>
    </message>
    <message>
        <source>the predictors of each model with commas, and a semicolon between two models, as in A;A,B;A*B</source>
        <translation>los predictores de cada modelo con comas, y punto y coma entre dos modelos, como A;A,B;A*B</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Enlace</translation>
    </message>
    <message>
        <source>logit (default), probit or cloglog</source>
        <translation>logit (por defecto), probit o cloglog</translation>
    </message>
    <message>
        <source>compare the answers to a predictor with this one; otherwise with no, or the first. May be repeated</source>
        <translation>compara las respuestas a un predictor con esta; si no, con no o con la primera. Se puede repetir</translation>
    </message>
    <message>
        <source>Estimator of a list experiment</source>
        <translation>Estimador de un experimento de lista</translation>
    </message>
    <message>
        <source>of a list experiment: ml (default), least squares with a logistic (nls) or linear share, or nls and ml with the mean share tied to the difference of means (robust-nls, robust-ml)</source>
        <translation>de un experimento de lista: ml (por defecto), mínimos cuadrados con proporción logística (nls) o lineal, o nls y ml con la proporción media ligada a la diferencia de medias (robust-nls, robust-ml)</translation>
    </message>
    <message>
        <source>Reference answers</source>
        <translation>Respuestas de referencia</translation>
    </message>
    <message>
        <source>Test the fit</source>
        <translation>Probar el ajuste</translation>
    </message>
    <message>
        <source>add the Hosmer–Lemeshow test of whether the model fits</source>
        <translation>añade la prueba de Hosmer–Lemeshow del ajuste del modelo</translation>
    </message>
    <message>
        <source>Groups of the fit test</source>
        <translation>Grupos de la prueba de ajuste</translation>
    </message>
    <message>
        <source>the groups of that test; 10 by default</source>
        <translation>los grupos de esa prueba; 10 por defecto</translation>
    </message>
    <message>
        <source>Groups with random intercepts</source>
        <translation>Grupos con interceptos aleatorios</translation>
    </message>
    <message>
        <source>a table&apos;s column, or a direct question: the groups, each with an intercept of its own</source>
        <translation>una columna de la tabla o una pregunta directa: los grupos, cada uno con su propio intercepto</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>Naive reading of the reports</source>
        <translation>Lectura ingenua de las respuestas registradas</translation>
    </message>
    <message>
        <source>Chart of the estimates with intervals; the table has the same numbers</source>
        <translation>Gráfico de las estimaciones con intervalos; la tabla tiene los mismos números</translation>
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
        <translation>Jackknife, con reposición</translation>
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
        <translation>Tocan cualquier botón</translation>
    </message>
    <message>
        <source>They protect themselves</source>
        <translation>Se protegen</translation>
    </message>
    <message>
        <source>Estimates</source>
        <translation>Estimaciones</translation>
    </message>
    <message>
        <source>the question that is estimated</source>
        <translation>la pregunta que se estima</translation>
    </message>
    <message>
        <source>the answer that forms the group, if there are groups</source>
        <translation>la respuesta que forma el grupo, si hay grupos</translation>
    </message>
    <message>
        <source>Design</source>
        <translation>Diseño</translation>
    </message>
    <message>
        <source>the design that the question was asked with</source>
        <translation>el diseño con que se hizo la pregunta</translation>
    </message>
    <message>
        <source>number of reports</source>
        <translation>número de respuestas registradas</translation>
    </message>
    <message>
        <source>standard error, from sampling and coins together</source>
        <translation>error estándar, del muestreo y las monedas juntos</translation>
    </message>
    <message>
        <source>of which sampling</source>
        <translation>de ello, muestreo</translation>
    </message>
    <message>
        <source>the standard error that sampling causes</source>
        <translation>el error estándar que causa el muestreo</translation>
    </message>
    <message>
        <source>the standard error that the coins cause, the answers held fixed</source>
        <translation>el error estándar que causan las monedas, con las respuestas fijas</translation>
    </message>
    <message>
        <source>the interval, cut at what is possible</source>
        <translation>el intervalo, limitado a lo posible</translation>
    </message>
    <message>
        <source>Interval method</source>
        <translation>Método del intervalo</translation>
    </message>
    <message>
        <source>how the interval was found</source>
        <translation>cómo se halló el intervalo</translation>
    </message>
    <message>
        <source>maximum likelihood: the best share among the possible ones</source>
        <translation>máxima verosimilitud: la mejor proporción entre las posibles</translation>
    </message>
    <message>
        <source>ε</source>
        <translation>ε</translation>
    </message>
    <message>
        <source>privacy loss of one report: smaller protects better; empty is infinite</source>
        <translation>pérdida de privacidad de una respuesta registrada: cuanto menor, mejor protege; vacío es infinita</translation>
    </message>
    <message>
        <source>Naive reading</source>
        <translation>Lectura ingenua</translation>
    </message>
    <message>
        <source>Error from</source>
        <translation>Error según</translation>
    </message>
    <message>
        <source>Level of each</source>
        <translation>Nivel de cada uno</translation>
    </message>
    <message>
        <source>with simultaneous intervals: the confidence of each alone</source>
        <translation>con intervalos simultáneos: la confianza de cada uno por separado</translation>
    </message>
    <message>
        <source>the answer; round brackets mark what is not an answer, such as (cheaters)</source>
        <translation>la respuesta; entre paréntesis lo que no es una respuesta, como (cheaters)</translation>
    </message>
    <message>
        <source>unbiased, with the effect of the coins removed: a share can lie outside 0 to 100 %; a mean is in the units of the answers</source>
        <translation>insesgada, sin el efecto de las monedas: una proporción puede quedar fuera de 0 a 100 %; una media está en las unidades de las respuestas</translation>
    </message>
    <message>
        <source>the reports read as if there were no coins: biased</source>
        <translation>las respuestas registradas leídas como si no hubiera monedas: sesgada</translation>
    </message>
    <message>
        <source>“coins” if the reports varied less than the coins alone make them, otherwise “reports”</source>
        <translation>«coins» si las respuestas registradas variaron menos de lo que causan las monedas; si no, «reports»</translation>
    </message>
    <message>
        <source>Joint level by</source>
        <translation>Nivel conjunto según</translation>
    </message>
    <message>
        <source>with simultaneous intervals: how that confidence was found</source>
        <translation>con intervalos simultáneos: cómo se halló esa confianza</translation>
    </message>
    <message>
        <source>Means</source>
        <translation>Medias</translation>
    </message>
    <message>
        <source>Tests of the designs</source>
        <translation>Pruebas de los diseños</translation>
    </message>
    <message>
        <source>the question whose design is tested</source>
        <translation>la pregunta cuyo diseño se prueba</translation>
    </message>
    <message>
        <source>the group, if there are groups</source>
        <translation>el grupo, si hay grupos</translation>
    </message>
    <message>
        <source>Hypothesis</source>
        <translation>Hipótesis</translation>
    </message>
    <message>
        <source>what is tested</source>
        <translation>lo que se prueba</translation>
    </message>
    <message>
        <source>Symbol</source>
        <translation>Símbolo</translation>
    </message>
    <message>
        <source>which statistic it is</source>
        <translation>qué estadístico es</translation>
    </message>
    <message>
        <source>Statistic</source>
        <translation>Estadístico</translation>
    </message>
    <message>
        <source>how far the reports are from the hypothesis</source>
        <translation>cuánto distan las respuestas registradas de la hipótesis</translation>
    </message>
    <message>
        <source>df</source>
        <translation>gl</translation>
    </message>
    <message>
        <source>degrees of freedom</source>
        <translation>grados de libertad</translation>
    </message>
    <message>
        <source>p</source>
        <translation>p</translation>
    </message>
    <message>
        <source>the probability of such a statistic if the hypothesis is true</source>
        <translation>la probabilidad de un estadístico así si la hipótesis es cierta</translation>
    </message>
    <message>
        <source>the tests of the designs instead of the estimates</source>
        <translation>las pruebas de los diseños en lugar de las estimaciones</translation>
    </message>
    <message>
        <source>If some did not follow the instruction</source>
        <translation>Si algunos no siguieron la instrucción</translation>
    </message>
    <message>
        <source>the answer</source>
        <translation>la respuesta</translation>
    </message>
    <message>
        <source>What these do</source>
        <translation>Qué hacen estas personas</translation>
    </message>
    <message>
        <source>random: touch any button; safe: protect themselves</source>
        <translation>random: tocan cualquier botón; safe: se protegen</translation>
    </message>
    <message>
        <source>Share who do so</source>
        <translation>Proporción que lo hace</translation>
    </message>
    <message>
        <source>the share of respondents who had not followed the instruction</source>
        <translation>la proporción de encuestados que no hubiera seguido la instrucción</translation>
    </message>
    <message>
        <source>what the estimate would be</source>
        <translation>cuál sería la estimación</translation>
    </message>
    <message>
        <source>its standard error</source>
        <translation>su error estándar</translation>
    </message>
    <message>
        <source>its interval, cut at what is possible</source>
        <translation>su intervalo, limitado a lo posible</translation>
    </message>
    <message>
        <source>the estimates if a share of the respondents had not followed the instruction</source>
        <translation>las estimaciones si una proporción de los encuestados no hubiera seguido la instrucción</translation>
    </message>
    <message>
        <source>What one report reveals</source>
        <translation>Lo que revela una respuesta registrada</translation>
    </message>
    <message>
        <source>Simultaneous intervals</source>
        <translation>Intervalos simultáneos</translation>
    </message>
    <message>
        <source>intervals of all answers of a question that reach the level together</source>
        <translation>intervalos de todas las respuestas de una pregunta que alcanzan juntos el nivel</translation>
    </message>
    <message>
        <source>people in the population of a simple random sample</source>
        <translation>personas de la población de una muestra aleatoria simple</translation>
    </message>
    <message>
        <source>numbers of people, and totals, of the population or by weights, instead of shares and means</source>
        <translation>números de personas y totales, de la población o por pesos, en lugar de proporciones y medias</translation>
    </message>
    <message>
        <source>what these respondents do: random (any button) or safe (they protect themselves); both if empty</source>
        <translation>qué hacen estos encuestados: random (cualquier botón) o safe (se protegen); ambos si se deja vacío</translation>
    </message>
    <message>
        <source>the answer that nobody hesitates to give; no if empty</source>
        <translation>la respuesta que nadie duda en dar; no si se deja vacío</translation>
    </message>
    <message>
        <source>a CSV of the joint inclusion probabilities, numbers only</source>
        <translation>un CSV de las probabilidades de inclusión conjuntas, solo números</translation>
    </message>
    <message>
        <source>with inclusion probabilities: deville (default), horvitz-thompson (default with joint ones), jackknife (default with strata or clusters), jackknife-with-replacement, escobar-berger, campbell-berger-skinner</source>
        <translation>con probabilidades de inclusión: deville (por defecto), horvitz-thompson (por defecto con conjuntas), jackknife (por defecto con estratos o conglomerados), jackknife-with-replacement, escobar-berger, campbell-berger-skinner</translation>
    </message>
    <message>
        <source>the question that was asked</source>
        <translation>la pregunta que se hizo</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Respuesta registrada</translation>
    </message>
    <message>
        <source>what was recorded</source>
        <translation>lo que se registró</translation>
    </message>
    <message>
        <source>the true answer</source>
        <translation>la respuesta verdadera</translation>
    </message>
    <message>
        <source>Share of all</source>
        <translation>Proporción del total</translation>
    </message>
    <message>
        <source>the share of all people with this answer</source>
        <translation>la proporción de todas las personas con esta respuesta</translation>
    </message>
    <message>
        <source>Given the report</source>
        <translation>Dada la respuesta registrada</translation>
    </message>
    <message>
        <source>the share with this answer among those with this report</source>
        <translation>la proporción con esta respuesta entre quienes tienen esta respuesta registrada</translation>
    </message>
    <message>
        <source>the same at both ends of the share&apos;s interval</source>
        <translation>lo mismo en los dos extremos del intervalo de la proporción</translation>
    </message>
    <message>
        <source>how likely each answer is, given each report, instead of the estimates</source>
        <translation>la probabilidad de cada respuesta dada cada respuesta registrada, en lugar de las estimaciones</translation>
    </message>
    <message>
        <source>only this question</source>
        <translation>solo esta pregunta</translation>
    </message>
    <message>
        <source>a direct question that forms groups</source>
        <translation>una pregunta directa que forma grupos</translation>
    </message>
    <message>
        <source>of shares guarded (default), mid_p, wilson, exact, likelihood, wald, chebyshev, bayes, bootstrap; of means student (default), wald, chebyshev, hoeffding, bootstrap</source>
        <translation>de proporciones guarded (por defecto), mid_p, wilson, exact, likelihood, wald, chebyshev, bayes, bootstrap; de medias student (por defecto), wald, chebyshev, hoeffding, bootstrap</translation>
    </message>
    <message>
        <source>People in the population</source>
        <translation>Personas de la población</translation>
    </message>
    <message>
        <source>Numbers of people</source>
        <translation>Números de personas</translation>
    </message>
    <message>
        <source>Share who do not follow the instruction</source>
        <translation>Proporción que no sigue la instrucción</translation>
    </message>
    <message>
        <source>the estimates if a share of the respondents had not followed the instruction: shares such as 0:0.3, or with a step 0:0.3:0.1</source>
        <translation>las estimaciones si una proporción no hubiera seguido la instrucción: proporciones como 0:0.3, o con paso 0:0.3:0.1</translation>
    </message>
    <message>
        <source>Safe answer</source>
        <translation>Respuesta segura</translation>
    </message>
    <message>
        <source>Inclusion probabilities</source>
        <translation>Probabilidades de inclusión</translation>
    </message>
    <message>
        <source>a table&apos;s column: each respondent&apos;s inclusion probability, for samples without replacement</source>
        <translation>una columna de la tabla: la probabilidad de inclusión de cada encuestado, para muestras sin reposición</translation>
    </message>
    <message>
        <source>Joint inclusion probabilities</source>
        <translation>Probabilidades de inclusión conjuntas</translation>
    </message>
    <message>
        <source>Variance</source>
        <translation>Varianza</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>Interviews</source>
        <translation>Entrevistas</translation>
    </message>
    <message>
        <source>Interviews in each group</source>
        <translation>Entrevistas en cada grupo</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Potencia</translation>
    </message>
    <message>
        <source>Chart of interviews needed against the error, by method</source>
        <translation>Gráfico de las entrevistas necesarias según el error, por método</translation>
    </message>
    <message>
        <source>Chart of the probability of detecting the difference, by number of interviews</source>
        <translation>Gráfico de la probabilidad de detectar la diferencia, según las entrevistas</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Método</translation>
    </message>
    <message>
        <source>interviews; people to approach where some do not answer</source>
        <translation>entrevistas; personas a las que acudir si algunas no responden</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Confianza</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parámetros</translation>
    </message>
    <message>
        <source>of the design, as a survey file has them</source>
        <translation>del diseño, como en un archivo de encuesta</translation>
    </message>
    <message>
        <source>privacy loss, in natural-log units, rounded up</source>
        <translation>pérdida de privacidad, en unidades de logaritmo natural, redondeada hacia arriba</translation>
    </message>
    <message>
        <source>Expected share</source>
        <translation>Proporción esperada</translation>
    </message>
    <message>
        <source>the chance to detect the difference</source>
        <translation>la probabilidad de detectar la diferencia</translation>
    </message>
    <message>
        <source>Designs</source>
        <translation>Diseños</translation>
    </message>
    <message>
        <source>Sample size and power</source>
        <translation>Tamaño de la muestra y potencia</translation>
    </message>
    <message>
        <source>Prior probability</source>
        <translation>Probabilidad previa</translation>
    </message>
    <message>
        <source>After the report</source>
        <translation>Después de la respuesta registrada</translation>
    </message>
    <message>
        <source>Nothing learned</source>
        <translation>Nada aprendido</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Todas juntas</translation>
    </message>
    <message>
        <source>{question}: {answer}</source>
        <translation>{question}: {answer}</translation>
    </message>
    <message>
        <source>How likely an answer can seem after a report, compared with before; the table has the numbers</source>
        <translation>Cuán probable puede parecer una respuesta tras una respuesta registrada, según lo que parecía antes; la tabla tiene los números</translation>
    </message>
    <message>
        <source>After, at least</source>
        <translation>Después, al menos</translation>
    </message>
    <message>
        <source>After, at most</source>
        <translation>Después, como máximo</translation>
    </message>
    <message>
        <source>how likely somebody thought the answer</source>
        <translation>cuán probable creía alguien la respuesta</translation>
    </message>
    <message>
        <source>the least probability after the report</source>
        <translation>la menor probabilidad después de la respuesta registrada</translation>
    </message>
    <message>
        <source>the largest probability after the report</source>
        <translation>la mayor probabilidad después de la respuesta registrada</translation>
    </message>
    <message>
        <source>the question that the report is to</source>
        <translation>la pregunta de la respuesta registrada</translation>
    </message>
    <message>
        <source>how its answers are randomized</source>
        <translation>cómo se aleatorizan sus respuestas</translation>
    </message>
    <message>
        <source>which; empty where it is the same for every answer</source>
        <translation>cuál; vacío si es igual para toda respuesta</translation>
    </message>
    <message>
        <source>Totals</source>
        <translation>Totales</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>the survey, or all waves of all surveys</source>
        <translation>la encuesta, o todas las oleadas de todas</translation>
    </message>
    <message>
        <source>Randomized questions</source>
        <translation>Preguntas aleatorizadas</translation>
    </message>
    <message>
        <source>of all waves together</source>
        <translation>de todas las oleadas juntas</translation>
    </message>
    <message>
        <source>Waves</source>
        <translation>Oleadas</translation>
    </message>
    <message>
        <source>how often the same people are asked</source>
        <translation>cuántas veces se pregunta a las mismas personas</translation>
    </message>
    <message>
        <source>Exports</source>
        <translation>Exportaciones</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>what is given away</source>
        <translation>lo que se entrega</translation>
    </message>
    <message>
        <source>What its reader can conclude</source>
        <translation>Quien lo tiene puede concluir</translation>
    </message>
    <message>
        <source>what is known to everybody who has it</source>
        <translation>lo que sabe quien lo tiene</translation>
    </message>
    <message>
        <source>Small groups</source>
        <translation>Grupos pequeños</translation>
    </message>
    <message>
        <source>Direct questions</source>
        <translation>Preguntas directas</translation>
    </message>
    <message>
        <source>whose answers are crossed</source>
        <translation>cuyas respuestas se cruzan</translation>
    </message>
    <message>
        <source>combinations of answers that occur</source>
        <translation>combinaciones de respuestas que se dan</translation>
    </message>
    <message>
        <source>Smallest</source>
        <translation>El más pequeño</translation>
    </message>
    <message>
        <source>people in the smallest group</source>
        <translation>personas en el grupo más pequeño</translation>
    </message>
    <message>
        <source>groups of fewer people than were asked for</source>
        <translation>grupos con menos personas de las pedidas</translation>
    </message>
    <message>
        <source>People in them</source>
        <translation>Personas en ellos</translation>
    </message>
    <message>
        <source>people in small groups</source>
        <translation>personas en grupos pequeños</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Solas</translation>
    </message>
    <message>
        <source>people whose answers nobody else gave</source>
        <translation>personas cuyas respuestas no dio nadie más</translation>
    </message>
    <message>
        <source>Make coarser</source>
        <translation>Hacer menos detallada</translation>
    </message>
    <message>
        <source>the question whose leaving out frees most people from small groups</source>
        <translation>la pregunta que, si se quita, saca a más personas de grupos pequeños</translation>
    </message>
    <message>
        <source>Before and after</source>
        <translation>Antes y después</translation>
    </message>
    <message>
        <source>the question, or all together</source>
        <translation>la pregunta, o todas juntas</translation>
    </message>
    <message>
        <source>Privacy account</source>
        <translation>Cuenta de privacidad</translation>
    </message>
    <message>
        <source>independence of the answers, with the coins taken into account</source>
        <translation>independencia de las respuestas, teniendo en cuenta las monedas</translation>
    </message>
    <message>
        <source>a number, a rating, a day, a text, or an item of a ranking</source>
        <translation>un número, una valoración, un día, un texto o un elemento de una clasificación</translation>
    </message>
    <message>
        <source>numbers, ratings, days, rankings and texts, with commas</source>
        <translation>números, valoraciones, días, clasificaciones y textos, con comas</translation>
    </message>
    <message>
        <source>No groups</source>
        <translation>Sin grupos</translation>
    </message>
    <message>
        <source>Earliest</source>
        <translation>Primero</translation>
    </message>
    <message>
        <source>the earliest day that was given</source>
        <translation>el primer día indicado</translation>
    </message>
    <message>
        <source>Latest</source>
        <translation>Último</translation>
    </message>
    <message>
        <source>the latest day that was given</source>
        <translation>el último día indicado</translation>
    </message>
    <message>
        <source>Different</source>
        <translation>Diferentes</translation>
    </message>
    <message>
        <source>how many different texts were given</source>
        <translation>cuántos textos diferentes se dieron</translation>
    </message>
    <message>
        <source>Commonest</source>
        <translation>El más frecuente</translation>
    </message>
    <message>
        <source>All questions</source>
        <translation>Todas las preguntas</translation>
    </message>
    <message>
        <source>rows by class and prediction:</source>
        <translation>filas por clase y predicción:</translation>
    </message>
    <message>
        <source>Learning curve</source>
        <translation>Curva de aprendizaje</translation>
    </message>
    <message>
        <source>the learning curve instead of the measures</source>
        <translation>la curva de aprendizaje en lugar de las medidas</translation>
    </message>
    <message>
        <source>Folds</source>
        <translation>Particiones</translation>
    </message>
    <message>
        <source>a cross-validation: of a public table in addition, with and without privacy; of a real table instead, for K − 1 times the ε of the model and the ε of the counts</source>
        <translation>una validación cruzada: de una tabla pública además, con y sin privacidad; de una tabla real en su lugar, por K − 1 veces el ε del modelo y el ε de los recuentos</translation>
    </message>
    <message>
        <source>Area under the ROC curve</source>
        <translation>Área bajo la curva ROC</translation>
    </message>
    <message>
        <source>for a real table: also the area under the ROC curve, for half of ε</source>
        <translation>para una tabla real: también el área bajo la curva ROC, por la mitad de ε</translation>
    </message>
    <message>
        <source>for a public table: the accuracy of models trained on more and more of the rows, or at several epsilon: rows or epsilon</source>
        <translation>para una tabla pública: la exactitud de modelos entrenados con cada vez más filas, o con varios epsilon: rows o epsilon</translation>
    </message>
    <message>
        <source>of folds, public random shapes and drawn rows only; never of the noise that protects people</source>
        <translation>solo de las particiones, las formas aleatorias públicas y las filas sorteadas; nunca del ruido que protege a las personas</translation>
    </message>
    <message>
        <source>by chance</source>
        <translation>al azar</translation>
    </message>
    <message>
        <source>of rows: the class that the model gave them</source>
        <translation>de las filas: la clase que les dio el modelo</translation>
    </message>
    <message>
        <source>its interval, which covers sampling and noise; empty where none is known</source>
        <translation>su intervalo, que cubre el muestreo y el ruido; vacío donde no se conoce</translation>
    </message>
    <message>
        <source>how many each model was trained on</source>
        <translation>con cuántas filas se entrenó cada modelo</translation>
    </message>
    <message>
        <source>of each model; empty where it is not private</source>
        <translation>de cada modelo; vacío si no es privado</translation>
    </message>
    <message>
        <source>mean over the splits</source>
        <translation>media de las particiones</translation>
    </message>
    <message>
        <source>of the accuracy</source>
        <translation>de la exactitud</translation>
    </message>
    <message>
        <source>accuracy of saying the most frequent class of the training rows</source>
        <translation>exactitud de decir siempre la clase más frecuente de las filas de entrenamiento</translation>
    </message>
    <message>
        <source>fit of the models</source>
        <translation>ajuste de los modelos</translation>
    </message>
    <message>
        <source>logistic or linear; by default linear for a number, otherwise logistic</source>
        <translation>logistic o linear; por defecto linear para un número, si no logistic</translation>
    </message>
    <message>
        <source>the design that is planned</source>
        <translation>el diseño que se planifica</translation>
    </message>
    <message>
        <source>how the number was computed</source>
        <translation>cómo se calculó el número</translation>
    </message>
    <message>
        <source>the half width of the interval, as a share or in units</source>
        <translation>la mitad del ancho del intervalo, como proporción o en unidades</translation>
    </message>
    <message>
        <source>how often the error stays within</source>
        <translation>con qué frecuencia el error queda dentro</translation>
    </message>
    <message>
        <source>the answer that is planned for</source>
        <translation>la respuesta para la que se planifica</translation>
    </message>
    <message>
        <source>Sample size</source>
        <translation>Tamaño de la muestra</translation>
    </message>
    <message>
        <source>Interviews by error</source>
        <translation>Entrevistas según el error</translation>
    </message>
    <message>
        <source>Best design</source>
        <translation>Mejor diseño</translation>
    </message>
    <message>
        <source>Sealed or tallies</source>
        <translation>Sellados o recuentos</translation>
    </message>
    <message>
        <source>the largest error to allow, as a share: 0.05 is 5 points</source>
        <translation>el mayor error admitido, como proporción: 0.05 son 5 puntos</translation>
    </message>
    <message>
        <source>Number of interviews</source>
        <translation>Número de entrevistas</translation>
    </message>
    <message>
        <source>how often the error shall stay within; 0.95 by default</source>
        <translation>con qué frecuencia debe mantenerse el error dentro; 0.95 por defecto</translation>
    </message>
    <message>
        <source>the answer to plan for: yes, no, the number of an answer, or all (the least precise decides, the other answers dividing at their worst); default: yes, of more answers all</source>
        <translation>la respuesta para la que planificar: yes, no, el número de una respuesta, o all (decide la menos precisa, con el peor reparto de las demás); por defecto: yes, con más respuestas all</translation>
    </message>
    <message>
        <source>People of other kinds</source>
        <translation>Personas de otros tipos</translation>
    </message>
    <message>
        <source>people of other kinds, such as cheaters=0.1; may be repeated</source>
        <translation>personas de otros tipos, como cheaters=0.1; se puede repetir</translation>
    </message>
    <message>
        <source>Errors of a curve</source>
        <translation>Errores de una curva</translation>
    </message>
    <message>
        <source>the interviews that each error needs</source>
        <translation>las entrevistas que necesita cada error</translation>
    </message>
    <message>
        <source>chebyshev, hoeffding, normal or exact</source>
        <translation>chebyshev, hoeffding, normal o exact</translation>
    </message>
    <message>
        <source>Design effect</source>
        <translation>Efecto de diseño</translation>
    </message>
    <message>
        <source>by how much clusters and weights enlarge the variance; 1 by default</source>
        <translation>cuánto aumentan la varianza los conglomerados y los pesos; 1 por defecto</translation>
    </message>
    <message>
        <source>Non-response rate</source>
        <translation>Tasa de no respuesta</translation>
    </message>
    <message>
        <source>the share of people who will not answer; 0 by default</source>
        <translation>la proporción de personas que no responderán; 0 por defecto</translation>
    </message>
    <message>
        <source>Population</source>
        <translation>Población</translation>
    </message>
    <message>
        <source>the people that the sample is drawn from, where they are few</source>
        <translation>las personas de las que se toma la muestra, si son pocas</translation>
    </message>
    <message>
        <source>Largest ε</source>
        <translation>Mayor ε</translation>
    </message>
    <message>
        <source>rank the designs whose privacy loss stays under ε</source>
        <translation>ordenar los diseños cuya pérdida de privacidad queda por debajo de ε</translation>
    </message>
    <message>
        <source>Choose the design</source>
        <translation>Elegir el diseño</translation>
    </message>
    <message>
        <source>Number of choices</source>
        <translation>Número de opciones</translation>
    </message>
    <message>
        <source>the prevalence (or mean) expected</source>
        <translation>la prevalencia (o media) esperada</translation>
    </message>
    <message>
        <source>Share without a difference</source>
        <translation>Proporción sin diferencia</translation>
    </message>
    <message>
        <source>without difference; 0, or between the two groups</source>
        <translation>sin diferencia; 0, o entre los dos grupos</translation>
    </message>
    <message>
        <source>Share in the other group</source>
        <translation>Proporción en el otro grupo</translation>
    </message>
    <message>
        <source>expected in the other group</source>
        <translation>esperada en el otro grupo</translation>
    </message>
    <message>
        <source>how likely somebody thinks an answer before; default: 0.1</source>
        <translation>lo probable que parece una respuesta de antemano; por defecto: 0.1</translation>
    </message>
    <message>
        <source>with which probability more than ε may show in a shuffled collection; default: 0.000001</source>
        <translation>con qué probabilidad puede revelarse más que ε en una colección mezclada; por defecto: 0.000001</translation>
    </message>
    <message>
        <source>Balanced classes</source>
        <translation>Clases equilibradas</translation>
    </message>
    <message>
        <source>weigh rare classes as much as frequent ones, for balanced accuracy: probabilities are then those of a population with equally many of each class; costs no ε</source>
        <translation>dar a las clases raras tanto peso como a las frecuentes, para la exactitud equilibrada: las probabilidades son entonces las de una población con igual número de cada clase; no cuesta ε</translation>
    </message>
    <message>
        <source>Weights of classes</source>
        <translation>Pesos de las clases</translation>
    </message>
    <message>
        <source>how much more a class counts in predictions, others counting 1; costs no ε; may be repeated</source>
        <translation>cuánto más cuenta una clase en las predicciones, contando las demás 1; no cuesta ε; puede repetirse</translation>
    </message>
    <message>
        <source>Trees</source>
        <translation>Árboles</translation>
    </message>
    <message>
        <source>how many trees</source>
        <translation>número de árboles</translation>
    </message>
    <message>
        <source>Rows of a branch, n_B</source>
        <translation>Filas de una rama, n_B</translation>
    </message>
    <message>
        <source>rows that a branch must have to be split; by default so many that a leaf&apos;s counts stand out from its noise</source>
        <translation>filas que debe tener una rama para dividirse; por defecto, tantas que los recuentos de una hoja destaquen sobre su ruido</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automático</translation>
    </message>
    <message>
        <source>Weights of features</source>
        <translation>Pesos de las características</translation>
    </message>
    <message>
        <source>how likely a tree asks for A, others being 1; may be repeated</source>
        <translation>con qué probabilidad un árbol pregunta por A, siendo 1 para los demás; se puede repetir</translation>
    </message>
    <message>
        <source>Branches grow</source>
        <translation>Las ramas crecen</translation>
    </message>
    <message>
        <source>what ends a branch: expected, fewer rows than n_B were all levels equally frequent; synthetic, fewer than n_B in a private synthetic table of the features, for 0.15 of ε (free in synthesize, which has one); noisy, a noisy count below n_B, for half of a tree&apos;s ε; fixed, its depth</source>
        <translation>lo que termina una rama: expected, menos de n_B filas si todos los niveles fueran igual de frecuentes; synthetic, menos de n_B en una tabla sintética privada de las características, por 0,15 de ε (gratis en synthesize, que ya tiene una); noisy, un recuento con ruido menor que n_B, por la mitad del ε de un árbol; fixed, su profundidad</translation>
    </message>
    <message>
        <source>By a bound on the errors</source>
        <translation>Por una cota de los errores</translation>
    </message>
    <message>
        <source>By held-out rows</source>
        <translation>Por filas apartadas</translation>
    </message>
    <message>
        <source>Down every branch, by its share</source>
        <translation>Por cada rama, según su proporción</translation>
    </message>
    <message>
        <source>Down the most frequent branch</source>
        <translation>Por la rama más frecuente</translation>
    </message>
    <message>
        <source>Down a branch of its own</source>
        <translation>Por una rama propia</translation>
    </message>
    <message>
        <source>How it is made</source>
        <translation>Cómo se hace</translation>
    </message>
    <message>
        <source>auto: which columns go together is chosen under ε (the default); naive-bayes: the label with each other column; forest: the label drawn from the leaves of random trees</source>
        <translation>auto: qué columnas van juntas se elige bajo ε (por defecto); naive-bayes: la etiqueta con cada otra columna; forest: la etiqueta se extrae de las hojas de árboles aleatorios</translation>
    </message>
    <message>
        <source>Columns that go together, chosen under ε</source>
        <translation>Columnas que van juntas, elegidas bajo ε</translation>
    </message>
    <message>
        <source>The label with each other column</source>
        <translation>La etiqueta con cada otra columna</translation>
    </message>
    <message>
        <source>The label from the leaves of a forest</source>
        <translation>La etiqueta de las hojas de un bosque</translation>
    </message>
    <message>
        <source>Label of the table</source>
        <translation>Etiqueta de la tabla</translation>
    </message>
    <message>
        <source>what naive-bayes and forest draw by the other columns; alone it stands for naive-bayes; auto takes its pairs and triples first</source>
        <translation>lo que naive-bayes y forest extraen según las otras columnas; sola equivale a naive-bayes; auto toma primero sus pares y tríos</translation>
    </message>
    <message>
        <source>Predictors of a forest</source>
        <translation>Predictores de un bosque</translation>
    </message>
    <message>
        <source>what a forest&apos;s trees ask for; default: all other columns</source>
        <translation>por qué preguntan los árboles de un bosque; por defecto, todas las demás columnas</translation>
    </message>
    <message>
        <source>Columns of the table</source>
        <translation>Columnas de la tabla</translation>
    </message>
    <message>
        <source>which columns; default: all</source>
        <translation>qué columnas; por defecto, todas</translation>
    </message>
    <message>
        <source>Synthetic rows</source>
        <translation>Filas sintéticas</translation>
    </message>
    <message>
        <source>default: about as many as there are</source>
        <translation>por defecto, aproximadamente tantas como hay</translation>
    </message>
    <message>
        <source>about as many as there are</source>
        <translation>aproximadamente tantas como hay</translation>
    </message>
    <message>
        <source>Seed of the rows</source>
        <translation>Semilla de las filas</translation>
    </message>
    <message>
        <source>while n_B rows of an own synthetic table come to them</source>
        <translation>mientras les lleguen n_B filas de una tabla sintética propia</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Profundidad</translation>
    </message>
    <message>
        <source>the fixed depth of branches, by default half as many as there are features; else the largest</source>
        <translation>la profundidad fija de las ramas, por defecto la mitad del número de características; si no, la mayor</translation>
    </message>
    <message>
        <source>Least depth</source>
        <translation>Profundidad mínima</translation>
    </message>
    <message>
        <source>no branch is shorter</source>
        <translation>ninguna rama es más corta</translation>
    </message>
    <message>
        <source>Rows of its own for each tree</source>
        <translation>Filas propias para cada árbol</translation>
    </message>
    <message>
        <source>each tree counts a part of the rows with all of ε, instead of all rows with a part of ε</source>
        <translation>cada árbol cuenta una parte de las filas con todo ε, en lugar de todas las filas con una parte de ε</translation>
    </message>
    <message>
        <source>Seed of the trees&apos; shapes</source>
        <translation>Semilla de las formas de los árboles</translation>
    </message>
    <message>
        <source>of the trees&apos; shapes, which are public; never of the noise that protects people</source>
        <translation>de las formas de los árboles, que son públicas; nunca del ruido que protege a las personas</translation>
    </message>
    <message>
        <source>Splits are chosen by</source>
        <translation>Las divisiones se eligen por</translation>
    </message>
    <message>
        <source>what makes one split better than another: gain, as ID3, or gain-ratio, as C4.5</source>
        <translation>qué hace una división mejor que otra: gain, como ID3, o gain-ratio, como C4.5</translation>
    </message>
    <message>
        <source>Branches of a split</source>
        <translation>Ramas de una división</translation>
    </message>
    <message>
        <source>what a node asks: one-level, whether a feature has a level, or every-level, which one, as ID3</source>
        <translation>qué pregunta un nodo: one-level, si una característica tiene un nivel, o every-level, cuál, como ID3</translation>
    </message>
    <message>
        <source>Pruning</source>
        <translation>Poda</translation>
    </message>
    <message>
        <source>pessimistic, by a bound on each leaf&apos;s errors; reduced-error, by a third of the rows, on which the tree is not grown; or none</source>
        <translation>pessimistic, por una cota de los errores de cada hoja; reduced-error, por un tercio de las filas, con las que no se construye el árbol; o none</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>While n_B rows can be expected</source>
        <translation>Mientras se esperen n_B filas</translation>
    </message>
    <message>
        <source>While a noisy count is n_B or more</source>
        <translation>Mientras un recuento con ruido sea n_B o más</translation>
    </message>
    <message>
        <source>To a fixed depth</source>
        <translation>Hasta una profundidad fija</translation>
    </message>
    <message>
        <source>Information gain</source>
        <translation>Ganancia de información</translation>
    </message>
    <message>
        <source>Gain ratio</source>
        <translation>Razón de ganancia</translation>
    </message>
    <message>
        <source>One level, and all others</source>
        <translation>Un nivel y todos los demás</translation>
    </message>
    <message>
        <source>Every level</source>
        <translation>Cada nivel</translation>
    </message>
    <message>
        <source>A missing value goes</source>
        <translation>Un valor faltante va</translation>
    </message>
    <message>
        <source>where a row goes whose value is missing: shares, down every branch, in parts as large as their shares, as C4.5; most-frequent, down the most frequent branch; or own-level, down one of its own</source>
        <translation>adónde va una fila cuyo valor falta: shares, por cada rama, en partes tan grandes como sus proporciones, como C4.5; most-frequent, por la rama más frecuente; u own-level, por una propia</translation>
    </message>
    <message>
        <source>Fewest rows to split</source>
        <translation>Mínimo de filas para dividir</translation>
    </message>
    <message>
        <source>a node with fewer rows is a leaf</source>
        <translation>un nodo con menos filas es una hoja</translation>
    </message>
    <message>
        <source>Largest depth</source>
        <translation>Profundidad máxima</translation>
    </message>
    <message>
        <source>the longest way down</source>
        <translation>el camino más largo hacia abajo</translation>
    </message>
    <message>
        <source>the text that was given most often; none where each was given once</source>
        <translation>el texto que se dio más veces; ninguno si cada uno se dio una sola vez</translation>
    </message>
    <message>
        <source>the interviews that you can make, instead of the error; gives the error reached</source>
        <translation>las entrevistas que puede hacer, en lugar del error; da el error alcanzado</translation>
    </message>
    <message>
        <source>choose the design for a number of choices, a privacy loss and a number of interviews, and say why</source>
        <translation>elige el diseño para un número de opciones, una pérdida de privacidad y un número de entrevistas, y dice por qué</translation>
    </message>
    <message>
        <source>for choosing a design; 2 by default</source>
        <translation>para elegir un diseño; 2 por defecto</translation>
    </message>
    <message>
        <source>With tallies</source>
        <translation>Con recuentos</translation>
    </message>
    <message>
        <source>compare with tallies that trustees open, where coins may be weaker: the design&apos;s parameters there, such as p=9/10, or design=NAME; may be repeated</source>
        <translation>comparar con recuentos que abren depositarios, donde las monedas pueden ser más débiles: los parámetros del diseño en ese caso, como p=9/10, o design=NOMBRE; puede repetirse</translation>
    </message>
    <message>
        <source>Target power</source>
        <translation>Potencia deseada</translation>
    </message>
    <message>
        <source>wanted; default 0.8</source>
        <translation>deseada; por defecto 0,8</translation>
    </message>
    <message>
        <source>Significance level</source>
        <translation>Nivel de significación</translation>
    </message>
    <message>
        <source>the level of the test; 0.05 by default</source>
        <translation>el nivel de la prueba; 0,05 por defecto</translation>
    </message>
    <message>
        <source>Sizes of a curve</source>
        <translation>Tamaños de una curva</translation>
    </message>
    <message>
        <source>the power of each of these numbers</source>
        <translation>la potencia de cada uno de estos números</translation>
    </message>
    <message>
        <source>One-sided test</source>
        <translation>Prueba unilateral</translation>
    </message>
    <message>
        <source>test in one direction only</source>
        <translation>probar en una sola dirección</translation>
    </message>
    <message>
        <source>Error of</source>
        <translation>Error de</translation>
    </message>
    <message>
        <source>total: sampling and coins together; coins only: as where everybody is asked</source>
        <translation>total: muestreo y monedas juntos; coins only: como si se preguntara a todos</translation>
    </message>
    <message>
        <source>of the answer that is planned for</source>
        <translation>de la respuesta para la que se planifica</translation>
    </message>
    <message>
        <source>Without a difference</source>
        <translation>Sin diferencia</translation>
    </message>
    <message>
        <source>the share, or mean, where there is no difference</source>
        <translation>la proporción, o media, si no hay diferencia</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Lo esperado</translation>
    </message>
    <message>
        <source>the share, or mean, that is expected</source>
        <translation>la proporción, o media, que se espera</translation>
    </message>
    <message>
        <source>In the other group</source>
        <translation>En el otro grupo</translation>
    </message>
    <message>
        <source>the share, or mean, expected in the other group</source>
        <translation>la proporción, o media, esperada en el otro grupo</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Lados</translation>
    </message>
    <message>
        <source>1 or 2: the number of directions that are tested</source>
        <translation>1 o 2: en cuántas direcciones se prueba</translation>
    </message>
    <message>
        <source>Largest standard error</source>
        <translation>Mayor error estándar</translation>
    </message>
    <message>
        <source>Standard error by the coins</source>
        <translation>Error estándar por las monedas</translation>
    </message>
    <message>
        <source>averaged over the choices</source>
        <translation>promediado sobre las opciones</translation>
    </message>
    <message>
        <source>of one choice, sampling included</source>
        <translation>de una opción, con el muestreo</translation>
    </message>
    <message>
        <source>Reports</source>
        <translation>Respuestas registradas</translation>
    </message>
    <message>
        <source>how many different reports there are</source>
        <translation>cuántas respuestas registradas distintas hay</translation>
    </message>
    <message>
        <source>how often they answer each; default: 1</source>
        <translation>con qué frecuencia responden a cada una; por defecto: 1</translation>
    </message>
    <message>
        <source>Smallest group</source>
        <translation>Grupo más pequeño</translation>
    </message>
    <message>
        <source>groups of fewer people are small; default: 10</source>
        <translation>los grupos con menos personas son pequeños; por defecto: 10</translation>
    </message>
    <message>
        <source>Survey</source>
        <translation>Encuesta</translation>
    </message>
    <message>
        <source>id and version of the survey</source>
        <translation>identificador y versión de la encuesta</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Qué hacer</translation>
    </message>
    <message>
        <source>what to do about it</source>
        <translation>qué hacer al respecto</translation>
    </message>
    <message>
        <source>Stopped in the practice</source>
        <translation>Interrumpidas en la práctica</translation>
    </message>
    <message>
        <source>respondents who got no further than the practice</source>
        <translation>encuestados que no pasaron de la práctica</translation>
    </message>
    <message>
        <source>with which it is found</source>
        <translation>con la que se detecta</translation>
    </message>
    <message>
        <source>whether the numbers are in units of answers</source>
        <translation>si los números están en unidades de respuestas</translation>
    </message>
    <message>
        <source>{number} pp</source>
        <translation>{number} p. p.</translation>
    </message>
    <message>
        <source>{low} to {high} pp</source>
        <translation>{low} a {high} p. p.</translation>
    </message>
</context>
<context>
    <name>closing</name>
    <message>
        <source>Files are being imported. If you stop now, the project stays as it was before the import.</source>
        <translation>Se están importando archivos. Si lo detiene ahora, el proyecto queda como estaba antes de la importación.</translation>
    </message>
    <message>
        <source>A copy of the project is being saved. If you stop now, there is no copy.</source>
        <translation>Se está guardando una copia del proyecto. Si lo detiene ahora, no habrá copia.</translation>
    </message>
    <message>
        <source>What was removed is being erased. If you stop now, it may still be in the project’s file.</source>
        <translation>Se está borrando lo que se quitó. Si lo detiene ahora, puede seguir en el archivo del proyecto.</translation>
    </message>
    <message>
        <source>The project is being encrypted. If you stop now, it may still be unencrypted.</source>
        <translation>El proyecto se está cifrando. Si lo detiene ahora, puede quedar sin cifrar.</translation>
    </message>
    <message>
        <source>A report is being written. If you stop now, it is not written.</source>
        <translation>Se está escribiendo un informe. Si lo detiene ahora, no se escribe.</translation>
    </message>
    <message>
        <source>A model is being computed. If you stop now, its result is lost.</source>
        <translation>Se está calculando un modelo. Si lo detiene ahora, se pierde el resultado.</translation>
    </message>
    <message>
        <source>The survey is being rehearsed. If you stop now, the result is lost.</source>
        <translation>Se está ensayando la encuesta. Si lo detiene ahora, se pierde el resultado.</translation>
    </message>
    <message>
        <source>A file is being written. If you stop now, it is not written.</source>
        <translation>Se está escribiendo un archivo. Si lo detiene ahora, no se escribe.</translation>
    </message>
    <message>
        <source>Work is under way</source>
        <translation>Hay trabajo en curso</translation>
    </message>
    <message>
        <source>&amp;Stop it</source>
        <translation>&amp;Detenerlo</translation>
    </message>
    <message>
        <source>&amp;Let it go on</source>
        <translation>&amp;Dejar que siga</translation>
    </message>
</context>
<context>
    <name>controls</name>
    <message>
        <source>people who do not follow the instruction but touch anything</source>
        <translation>personas que no siguen la instrucción y tocan cualquier cosa</translation>
    </message>
    <message>
        <source>people with the trait, corrected for careless answers by the control question</source>
        <translation>personas con el rasgo, corregidas las respuestas descuidadas mediante la pregunta de control</translation>
    </message>
    <message>
        <source>people without the trait, corrected for careless answers by the control question</source>
        <translation>personas sin el rasgo, corregidas las respuestas descuidadas mediante la pregunta de control</translation>
    </message>
    <message>
        <source>nobody answers carelessly</source>
        <translation>nadie responde sin cuidado</translation>
    </message>
</context>
<context>
    <name>editor</name>
    <message>
        <source>Not sensitive: recorded as given</source>
        <translation>No delicada: se registra tal como se da</translation>
    </message>
    <message>
        <source>Strong privacy (ε ≤ {ceiling})</source>
        <translation>Privacidad fuerte (ε ≤ {ceiling})</translation>
    </message>
    <message>
        <source>Balanced (ε ≤ {ceiling})</source>
        <translation>Equilibrado (ε ≤ {ceiling})</translation>
    </message>
    <message>
        <source>Fewest interviews (ε ≤ {ceiling})</source>
        <translation>El menor número de entrevistas (ε ≤ {ceiling})</translation>
    </message>
    <message>
        <source>Choose a design myself</source>
        <translation>Elegir yo mismo un diseño</translation>
    </message>
    <message>
        <source>Unsaved survey</source>
        <translation>Encuesta sin guardar</translation>
    </message>
    <message>
        <source>The survey has changes that are not saved.</source>
        <translation>La encuesta tiene cambios sin guardar.</translation>
    </message>
    <message>
        <source>Is this intended?</source>
        <translation>¿Es esto lo que se quiere?</translation>
    </message>
    <message>
        <source>Save the survey only if this is what you intend:</source>
        <translation>Guarde la encuesta solo si esto es lo que quiere:</translation>
    </message>
    <message>
        <source>Yes or no</source>
        <translation>Sí o no</translation>
    </message>
    <message>
        <source>Single choice</source>
        <translation>Elección única</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Escala</translation>
    </message>
    <message>
        <source>Multiple choice</source>
        <translation>Elección múltiple</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>Joint question</source>
        <translation>Pregunta conjunta</translation>
    </message>
    <message>
        <source>Note to read</source>
        <translation>Nota para leer</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Clasificación</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
</context>
<context>
    <name>file_reports</name>
    <message>
        <source>Imported</source>
        <translation>Importado</translation>
    </message>
    <message>
        <source>Already imported</source>
        <translation>Ya importado</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Rechazado</translation>
    </message>
    <message>
        <source>On hold</source>
        <translation>En espera</translation>
    </message>
    <message>
        <source>Not imported</source>
        <translation>No tomado</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>New interviews</source>
        <translation>Entrevistas nuevas</translation>
    </message>
    <message>
        <source>Already there</source>
        <translation>Ya presentes</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Kiosk</source>
        <translation>Quiosco</translation>
    </message>
    <message>
        <source>The first two words of the kiosk&apos;s name.</source>
        <translation>Las dos primeras palabras del nombre del quiosco.</translation>
    </message>
    <message>
        <source>Table, not signed</source>
        <translation>Tabla, sin firmar</translation>
    </message>
    <message>
        <source>SHA-256 of the file: {sha256}</source>
        <translation>SHA-256 del archivo: {sha256}</translation>
    </message>
    <message>
        <source>Interviews that are damaged and were left out: {count}. The first: {first}</source>
        <translation>Entrevistas dañadas y excluidas: {count}. La primera: {first}</translation>
    </message>
    <message>
        <source>Rows that were skipped: {count}. The first: {first}</source>
        <translation>Filas rechazadas y omitidas: {count}. La primera: {first}</translation>
    </message>
    <message>
        <source>Its respondents may also be in another file</source>
        <translation>Sus personas pueden estar también en otro archivo</translation>
    </message>
    <message>
        <source>Rows left out: {count}</source>
        <translation>Filas omitidas: {count}</translation>
    </message>
    <message>
        <source>Its kiosk is not known yet</source>
        <translation>Su quiosco aún no se conoce</translation>
    </message>
    <message>
        <source>Its kiosk was revoked</source>
        <translation>Su quiosco fue revocado</translation>
    </message>
    <message>
        <source>Sealed: it needs the analyst&apos;s key</source>
        <translation>Sellado: necesita la clave del analista</translation>
    </message>
    <message>
        <source>Sealed to another key</source>
        <translation>Sellado con otra clave</translation>
    </message>
    <message>
        <source>A table: open it with “Import a table…”</source>
        <translation>Una tabla: ábrala con «Importar una tabla…»</translation>
    </message>
    <message>
        <source>Other files in the folder, not collection files</source>
        <translation>Otros archivos de la carpeta, que no son archivos de recogida</translation>
    </message>
    <message>
        <source>{file} belongs to the survey {survey}, which is not in this project. You can add it: each survey is analysed separately, and you choose the one to show in the status bar.</source>
        <translation>{file} pertenece a la encuesta {survey}, que no está en este proyecto. Puede añadirla: cada encuesta se analiza por separado, y en la barra de estado se elige la que se muestra.</translation>
    </message>
    <message>
        <source>{file}: imported (a table, not signed).</source>
        <translation>{file}: una tabla que nadie firmó; importada.</translation>
    </message>
    <message>
        <source>{file}: nothing changed; all of its interviews were already in the project.</source>
        <translation>{file}: todas sus entrevistas estaban ya en el proyecto, así que no cambió nada.</translation>
    </message>
    <message>
        <source>{file}: checked, signed by its kiosk, and imported.</source>
        <translation>{file}: comprobado, firmado por su quiosco e importado.</translation>
    </message>
    <message>
        <source>New interviews: {new} (files imported: {files}).</source>
        <translation>Entrevistas nuevas: {new} (archivos importados: {files}).</translation>
    </message>
    <message>
        <source>Files already imported before: {files}.</source>
        <translation>Archivos que ya se habían importado: {files}.</translation>
    </message>
    <message>
        <source>Files refused: {files}; the table says why.</source>
        <translation>Archivos rechazados: {files}; la tabla dice por qué.</translation>
    </message>
    <message>
        <source>Files of unknown kiosks, on hold: {files}. “Kiosks…” shows whose they are.</source>
        <translation>Archivos de quioscos desconocidos, en espera: {files}; «Quioscos…» muestra de quién son.</translation>
    </message>
    <message>
        <source>Tables in the folder, not imported: {files}. Use “Import a table…” for them.</source>
        <translation>Tablas de la carpeta, no tomadas: {files}; «Importar una tabla…» las hace corresponder con la encuesta.</translation>
    </message>
    <message>
        <source>Damaged interviews left out: {n}.</source>
        <translation>Entrevistas dañadas y excluidas: {n}.</translation>
    </message>
    <message>
        <source>Rows of tables skipped: {n}.</source>
        <translation>Filas de tablas rechazadas y omitidas: {n}.</translation>
    </message>
    <message>
        <source>Interviews</source>
        <translation>Entrevistas</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>Lote</translation>
    </message>
    <message>
        <source>The number of the file on its kiosk. A kiosk starts a new file from time to time.</source>
        <translation>El número del archivo en su quiosco; de vez en cuando se empieza uno nuevo.</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportación</translation>
    </message>
    <message>
        <source>How many exports the kiosk had made when it wrote this file.</source>
        <translation>Cuántas veces había exportado ese quiosco cuando escribió este archivo.</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Primer día</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Último día</translation>
    </message>
</context>
<context>
    <name>forms</name>
    <message>
        <source>{file} is written. The form was converted as follows:</source>
        <translation>{file} está escrito. El formulario se convirtió así:</translation>
    </message>
    <message>
        <source>{file} was not converted. Change the entries marked “must change” in the form, then try again.</source>
        <translation>{file} no se ha convertido. Cambie en el formulario lo que «debe cambiar» e inténtelo otra vez.</translation>
    </message>
</context>
<context>
    <name>kiosk</name>
    <message>
        <source>fewer than {step} times</source>
        <translation>menos de {step} veces</translation>
    </message>
    <message>
        <source>about {tens} times</source>
        <translation>unas {tens} veces</translation>
    </message>
    <message>
        <source>fewer than {step} interviews</source>
        <translation>menos de {step} entrevistas</translation>
    </message>
    <message>
        <source>about {tens} interviews</source>
        <translation>unas {tens} entrevistas</translation>
    </message>
    <message>
        <source>Surveyapp kiosk</source>
        <translation>Quiosco Surveyapp</translation>
    </message>
    <message>
        <source>Other folder…</source>
        <translation>Otra carpeta…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>↑  One folder up</source>
        <translation>↑  Subir una carpeta</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>The program in words: being computed…</source>
        <translation>El programa en palabras: se está calculando…</translation>
    </message>
    <message>
        <source>Build {build}. The program in words: {words}</source>
        <translation>Compilación {build}. El programa en palabras: {words}</translation>
    </message>
    <message>
        <source>The program&apos;s words cannot be computed.</source>
        <translation>No se pueden calcular las palabras del programa.</translation>
    </message>
    <message>
        <source>Sound: this device cannot play it. The program was installed without sound.</source>
        <translation>Sonido: este aparato no puede reproducirlo. El programa se instaló sin sonido.</translation>
    </message>
    <message>
        <source>Sound: off. Do the headphones check to turn it on.</source>
        <translation>Sonido: apagado. Haga la prueba de los auriculares para encenderlo.</translation>
    </message>
    <message>
        <source>Sound: through headphones.</source>
        <translation>Sonido: por los auriculares.</translation>
    </message>
    <message>
        <source>Sound: the loudspeaker is allowed.</source>
        <translation>Sonido: el altavoz está permitido.</translation>
    </message>
</context>
<context>
    <name>kiosks</name>
    <message>
        <source>Words</source>
        <translation>Palabras</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Interviews</source>
        <translation>Entrevistas</translation>
    </message>
    <message>
        <source>On hold</source>
        <translation>En espera</translation>
    </message>
    <message>
        <source>Broken off</source>
        <translation>Interrumpidas</translation>
    </message>
    <message>
        <source>Interviews that were begun and stopped.</source>
        <translation>Entrevistas que se empezaron y se pararon.</translation>
    </message>
    <message>
        <source>Timed out</source>
        <translation>Caducadas</translation>
    </message>
    <message>
        <source>Interviews that were left without an answer for too long.</source>
        <translation>Entrevistas que nadie continuó.</translation>
    </message>
    <message>
        <source>Ended in practice</source>
        <translation>Terminadas en práctica</translation>
    </message>
    <message>
        <source>Broken off or timed out before the practice was done.</source>
        <translation>Interrumpidas o caducadas antes de acabar la práctica.</translation>
    </message>
    <message>
        <source>Not understood</source>
        <translation>No entendidas</translation>
    </message>
    <message>
        <source>Comprehension checks that were not passed.</source>
        <translation>Comprobaciones de comprensión no superadas.</translation>
    </message>
    <message>
        <source>Revoked</source>
        <translation>Revocado</translation>
    </message>
    <message>
        <source>Simulated</source>
        <translation>Simulado</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>Aceptado</translation>
    </message>
    <message>
        <source>Waiting to be accepted</source>
        <translation>Por aceptar</translation>
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
        <translation>El generador aleatorio del sistema operativo no responde, así que no se hace ninguna pregunta. Reinicie el aparato; si vuelve a ocurrir, no lo use para entrevistas.</translation>
    </message>
    <message>
        <source>{parameter} is {value}, which is not a number; write it as &quot;3/4&quot;, &quot;0.75&quot; or 0.75.</source>
        <translation>{parameter} es {value}, que no es un número; escríbalo como &quot;3/4&quot;, &quot;0.75&quot; o 0.75.</translation>
    </message>
    <message>
        <source>{parameter} is {value}; it must be {allowed}.</source>
        <translation>{parameter} es {value}; debe ser {allowed}.</translation>
    </message>
    <message>
        <source>{parameter} is not a distribution: {reason}. List the values with their probabilities, as in &quot;1: 1/2, 2: 1/4, 3: 1/4&quot;, or, to analyse what others collected, &quot;mean 2, sd 0.5&quot;.</source>
        <translation>{parameter} no es una distribución: {reason}. Enumere los valores con sus probabilidades, como en &quot;1: 1/2, 2: 1/4, 3: 1/4&quot;, o, para analizar lo que otros recogieron, &quot;mean 2, sd 0.5&quot;.</translation>
    </message>
    <message>
        <source>{parameter} is missing; give {meaning}, {allowed}.</source>
        <translation>Falta {parameter}; indique {meaning}, {allowed}.</translation>
    </message>
    <message>
        <source>{parameter} is not a parameter of {design}; it takes {known}.</source>
        <translation>{parameter} no es un parámetro de {design}; este diseño admite {known}.</translation>
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
        <translation>El número debe estar entre {minimum} y {maximum}, en pasos de {step}.</translation>
    </message>
    <message>
        <source>The inclusion probability of respondent {row} is {probability}; it must be above 0 and at most 1.</source>
        <translation>La probabilidad de inclusión del encuestado {row} es {probability}; debe ser mayor que 0 y como máximo 1.</translation>
    </message>
    <message>
        <source>The joint inclusion probabilities do not fit: {reason}. They are a symmetric table with one row and one column for each respondent, and each respondent&apos;s own probability on the diagonal.</source>
        <translation>Las probabilidades de inclusión conjuntas no encajan: {reason}. Son una tabla simétrica con una fila y una columna por encuestado, y la probabilidad propia de cada uno en la diagonal.</translation>
    </message>
    <message>
        <source>There are {reports} reports but the column “{column}” has {length} rows. Each respondent needs one row in every column.</source>
        <translation>Hay {reports} respuestas registradas pero la columna «{column}» tiene {length} filas. Cada encuestado necesita una fila en cada columna.</translation>
    </message>
    <message>
        <source>The size of the population is {population}; a share of a known population needs its size, above 0. Give it, or let the weights estimate it.</source>
        <translation>El tamaño de la población es {population}; una proporción de una población conocida necesita su tamaño, mayor que 0. Indíquelo o deje que los pesos lo estimen.</translation>
    </message>
    <message>
        <source>The positions of the {answers} answers must be as many numbers, each above the one before. Correct them; without any they are 1, 2, 3 and so on.</source>
        <translation>Las posiciones de las {answers} respuestas deben ser otros tantos números, cada uno mayor que el anterior. Corríjalas; si no se dan, son 1, 2, 3 y así sucesivamente.</translation>
    </message>
    <message>
        <source>One group chose among {first} answers and the other among {second}, so their distributions have no distance. Compare groups that were asked the same question.</source>
        <translation>Un grupo eligió entre {first} respuestas y el otro entre {second}, así que sus distribuciones no tienen distancia. Compare grupos a los que se hizo la misma pregunta.</translation>
    </message>
    <message>
        <source>Report {number} is {report}, which {design} never gives. The data belong to another design or another number of choices; check which survey they were collected with.</source>
        <translation>La respuesta registrada {number} es {report}, que {design} nunca da. Los datos son de otro diseño o de otro número de opciones; compruebe de qué encuesta proceden.</translation>
    </message>
    <message>
        <source>The level of an interval is {level}; it must be above 0 and below 1. Write 0.95 for 95 %.</source>
        <translation>El nivel de un intervalo es {level}; debe ser mayor que 0 y menor que 1. Escriba 0.95 para 95&#xa0;%.</translation>
    </message>
    <message>
        <source>{group} has {n} interviews; at least {needed} are needed. Import more, or use a larger group.</source>
        <translation>{group} tiene {n} entrevistas; se necesitan al menos {needed}. Importe más o use un grupo mayor.</translation>
    </message>
    <message>
        <source>A count of {count} was reported where only 0 to {most} is possible. Check the number of statements.</source>
        <translation>Se registró un recuento de {count} donde solo es posible de 0 a {most}. Compruebe el número de enunciados.</translation>
    </message>
    <message>
        <source>{questions} questions with {cells} combinations of answers cannot be estimated together. Choose at most 4 questions, with fewer choices.</source>
        <translation>{questions} preguntas con {cells} combinaciones de respuestas no se pueden estimar juntas. Elija como máximo 4 preguntas, con menos opciones.</translation>
    </message>
    <message>
        <source>Sample {sample} of {samples} has no reports; this design needs some in each. Import more interviews, or choose a larger group.</source>
        <translation>La muestra {sample} de {samples} no tiene respuestas registradas; este diseño necesita alguna en cada una. Importe más entrevistas o elija un grupo mayor.</translation>
    </message>
    <message>
        <source>In sample {sample}, report number {report} was counted {count} times, but the design never gives it there. The data belong to another design; check which survey they were collected with.</source>
        <translation>En la muestra {sample}, la respuesta número {report} se contó {count} veces, pero el diseño nunca la da ahí. Los datos son de otro diseño; compruebe de qué encuesta proceden.</translation>
    </message>
    <message>
        <source>A report is {report}, but the design never gives that number. The data belong to another design or another scale; check which survey they were collected with.</source>
        <translation>Una respuesta registrada es {report}, pero el diseño nunca da ese número. Los datos son de otro diseño o de otra escala; compruebe de qué encuesta proceden.</translation>
    </message>
    <message>
        <source>The {what} is {value}; it must be {allowed}.</source>
        <translation>El valor de {what} es {value}; debe ser {allowed}.</translation>
    </message>
    <message>
        <source>There are no reports, so nothing can be estimated. Import interviews that answer this question, or choose a larger group.</source>
        <translation>No hay respuestas registradas, así que no se puede estimar nada. Importe entrevistas que respondan a esta pregunta o elija un grupo mayor.</translation>
    </message>
    <message>
        <source>Report number {report} was counted {count} times, but the design never gives it. The data belong to another design; check which survey they were collected with.</source>
        <translation>La respuesta número {report} se contó {count} veces, pero el diseño nunca la da. Los datos son de otro diseño; compruebe de qué encuesta proceden.</translation>
    </message>
    <message>
        <source>There are {n} reports but the population is given as {population}. Give the number of people that the sample was drawn from, at least {n}, or leave it out.</source>
        <translation>Hay {n} respuestas registradas pero la población indicada es {population}. Indique el número de personas del que se sacó la muestra, al menos {n}, o no lo indique.</translation>
    </message>
    <message>
        <source>The {what} needs one number for each of the {levels} levels{condition}. Correct it.</source>
        <translation>Para {what} hace falta un número por cada uno de los {levels} niveles{condition}. Corríjalo.</translation>
    </message>
    <message>
        <source>Respondent number {row} gave a report that the design never gives. The data belong to another design; check which survey they were collected with.</source>
        <translation>El encuestado número {row} dio una respuesta que el diseño nunca da. Los datos son de otro diseño; compruebe de qué encuesta proceden.</translation>
    </message>
    <message>
        <source>The weight of respondent number {row} is {weight}; weights must be numbers from 0. Correct the column or leave it out.</source>
        <translation>El peso del encuestado número {row} es {weight}; los pesos deben ser números desde 0. Corrija la columna o quítela.</translation>
    </message>
    <message>
        <source>All weights are 0, so nobody counts. Correct the column or leave it out.</source>
        <translation>Todos los pesos son 0, así que nadie cuenta. Corrija la columna o quítela.</translation>
    </message>
    <message>
        <source>The column {column} has {length} rows and the outcome {n}; they must describe the same respondents, one row each.</source>
        <translation>La columna {column} tiene {length} filas y el desenlace {n}; deben describir a los mismos encuestados, una fila cada uno.</translation>
    </message>
    <message>
        <source>The level is {level}; it must be above 0 and below 1. Write 0.95 for 95 %.</source>
        <translation>El nivel es {level}; debe ser mayor que 0 y menor que 1. Escriba 0.95 para 95&#xa0;%.</translation>
    </message>
    <message>
        <source>The error is {value}; it must be above 0 and below 1. Write 0.05 for five percentage points.</source>
        <translation>El error es {value}; debe ser mayor que 0 y menor que 1. Escriba 0.05 para cinco puntos porcentuales.</translation>
    </message>
    <message>
        <source>The error is {value}; it must be above 0 and below {width}, the width of the number&apos;s scale.</source>
        <translation>El error es {value}; debe ser mayor que 0 y menor que {width}, la amplitud de la escala del número.</translation>
    </message>
    <message>
        <source>The expected mean is {value}; it must be from {minimum} to {maximum}. Leave it out to plan for the worst case.</source>
        <translation>La media esperada es {value}; debe estar entre {minimum} y {maximum}. No la indique para planificar el peor caso.</translation>
    </message>
    <message>
        <source>The confidence is {value}; it must be above 0 and below 1. Write 0.95 for 95 %.</source>
        <translation>La confianza es {value}; debe ser mayor que 0 y menor que 1. Escriba 0.95 para 95&#xa0;%.</translation>
    </message>
    <message>
        <source>The expected prevalence is {value}; it must be from 0 to 1. Leave it out to plan for the worst case.</source>
        <translation>La prevalencia esperada es {value}; debe estar entre 0 y 1. No la indique para planificar el peor caso.</translation>
    </message>
    <message>
        <source>The {what} is {value}; it must be a whole number from 1 to a million million.</source>
        <translation>El valor de {what} es {value}; debe ser un número entero de 1 a un billón.</translation>
    </message>
    <message>
        <source>The design effect is {value}; it must be above 0. It is 1 for a simple random sample and usually above 1 for clusters.</source>
        <translation>El efecto de diseño es {value}; debe ser mayor que 0. Es 1 para una muestra aleatoria simple y normalmente mayor que 1 con conglomerados.</translation>
    </message>
    <message>
        <source>The share of non-response is {value}; it must be from 0 and below 1. Write 0.2 if one in five will not take part.</source>
        <translation>La proporción de no respuesta es {value}; debe ser desde 0 y menor que 1. Escriba 0.2 si una de cada cinco personas no va a participar.</translation>
    </message>
    <message>
        <source>The exact method works only where every report counts either fully or not at all for the answer, which is not so with this design. Use chebyshev, hoeffding or normal.</source>
        <translation>El método exacto solo funciona si cada respuesta registrada cuenta por completo o nada para la respuesta, lo que no ocurre con este diseño. Use chebyshev, hoeffding o normal.</translation>
    </message>
    <message>
        <source>Attribute {attribute} needs one or more levels, all different; it has {levels}.</source>
        <translation>El atributo {attribute} necesita uno o más niveles, todos distintos; tiene {levels}.</translation>
    </message>
    <message>
        <source>There is no column {attribute}. There are: {known}.</source>
        <translation>No hay columna {attribute}. Hay: {known}.</translation>
    </message>
    <message>
        <source>{label} is the label; a label cannot be a feature too. Leave it out of the features.</source>
        <translation>{label} es la etiqueta; una etiqueta no puede ser también una característica. Quítela de las características.</translation>
    </message>
    <message>
        <source>{label} has {classes} classes, but there are only {rows} rows with a class.</source>
        <translation>{label} tiene {classes} clases, pero solo hay {rows} filas con una clase.</translation>
    </message>
    <message>
        <source>No feature is left to predict {label} from; choose one with two or more values.</source>
        <translation>No queda ninguna característica con la que predecir {label}; elija una con dos o más valores.</translation>
    </message>
    <message>
        <source>{attribute} is numeric and has no bounds; state its lowest and highest value, from knowledge and not from the data.</source>
        <translation>{attribute} es numérica y no tiene cotas; indique su valor mínimo y su valor máximo, por lo que se sabe y no a partir de los datos.</translation>
    </message>
    <message>
        <source>Column {attribute} is numeric, but has the value {value}.</source>
        <translation>La columna {attribute} es numérica, pero tiene el valor {value}.</translation>
    </message>
    <message>
        <source>There are no interviews in {where}. Import collection files first.</source>
        <translation>No hay entrevistas en {where}. Importe primero archivos de recogida.</translation>
    </message>
    <message>
        <source>{question} has no answer {answer}; its answers are {known}.</source>
        <translation>{question} no tiene la respuesta {answer}; sus respuestas son {known}.</translation>
    </message>
    <message>
        <source>{question} is randomized, so nobody&apos;s group is known. Group by a direct question; this survey has {known}.</source>
        <translation>{question} está aleatorizada, así que no se conoce el grupo de nadie. Agrupe por una pregunta directa; esta encuesta tiene {known}.</translation>
    </message>
    <message>
        <source>{question} has no list of answers, so groups, strata and clusters cannot be formed by it. Name a direct question with listed answers; this survey has {known}.</source>
        <translation>{question} no tiene lista de respuestas, así que no puede formar grupos, estratos ni conglomerados. Nombre una pregunta directa con respuestas enumeradas; esta encuesta tiene {known}.</translation>
    </message>
    <message>
        <source>{file} is a table; give the survey that its columns belong to.</source>
        <translation>{file} es una tabla; indique la encuesta a la que pertenecen sus columnas.</translation>
    </message>
    <message>
        <source>The audit cannot run: {reason}.</source>
        <translation>La auditoría no se puede ejecutar: {reason}.</translation>
    </message>
    <message>
        <source>There is no design {name}; known designs are {known}.</source>
        <translation>No hay ningún diseño {name}; los diseños conocidos son {known}.</translation>
    </message>
    <message>
        <source>{method} is not a method; choose one of {known}.</source>
        <translation>{method} no es un método; elija uno de {known}.</translation>
    </message>
    <message>
        <source>{question} is the outcome and cannot be its own predictor. Leave it out there.</source>
        <translation>{question} es el desenlace y no puede ser su propio predictor. Quítela ahí.</translation>
    </message>
    <message>
        <source>{question} is named twice among the predictors. Name it once.</source>
        <translation>{question} se nombra dos veces entre los predictores. Nómbrela una sola vez.</translation>
    </message>
    <message>
        <source>{question} is randomized; as a predictor it works for a yes/no outcome or a number, and {outcome} has {choices} choices. Leave it out, or choose another outcome.</source>
        <translation>{question} está aleatorizada; como predictor sirve para un desenlace de sí o no o para un número, y {outcome} tiene {choices} opciones. Quítela o elija otro desenlace.</translation>
    </message>
    <message>
        <source>The simulation cannot run: {reason}.</source>
        <translation>La simulación no se puede ejecutar: {reason}.</translation>
    </message>
    <message>
        <source>{file} was refused: {reason}.</source>
        <translation>Se rechazó {file}: {reason}.</translation>
    </message>
    <message>
        <source>{file} could not be {action}: {reason}. Nothing that was already stored is lost.</source>
        <translation>No se pudo completar la operación con {file} ({action}): {reason}. No se pierde nada de lo que ya estaba guardado.</translation>
    </message>
    <message>
        <source>There are no collection files to export in {folder}.</source>
        <translation>No hay archivos de recogida que exportar en {folder}.</translation>
    </message>
    <message>
        <source>Another Surveyapp kiosk is using {folder}. Close it, or export from its supervisor&apos;s screen.</source>
        <translation>Otro quiosco Surveyapp está usando {folder}. Ciérrelo o exporte desde su pantalla del supervisor.</translation>
    </message>
    <message>
        <source>Choose a PIN of {shortest} to {longest} digits.</source>
        <translation>Elija un PIN de {shortest} a {longest} cifras.</translation>
    </message>
    <message>
        <source>The project {file} cannot be used: {reason}.</source>
        <translation>El proyecto {file} no se puede usar: {reason}.</translation>
    </message>
    <message>
        <source>{file}, line {line}, column {column}: “{value}” {reason}.</source>
        <translation>{file}, línea {line}, columna {column}: «{value}» {reason}.</translation>
    </message>
    <message>
        <source>{file} has the same content as {other}, so its respondents would count twice. Leave one of them out.</source>
        <translation>{file} tiene el mismo contenido que {other}, así que sus encuestados contarían dos veces. Quite uno de los dos.</translation>
    </message>
    <message>
        <source>{file}, line {line}, column {column}: {reason}.</source>
        <translation>{file}, línea {line}, columna {column}: {reason}.</translation>
    </message>
    <message>
        <source>{file} has {count} mistake(s). The first: {first}</source>
        <translation>{file} tiene {count} error(es). El primero: {first}</translation>
    </message>
    <message>
        <source>{file} is not valid JSON: {reason} (line {line}, column {column}).</source>
        <translation>{file} no es JSON válido: {reason} (línea {line}, columna {column}).</translation>
    </message>
    <message>
        <source>{file} is not UTF-8 text (byte {byte}); save it as UTF-8 without BOM.</source>
        <translation>{file} no es texto UTF-8 (byte {byte}); guárdelo como UTF-8 sin BOM.</translation>
    </message>
    <message>
        <source>The reports of {question} cannot be learned from: its design {design} has several samples or several answers at once. Leave the question out.</source>
        <translation>De las respuestas registradas a {question} no se puede aprender: su diseño {design} tiene varias muestras o varias respuestas a la vez. Quite la pregunta.</translation>
    </message>
    <message>
        <source>The design {design} of {question} takes {takes} answers, and {question} has {levels}. Check which survey the reports were collected with.</source>
        <translation>El diseño {design} de {question} admite {takes} respuestas, y {question} tiene {levels}. Compruebe con qué encuesta se recogieron los datos.</translation>
    </message>
    <message>
        <source>{label} is the label and a feature too. Name it as one of the two only.</source>
        <translation>{label} es la etiqueta y también una variable. Nómbrela solo como una de las dos.</translation>
    </message>
    <message>
        <source>{label} has only one class, {level}, so there is nothing to predict. Choose another label.</source>
        <translation>{label} tiene una sola clase, {level}, así que no hay nada que predecir. Elija otra etiqueta.</translation>
    </message>
    <message>
        <source>There is no feature to predict {label} from. Name one.</source>
        <translation>No hay ninguna variable con la que predecir {label}. Nombre una.</translation>
    </message>
    <message>
        <source>Reports on several features at once need the design k_rr; {features} were asked with {design}.</source>
        <translation>Las respuestas registradas sobre varias variables a la vez necesitan el diseño k_rr; {features} se preguntaron con {design}.</translation>
    </message>
    <message>
        <source>{question} is compared between groups of its own answers. Group by another question.</source>
        <translation>{question} se compara entre grupos de sus propias respuestas. Agrupe por otra pregunta.</translation>
    </message>
    <message>
        <source>{file} cannot become {out}: give a form (.xlsx) and a survey file (.survey.json), either way round.</source>
        <translation>{file} no puede convertirse en {out}: dé un formulario (.xlsx) y un archivo de encuesta (.survey.json), en un sentido u otro.</translation>
    </message>
    <message>
        <source>{by} has no group {group}; it has {known}.</source>
        <translation>{by} no tiene el grupo {group}; tiene {known}.</translation>
    </message>
    <message>
        <source>A comparison needs two different groups of {by}; it has {known}.</source>
        <translation>Una comparación necesita dos grupos distintos de {by}; tiene {known}.</translation>
    </message>
    <message>
        <source>A comparison needs two groups of {by}, and interviews are only in {known}.</source>
        <translation>Una comparación necesita dos grupos de {by}, y solo hay entrevistas en {known}.</translation>
    </message>
    <message>
        <source>Nobody in the group {group} of {by} answered {question}, so nothing is known of it. Choose another group, or import more interviews.</source>
        <translation>Nadie del grupo {group} de {by} respondió a {question}, así que no se sabe nada de ello. Elija otro grupo o importe más entrevistas.</translation>
    </message>
    <message>
        <source>The survey {survey} names no analyst&apos;s key, so its interviews are not sealed. Put the line that “surveyapp key new” printed into it.</source>
        <translation>La encuesta {survey} no indica la clave de ningún analista, así que sus entrevistas no se sellan. Ponga en ella la línea que mostró «surveyapp key new».</translation>
    </message>
    <message>
        <source>The survey {survey} seals to the key “{key}”, and this is the key “{given}”: it would open none of its interviews.</source>
        <translation>La encuesta {survey} sella con la clave «{key}», y esta es la clave «{given}»: no abriría ninguna de sus entrevistas.</translation>
    </message>
    <message>
        <source>{first} and {second} have different answers, so they cannot be ranked together. Rank questions with the same answers.</source>
        <translation>{first} y {second} tienen respuestas distintas, así que no se pueden clasificar juntas. Clasifique preguntas con las mismas respuestas.</translation>
    </message>
    <message>
        <source>Groups of {by} can be ranked by one question, and {given} were given. Name one of them.</source>
        <translation>Los grupos de {by} se pueden clasificar por una sola pregunta, y se dieron {given}. Nombre una de ellas.</translation>
    </message>
    <message>
        <source>Choose a passphrase of at least {shortest} characters; several words are best.</source>
        <translation>Elija una frase de contraseña de al menos {shortest} caracteres; lo mejor son varias palabras.</translation>
    </message>
    <message>
        <source>The passphrase does not open the key file {file}. Try again: it is the one that was chosen when the key was made, and nobody can replace it.</source>
        <translation>La frase de contraseña no abre el archivo de clave {file}. Inténtelo de nuevo: es la que se eligió al crear la clave, y nadie puede sustituirla.</translation>
    </message>
    <message>
        <source>{file} is sealed to the analyst&apos;s key “{key}”. Give that key&apos;s file and its passphrase.</source>
        <translation>{file} está sellado con la clave del analista «{key}». Dé el archivo de esa clave y su frase de contraseña.</translation>
    </message>
    <message>
        <source>{file} is sealed to the analyst&apos;s key “{key}”, and the key given is “{given}”. Give the file of the other key.</source>
        <translation>{file} está sellado con la clave del analista «{key}», y la clave dada es «{given}». Dé el archivo de la otra clave.</translation>
    </message>
    <message>
        <source>Nothing can be sealed to the analyst&apos;s key of the survey {survey}. Make a new pair with “surveyapp key new” and put its public key in the survey.</source>
        <translation>No se puede sellar nada con la clave del analista de la encuesta {survey}. Cree un par nuevo con «surveyapp key new» y ponga su clave pública en la encuesta.</translation>
    </message>
    <message>
        <source>{sheet}, column {column}: a cell takes {most} characters, and the survey has {count} there; this survey cannot be written as a form.</source>
        <translation>{sheet}, columna {column}: una celda admite {most} caracteres, y la encuesta tiene {count} ahí; esta encuesta no se puede escribir como formulario.</translation>
    </message>
    <message>
        <source>{reason} (at character {place}).</source>
        <translation>{reason} (en el carácter {place}).</translation>
    </message>
    <message>
        <source>all choices of a question must differ</source>
        <translation>todas las opciones de una pregunta deben ser distintas</translation>
    </message>
    <message>
        <source>The project {file} is no longer in its folder. Put it back there, or open another project.</source>
        <translation>El proyecto {file} ya no está en su carpeta. Devuélvalo allí o abra otro proyecto.</translation>
    </message>
    <message>
        <source>The program itself made a mistake, but only after this interview was recorded: it is kept, so do not ask this person again. Go on with the next respondent; if it happens again, stop using this kiosk and send the report, which holds nothing of an interview: {report}.</source>
        <translation>El propio programa cometió un error, pero solo después de registrar esta entrevista: se conserva, así que no vuelva a preguntar a esta persona. Siga con el próximo encuestado; si vuelve a ocurrir, deje de usar este quiosco y envíe el informe, que no contiene nada de ninguna entrevista: {report}.</translation>
    </message>
    <message>
        <source>{file} was altered or damaged since it was saved ({what}); train or copy it again.</source>
        <translation>{file} se alteró o se dañó después de guardarse ({what}); entrénelo o cópielo de nuevo.</translation>
    </message>
    <message>
        <source>The model needs the features {needed}, in this order and with its levels; got {given}.</source>
        <translation>El modelo necesita las características {needed}, en este orden y con sus niveles; se recibieron {given}.</translation>
    </message>
    <message>
        <source>There is no row with a class to evaluate on.</source>
        <translation>No hay ninguna fila con una clase con la que evaluar.</translation>
    </message>
    <message>
        <source>Epsilon is {epsilon}; it must be above 0. Small is private: 0.3 to 3 is usual.</source>
        <translation>Épsilon es {epsilon}; debe ser mayor que 0. Pequeño es privado: lo habitual es de 0.3 a 3.</translation>
    </message>
    <message>
        <source>A synthetic table needs two or more columns; this one has {columns}.</source>
        <translation>Una tabla sintética necesita dos o más columnas; esta tiene {columns}.</translation>
    </message>
    <message>
        <source>{rows} synthetic rows were asked for; ask for 1 or more.</source>
        <translation>Se pidieron {rows} filas sintéticas; pida 1 o más.</translation>
    </message>
    <message>
        <source>The bounds {text} cannot be used; write COLUMN=LOW:HIGH or COLUMN=LOW:HIGH:BINS, such as age=0:100:10.</source>
        <translation>Las cotas {text} no se pueden usar; escriba COLUMNA=MÍNIMO:MÁXIMO o COLUMNA=MÍNIMO:MÁXIMO:INTERVALOS, como edad=0:100:10.</translation>
    </message>
    <message>
        <source>Column {attribute} has {levels} different values, more than the {most} that a category can have; leave it out of the features.</source>
        <translation>La columna {attribute} tiene {levels} valores distintos, más de los {most} que puede tener una categoría; quítela de las características.</translation>
    </message>
    <message>
        <source>{file} has two columns called {attribute}; rename one of them.</source>
        <translation>{file} tiene dos columnas llamadas {attribute}; cambie el nombre de una de ellas.</translation>
    </message>
    <message>
        <source>{file} has no rows below its header.</source>
        <translation>{file} no tiene filas debajo de su encabezado.</translation>
    </message>
    <message>
        <source>A model of the method {method} cannot be trained again on a plain table; leave out the folds.</source>
        <translation>Un modelo del método {method} no se puede entrenar de nuevo con una tabla simple; quite las particiones de la validación cruzada.</translation>
    </message>
    <message>
        <source>{question} has no list of answers of which one is given, so nothing can be learned from it; name a yes/no question, a single choice or a rating.</source>
        <translation>{question} no tiene una lista de respuestas de las que se da una, así que no se puede aprender nada de ella; nombre una pregunta de sí o no, una elección única o una escala.</translation>
    </message>
    <message>
        <source>{label} was asked in joint questions, and a tree needs each question asked by itself. Train naive-bayes.</source>
        <translation>{label} se preguntó en preguntas conjuntas, y un árbol necesita que cada pregunta se haga por separado. Entrene naive-bayes.</translation>
    </message>
    <message>
        <source>Epsilon is {epsilon}; for randomized reports give one above 0 and up to {most}.</source>
        <translation>Épsilon es {epsilon}; para respuestas aleatorizadas indique uno mayor que 0 y de {most} como máximo.</translation>
    </message>
    <message>
        <source>There is no learner {learner}; take one of {known}.</source>
        <translation>No hay ningún método de aprendizaje {learner}; elija uno de {known}.</translation>
    </message>
    <message>
        <source>The share to hold out is {share}; it must be above 0 and below 1.</source>
        <translation>La proporción que se reserva para evaluar es {share}; debe ser mayor que 0 y menor que 1.</translation>
    </message>
    <message>
        <source>The budget is {budget}; it must be a number above 0.</source>
        <translation>El presupuesto es {budget}; debe ser un número mayor que 0.</translation>
    </message>
    <message>
        <source>{word} is none of the 256 words.</source>
        <translation>{word} no es ninguna de las 256 palabras.</translation>
    </message>
    <message>
        <source>The survey cannot be written as a form: XLSForm cannot express {what}.</source>
        <translation>La encuesta no se puede escribir como formulario: XLSForm no tiene palabras para {what}.</translation>
    </message>
    <message>
        <source>Choose a table, or the reports of this project, first.</source>
        <translation>Elija antes una tabla o las respuestas registradas de este proyecto.</translation>
    </message>
    <message>
        <source>The import was stopped; nothing of it was kept, the project {file} is as it was.</source>
        <translation>La importación se detuvo; no se conservó nada de ella y el proyecto {file} está como estaba.</translation>
    </message>
    <message>
        <source>The ending of {file} does not say what to write; give it one of {known}.</source>
        <translation>La terminación de {file} no dice qué escribir; póngale una de estas: {known}.</translation>
    </message>
    <message>
        <source>{question} is named in two filters. Name it once; write several answers with commas between them.</source>
        <translation>{question} se nombra en dos filtros. Nómbrela una sola vez; escriba varias respuestas separadas por comas.</translation>
    </message>
    <message>
        <source>{question} has no list of answers, so no interviews can be chosen by it. Filter by a direct question with listed answers; this survey has {known}.</source>
        <translation>{question} no tiene lista de respuestas, así que no se pueden elegir entrevistas por ella. Filtre por una pregunta directa con respuestas enumeradas; esta encuesta tiene {known}.</translation>
    </message>
    <message>
        <source>{file} has the same rows as {other}, which was imported before, so its respondents would count twice.</source>
        <translation>{file} tiene las mismas filas que {other}, que ya se importó, así que sus encuestados contarían dos veces.</translation>
    </message>
    <message>
        <source>No row of {file} can be imported: {refused} were refused{first}.</source>
        <translation>No se puede importar ninguna fila de {file}: se rechazaron {refused}{first}.</translation>
    </message>
    <message>
        <source>The privacy account cannot be made: {reason}.</source>
        <translation>No se puede hacer el balance de privacidad: {reason}.</translation>
    </message>
    <message>
        <source>The survey has no labels in the language {language}; it has {known}.</source>
        <translation>La encuesta no tiene etiquetas en el idioma {language}; tiene {known}.</translation>
    </message>
    <message>
        <source>SOURCE_DATE_EPOCH is “{value}”; give whole seconds since 1970, or leave it unset.</source>
        <translation>SOURCE_DATE_EPOCH es «{value}»; dé segundos enteros desde 1970 o no la defina.</translation>
    </message>
    <message>
        <source>The mapping does not fit {file}: {reason}.</source>
        <translation>La correspondencia no encaja con {file}: {reason}.</translation>
    </message>
    <message>
        <source>No column of {file} was chosen for a question; choose at least one.</source>
        <translation>No se eligió ninguna columna de {file} para una pregunta; elija al menos una.</translation>
    </message>
    <message>
        <source>Reading a table of {engine} needs libraries that are not installed ({missing}): pip install &apos;surveyapp[engines]&apos;.</source>
        <translation>Para leer una tabla de {engine} hacen falta bibliotecas que no están instaladas ({missing}): pip install &apos;surveyapp[engines]&apos;.</translation>
    </message>
    <message>
        <source>The table {table} of {source} cannot be read: {reason}.</source>
        <translation>No se puede leer la tabla {table} de {source}: {reason}.</translation>
    </message>
    <message>
        <source>The table {table} has no column {column}, in which {question} would be recorded.</source>
        <translation>La tabla {table} no tiene la columna {column}, en la que se registraría {question}.</translation>
    </message>
    <message>
        <source>There is nothing to undo in this project; it keeps the last {most} actions.</source>
        <translation>No hay nada que deshacer en este proyecto; conserva las últimas {most} acciones.</translation>
    </message>
    <message>
        <source>There is nothing to redo in this project: nothing was undone since the last action.</source>
        <translation>No hay nada que rehacer en este proyecto: no se deshizo nada desde la última acción.</translation>
    </message>
    <message>
        <source>{file} cannot be removed: an older Surveyapp stored its interviews without noting which of its kiosk&apos;s files they came from. Import the files that shall stay into a new project.</source>
        <translation>{file} no se puede quitar: un Surveyapp anterior guardó sus entrevistas sin anotar de qué archivos de su quiosco venían. Importe en un proyecto nuevo los archivos que deban quedarse.</translation>
    </message>
    <message>
        <source>{file} could not be written: {reason}.</source>
        <translation>No se pudo escribir {file}: {reason}.</translation>
    </message>
    <message>
        <source>The program itself made a mistake, so this interview was not recorded; all before it are kept. Go on with the next respondent; if it happens again, stop using this kiosk and send the report, which holds nothing of an interview: {report}.</source>
        <translation>El propio programa cometió un error, así que esta entrevista no se registró; todas las anteriores se conservan. Siga con el próximo encuestado; si vuelve a ocurrir, deje de usar este quiosco y envíe el informe, que no contiene nada de ninguna entrevista: {report}.</translation>
    </message>
    <message>
        <source>not written</source>
        <translation>no escrito</translation>
    </message>
    <message>
        <source>The budget cannot be made: {reason}.</source>
        <translation>No se puede hacer el presupuesto: {reason}.</translation>
    </message>
    <message>
        <source>The survey cannot be rehearsed: {reason}.</source>
        <translation>No se puede ensayar la encuesta: {reason}.</translation>
    </message>
    <message>
        <source>A cross-table needs two to four different questions; these were given: {names}.</source>
        <translation>Una tabla cruzada necesita de dos a cuatro preguntas distintas; se dieron estas: {names}.</translation>
    </message>
    <message>
        <source>{question} is a number, so it needs the linear model, not the logistic one.</source>
        <translation>{question} es un número, así que necesita el modelo lineal, no el logístico.</translation>
    </message>
    <message>
        <source>The report cannot contain “{analysis}”; remove it, or correct it: {problem}</source>
        <translation>El informe no puede contener «{analysis}»; quítelo o corríjalo: {problem}</translation>
    </message>
    <message>
        <source>all answers lead to the same reports, so nothing can be learned from them</source>
        <translation>todas las respuestas llevan a los mismos informes, así que no se puede aprender nada de ellos</translation>
    </message>
    <message>
        <source>it has no answers or no reports</source>
        <translation>no tiene respuestas o no tiene informes</translation>
    </message>
    <message>
        <source>row {number} has another length than row 1</source>
        <translation>la fila {number} no tiene la longitud de la fila 1</translation>
    </message>
    <message>
        <source>row {number} has a negative probability</source>
        <translation>la fila {number} tiene una probabilidad negativa</translation>
    </message>
    <message>
        <source>row {number} sums to {row} and not to 1</source>
        <translation>la fila {number} suma {row} y no 1</translation>
    </message>
    <message>
        <source>p_yes + p_no of sample {sample} is {yes}; it may be at most 1</source>
        <translation>p_yes + p_no de la muestra {sample} es {yes}; puede ser 1 como máximo</translation>
    </message>
    <message>
        <source>it has {count} probabilities; give 2 to {most_choices}, one a card</source>
        <translation>tiene {count} probabilidades; dé de 2 a {most_choices}, una por tarjeta</translation>
    </message>
    <message>
        <source>they sum to {total}; they must sum to 1 exactly</source>
        <translation>suman {total}; deben sumar exactamente 1</translation>
    </message>
    <message>
        <source>one card is drawn in all cases, so chance protects no answer; give two or more</source>
        <translation>en todos los casos se saca una sola tarjeta, así que el azar no protege ninguna respuesta; dé dos o más</translation>
    </message>
    <message>
        <source>they are the same from both ends, so both answers lead to the same numbers and nothing can be learned; make low numbers likelier than high ones</source>
        <translation>son las mismas desde ambos extremos, así que ambas respuestas llevan a los mismos números y no se aprende nada; haga los números bajos más probables que los altos</translation>
    </message>
    <message>
        <source>it has {count} probabilities for {k} choices; give one for each choice</source>
        <translation>tiene {count} probabilidades para {k} opciones; dé una por opción</translation>
    </message>
    <message>
        <source>p_truth and p_forced sum to {total}; they must sum to 1 exactly, because each counts its share of all cases</source>
        <translation>p_truth y p_forced suman {total}; deben sumar exactamente 1, porque cada una cuenta su parte de todos los casos</translation>
    </message>
    <message>
        <source>p_truth + p_yes is {p_truth}, which is above 1; p_yes counts forced “yes” among all cases, not among the forced ones</source>
        <translation>p_truth + p_yes es {p_truth}, más que 1; p_yes cuenta los «sí» forzados entre todos los casos, no entre los forzados</translation>
    </message>
    <message>
        <source>give either epsilon or p_truth, exactly one of them</source>
        <translation>dé epsilon o p_truth, exactamente uno de los dos</translation>
    </message>
    <message>
        <source>it is {p_no}, as is p_yes, so both packs give the same reports and nothing can be learned; make them differ</source>
        <translation>es {p_no}, igual que p_yes, así que ambos mazos dan los mismos informes y no se aprende nada; hágalos distintos</translation>
    </message>
    <message>
        <source>it makes more than {most_steps} steps from minimum to maximum; choose a larger step, or hybrid</source>
        <translation>da más de {most_steps} pasos del mínimo al máximo; elija un paso mayor, o hybrid</translation>
    </message>
    <message>
        <source>sample</source>
        <translation>muestra</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>muestras</translation>
    </message>
    <message>
        <source>it has {count} probabilities; give two, one for each {of}</source>
        <translation>tiene {count} probabilidades; dé dos, una por {of}</translation>
    </message>
    <message>
        <source>list its values; numbers of which only the mean is known cannot be drawn</source>
        <translation>enumere sus valores; no se pueden sortear números de los que solo se conoce la media</translation>
    </message>
    <message>
        <source>give minimum and maximum together</source>
        <translation>dé el mínimo y el máximo juntos</translation>
    </message>
    <message>
        <source>this design needs a minimum and a maximum</source>
        <translation>este diseño necesita un mínimo y un máximo</translation>
    </message>
    <message>
        <source>give a minimum and a maximum</source>
        <translation>dé un mínimo y un máximo</translation>
    </message>
    <message>
        <source>it has {count} rows for {k} choices; give one for each choice</source>
        <translation>tiene {count} filas para {k} opciones; dé una por opción</translation>
    </message>
    <message>
        <source>it has more than {most_entries} entries; give fewer</source>
        <translation>tiene más de {most_entries} casillas; dé menos</translation>
    </message>
    <message>
        <source>whole steps must lead from the minimum to the maximum</source>
        <translation>pasos enteros deben llevar del mínimo al máximo</translation>
    </message>
    <message>
        <source>it is so small that there are more than a million possible answers</source>
        <translation>es tan pequeño que hay más de un millón de respuestas posibles</translation>
    </message>
    <message>
        <source>it must be below the maximum</source>
        <translation>debe ser menor que el máximo</translation>
    </message>
    <message>
        <source>it must be above 0</source>
        <translation>debe ser mayor que 0</translation>
    </message>
    <message>
        <source>on average the coins multiply the answer by 0, so nothing can be learned from it</source>
        <translation>en promedio el azar multiplica la respuesta por 0, así que no se aprende nada de ella</translation>
    </message>
    <message>
        <source>the scrambling numbers have more than {most_lines} combinations of values</source>
        <translation>los números que enmascaran tienen más de {most_lines} combinaciones de valores</translation>
    </message>
    <message>
        <source>box</source>
        <translation>caja</translation>
    </message>
    <message>
        <source>boxes</source>
        <translation>cajas</translation>
    </message>
    <message>
        <source>it is 1, so the boxes are never used; choose less than 1</source>
        <translation>es 1, así que las cajas nunca se usan; elija menos de 1</translation>
    </message>
    <message>
        <source>with t {t} and p {p} the answer is recorded as given in half of all cases and turned round in the other half, so nothing can be learned; change one</source>
        <translation>con t {t} y p {p} la respuesta se registra tal cual en la mitad de los casos e invertida en la otra mitad, así que no se aprende nada; cambie uno</translation>
    </message>
    <message>
        <source>give both p and q</source>
        <translation>dé p y q juntos</translation>
    </message>
    <message>
        <source>give either epsilon or p and q, exactly one of them</source>
        <translation>dé epsilon o bien p y q, exactamente una de las dos cosas</translation>
    </message>
    <message>
        <source>it equals p, so nothing can be learned from the reports</source>
        <translation>es igual a p, así que no se aprende nada de los informes</translation>
    </message>
    <message>
        <source>it goes with epsilon, not with p and q</source>
        <translation>va con epsilon, no con p y q</translation>
    </message>
    <message>
        <source>optimized is for questions with one answer; leave it out for multiple choice</source>
        <translation>optimized es para preguntas de una sola respuesta; omítalo en la opción múltiple</translation>
    </message>
    <message>
        <source>it is {at_most}, above the {k} choices</source>
        <translation>es {at_most}, más que las {k} opciones</translation>
    </message>
    <message>
        <source>the table is not {n} by {n}</source>
        <translation>la tabla no es de {n} por {n}</translation>
    </message>
    <message>
        <source>an entry is not above 0 and at most 1</source>
        <translation>una casilla no es mayor que 0 y como máximo 1</translation>
    </message>
    <message>
        <source>the diagonal is not the respondents&apos; own probabilities</source>
        <translation>la diagonal no son las probabilidades de los propios encuestados</translation>
    </message>
    <message>
        <source>the table is not symmetric</source>
        <translation>la tabla no es simétrica</translation>
    </message>
    <message>
        <source>{taps} taps; give at least 1</source>
        <translation>{taps} toques; dé al menos 1</translation>
    </message>
    <message>
        <source>the confidence is {confidence}; it must be above 0 and below 1</source>
        <translation>la confianza es {confidence}; debe ser mayor que 0 y menor que 1</translation>
    </message>
    <message>
        <source>each respondent cannot be asked {ask} of {count} questions</source>
        <translation>no se pueden hacer {ask} de {count} preguntas a cada encuestado</translation>
    </message>
    <message>
        <source>ε {epsilon} is too little for {ask} questions of one respondent; allow more, or ask fewer questions</source>
        <translation>ε {epsilon} es demasiado poco para {ask} preguntas por encuestado; permita más, o haga menos preguntas</translation>
    </message>
    <message>
        <source>ε is {epsilon}; give from 0.01 to {most}</source>
        <translation>ε es {epsilon}; dé de 0.01 a {most}</translation>
    </message>
    <message>
        <source>{name} is asked in two wordings, which go with its design</source>
        <translation>{name} se pregunta con dos redacciones, que van con su diseño</translation>
    </message>
    <message>
        <source>{name} has no randomized question</source>
        <translation>{name} no tiene preguntas aleatorizadas</translation>
    </message>
    <message>
        <source>give at least one interview</source>
        <translation>dé al menos una entrevista</translation>
    </message>
    <message>
        <source>there is no such project; import first</source>
        <translation>no existe ese proyecto; importe primero</translation>
    </message>
    <message>
        <source>what was sealed to its key did not open again</source>
        <translation>lo que se selló con su clave no volvió a abrirse</translation>
    </message>
    <message>
        <source>survey must be a text and version a number</source>
        <translation>survey debe ser un texto y version un número</translation>
    </message>
    <message>
        <source>missing must be a list of texts</source>
        <translation>missing debe ser una lista de textos</translation>
    </message>
    <message>
        <source>table must be an object with some of {known}</source>
        <translation>table debe ser un objeto con algunos de {known}</translation>
    </message>
    <message>
        <source>columns must be a list</source>
        <translation>columns debe ser una lista</translation>
    </message>
    <message>
        <source>{key} must be the name of a column</source>
        <translation>{key} debe ser el nombre de una columna</translation>
    </message>
    <message>
        <source>table.{key} must be {value}</source>
        <translation>table.{key} debe ser {value}</translation>
    </message>
    <message>
        <source>{where} must be an object with record, column and values</source>
        <translation>{where} debe ser un objeto con record, column y values</translation>
    </message>
    <message>
        <source>{where} must name its record and its column</source>
        <translation>{where} debe nombrar su record y su column</translation>
    </message>
    <message>
        <source>{where}.values must give a text for each value</source>
        <translation>{where}.values debe dar un texto para cada valor</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un número</translation>
    </message>
    <message>
        <source>a condition</source>
        <translation>una condición</translation>
    </message>
    <message>
        <source>an answer</source>
        <translation>una respuesta</translation>
    </message>
    <message>
        <source>several choices</source>
        <translation>varias opciones</translation>
    </message>
    <message>
        <source>a day</source>
        <translation>un día</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>un texto</translation>
    </message>
    <message>
        <source>give a survey, or a project with interviews</source>
        <translation>dé una encuesta, o un proyecto con entrevistas</translation>
    </message>
    <message>
        <source>the columns must be {columns}</source>
        <translation>las columnas deben ser {columns}</translation>
    </message>
    <message>
        <source>the share of {answer} at {name} is {share}; give one from 0 to 1</source>
        <translation>la parte de {answer} en {name} es {share}; dé una de 0 a 1</translation>
    </message>
    <message>
        <source>the shares at {name} sum to {value}; all answers together must be 1</source>
        <translation>las partes en {name} suman {value}; todas las respuestas juntas deben dar 1</translation>
    </message>
    <message>
        <source>{name} is a number; suppose its {mean}</source>
        <translation>{name} es un número; suponga su {mean}</translation>
    </message>
    <message>
        <source>the mean of {name} is {mean}; give one from {low} to {high}</source>
        <translation>la media de {name} es {mean}; dé una de {low} a {high}</translation>
    </message>
    <message>
        <source>{one} supposes nothing; write QUESTION:ANSWER=0.1</source>
        <translation>{one} no supone nada; escriba QUESTION:ANSWER=0.1</translation>
    </message>
    <message>
        <source>with a difference of {difference} the share of {answer} at {question} would be {share} in a group; suppose a smaller difference, or another share</source>
        <translation>con una diferencia de {difference} la parte de {answer} en {question} sería {share} en un grupo; suponga una diferencia menor u otra parte</translation>
    </message>
    <message>
        <source>{name} would be compared between groups of its own answers</source>
        <translation>{name} se compararía entre grupos de sus propias respuestas</translation>
    </message>
    <message>
        <source>a comparison needs two different groups of {by}</source>
        <translation>una comparación necesita dos grupos distintos de {by}</translation>
    </message>
    <message>
        <source>interviews</source>
        <translation>entrevistas</translation>
    </message>
    <message>
        <source>rehearsals</source>
        <translation>ensayos</translation>
    </message>
    <message>
        <source>there would be {number} {what}; give from {least} to {most}</source>
        <translation>habría {number} {what}; dé de {least} a {most}</translation>
    </message>
    <message>
        <source>a seed is a whole number from 0</source>
        <translation>una semilla es un número entero desde 0</translation>
    </message>
    <message>
        <source>{name} has {rows} rows, fewer than the {size} interviews asked for</source>
        <translation>{name} tiene {rows} filas, menos que las {size} entrevistas pedidas</translation>
    </message>
    <message>
        <source>{interviews} interviews at {kiosks} kiosks; give at least one interview a kiosk</source>
        <translation>{interviews} entrevistas en {kiosks} quioscos; dé al menos una entrevista por quiosco</translation>
    </message>
    <message>
        <source>{interviews} interviews are more than the {most_interviews} that fit in a run</source>
        <translation>{interviews} entrevistas son más que las {most_interviews} que caben en una vez</translation>
    </message>
    <message>
        <source>{path} is there already with other content; choose another folder</source>
        <translation>{path} ya existe con otro contenido; elija otra carpeta</translation>
    </message>
    <message>
        <source>there is no column {name}; give one for each question, and of a joint question its own or its members&apos;</source>
        <translation>no hay columna {name}; dé una por pregunta, y de una pregunta conjunta la suya o las de sus miembros</translation>
    </message>
    <message>
        <source>{cell} is not an answer to {name}; they are {question}</source>
        <translation>{cell} no es una respuesta a {name}; son {question}</translation>
    </message>
    <message>
        <source>{row} is not an answer to {name}; they are {known}</source>
        <translation>{row} no es una respuesta a {name}; son {known}</translation>
    </message>
    <message>
        <source>does not fit the other cells: no interview records these together</source>
        <translation>no encaja con las otras celdas: ninguna entrevista registra esto junto</translation>
    </message>
    <message>
        <source>is out of order or has no proper id</source>
        <translation>está fuera de orden o no tiene un identificador correcto</translation>
    </message>
    <message>
        <source>its survey is not usable: {problem}</source>
        <translation>su encuesta no se puede usar: {problem}</translation>
    </message>
    <message>
        <source>has reports to more questions than its respondent was asked</source>
        <translation>tiene informes a más preguntas de las que se hicieron a su encuestado</translation>
    </message>
    <message>
        <source>it is open in another program, or was not closed; choose another name</source>
        <translation>está abierto en otro programa, o no se cerró; elija otro nombre</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>no es un archivo normal</translation>
    </message>
    <message>
        <source>the encoding {encoding} is not known; choose one of {encodings}</source>
        <translation>la codificación {encoding} no se conoce; elija una de {encodings}</translation>
    </message>
    <message>
        <source>it is not written in {encoding}; choose another encoding</source>
        <translation>no está escrito en {encoding}; elija otra codificación</translation>
    </message>
    <message>
        <source>it is not a table of cells with “{delimiter}” between them ({problem})</source>
        <translation>no es una tabla de celdas separadas por «{delimiter}» ({problem})</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>está vacío</translation>
    </message>
    <message>
        <source>{value} is not a list of numbers; write them with commas, as in 1,2,3</source>
        <translation>{value} no es una lista de números; escríbalos con comas, como 1,2,3</translation>
    </message>
    <message>
        <source>{option} is not an option of {analysis}; it takes {known}.</source>
        <translation>{option} no es una opción de {analysis}; admite {known}.</translation>
    </message>
    <message>
        <source>{value} is not a number</source>
        <translation>{value} no es un número</translation>
    </message>
    <message>
        <source>A table does not say which kiosk its rows come from. Use collection files or a project, or group by a direct question.</source>
        <translation>Una tabla no indica los quioscos. Use archivos de recogida o un proyecto, o agrupe por una pregunta directa.</translation>
    </message>
    <message>
        <source>The analysis of {questions} needs the reports one by one, and a database table is only counted: import its rows as a CSV table, or leave it out.</source>
        <translation>Lo que se pide de {questions} necesita las respuestas registradas una a una, y la tabla de un motor solo se cuenta: importe sus filas como tabla CSV o quítelo.</translation>
    </message>
    <message>
        <source>{question} has the design {design}, which divides its respondents into two samples: leave out the population size, or choose another question.</source>
        <translation>{question} tiene el diseño {design}, que divide a sus encuestados en dos muestras: quite la población, o pida otra --question.</translation>
    </message>
    <message>
        <source>“{written}” is not a range of shares; give it as FROM:TO or FROM:TO:STEP with shares from 0 to below 1, such as 0:0.3 or 0:0.3:0.1.</source>
        <translation>«{written}» no es un intervalo de proporciones; escríbalo como FROM:TO o FROM:TO:STEP con proporciones desde 0 hasta menos de 1, como 0:0.3 o 0:0.3:0.1.</translation>
    </message>
    <message>
        <source>How many people the respondents represent is not known: give the size of the population, or weights.</source>
        <translation>No se sabe a cuántas personas representan los encuestados: dé el tamaño de la población, o pesos.</translation>
    </message>
    <message>
        <source>The population size applies to a simple random sample of everybody; leave out {option}, or the population size. How many people there are in each group, stratum or cluster is not known.</source>
        <translation>El tamaño de la población va con una muestra simple de todos; quite {option}, o la población. No se sabe cuántas personas hay en cada grupo, estrato o conglomerado.</translation>
    </message>
    <message>
        <source>{question} has the design {design}. Inclusion probabilities and totals need a design whose reports follow from the answer alone, in one sample; give weights, or choose another question.</source>
        <translation>{question} tiene el diseño {design}. Las probabilidades de inclusión y los totales necesitan un diseño cuyos informes dependan solo de la respuesta, en una sola muestra; dé pesos, o pida otra --question.</translation>
    </message>
    <message>
        <source>There is only one item, {item}. Choose several questions, or the groups that rated it.</source>
        <translation>Solo hay un elemento, {item}. Elija varias preguntas, o los grupos que lo valoraron.</translation>
    </message>
    <message>
        <source>It is not known what the answers to {question} are worth. Give one number for each of them as its utility: {answers}.</source>
        <translation>No se sabe cuánto valen las respuestas a {question}. Indique un número para cada una como su utilidad: {answers}.</translation>
    </message>
    <message>
        <source>{question} is not a number that is known for each respondent, so it cannot be the outcome of a linear regression: choose a rating that is asked directly, or the logistic model.</source>
        <translation>{question} no es un número que se conozca de cada encuestado, así que no puede ser el desenlace de una regresión lineal: elija una escala preguntada directamente, o el modelo logístico.</translation>
    </message>
    <message>
        <source>A random intercept needs the logistic model of a yes/no question that is asked in one sample, and direct predictors; {question} or its predictors do not fit. Use clusters without a random intercept.</source>
        <translation>Un intercepto aleatorio necesita el modelo logístico de una pregunta de sí o no hecha en una sola muestra, y predictores directos; {question} o sus predictores no encajan. Use conglomerados sin intercepto aleatorio.</translation>
    </message>
    <message>
        <source>There are {clusters} clusters and {coefficients} coefficients; standard errors need more clusters than coefficients, preferably many more. Use fewer predictors or another cluster column.</source>
        <translation>Hay {clusters} conglomerados y {coefficients} coeficientes; los errores estándar necesitan más conglomerados que coeficientes, mejor muchos más. Use menos predictores u otra columna de conglomerados.</translation>
    </message>
    <message>
        <source>The link {link} is for the share of “yes” to a question that is not a list experiment. Leave it out for {question}.</source>
        <translation>El enlace {link} es para la proporción de «sí» de una pregunta que no sea un experimento de lista. Omítalo para {question}.</translation>
    </message>
    <message>
        <source>{question} is not a predictor with categories, so it has no reference level. Those with one are: {known}.</source>
        <translation>{question} no es un predictor con categorías, así que no tiene nivel de referencia. Los que lo tienen son: {known}.</translation>
    </message>
    <message>
        <source>{question} is a number with added noise. The linear model corrects for the noise only if the other predictors are asked directly or are numbers too. Leave out {question}, or the others.</source>
        <translation>{question} es un número con ruido, que el modelo lineal de un número corrige, junto a predictores preguntados directamente o que también son números. Omita {question}, o los otros.</translation>
    </message>
    <message>
        <source>{question} was asked with {design}, whose reports do not show how large their noise is, so it cannot be a predictor. Leave it out.</source>
        <translation>{question} se preguntó con {design}, cuyos informes no dicen cuánto ruido tienen, así que no puede ser un predictor. Omítala.</translation>
    </message>
    <message>
        <source>“{answer}” is not a number or range for {question}. Write {question}&gt;=30, {question}&lt;65 or {question}=18..29.</source>
        <translation>«{answer}» no es un número ni un intervalo para {question}. Escriba {question}&gt;=30, {question}&lt;65 o {question}=18..29.</translation>
    </message>
    <message>
        <source>“{written}” is not a filter. Write a question and its answers, as in region=north,south, or a number, as in age&gt;=30 or age=18..29.</source>
        <translation>«{written}» no es un filtro. Escriba una pregunta y sus respuestas, como en region=north,south, o un número, como en age&gt;=30 o age=18..29.</translation>
    </message>
    <message>
        <source>None of the {all} interviews has {where}. Remove a filter, or choose other answers.</source>
        <translation>Ninguna de las {all} entrevistas tiene {where}. Quite un filtro o elija otras respuestas.</translation>
    </message>
    <message>
        <source>{by} has {groups} groups, too many to compare every pair. Choose two of them; it has {known}.</source>
        <translation>{by} tiene {groups} grupos, demasiados para comparar todos los pares. Elija dos; tiene {known}.</translation>
    </message>
    <message>
        <source>The survey {survey} has no recorded question {question}; it has {known}.</source>
        <translation>La encuesta {survey} no registra ninguna pregunta {question}; registra {known}.</translation>
    </message>
    <message>
        <source>{question} was asked with {design}, which cannot be used here: that needs a design of one sample whose reports can be listed. Leave it out; it can only be estimated by itself.</source>
        <translation>{question} se preguntó con {design}, que no se puede usar aquí: hace falta un diseño de una sola muestra cuyos informes se puedan enumerar. Déjela fuera; estimate dice lo que se puede decir de ella.</translation>
    </message>
    <message>
        <source>{question} was asked with {design}, which cannot be used here: that needs reports that can be listed one by one. Leave it out; it can only be estimated by itself.</source>
        <translation>{question} se preguntó con {design}, que no puede usarse aquí: hacen falta respuestas registradas que se puedan enumerar una por una. Quítela; estimate dice lo que puede saberse de ella.</translation>
    </message>
    <message>
        <source>{question} is randomized, so it does not show anybody&apos;s {kind}. Name a direct question; this survey has {known}.</source>
        <translation>{question} está aleatorizada, así que por ella no se conoce {kind} de nadie. Nombre una pregunta directa; esta encuesta tiene {known}.</translation>
    </message>
    <message>
        <source>{method} is for means; give the size of the population in which people are counted</source>
        <translation>{method} es para medias; indique el tamaño de la población en la que se cuenta a las personas</translation>
    </message>
    <message>
        <source>it gives shares and means, not numbers of people; leave out the numbers of people</source>
        <translation>da proporciones y medias, no números de personas; quite los números de personas</translation>
    </message>
    <message>
        <source>give the size of the population in which people are counted, or weights</source>
        <translation>indique el tamaño de la población en la que se cuenta a las personas, o pesos</translation>
    </message>
    <message>
        <source>it applies only with {option}</source>
        <translation>solo vale con {option}</translation>
    </message>
    <message>
        <source>There is no screen to open a window on. Start this from a desktop session, or use a command that needs no window.</source>
        <translation>No hay pantalla en la que abrir una ventana. Inícielo desde una sesión de escritorio o use las órdenes que no necesitan ventana.</translation>
    </message>
    <message>
        <source>{option} {given} is not part of an opened coin: {reason}.</source>
        <translation>{option} {given} no es parte de una moneda abierta: {reason}.</translation>
    </message>
    <message>
        <source>Use coin check or coin page; add --help for their options.</source>
        <translation>Diga coin check o coin page; --help después de cada uno dice qué necesita.</translation>
    </message>
    <message>
        <source>The two passphrases differ, so nothing was made. Start again.</source>
        <translation>Las dos frases de contraseña no eran iguales; no se creó nada. Empiece de nuevo.</translation>
    </message>
    <message>
        <source>Use texts export or texts import; add --help for their options.</source>
        <translation>Escriba texts export o texts import; --help tras cada uno dice qué admite.</translation>
    </message>
    <message>
        <source>A passphrase is needed, but there is no terminal to ask for it. Give --passphrase-file FILE.</source>
        <translation>Hace falta una frase de contraseña y no hay terminal en el que pedirla. Indique --passphrase-file FILE.</translation>
    </message>
    <message>
        <source>The channel cannot be used: {reason}.</source>
        <translation>El canal no se puede usar: {reason}.</translation>
    </message>
    <message>
        <source>both {of} have {values}, so they give the same information twice; choose two different values, far apart</source>
        <translation>las dos {of} tienen {values}, así que dicen dos veces lo mismo; elija dos valores distintos y alejados</translation>
    </message>
    <message>
        <source>with these values no number of interviews can estimate &quot;{name}&quot;; choose values that differ more</source>
        <translation>con estos valores ningún número de entrevistas informa sobre «{name}»; elija valores más distintos</translation>
    </message>
    <message>
        <source>in both samples p_yes/(1 − p_no) is the same, so people with the trait, people without and people who follow no card cannot be distinguished; choose values far apart</source>
        <translation>en ambas muestras p_yes/(1 − p_no) es igual, así que no se distingue a quienes tienen el rasgo, a quienes no lo tienen y a quienes no siguen ninguna tarjeta; elija valores alejados</translation>
    </message>
    <message>
        <source>besides {design} they can only be direct</source>
        <translation>junto a {design} solo pueden ser directos</translation>
    </message>
    <message>
        <source>with these odds no number of interviews can distinguish the answers</source>
        <translation>con estas probabilidades ningún número de entrevistas distingue las respuestas</translation>
    </message>
    <message>
        <source>it must differ from p_truth_1, or the two means cannot be separated</source>
        <translation>debe ser distinto de p_truth_1, o no se distinguen las dos medias</translation>
    </message>
    <message>
        <source>In the maximum-likelihood estimate nobody has the answers in the condition, so there is no share among them. Choose another condition.</source>
        <translation>Según la estimación más verosímil, nadie tiene las respuestas puestas como condición, así que no hay ninguna proporción entre esas personas. Elija otra condición.</translation>
    </message>
    <message>
        <source>No share can be estimated from the reports; too few people followed the instruction.</source>
        <translation>Las respuestas registradas no dicen la proporción de ninguna respuesta; muy pocas personas siguieron la instrucción.</translation>
    </message>
    <message>
        <source>The ranking of item {item} did not converge in {rounds} rounds: its coins reveal too little about the answers. Use a design that asks for the true answer more often, or leave the item out.</source>
        <translation>La clasificación del elemento {item} no se estabilizó en {rounds} rondas: sus monedas dicen demasiado poco sobre las respuestas. Pregunte con un diseño que pida la verdad con más frecuencia o quite ese elemento.</translation>
    </message>
    <message>
        <source>Sample {sample} has {n} reports; each of the two needs at least 2, or the two means cannot be separated.</source>
        <translation>La muestra {sample} tiene {n} respuestas registradas; cada una de las dos necesita al menos 2, o las dos medias no se pueden distinguir.</translation>
    </message>
    <message>
        <source>The exact method would have to look at more than a billion reports. Use a larger error, or the normal method, which gives nearly the same result at such sizes.</source>
        <translation>El método exacto tendría que examinar más de mil millones de respuestas. Use un error mayor, o el método normal, que apenas difiere con esos tamaños.</translation>
    </message>
    <message>
        <source>The method {method} guarantees its result for every number of interviews, which is impossible with this design: its reports have no bounds, or its estimate is a ratio. Use normal.</source>
        <translation>El método {method} vale para cualquier número de entrevistas, y con este diseño ninguno vale así: sus respuestas registradas no tienen cotas, o su estimación es un cociente. Use normal.</translation>
    </message>
    <message>
        <source>Even asking all {population} people does not reach this error, because the coins alone need {coins_only} reports. Accept a larger error or less confidence, or use a design that asks for the true answer more often.</source>
        <translation>Ni siquiera preguntando a las {population} personas se alcanza este error, porque las monedas por sí solas necesitan {coins_only} respuestas registradas. Acepte un error mayor o menos confianza, o use un diseño cuyas monedas pidan la verdad con más frecuencia.</translation>
    </message>
    <message>
        <source>{design} cannot be planned for {target}; choose one of {known}.</source>
        <translation>No se puede planificar {design} para {target}; elija una de estas opciones: {known}.</translation>
    </message>
    <message>
        <source>{name} cannot be planned, because the spread of its harmless numbers is not known. Rehearse it with people whose numbers you know.</source>
        <translation>{name} no se puede planificar: no se sabe cuánto se dispersan sus números inofensivos. Ensáyelo con personas de las que conozca ambos.</translation>
    </message>
    <message>
        <source>With these shares of other people, nobody is left whose answers {design} could estimate. Assume other shares.</source>
        <translation>Con estas proporciones de otras personas no queda nadie cuyas respuestas {design} pudiera distinguir. Suponga otras.</translation>
    </message>
    <message>
        <source>The most likely shares were not found in {steps} steps, so none are shown. The design separates the answers too poorly; use one that asks for the true answer more often.</source>
        <translation>Las prevalencias más verosímiles no se encontraron en {steps} pasos, así que no se muestra ninguna. El diseño distingue demasiado mal las respuestas; use uno cuyas monedas pidan la verdad con más frecuencia.</translation>
    </message>
    <message>
        <source>There are {clusters} clusters; at least 2 are needed to measure how much they differ. Leave the cluster column out.</source>
        <translation>Hay {clusters} conglomerados; se necesitan al menos 2 para ver cuánto difieren. Quite la columna de conglomerados.</translation>
    </message>
    <message>
        <source>The predictor {predictor} is fully determined by {others}, so their effects cannot be separated. Leave one of them out.</source>
        <translation>El predictor {predictor} está totalmente determinado por {others}, así que sus efectos no se pueden distinguir. Quite uno de ellos.</translation>
    </message>
    <message>
        <source>The item count model cannot be estimated reliably: some coefficient cannot be separated from others, or rests on one person. Leave out covariates, merge rare levels, or use the difference in means.</source>
        <translation>El modelo de recuento de enunciados no tiene solución segura: algún coeficiente se oculta tras otros o se apoya en una sola persona. Quite covariables, junte niveles raros o use la diferencia de medias.</translation>
    </message>
    <message>
        <source>Only {n} respondents answered all questions of the regression, which estimates {parameters} parameters. Use fewer predictors or collect more interviews.</source>
        <translation>Solo {n} encuestados respondieron a todo lo que usa la regresión, y esta estima {parameters} números. Use menos predictores o recoja más entrevistas.</translation>
    </message>
    <message>
        <source>All reports of the outcome are the same, so there is no difference to explain. Choose another outcome or collect more interviews.</source>
        <translation>Todos los informes del resultado son iguales, así que nada puede explicar una diferencia entre ellos. Elija otro resultado o reúna más entrevistas.</translation>
    </message>
    <message>
        <source>Nearly all differences in the reports to {predictor} are noise from its randomization, so its effect cannot be estimated. Leave it out, or collect more interviews.</source>
        <translation>Casi todas las diferencias de los informes a {predictor} son el ruido de su aleatorización, así que su efecto no se puede ver. Omítala, o reúna más entrevistas.</translation>
    </message>
    <message>
        <source>The predictor {predictor} has the same value for all respondents, so its effect cannot be estimated. Leave it out.</source>
        <translation>El predictor {predictor} tiene el mismo valor para todos los encuestados, así que no se puede conocer su efecto. Quítelo.</translation>
    </message>
    <message>
        <source>The best-fitting share is exactly 0 or 100 %, so the coefficients have no finite estimate. Look at the estimate of the share first; collect more interviews.</source>
        <translation>La proporción que mejor se ajusta es exactamente 0 o 100 %, así que los coeficientes no tienen una estimación finita. Mire primero la estimación de la proporción; reúna más entrevistas.</translation>
    </message>
    <message>
        <source>The design of {question} gives the same reports whatever the answer, so nothing can be learned from them. Use a design whose reports depend on the answer.</source>
        <translation>El diseño de {question} da las mismas respuestas registradas sea cual sea la respuesta, así que no se puede saber nada por ellas. Use un diseño que distinga las respuestas.</translation>
    </message>
    <message>
        <source>The model did not converge in {steps} steps, so no coefficients are shown. Use fewer predictors, or a design that asks for the true answer more often.</source>
        <translation>Los coeficientes más verosímiles no se encontraron en {steps} pasos, así que no se muestra ninguno. Use menos predictores o un diseño cuyas monedas pidan la verdad con más frecuencia.</translation>
    </message>
    <message>
        <source>The reports cannot separate {what}, so there are no standard errors. Two samples need different probabilities; otherwise use fewer predictors.</source>
        <translation>Las respuestas registradas no permiten distinguir {what}, así que no hay errores estándar. Dos muestras necesitan probabilidades distintas; si no, use menos predictores.</translation>
    </message>
    <message>
        <source>The predictor {predictor} separates the answers perfectly, so its coefficient has no finite estimate. Leave it out, merge its levels, or collect more interviews.</source>
        <translation>El predictor {predictor} separa las respuestas perfectamente, así que su coeficiente no tiene una estimación finita. Quítelo, una sus niveles o reúna más entrevistas.</translation>
    </message>
    <message>
        <source>Stratum {stratum} is said to have {population} units, but {sampled} were sampled from it. Give the number of units (clusters, or people if there are no clusters) in the whole stratum.</source>
        <translation>Se dice que el estrato {stratum} tiene {population} unidades, pero se sacaron {sampled} de él. Indique el número de unidades (conglomerados, o personas donde no los haya) que se podrían haber sacado.</translation>
    </message>
    <message>
        <source>The weight of respondent {row} is {weight}; in total {count} weights are not numbers above 0. A weight says how many people a respondent represents. Correct the column, or do not use weights.</source>
        <translation>El peso del encuestado {row} es {weight}, y {count} en total no son números mayores que 0. Un peso dice a cuántas personas representa un encuestado; corrija la columna o prescinda de los pesos.</translation>
    </message>
    <message>
        <source>All {count} weights are 0, so nobody counts. Choose another weight column, or do not use weights.</source>
        <translation>Los {count} pesos son todos 0, así que nadie cuenta. Elija otra columna de pesos o prescinda de los pesos.</translation>
    </message>
    <message>
        <source>{rows} rows cannot be divided into {parts} parts with rows in each.</source>
        <translation>{rows} filas no se pueden repartir en {parts} partes con filas en cada una.</translation>
    </message>
    <message>
        <source>{file} is not a model that this program can read: its format is {format}, not {known}.</source>
        <translation>{file} no es un modelo que este programa pueda leer: su formato es {format}, no {known}.</translation>
    </message>
    <message>
        <source>The cut points of {attribute} must be finite and increasing; they are {cuts}.</source>
        <translation>Los puntos de corte de {attribute} deben ser finitos y crecientes; son {cuts}.</translation>
    </message>
    <message>
        <source>{label} has only one class; a classifier needs at least two.</source>
        <translation>{label} tiene una sola clase; un clasificador necesita dos o más que distinguir.</translation>
    </message>
    <message>
        <source>Column {attribute} has the value {value}, which is not one of its levels ({levels}); correct it, or leave it empty if it is missing.</source>
        <translation>La columna {attribute} tiene el valor {value}, que no es ninguno de sus niveles ({levels}); corríjalo, o déjelo vacío si falta.</translation>
    </message>
    <message>
        <source>{feature} has only one value, so it does not help to predict; leave it out of the features.</source>
        <translation>{feature} tiene un solo valor, así que no dice nada; quítela de las características.</translation>
    </message>
    <message>
        <source>Nobody reported both {feature} and {label}, so their relationship cannot be learned. Leave {feature} out.</source>
        <translation>Nadie respondió a la vez a {feature} y a {label}, así que no se aprende nada de cómo van juntas. Quite {feature}.</translation>
    </message>
    <message>
        <source>{feature} has only one level, {level}, so it does not help to predict. Leave it out.</source>
        <translation>{feature} tiene un solo nivel, {level}: no dice nada. Quítela.</translation>
    </message>
    <message>
        <source>{feature} and {label} have {cells} combinations, but one report can have at most about 256. Merge levels, or leave {feature} out.</source>
        <translation>{feature} y {label} tienen {cells} combinaciones, y una respuesta registrada puede tener unas 256 como máximo. Junte niveles o quite {feature}.</translation>
    </message>
    <message>
        <source>weights follow from the inclusion probabilities; leave out the weights</source>
        <translation>los pesos se deducen de las probabilidades de inclusión; quite los pesos</translation>
    </message>
    <message>
        <source>{file}, line {line}: “{cell}” is not a number. Give the joint inclusion probabilities alone, one row and one column for each respondent, without a header.</source>
        <translation>{file}, línea {line}: «{cell}» no es un número. Dé solo las probabilidades de inclusión conjuntas, una fila y una columna por encuestado, sin encabezado.</translation>
    </message>
    <message>
        <source>Give collection files, tables (.csv) or a project, but only one of these kinds: their respondents cannot be counted together.</source>
        <translation>Dé archivos de recogida, tablas (.csv) o un proyecto, de una sola clase: sus encuestados no se pueden contar juntos.</translation>
    </message>
    <message>
        <source>The column {column} needs a table (.csv) that has it; a collection file contains only reports.</source>
        <translation>La columna {column} necesita una tabla (.csv) que la tenga; un archivo de recogida no contiene más que respuestas registradas.</translation>
    </message>
    <message>
        <source>No row of {where} can be used: {refused} were refused{first}. Each row needs recorded reports in the survey&apos;s columns; a table that codes them in another way must be mapped when it is imported into a project.</source>
        <translation>Ninguna fila de {where} se puede usar: se rechazaron {refused}{first}. Cada fila necesita informes registrados en las columnas de la encuesta; una tabla que los escribe de otro modo se hace corresponder al importarla en un proyecto.</translation>
    </message>
    <message>
        <source>This text is not available in {language}. Choose one of {known}.</source>
        <translation>Este texto no existe en el idioma {language}. Elija uno de {known}.</translation>
    </message>
    <message>
        <source>{feature} was randomized, so the model&apos;s prediction for a respondent is not known. Evaluate on respondents whose features were asked directly, or on a plain table.</source>
        <translation>{feature} se aleatorizó, así que no se sabe lo que el modelo diría de un encuestado. Evalúe con encuestados cuyas características se preguntaron directamente, o con una tabla simple.</translation>
    </message>
    <message>
        <source>The model predicts {classes}, and {label} has the answers {answers}.</source>
        <translation>El modelo distingue {classes}, y {label} tiene las respuestas {answers}.</translation>
    </message>
    <message>
        <source>{learner} does not learn from randomized reports. Use one of {known}.</source>
        <translation>{learner} no aprende de respuestas aleatorizadas. Elija uno de {known}.</translation>
    </message>
    <message>
        <source>{question} combines {label} with others in the design {design}; for that, {label} must be its last member. Only k_rr takes any order.</source>
        <translation>{question} une {label} con otras mediante el diseño {design}; para eso, {label} debe ser su último miembro. Solo k_rr admite cualquier orden.</translation>
    </message>
    <message>
        <source>{table} contains true values, so say how much of its privacy may be spent: an epsilon such as 1, or inf for a model that is not private.</source>
        <translation>{table} contiene valores verdaderos, así que indique cuánta de su privacidad se puede gastar: --epsilon 1, por ejemplo; o --epsilon inf para un modelo que no es privado.</translation>
    </message>
    <message>
        <source>“{text}” is not a cost; write a number from 0</source>
        <translation>«{text}» no es un coste; escriba un número desde 0</translation>
    </message>
    <message>
        <source>Give either a survey file or a project that has a survey.</source>
        <translation>Indique un archivo de encuesta o un proyecto que tenga una encuesta: uno de los dos.</translation>
    </message>
    <message>
        <source>{written} is not a difference; write QUESTION=0.1, from -1 to 1</source>
        <translation>{written} no es una diferencia; escriba QUESTION=0.1, de -1 a 1</translation>
    </message>
    <message>
        <source>{written} is not a prevalence; write a number such as 0.12</source>
        <translation>{written} no es una prevalencia; escriba un número como 0.12</translation>
    </message>
    <message>
        <source>This survey has simulated and real interviews; only the real ones count.</source>
        <translation>Hay entrevistas simuladas y reales de la misma encuesta; solo cuentan las reales.</translation>
    </message>
    <message>
        <source>it is not a collection file; import it into a project as a table</source>
        <translation>no es un archivo de recogida; impórtelo en un proyecto como tabla</translation>
    </message>
    <message>
        <source>the folder contains no collection files</source>
        <translation>la carpeta no contiene archivos de recogida</translation>
    </message>
    <message>
        <source>The kiosk “{words}” was revoked in this project, and its enrolment file does not reverse that. Nothing was changed. Accept it by name if it is to be trusted again.</source>
        <translation>El quiosco «{words}» fue revocado en este proyecto, y su archivo de inscripción no lo devuelve. No se cambió nada. Acéptelo por su nombre si ha de confiarse en él de nuevo.</translation>
    </message>
    <message>
        <source>{file} comes from a kiosk that this project does not know: “{words}”. It is held in the project. Compare these words with those on the kiosk&apos;s supervisor screen, then accept the kiosk.</source>
        <translation>{file} procede de un quiosco que este proyecto no conoce: «{words}». Espera en el proyecto. Compare estas palabras con las de la pantalla del supervisor del quiosco y luego acepte el quiosco.</translation>
    </message>
    <message>
        <source>{file} comes from a kiosk that was revoked in this project: “{words}”. It is held in the project until the kiosk is accepted again.</source>
        <translation>{file} procede de un quiosco que fue revocado en este proyecto: «{words}». Espera en el proyecto hasta que se acepte de nuevo el quiosco.</translation>
    </message>
    <message>
        <source>The project {file} contains a survey {survey} that is not the one in the given file; one of them was changed without a new version.</source>
        <translation>El proyecto {file} contiene una encuesta {survey} que no es la del archivo dado; una de las dos se cambió sin una versión nueva.</translation>
    </message>
    <message>
        <source>{written} is not a survey: give a survey file, or the id of one of the project&apos;s surveys, as clinic or clinic@3 for its version 3.</source>
        <translation>{written} no es una encuesta: dé un archivo de encuesta o el identificador de una de las encuestas del proyecto, como clinic, o clinic@3 para su versión 3.</translation>
    </message>
    <message>
        <source>The project {project} has no file {file} in its chosen survey. Use the names that the desk lists.</source>
        <translation>El proyecto {project} no contiene ningún archivo {file} de la encuesta elegida; sus nombres son los que enumera la mesa de análisis.</translation>
    </message>
    <message>
        <source>{forged} is not a number of forged interviews: give a whole number from 0 to {most}.</source>
        <translation>{forged} no es un número de entrevistas falsificadas: dé un número entero de 0 a {most}.</translation>
    </message>
    <message>
        <source>A script cannot reproduce these numbers: {file} is a table of another program, and the project does not keep how its columns were mapped. Write the report without the script.</source>
        <translation>Un script no puede volver a producir estos números: {file} es una tabla de otro programa, y el proyecto no guarda por qué se tomaron sus columnas. Escriba el informe sin el script.</translation>
    </message>
    <message>
        <source>{written} cannot be assumed. Write {form}=SHARE with a share from 0 to 1; known here: {known}.</source>
        <translation>{written} no se puede suponer. Escriba {form}=PROPORCIÓN con una proporción de 0 a 1; aquí se conocen: {known}.</translation>
    </message>
    <message>
        <source>the true answer in {own}, any other in {other} of all cases</source>
        <translation>la respuesta verdadera en {own}, cualquier otra en {other} de los casos</translation>
    </message>
    <message>
        <source>otherwise one of {k}, all equally likely</source>
        <translation>si no, una de {k}, todas igual de probables</translation>
    </message>
    <message>
        <source>the sensitive question with {p}, otherwise the harmless one</source>
        <translation>la pregunta delicada con {p}, si no la inofensiva</translation>
    </message>
    <message>
        <source>{file} cannot be shown as a form: {path} must be {expected}. Correct that in a text editor first.</source>
        <translation>{file} no se puede mostrar como formulario: {path} debe ser {expected}. Corríjalo antes en un editor de texto.</translation>
    </message>
    <message>
        <source>{file} was not written: a form needs a survey without problems, and this one has {count}. Fix them, or save it as a survey file for now.</source>
        <translation>No se escribió {file}: un formulario necesita una encuesta sin errores, y en esta hay {count}. Corríjalos o, mientras tanto, guárdela como archivo de encuesta.</translation>
    </message>
    <message>
        <source>{strange} is not a randomized question of {name}; these are {known}</source>
        <translation>{strange} no es una pregunta aleatorizada de {name}; son estas: {known}</translation>
    </message>
    <message>
        <source>{text} is not a weight; write QUESTION=2, with a number above 0</source>
        <translation>{text} no es un peso; escriba QUESTION=2, con un número mayor que 0</translation>
    </message>
    <message>
        <source>the sound is left out; its file is not in the form&apos;s folder.</source>
        <translation>se omite el sonido; su archivo no está junto al formulario.</translation>
    </message>
    <message>
        <source>{file} was imported before with other content or another mapping ({count} interviews), and importing it again would count people twice. Replace the old table, or rename the file if its respondents are other people.</source>
        <translation>{file} se importó antes con otro contenido u otra correspondencia ({count} entrevistas), e importarlo otra vez contaría a las personas dos veces. Sustituya la tabla anterior, o cambie el nombre del archivo si sus encuestados son otras personas.</translation>
    </message>
    <message>
        <source>{file} was imported, but about {shared} of its {count} respondents seem to be in {other} too: so many equal rows do not happen by chance. If they are the same people, they now count twice: undo the import, or remove one of the two files.</source>
        <translation>{file} se importó, pero unos {shared} de sus {count} encuestados parecen estar también en {other}: tantas filas no coinciden por azar. Si son las mismas personas, ahora cuentan dos veces: deshaga entonces la importación, o quite uno de los dos archivos.</translation>
    </message>
    <message>
        <source>is not a report: for a randomized question each choice is recorded, or none</source>
        <translation>no es un informe: de una pregunta aleatorizada se dice cada opción, o ninguna</translation>
    </message>
    <message>
        <source>it is not a mapping; its &quot;format&quot; must be &quot;{format}&quot;</source>
        <translation>no es una correspondencia; su «format» debe ser «{format}»</translation>
    </message>
    <message>
        <source>{key} is written twice, or does not belong in a mapping</source>
        <translation>{key} está escrito dos veces, o no es una clave de una correspondencia</translation>
    </message>
    <message>
        <source>line {line} contains a NUL character</source>
        <translation>la línea {line} contiene un carácter NUL</translation>
    </message>
    <message>
        <source>the folder contains no enrolment files (their names end in .enrolment)</source>
        <translation>la carpeta no contiene archivos de inscripción (sus nombres terminan en .enrolment)</translation>
    </message>
    <message>
        <source>contains a report that its design never gives</source>
        <translation>contiene un informe que su diseño nunca da</translation>
    </message>
    <message>
        <source>is not a sealed interview</source>
        <translation>no es una entrevista sellada</translation>
    </message>
    <message>
        <source>its interviews contain characters that are not allowed</source>
        <translation>sus entrevistas contienen caracteres que ninguna puede contener</translation>
    </message>
    <message>
        <source>it is not UTF-8 text</source>
        <translation>no es texto en UTF-8</translation>
    </message>
    <message>
        <source>it is not a sealed interview</source>
        <translation>no es una entrevista sellada</translation>
    </message>
    <message>
        <source>{file}, line {line}: this interview is damaged and was left out ({reason}). The others are not affected.</source>
        <translation>{file}, línea {line}: esta entrevista está dañada y se excluyó ({reason}). Las demás no se ven afectadas.</translation>
    </message>
    <message>
        <source>An Excel sheet can have {most} rows, and there are {rows}. Write .csv, .parquet, .sav or .dta.</source>
        <translation>Una hoja de Excel admite {most} filas y estas son {rows}. Escriba .csv, .parquet, .sav o .dta.</translation>
    </message>
    <message>
        <source>it contains a NUL character</source>
        <translation>contiene un carácter NUL</translation>
    </message>
    <message>
        <source>its name is not a name</source>
        <translation>su nombre no es un nombre</translation>
    </message>
    <message>
        <source>the system gives no reason</source>
        <translation>el sistema no da ninguna razón</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>el disco está lleno</translation>
    </message>
    <message>
        <source>the disk quota is used up</source>
        <translation>la cuota del disco está agotada</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <translation>el disco es de solo lectura</translation>
    </message>
    <message>
        <source>permission is denied</source>
        <translation>el permiso se deniega</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <translation>el disco comunica un error</translation>
    </message>
    <message>
        <source>there is no such file or folder</source>
        <translation>no existe ese archivo o carpeta</translation>
    </message>
    <message>
        <source>the folder is not a folder</source>
        <translation>la carpeta no es una carpeta</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>es una carpeta</translation>
    </message>
    <message>
        <source>it is a link; give the file itself</source>
        <translation>es un enlace; dé el archivo mismo</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>el nombre es demasiado largo</translation>
    </message>
    <message>
        <source>a file of that name is there already; choose another place</source>
        <translation>ya hay un archivo con ese nombre; elija otro lugar</translation>
    </message>
    <message>
        <source>{file} contains a secret, and other people on this machine can read it. Let only its owner read it, with “chmod 600 {file}”.</source>
        <translation>{file} contiene un secreto, y otras personas en esta máquina pueden leerlo. Deje que solo su dueño lo lea, con «chmod 600 {file}».</translation>
    </message>
    <message>
        <source>there is no such folder; make it, or look whether the stick is in</source>
        <translation>no existe esa carpeta; créela, o mire si la memoria está puesta</translation>
    </message>
    <message>
        <source>it grew while it was read</source>
        <translation>creció mientras se leía</translation>
    </message>
    <message>
        <source>it has {st_size} bytes, more than the {largest} allowed</source>
        <translation>tiene {st_size} bytes, más de los {largest} permitidos</translation>
    </message>
    <message>
        <source>Give the largest survey weight, a whole number that is known without looking at the data.</source>
        <translation>Indique el mayor peso muestral, un número entero que se sepa sin mirar los datos.</translation>
    </message>
    <message>
        <source>it is for a public or synthetic table, not for reports</source>
        <translation>es para una tabla pública o sintética, no para informes</translation>
    </message>
    <message>
        <source>The program is not translated into {language}. Choose one of {known}.</source>
        <translation>Las ventanas no tienen textos en el idioma {language}. Elija uno de {known}.</translation>
    </message>
    <message>
        <source>it is damaged; fetch the copy that was put away when the key was made</source>
        <translation>está dañado; traiga la copia que se guardó al hacer la clave</translation>
    </message>
    <message>
        <source>it is not the file of an analyst&apos;s private key</source>
        <translation>no es el archivo de la clave privada de un analista</translation>
    </message>
    <message>
        <source>it was written by a newer Surveyapp; update the program</source>
        <translation>lo escribió un Surveyapp más nuevo; actualice el programa</translation>
    </message>
    <message>
        <source>its public key does not belong to its private one</source>
        <translation>su clave pública no corresponde a la privada</translation>
    </message>
    <message>
        <source>it is the kiosk&apos;s own folder; choose another, on a stick for example</source>
        <translation>es la propia carpeta del quiosco; elija otra, en una memoria por ejemplo</translation>
    </message>
    <message>
        <source>{differing} of its interviews are in the project with other reports, so one of the files was altered</source>
        <translation>{differing} de sus entrevistas están en el proyecto con otros informes, así que uno de los archivos fue alterado</translation>
    </message>
    <message>
        <source>it repeats another of the file</source>
        <translation>repite otra del archivo</translation>
    </message>
    <message>
        <source>its box does not open</source>
        <translation>su caja no se abre</translation>
    </message>
    <message>
        <source>it is a damaged Parquet file, or of a kind that cannot be read</source>
        <translation>es un archivo Parquet dañado, o de un tipo que no se puede leer</translation>
    </message>
    <message>
        <source>it is damaged; remove it from the kiosk&apos;s folder and choose a new PIN</source>
        <translation>está dañado; quítelo de la carpeta del quiosco y elija un nuevo PIN</translation>
    </message>
    <message>
        <source>is not expected: the row has {count} cells and the header {columns}</source>
        <translation>no se esperaba: la fila tiene {count} celdas y el encabezado {columns}</translation>
    </message>
    <message>
        <source>ends a row with a cell of {longest} characters, more than {allowed}</source>
        <translation>termina una fila con una celda de {longest} caracteres, más de {allowed}</translation>
    </message>
    <message>
        <source>it belongs to the survey {name} version {version}, the others to {others}</source>
        <translation>pertenece a la encuesta {name} versión {version}, los otros a {others}</translation>
    </message>
    <message>
        <source>its survey {name} version {version} was changed without a new version</source>
        <translation>su encuesta {name} versión {version} se cambió sin una versión nueva</translation>
    </message>
    <message>
        <source>it was written by another version of Surveyapp; use that one or a newer</source>
        <translation>lo escribió otra versión de Surveyapp; use esa o una más nueva</translation>
    </message>
    <message>
        <source>it is not a Surveyapp project</source>
        <translation>no es un proyecto de Surveyapp</translation>
    </message>
    <message>
        <source>is one report too many: each respondent is asked {size} of {of}</source>
        <translation>es un informe de más: a cada encuestado se le preguntan {size} de {of}</translation>
    </message>
    <message>
        <source>two columns are called {name}; rename or remove one of them</source>
        <translation>dos columnas se llaman {name}; cambie el nombre de una o quítela</translation>
    </message>
    <message>
        <source>there is no column {name}; the table has {header}</source>
        <translation>no hay columna {name}; la tabla tiene {header}</translation>
    </message>
    <message>
        <source>it has no sheet {wanted}; it has {names}</source>
        <translation>no tiene hoja {wanted}; tiene {names}</translation>
    </message>
    <message>
        <source>the sheet {sheet} is empty</source>
        <translation>la hoja {sheet} está vacía</translation>
    </message>
    <message>
        <source>its sheet {title} has more than {most_rows} rows</source>
        <translation>su hoja {title} tiene más de {most_rows} filas</translation>
    </message>
    <message>
        <source>it is damaged, or of a kind that cannot be read</source>
        <translation>está dañado, o es de un tipo que no se puede leer</translation>
    </message>
    <message>
        <source>it is not CSV ({problem})</source>
        <translation>no es CSV ({problem})</translation>
    </message>
    <message>
        <source>it is not UTF-8; save it as UTF-8</source>
        <translation>no es UTF-8; guárdelo como UTF-8</translation>
    </message>
    <message>
        <source>is a formula; paste its value instead.</source>
        <translation>es una fórmula; pegue su valor en su lugar.</translation>
    </message>
    <message>
        <source>is an error of the spreadsheet; write the value.</source>
        <translation>es un error de la hoja de cálculo; escriba el valor.</translation>
    </message>
    <message>
        <source>it is a workbook of an old kind (.xls); save it as .xlsx</source>
        <translation>es un libro de un tipo antiguo (.xls); guárdelo como .xlsx</translation>
    </message>
    <message>
        <source>it is protected by a password; save it without one</source>
        <translation>está protegido por una contraseña; guárdelo sin ella</translation>
    </message>
    <message>
        <source>{file} was not read: nobody has enrolled its kiosk, “{words}”.</source>
        <translation>{file} no se leyó: nadie ha inscrito su quiosco, «{words}».</translation>
    </message>
    <message>
        <source>it unpacks to more than is allowed ({most} MB, {most_members} parts)</source>
        <translation>descomprimido supera lo permitido ({most} MB, {most_members} partes)</translation>
    </message>
    <message>
        <source>sheet {name} has more than {most_columns} columns</source>
        <translation>la hoja {name} tiene más de {most_columns} columnas</translation>
    </message>
    <message>
        <source>sheet {name} has more than {most_rows} rows</source>
        <translation>la hoja {name} tiene más de {most_rows} filas</translation>
    </message>
    <message>
        <source>it has {count} letters after the first hyphen and must have {wanted}</source>
        <translation>tiene {count} letras tras el primer guion y debe tener {wanted}</translation>
    </message>
    <message>
        <source>{reason}; copy the whole line</source>
        <translation>{reason}; copie la línea entera</translation>
    </message>
    <message>
        <source>a letter of it is wrong (its checksum says so); copy it again</source>
        <translation>una de sus letras está mal (lo dice su suma de control); cópiela de nuevo</translation>
    </message>
    <message>
        <source>{name} has coins of several samples; ask by a design of one</source>
        <translation>{name} tiene azar de varias muestras; pregunte con un diseño de una</translation>
    </message>
    <message>
        <source>{name} draws more than one coin below a small number; ask by another design</source>
        <translation>{name} sortea más que un azar por debajo de un número pequeño; pregunte con otro diseño</translation>
    </message>
    <message>
        <source>its coin has {denominator} sides and {most_sides} cards are the most that can be laid out; choose odds with a smaller common denominator</source>
        <translation>su azar tiene {denominator} caras y {most_sides} tarjetas son las que caben en la mesa; elija probabilidades con un denominador común menor</translation>
    </message>
    <message>
        <source>must be true or false.</source>
        <translation>debe ser true o false.</translation>
    </message>
    <message>
        <source>is true, but no question has the kiosk&apos;s coins; remove it.</source>
        <translation>es true, pero ninguna pregunta tiene el azar del quiosco; quítelo.</translation>
    </message>
    <message>
        <source>is true, but {reason} (question {name}).</source>
        <translation>es true, pero {reason} (pregunta {name}).</translation>
    </message>
    <message>
        <source>the answer is a number; compare it with =</source>
        <translation>la respuesta es un número; compárela con =</translation>
    </message>
    <message>
        <source>{relation} compares numbers only, without quotes</source>
        <translation>{relation} compara solo números, sin comillas</translation>
    </message>
    <message>
        <source>several choices can be answered; use selected(${{id}}, &apos;choice&apos;)</source>
        <translation>se pueden responder varias opciones; use selected(${{id}}, &apos;choice&apos;)</translation>
    </message>
    <message>
        <source>the answer is a number; write it without quotes</source>
        <translation>la respuesta es un número; escríbala sin comillas</translation>
    </message>
    <message>
        <source>the answer is a choice; write its id in quotes</source>
        <translation>la respuesta es una opción; escriba su id entre comillas</translation>
    </message>
    <message>
        <source>a number is never a choice</source>
        <translation>un número nunca es una opción</translation>
    </message>
    <message>
        <source>has {leaf}, but {wrong}.</source>
        <translation>tiene {leaf}, pero {wrong}.</translation>
    </message>
    <message>
        <source>looks at . before the question is asked; refer to an earlier question by ${{id}}.</source>
        <translation>mira . antes de que se haga la pregunta; refiérase a una pregunta anterior con ${{id}}.</translation>
    </message>
    <message>
        <source>never looks at the answer; write . for it.</source>
        <translation>nunca mira la respuesta; escriba . para ella.</translation>
    </message>
    <message>
        <source>refers to ${{{name}}}, the question itself; an answer of its own is . in a constraint.</source>
        <translation>se refiere a ${{{name}}}, la pregunta misma; su propia respuesta es . en una restricción.</translation>
    </message>
    <message>
        <source>has {leaf}, which compares no answer.</source>
        <translation>tiene {leaf}, que no compara ninguna respuesta.</translation>
    </message>
    <message>
        <source>refers to ${{{name}}}, which is asked later; refer to an earlier question.</source>
        <translation>se refiere a ${{{name}}}, que se pregunta después; refiérase a una pregunta anterior.</translation>
    </message>
    <message>
        <source>refers to ${{{name}}}, a note, which has no answer.</source>
        <translation>se refiere a ${{{name}}}, una nota, que no tiene respuesta.</translation>
    </message>
    <message>
        <source>refers to ${{{name}}}, which no question has as its id.</source>
        <translation>se refiere a ${{{name}}}, que no es el id de ninguna pregunta.</translation>
    </message>
    <message>
        <source>has {count} characters, and {longest_expression} are the most</source>
        <translation>tiene {count} caracteres, y {longest_expression} son el máximo</translation>
    </message>
    <message>
        <source>has the curly quote {character}; type a straight &apos; instead</source>
        <translation>tiene la comilla curva {character}; escriba una recta &apos; en su lugar</translation>
    </message>
    <message>
        <source>ends</source>
        <translation>termina</translation>
    </message>
    <message>
        <source>has {text}</source>
        <translation>tiene {text}</translation>
    </message>
    <message>
        <source>has a text without a closing {character}</source>
        <translation>tiene un texto sin {character} de cierre</translation>
    </message>
    <message>
        <source>has a $ that begins no ${{id}}; write the id in braces</source>
        <translation>tiene un $ que no empieza ningún ${{id}}; escriba el id entre llaves</translation>
    </message>
    <message>
        <source>is nested too deeply</source>
        <translation>está demasiado anidado</translation>
    </message>
    <message>
        <source>has {text}, where and, or or the end is expected</source>
        <translation>tiene {text}, donde se espera and, or o el final</translation>
    </message>
    <message>
        <source>has a selected() that does not begin with ${{id}} or .</source>
        <translation>tiene un selected() que no empieza por ${{id}} o .</translation>
    </message>
    <message>
        <source>has a selected() that does not end with a choice in quotes</source>
        <translation>tiene un selected() que no termina con una opción entre comillas</translation>
    </message>
    <message>
        <source>{found} where ${{id}}, ., a number or a &apos;text&apos; is expected</source>
        <translation>{found} donde se espera ${{id}}, ., un número o un &apos;texto&apos;</translation>
    </message>
    <message>
        <source>{found} where one of =, !=, &lt;, &lt;=, &gt; and &gt;= is expected</source>
        <translation>{found} donde se espera uno de =, !=, &lt;, &lt;=, &gt; y &gt;=</translation>
    </message>
    <message>
        <source>{found} where {mark} is expected</source>
        <translation>{found} donde se espera {mark}</translation>
    </message>
    <message>
        <source>is never shown; add the constraint it is about.</source>
        <translation>nunca se muestra; añada la restricción de la que habla.</translation>
    </message>
    <message>
        <source>must be a condition in quotes, such as &quot;${{age}} &gt;= 18&quot;.</source>
        <translation>debe ser una condición entre comillas, como &quot;${{age}} &gt;= 18&quot;.</translation>
    </message>
    <message>
        <source>refers to ${{{name}}}, which depends on {steps}, which is randomized: its true answer would show. Refer to direct questions only.</source>
        <translation>se refiere a ${{{name}}}, que depende de {steps}, que es aleatorizada: se vería su respuesta verdadera. Refiérase solo a preguntas directas.</translation>
    </message>
    <message>
        <source>keeps some answers to ${{{name}}} out, which is randomized: whoever reads the record would know more about the true answer than its coins let through. It may only repeat the question&apos;s own bounds.</source>
        <translation>deja fuera algunas respuestas a ${{{name}}}, que es aleatorizada: quien lea el registro sabría más de la respuesta verdadera de lo que su azar deja pasar. Solo puede repetir los límites de la propia pregunta.</translation>
    </message>
    <message>
        <source>repeats the answer to ${{{name}}}, which is randomized, on the screen; leave it out.</source>
        <translation>repite en la pantalla la respuesta a ${{{name}}}, que es aleatorizada; omítala.</translation>
    </message>
    <message>
        <source>must be true or false, without quotes.</source>
        <translation>debe ser true o false, sin comillas.</translation>
    </message>
    <message>
        <source>the file</source>
        <translation>el archivo</translation>
    </message>
    <message>
        <source>something else</source>
        <translation>otra cosa</translation>
    </message>
    <message>
        <source>_ and -, beginning with a letter or digit</source>
        <translation>_ y -, empezando por una letra o cifra</translation>
    </message>
    <message>
        <source>and _, beginning with a letter</source>
        <translation>y _, empezando por una letra</translation>
    </message>
    <message>
        <source>and -, such as en, fr or pt-BR</source>
        <translation>y -, como en, fr o pt-BR</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un objeto</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>una lista</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true o false</translation>
    </message>
    <message>
        <source>null</source>
        <translation>null</translation>
    </message>
    <message>
        <source>from {low} to {high}</source>
        <translation>de {low} a {high}</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacío</translation>
    </message>
    <message>
        <source>is {value}; it must be an object in braces.</source>
        <translation>es {value}; debe ser un objeto entre llaves.</translation>
    </message>
    <message>
        <source>is written more than once; keep one.</source>
        <translation>está escrito más de una vez; conserve uno.</translation>
    </message>
    <message>
        <source>is {value}; it must be a list in brackets.</source>
        <translation>es {value}; debe ser una lista entre corchetes.</translation>
    </message>
    <message>
        <source>has {count} entries; it must have {low} to {high}.</source>
        <translation>tiene {count} elementos; debe tener de {low} a {high}.</translation>
    </message>
    <message>
        <source>is {value}; it must be a whole number from {low} to {high}.</source>
        <translation>es {value}; debe ser un número entero de {low} a {high}.</translation>
    </message>
    <message>
        <source>is {value}; it must be a decimal number {ends}.</source>
        <translation>es {value}; debe ser un número decimal {ends}.</translation>
    </message>
    <message>
        <source>is {value}; it must be a name of at most 64 letters a–z, digits, {extra}.</source>
        <translation>es {value}; debe ser un nombre de hasta 64 letras a–z, cifras, {extra}.</translation>
    </message>
    <message>
        <source>is {value}; write a text.</source>
        <translation>es {value}; escriba un texto.</translation>
    </message>
    <message>
        <source>has {count} characters; {longest_text} are the most.</source>
        <translation>tiene {count} caracteres; {longest_text} son el máximo.</translation>
    </message>
    <message>
        <source>holds the invisible character U+{unseen}; remove it.</source>
        <translation>contiene el carácter invisible U+{unseen}; quítelo.</translation>
    </message>
    <message>
        <source>is {value}; write a text for each language, {{&quot;en&quot;: &quot;…&quot;}}.</source>
        <translation>es {value}; escriba un texto por idioma, {{&quot;en&quot;: &quot;…&quot;}}.</translation>
    </message>
    <message>
        <source>is missing; add it.</source>
        <translation>falta; añádalo.</translation>
    </message>
    <message>
        <source>is not one of the survey&apos;s languages; add it to them.</source>
        <translation>no es uno de los idiomas de la encuesta; añádalo a ellos.</translation>
    </message>
    <message>
        <source>is missing; every text needs every language.</source>
        <translation>falta; cada texto necesita todos los idiomas.</translation>
    </message>
    <message>
        <source>was written by a newer Surveyapp; update the program.</source>
        <translation>lo escribió un Surveyapp más nuevo; actualice el programa.</translation>
    </message>
    <message>
        <source>must be &quot;{format}&quot;.</source>
        <translation>debe ser «{format}».</translation>
    </message>
    <message>
        <source>is {value}; it {advice}</source>
        <translation>es {value}; {advice}</translation>
    </message>
    <message>
        <source>is {value}; write the analyst&apos;s public key in quotes.</source>
        <translation>es {value}; escriba la clave pública del analista entre comillas.</translation>
    </message>
    <message>
        <source>are all notes; add a question that is recorded.</source>
        <translation>son todas notas; añada una pregunta que se registre.</translation>
    </message>
    <message>
        <source>is {value}; a member&apos;s type is {known}.</source>
        <translation>es {value}; el tipo de un miembro es {known}.</translation>
    </message>
    <message>
        <source>is {kind}; known types are {types}.</source>
        <translation>es {kind}; los tipos conocidos son {types}.</translation>
    </message>
    <message>
        <source>is {question_id}, a name that the record keeps for itself; rename it.</source>
        <translation>es {question_id}, un nombre que el registro guarda para sí; cámbielo.</translation>
    </message>
    <message>
        <source>is {question_id}, as is {seen}; give each question its own name.</source>
        <translation>es {question_id}, igual que {seen}; dé a cada pregunta su propio nombre.</translation>
    </message>
    <message>
        <source>is {required}; it must be true or false.</source>
        <translation>es {required}; debe ser true o false.</translation>
    </message>
    <message>
        <source>repeats the choice {prefer_not_id}; keep one of them.</source>
        <translation>repite la opción {prefer_not_id}; conserve una de las dos.</translation>
    </message>
    <message>
        <source>makes three answers, and {name} takes two; choose a design for any number of answers: {fitting}.</source>
        <translation>da tres respuestas, y {name} toma dos; elija un diseño para cualquier número de respuestas: {fitting}.</translation>
    </message>
    <message>
        <source>repeats {code}; keep one.</source>
        <translation>repite {code}; conserve uno.</translation>
    </message>
    <message>
        <source>has {shown}, which no joint question lists; remove it.</source>
        <translation>tiene {shown}, que ninguna pregunta conjunta cita; quítelo.</translation>
    </message>
    <message>
        <source>belongs to the joint question; remove it here.</source>
        <translation>pertenece a la pregunta conjunta; quítelo aquí.</translation>
    </message>
    <message>
        <source>line {line} {wrong}</source>
        <translation>la línea {line} {wrong}</translation>
    </message>
    <message>
        <source>the distribution of the number that is added</source>
        <translation>la distribución del número que se suma</translation>
    </message>
    <message>
        <source>the probability that the answer itself is recorded</source>
        <translation>la probabilidad de que se registre la respuesta misma</translation>
    </message>
    <message>
        <source>the distribution of S</source>
        <translation>la distribución de S</translation>
    </message>
    <message>
        <source>the privacy loss ε</source>
        <translation>la pérdida de privacidad ε</translation>
    </message>
    <message>
        <source>the distribution of S₁; its mean is not 0</source>
        <translation>la distribución de S₁; su media no es 0</translation>
    </message>
    <message>
        <source>the distribution of S₂, added after multiplying</source>
        <translation>la distribución de S₂, sumado después de multiplicar</translation>
    </message>
    <message>
        <source>the probabilities that the card answers “yes”, one for each sample</source>
        <translation>las probabilidades de que la carta responda «sí», una por muestra</translation>
    </message>
    <message>
        <source>the probabilities that the card answers “no”, one for each sample</source>
        <translation>las probabilidades de que la carta responda «no», una por muestra</translation>
    </message>
    <message>
        <source>says no whatever the card says</source>
        <translation>dice no diga lo que diga la carta</translation>
    </message>
    <message>
        <source>the probabilities of the cards 1, 2, … in order</source>
        <translation>las probabilidades de las cartas 1, 2, … en ese orden</translation>
    </message>
    <message>
        <source>the share of “yes” to the harmless question</source>
        <translation>la proporción de «sí» a la pregunta inofensiva</translation>
    </message>
    <message>
        <source>the probability of “yes” to the harmless item of the question</source>
        <translation>la probabilidad de «sí» a la pregunta inofensiva que acompaña a la pregunta</translation>
    </message>
    <message>
        <source>the probability of “yes” to the harmless item of the anchor question</source>
        <translation>la probabilidad de «sí» a la pregunta inofensiva que acompaña a la pregunta de anclaje</translation>
    </message>
    <message>
        <source>careless, the same both times</source>
        <translation>sin cuidado, lo mismo las dos veces</translation>
    </message>
    <message>
        <source>careless, once this and once that</source>
        <translation>sin cuidado, una vez lo uno y otra lo otro</translation>
    </message>
    <message>
        <source>the probability that the question itself is asked</source>
        <translation>la probabilidad de que se haga la pregunta misma</translation>
    </message>
    <message>
        <source>the distribution of W</source>
        <translation>la distribución de W</translation>
    </message>
    <message>
        <source>the distribution of U, added before multiplying</source>
        <translation>la distribución de U, sumado antes de multiplicar</translation>
    </message>
    <message>
        <source>the weight β of the drawn number in the sum</source>
        <translation>el peso β del número sacado en la suma</translation>
    </message>
    <message>
        <source>the distribution of W; its mean is not 0</source>
        <translation>la distribución de W; su media no es 0</translation>
    </message>
    <message>
        <source>the distribution of U, mixed with the answer</source>
        <translation>la distribución de U, mezclado con la respuesta</translation>
    </message>
    <message>
        <source>the number of choices</source>
        <translation>el número de opciones</translation>
    </message>
    <message>
        <source>the distribution of the number that is recorded instead of the answer</source>
        <translation>la distribución del número que se registra en lugar de la respuesta</translation>
    </message>
    <message>
        <source>the probability of “yes” to the harmless item of sample 1 (sample 2 has 1 − p)</source>
        <translation>la probabilidad de «sí» a la pregunta inofensiva de la muestra 1 (la muestra 2 tiene 1 − p)</translation>
    </message>
    <message>
        <source>the probability that the coins ask for the truth</source>
        <translation>la probabilidad de que las monedas pidan la verdad</translation>
    </message>
    <message>
        <source>the probabilities of each forced choice among all cases, in the order of the choices</source>
        <translation>las probabilidades de cada opción forzada entre todos los casos, en el orden de las opciones</translation>
    </message>
    <message>
        <source>the probability that the coins answer “yes”</source>
        <translation>la probabilidad de que las monedas respondan «sí»</translation>
    </message>
    <message>
        <source>the probability of the sensitive question in sample 1</source>
        <translation>la probabilidad de la pregunta delicada en la muestra 1</translation>
    </message>
    <message>
        <source>the probability of the sensitive question in sample 2</source>
        <translation>la probabilidad de la pregunta delicada en la muestra 2</translation>
    </message>
    <message>
        <source>the number of innocuous statements</source>
        <translation>el número de enunciados inofensivos</translation>
    </message>
    <message>
        <source>{y} innocuous, yes</source>
        <translation>{y} inofensivos, sí</translation>
    </message>
    <message>
        <source>{y} innocuous, no</source>
        <translation>{y} inofensivos, no</translation>
    </message>
    <message>
        <source>the share of red cards in the pack for people whose answer is yes</source>
        <translation>la proporción de cartas rojas en el mazo para las personas cuya respuesta es sí</translation>
    </message>
    <message>
        <source>the share of red cards in the pack for people whose answer is no</source>
        <translation>la proporción de cartas rojas en el mazo para las personas cuya respuesta es no</translation>
    </message>
    <message>
        <source>the number of cards drawn, each put back</source>
        <translation>el número de cartas que se sacan, cada una con devolución</translation>
    </message>
    <message>
        <source>the smallest possible answer</source>
        <translation>la menor respuesta posible</translation>
    </message>
    <message>
        <source>the largest possible answer</source>
        <translation>la mayor respuesta posible</translation>
    </message>
    <message>
        <source>the step between possible answers</source>
        <translation>el paso entre respuestas posibles</translation>
    </message>
    <message>
        <source>the probability that a “no” is recorded as it is</source>
        <translation>la probabilidad de que un «no» se registre tal cual</translation>
    </message>
    <message>
        <source>the probability of the card with the question itself</source>
        <translation>la probabilidad de la carta con la pregunta misma</translation>
    </message>
    <message>
        <source>the share of people with the unrelated trait</source>
        <translation>la proporción de personas con el rasgo no relacionado</translation>
    </message>
    <message>
        <source>the probabilities of each report, one row an answer in the order of the choices</source>
        <translation>las probabilidades de cada respuesta registrada, una fila por respuesta en el orden de las opciones</translation>
    </message>
    <message>
        <source>the distribution of the number that the answer is multiplied by; its mean is not 0</source>
        <translation>la distribución del número por el que se multiplica la respuesta; su media no es 0</translation>
    </message>
    <message>
        <source>{range}, and not {value}</source>
        <translation>{range}, y no {value}</translation>
    </message>
    <message>
        <source>above {low} and below {high}</source>
        <translation>mayor que {low} y menor que {high}</translation>
    </message>
    <message>
        <source>a list of values with their probabilities</source>
        <translation>una lista de valores con sus probabilidades</translation>
    </message>
    <message>
        <source>a list of numbers from {low} to {high}</source>
        <translation>una lista de números de {low} a {high}</translation>
    </message>
    <message>
        <source>a list of rows, each a list of numbers from {low} to {high}</source>
        <translation>una lista de filas, cada una de ellas una lista de números de {low} a {high}</translation>
    </message>
    <message>
        <source>a whole number from {low} to {high}</source>
        <translation>un número entero de {low} a {high}</translation>
    </message>
    <message>
        <source>the probability that one draw brings the question itself</source>
        <translation>la probabilidad de que en una extracción salga la pregunta misma</translation>
    </message>
    <message>
        <source>the probabilities that people without the trait are asked to say “no”, one for each sample</source>
        <translation>las probabilidades de que se pida a las personas sin el rasgo que digan «no», una por muestra</translation>
    </message>
    <message>
        <source>yes, and says so</source>
        <translation>sí, y lo dice</translation>
    </message>
    <message>
        <source>yes, and says no</source>
        <translation>sí, y dice no</translation>
    </message>
    <message>
        <source>the probabilities that the question itself is answered, one for each box</source>
        <translation>las probabilidades de que se responda a la pregunta misma, una por caja</translation>
    </message>
    <message>
        <source>the probability of the truth card</source>
        <translation>la probabilidad de la carta de la verdad</translation>
    </message>
    <message>
        <source>the probabilities of the card that asks for the trait again, one for each box</source>
        <translation>las probabilidades de la carta que vuelve a preguntar por el rasgo, una por caja</translation>
    </message>
    <message>
        <source>no, harmless yes</source>
        <translation>no, inofensiva sí</translation>
    </message>
    <message>
        <source>no, harmless no</source>
        <translation>no, inofensiva no</translation>
    </message>
    <message>
        <source>the probability that the first card asks for the truth</source>
        <translation>la probabilidad de que la primera carta pida la verdad</translation>
    </message>
    <message>
        <source>the probability that the second card asks the question itself</source>
        <translation>la probabilidad de que la segunda carta haga la pregunta misma</translation>
    </message>
    <message>
        <source>the probability that the second card bears the question itself</source>
        <translation>la probabilidad de que la segunda carta lleve la pregunta misma</translation>
    </message>
    <message>
        <source>the privacy loss ε of one answer; for multiple choice of each changed choice</source>
        <translation>la pérdida de privacidad ε de una respuesta; en opción múltiple, de cada opción cambiada</translation>
    </message>
    <message>
        <source>the probability that a chosen answer is marked</source>
        <translation>la probabilidad de que se marque una respuesta elegida</translation>
    </message>
    <message>
        <source>the probability that an answer that was not chosen is marked</source>
        <translation>la probabilidad de que se marque una respuesta no elegida</translation>
    </message>
    <message>
        <source>{first} or {second}</source>
        <translation>{first} o {second}</translation>
    </message>
    <message>
        <source>the probabilities that the question itself is answered, one for each sample</source>
        <translation>las probabilidades de que se responda a la pregunta misma, una por muestra</translation>
    </message>
    <message>
        <source>yes, harmless yes</source>
        <translation>sí, inofensiva sí</translation>
    </message>
    <message>
        <source>yes, harmless no</source>
        <translation>sí, inofensiva no</translation>
    </message>
    <message>
        <source>the probability that the question itself is answered</source>
        <translation>la probabilidad de que se responda a la pregunta misma</translation>
    </message>
    <message>
        <source>sample {sample}: {told}</source>
        <translation>muestra {sample}: {told}</translation>
    </message>
    <message>
        <source>infinite: some report rules an answer out for some people</source>
        <translation>infinito: alguna respuesta registrada descarta una respuesta para algunas personas</translation>
    </message>
    <message>
        <source>infinite: {certain}</source>
        <translation>infinito: {certain}</translation>
    </message>
    <message>
        <source>infinite, or not known: some report rules a number out for some people</source>
        <translation>infinito, o desconocido: alguna respuesta registrada descarta un número para algunas personas</translation>
    </message>
    <message>
        <source>not known: nobody can say how likely a number is as the answer to the harmless question</source>
        <translation>desconocido: nadie puede decir cuán probable es un número como respuesta a la pregunta inofensiva</translation>
    </message>
    <message>
        <source>{epsilon} (likelihood ratio at most {ratio})</source>
        <translation>{epsilon} (razón de verosimilitud como máximo {ratio})</translation>
    </message>
    <message>
        <source>one of {n} reports, each of which fits some of {k} answers:</source>
        <translation>una de {n} respuestas registradas, cada una de las cuales encaja con algunas de {k} respuestas:</translation>
    </message>
    <message>
        <source>the expected report is a·x + b for the number x, a = {slope}, b = {intercept}</source>
        <translation>la respuesta registrada esperada es a·x + b para el número x, a = {slope}, b = {intercept}</translation>
    </message>
    <message>
        <source>{report} is never recorded for {answer}</source>
        <translation>{report} nunca se registra para {answer}</translation>
    </message>
    <message>
        <source>one of {n} reports, a mark or none for each of {k} choices:</source>
        <translation>una de {n} respuestas registradas, con una marca o ninguna para cada una de {k} opciones:</translation>
    </message>
    <message>
        <source>a chosen one has a mark in {own}, any other in {other} of all cases</source>
        <translation>una elegida tiene marca en {own} y cualquier otra en {other} de todos los casos</translation>
    </message>
    <message>
        <source>reports lie from {low} to {high}</source>
        <translation>las respuestas registradas van de {low} a {high}</translation>
    </message>
    <message>
        <source>{answer} → {odds}</source>
        <translation>{answer} → {odds}</translation>
    </message>
    <message>
        <source>{count} of {of}: the answer</source>
        <translation>{count} de {of}: la respuesta</translation>
    </message>
    <message>
        <source>about {count} of {of}: the answer</source>
        <translation>aproximadamente {count} de {of}: la respuesta</translation>
    </message>
    <message>
        <source>{report} always</source>
        <translation>{report} siempre</translation>
    </message>
    <message>
        <source>{report} {count} of {of}</source>
        <translation>{report} {count} de {of}</translation>
    </message>
    <message>
        <source>{report} about {count} of {of}</source>
        <translation>{report} aproximadamente {count} de {of}</translation>
    </message>
    <message>
        <source>reports of the design {design}, as the kiosk writes them</source>
        <translation>informes del diseño {design}, como los escribe el quiosco</translation>
    </message>
    <message>
        <source>one or more of {answers}</source>
        <translation>uno o varios de {answers}</translation>
    </message>
    <message>
        <source>line {line} has {count} cells and not {width}</source>
        <translation>la línea {line} tiene {count} celdas y no {width}</translation>
    </message>
    <message>
        <source>it changed while it was read; try again when it has been written</source>
        <translation>cambió mientras se leía; inténtelo de nuevo cuando esté escrito</translation>
    </message>
    <message>
        <source>written</source>
        <translation>escritura</translation>
    </message>
    <message>
        <source>written to</source>
        <translation>escritura</translation>
    </message>
    <message>
        <source>made</source>
        <translation>creación</translation>
    </message>
    <message>
        <source>read</source>
        <translation>lectura</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>eliminación</translation>
    </message>
    <message>
        <source>opened</source>
        <translation>apertura</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>columnas</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>filas</translation>
    </message>
    <message>
        <source>cells</source>
        <translation>celdas</translation>
    </message>
    <message>
        <source>it has {count} {what}, more than the {most} allowed</source>
        <translation>tiene {count} {what}, más de las {most} permitidas</translation>
    </message>
    <message>
        <source>numbers from {low} to {high} in steps of {step}</source>
        <translation>números de {low} a {high} en pasos de {step}</translation>
    </message>
    <message>
        <source>numbers that the design {design} gives</source>
        <translation>números que da el diseño {design}</translation>
    </message>
    <message>
        <source>no column is a question of the survey {survey}, which has {questions}; where the columns have other names, map and import them</source>
        <translation>ninguna columna es una pregunta de la encuesta {survey}, que tiene {questions}; si las columnas tienen otros nombres, hágalas corresponder e impórtelas</translation>
    </message>
    <message>
        <source>is a formula without a stored value; open the workbook in a spreadsheet program and save it</source>
        <translation>es una fórmula sin valor guardado; abra el libro en una hoja de cálculo y guárdelo</translation>
    </message>
    <message>
        <source>the row has {count} cells and the header {columns}</source>
        <translation>la fila tiene {count} celdas y el encabezado {columns}</translation>
    </message>
    <message>
        <source>is {value}; {reason}.</source>
        <translation>es {value}; {reason}.</translation>
    </message>
    <message>
        <source>{reason}.</source>
        <translation>{reason}.</translation>
    </message>
    <message>
        <source>is {choice_id}, as is {first}; give each its own name.</source>
        <translation>es {choice_id}, igual que {first}; dé a cada uno su propio nombre.</translation>
    </message>
    <message>
        <source>arms of its own</source>
        <translation>brazos propios</translation>
    </message>
    <message>
        <source>its reports need a name each, all different</source>
        <translation>sus respuestas registradas necesitan un nombre cada una, todos distintos</translation>
    </message>
    <message>
        <source>it is too small for numbers so far apart</source>
        <translation>es demasiado pequeño para números tan distantes</translation>
    </message>
    <message>
        <source>{design} goes with no other design</source>
        <translation>{design} no va con ningún otro diseño</translation>
    </message>
    <message>
        <source>they are for two answers, yes and no</source>
        <translation>son para dos respuestas, sí y no</translation>
    </message>
    <message>
        <source>they need two reports each</source>
        <translation>cada uno necesita dos respuestas registradas</translation>
    </message>
    <message>
        <source>The costs cannot be used: {reason}.</source>
        <translation>Los costes no se pueden usar: {reason}.</translation>
    </message>
    <message>
        <source>it needs {answers} rows and as many columns, one for each answer</source>
        <translation>hacen falta {answers} filas y otras tantas columnas, una por respuesta</translation>
    </message>
    <message>
        <source>every cost is a number from 0</source>
        <translation>cada coste es un número desde 0</translation>
    </message>
    <message>
        <source>the cost from an answer to itself is 0</source>
        <translation>el coste de una respuesta a sí misma es 0</translation>
    </message>
    <message>
        <source>some cost must be above 0</source>
        <translation>algún coste debe ser mayor que 0</translation>
    </message>
    <message>
        <source>Nobody is in one of the combinations of samples that these questions draw, and each is needed. Collect more interviews, or leave one of the questions out.</source>
        <translation>Nadie está en una de las combinaciones de muestras que sortean estas preguntas, y hacen falta todas. Recoja más entrevistas, o quite una de las preguntas.</translation>
    </message>
    <message>
        <source>The counts or reports have the label {labels}, and the reports of this design are called {names}. Give each report under its own name.</source>
        <translation>Los recuentos o respuestas registradas llevan la etiqueta {labels}, y las respuestas registradas de este diseño se llaman {names}. Dé cada respuesta con su propio nombre.</translation>
    </message>
    <message>
        <source>There is nothing to compare the coin with. Give --commitment, from the square that was photographed before the card was picked.</source>
        <translation>No hay con qué comparar la moneda. Dé --commitment, del cuadrado que se fotografió antes de elegir la carta.</translation>
    </message>
    <message>
        <source>--report-seal is there, but the opened round states no report: it was opened before the touch. Give --commitment alone.</source>
        <translation>Está --report-seal, pero la ronda abierta no dice ningún registro: se abrió antes de tocar. Dé solo --commitment.</translation>
    </message>
    <message>
        <source>--touched needs --survey, which states what coins make of it.</source>
        <translation>--touched necesita --survey, que dice qué hacen las monedas con ello.</translation>
    </message>
    <message>
        <source>There is no opened round. Give --opened, what its square says, in quotes.</source>
        <translation>No hay ronda abierta. Dé --opened, lo que dice su cuadrado, entre comillas.</translation>
    </message>
    <message>
        <source>This is not the text of an opened round: {reason}.</source>
        <translation>Esto no es el texto de una ronda abierta: {reason}.</translation>
    </message>
    <message>
        <source>it must begin with “surveyapp coin 2;” and be whole</source>
        <translation>debe empezar por “surveyapp coin 2;” y estar entero</translation>
    </message>
    <message>
        <source>its hidden number must be below its number of sides</source>
        <translation>su número oculto debe ser menor que su número de caras</translation>
    </message>
    <message>
        <source>its numbers must be written without zeros before them</source>
        <translation>sus números deben escribirse sin ceros delante</translation>
    </message>
    <message>
        <source>its card must be one of those that there are</source>
        <translation>su carta debe ser una de las que hay</translation>
    </message>
    <message>
        <source>The counts or reports have the labels {labels}, but nothing says which report of this design each of them is. Name the channel&apos;s reports, or give a list in the channel&apos;s order.</source>
        <translation>Los recuentos o respuestas registradas llevan las etiquetas {labels}, pero nada dice qué respuesta de este diseño es cada una. Ponga nombre a las respuestas del canal, o dé una lista en el orden del canal.</translation>
    </message>
    <message>
        <source>A table was given where one count for each report is needed. Give one column, labelled with the reports&apos; names.</source>
        <translation>Se dio una tabla donde hace falta un recuento por cada respuesta registrada. Dé una sola columna, etiquetada con los nombres de las respuestas.</translation>
    </message>
    <message>
        <source>The counts have the label {label} twice. Add them up, so that each report has one count.</source>
        <translation>Los recuentos llevan dos veces la etiqueta {label}. Súmelos, para que cada respuesta registrada tenga un solo recuento.</translation>
    </message>
    <message>
        <source>This error takes {n} people, and the population has only {population}. Accept a larger error or less confidence, or plan for fewer who do not answer.</source>
        <translation>Este error requiere {n} personas y la población solo tiene {population}. Acepte un error mayor o menos confianza, o prevea menos personas que no respondan.</translation>
    </message>
    <message>
        <source>The counts are of the samples {given}, and this design has the samples {samples}. Give the counts of each sample under its number.</source>
        <translation>Los recuentos son de las muestras {given}, y este diseño tiene las muestras {samples}. Dé los recuentos de cada muestra con su número.</translation>
    </message>
    <message>
        <source>The fitted shares make only {groups} groups, and the fit test needs 3. Use a predictor with more values, or leave the test out.</source>
        <translation>Las proporciones ajustadas forman solo {groups} grupos y la prueba de ajuste necesita 3. Use un predictor con más valores u omita la prueba.</translation>
    </message>
    <message>
        <source>{count} rows of the table are left out, so that the joint inclusion probabilities do not belong to the others. Correct these rows, or leave out their rows and columns too.</source>
        <translation>Se dejan fuera {count} filas de la tabla, de modo que las probabilidades de inclusión conjuntas no corresponden a las demás. Corrija estas filas, o quite también sus filas y columnas.</translation>
    </message>
    <message>
        <source>“{written}” has more than {most} shares; give a larger step.</source>
        <translation>«{written}» tiene más de {most} proporciones; dé un paso mayor.</translation>
    </message>
    <message>
        <source>No question here is randomized: every report is the answer itself.</source>
        <translation>Ninguna pregunta de aquí está aleatorizada: cada informe es la respuesta misma.</translation>
    </message>
    <message>
        <source>--touched is of rounds that were opened after the touch.</source>
        <translation>--touched es para rondas que se abrieron después de tocar.</translation>
    </message>
    <message>
        <source>{touched} is none of the answers {known}.</source>
        <translation>{touched} no es ninguna de las respuestas {known}.</translation>
    </message>
    <message>
        <source>{question} has several designs by row, as data from elsewhere can have. A kiosk asks with one design; choose one.</source>
        <translation>{question} tiene varios diseños según la fila, como los datos de otro origen. Un quiosco pregunta con un solo diseño; elija uno.</translation>
    </message>
    <message>
        <source>The levels of {names} are not stated. Read off the data, a level that one person alone has would give that person away. State them in a file of levels or as bounds of a number, have frequent levels found under epsilon, or declare that the table is public.</source>
        <translation>Los niveles de {names} no se han declarado. Leídos de los datos, un nivel que solo tiene una persona la delataría. Declárelos en un archivo de niveles o como límites de un número, haga que se busquen los niveles frecuentes con épsilon, o declare que la tabla es pública.</translation>
    </message>
    <message>
        <source>Delta is {delta}; it must be above 0 and at most 0.001. It is the chance that a rare level shows: take much less than one over the number of rows, such as 0.000000001.</source>
        <translation>Delta es {delta}; debe ser mayor que 0 y 0.001 como máximo. Es la probabilidad de que aparezca un nivel raro: tome mucho menos que uno dividido por el número de filas, como 0.000000001.</translation>
    </message>
    <message>
        <source>{file} is not square: it has {rows} rows and {columns} columns of costs. Give one row and one column for each answer.</source>
        <translation>{file} no es cuadrada: tiene {rows} filas y {columns} columnas de costes. Dé una fila y una columna por cada respuesta.</translation>
    </message>
    <message>
        <source>The rows of {file} are {rows} and its columns {columns}. Give each answer one row and one column with the same label.</source>
        <translation>Las filas de {file} son {rows} y sus columnas {columns}. Dé a cada respuesta una fila y una columna con la misma etiqueta.</translation>
    </message>
    <message>
        <source>All costs in {file} are 0. Give some cost above 0.</source>
        <translation>Todos los costes de {file} son 0. Dé algún coste mayor que 0.</translation>
    </message>
    <message>
        <source>{file}: the cost from {answer} to itself is {cost}. Write 0, as nothing is carried.</source>
        <translation>{file}: el coste de {answer} a sí misma es {cost}. Escriba 0, pues nada se traslada.</translation>
    </message>
    <message>
        <source>The fit test has from 3 to {most} groups, not {groups}.</source>
        <translation>La prueba de ajuste tiene de 3 a {most} grupos, no {groups}.</translation>
    </message>
    <message>
        <source>give rows of numbers, as in a:0,1;b:1,0</source>
        <translation>indique filas de números, como a:0,1;b:1,0</translation>
    </message>
    <message>
        <source>The fit test is for a yes/no outcome whose design has two reports and known odds, without weights, strata, clusters and randomized predictors. Leave the test out.</source>
        <translation>La prueba de ajuste es para un resultado de sí/no cuyo diseño tiene dos respuestas registradas y probabilidades conocidas, sin pesos, estratos, conglomerados ni predictores aleatorizados. Omita la prueba.</translation>
    </message>
    <message>
        <source>{term} contains a randomized question, which can be a predictor only by itself. Leave the product or power out.</source>
        <translation>{term} contiene una pregunta aleatorizada, que solo puede ser predictor por sí sola. Omita el producto o la potencia.</translation>
    </message>
    <message>
        <source>Other estimators than ml are for a list experiment as outcome, direct predictors, and a sample without weights, strata and clusters. Leave the estimator out.</source>
        <translation>Los estimadores distintos de ml son para un experimento de lista como resultado, predictores directos y una muestra sin pesos, estratos ni conglomerados. Omita el estimador.</translation>
    </message>
    <message>
        <source>The term {term} cannot be read. Write the id of a question, a:b, a*b, or a power from a^2 to a^{most}.</source>
        <translation>No se puede leer el término {term}. Escriba el id de una pregunta, a:b, a*b o una potencia de a^2 a a^{most}.</translation>
    </message>
    <message>
        <source>The term {term} contains {question} twice. Write {question}^2 for its square.</source>
        <translation>El término {term} contiene {question} dos veces. Escriba {question}^2 para su cuadrado.</translation>
    </message>
    <message>
        <source>{term} is a power of {question}, whose answers are categories and no numbers. Leave the power out.</source>
        <translation>{term} es una potencia de {question}, cuyas respuestas son categorías y no números. Omita la potencia.</translation>
    </message>
    <message>
        <source>The interaction {term} needs {part} among the predictors too, or its coefficients would depend on the reference level. Write {all}.</source>
        <translation>La interacción {term} necesita también {part} entre los predictores; si no, sus coeficientes dependerían del nivel de referencia. Escriba {all}.</translation>
    </message>
    <message>
        <source>Nobody has compared the words of these kiosks: {kiosks}. Anybody can make a kiosk; compare them with the words on each kiosk&apos;s supervisor screen.</source>
        <translation>Nadie ha comparado las palabras de estos quioscos: {kiosks}. Cualquiera puede hacer un quiosco; compárelas con las de la pantalla del supervisor de cada quiosco.</translation>
    </message>
    <message>
        <source>Compare the words with those on each kiosk&apos;s supervisor screen. If they are the same, give --accept-kiosks; or give the kiosks&apos; enrolment files with --kiosks.</source>
        <translation>Compare las palabras con las de la pantalla del supervisor de cada quiosco. Si son las mismas, dé --accept-kiosks; o dé los archivos de inscripción de los quioscos con --kiosks.</translation>
    </message>
    <message>
        <source>The project {file} is sealed already.</source>
        <translation>El proyecto {file} ya está sellado.</translation>
    </message>
    <message>
        <source>Give the file of the private key that the project {file} is to be sealed to, and its passphrase: who cannot open that key could not open the project again.</source>
        <translation>Indique el archivo de la clave privada con la que se va a sellar el proyecto {file} y su frase de contraseña: quien no pueda abrir esa clave no podría volver a abrir el proyecto.</translation>
    </message>
    <message>
        <source>The column {arm} has the value {value}, and nothing says how these rows were asked. Name its design with --arm {column}:{value}=DESIGN.</source>
        <translation>La columna {arm} tiene el valor {value} y nada dice cómo se preguntó en esas filas. Nombre su diseño con --arm {column}:{value}=DESIGN.</translation>
    </message>
    <message>
        <source>{where}.also must be a list of columns</source>
        <translation>{where}.also debe ser una lista de columnas</translation>
    </message>
    <message>
        <source>it was altered or cut short; export it again at the kiosk</source>
        <translation>fue alterado o cortado; expórtelo de nuevo en el quiosco</translation>
    </message>
    <message>
        <source>it is not the enrolment file of a kiosk</source>
        <translation>no es el archivo de inscripción de un quiosco</translation>
    </message>
    <message>
        <source>Nothing can be sealed to the analyst&apos;s key here: this machine&apos;s cryptography library has no ML-KEM-768. Install the package “cryptography”, version 48 or newer, as a wheel.</source>
        <translation>Aquí no se puede sellar nada con la clave del analista: la biblioteca criptográfica de esta máquina no tiene ML-KEM-768. Instale el paquete «cryptography», versión 48 o posterior, como wheel.</translation>
    </message>
    <message>
        <source>{file} is being written by another run. Wait until it has finished, and try again.</source>
        <translation>Otra ejecución está escribiendo {file}. Espere a que termine e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>{file} was written, but then the disk reported an error: {reason}. Copy what you need before this device is switched off.</source>
        <translation>{file} se escribió, pero después el disco informó de un error: {reason}. Copie lo que necesite antes de apagar este aparato.</translation>
    </message>
    <message>
        <source>Interviews of this survey were released before, which can be done once. Those in {file} that came later wait until they are {smallest}.</source>
        <translation>Ya se liberaron entrevistas de esta encuesta, lo que solo puede hacerse una vez. Las de {file} que llegaron después esperan hasta ser {smallest}.</translation>
    </message>
    <message>
        <source>Fewer than {smallest} interviews came after the last export of {file}. They wait for a later one, or whoever compares the two could tell them apart. At the end of fieldwork they can be released, once.</source>
        <translation>Menos de {smallest} entrevistas llegaron después de la última exportación de {file}. Esperan a una posterior; si no, quien compare las dos podría distinguirlas. Al final del trabajo de campo pueden liberarse, una sola vez.</translation>
    </message>
    <message>
        <source>{file} is older than it was: interviews that this kiosk had stored are missing, as when an old copy is put in its place. Keep the folder and tell the analyst.</source>
        <translation>{file} es más antiguo que antes: faltan entrevistas que este quiosco había guardado, como cuando se pone en su lugar una copia antigua. Conserve la carpeta y avise al analista.</translation>
    </message>
    <message>
        <source>{file} is gone from this kiosk with all its interviews. Look for it among the deleted files and copies, and tell the analyst.</source>
        <translation>{file} ha desaparecido de este quiosco con todas sus entrevistas. Búsquelo entre los archivos borrados y las copias, y avise al analista.</translation>
    </message>
    <message>
        <source>This kiosk&apos;s folder comes from another device. If it is still used there, stop one of the two: both would have the same name and the same numbers, and the analyst could not tell them apart.</source>
        <translation>La carpeta de este quiosco viene de otro aparato. Si allí aún se usa, detenga uno de los dos: ambos tendrían el mismo nombre y los mismos números, y el analista no podría distinguirlos.</translation>
    </message>
    <message>
        <source>The kiosk&apos;s key {file} {fault}. Nothing was deleted, and the interviews are whole without it: export once more, or copy the files that end in .collection to a stick; the analyst imports them as they are. Then set the kiosk up in a new folder.</source>
        <translation>La clave del quiosco {file} {fault}. No se borró nada y las entrevistas están enteras sin ella: exporte otra vez, o copie a una memoria los archivos que terminan en .collection; el analista los importa tal como están. Después instale el quiosco en una carpeta nueva.</translation>
    </message>
    <message>
        <source>is missing or is damaged</source>
        <translation>falta o está dañada</translation>
    </message>
    <message>
        <source>is damaged</source>
        <translation>está dañada</translation>
    </message>
    <message>
        <source>{file} was signed with another key than this kiosk&apos;s: the file or the key was exchanged. It is left as it is and not exported; copy it to a stick by hand, and the analyst sees whether it is whole.</source>
        <translation>{file} se firmó con otra clave que la de este quiosco: se cambió el archivo o la clave. Se deja como está y no se exporta; cópielo a mano a una memoria, y el analista verá si está entero.</translation>
    </message>
    <message>
        <source>This kiosk&apos;s disk is nearly full: less than {megabytes} MB, or less than {interviews} interviews need, is free. Export and make room before anybody is asked. A full disk stops an interview at its end, with nothing of it recorded.</source>
        <translation>El disco de este quiosco está casi lleno: quedan menos de {megabytes} MB, o menos de lo que necesitan {interviews} entrevistas. Exporte y libere espacio antes de preguntar a nadie. Un disco lleno detiene la entrevista al final, sin que se registre nada de ella.</translation>
    </message>
    <message>
        <source>{sentence} It has nearly the same rows as {others}, so both have one ledger.</source>
        <translation>{sentence} Tiene casi las mismas filas que {others}, así que ambas tienen un solo libro de cuentas.</translation>
    </message>
    <message>
        <source>{table} is not public: it has a ledger, by which epsilon {spent} of its privacy was spent. Pay with an epsilon from what is left.</source>
        <translation>{table} no es pública: tiene un libro de cuentas, según el cual se gastó un épsilon de {spent} de su privacidad. Pague con un épsilon de lo que queda.</translation>
    </message>
    <message>
        <source>The budget of {table} was set to epsilon {budget} at its first use and stays so; leave out the budget of {asked}.</source>
        <translation>El presupuesto de {table} se fijó en un épsilon de {budget} en su primer uso y así queda; quite el presupuesto de {asked}.</translation>
    </message>
    <message>
        <source>{path} is damaged or missing, so nobody knows what has been spent of which table. Put a copy of it back.</source>
        <translation>{path} está dañado o falta, así que nadie sabe qué se ha gastado de qué tabla. Vuelva a poner una copia.</translation>
    </message>
    <message>
        <source>another program has it open; close it there</source>
        <translation>otro programa lo tiene abierto; ciérrelo allí</translation>
    </message>
    <message>
        <source>it needs more memory than four fifths of what this computer has, and its rows are never put on a disk; use a computer with more memory</source>
        <translation>necesita más de cuatro quintos de la memoria de este ordenador, y sus filas nunca se escriben en un disco; use un ordenador con más memoria</translation>
    </message>
    <message>
        <source>it is not a Surveyapp project, or it is damaged</source>
        <translation>no es un proyecto de Surveyapp, o está dañado</translation>
    </message>
    <message>
        <source>writing it failed before, so nothing more is done with it; open it again</source>
        <translation>escribirlo falló antes, así que no se hace nada más con él; ábralo de nuevo</translation>
    </message>
    <message>
        <source>its table {name} claims to have {rows} rows, more than the {most} allowed</source>
        <translation>su tabla {name} dice tener {rows} filas, más de las {most} permitidas</translation>
    </message>
    <message>
        <source>its {name} is not as Surveyapp makes it, so nothing in the file was used</source>
        <translation>su {name} no es como lo hace Surveyapp, así que no se usó nada del archivo</translation>
    </message>
    <message>
        <source>it is damaged; use a copy of it, or import the collection files again</source>
        <translation>está dañado; use una copia o importe de nuevo los archivos de recogida</translation>
    </message>
    <message>
        <source>nothing can be sealed to the analyst&apos;s key “{key}”</source>
        <translation>no se puede sellar nada con la clave del analista “{key}”</translation>
    </message>
    <message>
        <source>its surveys are damaged</source>
        <translation>sus encuestas están dañadas</translation>
    </message>
    <message>
        <source>it must begin with &quot;{prefix}-&quot; or &quot;{newer}-&quot;; copy the whole line</source>
        <translation>debe empezar por «{prefix}-» o «{newer}-»; copie la línea entera</translation>
    </message>
    <message>
        <source>needs coins that can be checked; set checkable_coins to true.</source>
        <translation>necesita monedas que se puedan comprobar; ponga checkable_coins en true.</translation>
    </message>
    <message>
        <source>is new in &quot;{newer}&quot;; change the format to that.</source>
        <translation>es nuevo en &quot;{newer}&quot;; cambie el formato a ese.</translation>
    </message>
    <message>
        <source>needs the kiosk&apos;s coins after the answer; remove it here.</source>
        <translation>necesita las monedas del quiosco después de la respuesta; quítelo aquí.</translation>
    </message>
    <message>
        <source>{what} from {low} to {high}</source>
        <translation>{what} de {low} a {high}</translation>
    </message>
    <message>
        <source>choose one of {known}</source>
        <translation>elija uno de {known}</translation>
    </message>
    <message>
        <source>{what} from {low}</source>
        <translation>{what} desde {low}</translation>
    </message>
    <message>
        <source>write {value} as QUESTION=ANSWER</source>
        <translation>escriba {value} como QUESTION=ANSWER</translation>
    </message>
    <message>
        <source>give a name</source>
        <translation>indique un nombre</translation>
    </message>
    <message>
        <source>give names, with commas between them</source>
        <translation>indique nombres separados por comas</translation>
    </message>
    <message>
        <source>name at least {least}</source>
        <translation>indique al menos {least}</translation>
    </message>
    <message>
        <source>say yes or no</source>
        <translation>indique sí o no</translation>
    </message>
    <message>
        <source>give a list of QUESTION=ANSWER</source>
        <translation>indique una lista de QUESTION=ANSWER</translation>
    </message>
    <message>
        <source>give a number</source>
        <translation>indique un número</translation>
    </message>
    <message>
        <source>give a whole number</source>
        <translation>indique un número entero</translation>
    </message>
    <message>
        <source>give it</source>
        <translation>indíquelo</translation>
    </message>
    <message>
        <source>Inclusion probabilities need a table (.csv) with a column of them.</source>
        <translation>Las probabilidades de inclusión necesitan una tabla (.csv) con una columna de ellas.</translation>
    </message>
    <message>
        <source>The costs are between {labels}, and the answers to {question} are {answers}. Give one row and one column for each answer, with its id.</source>
        <translation>Los costes son entre {labels}, y las respuestas a {question} son {answers}. Ponga una fila y una columna por respuesta, con su identificador.</translation>
    </message>
    <message>
        <source>A regression is of interviews one by one, and totals that trustees opened hold none. Cross-tabulate questions that a tally counts together, or compare groups.</source>
        <translation>Una regresión es de entrevistas una por una, y los totales que abrieron los depositarios no contienen ninguna. Cruce preguntas que un recuento cuenta juntas, o compare grupos.</translation>
    </message>
    <message>
        <source>There is no design {name}. The designs are {known}.</source>
        <translation>No hay ningún diseño {name}. Los diseños son {known}.</translation>
    </message>
    <message>
        <source>{design} hides a number behind noise, and a mean needs each report by itself: no tally can count it. Ask for it in bands, as a choice.</source>
        <translation>{design} oculta un número tras un ruido, y una media necesita cada informe por separado: ningún recuento puede contarlo. Pregúntelo por tramos, como una elección.</translation>
    </message>
    <message>
        <source>The answers to {question} have no order. Name those that count, as in {question}={first}.</source>
        <translation>Las respuestas a {question} no tienen orden. Indique las que cuentan, como en {question}={first}.</translation>
    </message>
    <message>
        <source>{question} is randomized, so nobody&apos;s answer to it is known and no interviews can be chosen by it. Filter by a direct question; this survey has {known}.</source>
        <translation>{question} está aleatorizada: no se conoce la respuesta de nadie y no se pueden elegir entrevistas por ella. Filtre por una pregunta directa; esta encuesta tiene {known}.</translation>
    </message>
    <message>
        <source>The joint inclusion probabilities have rows of different lengths.</source>
        <translation>Las probabilidades de inclusión conjuntas tienen filas de distinta longitud.</translation>
    </message>
    <message>
        <source>The analysis of {questions} needs the reports one by one, and nobody has them: these are totals that trustees opened.</source>
        <translation>El análisis de {questions} necesita los informes uno por uno, y nadie los tiene: son totales que abrieron depositarios.</translation>
    </message>
    <message>
        <source>Totals do not say which kiosk an interview comes from: trustees opened them for all kiosks together. Group by a direct question that a tally counts with it.</source>
        <translation>Los totales no dicen de qué quiosco viene una entrevista: los depositarios los abrieron para todos los quioscos juntos. Agrupe por una pregunta directa que un recuento cuente con ella.</translation>
    </message>
    <message>
        <source>No tally counts {questions} together, and a total that was not declared can never be opened. The tallies of this survey are {tallies}.</source>
        <translation>Ningún recuento cuenta {questions} juntas, y un total que no se declaró no podrá abrirse nunca. Los recuentos de esta encuesta son {tallies}.</translation>
    </message>
    <message>
        <source>{questions} is in no tally of this survey, and a total that was not declared can never be opened. Its tallies are {tallies}.</source>
        <translation>{questions} no está en ningún recuento de esta encuesta, y un total que no se declaró no podrá abrirse nunca. Sus recuentos son {tallies}.</translation>
    </message>
    <message>
        <source>The totals of {question} contradict each other: one person gives a report of all its choices, and there are from {fewest} to {most} reports of them. Some kiosk counted wrongly.</source>
        <translation>Los totales de {question} se contradicen: una persona da un informe de todas sus opciones, y hay de {fewest} a {most} informes de ellas. Algún quiosco contó mal.</translation>
    </message>
    <message>
        <source>{question} is neither a number nor a rating whose reports can be listed, so it has no mean and no median. Leave it out.</source>
        <translation>{question} no es un número ni una valoración cuyas respuestas registradas se puedan enumerar, así que no tiene media ni mediana. Quítela.</translation>
    </message>
    <message>
        <source>give a square table of costs from 0, with 0 from each answer to itself</source>
        <translation>dé una tabla cuadrada de costes desde 0, con 0 de cada respuesta a sí misma</translation>
    </message>
    <message>
        <source>the costs say how far answers are apart; leave it out</source>
        <translation>los costes ya dicen cuánto distan las respuestas; quítelo</translation>
    </message>
    <message>
        <source>it is about the intervals of the estimates; leave out {option}</source>
        <translation>se refiere a los intervalos de las estimaciones; quite {option}</translation>
    </message>
    <message>
        <source>{method} takes no strata and clusters; choose jackknife, or leave them out</source>
        <translation>{method} no admite estratos ni conglomerados; elija jackknife o quítelos</translation>
    </message>
    <message>
        <source>{method} takes no joint probabilities</source>
        <translation>{method} no admite probabilidades conjuntas</translation>
    </message>
    <message>
        <source>it has a table of its own; leave out {option}</source>
        <translation>tiene su propia tabla; quite {option}</translation>
    </message>
    <message>
        <source>a model of the method {method} cannot be trained again on a plain table</source>
        <translation>un modelo del método {method} no se puede volver a entrenar con una tabla corriente</translation>
    </message>
    <message>
        <source>In a cross-validation of {parts} folds each row trains {models} models of ε = {each}: that costs {cost}, and the count of the predictions comes on top. Allow more than {cost}, take fewer folds, or have rows held out in training, which costs nothing more.</source>
        <translation>En una validación cruzada de {parts} pliegues, cada fila entrena {models} modelos con ε = {each}: eso cuesta {cost}, y el recuento de las predicciones se añade. Permita más de {cost}, tome menos pliegues o reserve filas al entrenar, lo que no cuesta nada más.</translation>
    </message>
    <message>
        <source>it trains many models and looks at the rows again and again, which is free for a public or synthetic table alone; make a synthetic table, or preview the accuracy</source>
        <translation>entrena muchos modelos y mira las filas una y otra vez, lo que solo es gratis en una tabla pública o sintética; haga una tabla sintética o vea antes la exactitud esperada</translation>
    </message>
    <message>
        <source>a cross-validation of a private table has none</source>
        <translation>una validación cruzada de una tabla privada no la tiene</translation>
    </message>
    <message>
        <source>give at most {most} models</source>
        <translation>indique como mucho {most} modelos</translation>
    </message>
    <message>
        <source>it applies only with the fit test</source>
        <translation>solo vale con la prueba de ajuste</translation>
    </message>
    <message>
        <source>Use backcheck plan or report; see surveyapp backcheck --help.</source>
        <translation>Use backcheck plan o report; vea surveyapp backcheck --help.</translation>
    </message>
    <message>
        <source>Use tally add, sign, open, combine or show; see surveyapp tally --help.</source>
        <translation>Use tally add, sign, open, combine o show; véase surveyapp tally --help.</translation>
    </message>
    <message>
        <source>The work was stopped, and nothing was written.</source>
        <translation>El trabajo se detuvo y no se escribió nada.</translation>
    </message>
    <message>
        <source>The number must be from {minimum} to {maximum}.</source>
        <translation>El número debe estar entre {minimum} y {maximum}.</translation>
    </message>
    <message>
        <source>“{value}” is not a number; write it as 0.25, 25 % or 1/4</source>
        <translation>«{value}» no es un número; escriba por ejemplo 0,25, 25 % o 1/4</translation>
    </message>
    <message>
        <source>“{value}” is not a whole number</source>
        <translation>«{value}» no es un número entero</translation>
    </message>
    <message>
        <source>“{value}” can be read in two ways; write {one} or {other}</source>
        <translation>«{value}» se puede leer de dos maneras; escriba {one} o {other}</translation>
    </message>
    <message>
        <source>a number is missing; write it as 0.25, 25 % or 1/4</source>
        <translation>falta un número; escriba por ejemplo 0,25, 25 % o 1/4</translation>
    </message>
    <message>
        <source>“{value}” can be read in two ways; write semicolons between the numbers</source>
        <translation>«{value}» se puede leer de dos maneras; escriba punto y coma entre los números</translation>
    </message>
    <message>
        <source>{visits} visits do not fit into {days} days, with one a day at most.</source>
        <translation>{visits} visitas no caben en {days} días, con una al día como máximo.</translation>
    </message>
    <message>
        <source>{visits} early visits do not fit into the first {days} days.</source>
        <translation>{visits} visitas tempranas no caben en los primeros {days} días.</translation>
    </message>
    <message>
        <source>{name} is no class; there are {known}</source>
        <translation>{name} no es una clase; hay {known}</translation>
    </message>
    <message>
        <source>{option} is not an option of {learner}; it takes {known}.</source>
        <translation>{option} no es una opción de {learner}; admite {known}.</translation>
    </message>
    <message>
        <source>this learner does not release how frequent classes are; give their weights</source>
        <translation>este algoritmo no publica la frecuencia de las clases; indique sus pesos</translation>
    </message>
    <message>
        <source>A learning curve over rows needs at least {least} rows to train on.</source>
        <translation>Una curva de aprendizaje según las filas necesita al menos {least} filas de entrenamiento.</translation>
    </message>
    <message>
        <source>Column {attribute} is empty in row {row}, but its domain says that it is never missing; fill it in, or say that values of this column may be missing.</source>
        <translation>La columna {attribute} está vacía en la fila {row}, pero su dominio dice que nunca falta un valor; complétela, o indique que en esta columna pueden faltar valores.</translation>
    </message>
    <message>
        <source>{what} above {low}</source>
        <translation>{what} mayor que {low}</translation>
    </message>
    <message>
        <source>write COLUMN=NUMBER, such as A=50</source>
        <translation>escriba COLUMNA=NÚMERO, por ejemplo A=50</translation>
    </message>
    <message>
        <source>The project {file} has no survey yet.</source>
        <translation>El proyecto {file} todavía no tiene encuesta.</translation>
    </message>
    <message>
        <source>The interviews of this project are the rows of the table {table} in a database. Look at them there.</source>
        <translation>Las entrevistas de este proyecto son las filas de la tabla {table} de una base de datos. Véalas allí.</translation>
    </message>
    <message>
        <source>The project shows another survey now.</source>
        <translation>El proyecto muestra ahora otra encuesta.</translation>
    </message>
    <message>
        <source>{file} is a table of totals. Give it alone: nobody knows whether other files hold the same interviews.</source>
        <translation>{file} es una tabla de totales. Délo solo: nadie sabe si otros archivos contienen las mismas entrevistas.</translation>
    </message>
    <message>
        <source>{file} holds totals that trustees opened; give the survey that they are of.</source>
        <translation>{file} contiene totales que abrieron los depositarios; indique la encuesta de la que proceden.</translation>
    </message>
    <message>
        <source>Totals hold no weights, strata or clusters: these belong to each respondent, and what trustees opened are counts of all of them. Leave out --{kind}.</source>
        <translation>Los totales no tienen pesos, estratos ni conglomerados: estos son de cada encuestado, y lo que abrieron los depositarios son cuentas de todos. Quite --{kind}.</translation>
    </message>
    <message>
        <source>Bundle for an archive (Dataverse)</source>
        <translation>Paquete para un archivo (Dataverse)</translation>
    </message>
    <message>
        <source>Codebook as HTML</source>
        <translation>Libro de códigos en HTML</translation>
    </message>
    <message>
        <source>Codebook as CSV</source>
        <translation>Libro de códigos en CSV</translation>
    </message>
    <message>
        <source>Codebook as Markdown</source>
        <translation>Libro de códigos en Markdown</translation>
    </message>
    <message>
        <source>Codebook as DDI 2.5 (XML)</source>
        <translation>Libro de códigos en DDI 2.5 (XML)</translation>
    </message>
    <message>
        <source>SPSS syntax and data</source>
        <translation>Sintaxis de SPSS y datos</translation>
    </message>
    <message>
        <source>Stata do-file and data</source>
        <translation>Archivo do de Stata y datos</translation>
    </message>
    <message>
        <source>R script and data</source>
        <translation>Script de R y datos</translation>
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
        <translation>Cada día inventado se visita con una probabilidad de al menos {chance}; si los encuestadores ven las visitas anteriores, {seen}.</translation>
    </message>
    <message>
        <source>Each invented day is visited with a chance of at least {chance}, even if surveyors see the visits before it.</source>
        <translation>Cada día inventado se visita con una probabilidad de al menos {chance}, aunque los encuestadores vean las visitas anteriores.</translation>
    </message>
    <message>
        <source>Surveyors see each visit, and invent one day at most. If 1 is an invented day that is caught and −1 one that is not, a surveyor who invents when it pays most comes to {worth} on average; no other plan does better.</source>
        <translation>Los encuestadores ven cada visita e inventan un día como máximo. Si 1 es un día inventado que se descubre y −1 uno que no, un encuestador que inventa cuando más le conviene llega en promedio a {worth}; ningún otro plan lo hace mejor.</translation>
    </message>
    <message>
        <source>Surveyors see each visit. What begins to be invented goes on for at most {share} of the period until the next visit.</source>
        <translation>Los encuestadores ven cada visita. Lo que se empieza a inventar dura como máximo {share} del período hasta la visita siguiente.</translation>
    </message>
    <message>
        <source>Surveyors do not learn of visits. What begins to be invented goes on for at most {share} of the period on average, whenever it begins; with visits on fixed days it would be {equal}.</source>
        <translation>Los encuestadores no se enteran de las visitas. Lo que se empieza a inventar dura en promedio como máximo {share} del período, empiece cuando empiece; con visitas en días fijos sería {equal}.</translation>
    </message>
    <message>
        <source>Surveyors do not learn of visits, and may stop inventing at any time. On average at least {value}: 1 where a visit proves the invention first, −1 where all that could be gained was gained first.</source>
        <translation>Los encuestadores no se enteran de las visitas y pueden dejar de inventar en cualquier momento. En promedio al menos {value}: 1 si una visita prueba antes la invención, −1 si antes se ganó todo lo que se podía ganar.</translation>
    </message>
    <message>
        <source>There is no model {model}. There are: {known}.</source>
        <translation>No hay un modelo {model}. Hay: {known}.</translation>
    </message>
    <message>
        <source>Give at least one day and one visit.</source>
        <translation>Indique al menos un día y una visita.</translation>
    </message>
    <message>
        <source>The share of early visits must be between 0 and 1.</source>
        <translation>La proporción de visitas tempranas debe estar entre 0 y 1.</translation>
    </message>
    <message>
        <source>Early visits go with the model subset; the others draw their own times.</source>
        <translation>Las visitas tempranas van con el modelo subset; los demás sortean sus propias fechas.</translation>
    </message>
    <message>
        <source>The model {model} takes at most {most} visits.</source>
        <translation>El modelo {model} admite como máximo {most} visitas.</translation>
    </message>
    <message>
        <source>Give both: the chance to find an invented record, and how many there may be.</source>
        <translation>Indique ambos: la probabilidad de hallar un registro inventado y cuántos puede haber.</translation>
    </message>
    <message>
        <source>The chance to find a record must be between 0 and 1.</source>
        <translation>La probabilidad de hallar un registro debe estar entre 0 y 1.</translation>
    </message>
    <message>
        <source>Records that may be invented: give 1 to {most}.</source>
        <translation>Registros que pueden inventarse: indique de 1 a {most}.</translation>
    </message>
    <message>
        <source>Stops: give 1 to {most}.</source>
        <translation>Paradas: indique de 1 a {most}.</translation>
    </message>
    <message>
        <source>{file}, line {line}: {why}.</source>
        <translation>{file}, línea {line}: {why}.</translation>
    </message>
    <message>
        <source>{file} has no column {name}. It has: {known}.</source>
        <translation>{file} no tiene la columna {name}. Tiene: {known}.</translation>
    </message>
    <message>
        <source>If none of {visited} visited interviews out of {all} was invented, at most {most} of them were (95% confidence).</source>
        <translation>Si ninguna de las {visited} entrevistas visitadas de {all} fue inventada, lo fueron como máximo {most} (confianza del 95 %).</translation>
    </message>
    <message>
        <source>{file} has no addresses.</source>
        <translation>{file} no tiene direcciones.</translation>
    </message>
    <message>
        <source>Give at least one address a visit.</source>
        <translation>Indique al menos una dirección por visita.</translation>
    </message>
    <message>
        <source>an address or a surveyor is empty</source>
        <translation>una dirección o un encuestador está vacío</translation>
    </message>
    <message>
        <source>this address is there twice</source>
        <translation>esta dirección está dos veces</translation>
    </message>
    <message>
        <source>the day must be a whole number from 1</source>
        <translation>el día debe ser un número entero desde 1</translation>
    </message>
    <message>
        <source>this address is not in the plan</source>
        <translation>esta dirección no está en el plan</translation>
    </message>
    <message>
        <source>took_place is “{word}”; write yes or no</source>
        <translation>took_place es “{word}”; escriba yes o no</translation>
    </message>
    <message>
        <source>addresses must be a whole number from 1</source>
        <translation>addresses debe ser un número entero desde 1</translation>
    </message>
    <message>
        <source>Back-checks</source>
        <translation>Visitas de comprobación</translation>
    </message>
    <message>
        <source>What this plan guarantees</source>
        <translation>Lo que garantiza este plan</translation>
    </message>
    <message>
        <source>No visit today.</source>
        <translation>Hoy no hay visita.</translation>
    </message>
    <message>
        <source>Never ask again what was asked with coins: a second answer would give the first one away.</source>
        <translation>Nunca vuelva a preguntar lo que se preguntó con monedas: una segunda respuesta delataría la primera.</translation>
    </message>
    <message>
        <source>Ask whether the interview took place, and what was asked directly.</source>
        <translation>Pregunte si la entrevista tuvo lugar y lo que se preguntó directamente.</translation>
    </message>
    <message>
        <source>Read what you find, and destroy it then: address and answers together name a person.</source>
        <translation>Lea lo que encuentre y después destrúyalo: la dirección y las respuestas juntas señalan a una persona.</translation>
    </message>
    <message>
        <source>Surveyor</source>
        <translation>Encuestador</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>Took place (yes or no)</source>
        <translation>Tuvo lugar (sí o no)</translation>
    </message>
    <message>
        <source>Fold and seal. Open on the morning of day {day}.</source>
        <translation>Doble y selle. Abra la mañana del día {day}.</translation>
    </message>
    <message>
        <source>Visits of day {day}</source>
        <translation>Visitas del día {day}</translation>
    </message>
    <message>
        <source>The supervisor and the surveyor need different PINs. Choose another one.</source>
        <translation>El supervisor y el encuestador necesitan PIN distintos. Elija otro.</translation>
    </message>
    <message>
        <source>In {language} the kiosk lacks {count} of its own {needed} texts. The first is “{first}”.</source>
        <translation>En {language} al quiosco le faltan {count} de sus {needed} textos. El primero es «{first}».</translation>
    </message>
    <message>
        <source>The disk is full</source>
        <translation>El disco está lleno</translation>
    </message>
    <message>
        <source>The disk is nearly full</source>
        <translation>El disco está casi lleno</translation>
    </message>
    <message>
        <source>A file of interviews is damaged</source>
        <translation>Un archivo de entrevistas está dañado</translation>
    </message>
    <message>
        <source>Interviews are missing</source>
        <translation>Faltan entrevistas</translation>
    </message>
    <message>
        <source>The disk fails</source>
        <translation>El disco falla</translation>
    </message>
    <message>
        <source>You forgot your PIN</source>
        <translation>Ha olvidado su PIN</translation>
    </message>
    <message>
        <source>The PIN is locked</source>
        <translation>El PIN está bloqueado</translation>
    </message>
    <message>
        <source>The kiosk is already running</source>
        <translation>El quiosco ya está en marcha</translation>
    </message>
    <message>
        <source>The device cannot draw chance</source>
        <translation>El aparato no puede sortear</translation>
    </message>
    <message>
        <source>The program made a mistake</source>
        <translation>El programa cometió un error</translation>
    </message>
    <message>
        <source>The device went off</source>
        <translation>El aparato se apagó</translation>
    </message>
    <message>
        <source>Something else is wrong</source>
        <translation>Hay otro problema</translation>
    </message>
    <message>
        <source>All interviews that were finished are kept.</source>
        <translation>Se conservan todas las entrevistas terminadas.</translation>
    </message>
    <message>
        <source>Call the supervisor, who exports the files and makes room.</source>
        <translation>Llame al supervisor, que exporta los archivos y hace sitio.</translation>
    </message>
    <message>
        <source>Then touch “Look again”. If there is room, you can go on.</source>
        <translation>Después toque «Comprobar». Si hay sitio, puede continuar.</translation>
    </message>
    <message>
        <source>You can go on today. Nothing is lost.</source>
        <translation>Hoy puede continuar. No se ha perdido nada.</translation>
    </message>
    <message>
        <source>Tell the supervisor today: the files have to be exported and room made.</source>
        <translation>Avise hoy al supervisor: hay que exportar los archivos y hacer sitio.</translation>
    </message>
    <message>
        <source>The damaged file was put aside and is kept. New interviews go to a new file.</source>
        <translation>El archivo dañado se apartó y se conserva. Las entrevistas nuevas van a un archivo nuevo.</translation>
    </message>
    <message>
        <source>You can go on.</source>
        <translation>Puede continuar.</translation>
    </message>
    <message>
        <source>Tell the supervisor today. Delete nothing.</source>
        <translation>Avise hoy al supervisor. No borre nada.</translation>
    </message>
    <message>
        <source>A file is gone or older than it was, or this device is a copy of another.</source>
        <translation>Falta un archivo o es más antiguo que antes, o este aparato es copia de otro.</translation>
    </message>
    <message>
        <source>You can go on. New interviews are kept.</source>
        <translation>Puede continuar. Las entrevistas nuevas se conservan.</translation>
    </message>
    <message>
        <source>Call the supervisor now. Delete nothing.</source>
        <translation>Llame ahora al supervisor. No borre nada.</translation>
    </message>
    <message>
        <source>Ask nobody on this device.</source>
        <translation>No entreviste a nadie con este aparato.</translation>
    </message>
    <message>
        <source>Do not switch it off.</source>
        <translation>No lo apague.</translation>
    </message>
    <message>
        <source>Call the supervisor, who exports the interviews first.</source>
        <translation>Llame al supervisor, que primero exporta las entrevistas.</translation>
    </message>
    <message>
        <source>Nothing is lost.</source>
        <translation>No se ha perdido nada.</translation>
    </message>
    <message>
        <source>Call the supervisor, who chooses a new one on the supervisor&apos;s page.</source>
        <translation>Llame al supervisor, que elige uno nuevo en la página del supervisor.</translation>
    </message>
    <message>
        <source>A supervisor who forgot the supervisor&apos;s PIN sets the kiosk up again in a new folder. The interviews stay in the old one.</source>
        <translation>Un supervisor que olvidó su PIN configura de nuevo el quiosco en otra carpeta. Las entrevistas quedan en la anterior.</translation>
    </message>
    <message>
        <source>Somebody entered wrong PINs. Nothing is lost.</source>
        <translation>Alguien escribió PIN equivocados. No se ha perdido nada.</translation>
    </message>
    <message>
        <source>Wait until the seconds are over, {seconds} at most. Then enter your PIN.</source>
        <translation>Espere a que pasen los segundos, {seconds} como máximo. Después escriba su PIN.</translation>
    </message>
    <message>
        <source>The supervisor&apos;s PIN can be locked for up to {minutes} minutes. Yours works meanwhile.</source>
        <translation>El PIN del supervisor puede quedar bloqueado hasta {minutes} minutos. El suyo funciona mientras tanto.</translation>
    </message>
    <message>
        <source>It was started a second time on this device. Nothing is lost.</source>
        <translation>Se inició por segunda vez en este aparato. No se ha perdido nada.</translation>
    </message>
    <message>
        <source>Close this window and go on in the other one.</source>
        <translation>Cierre esta ventana y continúe en la otra.</translation>
    </message>
    <message>
        <source>If you find no other one, switch the device off and on again.</source>
        <translation>Si no encuentra otra, apague el aparato y vuelva a encenderlo.</translation>
    </message>
    <message>
        <source>Nobody is asked without chance. All interviews that were finished are kept.</source>
        <translation>Sin sorteo no se pregunta a nadie. Se conservan todas las entrevistas terminadas.</translation>
    </message>
    <message>
        <source>Switch the device off and on again. Then touch “Look again”.</source>
        <translation>Apague el aparato y vuelva a encenderlo. Después toque «Comprobar».</translation>
    </message>
    <message>
        <source>If it happens again, use another device and tell the supervisor.</source>
        <translation>Si vuelve a ocurrir, use otro aparato y avise al supervisor.</translation>
    </message>
    <message>
        <source>The screen of the respondent said whether the interview was recorded.</source>
        <translation>La pantalla de la persona entrevistada dijo si la entrevista se registró.</translation>
    </message>
    <message>
        <source>If it was, do not ask this person again. If not, you may ask once more.</source>
        <translation>Si se registró, no vuelva a preguntar a esta persona. Si no, puede preguntarle otra vez.</translation>
    </message>
    <message>
        <source>You can go on once. If it happens again, stop and call the supervisor.</source>
        <translation>Puede continuar una vez. Si vuelve a ocurrir, pare y llame al supervisor.</translation>
    </message>
    <message>
        <source>Switch it on again and enter your PIN.</source>
        <translation>Vuelva a encenderlo y escriba su PIN.</translation>
    </message>
    <message>
        <source>The interview that was not finished is gone. All others are kept.</source>
        <translation>La entrevista sin terminar se ha perdido. Todas las demás se conservan.</translation>
    </message>
    <message>
        <source>All interviews that were finished are kept. Delete nothing.</source>
        <translation>Se conservan todas las entrevistas terminadas. No borre nada.</translation>
    </message>
    <message>
        <source>Call the supervisor, whose page says what it is.</source>
        <translation>Llame al supervisor, cuya página dice qué ocurre.</translation>
    </message>
    <message>
        <source>it is of {learners}; choose that, or leave it out</source>
        <translation>es de {learners}; elíjalo, u omítala</translation>
    </message>
    <message>
        <source>There is no option {option}; there are {known}.</source>
        <translation>No hay ninguna opción {option}; hay {known}.</translation>
    </message>
    <message>
        <source>it is for a table of true values; leave it out</source>
        <translation>es para una tabla de valores verdaderos; omítala</translation>
    </message>
    <message>
        <source>it is for a model that is private; leave it out</source>
        <translation>es para un modelo privado; omítala</translation>
    </message>
    <message>
        <source>it is for a model that is not private, with ε = inf; leave it out</source>
        <translation>es para un modelo no privado, con ε = inf; omítala</translation>
    </message>
    <message>
        <source>A classifier learns from reports one by one, and totals that trustees opened hold none. Nothing can be trained on them.</source>
        <translation>Un clasificador aprende de informes uno por uno, y los totales que abrieron los depositarios no contienen ninguno. No se puede entrenar nada con ellos.</translation>
    </message>
    <message>
        <source>{feature} and {label} are made of the same answers, so a model would only read one off the other. Leave {feature} out.</source>
        <translation>{feature} y {label} proceden de las mismas respuestas, así que un modelo solo leería una en la otra. Quite {feature}.</translation>
    </message>
    <message>
        <source>Unary encoding needs p and q, as decimals or fractions such as 4/5.</source>
        <translation>La codificación unaria necesita p y q, como decimales o fracciones, por ejemplo 4/5.</translation>
    </message>
    <message>
        <source>Column {attribute} is empty, but the model was trained where it never is.</source>
        <translation>La columna {attribute} está vacía, pero el modelo se entrenó donde nunca lo está.</translation>
    </message>
    <message>
        <source>{file} has a column {column} already; rename it, or predict on the table without it.</source>
        <translation>{file} ya tiene una columna {column}; cámbiele el nombre o prediga con la tabla sin ella.</translation>
    </message>
    <message>
        <source>A row cannot count {most} times at most; give a whole number from 1 to {largest}, from knowledge and not from the data.</source>
        <translation>Una fila no puede contar {most} veces como máximo; dé un número entero de 1 a {largest}, por conocimiento y no a partir de los datos.</translation>
    </message>
    <message>
        <source>{column} holds weights; it cannot be the label or a feature too.</source>
        <translation>{column} contiene pesos; no puede ser también la etiqueta o una variable.</translation>
    </message>
    <message>
        <source>The number of rows may be public, but the sum of their weights is not: train with weights without declaring the number of rows public.</source>
        <translation>El número de filas puede ser público, pero la suma de sus pesos no lo es: entrene con pesos sin declarar público el número de filas.</translation>
    </message>
    <message>
        <source>Line {line}: the weight in the column {column} is {value}; it must be a number, 0 or more.</source>
        <translation>Línea {line}: el peso en la columna {column} es {value}; debe ser un número, 0 o más.</translation>
    </message>
    <message>
        <source>a synthetic table by {method} needs to know it: the column that the others explain</source>
        <translation>una tabla sintética por {method} necesita conocerla: la columna que las demás explican</translation>
    </message>
    <message>
        <source>it is of a forest; choose forest, or leave it out</source>
        <translation>es de un bosque; elija forest, u omítala</translation>
    </message>
    <message>
        <source>{file}: {column} needs a list of its levels, such as [&quot;low&quot;, &quot;high&quot;], or an object with its levels, or with the bounds of a number: low, high and bins. An object may also say whether a value can be missing: &quot;missing&quot;: false.</source>
        <translation>{file}: {column} necesita una lista de sus niveles, como [&quot;low&quot;, &quot;high&quot;], o un objeto con sus niveles, o con los límites de un número: low, high y bins. Un objeto también puede decir si puede faltar un valor: &quot;missing&quot;: false.</translation>
    </message>
    <message>
        <source>Whether values of {attribute} can be missing must be said once, and of a column whose levels or bounds are stated. These are: {known}.</source>
        <translation>Si pueden faltar valores de {attribute} debe decirse una sola vez, y de una columna cuyos niveles o límites se indican. Son: {known}.</translation>
    </message>
    <message>
        <source>This version of Surveyapp has no analysis “{analysis}”. A newer version has made this block; it stays in the project.</source>
        <translation>Esta versión de Surveyapp no tiene el análisis «{analysis}». Una versión más reciente hizo este bloque; se queda en el proyecto.</translation>
    </message>
    <message>
        <source>{bits} bits; give {low} to {high}.</source>
        <translation>{bits} bits; indique de {low} a {high}.</translation>
    </message>
    <message>
        <source>the kiosk&apos;s source: no fault is known, and nobody can predict it</source>
        <translation>la fuente del quiosco: no se conoce ningún defecto y nadie puede predecirla</translation>
    </message>
    <message>
        <source>whoever predicts it can factor a number of {bits} bits; primes and seed must stay secret</source>
        <translation>quien la predice sabe factorizar un número de {bits} bits; los primos y la semilla deben quedar en secreto</translation>
    </message>
    <message>
        <source>whoever has seen 19,968 bits in a row knows all that follow</source>
        <translation>quien ha visto 19 968 bits seguidos conoce todos los siguientes</translation>
    </message>
    <message>
        <source>its state has 31 bits: a few bytes in a row tell all that follow</source>
        <translation>su estado tiene 31 bits: unos pocos bytes seguidos revelan todos los siguientes</translation>
    </message>
    <message>
        <source>1 with a chance of {chance} instead of a half</source>
        <translation>1 con una probabilidad de {chance} en vez de un medio</translation>
    </message>
    <message>
        <source>one bit in {often} is the one before again</source>
        <translation>un bit de cada {often} repite el anterior</translation>
    </message>
    <message>
        <source>There is no source of coins {asked}. There are: system, bbs, bbs:BITS, mersenne, lcg, biased:CHANCE and sticky:CHANCE, such as biased:0.501 and sticky:1/50.</source>
        <translation>No hay una fuente de monedas {asked}. Hay: system, bbs, bbs:BITS, mersenne, lcg, biased:CHANCE y sticky:CHANCE, como biased:0.501 y sticky:1/50.</translation>
    </message>
    <message>
        <source>{asked} needs a chance between 0 and 1.</source>
        <translation>{asked} necesita una probabilidad entre 0 y 1.</translation>
    </message>
    <message>
        <source>{asked}: {reason}.</source>
        <translation>{asked}: {reason}.</translation>
    </message>
    <message>
        <source>{file} cannot be opened: give collection files (.collection), files of tallies (.tally, .sum, .signed, .partial), one project (.surveydesk) or one survey (.survey.json).</source>
        <translation>{file} no se puede abrir: dé archivos de recogida (.collection), archivos de recuento (.tally, .sum, .signed, .partial), un proyecto (.surveydesk) o una encuesta (.survey.json).</translation>
    </message>
    <message>
        <source>These files do not go together: open any number of collection files, or of files of tallies, or one project, or one survey at a time.</source>
        <translation>Estos archivos no van juntos: abra cuantos archivos de recogida o de recuento quiera, o un proyecto, o una encuesta a la vez.</translation>
    </message>
    <message>
        <source>The interviews of {file} are the rows of {table} at {source}, which was not connected to on this computer before. If you trust it, choose File, “Connect to a database…”.</source>
        <translation>Las entrevistas de {file} son las filas de {table} en {source}, con la que este ordenador no se ha conectado antes. Si confía en ella, elija Archivo, «Conectar con una base de datos…».</translation>
    </message>
    <message>
        <source>{file} holds totals of a survey that this project does not have. Choose the survey file that was asked.</source>
        <translation>{file} contiene totales de una encuesta que este proyecto no tiene. Elija el archivo de la encuesta que se hizo.</translation>
    </message>
    <message>
        <source>Analysis {place} of the output cannot be in the report: {problem} Complete it, hide it or remove it.</source>
        <translation>El análisis {place} de los resultados no puede estar en el informe: {problem} Complételo, ocúltelo o elimínelo.</translation>
    </message>
    <message>
        <source>{interviews} interviews are more than the {capacity} that a total of this survey holds</source>
        <translation>{interviews} entrevistas son más que las {capacity} que contiene un total de esta encuesta</translation>
    </message>
    <message>
        <source>{file} must be a table of texts: .csv or .xlsx.</source>
        <translation>{file} debe ser una tabla de textos: .csv o .xlsx.</translation>
    </message>
    <message>
        <source>has the language {language}, which the survey does not have; it has {known}.</source>
        <translation>tiene el idioma {language}, que la encuesta no tiene; tiene {known}.</translation>
    </message>
    <message>
        <source>it has no sheet {name}</source>
        <translation>no tiene ninguna hoja {name}</translation>
    </message>
    <message>
        <source>The program speaks all languages of this survey ({known}). Name the language whose words you want to change.</source>
        <translation>El programa habla todos los idiomas de esta encuesta ({known}). Indique el idioma cuyas palabras quiere cambiar.</translation>
    </message>
    <message>
        <source>{language} is none of the survey&apos;s languages; it has {known}.</source>
        <translation>{language} no es ningún idioma de la encuesta; tiene {known}.</translation>
    </message>
    <message>
        <source>{folder} is not a folder.</source>
        <translation>{folder} no es una carpeta.</translation>
    </message>
    <message>
        <source>{first} and {second} speak the same text. Keep one of them.</source>
        <translation>{first} y {second} dicen el mismo texto. Conserve uno de los dos.</translation>
    </message>
    <message>
        <source>{program} is not installed. Install it (on Debian and Ubuntu espeak-ng is a package of that name), or have the texts recorded: --script lists them.</source>
        <translation>{program} no está instalado. Instálelo (en Debian y Ubuntu, espeak-ng es un paquete con ese nombre) o haga grabar los textos: --script los enumera.</translation>
    </message>
    <message>
        <source>{program} could not speak “{text}”: {reason}.</source>
        <translation>{program} no pudo decir «{text}»: {reason}.</translation>
    </message>
    <message>
        <source>No voice of espeak-ng is called {voice}. Choose one with --voice.</source>
        <translation>espeak-ng no tiene la voz {voice}. Elija una con --voice.</translation>
    </message>
    <message>
        <source>To speak {language}, piper needs the file of a voice. Name it with --voice.</source>
        <translation>piper necesita el archivo de una voz para {language}: --voice.</translation>
    </message>
    <message>
        <source>{program} does not answer: {reason}.</source>
        <translation>{program} no responde: {reason}.</translation>
    </message>
    <message>
        <source>it gives no reason</source>
        <translation>no da ningún motivo</translation>
    </message>
    <message>
        <source>A sum of tally files of the survey {survey}, version {version}: {interviews} interviews (files: {count}, kiosks: {kiosks}). Nobody has signed it: whoever signs adds the files again.</source>
        <translation>Una suma de archivos de recuento de la encuesta {survey}, versión {version}: {interviews} entrevistas (archivos: {count}, quioscos: {kiosks}). Nadie la ha firmado: quien firma vuelve a sumar los archivos.</translation>
    </message>
    <message>
        <source>{what}: {count} of {needed} are here.</source>
        <translation>{what}: hay {count} de {needed}.</translation>
    </message>
    <message>
        <source>Bring the kiosks&apos; files that the sum lists: {count} of {needed} are here.</source>
        <translation>Traiga los archivos de los quioscos que enumera la suma: hay {count} de {needed}.</translation>
    </message>
    <message>
        <source>A trustee&apos;s private key.</source>
        <translation>La clave privada de un depositario.</translation>
    </message>
    <message>
        <source>The enrolment of a kiosk.</source>
        <translation>La inscripción de un quiosco.</translation>
    </message>
    <message>
        <source>Bring the kiosks&apos; files (.tally).</source>
        <translation>Traiga los archivos de los quioscos (.tally).</translation>
    </message>
    <message>
        <source>Bring one sum at a time: these are of different lists.</source>
        <translation>Traiga una suma a la vez: estas son de listas distintas.</translation>
    </message>
    <message>
        <source>Bring the sum of the files (.sum), which the office makes.</source>
        <translation>Traiga la suma de los archivos (.sum), que hace la oficina.</translation>
    </message>
    <message>
        <source>Shares (.partial)</source>
        <translation>Partes (.partial)</translation>
    </message>
    <message>
        <source>Signed lists (.signed)</source>
        <translation>Listas firmadas (.signed)</translation>
    </message>
    <message>
        <source>You have signed this list, and {ledger} does not know it: it is an older copy of your memory. Put the newest copy back beside your key. If that is lost, sign all lists again that you ever signed with this key, before you sign or open any other.</source>
        <translation>Usted ha firmado esta lista y {ledger} no la conoce: es una copia más antigua de su memoria. Vuelva a poner la copia más reciente junto a su clave. Si se ha perdido, firme otra vez todas las listas que haya firmado con esta clave antes de firmar o abrir otra.</translation>
    </message>
    <message>
        <source>its interviews were altered or the file is cut short</source>
        <translation>sus entrevistas fueron alteradas o el archivo está cortado</translation>
    </message>
    <message>
        <source>it does not hold the number of interviews that it states</source>
        <translation>no contiene el número de entrevistas que indica</translation>
    </message>
    <message>
        <source>its columns are not those of its survey</source>
        <translation>sus columnas no son las de su encuesta</translation>
    </message>
    <message>
        <source>it is not sealed to the key that its survey names</source>
        <translation>no está sellado con la clave que nombra su encuesta</translation>
    </message>
    <message>
        <source>its survey was altered</source>
        <translation>su encuesta fue alterada</translation>
    </message>
    <message>
        <source>a collection file</source>
        <translation>un archivo de recogida</translation>
    </message>
    <message>
        <source>a line is too long</source>
        <translation>una línea es demasiado larga</translation>
    </message>
    <message>
        <source>its signature is not that of its kiosk, so it was altered</source>
        <translation>su firma no es la de su quiosco, así que fue alterado</translation>
    </message>
    <message>
        <source>it is cut short</source>
        <translation>está cortado</translation>
    </message>
    <message>
        <source>it is a kiosk&apos;s tally file, with no record of anybody in it; add the kiosks&apos; files (window “Totals that trustees hold”, or “tally add”), and analyse the table of totals that trustees open</source>
        <translation>es el archivo de recuento de un quiosco, sin registro de nadie; sume los archivos de los quioscos (ventana «Totales en manos de depositarios», o «tally add») y analice la tabla de totales que abran los depositarios</translation>
    </message>
    <message>
        <source>it is a table of totals that trustees opened; analyse it together with the survey that it is of, or import it into a project</source>
        <translation>es una tabla de totales que abrieron los depositarios; analícela con la encuesta de la que procede o impórtela en un proyecto</translation>
    </message>
    <message>
        <source>it is a sum of tally files, which nobody opens alone; trustees sign it and open it first (window “Totals that trustees hold”, or “tally sign” and “tally open”)</source>
        <translation>es una suma de archivos de recuento, que nadie abre por sí solo; antes la firman y la abren los depositarios (ventana «Totales en manos de depositarios», o «tally sign» y «tally open»)</translation>
    </message>
    <message>
        <source>it is a list that a trustee has signed, and opens nothing; with enough of them trustees give their shares (window “Totals that trustees hold”, or “tally open”)</source>
        <translation>es una lista que ha firmado un depositario y no abre nada; cuando hay bastantes, los depositarios dan sus partes (ventana «Totales en manos de depositarios», o «tally open»)</translation>
    </message>
    <message>
        <source>it is a trustee&apos;s share; put it together with those of the others (window “Totals that trustees hold”, or “tally combine”), and analyse the table of totals that comes of it</source>
        <translation>es la parte de un depositario; reúnala con las de los demás (ventana «Totales en manos de depositarios», o «tally combine») y analice la tabla de totales que resulta</translation>
    </message>
    <message>
        <source>it is not {wanted}</source>
        <translation>no es {wanted}</translation>
    </message>
    <message>
        <source>another program has changed its line ends; fetch the kiosk&apos;s own file</source>
        <translation>otro programa ha cambiado sus finales de línea; tome el archivo propio del quiosco</translation>
    </message>
    <message>
        <source>it is a collection file, which holds records; import it</source>
        <translation>es un archivo de recogida, que contiene registros; impórtelo</translation>
    </message>
    <message>
        <source>it is a web page, not {wanted}</source>
        <translation>es una página web, no {wanted}</translation>
    </message>
    <message>
        <source>another program has saved it in another encoding; fetch the kiosk&apos;s own file</source>
        <translation>otro programa lo ha guardado con otra codificación; tome el archivo propio del quiosco</translation>
    </message>
    <message>
        <source>The interviews of {file} are totals that trustees opened. What is counted in them was declared before anybody was asked, and its variables cannot be changed.</source>
        <translation>Las entrevistas de {file} son totales que abrieron depositarios. Lo que cuentan se declaró antes de preguntar a nadie, y sus variables no pueden cambiarse.</translation>
    </message>
    <message>
        <source>The project {file} has interviews of its own. Make a new project for the totals.</source>
        <translation>El proyecto {file} tiene entrevistas propias. Haga un proyecto nuevo para los totales.</translation>
    </message>
    <message>
        <source>the totals in it are not those of its survey</source>
        <translation>los totales que contiene no son los de su encuesta</translation>
    </message>
    <message>
        <source>Nothing can be sealed to the key of {trustee} in the survey {survey}. The trustee makes a new key, whose public part goes into the survey.</source>
        <translation>No se puede sellar nada con la clave de {trustee} en la encuesta {survey}. El depositario crea una clave nueva, cuya parte pública va en la encuesta.</translation>
    </message>
    <message>
        <source>{survey}, version {version}</source>
        <translation>{survey}, versión {version}</translation>
    </message>
    <message>
        <source>{file}: {problem}</source>
        <translation>{file}: {problem}</translation>
    </message>
    <message>
        <source>A process that opened interviews was ended from outside, perhaps because memory ran out. Nothing was signed or written; close other programs and try again.</source>
        <translation>Un proceso que abría entrevistas fue terminado desde fuera, quizá por falta de memoria. No se firmó ni escribió nada; cierre otros programas e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>it was altered or is cut short; ask the trustee for it again</source>
        <translation>fue alterado o está cortado; pídaselo otra vez al depositario</translation>
    </message>
    <message>
        <source>it is neither a trustee&apos;s signed list nor a share</source>
        <translation>no es ni la lista firmada de un depositario ni una parte</translation>
    </message>
    <message>
        <source>it is of the other kind of file; here the trustees&apos; shares are needed</source>
        <translation>es el otro tipo de archivo; aquí hacen falta las partes de los depositarios</translation>
    </message>
    <message>
        <source>it is of the other kind of file; here the lists that trustees signed are needed</source>
        <translation>es el otro tipo de archivo; aquí hacen falta las listas que firmaron los depositarios</translation>
    </message>
    <message>
        <source>These interviews were simulated by a computer: no person answered them.</source>
        <translation>Estas entrevistas las simuló un ordenador: no las respondió ninguna persona.</translation>
    </message>
    <message>
        <source>it was altered or is cut short; add the tally files again</source>
        <translation>fue alterado o está cortado; sume otra vez los archivos de recuento</translation>
    </message>
    <message>
        <source>it holds more interviews than its survey&apos;s totals can hold</source>
        <translation>contiene más entrevistas de las que caben en los totales de su encuesta</translation>
    </message>
    <message>
        <source>it is not a sum of tally files</source>
        <translation>no es una suma de archivos de recuento</translation>
    </message>
    <message>
        <source>its manifest is not that of a tally file</source>
        <translation>su manifiesto no es el de un archivo de recuento</translation>
    </message>
    <message>
        <source>its totals were altered</source>
        <translation>sus totales fueron alterados</translation>
    </message>
    <message>
        <source>its totals are not those of its survey</source>
        <translation>sus totales no son los de su encuesta</translation>
    </message>
    <message>
        <source>it holds more interviews than a kiosk puts in one file</source>
        <translation>contiene más entrevistas de las que un quiosco pone en un archivo</translation>
    </message>
    <message>
        <source>a tally file</source>
        <translation>un archivo de recuento</translation>
    </message>
    <message>
        <source>Answers are only counted. No record is kept.</source>
        <translation>Las respuestas solo se cuentan. No se guarda ningún registro.</translation>
    </message>
    <message>
        <source>Your answer is added to totals that are hidden behind random numbers. Nobody can take it out again.</source>
        <translation>Su respuesta se suma a totales ocultos tras números al azar. Nadie puede volver a sacarla.</translation>
    </message>
    <message>
        <source>“Recorded” means counted.</source>
        <translation>«Registrado» quiere decir contado.</translation>
    </message>
    <message>
        <source>Some questions say that your answer is not kept.</source>
        <translation>Algunas preguntas dicen que su respuesta no se guarda.</translation>
    </message>
    <message>
        <source>Counted as you answer.</source>
        <translation>Se cuenta tal como responde.</translation>
    </message>
    <message>
        <source>Your answers were counted. You need not answer again.</source>
        <translation>Sus respuestas se contaron. No hace falta que responda otra vez.</translation>
    </message>
    <message>
        <source>Your answer here is not kept.</source>
        <translation>Su respuesta aquí no se guarda.</translation>
    </message>
    <message>
        <source>Nobody can open the totals alone: {threshold} of {trustees} trustees must do it together, and only for {smallest} interviews or more.</source>
        <translation>Nadie puede abrir los totales a solas: {threshold} de {trustees} depositarios deben hacerlo juntos, y solo para {smallest} entrevistas o más.</translation>
    </message>
    <message>
        <source>{question} has too many different reports for the tallies. Leave it out of them.</source>
        <translation>{question} tiene demasiadas respuestas registradas distintas para los recuentos. Déjela fuera.</translation>
    </message>
    <message>
        <source>No interview is kept: each is added to masked totals ({count}). Any {t} of the {n} trustees open them together, for {smallest} interviews or more, after {signatures} of them have signed.</source>
        <translation>No se guarda ninguna entrevista: cada una se suma a totales enmascarados ({count}). Cualesquiera {t} de los {n} depositarios los abren juntos, para {smallest} entrevistas o más, después de que hayan firmado {signatures} de ellos.</translation>
    </message>
    <message>
        <source>One total holds at most {capacity} interviews.</source>
        <translation>Un total contiene como máximo {capacity} entrevistas.</translation>
    </message>
    <message>
        <source>Never possible: regression, tests of single kiosks or interviews, and any table that is not counted here. No record is kept to make them from.</source>
        <translation>Nunca es posible: regresión, pruebas de quioscos o entrevistas sueltos, y cualquier tabla que no se cuente aquí. No se guarda ningún registro con que hacerlas.</translation>
    </message>
    <message>
        <source>Shares can be estimated of: {questions}.</source>
        <translation>Se pueden estimar proporciones de: {questions}.</translation>
    </message>
    <message>
        <source>They can be compared by {group}: {questions}.</source>
        <translation>Se pueden comparar según {group}: {questions}.</translation>
    </message>
    <message>
        <source>{first} with {second}</source>
        <translation>{first} con {second}</translation>
    </message>
    <message>
        <source>Cross-tables can be made of: {pairs}.</source>
        <translation>Se pueden hacer tablas cruzadas de: {pairs}.</translation>
    </message>
    <message>
        <source>Nothing can be estimated of: {questions}. No tally counts that.</source>
        <translation>No se puede estimar nada de: {questions}. Ningún recuento lo cuenta.</translation>
    </message>
    <message>
        <source>{file} has numbers of {question} beyond {low} to {high}, the ends in the tables before it. Nobody stated these ends, so all numbers count, now from {least} to {most}.</source>
        <translation>{file} tiene números de {question} fuera de {low} a {high}, los extremos de las tablas anteriores. Nadie fijó esos extremos, así que todos los números cuentan, ahora de {least} a {most}.</translation>
    </message>
    <message>
        <source>Give the tally files of the kiosks; their names end in .tally.</source>
        <translation>Indique los archivos de recuento de los quioscos; sus nombres terminan en .tally.</translation>
    </message>
    <message>
        <source>Only as many trustees took part as are needed, so a trustee who lies so that the numbers still fit would not be seen. With the share of one more it would.</source>
        <translation>Solo participaron tantos depositarios como hacen falta, así que no se vería a uno que mienta de modo que los números sigan cuadrando. Con la parte de uno más, sí.</translation>
    </message>
    <message>
        <source>{question} is counted differently in {first} and in {second}, though both are of the same interviews: a kiosk has counted wrongly. Open fewer files together to find out which.</source>
        <translation>{question} se cuenta de forma distinta en {first} y en {second}, aunque ambos son de las mismas entrevistas: un quiosco ha contado mal. Abra menos archivos juntos para averiguar cuál.</translation>
    </message>
    <message>
        <source>{needed} trustees together can open this list, and here are the shares of {count}. Ask for the share of another one: {names}.</source>
        <translation>{needed} depositarios juntos pueden abrir esta lista, y aquí están las partes de {count}. Pida la parte de otro: {names}.</translation>
    </message>
    <message>
        <source>{trustee} has given two shares of this list that differ: one is false. Leave both out, and ask {trustee} what happened.</source>
        <translation>{trustee} ha dado dos partes distintas de esta lista: una es falsa. Deje fuera ambas y pregunte a {trustee} qué ocurrió.</translation>
    </message>
    <message>
        <source>its name ends in none of {endings}</source>
        <translation>su nombre no termina en ninguno de {endings}</translation>
    </message>
    <message>
        <source>Held by the trustees {names}: {signatures} of them sign a list of files, and then any {threshold} open its totals together, of at least {smallest} interviews.</source>
        <translation>En manos de los depositarios {names}: {signatures} de ellos firman una lista de archivos, y luego cualesquiera {threshold} abren juntos sus totales, de al menos {smallest} entrevistas.</translation>
    </message>
    <message>
        <source>A list of {interviews} interviews of the survey {survey}, signed by {name}, whose key is “{key}”. It opens nothing.</source>
        <translation>Una lista de {interviews} entrevistas de la encuesta {survey}, firmada por {name}, cuya clave es «{key}». No abre nada.</translation>
    </message>
    <message>
        <source>A kiosk&apos;s tally file of the survey {survey}, version {version}: {interviews} interviews, export {export} of batch {batch}.</source>
        <translation>El archivo de recuento de un quiosco, de la encuesta {survey}, versión {version}: {interviews} entrevistas, exportación {export} del lote {batch}.</translation>
    </message>
    <message>
        <source>Signed by the kiosk “{words}”.</source>
        <translation>Firmado por el quiosco «{words}».</translation>
    </message>
    <message>
        <source>The signature is right, and it is about the sum that was given with it.</source>
        <translation>La firma es correcta y se refiere a la suma que se dio con ella.</translation>
    </message>
    <message>
        <source>The signature was not checked: give the sum that it is about, too.</source>
        <translation>La firma no se comprobó: indique también la suma a la que se refiere.</translation>
    </message>
    <message>
        <source>A share: with those of other trustees it opens a list of {interviews} interviews of the survey {survey}. Given by {name}, whose key is “{key}”.</source>
        <translation>Una parte: con las de otros depositarios abre una lista de {interviews} entrevistas de la encuesta {survey}. La dio {name}, cuya clave es «{key}».</translation>
    </message>
    <message>
        <source>it is not a table of opened totals</source>
        <translation>no es una tabla de totales abiertos</translation>
    </message>
    <message>
        <source>Opened totals of the survey {survey}: {interviews} interviews, {count} totals. Nobody has signed the table.</source>
        <translation>Totales abiertos de la encuesta {survey}: {interviews} entrevistas, {count} totales. Nadie ha firmado la tabla.</translation>
    </message>
    <message>
        <source>This survey asks for {needed} signatures of a list, and {safe} would be safe. With fewer, {count} trustees who work together with the office can open the difference of two lists.</source>
        <translation>Esta encuesta pide {needed} firmas de una lista, y {safe} serían seguras. Con menos, {count} depositarios que se pongan de acuerdo con la oficina pueden abrir la diferencia de dos listas.</translation>
    </message>
    <message>
        <source>it is not the sum of these files; ask the office to add them again, and sign nothing before</source>
        <translation>no es la suma de estos archivos; pida a la oficina que los sume otra vez y no firme nada antes</translation>
    </message>
    <message>
        <source>{needed} trustees must sign this list before anybody may open it, and here are the signatures of {count}: {names}. Ask others to sign first.</source>
        <translation>{needed} depositarios deben firmar esta lista antes de que alguien pueda abrirla, y aquí están las firmas de {count}: {names}. Pida primero a otros que firmen.</translation>
    </message>
    <message>
        <source>The key “{given}” belongs to none of the trustees of the survey {survey}, who are {names}. Give the key file of one of them.</source>
        <translation>La clave «{given}» no es de ninguno de los depositarios de la encuesta {survey}, que son {names}. Indique el archivo de clave de uno de ellos.</translation>
    </message>
    <message>
        <source>{sum} lists a file of the kiosk “{words}”, which is not among the enrolled kiosks. Compare the words with those on its supervisor screen before you sign.</source>
        <translation>{sum} incluye un archivo del quiosco «{words}», que no está entre los quioscos inscritos. Compare las palabras con las de su pantalla del supervisor antes de firmar.</translation>
    </message>
    <message>
        <source>it is the same file as {other}; give it once</source>
        <translation>es el mismo archivo que {other}; indíquelo una sola vez</translation>
    </message>
    <message>
        <source>it is not in the list of {sum}; leave it out</source>
        <translation>no está en la lista de {sum}; déjelo fuera</translation>
    </message>
    <message>
        <source>{sum} lists {count} files, and {missing} of them are missing here: {files}. Give all.</source>
        <translation>{sum} incluye {count} archivos, y aquí faltan {missing}: {files}. Indíquelos todos.</translation>
    </message>
    <message>
        <source>{sum} lists another export of the same interviews; ask the office for that file</source>
        <translation>{sum} incluye otra exportación de las mismas entrevistas; pida ese archivo a la oficina</translation>
    </message>
    <message>
        <source>{file} holds fewer than {smallest} interviews and was not exported: people could be recognised. Collect more first. At the end of fieldwork they can be released, once.</source>
        <translation>{file} tiene menos de {smallest} entrevistas y no se exportó: se podría reconocer a las personas. Reúna más primero. Al final del trabajo de campo se pueden entregar, una sola vez.</translation>
    </message>
    <message>
        <source>it is damaged; the supervisor can choose a new surveyor&apos;s PIN</source>
        <translation>está dañado; el supervisor puede elegir un PIN nuevo del encuestador</translation>
    </message>
    <message>
        <source>did not sign any of the files in its folder, so it was altered or is damaged</source>
        <translation>no firmó ninguno de los archivos que están junto a ella, así que fue alterada o está dañada</translation>
    </message>
    <message>
        <source>{file} is damaged and was left as it is ({reason}). New interviews go to a new file next to it. Take a copy of the folder to the analyst.</source>
        <translation>{file} está dañado y se dejó como está ({reason}). Las nuevas entrevistas van a un archivo nuevo junto a él. Lleve una copia de la carpeta al analista.</translation>
    </message>
    <message>
        <source>Epsilon {spent} of {table} was spent without a budget, and without one {total} is the most. State as the budget how much may be spent in total, or use a model or a synthetic table that was already paid for.</source>
        <translation>Se gastó un épsilon de {spent} de {table} sin presupuesto, y sin él lo máximo es {total}. Indique como presupuesto cuánto puede gastarse en total, o use un modelo o una tabla sintética que ya se pagó.</translation>
    </message>
    <message>
        <source>{file} is not a ledger of this program, or was altered, so it is not known what has been spent. Restore a copy of it, or spend nothing more of the table.</source>
        <translation>{file} no es un libro de gastos de este programa, o se alteró, así que nadie sabe lo que se ha gastado. Vuelva a poner una copia suya o no gaste nada más de la tabla.</translation>
    </message>
    <message>
        <source>This would spend epsilon {asked} of {table}, but only {left} of its budget of {budget} is left. Ask for less, or use a model or a synthetic table that was already paid for.</source>
        <translation>Esto gastaría un épsilon de {asked} de {table}, y de su presupuesto de {budget} queda {left}. Pida menos, o use un modelo o una tabla sintética que ya se pagó.</translation>
    </message>
    <message>
        <source>it is read-only</source>
        <translation>es de solo lectura</translation>
    </message>
    <message>
        <source>its database reports an error that Surveyapp does not know; open it again</source>
        <translation>su base de datos comunica un error que Surveyapp no conoce; ábralo de nuevo</translation>
    </message>
    <message>
        <source>The project {file} is read-only, so nothing in it can be changed. Save a copy of it under another name, and work on the copy.</source>
        <translation>El proyecto {file} es de solo lectura, así que no se puede cambiar nada en él. Guarde una copia con otro nombre y trabaje con la copia.</translation>
    </message>
    <message>
        <source>{kiosk} does not name exactly one kiosk of the project. Give its name, at least its first {letters} letters, or its words; “surveyapp kiosks --project P” lists them.</source>
        <translation>Ningún quiosco del proyecto, o más de uno, se llama {kiosk}. Dé su nombre, al menos sus primeras {letters} letras, o sus palabras; «surveyapp kiosks --project P» los enumera.</translation>
    </message>
    <message>
        <source>The table has more than {most} different combinations of reports to {questions}. Ask for fewer questions together.</source>
        <translation>La tabla tiene más de {most} combinaciones distintas de respuestas registradas a {questions}. Pida menos preguntas juntas.</translation>
    </message>
    <message>
        <source>The column {column} of the table {table} has {word}, which its question never records. Correct it there, or leave the question out.</source>
        <translation>La columna {column} de la tabla {table} tiene {word}, que su pregunta nunca registra. Corríjalo allí o deje fuera la pregunta.</translation>
    </message>
    <message>
        <source>{source} is not a known source. Give duckdb://FILE, spark://local, spark://HOST:PORT or postgres://USER@HOST/DATABASE.</source>
        <translation>{source} no es una fuente conocida. Dé duckdb://FILE, spark://local, spark://HOST:PORT o postgres://USER@HOST/DATABASE.</translation>
    </message>
    <message>
        <source>it contains {name}, which Surveyapp has not made, so nothing in the file was used; remove it with the program that made it</source>
        <translation>contiene {name}, que Surveyapp no ha hecho, así que no se usó nada del archivo; quítelo con el programa que lo hizo</translation>
    </message>
    <message>
        <source>its table {name} contains rows that Surveyapp does not write</source>
        <translation>su tabla {name} contiene filas que Surveyapp no escribe</translation>
    </message>
    <message>
        <source>its interviews are sealed, and the project {project} is not encrypted; import it into a project of its own, or encrypt this project first</source>
        <translation>sus entrevistas están selladas y en el proyecto {project} quedarían sin cifrar; impórtelo en un proyecto propio, o cifre antes este con “surveyapp seal”</translation>
    </message>
    <message>
        <source>{file} was refused: {reason}. To keep several surveys in one project, add this survey to the project.</source>
        <translation>{file} se rechazó: {reason}. Para guardar varias encuestas en un proyecto, añada esta encuesta al proyecto.</translation>
    </message>
    <message>
        <source>The project {file} has no survey {survey}. It has: {known}.</source>
        <translation>El proyecto {file} no contiene ninguna encuesta {survey}. Contiene: {known}.</translation>
    </message>
    <message>
        <source>The project {file} has interviews of its own. Make a new project for the database.</source>
        <translation>El proyecto {file} ya tiene entrevistas propias. Cree un proyecto nuevo para la base de datos.</translation>
    </message>
    <message>
        <source>it contains data that Surveyapp did not write</source>
        <translation>contiene algo que ningún Surveyapp ha escrito</translation>
    </message>
    <message>
        <source>it was changed by a newer version of Surveyapp in a way that this one does not know</source>
        <translation>un Surveyapp más nuevo le ha hecho algo que este no conoce</translation>
    </message>
    <message>
        <source>each sound has text, file and made_by</source>
        <translation>cada sonido tiene text, file y made_by</translation>
    </message>
    <message>
        <source>the key is not the key of its text</source>
        <translation>la clave no es la de su texto</translation>
    </message>
    <message>
        <source>its file is not the name of a sound file</source>
        <translation>su archivo no es el nombre de un archivo de sonido</translation>
    </message>
    <message>
        <source>its format is not {format}</source>
        <translation>su formato no es {format}</translation>
    </message>
    <message>
        <source>it is not the table of the language {language}</source>
        <translation>no es la tabla del idioma {language}</translation>
    </message>
    <message>
        <source>is {name}, a file that is not in the survey&apos;s folder; add it.</source>
        <translation>es {name}, un archivo que no está junto a la encuesta; añádalo.</translation>
    </message>
    <message>
        <source>it is a damaged workbook; open it in a spreadsheet program and save it again</source>
        <translation>es un libro dañado; ábralo en una hoja de cálculo y guárdelo de nuevo</translation>
    </message>
    <message>
        <source>is a date or time; set the cell&apos;s format to text and type it again (3/4 turns into a date).</source>
        <translation>es una fecha u hora; ponga la celda en formato de texto y escríbala de nuevo (3/4 se vuelve una fecha).</translation>
    </message>
    <message>
        <source>it is not an Excel workbook (.xlsx)</source>
        <translation>no es un libro (.xlsx)</translation>
    </message>
    <message>
        <source>its XML declares a document type, which Excel workbooks never do</source>
        <translation>su XML declara un tipo de documento, como no hace ningún libro</translation>
    </message>
    <message>
        <source>it is an archive, but not an Excel workbook (.xlsx)</source>
        <translation>es un archivo comprimido, pero no un libro (.xlsx)</translation>
    </message>
    <message>
        <source>it is not an Arrow file (.arrow, .feather)</source>
        <translation>no es un archivo Arrow (.arrow, .feather)</translation>
    </message>
    <message>
        <source>it contains a NUL character, so it is not text, or has another encoding</source>
        <translation>contiene un carácter NUL, así que no es texto, o es de otra codificación</translation>
    </message>
    <message>
        <source>{file} is a table: its columns must be mapped to the survey&apos;s questions first. Open it with “Import a table…”, or give its survey on the command line.</source>
        <translation>{file} es una tabla: antes hay que hacer corresponder sus columnas con las preguntas de la encuesta. Ábrala con «Importar una tabla…», o dé la encuesta con --survey en la línea de órdenes.</translation>
    </message>
    <message>
        <source>Not imported from the folder {folder}, since they are neither collection files nor tables: {names}. Folders in it are not searched.</source>
        <translation>Ni archivos de recogida ni tablas, y por eso quedan en la carpeta {folder}: {names}. No se mira en las carpetas que contiene.</translation>
    </message>
    <message>
        <source>it is not a Parquet file, or not a complete one</source>
        <translation>no es un archivo Parquet, o no está entero</translation>
    </message>
    <message>
        <source>it unpacks to more than is allowed</source>
        <translation>descomprimido, supera el tamaño permitido</translation>
    </message>
    <message>
        <source>it has no data frame</source>
        <translation>no contiene ninguna tabla de datos</translation>
    </message>
    <message>
        <source>it has no data frame called {name}</source>
        <translation>no contiene ninguna tabla de datos llamada {name}</translation>
    </message>
    <message>
        <source>it is not a file of R (.rds, .RData)</source>
        <translation>no es un archivo de R (.rds, .RData)</translation>
    </message>
    <message>
        <source>its name does not end in one of {endings}, so it is not known what kind of table it is</source>
        <translation>su nombre no termina en ninguno de {endings}, así que no se sabe qué tipo de tabla es</translation>
    </message>
    <message>
        <source>is not a report of {question}; it records {numbers}</source>
        <translation>no es un informe de {question}; registra {numbers}</translation>
    </message>
    <message>
        <source>is not a report of {question}, written as it is recorded</source>
        <translation>no es un informe de {question}, escrito como se registra</translation>
    </message>
    <message>
        <source>is not a report of {question}; it records {reports}, or nothing</source>
        <translation>no es un informe de {question}; registra {reports}, o nada</translation>
    </message>
    <message>
        <source>gives no {kind}, and every respondent needs one</source>
        <translation>no dice ningún {kind}, y cada encuestado necesita uno</translation>
    </message>
    <message>
        <source>numbers from {low} to {high}</source>
        <translation>números de {low} a {high}</translation>
    </message>
    <message>
        <source>gives no weight, and every respondent needs one</source>
        <translation>no dice ningún peso, y cada encuestado necesita uno</translation>
    </message>
    <message>
        <source>is not a weight; write a number with a decimal point</source>
        <translation>no es un peso; escriba un número con punto decimal</translation>
    </message>
    <message>
        <source>is a negative weight; weights cannot be below 0</source>
        <translation>es un peso negativo; nadie representa a menos de cero personas</translation>
    </message>
    <message>
        <source>is not a plausible weight; it must be 0, or {least} to {most}</source>
        <translation>es un peso fuera de toda proporción; es 0, o de {least} a {most}</translation>
    </message>
    <message>
        <source>it is not an SPSS file (.sav)</source>
        <translation>no es un archivo de SPSS (.sav)</translation>
    </message>
    <message>
        <source>it is not a Stata file (.dta)</source>
        <translation>no es un archivo de Stata (.dta)</translation>
    </message>
    <message>
        <source>it is not a SAS file (.sas7bdat)</source>
        <translation>no es un archivo SAS (.sas7bdat)</translation>
    </message>
    <message>
        <source>it is not a SAS transport file (.xpt), or not a complete one</source>
        <translation>no es un archivo de transporte SAS (.xpt), o no está completo</translation>
    </message>
    <message>
        <source>The trustees {trustees} contradict each other: what one of them states is false. Ask them for their files again, or ask other trustees.</source>
        <translation>Los depositarios {trustees} se contradicen: lo que afirma uno de ellos es falso. Pídales de nuevo sus archivos o pida a otros depositarios.</translation>
    </message>
    <message>
        <source>What {trustee} states is false: {others} contradict it, and what they state fits the files. Leave it out, and ask {trustee} what happened.</source>
        <translation>Lo que afirma {trustee} es falso: {others} lo contradicen, y lo que ellos afirman cuadra con los archivos. Déjelo fuera y pregunte a {trustee} qué ocurrió.</translation>
    </message>
    <message>
        <source>The total of {tally} is wrong: a cell of it holds {count} interviews, and all files together {interviews}. A kiosk or a trustee has not followed the rules; open fewer files to find out which.</source>
        <translation>El total de {tally} es erróneo: una de sus celdas tiene {count} entrevistas, y todos los archivos juntos {interviews}. Un quiosco o un depositario no ha seguido las reglas; abra menos archivos para averiguar cuál.</translation>
    </message>
    <message>
        <source>In {file} the total of {tally} does not count each of its {interviews} interviews once: the kiosk has counted wrongly, or what a trustee states is false. Add the files again without it.</source>
        <translation>En {file}, el total de {tally} no cuenta una vez cada una de sus {interviews} entrevistas: el quiosco ha contado mal, o lo que afirma un depositario es falso. Sume los archivos otra vez sin este.</translation>
    </message>
    <message>
        <source>The share of {trustee} contradicts itself: leave it out, and ask {trustee} what happened.</source>
        <translation>La parte de {trustee} se contradice: déjela fuera y pregunte a {trustee} qué ocurrió.</translation>
    </message>
    <message>
        <source>In this survey not every trustee signs every list, so a list must hold all files of the lists before it: three lists of which each trustee knows only two could tell a few interviews apart. Add the files of the lists before, or take one of these lists.</source>
        <translation>En esta encuesta no todos los depositarios firman cada lista, así que una lista debe contener todos los archivos de las anteriores: tres listas de las que cada depositario conoce solo dos podrían aislar unas pocas entrevistas. Añada los archivos de las listas anteriores o tome una de esas listas.</translation>
    </message>
    <message>
        <source>the box for this trustee in line {line} does not hold what the line states, so its kiosk has not followed the rules; nothing was signed, and the file must be left out by all trustees</source>
        <translation>en la línea {line}, la caja para este depositario no contiene lo que la línea afirma, así que su quiosco no ha seguido las reglas; no se firmó nada, y todos los depositarios deben dejar fuera este archivo</translation>
    </message>
    <message>
        <source>it was made for another list of files, or another survey; all trustees sign and open the very same sum</source>
        <translation>se hizo para otra lista de archivos u otra encuesta; todos los depositarios firman y abren exactamente la misma suma</translation>
    </message>
    <message>
        <source>batch {batch} of the kiosk {kiosk}</source>
        <translation>lote {batch} del quiosco {kiosk}</translation>
    </message>
    <message>
        <source>simulated interviews and those of respondents are not added together; leave one kind out</source>
        <translation>las entrevistas simuladas y las de encuestados no se suman juntas; deje fuera una de las dos clases</translation>
    </message>
    <message>
        <source>it was copied from the kiosk&apos;s folder while interviews could still join it; export it there</source>
        <translation>se copió de la carpeta del quiosco cuando aún podían añadirse entrevistas; expórtelo allí</translation>
    </message>
    <message>
        <source>it is another export of the interviews in {other}; leave the older one of the two out</source>
        <translation>es otra exportación de las entrevistas de {other}; deje fuera la más antigua de las dos</translation>
    </message>
    <message>
        <source>an interview of it is in {other} too; leave one of the two out</source>
        <translation>una de sus entrevistas está también en {other}; deje fuera uno de los dos</translation>
    </message>
    <message>
        <source>with it the files hold {count} interviews, and this survey&apos;s totals can hold {capacity} at most; add and open the files in two parts</source>
        <translation>con él, los archivos tienen {count} entrevistas, y los totales de esta encuesta pueden contener como máximo {capacity}; sume y abra los archivos en dos partes</translation>
    </message>
    <message>
        <source>This is not an analyst&apos;s public key: {reason}.</source>
        <translation>Esta no es la clave pública de un analista: {reason}.</translation>
    </message>
    <message>
        <source>Nobody can prove to you that a device does not remember what you touch.</source>
        <translation>Nadie puede demostrarle que un aparato no recuerda lo que usted toca.</translation>
    </message>
    <message>
        <source>On this device, only the supervisor&apos;s PIN lets somebody copy the hidden totals.</source>
        <translation>En este aparato, solo el PIN del supervisor permite copiar los totales ocultos.</translation>
    </message>
    <message>
        <source>No. There is no record of you, only totals, and nothing can be taken out of them.</source>
        <translation>No. No hay ningún registro de usted, solo totales, y nada se puede sacar de ellos.</translation>
    </message>
    <message>
        <source>it contains a sign that is never in one (letters a–z and digits 2–7); copy it again</source>
        <translation>contiene un signo que ninguna tiene (letras a–z y cifras 2–7); cópiela de nuevo</translation>
    </message>
    <message>
        <source>has {character}, which means nothing here; allowed: {known}</source>
        <translation>tiene {character}, que aquí no significa nada; se conocen {known}</translation>
    </message>
    <message>
        <source>{question} has neither shares nor a mean to estimate. Describe it instead.</source>
        <translation>{question} no tiene proporciones ni media que estimar. Descríbala en su lugar.</translation>
    </message>
    <message>
        <source>{name} is randomized: its reports are not answers, so nothing can be computed from them. Only its reports can be merged.</source>
        <translation>{name} está aleatorizada: lo que se registra no es la respuesta verdadera, así que no se puede calcular nada con ello. Solo se pueden fusionar las respuestas registradas.</translation>
    </message>
    <message>
        <source>Give {name}() the name of a date.</source>
        <translation>Dé a {name}() el nombre de una fecha.</translation>
    </message>
    <message>
        <source>A text can only be compared with = or !=, not with {relation}.</source>
        <translation>Un texto solo se compara con = o !=, no con {relation}.</translation>
    </message>
    <message>
        <source>Give selected() a question with choices, and one of its choices in quotes.</source>
        <translation>Dé a selected() una pregunta con opciones y una de sus opciones entre comillas.</translation>
    </message>
    <message>
        <source>has {text}, where an operator or the end is expected</source>
        <translation>tiene {text} donde se espera un operador o el final</translation>
    </message>
    <message>
        <source>{found} where ${{id}}, a number or a &apos;text&apos; is expected</source>
        <translation>{found} donde se espera ${{id}}, un número o un &apos;texto&apos;</translation>
    </message>
    <message>
        <source>has {text}, which is not known here; put texts in quotes. Allowed: {known}</source>
        <translation>tiene {text}, que aquí no se conoce; los textos van entre comillas, y se conocen {known}</translation>
    </message>
    <message>
        <source>There is no variable {name}.</source>
        <translation>No hay ninguna variable {name}.</translation>
    </message>
    <message>
        <source>{operation} needs {wanted}, and gets {found}.</source>
        <translation>{operation} necesita {wanted} y recibe {found}.</translation>
    </message>
    <message>
        <source>has {name}() with {count} values; it takes {fewest} to {most}</source>
        <translation>tiene {name}() con {count} valores; admite de {fewest} a {most}</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>números</translation>
    </message>
    <message>
        <source>Reports of {name} merged: {reports}. Answers that give these reports equally often are estimated together: {together}.</source>
        <translation>Respuestas registradas de {name} fusionadas: {reports}. Las respuestas verdaderas que las dan con igual frecuencia se estiman juntas: {together}.</translation>
    </message>
    <message>
        <source>Reports of {name} merged: {reports}. The estimates are of the same answers as before.</source>
        <translation>Respuestas registradas de {name} fusionadas: {reports}. Las estimaciones son de las mismas respuestas que antes.</translation>
    </message>
    <message>
        <source>The {count} reports that would be left do not separate the answers of {name}: different shares of its answers would give the same reports, so nothing could be estimated. Merge fewer reports.</source>
        <translation>Las {count} respuestas registradas que quedarían no separan las respuestas verdaderas de {name}: proporciones distintas de estas darían lo mismo y no se podría estimar nada. Fusione menos.</translation>
    </message>
    <message>
        <source>{count} different reports of {name} would be left of {all}. Merge at least two, and leave at least two.</source>
        <translation>Quedarían {count} respuestas registradas distintas de {name} de {all}. Fusione al menos dos y deje al menos dos.</translation>
    </message>
    <message>
        <source>{name} is not randomized: it has answers, which are recoded.</source>
        <translation>{name} no está aleatorizada: tiene respuestas, que se recodifican.</translation>
    </message>
    <message>
        <source>The reports of {name} cannot be merged: that needs a design of one sample whose reports can be listed, and it was asked with {design}.</source>
        <translation>Las respuestas registradas de {name} no se pueden fusionar: hace falta un diseño de una sola muestra en que se puedan enumerar, y se preguntó con {design}.</translation>
    </message>
    <message>
        <source>{name} has no report {report}; its reports are {known}.</source>
        <translation>{name} no tiene la respuesta registrada {report}; son {known}.</translation>
    </message>
    <message>
        <source>“{value}” cannot be the name of a report. Use letters a–z, digits, _ and -, at most 64.</source>
        <translation>«{value}» no puede ser el nombre de una respuesta registrada. Use letras a–z, dígitos, _ y -, 64 como máximo.</translation>
    </message>
    <message>
        <source>What is said about the variables is damaged.</source>
        <translation>Lo que se dice de las variables está dañado.</translation>
    </message>
    <message>
        <source>This version does not know what is said about the variables with {name}.</source>
        <translation>Esta versión no conoce lo que se dice de las variables con {name}.</translation>
    </message>
    <message>
        <source>{name} cannot be {level}; it can be {known}.</source>
        <translation>{name} no puede ser {level}; puede ser {known}.</translation>
    </message>
    <message>
        <source>The values of {name} can be too large. Give the lowest and the highest value that count.</source>
        <translation>Los valores de {name} pueden ser demasiado grandes. Indique el valor más bajo y el más alto que cuentan.</translation>
    </message>
    <message>
        <source>{name} would have {count} different answers; it needs 2 to {most}.</source>
        <translation>{name} tendría {count} respuestas distintas; necesita de 2 a {most}.</translation>
    </message>
    <message>
        <source>{name} is randomized: any report may stand for any answer, so none of them means that the answer is missing.</source>
        <translation>{name} está aleatorizada: cualquier respuesta registrada puede representar cualquier respuesta verdadera, así que ninguna significa que falte la respuesta.</translation>
    </message>
    <message>
        <source>{name} has no list of answers. Numbers are put into bands, or recoded by an expression.</source>
        <translation>{name} no tiene lista de respuestas. Los números se agrupan en tramos o se recodifican con una expresión.</translation>
    </message>
    <message>
        <source>{name} has no numbers, so it cannot be put into bands.</source>
        <translation>{name} no tiene números, así que no se puede agrupar en tramos.</translation>
    </message>
    <message>
        <source>An expression must give a number or a condition; this one gives {found}.</source>
        <translation>Una expresión debe dar un número o una condición; esta da {found}.</translation>
    </message>
    <message>
        <source>{name} would be {value} for everybody.</source>
        <translation>{name} sería {value} para todos.</translation>
    </message>
    <message>
        <source>Only one variable can be the {level}; {first} is it already.</source>
        <translation>Solo una variable puede tener el nivel {level}; ya lo tiene {first}.</translation>
    </message>
    <message>
        <source>{name} cannot be made from itself.</source>
        <translation>{name} no se puede hacer a partir de sí misma.</translation>
    </message>
    <message>
        <source>“{name}” cannot be the name of a variable. Use letters a–z, digits and _, a letter first, at most 64; {reserved} are taken.</source>
        <translation>«{name}» no puede ser el nombre de una variable. Use letras a–z, dígitos y _, primero una letra, 64 como máximo; {reserved} están ocupados.</translation>
    </message>
    <message>
        <source>There is a variable {name} already. Choose another name.</source>
        <translation>Ya hay una variable {name}. Elija otro nombre.</translation>
    </message>
    <message>
        <source>The missing codes of {name} must be numbers.</source>
        <translation>Los códigos de falta de respuesta de {name} deben ser números.</translation>
    </message>
    <message>
        <source>“{value}” cannot be the name of an answer. Use letters a–z, digits, _ and -, at most 64; say the rest in its label.</source>
        <translation>«{value}» no puede ser el nombre de una respuesta. Use letras a–z, dígitos, _ y -, 64 como máximo; diga el resto en su etiqueta.</translation>
    </message>
    <message>
        <source>The bands of {name} begin on days, such as 2026-11-22.</source>
        <translation>Los tramos de {name} empiezan en días, como 2026-11-22.</translation>
    </message>
    <message>
        <source>The lowest value must be below the highest.</source>
        <translation>El valor más bajo debe ser menor que el más alto.</translation>
    </message>
    <message>
        <source>{question} has no list of answers that a text could be compared with. Of a day, compare its year(), month() or days().</source>
        <translation>{question} no tiene una lista de respuestas con la que comparar un texto. De un día, compare year(), month() o days().</translation>
    </message>
    <message>
        <source>{question} can have several answers at once; ask for one by {selected}.</source>
        <translation>{question} puede tener varias respuestas a la vez; pregunte por una con {selected}.</translation>
    </message>
    <message>
        <source>Give round() the number of decimals as a whole number from {low} to {high}.</source>
        <translation>Dé a round() el número de decimales: un entero de {low} a {high}.</translation>
    </message>
    <message>
        <source>{name} is made from a variable that is made from others, more than {most} times over. Make it from what was asked.</source>
        <translation>{name} se hace de una variable hecha de otras, más de {most} veces seguidas. Hágala a partir de lo que se preguntó.</translation>
    </message>
    <message>
        <source>Give the numbers at which bands begin from low to high, each once.</source>
        <translation>Indique de menor a mayor los números en los que empiezan los tramos, cada uno una sola vez.</translation>
    </message>
    <message>
        <source>With {cuts} numbers there are {count} bands, but {labels} labels.</source>
        <translation>Con {cuts} números hay {count} tramos, pero {labels} etiquetas.</translation>
    </message>
    <message>
        <source>“{value}” is not a number or a day; bands begin at numbers such as 30, or at days such as 2026-11-22</source>
        <translation>«{value}» no es un número ni un día; los tramos empiezan en números como 30 o en días como 2026-11-22</translation>
    </message>
    <message>
        <source>{first} and {second} are made of the same reports, so they cannot be analysed together. Choose one of them.</source>
        <translation>{first} y {second} están hechos de las mismas respuestas registradas, así que no se pueden analizar juntos. Elija uno de ellos.</translation>
    </message>
    <message>
        <source>{question} by {by}</source>
        <translation>{question} por {by}</translation>
    </message>
    <message>
        <source>all questions by {by}</source>
        <translation>todas las preguntas por {by}</translation>
    </message>
    <message>
        <source>Use key new, key show, key test, key sheet or key recover; see surveyapp key --help.</source>
        <translation>Use key new, key show, key test, key sheet o key recover; véase surveyapp key --help.</translation>
    </message>
    <message>
        <source>The five lines of the recovery sheet are needed, but there is no terminal to ask for them. Give --lines FILE.</source>
        <translation>Hacen falta las cinco líneas de la hoja de recuperación, pero no hay terminal donde pedirlas. Indique --lines FILE.</translation>
    </message>
    <message>
        <source>The likelihood is higher still where a coefficient has no end; the numbers are those of its highest proper maximum. More interviews would settle it.</source>
        <translation>La verosimilitud es aún mayor donde un coeficiente no tiene límite; los números son los de su máximo propio más alto. Más entrevistas lo decidirían.</translation>
    </message>
    <message>
        <source>{name} is the weight, and some of its values are below 0.</source>
        <translation>{name} es el peso, y algunos de sus valores son menores que 0.</translation>
    </message>
    <message>
        <source>{name} says how respondents were drawn, so it cannot be hidden. Give it another level, or show it.</source>
        <translation>{name} dice cómo se eligió a los encuestados, así que no se puede ocultar. Dele otro nivel o muéstrela.</translation>
    </message>
    <message>
        <source>{file} says nothing about the variables.</source>
        <translation>{file} no dice nada de las variables.</translation>
    </message>
    <message>
        <source>{name} is no question that was asked. Change how it is made instead.</source>
        <translation>{name} no es una pregunta que se hizo. Cambie en su lugar cómo se forma la variable.</translation>
    </message>
    <message>
        <source>{file} is not the survey that the project shows.</source>
        <translation>{file} no es la encuesta que muestra el proyecto.</translation>
    </message>
    <message>
        <source>Other variables are made from {name}: {users}. Remove these first.</source>
        <translation>Otras variables se hacen a partir de {name}: {users}. Quítelas primero.</translation>
    </message>
    <message>
        <source>{name} was asked, so it cannot be removed. It can be hidden.</source>
        <translation>{name} se preguntó, así que no se puede quitar. Se puede ocultar.</translation>
    </message>
    <message>
        <source>In {language} the kiosk lacks {count} of its own {needed} texts; {promised} of them promise respondents what protects them. The first is “{first}”.</source>
        <translation>En {language}, al quiosco le faltan {count} de sus {needed} textos; {promised} de ellos prometen a las personas lo que las protege. El primero es «{first}».</translation>
    </message>
    <message>
        <source>{missing} Without them the kiosk starts only if the supervisor allows it.</source>
        <translation>{missing} Sin ellos el quiosco solo empieza si el supervisor lo permite.</translation>
    </message>
    <message>
        <source>Its memory of signed lists is new and empty. If lists were signed with this key before, put the old .ledger file in its place, or sign those lists again, before any other.</source>
        <translation>Su memoria de listas firmadas es nueva y está vacía. Si antes se firmaron listas con esta clave, ponga en su lugar el archivo .ledger antiguo o firme esas listas otra vez, antes que ninguna otra.</translation>
    </message>
    <message>
        <source>Recovery sheet of a trustee</source>
        <translation>Hoja de recuperación de un depositario</translation>
    </message>
    <message>
        <source>The public key in words:</source>
        <translation>La clave pública en palabras:</translation>
    </message>
    <message>
        <source>The QR code holds the same five lines. Scan it with nothing that is on a network.</source>
        <translation>El código QR contiene las mismas cinco líneas. No lo escanee con nada que esté en una red.</translation>
    </message>
    <message>
        <source>Whoever holds this sheet can do what this trustee can: open totals together with other trustees. Print it on a printer that keeps no copies, delete the file, and lock the paper away.</source>
        <translation>Quien tenga esta hoja puede hacer lo que este depositario: abrir totales junto con otros depositarios. Imprímala en una impresora que no guarde copias, borre el archivo y guarde el papel bajo llave.</translation>
    </message>
    <message>
        <source>It is needed if the key file or its passphrase is lost. Then run “surveyapp key recover” and type the five lines. A typing error is named by its line.</source>
        <translation>Hace falta si se pierde el archivo de clave o su frase de paso. Entonces ejecute «surveyapp key recover» y escriba las cinco líneas. Un error al escribir se señala con su línea.</translation>
    </message>
    <message>
        <source>its name, or that of its folder, has a backslash or a question mark; rename it</source>
        <translation>su nombre, o el de su carpeta, tiene una barra invertida o un signo de interrogación; cámbielo</translation>
    </message>
    <message>
        <source>The project {file} cannot be used, because what it says about its variables does not fit its survey. {problem}</source>
        <translation>El proyecto {file} no se puede usar, porque lo que dice de sus variables no encaja con su encuesta. {problem}</translation>
    </message>
    <message>
        <source>The interviews of {file} are the rows of a table in a database. Its variables can be labelled and given levels; name, recode and compute them in the database.</source>
        <translation>Las entrevistas de {file} son las filas de una tabla de una base de datos. A sus variables se les pueden dar etiquetas y niveles; nómbrelas, recodifíquelas y calcúlelas en la base de datos.</translation>
    </message>
    <message>
        <source>{file} holds totals that trustees opened, and the survey {survey} declares no tallies. Give the survey that they are of.</source>
        <translation>{file} contiene totales que abrieron depositarios, y la encuesta {survey} no declara recuentos. Dé la encuesta de la que son.</translation>
    </message>
    <message>
        <source>it is no cell of this survey&apos;s tallies</source>
        <translation>no es una celda de los recuentos de esta encuesta</translation>
    </message>
    <message>
        <source>its cell stands in the table twice</source>
        <translation>su celda está dos veces en la tabla</translation>
    </message>
    <message>
        <source>“{value}” is no count</source>
        <translation>«{value}» no es una cuenta</translation>
    </message>
    <message>
        <source>{file} holds totals of {given}, which is not the survey that was given ({known}), or another edition of it. Give the very survey that was asked.</source>
        <translation>{file} contiene totales de {given}, que no es la encuesta dada ({known}), o es otra edición de ella. Dé la misma encuesta que se hizo.</translation>
    </message>
    <message>
        <source>{file} lacks a cell of the tally {tally}: it is not whole. Ask for it again.</source>
        <translation>A {file} le falta una celda del recuento {tally}: no está entero. Pídalo de nuevo.</translation>
    </message>
    <message>
        <source>it is not there, and without this memory of what was signed nothing may be signed; put it back beside the key file</source>
        <translation>no está, y sin esta memoria de lo firmado no se puede firmar nada; vuelva a ponerlo junto al archivo de clave</translation>
    </message>
    <message>
        <source>it is damaged, or belongs to another key; put the copy back that belongs to this key file</source>
        <translation>está dañado o pertenece a otra clave; vuelva a poner la copia que corresponde a este archivo de clave</translation>
    </message>
    <message>
        <source>With the lists that this trustee has signed before, this one would tell {count} interviews apart, and this survey lets no fewer than {smallest} be told apart. Take a list of before, or wait until more files can be added to it.</source>
        <translation>Con las listas que este depositario ya firmó, esta aislaría {count} entrevistas, y esta encuesta no deja aislar menos de {smallest}. Tome una lista anterior o espere a poder añadirle más archivos.</translation>
    </message>
    <message>
        <source>This list has {count} interviews, and this survey opens no fewer than {smallest} together. Wait for more files.</source>
        <translation>Esta lista tiene {count} entrevistas, y esta encuesta no abre menos de {smallest} juntas. Espere más archivos.</translation>
    </message>
    <message>
        <source>it has {count} letters and must have {wanted}</source>
        <translation>tiene {count} letras y debe tener {wanted}</translation>
    </message>
    <message>
        <source>There is a typing error in line {number} of the recovery sheet: {reason}. Compare it with the paper, letter by letter.</source>
        <translation>Hay un error al escribir en la línea {number} de la hoja de recuperación: {reason}. Compárela con el papel, letra por letra.</translation>
    </message>
    <message>
        <source>A recovery sheet has {wanted} lines of letters, and here are {count}. Type all of them, each on a line of its own.</source>
        <translation>Una hoja de recuperación tiene {wanted} líneas de letras, y aquí hay {count}. Escríbalas todas, cada una en su línea.</translation>
    </message>
    <message>
        <source>These lines do not belong to one recovery sheet: each is right by itself. Look whether they were typed from two sheets.</source>
        <translation>Estas líneas no pertenecen a una misma hoja de recuperación: cada una es correcta por sí sola. Mire si se escribieron de dos hojas.</translation>
    </message>
    <message>
        <source>it contains a sign that is never in one (letters A–Z and digits 2–7)</source>
        <translation>contiene un signo que nunca aparece en una (letras A–Z y cifras 2–7)</translation>
    </message>
    <message>
        <source>a letter of it is wrong, or it is another line</source>
        <translation>una de sus letras es incorrecta o es otra línea</translation>
    </message>
    <message>
        <source>The survey {survey} declares no tallies.</source>
        <translation>La encuesta {survey} no declara recuentos.</translation>
    </message>
    <message>
        <source>is not the line of a masked interview</source>
        <translation>no es la línea de una entrevista enmascarada</translation>
    </message>
    <message>
        <source>The reports are held by trustees: there are no rows, only the totals of {interviews} interviews that they have opened.</source>
        <translation>Los informes están en manos de depositarios: no hay filas, solo los totales de {interviews} entrevistas que ellos han abierto.</translation>
    </message>
    <message>
        <source>it is of another survey than the other files, or of another edition of it; add each survey&apos;s files by themselves</source>
        <translation>es de otra encuesta que los demás archivos o de otra edición de ella; sume por separado los archivos de cada encuesta</translation>
    </message>
    <message>
        <source>it is not the file of a trustee&apos;s private key</source>
        <translation>no es el archivo de la clave privada de un depositario</translation>
    </message>
    <message>
        <source>At some private questions you use something of your own, such as dice. This device never learns your answer there.</source>
        <translation>En algunas preguntas privadas usa algo suyo, como unos dados. Allí este aparato nunca conoce su respuesta.</translation>
    </message>
    <message>
        <source>At private questions you use something of your own, such as dice. This device never learns your answer there.</source>
        <translation>En las preguntas privadas usa algo suyo, como unos dados. Allí este aparato nunca conoce su respuesta.</translation>
    </message>
    <message>
        <source>At some private questions you use something of your own, such as dice. This device learns only what you touch.</source>
        <translation>En algunas preguntas privadas usa algo suyo, como unos dados. Este aparato solo conoce lo que usted toca.</translation>
    </message>
    <message>
        <source>Each private question says what its record can show.</source>
        <translation>Cada pregunta privada dice lo que puede mostrar lo registrado.</translation>
    </message>
    <message>
        <source>Some people are asked a private question without this protection. The question says so then.</source>
        <translation>A algunas personas se les hace una pregunta privada sin esta protección. Entonces la pregunta lo dice.</translation>
    </message>
    <message>
        <source>All questions are recorded as you answer. They say so.</source>
        <translation>Todas las preguntas se registran tal como responde. Cada una lo dice.</translation>
    </message>
    <message>
        <source>The device adds no name or time to your answers.</source>
        <translation>El aparato no añade nombre ni hora a sus respuestas.</translation>
    </message>
    <message>
        <source>What is recorded is sealed. Only the analysts can open it. The surveyor cannot, and this device cannot.</source>
        <translation>Lo registrado queda sellado. Solo los analistas pueden abrirlo. El encuestador no puede, y este aparato tampoco.</translation>
    </message>
    <message>
        <source>What is recorded is not sealed. The people who run the survey can read it, and so can anybody who gets the files of this device.</source>
        <translation>Lo registrado no está sellado. Pueden leerlo quienes hacen la encuesta, y también cualquiera que consiga los archivos de este aparato.</translation>
    </message>
    <message>
        <source>On this device, only the supervisor&apos;s PIN lets somebody copy the records.</source>
        <translation>En este aparato, solo el PIN del supervisor permite copiar los registros.</translation>
    </message>
    <message>
        <source>What is recorded of your private answers can make a guess about them at most {times} times as likely as before.</source>
        <translation>Lo registrado de sus respuestas privadas puede hacer que una suposición sobre ellas sea como mucho {times} veces más probable que antes.</translation>
    </message>
    <message>
        <source>At some private questions, a record can show which answer was not yours.</source>
        <translation>En algunas preguntas privadas, lo registrado puede mostrar qué respuesta no era la suya.</translation>
    </message>
    <message>
        <source>Chance picks which of the questions you are asked.</source>
        <translation>El azar elige qué preguntas se le hacen.</translation>
    </message>
    <message>
        <source>You can test that this device does not choose where the wheel stops. A test cannot show whether a device remembers what you touch.</source>
        <translation>Puede comprobar que este aparato no elige dónde se para la rueda. Ninguna prueba puede mostrar si un aparato recuerda lo que usted toca.</translation>
    </message>
    <message>
        <source>You may stop at any time. Then nothing of your interview is kept.</source>
        <translation>Puede parar en cualquier momento. En ese caso no se guarda nada de su entrevista.</translation>
    </message>
    <message>
        <source>I step back now. Nobody looks at the screen while you answer.</source>
        <translation>Ahora me aparto. Nadie mira la pantalla mientras responde.</translation>
    </message>
    <message>
        <source>Over many people we can work out how many there are, and never who.</source>
        <translation>Con muchas personas podemos calcular cuántas son, y nunca quiénes.</translation>
    </message>
    <message>
        <source>Take your time. I am over there.</source>
        <translation>Tómese su tiempo. Estoy allí.</translation>
    </message>
    <message>
        <source>We ask many people the same questions. We want to know how many, and not who.</source>
        <translation>Hacemos las mismas preguntas a muchas personas. Queremos saber cuántas, y no quiénes.</translation>
    </message>
    <message>
        <source>So what is recorded proves nothing about you.</source>
        <translation>Así, lo registrado no prueba nada sobre usted.</translation>
    </message>
    <message>
        <source>The source bbs:{detail} needs an even number of bits from {low} to {high}.</source>
        <translation>La fuente bbs:{detail} necesita un número par de bits de {low} a {high}.</translation>
    </message>
    <message>
        <source>To learn what was counted of one person, {liars} trustees would have to break the rules together, or nearly all other interviews of a total would have to be made up.</source>
        <translation>Para saber lo que se contó de una persona, {liars} depositarios tendrían que romper las reglas juntos, o casi todas las demás entrevistas de un total tendrían que ser inventadas.</translation>
    </message>
    <message>
        <source>To learn what was counted of one person, a single trustee would have to break the rules, or nearly all other interviews of a total would have to be made up.</source>
        <translation>Para saber lo que se contó de una persona, un solo depositario tendría que romper las reglas, o casi todas las demás entrevistas de un total tendrían que ser inventadas.</translation>
    </message>
    <message>
        <source>Some totals are counted for groups, by your simple answers. If you are the only one in your group, people who know that can learn what was counted of you.</source>
        <translation>Algunos totales se cuentan por grupos, según sus respuestas a las preguntas sencillas. Si usted es la única persona de su grupo, quienes lo sepan pueden saber lo que se contó de usted.</translation>
    </message>
    <message>
        <source>See that nobody looks at the screen while you answer. Do not say your answer aloud: only what you touch is protected.</source>
        <translation>Procure que nadie mire la pantalla mientras responde. No diga su respuesta en voz alta: solo está protegido lo que toca.</translation>
    </message>
    <message>
        <source>See that nobody looks at the screen while you answer.</source>
        <translation>Procure que nadie mire la pantalla mientras responde.</translation>
    </message>
    <message>
        <source>No. Nobody can find it, because it does not say whose it is.</source>
        <translation>No. Nadie puede encontrarlo, porque no dice de quién es.</translation>
    </message>
    <message>
        <source>No. Nobody can find it, unless what you wrote says whose it is.</source>
        <translation>No. Nadie puede encontrarlo, salvo que lo que usted escribió diga de quién es.</translation>
    </message>
    <message>
        <source>There is no button to skip a question.</source>
        <translation>No hay botón para saltarse una pregunta.</translation>
    </message>
    <message>
        <source>About your answers</source>
        <translation>Sobre sus respuestas</translation>
    </message>
    <message>
        <source>Whom can I ask?</source>
        <translation>¿A quién puedo preguntar?</translation>
    </message>
    <message>
        <source>What is this about?</source>
        <translation>¿De qué se trata?</translation>
    </message>
    <message>
        <source>What protects my answers?</source>
        <translation>¿Qué protege mis respuestas?</translation>
    </message>
    <message>
        <source>Who can read what is recorded?</source>
        <translation>¿Quién puede leer lo registrado?</translation>
    </message>
    <message>
        <source>Must I answer?</source>
        <translation>¿Tengo que responder?</translation>
    </message>
    <message>
        <source>What can I do myself?</source>
        <translation>¿Qué puedo hacer yo?</translation>
    </message>
    <message>
        <source>Can I test the device?</source>
        <translation>¿Puedo poner a prueba el aparato?</translation>
    </message>
    <message>
        <source>Can my record be taken out later?</source>
        <translation>¿Se puede quitar mi registro más tarde?</translation>
    </message>
    <message>
        <source>Can my answers be taken out later?</source>
        <translation>¿Se pueden quitar mis respuestas más tarde?</translation>
    </message>
    <message>
        <source>Who can open the totals?</source>
        <translation>¿Quién puede abrir los totales?</translation>
    </message>
    <message>
        <source>At private questions, chance changes some of what is recorded: a wheel on the screen, or something of your own such as dice.</source>
        <translation>En las preguntas privadas, el azar cambia una parte de lo que se registra: una rueda en la pantalla, o algo suyo como unos dados.</translation>
    </message>
    <message>
        <source>Where you may skip a question, there is a button “Skip”. A skip is recorded.</source>
        <translation>Donde puede saltarse una pregunta hay un botón «Saltar». Queda registrado que la saltó.</translation>
    </message>
    <message>
        <source>In some surveys you can. The first screen says so.</source>
        <translation>En algunas encuestas sí. La primera pantalla lo dice.</translation>
    </message>
    <message>
        <source>A wheel sometimes answers private questions for you.</source>
        <translation>En preguntas privadas, a veces responde por usted una rueda.</translation>
    </message>
    <message>
        <source>At private questions, a wheel sometimes changes what is recorded.</source>
        <translation>En las preguntas privadas, a veces una rueda cambia lo que se registra.</translation>
    </message>
    <message>
        <source>At private questions, chance changes some of what is recorded.</source>
        <translation>En las preguntas privadas, el azar cambia una parte de lo que se registra.</translation>
    </message>
    <message>
        <source>You may skip some questions. A skip is recorded.</source>
        <translation>Puede saltarse algunas preguntas. Eso se registra.</translation>
    </message>
    <message>
        <source>You may skip private questions. A skip is recorded.</source>
        <translation>Puede saltarse las preguntas privadas. Eso se registra.</translation>
    </message>
    <message>
        <source>You may skip any question. A skip is recorded.</source>
        <translation>Puede saltarse cualquier pregunta. Eso se registra.</translation>
    </message>
    <message>
        <source>At private questions, a wheel sometimes changes what is counted.</source>
        <translation>En las preguntas privadas, a veces una rueda cambia lo que se cuenta.</translation>
    </message>
    <message>
        <source>At private questions, chance changes some of what is counted.</source>
        <translation>En las preguntas privadas, el azar cambia una parte de lo que se cuenta.</translation>
    </message>
    <message>
        <source>Private questions say how they protect you.</source>
        <translation>Las preguntas privadas dicen cómo le protegen.</translation>
    </message>
    <message>
        <source>Simple questions say “Counted as you answer.”</source>
        <translation>Las preguntas sencillas dicen: «Se cuenta tal como responde.»</translation>
    </message>
    <message>
        <source>All questions are counted as you answer. They say so.</source>
        <translation>Todas las preguntas se cuentan tal como responde. Cada una lo dice.</translation>
    </message>
    <message>
        <source>You may skip some questions. A skip is counted.</source>
        <translation>Puede saltarse algunas preguntas. Eso se cuenta.</translation>
    </message>
    <message>
        <source>You may skip private questions. A skip is counted.</source>
        <translation>Puede saltarse las preguntas privadas. Eso se cuenta.</translation>
    </message>
    <message>
        <source>You may skip any question. A skip is counted.</source>
        <translation>Puede saltarse cualquier pregunta. Eso se cuenta.</translation>
    </message>
    <message>
        <source>No name or time is kept.</source>
        <translation>No se guarda nombre ni hora.</translation>
    </message>
    <message>
        <source>So what is counted proves nothing about you.</source>
        <translation>Así, lo contado no prueba nada sobre usted.</translation>
    </message>
    <message>
        <source>Even somebody who saw what is counted of your private answers could make a guess about them at most {times} times as likely as before.</source>
        <translation>Incluso alguien que viera lo que se cuenta de sus respuestas privadas podría hacer una suposición sobre ellas como mucho {times} veces tan probable como antes.</translation>
    </message>
    <message>
        <source>At some private questions, what is counted can show which answer was not yours.</source>
        <translation>En algunas preguntas privadas, lo contado puede mostrar qué respuesta no era la suya.</translation>
    </message>
    <message>
        <source>Nobody is asked {questions} together: each respondent is asked only {size} of the {listed} questions of their group. Choose questions outside the group, or ask them as one joint question.</source>
        <translation>A nadie se le preguntan juntas {questions}: a cada encuestado se le hacen solo {size} de las {listed} preguntas de su grupo, así que no existe ninguna pareja. Elija preguntas fuera del grupo o hágalas como una sola pregunta conjunta.</translation>
    </message>
    <message>
        <source>the second question</source>
        <translation>la segunda pregunta</translation>
    </message>
    <message>
        <source>the second question of the other half</source>
        <translation>la segunda pregunta de la otra mitad</translation>
    </message>
    <message>
        <source>the anchor question</source>
        <translation>la pregunta ancla</translation>
    </message>
    <message>
        <source>the second question of the anchor</source>
        <translation>la segunda pregunta del ancla</translation>
    </message>
    <message>
        <source>The answers to {question} are too many to count. Leave it out of the tallies.</source>
        <translation>Las respuestas a {question} son demasiadas para contarlas. Déjela fuera de los recuentos.</translation>
    </message>
    <message>
        <source>{question} is a number: say in “bands” where its bands begin, or leave it out of the tallies.</source>
        <translation>{question} es un número: diga en «bands» dónde empiezan sus tramos, o déjela fuera de los recuentos.</translation>
    </message>
    <message>
        <source>{question} hides a number behind noise, and a mean needs each report by itself. A tally counts reports: leave it out, or ask for it in bands, as a choice.</source>
        <translation>{question} oculta un número tras un ruido, y una media necesita cada respuesta registrada por separado. Un recuento cuenta respuestas registradas: déjela fuera, o pregúntela por tramos, como una elección.</translation>
    </message>
    <message>
        <source>{question} is no number that is recorded as it is answered; remove its bands.</source>
        <translation>{question} no es un número que se registre tal como se responde; quite sus tramos.</translation>
    </message>
    <message>
        <source>{question} takes numbers from {low} to {high}, so a band would stay empty. Begin the bands above {low} and at most at {high}.</source>
        <translation>{question} acepta números de {low} a {high}, así que un tramo quedaría vacío. Empiece los tramos por encima de {low} y como mucho en {high}.</translation>
    </message>
    <message>
        <source>{question} takes numbers with decimals, and bands are of whole numbers. Ask for whole numbers, or leave it out of the tallies.</source>
        <translation>{question} acepta números con decimales, y los tramos son de números enteros. Pida números enteros, o déjela fuera de los recuentos.</translation>
    </message>
    <message>
        <source>What is given for the tally {tally} are no counts of its {cells} cells.</source>
        <translation>Lo que se da para el recuento {tally} no son cuentas de sus {cells} celdas.</translation>
    </message>
    <message>
        <source>The tally {tally} holds {count} interviews, and {first} holds {interviews}: these are not totals of the same interviews. Ask for the table again.</source>
        <translation>El recuento {tally} tiene {count} entrevistas, y {first} tiene {interviews}: no son totales de las mismas entrevistas. Pida la tabla de nuevo.</translation>
    </message>
    <message>
        <source>This is not a trustee&apos;s public key: {reason}.</source>
        <translation>Esta no es la clave pública de un depositario: {reason}.</translation>
    </message>
    <message>
        <source>it needs a randomized design of one sample, such as warner or forced_response.</source>
        <translation>necesita un diseño aleatorizado de una muestra, como warner o forced_response.</translation>
    </message>
    <message>
        <source>goes with no direct_arm on the same question; keep one of them.</source>
        <translation>no va con direct_arm en la misma pregunta; conserve uno de los dos.</translation>
    </message>
    <message>
        <source>goes with no control, direct_arm or negated on the same question; keep one of them.</source>
        <translation>no va con control, direct_arm ni negated en la misma pregunta; conserve uno de ellos.</translation>
    </message>
    <message>
        <source>is on a question with {kept}; {one_channel}</source>
        <translation>está en una pregunta con {kept}; {one_channel}</translation>
    </message>
    <message>
        <source>above 0 and below 1</source>
        <translation>mayor que 0 y menor que 1</translation>
    </message>
    <message>
        <source>from 0 to 1</source>
        <translation>de 0 a 1</translation>
    </message>
    <message>
        <source>must be a share {ends}, such as &quot;1/10&quot;.</source>
        <translation>debe ser una parte {ends}, como &quot;1/10&quot;.</translation>
    </message>
    <message>
        <source>is missing; both wordings are spoken, or neither of them.</source>
        <translation>falta; se hablan las dos redacciones, o ninguna.</translation>
    </message>
    <message>
        <source>is not for {name}; {one_channel}</source>
        <translation>no es para {name}; {one_channel}</translation>
    </message>
    <message>
        <source>is {name}, which {taken} names, too; one is enough.</source>
        <translation>es {name}, que {taken} nombra también; basta una vez.</translation>
    </message>
    <message>
        <source>is {name}, a design of several samples; state it first.</source>
        <translation>es {name}, un diseño de varias muestras; indíquelo primero.</translation>
    </message>
    <message>
        <source>is {shown}, no recorded question; name questions by their id.</source>
        <translation>es {shown}, que no es una pregunta registrada; nombre las preguntas por su id.</translation>
    </message>
    <message>
        <source>is the control itself; name the questions that it is asked like.</source>
        <translation>es el control mismo; nombre las preguntas que imita.</translation>
    </message>
    <message>
        <source>is {name}, a control itself; name questions that matter.</source>
        <translation>es {name}, que es también un control; nombre preguntas que importen.</translation>
    </message>
    <message>
        <source>is {name}, which has arms of its own; leave one of the two out.</source>
        <translation>es {name}, que tiene brazos propios; omita uno de los dos.</translation>
    </message>
    <message>
        <source>is {name}, which is asked with another design or mode; a control must be asked just as what it controls.</source>
        <translation>es {name}, que se pregunta con otro diseño o modo; un control debe preguntarse igual que lo que controla.</translation>
    </message>
    <message>
        <source>is empty; write a text.</source>
        <translation>está vacío; escriba un texto.</translation>
    </message>
    <message>
        <source>would report numbers such as 1/3, which no decimal number writes; choose scrambling numbers that are decimals.</source>
        <translation>informaría de números como 1/3, que ningún número decimal escribe; elija números que sean decimales.</translation>
    </message>
    <message>
        <source>is {value}; write {{&quot;name&quot;: &quot;two_coins&quot;}}, for example.</source>
        <translation>es {value}; escriba {{&quot;name&quot;: &quot;two_coins&quot;}}, por ejemplo.</translation>
    </message>
    <message>
        <source>is {name}; known designs are {known}.</source>
        <translation>es {name}; los diseños conocidos son {known}.</translation>
    </message>
    <message>
        <source>is {name}, no design for {kind}; these are: {known}.</source>
        <translation>es {name}, que no es un diseño para {kind}; son estos: {known}.</translation>
    </message>
    <message>
        <source>is direct, which protects nothing; ask the members as questions.</source>
        <translation>es direct, que no protege nada; haga los miembros como preguntas.</translation>
    </message>
    <message>
        <source>is {name} for multiple choice; this question takes one answer.</source>
        <translation>es {name} para opción múltiple; esta pregunta toma una respuesta.</translation>
    </message>
    <message>
        <source> for {design}</source>
        <translation> para {design}</translation>
    </message>
    <message>
        <source>is {value}; it must be {known}{whose}.</source>
        <translation>es {value}; debe ser {known}{whose}.</translation>
    </message>
    <message>
        <source>is {name}, a design for {types}, not for {kind}.</source>
        <translation>es {name}, un diseño para {types}, no para {kind}.</translation>
    </message>
    <message>
        <source>is {name}, a design for {takes} answers; this question has {k}.</source>
        <translation>es {name}, un diseño para {takes} respuestas; esta pregunta tiene {k}.</translation>
    </message>
    <message>
        <source>{kind} are {shown}{more}</source>
        <translation>{kind}: {shown}{more}</translation>
    </message>
    <message>
        <source>add it to {kind}</source>
        <translation>añádala a {kind}</translation>
    </message>
    <message>
        <source>has {combinations} combinations of answers; {most_choices} are the most.</source>
        <translation>tiene {combinations} combinaciones de respuestas; {most_choices} son el máximo.</translation>
    </message>
    <message>
        <source>which is asked alone; move it to members, without its design.</source>
        <translation>que se pregunta sola; muévala a members, sin su diseño.</translation>
    </message>
    <message>
        <source>which is not there; {members}.</source>
        <translation>que no existe; {members}.</translation>
    </message>
    <message>
        <source>is {name}, {advice}</source>
        <translation>es {name}, {advice}</translation>
    </message>
    <message>
        <source>which is not among the questions; {alone}.</source>
        <translation>que no está entre las preguntas; {alone}.</translation>
    </message>
    <message>
        <source>as is {taken}; a question can be in one group only.</source>
        <translation>igual que {taken}; una pregunta solo puede estar en un grupo.</translation>
    </message>
    <message>
        <source>a note; list randomized questions only.</source>
        <translation>una nota; cite solo preguntas aleatorizadas.</translation>
    </message>
    <message>
        <source>a direct question; list randomized questions only.</source>
        <translation>una pregunta directa; cite solo preguntas aleatorizadas.</translation>
    </message>
    <message>
        <source>which is relevant to some only; list questions that everybody can be drawn for.</source>
        <translation>que solo concierne a algunos; cite preguntas para las que se pueda sortear a todos.</translation>
    </message>
    <message>
        <source>is not the id of a question; write one in quotes.</source>
        <translation>no es el id de una pregunta; escriba uno entre comillas.</translation>
    </message>
    <message>
        <source>is {name}, {wrong}</source>
        <translation>es {name}, {wrong}</translation>
    </message>
    <message>
        <source>a member of joint questions; list the joint question.</source>
        <translation>un miembro de preguntas conjuntas; cite la pregunta conjunta.</translation>
    </message>
    <message>
        <source>repeats {name}; keep one.</source>
        <translation>repite {name}; conserve uno.</translation>
    </message>
    <message>
        <source>has {name}, as has {other}; one respondent may be asked it only once: list both questions in one group with ask_random 1, or give each a member of its own.</source>
        <translation>tiene {name}, igual que {other}; a un encuestado solo se le puede preguntar una vez: cite ambas preguntas en un grupo con ask_random 1, o dé a cada una un miembro propio.</translation>
    </message>
    <message>
        <source>must be the name of a sound file (.mp3, .m4a, .ogg, .opus or .wav) in the survey&apos;s folder, without folders.</source>
        <translation>debe ser el nombre de un archivo de sonido (.mp3, .m4a, .ogg, .opus o .wav) junto a la encuesta, sin carpetas.</translation>
    </message>
    <message>
        <source>must have no braces in the text for “{text}”.</source>
        <translation>no debe tener llaves en el texto para «{text}».</translation>
    </message>
    <message>
        <source>has no text for “{text}”; write one, or leave it out.</source>
        <translation>no tiene texto para «{text}»; escriba uno o quítelo.</translation>
    </message>
    <message>
        <source>must have {places} in the text for “{text}”, each as often as there, and nothing else in braces.</source>
        <translation>debe tener {places} en el texto para «{text}», cada uno tantas veces como allí, y nada más entre llaves.</translation>
    </message>
    <message>
        <source>has “{text}” more than once; keep one.</source>
        <translation>tiene «{text}» más de una vez; deje una.</translation>
    </message>
    <message>
        <source>has {count} texts; {most} are the most.</source>
        <translation>tiene {count} textos; como máximo {most}.</translation>
    </message>
    <message>
        <source>Question {number}</source>
        <translation>Pregunta {number}</translation>
    </message>
    <message>
        <source>Part {number}</source>
        <translation>Parte {number}</translation>
    </message>
    <message>
        <source>choice {number}</source>
        <translation>opción {number}</translation>
    </message>
    <message>
        <source>Group {number}</source>
        <translation>Grupo {number}</translation>
    </message>
    <message>
        <source>question {number}</source>
        <translation>pregunta {number}</translation>
    </message>
    <message>
        <source>Tally {number}</source>
        <translation>Recuento {number}</translation>
    </message>
    <message>
        <source>Trustee {number}</source>
        <translation>Depositario {number}</translation>
    </message>
    <message>
        <source>Question “{name}”</source>
        <translation>Pregunta «{name}»</translation>
    </message>
    <message>
        <source>Part “{name}”</source>
        <translation>Parte «{name}»</translation>
    </message>
    <message>
        <source>choice “{name}”</source>
        <translation>opción «{name}»</translation>
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
        <translation>numérico</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>peso</translation>
    </message>
    <message>
        <source>stratum</source>
        <translation>estrato</translation>
    </message>
    <message>
        <source>cluster</source>
        <translation>conglomerado</translation>
    </message>
    <message>
        <source>id</source>
        <translation>identificador</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Idiomas</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Preguntas</translation>
    </message>
    <message>
        <source>parts</source>
        <translation>partes</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versión</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texto</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>indicación</translation>
    </message>
    <message>
        <source>sound</source>
        <translation>sonido</translation>
    </message>
    <message>
        <source>choices</source>
        <translation>opciones</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Grupos</translation>
    </message>
    <message>
        <source>questions of the group</source>
        <translation>preguntas del grupo</translation>
    </message>
    <message>
        <source>questions asked of each respondent</source>
        <translation>preguntas que se hacen a cada persona</translation>
    </message>
    <message>
        <source>design</source>
        <translation>diseño</translation>
    </message>
    <message>
        <source>who tosses the coins</source>
        <translation>quién lanza las monedas</translation>
    </message>
    <message>
        <source>type</source>
        <translation>tipo</translation>
    </message>
    <message>
        <source>levels</source>
        <translation>niveles</translation>
    </message>
    <message>
        <source>smallest answer</source>
        <translation>respuesta mínima</translation>
    </message>
    <message>
        <source>largest answer</source>
        <translation>respuesta máxima</translation>
    </message>
    <message>
        <source>step</source>
        <translation>paso</translation>
    </message>
    <message>
        <source>must be answered</source>
        <translation>respuesta obligatoria</translation>
    </message>
    <message>
        <source>asked only if</source>
        <translation>se pregunta solo si</translation>
    </message>
    <message>
        <source>accepted only if</source>
        <translation>se acepta solo si</translation>
    </message>
    <message>
        <source>message if it is not accepted</source>
        <translation>mensaje si no se acepta</translation>
    </message>
    <message>
        <source>second question</source>
        <translation>segunda pregunta</translation>
    </message>
    <message>
        <source>texts of the kiosk</source>
        <translation>textos del quiosco</translation>
    </message>
    <message>
        <source>analyst&apos;s key</source>
        <translation>clave del analista</translation>
    </message>
    <message>
        <source>Tallies</source>
        <translation>Recuentos</translation>
    </message>
    <message>
        <source>what is counted together</source>
        <translation>lo que se cuenta junto</translation>
    </message>
    <message>
        <source>trustees</source>
        <translation>depositarios</translation>
    </message>
    <message>
        <source>public key</source>
        <translation>clave pública</translation>
    </message>
    <message>
        <source>trustees who open together</source>
        <translation>depositarios que abren juntos</translation>
    </message>
    <message>
        <source>trustees who sign a list</source>
        <translation>depositarios que firman una lista</translation>
    </message>
    <message>
        <source>most interviews of a total</source>
        <translation>máximo de entrevistas de un total</translation>
    </message>
    <message>
        <source>fewest interviews opened together</source>
        <translation>mínimo de entrevistas que se abren juntas</translation>
    </message>
    <message>
        <source>bands</source>
        <translation>tramos</translation>
    </message>
    <message>
        <source>coins that respondents can check</source>
        <translation>monedas que las personas pueden comprobar</translation>
    </message>
    <message>
        <source>the round may be shown after the touch</source>
        <translation>la ronda puede mostrarse después del toque</translation>
    </message>
    <message>
        <source>Column {name}</source>
        <translation>Columna {name}</translation>
    </message>
    <message>
        <source>Add at least one question.</source>
        <translation>Añada al menos una pregunta.</translation>
    </message>
    <message>
        <source>there is no text in {language}.</source>
        <translation>no hay texto en {language}.</translation>
    </message>
    <message>
        <source>is {value}; write a day such as 2026-11-22.</source>
        <translation>es {value}; escriba un día como 2026-11-22.</translation>
    </message>
    <message>
        <source>is never shown: this design and mode ask no second question; remove it here.</source>
        <translation>no se muestra nunca: este diseño y modo no hacen una segunda pregunta; quítela aquí.</translation>
    </message>
    <message>
        <source>is {share}, but the design reckons with {name} = {reckoned}; state the published share in both places.</source>
        <translation>es {share}, pero el diseño calcula con {name} = {reckoned}; indique la proporción publicada en los dos lugares.</translation>
    </message>
    <message>
        <source>is never shown with {name}; remove it.</source>
        <translation>no se muestra nunca con {name}; quítelo.</translation>
    </message>
    <message>
        <source>it is nested too deeply</source>
        <translation>está demasiado anidado</translation>
    </message>
    <message>
        <source>is {value}; write the trustee&apos;s public key in quotes.</source>
        <translation>es {value}; escriba la clave pública del depositario entre comillas.</translation>
    </message>
    <message>
        <source>has {cells} cells; {most} are the most. Count fewer questions together.</source>
        <translation>tiene {cells} celdas; el máximo es {most}. Cuente menos preguntas juntas.</translation>
    </message>
    <message>
        <source>is given together with tallies: interviews are either sealed one by one for the analysts, or only counted. Remove one of the two.</source>
        <translation>se da junto con recuentos: las entrevistas o se sellan una a una para los analistas, o solo se cuentan. Quite uno de los dos.</translation>
    </message>
    <message>
        <source>is {threshold} of {trustees} trustees; it must be more than half of them. Otherwise two groups without a common trustee could open totals that differ by a few people.</source>
        <translation>es {threshold} de {trustees} depositarios; debe ser más de la mitad. Si no, dos grupos sin ningún depositario en común podrían abrir totales que difieren en unas pocas personas.</translation>
    </message>
    <message>
        <source>is no name: write one line of at most {most} characters.</source>
        <translation>no es un nombre: escriba una línea de {most} caracteres como máximo.</translation>
    </message>
    <message>
        <source>is the key of another trustee too: one person would hold two places. Each trustee makes a key of their own.</source>
        <translation>es también la clave de otro depositario: una persona ocuparía dos lugares. Cada depositario crea su propia clave.</translation>
    </message>
    <message>
        <source>have {cells} cells in all; {most} are the most. Leave some tallies out, or count fewer questions together.</source>
        <translation>tienen {cells} celdas en total; el máximo es {most}. Quite algunos recuentos, o cuente menos preguntas juntas.</translation>
    </message>
    <message>
        <source>is not ascending; write each number once, the smallest first.</source>
        <translation>no es ascendente; escriba cada número una vez, primero el menor.</translation>
    </message>
    <message>
        <source>counts the same as {other}; keep one.</source>
        <translation>cuenta lo mismo que {other}; conserve uno.</translation>
    </message>
    <message>
        <source>is a part of joint questions; count the joint question instead.</source>
        <translation>es una parte de preguntas conjuntas; cuente en su lugar la pregunta conjunta.</translation>
    </message>
    <message>
        <source>is in no tally; remove its bands, or count it.</source>
        <translation>no está en ningún recuento; quite sus tramos, o cuéntela.</translation>
    </message>
    <message>
        <source>is {name}, which is not among the questions; {alone}.</source>
        <translation>es {name}, que no está entre las preguntas; {alone}.</translation>
    </message>
    <message>
        <source>is a note; nobody answers it, so it cannot be counted.</source>
        <translation>es una nota; nadie la responde, así que no se puede contar.</translation>
    </message>
    <message>
        <source>A kiosk cannot ask {question} yet. People answer it together with a harmless question, which the survey does not have. Add {missing}.</source>
        <translation>Un quiosco no puede preguntar {question} todavía. Se responde junto con una pregunta inofensiva que la encuesta no tiene. Añada {missing}.</translation>
    </message>
    <message>
        <source>Respondents have {count} rules to understand, each with an explanation and a practice of its own: {questions}. One rule is better: ask all private questions in the same way and with the same odds.</source>
        <translation>Las personas encuestadas tienen que entender {count} reglas, cada una con su explicación y su práctica: {questions}. Es mejor una sola: haga todas las preguntas privadas del mismo modo y con las mismas probabilidades.</translation>
    </message>
    <message>
        <source>Only {signatures} trustees sign a list of files before it is opened. If {colluding} of them collude, they can open two totals that differ by a few people, and so learn what these reported. {safe} signatures prevent that.</source>
        <translation>Solo {signatures} depositarios firman una lista de archivos antes de abrirla. Si {colluding} de ellos se ponen de acuerdo, pueden abrir dos totales que difieren en unas pocas personas y saber así qué informaron estas. {safe} firmas lo impiden.</translation>
    </message>
    <message>
        <source>All {trustees} trustees are needed to open a total. If one of them loses the key and the recovery sheet, nothing can ever be opened.</source>
        <translation>Hacen falta los {trustees} depositarios para abrir un total. Si uno de ellos pierde la clave y la hoja de recuperación, nada podrá abrirse nunca.</translation>
    </message>
    <message>
        <source>{question} is a text, into which people may write names, and nothing protects it. Together with it their private answers are known to be theirs. Offer choices, or ask it in a survey of its own.</source>
        <translation>{question} es un texto en el que la gente puede escribir nombres, y nada lo protege. Con él se sabe de quién son las respuestas privadas. Ofrezca opciones, o pregúntelo en una encuesta aparte.</translation>
    </message>
    <message>
        <source>{question} is asked, but no tally counts it: nothing of it is kept. Count it, or leave it out of the survey.</source>
        <translation>{question} se pregunta, pero ningún recuento la cuenta: no se guarda nada de ella. Cuéntela, o quítela de la encuesta.</translation>
    </message>
    <message>
        <source>{tally} divides people into {groups} groups by answers without coins, and totals of {smallest} interviews may be opened. Who is alone in a group can be known by their answers there. Count fewer questions together, or open only larger totals.</source>
        <translation>{tally} divide a la gente en {groups} grupos según respuestas sin monedas, y se pueden abrir totales de {smallest} entrevistas. A quien está solo en un grupo se le puede reconocer por sus respuestas. Cuente menos preguntas juntas, o abra solo totales mayores.</translation>
    </message>
    <message>
        <source>the answer is no choice; all that can be asked of it is whether it is there: != &apos;&apos;</source>
        <translation>la respuesta no es una opción; solo se puede preguntar si existe: != &apos;&apos;</translation>
    </message>
    <message>
        <source>birthday</source>
        <translation>cumpleaños</translation>
    </message>
    <message>
        <source>telephone number</source>
        <translation>número de teléfono</translation>
    </message>
    <message>
        <source>house number</source>
        <translation>número de casa</translation>
    </message>
    <message>
        <source>number of a document</source>
        <translation>número de un documento</translation>
    </message>
    <message>
        <source>it must not be after the maximum</source>
        <translation>no debe ser posterior al máximo</translation>
    </message>
    <message>
        <source>only answers without coins can lie beyond the ends</source>
        <translation>solo las respuestas sin azar pueden salirse de los extremos</translation>
    </message>
    <message>
        <source>it compares what was written, and only whether there is an answer can be asked</source>
        <translation>compara lo que se escribió, y solo se puede preguntar si hay una respuesta</translation>
    </message>
    <message>
        <source>it does not compare answers</source>
        <translation>no compara respuestas</translation>
    </message>
    <message>
        <source>it is too long</source>
        <translation>es demasiado largo</translation>
    </message>
    <message>
        <source>it uses {function}, which surveys do not have</source>
        <translation>usa {function}, que las encuestas no tienen</translation>
    </message>
    <message>
        <source>it calculates, and conditions only compare answers</source>
        <translation>calcula, y las condiciones solo comparan respuestas</translation>
    </message>
    <message>
        <source>it looks at {what}, which surveys do not have</source>
        <translation>mira {what}, que las encuestas no tienen</translation>
    </message>
    <message>
        <source>it counts choices or letters, which conditions cannot</source>
        <translation>cuenta opciones o letras, y las condiciones no pueden</translation>
    </message>
    <message>
        <source>it compares ${{{name}}} with an answer</source>
        <translation>compara ${{{name}}} con una respuesta</translation>
    </message>
    <message>
        <source>${{{name}}} is calculated from itself</source>
        <translation>${{{name}}} se calcula a partir de sí mismo</translation>
    </message>
    <message>
        <source>it depends on ${{{name}}}, which chance decides ({chance})</source>
        <translation>depende de ${{{name}}}, que decide el azar ({chance})</translation>
    </message>
    <message>
        <source>it depends on ${{{name}}}, which is left out ({cell})</source>
        <translation>depende de ${{{name}}}, que se omite ({cell})</translation>
    </message>
    <message>
        <source>has {character}, which means nothing in a formula</source>
        <translation>tiene {character}, que no significa nada en una fórmula</translation>
    </message>
    <message>
        <source>has {count} characters, and {longest} are the most</source>
        <translation>tiene {count} caracteres, y {longest} son el máximo</translation>
    </message>
    <message>
        <source>has {text} where a value is expected</source>
        <translation>tiene {text} donde se espera un valor</translation>
    </message>
    <message>
        <source>ends where a value is expected</source>
        <translation>termina donde se espera un valor</translation>
    </message>
    <message>
        <source>has no closing {mark}</source>
        <translation>no tiene {mark} de cierre</translation>
    </message>
    <message>
        <source>heads no column text, or no language; add text and label::Amharic (am).</source>
        <translation>no encabeza ninguna columna text, o ningún idioma; añada text y label::Amharic (am).</translation>
    </message>
    <message>
        <source>says otherwise than a row above for the same text; keep one.</source>
        <translation>dice otra cosa que una fila anterior para el mismo texto; deje una.</translation>
    </message>
    <message>
        <source>is {text}, which names no language; write label::Amharic (am).</source>
        <translation>es {text}, que no nombra ningún idioma; escriba label::Amharic (am).</translation>
    </message>
    <message>
        <source>repeats {alike}; keep one of the two columns.</source>
        <translation>repite {alike}; conserve una de las dos columnas.</translation>
    </message>
    <message>
        <source>type, name and label</source>
        <translation>type, name y label</translation>
    </message>
    <message>
        <source>is missing; add it, with the columns {needs}.</source>
        <translation>falta; añádala, con las columnas {needs}.</translation>
    </message>
    <message>
        <source>the row</source>
        <translation>la fila</translation>
    </message>
    <message>
        <source>it is disabled</source>
        <translation>está desactivada</translation>
    </message>
    <message>
        <source>it</source>
        <translation>ella</translation>
    </message>
    <message>
        <source>only three sheets are read</source>
        <translation>solo se leen tres hojas</translation>
    </message>
    <message>
        <source>repeats rr::{own}; keep one of them.</source>
        <translation>repite rr::{own}; conserve uno.</translation>
    </message>
    <message>
        <source>is {choice}, as is {first}; give each its own name.</source>
        <translation>es {choice}, igual que {first}; dé a cada uno su propio nombre.</translation>
    </message>
    <message>
        <source>the column {text}</source>
        <translation>la columna {text}</translation>
    </message>
    <message>
        <source>is {word}; write yes or no.</source>
        <translation>es {word}; escriba yes o no.</translation>
    </message>
    <message>
        <source>the group&apos;s label</source>
        <translation>la etiqueta del grupo</translation>
    </message>
    <message>
        <source>each question has a screen of its own</source>
        <translation>cada pregunta tiene su propia pantalla</translation>
    </message>
    <message>
        <source>ends a group that does not begin; remove the row.</source>
        <translation>termina un grupo que no empieza; quite la fila.</translation>
    </message>
    <message>
        <source>begins a group that does not end; add end_group.</source>
        <translation>empieza un grupo que no termina; añada end_group.</translation>
    </message>
    <message>
        <source>it is never true</source>
        <translation>nunca se cumple</translation>
    </message>
    <message>
        <source>is {forced}; only single_choice can stand here.</source>
        <translation>es {forced}; aquí solo puede estar single_choice.</translation>
    </message>
    <message>
        <source>names the list {name}</source>
        <translation>nombra la lista {name}</translation>
    </message>
    <message>
        <source>names no list</source>
        <translation>no nombra ninguna lista</translation>
    </message>
    <message>
        <source>{said}, which the choices sheet does not have; add it.</source>
        <translation>{said}, que la hoja choices no tiene; añádala.</translation>
    </message>
    <message>
        <source>gives an integer no two bounds; write . &gt;= 0 and . &lt;= 120, or rr::minimum and rr::maximum.</source>
        <translation>no da dos límites a un entero; escriba . &gt;= 0 and . &lt;= 120, o rr::minimum y rr::maximum.</translation>
    </message>
    <message>
        <source>belongs to a design; name one in rr::design.</source>
        <translation>pertenece a un diseño; nombre uno en rr::design.</translation>
    </message>
    <message>
        <source>yes and no are said in the program&apos;s words; rr::type single_choice keeps them</source>
        <translation>sí y no se dicen con las palabras del programa; rr::type single_choice conserva las suyas</translation>
    </message>
    <message>
        <source>is {own}; write a number.</source>
        <translation>es {own}; escriba un número.</translation>
    </message>
    <message>
        <source>is a design, but a note asks nothing; leave it empty.</source>
        <translation>es un diseño, pero una nota no pregunta nada; déjelo vacío.</translation>
    </message>
    <message>
        <source>has {word}; write start=0 end=10 step=1, with numbers.</source>
        <translation>tiene {word}; escriba start=0 end=10 step=1, con números.</translation>
    </message>
    <message>
        <source>heads no label column; add label::English (en).</source>
        <translation>no encabeza ninguna columna label; añada label::English (en).</translation>
    </message>
    <message>
        <source>is {text}, which names no language code; write {base}::French (fr).</source>
        <translation>es {text}, que no nombra ningún código de idioma; escriba {base}::French (fr).</translation>
    </message>
    <message>
        <source>says no language; write {better}.</source>
        <translation>no dice el idioma; escriba {better}.</translation>
    </message>
    <message>
        <source>repeats {text}; keep one of them.</source>
        <translation>repite {text}; conserve uno de los dos.</translation>
    </message>
    <message>
        <source>{what} is left out; {why}.</source>
        <translation>se omite {what}; {why}.</translation>
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
        <translation>se registra la respuesta verdadera a ${{{name}}}</translation>
    </message>
    <message>
        <source>the form randomizes it itself, in ${{{report}}} ({cell}): {odds}; here it is asked with {design}, which has the same odds. In the form, {faults}</source>
        <translation>el formulario la aleatoriza por sí mismo, en ${{{report}}} ({cell}): {odds}; aquí se pregunta con {design}, que tiene las mismas probabilidades. En el formulario, {faults}</translation>
    </message>
    <message>
        <source>the coin ${{{name}}} is recorded, which undoes the protection</source>
        <translation>se registra la moneda ${{{name}}}, lo que anula la protección</translation>
    </message>
    <message>
        <source>is randomized by the form itself, in ${{{report}}} ({cell}), with odds that cannot be read from it. Choose a design in rr::design, and remove that row. In the form, {faults}.</source>
        <translation>la aleatoriza el propio formulario, en ${{{report}}} ({cell}), con probabilidades que no se pueden leer en él. Elija un diseño en rr::design y quite esa fila. En el formulario, {faults}.</translation>
    </message>
    <message>
        <source>is randomized by the form itself, in ${{{report}}} ({cell}): {odds}. Choose a design in rr::design, and remove that row. In the form, {faults}.</source>
        <translation>la aleatoriza el propio formulario, en ${{{report}}} ({cell}): {odds}. Elija un diseño en rr::design y quite esa fila. En el formulario, {faults}.</translation>
    </message>
    <message>
        <source>random() in {cell} is not inside once(): the coin is drawn again each time the form is calculated, so that people can choose it by going back</source>
        <translation>random() en {cell} no está dentro de once(): la moneda se lanza otra vez cada vez que se calcula el formulario, de modo que se puede elegir volviendo atrás</translation>
    </message>
    <message>
        <source>the coin ${{{name}}} comes from a file, and whoever has the file can undo the protection</source>
        <translation>la moneda ${{{name}}} viene de un archivo, y quien lo tenga puede anular la protección</translation>
    </message>
    <message>
        <source>it becomes {number}, a whole number</source>
        <translation>pasa a ser {number}, un número entero</translation>
    </message>
    <message>
        <source>chance is drawn by designs here; in the form, {faults}</source>
        <translation>aquí el azar lo sacan los diseños; en el formulario, {faults}</translation>
    </message>
    <message>
        <source>the form&apos;s id {stated}</source>
        <translation>el identificador del formulario {stated}</translation>
    </message>
    <message>
        <source>the form has no id</source>
        <translation>el formulario no tiene identificador</translation>
    </message>
    <message>
        <source>the version {stated}</source>
        <translation>la versión {stated}</translation>
    </message>
    <message>
        <source>the form has no version that is a number</source>
        <translation>el formulario no tiene una versión que sea un número</translation>
    </message>
    <message>
        <source>chance is drawn by designs here</source>
        <translation>aquí el azar lo sacan los diseños</translation>
    </message>
    <message>
        <source>there is no column {base}; add it.</source>
        <translation>no hay columna {base}; añádala.</translation>
    </message>
    <message>
        <source>it becomes {id}</source>
        <translation>pasa a ser {id}</translation>
    </message>
    <message>
        <source>there is no question that can be asked; add one.</source>
        <translation>no hay ninguna pregunta que se pueda hacer; añada una.</translation>
    </message>
    <message>
        <source>{name} ({kind})</source>
        <translation>{name} ({kind})</translation>
    </message>
    <message>
        <source>is one calculation more than {most}.</source>
        <translation>es un cálculo más de {most}.</translation>
    </message>
    <message>
        <source>{kept} kept, {dropped} dropped, {changing} must change</source>
        <translation>{kept} conservados, {dropped} omitidos, {changing} deben cambiar</translation>
    </message>
    <message>
        <source>if the others are told what to answer, every recorded answer is a true one; use rr::design to protect it, or ask_random to draw questions</source>
        <translation>si a los demás se les dice qué responder, toda respuesta registrada es verdadera; use rr::design para protegerla, o ask_random para sortear preguntas</translation>
    </message>
    <message>
        <source>is asked only where a coin says so, and the coin is recorded: every recorded answer is a true one. Ask everybody, with rr::design and rr::mode own_device, and remove the coin&apos;s row.</source>
        <translation>solo se pregunta donde una moneda lo dice, y la moneda se registra: toda respuesta registrada es verdadera. Pregunte a todos, con rr::design y rr::mode own_device, y quite la fila de la moneda.</translation>
    </message>
    <message>
        <source>it only heads a table; each question has a screen of its own</source>
        <translation>solo encabeza una tabla; cada pregunta tiene su propia pantalla</translation>
    </message>
    <message>
        <source>it is shown and not answered; write a note</source>
        <translation>se muestra y no se responde; escriba una nota</translation>
    </message>
    <message>
        <source>the {key}</source>
        <translation>{key}</translation>
    </message>
    <message>
        <source>chance decides who is asked</source>
        <translation>el azar decide a quién se pregunta</translation>
    </message>
    <message>
        <source>chance decides who is asked, {share} of all</source>
        <translation>el azar decide a quién se pregunta, {share} de todos</translation>
    </message>
    <message>
        <source>its choices depend on more than one answer to one question with choices</source>
        <translation>sus opciones no dependen de una sola respuesta a una sola pregunta con opciones</translation>
    </message>
    <message>
        <source>its choices depend on ${{{name}}}</source>
        <translation>sus opciones dependen de ${{{name}}}</translation>
    </message>
    <message>
        <source>its choices depend on too many answers</source>
        <translation>sus opciones dependen de demasiadas respuestas</translation>
    </message>
    <message>
        <source>it would become {count} questions; write out those that count</source>
        <translation>se convertiría en {count} preguntas; escriba las que importan</translation>
    </message>
    <message>
        <source>its text shows the answer to ${{{name}}}, and answers are not put into texts; word it without</source>
        <translation>su texto muestra la respuesta a ${{{name}}}, y las respuestas no se ponen en textos; redáctelo sin ella</translation>
    </message>
    <message>
        <source>it belongs to another kiosk, and only that kiosk can sign it</source>
        <translation>es de otro quiosco, el único que puede firmarlo</translation>
    </message>
    <message>
        <source>So nobody can be sure what you answered.</source>
        <translation>Así nadie puede estar seguro de su respuesta.</translation>
    </message>
    <message>
        <source>Simple questions say “Recorded as you answer.”</source>
        <translation>Las preguntas sencillas dicen: «Se registra tal como responde.»</translation>
    </message>
    <message>
        <source>No name or time is recorded.</source>
        <translation>No se registra nombre ni hora.</translation>
    </message>
    <message>
        <source>The people who run the survey, in most cases. The first screen says it exactly: touch “Learn more”.</source>
        <translation>Casi siempre, quienes hacen la encuesta. La primera pantalla lo dice exactamente: toque «Saber más».</translation>
    </message>
    <message>
        <source>is what careless people would touch, too, so they cannot be recognised; ask for a trait that nearly nobody or nearly everybody has.</source>
        <translation>es lo que mostrarían también los descuidados, así que no se les distingue; pregunte por un rasgo que casi nadie o casi todos tengan.</translation>
    </message>
    <message>
        <source>is not a name; write a question&apos;s id in quotes.</source>
        <translation>no es un nombre; escriba el id de una pregunta entre comillas.</translation>
    </message>
    <message>
        <source>is not known here; allowed: {known}.</source>
        <translation>no se conoce aquí; se conocen {known}.</translation>
    </message>
    <message>
        <source>needs the respondent&apos;s own device; a joint question has none.</source>
        <translation>necesita el propio aparato de cada uno; una pregunta conjunta no lo tiene.</translation>
    </message>
    <message>
        <source>has “{text}”, which is not a text of the kiosk.</source>
        <translation>tiene «{text}», que no es un texto del quiosco.</translation>
    </message>
    <message>
        <source>a text contains half of a letter (a lone surrogate)</source>
        <translation>un texto contiene media letra (un sustituto suelto)</translation>
    </message>
    <message>
        <source>ε of {questions} has no limit: some reports rule an answer out. Make sure that this cannot harm anybody.</source>
        <translation>El ε de {questions} no tiene límite: algunas respuestas registradas descartan una respuesta. Asegúrese de que eso no pueda perjudicar a nadie.</translation>
    </message>
    <message>
        <source>The total ε of one respondent is {epsilon}, too much to protect anybody: the whole record can change the odds of an answer by a factor of {times}. Ask each respondent fewer questions, or use stronger coins.</source>
        <translation>El ε de una persona encuestada suma {epsilon}, demasiado para proteger a nadie: el registro completo puede cambiar {times} veces las probabilidades relativas de lo que respondió. Haga menos preguntas a cada persona o use monedas más fuertes.</translation>
    </message>
    <message>
        <source>{questions} may be skipped. A skip is recorded and may hint at the answer.</source>
        <translation>{questions} se pueden omitir; que alguien las omitió queda registrado y puede insinuar la respuesta.</translation>
    </message>
    <message>
        <source>{first} and {second} are answered with the same harmless trait ({trait}): together the two reports can show whether the two answers are the same. Use another trait in one of them.</source>
        <translation>{first} y {second} se responden con el mismo rasgo inofensivo ({trait}): los dos informes juntos dicen si las dos respuestas son iguales. Tome otro rasgo en una de ellas.</translation>
    </message>
    <message>
        <source>The total ε of one respondent is {epsilon}: the whole record can change the odds of an answer by a factor of {times}. Ask each respondent fewer questions, or use stronger coins.</source>
        <translation>El ε de una persona encuestada suma {epsilon}: el registro completo puede cambiar {times} veces las probabilidades relativas de lo que respondió. Haga menos preguntas a cada persona o use monedas más fuertes.</translation>
    </message>
    <message>
        <source>{direct} asks directly what the coins protect in {question}: the record contains the plain answer next to the randomized one. Leave one of the two out, or make sure that nobody is asked both.</source>
        <translation>{direct} pregunta directamente lo que las monedas protegen en {question}: el registro contiene la respuesta clara junto a la aleatorizada. Quite una de las dos o asegúrese de que a nadie se le hagan ambas.</translation>
    </message>
    <message>
        <source>{direct} asks directly for the harmless trait of {question} ({trait}): anybody who reads both in the record can undo the protection. Ask for another trait in one of them.</source>
        <translation>{direct} pregunta directamente por el rasgo inofensivo de {question} ({trait}): quien lea ambos en el registro puede anular la protección. Pregunte por otro rasgo en una de ellas.</translation>
    </message>
    <message>
        <source>{question} does not say which harmless trait it is answered with. If it is the one that {direct} asks for ({trait}), the record undoes the protection. Name the trait in the text of {question}.</source>
        <translation>{question} no dice con qué rasgo inofensivo se responde. Si es el que pregunta {direct} ({trait}), el registro anula la protección. Nombre el rasgo en el texto de {question}.</translation>
    </message>
    <message>
        <source>has {leaf}, but &apos;{text}&apos; is not an answer to {name}; they are {known}.</source>
        <translation>tiene {leaf}, pero «{text}» no es una respuesta a {name}; son {known}.</translation>
    </message>
    <message>
        <source>rejects every answer; nobody could continue.</source>
        <translation>rechaza todas las respuestas; nadie podría seguir.</translation>
    </message>
    <message>
        <source>refers to ${{{name}}}, which is randomized: what is asked or accepted next would show its true answer. Refer to direct questions only.</source>
        <translation>se refiere a ${{{name}}}, que es aleatorizada: lo que se pregunte o acepte después diría su respuesta verdadera. Refiérase solo a preguntas directas.</translation>
    </message>
    <message>
        <source>contains ${{{name}}}: answers are not put into texts; word it without.</source>
        <translation>contiene ${{{name}}}: las respuestas no se ponen en los textos; redáctelo sin ella.</translation>
    </message>
    <message>
        <source>it calculates with ${{{secret}}}, which is randomized: the result would show its true answer</source>
        <translation>calcula con ${{{secret}}}, que está aleatorizada: el resultado revelaría su respuesta verdadera</translation>
    </message>
    <message>
        <source>is rr::{own}, which no design knows; allowed: {known}.</source>
        <translation>es rr::{own}, que ningún diseño conoce; se conocen {known}.</translation>
    </message>
    <message>
        <source>gives no type; allowed: {asking}.</source>
        <translation>no dice el tipo; se conocen {asking}.</translation>
    </message>
    <message>
        <source>is {kind}, which is not a type here; allowed: {known}.</source>
        <translation>es {kind}, que aquí no es un tipo; se conocen {known}.</translation>
    </message>
    <message>
        <source>its name becomes {id}</source>
        <translation>su nombre pasa a ser {id}</translation>
    </message>
    <message>
        <source>it has a single choice, so that it is shown as a note</source>
        <translation>tiene una sola opción, así que se muestra como nota</translation>
    </message>
    <message>
        <source>it shows the answer to ${{{name}}}; word it without</source>
        <translation>muestra la respuesta a ${{{name}}}; redáctelo sin ella</translation>
    </message>
    <message>
        <source>choices stand in the order of their list; random_answer_order mixes them</source>
        <translation>las opciones siguen el orden de su lista; random_answer_order las mezcla</translation>
    </message>
    <message>
        <source>the smallest and the largest answer have a message of their own</source>
        <translation>la respuesta menor y la mayor tienen su propio mensaje</translation>
    </message>
    <message>
        <source>there is no constraint that it is about</source>
        <translation>no hay ninguna restricción a la que se refiera</translation>
    </message>
    <message>
        <source>the constraint&apos;s message</source>
        <translation>el mensaje de la restricción</translation>
    </message>
    <message>
        <source>the condition of required</source>
        <translation>la condición de required</translation>
    </message>
    <message>
        <source>the question can be skipped; write yes to have it answered always</source>
        <translation>la pregunta se puede saltar; escriba yes para que se responda siempre</translation>
    </message>
    <message>
        <source>is {kind}, but what is open began at {cell}.</source>
        <translation>es {kind}, pero lo que está abierto empezó en {cell}.</translation>
    </message>
    <message>
        <source>its choices depend on ${{{name}}}, which is left out ({cell})</source>
        <translation>sus opciones dependen de ${{{name}}}, que se omite ({cell})</translation>
    </message>
    <message>
        <source>its filter is not one that can be read here</source>
        <translation>su filtro no se puede leer aquí</translation>
    </message>
    <message>
        <source>its filter leaves no choices</source>
        <translation>su filtro no deja opciones</translation>
    </message>
    <message>
        <source>its choices depend on ${{{on}}}, so that it becomes {parts}</source>
        <translation>sus opciones dependen de ${{{on}}}, así que se convierte en {parts}</translation>
    </message>
    <message>
        <source>the constraint</source>
        <translation>la restricción</translation>
    </message>
    <message>
        <source>of such an answer only what the rr:: columns say is checked</source>
        <translation>de una respuesta así solo se comprueba lo que dicen las columnas rr::</translation>
    </message>
    <message>
        <source>names of its choices change: {renamed}</source>
        <translation>cambian los nombres de sus opciones: {renamed}</translation>
    </message>
    <message>
        <source>the choice Other is added, in English; add a choice named other to the list to translate it; nothing can be written in</source>
        <translation>se añade la opción Other, en inglés; añada a la lista una opción llamada other para traducirla; no se puede escribir nada</translation>
    </message>
    <message>
        <source>numbers with up to three decimals are taken</source>
        <translation>se aceptan números con hasta tres decimales</translation>
    </message>
    <message>
        <source>it has no largest answer, so that numbers up to 999,999,999 are taken</source>
        <translation>no tiene respuesta máxima, así que se aceptan números hasta 999 999 999</translation>
    </message>
    <message>
        <source>it has no smallest answer, so that {least} is taken; rr::minimum names another</source>
        <translation>no tiene respuesta mínima, así que se toma {least}; rr::minimum indica otra</translation>
    </message>
    <message>
        <source>{name} is asked as {kind}</source>
        <translation>{name} se pregunta como {kind}</translation>
    </message>
    <message>
        <source>there is nothing to choose, so that it is shown as a note</source>
        <translation>no hay nada que elegir, así que se muestra como nota</translation>
    </message>
    <message>
        <source>it is not there in {languages}</source>
        <translation>no está en {languages}</translation>
    </message>
    <message>
        <source>the constraint, or a part of it,</source>
        <translation>la restricción o una parte de ella</translation>
    </message>
    <message>
        <source>choices are shown as texts</source>
        <translation>las opciones se muestran como textos</translation>
    </message>
    <message>
        <source>has no column {header} to go with it; add it.</source>
        <translation>no tiene al lado una columna {header}; añádala.</translation>
    </message>
    <message>
        <source>the {part}</source>
        <translation>{part}</translation>
    </message>
    <message>
        <source>where ${{{on}}} is {answers}, its only choice {said} is not asked</source>
        <translation>donde ${{{on}}} es {answers}, su única opción {said} no se pregunta</translation>
    </message>
    <message>
        <source>where ${{{on}}} is {answers}, it has no choices and is not asked</source>
        <translation>donde ${{{on}}} es {answers}, no tiene opciones y no se pregunta</translation>
    </message>
    <message>
        <source>the default language {default}</source>
        <translation>el idioma predeterminado {default}</translation>
    </message>
    <message>
        <source>it names no language code, as in English (en)</source>
        <translation>no indica un código de idioma, como English (en)</translation>
    </message>
    <message>
        <source>the labels without a language</source>
        <translation>las etiquetas sin idioma</translation>
    </message>
    <message>
        <source>they are taken as English (en); default_language in settings names another</source>
        <translation>se toman como inglés (en); default_language en settings indica otro</translation>
    </message>
    <message>
        <source>it says no language; write {better}</source>
        <translation>no dice el idioma; escriba {better}</translation>
    </message>
    <message>
        <source>no label column has it; they have {known}</source>
        <translation>ninguna columna label lo tiene; tienen {known}</translation>
    </message>
    <message>
        <source>no time, place, device or name is recorded</source>
        <translation>no se registra ninguna hora, lugar, aparato ni nombre</translation>
    </message>
    <message>
        <source>choices from other files are not read; list them on the choices sheet</source>
        <translation>las opciones de otros archivos no se leen; póngalas en la hoja choices</translation>
    </message>
    <message>
        <source>nothing here reads it</source>
        <translation>nada de aquí lo lee</translation>
    </message>
    <message>
        <source>a code can be a name; offer choices</source>
        <translation>un código puede ser un nombre; ofrezca opciones</translation>
    </message>
    <message>
        <source>nothing is recorded that the respondent has not answered</source>
        <translation>no se registra nada que el encuestado no haya respondido</translation>
    </message>
    <message>
        <source>calculations are not made here; make them from the exported table</source>
        <translation>aquí no se hacen cálculos; hágalos con la tabla exportada</translation>
    </message>
    <message>
        <source>the number of rounds would be recorded; write the questions out</source>
        <translation>se registraría el número de vueltas; escriba las preguntas una a una</translation>
    </message>
    <message>
        <source>its condition is never true</source>
        <translation>su condición nunca se cumple</translation>
    </message>
    <message>
        <source>begins with a bracket, but is not JSON; write 1/2,1/4,1/4.</source>
        <translation>empieza por un corchete, pero no es JSON; escriba 1/2,1/4,1/4.</translation>
    </message>
    <message>
        <source>is next to {text}; without a language it would be a language of its own, called Default. Name its language, as in {better}.</source>
        <translation>está junto a {text}; sin idioma sería un idioma aparte, llamado Default. Nombre su idioma, como en {better}.</translation>
    </message>
    <message>
        <source>a recording shows who it is, and no coin protects it</source>
        <translation>una grabación dice quién es, y ningún azar la protege</translation>
    </message>
    <message>
        <source>a place shows who it is; offer regions as choices</source>
        <translation>un lugar dice quién es; ofrezca regiones como opciones</translation>
    </message>
    <message>
        <source>a time of day can show who it is; offer choices</source>
        <translation>una hora del día puede decir quién es; ofrezca opciones</translation>
    </message>
    <message>
        <source>a time can show who it is; offer choices</source>
        <translation>una hora puede decir quién es; ofrezca opciones</translation>
    </message>
    <message>
        <source>the kiosk has one look</source>
        <translation>el quiosco tiene un solo aspecto</translation>
    </message>
    <message>
        <source>no answer is preset</source>
        <translation>ninguna respuesta viene puesta</translation>
    </message>
    <message>
        <source>only hints are shown</source>
        <translation>solo se muestran los hints</translation>
    </message>
    <message>
        <source>the kiosk has its own words</source>
        <translation>el quiosco tiene sus propias palabras</translation>
    </message>
    <message>
        <source>every question is answered</source>
        <translation>cada pregunta se responde</translation>
    </message>
    <message>
        <source>sound starts with a touch</source>
        <translation>el sonido empieza con un toque</translation>
    </message>
    <message>
        <source>no interview has a name</source>
        <translation>ninguna entrevista tiene nombre</translation>
    </message>
    <message>
        <source>the analyst&apos;s key is made by this program</source>
        <translation>la clave del analista la hace este programa</translation>
    </message>
    <message>
        <source>nothing is sent</source>
        <translation>no se envía nada</translation>
    </message>
    <message>
        <source>nothing is deleted unasked</source>
        <translation>no se borra nada sin pedirlo</translation>
    </message>
    <message>
        <source>repeats are not supported</source>
        <translation>las repeticiones no se preguntan</translation>
    </message>
    <message>
        <source>pictures are not shown; describe it in the label</source>
        <translation>las imágenes no se muestran; descríbala en el label</translation>
    </message>
    <message>
        <source>films are not shown; describe it in the label</source>
        <translation>los vídeos no se muestran; descríbalo en el label</translation>
    </message>
    <message>
        <source>the probability that an interview is in sample 1</source>
        <translation>la probabilidad de que una entrevista esté en la muestra 1</translation>
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
        <translation>cómo se reparte epsilon entre la opción propia y las demás</translation>
    </message>
    <message>
        <source>the most choices that one respondent may choose</source>
        <translation>el máximo de opciones que puede elegir un encuestado</translation>
    </message>
    <message>
        <source>The reports lie outside what this design can give, further than chance explains (p = {p_value}). Respondents may have misunderstood the instruction or not followed it, or the data were changed or belong to another design. Do not use the estimates.</source>
        <translation>Las respuestas registradas están fuera de lo que este diseño puede dar, más de lo que explica el azar (p = {p_value}). Es posible que los encuestados no entendieran la instrucción o no la siguieran, o que los datos se hayan modificado o sean de otro diseño. Las estimaciones no son válidas.</translation>
    </message>
    <message>
        <source>In a group the estimated share is {share}, so its odds cannot be computed; the interval comes from the intervals of the two shares and is rather too wide.</source>
        <translation>En un grupo la proporción estimada es {share}, de modo que su razón de probabilidades no es un número mayor que 0; el intervalo procede de los intervalos de las dos proporciones y es más bien demasiado ancho.</translation>
    </message>
    <message>
        <source>In a group the estimated share is {share}, and its interval contains no other value: such shares have no odds, and their ratio has no interval.</source>
        <translation>En un grupo la proporción estimada es {share} y su intervalo no contiene ninguna otra: tales proporciones no tienen razón de probabilidades, y su cociente no tiene intervalo.</translation>
    </message>
    <message>
        <source>In a group the estimated share is {share}. The interval is of possible shares only, so the estimated difference lies outside it; the most likely difference is {likely}.</source>
        <translation>En un grupo la parte estimada es {share}. El intervalo es solo de partes posibles, así que la diferencia estimada queda fuera; la diferencia más verosímil es {likely}.</translation>
    </message>
    <message>
        <source>{count} respondents have the weight 0 and were left out.</source>
        <translation>{count} encuestados tienen peso 0 y se excluyeron.</translation>
    </message>
    <message>
        <source>Strata with only one sampled unit: {count} (first: {stratum}). The variation within them cannot be estimated; the distance from the overall mean was used instead, which tends to overstate the error.</source>
        <translation>Estratos con una sola unidad sacada: {count} (el primero: {stratum}). Allí no se ve cuánto difieren las unidades; se usó en su lugar su distancia a la media de todas, lo que más bien exagera el error.</translation>
    </message>
    <message>
        <source>There is only one sampled unit, so the sampling error cannot be estimated. Only the error by the coins is known.</source>
        <translation>Hay una sola unidad muestreada, así que no se puede estimar el error de muestreo. Solo se conoce el error debido a las monedas.</translation>
    </message>
    <message>
        <source>{count} respondents did not answer. The total counts only those who did; it is too small unless the weights make up for it.</source>
        <translation>{count} encuestados no respondieron. El total cuenta solo a quienes lo hicieron; es demasiado bajo salvo que los pesos lo compensen.</translation>
    </message>
    <message>
        <source>The estimate lies so far outside 0 to 1 that its interval would contain no possible share; the one shown reaches one standard error from the nearest possible share. Such reports are rare whatever people answer: it is chance, or the instruction was not followed.</source>
        <translation>La estimación queda tan fuera de 0 a 1 que su intervalo no contendría ninguna proporción posible; el que se muestra llega a un error estándar de la proporción posible más cercana. Tales respuestas son raras respondan lo que respondan las personas: es el azar, o no se siguió la instrucción.</translation>
    </message>
    <message>
        <source>The estimated variance ({variance}) is below what the coins alone cause; the latter is shown.</source>
        <translation>La varianza estimada ({variance}) es menor que la que causan las monedas por sí solas; se muestra esta última.</translation>
    </message>
    <message>
        <source>The coins alone cause an error of {error}, and a share is between 0 and 1: these reports are not informative. Collect many more, or use a design that asks for the true answer more often.</source>
        <translation>Las monedas por sí solas causan un error de {error}, y una proporción está entre 0 y 1: estas respuestas no dicen nada. Recoja muchas más o use un diseño cuyas monedas pidan la verdad con más frecuencia.</translation>
    </message>
    <message>
        <source>Only {units} sampled units in {strata} strata: the standard error itself is uncertain.</source>
        <translation>Solo {units} unidades muestreadas en {strata} estratos: el propio error estándar es incierto.</translation>
    </message>
    <message>
        <source>The share of people who meet the condition is estimated as {share}; the unbiased estimate among them is meaningless, and only the most likely one is shown.</source>
        <translation>La proporción de personas que cumplen la condición se estima en {share}; la estimación insesgada entre ellas no significa nada, y se muestra solo la más verosímil.</translation>
    </message>
    <message>
        <source>The estimated variance of an answer is {variance}, not above 0, so no correlation can be computed.</source>
        <translation>La varianza estimada de una respuesta es {variance}, no mayor que 0, así que no se puede calcular ninguna correlación.</translation>
    </message>
    <message>
        <source>The correlation is estimated as {value}, outside −1 … 1: the reports are too few for these coins, or are not what these designs give. The most likely value lies within.</source>
        <translation>La correlación se estima en {value}, fuera de −1 … 1: los informes son muy pocos para este azar, o no son los que dan estos diseños. El valor más verosímil está dentro.</translation>
    </message>
    <message>
        <source>Respondents left out because they did not answer all of these questions: {count}.</source>
        <translation>Encuestados que se dejaron fuera porque no respondieron a todas estas preguntas: {count}.</translation>
    </message>
    <message>
        <source>The ratio cannot be computed: a combination of answers has the share {share}.</source>
        <translation>La razón no se puede calcular: una combinación de respuestas tiene la proporción {share}.</translation>
    </message>
    <message>
        <source>There is only one report, so no standard error can be estimated.</source>
        <translation>Hay una sola respuesta registrada, así que no se puede estimar el error estándar.</translation>
    </message>
    <message>
        <source>The interval is that of the most likely share (mle), and the standard error that of the unbiased estimate: the two need not agree. The default interval goes with the estimate and its standard error.</source>
        <translation>El intervalo es el de la proporción más verosímil (mle), y el error estándar el de la estimación insesgada: no tienen por qué concordar. El intervalo predeterminado va con la estimación y su error estándar.</translation>
    </message>
    <message>
        <source>The groups do not differ more than chance lets them: their standard deviation is estimated as 0.</source>
        <translation>Los grupos no difieren más de lo que permite el azar: su desviación típica se estima en 0.</translation>
    </message>
    <message>
        <source>The share of {meaning} cannot be estimated from the reports: there is nobody to compare with.</source>
        <translation>Las respuestas registradas no dicen la proporción de {meaning}: no hay nadie con quien comparar.</translation>
    </message>
    <message>
        <source>the reports fit the design</source>
        <translation>las respuestas registradas concuerdan con el diseño</translation>
    </message>
    <message>
        <source>Additive noise</source>
        <translation>Ruido aditivo</translation>
    </message>
    <message>
        <source>For a number whose size is known roughly: the noise must be as wide as the answers, or sums at the edge give them away.</source>
        <translation>Para un número cuya magnitud se conoce aproximadamente: el ruido debe ser tan amplio como las respuestas, o las sumas de los extremos las revelan.</translation>
    </message>
    <message>
        <source>The wheel draws a number and adds it to yours. Only the sum is recorded; nobody sees what was added.</source>
        <translation>La rueda saca un número y lo suma al suyo. Solo se registra la suma; nadie ve lo que se sumó.</translation>
    </message>
    <message>
        <source>Bar-Lev, Bobovitch and Boukai&apos;s design</source>
        <translation>Diseño de Bar-Lev, Bobovitch y Boukai</translation>
    </message>
    <message>
        <source>Where multiplicative noise is too noisy: some answers are recorded unchanged, which protects less; a 0 is not hidden.</source>
        <translation>Donde el ruido multiplicativo es excesivo: algunas respuestas se registran sin cambios, lo que protege menos; un 0 no queda oculto.</translation>
    </message>
    <message>
        <source>Else the wheel draws a number and multiplies yours by it. Only the product is recorded; nobody sees what the wheel drew.</source>
        <translation>Si no, la rueda saca un número y multiplica el suyo por él. Solo se registra el producto; nadie ve lo que sacó la rueda.</translation>
    </message>
    <message>
        <source>Chaudhuri and Christofides&apos; design</source>
        <translation>Diseño de Chaudhuri y Christofides</translation>
    </message>
    <message>
        <source>For respondents with two packs of cards: multiply by a card of the first and add one of the second. The card pack is easy to make.</source>
        <translation>Para encuestados con dos mazos de cartas: multiplicar por una carta del primero y sumar una del segundo. El mazo es fácil de preparar.</translation>
    </message>
    <message>
        <source>The wheel draws two numbers. Yours is multiplied by one of them, and the other is added. Only the result is recorded; nobody sees what the wheel drew.</source>
        <translation>La rueda saca dos números. El suyo se multiplica por uno de ellos y se le suma el otro. Solo se registra el resultado; nadie ve lo que sacó la rueda.</translation>
    </message>
    <message>
        <source>Cheater detection</source>
        <translation>Detección de tramposos</translation>
    </message>
    <message>
        <source>Where some people are expected to say “no” whatever the card says: their share is estimated, and the prevalence lies between “yes” and “yes” and them together. Needs large samples.</source>
        <translation>Donde se espera que algunas personas digan «no» diga lo que diga la carta: se estima su proporción, y la prevalencia está entre la de los «sí» y la de los «sí» junto con ellas. Requiere muestras grandes.</translation>
    </message>
    <message>
        <source>people with the trait who follow the card</source>
        <translation>personas con el rasgo que siguen la carta</translation>
    </message>
    <message>
        <source>people without the trait who follow the card</source>
        <translation>personas sin el rasgo que siguen la carta</translation>
    </message>
    <message>
        <source>people who say “no” whatever the card says</source>
        <translation>personas que dicen «no» diga lo que diga la carta</translation>
    </message>
    <message>
        <source>everybody follows the card</source>
        <translation>todo el mundo sigue la carta</translation>
    </message>
    <message>
        <source>Christofides&apos;s cards</source>
        <translation>Cartas de Christofides</translation>
    </message>
    <message>
        <source>Where people would rather say a number than “yes” or “no”: nobody, not even the respondent, says either. Adults who count well; the errors are larger than Warner&apos;s.</source>
        <translation>Donde las personas prefieren decir un número antes que «sí» o «no»: nadie, ni siquiera el encuestado, dice ninguno de los dos. Para adultos que cuentan bien; los errores son mayores que los de Warner.</translation>
    </message>
    <message>
        <source>The card that you draw bears {number} in {count} of {of} cases.</source>
        <translation>La carta que saque lleva el número {number} en {count} de {of} casos.</translation>
    </message>
    <message>
        <source>The card that you draw bears {number} in about {count} of {of} cases.</source>
        <translation>La carta que saque lleva el número {number} en aproximadamente {count} de {of} casos.</translation>
    </message>
    <message>
        <source>If your answer is “{no}”, touch the number of your card. If it is “{yes}”, touch {sum} minus that number.</source>
        <translation>Si su respuesta es «{no}», toque el número de su carta. Si es «{yes}», toque {sum} menos ese número.</translation>
    </message>
    <message>
        <source>Both the same</source>
        <translation>Las dos iguales</translation>
    </message>
    <message>
        <source>Different</source>
        <translation>Distintas</translation>
    </message>
    <message>
        <source>You will see two questions. Answer both in your head. Tell nobody your two answers, and do not touch them.</source>
        <translation>Verá dos preguntas. Responda las dos mentalmente. No diga a nadie sus dos respuestas ni las toque.</translation>
    </message>
    <message>
        <source>You will see two pairs of questions. Answer all four in your head. Tell nobody your answers, and do not touch them.</source>
        <translation>Verá dos pares de preguntas. Responda las cuatro mentalmente. No diga a nadie sus respuestas ni las toque.</translation>
    </message>
    <message>
        <source>Both “{yes}” or both “{no}”: touch “{same}”. One “{yes}” and one “{no}”: touch “{different}”.</source>
        <translation>Las dos «{yes}» o las dos «{no}»: toque «{same}». Una «{yes}» y otra «{no}»: toque «{different}».</translation>
    </message>
    <message>
        <source>“{yes}” to one or to both: touch “{some}”. If not, touch “{none}”.</source>
        <translation>«{yes}» a una o a las dos: toque «{some}». Si no, toque «{none}».</translation>
    </message>
    <message>
        <source>Two times “{yes}” or two times “{no}” in a pair are the same. Touch in which pairs they are.</source>
        <translation>Dos veces «{yes}» o dos veces «{no}» en un par son iguales. Toque en qué pares lo son.</translation>
    </message>
    <message>
        <source>“{some}” proves nothing about you. “{none}” shows that your own answer is “{no}”.</source>
        <translation>«{some}» no demuestra nada sobre usted. «{none}» muestra que su propia respuesta es «{no}».</translation>
    </message>
    <message>
        <source>About {count} of {of} people answer “{yes}” to question 2.</source>
        <translation>Unas {count} de {of} personas responden «{yes}» a la pregunta 2.</translation>
    </message>
    <message>
        <source>Crosswise model</source>
        <translation>Modelo cruzado (crosswise)</translation>
    </message>
    <message>
        <source>Where people have no dice and trust no device: a birthday is enough, and no report is safer to give than the other. Careless answers look like people with the trait (Höglinger &amp; Diekmann 2017), so add a control item.</source>
        <translation>Donde las personas no tienen dados ni se fían de ningún aparato: basta un cumpleaños, y ninguna respuesta es más segura de dar que la otra. Las respuestas descuidadas parecen personas con el rasgo (Höglinger &amp; Diekmann 2017); añada, pues, una pregunta de control.</translation>
    </message>
    <message>
        <source>Crosswise with an anchor question</source>
        <translation>Modelo cruzado con pregunta de anclaje</translation>
    </message>
    <message>
        <source>people with the trait</source>
        <translation>personas con el rasgo</translation>
    </message>
    <message>
        <source>people without the trait</source>
        <translation>personas sin el rasgo</translation>
    </message>
    <message>
        <source>people who say yes when asked directly</source>
        <translation>personas que dicen sí cuando se les pregunta directamente</translation>
    </message>
    <message>
        <source>“yes” with coins minus “yes” when asked directly, as a share of people</source>
        <translation>los «sí» con monedas menos los «sí» preguntando directamente, como proporción de personas</translation>
    </message>
    <message>
        <source>people who say yes to either wording minus those who say no to either, as a share</source>
        <translation>personas que dicen sí a una u otra formulación menos las que dicen no a una u otra, como proporción</translation>
    </message>
    <message>
        <source>the question and its opposite wording give the same prevalence</source>
        <translation>la pregunta y su formulación contraria dan la misma prevalencia</translation>
    </message>
    <message>
        <source>people answer with coins as when asked directly</source>
        <translation>las personas responden con monedas igual que cuando se les pregunta directamente</translation>
    </message>
    <message>
        <source>Instead of crosswise where careless answers are likely, as in online surveys: an item that applies to nobody shows how many answer carefully, and the estimate is corrected for the others.</source>
        <translation>En lugar del modelo cruzado donde se temen respuestas descuidadas, como en las encuestas en línea: una característica que nadie tiene indica cuántos responden con cuidado, y la estimación se corrige por los demás.</translation>
    </message>
    <message>
        <source>people who answer with care</source>
        <translation>personas que responden con cuidado</translation>
    </message>
    <message>
        <source>people with the trait, if all answered with care</source>
        <translation>personas con el rasgo, si todas respondieran con cuidado</translation>
    </message>
    <message>
        <source>everybody answers with care</source>
        <translation>todo el mundo responde con cuidado</translation>
    </message>
    <message>
        <source>The same in both pairs</source>
        <translation>Igual en las dos parejas</translation>
    </message>
    <message>
        <source>The same in the first pair only</source>
        <translation>Igual solo en la primera pareja</translation>
    </message>
    <message>
        <source>The same in the second pair only</source>
        <translation>Igual solo en la segunda pareja</translation>
    </message>
    <message>
        <source>Different in both pairs</source>
        <translation>Distinto en las dos parejas</translation>
    </message>
    <message>
        <source>Devore&apos;s design</source>
        <translation>Diseño de Devore</translation>
    </message>
    <message>
        <source>Where “no” is harmless and only “yes” needs cover, and no prevalence of another question is known. A recorded “no” is certain, so who reports it gives the answer away.</source>
        <translation>Donde «no» es inofensivo y solo «sí» necesita cobertura, sin conocer la prevalencia de ninguna otra pregunta. Un «no» registrado es seguro: quien lo da revela su respuesta.</translation>
    </message>
    <message>
        <source>Diana and Perri&apos;s first design</source>
        <translation>Primer diseño de Diana y Perri</translation>
    </message>
    <message>
        <source>Where Saha&apos;s design is too noisy: some answers are recorded unchanged, which protects less.</source>
        <translation>Donde el diseño de Saha tiene demasiado ruido: algunas respuestas se registran sin cambios, lo que protege menos.</translation>
    </message>
    <message>
        <source>Else the wheel draws two numbers: one is added to yours, and the sum is multiplied by the other. Only the result is recorded; nobody sees what the wheel drew.</source>
        <translation>Si no, la rueda saca dos números: uno se suma al suyo, y la suma se multiplica por el otro. Solo se registra el resultado; nadie ve lo que sacó la rueda.</translation>
    </message>
    <message>
        <source>Diana and Perri&apos;s second design</source>
        <translation>Segundo diseño de Diana y Perri</translation>
    </message>
    <message>
        <source>Like Saha&apos;s design, with the share β of the drawn number in the sum to choose.</source>
        <translation>Como el diseño de Saha, con la parte β del número sacado en la suma a elegir.</translation>
    </message>
    <message>
        <source>The wheel draws two numbers. Yours is averaged with one of them, and the average is multiplied by the other. Only the result is recorded; nobody sees what the wheel drew.</source>
        <translation>La rueda saca dos números. Se promedia el suyo con uno de ellos, y el promedio se multiplica por el otro. Solo se registra el resultado; nadie ve lo que sacó la rueda.</translation>
    </message>
    <message>
        <source>Direct question</source>
        <translation>Pregunta directa</translation>
    </message>
    <message>
        <source>For questions that are not sensitive, such as region or age group: no error is added, and nothing protects the answer.</source>
        <translation>Para preguntas que no son delicadas, como la región o el grupo de edad: no se añade ningún error, y nada protege la respuesta.</translation>
    </message>
    <message>
        <source>Recorded as you answer.</source>
        <translation>Se registra tal como responde.</translation>
    </message>
    <message>
        <source>Smallest or largest (Duchi)</source>
        <translation>El menor o el mayor (Duchi)</translation>
    </message>
    <message>
        <source>For the mean of a bounded number at small ε, below about 0.6.</source>
        <translation>Para la media de un número acotado con ε pequeño, por debajo de unos 0,6.</translation>
    </message>
    <message>
        <source>The wheel records either the smallest or the largest possible number, never yours in between. The larger your number, the more often the largest; but both can happen with every number.</source>
        <translation>La rueda registra o bien el menor o bien el mayor número posible, nunca el suyo intermedio. Cuanto mayor es su número, más a menudo el mayor; pero ambos pueden salir con cualquier número.</translation>
    </message>
    <message>
        <source>Eriksson&apos;s design</source>
        <translation>Diseño de Eriksson</translation>
    </message>
    <message>
        <source>For a number with few possible values: list all of them as replacements, and every recorded number may have been drawn.</source>
        <translation>Para un número con pocos valores posibles: indíquelos todos como reemplazos, y cualquier número registrado puede haber salido al azar.</translation>
    </message>
    <message>
        <source>In the other cases a number that the wheel draws is recorded.</source>
        <translation>En los demás casos se registra un número que saca la rueda.</translation>
    </message>
    <message>
        <source>The wheel does not draw every number: one that it never draws is recorded only if it is yours.</source>
        <translation>La rueda no saca todos los números: uno que nunca saca se registra solo si es el suyo.</translation>
    </message>
    <message>
        <source>Extended crosswise</source>
        <translation>Modelo cruzado ampliado</translation>
    </message>
    <message>
        <source>Instead of crosswise, wherever two harmless items with opposite odds can be found: it costs no precision and tests whether people answered as asked.</source>
        <translation>En lugar del modelo cruzado, siempre que se encuentren dos preguntas inofensivas con probabilidades opuestas: no cuesta precisión y comprueba si las personas respondieron como se pidió.</translation>
    </message>
    <message>
        <source>The device draws a second answer: “{yes}” in {one} of {of} cases, “{no}” in the other {other} of {of}. What is recorded is only whether the two are the same.</source>
        <translation>El aparato saca una segunda respuesta: «{yes}» en {one} de {of} casos, «{no}» en el resto de los casos ({other} de {of}). Solo se registra si las dos son iguales.</translation>
    </message>
    <message>
        <source>The device draws a second answer: “{yes}” in about {one} of {of} cases, “{no}” in the other {other} or so of {of}. What is recorded is only whether the two are the same.</source>
        <translation>El aparato saca una segunda respuesta: «{yes}» en aproximadamente {one} de {of} casos, «{no}» en el resto de los casos (aproximadamente {other} de {of}). Solo se registra si las dos son iguales.</translation>
    </message>
    <message>
        <source>“Same” and “different” can each come from either answer, so neither gives yours away.</source>
        <translation>«Iguales» y «distintas» pueden venir cada una de cualquiera de las respuestas, así que ninguna revela la suya.</translation>
    </message>
    <message>
        <source>Forced choice</source>
        <translation>Elección forzada</translation>
    </message>
    <message>
        <source>For questions with three or more choices where some need more cover than others. Where all need the same, k_rr is shorter to write.</source>
        <translation>Para preguntas con tres o más opciones, algunas de las cuales necesitan más cobertura que otras. Si todas necesitan la misma, k_rr se escribe más breve.</translation>
    </message>
    <message>
        <source>Forced response</source>
        <translation>Respuesta forzada</translation>
    </message>
    <message>
        <source>For yes/no questions: small errors for the privacy it gives, and easy to explain. A good start is two dice with p_truth 3/4, forced “yes” 1/6 and forced “no” 1/12.</source>
        <translation>Para preguntas de sí o no: errores pequeños para la privacidad que da, y fácil de explicar. Un buen comienzo son dos dados con p_truth 3/4, «sí» forzado 1/6 y «no» forzado 1/12.</translation>
    </message>
    <message>
        <source>Two numbers, two samples</source>
        <translation>Dos números, dos muestras</translation>
    </message>
    <message>
        <source>For a number that people can give together with a harmless one of about the same size, whose average nobody knows. It needs many respondents.</source>
        <translation>Para un número que se puede dar junto con uno inofensivo de magnitud parecida, cuyo promedio nadie conoce. Necesita muchos encuestados.</translation>
    </message>
    <message>
        <source>The first question comes up in {count} of {of} cases.</source>
        <translation>La primera pregunta sale en {count} de {of} casos.</translation>
    </message>
    <message>
        <source>The first question comes up in about {count} of {of} cases.</source>
        <translation>La primera pregunta sale en aproximadamente {count} de {of} casos.</translation>
    </message>
    <message>
        <source>Chance picks one of two questions for you, and only you see which. Both are answered with a number.</source>
        <translation>El azar elige para usted una de dos preguntas, y solo usted ve cuál. Las dos se responden con un número.</translation>
    </message>
    <message>
        <source>Only the number is recorded, not which question it answers.</source>
        <translation>Solo se registra el número, no a qué pregunta responde.</translation>
    </message>
    <message>
        <source>Hadamard response</source>
        <translation>Respuesta de Hadamard</translation>
    </message>
    <message>
        <source>For very many choices with ε up to about 1, where reports should be short: only one bit depends on the answer.</source>
        <translation>Para muchísimas opciones con ε hasta 1, más o menos, donde las respuestas registradas deban ser cortas: solo un bit depende de la respuesta.</translation>
    </message>
    <message>
        <source>The device divides the {k} answers into two groups by lot, again for each person, and records one of the two.</source>
        <translation>El aparato divide por sorteo las {k} respuestas en dos grupos, de nuevo para cada persona, y registra uno de los dos.</translation>
    </message>
    <message>
        <source>In about {count} of {of} cases it is the group of the answer that you touch; otherwise it is the other group.</source>
        <translation>En aproximadamente {count} de {of} casos es el grupo de la respuesta que usted toca; si no, es el otro grupo.</translation>
    </message>
    <message>
        <source>Hybrid mechanism</source>
        <translation>Mecanismo híbrido</translation>
    </message>
    <message>
        <source>For the mean of a bounded number at any ε: never worse than Duchi or piecewise.</source>
        <translation>Para la media de un número acotado con cualquier ε: nunca peor que Duchi o que el mecanismo por tramos.</translation>
    </message>
    <message>
        <source>Item count (list experiment)</source>
        <translation>Recuento de enunciados (experimento de lista)</translation>
    </message>
    <message>
        <source>Where no coins can be used and people will count statements. Choose statements so that few people agree with all or none of them; the other designs need far fewer people for the same precision.</source>
        <translation>Donde no se pueden usar monedas y las personas aceptan contar enunciados. Elija enunciados de los que pocos cumplan todos o ninguno; los demás diseños necesitan muchas menos personas para la misma precisión.</translation>
    </message>
    <message>
        <source>people to whom the sensitive statement applies</source>
        <translation>personas a las que corresponde el enunciado delicado</translation>
    </message>
    <message>
        <source>people to whom it does not apply</source>
        <translation>personas a las que no corresponde</translation>
    </message>
    <message>
        <source>You will see {items} statements. Count how many of them are true for you. Tell nobody which.</source>
        <translation>Verá {items} frases. Cuente cuántas son verdad para usted. No diga a nadie cuáles.</translation>
    </message>
    <message>
        <source>Touch only how many are true for you, not which.</source>
        <translation>Toque solo cuántas son verdad para usted, no cuáles.</translation>
    </message>
    <message>
        <source>0 shows that none is true for you, and {items} that all are.</source>
        <translation>0 muestra que ninguna es verdad para usted, y {items} que todas lo son.</translation>
    </message>
    <message>
        <source>k-ary randomized response</source>
        <translation>Respuesta aleatorizada de k opciones</translation>
    </message>
    <message>
        <source>For ratings and single choices with few choices, up to about 3·e^ε + 2: beyond that a frequency oracle has smaller errors (Wang et al. 2017).</source>
        <translation>Para escalas y elecciones únicas con pocas opciones, hasta unas 3·e^ε + 2: más allá, un oráculo de frecuencias tiene errores menores (Wang et al. 2017).</translation>
    </message>
    <message>
        <source>Kuk&apos;s two packs of cards</source>
        <translation>Los dos mazos de cartas de Kuk</translation>
    </message>
    <message>
        <source>Where people should say neither “yes” nor “no”, only a number of red cards. More draws make smaller errors and less privacy.</source>
        <translation>Donde no se deba decir ni «sí» ni «no», solo un número de cartas rojas. Más extracciones dan errores menores y menos privacidad.</translation>
    </message>
    <message>
        <source>Cards drawn: {draws}. Put each one back and shuffle. Then touch how many were red.</source>
        <translation>Número de cartas que debe sacar: {draws}. Devuelva cada una a su sitio y baraje. Luego toque cuántas eran rojas.</translation>
    </message>
    <message>
        <source>“{yes}”: draw {draws} times from pack 1. “{no}”: draw {draws} times from pack 2. Touch how many were red.</source>
        <translation>«{yes}»: saque {draws} veces del mazo 1. «{no}»: saque {draws} veces del mazo 2. Toque cuántas eran rojas.</translation>
    </message>
    <message>
        <source>Take both packs of cards. Keep the cards hidden.</source>
        <translation>Tome los dos mazos de cartas. Mantenga las cartas ocultas.</translation>
    </message>
    <message>
        <source>If you touch “{answer}”, {draws} cards are drawn for you from a pack in which {red} of {of} are red and {black} are black. How many were red is recorded, and nothing else.</source>
        <translation>Si toca «{answer}», se sacan para usted {draws} cartas de un mazo en el que {red} de {of} son rojas y {black} son negras. Se registra cuántas eran rojas, y nada más.</translation>
    </message>
    <message>
        <source>If you touch “{answer}”, {draws} cards are drawn for you from a pack in which about {red} of {of} are red and {black} are black. How many were red is recorded, and nothing else.</source>
        <translation>Si toca «{answer}», se sacan para usted {draws} cartas de un mazo en el que aproximadamente {red} de {of} son rojas y {black} son negras. Se registra cuántas eran rojas, y nada más.</translation>
    </message>
    <message>
        <source>If your answer is “{answer}”, draw from pack {number}: in it {red} of {of} cards are red and {black} are black.</source>
        <translation>Si su respuesta es «{answer}», saque del mazo {number}: en él {red} de {of} cartas son rojas y {black} son negras.</translation>
    </message>
    <message>
        <source>If your answer is “{answer}”, draw from pack {number}: in it about {red} of {of} cards are red and {black} are black.</source>
        <translation>Si su respuesta es «{answer}», saque del mazo {number}: en él aproximadamente {red} de {of} cartas son rojas y {black} son negras.</translation>
    </message>
    <message>
        <source>Discrete Laplace noise</source>
        <translation>Ruido de Laplace discreto</translation>
    </message>
    <message>
        <source>For a bounded number when single reports should stay near the answers; for the mean alone, hybrid needs fewer respondents.</source>
        <translation>Para un número acotado cuando cada respuesta registrada deba quedar cerca de la verdadera; solo para la media, el mecanismo híbrido necesita menos encuestados.</translation>
    </message>
    <message>
        <source>The wheel moves your number up or down and records where it lands; it stops at the ends of the scale. Small moves are more frequent, but every number can land anywhere.</source>
        <translation>La rueda mueve su número hacia arriba o hacia abajo y registra dónde cae; se detiene en los extremos de la escala. Los movimientos pequeños son más frecuentes, pero cualquier número puede caer en cualquier sitio.</translation>
    </message>
    <message>
        <source>Chance decides which of {versions} versions of this question a person gets.</source>
        <translation>El azar decide cuál de las {versions} versiones de esta pregunta recibe una persona.</translation>
    </message>
    <message>
        <source>Version {version}:</source>
        <translation>Versión {version}:</translation>
    </message>
    <message>
        <source>Local hashing</source>
        <translation>Hash local</translation>
    </message>
    <message>
        <source>For very many choices where reports should be short: errors like those of unary encoding, and a report of a few digits.</source>
        <translation>Para muchísimas opciones, donde las respuestas registradas deban ser cortas: errores como los de la codificación unaria, y un registro de pocas cifras.</translation>
    </message>
    <message>
        <source>The device divides the {k} answers into {groups} groups by lot, again for each person, and records one group.</source>
        <translation>El aparato divide por sorteo las {k} respuestas en {groups} grupos, de nuevo para cada persona, y registra un grupo.</translation>
    </message>
    <message>
        <source>In about {count} of {of} cases it is the group of the answer that you touch; otherwise it is another group, drawn by lot.</source>
        <translation>En aproximadamente {count} de {of} casos es el grupo de la respuesta que usted toca; si no, es otro grupo, sacado por sorteo.</translation>
    </message>
    <message>
        <source>Mangat&apos;s design</source>
        <translation>Diseño de Mangat</translation>
    </message>
    <message>
        <source>Where “no” is harmless and only “yes” needs cover: smaller errors than Warner&apos;s design with the same p. But a recorded “no” is certain, so who reports it gives the answer away.</source>
        <translation>Donde «no» es inofensivo y solo «sí» necesita cobertura: errores menores que los del diseño de Warner con el mismo p. Pero un «no» registrado es seguro: quien lo da revela su respuesta.</translation>
    </message>
    <message>
        <source>Mangat, Singh and Singh&apos;s design</source>
        <translation>Diseño de Mangat, Singh y Singh</translation>
    </message>
    <message>
        <source>Where “no” is harmless, as in Mangat&apos;s design, and “yes” should be covered by a trait that people have anyway. A recorded “no” is certain, so who reports it gives the answer away.</source>
        <translation>Donde «no» es inofensivo, como en el diseño de Mangat, y «sí» debe quedar cubierto por un rasgo que las personas tienen de todos modos. Un «no» registrado es seguro: quien lo da revela su respuesta.</translation>
    </message>
    <message>
        <source>Custom design</source>
        <translation>Diseño propio</translation>
    </message>
    <message>
        <source>For a design that this catalogue lacks, for misclassification with known odds, and for data that were randomized elsewhere (post-randomization, PRAM).</source>
        <translation>Para un diseño que falta en este catálogo, para errores de clasificación con probabilidades conocidas y para datos aleatorizados en otro lugar (post-aleatorización, PRAM).</translation>
    </message>
    <message>
        <source>A 0 stays 0 and is recorded as 0.</source>
        <translation>Un 0 sigue siendo 0 y se registra como 0.</translation>
    </message>
    <message>
        <source>Multiplicative noise</source>
        <translation>Ruido multiplicativo</translation>
    </message>
    <message>
        <source>For amounts that are never 0, such as an income: it hides large amounts as well as small ones, but a 0 not at all.</source>
        <translation>Para cantidades que nunca son 0, como un ingreso: oculta tanto las cantidades grandes como las pequeñas, pero un 0 en absoluto.</translation>
    </message>
    <message>
        <source>The wheel draws a number and multiplies yours by it. Only the product is recorded; nobody sees what yours was multiplied by.</source>
        <translation>La rueda saca un número y multiplica el suyo por él. Solo se registra el producto; nadie ve por cuánto se multiplicó el suyo.</translation>
    </message>
    <message>
        <source>The wheel draws the number that is recorded. Numbers near yours are drawn more often, but every number can be drawn whatever yours is, also some beyond the ends of the scale.</source>
        <translation>La rueda saca el número que se registra. Los números cercanos al suyo salen más a menudo, pero puede salir cualquier número sea cual sea el suyo, incluso algunos más allá de los extremos de la escala.</translation>
    </message>
    <message>
        <source>Piecewise mechanism</source>
        <translation>Mecanismo por tramos</translation>
    </message>
    <message>
        <source>For the mean of a bounded number at larger ε, above about 2.</source>
        <translation>Para la media de un número acotado con ε mayor, por encima de unos 2.</translation>
    </message>
    <message>
        <source>The wheel draws two numbers. One is added to yours, and the sum is multiplied by the other. Only the result is recorded; nobody sees what the wheel drew.</source>
        <translation>La rueda saca dos números. Uno se suma al suyo, y la suma se multiplica por el otro. Solo se registra el resultado; nadie ve lo que sacó la rueda.</translation>
    </message>
    <message>
        <source>Saha&apos;s design</source>
        <translation>Diseño de Saha</translation>
    </message>
    <message>
        <source>For amounts that may be 0: adding before multiplying hides the 0 as well.</source>
        <translation>Para cantidades que pueden ser 0: sumar antes de multiplicar oculta también el 0.</translation>
    </message>
    <message>
        <source>What is recorded is not your number. It can narrow down what your number may be, and a few results can show it.</source>
        <translation>Lo que se registra no es su número. Puede acotar cuál puede ser su número, y unos pocos resultados pueden mostrarlo.</translation>
    </message>
    <message>
        <source>In {count} of {of} cases the number that you enter is recorded as it is.</source>
        <translation>En {count} de {of} casos, el número que usted escribe se registra tal cual.</translation>
    </message>
    <message>
        <source>In about {count} of {of} cases the number that you enter is recorded as it is.</source>
        <translation>En aproximadamente {count} de {of} casos, el número que usted escribe se registra tal cual.</translation>
    </message>
    <message>
        <source>Singh and Joarder&apos;s design</source>
        <translation>Diseño de Singh y Joarder</translation>
    </message>
    <message>
        <source>Where Warner&apos;s design is wanted with smaller errors, at the price of less cover for “yes”.</source>
        <translation>Donde se quiere el diseño de Warner con errores menores, a costa de menos cobertura para el «sí».</translation>
    </message>
    <message>
        <source>Stochastic lie detector</source>
        <translation>Detector de mentiras estocástico</translation>
    </message>
    <message>
        <source>Where people with the trait may not say so even when a card protects them: the share of those who do is estimated too. Needs large samples; a “no” is not protected.</source>
        <translation>Donde las personas con el rasgo quizá no lo digan aunque una carta las proteja: también se estima la proporción de las que lo dicen. Requiere muestras grandes; un «no» no está protegido.</translation>
    </message>
    <message>
        <source>of the people with the trait, those who say so</source>
        <translation>de las personas con el rasgo, las que lo dicen</translation>
    </message>
    <message>
        <source>everybody with the trait says so</source>
        <translation>todas las personas con el rasgo lo dicen</translation>
    </message>
    <message>
        <source>A recorded “{yes}” proves nothing about you.</source>
        <translation>Un «{yes}» registrado no demuestra nada sobre usted.</translation>
    </message>
    <message>
        <source>Subset selection</source>
        <translation>Selección de subconjunto</translation>
    </message>
    <message>
        <source>For many choices, where the smallest errors count more than a simple explanation: no design with that ε has smaller ones (Ye &amp; Barg 2018).</source>
        <translation>Para muchas opciones, donde los errores mínimos importan más que una explicación sencilla: ningún diseño con ese ε los tiene menores (Ye &amp; Barg 2018).</translation>
    </message>
    <message>
        <source>The device records one of the {k} answers.</source>
        <translation>El aparato registra una de las {k} respuestas.</translation>
    </message>
    <message>
        <source>In about {count} of {of} cases it is the answer that you touch; otherwise it is another one, drawn by lot.</source>
        <translation>En aproximadamente {count} de {of} casos es la respuesta que usted toca; si no, es otra, sacada por sorteo.</translation>
    </message>
    <message>
        <source>The device records a list of {size} of the {k} answers.</source>
        <translation>El aparato registra una lista de {size} de las {k} respuestas.</translation>
    </message>
    <message>
        <source>In about {count} of {of} cases the answer that you touch is on the list; the others on it are drawn by lot.</source>
        <translation>En aproximadamente {count} de {of} casos, la respuesta que usted toca está en la lista; las demás de la lista se sacan por sorteo.</translation>
    </message>
    <message>
        <source>Only you see what you draw: this device is told nothing but what you touch at the end.</source>
        <translation>Solo usted ve lo que saca: este aparato solo sabe lo que usted toca al final.</translation>
    </message>
    <message>
        <source>If you touch “{answer}”, “{report}” is recorded in all cases.</source>
        <translation>Si toca «{answer}», se registra «{report}» en todos los casos.</translation>
    </message>
    <message>
        <source>If you touch “{answer}”, “{report}” is recorded in {count} of {of} cases.</source>
        <translation>Si toca «{answer}», se registra «{report}» en {count} de {of} casos.</translation>
    </message>
    <message>
        <source>If you touch “{answer}”, “{report}” is recorded in about {count} of {of} cases.</source>
        <translation>Si toca «{answer}», se registra «{report}» en aproximadamente {count} de {of} casos.</translation>
    </message>
    <message>
        <source>A recorded “{report}” is never given for “{answer}”, so it rules that out.</source>
        <translation>Un «{report}» registrado nunca se da por «{answer}», así que la descarta.</translation>
    </message>
    <message>
        <source>In {same} of {of} spins your own answer is recorded. In the other {turned} the wheel records the opposite.</source>
        <translation>En {same} de {of} giros se registra su propia respuesta. En los otros {turned}, la rueda registra lo contrario.</translation>
    </message>
    <message>
        <source>In about {same} of {of} spins your own answer is recorded. Otherwise the wheel records the opposite.</source>
        <translation>En unos {same} de {of} giros se registra su propia respuesta. Si no, la rueda registra lo contrario.</translation>
    </message>
    <message>
        <source>Yes to at least one</source>
        <translation>Sí al menos a una</translation>
    </message>
    <message>
        <source>No to both</source>
        <translation>No a las dos</translation>
    </message>
    <message>
        <source>Triangular model</source>
        <translation>Modelo triangular</translation>
    </message>
    <message>
        <source>Where “no” is harmless and people have no dice. Its errors are smaller than those of the crosswise model, but “no to both” is a certain “no”, and people feel it.</source>
        <translation>Donde «no» es inofensivo y las personas no tienen dados. Sus errores son menores que los del modelo cruzado, pero «no a las dos» es un «no» seguro, y las personas lo notan.</translation>
    </message>
    <message>
        <source>First “{first}”, second “{second}”</source>
        <translation>Primero «{first}», segundo «{second}»</translation>
    </message>
    <message>
        <source>Unrelated question, two boxes</source>
        <translation>Pregunta no relacionada, dos cajas</translation>
    </message>
    <message>
        <source>Where people are willing to draw twice: one sample is enough where unrelated_question_unknown needs two. A pair “yes, yes” or “no, no” protects less than one answer.</source>
        <translation>Donde las personas aceptan sacar dos veces: una sola muestra dice aquello para lo que unrelated_question_unknown necesita dos. Una pareja «sí, sí» o «no, no» protege menos que una sola respuesta.</translation>
    </message>
    <message>
        <source>Truth card and unrelated question, two boxes</source>
        <translation>Carta de la verdad y pregunta no relacionada, dos cajas</translation>
    </message>
    <message>
        <source>As unrelated_question_two_boxes, with a truth card before each box: fewer coins, less protection. The estimate of the trait itself does not need t.</source>
        <translation>Como unrelated_question_two_boxes, con una carta de la verdad antes de cada caja: menos azar, menos protección. La estimación del rasgo mismo no necesita t.</translation>
    </message>
    <message>
        <source>Mangat–Singh–Singh, two boxes</source>
        <translation>Mangat–Singh–Singh, dos cajas</translation>
    </message>
    <message>
        <source>Where people with the trait may be asked to say so at once. The maximum-likelihood estimate is more precise than the unbiased one, and the pairs test whether the instruction was followed.</source>
        <translation>Donde se puede pedir a las personas con el rasgo que lo digan enseguida. La estimación de máxima verosimilitud es más precisa que la insesgada, y las parejas comprueban si se siguió la instrucción.</translation>
    </message>
    <message>
        <source>people with the harmless trait and not the other</source>
        <translation>personas con el rasgo inofensivo y sin el otro</translation>
    </message>
    <message>
        <source>In box {number}, {one} of {of} cards say 1, the others 2.</source>
        <translation>En la caja {number}, {one} de {of} cartas dicen 1 y las demás 2.</translation>
    </message>
    <message>
        <source>In box {number}, about {one} of {of} cards say 1, the others 2.</source>
        <translation>En la caja {number}, unas {one} de {of} cartas dicen 1 y las demás 2.</translation>
    </message>
    <message>
        <source>Draw a card from box 1 and a card from box 2. Keep them hidden.</source>
        <translation>Saque una carta de la caja 1 y otra de la caja 2. Manténgalas ocultas.</translation>
    </message>
    <message>
        <source>Answer twice, first with the card from box 1. The card says 1: answer question 1. The card says 2: answer question 2.</source>
        <translation>Responda dos veces, primero con la carta de la caja 1. La carta dice 1: responda la pregunta 1. La carta dice 2: responda la pregunta 2.</translation>
    </message>
    <message>
        <source>Is your answer to question 1 “{yes}”? Then touch “{yes}” both times.</source>
        <translation>¿Su respuesta a la pregunta 1 es «{yes}»? Entonces toque «{yes}» las dos veces.</translation>
    </message>
    <message>
        <source>If it is “{no}”, answer twice, first with the card from box 1. The card says 1: “{no}”. The card says 2: answer question 2.</source>
        <translation>Si es «{no}», responda dos veces, primero con la carta de la caja 1. La carta dice 1: «{no}». La carta dice 2: responda la pregunta 2.</translation>
    </message>
    <message>
        <source>Two coins</source>
        <translation>Dos monedas</translation>
    </message>
    <message>
        <source>For yes/no questions, when everybody should understand the design at once.</source>
        <translation>Para preguntas de sí o no, donde se quiere un diseño que todos entiendan enseguida.</translation>
    </message>
    <message>
        <source>Two-stage unrelated question</source>
        <translation>Pregunta no relacionada en dos etapas</translation>
    </message>
    <message>
        <source>To analyse data that were collected with two decks of cards. For a new survey the unrelated question with t + (1 − t)·p_truth is the same and easier to explain.</source>
        <translation>Para analizar datos recogidos con dos mazos de cartas. Para una encuesta nueva, la pregunta no relacionada con t + (1 − t)·p_truth es lo mismo y se explica con menos palabras.</translation>
    </message>
    <message>
        <source>Two-stage Warner</source>
        <translation>Warner en dos etapas</translation>
    </message>
    <message>
        <source>To analyse data that were collected with two decks of cards. For a new survey Warner&apos;s design with t + (1 − t)·p is the same and easier to explain.</source>
        <translation>Para analizar datos recogidos con dos mazos de cartas. Para una encuesta nueva, el diseño de Warner con t + (1 − t)·p es lo mismo y se explica con menos palabras.</translation>
    </message>
    <message>
        <source>Unary encoding</source>
        <translation>Codificación unaria</translation>
    </message>
    <message>
        <source>For many choices, and for multiple choice. Above about 3·e^ε + 2 choices its errors are smaller than those of k_rr, and no larger for the thousandth choice than for the tenth.</source>
        <translation>Para muchas opciones y para elección múltiple. Por encima de unas 3·e^ε + 2 opciones sus errores son menores que los de k_rr, y no mayores para la milésima opción que para la décima.</translation>
    </message>
    <message>
        <source>For each of the {k} answers the device records a mark or no mark, by a wheel.</source>
        <translation>Para cada una de las {k} respuestas el aparato registra una marca o ninguna, por medio de una rueda.</translation>
    </message>
    <message>
        <source>The answer that you touch gets a mark in about {count} of {of} cases.</source>
        <translation>La respuesta que usted toca recibe una marca en aproximadamente {count} de {of} casos.</translation>
    </message>
    <message>
        <source>Each answer that you touch gets a mark in about {count} of {of} cases.</source>
        <translation>Cada respuesta que usted toca recibe una marca en aproximadamente {count} de {of} casos.</translation>
    </message>
    <message>
        <source>Each other answer gets a mark too, in about {count} of {of} cases.</source>
        <translation>Cada una de las otras respuestas también recibe una marca, en aproximadamente {count} de {of} casos.</translation>
    </message>
    <message>
        <source>Unrelated question</source>
        <translation>Pregunta no relacionada</translation>
    </message>
    <message>
        <source>Where people should answer every question as it is, with real cards and without a device they must trust: they answer the one that they drew. The share of “yes” to the harmless question must be known, from a census for example.</source>
        <translation>Donde se deba responder a cada pregunta tal cual, con cartas reales y sin un aparato del que fiarse: se responde a la que salió. La proporción de «sí» a la pregunta inofensiva debe conocerse, por ejemplo por un censo.</translation>
    </message>
    <message>
        <source>people with the harmless trait</source>
        <translation>personas con el rasgo inofensivo</translation>
    </message>
    <message>
        <source>Unrelated question, unknown prevalence</source>
        <translation>Pregunta no relacionada, prevalencia desconocida</translation>
    </message>
    <message>
        <source>Where a harmless question is at hand but nobody knows how many say “yes” to it. Choose the two probabilities far apart; if the prevalence is known, unrelated_question needs fewer people.</source>
        <translation>Donde se dispone de una pregunta inofensiva pero nadie sabe cuántos responden «sí» a ella. Elija las dos probabilidades muy distintas; si se conoce la prevalencia, unrelated_question necesita menos personas.</translation>
    </message>
    <message>
        <source>My card is right</source>
        <translation>Mi carta acierta</translation>
    </message>
    <message>
        <source>My card is not right</source>
        <translation>Mi carta no acierta</translation>
    </message>
    <message>
        <source>Is what your card says true for you? Touch “{right}”. If not, touch “{wrong}”.</source>
        <translation>¿Lo que dice su carta es verdad para usted? Toque «{right}». Si no, toque «{wrong}».</translation>
    </message>
    <message>
        <source>Where “yes” and “no” are equally delicate: neither report rules anything out. Forced response with the same ε has the same errors and is easier to explain.</source>
        <translation>Donde «sí» y «no» son igual de delicados: ninguna respuesta registrada descarta nada. La respuesta forzada con el mismo ε tiene los mismos errores y es más fácil de explicar.</translation>
    </message>
    <message>
        <source>{same} of {of} cards say that your answer is “{yes}”. The others say “{no}”.</source>
        <translation>{same} de {of} cartas dicen que su respuesta es «{yes}». Las demás dicen «{no}».</translation>
    </message>
    <message>
        <source>About {same} of {of} cards say that your answer is “{yes}”. The others say “{no}”.</source>
        <translation>Unas {same} de {of} cartas dicen que su respuesta es «{yes}». Las demás dicen «{no}».</translation>
    </message>
    <message>
        <source>Warner&apos;s design</source>
        <translation>Diseño de Warner</translation>
    </message>
    <message>
        <source>{name}: with {k} choices it has the smallest errors at this ε; the coins cause a standard error of {error} at {n} reports. The next, {other}, would need {times} times as many reports.</source>
        <translation>{name}: con {k} opciones tiene los menores errores con este ε; las monedas causan un error estándar de {error} con {n} respuestas registradas. El siguiente, {other}, necesitaría {times} veces más respuestas.</translation>
    </message>
    <message>
        <source>{name}: with {k} choices no design has smaller errors at this ε, and of those that come within one percent of it, like {other}, it is the simplest to explain; the coins cause a standard error of {error} at {n} reports.</source>
        <translation>{name}: con {k} opciones ningún diseño tiene errores menores con este ε, y de los que se le acercan a menos de un uno por ciento, como {other}, es el más sencillo de explicar; las monedas causan un error estándar de {error} con {n} respuestas registradas.</translation>
    </message>
    <message>
        <source>{name}: with {k} choices its errors at this ε are within one percent of the smallest, those of {other}, and it is simpler to explain; the coins cause a standard error of {error} at {n} reports.</source>
        <translation>{name}: con {k} opciones, sus errores con este ε están a menos de un uno por ciento de los menores, los de {other}, y es más sencillo de explicar; las monedas causan un error estándar de {error} con {n} respuestas registradas.</translation>
    </message>
    <message>
        <source>The record says “{report}”. Does the surveyor know your true answer?</source>
        <translation>El registro dice «{report}». ¿Sabe el encuestador su verdadera respuesta?</translation>
    </message>
    <message>
        <source>No. “{report}” can be recorded whatever your true answer is. So nobody can know it, not even the surveyor.</source>
        <translation>No. «{report}» puede registrarse sea cual sea su verdadera respuesta. Así que nadie puede saberla, ni siquiera el encuestador.</translation>
    </message>
    <message>
        <source>Two people have the same true answer. Can their records differ?</source>
        <translation>Dos personas tienen la misma respuesta verdadera. ¿Pueden ser distintos sus registros?</translation>
    </message>
    <message>
        <source>Yes. Luck is different for each person. So the same true answer can lead to different records.</source>
        <translation>Sí. El azar es distinto para cada persona. Así, la misma respuesta verdadera puede dar registros distintos.</translation>
    </message>
    <message>
        <source>“{report}” is counted for you. Does anybody know your true answer?</source>
        <translation>Se cuenta «{report}» para usted. ¿Sabe alguien su verdadera respuesta?</translation>
    </message>
    <message>
        <source>No. “{report}” can be counted whatever your true answer is. So nobody can know it, not even somebody who saw what is counted.</source>
        <translation>No. «{report}» puede contarse sea cual sea su verdadera respuesta. Así que nadie puede saberla, ni siquiera quien viera lo que se cuenta.</translation>
    </message>
    <message>
        <source>Two people have the same true answer. Can different answers be counted for them?</source>
        <translation>Dos personas tienen la misma respuesta verdadera. ¿Pueden contarse respuestas distintas para ellas?</translation>
    </message>
    <message>
        <source>Yes. Luck is different for each person. So for the same true answer different answers can be counted.</source>
        <translation>Sí. El azar es distinto para cada persona. Así, para la misma respuesta verdadera pueden contarse respuestas distintas.</translation>
    </message>
    <message>
        <source>Hardly any people could have given these reports under this design (p = {p_value}). The instruction was misunderstood or not followed, or the data were changed: do not trust the estimate.</source>
        <translation>Casi nadie podría haber dado estas respuestas con este diseño (p = {p_value}). La instrucción no se entendió o no se siguió, o los datos se modificaron: no se fíe de la estimación.</translation>
    </message>
    <message>
        <source>The reports do not fit together under this design (p = {p_value}). The instruction was misunderstood or not followed by some: do not trust the estimate.</source>
        <translation>Las respuestas registradas no concuerdan entre sí con este diseño (p = {p_value}). Algunos no entendieron la instrucción o no la siguieron: no se fíe de la estimación.</translation>
    </message>
    <message>
        <source>Sample {sample} has one report, so no standard error can be estimated.</source>
        <translation>La muestra {sample} tiene una sola respuesta registrada, así que no se puede estimar el error estándar.</translation>
    </message>
    <message>
        <source>When to use it</source>
        <translation>Cuándo usarlo</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parámetros</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Fuente</translation>
    </message>
    <message>
        <source>the channels above show which: a column with a 0 where the other answer has none</source>
        <translation>los canales de arriba dicen cuál: una columna con un 0 donde la otra respuesta no lo tiene</translation>
    </message>
    <message>
        <source>The most likely θ ≥ 0 is given too; spare reports and impossible ones are tested.</source>
        <translation>Al lado está el θ ≥ 0 más verosímil; las respuestas registradas sobrantes y las imposibles se contrastan.</translation>
    </message>
    <message>
        <source>Σ over samples of s²/n, s² the sample variance of the weights that the reports represent;
the interval is that of the profile likelihood.</source>
        <translation>Σ sobre las muestras de s²/n, con s² la varianza muestral de los pesos que representan las respuestas registradas;
el intervalo es el de la verosimilitud perfil.</translation>
    </message>
    <message>
        <source>a report supports the true answer with p = {p},
a given other answer with q = {q}, both with {both}</source>
        <translation>una respuesta registrada apoya la respuesta propia con p = {p},
otra respuesta determinada con q = {q}, las dos con {both}</translation>
    </message>
    <message>
        <source>a report at an end of the scale represents a number beyond it, so that cutting causes no bias</source>
        <translation>una respuesta registrada en un extremo de la escala representa un número más allá de él, para que el recorte no cause sesgo</translation>
    </message>
    <message>
        <source>Channel: the probability of each report, one row an answer</source>
        <translation>Canal: la probabilidad de cada respuesta registrada, una fila por respuesta</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Probabilidades</translation>
    </message>
    <message>
        <source>Privacy loss</source>
        <translation>Pérdida de privacidad</translation>
    </message>
    <message>
        <source>Estimator</source>
        <translation>Estimador</translation>
    </message>
    <message>
        <source>Variance</source>
        <translation>Varianza</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Muestras</translation>
    </message>
    <message>
        <source>Classes: kinds of people, and their answer</source>
        <translation>Clases: tipos de personas y su respuesta</translation>
    </message>
    <message>
        <source>Targets: what can be estimated</source>
        <translation>Objetivos: lo que se puede estimar</translation>
    </message>
    <message>
        <source>What follows is for {design}.</source>
        <translation>Lo que sigue es para {design}.</translation>
    </message>
    <message>
        <source>What follows is for {design}, with {k} answers.</source>
        <translation>Lo que sigue es para {design}, con {k} respuestas.</translation>
    </message>
    <message>
        <source>What follows is for {design}, with {count} samples.</source>
        <translation>Lo que sigue es para {design}, con {count} muestras.</translation>
    </message>
    <message>
        <source>What follows is for {design}, for numbers from {low} to {high} in steps of {step}.</source>
        <translation>Lo que sigue es para {design}, con números de {low} a {high} en pasos de {step}.</translation>
    </message>
    <message>
        <source>one: everybody is asked the same</source>
        <translation>una: a todos se les pregunta lo mismo</translation>
    </message>
    <message>
        <source>{sample}: an interview is in it with probability {share}</source>
        <translation>{sample}: una entrevista está en ella con probabilidad {share}</translation>
    </message>
    <message>
        <source>1 and 2: chance decides in which one an interview is</source>
        <translation>1 y 2: el azar decide en cuál está una entrevista</translation>
    </message>
    <message>
        <source>{kind}: {answer}</source>
        <translation>{kind}: {answer}</translation>
    </message>
    <message>
        <source>{kind}: follows no instruction</source>
        <translation>{kind}: no sigue ninguna instrucción</translation>
    </message>
    <message>
        <source>ε infinite: in some sample a report rules an answer out for some people</source>
        <translation>ε infinito: en alguna muestra, una respuesta registrada descarta una respuesta para algunas personas</translation>
    </message>
    <message>
        <source>What the respondent sees ({mode})</source>
        <translation>Lo que se dice al encuestado ({mode})</translation>
    </message>
    <message>
        <source>π̂ is the mean of what the reports represent (their pseudo-answers):</source>
        <translation>π̂ es la media de lo que representan las respuestas registradas (sus pseudorrespuestas):</translation>
    </message>
    <message>
        <source>It is unbiased, and can lie outside 0 … 1; the most likely π, which cannot, is given too.</source>
        <translation>Es insesgada y puede quedar fuera de 0 … 1; al lado está el π más verosímil, que no puede.</translation>
    </message>
    <message>
        <source>{name}: {meaning} = {sum}</source>
        <translation>{name}: {meaning} = {sum}</translation>
    </message>
    <message>
        <source>The samples&apos; shares of reports are linear in the shares θ of the classes, so each target is a
weighted sum of them, unbiased and in exact fractions; a ratio of two is consistent, not unbiased.</source>
        <translation>Las proporciones de las respuestas registradas en las muestras son lineales en las proporciones θ de las clases,
así que cada objetivo es una suma ponderada de ellas, insesgada y en fracciones exactas; un cociente de dos es consistente, no insesgado.</translation>
    </message>
    <message>
        <source>Reports</source>
        <translation>Respuestas registradas</translation>
    </message>
    <message>
        <source>Support</source>
        <translation>Soporte</translation>
    </message>
    <message>
        <source>{count} different ones; each supports some of the answers</source>
        <translation>{count} distintas; cada una apoya algunas de las respuestas</translation>
    </message>
    <message>
        <source>for example {report}</source>
        <translation>por ejemplo {report}</translation>
    </message>
    <message>
        <source>ε {epsilon} (the logarithm of a report&apos;s largest likelihood ratio)</source>
        <translation>ε {epsilon} (el logaritmo de la mayor razón de verosimilitud de una respuesta registrada)</translation>
    </message>
    <message>
        <source>{formula}, c the reports that support the answer</source>
        <translation>{formula}, con c las respuestas registradas que apoyan la respuesta</translation>
    </message>
    <message>
        <source>{formula} with {share}, estimated over n − 1;</source>
        <translation>{formula} con {share}, estimada con n − 1 en el denominador;</translation>
    </message>
    <message>
        <source>n = {n}: the coins alone cause a standard error of {error} on average</source>
        <translation>n = {n}: las monedas por sí solas causan un error estándar de {error} en promedio</translation>
    </message>
    <message>
        <source>the mean of (report − {intercept})/{slope}, which is (report − b)/a: unbiased for the mean answer</source>
        <translation>la media de (respuesta registrada − {intercept})/{slope}, que es (respuesta registrada − b)/a: insesgada para la respuesta media</translation>
    </message>
    <message>
        <source>E[Z | x] = a·x + b with a = {slope}, b = {intercept}</source>
        <translation>E[Z | x] = a·x + b con a = {slope}, b = {intercept}</translation>
    </message>
    <message>
        <source>ε infinite, or not known: some report rules a number out, or nobody knows how likely it is</source>
        <translation>ε infinito, o desconocido: alguna respuesta registrada descarta un número, o nadie sabe cuán probable es</translation>
    </message>
    <message>
        <source>ε {epsilon} between any two numbers of the scale</source>
        <translation>ε {epsilon} entre dos números cualesquiera de la escala</translation>
    </message>
    <message>
        <source>the sample variance of these over n; the coins&apos; part is estimated from each report</source>
        <translation>la varianza muestral de estos valores dividida por n; la parte debida a las monedas se estima a partir de cada respuesta registrada</translation>
    </message>
    <message>
        <source>n = {n}: the coins alone cause a standard error of at most {error}</source>
        <translation>n = {n}: las monedas por sí solas causan un error estándar de como máximo {error}</translation>
    </message>
    <message>
        <source>sample {sample}: {formula}, with y the harmless number</source>
        <translation>muestra {sample}: {formula}, con y el número inofensivo</translation>
    </message>
    <message>
        <source>each sample&apos;s variance over its n, times the square of its factor</source>
        <translation>la varianza de cada muestra dividida por su n, por el cuadrado de su factor</translation>
    </message>
    <message>
        <source>Linear map: the expected report, and its variance</source>
        <translation>Aplicación lineal: la respuesta registrada esperada y su varianza</translation>
    </message>
    <message>
        <source>Channel: the probability of each report, one row a class</source>
        <translation>Canal: la probabilidad de cada respuesta registrada, una fila por clase</translation>
    </message>
    <message>
        <source>Channel: the probability of each report, one row a class (sample {sample})</source>
        <translation>Canal: la probabilidad de cada respuesta registrada, una fila por clase (muestra {sample})</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>{name}: {meaning}; {allowed}</source>
        <translation>{name}: {meaning}; {allowed}</translation>
    </message>
    <message>
        <source>{name}: {meaning}; {allowed} (give one of these)</source>
        <translation>{name}: {meaning}; {allowed} (dé uno de estos)</translation>
    </message>
    <message>
        <source>{name}: {meaning}; {allowed} (may be left out)</source>
        <translation>{name}: {meaning}; {allowed} (se puede omitir)</translation>
    </message>
    <message>
        <source>minimum, maximum and step of the answers are stated with the question</source>
        <translation>el mínimo, el máximo y el paso de las respuestas se indican con la pregunta</translation>
    </message>
    <message>
        <source>none: every answer is reported as it is</source>
        <translation>ninguna: cada respuesta se comunica tal cual</translation>
    </message>
    <message>
        <source>ε infinite: every answer is recorded as it is given</source>
        <translation>ε infinito: cada respuesta se registra tal como se da</translation>
    </message>
    <message>
        <source>ε {told}</source>
        <translation>ε {told}</translation>
    </message>
    <message>
        <source>{formula}, with {share} the share of reports that are “{report}”</source>
        <translation>{formula}, con {share} la proporción de respuestas registradas que son «{report}»</translation>
    </message>
    <message>
        <source>{formula} with B the pseudo-answers (P⁻¹ where P is square), estimated by
their sample variance over n;</source>
        <translation>{formula} con B las pseudorrespuestas (P⁻¹ cuando P es cuadrada), estimada por
la varianza muestral de estas dividida por n;</translation>
    </message>
    <message>
        <source>here {formula}</source>
        <translation>aquí {formula}</translation>
    </message>
    <message>
        <source>here at most {formula}</source>
        <translation>aquí como máximo {formula}</translation>
    </message>
    <message>
        <source>n = {n}, {share}: standard error {error}, of which the coins alone {coins}</source>
        <translation>n = {n}, {share}: error estándar {error}, del que las monedas por sí solas {coins}</translation>
    </message>
    <message>
        <source>n = {n}, {share}: standard error at most {error}, of which the coins alone {coins}</source>
        <translation>n = {n}, {share}: error estándar como máximo {error}, del que las monedas por sí solas {coins}</translation>
    </message>
    <message>
        <source>{about}: {formula} – {source}</source>
        <translation>{about}: {formula} – {source}</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>Estimación</translation>
    </message>
    <message>
        <source>Standard error</source>
        <translation>Error estándar</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>Intervalo</translation>
    </message>
    <message>
        <source>Most likely</source>
        <translation>Más verosímil</translation>
    </message>
    <message>
        <source>import of {count} files</source>
        <translation>importación de {count} archivos</translation>
    </message>
    <message>
        <source>acceptance of the kiosk {subject}</source>
        <translation>aceptación del quiosco {subject}</translation>
    </message>
    <message>
        <source>revocation of the kiosk {subject}</source>
        <translation>revocación del quiosco {subject}</translation>
    </message>
    <message>
        <source>adding the survey {subject}</source>
        <translation>adición de la encuesta {subject}</translation>
    </message>
    <message>
        <source>holding files from unknown kiosks</source>
        <translation>retención de archivos de quioscos desconocidos</translation>
    </message>
    <message>
        <source>accepting files from unknown kiosks</source>
        <translation>admisión de archivos de quioscos desconocidos</translation>
    </message>
    <message>
        <source>choosing the survey {subject}</source>
        <translation>elección de la encuesta {subject}</translation>
    </message>
    <message>
        <source>removal of {count} files</source>
        <translation>retirada de {count} archivos</translation>
    </message>
    <message>
        <source>connection to {subject}</source>
        <translation>conexión con {subject}</translation>
    </message>
    <message>
        <source>import of the totals {subject}</source>
        <translation>importación de los totales {subject}</translation>
    </message>
    <message>
        <source>change of the variable {subject}</source>
        <translation>cambio de la variable {subject}</translation>
    </message>
    <message>
        <source>adding of an analysis</source>
        <translation>adición de un análisis</translation>
    </message>
    <message>
        <source>change of an analysis</source>
        <translation>cambio de un análisis</translation>
    </message>
    <message>
        <source>removal of an analysis</source>
        <translation>eliminación de un análisis</translation>
    </message>
    <message>
        <source>new order of the analyses</source>
        <translation>nuevo orden de los análisis</translation>
    </message>
    <message>
        <source>import of {subject}</source>
        <translation>importación de {subject}</translation>
    </message>
    <message>
        <source>removal of {subject}</source>
        <translation>retirada de {subject}</translation>
    </message>
    <message>
        <source>The model was trained on {table}; on new rows it is right less often.</source>
        <translation>El modelo se entrenó con {table}; con filas nuevas acierta menos a menudo.</translation>
    </message>
    <message>
        <source>accuracy</source>
        <translation>exactitud</translation>
    </message>
    <message>
        <source>balanced accuracy</source>
        <translation>exactitud equilibrada</translation>
    </message>
    <message>
        <source>sensitivity</source>
        <translation>sensibilidad</translation>
    </message>
    <message>
        <source>specificity</source>
        <translation>especificidad</translation>
    </message>
    <message>
        <source>precision</source>
        <translation>precisión</translation>
    </message>
    <message>
        <source>most frequent class</source>
        <translation>clase más frecuente</translation>
    </message>
    <message>
        <source>calibration error</source>
        <translation>error de calibración</translation>
    </message>
    <message>
        <source>area under the ROC curve</source>
        <translation>área bajo la curva ROC</translation>
    </message>
    <message>
        <source>cross-validation</source>
        <translation>validación cruzada</translation>
    </message>
    <message>
        <source>cross-validation, standard deviation</source>
        <translation>validación cruzada, desviación estándar</translation>
    </message>
    <message>
        <source>cross-validation without privacy</source>
        <translation>validación cruzada sin privacidad</translation>
    </message>
    <message>
        <source>The model is right no more often than always guessing the most frequent class ({majority}), so it shows no predictive power.</source>
        <translation>El modelo no acierta más que quien siempre dice la clase más frecuente ({majority}), así que no muestra capacidad de predicción.</translation>
    </message>
    <message>
        <source>It is not certain that the model does better than always guessing the most frequent class ({majority}): the interval of its accuracy includes that value.</source>
        <translation>No es seguro que el modelo acierte más a menudo que quien nombra siempre la clase más frecuente ({majority}): el intervalo de su exactitud baja hasta ahí.</translation>
    </message>
    <message>
        <source>Each row was predicted by a model trained on the other folds at ε = {each}. As a row trains all models but one, the cross-validation cost ε = {total} in all.</source>
        <translation>Cada fila fue predicha por un modelo entrenado con los demás pliegues con ε = {each}. Como una fila entrena todos los modelos menos uno, la validación cruzada costó ε = {total} en total.</translation>
    </message>
    <message>
        <source>all</source>
        <translation>todas</translation>
    </message>
    <message>
        <source>{question}: {told}</source>
        <translation>{question}: {told}</translation>
    </message>
    <message>
        <source>{question} in group {group}: {told}</source>
        <translation>{question} en el grupo {group}: {told}</translation>
    </message>
    <message>
        <source>{question} ({first}, {second}): {told}</source>
        <translation>{question} ({first}, {second}): {told}</translation>
    </message>
    <message>
        <source>{file} has no column for {questions}: nobody in it answered that.</source>
        <translation>{file} no tiene columna para {questions}: nadie respondió a eso en él.</translation>
    </message>
    <message>
        <source>{questions} is in no tally, and a total that was not declared can never be opened.</source>
        <translation>{questions} no está en ningún recuento, y un total que no se declaró no podrá abrirse nunca.</translation>
    </message>
    <message>
        <source>{skipped} of the {asked} questions drawn from {questions} were not answered; which ones is not recorded.</source>
        <translation>{skipped} de las {asked} preguntas sacadas de {questions} quedaron sin respuesta; no se registra cuáles.</translation>
    </message>
    <message>
        <source>{count} respondents did not answer {question}, so their {kind} is not known; they were left out.</source>
        <translation>{count} encuestados no respondieron a {question}, así que no se conoce su pertenencia ({kind}); se excluyeron.</translation>
    </message>
    <message>
        <source>the reports do not show how widely the answers spread, so the coins&apos; part of the error is the largest possible one.</source>
        <translation>las respuestas registradas no dicen cuánto se dispersan las respuestas, así que la parte del error debida a las monedas es la mayor posible.</translation>
    </message>
    <message>
        <source>{file} is not encrypted: it contains {count} interviews that kiosks had sealed, readable for everybody who gets the file; “surveyapp seal --project {file}” encrypts it.</source>
        <translation>{file} no está cifrado: contiene sin cifrar {count} entrevistas que los quioscos habían sellado, a la vista de quien consiga el archivo; “surveyapp seal --project {file}” lo cifra.</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>pesos</translation>
    </message>
    <message>
        <source>strata</source>
        <translation>estratos</translation>
    </message>
    <message>
        <source>clusters</source>
        <translation>conglomerados</translation>
    </message>
    <message>
        <source>The {what} of the sample are used.</source>
        <translation>Datos de la muestra que se usan: {what}.</translation>
    </message>
    <message>
        <source>Only some interviews have {what}, so these are not used.</source>
        <translation>Solo algunas entrevistas tienen estos datos ({what}), así que no se usan.</translation>
    </message>
    <message>
        <source>The {what} of the sample are not used here.</source>
        <translation>Datos de la muestra que no se usan aquí: {what}.</translation>
    </message>
    <message>
        <source>{refused} of {count} rows refused and left out.</source>
        <translation>{refused} de {count} filas rechazadas y omitidas.</translation>
    </message>
    <message>
        <source>the survey read is {survey}, one of {count} in the project; --survey chooses another.</source>
        <translation>la encuesta leída es {survey}, una de las {count} del proyecto; --survey elige otra.</translation>
    </message>
    <message>
        <source>{left_out} of {count} rows are left out because a column contains something that its question never records: {columns}.</source>
        <translation>Se omiten {left_out} de {count} filas porque una columna contiene algo que su pregunta nunca registra: {columns}.</translation>
    </message>
    <message>
        <source>These are totals of {interviews} interviews, opened by trustees: there are no single reports, no weights and no kiosks.</source>
        <translation>Son totales de {interviews} entrevistas, abiertos por depositarios: no hay informes sueltos, ni pesos, ni quioscos.</translation>
    </message>
    <message>
        <source>{question} is counted differently in the totals {one} and {other}, which are of the same interviews: a kiosk counted wrongly.</source>
        <translation>{question} se cuenta de distinto modo en los totales {one} y {other}, que son de las mismas entrevistas: un quiosco contó mal.</translation>
    </message>
    <message>
        <source>a report that does not belong to its sample</source>
        <translation>una respuesta registrada que no pertenece a su muestra</translation>
    </message>
    <message>
        <source>Only {kept} of {all} interviews are counted: those with {where}.</source>
        <translation>Solo se cuentan {kept} de {all} entrevistas: las que tienen {where}.</translation>
    </message>
    <message>
        <source>{count} tests between pairs of groups were made, and among many some p are small by chance alone. Adjusted for all of them (Holm), the smallest p, of {first} and {second}, is {p}.</source>
        <translation>Se hicieron {count} pruebas entre pares de grupos, y entre muchas algunos p son pequeños por puro azar. Ajustado para todas ellas (Holm), el p más pequeño, el de {first} y {second}, es {p}.</translation>
    </message>
    <message>
        <source>Nobody included answered {answer} to {question}, so this level is left out.</source>
        <translation>Nadie de los que cuentan respondió {answer} a {question}, así que este nivel se deja fuera.</translation>
    </message>
    <message>
        <source>{question} is compared with {answer} instead.</source>
        <translation>{question} se compara con {answer} en su lugar.</translation>
    </message>
    <message>
        <source>{term} is the same for everybody included, so this combination is left out.</source>
        <translation>{term} es igual para todos los que cuentan, así que esta combinación se omite.</translation>
    </message>
    <message>
        <source>{count} of {all} respondents did not answer {question}, or have no group of {by}; they were left out.</source>
        <translation>{count} de {all} encuestados no respondieron a {question}, o no tienen grupo de {by}; se excluyeron.</translation>
    </message>
    <message>
        <source>Nobody in the group {group} of {by} answered {question}.</source>
        <translation>Nadie del grupo {group} de {by} respondió a {question}.</translation>
    </message>
    <message>
        <source>An estimated {estimate} would truthfully answer “{answer}” to “{question}” ({level} CI {low} to {high}; {n} interviews).</source>
        <translation>{n} entrevistas dicen: alrededor de {estimate} respondería con sinceridad «{answer}» a «{question}»; con una confianza del {level}, la proporción verdadera está entre {low} y {high}.</translation>
    </message>
    <message>
        <source>In the group “{group}”, an estimated {estimate} would truthfully answer “{answer}” to “{question}” ({level} CI {low} to {high}; {n} interviews).</source>
        <translation>{n} entrevistas del grupo «{group}» dicen: alrededor de {estimate} en él respondería con sinceridad «{answer}» a «{question}»; con una confianza del {level}, la proporción verdadera está entre {low} y {high}.</translation>
    </message>
    <message>
        <source>Asked directly, an estimated {estimate} would answer “{answer}” to “{question}” ({level} CI {low} to {high}; {n} people).</source>
        <translation>{n} personas respondieron directamente a «{question}»: alrededor del {estimate} diría «{answer}», entre {low} y {high} con una confianza del {level}.</translation>
    </message>
    <message>
        <source>In the group “{group}”, asked directly, an estimated {estimate} would answer “{answer}” to “{question}” ({level} CI {low} to {high}; {n} people).</source>
        <translation>{n} personas del grupo «{group}» respondieron directamente a «{question}»: alrededor del {estimate} de ese grupo diría «{answer}», entre {low} y {high} con una confianza del {level}.</translation>
    </message>
    <message>
        <source>From one interview only: an estimated {estimate} would answer “{answer}” to “{question}” ({level} CI {low} to {high}).</source>
        <translation>Una sola entrevista dice: alrededor de {estimate} «{answer}» a «{question}»; con una confianza del {level}, la proporción verdadera está entre {low} y {high}.</translation>
    </message>
    <message>
        <source>From one interview only: the answer to “{question}” is about {estimate}; its uncertainty cannot be estimated.</source>
        <translation>Una sola entrevista dice: alrededor de {estimate} a «{question}»; no se puede decir cuánto se aleja eso de la verdad.</translation>
    </message>
    <message>
        <source>This share follows from the filter: {estimate} of the people included answered “{answer}” to “{question}”.</source>
        <translation>El propio filtro decide esta proporción: de las personas que se cuentan, {estimate} respondió «{answer}» a «{question}».</translation>
    </message>
    <message>
        <source>The mean true answer to “{question}” is about {estimate} ({level} CI {low} to {high}; {n} interviews).</source>
        <translation>{n} entrevistas dicen: las respuestas verdaderas a «{question}» son de alrededor de {estimate} en promedio; con una confianza del {level}, su media está entre {low} y {high}.</translation>
    </message>
    <message>
        <source>In the group “{group}”, the mean true answer to “{question}” is about {estimate} ({level} CI {low} to {high}; {n} interviews).</source>
        <translation>{n} entrevistas del grupo «{group}» dicen: las respuestas verdaderas a «{question}» son de alrededor de {estimate} en promedio; con una confianza del {level}, su media está entre {low} y {high}.</translation>
    </message>
    <message>
        <source>The mean true answer to “{question}” is about {estimate} ({n} interviews); its uncertainty cannot be estimated.</source>
        <translation>{n} entrevistas dicen: las respuestas verdaderas a «{question}» son de alrededor de {estimate} en promedio; no se puede decir cuánto puede alejarse eso de la verdad.</translation>
    </message>
    <message>
        <source>The mean answer to the harmless question used with “{question}” is about {estimate} ({level} CI {low} to {high}; {n} interviews).</source>
        <translation>{n} entrevistas dicen: las respuestas a la pregunta inofensiva que acompaña a «{question}» son de alrededor de {estimate} en promedio; con una confianza del {level}, su media está entre {low} y {high}.</translation>
    </message>
    <message>
        <source>Also for “{question}”: {answer}, about {estimate} ({level} CI {low} to {high}; {n} interviews).</source>
        <translation>{n} entrevistas sobre «{question}» dicen también: {answer}, alrededor de {estimate}; con una confianza del {level}, su proporción verdadera está entre {low} y {high}.</translation>
    </message>
    <message>
        <source>Also for “{question}” in the group “{group}”: {answer}, about {estimate} ({level} CI {low} to {high}; {n} interviews).</source>
        <translation>{n} entrevistas del grupo «{group}» sobre «{question}» dicen también: {answer}, alrededor de {estimate}; con una confianza del {level}, su proporción verdadera está entre {low} y {high}.</translation>
    </message>
    <message>
        <source>Also for “{question}”: {answer}, about {points} percentage points ({level} CI {low_points} to {high_points}; {n} interviews); 0 means no difference.</source>
        <translation>{n} entrevistas sobre «{question}» dicen también: {answer}, alrededor de {points} puntos porcentuales; con una confianza del {level}, la diferencia verdadera está entre {low_points} y {high_points}, y 0 es ninguna diferencia.</translation>
    </message>
    <message>
        <source>People can choose several answers here, so the shares need not add up to 100 %.</source>
        <translation>Aquí se pueden elegir varias respuestas, así que las proporciones no tienen por qué sumar 100&#xa0;%.</translation>
    </message>
    <message>
        <source>This interval is short because impossible shares were cut off it, not because much is known: the standard error is {se} percentage points.</source>
        <translation>Este intervalo es corto porque se le recortaron proporciones imposibles, no porque se sepa mucho: el error estándar es de {se} puntos porcentuales.</translation>
    </message>
    <message>
        <source>The reports vary less than the coins alone would make them, so the standard error shown is that of the coins.</source>
        <translation>Las respuestas varían menos de lo que las hacen variar las monedas por sí solas, así que el error estándar es el que causan las monedas.</translation>
    </message>
    <message>
        <source>This interval contains every possible share: so few interviews with these coins give no information about it.</source>
        <translation>Todas las proporciones posibles están en este intervalo: tan pocas entrevistas con estas monedas no dicen nada al respecto.</translation>
    </message>
    <message>
        <source>This interval is {width} percentage points wide, so little is known; four times as many interviews would make it about half as wide.</source>
        <translation>Este intervalo tiene {width} puntos porcentuales de ancho y dice poco; con cuatro veces más entrevistas tendría más o menos la mitad de ancho.</translation>
    </message>
    <message>
        <source>No coins were used here: all of the uncertainty comes from sampling. It does not include people who did not answer truthfully.</source>
        <translation>Aquí no se usaron monedas: toda la incertidumbre viene de preguntar a una muestra de personas, y no tiene en cuenta a quienes no dijeron la verdad.</translation>
    </message>
    <message>
        <source>One interview is too few to estimate how uncertain this is.</source>
        <translation>Una entrevista es muy poco para decir cuán incierto es esto.</translation>
    </message>
    <message>
        <source>An estimated {estimate} belong here: {answers} ({level} CI {low} to {high}; {n} people who answered all of these questions).</source>
        <translation>{n} personas respondieron a todas estas preguntas, y alrededor de {estimate} de tales personas está realmente en este caso: {answers}; con una confianza del {level}, entre {low} y {high}.</translation>
    </message>
    <message>
        <source>The answer “{answer}” to “{question}” is about {points} percentage points more frequent in “{first}” than in “{second}” ({level} CI of the difference {low} to {high}).</source>
        <translation>La respuesta «{answer}» a «{question}» es en verdad unos {points} puntos porcentuales más frecuente en «{first}» que en «{second}»; con una confianza del {level}, la proporción en el primero menos la del segundo está entre {low} y {high}.</translation>
    </message>
    <message>
        <source>The answer “{answer}” to “{question}” is about {points} percentage points less frequent in “{first}” than in “{second}” ({level} CI of the difference {low} to {high}).</source>
        <translation>La respuesta «{answer}» a «{question}» es en verdad unos {points} puntos porcentuales menos frecuente en «{first}» que en «{second}»; con una confianza del {level}, la proporción en el primero menos la del segundo está entre {low} y {high}.</translation>
    </message>
    <message>
        <source>The odds of the answer “{answer}” to “{question}” are about {estimate} times as high in “{first}” as in “{second}” ({level} CI {low} to {high}); 1 means no difference.</source>
        <translation>Las odds de la respuesta «{answer}» a «{question}» en «{first}» son unas {estimate} veces las de «{second}»; con una confianza del {level}, entre {low} y {high} veces, y 1 sería ninguna diferencia.</translation>
    </message>
    <message>
        <source>If answers were distributed in the same way in “{first}” and “{second}”, reports that differ at least as much as these would have a probability of {p}.</source>
        <translation>Si todas las respuestas se repartieran igual en «{first}» y «{second}», respuestas registradas tan distintas como estas, o más, aparecerían con una probabilidad de {p}.</translation>
    </message>
    <message>
        <source>The correlation of the two answers is about {estimate} ({level} CI {low} to {high}); 0 means no straight-line relation, 1 and -1 are perfect ones.</source>
        <translation>La correlación de las dos respuestas es de alrededor de {estimate}: 0 es ninguna relación lineal, 1 y -1 son relaciones perfectas; con una confianza del {level}, está entre {low} y {high}.</translation>
    </message>
    <message>
        <source>This number cannot be estimated from these reports.</source>
        <translation>Estas respuestas registradas no dicen este número.</translation>
    </message>
    <message>
        <source>The estimate is about {estimate}; its uncertainty cannot be estimated.</source>
        <translation>Las respuestas registradas dan alrededor de {estimate} y no dicen cuán incierto es.</translation>
    </message>
    <message>
        <source>This is more than chance explains, if it is the only comparison that you make.</source>
        <translation>Así que hay una diferencia que va más allá del azar, si se mira solo esta.</translation>
    </message>
    <message>
        <source>This is compatible with no difference.</source>
        <translation>Esto es compatible con que no haya diferencia.</translation>
    </message>
    <message>
        <source>“{item}” has rank {rank}, with an expected utility of {utility} ({level} probability: {low} to {high}); the probability that it is really the best is {best}.</source>
        <translation>«{item}» ocupa el puesto {rank} con un valor esperado de {utility} (probabilidad del {level}: de {low} a {high}); la probabilidad de que sea realmente el mejor de todos es {best}.</translation>
    </message>
    <message>
        <source>The probability that it is really above the next one is {above}.</source>
        <translation>Está realmente por encima del que le sigue con una probabilidad de {above}.</translation>
    </message>
    <message>
        <source>“{first}” is really above “{second}” with a probability of {probability}.</source>
        <translation>«{first}» está de verdad por encima de «{second}» con una probabilidad de {probability}.</translation>
    </message>
    <message>
        <source>To turn the answers of “{first}” into those of “{second}”, people would have to move by about {distance} answer steps on average ({level} CI {low} to {high}).</source>
        <translation>Para que las respuestas de «{first}» fueran como las de «{second}», las personas tendrían que moverse unos {distance} pasos de respuesta en promedio; con una confianza del {level}, de {low} a {high}.</translation>
    </message>
    <message>
        <source>To turn the answers of “{first}” into those of “{second}”, about {share} of the people would have to answer differently ({level} CI {low} to {high}).</source>
        <translation>Para que las respuestas de «{first}» fueran como las de «{second}», alrededor de {share} de las personas tendría que responder otra cosa; con una confianza del {level}, de {low} a {high}.</translation>
    </message>
    <message>
        <source>To turn the answers of “{first}” into those of “{second}” would cost about {distance} per person on average ({level} CI {low} to {high}).</source>
        <translation>Hacer que las respuestas de «{first}» sean como las de «{second}» costaría unos {distance} por persona de media; con una confianza del {level}, de {low} a {high}.</translation>
    </message>
    <message>
        <source>The plain distance between the estimates is {plain}; the part that sampling and coins alone cause on average is subtracted.</source>
        <translation>La distancia simple entre las estimaciones es {plain}; se descuenta lo que el muestreo y las monedas causan por sí solos de media.</translation>
    </message>
    <message>
        <source>If both groups gave the same answers, a distance at least this large would have a probability of {p}.</source>
        <translation>Si los dos respondieran igual, una distancia como esta o mayor aparecería con una probabilidad de {p}.</translation>
    </message>
    <message>
        <source>With all other predictors equal, “{term}” multiplies the odds of “yes” by {ratio} ({level} CI {low} to {high}); 1 means no relation.</source>
        <translation>Con todos los demás predictores iguales, «{term}» va con {ratio} veces las odds de «sí»; con una confianza del {level}, de {low} a {high} veces, y 1 sería ninguna relación.</translation>
    </message>
    <message>
        <source>With all other predictors equal, each step up on “{term}” multiplies the odds of “yes” by {ratio} ({level} CI {low} to {high}); 1 means no relation.</source>
        <translation>Con todos los demás predictores iguales, cada paso más en «{term}» va con {ratio} veces las odds de «sí»; con una confianza del {level}, de {low} a {high} veces, y 1 sería ninguna relación.</translation>
    </message>
    <message>
        <source>“{term}” names the answer first, then the predictor: with all other predictors equal, the odds of this answer versus the first one are {ratio} times as high ({level} CI {low} to {high}).</source>
        <translation>En «{term}», el primer nombre es la respuesta y el segundo el predictor: con todos los demás predictores iguales, las odds de esta respuesta frente a la primera son {ratio} veces mayores; con una confianza del {level}, de {low} a {high} veces.</translation>
    </message>
    <message>
        <source>With all other predictors equal, “{term}” changes the mean answer by {estimate} ({level} CI {low} to {high}); 0 means no relation.</source>
        <translation>Con todos los demás predictores iguales, «{term}» va con una respuesta media que es {estimate} más alta (más baja, si es negativo); con una confianza del {level}, de {low} a {high}, y 0 sería ninguna relación.</translation>
    </message>
    <message>
        <source>“{term}” belongs to another part of the model: about {estimate} ({level} CI {low} to {high}).</source>
        <translation>«{term}» pertenece a otra parte del modelo: alrededor de {estimate}; con una confianza del {level}, de {low} a {high}.</translation>
    </message>
    <message>
        <source>“{term}” is at the limit of what is possible, about {estimate}; its uncertainty cannot be estimated.</source>
        <translation>«{term}» está en el límite de lo posible, alrededor de {estimate}: no se puede decir su incertidumbre.</translation>
    </message>
    <message>
        <source>If all {n} people had answered “{answer}” to “{question}” and all else stayed the same, the model expects a mean answer of about {estimate} ({level} CI {low} to {high}).</source>
        <translation>Si las {n} personas hubieran respondido «{answer}» a «{question}» y todo lo demás fuera como es, el modelo espera una respuesta media de alrededor de {estimate}; con una confianza del {level}, de {low} a {high}.</translation>
    </message>
    <message>
        <source>The coefficient of “{term}” is {estimate} where the other part of its interaction is at its reference, or a number at 0 ({level} CI {low} to {high}); 0 means no relation there.</source>
        <translation>El coeficiente de «{term}» es {estimate} cuando aquello con lo que interactúa está en su referencia (un número en 0); con una confianza del {level}, de {low} a {high}, y 0 sería ninguna relación ahí.</translation>
    </message>
    <message>
        <source>“{term}” is an interaction: the coefficient of one part changes by {estimate} with each step of the other, or in its category ({level} CI {low} to {high}); 0 means no interaction.</source>
        <translation>«{term}» es una interacción: el coeficiente de una parte es {estimate} mayor (menor, si es negativo) con cada paso de la otra, o en su categoría; con una confianza del {level}, de {low} a {high}, y 0 sería ninguna interacción.</translation>
    </message>
    <message>
        <source>“{term}” is one part of a curve and is read together with the others; its coefficient is {estimate} ({level} CI {low} to {high}).</source>
        <translation>«{term}» es una parte de una curva y se lee junto con las demás; su coeficiente es {estimate}, con una confianza del {level}, de {low} a {high}.</translation>
    </message>
    <message>
        <source>With all other predictors equal, “{term}” changes the {link} of the share of “yes” by {estimate} ({level} CI {low} to {high}); 0 means no relation. The predictions show what that means as a share.</source>
        <translation>Con todos los demás predictores iguales, «{term}» va con un {link} de la proporción de «sí» que es {estimate} mayor (menor, si es negativo); con una confianza del {level}, de {low} a {high}, y 0 sería ninguna relación. Las predicciones dicen qué significa eso como proporción.</translation>
    </message>
    <message>
        <source>probit</source>
        <translation>probit</translation>
    </message>
    <message>
        <source>complementary log-log</source>
        <translation>log-log complementario</translation>
    </message>
    <message>
        <source>This shows an association, not a cause.</source>
        <translation>Esto dice qué va junto, no qué causa qué.</translation>
    </message>
    <message>
        <source>model-based (observed information)</source>
        <translation>como los da el modelo (información observada)</translation>
    </message>
    <message>
        <source>robust (sandwich)</source>
        <translation>robustos (sándwich)</translation>
    </message>
    <message>
        <source>The fit: {n} interviews, {left_out} with a missing answer left out; log likelihood {likelihood}, AIC {aic}, BIC {bic}; standard errors: {errors}.</source>
        <translation>El ajuste: {n} entrevistas, {left_out} excluidas por una respuesta que falta; log-verosimilitud {likelihood}, AIC {aic}, BIC {bic}; errores estándar: {errors}.</translation>
    </message>
    <message>
        <source>Hosmer–Lemeshow test of the fit: χ² = {statistic} on {freedom} degrees of freedom, p = {p}. A small p says that the model does not fit.</source>
        <translation>Prueba de ajuste de Hosmer–Lemeshow: χ² = {statistic} con {freedom} grados de libertad, p = {p}. Un p pequeño dice que el modelo no ajusta.</translation>
    </message>
    <message>
        <source>The fit: {n} interviews, {left_out} with a missing answer left out; standard errors: {errors}.</source>
        <translation>El ajuste: {n} entrevistas, {left_out} con una respuesta que falta omitidas; errores estándar: {errors}.</translation>
    </message>
    <message>
        <source>With the answer “{answer}” to “{question}” instead of “{reference}”, the share of “{outcome}” changes by {estimate} percentage points on average ({level} CI {low} to {high}).</source>
        <translation>Con la respuesta «{answer}» a «{question}» en lugar de «{reference}», la proporción de «{outcome}» cambia {estimate} puntos porcentuales en promedio (IC de {level}: de {low} a {high}).</translation>
    </message>
    <message>
        <source>With one more of “{question}”, the share of “{outcome}” changes by {estimate} percentage points on average ({level} CI {low} to {high}).</source>
        <translation>Con uno más de «{question}», la proporción de «{outcome}» cambia {estimate} puntos porcentuales en promedio (IC de {level}: de {low} a {high}).</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Proyecto</translation>
    </message>
    <message>
        <source>Every interview as a row: direct answers ({direct}) as given, the others ({randomized}) as reports with coins, and the kiosk. Anybody who finds a person&apos;s row by the direct answers knows these for certain, and about the others what this account says.</source>
        <translation>Cada entrevista como una fila: las respuestas directas ({direct}) tal como se dieron, las demás ({randomized}) como respuestas registradas con monedas, y el quiosco. Quien encuentra la fila de una persona por las respuestas directas conoce estas con certeza, y de las demás lo que dice el balance.</translation>
    </message>
    <message>
        <source>Keep it on an encrypted disk, and give it only to people who may see every answer.</source>
        <translation>Guárdelo en un disco cifrado y déselo solo a personas que puedan ver todas las respuestas.</translation>
    </message>
    <message>
        <source>Collection file</source>
        <translation>Archivo de recogida</translation>
    </message>
    <message>
        <source>The same rows of one kiosk, the first and the last day, and how many interviews were broken off. It has no times and no order.</source>
        <translation>Las mismas filas de un quiosco, el primer y el último día, y cuántas entrevistas se interrumpieron. No tiene horas ni orden.</translation>
    </message>
    <message>
        <source>Protect it like filled-in questionnaires. With an analyst&apos;s key in the survey nobody else can read it.</source>
        <translation>Llévelo como si fueran cuestionarios rellenados. Con la clave de un analista en la encuesta, nadie más puede leerlo.</translation>
    </message>
    <message>
        <source>Without the private key of {key}: the kiosk, the days and the number of interviews, but no report.</source>
        <translation>Sin la clave privada de {key}: el quiosco, los días y el número de entrevistas, y ni una sola respuesta registrada.</translation>
    </message>
    <message>
        <source>Counts and shares of groups. Small groups are listed as soon as there are interviews.</source>
        <translation>Recuentos y proporciones de grupos. Cuán pequeños son los grupos se verá cuando haya entrevistas.</translation>
    </message>
    <message>
        <source>Counts and shares of groups, some of fewer than {smallest} people. If all of a small group gave the same direct answer, everybody&apos;s answer in it is known; for reports with coins, this account applies to each of them.</source>
        <translation>Recuentos y proporciones de grupos, algunos de menos de {smallest} personas. Donde todos los de un grupo pequeño dieron la misma respuesta directa, se conoce la de cada uno; con monedas, el balance vale para cada uno de ellos.</translation>
    </message>
    <message>
        <source>The shares of all reports, from which the counts follow. Anybody who knows all other respondents&apos; reports learns the last report, and about its answer what this account says.</source>
        <translation>Las proporciones de todas las respuestas registradas, de las que se deducen los recuentos. Quien conoce las respuestas registradas de todos los demás encuestados aprende la del último, y de su respuesta lo que dice el balance.</translation>
    </message>
    <message>
        <source>The difference between them is what was added in between. If that is one interview, the difference in the counts is its record: direct answers ({direct}) for certain, the others ({randomized}) as reports with coins.</source>
        <translation>Lo que difiere entre ellas es lo que llegó entretanto. Si es una sola entrevista, la diferencia de los recuentos es su registro: las respuestas directas ({direct}) con certeza, las demás ({randomized}) como respuestas registradas con monedas.</translation>
    </message>
    <message>
        <source>If trained on reports with coins, they reveal no more than the reports do. If trained on a table of true values, they reveal what their own ε allows, which is on the model&apos;s card.</source>
        <translation>Aprendidos de respuestas registradas con monedas, no dicen más que esas respuestas. Aprendidos de una tabla de valores verdaderos, dicen lo que indica su propio ε, que está en la ficha del modelo.</translation>
    </message>
    <message>
        <source>Counts by kiosk and day range, and shares of reports by kiosk; no single interview.</source>
        <translation>Recuentos por quiosco y periodo de días, y proporciones de respuestas registradas por quiosco; ninguna entrevista.</translation>
    </message>
    <message>
        <source>What was asked and with which coins. It contains no answers.</source>
        <translation>Lo que se preguntó y con qué monedas. No contiene ninguna respuesta.</translation>
    </message>
    <message>
        <source>Opened totals, and a project with them</source>
        <translation>Totales abiertos, y un proyecto que los contiene</translation>
    </message>
    <message>
        <source>How many interviews have each report, and each combination of reports that is counted ({tallies} tallies). There is no row of anybody. Who knows that a person is the only one in a cell knows what was counted of that person there.</source>
        <translation>Cuántas entrevistas tienen cada respuesta registrada y cada combinación que se cuenta ({tallies} recuentos). No hay ninguna fila de nadie. Quien sabe que una persona es la única de una celda sabe lo que se contó de ella allí.</translation>
    </message>
    <message>
        <source>Publish estimates. Give the counts only to people who may see every cell.</source>
        <translation>Publique estimaciones. Dé los recuentos solo a quienes puedan ver cada celda.</translation>
    </message>
    <message>
        <source>Totals of two lists of files</source>
        <translation>Totales de dos listas de archivos</translation>
    </message>
    <message>
        <source>Their difference is a total of the interviews that one list has and the other has not. Trustees sign no list that would tell fewer than {together} interviews apart.</source>
        <translation>Su diferencia es un total de las entrevistas que una lista tiene y la otra no. Los depositarios no firman ninguna lista que distinguiría menos de {together} entrevistas.</translation>
    </message>
    <message>
        <source>Open few lists. Trustees keep their memory of signed lists with their key.</source>
        <translation>Abra pocas listas. Los depositarios guardan con su clave la memoria de las listas firmadas.</translation>
    </message>
    <message>
        <source>Tally file</source>
        <translation>Archivo de recuento</translation>
    </message>
    <message>
        <source>The kiosk, the days and the number of interviews, and no report. After {signatures} trustees have signed a list, any {threshold} of {trustees} open its totals together. As many who break the rules can open any file.</source>
        <translation>El quiosco, los días y el número de entrevistas, y ninguna respuesta. Cuando {signatures} depositarios han firmado una lista, {threshold} cualesquiera de los {trustees} abren juntos sus totales. Otros tantos que incumplan las reglas pueden abrir cualquier archivo.</translation>
    </message>
    <message>
        <source>Choose trustees who do not depend on each other.</source>
        <translation>Elija depositarios que no dependan unos de otros.</translation>
    </message>
    <message>
        <source>Keep the private key apart from the files.</source>
        <translation>Guarde la clave privada aparte de los archivos.</translation>
    </message>
    <message>
        <source>Estimates by group</source>
        <translation>Estimaciones por grupo</translation>
    </message>
    <message>
        <source>Counts and shares of groups. No single direct question has a group of fewer than {smallest} people now.</source>
        <translation>Recuentos y proporciones de grupos. Ninguna pregunta directa por sí sola tiene ahora un grupo de menos de {smallest} personas.</translation>
    </message>
    <message>
        <source>Publish no group of fewer than {smallest} people: merge categories, or group by a coarser question.</source>
        <translation>No publique ningún grupo de menos de {smallest} personas: una categorías o agrupe por una pregunta menos detallada.</translation>
    </message>
    <message>
        <source>Estimates of everybody</source>
        <translation>Estimaciones de todos</translation>
    </message>
    <message>
        <source>May be published.</source>
        <translation>Puede publicarse.</translation>
    </message>
    <message>
        <source>Two exports of one survey</source>
        <translation>Dos exportaciones de una misma encuesta</translation>
    </message>
    <message>
        <source>Publish at the end, or after at least {smallest} more interviews in every group that is shown.</source>
        <translation>Publique al final, o después de al menos {smallest} entrevistas más en cada grupo que se muestre.</translation>
    </message>
    <message>
        <source>Model and synthetic table</source>
        <translation>Modelo y tabla sintética</translation>
    </message>
    <message>
        <source>Add the ε in the card to this account for people who are in both.</source>
        <translation>Sume el ε de la ficha a este balance para las personas que están en ambos.</translation>
    </message>
    <message>
        <source>Quality tables</source>
        <translation>Tablas de calidad</translation>
    </message>
    <message>
        <source>For the field team. Kiosks with fewer than {smallest} interviews are small groups.</source>
        <translation>Para el equipo de campo. Los quioscos con menos de {smallest} entrevistas son grupos pequeños.</translation>
    </message>
    <message>
        <source>Survey file</source>
        <translation>Archivo de encuesta</translation>
    </message>
    <message>
        <source>May be published, so that everybody can check ε.</source>
        <translation>Puede publicarse, para que todos puedan comprobar ε.</translation>
    </message>
    <message>
        <source>certain</source>
        <translation>seguro</translation>
    </message>
    <message>
        <source>impossible</source>
        <translation>imposible</translation>
    </message>
    <message>
        <source>almost certain</source>
        <translation>casi seguro</translation>
    </message>
    <message>
        <source>almost impossible</source>
        <translation>casi imposible</translation>
    </message>
    <message>
        <source>The answer is recorded as it is given: anybody who sees the record knows it.</source>
        <translation>La respuesta se registra tal como se da: quien ve el registro la conoce.</translation>
    </message>
    <message>
        <source>The answer is recorded as it is given, in people’s own words: anybody who sees the record knows it, and it may name them.</source>
        <translation>La respuesta se registra tal como se da, en las palabras de la gente: quien ve el registro la conoce, y puede nombrarla.</translation>
    </message>
    <message>
        <source>Someone who gave “{answer}” a chance of {prior} beforehand would, after seeing the record, give it between {low} and {high}.</source>
        <translation>Quien antes daba a «{answer}» una probabilidad de {prior} le daría, tras ver el registro, entre {low} y {high}.</translation>
    </message>
    <message>
        <source>Someone who gave any one answer a chance of {prior} beforehand would, after seeing the record, give it between {low} and {high}.</source>
        <translation>Quien antes daba a una respuesta cualquiera una probabilidad de {prior} le daría, tras ver el registro, entre {low} y {high}.</translation>
    </message>
    <message>
        <source>Someone who gave “{answer}” a chance of {prior} beforehand would, after seeing the record, give it at most {high}; but some reports rule it out.</source>
        <translation>Quien antes daba a «{answer}» una probabilidad de {prior} le daría, tras ver el registro, como mucho {high}; pero algunas respuestas registradas la descartan.</translation>
    </message>
    <message>
        <source>Someone who gave any one answer a chance of {prior} beforehand would, after seeing the record, give it at most {high}; but some reports rule answers out.</source>
        <translation>Quien antes daba a una respuesta cualquiera una probabilidad de {prior} le daría, tras ver el registro, como mucho {high}; pero algunas respuestas registradas descartan respuestas.</translation>
    </message>
    <message>
        <source>In the worst case a report leaves no doubt that the answer is “{answer}”, whatever somebody thought before.</source>
        <translation>En el peor caso, una respuesta registrada no deja duda de «{answer}», sea lo que sea lo que alguien pensaba antes.</translation>
    </message>
    <message>
        <source>No limit is known: it depends on how likely the numbers are as answers to the harmless question.</source>
        <translation>No se conoce ningún límite: depende de cuán probables sean los números como respuestas a la pregunta inofensiva.</translation>
    </message>
    <message>
        <source>{share} of the respondents, chosen at random, are asked directly: their answers are known.</source>
        <translation>A {share} de los encuestados, sacados por las monedas, se les pregunta directamente: la respuesta de ellos se conoce.</translation>
    </message>
    <message>
        <source>No question has coins: anybody who sees a record knows every answer.</source>
        <translation>Ninguna pregunta tiene monedas: quien ve un registro conoce todas las respuestas.</translation>
    </message>
    <message>
        <source>All randomized questions together, at worst: someone who gave a fact a chance of {prior} beforehand would, after seeing the whole record, give it at most {high}.</source>
        <translation>Todas las preguntas aleatorizadas juntas, en el peor caso: quien antes daba a un hecho una probabilidad de {prior} le daría, tras ver todo el registro, como mucho {high}.</translation>
    </message>
    <message>
        <source>All randomized questions of all {waves} waves together, at worst: someone who gave a fact a chance of {prior} beforehand and can link the records of one person would then give it at most {high}.</source>
        <translation>Todas las preguntas aleatorizadas de las {waves} oleadas juntas, en el peor caso: quien antes daba a un hecho una probabilidad de {prior} y puede enlazar los registros de una persona le daría entonces como mucho {high}.</translation>
    </message>
    <message>
        <source>All randomized questions together have no known limit: at least one of them can rule an answer out, or what it reveals is not known.</source>
        <translation>Todas las preguntas aleatorizadas juntas no tienen un límite conocido: al menos una de ellas puede descartar una respuesta, o nadie puede decir cuánto revela.</translation>
    </message>
    <message>
        <source>No tally counts this question, so nothing of its answers is kept.</source>
        <translation>Ningún recuento cuenta esta pregunta: no se guarda nada de sus respuestas.</translation>
    </message>
    <message>
        <source>The answer is counted as it is given, in totals: who is alone in a cell of an opened total can be known by it.</source>
        <translation>La respuesta se cuenta tal como se da, en totales: quien está solo en una celda de un total abierto puede ser conocido por ella.</translation>
    </message>
    <message>
        <source>Someone who gave “{answer}” a chance of {prior} beforehand would, even after seeing what was counted of this person, give it between {low} and {high}.</source>
        <translation>Quien antes daba a «{answer}» una probabilidad de {prior} le daría, aun tras ver lo que se contó de esa persona, entre {low} y {high}.</translation>
    </message>
    <message>
        <source>Someone who gave any one answer a chance of {prior} beforehand would, even after seeing what was counted of this person, give it between {low} and {high}.</source>
        <translation>Quien antes daba a una respuesta cualquiera una probabilidad de {prior} le daría, aun tras ver lo que se contó de esa persona, entre {low} y {high}.</translation>
    </message>
    <message>
        <source>Someone who gave “{answer}” a chance of {prior} beforehand would, even after seeing what was counted of this person, give it at most {high}; but some reports rule it out.</source>
        <translation>Quien antes daba a «{answer}» una probabilidad de {prior} le daría, aun tras ver lo que se contó de esa persona, como mucho {high}; pero algunas respuestas contadas la descartan.</translation>
    </message>
    <message>
        <source>Someone who gave any one answer a chance of {prior} beforehand would, even after seeing what was counted of this person, give it at most {high}; but some reports rule answers out.</source>
        <translation>Quien antes daba a una respuesta cualquiera una probabilidad de {prior} le daría, aun tras ver lo que se contó de esa persona, como mucho {high}; pero algunas respuestas contadas descartan respuestas.</translation>
    </message>
    <message>
        <source>“{report}” is never counted for “{answer}”: it rules that answer out.</source>
        <translation>«{report}» nunca se cuenta para «{answer}»: descarta esa respuesta.</translation>
    </message>
    <message>
        <source>{share} of the respondents, chosen at random, are asked directly: their answers are counted as they are.</source>
        <translation>A {share} de los encuestados, sacados al azar, se les pregunta directamente: sus respuestas se cuentan tal cual.</translation>
    </message>
    <message>
        <source>No question has coins: what is counted of a person is what the person answered.</source>
        <translation>Ninguna pregunta tiene monedas: lo que se cuenta de una persona es lo que respondió.</translation>
    </message>
    <message>
        <source>All randomized questions together, at worst: someone who gave a fact a chance of {prior} beforehand would, even after seeing all that was counted of this person, give it at most {high}.</source>
        <translation>Todas las preguntas aleatorizadas juntas, en el peor caso: quien antes daba a un hecho una probabilidad de {prior} le daría, aun tras ver todo lo que se contó de esa persona, como mucho {high}.</translation>
    </message>
    <message>
        <source>All randomized questions of all {waves} waves together, at worst: someone who gave a fact a chance of {prior} beforehand and saw all that was counted of one person would then give it at most {high}.</source>
        <translation>Todas las preguntas aleatorizadas de las {waves} oleadas juntas, en el peor caso: quien antes daba a un hecho una probabilidad de {prior} y ha visto todo lo que se contó de una persona le daría entonces como mucho {high}.</translation>
    </message>
    <message>
        <source>Some reports rule answers out, so in the worst case one answer is left.</source>
        <translation>Algunas respuestas registradas descartan respuestas, así que en el peor caso queda una sola.</translation>
    </message>
    <message>
        <source>“{report}” is never recorded for “{answer}”: it rules that answer out.</source>
        <translation>«{report}» nunca se registra para «{answer}»: descarta esa respuesta.</translation>
    </message>
    <message>
        <source>Nothing to do.</source>
        <translation>Nada que hacer.</translation>
    </message>
    <message>
        <source>Do not use the estimate. The instruction was not followed, or the coins are not those of the survey: try the instruction on a few people, and look at the kiosks one by one.</source>
        <translation>No use la estimación. No se siguió la instrucción, o las monedas no son las de la encuesta: pruebe la instrucción con algunas personas y mire los quioscos uno por uno.</translation>
    </message>
    <message>
        <source>Nothing in these {interviews} interviews looks wrong, but forged reports and copied interviews would not be found at every kiosk, however many there are.</source>
        <translation>Nada parece estar mal en estas {interviews} entrevistas, pero los informes falsificados y las entrevistas copiadas no se encontrarían en todos los quioscos, por muchos que fueran.</translation>
    </message>
    <message>
        <source>No kiosk could be compared with another, so neither forged reports nor copied interviews would be found.</source>
        <translation>Ningún quiosco pudo compararse con otro, así que no se encontrarían ni informes falsificados ni entrevistas copiadas.</translation>
    </message>
    <message>
        <source>Smaller shares need other means: compare the number of interviews with attendance lists, let a second surveyor ask some people again, and see who held the interviews.</source>
        <translation>Las proporciones menores requieren otros medios: compare el número de entrevistas con las listas de asistencia, haga que otra persona pregunte de nuevo a algunos y vea quién realizó las entrevistas.</translation>
    </message>
    <message>
        <source>At {count} of {kiosks} kiosks copied interviews would not be found: two people&apos;s records are too often the same by chance.</source>
        <translation>En {count} de {kiosks} quioscos las entrevistas copiadas no se encontrarían: los registros de dos personas son iguales por azar con demasiada frecuencia.</translation>
    </message>
    <message>
        <source>Copied or invented interviews look like this. Compare the number of interviews with the attendance list, and ask who held them.</source>
        <translation>Las entrevistas copiadas o inventadas se ven así. Compare el número de entrevistas con la lista de asistencia y pregunte quién las hizo.</translation>
    </message>
    <message>
        <source>At kiosk {kiosk} {share} of {n} interviews were broken off or timed out, at the others {expected} (p = {p_value}).</source>
        <translation>En el quiosco {kiosk}, {share} de {n} entrevistas se interrumpieron o caducaron; en los demás, {expected} (p = {p_value}).</translation>
    </message>
    <message>
        <source>At kiosk {kiosk} {question} was not answered in {share} of {n} interviews, at the others in {expected} (p = {p_value}).</source>
        <translation>En el quiosco {kiosk}, {question} quedó sin respuesta en {share} de {n} entrevistas; en los demás, en {expected} (p = {p_value}).</translation>
    </message>
    <message>
        <source>{question}: {share} say yes with coins and {expected} when asked directly; the two do not agree (p = {p_value}).</source>
        <translation>{question}: {share} dice que sí con monedas y {expected} cuando se pregunta directamente; lo uno no concuerda con lo otro (p = {p_value}).</translation>
    </message>
    <message>
        <source>{question}: the reports contradict that {report} (p = {p_value}).</source>
        <translation>{question}: las respuestas registradas contradicen que {report} (p = {p_value}).</translation>
    </message>
    <message>
        <source>The control {question} has “{report}” in {share} of {n} reports, and {expected} if everybody follows the instruction (p = {p_value}).</source>
        <translation>El control {question} tiene «{report}» en {share} de {n} respuestas registradas, y {expected} si todos siguen la instrucción (p = {p_value}).</translation>
    </message>
    <message>
        <source>{count} interviews have a random id that is also in another kiosk&apos;s file. Chance never does that.</source>
        <translation>{count} entrevistas tienen un identificador aleatorio que está también en el archivo de otro quiosco. El azar nunca hace eso.</translation>
    </message>
    <message>
        <source>One kiosk&apos;s store was copied to another, or a file was made by hand. Find out which kiosk held the interviews, and leave the other&apos;s files out.</source>
        <translation>Se copió el almacén de un quiosco a otro, o un archivo se hizo a mano. Averigüe en qué quiosco se hicieron las entrevistas y deje fuera los archivos del otro.</translation>
    </message>
    <message>
        <source>An old copy of the kiosk&apos;s file was put back, or interviews were taken out. Ask who had the kiosk in between. The interviews of both exports are counted.</source>
        <translation>Se volvió a poner una copia antigua del archivo del quiosco, o se quitaron entrevistas. Pregunte quién tuvo el quiosco entretanto. Se cuentan las entrevistas de ambas exportaciones.</translation>
    </message>
    <message>
        <source>Kiosk {kiosk} has two different exports under one number: export {export} of batch {batch}.</source>
        <translation>El quiosco {kiosk} tiene dos exportaciones distintas con un mismo número: exportación {export} del lote {batch}.</translation>
    </message>
    <message>
        <source>{question} was not answered in {missing} of {asked} interviews ({share}).</source>
        <translation>{question} quedó sin respuesta en {missing} de {asked} entrevistas ({share}).</translation>
    </message>
    <message>
        <source>At most {share} of those who were asked a question did not answer it ({question}).</source>
        <translation>Como máximo {share} de aquellos a quienes se hizo una pregunta no la respondió ({question}).</translation>
    </message>
    <message>
        <source>Everybody answered every question that was asked.</source>
        <translation>Todos respondieron a cada pregunta que se les hizo.</translation>
    </message>
    <message>
        <source>{interviews} rows of tables.</source>
        <translation>{interviews} filas de tablas.</translation>
    </message>
    <message>
        <source>{interviews} interviews from {kiosks} kiosks, each counted once.</source>
        <translation>{interviews} entrevistas de {kiosks} quioscos, cada una contada una vez.</translation>
    </message>
    <message>
        <source>{interviews} interviews from one kiosk, each counted once.</source>
        <translation>{interviews} entrevistas de un solo quiosco, cada una contada una vez.</translation>
    </message>
    <message>
        <source>{stopped} interviews ({share} of those begun) were broken off or timed out.</source>
        <translation>{stopped} entrevistas ({share} de las comenzadas) se interrumpieron o caducaron.</translation>
    </message>
    <message>
        <source>One record moves an estimate by at most {influence} percentage points ({question}: {answer}).</source>
        <translation>Un registro mueve una estimación como máximo {influence} puntos porcentuales ({question}: {answer}).</translation>
    </message>
    <message>
        <source>No kiosk&apos;s reports differ from the others&apos; by more than chance (comparisons: {count}).</source>
        <translation>Las respuestas registradas de ningún quiosco difieren de las de los demás más que por azar (comparaciones: {count}).</translation>
    </message>
    <message>
        <source>All reports lie in the feasible range of their designs (questions: {count}).</source>
        <translation>Todas las respuestas registradas están en la zona posible de sus diseños (preguntas: {count}).</translation>
    </message>
    <message>
        <source>No kiosk repeats records more often than chance (kiosks: {count}).</source>
        <translation>Ningún quiosco repite registros más de lo que hace el azar (quioscos: {count}).</translation>
    </message>
    <message>
        <source>Answers with coins agree with those of people asked directly (questions: {count}).</source>
        <translation>Las respuestas con monedas concuerdan con las de las personas preguntadas directamente (preguntas: {count}).</translation>
    </message>
    <message>
        <source>Do not use these estimates yet. Findings in {interviews} interviews that need an explanation: {act}; that need checking: {look}.</source>
        <translation>No use todavía estas estimaciones. Hallazgos en {interviews} entrevistas que necesitan una explicación: {act}; que conviene mirar: {look}.</translation>
    </message>
    <message>
        <source>Nothing in these {interviews} interviews is impossible. Findings that need checking: {look}.</source>
        <translation>Nada en estas {interviews} entrevistas es imposible. Hallazgos que conviene mirar: {look}.</translation>
    </message>
    <message>
        <source>Nothing in these {interviews} interviews looks wrong. The tests would probably (80 %) have found forged reports if they were {forged} or more of a kiosk&apos;s reports to one question, and copied interviews if they were {copied} or more of a kiosk&apos;s interviews; smaller numbers may have gone unnoticed.</source>
        <translation>Nada parece estar mal en estas {interviews} entrevistas. Con una probabilidad del 80 % las pruebas habrían encontrado informes falsificados a partir de {forged} de los informes de un quiosco a una pregunta, y entrevistas copiadas a partir de {copied} de las entrevistas de un quiosco; puede haber menos.</translation>
    </message>
    <message>
        <source>Nothing in these {interviews} interviews looks wrong. The tests would probably (80 %) have found forged reports if they were {forged} or more of a kiosk&apos;s reports to one question; they would not find copied interviews at every kiosk.</source>
        <translation>Nada parece estar mal en estas {interviews} entrevistas. Con una probabilidad del 80 % las pruebas habrían encontrado informes falsificados a partir de {forged} de los informes de un quiosco a una pregunta; las entrevistas copiadas no las encontrarían en todos los quioscos.</translation>
    </message>
    <message>
        <source>Nothing in these {interviews} interviews looks wrong. The tests would probably (80 %) have found copied interviews if they were {copied} or more of a kiosk&apos;s interviews; they would not find forged reports at every kiosk.</source>
        <translation>Nada parece estar mal en estas {interviews} entrevistas. Con una probabilidad del 80 % las pruebas habrían encontrado entrevistas copiadas a partir de {copied} de las entrevistas de un quiosco; los informes falsificados no los encontrarían en todos los quioscos.</translation>
    </message>
    <message>
        <source>Nothing in these {interviews} interviews looks wrong, but forged or copied interviews would not be found: no kiosk could be compared with another.</source>
        <translation>Nada parece anómalo en estas {interviews} entrevistas, pero no se encontrarían entrevistas falsificadas o copiadas: ningún quiosco se pudo comparar con otro.</translation>
    </message>
    <message>
        <source>The tests would probably (80 %) have found forged reports if they were {low} (kiosk {first}) to {high} (kiosk {last}, {question}) or more of a kiosk&apos;s reports to one question; smaller numbers may have gone unnoticed.</source>
        <translation>Los informes falsificados se habrían encontrado, con una probabilidad del 80 %, a partir de entre {low} (quiosco {first}) y {high} (quiosco {last}, {question}) de los informes de un quiosco a una pregunta; puede haber menos.</translation>
    </message>
    <message>
        <source>At {count} of {kiosks} kiosks forged reports to some question would not be found, however many there are.</source>
        <translation>En {count} de {kiosks} quioscos los informes falsificados a alguna pregunta no se encontrarían, por muchos que fueran.</translation>
    </message>
    <message>
        <source>The tests would probably (80 %) have found copied interviews under new ids if they were {low} (kiosk {first}) to {high} (kiosk {last}) or more of a kiosk&apos;s interviews; smaller numbers may have gone unnoticed.</source>
        <translation>Las entrevistas copiadas con identificadores nuevos se habrían encontrado, con una probabilidad del 80 %, a partir de entre {low} (quiosco {first}) y {high} (quiosco {last}) de las entrevistas de un quiosco; puede haber menos.</translation>
    </message>
    <message>
        <source>{question}: {count} of {kiosks} kiosks differ from the rest by more than chance. Either the places differ, or something is wrong with many kiosks.</source>
        <translation>{question}: {count} de {kiosks} quioscos difieren del resto más que por azar. Los lugares difieren, o algo va mal en muchos quioscos.</translation>
    </message>
    <message>
        <source>If the places differ, this is to be expected. Compare within groups of a direct question that distinguishes them, and do not blame any one kiosk for this alone.</source>
        <translation>Donde los lugares difieren, así debe ser. Compare dentro de los grupos de una pregunta directa que los distinga, y no tome ningún quiosco por defectuoso solo por esto.</translation>
    </message>
    <message>
        <source>Kiosk {kiosk} recorded “{report}” for {question} in {share} of {n} reports, comparable kiosks in {expected}. Chance alone hardly explains that (p = {p_value}, all tests together).</source>
        <translation>El quiosco {kiosk} registró «{report}» para {question} en {share} de {n} respuestas registradas, los quioscos comparables en {expected}. El azar por sí solo difícilmente hace eso (p = {p_value}, todas las pruebas juntas).</translation>
    </message>
    <message>
        <source>Kiosk {kiosk} differs from comparable kiosks in {questions}, most in {question}: “{report}” in {share} and not in {expected}. Chance alone hardly explains that.</source>
        <translation>El quiosco {kiosk} difiere de los quioscos comparables en {questions}, sobre todo en {question}: «{report}» en {share} y no en {expected}. El azar por sí solo difícilmente hace eso.</translation>
    </message>
    <message>
        <source>The people at its location may differ: compare within groups of a direct question. If nothing explains it, ask how the interviews were held and check the kiosk&apos;s coins.</source>
        <translation>Las personas pueden ser distintas donde está: compare dentro de los grupos de una pregunta directa. Si nada lo explica, pregunte cómo se hicieron las entrevistas y compruebe las monedas del quiosco.</translation>
    </message>
    <message>
        <source>Kiosk {kiosk} recorded “{report}” for {question} in {share} of {n} reports. Whatever people answer, the design cannot lead to a share beyond {expected} (p = {p_value}).</source>
        <translation>El quiosco {kiosk} registró «{report}» para {question} en {share} de {n} respuestas registradas y, respondan lo que respondan las personas, el diseño no lleva a ninguna proporción más allá de {expected} (p = {p_value}).</translation>
    </message>
    <message>
        <source>No difference between places explains this. Leave the kiosk out until it is explained: check its coins, its program, and who touched it and how.</source>
        <translation>Ninguna diferencia entre lugares explica esto. Deje fuera el quiosco hasta que se explique: sus monedas, su programa, o quién lo tocó y cómo.</translation>
    </message>
    <message>
        <source>All kiosks together recorded “{report}” for {question} in {share} of {n} reports. Whatever people answer, the design cannot lead to a share beyond {expected} (p = {p_value}).</source>
        <translation>Todos los quioscos juntos registraron «{report}» para {question} en {share} de {n} respuestas registradas y, respondan lo que respondan las personas, el diseño no lleva a ninguna proporción más allá de {expected} (p = {p_value}).</translation>
    </message>
    <message>
        <source>Kiosk {kiosk} has {pairs} pairs of identical interviews; chance makes about {by_chance}, and hardly ever so many of the rare ones (p = {p_value}).</source>
        <translation>El quiosco {kiosk} tiene {pairs} pares de entrevistas registradas igual; el azar produce unos {by_chance}, y casi nunca tantos de las que son raras (p = {p_value}).</translation>
    </message>
    <message>
        <source>Ask the surveyor what happens there: no quiet place, a missing language, people who are pressed to take part. People who leave may be different from those who stay.</source>
        <translation>Pregunte al encuestador qué ocurre allí: no hay un lugar tranquilo, falta un idioma, se presiona a las personas para que participen. Quienes se van pueden ser distintos de quienes se quedan.</translation>
    </message>
    <message>
        <source>Ask how the question is introduced there. People who skip it may be different from those who answer it.</source>
        <translation>Pregunte cómo se presenta allí la pregunta. Quienes la omiten pueden ser distintos de quienes la responden.</translation>
    </message>
    <message>
        <source>More “yes” with coins is what one hopes for if people are ashamed of a yes. Less with coins means that the instruction was not followed or that the coins are not right: check both before you use the estimate.</source>
        <translation>Más con monedas es lo que se espera donde las personas se avergüenzan de un sí. Menos con monedas indica que no se siguió la instrucción o que las monedas no son correctas: compruebe ambas cosas antes de usar la estimación.</translation>
    </message>
    <message>
        <source>Some people do not follow the instruction as the design assumes. Read their shares next to the answers in the estimates, and report them with the result.</source>
        <translation>Algunas personas no siguen la instrucción como supone el diseño. Lea las proporciones junto a las respuestas en la página de estimaciones y comuníquelas con el resultado.</translation>
    </message>
    <message>
        <source>Some people touch any button. Use the estimates that are corrected by the control, and explain the instruction better in the next interviews.</source>
        <translation>Algunas personas tocan cualquier cosa. Use las estimaciones corregidas con el control y explique mejor la instrucción en las próximas entrevistas.</translation>
    </message>
    <message>
        <source>Export {later} of kiosk {kiosk} (batch {batch}) lacks interviews that its export {earlier} contains: {missing}.</source>
        <translation>A la exportación {later} del quiosco {kiosk} (lote {batch}) le faltan entrevistas que tiene su exportación {earlier}: {missing}.</translation>
    </message>
    <message>
        <source>The kiosk&apos;s folder was copied to a second device or restored from an old copy. Find out which devices asked people under this name, and what each of them has recorded.</source>
        <translation>La carpeta del quiosco se copió a un segundo aparato o se devolvió a un estado anterior. Averigüe qué aparatos preguntaron a la gente con este nombre, y qué registró cada uno.</translation>
    </message>
    <message>
        <source>The estimate describes those who answer. Say so when you report it, or ask why people skip the question.</source>
        <translation>La estimación habla por quienes responden. Dígalo con ella, o pregunte por qué las personas omiten la pregunta.</translation>
    </message>
    <message>
        <source>Totals of {interviews} interviews, opened by trustees.</source>
        <translation>Totales de {interviews} entrevistas, abiertos por depositarios.</translation>
    </message>
    <message>
        <source>Trustees opened all kiosks together, so kiosks and single interviews cannot be compared. Each kiosk&apos;s number of interviews is in its file.</source>
        <translation>Los depositarios abrieron todos los quioscos juntos, así que no se pueden comparar quioscos ni entrevistas sueltas. El número de entrevistas de cada quiosco está en su archivo.</translation>
    </message>
    <message>
        <source>Tables do not say which kiosk a row comes from, so nothing could be compared between kiosks.</source>
        <translation>Las tablas no dicen los quioscos, así que no se pudo comparar nada entre ellos.</translation>
    </message>
    <message>
        <source>{interviews} interviews from {kiosks} kiosks; {again} of them are in several files, and each is counted once.</source>
        <translation>{interviews} entrevistas de {kiosks} quioscos; hay archivos que traen {again} de ellas otra vez, y cada una se cuenta una vez.</translation>
    </message>
    <message>
        <source>{interviews} interviews from one kiosk; {again} of them are in several files, and each is counted once.</source>
        <translation>{interviews} entrevistas de un solo quiosco; hay archivos que traen {again} de ellas otra vez, y cada una se cuenta una vez.</translation>
    </message>
    <message>
        <source>Compare the number of interviews of each kiosk with the attendance list: no time or order is recorded that would reveal invented interviews.</source>
        <translation>Compare el número de cada quiosco con la lista de asistencia: no se registra ninguna hora ni ningún orden que pudiera mostrar entrevistas inventadas.</translation>
    </message>
    <message>
        <source>Report the number with the results.</source>
        <translation>Comunique el número con los resultados.</translation>
    </message>
    <message>
        <source>If that is too much, you need more interviews, or a design with weaker coins.</source>
        <translation>Si eso es mucho, hacen falta más entrevistas o un diseño con monedas más débiles.</translation>
    </message>
    <message>
        <source>If up to {forged} of the {n} reports were forged, “{question}: {answer}” ({estimate}) could really be from {low} to {high}.</source>
        <translation>Si hasta {forged} de {n} respuestas registradas estuvieran falsificadas, {question}: {answer}, ahora {estimate}, podría estar entre {low} y {high}.</translation>
    </message>
    <message>
        <source>Ask whether your conclusion still holds at both ends; choose the number that you fear.</source>
        <translation>Pregúntese si la conclusión se mantiene en toda la banda; elija el número que usted teme.</translation>
    </message>
    <message>
        <source>Every kiosk&apos;s reports can come from people&apos;s answers (tests: {count}).</source>
        <translation>Las respuestas registradas de cada quiosco pueden venir de respuestas de personas (pruebas: {count}).</translation>
    </message>
    <message>
        <source>Break-offs are equally frequent at all kiosks (kiosks: {count}).</source>
        <translation>Las entrevistas se interrumpen por igual en todos los quioscos (quioscos: {count}).</translation>
    </message>
    <message>
        <source>Questions that may be skipped are skipped equally often at all kiosks (tests: {count}).</source>
        <translation>Las preguntas que se pueden omitir se omiten por igual en todos los quioscos (pruebas: {count}).</translation>
    </message>
    <message>
        <source>Nothing contradicts the assumptions of the designs (tests: {count}).</source>
        <translation>Nada contradice lo que suponen los diseños (pruebas: {count}).</translation>
    </message>
    <message>
        <source>Control items are answered as if everybody followed the instruction (items: {count}).</source>
        <translation>Los elementos de control se responden como si todos siguieran la instrucción (elementos: {count}).</translation>
    </message>
    <message>
        <source>Exports compared</source>
        <translation>Exportaciones comparadas</translation>
    </message>
    <message>
        <source>Kiosks compared</source>
        <translation>Quioscos comparados</translation>
    </message>
    <message>
        <source>Feasible range, by kiosk</source>
        <translation>Zona posible, por quiosco</translation>
    </message>
    <message>
        <source>Feasible range</source>
        <translation>Zona posible</translation>
    </message>
    <message>
        <source>Repeated records</source>
        <translation>Registros repetidos</translation>
    </message>
    <message>
        <source>Break-offs</source>
        <translation>Interrupciones</translation>
    </message>
    <message>
        <source>Missing, by kiosk</source>
        <translation>Respuestas que faltan, por quiosco</translation>
    </message>
    <message>
        <source>Coins and asked directly</source>
        <translation>Con monedas y directamente</translation>
    </message>
    <message>
        <source>Test of the design</source>
        <translation>Prueba del diseño</translation>
    </message>
    <message>
        <source>Control item</source>
        <translation>Elemento de control</translation>
    </message>
    <message>
        <source>Copied interviews</source>
        <translation>Entrevistas copiadas</translation>
    </message>
    <message>
        <source>Missing answers</source>
        <translation>Respuestas que faltan</translation>
    </message>
    <message>
        <source>Interviews</source>
        <translation>Entrevistas</translation>
    </message>
    <message>
        <source>Weight of a record</source>
        <translation>Peso de un registro</translation>
    </message>
    <message>
        <source>What would be found</source>
        <translation>Qué se encontraría</translation>
    </message>
    <message>
        <source>Forged records</source>
        <translation>Registros falsificados</translation>
    </message>
    <message>
        <source>Wilson</source>
        <translation>Wilson</translation>
    </message>
    <message>
        <source>Exact (Clopper–Pearson)</source>
        <translation>Exacto (Clopper–Pearson)</translation>
    </message>
    <message>
        <source>Likelihood ratio</source>
        <translation>Razón de verosimilitud</translation>
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
        <translation>Normal</translation>
    </message>
    <message>
        <source>Exact binomial</source>
        <translation>Binomial exacta</translation>
    </message>
    <message>
        <source>Always holds.</source>
        <translation>Vale siempre.</translation>
    </message>
    <message>
        <source>The usual approximation.</source>
        <translation>La aproximación habitual.</translation>
    </message>
    <message>
        <source>Computed, not approximated.</source>
        <translation>Calculado, no aproximado.</translation>
    </message>
    <message>
        <source>Sealed</source>
        <translation>Sellados</translation>
    </message>
    <message>
        <source>The analyst with the key, or a court that takes it, sees: sealed, {sealed}; with tallies, {tallies}.</source>
        <translation>El analista con la clave, o un tribunal que se la lleve, ve: sellados, {sealed}; con recuentos, {tallies}.</translation>
    </message>
    <message>
        <source>Trustees who collude, as many as open a total, see: sealed, {sealed}; with tallies, {tallies}.</source>
        <translation>Los depositarios que se confabulan, tantos como abren un total, ven: sellados, {sealed}; con recuentos, {tallies}.</translation>
    </message>
    <message>
        <source>A kiosk whose program was changed, and whoever watches the touch, see in both ways {seen}.</source>
        <translation>Un quiosco cuyo programa se alteró, y quien mira el toque, ven en ambos casos {seen}.</translation>
    </message>
    <message>
        <source>ε is what one report gives away to whoever sees it; totals are exact, without noise.</source>
        <translation>ε es lo que un informe revela a quien lo ve; los totales son exactos, sin ruido.</translation>
    </message>
    <message>
        <source>Guarded mid‑p</source>
        <translation>Mid‑p protegido</translation>
    </message>
    <message>
        <source>Mid‑p</source>
        <translation>Mid‑p</translation>
    </message>
    <message>
        <source>Bayes, flat prior</source>
        <translation>Bayes, distribución a priori uniforme</translation>
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
        <translation>Media</translation>
    </message>
    <message>
        <source>Mean of the harmless question</source>
        <translation>Media de la pregunta inofensiva</translation>
    </message>
    <message>
        <source>{question} – {answer}</source>
        <translation>{question} – {answer}</translation>
    </message>
    <message>
        <source>No share can be below zero: chance does this when the true share is near zero, and it also happens when people do not follow the coins. The most likely possible share is {mle}.</source>
        <translation>Ninguna proporción puede ser menor que cero: lo hace el azar cuando la proporción verdadera está cerca de cero, y también ocurre cuando las personas no siguen la instrucción. La proporción posible más verosímil es {mle}.</translation>
    </message>
    <message>
        <source>No share can be above 100 %: chance does this when the true share is near 100 %, and it also happens when people do not follow the coins. The most likely possible share is {mle}.</source>
        <translation>Ninguna proporción puede superar el 100&#xa0;%: lo hace el azar cuando la proporción verdadera está cerca del 100&#xa0;%, y también ocurre cuando las personas no siguen la instrucción. La proporción posible más verosímil es {mle}.</translation>
    </message>
    <message>
        <source>How much of this uncertainty comes from the coins is not known here.</source>
        <translation>Aquí no se sabe cuánta de esta incertidumbre viene de las monedas.</translation>
    </message>
    <message>
        <source>Nearly all of this uncertainty (of the variance) comes from the coins.</source>
        <translation>Casi toda esta incertidumbre (de la varianza) viene de las monedas.</translation>
    </message>
    <message>
        <source>{coins} of this uncertainty (of the variance) comes from the coins, the rest from asking a sample of people.</source>
        <translation>El {coins} de esta incertidumbre (de la varianza) viene de las monedas, el resto de preguntar a una muestra de personas.</translation>
    </message>
    <message>
        <source>With {interviews} interviews, 95 of 100 such surveys would have {level} intervals at most {width} percentage points wide for {question}: {answer}, the widest of all.</source>
        <translation>Con {interviews} entrevistas, 95 de 100 encuestas así tendrían intervalos al {level} de una amplitud de {width} puntos porcentuales como máximo para {question}: {answer}, el más amplio de todos.</translation>
    </message>
    <message>
        <source>With {interviews} interviews, 95 of 100 such surveys would have a {level} interval at most {width} percentage points wide for {question}: {answer}; {covered} of 100 such intervals contain the true value.</source>
        <translation>Con {interviews} entrevistas, 95 de 100 encuestas así tendrían un intervalo al {level} de una amplitud de {width} puntos porcentuales como máximo para {question}: {answer}; {covered} de 100 de esos intervalos contienen el valor verdadero.</translation>
    </message>
    <message>
        <source>With {interviews} interviews, 95 of 100 such surveys would have a {level} interval at most {width} wide for the mean of {question}; {covered} of 100 such intervals contain the true value.</source>
        <translation>Con {interviews} entrevistas, 95 de 100 encuestas así tendrían un intervalo al {level} de una amplitud de {width} como máximo para la media de {question}; {covered} de 100 de esos intervalos contienen el valor verdadero.</translation>
    </message>
    <message>
        <source>With {interviews} interviews, {detected} of 100 such surveys would find that {question}: {answer} differs between {groups}, if the difference is {difference} percentage points.</source>
        <translation>Con {interviews} entrevistas, {detected} de 100 encuestas así encontrarían que {question}: {answer} difiere entre {groups}, si la diferencia es de {difference} puntos porcentuales.</translation>
    </message>
    <message>
        <source>With {interviews} interviews, {detected} of 100 such surveys would find that {question}: {answer} differs between {groups}, although it does not.</source>
        <translation>Con {interviews} entrevistas, {detected} de 100 encuestas así encontrarían que {question}: {answer} difiere entre {groups}, aunque no difiere.</translation>
    </message>
    <message>
        <source>Let the program choose</source>
        <translation>Que elija el programa</translation>
    </message>
    <message>
        <source>Chosen by the program</source>
        <translation>Elegido por el programa</translation>
    </message>
    <message>
        <source>Naive Bayes</source>
        <translation>Bayes ingenuo</translation>
    </message>
    <message>
        <source>Decision tree</source>
        <translation>Árbol de decisión</translation>
    </message>
    <message>
        <source>Forest of random trees</source>
        <translation>Bosque de árboles aleatorios</translation>
    </message>
    <message>
        <source>If {share} of the respondents had touched any button at random, the estimate would be {estimate} (between {low} and {high}) instead of {plain}.</source>
        <translation>Si {share} de los encuestados hubiera tocado cualquier botón al azar, la estimación sería {estimate} (entre {low} y {high}) en lugar de {plain}.</translation>
    </message>
    <message>
        <source>If {share} of the respondents had protected themselves and given the safe answer whatever was true, the estimate would be {estimate} (between {low} and {high}) instead of {plain}.</source>
        <translation>Si {share} de los encuestados se hubiera protegido y hubiera dado la respuesta segura fuera cual fuera la verdad, la estimación sería {estimate} (entre {low} y {high}) en lugar de {plain}.</translation>
    </message>
    <message>
        <source>there is no curve for safe answers, because it is not known which answer is safe; name the safe answer.</source>
        <translation>no hay curva para las respuestas seguras, porque no se sabe qué respuesta es segura; indique la respuesta segura.</translation>
    </message>
    <message>
        <source>there is no sensitivity curve for the design {design}; it needs a design whose reports follow from the answer alone, in one sample.</source>
        <translation>no hay curva de sensibilidad para el diseño {design}; se necesita un diseño cuyos informes dependan solo de la respuesta, en una sola muestra.</translation>
    </message>
    <message>
        <source>of 100 people whose recorded report is “{report}”, about {people} would truthfully answer “{answer}”; of 100 people altogether, about {all}.</source>
        <translation>de 100 personas cuyo informe registrado es «{report}», unas {people} responderían con verdad «{answer}»; de 100 personas en total, unas {all}.</translation>
    </message>
    <message>
        <source>what one report says about an answer is not computed for the design {design}; it needs a design whose reports can be listed and follow from the answer alone, in one sample.</source>
        <translation>lo que un informe dice sobre una respuesta no se calcula para el diseño {design}; se necesita un diseño cuyos informes se puedan enumerar y dependan solo de la respuesta, en una sola muestra.</translation>
    </message>
    <message>
        <source>The costs are not symmetric: from {first} to {second} it is {there}, and back {back}. Distances are from the first group to the second.</source>
        <translation>Los costes no son simétricos: de {first} a {second} es {there}, y de vuelta {back}. Las distancias van del primer grupo al segundo.</translation>
    </message>
    <message>
        <source>From {first} to {second} it costs {cost}, and {cheapest} by way of other answers; the cheapest way counts.</source>
        <translation>De {first} a {second} cuesta {cost}, y {cheapest} pasando por otras respuestas; cuenta el camino más barato.</translation>
    </message>
    <message>
        <source>the intervals have a joint confidence of {level}: each alone has {each}, by the joint normal distribution of the estimates (maximum of |t|).</source>
        <translation>los intervalos valen conjuntamente con una confianza de {level}: cada uno por sí solo tiene {each}, según la distribución normal conjunta de las estimaciones (máximo de |t|).</translation>
    </message>
    <message>
        <source>the intervals have a joint confidence of at least {level}: each alone has {each}, by Šidák&apos;s bound.</source>
        <translation>los intervalos valen conjuntamente con una confianza de al menos {level}: cada uno por sí solo tiene {each}, según la cota de Šidák.</translation>
    </message>
    <message>
        <source>The kiosk&apos;s coins, after the answer</source>
        <translation>Las monedas del quiosco, después de la respuesta</translation>
    </message>
    <message>
        <source>Coins shown before the answer</source>
        <translation>Monedas que se muestran antes de la respuesta</translation>
    </message>
    <message>
        <source>The respondent&apos;s own cards, dice or birthday</source>
        <translation>Cartas, dados o cumpleaños del propio encuestado</translation>
    </message>
    <message>
        <source>Asked elsewhere, by other means</source>
        <translation>Preguntado en otro lugar, por otros medios</translation>
    </message>
    <message>
        <source>In imported tables: asked elsewhere, by other means</source>
        <translation>En tablas importadas: preguntado en otro lugar, por otros medios</translation>
    </message>
    <message>
        <source>Several designs by row</source>
        <translation>Varios diseños según la fila</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>conservado</translation>
    </message>
    <message>
        <source>dropped</source>
        <translation>omitido</translation>
    </message>
    <message>
        <source>must change</source>
        <translation>debe cambiar</translation>
    </message>
    <message>
        <source>On the first screen</source>
        <translation>En la primera pantalla</translation>
    </message>
    <message>
        <source>Behind “Learn more”</source>
        <translation>Detrás de «Saber más»</translation>
    </message>
    <message>
        <source>At questions that are asked directly: {questions}</source>
        <translation>En las preguntas directas: {questions}</translation>
    </message>
    <message>
        <source>At questions that no total counts: {questions}</source>
        <translation>En las preguntas que ningún total cuenta: {questions}</translation>
    </message>
    <message>
        <source>What the surveyor says</source>
        <translation>Lo que dice el encuestador</translation>
    </message>
    <message>
        <source>{numbers}: touch your own answer.</source>
        <translation>{numbers}: toque su propia respuesta.</translation>
    </message>
    <message>
        <source>{numbers}: your own answer.</source>
        <translation>{numbers}: su propia respuesta.</translation>
    </message>
    <message>
        <source>{numbers}: “{label}”.</source>
        <translation>{numbers}: «{label}».</translation>
    </message>
    <message>
        <source>{numbers}: touch “{label}”. The dice chose it, not you.</source>
        <translation>{numbers}: toque «{label}». Lo eligieron los dados, no usted.</translation>
    </message>
    <message>
        <source>{numbers}: touch “{label}”. The die chose it, not you.</source>
        <translation>{numbers}: toque «{label}». Lo eligió el dado, no usted.</translation>
    </message>
    <message>
        <source>{numbers}: touch “{label}”. The card chose it, not you.</source>
        <translation>{numbers}: toque «{label}». Lo eligió la carta, no usted.</translation>
    </message>
    <message>
        <source>{numbers}: touch “{label}”. The coins chose it, not you.</source>
        <translation>{numbers}: toque «{label}». Lo eligieron las monedas, no usted.</translation>
    </message>
    <message>
        <source>{numbers}: answer question 1.</source>
        <translation>{numbers}: responda la pregunta 1.</translation>
    </message>
    <message>
        <source>{numbers}: answer question 2.</source>
        <translation>{numbers}: responda la pregunta 2.</translation>
    </message>
    <message>
        <source>Only you know which of the two questions you answer.</source>
        <translation>Solo usted sabe cuál de las dos preguntas responde.</translation>
    </message>
    <message>
        <source>Draw a card. Keep it hidden.</source>
        <translation>Saque una carta. Manténgala oculta.</translation>
    </message>
    <message>
        <source>Heads first</source>
        <translation>Primero cara</translation>
    </message>
    <message>
        <source>Tails, then heads</source>
        <translation>Cruz y luego cara</translation>
    </message>
    <message>
        <source>Tails, then tails</source>
        <translation>Cruz y luego cruz</translation>
    </message>
    <message>
        <source>Toss a coin, then toss it once more. Keep both hidden.</source>
        <translation>Lance una moneda y luego láncela otra vez. Mantenga ocultos los dos resultados.</translation>
    </message>
    <message>
        <source>Only you can choose “{label}”. So a recorded “{label}” is your own answer.</source>
        <translation>Solo usted puede elegir «{label}». Por eso un «{label}» registrado es su propia respuesta.</translation>
    </message>
    <message>
        <source>Your own answer comes up in {count} of {of} cases.</source>
        <translation>Su propia respuesta sale en {count} de {of} casos.</translation>
    </message>
    <message>
        <source>Your own answer comes up in about {count} of {of} cases.</source>
        <translation>Su propia respuesta sale en unos {count} de {of} casos.</translation>
    </message>
    <message>
        <source>Question 1 comes up in {count} of {of} cases.</source>
        <translation>La pregunta 1 sale en {count} de {of} casos.</translation>
    </message>
    <message>
        <source>Question 1 comes up in about {count} of {of} cases.</source>
        <translation>La pregunta 1 sale en unos {count} de {of} casos.</translation>
    </message>
    <message>
        <source>Throw both dice and add them up. Keep them hidden.</source>
        <translation>Tire los dos dados y súmelos. Manténgalos ocultos.</translation>
    </message>
    <message>
        <source>Throw the die. Keep it hidden.</source>
        <translation>Tire el dado. Manténgalo oculto.</translation>
    </message>
    <message>
        <source>Draw one of the cards 1 to {cards}. Keep it hidden.</source>
        <translation>Saque una de las cartas del 1 al {cards}. Manténgala oculta.</translation>
    </message>
    <message>
        <source>{low} or {high}</source>
        <translation>{low} o {high}</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} a {high}</translation>
    </message>
    <message>
        <source>So a record proves nothing about you.</source>
        <translation>Lo registrado no prueba nada sobre usted.</translation>
    </message>
    <message>
        <source>The wheel never picks “{label}”. So a recorded “{label}” is your own answer.</source>
        <translation>La rueda nunca elige «{label}». Así, un «{label}» registrado es su propia respuesta.</translation>
    </message>
    <message>
        <source>Spin the wheel first. Only you see it.</source>
        <translation>Gire primero la rueda. Solo usted la ve.</translation>
    </message>
    <message>
        <source>If the wheel answers for you, just go on.</source>
        <translation>Si la rueda responde por usted, solo continúe.</translation>
    </message>
    <message>
        <source>Otherwise the wheel picks any answer.</source>
        <translation>Si no, la rueda elige cualquier respuesta.</translation>
    </message>
    <message>
        <source>In {count} of {of} spins the wheel asks for your own answer.</source>
        <translation>En {count} de {of} giros la rueda pide su propia respuesta.</translation>
    </message>
    <message>
        <source>In about {count} of {of} spins the wheel asks for your own answer.</source>
        <translation>En unos {count} de {of} giros la rueda pide su propia respuesta.</translation>
    </message>
    <message>
        <source>In {count} of {of} spins your own answer is recorded.</source>
        <translation>En {count} de {of} giros se registra su propia respuesta.</translation>
    </message>
    <message>
        <source>In about {count} of {of} spins your own answer is recorded.</source>
        <translation>En unos {count} de {of} giros se registra su propia respuesta.</translation>
    </message>
    <message>
        <source>Half of the time your own answer is recorded.</source>
        <translation>La mitad de las veces se registra su propia respuesta.</translation>
    </message>
    <message>
        <source>Half of the time the wheel asks for your own answer.</source>
        <translation>La mitad de las veces la rueda pide su propia respuesta.</translation>
    </message>
    <message>
        <source>In {count} of {of} spins the wheel answers “{label}”.</source>
        <translation>En {count} de {of} giros la rueda responde «{label}».</translation>
    </message>
    <message>
        <source>In about {count} of {of} spins the wheel answers “{label}”.</source>
        <translation>En unos {count} de {of} giros la rueda responde «{label}».</translation>
    </message>
    <message>
        <source>With {design} every report is one of two numbers. They show the mean, but not how the answers spread around it.</source>
        <translation>Con {design}, cada respuesta registrada es uno de dos números. Muestran la media, pero no cómo se reparten las respuestas en torno a ella.</translation>
    </message>
    <message>
        <source>The question does not say which answers are possible, so only the mean and the standard deviation can be known.</source>
        <translation>La pregunta no dice qué respuestas son posibles, así que solo se pueden conocer la media y la desviación típica.</translation>
    </message>
    <message>
        <source>The noise is undone answer by answer, for at most {most} possible answers. This question has {answers}.</source>
        <translation>El ruido se quita respuesta por respuesta, con {most} respuestas posibles como máximo. Esta pregunta tiene {answers}.</translation>
    </message>
    <message>
        <source>With {design} different distributions of answers lead to the same reports, so only the mean and the standard deviation can be known.</source>
        <translation>Con {design}, distintas distribuciones de las respuestas dan los mismos registros, así que solo se pueden conocer la media y la desviación típica.</translation>
    </message>
    <message>
        <source>One report shows no spread.</source>
        <translation>Un solo registro no muestra ninguna dispersión.</translation>
    </message>
    <message>
        <source>The reports spread no wider than the coins alone would make them, so the standard deviation of the answers is shown as 0. It is anywhere below the upper end of its interval.</source>
        <translation>Los registros no varían más de lo que variarían por las monedas solas, así que la desviación típica de las respuestas se muestra como 0. Está en algún punto por debajo del extremo superior de su intervalo.</translation>
    </message>
    <message>
        <source>{n} respondent</source>
        <translation>{n} encuestado</translation>
    </message>
    <message>
        <source>{n} respondents</source>
        <translation>{n} encuestados</translation>
    </message>
    <message>
        <source>If the answers to “{first}” and “{second}” did not depend on each other, reports that show as strong a relation as these would have a probability of {p}.</source>
        <translation>Si las respuestas a «{first}» y «{second}» no dependieran una de otra, unas respuestas registradas con una relación tan fuerte tendrían una probabilidad de {p}.</translation>
    </message>
    <message>
        <source>Cramér&apos;s V, from 0 for no relation to 1 for a perfect one, is about {v}; noise alone would give {noise}.</source>
        <translation>La V de Cramér, de 0 (sin relación) a 1 (relación perfecta), es de unos {v}; el ruido solo daría {noise}.</translation>
    </message>
    <message>
        <source>Among those with “{given}”, about {share} have “{answer}”; the {level} interval is {low} to {high}.</source>
        <translation>Entre quienes tienen «{given}», alrededor de {share} tienen «{answer}»; el intervalo de {level} es de {low} a {high}.</translation>
    </message>
    <message>
        <source>Nobody is known to have “{given}”.</source>
        <translation>No consta que nadie tenga «{given}».</translation>
    </message>
    <message>
        <source>Intercept: {where}, the odds of the answer are about {ratio}.</source>
        <translation>Constante: {where}, las odds de la respuesta son de alrededor de {ratio}.</translation>
    </message>
    <message>
        <source>Intercept: {where}, the mean answer is about {estimate}.</source>
        <translation>Constante: {where}, la respuesta media es de alrededor de {estimate}.</translation>
    </message>
    <message>
        <source>If all {n} people had answered “{answer}” to “{question}” and all else stayed the same, the model expects about {estimate} of them to have the answer “{outcome}” ({level} CI {low} to {high}).</source>
        <translation>Si las {n} personas hubieran respondido «{answer}» a «{question}» y todo lo demás fuera como es, el modelo espera que alrededor de {estimate} de ellas tenga la respuesta «{outcome}»; con una confianza del {level}, de {low} a {high}.</translation>
    </message>
    <message>
        <source>Intercept: {where}, the {link} of the share of “yes” is about {estimate}.</source>
        <translation>Constante: {where}, el {link} de la proporción de «sí» es de alrededor de {estimate}.</translation>
    </message>
    <message>
        <source>without predictors</source>
        <translation>sin predictores</translation>
    </message>
    <message>
        <source>with all predictors at their reference</source>
        <translation>cuando todos los predictores están en su referencia</translation>
    </message>
    <message>
        <source>with all predictors at 0</source>
        <translation>cuando todos los predictores están en 0</translation>
    </message>
    <message>
        <source>with all predictors at their reference, numbers and ratings at 0</source>
        <translation>cuando todos los predictores están en su referencia, y los números y escalas en 0</translation>
    </message>
    <message>
        <source>{n} interviews, standard errors: {errors}</source>
        <translation>{n} entrevistas, errores estándar: {errors}</translation>
    </message>
    <message>
        <source>log likelihood {likelihood}, {n} interviews, standard errors: {errors}</source>
        <translation>log-verosimilitud {likelihood}, {n} entrevistas, errores estándar: {errors}</translation>
    </message>
    <message>
        <source>log likelihood {likelihood}, AIC {aic}, BIC {bic}, {n} interviews, standard errors: {errors}</source>
        <translation>log-verosimilitud {likelihood}, AIC {aic}, BIC {bic}, {n} entrevistas, errores estándar: {errors}</translation>
    </message>
    <message>
        <source>Hosmer–Lemeshow test of the fit: χ² = {statistic} on {freedom} degrees of freedom, p = {p}</source>
        <translation>prueba de ajuste de Hosmer–Lemeshow: χ² = {statistic} con {freedom} grados de libertad, p = {p}</translation>
    </message>
    <message>
        <source>With the answer “{answer}” to “{question}” instead of “{reference}”, the mean answer changes by {estimate} on average ({level} CI {low} to {high}).</source>
        <translation>Con la respuesta «{answer}» a «{question}» en lugar de «{reference}», la respuesta media cambia {estimate} en promedio (IC de {level}: de {low} a {high}).</translation>
    </message>
    <message>
        <source>With one more of “{question}”, the mean answer changes by {estimate} on average ({level} CI {low} to {high}).</source>
        <translation>Con uno más de «{question}», la respuesta media cambia {estimate} en promedio (IC de {level}: de {low} a {high}).</translation>
    </message>
    <message>
        <source>it cannot be combined with random intercepts; leave one of the two out</source>
        <translation>no se puede combinar con interceptos aleatorios; quite uno de los dos</translation>
    </message>
    <message>
        <source>{questions} is randomized; predictions need predictors that are asked directly</source>
        <translation>{questions} es aleatorizada; las predicciones necesitan predictores directos</translation>
    </message>
    <message>
        <source>it needs predictors whose answers can be assumed</source>
        <translation>necesita predictores cuyas respuestas se puedan suponer</translation>
    </message>
    <message>
        <source>the outcome {outcome} has several equations; predictions need a yes/no question of one sample, or a number in the linear model</source>
        <translation>el resultado {outcome} tiene varias ecuaciones; las predicciones necesitan una pregunta de sí o no de una muestra, o un número en el modelo lineal</translation>
    </message>
    <message>
        <source>According to the control question hardly anybody followed the instruction, so it corrects nothing: do not trust the estimates that it controls.</source>
        <translation>La pregunta de control dice que casi nadie siguió la instrucción, así que no se corrige nada con ella: no se fíe de las estimaciones que controla.</translation>
    </message>
    <message>
        <source>Shares of 0 and 1 that follow from the filter itself are not estimates and have no error: {questions}.</source>
        <translation>Las proporciones de 0 y 1 que decide el propio filtro no son estimaciones y no tienen error: {questions}.</translation>
    </message>
    <message>
        <source>Nearly all of the {n} reports are the same, so the error is estimated from very few of them and the interval may contain the mean far less often than it should. Collect more interviews, or use the interval chebyshev.</source>
        <translation>Casi todas las {n} respuestas registradas son iguales, así que el error lo indican muy pocas de ellas y el intervalo puede contener la media mucho menos a menudo de lo prometido. Recoja más entrevistas o tome el intervalo chebyshev.</translation>
    </message>
    <message>
        <source>The model predicts {name} whatever the features are, so it is no better than always saying {name}.</source>
        <translation>El modelo predice {name} sean cuales sean las variables, así que no es mejor que decir siempre {name}.</translation>
    </message>
    <message>
        <source>On the rows held out, the model was right {accuracy} of the time, which is no better than always saying the most frequent class ({majority}).</source>
        <translation>En las filas reservadas el modelo acertó el {accuracy} de las veces, lo que no es mejor que decir siempre la clase más frecuente ({majority}).</translation>
    </message>
    <message>
        <source>A class is predicted where all conditions of one of its rules hold. No fewer rules can say the same.</source>
        <translation>Se predice una clase donde se cumplen todas las condiciones de una de sus reglas. Con menos reglas no se puede decir lo mismo.</translation>
    </message>
    <message>
        <source>A class is predicted where all conditions of one of its rules hold. The tree is large: fewer rules might say the same.</source>
        <translation>Se predice una clase donde se cumplen todas las condiciones de una de sus reglas. El árbol es grande: quizá se pueda decir lo mismo con menos reglas.</translation>
    </message>
    <message>
        <source>These shares are pulled toward the share among all respondents, more so where the reports contain less information (a Dirichlet prior): good for prediction, but not unbiased estimates.</source>
        <translation>Estas partes se acercan a la parte entre todos los encuestados, tanto más cuanto menos dicen los informes (una previa de Dirichlet): buenas para predecir, pero no estimaciones insesgadas.</translation>
    </message>
    <message>
        <source>For some features it was not released how frequent their levels are; effects are averaged as if these levels were equally frequent.</source>
        <translation>De algunas variables no se publicó la frecuencia de sus niveles; los efectos se promedian como si fueran igualmente frecuentes.</translation>
    </message>
    <message>
        <source>The model does not contain the counts that it was made of, so the effects have no intervals.</source>
        <translation>El modelo no contiene los recuentos de los que se hizo, así que los efectos no tienen intervalos.</translation>
    </message>
    <message>
        <source>The levels of {names} were read from the data and are assumed to be public; state them with a domain file if they are not.</source>
        <translation>Los niveles de {names} se leyeron de los datos y se toman por públicos; indíquelos con un archivo de dominio si no lo son.</translation>
    </message>
    <message>
        <source>{questions}: groups of fewer than {smallest}: {cells}, people in them: {people}, of whom alone: {alone}. Merge categories before you publish anything by it.</source>
        <translation>{questions}: grupos de menos de {smallest}: {cells}, personas en ellos: {people}, de ellas solas: {alone}. Una categorías antes de mostrar nada por esta pregunta.</translation>
    </message>
    <message>
        <source>{questions}: groups of fewer than {smallest}: {cells}, people in them: {people}, of whom alone: {alone}. Do not publish these together, or make {coarser} coarser first.</source>
        <translation>{questions}: grupos de menos de {smallest}: {cells}, personas en ellos: {people}, de ellas solas: {alone}. No las muestre juntas, o haga antes {coarser} menos detallada.</translation>
    </message>
    <message>
        <source>The mean answer to “{question}” is about {mean} ({level} CI {low} to {high}).</source>
        <translation>La respuesta media a «{question}» es de unos {mean} (IC de {level}: de {low} a {high}).</translation>
    </message>
    <message>
        <source>The mean answer to “{question}” is about {mean}.</source>
        <translation>La respuesta media a «{question}» es de unos {mean}.</translation>
    </message>
    <message>
        <source>Nobody answered “{question}”.</source>
        <translation>Nadie respondió «{question}».</translation>
    </message>
    <message>
        <source>The answers differ from it by about {sd} (the standard deviation).</source>
        <translation>Las respuestas se apartan de ella en unos {sd} (la desviación estándar).</translation>
    </message>
    <message>
        <source>Half of the people answer {median} or less, and the middle half between {first} and {third}.</source>
        <translation>La mitad de las personas responde {median} o menos, y la mitad central entre {first} y {third}.</translation>
    </message>
    <message>
        <source>About {share} of the people have an answer from {first} to {last} ({level} CI {low} to {high}).</source>
        <translation>Alrededor de {share} de las personas tienen una respuesta de {first} a {last} (IC de {level}: de {low} a {high}).</translation>
    </message>
    <message>
        <source>About {share} of the people answer {value} ({level} CI {low} to {high}).</source>
        <translation>Alrededor de {share} de las personas responden {value} (IC de {level}: de {low} a {high}).</translation>
    </message>
    <message>
        <source>“{question}”: half of the people give {median} or an earlier day; the days go from {first} to {last}.</source>
        <translation>«{question}»: la mitad de las personas indica el {median} o un día anterior; los días van del {first} al {last}.</translation>
    </message>
    <message>
        <source>“{question}”: {count} different texts; the commonest is “{text}”.</source>
        <translation>«{question}»: {count} textos diferentes; el más frecuente es «{text}».</translation>
    </message>
    <message>
        <source>“{question}”: {count} different texts; none was given twice.</source>
        <translation>«{question}»: {count} textos distintos; ninguno se dio dos veces.</translation>
    </message>
    <message>
        <source>{question}: {said}</source>
        <translation>{question}: {said}</translation>
    </message>
    <message>
        <source>No design of these questions has a test.</source>
        <translation>Ningún diseño de estas preguntas tiene prueba.</translation>
    </message>
    <message>
        <source>{question}: {text}</source>
        <translation>{question}: {text}</translation>
    </message>
    <message>
        <source>{question} by {by}: {text}</source>
        <translation>{question} por {by}: {text}</translation>
    </message>
    <message>
        <source>Estimates outside 0 to 100 %: {count}. They are shown as they are, because cutting them off would bias averages; the column “Most likely” gives the best possible share.</source>
        <translation>Estimaciones fuera de 0 a 100&#xa0;%: {count}. Se muestran tal cual, porque recortarlas sesgaría los promedios; la columna «Más verosímil» da la mejor proporción posible.</translation>
    </message>
    <message>
        <source>A question cannot be divided by itself: choose another one, or no groups.</source>
        <translation>Una pregunta no se puede dividir por sí misma: elija otra, o ningún grupo.</translation>
    </message>
    <message>
        <source>The chart shows the first {count} lines; choose one question to see it all.</source>
        <translation>El gráfico muestra las primeras {count} líneas; elija una pregunta para verlo todo.</translation>
    </message>
    <message>
        <source>Compared with model {smaller}, chance alone would improve the fit this much with a probability of {p} (likelihood ratio test).</source>
        <translation>Frente al modelo {smaller}, el azar solo mejoraría el ajuste tanto con una probabilidad de {p} (prueba de razón de verosimilitud).</translation>
    </message>
    <message>
        <source>Of these models it has the smallest AIC, so it is expected to predict best.</source>
        <translation>De estos modelos tiene el menor AIC, así que se espera que prediga mejor.</translation>
    </message>
    <message>
        <source>Model {model}, {predictors}: fitted to {n} interviews.</source>
        <translation>Modelo {model}, {predictors}: ajustado a {n} entrevistas.</translation>
    </message>
    <message>
        <source>“{term}” is in {count} of the {models} models, with coefficients from {low} to {high}.</source>
        <translation>«{term}» está en {count} de los {models} modelos, con coeficientes de {low} a {high}.</translation>
    </message>
    <message>
        <source>The likelihood of a model with a randomized predictor ({questions}) includes the predictor&apos;s reports, so AIC, BIC and likelihood ratios are not compared.</source>
        <translation>La verosimilitud de un modelo con un predictor aleatorizado ({questions}) incluye las respuestas registradas del predictor, así que no se comparan AIC, BIC ni razones de verosimilitud.</translation>
    </message>
    <message>
        <source>any</source>
        <translation>cualquiera</translation>
    </message>
    <message>
        <source>All waves</source>
        <translation>Todas las oleadas</translation>
    </message>
    <message>
        <source>ε adds up over questions and waves. This is the worst case, in which all answers are about the same fact. Somebody who cannot link the records of one person learns less.</source>
        <translation>Los ε de las preguntas y de las oleadas se suman. Es el peor caso, en el que todas las respuestas hablan de una misma cosa; quien no puede reunir los registros de una persona aprende menos.</translation>
    </message>
    <message>
        <source>ε adds up over questions and waves. This is the worst case, in which all answers are about the same fact. Somebody who sees only opened totals learns less.</source>
        <translation>Los ε de las preguntas y de las oleadas se suman. Es el peor caso, en el que todas las respuestas hablan de una misma cosa; quien solo ve totales abiertos aprende menos.</translation>
    </message>
    <message>
        <source>What to do: {advice}</source>
        <translation>Qué hacer: {advice}</translation>
    </message>
    <message>
        <source>It holds for one release of one wave, if the others&apos; reports were made with coins as they should be. It does not hold for somebody who has the collection files, knows when a person was asked, or watched the kiosk.</source>
        <translation>Vale para una sola publicación de una sola ronda, si las respuestas de los demás se aleatorizaron con monedas como debían. No vale para quien tiene los archivos de recogida, sabe cuándo se preguntó a una persona u observó el quiosco.</translation>
    </message>
    <message>
        <source>Everybody shares these answers with at least {others} others.</source>
        <translation>Todos comparten estas respuestas con al menos otras {others} personas.</translation>
    </message>
    <message>
        <source>There are no interviews yet, so there are no groups.</source>
        <translation>Aún no hay entrevistas, así que nadie está en ningún grupo.</translation>
    </message>
    <message>
        <source>The survey has no randomized question, so there are no coins to add to.</source>
        <translation>La encuesta no tiene ninguna pregunta aleatorizada, así que no hay monedas a las que añadir nada.</translation>
    </message>
    <message>
        <source>There is no row of anybody, only totals: there is nothing to put in random order.</source>
        <translation>No hay ninguna fila de nadie, solo totales: no hay nada que poner en orden aleatorio.</translation>
    </message>
    <message>
        <source>The survey has no direct question, so nobody can be identified by an answer.</source>
        <translation>La encuesta no tiene preguntas directas: no se puede encontrar a nadie por una respuesta.</translation>
    </message>
    <message>
        <source>ε</source>
        <translation>ε</translation>
    </message>
    <message>
        <source>probability after the report</source>
        <translation>probabilidad después de la respuesta registrada</translation>
    </message>
    <message>
        <source>ε of all in random order</source>
        <translation>ε de todas en orden aleatorio</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Comprobación</translation>
    </message>
    <message>
        <source>Act</source>
        <translation>Actuar</translation>
    </message>
    <message>
        <source>Forged reports</source>
        <translation>Informes falsificados</translation>
    </message>
    <message>
        <source>In the chart, kiosks inside the outer limits differ no more than by chance. The limits assume that people are similar everywhere. If the places differ, points may lie outside although nothing is wrong.</source>
        <translation>En la imagen, los quioscos dentro de los límites exteriores no difieren más que por azar. Los límites valen para personas semejantes en todas partes; donde los lugares difieren, puede haber puntos fuera sin que nada esté mal.</translation>
    </message>
    <message>
        <source>Interviews carry no date or time. Each file has only its first and last day: compare its number of interviews with the attendance list for these days.</source>
        <translation>Las entrevistas no llevan día ni hora. Cada archivo conoce su primer y su último día: compare el número con la lista de asistencia de esos días.</translation>
    </message>
    <message>
        <source>Questions left out by a condition, or not drawn by chance, do not count as missing.</source>
        <translation>Las preguntas que una condición dejó fuera, o que el azar no sacó, no faltan.</translation>
    </message>
    <message>
        <source>All tests are assessed together: if nothing is wrong, at most one project in 100 raises an alarm.</source>
        <translation>Todas las pruebas se juzgan juntas: sin ningún fallo, como máximo un proyecto de cada 100 recibe una alarma.</translation>
    </message>
    <message>
        <source>The smallest number that these tests would have detected at each kiosk in 4 of 5 cases. Smaller numbers may go unnoticed: attendance lists and second interviews find them.</source>
        <translation>El menor número que estas pruebas habrían encontrado en cada quiosco en 4 de 5 casos. Puede haber menos: las listas de asistencia y las segundas entrevistas los encuentran.</translation>
    </message>
    <message>
        <source>The value if that many reports had been forged, in the worst possible way.</source>
        <translation>Lo que podría ser verdad si se hubieran falsificado tantas respuestas registradas, de la peor manera posible.</translation>
    </message>
    <message>
        <source>Nobody answered {item}: it is ranked by the prior alone.</source>
        <translation>Nadie respondió a {item}: su puesto se debe solo a la distribución a priori.</translation>
    </message>
    <message>
        <source>{count} of {all} respondents are left out because an answer is missing.</source>
        <translation>Se omiten {count} de {all} encuestados porque falta una respuesta.</translation>
    </message>
    <message>
        <source>{count} of {all} respondents have weight 0 and do not count.</source>
        <translation>{count} de {all} encuestados tienen peso 0 y no cuentan.</translation>
    </message>
    <message>
        <source>The most likely value of {parameter} is {value}, the end of its range, so it has no standard error, and those of the coefficients take it as known.</source>
        <translation>El valor más probable de {parameter} es {value}, el extremo de su intervalo, así que no tiene error estándar, y los de los coeficientes lo dan por conocido.</translation>
    </message>
    <message>
        <source>Use the {what} of the sample</source>
        <translation>Usar los {what} de la muestra</translation>
    </message>
    <message>
        <source>every report, with its direct answers</source>
        <translation>cada informe, con sus respuestas directas</translation>
    </message>
    <message>
        <source>declared totals of at least {smallest} interviews, or as many as the survey says, once trustees have opened them</source>
        <translation>totales declarados de al menos {smallest} entrevistas, o de tantas como diga la encuesta, una vez que los depositarios los han abierto</translation>
    </message>
    <message>
        <source>there are none: one key opens everything</source>
        <translation>no hay ninguno: una sola clave lo abre todo</translation>
    </message>
    <message>
        <source>the totals of each file; a report, with copies of a file from before and after its interview</source>
        <translation>los totales de cada archivo; un informe, con copias de un archivo de antes y después de su entrevista</translation>
    </message>
    <message>
        <source>the answer: coins and tallies protect against neither</source>
        <translation>la respuesta: ni las monedas ni los recuentos protegen de ello</translation>
    </message>
    <message>
        <source>The passphrase does not open the key file {file}. Try again: it is the one that was chosen when the key was made. If it is lost, make the key file again from its recovery sheet.</source>
        <translation>La frase de contraseña no abre el archivo de clave {file}. Inténtelo de nuevo: es la que se eligió al crear la clave. Si se ha perdido, vuelva a crear el archivo de clave con su hoja de recuperación.</translation>
    </message>
    <message>
        <source>Line {line}: {reason}</source>
        <translation>Línea {line}: {reason}</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <translation>{first} {second}</translation>
    </message>
    <message>
        <source>{count} of {rows} rows have no prediction; the column prediction_problem gives the reason for each.</source>
        <translation>{count} de {rows} filas no tienen predicción; la columna prediction_problem da el motivo de cada una.</translation>
    </message>
    <message>
        <source>Randomized columns alone</source>
        <translation>Solo las columnas aleatorizadas</translation>
    </message>
    <message>
        <source>Randomized columns, complete interviews only</source>
        <translation>Columnas aleatorizadas, solo entrevistas completas</translation>
    </message>
    <message>
        <source>With direct answers, file by file</source>
        <translation>Con las respuestas directas, archivo por archivo</translation>
    </message>
    <message>
        <source>Whoever is given only this, in random order and without ids, learns about any one person at most ε = {shuffled} instead of {epsilon}, except with a probability of at most {delta}: nothing shows which of at least {interviews} records is the person&apos;s.</source>
        <translation>Quien recibe solo esto, en orden aleatorio y sin identificadores, averigua sobre una persona como mucho ε = {shuffled} en lugar de {epsilon}, salvo con una probabilidad de a lo sumo {delta}: nada muestra cuál de al menos {interviews} registros es el suyo.</translation>
    </message>
    <message>
        <source>Shuffling adds nothing to ε = {epsilon}: that takes at least {needed} interviews that nothing but randomized reports tells apart, and the smallest such group has {interviews}.</source>
        <translation>La mezcla no añade nada a ε = {epsilon}: hacen falta al menos {needed} entrevistas que nada distinga salvo las respuestas aleatorizadas, y el grupo más pequeño tiene {interviews}.</translation>
    </message>
    <message>
        <source>There are no such interviews. Shuffling adds something to ε = {epsilon} from {needed} interviews on that nothing but randomized reports tells apart.</source>
        <translation>No hay entrevistas así. La mezcla añade algo a ε = {epsilon} a partir de {needed} entrevistas que nada distinga salvo las respuestas aleatorizadas.</translation>
    </message>
    <message>
        <source>Shuffling adds nothing: what one respondent gives away has no known limit.</source>
        <translation>La mezcla no añade nada: lo que revela una persona encuestada no tiene un límite conocido.</translation>
    </message>
    <message>
        <source>Shuffling adds nothing: not all of these interviews are known from collection files, which are in random order, or it is not known who left which question unanswered.</source>
        <translation>La mezcla no añade nada: no se sabe de todas estas entrevistas que vengan de archivos de recogida, que están en orden aleatorio, o no se sabe quién dejó qué pregunta sin responder.</translation>
    </message>
</context>
<context>
    <name>numbers</name>
    <message>
        <source>{number} percentage points</source>
        <translation>{number} puntos porcentuales</translation>
    </message>
</context>
<context>
    <name>opening</name>
    <message>
        <source>Import into which project? Type a new name to create one</source>
        <translation>¿En qué proyecto se importa? Un nombre nuevo crea uno</translation>
    </message>
    <message>
        <source>Projects (*{ending})</source>
        <translation>Proyectos (*{ending})</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importar</translation>
    </message>
</context>
<context>
    <name>planning</name>
    <message>
        <source>percentage points: with probability {confidence}, the estimate is no further than this from the true value, {truth} ({method}).</source>
        <translation>puntos porcentuales: la estimación no se aleja más de la verdad con probabilidad {confidence}, {truth} ({method}).</translation>
    </message>
    <message>
        <source>whatever the true share is</source>
        <translation>sea cual sea la proporción verdadera</translation>
    </message>
    <message>
        <source>if the true share is {share}</source>
        <translation>si la proporción verdadera es {share}</translation>
    </message>
    <message>
        <source>people to approach: the estimate is then within ± {error} of the true value with probability {confidence}, {truth} ({method}, allowing for clusters and non-response).</source>
        <translation>personas a contactar: así la estimación queda a ± {error} de la verdad con probabilidad {confidence}, {truth} ({method}, ampliado por conglomerados y no respuesta).</translation>
    </message>
    <message>
        <source>interviews are enough: the estimate is then within ± {error} of the true value with probability {confidence}, {truth} ({method}).</source>
        <translation>entrevistas bastan: así la estimación queda a ± {error} de la verdad con probabilidad {confidence}, {truth} ({method}).</translation>
    </message>
    <message>
        <source>ε = ∞: at least one report reveals the answer, so nothing protects it.</source>
        <translation>ε = ∞: al menos una respuesta registrada revela la respuesta dada, así que nada la protege.</translation>
    </message>
    <message>
        <source>ε = {epsilon}: one report can multiply the odds of one answer over another by at most {ratio}.</source>
        <translation>ε = {epsilon}: una respuesta registrada puede multiplicar por {ratio}, como mucho, la ventaja de una respuesta frente a otra.</translation>
    </message>
    <message>
        <source>Answer to plan for</source>
        <translation>Respuesta para la que se planifica</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>yes or no (the less precise)</source>
        <translation>sí o no, la menos precisa</translation>
    </message>
    <message>
        <source>every answer</source>
        <translation>todas las respuestas</translation>
    </message>
    <message>
        <source>answer {number}</source>
        <translation>respuesta {number}</translation>
    </message>
</context>
<context>
    <name>report</name>
    <message>
        <source>Page {page} of {pages}</source>
        <translation>Página {page} de {pages}</translation>
    </message>
    <message>
        <source>The survey “{title}” ({id}, version {version}) has {asked} questions; {interviews} interviews were analysed.</source>
        <translation>La encuesta «{title}» ({id}, versión {version}) tiene {asked} preguntas; se analizaron {interviews} entrevistas.</translation>
    </message>
    <message>
        <source>They were collected from {first} to {last}.</source>
        <translation>Se recogieron del {first} al {last}.</translation>
    </message>
    <message>
        <source>These interviews were simulated by a computer: no person answered them.</source>
        <translation>Estas entrevistas las simuló un ordenador: no las respondió ninguna persona.</translation>
    </message>
    <message>
        <source>Randomized response (Warner 1965, Journal of the American Statistical Association 60, 63–69) protected the answers to {questions}: what is recorded is a report, which follows from the answer by a random map of known probabilities. The answer itself is not recorded.</source>
        <translation>La respuesta aleatorizada (Warner 1965, Journal of the American Statistical Association 60, 63–69) protegió las respuestas a {questions}: lo que se registra se deriva de la respuesta por una transformación aleatoria de probabilidades conocidas. La respuesta misma no se registra.</translation>
    </message>
    <message>
        <source>The design “{title}” ({design}) was used for {questions} ({source}).</source>
        <translation>El diseño «{title}» ({design}) se usó para {questions} ({source}).</translation>
    </message>
    <message>
        <source>The answers to {members} were randomized together, as one answer to {question}.</source>
        <translation>Las respuestas a {members} se aleatorizaron juntas, como una sola respuesta a {question}.</translation>
    </message>
    <message>
        <source>Asked directly, with answers recorded as given and without protection: {questions}.</source>
        <translation>Preguntadas directamente, con respuestas registradas tal como se dieron y sin protección: {questions}.</translation>
    </message>
    <message>
        <source>A part of the respondents, drawn at random, was asked {questions} directly, without protection.</source>
        <translation>A una parte de los encuestados, sacada al azar, se le preguntó {questions} directamente, sin protección.</translation>
    </message>
    <message>
        <source>A random half of the respondents was asked {questions} in the opposite wording.</source>
        <translation>A la mitad de los encuestados, sacada al azar, se le preguntó {questions} con la formulación contraria.</translation>
    </message>
    <message>
        <source>Each respondent was asked {size} of these questions, drawn at random: {questions}.</source>
        <translation>A cada encuestado se le hicieron {size} de estas preguntas, sacadas al azar: {questions}.</translation>
    </message>
    <message>
        <source>With P the matrix of the probabilities of each report given each answer and λ̂ the observed shares of the reports, shares of answers were estimated by undoing P, which where P is square is π̂ = λ̂P⁻¹. This estimate is unbiased and may lie outside 0 to 100 %; “Most likely” is the maximum-likelihood estimate among the possible shares.</source>
        <translation>Con P la matriz de las probabilidades de cada respuesta registrada dada cada respuesta y λ̂ las proporciones observadas de las respuestas registradas, las proporciones de las respuestas se estimaron deshaciendo P, lo que, cuando P es cuadrada, es π̂ = λ̂P⁻¹. Esta estimación es insesgada y puede quedar fuera de 0 a 100&#xa0;%; «Más verosímil» es la estimación de máxima verosimilitud entre las proporciones posibles.</translation>
    </message>
    <message>
        <source>Where a design has several samples or kinds of respondents ({questions}), estimates are linear in the shares of the reports, or ratios of such estimates, and “Most likely” maximizes one likelihood over all samples.</source>
        <translation>Cuando un diseño tiene varias muestras o clases de encuestados ({questions}), las estimaciones son lineales en las proporciones de las respuestas registradas, o cocientes de tales estimaciones, y «Más verosímil» maximiza una sola verosimilitud sobre todas las muestras.</translation>
    </message>
    <message>
        <source>For {questions}, the share of a choice was estimated from the share c/n of reports that fit it by (c/n − q)/(p − q), with p and q the probabilities that a report fits one’s own and any other choice.</source>
        <translation>Para {questions}, la proporción de una opción se estimó a partir de la proporción c/n de respuestas registradas que encajan con ella mediante (c/n − q)/(p − q), con p y q las probabilidades de que una respuesta registrada encaje con la opción propia y con cualquier otra.</translation>
    </message>
    <message>
        <source>Means ({questions}) were estimated from pseudo-answers: functions of the reports whose expectation over the randomization is the answer.</source>
        <translation>Las medias ({questions}) se estimaron a partir de pseudorrespuestas: funciones de las respuestas registradas cuya esperanza sobre la aleatorización es la respuesta.</translation>
    </message>
    <message>
        <source>Means ({questions}) were estimated from the means of two samples, which mix the answers to the sensitive and to a harmless question with two different known probabilities.</source>
        <translation>Las medias ({questions}) se estimaron a partir de las medias de dos muestras, que mezclan las respuestas a la pregunta delicada y a una inofensiva con dos probabilidades conocidas distintas.</translation>
    </message>
    <message>
        <source>Respondents were treated as a simple random sample of a large population. Standard errors contain both the sampling of respondents and the randomization; the part that the randomization causes is given next to them.</source>
        <translation>Los encuestados se trataron como una muestra aleatoria simple de una población grande. Los errores estándar contienen tanto el muestreo de los encuestados como la aleatorización; la parte que causa la aleatorización se da al lado.</translation>
    </message>
    <message>
        <source>Differences between groups are tested by the likelihood ratio where each respondent’s group is known, and by the estimate over its standard error where the groups are randomized themselves, or the design has several samples or kinds of respondents.</source>
        <translation>Las diferencias entre grupos se contrastan con la razón de verosimilitudes cuando se conoce el grupo de cada encuestado, y con la estimación dividida por su error estándar cuando los propios grupos están aleatorizados, o el diseño tiene varias muestras o clases de encuestados.</translation>
    </message>
    <message>
        <source>Likelihood ratios are divided by the design effects of the {what} (Rao and Scott 1984).</source>
        <translation>Las razones de verosimilitud se dividen por los efectos de diseño de {what} (Rao y Scott 1984).</translation>
    </message>
    <message>
        <source>Ranks are by the expected worth of the answers, whose shares have a flat Dirichlet prior; intervals and probabilities are those of draws from the posterior, with the coins accounted for (Tanner &amp; Wong 1987).</source>
        <translation>Los rangos siguen el valor esperado de las respuestas, cuyas partes tienen una previa de Dirichlet plana; los intervalos y probabilidades son los de sorteos de la posterior, con el azar tenido en cuenta (Tanner &amp; Wong 1987).</translation>
    </message>
    <message>
        <source>Distances between groups are earth mover’s distances of ratings (Rubner, Tomasi &amp; Guibas 2000) and total variation of other answers, with the bias that sampling and coins cause taken off (Fang &amp; Santos 2019); intervals are bootstrapped, p-values come from permutations.</source>
        <translation>Las distancias entre grupos son las del transportista para las escalas (Rubner, Tomasi &amp; Guibas 2000) y la variación total para otras respuestas, sin el sesgo que causan el muestreo y el azar (Fang &amp; Santos 2019); los intervalos son bootstrap, los valores p son de permutaciones.</translation>
    </message>
    <message>
        <source>Regressions maximize the likelihood of the reports, with the coins of randomized questions accounted for (Maddala 1983; Scheers &amp; Dayton 1988; van den Hout, van der Heijden &amp; Gilchrist 2007).</source>
        <translation>Las regresiones maximizan la verosimilitud de los informes, con el azar de las preguntas aleatorizadas tenido en cuenta (Maddala 1983; Scheers &amp; Dayton 1988; van den Hout, van der Heijden &amp; Gilchrist 2007).</translation>
    </message>
    <message>
        <source>The privacy loss ε (natural logarithm) of one respondent over all randomized questions is at most {epsilon}: a report changes the odds of one answer against another by at most the factor exp(ε) of its question, and ε adds up over questions.</source>
        <translation>La pérdida de privacidad ε (logaritmo natural) de un encuestado en todas las preguntas aleatorizadas es como mucho {epsilon}: un informe cambia las ventajas de una respuesta frente a otra como mucho en el factor exp(ε) de su pregunta, y los ε de las preguntas se suman.</translation>
    </message>
    <message>
        <source>Intervals have the level {level} (methods: {methods}).</source>
        <translation>Los intervalos tienen el nivel {level} (métodos: {methods}).</translation>
    </message>
    <message>
        <source>Estimates use the sample design ({what}). Their standard errors are linearized (Woodruff 1971) and contain both the sampling of respondents and the randomization; the part that the randomization causes is given next to them, and they are never below it.</source>
        <translation>Las estimaciones usan el diseño muestral ({what}). Sus errores estándar están linealizados (Woodruff 1971) y contienen tanto el muestreo de los encuestados como la aleatorización; la parte que causa la aleatorización se da al lado, y nunca son inferiores a ella.</translation>
    </message>
    <message>
        <source>Cross-tables estimate how the answers go together, from the joint distribution of the reports and the Kronecker product of the questions’ matrices.</source>
        <translation>Las tablas cruzadas estiman cómo van juntas las respuestas, a partir de la distribución conjunta de las respuestas registradas y del producto de Kronecker de las matrices de las preguntas.</translation>
    </message>
    <message>
        <source>The privacy loss ε of one respondent is not bounded: for some people, some report rules an answer out; the table of designs says where.</source>
        <translation>La pérdida de privacidad ε de un encuestado no está acotada: para algunas personas, alguna respuesta registrada descarta una respuesta; la tabla de diseños dice dónde.</translation>
    </message>
    <message>
        <source>Who was asked directly is not protected: ε is infinite. What follows is about everybody else.</source>
        <translation>Quien fue preguntado directamente no está protegido: ε es infinito. Lo que sigue se refiere a todos los demás.</translation>
    </message>
    <message>
        <source>All numbers were computed with Surveyapp {version}.</source>
        <translation>Todos los números se calcularon con Surveyapp {version}.</translation>
    </message>
    <message>
        <source>{title}: report</source>
        <translation>{title}: informe</translation>
    </message>
    <message>
        <source>Made on {day} with Surveyapp {version}. Survey {id}, version {number}.</source>
        <translation>Hecho el {day} con Surveyapp {version}. Encuesta {id}, versión {number}.</translation>
    </message>
    <message>
        <source>{title} · {day} · Surveyapp {version}</source>
        <translation>{title} · {day} · Surveyapp {version}</translation>
    </message>
    <message>
        <source>The interviews are simulated. Nothing here is about real people.</source>
        <translation>Las entrevistas son simuladas. Nada de lo que hay aquí trata de personas reales.</translation>
    </message>
    <message>
        <source>Methods</source>
        <translation>Métodos</translation>
    </message>
    <message>
        <source>Questions and designs</source>
        <translation>Preguntas y diseños</translation>
    </message>
    <message>
        <source>Design, odds and ε of each question</source>
        <translation>Diseño, probabilidades y ε de cada pregunta</translation>
    </message>
    <message>
        <source>Design</source>
        <translation>Diseño</translation>
    </message>
    <message>
        <source>Odds: answer → report</source>
        <translation>Probabilidades: respuesta → respuesta registrada</translation>
    </message>
    <message>
        <source>ε</source>
        <translation>ε</translation>
    </message>
    <message>
        <source>{question}: ε is {told}.</source>
        <translation>{question}: ε es {told}.</translation>
    </message>
    <message>
        <source>the answer is recorded as given</source>
        <translation>la respuesta se registra tal como se da</translation>
    </message>
    <message>
        <source>Total ε of one respondent: {epsilon}.</source>
        <translation>ε total de un encuestado: {epsilon}.</translation>
    </message>
    <message>
        <source>Responses</source>
        <translation>Respuestas</translation>
    </message>
    <message>
        <source>Reports of each question</source>
        <translation>Respuestas registradas de cada pregunta</translation>
    </message>
    <message>
        <source>Interviews</source>
        <translation>Entrevistas</translation>
    </message>
    <message>
        <source>Reports</source>
        <translation>Respuestas registradas</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Faltan</translation>
    </message>
    <message>
        <source>Missing, share</source>
        <translation>Faltan, proporción</translation>
    </message>
    <message>
        <source>Missing: not asked, or not answered; which of both is not recorded.</source>
        <translation>Faltan: no preguntadas, o no respondidas; cuál de las dos cosas no se registra.</translation>
    </message>
    <message>
        <source>Kiosks by the words of their fingerprints</source>
        <translation>Quioscos, por las palabras de sus huellas</translation>
    </message>
    <message>
        <source>Kiosk</source>
        <translation>Quiosco</translation>
    </message>
    <message>
        <source>Imported files</source>
        <translation>Archivos importados</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Primer día</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Último día</translation>
    </message>
    <message>
        <source>To be read with care</source>
        <translation>Para leer con cuidado</translation>
    </message>
    <message>
        <source>Nothing about these numbers calls for special care.</source>
        <translation>Nada en estos números exige un cuidado especial.</translation>
    </message>
    <message>
        <source>How to get the same numbers</source>
        <translation>Cómo obtener los mismos números</translation>
    </message>
    <message>
        <source>Each table is what one command writes, given the same files and Surveyapp {version}:</source>
        <translation>Cada tabla es lo que escribe una orden, con los mismos archivos y Surveyapp {version}:</translation>
    </message>
    <message>
        <source>SHA-256 of the survey (its line in each collection file), and of the reports in each file (all from its fifth line on):</source>
        <translation>SHA-256 de la encuesta (su línea en cada archivo de recogida) y de las respuestas registradas de cada archivo (todo desde su quinta línea):</translation>
    </message>
    <message>
        <source>SHA-256 of the survey (in its canonical form), and of each table:</source>
        <translation>SHA-256 de la encuesta (en su forma canónica) y de cada tabla:</translation>
    </message>
    <message>
        <source>survey {id}, version {number}</source>
        <translation>encuesta {id}, versión {number}</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pregunta</translation>
    </message>
    <message>
        <source>Part {part} of {parts}, with the same scale</source>
        <translation>Parte {part} de {parts}, con la misma escala</translation>
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
        <translation>CSV que Excel reconoce como UTF-8 (con BOM)…</translation>
    </message>
</context>
<context>
    <name>survey</name>
    <message>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>I prefer not to say</source>
        <translation>Prefiero no decirlo</translation>
    </message>
</context>
</TS>
