import { usePermissions } from '@dossier/api/access';
import type { ClientFileSection } from '@dossier/api/contract';
import type { PartyFile } from '@dossier/api/parties';
import { ButtonLink } from '@dossier/ui/button';
import { BackIcon } from '@dossier/ui/icons';
import { Stack } from '@dossier/ui/layout';
import { Suspense } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useTexts, useTranslations } from '../../../shared/translations.ts';
import { LoadingPart } from '../../../shared/LoadingPart.tsx';
import { AsOfField } from '../AsOfField.tsx';
import { clientAddress } from '../client-address.ts';
import { detailTabs, fieldsByType } from './detail-tabs.ts';
import { ClientPortal } from '../portal/ClientPortal.tsx';
import { ReportingPanel } from '../reporting/ReportingPanel.tsx';
import { PastDetails } from './PastDetails.tsx';
import { SectionEditor } from './SectionEditor.tsx';
import { SectionList } from './SectionList.tsx';

interface DetailsProps {
  readonly party: PartyFile;
}

export const BasicDetails = ({ party }: DetailsProps) => <DetailsTab party={party} tab="basic" />;
export const AdditionalDetails = ({ party }: DetailsProps) => <DetailsTab party={party} tab="additional" />;

/** The sections of a tab, read one below another and edited one at a time. */
function DetailsTab({ party, tab }: DetailsTabProps) {
  const t = useTranslations('clientFile');
  const [, navigate] = useLocation();
  const { may } = usePermissions(['clientFileWrite']);
  const { id, sections } = detailTabs[tab];
  const fields = fieldsByType(party.type);
  const shown: readonly ClientFileSection[] = sections.filter(
    section => fields[section] ?? section === 'custom-fields',
  );
  const here = clientAddress(party._id, id);
  const address = new URLSearchParams(useSearch());
  const [sought, day] = [address.get('edit'), address.get('on')];
  const { hint } = useTexts('pastFile');
  const isEditable = may('clientFileWrite') && party.status !== 'E';
  const edited = isEditable ? shown.find(section => section === sought) : undefined;
  if (edited)
    return (
      <Stack>
        <ButtonLink
          className="justify-self-start"
          variant="quiet"
          icon={<BackIcon aria-hidden />}
          href={here}
        >
          {t($ => $.clientFile.details.back)}
        </ButtonLink>
        <SectionEditor key={edited} party={party} section={edited} onDone={() => navigate(here)} />
      </Stack>
    );
  return (
    <Stack gap="section">
      <AsOfField day={day} hint={hint} onDay={next => navigate(next === '' ? here : `${here}&on=${next}`)} />
      {day === null ? (
        <SectionList
          party={party}
          sections={shown}
          editHref={isEditable ? section => `${here}&edit=${section}` : undefined}
        />
      ) : (
        <PastDetails party={party} sections={shown} day={day} />
      )}
      {day === null && tab === 'additional' && (
        <>
          <ClientPortal party={party} />
          <Suspense fallback={<LoadingPart />}>
            <ReportingPanel party={party} />
          </Suspense>
        </>
      )}
    </Stack>
  );
}

interface DetailsTabProps extends DetailsProps {
  readonly tab: keyof typeof detailTabs;
}
