import { endpoint } from '../endpoint.ts';
import { riskQualificationSetting } from './entities.ts';

export const riskQualificationSettingGet = endpoint({
  name: 'kyc.riskQualificationSettingGet',
  service: 'parties',
  method: 'POST',
  path: '/graphql',
  kind: 'graphql',
  readsOnly: true,
  access: 'registrationRead',
  operation: 'riskQualificationSettingGet',
  document:
    'query riskQualificationSettingGet { riskQualificationSettingGet { levels { id name months } defaultMonths triggerInitialRiskReview } }',
  response: riskQualificationSetting,
});

export * from './risk/endpoints.ts';
