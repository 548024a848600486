import { callerFrom, findSession } from '../../../apps/platform/src/areas/access/sessions.ts';
import {
  listRegistrations,
  type RegistrationQuery,
} from '../../../apps/platform/src/areas/registrations/service.ts';
import type { Engine } from '../../../apps/platform/src/database/engine.ts';
import { scopesOver, type Scopes } from '../../../apps/platform/src/database/scope.ts';
import { openServer } from '../../../apps/platform/src/database/server/engine.ts';
import { systemRandom } from '../../../apps/platform/src/ports/random/random.ts';
import { temporaryKeys } from '../../../apps/platform/src/shared/keys/keys.ts';
import { nothingPending } from '../../../apps/platform/src/shared/work/work.ts';

/** A transaction as the platform sends it: what opens it, and its statements with their names. */
export interface Recorded {
  begin: string;
  readonly statements: { name: string; text: string; values: readonly unknown[] }[];
}

/** Writes down what the platform sends to PostgreSQL for one list, so that others can send the same. */
export async function listStatements(
  url: string,
  token: string,
  query: RegistrationQuery,
): Promise<{ session: Recorded; list: Recorded }> {
  const engine = openServer({ url });
  const [, claims = ''] = token.split('.');
  const { sid } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sid: string };
  const session: Recorded = { begin: '', statements: [] };
  const list: Recorded = { begin: '', statements: [] };
  const foundSession = await recording(engine, session).unscoped(tx => findSession(tx, sid));
  if (!foundSession) throw new Error('The session of the token is not there.');
  const caller = callerFrom(foundSession);
  const tenantId = caller.tenantId ?? '';
  const actor = { id: caller.userId, sessionId: sid, ip: null };
  const parts = { tenantId, actor, now: new Date(), random: systemRandom, keys: temporaryKeys() };
  await recording(engine, list).read(tenantId, tx =>
    listRegistrations({ ...parts, tx, pending: nothingPending() }, caller, query),
  );
  await engine.close();
  return { session, list };
}

function recording(engine: Engine, recorded: Recorded): Scopes {
  return scopesOver({
    ...engine,
    transaction: (options, work) =>
      engine.transaction(options, connection => {
        recorded.begin =
          options.begin +
          '; set local statement_timeout = 5000; set local idle_in_transaction_session_timeout = 15000';
        return work({
          ...connection,
          query(text, values = []) {
            recorded.statements.push({ name: `s${recorded.statements.length}${text.length}`, text, values });
            return connection.query(text, values);
          },
        });
      }),
  });
}
