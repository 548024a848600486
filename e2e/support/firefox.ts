import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Firefox as it is installed here; undefined where it is not. */
export const firefoxPath = ['firefox-esr', 'firefox']
  .flatMap(name => (process.env['PATH'] ?? '').split(delimiter).map(folder => join(folder, name)))
  .find(path => existsSync(path));

/** An element by what assistive technology calls it, or by a selector. */
export type Target = { readonly role: string; readonly name: string } | { readonly css: string };

/** A page of Firefox, driven as the standard has it (WebDriver BiDi): Playwright drives only a Firefox of its own. */
export interface Firefox {
  readonly visit: (url: string) => Promise<void>;
  /** Waits until it is there. */
  readonly find: (target: Target) => Promise<string>;
  readonly press: (target: Target) => Promise<void>;
  readonly type: (target: Target, text: string) => Promise<void>;
  readonly key: (key: string) => Promise<void>;
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** Errors that the page logged. */
  readonly problems: readonly string[];
  readonly close: () => Promise<void>;
}

interface Answer {
  readonly id?: number;
  readonly method?: string;
  readonly params?: { readonly level?: string; readonly text?: string | null };
  readonly result?: unknown;
  readonly message?: string;
}

const timeoutMs = 20_000;

/** In the page: true once an element stands still from one frame to the next with nothing over it; false if it went. */
const comeToRest = `async (element, patience) => {
  element.scrollIntoView({ block: 'center' });
  let before = '';
  for (const deadline = performance.now() + patience; performance.now() < deadline; ) {
    if (!element.isConnected) return false;
    const { x, y, width, height } = element.getBoundingClientRect();
    const place = [x, y, width, height].join();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    const isOnTop = [element, ...(element.labels ?? [])].some(part => part.contains(top));
    if (place === before && isOnTop && !element.disabled) return true;
    before = place;
    await new Promise(resolve => requestAnimationFrame(resolve));
  }
  return false;
}`;

/** Starts it on a profile of its own, and answers with the address that it listens at. */
function start(profile: string): { readonly child: ChildProcess; readonly address: Promise<string> } {
  const child = spawn(
    firefoxPath ?? '',
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const { promise: address, resolve, reject } = Promise.withResolvers<string>();
  let output = '';
  child.stderr.on('data', (part: Buffer) => {
    output += part.toString();
    const [, url] = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(output) ?? [];
    if (url !== undefined) resolve(url);
  });
  child.once('exit', code => reject(new Error(`Firefox ended with ${code}: ${output}`)));
  return { child, address };
}

export async function openFirefox(): Promise<Firefox> {
  const profile = mkdtempSync(join(tmpdir(), 'dossier-firefox-'));
  const { child, address } = start(profile);
  const socket = new WebSocket(`${await address}/session`);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', reject, { once: true });
  });
  const waiting = new Map<number, (answer: Answer) => void>();
  const problems: string[] = [];
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
    else if (answer.method === 'log.entryAdded' && answer.params?.level === 'error')
      problems.push(answer.params.text ?? '');
  });
  let sent = 0;
  async function send<Result>(method: string, params: object): Promise<Result> {
    const id = ++sent;
    const answered = new Promise<Answer>(resolve => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const { result, message } = await answered;
    waiting.delete(id);
    if (result === undefined) throw new Error(`Firefox: ${method}: ${message}`);
    return result as Result;
  }

  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
  const context = contexts[0]?.context;

  async function find(target: Target): Promise<string> {
    const locator =
      'css' in target ? { type: 'css', value: target.css } : { type: 'accessibility', value: target };
    for (const deadline = Date.now() + timeoutMs; Date.now() < deadline; await wait(100)) {
      const { nodes } = await send<{ nodes: { sharedId: string }[] }>('browsingContext.locateNodes', {
        context,
        locator,
      });
      if (nodes[0]) return nodes[0].sharedId;
    }
    const shown = await evaluate('`${location.href}: ${document.body.innerText.slice(0, 1_000)}`');
    throw new Error(
      `Firefox: ${JSON.stringify(target)} did not appear within ${timeoutMs / 1_000} s at ${String(shown)}`,
    );
  }
  async function evaluate(expression: string): Promise<unknown> {
    const { result } = await send<{ result: { value?: unknown } }>('script.evaluate', {
      expression,
      target: { context },
      awaitPromise: true,
    });
    return result.value;
  }
  const act = (type: 'key' | 'pointer', actions: readonly object[]) =>
    send('input.performActions', { context, actions: [{ type, id: type, actions }] });
  const strokes = (keys: readonly string[]) =>
    act(
      'key',
      keys.flatMap(value => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    );
  /** Finds it and waits until it is at rest; a page that was drawn again has another one by that name. */
  async function findAtRest(target: Target): Promise<string> {
    const sharedId = await find(target);
    const { result } = await send<{ result: { value?: unknown } }>('script.callFunction', {
      functionDeclaration: comeToRest,
      arguments: [{ sharedId }, { type: 'number', value: timeoutMs }],
      target: { context },
      awaitPromise: true,
    });
    return result.value === true ? sharedId : findAtRest(target);
  }
  async function press(target: Target): Promise<void> {
    const sharedId = await findAtRest(target);
    await act('pointer', [
      { type: 'pointerMove', x: 0, y: 0, origin: { type: 'element', element: { sharedId } } },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]);
  }

  return {
    problems,
    find,
    press,
    evaluate,
    visit: async url => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    async type(target, text) {
      await press(target);
      await strokes(Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment));
    },
    key: async key => void (await strokes([key])),
    async close() {
      const ended = new Promise(resolve => child.once('exit', resolve));
      await send('browser.close', {});
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
