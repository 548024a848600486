// npm run bench:themes: what six generators make of the same brand colours. Nothing is asserted: it prints what it finds.
import { blend, formatHex, wcagContrast } from 'culori';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { createTheme } from '@dossier/ui/theme';
import { fetchPeers } from './fetch-peers.ts';

interface Core {
  readonly fill: string;
  readonly onFill: string;
  readonly link: string;
  readonly mark: string;
  readonly page: string;
}
type Generator = (hex: string) => Core;

const scratch = join(import.meta.dirname, '../../.cache/bench/themes');
const dependencies = {
  '@adobe/leonardo-contrast-colors': '1.1.0',
  '@emotion/react': '11.14.0',
  '@emotion/styled': '11.14.1',
  '@mantine/colors-generator': '9.6.0',
  '@material/material-color-utilities': '0.4.0',
  '@mui/material': '9.5.0',
  antd: '6.6.8',
  'chroma-js': '3.2.0',
  react: '19.3.1',
  'react-dom': '19.3.1',
};

/** Fetched from the registry the first time, and bundled: several of them import files without their extension. */
async function peers(): Promise<Readonly<Record<string, Generator>>> {
  fetchPeers(scratch, dependencies);
  const copy = join(scratch, 'peers.mjs');
  cpSync(join(import.meta.dirname, 'themes-peers.mjs'), copy);
  const file = join(scratch, 'peers.bundle.mjs');
  const bundle = await rolldown({ input: copy, platform: 'node', logLevel: 'silent' });
  await bundle.write({ file, format: 'esm' });
  return ((await import(pathToFileURL(file).href)) as { peers: Readonly<Record<string, Generator>> }).peers;
}

const ours: Generator = primary => {
  const { light } = createTheme({ id: 'bench', name: 'Bench', brand: { primary } }).tokens;
  return {
    fill: light['primary-solid'],
    onFill: light['on-primary-solid'],
    link: light['primary-text'],
    mark: light['primary-indicator'],
    page: light.canvas,
  };
};

/** Text on the fill, links on the page, marks on the page: what every page of every product has. */
function fails({ fill, onFill, link, mark, page }: Core): boolean {
  const text = formatHex(blend([fill, onFill])) ?? onFill;
  return wcagContrast(text, fill) < 4.5 || wcagContrast(link, page) < 4.5 || wcagContrast(mark, page) < 3;
}

let state = 20261121;
const random = () => (state = (state * 48271) % 2147483647) / 2147483647;
const colours = Array.from(
  { length: Number(process.argv[2] ?? 400) },
  () =>
    `#${Math.floor(random() * 0x1000000)
      .toString(16)
      .padStart(6, '0')}`,
);

const generators = Object.entries({ 'Dossier (four modes)': ours, ...(await peers()) });
const rounds = 5;
const times = new Map<string, number[]>(generators.map(([name]) => [name, []]));
for (let round = 0; round <= rounds; round++)
  for (const [name, make] of generators) {
    const before = process.cpuUsage();
    for (const colour of colours) make(colour);
    const { user, system } = process.cpuUsage(before);
    // The first round warms up.
    if (round > 0) times.get(name)?.push((user + system) / 1000 / colours.length);
  }

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
const leonardo = median(times.get('Leonardo') ?? []);
const rows = generators.map(([name, make]) => {
  const made = colours.map(colour => [colour, make(colour)] as const);
  const failing = made.filter(([, core]) => fails(core)).length;
  const exact = made.filter(([colour, core]) => formatHex(core.fill) === colour).length;
  const spent = times.get(name) ?? [];
  const percent = (n: number) => `${((n / colours.length) * 100).toFixed(1)} %`;
  return {
    generator: name,
    'a core pair fails': percent(failing),
    'kept exactly': percent(exact),
    'CPU ms a theme': `${median(spent).toFixed(2)} (${Math.min(...spent).toFixed(2)}–${Math.max(...spent).toFixed(2)})`,
    'against Leonardo': (median(spent) / leonardo).toFixed(2),
  };
});
process.stdout.write(`${colours.length} colours, ${rounds} rounds, light mode, contrast by culori\n`);
console.table(rows);
