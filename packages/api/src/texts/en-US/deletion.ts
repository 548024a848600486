/** The request to delete a client (3-decisions 4.15). */
export const deletion = {
  title: 'Deletion',
  none: 'The deletion of this client is not requested.',
  requested: 'Requested on {{date}} by {{actor}}.',
  reason: 'Reason',
  reasonHint: 'Stays in the history.',
  effect:
    'Nothing is deleted now: the request stands in the client file. Data is deleted only when no law requires it any more, and never by one person alone.',
  obstaclesTitle: 'What stands in the way today',
  noObstacles: 'No relation, no open work and no connection with another client stands in the way today.',
  failed: 'What stands in the way could not be loaded',
  obstacles: {
    relation: 'The relation with this client has not ended.',
    process: 'Process: {{name}}',
    registration: 'Registration: {{name}}',
    connection: 'Connected with a client: {{name}}',
  },
  steps: { request: 'Request deletion', withdraw: 'Withdraw request' },
  done: { request: 'The deletion is requested.', withdraw: 'The request is withdrawn.' },
  cancel: 'Cancel',
};
