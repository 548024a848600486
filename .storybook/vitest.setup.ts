// What a test run does with every story: it plays in one theme, and is audited in others and held to its
// accessibility tree, to valid markup and a clean console, or has its pictures taken.
import { inject } from 'vitest';
import { auditConsole, clearConsole } from './audit-console.ts';
import { auditDisplays } from './audit-displays.ts';
import { auditForcedColours } from './audit-forced-colours.ts';
import { auditMarkup } from './audit-markup.ts';
import { auditZoom } from './audit-zoom.ts';
import { comparePictures } from './compare-pictures.ts';
import { compareTree } from './compare-trees.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** True when pictures are compared: only in the browser that they belong to. */
    visual: boolean;
    /** True when stories are audited in every theme and mode, not in four. */
    everyDisplay: boolean;
  }
}

// A dialog is transparent in its first frames, and so is a popover of React Aria until it is placed: what a play sees of
// them must not depend on the frame in which it looks.
if (!inject('visual')) {
  const opaque = new CSSStyleSheet();
  opaque.replaceSync('[data-closed], [data-rac][style*="opacity: 0"] { opacity: 1 !important; }');
  document.adoptedStyleSheets.push(opaque);
}

/** What every story wears while it plays. */
globalThis.__display = { tenant: 'meridian' };
globalThis.__begin = clearConsole;
globalThis.__visual = inject('visual')
  ? comparePictures
  : async context => {
      auditMarkup(context);
      await auditDisplays(context);
      await compareTree(context);
      await auditZoom(context);
      await auditForcedColours(context);
      auditConsole(context);
    };
