// Its free edition shows at most 100 rows a page: it has less to draw than the others, and no long list to scroll.
import { DataGrid } from '@mui/x-data-grid';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { compare, keys, rowHeight, viewport } from './rows.js';

const columns = keys.map(field => ({ field, flex: 1, sortComparator: compare }));
let change;
function Page({ rows }) {
  const [state, setState] = useState({ filterModel: { items: [], quickFilterValues: [] }, sortModel: [] });
  change = own => flushSync(() => setState(last => ({ ...last, ...own })));
  return (
    <div style={{ height: viewport }}>
      <DataGrid
        rows={rows}
        columns={columns}
        rowHeight={rowHeight}
        checkboxSelection
        {...state}
        initialState={{ pagination: { paginationModel: { pageSize: 100 } } }}
        pageSizeOptions={[100]}
      />
    </div>
  );
}

export function mount(root, rows) {
  flushSync(() => createRoot(root).render(<Page rows={rows} />));
  return {
    scroller: root.querySelector('.MuiDataGrid-virtualScroller'),
    filter: text => change({ filterModel: { items: [], quickFilterValues: text ? [text] : [] } }),
    sort: (field, sign) => change({ sortModel: [{ field, sort: sign === 1 ? 'asc' : 'desc' }] }),
  };
}
