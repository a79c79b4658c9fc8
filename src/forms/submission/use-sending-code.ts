import { useEffect, useRef } from 'react';
import { loadStrategy } from '../../blocks/strategies/shared/load.ts';
import { useLatest } from '../../lib/use-latest.ts';
import type { Submit } from '../../types/config.gen.ts';
import type { Strategy } from '../kit/types.ts';

export type SendingCode = Pick<typeof import('./sending.ts'), 'deliver' | 'entriesOf' | 'rowOf'> & {
  strategy: Strategy;
};

/** Loads the code that sends as soon as it is `wanted`, so that a click on "send" does not wait for it. */
export function useSendingCode(submit: Submit, wanted: boolean) {
  const loaded = useRef<SendingCode>(undefined);
  const load = useLatest(async () => {
    loaded.current ??= await loadAll(submit);
    return loaded.current;
  });
  useEffect(() => {
    // If it fails to load, it is requested again when it is needed.
    if (wanted) load.current().catch(() => undefined);
  }, [load, wanted]);
  return { load, loaded };
}

async function loadAll(submit: Submit): Promise<SendingCode> {
  const [strategy, { deliver, entriesOf, rowOf }] = await Promise.all([
    loadStrategy(submit),
    import('./sending.ts'),
  ]);
  return { strategy, deliver, entriesOf, rowOf };
}
