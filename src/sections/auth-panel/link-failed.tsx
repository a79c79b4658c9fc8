import { styled } from '@mui/material/styles';
import { useAuthLink } from '../../auth/auth-link.ts';
import type { AuthLinkFailed } from '../../types/config.gen.ts';
import { ItemTitle } from '../../ui/section/headings.tsx';
import { TextLink } from '../../ui/text-link.tsx';

/** For who was led here by a link that is no good any more: why, and where to get another. */
export function LinkFailed({ texts }: { texts: AuthLinkFailed }) {
  const { state, message } = useAuthLink();
  if (state !== 'failed') return null;
  return (
    <Panel role="alert">
      <ItemTitle>{texts.title}</ItemTitle>
      {message && <p>{message}</p>}
      <ul>
        {texts.links.map((link) => (
          <li key={link.label}>
            <TextLink link={link} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const Panel = styled('div')({
  display: 'grid',
  gap: 12,
  marginBottom: 32,
  padding: '20px 24px',
  border: '1px solid var(--line)',
  borderLeft: '4px solid var(--accent)',
  borderRadius: 'var(--radius)',
  background: 'var(--card)',
  '& ul': { display: 'grid', gap: 4 },
  '& a': { fontSize: '1rem' },
});
