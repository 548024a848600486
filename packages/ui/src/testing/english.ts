import { components } from '../messages/en-US/components.ts';
import { errors } from '../messages/en-US/errors.ts';
import type { Messages } from '../messages/index.ts';

/** What components say in a test. */
export const english: Messages = { locale: 'en-US', components, errors, vocabularies: {} };
