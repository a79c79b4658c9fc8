import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useLocation } from 'react-router-dom';
import type { SectionOf } from '../ui/data/types.ts';
import { Progress } from '../ui/progress.tsx';
import { spacing } from '../ui/theme/breakpoints.ts';
import { Gate } from './gate.tsx';
import { FilterBar } from './list/filter-bar.tsx';
import { NO_FILTERS } from './list/filters.ts';
import { ListShape } from './list/list-shape.tsx';
import { LogBrowser } from './list/log-browser.tsx';
import { ownQuery } from './list/use-address.ts';
import { NO_OPTIONS } from './list/use-filter-options.ts';

/** The submissions of the forms, for those who answer them. */
export function PanelScreen({ section }: { section: SectionOf<'submission-panel'> }) {
  const { list, columns } = section;
  const { search } = useLocation();
  return (
    <Gate
      section={section}
      failed={list.failed}
      query={ownQuery(search)}
      waiting={
        <>
          <div inert>
            <FilterBar
              section={section}
              filters={NO_FILTERS}
              options={NO_OPTIONS}
              onChange={() => undefined}
            />
          </div>
          <Loading text={list.loading} />
          <ListShape columns={columns} />
        </>
      }
    >
      {(role) => <LogBrowser section={section} role={role} />}
    </Gate>
  );
}

function Loading({ text }: { text: string }) {
  const id = useId();
  return (
    <Status role="status">
      <Text component="label" htmlFor={id}>
        {text}
      </Text>
      <Progress id={id} />
    </Status>
  );
}

/** As tall as the bar with the list's buttons. */
const Status = styled('div')({ marginBlock: spacing(2.5) });

const Text = styled(Typography)({ display: 'block', lineHeight: '48px' }) as typeof Typography;
