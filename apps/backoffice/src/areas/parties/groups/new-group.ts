import { groupLimits } from '@dossier/api/contract';
import { maxLength, optionalDate, required } from '@dossier/validators';
import { check } from '@dossier/validators/yup';
import type { PathViolation } from '@dossier/ui/form';
import { object, string, type ObjectSchema } from 'yup';

export interface GroupForm {
  name: string;
}

export const groupSchema: ObjectSchema<GroupForm> = object({
  name: string()
    .defined()
    .test(...check(required))
    .test(...check(maxLength, { max: groupLimits.name })),
});

export interface ChangedGroupForm extends GroupForm {
  assignee: string;
}

export const changedGroupSchema: ObjectSchema<ChangedGroupForm> = groupSchema.shape({
  assignee: string().defined(),
});

/** A day on which a membership begins or ends, none to come; today where none is named. */
export interface DayForm {
  day: string;
}

export const daySchema: ObjectSchema<DayForm> = object({
  day: string()
    .defined()
    .test(...check(optionalDate)),
});

/** What is wrong with a day as it is seen today. */
export const flawsOf = ({ day }: DayForm, now: Date): readonly PathViolation[] =>
  day > now.toISOString().slice(0, 10) ? [{ path: 'day', code: 'invalid' }] : [];
