import { describe, expect, it } from 'vitest';
import { countClicks } from './support/clicks.ts';
import { button } from './support/client.ts';
import { startJourney } from './support/journey.ts';
import { toasted } from './support/toasts.ts';

const { product, aPerson } = await startJourney();

describe('the decision on a client', () => {
  it('is taken from the inbox in four clicks, and the colleague who asked sees it at once', async () => {
    const [malik, sanne] = [await aPerson('meridian'), await aPerson('meridian')];
    await malik.signIn('meridian.user');
    await sanne.signIn('meridian.admin');

    // Malik asks, and says why.
    await malik.page.goto(
      product.url('meridian', '/administration/registrations?status=COMPLETE&assignee=me&sort=updatedAt'),
    );
    await malik.page.getByRole('grid').getByRole('link').first().click();
    await button(malik.page, 'Request approval').click();
    const request = malik.page.getByRole('dialog');
    await request.getByRole('textbox').fill('Two owners, extract checked.');
    await request.getByRole('button', { name: 'Request approval' }).click();
    await toasted(malik.page, 'Approval requested.');
    const name = (await malik.page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    const [record = ''] = malik.page.url().split('?');

    // He reads on the page of the decision what she will read, and why he may not take it.
    await malik.page.goto(`${record}/decision`);
    await malik.page.getByText(/A colleague must decide/).waitFor();
    expect(await button(malik.page, 'Approve').count()).toBe(0);

    const clicks = await countClicks(sanne.page);
    await sanne.page.goto(product.url('meridian', '/administration/inbox?type=approvalRequested'));
    const { page } = sanne;
    await page.getByRole('main').getByRole('link').filter({ hasText: name }).first().click();
    await page.locator(`a[href="${new URL(record).pathname}/decision"]`).click();
    await page
      .getByRole('region', { name: 'Request for approval' })
      .getByText('Two owners, extract checked.')
      .waitFor();
    await page.getByRole('region', { name: 'Checks' }).getByText('Risk is acceptable').waitFor();
    await page.getByRole('textbox', { name: /^Your comment/ }).fill('Seen, fine.');
    await button(page, 'Approve').click();
    await page.getByText('The request was approved').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(clicks()).toBeLessThanOrEqual(4);

    // His page turns by itself, with her words.
    await malik.page.getByText('The request was approved').waitFor();
    await malik.page.getByRole('status').getByText('Seen, fine.').waitFor();
    await malik.page.getByText('Accepted', { exact: true }).waitFor();
    await malik.leave();
    await sanne.leave();
  });
});
