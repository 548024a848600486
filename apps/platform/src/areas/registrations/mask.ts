import type { PartyNode } from '@dossier/api/contract';

/** An identifier with all but its last 3 characters starred; a short one is starred whole. */
export const maskIdentifier = (text: string): string =>
  text.length <= 3 ? '*'.repeat(text.length) : '*'.repeat(text.length - 3) + text.slice(-3);

/** Fields whose value leaves the platform masked, wherever in a party they stand (T8). */
const masked: ReadonlySet<string> = new Set(['taxIdentificationNumber', 'personalNumber']);

/** The parties as they may leave the platform. */
export function maskParties(parties: readonly PartyNode[]): PartyNode[] {
  return JSON.parse(JSON.stringify(parties), (key, value: unknown) =>
    masked.has(key) && typeof value === 'string' ? maskIdentifier(value) : value,
  ) as PartyNode[];
}
