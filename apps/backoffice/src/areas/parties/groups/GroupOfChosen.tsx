import type { PartyRow } from '@dossier/api/parties';
import { useEffect, useState } from 'react';
import type { BulkWorkProps } from '../../../shared/list-kit/description.ts';
import { useTranslations } from '../../../shared/translations.ts';
import type { GroupWish } from './GroupBulkActions.tsx';
import { GroupModal } from './GroupModal.tsx';

export function GroupOfChosen({ wish, chosenRows, onStarted, onClose }: BulkWorkProps<PartyRow, GroupWish>) {
  // What the dialog says has to be there before it opens.
  useTranslations('clientGroups');
  const [persons, setPersons] = useState<readonly PartyRow[] | null>(null);
  const isWished = wish !== null;
  useEffect(() => {
    if (isWished && persons === null) void chosenRows().then(setPersons);
  }, [isWished, persons, chosenRows]);
  if (!isWished || persons === null) return null;
  return <GroupModal persons={persons} onMade={onStarted} onClose={onClose} />;
}
