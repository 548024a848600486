import { array, boolean, number, object, string } from 'yup';
import { endpoint } from './endpoint.ts';

/** S2 §3, risk settings: exactly four levels in a fixed order (`3-decisions.md` 4.6). */
export const riskQualificationSetting = object({
  levels: array(
    object({
      id: string<'LOW' | 'MEDIUM' | 'HIGH' | 'UNACCEPTABLE'>()
        .oneOf(['LOW', 'MEDIUM', 'HIGH', 'UNACCEPTABLE'])
        .required(),
      /** The firm's own name for it; null where it keeps the product's, which follows the reader's language. */
      name: string().nullable().defined(),
      /** Months until the next review; 0 means that there is none. */
      months: number().integer().required(),
    }),
  ).required(),
  defaultMonths: number().integer().required(),
  triggerInitialRiskReview: boolean().required(),
});

const riskQualificationSettingGet = endpoint({
  name: 'kyc.riskQualificationSettingGet',
  service: 'parties',
  method: 'POST',
  path: '/graphql',
  kind: 'graphql',
  readsOnly: true,
  access: 'registrationRead',
  summary: 'The four risk levels of the firm, with the months until their review.',
  operation: 'riskQualificationSettingGet',
  document:
    'query riskQualificationSettingGet { riskQualificationSettingGet { levels { id name months } defaultMonths triggerInitialRiskReview } }',
  response: riskQualificationSetting,
  errors: [],
});

export const kyc = { riskQualificationSettingGet } as const;
