import { array, number, object, string } from 'yup';
import { endpoint } from './endpoint.ts';
import { registrationStages, type RegistrationStage } from './registration-filters.ts';

/** How many months an overview may look back, the present one included. */
export const overviewPeriods = ['3', '6', '12', '24'] as const;
export type OverviewPeriod = (typeof overviewPeriods)[number];

const count = () => number().integer().min(0).required();

const read = endpoint({
  name: 'workflows.overview',
  service: 'workflows',
  method: 'GET',
  path: '/overview',
  kind: 'json',
  access: 'registrationRead',
  summary:
    'Figures of the dashboard: registrations per month and kind, how far they came and how long it took, and who has how much to do. Deleted ones count as deleted only.',
  query: object({ months: string<OverviewPeriod>().oneOf(overviewPeriods) }),
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
    /** Open registrations a person, those of nobody first; null for whoever is no Admin. */
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
  errors: [],
});

/** The figures of the dashboard. */
export const overviews = { overview: read } as const;
