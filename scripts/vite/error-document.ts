/** The page shown when it is asked for while the configuration has errors; it waits for the fix. */
export function errorDocument(report: string): string {
  return `<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8"><title>Erro em site-config</title></head>
<body>
<pre id="relatorio" hidden>${report.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</pre>
<script type="module">
import { showProblems } from '/src/dev/overlay.ts';
showProblems(document.getElementById('relatorio').textContent);
import.meta.hot?.on('site-config', ({ ok, report }) => (ok ? location.reload() : showProblems(report)));
</script>
</body>
</html>
`;
}
