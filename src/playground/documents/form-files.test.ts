import { expect, it, vi } from 'vitest';
import { createSample } from './create-sample.ts';
import { findMarks } from './find-marks.ts';
import { listFiles } from './form-files.ts';
import { getLoaded, loadOperation } from './loaded-operations.ts';

vi.stubGlobal('location', { href: 'https://docs.example.com/' });

const schemas = {
  Base: { type: 'object', properties: { scan: { type: 'string', format: 'binary' }, text: { type: 'string' } } },
  Upload: {
    allOf: [
      { $ref: '#/components/schemas/Base' },
      {
        required: ['cover'],
        properties: {
          cover: { type: 'string' },
          pages: { type: 'array', items: { type: 'string', contentMediaType: 'image/png' } },
          encoded: { type: 'string', contentMediaType: 'image/png', contentEncoding: 'base64' },
        },
      },
    ],
  },
};
const upload = (mediaType: string, content: object) => ({
  post: { requestBody: { required: true, content: { [mediaType]: content } }, responses: {} },
});
const document = {
  servers: [{ url: 'https://api.example.com' }],
  paths: {
    '/form': upload('multipart/form-data', {
      schema: { $ref: '#/components/schemas/Upload' },
      encoding: { cover: { contentType: 'image/jpeg' } },
    }),
    '/file': upload('application/pdf', {}),
    '/json': upload('application/json', { schema: { $ref: '#/components/schemas/Upload' } }),
  },
  components: { schemas },
};

async function load(path: string) {
  const operation = { id: path, method: 'POST', path, callDocument: '_data/calls/files.json' } as const;
  await loadOperation(operation as never, async () => document);
  return getLoaded(operation);
}

it('finds files behind references and in parts of a schema, as each version of OpenAPI says it', async () => {
  const { operation } = await load('/form');
  expect([...listFiles(operation, { schemas })]).toEqual([
    ['scan', { isList: false }],
    ['cover', { isList: false }],
    ['pages', { isList: true }],
  ]);
  expect([...(await load('/file')).files.keys()]).toEqual(['']);
  expect([...(await load('/json')).files.keys()]).toEqual([]);
});

it('demands a file that is required, and names those that were chosen in the command', async () => {
  const form = await load('/form');
  const file = await load('/file');
  const cover = new File(['x'], 'a, b.jpg', { type: 'image/jpeg' });
  const draft = { parameters: {}, body: '{"text":"t"}' };
  const chosen = { ...draft, files: { cover: [cover] } };
  expect(findMarks(form, draft)).toEqual([{ field: 'cover', rule: 'required' }]);
  expect(findMarks(form, chosen)).toEqual([]);
  expect(findMarks(file, { parameters: {}, body: '' })).toEqual([{ field: 'body', rule: 'required' }]);

  const command = await createSample('bash', form, { id: 'form', draft: chosen, locale: 'en' });
  expect(command).toContain(`-F 'text=t' \\\n  -F 'cover=@"a, b.jpg"'`);
  const whole = { parameters: {}, body: '', files: { '': [cover] } };
  expect(await createSample('bash', file, { id: 'file', draft: whole, locale: 'en' })).toContain(
    "--data-binary '@a, b.jpg'",
  );
});
