import { object, string } from '../answers.ts';
import { endpoint } from '../endpoint.ts';
import { listOf } from '../envelope.ts';
import { partyAddress } from './entities.ts';
import { suggestedParty } from './suggested-party.ts';

export * from './custom-fields/endpoints.ts';
export * from './deletion/endpoints.ts';
export * from './file/endpoints.ts';
export * from './groups/endpoints.ts';
export * from './merges/endpoints.ts';
export * from './owners/endpoints.ts';
export * from './register/endpoints.ts';

export const address = endpoint({
  name: 'parties.address',
  service: 'main',
  method: 'GET',
  path: '/lookups/address',
  kind: 'json',
  access: 'registrationRead',
  response: listOf(object({ street: string().required(), city: string().required() })),
});

export const company = endpoint({
  name: 'parties.company',
  service: 'main',
  method: 'GET',
  path: '/lookups/company',
  kind: 'json',
  access: 'registrationRead',
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
});

export const suggestions = endpoint({
  name: 'parties.suggestions',
  service: 'main',
  method: 'POST',
  path: '/parties/suggestions',
  kind: 'json',
  access: ['registrationWrite', 'clientFileWrite'],
  readsOnly: true,
  response: listOf(suggestedParty),
});
