import { encodeUtf8 } from '../../../packages/base/encoding/bytes.ts';
import { isRecord } from '../../../packages/base/encoding/json.ts';
import type { JsonValue } from '../../model/schema.ts';
import { FORM, toForm } from '../../samples/serialise.ts';
import { parseBody } from '../client/draft.ts';
import { isJson, MULTIPART } from '../client/media-type.ts';
import type { Draft } from '../provider/draft.ts';
import type { CallOperation } from '../schema/call-document.ts';

/** A body as it is sent, with its media type. `text`: as people read it, with the names of files in place of their bytes. */
export type WrittenBody = { type: string; bytes: Uint8Array<ArrayBuffer>; text: string };

/** Text that is not JSON goes out as it is: the reader wants to see the error. */
export async function writeBody(
  { mediaType, encoding }: NonNullable<CallOperation['body']>,
  draft: Draft,
  files: { has(name: string): boolean },
): Promise<WrittenBody> {
  const { body: typed = '' } = draft;
  const write = (text: string): WrittenBody => ({ type: mediaType, bytes: encodeUtf8(text), text });
  const [file] = draft.files?.[''] ?? [];
  // A form that is a file has no name for it: `file` is what servers expect.
  if (file && mediaType === MULTIPART) return writeParts([{ name: 'file', content: file }]);
  if (file) return { type: mediaType, bytes: new Uint8Array(await file.arrayBuffer()), text: describeFile(file) };
  if (mediaType === MULTIPART) return writeParts(listParts(parseBody(draft) ?? {}, draft, files));
  const value = parseBody(draft);
  if (value === undefined) return write(typed);
  if (isJson(mediaType)) return write(JSON.stringify(value));
  return write(mediaType === FORM ? toForm(value, encoding) : typed);
}

type Part = { name: string; content: string | Blob };

/** Fields in the order of the text, then the files that the reader has chosen. */
function listParts(value: JsonValue, { files: chosen = {} }: Draft, files: { has(name: string): boolean }): Part[] {
  const fields = isRecord(value) ? Object.entries(value).filter(([name]) => !chosen[name]?.length) : [];
  const parts = fields.map(([name, part]): Part => {
    const text = typeof part === 'string' ? part : JSON.stringify(part);
    if (files.has(name)) return { name, content: new File([text], name) };
    return { name, content: typeof part === 'object' ? new Blob([text], { type: 'application/json' }) : text };
  });
  return [
    ...parts,
    ...Object.entries(chosen).flatMap(([name, list]) => list.map((content): Part => ({ name, content }))),
  ];
}

/** The browser writes the parts, with a boundary that none of them has. https://www.rfc-editor.org/rfc/rfc7578 */
async function writeParts(parts: Part[]): Promise<WrittenBody> {
  const form = new FormData();
  for (const { name, content } of parts) form.append(name, content);
  const written = new Response(form);
  const type = written.headers.get('Content-Type') ?? '';
  const boundary = type.split('boundary=')[1] ?? '';
  const lines = await Promise.all(
    parts.map(async ({ name, content }) => {
      const head = `--${boundary}\nContent-Disposition: form-data; name="${name}"`;
      if (typeof content === 'string') return `${head}\n\n${content}`;
      if (!(content instanceof File)) return `${head}\nContent-Type: ${content.type}\n\n${await content.text()}`;
      return `${head}; filename="${content.name}"\n\n${describeFile(content)}`;
    }),
  );
  return {
    type,
    bytes: new Uint8Array(await written.arrayBuffer()),
    text: [...lines, `--${boundary}--`].join('\n'),
  };
}

function describeFile({ name, type, size }: File): string {
  return `<${[name, type || 'application/octet-stream', `${size} B`].join(' · ')}>`;
}
