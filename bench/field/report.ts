import { availableParallelism, cpus } from 'node:os';
import { median } from '../statistics.ts';
import { ratio, worstSpread } from './compared.ts';
import { fieldNodeVersion, versionOf } from './install.ts';
import { type Size, STATES } from './measure-size.ts';

const table = (head: string[], rows: (string | number)[][]) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

/** bench/results/field.md; `load` is that of the machine before the first build. */
export function report(sizes: readonly Size[], load: number): string {
  return `# Against the field

The same content built by five tools in one run (\`npm run bench:field\`): how long a build takes, in seconds
and, under ×, in builds of this project (0.50: half as long; 2.00: twice).

## How

- The content is copies of one real page (the firewall page), each with a title and an address of its own.
  Every page has the site's header and footer with all of their links. Each tool has idiomatic components or
  templates for the sections (\`bench/field/sites/\`), one small style sheet, the same pictures and files.
- That it is the same is checked: of the words in this project's \`main\`, each as often as it stands there, a
  tool has to have 95 % on the sampled page. An edit has to be on its page, and every page has to be there.
- Cold: a new folder with nothing kept, Node's compiled code neither. Warm: again, nothing changed. One edit: again, with another
  sentence on one page. ${STATES.length} states of all tools in turn; up to 5,000 pages three rounds of it, and the medians (of
  ×, of each round's own), above that one.
- Timed from the start of the process to its end. One Node.js for all; each tool's production build as it is documented, and
  as it comes: no option that makes it faster or slower, no telemetry, plain JavaScript, so no types to check.
- Next.js: \`output: 'export'\`, Turbopack. React Router: framework mode, \`ssr: false\` and \`prerender\`. Astro: static,
  a content collection. Eleventy: Nunjucks, pagination over the data.

What this project does besides, in the same time: it validates the whole content (schemas, links, pictures), draws pictures for
social networks, writes critical CSS into each page, structured data, sitemap, redirects, headers and the policy, cuts fonts to the characters in use;
its pages have the site's whole design, forms, accounts and consent. Of its pages, as many as the site has are the site's own, for a
menu must lead somewhere; the others build copies in their place. It alone draws the diagram of the page; its words stand beside it in all five.
The copies share one social image, which pages that differ would not. It renders in as many threads as there are cores, and
makes only what changed; what the others do of either by default, they do here.

What the others do that it does not: Next.js and React Router write data of each page for their routers (as it does), and Next.js
splits it by segment. Astro and Eleventy send no script to the browser.

## Results

![Seconds of a build, by tool](field.svg)

${sizes.map(tableOf).join('\n\n')}

What is written, at the last of these sizes; headings to pictures are of the sampled \`main\`:

${writtenBy(sizes.at(-1))}

${noise(sizes, load)}
`;
}

function tableOf(size: Size): string {
  const rows = size.tools.map((tool, index) => {
    const cells = STATES.flatMap((state) => [
      median(tool.seconds[state]).toFixed(1),
      index === 0 ? '1' : ratio(size, tool, state).toFixed(2),
    ]);
    return [nameOf(tool), ...cells];
  });
  const head = STATES.flatMap((state) => [`${state}, s`, '×']);
  return `${size.size.toLocaleString('en')} pages:\n\n${table(['tool', ...head], rows)}`;
}

const nameOf = ({ name, packageName }: Size['tools'][number]) =>
  packageName ? `${name} ${versionOf(packageName)}` : `**${name}**`;

function writtenBy(size: Size | undefined): string {
  const head = [
    'words',
    'headings',
    'list items',
    'links',
    'pictures',
    'HTML, kB',
    'files',
    'all, MB',
  ];
  const rows = (size?.tools ?? []).map(({ name, words, sample, written }) => {
    const { headings, items, links, pictures } = sample.counts;
    const share = `${(words * 100).toFixed(1)} %`;
    const sums = [sample.kB.toFixed(0), written.files, written.megabytes.toFixed(0)];
    return [name, share, headings, items, links, pictures, ...sums];
  });
  return table(['tool', ...head], rows);
}

function noise(sizes: readonly Size[], load: number): string {
  const cores = availableParallelism();
  const busy =
    load > cores / 4
      ? 'The machine did other work meanwhile, which may double a figure: what counts is how they compare. '
      : '';
  return `${cores} cores (${cpus()[0]?.model.trim()}), Node ${fieldNodeVersion()}. Load before the first build: ${load.toFixed(1)}.
${busy}Between two rounds of the same, a time differed by up to ${((worstSpread(sizes) - 1) * 100).toFixed(0)} %: a smaller difference between two tools says nothing.`;
}
