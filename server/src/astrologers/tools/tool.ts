import type * as z from 'zod/mini';
import type { Chart } from '../../astrology';
import type { Person } from '../types';

/** A place in degrees, north and east positive. */
export interface ToolPlace {
  name: string;
  lat: number;
  lng: number;
}

/** What tools compute from: one person's chart, the day of the question, and a search of places. */
export interface ToolContext {
  chart: Chart;
  person: Pick<Person, 'gender' | 'marital_status'>;
  now: Date;
  /** The best match of a town's name; null if none is known. */
  findPlace(name: string): Promise<ToolPlace | null>;
  /** Called with the chart of each birth in a call. */
  onBirth?(chart: Chart): void;
}

/** A call that cannot be answered as it is; the message says what to do instead. */
export class ToolError extends Error {}

/** A function over chart, sky and calendar. `run` computes; `tell` states each of its results as one English sentence. */
export interface Tool<Arguments = never, Value = unknown> {
  name: string;
  description: string;
  parameters: z.ZodMiniType<Arguments>;
  /** Throws a ToolError for arguments that make no sense together. */
  run(context: ToolContext, input: Arguments): Promise<Value> | Value;
  tell(value: Value): string[];
}

/** Keeps the types of a tool's arguments and value together. */
export const defineTool = <Arguments, Value>(tool: Tool<Arguments, Value>): Tool<Arguments, Value> => tool;
