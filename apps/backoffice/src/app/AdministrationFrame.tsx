import { useCurrentUser } from '@dossier/api/access';
import { useSession } from '@dossier/api/client';
import { useLiveCounts } from '@dossier/api/stream';
import { useRegionSettings, useTenantSettings } from '@dossier/api/tenants';
import { Footer } from '@dossier/ui/footer';
import { LeaveGuardProvider, useConfirmLeave } from '@dossier/ui/leave-guard';
import { RegionProvider } from '@dossier/ui/messages';
import { tenantTimeZone } from '../shared/format.ts';
import { PageShell, type PageLayout } from '@dossier/ui/page-shell';
import { Suspense, useEffect, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { Boundary } from '../shared/Boundary.tsx';
import { useConfiguration, useWearTheme } from '../shared/configuration.ts';
import { askBeforeLeaving } from '../shared/leave.ts';
import { LoadFailed } from '../shared/LoadFailed.tsx';
import { LoadingPage } from '../shared/LoadingPage.tsx';
import { useTenantCountry } from '../shared/use-tenant-country.ts';
import { useIsReady } from '../shared/use-is-ready.ts';
import { Diagnostics } from './shell/Diagnostics.tsx';
import { FrameNotices } from './shell/FrameNotices.tsx';
import { OfflineNotice } from './shell/OfflineNotice.tsx';
import { TopBar } from './shell/TopBar.tsx';

/** Everything around a page of the administration area. The user and the firm's settings are there before it opens. */
export function AdministrationFrame({ layout, children }: AdministrationFrameProps) {
  const session = useSession();
  const { branch } = useConfiguration();
  const wearTheme = useWearTheme();
  const [path] = useLocation();
  const tenantId = session.status === 'signedIn' ? session.tenantId : null;
  const user = useCurrentUser();
  const settings = useTenantSettings(tenantId);
  const regions = useRegionSettings(tenantId);
  const counts = useLiveCounts();
  const isReady = useIsReady();
  const country = useTenantCountry();
  const themeUrl = settings.data?.themeUrl;
  const density = settings.data?.general.density;

  useEffect(() => {
    // A firm that was not known before signing in: its look goes on now, in one change.
    if (tenantId && themeUrl && density) void wearTheme(tenantId, themeUrl, density);
  }, [wearTheme, tenantId, themeUrl, density]);

  const error = user.error ?? settings.error ?? regions.error;
  if (error)
    return (
      <LoadFailed
        error={error}
        onRetry={() => void Promise.all([user.mutate(), settings.mutate(), regions.mutate()])}
      />
    );
  if (!user.data || !settings.data || !regions.data) return <LoadingPage />;

  return (
    <LeaveGuardProvider>
      <AskBeforeLeaving />
      <PageShell
        layout={layout}
        header={<TopBar user={user.data} settings={settings.data} regions={regions.data} counts={counts} />}
        footer={
          <Footer product="Dossier" tenant={tenantId ?? ''} branch={branch ?? undefined}>
            <Diagnostics tenantId={tenantId ?? ''} />
          </Footer>
        }
      >
        <OfflineNotice />
        <Suspense>{isReady && <FrameNotices />}</Suspense>
        <Boundary part="page" resetKey={path}>
          <RegionProvider country={country} timeZone={tenantTimeZone}>
            {children}
          </RegionProvider>
        </Boundary>
      </PageShell>
    </LeaveGuardProvider>
  );
}

/** A user who navigates asks here first. */
function AskBeforeLeaving() {
  const confirmLeave = useConfirmLeave();
  useEffect(() => askBeforeLeaving(confirmLeave), [confirmLeave]);
  return null;
}

interface AdministrationFrameProps {
  /** `full`: a list that fills the window and scrolls inside; `wide`: a record, that the page scrolls; `container`: 1164 px (S1 §2). */
  readonly layout: PageLayout;
  readonly children: ReactNode;
}
