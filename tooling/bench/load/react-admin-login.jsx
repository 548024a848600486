import { Admin, Resource } from 'react-admin';
import { createRoot } from 'react-dom/client';

const authProvider = {
  login: () => Promise.resolve(),
  logout: () => Promise.resolve(),
  checkAuth: () => Promise.reject(new Error('nobody')),
  checkError: () => Promise.resolve(),
  getPermissions: () => Promise.resolve(),
};
const dataProvider = { getList: () => Promise.resolve({ data: [], total: 0 }) };
createRoot(document.getElementById('root')).render(
  <Admin authProvider={authProvider} dataProvider={dataProvider} requireAuth>
    <Resource name="registrations" />
  </Admin>,
);
