import { once } from '../shared/once.ts';
import { loadStylesheet } from '../shared/stylesheet.ts';

/** Everything behind signing in. */
export const loadAdministration = once(async () => {
  const [administration] = await Promise.all([import('./Administration.tsx'), loadStylesheet()]);
  return administration;
});
