/** A code that was sent to the new number. */
export interface SentToNew {
  mobile: string;
  /** Null if the answer had none. */
  token: string | null;
}
