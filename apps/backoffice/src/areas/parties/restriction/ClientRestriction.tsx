import type { PartyFile } from '@dossier/api/parties';
import { Button } from '@dossier/ui/button';
import { Cluster, Stack } from '@dossier/ui/layout';
import { Section } from '@dossier/ui/section';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { useTranslations } from '../../../shared/translations.ts';

const RestrictionModal = lazyPart(async () => (await import('./RestrictionModal.tsx')).RestrictionModal);

/** Whether a client is kept from most of the staff, and why; for those who may see such clients, what changes it. */
export function ClientRestriction({ party }: { readonly party: PartyFile }) {
  const t = useTranslations('restrictedClients');
  const texts = t($ => $.restrictedClients.client, { returnObjects: true });
  const kinds = t($ => $.restrictedClients.kinds, { returnObjects: true });
  const [asks, setAsks] = useState<'mark' | 'lift' | null>(null);
  const { restriction, restrictionKinds } = party;
  if (restriction === null && restrictionKinds.length === 0) return null;
  return (
    <Section title={texts.heading}>
      <Stack gap="small">
        {restriction === null ? (
          <p>{texts.open}</p>
        ) : (
          <>
            <p>{t($ => $.restrictedClients.client.state, { kind: kinds[restriction.kind] })}</p>
            <p>
              {texts.reason}: {restriction.reason}
            </p>
          </>
        )}
        {restrictionKinds.length > 0 && (
          <Cluster>
            <Button size="small" onClick={() => setAsks('mark')}>
              {restriction === null ? texts.mark : texts.change}
            </Button>
            {restriction !== null && (
              <Button size="small" onClick={() => setAsks('lift')}>
                {texts.lift}
              </Button>
            )}
          </Cluster>
        )}
      </Stack>
      <Suspense fallback={null}>
        {asks && <RestrictionModal party={party} isLifting={asks === 'lift'} onClose={() => setAsks(null)} />}
      </Suspense>
    </Section>
  );
}
