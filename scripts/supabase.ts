/** `npm run supabase`: writes what a hosted Supabase project needs of this site into its `deploy/supabase/`, and says how to apply it. */
import { createHash, randomBytes } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { parseEnv } from 'node:util';
import { mayRegister } from '../src/blocks/strategies/supabase-auth/may-register.ts';
import { readOptions, SITE } from '../src/commands/read-options.ts';
import { runCommand } from '../src/commands/run-command.ts';
import { type ProjectFiles, setUpProject } from '../src/commands/services/set-up-project.ts';
import { contentRoot, projectRoot } from '../src/node/project.ts';
import { askProject, checkProject, type ProjectNeeds } from '../src/supabase/check-project.ts';
import { logSettings, settingsColumns } from '../src/supabase/log-settings.ts';
import {
  functionSettings,
  secretsFile,
  siteFilesOfProject,
  steps,
  UNKNOWN_PROJECT,
} from '../src/supabase/project.ts';
import { readSources } from '../src/supabase/site-sources.ts';
import { bundleValidator } from '../src/supabase/studio/bundle-validator.ts';
import { CONFIG, studioSteps, studioVariables } from '../src/supabase/studio/set-up.ts';
import { msg } from '../src/words/message.ts';
import { t, worded } from '../src/words/reader.ts';
import { UserError } from '../src/words/user-error.ts';

const engine = join(projectRoot, 'supabase');
const target = join(contentRoot, 'deploy/supabase');
/** With the functions' variables. It is created once, and then filled in by hand, or by what `--apply` asks. */
const variablesFile = join(target, 'functions.env');
const VALIDATOR = 'functions/studio/validator.js';
const { SUPABASE_URL = '', SUPABASE_SECRET_KEY = '' } = process.env;

await runCommand(async () => {
  const flag = { type: 'boolean' } as const;
  const options = {
    ...SITE,
    apply: flag,
    dry: flag,
    check: flag,
    studio: { type: 'string' },
  } as const;
  const { check, apply, dry, studio } = readOptions({
    name: 'npm run supabase',
    about: msg('commands/help:supabase'),
    options,
  }).values;
  if (check) await checkHosted();
  else if (apply || dry)
    await setUpProject({ write: writeFor(studio), variablesFile }, dry === true);
  else {
    const projectUrl = SUPABASE_URL.startsWith('https://')
      ? SUPABASE_URL.replace(/\/$/, '')
      : UNKNOWN_PROJECT;
    await writeFor(studio)(projectUrl);
    const { STUDIO_REPOSITORY = '' } = variables();
    console.log(worded(studio === undefined ? steps(projectUrl) : studioSteps(STUDIO_REPOSITORY)));
  }
});

/** Writes all files; with the studio's function, if a repository is named now or was before. */
function writeFor(studio: string | undefined): (projectUrl: string) => Promise<ProjectFiles> {
  return async (projectUrl) => {
    const secret = webhookSecret();
    if (studio !== undefined) writeStudioVariables(studio);
    const { STUDIO_REPOSITORY = '' } = variables();
    const config =
      readFileSync(join(engine, 'config.toml'), 'utf8') + (STUDIO_REPOSITORY && CONFIG);
    const sources = readSources();
    const files = siteFilesOfProject(config, sources, { projectUrl, secret });
    for (const folder of ['migrations', 'functions', 'templates'])
      rmSync(join(target, folder), { recursive: true, force: true });
    for (const folder of ['migrations', 'functions'])
      cpSync(join(engine, folder), join(target, folder), {
        recursive: true,
        filter: (path) => !/\.(test|d)\.ts$/.test(path),
      });
    if (STUDIO_REPOSITORY) files[VALIDATOR] = await bundleValidator(contentRoot);
    // Without its validator it could not be deployed.
    else rmSync(join(target, 'functions/studio'), { recursive: true });
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(target, file)), { recursive: true });
      const path = join(target, file);
      if (text.includes(secret)) writePrivate(path, text);
      else writeFileSync(path, text);
    }
    return { folder: target, sources, secret, webhookSql: files['webhook.sql'] ?? '' };
  };
}

/** Of the functions, as whoever publishes the site has filled them in. */
function variables(): Record<string, string | undefined> {
  return existsSync(variablesFile) ? parseEnv(readFileSync(variablesFile, 'utf8')) : {};
}

/** Adds those of the studio to be filled in; what is filled in stays. */
function writeStudioVariables(repository: string): void {
  if (!/^[\w.-]+\/[\w.-]+$/.test(repository))
    throw new UserError(msg('commands/supabase:which-repository'));
  const text = readFileSync(variablesFile, 'utf8');
  const others = text.replace(/^STUDIO_REPOSITORY=.*\n/m, '');
  const added = variables().STUDIO_REPOSITORY === undefined ? worded(studioVariables()) : '';
  writePrivate(variablesFile, `${others}${added}STUDIO_REPOSITORY=${repository}\n`);
}

/** For its owner alone, also where the file was there before. */
function writePrivate(file: string, text: string): void {
  rmSync(file, { force: true });
  writeFileSync(file, text, { mode: 0o600 });
}

function webhookSecret(): string {
  if (!existsSync(variablesFile)) {
    mkdirSync(target, { recursive: true });
    const secret = randomBytes(24).toString('base64url');
    writePrivate(
      variablesFile,
      worded(secretsFile(secret, `whsec_${randomBytes(24).toString('base64')}`)),
    );
  }
  const { WEBHOOK_SECRET } = variables();
  if (!WEBHOOK_SECRET)
    throw new UserError(msg('commands/supabase:secret-missing', { file: variablesFile }));
  return WEBHOOK_SECRET;
}

async function checkHosted(): Promise<void> {
  if (!/^https?:\/\//.test(SUPABASE_URL) || !SUPABASE_SECRET_KEY)
    throw new UserError(msg('commands/supabase:which'));
  const gaps = await checkProject(askProject(SUPABASE_URL, SUPABASE_SECRET_KEY), needs()).catch(
    (error) => {
      const reason = String(error.cause ?? error);
      throw new UserError(msg('commands/supabase:no-answer', { url: SUPABASE_URL, reason }));
    },
  );
  for (const gap of gaps) console.log(t('commands/supabase:gap', { ...gap }));
  if (gaps.length > 0) process.exitCode = 1;
  else console.log(t('commands/supabase:complete'));
}

function needs(): ProjectNeeds {
  const sources = readSources();
  const { submissions, auth } = sources.integrations;
  const versions = readdirSync(join(engine, 'migrations')).map((file) => file.split('_')[0] ?? '');
  const functions = readdirSync(join(engine, 'functions'));
  const isNeeded: Record<string, boolean> = {
    'new-submission': submissions !== undefined,
    studio: Boolean(variables().STUDIO_REPOSITORY),
  };
  return {
    migrations: versions.sort(),
    settings: submissions && settingsColumns(logSettings(sources)),
    functions: functions.filter((name) => isNeeded[name] ?? true),
    functionSettings: createHash('sha256').update(functionSettings(sources)).digest('hex'),
    social: auth?.social ?? [],
    mayRegister: mayRegister(sources),
  };
}
