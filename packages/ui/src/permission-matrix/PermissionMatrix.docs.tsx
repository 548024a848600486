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
    'What it is about, over its rows',
    'What may be done, and its name in the API',
    'A box to read and one to write: given, locked, or a dash',
    'The reason, or what is different in the draft, with a bar at the start',
  ],
  keyboard: [
    ['Tab', 'To the next box'],
    ['Space', 'Gives or takes'],
  ],
  related: ['CheckboxGroup', 'DataTable'],
};
