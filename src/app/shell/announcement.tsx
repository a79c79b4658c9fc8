import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { CLOSE_ANNOUNCEMENT, CLOSED_ANNOUNCEMENT } from '../../lib/boot-protocol.ts';
import { boundWords } from '../../lib/bound-words.ts';
import type { Announcement as AnnouncementConfig } from '../../types/config.gen.ts';
import { useSite } from '../../ui/data/site-context.ts';
import { Link } from '../../ui/link.tsx';
import { spacing } from '../../ui/theme/breakpoints.ts';
import { size } from '../../ui/theme/size.ts';

const TEXT = '_announcement';

/**
 * One sentence below the header of every page. It is part of the HTML; a script of its own in the head hides one that was
 * closed before it is painted, so the app knows nothing of that.
 */
export function Announcement({ announcement }: { announcement: AnnouncementConfig }) {
  const { text, link, close } = announcement;
  const { header, hero } = useSite().theme.backgrounds ?? {};
  const background = [header, hero].includes('brand') ? 'ink' : 'brand'; // another than its neighbours
  return (
    <Bar aria-labelledby={TEXT} data-background={background} data-no-print>
      <Row>
        <p id={TEXT}>
          {boundWords(text)}
          {link && (
            <>
              {' '}
              <BarLink to={link.to}>{boundWords(link.label)}</BarLink>
            </>
          )}
        </p>
        {close && (
          <Close type="button" aria-label={close} {...{ [CLOSE_ANNOUNCEMENT]: '' }} data-js-only>
            <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
              <path d="M5 5l14 14M19 5L5 19" stroke="currentColor" strokeWidth="1.6" />
            </svg>
          </Close>
        )}
      </Row>
    </Bar>
  );
}

const Bar = styled('aside')({
  fontSize: size.small,
  lineHeight: 1.4,
  [`${CLOSED_ANNOUNCEMENT} &`]: { display: 'none' },
  borderBottom: '1px solid var(--line)',
});

const Row = styled(Container)({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: spacing(1),
  minHeight: 44,
  paddingBlock: 8,
  '& p': { flex: '0 1 auto', textAlign: 'center' },
});

const BarLink = styled(Link)({ display: 'inline-block', paddingBlock: 3, fontWeight: 600 });

const Close = styled('button')({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  margin: spacing(-1, -1.5, -1, 0),
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
});
