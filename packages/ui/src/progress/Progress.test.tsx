import { describe, expect, it } from 'vitest';
import { describeContract } from '../testing/describe-contract.tsx';
import { render } from '../testing/render.tsx';
import { Progress } from './Progress.tsx';
import { ProgressInline } from './ProgressInline.tsx';

describe('ProgressInline', () => {
  describeContract(<ProgressInline done={7} total={8} />);

  it.each([
    [7, 8, '87.5%'],
    [0, 0, '100%'],
    [9, 8, '100%'],
  ])('shows %o of %o', async (done, total, width) => {
    const { container } = await render(<ProgressInline done={done} total={total} />);
    expect(container.textContent).toBe(`${done}/${total}`);
    expect(container.querySelector<HTMLElement>('[style]')?.style.inlineSize).toBe(width);
  });
});

describe('Progress', () => {
  describeContract(<Progress label="Uploading" value={64} />);

  it('says how far it is in words, whatever it counts', async () => {
    const { container } = await render(<Progress label="Checking clients" value={240} max={960} />);
    const bar = container.querySelector('[role="progressbar"]')!;
    expect(bar.getAttribute('aria-valuenow')).toBe('240');
    expect(bar.getAttribute('aria-valuetext')).toBe('25%');
  });

  it.each([
    [-5, '0', '0%'],
    [250, '100', '100%'],
  ])('keeps %o within its ends', async (value, now, text) => {
    const { container } = await render(<Progress label="Uploading" value={value} />);
    const bar = container.querySelector('[role="progressbar"]')!;
    expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuetext')]).toEqual([now, text]);
  });

  it('claims nothing while nobody can say', async () => {
    const { container } = await render(<Progress label="Connecting" value={null} />);
    const bar = container.querySelector('[role="progressbar"]')!;
    expect(bar.hasAttribute('aria-valuenow')).toBe(false);
    expect(bar.hasAttribute('aria-valuetext')).toBe(false);
  });
});
