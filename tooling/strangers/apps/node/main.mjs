import { readFileSync } from 'node:fs';
import { iban, normalizeIban } from '@dossier/validators';
import { registrationStatus } from '@dossier/validators/vocabularies';
import { check } from '@dossier/validators/yup';
import { object, string } from 'yup';
import { createTheme, themeCss } from '@dossier/ui/theme';

const tokens = JSON.parse(readFileSync(new URL(import.meta.resolve('@dossier/ui/tokens.json')), 'utf8'));
const schema = object({ account: string().test(...check(iban)) });
const errors = await schema.validate({ account: 'NL92ABNA0417164300' }).catch(error => error.errors);
console.log(
  JSON.stringify({
    wrong: iban('NL92ABNA0417164300'),
    right: iban('nl91 abna 0417 1643 00') ?? null,
    stored: normalizeIban('nl91 abna 0417 1643 00'),
    errors,
    statuses: registrationStatus.codes.length > 0,
    theme: themeCss(createTheme({ id: 'acme', name: 'Acme', brand: { primary: '#7a1fa2' } })).startsWith(
      '[data-tenant="acme"]{',
    ),
    text: tokens.text.sm.$value,
  }),
);
