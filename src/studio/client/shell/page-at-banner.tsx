import { Alert, Button } from '@mui/material';
import { dayInWords } from '../../shared/dates.ts';
import type { PageAtAnswer } from '../../shared/protocol.ts';

interface Props {
  /** "2026-12-03"; '' for today. */
  day: string;
  answer: PageAtAnswer | undefined;
  onToday(): void;
}

export function PageAtBanner({ day, answer, onToday }: Props) {
  if (day === '') return null;
  return (
    <Alert
      severity="info"
      square
      action={
        <Button variant="outlined" onClick={onToday} sx={{ whiteSpace: 'nowrap' }}>
          Voltar a hoje
        </Button>
      }
    >
      Como ficará em <strong>{dayInWords(day)}</strong>, se for publicado como está aqui.{' '}
      {answer &&
        !answer.page &&
        (answer.whyNotLive
          ? `Nesse dia, esta página não está no ar (${answer.whyNotLive}).`
          : 'A página tem erros, e por isso não aparece.')}
    </Alert>
  );
}
