/** How a firm takes in people and files: words that come with the pages of its settings. */
export const intake = {
  extensions: {
    professional: 'File types your staff may upload',
    professionalHint: 'For client documents. At most 15 MB each, and the content must match the type.',
    allowed: 'File types your firm accepts',
    allowedHint:
      'Also from clients. HTML, XLSM and ZIP can contain harmful content: allow them only if you need them.',
  },
  history: {
    title: 'History',
    label: 'Changes',
    platform: 'The platform',
    changed: '{{actor}} changed this',
    first: '{{actor}} set this up',
    change: '{{field}}: {{old}} → {{now}}',
    nothing: 'nothing',
    added: '{{field}}, added: {{items}}',
    removed: '{{field}}, removed: {{items}}',
    reason: 'Reason: {{reason}}',
    more: 'Show earlier changes',
  },
  onboarding: {
    lower: {
      requested: 'Fewer people would decide, so another Admin must approve this. Nothing changes until then.',
      already: 'This has already been requested: another Admin must decide first.',
      title: 'Fewer people decide on a client',
      asked: '{{name}} requested this ({{when}}): {{before}} → {{after}}.',
      mayDecide: 'Open requests keep the rule they were made under.',
      ownRequest:
        'Another Admin must decide, because you requested this. If you are the only Admin, contact Dossier or invite a second one.',
      ownData: 'A colleague must decide.',
      recentChange:
        'A colleague must decide, because one of you changed the other’s address, second factor or role in the past 72 hours.',
      notSenior: 'An Admin must decide.',
      notPermitted: 'You need permission to change these settings.',
      approve: 'Approve',
      reject: 'Decline',
      withdraw: 'Withdraw request',
      done: {
        approve: 'Approved and changed.',
        reject: 'Request declined.',
        withdraw: 'Request withdrawn.',
      },
    },
    intro: 'How your firm onboards clients. Other workflows use the standard steps.',
    title: 'Onboarding',
    completeness: 'Completeness',
    gate: 'Required for completion',
    gateHint: 'Items that are not ticked are optional.',
    items: {
      partyFields: 'Details of every party',
      representative: 'A signatory for a business',
      tax: 'Tax residency, tax number and US person',
      exposure: 'Political exposure',
      originOfAssets: 'Origin of assets',
      identity: 'An identity document for every person',
      w9: '{{documentKind}} of US persons',
      chamberOfCommerceExtract: '{{documentKind}}, at most 90 days old',
      uboRegisterExtract: '{{documentKind}}',
    },
    completion: 'Marking a registration complete',
    completions: {
      manual: 'By the assignee',
      automatic:
        'Automatically, once nothing is missing. Registrations that were sent back must be completed by hand.',
    },
    decision: 'Decision',
    acceptance: 'Before accepting a low or medium risk client',
    acceptanceHint: 'High risk and political exposure always require an Admin by law.',
    policies: {
      none: 'No approval needed',
      twoPersons: 'A colleague approves',
      twoPersonsSenior: 'An Admin approves',
    },
    soleTitle: 'Sole practitioner',
    sole: 'One Admin decides alone',
    soleHint:
      'For a firm in which nobody else may accept clients. A request waits 24 hours; the same Admin then confirms it with a code from their authenticator app. The record says that it was decided alone.',
    soleOthers:
      'Others in your firm may accept clients, or were an Admin in the past 30 days, so nobody decides alone. Nothing was saved.',
    soleValues: { on: 'One Admin decides alone', off: 'Nobody decides alone' },
    why: 'Reason',
    terms: 'Deadlines in working days',
    incomplete: 'Until completion',
    complete: 'Until decision',
    calendar: 'Public holidays',
  },
};
