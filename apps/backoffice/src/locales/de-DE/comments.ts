import type { comments as source } from '../en-US/comments.ts';

export const comments: typeof source = {
  title: 'Kommentare',
  text: 'Kommentar',
  hint: 'Nur Kolleginnen und Kollegen lesen ihn. Sie können ihn 15 Minuten lang ändern. **Fett**, *Betonung* und Listen mit - gehen.',
  mentions: 'Kollegen informieren',
  mentionsHint: 'Sie finden ihn im Posteingang. Wählbar ist nur, wer diese Registrierung sehen darf.',
  add: 'Kommentar hinzufügen',
  save: 'Kommentar speichern',
  edit: 'Bearbeiten',
  added: 'Der Kommentar wurde hinzugefügt.',
  changed: 'Der Kommentar wurde geändert.',
  edited: 'nachträglich geändert',
  mentioned: 'An {{names}}',
  more: 'Frühere Kommentare anzeigen',
  empty: 'Noch hat niemand etwas gesagt',
  emptyText: 'Was Sie hier schreiben, bleibt in der Firma.',
};
