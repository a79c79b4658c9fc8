import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import type { ElementType } from 'react';
import { boundWords } from '../../../lib/bound-words.ts';
import type { ListedRecord } from '../../../ui/data/record-list.ts';
import { Link } from '../../../ui/link.tsx';
import { spacing } from '../../../ui/theme/breakpoints.ts';
import { textFont } from '../../../ui/theme/fonts.ts';
import { size } from '../../../ui/theme/size.ts';
import { covering } from '../shared/covering.ts';

interface Props extends Pick<ListedRecord, 'to' | 'isElsewhere' | 'title' | 'mark'> {
  /** What makes its link, by default one that covers its row or card; it is underlined if it leads elsewhere. */
  as?: ElementType;
}

const Covering = styled(Link)(covering());

/** Nothing else says that it leads to another page: a title of a record is expected to lead to its own. */
const Underlined = styled(Covering)({ textDecorationColor: 'var(--accent)' });

/** The title of a record, a link if it leads somewhere, and the state that it is in. */
export const RecordTitle = ({
  to,
  isElsewhere,
  title,
  mark,
  as: Leading = isElsewhere ? Underlined : Covering,
}: Props) => (
  <>
    {to === undefined ? boundWords(title) : <Leading to={to}>{boundWords(title)}</Leading>}
    {mark && (
      <>
        {' '}
        <Mark variant="outlined" component="span">
          {mark}
        </Mark>
      </>
    )}
  </>
);

/** Marks what the search finds on a page of its own. */
export const listedOf = ({ to, isElsewhere }: Pick<ListedRecord, 'to' | 'isElsewhere'>) =>
  (to !== undefined && !isElsewhere) || undefined;

/** Its words and its frame say it, on paper and in colours of the visitor's own too. */
const Mark = styled(Paper)({
  display: 'inline-block',
  padding: spacing(0.25, 1),
  background: 'none',
  border: '1px solid currentColor',
  fontSize: size.small,
  fontFamily: textFont,
  lineHeight: 1.3,
  fontWeight: 600,
  letterSpacing: 0,
  textTransform: 'none',
  verticalAlign: 'middle',
}) as typeof Paper;
