import { sql } from 'kysely';
import type { Role } from '@dossier/api/contract';
import type { Transaction } from '../../database/index.ts';

/** The account with a user name, on the whole platform. */
export interface Account {
  readonly user_id: string;
  readonly tenant_id: string;
  readonly enabled: boolean;
  readonly role: Role | null;
  readonly is_client: boolean;
}

export async function findAccount(tx: Transaction, key: string): Promise<Account | undefined> {
  const { rows } = await sql<Account>`
    select user_id, tenant_id, enabled, role, is_client from find_login(${key})`.execute(tx);
  return rows[0];
}

/** Whether someone may sign in here at all. */
export const mayEnter = ({ enabled, role, is_client: isClient }: Account): boolean =>
  enabled && role !== null && !isClient;
