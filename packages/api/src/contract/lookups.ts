import { object, string } from 'yup';
import { required } from '@dossier/validators';
import { check } from '@dossier/validators/yup';
import { endpoint } from './endpoint.ts';
import { listOf } from './envelope.ts';
import { address as partyAddress } from './parties.ts';

const address = endpoint({
  name: 'parties.address',
  service: 'main',
  method: 'GET',
  path: '/lookups/address',
  kind: 'json',
  access: 'registrationRead',
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
  response: listOf(object({ street: string().required(), city: string().required() })),
  errors: ['ProviderUnavailable'],
});

const company = endpoint({
  name: 'parties.company',
  service: 'main',
  method: 'GET',
  path: '/lookups/company',
  kind: 'json',
  access: 'registrationRead',
  summary: 'Companies of the company register by number, or by the words their name has.',
  query: object({
    search: string()
      .max(100)
      .required()
      .test(...check(required)),
  }),
  response: listOf(
    object({
      chamberOfCommerceNo: string().required(),
      name: string().required(),
      legalForm: string().required(),
      incorporationDate: string().required(),
      /** `dissolved` companies exist no more, and can become no client. */
      status: string<'active' | 'dissolved'>().oneOf(['active', 'dissolved']).required(),
      address: partyAddress.required(),
    }),
  ),
  errors: ['ProviderUnavailable'],
});

/** What others know of parties: the postcode register and the company register, each behind its port. */
export const lookups = { address, company } as const;
