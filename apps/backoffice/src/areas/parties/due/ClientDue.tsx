import type { PartyFile } from '@dossier/api/parties';
import { ButtonLink } from '@dossier/ui/button';
import { Checklist } from '@dossier/ui/checklist';
import { Section } from '@dossier/ui/section';
import { useTexts } from '../../../shared/translations.ts';
import { useDueItems } from './use-due-items.ts';

/** What is missing or due for a client, from what is stored: the next steps, each with the way there. */
export function ClientDue({ party }: { readonly party: PartyFile }) {
  const texts = useTexts('clientFile').due;
  const items = useDueItems(party);
  if (items.length === 0) return null;
  return (
    <Section title={texts.title}>
      <Checklist
        aria-label={texts.title}
        items={items.map(({ id, title, about, href }) => ({
          id,
          title,
          about,
          isDone: false,
          action: (
            <ButtonLink size="small" href={href} aria-label={`${texts.open}: ${title}`}>
              {texts.open}
            </ButtonLink>
          ),
        }))}
      />
    </Section>
  );
}
