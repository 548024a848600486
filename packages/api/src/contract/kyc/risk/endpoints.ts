import { endpoint } from '../../endpoint.ts';
import { riskOfClient } from './entities.ts';

export const clientRisk = endpoint({
  name: 'kyc.clientRisk',
  service: 'kyc',
  method: 'GET',
  path: '/parties/{id}/risk',
  kind: 'json',
  access: 'clientFileRead',
  response: riskOfClient,
});

export const assessRisk = endpoint({
  name: 'kyc.assessRisk',
  service: 'kyc',
  method: 'POST',
  path: '/parties/{id}/risk/assessments',
  kind: 'json',
  access: 'clientFileWrite',
  response: riskOfClient,
});

const override = '/parties/{id}/risk/override';

export const overrideRisk = endpoint({
  name: 'kyc.overrideRisk',
  service: 'kyc',
  method: 'PUT',
  path: override,
  kind: 'json',
  access: 'riskOverride',
  response: riskOfClient,
});

export const endRiskOverride = endpoint({
  name: 'kyc.endRiskOverride',
  service: 'kyc',
  method: 'DELETE',
  path: override,
  kind: 'json',
  access: 'riskOverride',
  response: riskOfClient,
});
