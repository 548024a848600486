import { expect, it } from 'vitest';
import { listOf, pageOf, type ManifestComponent } from './storybook-text.ts';

const button: ManifestComponent = {
  name: 'Button',
  path: 'packages/ui/src/button/Button.tsx',
  import: "import { Button } from '@dossier/ui/button';",
  description: 'Performs an action.\nMore.',
  docs: { guidance: { content: '#### When to use' } },
  stories: [{ name: 'Default', snippet: '<Button>Save</Button>' }, { name: 'Matrix' }],
  reactDocgen: { props: { variant: { description: 'How much\nit matters', tsType: { raw: "'a' | 'b'" } } } },
};

it('writes the page of a component', () => {
  expect(pageOf(button)).toBe(
    [
      '# Button',
      'Performs an action.\nMore.',
      "```tsx\nimport { Button } from '@dossier/ui/button';\n```",
      '#### When to use',
      '## Props',
      "| Prop | Type | What it is |\n| --- | --- | --- |\n| variant | `'a' \\| 'b'` | How much it matters |",
      '## Examples',
      '### Default',
      '```tsx\n<Button>Save</Button>\n```',
    ].join('\n\n'),
  );
});

it('lists the pages with a sentence each', () => {
  expect(listOf([['components-actions-button', button]])).toContain(
    '- [Button](pages/components-actions-button.md): Performs an action.',
  );
});
