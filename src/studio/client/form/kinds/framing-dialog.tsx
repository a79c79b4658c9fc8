import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { Focus } from '../../../../types/config.gen.ts';
import { msg } from '../../../../words/message.ts';
import { t } from '../../../../words/reader.ts';
import { TitledDialog } from '../../ui/dialogs.tsx';
import { palette } from '../../ui/elements.ts';
import {
  type Framing,
  framingOf,
  HANDLES,
  type Handle,
  handleAt,
  moveHandle,
  WHOLE_PICTURE,
  written,
} from './framing.ts';

/** In percent, for each press of an arrow key; with Shift ten times as much. */
const STEPS: Record<string, Focus> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

interface Props {
  src: string;
  framing: Partial<Framing>;
  onClose(): void;
  onUse(framing: Partial<Framing>): void;
}

/** Crops a photo and sets its focal point: with a pointer, or with the arrow keys on each handle. */
export function FramingDialog({ src, framing: before, onClose, onUse }: Props) {
  const [framing, setFraming] = useState(() => framingOf(before));
  const stage = useRef<HTMLDivElement>(null);
  const drag = (handle: Handle) => (event: PointerEvent<HTMLElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const box = stage.current?.getBoundingClientRect();
    if (!box) return;
    const x = ((event.clientX - box.left) / box.width) * 100;
    const y = ((event.clientY - box.top) / box.height) * 100;
    setFraming((current) => moveHandle(current, handle, { x, y }));
  };
  const press = (handle: Handle) => (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const times = event.shiftKey ? 10 : 1;
    setFraming((current) => {
      const { x, y } = handleAt(current, handle);
      return moveHandle(current, handle, { x: x + step.x * times, y: y + step.y * times });
    });
  };
  return (
    <TitledDialog
      title={t('studio/form:crop-title')}
      maxWidth="md"
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => setFraming(WHOLE_PICTURE)}>{t('studio/form:crop-whole')}</Button>
          <Button onClick={onClose}>{t('studio/ui:cancel')}</Button>
          <Button variant="contained" color="primary" onClick={() => onUse(written(framing))}>
            {t('studio/form:crop-use')}
          </Button>
        </>
      }
    >
      <Advice>{t('studio/form:crop-help')}</Advice>
      <Stage ref={stage}>
        <img src={src} alt="" draggable={false} />
        <Shade sx={shadeOf(framing)} />
        {HANDLES.map((handle) => (
          <Grip
            key={handle}
            type="button"
            data-handle={handle}
            aria-label={t('studio/form:handle-at', {
              handle: msg(`studio/form:handle-${handle}`),
              ...inPercent(handleAt(framing, handle)),
            })}
            sx={placeOf(handleAt(framing, handle))}
            onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
            onPointerMove={drag(handle)}
            onKeyDown={press(handle)}
          />
        ))}
      </Stage>
      <Advice role="status">{summaryOf(framing)}</Advice>
    </TitledDialog>
  );
}

const placeOf = ({ x, y }: Focus) => ({ left: `${x}%`, top: `${y}%` });

const shadeOf = ({ crop: { x, y, width, height } }: Framing) => ({
  left: `${x}%`,
  top: `${y}%`,
  width: `${width}%`,
  height: `${height}%`,
});

const inPercent = ({ x, y }: Focus) => ({ x: Math.round(x), y: Math.round(y) });

const summaryOf = ({ crop, focus }: Framing) =>
  t('studio/form:crop-summary', {
    width: Math.round(crop.width),
    height: Math.round(crop.height),
    ...inPercent(focus),
  });

const Advice = styled('p')({ margin: '0 0 12px', fontSize: 13, color: palette.text.secondary });

const Stage = styled('div')({
  position: 'relative',
  width: 'fit-content',
  margin: '0 auto 12px',
  overflow: 'hidden',
  touchAction: 'none',
  userSelect: 'none',
  '& img': { display: 'block', maxWidth: '100%', maxHeight: '55vh' },
});

/** Darkens what is left out. */
const Shade = styled('div')({
  position: 'absolute',
  outline: '2px solid #fff',
  outlineOffset: -2,
  boxShadow: '0 0 0 100vmax rgb(0 0 0 / .6)',
  pointerEvents: 'none',
  '@media (forced-colors: active)': { outlineColor: 'Highlight' },
});

const Grip = styled('button')({
  position: 'absolute',
  width: 28,
  height: 28,
  padding: 0,
  border: '2px solid #111',
  borderRadius: 4,
  background: '#fff',
  cursor: 'grab',
  transform: 'translate(-50%, -50%)',
  '&[data-handle="top-left"]': { transform: 'none' },
  '&[data-handle="top-right"]': { transform: 'translate(-100%, 0)' },
  '&[data-handle="bottom-left"]': { transform: 'translate(0, -100%)' },
  '&[data-handle="bottom-right"]': { transform: 'translate(-100%, -100%)' },
  '&[data-handle="focus"]': { borderRadius: '50%', background: 'rgb(255 255 255 / .6)' },
  '&:focus-visible': { outline: `3px solid ${palette.primary.main}`, outlineOffset: 1 },
});
