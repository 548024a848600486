import { useState } from 'react';
import type { ListRow } from './description.ts';

interface Read<Row> {
  readonly rows: readonly Row[];
  /** What was asked for: another question is another list. */
  readonly question: string;
  /** Rows of the last question may still stand while this one is on its way. */
  readonly isPending: boolean;
}

/** Ids of rows that were there keep their places; those that came in follow. */
export function inPlace(before: readonly string[], now: readonly string[]): readonly string[] {
  const stayed = before.filter(id => now.includes(id));
  return [...stayed, ...now.filter(id => !before.includes(id))];
}

/** The rows of a list that is read again while someone touches it: nothing moves under the finger until another list is asked for. */
export function useSteadyRows<Row extends ListRow>(
  isSteady: boolean,
  { rows, question, isPending }: Read<Row>,
): readonly Row[] {
  const ids = rows.map(row => row._id);
  const key = ids.join(' ');
  const [last, setLast] = useState({ key, question, isPending, isAnswered: !isPending, order: ids });
  let { order } = last;
  if (last.key !== key || last.question !== question || last.isPending !== isPending) {
    const isSameList = last.question === question && last.isAnswered;
    order = isSteady && isSameList ? [...inPlace(order, ids)] : ids;
    setLast({ key, question, isPending, isAnswered: isSameList || !isPending, order });
  }
  return isSteady ? order.flatMap(id => rows.find(row => row._id === id) ?? []) : rows;
}
