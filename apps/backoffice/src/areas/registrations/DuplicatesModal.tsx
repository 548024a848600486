import type { Duplicate } from '@dossier/api/registrations';
import { Badge } from '@dossier/ui/badge';
import { Button } from '@dossier/ui/button';
import { Cluster } from '@dossier/ui/layout';
import { Link } from '@dossier/ui/link';
import { Modal } from '@dossier/ui/modal';
import { registrationStatus } from '@dossier/validators/vocabularies';
import { useVocabularyText } from '../../shared/vocabulary-text.ts';
import { useTranslations } from '../../shared/translations.ts';

/** The same person or company may be there already: someone looks before another one begins. */
export function DuplicatesModal({ duplicates, onClose, onAnyway }: DuplicatesModalProps) {
  const t = useTranslations('parties', 'registration');
  const textOf = useVocabularyText();
  const texts = t($ => $.parties.start, { returnObjects: true });
  const reasons = { nameAndDateOfBirth: texts.sameName, chamberOfCommerceNo: texts.sameNumber };
  return (
    <Modal
      isOpen={duplicates.length > 0}
      onClose={onClose}
      title={texts.dupTitle}
      footer={
        <>
          <Button onClick={onAnyway}>{texts.anyway}</Button>
          <Button variant="primary" onClick={onClose}>
            {t($ => $.registration.new.cancel)}
          </Button>
        </>
      }
    >
      <p>{texts.dupText}</p>
      <ul className="grid gap-2">
        {duplicates.map(({ _id, number, name, status, match }) => (
          <li key={_id}>
            <Cluster gap="small">
              <Link href={`/administration/registrations/${_id}`} isExternal>
                {`${name}, ${number}`}
              </Link>
              <Badge tone={registrationStatus.entry(status)?.tone ?? 'neutral'}>
                {textOf('registrationStatus', status)}
              </Badge>
              <span>{reasons[match]}</span>
            </Cluster>
          </li>
        ))}
      </ul>
    </Modal>
  );
}

interface DuplicatesModalProps {
  readonly duplicates: readonly Duplicate[];
  readonly onClose: () => void;
  readonly onAnyway: () => void;
}
