import { fileOfPicture } from '../../../ui/data/picture-file.ts';
import type { SectionTraits } from '../../../ui/data/section-traits.ts';

export const traits: SectionTraits<'people'> = {
  structuredData: ({ people }, { siteUrl, organization, plainText, record }) =>
    people.flatMap((id) => {
      const person = record('people', id);
      if (!person) return [];
      const { name, role, portrait, text, links = [] } = person;
      const addresses = links.map(({ to }) => to);
      const elsewhere = addresses.filter((to) => to.startsWith('https:'));
      const email = addresses.find((to) => /^mailto:./.test(to))?.slice('mailto:'.length);
      return {
        '@type': 'Person',
        '@id': `${siteUrl}/#person-${id}`,
        name,
        jobTitle: role,
        ...(text && { description: plainText(text) }),
        ...(portrait && { image: siteUrl + fileOfPicture(portrait.src) }),
        ...(email && { email }),
        ...(elsewhere.length > 0 && { sameAs: elsewhere }),
        worksFor: organization,
      };
    }),
};
