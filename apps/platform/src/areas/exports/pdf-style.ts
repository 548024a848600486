import { BrandError, brands, createTheme, parseBrand, type Brand } from '@dossier/ui/theme';
import type { Transaction } from '../../database/index.ts';
import { logoPicture, readSections } from '../tenants/service.ts';

/** How a tenant's documents look: light, as paper is, in colours that can be read on white. */
export interface PdfStyle {
  readonly text: string;
  readonly muted: string;
  readonly edge: string;
  /** Headings. */
  readonly ink: string;
  /** The rule on top. */
  readonly solid: string;
  /** PNG; null where the tenant has none. */
  readonly logo: Uint8Array | null;
}

/** The theme of the tenant whose scope is open. */
export async function readPdfStyle(tx: Transaction): Promise<PdfStyle> {
  const { whitelabeling } = await readSections(tx, ['whitelabeling']);
  const brand = brandOf(whitelabeling);
  const { light } = createTheme({ ...brand, brand: { ...brand.brand, ground: 'white' } }).tokens;
  return {
    text: light.text,
    muted: light['text-muted'],
    edge: light.border,
    ink: light['primary-text'],
    solid: light['primary-solid'],
    logo: await logoPicture(tx, brand),
  };
}

/** A brand that cannot be parsed any more is replaced by Dossier's: the document is made all the same. */
function brandOf(input: unknown): Brand {
  try {
    return parseBrand(input);
  } catch (error) {
    if (error instanceof BrandError) return parseBrand(brands.dossier);
    throw error;
  }
}
