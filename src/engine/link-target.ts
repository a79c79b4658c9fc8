import type { Site } from '../types/config.gen.ts';

export interface LinkTargetInfo {
  href: string;
  /** True when the router can open it without leaving the app. */
  internal: boolean;
  /** True when it opens in a new tab. */
  newTab: boolean;
}

/** Reads a `to` of the configuration. The validator has already refused unsafe addresses. */
export function linkTarget(to: string, whatsapp: Site['contacts']['whatsapp']): LinkTargetInfo {
  if (to.startsWith('whatsapp:')) {
    const text = to.slice('whatsapp:'.length) || whatsapp.message;
    const href = `https://wa.me/${whatsapp.number}?text=${encodeURIComponent(text)}`;
    return { href, internal: false, newTab: true };
  }
  if (to.startsWith('https://')) return { href: to, internal: false, newTab: true };
  // A file of public/ (a PDF, an image) is fetched by the browser itself.
  const isFile = /^[^?#]*\.[a-z0-9]+($|[?#])/.test(to);
  const internal = !isFile && (to.startsWith('/') || to.startsWith('#'));
  return { href: to, internal, newTab: false };
}
