import { registrationSortKeys, type RegistrationSort } from '@dossier/api/contract';
import type { DataTableSort } from '@dossier/ui/data-table';

/** The latest change first. */
export const usualSorts: readonly RegistrationSort[] = ['-updatedAt'];

/** Words of the contract for an order; nothing for what it does not know. */
export function sortsOf(texts: readonly string[]): RegistrationSort[] {
  return texts.flatMap(text => {
    const key = registrationSortKeys.find(candidate => candidate === text || `-${candidate}` === text);
    return key === undefined ? [] : [text === key ? key : (`-${key}` as const)];
  });
}

/** The table's words for the orders. */
export const sortsOfTable = (sorts: readonly RegistrationSort[]): readonly DataTableSort[] =>
  sorts.map(sort => ({
    column: sort.replace(/^-/, ''),
    direction: sort.startsWith('-') ? 'descending' : 'ascending',
  }));

/** The contract's words for what the table asks; as usual when it asks for nothing. */
export function sortsFromTable(sorts: readonly DataTableSort[]): readonly RegistrationSort[] {
  const validSorts = sortsOf(
    sorts.map(({ column, direction }) => (direction === 'descending' ? `-${column}` : column)),
  );
  return validSorts.length > 0 ? validSorts : usualSorts;
}
