import { describe, expect, it, vi } from 'vitest';
import { describeContract } from '../testing/describe-contract.tsx';
import { perform, render } from '../testing/render.tsx';
import { Switch } from './Switch.tsx';

describe('Switch', () => {
  describeContract(<Switch label="Client file" isOn={false} />, { target: 'button' });

  it('is named by its label, and its label turns it', async () => {
    const onValueChange = vi.fn();
    const { container } = await render(
      <Switch label="Client file" isOn={false} onValueChange={onValueChange} />,
    );
    const label = container.querySelector('label')!;
    expect(label.htmlFor).toBe(container.querySelector('button')?.id);
    await perform(() => container.querySelector('button')?.click());
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(true);
  });

  it('names its help and its error only while they are there', async () => {
    const { container, rerender } = await render(<Switch label="Client file" isOn />);
    const described = () => container.querySelector('button')?.getAttribute('aria-describedby');
    expect(described()).toBeNull();
    await rerender(<Switch label="Client file" isOn hint="For everybody" error="Wrong" />);
    const texts = described()
      ?.split(' ')
      .map(id => document.getElementById(id)?.textContent);
    expect(texts).toEqual(['Wrong', 'For everybody']);
  });

  it('is turned by a press on its words, with an id of its own too', async () => {
    const onValueChange = vi.fn();
    const { container } = await render(
      <Switch id="file" label="Client file" isOn={false} onValueChange={onValueChange} />,
    );
    expect(container.querySelector('label')?.htmlFor).toBe('file');
    await perform(() => container.querySelector('label')?.click());
    expect(onValueChange).toHaveBeenCalledWith(true);
  });
});
