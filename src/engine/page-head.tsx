import type { Page } from '../types/config.gen.ts';
import { useSite } from './site-context.ts';

/** Title and metadata; React moves them to the head, on the server and on every navigation. */
export function PageHead({ page }: { page: Page }) {
  const { site, siteUrl } = useSite();
  const {
    title,
    description,
    keywords,
    ogImage = site.seo.ogImage,
    canonical,
    noindex,
  } = page.meta;
  const url = absolute(canonical ?? page.path, siteUrl);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={keywords.join(', ')} />
      {noindex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={url} />}
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="pt_BR" />
      <meta property="og:site_name" content={site.brand.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      {ogImage && <meta property="og:image" content={absolute(ogImage, siteUrl)} />}
      <meta name="twitter:card" content={ogImage ? 'summary_large_image' : 'summary'} />
    </>
  );
}

function absolute(address: string, siteUrl: string): string {
  return address.startsWith('/') ? `${siteUrl}${address === '/' ? '/' : address}` : address;
}
