import { useTenants } from '@dossier/api/access';
import { useClient } from '@dossier/api/client';
import { Button } from '@dossier/ui/button';
import { EmptyState } from '@dossier/ui/empty-state';
import { Stack } from '@dossier/ui/layout';
import { useLocation } from 'wouter';
import { LoadFailed } from '../../shared/LoadFailed.tsx';
import { LoadingPage } from '../../shared/LoadingPage.tsx';
import { usePageTitle } from '../../shared/page-title.ts';
import { PublicFrame } from '../../shared/PublicFrame.tsx';
import { home } from '../../shared/return-to.ts';
import { useTranslations } from '../../shared/translations.ts';

/** A System Admin has no firm: the first thing to do is to choose one. The platform writes the choice down. */
export function ChooseTenantPage() {
  const t = useTranslations('account');
  const client = useClient();
  const [, navigate] = useLocation();
  const { data, error, mutate } = useTenants(true);
  const title = t($ => $.account.chooseTenant.title);
  usePageTitle(title);
  const choose = async (tenantId: string) => {
    await client.chooseTenant(tenantId);
    navigate(home);
  };
  if (error) return <LoadFailed error={error} onRetry={() => void mutate()} />;
  if (!data) return <LoadingPage />;
  return (
    <PublicFrame title={title} subtitle={t($ => $.account.chooseTenant.subtitle)}>
      <Stack>
        {data.items.length === 0 && <EmptyState title={t($ => $.account.chooseTenant.empty)} />}
        {data.items.map(({ _id, name }) => (
          <Button key={_id} isWide onClick={() => void choose(_id)}>
            {t($ => $.account.chooseTenant.open, { name })}
          </Button>
        ))}
      </Stack>
    </PublicFrame>
  );
}
