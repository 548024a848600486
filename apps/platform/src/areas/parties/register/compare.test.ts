import type { BeneficialOwners } from '@dossier/api/contract';
import { describe, expect, it } from 'vitest';
import { discrepanciesOf, type RegisterEntry } from './compare.ts';

type Holder = BeneficialOwners['holders'][number];
const exactly = (percent: string) => ({ low: percent, high: percent });

const holder = (_id: string, percent: string, overrides: Partial<Holder> = {}): Holder => ({
  _id,
  name: _id,
  economic: exactly(percent),
  voting: exactly(percent),
  controlled: exactly(percent),
  band: 'from50To75',
  basis: ['economic', 'voting', 'control'],
  isPossible: false,
  paths: [],
  ...overrides,
});

const owners = (holders: Holder[], overrides: Partial<BeneficialOwners> = {}): BeneficialOwners => ({
  on: '2026-11-21',
  hash: '',
  confirmation: null,
  threshold: '25',
  comparator: 'moreThan',
  errors: [],
  holders,
  unknown: '0',
  needsSeniorManagers: false,
  openDiscrepancies: 0,
  ...overrides,
});

const confirmed = (kind: 'computed' | 'overridden' | 'seniorManagers', ...ids: string[]) => ({
  confirmation: {
    by: null,
    at: '',
    kind,
    cause: null,
    reason: null,
    owners: ids.map(_id => ({ _id, name: _id })),
    isCurrent: true,
  },
});

const listed = (_id: string, overrides: Partial<RegisterEntry> = {}): RegisterEntry => ({
  _id,
  name: null,
  natures: ['shares', 'votes'],
  band: 'from50To75',
  ...overrides,
});

const kindsOf = (...question: Parameters<typeof discrepanciesOf>) =>
  discrepanciesOf(...question).map(({ kind, person }) => [kind, person._id ?? person.name]);

describe('an extract of the register', () => {
  it('that says what is calculated has no discrepancy', () => {
    expect(discrepanciesOf(owners([holder('anna', '60')]), [listed('anna')])).toEqual([]);
  });

  it('without an owner misses one, and with someone else lists one wrongly', () => {
    expect(
      kindsOf(owners([holder('anna', '60')]), [listed('bas'), { ...listed(''), _id: null, name: 'Cor' }]),
    ).toEqual([
      ['missing', 'anna'],
      ['wronglyListed', 'bas'],
      ['wronglyListed', 'Cor'],
    ]);
  });

  it.each([
    ['another size', { band: 'from25To50' }, true],
    ['no size', { band: null }, false],
    ['one nature too few', { natures: ['shares'] }, true],
    ['another nature', { natures: ['shares', 'votes', 'seniorManager'] }, true],
    ['the control that votes give', { natures: ['shares', 'votes', 'control'] }, false],
    ['shares called an ownership interest too', { natures: ['shares', 'votes', 'ownership'] }, false],
  ] as const)('with %s of an owner', (_, entry, isWrong) => {
    expect(kindsOf(owners([holder('anna', '60')]), [listed('anna', entry)])).toEqual(
      isWrong ? [['wrongInterest', 'anna']] : [],
    );
  });

  it('may state any size that a share may have which is not known exactly', () => {
    const bas = holder('bas', '30', {
      economic: { low: '30', high: '60' },
      voting: { low: '30', high: '60' },
      controlled: { low: '30', high: '60' },
      band: 'from25To50',
      basis: ['economic', 'voting'],
    });
    const stating = (band: RegisterEntry['band']) => kindsOf(owners([bas]), [listed('bas', { band })]);
    expect(stating('from25To50')).toEqual([]);
    expect(stating('from50To75')).toEqual([]);
    expect(stating('from75To100')).toEqual([['wrongInterest', 'bas']]);
  });

  it('is not wrong about who is still to be clarified, until a person has decided', () => {
    const bas = holder('bas', '20', { basis: [], isPossible: true, band: 'upTo25' });
    const holders = [holder('anna', '60'), bas];
    expect(kindsOf(owners(holders), [listed('anna'), listed('bas')])).toEqual([]);
    expect(
      kindsOf(owners(holders, confirmed('overridden', 'anna')), [listed('anna'), listed('bas')]),
    ).toEqual([['wronglyListed', 'bas']]);
  });

  it('is compared with the owners that a person confirmed, of whom shares are not all that counts', () => {
    const question = owners([holder('anna', '60')], confirmed('overridden', 'anna', 'dee'));
    expect(kindsOf(question, [listed('anna')])).toEqual([['missing', 'dee']]);
    expect(kindsOf(question, [listed('anna'), listed('dee', { natures: ['control'], band: null })])).toEqual(
      [],
    );
  });

  it('lists senior managing officials as such where they take the place of owners', () => {
    const officer = listed('max', { natures: ['seniorManager'], band: null });
    const confirmedManager = owners([], { needsSeniorManagers: true, ...confirmed('seniorManagers', 'max') });
    expect(kindsOf(confirmedManager, [officer])).toEqual([]);
    expect(kindsOf(confirmedManager, [listed('max')])).toEqual([['wrongInterest', 'max']]);
    expect(kindsOf(owners([], { needsSeniorManagers: true }), [officer])).toEqual([]);
  });
});
