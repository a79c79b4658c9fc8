import { lazy, Suspense } from 'react';
import { useAuthLink } from '../../visitor/auth/auth-link.ts';

const LinkQuestion = lazy(async () => ({
  default: (await import('./link-question.tsx')).LinkQuestion,
}));

/** Renders nothing, unless a link of an e-mail asks for a press. */
export function LinkQuestions() {
  const link = useAuthLink();
  return (
    <Suspense fallback={null}>{link.state === 'asking' && <LinkQuestion link={link} />}</Suspense>
  );
}
