export const common = {
  dashboard: 'Dashboard',
  registrations: 'Registrations',
  scheme: { system: 'Match system', light: 'Light', dark: 'Dark' },
  contrast: { system: 'System contrast', more: 'More contrast', standard: 'Standard contrast' },
  density: { compact: 'Compact', regular: 'Regular', comfortable: 'Comfortable' },
  changeTenant: 'Switch firm',
  logout: 'Sign out',
  copyright: '© {{year}} {{name}}',
  publicLinks: {
    news: 'Latest news',
    blog: 'Blog',
    governance: 'Governance',
    team: 'Team',
    support: 'Support',
  },
  motto: 'Every client, complete and accounted for.',
  unsupported: {
    title: 'Browser Not Supported',
    text: 'This browser is not supported. Please try using Google Chrome, Mozilla Firefox, Microsoft Edge or Safari.',
  },
  broken: {
    title: 'Something went wrong in this part of the page',
    text: 'The rest still works. The error was reported; your saved data is safe.',
    reload: 'Reload',
  },
  notFound: {
    title: 'Page not found',
    text: 'There is no page at this address. Check the link.',
  },
  forbidden: {
    title: "You don't have access to this page!",
    text: 'It requires the permission “{{permission}}”. Ask an Admin of your firm.',
  },
  toDashboard: 'Go to the dashboard',
  loading: 'Loading',
  loadFailed: {
    title: 'This could not be loaded',
    text: "We can't reach the server. What you typed is kept.",
  },
  tryAgain: 'Try again',
  languageFailed: '{{language}} could not be loaded. Try again, or reload the page.',
  requestId: 'Request {{id}}',
};
