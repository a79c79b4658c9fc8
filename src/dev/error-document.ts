import { msg } from '../words/message.ts';
import { wordsForPage } from '../words/node/words-for-request.ts';

/** The page shown while no version of the configuration could be read; it reloads after the fix. */
export function errorDocument(language: string): string {
  const { words, script } = wordsForPage(language);
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><title>${words.worded(msg('overlay:errors-title'))}</title></head>
<body>
${script}
<script type="module">
import { REPORT_URL } from '/src/app/dev/config-report.ts';
import { showProblems } from '/src/app/dev/overlay.ts';
import { speakFromPage } from '/src/words/words-in-page.ts';
speakFromPage();
const hasErrors = ({ problems }) => problems.some(({ severity }) => severity === 'error');
const show = (report) => (hasErrors(report) ? showProblems(report.problems) : location.reload());
import.meta.hot?.on('site-config', show);
show(await (await fetch(REPORT_URL)).json());
</script>
</body>
</html>
`;
}
