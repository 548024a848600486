import { describe, expect, it } from 'vitest';
import { describeContract } from '../testing/describe-contract.tsx';
import { render } from '../testing/render.tsx';
import { Cluster } from './Cluster.tsx';
import { Columns } from './Columns.tsx';
import { Sheet } from './Sheet.tsx';
import { gaps, Stack } from './Stack.tsx';

const part = (id: string) => ({ id, content: <p>{id}</p> });

describe('Stack', () => {
  describeContract(<Stack>Content</Stack>);

  it('has another distance for each gap', async () => {
    const classNames = new Set<string | undefined>();
    for (const gap of gaps) {
      const { container } = await render(<Stack gap={gap}>Content</Stack>);
      classNames.add(container.firstElementChild?.className);
    }
    expect(classNames.size).toBe(gaps.length);
  });
});

describe('Cluster', () => {
  describeContract(<Cluster>Content</Cluster>);
});

describe('Columns', () => {
  describeContract(<Columns>Content</Columns>);
});

describe('Sheet', () => {
  describeContract(<Sheet columns={[[part('work')]]} />);

  it('keeps the order of its columns and parts', async () => {
    const { container } = await render(<Sheet columns={[[part('a'), part('b')], [part('c')]]} />);
    expect(container.textContent).toBe('abc');
    expect(container.firstElementChild?.childElementCount).toBe(2);
  });

  it('leaves out a column without parts', async () => {
    const { container } = await render(<Sheet columns={[[part('a')], []]} />);
    expect(container.firstElementChild?.childElementCount).toBe(1);
  });
});
