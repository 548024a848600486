import { unzipSync } from 'fflate';
import { afterAll, describe, expect, it } from 'vitest';
import { createWorkers } from '../../shared/workers/pool.ts';
import { watchLoop } from '../../testing/loop.ts';
import { pdfText } from '../../testing/pdf.ts';
import type { PdfStyle } from './pdf-style.ts';
import type { PrintedFile } from './printed-file.ts';
import { makeBytes, renderFile } from './render.ts';

const style: PdfStyle = {
  text: '#111111',
  muted: '#555555',
  edge: '#cccccc',
  ink: '#14284b',
  solid: '#14284b',
  logo: null,
};

const printed = (number: string): PrintedFile => ({
  locale: 'en-US',
  title: `Client ${number}`,
  subtitle: number,
  tenant: 'Meridian',
  number,
  sections: [
    {
      id: 'overview',
      heading: 'Overview',
      isInternal: false,
      blocks: Array.from({ length: 4 }, () => ({
        kind: 'facts' as const,
        heading: 'Facts',
        depth: 0,
        facts: Array.from({ length: 20 }, (_, index) => [`Label ${index}`, `Value ${index}`] as const),
      })),
    },
  ],
  signers: null,
  hash: 'ab'.repeat(32),
  about: [['Version', '1']],
  exportedAt: '21 November 2026',
  madeAt: new Date('2026-11-21T10:42:00Z'),
});

describe('documents are made in a thread apart from requests', () => {
  const workers = createWorkers();
  afterAll(() => workers.stop());

  it('as the file that was asked for', async () => {
    const { name, mediaType, bytes } = await renderFile(workers, printed('T-1'), 'zip', style);
    expect({ name, mediaType }).toEqual({ name: 'T-1_en-US.zip', mediaType: 'application/zip' });
    expect(Object.keys(unzipSync(bytes))).toEqual(['T-1_en-US.pdf', 'T-1_en-US.csv', 'manifest.json']);
  });

  it('fifty in one document, and everything else has its turn meanwhile', async () => {
    const parts = Array.from({ length: 50 }, (_, index) =>
      Buffer.from(JSON.stringify(printed(`T-${index}`))),
    );
    const order = { what: 'whole', format: 'pdf', style, parts, madeAt: new Date(0) } as const;
    let bytes: Uint8Array = new Uint8Array();
    const { took, longest } = await watchLoop(async () => {
      bytes = await makeBytes(workers, order);
    });
    expect((await pdfText(bytes)).join(' ')).toContain('Client T-49');
    // Printed on the thread that answers, the longest wait is most of the whole.
    expect(longest).toBeLessThan(took / 4);
  });
});
