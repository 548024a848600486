import { describe, expect, it } from 'vitest';
import { contract, services } from '../contract/index.ts';
import { createGateway, type ApiError, type GatewayOptions, type Put } from './index.ts';

const gatewayOver = (options: Partial<GatewayOptions>) =>
  createGateway({
    services,
    caller: () => ({ accessToken: 'token', tenantId: 'meridian', userName: null }),
    onSessionExpired: () => {},
    sleep: () => Promise.resolve(),
    ...options,
  });
const params = { id: 'r1' };
const file = new File(['%PDF-1.7'], 'passport.pdf', { type: 'application/pdf' });
const sent = { params: { ...params, uploadId: 'u1' }, query: { fileName: 'passport.pdf' } };

describe('a file that is sent', () => {
  it('goes with its digest, says how far it is, and is sent again when no answer came', async () => {
    const calls: Parameters<Put>[] = [];
    const put: Put = (...call) => {
      calls.push(call);
      call[1].onProgress(0.5);
      return calls.length === 1
        ? Promise.reject(new TypeError('No answer came.'))
        : Promise.resolve(Response.json({ uploadId: 'u1', size: file.size }));
    };
    const shares: number[] = [];
    const answer = await gatewayOver({ put }).send(contract.documents.upload, sent, {
      file,
      onProgress: share => shares.push(share),
    });
    expect(answer).toEqual({ uploadId: 'u1', size: 8 });
    const [address, request] = calls[1] ?? [];
    expect(address).toBe('/api/main/registrations/r1/documents/uploads/u1?fileName=passport.pdf');
    expect(request).toMatchObject({ method: 'PUT', body: file });
    expect(Object.fromEntries(request?.headers ?? [])).toMatchObject({
      authorization: 'Bearer token',
      'content-type': 'application/pdf',
      'content-digest': 'sha-256=:hu26okgxut+gqLBLtBAUHi7kGCttABRJP+Jip6Mxwgs=:',
    });
    expect(shares).toEqual([0.5, 0.5]);
  });

  it('stops when it is told to', async () => {
    const stop = new AbortController();
    const put: Put = (_, { signal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new TypeError('No answer came.')));
        stop.abort();
      });
    const error = await gatewayOver({ put })
      .send(contract.documents.upload, sent, { file, signal: stop.signal })
      .catch((e: unknown) => e as ApiError);
    expect(error).toMatchObject({ kind: 'aborted' });
  });
});

describe('a file that is read', () => {
  it('comes as it is; a refusal comes as one', async () => {
    const answers = [
      new Response(file),
      Response.json({ type: 'NotFound', message: 'Not Found', requestId: 'r' }, { status: 404 }),
    ];
    const gateway = gatewayOver({ fetch: () => Promise.resolve(answers.shift() as Response) });
    const read = () =>
      gateway.send(contract.documents.download, { params: { ...params, documentId: 'd1' }, query: {} });
    expect(await (await read()).text()).toBe('%PDF-1.7');
    await expect(read()).rejects.toMatchObject({ type: 'NotFound' });
  });
});
