export const decision = {
  title: 'Decision: {{name}}',
  here: 'Decision on acceptance',
  request: 'Request for approval',
  requestedBy: '{{name}} requested this on {{when}}.',
  openUntil: 'It is open until {{date}}.',
  noComment: 'No comment was given with the request.',
  changes: {
    title: 'What is new to you',
    visit: 'Changed by colleagues since you last saw it on {{when}}.',
    request:
      'You have not opened this registration before. Changed since approval was requested on {{when}}.',
    start: 'You have not opened this registration before. Changed since it was started on {{when}}.',
    unchanged: {
      visit: 'Colleagues have changed nothing since you last saw it on {{when}}.',
      request:
        'You have not opened this registration before. Nothing has changed since approval was requested on {{when}}.',
      start:
        'You have not opened this registration before. Nothing has changed since it was started on {{when}}.',
    },
    all: 'Show all activity',
  },
  checks: {
    title: 'Checks',
    done: '{{done}} of {{total}}',
    risk: 'Risk is acceptable',
    acceptable: 'Yes',
    unacceptable: 'No',
  },
  comment: 'Your comment',
  commentHint: 'Needed when you decline. The requester and colleagues can read it.',
  reasonNeeded: 'Say why you decline, so that your colleague knows what to correct.',
  noSecondPerson: 'Your firm asks for no second person here: accepting takes effect at once.',
  accepted: '{{name}} is accepted.',
  isAccepted: '{{name}} is now accepted as a client.',
  decided: {
    approve: '{{name}} approved the request on {{when}}.',
    reject: '{{name}} declined the request on {{when}}.',
  },
  notified: '{{name}} has been notified.',
  outcomes: {
    requested: 'Waiting for approval',
    approved: 'The request was approved',
    rejected: 'The request was declined',
    withdrawn: 'The request was withdrawn',
    void: 'The request was cancelled because the registration changed',
    expired: 'The request expired without a decision',
  },
  nothing: {
    title: 'There is nothing to decide',
    text: 'No one has requested approval of this registration.',
  },
  next: 'Next decision: {{name}}',
  openRecord: 'Open registration',
};
