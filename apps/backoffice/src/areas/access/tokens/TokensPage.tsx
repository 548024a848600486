import { useAccessTokens, usePermissions } from '@dossier/api/access';
import { ForbiddenPage } from '../../../shared/ForbiddenPage.tsx';
import { LoadFailed } from '../../../shared/LoadFailed.tsx';
import { LoadingPage } from '../../../shared/LoadingPage.tsx';
import { TokenList } from './TokenList.tsx';

/** S1 §2, /administration/settings/access: what programs call with in the name of the staff. */
export function TokensPage() {
  const { may, isLoading } = usePermissions(['accessTokenSettingsRead', 'accessTokenSettingsWrite']);
  const tokens = useAccessTokens();
  if (isLoading) return <LoadingPage />;
  if (!may('accessTokenSettingsRead')) return <ForbiddenPage permission="accessTokenSettingsRead" />;
  if (tokens.error && !tokens.data)
    return <LoadFailed error={tokens.error} onRetry={() => void tokens.mutate()} />;
  if (!tokens.data) return <LoadingPage />;
  return <TokenList tokens={tokens.data.items} mayChange={may('accessTokenSettingsWrite')} />;
}
