import type { TestPlatform } from './platform.ts';

/** Makes someone of a firm an Admin, as if they always had been one: no one is behind them. */
export const makeAdmin = (platform: TestPlatform, username: string) =>
  platform.database.tenant(username.split('.')[0] ?? '', tx =>
    tx.updateTable('users').set({ role: 'ROLE_TENANT_ADMIN' }).where('username', '=', username).execute(),
  );
