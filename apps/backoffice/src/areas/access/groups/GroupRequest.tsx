import type { Colleague } from '@dossier/api/access';
import type { Group, Permission } from '@dossier/api/contract';
import {
  useDecide,
  useSignOff,
  type Decision,
  type SignOff,
  type SignOffSummary,
} from '@dossier/api/workflows';
import { Button } from '@dossier/ui/button';
import { DiffView } from '@dossier/ui/diff-view';
import { Cluster, Stack } from '@dossier/ui/layout';
import { ConfirmModal } from '@dossier/ui/modal';
import { Notice } from '@dossier/ui/notice';
import { Section } from '@dossier/ui/section';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { formatMoment } from '../../../shared/format.ts';
import { useNow } from '../../../shared/now.ts';
import { useLocale } from '../../../shared/use-locale.ts';
import { useTranslations } from '../../../shared/translations.ts';
import type { Mode } from './draft.ts';
import { groupAddress } from './group-address.ts';
import { useGrantTexts } from './use-grant-texts.ts';
import { useGroupNotify } from './use-group-notify.ts';

const isDeletion = ({ diff }: SignOff) => diff.some(({ path }) => path === 'deleted');

/** What someone asked a group to give, or that it goes: one Admin asks, another decides. */
export function GroupRequest({ request, group, colleagues }: GroupRequestProps) {
  const t = useTranslations('groups');
  const [locale] = useLocale();
  const now = useNow();
  const texts = t($ => $.groups.request, { returnObjects: true });
  const { changed } = useGrantTexts();
  const { data: signOff, mutate } = useSignOff(request._id);
  const decide = useDecide();
  const [, navigate] = useLocation();
  const notify = useGroupNotify(() => void mutate());
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  // No one presses what would not act yet.
  if (!signOff) return null;
  const isGoing = isDeletion(signOff);
  const { hindrance } = request;
  const people = colleagues
    .filter(({ _id }) => group.memberIds.includes(_id))
    .map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  const affected =
    people.length === 0
      ? texts.nobody
      : t($ => $.groups.request.affected, { people: new Intl.ListFormat(locale).format(people) });
  const answer = async (decision: Decision) => {
    setBusy(true);
    const isDone = await notify(() => decide(signOff, decision, null), texts.done[decision]);
    setBusy(false);
    if (isDone && isGoing && decision === 'approve') navigate(groupAddress());
  };
  const title = isGoing ? texts.deletion : texts.title;
  return (
    <Stack>
      <Notice
        tone={hindrance === null ? 'decision' : 'warning'}
        title={title}
        actions={
          <Cluster>
            {hindrance === null && (
              <>
                <Button size="small" isDisabled={isBusy} onClick={() => void answer('reject')}>
                  {texts.reject}
                </Button>
                <Button size="small" variant="primary" onClick={() => setAsking(true)}>
                  {texts.approve}
                </Button>
              </>
            )}
            {hindrance === 'ownRequest' && (
              <Button size="small" isDisabled={isBusy} onClick={() => void answer('withdraw')}>
                {texts.withdraw}
              </Button>
            )}
          </Cluster>
        }
      >
        <Stack gap="small">
          <p>
            {t($ => $.groups.request.requested, {
              name: request.requestedBy.name,
              when: formatMoment(request.requestedAt, now, locale),
            })}{' '}
            {hindrance !== null && texts.hindrances[hindrance]}
          </p>
          <p>{affected}</p>
        </Stack>
        {isAsking && (
          <ConfirmModal
            isOpen
            title={title}
            questions={isGoing ? [affected] : [texts.question, affected]}
            isBusy={isBusy}
            onAnswer={isYes =>
              void (isYes ? answer('approve') : Promise.resolve()).then(() => setAsking(false))
            }
          />
        )}
      </Notice>
      {!isGoing && (
        <Section title={t($ => $.groups.draft.title)} variant="sheet">
          <DiffView
            label={title}
            changes={signOff.diff.map(({ path, old, new: next }) =>
              changed({
                permission: path as Permission,
                before: old as Mode | null,
                after: next as Mode | null,
              }),
            )}
          />
        </Section>
      )}
    </Stack>
  );
}

interface GroupRequestProps {
  readonly request: SignOffSummary;
  readonly group: Group;
  readonly colleagues: readonly Colleague[];
}
