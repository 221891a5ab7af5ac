import { z } from 'zod';

const record = z.strictObject({
  /** `openCard.success`; `common:RATE_LIMITED` for an example that all documents share. */
  example: z.string().regex(/^(common:)?[A-Za-z0-9._-]+$/),
  /** What the page calls it; an error is called as the catalogue says. */
  summary: z.string().optional(),
});

const socketAction = z.union([
  z.strictObject({ connect: z.string(), query: z.record(z.string(), z.union([z.string(), z.number()])) }),
  z.strictObject({ send: z.string(), frame: z.unknown(), record: record.optional() }),
  z.strictObject({
    expect: z.string(),
    on: z.string(),
    where: z.record(z.string(), z.unknown()).optional(),
    record: record.optional(),
    outputs: z.record(z.string(), z.string()).optional(),
  }),
]);

const parameter = z.strictObject({
  name: z.string(),
  in: z.enum(['path', 'query', 'header']),
  value: z.union([z.string(), z.number(), z.boolean()]),
});

const step = z.strictObject({
  stepId: z.string().regex(/^[a-z0-9-]+$/),
  description: z.string().optional(),
  operationId: z
    .string()
    .regex(/^\$sourceDescriptions\.(merchant|token|sandbox)\.\w+$/)
    .optional(),
  /** A request that no operation of the documents describes. */
  'x-operation': z.strictObject({ method: z.string(), path: z.string() }).optional(),
  /** Spaces are appended to the body until it has so many bytes. */
  'x-padding': z.number().optional(),
  parameters: z.array(parameter).default([]),
  requestBody: z.strictObject({ contentType: z.string().optional(), payload: z.unknown() }).optional(),
  successCriteria: z.array(z.strictObject({ condition: z.string() })).default([]),
  /** Sends the request again while a criterion is not met; seconds between two attempts. */
  onFailure: z
    .tuple([
      z.strictObject({
        name: z.string(),
        type: z.literal('retry'),
        retryAfter: z.number().positive(),
        retryLimit: z.number().int().positive(),
      }),
    ])
    .optional(),
  outputs: z.record(z.string(), z.string()).default({}),
  'x-record': z
    .strictObject({
      request: record.optional(),
      response: record.optional(),
      /** Parameters by name. */
      parameters: z.record(z.string(), record).optional(),
    })
    .optional(),
  'x-socket': z.array(socketAction).optional(),
});

/** The part of Arazzo 1.0 that scenarios use. What is written beyond it is a mistake, because nobody would run it. */
export const scenarioShape = z.strictObject({
  arazzo: z.string().regex(/^1\.0\./),
  info: z.strictObject({ title: z.string(), summary: z.string().optional(), version: z.string() }),
  'x-start': z.string(),
  'x-own-runner': z.string().optional(),
  sourceDescriptions: z.array(z.strictObject({ name: z.string(), url: z.string(), type: z.literal('openapi') })),
  workflows: z.array(
    z.strictObject({
      workflowId: z.string(),
      summary: z.string(),
      outputs: z.record(z.string(), z.string()).optional(),
      steps: z.array(step).min(1),
    }),
  ),
});

type ScenarioDocument = z.infer<typeof scenarioShape>;
export type ScenarioStep = z.infer<typeof step>;
export type RecordRequest = z.infer<typeof record>;
export type SocketAction = z.infer<typeof socketAction>;

/** One file of `openapi/scenarios`. */
export type Scenario = {
  name: string;
  file: string;
  document: ScenarioDocument;
  locate(pointer: string): { line?: number };
};
