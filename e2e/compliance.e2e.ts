import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { button } from './support/client.ts';
import { startJourney } from './support/journey.ts';
import { signInAsSystemAdmin } from './support/system-admin.ts';
import { toasted } from './support/toasts.ts';

const { product, aPerson } = await startJourney();

const at = (path: string) => product.url('meridian', path);
const registrations = '/administration/registrations?status=COMPLETE&sort=updatedAt';

describe('acceptance, given by a group', () => {
  it('is for what others asked, never for what one asked oneself, and goes in two seconds', async () => {
    const [sanne, second, malik] = [
      await aPerson('meridian'),
      await aPerson('meridian'),
      await aPerson('meridian'),
    ];
    await sanne.signIn('meridian.admin');
    await malik.signIn('meridian.user');

    // Sanne makes the group: acceptance and screening.
    await sanne.page.goto(at('/administration/settings/access?tab=groups'));
    await button(sanne.page, 'Add group').click();
    const dialog = sanne.page.getByRole('dialog', { name: 'Add group' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Compliance desk');
    await dialog
      .getByRole('combobox', { name: 'Start with' })
      .selectOption({ label: 'Compliance: acceptance and screening' });
    await dialog.getByRole('button', { name: 'Add group' }).click();
    await sanne.page.getByRole('heading', { level: 1, name: 'Compliance desk' }).waitFor();
    const group = sanne.page.url();

    // She asks for the acceptance of a registration of hers, Malik for one of his.
    const request = await askedBy(
      sanne.page,
      sanne.page.getByRole('row').filter({ hasText: 'Low' }).filter({ hasText: 'Sanne de Wit' }),
      registrations,
    );
    const theirs = await askedBy(malik.page, malik.page.getByRole('row'), `${registrations}&assignee=me`);

    // Until the group counts, Malik decides on neither.
    await malik.page.goto(`${request}/decision`);
    await malik.page.getByRole('region', { name: 'Request for approval' }).waitFor();
    const approve = button(malik.page, 'Approve');
    expect(await approve.count()).toBe(0);

    // Another Admin agrees and puts Malik in it: his page, which is open, lets him decide.
    await signInAsSystemAdmin(second.page, at('/login'));
    await second.page.getByRole('button', { name: 'Meridian Wealth' }).click();
    await second.page.waitForURL('**/dashboard');
    await second.page.goto(group);
    await button(second.page, 'Approve').click();
    await second.page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
    await toasted(second.page, 'Approved. It holds from now on.');
    await changePeople(second.page);
    await approve.waitFor();

    // Out of the group again, the button is gone within two seconds of the answer.
    await changePeople(second.page);
    await approve.waitFor({ state: 'detached', timeout: 2_000 });
    await changePeople(second.page);

    // What he asked for himself stays someone else's to decide.
    await malik.page.goto(`${theirs}/decision`);
    await malik.page.getByText(/A colleague must decide/).waitFor();
    expect(await approve.count()).toBe(0);
    await malik.page.goto(`${request}/decision`);
    await approve.click();
    await malik.page.getByText('The request was approved').waitFor();
    await sanne.page.getByText('Accepted', { exact: true }).first().waitFor();

    await sanne.leave();
    await second.leave();
    await malik.leave();
  });
});

/** Asks for the acceptance of the first registration of these; its address. */
async function askedBy(page: Page, rows: ReturnType<Page['getByRole']>, list: string): Promise<string> {
  await page.goto(at(list));
  await rows.getByRole('link').first().click();
  await button(page, 'Request approval').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Request approval' }).click();
  await toasted(page, 'Approval requested.');
  const [address = ''] = page.url().split('?');
  return address;
}

/** Puts Malik in the group that is open, or takes him out; ends when that is answered. */
async function changePeople(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'People in Compliance desk' });
  await dialog.waitFor({ state: 'detached' });
  await button(page, 'Change people').click();
  const chosen = dialog.getByRole('button', { name: /Malik Bakker/ });
  const field = dialog.getByRole('combobox', { name: 'People' });
  await field.waitFor();
  if (await chosen.count()) await chosen.click();
  else {
    await field.fill('mal');
    await page.getByRole('option', { name: /Malik Bakker/ }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
  }
  await Promise.all([
    page.waitForResponse(response => response.url().endsWith('/members')),
    button(page, 'Save people').click(),
  ]);
}
