import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { button } from './support/client.ts';
import { startJourney } from './support/journey.ts';
import { signInAsSystemAdmin } from './support/system-admin.ts';
import { toasted } from './support/toasts.ts';

const { product, aPerson } = await startJourney();

const groups = product.url('meridian', '/administration/settings/access?tab=groups');

describe('a group of the staff', () => {
  it('is made by one, approved by another, and changes what is on the page of the one in it', async () => {
    const [sanne, second, malik] = [
      await aPerson('meridian'),
      await aPerson('meridian'),
      await aPerson('meridian'),
    ];
    await sanne.signIn('meridian.admin');
    await malik.signIn('meridian.user');

    // Sanne makes it; it gives nothing yet.
    await sanne.page.goto(groups);
    await button(sanne.page, 'Add group').click();
    const dialog = sanne.page.getByRole('dialog', { name: 'Add group' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Readers');
    await dialog.getByRole('combobox', { name: 'Start with' }).selectOption('settingsReader');
    await dialog.getByRole('button', { name: 'Add group' }).click();
    await sanne.page.getByRole('heading', { level: 1, name: 'Readers' }).waitFor();
    await sanne.page.getByText(/because you requested this/).waitFor();
    expect(await button(sanne.page, 'Approve').count()).toBe(0);
    const group = sanne.page.url();

    // Someone else agrees, and puts Malik in it.
    await signInAsSystemAdmin(second.page, product.url('meridian', '/login'));
    await second.page.getByRole('button', { name: 'Meridian Wealth' }).click();
    await second.page.waitForURL('**/dashboard');
    await second.page.goto(group);
    await button(second.page, 'Approve').click();
    await second.page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
    await toasted(second.page, 'Approved. It holds from now on.');

    // Malik's page is open all the time: it opens to him, and closes again, without being loaded.
    const noAccess = malik.page.getByText("You don't have access to this page!");
    await malik.page.goto(product.url('meridian', '/administration/settings/general'));
    await noAccess.waitFor();
    await changePeople(second.page, 'mal');
    await malik.page.getByRole('heading', { level: 1, name: 'Contact' }).waitFor();
    await changePeople(second.page, 'mal');
    await noAccess.waitFor();

    await sanne.leave();
    await second.leave();
    await malik.leave();
  });
});

/** Puts the colleague that is found in the group that is open, or takes them out. */
async function changePeople(page: Page, text: string): Promise<void> {
  await button(page, 'Change people').click();
  const dialog = page.getByRole('dialog', { name: 'People in Readers' });
  const chosen = dialog.getByRole('button', { name: /Malik Bakker/ });
  const field = dialog.getByRole('combobox', { name: 'People' });
  await field.waitFor();
  if (await chosen.count()) await chosen.click();
  else {
    await field.fill(text);
    await page.getByRole('option', { name: /Malik Bakker/ }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
  }
  await button(page, 'Save people').click();
  await dialog.waitFor({ state: 'detached' });
}
