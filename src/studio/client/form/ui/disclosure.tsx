import ChevronRight from '@mui/icons-material/ChevronRightOutlined';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { FOR_FINGERS, palette } from '../../ui/elements.ts';

const Head = styled('div')({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: 32,
  gap: 2,
  // The actions become visible by keyboard focus or hover.
  '&:not(:hover, :focus-within, [data-open="true"]) > [data-quiet]': {
    position: 'absolute',
    right: 0,
    opacity: 0,
    pointerEvents: 'none',
  },
});

const Toggle = styled('button')({
  font: 'inherit',
  fontSize: 13,
  lineHeight: '18px',
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  flex: 1,
  minWidth: 0,
  padding: '6px 4px 6px 0',
  border: 0,
  borderRadius: 4,
  color: palette.text.primary,
  background: 'none',
  textAlign: 'left',
  cursor: 'pointer',
  ...FOR_FINGERS,
  '&:hover': { background: palette.action.hover },
  '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -2 },
  '& svg': {
    fontSize: 18,
    flex: 'none',
    color: palette.text.secondary,
    transition: 'transform 120ms',
    '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
  },
  '&[aria-expanded="true"] svg': { transform: 'rotate(90deg)' },
  '& > span': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  },
  '& > .title': { fontWeight: 500 },
  '& > .more': {
    flexShrink: 99,
    '@media (max-width: 599px)': { flexShrink: 1 },
    color: palette.text.secondary,
  },
});

const Body = styled('div')({ padding: '4px 0 12px 10px', minWidth: 0 });

interface Props {
  title: string;
  kind?: string | undefined;
  /** Shown after the title while closed. */
  summary?: string | undefined;
  /** The number of problems inside, while closed. */
  count?: ReactNode;
  open: boolean;
  onToggle(): void;
  before?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** A part that opens by its title. While closed, nothing inside is rendered. */
export function Disclosure(props: Props) {
  const id = useId();
  const { open } = props;
  return (
    <div>
      <Head data-open={open}>
        {props.before}
        <Toggle
          type="button"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={props.onToggle}
        >
          <ChevronRight aria-hidden />
          <span className="title" dir="auto">
            {props.title}
          </span>
          {props.kind && <span className="more">{props.kind}</span>}
          {!open && props.summary && (
            <span className="more" dir="auto">
              {props.summary}
            </span>
          )}
          {!open && props.count}
        </Toggle>
        {props.actions}
      </Head>
      {open && <Body id={id}>{props.children}</Body>}
    </div>
  );
}
