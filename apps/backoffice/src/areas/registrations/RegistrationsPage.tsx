import { useRiskQualificationSetting } from '@dossier/api/kyc';
import {
  useFindRegistrations,
  useRegistrations,
  type RegistrationQuery,
  type RegistrationRow,
} from '@dossier/api/registrations';
import { createListPage } from '../../shared/list-kit/create-list-page.tsx';
import type { ListRead } from '../../shared/list-kit/description.ts';
import { NothingHere } from './NothingHere.tsx';
import { useRegistrationColumns } from './columns.tsx';
import { CreateRegistration, WaitingNote } from './HeaderParts.tsx';
import { registrationAddress } from './list-address.ts';
import { RegistrationFilters } from './RegistrationFilters.tsx';
import { useAssign } from './use-assign.ts';
import { useListTexts } from './use-list-texts.ts';
import { useRowActions } from './use-row-actions.tsx';
import { useTabs } from './use-tabs.ts';

/** The list waits for the risk settings (S1 §2): a level without its name would be a guess. */
function useRead(listQuery: RegistrationQuery): ListRead<RegistrationRow> {
  const risk = useRiskQualificationSetting();
  const query = risk.data ? listQuery : null;
  const { data, error, isValidating, mutate } = useRegistrations(query);
  return {
    data,
    error: risk.error ?? error,
    isValidating,
    retry: () => Promise.all([risk.mutate(), mutate()]),
    columns: useRegistrationColumns(risk.data?.levels, query),
  };
}

function useWork() {
  const work = useAssign();
  return { ...work, rowActions: useRowActions(work.give) };
}

/** S1 §2, /administration/registrations: every registration that one may see, found, filtered and sorted by its address. */
export const RegistrationsPage = createListPage({
  name: 'registrations',
  address: registrationAddress,
  rowHref: (row: RegistrationRow) => `/administration/registrations/${row._id}`,
  useTexts: useListTexts,
  useRead,
  useFind: useFindRegistrations,
  useWork,
  useTabs,
  Filters: RegistrationFilters,
  HeaderActions: CreateRegistration,
  HeaderNote: WaitingNote,
  Empty: NothingHere,
  bulk: {
    loadActions: async () => (await import('./RegistrationBulkActions.tsx')).RegistrationBulkActions,
    loadWork: async () => (await import('./batch/BatchWork.tsx')).BatchWork,
  },
  exports: { permission: 'clientFileOverviewPartiesExport' },
});
