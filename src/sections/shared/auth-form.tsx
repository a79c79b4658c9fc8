import { styled } from '@mui/material/styles';
import { FormShape } from '../../forms/form-shape.tsx';
import { ConfigForm } from '../../forms/lazy-config-form.tsx';
import type { NavigationLink } from '../../types/config.gen.ts';
import { RichText } from '../../ui/rich-text.tsx';
import { TextLink } from '../../ui/text-link.tsx';

interface Props {
  form: string;
  intro?: string;
  /** Other ways on, below the form. */
  links?: NavigationLink[];
  /** Not to be filled in yet. */
  waiting?: boolean;
}

/** A form of a page about one's own access, and what stands around it. */
export function AuthForm({ form, intro, links, waiting }: Props) {
  return (
    <Stack>
      {intro && (
        <p>
          <RichText text={intro} />
        </p>
      )}
      {waiting ? <FormShape id={form} /> : <ConfigForm key={form} id={form} />}
      {links && (
        <ul>
          {links.map((link) => (
            <li key={link.label}>
              <TextLink link={link} />
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}

const Stack = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 'clamp(20px, 3vw, 28px)',
  '& > p': { color: 'var(--muted)' },
  '& > ul': {
    display: 'grid',
    gap: 8,
    marginTop: 12,
    paddingTop: 24,
    borderTop: '1px solid var(--line)',
  },
  '& > ul a': { fontSize: '1rem', fontWeight: 500 },
});
