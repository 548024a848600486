import type { RoutesOf } from '../../shared/routing/route.ts';
import type { Services } from '../../shared/services/services.ts';
import { findCompanies, findDoor } from './lookups.ts';

export function partiesRoutes({ postcodes, companyRegister }: Services): RoutesOf<'parties'> {
  return {
    'parties.address': { mode: 'signed', handle: ({ query }) => findDoor(postcodes, query) },
    'parties.company': {
      mode: 'signed',
      handle: ({ query }) => findCompanies(companyRegister, query.search),
    },
  };
}
