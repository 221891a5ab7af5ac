import fs, { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { ISpectralDiagnostic, RulesetDefinition } from '@stoplight/spectral-core';

// The packages that Spectral's command brings, and that its plugin for editors is built of.
const require = createRequire(createRequire(import.meta.url).resolve('@stoplight/spectral-cli/package.json'));
const core: typeof import('@stoplight/spectral-core') = require('@stoplight/spectral-core');
const bundler = require('@stoplight/spectral-ruleset-bundler');
const { runtime } = require('@stoplight/spectral-ruleset-bundler/presets/runtime');
const { commonjs } = require('@stoplight/spectral-ruleset-bundler/plugins/commonjs');
const { stdin } = require('@stoplight/spectral-ruleset-bundler/plugins/stdin');
const { migrateRuleset } = require('@stoplight/spectral-ruleset-migrator');
const { httpAndFileResolver } = require('@stoplight/spectral-ref-resolver');
const Parsers = require('@stoplight/spectral-parsers');

/**
 * Lints a file as Spectral's plugin for editors does: the ruleset becomes one function without `require`, run on one file at a time
 * (https://github.com/stoplightio/vscode-spectral, server/src/linter.ts).
 */
export async function lintLikeAnEditor(file: string): Promise<ISpectralDiagnostic[]> {
  const spectral = new core.Spectral({ resolver: httpAndFileResolver });
  spectral.setRuleset(new core.Ruleset(await loadRuleset(), { severity: 'recommended' }));
  const document = new core.Document(readFileSync(file, 'utf8'), Parsers.Yaml, file);
  return spectral.run(document, { ignoreUnknownFormat: true });
}

async function loadRuleset(): Promise<RulesetDefinition> {
  const io = { fs, fetch };
  const entry = join(process.cwd(), '.spectral.js');
  const migrated: string = await migrateRuleset(join(process.cwd(), '.spectral.yaml'), { format: 'esm', ...io });
  const code: string = await bundler.bundleRuleset(entry, {
    target: 'runtime',
    format: 'iife',
    plugins: [stdin(migrated, entry), ...runtime(io), commonjs()],
  });
  return Function(`return ${code}`)();
}
