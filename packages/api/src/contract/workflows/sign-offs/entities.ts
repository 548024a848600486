import { signOffState, type SignOffState } from '@dossier/validators/vocabularies';
import { array, mixed, number, object, string } from '../../answers.ts';
import { signOffPolicy } from './policy.ts';

/** What is signed off. Each area adds its own. */
export const signOffActions = [
  'registration.accept',
  'user.resetFactor',
  'user.update',
  'settings.lowerPolicy',
  'settings.lowerAuthentication',
  'settings.lowerWorkflow',
  'settings.widenRestricted',
  'group.change',
  'process.review',
  'process.changePartyStatus',
  'party.merge',
] as const;
export type SignOffAction = (typeof signOffActions)[number];

const decisionHindrances = [
  'ownRequest',
  'ownData',
  // One changed the address, the second factor or the role of the other less than 72 hours ago.
  'recentChange',
  // The only person of the firm who may decide asked less than 24 hours ago.
  'waitsAlone',
  'notSenior',
  'notPermitted',
] as const;
export type DecisionHindrance = (typeof decisionHindrances)[number];

export const colleague = object({ _id: string().required(), name: string().required() });

const summaryFields = {
  _id: string().required(),
  version: number().integer().required(),
  action: string<SignOffAction>().oneOf(signOffActions).required(),
  subject: object({ type: string().required(), id: string().required(), name: string().required() }),
  policy: signOffPolicy.required(),
  state: string<SignOffState>().oneOf(signOffState.codes).required(),
  requestedBy: colleague.required(),
  requestedAt: string().required(),
  /** After this instant no one can decide any more. */
  expiresAt: string().required(),
  comment: string().nullable().defined(),
  /** From when the reader may confirm their own request with a code of their app; null when they may not. */
  aloneFrom: string().nullable().defined(),
  /** Why the reader may not decide; null when they may. */
  hindrance: string<DecisionHindrance>().oneOf(decisionHindrances).nullable().defined(),
};

/** A request as lists and pages mention it: what it changes is read by opening it. */
export const signOffSummary = object(summaryFields);

const signedChange = object({ path: string().required(), old: mixed().nullable(), new: mixed().nullable() });

export const signOffEntity = object({
  ...summaryFields,
  /** What a decision has to name: that of what was read. */
  payloadHash: string().required(),
  diff: array(signedChange.required()).required(),
  decisions: array(
    object({
      by: colleague.required(),
      at: string().required(),
      decision: string<'approve' | 'reject'>().oneOf(['approve', 'reject']).required(),
      comment: string().nullable().defined(),
    }),
  ).required(),
});
