import { defaultSessions, permissions, type SessionLimits } from '@dossier/api/contract';
import type { Sections } from '../sections.ts';
import { lowering } from './lowering.ts';

type Authentication = Sections['authentication'];

const limitNames = [
  'idleMinutes',
  'hours',
  'trustedHours',
] as const satisfies readonly (keyof SessionLimits)[];

/** Signing in that protects less than before, as something that a second person signs off. */
export const authenticationLowering = lowering({
  section: 'authentication',
  action: 'settings.lowerAuthentication',
  subjectType: 'authentication',
  read: permissions.code('userSettingsRead'),
  write: permissions.code('userSettingsWrite'),
  diffOf: (before, after) => [
    ...(before.allowedMFAMethods.join() === after.allowedMFAMethods.join()
      ? []
      : [{ path: 'allowedMFAMethods', old: before.allowedMFAMethods, new: after.allowedMFAMethods }]),
    ...limitNames.flatMap(path => {
      const [old, next] = [sessionsOf(before)[path], sessionsOf(after)[path]];
      return old === next ? [] : [{ path: `sessions.${path}`, old, new: next }];
    }),
  ],
});

const sessionsOf = ({ sessions }: Authentication): SessionLimits => sessions ?? defaultSessions;
