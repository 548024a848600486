import { rotations, type Rotation } from './viewed-document.ts';

/** How a paper is looked at. */
export interface View {
  readonly page: number;
  /** A share of its size, or as wide as there is room. */
  readonly zoom: number | 'fit';
  readonly rotation: Rotation;
}

export const startView: View = { page: 1, zoom: 'fit', rotation: 0 };

export type ViewChange = 'previous' | 'next' | 'first' | 'last' | 'in' | 'out' | 'fit' | 'left' | 'right';

/** Steps of zooming, each a good deal larger than the one before. */
const steps = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const;
const [min, max] = [steps[0], 4];

/** The next step from any zoom: `scale` is what "as wide as there is room" comes to. */
function stepped(scale: number, direction: 1 | -1): number {
  const tolerance = 0.01;
  return direction === 1
    ? (steps.find(step => step > scale + tolerance) ?? max)
    : (steps.findLast(step => step < scale - tolerance) ?? min);
}

const rotated = (rotation: Rotation, by: 1 | 3): Rotation =>
  rotations[(rotations.indexOf(rotation) + by) % rotations.length] ?? 0;

/** What becomes of a view. Turning a page keeps zoom and rotation: the rest of a scan lies the same way. */
export function changed(
  view: View,
  change: ViewChange,
  { pages, scale }: { pages: number; scale: number },
): View {
  switch (change) {
    case 'previous':
      return { ...view, page: Math.max(1, view.page - 1) };
    case 'next':
      return { ...view, page: Math.min(pages, view.page + 1) };
    case 'first':
      return { ...view, page: 1 };
    case 'last':
      return { ...view, page: pages };
    case 'in':
      return { ...view, zoom: stepped(scale, 1) };
    case 'out':
      return { ...view, zoom: stepped(scale, -1) };
    case 'fit':
      return { ...view, zoom: 'fit' };
    case 'left':
      return { ...view, rotation: rotated(view.rotation, 3) };
    case 'right':
      return { ...view, rotation: rotated(view.rotation, 1) };
  }
}

/** Keys that work while the paper has the focus, and nowhere else. */
const keys: Readonly<Record<string, ViewChange>> = {
  PageUp: 'previous',
  PageDown: 'next',
  Home: 'first',
  End: 'last',
  '+': 'in',
  '=': 'in',
  '-': 'out',
  '0': 'fit',
  r: 'right',
  R: 'left',
};

export const changeOfKey = (key: string): ViewChange | undefined =>
  Object.hasOwn(keys, key) ? keys[key] : undefined;
