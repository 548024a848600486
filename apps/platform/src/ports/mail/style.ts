import { BrandError, brands, createTheme, parseBrand, type Brand, type BrandInput } from '@dossier/ui/theme';
import type { EmailStyle } from './compose.ts';

/** The look of Dossier itself: for letters without a firm. */
export const dossierBrand: Brand = parseBrand(brands.dossier);

/** A brand that cannot be worn any more looks like Dossier: the letter goes out all the same. */
export function brandOf(input: BrandInput): Brand {
  try {
    return parseBrand(input);
  } catch (error) {
    if (error instanceof BrandError) return dossierBrand;
    throw error;
  }
}

/** The look of a firm's letters, from the brand that its pages are made from; light, as paper is. */
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
