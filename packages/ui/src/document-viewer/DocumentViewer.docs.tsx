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
        note: 'A screen reader says: Extract from the trade register, region',
      },
      dont: {
        say: 'Give it a number for a name',
        show: <DocumentViewer label="8f2c" document={aDocument} />,
        note: 'A screen reader says: 8f2c, region',
      },
    },
  ],
  anatomy: [
    'The current page and the page count',
    'Zoom, fit and rotate, and the page’s own actions',
    'The page itself',
  ],
  keyboard: [
    ['Tab', 'Moves through the toolbar to the page'],
    ['PageUp', 'Shows the previous page'],
    ['PageDown', 'Shows the next page'],
    ['+', 'Zooms in'],
    ['-', 'Zooms out'],
    ['0', 'Fits the page to the width'],
    ['R', 'Rotates it clockwise'],
    ['Shift+R', 'Rotates it counterclockwise'],
    ['ArrowDown', 'Scrolls the page; so do the other arrows'],
  ],
  related: ['FileDrop', 'Modal'],
};
