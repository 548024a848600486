import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { describeContract } from '../testing/describe-contract.tsx';
import { perform, render } from '../testing/render.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { ShortForm, ShortFormButton, type ShortFormProps, useShortForm } from './index.ts';
import { SignIn } from './ShortForm.stories.tsx';

/** As people and password managers do it: the native setter, then an event. */
const fill = (input: HTMLInputElement, value: string) =>
  perform(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });

async function show(onSend: Parameters<typeof SignIn>[0]['onSend'] = () => Promise.resolve()) {
  const { container } = await render(<SignIn onSend={onSend} />);
  const [name, password, trust] = container.querySelectorAll('input');
  const button = container.querySelector<HTMLButtonElement>('button[type="submit"]')!;
  return {
    name: name!,
    password: password!,
    trust: trust!,
    button,
    press: () => perform(() => button.click()),
  };
}
const isInvalid = (input: HTMLInputElement) => input.getAttribute('aria-invalid') === 'true';
const isOff = (button: HTMLButtonElement) => button.getAttribute('aria-disabled') === 'true';

/** A form that is asked for more once what it had was sent. */
function Growing(props: Partial<ShortFormProps<{ name: string; more: string }>>) {
  const [isMore, setMore] = useState(false);
  const form = useShortForm<{ name: string; more: string }>({
    defaultValues: { name: '', more: '' },
    validate: ({ name, more }) => ({
      name: name === '' ? { code: 'required' } : undefined,
      more: isMore && more === '' ? { code: 'required' } : undefined,
    }),
    onSubmit: () => {
      setMore(true);
      return Promise.resolve();
    },
  });
  return (
    <ShortForm {...props} form={form}>
      <TextField {...form.text('name')} label="Name" />
      {isMore && <TextField {...form.text('more')} label="More" />}
      <ShortFormButton form={form}>Send</ShortFormButton>
    </ShortForm>
  );
}

describe('ShortForm', () => {
  describeContract(<Growing />);

  it('says nothing of a field that comes with the answer, until it was tried to send', async () => {
    const { container } = await render(<Growing />);
    const press = () => perform(() => container.querySelector('button')?.click());
    await fill(container.querySelector('input')!, 'sanne');
    await press();
    const more = () => container.querySelectorAll('input')[1]!;
    expect(isInvalid(more())).toBe(false);
    await press();
    expect(isInvalid(more())).toBe(true);
  });

  it('sends what was typed, once', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const onSend = vi.fn(() => promise);
    const { name, password, trust, button, press } = await show(onSend);
    await fill(name, 'sanne');
    await fill(password, 'secret');
    await perform(() => trust.click());
    expect(isOff(button)).toBe(false);
    await press();
    await press();
    expect(isOff(button)).toBe(true);
    expect(onSend.mock.calls).toEqual([[{ userName: 'sanne', password: 'secret', trust: true }]]);
    await perform(() => resolve());
    expect(isOff(button)).toBe(false);
  });

  it('sends what was typed in the same breath', async () => {
    const onSend = vi.fn(() => Promise.resolve());
    const { name, password, button } = await show(onSend);
    await fill(name, 'sanne');
    await perform(() => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(password, 'secret');
      password.dispatchEvent(new Event('input', { bubbles: true }));
      button.form?.requestSubmit();
    });
    expect(onSend).toHaveBeenCalledWith({ userName: 'sanne', password: 'secret', trust: false });
  });

  it('says why its button is disabled, and never with the attribute', async () => {
    const { button } = await show();
    expect(button.disabled).toBe(false);
    expect(isOff(button)).toBe(true);
    const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toBe('Complete the required fields.');
  });

  it('shows what is wrong at an attempt, and moves to the first field in error each time', async () => {
    const onSend = vi.fn(() => Promise.resolve());
    const { name, password, press } = await show(onSend);
    await press();
    expect(document.activeElement).toBe(name);
    expect([isInvalid(name), isInvalid(password)]).toEqual([true, true]);
    await fill(name, 'sanne');
    expect(isInvalid(name)).toBe(false);
    await press();
    expect(document.activeElement).toBe(password);
    expect(onSend).not.toHaveBeenCalled();
  });

  it('says nothing of a field that was left as it was', async () => {
    const { name } = await show();
    await perform(() => {
      name.focus();
      name.blur();
    });
    expect(isInvalid(name)).toBe(false);
  });

  it('shows what the other side refused until that field changes, and may be sent again as it is', async () => {
    const { name, password, button, press } = await show(() =>
      Promise.resolve([{ path: 'password', code: 'credentials' }]),
    );
    await fill(name, 'sanne');
    await fill(password, 'wrong');
    await press();
    expect([isInvalid(password), isOff(button)]).toEqual([true, false]);
    await fill(name, 'sannex');
    expect(isInvalid(password)).toBe(true);
    await fill(password, 'wrong?');
    expect(isInvalid(password)).toBe(false);
  });
});
