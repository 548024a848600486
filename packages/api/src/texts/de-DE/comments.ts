import type { comments as source } from '../en-US/comments.ts';

export const comments: typeof source = {
  title: 'Kommentare',
  text: 'Kommentar',
  hint: 'Nur für Kollegen sichtbar. 15 Minuten lang änderbar. Mit @ erwähnen Sie jemanden.',
  add: 'Kommentar hinzufügen',
  save: 'Kommentar speichern',
  edit: 'Bearbeiten',
  added: 'Kommentar hinzugefügt.',
  changed: 'Kommentar gespeichert.',
  edited: 'bearbeitet',
  mentioned: 'An {{names}}',
  more: 'Frühere Kommentare anzeigen',
  empty: 'Noch keine Kommentare',
  emptyText: 'Kommentare sind nur in Ihrem Unternehmen sichtbar.',
  cancel: 'Abbrechen',
  isNew: 'Neu',
  registration: 'In Registrierung {{number}}',
};
