import { contract } from '../../packages/simulator/generated/contract.ts';
import type { RsaPublicJwk } from '../../packages/simulator/protocol/keys/rsa-jwk.ts';
import { readPastedError } from '../../src/paste/pasted-error.ts';
import { readResponse } from '../../src/paste/read-response.ts';
import type { PastedRequest } from '../../src/paste/request/pasted-request.ts';
import { readRequest } from '../../src/paste/request/read-request.ts';
import { diagnose, saysNonceReused } from '../provider/doctor/diagnosis/diagnose.ts';
import { diagnoseResponse } from '../provider/doctor/response/diagnose-response.ts';
import { describeDifference, describeResponse, describeVerdict } from '../provider/doctor/view/describe-verdict.ts';
import type { Text } from '../provider/strings/text.ts';

type ExplainOptions = {
  keys: readonly RsaPublicJwk[];
  /** What the client says to have signed. */
  signed?: string;
  /** Unix milliseconds. */
  now: number;
  locale: string;
  t: Text;
};

/** `isRight`: nothing is wrong with what was read. */
type Explanation = { lines: string[]; isRight: boolean };

/** Says what is wrong with a request, else with a response, else what an error in the text means. */
export async function explainText(text: string, options: ExplainOptions): Promise<Explanation> {
  const read = readRequest(text);
  if (read.ok) return explainRequest(read.request, text, options);
  const response = readResponse(text);
  if (response) {
    const verdict = await diagnoseResponse(response, options.keys);
    const { title, advice } = describeResponse(verdict, options.t);
    return { lines: [title, advice, ...explainError(response.body, options)], isRight: verdict.kind === 'genuine' };
  }
  const error = explainError(text, options);
  return { lines: error.length > 0 ? error : [options.t(`doctor:problem.${read.problem}`)], isRight: false };
}

async function explainRequest(
  request: PastedRequest,
  text: string,
  { keys, signed, now, t }: ExplainOptions,
): Promise<Explanation> {
  const diagnosis = await diagnose({
    request,
    ...(signed !== undefined && { signed }),
    keys: keys.filter(({ use }) => use === 'sig'),
    now,
    isNonceReused: saysNonceReused(text),
  });
  const { title, advice } = describeVerdict(diagnosis, t);
  const difference = describeDifference(diagnosis, t);
  const isRight = diagnosis.verdict.kind === 'genuine';
  const certainty = isRight ? '' : ` (${t(`doctor:certainty.${diagnosis.certainty}`)})`;
  const lines = diagnosis.lines.map(({ server }) => `  ${server.slice(0, -1)}`);
  return {
    lines: [title + certainty, ...(difference ? [difference] : []), advice, '', t('doctor:lines'), ...lines],
    isRight,
  };
}

/** The first error code of a log, in the words of the contract. */
function explainError(text: string, { locale }: ExplainOptions): string[] {
  const codes = new Map(Object.entries(contract.errors).map(([code, { name }]) => [name, Number(code)]));
  const error = readPastedError(text, codes);
  const known = error?.code === undefined ? undefined : contract.errors[error.code];
  if (!error || !known) return [];
  const details = error.details.map(
    ({ field = '', rule = '', message = '' }) => `  ${[field, rule, message].filter(Boolean).join(': ')}`,
  );
  return [`${error.code} ${known.name}`, locale === 'zh' ? known.message.zh : known.message.en, ...details];
}
