import type { SignOffAction } from '@dossier/api/contract';
import {
  useDecide,
  useSignOff,
  useSignOffs,
  type Decision,
  type SignOff,
  type SignOffSummary,
} from '@dossier/api/workflows';
import { Button } from '@dossier/ui/button';
import { Cluster, Stack } from '@dossier/ui/layout';
import { Notice } from '@dossier/ui/notice';
import { useState } from 'react';
import { formatMoment } from '../format.ts';
import { useNow } from '../now.ts';
import { useTranslations } from '../translations.ts';
import { useLocale } from '../use-locale.ts';
import { useNotify } from '../use-notify.ts';

/** What someone asked for: that settings protect less than before. A second person agrees to that. */
export function LoweredSettings({ onDone, ...rest }: LoweredSettingsProps) {
  const { action } = rest;
  const { data, mutate } = useSignOffs({ action });
  const done = () => void Promise.all([mutate(), onDone()]);
  return data?.items
    .filter(request => request.action === action)
    .map(request => <Request key={request._id} {...rest} request={request} onDone={done} />);
}

function Request({ request, title, effect, ownRequest, valueOf, onDone }: RequestProps) {
  const t = useTranslations('intake');
  const [locale] = useLocale();
  const now = useNow();
  const labels = t($ => $.intake.onboarding.lower, { returnObjects: true });
  const { data: signOff } = useSignOff(request._id);
  const decide = useDecide();
  const notify = useNotify({}, onDone);
  const [isBusy, setBusy] = useState(false);
  if (!signOff) return null;
  const textOf = (side: 'old' | 'new') =>
    signOff.diff.map(change => valueOf(change[side], change.path)).join(', ');
  const { hindrance } = request;
  const isOwn = hindrance === 'ownRequest' || hindrance === 'waitsAlone';
  const answer = async (decision: Decision) => {
    setBusy(true);
    if (await notify(() => decide(signOff, decision, null), labels.done[decision])) onDone();
    setBusy(false);
  };
  const buttons: readonly Decision[] =
    hindrance === null ? ['approve', 'reject'] : hindrance === 'ownRequest' ? ['withdraw'] : [];
  return (
    <Notice tone="warning" title={title}>
      <Stack gap="small">
        <p>
          {t($ => $.intake.onboarding.lower.summary, {
            name: request.requestedBy.name,
            when: formatMoment(request.requestedAt, now, locale),
            before: textOf('old'),
            after: textOf('new'),
          })}
        </p>
        <p>{hindrance === null ? effect : isOwn ? (ownRequest ?? labels.ownRequest) : labels[hindrance]}</p>
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

interface Texts {
  readonly title: string;
  readonly effect: string;
  /** Who decides, for the user who asked. @default another Admin */
  readonly ownRequest?: string;
  readonly valueOf: (value: SignOff['diff'][number]['old'], path: string) => string;
}

interface LoweredSettingsProps extends Texts {
  readonly action: SignOffAction;
  /** Reads the settings again: they may have changed. */
  readonly onDone: () => Promise<unknown>;
}

interface RequestProps extends Texts {
  readonly request: SignOffSummary;
  readonly onDone: () => void;
}
