import { reads, type RoutesOf } from '../../shared/routing/route.ts';
import { readSections } from '../tenants/service.ts';

export function kycRoutes(): RoutesOf<'kyc'> {
  return {
    'kyc.riskQualificationSettingGet': reads(
      async ({ work }) => (await readSections(work.tx, ['riskQualification'])).riskQualification,
    ),
  };
}
