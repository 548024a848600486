import type { Connection } from '@dossier/api/parties';

/** The days up to `today` on which a connection began or ended (yyyy-mm-dd), and the chosen one, from first to last. */
export function changeDays(
  connections: readonly Pick<Connection, 'validFrom' | 'validTo'>[],
  today: string,
  chosen: string | null,
): readonly string[] {
  const days = connections.flatMap(({ validFrom, validTo }) => [validFrom, validTo]);
  const past = days.filter(day => day !== null && day < today);
  return [...new Set([...past, chosen])].filter(day => day !== null).toSorted();
}
