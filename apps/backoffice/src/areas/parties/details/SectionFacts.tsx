import type { ClientFileSection } from '@dossier/api/contract';
import { useRevealOfParty, type PartyFile } from '@dossier/api/parties';
import { ButtonLink } from '@dossier/ui/button';
import { DescriptionList } from '@dossier/ui/description-list';
import { EditIcon } from '@dossier/ui/icons';
import { Stack } from '@dossier/ui/layout';
import { Section } from '@dossier/ui/section';
import { factsOf, useFactContext } from '../../../shared/party-file/PartyFacts.tsx';
import { useTexts, useTranslations } from '../../../shared/translations.ts';
import { fieldsByType } from './detail-tabs.ts';
import { FieldSources } from './FieldSources.tsx';

/** A section of a client's file as it is read: its facts, where they come from, and the way to change them. */
export function SectionFacts({ party, section, editHref }: SectionFactsProps) {
  const t = useTranslations('clientFile', 'parties');
  const { clientFile } = useTexts('parties');
  const context = useFactContext(useRevealOfParty(party._id));
  const facts = factsOf(party, context).find(each => each.section === section)?.facts ?? [];
  const title = clientFile[section];
  return (
    <Section
      title={title}
      actions={
        editHref !== undefined && (
          <ButtonLink
            variant="quiet"
            icon={<EditIcon aria-hidden />}
            href={editHref}
            aria-label={t($ => $.parties.editOf, { name: title })}
          >
            {t($ => $.parties.edit)}
          </ButtonLink>
        )
      }
    >
      <Stack gap="small">
        {facts.length === 0 ? (
          <p>{t($ => $.clientFile.details.nothing)}</p>
        ) : (
          <DescriptionList facts={facts} />
        )}
        <FieldSources party={party} fields={fieldsByType(party.type)[section] ?? []} />
      </Stack>
    </Section>
  );
}

interface SectionFactsProps {
  readonly party: PartyFile;
  readonly section: ClientFileSection;
  /** Where it is edited; absent where it may not be. */
  readonly editHref: string | undefined;
}
