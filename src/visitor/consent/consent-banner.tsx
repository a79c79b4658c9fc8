import { styled } from '@mui/material/styles';
import { ANSWER } from '../../lib/boot-protocol.ts';
import { RichText } from '../../ui/rich-text.tsx';
import { breakpoints } from '../../ui/theme/breakpoints.ts';
import { size } from '../../ui/theme/size.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { ChoiceButton, QuietChoiceButton } from './choice-button.ts';
import { useConsent } from './consent-provider.tsx';
import { ASKING, BANNER } from './page-css.ts';

const TITLE = '_consent-title';

/**
 * In the HTML of every page, and shown by CSS to visitors who have not answered: nothing shifts, nothing
 * waits. It follows the skip link, so a keyboard or a screen reader reaches it at once, and it does not
 * take the focus.
 */
export function ConsentBanner() {
  const actions = useConsent();
  if (!actions) return null;
  const { consent, openPreferences, answerAll } = actions;
  const { labels } = consent;
  return (
    <Root id={BANNER} aria-labelledby={TITLE} data-background="white" data-no-print>
      <Title id={TITLE}>{consent.title}</Title>
      <Text>
        <RichText text={consent.text} />
      </Text>
      <Buttons>
        <Choice type="button" {...{ [ANSWER]: false }} onClick={() => answerAll(false)}>
          {labels.rejectAll}
        </Choice>
        <Choice type="button" {...{ [ANSWER]: true }} onClick={() => answerAll(true)}>
          {labels.acceptAll}
        </Choice>
        <Other type="button" aria-haspopup="dialog" onClick={openPreferences}>
          {labels.choose}
        </Other>
      </Buttons>
    </Root>
  );
}

/**
 * Confirms that an answer was stored. It replaces the banner and takes the focus from it, so that
 * the next Tab leads to the header.
 */
export function ConsentStatus() {
  const actions = useConsent();
  if (!actions) return null;
  const { status, saved, consent } = actions;
  return (
    <VisuallyHidden ref={status} tabIndex={-1} aria-live="polite">
      {saved && consent.labels.saved}
    </VisuallyHidden>
  );
}

const Root = styled('section')({
  display: 'none',
  [`${ASKING} &`]: { display: 'block' },
  position: 'fixed',
  zIndex: 15,
  inset: 'auto 0 0',
  maxHeight: 'var(--ask)',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  padding: '12px var(--gutter) max(12px, env(safe-area-inset-bottom))',
  borderTop: '1px solid var(--line)',
  fontSize: size.small,
  lineHeight: 1.45,
  [breakpoints.up('md')]: {
    // At the side of the pictures: text and buttons are at the other.
    inset: 'auto auto 16px',
    insetInline: 'var(--aside,auto 16px)',
    width: 464,
    padding: 20,
    border: '1px solid var(--line)',
    borderRadius: 'var(--radius)',
    boxShadow: '0 12px 40px color-mix(in srgb, var(--ink) 16%, transparent)',
  },
  '@media (max-height: 480px)': {
    position: 'static',
    width: 'auto',
    maxHeight: 'none',
    border: 0,
    borderRadius: 0,
    boxShadow: 'none',
  },
});

const Title = styled('p')({ fontSize: size.text, fontWeight: 600 });

const Text = styled('p')({ marginTop: 4, color: 'var(--muted)', '& a': { color: 'var(--fg)' } });

const Buttons = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '4px 8px',
  marginTop: 10,
});

/** One row on the narrowest phones too: a second would cover a page's first button. */
const inOneRow = {
  paddingInline: 'clamp(2px, 2vw - 4px, 6px)',
  fontSize: `clamp(${size.label}, 4vw, 1rem)`,
};

const Choice = styled(ChoiceButton)(inOneRow);

const Other = styled(QuietChoiceButton)(inOneRow);
