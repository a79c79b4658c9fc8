import { ratio, secondsOf } from './compared.ts';
import { type Size, STATES, type State } from './measure-size.ts';

const [WIDTH, NAMES, BARS, ROW, HEAD] = [760, 150, 400, 20, 34];
const [OWN, OTHER] = ['#a4211b', '#8a94a0'];

/** Seconds as bars: a block for each size and state, each with a scale of its own. */
export function chart(sizes: readonly Size[]): string {
  const blocks = sizes.flatMap((size) => STATES.map((state) => ({ size, state })));
  let top = 8;
  const drawn = blocks.map(({ size, state }) => {
    const block = `<g transform="translate(16 ${top})">${blockOf(size, state)}</g>`;
    top += HEAD + size.tools.length * ROW + 10;
    return block;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${top}" width="${WIDTH}" height="${top}" font-family="system-ui, sans-serif" font-size="13" fill="#1b2430" role="img" aria-label="Seconds of a build, by tool; the numbers are in field.md">
<rect width="${WIDTH}" height="${top}" fill="#fff"/>
${drawn.join('\n')}
</svg>
`;
}

function blockOf(size: Size, state: State): string {
  const seconds = size.tools.map((tool) => secondsOf(tool, state, 'clock'));
  const longest = Math.max(...seconds);
  const rows = size.tools.map((tool, index) => {
    const own = seconds[index] ?? 0;
    const width = Math.max(1, (own / longest) * BARS);
    const y = HEAD + index * ROW;
    const times = index === 0 ? '' : ` (${ratio(size, tool, state, 'clock').toFixed(2)} ×)`;
    return `<text x="${NAMES - 8}" y="${y}" text-anchor="end">${tool.name}</text><rect x="${NAMES}" y="${y - 11}" width="${width.toFixed(1)}" height="14" fill="${index === 0 ? OWN : OTHER}"/><text x="${(NAMES + width + 6).toFixed(1)}" y="${y}">${own.toFixed(1)} s${times}</text>`;
  });
  const pages = size.size.toLocaleString('en');
  return `<text y="12" font-weight="600">${pages} pages, ${state}</text>\n${rows.join('\n')}`;
}
