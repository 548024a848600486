import { buildBackoffice } from '../../tooling/build-backoffice.ts';

/** Once before all files: they run side by side, and none may build under another. */
export const setup = () => buildBackoffice();
