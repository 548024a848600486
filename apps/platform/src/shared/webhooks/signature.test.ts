import { describe, expect, it } from 'vitest';
import { testNow } from '../../testing/work.ts';
import { isGenuine, signatureOf, tolerance } from './signature.ts';

const secret = Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64');
const seconds = (offset = 0) => String(testNow.getTime() / 1_000 + offset);
const sign = (timestamp = seconds(), body = '{}', key: Uint8Array = secret) =>
  `v1,${signatureOf(key, 'evt_1', timestamp, Buffer.from(body)).toString('base64')}`;
const message = { id: 'evt_1', timestamp: seconds(), signatures: sign(), body: Buffer.from('{}') };

describe('a signed message', () => {
  it('is signed as Standard Webhooks 1.0 has it', () => {
    const body = Buffer.from('{"test": 2432232314}');
    const signature = signatureOf(secret, 'msg_p5jXN8AQM9LWM0D4loKWxJek', '1614265330', body);
    expect(signature.toString('base64')).toBe('g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
  });

  it.each([
    ['one signature', {}],
    ['one of several', { signatures: `v1,AAAA v2,BBBB ${sign()}` }],
    ['the oldest that counts', { timestamp: seconds(-tolerance), signatures: sign(seconds(-tolerance)) }],
  ])('is genuine with %s', (_, fields) => {
    expect(isGenuine({ ...message, ...fields }, secret, testNow)).toBe(true);
  });

  it.each([
    ['another secret', { signatures: sign(seconds(), '{}', Buffer.alloc(32)) }],
    ['another body', { body: Buffer.from('{ }') }],
    ['another id', { id: 'evt_2' }],
    ['another time', { timestamp: seconds(1) }],
    ['a time long ago', { timestamp: seconds(-301), signatures: sign(seconds(-301)) }],
    ['a time to come', { timestamp: seconds(301), signatures: sign(seconds(301)) }],
    ['no time', { timestamp: 'now', signatures: sign('now') }],
    ['no signature', { signatures: '' }],
    ['an empty signature', { signatures: 'v1,' }],
    ['a signature of another kind', { signatures: sign().replace('v1', 'v1a') }],
    ['half a signature', { signatures: sign().slice(0, 20) }],
    ['a genuine one behind too many', { signatures: `${'v1,AAAA '.repeat(4)}${sign()}` }],
  ])('is not genuine with %s', (_, fields) => {
    expect(isGenuine({ ...message, ...fields }, secret, testNow)).toBe(false);
  });

  it.each(['', 'a b', 'x'.repeat(129), 'evt\n1'])('has no id like %j', id => {
    const signatures = `v1,${signatureOf(secret, id, seconds(), message.body).toString('base64')}`;
    expect(isGenuine({ ...message, id, signatures }, secret, testNow)).toBe(false);
  });
});
