/** A kind of attempts in a browser. */
export type Kind = 'visits' | 'comparisons' | 'openings' | 'uses' | 'states';

/** One attempt, also one for which there was no time. */
export interface Attempt {
  kind: Kind;
  /** Whether it ended on the candidate and on the live release. */
  isJudged: boolean;
}

const sentences: Record<Kind, string> = {
  visits: 'none of its pages was visited in time',
  comparisons: 'none of its pages was compared with the live release',
  openings: 'none of its pages was opened by a link, by the keyboard or in the dark beside the live release',
  uses: 'nothing on its pages was pressed or filled in beside the live release',
  states: 'none of its pages was tried in a rare state',
};

/** The kinds of which no attempt was judged, as sentences: a release is not accepted untested. */
export const listUnjudgedKinds = (attempts: readonly Attempt[]): string[] =>
  (Object.keys(sentences) as Kind[])
    .filter((kind) => attempts.some((each) => each.kind === kind) && !attempts.some((each) => each.kind === kind && each.isJudged))
    .map((kind) => sentences[kind]);
