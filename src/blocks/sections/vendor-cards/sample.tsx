import { styled } from '@mui/material/styles';
import type { VendorSample } from '../../../types/config.gen.ts';
import { Exhibit } from '../../../ui/exhibit.tsx';
import { spacing } from '../../../ui/theme/breakpoints.ts';
import { inset } from '../../../ui/theme/layout.ts';

/** A few lines of the tool's output. */
export function Sample({ name, lines }: VendorSample) {
  return (
    <Screen data-background="ink">
      <Exhibit name={name}>
        <Lines>{lines.map(({ text }) => text).join('\n')}</Lines>
      </Exhibit>
    </Screen>
  );
}

const Screen = styled('div')({ width: '100%', borderRadius: 'var(--radius)' });

const Lines = styled('div')({
  paddingBlock: spacing(2.5),
  paddingInline: inset,
  whiteSpace: 'pre-line',
});
