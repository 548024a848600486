import { describe, expect, it } from 'vitest';
import { otpauthUri } from './otpauth.ts';

describe('the address in a QR code', () => {
  // Examples of the Key URI Format of authenticator apps.
  it.each([
    [
      'Example',
      'alice@google.com',
      'otpauth://totp/Example:alice%40google.com?secret=JBSWY3DPEHPK3PXP&issuer=Example&digits=6',
    ],
    [
      'ACME Co',
      'john.doe@email.com',
      'otpauth://totp/ACME%20Co:john.doe%40email.com?secret=JBSWY3DPEHPK3PXP&issuer=ACME%20Co&digits=6',
    ],
    [
      'Vermeer & Zn. B.V.',
      'j.devries',
      'otpauth://totp/Vermeer%20%26%20Zn.%20B.V.:j.devries?secret=JBSWY3DPEHPK3PXP&issuer=Vermeer%20%26%20Zn.%20B.V.&digits=6',
    ],
  ])('of %s for %s', (issuer, userName, uri) => {
    expect(otpauthUri({ secret: 'JBSWY3DPEHPK3PXP', issuer, userName })).toBe(uri);
  });
});
