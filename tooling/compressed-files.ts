// Next to each file of the build the same one as brotli sends it, at its best: that takes seconds once, and would take
// them at every request if the platform did it.
import type { Plugin } from 'vite';
import { Buffer } from 'node:buffer';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
/** Fonts and pictures are compressed already. */
const isText = /\.(?:js|css|svg|json)$/;
/** Below this the platform sends a file as it is. */
const minBytes = 1_024;

export const compressedFiles: Plugin = {
  name: 'dossier-compressed-files',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      // The first look at the modules (few-files.ts) writes nothing.
      if (!this.environment.config.build.write) return;
      await Promise.all(
        Object.values(bundle).map(async file => {
          const bytes = Buffer.from(file.type === 'chunk' ? file.code : file.source);
          if (!isText.test(file.fileName) || bytes.length < minBytes) return;
          const source = await compress(bytes, {
            params: {
              [constants.BROTLI_PARAM_QUALITY]: 11,
              [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
            },
          });
          this.emitFile({ type: 'asset', fileName: `${file.fileName}.br`, source });
        }),
      );
    },
  },
};
