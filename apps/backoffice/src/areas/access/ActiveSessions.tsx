import { useOwnSessions, type OwnSession } from '@dossier/api/access';
import { useClient } from '@dossier/api/client';
import { ApiError } from '@dossier/api/gateway';
import { Badge } from '@dossier/ui/badge';
import { Button } from '@dossier/ui/button';
import { Cluster, Stack } from '@dossier/ui/layout';
import { Section } from '@dossier/ui/section';
import { useToasts } from '@dossier/ui/toast';
import { formatInstant } from '../../shared/format.ts';
import { LoadFailed } from '../../shared/LoadFailed.tsx';
import { LoadingPart } from '../../shared/LoadingPart.tsx';
import { useLocale } from '../../shared/use-locale.ts';
import { useTranslations } from '../../shared/translations.ts';
import { deviceName } from './device-name.ts';

/** Where one is signed in; each place can be signed out, and all at once. */
export function OwnSessions() {
  const t = useTranslations('account');
  const client = useClient();
  const { data, error, mutate, end } = useOwnSessions();
  return (
    <Section
      title={t($ => $.account.profile.sessions)}
      actions={
        <Button size="small" onClick={() => void client.logout()}>
          {t($ => $.account.profile.signOutEverywhere)}
        </Button>
      }
    >
      {error && <LoadFailed error={error} onRetry={() => void mutate()} />}
      {!error && !data && <LoadingPart />}
      <ul>
        {data?.items.map(session => (
          <SessionRow key={session._id} session={session} onEnd={() => end(session._id)} />
        ))}
      </ul>
    </Section>
  );
}

interface SessionRowProps {
  readonly session: OwnSession;
  readonly onEnd: () => Promise<void>;
}

function SessionRow({ session, onEnd }: SessionRowProps) {
  const t = useTranslations('account');
  const { show } = useToasts();
  const [locale] = useLocale();
  const device = deviceName(session.userAgent) ?? t($ => $.account.profile.unknownDevice);
  const moment = formatInstant(session.lastActiveAt, locale);
  const signOut = async () => {
    try {
      await onEnd();
      show({ tone: 'success', text: t($ => $.account.profile.signedOut) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      show({ tone: 'error', text: error.message, requestId: error.requestId });
    }
  };
  return (
    <li className="py-3">
      <Cluster justify="between">
        <Stack gap="small">
          <Cluster gap="small">
            <strong>{device}</strong>
            {session.isCurrent && <Badge tone="success">{t($ => $.account.profile.thisOne)}</Badge>}
            {session.isTrusted && <Badge tone="neutral">{t($ => $.account.profile.trusted)}</Badge>}
          </Cluster>
          <span>
            {t($ => $.account.profile.lastActive, { moment })}
            {session.ip !== null && ` · ${session.ip}`}
          </span>
        </Stack>
        {!session.isCurrent && (
          <Button
            size="small"
            aria-label={t($ => $.account.profile.signOutOf, { device, moment })}
            onClick={() => void signOut()}
          >
            {t($ => $.account.profile.signOut)}
          </Button>
        )}
      </Cluster>
    </li>
  );
}
