'use client';
import {
  autoUpdate,
  flip,
  offset,
  shift,
  size,
  useFloating,
  type ReferenceType,
} from '@floating-ui/react-dom';
import type { CSSProperties } from 'react';

/** On which side of its trigger something opens, and where it lines up. */
export type OverlayPlacement = 'bottom end' | 'bottom start' | 'top end' | 'top start';

const sides = {
  'bottom end': 'bottom-end',
  'bottom start': 'bottom-start',
  'top end': 'top-end',
  'top start': 'top-start',
} as const;

/** Positions what opens next to its trigger, inside the window, also when the page scrolls. */
export function usePlacement(
  trigger: ReferenceType,
  { placement, gap, padding = 0, strategy }: PlacementOptions,
): Placement {
  const { refs, floatingStyles } = useFloating({
    elements: { reference: trigger },
    placement: sides[placement],
    strategy,
    transform: false,
    middleware: [
      offset(gap),
      shift({ padding }),
      flip({ padding }),
      size({
        padding,
        apply({ availableWidth, availableHeight, elements: { floating } }) {
          Object.assign(floating.style, {
            overflow: 'auto',
            maxWidth: `${availableWidth}px`,
            // Rounded up: a fraction of a pixel would make it scroll.
            maxHeight: `${Math.ceil(availableHeight)}px`,
          });
        },
      }),
    ],
    whileElementsMounted: autoUpdate,
  });
  return { setElement: refs.setFloating, style: floatingStyles };
}

interface PlacementOptions {
  readonly placement: OverlayPlacement;
  /** Pixels between it and the trigger. */
  readonly gap: number;
  /** Pixels that it keeps from the edge of the window. @default 0 */
  readonly padding?: number;
  /** `fixed` for what stands next to its trigger in the document. */
  readonly strategy: 'absolute' | 'fixed';
}

interface Placement {
  /** The ref of what is positioned. */
  readonly setElement: (element: HTMLElement | null) => void;
  readonly style: CSSProperties;
}
