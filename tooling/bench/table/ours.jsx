// The table as it is shipped: keyboard, selection, resizing, announcements, tips, and (with `isRich`) our real cells.
import { DataTable, inMemory, noneSelected } from '@dossier/ui/data-table';
import { RiskLevel } from '@dossier/ui/risk-level';
import { Status } from '@dossier/ui/status';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { keys, viewport } from './rows.js';
import './ours.css';

// The firm's font is there since sign-in: fetching it is no part of a table.
await document.fonts.load(`1em ${getComputedStyle(document.body).fontFamily}`);

const levels = { Low: 'low', Medium: 'medium', High: 'high' };
const rich = {
  risk: row => <RiskLevel level={levels[row.risk]} label={row.risk} />,
  status: row => <Status tone="info">{row.status}</Status>,
};
const columnsOf = isRich =>
  keys.map(key => ({
    id: key,
    header: key,
    isPrimary: key === 'name',
    isSortable: true,
    text: row => String(row[key]),
    ...(key === 'assets' && { sortValue: row => row.assets, align: 'end' }),
    ...(isRich && rich[key] && { cell: rich[key] }),
  }));
const rowActions = () => [{ id: 'open', label: 'Open' }];

let change;
function Page({ rows, columns, isRich }) {
  const [state, setState] = useState({ search: '', sorts: [] });
  const [selection, setSelection] = useState(noneSelected);
  change = own => flushSync(() => setState(last => ({ ...last, ...own })));
  return (
    <div style={{ height: viewport }} className="grid">
      <DataTable
        caption="Rows"
        source={inMemory}
        columns={columns}
        rows={rows}
        rowKey={row => row.id}
        {...state}
        onSort={sorts => setState(last => ({ ...last, sorts }))}
        selection={selection}
        onSelect={setSelection}
        {...(isRich && { rowActions })}
      />
    </div>
  );
}

export function mount(root, rows, { isRich = false } = {}) {
  document.documentElement.dataset.density = 'regular';
  flushSync(() => createRoot(root).render(<Page rows={rows} columns={columnsOf(isRich)} isRich={isRich} />));
  return {
    scroller: root.querySelector('[role="grid"]').parentElement,
    filter: search => change({ search }),
    sort: (column, sign) =>
      change({ sorts: [{ column, direction: sign === 1 ? 'ascending' : 'descending' }] }),
  };
}
