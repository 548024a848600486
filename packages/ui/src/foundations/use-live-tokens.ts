import { useLayoutEffect, useState } from 'react';
import { tokenNames, type Tokens } from '../theme/index.ts';

/** The colours of the page as the browser computes them now: whatever tenant, scheme and contrast it wears. */
export function readTokens(within: Element = document.documentElement): Tokens {
  const probe = document.createElement('i');
  within.append(probe);
  const hexOf = (name: string) => {
    probe.style.color = `var(--d-${name})`;
    const [r, g, b] = getComputedStyle(probe)
      .color.match(/[\d.]+/g)!
      .map(Number) as [number, number, number];
    return `#${((1 << 24) | (r << 16) | (g << 8) | b).toString(16).slice(1)}`;
  };
  const tokens = Object.fromEntries(tokenNames.map(name => [name, hexOf(name)])) as Tokens;
  probe.remove();
  return tokens;
}

/** `readTokens`, again whenever the page changes its look. */
export function useLiveTokens(): Tokens | undefined {
  const [tokens, setTokens] = useState<Tokens>();
  useLayoutEffect(() => {
    const read = () => setTokens(readTokens(document.body));
    read();
    const observer = new MutationObserver(read);
    observer.observe(document.documentElement, { attributes: true });
    return () => observer.disconnect();
  }, []);
  return tokens;
}
