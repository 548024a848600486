import { useMemo, useState } from 'react';
import { DataGrid, SelectColumn } from 'react-data-grid';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import 'react-data-grid/lib/styles.css';
import { compare, haystackOf, keys, rowHeight, viewport } from './rows.js';

const columns = [SelectColumn, ...keys.map(key => ({ key, name: key, sortable: true, resizable: true }))];
let change;
function Page({ rows }) {
  const [state, setState] = useState({ search: '', sorts: [] });
  const [selected, setSelected] = useState(() => new Set());
  change = own => flushSync(() => setState(last => ({ ...last, ...own })));
  const haystack = useMemo(() => haystackOf(rows), [rows]);
  const [sort] = state.sorts;
  const order = useMemo(() => {
    const places = rows.map((_, place) => place);
    if (!sort) return places;
    const sign = sort.direction === 'ASC' ? 1 : -1;
    return places.toSorted((a, b) => compare(rows[a][sort.columnKey], rows[b][sort.columnKey]) * sign);
  }, [rows, sort]);
  const shown = useMemo(() => {
    const words = state.search.toLowerCase();
    return (words ? order.filter(place => haystack[place].includes(words)) : order).map(place => rows[place]);
  }, [order, haystack, rows, state.search]);
  return (
    <DataGrid
      style={{ height: viewport, blockSize: viewport }}
      columns={columns}
      rows={shown}
      rowHeight={rowHeight}
      rowKeyGetter={row => row.id}
      selectedRows={selected}
      onSelectedRowsChange={setSelected}
      sortColumns={state.sorts}
      onSortColumnsChange={sorts => change({ sorts })}
    />
  );
}

export function mount(root, rows) {
  flushSync(() => createRoot(root).render(<Page rows={rows} />));
  return {
    scroller: root.querySelector('.rdg'),
    filter: search => change({ search }),
    sort: (columnKey, sign) => change({ sorts: [{ columnKey, direction: sign === 1 ? 'ASC' : 'DESC' }] }),
  };
}
