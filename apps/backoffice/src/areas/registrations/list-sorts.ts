import { registrationSortKeys, type RegistrationSort } from '@dossier/api/contract';
import type { DataTableSort } from '@dossier/ui/data-table';

/** The latest change first. */
export const usualSorts: readonly RegistrationSort[] = ['-updatedAt'];

/** The contract's name of an order; none for a column that it does not sort by. */
export function sortsOf(texts: readonly string[]): RegistrationSort[] {
  return texts.flatMap(text => {
    const key = registrationSortKeys.find(candidate => candidate === text || `-${candidate}` === text);
    return key === undefined ? [] : [text === key ? key : (`-${key}` as const)];
  });
}

/** The table's names of the orders. */
export const sortsOfTable = (sorts: readonly RegistrationSort[]): readonly DataTableSort[] =>
  sorts.map(sort => ({
    column: sort.replace(/^-/, ''),
    direction: sort.startsWith('-') ? 'descending' : 'ascending',
  }));

/** The contract's name of the order that the table asks for; the default when it asks for none. */
export function sortsFromTable(sorts: readonly DataTableSort[]): readonly RegistrationSort[] {
  const validSorts = sortsOf(
    sorts.map(({ column, direction }) => (direction === 'descending' ? `-${column}` : column)),
  );
  return validSorts.length > 0 ? validSorts : usualSorts;
}
