import { describe, expect, it, vi } from 'vitest';
import { describeContract, describeFieldContract } from '../testing/describe-contract.tsx';
import { perform, render } from '../testing/render.tsx';
import { typeInto } from '../testing/type-into.ts';
import { CodeField } from './CodeField.tsx';

function pasted(text: string): Event {
  const event = new Event('paste', { bubbles: true, cancelable: true });
  return Object.assign(event, { clipboardData: { getData: () => text } });
}

describe('CodeField', () => {
  describeContract(<CodeField label="Code" />, { target: 'input' });
  describeFieldContract(props => <CodeField {...props} />, 'input');

  it('is one field that phones know how to fill in', async () => {
    const { container } = await render(<CodeField label="Code" value="407" />);
    expect(container.querySelectorAll('input')).toHaveLength(1);
    expect(container.querySelector('input')?.autocomplete).toBe('one-time-code');
    expect(container.querySelector('input')?.inputMode).toBe('numeric');
  });

  it.each([
    ['12ab3', '123'],
    ['12345678', '123456'],
    ['Your code is 123 456.', '123456'],
  ])('makes of %j %s', async (text, code) => {
    const onValueChange = vi.fn();
    const { container } = await render(<CodeField label="Code" onValueChange={onValueChange} />);
    await typeInto(container.querySelector('input')!, text);
    expect(onValueChange).toHaveBeenCalledWith(code);
  });

  it('finds the code in a pasted message, and none in a phone number', async () => {
    const onComplete = vi.fn();
    const { container } = await render(<CodeField label="Code" onComplete={onComplete} />);
    const input = container.querySelector('input')!;
    await perform(() => input.dispatchEvent(pasted('Call +31612345678')));
    expect(onComplete).not.toHaveBeenCalled();
    await perform(() => input.dispatchEvent(pasted('Dossier: 407128 is your code')));
    expect(onComplete).toHaveBeenCalledExactlyOnceWith('407128');
  });
});
