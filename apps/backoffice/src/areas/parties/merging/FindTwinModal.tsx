import { usePermissions } from '@dossier/api/access';
import { useSuggestions, type PartyFile } from '@dossier/api/parties';
import { Button } from '@dossier/ui/button';
import { Stack } from '@dossier/ui/layout';
import { Modal } from '@dossier/ui/modal';
import { Section } from '@dossier/ui/section';
import { ValueList } from '@dossier/ui/value-list';
import { useLocation } from 'wouter';
import { useTranslations } from '../../../shared/translations.ts';
import { PartyFinder } from '../connections/PartyFinder.tsx';
import { mergeAddress } from './merge-address.ts';

/** Finds the client that another one may be: first those that are suggested, then by a search. */
export function FindTwinModal({ party, onClose }: FindTwinModalProps) {
  const t = useTranslations('merging', 'clientFile');
  const texts = t($ => $.merging.find, { returnObjects: true });
  const [, navigate] = useLocation();
  const suggestions = useTwins(party);
  const choose = (id: string) => {
    onClose();
    navigate(mergeAddress(party._id, id));
  };
  return (
    <Modal isOpen width={630} title={t($ => $.merging.find.title, { name: party.name })} onClose={onClose}>
      <Stack>
        <p>{texts.text}</p>
        {suggestions.length > 0 && (
          <Section title={texts.suggestions}>
            <ValueList
              items={suggestions.map(({ _id: id, name, match }) => ({
                id,
                label: name,
                note: texts.matches[match],
                value: (
                  <Button size="small" onClick={() => choose(id)}>
                    {t($ => $.merging.find.choose, { name })}
                  </Button>
                ),
              }))}
            />
          </Section>
        )}
        <PartyFinder
          exceptIds={[party._id]}
          types={[party.type]}
          onChoose={({ _id: id }) => choose(id)}
          texts={{ ...texts, choose: name => t($ => $.merging.find.choose, { name }) }}
        />
      </Stack>
    </Modal>
  );
}

/** Clients of the same name and date of birth, or company number; of someone who may not ask for these, none. */
function useTwins({ _id: id, naturalPerson, legalEntity }: PartyFile) {
  const { may } = usePermissions(['registrationWrite']);
  const suggestions = useSuggestions(
    may('registrationWrite')
      ? {
          givenNames: naturalPerson?.givenNames ?? null,
          lastName: naturalPerson?.lastName ?? null,
          dateOfBirth: naturalPerson?.dateOfBirth ?? null,
          taxIdentificationNumber: null,
          chamberOfCommerceNo: legalEntity?.chamberOfCommerceNo ?? null,
        }
      : null,
  );
  return suggestions.filter(({ _id }) => _id !== id);
}

interface FindTwinModalProps {
  readonly party: PartyFile;
  readonly onClose: () => void;
}
