import { describe, expect, it, vi } from 'vitest';
import { describeContract, describeFieldContract } from '../testing/describe-contract.tsx';
import { perform, render } from '../testing/render.tsx';
import { TextField } from './TextField.tsx';

describe('TextField', () => {
  describeContract(<TextField label="City" />, { target: 'input' });
  describeFieldContract(props => <TextField {...props} />, 'input');

  it('hears what a password manager fills in', async () => {
    const onValueChange = vi.fn();
    const { container } = await render(<TextField label="Username" value="" onValueChange={onValueChange} />);
    const input = container.querySelector('input')!;
    // As managers do it: the native setter, then an event.
    const property = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    await perform(() => {
      property?.set?.call(input, 'sanne.dewit');
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
    expect(onValueChange).toHaveBeenCalledWith('sanne.dewit');
  });
});
