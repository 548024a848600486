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
  confirmation: {
    none: 'The owners have not been confirmed.',
    by: 'Confirmed by {{by}} on {{when}}: {{owners}}.',
    stale: '{{by}} confirmed the owners on {{when}}. The shares have changed since: confirm them again.',
    former: 'a former colleague',
    kinds: {
      computed: 'As calculated',
      overridden: 'Other than calculated',
      seniorManagers: 'Senior managing officials',
    },
    causes: {
      noneFound: 'There is no beneficial owner',
      notVerified: 'The beneficial owners could not be verified',
    },
    reason: 'Reason: {{reason}}',
    action: 'Confirm owners',
    title: 'Confirm the beneficial owners',
    owners: 'Beneficial owners',
    managers: 'Senior managing officials',
    managersText:
      'No person passes the threshold. The senior managing officials take the place of the owners.',
    cause: 'Why',
    why: 'Reason',
    whyHint: 'Needed if you choose other people than those calculated, or if someone is to be clarified.',
    empty: 'Add the people to the registration or as connections first.',
    cancel: 'Cancel',
    done: 'The owners are confirmed.',
    changed: 'The shares have changed in the meantime. Check the owners again.',
  },
};
