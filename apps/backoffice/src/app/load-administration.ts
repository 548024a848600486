import { once } from '../shared/once.ts';

/** Everything behind signing in. */
export const loadAdministration = once(() => import('./Administration.tsx'));
