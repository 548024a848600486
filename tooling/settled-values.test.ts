import { describe, expect, it } from 'vitest';
import { settledValues } from './settled-values.ts';

const registered = '@property --tw-a{syntax:"*";inherits:false;initial-value:solid}';
const unregistered = '@property --tw-a{syntax:"*";inherits:false}';

describe('a variable of Tailwind’s', () => {
  it('that no rule sets is as it begins', () => {
    expect(settledValues(`.b{x:var(--tw-a)}${registered}`)).toBe(`.b{x:solid}${registered}`);
    expect(settledValues(`.b{x:var(--tw-a,red)}${registered}`)).toBe(`.b{x:solid}${registered}`);
    expect(settledValues(`.b{x:var(--tw-a,var(--d-c))}${unregistered}`)).toBe(
      `.b{x:var(--d-c)}${unregistered}`,
    );
    expect(settledValues('.b{x:var(--tw-a,f(1, 2)) y}')).toBe('.b{x:f(1, 2) y}');
    expect(settledValues('.b{x:var(--tw-a)}')).toBe('.b{x:var(--tw-a)}');
  });

  it('counts as set by what is no stand-in for older browsers', () => {
    const standIn = '@layer properties{@supports (a:b){*,:before{--tw-a:solid}}}';
    expect(settledValues(`${standIn}.b{x:var(--tw-a)}${registered}`)).toBe(
      `${standIn}.b{x:solid}${registered}`,
    );
    const rules = `${standIn}.b{x:var(--tw-a)}.c{--tw-a:dashed}${registered}`;
    expect(settledValues(rules)).toBe(rules);
  });

  it('that every element has needs nothing in its place', () => {
    expect(settledValues(':root,:host{--default-f:a}html{f:var(--default-f,b, "c")}')).toBe(
      ':root,:host{--default-f:a}html{f:var(--default-f)}',
    );
  });
});

it('a variable of ours stays what a theme makes of it', () => {
  expect(settledValues('.b{x:var(--d-a,red)}')).toBe('.b{x:var(--d-a,red)}');
});
