import { Alert } from '@mui/material';
import { titleOfFile } from '../store/title-of-file.ts';
import { useStudio } from '../store/use-store.ts';

/** Warns that a file was saved elsewhere while it is edited here. Saving asks what to do. */
export function StaleFilesAlert() {
  const stale = useStudio((state) => state.stale);
  const names = useStudio(({ site }) => stale.map((file) => titleOfFile(site, file)).join(', '));
  if (stale.length === 0) return null;
  return (
    <Alert severity="warning" square>
      {names}: o arquivo foi mudado em outro lugar enquanto você o editava. Nada se perdeu; ao
      salvar, as duas versões aparecem lado a lado.
    </Alert>
  );
}
