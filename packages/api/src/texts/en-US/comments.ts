export const comments = {
  title: 'Comments',
  text: 'Comment',
  hint: 'Visible to colleagues only. Editable for 15 minutes. Supports **bold**, *italic* and lists.',
  mentions: 'Notify',
  mentionsHint:
    'They are notified in their inbox. Only colleagues with access to this registration are listed.',
  add: 'Add comment',
  save: 'Save comment',
  edit: 'Edit',
  added: 'Comment added.',
  changed: 'Comment saved.',
  edited: 'edited',
  mentioned: 'To {{names}}',
  more: 'Show earlier comments',
  empty: 'No comments yet',
  emptyText: 'Comments are visible to your firm only.',
};
