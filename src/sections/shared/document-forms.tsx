import { styled } from '@mui/material/styles';
import { secondHalf } from '../../theme/halves.ts';
import { inset } from '../../theme/inset.ts';
import type { AnnotatedDocument } from '../../types/config.gen.ts';
import { Picture } from '../../ui/picture.tsx';
import { Cells } from './log-cells.tsx';

const FROM_TABLET = '@media (min-width: 800px), print';

const Plain = styled('dl')({
  lineHeight: 1.5,
  '& > *': {
    display: 'grid',
    gap: '2px 24px',
    paddingBlock: 12,
    paddingInline: inset,
    borderBottom: '1px solid var(--line)',
    '@media (min-width: 560px), print': {
      gridTemplateColumns: '112px minmax(0, 1fr)',
      '& > :not(:first-child)': { gridColumn: 2 },
    },
  },
  '&:last-child > :last-child': { borderBottom: 0 },
  '& > * > :first-child': { color: 'var(--muted)' },
});

/** Before at the left, after at the right, on a ground of its own. */
const Compared = styled(Plain)({
  '& del': { color: 'var(--muted)' },
  '& ins': { textDecoration: 'none', fontWeight: 600 },
  [FROM_TABLET]: {
    '& > div': {
      gridTemplateColumns: `112px minmax(0, 1fr) ${secondHalf(0)}`,
      // The words' middle is not that of the whole where one side is wider.
      background:
        'linear-gradient(90deg,#0000 calc(50% + 12px + (var(--start) - var(--end))/2),var(--bg) 0)',
      '& > dd:last-of-type': { gridColumn: '-2 / -1' },
      '& > dd:only-of-type': { gridColumn: '2 / -1' },
    },
    '& dd:not(:last-of-type)': { paddingRight: 12 },
    // What was so before, too, is of both.
    '& > div:not(:has(del))': { background: 'var(--bg)' },
  },
});

/** Balloons, those of who answers at the right. */
const Chat = styled('div')({
  '& p': {
    padding: '10px 14px',
    border: '1px solid var(--line)',
    borderRadius: 'var(--radius)',
    margin: '0 auto 0 0',
    maxWidth: '88%',
    '&[data-as=reply]': { margin: '0 0 0 auto', background: 'var(--bg)' },
  },
});

const Poster = styled('div')({ textAlign: 'center', '&& p': { justifyContent: 'center' } });

/** In the middle, as its lines. */
export const PosterPicture = styled(Picture)({ margin: '32px auto 0' });

/** Whether a document shows a change. */
export const isComparison = ({ fields }: AnnotatedDocument) =>
  fields?.some(({ was }) => was) ?? false;

/** The fields of a document; those of one that shows a change. */
export const FIELDS = { plain: Plain, compared: Compared };

/** The lines of a document by its form, where they are more than paragraphs. */
export const LINES: Record<string, typeof Chat | typeof Cells> = {
  chat: Chat,
  poster: Poster,
  columns: Cells,
};
