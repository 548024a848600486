import { required } from '@dossier/validators';
import { check } from '@dossier/validators/yup';
import { expect, it } from 'vitest';
import { object, string, type ObjectSchema } from 'yup';
import { perform, render } from '../testing/render.tsx';
import { typeInto } from '../testing/type-into.ts';
import { Form, FormTextField, SubmitButton, useForm } from './index.ts';

interface Values {
  city: string;
}
const schema: ObjectSchema<Values> = object({
  city: string()
    .defined()
    .test(...check(required)),
});

function Address() {
  const form = useForm<Values>({
    schema,
    defaultValues: { city: 'Utrecht' },
    onSubmit: () => Promise.resolve(),
  });
  return (
    <Form form={form} hasSummary={false}>
      <FormTextField control={form.control} name="city" label="City" />
      <SubmitButton control={form.control}>Save</SubmitButton>
    </Form>
  );
}

async function shown() {
  const { container } = await render(<Address />);
  const input = container.querySelector('input')!;
  const button = container.querySelector('button')!;
  await typeInto(input, '');
  const dispatch = (event: Event) => perform(() => void button.dispatchEvent(event));
  return {
    isInError: () => input.getAttribute('aria-invalid') === 'true',
    leave: () => perform(() => void input.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))),
    down: () => dispatch(new PointerEvent('pointerdown', { bubbles: true })),
    up: () => dispatch(new PointerEvent('pointerup', { bubbles: true })),
    cancel: () => dispatch(new PointerEvent('pointercancel', { bubbles: true })),
  };
}

it('moves nothing while a press is under way: the error of the field that it leaves comes after it', async () => {
  const { isInError, leave, down, up } = await shown();
  await down();
  await leave();
  expect(isInError()).toBe(false);
  await up();
  await expect.poll(isInError).toBe(true);
});

it('shows it also where the press comes to nothing', async () => {
  const { isInError, leave, down, cancel } = await shown();
  await down();
  await leave();
  await cancel();
  await expect.poll(isInError).toBe(true);
});

it('shows it at once where a field is left by keyboard', async () => {
  const { isInError, leave } = await shown();
  await leave();
  expect(isInError()).toBe(true);
});
