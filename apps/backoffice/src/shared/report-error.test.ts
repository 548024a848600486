import { createErrorReporter } from '@dossier/api/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { reportError, reportErrorsAs, reportErrorsTo } from './report-error.ts';

type Send = NonNullable<Parameters<typeof createErrorReporter>[2]>;

const sanne = { id: 'sanne', name: 'Sanne de Wit', tenant: 'meridian' };

describe('a fault', () => {
  const send = vi.fn<Send>(() => Promise.resolve(new Response()));
  const bodies = () => send.mock.calls.map(([, init]) => JSON.parse(init?.body as string) as object);

  beforeEach(() => {
    send.mockClear();
    vi.stubGlobal('location', { pathname: '/administration/registrations/1' });
    reportErrorsTo(
      createErrorReporter(
        'https://faults.example/in',
        { stage: 'test', version: '1.2.3', build: 'b1' },
        send,
      ),
    );
    reportErrorsAs(sanne);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    reportErrorsTo(() => undefined);
    reportErrorsAs(null);
  });

  it('goes to the configured address with who was at work, and nothing of the session', () => {
    reportError(new TypeError('x is not a function'), 'page');
    const [[url, init]] = send.mock.calls as [Parameters<Send>];
    expect(url).toBe('https://faults.example/in');
    expect(init).toMatchObject({ method: 'POST', credentials: 'omit', keepalive: true });
    expect(bodies()).toMatchObject([
      {
        message: 'x is not a function',
        part: 'page',
        path: '/administration/registrations/1',
        user: sanne,
        stage: 'test',
        version: '1.2.3',
        build: 'b1',
      },
    ]);
  });

  it('never repeats what somebody typed or what a client is called', () => {
    const parse = (text: string) => {
      try {
        JSON.parse(text);
      } catch (error) {
        reportError(error, 'page');
      }
    };
    parse('Jansen, Zoë');
    parse('{"name": Jansen}');
    reportError('Jansen', 'promise');
    reportError({ name: 'Jansen' }, 'promise');
    expect(JSON.stringify(bodies())).not.toContain('Jansen');
  });

  it('is told once, and twenty of them at most', () => {
    for (let time = 0; time < 3; time++) reportError('again', 'page');
    expect(send).toHaveBeenCalledTimes(1);
    for (let part = 0; part < 40; part++) reportError('again', `page ${part}`);
    expect(send).toHaveBeenCalledTimes(20);
  });

  it('never becomes one more', async () => {
    send.mockReturnValueOnce(Promise.reject(new TypeError('fetch failed')));
    expect(() => reportError('offline', 'page')).not.toThrow();
    await Promise.resolve();
  });
});
