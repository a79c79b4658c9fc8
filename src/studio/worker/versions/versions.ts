import {
  parsedOrUndefined,
  withoutByteOrderMark,
} from '../../../content/read/json/strict-value.ts';
import {
  SAVED,
  type Version,
  type VersionAnswer,
  type VersionsAnswer,
} from '../../shared/versions.ts';
import { type Endpoint, requiredText } from '../endpoint.ts';
import type { OpenSite } from '../open-site.ts';
import { describeTexts } from '../review/describe-changes.ts';

/** What a file was like, newest first, each with what changed in it. */
export const versions: Endpoint = async (body, opened): Promise<VersionsAnswer> => {
  const { file, schema } = opened.locate(requiredText(body.file, 'file'));
  const count = Math.max(1, Number(body.count) || 1);
  const { versions: kept } = await opened.workspace.versions({ file, count });
  const changesOf = (index: number, after: string) => {
    const [name, from] = [kept[index - 1]?.file ?? file, kept[index]?.file];
    const before = kept[index]?.text ?? '';
    const isRenamed = before !== '' && from !== undefined && from !== name;
    const renamedFrom = isRenamed ? from : undefined;
    const texts = { schema, before, after, renamedFrom };
    return describeTexts(opened.schemas, texts).map(opened.words.worded);
  };
  const saved = changesOf(0, savedText(opened, file));
  const list = kept.map(({ id, author, date, title, text }, index): Version => {
    return { id, author, date, title, changes: changesOf(index + 1, text) };
  });
  return {
    versions: [
      ...(saved.length > 0 ? [{ id: SAVED, changes: saved }] : []),
      ...list.slice(0, count),
    ],
    hasMore: list.length > count,
  };
};

/** A file as it was. */
export const version: Endpoint = async (body, opened): Promise<VersionAnswer> => {
  const { file } = opened.locate(requiredText(body.file, 'file'));
  const id = requiredText(body.id, 'id');
  if (id === SAVED) return { value: parsedOrUndefined(savedText(opened, file)) };
  const { text } = await opened.workspace.version({ file, id });
  return { value: parsedOrUndefined(text) };
};

const savedText = (opened: OpenSite, file: string): string =>
  withoutByteOrderMark(opened.textOf(file) ?? '');
