import type { account } from './account.ts';
import type { documents } from './documents.ts';
import type { exports } from './exports.ts';
import type { texts as inside } from './inside.ts';
import type { dashboard } from './dashboard.ts';
import type * as record from './late/record.ts';
import type * as settings from './late/settings.ts';
import type * as work from './late/work.ts';
import type { later } from './later.ts';
import type { theme } from './theme.ts';
import type { texts as outside } from './outside.ts';
import type { period } from './period.ts';
import type { users } from './users.ts';
import type { views } from './views.ts';

/** The source of truth: every other language has exactly these keys. */
export type Texts = typeof outside & typeof inside;

/** What comes with the pages and dialogs that show it. */
export type LateTexts = typeof record &
  typeof settings &
  typeof work & {
    account: typeof account;
    dashboard: typeof dashboard;
    documents: typeof documents;
    exports: typeof exports;
    later: typeof later;
    theme: typeof theme;
    period: typeof period;
    users: typeof users;
    views: typeof views;
  };
