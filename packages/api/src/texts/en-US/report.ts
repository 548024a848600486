/** What only an exported document says; fields, events and sections are called as on screen. */
export const report = {
  internal: 'Internal: not for the client.',
  empty: 'Nothing is recorded.',
  subType: 'Special type',
  unnamed: 'Unnamed party',
  approval: {
    title: 'Approval',
    policy: 'Required',
    requestedBy: 'Requested by',
    requestedAt: 'Requested on',
  },
  about: {
    title: 'About this export',
    exportedAt: 'Exported on',
    exportedBy: 'Exported by',
    contents: 'Contents',
    identifiers: 'Identifiers',
    masked: 'Masked',
    full: 'In full; recorded in the audit log',
    version: 'Version of the registration',
    hash: 'SHA-256 of the contents',
    hashHint:
      'Compare this hash with the one in the audit log of the firm to check that nothing was changed.',
    missing:
      'The sign ■ stands for a character that the font of this document does not have; the CSV file contains it.',
  },
  signing: {
    title: 'Signatures',
    text: 'By signing, each person confirms that the data in this document is correct.',
    none: 'None of the parties is a signatory.',
    name: 'Name',
    city: 'Place',
    date: 'Date',
    signature: 'Signature',
  },
  csv: { section: 'Section', about: 'About', field: 'Field', value: 'Value' },
  footer: 'Exported on {{at}}',
  page: 'Page {{page}} of {{pages}}',
};
