import type { Guidance } from '../docs/guidance.ts';

export const guidance: Guidance = {
  when: ['Around every page of the administration'],
  whenNot: ['Pages before signing in: use `PublicLayout`'],
  anatomy: ['A way past the navigation', 'The navigation', 'The content', 'The footer'],
  keyboard: [['Tab', 'Offers a way past the navigation first']],
  related: ['TopNavigation', 'Footer', 'PageHeader'],
};
