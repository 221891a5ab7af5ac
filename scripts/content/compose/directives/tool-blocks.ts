import { localise, type ToolConfig } from '../../../../src/model/config.ts';
import type { Block } from '../../../../src/model/page.ts';
import { getText } from '../../texts/texts.ts';
import type { LocaleBuildInput } from '../locale-build.ts';
import { type ResolveDirective, reportAt, type Written } from './directive.ts';
import { errorCatalogue } from './error-catalogue.ts';

/** The playground's own: it runs the state machines of any documents. */
const LIFECYCLE_LAB = 'lifecycle-lab';

/** `::tool{id=signature-doctor}`: a program of the provider, in the page or behind a link of it. */
export const resolveTool: ResolveDirective = ({ id = '' }, at, input) => {
  const tools: Record<string, ToolConfig | undefined> = input.config.provider?.tools ?? {};
  const tool = id === LIFECYCLE_LAB && input.config.provider ? describeLifecycleLab(input) : tools[id];
  if (tool) return tool.kind === 'dialog' ? labBlock(id, tool, input) : toolBlock(id, tool, { at, input });
  const known = [LIFECYCLE_LAB, ...Object.keys(tools)].join(', ');
  const hint = input.config.provider
    ? `Write ::tool{id=…} with one of: ${known}.`
    : 'Name one in the site configuration: provider.';
  reportAt(at, input, input.config.provider ? `no tool "${id}"` : `the tool "${id}" needs a provider`, hint);
  return [];
};

function describeLifecycleLab({ locale }: LocaleBuildInput): ToolConfig {
  const t = getText(locale);
  return { kind: 'dialog', title: t('content:lifecycleLab.title'), about: t('content:lifecycleLab.about') };
}

type Place = { at: Written; input: LocaleBuildInput };

/** Its examples go to the first server of the documents. What the documents say of pages is added when all of them are known. */
function toolBlock(id: string, tool: Extract<ToolConfig, { kind: 'inline' }>, { at, input }: Place): Block[] {
  const { role, takesValues } = tool;
  const panels = tool.panels?.map((name) => localise(name, input.locale));
  const server = input.apis.flatMap(({ operations }) => operations)[0]?.operation.servers[0]?.url;
  if (server === undefined) {
    if (input.isComplete) reportAt(at, input, `the tool "${id}" has no server`, 'An API document names one: servers.');
    return [];
  }
  const catalogue = role === 'responses' ? errorCatalogue(input.apis) : undefined;
  const reference = catalogue && { reference: { catalogue, fields: {}, closeCodes: [] } };
  return [
    {
      kind: 'tool',
      tool: id,
      server,
      ...(role && { role }),
      ...(takesValues && { takesValues }),
      ...(panels && { panels }),
      ...reference,
    },
  ];
}

function labBlock(id: string, tool: Extract<ToolConfig, { kind: 'dialog' }>, { locale }: LocaleBuildInput): Block[] {
  const { role, title, about } = tool;
  return [
    {
      kind: 'lab',
      lab: id,
      title: localise(title, locale),
      about: localise(about, locale),
      ...(role && { role }),
    },
  ];
}
