import { expect, it } from 'vitest';
import { DateField } from '../date-field/DateField.tsx';
import { render } from '../testing/render.tsx';
import { RegionProvider } from './index.ts';

const partsOf = (container: HTMLElement) =>
  [...container.querySelectorAll('[role="spinbutton"]')].map(part => part.getAttribute('data-type'));

it('asks for a date in the order of the country, whatever the language', async () => {
  const us = await render(<DateField label="Date of birth" />);
  expect(partsOf(us.container)).toEqual(['month', 'day', 'year']);
  const dutch = await render(
    <RegionProvider country="NL">
      <DateField label="Date of birth" />
    </RegionProvider>,
  );
  expect(partsOf(dutch.container)).toEqual(['day', 'month', 'year']);
});

it('reads a date back with its month in letters', async () => {
  const { container } = await render(
    <RegionProvider country="NL">
      <DateField label="Date of birth" value="1975-05-14" />
    </RegionProvider>,
  );
  expect(container.textContent).toContain('14 May 1975');
});
