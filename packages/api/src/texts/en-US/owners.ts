/** Who the beneficial owners of a company are, by what is stored. */
export const owners = {
  title: 'Calculated owners',
  threshold: {
    moreThan: 'More than {{threshold}} of the shares, votes or control on {{date}}, through all companies.',
    atLeast: '{{threshold}} or more of the shares, votes or control on {{date}}, through all companies.',
  },
  result: { owner: 'Beneficial owner', possible: 'To be clarified', below: 'Below the threshold' },
  share: {
    economic: '{{share}} of the capital',
    voting: '{{share}} of the votes',
    controlled: '{{share}} under control',
    range: '{{low}} to {{high}}',
  },
  agreement: 'Decides by agreement or by a role',
  sole: 'Sole proprietor',
  unmarked: 'Not marked as UBO here',
  marked: 'Marked as UBO here',
  path: '{{path}}: {{share}}',
  unknown: 'Of {{share}} no person has been entered.',
  seniorManagers: 'Nobody passes the threshold. Enter the senior managing officials as UBO, and record why.',
  errors: {
    OVER_100: 'The shares of {{party}} add up to {{share}}. Correct them to see who the owners are.',
    CLOSED_LOOP:
      '{{parties}} own each other entirely, so that nobody stands behind them. Correct the shares to see who the owners are.',
  },
  hidden: 'A party you cannot view',
  failed: 'The owners could not be calculated',
  empty: 'No owner has been entered.',
};
