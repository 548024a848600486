import { Status } from '../status/Status.tsx';
import type { FillReport, Report, Theme } from '../theme/index.ts';

const reasons: Readonly<Record<FillReport['reason'], string>> = {
  exact: 'is used exactly as given',
  whiteText: 'is a touch darker, so that white text on it is legible',
  chosenText: 'is shifted, because text of that colour was asked for',
  lifted: 'is lifted, so that it stands out on a dark page',
  flipped: 'is turned over, because black would vanish on a dark page',
  moreContrast: 'is shifted for 7:1',
};

const inkReasons: Readonly<Record<Report['inks'][number]['reason'], string>> = {
  legible: 'because it is legible',
  illegible: 'because the brand is too light for text',
  collision: 'because the brand could pass for the error colour',
  chosen: 'because it was chosen',
};

const names = {
  light: 'Light',
  dark: 'Dark',
  lightMore: 'Light, more contrast',
  darkMore: 'Dark, more contrast',
};

/** What the engine did with a brand, in sentences, and where it has the least to spare. */
export function ThemeReport({ theme: { report } }: { readonly theme: Theme }) {
  return (
    <section aria-labelledby="theme-report" className="grid gap-4 text-sm">
      <h2 id="theme-report" className="text-lg">
        Report
      </h2>
      <Status tone={report.failures.length === 0 ? 'success' : 'danger'}>
        {`${report.passed} of ${report.pairs} pairs pass`}
      </Status>
      <ul className="grid list-disc gap-1 ps-5">
        {report.fills
          .filter(fill => fill.colour === 'primary')
          .map(({ mode, requestedColour, used, reason, distance, isWeak }) => (
            <li key={mode}>
              {names[mode]}: <code>{requestedColour}</code> {reasons[reason]}
              {used !== requestedColour && (
                <>
                  {' '}
                  (<code>{used}</code>, {distance.toFixed(3)} away)
                </>
              )}
              {isWeak && '. Text on it is legible but not strong'}.
            </li>
          ))}
        <li>
          Links, focus and ticks are drawn with the {report.inks[0]?.source} colour{' '}
          {inkReasons[report.inks[0]?.reason ?? 'legible']}.
        </li>
        {report.isAccentUntinted && (
          <li>The accent could pass for the error colour: decisions get a bar and no tint.</li>
        )}
      </ul>
      <table>
        <caption className="pb-2 text-start font-semibold">The ten tightest pairs</caption>
        <tbody>
          {report.tightest.map(({ mode, foreground, background, ratio, needed }) => (
            <tr key={`${mode} ${foreground} ${background}`} className="border-t border-border">
              <td className="py-1 pe-3 text-text-muted">{names[mode]}</td>
              <td className="pe-3">
                <code>{foreground}</code> on <code>{background}</code>
              </td>
              <td className="text-end whitespace-nowrap">
                {ratio.toFixed(2)} of {needed}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
