import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ConfigForm, FormShape } from '../../forms/lazy-config-form.tsx';
import type { NavigationLink } from '../../types/config.gen.ts';
import { RichText } from '../../ui/rich-text.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { spacing } from '../../ui/theme/breakpoints.ts';
import { size } from '../../ui/theme/size.ts';
import { authTexts } from '../../visitor/auth/load-auth.ts';

interface Props {
  form: string;
  intro?: string;
  /** Other links, below the form. */
  links?: NavigationLink[];
  /** True to show the shape of the form only. */
  waiting?: boolean;
}

/** A form of the account pages, with its intro and links. */
export function AuthForm({ form, intro, links, waiting }: Props) {
  const studio = authTexts()?.studio;
  return (
    <Parts>
      {intro && (
        <Typography color="textSecondary">
          <RichText text={intro} />
        </Typography>
      )}
      {waiting ? <FormShape id={form} /> : <ConfigForm key={form} id={form} />}
      {links && (
        <Links component="ul">
          {links.map((link) => (
            <li key={link.label}>
              {/* The studio is no page that the app could open. */}
              <QuietLink link={link} target={link.to === studio ? '_self' : undefined} />
            </li>
          ))}
        </Links>
      )}
    </Parts>
  );
}

const Parts = styled(Stack)({ gap: 'clamp(20px, 3vw, 28px)' });

const Links = styled(Stack)({
  gap: spacing(1),
  marginTop: spacing(1.5),
  paddingTop: spacing(3),
  borderTop: '1px solid var(--line)',
}) as typeof Stack;

const QuietLink = styled(TextLink)({ fontSize: size.small, fontWeight: 500 });
