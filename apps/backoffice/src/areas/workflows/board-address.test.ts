import { boardFilters, boardScopes } from '@dossier/api/contract';
import { expect, it } from 'vitest';
import { boardAddress, boardGroups, readBoard } from './board-address.ts';

it('is read as it was written, for every board there is', () => {
  for (const scope of boardScopes)
    for (const filter of [null, ...boardFilters])
      for (const group of boardGroups) {
        const state = { scope, filter, group };
        const [, query = ''] = boardAddress(state).split('?');
        expect(readBoard(new URLSearchParams(query))).toEqual(state);
      }
});

it('ignores what it does not know', () => {
  expect(readBoard(new URLSearchParams('view=theirs&show=everything&group=colour'))).toEqual({
    scope: 'all',
    filter: null,
    group: 'none',
  });
});
