import type { BatchObstacle } from '@dossier/api/contract';
import { useTexts } from '../translations.ts';

/** Why a row cannot be, or was not, changed: in a few words. */
export function useObstacleText(): (obstacle: BatchObstacle) => string {
  const { obstacles: texts } = useTexts('batches');
  return ({ error }) => {
    if (error === 'VersionStale') return texts.changed;
    if (error === 'TransitionNotAllowed' || error === 'ProcessEnded') return texts.notAllowedNow;
    if (error === 'NotFound') return texts.notVisible;
    return error === 'Forbidden' ? texts.forbidden : texts.other;
  };
}
