import { describe, expect, it } from 'vitest';
import { describeContract } from '../testing/describe-contract.tsx';
import { render } from '../testing/render.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const crumbs = [
  { label: 'Registrations', href: '#registrations' },
  { label: 'Business', href: '#business' },
];

describe('Breadcrumbs', () => {
  describeContract(<Breadcrumbs label="You are here" crumbs={crumbs} />, { takesClassName: false });

  it('is the way here in its order', async () => {
    const { container } = await render(<Breadcrumbs label="You are here" crumbs={crumbs} />);
    expect([...container.querySelectorAll('ol a')].map(link => link.textContent)).toEqual([
      'Registrations',
      'Business',
    ]);
  });
});
