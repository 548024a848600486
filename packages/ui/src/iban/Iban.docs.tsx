import type { Guidance } from '../docs/guidance.ts';

export const guidance: Guidance = {
  when: ['An account number to read'],
  whenNot: ['To type one: use `IbanField`'],
  anatomy: ['The number in fours'],
  keyboard: [],
  related: ['IbanField', 'MaskedValue'],
};
