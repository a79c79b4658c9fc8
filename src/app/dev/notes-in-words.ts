import type { PageData, UnpublishedNote } from '../../ui/data/types.ts';
import type { Wording } from '../../words/message.ts';

/** The page with its notes in the language of whoever looks at it: they come as data. Records in lists have theirs in the title. */
export function notesInWords(data: PageData, worded: (wording: Wording) => string): PageData {
  if (!data.unpublished) return data;
  const { page, sections, records = {} } = data.unpublished;
  const inWords = ({ text, label }: UnpublishedNote): UnpublishedNote => ({
    text: worded(text as Wording),
    label: worded(label as Wording),
  });
  const ofSections = Object.entries(sections).map(([index, note]) => [index, inWords(note)]);
  const lists = Object.entries(data.assets?.lists ?? {}).map(([key, list]) => {
    const items = list.items.map((item) => {
      const why = records[item.to ?? item.title];
      return why ? { ...item, title: `${item.title} [${worded(why as Wording)}]` } : item;
    });
    return [key, { ...list, items }];
  });
  return {
    ...data,
    ...(lists.length > 0 && { assets: { ...data.assets, lists: Object.fromEntries(lists) } }),
    unpublished: {
      ...(page && { page: inWords(page) }),
      sections: Object.fromEntries(ofSections),
    },
  };
}
