import { useCurrentUser } from '@dossier/api/access';
import { useTenantSettings } from '@dossier/api/tenants';
import { CodeField } from '@dossier/ui/code-field';
import { Stack } from '@dossier/ui/layout';
import { useErrorText } from '@dossier/ui/messages';
import { PasswordField } from '@dossier/ui/password-field';
import { QrCode } from '@dossier/ui/qr-code';
import { Spinner } from '@dossier/ui/spinner';
import { ShortForm, ShortFormButton, useShortForm } from '@dossier/ui/short-form';
import { useToasts } from '@dossier/ui/toast';
import { required } from '@dossier/validators';
import type { ReactNode } from 'react';
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
        <ShortFormButton form={code.form} isWide>
          {t($ => $.access.confirm.submit)}
        </ShortFormButton>
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
  const form = useShortForm({
    defaultValues: { password: '' },
    judge: ({ password }) => ({ password: required(password) }),
    onSubmit: ({ password }) => onProve(password),
  });
  const { error: ownError, ...field } = form.text('password');
  return (
    <ShortForm form={form}>
      <p>{t($ => $.account.authenticator.passwordText)}</p>
      <PasswordField
        {...field}
        label={t($ => $.access.login.password)}
        autoComplete="current-password"
        error={ownError ?? error}
      />
      <ShortFormButton form={form} isWide>
        {t($ => $.account.authenticator.proceed)}
      </ShortFormButton>
      {extra}
    </ShortForm>
  );
}

interface ProofProps {
  /** What the platform said of the password before. */
  readonly error?: string | undefined;
  readonly onProve: (password: string) => Promise<void>;
  readonly extra?: ReactNode;
}
