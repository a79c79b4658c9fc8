import type { Case } from '../../../types/config.gen.ts';
import type { SectionTraits } from '../../../ui/data/section-traits.ts';
import { shownFields } from './shown-fields.ts';

export const traits: SectionTraits<'case-study'> = {
  shows: {
    collection: 'cases',
    whole: ({ case: id }) => id,
    fields: (section, id, study) =>
      section.case === id ? shownFields(section, study as Case) : [],
  },
  opening: ({ case: id }, records) => records.cases?.[id],
  // A page that opens with a case is an article about it.
  structuredData: ({ parts }, page, isFirst) =>
    isFirst && (parts?.includes('opening') ?? true)
      ? [
          {
            '@type': 'Article',
            '@id': `${page.url}#article`,
            headline: page.title,
            description: page.description,
            url: page.url,
            inLanguage: page.language,
            image: page.image,
            author: page.organization,
            publisher: page.organization,
          },
        ]
      : [],
};
