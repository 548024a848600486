// The seven graphs of decision 4.7, with what comes of them. Vector 7 is the one that is often missed: 22 % of a company
// that holds a fifth of itself is 27.5 %.
import type { Holding, OwnershipParty } from './graph.ts';

export interface OwnershipVector {
  readonly name: string;
  readonly target: string;
  readonly parties: readonly OwnershipParty[];
  readonly holdings: readonly Holding[];
  /** Per cent through all chains. */
  readonly economic: Readonly<Record<string, string>>;
  /** Votes with those of controlled parties, in per cent. */
  readonly controlled?: Readonly<Record<string, string>>;
  readonly today: readonly string[];
  readonly amlr: readonly string[];
}

const person = (id: string): OwnershipParty => ({ id, isPerson: true });
const company = (id: string): OwnershipParty => ({ id, isPerson: false });
const shares = (from: string, percent: string, to: string): Holding => ({
  from,
  to,
  via: 'shares',
  economic: [percent, percent],
});

export const vectors: readonly OwnershipVector[] = [
  {
    name: 'V1: exactly a quarter',
    target: 'BV',
    parties: [person('Anna'), person('Bas'), person('Cor'), company('BV')],
    holdings: [shares('Anna', '60', 'BV'), shares('Bas', '25', 'BV'), shares('Cor', '15', 'BV')],
    economic: { Anna: '60', Bas: '25', Cor: '15' },
    today: ['Anna'],
    amlr: ['Anna', 'Bas'],
  },
  {
    name: 'V2: two holdings, one of them controlled',
    target: 'BV',
    parties: [...['Anna', 'Bas', 'Cor', 'Dee'].map(person), ...['H1', 'H2', 'BV'].map(company)],
    holdings: [
      shares('Anna', '50', 'H1'),
      shares('Bas', '50', 'H1'),
      shares('Anna', '30', 'H2'),
      shares('Cor', '70', 'H2'),
      shares('H1', '40', 'BV'),
      shares('H2', '30', 'BV'),
      shares('Dee', '30', 'BV'),
    ],
    economic: { Anna: '29', Bas: '20', Cor: '21', Dee: '30' },
    controlled: { Cor: '30' },
    today: ['Anna', 'Cor', 'Dee'],
    amlr: ['Anna', 'Cor', 'Dee'],
  },
  {
    name: 'V3: more than half of a holding decides for all of its votes',
    target: 'BV',
    parties: [...['Anna', 'Bas', 'Cor'].map(person), ...['H', 'BV'].map(company)],
    holdings: [
      shares('Anna', '60', 'H'),
      shares('Bas', '40', 'H'),
      shares('H', '30', 'BV'),
      shares('Cor', '70', 'BV'),
    ],
    economic: { Anna: '18', Bas: '12', Cor: '70' },
    controlled: { Anna: '30' },
    today: ['Anna', 'Cor'],
    amlr: ['Anna', 'Cor'],
  },
  {
    name: 'V4: the target holds itself through another company',
    target: 'X',
    parties: [...['Anna', 'Bas'].map(person), ...['X', 'Y'].map(company)],
    holdings: [
      shares('Anna', '80', 'X'),
      shares('Y', '20', 'X'),
      shares('X', '50', 'Y'),
      shares('Bas', '50', 'Y'),
    ],
    economic: { Anna: '88.8889', Bas: '11.1111' },
    today: ['Anna'],
    amlr: ['Anna'],
  },
  {
    name: 'V5: a foundation votes, certificates earn',
    target: 'BV',
    parties: [...['Anna', 'Bas', 'Dirk'].map(person), ...['STAK', 'BV'].map(company)],
    holdings: [
      { from: 'STAK', to: 'BV', via: 'votes', voting: ['100', '100'] },
      { from: 'Anna', to: 'BV', via: 'certificates', economic: ['70', '70'] },
      { from: 'Bas', to: 'BV', via: 'certificates', economic: ['30', '30'] },
      { from: 'Dirk', to: 'STAK', via: 'votes', voting: ['51', '51'] },
    ],
    economic: { Anna: '70', Bas: '30', Dirk: '0' },
    controlled: { Dirk: '100' },
    today: ['Dirk', 'Anna', 'Bas'],
    amlr: ['Dirk', 'Anna', 'Bas'],
  },
  {
    name: 'V7: own shares carry nothing',
    target: 'BV',
    parties: [...['Anna', 'Bas'].map(person), company('BV')],
    holdings: [shares('BV', '20', 'BV'), shares('Anna', '22', 'BV'), shares('Bas', '58', 'BV')],
    economic: { Anna: '27.5', Bas: '72.5' },
    today: ['Bas', 'Anna'],
    amlr: ['Bas', 'Anna'],
  },
];

/** V6: two companies that hold each other whole, and a third one. */
export const closedLoop = {
  target: 'Z',
  parties: ['X', 'Y', 'Z'].map(company),
  holdings: [shares('X', '100', 'Y'), shares('Y', '100', 'X'), shares('X', '100', 'Z')],
};
