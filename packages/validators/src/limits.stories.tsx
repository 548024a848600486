import type { Meta, StoryObj } from '@storybook/react-vite';
import * as limits from './limits.ts';
import { Page, Table, written } from './testing/page-parts.tsx';

interface About {
  readonly about: string;
  readonly unit?: string;
  readonly source: string;
}

const values: Readonly<Record<string, unknown>> = limits;

/** A limit without a line here does not compile. */
const about: Readonly<Record<keyof typeof limits, About>> = {
  sessionLength: { about: 'A session lasts', unit: 'ms', source: 'S1 §9' },
  sessionCheck: { about: 'The session timer runs every', unit: 'ms', source: 'S1 §9' },
  sessionWarning: { about: 'A warning is raised when at most this remains', unit: 'ms', source: 'S1 §9' },
  sessionToast: {
    about: 'Life of the warning, and tick of its countdown',
    unit: 'ms',
    source: 'S1 §9, 3-decisions T7',
  },
  mfaExpiredRedirect: { about: 'Redirect after an expired MFA code', unit: 'ms', source: 'S1 §9' },
  passwordLength: { about: 'Password', unit: 'characters', source: 'S1 §5, §9' },
  usernameLength: { about: 'User name', unit: 'characters', source: 'S1 §5, §9' },
  firstNameLength: { about: 'First name', unit: 'characters', source: 'S1 §5, §9' },
  lastNameLength: { about: 'Last name', unit: 'characters', source: 'S1 §5, §9' },
  middleNameLength: { about: 'Middle name, when given', unit: 'characters', source: 'S1 §5, §9' },
  mfaCodeLength: { about: 'MFA code', unit: 'digits', source: 'S1 §9' },
  mfaQrCode: { about: 'The code that an authenticator app scans', unit: 'px, level', source: 'S1 §4, §9' },
  phoneNormalizedFrom: {
    about: 'A phone number is normalised from',
    unit: 'characters',
    source: 'S1 §5, §9',
  },
  mobilePhoneLength: { about: 'Fewest of a mobile number', unit: 'characters', source: 'S1 §5, S2 §9' },
  phoneMask: { about: 'Stay readable of a masked phone number', unit: 'digits', source: 'S1 §9' },
  defaultCountry: { about: 'Country when none is given', source: 'S1 §9, S2 §9' },
  firstCountries: { about: 'On top of every country list', source: 'S1 §9, S2 §9' },
  defaultLocale: { about: 'Locale when none is set', source: 'S1 §1, §9, S2 §9' },
  localeCookieDays: { about: 'Life of the locale cookie', unit: 'days', source: 'S1 §9' },
  fileSizeLimit: { about: 'Largest upload, this size included', unit: 'bytes', source: 'S1 §9, S2 §5' },
  fileSizeUnit: { about: 'A kilobyte, when a file size is written', unit: 'bytes', source: 'S2 §9' },
  maximumValidityDays: { about: 'Longest validity', unit: 'days', source: 'S1 §9, 3-decisions T4' },
  signingExpiryMargin: {
    about: 'Signing expires after the reminder by at least',
    unit: 'days',
    source: 'S1 §9, S2 §9',
  },
  signingNoticeDays: {
    about: 'Remain to update settings, says the signing notice',
    unit: 'days',
    source: 'S1 §2, S2 §9',
  },
  totalWeight: { about: 'Weights and asset allocation add up to', unit: '%', source: 'S1 §9, S2 §9' },
  percentDecimals: {
    about: 'Percentages are rounded to, when converted',
    unit: 'decimals',
    source: 'S2 §5, §9',
  },
  percentSignificantDigits: { about: 'Percentages keep, when shown', unit: 'digits', source: 'S2 §9' },
  typedDecimals: { about: 'A person can type into a number', unit: 'decimals', source: 'S2 §5, §9' },
  currency: { about: 'Money is shown in, with so many decimals', source: 'S2 §9' },
  placeholderLimit: { about: 'Substitution stops after', unit: 'replacements', source: 'S2 §9' },
  inboxBadgeLimit: { about: 'The inbox badge shows numbers up to', source: 'S1 §2, §9' },
  riskLevelCount: { about: 'Risk levels', source: 'S2 §9' },
  riskReviewLimits: {
    about: 'Until the next review, by level of risk',
    unit: 'months',
    source: '3-decisions 4.6',
  },
  unratedReviewLimits: {
    about: 'Until the next review of a client without a level',
    unit: 'months',
    source: '3-decisions 4.6',
  },
  mobileBreakpoint: { about: 'The menu is the mobile one below', unit: 'px', source: 'S1 §9' },
  authenticationWidth: { about: 'Width of the sign-in window', unit: 'px', source: 'S1 §9' },
  pageContainer: {
    about: 'Width of the page container, and from which viewport',
    unit: 'px',
    source: 'S1 §2',
  },
  modalWidths: { about: 'Widths of modals', unit: 'px', source: 'S1 §2' },
  custodianDefaults: { about: 'What a new custodian setting starts with', source: 'S2 §9' },
  portfolioIds: { about: 'Portfolios of the default custodian setting', source: 'S2 §9' },
};

function LimitsPage() {
  return (
    <Page title="Limits">
      <p className="text-md">
        Every constant of the specification, in one module: import it from{' '}
        <code>@dossier/validators/limits</code>.
      </p>
      <Table caption="Limits" chainHeads={['Name', 'What it is', 'Value', 'Unit', 'Source']}>
        {Object.entries(about).map(([name, limit]) => (
          <tr key={name}>
            <td className="sm:whitespace-nowrap">
              <code>{name}</code>
            </td>
            <td>{limit.about}</td>
            <td>
              <code>{written(values[name])}</code>
            </td>
            <td className="sm:whitespace-nowrap">{limit.unit ?? ''}</td>
            <td className="text-text-muted">{limit.source}</td>
          </tr>
        ))}
      </Table>
    </Page>
  );
}

const meta = { title: 'Validators/Limits', component: LimitsPage } satisfies Meta<typeof LimitsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
