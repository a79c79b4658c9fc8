import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { CheckList } from '../../../ui/check-list.tsx';
import type { SectionOf } from '../../../ui/data/types.ts';
import { Icon } from '../../../ui/icon.tsx';
import { RowOnPhone, row } from '../../../ui/joined-cards.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { RichText } from '../../../ui/rich-text.tsx';
import { ItemTitle } from '../../../ui/section/headings.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { breakpoints, PHONE, spacing } from '../../../ui/theme/breakpoints.ts';
import { type } from '../../../ui/theme/typography.ts';
import { Evidence } from './evidence.tsx';

interface Props extends Pick<SectionOf<'card-grid'>, 'cards'> {
  /** True for a row that slides on phones; else all are below each other there. */
  slides: boolean;
}

/** A row per card, between lines: its title in large letters, its text, and its evidence or picture. On a phone they may be side by side. */
export function CardRows({ cards, slides }: Props) {
  const rows = (
    <Rows disablePadding sx={slides ? sideBySide : undefined}>
      {cards.map(({ title, text, icon, picture, evidence, items, action }) => (
        <Row key={title}>
          <Title>
            {icon && <TitleIcon name={icon} />}
            {title}
          </Title>
          <Text color="textSecondary">
            <RichText text={text} />
          </Text>
          {items && <Points items={items} />}
          {action && <ActionLink link={action} />}
          {(evidence || picture) && (
            <Aside>
              {evidence && <Evidence {...evidence} />}
              {picture && <Drawing picture={picture} />}
            </Aside>
          )}
        </Row>
      ))}
    </Rows>
  );
  return slides ? <RowOnPhone>{rows}</RowOnPhone> : rows;
}

const MEDIUM = breakpoints.up('sm');

const Rows = styled(List)({ visibility: 'visible' });

const sideBySide = { [PHONE]: { ...row, display: 'grid', columnGap: spacing(3) } };

const Row = styled('li')({
  display: 'grid',
  gap: '8px clamp(24px, 4vw, 56px)',
  paddingBlock: 'min(28px, 12px + 1.2vw)',
  borderTop: '1px solid var(--line)',
  breakInside: 'avoid',
  scrollSnapAlign: 'start',
  alignContent: 'start',
  [MEDIUM]: { gridTemplateColumns: '3fr 2fr' },
  [breakpoints.up('lg')]: { gridTemplateColumns: '5fr 4fr 3fr' },
});

const Title = styled(ItemTitle)({ [breakpoints.up('lg')]: type.middle });

const TitleIcon = styled(Icon)({ marginRight: spacing(1.5), verticalAlign: '-.15em' });

const Text = styled(Typography)({ lineHeight: 1.55 });

const Points = styled(CheckList)({ [breakpoints.up('lg')]: { gridColumn: 2 } });

const ActionLink = styled(TextLink)({ [breakpoints.up('lg')]: { gridColumn: 2 } });

/** The ground of a receipt differs from that of the section, so that its torn edge is seen. */
const Aside = styled('div')({
  '--bg': 'var(--card)',
  [MEDIUM]: { gridArea: '1 / 2 / span 4' },
  [breakpoints.up('lg')]: { gridArea: '1 / 3 / span 3' },
});

const Drawing = styled(Picture)({ width: '100%' });
