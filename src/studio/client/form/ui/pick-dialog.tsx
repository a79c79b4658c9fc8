import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { palette } from '../../ui/elements.ts';
import { TextAction, TextInput } from './controls.tsx';

const Body = styled('div')({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: 12,
  padding: 16,
  height: 'min(600px, 80vh)',
  '& h2': { margin: '0 0 8px', fontSize: 15, fontWeight: 600 },
});

/** The options, each in a button. */
export const Choices = styled('ul')({
  display: 'grid',
  alignContent: 'start',
  gap: 4,
  margin: 0,
  padding: 2,
  listStyle: 'none',
  overflow: 'auto',
  '& button': { width: '100%', border: '1px solid transparent', overflowWrap: 'anywhere' },
  '& [aria-pressed="true"]': { borderColor: palette.primary.main },
});

interface Props {
  title: string;
  search: string;
  placeholder: string;
  query: string;
  onQuery(query: string): void;
  error?: string | undefined;
  onMore?: (() => void) | undefined;
  onClose(): void;
  /** `Choices`. */
  children: ReactNode;
}

export function PickDialog({ title, search, placeholder, query, children, ...props }: Props) {
  const { onQuery, error, onMore, onClose } = props;
  const id = useId();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <Body>
        <div>
          <h2 id={id}>{title}</h2>
          <TextInput
            autoFocus
            type="search"
            aria-label={search}
            placeholder={placeholder}
            value={query}
            onChange={({ target }) => onQuery(target.value)}
          />
          {error && <p role="alert">{error}</p>}
        </div>
        {children}
        <div>
          {onMore && <TextAction onClick={onMore}>Mostrar mais</TextAction>}{' '}
          <TextAction onClick={onClose}>Fechar</TextAction>
        </div>
      </Body>
    </Dialog>
  );
}
