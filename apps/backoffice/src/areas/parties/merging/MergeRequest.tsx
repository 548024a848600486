import { useChangeMerges, type PartyMerge } from '@dossier/api/parties';
import { useDecide, useSignOff, type Decision, type SignOff } from '@dossier/api/workflows';
import { Button } from '@dossier/ui/button';
import { DiffView } from '@dossier/ui/diff-view';
import { Cluster, Stack } from '@dossier/ui/layout';
import { ConfirmModal } from '@dossier/ui/modal';
import { Notice } from '@dossier/ui/notice';
import { Section } from '@dossier/ui/section';
import { Skeleton } from '@dossier/ui/skeleton';
import { useState } from 'react';
import { formatMoment } from '../../../shared/format.ts';
import { LoadFailed } from '../../../shared/LoadFailed.tsx';
import { useNow } from '../../../shared/now.ts';
import { useTranslations } from '../../../shared/translations.ts';
import { useLocale } from '../../../shared/use-locale.ts';
import { useNotify } from '../../../shared/use-notify.ts';
import { useCustomReading } from '../custom-fields/use-custom-reading.ts';

/** A request to merge two clients: whose it is, what changes, and for who may decide, both answers. */
export function MergeRequest({ merge, signOffId }: MergeRequestProps) {
  const { data: signOff, error, mutate } = useSignOff(signOffId);
  if (signOff) return <Request merge={merge} signOff={signOff} />;
  return error ? <LoadFailed error={error} onRetry={() => void mutate()} /> : <Skeleton height="8rem" />;
}

function Request({ merge, signOff }: { readonly merge: PartyMerge; readonly signOff: SignOff }) {
  const t = useTranslations('merging', 'parties');
  const texts = t($ => $.merging.request, { returnObjects: true });
  const stale = t($ => $.merging.stale);
  const [locale] = useLocale();
  const now = useNow();
  const { labelOf, textOf } = useCustomReading();
  const { refresh } = useChangeMerges();
  const decide = useDecide();
  const notify = useNotify(
    { VersionStale: stale, SignOffClosed: stale, Blocked: stale },
    () => void refresh(),
  );
  const [answer, setAnswer] = useState<'approve' | 'reject' | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { hindrance } = signOff;
  const names = { a: merge.a.name, b: merge.b.name };
  const when = formatMoment(merge.requestedAt, now, locale);
  const send = async (decision: Decision) => {
    setBusy(true);
    await notify(() => decide(signOff, decision, null), texts.done[decision]);
    await refresh();
    setBusy(false);
    setAnswer(null);
  };
  return (
    <Stack>
      <Notice
        tone={hindrance === null ? 'decision' : 'neutral'}
        title={texts.title}
        actions={
          <Cluster>
            {hindrance === null && (
              <>
                <Button isDisabled={isBusy} onClick={() => setAnswer('reject')}>
                  {texts.reject}
                </Button>
                <Button variant="primary" isDisabled={isBusy} onClick={() => setAnswer('approve')}>
                  {texts.approve}
                </Button>
              </>
            )}
            {hindrance === 'ownRequest' && (
              <Button isDisabled={isBusy} onClick={() => void send('withdraw')}>
                {texts.withdraw}
              </Button>
            )}
          </Cluster>
        }
      >
        <Stack gap="small">
          <p>
            {merge.requestedBy === null
              ? t($ => $.merging.request.byGone, { when })
              : t($ => $.merging.request.by, { name: merge.requestedBy, when })}{' '}
            {hindrance !== null && texts.hindrances[hindrance]}
          </p>
          {signOff.comment !== null && <blockquote>{signOff.comment}</blockquote>}
        </Stack>
      </Notice>
      <Section title={t($ => $.merging.request.changes, { name: names.a })}>
        <DiffView
          label={t($ => $.merging.request.changes, { name: names.a })}
          layout="sideBySide"
          changes={signOff.diff.map(({ path, old, new: next }) => ({
            id: path,
            label: labelOf(path),
            before: textOf(path, old),
            after: textOf(path, next),
          }))}
        />
      </Section>
      {answer && (
        <ConfirmModal
          isOpen
          title={answer === 'approve' ? texts.confirmTitle : texts.rejectTitle}
          questions={[answer === 'approve' ? t($ => $.merging.request.confirmText, names) : texts.rejectText]}
          yesLabel={answer === 'approve' ? texts.yes : texts.reject}
          noLabel={texts.no}
          tone={answer === 'reject' ? 'danger' : 'primary'}
          isBusy={isBusy}
          onAnswer={isYes => (isYes ? void send(answer) : setAnswer(null))}
        />
      )}
    </Stack>
  );
}

interface MergeRequestProps {
  readonly merge: PartyMerge;
  readonly signOffId: string;
}
