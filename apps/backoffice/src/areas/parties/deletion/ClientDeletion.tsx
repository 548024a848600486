import { usePermissions } from '@dossier/api/access';
import type { PartyFile } from '@dossier/api/parties';
import { Button } from '@dossier/ui/button';
import { Cluster, Stack } from '@dossier/ui/layout';
import { Section } from '@dossier/ui/section';
import { Suspense, useState } from 'react';
import { formatDay } from '../../../shared/format.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { useTexts, useTranslations } from '../../../shared/translations.ts';
import { useLocale } from '../../../shared/use-locale.ts';
import { DeletionObstacles } from './DeletionObstacles.tsx';
import { useDeletionSteps } from './use-deletion-steps.ts';

const DeletionModal = lazyPart(async () => (await import('./DeletionModal.tsx')).DeletionModal);

/** Whether the deletion of a client is requested, and what stands in the way; for those who may, what changes that. */
export function ClientDeletion({ party }: { readonly party: PartyFile }) {
  const t = useTranslations('deletion');
  const texts = useTexts('deletion');
  const [locale] = useLocale();
  const { may } = usePermissions(['deletePartyWrite']);
  const take = useDeletionSteps(party);
  const [isAsking, setAsking] = useState(false);
  const { deletion: request } = party;
  const mayChange = may('deletePartyWrite');
  if (request === null && !mayChange) return null;
  return (
    <Section title={texts.title}>
      <Stack gap="small">
        {request === null ? (
          <p>{texts.none}</p>
        ) : (
          <>
            <p>{t($ => $.deletion.requested, { date: formatDay(request.at, locale), actor: request.by })}</p>
            {request.reason !== null && (
              <p>
                {texts.reason}: {request.reason}
              </p>
            )}
            <DeletionObstacles id={party._id} />
          </>
        )}
        {mayChange && (
          <Cluster>
            <Button size="small" onClick={() => (request ? void take('withdraw') : setAsking(true))}>
              {request ? texts.steps.withdraw : texts.steps.request}
            </Button>
          </Cluster>
        )}
      </Stack>
      <Suspense fallback={null}>
        {isAsking && <DeletionModal party={party} onClose={() => setAsking(false)} />}
      </Suspense>
    </Section>
  );
}
