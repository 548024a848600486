/** Drawings of a few KB that take a renderer seconds or minutes. */
const sheet = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="2048" height="2048">${inside}</svg>`;
const all = 'width="2048" height="2048"';
const mask = `<mask id="m"><rect ${all} fill="#fff"/></mask>`;
const clip = `<clipPath id="c"><rect ${all}/></clipPath>`;

/** Those that ask for more layers than a drawing may have. */
export const layeredSvgs: readonly (readonly [note: string, svg: string])[] = [
  ['masks', sheet(mask + `<g mask="url(#m)"><rect ${all}/></g>`.repeat(50))],
  ['clips', sheet(clip + `<g clip-path="url(#c)"><rect ${all}/></g>`.repeat(50))],
  ['groups with opacity', sheet(`<g opacity="0.9"><rect ${all}/></g>`.repeat(50))],
  ['groups in groups', sheet(`${'<g opacity="0.9">'.repeat(20)}<rect ${all}/>${'</g>'.repeat(20)}`)],
  [
    'one layer that is used often',
    sheet(`<g id="a" opacity="0.9"><rect ${all}/></g>${'<use href="#a"/>'.repeat(50)}`),
  ],
  [
    'masks inside what is used often',
    sheet(
      `${mask}<defs><g id="a">${`<rect mask="url(#m)" ${all}/>`.repeat(4)}</g></defs>${'<use href="#a"/>'.repeat(50)}`,
    ),
  ],
];

/** Allowed in every part, and never done painting: a dash of a hundredth of a point along a broad line. */
export const endlessSvg = sheet(
  '<path d="M0 0H2048V2048H0Z" stroke="#000" fill="none" stroke-width="900" stroke-dasharray="0.01"/>'.repeat(
    200,
  ),
);
