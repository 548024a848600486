import { AppBar, CssBaseline, Toolbar, Typography } from '@mui/material';
import { DataGrid } from '@mui/x-data-grid';
import { createRoot } from 'react-dom/client';
import { fields, rows } from './rows.js';

createRoot(document.getElementById('root')).render(
  <>
    <CssBaseline />
    <AppBar position="static">
      <Toolbar>
        <Typography variant="h6">Registrations</Typography>
      </Toolbar>
    </AppBar>
    <div style={{ height: 800 }}>
      <DataGrid rows={rows} columns={fields.map(field => ({ field, flex: 1 }))} checkboxSelection />
    </div>
  </>,
);
