import { BulkBar } from '@dossier/ui/data-table';
import { Cluster, Stack } from '@dossier/ui/layout';
import { PageHeader } from '@dossier/ui/page-header';
import { KeyHints } from '@dossier/ui/shortcut-sheet';
import { SplitPane } from '@dossier/ui/split-pane';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { formatCount } from '../../shared/format.ts';
import { usePageTitle } from '../../shared/page-title.ts';
import { useLocale } from '../../shared/use-locale.ts';
import { useTranslations } from '../../shared/translations.ts';
import { changeInbox, inboxAddress, messageAddress, readInbox, type InboxState } from './inbox-address.ts';
import { InboxFilters } from './InboxFilters.tsx';
import { InboxPages } from './InboxPages.tsx';
import { InboxPane } from './InboxPane.tsx';
import { InboxViews } from './InboxViews.tsx';
import { MessageActions } from './MessageActions.tsx';
import { OpenMessage } from './OpenMessage.tsx';
import { useInboxView } from './use-inbox-view.ts';
import { useMarking } from './use-marking.ts';
import { useTriage } from './use-triage.ts';

/** S1 §2, /administration/inbox: what came in for the person, worked off one after the other. */
export function InboxPage() {
  const t = useTranslations('frame', 'messages');
  const [locale] = useLocale();
  const [, navigate] = useLocation();
  const state = readInbox(new URLSearchParams(useSearch()));
  const inbox = useInboxView(state);
  const marking = useMarking(inbox.mark);
  const [share, setShare] = useState(43);
  const go = (change: Partial<InboxState>) => navigate(inboxAddress(changeInbox(state, change)));
  const triage = useTriage({
    messages: inbox.data?.items ?? [],
    about: inbox.about,
    current: state.message,
    marking,
    onOpen: message => navigate(messageAddress(state, message)),
  });
  const title = t($ => $.messages.title);
  usePageTitle(title);
  const texts = t($ => $.messages.keys, { returnObjects: true });
  const counts = inbox.data?.counts;

  return (
    <Stack isFilling>
      <PageHeader
        title={title}
        actions={
          <KeyHints
            label={t($ => $.frame.navigation.shortcuts)}
            hints={[
              { keys: 'j', label: texts.next },
              { keys: 'k', label: texts.previous },
              { keys: 'x', label: texts.select },
              { keys: 'e', label: texts.archive },
              { keys: 'u', label: texts.unread },
              { keys: 'o', label: texts.open },
              { keys: '?', label: texts.all },
            ]}
          />
        }
      >
        {counts &&
          t($ => $.messages.summary, {
            unread: formatCount(counts.Unread, locale),
            formatted: formatCount(counts.Unread + counts.Read, locale),
          })}
      </PageHeader>
      <div className="grid gap-field lg:relative">
        <InboxViews state={state} counts={counts} onGo={go} />
        {/* At the end of the line of views, where there is room. */}
        <div className="lg:absolute lg:end-0 lg:bottom-2">
          <InboxFilters state={state} messages={inbox.data?.items ?? []} onGo={go} />
        </div>
      </div>
      <SplitPane
        className="flex-1"
        variant="sheet"
        name={t($ => $.messages.detail.splitter)}
        share={share}
        onShareChange={setShare}
        narrow={state.message === '' ? 'start' : 'end'}
        start={
          <InboxPane
            inbox={inbox.data}
            error={inbox.error}
            onRetry={() => void inbox.mutate()}
            state={state}
            selected={triage.selected}
            onSelect={triage.select}
            onKey={triage.onKey}
            onGo={go}
          />
        }
        end={<OpenMessage key={state.message} messages={inbox.data?.items} state={state} marking={marking} />}
      />
      {triage.chosen.length > 0 ? (
        <BulkBar
          selection={{ kind: 'some', keys: triage.selected }}
          total={inbox.data?.items.length ?? 0}
          pageSize={inbox.data?.items.length ?? 0}
          onSelect={() => triage.select(new Set())}
        >
          <MessageActions messages={triage.chosen} onMark={triage.markChosen} />
        </BulkBar>
      ) : (
        <Cluster justify="end">
          <InboxPages state={state} total={inbox.data?.total ?? 0} />
        </Cluster>
      )}
    </Stack>
  );
}
