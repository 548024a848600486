import type { ReactNode } from 'react';
import { fillOf } from './Charts.styles.ts';

/** Points of a series, drawn around 0, 0: their shape tells lines apart that their colour does not. */
const shapes: readonly ReactNode[] = [
  <circle key="circle" r={4} />,
  <rect key="square" x={-3.5} y={-3.5} width={7} height={7} />,
  <path key="triangle" d="M0 -5L4.5 3.5H-4.5Z" />,
  <path key="diamond" d="M0 -5L5 0L0 5L-5 0Z" />,
  <path key="down" d="M0 5L4.5 -3.5H-4.5Z" />,
  <path key="bar" d="M-4.5 -2H4.5V2H-4.5Z" />,
];
/** A point of a line, around 0, 0. */
export function Mark({ index }: { readonly index: number }) {
  return <g className={`${fillOf(index)} forced:fill-[CanvasText]`}>{shapes[index % shapes.length]}</g>;
}
