import { Suspense } from 'react';
import { LoadFailed } from '../../shared/LoadFailed.tsx';
import { LoadingPage } from '../../shared/LoadingPage.tsx';
import { useTranslations } from '../../shared/translations.ts';
import { ContactForm } from './ContactForm.tsx';
import { contactOf, textsOf, valuesOf, type ContactValues } from './contact-schema.ts';
import { SectionConflict } from './SectionConflict.tsx';
import { useContactLabels } from './use-contact-labels.ts';
import { useSaveSection } from './use-save-section.ts';
import { ContactHistory } from './ContactHistory.tsx';

/** Contact: the form, who changed it, and both versions where another user was faster. */
export function ContactSection({ tenantId }: { readonly tenantId: string | null }) {
  const t = useTranslations('settings');
  const labels = useContactLabels();
  const { section, error, reload, submit, round, conflict, dismissConflict } = useSaveSection(
    tenantId,
    'contact',
  );
  if (error) return <LoadFailed error={error} onRetry={() => void reload()} />;
  if (!section) return <LoadingPage />;
  return (
    <>
      <ContactForm key={round} section={section} onSave={submit} />
      {tenantId !== null && (
        <Suspense fallback={null}>
          <ContactHistory tenantId={tenantId} />
        </Suspense>
      )}
      {conflict && (
        <SectionConflict
          label={labels.businessName}
          theirsLabel={conflict.theirs.updatedBy ?? t($ => $.settings.byPlatform)}
          fields={(Object.keys(labels) as (keyof ContactValues)[]).map(id => ({
            id,
            label: labels[id],
            base: textsOf(conflict.base)[id],
            theirs: textsOf(conflict.theirs.value)[id],
            mine: textsOf(conflict.mine)[id],
          }))}
          onClose={dismissConflict}
          onSave={({ social, ...merged }) => {
            const mine = valuesOf(conflict.mine);
            const isMine = social === textsOf(conflict.mine).social;
            const links = isMine ? mine.social : valuesOf(conflict.theirs.value).social;
            void submit(contactOf({ ...mine, ...merged, social: links }), conflict.theirs);
          }}
        />
      )}
    </>
  );
}
