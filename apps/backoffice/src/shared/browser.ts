/**
 * By what it can do, not by its name: a browser that knows no `light-dark()` shows the themes wrong. One that knows no
 * modules never runs this; `index.html` speaks to it.
 */
export const isBrowserSupported = typeof CSS === 'undefined' || CSS.supports('color', 'light-dark(red, red)');
