import { describe, expect, it } from 'vitest';
import { blockerAddress } from './blocker-address.ts';

const address = '/administration/registrations/1';

describe('what is missing is mended', () => {
  it('in the editor of whom it is missing of', () => {
    const params = { party: 'Maarten', field: 'initials' };
    const blocker = { code: 'fieldMissing', section: 'parties', partyId: 'p2', params } as const;
    expect(blockerAddress(address, blocker)).toBe(`${address}?section=parties&edit=p2&field=initials`);
  });

  it('in the very field', () => {
    const params = { party: 'Maarten', field: 'address.line1' };
    const blocker = { code: 'fieldMissing', section: 'parties', partyId: 'p2', params } as const;
    expect(blockerAddress(address, blocker)).toBe(`${address}?section=parties&edit=p2&field=address.street`);
  });

  it('where a paper of that kind comes in', () => {
    const params = { party: 'Maarten', documentKind: 'w9' };
    const blocker = { code: 'documentMissing', section: 'documents', partyId: 'p2', params } as const;
    expect(blockerAddress(address, blocker)).toBe(`${address}?section=documents&edit=p2&documentKind=w9`);
  });

  it('where someone is added who may sign', () => {
    const params = { party: 'Zilverlijn' };
    const blocker = { code: 'representativeMissing', section: 'parties', partyId: 'p1', params } as const;
    expect(blockerAddress(address, blocker)).toBe(`${address}?section=parties&add=p1&role=signer`);
  });

  it('where the owners of a business are confirmed', () => {
    const params = { party: 'Zilverlijn' };
    const blocker = { code: 'ownersUnconfirmed', section: 'parties', partyId: 'p1', params } as const;
    expect(blockerAddress(address, blocker)).toBe(`${address}?section=parties&confirm=p1`);
  });

  it('where all owners stand together, when they own too much', () => {
    const params = { party: 'Zilverlijn', total: 115, over: 15 };
    const blocker = { code: 'OVER_100', section: 'parties', partyId: 'p1', params } as const;
    expect(blockerAddress(address, blocker)).toBe(`${address}?section=parties`);
  });
});
