import { Held } from '../docs/Held.tsx';
import type { Guidance } from '../docs/guidance.ts';
import { TriageList, type TriageGroup, type TriageItem } from './TriageList.tsx';

const approval: TriageItem = {
  id: 'approval',
  title: 'Approval requested',
  text: 'Van der Brüggen Holding B.V.',
  when: '10:34',
  href: '#approval',
  unread: 'Unread',
};
const exported: TriageItem = { id: 'export', title: 'Export is ready', when: '10:41', href: '#export' };

/** Without single keys: a page of guidance has better use for them. */
function Triage({ groups }: { readonly groups: readonly TriageGroup[] }) {
  return (
    <Held<ReadonlySet<string>> start={new Set()}>
      {(selected, change) => (
        <TriageList
          groups={groups}
          selected={selected}
          onSelect={change}
          hasKeys={false}
          className="w-full"
        />
      )}
    </Held>
  );
}

export const guidance: Guidance = {
  when: ['Items to work through one by one: an inbox, alerts, reviews'],
  whenNot: [
    'Records that are compared by their columns: use `DataTable`',
    'What happened to one record: use `Timeline`',
  ],
  pairs: [
    {
      do: {
        say: 'Group by what the reader has to do',
        show: (
          <Triage
            groups={[
              { id: 'decide', label: 'You decide', count: '1', isUrgent: true, items: [approval] },
              { id: 'know', label: 'You know', count: '1', items: [exported] },
            ]}
          />
        ),
      },
      dont: {
        say: 'Mix decisions and news by time',
        show: (
          <Triage
            groups={[{ id: 'all', label: 'Notifications', count: '340', items: [exported, approval] }]}
          />
        ),
      },
    },
  ],
  anatomy: [
    'A heading for each group, with its count',
    'A dot for unread rows, replaced by the checkbox on hover and focus',
    'Title and one line of text, as a link over the whole row',
    'When it arrived',
  ],
  keyboard: [
    ['j', 'Moves to the next row, from anywhere on the page'],
    ['k', 'Moves to the previous row, from anywhere on the page'],
    ['Tab', 'Moves focus to the row that last had it: the list is one tab stop'],
    ['ArrowDown', 'Moves to the next row'],
    ['ArrowUp', 'Moves to the previous row'],
    ['Home', 'Moves to the first row'],
    ['End', 'Moves to the last row'],
    ['Space', 'Selects the row'],
    ['x', 'Selects the row'],
    ['Enter', 'Opens the row'],
  ],
  related: ['DataTable', 'SplitPane', 'Timeline'],
};
