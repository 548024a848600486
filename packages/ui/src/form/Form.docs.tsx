import { object, string } from 'yup';
import type { Guidance } from '../docs/guidance.ts';
import { Form, FormTextField, SubmitButton, useForm } from './index.ts';

const schema = object({ phone: string().defined() });

interface InvitationProps {
  readonly label: string;
  readonly isOptional?: boolean;
  readonly buttonText: string;
}

function Invitation({ label, isOptional = false, buttonText }: InvitationProps) {
  const form = useForm({ schema, defaultValues: { phone: '' }, onSubmit: () => Promise.resolve() });
  return (
    <Form form={form} hasSummary={false}>
      <FormTextField control={form.control} name="phone" label={label} isOptional={isOptional} />
      <SubmitButton control={form.control}>{buttonText}</SubmitButton>
    </Form>
  );
}

export const guidance: Guidance = {
  imports: ['Form', 'SubmitButton', 'useForm'],
  when: ['Values that are submitted together, checked by the validators'],
  whenNot: ['A choice with an effect at once: use `Switch` or `SegmentedControl`'],
  pairs: [
    {
      do: {
        say: 'Mark what is optional: the rest is required',
        show: <Invitation label="Phone" isOptional buttonText="Send invitation" />,
      },
      dont: {
        say: 'Mark required fields with an asterisk',
        show: <Invitation label="Phone *" buttonText="Submit" />,
      },
    },
  ],
  anatomy: [
    'The error summary, after a failed submission',
    'Fields',
    'The submit button, which says why while it is disabled',
  ],
  keyboard: [
    ['Tab', 'Moves through the fields'],
    ['Enter', 'Submits the form, or shows every error'],
  ],
  related: ['ErrorSummary', 'TextField', 'Button'],
};
