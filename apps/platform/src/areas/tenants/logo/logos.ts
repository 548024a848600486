import { createHash } from 'node:crypto';
import type { contract, OutputOf } from '@dossier/api/contract';
import type { Brand } from '@dossier/ui/theme';
import { audit } from '../../../shared/audit/audit.ts';
import { assertRoom } from '../../../shared/files/quota.ts';
import { AppError } from '../../../shared/errors/app-error.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import { tenantIdPattern, type Database, type Transaction } from '../../../database/index.ts';
import type { Grounds } from '../theme.ts';
import type { Services } from '../../../shared/services/services.ts';
import { WorkersBusy, WorkStopped, type Task } from '../../../shared/workers/workers.ts';
import type { InspectedLogo, LogoResult } from './inspect-logo.ts';
import { logoTypes, type LogoExtension } from './logo-types.ts';
import { needsPlate } from './luminances.ts';

type StoredLogo = OutputOf<typeof contract.tenants.logoUpload>;
type TenantLogo = NonNullable<OutputOf<typeof contract.tenants.configuration>['tenant']>['logo'];

/** Where a logo is served from; its name says what is in it, so that it may be kept for ever. */
const addressOf = (assets: string, tenantId: string, id: string) =>
  `${assets}/brand/${tenantId}/${id.replace('-', '.')}`;

/** An honest logo is painted in a few milliseconds. */
const inspecting: Task<Uint8Array, LogoResult> = {
  module: new URL('inspect-logo.ts', import.meta.url),
  name: 'inspectLogo',
  timeLimit: 2_000,
};

/**
 * Checks a file that is to be a logo: in a thread, and before any transaction, since anyone who drew it says how long
 * painting takes.
 * @throws {AppError} ValidationFailed at `content`, saying why.
 */
export async function validateLogo(
  { workers, log }: Pick<Services, 'workers' | 'log'>,
  content: string,
): Promise<InspectedLogo> {
  const result = await workers
    .run(inspecting, new Uint8Array(Buffer.from(content, 'base64')))
    .catch((error: unknown): LogoResult => {
      if (error instanceof WorkersBusy || (error instanceof WorkStopped && error.reason === 'end'))
        throw error;
      log.warn({ error: String(error) }, 'a drawing was given up');
      return { kind: 'refused', code: 'logoUnreadable' };
    });
  if (result.kind === 'refused')
    throw new AppError('ValidationFailed', { fields: [{ path: 'content', code: result.code }] });
  return result.logo;
}

/**
 * Keeps a logo of the tenant. The brand names it by `asset`; no one sees it before a theme that does is published.
 * @throws {AppError} QuotaExceeded.
 */
export async function storeLogo(
  work: UnitOfWork,
  services: Pick<Services, 'settings'>,
  logo: InspectedLogo,
  assets: string,
): Promise<StoredLogo> {
  const { extension, bytes, png, luminances, removed } = logo;
  await assertRoom(work, services, bytes.byteLength + png.byteLength);
  const id = `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}-${extension}`;
  await work.tx
    .insertInto('brand_assets')
    .values({
      tenant_id: work.tenantId,
      id,
      bytes: Buffer.from(bytes),
      png: Buffer.from(png),
      luminances: JSON.stringify(luminances),
      created_at: work.now,
      created_by: work.actor.id,
    })
    // What comes again is about to be named.
    .onConflict(conflict => conflict.columns(['tenant_id', 'id']).doUpdateSet({ created_at: work.now }))
    .execute();
  audit(work, [
    {
      action: 'tenant.logoUploaded',
      objectType: 'tenant',
      objectId: work.tenantId,
      before: null,
      after: null,
      detail: { asset: id, removed },
    },
  ]);
  return { asset: `asset:${id}`, url: addressOf(assets, work.tenantId, id), removed: [...removed] };
}

/** The tenant's logo for either scheme; null while its brand names none, or one that is not there. */
export async function logoOf(
  tx: Transaction,
  tenantId: string,
  { logo }: Brand,
  grounds: Grounds,
  assets: string,
): Promise<TenantLogo> {
  const named = { light: logo.light ?? logo.dark, dark: logo.dark ?? logo.light };
  const ids = [named.light, named.dark].flatMap(asset => asset?.slice('asset:'.length) ?? []);
  if (ids.length === 0) return null;
  const rows = await tx
    .selectFrom('brand_assets')
    .select(['id', 'luminances'])
    .where('id', 'in', ids)
    .execute();
  const imageFor = (scheme: 'light' | 'dark') => {
    const row = rows.find(({ id }) => named[scheme] === `asset:${id}`);
    if (!row) return null;
    const isSwallowed = needsPlate(row.luminances, grounds[scheme]);
    return {
      url: addressOf(assets, tenantId, row.id),
      hasPlate: logo.plate === 'auto' ? isSwallowed : logo.plate,
    };
  };
  const light = imageFor('light');
  const dark = imageFor('dark');
  return light && dark ? { light, dark } : null;
}

/** Where the tenant's square mark is served from; null while its brand names none. */
export const markOf = (tenantId: string, { logo }: Brand, assets: string): string | null =>
  logo.mark === undefined ? null : addressOf(assets, tenantId, logo.mark.slice('asset:'.length));

/** An image that runs nothing, even when someone opens it alone. */
const imagePolicy = `default-src 'none'; style-src 'unsafe-inline'; sandbox`;

/** The tenant's logo for white paper as a PNG; null while its brand names none. */
export async function logoPicture(tx: Transaction, { logo }: Brand): Promise<Uint8Array | null> {
  const id = (logo.light ?? logo.dark)?.slice('asset:'.length);
  if (id === undefined) return null;
  const row = await tx.selectFrom('brand_assets').select('png').where('id', '=', id).executeTakeFirst();
  return row?.png ?? null;
}

/** Serves a tenant's logo by its file name; null where there is none. */
export async function serveLogo(
  database: Database,
  tenantId: string,
  file: string,
): Promise<Response | null> {
  const [, hash, extension] = /^([0-9a-f]{32})\.(svg|png|jpg|webp)$/.exec(file) ?? [];
  // Anyone may write any name there.
  if (hash === undefined || !tenantIdPattern.test(tenantId)) return null;
  const row = await database.read(tenantId, tx =>
    tx.selectFrom('brand_assets').select('bytes').where('id', '=', `${hash}-${extension}`).executeTakeFirst(),
  );
  if (!row) return null;
  return new Response(new Uint8Array(row.bytes), {
    headers: {
      'Content-Type': logoTypes[extension as LogoExtension].mediaType,
      'Content-Disposition': 'inline',
      'Content-Security-Policy': imagePolicy,
      // A page may show it from an assets host of its own.
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  });
}
