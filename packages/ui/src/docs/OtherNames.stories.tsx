import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../link/Link.tsx';
import { docsHref, useListed } from './story-index.ts';

interface Args {
  readonly alias: string;
  readonly component: string;
}

function OtherName({ alias, component }: Args) {
  const listed = useListed().find(({ name }) => name === component);
  return (
    <p>
      What others call “{alias}” is{' '}
      {listed ? (
        <Link href={docsHref(listed.docsId)} target="_top">
          {component}
        </Link>
      ) : (
        component
      )}{' '}
      here.
    </p>
  );
}

/** Names that people look for: Storybook searches titles, so each has one. `aliases.ts` has them as data. */
const meta = {
  title: 'Other names',
  component: OtherName,
  tags: ['!autodocs', '!test', '!manifest'],
} satisfies Meta<typeof OtherName>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Account: Story = {
  name: 'Account: UserMenu',
  args: { alias: 'account', component: 'UserMenu' },
};
export const ActionsMenu: Story = {
  name: 'Actions menu: Menu',
  args: { alias: 'actions menu', component: 'Menu' },
};
export const Activity: Story = {
  name: 'Activity: Timeline',
  args: { alias: 'activity', component: 'Timeline' },
};
export const Address: Story = {
  name: 'Address: PostcodeAddressField',
  args: { alias: 'address', component: 'PostcodeAddressField' },
};
export const Alert: Story = { name: 'Alert: Notice', args: { alias: 'alert', component: 'Notice' } };
export const AlertDialog: Story = {
  name: 'Alert dialog: Modal',
  args: { alias: 'alert dialog', component: 'Modal' },
};
export const AlertMessage: Story = {
  name: 'Alert message: Toast',
  args: { alias: 'alert message', component: 'Toast' },
};
export const Amount: Story = {
  name: 'Amount: CurrencyField',
  args: { alias: 'amount', component: 'CurrencyField' },
};
export const Anchor: Story = { name: 'Anchor: Link', args: { alias: 'anchor', component: 'Link' } };
export const AppBar: Story = {
  name: 'App bar: PageHeader',
  args: { alias: 'app bar', component: 'PageHeader' },
};
export const Autocomplete: Story = {
  name: 'Autocomplete: ComboBox',
  args: { alias: 'autocomplete', component: 'ComboBox' },
};
export const AvatarUpload: Story = {
  name: 'Avatar upload: ImageField',
  args: { alias: 'avatar upload', component: 'ImageField' },
};
export const Backdrop: Story = {
  name: 'Backdrop: SpinnerOverlay',
  args: { alias: 'backdrop', component: 'SpinnerOverlay' },
};
export const BankAccount: Story = {
  name: 'Bank account: IbanField',
  args: { alias: 'bank account', component: 'IbanField' },
};
export const Banner: Story = { name: 'Banner: Notice', args: { alias: 'banner', component: 'Notice' } };
export const BarChart: Story = {
  name: 'Bar chart: Charts',
  args: { alias: 'bar chart', component: 'Charts' },
};
export const Barcode: Story = { name: 'Barcode: QrCode', args: { alias: 'barcode', component: 'QrCode' } };
export const Box: Story = { name: 'Box: Layout', args: { alias: 'box', component: 'Layout' } };
export const ButtonGroup: Story = {
  name: 'Button group: SegmentedControl',
  args: { alias: 'button group', component: 'SegmentedControl' },
};
export const Calendar: Story = {
  name: 'Calendar: DatePicker',
  args: { alias: 'calendar', component: 'DatePicker' },
};
export const Callout: Story = { name: 'Callout: Notice', args: { alias: 'callout', component: 'Notice' } };
export const CallToAction: Story = {
  name: 'Call to action: Button',
  args: { alias: 'call to action', component: 'Button' },
};
export const Card: Story = { name: 'Card: Section', args: { alias: 'card', component: 'Section' } };
export const Chips: Story = { name: 'Chips: FilterBar', args: { alias: 'chips', component: 'FilterBar' } };
export const ChipsInput: Story = {
  name: 'Chips input: TagField',
  args: { alias: 'chips input', component: 'TagField' },
};
export const Collapse: Story = {
  name: 'Collapse: Accordion',
  args: { alias: 'collapse', component: 'Accordion' },
};
export const ColorPicker: Story = {
  name: 'Color picker: ColourField',
  args: { alias: 'color picker', component: 'ColourField' },
};
export const Columns: Story = { name: 'Columns: Layout', args: { alias: 'columns', component: 'Layout' } };
export const Combobox: Story = {
  name: 'Combobox: ComboBox',
  args: { alias: 'combobox', component: 'ComboBox' },
};
export const Compare: Story = {
  name: 'Compare: DiffView',
  args: { alias: 'compare', component: 'DiffView' },
};
export const Confirm: Story = { name: 'Confirm: Modal', args: { alias: 'confirm', component: 'Modal' } };
export const ContextMenu: Story = {
  name: 'Context menu: Menu',
  args: { alias: 'context menu', component: 'Menu' },
};
export const Counter: Story = {
  name: 'Counter: CountBadge',
  args: { alias: 'counter', component: 'CountBadge' },
};
export const Crumbs: Story = {
  name: 'Crumbs: Breadcrumbs',
  args: { alias: 'crumbs', component: 'Breadcrumbs' },
};
export const DarkMode: Story = {
  name: 'Dark mode: ThemeScope',
  args: { alias: 'dark mode', component: 'ThemeScope' },
};
export const DataGrid: Story = {
  name: 'Data grid: DataTable',
  args: { alias: 'data grid', component: 'DataTable' },
};
export const DateInput: Story = {
  name: 'Date input: DateField',
  args: { alias: 'date input', component: 'DateField' },
};
export const Datepicker: Story = {
  name: 'Datepicker: DatePicker',
  args: { alias: 'datepicker', component: 'DatePicker' },
};
export const DateRange: Story = {
  name: 'Date range: DateRangeField',
  args: { alias: 'date range', component: 'DateRangeField' },
};
export const DateRangePicker: Story = {
  name: 'Date range picker: DateRangeField',
  args: { alias: 'date range picker', component: 'DateRangeField' },
};
export const Deadline: Story = {
  name: 'Deadline: DueBadge',
  args: { alias: 'deadline', component: 'DueBadge' },
};
export const DefinitionList: Story = {
  name: 'Definition list: DescriptionList',
  args: { alias: 'definition list', component: 'DescriptionList' },
};
export const Details: Story = {
  name: 'Details: Accordion',
  args: { alias: 'details', component: 'Accordion' },
};
export const Dialog: Story = { name: 'Dialog: Modal', args: { alias: 'dialog', component: 'Modal' } };
export const DisabledReason: Story = {
  name: 'Disabled reason: ActionGate',
  args: { alias: 'disabled reason', component: 'ActionGate' },
};
export const Disclosure: Story = {
  name: 'Disclosure: Accordion',
  args: { alias: 'disclosure', component: 'Accordion' },
};
export const DisclosurePanel: Story = {
  name: 'Disclosure panel: Popover',
  args: { alias: 'disclosure panel', component: 'Popover' },
};
export const Dot: Story = { name: 'Dot: Status', args: { alias: 'dot', component: 'Status' } };
export const Dropdown: Story = { name: 'Dropdown: Menu', args: { alias: 'dropdown', component: 'Menu' } };
export const DropdownList: Story = {
  name: 'Dropdown list: Select',
  args: { alias: 'dropdown list', component: 'Select' },
};
export const DropdownPanel: Story = {
  name: 'Dropdown panel: Popover',
  args: { alias: 'dropdown panel', component: 'Popover' },
};
export const Dropzone: Story = {
  name: 'Dropzone: FileDrop',
  args: { alias: 'dropzone', component: 'FileDrop' },
};
export const ErrorPage: Story = {
  name: 'Error page: ErrorState',
  args: { alias: 'error page', component: 'ErrorState' },
};
export const Expander: Story = {
  name: 'Expander: Accordion',
  args: { alias: 'expander', component: 'Accordion' },
};
export const Facets: Story = { name: 'Facets: FilterBar', args: { alias: 'facets', component: 'FilterBar' } };
export const Feed: Story = { name: 'Feed: Timeline', args: { alias: 'feed', component: 'Timeline' } };
export const Fieldset: Story = { name: 'Fieldset: Form', args: { alias: 'fieldset', component: 'Form' } };
export const FileInput: Story = {
  name: 'File input: FileDrop',
  args: { alias: 'file input', component: 'FileDrop' },
};
export const Filters: Story = {
  name: 'Filters: FilterBar',
  args: { alias: 'filters', component: 'FilterBar' },
};
export const Flex: Story = { name: 'Flex: Layout', args: { alias: 'flex', component: 'Layout' } };
export const Flyout: Story = {
  name: 'Flyout: Drawer',
  args: { alias: 'flyout', component: 'Drawer' },
};
export const Graph: Story = { name: 'Graph: Charts', args: { alias: 'graph', component: 'Charts' } };
export const Grid: Story = { name: 'Grid: DataTable', args: { alias: 'grid', component: 'DataTable' } };
export const Guard: Story = { name: 'Guard: ActionGate', args: { alias: 'guard', component: 'ActionGate' } };
export const Header: Story = {
  name: 'Header: TopNavigation',
  args: { alias: 'header', component: 'TopNavigation' },
};
export const Hint: Story = {
  name: 'Hint: Tooltip',
  args: { alias: 'hint', component: 'Tooltip' },
};
export const History: Story = {
  name: 'History: Timeline',
  args: { alias: 'history', component: 'Timeline' },
};
export const Hotkeys: Story = {
  name: 'Hotkeys: ShortcutSheet',
  args: { alias: 'hotkeys', component: 'ShortcutSheet' },
};
export const HoverText: Story = {
  name: 'Hover text: Tooltip',
  args: { alias: 'hover text', component: 'Tooltip' },
};
export const Hyperlink: Story = { name: 'Hyperlink: Link', args: { alias: 'hyperlink', component: 'Link' } };
export const IconOnlyButton: Story = {
  name: 'Icon-only button: IconButton',
  args: { alias: 'icon-only button', component: 'IconButton' },
};
export const Inbox: Story = { name: 'Inbox: TriageList', args: { alias: 'inbox', component: 'TriageList' } };
export const InfoTip: Story = {
  name: 'Info tip: Tooltip',
  args: { alias: 'info tip', component: 'Tooltip' },
};
export const Initials: Story = { name: 'Initials: Avatar', args: { alias: 'initials', component: 'Avatar' } };
export const InlineMessage: Story = {
  name: 'Inline message: Notice',
  args: { alias: 'inline message', component: 'Notice' },
};
export const Input: Story = { name: 'Input: TextField', args: { alias: 'input', component: 'TextField' } };
export const Kbd: Story = { name: 'Kbd: ShortcutSheet', args: { alias: 'kbd', component: 'ShortcutSheet' } };
export const KeyboardShortcuts: Story = {
  name: 'Keyboard shortcuts: ShortcutSheet',
  args: { alias: 'keyboard shortcuts', component: 'ShortcutSheet' },
};
export const KeyValueList: Story = {
  name: 'Key-value list: DescriptionList',
  args: { alias: 'key-value list', component: 'DescriptionList' },
};
export const Label: Story = { name: 'Label: Badge', args: { alias: 'label', component: 'Badge' } };
export const Launcher: Story = {
  name: 'Launcher: CommandPalette',
  args: { alias: 'launcher', component: 'CommandPalette' },
};
export const Lightbox: Story = { name: 'Lightbox: Modal', args: { alias: 'lightbox', component: 'Modal' } };
export const LineChart: Story = {
  name: 'Line chart: Charts',
  args: { alias: 'line chart', component: 'Charts' },
};
export const ListView: Story = {
  name: 'List view: DataTable',
  args: { alias: 'list view', component: 'DataTable' },
};
export const Loader: Story = { name: 'Loader: Spinner', args: { alias: 'loader', component: 'Spinner' } };
export const Loading: Story = {
  name: 'Loading: Skeleton',
  args: { alias: 'loading', component: 'Skeleton' },
};
export const LoadingIndicator: Story = {
  name: 'Loading indicator: Spinner',
  args: { alias: 'loading indicator', component: 'Spinner' },
};
export const LoadingOverlay: Story = {
  name: 'Loading overlay: SpinnerOverlay',
  args: { alias: 'loading overlay', component: 'SpinnerOverlay' },
};
export const Merge: Story = { name: 'Merge: DiffView', args: { alias: 'merge', component: 'DiffView' } };
export const Meter: Story = { name: 'Meter: Progress', args: { alias: 'meter', component: 'Progress' } };
export const MobileNumber: Story = {
  name: 'Mobile number: PhoneField',
  args: { alias: 'mobile number', component: 'PhoneField' },
};
export const Money: Story = {
  name: 'Money: CurrencyField',
  args: { alias: 'money', component: 'CurrencyField' },
};
export const MultilineInput: Story = {
  name: 'Multiline input: TextArea',
  args: { alias: 'multiline input', component: 'TextArea' },
};
export const MultipleChoice: Story = {
  name: 'Multiple choice: MultiSelect',
  args: { alias: 'multiple choice', component: 'MultiSelect' },
};
export const Nav: Story = { name: 'Nav: TopNavigation', args: { alias: 'nav', component: 'TopNavigation' } };
export const Navbar: Story = {
  name: 'Navbar: TopNavigation',
  args: { alias: 'navbar', component: 'TopNavigation' },
};
export const NoData: Story = {
  name: 'No data: EmptyState',
  args: { alias: 'no data', component: 'EmptyState' },
};
export const Notification: Story = {
  name: 'Notification: Toast',
  args: { alias: 'notification', component: 'Toast' },
};
export const NumericInput: Story = {
  name: 'Numeric input: NumberField',
  args: { alias: 'numeric input', component: 'NumberField' },
};
export const OffCanvas: Story = {
  name: 'Off-canvas: Drawer',
  args: { alias: 'off-canvas', component: 'Drawer' },
};
export const OneTimeCode: Story = {
  name: 'One-time code: CodeField',
  args: { alias: 'one-time code', component: 'CodeField' },
};
export const Options: Story = {
  name: 'Options: RadioGroup',
  args: { alias: 'options', component: 'RadioGroup' },
};
export const Otp: Story = { name: 'OTP: CodeField', args: { alias: 'OTP', component: 'CodeField' } };
export const OverflowMenu: Story = {
  name: 'Overflow menu: Menu',
  args: { alias: 'overflow menu', component: 'Menu' },
};
export const Overlay: Story = { name: 'Overlay: Modal', args: { alias: 'overlay', component: 'Modal' } };
export const PageLayout: Story = {
  name: 'Page layout: PageShell',
  args: { alias: 'page layout', component: 'PageShell' },
};
export const PageNumbers: Story = {
  name: 'Page numbers: Pagination',
  args: { alias: 'page numbers', component: 'Pagination' },
};
export const Pager: Story = { name: 'Pager: Pagination', args: { alias: 'pager', component: 'Pagination' } };
export const Panel: Story = { name: 'Panel: Section', args: { alias: 'panel', component: 'Section' } };
export const Path: Story = { name: 'Path: Breadcrumbs', args: { alias: 'path', component: 'Breadcrumbs' } };
export const PdfViewer: Story = {
  name: 'PDF viewer: DocumentViewer',
  args: { alias: 'PDF viewer', component: 'DocumentViewer' },
};
export const Percentage: Story = {
  name: 'Percentage: PercentField',
  args: { alias: 'percentage', component: 'PercentField' },
};
export const Period: Story = {
  name: 'Period: DateRangeField',
  args: { alias: 'period', component: 'DateRangeField' },
};
export const Picker: Story = { name: 'Picker: Select', args: { alias: 'picker', component: 'Select' } };
export const PictureUpload: Story = {
  name: 'Picture upload: ImageField',
  args: { alias: 'picture upload', component: 'ImageField' },
};
export const Pill: Story = { name: 'Pill: Badge', args: { alias: 'pill', component: 'Badge' } };
export const Pin: Story = { name: 'PIN: CodeField', args: { alias: 'PIN', component: 'CodeField' } };
export const Placeholder: Story = {
  name: 'Placeholder: Skeleton',
  args: { alias: 'placeholder', component: 'Skeleton' },
};
export const Popup: Story = { name: 'Popup: Modal', args: { alias: 'popup', component: 'Modal' } };
export const PopupPanel: Story = {
  name: 'Popup panel: Popover',
  args: { alias: 'popup panel', component: 'Popover' },
};
export const PostalCode: Story = {
  name: 'Postal code: PostcodeAddressField',
  args: { alias: 'postal code', component: 'PostcodeAddressField' },
};
export const Preview: Story = {
  name: 'Preview: DocumentViewer',
  args: { alias: 'preview', component: 'DocumentViewer' },
};
export const ProfileMenu: Story = {
  name: 'Profile menu: UserMenu',
  args: { alias: 'profile menu', component: 'UserMenu' },
};
export const ProfilePicture: Story = {
  name: 'Profile picture: Avatar',
  args: { alias: 'profile picture', component: 'Avatar' },
};
export const ProgressBar: Story = {
  name: 'Progress bar: Progress',
  args: { alias: 'progress bar', component: 'Progress' },
};
export const ProgressSteps: Story = {
  name: 'Progress steps: Stepper',
  args: { alias: 'progress steps', component: 'Stepper' },
};
export const Prompt: Story = {
  name: 'Prompt: LeaveGuard',
  args: { alias: 'prompt', component: 'LeaveGuard' },
};
export const Properties: Story = {
  name: 'Properties: DescriptionList',
  args: { alias: 'properties', component: 'DescriptionList' },
};
export const Queue: Story = { name: 'Queue: TriageList', args: { alias: 'queue', component: 'TriageList' } };
export const QuickSearch: Story = {
  name: 'Quick search: CommandPalette',
  args: { alias: 'quick search', component: 'CommandPalette' },
};
export const RadioButtons: Story = {
  name: 'Radio buttons: RadioGroup',
  args: { alias: 'radio buttons', component: 'RadioGroup' },
};
export const RangeInput: Story = {
  name: 'Range input: Slider',
  args: { alias: 'range input', component: 'Slider' },
};
export const Rating: Story = { name: 'Rating: RiskLevel', args: { alias: 'rating', component: 'RiskLevel' } };
export const Redacted: Story = {
  name: 'Redacted: MaskedValue',
  args: { alias: 'redacted', component: 'MaskedValue' },
};
export const RegisterSearch: Story = {
  name: 'Register search: LookupField',
  args: { alias: 'register search', component: 'LookupField' },
};
export const ResizablePanels: Story = {
  name: 'Resizable panels: SplitPane',
  args: { alias: 'resizable panels', component: 'SplitPane' },
};
export const Reveal: Story = {
  name: 'Reveal: MaskedValue',
  args: { alias: 'reveal', component: 'MaskedValue' },
};
export const SavedViews: Story = {
  name: 'Saved views: ViewTabs',
  args: { alias: 'saved views', component: 'ViewTabs' },
};
export const SearchBox: Story = {
  name: 'Search box: SearchField',
  args: { alias: 'search box', component: 'SearchField' },
};
export const Secret: Story = {
  name: 'Secret: PasswordField',
  args: { alias: 'secret', component: 'PasswordField' },
};
export const Sheet: Story = { name: 'Sheet: Section', args: { alias: 'sheet', component: 'Section' } };
export const Sidebar: Story = {
  name: 'Sidebar: SideNavigation',
  args: { alias: 'sidebar', component: 'SideNavigation' },
};
export const SidePanel: Story = {
  name: 'Side panel: Drawer',
  args: { alias: 'side panel', component: 'Drawer' },
};
export const SideSheet: Story = {
  name: 'Side sheet: Drawer',
  args: { alias: 'side sheet', component: 'Drawer' },
};
export const SlideOver: Story = {
  name: 'Slide-over: Drawer',
  args: { alias: 'slide-over', component: 'Drawer' },
};
export const Snackbar: Story = { name: 'Snackbar: Toast', args: { alias: 'snackbar', component: 'Toast' } };
export const Splitter: Story = {
  name: 'Splitter: SplitPane',
  args: { alias: 'splitter', component: 'SplitPane' },
};
export const Spotlight: Story = {
  name: 'Spotlight: CommandPalette',
  args: { alias: 'spotlight', component: 'CommandPalette' },
};
export const Stack: Story = { name: 'Stack: Layout', args: { alias: 'stack', component: 'Layout' } };
export const State: Story = { name: 'State: Status', args: { alias: 'state', component: 'Status' } };
export const StepperInput: Story = {
  name: 'Stepper input: NumberField',
  args: { alias: 'stepper input', component: 'NumberField' },
};
export const StickyFooter: Story = {
  name: 'Sticky footer: SaveBar',
  args: { alias: 'sticky footer', component: 'SaveBar' },
};
export const Submit: Story = { name: 'Submit: Button', args: { alias: 'submit', component: 'Button' } };
export const Sums: Story = { name: 'Sums: ValueList', args: { alias: 'sums', component: 'ValueList' } };
export const Table: Story = { name: 'Table: DataTable', args: { alias: 'table', component: 'DataTable' } };
export const TabList: Story = { name: 'Tab list: Tabs', args: { alias: 'tab list', component: 'Tabs' } };
export const Tag: Story = { name: 'Tag: Badge', args: { alias: 'tag', component: 'Badge' } };
export const TagPicker: Story = {
  name: 'Tag picker: MultiSelect',
  args: { alias: 'tag picker', component: 'MultiSelect' },
};
export const Telephone: Story = {
  name: 'Telephone: PhoneField',
  args: { alias: 'telephone', component: 'PhoneField' },
};
export const Template: Story = {
  name: 'Template: PageShell',
  args: { alias: 'template', component: 'PageShell' },
};
export const TextBox: Story = {
  name: 'Text box: TextField',
  args: { alias: 'text box', component: 'TextField' },
};
export const ThemeProvider: Story = {
  name: 'Theme provider: ThemeScope',
  args: { alias: 'theme provider', component: 'ThemeScope' },
};
export const TickBox: Story = {
  name: 'Tick box: Checkbox',
  args: { alias: 'tick box', component: 'Checkbox' },
};
export const TitleBar: Story = {
  name: 'Title bar: PageHeader',
  args: { alias: 'title bar', component: 'PageHeader' },
};
export const ToDoList: Story = {
  name: 'To-do list: Checklist',
  args: { alias: 'to-do list', component: 'Checklist' },
};
export const Toggle: Story = { name: 'Toggle: Switch', args: { alias: 'toggle', component: 'Switch' } };
export const ToggleGroup: Story = {
  name: 'Toggle group: SegmentedControl',
  args: { alias: 'toggle group', component: 'SegmentedControl' },
};
export const TokenField: Story = {
  name: 'Token field: TagField',
  args: { alias: 'token field', component: 'TagField' },
};
export const ToolButton: Story = {
  name: 'Tool button: IconButton',
  args: { alias: 'tool button', component: 'IconButton' },
};
export const Totals: Story = { name: 'Totals: ValueList', args: { alias: 'totals', component: 'ValueList' } };
export const TrackBar: Story = {
  name: 'Track bar: Slider',
  args: { alias: 'track bar', component: 'Slider' },
};
export const Typeahead: Story = {
  name: 'Typeahead: ComboBox',
  args: { alias: 'typeahead', component: 'ComboBox' },
};
export const UnsavedChanges: Story = {
  name: 'Unsaved changes: LeaveGuard',
  args: { alias: 'unsaved changes', component: 'LeaveGuard' },
};
export const Upload: Story = { name: 'Upload: FileDrop', args: { alias: 'upload', component: 'FileDrop' } };
export const Validation: Story = {
  name: 'Validation: Form',
  args: { alias: 'validation', component: 'Form' },
};
export const ValidationSummary: Story = {
  name: 'Validation summary: ErrorSummary',
  args: { alias: 'validation summary', component: 'ErrorSummary' },
};
export const Wizard: Story = { name: 'Wizard: Stepper', args: { alias: 'wizard', component: 'Stepper' } };
export const ZeroState: Story = {
  name: 'Zero state: EmptyState',
  args: { alias: 'zero state', component: 'EmptyState' },
};
