import type { PriceItem } from '../../../types/config.gen.ts';
import type {
  PageIdentity,
  SectionTraits,
  StructuredItem,
} from '../../../ui/data/section-traits.ts';
import { withAmounts } from './priced.ts';

export const traits: SectionTraits<'prices'> = {
  draw: (section, _, language) => withAmounts(section, language),
  structuredData: ({ id, title, currency, items }, page) => [
    {
      '@type': 'OfferCatalog',
      '@id': `${page.url}#${id ?? 'prices'}`,
      name: title,
      url: page.url,
      itemListElement: items.map((item) => offer(item, currency, page)),
    },
  ],
};

/** What has no amount is an offer without a price. */
function offer({ title, text, amount, from }: PriceItem, currency: string, page: PageIdentity) {
  const price: StructuredItem | undefined =
    amount === undefined
      ? undefined
      : {
          '@type': 'PriceSpecification',
          priceCurrency: currency,
          // Of a lowest price, what one pays is not known.
          ...(from ? { minPrice: amount } : { price: amount }),
        };
  return {
    '@type': 'Offer',
    name: title,
    ...(text && { description: page.plainText(text) }),
    ...(amount !== undefined && !from && { price: amount, priceCurrency: currency }),
    ...(price && { priceSpecification: price }),
    offeredBy: page.organization,
  };
}
