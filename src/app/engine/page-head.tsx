import { memoize } from '../../lib/memoize.ts';
import type { Page } from '../../types/config.gen.ts';
import { usePictureSize } from '../../ui/data/assets-context.ts';
import { useSite } from '../../ui/data/site-context.ts';
import { socialImageSize, socialImageUrl } from '../../ui/data/social-image.ts';
import type { PictureSize } from '../../ui/data/types.ts';

/**
 * Title and metadata; React moves them to the head, on the server and on every navigation.
 * The build adds structured data: it is only read from fetched documents.
 */
export function PageHead({ page }: { page: Page }) {
  const { site, siteUrl } = useSite();
  const { title, description, keywords, canonical, noindex } = page.meta;
  const url = absolute(canonical ?? page.path, siteUrl);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={keywords.join(', ')} />
      {noindex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={url} />}
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={localeOf(site.language)} />
      <meta property="og:site_name" content={site.brand.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <SocialImage page={page} />
    </>
  );
}

/** The page's own picture, else the one that the build draws; none for pages that are not indexed. */
function SocialImage({ page: { path, meta } }: { page: Page }) {
  if (meta.ogImage) return <OwnImage src={meta.ogImage} alt={meta.title} />;
  if (meta.noindex) return <meta name="twitter:card" content="summary" />;
  return <ImageTags src={socialImageUrl(path)} size={socialImageSize} alt={meta.title} />;
}

function OwnImage({ src, alt }: { src: string; alt: string }) {
  return <ImageTags src={src} size={usePictureSize(src)} alt={alt} />;
}

function ImageTags({ src, size, alt }: { src: string; size: PictureSize; alt: string }) {
  const { siteUrl } = useSite();
  return (
    <>
      <meta property="og:image" content={absolute(src, siteUrl)} />
      <meta property="og:image:width" content={String(size.width)} />
      <meta property="og:image:height" content={String(size.height)} />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** Open Graph needs a country with the language: `en` -> `en_US`. */
const localeOf = memoize((tag: string) => {
  const { language, region } = new Intl.Locale(tag).maximize();
  return `${language}_${region}`;
});

function absolute(address: string, siteUrl: string): string {
  return address.startsWith('/') ? `${siteUrl}${address}` : address;
}
