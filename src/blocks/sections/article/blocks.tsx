import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ArticleBlock } from '../../../types/config.gen.ts';
import { Picture } from '../../../ui/picture.tsx';
import { Point } from '../../../ui/point.tsx';
import { Quoted } from '../../../ui/quote.tsx';
import { RichText } from '../../../ui/rich-text.tsx';
import { ItemTitle } from '../../../ui/section/headings.tsx';
import { breakpoints, spacing } from '../../../ui/theme/breakpoints.ts';
import { size } from '../../../ui/theme/size.ts';
import { type } from '../../../ui/theme/typography.ts';
import { column, LAST, MEASURE } from './column.ts';

/** The blocks of an article, one below the other. */
export const Blocks = ({ blocks }: { blocks: ArticleBlock[] }) => (
  <Body>
    <Column>
      {blocks.map((block, index) => (
        <Block key={index} {...block} />
      ))}
    </Column>
  </Body>
);

function Block({ heading, paragraphs, items, numbered, ...others }: ArticleBlock) {
  const [List, Item] = numbered ? NUMBERED : BULLETED;
  return (
    <>
      {heading && <Heading>{heading}</Heading>}
      {paragraphs?.map((paragraph) => (
        <Paragraph key={paragraph} component="div">
          <RichText text={paragraph} />
        </Paragraph>
      ))}
      {items && (
        <List>
          {items.map((item) => (
            <Item key={item}>
              <RichText text={item} />
            </Item>
          ))}
        </List>
      )}
      <Inset {...others} />
    </>
  );
}

/** What stands out of the text: a picture, a quotation. */
function Inset({
  picture,
  caption,
  quote,
  quoted,
}: Pick<ArticleBlock, 'picture' | 'caption' | 'quote' | 'quoted'>) {
  return (
    <>
      {picture && (
        <Figure>
          <Illustration picture={picture} />
          {caption && (
            <Caption component="figcaption" variant="body2" color="textSecondary">
              <RichText text={caption} />
            </Caption>
          )}
        </Figure>
      )}
      {quote && (
        <Figure>
          <Quotation>
            <Quoted>{quote}</Quoted>
          </Quotation>
          {quoted && (
            <Caption component="figcaption" variant="body2" color="textSecondary">
              {quoted}
            </Caption>
          )}
        </Figure>
      )}
    </>
  );
}

const Body = styled('div')(column);

/** Text for reading: a little larger. */
const Column = styled('div')({
  display: 'flow-root',
  maxWidth: MEASURE,
  fontSize: 'min(1rem + .25vw, 1.1875rem)',
  lineHeight: 1.65,
  [breakpoints.up('lg')]: { gridColumn: LAST },
});

const Heading = styled(ItemTitle)({
  margin: '2.2em 0 0.7em',
  fontSize: size.middle,
  lineHeight: 1.25,
  breakAfter: 'avoid',
  '&:not(* + *)': { marginTop: 0 },
});

const Paragraph = styled(Typography)({
  hangingPunctuation: 'first',
  '& + &': { marginTop: '1.1em' },
}) as typeof Typography;

const points = {
  margin: '1.1em 0',
  '& > li + li': { marginTop: '0.5em' },
} as const;

/** Marked as all lists of the theme. */
const BULLETED = [styled('ul')({ ...points, padding: 0, listStyle: 'none' }), Point] as const;

const NUMBERED = [
  styled('ol')({
    ...points,
    paddingLeft: '1.25em',
    listStyle: 'var(--counter, decimal)',
    '& > li::marker': { color: 'var(--muted)' },
  }),
  'li',
] as const;

const Figure = styled('figure')({
  margin: 'clamp(32px, 1rem + 2.4vw, 56px) 0',
  breakInside: 'avoid',
});

const Illustration = styled(Picture)({
  width: '100%',
  borderRadius: 'var(--radius)',
});

const Caption = styled(Typography)({
  marginTop: spacing(1.5),
}) as typeof Typography;

const Quotation = styled('blockquote')({
  ...type.middle,
  margin: 0,
  paddingTop: spacing(2),
  borderTop: '2px solid var(--fg)',
  fontSize: size.title,
  textWrap: 'balance',
});
