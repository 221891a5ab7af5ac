import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lintFromString, loadConfig } from '@redocly/openapi-core';
import type { Report } from '../content/problem.ts';
import type { Contract } from './contract.ts';

const CONFIG_FILE = fileURLToPath(new URL('../../redocly.yaml', import.meta.url));

/** Redocly's rules on the bundled English documents, the ones that are published. Nothing is fetched. */
export async function lintWithRedocly({ apis, siteDir }: Contract, report: Report): Promise<void> {
  const config = await loadConfig({ configPath: CONFIG_FILE });
  for (const api of apis) {
    const source = JSON.stringify(api.document);
    const absoluteRef = `${resolve(siteDir, api.kind, api.id)}.json`;
    for (const { location, message, ruleId, suggest, ignored } of await lintFromString({
      source,
      absoluteRef,
      config,
    })) {
      if (ignored) continue;
      const pointer = decodeURIComponent(location[0]?.pointer ?? '#/').slice(1);
      const hint = suggest.length > 0 ? `Did you mean ${suggest.join(' or ')}?` : undefined;
      const text = `${message.trim().replace(/\s+/g, ' ')} (${ruleId})`;
      report({ severity: 'error', ...api.locate(pointer === '/' ? '' : pointer), message: text, hint });
    }
  }
}
