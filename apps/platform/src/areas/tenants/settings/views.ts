import {
  defaultSessions,
  defaultOnboarding,
  defaultUploadTypes,
  gateItems,
  type contract,
  type OutputOf,
} from '@dossier/api/contract';
import { atLeastOneSelected, landOrMobilePhone, riskReviewMonths, violationsOf } from '@dossier/validators';
import { region, registrationType, riskLevel } from '@dossier/validators/vocabularies';
import { BrandError, parseBrand } from '@dossier/ui/theme';
import { AppError } from '../../../shared/errors/app-error.ts';
import { readRegions, type SectionName, type Sections } from '../sections.ts';

type Contact = OutputOf<typeof contract.tenants.contact>['value'];
type Region = OutputOf<typeof contract.tenants.region>['value'];
type Extensions = OutputOf<typeof contract.tenants.extensions>['value'];
type Onboarding = OutputOf<typeof contract.tenants.onboarding>['value'];
type RegistrationTypes = OutputOf<typeof contract.tenants.registrationTypes>['value'];
type Modules = OutputOf<typeof contract.tenants.modules>['value'];
type RiskReview = OutputOf<typeof contract.tenants.riskReview>['value'];
type BrandValue = OutputOf<typeof contract.tenants.whitelabeling>['value'];

/** What a page of the settings shows of its section, and what it makes of the section when it is saved. */
export interface View<Name extends SectionName, Value> {
  readonly section: Name;
  readonly read: (section: Sections[Name]) => Value;
  /** @throws {AppError} ValidationFailed naming the field. */
  readonly write: (section: Sections[Name], value: Value, tenantId: string) => Promise<Sections[Name]>;
}

const reject = (path: string, code: string): never => {
  throw new AppError('ValidationFailed', { fields: [{ path: `value.${path}`, code }] });
};

export const contactView: View<'contact', Contact> = {
  section: 'contact',
  read: ({ businessName, shortName, publicLinks, contact }) => ({
    businessName,
    shortName,
    publicLinks,
    address: contact?.address ?? '',
    phone: contact?.phone ?? '',
    email: contact?.email ?? '',
  }),
  async write(_, { address, phone, email, ...value }) {
    const violation = phone === '' ? undefined : await landOrMobilePhone(phone);
    if (violation) reject('phone', violation.code);
    return { ...value, contact: { address, phone, email } };
  },
};

export const regionView: View<'regions', Region> = {
  section: 'regions',
  read: readRegions,
  write(_, value) {
    if (value.allowedLocales.length === 0) reject('allowedLocales', 'required');
    if (!value.allowedLocales.includes(value.defaultLocale)) reject('defaultLocale', 'oneOf');
    if (value.allowedRegions.length === 0) reject('allowedRegions', 'required');
    const unknown = value.allowedRegions.findIndex(code => !region.is(code));
    if (unknown >= 0) reject(`allowedRegions[${unknown}]`, 'oneOf');
    return Promise.resolve(value);
  },
};

export const extensionsView: View<'extensions', Extensions> = {
  section: 'extensions',
  read: ({ uploadTypes = defaultUploadTypes }) => ({ uploadTypes: [...uploadTypes] }),
  write(_, { uploadTypes }) {
    if (new Set(uploadTypes.map(({ extension }) => extension)).size < uploadTypes.length)
      reject('uploadTypes', 'uniqueValues');
    // Completeness asks for documents: someone has to be able to send one.
    if (!uploadTypes.some(({ professional }) => professional)) reject('uploadTypes', 'required');
    return Promise.resolve({ uploadTypes });
  },
};

export const onboardingView: View<'onboarding', Onboarding> = {
  section: 'onboarding',
  read: ({ completion, gatesOff, acceptance, solePractitioner, terms, calendar }) => ({
    completion: completion ?? defaultOnboarding.completion,
    gatesOff: [...(gatesOff ?? defaultOnboarding.gatesOff)],
    acceptance: acceptance ?? defaultOnboarding.acceptance,
    solePractitioner: solePractitioner ?? defaultOnboarding.solePractitioner,
    terms: terms ?? defaultOnboarding.terms,
    calendar: calendar ?? defaultOnboarding.calendar,
  }),
  write: (_, { gatesOff, ...value }) =>
    // In the order of the gate, so that the same choice is the same version.
    Promise.resolve({ ...value, gatesOff: gateItems.filter(item => gatesOff.includes(item)) }),
};

