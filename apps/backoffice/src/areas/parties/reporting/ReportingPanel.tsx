import type { PartyFile } from '@dossier/api/parties';
import { Checklist, type ChecklistItem } from '@dossier/ui/checklist';
import { Section } from '@dossier/ui/section';
import { formatCountry, formatDay } from '../../../shared/format.ts';
import { useNow } from '../../../shared/now.ts';
import { useTexts, useTranslations } from '../../../shared/translations.ts';
import { useLocale } from '../../../shared/use-locale.ts';
import { leiReadiness, personReadiness, taxReadiness } from './readiness.ts';
import type { ReportIdentifier } from './report-identifiers.ts';

/** Whether transactions of a client can be reported, and what is lacking: identity or LEI, and tax numbers. */
export function ReportingPanel({ party }: { readonly party: PartyFile }) {
  const { title } = useTexts('reporting');
  const today = useNow().toISOString().slice(0, 10);
  const identity = useIdentityItems(party, today);
  const tax = useTaxItems(party, today);
  if (party.type !== 'NP' && party.type !== 'LE') return null;
  return (
    <Section title={title}>
      <Checklist aria-label={title} items={[...identity, ...tax]} />
    </Section>
  );
}

function useIdentityItems(party: PartyFile, today: string): readonly ChecklistItem[] {
  const t = useTranslations('reporting');
  const texts = useTexts('reporting');
  const [locale] = useLocale();
  if (party.type === 'LE') {
    const state = leiReadiness(party.legalEntity ?? {}, today);
    return [{ id: 'lei', title: texts.lei, about: texts.leiStates[state], isDone: state === 'issued' }];
  }
  const { nationality, isChosen, identifier, missing, concat } = personReadiness(
    party.naturalPerson ?? {},
    today,
  );
  const namesOf = (kinds: readonly ReportIdentifier[]) =>
    new Intl.ListFormat(locale, { type: 'disjunction' }).format(kinds.map(kind => texts.identifiers[kind]));
  const country = nationality === undefined ? '' : formatCountry(nationality, locale);
  const identifierText =
    identifier === undefined
      ? missing.length === 0
        ? texts.noNationality
        : t($ => $.reporting.lacking, { names: namesOf(missing) })
      : missing.length === 0
        ? texts.identifiers[identifier]
        : t($ => $.reporting.insteadOf, { name: texts.identifiers[identifier], others: namesOf(missing) });
  return [
    {
      id: 'nationality',
      title: texts.nationality,
      about:
        nationality === undefined
          ? texts.noNationality
          : isChosen
            ? t($ => $.reporting.chosen, { country })
            : country,
      isDone: nationality !== undefined,
    },
    { id: 'identifier', title: texts.identifier, about: identifierText, isDone: identifier !== undefined },
    {
      id: 'concat',
      title: texts.identifiers.concat,
      about: concat ?? texts.noConcat,
      isDone: concat !== undefined,
    },
  ];
}

function useTaxItems(party: PartyFile, today: string): readonly ChecklistItem[] {
  const t = useTranslations('reporting');
  const texts = useTexts('reporting');
  const [locale] = useLocale();
  const rows = taxReadiness(party.naturalPerson ?? party.legalEntity ?? {}, today);
  if (rows.length === 0) return [{ id: 'tax', title: texts.tax, about: texts.noResidency, isDone: false }];
  return rows.map(({ country, state, until }, index) => ({
    id: `tax ${index}`,
    title: t($ => $.reporting.taxOf, { country: formatCountry(country, locale) }),
    about:
      until === undefined
        ? texts.taxStates[state]
        : t($ => $.reporting.untilDay, { state: texts.taxStates[state], day: formatDay(until, locale) }),
    isDone: state === 'recorded' || state === 'reason' || state === 'awaited',
  }));
}
