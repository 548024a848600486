import { Badge } from '@dossier/ui/badge';
import { Button } from '@dossier/ui/button';
import { Cluster } from '@dossier/ui/layout';
import { Link } from '@dossier/ui/link';
import { Modal } from '@dossier/ui/modal';
import { registrationStatus } from '@dossier/validators/vocabularies';
import { Suspense } from 'react';
import { useVocabularyText } from '../../shared/vocabulary-text.ts';
import { useTranslations } from '../../shared/translations.ts';
import { partiesOf } from './new-registration.ts';
import { SuggestedParties } from './parties/lazy-linking.ts';
import type { NewRegistrationState } from './use-new-registration.ts';

/** The same person or company may be there already: someone looks before another one begins. */
export function DuplicatesModal({ starting }: DuplicatesModalProps) {
  const t = useTranslations('parties', 'registration');
  const textOf = useVocabularyText();
  const { duplicates, closeDuplicates, startAnyway, form, start, linked, link } = starting;
  const texts = t($ => $.parties.start, { returnObjects: true });
  const reasons = { nameAndDateOfBirth: texts.sameName, chamberOfCommerceNo: texts.sameNumber };
  return (
    <Modal
      isOpen
      onClose={closeDuplicates}
      title={texts.dupTitle}
      footer={
        <>
          <Button onClick={startAnyway}>{texts.anyway}</Button>
          <Button variant="primary" onClick={closeDuplicates}>
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
      <Suspense>
        {partiesOf(start)
          .filter(name => !linked[name])
          .map(name => (
            <SuggestedParties
              key={name}
              typed={form.methods.getValues(name)}
              type={name === 'company' ? 'LE' : 'NP'}
              excluded={Object.values(linked).map(({ _id }) => _id)}
              onUse={party => {
                link(name, party);
                closeDuplicates();
              }}
            />
          ))}
      </Suspense>
    </Modal>
  );
}

interface DuplicatesModalProps {
  readonly starting: NewRegistrationState;
}
