import { useMessages } from '../../data/site-context.ts';
import { format } from '../../lib/format.ts';
import { inset } from '../../theme/inset.ts';
import { styled } from '../../theme/styled.tsx';
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
  const numberOf = (note?: number) =>
    note === undefined ? null : (
      <>
        <VisuallyHidden>{` (${format(exhibits.note, { number: note })})`}</VisuallyHidden>
        <NoteNumber number={note} main={notes?.[note - 1]?.main} />
      </>
    );
  const Fields = isComparison(document) ? FIELDS.compared : FIELDS.plain;
  const Lines = LINES[form] ?? 'div';
  const Shown = form === 'poster' ? PosterPicture : Picture;
  return (
    <Paper>
      {fields && (
        <Fields>
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
});
