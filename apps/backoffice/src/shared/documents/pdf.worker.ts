// A worker of our own name: the page's policy starts this one and no other.
import 'pdfjs-dist/build/pdf.worker.min.mjs';
