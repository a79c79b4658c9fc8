import { Box } from '@mui/material';

interface Props {
  file: string;
  /** Unified. */
  diff: string;
}

/** The lines that change in a file, for who reads JSON. */
export function DiffText({ file, diff }: Props) {
  const lines = diff.split('\n').filter((line) => !/^(---|\+\+\+|===|Index:|\\)/.test(line));
  return (
    <Box
      component="details"
      sx={{ '& summary': { cursor: 'pointer', fontSize: 12, color: 'text.secondary' } }}
    >
      <summary>As linhas que mudam em {file}</summary>
      <Box
        component="pre"
        tabIndex={0}
        aria-label={`As linhas que mudam em ${file}`}
        sx={{
          margin: '8px 0 0',
          padding: 2,
          overflow: 'auto',
          maxHeight: 360,
          fontSize: 12,
          border: 1,
          borderColor: 'divider',
        }}
      >
        {lines.map((line, at) => (
          <Box
            key={at}
            component="span"
            sx={{
              display: 'block',
              color: line.startsWith('+')
                ? 'success.main'
                : line.startsWith('-')
                  ? 'error.main'
                  : undefined,
            }}
          >
            {line || ' '}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
