import { Client } from 'pg';
import { noticeChannel } from '../engine.ts';

/** Milliseconds before a lost connection is made again. */
const pause = 1_000;

/** Hears notices over a connection of its own: one of the pool would forget that it listens. */
export function listenTo(url: string, heard: (notice: string | null) => void): () => void {
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;

  function connect(): void {
    const own = new Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 5_000 });
    client = own;
    let isLost = false;
    const lose = () => {
      if (isLost) return;
      isLost = true;
      own.end().catch(() => undefined);
      if (isOver) return;
      timer = setTimeout(connect, pause);
      timer.unref();
    };
    own.on('notification', ({ payload }) => heard(payload ?? null));
    own.on('error', lose);
    own.on('end', lose);
    own
      .connect()
      .then(() => own.query(`listen ${noticeChannel}`))
      // Nobody told this process what happened before.
      .then(() => heard(null))
      .catch(lose);
  }

  connect();
  return () => {
    isOver = true;
    clearTimeout(timer);
    client?.end().catch(() => undefined);
  };
}
