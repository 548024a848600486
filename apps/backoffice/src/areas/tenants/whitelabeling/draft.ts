import { parseBrand, type Brand } from '@dossier/ui/theme';

/** A look while it is edited: texts and choices, as controls hold them. */
export interface LookDraft {
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
  readonly logoLight: string;
  readonly logoDark: string;
}

export const isHex = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

export const draftOf = ({ brand, shape, density, type, logo }: Brand): LookDraft => ({
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
  logoLight: logo.light ?? '',
  logoDark: logo.dark ?? '',
});

/**
 * The brand that a draft makes of another: what the editor does not show stays.
 * @throws {BrandError} naming the key, while a colour is half typed.
 */
export function brandOf(draft: LookDraft, base: Brand): Brand {
  const { light: _, dark: __, ...logo } = base.logo;
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
    type: { ...base.type, body: draft.body, heading: draft.heading },
    logo: {
      ...logo,
      ...(draft.logoLight && { light: draft.logoLight }),
      ...(draft.logoDark && { dark: draft.logoDark }),
    },
  });
}
