import { describe, expect, it, vi } from 'vitest';
import { describeContract, describeFieldContract } from '../testing/describe-contract.tsx';
import { perform, render } from '../testing/render.tsx';
import { ImageField } from './ImageField.tsx';

describe('ImageField', () => {
  describeContract(<ImageField label="Logo" url={null} onFile={vi.fn()} />, { target: 'input' });
  describeFieldContract(props => <ImageField {...props} url={null} onFile={vi.fn()} />, 'input');

  it('takes what is pasted on it, and nothing while one is on its way', async () => {
    const onFile = vi.fn();
    const file = new File(['<svg/>'], 'logo.svg');
    const paste = (container: HTMLElement) =>
      perform(() => {
        const event = new Event('paste', { bubbles: true });
        Object.assign(event, { clipboardData: { files: [file] } });
        container.querySelector('input')?.dispatchEvent(event);
      });
    const { container, rerender } = await render(<ImageField label="Logo" url={null} onFile={onFile} />);
    await paste(container);
    expect(onFile).toHaveBeenCalledExactlyOnceWith(file);
    await rerender(<ImageField label="Logo" url={null} isBusy onFile={onFile} />);
    await paste(container);
    expect(onFile).toHaveBeenCalledOnce();
  });
});
