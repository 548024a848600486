import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHmac } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { button } from './support/client.ts';
import { startJourney } from './support/journey.ts';
import { toasted } from './support/toasts.ts';

const { product, aPerson } = await startJourney({ WEBHOOK_LOOPBACK: 'yes' });

interface Message {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}
/** What reached the firm's own system, which is not ready for the first of it. */
const messages: Message[] = [];
const system = createServer((request, response) => {
  let body = '';
  request.setEncoding('utf8');
  request.on('data', (part: string) => (body += part));
  request.on('end', () => {
    messages.push({ headers: request.headers, body });
    response.writeHead(messages.length === 1 ? 503 : 204).end();
  });
});
await new Promise<void>(resolve => system.listen(0, '127.0.0.1', resolve));
const address = `http://127.0.0.1:${(system.address() as AddressInfo).port}/events`;
afterAll(() => system.close());

/** What Standard Webhooks 1.0 says that a receiver works out. */
function signatureOf({ headers, body }: Message, secret: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
}

describe('a system of a firm', () => {
  it('is told of what happens, signed, again after a failure, and once more by hand', async () => {
    const { page, signIn, leave } = await aPerson('meridian');
    await signIn('meridian.admin');
    await page.goto(product.url('meridian', '/administration/settings/access?tab=notifications'));
    await button(page, 'Add address').click();
    const dialog = page.getByRole('dialog', { name: 'Add address' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Portfolio system');
    await dialog.getByRole('textbox', { name: 'Address' }).fill(address);
    await dialog.getByRole('button', { name: 'Generate' }).click();
    const secret = await dialog.getByRole('textbox', { name: 'Secret' }).inputValue();
    await dialog.getByRole('checkbox', { name: 'A registration was started' }).check();
    await dialog.getByRole('button', { name: 'Add address' }).click();
    await toasted(page, 'Portfolio system was added.');

    // Something happens; the system fails, and is told again.
    await page.goto(product.url('meridian', '/administration/registrations/new'));
    await page.getByLabel('Last name').fill('Van Buiten');
    await button(page, 'Start registration').click();
    await page.waitForURL(/registrations\/[0-9a-f-]{36}/);
    const id = /[0-9a-f-]{36}/.exec(page.url())?.[0];
    await expect.poll(() => messages.length).toBe(2);
    for (const message of messages) {
      expect(JSON.parse(message.body)).toMatchObject({ type: 'registration.created', object: { id } });
      expect(message.headers['webhook-signature']).toBe(signatureOf(message, secret));
    }

    // Its log says so, and sends it once more.
    await page.goto(product.url('meridian', '/administration/settings/access?tab=notifications'));
    await button(page, 'Actions for Portfolio system').click();
    await page.getByRole('menuitem', { name: 'Show log' }).click();
    const log = page.getByRole('dialog', { name: 'Log of Portfolio system' });
    await log.getByRole('row', { name: /A registration was started.*Delivered.*2/ }).waitFor();
    await log.getByRole('button', { name: 'Actions for A registration was started' }).click();
    await page.getByRole('menuitem', { name: 'Send again' }).click();
    await toasted(page, 'The event is on its way again.');
    await expect.poll(() => messages.length).toBe(3);
    expect(new Set(messages.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    await log.getByRole('row', { name: /sent again.*Delivered.*1/ }).waitFor();
    await leave();
  });
});
