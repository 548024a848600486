import { useCurrentUser, useProfile, type Profile } from '@dossier/api/access';
import { useSession } from '@dossier/api/client';
import { useTenantSettings } from '@dossier/api/tenants';
import { Button, ButtonLink } from '@dossier/ui/button';
import { DescriptionList } from '@dossier/ui/description-list';
import { Cluster, Stack } from '@dossier/ui/layout';
import { useErrorText } from '@dossier/ui/messages';
import { Modal } from '@dossier/ui/modal';
import { Section } from '@dossier/ui/section';
import { useToasts } from '@dossier/ui/toast';
import { useState } from 'react';
import { demandedMethods } from '../../shared/demanded-methods.ts';
import { useTranslations } from '../../shared/translations.ts';
import { Proof } from './Authenticator.tsx';
import { AuthenticatorModal } from './AuthenticatorModal.tsx';
import { BackupCodes } from './BackupCodes.tsx';
import { PhoneProof } from './PhoneProof.tsx';
import { useFactorChoice } from './use-factor-choice.ts';

/** The second factor: which one it is, and what else it could be where the firm allows it. */
export function SigningIn({ profile }: { readonly profile: Profile }) {
  const t = useTranslations('account');
  const textOf = useErrorText();
  const { show } = useToasts();
  const { mutate } = useProfile();
  const session = useSession();
  const { data: user } = useCurrentUser();
  const { data: settings } = useTenantSettings(session.status === 'signedIn' ? session.tenantId : null);
  const [isRegistering, setRegistering] = useState(false);
  const [isProving, setProving] = useState(false);
  const [usesBackupCode, setUsesBackupCode] = useState(false);
  const { choose, waiting, error, prove, cancel } = useFactorChoice({
    onDone: () => show({ tone: 'success', text: textOf({ code: 'success' }) }),
    onMessage: text => show({ tone: 'error', text }),
  });
  const { mfaMethod, phone, hasAuthenticator } = profile;
  const allowed =
    demandedMethods(user?.roles ?? [], settings?.authentication.allowedMFAMethods ?? null) ?? [];
  const mayUse = (method: 'SOFTWARE' | 'SMS') => allowed.length === 0 || allowed.includes(method);
  const methodText = {
    SOFTWARE: t($ => $.account.profile.software),
    SMS: t($ => $.account.profile.sms, { phone: phone ?? '' }),
    none: t($ => $.account.profile.none),
  }[mfaMethod ?? 'none'];
  return (
    <Section title={t($ => $.account.profile.security)}>
      <Stack>
        <DescriptionList
          columns={1}
          facts={[{ term: t($ => $.account.profile.method), value: methodText }]}
        />
        <Cluster>
          {mayUse('SOFTWARE') && (
            <Button onClick={() => setRegistering(true)}>
              {hasAuthenticator
                ? t($ => $.account.profile.registerAnother)
                : t($ => $.account.profile.register)}
            </Button>
          )}
          {mayUse('SMS') && phone !== null && mfaMethod !== 'SMS' && (
            <Button onClick={() => (profile.isPhoneProven ? void choose('sms') : setProving(true))}>
              {t($ => $.account.profile.useSms)}
            </Button>
          )}
          {allowed.length === 0 && mfaMethod !== null && (
            <Button onClick={() => void choose('none')}>{t($ => $.account.profile.turnOff)}</Button>
          )}
          {mfaMethod !== null && (
            <Button onClick={() => setUsesBackupCode(true)}>{t($ => $.account.backup.title)}</Button>
          )}
          <ButtonLink href="/administration/change-password">
            {t($ => $.account.profile.changePassword)}
          </ButtonLink>
        </Cluster>
      </Stack>
      {usesBackupCode && (
        <BackupCodes
          left={profile.backupCodes}
          onClose={() => {
            setUsesBackupCode(false);
            void mutate();
          }}
        />
      )}
      <Modal
        isOpen={isProving}
        onClose={() => setProving(false)}
        width={460}
        title={t($ => $.account.profile.useSms)}
      >
        <PhoneProof phone={phone ?? ''} onDone={() => setProving(false)} />
      </Modal>
      <AuthenticatorModal isOpen={isRegistering} onClose={() => setRegistering(false)} />
      <Modal
        isOpen={waiting !== null}
        onClose={cancel}
        width={460}
        title={t($ => $.account.profile.passwordTitle)}
      >
        <Proof error={error === null ? undefined : textOf({ code: error })} onProve={prove} />
      </Modal>
    </Section>
  );
}
