import type { views as source } from '../en-US/views.ts';

export const views: typeof source = {
  title: 'Als Ansicht speichern',
  change: 'Ansicht bearbeiten',
  keep: 'Speichern',
  cancel: 'Abbrechen',
  name: 'Name',
  share: 'Mit Kollegen teilen',
  shareHint:
    'Alle in Ihrem Unternehmen sehen die Ansicht, beschränkt auf Registrierungen, auf die sie Zugriff haben.',
  same: 'Dies ersetzt Ihre Ansicht mit demselben Namen.',
  withoutSearch: 'Suchbegriffe werden nicht gespeichert: Sie können einen Kunden nennen.',
  stale: 'Jemand aus Ihrem Team hat diese Ansicht geändert. Prüfen Sie sie und versuchen Sie es erneut.',
  gone: 'Jemand aus Ihrem Team hat diese Ansicht entfernt.',
  removeQuestion: 'Möchten Sie die Ansicht entfernen? Die Registrierungen bleiben erhalten.',
  removeShared: 'Auch Ihre Kollegen verlieren diese Ansicht.',
  saved: 'Ansicht „{{name}}“ gespeichert.',
  removed: 'Ansicht „{{name}}“ entfernt.',
  removeTitle: '„{{name}}“ entfernen',
};
