import { formatComponentManifest } from 'storybook/internal/toolsets-docs';
import { beforeAll, describe, expect, it } from 'vitest';
import { published } from '../.storybook/manifests.ts';
import { root } from './files.ts';

type Published = Parameters<typeof formatComponentManifest>[0];

/** As Storybook writes them, for two components and a page that is none. */
const written = {
  components: {
    v: 0,
    components: {
      'components-actions-button': {
        id: 'components-actions-button',
        name: 'Button',
        path: './packages/ui/src/button/Button.stories.tsx',
        import: "import { Button } from '@dossier/ui';",
        reactDocgen: {
          props: { variant: { tsType: { name: 'unknown[number]', raw: '(typeof x)[number]' } } },
        },
        definedInFile: `${root}/packages/ui/src/button/Button.tsx`,
        subcomponents: {
          ButtonLink: { name: 'ButtonLink', path: 'packages/ui/src/button/ButtonLink.tsx' },
        },
      },
      'components-modals-modal': {
        id: 'components-modals-modal',
        name: 'Modal',
        path: './packages/ui/src/modal/Modal.stories.tsx',
      },
      'screens-tasks-board': {
        id: 'screens-tasks-board',
        name: 'Board',
        path: './apps/backoffice/src/areas/tasks/Board.stories.tsx',
      },
    },
  },
};

describe('the manifest that tools read', () => {
  let components: Readonly<Record<string, Published>>;
  beforeAll(async () => {
    const manifests = (await published(written)) as { components: { components: typeof components } };
    components = manifests.components.components;
  }, 60_000);
  const shown = (id: string) => formatComponentManifest(components[id]!);

  it('says when a component is right and when another one is', () => {
    expect(shown('components-actions-button')).toMatch(
      /#### When to use\n\n- For actions that take effect in place[\s\S]*#### When not\n\n- To go to another page: use `Link`/,
    );
  });

  it('says its parts, its keys, and what people get wrong', () => {
    const text = shown('components-actions-button');
    expect(text).toContain('- Do: Name the action: a verb and its object\n- Don’t: Leave people to guess what it does');
    expect(text).toContain('#### Anatomy\n\n- An icon, if it helps');
    expect(text).toContain('- Enter: Activates it');
    expect(text).toContain('#### Related\n\n- `IconButton`');
  });

  it('brings a component in from the entry that there is', () => {
    expect(components['components-actions-button']).toMatchObject({
      import: "import { Button } from '@dossier/ui/button';",
      subcomponents: { ButtonLink: { import: "import { ButtonLink } from '@dossier/ui/button';" } },
    });
    expect(components['components-modals-modal']).toMatchObject({
      import: "import { ConfirmModal, InformationModal, Modal } from '@dossier/ui/modal';",
    });
  });

  it('says the values that a prop takes', () => {
    expect(components['components-actions-button']).toMatchObject({
      reactDocgen: {
        props: { variant: { tsType: { raw: "'primary' | 'secondary' | 'quiet' | 'danger'" } } },
      },
    });
  });

  it('leaves what is no component as it is', () => {
    expect(components['screens-tasks-board']).toEqual(written.components.components['screens-tasks-board']);
  });

  it('names no folder of the machine that it was made on', () => {
    expect(JSON.stringify(components)).not.toContain(root);
  });
});
