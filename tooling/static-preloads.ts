// After the build: which scripts a page of each address needs, for the platform to name them in the page, so that the
// browser fetches all of them at once and not one after the other as their imports are read.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { preloadsFile } from '@dossier/api/contract';
import { root } from './files.ts';
import { preloads } from './route-sizes.ts';

writeFileSync(join(root, 'apps/backoffice/dist', preloadsFile), JSON.stringify(preloads()));
