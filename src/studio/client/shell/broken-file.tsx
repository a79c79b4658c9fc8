import { Alert, Box, Typography } from '@mui/material';
import { useStudio } from '../store/use-store.ts';
import { CodeBlock } from '../ui/elements.ts';

/** In place of a form, the problems and the text of a file that is not valid JSON. */
export function BrokenFile({ file }: { file: string }) {
  const text = useStudio(({ disk }) => disk[file]?.text ?? '');
  const problems = useStudio(({ problems }) => problems.filter((problem) => problem.file === file));
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
      <CodeBlock tabIndex={0} aria-label="O texto do arquivo" sx={{ maxHeight: 400, padding: 3 }}>
        {text}
      </CodeBlock>
    </Box>
  );
}
