import { LoadFailed } from '../../shared/LoadFailed.tsx';
import { LoadingPage } from '../../shared/LoadingPage.tsx';
import { useWords } from '../../shared/words.ts';
import { ContactForm, contactOf, valuesOf, type ContactValues } from './ContactForm.tsx';
import { SectionConflict } from './SectionConflict.tsx';
import { useSaveSection } from './use-save-section.ts';

/** Contact: the form, and both versions where somebody else was faster. */
export function ContactSection({ tenantId }: { readonly tenantId: string | null }) {
  const t = useWords();
  const words = t($ => $.settings.contact, { returnObjects: true });
  const { section, error, reload, submit, round, conflict, dismissConflict } = useSaveSection(
    tenantId,
    'contact',
  );
  if (error) return <LoadFailed error={error} onRetry={() => void reload()} />;
  if (!section) return <LoadingPage />;
  const labels: Readonly<Record<keyof ContactValues, string>> = {
    businessName: words.businessName,
    shortName: words.shortName,
    address: words.address,
    phone: words.phone,
    email: words.email,
    ...t($ => $.shell.publicLinks, { returnObjects: true }),
  };
  return (
    <>
      <ContactForm key={round} section={section} onSave={submit} />
      {conflict && (
        <SectionConflict
          label={words.businessName}
          theirsLabel={conflict.theirs.updatedBy ?? t($ => $.settings.byPlatform)}
          fields={(Object.keys(labels) as (keyof ContactValues)[]).map(id => ({
            id,
            label: labels[id],
            base: valuesOf(conflict.base)[id],
            theirs: valuesOf(conflict.theirs.value)[id],
            mine: valuesOf(conflict.mine)[id],
          }))}
          onClose={dismissConflict}
          onSave={merged =>
            void submit(
              contactOf(
                { ...valuesOf(conflict.mine), ...(merged as Partial<ContactValues>) },
                conflict.theirs.value,
              ),
              conflict.theirs,
            )
          }
        />
      )}
    </>
  );
}
