/** The work that runs. */
export const workflows = {
  tasks: {
    title: 'Tasks',
    summary_one: '{{formatted}} open task',
    summary_other: '{{formatted}} open tasks',
    scopes: { label: 'Tasks', mine: 'Mine', unassigned: 'Unassigned', all: 'All' },
    columns: {
      client: 'Client',
      type: 'Task',
      status: 'Status',
      assignee: 'Assignee',
      started: 'Started',
      touched: 'Last changed',
    },
    nobody: 'Unassigned',
    pages: {
      label: 'Pages of tasks',
      range: '{{from}}–{{to}} of {{total}}',
      previous: 'Previous',
      next: 'Next',
    },
    empty: {
      title: 'No tasks',
      mine: 'Tasks assigned to you appear here.',
      unassigned: 'Every task has an assignee.',
      all: 'Tasks appear here once a registration starts.',
    },
    failed: 'The tasks could not be loaded',
  },
};
