import { useTenantCountry } from '../use-tenant-country.ts';
import { useTexts } from '../translations.ts';
import { citations } from './citations.ts';

/** What is said under the fields of a party, with the law of the firm's country where one stands behind it. */
export function usePartyHints() {
  const { hints } = useTexts('parties');
  const cited = citations[useTenantCountry()];
  const withLaw = Object.entries(hints).map(([name, hint]) => {
    const law = cited[name as keyof typeof cited];
    return [name, law === undefined ? hint : `${hint} (${law})`] as const;
  });
  return Object.fromEntries(withLaw) as typeof hints;
}
