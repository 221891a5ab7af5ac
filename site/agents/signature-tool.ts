import { z } from 'zod';
import { readKey } from '../../packages/simulator/keys/read-key.ts';
import type { ContentStore } from '../../scripts/agents/content-store.ts';
import { defineTool, READ_ONLY, ToolError } from '../../scripts/agents/tool.ts';
import { readRequest } from '../../src/paste/request/read-request.ts';
import { diagnose } from '../provider/doctor/diagnosis/diagnose.ts';
import { addKey, createKeyRing } from '../provider/doctor/keys/key-ring.ts';
import { describeVerdict } from '../provider/doctor/view/describe-verdict.ts';
import { loadTexts } from './texts.ts';

/** Finds out why a signature is refused, as the signature doctor of the site does. */
export function createSignatureTool(store: ContentStore) {
  return defineTool({
    name: 'explain_signature',
    title: 'Explain a refused signature',
    description:
      'Finds out why the signature of a request is refused (401008 and its neighbours), and gives the lines that the server verifies. Takes the request with headers and body as cURL, raw HTTP, fetch or HAR. Nothing is sent. The published test keys are known; give the public key for any other. Never give a private key.',
    inputSchema: z.object({
      request: z.string().min(1).max(1_000_000),
      signed: z.string().optional().describe('The string that the client signed, from its log.'),
      publicKey: z.string().optional().describe('PEM or JWK.'),
      keyId: z.string().optional().describe('Id of the public key.'),
      language: z.enum(store.locales).optional(),
    }),
    outputSchema: z.object({
      verdict: z.string(),
      advice: z.string(),
      certainty: z.enum(['proven', 'likely']),
      lines: z
        .array(z.string())
        .describe('The string to sign, line by line. Each line ends with LF, the last one too.'),
      differences: z.array(z.object({ line: z.number().int(), offset: z.number().int() })),
    }),
    annotations: READ_ONLY,
    async run({ request, signed, publicKey, keyId = '', language = store.locales[0] }) {
      const t = await loadTexts(language);
      const read = readRequest(request);
      if (!read.ok) throw new ToolError(t(`doctor:problem.${read.problem}`));
      const diagnosis = await diagnose({
        request: read.request,
        ...(signed !== undefined && { signed }),
        keys: (await collectKeys(publicKey, keyId)).map(({ jwk }) => jwk).filter(({ use }) => use === 'sig'),
        now: Date.now(),
        isNonceReused: false,
      });
      const { title, advice } = describeVerdict(diagnosis, t);
      return {
        ...{ verdict: title, advice, certainty: diagnosis.certainty },
        lines: diagnosis.lines.map(({ server }) => server),
        differences: diagnosis.lines.flatMap(({ difference }, index) =>
          difference ? [{ line: index + 1, offset: difference.offset }] : [],
        ),
      };
    },
  });
}

async function collectKeys(publicKey: string | undefined, keyId: string) {
  const ring = createKeyRing();
  if (publicKey === undefined) return ring;
  const read = await readKey(publicKey, keyId, 'sig');
  if (!read.ok) throw new ToolError(`The public key cannot be read: ${read.problem}.`);
  return addKey(ring, { jwk: read.key, source: 'imported' });
}
