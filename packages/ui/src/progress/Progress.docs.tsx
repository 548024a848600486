import type { Guidance } from '../docs/guidance.ts';
import { Progress } from './Progress.tsx';

export const guidance: Guidance = {
  when: ['Something takes longer than a few seconds, and it is known how far it is'],
  whenNot: ['It takes a moment: use `Spinner`', 'Steps that a person takes: use `Stepper`'],
  pairs: [
    {
      do: {
        say: 'Say what, and how far',
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
  anatomy: ['The label', 'How far, in words', 'The bar'],
  keyboard: [],
  related: ['Spinner', 'SpinnerOverlay', 'Stepper'],
};
