import { sideOf, type MergeChoices, type MergeField } from '@dossier/ui/diff-view';
import { isSame } from './party-values.ts';

/** A form's values as one level of paths: `address.city`. A list is one value: no one can say which row is which. */
export type FlatValues = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function flat(values: object, path = ''): FlatValues {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const fullPath = path === '' ? name : `${path}.${name}`;
      return isRecord(value) ? Object.entries(flat(value, fullPath)) : [[fullPath, value]];
    }),
  );
}

export function nested(values: FlatValues): Readonly<Record<string, unknown>> {
  const whole: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(values)) {
    const steps = path.split('.');
    let at = whole;
    for (const step of steps.slice(0, -1)) {
      at[step] ??= {};
      at = at[step] as Record<string, unknown>;
    }
    at[steps.at(-1) as string] = value;
  }
  return whole;
}

/** One thing in three versions: as someone opened it, as another saved it, as the form has it now. */
export interface Versions {
  readonly base: object;
  readonly theirs: object;
  readonly mine: object;
}

export interface Reading {
  readonly labelOf: (path: string) => string;
  readonly textOf: (path: string, value: unknown) => string | null;
}

/** The fields that either side changed, in the order of the form. */
export function mergeFields({ base, theirs, mine }: Versions, { labelOf, textOf }: Reading): MergeField[] {
  const [was, other, ours] = [flat(base), flat(theirs), flat(mine)];
  return Object.keys(ours)
    .filter(path => !isSame(was[path], other[path]) || !isSame(was[path], ours[path]))
    .map(path => {
      // Two values that read the same are two all the same: the texts must differ for `sideOf` to see it.
      const texts = (value: unknown) => textOf(path, value);
      return {
        id: path,
        label: labelOf(path),
        base: texts(was[path]),
        theirs: texts(other[path]),
        mine: texts(ours[path]),
      };
    });
}

/** Which side a field takes: by itself where only one changed it, else as chosen; undefined while no one chose. */
function sideFor(was: unknown, other: unknown, ours: unknown, choice: MergeChoices[string]) {
  const side = sideOf({
    id: '',
    label: '',
    base: JSON.stringify(was) ?? null,
    theirs: JSON.stringify(other) ?? null,
    mine: JSON.stringify(ours) ?? null,
  });
  return side ?? choice;
}

/** What both made together; undefined while a field that both changed is not chosen. */
export function merged<Values extends object>(
  { base, theirs, mine }: Versions & { readonly mine: Values },
  choices: MergeChoices,
): Values | undefined {
  const [was, other, ours] = [flat(base), flat(theirs), flat(mine)];
  const result: Record<string, unknown> = {};
  for (const path of Object.keys(ours)) {
    const side = sideFor(was[path], other[path], ours[path], choices[path]);
    if (side === undefined) return undefined;
    result[path] = side === 'mine' ? ours[path] : other[path];
  }
  return nested(result) as Values;
}
