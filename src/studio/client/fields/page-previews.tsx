import { Box, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { SiteData } from '../../../ui/data/types.ts';
import { t } from '../../../words/reader.ts';
import { host } from '../../shared/host.ts';
import { getAtPointer, textAt } from '../../shared/json-pointer.ts';
import type { Json } from '../../shared/protocol.ts';
import { Disclosure } from '../form/ui/disclosure.tsx';
import { useAnswer } from '../store/use-answer.ts';
import { useStudio } from '../store/use-store.ts';
import { Caption } from '../ui/elements.ts';
import { useTabState } from '../ui/use-tab-state.ts';

interface Props {
  file: string;
  page: Json;
}

/** How a page looks outside of the site: in a search, and where somebody shares it. */
export function PagePreviews({ file, page }: Props) {
  const [search, setSearch] = useTabState('studio-search-preview', true);
  const [social, setSocial] = useTabState('studio-social-preview', false);
  return (
    <Box sx={{ marginBottom: 3 }}>
      <Disclosure
        title={t('studio/fields:in-search')}
        open={search}
        onToggle={() => setSearch(!search)}
      >
        <SearchPreview page={page} />
      </Disclosure>
      {host().hasSocialPictures && (
        <Disclosure
          title={t('studio/fields:in-networks')}
          open={social}
          onToggle={() => setSocial(!social)}
        >
          <SocialPreview file={file} page={page} />
        </Disclosure>
      )}
    </Box>
  );
}

const isHidden = (page: Json) => getAtPointer(page, '/meta/noindex') === true;

/** Neutral: no search engine's own look. */
const Result = styled('div')(({ theme }) => ({
  padding: 12,
  border: '1px solid',
  borderColor: (theme.vars ?? theme).palette.divider,
  borderRadius: 3,
  fontFamily: 'Arial, sans-serif',
  overflowWrap: 'anywhere',
  '& p': { margin: 0 },
}));

function SearchPreview({ page }: { page: Json }) {
  const site = useStudio(({ shown }) => (shown?.page.site as SiteData | undefined)?.siteUrl) ?? '';
  if (isHidden(page)) return <Caption>{t('studio/fields:not-in-search')}</Caption>;
  const [title, description] = ['title', 'description'].map((key) => textAt(page, `/meta/${key}`));
  const meta = { path: textAt(page, '/path'), title: title ?? '', description: description ?? '' };
  const result = searchResult(meta, site);
  const isCut = result.title !== title || result.description !== description;
  return (
    <>
      <Result>
        <Box component="p" sx={{ fontSize: 12, color: 'text.secondary' }}>
          {result.address}
        </Box>
        <Box component="p" sx={{ fontSize: 18, lineHeight: 1.3, marginBlock: '2px 4px' }}>
          {result.title}
        </Box>
        <Box component="p" sx={{ fontSize: 13, lineHeight: 1.5, color: 'text.secondary' }}>
          {result.description}
        </Box>
      </Result>
      <Caption sx={{ marginTop: 1 }}>
        {isCut ? t('studio/fields:cut-in-search') : t('studio/fields:whole-in-search')}
      </Caption>
    </>
  );
}

function SocialPreview({ file, page }: Props) {
  const own = textAt(page, '/meta/ogImage');
  if (own)
    return (
      <Picture
        src={own}
        title={textAt(page, '/meta/title')}
        note={t('studio/fields:chosen-picture')}
      />
    );
  if (isHidden(page)) return <Caption>{t('studio/fields:no-picture')}</Caption>;
  return <DrawnPicture file={file} title={textAt(page, '/meta/title')} />;
}

/** In milliseconds: it is drawn when nobody is typing. */
const PAUSE = 700;

function DrawnPicture({ file, title }: { file: string; title: string }) {
  const edits = useStudio((state) => state.edits);
  const { answer: drawn, error } = useAnswer(
    'social-picture',
    { edits, page: file },
    { pause: PAUSE },
  );
  if (error) return <Caption role="status">{error}</Caption>;
  if (!drawn) return <Caption role="status">{t('studio/fields:drawing')}</Caption>;
  if (!drawn.picture) return <Caption role="status">{t('studio/fields:not-drawn')}</Caption>;
  return <Picture src={drawn.picture} title={title} note={t('studio/fields:drawn-picture')} />;
}

const Picture = ({ src, title, note }: { src: string; title: string; note: string }) => (
  <>
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden' }}>
      <img
        src={src}
        alt={t('studio/fields:picture-alt')}
        style={{ display: 'block', width: '100%', aspectRatio: '1200 / 630', objectFit: 'cover' }}
      />
      <Typography variant="body2" sx={{ padding: 2, fontWeight: 600 }}>
        {title}
      </Typography>
    </Box>
    <Caption sx={{ marginTop: 1 }}>{note}</Caption>
  </>
);

/** About as much as search engines show, in characters. */
const MAX_TITLE = 60;
const MAX_DESCRIPTION = 155;

interface SearchResult {
  /** "www.a.example › servicos › nsoc" */
  address: string;
  title: string;
  description: string;
}

interface PageMeta {
  path: string;
  title: string;
  description: string;
}

/** A page as a search engine lists it: what is too long is cut at a word. */
export function searchResult(
  { path, title, description }: PageMeta,
  siteUrl: string,
): SearchResult {
  const host = URL.canParse(siteUrl) ? new URL(siteUrl).host : siteUrl;
  return {
    address: [host, ...path.split('/').filter(Boolean)].join(' › '),
    title: cutAtWord(title, MAX_TITLE),
    description: cutAtWord(description, MAX_DESCRIPTION),
  };
}

function cutAtWord(text: string, max: number): string {
  if (text.length <= max) return text;
  const start = text.slice(0, max);
  const end = start.lastIndexOf(' ');
  return `${start.slice(0, end > 0 ? end : max).replace(/(?<![\s,;:.|–-])[\s,;:.|–-]+$/, '')} …`;
}
