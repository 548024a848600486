import type { deletion as source } from '../en-US/deletion.ts';

export const deletion: typeof source = {
  title: 'Verwijdering',
  none: 'Er is geen verzoek om deze cliënt te verwijderen.',
  requested: 'Aangevraagd op {{date}} door {{actor}}.',
  reason: 'Reden',
  reasonHint: 'Blijft in de historie.',
  effect:
    'Nu wordt er niets verwijderd: het verzoek staat in het cliëntdossier. Gegevens worden pas verwijderd als geen wet ze meer vereist, en nooit door één persoon alleen.',
  obstaclesTitle: 'Wat er vandaag in de weg staat',
  noObstacles:
    'Vandaag staat geen relatie, geen openstaand werk en geen relatie met een andere cliënt in de weg.',
  failed: 'Wat er in de weg staat, kon niet worden geladen',
  obstacles: {
    relation: 'De relatie met deze cliënt is niet beëindigd.',
    process: 'Proces: {{name}}',
    registration: 'Registratie: {{name}}',
    connection: 'Verbonden met een cliënt: {{name}}',
  },
  steps: { request: 'Verwijdering aanvragen', withdraw: 'Verzoek intrekken' },
  done: { request: 'De verwijdering is aangevraagd.', withdraw: 'Het verzoek is ingetrokken.' },
  cancel: 'Annuleren',
};
