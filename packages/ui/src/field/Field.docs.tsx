import type { Guidance } from '../docs/guidance.ts';
import { control } from './Field.styles.ts';
import { Field } from './Field.tsx';

export const guidance: Guidance = {
  imports: ['Field', 'FieldError'],
  when: ['A control of your own that needs a label, a hint and an error like every other field'],
  whenNot: [
    'A field of the library fits: it has this frame already',
    'A line of text: use `TextField`',
    'Several controls under one name: use `CheckboxGroup` or `RadioGroup`',
  ],
  pairs: [
    {
      do: {
        say: 'Pass the frame’s attributes to the control',
        show: (
          <Field label="Call the client at" hint="Between 9:00 and 17:00" error="This field is required">
            {attributes => <input {...attributes} type="time" className={control({ isInvalid: true })} />}
          </Field>
        ),
      },
      dont: {
        say: 'Put hint and error into the label: then its name changes while typing',
        show: (
          <Field label="Call at (9:00 to 17:00, required!)">
            {attributes => <input {...attributes} type="time" className={control()} />}
          </Field>
        ),
      },
    },
  ],
  anatomy: [
    'The label, which focuses the control',
    '“(optional)”, if the field is not required',
    'The control, with its id and description set',
    'The hint, below it',
    'The error, if there is one',
  ],
  keyboard: [['Tab', 'Moves focus to the control']],
  related: ['TextField', 'Form', 'ErrorSummary'],
};
