import { ApiError } from '@dossier/api/gateway';
import type { Marking, TenantMessage } from '@dossier/api/messages';
import { useErrorText } from '@dossier/ui/messages';
import { useToasts } from '@dossier/ui/toast';
import type { MessageStatus } from '@dossier/validators/vocabularies';
import { useRef } from 'react';
import { formatCount } from '../../shared/format.ts';
import { useLocale } from '../../shared/use-locale.ts';
import { useTranslations, type Translate } from '../../shared/translations.ts';

export interface Marks {
  readonly markAs: (messages: readonly TenantMessage[], messageStatus: MessageStatus) => Promise<void>;
  /** Opening a message reads it: no one needs to be told. */
  readonly markRead: (id: string, messageStatus: MessageStatus) => Promise<boolean>;
  /** Takes back what was done last; false when there is nothing. */
  readonly undoLast: () => boolean;
}

export function useMarking(mark: (marking: Marking) => Promise<void>): Marks {
  const t = useTranslations('messages');
  const [locale] = useLocale();
  const textOf = useErrorText();
  const { show } = useToasts();
  const last = useRef<(() => void) | null>(null);

  async function attempt(marking: Marking): Promise<boolean> {
    try {
      await mark(marking);
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      show({
        tone: 'error',
        text: error.kind === 'refused' ? error.message : textOf({ code: 'unexpected' }),
        requestId: error.requestId,
      });
      return false;
    }
  }

  async function markAs(messages: readonly TenantMessage[], messageStatus: MessageStatus): Promise<void> {
    const changed = messages.filter(message => message.messageStatus !== messageStatus);
    if (changed.length === 0) return;
    const before = changed.map(message => ({ id: message.id, messageStatus: message.messageStatus }));
    if (!(await attempt(changed.map(({ id }) => ({ id, messageStatus }))))) return;
    const undo = () => {
      close();
      last.current = null;
      void attempt(before).then(
        isDone => isDone && show({ tone: 'info', text: t($ => $.messages.toasts.undone) }),
      );
    };
    const count = changed.length;
    const close = show({
      tone: 'success',
      text: toastText(t, messageStatus, { count, formatted: formatCount(count, locale) }),
      action: { label: t($ => $.messages.undo), onPress: undo },
    });
    last.current = undo;
  }

  return {
    markAs,
    markRead: (id, messageStatus) => attempt([{ id, messageStatus }]),
    undoLast: () => {
      const undo = last.current;
      undo?.();
      return undo !== null;
    },
  };
}

function toastText(
  t: Translate<'messages'>,
  status: MessageStatus,
  how: { readonly count: number; readonly formatted: string },
) {
  switch (status) {
    case 'Archived':
      return t($ => $.messages.toasts.Archived, how);
    case 'Deleted':
      return t($ => $.messages.toasts.Deleted, how);
    case 'Unread':
      return t($ => $.messages.toasts.Unread, how);
    default:
      return t($ => $.messages.toasts.Read, how);
  }
}
