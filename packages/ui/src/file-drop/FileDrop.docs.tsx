import { Held } from '../docs/Held.tsx';
import type { Guidance } from '../docs/guidance.ts';
import { FileDrop, type Upload, type UploadedFile } from './index.ts';

const send: Upload = file => Promise.resolve(`id-${file.name}`);

export const guidance: Guidance = {
  when: ['Files: to drop, to paste or to pick'],
  whenNot: ['A picture of a code: use `QrCode`'],
  pairs: [
    {
      do: {
        say: 'Name the document, and how old it may be',
        show: (
          <Held<readonly UploadedFile[]> start={[]}>
            {(value, change) => (
              <FileDrop
                label="Extract from the trade register"
                hint="Not older than three months"
                allowed={['pdf']}
                upload={send}
                value={value}
                onValueChange={change}
              />
            )}
          </Held>
        ),
      },
      dont: {
        say: 'Accept anything, and reject it a week later',
        show: (
          <Held<readonly UploadedFile[]> start={[]}>
            {(value, change) => <FileDrop label="Files" upload={send} value={value} onValueChange={change} />}
          </Held>
        ),
      },
    },
  ],
  anatomy: ['The drop zone, with a button', 'Each file: name, progress, error', 'Cancel and try again'],
  keyboard: [
    ['Tab', 'Moves through the button and the files'],
    ['Enter', 'Opens the file picker, cancels or retries'],
  ],
  related: ['Progress'],
};
