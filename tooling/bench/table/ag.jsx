import { AllCommunityModule, ModuleRegistry } from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { compare, keys, rowHeight, viewport } from './rows.js';

ModuleRegistry.registerModules([AllCommunityModule]);
const columns = keys.map(field => ({ field, flex: 1, comparator: compare }));
let change;
let grid;
function Page({ rows, onReady }) {
  const [quickFilterText, setText] = useState('');
  change = text => flushSync(() => setText(text));
  return (
    <div style={{ height: viewport }}>
      <AgGridReact
        rowData={rows}
        columnDefs={columns}
        rowHeight={rowHeight}
        getRowId={({ data }) => data.id}
        cacheQuickFilter
        quickFilterText={quickFilterText}
        rowSelection={{ mode: 'multiRow' }}
        onGridReady={event => (grid = event.api)}
        onFirstDataRendered={onReady}
      />
    </div>
  );
}

export async function mount(root, rows) {
  await new Promise(resolve => {
    createRoot(root).render(<Page rows={rows} onReady={resolve} />);
  });
  return {
    scroller: root.querySelector('.ag-body-viewport, .ag-grid-viewport'),
    filter: text => change(text),
    sort: (colId, sign) =>
      grid.applyColumnState({
        state: [{ colId, sort: sign === 1 ? 'asc' : 'desc' }],
        defaultState: { sort: null },
      }),
  };
}
