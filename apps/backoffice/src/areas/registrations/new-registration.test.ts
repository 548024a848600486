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
const isValid = (form: ReturnType<typeof emptyRegistration>, isChild = false) =>
  newRegistrationSchema({ type: form.type, isChild }, today).isValidSync(form);

describe('a new registration', () => {
  it('asks a person for a last name, a couple for two, a company for its name', () => {
    expect(isValid(emptyRegistration('INDIVIDUAL'))).toBe(false);
    expect(isValid({ ...emptyRegistration('INDIVIDUAL'), first: person })).toBe(true);
    expect(isValid({ ...emptyRegistration('JOINT'), first: person })).toBe(false);
    expect(isValid({ ...emptyRegistration('JOINT'), first: person, second: person })).toBe(true);
    expect(isValid({ ...emptyRegistration('BUSINESS'), first: person })).toBe(false);
  });

  it('judges what is filled in', () => {
    const company = {
      ...emptyRegistration('BUSINESS').company,
      name: 'De Haven',
      chamberOfCommerceNo: '41 12 68 30',
    };
    expect(isValid({ ...emptyRegistration('BUSINESS'), company })).toBe(true);
    expect(
      isValid({ ...emptyRegistration('BUSINESS'), company: { ...company, chamberOfCommerceNo: '123' } }),
    ).toBe(false);
    expect(isValid({ ...emptyRegistration('INDIVIDUAL'), first: { ...person, email: 'sanne@' } })).toBe(
      false,
    );
    expect(
      isValid({ ...emptyRegistration('INDIVIDUAL'), first: { ...person, dateOfBirth: '2026-02-31' } }),
    ).toBe(false);
  });

  it('sends the parties of its type and nothing that was left empty', () => {
    const joint = registrationOf(
      { ...emptyRegistration('JOINT'), first: person, second: { ...person, lastName: 'Bakker' } },
      { type: 'JOINT', isChild: false },
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
      ...emptyRegistration('INDIVIDUAL'),
      first: { ...person, dateOfBirth: '2014-05-01' },
      second: { ...person, lastName: 'Bakker', dateOfBirth: '1980-01-31' },
    };
    expect(isValid(child, true)).toBe(true);
    expect(isValid(child)).toBe(false);
    expect(isValid({ ...child, second: person, first: { ...person, dateOfBirth: '1980-01-31' } }, true)).toBe(
      false,
    );
    const sent = registrationOf(child, { type: 'INDIVIDUAL', isChild: true });
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

  it('finds the field that the platform means', () => {
    expect(formPath('parties[1].naturalPerson.address.city')).toBe('second.city');
    expect(formPath('parties[0].legalEntity.chamberOfCommerceNo')).toBe('company.chamberOfCommerceNo');
    expect(formPath('type')).toBe('type');
  });
});
