import { describe, expect, it } from 'vitest';
import { describeContract } from '../testing/describe-contract.tsx';
import { render } from '../testing/render.tsx';
import { LanguageSwitcher } from './LanguageSwitcher.tsx';

describe('LanguageSwitcher', () => {
  describeContract(<LanguageSwitcher value="en-US" languages={[]} onValueChange={() => undefined} />, {
    target: 'select',
  });

  it('names each language in that language', async () => {
    const languages = [
      { code: 'en-US', name: 'English' },
      { code: 'fr-FR', name: 'Français' },
    ];
    const { container } = await render(
      <LanguageSwitcher value="en-US" languages={languages} onValueChange={() => undefined} />,
    );
    const options = [...container.querySelectorAll('option')];
    expect(options.map(option => [option.lang, option.textContent])).toEqual([
      ['en-US', 'English'],
      ['fr-FR', 'Français'],
    ]);
  });
});
