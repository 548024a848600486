import type { FormFields } from './form-context.ts';

/** A field that is needed later: a form is saved without it, and nothing goes on. */
export interface NeededField {
  readonly name: string;
  /** Id of the `FormSection` that it is in. */
  readonly section: string;
  /** Fields that an answer here asks for. */
  readonly along?: readonly string[] | undefined;
}

/** The field that someone was led to. */
export interface SoughtField {
  readonly name: string;
  /** Which time it is: another one leads there again. */
  readonly visit?: number;
}

/** What is needed in a form, and what of it is shown. */
export interface FormNeeds {
  readonly names: ReadonlySet<string>;
  readonly sections: ReadonlySet<string>;
  readonly fields: readonly NeededField[];
  /** Only what is needed is shown, with what belongs to it. */
  readonly isOnlyNeeded: boolean;
  readonly setOnlyNeeded: (isOnly: boolean) => void;
  readonly isShown: (name: string) => boolean;
}

const topOf = (name: string) => name.split('.')[0] ?? name;

export function needsOf(
  fields: readonly NeededField[],
  isOnlyNeeded: boolean,
  setOnlyNeeded: (isOnly: boolean) => void,
): FormNeeds {
  // A group is shown whole: a street without its house number finds nothing.
  const shown = new Set(fields.flatMap(({ name, along = [] }) => [name, ...along].map(topOf)));
  return {
    names: new Set(fields.map(({ name }) => name)),
    sections: new Set(fields.map(({ section }) => section)),
    fields,
    isOnlyNeeded,
    setOnlyNeeded,
    isShown: name => !isOnlyNeeded || shown.has(topOf(name)),
  };
}

/** Whether nothing is known yet: an answer is known, also when it is no. */
export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Id of the field of a name: of a group, of its first part. */
export const idOf = (fields: FormFields, name: string): string | undefined =>
  fields.get(name)?.id ?? [...fields].find(([other]) => other.startsWith(`${name}.`))?.[1].id;
