import { Alert, Button, Link, Typography } from '@mui/material';
import { useState } from 'react';
import type { GitAnswer, SendAnswer } from '../../shared/protocol.ts';
import { ask } from '../store/api.ts';
import { LabelledField } from '../ui/labelled-field.tsx';
import { useTask } from '../ui/use-task.ts';

interface Props {
  git: GitAnswer;
  onSent(): void;
}

/** Turns what is saved into a branch and a commit, for somebody to review. */
export function SendForm({ git, onSent }: Props) {
  const [title, setTitle] = useState('');
  const { busy, error, run } = useTask();
  const [sent, setSent] = useState<SendAnswer>();

  if (sent) return <Sent answer={sent} />;
  if (git.changed.length === 0)
    return <Typography variant="body2">Não há nada salvo por enviar.</Typography>;
  const send = async () => {
    if (!title.trim()) throw new Error('Diga em uma linha o que mudou.');
    setSent(await ask('send', { title: title.trim(), branch: '' }));
    onSent();
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void run(send);
      }}
      style={{ display: 'grid', gap: 12, justifyItems: 'start' }}
    >
      <Typography variant="h2" component="h3">
        Enviar para revisão
      </Typography>
      <Typography variant="body2">
        {git.changed.length === 1 ? 'Um arquivo salvo' : `${git.changed.length} arquivos salvos`}:
        uma cópia separada do site (um “branch”) recebe as mudanças
        {git.remote
          ? ', e alguém as confere antes de irem ao ar.'
          : '. Não há um repositório remoto: fica nesta máquina.'}
      </Typography>
      <div style={{ width: '100%' }}>
        <LabelledField
          label="O que mudou"
          value={title}
          onChange={setTitle}
          help="Uma linha, para quem vai conferir: “Página nova do serviço de resposta a incidentes”."
        />
      </div>
      {error && (
        <Alert severity="error" sx={{ whiteSpace: 'pre-line' }}>
          {error}
        </Alert>
      )}
      <Button type="submit" variant="outlined" disabled={busy}>
        {busy ? 'Enviando…' : 'Enviar para revisão'}
      </Button>
    </form>
  );
}

function Sent({ answer }: { answer: SendAnswer }) {
  return (
    <Alert severity="success">
      {answer.pushed ? 'Enviado' : 'Guardado nesta máquina'} no branch {answer.branch}.{' '}
      {answer.pullRequestUrl && (
        <Link href={answer.pullRequestUrl} target="_blank" rel="noreferrer">
          Abrir o pedido de revisão
        </Link>
      )}
      {answer.notes.map((note) => (
        <Typography key={note} variant="body2">
          {note}
        </Typography>
      ))}
    </Alert>
  );
}
