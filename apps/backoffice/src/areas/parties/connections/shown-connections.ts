import type { Connection } from '@dossier/api/parties';

/** S2 §3, connection actions: all of them, those of ownership, those of representation. */
export const shownConnections = ['all', 'ownership', 'representation'] as const;
export type ShownConnections = (typeof shownConnections)[number];

/** Whether a connection is of the kind that is shown. */
export function isShown({ type }: Pick<Connection, 'type'>, show: ShownConnections): boolean {
  if (show === 'all') return true;
  return type === (show === 'ownership' ? 'OWN' : 'RPD');
}
