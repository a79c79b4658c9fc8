import { expect, it } from 'vitest';
import { type Mentioned, mentionedIn } from '../../read/references/links-of.ts';
import type { ConfigFile } from '../../read/site/config-file.ts';
import { type Mentions, mentionsOf } from '../../read/site/mentions.ts';
import { createKeptMentions } from './kept-mentions.ts';

const file = (name: string, mentioned: Mentioned) => ({ file: name, mentioned }) as ConfigFile;
const links = (...values: string[]) => values.map((value) => ({ value }));
const icons = (...values: string[]) => values.map((value) => ({ kind: 'icon', value }));

const contentsOf = ({ links, names }: Mentions) => ({
  links: [...links]
    .map(([value, { target, files }]) => [value, target.kind, namesOf(files)])
    .sort(),
  names: [...names].flatMap(([kind, byName]) =>
    [...byName].map(([name, files]) => [kind, name, namesOf(files)]),
  ),
});
const namesOf = (files: Iterable<ConfigFile>) => [...files].map((entry) => entry.file).sort();

const home = file('inicio', mentionedIn(links('/sobre', '/sobre', 'tel:1'), icons('Lock', 'Lock')));
const about = file('sobre', mentionedIn(links('/sobre#equipe'), icons('Lock')));

it('lists each mention once, with the files that contain it', () => {
  expect(contentsOf(mentionsOf([home, about]))).toEqual({
    links: [
      ['/sobre#equipe', 'internal', ['sobre']],
      ['/sobre', 'internal', ['inicio']],
      ['tel:1', 'refused', ['inicio']],
    ],
    names: [['icon', 'Lock', ['inicio', 'sobre']]],
  });
});

it('equals a fresh computation after any changes', () => {
  const keptMentionsOf = createKeptMentions();
  const changed = file('inicio', mentionedIn(links('/sobre', '#topo'), icons()));
  for (const entries of [[home, about], [changed, about], [changed], [], [about, home], [home]])
    expect(contentsOf(keptMentionsOf(entries))).toEqual(contentsOf(mentionsOf(entries)));
});
