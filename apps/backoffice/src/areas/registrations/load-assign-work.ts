/**
 * How work is given comes with the first that is, or with the first row that is chosen; null where it does not come.
 * Chromium (153) never asks again for a module that did not come: without a connection it is not asked at all.
 */
export const loadAssignWork = async () =>
  navigator.onLine ? import('./assign-work.ts').catch(() => null) : null;
