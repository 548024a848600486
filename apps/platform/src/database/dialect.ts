import {
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
} from 'kysely';
import type { Connection } from './engine.ts';
import type { Schema } from './schema/schema.ts';

/** Typed SQL over one open transaction. It neither begins nor ends it: `scope.ts` does. */
export type Transaction = Kysely<Schema>;

/** Kysely over a connection of either engine: the one dialect, so that both run exactly the same statements. */
export function kyselyOver(connection: Connection): Transaction {
  const driver = driverOver(connection);
  return new Kysely<Schema>({
    dialect: {
      createAdapter: () => adapter,
      createDriver: () => driver,
      createIntrospector: db => new PostgresIntrospector(db),
      createQueryCompiler: () => compiler,
    },
  });
}

const adapter = new PostgresAdapter();
const compiler = new PostgresQueryCompiler();

function driverOver(connection: Connection): Driver {
  const only: DatabaseConnection = {
    async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
      const { rows, affected } = await connection.query<Row>(sql, parameters);
      return { rows: [...rows], numAffectedRows: BigInt(affected) };
    },
    streamQuery() {
      throw new Error('Read in pages: neither engine streams inside a transaction.');
    },
  };
  const reject = () => Promise.reject(new Error('Transactions begin and end in scope.ts.'));
  return {
    init: () => Promise.resolve(),
    acquireConnection: () => Promise.resolve(only),
    beginTransaction: reject,
    commitTransaction: reject,
    rollbackTransaction: reject,
    releaseConnection: () => Promise.resolve(),
    destroy: () => Promise.resolve(),
  };
}
