import { commaIn } from './comma-in.ts';

/** The lines of an address as one: "Rua A, 1, Cotia", with the comma of the language's script. */
export const addressIn = (language: string, lines: readonly string[]): string =>
  lines.join(commaIn(language));

interface Addressed {
  address: readonly string[];
  /** Its parts. */
  postal?: {
    street: string;
    locality: string;
    region?: string;
    postalCode?: string;
    country?: string;
  };
}

/** An address of schema.org, of its parts where they are known. */
export function postalAddress(language: string, { address, postal }: Addressed) {
  const {
    street = addressIn(language, address),
    locality,
    region,
    country,
    postalCode,
  } = postal ?? {};
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    ...(locality && { addressLocality: locality }),
    ...(region && { addressRegion: region }),
    ...(postalCode && { postalCode }),
    ...(country && { addressCountry: country }),
  };
}
