// For tests in happy-dom: React's test mode, and a clean page for each one.
import { beforeEach } from 'vitest';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean | undefined;
}

globalThis.IS_REACT_ACT_ENVIRONMENT = true;

// Before, not after: React still has to take its portals out of the page that they are in.
beforeEach(() => {
  document.body.replaceChildren();
});
