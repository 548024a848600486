import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanSvg } from './clean-svg.ts';
import { layeredSvgs } from './costly-svg.ts';
import { hostileSvgs } from './hostile-svg.ts';

const forbidden =
  /script|javascript:|\son\w+=|foreignObject|<image|<style|style=|http:\/\/(?!www\.w3\.org\/2000\/svg)|data:|@import|<!|<\?|\\/i;

describe('a hostile drawing', () => {
  it('comes in at least forty kinds', () => expect(hostileSvgs.length).toBeGreaterThanOrEqual(40));

  it.each(hostileSvgs)('%s: is refused, or can do nothing but be seen', (note, svg) => {
    const cleaned = cleanSvg(svg);
    if (cleaned.kind === 'refused') return;
    // Text that only speaks of a script is text.
    if (note !== 'markup in a title') expect(cleaned.svg).not.toMatch(forbidden);
    expect(cleanSvg(cleaned.svg)).toEqual({ kind: 'clean', svg: cleaned.svg, removed: [] });
  });

  it('is named by what was left out of it', () => {
    const cleaned = cleanSvg(
      '<svg xmlns="http://www.w3.org/2000/svg" onload="x()"><script/><path d="M0 0" class="a"/></svg>',
    );
    expect(cleaned).toMatchObject({ kind: 'clean', removed: ['onload', '<script>', 'class'] });
  });

  it.each(layeredSvgs)('of %s is refused before anyone paints it', (_, svg) => {
    expect(cleanSvg(svg)).toEqual({ kind: 'refused', reason: 'tooComplex' });
  });

  it('is never taken for a drawing by chance', () => {
    fc.assert(
      fc.property(fc.string(), text => {
        expect(cleanSvg(text).kind).toBe('refused');
      }),
    );
  });
});

describe('an honest logo', () => {
  const logo =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><title>Meridian &amp; Sons</title>' +
    '<defs><linearGradient id="g"><stop offset="0" stop-color="#0b4f5c"></stop></linearGradient></defs>' +
    '<path d="M2 2h20v20H2z" fill="url(#g)"></path><use href="#g"></use></svg>';

  it('stays as it is', () => expect(cleanSvg(logo)).toEqual({ kind: 'clean', svg: logo, removed: [] }));

  it('keeps references of the older spelling', () => {
    const old = logo
      .replace('<svg ', '<svg xmlns:xlink="http://www.w3.org/1999/xlink" ')
      .replace('<use href', '<use xlink:href');
    expect(cleanSvg(old)).toEqual({ kind: 'clean', svg: logo, removed: [] });
  });

  it('may lie on a few layers, and stand for itself often', () => {
    const layered = logo.replace('<path ', '<g id="whole" opacity="0.5" clip-path="url(#c)"></g><path ');
    expect(cleanSvg(layered)).toMatchObject({ kind: 'clean', removed: [] });
    const often = logo.replace('<use href="#g"></use>', '<use href="#g"></use>'.repeat(200));
    expect(cleanSvg(often)).toMatchObject({ kind: 'clean', removed: [] });
  });

  it('is at most 256 KB', () => {
    expect(cleanSvg(logo.replace('M2 2', `M2 2${' '.repeat(256 * 1024)}`))).toEqual({
      kind: 'refused',
      reason: 'tooLarge',
    });
  });
});
