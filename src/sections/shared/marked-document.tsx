import { styled } from '@mui/material/styles';
import { useMessages } from '../../data/site-context.ts';
import { format } from '../../lib/format.ts';
import { inset } from '../../theme/inset.ts';
import type { AnnotatedDocument, AnnotatedNote } from '../../types/config.gen.ts';
import { NoteNumber } from '../../ui/numbered-notes.tsx';
import { Picture } from '../../ui/picture.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { FIELDS, isComparison, LINES, PosterPicture } from './document-forms.tsx';

interface Props {
  document: AnnotatedDocument;
  notes?: AnnotatedNote[];
}

/** What is noted in a document leads by its number to one of the notes. */
export function MarkedDocument({ document, notes }: Props) {
  const { form, fields, lines, picture } = document;
  const { exhibits } = useMessages();
  const marked = new Set<number>();
  const numberOf = (note?: number) => {
    if (note === undefined) return null;
    // One red mark draws the eye; a second of the same number would only divide it.
    const main = !marked.has(note) && notes?.[note - 1]?.main;
    marked.add(note);
    return (
      <>
        <VisuallyHidden>{` (${format(exhibits.note, { number: note })})`}</VisuallyHidden>
        <NoteNumber number={note} main={main} />
      </>
    );
  };
  const Fields = isComparison(document) ? FIELDS.compared : FIELDS.plain;
  // Who speaks more than once is no term to be described.
  const isDialogue = new Set(fields?.map(({ label }) => label)).size < (fields?.length ?? 0);
  const [list, Entry, Name, Value] = isDialogue ? DIALOGUE : TERMS;
  const Lines = LINES[form] ?? 'div';
  const Shown = form === 'poster' ? PosterPicture : fields ? EnclosedPicture : Picture;
  return (
    <Paper>
      {fields && (
        <Fields as={list}>
          {fields.map(({ label, was, value, note }, index) => (
            <Entry key={index}>
              <Name>{label}</Name>
              {was && (
                <Value>
                  <del>{was}</del>
                </Value>
              )}
              <Value data-noted={note ? '' : undefined}>
                {was ? <ins>{value}</ins> : <span>{value}</span>}
                {numberOf(note)}
              </Value>
            </Entry>
          ))}
        </Fields>
      )}
      {picture && <Shown picture={picture} />}
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

/** As wide as the fields above it. */
const EnclosedPicture = styled(Picture)({ width: '100%', background: 'var(--bg)' });

const TERMS = ['dl', 'div', 'dt', 'dd'] as const;
const DIALOGUE = ['ol', 'li', 'span', 'span'] as const;

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
    // A wash, as an underline would promise a link.
    '--wash': 'color-mix(in srgb, var(--line) 50%, transparent)',
    background: 'var(--wash)',
    boxShadow: '-4px 0 var(--wash), 4px 0 var(--wash)',
    '@media print, (forced-colors: active)': { '--wash': 'transparent', outline: '1px solid' },
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
    '&&': { background: 'none', boxShadow: 'none', outline: 0 },
  },
});
