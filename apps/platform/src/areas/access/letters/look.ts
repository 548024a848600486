import { brands, createTheme, parseBrand, type Brand } from '@dossier/ui/theme';
import type { LetterLook } from '../../../ports/mail/compose.ts';

/** The look of Dossier itself: for letters without a firm. */
export const ownBrand: Brand = parseBrand(brands.dossier);

/** The look of a firm's letters, from the brand that its pages are made from; light, as paper is. */
export function letterLook(firm: string, brand: Brand): LetterLook {
  const { light } = createTheme(brand).tokens;
  return {
    firm,
    ground: light.canvas,
    sheet: light.surface,
    text: light.text,
    muted: light['text-muted'],
    edge: light.border,
    solid: light['primary-solid'],
    onSolid: light['on-primary-solid'],
  };
}
