import { expect, it, vi } from 'vitest';
import { readAloud } from '../testing/listen.ts';
import { render } from '../testing/render.tsx';
import { ConfirmModal } from './ConfirmModal.tsx';

it('a question is heard as an alert dialog with its title, what is asked, No and Yes', async () => {
  await render(
    <ConfirmModal
      isOpen
      title="Change password"
      questions={['Do you want to change your password?', 'You must log in again afterwards.']}
      onAnswer={vi.fn()}
    />,
  );
  const dialog = document.querySelector('[role="alertdialog"]')!;
  expect(await readAloud(dialog)).toMatchInlineSnapshot(`
    [
      "alertdialog, Change password, Do you want to change your password? You must log in again afterwards., modal",
      "heading, Change password, level 2",
      "button, Close",
      "paragraph",
      "Do you want to change your password?",
      "end of paragraph",
      "paragraph",
      "You must log in again afterwards.",
      "end of paragraph",
      "button, No",
      "button, Yes",
      "end of alertdialog, Change password, Do you want to change your password? You must log in again afterwards., modal",
    ]
  `);
});
