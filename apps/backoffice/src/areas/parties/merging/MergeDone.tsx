import { usePermissions } from '@dossier/api/access';
import type { PartyMerge } from '@dossier/api/parties';
import { Button } from '@dossier/ui/button';
import { Stack } from '@dossier/ui/layout';
import { Notice } from '@dossier/ui/notice';
import { Suspense, useState } from 'react';
import { formatMoment } from '../../../shared/format.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { useNow } from '../../../shared/now.ts';
import { useTranslations } from '../../../shared/translations.ts';
import { useLocale } from '../../../shared/use-locale.ts';

const UndoMergeModal = lazyPart(async () => (await import('./UndoMergeModal.tsx')).UndoMergeModal);

/** Two clients that are one: since when, by whom, and until when that can be undone. */
export function MergeDone({ merge }: { readonly merge: PartyMerge }) {
  const t = useTranslations('merging');
  const texts = t($ => $.merging.done, { returnObjects: true });
  const [locale] = useLocale();
  const now = useNow();
  const { may } = usePermissions(['deletePartyWrite']);
  const [isUndoing, setUndoing] = useState(false);
  const { mergedAt, mergedBy, undoUntil, undoObstacles } = merge;
  const when = mergedAt === null ? '' : formatMoment(mergedAt, now, locale);
  const canUndo = undoUntil !== null && undoObstacles.length === 0;
  return (
    <Notice
      tone="info"
      title={t($ => $.merging.done.title, { a: merge.a.name, b: merge.b.name })}
      actions={
        canUndo &&
        may('deletePartyWrite') && (
          <Button size="small" onClick={() => setUndoing(true)}>
            {texts.undo}
          </Button>
        )
      }
    >
      <Stack gap="small">
        <p>
          {mergedBy === null
            ? t($ => $.merging.done.textGone, { when })
            : t($ => $.merging.done.text, { name: mergedBy, when })}{' '}
          {undoUntil === null
            ? texts.over
            : t($ => $.merging.done.until, { when: formatMoment(undoUntil, now, locale) })}
        </p>
        {undoUntil !== null && undoObstacles.map(code => <p key={code}>{texts.obstacles[code]}</p>)}
      </Stack>
      <Suspense fallback={null}>
        {isUndoing && <UndoMergeModal merge={merge} onClose={() => setUndoing(false)} />}
      </Suspense>
    </Notice>
  );
}
