// What a new component begins with: everything that house style 4 owes, so that nothing has to be remembered.

/** `DueBadge` → `due-badge`. */
export const folderOf = (name: string): string =>
  name.replaceAll(/(?<=[a-z0-9])[A-Z]/g, letter => `-${letter}`).toLowerCase();

const recipeOf = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

/** The files of a component folder, by name. `name` is in PascalCase; `group` is its place in Storybook. */
export function componentFiles(name: string, group: string): Readonly<Record<string, string>> {
  const recipe = recipeOf(name);
  return {
    [`${name}.tsx`]: `import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { ${recipe} } from './${name}.styles.ts';

export const ${recipe}Tones = ['neutral', 'info'] as const;

/**
 * One sentence: what it is for.
 *
 * Renders a \`<span>\`.
 */
export function ${name}({ tone = 'neutral', className, children, ...rest }: ${name}Props) {
  return (
    <span {...rest} className={${recipe}({ tone, className })}>
      {children}
    </span>
  );
}

export interface ${name}Props extends HTMLAttributes<HTMLSpanElement> {
  ref?: Ref<HTMLSpanElement>;
  /** What it says about its subject. @default 'neutral' */
  tone?: (typeof ${recipe}Tones)[number];
  children: ReactNode;
}
`,
    [`${name}.styles.ts`]: `import { tv } from '../theme/tv.ts';

export const ${recipe} = tv({
  base: 'inline-flex items-center text-sm text-text',
  variants: {
    tone: { neutral: '', info: 'text-info-text' },
  },
});
`,
    [`${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${name}, ${recipe}Tones } from './${name}.tsx';

const meta = {
  title: 'Components/${group}/${name}',
  component: ${name},
  tags: ['experimental'],
  args: { children: 'Words' },
} satisfies Meta<typeof ${name}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
export const LongText: Story = {
  tags: ['visual'],
  args: { children: 'Vermögensverwaltungsgesellschaft, die auf eine Genehmigung wartet' },
};
/** Every tone. */
export const Matrix: Story = {
  tags: ['visual'],
  render: args => (
    <div className="grid gap-3">
      {${recipe}Tones.map(tone => (
        <${name} {...args} key={tone} tone={tone} />
      ))}
    </div>
  ),
};
`,
    [`${name}.test.tsx`]: `import { describe } from 'vitest';
import { describeContract } from '../testing/describe-contract.tsx';
import { ${name} } from './${name}.tsx';

describe('${name}', () => {
  describeContract(<${name}>Words</${name}>);
});
`,
    [`${name}.docs.tsx`]: `import type { Guidance } from '../docs/guidance.ts';
import { ${name} } from './${name}.tsx';

export const guidance: Guidance = {
  when: ['What it is made for'],
  whenNot: ['What another one is made for: use \`Badge\`'],
  pairs: [
    {
      do: { say: 'What is right', show: <${name}>Words</${name}> },
      dont: { say: 'What people really get wrong', show: <${name}>W</${name}> },
    },
  ],
  anatomy: ['Its parts, in the order in which they are read'],
  keyboard: [],
  related: ['Badge'],
};
`,
    'index.ts': `export { ${name}, ${recipe}Tones } from './${name}.tsx';
export type { ${name}Props } from './${name}.tsx';
`,
  };
}
