import type { RiskQualificationSetting } from '@dossier/api/kyc';

const marks = { LOW: 'low', MEDIUM: 'medium', HIGH: 'high', UNACCEPTABLE: 'unacceptable' } as const;

/**
 * A level of risk as `RiskLevel` shows it. Until the firm's own names are read it has the product's: that no one has
 * assessed a client is said only where it is so.
 * @param id - one of the four levels; null where no one has assessed it
 * @param levels - undefined until they are read
 */
export function riskLevelOf(
  id: string | null,
  levels: RiskQualificationSetting['levels'] | undefined,
  { textOf, notAssessed }: RiskTexts,
) {
  if (id === null) return { level: null, label: notAssessed };
  const label = levels?.find(level => level.id === id)?.name ?? textOf('riskLevel', id);
  return { level: Object.entries(marks).find(([code]) => code === id)?.[1] ?? null, label };
}

interface RiskTexts {
  readonly textOf: (vocabulary: 'riskLevel', code: string) => string;
  readonly notAssessed: string;
}
