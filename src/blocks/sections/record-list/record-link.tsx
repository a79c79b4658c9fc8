import { styled } from '@mui/material/styles';
import { boundWords } from '../../../lib/bound-words.ts';
import type { ListedRecord } from '../../../ui/data/record-list.ts';
import { Link } from '../../../ui/link.tsx';
import { covering } from '../shared/covering.ts';

/** The title of a record: a link, which covers its row or card, if it leads somewhere. */
export const RecordLink = ({ to, title }: Pick<ListedRecord, 'to' | 'title'>) =>
  to === undefined ? boundWords(title) : <Covering to={to}>{boundWords(title)}</Covering>;

/** Marks what the search finds on a page of its own. */
export const listedOf = ({ to, isElsewhere }: Pick<ListedRecord, 'to' | 'isElsewhere'>) =>
  (to !== undefined && !isElsewhere) || undefined;

const Covering = styled(Link)(covering());
