/** What an authenticator app reads from a QR code (S1 §3): 6 digits, the user, and the firm as the issuer. */
export function otpauthUri({ secret, userName, issuer }: OtpauthParts): string {
  const issuerText = encodeURIComponent(issuer);
  return `otpauth://totp/${issuerText}:${encodeURIComponent(userName)}?secret=${secret}&issuer=${issuerText}&digits=6`;
}

interface OtpauthParts {
  readonly secret: string;
  readonly userName: string;
  readonly issuer: string;
}
