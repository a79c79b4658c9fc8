import { LINK_TEXT, linkTextsIn } from '../../../content/read/references/link-texts.ts';
import type { ConfigFile } from '../../../content/read/site/config-file.ts';
import { inOrder } from '../../../content/read/site/link-uses.ts';
import { single, siteCheck } from '../../../content/read/site/site.ts';
import type { Finding } from '../../../content/read/words/problem.ts';
import { fold } from '../../../lib/fold.ts';
import { isObject, nodesIn, pointerTo } from '../../../lib/json.ts';
import { msg, quoted } from '../../../words/message.ts';

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
  message: msg('checks/link-texts:vague', { text: quoted(text) }),
  hint: msg('checks/link-texts:vague-hint'),
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
