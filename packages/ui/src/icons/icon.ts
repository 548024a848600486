import type { IconNode } from 'lucide';
import { createElement, type ComponentType, type SVGProps } from 'react';

/**
 * An icon of lines: decoration, with classes and perhaps the width of its stroke. What lucide-react draws icons with can
 * do much more, and every page would carry that and run it for every icon of every row.
 */
export function icon(node: IconNode): ComponentType<SVGProps<SVGSVGElement>> {
  const lines = node.map(([tag, attributes]) => createElement(tag, attributes));
  return props =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...props,
      },
      ...lines,
    );
}
