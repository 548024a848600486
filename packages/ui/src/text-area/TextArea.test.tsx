import { describe, expect, it, vi } from 'vitest';
import { describeContract, describeFieldContract } from '../testing/describe-contract.tsx';
import { render } from '../testing/render.tsx';
import { typeInto } from '../testing/type-into.ts';
import { TextArea } from './TextArea.tsx';

describe('TextArea', () => {
  describeContract(<TextArea label="Note" />, { target: 'textarea' });
  describeFieldContract(props => <TextArea {...props} />, 'textarea');

  it('hears each change', async () => {
    const onValueChange = vi.fn();
    const { container } = await render(<TextArea label="Note" value="" onValueChange={onValueChange} />);
    await typeInto(container.querySelector('textarea')!, 'Two\nlines');
    expect(onValueChange).toHaveBeenCalledWith('Two\nlines');
  });

  it('shows how much of its limit is used, and cuts nothing off', async () => {
    const { container } = await render(<TextArea label="Note" value="abcdef" limit={5} />);
    expect(container.textContent).toContain('6 / 5');
    expect(container.querySelector('textarea')?.hasAttribute('maxlength')).toBe(false);
  });
});
