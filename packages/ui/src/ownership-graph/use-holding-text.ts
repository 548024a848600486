'use client';
import { substitute } from '@dossier/validators';
import { useMessages } from '../messages/index.ts';
import { useShareText } from './use-share-text.ts';

/** A share of something, or what is held in its place. */
export interface Holding {
  readonly id: string;
  readonly name: string;
  readonly share?: string | undefined;
  readonly note?: string | undefined;
}

/** Says what someone holds of whom: "51% of Van der Brüggen Holding B.V.". */
export function useHoldingText(): (holding: Holding) => string {
  const { ownership } = useMessages().components;
  const write = useShareText();
  return ({ name, share, note }) => {
    if (share === undefined)
      return note === undefined
        ? substitute(ownership.noShare, { name })
        : substitute(ownership.noted, { name, note });
    const text = substitute(ownership.holds, { name, share: write(share) });
    return note === undefined ? text : `${text} (${note})`;
  };
}
