import type { SectionOf } from '../../data/types.ts';
import type { LoggedSubmission } from '../api/submission.ts';
import { Fact, Facts } from './facts.tsx';
import { Part } from './part.tsx';

const PARTS = [
  ...(['referrer', 'page'] as const),
  ...(['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const),
];

interface Props {
  texts: SectionOf<'submission-panel'>['details']['source'];
  source: LoggedSubmission['source'];
}

/** From where the person came to the site, as far as it is known. */
export function Source({ texts, source }: Props) {
  const known = PARTS.filter((part) => source[part]);
  if (known.length === 0) return null;
  return (
    <Part title={texts.title}>
      <Facts>
        {known.map((part) => (
          <Fact key={part} label={texts[part]} value={source[part] ?? ''} />
        ))}
      </Facts>
    </Part>
  );
}
