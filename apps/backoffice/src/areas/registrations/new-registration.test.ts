import type { RegistrationType } from '@dossier/validators/vocabularies';
import { describe, expect, it } from 'vitest';
import {
  duplicatesQuestion,
  emptyRegistration,
  formPath,
  newRegistrationSchema,
  registrationOf,
} from './new-registration.ts';

const person = {
  givenNames: '',
  lastName: 'de Wit ',
  dateOfBirth: '',
  email: '',
  taxIdentificationNumber: '',
  city: '',
};
const today = '2026-11-21';
const empty = (type: RegistrationType) => emptyRegistration(type, 'nl-NL', 'NL');
const isValid = (form: ReturnType<typeof emptyRegistration>, isChild = false, isAsked = false) =>
  newRegistrationSchema({ type: form.type, isChild, isAsked }, today).isValidSync(form);

describe('a new registration', () => {
  it('asks a person for a last name, a couple for two, a company for its name', () => {
    expect(isValid(empty('INDIVIDUAL'))).toBe(false);
    expect(isValid({ ...empty('INDIVIDUAL'), first: person })).toBe(true);
    expect(isValid({ ...empty('JOINT'), first: person })).toBe(false);
    expect(isValid({ ...empty('JOINT'), first: person, second: person })).toBe(true);
    expect(isValid({ ...empty('BUSINESS'), first: person })).toBe(false);
  });

  it('judges what is filled in', () => {
    const company = {
      ...empty('BUSINESS').company,
      name: 'De Haven',
      chamberOfCommerceNo: '41 12 68 30',
    };
    expect(isValid({ ...empty('BUSINESS'), company })).toBe(true);
    expect(isValid({ ...empty('BUSINESS'), company: { ...company, chamberOfCommerceNo: '123' } })).toBe(
      false,
    );
    expect(isValid({ ...empty('INDIVIDUAL'), first: { ...person, email: 'sanne@' } })).toBe(false);
    expect(isValid({ ...empty('INDIVIDUAL'), first: { ...person, dateOfBirth: '2026-02-31' } })).toBe(false);
  });

  it('sends the parties of its type and nothing that was left empty', () => {
    const joint = registrationOf(
      { ...empty('JOINT'), first: person, second: { ...person, lastName: 'Bakker' } },
      { type: 'JOINT', isChild: false, isAsked: false },
      { linked: {}, country: 'NL' },
    );
    expect(joint.parties).toHaveLength(2);
    expect(JSON.parse(JSON.stringify(joint))).toEqual({
      type: 'JOINT',
      channel: 'Professional',
      parties: [{ naturalPerson: { lastName: 'de Wit' } }, { naturalPerson: { lastName: 'Bakker' } }],
    });
  });

  it('takes a minor with one or two who represent it, and nobody else', () => {
    const child = {
      ...empty('INDIVIDUAL'),
      first: { ...person, dateOfBirth: '2014-05-01' },
      second: { ...person, lastName: 'Bakker', dateOfBirth: '1980-01-31' },
    };
    expect(isValid(child, true)).toBe(true);
    expect(isValid(child)).toBe(false);
    expect(isValid({ ...child, second: person, first: { ...person, dateOfBirth: '1980-01-31' } }, true)).toBe(
      false,
    );
    const sent = registrationOf(
      child,
      { type: 'INDIVIDUAL', isChild: true, isAsked: false },
      { linked: {}, country: 'NL' },
    );
    expect(sent).toMatchObject({
      subType: 'CHILD',
      parties: [
        { naturalPerson: { relation: 'RPD', dateOfBirth: '2014-05-01' } },
        { naturalPerson: { relation: 'RPV', lastName: 'Bakker' } },
      ],
    });
    expect(duplicatesQuestion(sent)).toEqual({
      persons: [
        { givenNames: '', lastName: 'de Wit', dateOfBirth: '2014-05-01' },
        { givenNames: '', lastName: 'Bakker', dateOfBirth: '1980-01-31' },
      ],
      chamberOfCommerceNo: null,
    });
  });

  it('needs an address of whoever is asked by letter, and says in which language', () => {
    const invited = { ...empty('INDIVIDUAL'), first: { ...person, email: 'sanne@example.nl' } };
    expect(isValid(invited, false, true)).toBe(true);
    expect(isValid({ ...invited, first: person }, false, true)).toBe(false);
    // A child is written to through its representative.
    const child = { ...invited, first: { ...person, dateOfBirth: '2014-05-01' }, second: invited.first };
    expect(isValid(child, true, true)).toBe(true);
    expect(isValid({ ...child, second: person }, true, true)).toBe(false);
    const sent = registrationOf(
      invited,
      { type: 'INDIVIDUAL', isChild: false, isAsked: true },
      { linked: {}, country: 'NL' },
    );
    expect(sent.invitation).toEqual({ locale: 'nl-NL' });
  });

  it('writes a number as the register of its country does', () => {
    const company = {
      ...emptyRegistration('BUSINESS', 'de-DE', 'DE').company,
      name: 'Rhein GmbH',
      chamberOfCommerceNo: 'hrb84954',
    };
    const sent = registrationOf(
      { ...empty('BUSINESS'), company },
      { type: 'BUSINESS', isChild: false, isAsked: false },
      { linked: {}, country: 'DE' },
    );
    expect(sent.parties[0]?.legalEntity).toMatchObject({
      chamberOfCommerceNo: 'HRB 84954',
      address: { country: 'DE' },
    });
  });

  it('finds the field that the platform means', () => {
    expect(formPath('parties[1].naturalPerson.address.city')).toBe('second.city');
    expect(formPath('parties[0].legalEntity.chamberOfCommerceNo')).toBe('company.chamberOfCommerceNo');
    expect(formPath('type')).toBe('type');
  });
});
