import { Alert } from '@mui/material';
import { titleOfFile } from '../store/title-of-file.ts';
import { useStudio } from '../store/use-store.ts';

/** Warns that a field was saved elsewhere while it is edited here. Saving asks which version stays. */
export function StaleFilesAlert() {
  const stale = useStudio((state) => state.stale);
  const names = useStudio(({ site }) => stale.map((file) => titleOfFile(site, file)).join(', '));
  if (stale.length === 0) return null;
  return (
    <Alert severity="warning" square>
      {names}: um campo que você mudou foi mudado também em outro lugar. Nada se perdeu; ao salvar,
      as duas versões dele aparecem lado a lado, e você escolhe.
    </Alert>
  );
}
