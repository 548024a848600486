import { permissions } from '@dossier/api/contract';
import { describe, expect, it } from 'vitest';
import { boxOf, changesBetween, draftOf, grantsOf, withMode, type Draft } from './draft.ts';
import { matrixSections, type MatrixRow } from './matrix-rows.ts';

const none: Draft = new Map();
const whole = 'INITIATE_AND_APPROVE';

describe('the matrix of permissions', () => {
  it('has every permission of the catalogue once', () => {
    const rows: readonly MatrixRow[] = Object.values(matrixSections).flat();
    const shown = rows.flatMap(({ read, write }) => [read, write].filter(name => name !== null));
    expect(shown.toSorted()).toEqual([...permissions.codes].toSorted());
  });
});

describe('a draft', () => {
  it('locks the reading of what may be written, and gives it back as it was', () => {
    const draft = withMode(none, 'notificationSettingsWrite', whole);
    expect(boxOf(draft, 'notificationSettingsRead')).toEqual({ state: 'implied' });
    expect(boxOf(none, 'notificationSettingsRead')).toEqual({ state: 'open', isGranted: false });
  });

  it('cannot give what comes from roles alone', () => {
    expect(boxOf(none, 'workflowOnboardingRejectedWrite')).toEqual({ state: 'role' });
    expect(boxOf(none, 'userGroupsSettingsWrite')).toEqual({ state: 'none' });
    expect(boxOf(none, null)).toEqual({ state: 'none' });
  });

  it('counts what is different, also how something is given', () => {
    const before = draftOf([
      { permission: 'auditRead', mode: whole },
      { permission: 'workflowOnboardingAcceptedWrite', mode: whole },
    ]);
    const after = withMode(withMode(before, 'auditRead', null), 'workflowOnboardingAcceptedWrite', 'APPROVE');
    expect(changesBetween(before, after)).toEqual([
      { permission: 'workflowOnboardingAcceptedWrite', before: whole, after: 'APPROVE' },
      { permission: 'auditRead', before: whole, after: null },
    ]);
    expect(changesBetween(before, withMode(after, 'auditRead', whole))).toHaveLength(1);
    expect(grantsOf(after)).toEqual([{ permission: 'workflowOnboardingAcceptedWrite', mode: 'APPROVE' }]);
  });
});
