import { registrationStatus } from '@dossier/validators/vocabularies';
import { describe, expect, it } from 'vitest';
import { actionOf, startsAtOnce, type BatchWish } from './batch-wish.ts';

const assign: BatchWish = { kind: 'assign', assigneeId: 'a', name: 'Anna' };
const reject: BatchWish = { kind: 'status', next: registrationStatus.code('REJECTED') };

describe('what is to be done with many registrations', () => {
  it('starts at once where a page of rows is given away and nothing is in the way', () => {
    expect(startsAtOnce(assign, 25, 0)).toBe(true);
    expect(startsAtOnce(assign, 26, 0)).toBe(false);
    expect(startsAtOnce(assign, 3, 1)).toBe(false);
    expect(startsAtOnce(reject, 1, 0)).toBe(false);
  });

  it('is told to the platform without what does not belong to it', () => {
    const reasons = { comment: ' Withdrawn ', reason: 'clientWithdrew' };
    expect(actionOf(assign, reasons)).toMatchObject({
      kind: 'assign',
      assigneeId: 'a',
      comment: null,
      reason: null,
    });
    expect(actionOf(reject, reasons)).toMatchObject({
      kind: 'status',
      next: 'REJECTED',
      comment: 'Withdrawn',
      reason: 'clientWithdrew',
    });
    expect(actionOf(reject, { comment: ' ', reason: '' })).toMatchObject({ comment: null, reason: null });
  });
});
