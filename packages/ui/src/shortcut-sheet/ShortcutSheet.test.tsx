import { describe, expect, it, vi } from 'vitest';
import { describeContract } from '../testing/describe-contract.tsx';
import { render } from '../testing/render.tsx';
import { chordsOf } from './chords.ts';
import { KeyHints, Keys, ShortcutSheet } from './ShortcutSheet.tsx';

describe('ShortcutSheet', () => {
  describeContract(
    <ShortcutSheet isOpen onClose={vi.fn()} groups={[]} isEnabled onEnabledChange={vi.fn()} />,
    { target: '[role="dialog"] [id^="headlessui-dialog-panel"]', isOverlay: true },
  );
  describeContract(<KeyHints label="Keys" hints={[]} />);
  describeContract(<Keys keys="g d" />);
});

describe('Keys', () => {
  const english = { control: 'Ctrl', shift: 'Shift' };

  it.each([
    ['Mod+k', [['Ctrl', 'K']]],
    ['g d', [['G'], ['D']]],
    ['?', [['?']]],
    ['Escape', [['Escape']]],
    ['Shift+ArrowDown', [['Shift', '↓']]],
  ])('reads %s', (keys, chords) => {
    expect(chordsOf(keys, english)).toEqual(chords);
  });

  it('has the names of a German keyboard in German', () => {
    expect(chordsOf('Mod+k', { control: 'Strg', shift: 'Umschalt' })).toEqual([['Strg', 'K']]);
  });

  it('uses the signs of a Mac on a Mac', () => {
    vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_0)' });
    expect(chordsOf('Mod+Shift+k', english)).toEqual([['⌘', '⇧', 'K']]);
    vi.unstubAllGlobals();
  });

  it('says that one key comes after the other', async () => {
    const { container } = await render(<Keys keys="g d" />);
    expect(container.textContent).toBe('GthenD');
  });
});
