import { Admin, Datagrid, List, Resource, TextField } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { fields, rows } from './rows.js';

const dataProvider = {
  getList: (_, { pagination: { page, perPage } }) =>
    Promise.resolve({ data: rows.slice((page - 1) * perPage, page * perPage), total: rows.length }),
};
const Registrations = () => (
  <List perPage={100}>
    <Datagrid>
      {fields.map(field => (
        <TextField key={field} source={field} />
      ))}
    </Datagrid>
  </List>
);
createRoot(document.getElementById('root')).render(
  <Admin dataProvider={dataProvider}>
    <Resource name="registrations" list={Registrations} />
  </Admin>,
);
