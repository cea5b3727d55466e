; The installer for Windows, from the bundle that packaging/build.py bundle makes on Windows:
;
;   makensis packaging\windows\surveyapp.nsi
;
; Written from the manual of NSIS 3 and read by tests/packaging, but never run by us.

Unicode true
!include "MUI2.nsh"

!define NAME "Surveyapp"
!define VERSION "0.2.0"
!define APP_ID "org.surveyapp.Surveyapp"
!define PUBLISHER "The Surveyapp founders"
!ifndef BUNDLE
  !define BUNDLE "..\..\build\installers\bundle\surveyapp"
!endif
!define ICON "..\..\build\installers\icons\surveyapp.ico"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\${APP_ID}"

Name "${NAME} ${VERSION}"
OutFile "..\..\dist\surveyapp-${VERSION}-setup.exe"
InstallDir "$PROGRAMFILES64\${NAME}"
InstallDirRegKey HKLM "${UNINSTALL}" "InstallLocation"
RequestExecutionLevel admin
SetCompressor /SOLID lzma
!define MUI_ICON "${ICON}"

!insertmacro MUI_PAGE_LICENSE "${BUNDLE}\_internal\surveyapp\_resources\licences\LICENSES.txt"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"

; An ending with two dots cannot be registered on Windows: surveys are opened from the program.
!macro ASSOCIATE ENDING MIME TITLE
  WriteRegStr HKLM "Software\Classes\${ENDING}" "" "${NAME}${ENDING}"
  WriteRegStr HKLM "Software\Classes\${ENDING}" "Content Type" "${MIME}"
  WriteRegStr HKLM "Software\Classes\${NAME}${ENDING}" "" "${TITLE}"
  WriteRegStr HKLM "Software\Classes\${NAME}${ENDING}\DefaultIcon" "" "$INSTDIR\program\surveyapp-window.exe,0"
  WriteRegStr HKLM "Software\Classes\${NAME}${ENDING}\shell\open\command" "" '"$INSTDIR\program\surveyapp-window.exe" open "%1"'
!macroend

!macro DISSOCIATE ENDING
  DeleteRegKey HKLM "Software\Classes\${NAME}${ENDING}"
  DeleteRegKey HKLM "Software\Classes\${ENDING}"
!macroend

Section "Install"
  SetOutPath "$INSTDIR\program" ; of its own: the program's hash is over all files in it
  File /r "${BUNDLE}\*.*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateDirectory "$SMPROGRAMS\${NAME}"
  CreateShortcut "$SMPROGRAMS\${NAME}\Surveyapp Desk.lnk" "$INSTDIR\program\surveyapp-window.exe" "open"
  CreateShortcut "$SMPROGRAMS\${NAME}\Surveyapp Kiosk.lnk" "$INSTDIR\program\surveyapp-window.exe" "kiosk"
  !insertmacro ASSOCIATE ".collection" "application/vnd.surveyapp.collection" "Surveyapp collection file"
  !insertmacro ASSOCIATE ".surveydesk" "application/vnd.surveyapp.desk" "Surveyapp project"
  WriteRegStr HKLM "${UNINSTALL}" "DisplayName" "${NAME}"
  WriteRegStr HKLM "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKLM "${UNINSTALL}" "Publisher" "${PUBLISHER}"
  WriteRegStr HKLM "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKLM "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
SectionEnd

Section "Uninstall"
  RMDir /r "$INSTDIR\program"
  RMDir /r "$SMPROGRAMS\${NAME}"
  !insertmacro DISSOCIATE ".collection"
  !insertmacro DISSOCIATE ".surveydesk"
  DeleteRegKey HKLM "${UNINSTALL}"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
SectionEnd
