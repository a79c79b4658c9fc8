import { isDocument } from '../lib/document-files.ts';

/** Lets a drawing move by CSS and show what is beside it, and nothing run. */
export const DOCUMENT_POLICY = [
  "default-src 'none'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "media-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
  'sandbox',
].join(';');

export const POLICY_HEADER = 'Content-Security-Policy';

/** Documents recognised by their ending; neither pages nor other files of the build have one of these. */
export const DRAWING = '.svg';

/**
 * The addresses of the other documents of public/. A page is HTML too, so that these have to be named one by one; hosts
 * answer `/a` with a.html as well.
 */
export const documentAddresses = (files: Iterable<string>): string[] =>
  [...files]
    .filter((file) => isDocument(file) && !file.endsWith(DRAWING))
    .flatMap((file) => (file.endsWith('.html') ? [file, file.slice(0, -'.html'.length)] : [file]))
    .sort();
