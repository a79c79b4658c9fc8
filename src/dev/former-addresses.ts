import type { Connect } from 'vite';
import { GALLERY } from '../app/dev/gallery/gallery-data.ts';
import { STUDIO } from '../app/dev/studio-link.ts';
import { requestAddress, withoutSlash } from '../lib/request-address.ts';

/** What the tools' addresses were until they became English. */
const FORMER: Readonly<Record<string, string>> = { '/__estudio': STUDIO, '/__galeria': GALLERY };

/** Leads from addresses that people may have kept; browsers keep the hash. */
export const formerAddresses: Connect.NextHandleFunction = (request, response, next) => {
  const to = FORMER[withoutSlash(requestAddress(request.url)?.pathname ?? '')];
  if (to === undefined) return next();
  response.writeHead(302, { Location: to }).end();
};
