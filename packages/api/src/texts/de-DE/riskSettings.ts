import type { riskSettings as source } from '../en-US/riskSettings.ts';

export const riskSettings: typeof source = {
  intro:
    'Wie die Risikostufen in Ihrem Unternehmen heißen und nach wie vielen Monaten ein Kunde erneut geprüft wird.',
  levels: 'Risikostufen',
  levelsHint:
    'Ein höheres Risiko wird mindestens so oft geprüft wie ein niedrigeres. Ab dem 10. Juli 2027 verlangt das Gesetz, dass ein Kunde mit hohem Risiko spätestens alle 12 Monate geprüft wird, jeder andere spätestens alle 60 Monate.',
  name: 'Name',
  nameHint: 'Lassen Sie einen Namen leer, um den Namen zu verwenden, den das Produkt für die Stufe hat.',
  months: 'Monate bis zur nächsten Prüfung',
  noReview: 'Keine nächste Prüfung',
  fieldOf: '{{level}}: {{field}}',
  newClients: 'Neue Kunden und Kunden ohne Stufe',
  defaultMonths: 'Monate für einen Kunden ohne Stufe',
  defaultMonthsHint: 'Von 1 bis 60.',
  initial: 'Ein neuer Kunde wird innerhalb einer Woche erstmals geprüft',
  initialHint: 'Andernfalls folgt die erste Prüfung nach den Monaten seiner Stufe.',
  effect:
    'Neue Monate zählen ab der nächsten abgeschlossenen Prüfung. Bereits gesetzte Termine bleiben bis dahin unverändert.',
  yes: 'Ja',
  no: 'Nein',
};
