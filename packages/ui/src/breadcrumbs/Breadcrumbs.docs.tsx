import type { Guidance } from '../docs/guidance.ts';

export const guidance: Guidance = {
  when: ['A page lies below another that people come from'],
  whenNot: ['A page of the first level: it is in the navigation', 'Steps of a task: use `Stepper`'],
  anatomy: ['Links to what is above, without the page itself'],
  keyboard: [
    ['Tab', 'Goes through the links'],
    ['Enter', 'Goes there'],
  ],
  related: ['PageHeader', 'TopNavigation'],
};
