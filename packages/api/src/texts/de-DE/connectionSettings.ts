import type { connectionSettings as source } from '../en-US/connectionSettings.ts';

export const connectionSettings: typeof source = {
  intro: 'Ab welchem Anteil jemand für Sie wirtschaftlich Berechtigter eines Unternehmens ist.',
  threshold: 'Schwelle in Prozent',
  thresholdHint: 'Von 5 bis 25. Nach dem Gesetz sind es höchstens 25 %.',
  strictEarly: 'Einen Anteil genau in Höhe der Schwelle schon jetzt zählen',
  strictEarlyHint:
    'Nach dem Gesetz zählt er ab dem 10. Juli 2027; bis dahin nur, was über der Schwelle liegt.',
  effect:
    'Die Berechtigten werden sofort neu berechnet. Wer mit anderen Zahlen bestätigt wurde, ist erneut zu bestätigen.',
  percent: '{{share}} %',
  yes: 'Ja',
  no: 'Nein',
};
