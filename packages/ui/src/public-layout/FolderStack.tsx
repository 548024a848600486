/**
 * Three folders, the front one open at its spine: what the product is about. Decoration only; it takes its tone from
 * the text colour of the panel, so it is right on a dark brand and on a neon one.
 */
export function FolderStack({ className }: { readonly className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 460 440" preserveAspectRatio="xMinYMin slice" className={className}>
      <Sheet x={80} y={0} tone={0.12} />
      <Sheet x={40} y={50} tone={0.17} />
      <Sheet x={0.5} y={100} width={430} tone={0.26} />
      <rect x="0" y="144" width="10" height="64" rx="2" className="fill-(--d-mark-spine)" />
      <g fill="currentColor">
        <rect x="37" y="149" width="190" height="12" rx="6" fillOpacity="0.75" />
        <rect x="37" y="178" width="120" height="9" rx="4.5" fillOpacity="0.4" />
        <rect x="37" y="228" width="340" height="1" fillOpacity="0.4" />
        <rect x="37" y="261" width="300" height="9" rx="4.5" fillOpacity="0.3" />
        <rect x="37" y="287" width="240" height="9" rx="4.5" fillOpacity="0.3" />
        <rect x="37" y="313" width="260" height="9" rx="4.5" fillOpacity="0.3" />
      </g>
    </svg>
  );
}

/** A class: the page's policy stops a style attribute in HTML. */
const corners = '[rx:var(--d-radius-lg)]';

/** Opaque, so that no folder shows through another: the brand's colour, and over it a share of the text's. */
function Sheet({ x, y, width = 500, tone }: SheetProps) {
  const position = { x, y: y + 0.5, width, height: 500 };
  return (
    <>
      <rect {...position} className={`${corners} fill-primary-solid`} />
      <rect
        {...position}
        className={corners}
        fill="currentColor"
        fillOpacity={tone}
        stroke="currentColor"
        strokeOpacity="0.35"
      />
    </>
  );
}

interface SheetProps {
  readonly x: number;
  readonly y: number;
  readonly width?: number;
  /** How much of the text's colour is in it, 0–1. */
  readonly tone: number;
}
