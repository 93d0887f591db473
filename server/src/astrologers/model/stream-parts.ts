import * as z from 'zod/mini';
import { estimateTokens, type Usage } from './usage';

export interface ToolCall {
  id: string;
  type: 'function';
  function: { name: string; arguments: string };
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
  usage: z.optional(z.nullable(z.object({ prompt_tokens: z.number(), completion_tokens: z.number() }))),
  error: z.optional(z.unknown()),
});
export type Part = z.infer<typeof partSchema>;

const maxArguments = 4000;

/** Parses one part of a stream; throws if it has another format. */
export function readPart(data: string): Part {
  const part = partSchema.parse(JSON.parse(data));
  if (part.error !== undefined && part.error !== null) throw new Error('The model reported an error in its stream.');
  return part;
}

export function addCalls(calls: ToolCall[], part: Part): void {
  for (const { index, id, function: named } of part.choices?.[0]?.delta?.tool_calls ?? []) {
    const call = (calls[index] ??= { id: '', type: 'function', function: { name: '', arguments: '' } });
    call.id ||= id ?? '';
    call.function.name ||= named?.name ?? '';
    call.function.arguments += named?.arguments ?? '';
    if (call.function.arguments.length > maxArguments) throw new Error('The model floods the arguments of a tool.');
  }
}

/** The tokens that the endpoint reports, or an estimate if it reports none or the stream was cut off. */
export function createTally(prompt: string) {
  let outputText = '';
  let counted: Usage | null = null;
  return {
    read({ usage, choices }: Part): void {
      const delta = choices?.[0]?.delta;
      outputText += [delta?.content, ...(delta?.tool_calls ?? []).map((call) => call.function?.arguments)].join('');
      if (usage) counted = { prompt: usage.prompt_tokens, answer: usage.completion_tokens };
    },
    usage: (): Usage => counted ?? { prompt: estimateTokens(prompt), answer: estimateTokens(outputText) },
  };
}
