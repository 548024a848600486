import { describe, expect, it } from 'vitest';
import { startJourney } from './support/journey.ts';

const { product, aPerson } = await startJourney();

describe('the inbox', () => {
  it('tells whoever is given work, until it is dealt with', async () => {
    const malik = await aPerson('meridian');
    await malik.signIn('meridian.user');
    await malik.page.goto(product.url('meridian', '/administration/inbox?view=unread'));
    const unread = malik.page
      .getByRole('navigation', { name: 'Messages' })
      .getByRole('link', { name: /^Unread \d/ });
    const before = Number((await unread.textContent())?.replace(/\D/g, ''));

    const sanne = await aPerson('meridian');
    await sanne.signIn('meridian.admin');
    await sanne.page.goto(
      product.url('meridian', '/administration/registrations?assignee=none&status=INCOMPLETE'),
    );
    const row = (index: number) => sanne.page.getByRole('grid').getByRole('row').nth(index);
    const name = (await row(1).getByRole('rowheader').textContent()) ?? '';
    for (const index of [1, 2, 3]) await row(index).getByRole('checkbox').check();
    await sanne.page.getByRole('toolbar').getByRole('button', { name: 'Assign' }).click();
    await sanne.page.getByRole('menuitem', { name: 'Malik Bakker' }).click();
    await sanne.page
      .getByText(/registrations assigned to Malik Bakker/)
      .first()
      .waitFor();

    await malik.page.reload();
    await unread.getByText(String(before + 3)).waitFor();
    // Tasks come in by the dozen: they are one row, which leads to them.
    await malik.page.getByRole('link', { name: /\d+ × Task assigned to you/ }).click();
    const link = malik.page.getByRole('link', {
      name: new RegExp(`^Unread: Sanne de Wit assigned this client to you\\s*${escaped(name)}`),
    });
    await link.click();
    const pane = malik.page.getByRole('region', { name });
    await pane.getByText('Sanne de Wit assigned this client to you').waitFor();
    await unread.getByText(String(before + 2), { exact: true }).waitFor();
    // What is open is in the address.
    await malik.page.goto(malik.page.url().replace('view=unread&', ''));
    await pane.getByText('Sanne de Wit assigned this client to you').waitFor();
    await malik.page.getByRole('link', { name: 'Open registration' }).click();
    await malik.page.getByRole('heading', { name, level: 1 }).waitFor();
    await Promise.all([malik.leave(), sanne.leave()]);
  });

  it('has a mention of just now as its first row, which says who and what', async () => {
    const sanne = await aPerson('meridian');
    await sanne.signIn('meridian.admin');
    await sanne.page.goto(product.url('meridian', '/administration/registrations?status=INCOMPLETE'));
    const cell = sanne.page.getByRole('grid').getByRole('row').nth(1).getByRole('rowheader');
    const name = (await cell.textContent()) ?? '';
    await cell.getByRole('link').click();
    await sanne.page.getByRole('heading', { name, level: 1 }).waitFor();
    await sanne.page.goto(`${sanne.page.url()}?section=comments`);
    const box = sanne.page.getByRole('textbox', { name: 'Comment' });
    await box.fill('Please check the UBO extract. @mal');
    await sanne.page.getByRole('option', { name: 'Malik Bakker', exact: true }).click();
    await expect.poll(() => box.inputValue()).toBe('Please check the UBO extract. @Malik Bakker ');
    await sanne.page.getByRole('button', { name: 'Add comment' }).click();
    await sanne.page.getByText('Comment added.').first().waitFor();

    const malik = await aPerson('meridian');
    await malik.signIn('meridian.user');
    await malik.page.goto(product.url('meridian', '/administration/inbox'));
    const first = malik.page.locator('[data-triage]').first();
    await first.getByText('Sanne de Wit: Please check the UBO extract.').waitFor();
    expect(await first.textContent()).toContain(name);
    await first.click();
    const pane = malik.page.getByRole('region', { name });
    await pane.getByText('Sanne de Wit mentioned you').waitFor();
    // Read, and still where it was.
    await malik.page.locator('[data-triage][aria-current]').first().waitFor();
    expect(await first.textContent()).toContain('Please check the UBO extract.');
    await pane.getByRole('link', { name: 'Open registration' }).click();
    await malik.page.getByText('Please check the UBO extract.').first().waitFor();
    await Promise.all([malik.leave(), sanne.leave()]);
  });

  it('leads from a mention on a client to what was said there', async () => {
    const sanne = await aPerson('meridian');
    await sanne.signIn('meridian.admin');
    await sanne.page.goto(product.url('meridian', '/administration/clients?status=A'));
    const link = sanne.page
      .locator('main a[href*="/administration/clients/"]')
      .filter({ hasText: /\w+ \w+/ })
      .first();
    const name = (await link.textContent()) ?? '';
    const client = (await link.getAttribute('href')) ?? '';
    await sanne.page.goto(product.url('meridian', `${client}?section=comments`));
    const box = sanne.page.getByRole('textbox', { name: 'Comment' });
    await box.fill('Moves to Lisbon in May. @mal');
    await sanne.page.getByRole('option', { name: 'Malik Bakker', exact: true }).click();
    await sanne.page.getByRole('button', { name: 'Add comment' }).click();
    await sanne.page.getByText('Comment added.').first().waitFor();

    const malik = await aPerson('meridian');
    await malik.signIn('meridian.user');
    await malik.page.goto(product.url('meridian', '/administration/inbox'));
    await malik.page.locator('[data-triage]', { hasText: 'Sanne de Wit: Moves to Lisbon in May.' }).click();
    const pane = malik.page.getByRole('region', { name });
    await pane.getByText('Sanne de Wit mentioned you').waitFor();
    await pane.getByRole('link', { name: 'Open client file' }).click();
    await malik.page.getByRole('heading', { name, level: 1 }).waitFor();
    const comments = malik.page.getByRole('list', { name: 'Comments' });
    await comments.getByText(/Moves to Lisbon in May/).waitFor();
    await comments.getByText('New', { exact: true }).waitFor();
    // Once seen it is not new any more.
    await malik.page.reload();
    await comments.getByText(/Moves to Lisbon in May/).waitFor();
    expect(await comments.getByText('New', { exact: true }).count()).toBe(0);
    await Promise.all([malik.leave(), sanne.leave()]);
  });

  it('is worked off by keyboard, and what was done can be taken back', async () => {
    const { page, signIn, leave } = await aPerson('meridian');
    await signIn('meridian.admin');
    await page.goto(product.url('meridian', '/administration/inbox'));
    const view = (label: string) =>
      page
        .getByRole('navigation', { name: 'Messages' })
        .getByRole('link', { name: new RegExp(`^${label} \\d`) });
    const countOf = async (label: string) => Number((await view(label).textContent())?.replace(/\D/g, ''));
    await page.getByRole('heading', { name: /^To do/ }).waitFor();
    const archived = await countOf('Archived');
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await page.keyboard.press('e');
    await page.getByText('2 messages archived').waitFor();
    await expect.poll(() => countOf('Archived'), { timeout: 60_000 }).toBe(archived + 2);
    await page.reload();
    await page.getByRole('heading', { name: /^To do/ }).waitFor();
    expect(await countOf('Archived')).toBe(archived + 2);
    await page.keyboard.press('j');
    await page.keyboard.press('#');
    await page.getByText('1 message deleted').waitFor();
    await page.keyboard.press('z');
    await expect.poll(() => countOf('Deleted'), { timeout: 60_000 }).toBe(0);
    await leave();
  });

  it('shows one thing at a time on a phone', async () => {
    const { page, signIn, leave } = await aPerson('noordhaven', {
      width: 390,
      height: 844,
    });
    await signIn('noordhaven.user');
    await page.goto(product.url('noordhaven', '/administration/inbox?type=taskAssigned'));
    await page.getByRole('heading', { name: /^To do/ }).waitFor();
    await page.locator('[data-triage]').first().click();
    await page.getByRole('link', { name: 'Back to the list' }).click();
    await page.getByRole('heading', { name: /^To do/ }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await leave();
  });
});

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
