import { describe, expect, it } from 'vitest';
import { describeContract } from '../testing/describe-contract.tsx';
import { perform, render } from '../testing/render.tsx';
import { decimalOf, shareThrough, textOf } from './decimal.ts';
import { layOut, type Box } from './lay-out.ts';
import { OwnershipGraph } from './OwnershipGraph.tsx';
import { chainsBetween, shareOfChains, totalsOf, withUnknownHolders } from './shares.ts';
import { spread } from './spread.ts';

const node = (id: string, kind: 'person' | 'company' = 'person') => ({
  id,
  label: id,
  kind,
  isSubject: id === 'BV',
});
const nodesOf = (...ids: string[]) => ids.map(id => node(id));
const edge = (from: string, to: string, share?: string) => ({ from, to, share });
// 3-decisions 4.7, vector 2.
const two = {
  nodes: nodesOf('Anna', 'Bas', 'Cor', 'Dee', 'H1', 'H2', 'BV'),
  edges: [
    edge('Anna', 'H1', '50'),
    edge('Bas', 'H1', '50'),
    edge('Anna', 'H2', '30'),
    edge('Cor', 'H2', '70'),
    edge('H1', 'BV', '40'),
    edge('H2', 'BV', '30'),
    edge('Dee', 'BV', '30'),
  ],
};

describe('shares', () => {
  it.each([
    [['60', '55'], { total: '115', over: '15' }],
    [['33.33', '33.33', '33.33'], { total: '99.99' }],
    [['33.3333', '33.3333', '33.3332'], { total: '99.9998' }],
    [['51', undefined], { total: '51', rest: '49' }],
    [['0.1', '0.2'], { total: '0.3', rest: '99.7' }],
  ])('%j come to %j', (shares, expected) => {
    const edges = shares.map((share, index) => edge(`${index}`, 'BV', share));
    expect(totalsOf({ nodes: nodesOf('BV'), edges })).toEqual([{ id: 'BV', ...expected }]);
  });

  it('of no one come to nothing', () => {
    expect(totalsOf({ nodes: nodesOf('Anna', 'BV'), edges: [edge('Anna', 'BV')] })).toEqual([]);
  });

  it('are multiplied exactly', () => {
    const shares = ['33.3333', '50', '12.5'].map(share => decimalOf(share)!);
    expect(textOf(shareThrough(shares))).toBe('2.08333125');
  });

  it('that are missing have a holder', () => {
    const { nodes, edges } = withUnknownHolders(
      { nodes: nodesOf('BV'), edges: [edge('A', 'BV', '60')] },
      '?',
    );
    expect(nodes.at(-1)).toEqual({ id: 'unknown-BV', label: '?', kind: 'unknown' });
    expect(edges.at(-1)).toEqual({ from: 'unknown-BV', to: 'BV', share: '40' });
  });

  it.each([
    ['Anna', '29'],
    ['Bas', '20'],
    ['Cor', '21'],
    ['Dee', '30'],
  ])('of %s through every way come to %s', (from, expected) => {
    expect(shareOfChains(chainsBetween(two.edges, from, 'BV'))).toBe(expected);
  });

  it('of a closed loop end', () => {
    const loop = [edge('A', 'X', '80'), edge('Y', 'X', '20'), edge('X', 'Y', '50')];
    expect(chainsBetween(loop, 'A', 'X')).toHaveLength(1);
    expect(chainsBetween(loop, 'Y', 'X')).toHaveLength(1);
  });
});

describe('spread', () => {
  it.each([
    [[0, 100], [50], [0, 100]],
    [[10, 10], [50], [-15, 35]],
    [
      [0, 0, 0, 100],
      [10, 10, 10],
      [-10, 0, 10, 100],
    ],
    [[], [], []],
  ])('%j with %j between are %j', (wishes, distances, expected) => {
    expect(spread(wishes, distances)).toEqual(expected);
  });
});

