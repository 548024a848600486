import { useRiskQualificationSetting } from '@dossier/api/kyc';
import { useFindParties, useParties, type PartyQuery, type PartyRow } from '@dossier/api/parties';
import type { PartySort } from '@dossier/api/contract';
import { OpenIcon } from '@dossier/ui/icons';
import { partyStatus } from '@dossier/validators/vocabularies';
import { createListPage } from '../../shared/list-kit/create-list-page.tsx';
import type { ListDescription, ListRead } from '../../shared/list-kit/description.ts';
import { listAddress } from '../../shared/list-kit/list-address.ts';
import { useTexts, useTranslations } from '../../shared/translations.ts';
import { useVocabularyText } from '../../shared/vocabulary-text.ts';
import { clientAddress } from './client-address.ts';
import { clientFilters } from './ClientFilters.tsx';
import { useClientColumns } from './columns.tsx';
import { withTypes, type ClientFilterValues, type ClientList, type ClientListState } from './list-filters.ts';
import type { GroupWish } from './groups/GroupBulkActions.tsx';
import { NoClients } from './NoClients.tsx';
import { useClientListTexts } from './use-client-list-texts.ts';

/** A client is opened from the list, and nothing else is done with them there. */
function useClientWork() {
  const { open: label } = useTexts('registrations').rowActions;
  return {
    rowActions: ({ _id }: PartyRow) => [
      {
        id: 'open',
        label,
        icon: <OpenIcon aria-hidden />,
        onSelect: () => void open(clientAddress(_id), '_blank', 'noopener'),
      },
    ],
    expected: (rows: readonly PartyRow[]) => rows,
    isPending: () => false,
    progress: null,
    cancel: () => undefined,
  };
}

function useStatusTabs() {
  const t = useTranslations('clients');
  const textOf = useVocabularyText('party');
  const tabOf = (status: ClientListState['status'], label: string) => ({
    id: status ?? 'all',
    label,
    change: { status },
  });
  return [
    tabOf(
      null,
      t($ => $.clients.all),
    ),
    ...partyStatus.codes.map(code => tabOf(code, textOf('partyStatus', code))),
  ];
}

/** What one list of clients has and the other has not: in the file of its page, so that the other does not load it. */
type ListParts = Partial<
  Pick<
    ListDescription<PartyRow, ClientFilterValues, PartyQuery, PartySort, GroupWish>,
    'HeaderActions' | 'bulk'
  >
>;

export function clientListPage(list: ClientList, parts: ListParts) {
  const address = listAddress(list.options);

  /** As the list of registrations it waits for the risk settings: a level without its name would be a guess. */
  function useRead(listQuery: PartyQuery): ListRead<PartyRow> {
    const risk = useRiskQualificationSetting();
    const { data, error, isValidating, mutate } = useParties(risk.data ? withTypes(listQuery, list) : null);
    return {
      data,
      error: risk.error ?? error,
      isValidating,
      retry: () => Promise.all([risk.mutate(), mutate()]),
      columns: useClientColumns(list, risk.data?.levels),
    };
  }

  function useFind() {
    const find = useFindParties();
    return (query: PartyQuery) => find(withTypes(query, list));
  }

  return createListPage<PartyRow, ClientFilterValues, PartyQuery, PartySort, GroupWish>({
    name: list.name,
    address,
    rowHref: ({ _id }: PartyRow) => clientAddress(_id),
    useTexts: () => useClientListTexts(list.texts),
    useRead,
    useFind,
    useWork: useClientWork,
    useTabs: useStatusTabs,
    Filters: clientFilters(list),
    HeaderActions: () => null,
    ...parts,
    exports: { permission: 'clientFileOverviewPartiesExport', hasColumns: true },
    Empty: ({ state, onClear }) => (
      <NoClients isNarrowed={state.status !== null || address.isFiltered(state)} onClear={onClear} />
    ),
  });
}
