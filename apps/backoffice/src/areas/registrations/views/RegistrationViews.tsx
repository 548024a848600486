import { useSavedViews, type SavedView } from '@dossier/api/registrations';
import { ViewTabs, type ViewTab } from '@dossier/ui/view-tabs';
import { registrationStatus } from '@dossier/validators/vocabularies';
import { Suspense, useState } from 'react';
import { formatCount } from '../../../shared/format.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { useLocale } from '../../../shared/use-locale.ts';
import { useVocabularyText } from '../../../shared/vocabulary-text.ts';
import { useTranslations } from '../../../shared/translations.ts';
import { awaiting, changeList, listAddress, type ListState } from '../list-address.ts';
import { useMarkViewSeen } from './use-mark-view-seen.ts';
import { isOfView, stateOfView, viewOf } from './view-address.ts';
import { ViewActions } from './ViewActions.tsx';
import { RemoveViewModal } from './RemoveViewModal.tsx';

const ViewModal = lazyPart(async () => (await import('./ViewModal.tsx')).ViewModal);

/** Deleted registrations are found by a filter of their own, not by a view (`3-decisions.md` 4.1, R10). */
const statuses = (['INCOMPLETE', 'COMPLETE', 'ACCEPTED', 'DONE', 'REJECTED', 'MIGRATED'] as const).map(code =>
  registrationStatus.code(code),
);

/** One view a status, then those that people saved; each with how many it holds. */
export function RegistrationViews({ state, counts, onGo }: RegistrationViewsProps) {
  const t = useTranslations('registrations');
  const [locale] = useLocale();
  const textOf = useVocabularyText();
  const [dialog, ask] = useState<'save' | 'change' | 'remove' | null>(null);
  const saved = useSavedViews().data?.items ?? none;
  const current = saved.find(view => isOfView(view, state));
  useMarkViewSeen(current);
  const counted = (count: number | undefined) =>
    count === undefined ? {} : { count: formatCount(count, locale) };
  const ofStatus = (status: ListState['status'], label: string): ViewTab => ({
    id: status ?? 'all',
    label,
    href: listAddress(changeList(state, { status, toApprove: false })),
    ...counted(counts?.[status ?? 'all']),
  });
  const waiting = counts?.['toApprove'];
  const tabs: ViewTab[] = [
    ofStatus(
      null,
      t($ => $.registrations.views.all),
    ),
    // For the user who approves anything: the platform counts it for no one else.
    ...(waiting !== undefined || state.toApprove
      ? [
          {
            id: toApprove,
            label: t($ => $.registrations.views.toApprove),
            href: listAddress(changeList(state, awaiting)),
            ...counted(waiting),
          },
        ]
      : []),
    ...statuses.map(code => ofStatus(code, textOf('registrationStatus', code))),
    ...saved.map(view => ({
      id: view._id,
      label: view.name,
      href: listAddress(stateOfView(view, state)),
      ...counted(view.total),
      // A user who looks at it sees what is new.
      ...(view.entered > 0 &&
        view !== current && {
          unread: t($ => $.registrations.views.entered, {
            count: view.entered,
            formatted: formatCount(view.entered, locale),
          }),
        }),
    })),
  ];
  const goTo = (id: string) => {
    const view = saved.find(({ _id }) => _id === id);
    if (view) onGo(stateOfView(view, state));
    else
      onGo(
        id === toApprove
          ? awaiting
          : { toApprove: false, status: statuses.find(code => code === id) ?? null },
      );
  };
  const close = () => ask(null);
  return (
    <>
      <ViewTabs
        label={t($ => $.registrations.views.label)}
        current={current?._id ?? (state.toApprove ? toApprove : (state.status ?? 'all'))}
        onChange={view => goTo(view.id)}
        views={tabs}
        end={
          <ViewActions
            current={current}
            onChange={() => ask('change')}
            onRemove={() => ask('remove')}
            onSave={() => ask('save')}
          />
        }
      />
      <Suspense fallback={null}>
        {dialog === 'save' && (
          <ViewModal
            view={null}
            input={viewOf(state)}
            saved={saved}
            leavesWords={state.search !== ''}
            onClose={close}
          />
        )}
        {dialog === 'change' && current && (
          <ViewModal view={current} input={current} saved={none} leavesWords={false} onClose={close} />
        )}
        {dialog === 'remove' && current && <RemoveViewModal view={current} onClose={close} />}
      </Suspense>
    </>
  );
}

const none: readonly SavedView[] = [];
/** Id of the view of what waits for the reader's approval. */
const toApprove = 'toApprove';

interface RegistrationViewsProps {
  readonly state: ListState;
  readonly counts: Readonly<Record<string, number>> | undefined;
  readonly onGo: (change: Partial<ListState>) => void;
}
