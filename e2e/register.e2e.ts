import { expect, it } from 'vitest';
import { startJourney } from './support/journey.ts';
import { toasted } from './support/toasts.ts';

const { product, aPerson } = await startJourney();

it('an extract of the register is compared with the owners of a company, and what differs is due until it is explained', async () => {
  const { page, signIn, leave } = await aPerson('meridian');
  await signIn('meridian.admin');
  await page.goto(product.url('meridian', '/administration/clients/business?status=A'));
  await page.getByRole('rowheader').getByRole('link').first().click();
  await page.waitForURL(/clients\/[0-9a-f-]{36}/);
  const address = page.url().split('?')[0] ?? '';

  // It lists someone who owns nothing.
  await page.goto(`${address}?section=connections`);
  const register = page.getByRole('region', { name: 'Register of beneficial owners' });
  await register.getByRole('button', { name: 'Compare an extract' }).click();
  const extract = page.getByRole('dialog', { name: 'Compare an extract' });
  await extract.getByRole('spinbutton').first().click();
  await page.keyboard.type('01102026');
  await extract.getByRole('textbox', { name: 'Register' }).fill('KVK, UBO register');
  await extract
    .getByRole('combobox', { name: 'Person', exact: true })
    .selectOption({ label: 'Another person' });
  await extract.getByRole('textbox', { name: 'Name' }).fill('Johan van Houten');
  await extract.getByRole('checkbox', { name: 'shares' }).check();
  await extract.getByRole('button', { name: 'Compare' }).click();
  await toasted(page, 'The extract was compared.');
  await register.getByText(/^Johan van Houten is in the extract \(shares\)/).waitFor();

  // What is due says so, and leads to it.
  await page.goto(address);
  const due = page.getByText('Discrepancies with the register');
  await due.waitFor();

  await page.goto(`${address}?section=connections`);
  const open = register.getByRole('button', { name: /^Report or explain/ });
  await open.first().waitFor();
  for (let left = await open.count(); left > 0; left -= 1) {
    await open.first().click();
    const question = page.getByRole('dialog', { name: 'Report or explain' });
    await question.getByRole('radio', { name: 'Explained' }).check();
    await question.getByRole('textbox', { name: /^Reason/ }).fill('The register has the deed and follows.');
    await question.getByRole('button', { name: 'Save' }).click();
    await question.waitFor({ state: 'detached' });
    await expect.poll(() => open.count()).toBe(left - 1);
  }
  await register
    .getByText(/Explained by Sanne de Wit/)
    .first()
    .waitFor();

  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => due.count()).toBe(0);
  await leave();
});
