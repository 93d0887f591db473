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

/** Tells findings and differences as soon as they are known, because the whole check takes minutes. */
export const logFound = (log: (line: string) => void, findings: readonly Finding[], differences: readonly string[] = []): void => {
  for (const each of findings) log(`Found: ${formatFinding(each)}`);
  for (const line of differences) log(`Differs: ${line}`);
};

const withoutNumbers = (text: string) => text.replace(/\d+/g, '…');

/** Whether two findings are the same fault at the same place; counts in their text may differ. */
export const isSameFinding = (one: Finding, other: Finding): boolean =>
  one.rule === other.rule && one.at === other.at && withoutNumbers(one.message) === withoutNumbers(other.message);

/** The check has no verdict on a release: it is neither refused nor accepted. */
export class ReleaseNotJudged extends Error {
  constructor(release: string, reasons: readonly string[]) {
    super([`${release} was not judged, which is no reason to release it:`, ...reasons].join('\n'));
  }
}

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
