import type { Guidance } from '../docs/guidance.ts';

export const guidance: Guidance = {
  when: ['A form was sent and has errors: all of them, at its top'],
  whenNot: ['One field is wrong: the field says so', 'Something went wrong on the way: use `ErrorState`'],
  anatomy: ['A title, which takes the focus', 'A link to each field that is wrong'],
  keyboard: [
    ['Tab', 'Goes through the links'],
    ['Enter', 'Leads into the field'],
  ],
  related: ['Form', 'ErrorState'],
};
