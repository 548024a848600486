import type { ApiError } from '@dossier/api/gateway';
import type { Inbox } from '@dossier/api/messages';
import { Button } from '@dossier/ui/button';
import { EmptyState } from '@dossier/ui/empty-state';
import { LoadFailed } from '../../shared/LoadFailed.tsx';
import { LoadingPart } from '../../shared/LoadingPart.tsx';
import { useTranslations } from '../../shared/translations.ts';
import type { InboxState } from './inbox-address.ts';
import { InboxList } from './InboxList.tsx';

/** The list of messages, or what stands in its place: on its way, not to be had, nothing there. */
export function InboxPane({ inbox, error, onRetry, state, onGo, ...list }: InboxPaneProps) {
  const t = useTranslations('messages');
  if (error)
    return (
      <div className="p-panel">
        <LoadFailed error={error} title={t($ => $.messages.failed)} onRetry={onRetry} />
      </div>
    );
  if (!inbox) return <LoadingPart />;
  if (inbox.items.length > 0) return <InboxList inbox={inbox} state={state} {...list} />;
  const texts = t($ => $.messages.empty, { returnObjects: true });
  if (state.types.length > 0 || state.registrationId !== '')
    return (
      <EmptyState
        className="px-panel"
        title={texts.filterTitle}
        action={
          <Button onClick={() => onGo({ types: [], registrationId: '' })}>
            {t($ => $.messages.filters.clear)}
          </Button>
        }
      >
        {texts.filterText}
      </EmptyState>
    );
  const nothing = {
    all: [texts.title, texts.text],
    unread: [texts.unreadTitle, texts.unreadText],
    archived: [texts.archivedTitle, texts.archivedText],
    deleted: [texts.deletedTitle, texts.deletedText],
  } as const;
  const [title, text] = nothing[state.view];
  return (
    <EmptyState className="px-panel" title={title}>
      {text}
    </EmptyState>
  );
}

interface InboxPaneProps {
  readonly inbox: Inbox | undefined;
  readonly error: ApiError | undefined;
  readonly onRetry: () => void;
  readonly state: InboxState;
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (selected: ReadonlySet<string>) => void;
  readonly onKey: (key: string, id: string | null) => boolean;
  readonly onGo: (change: Partial<InboxState>) => void;
}
