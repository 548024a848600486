import { number, object, type InferType } from '../../answers.ts';

/** What a firm may choose from: never longer than the platform allows. */
export const sessionBounds = {
  idleMinutes: { min: 15, max: 60 },
  hours: { min: 1, max: 12 },
  trustedHours: { min: 1, max: 24 },
} as const;

const between = ({ min, max }: { readonly min: number; readonly max: number }) =>
  number().integer().min(min).max(max).required();

/** How long sessions last: without anyone at them, at most, and at most on a trusted computer. */
export const sessionLimits = object({
  idleMinutes: between(sessionBounds.idleMinutes),
  hours: between(sessionBounds.hours),
  trustedHours: between(sessionBounds.trustedHours),
});
export type SessionLimits = InferType<typeof sessionLimits>;

export const defaultSessions: SessionLimits = { idleMinutes: 60, hours: 12, trustedHours: 24 };
