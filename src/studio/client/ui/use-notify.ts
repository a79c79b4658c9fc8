import { useSnackbar } from 'notistack';
import { useCallback } from 'react';

/** Says what has happened, below, read out too. */
export function useNotify(): (text: string) => void {
  const { enqueueSnackbar } = useSnackbar();
  return useCallback((text) => void enqueueSnackbar(text), [enqueueSnackbar]);
}
