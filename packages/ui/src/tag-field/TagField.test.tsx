import { describe, expect, it, vi } from 'vitest';
import { describeContract, describeFieldContract } from '../testing/describe-contract.tsx';
import { perform, render } from '../testing/render.tsx';
import { typeInto } from '../testing/type-into.ts';
import { TagField } from './TagField.tsx';

const pressed = (key: string) => new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });

describe('TagField', () => {
  describeContract(<TagField label="Domains" />, { target: 'input' });

  describeFieldContract(props => <TagField {...props} />, 'input');

  it('makes a tag by Enter, and sends no form', async () => {
    const onValueChange = vi.fn();
    const { container } = await render(<TagField label="Domains" onValueChange={onValueChange} />);
    const input = container.querySelector('input')!;
    await typeInto(input, ' example.com ');
    const enter = pressed('Enter');
    await perform(() => input.dispatchEvent(enter));
    expect(onValueChange).toHaveBeenCalledWith(['example.com']);
    expect(enter.defaultPrevented).toBe(true);
    expect(input.value).toBe('');
  });

  it('keeps no tag twice', async () => {
    const onValueChange = vi.fn();
    const { container } = await render(
      <TagField label="Domains" value={['a']} onValueChange={onValueChange} />,
    );
    const input = container.querySelector('input')!;
    await typeInto(input, 'a');
    await perform(() => input.dispatchEvent(pressed(',')));
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('keeps what was typed when it is left', async () => {
    const onValueChange = vi.fn();
    const { container } = await render(<TagField label="Domains" onValueChange={onValueChange} />);
    const input = container.querySelector('input')!;
    await typeInto(input, 'b');
    await perform(() => input.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
    expect(onValueChange).toHaveBeenCalledWith(['b']);
  });
});
