import type { ViewedDocument } from '@dossier/ui/document-viewer';
import { getDocument, PDFWorker } from 'pdfjs-dist';

/** A page is measured in points, 72 to the inch; screens have 96 px. */
const pixels = 96 / 72;

/** A document, and what to call when it is no longer shown. */
export interface OpenDocument {
  readonly documentKind: ViewedDocument;
  readonly close: () => void;
}

/**
 * A PDF, read by pdf.js in a worker of our own. What is written in it never runs: no scripts, no forms, no links, and
 * decoders in plain script, since the policy of the page compiles nothing.
 * @throws for bytes that are no PDF, and one that is locked.
 */
export async function pdfDocument(content: Blob): Promise<OpenDocument> {
  // Of our own, so that it ends with the paper.
  const port = new Worker(new URL('./pdf.worker.ts', import.meta.url), { type: 'module' });
  const worker = PDFWorker.create({ port });
  const task = getDocument({
    data: new Uint8Array(await content.arrayBuffer()),
    worker,
    useWasm: false,
    useWorkerFetch: false,
    enableXfa: false,
    stopAtErrors: false,
  });
  const close = () => {
    void task.destroy().finally(() => port.terminate());
  };
  try {
    const pdf = await task.promise;
    return { close, documentKind: documentOf(pdf) };
  } catch (error) {
    close();
    throw error;
  }
}

type Pdf = Awaited<ReturnType<typeof getDocument>['promise']>;

const documentOf = (pdf: Pdf): ViewedDocument => ({
  pages: pdf.numPages,
  async sizeOf(number) {
    const { width, height } = (await pdf.getPage(number)).getViewport({ scale: pixels });
    return { width, height };
  },
  async draw(canvas, { page: number, scale, rotation, signal }) {
    const page = await pdf.getPage(number);
    const viewport = page.getViewport({ scale: scale * pixels, rotation: page.rotate + rotation });
    if (signal.aborted) return;
    const task = page.render({ canvas, viewport });
    signal.addEventListener('abort', () => task.cancel());
    await task.promise;
  },
  async textOf(number) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    return items.map(item => ('str' in item ? item.str + (item.hasEOL ? '\n' : ' ') : '')).join('');
  },
});
