import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { dumpDatabase, readManifest, restoreDatabase, type Manifest } from '../database/index.ts';
import { folderStore } from '../ports/objects/folder.ts';
import type { ObjectStore } from '../ports/objects/objects.ts';
import { inUse, type Keys } from '../shared/keys/keys.ts';
import { readTombstones } from '../shared/erasure/tombstones-file.ts';
import type { Services } from '../shared/services/services.ts';
import { withLease } from '../shared/leases/leases.ts';
import type { Config } from './config.ts';
import { databaseOptions, StartError } from './open.ts';
import { objectsOf } from './services.ts';
import { objectsLease } from './maintenance/files.ts';

/** Back-ups that are kept; the oldest go. */
const maxBackups = 7;
const folderPattern = /^\d{4}-\d{2}-\d{2}T\d{6}Z$/;

/** `2026-11-21T104200Z`: the order of names is the order of time, on every file system. */
const folderName = (now: Date) => `${now.toISOString().slice(0, 19).replaceAll(':', '')}Z`;

const objectsIn = (folder: string) => join(folder, 'objects');

interface BackupOptions {
  /** Copies the objects of a bucket too. It keeps versions of its own, so that not every night has to. */
  readonly withBucket?: boolean;
}

interface BackedUp {
  readonly folder: string;
  readonly manifest: Manifest;
}

/**
 * Writes database and files into a new folder of `backups`. Keys are not part of it: they are kept apart.
 * @returns null while files are being cleared away: what is copied must not go meanwhile.
 */
export async function backUp(
  config: Config,
  services: Services,
  { withBucket = false }: BackupOptions = {},
): Promise<BackedUp | null> {
  let made: BackedUp | null = null;
  await withLease(services, objectsLease, async () => {
    made = await write(config, services);
    if (config.objects && withBucket)
      await copyObjects(services.objects, folderStore(objectsIn(made.folder)));
  });
  return made;
}

async function write(config: Config, { database, clock, keys }: Services): Promise<BackedUp> {
  const now = clock.now();
  const folder = join(config.backupFolder, folderName(now));
  await mkdir(folder, { recursive: true });
  const about = { createdAt: now.toISOString(), version: config.version, keys: keys.fingerprint };
  // Rows first: every file that they name was there before them.
  const manifest = await dumpDatabase(database, folder, about);
  const objects = objectsIn(config.dataFolder);
  if (!config.objects && existsSync(objects)) await cp(objects, objectsIn(folder), { recursive: true });
  return { folder, manifest };
}

/** Deletes all but the latest back-ups. */
export async function forgetOld(config: Config): Promise<void> {
  const names = (await readdir(config.backupFolder)).filter(name => folderPattern.test(name)).toSorted();
  for (const name of names.slice(0, -maxBackups))
    await rm(join(config.backupFolder, name), { recursive: true });
}

/**
 * Puts a back-up into an empty place, without what was erased since (`TOMBSTONES_FILE`).
 * @throws {StartError} when the keys here are not the ones it was written with.
 */
export async function restore(config: Config, keys: Keys, folder: string): Promise<Manifest> {
  const { keys: fingerprint } = await readManifest(folder);
  if (!inUse(keys).some(set => set.fingerprint === fingerprint))
    throw new StartError(
      'KEYS or KEYS_FILE holds other keys than this back-up was written with: nothing in it could be read.',
    );
  const tombstones = await readTombstones(config.tombstonesFile);
  const manifest = await restoreDatabase(databaseOptions(config), folder, tombstones);
  if (existsSync(objectsIn(folder))) await restoreObjects(config, objectsIn(folder));
  return manifest;
}

async function restoreObjects(config: Config, from: string): Promise<void> {
  if (!config.objects) return cp(from, objectsIn(config.dataFolder), { recursive: true });
  await copyObjects(folderStore(from), objectsOf(config));
}

async function copyObjects(from: ObjectStore, to: ObjectStore): Promise<void> {
  for await (const { address } of from.list()) {
    const sealed = await from.get(address);
    if (sealed) await to.put(address, sealed);
  }
}
