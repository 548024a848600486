import type { ViewList } from '@dossier/api/contract';
import { useSavedViews, type SavedView } from '@dossier/api/registrations';
import { ViewTabs, type ViewTab } from '@dossier/ui/view-tabs';
import { Suspense, useState } from 'react';
import { formatCount } from '../format.ts';
import { lazyPart } from '../lazy-part.tsx';
import { useLocale } from '../use-locale.ts';
import type { ListPage, ListProps, ListTab, ListTexts } from './description.ts';
import type { ListAddress } from './list-address.ts';
import type { ListState } from './list-query.ts';
import { useMarkViewSeen } from './use-mark-view-seen.ts';
import { viewAddress } from './view-address.ts';
import { ViewActions } from './ViewActions.tsx';

const ViewModal = lazyPart(async () => (await import('./ViewModal.tsx')).ViewModal);
const RemoveViewModal = lazyPart(async () => (await import('./RemoveViewModal.tsx')).RemoveViewModal);

/** The views of a list: its own, then those that people saved; each with how many it holds. */
export function ListViews<Values, Query, Sort extends string>({
  list,
  address,
  texts,
  tabs,
  counts,
  state,
  onGo,
}: ListViewsProps<Values, Query, Sort>) {
  const [locale] = useLocale();
  const [dialog, ask] = useState<'save' | 'change' | 'remove' | null>(null);
  const { stateOfView, viewOf, isOfView } = viewAddress(address);
  const saved = useSavedViews(list).data?.items ?? none;
  const current = saved.find(view => isOfView(view, state));
  useMarkViewSeen(current);
  const counted = (count: number | undefined) =>
    count === undefined ? {} : { count: formatCount(count, locale) };
  const changeOf = ({ change }: ListTab<Values>) => change as Partial<ListState<Values, Sort>>;
  const isOpen = ({ change }: ListTab<Values>) =>
    (Object.keys(change) as (keyof Values)[]).every(key => change[key] === state[key]);
  const views: ViewTab[] = [
    ...tabs.map(tab => ({
      id: tab.id,
      label: tab.label,
      href: address.write(address.change(state, changeOf(tab))),
      ...counted(counts?.[tab.id]),
    })),
    ...saved.map(view => ({
      id: view._id,
      label: view.name,
      href: address.write(stateOfView(view, state)),
      ...counted(view.total),
      // The person who looks at it sees what is new.
      ...(view.entered > 0 && view !== current && { unread: texts.entered(view.entered) }),
    })),
  ];
  const goTo = (id: string) => {
    const view = saved.find(({ _id }) => _id === id);
    const tab = tabs.find(candidate => candidate.id === id);
    if (view) onGo(stateOfView(view, state));
    else if (tab) onGo(changeOf(tab));
  };
  const close = () => ask(null);
  return (
    <>
      <ViewTabs
        label={texts.label}
        current={current?._id ?? tabs.find(isOpen)?.id ?? ''}
        onChange={view => goTo(view.id)}
        views={views}
        end={
          <ViewActions
            texts={texts}
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
            list={list}
            view={null}
            input={viewOf(state)}
            saved={saved}
            leavesWords={address.searchOf(state) !== ''}
            onClose={close}
          />
        )}
        {dialog === 'change' && current && (
          <ViewModal
            list={list}
            view={current}
            input={current}
            saved={none}
            leavesWords={false}
            onClose={close}
          />
        )}
        {dialog === 'remove' && current && <RemoveViewModal view={current} onClose={close} />}
      </Suspense>
    </>
  );
}

const none: readonly SavedView[] = [];

interface ListViewsProps<Values, Query, Sort extends string> extends ListProps<Values, Sort> {
  readonly list: ViewList;
  readonly address: ListAddress<Values, Query, Sort>;
  readonly texts: ListTexts['views'];
  readonly tabs: readonly ListTab<Values>[];
  readonly counts: ListPage<unknown>['counts'] | undefined;
}
