import { describe, expect, it } from 'vitest';
import { embeddedCompanyRegister } from '../../ports/company-register/embedded.ts';
import { embeddedPostcodes } from '../../ports/postcodes/embedded.ts';
import { findCompanies, findDoor } from './lookups.ts';

const door = (postalCode: string, houseNumber: string) =>
  findDoor(embeddedPostcodes, { postalCode, houseNumber });
const names = async (search: string) =>
  (await findCompanies(embeddedCompanyRegister, search)).items.map(({ name }) => name);

describe('the address of a front door', () => {
  it.each([
    ['3581 CC', '14'],
    ['3581cc', '14-bis'],
  ])('is found for %s %s', async (postalCode, houseNumber) => {
    expect((await door(postalCode, houseNumber)).items).toEqual([{ street: 'Maliebaan', city: 'Utrecht' }]);
  });

  it('is not found where the street has no such number', async () => {
    expect((await door('3581 CC', '61')).items).toEqual([]);
  });

  it.each([
    ['0000 AA', '1', 'postalCode'],
    ['3581 CC', 'bis', 'houseNumber'],
  ])('is not looked up for %s %s', async (postalCode, houseNumber, path) => {
    await expect(door(postalCode, houseNumber)).rejects.toMatchObject({
      fields: [{ path, code: 'postcode' }],
    });
  });

  it('says so when the register is down', async () => {
    await expect(door('9999 ZX', '1')).rejects.toMatchObject({ type: 'ProviderUnavailable' });
  });
});

describe('a company', () => {
  it('is found by its number, however it is written', async () => {
    expect(await names('68 75 01 10')).toEqual(['Van der Brüggen Holding B.V.']);
  });

  it('is found by words of its name, without their accents', async () => {
    expect(await names('bruggen hold')).toEqual(['Van der Brüggen Holding B.V.']);
    expect(await names('nothing like it')).toEqual([]);
  });

  it('that exists no more says so', async () => {
    expect((await findCompanies(embeddedCompanyRegister, '17209911')).items[0]?.status).toBe('dissolved');
  });

  it('says so when the register is down', async () => {
    await expect(names('99999999')).rejects.toMatchObject({ type: 'ProviderUnavailable' });
  });
});
