import type { Guidance } from '../docs/guidance.ts';
import { DocumentViewer } from './DocumentViewer.tsx';
import { aDocument } from './example.ts';

export const guidance: Guidance = {
  imports: ['DocumentViewer', 'imageDocument'],
  when: ['A scan or a PDF that somebody has to read before going on'],
  whenNot: ['A picture that belongs to the page', 'To send a file: use `FileDrop`'],
  pairs: [
    {
      do: {
        say: 'Name it as people know it',
        show: <DocumentViewer label="Extract from the trade register" document={aDocument} />,
      },
      dont: { say: 'Name it by a number', show: <DocumentViewer label="8f2c" document={aDocument} /> },
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
