import { expect, it, vi } from 'vitest';
import { listen, readAloud } from '../testing/listen.ts';
import { perform, render } from '../testing/render.tsx';
import { typeInto } from '../testing/type-into.ts';
import { PostcodeAddressField } from './PostcodeAddressField.tsx';
import { useState } from 'react';

function Address() {
  const [value, setValue] = useState({
    postcode: '3581 CC',
    houseNumber: '',
    addition: '',
    street: '',
    city: '',
  });
  const lookup = () => Promise.resolve({ street: 'Maliebaan', city: 'Utrecht' });
  return <PostcodeAddressField label="Address" value={value} onValueChange={setValue} lookup={lookup} />;
}

it('says that it looks, and what it found', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { container } = await render(<Address />);
  const announced = await listen(container);
  await typeInto(container.querySelectorAll('input')[1]!, '14');
  await perform(() => void vi.advanceTimersByTime(1000));
  vi.useRealTimers();
  expect(await announced()).toEqual([
    'polite: Looking up the address…',
    'polite: Address found: Maliebaan, Utrecht',
  ]);
});

it('is read as one group', async () => {
  const { container } = await render(<Address />);
  const [first] = await readAloud(container.querySelector('fieldset')!);
  expect(first).toBe('group, Address');
});
