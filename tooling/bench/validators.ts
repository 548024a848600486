// Goals F2 and F3 of the performance goals: npm run bench:validators. Nothing is asserted: it prints what it measures.
import * as rules from '@dossier/validators';
import { peers } from './validators-scratch.ts';
import { sizes } from './validators-sizes.ts';

type Validate = (value: unknown) => unknown;

const person = (index: number) => ({
  firstName: ['Anna', 'Pieter', 'Jean-Luc', 'Zoë'][index % 4],
  lastName: ['Jansen', 'van der Berg', 'Özdemir', 'de Vries'][index % 4],
  email: `client${index}@voorbeeld.nl`,
  dateOfBirth: `19${50 + (index % 50)}-0${1 + (index % 9)}-1${index % 10}`,
  postalCode: `${1000 + index * 37} ${['AB', 'LM', 'ET'][index % 3]}`,
  taxIdentificationNumber: String(111_222_333 + index),
});

const registrations = Array.from({ length: 64 }, (_, index) => {
  const type = ['INDIVIDUAL', 'JOINT', 'INDIVIDUAL'][index % 3] ?? '';
  const parties = Array.from({ length: type === 'JOINT' ? 2 : 1 }, (_, party) => person(index + party));
  return { _id: `r${index}`, tenant_id: 'meridian', type, status: 'INCOMPLETE', parties };
});

type Registration = (typeof registrations)[number];

/** A registration through the pure rules, as the platform asks them. */
function isValid(value: unknown): boolean {
  return (
    rules.registration(value) === undefined &&
    (value as Registration).parties.every(
      party =>
        rules.firstName(party.firstName) === undefined &&
        rules.lastName(party.lastName) === undefined &&
        rules.email(party.email) === undefined &&
        rules.required(party.dateOfBirth) === undefined &&
        rules.optionalDate(party.dateOfBirth) === undefined &&
        rules.dutchPostcode(party.postalCode) === undefined &&
        rules.taxIdentificationNumber(party.taxIdentificationNumber) === undefined,
    )
  );
}

const singles: Readonly<Record<string, readonly [rule: Validate, values: readonly string[]]>> = {
  email: [rules.email, registrations.map(({ parties }) => parties[0]?.email ?? '')],
  url: [
    rules.url,
    ['https://www.voorbeeld.nl/over-ons/', 'http://127.0.0.1:8080/a?b=c#d', 'https://münchen.de'],
  ],
  iban: [rules.iban, ['NL91ABNA0417164300', 'DE89370400440532013000', 'BE68539007547034']],
  optionalDate: [rules.optionalDate, ['1970-01-31', '2000-02-29', '1985-12-01']],
  dutchPostcode: [rules.dutchPostcode, ['1234 AB', '9711 LM', '2611 ET']],
  bsn: [rules.bsn, ['111222333', '123456782', '999969882']],
  newPassword: [rules.newPassword, ['Abcdefg1$', 'Correct-horse-battery-staple-1']],
  alphanumeric: [value => rules.alphanumeric(value), ['123456789B01', 'ABC123']],
  mobilePhone: [value => rules.mobilePhone(value), ['+31612345678', '0612345678']],
};

const rounds = 7;

interface Contender {
  readonly name: string;
  readonly validate: Validate;
  readonly values: readonly unknown[];
  readonly perSecond: number[];
}

/** Values validated per second of processor time, in about a tenth of a second. */
function measure({ validate, values }: Contender, count: number): number {
  const start = process.cpuUsage();
  for (let index = 0; index < count; index += 1) validate(values[index % values.length]);
  const { user, system } = process.cpuUsage(start);
  return (count / (user + system)) * 1e6;
}

/** All contenders in turn, round after round, so that a slow minute of the machine is everyone's. */
function race(contenders: readonly Contender[]): void {
  const counts = contenders.map(contender => Math.ceil(measure(contender, 2000) / 10));
  for (let round = 0; round < rounds; round += 1) {
    contenders.forEach((contender, index) => {
      const perSecond = measure(contender, counts[index] ?? 1);
      if (round > 0) contender.perSecond.push(perSecond);
    });
  }
}

const median = (numbers: readonly number[]) =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
const contender = (name: string, validate: Validate, values: readonly unknown[]): Contender => ({
  name,
  validate,
  values,
  perSecond: [],
});
const grouped = (count: number) => Math.round(count).toLocaleString('en-US').padStart(12);

function line({ name, perSecond }: Contender, ours: Contender): string {
  const ratio = median(ours.perSecond) / median(perSecond);
  const spread = `${grouped(Math.min(...perSecond))} – ${grouped(Math.max(...perSecond)).trim()}`;
  return `${name.padEnd(28)}${grouped(median(perSecond))}  (${spread})  ours × ${ratio.toFixed(2)}`;
}

await rules.loadPhoneMetadata();
const { registrations: registrationPeers, singles: singlePeers } = await peers();

console.log('F2  A valid registration, per second of processor time: median (least – most)');
const ours = contender('Dossier, pure rules', isValid, registrations);
const theirs = Object.entries(registrationPeers).map(([name, validate]) =>
  contender(name, validate, registrations),
);
for (const { name, validate } of [ours, ...theirs]) {
  if (!registrations.every(value => validate(value) === true))
    throw new Error(`Dossier bench: ${name} refuses a valid registration.`);
}
race([ours, ...theirs]);
for (const peer of [ours, ...theirs]) console.log(`    ${line(peer, ours)}`);
console.log('    goal: ours ≥ 100 × yup, ≥ 1.00 × ajv compiled\n');

console.log('    Single rules against validator.js');
for (const [name, [rule, values]] of Object.entries(singles)) {
  const peer = singlePeers[name];
  if (!peer) continue;
  const pair = [contender(name, rule, values), contender('  validator.js', peer, values)] as const;
  race(pair);
  for (const one of pair) console.log(`    ${line(one, pair[0])}`);
}

console.log('\nF3  Bytes');
for (const { name, gzip, brotli } of await sizes()) {
  console.log(`    ${name.padEnd(44)}${grouped(gzip)} gzip${grouped(brotli)} brotli`);
}
console.log('    goal: rules ≤ 12,288 gzip; phone metadata ≤ 43 KB brotli, in a chunk of its own');
