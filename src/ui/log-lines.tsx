import { inset } from '../theme/inset.ts';
import { styled } from '../theme/styled.tsx';

/** Lines as a machine wrote them, columns kept; in the system's own face, as no page waits for one. */
export const Log = styled('div')({
  paddingBlock: 'clamp(16px, 2vw, 28px)',
  paddingInline: inset,
  fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
  fontSize: 'clamp(.75rem, .4rem + .7vw, 1rem)',
  lineHeight: 1.6,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
