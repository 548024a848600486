import type { RestComponentMessages } from '../en-US/components.ts';
import { structure } from './structure.ts';
import { table } from './table.ts';

export const components: RestComponentMessages = {
  ...structure,
  table,
  dateRange: { from: 'Van', to: 'Tot en met', lastDays: 'Laatste {{days}} dagen' },
  formSections: {
    onlyMissing: 'Alleen wat ontbreekt',
    legend: 'Nodig om af te ronden',
    missing: 'ontbreekt',
    complete: 'volledig',
    storedErrors: 'Sommige opgeslagen gegevens kloppen niet',
    storedErrorsHint: 'U kunt andere onderdelen gewoon opslaan.',
  },
  mention: {
    label: 'Collega’s',
    matches: {
      one: '{{count}} naam. Enter voegt deze in.',
      other: '{{count}} namen. Pijlen kiezen, Enter voegt in.',
    },
  },
  user: { menu: 'Uw menu: {{name}}' },
  viewer: {
    page: '{{page}} van {{pages}}',
    documentKind: 'Pagina van {{label}}',
    previous: 'Vorige pagina',
    next: 'Volgende pagina',
    first: 'Eerste pagina',
    last: 'Laatste pagina',
    in: 'Inzoomen',
    out: 'Uitzoomen',
    fit: 'Passend in de breedte',
    left: 'Naar links draaien',
    right: 'Naar rechts draaien',
    turned: '{{degrees}}° gedraaid',
    failed: 'Deze pagina kan niet worden getoond.',
  },
  masked: { show: 'Volledig tonen', hide: 'Verbergen' },
  leave: {
    title: 'Wijzigingen verwerpen?',
    text: 'U hebt deze wijzigingen niet opgeslagen:',
    discard: 'Verwerpen',
    keep: 'Verder bewerken',
  },
  search: { clear: 'Zoekopdracht wissen' },
};
