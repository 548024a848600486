import type { PageLayout } from '@dossier/ui/page-shell';
import type { Fetched } from './fetched.ts';
import type { Demands } from './guards.ts';

/** One address, what it asks of a visitor, and the page it opens. */
export interface RouteEntry extends Fetched {
  readonly path: string;
  readonly demands: Demands;
  /** Inside the frame of the administration area; absent for pages that stand alone. */
  readonly layout?: PageLayout;
}
