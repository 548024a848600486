// Every endpoint by area: for the platform that answers all of them, for tests, and for the types. Whoever asks takes
// the group of endpoints that are asked together, out of its file: a page carries no more than that.
import { account } from './account.ts';
import { activity } from './activity.ts';
import { challenges } from './challenge.ts';
import { comments } from './comments.ts';
import { configuring } from './configuration.ts';
import { registrationExport } from './export.ts';
import { factors } from './factors.ts';
import { settingsEndpoints } from './tenant-settings.ts';
import { inbox } from './inbox.ts';
import { outside } from './public-endpoints.ts';
import { ownFactors } from './own-factors.ts';
import { presenceEndpoints } from './presence.ts';
import { myWork } from './my-work.ts';
import { overviews } from './overview.ts';
import { running } from './processes.ts';
import { record } from './record.ts';
import { registrationList } from './registration-list.ts';
import { registration } from './registration.ts';
import { settingsSections } from './settings.ts';
import { signOffs } from './sign-offs.ts';
import { signedIn } from './signed-in.ts';
import { signingIn } from './signing-in.ts';
import { registrationStatusEndpoints } from './status.ts';
import { liveEndpoints } from './stream.ts';
import { users } from './users.ts';
import { views } from './views.ts';

export const access = {
  ...signingIn,
  ...outside,
  ...signedIn,
  ...challenges,
  ...factors,
  ...account,
  ...activity,
  ...ownFactors,
  ...users,
} as const;

export const tenants = { ...configuring, ...settingsEndpoints, ...settingsSections } as const;

export const registrations = {
  ...registrationList,
  ...registration,
  ...record,
  ...registrationStatusEndpoints,
  ...comments,
  ...registrationExport,
  ...views,
} as const;

export const messages = { ...inbox, ...liveEndpoints, ...presenceEndpoints } as const;

export const workflows = { ...running, ...overviews, ...myWork, ...signOffs } as const;
