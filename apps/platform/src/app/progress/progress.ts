import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { progressClosings, progressPath } from '@dossier/api/contract';
import { WebSocketServer, type WebSocket } from 'ws';
import { networkOfRequest } from '../http/request-info.ts';
import { followJob, type Following } from './follow-job.ts';

export interface ProgressSockets {
  /** Takes a connection over that asks for another protocol. */
  readonly upgrade: (incoming: IncomingMessage, socket: Duplex, head: Buffer) => void;
  stop(): void;
}

/** Milliseconds until the first message must be there. */
const firstMessageTimeoutMs = 3_000;
/** Sockets of one network that have not said who they are: more of them would keep others out (B22). */
const maxUnproven = 10;
/** A token and an id; nothing of ours is as long. */
const longest = 8_192;
/** Sockets that a process holds at once, no matter who opened them. */
const maxSockets = 500;
const heartbeat = 25_000;

/** Sockets over the same endpoints and the same feed as everything else: they open no door of their own. */
export function createProgressSockets(following: Following): ProgressSockets {
  const unproven = new Map<string, number>();
  const networkOfSocket = (incoming: IncomingMessage) => networkOfRequest(incoming, following.trustedProxies);
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: longest,
    perMessageDeflate: false,
  });
  const beating = setInterval(() => server.clients.forEach(socket => socket.ping()), heartbeat);
  beating.unref();
  server.on('connection', (socket: WebSocket, incoming: IncomingMessage) => {
    // What cannot be read closes the socket by itself; without a listener it would end the process.
    socket.on('error', () => socket.terminate());
    const network = networkOfSocket(incoming);
    unproven.set(network, (unproven.get(network) ?? 0) + 1);
    const proven = once(() => {
      clearTimeout(waiting);
      const left = (unproven.get(network) ?? 1) - 1;
      if (left === 0) unproven.delete(network);
      else unproven.set(network, left);
    });
    const waiting = setTimeout(() => socket.close(progressClosings.badRequest), firstMessageTimeoutMs);
    socket.once('close', proven);
    socket.once('message', data => {
      proven();
      const first = Buffer.isBuffer(data) ? data.toString() : '';
      followJob(socket, first, incoming, following).catch(() => socket.close(progressClosings.unavailable));
    });
  });
  return {
    upgrade(incoming, socket, head) {
      socket.on('error', () => socket.destroy());
      const path = incoming.url?.split('?', 1)[0];
      if (path !== progressPath) return reject(socket, '404 Not Found');
      if (server.clients.size >= maxSockets) return reject(socket, '503 Service Unavailable');
      if ((unproven.get(networkOfSocket(incoming)) ?? 0) >= maxUnproven)
        return reject(socket, '429 Too Many Requests');
      server.handleUpgrade(incoming, socket, head, client => server.emit('connection', client, incoming));
    },
    stop() {
      clearInterval(beating);
      for (const socket of server.clients) socket.close(progressClosings.goingAway);
      server.close();
    },
  };
}

/** Runs what it is given the first time only. */
function once(work: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) work();
    isDone = true;
  };
}

const reject = (socket: Duplex, status: string) =>
  void socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
