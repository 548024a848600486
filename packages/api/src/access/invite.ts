'use client';
import { useEffect, useState } from 'react';
import { useClient } from '../client/index.ts';
import { access, type OutputOf } from '../contract/index.ts';
import type { ApiError } from '../gateway/index.ts';

export type Invite = OutputOf<typeof access.invite>;

/** The invitation of a link: its `token` and its `k`. Asked for once, and kept by no cache: no page before signing in has one. */
export function useInvite(token: string, k: string): AskedInvite {
  const { gateway } = useClient();
  const [answer, setAnswer] = useState<Answer>({});
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    const leaving = new AbortController();
    const take = (next: Answer) => {
      if (!leaving.signal.aborted) setAnswer(next);
    };
    gateway.send(access.invite, { params: { id: token }, query: { k } }, { signal: leaving.signal }).then(
      invite => take({ invite }),
      (error: ApiError) => take({ error }),
    );
    return () => leaving.abort();
  }, [gateway, token, k, attempt]);
  return { ...answer, askAgain: () => setAttempt(attempt + 1) };
}

interface Answer {
  readonly invite?: Invite;
  readonly error?: ApiError;
}

interface AskedInvite extends Answer {
  readonly askAgain: () => void;
}
