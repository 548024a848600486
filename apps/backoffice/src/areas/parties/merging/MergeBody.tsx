import { usePermissions } from '@dossier/api/access';
import type { MergePlan } from '@dossier/api/parties';
import { Stack } from '@dossier/ui/layout';
import { Notice } from '@dossier/ui/notice';
import { formatMoment } from '../../../shared/format.ts';
import { useNow } from '../../../shared/now.ts';
import { useTranslations } from '../../../shared/translations.ts';
import { useLocale } from '../../../shared/use-locale.ts';
import { MergeDone } from './MergeDone.tsx';
import { MergeForm } from './MergeForm.tsx';
import { MergeObstacles } from './MergeObstacles.tsx';
import { MergeRequest } from './MergeRequest.tsx';
import { MergeSides } from './MergeSides.tsx';

/** What became of merging two clients, or what it takes to ask for it. */
export function MergeBody({ plan }: { readonly plan: MergePlan }) {
  const { may } = usePermissions(['clientFileWrite']);
  const t = useTranslations('merging');
  const { merge } = plan;
  if (merge?.state === 'merged')
    return (
      <>
        <MergeDone merge={merge} />
        <MergeSides plan={plan} />
      </>
    );
  if (merge?.signOffId)
    return (
      <>
        <MergeRequest merge={merge} signOffId={merge.signOffId} />
        <MergeSides plan={plan} />
      </>
    );
  return (
    <Stack>
      {merge && <EndedMerge merge={merge} />}
      <MergeObstacles obstacles={plan.obstacles} />
      <MergeSides plan={plan} canSwap />
      <MergeForm plan={plan} isAllowed={may('clientFileWrite')} />
      {!may('clientFileWrite') && <Notice tone="neutral">{t($ => $.merging.notPermitted)}</Notice>}
    </Stack>
  );
}

/** That it was asked for before, or done and undone. */
function EndedMerge({ merge }: { readonly merge: NonNullable<MergePlan['merge']> }) {
  const t = useTranslations('merging');
  const [locale] = useLocale();
  const now = useNow();
  const { state, undoneAt } = merge;
  return (
    <Notice tone="info">
      {state === 'undone' && undoneAt !== null
        ? t($ => $.merging.ended.undone, { when: formatMoment(undoneAt, now, locale) })
        : t($ => $.merging.ended[state === 'void' ? 'void' : 'refused'])}
    </Notice>
  );
}
