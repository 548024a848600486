/**
 * Drawings that try to run, fetch, hide or multiply. The first eleven are those of the project's vectors
 * (`svg.json`, written after the classes listed in PayloadsAllTheThings, MIT); the rest are ours.
 */
const inside = (content: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9"${attributes}>${content}</svg>`;

const run = 'window.__xss=1';
const remote = 'http://tracker.invalid/seen.png';

export const hostileSvgs: readonly (readonly [note: string, svg: string])[] = [
  ['script href', inside(`<script href="data:,${run}"/>`)],
  [
    'foreignObject',
    inside(
      `<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="${run}"/></body></foreignObject>`,
    ),
  ],
  ['animateTransform event', inside(`<animateTransform attributeName="x" onbegin="${run}"/>`)],
  [
    'animated href',
    inside(`<a><animate attributeName="href" values="javascript:${run}"/><text y="9">x</text></a>`),
  ],
  ['remote image', inside(`<image href="${remote}"/>`)],
  ['remote url in a style', inside(`<rect style="fill:url(${remote}#b)" width="9" height="9"/>`)],
  [
    'external entity',
    `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${inside('<text y="9">&x;</text>')}`,
  ],
  [
    'SVG Tiny handler',
    inside(`<handler xmlns:ev="http://www.w3.org/2001/xml-events" ev:event="load">${run}</handler>`),
  ],
  ['XHTML called .svg', `<html xmlns="http://www.w3.org/1999/xhtml"><script>${run}</script></html>`],
  ['no namespace', '<svg><path d="M0 0"/></svg>'],
  [
    'huge size',
    '<svg xmlns="http://www.w3.org/2000/svg" width="1000000" height="1000000"><rect width="100%" height="100%"/></svg>',
  ],
  ['inline script', inside(`<script>${run}</script>`)],
  ['script in CDATA', inside(`<script><![CDATA[${run}]]></script>`)],
  ['script with a prefix', `<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:script>${run}</s:script></s:svg>`],
  ['XHTML script inside', inside(`<h:script xmlns:h="http://www.w3.org/1999/xhtml">${run}</h:script>`)],
  ['onload on the root', inside('<path d="M0 0h9"/>', ` onload="${run}"`)],
  ['onclick', inside(`<rect width="9" height="9" onclick="${run}"/>`)],
  ['onmouseover in capitals', inside(`<rect width="9" height="9" onMouseOver="${run}"/>`)],
  [
    'onfocus with tabindex',
    inside(`<rect width="9" height="9" tabindex="0" autofocus="autofocus" onfocus="${run}"/>`),
  ],
  ['javascript link', inside(`<a href="javascript:${run}"><rect width="9" height="9"/></a>`)],
  ['javascript in xlink', inside(`<a xlink:href="javascript:${run}"><rect width="9" height="9"/></a>`)],
  [
    'javascript in capitals and entities',
    inside(`<a href="&#x6A;avaScript:${run}"><rect width="9" height="9"/></a>`),
  ],
  ['use of another file', inside('<use href="http://tracker.invalid/a.svg#b"/>')],
  [
    'use of data',
    inside('<use href="data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 id=%22a%22/%3E#a"/>'),
  ],
  ['xlink use of another file', inside('<use xlink:href="//tracker.invalid/a.svg#b"/>')],
  ['image with data', inside('<image href="data:image/svg+xml;base64,PHN2Zy8+"/>')],
  [
    'feImage',
    inside(
      `<filter id="f"><feImage href="${remote}"/></filter><rect width="9" height="9" filter="url(#f)"/>`,
    ),
  ],
  ['style with import', inside(`<style>@import url(${remote});</style>`)],
  [
    'style with font',
    inside(
      `<style>@font-face{font-family:x;src:url(${remote})}text{font-family:x}</style><text y="9">x</text>`,
    ),
  ],
  [
    'style attribute with image',
    inside(`<rect width="9" height="9" style="background-image:url(${remote})"/>`),
  ],
  ['fill with an address', inside(`<rect width="9" height="9" fill="url(${remote}#a)"/>`)],
  ['fill with an escaped address', inside(`<rect width="9" height="9" fill="\\75rl(${remote}#a)"/>`)],
  ['mask with an address', inside(`<rect width="9" height="9" mask="url('${remote}#m')"/>`)],
  [
    'clip path with an address',
    inside(`<rect width="9" height="9" clip-path="url(&quot;${remote}#m&quot;)"/>`),
  ],
  ['cursor', inside(`<rect width="9" height="9" cursor="url(${remote}),auto"/>`)],
  [
    'style sheet instruction',
    `<?xml-stylesheet href="${remote}" type="text/css"?>${inside('<path d="M0 0h9"/>')}`,
  ],
  [
    'style sheet with transformation',
    `<?xml-stylesheet type="text/xsl" href="data:text/xml,%3Cx/%3E"?>${inside('<path d="M0 0h9"/>')}`,
  ],
  [
    'set onmouseover',
    inside(`<rect width="9" height="9"><set attributeName="onmouseover" to="${run}"/></rect>`),
  ],
  [
    'animate of a reference',
    inside('<use href="#a"><animate attributeName="href" to="http://tracker.invalid/x.svg#y"/></use>'),
  ],
  ['iframe', inside(`<iframe xmlns="http://www.w3.org/1999/xhtml" src="javascript:${run}"/>`)],
  ['embed', inside(`<embed xmlns="http://www.w3.org/1999/xhtml" src="${remote}"/>`)],
  ['link element', inside(`<link xmlns="http://www.w3.org/1999/xhtml" rel="stylesheet" href="${remote}"/>`)],
  [
    'meta refresh',
    inside(
      '<meta xmlns="http://www.w3.org/1999/xhtml" http-equiv="refresh" content="0;url=http://tracker.invalid/"/>',
    ),
  ],
  ['base address', inside('<path d="M0 0h9"/>', ' xml:base="http://tracker.invalid/"')],
  ['audio', inside(`<audio xmlns="http://www.w3.org/1999/xhtml" src="${remote}" autoplay="autoplay"/>`)],
  [
    'entity bomb',
    `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;">]>${inside('<desc>&b;</desc>')}`,
  ],
  [
    'use bomb',
    inside(
      `<g id="a"><path d="M0 0h9"/></g>${'bcdefgh'
        .split('')
        .map((id, i) => `<g id="${id}">${`<use href="#${'abcdefgh'[i]}"/>`.repeat(10)}</g>`)
        .join('')}<use href="#h"/>`,
    ),
  ],
  ['deep nesting', inside('<g>'.repeat(500) + '</g>'.repeat(500))],
  ['too many elements', inside('<path d="M0 0"/>'.repeat(6000))],
  ['markup in a title', inside(`<title>&lt;script&gt;${run}&lt;/script&gt;</title>`)],
  ['not closed', '<svg xmlns="http://www.w3.org/2000/svg"><g>'],
  ['two roots', `${inside('')}<script xmlns="http://www.w3.org/2000/svg">${run}</script>`],
  ['empty', ''],
];
