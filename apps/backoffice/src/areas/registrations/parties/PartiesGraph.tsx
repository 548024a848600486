import type { PartyNode } from '@dossier/api/contract';
import { OwnershipGraph } from '@dossier/ui/ownership-graph';
import { Section } from '@dossier/ui/section';
import { useMemo } from 'react';
import { useTranslations } from '../../../shared/translations.ts';
import { ownershipData } from './ownership-data.ts';

/** Who holds and represents the companies of a registration, drawn; each box leads to the party's facts. Nothing without a company. */
export function PartiesGraph({ parties, title, emptyText, address }: PartiesGraphProps) {
  const t = useTranslations('parties');
  const data = useMemo(
    () =>
      ownershipData(
        parties,
        t($ => $.parties.badges, { returnObjects: true }),
        ({ _id }) => `${address}#party-${_id}`,
      ),
    [parties, t, address],
  );
  if (data.edges.length > 0) return <OwnershipGraph title={title} {...data} />;
  const hasCompany = parties.some(({ legalEntity }) => legalEntity);
  if (!hasCompany || emptyText === undefined) return null;
  return (
    <Section title={title}>
      <p>{emptyText}</p>
    </Section>
  );
}

interface PartiesGraphProps {
  readonly parties: readonly PartyNode[];
  readonly title: string;
  /** What stands there while a company has no one; nothing without it. */
  readonly emptyText?: string;
  /** Of the section with the facts; empty on that section itself. */
  readonly address: string;
}
