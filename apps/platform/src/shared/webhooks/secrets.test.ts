import { expect, it } from 'vitest';
import { onBothEngines } from '../../testing/database.ts';
import { doingOn, makeTenant, testNow } from '../../testing/work.ts';
import { exchanged, newKeyForm, withNext, withoutOther } from '../keys/key-form.ts';
import { keysFrom } from '../keys/keys.ts';
import { addWebhookSecret, findWebhookSecrets, resealWebhookSecrets, secretBytes } from './secrets.ts';

onBothEngines('a secret that a provider signs with', engine => {
  it('is opened by the keys of today and, once it is sealed again, by them alone', async () => {
    const database = await engine.open();
    await makeTenant(database, 'meridian');
    const before = newKeyForm();
    const both = exchanged(withNext(before));
    const [old, during, after] = [before, both, withoutOther(both)].map(keysFrom) as [
      ReturnType<typeof keysFrom>,
      ReturnType<typeof keysFrom>,
      ReturnType<typeof keysFrom>,
    ];
    const { key, secret } = await doingOn(database, old)('meridian', work => addWebhookSecret(work, 'test'));
    const find = (keys: typeof old) =>
      findWebhookSecrets(database, keys, { provider: 'test', key, now: testNow });
    const reseal = () => doingOn(database, during)('meridian', resealWebhookSecrets);

    expect(await find(during)).toEqual([{ tenantId: 'meridian', secret: secretBytes(secret) }]);
    await expect(find(after)).rejects.toThrow();
    expect([await reseal(), await reseal()]).toEqual([1, 0]);
    expect(await find(after)).toEqual([{ tenantId: 'meridian', secret: secretBytes(secret) }]);
  });
});
