import { AuthenticatorOffer } from '../areas/access/AuthenticatorOffer.tsx';
import { SessionToast } from '../areas/access/SessionToast.tsx';
import { NavigationOverlay } from './shell/NavigationOverlay.tsx';
import { StartUpNotices } from './shell/StartUpNotices.tsx';

/** What is shown to the signed-in user, on any page; null for a System Admin who has not chosen a firm. */
export function Accompaniments({ tenantId }: { readonly tenantId: string | null }) {
  return (
    <>
      <NavigationOverlay />
      <SessionToast />
      {tenantId !== null && <AuthenticatorOffer />}
      {tenantId !== null && <StartUpNotices tenantId={tenantId} />}
    </>
  );
}
