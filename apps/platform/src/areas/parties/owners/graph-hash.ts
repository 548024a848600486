import { createHash } from 'node:crypto';
import { canonicalJson } from '../../../shared/canonical-json/canonical-json.ts';
import type { OwnersQuestion } from './owners-question.ts';
import type { OwnersGraph } from './read-graph.ts';

/**
 * SHA-256, as hex, of everyone above a party, what they hold and the threshold of the day: what a confirmation is bound
 * to. Names are no part of it, and the order in which shares were entered is none.
 */
export function graphHash(
  target: string,
  { parties, holdings }: OwnersGraph,
  question: OwnersQuestion,
): string {
  const sorted = (values: readonly unknown[]) => values.map(value => canonicalJson(value)).toSorted();
  const { threshold, comparator } = question;
  const content = {
    target,
    threshold,
    comparator,
    parties: sorted(parties),
    holdings: sorted(
      holdings.map(({ economic = null, voting = null, ...holding }) => ({ ...holding, economic, voting })),
    ),
  };
  return createHash('sha256').update(canonicalJson(content)).digest('hex');
}
