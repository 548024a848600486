import type { Appearance } from '@dossier/api/contract';
import { densities } from '@dossier/api/contract';
import { applyAppearance, useAppearance } from '../shared/appearance.ts';
import { useTranslations } from '../shared/translations.ts';

interface ThemeAction {
  readonly id: string;
  readonly label: string;
  readonly isCurrent: boolean;
  readonly onSelect: () => void;
}

/** How it looks to this person: light or dark, contrast, density. Each choice shows at once and is remembered here. */
export function useAppearanceMenu(tenantDensity: NonNullable<Appearance['density']>): ThemeAction[] {
  const t = useTranslations();
  const appearance = useAppearance();
  const choose = (change: Partial<Appearance>) => () =>
    applyAppearance({ ...appearance, ...change }, tenantDensity);
  return [
    ...(['system', 'light', 'dark'] as const).map(scheme => ({
      id: `scheme ${scheme}`,
      label: t($ => $.common.scheme[scheme]),
      isCurrent: appearance.scheme === scheme,
      onSelect: choose({ scheme }),
    })),
    {
      id: 'contrast',
      label: t($ => $.common.contrast[appearance.contrast === 'more' ? 'standard' : 'more']),
      isCurrent: false,
      onSelect: choose({ contrast: appearance.contrast === 'more' ? 'standard' : 'more' }),
    },
    ...densities.map(density => ({
      id: `density ${density}`,
      label: t($ => $.common.density[density]),
      isCurrent: (appearance.density ?? tenantDensity) === density,
      onSelect: choose({ density }),
    })),
  ];
}
