// What one person has in the target, and whether that makes a beneficial owner.
import { controlOf } from './control.ts';
import type { Measure, OwnershipGraph, Side } from './graph.ts';
import { pathsTo, type OwnershipPath } from './paths.ts';
import { fromPercent, greater, isAbove, toPercent, type Share } from './share.ts';

/** Why a person is a beneficial owner. */
export type OwnershipBasis = 'economic' | 'voting' | 'control' | 'agreement' | 'owner';

/** Bands of the Dutch UBO register, in per cent. */
export type OwnershipBand = 'upTo25' | 'from25To50' | 'from50To75' | 'from75To100';

/** Per cent with at most four decimals, lowest and highest. */
export type PercentBounds = readonly [lowest: string, highest: string];

export interface HolderOutcome {
  readonly party: string;
  readonly economic: PercentBounds;
  /** Through all chains of votes. */
  readonly voting: PercentBounds;
  /** Votes in the target of the person and of every party that the person controls. */
  readonly controlled: PercentBounds;
  readonly band: OwnershipBand;
  /** What passes the threshold for certain. */
  readonly basis: readonly OwnershipBasis[];
  /** Passes only if what is not known exactly is at its highest: to be resolved, never taken for a no. */
  readonly isPossible: boolean;
  readonly paths: readonly OwnershipPath[];
}

/** What every person is measured by. */
export interface HolderContext {
  readonly target: string;
  readonly graph: OwnershipGraph;
  /** Through all chains. */
  readonly interestOf: (party: string, measure: Measure, side: Side) => Share;
  /** Whether a share makes a beneficial owner on the day. */
  readonly passes: (share: Share) => boolean;
  readonly isSoleProprietor: boolean;
}

export interface MeasuredHolder {
  readonly outcome: HolderOutcome;
  /** What the person has for certain, in the measure that is the largest. */
  readonly largest: Share;
}

const kinds = ['economic', 'voting', 'control'] as const;
type Kind = (typeof kinds)[number];

function bandOf(share: Share): OwnershipBand {
  if (isAbove(share, fromPercent('75'))) return 'from75To100';
  if (isAbove(share, fromPercent('50'))) return 'from50To75';
  return isAbove(share, fromPercent('25')) ? 'from25To50' : 'upTo25';
}

/** Undefined for who has nothing in the target. */
export function measureHolder(party: string, context: HolderContext): MeasuredHolder | undefined {
  const { target, graph, interestOf, passes, isSoleProprietor } = context;
  const control = {
    low: controlOf(party, target, graph, 'low'),
    high: controlOf(party, target, graph, 'high'),
  };
  const measured = (side: Side): Record<Kind, Share> => ({
    economic: interestOf(party, 'economic', side),
    voting: interestOf(party, 'voting', side),
    control: control[side].share,
  });
  const [low, high] = [measured('low'), measured('high')];
  const decides = (side: Side) => control[side].controlled.has(target);
  const basis: OwnershipBasis[] = kinds.filter(kind => passes(low[kind]));
  if (decides('low') && !basis.includes('control')) basis.push('agreement');
  if (isSoleProprietor && graph.holders.get(target)?.has(party)) basis.push('owner');
  const largest = greater(greater(low.economic, low.voting), low.control);
  const highest = greater(greater(high.economic, high.voting), high.control);
  if (basis.length === 0 && highest === 0n && !decides('high')) return undefined;
  const bounds = (kind: Kind): PercentBounds => [toPercent(low[kind]), toPercent(high[kind])];
  return {
    largest,
    outcome: {
      party,
      economic: bounds('economic'),
      voting: bounds('voting'),
      controlled: bounds('control'),
      band: bandOf(largest),
      basis,
      isPossible: basis.length === 0 && (passes(highest) || decides('high')),
      paths: pathsTo(target, party, graph, low.economic > 0n ? 'economic' : 'voting'),
    },
  };
}
