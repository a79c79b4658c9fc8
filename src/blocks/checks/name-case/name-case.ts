import { locator } from '../../../content/read/site/locator.ts';
import { siteCheck } from '../../../content/read/site/site.ts';
import type { Finding } from '../../../content/read/words/problem.ts';
import { msg, quoted } from '../../../words/message.ts';

type OwnFinding = Finding<'name-case'>;

/** No two files or folders have one name but for capitals or the spelling of accents: some disks hold only one of them. */
export const checkNameCase = siteCheck(['name-case'], ({ entries, files }, report) => {
  const all = [
    ...entries.map(({ file }) => file),
    ...[...files.all].map((path) => `public${path}`),
  ];
  const alike = new Map<string, Map<string, string>>();
  for (const file of all.sort())
    for (const name of namesOf(file)) {
      const spelled = alike.get(foldedName(name)) ?? new Map<string, string>();
      if (!spelled.has(name)) alike.set(foldedName(name), spelled.set(name, file));
    }
  for (const spelled of alike.values()) {
    // Capitals sort first: the last has the name that files have here.
    const [[kept] = [''], ...others] = [...spelled].reverse();
    for (const [name, file] of others)
      report({ locate: locator(file, '') }, findingFor(name, kept));
  }
});

/** The folders of a file, and itself: "public", "public/guias", "public/guias/guia.pdf". */
const namesOf = (file: string): string[] => [
  ...Array.from(file.matchAll(/\//g), ({ index }) => file.slice(0, index)),
  file,
];

/** As the disks of macOS and Windows compare names. */
const foldedName = (name: string) => name.normalize('NFC').toLowerCase();

const findingFor = (name: string, kept: string): OwnFinding => ({
  code: 'name-case',
  offset: 0,
  message: msg('checks/name-case:alike', { name: quoted(name), kept: quoted(kept) }),
  hint: msg('checks/name-case:alike-hint', { name: quoted(name) }),
});
