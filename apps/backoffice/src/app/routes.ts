import { lazy, type ComponentType } from 'react';
import type { Demands } from './guards.ts';
import { chooseTenant } from './guards.ts';

/** One address, what it asks of a visitor, and the page it opens. */
export interface RouteEntry {
  readonly path: string;
  readonly demands: Demands;
  readonly Page: ComponentType;
}

/** Every page there is. Each is a chunk of its own: nobody downloads what is not opened. */
export const routes: readonly RouteEntry[] = [
  {
    path: '/login',
    demands: { area: 'public' },
    Page: lazy(async () => ({ default: (await import('../areas/access/LoginPage.tsx')).LoginPage })),
  },
  {
    path: chooseTenant,
    demands: { area: 'administration' },
    Page: lazy(async () => ({ default: (await import('../areas/access/ChooseTenantPage.tsx')).ChooseTenantPage })),
  },
  {
    path: '/administration/dashboard',
    demands: { area: 'administration' },
    Page: lazy(async () => ({ default: (await import('../areas/dashboard/DashboardPage.tsx')).DashboardPage })),
  },
  {
    path: '/administration/registrations',
    demands: { area: 'administration', permission: 'registrationRead' },
    Page: lazy(async () => ({ default: (await import('../areas/registrations/RegistrationsPage.tsx')).RegistrationsPage })),
  },
  {
    path: '/administration/registrations/new',
    demands: { area: 'administration', permission: 'registrationWrite' },
    Page: lazy(async () => ({ default: (await import('../areas/registrations/NewRegistrationPage.tsx')).NewRegistrationPage })),
  },
  {
    path: '/administration/registrations/:id',
    demands: { area: 'administration', permission: 'registrationRead' },
    Page: lazy(async () => ({ default: (await import('../areas/registrations/RegistrationPage.tsx')).RegistrationPage })),
  },
];

/** Addresses that lead elsewhere (S1 §2). */
export const aliases: Readonly<Record<string, string>> = {
  '/': '/login',
  '/administration': '/administration/dashboard',
};
