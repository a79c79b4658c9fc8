import { LINK_TEXT, linkTextsIn } from '../../../content/read/references/link-texts.ts';
import type { ConfigFile } from '../../../content/read/site/config-file.ts';
import { inOrder } from '../../../content/read/site/link-uses.ts';
import { single, siteCheck } from '../../../content/read/site/site.ts';
import type { Finding } from '../../../content/read/words/problem.ts';
import { quote } from '../../../content/read/words/wording.ts';
import { fold } from '../../../lib/fold.ts';
import { isObject, nodesIn, pointerTo } from '../../../lib/json.ts';

type OwnFinding = Finding<'link-text-vague'>;

/** Links say where they lead: a screen reader lists them without the sentence around them. */
export const checkLinkTexts = siteCheck(['link-text-vague'], ({ entries, mentions }, report) => {
  const site = single(entries, 'site')?.value;
  const words = isObject(site) && Array.isArray(site.vagueLinkTexts) ? site.vagueLinkTexts : [];
  const vague = new Set(words.map((text) => bare(String(text))));
  for (const [name, files] of mentions.names.get(LINK_TEXT) ?? []) {
    if (!vague.has(bare(name))) continue;
    for (const entry of inOrder(files))
      for (const position of positionsOf(name, entry))
        report(entry, { ...findingFor(name), ...position });
  }
});

const findingFor = (text: string): OwnFinding => ({
  code: 'link-text-vague',
  severity: 'warning',
  message: `O texto do link, ${quote(text)}, não diz aonde ele leva. Quem usa um leitor de tela ouve os links um depois do outro, sem o resto da frase.`,
  hint: 'Escreva no link o nome do que se abre: “Conheça os nossos planos”, em vez de “Para conhecer os nossos planos, clique aqui”.',
});

/** Where a file has a link of this text. */
const positionsOf = (
  name: string,
  { value }: ConfigFile,
): Pick<OwnFinding, 'pointer' | 'inside'>[] =>
  nodesIn(value).flatMap((node) =>
    linkTextsIn(node).flatMap(({ text, ...inside }) =>
      text === name ? { pointer: pointerTo(node), ...inside } : [],
    ),
  );

/** As people may write it: in capitals, with an arrow or three dots after it. */
const bare = (text: string): string =>
  fold(text).replace(/^[^\p{L}\d]+|(?<=[\p{L}\d])[^\p{L}\d]+$/gu, '');
