export const shell = {
  dashboard: 'Dashboard',
  registrations: 'Registrations',
  scheme: { system: 'As the system', light: 'Light', dark: 'Dark' },
  contrast: { system: 'Contrast as the system', more: 'More contrast', standard: 'Standard contrast' },
  density: { compact: 'Compact', regular: 'Regular', comfortable: 'Comfortable' },
  changeTenant: 'Choose another firm',
  logout: 'Log out',
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
    text: 'The rest of the page still works. The error was reported; nothing you saved is lost.',
    reload: 'Reload',
  },
  notFound: {
    title: 'Page not found',
    text: 'There is no page at this address. It may have moved, or the link is incomplete.',
  },
  forbidden: {
    title: "You don't have access to this page!",
    text: 'It needs the permission “{{permission}}”. An Admin of your firm can grant it.',
  },
  toDashboard: 'Go to the dashboard',
  loading: 'Loading',
  loadFailed: {
    title: 'This could not be loaded',
    text: 'The platform does not answer. Nothing you typed is lost.',
  },
  tryAgain: 'Try again',
  languageFailed: '{{language}} could not be loaded. Try again, or reload the page.',
  requestId: 'Request {{id}}',
};
