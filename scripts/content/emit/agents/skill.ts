import { pageUrl, withBase } from '../../../../src/model/links.ts';
import type { SiteData } from '../../../../src/model/site.ts';
import { escapeText, linkTarget } from '../../markdown/escape.ts';
import { joinBlocks, list } from '../../markdown/write-blocks.ts';
import type { ApiDocument } from '../../read/api.ts';
import { apiFiles } from '../../read/api-address.ts';
import { getText } from '../../texts/texts.ts';

export type Skill = { name: string; description: string; content: string };

type SkillSource = {
  apis: ApiDocument[];
  site: SiteData;
  hasOperationDocuments: boolean;
  /** What this API demands, as Markdown. */
  rules?: string;
};

/** The skill "integrate this API" (https://agentskills.io/specification): how to read this site, then what its API demands. */
export function renderSkill({ apis, site, hasOperationDocuments, rules }: SkillSource): Skill {
  const t = getText(site.locale);
  const origin = site.origin ?? '';
  const name = getName(site.title);
  const description = t('content:markdown.skill.description', { site: site.title });
  const files = apis.flatMap((api) => apiFiles(api).filter(({ format }) => format === 'yaml'));
  const [openapi] = apis.filter(({ kind }) => kind === 'openapi').flatMap(apiFiles);
  const address = (path: string) => origin + withBase(path, site.base);
  const documents = files.map(({ path }) => `[${escapeText(path)}](${linkTarget(address(path))})`);
  const steps = [
    t('content:markdown.skill.index', { address: `<${origin}${pageUrl('/llms.txt', site)}>` }),
    joinBlocks([t('content:markdown.skill.contracts'), list(documents)]),
    ...(hasOperationDocuments && openapi
      ? [
          t('content:markdown.skill.operations', {
            address: `${address(openapi.path).replace(/\.\w+$/, '')}/{operationId}.json`,
          }),
        ]
      : []),
    t('content:markdown.skill.page'),
    t('content:markdown.skill.errors'),
  ];
  const head = ['---', `name: ${name}`, `description: ${JSON.stringify(description)}`, '---'].join('\n');
  const title = `# ${escapeText(t('content:markdown.skill.title', { site: site.title }))}`;
  const content = joinBlocks([head, title, list(steps, (index) => `${index + 1}.`), rules ?? '']);
  return { name, description, content: `${content}\n` };
}

/** Lower-case letters, digits and single hyphens, at most 64. A title without Latin letters leaves none. */
function getName(title: string): string {
  const words = title.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return ['integrate', ...(words.length > 0 ? words : ['api'])].join('-').slice(0, 64).replace(/-$/, '');
}
