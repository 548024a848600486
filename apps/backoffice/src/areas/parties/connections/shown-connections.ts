import type { Connection } from '@dossier/api/parties';

/** S2 §3, connection actions: all of them, those of ownership, those of representation. */
export const shownConnections = ['all', 'ownership', 'representation'] as const;
export type ShownConnections = (typeof shownConnections)[number];

/** Whether a connection is of the kind that is shown. */
export function isShown({ type }: Pick<Connection, 'type'>, show: ShownConnections): boolean {
  if (show === 'all') return true;
  return type === (show === 'ownership' ? 'OWN' : 'RPD');
}

/** Who represents a party today: senior managing officials are among them. */
export const representativesOf = (
  partyId: string,
  connections: readonly Connection[],
): readonly Connection['to'][] =>
  connections
    .filter(({ type, from, isCurrent }) => type === 'RPD' && from._id === partyId && isCurrent)
    .map(({ to }) => to);
