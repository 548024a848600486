import { aView } from '@dossier/api/fixtures';
import { registrationStatus } from '@dossier/validators/vocabularies';
import { describe, expect, it } from 'vitest';
import { viewAddress } from '../../shared/list-kit/view-address.ts';
import { registrationAddress, type ListState } from './list-address.ts';

const { isOfView, stateOfView, viewOf } = viewAddress(registrationAddress);
const emptyList = registrationAddress.empty;

const busy: ListState = {
  ...emptyList,
  status: registrationStatus.code('COMPLETE'),
  types: ['BUSINESS'],
  assignee: 'me',
  from: '2026-10-01',
  updatedWithin: 30,
  toApprove: true,
  reached: 'COMPLETE',
  sorts: ['name'],
  layout: { order: [], hidden: ['city'], pinned: [], widths: { name: 300 } },
};

describe('a saved view of the list', () => {
  it('brings the list back as it was saved', () => {
    expect(stateOfView(aView(viewOf(busy)), emptyList)).toEqual(busy);
  });

  it('keeps no words that were searched for: they name a client', () => {
    const view = viewOf({ ...busy, search: 'Van Loon' });
    expect(JSON.stringify(view)).not.toContain('Van Loon');
  });

  it('leaves the columns as they stand where it says nothing of them', () => {
    expect(stateOfView(aView({ columns: '' }), busy).layout).toEqual(busy.layout);
  });

  it('is the same view on whichever page, and another one with another filter', () => {
    const view = aView(viewOf(busy));
    expect(isOfView(view, { ...busy, page: 3, size: 100 })).toBe(true);
    expect(isOfView(view, { ...busy, assignee: '' })).toBe(false);
    expect(isOfView(view, { ...busy, search: 'Van Loon' })).toBe(false);
  });
});
