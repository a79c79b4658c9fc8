import { Alert, Box, Typography } from '@mui/material';
import { useStudio } from '../store/use-store.ts';

/** A file that is no JSON has no fields: what is wrong is told, and the text shown. */
export function BrokenFile({ file }: { file: string }) {
  const text = useStudio(({ disk }) => disk[file]?.text ?? '');
  const problems = useStudio(({ problems }) => problems.filter((one) => one.file === file));
  return (
    <Box sx={{ padding: 4, display: 'grid', gap: 3 }}>
      <Typography variant="h2">Este arquivo precisa de conserto</Typography>
      {problems.map(({ code, pointer, message, hint }) => (
        <Alert key={`${code}${pointer}${message}`} severity="error">
          {message} {hint}
        </Alert>
      ))}
      <Typography variant="body2">
        Ele não pôde ser lido; enquanto isso, o estúdio não mexe nele. Conserte-o no editor de texto
        ({file}), ou peça ajuda a quem cuida do site: ao ser salvo, ele aparece aqui.
      </Typography>
      <Box
        component="pre"
        tabIndex={0}
        aria-label="O texto do arquivo"
        sx={{
          margin: 0,
          maxHeight: 400,
          overflow: 'auto',
          fontSize: 12,
          padding: 3,
          border: 1,
          borderColor: 'divider',
        }}
      >
        {text}
      </Box>
    </Box>
  );
}