export const whitelabelingView: View<'whitelabeling', BrandValue> = {
  section: 'whitelabeling',
  read: whitelabeling => ({ ...whitelabeling }),
  write(whitelabeling, value, tenantId) {
    try {
      // A tenant changes its theme, not who it is.
      return Promise.resolve(parseBrand({ ...value, id: tenantId, name: whitelabeling.name }));
    } catch (error) {
      if (error instanceof BrandError) return reject(error.key, 'invalid');
      throw error;
    }
  },
};

/** What may be started; what was started before goes on. */
export const registrationTypesView: View<'registrations', RegistrationTypes> = {
  section: 'registrations',
  read: ({ enabledTypes }) => ({ enabledTypes: [...enabledTypes] }),
  write(_, { enabledTypes }) {
    const violation = atLeastOneSelected(enabledTypes, { of: 'registrationTypes' });
    if (violation) reject('enabledTypes', violation.code);
    // In the order of the vocabulary, so that the same choice is the same version.
    return Promise.resolve({
      enabledTypes: registrationType.codes.filter(code => enabledTypes.includes(code)),
    });
  },
};

/** A module that is not built has no switch: turning it on would show nothing. */
export const modulesView: View<'clientFile', Modules> = {
  section: 'clientFile',
  read: ({ enabled }) => ({ clientFile: enabled }),
  write: (_, { clientFile }) => Promise.resolve({ enabled: clientFile }),
};

/** Whether there are such users and groups is the handler's to ask. */
export const restrictedClientsView: View<'restrictedClients', Sections['restrictedClients']> = {
  section: 'restrictedClients',
  read: value => value,
  write: (_, value) => Promise.resolve(value),
};

/** From which share on someone is a beneficial owner; the contract holds it within what the law allows. */
export const connectionsView: View<'connections', Sections['connections']> = {
  section: 'connections',
  read: value => value,
  write: (_, value) => Promise.resolve(value),
};

/**
 * The four levels of risk in their fixed order, and months that go together (`3-decisions.md` 4.6). A name that is empty
 * is the product's, which follows the reader's language.
 */
export const riskReviewView: View<'riskQualification', RiskReview> = {
  section: 'riskQualification',
  read: value => value,
  write(_, value) {
    const wrongIndex = riskLevel.codes.findIndex((id, index) => value.levels[index]?.id !== id);
    if (wrongIndex >= 0) reject(`levels[${wrongIndex}].id`, 'oneOf');
    const fields = violationsOf(riskReviewMonths(value.levels, { key: 'months' })).map(
      ({ code, params }) => ({ path: `value.levels[${String(params?.['rows'])}].months`, code, params }),
    );
    if (fields.length > 0) throw new AppError('ValidationFailed', { fields });
    const levels = value.levels.map(level => ({ ...level, name: level.name?.trim() || null }));
    return Promise.resolve({ ...value, levels });
  },
};

type Authentication = OutputOf<typeof contract.tenants.authentication>['value'];

/** @param isSmsSent whether text messages leave this place: a method that cannot arrive shuts everyone out. */
export const authenticationView = (isSmsSent: boolean): View<'authentication', Authentication> => ({
  section: 'authentication',
  read: ({ allowedMFAMethods, sessions = defaultSessions }) => ({
    allowedMFAMethods: [...allowedMFAMethods],
    sessions,
  }),
  write(_, { allowedMFAMethods, sessions }) {
    if (!isSmsSent && allowedMFAMethods.includes('SMS')) reject('allowedMFAMethods', 'oneOf');
    // Trust lengthens a session, or it would be none.
    if (sessions.trustedHours < sessions.hours) reject('sessions.trustedHours', 'min');
    return Promise.resolve({ allowedMFAMethods: [...new Set(allowedMFAMethods)], sessions });
  },
});
