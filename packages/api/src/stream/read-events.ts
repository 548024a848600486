import { liveEventNames, liveEvents, type LiveEvent } from '../contract/index.ts';

/** An event as it came, with its place in the firm's order. */
export interface HeardEvent {
  readonly id: string | null;
  readonly event: LiveEvent;
}

export interface Listener {
  readonly onEvent: (heard: HeardEvent) => void;
  /** Anything came, be it only a heartbeat. */
  readonly onSign: () => void;
}

/** Reads server-sent events to the end of the stream. @throws when the connection breaks. */
export async function readEvents(body: ReadableStream<Uint8Array>, listener: Listener): Promise<void> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let rest = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    listener.onSign();
    // A proxy may write the line ends of Windows; data is JSON, and has none.
    const text = rest + decoder.decode(value, { stream: true }).replaceAll('\r', '');
    const blocks = text.split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const heard = eventIn(block);
      if (heard) listener.onEvent(heard);
    }
  }
}

/** Null for comments, for what has no data, and for what a later platform sends and this page does not know. */
export function eventIn(block: string): HeardEvent | null {
  const fields = { id: null as string | null, event: 'message', data: [] as string[] };
  for (const line of block.split('\n')) {
    const [, name, value = ''] = /^([^:]+):? ?(.*)$/.exec(line) ?? [];
    if (name === 'id') fields.id = value;
    else if (name === 'event') fields.event = value;
    else if (name === 'data') fields.data.push(value);
  }
  const name = liveEventNames.find(candidate => candidate === fields.event);
  if (!name || fields.data.length === 0) return null;
  try {
    const data: unknown = liveEvents[name].validateSync(JSON.parse(fields.data.join('\n')));
    return { id: fields.id, event: { name, data } as LiveEvent };
  } catch {
    return null;
  }
}
