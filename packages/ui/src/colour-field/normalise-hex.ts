/** `#rrggbb` in small letters, from any usual spelling (`0B4F5C`, `#abc`); undefined for what is no colour. */
export function normaliseHex(text: string): string | undefined {
  const [, digits] = /^\s*#?([0-9a-f]{3}|[0-9a-f]{6})\s*$/i.exec(text) ?? [];
  if (digits === undefined) return undefined;
  const six = digits.length === 3 ? digits.replace(/./g, digit => digit + digit) : digits;
  return `#${six.toLowerCase()}`;
}
