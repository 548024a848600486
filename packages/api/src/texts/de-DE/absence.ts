import type { absence as source } from '../en-US/absence.ts';

export const absence: typeof source = {
  title: 'Abwesenheit',
  titleOf: 'Abwesenheit von {{name}}',
  intro:
    'Solange Sie abwesend sind, geht, was Ihnen zugewiesen wird, an Ihre Vertretung, die auch Ihre offenen Aufgaben sieht. Die Abwesenheit endet von selbst.',
  introOther:
    'Solange jemand abwesend ist, geht, was dieser Person zugewiesen wird, an die Vertretung, die auch die offenen Aufgaben sieht. Die Abwesenheit endet von selbst.',
  from: 'Erster Tag',
  until: 'Letzter Tag',
  deputy: 'Vertretung',
  noDeputy: 'Keine',
  save: 'Abwesenheit speichern',
  busy: 'Wird gespeichert …',
  saved: 'Abwesenheit gespeichert.',
  end: 'Abwesenheit beenden',
  ended: 'Abwesenheit beendet.',
  cancel: 'Abbrechen',
  stale: 'Dies wurde anderswo geändert. Die neueste Fassung wird angezeigt; nichts wurde gespeichert.',
};
