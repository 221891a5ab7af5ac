import spectralCore, { type ISpectralDiagnostic } from '@stoplight/spectral-core';
import type { Report } from '../content/problem.ts';
import type { ApiDocument } from '../content/read/api.ts';
import { toPointer } from '../content/read/json-pointer.ts';
import type { Contract } from './contract.ts';
import { readRuleset } from './ruleset.ts';

// 0 error, 1 warning, 2 information, 3 hint.
const LAST_SEVERITY_THAT_COUNTS = 1;

/** The standard rules of Spectral and our own, on the bundled English documents. */
export async function lintWithSpectral({ apis, pages }: Contract, report: Report): Promise<void> {
  const spectral = new spectralCore.Spectral();
  spectral.setRuleset(readRuleset({ pages }));
  for (const api of apis) {
    for (const diagnostic of await spectral.run(api.document)) reportDiagnostic(api, diagnostic, report);
  }
}

function reportDiagnostic(
  api: ApiDocument,
  { code, message, path, severity }: ISpectralDiagnostic,
  report: Report,
): void {
  if (severity > LAST_SEVERITY_THAT_COUNTS) return;
  // Warnings of the standard rules stop us too: a rule that may be ignored is switched off by name instead.
  report({ severity: 'error', ...api.locate(toPointer(path.map(String))), message: `${message} (${code})` });
}
