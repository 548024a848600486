import { describe, expect, it, vi } from 'vitest';
import { describeContract, describeFieldContract } from '../testing/describe-contract.tsx';
import { perform, render } from '../testing/render.tsx';
import { ColourField } from './ColourField.tsx';
import { normaliseHex } from './normalise-hex.ts';

describe('ColourField', () => {
  describeContract(<ColourField label="Primary" />, { target: 'input' });
  describeFieldContract(props => <ColourField {...props} />, 'input');

  it('writes a colour in full when it is left', async () => {
    const onValueChange = vi.fn();
    const { container } = await render(
      <ColourField label="Primary" value="0B4F5C" onValueChange={onValueChange} />,
    );
    await perform(() =>
      container.querySelector('input')?.dispatchEvent(new FocusEvent('focusout', { bubbles: true })),
    );
    expect(onValueChange).toHaveBeenCalledWith('#0b4f5c'); // data
  });
});

describe('reading a colour', () => {
  it.each([
    ['#ABC', '#aabbcc'], // data
    [' 0b4f5c ', '#0b4f5c'], // data
    ['teal', undefined],
    ['#12345', undefined],
    ['', undefined],
  ])('%j is %j', (text, hex) => expect(normaliseHex(text)).toBe(hex));
});
