import type { pastFile as source } from '../en-US/pastFile.ts';

export const pastFile: typeof source = {
  hint: 'Zeigt die Daten, wie sie am Ende dieses Tages waren.',
  title: 'Stand vom {{date}}',
  meaning: 'Die Daten, wie sie am Ende dieses Tages waren. Zum Ändern geht es zurück zu heute.',
  none: 'Von diesem Tag gibt es keine Daten: Dieser Kunde wurde am {{date}} erfasst.',
  failed: 'Die Daten dieses Tages konnten nicht geladen werden',
};
