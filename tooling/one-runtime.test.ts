import { expect, it } from 'vitest';
import { joinRuntime } from './one-runtime.ts';

const runtime = () => ({
  fileName: 'assets/rolldown-runtime-Ab1.js',
  code: 'var e=o=>o+1,s=o=>[o];export{s as n,e as t};',
  imports: [] as string[],
  isEntry: false,
  moduleIds: ['\0rolldown/runtime.js'],
});
const start = () => ({
  fileName: 'assets/index-Cd2.js',
  code: 'import{t}from"./rolldown-runtime-Ab1.js";var a=t(1);export{a}',
  imports: ['assets/rolldown-runtime-Ab1.js'],
  isEntry: true,
  moduleIds: ['main.tsx'],
});
const page = () => ({
  fileName: 'assets/Page-Ef3.js',
  code: 'import{n as e,t as r}from"./rolldown-runtime-Ab1.js";import{a}from"./index-Cd2.js";export const b=e(r(a));',
  imports: ['assets/rolldown-runtime-Ab1.js', 'assets/index-Cd2.js'],
  isEntry: false,
  moduleIds: ['Page.tsx'],
});

it('puts the helpers of the bundler into the file that everything begins with', () => {
  const [entry, own] = [start(), page()];
  expect(joinRuntime([runtime(), entry, own])).toBe('assets/rolldown-runtime-Ab1.js');
  expect(entry.code).toBe(
    'var __runtime=(()=>{var e=o=>o+1,s=o=>[o];return{n:s,t:e}})();var {t}=__runtime;var a=t(1);export{a};export{__runtime};',
  );
  expect(own.code).toBe(
    'import{__runtime}from"./index-Cd2.js";var {n:e,t:r}=__runtime;import{a}from"./index-Cd2.js";export const b=e(r(a));',
  );
  expect([entry.imports, own.imports]).toEqual([[], ['assets/index-Cd2.js']]);
});

it('says so when there is nothing to move', () => {
  expect(joinRuntime([start(), page()])).toBeNull();
});

it('fails where the first file imports one that needs the helpers: they would not be there yet', () => {
  const between = { ...page(), fileName: 'assets/part-Gh4.js', imports: ['assets/Page-Ef3.js'], code: '' };
  const entry = { ...start(), imports: ['assets/rolldown-runtime-Ab1.js', 'assets/part-Gh4.js'] };
  expect(() => joinRuntime([runtime(), entry, between, page()])).toThrow(
    'assets/index-Cd2.js imports assets/Page-Ef3.js, which runs before it',
  );
});
