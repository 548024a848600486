import { usePermissions } from '@dossier/api/access';
import type { Registration } from '@dossier/api/registrations';
import { registrationStatus } from '@dossier/validators/vocabularies';
import { Button } from '@dossier/ui/button';
import { DescriptionList } from '@dossier/ui/description-list';
import { Stack } from '@dossier/ui/layout';
import { Section } from '@dossier/ui/section';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { useTexts } from '../../../shared/translations.ts';

const ReferencesModal = lazyPart(async () => (await import('./ReferencesModal.tsx')).ReferencesModal);

/** What other systems know the registration by (S2 §3); changed as long as its data can be. */
export function References({ registration }: { readonly registration: Registration }) {
  const texts = useTexts('registration').references;
  const { may } = usePermissions(['registrationWrite']);
  const [isChanging, setChanging] = useState(false);
  const { partyExternalReferences: references, status } = registration;
  const isOpen = status === registrationStatus.code('INCOMPLETE') && may('registrationWrite');
  if (references.length === 0 && !isOpen) return null;
  return (
    <Section title={texts.title}>
      <Stack gap="small">
        {references.length === 0 ? (
          <p>{texts.none}</p>
        ) : (
          <DescriptionList
            facts={references.map(({ system, reference }) => ({ term: system, value: reference }))}
          />
        )}
        {isOpen && (
          <div>
            <Button size="small" onClick={() => setChanging(true)}>
              {texts.change}
            </Button>
          </div>
        )}
      </Stack>
      <Suspense fallback={null}>
        {isChanging && <ReferencesModal registration={registration} onClose={() => setChanging(false)} />}
      </Suspense>
    </Section>
  );
}
