/** Names of before, each with the name of now. */
export type Names = readonly (readonly [before: string, now: string])[];

/** What a package exports by another name now. */
export interface Renames {
  /** The entry of the package, and all below it. */
  readonly source: string;
  readonly names: Names;
  /** How names begin: `judgeIban` is `validateIban`. */
  readonly prefixes?: Names;
  /** Attributes of the components that come from there. */
  readonly attributes?: Names;
}

/** What was renamed since 0.1.0, as the changelogs say it. */
export const renames: readonly Renames[] = [
  {
    source: '@dossier/ui',
    names: [
      ['spineTones', 'edgeTones'],
      ['Paper', 'ViewedDocument'],
      ['imagePaper', 'imageDocument'],
      ['UploadRefused', 'UploadRejected'],
      ['AddressLookUp', 'AddressLookup'],
      ['writtenSize', 'formatFileSize'],
      ['printedIban', 'formatIban'],
      ['FootActions', 'FooterActions'],
      ['loadEverydayMessages', 'loadCommonMessages'],
      ['FurtherMessages', 'RestMessages'],
      ['useFieldErrorText', 'useErrorText'],
    ],
    attributes: [['isHollow', 'isOutlined']],
  },
  {
    source: '@dossier/validators',
    names: [['Verdict', 'ValidationResult']],
    prefixes: [['judge', 'validate']],
  },
];

/** What only a person can change: where it stands is named. */
export const manual: readonly { readonly pattern: RegExp; readonly advice: string }[] = [
  {
    pattern: /@dossier\/ui\/short-form/,
    advice: 'The entry short-form is gone: use Form, or a <form> of your own around the fields.',
  },
  {
    pattern: /@dossier\/ui\/on-demand/,
    advice: 'The entry on-demand is gone: nothing waits for a style sheet.',
  },
  {
    pattern: /\bsource=(?:"memory"|\{'memory'\})/,
    advice: 'DataTable takes source={inMemory}, imported from @dossier/ui/data-table.',
  },
  {
    pattern: /\bsource=(?:"server"|\{'server'\})/,
    advice: 'DataTable needs no source where the server orders and searches: leave it out.',
  },
  {
    pattern: /\bplacement=(?:"beside"|\{'beside'\})/,
    advice: 'ActionGate says placement="end" for "beside".',
  },
  { pattern: /\.further\b/, advice: 'loadCommonMessages gives rest in place of further.' },
  {
    pattern: /\berrorTypes\b/,
    advice: 'errorTypes of @dossier/api is errorStatuses; its texts are in @dossier/api/texts.',
  },
  {
    pattern: /\bsetEnabled\b/,
    advice: 'useUsers of @dossier/api/access has enable and disable in place of setEnabled.',
  },
];
