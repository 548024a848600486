import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firefoxPath, openFirefox, type Firefox } from './support/firefox.ts';
import { password } from './support/person.ts';
import { startProduct, type Product } from './support/product.ts';

if (firefoxPath === undefined)
  process.stdout.write('firefox: skipped. There is no Firefox on this machine.\n');

describe.skipIf(firefoxPath === undefined)('in Firefox', () => {
  let product: Product;
  let firefox: Firefox;
  beforeAll(async () => {
    [product, firefox] = await Promise.all([startProduct(), openFirefox()]);
  });
  afterAll(async () => {
    await firefox.close();
    await product.stop();
  });

  it('somebody signs in, starts a registration, and finds it after a reload', async () => {
    await firefox.visit(product.url('meridian', '/login'));
    await firefox.type({ role: 'textbox', name: 'Username' }, 'meridian.user');
    await firefox.type({ css: 'input[autocomplete="current-password"]' }, password);
    await firefox.press({ role: 'button', name: 'Login' });
    await firefox.find({ role: 'heading', name: 'Dashboard' });
    expect(await firefox.evaluate('document.documentElement.dataset.tenant')).toBe('meridian');

    await firefox.press({ role: 'link', name: 'Registrations' });
    await firefox.press({ role: 'link', name: 'New registration' });
    await firefox.press({ css: 'input[type="radio"][value="BUSINESS"]' });
    await firefox.type({ role: 'textbox', name: 'Company name' }, 'Vuurvos B.V.');
    await firefox.press({ role: 'button', name: 'Start registration' });
    await firefox.find({ role: 'heading', name: 'Vuurvos B.V.' });

    const address = await firefox.evaluate('location.href');
    await firefox.visit(String(address));
    await firefox.find({ role: 'heading', name: 'Vuurvos B.V.' });
    expect(firefox.problems).toEqual([]);
  });
});
