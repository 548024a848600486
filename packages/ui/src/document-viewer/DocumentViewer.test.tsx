import { describe } from 'vitest';
import { describeContract } from '../testing/describe-contract.tsx';
import { DocumentViewer } from './DocumentViewer.tsx';
import type { ViewedDocument } from './viewed-document.ts';

const document: ViewedDocument = {
  pages: 1,
  sizeOf: () => Promise.resolve({ width: 100, height: 200 }),
  draw: () => Promise.resolve(),
};

describe('DocumentViewer', () => {
  describeContract(<DocumentViewer label="kvk.pdf" document={document} />);
});
