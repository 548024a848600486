import type { TaxResidency } from '@dossier/api/contract';
import type { FactContext } from './PartyFacts.tsx';

/** The countries where tax is paid, each with its number, or with why there is none. */
export function Residencies({ rows, at, context: { reading, masked } }: ResidenciesProps) {
  return (
    <ul>
      {rows.map((row, index) => (
        <li key={row.country}>
          {reading.textOf('country', row.country)}{' '}
          {masked(row.taxIdentificationNumber, `${at}.taxResidencies[${index}].taxIdentificationNumber`) ??
            reading.textOf('reason', row.reason)}
        </li>
      ))}
    </ul>
  );
}

interface ResidenciesProps {
  readonly rows: readonly TaxResidency[];
  readonly at: 'naturalPerson' | 'legalEntity';
  readonly context: FactContext;
}
