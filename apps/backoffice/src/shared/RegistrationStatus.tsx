import { Status } from '@dossier/ui/status';
import { registrationStatus } from '@dossier/validators/vocabularies';
import { useTranslations } from './translations.ts';
import { useVocabularyText } from './vocabulary-text.ts';

/** A registration's status as a dot and a word. */
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
