import { lazyPart } from '../../../shared/lazy-part.tsx';

// Most parties are new: what suggests and shows clients who are there already comes when one may be.
export const SuggestedParties = lazyPart(
  async () => (await import('../../../shared/party-file/SuggestedParties.tsx')).SuggestedParties,
);
export const LinkedParty = lazyPart(async () => (await import('./LinkedParty.tsx')).LinkedParty);
export const OtherRegistrations = lazyPart(
  async () => (await import('./OtherRegistrations.tsx')).OtherRegistrations,
);
