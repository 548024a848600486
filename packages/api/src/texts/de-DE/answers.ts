import type { answers as source } from '../en-US/answers.ts';

export const answers: typeof source = {
  errors: {
    ValidationFailed: 'Die gesendeten Daten sind nicht gültig.',
    MalformedBody: 'Der Inhalt ist kein gültiges JSON.',
    InvalidRegistration: 'Die Registrierung ist ungültig. Pflichtfelder fehlen, oder ihr Typ ist falsch.',
    RegistrationTypeNotEnabled: 'Diese Art der Registrierung ist für Ihr Unternehmen nicht aktiviert.',
    InvalidPassword: 'Das Passwort entspricht nicht den Vorgaben: Es muss Sonderzeichen enthalten.',
    MissingProfile: 'Die Angaben sind ungültig, das Profil fehlt.',
    EnableSoftwareTokenMFAException: 'Ungültiger Bestätigungscode',
    NotAuthorizedException: 'Der Bestätigungscode ist abgelaufen. Sie werden zur Anmeldung weitergeleitet.',
    MfaMethodNotAllowed: 'Dieser zweite Faktor kann nicht verwendet werden.',
    CodeMismatchException: 'Der Bestätigungscode ist falsch.',
    UsernameTaken: 'Es gibt bereits einen Benutzer mit diesem Namen.',
    SessionExpired: 'Die Sitzung ist abgelaufen.',
    UsernamePasswordMismatch: 'Der Benutzername oder das Passwort ist falsch.',
    NewPasswordRequired: 'Ein neues Passwort ist erforderlich.',
    UserNotConfirmed: 'Der Benutzer ist nicht bestätigt.',
    PasswordRequired: 'Geben Sie Ihr Passwort ein, um fortzufahren.',
    MfaSetupRequired: 'Richten Sie zuerst einen zweiten Faktor ein.',
    Forbidden: 'Sie haben keinen Zugriff auf diese Seite.',
    CallNotAllowed: 'Sie dürfen diesen Aufruf nicht ausführen.',
    OwnRequest: 'Darüber muss ein Kollege entscheiden.',
    NotFound: 'Nicht gefunden',
    InviteNotFound: 'Diese Einladung wurde nicht gefunden.',
    MethodNotAllowed: 'Diese Methode ist hier nicht erlaubt.',
    Timeout: 'Die Anfrage hat zu lange gedauert.',
    UserProtected:
      'Bei Ihrem eigenen Konto ist das nicht möglich, und der letzte Administrator eines Unternehmens bleibt Administrator.',
    IdempotencyInFlight: 'Dieselbe Anfrage ist noch in Bearbeitung.',
    TransitionNotAllowed: 'Dieser Status kann nicht auf den jetzigen folgen.',
    RegistrationFrozen:
      'Nur eine unvollständige Registrierung kann geändert werden. Senden Sie sie zuerst zurück.',
    PartyEnded:
      'Die Beziehung zu diesem Beteiligten ist beendet. Die Daten können nicht mehr geändert werden.',
    PartyMerged: 'Diese Partei wurde mit einer anderen zusammengeführt. Die Daten stehen dort.',
    PortalAccountMissing:
      'Dieser Empfänger hat kein Konto im Kundenportal. Legen Sie für diese Partei ein Konto an, bevor Sie eine Einladung senden.',
    GroupTooSmall:
      'Eine Gruppe hat mindestens zwei Mitglieder. Beenden Sie die Beziehung zur Gruppe, um sie zu schließen.',
    NotForGroups:
      'Eine Personengruppe hat einen Namen und Mitglieder. Das geschieht für jedes ihrer Mitglieder.',
    NotAClient: 'Nur ein Kunde hat eine Risikostufe. Diese Partei ist in keiner Registrierung Kunde.',
    ProcessRunning: 'Für diese Partei läuft bereits ein Prozess dieser Art.',
    ProcessEnded: 'Dieser Prozess ist beendet.',
    TooManyExports:
      'Es laufen zu viele Exporte. Warten Sie, bis einer fertig ist, oder brechen Sie einen ab.',
    ExportFinished: 'Der Status dieses Exports lässt das nicht zu.',
    TooManyBatches:
      'Es laufen zu viele Sammeländerungen. Warten Sie, bis eine fertig ist, oder brechen Sie eine ab.',
    BatchFinished: 'Der Status dieser Sammeländerung lässt das nicht zu.',
    SignOffClosed: 'Diese Freigabe ist nicht mehr offen.',
    InviteExpired: 'Ihre Einladung ist abgelaufen. Bitten Sie Ihren Administrator um eine neue.',
    VersionStale: 'Ein Kollege hat dies inzwischen geändert.',
    PayloadTooLarge: 'Die Anfrage ist zu groß.',
    UnsupportedMediaType: 'Senden Sie JSON.',
    Blocked: 'Bevor dies möglich ist, fehlt noch etwas.',
    IdempotencyMismatch: 'Dieser Idempotenzschlüssel gehört zu einer anderen Anfrage.',
    ProviderUnavailable:
      'Das Register antwortet nicht. Füllen Sie es selbst aus, oder versuchen Sie es später erneut.',
    VersionRequired: 'Nennen Sie die Version, die Sie ändern (If-Match).',
    AttemptLimitExceeded:
      'Die Zahl der Versuche ist überschritten. Bitte warten Sie, und versuchen Sie es später erneut.',
    TooManyRequests: 'Zu viele Anfragen. Warten Sie einen Augenblick.',
    Unexpected:
      'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut. Bleibt das Problem bestehen, wenden Sie sich an den Support.',
    Overloaded: 'Der Dienst ist ausgelastet. Bitte versuchen Sie es erneut.',
    QuotaExceeded:
      'Ihr Unternehmen hat keinen Speicherplatz mehr für Dateien. Fordern Sie mehr an, oder entfernen Sie, was nicht benötigt wird.',
    StorageFull: 'Der Speicher ist voll; es wurde nichts geändert.',
  },
  passwordChanged: 'Ihr Passwort wurde geändert.',
};
