import type { MergeObstacle } from '@dossier/api/contract';
import { Notice } from '@dossier/ui/notice';
import { useTexts } from '../../../shared/translations.ts';

/** Why two clients cannot be merged like this, and what can be done about it; nothing where they can. */
export function MergeObstacles({ obstacles }: { readonly obstacles: readonly MergeObstacle[] }) {
  const texts = useTexts('merging');
  if (obstacles.length === 0) return null;
  return (
    <Notice tone="warning" title={texts.obstaclesTitle}>
      <ul>
        {obstacles.map(code => (
          <li key={code}>{texts.obstacles[code]}</li>
        ))}
      </ul>
    </Notice>
  );
}
