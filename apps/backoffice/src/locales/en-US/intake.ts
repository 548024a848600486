/** How a firm takes in people and files: words that come with the pages of its settings. */
export const intake = {
  extensions: {
    professional: 'Files that your staff may send',
    professionalHint: 'Of clients’ papers; each file is at most 15 MB, and has to be what its name says.',
    allowed: 'Files that the firm takes at all',
    allowedHint:
      'Also from clients. HTML, XLSM and ZIP can run or hide something: leave them out unless you need them.',
  },
  history: {
    title: 'History',
    label: 'Who changed what',
    platform: 'The platform',
    changed: '{{actor}} changed this',
    first: '{{actor}} set this up',
    change: '{{field}}: {{old}} → {{now}}',
    nothing: 'nothing',
    added: '{{field}}, added: {{items}}',
    removed: '{{field}}, removed: {{items}}',
    reason: 'Why: {{reason}}',
    more: 'Show earlier changes',
  },
  onboarding: {
    lower: {
      requested:
        'Fewer people would decide, so another Admin has to approve it. Until then everything stays as it was.',
      already: 'That is asked for already: another Admin has to decide first.',
      title: 'Fewer people decide on a client',
      asked: '{{name}} asked for it ({{when}}): {{before}} → {{after}}.',
      mayDecide: 'What was asked for before keeps the rule that it was asked under.',
      ownRequest:
        'You asked for it, so another Admin decides. A firm with one Admin asks Dossier, or invites a second one.',
      ownData: 'Somebody else decides.',
      recentChange:
        'One of you changed the address, the second factor or the role of the other less than 72 hours ago, so somebody else decides.',
      notSenior: 'An Admin decides on this one.',
      notPermitted: 'Only who may change these settings decides.',
      approve: 'Approve',
      reject: 'Reject',
      withdraw: 'Withdraw request',
      done: {
        approve: 'Approved, and changed.',
        reject: 'The request was rejected.',
        withdraw: 'The request was withdrawn.',
      },
    },
    intro: 'How your firm takes somebody on. Every other workflow keeps to the product’s own steps.',
    title: 'Onboarding',
    completeness: 'Completeness',
    gate: 'Asked for before a registration is complete',
    gateHint: 'What is not ticked is neither asked for nor counted. It can still be filled in.',
    items: {
      partyFields: 'The fields of every party',
      representative: 'Somebody who signs for a business',
      tax: 'Tax residency, tax number and US person',
      exposure: 'Political exposure',
      originOfAssets: 'Origin of assets',
      identity: 'An identity document of everybody',
      w9: '{{documentKind}} of US persons',
      chamberOfCommerceExtract: '{{documentKind}}, at most 90 days old',
      uboRegisterExtract: '{{documentKind}}',
    },
    completion: 'Who calls a registration complete',
    completions: {
      manual: 'Whoever works on it',
      automatic: 'The platform, as soon as nothing is missing. What somebody sent back, somebody completes.',
    },
    decision: 'Decision',
    acceptance: 'Before a client of low or medium risk is accepted',
    acceptanceHint:
      'For high risk and political exposure the law asks for an Admin, whatever you choose here.',
    policies: {
      none: 'Nobody else has to approve',
      twoPersons: 'A second person approves',
      twoPersonsSenior: 'An Admin approves',
    },
    why: 'Why',
    terms: 'Terms in working days',
    incomplete: 'Until it is complete',
    complete: 'Until it is decided',
    calendar: 'Public holidays of',
  },
};
