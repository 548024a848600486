/** What a spreadsheet would run (OWASP, CSV injection). A sign before a number is a number. */
const runs = /^[=+\-@\t\r]/;
const number = /^[+-]?[\d.,\s]+%?$/;

/** A text for a cell of a spreadsheet: what would be run as a formula begins with an apostrophe, and is shown as it is. */
export const spreadsheetText = (text: string): string =>
  runs.test(text) && !number.test(text) ? `'${text}` : text;
