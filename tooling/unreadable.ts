// Runs in the page: its source alone is sent there, so it calls nothing outside of itself.

/** Texts whose contrast with what is behind them is below 3, with what they are in. */
export function unreadable(): string[] {
  type Colour = readonly [red: number, green: number, blue: number, alpha: number];
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
  const read = (text: string): Colour => {
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = text;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  };
  const luminance = ([red, green, blue]: Colour) => {
    const [r = 0, g = 0, b = 0] = [red, green, blue].map(channel => {
      const share = channel / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const groundOf = (element: Element): Colour | null => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.backgroundImage !== 'none') return null;
      const colour = read(style.backgroundColor);
      if (colour[3] === 1) return colour;
      if (colour[3] > 0) return null;
    }
    return [255, 255, 255, 1];
  };
  const problems: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    const element = node.parentElement;
    if (text === '' || !element?.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      continue;
    // What is shown as it should not be, what is disabled, and the code of a page.
    if (element.closest('script, style, svg, [aria-disabled=true], :disabled, .sr-only')) continue;
    const { color, clipPath } = getComputedStyle(element);
    const ground = groundOf(element);
    if (!ground || clipPath !== 'none') continue;
    const [lighter = 0, darker = 0] = [luminance(read(color)), luminance(ground)].toSorted((a, b) => b - a);
    const contrast = (lighter + 0.05) / (darker + 0.05);
    if (contrast < 3)
      problems.push(`"${text.slice(0, 40)}" in <${element.localName}> (${contrast.toFixed(1)})`);
  }
  return problems.slice(0, 5);
}
