import { schemes, type Appearance } from '@dossier/api/contract';
import type { MenuAction } from '@dossier/ui/menu';
import { applyAppearance, useAppearance } from '../shared/appearance.ts';
import { useTranslations } from '../shared/translations.ts';

/** Light or dark: the choice that people make daily. Contrast and density stand with it in the profile. */
export function useAppearanceMenu(tenantDensity: NonNullable<Appearance['density']>): {
  readonly label: string;
  readonly actions: readonly MenuAction[];
} {
  const t = useTranslations();
  const appearance = useAppearance();
  return {
    label: t($ => $.common.appearance),
    actions: schemes.map(scheme => ({
      id: `scheme ${scheme}`,
      label: t($ => $.common.scheme[scheme]),
      isChosen: appearance.scheme === scheme,
      onSelect: () => applyAppearance({ ...appearance, scheme }, tenantDensity),
    })),
  };
}
