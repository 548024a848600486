import { Button } from '@dossier/ui/button';
import { Cluster } from '@dossier/ui/layout';
import { Notice } from '@dossier/ui/notice';
import { tryLook, useIsTrying } from '../../shared/tried-look.ts';
import { useWords } from '../../shared/words.ts';

/** Says on every page that a look is being tried, and ends it. */
export function TriedLookNotice() {
  const t = useWords();
  if (!useIsTrying()) return null;
  return (
    <Notice tone="info">
      <Cluster justify="between">
        {t($ => $.places.notices.tryingLook)}
        <Button size="small" onClick={() => tryLook(null)}>
          {t($ => $.places.notices.stopTrying)}
        </Button>
      </Cluster>
    </Notice>
  );
}
