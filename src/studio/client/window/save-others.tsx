import { Button, Typography } from '@mui/material';
import { t } from '../../../words/reader.ts';
import { useStudio } from '../store/use-store.ts';
import { TitledDialog } from '../ui/dialogs.tsx';
import type { RefusedSave } from './saving.ts';
import { titleOfValue } from './title-of-value.ts';

interface Props extends RefusedSave {
  onSave(files: readonly string[]): Promise<boolean>;
  onShow(): void;
  onClose(): void;
}

/** Asks whether what has no errors is saved without the rest. */
export function SaveOthers({ savable, onSave, onShow, onClose }: Props) {
  const site = useStudio((state) => state.site);
  const edits = useStudio((state) => state.edits);
  const disk = useStudio((state) => state.disk);
  const titleOf = (file: string) => titleOfValue(site, file, disk[file]?.value);
  const titles = (files: readonly string[]) => {
    const old = new Set(Object.values(edits.renamed));
    const named = files.filter((file) => !old.has(file)).map(titleOf);
    return [...new Set(named)].join(', ');
  };
  const waiting = Object.keys(edits.values).filter((file) => !savable.includes(file));
  return (
    <TitledDialog
      title={t('studio/window:save-others-title')}
      maxWidth="sm"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('studio/ui:cancel')}</Button>
          <Button
            onClick={() => {
              onClose();
              onShow();
            }}
          >
            {t('studio/window:show-errors')}
          </Button>
          <Button variant="contained" autoFocus onClick={() => onSave(savable)}>
            {t('studio/window:save-others')}
          </Button>
        </>
      }
    >
      <Typography variant="body2">
        {t('studio/window:save-others-waits', { titles: titles(waiting) })}
      </Typography>
      <Typography variant="body2" sx={{ marginTop: 3 }}>
        {t('studio/window:save-others-saved', { titles: titles(savable) })}
      </Typography>
    </TitledDialog>
  );
}
