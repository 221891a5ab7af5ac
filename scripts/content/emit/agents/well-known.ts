import { createHash } from 'node:crypto';
import { withBase } from '../../../../src/model/links.ts';
import type { Compiled } from '../../compile.ts';
import type { Output } from '../output.ts';
import { renderApiCatalog } from './api-catalog.ts';
import { renderSkill } from './skill.ts';

const SKILLS = '.well-known/agent-skills';
const SCHEMA = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json';

/**
 * What clients look for below `.well-known` (RFC 8615): the catalogue of APIs, and a skill with the digest of its bytes. In the source
 * language, of the default version. A site with a base path has them below it: its host has to lead there from the root.
 */
export function wellKnownFiles({ config, localeBuilds }: Compiled): Output[] {
  const localeBuild = localeBuilds.find(({ site, folder }) => site.locale === config.sourceLocale && folder === '');
  const { site, apis } = localeBuild ?? localeBuilds[0] ?? {};
  if (site === undefined || apis === undefined || apis.length === 0) return [];
  const { name, description, content } = renderSkill({
    ...{ apis, site, hasOperationDocuments: config.operationDocuments ?? false },
    ...(config.agentSkill !== undefined && { rules: config.agentSkill }),
  });
  const path = `${SKILLS}/${name}/SKILL.md`;
  const digest = `sha256:${createHash('sha256').update(content).digest('hex')}`;
  const skills = [{ name, type: 'skill-md', description, url: withBase(path, site.base), digest }];
  return [
    { path: '.well-known/api-catalog', content: renderApiCatalog(apis, site) },
    { path, content },
    { path: `${SKILLS}/index.json`, content: `${JSON.stringify({ $schema: SCHEMA, skills }, null, 2)}\n` },
  ];
}
