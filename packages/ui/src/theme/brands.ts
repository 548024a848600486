// The looks that come with Dossier: its own, the four demo tenants, and colours that break other design systems.
import type { BrandInput } from './brand.ts';

/** Dossier's own look and the four demo tenants. */
export const brands = {
  dossier: {
    id: 'dossier',
    name: 'Dossier',
    brand: { primary: '#2a3a92', accent: '#f4c430', neutral: 'cool', ground: 'ledger', nav: 'plain' },
    shape: { radius: 4 },
    density: 'regular',
    type: { body: 'hanken', heading: 'schibsted' },
  },
  meridian: {
    id: 'meridian',
    name: 'Meridian Wealth',
    brand: { primary: '#0b4f5c', accent: '#e0a93b', neutral: 'warm', ground: 'paper', nav: 'plain' },
    shape: { radius: 6 },
    density: 'regular',
    type: { body: 'geist', heading: 'source-serif' },
  },
  noordhaven: {
    id: 'noordhaven',
    name: 'Noordhaven Vermogensbeheer',
    brand: { primary: '#14284b', accent: '#c8a45c', neutral: 'cool', ground: 'white', nav: 'brand' },
    shape: { radius: 2 },
    density: 'comfortable',
    type: { body: 'source-sans', heading: 'literata' },
  },
  lumen: {
    id: 'lumen',
    name: 'Lumen Conseil',
    brand: { primary: '#c8f135', accent: '#5b2eff', neutral: 'brand', ground: 'white', nav: 'ink' },
    shape: { radius: 12 },
    density: 'comfortable',
    type: { body: 'figtree' },
  },
  rheinwerk: {
    id: 'rheinwerk',
    name: 'Rheinwerk Privat',
    brand: { primary: '#d4001a', neutral: 'pure', ground: 'grey', nav: 'plain' },
    shape: { radius: 0 },
    density: 'compact',
    type: { body: 'plex' },
  },
} as const satisfies Record<string, BrandInput>;

const stress = (id: string, name: string, brand: BrandInput['brand']): BrandInput => ({ id, name, brand });

/** Colours that no theme should survive by luck. For Storybook and tests only. */
export const stressBrands: readonly BrandInput[] = [
  stress('stress-yellow', 'Yellow', { primary: '#ffff00' }),
  stress('stress-white', 'White', { primary: '#ffffff' }),
  stress('stress-black', 'Black', { primary: '#000000' }),
  stress('stress-grey', 'Middle grey', { primary: '#777777' }),
  stress('stress-neon', 'Neon', { primary: '#39ff14' }),
  stress('stress-orange', 'Bank orange', { primary: '#ff6200' }),
  stress('stress-orange-light', 'Bank orange, white text', { primary: '#ff6200', onSolid: 'light' }),
];
