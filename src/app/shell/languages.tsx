import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import { useSite } from '../../ui/data/site-context.ts';
import type { Assets } from '../../ui/data/types.ts';
import { spacing } from '../../ui/theme/breakpoints.ts';
import { size } from '../../ui/theme/size.ts';
import { menuHover, menuItem } from './menu-parts.tsx';

/** The other languages of the site, each by its own name: a link to the same page, else to where its pages begin. */
export function Languages({ translations }: { translations: Assets['translations'] }) {
  const { languages } = useSite();
  if (!languages) return null;
  return (
    <Row disablePadding>
      {languages.map(({ language, name, home }) => (
        <li key={language}>
          <Anchor
            href={translations?.[language] ?? home}
            hrefLang={language}
            lang={language}
            data-home={home}
          >
            {name}
          </Anchor>
        </li>
      ))}
    </Row>
  );
}

const Row = styled(List)({ display: 'flex', flexWrap: 'wrap' });

const Anchor = styled('a')(
  { ...menuItem, display: 'flex', minHeight: 44, ...menuHover },
  ({ theme }) => ({
    [theme.menu.folds]: { minHeight: 60, paddingInline: spacing(0, 3), fontSize: size.large },
  }),
);
