import { describe, expect, it, vi } from 'vitest';
import { describeContract } from '../testing/describe-contract.tsx';
import { render } from '../testing/render.tsx';
import { PermissionMatrix } from './PermissionMatrix.tsx';
import type { PermissionMatrixProps } from './permissions.ts';

const props: PermissionMatrixProps = {
  caption: 'What Compliance gives',
  labels: { permission: 'Permission', code: 'Name in the API', note: 'Remark', none: 'Cannot be given' },
  columns: ['Read', 'Write'],
  sections: [
    {
      id: 'access',
      title: 'Access',
      rows: [
        {
          id: 'users',
          label: 'Users',
          code: 'userSettings',
          cells: [{ state: 'open', isGranted: true }, { state: 'none' }],
        },
      ],
    },
  ],
};

describe('PermissionMatrix', () => {
  describeContract(<PermissionMatrix {...props} />);

  it('tells which box was pressed, and what to', async () => {
    const onPermissionToggle = vi.fn();
    const { container } = await render(
      <PermissionMatrix {...props} onPermissionToggle={onPermissionToggle} />,
    );
    container.querySelector<HTMLElement>('input[type="checkbox"]')?.click();
    expect(onPermissionToggle).toHaveBeenCalledWith({ row: 'users', column: 0, isGranted: false });
  });

  it('says in words what cannot be given', async () => {
    const { container } = await render(<PermissionMatrix {...props} />);
    expect(container.querySelector('tbody')?.textContent).toContain('Cannot be given');
  });
});
