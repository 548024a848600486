import { useConfirmAccount } from '@dossier/api/access';
import { CodeField } from '@dossier/ui/code-field';
import { Stack } from '@dossier/ui/layout';
import { Link } from '@dossier/ui/link';
import { useErrorText } from '@dossier/ui/messages';
import { useToasts } from '@dossier/ui/toast';
import { Redirect, useLocation, useSearch } from 'wouter';
import { usePageTitle } from '../../shared/page-title.ts';
import { PublicFrame } from '../../shared/PublicFrame.tsx';
import { useTranslations } from '../../shared/translations.ts';
import { SendButton } from './SendButton.tsx';
import { useCode } from './use-code.ts';

/** S1 §2, /signup/confirm: the code that an unconfirmed user was sent. */
export function ConfirmAccountPage() {
  const t = useTranslations('access');
  const textOf = useErrorText();
  const { show } = useToasts();
  const [, navigate] = useLocation();
  const userName = new URLSearchParams(useSearch()).get('username') ?? '';
  const confirm = useConfirmAccount();
  const title = t($ => $.access.confirmAccount.title);
  usePageTitle(title);
  const code = useCode(
    async code => {
      await confirm(userName, code);
      show({ tone: 'success', text: t($ => $.access.confirmAccount.done) });
      navigate('/login');
    },
    error => {
      if (error.type === 'CodeMismatchException') return 'confirmationCode';
      show({ tone: 'error', text: error.message });
      return null;
    },
  );
  if (userName === '') return <Redirect to="/login" replace />;
  return (
    <PublicFrame title={title} subtitle={textOf({ code: 'enterConfirmationCode' })}>
      <form
        onSubmit={event => {
          event.preventDefault();
          void code.submit();
        }}
      >
        <Stack>
          <CodeField
            {...code.field}
            autoFocus
            label={t($ => $.access.confirm.code)}
            error={code.error === null ? undefined : textOf({ code: code.error })}
          />
          <SendButton {...code.form}>{t($ => $.access.confirmAccount.submit)}</SendButton>
          <Link href="/login">{t($ => $.access.backToLogin)}</Link>
        </Stack>
      </form>
    </PublicFrame>
  );
}
