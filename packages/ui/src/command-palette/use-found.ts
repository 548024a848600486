'use client';
import { useEffect, useState } from 'react';
import type { CommandSource, Found } from './commands.ts';

/** Milliseconds without a key before a search is asked. */
const PAUSE = 150;

/** Asks every searching source once the query pauses. A late answer to an earlier question is dropped. */
export function useFound(sources: readonly CommandSource[], query: string) {
  const [found, setFound] = useState<Readonly<Record<string, Found>>>({});
  useEffect(() => {
    if (query === '') return;
    const controller = new AbortController();
    const ask = async ({ id, search }: CommandSource) => {
      const answer = await search!(query, controller.signal).then(
        commands => ({ query, commands, hasFailed: false }),
        () => ({ query, commands: [], hasFailed: true }),
      );
      if (!controller.signal.aborted) setFound(now => ({ ...now, [id]: answer }));
    };
    const timer = setTimeout(() => {
      for (const source of sources) if (source.search) void ask(source);
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [sources, query]);
  const isSearching =
    query !== '' && sources.some(({ id, search }) => search !== undefined && found[id]?.query !== query);
  return { found, isSearching };
}
