import type { RegistrationRow } from '@dossier/api/registrations';
import { Link } from '@dossier/ui/link';
import { Status } from '@dossier/ui/status';
import { registrationStatus } from '@dossier/validators/vocabularies';
import { useTranslations } from './translations.ts';
import { useVocabularyText } from './vocabulary-text.ts';

export function RegistrationStatus({ code, awaitsApproval = false }: RegistrationStatusProps) {
  const textOf = useVocabularyText();
  const t = useTranslations('registrations');
  const { tone = 'neutral', outlined } = registrationStatus.entry(code) ?? {};
  return (
    <Status tone={tone} isOutlined={outlined}>
      {awaitsApproval ? t($ => $.registrations.awaitsApproval) : textOf('registrationStatus', code)}
    </Status>
  );
}

interface RegistrationStatusProps {
  readonly code: string;
  /** It is complete, and someone asked for approval to accept it. @default false */
  readonly awaitsApproval?: boolean;
}

/** The same in a list: what waits for approval leads those who may decide to the decision. */
export function RowStatus({ row: { _id, status, awaitsApproval }, mayDecide }: RowStatusProps) {
  const shown = <RegistrationStatus code={status} awaitsApproval={awaitsApproval} />;
  if (!awaitsApproval || !mayDecide) return shown;
  return <Link href={`/administration/registrations/${_id}/decision`}>{shown}</Link>;
}

interface RowStatusProps {
  readonly row: Pick<RegistrationRow, '_id' | 'status' | 'awaitsApproval'>;
  readonly mayDecide: boolean;
}
