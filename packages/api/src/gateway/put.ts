/** Sends bytes, and says how far it is, from 0 to 1. Rejects when no answer comes, and when it is aborted. */
export type Put = (
  address: string,
  request: {
    readonly method: string;
    readonly headers: Headers;
    readonly body: Blob;
    readonly signal: AbortSignal;
    readonly onProgress: (share: number) => void;
  },
) => Promise<Response>;

/** `fetch` does not say how much of a body is sent yet: this is what XMLHttpRequest is still needed for. */
export const putWithProgress: Put = (address, { method, headers, body, signal, onProgress }) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, address);
    for (const [name, value] of headers) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress(loaded / total);
    });
    const gone = () =>
      reject(new TypeError('Dossier API: no answer came. The upload is not finished. Send it again.'));
    request.addEventListener('error', gone);
    request.addEventListener('abort', gone);
    request.addEventListener('load', () => resolve(answerOf(request)));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    if (signal.aborted) gone();
    else request.send(body);
  });

function answerOf(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const [name = '', ...value] = line.split(': ');
    if (name !== '') headers.append(name, value.join(': '));
  }
  return new Response(request.responseText, { status: request.status, headers });
}

/** The digest of bytes as `Content-Digest` writes it (RFC 9530). */
export async function contentDigest(body: Blob): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await body.arrayBuffer()));
  return `sha-256=:${btoa(String.fromCharCode(...digest))}:`;
}
