import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { progressClosings, progressPath } from '@dossier/api/contract';
import { WebSocketServer, type WebSocket } from 'ws';
import { followJob, type Following } from './follow-job.ts';

/** The progress sockets that this process holds. */
export interface ProgressSockets {
  /** Takes a connection over that asks for another protocol. */
  readonly upgrade: (incoming: IncomingMessage, socket: Duplex, head: Buffer) => void;
  stop(): void;
}

/** Milliseconds until the first message must be there. */
const patience = 10_000;
/** A token and an id; nothing of ours is as long. */
const longest = 8_192;
/** Sockets that a process holds at once, whoever opened them. */
const most = 500;
const heartbeat = 25_000;

/** Sockets over the same endpoints and the same feed as everything else: they open no door of their own. */
export function createProgressSockets(following: Following): ProgressSockets {
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
    const waiting = setTimeout(() => socket.close(progressClosings.badRequest), patience);
    socket.once('close', () => clearTimeout(waiting));
    socket.once('message', data => {
      clearTimeout(waiting);
      const first = Buffer.isBuffer(data) ? data.toString() : '';
      followJob(socket, first, incoming, following).catch(() => socket.close(progressClosings.unavailable));
    });
  });
  return {
    upgrade(incoming, socket, head) {
      socket.on('error', () => socket.destroy());
      const path = incoming.url?.split('?', 1)[0];
      if (path !== progressPath) return refuse(socket, '404 Not Found');
      if (server.clients.size >= most) return refuse(socket, '503 Service Unavailable');
      server.handleUpgrade(incoming, socket, head, client => server.emit('connection', client, incoming));
    },
    stop() {
      clearInterval(beating);
      for (const socket of server.clients) socket.close(progressClosings.goingAway);
      server.close();
    },
  };
}

const refuse = (socket: Duplex, status: string) =>
  void socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
