import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { typeDate } from './support/client.ts';
import { startJourney } from './support/journey.ts';
import { toasted } from './support/toasts.ts';

const { product, aPerson } = await startJourney();

const profile = product.url('meridian', '/administration/profile-settings');
const tasks = product.url('meridian', '/administration/tasks');

/** A day from today in the zone of the firm, as it is typed: 26112026. */
function typedDay(fromToday: number): string {
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeZone: 'Europe/Amsterdam' });
  return day.format(Date.now() + fromToday * 86_400_000).replaceAll('/', '');
}

/** The task of a client in the list that is open. */
const taskOf = (page: Page, client: string) =>
  page.getByRole('row', { name: new RegExp(`^Select ${client}`) });

describe('somebody who is away', () => {
  it('has a deputy, who sees their tasks and does them until the absence ends', async () => {
    const [malik, sanne] = [await aPerson('meridian'), await aPerson('meridian')];
    await malik.signIn('meridian.user');
    await sanne.signIn('meridian.admin');
    await malik.page.goto(tasks);
    const rows = malik.page.getByRole('row').filter({ has: malik.page.getByRole('link') });
    const [first, second] = [rows.nth(0), rows.nth(1)].map(row => row.getByRole('link').first());
    const done = (await first?.textContent()) ?? '';
    const other = (await second?.textContent()) ?? '';
    expect([done, other]).not.toContain('');
    await sanne.page.goto(tasks);
    await sanne.page.getByRole('heading', { level: 1 }).waitFor();
    expect(await taskOf(sanne.page, done).count()).toBe(0);

    await malik.page.goto(profile);
    const section = malik.page.getByRole('region', { name: 'Absence' });
    await typeDate(malik.page, 'First day', typedDay(0));
    await typeDate(malik.page, 'Last day', typedDay(7));
    await section.getByRole('combobox', { name: /Deputy/ }).selectOption({ label: 'Sanne de Wit' });
    await section.getByRole('button', { name: 'Save absence' }).click();
    await toasted(malik.page, 'Absence saved.');

    // Both of his are among hers; she takes one over.
    await sanne.page.goto(tasks);
    await taskOf(sanne.page, other).waitFor();
    await taskOf(sanne.page, done).getByRole('button').last().click();
    await sanne.page.getByRole('menuitem', { name: 'Assign to me' }).click();
    await toasted(sanne.page, done);

    await section.getByRole('button', { name: 'End absence' }).click();
    await toasted(malik.page, 'Absence ended.');
    // What she took stays with her; the rest is his alone again.
    await sanne.page.goto(tasks);
    await taskOf(sanne.page, done).waitFor();
    expect(await taskOf(sanne.page, other).count()).toBe(0);
    await malik.page.goto(tasks);
    await taskOf(malik.page, other).waitFor();
    expect(await taskOf(malik.page, done).count()).toBe(0);

    await malik.leave();
    await sanne.leave();
  });
});
