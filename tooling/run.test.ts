import { describe, expect, it } from 'vitest';
import { failures } from './run.ts';

const outcome = (...lines: string[]) => ({
  name: 'unit',
  passed: false,
  seconds: 1,
  output: lines.join('\n'),
});

describe('what a failed suite is reported with', () => {
  it('is the list of its failed tests', () => {
    expect(failures(outcome(' ✓ a.test.ts', '⎯⎯ Failed Tests 1 ⎯⎯', 'FAIL b.test.ts > adds'))).toBe(
      '⎯⎯ Failed Tests 1 ⎯⎯\nFAIL b.test.ts > adds',
    );
  });

  it('is what no test caught', () => {
    expect(failures(outcome(' ✓ a.test.ts', '⎯⎯ Unhandled Errors ⎯⎯', 'Error: closed'))).toContain(
      'Error: closed',
    );
  });

  it('is the end of what any other command said', () => {
    const lines = Array.from({ length: 100 }, (_, index) => `line ${index}`);
    expect(failures(outcome(...lines))).toMatch(/^line 60\n[\s\S]*line 99$/);
  });
});
