/** The tokens of one answer: input and output of the model. */
export interface Usage {
  prompt: number;
  answer: number;
}

/** The remaining budget of an account and of the site for today. */
export interface ModelBudget {
  mayAsk(uid: string | undefined): Promise<boolean>;
  /** Counts the tokens of an answer, complete or not. */
  spend(uid: string | undefined, usage: Usage): Promise<void>;
}

const bytesOfToken = 4;

/** Estimates the tokens of a text; a letter of an Indian script has three bytes and is nearly a token by itself. */
export const estimateTokens = (text: string): number => Math.ceil(Buffer.byteLength(text) / bytesOfToken);
