// What the benchmark presses on every page.
import { makeRows, viewport } from './rows.js';

const frame = () => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)));
const settle = async () => {
  await frame();
  await frame();
};
const settings = new URLSearchParams(location.search);
const rows = makeRows(Number(settings.get('rows')));
let table;

/** Rows that should be in sight at a few heights, and are not drawn. */
function blanks() {
  const edge = table.scroller.getBoundingClientRect();
  return [0.3, 0.5, 0.7, 0.9].filter(share => {
    const found = document.elementFromPoint(edge.left + 300, edge.top + viewport * share);
    return !found?.closest('[role="row"], .row, .MuiDataGrid-row');
  }).length;
}

export const start = mount =>
  Object.assign(globalThis, {
    async bench_mount() {
      table = await mount(document.getElementById('root'), rows, { isRich: settings.get('rich') === '1' });
      await settle();
    },
    /** A reader looks before they type. What a table does in the meantime without being asked keeps nobody waiting. */
    bench_rest: () => new Promise(resolve => setTimeout(resolve, 2_000)),
    async bench_filter(text) {
      table.filter(text);
      await settle();
    },
    async bench_sort(key, sign) {
      table.sort(key, sign);
      await settle();
    },
    async bench_scroll(frames) {
      let blank = 0;
      for (let count = 0; count < frames; count++) {
        table.scroller.scrollTop += 1_000;
        await new Promise(resolve => requestAnimationFrame(resolve));
        blank += blanks();
      }
      await settle();
      return blank;
    },
    bench_ready: true,
  });
