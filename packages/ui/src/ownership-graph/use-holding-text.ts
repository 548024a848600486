'use client';
import { substitute } from '@dossier/validators';
import { useMessages } from '../messages/index.ts';
import { useShareText } from './use-share-text.ts';

/** A share of something. */
export interface Holding {
  readonly id: string;
  readonly name: string;
  readonly share?: string | undefined;
}

/** Says what someone holds of whom: "51% of Van der Brüggen Holding B.V.". */
export function useHoldingText(): (holding: Holding) => string {
  const { ownership } = useMessages().components;
  const write = useShareText();
  return ({ name, share }) =>
    share === undefined
      ? substitute(ownership.noShare, { name })
      : substitute(ownership.holds, { name, share: write(share) });
}
