import { afterAll } from 'vitest';
import { createSiteConfigLoader } from '../index.ts';
import { formatText } from '../report/text.ts';
import { createFixture, type Files } from './fixture.ts';

/** Gives what is told with these codes alone after some changes: file, pointer, message and hint. */
export function setUpFindings(...codes: string[]) {
  const fixture = createFixture();
  const load = createSiteConfigLoader(fixture.root);
  afterAll(fixture.remove);
  return (changes: Files) => {
    fixture.write(changes);
    const { problems } = load();
    fixture.restore(changes);
    return problems
      .filter(({ code }) => codes.includes(code))
      .map(({ file, pointer, message, hint }) => [file, pointer, message, hint]);
  };
}

/** Gives the text an editor would read after some changes to the valid site. */
export function setUpReports(): (changes: Files) => string {
  const fixture = createFixture();
  const load = createSiteConfigLoader(fixture.root);
  afterAll(fixture.remove);
  return (changes) => {
    fixture.write(changes);
    const { problems, config } = load();
    const text = formatText(problems, { root: fixture.root, config });
    fixture.restore(changes);
    return `\n${text}`;
  };
}
