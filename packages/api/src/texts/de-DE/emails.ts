import type { emails as source } from '../en-US/emails.ts';

export const emails: typeof source = {
  access: {
    resetCode: {
      subject: '{{tenant}}: Ihr Prüfcode',
      greeting: 'Guten Tag {{name}},',
      paragraphs: [
        'Wir haben eine Anfrage erhalten, Ihr Passwort bei {{tenant}} zurückzusetzen. Dieser Prüfcode gilt einmal, innerhalb von 10 Minuten:',
      ],
      link: 'Code eingeben',
      closing: 'Wenn Sie das nicht waren, ignorieren Sie diese E-Mail. Geben Sie diesen Code niemals weiter.',
    },
    passwordChanged: {
      subject: '{{tenant}}: Ihr Passwort wurde geändert',
      greeting: 'Guten Tag {{name}},',
      paragraphs: ['Ihr Passwort bei {{tenant}} wurde soeben geändert. Sie wurden überall abgemeldet.'],
      link: 'Anmelden',
      closing: 'Wenn Sie das nicht waren, benachrichtigen Sie sofort Ihren Administrator.',
    },
    temporaryPassword: {
      subject: '{{tenant}}: Ihr vorläufiges Passwort',
      greeting: 'Guten Tag {{name}},',
      paragraphs: [
        'Ihr Konto bei {{tenant}} ist bereit. Ihr Benutzername ist {{userName}}. Melden Sie sich innerhalb von 7 Tagen mit diesem vorläufigen Passwort an; Sie wählen dann sofort ein eigenes:',
      ],
      link: 'Anmelden',
      closing: 'Geben Sie dieses Passwort niemals weiter.',
    },
    factorChanged: {
      subject: '{{tenant}}: Ihre Zwei-Schritt-Verifizierung wurde geändert',
      greeting: 'Guten Tag {{name}},',
      paragraphs: [
        'Ihre Zwei-Schritt-Verifizierung bei {{tenant}} wurde geändert. Sie wurden überall sonst abgemeldet.',
      ],
      link: 'Anmelden',
      closing: 'Wenn Sie das nicht waren, benachrichtigen Sie sofort Ihren Administrator.',
    },
    emailChanging: {
      subject: '{{tenant}}: Für Sie wurde eine andere E-Mail-Adresse eingetragen',
      greeting: 'Guten Tag {{name}},',
      paragraphs: [
        'Ein Administrator von {{tenant}} hat für Ihr Konto eine andere E-Mail-Adresse eingetragen. Bis die neue Adresse bestätigt ist, kommen Codes zum Zurücksetzen Ihres Passworts an diese Adresse.',
      ],
      link: 'Anmelden',
      closing: 'Wenn Sie das nicht gewünscht haben, benachrichtigen Sie sofort einen anderen Administrator.',
    },
    emailCode: {
      subject: '{{tenant}}: Bestätigen Sie diese E-Mail-Adresse',
      greeting: 'Guten Tag {{name}},',
      paragraphs: [
        'Diese Adresse wurde für Ihr Konto bei {{tenant}} eingetragen. Bestätigen Sie sie mit diesem Code; er gilt einmal, innerhalb von 7 Tagen:',
      ],
      link: 'Code eingeben',
      closing:
        'Wenn Sie dieses Unternehmen nicht kennen, ignorieren Sie diese E-Mail. Geben Sie diesen Code niemals weiter.',
    },
    emailChanged: {
      subject: '{{tenant}}: Ihre E-Mail-Adresse wurde geändert',
      greeting: 'Guten Tag {{name}},',
      paragraphs: [
        'Die neue E-Mail-Adresse Ihres Kontos bei {{tenant}} wurde bestätigt. An diese Adresse senden wir keine E-Mails mehr.',
      ],
      link: 'Anmelden',
      closing: 'Wenn Sie das nicht waren, benachrichtigen Sie sofort Ihren Administrator.',
    },
    resetsRequested: {
      subject: '{{tenant}}: Es wurden Codes für Ihr Passwort angefordert',
      greeting: 'Guten Tag {{name}},',
      paragraphs: [
        'Heute wurden mehrere Codes angefordert, um Ihr Passwort bei {{tenant}} zurückzusetzen. Wir senden höchstens zehn am Tag.',
      ],
      link: 'Anmelden',
      closing:
        'Wenn Sie das nicht waren, benachrichtigen Sie Ihren Administrator. Geben Sie einen Code niemals weiter.',
    },
    invitation: {
      subject: '{{tenant}}: Sie sind eingeladen',
      greeting: 'Guten Tag,',
      paragraphs: [
        '{{inviter}} lädt Sie zu {{tenant}} in Dossier ein. Der Link kann einmal verwendet werden, innerhalb von 7 Tagen.',
        'Falls sich der Link nicht öffnet, geben Sie dieses Einladungs-Token auf der Registrierungsseite ein:',
      ],
      link: 'Konto anlegen',
      closing: 'Wenn Sie diese E-Mail nicht erwartet haben, können Sie sie ignorieren.',
    },
    confirmationCode: {
      subject: '{{tenant}}: Ihr Bestätigungscode',
      greeting: 'Guten Tag {{name}},',
      paragraphs: [
        'Dieser Code bestätigt Ihr Konto bei {{tenant}}; er gilt einmal, innerhalb von 10 Minuten:',
      ],
      link: 'Code eingeben',
      closing: 'Geben Sie diesen Code niemals weiter.',
    },
  },
  sms: {
    code: '{{code}} ist Ihr Code für {{tenant}}. Er gilt einmal, innerhalb von 3 Minuten. Geben Sie ihn niemals weiter.',
    confirmation:
      '{{code}} bestätigt Ihr Konto bei {{tenant}}. Der Code gilt einmal, innerhalb von 10 Minuten. Geben Sie ihn niemals weiter.',
  },
  messages: {
    subject: '{{tenant}}: {{what}}',
    greeting: 'Guten Tag {{name}},',
    one: 'In Ihrem Posteingang ist eine neue Nachricht:',
    many: '{{count}} neue Nachrichten in Ihrem Posteingang',
    more: 'und {{count}} weitere',
    link: 'Posteingang öffnen',
    closing: 'Welche Nachrichten per E-Mail kommen, wählen Sie in Ihren Profileinstellungen.',
    events: {
      approvalRequested: {
        by: '{{actor}} bittet um Ihre Freigabe',
        byPlatform: 'Ihre Freigabe wird angefordert',
      },
      approvalDecided: {
        by: '{{actor}} hat über Ihre Freigabeanforderung entschieden',
        byPlatform: 'Über Ihre Freigabeanforderung wurde entschieden',
      },
      approvalVoided: {
        by: 'Ihre Freigabeanforderung wurde durch eine Änderung von {{actor}} aufgehoben',
        byPlatform: 'Ihre Freigabeanforderung ist nicht mehr offen',
      },
      taskAssigned: {
        by: '{{actor}} hat Ihnen einen Kunden zugewiesen',
        byPlatform: 'Ihnen wurde ein Kunde zugewiesen',
      },
      taskDueSoon: {
        by: 'Eine Ihrer Aufgaben ist innerhalb von 2 Arbeitstagen zu erledigen',
        byPlatform: 'Eine Ihrer Aufgaben ist innerhalb von 2 Arbeitstagen zu erledigen',
      },
      registrationSentBack: {
        by: '{{actor}} hat eine Registrierung an Sie zurückgegeben',
        byPlatform: 'Eine Registrierung wurde an Sie zurückgegeben: Ein Dokument ist abgelaufen',
      },
      registrationSubmitted: {
        by: '{{actor}} hat eine Registrierung ohne Bearbeiter begonnen',
        byPlatform: 'Eine Registrierung hat keinen Bearbeiter',
      },
      mention: {
        by: '{{actor}} hat Sie in einem Kommentar erwähnt',
        byPlatform: 'Sie wurden in einem Kommentar erwähnt',
      },
      documentExpiring: {
        by: 'Ein Dokument eines Ihrer Kunden läuft innerhalb von 20 Arbeitstagen ab',
        byPlatform: 'Ein Dokument eines Ihrer Kunden läuft innerhalb von 20 Arbeitstagen ab',
      },
      reviewDue: {
        by: 'Die Prüfung eines Ihrer Kunden ist innerhalb von 30 Tagen fällig',
        byPlatform: 'Die Prüfung eines Ihrer Kunden ist innerhalb von 30 Tagen fällig',
      },
      reviewOverdue: {
        by: 'Die Prüfung eines Ihrer Kunden ist überfällig',
        byPlatform: 'Die Prüfung eines Ihrer Kunden ist überfällig',
      },
      exportReady: { by: 'Ihr Export ist bereit', byPlatform: 'Ihr Export ist bereit' },
      settingsChanged: {
        by: '{{actor}} hat Einstellungen Ihres Unternehmens geändert',
        byPlatform: 'Einstellungen Ihres Unternehmens wurden geändert',
      },
    },
    digest: {
      subject: '{{tenant}}: Was heute auf Sie wartet',
      intro: 'Das wartet auf Sie:',
      approvals: {
        one: '{{count}} Freigabe zur Entscheidung',
        other: '{{count}} Freigaben zur Entscheidung',
      },
      tasks: { one: '{{count}} offene Aufgabe', other: '{{count}} offene Aufgaben' },
      unread: { one: '{{count}} ungelesene Nachricht', other: '{{count}} ungelesene Nachrichten' },
      link: 'Dashboard öffnen',
      closing: 'Ob und wann Sie diese Übersicht erhalten, wählen Sie in Ihren Profileinstellungen.',
    },
  },
  client: {
    subject: '{{tenant}}: was wir von Ihnen brauchen ({{number}})',
    greeting: 'Guten Tag {{name}},',
    why: '{{tenant}} möchte Sie als Kundin oder Kunden begrüßen. Bevor wir beginnen, müssen wir gesetzlich Ihre Angaben prüfen.',
    how: 'Antworten Sie auf diese E-Mail, und wir vereinbaren den nächsten Schritt. Die Referenz lautet {{number}}.',
    howWithAdviser:
      '{{adviser}} begleitet Sie dabei. Antworten Sie auf diese E-Mail, und wir vereinbaren den nächsten Schritt. Die Referenz lautet {{number}}.',
    ready: 'Bitte halten Sie bereit:',
    person: [
      'einen gültigen Reisepass oder Personalausweis',
      'Ihre Steuer-Identifikationsnummer und jedes Land, in dem Sie Steuern zahlen',
      'die Nummer eines Bankkontos auf Ihren eigenen Namen',
      'woher das Geld stammt, das Sie anlegen möchten, mit Nachweisen',
    ],
    company: [
      'einen Auszug aus dem Handelsregister, höchstens 90 Tage alt',
      'einen Auszug aus dem Transparenzregister',
      'einen gültigen Reisepass oder Personalausweis von allen, die das Unternehmen vertreten oder mehr als 25 % davon besitzen',
      'die Nummer eines Bankkontos auf den Namen des Unternehmens',
      'woher das Geld stammt, das angelegt werden soll, mit Nachweisen',
    ],
    safely: 'Bitte senden Sie keine Kopien von Ausweisen per gewöhnlicher E-Mail.',
    closing: 'Wenn Sie dieses Unternehmen nicht kennen, ignorieren Sie diese E-Mail.',
  },
};
