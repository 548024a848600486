import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { describeContract } from '../testing/describe-contract.tsx';
import { perform, render } from '../testing/render.tsx';
import { typeInto } from '../testing/type-into.ts';
import { PostcodeAddressField } from './PostcodeAddressField.tsx';
import type { AddressLookup } from './use-address-lookup.ts';

const empty = { postcode: '', houseNumber: '', addition: '', street: '', city: '' };

function Address({ lookup, postcode = '' }: { lookup: AddressLookup; postcode?: string }) {
  const [value, setValue] = useState({ ...empty, postcode });
  return <PostcodeAddressField label="Address" value={value} onValueChange={setValue} lookup={lookup} />;
}

const inputsOf = (container: HTMLElement) => [...container.querySelectorAll('input')];
const valuesOf = (container: HTMLElement) => inputsOf(container).map(input => input.value);
const passTime = () => perform(() => void vi.advanceTimersByTime(1000));

describe('PostcodeAddressField', () => {
  describeContract(<PostcodeAddressField label="Address" />);

  it('asks once, when a door is whole, and fills in what it finds', async () => {
    vi.useFakeTimers();
    const lookup = vi.fn<AddressLookup>(() => Promise.resolve({ street: 'Maliebaan', city: 'Utrecht' }));
    const { container } = await render(<Address lookup={lookup} />);
    const [postcode, houseNumber] = inputsOf(container);
    await typeInto(postcode!, '3581 CC');
    await passTime();
    expect(lookup).not.toHaveBeenCalled();
    await typeInto(houseNumber!, '1');
    await typeInto(houseNumber!, '14');
    expect(container.querySelector('[role="status"]')?.textContent).toBe('Looking up the address…');
    await passTime();
    expect(lookup).toHaveBeenCalledOnce();
    expect(lookup.mock.calls[0]?.[0]).toEqual({ postcode: '3581 CC', houseNumber: '14', addition: '' });
    expect(valuesOf(container).slice(3)).toEqual(['Maliebaan', 'Utrecht']);
    expect(container.querySelector('[role="status"]')?.textContent).toBe('Address found: Maliebaan, Utrecht');
    vi.useRealTimers();
  });

  it('throws an answer away that comes after the next question', async () => {
    vi.useFakeTimers();
    const answers: ((match: { street: string; city: string }) => void)[] = [];
    const lookup: AddressLookup = () => new Promise(resolve => answers.push(resolve));
    const { container } = await render(<Address lookup={lookup} postcode="3581 CC" />);
    const [, houseNumber, , street] = inputsOf(container);
    await typeInto(houseNumber!, '1');
    await passTime();
    await typeInto(houseNumber!, '2');
    await passTime();
    await perform(() => answers[1]?.({ street: 'Second', city: 'Utrecht' }));
    await perform(() => answers[0]?.({ street: 'First', city: 'Utrecht' }));
    expect(street?.value).toBe('Second');
    vi.useRealTimers();
  });

  it.each([
    ['there is no such door', () => Promise.resolve(undefined), 'Invalid postal code or house number'],
    [
      'nobody can tell',
      () => Promise.reject(new Error('down')),
      'The address could not be looked up. Please enter it yourself.',
    ],
  ])('says that %s, and leaves every field to be typed', async (_, lookup, text) => {
    vi.useFakeTimers();
    const { container } = await render(<Address lookup={lookup} postcode="3581 CC" />);
    await typeInto(inputsOf(container)[1]!, '9');
    await passTime();
    expect(container.querySelector('[role="status"]')?.textContent).toBe(text);
    expect(inputsOf(container).some(input => input.disabled || input.readOnly)).toBe(false);
    vi.useRealTimers();
  });
});
