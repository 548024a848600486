import type { SignOffPolicy } from '@dossier/api/contract';
import {
  useDecide,
  useSignOff,
  useSignOffs,
  type Decision,
  type SignOffSummary,
} from '@dossier/api/workflows';
import { Button } from '@dossier/ui/button';
import { Cluster, Stack } from '@dossier/ui/layout';
import { Notice } from '@dossier/ui/notice';
import { useState } from 'react';
import { formatMoment } from '../../../shared/format.ts';
import { useNow } from '../../../shared/now.ts';
import { useLocale } from '../../../shared/use-locale.ts';
import { useNotify } from '../../../shared/use-notify.ts';
import { useTranslations } from '../../../shared/translations.ts';
import { useOnboardingTexts } from './use-onboarding-texts.ts';

const action = 'settings.lowerPolicy';

/** What someone asked for: that fewer people decide on a client. A second person agrees to that. */
export function LoweredPolicy({ onDone }: LoweredPolicyProps) {
  const { data, mutate } = useSignOffs({ action });
  const done = () => void Promise.all([mutate(), onDone()]);
  return data?.items
    .filter(request => request.action === action)
    .map(request => <Request key={request._id} request={request} onDone={done} />);
}

function Request({ request, onDone }: { readonly request: SignOffSummary; readonly onDone: () => void }) {
  const t = useTranslations('intake');
  const [locale] = useLocale();
  const now = useNow();
  const texts = useOnboardingTexts();
  const labels = t($ => $.intake.onboarding.lower, { returnObjects: true });
  const { data: signOff } = useSignOff(request._id);
  const decide = useDecide();
  const notify = useNotify({}, onDone);
  const [isBusy, setBusy] = useState(false);
  if (!signOff) return null;
  const valueOf = (value: unknown) =>
    typeof value === 'boolean' ? texts.sole(value) : texts.policy(value as SignOffPolicy);
  const textOf = (side: 'old' | 'new') => signOff.diff.map(change => valueOf(change[side])).join(', ');
  const { hindrance } = request;
  const answer = async (decision: Decision) => {
    setBusy(true);
    if (await notify(() => decide(signOff, decision, null), labels.done[decision])) onDone();
    setBusy(false);
  };
  const buttons: readonly Decision[] =
    hindrance === null ? ['approve', 'reject'] : hindrance === 'ownRequest' ? ['withdraw'] : [];
  return (
    <Notice tone="warning" title={labels.title}>
      <Stack gap="small">
        <p>
          {t($ => $.intake.onboarding.lower.asked, {
            name: request.requestedBy.name,
            when: formatMoment(request.requestedAt, now, locale),
            before: textOf('old'),
            after: textOf('new'),
          })}
        </p>
        <p>
          {hindrance === null
            ? labels.mayDecide
            : labels[hindrance === 'waitsAlone' ? 'ownRequest' : hindrance]}
        </p>
        <Cluster>
          {buttons.map(decision => (
            <Button key={decision} size="small" isDisabled={isBusy} onClick={() => void answer(decision)}>
              {labels[decision]}
            </Button>
          ))}
        </Cluster>
      </Stack>
    </Notice>
  );
}

interface LoweredPolicyProps {
  /** Reads the settings again: they may have changed. */
  readonly onDone: () => Promise<unknown>;
}
