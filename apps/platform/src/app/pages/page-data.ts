import type { contract, FirstRead, Appearance, OutputOf } from '@dossier/api/contract';
import type { Brand } from '@dossier/ui/theme';

/** What the platform writes into index.html, so that the first frame is right. */
export interface PageData {
  readonly nonce: string;
  /** Id of the theme: the tenant's, or `dossier`. */
  readonly tenantId: string;
  readonly themeUrl: string;
  readonly themeColor: { readonly light: string; readonly dark: string };
  readonly brand: Brand;
  /** Address of the tenant's mark, for the browser's tab; null while it has none. */
  readonly icon: string | null;
  readonly appearance: Appearance;
  readonly locale: string;
  readonly title: string;
  readonly configuration: OutputOf<typeof contract.tenants.configuration>;
  /** What the page asks for before its code is there; null: nothing. */
  readonly bootstrap: readonly FirstRead[] | null;
  /** Scripts that the page needs, in addition to those that index.html names. */
  readonly preloads: readonly string[];
  /** What the page shows before its code is there; null: nothing. */
  readonly prerendered: string | null;
  /** The theme itself, for a page that is prerendered. */
  readonly themeCss: string;
}
