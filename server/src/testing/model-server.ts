import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The behaviour for a request; `body` is the parsed request. */
export type ModelBehaviour = (response: ServerResponse, body: ModelRequest) => void;

export interface ModelRequest {
  model: string;
  stream: boolean;
  max_tokens: number;
  messages: { role: string; content: string | null; tool_call_id?: string }[];
  tools?: { function: { name: string } }[];
}

export interface ModelServer {
  url: string;
  requests: { body: ModelRequest; authorization: string | undefined }[];
  /** The behaviours of the next requests; the last one is repeated. */
  behave(...behaviours: ModelBehaviour[]): void;
  close(): Promise<void>;
}

const headers = { 'content-type': 'text/event-stream' };
const event = (choice: Record<string, unknown>) => `data: ${JSON.stringify({ choices: [choice] })}\n\n`;

/** Streams the chunks as one answer. */
export const say =
  (...pieces: string[]): ModelBehaviour =>
  (response) => {
    response.writeHead(200, headers);
    for (const content of pieces) response.write(event({ delta: { content } }));
    response.end(`${event({ delta: {}, finish_reason: 'stop' })}data: [DONE]\n\n`);
  };

/** Calls a tool, with name and arguments in two chunks. */
export const callTool =
  (name: string, input: object = {}): ModelBehaviour =>
  (response) => {
    const text = JSON.stringify(input);
    response.writeHead(200, headers);
    response.write(event({ delta: { tool_calls: [{ index: 0, id: 'call-1', function: { name, arguments: text.slice(0, 1) } }] } }));
    response.write(event({ delta: { tool_calls: [{ index: 0, function: { arguments: text.slice(1) } }] } }));
    response.end(`${event({ delta: {}, finish_reason: 'tool_calls' })}data: [DONE]\n\n`);
  };

/** Writes the chunks and then nothing more, with the connection open. */
export const stall =
  (...pieces: string[]): ModelBehaviour =>
  (response) => {
    response.writeHead(200, headers);
    response.flushHeaders();
    for (const content of pieces) response.write(event({ delta: { content } }));
  };

/** Writes the chunks and drops the connection. */
export const cut =
  (...pieces: string[]): ModelBehaviour =>
  (response) => {
    response.writeHead(200, headers);
    for (const content of pieces) response.write(event({ delta: { content } }));
    response.write(': bye\n\n', () => response.destroy());
  };

export const refuse =
  (status: number): ModelBehaviour =>
  (response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end('{"error":{"message":"no"}}');

/** Any body instead of the protocol. */
export const write =
  (body: string): ModelBehaviour =>
  (response) =>
    void response.writeHead(200, headers).end(body);

async function readBody(request: IncomingMessage): Promise<ModelRequest> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return JSON.parse(text) as ModelRequest;
}

/** A fake server of chat completions, which can also violate the protocol. */
export async function startModelServer(): Promise<ModelServer> {
  let behaviours: ModelBehaviour[] = [say('')];
  const requests: ModelServer['requests'] = [];
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      requests.push({ body, authorization: request.headers.authorization });
      const behaviour = behaviours.length > 1 ? behaviours.shift() : behaviours[0];
      behaviour?.(response, body);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    behave: (...next) => (behaviours = next),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
