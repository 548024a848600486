import { brands } from '@dossier/ui/theme';
import { describe, expect, it } from 'vitest';
import { modes } from '../.storybook/modes.ts';
import { tenants } from './tenants.ts';

describe('the looks that pictures are taken in', () => {
  it('are those of the visual run, of Chromatic, and of the themes that ship', () => {
    expect(Object.keys(modes)).toEqual([...tenants]);
    expect(Object.values(modes).map(mode => mode.tenant)).toEqual([...tenants]);
    expect(Object.keys(brands).toSorted()).toEqual([...tenants].toSorted());
  });
});
