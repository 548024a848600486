// For tests in happy-dom: React's test mode, and a clean page for each one.
import { beforeEach } from 'vitest';
import { overlays } from '../../packages/ui/src/internal/overlays.ts';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean | undefined;
}

globalThis.IS_REACT_ACT_ENVIRONMENT = true;

// A page has them by the time that somebody presses something; how it gets them has tests of its own.
await overlays.load();

// Before, not after: React still has to take its portals out of the page that they are in.
beforeEach(() => {
  document.body.replaceChildren();
});
