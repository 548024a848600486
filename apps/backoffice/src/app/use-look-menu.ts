import type { Look } from '@dossier/api/contract';
import { densities } from '@dossier/api/contract';
import { applyLook, useLook } from '../shared/look.ts';
import { useWords } from '../shared/words.ts';

interface LookAction {
  readonly id: string;
  readonly label: string;
  readonly isCurrent: boolean;
  readonly onSelect: () => void;
}

/** How it looks to this person: light or dark, contrast, density. Each choice shows at once and is remembered here. */
export function useLookMenu(firmDensity: NonNullable<Look['density']>): LookAction[] {
  const t = useWords();
  const look = useLook();
  const choose = (change: Partial<Look>) => () => applyLook({ ...look, ...change }, firmDensity);
  return [
    ...(['system', 'light', 'dark'] as const).map(scheme => ({
      id: `scheme ${scheme}`,
      label: t($ => $.shell.scheme[scheme]),
      isCurrent: look.scheme === scheme,
      onSelect: choose({ scheme }),
    })),
    {
      id: 'contrast',
      label: t($ => $.shell.contrast[look.contrast === 'more' ? 'standard' : 'more']),
      isCurrent: false,
      onSelect: choose({ contrast: look.contrast === 'more' ? 'standard' : 'more' }),
    },
    ...densities.map(density => ({
      id: `density ${density}`,
      label: t($ => $.shell.density[density]),
      isCurrent: (look.density ?? firmDensity) === density,
      onSelect: choose({ density }),
    })),
  ];
}
