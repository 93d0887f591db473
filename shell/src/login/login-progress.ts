/** The state of the login. It is kept when the modal is closed, for example to look up the code. */
export interface LoginProgress {
  /** Ten digits as typed. */
  mobile: string;
  agreed: boolean;
  code: string;
  sent: SentCode | null;
}

/** A requested code. `at` is when it was sent and `nextAt` when another may be requested, in ms since 1970; `local` means that no SMS is sent. */
export interface SentCode {
  token: string | null;
  at: number;
  nextAt: number;
  local: boolean;
}

export const initialProgress: LoginProgress = { mobile: '', agreed: false, code: '', sent: null };

export type ProgressChange = Partial<LoginProgress> | ((latest: LoginProgress) => Partial<LoginProgress>);

export interface StepProps {
  progress: LoginProgress;
  /** Changes the progress; a function gets the latest one, for answers that arrive late. */
  onProgress: (change: ProgressChange) => void;
}
