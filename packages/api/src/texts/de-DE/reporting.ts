import type { reporting as source } from '../en-US/reporting.ts';

export const reporting: typeof source = {
  title: 'Bereit für Handel und Meldung',
  nationality: 'Gemeldete Staatsangehörigkeit',
  noNationality: 'Es ist keine Staatsangehörigkeit bekannt.',
  chosen: '{{country}}, nach dem Ländercode die erste im Europäischen Wirtschaftsraum',
  identifier: 'Kennung',
  lacking: 'Fehlt: {{names}}',
  insteadOf: '{{name}}; {{others}} ginge vor',
  identifiers: {
    nationalNumber: 'nationale Nummer',
    taxNumber: 'Steuernummer dieses Landes',
    passport: 'Reisepass',
    idCard: 'Personalausweis',
    concat: 'CONCAT-Code',
  },
  noConcat: 'Vornamen, Nachname, Geburtsdatum und eine Staatsangehörigkeit ergeben ihn.',
  lei: 'Legal Entity Identifier (LEI)',
  leiStates: {
    issued: 'Ausgestellt und gültig',
    expired: 'Abgelaufen: vor dem Handel zu erneuern',
    notValid: 'Nicht ausgestellt: kein Handel möglich',
    missing: 'Fehlt',
  },
  tax: 'Steuernummer',
  taxOf: 'Steuernummer: {{country}}',
  noResidency: 'Es ist keine steuerliche Ansässigkeit erfasst.',
  taxStates: {
    recorded: 'Erfasst',
    reason: 'Keine, mit Begründung',
    awaited: 'Noch nicht erteilt',
    overdue: 'Seit einem Jahr nicht erteilt: erneut zu erfragen',
    missing: 'Fehlt, ohne Begründung',
  },
  untilDay: '{{state}}, bis {{day}}',
};
