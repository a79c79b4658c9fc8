import { postalAddress } from '../../../lib/address-in.ts';
import { upperFirst } from '../../../lib/upper-first.ts';
import type { OpeningHours, Weekday } from '../../../types/config.gen.ts';
import { fileOfPicture } from '../../../ui/data/picture-file.ts';
import type { DaySpan, ScheduledPlace } from '../../../ui/data/scheduled-place.ts';
import type {
  PageIdentity,
  SectionTraits,
  StructuredItem,
} from '../../../ui/data/section-traits.ts';

export const traits: SectionTraits<'places'> = {
  structuredData: ({ places }, page) =>
    places.flatMap((id) => {
      const place = page.record('places', id) as ScheduledPlace | undefined;
      return place ? business(id, place, page) : [];
    }),
};

function business(id: string, place: ScheduledPlace, page: PageIdentity): StructuredItem {
  const { name, kind = 'LocalBusiness', phone, email, hours, year, exceptions, picture } = place;
  const weekly = (hours: readonly OpeningHours[], span?: DaySpan) =>
    hours.flatMap(({ days, times }) => specified(span, days, times));
  const specification = year
    ? year.flatMap(({ spans, hours }) =>
        spans.flatMap((span) => (hours.length > 0 ? weekly(hours, span) : specified(span))),
      )
    : hours && weekly(hours);
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
    ...(specification && { openingHoursSpecification: specification }),
    ...(exceptions && {
      specialOpeningHoursSpecification: exceptions.flatMap(({ from, to = from, days, times }) =>
        specified({ from, to }, days, times),
      ),
    }),
    parentOrganization: page.organization,
  };
}

/** Both at midnight: closed all day. */
const CLOSED = '00:00-00:00';

const specified = (
  span?: DaySpan,
  days?: readonly Weekday[],
  times: readonly string[] = [CLOSED],
) =>
  times.map((time) => ({
    '@type': 'OpeningHoursSpecification',
    ...(span && { validFrom: span.from, validThrough: span.to }),
    ...(days && { dayOfWeek: days.map((day) => upperFirst(day)) }),
    ...opening(time),
  }));

function opening(span: string) {
  const [opens, closes = ''] = span.split('-');
  return { opens, closes: closes.replace('24:00', '23:59') };
}

const afterScheme = (link: string) => link.replace(/^[a-z]+:/, '');
