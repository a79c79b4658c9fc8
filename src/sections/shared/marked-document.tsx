import { useMessages } from '../../data/site-context.ts';
import { format } from '../../lib/format.ts';
import { secondHalf } from '../../theme/halves.ts';
import { inset } from '../../theme/inset.ts';
import { styled } from '../../theme/styled.tsx';
import type { AnnotatedDocument, AnnotatedNote } from '../../types/config.gen.ts';
import { NoteNumber } from '../../ui/numbered-notes.tsx';
import { Picture } from '../../ui/picture.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { Cells } from './log-cells.tsx';

interface Props {
  document: AnnotatedDocument;
  notes?: AnnotatedNote[];
}

/** What is noted in a document leads by its number to one of the notes. */
export function MarkedDocument({ document, notes }: Props) {
  const { form, fields, lines, picture } = document;
  const { exhibits } = useMessages();
  const numberOf = (note?: number) =>
    note === undefined ? null : (
      <>
        <VisuallyHidden>{` (${format(exhibits.note, { number: note })})`}</VisuallyHidden>
        <NoteNumber number={note} main={notes?.[note - 1]?.main} />
      </>
    );
  const Lines = (form as string) === 'columns' ? Cells : 'div';
  return (
    <Paper data-form={form}>
      {fields && (
        <dl>
          {fields.map(({ label, was, value, note }, index) => (
            <div key={index}>
              <dt>{label}</dt>
              {was && (
                <dd>
                  <del>{was}</del>
                </dd>
              )}
              <dd data-noted={note ? '' : undefined}>
                {was ? <ins>{value}</ins> : <span>{value}</span>}
                {numberOf(note)}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {picture && <Picture picture={picture} />}
      {lines && (
        <Lines>
          {lines.map(({ text, as, note }, index) => (
            <p key={index} data-as={as} data-noted={note ? '' : undefined}>
              {text.split('\t').map((cell, at) => (
                <span key={at}>{cell} </span>
              ))}
              {numberOf(note)}
            </p>
          ))}
        </Lines>
      )}
    </Paper>
  );
}

const Paper = styled('div')({
  overflowWrap: 'anywhere',
  '& [data-noted]': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'start',
    gap: 14,
  },
  '& [data-noted] > :first-of-type': {
    minWidth: 0,
    textDecoration: 'underline',
    textDecorationThickness: 1.5,
    textUnderlineOffset: '.3em',
  },
  '& dl': { lineHeight: 1.5 },
  '& dl > div': {
    display: 'grid',
    gap: '2px 24px',
    paddingBlock: 12,
    paddingInline: inset,
    borderBottom: '1px solid var(--line)',
    '@media (min-width: 560px), print': {
      gridTemplateColumns: '112px minmax(0, 1fr)',
      '& > dd': { gridColumn: 2 },
    },
  },
  '& dl:last-child > div:last-of-type': { borderBottom: 0 },
  '& dt, & del': { color: 'var(--muted)' },
  '& ins': { textDecoration: 'none', fontWeight: 600 },
  // Before at the left, after at the right, on a ground of its own.
  '@media (min-width: 800px), print': {
    '& dl:has(del) > div': {
      gridTemplateColumns: `112px minmax(0, 1fr) ${secondHalf(0)}`,
      // The words' middle is not that of the whole where one side is wider.
      background:
        'linear-gradient(90deg,#0000 calc(50% + 12px + (var(--start) - var(--end))/2),var(--bg) 0)',
    },
    '& dl > div > dd:last-of-type': { gridColumn: '-2 / -1' },
    '& dl:has(del) dd:not(:last-of-type)': { paddingRight: 12 },
    // What was so before, too, is of both.
    '& dl:has(del) > div:not(:has(del))': { background: 'var(--bg)' },
    '& dl > div > dd:only-of-type': { gridColumn: '2 / -1' },
  },
  '& > div': {
    display: 'grid',
    gap: 14,
    paddingBlock: 'clamp(20px, 2.8vw, 32px)',
    paddingInline: inset,
  },
  '& [data-as=heading] > :first-of-type': { fontSize: '1.25rem', fontWeight: 650, lineHeight: 1.3 },
  '& [data-as=button] > :first-of-type': {
    display: 'inline-block',
    marginTop: 6,
    padding: '10px 20px',
    border: '1.5px solid var(--fg)',
    fontWeight: 600,
    textDecoration: 'none',
  },
  '&[data-form=poster]': {
    textAlign: 'center',
    '& > img': { margin: '32px auto 0' },
    '& p': { justifyContent: 'center' },
  },
  '&[data-form=chat] p': {
    padding: '10px 14px',
    border: '1px solid var(--line)',
    borderRadius: 'var(--radius)',
    margin: '0 auto 0 0',
    maxWidth: '88%',
    '&[data-as=reply]': { margin: '0 0 0 auto', background: 'var(--bg)' },
  },
});
