import { describe, expect, it } from 'vitest';
import { button } from './support/client.ts';
import { startJourney } from './support/journey.ts';
import { askAsProgram } from './support/program.ts';
import { toasted } from './support/toasts.ts';

const { product, aPerson } = await startJourney();

describe('an access token', () => {
  it('of one scope reads what that opens and nothing else, until it is revoked', async () => {
    const { page, signIn, leave } = await aPerson('meridian');
    await signIn('meridian.admin');
    await page.goto(product.url('meridian', '/administration/settings/access?tab=tokens'));
    await button(page, 'Create token').click();
    const dialog = page.getByRole('dialog', { name: 'Create token' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Reporting');
    await dialog.getByRole('checkbox', { name: 'View registrations' }).check();
    await dialog.getByRole('button', { name: 'Create token' }).click();
    const shown = page.getByRole('dialog', { name: 'Token Reporting' });
    const token = await shown.getByRole('textbox', { name: 'Token' }).inputValue();
    await shown.getByRole('button', { name: 'I have saved it' }).click();
    const ask = (path: string, method = 'GET', body?: object) =>
      askAsProgram(product, 'meridian', token, { path, method, ...(body && { body }) });

    const { status, body } = await ask('/api/main/registrations?max=1');
    expect(status).toBe(200);
    expect(body).toMatchObject({ items: [{ _id: expect.any(String) as string }] });
    // Its owner may do all of this.
    for (const path of [
      '/api/access/users?max=1',
      '/api/access/groups',
      '/api/access/tokens',
      '/api/main/parties?max=1',
    ])
      expect([path, (await ask(path)).status]).toEqual([path, 403]);
    expect((await ask('/api/main/registrations', 'POST', {})).status).toBe(403);

    // Who made it sees that it is used, and ends it.
    await page.reload();
    await button(page, 'Actions for Reporting').click();
    await page.getByRole('menuitem', { name: 'Revoke' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
    await toasted(page, 'Token revoked.');
    // What a look-up answered is remembered for a second.
    await expect.poll(async () => (await ask('/api/main/registrations?max=1')).status).toBe(401);
    await leave();
  });
});
