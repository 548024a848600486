import type { TenantMessage } from '@dossier/api/messages';
import { ButtonLink } from '@dossier/ui/button';
import { useTranslations } from '../../shared/translations.ts';

/** Where what it is about can be seen. */
export function WayThere({
  message: { registrationId, messageDescription, messageType, isClosed },
}: WayThereProps) {
  const t = useTranslations('messages');
  if (messageType === 'exportReady')
    return (
      <ButtonLink variant="primary" href="/administration/registrations?export=all">
        {t($ => $.messages.detail.openExports)}
      </ButtonLink>
    );
  const variant = isClosed ? 'secondary' : 'primary';
  if (registrationId !== null)
    return (
      <ButtonLink variant={variant} href={`/administration/registrations/${registrationId}`}>
        {t($ => $.messages.detail.open)}
      </ButtonLink>
    );
  if (messageDescription === '') return null;
  // About one of the staff, or an invitation.
  return (
    <ButtonLink variant={variant} href="/administration/settings/access">
      {t($ => $.messages.detail.openUsers)}
    </ButtonLink>
  );
}

interface WayThereProps {
  readonly message: TenantMessage;
}
