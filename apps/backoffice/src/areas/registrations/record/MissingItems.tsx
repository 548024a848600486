import type { Blocker, RegistrationProgress } from '@dossier/api/registrations';
import { Button } from '@dossier/ui/button';
import { Link } from '@dossier/ui/link';
import { Stack } from '@dossier/ui/layout';
import { useState } from 'react';
import { useTranslations } from '../../../shared/translations.ts';
import { useBlockerText } from './use-blocker-text.ts';

/** How many are shown before one asks for all. */
const few = 5;

/** What is still missing, each with the way to where it is filled in. */
export function Missing({ sections, sectionAddress }: MissingProps) {
  const t = useTranslations('record');
  const blockerText = useBlockerText();
  const [isOpen, setOpen] = useState(false);
  const blockers = sections.flatMap(section => section.blockers);
  if (blockers.length === 0) return <p>{t($ => $.record.missing.none)}</p>;
  const shown = isOpen ? blockers : blockers.slice(0, few);
  const hidden = blockers.length - shown.length;
  return (
    <Stack gap="small">
      <ul className="grid gap-1.5">
        {shown.map(blocker => {
          const text = blockerText(blocker);
          return (
            <li key={`${blocker.partyId} ${text}`}>
              {blocker.section === null ? text : <Link href={sectionAddress(blocker)}>{text}</Link>}
            </li>
          );
        })}
      </ul>
      {hidden > 0 && (
        <Button className="justify-self-start" variant="quiet" size="small" onClick={() => setOpen(true)}>
          {t($ => $.record.missing.all, { count: hidden, formatted: String(hidden) })}
        </Button>
      )}
    </Stack>
  );
}

interface MissingProps {
  readonly sections: RegistrationProgress['sections'];
  /** Where something is filled in. */
  readonly sectionAddress: (blocker: Blocker) => string;
}
