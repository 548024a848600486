// The floor: a window of rows written by hand, with the same check boxes, search and orders.
import { compare, haystackOf, keys, rowHeight, viewport } from './rows.js';

export function mount(root, rows) {
  const haystack = haystackOf(rows);
  const chosen = new Set();
  let order = rows.map((_, place) => place);
  let shown = order;
  root.innerHTML = `<div style="height:${viewport}px;overflow:auto;position:relative"><div style="display:grid;grid-template-columns:44px repeat(7,1fr);height:34px"><input type="checkbox">${keys.map(key => `<b>${key}</b>`).join('')}</div><div style="position:relative"></div></div>`;
  const scroller = root.firstElementChild;
  const body = scroller.lastElementChild;
  const pool = [];
  const make = () => {
    const row = document.createElement('div');
    row.className = 'row';
    row.style.cssText = `position:absolute;inset-inline:0;display:grid;grid-template-columns:44px repeat(7,1fr);height:${rowHeight}px`;
    row.innerHTML = `<input type="checkbox">${keys.map(() => '<span></span>').join('')}`;
    body.append(row);
    pool.push(row);
    return row;
  };
  const draw = () => {
    body.style.height = `${shown.length * rowHeight}px`;
    const start = Math.max(0, Math.floor(scroller.scrollTop / rowHeight) - 8);
    const end = Math.min(shown.length, Math.ceil((scroller.scrollTop + viewport) / rowHeight) + 8);
    for (let place = start; place < end; place++) {
      const element = pool[place - start] ?? make();
      const row = rows[shown[place]];
      element.hidden = false;
      element.style.transform = `translateY(${place * rowHeight}px)`;
      element.firstElementChild.checked = chosen.has(row.id);
      keys.forEach((key, at) => (element.children[at + 1].textContent = row[key]));
    }
    for (const element of pool.slice(end - start)) element.hidden = true;
  };
  scroller.addEventListener('scroll', draw);
  let words = '';
  const filter = text => {
    words = text.toLowerCase();
    shown = words ? order.filter(place => haystack[place].includes(words)) : order;
    draw();
  };
  draw();
  return {
    scroller,
    filter,
    sort(key, sign) {
      order = order.toSorted((a, b) => compare(rows[a][key], rows[b][key]) * sign);
      filter(words);
    },
  };
}
