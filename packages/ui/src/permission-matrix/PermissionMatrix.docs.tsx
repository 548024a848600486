import type { Guidance } from '../docs/guidance.ts';
import { PermissionMatrix } from './PermissionMatrix.tsx';

const labels = { permission: 'Permission', code: 'Name in the API', note: 'Remark', none: 'Cannot be given' };
const row = { id: 'users', label: 'Users', code: 'userSettings' };
const cells = [{ state: 'open' as const, isGranted: true }, { state: 'none' as const }];

export const guidance: Guidance = {
  when: ['The permissions of a group or a role, each to read or to write'],
  whenNot: ['A few options: use `CheckboxGroup`', 'Rows to sort and open: use `DataTable`'],
  pairs: [
    {
      do: {
        say: 'Say why a permission cannot be granted',
        show: (
          <PermissionMatrix
            caption="What Compliance gives"
            labels={labels}
            columns={['Read', 'Write']}
            sections={[
              { id: 'a', title: 'Access', rows: [{ ...row, cells, note: 'Write is for Admin only' }] },
            ]}
          />
        ),
      },
      dont: {
        say: 'Show only a dash',
        show: (
          <PermissionMatrix
            caption="What Compliance gives"
            labels={labels}
            columns={['Read', 'Write']}
            sections={[{ id: 'a', title: 'Access', rows: [{ ...row, cells }] }]}
          />
        ),
      },
    },
  ],
  anatomy: [
    'The subject, above its rows',
    'The permission, with its name in the API',
    'A checkbox each for read and write: granted, locked, or not applicable',
    'The reason, or the change in the draft, with a bar at the start',
  ],
  keyboard: [
    ['Tab', 'Moves to the next checkbox'],
    ['Space', 'Grants or revokes the permission'],
  ],
  related: ['CheckboxGroup', 'DataTable'],
};
