import type { PendingInvite } from '@dossier/api/access';
import { Button } from '@dossier/ui/button';
import { Stack } from '@dossier/ui/layout';
import { Notice } from '@dossier/ui/notice';
import { useState } from 'react';
import { useTranslations } from '../../shared/translations.ts';

/** Invitations whose email was never sent. */
export function UnsentInvites({ invites, onResend }: UnsentInvitesProps) {
  return invites
    .filter(({ isUnsent }) => isUnsent)
    .map(invite => <UnsentInvite key={invite._id} invite={invite} onResend={onResend} />);
}

function UnsentInvite({ invite, onResend }: UnsentInviteProps) {
  const t = useTranslations('users');
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    await onResend?.(invite);
    setBusy(false);
  };
  return (
    <Notice tone="warning" title={t($ => $.users.unsentTitle)}>
      <Stack gap="small">
        <p>{t($ => $.users.unsentText, { email: invite.email })}</p>
        {onResend && (
          <div>
            <Button size="small" isDisabled={isBusy} onClick={() => void send()}>
              {t($ => $.users.resend)}
            </Button>
          </div>
        )}
      </Stack>
    </Notice>
  );
}

interface UnsentInviteProps {
  readonly invite: PendingInvite;
  /** Missing for users who may only read. */
  readonly onResend: ((invite: PendingInvite) => Promise<void>) | undefined;
}

interface UnsentInvitesProps extends Pick<UnsentInviteProps, 'onResend'> {
  readonly invites: readonly PendingInvite[];
}
