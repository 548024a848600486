import { describe, expect, it } from 'vitest';
import { array, object, type ObjectSchema, string } from 'yup';
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

const homes: ObjectSchema<{ city: string; homes: { street: string }[] }> = object({
  city: string().defined(),
  homes: array(object({ street: string().defined() })).defined(),
});

function Homes(props: Pick<FormProps<Values>, 'sought' | 'needed'>) {
  const { control, ...form } = useForm({
    schema: homes,
    defaultValues: { city: '', homes: [{ street: '' }, { street: '' }] },
    onSubmit: () => Promise.resolve(),
  });
  return (
    <Form {...props} form={{ control, ...form }}>
      <FormTextField control={control} name="city" label="City" />
      <FormTextField control={control} name="homes.0.street" label="First street" />
      <FormTextField control={control} name="homes.1.street" label="Second street" />
    </Form>
  );
}

describe('Form', () => {
  describeContract(<Address />);

  it('leaves checking to its schema: the browser does not', async () => {
    const { container } = await render(<Address />);
    expect(container.querySelector('form')?.noValidate).toBe(true);
  });

  describe('whose missing row is known late', () => {
    const needed = [{ name: 'homes.1.street', section: 'homes' }];
    const arrive = async () => {
      const view = await render(<Homes sought={{ name: 'homes' }} />);
      const field = (label: string) =>
        [...view.container.querySelectorAll('label')].find(({ textContent }) => textContent.startsWith(label))
          ?.control;
      expect(document.activeElement).toBe(field('First street'));
      return { field, update: () => view.rerender(<Homes sought={{ name: 'homes' }} needed={needed} />) };
    };

    it('leads on to that row', async () => {
      const { field, update } = await arrive();
      await update();
      expect(document.activeElement).toBe(field('Second street'));
    });

    it('leaves the focus where it has gone since', async () => {
      const { field, update } = await arrive();
      field('City')?.focus();
      await update();
      expect(document.activeElement).toBe(field('City'));
    });
  });
});
