import type { RestComponentMessages } from '../en-US/components.ts';
import { structure } from './structure.ts';
import { table } from './table.ts';

export const components: RestComponentMessages = {
  ...structure,
  table,
  dateRange: { from: 'Von', to: 'Bis', lastDays: 'Letzte {{days}} Tage' },
  formSections: {
    onlyMissing: 'Nur was fehlt',
    legend: 'Für den Abschluss nötig',
    missing: 'fehlt',
    complete: 'vollständig',
    storedErrors: 'Einige gespeicherte Angaben sind zu korrigieren',
    storedErrorsHint: 'Andere Abschnitte können Sie trotzdem speichern.',
  },
  mention: {
    label: 'Kolleginnen und Kollegen',
    matches: {
      one: '{{count}} Name. Die Eingabetaste fügt ihn ein.',
      other: '{{count}} Namen. Pfeiltasten wählen, die Eingabetaste fügt ein.',
    },
  },
  user: { menu: 'Ihr Menü: {{name}}' },
  viewer: {
    page: '{{page}} von {{pages}}',
    documentKind: 'Seite von {{label}}',
    previous: 'Vorige Seite',
    next: 'Nächste Seite',
    first: 'Erste Seite',
    last: 'Letzte Seite',
    in: 'Vergrößern',
    out: 'Verkleinern',
    fit: 'An die Breite anpassen',
    left: 'Nach links drehen',
    right: 'Nach rechts drehen',
    turned: 'um {{degrees}}° gedreht',
    failed: 'Diese Seite kann nicht angezeigt werden.',
  },
  masked: { show: 'Vollständig anzeigen', hide: 'Verbergen' },
  leave: {
    title: 'Änderungen verwerfen?',
    text: 'Diese Änderungen haben Sie nicht gespeichert:',
    discard: 'Verwerfen',
    keep: 'Weiter bearbeiten',
  },
  search: { clear: 'Suche leeren' },
};
