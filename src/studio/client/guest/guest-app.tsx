import { useEffect, useState } from 'react';
import { ErrorBoundary } from '../../../lib/error-boundary.tsx';
import { readerLocale } from '../../../words/locale.ts';
import { t } from '../../../words/reader.ts';
import type { LinkAnswer } from '../../shared/links.ts';
import type { AskAsGuest } from './ask-as-guest.ts';
import { LinkedView } from './linked-view.tsx';

interface Props {
  ask: AskAsGuest;
  /** The document that draws pages. */
  canvas: string;
}

/** Shows the page of the link, as long as the link holds, and is asked again whenever somebody comes back to it. */
export function GuestApp({ ask, canvas }: Props) {
  const [answer, setAnswer] = useState<LinkAnswer | 'failed'>();
  useEffect(() => {
    const read = () =>
      ask
        .read()
        .then(setAnswer, () => setAnswer((before) => (isShown(before) ? before : 'failed')));
    void read();
    const onVisible = () => document.visibilityState === 'visible' && void read();
    addEventListener('visibilitychange', onVisible);
    return () => removeEventListener('visibilitychange', onVisible);
  }, [ask]);

  if (answer === undefined) return <Notice text={t('studio/links:opening')} />;
  if (answer === 'failed')
    return <Notice title={t('studio/links:document')} text={t('studio/links:not-read')} canRetry />;
  if (answer.status === 'gone')
    return <Notice title={t('studio/links:ended')} text={t('studio/links:gone')} />;
  if (answer.status === 'expired')
    return (
      <Notice
        title={t('studio/links:ended')}
        text={t('studio/links:expired', { time: timeOf(answer.at) })}
      />
    );
  return (
    <ErrorBoundary
      fallback={
        <Notice title={t('studio/links:document')} text={t('studio/links:not-drawn')} canRetry />
      }
    >
      <LinkedView
        {...{ ask, canvas }}
        shown={answer}
        onComments={(comments) => setAnswer({ ...answer, comments })}
        onEnd={setAnswer}
      />
    </ErrorBoundary>
  );
}

const isShown = (answer: LinkAnswer | 'failed' | undefined) =>
  typeof answer === 'object' && answer.status === 'shown';

/** "5 de dezembro de 2026, 20:04" */
const timeOf = (at: string): string =>
  new Date(at).toLocaleString(readerLocale(), { dateStyle: 'long', timeStyle: 'short' });

interface NoticeProps {
  title?: string;
  text: string;
  canRetry?: boolean;
}

/** In the styles that the document has, as nothing else is there. */
const Notice = ({ title, text, canRetry = false }: NoticeProps) => (
  <main>
    {title && <title>{title}</title>}
    {title && <h1>{title}</h1>}
    <p role="status">{text}</p>
    {canRetry && (
      <button type="button" onClick={() => location.reload()}>
        {t('studio/links:retry')}
      </button>
    )}
  </main>
);
