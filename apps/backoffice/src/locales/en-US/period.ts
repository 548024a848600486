export const period = {
  title: 'Choose a period',
  from: 'First day',
  to: 'Last day',
  show: 'Show',
  cancel: 'Cancel',
};
