import { useCurrentUser } from '@dossier/api/access';
import { useClient } from '@dossier/api/client';
import { firstLogin, startUpNotices as shown } from '@dossier/api/session';
import { useTenantSettings } from '@dossier/api/tenants';
import { useLocation } from 'wouter';
import { useNow } from '../../shared/now.ts';
import { StartUpDialogs } from './StartUpDialogs.tsx';
import { isSigningBuilt, signingSettings, startUpNotices } from './start-up.ts';

/** S1 §2 and §4: what is shown once for each tenant in a browser session. It blocks nothing. */
export function StartUpNotices({ tenantId }: { readonly tenantId: string }) {
  const { storages } = useClient();
  const user = useCurrentUser();
  const settings = useTenantSettings(tenantId);
  const now = useNow();
  const [, navigate] = useLocation();
  if (!user.data || !settings.data || !isSigningBuilt) return null;
  // At a first sign-in the second factor is offered: one thing at a time.
  if (firstLogin.isMarked(storages) || shown.wereShown(storages, tenantId)) return null;
  const notices = startUpNotices(settings.data, user.data, now);
  if (notices.length === 0) return null;
  return (
    <StartUpDialogs
      key={tenantId}
      notices={notices}
      onEnd={leads => {
        shown.mark(storages, tenantId);
        if (leads) navigate(signingSettings);
      }}
    />
  );
}
