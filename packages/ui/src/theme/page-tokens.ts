// What is not an intent: text, lines, the inverse ground, the navigation and the data colours.
import type { Brand } from './brand.ts';
import { contrast, paint, type Paint } from './color.ts';
import { ratios } from './ratios.ts';
import { fillOf } from './intent-tokens.ts';
import type { ModeTraits, Seeds } from './seeds.ts';
import { isReadable, solve, WHITE } from './solve.ts';
import { everyGround, type Softs, type Surfaces } from './surfaces.ts';
import { surfaces } from './parts.ts';

type Named = Readonly<Record<string, Paint>>;

/** Text and lines. They are solved on the soft grounds too, because banners carry them. */
export function textTokens(seeds: Seeds, traits: ModeTraits, grounds: Surfaces, softs: Softs): Named {
  const { level, away, isDark, isMore } = traits;
  const { c, h } = seeds.grey;
  const grey = (l: number, share = 1.2) => paint(l, c * share, h);
  const surfaceColours = surfaces.map(name => grounds[name]);
  const all = everyGround(grounds, softs);
  const at = (light: number, dark: number) => grey(isDark ? dark : light);
  return {
    text: solve(isMore ? at(0.16, 0.98) : at(0.23, 0.945), all, ratios.text[level], away),
    // 5 rather than 4.5: muted text is small text, and there is a lot of it.
    'text-muted': solve(at(0.5, 0.72), all, isMore ? ratios.reading[1] : 5, away),
    'text-subtle': solve(at(0.58, 0.62), surfaceColours, ratios.reading[level], away),
    'text-disabled': solve(at(0.68, 0.52), surfaceColours, ratios.disabled[level], away),
    border: solve(at(0.905, 0.305), surfaceColours, ratios.decoration[level], away),
    'border-strong': solve(at(0.81, 0.4), surfaceColours, ratios.decoration[level], away),
    'border-control': solve(at(0.66, 0.5), surfaceColours, ratios.mark[level], away),
    'border-control-hover': solve(at(0.55, 0.6), surfaceColours, ratios.reading[0], away),
    focus: solve(seeds.ink.paint, all, ratios.mark[level], away),
  };
}

/** Tooltips and the bar that says something at the foot: the page's opposite. */
export function inverseTokens(seeds: Seeds, traits: ModeTraits): Named {
  const { level, isDark, isMore } = traits;
  const { c, h } = seeds.grey;
  const back = isDark ? 'darker' : 'lighter';
  const ground = paint(isDark ? (isMore ? 1 : 0.93) : isMore ? 0 : 0.23, c, h);
  const on = (l: number, ratio: number) => solve(paint(l, c, h), [ground], ratio, back);
  return {
    'surface-inverse': ground,
    'text-inverse': on(isDark ? 0.2 : 0.97, ratios.text[level]),
    'text-inverse-muted': on(isDark ? 0.42 : 0.78, ratios.reading[level]),
    'link-inverse': solve(seeds.ink.paint, [ground], ratios.reading[level], back),
    'focus-inverse': solve(seeds.ink.paint, [ground], ratios.mark[level], back),
  };
}

/** A bar in the brand's colour moves until text on it has 7:1; the user who wants the exact hex has the buttons. */
function navGround(nav: Brand['brand']['nav'], seeds: Seeds, traits: ModeTraits, grounds: Surfaces): Paint {
  const { primary } = seeds;
  const { isDark, isMore, level } = traits;
  const dusk = isMore ? 0.1 : 0.16;
  if (nav === 'ink') return paint(isDark ? dusk : 0.21, Math.min(primary.c, 0.035), primary.h);
  if (nav === 'tint')
    return paint(isDark ? dusk : 0.945, Math.min(primary.c * 0.2, isDark ? 0.02 : 0.026), primary.h);
  if (nav === 'plain') return isDark ? paint(dusk, seeds.grey.c, seeds.grey.h) : grounds.surface;
  const fill = isDark
    ? paint(isMore ? 0.2 : 0.27, Math.min(primary.c, 0.07), primary.h)
    : fillOf(primary, 'auto', traits, grounds).paint;
  const isDarkBar = contrast(WHITE, fill) >= 4.5;
  return solve(
    fill,
    [isDarkBar ? WHITE : paint(0, 0, 0)],
    ratios.text[level] + 0.4,
    isDarkBar ? 'darker' : 'lighter',
  );
}

export function navTokens(
  brand: Brand['brand'],
  seeds: Seeds,
  traits: ModeTraits,
  grounds: Surfaces,
  text: Paint,
): Named {
  const { level } = traits;
  const nav = navGround(brand.nav, seeds, traits, grounds);
  const isDarkBar = nav.y < 0.18;
  const away = isDarkBar ? 'lighter' : 'darker';
  // Hover goes away from the text, so that contrast only grows; a black or white bar can only turn round.
  const step = isDarkBar ? (nav.l > 0.12 ? -0.05 : 0.06) : nav.l < 0.985 ? 0.03 : -0.035;
  const hover = paint(nav.l + step, nav.c, nav.h);
  const both = [nav, hover];
  const tint = Math.min(seeds.primary.c, 0.02);
  const on = (l: number, ratio: number) => solve(paint(l, tint, seeds.primary.h), both, ratio, away);
  // On a bar of the brand's own colour the accent marks; elsewhere the ink, or the brand where it can be seen.
  const marks =
    brand.nav === 'brand'
      ? seeds.accent
      : isReadable(seeds.primary, [nav], ratios.reading[level])
        ? seeds.primary
        : seeds.ink.paint;
  const indicator = solve(marks, [nav], ratios.reading[level], away);
  // On a plain bar the focus ring is the page's own: a red brand's ring would look like an error.
  const isPage = brand.nav === 'plain' || brand.nav === 'tint';
  return {
    nav,
    'nav-hover': hover,
    'nav-text': on(isDarkBar ? 0.97 : 0.25, ratios.text[level]),
    'nav-text-muted': on(isDarkBar ? 0.8 : 0.46, ratios.reading[level] + 0.5),
    'nav-selected': grounds.canvas,
    'nav-selected-text': text,
    'nav-indicator': solve(indicator, [hover], ratios.mark[level], away),
    'nav-focus': solve(isPage ? seeds.ink.paint : indicator, both, ratios.mark[level], away),
    'nav-border': solve(
      isPage ? paint(traits.isDark ? 0.305 : 0.88, seeds.grey.c, seeds.grey.h) : nav,
      both,
      ratios.decoration[level],
      away,
    ),
  };
}
