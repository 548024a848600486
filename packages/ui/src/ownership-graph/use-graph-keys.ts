'use client';
import { useRef, useState, type KeyboardEvent } from 'react';
import type { OwnershipData, OwnershipEdge } from './data.ts';
import type { Drawing } from './lay-out.ts';

/** Makes the boxes of a drawing one tab stop: arrows lead along the lines to holders and holdings, and along a layer. */
export function useGraphKeys({ nodes, edges }: OwnershipData, { layers, direction }: Drawing) {
  const boxes = useRef(new Map<string, HTMLElement>());
  const [chosen, setChosen] = useState<string | null>(null);
  const inOrder = layers.flat().map(({ id }) => id);
  const subject = nodes.find(({ isSubject }) => isSubject)?.id;
  const stop = chosen !== null && inOrder.includes(chosen) ? chosen : (subject ?? inOrder[0]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (stop === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    const layer = layers.find(row => row.some(({ id }) => id === stop)) ?? [];
    const at = layer.findIndex(({ id }) => id === stop);
    const joined = (end: 'from' | 'to', other: 'from' | 'to') => nearest(edges, stop, end, other, inOrder);
    const [holders, holdings, before, after] =
      direction === 'down'
        ? ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']
        : ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
    const moves: Readonly<Record<string, string | undefined>> = {
      [holders]: joined('to', 'from'),
      [holdings]: joined('from', 'to'),
      [before]: layer[at - 1]?.id,
      [after]: layer[at + 1]?.id,
      Home: inOrder[0],
      End: inOrder.at(-1),
    };
    const next = moves[event.key];
    if (next === undefined) return;
    event.preventDefault();
    boxes.current.get(next)?.focus();
  };
  return {
    stop,
    onKeyDown,
    onFocus: setChosen,
    refOf: (id: string) => (element: HTMLElement | null) => {
      if (element) boxes.current.set(id, element);
      else boxes.current.delete(id);
    },
  };
}

/** Of what is joined with a box the one in the middle: from there the others are next to it. */
function nearest(
  edges: readonly OwnershipEdge[],
  id: string,
  end: 'from' | 'to',
  other: 'from' | 'to',
  inOrder: readonly string[],
): string | undefined {
  const joined = edges
    .filter(edge => edge[end] === id && edge[other] !== id)
    .map(edge => edge[other])
    .toSorted((a, b) => inOrder.indexOf(a) - inOrder.indexOf(b));
  return joined[Math.floor((joined.length - 1) / 2)];
}
