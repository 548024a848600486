export const notifications = {
  title: 'Notification settings',
  intro: 'Choose how you hear of what happens.',
  channels: { inbox: 'Inbox', email: 'Inbox and email', off: 'Off' },
  events: {
    approvalRequested: 'Your approval is requested',
    approvalDecided: 'Your request for approval is decided',
    approvalVoided: 'Your request for approval is cancelled or expires',
    taskAssigned: 'A client is assigned to you',
    taskDueSoon: 'What is assigned to you is due within 2 working days',
    registrationSentBack: 'A registration is sent back to you',
    registrationSubmitted: 'A registration has no assignee',
    documentExpiring: 'A document of a client of yours ends within 20 working days',
    reviewDue: 'A review of a client of yours is due within 30 days',
    reviewOverdue: 'A review of a client of yours is overdue',
    mention: 'A colleague mentions you',
    exportReady: 'Your export is ready',
    settingsChanged: 'Settings that you may change are changed by a colleague',
  },
  digest: 'Daily digest by email',
  digestHint:
    'On working days at this time in Amsterdam, if approvals, tasks or unread messages are waiting. Not while you are away.',
  digestNever: 'No digest',
  always:
    'Emails about your password, your email address and 2-step verification cannot be turned off. Notices that an email could not be delivered are always in your inbox.',
  saved: 'Notification settings saved.',
  stale: 'Your notifications were changed elsewhere. The latest version is shown; nothing was saved.',
};
