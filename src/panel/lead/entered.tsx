import { format } from '../../lib/format-in-page.ts';
import type { SectionOf } from '../../ui/data/types.ts';
import type { LoggedSubmission } from '../api/submission.ts';
import { dateTime, enteredText } from '../cell-text.ts';
import { Fact, Facts } from './facts.tsx';
import { SheetPart } from './part.tsx';

/** The entered fields, in a list of facts. A field may be there twice. */
export const EnteredFacts = ({ fields }: Pick<LoggedSubmission, 'fields'>) =>
  fields.map((entered, index) => (
    <Fact key={index} label={entered.label} value={enteredText(entered)} />
  ));

interface Props {
  section: SectionOf<'submission-panel'>;
  row: LoggedSubmission;
}

/** What the same person had sent before other words took its place, the newest first. */
export const EarlierVersions = ({ section, row }: Props) =>
  row.versions.toReversed().map(({ until, fields }) => (
    <SheetPart key={until} title={format(section.details.version, { time: dateTime(until) })}>
      <Facts>
        <EnteredFacts fields={fields} />
      </Facts>
    </SheetPart>
  ));
