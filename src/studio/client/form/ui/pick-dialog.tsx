import { Alert, Box, Button } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { t } from '../../../../words/reader.ts';
import { TitledDialog } from '../../ui/dialogs.tsx';
import { palette } from '../../ui/elements.ts';
import { SearchField } from '../../ui/labelled-field.tsx';

/** The options, each in a button. */
export const ChoiceGrid = styled('ul')({
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
  /** `ChoiceGrid`. */
  children: ReactNode;
}

export function PickDialog({ title, search, placeholder, query, children, ...props }: Props) {
  const { onQuery, error, onMore, onClose } = props;
  return (
    <TitledDialog
      title={title}
      maxWidth="sm"
      onClose={onClose}
      actions={
        <>
          {onMore && <Button onClick={onMore}>{t('studio/form:show-more')}</Button>}
          <Button onClick={onClose}>{t('studio/ui:close')}</Button>
        </>
      }
    >
      <SearchField
        label={search}
        placeholder={placeholder}
        query={query}
        onQuery={onQuery}
        autoFocus
      />
      {error && <Alert severity="error">{error}</Alert>}
      <Box sx={{ display: 'grid', height: 'min(440px, 60vh)', marginTop: 3 }}>{children}</Box>
    </TitledDialog>
  );
}
