import { escapeXml } from '../lib/escape-xml.ts';
import { msg, type Wording } from '../words/message.ts';
import { wordsForPage } from '../words/node/words-for-request.ts';

/**
 * The page shown while no version of the configuration could be read, or `failure` keeps a page from being shown; it
 * reloads after the fix.
 */
export function errorDocument(language: string, failure?: Wording): string {
  const { words, script } = wordsForPage(language);
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><title>${words.worded(msg('overlay:errors-title'))}</title></head>
<body>
${script}
${failure === undefined ? '' : `<p role="alert">${escapeXml(words.worded(failure))}</p>`}
<script type="module">
import { REPORT_URL } from '/src/app/dev/config-report.ts';
import { showProblems } from '/src/app/dev/overlay.ts';
import { speakFromPage } from '/src/words/words-in-page.ts';
speakFromPage();
const hasErrors = ({ problems }) => problems.some(({ severity }) => severity === 'error');
const show = (report) => (hasErrors(report) ? showProblems(report.problems) : location.reload());
import.meta.hot?.on('site-config', show);
const report = await (await fetch(REPORT_URL)).json();
if (${failure === undefined} || hasErrors(report)) show(report);
</script>
</body>
</html>
`;
}
