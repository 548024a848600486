import type { emails as source } from '../en-US/emails.ts';

export const emails: typeof source = {
  access: {
    resetCode: {
      subject: '{{tenant}}: uw verificatiecode',
      greeting: 'Geachte {{name}},',
      paragraphs: [
        'We hebben een verzoek ontvangen om uw wachtwoord bij {{tenant}} opnieuw in te stellen. Deze verificatiecode werkt één keer, binnen 10 minuten:',
      ],
      link: 'Voer de code in',
      closing: 'Was u dit niet? Negeer dan deze e-mail. Deel deze code nooit.',
    },
    passwordChanged: {
      subject: '{{tenant}}: uw wachtwoord is gewijzigd',
      greeting: 'Geachte {{name}},',
      paragraphs: ['Uw wachtwoord bij {{tenant}} is zojuist gewijzigd. U bent overal uitgelogd.'],
      link: 'Inloggen',
      closing: 'Was u dit niet? Waarschuw dan meteen uw beheerder.',
    },
    temporaryPassword: {
      subject: '{{tenant}}: uw tijdelijke wachtwoord',
      greeting: 'Geachte {{name}},',
      paragraphs: [
        'Uw account bij {{tenant}} staat klaar. Uw gebruikersnaam is {{userName}}. Log binnen 7 dagen in met dit tijdelijke wachtwoord; u kiest dan meteen een eigen wachtwoord:',
      ],
      link: 'Inloggen',
      closing: 'Deel dit wachtwoord nooit.',
    },
    factorChanged: {
      subject: '{{tenant}}: uw tweestapsverificatie is gewijzigd',
      greeting: 'Geachte {{name}},',
      paragraphs: ['Uw tweestapsverificatie bij {{tenant}} is gewijzigd. U bent overal elders uitgelogd.'],
      link: 'Inloggen',
      closing: 'Was u dit niet? Waarschuw dan meteen uw beheerder.',
    },
    emailChanging: {
      subject: '{{tenant}}: er is een ander e-mailadres voor u ingevoerd',
      greeting: 'Geachte {{name}},',
      paragraphs: [
        'Een beheerder van {{tenant}} heeft een ander e-mailadres voor uw account ingevoerd. Totdat het nieuwe adres is geverifieerd, ontvangt u codes om uw wachtwoord te herstellen op dit adres.',
      ],
      link: 'Inloggen',
      closing: 'Hebt u hier niet om gevraagd? Waarschuw dan meteen een andere beheerder.',
    },
    emailCode: {
      subject: '{{tenant}}: verifieer dit e-mailadres',
      greeting: 'Geachte {{name}},',
      paragraphs: [
        'Dit adres is ingevoerd voor uw account bij {{tenant}}. Verifieer het met deze code, die één keer werkt, binnen 7 dagen:',
      ],
      link: 'Voer de code in',
      closing: 'Kent u dit kantoor niet? Negeer dan deze e-mail. Deel deze code nooit.',
    },
    emailChanged: {
      subject: '{{tenant}}: uw e-mailadres is gewijzigd',
      greeting: 'Geachte {{name}},',
      paragraphs: [
        'Het nieuwe e-mailadres van uw account bij {{tenant}} is geverifieerd. Naar dit adres sturen we geen e-mail meer.',
      ],
      link: 'Inloggen',
      closing: 'Was u dit niet? Waarschuw dan meteen uw beheerder.',
    },
    resetsRequested: {
      subject: '{{tenant}}: er zijn codes aangevraagd om uw wachtwoord te herstellen',
      greeting: 'Geachte {{name}},',
      paragraphs: [
        'Vandaag zijn meerdere codes aangevraagd om uw wachtwoord bij {{tenant}} te herstellen. We sturen er hoogstens tien per dag.',
      ],
      link: 'Inloggen',
      closing: 'Was u dit niet? Waarschuw dan uw beheerder. Deel een code nooit.',
    },
    invitation: {
      subject: '{{tenant}}: u bent uitgenodigd',
      greeting: 'Goedendag,',
      paragraphs: [
        '{{inviter}} nodigt u uit voor {{tenant}} in Dossier. Deze link kunt u één keer gebruiken, binnen 7 dagen.',
        'Opent de link niet? Voer dan dit uitnodigingstoken in op de registratiepagina:',
      ],
      link: 'Account aanmaken',
      closing: 'Verwachtte u deze e-mail niet? Dan kunt u deze negeren.',
    },
    confirmationCode: {
      subject: '{{tenant}}: uw bevestigingscode',
      greeting: 'Geachte {{name}},',
      paragraphs: [
        'Met deze code bevestigt u uw account bij {{tenant}}; de code werkt één keer, binnen 10 minuten:',
      ],
      link: 'Voer de code in',
      closing: 'Deel deze code nooit.',
    },
  },
  sms: {
    code: '{{code}} is uw code voor {{tenant}}. De code werkt één keer, binnen 3 minuten. Deel deze nooit.',
    confirmation:
      'Met {{code}} bevestigt u uw account bij {{tenant}}. De code werkt één keer, binnen 10 minuten. Deel deze nooit.',
  },
  messages: {
    subject: '{{tenant}}: {{what}}',
    greeting: 'Geachte {{name}},',
    one: 'Er staat een nieuw bericht in uw inbox:',
    many: '{{count}} nieuwe berichten in uw inbox',
    more: 'en nog {{count}}',
    link: 'Inbox openen',
    closing: 'In uw profielinstellingen kiest u welke berichten u per e-mail ontvangt.',
    events: {
      approvalRequested: {
        by: '{{actor}} vraagt om uw goedkeuring',
        byPlatform: 'Uw goedkeuring wordt gevraagd',
      },
      approvalDecided: {
        by: '{{actor}} heeft over uw aanvraag beslist',
        byPlatform: 'Over uw aanvraag is beslist',
      },
      approvalVoided: {
        by: 'Uw aanvraag is vervallen door een wijziging van {{actor}}',
        byPlatform: 'Uw aanvraag staat niet meer open',
      },
      taskAssigned: {
        by: '{{actor}} heeft een cliënt aan u toegewezen',
        byPlatform: 'Er is een cliënt aan u toegewezen',
      },
      taskDueSoon: {
        by: 'Een taak van u moet binnen 2 werkdagen klaar zijn',
        byPlatform: 'Een taak van u moet binnen 2 werkdagen klaar zijn',
      },
      registrationSentBack: {
        by: '{{actor}} heeft een registratie naar u teruggestuurd',
        byPlatform: 'Een registratie is naar u teruggestuurd: een document is verlopen',
      },
      registrationSubmitted: {
        by: '{{actor}} heeft een registratie zonder behandelaar gestart',
        byPlatform: 'Een registratie heeft geen behandelaar',
      },
      mention: {
        by: '{{actor}} heeft u in een opmerking genoemd',
        byPlatform: 'U bent in een opmerking genoemd',
      },
      documentExpiring: {
        by: 'Een document van een cliënt van u verloopt binnen 20 werkdagen',
        byPlatform: 'Een document van een cliënt van u verloopt binnen 20 werkdagen',
      },
      reviewDue: {
        by: 'Een beoordeling van een cliënt van u moet binnen 30 dagen gebeuren',
        byPlatform: 'Een beoordeling van een cliënt van u moet binnen 30 dagen gebeuren',
      },
      reviewOverdue: {
        by: 'Een beoordeling van een cliënt van u is te laat',
        byPlatform: 'Een beoordeling van een cliënt van u is te laat',
      },
      exportReady: { by: 'Uw export staat klaar', byPlatform: 'Uw export staat klaar' },
      settingsChanged: {
        by: '{{actor}} heeft instellingen van uw kantoor gewijzigd',
        byPlatform: 'Instellingen van uw kantoor zijn gewijzigd',
      },
    },
    digest: {
      subject: '{{tenant}}: wat er vandaag op u wacht',
      intro: 'Dit wacht op u:',
      approvals: {
        one: '{{count}} goedkeuring om te beoordelen',
        other: '{{count}} goedkeuringen om te beoordelen',
      },
      tasks: { one: '{{count}} open taak', other: '{{count}} open taken' },
      unread: { one: '{{count}} ongelezen bericht', other: '{{count}} ongelezen berichten' },
      link: 'Dashboard openen',
      closing: 'In uw profielinstellingen kiest u of en wanneer u dit overzicht ontvangt.',
    },
  },
  client: {
    subject: '{{tenant}}: wat we van u nodig hebben ({{number}})',
    greeting: 'Beste {{name}},',
    why: '{{tenant}} verwelkomt u graag als cliënt. Voordat we kunnen beginnen, moeten we wettelijk uw gegevens controleren.',
    how: 'Beantwoord deze e-mail, dan spreken we de volgende stap af. Het kenmerk is {{number}}.',
    howWithAdviser:
      '{{adviser}} begeleidt u hierbij. Beantwoord deze e-mail, dan spreken we de volgende stap af. Het kenmerk is {{number}}.',
    ready: 'Leg dit alvast klaar:',
    person: [
      'een geldig paspoort of een geldige identiteitskaart',
      'uw fiscaal nummer (BSN), en elk land waar u belasting betaalt',
      'het nummer van een bankrekening op uw eigen naam',
      'waar het geld vandaan komt dat u wilt beleggen, met stukken waaruit dat blijkt',
    ],
    company: [
      'een uittreksel uit het handelsregister van niet meer dan 90 dagen oud',
      'een uittreksel uit het UBO-register',
      'een geldig paspoort of een geldige identiteitskaart van iedereen die de onderneming vertegenwoordigt of er meer dan 25% van bezit',
      'het nummer van een bankrekening op naam van de onderneming',
      'waar het geld vandaan komt dat wordt belegd, met stukken waaruit dat blijkt',
    ],
    safely: 'Stuur alstublieft geen kopieën van identiteitsbewijzen per gewone e-mail.',
    closing: 'Kent u dit kantoor niet, dan kunt u deze e-mail negeren.',
  },
};
