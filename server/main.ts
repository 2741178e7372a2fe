import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import * as build from 'virtual:react-router/server-build';
const handler = createRequestHandler(build as never, 'production');
const app = new Hono();
app.all('*', (c) => handler(c.req.raw, new RouterContextProvider() as never));
serve({ fetch: app.fetch, port: 3999 }, () => console.log('up', process.version));
