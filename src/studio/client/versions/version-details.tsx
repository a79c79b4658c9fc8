import { Alert, Box, Button, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import type { Json, StudioFile, StudioProblem } from '../../shared/protocol.ts';
import { sameJson } from '../../shared/same-json.ts';
import { problemText, withFieldLabels } from '../form/problems/problem-text.ts';
import { rootNode } from '../form/schema/schema-node.ts';
import { locateValue } from '../review/conflict-location.ts';
import { titleOfFile } from '../store/title-of-file.ts';
import { useStore, useStudio } from '../store/use-store.ts';
import { countText } from '../ui/count-text.ts';
import { Caption } from '../ui/elements.ts';
import { differences } from './differences.ts';
import { FieldsDialog } from './fields-dialog.tsx';
import type { OldVersion } from './use-versions.ts';

interface Props {
  file: StudioFile;
  old: OldVersion;
  onBringBack(value: Json): Promise<void>;
}

/** What the chosen version would be today, and the ways to have it again. */
export function VersionDetails({ file, old, onBringBack }: Props) {
  const store = useStore();
  const now = useStudio(() => store.value(file.file));
  const [isChoosing, setChoosing] = useState(false);
  const { value, problems } = old;
  const found = useMemo(
    () => (now === undefined || value === undefined ? [] : differences(now, value)),
    [now, value],
  );
  if (value === undefined)
    return <Caption role="status">O arquivo não podia ser lido nesta versão.</Caption>;
  if (now !== undefined && sameJson(now, value))
    return <Caption role="status">É igual ao que está aqui agora.</Caption>;
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', marginTop: 2 }}>
      <WouldBeWrong file={file} old={value} problems={problems} />
      <Button variant="contained" color="primary" onClick={() => void onBringBack(value)}>
        Trazer esta versão de volta
      </Button>
      {found.length > 1 && (
        <Button variant="outlined" aria-haspopup="dialog" onClick={() => setChoosing(true)}>
          Escolher os campos que voltam
        </Button>
      )}
      {isChoosing && now !== undefined && (
        <FieldsDialog
          file={file}
          now={now}
          old={value}
          found={found}
          onClose={() => setChoosing(false)}
          onBringBack={onBringBack}
        />
      )}
    </Box>
  );
}

interface WrongProps {
  file: StudioFile;
  old: Json;
  problems: readonly StudioProblem[];
}

function WouldBeWrong({ file, old, problems }: WrongProps) {
  const start = useStudio((state) => state.start);
  const site = useStudio((state) => state.site);
  if (problems.length === 0) return null;
  const words = (problem: StudioProblem) => {
    const message = problemText(problem);
    const { pointer } = problem;
    if (problem.file !== file.file) return `${titleOfFile(site, problem.file)}: ${message}`;
    const { steps } = locateValue(start, file, old, pointer);
    const root = rootNode(start.schemas, file.schema);
    const scope = { schemas: start.schemas, root, value: old, pointer };
    return [...steps, withFieldLabels(message, scope)].join(': ');
  };
  return (
    <Alert severity="warning" sx={{ width: '100%' }}>
      <Typography variant="body2">
        Hoje esta versão teria {countText(problems.length, 'erro', 'erros')}. Ela volta inteira
        mesmo assim, e se salva depois de corrigida.
      </Typography>
      <Box component="ul" sx={{ margin: 0, paddingLeft: 4, overflowWrap: 'anywhere' }}>
        {problems.map((problem) => (
          <li key={`${problem.file}${problem.pointer}${problem.code}${problem.message}`}>
            {words(problem)}
          </li>
        ))}
      </Box>
    </Alert>
  );
}
