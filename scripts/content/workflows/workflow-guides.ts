import { stringify } from 'yaml';
import type { Report } from '../../findings/finding.ts';
import type { Caches } from '../cache/caches.ts';
import { asString, isObject } from '../json/json-value.ts';
import { escapeText } from '../markdown/escape.ts';
import type { MarkdownTree } from '../markdown/tree.ts';
import type { ApiDocument } from '../read/api.ts';
import { readFrontmatter } from '../read/frontmatter.ts';
import type { GuideDocument } from '../read/guide.ts';
import type { SourceFile } from '../read/source.ts';
import { textHash } from '../read/text-hash.ts';
import { listWorkflows, type Workflow } from '../read/workflows.ts';
import { indexOperations } from './called-operation.ts';
import { writeWorkflow } from './workflow-text.ts';

type GuidesOptions = Pick<Caches, 'cache'> & {
  locale: string;
  apis: readonly ApiDocument[];
  parse: (text: string) => MarkdownTree;
  report: Report;
};

/** A guide for each workflow of Arazzo descriptions: its inputs, its steps with what they send, success criteria, actions and outputs. */
export function workflowGuides(
  sources: readonly SourceFile[],
  { cache, locale, apis, parse, report }: GuidesOptions,
): GuideDocument[] {
  const workflows = listWorkflows(sources);
  const paths = new Map(workflows.map(({ id, path }) => [id, path]));
  const operations = indexOperations(apis);
  // Descriptions of others may have what no guide may: then they are shown as they are written.
  const toMarkdown = (text: string) => {
    const { findings, links, images } = parse(text);
    const isPlain =
      findings.length === 0 && images.length === 0 && links.every(({ target }) => /^https?:/.test(target));
    return isPlain ? text.replace(/^#/gm, '\\#') : escapeText(text);
  };
  return workflows.flatMap((workflow): GuideDocument[] => {
    const { source, pointer, path, id, value } = workflow;
    if (!asString(value.workflowId)?.trim()) {
      const message = `This workflow has no workflowId: its page has the id ${id}.`;
      report({ severity: 'warning', ...source.locate(`${pointer}/workflowId`), message });
    }
    const reportUnknown = ({ name }: { name: string }, step: number) =>
      report({
        severity: 'warning',
        ...source.locate(`${pointer}/steps/${step}`),
        message: `No document has the operation ${name}, which this step calls.`,
        hint: 'Give its document beside the Arazzo description.',
      });
    const text = `${writeFrontmatter(workflow)}\n${writeWorkflow(workflow, { locale, operations, paths, toMarkdown, reportUnknown })}\n`;
    const frontmatter = readFrontmatter(source.file, text, { report, cache });
    // Words and numbers of others are not held against the contract.
    const tree = { ...parse(text), mentions: [], quantities: [] };
    return frontmatter ? [{ file: source.file, path, frontmatter, hash: textHash(text), tree, images: new Map() }] : [];
  });
}

function writeFrontmatter({ title, value, source }: Workflow): string {
  const { info } = source.value;
  const about =
    asString(value.description) ?? (isObject(info) ? (asString(info.summary) ?? asString(info.title)) : undefined);
  const [description = title] = (about ?? title).trim().split(/\n\s*\n/);
  return `---\n${stringify({ title, description: description.replace(/\s+/g, ' ') })}---\n`;
}
