export const decision = {
  title: 'Entscheidung: {{name}}',
  here: 'Entscheidung über die Annahme',
  request: 'Angeforderte Freigabe',
  requestedBy: '{{name}} hat dies am {{when}} angefordert.',
  openUntil: 'Die Anforderung ist bis {{date}} offen.',
  noComment: 'Zur Anforderung gibt es keinen Kommentar.',
  changes: {
    title: 'Für Sie neu',
    visit: 'Von Kollegen geändert, seit Sie die Registrierung am {{when}} zuletzt gesehen haben.',
    request: 'Sie haben diese Registrierung noch nie geöffnet. Geändert seit der Anforderung am {{when}}.',
    start: 'Sie haben diese Registrierung noch nie geöffnet. Geändert seit dem Beginn am {{when}}.',
    unchanged: {
      visit: 'Kollegen haben nichts geändert, seit Sie die Registrierung am {{when}} zuletzt gesehen haben.',
      request:
        'Sie haben diese Registrierung noch nie geöffnet. Seit der Anforderung am {{when}} wurde nichts geändert.',
      start:
        'Sie haben diese Registrierung noch nie geöffnet. Seit dem Beginn am {{when}} wurde nichts geändert.',
    },
    all: 'Gesamten Verlauf anzeigen',
  },
  checks: {
    title: 'Prüfungen',
    done: '{{done}} von {{total}}',
    risk: 'Risiko ist tragbar',
    acceptable: 'Ja',
    unacceptable: 'Nein',
  },
  comment: 'Ihr Kommentar',
  commentHint: 'Bei einer Ablehnung nötig. Die anfordernde Person und Kollegen können ihn lesen.',
  reasonNeeded: 'Begründen Sie die Ablehnung, damit klar ist, was zu korrigieren ist.',
  noSecondPerson: 'Ihr Unternehmen verlangt hier keine zweite Person: Die Annahme gilt sofort.',
  accepted: '{{name}} ist angenommen.',
  isAccepted: '{{name}} ist jetzt als Kunde angenommen.',
  decided: {
    approve: '{{name}} hat die Freigabe am {{when}} erteilt.',
    reject: '{{name}} hat die Freigabe am {{when}} abgelehnt.',
  },
  notified: '{{name}} wurde benachrichtigt.',
  outcomes: {
    requested: 'Wartet auf Freigabe',
    approved: 'Die Freigabe wurde erteilt',
    rejected: 'Die Freigabe wurde abgelehnt',
    withdrawn: 'Die Anforderung wurde zurückgezogen',
    void: 'Die Anforderung ist hinfällig, weil die Registrierung geändert wurde',
    expired: 'Die Anforderung ist ohne Entscheidung abgelaufen',
  },
  nothing: {
    title: 'Es ist nichts zu entscheiden',
    text: 'Für diese Registrierung wurde keine Freigabe angefordert.',
  },
  next: 'Nächste Entscheidung: {{name}}',
  openRecord: 'Registrierung öffnen',
};
