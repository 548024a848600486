import type { Guidance } from '../docs/guidance.ts';
import { Pagination } from './Pagination.tsx';

export const guidance: Guidance = {
  when: ['A list that has more records than a page shows'],
  whenNot: ['A record before and after: two links'],
  pairs: [
    {
      do: {
        say: 'Say which of how many are shown',
        show: (
          <Pagination
            label="Pages of registrations"
            summary="26–50 of 1,284"
            previous="#1"
            next="#3"
            previousLabel="Previous page"
            nextLabel="Next page"
          />
        ),
      },
      dont: {
        say: 'Number the pages: no one looks for page 2',
        show: (
          <Pagination
            label="Pages"
            summary="Page 2"
            previous="#1"
            next="#3"
            previousLabel="Back"
            nextLabel="On"
          />
        ),
      },
    },
  ],
  anatomy: ['The range shown and the total', 'Previous and next'],
  keyboard: [
    ['Tab', 'Moves through the buttons'],
    ['Enter', 'Opens that page'],
  ],
  related: ['DataTable'],
};
