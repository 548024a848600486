import {
  riskLevels,
  riskRules,
  type AssessedLevel,
  type RiskBranch,
  type RiskRule,
  type RiskRuleId,
} from './rules.ts';

/** What a source says of one rule: which branch applies, none, or that the question has no answer. */
export interface RiskInput {
  readonly rule: RiskRuleId;
  /** Null where the rule does not apply; `notAnswered` counts as its worst branch. */
  readonly branch: string | null;
}

/** The branch of an input whose question has no answer. */
export const notAnswered = 'notAnswered';

/** A rule that applies, with what it rests on. */
export interface RiskContribution<Input extends RiskInput = RiskInput> {
  readonly rule: RiskRuleId;
  readonly branch: string;
  readonly points: number;
  readonly floor: AssessedLevel | null;
  readonly isAnswered: boolean;
  /** The inputs that lead to this branch. */
  readonly inputs: readonly Input[];
}

export interface RiskAssessment<Input extends RiskInput = RiskInput> {
  /** From 0 to 100. */
  readonly score: number;
  readonly level: AssessedLevel;
  /** The highest floor; null without one. An override cannot go below it. */
  readonly floor: AssessedLevel | null;
  /** The score alone would refuse the client: a person has to decide, since no floor says so. */
  readonly proposesExit: boolean;
  /** In the order of the rules. */
  readonly contributions: readonly RiskContribution<Input>[];
  /** What would lower the level by itself, were it not so. */
  readonly counterfactuals: readonly { readonly rule: RiskRuleId; readonly level: AssessedLevel }[];
  /** Rules about which no source says anything. */
  readonly notWeighed: readonly RiskRuleId[];
}

/** The lowest score of each level above LOW (3-decisions 4.6). */
export const riskThresholds = { MEDIUM: 20, HIGH: 40, UNACCEPTABLE: 70 } as const;

/**
 * The level of risk of a client by the default rules (3-decisions 4.6, Wwft art. 3, 8; AMLR annex III). A rule counts once,
 * by its worst branch, however many parties it applies to. A score alone never refuses a client (`unacceptableBy:
 * floorOnly`): it proposes the exit.
 */
export function assessRisk<Input extends RiskInput>(inputs: readonly Input[]): RiskAssessment<Input> {
  const contributions = riskRules.flatMap(rule => contributionOf(rule, inputs));
  const { score, level, floor } = levelOf(contributions);
  return {
    score,
    level,
    floor,
    proposesExit: score >= riskThresholds.UNACCEPTABLE && level !== 'UNACCEPTABLE',
    contributions,
    counterfactuals: contributions.flatMap(({ rule }) => {
      const without = levelOf(contributions.filter(other => other.rule !== rule)).level;
      return rankOf(without) < rankOf(level) ? [{ rule, level: without }] : [];
    }),
    notWeighed: riskRules.flatMap(({ id }) => (inputs.some(({ rule }) => rule === id) ? [] : [id])),
  };
}

/** 0 for the lowest level. */
export const rankOf = (level: AssessedLevel): number => riskLevels.indexOf(level);
const highest = (levels: readonly AssessedLevel[]): AssessedLevel | null =>
  levels.reduce<AssessedLevel | null>(
    (top, level) => (top === null || rankOf(level) > rankOf(top) ? level : top),
    null,
  );

function contributionOf<Input extends RiskInput>(
  { id, branches }: RiskRule & { readonly id: RiskRuleId },
  inputs: readonly Input[],
): readonly RiskContribution<Input>[] {
  const about = inputs.filter(({ rule, branch }) => rule === id && branch !== null);
  const applies = ({ id: branch }: RiskBranch, index: number) =>
    about.some(input => input.branch === branch || (index === 0 && input.branch === notAnswered));
  const branch = branches.find(applies);
  if (!branch) return [];
  const answered = about.filter(input => input.branch === branch.id);
  return [
    {
      rule: id,
      branch: branch.id,
      points: branch.points,
      floor: branch.floor ?? null,
      isAnswered: answered.length > 0,
      inputs: answered.length > 0 ? answered : about.filter(input => input.branch === notAnswered),
    },
  ];
}

function levelOf(contributions: readonly RiskContribution[]): {
  readonly score: number;
  readonly level: AssessedLevel;
  readonly floor: AssessedLevel | null;
} {
  const sum = contributions.reduce((total, { points }) => total + points, 0);
  const score = Math.min(100, Math.max(0, sum));
  const floor = highest(contributions.flatMap(contribution => contribution.floor ?? []));
  const byScore = score >= riskThresholds.HIGH ? 'HIGH' : score >= riskThresholds.MEDIUM ? 'MEDIUM' : 'LOW';
  const ceilings = contributions.flatMap(contribution => ceilingOf(contribution) ?? []);
  const capped = ceilings.some(ceiling => rankOf(ceiling) < rankOf(byScore))
    ? (ceilings[0] ?? byScore)
    : byScore;
  return { score, floor, level: highest([capped, ...(floor === null ? [] : [floor])]) ?? capped };
}

function ceilingOf({ rule, branch }: RiskContribution): AssessedLevel | undefined {
  const branches: readonly RiskBranch[] = riskRules.find(({ id }) => id === rule)?.branches ?? [];
  return branches.find(({ id }) => id === branch)?.ceiling;
}
