/** The file of a client as of a day. */
export const pastFile = {
  hint: 'Shows the data as they stood at the end of that day.',
  title: 'As of {{date}}',
  meaning: 'The data as they stood at the end of that day. Go back to today to change them.',
  none: 'There are no data of that day: this client was entered on {{date}}.',
  failed: 'The data of that day could not be loaded',
};
