import { components } from './en-US/components.ts';
import { errors } from './en-US/errors.ts';
import type { Messages } from './load.ts';

/** What components say without a provider. A product that always has one leaves this file out of what it builds. */
export const english: Messages = { locale: 'en-US', components, errors, vocabularies: {} };
