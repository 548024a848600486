import type { ReactNode } from 'react';

/** A place to go to, or something to do. */
export interface Command {
  readonly id: string;
  readonly label: string;
  /** What else distinguishes it from others: a city, a status. */
  readonly detail?: string;
  readonly icon?: ReactNode;
  /** Other search terms that find it. */
  readonly keywords?: readonly string[];
  /** Its shortcut, as `ShortcutSheet` writes it. */
  readonly keys?: string;
  /** Leads somewhere; otherwise `onSelect` does something. */
  readonly href?: string;
  readonly onSelect?: () => void;
}

/** Where commands come from: a list that is known, or a search that answers later. */
export interface CommandSource {
  readonly id: string;
  /** The heading of its results. */
  readonly label: string;
  readonly commands?: readonly Command[];
  /** Asked when the query pauses; `signal` ends a question that no one waits for any more. */
  readonly search?: (query: string, signal: AbortSignal) => Promise<readonly Command[]>;
}

/** Results of one source that is a search. */
export interface SearchResult {
  readonly query: string;
  readonly commands: readonly Command[];
  readonly hasFailed: boolean;
}

/** A heading and what stands below it. */
export interface CommandGroup {
  readonly id: string;
  readonly label: string;
  readonly commands: readonly Command[];
}

/** So many of one source: what is further down is found by typing more. */
const MAX = 8;

const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase();

/** Commands that have every word of the query somewhere, the nearest first. */
export function matching(commands: readonly Command[], query: string): readonly Command[] {
  const tokens = fold(query).split(/\s+/).filter(Boolean);
  const text = (command: Command) =>
    fold([command.label, command.detail ?? '', ...(command.keywords ?? [])].join(' '));
  const matches = commands.filter(command => tokens.every(token => text(command).includes(token)));
  return nearestFirst(matches, query);
}

/** Those whose name begins with the query, then those with a word that does, then the others; each in their order. */
function nearestFirst(commands: readonly Command[], query: string): readonly Command[] {
  const [first = ''] = fold(query).trim().split(/\s+/);
  const distance = ({ label }: Command) => {
    const tokens = fold(label).split(/[^\p{L}\p{N}]+/u);
    const position = tokens.findIndex(token => token.startsWith(first));
    return position === 0 ? 0 : position > 0 ? 1 : 2;
  };
  return commands.toSorted((one, other) => distance(one) - distance(other)).slice(0, MAX);
}

/** What a search has said about this query, or about one that is being typed on: anything else is not what is asked. */
function answered(result: SearchResult | undefined, query: string): readonly Command[] {
  if (!result || query === '') return [];
  const isNear = query.startsWith(result.query) || result.query.startsWith(query);
  return isNear ? nearestFirst(result.commands, query) : [];
}

/** What a query shows, in the order of the sources; searches that have not answered keep what they had. */
export function groupsOf(
  sources: readonly CommandSource[],
  query: string,
  results: Readonly<Record<string, SearchResult>>,
): readonly CommandGroup[] {
  return sources
    .map(({ id, label, commands, search }) => ({
      id,
      label,
      commands: search ? answered(results[id], query) : matching(commands ?? [], query),
    }))
    .filter(group => group.commands.length > 0);
}
