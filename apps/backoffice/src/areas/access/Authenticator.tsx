import { useCurrentUser } from '@dossier/api/access';
import { useTenantSettings } from '@dossier/api/tenants';
import { CodeField } from '@dossier/ui/code-field';
import { Stack } from '@dossier/ui/layout';
import { useErrorText } from '@dossier/ui/messages';
import { PasswordField } from '@dossier/ui/password-field';
import { QrCode } from '@dossier/ui/qr-code';
import { Spinner } from '@dossier/ui/spinner';
import { useToasts } from '@dossier/ui/toast';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslations } from '../../shared/translations.ts';
import { otpauthUri } from './otpauth.ts';
import { SendButton } from './SendButton.tsx';
import { useAuthenticator } from './use-authenticator.ts';

/** Registers an authenticator app: the code to scan, and the first code that the app shows (S1 §4). */
export function Authenticator({ onDone, extra }: AuthenticatorProps) {
  const t = useTranslations('access', 'account');
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
        <SendButton {...code.form}>{t($ => $.access.confirm.submit)}</SendButton>
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

/** A user who signed in a while ago proves who is there. */
export function Proof({ error, onProve, extra }: ProofProps) {
  const t = useTranslations('access', 'account');
  const textOf = useErrorText();
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isValid = password !== '';
  return (
    <form
      onSubmit={event => {
        event.preventDefault();
        setMissing(!isValid);
        if (isValid) void onProve(password);
        else field.current?.focus();
      }}
    >
      <Stack>
        <p>{t($ => $.account.authenticator.passwordText)}</p>
        <PasswordField
          ref={field}
          label={t($ => $.access.login.password)}
          value={password}
          onValueChange={value => {
            setPassword(value);
            setMissing(false);
          }}
          autoComplete="current-password"
          error={isMissing ? textOf({ code: 'required' }) : error}
        />
        <SendButton isValid={isValid}>{t($ => $.account.authenticator.proceed)}</SendButton>
        {extra}
      </Stack>
    </form>
  );
}

interface ProofProps {
  /** What the platform said of the password before. */
  readonly error?: string | undefined;
  readonly onProve: (password: string) => Promise<void>;
  readonly extra?: ReactNode;
}
