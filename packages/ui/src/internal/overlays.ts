import { onDemand } from './on-demand.ts';
import type * as engine from './overlay-engine.ts';

export type Overlays = typeof engine;

/**
 * What menus, popovers and dialogs need to open: 41 KB that no page needs before somebody presses something. Import
 * it from here only: a component that imports Headless UI's itself makes every page begin with it again.
 */
export const overlays = onDemand(async (): Promise<Overlays> => {
  const fetched = await import('./overlay-engine.ts');
  // A dialog gives the focus back to what had it. Headless UI remembers that from now on only; this it can still see.
  document.activeElement?.dispatchEvent(new FocusEvent('focus'));
  return fetched;
});
