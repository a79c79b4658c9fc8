import { useSnackbar } from 'notistack';
import { useCallback } from 'react';

/** Returns a function that shows a message at the bottom, which screen readers announce. */
export function useNotify(): (text: string) => void {
  const { enqueueSnackbar } = useSnackbar();
  return useCallback((text) => void enqueueSnackbar(text), [enqueueSnackbar]);
}
