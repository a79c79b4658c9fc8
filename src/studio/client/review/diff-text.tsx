import { Box } from '@mui/material';
import { CodeBlock } from '../ui/elements.ts';

interface Props {
  file: string;
  diff: string;
}

/** The changed lines of a file, for people who read JSON. */
export function DiffText({ file, diff }: Props) {
  const lines = diff.split('\n').filter((line) => !/^(---|\+\+\+|===|Index:|\\)/.test(line));
  const label = `As linhas que mudam em ${file}`;
  return (
    <Box
      component="details"
      sx={{ '& summary': { cursor: 'pointer', fontSize: 12, color: 'text.secondary' } }}
    >
      <summary>{label}</summary>
      <CodeBlock tabIndex={0} aria-label={label} sx={{ marginTop: 2, maxHeight: 360 }}>
        {lines.map((line, index) => (
          <Box
            key={index}
            component="span"
            sx={{ display: 'block', color: COLORS[line.charAt(0)] }}
          >
            {line || ' '}
          </Box>
        ))}
      </CodeBlock>
    </Box>
  );
}

const COLORS: Record<string, string> = { '+': 'success.main', '-': 'error.main' };
