import { reads, writes, type RoutesOf } from '../../shared/routing/route.ts';
import { readSections } from '../tenants/service.ts';
import { assessClient, endOverride, overrideRisk } from './risk/change.ts';
import { readRisk } from './risk/read.ts';

export function kycRoutes(): RoutesOf<'kyc'> {
  return {
    'kyc.riskQualificationSettingGet': reads(
      async ({ work }) => (await readSections(work.tx, ['riskQualification'])).riskQualification,
    ),
    'kyc.clientRisk': reads(({ work, caller, params }) => readRisk(work, caller, params.id)),
    'kyc.assessRisk': writes(async ({ work, caller, params, body }) => {
      await assessClient(work, caller, params.id, body);
      return readRisk(work, caller, params.id);
    }),
    'kyc.overrideRisk': writes(async ({ work, caller, params, body, version }) => {
      await overrideRisk(work, caller, { id: params.id, version }, body);
      return readRisk(work, caller, params.id);
    }),
    'kyc.endRiskOverride': writes(async ({ work, caller, params, version }) => {
      await endOverride(work, caller, { id: params.id, version });
      return readRisk(work, caller, params.id);
    }),
  };
}
