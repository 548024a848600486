import type { PartyNode } from '@dossier/api/contract';
import type { Registration } from '@dossier/api/registrations';
import { DescriptionList, type Fact } from '@dossier/ui/description-list';
import { Section } from '@dossier/ui/section';
import { Stack } from '@dossier/ui/layout';
import { useTexts } from '../../../shared/translations.ts';
import { useVocabularyText } from '../../../shared/vocabulary-text.ts';
import { useCompanyNumberTexts } from '../../../shared/party-file/use-company-number-texts.ts';
import { partyName } from '../../../shared/party-file/party-name.ts';
import { usePartyTexts } from '../../../shared/use-party-texts.ts';

/** Who the client is, in the few facts that people know a person or a company by. */
export function ClientFacts({ registration }: { readonly registration: Registration }) {
  const texts = useTexts('registration').summary;
  const { child } = useTexts('parties').start;
  const textOf = useVocabularyText();
  const factsOf = useFacts();
  const { parties } = registration;
  const kind: Fact = {
    term: texts.kind,
    value: registration.subType ? child : textOf('registrationType', registration.type),
  };
  const [first] = parties;
  return (
    <Section title={texts.client}>
      {first && parties.length === 1 ? (
        <DescriptionList facts={[kind, ...factsOf(first)]} />
      ) : (
        <Stack>
          <DescriptionList facts={[kind]} />
          {parties.map(party => (
            <Section key={party._id} level={3} title={partyName(party)}>
              <DescriptionList facts={factsOf(party)} />
            </Section>
          ))}
        </Stack>
      )}
    </Section>
  );
}

/** What is said of one client: legal form and number, or birth and nationality, and where they are. */
function useFacts(): (party: PartyNode) => readonly Fact[] {
  const texts = useTexts('registration').detail;
  const { textOf, labelOf } = usePartyTexts();
  const companyNumberTexts = useCompanyNumberTexts();
  // How they found the firm is no fact that anyone misses.
  const origin = (code: string | undefined): readonly Fact[] =>
    code ? [{ term: labelOf('registrationOrigin'), value: textOf('registrationOrigin', code) }] : [];
  return ({ naturalPerson: person, legalEntity: entity }) => {
    if (entity)
      return [
        { term: texts.legalForm, value: entity.legalFormText || entity.legalForm || null },
        {
          term: companyNumberTexts(entity.address?.country ?? '').label,
          value: entity.chamberOfCommerceNo ?? null,
        },
        { term: labelOf('incorporationDate'), value: textOf('incorporationDate', entity.incorporationDate) },
        { term: texts.address, value: textOf('address', entity.address) },
        ...origin(entity.registrationOrigin),
      ];
    const born = [textOf('dateOfBirth', person?.dateOfBirth), person?.placeOfBirth]
      .filter(Boolean)
      .join(', ');
    return [
      { term: texts.born, value: born || null },
      { term: texts.nationality, value: textOf('nationality', person?.nationality) },
      { term: texts.address, value: textOf('address', person?.address) },
      ...origin(person?.registrationOrigin),
    ];
  };
}
