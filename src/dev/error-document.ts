/** The page shown while no version of the configuration could be read; it reloads after the fix. */
export const ERROR_DOCUMENT = `<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8"><title>Erro em site-config</title></head>
<body>
<script type="module">
import { REPORT_URL } from '/src/app/dev/config-report.ts';
import { showProblems } from '/src/app/dev/overlay.ts';
const hasErrors = ({ problems }) => problems.some(({ severity }) => severity === 'error');
const show = (report) => (hasErrors(report) ? showProblems(report.problems) : location.reload());
import.meta.hot?.on('site-config', show);
show(await (await fetch(REPORT_URL)).json());
</script>
</body>
</html>
`;
