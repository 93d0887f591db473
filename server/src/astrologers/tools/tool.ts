import type * as z from 'zod/mini';
import type { Chart } from '../../astrology';
import type { Person } from '../types';

/** A place in degrees, north and east positive. */
export interface ToolPlace {
  name: string;
  lat: number;
  lng: number;
}

/** The inputs of tools: one person's chart, the day of the question, and a search of places. */
export interface ToolContext {
  chart: Chart;
  person: Pick<Person, 'gender' | 'marital_status'>;
  now: Date;
  /** The best match of a town's name; null if none is known. */
  findPlace(name: string): Promise<ToolPlace | null>;
  /** Called with the chart of each birth in a call. */
  onBirth?(chart: Chart): void;
}

/** A wrong call; the message says how to correct it. */
export class ToolError extends Error {}

/** A function over chart, sky and calendar. `run` computes; `describe` states each of its results as one English sentence. */
export interface Tool<Arguments = never, Value = unknown> {
  name: string;
  description: string;
  parameters: z.ZodMiniType<Arguments>;
  /** Throws a ToolError for inconsistent arguments. */
  run(context: ToolContext, input: Arguments): Promise<Value> | Value;
  describe(value: Value): string[];
}

/** Infers the types of a tool's arguments and value. */
export const defineTool = <Arguments, Value>(tool: Tool<Arguments, Value>): Tool<Arguments, Value> => tool;
