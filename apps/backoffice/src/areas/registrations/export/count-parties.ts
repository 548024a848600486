import type { PartyNode } from '@dossier/api/contract';

export const countParties = (parties: readonly PartyNode[]): number =>
  parties.reduce((sum, { parties: below }) => sum + 1 + countParties(below ?? []), 0);
