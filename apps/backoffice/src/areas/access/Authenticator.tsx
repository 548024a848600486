import { useCurrentUser } from '@dossier/api/access';
import { useTenantSettings } from '@dossier/api/tenants';
import { Button } from '@dossier/ui/button';
import { CodeField } from '@dossier/ui/code-field';
import { Stack } from '@dossier/ui/layout';
import { useErrorText } from '@dossier/ui/messages';
import { PasswordField } from '@dossier/ui/password-field';
import { QrCode } from '@dossier/ui/qr-code';
import { Spinner } from '@dossier/ui/spinner';
import { useToasts } from '@dossier/ui/toast';
import { useState, type ReactNode } from 'react';
import { useWords } from '../../shared/words.ts';
import { otpauthUri } from './otpauth.ts';
import { useAuthenticator } from './use-authenticator.ts';

/** Registers an authenticator app: the code to scan, and the first code that the app shows (S1 §4). */
export function Authenticator({ onDone, extra }: AuthenticatorProps) {
  const t = useWords();
  const textOf = useErrorText();
  const { show } = useToasts();
  const { data: user } = useCurrentUser();
  const { data: settings } = useTenantSettings(user?.tenantId ?? null);
  const { secret, needsPassword, passwordError, begin, code } = useAuthenticator({
    onDone: () => {
      show({
        tone: 'success',
        title: textOf({ code: 'success' }),
        text: t($ => $.account.authenticator.added),
      });
      onDone();
    },
    onMessage: text => show({ tone: 'error', text }),
  });
  if (needsPassword)
    return (
      <Proof
        error={passwordError === null ? undefined : textOf({ code: passwordError })}
        onProve={begin}
        extra={extra}
      />
    );
  if (secret === null || !user)
    return <Spinner label={t($ => $.account.authenticator.loading)} size="large" />;
  const userName = user.username;
  const issuer = settings?.general.businessName ?? 'Dossier';
  return (
    <form
      onSubmit={event => {
        event.preventDefault();
        void code.submit();
      }}
    >
      <Stack>
        <p>{t($ => $.account.authenticator.text)}</p>
        <QrCode
          label={`${issuer}, ${userName}`}
          value={otpauthUri({ secret, userName, issuer })}
          secret={secret}
        />
        <CodeField
          {...code.field}
          label={t($ => $.account.authenticator.code)}
          error={code.error === null ? undefined : textOf({ code: code.error })}
        />
        <Button type="submit" variant="primary" isWide isBusy={code.isSending}>
          {t($ => $.access.confirm.submit)}
        </Button>
        {extra}
      </Stack>
    </form>
  );
}

interface AuthenticatorProps {
  readonly onDone: () => void;
  /** What else can be done: cancel, log out. */
  readonly extra?: ReactNode;
}

/** Whoever signed in a while ago proves who is there. */
export function Proof({ error, onProve, extra }: ProofProps) {
  const t = useWords();
  const [password, setPassword] = useState('');
  return (
    <form
      onSubmit={event => {
        event.preventDefault();
        if (password !== '') void onProve(password);
      }}
    >
      <Stack>
        <p>{t($ => $.account.authenticator.passwordText)}</p>
        <PasswordField
          label={t($ => $.access.login.password)}
          value={password}
          onValueChange={setPassword}
          autoComplete="current-password"
          error={error}
        />
        <Button type="submit" variant="primary" isWide>
          {t($ => $.account.authenticator.proceed)}
        </Button>
        {extra}
      </Stack>
    </form>
  );
}

interface ProofProps {
  readonly error?: string | undefined;
  readonly onProve: (password: string) => Promise<void>;
  readonly extra?: ReactNode;
}
