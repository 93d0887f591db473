import type { ModelConfig } from '../../config/product/model';
import { readEvents } from './read-events';
import { addCalls, createTally, readPart, type ToolCall } from './stream-parts';
import type { Usage } from './usage';

/** The used part of the protocol's message. */
export type Message =
  | { role: 'system' | 'user'; content: string }
  | { role: 'assistant'; content: string | null; tool_calls?: ToolCall[] }
  | { role: 'tool'; tool_call_id: string; content: string };

/** A function that the model may call, with a JSON schema of its arguments. */
export interface ToolDefinition {
  type: 'function';
  function: { name: string; description: string; parameters: Record<string, unknown> };
}

/** The tool calls at the end of a response; none after a complete text. */
export interface Completion {
  toolCalls: ToolCall[];
}

/** The finish reasons of a complete text; a content filter or a stream that just stops is not one. */
const completeReasons = new Set(['stop', 'length', 'tool_calls']);

/** Rejects if a promise takes longer than `limitMs`, and aborts its work. */
async function withTimeout<Value>(limitMs: number, what: string, abort: AbortController, promise: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new Error(`The model ${what} within ${limitMs} ms.`);
      abort.abort(error);
      reject(error);
    }, limitMs);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

const closedCodes: readonly unknown[] = ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'];

/** Retries once if the endpoint closed the connection before it answered, because it may close a kept connection at that moment. */
async function fetchWithRetry(url: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(url, request);
  } catch (error) {
    const { cause } = error as { cause?: { code?: unknown } };
    if (!closedCodes.includes(cause?.code)) throw error;
    return fetch(url, request);
  }
}

interface CompletionRequest {
  messages: Message[];
  tools: ToolDefinition[];
  /** Called once with the tokens of each completion that began, complete or not. */
  onUsage(usage: Usage): void;
}

/**
 * Streams one completion: yields its text in pieces and returns its tool calls. Throws if the endpoint refuses, uses another
 * protocol, ends early, or is slower than the configuration allows. `signal` aborts it.
 */
export async function* streamCompletion(
  { url, name, apiKeys, maxTokens, firstWordsMs, stallMs }: ModelConfig,
  { messages, tools, onUsage }: CompletionRequest,
  signal: AbortSignal,
): AsyncGenerator<string, Completion> {
  const abort = new AbortController();
  const stopSignal = AbortSignal.any([signal, abort.signal]);
  const payload = { messages, ...(tools.length > 0 && { tools }) };
  const tally = createTally(JSON.stringify(payload));
  let hasBegun = false;
  const request = {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      ...(apiKeys !== null && { authorization: `Bearer ${apiKeys.list[0]}` }),
    },
    body: JSON.stringify({ model: name, stream: true, stream_options: { include_usage: true }, max_tokens: maxTokens, ...payload }),
    // A redirect would carry the key and the question to another place.
    redirect: 'error',
    signal: stopSignal,
  } as const;
  try {
    const response = await withTimeout(firstWordsMs, 'did not answer', abort, fetchWithRetry(`${url}/chat/completions`, request));
    if (!response.ok || !response.body) throw new Error(`The model answered with status ${response.status}.`);
    hasBegun = true;
    const calls: ToolCall[] = [];
    let end: string | null = null;
    const events = readEvents(response.body);
    for (let limitMs = firstWordsMs; ; limitMs = stallMs) {
      const next = await withTimeout(limitMs, 'wrote nothing', abort, events.next());
      if (next.done || next.value === '[DONE]') break;
      const part = readPart(next.value);
      tally.read(part);
      addCalls(calls, part);
      end = part.choices?.[0]?.finish_reason ?? end;
      const text = part.choices?.[0]?.delta?.content;
      if (text) yield text;
    }
    if (end === null || !completeReasons.has(end)) throw new Error(`The model's answer is not whole: ${end ?? 'no end'}.`);
    return { toolCalls: calls.filter(Boolean) };
  } finally {
    abort.abort();
    if (hasBegun) onUsage(tally.usage());
  }
}
