import { readFile } from 'node:fs/promises';

let compiling: Promise<WebAssembly.Module> | undefined;

/**
 * PGlite's machine code, compiled once a process: nine megabytes, and half of what opening takes. Threads share it, so
 * that the one which replaces another opens in half the time.
 */
export const compiledBinary = (): Promise<WebAssembly.Module> =>
  (compiling ??= readFile(new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'))).then(bytes =>
    WebAssembly.compile(bytes),
  ));
