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
    'A heading a group, with how many it holds',
    'A dot for what is unread; the box takes its place when one goes for it',
    'Title and one line, a link that covers the row',
    'When it came',
  ],
  keyboard: [
    ['j', 'Next; from anywhere on the page'],
    ['k', 'Previous; from anywhere on the page'],
    ['Tab', 'Leads to the row that had the focus last: the list is one stop'],
    ['ArrowDown', 'Next, inside the list'],
    ['ArrowUp', 'Previous, inside the list'],
    ['Home', 'The first, inside the list'],
    ['End', 'The last, inside the list'],
    ['Space', 'Selects, inside the list'],
    ['x', 'Selects'],
    ['Enter', 'Opens'],
  ],
  related: ['DataTable', 'SplitPane', 'Timeline'],
};
