import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openers, type Keys } from '../../shared/keys/keys.ts';
import { encrypt, decryptWith } from '../../shared/encryption/encryption.ts';
import type { Clock } from '../clock/clock.ts';
import type { Random } from '../random/random.ts';
import type { Mail, MailPort } from './mail.ts';

export interface SentMail extends Mail {
  readonly sentAt: string;
}

/** Mail that stays here, in a folder, for a person to read. */
export interface Outbox extends MailPort {
  /** The latest first. */
  latest(max: number): Promise<readonly SentMail[]>;
  /** Deletes what is older than whatever it says can be used. */
  forgetOld(): Promise<void>;
}

export interface OutboxParts {
  readonly clock: Clock;
  readonly random: Random;
  readonly keys: Pick<Keys, 'sealing' | 'other'>;
}

/** Milliseconds: an invitation and a temporary password live as long, a code ten minutes. */
const retentionMs = 7 * 86_400_000;

const isEmail = (name: string) => name.endsWith('.sealed');
const nameOf = (moment: Date) => moment.toISOString().replaceAll(':', '');

/**
 * One file per email, named after the moment and sealed: emails hold codes and passwords, so they are kept next to the
 * database, not in it, no back-up holds them, and reading the disk reveals none of them.
 */
export function folderOutbox(folder: string, { clock, random, keys }: OutboxParts): Outbox {
  const names = async () => readdir(folder).catch(() => []);
  return {
    async send(mail) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const sentAt = clock.now();
      // Names sort by moment; those of the same moment by the one that follows.
      const name = `${nameOf(sentAt)}-${random.uuid()}.sealed`;
      const path = join(folder, name);
      const email = JSON.stringify({ sentAt: sentAt.toISOString(), ...mail });
      await writeFile(`${path}.tmp`, encrypt(keys.sealing, email, name), { mode: 0o600 });
      await rename(`${path}.tmp`, path);
    },
    async latest(max) {
      const emails = (await names()).filter(isEmail).toSorted().toReversed();
      return Promise.all(
        emails.slice(0, max).map(async name => {
          const sealed = await readFile(join(folder, name));
          return JSON.parse(decryptWith(openers(keys), sealed, name).toString()) as SentMail;
        }),
      );
    },
    async forgetOld() {
      const oldest = nameOf(new Date(clock.now().getTime() - retentionMs));
      for (const name of await names())
        // Those of a release that wrote them in plain go whatever their age.
        if (name < oldest || name.endsWith('.json')) await rm(join(folder, name), { force: true });
    },
  };
}
