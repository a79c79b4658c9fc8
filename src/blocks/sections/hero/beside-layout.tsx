import { styled } from '@mui/material/styles';
import { LivePicture } from '../../../ui/live-picture.tsx';
import { inFirstScreen } from '../../../ui/theme/layout.ts';
import { COLUMNS, type LayoutProps, Words } from './layout-parts.tsx';

/** The picture at the right of all text. */
export function BesideLayout(props: LayoutProps) {
  const { picture } = props.section;
  return (
    <SideBySide>
      <div>
        <Words {...props} />
      </div>
      {picture && <PictureBeside picture={picture} fetch="first" />}
    </SideBySide>
  );
}

const SideBySide = styled('div')({
  display: 'grid',
  alignItems: 'center',
  gap: 'clamp(32px, 5vw, 72px)',
  [COLUMNS]: { gridTemplateColumns: '7fr 6fr' },
});

/** Below the text in narrow windows: beside it, the letters in the picture would be too small to read. */
const PictureBeside = styled(LivePicture)({
  width: '100%',
  maxWidth: 640,
  maxHeight: 'var(--picture-height)',
  objectFit: 'contain',
  marginInline: 'auto',
  // It extends into the gap beside the text, never into the margin of the page.
  [COLUMNS]: {
    maxWidth: 'none',
    width: '112%',
    margin: '-3% 0 -3% -12%',
    ...inFirstScreen,
  },
  '@media print': { display: 'none' },
});
