import { findFields } from '../../../content/edit/find-fields.ts';
import { fileTitle } from '../../../content/edit/labels/file-title.ts';
import { pointerLabel } from '../../../content/edit/labels/pointer-label.ts';
import { filePosition } from '../../../content/edit/labels/schema-position.ts';
import { findTexts, replaceTexts, textAsRead } from '../../../content/edit/texts.ts';
import type { ConfigFile } from '../../../content/read/site/config-file.ts';
import { isObject } from '../../../lib/json.ts';
import type { FindTextsAnswer } from '../../shared/protocol.ts';
import type { Endpoint } from '../endpoint.ts';
import { editsIn, requiredText } from '../endpoint.ts';
import { asEdits } from '../open-site.ts';
import { pageAnswer } from '../pages/plan-edits.ts';

const MAX_FIELDS = 30;

export const findTextsOfSite: Endpoint = (body, opened): FindTextsAnswer => {
  const { site } = opened.loader(editsIn(body, opened))();
  const source = opened.schemas;
  const words = requiredText(body.words, 'words');
  const labelIn = (entry: ConfigFile, pointer: string) =>
    opened.words.worded(pointerLabel(filePosition(source, entry), entry.value, pointer));
  const all = findTexts(site, source, words, { wholeWords: body.wholeWords === true });
  const found = all.slice(0, Number(body.most) || 0).map((text) => ({
    file: text.entry.file,
    title: fileTitle(opened, text.entry, site),
    pointer: text.pointer,
    label: labelIn(text.entry, text.pointer),
    ...textAsRead(text),
  }));
  const fields = findFields(site, source, words).slice(0, MAX_FIELDS);
  return {
    found,
    count: all.length,
    fields: fields.map(({ entry, pointer }) => ({
      ...{ file: entry.file, pointer },
      title: fileTitle(opened, entry, site),
      label: labelIn(entry, pointer),
    })),
  };
};

export const replaceTextsOfSite: Endpoint = (body, opened) => {
  const edits = editsIn(body, opened);
  const [words, by] = ['words', 'by'].map((key) => requiredText(body[key], key)) as [
    string,
    string,
  ];
  const texts = Array.isArray(body.left) ? body.left.filter(isObject) : [];
  const left = new Set(texts.map(({ file, pointer }) => `${file}#${pointer}`));
  const load = opened.loader(edits);
  // Checked as the window is going to give them back, so that they are checked once.
  const loadAsEdits: typeof load = (drafts) => load(drafts && asEdits(drafts));
  const { plan } = replaceTexts(loadAsEdits, opened.schemas, {
    words,
    by,
    wholeWords: body.wholeWords === true,
    isChosen: ({ entry, pointer }) => !left.has(`${entry.file}#${pointer}`),
  });
  return { edits: pageAnswer(opened, edits, plan).edits };
};
