import type { SubmissionDetails } from '../../types/config.gen.ts';
import type { LoggedSubmission } from '../api/submission.ts';
import { Fact, Facts } from './facts.tsx';
import { Part } from './part.tsx';

const PARTS = [
  ...(['referrer', 'page'] as const),
  ...(['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const),
];

interface Props {
  texts: SubmissionDetails;
  row: Pick<LoggedSubmission, 'id' | 'page' | 'source'>;
}

/** Where the person came from, the page of the form, and the number of the submission. */
export const Source = ({ texts, row: { id, page, source } }: Props) => (
  <Part title={texts.source.title}>
    <Facts>
      {PARTS.map((part) => {
        const value = source[part];
        return value && <Fact key={part} label={texts.source[part]} value={value} />;
      })}
      {page && <Fact label={texts.page} value={page} />}
      <Fact label={texts.id} value={id} />
    </Facts>
  </Part>
);
