import { expect } from 'vitest';
import type { TestPlatform } from './platform.ts';
import { until } from './until.ts';

/** One event of a stream. */
export interface HeardEvent {
  readonly id: number;
  readonly name: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** A stream as someone reads it. */
export interface ReadStream {
  readonly events: readonly HeardEvent[];
  /** All that came, as it came. */
  readonly text: () => string;
  /** Resolves when the other end has ended it. */
  readonly ended: Promise<void>;
  close(): Promise<void>;
}

/** Reads an answer that goes on. @throws {Error} for any other answer. */
export function readStream(response: Response): ReadStream {
  if (!response.ok || !response.body) throw new Error(`No stream, but ${response.status}.`);
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  const events: HeardEvent[] = [];
  let text = '';
  let rest = '';

  async function read(): Promise<void> {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      const more = decoder.decode(value, { stream: true });
      text += more;
      const blocks = (rest + more).split('\n\n');
      rest = blocks.pop() ?? '';
      events.push(...blocks.flatMap(eventIn));
    }
  }
  return { events, text: () => text, ended: read(), close: () => reader.cancel() };
}

/** The tenant's last event: anyone who names it hears what happens from now on. */
export async function lastEvent({ database }: TestPlatform, tenantId = 'meridian'): Promise<number> {
  const counter = await database.read(tenantId, tx =>
    tx.selectFrom('counters').select('value').where('name', '=', 'events').executeTakeFirst(),
  );
  return counter?.value ?? 0;
}

/** The first event of an answer that goes on, as an answer that ends; any other answer as it is. */
export async function firstEventOf(response: Response): Promise<Response> {
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) return response;
  const stream = readStream(response);
  await until(() => expect(stream.events).not.toEqual([]));
  await stream.close();
  const [first] = stream.events;
  return Response.json({ name: first?.name, data: first?.data });
}

function eventIn(block: string): HeardEvent[] {
  const [, id, name, data] = /^id: (\d+)\nevent: (.+)\ndata: (.+)$/.exec(block) ?? [];
  if (data === undefined || name === undefined) return [];
  return [{ id: Number(id), name, data: JSON.parse(data) as HeardEvent['data'] }];
}
