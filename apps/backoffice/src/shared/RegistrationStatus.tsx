import { Status } from '@dossier/ui/status';
import { registrationStatus } from '@dossier/validators/vocabularies';
import { useVocabularyText } from './vocabulary-text.ts';

/** A registration's status as a dot and a word. */
export function RegistrationStatus({ code }: { readonly code: string }) {
  const textOf = useVocabularyText();
  const { tone = 'neutral', outlined } = registrationStatus.entry(code) ?? {};
  return (
    <Status tone={tone} isOutlined={outlined}>
      {textOf('registrationStatus', code)}
    </Status>
  );
}
