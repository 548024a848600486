/** The work that runs. */
export const workflows = {
  tasks: {
    title: 'Tasks',
    summary_one: '{{formatted}} waits for you',
    summary_other: '{{formatted}} wait for you',
    scopes: { label: 'Tasks', mine: 'Mine', unassigned: 'Unassigned', all: 'All' },
    columns: {
      client: 'Client',
      type: 'Task',
      status: 'Status',
      assignee: 'Assignee',
      started: 'Started',
      touched: 'Last changed',
    },
    nobody: 'Nobody',
    pages: {
      label: 'Pages of tasks',
      range: '{{from}}–{{to}} of {{total}}',
      previous: 'Previous',
      next: 'Next',
    },
    empty: {
      title: 'Nothing to do',
      mine: 'Work that is given to you appears here.',
      unassigned: 'Everything has somebody who works on it.',
      all: 'Tasks appear here as soon as a registration is started.',
    },
    failed: 'The tasks could not be loaded',
  },
};
