import { postalAddress } from '../../../lib/address-in.ts';
import { upperFirst } from '../../../lib/upper-first.ts';
import type { OpeningHours, Place } from '../../../types/config.gen.ts';
import { fileOfPicture } from '../../../ui/data/picture-file.ts';
import type {
  PageIdentity,
  SectionTraits,
  StructuredItem,
} from '../../../ui/data/section-traits.ts';

export const traits: SectionTraits<'places'> = {
  structuredData: ({ places }, page) =>
    places.flatMap((id) => {
      const place = page.record('places', id);
      return place ? business(id, place, page) : [];
    }),
};

function business(id: string, place: Place, page: PageIdentity): StructuredItem {
  const { name, kind = 'LocalBusiness', phone, email, hours, exceptions, picture } = place;
  return {
    '@type': kind,
    '@id': `${page.siteUrl}/#place-${id}`,
    name,
    url: page.url,
    address: postalAddress(page.language, place),
    image: picture ? page.siteUrl + fileOfPicture(picture.src) : page.image,
    ...(phone && { telephone: afterScheme(phone.to) }),
    ...(email && { email: afterScheme(email.to) }),
    ...(place.map && { hasMap: place.map.to }),
    ...(hours && { openingHoursSpecification: hours.flatMap(weekly) }),
    ...(exceptions && {
      specialOpeningHoursSpecification: exceptions.flatMap(({ from, to = from, days, times }) =>
        // Both at midnight: closed all day.
        (times ?? ['00:00-00:00']).map((span) => ({
          '@type': 'OpeningHoursSpecification',
          validFrom: from,
          validThrough: to,
          ...(days && { dayOfWeek: days.map((day) => upperFirst(day)) }),
          ...opening(span),
        })),
      ),
    }),
    parentOrganization: page.organization,
  };
}

const weekly = ({ days, times }: OpeningHours) =>
  times.map((span) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.map((day) => upperFirst(day)),
    ...opening(span),
  }));

function opening(span: string) {
  const [opens, closes = ''] = span.split('-');
  return { opens, closes: closes.replace('24:00', '23:59') };
}

const afterScheme = (link: string) => link.replace(/^[a-z]+:/, '');
