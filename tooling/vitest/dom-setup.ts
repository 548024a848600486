// For tests in happy-dom: React's test mode, and a clean page for each one.
import { beforeEach } from 'vitest';
import { columnPanels } from '../../packages/ui/src/data-table/column-panels.ts';
import { lateGridKeys } from '../../packages/ui/src/data-table/late-grid-keys.ts';
import { menus } from '../../packages/ui/src/menu/menus.ts';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean | undefined;
}

globalThis.IS_REACT_ACT_ENVIRONMENT = true;

// A page has them by the time that somebody presses something; how it gets them has tests of its own.
await Promise.all([menus.load(), columnPanels.load(), lateGridKeys.load()]);

// Before, not after: React still has to take its portals out of the page that they are in.
beforeEach(() => {
  document.body.replaceChildren();
});
