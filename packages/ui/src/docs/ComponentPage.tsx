/* oxlint-disable import/no-default-export -- React.lazy takes what is there by default. */
import {
  ArgTypes,
  Canvas,
  Description,
  DocsPage,
  Story,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks';
import { proofs } from 'virtual:dossier-proofs';
import { Status } from '../status/Status.tsx';
import { AccessibilityStatus, readinessOf } from './AccessibilityStatus.tsx';
import { aliases } from './aliases.ts';
import { FiveDisplays } from './FiveDisplays.tsx';
import { guideOf } from './guides.ts';
import { ImportLine } from './ImportLine.tsx';
import { Variants } from './Variants.tsx';
import { Anatomy, Keyboard, Pairs, Part, Related, When } from './parts.tsx';

/** The page of every component: one shape, made of its stories, its source, its tests and its guidance. */
export default function ComponentPage() {
  const { preparedMeta, csfFile } = useOf('meta', ['meta']);
  const file = String(preparedMeta.parameters['fileName'] ?? '');
  const folder = /packages\/ui\/src\/([\w-]+)\//.exec(file)?.[1];
  const guidance = folder === undefined ? undefined : guideOf[folder];
  const stories = Object.values(csfFile.stories);
  const first = stories.find(story => story.name === 'Default') ?? stories[0];
  // A rule's page is its story: statement, source, what it says, its lists, and a field to try it.
  if (first && preparedMeta.title.startsWith('Validators/'))
    return (
      <Unstyled>
        <Story of={first.moduleExport} />
      </Unstyled>
    );
  if (!guidance || !folder || !first || !preparedMeta.title.startsWith('Components/')) return <DocsPage />;

  const name = preparedMeta.title.split('/').at(-1)!;
  const proof = proofs.find(other => other.folder === folder);
  const matrix = stories.find(story => story.name === 'Matrix') ?? first;
  return (
    <Unstyled>
      <article className="mx-auto grid max-w-page gap-8 bg-surface p-2 font-sans text-sm text-text">
        <header className="grid gap-8 lg:grid-cols-[2fr_3fr]">
          <div className="grid content-start gap-4">
            <p className="text-xs text-text-muted">
              {preparedMeta.title.split('/').slice(0, -1).join(' / ')}
            </p>
            <h1 className="font-heading text-3xl font-semibold text-text">{name}</h1>
            <div className="text-md [&_code]:font-mono [&_code]:text-sm [&_p]:mb-2">
              <Description of="meta" />
            </div>
            {aliases[name] && <p className="text-text-muted">Also called: {aliases[name].join(', ')}</p>}
            <Status {...readinessOf(preparedMeta.tags ?? [], proof)} />
            <ImportLine names={guidance.imports ?? [name]} folder={folder} />
          </div>
          <div className="min-w-0">
            <Canvas of={first.moduleExport} />
          </div>
        </header>
        <When guidance={guidance} />
        <Pairs pairs={guidance.pairs} />
        <Variants stories={stories.filter(story => story !== first)} />
        <div className="grid gap-8 lg:grid-cols-[3fr_2fr]">
          <Part title="Props">
            <ArgTypes of={first.moduleExport} />
          </Part>
          <div className="grid content-start gap-8">
            <Anatomy parts={guidance.anatomy} />
            <Keyboard keys={guidance.keyboard} />
            <AccessibilityStatus proof={proof} />
          </div>
        </div>
        <FiveDisplays story={matrix.id} name={matrix.name} />
        <Related names={guidance.related} />
      </article>
    </Unstyled>
  );
}
