import * as z from 'zod/mini';
import type { ModelConfig } from '../../config/model';
import { readEvents } from './read-events';

/** A message of the protocol, as far as it is used. */
export type Message =
  | { role: 'system' | 'user'; content: string }
  | { role: 'assistant'; content: string | null; tool_calls?: ToolCall[] }
  | { role: 'tool'; tool_call_id: string; content: string };

export interface ToolCall {
  id: string;
  type: 'function';
  function: { name: string; arguments: string };
}

/** A function that the model may call, with a JSON schema of its arguments. */
export interface ToolDefinition {
  type: 'function';
  function: { name: string; description: string; parameters: Record<string, unknown> };
}

/** What a request ends with: the calls that the model wants answered; none after a whole text. */
export interface Completion {
  toolCalls: ToolCall[];
}

const partSchema = z.object({
  choices: z.optional(
    z.array(
      z.object({
        delta: z.optional(
          z.object({
            content: z.optional(z.nullable(z.string())),
            tool_calls: z.optional(
              z.array(
                z.object({
                  index: z.int().check(z.minimum(0), z.maximum(7)),
                  id: z.optional(z.nullable(z.string())),
                  function: z.optional(
                    z.object({ name: z.optional(z.nullable(z.string())), arguments: z.optional(z.nullable(z.string())) }),
                  ),
                }),
              ),
            ),
          }),
        ),
        finish_reason: z.optional(z.nullable(z.string())),
      }),
    ),
  ),
  error: z.optional(z.unknown()),
});
type Part = z.infer<typeof partSchema>;

/** The ends of a text that is whole; a filter's end is none, nor is a stream that only stops. */
const goodEnds = new Set(['stop', 'length', 'tool_calls']);
const maxArguments = 4000;

/** Rejects a promise that takes longer than `limitMs`, and aborts what it waits for. */
async function within<Value>(limitMs: number, what: string, abort: AbortController, promise: Promise<Value>): Promise<Value> {
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

function readPart(data: string): Part {
  const part = partSchema.parse(JSON.parse(data));
  if (part.error !== undefined && part.error !== null) throw new Error('The model reported an error in its stream.');
  return part;
}

function addCalls(calls: ToolCall[], part: Part): void {
  for (const { index, id, function: named } of part.choices?.[0]?.delta?.tool_calls ?? []) {
    const call = (calls[index] ??= { id: '', type: 'function', function: { name: '', arguments: '' } });
    call.id ||= id ?? '';
    call.function.name ||= named?.name ?? '';
    call.function.arguments += named?.arguments ?? '';
    if (call.function.arguments.length > maxArguments) throw new Error('The model floods the arguments of a tool.');
  }
}

/**
 * Streams one completion: yields its text in pieces and returns the tools that it calls. Throws where the endpoint refuses,
 * speaks another protocol, ends early, or is slower than the configuration allows. `signal` ends it.
 */
export async function* streamCompletion(
  { url, name, apiKey, maxTokens, firstWordsMs, stallMs }: ModelConfig,
  { messages, tools }: { messages: Message[]; tools: ToolDefinition[] },
  signal: AbortSignal,
): AsyncGenerator<string, Completion> {
  const abort = new AbortController();
  const ended = AbortSignal.any([signal, abort.signal]);
  const request = {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      ...(apiKey !== null && { authorization: `Bearer ${apiKey}` }),
    },
    body: JSON.stringify({ model: name, stream: true, max_tokens: maxTokens, messages, ...(tools.length > 0 && { tools }) }),
    // A redirect would carry the key and the question to another place.
    redirect: 'error',
    signal: ended,
  } as const;
  try {
    const response = await within(firstWordsMs, 'did not answer', abort, fetch(`${url}/chat/completions`, request));
    if (!response.ok || !response.body) throw new Error(`The model answered with status ${response.status}.`);
    const calls: ToolCall[] = [];
    let end: string | null = null;
    const events = readEvents(response.body);
    for (let limitMs = firstWordsMs; ; limitMs = stallMs) {
      const next = await within(limitMs, 'wrote nothing', abort, events.next());
      if (next.done || next.value === '[DONE]') break;
      const part = readPart(next.value);
      addCalls(calls, part);
      end = part.choices?.[0]?.finish_reason ?? end;
      const text = part.choices?.[0]?.delta?.content;
      if (text) yield text;
    }
    if (end === null || !goodEnds.has(end)) throw new Error(`The model's answer is not whole: ${end ?? 'no end'}.`);
    return { toolCalls: calls.filter(Boolean) };
  } finally {
    abort.abort();
  }
}
