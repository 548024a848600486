import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { compose } from './compose.ts';
import { smtpMail } from './smtp.ts';

interface Received {
  readonly from: string;
  readonly to: readonly string[];
  readonly raw: Buffer;
  readonly user: string | undefined;
}

const servers: SMTPServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0))
    await new Promise<void>(resolve => {
      server.close(() => resolve());
    });
});

/** A real mail server on this machine that keeps what it is handed. */
async function mailServer(options: { refuses?: boolean } = {}) {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth({ username, password }, _, done) {
      if (password === 'pass/word') done(null, { user: username });
      else done(new Error('Wrong password.'));
    },
    onRcptTo(_, __, done) {
      done(options.refuses ? new Error('No such mailbox.') : null);
    },
    onData(stream, { envelope, user }, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        received.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(parts),
          user,
        });
        done();
      });
    },
  });
  servers.push(server);
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  return { received, port };
}

const email = {
  tenantId: 'lumen',
  to: 'ines@lumen.example',
  subject: 'Lumen Conseil : votre code de vérification',
  locale: 'fr-FR',
  ...compose(
    {
      subject: 'Lumen Conseil : votre code de vérification',
      greeting: 'Bonjour Inès,',
      paragraphs: ['Voici le code :'],
      secret: '012345',
      closing: 'Ne communiquez jamais ce code.',
    },
    'fr-FR',
    {
      tenant: 'Lumen Conseil',
      ground: '#ffffff',
      sheet: '#ffffff',
      text: '#000000',
      muted: '#333333',
      edge: '#cccccc',
      solid: '#222266',
      onSolid: '#ffffff',
    },
  ),
};

describe('a mail server', () => {
  it('is handed the email as text and as HTML, in its language', async () => {
    const { received, port } = await mailServer();
    const url = new URL(`smtp://127.0.0.1:${port}`);
    await smtpMail({ url, from: 'Dossier <dossier@post.example>' }).send(email);
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({ from: 'dossier@post.example', to: ['ines@lumen.example'] });
    const mail = await PostalMime.parse(received[0]?.raw ?? '');
    expect(mail).toMatchObject({ subject: email.subject, from: { address: 'dossier@post.example' } });
    expect(mail.text?.replaceAll('\r\n', '\n').trim()).toBe(email.text);
    expect(mail.html).toContain('<html lang="fr-FR">');
    expect(mail.headers.find(({ key }) => key === 'content-language')?.value).toBe('fr-FR');
  });

  it('learns the name and the password that the address holds', async () => {
    const { received, port } = await mailServer();
    const url = new URL(`smtp://dossier:pass%2Fword@127.0.0.1:${port}`);
    await smtpMail({ url, from: 'dossier@post.example' }).send(email);
    expect(received[0]?.user).toBe('dossier');
  });

  it.each([
    ['does not know the address', { refuses: true }, ''],
    ['does not know the password', {}, 'dossier:wrong@'],
  ])('that %s is an error: the job tries again', async (_, options, who) => {
    const { received, port } = await mailServer(options);
    const url = new URL(`smtp://${who}127.0.0.1:${port}`);
    await expect(smtpMail({ url, from: 'dossier@post.example' }).send(email)).rejects.toThrow();
    expect(received).toEqual([]);
  });
});
