import { describe, expect, it } from 'vitest';
import { describeContract } from '../testing/describe-contract.tsx';
import { render } from '../testing/render.tsx';
import { SpinnerOverlay } from '../spinner-overlay/SpinnerOverlay.tsx';
import { ThemeScope } from './ThemeScope.tsx';
import { useThemeScope } from './use-theme-scope.ts';

const Attributes = () => <output {...useThemeScope()} />;
const attributesOf = (container: HTMLElement) =>
  Object.fromEntries(
    [...container.querySelector('output')!.attributes].map(({ name, value }) => [name, value]),
  );

describe('ThemeScope', () => {
  describeContract(<ThemeScope scheme="dark">Part</ThemeScope>);

  it('tells what opens elsewhere which look it has, with what the scope around it said', async () => {
    const { container } = await render(
      <ThemeScope tenant="lumen" density="compact">
        <ThemeScope scheme="dark">
          <Attributes />
        </ThemeScope>
      </ThemeScope>,
    );
    expect(attributesOf(container)).toEqual({
      'data-theme-scope': '',
      'data-tenant': 'lumen',
      'data-scheme': 'dark',
      'data-density': 'compact',
    });
  });

  it('says nothing where there is none: the page has its look', async () => {
    const { container } = await render(<Attributes />);
    expect(attributesOf(container)).toEqual({});
  });

  it('is followed by what stands at the end of the page', async () => {
    await render(
      <ThemeScope tenant="lumen">
        <SpinnerOverlay isBusy />
      </ThemeScope>,
    );
    await expect
      .poll(() => document.querySelector('[role=status]')?.getAttribute('data-tenant'))
      .toBe('lumen');
  });
});
