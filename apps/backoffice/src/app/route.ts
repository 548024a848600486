import type { Namespace } from '@dossier/api/texts';
import type { PageLayout } from '@dossier/ui/page-shell';
import type { VocabularyGroup } from '../shared/vocabulary-names.ts';
import type { Demands } from './guards.ts';

/** One address, what it asks of a visitor, and the page that it opens: data, for the router and for the build. */
export interface RouteEntry {
  readonly path: string;
  readonly demands: Demands;
  /** The file of the page, from this folder; it exports a component of its own name. */
  readonly module: `${'.' | '../areas'}/${string}Page.tsx`;
  /** The platform draws it, with the rules that it needs: it does not wait for the stylesheet. */
  readonly isPrerendered?: boolean;
  /** Inside the frame of the administration area; absent for pages that stand alone. */
  readonly layout?: PageLayout;
  /** How often it is opened compared to others: the build saves bytes there first. @default 1 */
  readonly weight?: number;
  /** Texts that load together with the page, in addition to those of every page. */
  readonly namespaces?: readonly Namespace[];
  /** Names of codes that load together with the page. */
  readonly vocabularies?: readonly VocabularyGroup[];
}
