import { type Block, LABS, type LabName, TOOLS } from '../../../../src/model/page.ts';
import { getText } from '../../texts/texts.ts';
import type { LocaleBuildInput } from '../locale-build.ts';
import { type ResolveDirective, reportAt, type Written } from './directive.ts';
import { errorCatalogue } from './error-catalogue.ts';

/**
 * `::tool{id=signature-doctor}`: a program in the page; its examples go to the first server of the documents. What the checker says of
 * pages is added when all of them are known.
 */
export const resolveTool: ResolveDirective = ({ id = '' }, at, input) => {
  const lab = LABS.find((name) => name === id);
  if (lab) return labBlock(lab, at, input);
  const tool = TOOLS.find((name) => name === id);
  const server = input.apis.flatMap(({ operations }) => operations)[0]?.operation.servers[0]?.url;
  const catalogue = tool === 'checker' ? errorCatalogue(input.apis) : undefined;
  if (tool && server !== undefined)
    return [{ kind: 'tool', tool, server, ...(catalogue && { reference: { catalogue, fields: {}, closeCodes: [] } }) }];
  const known = `Write ::tool{id=…} with one of: ${[...TOOLS, ...LABS].join(', ')}.`;
  if (!tool) reportAt(at, input, `no tool "${id}"`, known);
  else if (input.isComplete)
    reportAt(at, input, `the tool "${tool}" has no server`, 'An API document names one: servers.');
  return [];
};

/** A program on the simulated provider, which a site has or has not. */
function labBlock(lab: LabName, at: Written, input: LocaleBuildInput): Block[] {
  const t = getText(input.locale);
  const hint = 'Set tryIt: true in the site configuration.';
  if (!input.config.tryIt) reportAt(at, input, `the lab "${lab}" needs the simulated provider`, hint);
  return [{ kind: 'lab', lab, title: t(`content:lab.${lab}.title`), about: t(`content:lab.${lab}.about`) }];
}
