import { expect, it } from 'vitest';
import { readTasks, tasksAddress, type TasksState } from './tasks-address.ts';

it.each<TasksState>([
  { scope: 'mine', page: 1 },
  { scope: 'unassigned', page: 3 },
])('an address comes back as it was written', state => {
  expect(readTasks(new URL(tasksAddress(state), 'http://x').searchParams)).toEqual(state);
});

it('ignores what it does not know', () => {
  expect(readTasks(new URLSearchParams('view=lost&page=0'))).toEqual({ scope: 'mine', page: 1 });
});
