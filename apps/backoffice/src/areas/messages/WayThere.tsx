import type { TenantMessage } from '@dossier/api/messages';
import { ButtonLink } from '@dossier/ui/button';
import { messageType as messageTypes } from '@dossier/validators/vocabularies';
import { settingsPageAddresses } from '../../shared/settings-sections.ts';
import { useTranslations } from '../../shared/translations.ts';

export function WayThere({ message, isDecision }: WayThereProps) {
  const t = useTranslations('messages');
  const { registrationId, processId, party_id: partyId, messageDescription, messageType } = message;
  const { isClosed, settingsPage, mergeId } = message;
  if (messageType === 'exportReady')
    return (
      <ButtonLink variant="primary" href="/administration/registrations?export=all">
        {t($ => $.messages.detail.openExports)}
      </ButtonLink>
    );
  const variant = isClosed ? 'secondary' : 'primary';
  if (registrationId !== null)
    return (
      <ButtonLink variant={variant} href={registrationAddress(registrationId, messageType)}>
        {isDecision ? t($ => $.messages.detail.decide) : t($ => $.messages.detail.open)}
      </ButtonLink>
    );
  if (processId !== null && partyId !== null)
    return (
      <ButtonLink variant={variant} href={`/administration/workflow/${partyId}?process=${processId}`}>
        {t($ => $.messages.detail.openProcess)}
      </ButtonLink>
    );
  if (settingsPage !== null)
    return (
      <ButtonLink variant={variant} href={settingsPageAddresses[settingsPage]}>
        {t($ => $.messages.detail.openSettings)}
      </ButtonLink>
    );
  if (mergeId !== null)
    return (
      <ButtonLink variant={variant} href={`/administration/merges/${mergeId}`}>
        {t($ => $.messages.detail.openMerge)}
      </ButtonLink>
    );
  if (partyId !== null && reviews.has(messageType))
    return (
      <ButtonLink variant={variant} href={`/administration/workflow/${partyId}`}>
        {t($ => $.messages.detail.openProcesses)}
      </ButtonLink>
    );
  if (partyId !== null)
    return (
      <ButtonLink variant={variant} href={`/administration/clients/${partyId}${parts[messageType] ?? ''}`}>
        {t($ => $.messages.detail.openClient)}
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

/** A review is started among the processes of the client. */
const reviews: ReadonlySet<TenantMessage['messageType']> = new Set([
  messageTypes.code('reviewDue'),
  messageTypes.code('reviewOverdue'),
]);

/** What is read there: the comments, where a mention is answered, and the page of the decision. */
const parts: Partial<Record<TenantMessage['messageType'], string>> = {
  mention: '?section=comments',
  approvalRequested: '/decision',
  documentExpiring: '?section=documents',
};

const registrationAddress = (id: string, messageType: TenantMessage['messageType']) =>
  `/administration/registrations/${id}${parts[messageType] ?? ''}`;

interface WayThereProps {
  readonly message: TenantMessage;
  /** The reader has to decide there. */
  readonly isDecision: boolean;
}
