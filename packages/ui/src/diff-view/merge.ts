/** One field before and after; null where there is no value. */
export interface FieldChange {
  readonly id: string;
  readonly label: string;
  readonly before: string | null;
  /** Where both are null, the label says what happened. */
  readonly after: string | null;
  /** Who changed it, and when; in a list only. */
  readonly by?: string;
}

/** One field in three versions: as it was when someone began, as another saved it, as one has it now. */
export interface MergeField {
  readonly id: string;
  readonly label: string;
  readonly base: string | null;
  readonly theirs: string | null;
  readonly mine: string | null;
}

export type MergeSide = 'theirs' | 'mine';
export type MergeChoices = Readonly<Record<string, MergeSide | undefined>>;

export function kindOf({ before, after }: FieldChange): 'added' | 'removed' | 'changed' {
  if (before === null) return 'added';
  return after === null ? 'removed' : 'changed';
}

/** Which side a field takes by itself; null where both changed it and differ, so that a person has to choose. */
export function sideOf({ base, theirs, mine }: MergeField): MergeSide | null {
  if (theirs === mine || mine === base) return 'theirs';
  return theirs === base ? 'mine' : null;
}

/** Fields that a person still has to choose. */
export function openConflicts(fields: readonly MergeField[], choices: MergeChoices): readonly MergeField[] {
  return fields.filter(field => sideOf(field) === null && choices[field.id] === undefined);
}

/** The merged values by field; undefined while a field is not chosen. */
export function mergedOf(
  fields: readonly MergeField[],
  choices: MergeChoices,
): Readonly<Record<string, string | null>> | undefined {
  if (openConflicts(fields, choices).length > 0) return undefined;
  return Object.fromEntries(
    fields.map(field => [field.id, field[sideOf(field) ?? choices[field.id] ?? 'mine']]),
  );
}
