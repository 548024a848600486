import { createElement, type ComponentType, type SVGProps } from 'react';

/** What lucide says of one icon, as far as it is drawn. */
export interface IconData {
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

/**
 * An icon as components use it: decoration, with classes and perhaps the width of its stroke. What lucide draws icons
 * with can do much more, and every page would carry that and run it for every icon of every row. The build puts this in
 * its place (`tooling/plain-icons.ts`), and a test holds the two equal for every icon that is used.
 */
export function plainIcon({ node }: IconData): ComponentType<SVGProps<SVGSVGElement>> {
  const paths = node.map(([tag, attributes]) => createElement(tag, attributes));
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
      ...paths,
    );
}
