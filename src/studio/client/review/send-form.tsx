import {
  Alert,
  Button,
  FormControlLabel,
  Link,
  Radio,
  RadioGroup,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import type { ProposalAnswer, ProposalFile, SendAnswer } from '../../shared/proposals.ts';
import { ask } from '../store/api.ts';
import { useTask } from '../ui/dialogs.tsx';
import { Caption } from '../ui/elements.ts';
import { LabelledField } from '../ui/labelled-field.tsx';
import { PastProposals } from './past-proposals.tsx';
import { ProposalFiles } from './proposal-files.tsx';

/** Proposes what is saved, or a part of it, for somebody to review. */
export function SendForm({ proposal, onSent }: { proposal: ProposalAnswer; onSent(): void }) {
  const [title, setTitle] = useState('');
  /** What was chosen by hand; else only what nothing shows is left out. */
  const [choices, setChoices] = useState<Record<string, boolean>>({});
  const isSent = ({ file, isUnused }: ProposalFile) => choices[file] ?? !isUnused;
  /** Whether another proposal is made, although one goes on. */
  const [isNew, setNew] = useState(false);
  const { busy, error, run } = useTask();
  const [sent, setSent] = useState<SendAnswer>();
  const show = (answer: SendAnswer) => {
    setSent(answer);
    onSent();
  };
  const resend = (branch: string) => run(async () => show(await ask('resend', { branch })));
  const failure = error && (
    <Alert severity="error" sx={{ whiteSpace: 'pre-line' }}>
      {error}
    </Alert>
  );
  const past = (
    <>
      {proposal.hasRemote && !proposal.isCurrent && (
        <Caption role="status">
          Não foi possível perguntar ao servidor do git: o que segue é o que este computador sabia
          dele.
        </Caption>
      )}
      <PastProposals
        proposals={proposal.past}
        onResend={proposal.hasRemote ? resend : undefined}
        busy={busy}
      />
    </>
  );

  if (sent)
    return (
      <>
        <Sent answer={sent} hasRemote={proposal.hasRemote} />
        {failure}
        {proposal.files.length > 0 && (
          <Button
            variant="outlined"
            onClick={() => {
              setSent(undefined);
              setTitle('');
              setNew(true);
            }}
            sx={{ justifySelf: 'start' }}
          >
            Fazer outra proposta
          </Button>
        )}
        {past}
      </>
    );
  if (proposal.files.length === 0)
    return (
      <>
        <Typography variant="body2">{nothingNew(proposal)}</Typography>
        {failure}
        {past}
      </>
    );
  const send = async () => {
    if (!title.trim()) throw new Error('Diga em uma linha o que mudou.');
    const files = proposal.files.filter(isSent).map(({ file }) => file);
    show(await ask('send', { title: title.trim(), isNew, files }));
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
        O que está salvo vira uma proposta
        {proposal.hasRemote
          ? ', que alguém confere antes de ela ir ao ar.'
          : '. Este site não tem um servidor de git: ela fica neste computador.'}
      </Typography>
      {proposal.continues !== undefined && (
        <WhichProposal title={proposal.continues} isNew={isNew} onNew={setNew} />
      )}
      <ProposalFiles
        files={proposal.files}
        isSent={isSent}
        onChoose={(file, isChosen) => setChoices({ ...choices, [file]: isChosen })}
      />
      <div style={{ width: '100%' }}>
        <LabelledField
          label="O que mudou"
          value={title}
          onChange={setTitle}
          help="Uma linha, para quem vai conferir: “Página nova do serviço de resposta a incidentes”."
        />
      </div>
      {failure}
      <Button type="submit" variant="outlined" disabled={busy}>
        {busy ? 'Enviando…' : 'Enviar para revisão'}
      </Button>
      {past}
    </form>
  );
}

interface WhichProps {
  /** Of the last proposal. */
  title: string;
  isNew: boolean;
  onNew(isNew: boolean): void;
}

function WhichProposal({ title, isNew, onNew }: WhichProps) {
  return (
    <div>
      <RadioGroup
        aria-label="Em que proposta"
        value={isNew ? 'new' : 'last'}
        onChange={(_, value) => onNew(value === 'new')}
      >
        <FormControlLabel
          value="last"
          control={<Radio size="small" />}
          label={`Acrescentar à anterior, “${title}”`}
        />
        <FormControlLabel
          value="new"
          control={<Radio size="small" />}
          label="Fazer outra proposta"
        />
      </RadioGroup>
      {isNew && (
        <Caption role="status">
          Ela parte da anterior: enquanto aquela não for aceita, quem confere esta vê as duas.
        </Caption>
      )}
    </div>
  );
}

const nothingNew = ({ hasRemote, past }: ProposalAnswer): string =>
  hasRemote && past.some(({ state }) => state === 'local')
    ? 'Não há mudança nova. Uma proposta ainda não foi enviada: envie-a abaixo.'
    : 'Não há nada salvo por enviar.';

function Sent({ answer, hasRemote }: { answer: SendAnswer; hasRemote: boolean }) {
  return (
    <Alert severity={hasRemote && !answer.pushed ? 'warning' : 'success'}>
      {answer.pushed ? 'Proposta enviada.' : 'Proposta guardada neste computador.'}{' '}
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
