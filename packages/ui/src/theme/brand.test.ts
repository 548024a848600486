import { describe, expect, it } from 'vitest';
import { BrandError, parseBrand } from './brand.ts';
import { brands, stressBrands } from './brands.ts';

const minimal = { id: 'acme', name: 'Acme', brand: { primary: '#14284B' } };

describe('a brand', () => {
  it('needs an id, a name and one colour', () => {
    expect(parseBrand(minimal)).toEqual({
      schema: 1,
      engine: '1',
      id: 'acme',
      name: 'Acme',
      brand: {
        primary: '#14284b',
        accent: '#14284b',
        onSolid: 'auto',
        ink: 'auto',
        neutral: 'cool',
        ground: 'white',
        nav: 'plain',
      },
      shape: { radius: 4 },
      density: 'regular',
      type: { body: 'hanken', heading: 'hanken', mono: 'jetbrains' },
      logo: { plate: 'auto' },
    });
  });

  it('comes out of itself unchanged', () => {
    for (const brand of [...Object.values(brands), ...stressBrands])
      expect(parseBrand(parseBrand(brand))).toEqual(parseBrand(brand));
  });

  it.each([
    ['an unknown key', { ...minimal, colour: 1 }, 'colour'],
    ['an unknown key inside', { ...minimal, brand: { primary: '#000000', css: '*{}' } }, 'brand.css'],
    ['a missing colour', { ...minimal, brand: {} }, 'brand.primary'],
    ['a short colour', { ...minimal, brand: { primary: '#fff' } }, 'brand.primary'],
    ['a colour by name', { ...minimal, brand: { primary: 'red' } }, 'brand.primary'],
    ['a colour with more behind it', { ...minimal, brand: { primary: '#000000\n;' } }, 'brand.primary'],
    [
      'a choice that does not exist',
      { ...minimal, brand: { primary: '#000000', nav: 'glass' } },
      'brand.nav',
    ],
    ['a radius between', { ...minimal, shape: { radius: 5 } }, 'shape.radius'],
    ['a number as text', { ...minimal, shape: { radius: '4' } }, 'shape.radius'],
    ['a font that is not on the list', { ...minimal, type: { body: 'comic' } }, 'type.body'],
    ['a heading font for running text', { ...minimal, type: { body: 'literata' } }, 'type.body'],
    ['an id with capitals', { ...minimal, id: 'Acme' }, 'id'],
    ['an id that ends with a hyphen', { ...minimal, id: 'acme-' }, 'id'],
    ['an id of 41 letters', { ...minimal, id: 'a'.repeat(41) }, 'id'],
    ['an address as logo', { ...minimal, logo: { light: 'https://example.com/a.svg' } }, 'logo.light'],
    [
      'a prototype',
      { ...minimal, shape: JSON.parse('{"__proto__":{"radius":4}}') as unknown },
      'shape.__proto__',
    ],
    ['nothing', null, 'brand'],
    ['a list', [], 'brand'],
  ])('refuses %s, and says what is allowed', (_, input, key) => {
    const attempt = () => parseBrand(input);
    expect(attempt).toThrow(BrandError);
    expect(attempt).toThrow(expect.objectContaining({ key, message: expect.stringContaining('Allowed: ') }));
  });

  it('never repeats what was sent', () => {
    expect(() => parseBrand({ ...minimal, name: 'secret\u0000' })).toThrow(/^(?!.*secret)/);
  });
});
