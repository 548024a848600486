import { describe, expect, it } from 'vitest';
import { changeDays } from './change-days.ts';

const connection = (validFrom: string | null, validTo: string | null = null) => ({ validFrom, validTo });

describe('the days on which connections changed', () => {
  it('are those of beginnings and ends, each once, in their order', () => {
    const connections = [
      connection('2024-05-01', '2025-01-01'),
      connection('2025-01-01'),
      connection('2020-02-29'),
      connection(null),
    ];
    expect(changeDays(connections, '2026-11-26', null)).toEqual(['2020-02-29', '2024-05-01', '2025-01-01']);
  });

  it('are before today: as of today is what the page shows anyway', () => {
    expect(changeDays([connection('2026-11-26', '2027-01-01')], '2026-11-26', null)).toEqual([]);
  });

  it('have the chosen day in its place', () => {
    expect(changeDays([connection('2024-05-01')], '2026-11-26', '2023-01-01')).toEqual([
      '2023-01-01',
      '2024-05-01',
    ]);
  });
});
