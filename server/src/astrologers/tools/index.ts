import * as z from 'zod/mini';
import { compareTool } from './compare';
import { dashasTool } from './dashas';
import { dayTool } from './day';
import { matchTool } from './match';
import { nameTool } from './name-syllables';
import { planetsTool } from './planets';
import { relativeTool } from './relative';
import { remediesTool } from './remedies';
import { ToolError, type Tool, type ToolContext } from './tool';
import { transitsTool } from './transits';
import { weighTool } from './weigh';
import { yogasTool } from './yogas';

export { ToolError, type ToolContext, type ToolPlace } from './tool';

/** The tools that a model may call. */
export const tools = [
  planetsTool,
  dashasTool,
  transitsTool,
  yogasTool,
  weighTool,
  compareTool,
  dayTool,
  matchTool,
  nameTool,
  remediesTool,
  relativeTool,
] as const;

/** A statement that a tool computed; its id is unique in one conversation, so that a sentence can cite it. */
export interface Fact {
  id: string;
  text: string;
}

export type ToolOutcome = { facts: Fact[] } | { error: string };

const byName = new Map<string, Tool<never, unknown>>(tools.map((tool) => [tool.name, tool as unknown as Tool<never, unknown>]));

/** The arguments of a tool as a JSON schema. */
export const describeArguments = (tool: (typeof tools)[number]): Record<string, unknown> => {
  const { $schema: _, ...schema } = z.toJSONSchema(tool.parameters as z.ZodMiniType);
  return schema;
};

/** Describes what is wrong with an argument, so that the model can correct its call. */
function describeIssue(issue: z.core.$ZodIssue): string {
  const name = issue.path.join('.') || 'arguments';
  if (issue.code === 'unrecognized_keys') return `there is no argument ${issue.keys.join(', ')}`;
  if (issue.code === 'invalid_format') return `${name} is not of the form ${issue.pattern ?? issue.format}`;
  if (issue.code === 'invalid_type') return `${name} must be ${issue.expected === 'object' ? 'an object' : `a ${issue.expected}`}`;
  return `${name}: ${issue.message}`;
}

/** Calls tools for one conversation, with consecutive ids for facts. The result of a wrong call says how to correct it. */
export function createToolCalls(context: ToolContext) {
  let count = 0;
  return async (name: string, input: unknown): Promise<ToolOutcome> => {
    const tool = byName.get(name);
    if (!tool) return { error: `There is no tool "${name}". There are: ${[...byName.keys()].join(', ')}.` };
    const parsed = tool.parameters.safeParse(input);
    if (!parsed.success) return { error: parsed.error.issues.map(describeIssue).join('; ') };
    try {
      const statements = tool.describe((await tool.run(context, parsed.data)) as never);
      return { facts: statements.map((text) => ({ id: `f${(count += 1)}`, text })) };
    } catch (error) {
      if (error instanceof ToolError) return { error: error.message };
      throw error;
    }
  };
}
