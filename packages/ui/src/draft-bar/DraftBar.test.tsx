import { describe, expect, it } from 'vitest';
import { describeContract } from '../testing/describe-contract.tsx';
import { render } from '../testing/render.tsx';
import { DraftBar } from './DraftBar.tsx';

const bar = (
  <DraftBar isShown label="Changes" text="One change">
    <button type="button">Discard</button>
  </DraftBar>
);

describe('DraftBar', () => {
  describeContract(bar);

  it('is not there while nothing is changed', async () => {
    const { container } = await render(
      <DraftBar isShown={false} label="Changes" text="None">
        <button type="button">Discard</button>
      </DraftBar>,
    );
    expect(container.childElementCount).toBe(0);
  });
});
