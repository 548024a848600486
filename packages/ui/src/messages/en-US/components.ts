import { structure } from './structure.ts';

/** Words that components say by themselves. English is the source of truth: the other languages have the same keys. */
export const components = {
  ...structure,
  field: { optional: '(optional)' },
  password: { show: 'Show password', hide: 'Hide password' },
  errorSummary: { title: 'Please check what you have entered', sent: 'Nothing has been sent yet.' },
  form: { invalid: 'Fill in every required field correctly first.' },
  modal: { close: 'Close' },
  confirm: { yes: 'Yes', no: 'No' },
  information: { title: 'Information!', ok: 'OK' },
  toast: {
    region: 'Notifications',
    info: 'Information',
    success: 'Success',
    warning: 'Warning',
    error: 'Error!',
    close: 'Close',
    copy: 'Copy details',
    copied: 'Copied',
  },
  search: { clear: 'Clear search' },
  language: { label: 'Language' },
  navigation: { main: 'Main', open: 'Open menu', close: 'Close menu', skip: 'Skip to content', more: 'More' },
  user: { menu: 'Your menu: {{name}}' },
  footer: { poweredBy: 'Powered by {{product}}' },
  select: { placeholder: 'Choose…' },
  date: { calendar: 'Calendar' },
  loading: 'Loading',
  count: { unread: '{{count}} unread', total: '{{count}}' },
  noPermission: { title: "You don't have access to this page!" },
} as const;

/** The same keys, each with a text: what every language has to give. */
type Texts<T> = { readonly [Key in keyof T]: T[Key] extends string ? string : Texts<T[Key]> };
export type ComponentMessages = Texts<typeof components>;
