import {
  flexRender,
  getCoreRowModel,
  getFilteredRowModel,
  getSortedRowModel,
  useReactTable,
} from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { compare, haystackOf, keys, rowHeight, viewport } from './rows.js';

const tracks = { display: 'grid', gridTemplateColumns: '44px repeat(7, 1fr)' };
const columns = [
  {
    id: 'select',
    header: ({ table }) => (
      <input
        type="checkbox"
        checked={table.getIsAllRowsSelected()}
        onChange={table.getToggleAllRowsSelectedHandler()}
      />
    ),
    cell: ({ row }) => (
      <input type="checkbox" checked={row.getIsSelected()} onChange={row.getToggleSelectedHandler()} />
    ),
  },
  ...keys.map(key => ({
    accessorKey: key,
    header: key,
    sortingFn: (a, b) => compare(a.original[key], b.original[key]),
  })),
];
let change;
let haystack;
const globalFilterFn = (row, _, words) => haystack[row.index].includes(words.toLowerCase());
function Page({ rows }) {
  const [state, setState] = useState({ globalFilter: '', sorting: [] });
  const [rowSelection, setRowSelection] = useState({});
  change = own => flushSync(() => setState(last => ({ ...last, ...own })));
  const table = useReactTable({
    data: rows,
    columns,
    state: { ...state, rowSelection },
    onRowSelectionChange: setRowSelection,
    getColumnCanGlobalFilter: () => true,
    globalFilterFn,
    getCoreRowModel: getCoreRowModel(),
    getFilteredRowModel: getFilteredRowModel(),
    getSortedRowModel: getSortedRowModel(),
  });
  const scroller = useRef(null);
  const list = table.getRowModel().rows;
  const virtual = useVirtualizer({
    count: list.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 8,
  });
  return (
    <div
      ref={scroller}
      className="scroller"
      style={{ height: viewport, overflow: 'auto' }}
      role="grid"
      aria-rowcount={list.length}
    >
      {table.getHeaderGroups().map(group => (
        <div
          key={group.id}
          role="row"
          style={{ ...tracks, height: 34, position: 'sticky', top: 0, background: '#fff', zIndex: 1 }}
        >
          {group.headers.map(header => (
            <div key={header.id} role="columnheader" onClick={header.column.getToggleSortingHandler()}>
              {flexRender(header.column.columnDef.header, header.getContext())}
            </div>
          ))}
        </div>
      ))}
      <div style={{ height: virtual.getTotalSize(), position: 'relative' }}>
        {virtual.getVirtualItems().map(item => {
          const row = list[item.index];
          return (
            <div
              key={row.id}
              role="row"
              className="row"
              aria-rowindex={item.index + 2}
              style={{
                ...tracks,
                height: rowHeight,
                position: 'absolute',
                insetInline: 0,
                top: 0,
                transform: `translateY(${item.start}px)`,
              }}
            >
              {row.getVisibleCells().map(cell => (
                <div key={cell.id} role="gridcell" tabIndex={-1}>
                  {flexRender(cell.column.columnDef.cell, cell.getContext())}
                </div>
              ))}
            </div>
          );
        })}
      </div>
    </div>
  );
}

export function mount(root, rows) {
  haystack = haystackOf(rows);
  flushSync(() => createRoot(root).render(<Page rows={rows} />));
  return {
    scroller: root.querySelector('.scroller'),
    filter: globalFilter => change({ globalFilter }),
    sort: (id, sign) => change({ sorting: [{ id, desc: sign === -1 }] }),
  };
}
