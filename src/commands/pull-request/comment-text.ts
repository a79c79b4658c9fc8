import type { CorrectedProblem } from '../../content/report/corrections.ts';
import { addressBelow, formatMarkdown } from '../../content/report/markdown.ts';
import type { WorkflowRun } from './workflow-run.ts';

export interface CommentParts {
  /** Where GitHub is. */
  server: string;
  repository: string;
  run: WorkflowRun;
  /** Undefined where the check did not get to its end. */
  problems: readonly CorrectedProblem[] | undefined;
  /** Of the built site. */
  artefact: number | undefined;
  /** The address of the preview, if a host provides one. */
  preview: string | undefined;
}

/** The text of the comment. */
export function commentText(parts: CommentParts): string {
  const { problems, run } = parts;
  const log = `[registro da conferência](${run.html_url})`;
  const report = problems
    ? formatMarkdown(problems, sourceOf(parts))
    : `### A conferência não chegou ao fim\n\nO ${log} diz por quê. Mostre-o à equipe técnica.\n`;
  const about = `Conferido: ${run.head_sha.slice(0, 7)} · ${log}. A cada gravação (_commit_), este comentário se atualiza.`;
  return [report, ...previewOf(parts), about].join('\n');
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
