import { aMigrationPreview } from '@dossier/api/fixtures';
import { describe, expect, it } from 'vitest';
import { sentDecisions, undecided } from './decisions.ts';

describe('decisions of a migration', () => {
  const preview = aMigrationPreview();

  it('are asked for parties that may be clients already', () => {
    expect(undecided(preview, {}).map(({ _id }) => _id)).toEqual(['p2']);
    expect(undecided(preview, { p2: { sameAs: null, sides: {} } })).toEqual([]);
  });

  it('take what was accepted last, unless the file’s value was chosen', () => {
    expect(sentDecisions(preview, { p2: { sameAs: 'p9', sides: {} } })).toEqual([
      { partyId: 'p2', sameAs: 'p9', fields: ['phone'] },
    ]);
    expect(sentDecisions(preview, { p2: { sameAs: 'p9', sides: { phone: 'file' } } })).toEqual([
      { partyId: 'p2', sameAs: 'p9', fields: [] },
    ]);
    expect(sentDecisions(preview, { p2: { sameAs: null, sides: { phone: 'file' } } })).toEqual([
      { partyId: 'p2', sameAs: null, fields: [] },
    ]);
  });
});
