import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

type Edit = (text: string) => string;

const YAML = 'openapi/merchant.v2.yaml';

/** What the author of `POST /v2/card/{cardId}/note` writes, by file. */
const EDITS: Record<string, Edit> = {
  [YAML]: inOrder([
    ['TODO two to five words', 'Add a card note'],
    ['TODO what it is for, in one sentence; then what happens and how it can fail.', 'Attach a note to a card.'],
    ['x-error-groups: [http, sign, token]', 'x-error-groups: [http, sign, token]\n      x-error-codes: [404101]'],
    ['TODO what the response contains.', 'The note of the card.'],
    [
      "'404': { $ref: common.yaml#/components/responses/NotFound }",
      `'404':
          description: The object does not exist.
          headers: *signed
          content:
            application/json:
              schema: { $ref: common.yaml#/components/schemas/ErrorResponse }
              examples:
                CARD_NOT_FOUND: { $ref: examples/merchant.v2.yaml#/components/examples/CARD_NOT_FOUND }`,
    ],
    ['TODO what is requested.', 'A note for a card.'],
    ['[todo]', '[note]'],
    ['todo:', 'note:'],
    ['TODO a field; name it, and say what it holds.', 'Text of the note.'],
    ['TODO what was done.', 'A card note.'],
    ['TODO what it is.', 'The card and its note.'],
    ['[todo]', '[cardId, note]'],
    [
      'todo:',
      "cardId:\n              $ref: '#/components/schemas/CardId'\n              description: Card with the note.\n            note:",
    ],
    ['TODO a field; name it, and say what it holds.', 'Text of the note.'],
  ]),
  'openapi/overlays/merchant.v2.zh.yaml': (text) => `${text}
  - target: $.paths['/v2/card/{cardId}/note'].post
    update:
      summary: 添加卡备注
      description: 为卡添加一条备注。
      responses:
        '200':
          description: 卡的备注。
        '404':
          description: 对象不存在。

  - target: $.components.schemas.NoteCardRequest
    update:
      description: 卡的备注。
      properties:
        note:
          description: 备注内容。

  - target: $.components.schemas.NoteCardResponse
    update:
      description: 卡备注。
      properties:
        data:
          description: 卡及其备注。
          properties:
            cardId:
              description: 备注所属的卡。
            note:
              description: 备注内容。
`,
  'packages/simulator/core/cards/note-card.ts': () => `import type { Call } from '../envelope/call.ts';
import { succeed } from '../envelope/result.ts';
import type { Work } from '../state/work.ts';
import { getCardRecord, touchCard } from './card-records.ts';

export function noteCard(work: Work, { path, body }: Call<'noteCard'>) {
  const { card } = getCardRecord(work, path.cardId);
  touchCard(work, card);
  return succeed(200, { cardId: card.cardId, note: body.note });
}
`,
  'openapi/scenarios/first-runs.arazzo.yaml': (text) =>
    text.replace(
      '  - workflowId: unhappy-tokens\n',
      `      - stepId: note-card
        operationId: $sourceDescriptions.merchant.noteCard
        parameters:
          - name: cardId
            in: path
            value: $workflows.first-card.outputs.cardId
        requestBody:
          contentType: application/json
          payload:
            note: Closed at the request of the holder
        x-record:
          request:
            example: noteCard.success.request
          response:
            example: noteCard.success
$&`,
    ),
  'guides/en/guide/card/card-note.md': inOrder([
    ['TODO one sentence for search engines and the sidebar.', 'Attach a text to a card for your own records.'],
    ['TODO when to call it, and what can go wrong.', 'Write down why a card was opened or closed.'],
  ]),
  'guides/zh/guide/card/card-note.md': inOrder([
    ['TODO one sentence for search engines and the sidebar.', '为卡添加一条备注，供自行查阅。'],
    ['TODO when to call it, and what can go wrong.', '记录开卡或注销的原因。'],
  ]),
};

/** Makes them in a checkout, and gives the files. */
export async function writeNoteCard(checkout: string): Promise<string[]> {
  for (const [name, edit] of Object.entries(EDITS)) {
    const file = join(checkout, name);
    await writeFile(file, edit(await readFile(file, 'utf8')));
  }
  return Object.keys(EDITS);
}

/** Replaces each text at its next occurrence after the one before: first those of the path, then those of the schemas. */
function inOrder(replacements: [from: string, to: string][]): Edit {
  return (text) => {
    let at = Math.max(text.indexOf('operationId: noteCard'), 0);
    return replacements.reduce((changed, [from, to]) => {
      const index = changed.indexOf(from, at);
      if (index < 0) throw new Error(`The skeleton has no "${from}".`);
      at = index + to.length;
      return changed.slice(0, index) + to + changed.slice(index + from.length);
    }, text);
  };
}
