'use client';
import { fileName, fileSize, fileType } from '@dossier/validators';
import { fileSizeLimit } from '@dossier/validators/limits';
import { useEffect, useReducer, useRef } from 'react';
import type { Violation } from '../messages/index.ts';

/** A file that the other side has. */
export interface UploadedFile {
  /** How the other side calls it. */
  readonly id: string;
  readonly name: string;
  readonly size: number;
}

/** What an upload rejects with where the other side does not want the file at all: trying again would not help. */
export class UploadRejected extends Error {
  override readonly name = 'UploadRefused';
  readonly violation: Violation;
  constructor(violation: Violation) {
    super('Dossier UI: the file was refused. It is shown with the reason. Send another one.');
    this.violation = violation;
  }
}

/**
 * Sends one file; gives back how the other side calls it. Says how far it is, from 0 to 1, and stops when it is aborted. May
 * reject with `UploadRefused`.
 */
export type Upload = (
  file: File,
  options: { readonly signal: AbortSignal; readonly onProgress: (share: number) => void },
) => Promise<string>;

/** A file that is not there yet. */
export interface PendingFile {
  readonly key: string;
  readonly file: File;
  readonly state: 'uploading' | 'failed' | 'refused';
  readonly share: number;
  /** Why it was refused. */
  readonly violation?: Violation;
}

type Change =
  | { readonly type: 'add'; readonly file: PendingFile }
  | { readonly type: 'set'; readonly key: string; readonly change: Partial<PendingFile> }
  | { readonly type: 'remove'; readonly key: string };

function reduce(files: readonly PendingFile[], change: Change): readonly PendingFile[] {
  if (change.type === 'add') return [...files, change.file];
  if (change.type === 'remove') return files.filter(file => file.key !== change.key);
  return files.map(file => (file.key === change.key ? { ...file, ...change.change } : file));
}

interface UploadOptions {
  readonly upload: Upload;
  /** Extensions that may be sent. */
  readonly allowed?: readonly string[] | undefined;
  /** Largest size in bytes. */
  readonly max?: number | undefined;
  readonly onDone: (file: UploadedFile) => void;
}

/** Files on their way: validated by the validators' rules first, each with its own progress, cancel and retry. */
export function useUploads({ upload, allowed, max = fileSizeLimit, onDone }: UploadOptions) {
  const [files, change] = useReducer(reduce, []);
  const running = useRef(new Map<string, AbortController>());
  const count = useRef(0);
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  // A user who leaves the page does not go on sending.
  useEffect(() => {
    const all = running.current;
    return () => {
      for (const controller of all.values()) controller.abort();
    };
  }, []);

  const validate = (file: File): Violation | undefined => {
    const result =
      fileType(file, allowed ? { allowed } : {}) ?? fileName(file.name) ?? fileSize(file, { max, min: 1 });
    return result && { code: result.code, params: result.params };
  };
  const send = async (key: string, file: File) => {
    const controller = new AbortController();
    const { signal } = controller;
    running.current.set(key, controller);
    change({ type: 'set', key, change: { state: 'uploading', share: 0 } });
    const onProgress = (share: number) => {
      if (!signal.aborted) change({ type: 'set', key, change: { share } });
    };
    try {
      const id = await upload(file, { signal, onProgress });
      if (signal.aborted) return;
      change({ type: 'remove', key });
      done.current({ id, name: file.name, size: file.size });
    } catch (error) {
      if (signal.aborted) return;
      const violation = error instanceof UploadRejected ? error.violation : undefined;
      change({
        type: 'set',
        key,
        change: violation ? { state: 'refused', violation: violation } : { state: 'failed' },
      });
    } finally {
      running.current.delete(key);
    }
  };
  const add = (file: File) => {
    const key = `file-${(count.current += 1)}`;
    const violation = validate(file);
    const state = violation ? 'refused' : 'uploading';
    change({ type: 'add', file: { key, file, state, share: 0, ...(violation && { violation }) } });
    if (!violation) void send(key, file);
  };
  const remove = (key: string) => {
    running.current.get(key)?.abort();
    change({ type: 'remove', key });
  };
  return { files, add, remove, retry: ({ key, file }: PendingFile) => void send(key, file) };
}
