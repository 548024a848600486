import type { Example, InvalidExample } from '../testing/examples.ts';

const whole = { _id: '1', tenant_id: 'meridian', type: 'INDIVIDUAL', status: 'INCOMPLETE', parties: [{}] };

export const valid: readonly Example[] = [
  { value: whole, note: 'one person' },
  { value: { ...whole, type: 'JOINT', parties: [{}, {}] }, note: 'two persons together' },
  { value: { ...whole, type: 'BUSINESS', status: 'MIGRATED' }, note: 'one business' },
  { value: { ...whole, subType: 'CHILD', parties: [{}, {}] }, note: 'a minor and one representative' },
  { value: { ...whole, subType: 'CHILD', parties: [{}, {}, {}] }, note: 'a minor and two representatives' },
];

export const invalid: readonly InvalidExample[] = [
  { value: { ...whole, _id: 1 }, note: 'a field that is no text', violation: { code: 'registrationFields' } },
  {
    value: { ...whole, tenant_id: undefined },
    note: 'a field that is not there',
    violation: { code: 'registrationFields' },
  },
  {
    value: { ...whole, parties: {} },
    note: 'parties that are no list',
    violation: { code: 'registrationParties' },
  },
  { value: { ...whole, parties: [] }, note: 'nobody', violation: { code: 'registrationPartiesLength' } },
  {
    value: { ...whole, type: 'JOINT' },
    note: 'together, and alone',
    violation: { code: 'registrationPartiesLength' },
  },
  {
    value: { ...whole, type: 'BUSINESS', parties: [{}, {}] },
    note: 'two businesses',
    violation: { code: 'registrationPartiesLength' },
  },
  {
    value: { ...whole, subType: 'CHILD' },
    note: 'a minor without representative',
    violation: { code: 'registrationPartiesLength' },
  },
  {
    value: { ...whole, subType: 'CHILD', parties: [{}, {}, {}, {}] },
    note: 'a minor and three representatives',
    violation: { code: 'registrationPartiesLength' },
  },
  {
    value: { ...whole, type: 'individual' },
    note: 'an unknown type',
    violation: { code: 'registrationTypeInvalid' },
  },
  {
    value: { ...whole, status: 'OPEN' },
    note: 'an unknown status',
    violation: { code: 'registrationStatusInvalid' },
  },
  {
    value: null,
    note: 'nothing at all',
    violation: {
      code: 'registrationFields',
      params: {
        violations: [
          { code: 'registrationFields' },
          { code: 'registrationParties' },
          { code: 'registrationTypeInvalid' },
          { code: 'registrationStatusInvalid' },
        ],
      },
    },
  },
];
