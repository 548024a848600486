import {
  useDecide,
  useSignOff,
  useSignOffs,
  type Decision,
  type SignOffSummary,
} from '@dossier/api/workflows';
import { Button } from '@dossier/ui/button';
import { Cluster, Stack } from '@dossier/ui/layout';
import { ConfirmModal } from '@dossier/ui/modal';
import { Notice } from '@dossier/ui/notice';
import { useState } from 'react';
import { formatMoment } from '../../shared/format.ts';
import { useNow } from '../../shared/now.ts';
import { useLocale } from '../../shared/use-locale.ts';
import { useWords } from '../../shared/words.ts';
import { useTold } from './use-told.ts';

/** Admins whose second factor somebody asked to take away: one colleague asks, another decides. */
export function FactorResets() {
  const { data } = useSignOffs({ action: 'user.resetFactor' });
  return data?.items.map(asked => <FactorReset key={asked._id} asked={asked} />);
}

function FactorReset({ asked }: { readonly asked: SignOffSummary }) {
  const t = useWords();
  const [locale] = useLocale();
  const now = useNow();
  const words = t($ => $.users.reset, { returnObjects: true });
  const { data: signOff, mutate } = useSignOff(asked._id);
  const decide = useDecide();
  const told = useTold(() => void mutate());
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const { name } = asked.subject;
  const { hindrance } = asked;
  // Nobody presses what would not act yet.
  if (!signOff) return null;
  const answer = async (decision: Decision) => {
    setBusy(true);
    await told(() => decide(signOff, decision, null), words.done[decision]);
    setBusy(false);
  };
  return (
    <Notice tone="warning" title={t($ => $.users.reset.title, { name })}>
      <Stack gap="small">
        <p>
          {t($ => $.users.reset.asked, {
            name: asked.requestedBy.name,
            when: formatMoment(asked.requestedAt, now, locale),
          })}{' '}
          {hindrance === null ? words.mayDecide : words[hindrance]}
        </p>
        <Cluster>
          {hindrance === null && (
            <>
              <Button size="small" onClick={() => setAsking(true)}>
                {words.approve}
              </Button>
              <Button size="small" isDisabled={isBusy} onClick={() => void answer('reject')}>
                {words.reject}
              </Button>
            </>
          )}
          {hindrance === 'ownRequest' && (
            <Button size="small" isDisabled={isBusy} onClick={() => void answer('withdraw')}>
              {words.withdraw}
            </Button>
          )}
        </Cluster>
      </Stack>
      {isAsking && (
        <ConfirmModal
          isOpen
          title={t($ => $.users.resetTitle, { name })}
          questions={[t($ => $.users.resetQuestion, { name }), t($ => $.users.resetNote)]}
          isBusy={isBusy}
          onAnswer={isYes =>
            void (isYes ? answer('approve') : Promise.resolve()).then(() => setAsking(false))
          }
        />
      )}
    </Notice>
  );
}
