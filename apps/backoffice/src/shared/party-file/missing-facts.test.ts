import { expect, it } from 'vitest';
import { withMissing } from './missing-facts.ts';

const name = { term: 'Name', value: 'De Haven' };
const facts = [
  { section: 'chamber-of-commerce', facts: [name, { term: 'Incorporated on', value: null }] },
  { section: 'address', facts: [{ term: 'Address', value: null }] },
] as const;

it('shows what is missing in its section, in place of what is unknown there', () => {
  const missing = [
    { section: 'chamber-of-commerce', term: 'Legal form', value: 'Missing' },
    { section: 'tax-residency', term: 'US person', value: 'Missing' },
  ];
  expect(withMissing(facts, missing)).toEqual([
    {
      section: 'chamber-of-commerce',
      facts: [name, { section: 'chamber-of-commerce', term: 'Legal form', value: 'Missing' }],
    },
    { section: 'address', facts: [{ term: 'Address', value: null }] },
    { section: 'tax-residency', facts: [{ section: 'tax-residency', term: 'US person', value: 'Missing' }] },
  ]);
});

it('leaves the facts as they are where nothing is missing', () => {
  expect(withMissing(facts, [])).toEqual(facts);
});
