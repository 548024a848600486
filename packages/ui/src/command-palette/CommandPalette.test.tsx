import { describe, expect, it, vi } from 'vitest';
import { describeContract } from '../testing/describe-contract.tsx';
import { perform, render } from '../testing/render.tsx';
import { groupsOf, matching, type Command } from './commands.ts';
import { useSearchResults } from './use-search-results.ts';
import { useCommandKey } from './use-command-key.ts';
import { CommandPalette } from './CommandPalette.tsx';

const commands: readonly Command[] = [
  { id: 'clients', label: 'Client file', keywords: ['dossier'] },
  { id: 'bruggen', label: 'Van der Brüggen Holding B.V.', detail: 'Utrecht' },
  { id: 'new', label: 'New client' },
];
const ids = (list: readonly Command[]) => list.map(command => command.id);

describe('CommandPalette', () => {
  describeContract(<CommandPalette isOpen onClose={vi.fn()} sources={[]} />, {
    target: '[role="dialog"] [id^="headlessui-dialog-panel"]',
    isOverlay: true,
  });
});

describe('matching', () => {
  it.each([
    ['bruggen', ['bruggen']],
    ['BRÜGGEN utrecht', ['bruggen']],
    ['dossier', ['clients']],
    ['client', ['clients', 'new']],
    ['', ['clients', 'bruggen', 'new']],
    ['nothing', []],
  ])('finds for "%s"', (query, expected) => {
    expect(ids(matching(commands, query))).toEqual(expected);
  });

  it('gives eight at most', () => {
    const many = Array.from({ length: 20 }, (_, i) => ({ id: String(i), label: `Page ${i}` }));
    expect(matching(many, 'page')).toHaveLength(8);
  });
});

describe('groupsOf', () => {
  it('keeps the order of the sources, whoever answers first, and leaves out those without results', () => {
    const people = { id: 'people', label: 'People', search: () => Promise.resolve([]) };
    const sources = [people, { id: 'pages', label: 'Pages', commands }];
    expect(groupsOf(sources, 'new', {}).map(group => group.id)).toEqual(['pages']);
    const results = { people: { query: 'new', commands: [{ id: 'n', label: 'Newton' }], hasFailed: false } };
    expect(groupsOf(sources, 'new', results).map(group => group.id)).toEqual(['people', 'pages']);
  });
});

describe('results of a search', () => {
  it('come nearest first: begun by the query, then with a word that is, then found elsewhere', () => {
    const search = () => Promise.resolve([]);
    const people = ['Emma Koch', 'Zoë van den Berg', 'Bérénice Dubois'].map(label => ({ id: label, label }));
    const groups = groupsOf([{ id: 'people', label: 'People', search }], 'ber', {
      people: { query: 'ber', commands: people, hasFailed: false },
    });
    expect(groups.flatMap(group => ids(group.commands))).toEqual([
      'Bérénice Dubois',
      'Zoë van den Berg',
      'Emma Koch',
    ]);
  });
});

describe('useSearchResults', () => {
  const search = vi.fn<(query: string) => Promise<readonly Command[]>>(() => Promise.resolve([]));
  const Finds = ({ query }: { readonly query: string }) => {
    // Made again each time, as a page does that keeps nothing.
    useSearchResults([{ id: 'people', label: 'People', search: text => search(text) }], query);
    return null;
  };
  const pause = () => perform(() => void vi.advanceTimersByTime(150));

  it('asks once for what was typed, however often it is drawn', async () => {
    vi.useFakeTimers();
    const { rerender } = await render(<Finds query="ne" />);
    await rerender(<Finds query="new" />);
    await rerender(<Finds query="new" />);
    await pause();
    await rerender(<Finds query="new" />);
    await pause();
    expect(search.mock.calls).toEqual([['new']]);
    vi.useRealTimers();
  });
});

describe('useCommandKey', () => {
  const Listens = ({ onPress }: { readonly onPress: () => void }) => {
    useCommandKey(onPress);
    return null;
  };
  const press = async (init: KeyboardEventInit) => {
    const event = new KeyboardEvent('keydown', { key: 'k', bubbles: true, cancelable: true, ...init });
    await perform(() => void document.body.dispatchEvent(event));
    return event.defaultPrevented;
  };

  it('opens on ⌘K and Ctrl+K, and leaves other keys alone', async () => {
    const onPress = vi.fn();
    await render(<Listens onPress={onPress} />);
    expect(await press({ metaKey: true })).toBe(true);
    expect(await press({ ctrlKey: true })).toBe(true);
    expect(onPress).toHaveBeenCalledTimes(2);
    expect(await press({})).toBe(false);
    expect(await press({ ctrlKey: true, shiftKey: true })).toBe(false);
    expect(onPress).toHaveBeenCalledTimes(2);
  });
});
