import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';

/** Types of what a build makes; nothing else is served. */
const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** What a browser may not be able to tell from a script: served so that it runs nothing even when opened alone. */
const imagePolicy = `default-src 'none'; style-src 'unsafe-inline'; sandbox`;

export interface StaticFiles {
  /** Null for a path that is not one of the build's files. */
  serve(path: string, acceptEncoding: string | null): Promise<Response | null>;
}

/** Takes stock once: a request names a known file or none, so that no path can lead anywhere else. */
export function createStaticFiles(folder: string): StaticFiles {
  const files = new Set(
    existsSync(folder)
      ? readdirSync(folder, { recursive: true, withFileTypes: true })
          .filter(entry => entry.isFile() && !entry.parentPath.slice(folder.length).includes(`${sep}.`))
          .map(entry => join(entry.parentPath, entry.name).slice(folder.length).split(sep).join('/'))
      : [],
  );
  return {
    async serve(path, acceptEncoding) {
      const type = types[extname(path)];
      if (type === undefined || !files.has(path)) return null;
      const isBrotli = files.has(`${path}.br`) && /\bbr\b/.test(acceptEncoding ?? '');
      const bytes = await readIfThere(join(folder, isBrotli ? `${path}.br` : path));
      if (bytes === null) return null;
      const headers = new Headers({
        'Content-Type': type,
        'Cache-Control': cacheControl(path),
        Vary: 'Accept-Encoding',
      });
      if (isBrotli) headers.set('Content-Encoding', 'br');
      if (type === types['.svg']) headers.set('Content-Security-Policy', imagePolicy);
      if (!isHashed(path))
        headers.set('ETag', `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`);
      return new Response(bytes, { headers });
    },
  };
}

/** A newer build may have taken the file away since: then there is none, and the page that asks says so. */
async function readIfThere(file: string): Promise<Buffer<ArrayBuffer> | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** `assets/main-3f9a1c20.js`: a name that changes with what is in it. */
const isHashed = (path: string) => /^\/assets\/.+-[\w-]{8}\.\w+$/.test(path);

const cacheControl = (path: string) =>
  isHashed(path) ? 'public, max-age=31536000, immutable' : 'public, no-cache';
