import { areaOf } from './Charts.styles.ts';

/**
 * Lines that tell areas apart where colours are not to be relied on: with more contrast, and where the system forces its
 * own. The first series has none, the others differ in direction and distance.
 */
const lines = ['', 'M0 0h8', 'M0 0v8', 'M0 8L8 0', 'M0 0L8 8', 'M0 0h8M0 0v8'] as const;

/** The patterns of one chart. Ids are the page's, so each chart brings its own. */
export function Patterns({ id, count }: { readonly id: string; readonly count: number }) {
  return (
    <defs>
      {lines.slice(1, count).map((path, index) => (
        <pattern key={path} id={`${id}-${index + 1}`} width={8} height={8} patternUnits="userSpaceOnUse">
          <path d={path} strokeWidth={1.5} className="stroke-surface forced:stroke-[CanvasText]" />
        </pattern>
      ))}
    </defs>
  );
}

/** The area of one value, in the colour and the pattern of its series. */
export function Fill({ id, index, count, ...box }: FillProps) {
  const { className, ...strength } = areaOf(index, count);
  return (
    <>
      <rect
        {...box}
        {...strength}
        className={`${className} forced:fill-[Canvas] forced:stroke-[CanvasText]`}
      />
      {index > 0 && (
        <rect {...box} fill={`url(#${id}-${index})`} className="hidden more:block forced:block" />
      )}
      {index === 0 && <rect {...box} className="hidden forced:block forced:fill-[CanvasText]" />}
    </>
  );
}

interface FillProps {
  readonly id: string;
  readonly index: number;
  /** How many series there are. */
  readonly count: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
