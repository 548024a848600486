import { gateItems, type Completion, type SignOffPolicy, type BusinessCalendar } from '@dossier/api/contract';
import type { SectionValues } from '@dossier/api/tenants';
import { integer, maxNumber, minNumber, required } from '@dossier/validators';
import { check } from '@dossier/validators/yup';
import { array, boolean, object, string, type ObjectSchema } from 'yup';

type Onboarding = SectionValues['onboarding'];

/** What the form holds: figures as people type them, and what is asked for rather than what is not. */
export interface OnboardingValues {
  completion: string;
  gate: string[];
  acceptance: string;
  solePractitioner: boolean;
  incomplete: string;
  complete: string;
  calendar: string;
  reason: string;
}

const choice = string()
  .defined()
  .test(...check(required));
const term = choice
  .test(...check(integer))
  .test(...check(minNumber, { min: 1 }))
  .test(...check(maxNumber, { max: 250 }));

export const onboardingSchema: ObjectSchema<OnboardingValues> = object({
  completion: choice,
  gate: array(string().defined()).defined(),
  acceptance: choice,
  solePractitioner: boolean().defined(),
  incomplete: term,
  complete: term,
  calendar: choice,
  reason: string().defined().max(300),
});

export const valuesOf = ({
  completion,
  gatesOff,
  acceptance,
  solePractitioner,
  terms,
  calendar,
}: Onboarding): OnboardingValues => ({
  completion,
  gate: gateItems.filter(item => !gatesOff.includes(item)),
  acceptance,
  solePractitioner,
  incomplete: String(terms.INCOMPLETE),
  complete: String(terms.COMPLETE),
  calendar,
  reason: '',
});

export const onboardingOf = (values: OnboardingValues): Onboarding => ({
  completion: values.completion as Completion,
  gatesOff: gateItems.filter(item => !values.gate.includes(item)),
  acceptance: values.acceptance as SignOffPolicy,
  solePractitioner: values.solePractitioner,
  terms: { INCOMPLETE: Number(values.incomplete), COMPLETE: Number(values.complete) },
  calendar: values.calendar as BusinessCalendar,
});
