import { Status } from '@dossier/ui/status';
import { partyStatus } from '@dossier/validators/vocabularies';
import { useVocabularyText } from './vocabulary-text.ts';

export function PartyStatus({ code }: PartyStatusProps) {
  const textOf = useVocabularyText('party');
  const { tone = 'neutral', outlined } = partyStatus.entry(code) ?? {};
  return (
    <Status tone={tone} isOutlined={outlined}>
      {textOf('partyStatus', code)}
    </Status>
  );
}

interface PartyStatusProps {
  readonly code: string;
}
