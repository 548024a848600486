import { parseBrand, type Brand } from '@dossier/ui/theme';

/** A look while it is edited: texts and choices, as controls hold them. */
export interface ThemeDraft {
  readonly primary: string;
  readonly accent: string;
  readonly onSolid: string;
  readonly ink: string;
  readonly neutral: string;
  readonly ground: string;
  readonly nav: string;
  readonly radius: string;
  readonly density: string;
  readonly body: string;
  readonly heading: string;
  readonly mono: string;
  readonly logoLight: string;
  readonly logoDark: string;
  readonly logoMark: string;
  readonly logoPlate: string;
}

export const isHex = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

export const draftOf = ({ brand, shape, density, type, logo }: Brand): ThemeDraft => ({
  primary: brand.primary,
  accent: brand.accent,
  onSolid: brand.onSolid,
  ink: brand.ink,
  neutral: brand.neutral,
  ground: brand.ground,
  nav: brand.nav,
  radius: String(shape.radius),
  density,
  body: type.body,
  heading: type.heading,
  mono: type.mono,
  logoLight: logo.light ?? '',
  logoDark: logo.dark ?? '',
  logoMark: logo.mark ?? '',
  logoPlate: String(logo.plate),
});

/**
 * The brand that a draft makes: of the base stay its name and its engine.
 * @throws {BrandError} naming the key, while a colour is half typed.
 */
export function brandOf(draft: ThemeDraft, base: Brand): Brand {
  return parseBrand({
    ...base,
    brand: {
      primary: draft.primary,
      accent: draft.accent,
      onSolid: draft.onSolid,
      ink: draft.ink,
      neutral: draft.neutral,
      ground: draft.ground,
      nav: draft.nav,
    },
    shape: { radius: Number(draft.radius) },
    density: draft.density,
    type: { body: draft.body, heading: draft.heading, mono: draft.mono },
    logo: {
      plate: draft.logoPlate === 'auto' ? 'auto' : draft.logoPlate === 'true',
      ...(draft.logoLight && { light: draft.logoLight }),
      ...(draft.logoDark && { dark: draft.logoDark }),
      ...(draft.logoMark && { mark: draft.logoMark }),
    },
  });
}
