import type { Accepted } from '../areas/registrations/service.ts';
import type { Change } from '../shared/history/history.ts';
import type { DemoRegistration } from './registrations.ts';

/** What the demo registrations were accepted on: nothing of them changed since. */
export const demoAcceptances = (
  registrations: readonly DemoRegistration[],
  lives: ReadonlyMap<string, readonly Change[]>,
): readonly Accepted[] =>
  registrations.flatMap(({ id, type, riskLevel, parties }) => {
    const change = lives.get(id)?.find(({ after }) => isAcceptance(after));
    if (!change?.by) return [];
    const { actor, now: at } = change.by;
    return [{ id, type, riskLevel: riskLevel ?? null, parties, version: change.version, at, by: actor.id }];
  });

const isAcceptance = (after: unknown) =>
  typeof after === 'object' && after !== null && 'status' in after && after.status === 'ACCEPTED';
