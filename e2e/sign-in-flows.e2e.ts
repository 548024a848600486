import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { root } from '../tooling/files.ts';
import { startJourney } from './support/journey.ts';
import { toasted } from './support/toasts.ts';

const fresh = 'A-fresh-Start-2027';
const data = mkdtempSync(join(tmpdir(), 'dossier-doors-'));
const { product, aPerson } = await startJourney({ DATA_DIR: data });

/** The code or the password of the latest letter with this subject; mail goes after the answer, so it may take a moment. */
async function secretFrom(page: Page, subject: string): Promise<string> {
  const email = page.locator('article').filter({ hasText: subject }).first();
  await expect
    .poll(
      async () => {
        await page.goto(product.url('', '/outbox'));
        return email.count();
      },
      { timeout: 60_000 },
    )
    .toBeGreaterThan(0);
  return /^ {4}(\S+)$/m.exec((await email.locator('pre').textContent()) ?? '')?.[1] ?? '';
}

async function signIn(page: Page, tenant: string, userName: string, password: string): Promise<void> {
  await page.goto(product.url(tenant, '/login'));
  await page.getByLabel('Username').fill(userName);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

async function invitation(): Promise<string> {
  await product.kill();
  const command = join(root, 'apps/platform/src/app/commands/tenant-create.ts');
  const tenant = ['--id', 'acme', '--name', 'Acme Wealth', '--admin', 'ada@acme.example'];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--conditions=@dossier/source', command, ...tenant],
    {
      cwd: root,
      env: { ...process.env, DATA_DIR: data, PORT: String(product.port), LOG_LEVEL: 'error' },
    },
  );
  await product.restart();
  return /http\S+/.exec(stdout)?.[0] ?? '';
}

describe('a lost password', () => {
  it('is replaced with the code of the outbox, and the new one signs in', async () => {
    const { page, leave } = await aPerson('meridian');
    await page.goto(product.url('meridian'));
    await page.getByRole('link', { name: 'I lost my password' }).click();
    await page.getByLabel('Username').fill('meridian.agent');
    await page.getByRole('button', { name: 'Send code' }).click();
    await page.waitForURL('**/restorePassword/meridian.agent');
    await toasted(page, 'Verification code was sent to meridian.agent.');
    await page.getByText('If the username exists, the verification code has been send').waitFor();
    const address = page.url();
    const code = await secretFrom(page, 'Meridian Wealth: your verification code');

    await page.goto(address);
    await page.getByLabel('New password', { exact: true }).fill(fresh);
    await page.getByLabel('Confirm new password').fill(fresh);
    await page.getByLabel('Verification code').fill(code === '000000' ? '111111' : '000000');
    await page.keyboard.press('Enter');
    await page.getByText('Confirmation code is wrong').waitFor();
    await page.getByRole('link', { name: 'Request another one' }).waitFor();
    await page.getByLabel('Verification code').fill(code);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/login');

    await signIn(page, 'meridian', 'meridian.agent', fresh);
    await page.waitForURL('**/administration/dashboard');
    await leave();
  });

  it('looks the same for a name that nobody has', async () => {
    const { page, leave } = await aPerson('meridian');
    await page.goto(product.url('meridian', '/restorePassword'));
    await page.getByLabel('Username').fill('nobody.at.all');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/restorePassword/nobody.at.all');
    await toasted(page, 'Verification code was sent to nobody.at.all.');
    await leave();
  });
});

describe('an invitation', () => {
  it('of a new firm leads to an account, a temporary password, and one of one’s own', async () => {
    const link = await invitation();
    const { page, leave } = await aPerson('acme');
    await page.goto(product.url('acme'));
    await page.getByRole('link', { name: 'I do not have an account' }).click();
    await page.getByLabel('Invite token').fill(link);
    await page.getByRole('button', { name: 'Continue' }).click();
    expect(await page.getByLabel('Email').inputValue()).toBe('ada@acme.example');
    await page.getByLabel('Username').fill('ada.acme');
    await page.getByLabel('First name').fill('Ada');
    await page.getByLabel('Last name').fill('Acme');
    await page.getByRole('button', { name: 'Sign up' }).click();
    await page.getByText('Your temporary password has been sent to your email').waitFor();
    await page.waitForURL('**/login');

    const password = await secretFrom(page, 'Acme Wealth: your temporary password');
    await signIn(page, 'acme', 'ada.acme', password);
    await page.getByText('Your user was created by Admin. Please, change your password, below.').waitFor();
    await page.getByLabel('New password', { exact: true }).fill(fresh);
    await page.getByLabel('Confirm new password').fill(fresh);
    await page.getByRole('button', { name: 'Login' }).click();
    await page.waitForURL('**/administration/dashboard');
    await leave();

    const late = await aPerson('acme');
    await late.page.goto(link);
    await late.page
      .getByText('Your invite has expired, please contact your administrator to request it again')
      .waitFor();
    await late.leave();
  });
});