describe('layOut', () => {
  it('draws one line for all that one has of the other', () => {
    const data = {
      nodes: nodesOf('Anna', 'BV'),
      edges: [edge('Anna', 'BV', '100'), { from: 'Anna', to: 'BV', note: 'Represents' }],
    };
    expect(layOut(data, 600)?.lines.map(line => line.edge)).toEqual([0]);
  });

  const levelsOf = (data: Parameters<typeof layOut>[0], width = 1000) =>
    layOut(data, width)?.layers.map(layer => layer.map(({ id }) => id));

  it('puts holders above what they hold, however far that is', () => {
    expect(levelsOf(two)).toEqual([['Bas', 'Anna', 'Cor'], ['Dee', 'H1', 'H2'], ['BV']]);
  });

  it('leads a line that passes a layer around its boxes', () => {
    const drawing = layOut({ ...two, edges: [...two.edges, edge('Bas', 'BV', '1')] }, 1000)!;
    expect(drawing.lines.find(line => line.edge === 7)?.path.split('L')).toHaveLength(8);
  });

  it('goes sideways where there is no room side by side, and gives up where there is none at all', () => {
    const nodes = [...nodesOf(...Array.from({ length: 8 }, (_, index) => `${index}`)), node('BV', 'company')];
    const edges = nodes.slice(0, 8).map(({ id }) => edge(id, 'BV', '10'));
    expect(layOut({ nodes, edges }, 600)?.direction).toBe('end');
    expect(layOut({ nodes, edges }, 300)).toBeNull();
  });

  it('draws a closed loop', () => {
    const loop = { nodes: nodesOf('X', 'Y'), edges: [edge('X', 'Y', '100'), edge('Y', 'X', '100')] };
    expect(layOut(loop, 600)?.lines.map(({ isUpward }) => isUpward)).toEqual([false, true]);
  });

  it('never lays boxes over each other, and draws sixty at once', () => {
    const ids = Array.from({ length: 60 }, (_, index) => `${index}`);
    const edges = ids
      .slice(1)
      .flatMap((id, index) => [
        edge(id, `${Math.floor(index / 3)}`, '30'),
        ...(index % 4 === 0 && index > 8 ? [edge(id, '0', '1')] : []),
      ]);
    const drawing = layOut({ nodes: nodesOf(...ids), edges }, 100_000)!;
    const boxes = drawing.layers.flat();
    expect(boxes).toHaveLength(60);
    const overlaps = (a: Box, b: Box) => Math.abs(a.x - b.x) < a.width && Math.abs(a.y - b.y) < a.height;
    const overlapping = boxes.filter((box, index) =>
      boxes.slice(index + 1).some(other => overlaps(box, other)),
    );
    expect(overlapping).toEqual([]);
  });
});

describe('OwnershipGraph', () => {
  describeContract(<OwnershipGraph title="Ownership" {...two} />);

  it('is one tab stop, at first what it is about', async () => {
    const { container } = await render(<OwnershipGraph title="Ownership" {...two} />);
    const stops = [...container.querySelectorAll<HTMLElement>('[role="img"]')].filter(
      box => box.tabIndex === 0,
    );
    expect(stops.map(stop => stop.getAttribute('aria-label'))).toEqual(['BV']);
  });

  it('has a table with every way in words', async () => {
    const { container } = await render(<OwnershipGraph title="Ownership" {...two} />);
    const buttons = [...container.querySelectorAll<HTMLElement>('button')];
    await perform(() => buttons.find(({ textContent }) => textContent === 'As table')!.click());
    const rows = [...container.querySelectorAll('tbody tr')].map(row => row.textContent);
    expect(rows[1]).toBe('Bas50% of H1Bas → H1 50% → BV 40% = 20%');
    expect(container.querySelector('[role="img"]')).toBeNull();
  });

  it('writes every digit that was entered', async () => {
    const { container } = await render(
      <OwnershipGraph
        title="Ownership"
        nodes={nodesOf('A', 'BV')}
        edges={[edge('A', 'BV', '33.33333333333')]}
      />,
    );
    expect(container.querySelector('svg text')?.textContent).toBe('33.33333333333%');
  });
});
