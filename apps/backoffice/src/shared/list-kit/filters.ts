import { optionalDate } from '@dossier/validators';

/** One filter of a list: how it stands in the address, and in the query that the platform is asked with. */
export interface ListFilter<Value, Query> {
  /** Its name in the address. */
  readonly param: string;
  /** The value that leaves nothing out. */
  readonly empty: Value;
  /** Reads the address; what it does not know is `empty`, so that an old link still opens something. */
  readonly read: (text: string | null) => Value;
  readonly write: (value: Value) => string;
  readonly toQuery: (value: Value) => Partial<Query>;
  readonly fromQuery: (query: Query) => Value;
  /**
   * `search` is text that a person typed: no saved view keeps it. `view` says which view is open: clearing the filters
   * leaves it. Neither is counted among the filters.
   */
  readonly role?: 'search' | 'view';
  /** Filters of one group are counted as one. */
  readonly group?: string;
}

type Options = Pick<ListFilter<unknown, unknown>, 'role' | 'group'>;

/** A day of the calendar; nothing for what is none. */
const dayOf = (text: string | null): string => (optionalDate(text) ? '' : (text ?? ''));

export function filtersFor<Query extends object>() {
  type Key = keyof Query & string;
  interface Parts<Value> extends Pick<ListFilter<Value, Query>, 'empty' | 'read'> {
    readonly write?: (value: Value) => string;
    /** The value as the endpoint takes it; undefined where nothing is left out. */
    readonly sent: (value: Value) => unknown;
    readonly restore?: (sent: unknown) => Value;
  }
  const filter =
    <Value>({ empty, read, write = String, sent, restore = value => value as Value }: Parts<Value>) =>
    (param: string, key: Key, options: Options = {}): ListFilter<Value, Query> => ({
      param,
      empty,
      read,
      write,
      toQuery: value => ({ [key]: sent(value) }) as Partial<Query>,
      fromQuery: query => (query[key] === undefined ? empty : restore(query[key])),
      ...options,
    });
  const oneOf =
    <Value>(values: readonly Value[]) =>
    (text: string | null) =>
      values.find(value => String(value) === text) ?? null;
  const written = (value: string | number | null) => String(value ?? '');

  return {
    text: filter<string>({
      empty: '',
      read: text => text ?? '',
      write: value => value.trim(),
      sent: value => value.trim() || undefined,
    }),
    /** A day as yyyy-mm-dd. */
    day: filter<string>({ empty: '', read: dayOf, sent: value => value || undefined }),
    flag: filter<boolean>({
      empty: false,
      read: text => text === 'true',
      write: value => (value ? 'true' : ''),
      sent: value => value || undefined,
    }),
    /** One of these values, or any. */
    choice: <Value extends string | number>(values: readonly Value[]) =>
      filter<Value | null>({
        empty: null,
        read: oneOf(values),
        write: written,
        sent: value => value ?? undefined,
      }),
    /** The same where the endpoint takes a list. */
    oneOfMany: <Value extends string>(values: readonly Value[]) =>
      filter<Value | null>({
        empty: null,
        read: oneOf(values),
        write: written,
        sent: value => (value === null ? undefined : [value]),
        restore: sent => (sent as readonly Value[])[0] ?? null,
      }),
    /** Any of these values, or all where none is chosen. */
    choices: <Value extends string>(values: readonly Value[]) =>
      filter<readonly Value[]>({
        empty: [],
        read: text => (text ?? '').split(',').flatMap(code => oneOf(values)(code) ?? []),
        sent: chosen => [...chosen],
      }),
  };
}
