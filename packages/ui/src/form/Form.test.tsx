import { describe, expect, it } from 'vitest';
import { object, type ObjectSchema, string } from 'yup';
import { describeContract } from '../testing/describe-contract.tsx';
import { render } from '../testing/render.tsx';
import { Form, FormTextField, type FormProps, useForm } from './index.ts';

interface Values {
  city: string;
}
const schema: ObjectSchema<Values> = object({ city: string().defined() });

function Address(props: Partial<FormProps<Values>>) {
  const form = useForm<Values>({ schema, defaultValues: { city: '' }, onSubmit: () => Promise.resolve() });
  return (
    <Form {...props} form={form}>
      <FormTextField control={form.control} name="city" label="City" />
    </Form>
  );
}

describe('Form', () => {
  describeContract(<Address />);

  it('leaves checking to its schema: the browser does not', async () => {
    const { container } = await render(<Address />);
    expect(container.querySelector('form')?.noValidate).toBe(true);
  });
});
