export const decision = {
  title: 'Beslissing: {{name}}',
  here: 'Beslissing over acceptatie',
  request: 'Aangevraagde goedkeuring',
  requestedBy: '{{name}} heeft dit op {{when}} aangevraagd.',
  openUntil: 'De aanvraag staat open tot en met {{date}}.',
  noComment: 'Bij de aanvraag is geen opmerking gegeven.',
  changes: {
    title: 'Nieuw voor u',
    visit: 'Door collega’s gewijzigd sinds uw laatste bezoek op {{when}}.',
    request: 'U hebt deze registratie nog niet eerder geopend. Gewijzigd sinds de aanvraag op {{when}}.',
    start: 'U hebt deze registratie nog niet eerder geopend. Gewijzigd sinds de start op {{when}}.',
    unchanged: {
      visit: 'Collega’s hebben niets gewijzigd sinds uw laatste bezoek op {{when}}.',
      request:
        'U hebt deze registratie nog niet eerder geopend. Er is niets gewijzigd sinds de aanvraag op {{when}}.',
      start:
        'U hebt deze registratie nog niet eerder geopend. Er is niets gewijzigd sinds de start op {{when}}.',
    },
    all: 'Alle activiteit tonen',
  },
  checks: {
    title: 'Controles',
    done: '{{done}} van {{total}}',
    risk: 'Risico is aanvaardbaar',
    acceptable: 'Ja',
    unacceptable: 'Nee',
  },
  comment: 'Uw opmerking',
  commentHint: 'Verplicht als u afwijst. De aanvrager en collega’s kunnen deze lezen.',
  reasonNeeded: 'Geef aan waarom u afwijst, zodat uw collega weet wat er moet worden verbeterd.',
  noSecondPerson: 'Uw kantoor vraagt hier geen tweede persoon: accepteren geldt meteen.',
  accepted: '{{name}} is geaccepteerd.',
  isAccepted: '{{name}} is nu als cliënt geaccepteerd.',
  decided: {
    approve: '{{name}} heeft de aanvraag op {{when}} goedgekeurd.',
    reject: '{{name}} heeft de aanvraag op {{when}} afgewezen.',
  },
  notified: '{{name}} heeft bericht gekregen.',
  outcomes: {
    requested: 'Wacht op goedkeuring',
    approved: 'De aanvraag is goedgekeurd',
    rejected: 'De aanvraag is afgewezen',
    withdrawn: 'De aanvraag is ingetrokken',
    void: 'De aanvraag is vervallen omdat de registratie is gewijzigd',
    expired: 'De aanvraag is verlopen zonder beslissing',
  },
  nothing: {
    title: 'Er valt niets te beslissen',
    text: 'Voor deze registratie is geen goedkeuring aangevraagd.',
  },
  next: 'Volgende beslissing: {{name}}',
  openRecord: 'Registratie openen',
};
