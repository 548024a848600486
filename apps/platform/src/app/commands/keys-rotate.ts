// `npm run keys:rotate -- next | exchange | finish`: one step of a rotation, each taken to all processes before the next.
// Writes KEYS_FILE; where KEYS is set it prints the new value, for the store of secrets.
import {
  exchanged,
  replaceKeyForm,
  withNext,
  withoutOther,
  type KeyForm,
} from '../../shared/keys/key-form.ts';
import { loadKeys, readKeyForm } from '../../shared/keys/keys.ts';
import { reseal } from '../reencrypt.ts';
import { command, UsageError, withServices } from './command.ts';

const steps: Readonly<Record<string, (form: KeyForm) => KeyForm>> = {
  next: withNext,
  exchange: exchanged,
  finish: withoutOther,
};

function stepOf(form: KeyForm, step: (form: KeyForm) => KeyForm): KeyForm {
  try {
    return step(form);
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

await command(async config => {
  const [name = ''] = process.argv.slice(2);
  const step = steps[name];
  if (!step) throw new UsageError('Usage: npm run keys:rotate -- next | exchange | finish');
  loadKeys(config);
  const form = stepOf(readKeyForm(config), step);
  if (name === 'finish')
    await withServices(config, async services => {
      console.error(`${await reseal(services)} sealed values were sealed anew.`);
    });
  if (config.keys === null) replaceKeyForm(config.keysFile, form);
  else console.log(JSON.stringify(form));
});
