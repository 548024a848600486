import { describe, expect, it } from 'vitest';
import { classesIn, criticalCss, drawsUndrawn, namesInEach, wordsIn } from './critical-css.ts';

const kept = (css: string, ...classes: readonly string[]) => criticalCss(css, new Set(classes));

describe('what a first frame needs', () => {
  it('is what its classes say, and what every element has', () => {
    expect(kept('a{color:red}.b{color:blue}.c{color:green}', 'b')).toBe('a{color:red}.b{color:blue}');
    expect(kept('.b,.c{x:y}', 'c')).toBe('.c{x:y}');
    expect(kept('.b .c{x:y}', 'c')).toBe('');
  });

  it('reads class names as a style sheet writes them', () => {
    expect(kept('.\\[a\\:b\\]:hover{x:y}', '[a:b]')).toBe('.\\[a\\:b\\]:hover{x:y}');
    expect(kept('.\\31 0{x:y}', '10')).toBe('.\\31 0{x:y}');
    expect(kept('.is\\(\\.b\\,c\\){x:y}', 'is(.b,c)')).toBe('.is\\(\\.b\\,c\\){x:y}');
  });

  it('keeps the order of layers, and leaves out what is empty', () => {
    expect(kept('@layer a,b;@layer a{.b{x:y}}@media print{.c{x:y}}', 'b')).toBe(
      '@layer a,b;@layer a{.b{x:y}}',
    );
  });

  it('keeps fonts and movements', () => {
    const rules = '@font-face{font-family:"}"}@keyframes k{to{x:y}}a{x:y}';
    expect(kept(rules)).toBe(rules);
  });

  it('registers and declares of Tailwind’s properties those that it reads, and no others', () => {
    expect(
      kept(
        '/*! b.c */@layer p{*{--tw-p:0;--tw-q:0}}a{x:var(--tw-p)}@property --tw-p{syntax:"*"}@property --tw-q{syntax:"*"}',
      ),
    ).toBe('@layer p{*{--tw-p:0;}}a{x:var(--tw-p)}@property --tw-p{syntax:"*"}');
  });

  it('leaves out what the theme in the page sets', () => {
    const themes = ['[a]{--d-text:red;--d-canvas:blue}[b]{--d-more:x}', '[c]{--d-text:green}'];
    expect([...namesInEach(themes)]).toEqual(['--d-text']);
    expect(criticalCss(':root{--d-text:black;--d-row:1px}', new Set(), namesInEach(themes))).toBe(
      ':root{--d-row:1px}',
    );
    expect(criticalCss(':root{--d-text:black}', new Set(), namesInEach(themes))).toBe('');
  });

  it('has nothing for elements that no such page draws, and knows code that draws one', () => {
    expect(kept('hr{x:y}sub,h1{x:y}::-webkit-date-and-time-value{x:y}')).toBe('h1{x:y}');
    expect(drawsUndrawn('(0,e.jsx)(`hr`,{})')).toBe(true);
    expect(drawsUndrawn('(0,e.jsx)("input",{type:"datetime-local"})')).toBe(true);
    expect(drawsUndrawn('(0,e.jsx)(`header`,{type:`text`,date:1})')).toBe(false);
  });

  it('finds in a piece of code whatever may be a class', () => {
    expect([...wordsIn('{base:"b c"+`d`}')]).toEqual(expect.arrayContaining(['b', 'c', 'd']));
  });

  it('finds the classes in a page', () => {
    expect([...classesIn('<a class="b c"><svg class="[&amp;_svg]:d">')]).toEqual(['b', 'c', '[&_svg]:d']);
  });
});
