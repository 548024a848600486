export const tasks = {
  filters: {
    type: 'Process',
    due: 'Due',
    dues: {
      overdue: 'Overdue',
      today: 'Due today',
      week: 'Due this week',
      paused: 'Waiting for the client',
    },
    kind: 'Task',
    kinds: { collect: 'Complete the file', decide: 'Decide' },
    remove: 'Remove filter {{name}}',
    clear: 'Clear filters',
  },
  pages: {
    label: 'Pages of tasks',
    range: '{{from}}–{{to}} of {{total}}',
    previous: 'Previous',
    next: 'Next',
  },
  empty: {
    filterTitle: 'No tasks match these filters',
    title: 'No tasks',
    mine: 'Tasks assigned to you appear here.',
    group: 'Tasks of colleagues in your groups appear here.',
    waiting: 'No task is waiting for a client.',
    snoozed: 'Tasks that you snooze appear here until their day.',
    assigned: 'No task has an assignee.',
    unassigned: 'Every task has an assignee.',
    all: 'Tasks appear here once a registration starts.',
  },
};
