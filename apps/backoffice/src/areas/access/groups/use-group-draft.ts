import { useGroupChanges, useGroups } from '@dossier/api/access';
import type { Group, Permission } from '@dossier/api/contract';
import { useState } from 'react';
import { useTranslations } from '../../../shared/translations.ts';
import { changesBetween, draftOf, grantsOf, withMode, type Draft, type Mode } from './draft.ts';
import { useGroupNotify } from './use-group-notify.ts';

/** What a group would give, until it is asked for; it begins again when someone else changed the group. */
export function useGroupDraft(group: Group) {
  const t = useTranslations('groups');
  const { update } = useGroupChanges();
  const { mutate } = useGroups();
  const notify = useGroupNotify(() => void mutate());
  const before = draftOf(group.grants);
  const [edited, setEdited] = useState<{ readonly version: number; readonly draft: Draft } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const draft = edited?.version === group.version ? edited.draft : before;
  const discard = () => setEdited(null);
  return {
    draft,
    changes: changesBetween(before, draft),
    change: (permission: Permission, mode: Mode | null) =>
      setEdited({ version: group.version, draft: withMode(draft, permission, mode) }),
    discard,
    isBusy,
    ask: async () => {
      setBusy(true);
      const body = { name: group.name, grants: grantsOf(draft) };
      if (
        await notify(
          () => update(group, body),
          t($ => $.groups.draft.requested),
        )
      )
        discard();
      setBusy(false);
    },
  };
}
