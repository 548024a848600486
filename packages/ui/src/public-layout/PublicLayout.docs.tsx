import type { Guidance } from '../docs/guidance.ts';

export const guidance: Guidance = {
  when: ['Pages before signing in: log in, reset, invitation'],
  whenNot: ['Pages of the administration: use `PageShell`'],
  anatomy: ['The brand panel', 'The form, 414 px wide', 'Links and the language'],
  keyboard: [],
  related: ['PageShell', 'LanguageSwitcher', 'BrandMark'],
};
