import type { Guidance } from '../docs/guidance.ts';
import { ImageField } from './ImageField.tsx';

const stay = () => undefined;

export const guidance: Guidance = {
  when: ['One picture, shown at once: a logo'],
  whenNot: ['Documents, or several files: use `FileDrop`'],
  pairs: [
    {
      do: {
        say: 'Say what is accepted before someone searches for a file',
        show: (
          <ImageField
            label="Logo"
            hint="SVG or PNG, up to 256 KB"
            emptyText="Without a logo of your own"
            url={null}
            accept=".svg,.png"
            onFile={stay}
          />
        ),
      },
      dont: {
        say: 'Let people find out by an error',
        show: <ImageField label="Picture" error="File type not allowed" url={null} onFile={stay} />,
      },
    },
  ],
  anatomy: [
    'The label',
    'The drop zone: the current image, an instruction, and a remove button',
    'The hint, below it',
    'The error, if there is one',
  ],
  keyboard: [
    ['Tab', 'Moves focus to the control'],
    ['Enter', 'Opens the file picker'],
    ['Space', 'Opens the file picker'],
  ],
  related: ['FileDrop', 'BrandMark'],
};
