/** When someone is away, and who does the work meanwhile. */
export const absence = {
  title: 'Absence',
  titleOf: 'Absence of {{name}}',
  intro:
    'While you are away, what is assigned to you goes to your deputy, who also sees your open tasks. It ends by itself.',
  introOther:
    'While a colleague is away, what is assigned to them goes to the deputy, who also sees their open tasks. It ends by itself.',
  from: 'First day',
  until: 'Last day',
  deputy: 'Deputy',
  noDeputy: 'No one',
  save: 'Save absence',
  busy: 'Saving…',
  saved: 'Absence saved.',
  end: 'End absence',
  ended: 'Absence ended.',
  cancel: 'Cancel',
  stale: 'This was changed elsewhere. The latest version is shown; nothing was saved.',
};
