import { describe, expect, it } from 'vitest';
import { allowWhatIsOurs } from './trusted-types.ts';

describe('the page’s policy', () => {
  type Rules = Parameters<NonNullable<Window['trustedTypes']>['createPolicy']>[1];
  const policies: Record<string, Rules> = {};
  allowWhatIsOurs({
    origin: 'https://meridian.example',
    trustedTypes: {
      createPolicy(name, rules) {
        policies[name] = rules;
      },
    },
  });

  it.each([
    ['', ''],
    [' ', null],
    ['<b>bold</b>', null],
    ['<img src=x onerror=alert(1)>', null],
  ])('%j becomes %j', (text, passed) => expect(policies['default']?.createHTML(text)).toBe(passed));

  it.each([
    ['/assets/pdf.worker.min-B8_x-1a.js', true],
    ['https://meridian.example/assets/pdf.worker-1.js', true],
    ['https://elsewhere.example/assets/pdf.worker-1.js', false],
    ['//elsewhere.example/assets/pdf.worker-1.js', false],
    ['/assets/index-1.js', false],
    ['/assets/pdf.worker-1.js?next=1', false],
    ['/assets/../api/pdf.worker-1.js', false],
    ['data:text/javascript,alert(1)', false],
    ['blob:https://meridian.example/1', false],
  ])('starts %s: %s', (address, isStarted) =>
    expect(policies['default']?.createScriptURL(address)).toBe(isStarted ? address : null),
  );

  it('is not asked for where a browser has no such thing', () => {
    expect(() => allowWhatIsOurs({ origin: 'https://meridian.example' })).not.toThrow();
  });
});
