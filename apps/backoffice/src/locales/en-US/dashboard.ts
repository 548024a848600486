export const dashboard = {
  title: 'Overview',
  greeting: 'Good to see you, {{name}}',
  byStatus: 'Registrations by status',
  byStatusText: 'Every number opens the list behind it.',
  recent: 'Most recent registrations',
  seeAll: 'See all registrations',
  mine: 'Assigned to me',
  unassigned: 'Unassigned',
  work: 'My work',
  empty: 'Registrations that were changed last appear here.',
};
