import { ButtonLink } from '@dossier/ui/button';
import { EditIcon } from '@dossier/ui/icons';
import { Section } from '@dossier/ui/section';
import type { ReactNode } from 'react';
import { useTranslations } from '../../../shared/translations.ts';

/** A section of a client's file as it is read, with the way to change it. */
export function SectionFrame({ title, editHref, children }: SectionFrameProps) {
  const t = useTranslations('parties');
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
      {children}
    </Section>
  );
}

interface SectionFrameProps {
  readonly title: string;
  /** Where it is edited; absent where it may not be. */
  readonly editHref: string | undefined;
  readonly children: ReactNode;
}
