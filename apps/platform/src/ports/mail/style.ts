import { BrandError, brands, createTheme, parseBrand, type Brand, type BrandInput } from '@dossier/ui/theme';
import type { EmailStyle } from './compose.ts';

/** The theme of Dossier itself: for emails without a tenant. */
export const dossierBrand: Brand = parseBrand(brands.dossier);

/** A brand that cannot be parsed any more is replaced by Dossier's: the email goes out all the same. */
export function brandOf(input: BrandInput): Brand {
  try {
    return parseBrand(input);
  } catch (error) {
    if (error instanceof BrandError) return dossierBrand;
    throw error;
  }
}

/** The theme of a tenant's emails, from the brand that its pages are made from; light, as paper is. */
export function emailStyle(tenant: string, brand: Brand): EmailStyle {
  const { light } = createTheme(brand).tokens;
  return {
    tenant,
    ground: light.canvas,
    sheet: light.surface,
    text: light.text,
    muted: light['text-muted'],
    edge: light.border,
    solid: light['primary-solid'],
    onSolid: light['on-primary-solid'],
  };
}
