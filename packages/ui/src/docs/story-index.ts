import { useEffect, useState } from 'react';

/** One page of Storybook, as its index lists it. */
export interface IndexEntry {
  readonly id: string;
  readonly type: 'story' | 'docs';
  readonly title: string;
  readonly name: string;
  readonly importPath: string;
  readonly tags: readonly string[];
}

/** One component: its page, its first story, and the folder that it is in. */
export interface Listed {
  readonly name: string;
  readonly group: string;
  readonly folder: string;
  readonly docsId: string;
  readonly matrixId: string;
  readonly tags: readonly string[];
}

/** The components among the entries of the index, in its order. */
export function listedOf(entries: readonly IndexEntry[]): readonly Listed[] {
  const stories = entries.filter(entry => entry.type === 'story' && entry.title.startsWith('Components/'));
  return [...new Set(stories.map(story => story.title))].map(title => {
    const ofTitle = stories.filter(story => story.title === title);
    const [, group = '', name = ''] = title.split('/');
    const first = ofTitle[0]!;
    return {
      name,
      group,
      folder: /\/src\/([\w-]+)\//.exec(first.importPath)?.[1] ?? '',
      docsId: entries.find(entry => entry.type === 'docs' && entry.title === title)?.id ?? first.id,
      matrixId: (ofTitle.find(story => story.name === 'Matrix') ?? first).id,
      tags: first.tags,
    };
  });
}

/** Every component that Storybook has, from the index that it publishes. */
export function useListed(): readonly Listed[] {
  const [listed, setListed] = useState<readonly Listed[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    const load = async () => {
      const answer = await fetch('./index.json', { signal: controller.signal });
      const { entries } = (await answer.json()) as { entries: Readonly<Record<string, IndexEntry>> };
      setListed(listedOf(Object.values(entries)));
    };
    load().catch(() => undefined);
    return () => controller.abort();
  }, []);
  return listed;
}

/** Where the page of a component is, for a link out of the frame that stories are in. */
export const docsHref = (id: string): string => `./?path=/docs/${id}`;
