import type { Inbox } from '@dossier/api/messages';
import { ViewTabs } from '@dossier/ui/view-tabs';
import { formatCount } from '../../shared/format.ts';
import { useLocale } from '../../shared/use-locale.ts';
import { useTranslations } from '../../shared/translations.ts';
import { changeInbox, inboxAddress, inboxViews, type InboxState, type InboxView } from './inbox-address.ts';

/** Unread, all, archived, deleted, each with how many it holds. */
export function InboxViews({ state, counts, onGo }: InboxViewsProps) {
  const t = useTranslations('messages');
  const [locale] = useLocale();
  const sizes: Readonly<Record<InboxView, number>> | undefined = counts && {
    unread: counts.Unread,
    all: counts.Unread + counts.Read,
    archived: counts.Archived,
    deleted: counts.Deleted,
  };
  return (
    <ViewTabs
      label={t($ => $.messages.views.label)}
      current={state.view}
      onChange={({ id }) => onGo({ view: inboxViews.find(view => view === id) ?? 'all' })}
      views={inboxViews.map(view => ({
        id: view,
        label: t($ => $.messages.views[view]),
        href: inboxAddress(changeInbox(state, { view })),
        ...(sizes && { count: formatCount(sizes[view], locale) }),
      }))}
    />
  );
}

interface InboxViewsProps {
  readonly state: InboxState;
  readonly counts: Inbox['counts'] | undefined;
  readonly onGo: (change: Partial<InboxState>) => void;
}
