import { brands } from '../theme/index.ts';
import { frameAddress } from './TenantFrames.tsx';
import { Part } from './parts.tsx';

/** One story in all five looks. In frames, so that dialogs and menus are right too; loaded when they are scrolled to. */
export function FiveDisplays({ story, name }: { readonly story: string; readonly name: string }) {
  const { scheme = 'light' } = document.documentElement.dataset;
  return (
    <Part title="The same story in five looks" note={name}>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-5">
        {Object.values(brands).map(({ id, name: brand }) => (
          <figure key={id} className="overflow-hidden rounded-md border border-border">
            <figcaption className="px-3 py-2 text-xs text-text-muted">{brand}</figcaption>
            <iframe
              title={`${name}, ${brand}`}
              loading="lazy"
              src={frameAddress(story, { tenant: id, scheme })}
              className="h-120 w-[150%] origin-top-left scale-[0.6667] -mb-40"
            />
          </figure>
        ))}
      </div>
    </Part>
  );
}
