import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { AnnotatedDocument } from '../../../types/config.gen.ts';
import { inset } from '../../../ui/theme/layout.ts';
import { size } from '../../../ui/theme/size.ts';
import { NotedWords, noted } from './noted-words.ts';

export interface LinesProps {
  form: AnnotatedDocument['form'];
  lines: NonNullable<AnnotatedDocument['lines']>;
  /** The number of each line's note. */
  numbers: ReactNode[];
}

/** The text of a document, line by line: paragraphs, the bubbles of a chat, the text of a poster. */
export function DocumentLines({ form, lines, numbers }: LinesProps) {
  return (
    <Lines>
      {lines.map(({ text, as, note }, index) => {
        const Line = form === 'chat' && as === 'reply' ? Reply : (LINES[form] ?? Paragraph);
        const Text = (as && WORDS[as]) ?? NotedWords;
        return (
          <Line key={index} data-note={note}>
            <Text>{text}</Text>
            {numbers[index]}
          </Line>
        );
      })}
    </Lines>
  );
}

const Lines = styled(Stack)({
  gap: 14,
  paddingBlock: 'clamp(20px, 2.8vw, 32px)',
  paddingInline: inset,
});

const Paragraph = styled(Typography)(noted);

const Balloon = styled(Paragraph)({
  alignSelf: 'start',
  maxWidth: '88%',
  padding: '10px 14px',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius)',
});

/** The bubble of the person who answers, on the right. */
const Reply = styled(Balloon)({ alignSelf: 'end', background: 'var(--bg)' });

const LINES: Record<string, typeof Paragraph> = {
  chat: Balloon,
  poster: styled(Paragraph)({ textAlign: 'center', '&[data-note]': { justifyContent: 'center' } }),
};

const WORDS: Record<string, typeof NotedWords> = {
  heading: styled(NotedWords)({ fontSize: size.large, fontWeight: 650, lineHeight: 1.3 }),
  button: styled(NotedWords)({
    display: 'inline-block',
    marginTop: 6,
    padding: '10px 20px',
    border: '1.5px solid var(--fg)',
    fontWeight: 600,
  }),
};
