import { Alert, Box, Button, Typography } from '@mui/material';
import { useStudio } from '../store/use-store.ts';
import { CodeBlock } from '../ui/elements.ts';
import { useFixProblem } from './use-fix-problem.ts';

interface Props {
  file: string;
  onVersions(): void;
}

/** In place of a form, the problems and the text of a file that is not valid JSON. */
export function BrokenFile({ file, onVersions }: Props) {
  const fix = useFixProblem();
  const text = useStudio(({ disk }) => disk[file]?.text ?? '');
  const problems = useStudio(({ problems }) => problems.filter((problem) => problem.file === file));
  return (
    <Box sx={{ padding: 4, display: 'grid', gap: 3 }}>
      <Typography variant="h2">Este arquivo precisa de conserto</Typography>
      {problems.map((problem) => (
        <Alert
          key={`${problem.code}${problem.pointer}${problem.message}`}
          severity="error"
          action={
            problem.fixable && (
              <Button variant="outlined" onClick={() => void fix(problem)}>
                Corrigir
              </Button>
            )
          }
        >
          {problem.message} {problem.hint}
        </Alert>
      ))}
      <Typography variant="body2">
        Ele não pôde ser lido; enquanto isso, o estúdio não mexe nele. Troque-o por uma versão
        anterior, conserte-o no editor de texto ({file}) ou peça ajuda a quem cuida do site.
      </Typography>
      <Button variant="outlined" onClick={onVersions} sx={{ justifySelf: 'start' }}>
        Escolher uma versão anterior
      </Button>
      <CodeBlock tabIndex={0} aria-label="O texto do arquivo" sx={{ maxHeight: 400, padding: 3 }}>
        {text}
      </CodeBlock>
    </Box>
  );
}
