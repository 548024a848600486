import type { Guidance } from '../docs/guidance.ts';
import { Accordion } from './Accordion.tsx';

export const guidance: Guidance = {
  when: ['Content that few people need, under headings that everyone can scan'],
  whenNot: [
    'Content that everyone must read: show it',
    'Parts of which one is shown at a time: use `Tabs`',
    'Fields that may have an error: show them',
  ],
  pairs: [
    {
      do: {
        say: 'Say in the heading what is inside',
        show: (
          <div className="w-44">
            <Accordion
              items={[{ id: 'a', title: 'Source of funds', summary: '2', content: 'Wage. Savings.' }]}
            />
          </div>
        ),
      },
      dont: {
        say: 'Hide what everyone must read',
        show: (
          <div className="w-44">
            <Accordion items={[{ id: 'b', title: 'More', content: 'This client is on a sanctions list.' }]} />
          </div>
        ),
      },
    },
  ],
  anatomy: ['A heading with a button for each section', 'A summary of the closed section', 'The content'],
  keyboard: [
    ['Tab', 'Moves through the headings'],
    ['Enter', 'Opens or closes a section'],
    ['Space', 'Opens or closes a section'],
  ],
  related: ['Tabs', 'Section'],
};
