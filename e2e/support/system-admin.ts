import type { Page } from 'playwright';
import { appCode } from './authenticator.ts';
import { password } from './person.ts';

/** Signs `system.admin` in for the first time: an authenticator app is set up before a firm can be chosen. */
export async function signInAsSystemAdmin(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByLabel('Username').fill('system.admin');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/mfa-setup**');
  await page.getByRole('img', { name: 'Dossier, system.admin' }).waitFor();
  const key = (await page.locator('main code').textContent()) ?? '';
  await page.getByLabel('Enter authentication code').fill(appCode(key));
  await page.getByRole('button', { name: 'Create ten codes' }).click();
  await page.getByRole('button', { name: "I've saved them" }).click();
  await page.waitForURL('**/choose-tenant');
}
