/** Session length in milliseconds (S1 §9). */
export const sessionLength = 3_600_000;
/** How often the session timer runs, in milliseconds (S1 §9). */
export const sessionCheck = 60_000;
/** A warning is raised when at most this many milliseconds remain (S1 §9). */
export const sessionWarning = 600_000;
/** Life of the warning toast in milliseconds (S1 §9), and the tick of its countdown (3-decisions T7). */
export const sessionToast = 60_000;
/** Redirect after an expired MFA code, in milliseconds (S1 §9). */
export const mfaExpiredRedirect = 5_000;

/** Characters of a password (S1 §5, §9). */
export const passwordLength = { min: 8, max: 99 } as const;
/** Characters of a user name (S1 §5, §9). */
export const usernameLength = { min: 4, max: 99 } as const;
/** Characters of a first name (S1 §5, §9). */
export const firstNameLength = { min: 2, max: 99 } as const;
/** Characters of a last name (S1 §5, §9). */
export const lastNameLength = { max: 99 } as const;
/** Characters of a middle name, when given (S1 §5, §9). */
export const middleNameLength = { min: 2, max: 99 } as const;

/** Digits of an MFA code (S1 §9). */
export const mfaCodeLength = 6;
/** The code that an authenticator app scans: pixels, error correction (S1 §4, §9). */
export const mfaQrCode = { size: 256, level: 'M' } as const;

/** Characters from which a phone number is normalised and its flag looked up (S1 §5, §9). */
export const phoneNormalizedFrom = 8;
/** Fewest characters of a mobile number (S1 §5, S2 §9). */
export const mobilePhoneLength = 6;
/** Digits of a phone number that stay readable when it is masked (S1 §9). */
export const phoneMask = { first: 2, last: 3 } as const;

/** Country of a phone field and of an address when none is given (S1 §9, S2 §9). */
export const defaultCountry = 'NL';
/** Countries that stand on top of every list, in this order (S1 §9, S2 §9). */
export const firstCountries = ['NL', 'BE'] as const;
/** Locale when none is set, of the product and of the data grid (S1 §1, §9; S2 §9). */
export const defaultLocale = 'en-US';
/** Life of the locale cookie in days (S1 §9). */
export const localeCookieDays = 30;

/** Largest upload in bytes, this size included: 15 MB of 1024 × 1024 (S1 §9, S2 §5). */
export const fileSizeLimit = 15 * 1024 * 1024;
/** Bytes in a kilobyte when a file size is written (S2 §9). */
export const fileSizeUnit = 1024;

/** Most days that something stays valid: renewal results, access tokens, signing (S1 §9, 3-decisions T4). */
export const maximumValidityDays = 90;
/** Signing expires at least this many days after the reminder (S1 §9, S2 §9). */
export const signingExpiryMargin = 1;
/** Days that the signing-settings notice says remain (S1 §2, S2 §9). */
export const signingNoticeDays = 30;

/** What benchmark weights and an asset allocation add up to, in percent (S1 §9, S2 §9). */
export const totalWeight = 100;
/** Decimals that a percentage is rounded to when it is converted (S2 §5, §9). */
export const percentDecimals = 4;
/** Significant digits that a percentage keeps when it is shown (S2 §9). */
export const percentSignificantDigits = 10;
/** Decimals that a person can type into a number (S2 §5, §9). */
export const typedDecimals = 2;
/** Money is shown in this currency, with this many decimals (S2 §9). */
export const currency = { code: 'EUR', decimals: 0 } as const;
/** Substitution of placeholders stops after this many (S2 §9). */
export const placeholderLimit = 10;

/** The inbox badge shows numbers up to this one, and 999+ above (S1 §2, §9). */
export const inboxBadgeLimit = 999;
/** Number of risk levels, each with its months between reviews (S2 §9). */
export const riskLevelCount = 4;

/** Below this width in pixels the menu is the mobile one (S1 §9). */
export const mobileBreakpoint = 768;
/** Width of the sign-in window in pixels (S1 §9). */
export const authenticationWidth = 414;
/** The page container: this wide from this viewport width upward, in pixels (S1 §2). */
export const pageContainer = { width: 1164, from: 1200 } as const;
/** Widths of modals in pixels (S1 §2). */
export const modalWidths = [460, 630, 750, 900, 1140] as const;

/** What a new custodian setting starts with (S2 §9). */
export const custodianDefaults = {
  feeStructure: 'BASIC',
  accountType: 'PLATFORM_ACCOUNT',
  feeStructures: ['Basic', 'Premium'],
  accountTypes: ['Platform account', 'Dimensional managed investments'],
} as const;

/** The 21 portfolios of the default custodian setting, `000/100` to `100/000` in steps of 5 (S2 §9). */
export const portfolioIds: readonly string[] = Array.from({ length: 21 }, (_, step) =>
  [step * 5, 100 - step * 5].map(share => String(share).padStart(3, '0')).join('/'),
);

/**
 * Months until the next review, by level of risk, in the order of the levels (3-decisions 4.6; AMLR art. 26(2): a year at
 * high risk, five years at any other). At 0 there is no next review.
 */
export const riskReviewLimits = {
  LOW: { min: 1, max: 60 },
  MEDIUM: { min: 1, max: 60 },
  HIGH: { min: 1, max: 12 },
  UNACCEPTABLE: { min: 0, max: 0 },
} as const;
/** Months until the next review of a client without a level (3-decisions 4.6). */
export const unratedReviewLimits = { min: 1, max: 60 } as const;
