/** One answer that goes on: lines go out as they come. */
export interface Channel {
  readonly response: Response;
  send(text: string): void;
  end(): void;
}

/** Characters that may wait for a reader who does not keep up; it comes back and reads everything again. */
const timeoutMs = 1_000_000;

/** @param onEnd told once, no matter who ended it. */
export function openChannel(onEnd: () => void): Channel {
  const encoder = new TextEncoder();
  let isOver = false;
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const over = () => {
    if (isOver) return;
    isOver = true;
    onEnd();
  };
  const body = new ReadableStream<Uint8Array>(
    {
      start(streamController) {
        controller = streamController;
      },
      cancel: over,
    },
    new ByteLengthQueuingStrategy({ highWaterMark: timeoutMs }),
  );
  function end(): void {
    if (isOver) return;
    over();
    controller?.close();
  }
  return {
    response: new Response(body, {
      headers: {
        'Content-Type': 'text/event-stream; charset=utf-8',
        // A proxy that collects what it passes on would hold everything back.
        'X-Accel-Buffering': 'no',
        // When it ends the connection does too: a platform that stops waits for no one.
        Connection: 'close',
      },
    }),
    send(text) {
      if (isOver || !controller) return;
      if ((controller.desiredSize ?? 0) <= 0) end();
      else controller.enqueue(encoder.encode(text));
    },
    end,
  };
}

/** One event as it travels. */
export const eventText = (name: string, data: unknown, id: number): string =>
  `id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** Says nothing, so that neither end takes the other for dead. */
export const heartbeatText = ':\n\n';
