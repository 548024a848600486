import { Client } from 'pg';
import { noticeChannel } from '../engine.ts';

/** Milliseconds before a lost connection is made again. */
const pause = 1_000;

/** Listens for notices over a connection of its own: a pooled one would lose the subscription. */
export function listenTo(url: string, heard: (notice: string | null) => void): () => void {
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;

  function connect(): void {
    const connection = new Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 5_000 });
    client = connection;
    let isLost = false;
    const lose = () => {
      if (isLost) return;
      isLost = true;
      connection.end().catch(() => undefined);
      if (isOver) return;
      timer = setTimeout(connect, pause);
      timer.unref();
    };
    connection.on('notification', ({ payload }) => heard(payload ?? null));
    connection.on('error', lose);
    connection.on('end', lose);
    connection
      .connect()
      .then(() => connection.query(`listen ${noticeChannel}`))
      // No one told this process what happened before.
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
