import type { Guidance } from '../docs/guidance.ts';
import { TextField } from '../text-field/TextField.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

export const guidance: Guidance = {
  when: ['A form was sent and has errors: all of them, at its top'],
  whenNot: ['One field is wrong: the field says so', 'The request failed: use `ErrorState`'],
  pairs: [
    {
      do: {
        say: 'Say what to do, and link to it',
        show: (
          <div className="grid gap-field">
            <ErrorSummary
              items={[{ id: 'pair-iban', label: 'IBAN', text: 'Please, provide a valid IBAN number' }]}
            />
            <TextField id="pair-iban" label="IBAN" error="Please, provide a valid IBAN number" />
          </div>
        ),
      },
      dont: {
        say: 'Leave people to search for it',
        show: (
          <div className="grid gap-field">
            <ErrorSummary
              title="The form is invalid"
              items={[{ id: 'pair-account', label: 'Error', text: 'Invalid input' }]}
            />
            <TextField id="pair-account" label="Account" />
          </div>
        ),
      },
    },
  ],
  anatomy: ['A title, which receives focus', 'A link to each invalid field'],
  keyboard: [
    ['Tab', 'Moves through the links'],
    ['Enter', 'Moves focus into the field'],
  ],
  related: ['Form', 'ErrorState'],
};
