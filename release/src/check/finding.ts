/** A reason not to promote a release. */
export interface Finding {
  /** The rule, a short stable name for CI. */
  rule: string;
  /** The file or route, if the finding has one. */
  at: string | null;
  /** What is wrong and what to do, as a sentence. */
  message: string;
}

export const finding = (rule: string, at: string | null, message: string): Finding => ({ rule, at, message });

export const formatFinding = ({ rule, at, message }: Finding) => `${rule}: ${at === null ? '' : `${at}: `}${message}`;

/** The check refuses a release. */
export class ReleaseRefused extends Error {
  constructor(
    release: string,
    readonly findings: readonly Finding[],
    /** The refusal of a site that ran the check. */
    message = [`${release} is refused by the check:`, ...findings.map(formatFinding)].join('\n'),
  ) {
    super(message);
  }
}
