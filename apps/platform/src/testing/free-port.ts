import { once } from 'node:events';
import { createServer } from 'node:http';

/** A port that no one listens on: programs that are talked to by name need to know theirs before they start. */
export async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return String(port);
}
