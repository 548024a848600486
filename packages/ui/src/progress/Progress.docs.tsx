import type { Guidance } from '../docs/guidance.ts';
import { Progress } from './Progress.tsx';

export const guidance: Guidance = {
  when: ['An operation of more than a few seconds whose progress is known'],
  whenNot: ['It takes a moment: use `Spinner`', 'Steps that a person takes: use `Stepper`'],
  pairs: [
    {
      do: {
        say: 'Say what is in progress, and how far it is',
        show: (
          <div className="w-40">
            <Progress label="Uploading" value={64} />
          </div>
        ),
      },
      dont: {
        say: 'Invent a number',
        show: (
          <div className="w-40">
            <Progress label="Please wait" value={99} />
          </div>
        ),
      },
    },
  ],
  anatomy: ['The label', 'The progress as text', 'The bar'],
  keyboard: [],
  related: ['Spinner', 'SpinnerOverlay', 'Stepper'],
};
