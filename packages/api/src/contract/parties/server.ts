import { required } from '@dossier/validators';
import { check } from '@dossier/validators/yup';
import { object, string } from 'yup';
import type { ServerParts } from '../server-part.ts';
import type * as endpoints from './endpoints.ts';

export const partiesServer = {
  'parties.address': {
    summary: 'The street and city of a Dutch front door; an empty list where there is none.',
    query: object({
      /** `1234 AB` */
      postalCode: string()
        .max(10)
        .required()
        .test(...check(required)),
      houseNumber: string()
        .max(10)
        .required()
        .test(...check(required)),
    }),
    errors: ['ProviderUnavailable'],
  },
  'parties.company': {
    summary: 'Companies of the company register by number, or by the words their name has.',
    query: object({
      search: string()
        .max(100)
        .required()
        .test(...check(required)),
    }),
    errors: ['ProviderUnavailable'],
  },
} as const satisfies ServerParts<typeof endpoints>;
