import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../clock/clock.ts';
import type { Random } from '../random/random.ts';
import type { Mail, MailPort } from './mail.ts';

export interface SentMail extends Mail {
  readonly sentAt: string;
}

/** Mail that stays here, in a folder, for a person or a mail server to take. */
export interface Outbox extends MailPort {
  /** The latest first. */
  latest(most: number): Promise<readonly SentMail[]>;
}

const isLetter = (name: string) => name.endsWith('.json');

/**
 * One file a letter, named after the moment, readable by this user only: letters hold codes and passwords, so they
 * are kept beside the database, not in it, and no back-up holds them.
 */
export function folderOutbox(folder: string, clock: Clock, random: Random): Outbox {
  return {
    async send(mail) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const sentAt = clock.now().toISOString();
      // Names sort by moment; those of the same moment by the one that follows.
      const name = `${sentAt.replaceAll(':', '')}-${random.uuid()}`;
      const path = join(folder, `${name}.json`);
      await writeFile(`${path}.tmp`, JSON.stringify({ sentAt, ...mail }), { mode: 0o600 });
      await rename(`${path}.tmp`, path);
    },
    async latest(most) {
      const names = (await readdir(folder).catch(() => [])).filter(isLetter).toSorted().toReversed();
      return Promise.all(
        names
          .slice(0, most)
          .map(async name => JSON.parse(await readFile(join(folder, name), 'utf8')) as SentMail),
      );
    },
  };
}
