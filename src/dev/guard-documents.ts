import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Connect } from 'vite';
import { DOCUMENT_POLICY, POLICY_HEADER } from '../hosting/public-documents.ts';
import { isDocument } from '../lib/document-files.ts';
import { requestAddress } from '../lib/request-address.ts';

/** For the dev server, whose pages have no policy: a script in a drawing could use the studio. */
export function guardDocuments(folder: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    const path = decodeURIComponent(requestAddress(request.url)?.pathname ?? '');
    if (isDocument(path) && existsSync(join(folder, path)))
      response.setHeader(POLICY_HEADER, DOCUMENT_POLICY);
    next();
  };
}
