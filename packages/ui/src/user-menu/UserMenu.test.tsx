import { describe, expect, it } from 'vitest';
import { describeContract } from '../testing/describe-contract.tsx';
import { render } from '../testing/render.tsx';
import { UserMenu } from './UserMenu.tsx';

const menu = <UserMenu name="Sanne de Wit" groups={[[{ id: 'out', label: 'Log out' }]]} />;

describe('UserMenu', () => {
  describeContract(menu, { target: 'button' });

  it('is named after the person', async () => {
    const { container } = await render(menu);
    expect(container.querySelector('button .sr-only')?.textContent).toBe('Your menu: Sanne de Wit');
  });
});
