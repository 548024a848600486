import { describe, expect, it } from 'vitest';
import { addressOfInvite, inviteLinkOf, pastedInviteLink } from './invite-link.ts';

describe('an invitation that somebody pasted', () => {
  it.each([
    [
      'the whole address',
      ' https://acme.dossier.example/signup?token=a-1&k=s_2 ',
      { token: 'a-1', k: 's_2' },
    ],
    [
      'its parts the other way round, with a fragment',
      'http://x/signup?k=s&token=a#top',
      { token: 'a', k: 's' },
    ],
    ['the invite token', ' a-1.s_2 ', { token: 'a-1', k: 's_2' }],
    ['the invite token, in lines as an email breaks it', 'a-1.\n s_2', { token: 'a-1', k: 's_2' }],
    ['an id alone, which opens nothing', 'a-1', null],
    ['an address without a token', 'https://x/signup?k=s', null],
    ['an address without its secret', 'https://x/signup?token=a', null],
  ])('%s', (_, text, link) => expect(pastedInviteLink(text)).toEqual(link));

  it('leads to a page of this site', () => {
    const link = { token: 'a&b', k: 's=2' };
    expect(addressOfInvite(link)).toBe('/signup?token=a%26b&k=s%3D2');
    expect(inviteLinkOf('token=a%26b&k=s%3D2')).toEqual(link);
    expect(inviteLinkOf('')).toEqual({ token: '', k: '' });
  });
});
