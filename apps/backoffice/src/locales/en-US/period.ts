export const period = {
  title: 'Changed between two days',
  from: 'First day',
  to: 'Last day',
  show: 'Show',
  cancel: 'Cancel',
};
