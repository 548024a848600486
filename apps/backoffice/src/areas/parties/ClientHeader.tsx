import type { PartyFile } from '@dossier/api/parties';
import { Badge } from '@dossier/ui/badge';
import { Breadcrumbs } from '@dossier/ui/breadcrumbs';
import { Link } from '@dossier/ui/link';
import { PageHeader } from '@dossier/ui/page-header';
import { partyStatus } from '@dossier/validators/vocabularies';
import type { ReactNode } from 'react';
import { formatDay } from '../../shared/format.ts';
import { useTranslations } from '../../shared/translations.ts';
import { useLocale } from '../../shared/use-locale.ts';
import { useVocabularyText } from '../../shared/vocabulary-text.ts';
import { businessList, personList } from './list-filters.ts';

/** The head of a client's file: who it is, how the relation stands, and what can be done about it. */
export function ClientHeader({ party, actions }: ClientHeaderProps) {
  const t = useTranslations('clientFile', 'clients', 'restrictedClients');
  const kinds = t($ => $.restrictedClients.kinds, { returnObjects: true });
  const textOf = useVocabularyText('party');
  const [locale] = useLocale();
  const { tone = 'neutral', outlined } = partyStatus.entry(party.status) ?? {};
  const nextReview =
    party.nextReviewOn && t($ => $.clientFile.nextReview, { date: formatDay(party.nextReviewOn, locale) });
  const list = party.type === 'NP' ? personList : businessList;
  return (
    <PageHeader
      title={party.name}
      above={
        <Breadcrumbs
          label={t($ => $.clientFile.here)}
          crumbs={[{ label: t($ => $.clients[list.texts].title), href: list.options.path }]}
        />
      }
      badge={
        <>
          <Badge tone={tone} isOutlined={outlined}>
            {textOf('partyStatus', party.status)}
          </Badge>
          {party.restriction && (
            <Badge tone="warning">
              {t($ => $.restrictedClients.client.badge, { kind: kinds[party.restriction.kind] })}
            </Badge>
          )}
          {party.deletion && <Badge tone="warning">{t($ => $.clients.deletionRequested)}</Badge>}
        </>
      }
      actions={actions}
    >
      {[textOf('partyType', party.type), party.chamberOfCommerceNo, party.city, nextReview]
        .filter(Boolean)
        .join(' · ')}
      {' · '}
      <Link href={`/administration/workflow/${party._id}`}>{t($ => $.clientFile.processes)}</Link>
    </PageHeader>
  );
}

interface ClientHeaderProps {
  readonly party: PartyFile;
  readonly actions?: ReactNode;
}
