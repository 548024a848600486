// `npm run migrate`: brings the database to this release's tables. Starting does the same.
import { command, withServices } from './command.ts';

await command(config =>
  withServices(config, async ({ database }) => {
    await database.ping();
    console.log('The database has the tables of this release.');
  }),
);
