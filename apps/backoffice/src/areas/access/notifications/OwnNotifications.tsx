import { useCurrentUser } from '@dossier/api/access';
import { useNotificationPreferences } from '@dossier/api/messages';
import { Notice } from '@dossier/ui/notice';
import { Section } from '@dossier/ui/section';
import { Skeleton } from '@dossier/ui/skeleton';
import { Stack } from '@dossier/ui/layout';
import { LoadFailed } from '../../../shared/LoadFailed.tsx';
import { useTexts } from '../../../shared/translations.ts';
import { PreferencesForm } from './PreferencesForm.tsx';

/** How one hears of events oneself, and when the daily digest comes. */
export function OwnNotifications() {
  const { data: me } = useCurrentUser();
  // Of no firm: no inbox is theirs.
  if (!me || me.roles.includes('ROLE_SYSTEM_ADMIN')) return null;
  return <Preferences isAdmin={me.roles.includes('ROLE_TENANT_ADMIN')} />;
}

function Preferences({ isAdmin }: { readonly isAdmin: boolean }) {
  const texts = useTexts('notifications');
  const { data, error, mutate, save } = useNotificationPreferences();
  return (
    <Section title={texts.title}>
      <Stack>
        <p>{texts.intro}</p>
        {error && <LoadFailed error={error} onRetry={() => void mutate()} />}
        {!error && !data && <Skeleton height="16rem" />}
        {data && (
          <PreferencesForm
            key={data.version}
            preferences={data}
            isAdmin={isAdmin}
            onSave={body => save(body, data.version)}
            onStale={() => void mutate()}
          />
        )}
        <Notice tone="info">{texts.always}</Notice>
      </Stack>
    </Section>
  );
}
