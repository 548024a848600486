import { createHash } from 'node:crypto';
import { comparatorOn, ownershipThreshold } from '@dossier/validators/ownership';
import { canonicalJson } from '../../../shared/canonical-json/canonical-json.ts';
import type { OwnersGraph } from './read-graph.ts';

/** With which share someone is an owner on a day (yyyy-mm-dd). */
export const questionOn = (day: string) => ({
  threshold: ownershipThreshold.standard,
  comparator: comparatorOn(day),
});

/**
 * SHA-256, as hex, of everyone above a party, what they hold and the threshold of the day: what a confirmation is bound
 * to. Names are no part of it, and the order in which shares were entered is none.
 */
export function graphHash(target: string, { parties, holdings }: OwnersGraph, day: string): string {
  const sorted = (values: readonly unknown[]) => values.map(value => canonicalJson(value)).toSorted();
  const content = {
    target,
    ...questionOn(day),
    parties: sorted(parties),
    holdings: sorted(
      holdings.map(({ economic = null, voting = null, ...holding }) => ({ ...holding, economic, voting })),
    ),
  };
  return createHash('sha256').update(canonicalJson(content)).digest('hex');
}
