import { Box, Checkbox, Link, Typography } from '@mui/material';
import { useId } from 'react';
import { replaced } from '../../../content/edit/replaced.ts';
import { t } from '../../../words/reader.ts';
import type { FoundField, FoundText } from '../../shared/protocol.ts';
import { Caption, PlainList } from '../ui/elements.ts';

interface Props {
  found: readonly FoundText[];
  /** What is to stand in place of what; undefined while nothing is replaced. */
  replacement: { words: string; by: string } | undefined;
  isChosen(text: FoundText): boolean;
  onChoose(text: FoundText, chosen: boolean): void;
  onShow(text: FoundText): void;
}

/** Found texts under the titles of their pages and files; each leads to its field, and may be ticked. */
export function FoundList({ found, ...props }: Props) {
  const files = new Map<string, FoundText[]>();
  for (const text of found) files.set(text.file, [...(files.get(text.file) ?? []), text]);
  return [...files].map(([file, texts]) => {
    return (
      <Box component="section" key={file} aria-label={texts[0]?.title} sx={{ marginTop: 4 }}>
        <Typography variant="h3">{texts[0]?.title}</Typography>
        <PlainList>
          {texts.map((text) => (
            <Row key={text.pointer} text={text} {...props} />
          ))}
        </PlainList>
      </Box>
    );
  });
}

/** Settings of the site; each leads to its field. */
export function FoundFields({ fields, onShow }: FoundFieldsProps) {
  if (fields.length === 0) return null;
  return (
    <Box component="section" aria-label={t('studio/search:fields')} sx={{ marginTop: 4 }}>
      <Typography variant="h3">{t('studio/search:fields')}</Typography>
      <PlainList>
        {fields.map((field) => (
          <Box component="li" key={`${field.file}#${field.pointer}`} sx={{ paddingBlock: 1 }}>
            <Link
              component="button"
              type="button"
              variant="body2"
              onClick={() => onShow(field)}
              sx={{ textAlign: 'start' }}
            >
              {field.title} › {field.label}
            </Link>
          </Box>
        ))}
      </PlainList>
    </Box>
  );
}

interface FoundFieldsProps {
  fields: readonly FoundField[];
  onShow(field: FoundField): void;
}

function Row({ text, replacement, ...props }: Omit<Props, 'found'> & { text: FoundText }) {
  const id = useId();
  return (
    <Box component="li" sx={{ display: 'flex', gap: 2, paddingBlock: 2, alignItems: 'start' }}>
      {replacement && (
        <Checkbox
          size="small"
          checked={props.isChosen(text)}
          onChange={(_, chosen) => props.onChoose(text, chosen)}
          slotProps={{ input: { 'aria-label': text.label, 'aria-describedby': id } }}
          sx={{ padding: 0 }}
        />
      )}
      <Box sx={{ minWidth: 0 }}>
        <Link
          component="button"
          type="button"
          variant="body2"
          aria-describedby={id}
          onClick={() => props.onShow(text)}
          sx={{ textAlign: 'start' }}
        >
          {text.label}
        </Link>
        <Caption
          id={id}
          dir="auto"
          sx={{
            overflowWrap: 'anywhere',
            '& ins': { textDecoration: 'none', fontWeight: 600, color: 'text.primary' },
          }}
        >
          <Excerpt text={text} replacement={replacement} />
        </Caption>
      </Box>
    </Box>
  );
}

/** Letters on each side of the first words that were found. */
const AROUND = 60;

function excerptOf({ text, matches }: FoundText) {
  const first = matches[0]?.start ?? 0;
  const from = first > AROUND ? first - AROUND : 0;
  const last = Math.max(matches[0]?.end ?? 0, from + 3 * AROUND);
  const shown = matches.filter(({ end }) => end <= last);
  return { from, to: Math.min(last, text.length), shown };
}

/** The text around what was found, which is marked, or struck out before what is to stand there. */
function Excerpt({ text: found, replacement }: Pick<Props, 'replacement'> & { text: FoundText }) {
  const { text } = found;
  const { from, to, shown } = excerptOf(found);
  const starts = [from, ...shown.map(({ end }) => end)];
  return (
    <>
      {from > 0 && '…'}
      {shown.map(({ start, end }, index) => {
        const words = text.slice(start, end);
        return (
          <span key={start}>
            {text.slice(starts[index], start)}
            {replacement ? (
              <>
                <del>{words}</del>{' '}
                <ins>
                  {replaced(
                    { text: words, matches: [{ start: 0, end: words.length }] },
                    replacement,
                  )}
                </ins>
              </>
            ) : (
              <mark>{words}</mark>
            )}
          </span>
        );
      })}
      {text.slice(starts.at(-1), to)}
      {to < text.length && '…'}
    </>
  );
}
