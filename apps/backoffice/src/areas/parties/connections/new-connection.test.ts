import { describe, expect, it } from 'vitest';
import { connectionOf, connectionSchema } from './new-connection.ts';

const form = { kind: 'OWN', share: '40', votes: '', label: '', validFrom: '' };

describe('a new connection', () => {
  it('starts at who owns, and at who is represented, whichever end the client is', () => {
    const ends = (kind: string) => {
      const { start, body } = connectionOf('client', 'other', { ...form, kind });
      return [body.type, start, body.to];
    };
    expect(['OWN', 'OWD', 'RPD', 'RPV'].map(ends)).toEqual([
      ['OWN', 'client', 'other'],
      ['OWN', 'other', 'client'],
      ['RPD', 'client', 'other'],
      ['RPD', 'other', 'client'],
    ]);
  });

  it('has a share where someone owns, and none where someone represents', async () => {
    expect(await connectionSchema.isValid({ ...form, share: '' })).toBe(false);
    expect(await connectionSchema.isValid({ ...form, kind: 'RPV', share: '' })).toBe(true);
    expect(connectionOf('client', 'other', { ...form, kind: 'RPV' }).body).not.toHaveProperty('economicLow');
  });

  it('says a share of the votes and a name of its own only where there is one', () => {
    const bodyOf = (change: object) => connectionOf('client', 'other', { ...form, ...change }).body;
    expect(bodyOf({ votes: '60', label: ' Trustee ' })).toMatchObject({ votingLow: '60', label: 'Trustee' });
    for (const key of ['votingLow', 'label']) expect(bodyOf({ label: '  ' })).not.toHaveProperty(key);
  });
});
