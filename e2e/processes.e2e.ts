import { describe, expect, it } from 'vitest';
import { button } from './support/client.ts';
import { startJourney } from './support/journey.ts';

const { product, aPerson } = await startJourney();

describe('a review of a client', () => {
  it('is started from the file, done by keyboard, signed off by a colleague, and stands in history', async () => {
    const [malik, sanne] = [await aPerson('meridian'), await aPerson('meridian')];
    await malik.signIn('meridian.user');
    await sanne.signIn('meridian.admin');
    const { page } = malik;

    await page.goto(product.url('meridian', '/administration/clients'));
    await page.getByRole('grid').getByRole('link').first().click();
    await page.getByRole('link', { name: 'Processes', exact: true }).click();
    await page.waitForURL('**/administration/workflow/**');
    const start = button(page, 'Start Risk review · initial');
    await start.waitFor();
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await start.click();

    // Every step by the key of its outcome, in the row that has the focus; what is left out says why.
    const row = (step: string) =>
      page
        .getByRole('grid')
        .getByRole('rowheader')
        .filter({ hasText: new RegExp(`^${step}$`) });
    await row('Check identity').waitFor();
    const address = page.url();
    const finish = async (step: string) => {
      await row(step).focus();
      await page.keyboard.press('d');
      await page.getByText(`Malik Bakker completed the step “${step}”`, { exact: true }).waitFor();
    };
    for (const step of ['Check identity', 'Check ownership', 'Screen']) await finish(step);
    await row('Source of wealth').focus();
    await page.keyboard.press('w');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('No enhanced due diligence.');
    await dialog.getByRole('button', { name: 'Will not do' }).press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await finish('Risk form');
    await row('Approve').focus();
    await page.keyboard.press('a');
    await dialog.getByRole('button', { name: 'Request approval' }).press('Enter');
    await page.getByText('Malik Bakker requested approval', { exact: true }).waitFor();

    // It is among the tasks, and leads back; he does not decide on his own work.
    await page.goto(product.url('meridian', '/administration/tasks?type=review'));
    await page.getByRole('grid').getByRole('link', { name }).first().click();
    await page.waitForURL('**/administration/workflow/**');
    await page.getByText('Malik Bakker requested approval', { exact: true }).waitFor();
    expect(await button(page, 'Approve').count()).toBe(0);

    await sanne.page.goto(address);
    await expect.poll(() => button(sanne.page, 'Approve').isEnabled()).toBe(true);
    await sanne.page.keyboard.press('a');
    await sanne.page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).press('Enter');
    await sanne.page.getByText('The process is done').waitFor();
    await sanne.page.getByText('Sanne de Wit approved in the step “Approve”', { exact: true }).waitFor();
    await sanne.page.getByText('Malik Bakker started the process', { exact: true }).waitFor();
    await malik.leave();
    await sanne.leave();
  });
});
