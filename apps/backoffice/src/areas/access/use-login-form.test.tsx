import { loadMessages, MessagesProvider, type Messages } from '@dossier/ui/messages';
import { TextField } from '@dossier/ui/text-field';
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { SendButton } from './SendButton.tsx';
import { useLoginForm, type FieldViolation } from './use-login-form.ts';

let messages: Messages;
let leave = () => Promise.resolve();
beforeAll(async () => {
  messages = await loadMessages('en-US');
});
afterEach(() => leave());

type Send = (values: object) => Promise<readonly FieldViolation[] | void>;
const sent: Send = () => Promise.resolve();

/** Sign-in; `isGrowing` asks for a new password once what it had was sent. */
function SignIn({ onSend, isGrowing }: { readonly onSend: Send; readonly isGrowing: boolean }) {
  const [needsNewPassword, setNeedsNewPassword] = useState(false);
  const login = useLoginForm({
    userName: '',
    needsNewPassword,
    onSubmit: values => {
      setNeedsNewPassword(isGrowing);
      return onSend(values);
    },
  });
  return (
    <form {...login.form}>
      <TextField {...login.text('userName')} label="Username" />
      <TextField {...login.text('password')} label="Password" />
      {needsNewPassword && <TextField {...login.text('newPassword')} label="New password" />}
      <SendButton isValid={login.isValid} isSending={login.isSending}>
        Login
      </SendButton>
    </form>
  );
}

async function show(onSend: Send = sent, isGrowing = false) {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  leave = async () => {
    await act(async () => root.unmount());
    container.remove();
  };
  await act(async () =>
    root.render(
      <MessagesProvider messages={messages}>
        <SignIn onSend={onSend} isGrowing={isGrowing} />
      </MessagesProvider>,
    ),
  );
  const field = (at: number) => container.querySelectorAll('input')[at]!;
  const button = container.querySelector('button')!;
  return {
    field,
    name: field(0),
    password: field(1),
    button,
    press: () => act(async () => button.click()),
  };
}

const type = (input: HTMLInputElement, value: string) => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
};
/** As people and password managers do it: the native setter, then an event. */
const fill = (input: HTMLInputElement, value: string) => act(async () => type(input, value));
const isInvalid = (input: HTMLInputElement) => input.getAttribute('aria-invalid') === 'true';
const isOff = (button: HTMLButtonElement) => button.getAttribute('aria-disabled') === 'true';

describe('the sign-in form', () => {
  it('says nothing of a field that comes with the answer, until it was tried to send', async () => {
    const { field, name, password, press } = await show(sent, true);
    await fill(name, 'sanne');
    await fill(password, 'secret');
    await press();
    expect(isInvalid(field(2))).toBe(false);
    await press();
    expect(isInvalid(field(2))).toBe(true);
  });

  it('sends what was typed, once', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const onSend = vi.fn<Send>(() => promise);
    const { name, password, button, press } = await show(onSend);
    await fill(name, 'sanne');
    await fill(password, 'secret');
    expect(isOff(button)).toBe(false);
    await press();
    await press();
    expect(isOff(button)).toBe(true);
    expect(onSend.mock.calls).toMatchObject([[{ userName: 'sanne', password: 'secret', trust: false }]]);
    await act(async () => resolve());
    expect(isOff(button)).toBe(false);
  });

  it('sends what was typed in the same breath', async () => {
    const onSend = vi.fn<Send>(sent);
    const { name, password, button } = await show(onSend);
    await fill(name, 'sanne');
    await act(async () => {
      type(password, 'secret');
      button.form?.requestSubmit();
    });
    expect(onSend.mock.calls).toMatchObject([[{ userName: 'sanne', password: 'secret' }]]);
  });

  it('says why its button is disabled, and never with the attribute', async () => {
    const { button } = await show();
    expect(button.disabled).toBe(false);
    expect(isOff(button)).toBe(true);
    const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toBe('Complete the required fields.');
  });

  it('shows what is wrong at an attempt, and moves to the first field in error each time', async () => {
    const onSend = vi.fn<Send>(sent);
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
    await act(async () => {
      name.focus();
      name.blur();
    });
    expect(isInvalid(name)).toBe(false);
  });

  it('shows what the platform rejected until that field changes, and may be sent again as it is', async () => {
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
