import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type FormEvent, useEffect, useRef } from 'react';
import { RichText } from '../../ui/rich-text.tsx';
import { size } from '../../ui/theme/size.ts';
import { CategoryChoice, Item, ItemHead } from './category-choice.tsx';
import { ChoiceButton } from './choice-button.ts';
import { type ConsentActions, useDecision } from './consent.ts';
import { BANNER } from './page-css.ts';

const TITLE = '_preferences-title';

/** A native modal: the page is inert, Escape closes it, and the focus returns to the opening button. */
export function PreferencesDialog({
  actions,
  onClose,
}: {
  actions: ConsentActions;
  onClose: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const decision = useDecision();
  const { labels, necessary, categories } = actions.consent;

  useEffect(() => {
    if (!dialog.current) return;
    dialog.current.showModal();
    closeBeside(dialog.current);
    title.current?.focus(); // so that screen readers read the title first
  }, []);

  /** Closes before answering, so that the focus has returned. */
  const closeAnd = (answer: () => void) => () => {
    dialog.current?.close();
    answer();
  };

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const checked = new FormData(event.currentTarget);
    const answers = categories.map(({ id }): [string, boolean] => [id, checked.has(id)]);
    closeAnd(() => actions.answer(Object.fromEntries(answers)))();
  }

  return (
    <Dialog
      ref={dialog}
      aria-labelledby={TITLE}
      data-background="white"
      closedby="any"
      onClose={onClose}
    >
      <Head>
        <Title component="h2" variant="h3" id={TITLE} ref={title} tabIndex={-1}>
          {labels.preferences}
        </Title>
        <Close type="button" aria-label={labels.close} onClick={() => dialog.current?.close()}>
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
            <path d="m4 4 12 12M16 4 4 16" fill="none" stroke="currentColor" strokeWidth="1.6" />
          </svg>
        </Close>
      </Head>
      {/* The key shows the answer of another tab. */}
      <form key={decision?.at} onSubmit={save}>
        <Item>
          <ItemHead component="div" variant="h3">
            {necessary.title}{' '}
            <AlwaysOn component="span" variant="label" color="textSecondary">
              {labels.alwaysOn}
            </AlwaysOn>
          </ItemHead>
          <Typography color="textSecondary">
            <RichText text={necessary.text} />
          </Typography>
        </Item>
        {categories.map((category) => (
          <CategoryChoice
            key={category.id}
            category={category}
            labels={labels}
            allowed={decision?.categories[category.id] === true}
          />
        ))}
        <Foot>
          <ChoiceButton type="button" onClick={closeAnd(() => actions.answerAll(false))}>
            {labels.rejectAll}
          </ChoiceButton>
          <ChoiceButton type="button" onClick={closeAnd(() => actions.answerAll(true))}>
            {labels.acceptAll}
          </ChoiceButton>
          <ChoiceButton type="submit">{labels.save}</ChoiceButton>
        </Foot>
      </form>
    </Dialog>
  );
}

/**
 * `closedby="any"` for browsers without it (Safari): a press that starts and ends outside a
 * modal closes it.
 */
function closeBeside(dialog: HTMLDialogElement): void {
  if ('closedBy' in HTMLDialogElement.prototype) return;
  let pressed = false;

  /** Events on the backdrop have the dialog as target; a click by keyboard never has. */
  function isBeside({ target, clientX, clientY }: MouseEvent): boolean {
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    const isWithin = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
    return target === dialog && !isWithin;
  }

  dialog.addEventListener('pointerdown', (event) => {
    pressed = isBeside(event);
  });
  dialog.addEventListener('click', (event) => {
    if (pressed && isBeside(event)) dialog.close();
  });
}

// Emotion does not know `closedby`, and leaves out what it does not know.
const Dialog = styled('dialog', { shouldForwardProp: () => true })({
  [`html:has(&:modal) #${BANNER}`]: { visibility: 'hidden' }, // the dialog asks the same
  width: 'min(640px, 100% - 32px)',
  maxHeight: 'calc(100dvh - 32px)',
  margin: 'auto',
  padding: 0,
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius)',
  fontSize: size.small,
  lineHeight: 1.55,
  overscrollBehavior: 'contain',
  scrollPaddingBottom: 96, // height of the sticky buttons
  '&::backdrop': { background: 'color-mix(in srgb, var(--ink) 60%, transparent)' },
});

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  padding: '20px 16px 12px 24px',
});

const Title = styled(Typography)({ fontSize: size.middle }) as typeof Typography;

const Close = styled('button')({
  display: 'grid',
  flexShrink: 0,
  placeItems: 'center',
  width: 44,
  height: 44,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'var(--fg)',
  cursor: 'pointer',
});

const AlwaysOn = styled(Typography)({ fontSize: size.label }) as typeof Typography;

const Foot = styled('div')({
  position: 'sticky',
  bottom: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  padding: '16px 24px',
  borderTop: '1px solid var(--line)',
  background: 'var(--bg)',
  whiteSpace: 'nowrap', // a third row rather than buttons of two lines
  '@media (max-height: 560px)': { position: 'static' },
});
