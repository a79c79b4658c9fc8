import { useState } from 'react';

/** Runs an asynchronous task, and keeps the message of its failure until the next one. */
export function useTask() {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const run = async (task: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setError('');
    try {
      await task();
    } catch (failure) {
      setError((failure as Error).message);
    } finally {
      setBusy(false);
    }
  };
  return { busy, error, run, clearError: () => setError('') };
}
