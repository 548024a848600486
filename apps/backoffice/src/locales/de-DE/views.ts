import type { views as source } from '../en-US/views.ts';

export const views: typeof source = {
  title: 'Als Ansicht speichern',
  change: 'Ansicht umbenennen oder teilen',
  keep: 'Speichern',
  cancel: 'Abbrechen',
  name: 'Name',
  share: 'Mit Kollegen teilen',
  shareHint: 'Alle in der Firma sehen die Ansicht, jeder mit den Registrierungen, die er sehen darf.',
  same: 'Sie haben bereits eine Ansicht dieses Namens: Sie zeigt ab jetzt diese Liste.',
  withoutSearch: 'Die Suchwörter werden nicht gespeichert: Sie können einen Kunden nennen.',
  stale: 'Jemand anderes hat diese Ansicht geändert. Sehen Sie sie erneut an.',
  gone: 'Jemand hat diese Ansicht entfernt.',
  removeQuestion: 'Möchten Sie die Ansicht entfernen? Die Registrierungen bleiben.',
  removeShared: 'Ihre Kollegen haben diese Ansicht auch und verlieren sie.',
  saved: 'Die Ansicht „{{name}}“ ist gespeichert.',
  removed: 'Die Ansicht „{{name}}“ ist entfernt.',
  removeTitle: '„{{name}}“ entfernen',
};
