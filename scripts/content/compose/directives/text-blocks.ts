import { localise } from '../../../../src/model/config.ts';
import type { ProseNode, ProseTag } from '../../../../src/model/prose.ts';
import { chapterLinks } from './chapter-links.ts';
import { type ResolveDirective, reportAt } from './directive.ts';

/** `::about{id=listen}`: the description of a document (`info.description`), below the heading that the guide gives it. */
export const resolveAbout: ResolveDirective = ({ id = '' }, at, input) => {
  const api = input.apis.find((candidate) => candidate.id === id);
  if (api) return [{ kind: 'prose', nodes: api.about.map(lowered) }];
  const known = input.apis.map((candidate) => candidate.id).join(', ');
  if (input.isComplete) reportAt(at, input, `no document "${id}"`, `Write ::about{id=…} with one of: ${known}.`);
  return [];
};

const LOWERED: Partial<Record<ProseTag, ProseTag>> = { h2: 'h3', h3: 'h4', h4: 'h5', h5: 'h6' };

function lowered(node: ProseNode): ProseNode {
  if (!Array.isArray(node)) return node;
  const [tag, ...rest] = node;
  return [LOWERED[tag] ?? tag, ...rest];
}

/** `::chapter{id=/guide/key-pair}`: the way to another guide. */
export const resolveChapter: ResolveDirective = ({ id = '' }, at, input) => {
  const links = chapterLinks(id, input);
  if (links) return [{ kind: 'prose', nodes: [links] }];
  const hint = 'Write ::chapter{id=…} with the path of a guide: /guide/key-pair.';
  if (!input.knownPaths.has(id)) reportAt(at, input, `no guide "${id}"`, hint);
  return [];
};

/** `::snippet{id=cardProducts}`: Markdown of the site configuration. */
export const resolveSnippet: ResolveDirective = ({ id = '' }, at, input) => {
  const { snippets = {} } = input.config;
  const snippet = snippets[id];
  if (snippet !== undefined) return input.text(localise(snippet, input.locale));
  const known = Object.keys(snippets).join(', ');
  const hint = `Write ::snippet{id=…} with the name of one in the site configuration: ${known}.`;
  reportAt(at, input, `no snippet "${id}"`, hint);
  return [];
};
