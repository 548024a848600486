import { Canvas, Description } from '@storybook/addon-docs/blocks';
import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { Part } from './parts.tsx';

type ModuleExport = NonNullable<ComponentProps<typeof Canvas>['of']>;

interface Variant {
  readonly id: string;
  readonly name: string;
  readonly moduleExport: ModuleExport;
  readonly tags?: readonly string[];
}

/** The other stories of a component: each variant and state, live, with its sentence and the code to copy. */
export function Variants({ stories }: { readonly stories: readonly Variant[] }) {
  const shown = stories.filter(({ name, tags }) => name !== 'Playground' && !tags?.includes('internal'));
  if (shown.length === 0) return null;
  return (
    <Part title="Variants and states">
      <ul className="grid grid-cols-1 gap-6">
        {shown.map(story => (
          <li key={story.id} className="grid grid-cols-1 gap-1">
            <h3 className="text-md font-semibold text-text">{story.name}</h3>
            <Description of={story.moduleExport} />
            <WhenInSight>
              <Canvas of={story.moduleExport} />
            </WhenInSight>
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** A page with twenty stories draws those that its reader comes to. */
function WhenInSight({ children }: { readonly children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      entries => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { rootMargin: '400px' },
    );
    if (frame.current) observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={frame} className="min-h-24">
      {isSeen && children}
    </div>
  );
}
