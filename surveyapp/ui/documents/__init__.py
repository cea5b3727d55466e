"""Reports and guides laid out by Qt, on paper (PDF) and in a window.

``pdf_pages.py`` – A4 pages as a PDF file, with a foot on each; equal pages give equal files.
``page_filling.py`` – charts lower or later, where they would leave much of a page white.
``report_pdf.py`` – a report on such pages, its charts as vectors.
``sheets_pdf.py`` – pages of HTML, a section a page.
``guide_pages.py`` – a guide in a window and on such pages.
"""
