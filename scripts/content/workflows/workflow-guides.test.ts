import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { compileDocuments } from '../../../tests/setup/compile-documents.ts';
import { makeTemporaryFolder } from '../../../tests/setup/temporary-folder.ts';
import { formatFinding } from '../../findings/finding.ts';
import { createCaches } from '../cache/caches.ts';
import { compile } from '../compile.ts';
import { describeDocumentSite } from '../read/document-site.ts';

const SHOP = `openapi: 3.1.0
info: { title: Shop, version: '1' }
paths:
  /orders:
    post: { operationId: placeOrder, summary: Place an order, responses: { 201: { description: ok } } }
  /orders/{id}:
    get: { operationId: getOrder, summary: Read an order, responses: { 200: { description: ok } } }
`;
const FLOW = `arazzo: 1.0.1
info: { title: Ways through the shop, version: '1' }
sourceDescriptions: [{ name: shop, url: shop.yaml, type: openapi }]
workflows:
  - workflowId: buy
    summary: Buy something.
    description: Orders <b>one</b> thing | and waits.
    inputs: { $ref: '#/components/inputs/buyer' }
    steps:
      - stepId: place
        operationId: $sourceDescriptions.shop.placeOrder
        parameters: [{ name: Idempotency-Key, in: header, value: a|b }]
        requestBody: { payload: { item: $inputs.item } }
        successCriteria: [{ condition: $statusCode == 201 }, { condition: ^new, type: regex, context: $response.body#/state }]
        onFailure: [{ name: again, type: retry, retryAfter: 2, retryLimit: 3, criteria: [{ condition: $statusCode == 503 }] }]
        outputs: { orderId: $response.body#/id }
      - stepId: read
        operationPath: '{$sourceDescriptions.shop.url}#/paths/~1orders~1{id}/get'
        onSuccess: [{ name: done, type: end }]
      - stepId: pay
        workflowId: Pay now
      - stepId: lost
        operationId: sendParcel
    outputs: { order: $steps.place.outputs.orderId }
  - workflowId: Pay now
    steps: []
components:
  inputs:
    buyer: { type: object, properties: { item: { type: [string, 'null'], description: What is bought. } } }
`;

it('makes a page of each workflow, with its calls as links to their operations', async () => {
  const dir = makeTemporaryFolder('workflows');
  await writeFile(join(dir, 'shop.yaml'), SHOP);
  await writeFile(join(dir, 'flow.yaml'), FLOW);
  const caches = createCaches();
  const site = await describeDocumentSite([join(dir, 'shop.yaml'), join(dir, 'flow.yaml')], { caches });
  const { problems, localeBuilds } = await compile(site, caches);

  expect(problems.map(formatFinding)).toEqual([
    'flow.yaml:22:9  warning: No document has the operation sendParcel, which this step calls.\n    hint: Give its document beside the Arazzo description.',
  ]);
  expect(site.config.nav.at(-1)).toEqual({
    text: { en: 'Workflows', zh: '流程' },
    link: '/workflows/buy',
    activeMatch: '/workflows/',
  });
  const pages = localeBuilds[0]?.pages ?? [];
  const page = pages.find(({ path }) => path === '/workflows/buy');
  expect(page).toMatchObject({ title: 'Buy something', description: 'Orders <b>one</b> thing | and waits.' });
  const text = JSON.stringify(page && 'blocks' in page ? page.blocks : []);
  for (const part of [
    '["a",{"href":"/shop/place-order"},"Place an order"]',
    '["a",{"href":"/shop/get-order"},"Read an order"]',
    '["a",{"href":"/workflows/pay-now"},"Pay now"]',
    '["code",null,"sendParcel"]',
    '"Orders <b>one</b> thing | and waits."',
    '["code",null,"a|b"]',
    '["code",null,"$statusCode == 201"]',
    '["code",null,"^new"]," (regex, ",["code",null,"$response.body#/state"],")"',
    '["code",null,"retry"]," × 3, 2 s: ",["code",null,"$statusCode == 503"]',
    '"What is bought."',
    '["code",null,"$steps.place.outputs.orderId"]',
  ])
    expect(text).toContain(part);
  expect(page && 'headings' in page ? page.headings.map(({ text }) => text) : []).toEqual([
    'Inputs',
    '1. place',
    '2. read',
    '3. pay',
    '4. lost',
    'Outputs',
  ]);
});

it('gives a workflow without an id one, and says so at its line', async () => {
  const { pages, problems } = await compileDocuments({
    'shop.yaml': SHOP,
    'flow.yaml': `arazzo: 1.0.1\nworkflows:\n  - workflowId: ''\n    summary: ' '\n    steps: []\n`,
  });
  expect(problems).toEqual([
    'flow.yaml:3:5  warning: This workflow has no workflowId: its page has the id workflow-1.',
  ]);
  expect(pages.find(({ path }) => path === '/workflows/workflow-1')).toMatchObject({ title: 'workflow-1' });
});
