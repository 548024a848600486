import type { PartyTexts } from '@dossier/api/texts';
import type { FieldChange } from '@dossier/ui/diff-view';
import { useState } from 'react';
import { flat } from '../../../shared/party-file/merge.ts';

interface OpenQuestion {
  readonly changes: readonly FieldChange[];
  readonly answer: (isConfirmed: boolean) => void;
}

export interface ChangesQuestion {
  readonly open: OpenQuestion | null;
  readonly ask: (base: object, mine: object) => Promise<boolean>;
}

/** Asks whether to save what differs between two versions of a form. */
export function useChangesQuestion({ labelOf, textOf }: PartyTexts): ChangesQuestion {
  const [open, setOpen] = useState<OpenQuestion | null>(null);
  const ask = (base: object, mine: object) =>
    new Promise<boolean>(resolve => {
      const [was, is] = [flat(base), flat(mine)];
      const changes = Object.keys(is)
        .filter(path => JSON.stringify(was[path]) !== JSON.stringify(is[path]))
        .map(path => ({
          id: path,
          label: labelOf(path),
          before: textOf(path, was[path]),
          after: textOf(path, is[path]),
        }));
      setOpen({
        changes,
        answer: isConfirmed => {
          setOpen(null);
          resolve(isConfirmed);
        },
      });
    });
  return { open, ask };
}
