import type { LegalEntity, NaturalPerson, PartyNode } from '@dossier/api/contract';
import { maskPhone } from '@dossier/validators';
import { DescriptionList, type Fact } from '@dossier/ui/description-list';
import { EmptyState } from '@dossier/ui/empty-state';
import { Iban } from '@dossier/ui/iban';
import { MaskedValue } from '@dossier/ui/masked-value';
import { Section } from '@dossier/ui/section';
import { formatCountry, formatDay } from '../../shared/format.ts';
import type { Locale } from '../../shared/locale.ts';
import { useLocale } from '../../shared/use-locale.ts';
import { useWords, type Words } from '../../shared/words.ts';

interface FactContext {
  readonly t: Words;
  readonly locale: Locale;
}

const masked = (value: string | undefined) => (value ? <MaskedValue masked={value} /> : null);
const account = (iban: string | undefined) => (iban ? <Iban value={iban} /> : null);
const addressOf = (address: NaturalPerson['address'] | undefined) =>
  [address?.line1, [address?.postalCode, address?.city].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ') || null;

function personFacts(person: NaturalPerson, { t, locale }: FactContext): Fact[] {
  const words = t($ => $.registrations.detail, { returnObjects: true });
  const born = [person.dateOfBirth && formatDay(person.dateOfBirth, locale), person.placeOfBirth]
    .filter(Boolean)
    .join(', ');
  return [
    { term: words.born, value: born || null },
    { term: words.mobile, value: masked(person.phone && maskPhone(person.phone)) },
    { term: words.nationality, value: person.nationality ? formatCountry(person.nationality, locale) : null },
    { term: words.email, value: person.email ?? null },
    {
      term: words.taxResidency,
      value:
        (person.taxResidencies ?? []).map(({ country }) => formatCountry(country, locale)).join(', ') || null,
    },
    { term: words.iban, value: account(person.bankAccount) },
    { term: words.personalNumber, value: masked(person.personalNumber ?? person.taxIdentificationNumber) },
    {
      term: words.usPerson,
      value: person.USPerson === undefined ? null : person.USPerson ? words.yes : words.no,
    },
    { term: words.address, value: addressOf(person.address) },
  ];
}

function entityFacts(entity: Partial<LegalEntity>, { t, locale }: FactContext): Fact[] {
  const words = t($ => $.registrations.detail, { returnObjects: true });
  return [
    { term: words.chamberOfCommerceNo, value: entity.chamberOfCommerceNo ?? null },
    { term: words.legalForm, value: entity.legalFormText ?? entity.legalForm ?? null },
    {
      term: words.incorporated,
      value: entity.incorporationDate ? formatDay(entity.incorporationDate, locale) : null,
    },
    { term: words.lei, value: entity.legalEntityIdentifier ?? null },
    { term: words.email, value: entity.email ?? null },
    { term: words.iban, value: account(entity.bankAccount) },
    { term: words.taxNumber, value: masked(entity.taxIdentificationNumber) },
    { term: words.address, value: addressOf(entity.address) },
  ];
}

const nameOf = ({ naturalPerson, legalEntity }: PartyNode) =>
  legalEntity?.name ??
  ([naturalPerson?.givenNames, naturalPerson?.lastName].filter(Boolean).join(' ') || '—');

const everyone = (parties: readonly PartyNode[]): PartyNode[] =>
  parties.flatMap(party => [party, ...everyone(party.parties ?? [])]);

/** Every party of a registration, owners and representatives below it included. */
export function RegistrationParties({ parties }: { readonly parties: readonly PartyNode[] }) {
  const t = useWords();
  const [locale] = useLocale();
  if (parties.length === 0) return <EmptyState title={t($ => $.registrations.detail.noParties)} />;
  return everyone(parties).map((party, index) => {
    const context = { t, locale };
    const own = party.naturalPerson
      ? personFacts(party.naturalPerson, context)
      : entityFacts(party.legalEntity ?? {}, context);
    const share = party.ownershipPercentage;
    const facts =
      share === undefined
        ? own
        : [...own, { term: t($ => $.registrations.detail.ownership), value: `${share}\u00a0%` }];
    return (
      <Section key={party._id ?? String(index)} title={nameOf(party)}>
        <DescriptionList facts={facts} />
      </Section>
    );
  });
}
