import { describe, expect, it } from 'vitest';
import { BrandError, parseBrand } from './brand.ts';
import { brands, stressBrands } from './brands.ts';

const least = { id: 'acme', name: 'Acme', brand: { primary: '#14284B' } };

describe('a brand', () => {
  it('needs an id, a name and one colour', () => {
    expect(parseBrand(least)).toEqual({
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
    ['an unknown key', { ...least, colour: 1 }, 'colour'],
    ['an unknown key inside', { ...least, brand: { primary: '#000000', css: '*{}' } }, 'brand.css'],
    ['a missing colour', { ...least, brand: {} }, 'brand.primary'],
    ['a short colour', { ...least, brand: { primary: '#fff' } }, 'brand.primary'],
    ['a colour by name', { ...least, brand: { primary: 'red' } }, 'brand.primary'],
    ['a colour with more behind it', { ...least, brand: { primary: '#000000\n;' } }, 'brand.primary'],
    ['a choice that does not exist', { ...least, brand: { primary: '#000000', nav: 'glass' } }, 'brand.nav'],
    ['a radius between', { ...least, shape: { radius: 5 } }, 'shape.radius'],
    ['a number as text', { ...least, shape: { radius: '4' } }, 'shape.radius'],
    ['a font that is not on the list', { ...least, type: { body: 'comic' } }, 'type.body'],
    ['a heading font for running text', { ...least, type: { body: 'literata' } }, 'type.body'],
    ['an id with capitals', { ...least, id: 'Acme' }, 'id'],
    ['an id that ends with a hyphen', { ...least, id: 'acme-' }, 'id'],
    ['an id of 41 letters', { ...least, id: 'a'.repeat(41) }, 'id'],
    ['an address as logo', { ...least, logo: { light: 'https://example.com/a.svg' } }, 'logo.light'],
    [
      'a prototype',
      { ...least, shape: JSON.parse('{"__proto__":{"radius":4}}') as unknown },
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
    expect(() => parseBrand({ ...least, name: 'secret\u0000' })).toThrow(/^(?!.*secret)/);
  });
});
