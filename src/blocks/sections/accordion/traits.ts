import type { SectionTraits } from '../../../ui/data/section-traits.ts';

export const traits: SectionTraits<'accordion'> = {
  structuredData: ({ id, questions, items }, { url, plainText }) =>
    questions
      ? [
          {
            '@type': 'FAQPage',
            '@id': `${url}#${id ?? 'questions'}`,
            url,
            mainEntity: items
              .flatMap((item) => item.entries ?? [item])
              .map(({ title, text }) => ({
                '@type': 'Question',
                name: title,
                acceptedAnswer: { '@type': 'Answer', text: plainText(text) },
              })),
          },
        ]
      : [],
};
