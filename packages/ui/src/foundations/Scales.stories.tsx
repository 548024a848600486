import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import base from '../styles/base.css?raw';
import scalesCss from '../styles/scales.css?raw';
import { scalesOf, type Step } from '../styles/scales.ts';

const scales = scalesOf(base, scalesCss);

/** The name of a token, which a press copies. */
function Copied({ name }: { readonly name: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(name);
    setCopied(true);
  };
  return (
    <Button size="small" variant="quiet" aria-label={`Copy ${name}`} onClick={() => void copy()}>
      {isCopied ? 'Copied' : name}
    </Button>
  );
}

interface ScaleProps {
  readonly title: string;
  readonly purpose: string;
  readonly steps: readonly Step[];
  /** What a step looks like. */
  readonly show?: (step: Step) => ReactNode;
}

function Scale({ title, purpose, steps, show }: ScaleProps) {
  return (
    <section className="grid gap-2">
      <h2 className="text-lg">{title}</h2>
      <p className="text-text-muted">{purpose}</p>
      <ul className="grid">
        {steps.map(step => (
          <li
            key={step.name}
            className="grid grid-cols-[14rem_8rem_1fr] items-center gap-4 border-b border-border py-1 max-md:grid-cols-1"
          >
            <span>
              <Copied name={step.name} />
            </span>
            <code className="font-mono text-xs text-text-muted">{step.value}</code>
            <span className="min-w-0">{show?.(step)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const bar = (size: string) => (
  <span className="block h-3 rounded-sm bg-primary-indicator" style={{ width: `min(${size}, 100%)` }} />
);

/** Every scale besides colours, read from the style sheets that define it. A press on a name copies it. */
const meta = {
  title: 'Foundations/Scales',
  tags: ['!autodocs'],
  parameters: { audit: false },
  render: () => (
    <div className="grid gap-8 text-sm">
      <h1 className="font-heading text-2xl">Scales</h1>
      <Scale
        title="Type"
        purpose="Sizes of text, each with its line height. Classes: text-sm, text-md and so on."
        steps={scales.text}
        show={({ name }) => (
          <span
            className="block"
            style={{ fontSize: `var(${name})`, lineHeight: `var(${name.replace('text', 'leading')})` }}
          >
            Client file
          </span>
        )}
      />
      <Scale
        title="Weight"
        purpose="Three weights: text, names of fields, headings."
        steps={scales.weight}
        show={({ value }) => <span style={{ fontWeight: Number(value) }}>Client file</span>}
      />
      <Scale
        title="Space"
        purpose="Steps of 4 px; a class counts them: gap-3, p-4, mt-6."
        steps={[1, 2, 3, 4, 6, 8, 12].map(step => ({ name: `gap-${step}`, value: `${step * 0.25}rem` }))}
        show={({ value }) => bar(value)}
      />
      {Object.entries(scales.density).map(([density, steps]) => (
        <Scale
          key={density}
          title={`Density: ${density}`}
          purpose="Heights and room that follow the density."
          steps={steps}
          show={({ value }) => bar(value)}
        />
      ))}
      <Scale
        title="Radius"
        purpose="From the brand: half of it, itself, one and a half, and round."
        steps={['--d-radius-sm', '--d-radius', '--d-radius-lg', '--d-radius-full'].map(name => ({
          name,
          value: 'of the brand',
        }))}
        show={({ name }) => (
          <span
            className="block size-10 border border-border-strong bg-surface"
            style={{ borderRadius: `var(${name})` }}
          />
        )}
      />
      <Scale
        title="Shadow"
        purpose="What floats, and what stops the page. None in high contrast."
        steps={['--d-shadow-overlay', '--d-shadow-dialog'].map(name => ({ name, value: 'light and dark' }))}
        show={({ name }) => (
          <span
            className="m-4 block h-10 w-24 rounded-md bg-surface-raised"
            style={{ boxShadow: `var(${name})` }}
          />
        )}
      />
      <Scale
        title="Width"
        purpose="How wide a column, a form, a page and a dialog get."
        steps={scales.width}
      />
      <Scale title="Breakpoint" purpose="Where a layout changes." steps={scales.breakpoint} />
      <Scale
        title="Motion"
        purpose="How long a change takes; none where people want none."
        steps={scales.motion}
      />
      <Scale
        title="Focus"
        purpose="The ring stands off by a gap that shows the ground."
        steps={[{ name: '--d-focus', value: '2px + 2px' }]}
        show={() => (
          <span className="m-2 inline-block rounded-md px-3 py-1 outline-2 outline-offset-2 outline-focus">
            Focus
          </span>
        )}
      />
    </div>
  ),
} satisfies Meta;
export default meta;

export const All: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const steps = [...scales.text, ...scales.weight, ...scales.width, ...scales.breakpoint, ...scales.motion];
    await expect(steps.length).toBeGreaterThan(20);
    for (const { name } of steps)
      await expect(canvas.getByRole('button', { name: `Copy ${name}` })).toBeInTheDocument();
  },
};
