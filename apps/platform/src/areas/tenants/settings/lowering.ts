import type { Permission, SignOffAction } from '@dossier/api/contract';
import { audit } from '../../../shared/audit/audit.ts';
import { tenantSubject } from '../../../shared/history/tenant-subject.ts';
import {
  requestSignOff,
  type Frozen,
  type NewSignOff,
  type SignOffKind,
} from '../../../shared/sign-off/sign-off.ts';
import { assertVersion } from '../../../shared/versions/versions.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import type { SectionName, Sections } from '../sections.ts';
import { readSection, saveSection, type SectionChange, type StoredSection } from './sections-store.ts';

interface LoweringOptions<Name extends SectionName> {
  readonly section: Name;
  readonly action: SignOffAction;
  readonly subjectType: string;
  readonly read: Permission;
  readonly write: Permission;
  /** What a person who decides compares. */
  readonly diffOf: (before: Sections[Name], after: Sections[Name]) => NewSignOff['diff'];
}

/** A change of a section that protects less than before: a second person signs it off. */
export interface Lowering<Name extends SectionName> {
  readonly kind: SignOffKind;
  /**
   * Asks a second person. What was asked for before keeps what it was asked under.
   * @returns the section as it is: nothing has changed yet.
   * @throws {AppError} VersionStale; Blocked while another change is asked for.
   */
  readonly ask: (
    work: UnitOfWork,
    before: StoredSection<Name>,
    change: SectionChange<Name>,
  ) => Promise<StoredSection<Name>>;
}

export function lowering<Name extends SectionName>({
  section,
  action,
  subjectType,
  read,
  write,
  diffOf,
}: LoweringOptions<Name>): Lowering<Name> {
  const frozenOf = ({ version, value }: StoredSection<Name>): Frozen => ({ version, content: value });
  const kind: SignOffKind = {
    action,
    subjectType,
    permission: write,

    async frozen(work, caller, id) {
      if (!caller.permissions.has(read) || id !== tenantSubject(work.tenantId)) return null;
      return frozenOf(await readSection(work.tx, section));
    },

    async namesOf(work, caller, ids) {
      if (!caller.permissions.has(read)) return new Map();
      const { value } = await readSection(work.tx, 'contact');
      return new Map(ids.map(id => [id, value.businessName]));
    },

    async apply(work, _caller, { payload }) {
      const { value, byUser, reason } = payload as unknown as Pick<
        SectionChange<Name>,
        'value' | 'byUser' | 'reason'
      >;
      const { version } = await readSection(work.tx, section);
      await saveSection(work, { section, version, value, byUser, reason });
    },

    // No one waits for it: the page of the settings shows what is asked for.
    closed: () => Promise.resolve(),
    expired: () => Promise.resolve(),
  };
  return {
    kind,
    async ask(work, before, change) {
      assertVersion(change.version, before.version);
      const signOff = await requestSignOff(work, {
        kind,
        subjectId: tenantSubject(work.tenantId),
        frozen: frozenOf(before),
        policy: 'twoPersons',
        payload: { value: change.value, byUser: change.byUser, reason: change.reason },
        diff: diffOf(before.value, change.value),
        comment: change.reason,
        editors: [],
      });
      audit(work, [
        { action: 'signOff.requested', objectType: 'settings', objectId: section, detail: { signOff } },
      ]);
      return before;
    },
  };
}
