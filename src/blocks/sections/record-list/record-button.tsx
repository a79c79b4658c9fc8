import { styled } from '@mui/material/styles';
import type { RecordAction } from '../../../types/config.gen.ts';
import { ActionButton } from '../../../ui/actions.tsx';
import { spacing } from '../../../ui/theme/breakpoints.ts';

interface Props {
  action: RecordAction | undefined;
  /** Whether nothing above it fills the card, so that the buttons of neighbours are in one line. */
  atFoot?: boolean;
}

export function RecordButton({ action, atFoot = false }: Props) {
  const Shown = atFoot ? AtFoot : Below;
  return (
    action && (
      <Shown>
        <ActionButton action={{ ...action, style: 'secondary' }} />
      </Shown>
    )
  );
}

/** Above the link that covers the row or card. */
const Below = styled('div')({ position: 'relative', width: 'fit-content', marginTop: spacing(2) });

const AtFoot = styled(Below)({ marginTop: 'auto', paddingTop: spacing(2) });
