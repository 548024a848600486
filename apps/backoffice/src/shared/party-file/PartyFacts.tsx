import { usePermissions } from '@dossier/api/access';
import type { PartyNode } from '@dossier/api/contract';
import type { PartyTexts } from '@dossier/api/texts';
import { DescriptionList, type Fact } from '@dossier/ui/description-list';
import { Stack } from '@dossier/ui/layout';
import { MaskedValue } from '@dossier/ui/masked-value';
import { Section } from '@dossier/ui/section';
import type { ReactNode } from 'react';
import { useTexts, useTranslations } from '../translations.ts';
import { useCompanyNumberTexts } from './use-company-number-texts.ts';
import { entityFacts } from './entity-facts.tsx';
import { usePartyTexts } from '../use-party-texts.ts';
import { withMissing, type MissingFact } from './missing-facts.ts';
import type { FactSection } from './fact-sections.ts';
import { personFacts } from './person-facts.tsx';

export interface FactContext {
  readonly reading: PartyTexts;
  readonly fieldFact: (path: string, value: unknown) => Fact;
  /** A value that left the platform masked, with its way to be seen in full. */
  readonly masked: (value: string | undefined, field: string) => ReactNode;
  /** What the number of a company is called where it is registered. */
  readonly companyNumberLabel: (country: string) => string;
  readonly texts: Readonly<
    Record<
      | 'born'
      | 'mobile'
      | 'nationality'
      | 'email'
      | 'taxResidency'
      | 'iban'
      | 'legalForm'
      | 'lei'
      | 'taxNumber',
      string
    >
  >;
}

/** Everything that is known of a party, by the sections of a client file. A masked value is seen in full by users who may, and that is written down. */
export function PartyFacts({ party, missing = none, onReveal }: PartyFactsProps) {
  const { clientFile, roleHere } = useTexts('parties');
  const context = useFactContext(onReveal);
  const facts = factsOf(party, context);
  const { ownershipPercentage } = party;
  return (
    <Stack>
      {withMissing(facts, missing).map(({ section, facts: sectionFacts }) => (
        <Section key={section} level={3} title={clientFile[section]}>
          <DescriptionList facts={sectionFacts} />
        </Section>
      ))}
      {ownershipPercentage !== undefined && (
        <Section level={3} title={roleHere}>
          <DescriptionList facts={[context.fieldFact('ownershipPercentage', ownershipPercentage)]} />
        </Section>
      )}
    </Stack>
  );
}

const none: readonly MissingFact[] = [];

export const factsOf = (party: PartyNode, context: FactContext): readonly FactSection[] =>
  party.naturalPerson
    ? personFacts(party.naturalPerson, context)
    : entityFacts(party.legalEntity ?? {}, context);

/** @param onReveal null where nothing is revealed. */
export function useFactContext(onReveal: ((field: string) => Promise<string>) | null): FactContext {
  const t = useTranslations('parties', 'registration');
  const reading = usePartyTexts();
  const { may } = usePermissions(['identifierReveal']);
  const companyNumberTexts = useCompanyNumberTexts();
  return {
    reading,
    companyNumberLabel: country => companyNumberTexts(country).label,
    masked: (value, field) =>
      value ? (
        <MaskedValue
          masked={value}
          revealLabel={t($ => $.parties.reveal, { field: reading.labelOf(field) })}
          {...(onReveal && may('identifierReveal') && { onReveal: () => onReveal(field) })}
        />
      ) : null,
    fieldFact: (path, value) => ({ term: reading.labelOf(path), value: reading.textOf(path, value) }),
    texts: t($ => $.registration.detail, { returnObjects: true }),
  };
}

interface PartyFactsProps {
  readonly party: PartyNode;
  /** What the gate still asks for. */
  readonly missing?: readonly MissingFact[];
  /** A masked value in full, which is written down. */
  readonly onReveal: (field: string) => Promise<string>;
}
