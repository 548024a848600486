import { describe, expect, it } from 'vitest';
import { describeContract } from '../testing/describe-contract.tsx';
import { render } from '../testing/render.tsx';
import { FormattedText } from './FormattedText.tsx';

describe('FormattedText', () => {
  describeContract(<FormattedText text="Called the client" />);

  it('leads out of the product without telling the other side', async () => {
    const { container } = await render(<FormattedText text="See https://kvk.example." />);
    const link = container.querySelector('a');
    expect(link?.href).toBe('https://kvk.example/');
    expect(link?.rel).toBe('noopener noreferrer');
  });

  it('shows markup as the text that it is', async () => {
    const { container } = await render(<FormattedText text={'<img src=x onerror="x()">'} />);
    expect(container.querySelector('img')).toBeNull();
    expect(container.textContent).toBe('<img src=x onerror="x()">');
  });
});
