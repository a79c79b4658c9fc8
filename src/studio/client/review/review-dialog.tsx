import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material';
import { useEffect, useState } from 'react';
import type { ProposalAnswer } from '../../shared/proposals.ts';
import type { ReviewAnswer } from '../../shared/protocol.ts';
import { ask } from '../store/api.ts';
import { hasEdits } from '../store/edits.ts';
import { showAnswer } from '../store/use-answer.ts';
import { useStore, useStudio } from '../store/use-store.ts';
import { CodeBlock } from '../ui/elements.ts';
import { SendForm } from './send-form.tsx';

interface Props {
  open: boolean;
  onClose(): void;
  onSave(): Promise<boolean>;
}

/** Shows what saving will change, and once all is saved, sends it for review. */
export function ReviewDialog({ open, onClose, onSave }: Props) {
  return (
    <Dialog open={open} onClose={onClose} maxWidth="md" fullWidth aria-labelledby="review-title">
      <DialogTitle id="review-title">Revisar</DialogTitle>
      {open && <Review onClose={onClose} onSave={onSave} />}
    </Dialog>
  );
}

function Review({ onClose, onSave }: Omit<Props, 'open'>) {
  const store = useStore();
  const edits = useStudio((state) => state.edits);
  const hasGit = useStudio(({ start }) => start.git);
  const [review, setReview] = useState<ReviewAnswer>();
  const [proposal, setProposal] = useState<ProposalAnswer>();
  const [reviewError, setReviewError] = useState('');
  const [proposalError, setProposalError] = useState('');
  /** What is sent changes the list of proposals. */
  const [sendings, setSendings] = useState(0);
  const error = reviewError || proposalError;
  const dirty = hasEdits(edits);

  useEffect(() => showAnswer(() => ask('review', { edits }), setReview, setReviewError), [edits]);
  useEffect(
    () =>
      hasGit ? showAnswer(() => ask('proposal', {}), setProposal, setProposalError) : undefined,
    [edits, hasGit, sendings],
  );

  const files = dirty ? (review?.files ?? []) : [];
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        {error && <Alert severity="error">{error}</Alert>}
        {!dirty && (
          <Typography variant="body2">
            Tudo o que você fez está salvo nos arquivos do site.
            {!hasGit && ' Este site não está em um repositório git: salvar é tudo.'}
          </Typography>
        )}
        {files.map(({ file, title, changes, diff }) => (
          <Box key={file} component="section" aria-label={title}>
            <Typography variant="h2" component="h3">
              {title}
            </Typography>
            <Box component="ul" sx={{ marginBlock: 1, paddingLeft: 5 }}>
              {changes.map((change) => (
                <Typography key={change} component="li" variant="body2">
                  {change}
                </Typography>
              ))}
            </Box>
            <DiffText file={file} diff={diff} />
          </Box>
        ))}
        {!dirty && hasGit && !proposal && !error && (
          <Typography role="status" variant="body2">
            Perguntando ao servidor do git…
          </Typography>
        )}
        {!dirty && proposal && (
          <SendForm proposal={proposal} onSent={() => setSendings(sendings + 1)} />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Fechar</Button>
        {dirty && (
          <Button
            variant="contained"
            color="primary"
            onClick={() => void onSave().then(() => store.refreshSite())}
          >
            Salvar{hasGit ? ' e continuar' : ''}
          </Button>
        )}
      </DialogActions>
    </>
  );
}

interface DiffTextProps {
  file: string;
  diff: string;
}

/** The changed lines of a file, for people who read JSON. */
export function DiffText({ file, diff }: DiffTextProps) {
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
