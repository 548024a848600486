import { describe, expect, it } from 'vitest';
import type { DatedDocument } from './document-rules.ts';
import { flawOfDocument, documentsNeeded } from './needed-documents.ts';

const today = '2026-11-21';
const a = (
  kind: DatedDocument['kind'],
  issuedOn: string | null,
  validUntil: string | null,
): DatedDocument => ({
  kind,
  issuedOn,
  validUntil,
});

describe('the papers that are needed of a party', () => {
  it('identify everybody, whoever they are', () => {
    expect(documentsNeeded({ naturalPerson: {} }, true)).toEqual(['identity']);
    expect(documentsNeeded({ naturalPerson: { USPerson: true } }, false)).toEqual(['identity']);
  });

  it('hold what a US person declares, of a client', () => {
    expect(documentsNeeded({ naturalPerson: { USPerson: true } }, true)).toEqual(['identity', 'w9']);
  });

  it('are extracts of a company: of each its register, of the client who owns it', () => {
    expect(documentsNeeded({ legalEntity: {} }, true)).toEqual([
      'chamberOfCommerceExtract',
      'uboRegisterExtract',
    ]);
    expect(documentsNeeded({ legalEntity: {} }, false)).toEqual(['chamberOfCommerceExtract']);
  });
});

describe('a paper', () => {
  it.each([
    ['there is none', 'identity', [], { code: 'documentMissing' }],
    ['something else is there', 'identity', [a('payslip', null, '2030-01-01')], { code: 'documentMissing' }],
    ['it lasts until today', 'identity', [a('passport', null, today)], null],
    [
      'it lasted until yesterday',
      'identity',
      [a('passport', null, '2026-11-20')],
      { code: 'documentExpired', until: '2026-11-20' },
    ],
    [
      'nobody knows until when it lasts',
      'identity',
      [a('idCard', '2020-01-01', null)],
      { code: 'documentUndated' },
    ],
    [
      'one is over and another is not',
      'identity',
      [a('passport', null, '2020-01-01'), a('drivingLicence', null, '2031-01-01')],
      null,
    ],
    [
      'it says how a register was 90 days ago',
      'chamberOfCommerceExtract',
      [a('chamberOfCommerceExtract', '2026-08-23', null)],
      null,
    ],
    [
      'it says how a register was 91 days ago',
      'chamberOfCommerceExtract',
      [a('chamberOfCommerceExtract', '2026-08-22', null)],
      { code: 'documentExpired', until: '2026-11-20' },
    ],
    [
      'nobody knows when the register was like that',
      'chamberOfCommerceExtract',
      [a('chamberOfCommerceExtract', null, '2030-01-01')],
      { code: 'documentUndated' },
    ],
    ['it says who owns a company', 'uboRegisterExtract', [a('uboRegisterExtract', null, null)], null],
  ] as const)('where %s', (_, documentKind, documents, flaw) => {
    expect(flawOfDocument(documentKind, documents, today)).toEqual(flaw);
  });
});
