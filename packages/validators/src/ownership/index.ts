export {
  amlrFirstDay,
  comparatorOn,
  determineOwnership,
  ownershipThreshold,
  type OwnershipOutcome,
  type OwnershipQuestion,
  type ThresholdComparator,
} from './determine.ts';
export type {
  Holding,
  HolderRule,
  HoldingBasis,
  OwnershipError,
  OwnershipParty,
  ShareRange,
} from './graph.ts';
export type { HolderOutcome, OwnershipBand, OwnershipBasis, PercentBounds } from './measure-holder.ts';
export type { OwnershipPath } from './paths.ts';
