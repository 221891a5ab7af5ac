import { origin } from './origin.ts';

/** What a program that calls this API has to do, for the published skill of coding agents. The pages say why. */
export const agentSkill = `- Develop against the simulator, which needs no account: \`npx api-docs sandbox\` in the folder of the source. Its keys and merchant are public test values: ${origin}/en/guide/quick-start.md
- Sign every request and verify every response. Sign the bytes that leave, and verify the bytes that arrive, before you parse them: ${origin}/en/guide/global-request-header.md
- A repeated request has a new timestamp, nonce and signature, but the same idempotency key and the same body. A call whose outcome is unknown is not a failed call: ${origin}/en/guide/retries.md
- Calculate amounts as decimals, never as binary floating-point numbers.
- Accept unknown fields, enumeration values and error codes.
- Never log keys, tokens, request bodies or card data: ${origin}/en/guide/security.md
- When a signature is refused, compare the canonical request line by line: ${origin}/en/guide/other/signature-doctor.md`;
