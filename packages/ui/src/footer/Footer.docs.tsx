import type { Guidance } from '../docs/guidance.ts';

export const guidance: Guidance = {
  when: ['The last line of every page'],
  whenNot: ['Actions of a form: they stick to its foot'],
  anatomy: ['Whose software', 'Which firm', 'Which branch, where it is no release'],
  keyboard: [],
  related: ['PageShell', 'PublicLayout'],
};
