import type { pastFile as source } from '../en-US/pastFile.ts';

export const pastFile: typeof source = {
  hint: 'Toont de gegevens zoals ze aan het einde van die dag waren.',
  title: 'Stand van {{date}}',
  meaning: 'De gegevens zoals ze aan het einde van die dag waren. Ga terug naar vandaag om ze te wijzigen.',
  none: 'Van die dag zijn er geen gegevens: deze cliënt is ingevoerd op {{date}}.',
  failed: 'De gegevens van die dag konden niet worden geladen',
};
