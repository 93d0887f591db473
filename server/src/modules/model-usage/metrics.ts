import type { FastifyInstance } from 'fastify';
import { Counter, Histogram } from 'prom-client';

/** Tokens of each answer; the model's provider charges for their sum. */
export const answerTokens = new Histogram({
  name: 'model_answer_tokens',
  help: 'Tokens of an answer of the language model, of what it was given and what it wrote.',
  labelNames: ['kind'],
  buckets: [100, 300, 1000, 3000, 10_000, 30_000],
  registers: [],
});

export const modelAnswers = new Counter({
  name: 'model_answers_total',
  help: 'Questions that came to the language model, by how they ended: answered, failed, or over the budget.',
  labelNames: ['end'],
  registers: [],
});

/** Adds the model's counters to `/metrics`. */
export function addModelMetrics({ metrics }: FastifyInstance): void {
  metrics.registerMetric(answerTokens);
  metrics.registerMetric(modelAnswers);
}
