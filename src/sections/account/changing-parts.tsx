import type { ComponentProps } from 'react';
import { MuiRoom } from '../../ui/mui-room.tsx';
import { Details as OwnDetails } from './details.tsx';
import { Sessions as OwnSessions } from './sessions.tsx';

export const Details = (props: ComponentProps<typeof OwnDetails>) => (
  <MuiRoom>
    <OwnDetails {...props} />
  </MuiRoom>
);

export const Sessions = (props: ComponentProps<typeof OwnSessions>) => (
  <MuiRoom>
    <OwnSessions {...props} />
  </MuiRoom>
);
