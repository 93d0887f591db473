import type { Chart } from '../../astrology';
import type { ModelConfig } from '../../config/product/model';
import { describeArguments, createToolCalls, tools, type ToolPlace } from '../tools';
import type { Question } from '../types';
import type { ToolFact } from './check/check-sentences';
import { streamCompletion, type Message, type ToolDefinition } from './chat-completions';
import { buildMessages } from './prompt';
import type { ToolCall } from './stream-parts';
import { withoutThinking } from './thinking';
import type { Usage } from './usage';

const maxToolRounds = 6;
/** The maximum length of an answer; the personas ask for a fifth of it. */
const maxLetters = 4000;

const definitions: ToolDefinition[] = tools.map((tool) => ({
  type: 'function',
  function: { name: tool.name, description: tool.description, parameters: describeArguments(tool) },
}));

/** A tool call of the model, and the reason if it was wrong. */
export interface RecordedCall {
  name: string;
  /** The arguments as received, in JSON. */
  input: string;
  error: string | null;
}

interface ConverseOptions {
  model: ModelConfig;
  findPlace(name: string): Promise<ToolPlace | null>;
  /** The results of the tools so far. */
  given: ToolFact[];
  onUsage(usage: Usage): void;
  onCall?(call: RecordedCall): void;
}

function readArguments(text: string): unknown {
  try {
    return JSON.parse(text === '' ? '{}' : text);
  } catch {
    // The model learns that the call was wrong, so that it can repeat it.
    return text;
  }
}

function createLookup(question: Question, { findPlace, given, onCall }: ConverseOptions) {
  let birthChart: Chart | null = null;
  const call = createToolCalls({
    chart: question.chart,
    person: question.birth,
    now: question.now,
    findPlace,
    onBirth: (chart) => (birthChart = chart),
  });
  return async ({ function: { name, arguments: text } }: ToolCall): Promise<string> => {
    birthChart = null;
    const outcome = await call(name, readArguments(text));
    if ('facts' in outcome) given.push(...outcome.facts.map((fact) => ({ ...fact, birthChart })));
    onCall?.({ name, input: text, error: 'error' in outcome ? outcome.error : null });
    return JSON.stringify(outcome);
  };
}

/** Yields the text of the model and answers its tool calls in between. Throws if the text or the number of calls exceeds its limit. */
export async function* converse(question: Question, options: ConverseOptions, signal: AbortSignal): AsyncGenerator<string, undefined> {
  const { model, onUsage } = options;
  const messages: Message[] = buildMessages(question);
  const lookUp = createLookup(question, options);
  let letters = 0;
  for (let turn = 0; ; turn += 1) {
    const allowsCalls = turn < maxToolRounds;
    const pieces = withoutThinking(streamCompletion(model, { messages, tools: allowsCalls ? definitions : [], onUsage }, signal));
    let response = '';
    let next = await pieces.next();
    for (; !next.done; next = await pieces.next()) {
      response += next.value;
      letters += next.value.length;
      if (letters > maxLetters) throw new Error('The model writes without end.');
      yield next.value;
    }
    const { toolCalls } = next.value;
    if (toolCalls.length === 0) return undefined;
    if (!allowsCalls) throw new Error('The model calls tools without end.');
    messages.push({ role: 'assistant', content: response === '' ? null : response, tool_calls: toolCalls });
    for (const call of toolCalls) messages.push({ role: 'tool', tool_call_id: call.id, content: await lookUp(call) });
  }
}
