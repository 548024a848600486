import { buildBackoffice } from '../../tooling/build-backoffice.ts';

/** Once before all files: what they look at is one build. */
export const setup = () => buildBackoffice();
