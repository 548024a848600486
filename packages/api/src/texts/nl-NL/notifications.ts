import type { notifications as source } from '../en-US/notifications.ts';

export const notifications: typeof source = {
  title: 'Meldingsinstellingen',
  intro: 'Kies hoe u hoort wat er gebeurt.',
  channels: { inbox: 'Inbox', email: 'Inbox en e-mail', off: 'Uit' },
  events: {
    approvalRequested: 'Uw goedkeuring wordt gevraagd',
    approvalDecided: 'Over uw aanvraag tot goedkeuring is beslist',
    approvalVoided: 'Uw aanvraag tot goedkeuring vervalt',
    taskAssigned: 'Een cliënt wordt aan u toegewezen',
    taskDueSoon: 'Wat aan u is toegewezen, moet binnen 2 werkdagen klaar zijn',
    registrationSentBack: 'Een registratie wordt naar u teruggestuurd',
    registrationSubmitted: 'Een registratie heeft geen behandelaar',
    documentExpiring: 'Een document van een cliënt van u verloopt binnen 20 werkdagen',
    reviewDue: 'Een beoordeling van een cliënt van u moet binnen 30 dagen gebeuren',
    reviewOverdue: 'Een beoordeling van een cliënt van u is te laat',
    mention: 'Een collega noemt u',
    exportReady: 'Uw export staat klaar',
    settingsChanged: 'Een collega wijzigt instellingen die u mag wijzigen',
  },
  digest: 'Dagelijks overzicht per e-mail',
  digestHint:
    'Op werkdagen op dit tijdstip in Amsterdam, als er goedkeuringen, taken of ongelezen berichten wachten. Niet tijdens uw afwezigheid.',
  digestNever: 'Geen overzicht',
  always:
    'E-mails over uw wachtwoord, uw e-mailadres en tweestapsverificatie kunt u niet uitzetten. Meldingen dat een e-mail niet kon worden bezorgd, staan altijd in uw inbox.',
  saved: 'Meldingsinstellingen opgeslagen.',
  stale: 'Uw meldingen zijn elders gewijzigd. U ziet de laatste versie; er is niets opgeslagen.',
};
