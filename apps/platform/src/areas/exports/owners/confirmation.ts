import type { BeneficialOwners } from '@dossier/api/contract';
import type { Reading } from '../reading.ts';

/** Whom a person confirmed as owners, who did and when, and whether it is of these shares. */
export function confirmationFacts(
  { confirmation }: BeneficialOwners,
  { texts, instant }: Reading,
): readonly (readonly [label: string, value: string])[] {
  const { owners: messages, report } = texts;
  const labels = report.ownership;
  if (confirmation === null) return [[labels.outcome, messages.confirmation.none]];
  const { by, at, cause, isCurrent, kind, owners, reason } = confirmation;
  return [
    [labels.confirmed, messages.confirmation.kinds[kind]],
    [labels.confirmedOwners, owners.map(({ name }) => name ?? messages.hidden).join(', ') || '—'],
    [labels.confirmedBy, by ?? messages.confirmation.former],
    [labels.confirmedAt, instant(at)],
    ...(cause === null ? [] : [[messages.confirmation.cause, messages.confirmation.causes[cause]] as const]),
    ...(reason === null ? [] : [[messages.confirmation.why, reason] as const]),
    ...(isCurrent ? [] : [[labels.outcome, labels.otherShares] as const]),
  ];
}
