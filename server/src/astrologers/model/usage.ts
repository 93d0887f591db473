/** Tokens of one answer: what the model was given, and what it wrote. */
export interface Usage {
  prompt: number;
  answer: number;
}

/** What an account and the site may still use of a model today. */
export interface ModelBudget {
  mayAsk(uid: string | undefined): Promise<boolean>;
  /** Counts the tokens of an answer, whole or not. */
  spend(uid: string | undefined, usage: Usage): Promise<void>;
}

const bytesOfToken = 4;

/** About as many tokens as a text has; an Indian letter, of three bytes, is nearly one by itself. */
export const estimateTokens = (text: string): number => Math.ceil(Buffer.byteLength(text) / bytesOfToken);
