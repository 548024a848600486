import { useInvite } from '@dossier/api/access';
import type { InviteLink } from '@dossier/api/contract';
import { Link } from '@dossier/ui/link';
import { Stack } from '@dossier/ui/layout';
import { useErrorText } from '@dossier/ui/messages';
import { Notice } from '@dossier/ui/notice';
import { useSearch } from 'wouter';
import { LoadFailed } from '../../shared/LoadFailed.tsx';
import { LoadingPage } from '../../shared/LoadingPage.tsx';
import { usePageTitle } from '../../shared/page-title.ts';
import { PublicFrame } from '../../shared/PublicFrame.tsx';
import { useTranslations } from '../../shared/translations.ts';
import { inviteLinkOf } from './invite-link.ts';
import { InviteToken } from './InviteToken.tsx';
import { SignUp } from './SignUp.tsx';

/** S1 §2, /signup: by invitation; without a token it asks for one. */
export function SignUpPage() {
  const t = useTranslations('access');
  const link = inviteLinkOf(useSearch());
  const title = t($ => $.access.signUp.title);
  usePageTitle(title);
  const isAsking = link.token === '';
  return (
    <PublicFrame
      title={title}
      subtitle={isAsking ? t($ => $.access.signUp.tokenSubtitle) : t($ => $.access.signUp.subtitle)}
    >
      <Stack>
        {isAsking ? <InviteToken /> : <Invited key={link.token + link.k} link={link} />}
        <Link href="/login">{t($ => $.access.backToLogin)}</Link>
      </Stack>
    </PublicFrame>
  );
}

/** The form of the user who was invited, or why the invitation leads nowhere. */
function Invited({ link }: { readonly link: InviteLink }) {
  const textOf = useErrorText();
  const { invite, error, askAgain } = useInvite(link.token, link.k);
  if (invite) return <SignUp invite={invite} link={link} />;
  if (!error) return <LoadingPage />;
  // No answer says nothing about the invitation.
  if (error.kind !== 'refused') return <LoadFailed error={error} onRetry={askAgain} />;
  const code = error.type === 'InviteNotFound' ? 'inviteNotFound' : 'inviteExpired';
  return <Notice tone="danger">{textOf({ code })}</Notice>;
}
