// Installs the peers of the validators' benchmark where the project itself never looks.
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fetchPeers } from './fetch-peers.ts';

type Validate = (value: unknown) => unknown;

const scratch = join(import.meta.dirname, '../../.cache/bench/validators');
const dependencies = {
  ajv: '8.20.0',
  'ajv-formats': '3.0.1',
  valibot: '1.5.0',
  validator: '13.15.35',
  yup: '1.7.1',
  zod: '4.6.7',
};

/** The peers, each with the same checks as written by hand. Fetched from the registry the first time. */
export async function peers(): Promise<{
  registrations: Readonly<Record<string, Validate>>;
  singles: Readonly<Record<string, Validate>>;
}> {
  fetchPeers(scratch, dependencies);
  const copy = join(scratch, 'peers.mjs');
  cpSync(join(import.meta.dirname, 'validators-peers.mjs'), copy);
  return import(pathToFileURL(copy).href);
}
