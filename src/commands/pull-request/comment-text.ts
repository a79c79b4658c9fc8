import type { Told } from '../../content/report/corrections.ts';
import { formatMarkdown } from '../../content/report/markdown.ts';
import { addressBelow } from '../../content/report/markdown-text.ts';
import type { WorkflowRun } from './workflow-run.ts';

export interface CommentParts {
  /** Where GitHub is. */
  server: string;
  repository: string;
  run: WorkflowRun;
  /** Undefined where the check did not get to its end. */
  problems: readonly Told[] | undefined;
  /** Of the built site. */
  artefact: number | undefined;
  /** Where a host shows the pull request, if one does. */
  preview: string | undefined;
}

/** All that the comment says. */
export function commentText(parts: CommentParts): string {
  const { problems, run } = parts;
  const log = `[registro da conferência](${run.html_url})`;
  const told = problems
    ? formatMarkdown(problems, sourceOf(parts))
    : `### A conferência não chegou ao fim\n\nO ${log} diz por quê. Mostre-o à equipe técnica.\n`;
  const about = `Conferido: ${run.head_sha.slice(0, 7)} · ${log}. A cada gravação (_commit_), este comentário se atualiza.`;
  return [told, ...previewOf(parts), about].join('\n');
}

function sourceOf({ server, run }: CommentParts) {
  const { full_name } = run.head_repository;
  return {
    view: `${server}/${full_name}/blob/${run.head_sha}`,
    edit: addressBelow(`${server}/${full_name}/edit`, run.head_branch),
  };
}

function previewOf({ server, repository, run, artefact, preview }: CommentParts): string[] {
  const shown = preview ? [`[Ver o site com estas mudanças](${preview})`] : [];
  const kept =
    artefact === undefined
      ? []
      : [
          `[Baixar o site pronto](${server}/${repository}/actions/runs/${run.id}/artifacts/${artefact}) (.zip, guardado por poucos dias)`,
        ];
  const links = [...shown, ...kept];
  return links.length > 0 ? [`${links.join(' · ')}\n`] : [];
}
