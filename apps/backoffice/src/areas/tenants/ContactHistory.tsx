import type { SectionValues } from '@dossier/api/tenants';
import { textsOf, type ContactValues } from './contact-schema.ts';
import { SectionHistory } from './history/SectionHistory.tsx';
import { useContactLabels } from './use-contact-labels.ts';

/** Who changed how the firm is reached, and its public links. */
export function ContactHistory({ tenantId }: { readonly tenantId: string }) {
  const labels = useContactLabels();
  return (
    <SectionHistory
      tenantId={tenantId}
      name="contact"
      fields={(Object.keys(labels) as (keyof ContactValues)[]).map(id => ({
        label: labels[id],
        read: (contact: SectionValues['contact']) => textsOf(contact)[id],
      }))}
    />
  );
}
