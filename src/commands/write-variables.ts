import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HOSTING_VARIABLES } from '../hosting/hosting-options.ts';

/** What stands between these in a file is written by `npm run types`. */
const block = (name: string) =>
  new RegExp(`(${name} by npm run types[^\\n]*\\n)[\\s\\S]*?(\\n[^\\n]*end of ${name})`);

/**
 * The variables of a build, where people and GitHub read them: docs/commands.md and deploy.yml. `variables` are those
 * that integrations.json may name, with what each is. Returns whether both files were current.
 */
export async function writeVariables(
  root: string,
  variables: Record<string, string>,
  check: boolean,
): Promise<boolean> {
  const names = Object.keys({ ...variables, ...HOSTING_VARIABLES });
  // A variable that the repository has not is empty, which the build takes for unset.
  const env = names.map((name) => `          ${name}: \${{ vars.${name} }}`).join('\n');
  const current = [
    await put(join(root, '.github/workflows/deploy.yml'), { variables: env }, check),
    await put(
      join(root, 'docs/commands.md'),
      { variables: table(variables), options: table(HOSTING_VARIABLES) },
      check,
    ),
  ];
  return !current.includes(false);
}

const table = (variables: Record<string, string>) =>
  [
    '\n| variable | what it is |\n| --- | --- |',
    ...Object.entries(variables).map(([name, description]) => `| \`${name}\` | ${description} |`),
    '',
  ].join('\n');

async function put(file: string, blocks: Record<string, string>, check: boolean): Promise<boolean> {
  const before = await readFile(file, 'utf8');
  const after = Object.entries(blocks).reduce((text, [name, content]) => {
    if (!block(name).test(text)) throw new Error(`${file} has no place for its ${name}`);
    return text.replace(block(name), (_, begin, end) => begin + content + end);
  }, before);
  if (after !== before && !check) await writeFile(file, after);
  return after === before || !check;
}
