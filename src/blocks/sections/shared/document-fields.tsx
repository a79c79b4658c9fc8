import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { AnnotatedDocument } from '../../../types/config.gen.ts';
import { breakpoints, orOnPaper, spacing } from '../../../ui/theme/breakpoints.ts';
import { inset, secondHalf } from '../../../ui/theme/layout.ts';
import { NotedWords, noted } from './noted-words.ts';

interface Props {
  fields: NonNullable<AnnotatedDocument['fields']>;
  /** The number of each field's note. */
  numbers: ReactNode[];
  /** True if the document has nothing below them. */
  last: boolean;
}

/** Whether a document shows values before and after a change. */
export const isComparison = ({ fields }: Pick<AnnotatedDocument, 'fields'>) =>
  fields?.some(({ was }) => was) ?? false;

/** The fields of a document: name and value, or the values before and after a change. */
export function DocumentFields({ fields, numbers, last }: Props) {
  const compares = isComparison({ fields });
  // Speakers repeat in a dialogue, so it is a list of entries, not of terms and descriptions.
  const isDialogue = new Set(fields.map(({ label }) => label)).size < fields.length;
  const [list, entry, term, description] = isDialogue ? DIALOGUE : TERMS;
  const Fields = last ? PlainList : RuledList;
  return (
    <Fields component={list} disablePadding>
      {fields.map(({ label, was, value, note }, index) => {
        const { Entry, Value } = !compares ? PLAIN : was ? CHANGED : UNCHANGED;
        return (
          <Entry key={index} as={entry}>
            <Typography component={term} color="textSecondary">
              {label}
            </Typography>
            {was && (
              <Before component={description} color="textSecondary">
                <del>{was}</del>
              </Before>
            )}
            <Value component={description} data-note={note}>
              {was ? <Inserted as="ins">{value}</Inserted> : <NotedWords>{value}</NotedWords>}
              {numbers[index]}
            </Value>
          </Entry>
        );
      })}
    </Fields>
  );
}

const TERMS = ['dl', 'div', 'dt', 'dd'] as const;
const DIALOGUE = ['ol', 'li', 'span', 'span'] as const;

const IN_COLUMNS = orOnPaper(breakpoints.up('sm'));
const FROM_TABLET = orOnPaper(breakpoints.up('lg'));

const PlainList = styled(List)({ lineHeight: 1.5 }) as typeof List;

const RuledList = styled(PlainList)({ borderBottom: '1px solid var(--line)' }) as typeof List;

const Entry = styled('div')({
  display: 'grid',
  gap: '2px 24px',
  paddingBlock: spacing(1.5),
  paddingInline: inset,
  '&:not(:first-of-type)': { borderTop: '1px solid var(--line)' },
  [IN_COLUMNS]: { gridTemplateColumns: 'var(--label, 112px) minmax(0, 1fr)' },
});

const Value = styled(Typography)({
  ...noted,
  [IN_COLUMNS]: { gridColumn: 2 },
}) as typeof Typography;

const Before = styled(Value)({
  [FROM_TABLET]: { paddingRight: spacing(1.5) },
}) as typeof Typography;

const Inserted = styled(NotedWords)({ textDecoration: 'none', fontWeight: 600 });

/** The value before at the left, the value after at the right on another background. */
const ComparedEntry = styled(Entry)({
  [FROM_TABLET]: { gridTemplateColumns: `112px minmax(0, 1fr) ${secondHalf(0)}` },
});

const PLAIN = { Entry, Value };

const CHANGED = {
  Entry: styled(ComparedEntry)({
    [FROM_TABLET]: {
      // The start and the end have different paddings, so the middle of the text is not at 50%.
      background:
        'linear-gradient(90deg,#0000 calc(50% + 12px + (var(--start) - var(--end))/2),var(--bg) 0)',
    },
  }),
  Value: styled(Value)({ [FROM_TABLET]: { gridColumn: '-2 / -1' } }) as typeof Typography,
};

/** A value that did not change covers both columns. */
const UNCHANGED = {
  Entry: styled(ComparedEntry)({ [FROM_TABLET]: { background: 'var(--bg)' } }),
  Value: styled(Value)({ [FROM_TABLET]: { gridColumn: '2 / -1' } }) as typeof Typography,
};
