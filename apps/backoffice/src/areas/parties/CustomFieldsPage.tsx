import { usePermissions } from '@dossier/api/access';
import { useCustomFields } from '@dossier/api/parties';
import { LoadFailed } from '../../shared/LoadFailed.tsx';
import { LoadingPage } from '../../shared/LoadingPage.tsx';
import { CustomFieldList } from './custom-fields/CustomFieldList.tsx';

/** S1 §2, /administration/settings/parties: what the firm asks of its clients besides what every firm asks. */
export function CustomFieldsPage() {
  const { may, isLoading } = usePermissions(['settingsPartiesWrite']);
  const { data, error, mutate } = useCustomFields();
  if (error && !data) return <LoadFailed error={error} onRetry={() => void mutate()} />;
  if (!data || isLoading) return <LoadingPage />;
  return (
    <CustomFieldList
      fields={data.items}
      mayChange={may('settingsPartiesWrite')}
      onStale={() => void mutate()}
    />
  );
}
