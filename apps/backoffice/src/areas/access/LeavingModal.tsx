import { useActiveUsers, useUsers, useUserWork, type User } from '@dossier/api/access';
import type { OpenWork } from '@dossier/api/contract';
import { Button } from '@dossier/ui/button';
import { Stack } from '@dossier/ui/layout';
import { useErrorText } from '@dossier/ui/messages';
import { Modal } from '@dossier/ui/modal';
import { Select } from '@dossier/ui/select';
import { Skeleton } from '@dossier/ui/skeleton';
import { useState } from 'react';
import { LoadFailed } from '../../shared/LoadFailed.tsx';

import { useTexts, useTranslations } from '../../shared/translations.ts';
import { useLocale } from '../../shared/use-locale.ts';
import { useColleagueLabel } from '../../shared/use-away-text.ts';
import { nameOf } from './user-columns.tsx';
import { useNotify } from './use-notify.ts';

export interface Leaving {
  readonly user: User;
  readonly what: 'disable' | 'remove';
}

const noOne = 'none';

/** Asks before a colleague is disabled or deleted, and who takes over what waits for them. */
export function LeavingModal({ user, what, onClose }: LeavingModalProps) {
  const t = useTranslations('users');
  const texts = useTexts('users');
  const textOf = useErrorText();
  const { disable, remove, mutate } = useUsers();
  const { data: work, error, mutate: readAgain } = useUserWork(user._id);
  const notify = useNotify(() => void mutate());
  const [successor, setSuccessor] = useState('');
  const [isRequired, setRequired] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const name = nameOf(user);
  const hasWork = work !== undefined && Object.values(work).some(count => count > 0);
  const answer = async () => {
    if (hasWork && successor === '') {
      setRequired(true);
      return;
    }
    const to = successor === '' || successor === noOne ? null : successor;
    setBusy(true);
    const isDone = await (what === 'disable'
      ? notify(() => disable(user, to))
      : notify(
          () => remove(user, to),
          t($ => $.users.removed, { name }),
        ));
    setBusy(false);
    if (isDone) onClose();
  };
  return (
    <Modal
      isOpen
      onClose={onClose}
      role="alertdialog"
      width={460}
      title={
        what === 'disable' ? t($ => $.users.disableTitle, { name }) : t($ => $.users.removeTitle, { name })
      }
      footer={
        <>
          <Button autoFocus onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button variant="danger" isBusy={isBusy} isDisabled={!work} onClick={() => void answer()}>
            {what === 'disable' ? texts.disable : texts.remove}
          </Button>
        </>
      }
    >
      <Stack>
        <p>
          {what === 'disable'
            ? t($ => $.users.disableQuestion, { name })
            : t($ => $.users.removeQuestion, { name })}
        </p>
        {error && !work && <LoadFailed error={error} onRetry={() => void readAgain()} />}
        {!work && !error && <Skeleton />}
        {hasWork && (
          <Successor
            user={user}
            work={work}
            value={successor}
            error={isRequired && successor === '' ? textOf({ code: 'required' }) : undefined}
            onChange={setSuccessor}
          />
        )}
      </Stack>
    </Modal>
  );
}

function Successor({ user, work, value, error, onChange }: SuccessorProps) {
  const t = useTranslations('users');
  const texts = useTexts('users');
  const [locale] = useLocale();
  const kinds = [
    { count: work.registrations, text: t($ => $.users.openRegistrations, { count: work.registrations }) },
    { count: work.processes, text: t($ => $.users.openProcesses, { count: work.processes }) },
    { count: work.files, text: t($ => $.users.openFiles, { count: work.files }) },
  ];
  const open = kinds.filter(({ count }) => count > 0).map(({ text }) => text);
  const colleagues = useActiveUsers();
  const labelOf = useColleagueLabel();
  return (
    <Select
      label={t($ => $.users.successor, { name: nameOf(user) })}
      hint={`${new Intl.ListFormat(locale).format(open)}. ${texts.successorHint}`}
      value={value}
      error={error}
      onValueChange={onChange}
      options={[
        ...(colleagues.data?.items ?? [])
          .filter(({ _id }) => _id !== user._id)
          .map(colleague => ({ value: colleague._id, label: labelOf(colleague) })),
        { value: noOne, label: texts.successorNone },
      ]}
    />
  );
}

interface SuccessorProps {
  readonly user: User;
  readonly work: OpenWork;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

interface LeavingModalProps extends Leaving {
  readonly onClose: () => void;
}
