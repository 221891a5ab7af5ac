import { z } from 'zod';
import type { ContentStore } from '../../scripts/agents/content-store.ts';
import { defineTool, READ_ONLY } from '../../scripts/agents/tool.ts';
import { type Checked, type CheckedText, checkPaste } from '../provider/checker/check-paste.ts';
import { printPath } from '../provider/checker/findings/finding.ts';
import { writeValues } from '../provider/checker/view/write-values.ts';
import type { Text } from '../provider/strings/text.ts';
import { loadTexts } from './texts.ts';

const MAX_FINDINGS = 40;

/** Compares a response or a frame with the contract, as the checker of the site does. */
export function createMessageTool(store: ContentStore) {
  return defineTool({
    name: 'check_message',
    title: 'Check a response or a websocket frame',
    description:
      'Compares a response body, a whole HTTP response, or a websocket frame of this API with the contract: missing and unknown fields, types, patterns, amounts. Nothing is sent. With the request line above it, or with the id of the operation, the right schema is certain.',
    inputSchema: z.object({
      message: z.string().min(1).max(1_000_000),
      operation: z.string().optional().describe('Id of the operation that returned it.'),
      language: z.enum(store.locales).optional(),
    }),
    outputSchema: z.object({
      kind: z.string().describe('What the text is.'),
      subject: z.string().optional().describe('Operation and status, or type of the frame.'),
      verdict: z.string(),
      findings: z.array(
        z.object({
          level: z.string(),
          path: z.string(),
          line: z.number().int(),
          problem: z.string(),
          advice: z.string(),
        }),
      ),
      moreFindings: z.number().int(),
    }),
    annotations: READ_ONLY,
    async run({ message, operation, language = store.locales[0] }) {
      const [t, { errors }] = await Promise.all([loadTexts(language), store.open(language)]);
      const entries = errors?.catalogue.topics.flatMap(({ entries }) => entries) ?? [];
      const names = new Map(entries.map(({ name, code }) => [name, code]));
      return describe(checkPaste(message, { names, choice: operation }), t);
    },
  });
}

function describe(checked: Checked, t: Text) {
  const none = { findings: [], moreFindings: 0 };
  if (checked.kind === 'code')
    return { kind: 'code', subject: String(checked.code), verdict: 'Call explain_error with this code.', ...none };
  if (checked.kind !== 'checked') return { kind: checked.kind, verdict: t('checker:notRecognised'), ...none };
  const subject = nameSubject(checked);
  if (!checked.check)
    return { kind: checked.subject.kind, subject, verdict: t('checker:notRecognisedAdvice'), ...none };
  const { findings } = checked.check;
  const broken = findings.filter(({ level }) => level === 'bad').length;
  return {
    kind: checked.subject.kind,
    subject,
    verdict: broken > 0 ? t('checker:broken', { count: broken }) : t('checker:fits'),
    findings: findings.slice(0, MAX_FINDINGS).map(({ level, path, rule, values }) => {
      const written = writeValues(values, t);
      return {
        level,
        path: printPath(path),
        line: checked.findLine(path) + 1,
        problem: t(`checker:rule.${rule}.title`, written),
        advice: t(`checker:rule.${rule}.advice`, written),
      };
    }),
    moreFindings: Math.max(0, findings.length - MAX_FINDINGS),
  };
}

function nameSubject({ subject }: CheckedText): string {
  switch (subject.kind) {
    case 'response':
      return `${subject.operation} ${subject.status}`;
    case 'frame':
      return subject.type;
    case 'error':
      return String(subject.code);
    default:
      return '';
  }
}
