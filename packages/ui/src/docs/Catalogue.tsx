import { useId, useState } from 'react';
import { SearchField } from '../search-field/SearchField.tsx';
import { aliases } from './aliases.ts';
import { pictureOf } from './pictures.ts';
import { docsHref, useListed, type Listed } from './story-index.ts';

/** All components as a grid of pictures. Made from the index of the stories. */
export function Catalogue() {
  const listed = useListed();
  const [query, setQuery] = useState('');
  const sought = query.trim().toLowerCase();
  const matches = listed.filter(({ name }) =>
    [name, ...(aliases[name] ?? [])].some(text => text.toLowerCase().includes(sought)),
  );
  return (
    <div className="grid gap-8 font-sans text-sm text-text">
      <div className="max-w-column">
        <SearchField label="Find a component" value={query} onValueChange={setQuery} />
      </div>
      <p role="status" className="text-text-muted">
        {matches.length} of {listed.length} components
      </p>
      {[...new Set(matches.map(({ group }) => group))].map(group => (
        <Group key={group} name={group} components={matches.filter(component => component.group === group)} />
      ))}
    </div>
  );
}

function Group({ name, components }: { readonly name: string; readonly components: readonly Listed[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <h2 id={id} className="text-lg font-semibold">
        {name}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {components.map(({ name: componentName, docsId, matrixId }) => (
          <li
            key={docsId}
            className="relative overflow-hidden rounded-md border border-border bg-surface hover:border-border-strong has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <Preview name={componentName} storyId={matrixId} />
            <a
              href={docsHref(docsId)}
              target="_top"
              className="block px-4 py-3 font-semibold text-text no-underline outline-none after:absolute after:inset-0"
            >
              {componentName}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface PreviewProps {
  readonly name: string;
  readonly storyId: string;
}

/** A look, not a thing to use: the link over it is what can be pressed. Without a picture it is live at once. */
function Preview({ name, storyId }: PreviewProps) {
  const picture = pictureOf(storyId);
  return (
    <div inert className="h-48 overflow-hidden border-b border-border bg-canvas">
      {picture === undefined ? (
        <iframe
          title={name}
          loading="lazy"
          src={`iframe.html?viewMode=story&quiet&id=${storyId}`}
          className="h-96 w-[200%] origin-top-left scale-50"
        />
      ) : (
        <img alt="" loading="lazy" src={picture} className="w-150 max-w-none" />
      )}
    </div>
  );
}
