"""Widgets that know no survey: used by the start window, the desk and dialogs.

``layout.py`` – labels, buttons with words or an icon, frames, panes, what is shown where nothing is yet.
``page.py`` – the frame of a page: heading, messages, progress, content.
``message_bar.py`` – messages of a page, instead of dialogs.
``busy_bar.py`` – progress of a job, with a Cancel button.
``column_table.py`` – tables made of columns: shown, sorted, copied, exported.
``row_models.py`` – what tables have in common that show a row a thing.
``row_labels.py`` – what rows are about, above their numbers where a table is narrow.
``shared_texts.py`` – a text that rows one below another share, written once over all of them.
``chart_view.py`` – a chart on the screen, drawn in the background.
``result_pane.py`` – a result: table, chart, meaning of the row, the command for the same numbers.
``outdated_note.py`` – says that a result is not, or no longer, what the form beside it asks for.
``export_button.py`` – exports the table as CSV and the chart as PNG, SVG and PDF.
``file_picker.py`` – asks for files and folders; tests answer in its place. Files dragged over a window.
``tab_order.py`` – the order in which Tab goes around a window, also to what came later.
``splitters.py`` – panes side by side with a border that can be moved.
``wrapping_row.py`` – rows that become several lines where there is no room.
``combo_box.py`` – a drop-down list with an arrow of its own.
``check_list.py`` – lists of long entries, of which every word is seen; one to tick.
``typed_rows.py`` – a small table to fill in, with a row for each thing that is known.
``form_report.py`` – what became of each part of a form that was imported.
``number_format.py`` – numbers as the locale writes them, and as people type them.
``widget_state.py`` – the state of widgets, saved and restored.
"""
