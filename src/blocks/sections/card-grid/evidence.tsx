import { styled } from '@mui/material/styles';
import type { CardEvidence } from '../../../types/config.gen.ts';
import { NoBreak } from '../../../ui/no-break.tsx';
import { spacing } from '../../../ui/theme/breakpoints.ts';
import { size } from '../../../ui/theme/size.ts';

/** A line as it stands in a document, torn out of it. */
export function Evidence({ source, line }: CardEvidence) {
  return (
    <Scrap>
      <Source>{source}</Source>
      <NoBreak text={line} asSingleChild />
    </Scrap>
  );
}

const Scrap = styled('div')({
  alignSelf: 'stretch',
  marginBottom: spacing(1),
  padding: '10px 14px 14px',
  border: 'solid var(--line)',
  borderWidth: '1px 1px 0',
  background: 'var(--bg)',
  fontWeight: 600,
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
  mask: 'conic-gradient(from -45deg at 50% 100%, #000 90deg, #0000 0) 0 0 / 12px 100%',
});

const Source = styled('span')({
  display: 'block',
  color: 'var(--muted)',
  fontSize: size.label,
  fontWeight: 400,
});
