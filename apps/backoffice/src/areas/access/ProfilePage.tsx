import { useProfile } from '@dossier/api/access';
import { Sheet, Stack } from '@dossier/ui/layout';
import { PageHeader } from '@dossier/ui/page-header';
import { Skeleton } from '@dossier/ui/skeleton';
import { Suspense } from 'react';
import { lazyPart } from '../../shared/lazy-part.tsx';
import { LoadFailed } from '../../shared/LoadFailed.tsx';
import { LoadingPage } from '../../shared/LoadingPage.tsx';
import { usePageTitle } from '../../shared/page-title.ts';
import { useTranslations } from '../../shared/translations.ts';
import { Appearance } from './Appearance.tsx';
import { OwnData } from './PersonalData.tsx';
import { OwnSessions } from './ActiveSessions.tsx';
import { SigningIn } from './SigningIn.tsx';

// Its calendars weigh a quarter of the page.
const OwnAbsence = lazyPart(async () => (await import('./absence/OwnAbsence.tsx')).OwnAbsence);
const OwnNotifications = lazyPart(
  async () => (await import('./notifications/OwnNotifications.tsx')).OwnNotifications,
);

/** S1 §2, /administration/profile-settings: own data, absence, the second factor, sessions, how it looks, and notifications. */
export function ProfilePage() {
  const t = useTranslations('frame');
  const { data: profile, error, mutate, changeAbsence } = useProfile();
  const title = t($ => $.frame.navigation.profile);
  usePageTitle(title);
  if (error) return <LoadFailed error={error} onRetry={() => void mutate()} />;
  if (!profile) return <LoadingPage />;
  const parts = {
    personal: <OwnData key={profile.version} profile={profile} />,
    signingIn: <SigningIn profile={profile} />,
    sessions: <OwnSessions />,
    appearance: <Appearance />,
    // Last: nothing below them moves when they come.
    notifications: (
      <Suspense fallback={<Skeleton height="16rem" />}>
        <OwnNotifications />
      </Suspense>
    ),
    absence: (
      <Suspense fallback={<Skeleton height="16rem" />}>
        <OwnAbsence
          profile={profile}
          onChange={absence => changeAbsence(absence, profile.version)}
          onStale={() => void mutate()}
        />
      </Suspense>
    ),
  };
  return (
    <Stack gap="section">
      <PageHeader title={title} />
      <Sheet columns={[Object.entries(parts).map(([id, content]) => ({ id, content }))]} />
    </Stack>
  );
}
