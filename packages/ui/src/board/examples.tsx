import { DueBadge } from '../due-badge/DueBadge.tsx';
import type { BoardColumn } from './Board.tsx';
import type { BoardItem } from './BoardCard.tsx';

const card = (
  id: string,
  title: string,
  text: string,
  days: number | null,
  more: Partial<BoardItem> = {},
): BoardItem => ({
  id,
  title,
  text,
  href: `#${id}`,
  due: <DueBadge days={days} isPaused={id === 'wealth'} />,
  ...more,
});

/** The work of a small team. */
export const workOfATeam: readonly BoardColumn[] = [
  {
    id: 'open',
    label: 'Open',
    count: '12',
    empty: 'Nothing waits for an assignee.',
    items: [
      card('extract', 'Add UBO-register extract', 'Noorderlicht Participaties B.V.', -2),
      card('renew', 'Renew identity document', 'Hendrik Vanderlinden', 0),
    ],
    more: { href: '#all', label: 'All 12' },
  },
  {
    id: 'progress',
    label: 'In progress',
    count: '2',
    empty: 'Nothing is being worked on.',
    items: [
      card('identity', 'Manual identification', 'A. Okonkwo-Janssen', 0),
      card('wealth', 'Source of wealth', 'H. de Vries & S. el Idrissi', 6),
    ],
  },
  {
    id: 'review',
    label: 'Review',
    count: '1',
    empty: 'Nothing waits for a decision.',
    items: [card('accept', 'Accept registration', 'Vignobles Saint-Clair SAS', 2, { isMarked: true })],
  },
  {
    id: 'done',
    label: 'Done',
    count: '0',
    note: 'last 7 days',
    empty: 'Nothing was decided in the last seven days.',
    items: [],
  },
];
