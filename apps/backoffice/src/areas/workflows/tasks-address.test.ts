import { describe, expect, it } from 'vitest';
import {
  changeTasks,
  readTasks,
  tasksAddress,
  taskStatuses,
  taskTypes,
  usualTasks,
  type TasksState,
} from './tasks-address.ts';

const full: TasksState = {
  scope: 'all',
  due: 'overdue',
  status: taskStatuses[1],
  type: taskTypes[1],
  sort: '-client',
  page: 3,
};

describe('the address of the tasks', () => {
  it.each([usualTasks, full])('comes back as it was written', state => {
    expect(readTasks(new URL(tasksAddress(state), 'http://x').searchParams)).toEqual(state);
  });

  it('is short while everything is as usual, and ignores what it does not know', () => {
    expect(tasksAddress(usualTasks)).toBe('/administration/tasks');
    expect(readTasks(new URLSearchParams('view=lost&due=never&status=x&sort=y&page=-1'))).toEqual(usualTasks);
  });

  it('begins at the first page after a change', () => {
    expect(changeTasks(full, { due: 'week' })).toEqual({ ...full, due: 'week', page: 1 });
  });
});
