import { language, type Language } from '@dossier/validators/vocabularies';

/** The wish that weighs most among the languages that a browser sends: `nl;q=0.9, en-GB`. */
function wishes(header: string | null): readonly string[] {
  return (header ?? '')
    .split(',')
    .map(part => {
      const [name = '', ...parameters] = part.split(';').map(piece => piece.trim());
      const weight = Number(parameters.find(piece => piece.startsWith('q='))?.slice(2) ?? 1);
      return { name: name.toLowerCase(), weight: Number.isFinite(weight) ? weight : 0 };
    })
    .filter(({ name, weight }) => name !== '' && weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ name }) => name);
}

/**
 * The language of a page: what was chosen on this browser, else what the browser asks for, else the tenant's own; always
 * one that the tenant allows.
 */
export function localeFor(
  chosen: string | null,
  accepted: string | null,
  allowed: readonly Language[] = language.codes,
  otherwise: Language = 'en-US',
): Language {
  const match = allowed.find(code => code === chosen);
  if (match) return match;
  for (const wish of wishes(accepted)) {
    const exact = allowed.find(code => code.toLowerCase() === wish);
    const kin = allowed.find(code => code.slice(0, 2) === wish.slice(0, 2));
    if (exact ?? kin) return (exact ?? kin) as Language;
  }
  return otherwise;
}
