import type { MigrationPreview, MigrationRequest } from '@dossier/api/registrations';

export type PreviewedParty = MigrationPreview['parties'][number];
export type PreviewedMatch = PreviewedParty['matches'][number];
export type Side = 'file' | 'registration';

/** What someone decided of one party: which match is the same, or none; and which value of a field stays. */
export interface Decision {
  /** Null: someone else. */
  readonly sameAs: string | null;
  readonly sides: Readonly<Record<string, Side>>;
}

/** By the id of the party; one that is not here is not decided. */
export type Decisions = Readonly<Record<string, Decision>>;

/** What was accepted last stays, unless someone says otherwise. */
export const sideOf = (decision: Decision, field: string): Side => decision.sides[field] ?? 'registration';

/** Parties that may be clients already, and that no one decided on. */
export const undecided = (
  { parties }: Pick<MigrationPreview, 'parties'>,
  decisions: Decisions,
): readonly PreviewedParty[] =>
  parties.filter(({ _id, matches }) => matches.length > 0 && decisions[_id] === undefined);

export const sentDecisions = (
  { parties }: Pick<MigrationPreview, 'parties'>,
  decisions: Decisions,
): MigrationRequest['decisions'] =>
  parties.flatMap(({ _id: partyId, matches }) => {
    const decision = decisions[partyId];
    if (!decision) return [];
    const match = matches.find(({ _id }) => _id === decision.sameAs);
    const fields = (match?.differences ?? [])
      .map(({ field }) => field)
      .filter(field => sideOf(decision, field) === 'registration');
    return [{ partyId, sameAs: match?._id ?? null, fields }];
  });
