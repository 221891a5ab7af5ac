import { openDocument } from '../../document/reader.js';
import { asString, isObject, type JsonObject, type JsonValue } from '../json/json-value.ts';
import { cellCode, codeBlock, codeSpan, escapeText } from '../markdown/escape.ts';
import { joinBlocks, table } from '../markdown/write-blocks.ts';
import type { Workflow } from '../read/workflows.ts';
import { getText } from '../texts/texts.ts';
import { type CalledOperation, findCalled, type Operations } from './called-operation.ts';

export type TextOptions = {
  locale: string;
  operations: Operations;
  /** Path of a workflow's page, by its id. */
  paths: ReadonlyMap<string, string>;
  /** A text of the document as Markdown that a guide may have. */
  toMarkdown: (text: string) => string;
  /** Says that a step calls what no document has. */
  reportUnknown: (called: CalledOperation, step: number) => void;
};

/** A workflow as the text of a guide, below its frontmatter. */
export function writeWorkflow({ value, source }: Workflow, options: TextOptions): string {
  const t = getText(options.locale);
  const inputs = listInputs(value.inputs, source.value);
  const steps = listObjects(value.steps);
  return joinBlocks([
    ...describe(value, options),
    ...(inputs.length > 0
      ? [
          `## ${t('content:workflow.inputs')}`,
          table([t('content:workflow.name'), t('content:workflow.type'), t('content:workflow.about')], inputs),
        ]
      : []),
    ...steps.flatMap((step, index) => writeStep(step, index, options)),
    ...writeOutputs(value.outputs, `## ${t('content:workflow.outputs')}`, options),
  ]);
}

function writeStep(step: JsonObject, index: number, options: TextOptions): string[] {
  const t = getText(options.locale);
  const id = asString(step.stepId) ?? String(index + 1);
  const parameters = listObjects(step.parameters).map((parameter) => [
    cellCode(asString(parameter.name) ?? asString(parameter.reference) ?? ''),
    escapeText(asString(parameter.in) ?? ''),
    showValue(parameter.value),
  ]);
  const payload = isObject(step.requestBody) ? step.requestBody.payload : undefined;
  const successes = listObjects(step.successCriteria).map((one) => `- ${writeCriterion(one)}`);
  return [
    `## ${index + 1}. ${escapeText(id)}`,
    ...describe(step, options),
    writeCall(step, index, options),
    ...(parameters.length > 0
      ? [table([t('content:workflow.parameter'), t('content:workflow.in'), t('content:workflow.value')], parameters)]
      : []),
    ...(payload === undefined ? [] : [codeBlock(showPayload(payload), 'json')]),
    ...(successes.length > 0 ? [t('content:workflow.success'), successes.join('\n')] : []),
    ...writeActions(step.onSuccess, t('content:workflow.onSuccess'), options),
    ...writeActions(step.onFailure, t('content:workflow.onFailure'), options),
    ...writeOutputs(step.outputs, t('content:workflow.stepOutputs'), options),
  ];
}

function writeCall(step: JsonObject, index: number, { locale, operations, paths, reportUnknown }: TextOptions): string {
  const t = getText(locale);
  const called = findCalled(step, operations);
  if (called) {
    if (called.id === undefined) reportUnknown(called, index);
    return `${t('content:workflow.calls')} ${called.id === undefined ? codeSpan(called.name) : `[[op:${called.id}]]`}`;
  }
  const workflow = asString(step.workflowId)?.replace(/^\$sourceDescriptions\.[^.]+\./, '') ?? '';
  const path = paths.get(workflow);
  return `${t('content:workflow.runs')} ${path === undefined ? codeSpan(workflow) : `[${escapeText(workflow)}](${path})`}`;
}

/** A condition; one that is a pattern or a path is about the value of an expression: `^ok` (regex, `$response.body#/status`). */
function writeCriterion({ condition, type, context }: JsonObject): string {
  const kind = isObject(type) ? asString(type.type) : asString(type);
  const about = [
    ...(kind && kind !== 'simple' ? [escapeText(kind)] : []),
    ...(asString(context) ? [codeSpan(asString(context) ?? '')] : []),
  ];
  return codeSpan(asString(condition) ?? '') + (about.length > 0 ? ` (${about.join(', ')})` : '');
}

/** What follows a step: the end, a step, a workflow, or the same call again. */
function writeActions(value: JsonValue | undefined, title: string, { paths }: TextOptions): string[] {
  const rows = listObjects(value).map((action) => {
    const workflow = asString(action.workflowId);
    const path = workflow === undefined ? undefined : paths.get(workflow);
    const target = asString(action.stepId) ?? workflow;
    const shown =
      target === undefined ? '' : ` ${path === undefined ? codeSpan(target) : `[${escapeText(target)}](${path})`}`;
    const conditions = listObjects(action.criteria).map(writeCriterion);
    const times = typeof action.retryLimit === 'number' ? ` × ${action.retryLimit}` : '';
    const after = typeof action.retryAfter === 'number' ? `, ${action.retryAfter} s` : '';
    return `- ${codeSpan(asString(action.type) ?? 'goto')}${shown}${times}${after}${conditions.length > 0 ? `: ${conditions.join(', ')}` : ''}`;
  });
  return rows.length > 0 ? [title, rows.join('\n')] : [];
}

function writeOutputs(value: JsonValue | undefined, title: string, { locale }: TextOptions): string[] {
  if (!isObject(value) || Object.keys(value).length === 0) return [];
  const t = getText(locale);
  const rows = Object.entries(value).map(([name, expression]) => [cellCode(name), showValue(expression)]);
  return [title, table([t('content:workflow.name'), t('content:workflow.value')], rows)];
}

/** What a workflow is given: the members of its schema, which may be one of `components/inputs`. */
function listInputs(schema: JsonValue | undefined, root: JsonObject): string[][] {
  const resolved = openDocument(root).follow({ value: schema, pointer: '' }).value;
  const properties = isObject(resolved) && isObject(resolved.properties) ? resolved.properties : {};
  return Object.entries(properties).map(([name, property]) => {
    const { type, description } = isObject(property) ? property : {};
    const types = [type].flat().filter((one) => typeof one === 'string');
    return [cellCode(name), escapeText(types.join(' | ')), escapeText(asString(description) ?? '')];
  });
}

function describe({ description }: JsonObject, { toMarkdown }: TextOptions): string[] {
  const text = asString(description)?.trim();
  return text ? [toMarkdown(text)] : [];
}

function showValue(value: JsonValue | undefined): string {
  return value === undefined ? '' : cellCode(asString(value) ?? JSON.stringify(value));
}

/** A payload may be a text with expressions in it: what is JSON is laid out. */
function showPayload(payload: JsonValue): string {
  return asString(payload)?.trim() ?? JSON.stringify(payload, null, 2);
}

function listObjects(value: JsonValue | undefined): JsonObject[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}
