import { describe, expect, it } from 'vitest';
import { describeContract } from '../testing/describe-contract.tsx';
import { render } from '../testing/render.tsx';
import { Board } from './Board.tsx';
import { workOfATeam } from './examples.tsx';

describe('Board', () => {
  describeContract(<Board columns={workOfATeam} />);

  it('is one tab stop, whatever it holds', async () => {
    const { container } = await render(<Board columns={workOfATeam} />);
    const stops = [...container.querySelectorAll('[data-board]')].filter(card =>
      card.matches('[tabindex="0"]'),
    );
    expect(stops.map(card => card.getAttribute('href'))).toEqual(['#extract']);
  });

  it('says what an empty column has none of, and leads to what is not here', async () => {
    const { container } = await render(<Board columns={workOfATeam} />);
    expect(container.textContent).toContain('Nothing was decided in the last seven days.');
    expect(container.querySelector('a[href="#all"]')?.textContent).toBe('All 12');
  });
});
