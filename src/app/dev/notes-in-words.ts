import type { PageData, UnpublishedNote } from '../../ui/data/types.ts';
import type { Wording } from '../../words/message.ts';

/** The page with its notes in the language of whoever looks at it: they come as data. */
export function notesInWords(data: PageData, worded: (wording: Wording) => string): PageData {
  if (!data.unpublished) return data;
  const { page, sections } = data.unpublished;
  const inWords = ({ text, label }: UnpublishedNote): UnpublishedNote => ({
    text: worded(text as Wording),
    label: worded(label as Wording),
  });
  const ofSections = Object.entries(sections).map(([index, note]) => [index, inWords(note)]);
  return {
    ...data,
    unpublished: {
      ...(page && { page: inWords(page) }),
      sections: Object.fromEntries(ofSections),
    },
  };
}
