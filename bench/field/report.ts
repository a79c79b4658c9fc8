import { availableParallelism } from 'node:os';
import { type Kind, ratio, secondsOf, worstSpread } from './compared.ts';
import { fieldNodeVersion, versionOf } from './install.ts';
import { type Size, STATES } from './measure-size.ts';
import { METHOD } from './method.ts';

const table = (head: string[], rows: (string | number)[][]) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

/** bench/results/field.md; `load` is that of the machine before the first build. */
export function report(sizes: readonly Size[], load: number): string {
  const tables = (kind: Kind) => sizes.map((size) => tableOf(size, kind)).join('\n\n');
  return `# Against the field

${METHOD}
## Results

![Seconds of a build, by tool](field.svg)

From start to end:

${tables('clock')}

Time of the processors, all threads and processes of a build together: what else the machine does changes it least.

${tables('processor')}

What is written, at the last of these sizes without pictures of their own (headings to pictures: of the sampled \`main\`):

${writtenBy(sizes.findLast(({ pictures }) => !pictures))}

${noise(sizes, load)}
`;
}

function tableOf(size: Size, kind: Kind): string {
  const rows = size.tools.map((tool, index) => {
    const cells = STATES.flatMap((state) => [
      secondsOf(tool, state, kind).toFixed(1),
      index === 0 ? '1' : ratio(size, tool, state, kind).toFixed(2),
    ]);
    return [nameOf(tool), ...cells];
  });
  const head = STATES.flatMap((state) => [`${state}, s`, '×']);
  const own = size.pictures ? ', no two with the same picture for networks' : '';
  return `${size.size.toLocaleString('en')} pages${own}:\n\n${table(['tool', ...head], rows)}`;
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
  const spread = (kind: Kind) => worstSpread(sizes, kind).toFixed(1);
  const cores = availableParallelism();
  const busy = load > cores / 4 ? ', doing other work, which may double a time' : '';
  return `The machine: ${cores} cores, Node ${fieldNodeVersion()}, a load of ${load.toFixed(1)} before the first build${busy}. Between rounds of the same
a time from start to end differed by a factor of up to ${spread('clock')}, one of the processors of up to ${spread('processor')}.`;
}
