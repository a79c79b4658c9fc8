import { SECURITY_TXT } from '../hosting/own-addresses.ts';
import type { Site } from '../types/config.gen.ts';

/** Files about the site for people who look behind it, by name. */
export function aboutFiles(
  { brand, contacts, language, otherLanguages = [], security }: Site,
  siteUrl: string,
) {
  return {
    'humans.txt': lines(
      '/* TEAM */',
      brand.legalName,
      `Contact: ${contacts.email.to.replace(/^mailto:/, '')}`,
      '',
      '/* SITE */',
      `Language: ${[language, ...otherLanguages].join(', ')}`,
      `Address: ${siteUrl}`,
    ),
    // RFC 9116.
    ...(security && {
      [SECURITY_TXT]: lines(
        `Contact: ${security.contact}`,
        `Expires: ${security.expires}T23:59:59Z`,
        `Preferred-Languages: ${language.split('-')[0]}, en`,
        `Canonical: ${siteUrl}/${SECURITY_TXT}`,
      ),
    }),
  };
}

const lines = (...all: string[]) => `${all.join('\n')}\n`;
