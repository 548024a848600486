import type { notifications as source } from '../en-US/notifications.ts';

export const notifications: typeof source = {
  title: 'Benachrichtigungseinstellungen',
  intro: 'Wählen Sie, wie Sie von Ereignissen erfahren.',
  channels: { inbox: 'Posteingang', email: 'Posteingang und E-Mail', off: 'Aus' },
  events: {
    approvalRequested: 'Ihre Freigabe wird angefordert',
    approvalDecided: 'Über Ihre Freigabeanforderung wird entschieden',
    approvalVoided: 'Ihre Freigabeanforderung wird aufgehoben oder läuft ab',
    taskAssigned: 'Ein Kunde wird Ihnen zugewiesen',
    taskDueSoon: 'Was Ihnen zugewiesen ist, ist innerhalb von 2 Arbeitstagen zu erledigen',
    registrationSentBack: 'Eine Registrierung wird an Sie zurückgegeben',
    registrationSubmitted: 'Eine Registrierung hat keinen Bearbeiter',
    documentExpiring: 'Ein Dokument eines Ihrer Kunden läuft innerhalb von 20 Arbeitstagen ab',
    reviewDue: 'Die Prüfung eines Ihrer Kunden ist innerhalb von 30 Tagen fällig',
    reviewOverdue: 'Die Prüfung eines Ihrer Kunden ist überfällig',
    mention: 'Jemand aus dem Team erwähnt Sie',
    exportReady: 'Ihr Export ist bereit',
    settingsChanged: 'Ein Kollege ändert Einstellungen, die Sie ändern dürfen',
  },
  digest: 'Tägliche Übersicht per E-Mail',
  digestHint:
    'An Werktagen um diese Uhrzeit (Amsterdam), wenn Freigaben, Aufgaben oder ungelesene Nachrichten warten. Nicht während Ihrer Abwesenheit.',
  digestNever: 'Keine Übersicht',
  always:
    'E-Mails zu Ihrem Passwort, Ihrer E-Mail-Adresse und der Bestätigung in zwei Schritten lassen sich nicht abschalten. Hinweise auf nicht zugestellte E-Mails stehen immer in Ihrem Posteingang.',
  saved: 'Benachrichtigungseinstellungen gespeichert.',
  stale:
    'Ihre Benachrichtigungen wurden anderswo geändert. Die neueste Fassung wird angezeigt; nichts wurde gespeichert.',
};
