import { array, number, object, string } from '../../answers.ts';
import { endpoint } from '../../endpoint.ts';
import { registrationStages, type RegistrationStage } from '../../registrations/stages.ts';
import { count, workItem, workShown } from './entities.ts';

export const overview = endpoint({
  name: 'workflows.overview',
  service: 'workflows',
  method: 'GET',
  path: '/overview',
  kind: 'json',
  access: 'registrationRead',
  response: object({
    /** Every month of the period, yyyy-mm, the oldest first. */
    months: array(
      object({
        month: string().required(),
        INDIVIDUAL: count(),
        JOINT: count(),
        BUSINESS: count(),
      }).required(),
    ).required(),
    /** Of those that began in the period; null for an Agent. */
    pipeline: object({
      stages: array(
        object({
          status: string<RegistrationStage>().oneOf(registrationStages).required(),
          reached: count(),
          /** Working days that the one in the middle stayed; null where none has left yet. */
          medianDays: number().min(0).nullable().defined(),
        }).required(),
      ).required(),
      rejected: count(),
      deleted: count(),
    })
      .nullable()
      .defined(),
    /** Open registrations a person, those of no one first; null for the user who is no Admin. */
    team: array(
      object({
        assigneeId: string().nullable().defined(),
        name: string().nullable().defined(),
        open: object({ INCOMPLETE: count(), COMPLETE: count() }).required(),
      }).required(),
    )
      .nullable()
      .defined(),
  }),
});

export const myWork = endpoint({
  name: 'workflows.myWork',
  service: 'workflows',
  method: 'GET',
  path: '/my-work',
  kind: 'json',
  access: 'registrationRead',
  response: object({
    items: array(workItem.required()).max(workShown).required(),
    counts: object({ overdue: count(), dueToday: count(), approval: count(), mention: count() }).required(),
  }),
});
