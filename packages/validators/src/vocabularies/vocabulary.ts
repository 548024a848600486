/** The intents that a status may be shown in; brand colours (`primary`, `accent`) never mean a status. */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'primary' | 'accent';

/** One value of a vocabulary. */
export interface Entry<Code extends string = string> {
  readonly code: Code;
  /** How a status is coloured. */
  readonly tone?: Tone;
  /** The dot of this status is drawn hollow: nothing has begun. */
  readonly outlined?: true;
  /** Chosen alone: it contradicts every other choice. */
  readonly exclusive?: true;
  /** The code that says the same from the other side: who owns is seen from there as owned by. */
  readonly reverse?: string;
}

/** A closed list of codes with a name. Its texts live with the messages, under the same name and codes. */
export interface Vocabulary<
  Name extends string = string,
  Literal extends string = string,
  Code extends Literal = Literal,
> {
  readonly name: Name;
  readonly entries: readonly Entry<Literal>[];
  readonly codes: readonly Code[];
  /** Whether a value from elsewhere is one of the codes. */
  is(value: unknown): value is Code;
  /** What is known of a code; undefined for one that the vocabulary does not have. */
  entry(code: string): Entry<Literal> | undefined;
  /** The code itself, typed as one of this vocabulary. A literal of another vocabulary does not compile. */
  code(code: Literal): Code;
}

/**
 * A status code that knows its vocabulary: the `A` of a party (active) is not the `A` of a product relation
 * (accepted), and the compiler keeps them apart (3-decisions T10). The mark is in the type alone.
 */
export type StatusCode<Name extends string, Literal extends string> = Literal extends string
  ? Literal & { readonly __vocabulary: Name }
  : never;

export type StatusVocabulary<Name extends string, Literal extends string> = Vocabulary<
  Name,
  Literal,
  StatusCode<Name, Literal>
>;

/** The codes of a vocabulary as a type: `type PartyStatus = CodeOf<typeof partyStatus>`. */
export type CodeOf<Of extends { readonly codes: readonly string[] }> = Of['codes'][number];

type Choice = string | (Entry & { readonly tone?: never });
type StatusChoice = Entry & { readonly tone: Tone };
type LiteralOf<Of> = Of extends string
  ? Of
  : Of extends { readonly code: infer Code extends string }
    ? Code
    : never;

/** An enumeration or a display vocabulary. Mark the call pure, so that an unused one leaves the bundle. */
export function vocabulary<const Name extends string, const Choices extends readonly Choice[]>(
  name: Name,
  choices: Choices,
): Vocabulary<Name, LiteralOf<Choices[number]>> {
  return build(name, choices);
}

/** A status vocabulary: every code has a tone, and a type of its own. */
export function statuses<const Name extends string, const Choices extends readonly StatusChoice[]>(
  name: Name,
  choices: Choices,
): StatusVocabulary<Name, LiteralOf<Choices[number]>> {
  return build(name, choices);
}

function build<Name extends string, Literal extends string, Code extends Literal>(
  name: Name,
  choices: readonly (string | Entry)[],
): Vocabulary<Name, Literal, Code> {
  const entries = choices.map(choice =>
    typeof choice === 'string' ? { code: choice } : choice,
  ) as Entry<Literal>[];
  const codes = entries.map(entry => entry.code) as string[] as Code[];
  return {
    name,
    entries,
    codes,
    is: (value): value is Code => (codes as readonly unknown[]).includes(value),
    entry: code => entries.find(entry => entry.code === code),
    code: code => code as Code,
  };
}
