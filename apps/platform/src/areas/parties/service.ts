export { becomeClients, type NewClient } from './become-clients.ts';
export { createGroup } from './groups.ts';
export { ownersOf } from './owners/owners.ts';
export { compareRegister } from './register/compare-register.ts';
export { settleDiscrepancy } from './register/settle.ts';
export { addCustomField } from './custom-fields/change.ts';
export { readCustomFields } from './custom-fields/definitions.ts';
export { connectionsOf, type Connection } from './connections.ts';
export { isFilled, joinedData, mergeInto, unlike } from './merge-into.ts';
export { insertReferences } from './references.ts';
export { suggestParties } from './suggest.ts';
export { addUpPartyCounts } from './add-up-counts.ts';
export { insertShares, changeShares, readShares, shareText, type OwnedShare } from './shares.ts';
export { taxHash, taxNumberKey } from './tax-hash.ts';
export { dataOf, nodeData, partyName, typeOf, type PartyData } from './party.ts';
export {
  changeParties,
  insertParties,
  lockParties,
  partyCreated,
  readParties,
  type NewParty,
  type Party,
} from './store.ts';
export { countFiles, handOverFiles } from './hand-over.ts';
export { countPartyView } from './count-view.ts';
export { companyNumberKeys } from './company-number-key.ts';
export { idsByPerson, idsByTaxNumber } from './search.ts';
export { encryptMovedParties } from './encrypt-moved.ts';
export { changePartyStatus } from './change-status.ts';
export { bringReviewForward, noteReview } from './next-review.ts';
export { partiesConcerned, readAround, type Around } from './around.ts';
export { changeParty } from './change-party.ts';
export { findAtVersion, findChangeable, findParty, partiesAbout, visibleIds } from './find.ts';
export { notifyPartyChange } from './notify-change.ts';
export { visibleParties } from './scope.ts';
export { masked, maskedValueAt, maskParties } from './mask.ts';
export { newcomer, patchedParty } from './patched-party.ts';
export { violationsOfParty } from './validate-party.ts';
export {
  endRepresentations,
  insertRepresentations,
  readRepresentations,
  type Representation,
} from './representations.ts';
export { listParties, readPartyRows, type PartyQuery, type PartyRow } from './list.ts';
export { confirmedOwners, insertConfirmations, type AsCalculated } from './owners/confirmations.ts';
