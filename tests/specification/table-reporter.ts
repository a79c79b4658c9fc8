/** Prints what became of each statement, in the order of the specification, and keeps it for mutate.ts. */
import { writeFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult, TestStep } from 'playwright/types/testReporter';
import { chapters } from './chapters/index.ts';
import { type Failure, ON_NO_PAGE, RESULTS, type Results } from './site.ts';
import type { Statement } from './statement.ts';

const STEP = /^statement (\S+) (.*)$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: what colours a terminal begins with one.
const COLOUR = /\u001b\[[0-9;]*m/g;

/** The message of a failed assertion, without the log of its tries. */
const plain = (text = 'no reason given') =>
  text
    .replace(COLOUR, '')
    .replace(/^Error: /, '')
    .replace(/\n+(Call log|Timeout):[\s\S]*$/, '')
    .replaceAll(/\n\s*\n/g, '\n')
    .trim();

export default class TableReporter implements Reporter {
  private readonly failures: Results['failures'] = {};
  private readonly tried = new Set<string>();
  /** Statements that were tried on a page that is there for them alone. */
  private readonly onNoPage = new Set<string>();
  /** The trials that were run: the id of a test and that of a statement. */
  private readonly steps = new Set<string>();

  onStepEnd({ id: test }: TestCase, _result: TestResult, { title, error }: TestStep): void {
    const [, id, scene] = STEP.exec(title) ?? [];
    if (!id) return;
    this.tried.add(id);
    this.steps.add(`${test} ${id}`);
    if (error) this.fail(id, { scene: scene ?? '', message: plain(error.message) });
  }

  /** A scene that could not be brought about: none of its statements held, even if another scene of theirs could. */
  onTestEnd({ id: test, title }: TestCase, { errors, annotations }: TestResult): void {
    const ids = title.split(': ').at(-1)?.split(' ') ?? [];
    const onNoPage = annotations.some(({ type }) => type === ON_NO_PAGE);
    for (const id of ids) {
      if (onNoPage) this.onNoPage.add(id);
      if (this.steps.has(`${test} ${id}`) || !errors.length) continue;
      this.fail(id, { scene: title.split(' (')[0] ?? '', message: plain(errors[0]?.message) });
      this.tried.add(id);
    }
  }

  private fail(id: string, failure: Failure): void {
    this.failures[id] = [...(this.failures[id] ?? []), failure];
  }

  onError({ message }: { message?: string }): void {
    console.error(plain(message));
  }

  onStdErr(chunk: string | Buffer): void {
    process.stderr.write(chunk);
  }

  onEnd(): void {
    const results: Results = { failures: this.failures, tried: [...this.tried] };
    writeFileSync(RESULTS, JSON.stringify(results));
    if (process.env.SPECIFICATION_QUIET) return;
    const rows = chapters.flat().flatMap((statement) => this.rowOf(statement) ?? []);
    for (const { state, id, says, why } of rows)
      console.log(
        `${state.padEnd(9)} ${id.padEnd(7)} ${says}${why ? `\n${' '.repeat(18)}${why}` : ''}`,
      );
    const count = (state: string) => rows.filter((row) => row.state === state).length;
    console.log(
      `\n${rows.length} statements: ${count('held')} held, ${count('ready')} ready, on no page, ${count('differs')} differ for a reason, ` +
        `${count('not tried')} not tried, ${count('FAILED')} failed`,
    );
  }

  private rowOf(statement: Statement) {
    const { id, says } = statement;
    if ('notTried' in statement)
      return process.env.SPECIFICATION_ONLY
        ? undefined
        : { state: 'not tried', id, says, why: statement.notTried };
    if (!this.tried.has(id)) return undefined;
    const failures = this.failures[id];
    if (failures) {
      const lines = failures.flatMap(({ scene, message }) => `${scene}: ${message}`.split('\n'));
      return { state: 'FAILED', id, says, why: lines.join(`\n${' '.repeat(18)}`) };
    }
    const { differs } = statement;
    if (differs) return { state: 'differs', id, says, why: differs };
    return this.onNoPage.has(id)
      ? { state: 'ready', id, says, why: 'on no page of the site: tried on one added for it' }
      : { state: 'held', id, says, why: undefined };
  }
}
