/** How far somebody is with logging in. It outlives the modal: who closes it to look for the code finds it as it was. */
export interface LoginProgress {
  /** Ten digits as typed. */
  mobile: string;
  agreed: boolean;
  code: string;
  sent: SentCode | null;
}

/** A code that was asked for. `at` and `nextAt`, from when on another may be, in milliseconds since 1970. `local` says that no SMS goes out here. */
export interface SentCode {
  token: string | null;
  at: number;
  nextAt: number;
  local: boolean;
}

export const notBegun: LoginProgress = { mobile: '', agreed: false, code: '', sent: null };

export interface StepProps {
  progress: LoginProgress;
  onProgress: (change: Partial<LoginProgress>) => void;
}
