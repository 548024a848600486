import { permissions, restrictionKinds } from '@dossier/api/contract';
import { kindsInUse } from '../../../shared/caller/restricted-readers.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import type { Sections } from '../sections.ts';
import { lowering } from './lowering.ts';

type Readers = Sections['restrictedClients'];

const lists = restrictionKinds.flatMap(kind => (['users', 'groups'] as const).map(of => ({ kind, of })));

/**
 * Whether someone more would see clients who are restricted now: no one opens those to themselves. Naming people for a kind
 * that no client has, and taking people off, is done by one.
 */
export async function isWidened({ tx }: UnitOfWork, before: Readers, after: Readers): Promise<boolean> {
  const inUse = await kindsInUse(tx);
  return lists.some(
    ({ kind, of }) => inUse.includes(kind) && after[kind][of].some(id => !before[kind][of].includes(id)),
  );
}

/** Showing restricted clients to more people, as something that a second person signs off. */
export const restrictedWidening = lowering({
  section: 'restrictedClients',
  action: 'settings.widenRestricted',
  subjectType: 'restrictedClients',
  read: permissions.code('userSettingsRead'),
  write: permissions.code('userSettingsWrite'),
  diffOf: (before, after) =>
    lists.flatMap(({ kind, of }) => {
      const [old, next] = [before[kind][of], after[kind][of]];
      return old.join() === next.join() ? [] : [{ path: `${kind}.${of}`, old, new: next }];
    }),
});
