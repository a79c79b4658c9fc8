import { quote } from '../../../content/words/wording.ts';
import { runGit } from './run-git.ts';
import type { Remote } from './state.ts';

/** What git says when a push fails -> an explanation. The first match counts. */
const REASONS: [pattern: RegExp, words: string][] = [
  [
    /Authentication failed|could not read (Username|Password)|Permission denied|terminal prompts disabled|\b40[13]\b/i,
    'O servidor do git não reconheceu você: entre na sua conta (por exemplo com “git push” em um terminal, uma vez) e envie de novo.',
  ],
  [
    /protected branch|GH006|not allowed to push/i,
    'O servidor do git não aceita mudanças nesta proposta: faça outra.',
  ],
  [/hook declined|pre-receive|pre-push/i, 'Uma verificação do repositório recusou o envio.'],
  [
    /non-fast-forward|fetch first|\[rejected\]/i,
    'No servidor, esta proposta já tem mudanças de outra pessoa: faça outra, com as suas.',
  ],
  [
    /Could not resolve host|unable to access|Connection (refused|timed out|reset)|Network is unreachable/i,
    'O servidor do git não respondeu: veja a conexão e envie de novo.',
  ],
  [
    /not found|does not appear to be a git repository|does not exist/i,
    'O endereço do repositório no servidor não existe, ou você não tem acesso a ele.',
  ],
];

/** Returns undefined on success, or else an explanation. */
export async function push(
  root: string,
  remote: Remote,
  branch: string,
): Promise<string | undefined> {
  const refs = `refs/heads/${branch}:refs/heads/${branch}`;
  const { ok, error } = await runGit(root, 'push', '-u', remote.name, refs);
  if (ok) return undefined;
  const words =
    REASONS.find(([pattern]) => pattern.test(error))?.[1] ?? 'O git não conseguiu enviar.';
  return `${words} (${mainLine(error)}) A proposta está guardada neste computador.`;
}

/** The server's own words, or else the most telling line. */
function mainLine(error: string): string {
  const lines = error.split('\n').map((line) => line.trim());
  const remote = lines.map((line) => /^remote:\s*(.+)$/.exec(line)?.[1]).find(Boolean);
  const summary = lines.find((line) => /^fatal|rejected|^error/i.test(line));
  return quote(remote ?? summary ?? lines[0] ?? '');
}
