// After `turbo run build`: says what the back office was built from, so that nothing builds it again.
import { stampBackoffice } from './build-backoffice.ts';

stampBackoffice();
