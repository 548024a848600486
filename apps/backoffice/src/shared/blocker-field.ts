import type { TaxResidency } from '@dossier/api/contract';
import type { Blocker } from '@dossier/api/registrations';

/** Where the form of a party has a field under another name than the gate: the front door is asked by itself. */
const formNames: Readonly<Record<string, string>> = {
  'address.line1': 'address.street',
  'address.postalCode': 'address.postcode',
};

/** The field of a party's form in which something is filled in; null for what has no field there. */
export function blockerField(
  { code, params }: Pick<Blocker, 'code' | 'params'>,
  taxResidencies: readonly Pick<TaxResidency, 'country'>[] = [],
): string | null {
  switch (code) {
    case 'fieldMissing': {
      const field = String(params['field']);
      return formNames[field] ?? field;
    }
    case 'taxResidencyMissing':
      return 'taxResidencies';
    case 'taxNumberMissing': {
      const row = taxResidencies.findIndex(({ country }) => country === params['country']);
      return row < 0 ? 'taxResidencies' : `taxResidencies.${row}.taxIdentificationNumber`;
    }
    case 'originOfAssetsMissing':
      return 'originOfAssets';
    default:
      return null;
  }
}
