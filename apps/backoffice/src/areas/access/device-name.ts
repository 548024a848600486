const browsers = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;
const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
] as const;

const first = (agent: string, table: readonly (readonly [string, string])[]) =>
  table.find(([sign]) => agent.includes(sign))?.[1];

/** What a browser calls itself, as its owner would: "Chrome, Windows"; null when it says nothing known. */
export function deviceName(userAgent: string | null): string | null {
  const names = [first(userAgent ?? '', browsers), first(userAgent ?? '', systems)].filter(Boolean);
  return names.length === 0 ? null : names.join(', ');
}
