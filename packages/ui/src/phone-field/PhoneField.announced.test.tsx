import { expect, it } from 'vitest';
import { readAloud } from '../testing/listen.ts';
import { render } from '../testing/render.tsx';
import { PhoneField } from './PhoneField.tsx';

it('is read as a label, a number with its error, and a button with its country', async () => {
  const { container } = await render(<PhoneField label="Phone" value="+316" error="Wrong" />);
  const phrases = await readAloud(container);
  expect(phrases).toEqual([
    'Phone',
    'textbox, Phone, +316, Wrong, invalid, required',
    'button, Country: Netherlands, not expanded, has popup dialog',
    'paragraph',
    'Wrong',
    'end of paragraph',
  ]);
});
