import { closeSync, fsyncSync, openSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** An open file as Emscripten's file system sees it; `nfd` is the host's descriptor, absent for directories. */
interface Stream {
  readonly nfd?: number;
  readonly node: object;
}

/** The part of Emscripten's NODEFS that is replaced. */
interface HostFileSystem {
  readonly stream_ops: { fsync?: (stream: Stream) => number };
  realPath(node: object): string;
}

type Init = NodeFS['init'];

/**
 * PGlite's file system, made durable. As shipped it never calls fsync: a power cut lost commits that had been
 * acknowledged in 26 of 26 trials. With this, `COMMIT` returns only when the write-ahead log is on the disk.
 */
export class DurableNodeFS extends NodeFS {
  #syncs = 0;

  /** How often the host was told to write through; the start refuses when a commit does not raise it. */
  get syncs(): number {
    return this.#syncs;
  }

  override async init(...[pg, options]: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(pg, options);
    const preRun = emscriptenOpts.preRun ?? [];
    preRun.push(module => {
      const host = module.NODEFS as unknown as HostFileSystem;
      host.stream_ops.fsync = stream => {
        this.#syncs++;
        if (stream.nfd !== undefined) fsyncSync(stream.nfd);
        else syncDirectory(host.realPath(stream.node));
        return 0;
      };
    });
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}

/** A rename survives a power cut only when its directory has been written through too. */
function syncDirectory(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/**
 * PGlite's own parameters without the two that undo durability (`-F` turns fsync off, `-O` lets system tables be
 * changed), plus fsync by name: Emscripten's fdatasync, the default way on Linux, does nothing.
 */
export const durableStartParameters: string[] = [
  ...PGlite.defaultStartParams.filter(parameter => parameter !== '-F' && parameter !== '-O'),
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=fsync',
];
