import { brands, parseBrand, stressBrands } from '@dossier/ui/theme';
import { expect, it } from 'vitest';
import { brandOf, draftOf } from './draft.ts';

it.each([...Object.values(brands), ...stressBrands].map(brand => [brand.id, parseBrand(brand)] as const))(
  '%s comes out of the editor as it went in',
  (_, brand) => expect(brandOf(draftOf(brand), brand)).toEqual(brand),
);

it('is the whole look: on another firm nothing of that firm but its name shows through', () => {
  const brand = parseBrand({
    ...brands.lumen,
    logo: { light: 'asset:1-svg', dark: 'asset:2-svg', mark: 'asset:3-svg', plate: false },
  });
  const other = parseBrand(brands.rheinwerk);
  const { id, name } = other;
  expect(brandOf(draftOf(brand), other)).toEqual({ ...brand, id, name });
});

it('takes a logo away where none is named any more', () => {
  const brand = parseBrand({ ...brands.meridian, logo: { light: 'asset:1-svg', plate: true } });
  expect(brandOf({ ...draftOf(brand), logoLight: '' }, brand).logo).toEqual({ plate: true });
});

it('says which key is not whole yet', () => {
  const brand = parseBrand(brands.meridian);
  expect(() => brandOf({ ...draftOf(brand), primary: '#12' }, brand)).toThrow(/brand\.primary/);
});
