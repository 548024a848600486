import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { contract, OutputOf } from '@dossier/api/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPdf } from '../seed/pdf.ts';
import { postgresMissing } from '../testing/postgres.ts';
import { post, testProcesses, type TestProcesses } from '../testing/processes.ts';

type List = OutputOf<typeof contract.registrations.list>;
type Document = OutputOf<typeof contract.documents.postUpload>;

describe.skipIf(postgresMissing !== null)('two processes with folders of their own and one bucket', () => {
  let processes: TestProcesses;
  beforeAll(async () => {
    processes = await testProcesses();
  });
  afterAll(() => processes.end());

  it('read what the other one stored', async () => {
    const [one, other] = [await processes.freePort(), await processes.freePort()];
    await Promise.all([one, other].map(port => processes.start(port)));
    const token = await processes.signIn(one, 'meridian.admin');
    const headers = { authorization: `Bearer ${token}` };
    const { items } = await processes.ask<List>(one, '/main/registrations?status=INCOMPLETE&max=1', {
      headers,
    });
    const path = `/main/registrations/${items[0]?._id}/documents`;
    const uploadId = crypto.randomUUID();
    const bytes = aPdf([['Stored by one, read by the other']]);
    await processes.ask(one, `${path}/uploads/${uploadId}?fileName=paper.pdf`, {
      method: 'PUT',
      headers: { ...headers, 'content-type': 'application/pdf' },
      body: bytes,
    });
    const details = { party_id: null, kind: 'other', documentNumber: null, issuedOn: null, validUntil: null };
    const { _id } = await processes.ask<Document>(
      one,
      `${path}/postUpload`,
      post({ uploadId, ...details }, token),
    );
    const response = await fetch(`http://127.0.0.1:${other}/api${path}/${_id}/content`, { headers });
    const download = new Uint8Array(await response.arrayBuffer());
    expect(response.status).toBe(200);
    const hash = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');
    expect(hash(download)).toBe(hash(bytes));
    for (const port of [one, other])
      expect(existsSync(join(processes.dataFolderOf(port), 'objects'))).toBe(false);
  });
});
