import type { Leave } from '../left-behind.ts';

/** A word in brackets, as WordPress writes what plugins fill in. Bounded, so that a text of brackets stays cheap. */
const CODE = /\[(\/?)([a-z][\w-]{1,40})((?:\s[^[\]<>]{0,500})?)\/?\]/gi;

const KNOWN = new Set([
  'gallery',
  'caption',
  'embed',
  'video',
  'audio',
  'playlist',
  'youtube',
  'more',
]);

/** Attachments by their id, for galleries. */
export type Attachments = ReadonlyMap<string, { address: string; alt: string }>;

/** The HTML of a post without shortcodes: captions and galleries are written out, of others what they surround stays. */
export function withoutShortcodes(html: string, attachments: Attachments, leave: Leave): string {
  const closed = new Set(
    Array.from(html.matchAll(CODE), ([, slash, name = '']) => (slash ? name : '')),
  );
  return html.replace(CODE, (whole, slash: string, name: string, attributes: string) => {
    const isCode =
      KNOWN.has(name) || closed.has(name) || /[_-]/.test(name) || /=\s*["']?\S/.test(attributes);
    if (!isCode) return whole;
    if (name === 'caption' || name === 'wp_caption') return slash ? '</figure>' : '<figure>';
    if (slash) return '';
    if (name === 'gallery') return gallery(attributes, attachments);
    // What it surrounds is kept, and says more than its name.
    if (!/^(vc_|et_pb_|fusion_|av_)/.test(name))
      leave('shortcode', `[${name}${attributes.slice(0, 60)}]`);
    return '';
  });
}

function gallery(attributes: string, attachments: Attachments): string {
  const [, ids = ''] = /ids=["']?([\d,\s]{1,400})/.exec(attributes) ?? [];
  const pictures = ids.split(',').flatMap((id) => attachments.get(id.trim()) ?? []);
  return pictures
    .map(({ address, alt }) => `<img src="${escaped(address)}" alt="${escaped(alt)}">`)
    .join('');
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
