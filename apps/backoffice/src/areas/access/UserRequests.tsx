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
import { ConfirmModal } from '@dossier/ui/modal';
import { Notice } from '@dossier/ui/notice';
import { useState } from 'react';
import { formatMoment } from '../../shared/format.ts';
import { useNow } from '../../shared/now.ts';
import { useVocabularyText } from '../../shared/vocabulary-text.ts';
import { useLocale } from '../../shared/use-locale.ts';
import { useTranslations } from '../../shared/translations.ts';
import { useNotify } from './use-notify.ts';

const actions = ['user.resetFactor', 'user.update'] as const;

/** What someone asked to do to an Admin, or to make one: one colleague asks, another decides. */
export function UserRequests() {
  return actions.map(action => <RequestsFor key={action} action={action} />);
}

function RequestsFor({ action }: { readonly action: (typeof actions)[number] }) {
  const { data } = useSignOffs({ action });
  return data?.items
    .filter(request => request.action === action)
    .map(request => <UserRequest key={request._id} request={request} />);
}

function UserRequest({ request }: { readonly request: SignOffSummary }) {
  const t = useTranslations('users');
  const [locale] = useLocale();
  const now = useNow();
  const texts = t($ => $.users.reset, { returnObjects: true });
  const { data: signOff, mutate } = useSignOff(request._id);
  const decide = useDecide();
  const notify = useNotify(() => void mutate());
  const linesOf = useChangeLines();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const { name } = request.subject;
  const { hindrance } = request;
  const isReset = request.action === 'user.resetFactor';
  const title = isReset ? t($ => $.users.reset.title, { name }) : t($ => $.users.reset.updateTitle, { name });
  const mayDecide = isReset ? texts.mayDecide : texts.mayChange;
  // No one presses what would not act yet.
  if (!signOff) return null;
  const lines = linesOf(signOff);
  const done = { ...texts.done, ...(isReset ? {} : { approve: texts.changed }) };
  const answer = async (decision: Decision) => {
    setBusy(true);
    await notify(() => decide(signOff, decision, null), done[decision]);
    setBusy(false);
  };
  return (
    <Notice tone="warning" title={title}>
      <Stack gap="small">
        <p>
          {t($ => $.users.reset.asked, {
            name: request.requestedBy.name,
            when: formatMoment(request.requestedAt, now, locale),
          })}{' '}
          {hindrance === null ? mayDecide : texts[hindrance === 'waitsAlone' ? 'ownRequest' : hindrance]}
        </p>
        {!isReset && lines.map(line => <p key={line}>{line}</p>)}
        <Cluster>
          {hindrance === null && (
            <>
              <Button size="small" onClick={() => setAsking(true)}>
                {texts.approve}
              </Button>
              <Button size="small" isDisabled={isBusy} onClick={() => void answer('reject')}>
                {texts.reject}
              </Button>
            </>
          )}
          {hindrance === 'ownRequest' && (
            <Button size="small" isDisabled={isBusy} onClick={() => void answer('withdraw')}>
              {texts.withdraw}
            </Button>
          )}
        </Cluster>
      </Stack>
      {isAsking && (
        <ConfirmModal
          isOpen
          title={isReset ? t($ => $.users.resetTitle, { name }) : title}
          questions={isReset ? [t($ => $.users.resetQuestion, { name }), t($ => $.users.resetNote)] : lines}
          isBusy={isBusy}
          onAnswer={isYes =>
            void (isYes ? answer('approve') : Promise.resolve()).then(() => setAsking(false))
          }
        />
      )}
    </Notice>
  );
}

/** What changes, line by line: what it is, what it was, what it becomes. */
function useChangeLines() {
  const t = useTranslations('access', 'users');
  const textOf = useVocabularyText();
  const labels: Readonly<Record<string, string>> = {
    email: t($ => $.access.signUp.email),
    role: t($ => $.users.role),
  };
  const shown = (path: string, value: unknown) =>
    typeof value !== 'string' ? '–' : path === 'role' ? textOf('role', value) : value;
  return ({ diff }: SignOff) =>
    diff.map(
      ({ path, old, new: next }) =>
        `${labels[path] ?? t($ => $.users.name)}: ${shown(path, old)} → ${shown(path, next)}`,
    );
}
