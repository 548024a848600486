import { brands } from '../theme/index.ts';

/** The address of a story in one look; it does not scroll the page that it is on. */
export const frameAddress = (story: string, globals: Readonly<Record<string, string>>): string =>
  `iframe.html?viewMode=story&quiet&id=${story}&globals=${Object.entries(globals)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}`;

/** One story in every look at once. In frames, so that dialogs and menus are right too. */
export function TenantFrames({ story, name, globals }: TenantFramesProps) {
  return (
    <div className="grid gap-px bg-border md:grid-cols-2">
      {Object.values(brands).map(({ id, name: brand }) => (
        <figure key={id} className="bg-surface">
          <figcaption className="px-4 py-2 text-xs text-text-muted">{brand}</figcaption>
          <iframe
            title={`${name}, ${brand}`}
            src={frameAddress(story, { ...globals, tenant: id })}
            className="h-120 w-full"
          />
        </figure>
      ))}
    </div>
  );
}

interface TenantFramesProps {
  readonly story: string;
  readonly name: string;
  /** Everything else that the toolbar says. */
  readonly globals: Readonly<Record<string, string>>;
}
