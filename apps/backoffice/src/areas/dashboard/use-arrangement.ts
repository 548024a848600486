import { useCurrentUser } from '@dossier/api/access';
import { cookieNames } from '@dossier/api/contract';
import { useState } from 'react';
import type { Widget } from '../../shared/widget.ts';
import { readCookie, writeCookie } from '../../shared/cookies.ts';
import { readArrangement, writeArrangement, type Arrangement } from './arrange.ts';

const days = 365;
/** So much of a person's id distinguishes them from other users of this browser. */
const idLength = 8;

/** How this person has arranged the dashboard: kept as the columns of a list are (ADR 10). */
export function useArrangement(
  widgets: readonly Widget[],
): readonly [Arrangement, (next: Arrangement) => void] {
  const me = useCurrentUser();
  const name = `${cookieNames.columns}.dashboard.${me.data?._id.slice(0, idLength) ?? ''}`;
  const [, setKept] = useState('');
  const keep = (next: Arrangement) => {
    const text = writeArrangement(widgets, next);
    writeCookie(name, text, text === '' ? 0 : days);
    setKept(text);
  };
  return [readArrangement(readCookie(name) ?? ''), keep];
}
