import { useUsers, type User } from '@dossier/api/access';
import { ConfirmModal } from '@dossier/ui/modal';
import { useState } from 'react';
import { useTranslations } from '../../shared/translations.ts';
import { nameOf } from './user-columns.tsx';
import { useNotify } from './use-notify.ts';

export interface UserQuestionKind {
  readonly user: User;
  readonly what: 'enable' | 'resetMfa' | 'confirm';
}

interface Kind {
  readonly title: string;
  readonly questions: readonly string[];
  readonly work: () => Promise<void>;
  /** What is said of it, when it is more than that it was changed. */
  readonly done?: string;
}

export function UserQuestion({ question, onDone }: UserQuestionProps) {
  const t = useTranslations('users');
  const { enable, resetMfa, confirm, mutate } = useUsers();
  const notify = useNotify(() => void mutate());
  const [isBusy, setBusy] = useState(false);
  if (!question) return null;
  const { user, what } = question;
  const name = nameOf(user);
  const takesTwo = user.profile === 'ROLE_TENANT_ADMIN';
  const kinds = {
    enable: {
      title: t($ => $.users.enableTitle, { name }),
      questions: [t($ => $.users.enableQuestion, { name })],
      work: () => enable(user),
    },
    resetMfa: {
      title: t($ => $.users.resetTitle, { name }),
      questions: [
        t($ => $.users.resetQuestion, { name }),
        takesTwo ? t($ => $.users.reset.second, { name }) : t($ => $.users.resetNote),
      ],
      work: () => resetMfa(user),
      ...(takesTwo ? { done: t($ => $.users.reset.requested) } : {}),
    },
    confirm: {
      title: t($ => $.users.confirm),
      questions: [t($ => $.users.enableQuestion, { name })],
      work: () => confirm(user),
    },
  };
  const { title, questions, work, done }: Kind = kinds[what];
  const answer = async (isYes: boolean) => {
    if (isYes) {
      setBusy(true);
      await notify(work, done);
      setBusy(false);
    }
    onDone();
  };
  return (
    <ConfirmModal
      isOpen
      title={title}
      questions={questions}
      isBusy={isBusy}
      onAnswer={isYes => void answer(isYes)}
    />
  );
}

interface UserQuestionProps {
  readonly question: UserQuestionKind | null;
  readonly onDone: () => void;
}
