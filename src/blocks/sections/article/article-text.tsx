import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Picture as PictureConfig } from '../../../types/config.gen.ts';
import type { SectionOf } from '../../../ui/data/types.ts';
import { Picture } from '../../../ui/picture.tsx';
import { RichText } from '../../../ui/rich-text.tsx';
import { Eyebrow, Intro, SectionTitle } from '../../../ui/section/headings.tsx';
import { Section, useSection } from '../../../ui/section/section.tsx';
import { breakpoints, spacing } from '../../../ui/theme/breakpoints.ts';
import { size } from '../../../ui/theme/size.ts';
import { Blocks } from './blocks.tsx';
import { column, LAST, MEASURE, WITHOUT_MARGIN } from './column.ts';
import type { DatedArticle } from './traits.ts';

/** A long text in one column, with its title over the column and its date beside the beginning. */
export function ArticleText({ section }: { section: SectionOf<'article'> }) {
  const { picture, blocks, ...head } = section;
  return (
    <Section section={section}>
      <Container>
        <Article data-undated={head.date || head.author ? undefined : ''}>
          <Head section={head} />
          {picture && <Opening picture={picture} />}
          <Blocks blocks={blocks} />
        </Article>
      </Container>
    </Section>
  );
}

/** What stands in the margin is the date and the author: without either there is none, and all is below the title. */
const Article = styled('article')({ '&[data-undated]': WITHOUT_MARGIN });

/** A photo as wide as the page; a drawing above the text, whole. */
const Opening = ({ picture }: { picture: PictureConfig }) =>
  picture.src.endsWith('.svg') ? (
    <Beside>
      <Drawing picture={picture} />
    </Beside>
  ) : (
    <Wide picture={picture} />
  );

function Head({ section }: { section: Omit<DatedArticle, 'blocks' | 'picture'> }) {
  const { headingId } = useSection();
  const { eyebrow, title, intro, date, dateText, author } = section;
  const Origin = intro ? OriginBeside : OriginAbove;
  return (
    <Header>
      <Title>
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        <SectionTitle id={headingId}>{title}</SectionTitle>
      </Title>
      {(date || author) && (
        <Origin variant="body2">
          {date && <time dateTime={date}>{dateText}</time>}
          {author && <span>{author}</span>}
        </Origin>
      )}
      {intro && (
        <Lead>
          <RichText text={intro} />
        </Lead>
      )}
    </Header>
  );
}

const Header = styled('header')({
  ...column,
  alignItems: 'start',
  rowGap: 'clamp(20px, 1rem + 1.4vw, 40px)',
  marginBottom: 'clamp(28px, 1rem + 2.6vw, 64px)',
});

const Title = styled('div')({ gridColumn: '1 / -1', maxWidth: 980 });

/** Above the lead on a phone, beside it in a wide window. */
const OriginBeside = styled(Typography)({
  display: 'flex',
  flexWrap: 'wrap',
  gap: spacing(0.5, 2),
  color: 'var(--muted)',
  gridColumn: '1 / -1',
  [breakpoints.up('lg')]: {
    flexDirection: 'column',
    gridColumn: '1',
    paddingTop: spacing(1),
    borderTop: '1px solid var(--line)',
  },
});

/** Without a lead it would stand alone: it begins the column of the text. */
const OriginAbove = styled(OriginBeside)({
  [breakpoints.up('lg')]: {
    flexDirection: 'row',
    gridColumn: LAST,
    paddingTop: 0,
    borderTop: 0,
  },
});

const Lead = styled(Intro)({
  margin: 0,
  maxWidth: MEASURE,
  color: 'var(--fg)',
  fontSize: size.middle,
  lineHeight: 1.4,
  [breakpoints.up('lg')]: { gridColumn: LAST },
});

const Beside = styled('div')({ ...column, marginBottom: 'clamp(28px, 1rem + 2.6vw, 64px)' });

const Drawing = styled(Picture)({
  width: '100%',
  maxWidth: MEASURE,
  maxHeight: 560, // as wide as the text up to a ratio of 5:4
  objectFit: 'contain',
  borderRadius: 'var(--picture)',
  [breakpoints.up('lg')]: { gridColumn: LAST },
});

const Wide = styled(Picture)({
  width: '100%',
  marginBottom: 'clamp(32px, 1rem + 3vw, 72px)',
  aspectRatio: '21 / 9',
  objectFit: 'cover',
  borderRadius: 'var(--radius)',
  [breakpoints.down('sm')]: { aspectRatio: '3 / 2' },
  '@media print': { maxHeight: '70mm', objectFit: 'contain' },
});
