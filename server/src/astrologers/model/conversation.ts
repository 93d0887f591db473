import type { Chart } from '../../astrology';
import type { ModelConfig } from '../../config/model';
import { argumentsOf, createToolCalls, tools, type Fact, type ToolPlace } from '../tools';
import type { Question } from '../types';
import { streamCompletion, type Message, type ToolCall, type ToolDefinition } from './chat-completions';
import { buildMessages } from './prompt';
import { withoutThinking } from './thinking';

const maxToolRounds = 6;
/** Longer is a flood; the personas ask for a fifth of it. */
const maxLetters = 4000;

const definitions: ToolDefinition[] = tools.map((tool) => ({
  type: 'function',
  function: { name: tool.name, description: tool.description, parameters: argumentsOf(tool) },
}));

/** What a conversation has looked up so far. */
export interface Lookups {
  facts: Fact[];
  /** Charts of births that the person told. */
  charts: Chart[];
}

export const noLookups = (): Lookups => ({ facts: [], charts: [] });

interface ConverseOptions {
  model: ModelConfig;
  findPlace(name: string): Promise<ToolPlace | null>;
  lookups: Lookups;
}

function readArguments(text: string): unknown {
  try {
    return JSON.parse(text === '' ? '{}' : text);
  } catch {
    // Told to the model as a wrong call, which it can repeat.
    return text;
  }
}

function createLookup(question: Question, { findPlace, lookups }: ConverseOptions) {
  const call = createToolCalls({
    chart: question.chart,
    person: question.birth,
    now: question.now,
    findPlace,
    onBirth: (chart) => lookups.charts.push(chart),
  });
  return async ({ function: { name, arguments: text } }: ToolCall): Promise<string> => {
    const outcome = await call(name, readArguments(text));
    if ('facts' in outcome) lookups.facts.push(...outcome.facts);
    return JSON.stringify(outcome);
  };
}

/** The text of the model in pieces, its calls of tools answered in between. Throws where it writes or calls without end. */
export async function* converse(question: Question, options: ConverseOptions, signal: AbortSignal): AsyncGenerator<string, undefined> {
  const { model } = options;
  const messages: Message[] = buildMessages(question);
  const lookUp = createLookup(question, options);
  let letters = 0;
  for (let round = 0; ; round += 1) {
    const mayCall = round < maxToolRounds;
    const pieces = withoutThinking(streamCompletion(model, { messages, tools: mayCall ? definitions : [] }, signal));
    let said = '';
    let next = await pieces.next();
    for (; !next.done; next = await pieces.next()) {
      said += next.value;
      letters += next.value.length;
      if (letters > maxLetters) throw new Error('The model writes without end.');
      yield next.value;
    }
    const { toolCalls } = next.value;
    if (toolCalls.length === 0) return undefined;
    if (!mayCall) throw new Error('The model calls tools without end.');
    messages.push({ role: 'assistant', content: said === '' ? null : said, tool_calls: toolCalls });
    for (const call of toolCalls) messages.push({ role: 'tool', tool_call_id: call.id, content: await lookUp(call) });
  }
}
