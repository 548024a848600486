import { riskLevels, type AssessedLevel, type RiskRuleId } from '@dossier/validators/risk-assessment';
import { array, boolean, number, object, string, type InferType } from '../../answers.ts';

/** Characters of what is written about an override. */
export const overrideLimits = { reason: 500, evidence: 500 } as const;

/** Why a client was assessed. */
export const assessmentCauses = ['assessed', 'changed', 'reviewed', 'overridden', 'overrideEnded'] as const;
export type AssessmentCause = (typeof assessmentCauses)[number];

const level = () => string<AssessedLevel>().oneOf(riskLevels);
/** Of the rule set, whose points and floors no caller needs. */
const rule = () => string<RiskRuleId>();

/** A rule that applies, and what of the file it rests on (3-decisions 4.6). */
const contribution = object({
  rule: rule().required(),
  /** Which of the ways in which the rule applies. */
  branch: string().required(),
  points: number().integer().required(),
  floor: level().nullable().defined(),
  /** False where a question has no answer: the worst one counts then. */
  isAnswered: boolean().required(),
  inputs: array(
    object({
      /** Whom it is about. */
      party_id: string().required(),
      /** Null for someone whom the reader may not see. */
      name: string().nullable().defined(),
      /** Codes of countries or of a vocabulary; none where the branch says it all. */
      values: array(string().required()).required(),
    }).required(),
  ).required(),
});

/** What the rules say of a client. */
const outcome = {
  /** From 0 to 100. */
  score: number().integer().required(),
  /** The level by the rules alone. */
  assessedLevel: level().required(),
  floor: level().nullable().defined(),
  /** The score alone would refuse the client; a person has to decide. */
  proposesExit: boolean().required(),
  contributions: array(contribution.required()).required(),
  /** What would lower the level by itself, were it not so. */
  counterfactuals: array(
    object({ rule: rule().required(), level: level().required() }).required(),
  ).required(),
  /** Rules about which the file has no data yet. */
  notWeighed: array(rule().required()).required(),
};

const override = object({
  level: level().required(),
  /** yyyy-mm-dd: the last day on which it counts. */
  until: string().required(),
  /** Null once the client was erased. */
  reason: string().nullable().defined(),
  evidence: string().nullable().defined(),
  by: string().nullable().defined(),
});

/** An assessment that was recorded: it gives the client their level until the next one. */
const recorded = {
  _id: string().required(),
  cause: string<AssessmentCause>().oneOf(assessmentCauses).required(),
  at: string().required(),
  /** Null where it was made by itself, and for a user who is no colleague any more. */
  by: string().nullable().defined(),
  level: level().required(),
  override: override.nullable().defined(),
};

export const riskOfClient = object({
  /** Of the party: what changes the risk names it. */
  version: number().integer().required(),
  /** Whether the party is a client in a registration: only a client has a level. */
  isClient: boolean().required(),
  /** The level that reviews and decisions go by: the highest of the client's registrations. Null without one. */
  clientLevel: level().nullable().defined(),
  /** The assessment that counts; null where no one assessed the client by these rules yet. */
  current: object({
    ...recorded,
    ...outcome,
    /** yyyy-mm-dd: from when the level may fall to the assessed one; null where it is not higher. */
    fallsOn: string().nullable().defined(),
  })
    .nullable()
    .defined(),
  /** What the rules say of the file as it is now. */
  today: object(outcome).required(),
  /** Whether the file says the same as when the client was assessed. */
  isUpToDate: boolean().required(),
  /** yyyy-mm-dd: an override ends by then; null where no review is due. */
  nextReviewOn: string().nullable().defined(),
  /** Those before the current one, the newest first: what came and what went with the one after it. */
  history: array(
    object({
      ...recorded,
      score: number().integer().required(),
      /** Rules that apply since the one before it, and those that do no more. */
      added: array(rule().required()).required(),
      gone: array(rule().required()).required(),
    }).required(),
  ).required(),
});
export type RiskOfClient = InferType<typeof riskOfClient>;
export type RiskOutcome = RiskOfClient['today'];
