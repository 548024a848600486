import { stylesheetName } from '@dossier/api/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadStylesheet, loadStylesheetOnGesture } from './stylesheet.ts';

const address = '/assets/style-3f9a1c20.css';
const name = () => document.querySelector('meta');
let links: HTMLLinkElement[] = [];

beforeEach(() => {
  links = [];
  document.head.innerHTML = `<meta name="${stylesheetName}" content="${address}">`;
  // There is nothing behind the address.
  vi.spyOn(document.head, 'append').mockImplementation(link => void links.push(link as HTMLLinkElement));
});
afterEach(() => {
  vi.restoreAllMocks();
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

describe('the stylesheet of prerendered sign-in', () => {
  it('is fetched once, and named no more when it is there', async () => {
    const loading = Promise.all([loadStylesheet(), loadStylesheet()]);
    expect(links.map(link => link.getAttribute('href'))).toEqual([address]);
    links[0]?.dispatchEvent(new Event('load'));
    await loading;
    expect(name()).toBeNull();
    await loadStylesheet();
    expect(links).toHaveLength(1);
  });

  it('is fetched again by the next who needs it, when it did not come', async () => {
    const failing = loadStylesheet();
    links[0]?.dispatchEvent(new Event('error'));
    await expect(failing).rejects.toThrow('could not be fetched');
    expect(name()).not.toBeNull();
    const loading = loadStylesheet();
    links[1]?.dispatchEvent(new Event('load'));
    await loading;
    expect(name()).toBeNull();
  });

  it.each([
    ['waits for a gesture', '', 0],
    ['is fetched at once for a visitor who sent the form before the code was there', '<form data-held>', 1],
  ])('%s', (_, body, requests) => {
    document.body.innerHTML = body;
    loadStylesheetOnGesture();
    expect(links).toHaveLength(requests);
    dispatchEvent(new Event('pointerdown'));
    dispatchEvent(new Event('keydown'));
    expect(links).toHaveLength(1);
    links[0]?.dispatchEvent(new Event('load'));
  });
});
