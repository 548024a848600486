import type { Guidance } from '../docs/guidance.ts';
import { DocumentViewer } from './DocumentViewer.tsx';
import { aDocument } from './example.ts';

export const guidance: Guidance = {
  imports: ['DocumentViewer', 'imageDocument'],
  when: ['A scan or a PDF that someone has to read before continuing'],
  whenNot: ['A picture that belongs to the page', 'To upload a file: use `FileDrop`'],
  pairs: [
    {
      do: {
        say: 'Give it the name that people know',
        show: <DocumentViewer label="Extract from the trade register" document={aDocument} />,
      },
      dont: {
        say: 'Give it a number for a name',
        show: <DocumentViewer label="8f2c" document={aDocument} />,
      },
    },
  ],
  anatomy: ['Which page of how many', 'Zoom, fit and turn, and what the page adds', 'The page itself'],
  keyboard: [
    ['Tab', 'Goes through the tools to the page'],
    ['PageUp', 'Goes to the page before'],
    ['PageDown', 'Goes to the next page'],
    ['+', 'Zooms in'],
    ['-', 'Zooms out'],
    ['0', 'As wide as there is room'],
    ['R', 'Turns it to the right'],
    ['Shift+R', 'Turns it to the left'],
    ['ArrowDown', 'Moves down the page; the other arrows likewise'],
  ],
  related: ['FileDrop', 'Modal'],
};
