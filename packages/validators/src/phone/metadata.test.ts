import { expect, it, vi } from 'vitest';

// Fresh ones: another file may have loaded the metadata already.
vi.resetModules();
const { mobilePhone } = await import('../mobile-phone/mobile-phone.ts');
const { loadPhoneMetadata } = await import('./metadata.ts');

it('answers later until the metadata are there, and at once from then on', async () => {
  const first = mobilePhone('06 12345678');
  expect(first).toBeInstanceOf(Promise);
  await expect(first).resolves.toBeUndefined();
  await loadPhoneMetadata();
  expect(mobilePhone('06 12345678')).toBeUndefined();
  expect(mobilePhone('020 1234567')).toStrictEqual({ code: 'mobilePhone' });
});

it('needs no metadata for an empty or a very short number', () => {
  expect(mobilePhone('')).toBeUndefined();
  expect(mobilePhone('06')).toStrictEqual({ code: 'mobilePhone' });
});
