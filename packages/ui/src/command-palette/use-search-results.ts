'use client';
import { useEffect, useEffectEvent, useState } from 'react';
import type { CommandSource, SearchResult } from './commands.ts';

/** Milliseconds without a key before a search is asked. */
const PAUSE = 150;

/** Asks every searching source once the query pauses. A late answer to an earlier question is dropped. */
export function useSearchResults(sources: readonly CommandSource[], query: string) {
  const [results, setResults] = useState<Readonly<Record<string, SearchResult>>>({});
  const searching = sources.flatMap(({ id, search }) => (search ? [id] : [])).join(' ');
  // The caller may make the sources again at each render: it is the query that asks.
  const askAll = useEffectEvent((signal: AbortSignal) => {
    const ask = async ({ id, search }: CommandSource) => {
      const answer = await search!(query, signal).then(
        commands => ({ query, commands, hasFailed: false }),
        () => ({ query, commands: [], hasFailed: true }),
      );
      if (!signal.aborted) setResults(now => ({ ...now, [id]: answer }));
    };
    for (const source of sources) if (source.search) void ask(source);
  });
  useEffect(() => {
    if (query === '' || searching === '') return;
    const controller = new AbortController();
    const timer = setTimeout(() => askAll(controller.signal), PAUSE);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query, searching]);
  const isSearching =
    query !== '' && sources.some(({ id, search }) => search !== undefined && results[id]?.query !== query);
  return { results, isSearching };
}
