import { z } from 'zod';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';

let made: string | undefined;

/**
 * The OpenAPI document of every call, from the schemas that check them, as JSON: made once, as its text takes milliseconds that
 * everybody else would wait for.
 */
export function openapi(shopName: string, publicUrl: string): string {
  made ??= JSON.stringify({
    openapi: '3.1.0',
    info: { title: `${shopName}: the shop’s calls`, version: '1' },
    servers: [{ url: publicUrl }],
    paths: Object.fromEntries(
      calls.map((call) => [call.path, { [call.method.toLowerCase()]: operation(call) }]),
    ),
    components: {
      schemas: { Failure: failure },
      securitySchemes: {
        shopper: { type: 'apiKey', in: 'cookie', name: 'hopup_session' },
        staff: { type: 'apiKey', in: 'cookie', name: 'hopup_staff' },
      },
    },
  });
  return made;
}

function operation(call: Call) {
  const body = call.encoding === 'form' ? picturesForm : schema(call.body, 'input');
  return {
    tags: [call.group],
    summary: call.summary,
    operationId: call.path.slice(1),
    security: security[call.caller],
    ...(call.method === 'POST' && {
      requestBody: {
        required: true,
        content: {
          [call.encoding === 'form' ? 'multipart/form-data' : 'application/json']: { schema: body },
        },
      },
    }),
    responses: {
      200: { description: 'Done', content: { 'application/json': { schema: success(call) } } },
      default: {
        description: 'Not done: 400, 401, 403, 404, 409, 413, 415, 422, 429, 500 or 503',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    },
  };
}

const security = {
  anyone: [],
  shopper: [{ shopper: [] }],
  'shopper or staff': [{ shopper: [] }, { staff: [] }],
  'owner or staff': [{ shopper: [] }, { staff: [] }],
  staff: [{ staff: [] }],
};

const schema = (type: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _schema, ...rest } = z.toJSONSchema(type, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
    // What is read in more ways than one ('12.5' and 12.5) may be anything by its schema, and be left out: what must be there is asked of it.
    override({ zodSchema, jsonSchema }) {
      if (io === 'output' || !(zodSchema instanceof z.ZodObject)) return;
      const required = Object.entries(zodSchema.shape)
        .filter(([, field]) => !field.safeParse(undefined).success)
        .map(([name]) => name);
      if (required.length > 0) jsonSchema.required = required;
      else delete jsonSchema.required;
    },
  });
  return rest;
};

const done = z.object({ status: z.literal(200), message: z.string().optional() });
const success = (call: Call) =>
  call.answer instanceof z.ZodObject
    ? schema(done.extend(call.answer.shape), 'output')
    : schema(call.answer, 'output');

const failure = schema(
  z.object({
    status: z.int(),
    message: z.string(),
    errors: z.record(z.string(), z.string()).optional(),
  }),
  'output',
);

const picturesForm = {
  type: 'object',
  properties: { images: { type: 'array', maxItems: 5, items: { type: 'string', format: 'binary' } } },
  required: ['images'],
};
