import { describe, expect, it, vi } from 'vitest';
import { eventIn, readEvents, type HeardEvent } from './read-events.ts';

const counts = { inboxUnread: 2, tasksOpen: 0, tasksMine: 0, approvals: 0 };
const block = `id: 7\nevent: counts\ndata: ${JSON.stringify(counts)}`;

describe('an event', () => {
  it.each([
    ['as the platform writes it', block, { id: '7', event: { name: 'counts', data: counts } }],
    [
      'without spaces, without an id, over two lines',
      'event:settings.changed\ndata:{"section":"contact",\ndata:"version":2}',
      { id: null, event: { name: 'settings.changed', data: { section: 'contact', version: 2 } } },
    ],
    ['a comment', ':', null],
    ['only how long to wait', 'retry: 5000', null],
    ['of a kind that this page does not know', 'event: presence\ndata: {}', null],
    ['without what it must say', 'event: entity\ndata: {"type":"registration"}', null],
    ['that is no JSON', 'event: resync\ndata: {', null],
  ])('%s', (_, text, heard) => {
    expect(eventIn(text)).toEqual(heard);
  });
});

describe('a stream', () => {
  const streamOf = (text: string, size: number) => {
    const bytes = new TextEncoder().encode(text);
    const parts = Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) =>
      bytes.slice(i * size, (i + 1) * size),
    );
    return new ReadableStream<Uint8Array>({
      start(stream) {
        for (const part of parts) stream.enqueue(part);
        stream.close();
      },
    });
  };

  it.each([1, 3, 1_000])('is read whole, however it is cut: %i bytes at a time', async size => {
    const heard: HeardEvent[] = [];
    const onSign = vi.fn<() => void>();
    const text = `retry: 5000\n\n${block}\n\n:\n\nid: 8\nevent: resync\ndata: {}\n\nid: 9\nevent: res`;
    await readEvents(streamOf(text, size), { onEvent: event => heard.push(event), onSign });
    expect(heard.map(({ id }) => id)).toEqual(['7', '8']);
    expect(onSign).toHaveBeenCalled();
  });

  it('may have the line ends of Windows, cut anywhere', async () => {
    const heard: HeardEvent[] = [];
    const text = `${block}\n\nid: 8\nevent: resync\ndata: {}\n\n`.replaceAll('\n', '\r\n');
    await readEvents(streamOf(text, 1), { onEvent: event => heard.push(event), onSign: () => {} });
    expect(heard.map(({ id }) => id)).toEqual(['7', '8']);
  });
});
