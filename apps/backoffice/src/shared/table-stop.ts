/** Where the keyboard is in a table: one stop, whichever cell it stands at. */
export const tableStop = '[role="grid"] [tabindex="0"]';
