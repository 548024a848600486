import { describe, expect, it } from 'vitest';
import { connectionOf, connectionSchema, emptyConnection } from './new-connection.ts';

const form = { ...emptyConnection('NL'), kind: 'OWN', share: '40' };
const schemaOf = (isNew: boolean) => connectionSchema({ today: '2026-11-26', isNew });

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
    expect(await schemaOf(false).isValid({ ...form, share: '' })).toBe(false);
    expect(await schemaOf(false).isValid({ ...form, kind: 'RPV', share: '' })).toBe(true);
    expect(connectionOf('client', 'other', { ...form, kind: 'RPV' }).body).not.toHaveProperty('economicLow');
  });

  it('takes someone who is entered with it by name and country, and lets no one own a person', async () => {
    const person = { ...form, kind: 'OWD', lastName: ' De Groot ' };
    expect(await schemaOf(true).isValid(person)).toBe(true);
    for (const change of [{ lastName: '' }, { country: '' }, { kind: 'OWN' }, { party: 'entity' }])
      expect(await schemaOf(true).isValid({ ...person, ...change })).toBe(false);
    const company = { ...form, party: 'entity', name: 'Holding', chamberOfCommerceNo: '68 75 01 10' };
    expect(connectionOf('client', null, person)).toMatchObject({
      start: 'client',
      body: {
        newcomer: { isStart: true, naturalPerson: { lastName: 'De Groot', address: { country: 'NL' } } },
      },
    });
    expect(connectionOf('client', null, company).body).toMatchObject({
      newcomer: { isStart: false, legalEntity: { name: 'Holding', chamberOfCommerceNo: '68750110' } },
    });
  });

  it('is a share of the capital, of the votes or neither, by what is held', async () => {
    const none = { ...form, share: '', votes: '' };
    const asks = async (via: string) =>
      (
        await Promise.all(
          [none, { ...none, share: '40' }, { ...none, votes: '51' }].map(values =>
            schemaOf(false).isValid({ ...values, via }),
          ),
        )
      ).join(' ');
    expect(await asks('shares')).toBe('false true false');
    expect(await asks('certificates')).toBe('false true false');
    expect(await asks('votes')).toBe('false false true');
    expect(await asks('agreement')).toBe('true true true');
    // What was typed before another kind was chosen is not sent.
    const bodyOf = (via: string) => connectionOf('client', 'other', { ...form, via, votes: '51' }).body;
    expect(bodyOf('votes')).toMatchObject({ via: 'votes', votingLow: '51' });
    expect(bodyOf('votes')).not.toHaveProperty('economicLow');
    expect(bodyOf('certificates')).not.toHaveProperty('votingLow');
  });

  it('says a share of the votes and a name of its own only where there is one', () => {
    const bodyOf = (change: object) => connectionOf('client', 'other', { ...form, ...change }).body;
    expect(bodyOf({ votes: '60', label: ' Trustee ' })).toMatchObject({ votingLow: '60', label: 'Trustee' });
    for (const key of ['votingLow', 'label']) expect(bodyOf({ label: '  ' })).not.toHaveProperty(key);
  });
});
