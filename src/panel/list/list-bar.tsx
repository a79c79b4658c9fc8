import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { format } from '../../lib/format-in-page.ts';
import type { SubmissionList } from '../../types/config.gen.ts';
import { spacing } from '../../ui/theme/breakpoints.ts';
import { notify } from '../../ui/toasts/notify.ts';
import { ListButton } from './quiet-button.ts';
import type { useList } from './use-list.ts';

interface Props {
  texts: SubmissionList;
  list: ReturnType<typeof useList>;
  /** Nothing is there at all. */
  isFirstDay: boolean;
}

/** The number of submissions, and a button that shows the new ones. */
export function ListBar({ texts, list, isFirstDay }: Props) {
  const { rows, count, more, news, changed, failed, refresh } = list;
  const nothing = isFirstDay ? texts.first.title : texts.empty;
  const found = more ? texts.many : count ? texts.count : nothing;
  const others = news > 0 ? format(texts.news, { count: news }) : changed ? texts.changed : '';
  return (
    <>
      <Bar>
        <Typography role="status">
          {rows ? format(found, { count }) : texts.loading}
          {others && (
            <>
              {' · '}
              <strong>{others}</strong>
            </>
          )}
        </Typography>
        {others && (
          <ListButton type="button" onClick={() => void refresh()} data-no-print>
            {texts.refresh}
          </ListButton>
        )}
      </Bar>
      {failed && (
        <Bar role="alert" data-no-print>
          <Typography>{texts.failed}</Typography>
          <Button type="button" variant="outlined" onClick={() => void refresh()}>
            {texts.retry}
          </Button>
        </Bar>
      )}
    </>
  );
}

interface ActionsProps {
  texts: SubmissionList;
  isEmpty: boolean;
  /** Undefined for those who may not take all of the list away. */
  onExport?: () => Promise<void>;
  onKeys(): void;
  children: ReactNode;
}

/** Actions on the whole list. */
export function ListActions({ texts, isEmpty, onExport, onKeys, children }: ActionsProps) {
  const failed = () => notify({ title: texts.failed, tone: 'error' });
  const copy = async () => {
    const url = new URL(location.href);
    url.searchParams.delete('submission');
    await navigator.clipboard.writeText(url.href);
    notify({ title: texts.copied, tone: 'success' });
  };
  return (
    <Actions data-no-print>
      <ListButton type="button" onClick={() => copy().catch(failed)}>
        {texts.copyLink}
      </ListButton>
      <ListButton type="button" disabled={isEmpty} onClick={() => window.print()}>
        {texts.print}
      </ListButton>
      {onExport && (
        <ListButton type="button" disabled={isEmpty} onClick={() => onExport().catch(failed)}>
          {texts.export}
        </ListButton>
      )}
      {children}
      <Keys type="button" onClick={onKeys}>
        {texts.keys.title}
      </Keys>
    </Actions>
  );
}

const Bar = styled(Stack)({
  flexFlow: 'row wrap',
  alignItems: 'center',
  gap: spacing(0, 1.5),
  minHeight: 48,
});

const Actions = styled(Stack)({
  flexFlow: 'row wrap',
  alignItems: 'center',
  gap: spacing(0, 0.5),
  marginInline: -10,
});

/** Hidden on devices without a keyboard. */
const Keys = styled(ListButton)({ '@media (hover: none)': { display: 'none' } });
